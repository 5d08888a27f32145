//! Playing on a screen: one loop that waits for keys, for bots and for hints, and draws after each.

mod keys;
mod mouse;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::{fmt, io, thread};

use bots::analysis::Opinion;
use bots::{Bot, Level};
use host::seat_names;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;
use table::{DecisionId, Game, Seat, Viewer};
use words::{Phrasebook, StoryLine};

use crate::asking::Asking;
use crate::command::CommandLine;
use crate::layout::Layout;
use crate::palette::Look;
use crate::pane::{Pan, Pane};
use crate::plain::Lines;
use crate::question::Hint;
use crate::screen::frame::{self, Drawn, Table};
use crate::screen::play::{self, Play};
use crate::screen::{SceneOf, Screen};
use crate::terminal::{Terminal, listen};
use crate::{PlayError, Scene, Sitting, Thought, kit, log};

/// How the game is shown.
#[derive(Clone, Copy, Debug)]
pub struct Options<P> {
    /// In which language.
    pub phrases: P,
    /// On what kind of terminal.
    pub look: Look,
}

type Action<S> = <<S as Lines>::Game as Game>::Action;
type View<S> = <<S as Lines>::Game as Game>::View;
type Illegal<S> = <<S as Lines>::Game as Game>::Illegal;

/// Plays on the terminal until the game is left, and gives it back.
pub fn run<S: Screen>(
    sitting: Sitting<S::Evaluation>,
    options: Options<S::Phrases>,
) -> io::Result<Sitting<S::Evaluation>> {
    let (sender, news) = channel();
    let mut terminal = Terminal::open()?;
    listen(sender.clone());
    let mut app = App::<S>::new(sitting, options, sender);
    app.play(&mut terminal, &news)?;
    Ok(app.sitting)
}

/// What the loop waits for.
pub enum News<G: Game> {
    /// A key, the mouse, another size.
    Input(Event),
    /// A bot has decided.
    Thought(Thought<G>),
    /// A bot has an opinion on a decision, or none.
    Hint(DecisionId, Option<Opinion<G::Action>>),
}

impl<G: Game> From<Event> for News<G> {
    fn from(event: Event) -> News<G> {
        News::Input(event)
    }
}

/// A game on a screen. It knows no terminal: news come in, and it draws on a buffer.
pub struct App<S: Screen> {
    sitting: Sitting<S::Evaluation>,
    options: Options<S::Phrases>,
    names: Vec<String>,
    sender: Sender<News<S::Game>>,
    /// The viewer's seat.
    seat: Seat,
    asking: Option<S::Asking>,
    hint: Option<Hint<Action<S>>>,
    pane: Pane<S::Pane>,
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
    drawn: Drawn<S>,
    redraw: bool,
    over: bool,
}

impl<S: Screen> App<S> {
    /// Begins to show a game; bots and hints report to `sender`, which leads back to [`App::handle`].
    pub fn new(sitting: Sitting<S::Evaluation>, options: Options<S::Phrases>, sender: Sender<News<S::Game>>) -> App<S> {
        let names = seat_names(sitting.words(), options.phrases.words());
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
            pane: Pane::Log,
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
        app.pane = app.home();
        app.go_on();
        app
    }

