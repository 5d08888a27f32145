//! Where training positions come from: games in which pioneers play against themselves and explore.

use table::{Chance, Game, Ignore, Seat, Setup};

use crate::evaluator::points;
use crate::training::Lesson;
use crate::{Effort, Evaluation, Evaluator, Player, Players, Question, Search};

/// Percentage of decisions that are answered with any action that looks at most a point worse than the best,
const NEAR: usize = 9;
/// and percentage with any action at all: what never happens is never learned.
const ANY: usize = 1;

/// How many sit at the tables, one game after the other: mostly few, because many take long. A game that fewer or more play
/// has the nearest number.
pub const SEATS: [u8; 8] = [1, 2, 1, 2, 3, 1, 2, 4];

/// A game of self-play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// A lesson for each seat and each beginning of an epoch.
    pub lessons: Vec<Lesson>,
    /// The points of each seat at the end.
    pub points: Vec<i32>,
}

/// Plays game number `game` of a series with this seed.
pub fn self_play<E: Evaluation>(
    setup: &<E::Game as Game>::Setup,
    evaluator: Evaluator,
    effort: Effort,
    seed: u64,
    game: u64,
) -> Option<SelfPlay> {
    let place = usize::try_from(game).ok()? % SEATS.len();
    let (fewest, most) = setup.seats().into_inner();
    let seats = SEATS.get(place)?.clamp(&fewest, &most).to_owned();
    let mut state = E::Game::begin(setup, seats, E::Game::RULES).ok()?;
    let explorer = || -> Box<dyn Player<E::Game>> { Box::new(Explorer::<E>::new(evaluator, effort)) };
    let mut players = Players::new(Seat::all(seats).map(|_| explorer()).collect(), seed, game);
    let mut seen: Vec<(Seat, Lesson)> = Vec::new();
    let mut epoch = E::epoch(&state);
    while let Some(choice) = players.choose(&state) {
        state.apply_legal(choice.actor, choice.action, &mut Ignore);
        if E::epoch(&state) > epoch {
            epoch = E::epoch(&state);
            for seat in Seat::all(seats) {
                let mut inputs = Vec::new();
                E::describe(&state, seat, &mut inputs);
                let epochs = E::epochs_left(&state);
                seen.push((seat, Lesson { epochs, inputs, gain: -points::<E>(&state, seat) }));
            }
        }
    }
    let outcome = state.outcome()?;
    let lessons = seen.into_iter().map(|(seat, mut lesson)| {
        lesson.gain += points::<E>(&state, seat);
        lesson
    });
    Some(SelfPlay { lessons: lessons.collect(), points: outcome.points })
}

/// A pioneer that now and then does something else.
struct Explorer<E> {
    search: Search,
    game: std::marker::PhantomData<fn() -> E>,
}

impl<E> Explorer<E> {
    fn new(evaluator: Evaluator, effort: Effort) -> Explorer<E> {
        Explorer { search: Search { horizon: 1, evaluator, effort }, game: std::marker::PhantomData }
    }
}

impl<E: Evaluation> Player<E::Game> for Explorer<E> {
    fn choose(&mut self, question: &Question<'_, E::Game>, chance: &mut Chance) -> Option<<E::Game as Game>::Action> {
        let rated = self.search.rate::<E>(&question.imagine_many(chance), question.seat(), chance);
        let best = rated.first()?;
        match chance.below(100) {
            mood if mood < ANY => chance.pick(question.legal()),
            mood if mood < ANY + NEAR => {
                let near = rated.iter().filter(|other| other.visits > 0.0 && other.points > best.points - 1.0);
                chance.pick(&near.map(|other| other.action).collect::<Vec<_>>())
            }
            _ => Some(best.action),
        }
    }
}
