//! The worked examples E1 to E45 of the rules.

mod farm;
mod fences;
mod harvest;
mod improvements;
mod rounds;