    /// The game.
    pub fn sitting(&self) -> &Sitting<S::Evaluation> {
        &self.sitting
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the viewer is asked.
    pub fn asking(&self) -> Option<&S::Asking> {
        self.asking.as_ref()
    }

    /// What a bot suggests.
    pub fn hint(&self) -> Option<&Hint<Action<S>>> {
        self.hint.as_ref()
    }

    /// The last message, and whether something went wrong.
    pub fn message(&self) -> Option<(&str, bool)> {
        self.message.as_ref().map(|(text, bad)| (text.as_str(), *bad))
    }

    /// What is typed on the command line, if it is open.
    pub fn typed(&self) -> Option<&str> {
        self.command.as_ref().map(CommandLine::text)
    }

    /// Whether the screen is to be handed over to the viewer first.
    pub fn hands_over(&self) -> bool {
        self.hand_over
    }

    /// Whether the game was left.
    pub fn is_over(&self) -> bool {
        self.over
    }

    fn play(&mut self, terminal: &mut Terminal, news: &Receiver<News<S::Game>>) -> io::Result<()> {
        while !self.over {
            if std::mem::take(&mut self.redraw) {
                terminal.clear()?;
            }
            terminal.draw(|buffer, area| self.draw(buffer, area))?;
            let Ok(first) = news.recv() else { return Ok(()) };
            self.handle(first);
            // All that has arrived meanwhile is answered before the next drawing.
            while let Ok(more) = news.try_recv() {
                self.handle(more);
            }
        }
        Ok(())
    }

    /// Answers to what happened.
    pub fn handle(&mut self, news: News<S::Game>) {
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
                if self.asking.as_ref().is_some_and(|asking| asking.choices().decision == decision) {
                    let opinion = opinion.filter(|opinion| !opinion.actions.is_empty());
                    self.hint = Some(opinion.map_or(Hint::Nothing, Hint::Thought));
                }
            }
        }
    }

    /// Draws the screen; where the cursor is.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect) -> Option<(u16, u16)> {
        let layout = frame::layout::<S>(area, self.sitting.state().seats());
        let before = self.layout.replace(layout);
        if before.map(|before| before.is_wide()) != Some(layout.is_wide()) {
            self.settle_pane();
        }
        let view = self.view();
        let table = Table {
            scene: self.scene(&view),
            own: Some(self.seat),
            asking: self.asking.as_ref(),
            pane: self.pane,
            log: &self.log,
            news: self.news,
            back: self.back,
            pan: self.pan,
        };
        self.drawn = play::draw(
            buffer,
            area,
            &layout,
            &Play {
                table,
                seat: self.seat,
                hint: self.hint.as_ref(),
                message: self.message(),
                command: self.command.as_ref(),
                help: self.help,
                can_undo: self.can_undo(),
                hand_over: self.hand_over,
            },
        );
        self.back = self.back.min(self.drawn.log_back);
        self.drawn.cursor
    }

    fn view(&self) -> View<S> {
        self.sitting.state().view(self.viewer())
    }

    fn scene<'a>(&'a self, view: &'a View<S>) -> SceneOf<'a, S> {
        Scene {
            game: self.sitting.state(),
            viewer: self.viewer(),
            view,
            phrases: self.options.phrases,
            names: &self.names,
            look: self.options.look,
        }
    }

    /// The panels that can be looked at.
    fn panes(&self) -> Vec<Pane<S::Pane>> {
        let view = self.view();
        self.layout.map_or_else(Vec::new, |layout| frame::available::<S>(&layout, &self.scene(&view), self.seat))
    }

    /// The panel of the viewer's own things.
    fn home(&self) -> Pane<S::Pane> {
        let view = self.view();
        Pane::Game(S::seat_pane(&self.scene(&view), self.seat))
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
            // The viewer goes on as long as anything is asked of them.
            let busy = S::Asking::of(self.sitting.state(), self.seat).is_some() && self.sitting.is_person(self.seat);
            if !busy {
                self.seat = person;
                self.hand_over = true;
                self.pane = self.home();
                self.news = self.sitting.story().table().log().len();
            }
        }
        self.ask();
        self.log = log::lines(self.sitting.story(), self.viewer(), self.options.phrases, &self.names);
    }

    /// What is asked of the viewer.
    fn ask(&mut self) {
        let asking = S::Asking::of(self.sitting.state(), self.seat).filter(|_| self.sitting.is_person(self.seat));
        let decision = |asking: &S::Asking| asking.choices().decision;
        let same = asking.as_ref().map(decision) == self.asking.as_ref().map(decision);
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

    /// Shows what the question is about, and nothing that has a place of its own.
    fn settle_pane(&mut self) {
        let panes = self.panes();
        let about = self.asking.as_ref().and_then(|asking| S::question_pane(asking)).map(Pane::Game);
        if self.asking.is_some() || !panes.contains(&self.pane) {
            self.pane = about.filter(|pane| panes.contains(pane)).unwrap_or_else(|| self.home());
        }
    }

    /// Takes note of whether something was done.
    fn took(&mut self, done: Result<(), PlayError<Illegal<S>>>) {
        self.message = done.err().map(|error| (error.say(self.options.phrases), true));
        self.go_on();
    }

    /// Chooses the selected line.
    fn choose(&mut self) {
        let Some(asking) = &mut self.asking else { return };
        if asking.choices_mut().warns() {
            return;
        }
        let seat = asking.choices().seat;
        match asking.choices().answer(self.sitting.state()) {
            Ok(answers) => self.act(seat, &answers),
            Err(why) => self.message = Some((self.options.phrases.refusal(&why), true)),
        }
    }

    fn act(&mut self, seat: Seat, answers: &[Action<S>]) {
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
                let Some(question) = self.sitting.hint_question(self.seat) else { return };
                let (sender, decision) = (self.sender.clone(), asking.choices().decision);
                self.hint = Some(Hint::Thinking);
                thread::spawn(move || {
                    let opinion = question.opinion(&Bot::from(Level::Pioneer));
                    let _ = sender.send(News::Hint(decision, opinion));
                });
            }
        }
    }

    fn open_command(&mut self) {
        let state = self.sitting.state();
        let legal = self.asking.iter().flat_map(|asking| &asking.choices().legal);
        let legal: Vec<String> = legal.map(|&action| state.write(action)).collect();
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
                    let text = self.options.phrases.words().say_with("term-no-notation", about);
                    self.message = Some((text, true));
                    return;
                }
            }
        }
        let arranged = state.arrange(self.seat, &actions);
        self.act(self.seat, &arranged.unwrap_or(actions));
    }
}

impl<S: Screen> fmt::Debug for App<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("sitting", &self.sitting).field("seat", &self.seat).finish_non_exhaustive()
    }
}
