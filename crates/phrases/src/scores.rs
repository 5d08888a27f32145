//! Points and results.

use table::{Outcome, Seat};
use walnut_grove::score::SoloRank;
use walnut_grove::view::ScoreView;

use crate::Phrases;

/// The lines of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreCategory {
    /// W9.1: fenced areas.
    FencedAreas,
    /// W9.1: farmer and labourers.
    Figures,
    /// W9.1: huts and barns.
    Buildings,
    /// W9.1: coins.
    Coins,
    /// W9.2: improvements.
    Improvements,
    /// W9.3: neighbourly help.
    Help,
    /// All of it.
    Total,
}

impl ScoreCategory {
    /// All lines from top to bottom.
    pub const ALL: [ScoreCategory; 7] = [
        ScoreCategory::FencedAreas,
        ScoreCategory::Figures,
        ScoreCategory::Buildings,
        ScoreCategory::Coins,
        ScoreCategory::Improvements,
        ScoreCategory::Help,
        ScoreCategory::Total,
    ];

    fn word(self) -> &'static str {
        match self {
            ScoreCategory::FencedAreas => "fenced_areas",
            ScoreCategory::Figures => "figures",
            ScoreCategory::Buildings => "buildings",
            ScoreCategory::Coins => "coins",
            ScoreCategory::Improvements => "improvements",
            ScoreCategory::Help => "help",
            ScoreCategory::Total => "total",
        }
    }

    /// The points of this line; `None` if they depend on coins that the viewer may not know.
    pub fn points(self, score: &ScoreView) -> Option<i32> {
        match self {
            ScoreCategory::FencedAreas => Some(score.fenced_areas),
            ScoreCategory::Figures => Some(score.figures),
            ScoreCategory::Buildings => Some(score.buildings),
            ScoreCategory::Coins => score.coins,
            ScoreCategory::Improvements => Some(score.improvements.values().sum()),
            ScoreCategory::Help => Some(score.help),
            ScoreCategory::Total => score.total,
        }
    }
}

impl Phrases {
    /// "Huts and barns"
    pub fn score_category(self, category: ScoreCategory) -> String {
        self.about("score-category", [("category", category.word().into())])
    }

    /// "Huts and barns 3"
    pub(crate) fn score_line(self, category: ScoreCategory, shown: &str) -> String {
        self.about("text-points-part", [("category", category.word().into()), ("shown", shown.into())])
    }

    /// "31 points"
    pub fn points(self, points: i32) -> String {
        minus(self.about("points", [("points", points.into())]))
    }

    /// How well a game alone was played: "Experienced farmer".
    pub fn solo_rank(self, points: i32) -> String {
        self.about("solo-rank", [("rank", rank(points).into())])
    }

    /// How a game ended, in a sentence.
    pub fn result(self, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
        if let [points] = outcome.points.as_slice() {
            let name = name(Seat::new(0));
            let about = [("rank", rank(*points).into()), ("name", name.into()), ("points", (*points).into())];
            return minus(self.about("result-solo", about));
        }
        let points = outcome.winners.first().and_then(|seat| outcome.points.get(seat.index())).copied();
        let Some(points) = points else { return self.plain("result-nobody") };
        let names: Vec<String> = outcome.winners.iter().map(|&seat| name(seat)).collect();
        let text = if names.len() == 1 { "result-won" } else { "result-shared" };
        minus(self.about(text, [("names", self.list(&names).into()), ("points", points.into())]))
    }
}

/// With a real minus sign before negative numbers; hyphens within words stay.
pub(crate) fn minus(text: String) -> String {
    let (mut signed, mut before) = (String::with_capacity(text.len()), ' ');
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let negative = letter == '-' && before == ' ' && letters.peek().is_some_and(char::is_ascii_digit);
        signed.push(if negative { '−' } else { letter });
        before = letter;
    }
    signed
}

fn rank(points: i32) -> &'static str {
    match SoloRank::of(points) {
        None => "lost",
        Some(SoloRank::Won) => "won",
        Some(SoloRank::Experienced) => "experienced",
        Some(SoloRank::Expert) => "expert",
    }
}
