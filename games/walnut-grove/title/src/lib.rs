//! Walnut Grove, put together for the house.

mod course;

use tutorial::Course;
use walnut_grove::State;
use walnut_grove::referee::Referee;
use walnut_grove_bots::{WalnutGrove, WalnutGroveStatistics};
use walnut_grove_tui::WalnutGroveScreen;
use walnut_grove_web::WalnutGroveFace;
use walnut_grove_words::Phrases;

/// Walnut Grove.
#[derive(Debug)]
pub struct Title;

impl host::Title for Title {
    type Game = State;
    type Evaluation = WalnutGrove;
    type Statistics = WalnutGroveStatistics;
    type Referee = Referee;
    type Phrases = Phrases;
    type Face = WalnutGroveFace;

    fn course() -> Option<&'static Course> {
        Some(&course::COURSE)
    }
}

impl tui::Title for Title {
    type Screen = WalnutGroveScreen;
}
