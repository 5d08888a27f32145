//! The score sheet in detail: what each improvement brings.

use walnut_grove::by::Key;
use walnut_grove::pieces::Improvement;
use walnut_grove::score::ScoreCategory;
use walnut_grove::view::PlayerView;
use words::ScoreLine;

use super::Scene;

/// What is shown below a line of the score sheet: improvements one by one.
pub fn details(scene: &Scene<'_>, line: usize) -> Vec<ScoreLine> {
    if ScoreCategory::ALL.get(line) != Some(&ScoreCategory::Improvements) {
        return Vec::new();
    }
    let players = &scene.view.players;
    let owned = |kind: Improvement| players.iter().any(|player| player.improvements[kind] > 0);
    let points = |player: &PlayerView, kind: Improvement| match player.improvements[kind] {
        0 => String::new(),
        _ => player.score.improvements[kind].to_string(),
    };
    let line = |&kind: &Improvement| ScoreLine {
        heading: scene.phrases.improvement(kind),
        points: players.iter().map(|player| points(player, kind)).collect(),
        is_total: false,
    };
    Improvement::ALL.iter().filter(|&&kind| owned(kind)).map(line).collect()
}
