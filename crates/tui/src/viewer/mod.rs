//! Looking at a recorded game: step by step, by seasons and years, with what a bot thinks of each decision.

mod panel;
mod study;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use phrases::StoryLine;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Rect;
use table::{Actor, Entry, Game, Record, Seat, Story, Viewer};
use walnut_grove::{Season, State};

use crate::app::Options;
use crate::names;
use crate::screen::farm::Pan;
use crate::screen::layout::Layout;
use crate::screen::log;
use crate::screen::play::{Drawn, available, beside};
use crate::screen::scene::Scene;
use crate::screen::{Hit, Pane};
use crate::terminal::{Screen, listen};
use panel::Looking;
use study::{Moment, News, Study};

/// Shows a recorded game on the terminal until it is left. The game must begin with `start`; the reason if the record is
/// not sound.
pub fn run(record: &Record, start: State, options: Options) -> io::Result<()> {
    let (sender, news) = channel();
    let mut viewer = Album::new(record, start, options, sender.clone()).map_err(io::Error::other)?;
    let mut screen = Screen::open()?;
    listen(sender);
    while !viewer.over {
        if std::mem::take(&mut viewer.redraw) {
            screen.clear()?;
        }
        screen.draw(|buffer, area| {
            viewer.draw(buffer, area);
            None
        })?;
        let Ok(first) = news.recv() else { return Ok(()) };
        viewer.hear(first);
        while let Ok(more) = news.try_recv() {
            viewer.hear(more);
        }
    }
    Ok(())
}

/// A recorded game, and where in it one looks.
struct Album {
    options: Options,
    names: Vec<String>,
    /// The game before the first line and after each.
    states: Vec<State>,
    log: Vec<Entry<walnut_grove::Action>>,
    story: Story<State>,
    moments: Arc<BTreeMap<usize, Moment>>,
    study: Study,
    sender: Sender<News>,
    /// After how many lines of the record.
    at: usize,
    viewer: Viewer,
    told: Vec<StoryLine>,
    pane: Pane,
    /// Whether the farm of whoever acts is shown.
    follows: bool,
    back: usize,
    pan: Pan,
    typed: String,
    help: Option<usize>,
    layout: Option<Layout>,
    drawn: Drawn,
    redraw: bool,
    over: bool,
}

impl Album {
    fn new(record: &Record, start: State, options: Options, sender: Sender<News>) -> Result<Album, String> {
        let mut story = Story::new(start);
        let mut states = vec![start];
        let mut moments = BTreeMap::new();
        for (at, line) in record.lines.iter().enumerate() {
            let before = *story.state();
            story.play(line).map_err(|reason| format!("line {}: {reason}", line.number))?;
            states.push(*story.state());
            if let Some(Entry::Acted { actor: Actor::Seat(seat), action, .. }) = story.table().log().last() {
                moments.insert(at, Moment { state: before, seat: *seat, played: *action });
            }
        }
        let mut album = Album {
            options,
            names: names(&record.header.seats, options.phrases),
            log: story.table().log().to_vec(),
            states,
            story,
            moments: Arc::new(moments),
            study: Study::default(),
            sender,
            at: 0,
            viewer: Viewer::Omniscient,
            told: Vec::new(),
            pane: Pane::Farm(Seat::default()),
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
        album.tell();
        // Setting up the table is no news to anybody.
        let first_spring = album.states.iter().position(|state| state.season() == Season::Spring);
        album.go(first_spring.unwrap_or(0));
        Ok(album)
    }

    fn tell(&mut self) {
        self.told = log::told(&self.story, self.viewer, self.options.phrases, &self.names);
    }

    fn state(&self) -> State {
        self.states.get(self.at).or(self.states.last()).copied().unwrap_or(*self.story.state())
    }

    /// Looks at the game after so many lines.
    fn go(&mut self, at: usize) {
        self.at = at.min(self.log.len());
        self.back = 0;
        let line = self.at.checked_sub(1);
        if let Some(line) = line {
            self.study.look(line);
        }
        if self.follows
            && let Some(moment) = line.and_then(|line| self.moments.get(&line))
        {
            self.pane = Pane::Farm(moment.seat);
        }
    }

    /// The next moment, or the last one before, at which something else begins.
    fn jump<K: PartialEq>(&mut self, on: bool, part: impl Fn(&State) -> K) {
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

    fn hear(&mut self, news: News) {
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
            KeyCode::Right if far => self.jump(true, season),
            KeyCode::Left if far => self.jump(false, season),
            KeyCode::Right | KeyCode::Char('l' | ' ') | KeyCode::Enter => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Char('h') | KeyCode::Backspace => self.go(self.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.jump(true, season),
            KeyCode::Up | KeyCode::Char('k') => self.jump(false, season),
            KeyCode::PageDown => self.jump(true, State::year),
            KeyCode::PageUp => self.jump(false, State::year),
            KeyCode::Home | KeyCode::Char('g') => self.go(0),
            KeyCode::End | KeyCode::Char('G') => self.go(usize::MAX),
            KeyCode::Char('n') => self.go_to_mistake(true),
            KeyCode::Char('N') => self.go_to_mistake(false),
            KeyCode::Char('e') if self.study.is_on() => self.study.end(),
            KeyCode::Char('e') => {
                let line = self.at.saturating_sub(1);
                self.study.begin(Arc::clone(&self.moments), line, self.sender.clone());
            }
            KeyCode::Char(key) if self.pan.by(key) => {}
            KeyCode::Char('v') => self.next_viewer(),
            KeyCode::Tab => self.look_on(true),
            KeyCode::BackTab => self.look_on(false),
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

    /// Everybody's eyes, then each seat's, then a spectator's.
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

    fn look_on(&mut self, on: bool) {
        let Some(layout) = &self.layout else { return };
        let panes = available(layout, self.state().seats(), Seat::default());
        if let Some(pane) = beside(&panes, self.pane, on) {
            self.pane = pane;
            self.pan = Pan::default();
            self.follows = false;
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect) {
        let state = self.state();
        let layout = Layout::of(area, state.seats());
        self.layout = Some(layout);
        let view = state.view(self.viewer);
        let scene = Scene {
            view: &view,
            edition: state.edition(),
            phrases: self.options.phrases,
            names: &self.names,
            look: self.options.look,
        };
        let heard = self.told.iter().position(|told| told.line >= self.at).unwrap_or(self.told.len());
        let line = self.at.checked_sub(1);
        let looking = Looking {
            scene,
            at: self.at,
            lines: self.log.len(),
            entry: line.and_then(|line| self.log.get(line)).copied(),
            before: line.and_then(|line| self.states.get(line)).copied(),
            viewer: self.viewer,
            pane: self.pane,
            told: self.told.get(..heard).unwrap_or_default(),
            back: self.back,
            pan: self.pan,
            study: &self.study,
            moments: &self.moments,
            typed: &self.typed,
            help: self.help,
        };
        self.drawn = panel::draw(buffer, area, &layout, &looking);
    }
}

fn season(state: &State) -> (u8, Season) {
    (state.year(), state.season())
}
