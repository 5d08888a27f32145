//! The command line: answers in the notation (docs/notation.md), completed from what is legal, and a few commands.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use words::Phrasebook;

use crate::kit::{self, Pen};
use crate::palette::Tone;
use crate::scene::Scene;

/// Words that are no answers.
pub const WORDS: [&str; 5] = ["undo", "hint", "help", "restart", "quit"];

/// What is being typed.
#[derive(Clone, Debug, Default)]
pub struct CommandLine {
    text: String,
    /// What can be typed, as long as the question is open.
    known: Vec<String>,
    /// What was typed before, the last one last.
    history: Vec<String>,
    /// How far back in the history.
    back: usize,
    /// While completing goes round: what was typed, and which completion is shown.
    round: Option<(String, usize)>,
}

impl CommandLine {
    /// An empty line; `legal` are the answers that can be given.
    pub fn new(legal: Vec<String>, history: Vec<String>) -> CommandLine {
        let known = legal.into_iter().chain(WORDS.map(str::to_owned)).collect();
        CommandLine { known, history, ..CommandLine::default() }
    }

    /// What was typed.
    pub fn text(&self) -> &str {
        self.text.trim()
    }

    /// Adds a letter.
    pub fn push(&mut self, letter: char) {
        self.text.push(letter);
        self.round = None;
    }

    /// Takes the last letter back; false if there was none.
    pub fn pop(&mut self) -> bool {
        self.round = None;
        self.text.pop().is_some()
    }

    /// Takes the last word back.
    pub fn pop_word(&mut self) {
        self.round = None;
        let kept = self.text.trim_end().rfind(' ').map_or(0, |space| space + 1);
        self.text.truncate(kept);
    }

    /// Takes everything back.
    pub fn clear(&mut self) {
        self.round = None;
        self.text.clear();
    }

    /// What was typed before this, or after.
    pub fn recall(&mut self, older: bool) {
        self.back = if older { (self.back + 1).min(self.history.len()) } else { self.back.saturating_sub(1) };
        let place = self.history.len().checked_sub(self.back);
        self.text = place.and_then(|place| self.history.get(place)).cloned().unwrap_or_default();
        self.round = None;
    }

    /// What fits to what is typed; of several answers, to the last one.
    pub fn fitting(&self) -> Vec<&str> {
        let (_, last) = split(self.round.as_ref().map_or(&self.text, |(typed, _)| typed));
        self.known.iter().map(String::as_str).filter(|known| known.starts_with(last)).collect()
    }

    /// Completes the common prefix, then cycles through the matches.
    pub fn complete(&mut self, on: bool) {
        let fitting: Vec<String> = self.fitting().into_iter().map(str::to_owned).collect();
        if let Some((typed, shown)) = &mut self.round {
            let count = fitting.len().max(1);
            *shown = if on { (*shown + 1) % count } else { (*shown + count - 1) % count };
            let (before, _) = split(typed);
            if let Some(choice) = fitting.get(*shown) {
                self.text = format!("{before}{choice}");
            }
            return;
        }
        let (before, last) = split(&self.text);
        let (before, last) = (before.to_owned(), last.to_owned());
        let Some(common) = common_start(&fitting).filter(|common| common.len() > last.len()) else {
            if let Some(first) = fitting.first().filter(|first| fitting.len() > 1 || **first != last) {
                self.round = Some((self.text.clone(), 0));
                self.text = format!("{before}{first}");
            }
            return;
        };
        self.text = format!("{before}{common}");
    }

    /// Draws the line and, below it, what fits. Where the cursor is.
    pub fn draw<P: Phrasebook>(
        &self,
        buffer: &mut Buffer,
        line: Rect,
        below: Rect,
        scene: &Scene<'_, P>,
    ) -> (u16, u16) {
        let look = scene.look;
        Pen::new(buffer, line)
            .line(Line::from(vec![Span::styled(":", look.strong(Tone::Mark)), Span::raw(self.text.clone())]));
        let fitting = self.fitting();
        let shown = self.round.as_ref().map(|(_, shown)| *shown);
        // The shown one stays in sight.
        let first = shown.unwrap_or(0).saturating_sub(1);
        let mut spans = vec![Span::raw(" ")];
        for (place, word) in fitting.iter().enumerate().skip(first).take(12) {
            let style = if shown == Some(place) { look.strong(Tone::Mark) } else { look.ink(Tone::Faint) };
            spans.extend([Span::styled((*word).to_owned(), style), Span::raw("  ")]);
        }
        if fitting.is_empty() {
            spans.push(Span::styled(scene.say("term-nothing-fits"), look.ink(Tone::Bad)));
        }
        let text = Line::from(spans);
        Pen::new(buffer, below).line(text);
        let typed = u16::try_from(self.text.chars().count() + 1).unwrap_or(u16::MAX);
        ((line.x + typed).min(line.right().saturating_sub(1)), line.y)
    }

    /// What was typed, all answers one by one.
    pub fn answers(&self) -> Vec<&str> {
        self.text.split(';').map(str::trim).filter(|answer| !answer.is_empty()).collect()
    }

    /// What was typed before, with this.
    pub fn into_history(mut self) -> Vec<String> {
        let text = kit::wrap(&self.text, usize::MAX).concat();
        if !text.is_empty() && self.history.last() != Some(&text) {
            self.history.push(text);
        }
        self.history
    }
}

/// What comes before the last answer, and the last answer.
fn split(text: &str) -> (&str, &str) {
    let start = text.rfind(';').map_or(0, |place| place + 1);
    let (before, last) = text.split_at(start);
    let spaces = last.len() - last.trim_start().len();
    (text.get(..before.len() + spaces).unwrap_or(before), last.trim_start())
}

fn common_start(words: &[String]) -> Option<String> {
    let mut words = words.iter();
    let first = words.next()?.clone();
    Some(words.fold(first, |common, word| {
        common.chars().zip(word.chars()).take_while(|(one, other)| one == other).map(|(one, _)| one).collect()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(typed: &str) -> CommandLine {
        let legal = ["move lodge", "move church", "pass"].map(str::to_owned).to_vec();
        let mut line = CommandLine::new(legal, Vec::new());
        typed.chars().for_each(|letter| line.push(letter));
        line
    }

    #[test]
    fn completion_goes_as_far_as_it_is_clear_and_then_round() {
        let mut line = line("m");
        line.complete(true);
        assert_eq!(line.text, "move ");
        line.complete(true);
        assert_eq!(line.text, "move lodge");
        line.complete(true);
        assert_eq!(line.text, "move church");
        line.complete(true);
        assert_eq!(line.text, "move lodge");
        line.complete(false);
        assert_eq!(line.text, "move church");
    }

    #[test]
    fn of_several_answers_the_last_one_is_completed() {
        let mut line = line("pass; move l");
        line.complete(true);
        assert_eq!(line.answers(), ["pass", "move lodge"]);
    }

    #[test]
    fn what_fits_nothing_stays_as_it_is() {
        let mut line = line("fly");
        line.complete(true);
        assert_eq!((line.text(), line.fitting().len()), ("fly", 0));
    }

    #[test]
    fn earlier_lines_come_back() {
        let mut line = CommandLine::new(Vec::new(), line("pass").into_history());
        line.recall(true);
        assert_eq!(line.text(), "pass");
        line.recall(false);
        assert_eq!(line.text(), "");
    }
}
