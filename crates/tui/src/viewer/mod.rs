//! Looking at a recorded game: step by step, by phases and rounds, with what a bot thinks of each decision.

mod panel;
mod study;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::{fmt, io};

use host::seat_names;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Rect;
use table::{Actor, Entry, Game, Record, Seat, Story, Viewer};
use words::{Phrasebook, StoryLine};

use crate::app::Options;
use crate::layout::Layout;
use crate::pane::{Hit, Pan, Pane};
use crate::plain::Lines;
use crate::screen::frame::{self, Drawn, Table, beside};
use crate::screen::{SceneOf, Screen};
use crate::terminal::{Terminal, listen};
use crate::{Scene, log};
use panel::Moment;
pub use study::News;
use study::{Moments, Study};

type View<S> = <<S as Lines>::Game as Game>::View;

/// Shows a recorded game on the terminal until it is left. The game must begin with `start`; the reason if the record is
/// not sound.
pub fn run<S: Screen>(record: &Record, start: S::Game, options: Options<S::Phrases>) -> io::Result<()> {
    let (sender, news) = channel();
    let mut album = Album::<S>::new(record, start, options, sender.clone()).map_err(io::Error::other)?;
    let mut terminal = Terminal::open()?;
    listen(sender);
    while !album.over {
        if std::mem::take(&mut album.redraw) {
            terminal.clear()?;
        }
        terminal.draw(|buffer, area| {
            album.draw(buffer, area);
            None
        })?;
        let Ok(first) = news.recv() else { return Ok(()) };
        album.handle(first);
        while let Ok(more) = news.try_recv() {
            album.handle(more);
        }
    }
    Ok(())
}

/// A recorded game on a screen, at one of its moments. It knows no terminal: news come in, and it draws on a buffer.
pub struct Album<S: Screen> {
    options: Options<S::Phrases>,
    names: Vec<String>,
    /// The game before the first line and after each.
    states: Vec<S::Game>,
    log: Vec<Entry<<S::Game as Game>::Action>>,
    story: Story<S::Game>,
    moments: Arc<Moments<S::Game>>,
    study: Study<S::Game>,
    sender: Sender<News<S::Game>>,
    /// After how many lines of the record.
    at: usize,
    viewer: Viewer,
    lines: Vec<StoryLine>,
    pane: Pane<S::Pane>,
    /// Whether the panel of the seat that acts is shown.
    follows: bool,
    back: usize,
    pan: Pan,
    typed: String,
    help: Option<usize>,
    layout: Option<Layout>,
    drawn: Drawn<S>,
    redraw: bool,
    over: bool,
}

impl<S: Screen> Album<S> {
    /// Opens a record, or says why it cannot be replayed. What a bot thinks comes through `sender` and goes to
    /// [`Album::handle`].
    pub fn new(
        record: &Record,
        start: S::Game,
        options: Options<S::Phrases>,
        sender: Sender<News<S::Game>>,
    ) -> Result<Album<S>, String> {
        let mut story = Story::new(start.clone());
        let mut states = vec![start];
        let mut moments = BTreeMap::new();
        for (at, line) in record.lines.iter().enumerate() {
            let before = story.state().clone();
            story.play(line).map_err(|reason| format!("line {}: {reason}", line.number))?;
            states.push(story.state().clone());
            if let Some(Entry::Acted { actor: Actor::Seat(seat), action, .. }) = story.table().log().last() {
                moments.insert(at, study::Moment { state: before, seat: *seat, played: *action });
            }
        }
        let mut album = Album {
            options,
            names: seat_names(&record.header.seats, options.phrases.words()),
            log: story.table().log().to_vec(),
            states,
            story,
            moments: Arc::new(moments),
            study: Study::default(),
            sender,
            at: 0,
            viewer: Viewer::Omniscient,
            lines: Vec::new(),
            pane: Pane::Log,
            follows: true,
            back: 0,
            pan: Pan::default(),
            typed: String::new(),
            help: None,
            layout: None,
            drawn: Drawn::default(),
            redraw: false,
            over: false,
        };
        album.show(Seat::default());
        album.tell();
        // Setting up the table is no news to anybody.
        let passages = album.story.whole(Viewer::Omniscient);
        let begins = passages.iter().find(|passage| passage.begins.is_some());
        album.go(begins.map_or(0, |passage| passage.line + 1));
        Ok(album)
    }

