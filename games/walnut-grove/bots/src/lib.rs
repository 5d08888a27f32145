//! How positions of Walnut Grove are evaluated, and what is counted in many games.

mod describe;
mod estimate;
mod statistics;

use std::sync::LazyLock;

use bots::{Evaluation, Network, SeatResult, Trait};
use table::{Game, Seat};
use walnut_grove::score::SOLO_GOAL;
use walnut_grove::{Score, State, YEARS};

pub use statistics::WalnutGroveStatistics;

/// The evaluation of Walnut Grove.
#[derive(Clone, Copy, Debug)]
pub struct WalnutGrove;

/// The pattern of a seat's board, counted from 0.
pub const BOARD: &str = "board";
/// When a seat chose its starting row: 0 for the first to choose.
pub const TURN: &str = "turn";

/// The network that comes with the program.
static NETWORK: LazyLock<Option<Network>> = LazyLock::new(|| include_str!("../value.txt").parse().ok());

impl Evaluation for WalnutGrove {
    type Game = State;

    fn epoch(state: &State) -> u16 {
        u16::from(state.year())
    }

    fn epochs_left(state: &State) -> usize {
        usize::from((YEARS + 1).saturating_sub(state.year()))
    }

    fn estimate(state: &State, seat: Seat) -> i32 {
        estimate::estimate(state, seat)
    }

    fn points(state: &State, seat: Seat) -> i32 {
        describe::points(state, seat)
    }

    fn describe(state: &State, seat: Seat, into: &mut Vec<f32>) {
        describe::Description { numbers: into }.describe(state, seat);
    }

    fn network() -> Option<&'static Network> {
        NETWORK.as_ref()
    }

    fn solo_goal() -> Option<i32> {
        Some(SOLO_GOAL)
    }

    /// W9.4: goods decide between equal points.
    fn result(state: &State, seat: Seat) -> SeatResult {
        let Some(player) = state.player(seat) else { return SeatResult::default() };
        let board = Trait { name: BOARD, value: player.farm.board() };
        let first = state.first().map_or(0, |first| first.number() - 1);
        let value = (seat.number() - 1 + state.seats() - first) % state.seats();
        let turn = Trait { name: TURN, value };
        SeatResult {
            points: Score::of(player).total(),
            tie_break: i32::from(player.all_goods()),
            traits: vec![board, turn],
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::{Evaluator, Level, Players};
    use table::{Chance, Ignore};
    use walnut_grove::Edition;

    use super::*;

    #[test]
    fn the_network_in_the_program_fits_what_it_is_shown() {
        let network = WalnutGrove::network().expect("value.txt can be read");
        let mut state = State::new(Edition::reconstructed(), 2).unwrap();
        bots::rollout::<WalnutGrove>(&mut state, &mut Chance::new(1, 1));
        let mut inputs = Vec::new();
        WalnutGrove::describe(&state, Seat::new(0), &mut inputs);
        assert_eq!(network.rows.len(), inputs.len());
    }

    #[test]
    fn the_network_knows_a_good_farm_from_a_poor_one() {
        // Over many games: who is expected to have more half way has more at the end more often than not.
        let (mut right, mut wrong) = (0, 0);
        for game in 0..60 {
            let mut state = State::new(Edition::reconstructed(), 2).unwrap();
            let mut players = Players::of_bots::<WalnutGrove>(&[Level::Farmhand; 2], 3, game);
            while state.year() < 6 {
                let choice = players.choose(&state).unwrap();
                state.apply_legal(choice.actor, choice.action, &mut Ignore);
            }
            let evaluator = Evaluator::best::<WalnutGrove>();
            let expected: Vec<f32> =
                Seat::all(2).map(|seat| evaluator.evaluate::<WalnutGrove>(&state, seat, &mut Vec::new())).collect();
            players.play_out(&mut state, |_, _| ());
            let points = state.outcome().unwrap().points;
            let (lead, came) = (expected[0] - expected[1], points[0] - points[1]);
            right += u32::from(lead > 0.0 && came > 0 || lead < 0.0 && came < 0);
            wrong += u32::from(lead > 0.0 && came < 0 || lead < 0.0 && came > 0);
        }
        assert!(right > 2 * wrong, "right {right} times, wrong {wrong} times");
    }
}
