//! Points and results.

use walnut_grove::View;
use walnut_grove::by::Key;
use walnut_grove::score::{ScoreCategory, SoloRank};
use walnut_grove::view::{PlayerView, ScoreView};
use words::{ScoreLine, minus, signed};

use crate::Phrases;

impl Phrases {
    /// "Huts and barns"
    pub fn score_category(self, category: ScoreCategory) -> String {
        self.say_with("score-category", [("category", category.word().into())])
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
            heading: self.score_category(category),
            is_total: category == ScoreCategory::Total,
            points: view.players.iter().map(|player| shown(player, category)).collect(),
        };
        ScoreCategory::ALL.iter().map(line).collect()
    }

    /// "Huts and barns 3"
    pub(crate) fn score_line(self, category: ScoreCategory, shown: &str) -> String {
        self.say_with("text-points-part", [("category", category.word().into()), ("shown", shown.into())])
    }

    /// How well a game alone was played: "Experienced farmer".
    pub fn solo_rank(self, points: i32) -> String {
        self.say_with("solo-rank", [("rank", rank(points).into())])
    }

    /// How a game alone ended, in a sentence.
    pub(crate) fn solo_result(self, points: i32, name: String) -> String {
        let about = [("rank", rank(points).into()), ("name", name.into()), ("points", points.into())];
        minus(self.say_with("result-solo", about))
    }
}

/// "31"; "12+?" if it depends on coins that the viewer may not know.
pub fn points_so_far(score: &ScoreView) -> String {
    let known = signed(score.known());
    if score.total.is_some() { known } else { format!("{known}+?") }
}

fn rank(points: i32) -> &'static str {
    match SoloRank::of(points) {
        None => "lost",
        Some(SoloRank::Won) => "won",
        Some(SoloRank::Experienced) => "experienced",
        Some(SoloRank::Expert) => "expert",
    }
}
