//! A queue in which nobody waits for another's backlog.

use std::collections::{HashMap, VecDeque};

/// Round robin between owners, first in first out within one.
#[derive(Debug)]
pub struct FairQueue<T> {
    /// Who is next. Every owner with something in the queue is here once.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<T>>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { turns: VecDeque::new(), waiting: HashMap::new(), len: 0 }
    }
}

impl<T> FairQueue<T> {
    /// Adds something of an owner.
    pub fn push(&mut self, owner: &str, item: T) {
        let own = self.waiting.entry(owner.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(owner.to_owned());
        }
        own.push_back(item);
        self.len += 1;
    }

    /// The next of the owner whose turn it is.
    pub fn pop(&mut self) -> Option<T> {
        let owner = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&owner)?;
        let item = own.pop_front()?;
        self.len -= 1;
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        Some(item)
    }

    /// How many are in the queue.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Empties the queue.
    pub fn clear(&mut self) {
        *self = FairQueue::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_waits_for_one_of_each_other_owner_not_for_their_backlog() {
        let mut queue = FairQueue::default();
        for number in 0..50 {
            queue.push("mallory", format!("m{number}"));
        }
        queue.push("ada", "a0".to_owned());
        queue.push("ada", "a1".to_owned());
        queue.push("ben", "b0".to_owned());
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order.len(), 53);
        assert_eq!(order[..7], ["m0", "a0", "b0", "m1", "a1", "m2", "m3"]);
        assert_eq!(queue.len(), 0);
        assert!(queue.waiting.is_empty() && queue.turns.is_empty());
    }
}
