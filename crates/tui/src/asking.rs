//! What a person is asked, and how far they are with the answer.

use std::fmt;

use ratatui::crossterm::event::KeyCode;
use table::{Game, Seat};

use crate::choices::Choices;
use crate::palette::Look;

/// A question to a person. A game without pictures to point at uses [`Choices`] itself; others keep more beside it, such as
/// where a tile is about to be laid.
pub trait Asking<G: Game>: Sized + fmt::Debug {
    /// What a seat is asked, if it is.
    fn of(game: &G, seat: Seat) -> Option<Self>;

    /// The lines to choose from.
    fn choices(&self) -> &Choices<G>;

    /// The same, to be changed.
    fn choices_mut(&mut self) -> &mut Choices<G>;

    /// Takes an arrow, a letter or a space before the list of choices gets it. Whether it meant anything.
    fn key(&mut self, _key: KeyCode) -> bool {
        false
    }

    /// Selects what an action is about, so that Enter would give it.
    fn point_at(&mut self, action: G::Action) {
        self.choices_mut().point_at(action);
    }

    /// The most important keys, each with the name of the text that says what it does.
    fn keys(&self, _look: Look) -> Vec<(&'static str, &'static str)> {
        match self.choices().picks {
            Some(_) => vec![("1-9", "term-key-pick"), ("Enter", "term-key-done")],
            None => vec![("1-9", "term-key-choose"), ("Enter", "term-key-do")],
        }
    }
}

impl<G: Game> Asking<G> for Choices<G> {
    fn of(game: &G, seat: Seat) -> Option<Choices<G>> {
        Choices::of(game, seat)
    }

    fn choices(&self) -> &Choices<G> {
        self
    }

    fn choices_mut(&mut self) -> &mut Choices<G> {
        self
    }
}
