//! Adding up results exactly, so that the order in which games finish does not matter.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often each value came up.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    counts: BTreeMap<i64, u64>,
}

/// What a tally says.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Summary {
    pub mean: f64,
    pub deviation: f64,
    pub least: i64,
    pub quarter: i64,
    pub median: i64,
    pub three_quarters: i64,
    pub most: i64,
}

impl Tally {
    /// Counts a value.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Counts everything that another tally has counted.
    pub fn merge(&mut self, other: &Tally) {
        for (&value, &count) in &other.counts {
            *self.counts.entry(value).or_default() += count;
        }
    }

    /// The values and how often they came up.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.counts.iter().map(|(&value, &count)| (value, count))
    }

    /// How often a value came up.
    pub fn count(&self, value: i64) -> u64 {
        self.counts.get(&value).copied().unwrap_or(0)
    }

    /// How many values were counted.
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The least value; 0 if there is none.
    pub fn least(&self) -> i64 {
        self.quantile(0, 4)
    }

    /// The greatest value; 0 if there is none.
    pub fn most(&self) -> i64 {
        self.quantile(4, 4)
    }

    /// Mean, spread and quartiles.
    pub fn summary(&self) -> Summary {
        let number = float(self.len().max(1));
        let sum: i128 = self.counts().map(|(value, count)| i128::from(value) * i128::from(count)).sum();
        let squares: i128 =
            self.counts().map(|(value, count)| i128::from(value) * i128::from(value) * i128::from(count)).sum();
        let mean = float(sum) / number;
        Summary {
            mean,
            deviation: (float(squares) / number - mean * mean).max(0.0).sqrt(),
            least: self.least(),
            quarter: self.quantile(1, 4),
            median: self.quantile(2, 4),
            three_quarters: self.quantile(3, 4),
            most: self.most(),
        }
    }

    /// The value below which `part` of `parts` of all values lie.
    fn quantile(&self, part: u64, parts: u64) -> i64 {
        let rank = self.len().saturating_sub(1) * part / parts;
        let mut seen = 0;
        let mut values = self.counts();
        values
            .find(|(_, count)| {
                seen += count;
                seen > rank
            })
            .map_or(0, |(value, _)| value)
    }
}

/// A whole number for doing sums with.
#[expect(clippy::as_conversions, reason = "there is no other way from whole numbers to f64")]
pub fn float(number: impl Into<i128>) -> f64 {
    number.into() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_has_mean_spread_and_quartiles() {
        let mut tally = Tally::default();
        [1, 2, 3, 4, 10].into_iter().for_each(|value| tally.add(value));
        let summary = tally.summary();
        assert_eq!(summary.mean, 4.0);
        assert!((summary.deviation - 10f64.sqrt()).abs() < 1e-9);
        assert_eq!((summary.least, summary.quarter, summary.median), (1, 2, 3));
        assert_eq!((summary.three_quarters, summary.most), (4, 10));
    }

    #[test]
    fn merged_tallies_count_everything_once() {
        let (mut one, mut other) = (Tally::default(), Tally::default());
        one.add(3);
        other.add(3);
        other.add(-1);
        one.merge(&other);
        assert_eq!(one.counts().collect::<Vec<_>>(), [(-1, 1), (3, 2)]);
    }
}
