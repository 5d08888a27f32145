//! What reports on many games of Agricola count.

use agricola::pieces::{Major, Space};
use agricola::score::SOLO_GOAL;
use agricola::{Action, Score, Setup, State};
use bots::{Category, Counted, Counter, Influence, Measure, Share, Statistics};
use table::Seat;
use table::by::Key;

use crate::TURN;

/// Points by category, spaces used, majors, and whether the order of seats is fair.
#[derive(Clone, Copy, Debug)]
pub struct AgricolaStatistics;

impl Statistics<State> for AgricolaStatistics {
    const EPOCHS: &'static str = "rounds";
    const SEATS: &'static str = "farms";

    /// A13.6
    const SOLO_MARKS: &'static [(i32, &'static str)] = &[(SOLO_GOAL, "a win")];

    /// A12: the score sheet.
    fn points(state: &State, seat: Seat) -> Vec<Category> {
        let Some(player) = state.player(seat) else { return Vec::new() };
        let score = Score::of(player, state.edition());
        let lines = score.lines().into_iter().chain([("total", score.total)]);
        lines.map(|(name, points)| Category { name, points, is_part: false }).collect()
    }

    fn measures(state: &State, seat: Seat) -> Vec<Measure> {
        let Some(player) = state.player(seat) else { return Vec::new() };
        vec![
            Measure { name: "people_per_farm", heading: "people on a farm", value: player.people.into() },
            Measure { name: "begging_per_farm", heading: "begging markers on a farm", value: player.begging.into() },
        ]
    }

    fn choices(_setup: &Setup) -> Vec<Counter> {
        let things = Space::ALL.iter().map(|space| space.word().to_owned()).collect();
        vec![Counter { name: "spaces", heading: "spaces used per farm and game", things }]
    }

    fn choice(_state: &State, action: Action) -> Option<Counted> {
        let Action::Place(space) = action else { return None };
        Some(Counted { counter: 0, thing: space.index() })
    }

    fn possessions(_setup: &Setup) -> Vec<Counter> {
        let things = Major::ALL.iter().map(|major| major.word().to_owned()).collect();
        vec![Counter { name: "majors", heading: "major improvements per farm and game", things }]
    }

    fn owned(state: &State, seat: Seat) -> Vec<Vec<u64>> {
        let Some(player) = state.player(seat) else { return Vec::new() };
        vec![Major::ALL.iter().map(|&major| u64::from(player.majors.contains(major))).collect()]
    }

    fn traits(_setup: &Setup, seats: u8) -> Vec<Influence> {
        let turns = ["first", "second", "third", "fourth"].into_iter().take(seats.into());
        vec![Influence {
            name: TURN,
            heading: "wins by place in the order of play",
            values: turns.map(str::to_owned).collect(),
            share: Share::Wins,
        }]
    }
}
