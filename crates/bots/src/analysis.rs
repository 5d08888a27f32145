//! What a bot thinks of a position: how it will end, which actions are best, and what the action played gave away.
//!
//! The same call serves hints during a game: it sees what the seat sees, and nothing else.

use serde::{Deserialize, Serialize};
use table::{Chance, Game, Seat, When};

use crate::search::Rated;
use crate::{Bot, Evaluation, Question};

/// A bot's opinion of a position in which a seat has to decide.
#[derive(Clone, Debug)]
pub struct Opinion<A> {
    /// What every seat can expect, in the order of seats.
    pub seats: Vec<Forecast>,
    /// The legal actions that were looked at, the best first.
    pub actions: Vec<Rated<A>>,
}

/// What a seat can expect.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Forecast {
    /// Points at the end.
    pub points: f32,
    /// The chance to win, from 0 to 1.
    pub win: f32,
}

impl<A: Copy + Eq> Opinion<A> {
    /// What an action gives away against the best one, in points; nothing if it was not looked at or is the best.
    pub fn loss(&self, action: A) -> Option<f32> {
        let best = self.actions.iter().map(|rated| rated.points).fold(f32::MIN, f32::max);
        self.actions.iter().find(|rated| rated.action == action).map(|rated| best - rated.points)
    }
}

/// What a bot thinks of a whole game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// Its decisions, in order.
    pub decisions: Vec<Review>,
}

/// An [`Opinion`] in notation: it can be kept and sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The line of the record, if the decision is one of a recorded game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Which decision.
    pub decision: String,
    /// Whose, from 1.
    pub seat: u8,
    /// Where the game is: [`When::part`]. Analyses made before there were many games call it `year`.
    #[serde(alias = "year")]
    pub part: u8,
    /// [`When::scene`]; `season` in old analyses.
    #[serde(alias = "season")]
    pub scene: String,
    /// What every seat can expect.
    pub seats: Vec<Forecast>,
    /// The actions that were looked at, the best first.
    pub actions: Vec<RatedAction>,
    /// What was answered.
    #[serde(default)]
    pub played: Option<String>,
    /// What that gave away, if it was looked at.
    #[serde(default)]
    pub loss: Option<f32>,
}

/// An action, and what can be expected after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedAction {
    /// In notation.
    pub action: String,
    /// Points at the end.
    pub points: f32,
}

impl<A: Copy + Eq> Opinion<A> {
    /// The opinion in notation.
    pub fn review<G: Game<Action = A>>(&self, question: &Question<'_, G>, when: When, played: Option<A>) -> Review {
        let rated = |rated: &Rated<A>| RatedAction { action: question.write(rated.action), points: rated.points };
        Review {
            at: None,
            decision: question.decision().map(|id| id.to_string()).unwrap_or_default(),
            seat: question.seat().number(),
            part: when.part,
            scene: when.scene.to_owned(),
            seats: self.seats.clone(),
            actions: self.actions.iter().map(rated).collect(),
            played: played.map(|played| question.write(played)),
            loss: played.and_then(|played| self.loss(played)),
        }
    }
}

impl Review {
    /// Leaves out all but the best actions and the one that was played.
    pub fn keep_best(&mut self, most: usize) {
        let played = self.played.take();
        let mut rank = 0;
        self.actions.retain(|rated| {
            rank += 1;
            rank <= most || Some(&rated.action) == played.as_ref()
        });
        self.played = played;
    }
}

/// Thinks about a decision as `bot` would, and looks closely at `played`. `None` if that bot does not think ahead.
pub fn consider<E: Evaluation>(
    bot: &Bot,
    question: &Question<'_, E::Game>,
    played: Option<<E::Game as Game>::Action>,
    chance: &mut Chance,
) -> Option<Opinion<<E::Game as Game>::Action>> {
    let search = bot.search::<E>()?;
    let states = question.imagine_many(chance);
    let mut ledger = Ledger::default();
    let rated = search.rate_with::<E>(&states, question.seat(), chance, played, |horizon, inputs| {
        let points = Seat::all(horizon.seats()).map(|seat| search.evaluator.evaluate::<E>(horizon, seat, inputs));
        ledger.add(points.collect(), search.evaluator.spread::<E>(horizon), E::solo_goal());
    });
    let mut seats = ledger.means();
    let mut actions: Vec<Rated<_>> = rated.into_iter().filter(|rated| rated.visits > 0.0).collect();
    actions.sort_by(|a, b| b.points.total_cmp(&a.points));
    if let (Some(own), Some(best)) = (seats.get_mut(question.seat().index()), actions.first()) {
        own.points = best.points;
    }
    Some(Opinion { seats, actions })
}

