//! A whole title for the platform's tests: a small game with hidden hands, simultaneous turns, options, bots, words in three
//! languages, a text page and a tutorial. With it the house is tested without any real game.

mod phrases;
mod rules;

use bots::{Evaluation, SeatResult};
use host::{AnyTitle, Of};
use table::{Game, Outcome, Seat};
use tutorial::{Course, Step};

pub use phrases::Phrases;
pub use rules::{Action, Counting, CountingReferee, Event, GOAL, Illegal, Options, Side, View};

/// The game as a title of the house.
#[derive(Debug)]
pub struct Title;

/// The games of a house that has no other.
pub static TITLES: &[&dyn AnyTitle] = &[&Of::<Title>::new()];

impl host::Title for Title {
    type Game = Counting;
    type Evaluation = Sums;
    type Statistics = ();
    type Referee = CountingReferee;
    type Phrases = Phrases;
    type Face = web::TextFace<Phrases>;

    fn course() -> Option<&'static Course> {
        Some(&COURSE)
    }
}

/// How positions are evaluated: by the sum, and by what lies face down.
#[derive(Clone, Copy, Debug)]
pub struct Sums;

impl Evaluation for Sums {
    type Game = Counting;

    fn epoch(game: &Counting) -> u16 {
        game.round().into()
    }

    fn epochs_left(game: &Counting) -> usize {
        usize::from((game.rounds() + 1).saturating_sub(game.round())).max(1)
    }

    fn estimate(game: &Counting, seat: Seat) -> i32 {
        let left = i32::from(game.rounds().saturating_sub(game.round()));
        match game.outcome() {
            Some(_) => 100 * game.sum(seat),
            None => 100 * (game.sum(seat) + game.face_down(seat)) + 400 * left,
        }
    }

    fn points(game: &Counting, seat: Seat) -> i32 {
        game.sum(seat)
    }

    fn describe(game: &Counting, seat: Seat, into: &mut Vec<f32>) {
        let small = |number: i32| f32::from(i16::try_from(number).unwrap_or(0)) / 10.0;
        into.extend([small(game.sum(seat)), small(game.face_down(seat)), small(game.round().into())]);
    }

    fn solo_goal() -> Option<i32> {
        Some(GOAL)
    }

    fn result(game: &Counting, seat: Seat) -> SeatResult {
        let Outcome { points, .. } = game.outcome().unwrap_or(Outcome { points: Vec::new(), winners: Vec::new() });
        SeatResult { points: points.get(seat.index()).copied().unwrap_or(0), ..SeatResult::default() }
    }
}

static COURSE: Course = Course {
    steps: &[
        Step { name: "learn-hand", answers: &[], points_at: "table-text" },
        Step { name: "learn-side", answers: &["side odd"], points_at: "ask" },
        Step { name: "learn-card", answers: &["play 5", "bet 2"], points_at: "ask" },
        Step { name: "learn-sum", answers: &[], points_at: "score" },
    ],
    start: &[],
    deal: &["card 2 for 1", "card 5 for 1", "card 3 for 1"],
};
