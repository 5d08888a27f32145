//! The table as a viewer sees it, and in which words and colours.

use table::{Actor, Game, Seat, Viewer};
use words::{FluentValue, Phrasebook, signed};

use crate::palette::Look;

/// What panels are drawn from.
pub struct Scene<'a, P: Phrasebook> {
    /// The game, for what it can be asked; what is shown comes from the view.
    pub game: &'a P::Game,
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the viewer may know.
    pub view: &'a <P::Game as Game>::View,
    /// The language.
    pub phrases: P,
    /// Who sits where.
    pub names: &'a [String],
    /// What the terminal can show.
    pub look: Look,
}

impl<P: Phrasebook> Clone for Scene<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Phrasebook> Copy for Scene<'_, P> {}

impl<P: Phrasebook> Scene<'_, P> {
    /// A text.
    pub fn say(&self, name: &str) -> String {
        self.phrases.words().say(name)
    }

    /// A text with arguments.
    pub fn say_with<'v, const N: usize>(&self, name: &str, arguments: [(&'v str, FluentValue<'v>); N]) -> String {
        self.phrases.words().say_with(name, arguments)
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// The seats that are asked something.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.game.open().filter_map(|decision| match decision.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        })
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
