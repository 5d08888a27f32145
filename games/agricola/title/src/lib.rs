//! Agricola, put together for the house. Page and terminal are made of its words.

use agricola::State;
use agricola::referee::Referee;
use agricola_bots::{Agricola, AgricolaStatistics};
use agricola_words::Phrases;

/// Agricola.
#[derive(Debug)]
pub struct Title;

impl host::Title for Title {
    type Game = State;
    type Evaluation = Agricola;
    type Statistics = AgricolaStatistics;
    type Referee = Referee;
    type Phrases = Phrases;
    type Face = web::TextFace<Phrases>;
}

impl tui::Title for Title {
    type Screen = tui::TextScreen<Agricola, Phrases>;
}
