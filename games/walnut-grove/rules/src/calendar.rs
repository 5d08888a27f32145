//! When something happens in a game.

use table::When;

use crate::by::{Key, named_enum};
use crate::flow::Stage;
use crate::state::State;

named_enum! {
    /// W1.1: the seasons of a year, and what is before and after them.
    Season: "season" {
        /// Before the first spring: boards, stocks, starting rows.
        Setup = "setup",
        /// The year's disc is turned.
        Year = "year",
        /// W3: tiles.
        Spring = "spring",
        /// W5: harvests.
        Summer = "summer",
        /// W6: the town.
        Fall = "fall",
        /// W7: food and fire.
        Winter = "winter",
        /// W9: the game is over.
        Over = "over",
    }
}

impl Season {
    /// The four of a year.
    pub const OF_A_YEAR: [Season; 4] = [Season::Spring, Season::Summer, Season::Fall, Season::Winter];

    /// The season of a moment.
    pub fn at(when: When) -> Season {
        Season::from_word(when.scene).unwrap_or(Season::Setup)
    }

    /// Whether it is one of the four of a year.
    pub fn is_of_a_year(self) -> bool {
        Season::OF_A_YEAR.contains(&self)
    }

    /// W7: whether what is done now can still prepare for this year's winter.
    pub fn is_before_winter(self) -> bool {
        matches!(self, Season::Spring | Season::Summer | Season::Fall)
    }

    /// All of them, in the order of a game.
    pub fn all() -> impl Iterator<Item = Season> {
        Season::ALL.iter().copied()
    }
}

impl State {
    /// The season.
    pub fn season(&self) -> Season {
        self.stage.season()
    }
}

impl Stage {
    /// The season that the stage belongs to.
    pub fn season(self) -> Season {
        match self {
            Stage::Boards | Stage::Stocks | Stage::First | Stage::Start(_) => Season::Setup,
            Stage::Disc => Season::Year,
            Stage::Tiles | Stage::Spring => Season::Spring,
            Stage::Summer => Season::Summer,
            Stage::Fall(_) => Season::Fall,
            Stage::Winter => Season::Winter,
            Stage::Over => Season::Over,
        }
    }
}
