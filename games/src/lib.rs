//! The games of this house. A game is a folder beside this one, a dependency, and a line below.

use host::{AnyTitle, Of};
use tui::Title;

/// Does something with a game whose types it does not know beforehand.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<T: Title>(self) -> Self::Output;
}

macro_rules! titles {
    ($($title:ty),* $(,)?) => {
        /// All games, the usual one first.
        pub static ALL: &[&dyn AnyTitle] = &[$(&Of::<$title>::new()),*];

        /// Does something with the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
            $(if name == <<$title as host::Title>::Game as table::Game>::NAME {
                return Some(visitor.visit::<$title>());
            })*
            None
        }
    };
}

titles! {
    walnut_grove_title::Title,
    agricola_title::Title,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_names_of_their_own() {
        for (place, title) in ALL.iter().enumerate() {
            assert!(ALL.iter().skip(place + 1).all(|other| other.name() != title.name()), "{}", title.name());
        }
    }
}
