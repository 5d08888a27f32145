//! What panels are written with: lines one below the other, wrapped text, columns.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::palette::{Look, Paint, Tone};

/// Writes lines from the top of an area to its bottom; what does not fit is left out.
pub struct Pen<'b> {
    /// What is written on.
    pub buffer: &'b mut Buffer,
    area: Rect,
    y: u16,
}

impl<'b> Pen<'b> {
    /// At the top of an area.
    pub fn new(buffer: &'b mut Buffer, area: Rect) -> Pen<'b> {
        let area = area.intersection(buffer.area);
        Pen { buffer, area, y: area.top() }
    }

    /// The lines that are still free.
    pub fn left(&self) -> u16 {
        self.area.bottom().saturating_sub(self.y)
    }

    /// How wide a line is.
    pub fn width(&self) -> usize {
        usize::from(self.area.width)
    }

    /// What is still free.
    pub fn rest(&self) -> Rect {
        Rect { y: self.y.min(self.area.bottom()), height: self.left(), ..self.area }
    }

    /// Where the next line goes.
    pub fn here(&self) -> Rect {
        Rect { y: self.y, height: self.left().min(1), ..self.area }
    }

    /// Leaves lines empty.
    pub fn skip(&mut self, lines: u16) {
        self.y = self.y.saturating_add(lines).min(self.area.bottom());
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl Into<Line<'static>>) {
        if self.left() > 0 {
            self.buffer.set_line(self.area.x, self.y, &line.into(), self.area.width);
            self.y += 1;
        }
    }

    /// Writes text in one style.
    pub fn text(&mut self, text: &str, style: Style) {
        self.line(Line::styled(text.to_owned(), style));
    }

    /// Writes text in as many lines as it takes, but no more than this.
    pub fn wrapped(&mut self, text: &str, style: Style, most: usize) {
        for line in wrap(text, self.width()).into_iter().take(most) {
            self.text(&line, style);
        }
    }
}

/// Breaks text into lines of at most this many letters, between words where possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    // Spaces that must not be broken at, as before French colons, are left alone.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let mut word: Vec<char> = word.chars().collect();
        if length > 0 && length + 1 + word.len() > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        while word.len() > width.max(1) {
            lines.push(word.drain(..width.max(1)).collect());
        }
        length += word.len();
        line.extend(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// A line that is too long goes on below, indented; only its last part is broken.
pub fn folded(line: Line<'static>, width: usize, indent: usize) -> Vec<Line<'static>> {
    if line.width() <= width {
        return vec![line];
    }
    let mut spans = line.spans;
    let Some(last) = spans.pop() else { return Vec::new() };
    let before: usize = spans.iter().map(Span::width).sum();
    let space = if last.content.starts_with(' ') { " " } else { "" };
    let mut parts = wrap(&last.content, width.saturating_sub(before + space.len())).into_iter();
    spans.push(Span::styled(format!("{space}{}", parts.next().unwrap_or_default()), last.style));
    let rest = parts.collect::<Vec<_>>().join(" ");
    let more = wrap(&rest, width.saturating_sub(indent)).into_iter();
    let below = more.map(|text| Line::styled(format!("{}{text}", " ".repeat(indent)), last.style));
    std::iter::once(Line::from(spans)).chain(below).collect()
}

/// Shortens text to this many letters; a sign shows that it was cut.
pub fn cut(text: &str, width: usize, look: Look) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}{}", kept.trim_end(), look.sign("…", "."))
}

/// Makes text that long, so that columns stand below each other.
pub fn pad(text: &str, width: usize, look: Look) -> String {
    let text = cut(text, width, look);
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

/// A heading with a rule to the edge; what is below it is free.
pub fn heading(buffer: &mut Buffer, area: Rect, title: &str, look: Look) -> Rect {
    let mut pen = Pen::new(buffer, area);
    let rule = look.sign("─", "-");
    let rest = pen.width().saturating_sub(title.chars().count() + 4);
    pen.line(Line::from(vec![
        Span::styled(rule.repeat(2), look.ink(Tone::Faint)),
        Span::styled(format!(" {title} "), look.strong(Tone::Accent)),
        Span::styled(rule.repeat(rest), look.ink(Tone::Faint)),
    ]));
    pen.rest()
}

/// A seat's number on its colour.
pub fn seat(number: u8, look: Look) -> Span<'static> {
    let tone = Tone::Seat(usize::from(number.saturating_sub(1)));
    Span::styled(number.to_string(), look.style(Paint { ink: Tone::Ink, ground: tone, strong: true }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_between_words_and_long_words_break_too() {
        assert_eq!(wrap("to be or not to be", 6), ["to be", "or not", "to be"]);
        assert_eq!(wrap("a Hühnerleiter", 5), ["a", "Hühne", "rleit", "er"]);
        assert!(wrap("  ", 5).is_empty());
        assert_eq!(wrap("à toi\u{a0}; viens", 6), ["à", "toi\u{a0};", "viens"]);
    }

    #[test]
    fn columns_are_cut_and_filled() {
        let look = Look { colours: crate::palette::Colours::None, ascii: false };
        assert_eq!(pad("Lodge", 7, look), "Lodge  ");
        assert_eq!(pad("General store", 8, look), "General…");
    }
}
