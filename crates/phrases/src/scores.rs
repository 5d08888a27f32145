//! Points and results.

use table::{Outcome, Seat};
use walnut_grove::View;
use walnut_grove::by::Place;
use walnut_grove::score::{ScoreCategory, SoloRank};
use walnut_grove::view::{PlayerView, ScoreView};

use crate::Phrases;

/// A line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// Which.
    pub category: ScoreCategory,
    /// "Huts and barns"
    pub heading: String,
    /// What each seat has, as it is shown.
    pub points: Vec<String>,
}

impl Phrases {
    /// "Huts and barns"
    pub fn score_category(self, category: ScoreCategory) -> String {
        self.about("score-category", [("category", category.word().into())])
    }

    /// Everybody's points by category, from top to bottom.
    pub fn score_sheet(self, view: &View) -> Vec<ScoreLine> {
        let shown = |player: &PlayerView, category: ScoreCategory| match category {
            ScoreCategory::Total => points_so_far(&player.score),
            _ => {
                let points = player.score.lines().into_iter().find(|(line, _)| *line == category);
                points.and_then(|(_, points)| points).map_or_else(|| "?".to_owned(), signed)
            }
        };
        let line = |&category: &ScoreCategory| ScoreLine {
            category,
            heading: self.score_category(category),
            points: view.players.iter().map(|player| shown(player, category)).collect(),
        };
        ScoreCategory::ALL.iter().map(line).collect()
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

/// "31"; "12+?" if it depends on coins that the viewer may not know.
pub fn points_so_far(score: &ScoreView) -> String {
    let known = signed(score.known());
    if score.total.is_some() { known } else { format!("{known}+?") }
}

/// A number with a real minus sign if it is negative.
pub fn signed(number: i32) -> String {
    minus(number.to_string())
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
