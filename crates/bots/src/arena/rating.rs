//! Ratings as in chess: 400 points apart means ten wins for one.

use table::Chance;

use super::{Results, float};

/// How strong an entrant is beside the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo points; all entrants together have 1500 on average.
    pub value: f64,
    /// Where the 95 % interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

const MEAN: f64 = 1500.0;
/// How often deals are drawn anew to see how much ratings vary.
const RESAMPLES: u64 = 200;
const RESAMPLING_SEED: u64 = 0x1500;
/// How many ratings lie below and above the interval among all resamples: 2.5 % each.
const BEYOND: usize = 5;
/// A drawn comparison with everybody met, without which a winner of all games would be infinitely strong.
const DRAWN: f64 = 0.5;
/// The fit has settled when no strength changes by more than this part, or after this many rounds.
const SETTLED: f64 = 1e-8;
const ROUNDS: usize = 5000;

/// What each entrant (row) won against each other one (column), ties counting half.
type Wins = Vec<Vec<f64>>;

/// Fits ratings to all comparisons of two finishs in a game; intervals by drawing deals anew.
pub(super) fn ratings(results: &Results) -> Vec<Rating> {
    let entrants = results.schedule().entrants();
    let deals = by_deal(results);
    let best = fit(&sum(entrants, deals.iter()));
    let all_deals: Vec<&Wins> = deals.iter().collect();
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); entrants];
    for resample in 0..RESAMPLES {
        let mut chance = Chance::new(RESAMPLING_SEED, resample);
        let again = all_deals.iter().filter_map(|_| chance.pick(&all_deals));
        for (all, rating) in drawn.iter_mut().zip(fit(&sum(entrants, again))) {
            all.push(rating);
        }
    }
    let interval = |mut all: Vec<f64>, value: f64| {
        all.sort_by(f64::total_cmp);
        let low = all.get(BEYOND).copied().unwrap_or(value);
        let high = all.iter().rev().nth(BEYOND).copied().unwrap_or(value);
        Rating { value, low, high }
    };
    drawn.into_iter().zip(best).map(|(all, value)| interval(all, value)).collect()
}

fn by_deal(results: &Results) -> Vec<Wins> {
    let entrants = results.schedule().entrants();
    let chunks = results.endings().chunks(results.schedule().games_per_deal());
    let deal = |games: &[super::Ending]| {
        let mut wins = none(entrants);
        for ending in games {
            for finish in ending {
                let Some(row) = wins.get_mut(finish.entrant) else { continue };
                for other in ending.iter().filter(|other| other.entrant != finish.entrant) {
                    if let Some(won) = row.get_mut(other.entrant) {
                        *won += finish.against(other);
                    }
                }
            }
        }
        wins
    };
    chunks.map(deal).collect()
}

fn none(entrants: usize) -> Wins {
    vec![vec![0.0; entrants]; entrants]
}

fn sum<'a>(entrants: usize, deals: impl Iterator<Item = &'a Wins>) -> Wins {
    let mut sum = none(entrants);
    for deal in deals {
        for (total, won) in sum.iter_mut().flatten().zip(deal.iter().flatten()) {
            *total += won;
        }
    }
    sum
}

/// The model of Bradley and Terry: strengths such that each wins as often as it did. Fitted by going round.
fn fit(wins: &Wins) -> Vec<f64> {
    let entrants = wins.len();
    let won = |who: usize, other: usize| wins.get(who).and_then(|row| row.get(other)).copied().unwrap_or(0.0);
    let met = |who: usize, other: usize| who != other && won(who, other) + won(other, who) > 0.0;
    let others = |who: usize| (0..entrants).filter(move |&other| met(who, other));
    let victories: Vec<f64> = (0..entrants).map(|who| others(who).map(|other| won(who, other) + DRAWN).sum()).collect();
    let mut strengths = vec![1.0; entrants];
    for _ in 0..ROUNDS {
        let strength = |who: usize| strengths.get(who).copied().unwrap_or(1.0);
        let next = |(who, victories): (usize, &f64)| {
            let share =
                |other: usize| (won(who, other) + won(other, who) + 2.0 * DRAWN) / (strength(who) + strength(other));
            let expected: f64 = others(who).map(share).sum();
            if expected > 0.0 { victories / expected } else { 1.0 }
        };
        let mut after: Vec<f64> = victories.iter().enumerate().map(next).collect();
        let level = (after.iter().map(|strength| strength.ln()).sum::<f64>() / float(entrants)).exp();
        after.iter_mut().for_each(|strength| *strength /= level);
        let change = after.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = after;
        if change < SETTLED {
            break;
        }
    }
    strengths.iter().map(|strength| MEAN + 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Finish, Schedule};
    use super::*;
    use crate::SeatResult;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.05, "{found} is not {expected}");
    }

    #[test]
    fn ten_wins_for_one_are_400_points() {
        // With the drawn comparison: 100 to 10.
        let ratings = fit(&vec![vec![0.0, 99.5], vec![9.5, 0.0]]);
        close(ratings[0], 1700.0);
        close(ratings[1], 1300.0);
    }

    #[test]
    fn strengths_multiply_along_a_chain() {
        // 3 to 1 each time is 190.8 points each time, whatever the pairing that was not played.
        let ratings = fit(&vec![vec![0.0, 29.5, 0.0], vec![9.5, 0.0, 29.5], vec![0.0, 9.5, 0.0]]);
        close(ratings[0] - ratings[1], 190.85);
        close(ratings[1] - ratings[2], 190.85);
        close(ratings.iter().sum::<f64>(), 4500.0);
    }

    #[test]
    fn contradicting_results_meet_in_the_middle() {
        let circle = fit(&vec![vec![0.0, 30.0, 10.0], vec![10.0, 0.0, 30.0], vec![30.0, 10.0, 0.0]]);
        circle.iter().for_each(|&rating| close(rating, 1500.0));
    }

    #[test]
    fn who_always_wins_is_strong_but_not_infinitely() {
        // 20.5 to 0.5: 400 × log10(41) = 645.1 points apart.
        let finish = |entrant, points| Finish { entrant, result: SeatResult { points, ..SeatResult::default() } };
        let deal = [vec![finish(0, 9), finish(1, 3)], vec![finish(1, 3), finish(0, 9)]];
        let endings = deal.iter().cycle().take(20).cloned().collect();
        let ratings = Results::new(Schedule::new(2, 2, 20), endings).ratings();
        close(ratings[0].value - ratings[1].value, 645.1);
        // All deals alike: drawing them anew changes nothing.
        assert_eq!((ratings[0].low, ratings[0].high), (ratings[0].value, ratings[0].value));
    }

    #[test]
    fn an_interval_shrinks_with_the_number_of_deals() {
        let finish = |entrant, points| Finish { entrant, result: SeatResult { points, ..SeatResult::default() } };
        let width = |deals: usize| {
            let game = |number: usize| vec![finish(0, if number % 6 < 4 { 9 } else { 1 }), finish(1, 3)];
            let endings = (0..2 * deals).map(game).collect();
            let ratings = Results::new(Schedule::new(2, 2, u64::try_from(2 * deals).unwrap()), endings).ratings();
            assert!(ratings[0].low < ratings[0].value && ratings[0].value < ratings[0].high);
            ratings[0].high - ratings[0].low
        };
        // Two of three deals are won: 1.96 × √(2/9 / 300) is 0.053 to each side, which is ±21 points of ±42 apart.
        assert!(width(30) > 2.0 * width(300));
        assert!((32.0..52.0).contains(&width(300)), "{}", width(300));
    }
}
