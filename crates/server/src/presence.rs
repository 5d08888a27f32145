//! Who has a table open.

use std::collections::BTreeMap;

use serde::Serialize;
use store::Millis;
use utoipa::ToSchema;

/// Open streams, by node and seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// For each node, how many streams each seat has, the watchers under 0.
    nodes: BTreeMap<String, BTreeMap<u8, u32>>,
    /// When other nodes were last heard of.
    heard: BTreeMap<String, Millis>,
}

/// Who is there, for viewers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Present {
    /// The seats whose players are there, from 1.
    pub seats: Vec<u8>,
    /// How many watch.
    pub watching: u32,
}

impl Presence {
    /// A stream begins. Watchers have seat 0.
    pub fn comes(&mut self, node: &str, seats: &[u8]) {
        let here = self.nodes.entry(node.to_owned()).or_default();
        for &seat in seats {
            *here.entry(seat).or_default() += 1;
        }
    }

    /// A stream ends.
    pub fn goes(&mut self, node: &str, seats: &[u8]) {
        let Some(here) = self.nodes.get_mut(node) else { return };
        for seat in seats {
            if let Some(count) = here.get_mut(seat) {
                *count = count.saturating_sub(1);
            }
        }
        here.retain(|_, count| *count > 0);
    }

    /// What a node tells others: `1:2 0:5`, seat and streams.
    pub fn told_by(&self, node: &str) -> String {
        let here = self.nodes.get(node).into_iter().flatten();
        here.map(|(seat, count)| format!("{seat}:{count}")).collect::<Vec<_>>().join(" ")
    }

    /// Takes in what another node tells.
    pub fn hear(&mut self, node: &str, told: &str, now: Millis) {
        self.heard.insert(node.to_owned(), now);
        let pairs = told.split(' ').filter_map(|pair| {
            let (seat, count) = pair.split_once(':')?;
            Some((seat.parse().ok()?, count.parse().ok()?))
        });
        let there: BTreeMap<u8, u32> = pairs.collect();
        if there.is_empty() {
            self.nodes.remove(node);
        } else {
            self.nodes.insert(node.to_owned(), there);
        }
    }

    /// Forgets nodes that have not told anything since then: they were killed. Whether there were any.
    pub fn forget_silent(&mut self, since: Millis) -> bool {
        let silent: Vec<String> =
            self.heard.iter().filter(|(_, heard)| **heard < since).map(|(node, _)| node.clone()).collect();
        for node in &silent {
            self.heard.remove(node);
            self.nodes.remove(node);
        }
        !silent.is_empty()
    }

    /// Everybody, wherever their stream ends.
    pub fn all(&self) -> Present {
        let mut present = Present::default();
        for (&seat, &count) in self.nodes.values().flatten() {
            match seat {
                0 => present.watching = present.watching.saturating_add(count),
                seat if !present.seats.contains(&seat) => present.seats.push(seat),
                _ => {}
            }
        }
        present.seats.sort_unstable();
        present
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_with_a_stream_on_any_node_is_there() {
        let mut here = Presence::default();
        here.comes("a", &[1, 2]);
        here.comes("a", &[0]);
        let mut there = Presence::default();
        there.hear("a", &here.told_by("a"), 10);
        there.comes("b", &[3]);
        assert_eq!(there.all(), Present { seats: vec![1, 2, 3], watching: 1 });
        here.goes("a", &[1, 2]);
        here.goes("a", &[0]);
        there.hear("a", &here.told_by("a"), 20);
        assert_eq!(there.all(), Present { seats: vec![3], watching: 0 });
    }

    #[test]
    fn who_was_on_a_node_that_fell_silent_is_gone() {
        let mut there = Presence::default();
        there.hear("a", "1:1", 10);
        there.hear("c", "2:1", 30);
        there.comes("b", &[3]);
        assert!(there.forget_silent(20));
        assert!(!there.forget_silent(20));
        assert_eq!(there.all(), Present { seats: vec![2, 3], watching: 0 });
    }
}
