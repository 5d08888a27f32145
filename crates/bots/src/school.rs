//! Where the network's lessons come from: games in which pioneers play against themselves and try things out.

use table::{Dealer, Game, Ignore, Seat};
use walnut_grove::{Action, Edition, State, YEARS};

use crate::judge::Judge;
use crate::learn::Lesson;
use crate::search::Search;
use crate::value::{Description, now};
use crate::{Company, Effort, Mind, Sight};

/// Of a hundred decisions so many are answered with any action that looks at most a point worse than the best,
const TRIED: usize = 9;
/// and so many with any action at all: what never happens is never learned.
const WILD: usize = 1;

/// How many sit at the tables of a school, one game after the other: mostly few, because many take long.
const SEATS: [u8; 8] = [1, 2, 1, 2, 3, 1, 2, 4];

/// A game of a school.
#[derive(Clone, Debug)]
pub struct Schooling {
    /// A lesson for each seat and each turn of a year.
    pub lessons: Vec<Lesson>,
    /// The points of each seat at the end.
    pub points: Vec<i32>,
}

/// Plays game number `game` of a school that judges by what it has learned so far.
pub fn attend(edition: &'static Edition, judge: Judge, effort: Effort, seed: u64, game: u64) -> Option<Schooling> {
    let place = usize::try_from(game).ok()? % SEATS.len();
    let seats = SEATS.get(place).copied()?;
    let mut state = State::new(edition, seats).ok()?;
    let pupil = Pupil(Search { years: 1, judge, effort });
    let mut company =
        Company::new(Seat::all(seats).map(|_| -> Box<dyn Mind> { Box::new(pupil) }).collect(), seed, game);
    let mut seen: Vec<(Seat, Lesson)> = Vec::new();
    let mut year = 1;
    while let Some(choice) = company.choose(&state) {
        state.apply_legal(choice.actor, choice.action, &mut Ignore);
        if state.year() > year {
            year = state.year();
            for seat in Seat::all(seats) {
                let numbers = Description::of(&state, seat).numbers;
                seen.push((seat, Lesson { years: YEARS + 1 - year, numbers, gain: -now(&state, seat) }));
            }
        }
    }
    let points = state.outcome()?.points;
    let lessons = seen.into_iter().map(|(seat, mut lesson)| {
        lesson.gain += now(&state, seat);
        lesson
    });
    Some(Schooling { lessons: lessons.collect(), points })
}

/// A pioneer that now and then does something else.
#[derive(Clone, Copy)]
struct Pupil(Search);

impl Mind for Pupil {
    fn choose(&mut self, sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action> {
        let rated = self.0.rate(&sight.imagine_many(dealer), sight.seat, dealer);
        let best = rated.first()?;
        match dealer.below(100) {
            mood if mood < WILD => dealer.pick(sight.legal),
            mood if mood < WILD + TRIED => {
                let near = rated.iter().filter(|other| other.visits > 0.0 && other.points > best.points - 1.0);
                dealer.pick(&near.map(|other| other.action).collect::<Vec<_>>())
            }
            _ => Some(best.action),
        }
    }
}
