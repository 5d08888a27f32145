//! Playing on a screen: one loop that waits for keys, for bots and for hints, and draws after each.

mod keys;
mod mouse;
#[cfg(test)]
mod tests;

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bots::analysis::Opinion;
use bots::{Bot, Level};
use phrases::{Phrases, StoryLine};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;
use table::{DecisionId, Game, Seat, Viewer};
use walnut_grove::Action;
use walnut_grove::view::AskView;

use crate::asking::Asking;
use crate::command::CommandLine;
use crate::palette::Look;
use crate::screen::ask::Hint;
use crate::screen::farm::Pan;
use crate::screen::layout::Layout;
use crate::screen::log;
use crate::screen::play::{self, Drawn, Play};
use crate::screen::scene::Scene;
use crate::screen::{Pane, kit};
use crate::terminal::{Screen, listen};
use crate::{Sitting, Thought, Trouble, names};

/// How the game is shown.
#[derive(Clone, Copy)]
pub struct Options {
    /// In which language.
    pub phrases: Phrases,
    /// On what kind of terminal.
    pub look: Look,
}

/// Plays on the terminal until the game is left, and gives it back.
pub fn run(sitting: Sitting, options: Options) -> io::Result<Sitting> {
    let (sender, news) = channel();
    let mut screen = Screen::open()?;
    listen(sender.clone());
    let mut app = App::new(sitting, options, sender);
    app.play(&mut screen, &news)?;
    Ok(app.sitting)
}

/// What the loop waits for.
pub(crate) enum News {
    /// A key, the mouse, another size.
    Input(Event),
    /// A bot has decided.
    Thought(Thought),
    /// A bot has an opinion on a decision, or none.
    Hint(DecisionId, Option<Opinion<Action>>),
}

impl From<Event> for News {
    fn from(event: Event) -> News {
        News::Input(event)
    }
}

/// A game on a screen.
pub(crate) struct App {
    sitting: Sitting,
    options: Options,
    names: Vec<String>,
    sender: Sender<News>,
    /// Whose eyes these are.
    seat: Seat,
    asking: Option<Asking>,
    hint: Option<Hint>,
    pane: Pane,
    log: Vec<StoryLine>,
    /// The record's line of this person's last answer.
    news: usize,
    back: usize,
    pan: Pan,
    message: Option<(String, bool)>,
    command: Option<CommandLine>,
    history: Vec<String>,
    help: Option<usize>,
    hand_over: bool,
    layout: Option<Layout>,
    drawn: Drawn,
    redraw: bool,
    over: bool,
}

impl App {
    pub fn new(sitting: Sitting, options: Options, sender: Sender<News>) -> App {
        let names = names(sitting.words(), options.phrases);
        let seat = sitting.person_asked().or_else(|| sitting.people().next()).unwrap_or_default();
        let hand_over = sitting.people().count() > 1 && sitting.person_asked().is_some();
        let mut app = App {
            sitting,
            options,
            names,
            sender,
            seat,
            asking: None,
            hint: None,
            pane: Pane::Farm(seat),
            log: Vec::new(),
            news: usize::MAX,
            back: 0,
            pan: Pan::default(),
            message: None,
            command: None,
            history: Vec::new(),
            help: None,
            hand_over,
            layout: None,
            drawn: Drawn::default(),
            redraw: false,
            over: false,
        };
        app.go_on();
        app
    }

    fn play(&mut self, screen: &mut Screen, news: &Receiver<News>) -> io::Result<()> {
        while !self.over {
            if std::mem::take(&mut self.redraw) {
                screen.clear()?;
            }
            screen.draw(|buffer, area| self.draw(buffer, area))?;
            let Ok(first) = news.recv() else { return Ok(()) };
            self.hear(first);
            // All that has arrived meanwhile is answered before the next drawing.
            while let Ok(more) = news.try_recv() {
                self.hear(more);
            }
        }
        Ok(())
    }

