//! Points and results.

use agricola::View;
use agricola::score::SOLO_GOAL;
use agricola::view::PlayerView;
use words::{ScoreLine, minus, signed};

use crate::Phrases;

/// V10.1: the goals of games alone, one after the other.
const GOALS: [i32; 8] = [SOLO_GOAL, 55, 59, 62, 64, 65, 66, 67];

impl Phrases {
    /// "Unused spaces"; the category by its name in a score.
    pub fn score_category(self, category: &str) -> String {
        self.say_with("score-category", [("category", category.into())])
    }

    /// Everybody's points by category, from top to bottom.
    pub fn score_sheet(self, view: &View) -> Vec<ScoreLine> {
        let categories = view.players.first().map(|player| player.score.lines().map(|(category, _)| category));
        let line = |category: &'static str| ScoreLine {
            heading: self.score_category(category),
            is_total: false,
            points: view.players.iter().map(|player| points_in(player, category)).collect(),
        };
        let total = ScoreLine {
            heading: self.score_category("total"),
            is_total: true,
            points: view.players.iter().map(|player| signed(player.score.total)).collect(),
        };
        categories.into_iter().flatten().map(line).chain([total]).collect()
    }

    /// A player's points in one line: "Fields 2, Pastures −1, …, total 12".
    pub(crate) fn points_text(self, player: &PlayerView, name: &str) -> String {
        let part = |(category, points): (&str, i32)| {
            let shown = ("shown", signed(points).into());
            self.say_with("text-points-part", [("category", category.into()), shown])
        };
        let mut parts: Vec<String> = player.score.lines().into_iter().map(part).collect();
        parts.push(self.say_with("text-points-total", [("shown", signed(player.score.total).into())]));
        self.say_with("text-points", [("name", name.into()), ("parts", parts.join(", ").into())])
    }

    /// How far a game alone came: "Goal 2 of 8 reached".
    pub fn solo_rank(self, points: i32) -> String {
        self.say_with("solo-rank", [("goal", goal(points).into()), ("goals", GOALS.len().into())])
    }

    /// How a game alone ended, in a sentence.
    pub(crate) fn solo_result(self, points: i32, name: String) -> String {
        let goals = [("goal", goal(points).into()), ("goals", GOALS.len().into()), ("needed", SOLO_GOAL.into())];
        let [goal, goals, needed] = goals;
        minus(self.say_with("result-solo", [goal, goals, needed, ("name", name.into()), ("points", points.into())]))
    }
}

fn points_in(player: &PlayerView, category: &str) -> String {
    let lines = player.score.lines();
    lines.iter().find(|(line, _)| *line == category).map_or_else(String::new, |&(_, points)| signed(points))
}

/// How many goals are reached by so many points.
fn goal(points: i32) -> usize {
    GOALS.iter().filter(|&&goal| points >= goal).count()
}
