//! Training a network by self-play.

mod fit;
mod self_play;

pub use fit::{Lesson, error, fit, untrained};
pub use self_play::{SEATS, SelfPlay, self_play};