    /// Answers to what happened.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Input(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            News::Input(Event::Mouse(mouse)) => self.mouse(mouse),
            News::Input(Event::Paste(text)) => text.chars().for_each(|letter| self.type_letter(letter)),
            News::Input(Event::FocusGained) => self.redraw = true,
            News::Input(_) => {}
            News::Thought(thought) => {
                let taken = self.sitting.take(thought);
                self.took(taken);
            }
            News::Hint(decision, opinion) => {
                if self.asking.as_ref().is_some_and(|asking| asking.decision == decision) {
                    let opinion = opinion.filter(|opinion| !opinion.actions.is_empty());
                    self.hint = Some(opinion.map_or(Hint::Nothing, Hint::Thought));
                }
            }
        }
    }

    /// Draws the screen; where the cursor is.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect) -> Option<(u16, u16)> {
        let layout = Layout::of(area, self.sitting.state().seats());
        if self.layout.replace(layout).map(|before| before.town.is_some()) != Some(layout.town.is_some()) {
            self.settle_pane();
        }
        let view = self.sitting.state().view(self.viewer());
        let scene = Scene {
            view: &view,
            edition: self.sitting.state().edition(),
            phrases: self.options.phrases,
            names: &self.names,
            look: self.options.look,
        };
        self.drawn = play::draw(
            buffer,
            area,
            &Play {
                scene,
                state: self.sitting.state(),
                seat: self.seat,
                asking: self.asking.as_ref(),
                hint: self.hint.as_ref(),
                pane: self.pane,
                log: &self.log,
                news: self.news,
                back: self.back,
                pan: self.pan,
                message: self.message.as_ref().map(|(text, bad)| (text.as_str(), *bad)),
                command: self.command.as_ref(),
                help: self.help,
                can_undo: self.can_undo(),
                hand_over: self.hand_over,
            },
        );
        self.back = self.back.min(self.drawn.log_back);
        self.drawn.cursor
    }

    fn viewer(&self) -> Viewer {
        match self.sitting.is_person(self.seat) {
            true => Viewer::Seat(self.seat),
            false => Viewer::Spectator,
        }
    }

    fn can_undo(&self) -> bool {
        self.sitting.is_person(self.seat) && self.sitting.can_undo(self.seat)
    }

    /// After the game has changed: who is asked now, and what; bots get their questions.
    fn go_on(&mut self) {
        if let Some(question) = self.sitting.ask_bot() {
            let sender = self.sender.clone();
            thread::spawn(move || {
                // If nobody listens any more, the game was left.
                let _ = sender.send(News::Thought(question.think()));
            });
        }
        if let Some(person) = self.sitting.person_asked().filter(|&person| person != self.seat) {
            // Whoever looks at the screen goes on as long as anything is asked of them.
            let busy = Asking::of(self.sitting.state(), self.seat).is_some() && self.sitting.is_person(self.seat);
            if !busy {
                self.seat = person;
                self.hand_over = true;
                self.pane = Pane::Farm(person);
                self.news = self.sitting.story().table().log().len();
            }
        }
        self.ask();
        self.log = log::told(self.sitting.story(), self.viewer(), self.options.phrases, &self.names);
    }

    /// What is asked of whoever looks at the screen.
    fn ask(&mut self) {
        let asking = Asking::of(self.sitting.state(), self.seat).filter(|_| self.sitting.is_person(self.seat));
        let same = asking.as_ref().map(|asking| asking.decision) == self.asking.as_ref().map(|asking| asking.decision);
        if same && asking.is_some() {
            return;
        }
        self.asking = asking;
        self.hint = None;
        self.pan = Pan::default();
        if self.command.is_some() {
            self.open_command();
        }
        self.settle_pane();
    }

    /// In a small terminal, shows what the question is about.
    fn settle_pane(&mut self) {
        let small = self.layout.is_some_and(|layout| layout.town.is_none());
        let in_town = matches!(self.asking.as_ref().map(|asking| &asking.asks), Some(AskView::Move | AskView::Start));
        match self.asking {
            Some(_) if small && in_town => self.pane = Pane::Town,
            Some(_) => self.pane = Pane::Farm(self.seat),
            None if !small && !matches!(self.pane, Pane::Farm(_)) => self.pane = Pane::Farm(self.seat),
            None => {}
        }
    }

    /// Takes note of whether something was done.
    fn took(&mut self, done: Result<(), Trouble>) {
        self.message = done.err().map(|trouble| (trouble.say(self.options.phrases), true));
        self.go_on();
    }

    /// Chooses the selected line.
    fn choose(&mut self) {
        let Some(asking) = &mut self.asking else { return };
        let nothing_picked = asking.picked() == 0 && asking.outlook.picks.as_ref().is_some_and(|picks| !picks.exactly);
        let submit = asking.entries.iter().position(|entry| entry.what == crate::asking::What::Submit);
        if nothing_picked && let Some(submit) = submit.filter(|&submit| submit != asking.cursor) {
            // To sell nothing takes a second Enter, on the line that says so.
            return asking.select(submit);
        }
        let seat = asking.seat;
        match asking.answer(self.sitting.state()) {
            Ok(answers) => self.act(seat, &answers),
            Err(why) => self.message = Some((self.options.phrases.refusal(&why), true)),
        }
    }

    fn act(&mut self, seat: Seat, answers: &[Action]) {
        let line = self.sitting.story().table().log().len();
        let done = self.sitting.act(seat, answers);
        if done.is_ok() {
            self.news = line;
            self.back = 0;
        }
        self.took(done);
    }

    fn undo(&mut self) {
        let done = self.sitting.undo(self.seat);
        self.took(done);
    }

    /// Takes back all of the open turn.
    fn restart(&mut self) {
        loop {
            self.undo();
            if self.message.is_some() || !self.can_undo() {
                return;
            }
        }
    }

    /// Asks a bot what it would do; asked again, selects what it thinks best.
    fn ask_hint(&mut self) {
        let Some(asking) = &mut self.asking else {
            self.message = Some((self.options.phrases.words().say("problem-not-asked"), true));
            return;
        };
        match &self.hint {
            Some(Hint::Thinking) => {}
            Some(Hint::Thought(opinion)) => {
                if let Some(best) = opinion.actions.first() {
                    asking.point_at(best.action);
                }
            }
            Some(Hint::Nothing) | None => {
                let Some(ponder) = self.sitting.ponder(self.seat) else { return };
                let (sender, decision) = (self.sender.clone(), asking.decision);
                self.hint = Some(Hint::Thinking);
                thread::spawn(move || {
                    let opinion = ponder.opinion(&Bot::from(Level::Pioneer));
                    let _ = sender.send(News::Hint(decision, opinion));
                });
            }
        }
    }

    fn open_command(&mut self) {
        let state = self.sitting.state();
        let legal = self.asking.iter().flat_map(|asking| &asking.outlook.legal);
        let legal: Vec<String> = legal.map(|choice| state.write(choice.action)).collect();
        self.command = Some(CommandLine::new(legal, self.history.clone()));
    }

    /// Does what the command line says.
    fn run_command(&mut self) {
        let Some(command) = self.command.take() else { return };
        let typed = command.text().to_owned();
        let answers: Vec<String> = command.answers().into_iter().map(str::to_owned).collect();
        self.history = command.into_history();
        match typed.as_str() {
            "" => {}
            "undo" => self.undo(),
            "restart" => self.restart(),
            "hint" => self.ask_hint(),
            "help" => self.help = Some(0),
            "quit" | "q" => self.over = true,
            _ => self.answer_typed(&answers),
        }
    }

    /// Answers in the notation. What can be picked in any order can be typed in any order.
    fn answer_typed(&mut self, answers: &[String]) {
        let state = self.sitting.state();
        let mut actions = Vec::new();
        for answer in answers {
            // The scene before an answer, as records have it, may stay.
            let text = answer.split_once(": ").map_or(answer.as_str(), |(_, text)| text);
            let words: Vec<&str> = text.split_whitespace().collect();
            match state.read(&words.join(" ")) {
                Ok(action) => actions.push(action),
                Err(_) => {
                    let about = [("text", kit::cut(answer, 40, self.options.look).into())];
                    let text = self.options.phrases.words().about("term-no-notation", about);
                    self.message = Some((text, true));
                    return;
                }
            }
        }
        let arranged = state.arrange(self.seat, &actions);
        self.act(self.seat, &arranged.unwrap_or(actions));
    }
}
