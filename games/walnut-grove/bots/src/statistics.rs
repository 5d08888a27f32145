//! What reports on many games of Walnut Grove count.

use bots::{Category, Counted, Counter, Influence, Measure, Share, Statistics};
use table::Seat;
use walnut_grove::by::Key;
use walnut_grove::pieces::Improvement;
use walnut_grove::score::{SOLO_GOAL, ScoreCategory};
use walnut_grove::view::ScoreView;
use walnut_grove::{Action, Score, Setup, State};

use crate::{BOARD, TURN};

/// Points by category, visits to buildings, improvements, and whether the order of seats and the boards are fair.
#[derive(Clone, Copy, Debug)]
pub struct WalnutGroveStatistics;

impl Statistics<State> for WalnutGroveStatistics {
    const EPOCHS: &'static str = "years";
    const SEATS: &'static str = "farms";

    /// W2.7: 25 points win a game alone, 30 are experienced, 35 expert.
    const SOLO_MARKS: &'static [(i32, &'static str)] = &[(SOLO_GOAL, "a win"), (30, "experienced"), (35, "expert")];

    /// W9: the score sheet, with each kind of improvement below all of them.
    fn points(state: &State, seat: Seat) -> Vec<Category> {
        let Some(player) = state.player(seat) else { return Vec::new() };
        let score = Score::of(player);
        let mut all = Vec::new();
        for (category, points) in ScoreView::of(&score, true).lines() {
            all.push(Category { name: category.word(), points: points.unwrap_or(0), is_part: false });
            if category == ScoreCategory::Improvements {
                let part = |&kind: &Improvement| Category {
                    name: kind.word(),
                    points: score.improvements[kind],
                    is_part: true,
                };
                all.extend(Improvement::ALL.iter().map(part));
            }
        }
        all
    }

    fn measures(state: &State, seat: Seat) -> Vec<Measure> {
        let tiles = state.player(seat).and_then(|player| i64::try_from(player.farm.placed().len()).ok());
        let measure = |value| Measure { name: "tiles_per_farm", heading: "tiles on a farm", value };
        tiles.map(measure).into_iter().collect()
    }

    fn choices(setup: &Setup) -> Vec<Counter> {
        let things = setup.edition().houses().map(|(_, house)| house.name.clone()).collect();
        vec![Counter { name: "visits", heading: "visits per farm and game", things }]
    }

    fn choice(state: &State, action: Action) -> Option<Counted> {
        let Action::Move(to) = action else { return None };
        let thing = state.edition().houses().position(|(place, _)| place == to)?;
        Some(Counted { counter: 0, thing })
    }

    fn possessions(_setup: &Setup) -> Vec<Counter> {
        let things = Improvement::ALL.iter().map(|kind| kind.word().to_owned()).collect();
        vec![Counter { name: "improvements", heading: "improvements per farm and game", things }]
    }

    fn owned(state: &State, seat: Seat) -> Vec<Vec<u64>> {
        let Some(player) = state.player(seat) else { return Vec::new() };
        vec![player.improvements.values().map(|&count| u64::from(count)).collect()]
    }

    fn traits(setup: &Setup, seats: u8) -> Vec<Influence> {
        let turns = ["first", "second", "third", "fourth"].into_iter().take(seats.into());
        let boards = 1..=setup.edition().boards.len();
        vec![
            Influence {
                name: TURN,
                heading: "wins by who chooses a starting row first",
                values: turns.map(str::to_owned).collect(),
                share: Share::Wins,
            },
            Influence {
                name: BOARD,
                heading: "ahead of a player with another board",
                values: boards.map(|board| format!("board {board}")).collect(),
                share: Share::Ahead,
            },
        ]
    }
}
