//! The table as somebody sees it, and in which words and colours.

use phrases::{Phrases, points_so_far, signed};
use table::Seat;
use walnut_grove::view::PlayerView;
use walnut_grove::{Edition, View};
use words::FluentValue;

use crate::palette::Look;

/// What panels are drawn from.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What the game is played with.
    pub edition: &'static Edition,
    /// The language.
    pub phrases: Phrases,
    /// Who sits where.
    pub names: &'a [String],
    /// What the terminal can show.
    pub look: Look,
}

impl<'a> Scene<'a> {
    /// A text.
    pub fn say(&self, name: &str) -> String {
        self.phrases.words().say(name)
    }

    /// A text about something.
    pub fn about<'v, const N: usize>(&self, name: &str, about: [(&'v str, FluentValue<'v>); N]) -> String {
        self.phrases.words().about(name, about)
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A player, once the boards are dealt.
    pub fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.get(seat.index())
    }

    /// Points so far; what depends on coins that one may not know is missing.
    pub fn points(&self, player: &PlayerView) -> String {
        self.shown(&points_so_far(&player.score))
    }

    /// A number with a real minus sign where there is one.
    pub fn minus(&self, number: i32) -> String {
        self.shown(&signed(number))
    }

    /// Points in the letters that the terminal has.
    pub fn shown(&self, points: &str) -> String {
        points.replace('−', self.look.sign("−", "-"))
    }
}
