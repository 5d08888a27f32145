//! Means and shares with the interval they lie in.

use super::{Part, float};

/// A value and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
    /// How many deals had something to say about it.
    pub deals: usize,
}

/// How many deviations to each side hold 95 % of a normal distribution.
const NORMAL: f64 = 1.959_964;

impl Estimate {
    /// The mean of a number, from the sum and the count of each deal; `None` if there was nothing to count.
    pub fn mean(deals: &[(f64, f64)]) -> Option<Estimate> {
        let Spread { value, error, count } = Spread::of(deals)?;
        let reach = student(count) * error;
        Some(Estimate { value, low: value - reach, high: value + reach, deals: count })
    }

    /// The same for a share between 0 and 1, whose interval never leaves that range and has a width even if it was
    /// always the same (Wilson's interval, for as many coin tosses as would vary as much as the deals did).
    pub fn share(deals: &[(f64, f64)]) -> Option<Estimate> {
        let Spread { value, error, count } = Spread::of(deals)?;
        if count < 2 {
            return Some(Estimate { value, low: 0.0, high: 1.0, deals: count });
        }
        let decided = value <= 0.0 || value >= 1.0;
        if error <= 0.0 && !decided {
            return Some(Estimate { value, low: value, high: value, deals: count });
        }
        let square = if decided {
            NORMAL.powi(2) / float(count)
        } else {
            (student(count) * error).powi(2) / (value * (1.0 - value))
        };
        let middle = (value + square / 2.0) / (1.0 + square);
        let reach = (value * (1.0 - value) * square + square * square / 4.0).sqrt() / (1.0 + square);
        Some(Estimate { value, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0), deals: count })
    }
}

/// A ratio of sums, and how far it may be off.
struct Spread {
    value: f64,
    error: f64,
    count: usize,
}

impl Spread {
    /// Deals may differ in how much they count (two farms with different boards, or four), so the value is a ratio of
    /// sums, and its error that of the ratio.
    fn of(deals: &[Part]) -> Option<Spread> {
        let counted = || deals.iter().filter(|(_, weight)| *weight > 0.0);
        let (sum, weight) = counted().fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        if weight <= 0.0 {
            return None;
        }
        let (value, count) = (sum / weight, counted().count());
        let squares: f64 = counted().map(|(sum, weight)| (sum - value * weight).powi(2)).sum();
        let number = float(count);
        Some(Spread { value, error: (squares * number / (number - 1.0)).sqrt() / weight, count })
    }
}

/// Student's 97.5 % quantile for a number of observations, by its expansion; off by less than a hundredth from eight on.
fn student(observations: usize) -> f64 {
    if observations < 2 {
        return f64::INFINITY;
    }
    let free = float(observations) - 1.0;
    let (z, cube, fifth) = (NORMAL, NORMAL.powi(3), NORMAL.powi(5));
    z + (cube + z) / (4.0 * free) + (5.0 * fifth + 16.0 * cube + 3.0 * z) / (96.0 * free * free)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.005, "{found} is not {expected}");
    }

    #[test]
    fn a_mean_has_students_interval_over_deals() {
        // Means 1 to 9: variance 7.5, error √(7.5/9) = 0.913; Student's quantile for 8 degrees is 2.306.
        let deals: Vec<Part> = (1..=9).map(|n| (2.0 * f64::from(n), 2.0)).collect();
        let mean = Estimate::mean(&deals).unwrap();
        close(mean.value, 5.0);
        close(mean.high - mean.value, 2.105);
        close(mean.value - mean.low, 2.105);
    }

    #[test]
    fn student_approaches_the_normal_distribution() {
        // Tables: 2.262 for 10 observations, 2.045 for 30, 1.984 for 100.
        close(student(10), 2.262);
        close(student(30), 2.045);
        close(student(100), 1.984);
        close(student(1_000_000), 1.960);
        assert_eq!(student(1), f64::INFINITY);
    }

    #[test]
    fn a_share_of_single_games_has_wilsons_interval() {
        // 30 of 100 by Wilson: 0.219 to 0.396. Student and the sample variance widen it by less than a hundredth.
        let deals: Vec<Part> = (0..100).map(|n| (if n < 30 { 1.0 } else { 0.0 }, 1.0)).collect();
        let share = Estimate::share(&deals).unwrap();
        close(share.value, 0.3);
        close(share.low, 0.218);
        close(share.high, 0.397);
    }

    #[test]
    fn who_always_wins_may_still_lose_some_day() {
        // Wilson for 100 of 100: 0.963 to 1.
        let share = Estimate::share(&vec![(2.0, 2.0); 100]).unwrap();
        close(share.low, 0.963);
        assert_eq!((share.value, share.high), (1.0, 1.0));
    }

    #[test]
    fn what_cancels_within_a_deal_leaves_no_doubt() {
        // One win and one loss on every deal: luck of the seat alone.
        let share = Estimate::share(&vec![(1.0, 2.0); 50]).unwrap();
        assert_eq!((share.low, share.value, share.high), (0.5, 0.5, 0.5));
    }

    #[test]
    fn deals_that_say_nothing_do_not_count_and_one_alone_says_little() {
        assert_eq!(Estimate::mean(&[(0.0, 0.0)]), None);
        let one = Estimate::share(&[(1.0, 2.0), (0.0, 0.0)]).unwrap();
        assert_eq!((one.value, one.low, one.high, one.deals), (0.5, 0.0, 1.0, 1));
        assert_eq!(Estimate::mean(&[(4.0, 2.0)]).unwrap().value, 2.0);
    }
}
