//! A queue in which nobody waits for another's backlog.

use std::collections::{HashMap, VecDeque};

/// Round robin between owners, first in first out within one, with a bound on how many of one owner run.
#[derive(Debug)]
pub struct FairQueue<T> {
    /// Who is next. Every owner with something in the queue is here once.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<T>>,
    /// How many of each owner were popped and are not done.
    running: HashMap<String, usize>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { turns: VecDeque::new(), waiting: HashMap::new(), running: HashMap::new(), len: 0 }
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

    /// The next of the owner whose turn it is, and of whom fewer than this run; whose it is comes with it, for `done`.
    pub fn pop(&mut self, at_once: usize) -> Option<(String, T)> {
        let free = |owner: &String| self.running.get(owner).is_none_or(|&running| running < at_once);
        let next = self.turns.iter().position(free)?;
        let owner = self.turns.remove(next)?;
        let own = self.waiting.get_mut(&owner)?;
        let item = own.pop_front()?;
        self.len -= 1;
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner.clone());
        }
        *self.running.entry(owner.clone()).or_default() += 1;
        Some((owner, item))
    }

    /// Something of an owner that was popped is done.
    pub fn done(&mut self, owner: &str) {
        if let Some(running) = self.running.get_mut(owner) {
            *running = running.saturating_sub(1);
            if *running == 0 {
                self.running.remove(owner);
            }
        }
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
        let order: Vec<String> = std::iter::from_fn(|| queue.pop(usize::MAX).map(|(_, item)| item)).collect();
        assert_eq!(order.len(), 53);
        assert_eq!(order[..7], ["m0", "a0", "b0", "m1", "a1", "m2", "m3"]);
        assert_eq!(queue.len(), 0);
        assert!(queue.waiting.is_empty() && queue.turns.is_empty());
    }

    #[test]
    fn one_owner_never_has_all_threads() {
        let mut queue = FairQueue::default();
        for item in ["m0", "m1", "m2"] {
            queue.push("mallory", item);
        }
        assert_eq!(queue.pop(1), Some(("mallory".to_owned(), "m0")));
        assert_eq!(queue.pop(1), None);
        queue.push("ada", "a0");
        assert_eq!(queue.pop(1), Some(("ada".to_owned(), "a0")));
        queue.done("mallory");
        assert_eq!(queue.pop(1), Some(("mallory".to_owned(), "m1")));
        queue.done("mallory");
        queue.done("ada");
        assert!(queue.running.is_empty());
    }
}