    /// After how many lines of the record this is.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The game at this moment.
    pub fn state(&self) -> &S::Game {
        self.states.get(self.at).or(self.states.last()).unwrap_or(self.story.state())
    }

    /// The lines of the record at which somebody decided.
    pub fn decisions(&self) -> impl Iterator<Item = usize> + '_ {
        self.moments.keys().copied()
    }

    /// The lines of which a bot has said what it thinks.
    pub fn evaluated(&self) -> impl Iterator<Item = usize> + '_ {
        self.study.opinions.keys().copied()
    }

    /// Whether a bot thinks about decisions.
    pub fn evaluates(&self) -> bool {
        self.study.is_on()
    }

    fn tell(&mut self) {
        self.lines = log::lines(&self.story, self.viewer, self.options.phrases, &self.names);
    }

    /// Shows the panel of a seat.
    pub fn show(&mut self, seat: Seat) {
        let view = self.view();
        let pane = S::seat_pane(&self.scene(&view), seat);
        self.pane = Pane::Game(pane);
    }

    /// Goes to the game after this many lines.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.log.len());
        self.back = 0;
        let line = self.at.checked_sub(1);
        if let Some(line) = line {
            self.study.look(line);
        }
        if self.follows
            && let Some(seat) = line.and_then(|line| self.moments.get(&line)).map(|moment| moment.seat)
        {
            self.show(seat);
        }
    }

    /// The next moment, or the last one before, at which something else begins.
    fn jump<K: PartialEq>(&mut self, on: bool, part: impl Fn(&S::Game) -> K) {
        let begins = |at: &usize| {
            let (before, here) = (at.checked_sub(1).and_then(|at| self.states.get(at)), self.states.get(*at));
            before.zip(here).is_none_or(|(before, here)| part(before) != part(here))
        };
        let to = match on {
            true => (self.at + 1..self.states.len()).find(begins).unwrap_or(self.log.len()),
            false => (0..self.at).rev().find(begins).unwrap_or(0),
        };
        self.go(to);
    }

    /// Answers to what happened.
    pub fn handle(&mut self, news: News<S::Game>) {
        match news {
            News::Input(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            News::Input(Event::Mouse(mouse)) => match mouse.kind {
                MouseEventKind::ScrollDown => self.go(self.at + 1),
                MouseEventKind::ScrollUp => self.go(self.at.saturating_sub(1)),
                MouseEventKind::Down(MouseButton::Left) => {
                    if let Some(Hit::Pane(pane)) = self.drawn.hits.at(mouse.column, mouse.row) {
                        self.pane = pane;
                        self.follows = false;
                    }
                }
                _ => {}
            },
            News::Input(Event::FocusGained) => self.redraw = true,
            News::Input(_) => {}
            News::Judged(line, opinion) => drop(self.study.opinions.insert(line, opinion)),
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.over = true;
        }
        if let Some(scrolled) = self.help {
            self.help = match key.code {
                KeyCode::Up => Some(scrolled.saturating_sub(1)),
                KeyCode::Down => Some(scrolled + 1),
                _ => None,
            };
            return;
        }
        let far = key.modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char(digit) if digit.is_ascii_digit() => return self.typed.push(digit),
            KeyCode::Enter if !self.typed.is_empty() => self.go(self.typed.parse().unwrap_or(usize::MAX)),
            KeyCode::Right if far => self.jump(true, Game::when),
            KeyCode::Left if far => self.jump(false, Game::when),
            KeyCode::Right | KeyCode::Char('l' | ' ') | KeyCode::Enter => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Char('h') | KeyCode::Backspace => self.go(self.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.jump(true, Game::when),
            KeyCode::Up | KeyCode::Char('k') => self.jump(false, Game::when),
            KeyCode::PageDown => self.jump(true, |game| game.when().part),
            KeyCode::PageUp => self.jump(false, |game| game.when().part),
            KeyCode::Home | KeyCode::Char('g') => self.go(0),
            KeyCode::End | KeyCode::Char('G') => self.go(usize::MAX),
            KeyCode::Char('n') => self.go_to_mistake(true),
            KeyCode::Char('N') => self.go_to_mistake(false),
            KeyCode::Char('e') if self.study.is_on() => self.study.end(),
            KeyCode::Char('e') => {
                let line = self.at.saturating_sub(1);
                self.study.begin::<S::Evaluation>(Arc::clone(&self.moments), line, self.sender.clone());
            }
            KeyCode::Char(key) if self.pan.by(key) => {}
            KeyCode::Char('v') => self.next_viewer(),
            KeyCode::Tab => self.next_pane(true),
            KeyCode::BackTab => self.next_pane(false),
            KeyCode::Esc => self.follows = true,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
            KeyCode::Char('q') => self.over = true,
            _ => {}
        }
        self.typed.clear();
    }

    fn go_to_mistake(&mut self, on: bool) {
        let line = self.at.saturating_sub(1);
        if let Some(mistake) = self.study.mistake(line, on, &self.moments) {
            self.go(mistake + 1);
        }
    }

    /// All that can be seen, then what each seat sees, then what a spectator sees.
    fn next_viewer(&mut self) {
        let seats = self.state().seats();
        self.viewer = match self.viewer {
            Viewer::Omniscient => Viewer::Seat(Seat::default()),
            Viewer::Seat(seat) => {
                let next = Seat::all(seats).find(|&other| other > seat);
                next.map_or(Viewer::Spectator, Viewer::Seat)
            }
            Viewer::Spectator => Viewer::Omniscient,
        };
        self.tell();
    }

    fn next_pane(&mut self, on: bool) {
        let Some(layout) = &self.layout else { return };
        let view = self.view();
        let panes = frame::available::<S>(layout, &self.scene(&view), Seat::default());
        if let Some(pane) = beside(&panes, self.pane, on) {
            self.pane = pane;
            self.pan = Pan::default();
            self.follows = false;
        }
    }

    fn view(&self) -> View<S> {
        self.state().view(self.viewer)
    }

    fn scene<'a>(&'a self, view: &'a View<S>) -> SceneOf<'a, S> {
        Scene {
            game: self.state(),
            viewer: self.viewer,
            view,
            phrases: self.options.phrases,
            names: &self.names,
            look: self.options.look,
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect) {
        let layout = frame::layout::<S>(area, self.state().seats());
        self.layout = Some(layout);
        let view = self.view();
        let so_far = self.lines.iter().position(|line| line.line >= self.at).unwrap_or(self.lines.len());
        let line = self.at.checked_sub(1);
        let table = Table {
            scene: self.scene(&view),
            own: None,
            asking: None,
            pane: self.pane,
            log: self.lines.get(..so_far).unwrap_or_default(),
            news: self.at.saturating_sub(1),
            back: self.back,
            pan: self.pan,
        };
        let moment = Moment {
            table,
            at: self.at,
            lines: self.log.len(),
            entry: line.and_then(|line| self.log.get(line)),
            before: line.and_then(|line| self.states.get(line)),
            study: &self.study,
            moments: &self.moments,
            typed: &self.typed,
            help: self.help,
        };
        self.drawn = panel::draw(buffer, area, &layout, &moment);
    }
}

impl<S: Screen> fmt::Debug for Album<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Album").field("at", &self.at).field("pane", &self.pane).finish_non_exhaustive()
    }
}
