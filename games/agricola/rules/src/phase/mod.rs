//! What is asked in each phase, what is legal, what an answer does, and why something is refused.

mod animals;
mod build;
mod fence;
mod fields;
mod harvest;
mod improve;
mod pay;
mod place;
mod prepare;
mod refuse;

pub(crate) use fields::offer_plow;
pub(crate) use pay::offer_conversions;
