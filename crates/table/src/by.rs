//! Fixed containers: arrays looked up by a game's own words instead of by number, and short lists without a heap.
//!
//! This is the only file that indexes arrays; the index types cannot be out of range.
#![expect(clippy::indexing_slicing, reason = "an index type has no value beyond the array's length")]

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// One of a fixed number of values, in a fixed order: what [`By`] is looked up by.
pub trait Key: Copy + 'static {
    /// All values in order.
    const ALL: &'static [Self];
    /// Its place in [`Key::ALL`].
    fn index(self) -> usize;
}

/// One `T` for each value of a small enum: `By<Good, u8, 5>` is a number of each good.
pub struct By<K, T, const N: usize> {
    items: [T; N],
    key: std::marker::PhantomData<K>,
}

impl<K: Key, T, const N: usize> By<K, T, N> {
    /// From the items in the order of the keys.
    pub const fn new(items: [T; N]) -> Self {
        const { assert!(K::ALL.len() == N, "a container has one place for each key") };
        By { items, key: std::marker::PhantomData }
    }

    /// From a rule that gives each key its item.
    pub fn from_fn(mut rule: impl FnMut(K) -> T) -> Self {
        By::new(std::array::from_fn(|place| rule(K::ALL[place])))
    }

    /// The items in the order of the keys.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// Keys and items.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.items)
    }
}

impl<K: Key, T: Copy, const N: usize> By<K, T, N> {
    /// Changes every item.
    pub fn update(&mut self, rule: impl Fn(T) -> T) {
        for item in &mut self.items {
            *item = rule(*item);
        }
    }
}

impl<K: Key, const N: usize> By<K, u8, N> {
    /// All together.
    pub fn total(&self) -> u8 {
        self.items.iter().sum()
    }
}

impl<K: Key, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.items[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.index()]
    }
}

impl<K, T: Clone, const N: usize> Clone for By<K, T, N> {
    fn clone(&self) -> Self {
        By { items: self.items.clone(), key: std::marker::PhantomData }
    }
}

impl<K, T: Copy, const N: usize> Copy for By<K, T, N> {}

impl<K, T: PartialEq, const N: usize> PartialEq for By<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl<K, T: Eq, const N: usize> Eq for By<K, T, N> {}

impl<K, T: Hash, const N: usize> Hash for By<K, T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.items.hash(state);
    }
}

impl<K: Key, T: Default + Copy, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::new([T::default(); N])
    }
}

impl<K: Key + fmt::Debug, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// As a JSON object with the keys' words.
impl<K: Key + fmt::Display, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (key, item) in self.iter() {
            map.serialize_entry(&key.to_string(), item)?;
        }
        map.end()
    }
}

/// A list of at most `N` items that is copied without asking how long it is.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Without any items.
    pub fn new() -> Self {
        List { items: [T::default(); N], len: 0 }
    }

    /// Appends. The edition's checks rule out more than `N` items; a debug build says so if it happens all the same.
    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < N, "a list of {N} is full");
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Takes the last item off.
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes all items out.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes out the item at `place`; later ones move down.
    pub fn remove(&mut self, place: usize) {
        let len = self.len();
        if place < len {
            self.items.copy_within(place + 1..len, place);
            self.len -= 1;
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Makes an enum whose values have names: in order, how each is written, and lookup by the name. It can key a [`By`].
#[macro_export]
macro_rules! named_enum {
    ($(#[$about:meta])* $name:ident: $what:literal { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $value,)+ }

        impl $name {
            /// What values of this kind are called in messages.
            pub const WHAT: &'static str = $what;
            /// How it is written.
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word,)+ }
            }
            /// The one written like this.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)+ _ => None }
            }
        }

        impl $crate::by::Key for $name {
            const ALL: &'static [$name] = &[$($name::$value,)+];
            #[expect(clippy::as_conversions, reason = "a fieldless enum's own number")]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}
pub use crate::named_enum;
