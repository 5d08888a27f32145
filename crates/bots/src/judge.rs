//! What a position is worth at a search's horizon.

use std::sync::LazyLock;

use table::Seat;
use walnut_grove::{Stage, State};

use crate::value::{Description, Network};
use crate::worth::{POINT, worth};

/// Who judges a position.
#[derive(Clone, Copy, Debug)]
pub enum Judge {
    /// Rules of thumb.
    Thumb,
    /// A network that learned from games.
    Learned(&'static Network),
}

/// The network that comes with the program.
static LEARNED: LazyLock<Option<Network>> = LazyLock::new(|| include_str!("../value.txt").parse().ok());

impl Judge {
    /// By the network that comes with the program.
    pub fn learned() -> Judge {
        LEARNED.as_ref().map_or(Judge::Thumb, Judge::Learned)
    }

    /// How far off it may be with so many years left, from 1.
    pub fn spread(self, years: usize) -> f32 {
        match self {
            Judge::Learned(network) => years.checked_sub(1).and_then(|place| network.spread.get(place)).copied(),
            Judge::Thumb => None,
        }
        .unwrap_or(5.0)
    }

    /// The points that `seat` is expected to have at the end.
    pub fn points(self, state: &State, seat: Seat, scratch: &mut Description) -> f32 {
        match self {
            Judge::Learned(network) if state.stage() != Stage::Over => network.points(state, seat, scratch),
            Judge::Thumb | Judge::Learned(_) => in_points(worth(state, seat)),
        }
    }
}

/// Hundredths as points.
pub(crate) fn in_points(hundredths: i32) -> f32 {
    f32::from(i16::try_from(hundredths).unwrap_or(i16::MAX)) / POINT
}

#[cfg(test)]
mod tests {
    use table::Game;
    use walnut_grove::Edition;

    use super::*;

    #[test]
    fn the_network_in_the_program_fits_what_it_is_shown() {
        let Judge::Learned(network) = Judge::learned() else { panic!("value.txt cannot be read") };
        let mut state = State::new(Edition::reconstructed(), 2).unwrap();
        crate::play_by_thumb(&mut state, &mut table::Dealer::new(1, 1));
        let described = Description::of(&state, Seat::all(state.seats()).next().unwrap());
        assert_eq!(network.rows.len(), described.numbers.len());
    }

    #[test]
    fn the_network_knows_a_good_farm_from_a_poor_one() {
        // Over many games: who is expected to have more half way has more at the end more often than not.
        let (mut right, mut wrong) = (0, 0);
        for game in 0..60 {
            let mut state = State::new(Edition::reconstructed(), 2).unwrap();
            let mut company = crate::Company::of_bots(&[crate::Level::Farmhand; 2], 3, game);
            while state.year() < 6 {
                let choice = company.choose(&state).unwrap();
                state.apply_legal(choice.actor, choice.action, &mut table::Ignore);
            }
            let seats: Vec<Seat> = Seat::all(2).collect();
            let expected: Vec<f32> =
                seats.iter().map(|&seat| Judge::learned().points(&state, seat, &mut Description::default())).collect();
            company.play_out(&mut state, |_, _| ());
            let points = state.outcome().unwrap().points;
            let (lead, came) = (expected[0] - expected[1], points[0] - points[1]);
            right += u32::from(lead > 0.0 && came > 0 || lead < 0.0 && came < 0);
            wrong += u32::from(lead > 0.0 && came < 0 || lead < 0.0 && came > 0);
        }
        assert!(right > 2 * wrong, "right {right} times, wrong {wrong} times");
    }
}
