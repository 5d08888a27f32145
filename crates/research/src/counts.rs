//! How often things came up.

use bots::{Counted, Counter};

/// A number for each thing of some counters.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    counters: Vec<Vec<u64>>,
}

impl Counts {
    /// Counts a thing `count` times.
    pub fn add(&mut self, at: Counted, count: u64) {
        if self.counters.len() <= at.counter {
            self.counters.resize(at.counter + 1, Vec::new());
        }
        let Some(things) = self.counters.get_mut(at.counter) else { return };
        if things.len() <= at.thing {
            things.resize(at.thing + 1, 0);
        }
        if let Some(sum) = things.get_mut(at.thing) {
            *sum += count;
        }
    }

    /// Counts these, in the order of counters and things.
    pub fn add_all(&mut self, counters: &[Vec<u64>]) {
        for (counter, things) in counters.iter().enumerate() {
            for (thing, &count) in things.iter().enumerate() {
                self.add(Counted { counter, thing }, count);
            }
        }
    }

    /// Counts all that others have counted.
    pub fn merge(&mut self, other: &Counts) {
        self.add_all(&other.counters);
    }

    /// The things of the counter at a place in the list, with how often they came up.
    pub fn of<'c>(&self, place: usize, counter: &'c Counter) -> impl Iterator<Item = (&'c str, u64)> {
        let counts = self.counters.get(place).map_or(&[][..], Vec::as_slice);
        let count = |thing: usize| counts.get(thing).copied().unwrap_or(0);
        counter.things.iter().enumerate().map(move |(thing, name)| (name.as_str(), count(thing)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merged_counts_have_everything_once_and_zeros_for_the_rest() {
        let mut counts = Counts::default();
        counts.add(Counted { counter: 1, thing: 2 }, 1);
        let mut other = Counts::default();
        other.add_all(&[vec![5], vec![1, 0, 2]]);
        counts.merge(&other);
        let counter = Counter { name: "", heading: "", things: ["a", "b", "c", "d"].map(str::to_owned).to_vec() };
        assert_eq!(counts.of(0, &counter).map(|(_, count)| count).collect::<Vec<_>>(), [5, 0, 0, 0]);
        assert_eq!(counts.of(1, &counter).collect::<Vec<_>>(), [("a", 1), ("b", 0), ("c", 3), ("d", 0)]);
    }
}