/// Adds up what the simulations came to.
#[derive(Debug, Default)]
struct Ledger {
    count: f32,
    sums: Vec<Forecast>,
}

impl Ledger {
    fn add(&mut self, points: Vec<f32>, spread: f32, solo_goal: Option<i32>) {
        self.count += 1.0;
        self.sums.resize(points.len(), Forecast::default());
        for ((sum, &points), win) in self.sums.iter_mut().zip(&points).zip(chances(&points, spread, solo_goal)) {
            sum.points += points;
            sum.win += win;
        }
    }

    fn means(&self) -> Vec<Forecast> {
        let count = self.count.max(1.0);
        self.sums.iter().map(|sum| Forecast { points: sum.points / count, win: sum.win / count }).collect()
    }
}

/// Who wins if these points are expected and each may be off by about `spread`. Alone, the goal must be reached.
fn chances(points: &[f32], spread: f32, solo_goal: Option<i32>) -> Vec<f32> {
    if let ([alone], Some(goal)) = (points, solo_goal) {
        let goal = f32::from(i16::try_from(goal).unwrap_or(i16::MAX));
        return vec![below((alone - goal + 0.5) / spread.max(0.01))];
    }
    // Each seat's points in steps of a fifth of the spread; the chance that all others are below.
    let spread = spread.max(0.05);
    let steps = (-15i8..=15).map(|step| f32::from(step) / 5.0);
    let each = |place: usize, mean: f32| -> f32 {
        steps
            .clone()
            .map(|step| {
                let here = density(step);
                let reached = mean + step * spread;
                let others = points.iter().enumerate().filter(|&(other, _)| other != place);
                here * others.map(|(_, &other)| below((reached - other) / spread)).product::<f32>()
            })
            .sum()
    };
    let all: Vec<f32> = points.iter().enumerate().map(|(place, &mean)| each(place, mean)).collect();
    let sum: f32 = all.iter().sum();
    all.into_iter().map(|one| one / sum.max(f32::MIN_POSITIVE)).collect()
}

/// About the normal distribution's density, up to a factor.
fn density(x: f32) -> f32 {
    (-0.5 * x * x).exp()
}

/// About the normal distribution: the chance to be below `x`.
fn below(x: f32) -> f32 {
    1.0 / (1.0 + (-1.702 * x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_from_before_there_were_many_games_can_be_read() {
        let kept = r#"{"decision": "1.3", "seat": 1, "year": 2, "season": "fall", "seats": [], "actions": []}"#;
        let review: Review = serde_json::from_str(kept).unwrap();
        assert_eq!((review.part, review.scene.as_str()), (2, "fall"));
        let written = serde_json::to_value(&review).unwrap();
        assert_eq!((&written["part"], &written["scene"]), (&2.into(), &"fall".into()));
        assert_eq!((written.get("year"), written.get("season")), (None, None));
    }

    #[test]
    fn equals_have_equal_chances() {
        for seats in 2u8..=4 {
            let chances = chances(&vec![20.0; usize::from(seats)], 3.0, None);
            assert!(chances.iter().all(|chance| (chance - 1.0 / f32::from(seats)).abs() < 1e-4), "{chances:?}");
        }
    }

    #[test]
    fn ahead_by_a_spread_wins_about_three_of_four() {
        let [ahead, behind] = chances(&[23.0, 20.0], 3.0, None)[..] else { panic!("two seats") };
        assert!((0.70..0.80).contains(&ahead), "{ahead}");
        assert!((ahead + behind - 1.0).abs() < 1e-5);
    }

    #[test]
    fn a_game_that_is_over_is_won_by_the_better() {
        let over = chances(&[31.0, 30.0, 12.0], 0.0, None);
        assert!(over.first().is_some_and(|&chance| chance > 0.999), "{over:?}");
    }

    #[test]
    fn alone_the_goal_wins() {
        assert!(chances(&[25.0], 0.0, Some(25)).iter().all(|&chance| chance > 0.99));
        assert!(chances(&[24.0], 0.0, Some(25)).iter().all(|&chance| chance < 0.01));
        assert!(chances(&[24.5], 3.0, Some(25)).iter().all(|&chance| (chance - 0.5).abs() < 1e-5));
    }
}
