//! Drawings of the table, made from a view. They know neither keys nor questions.

mod farm;
mod land;

pub use farm::{FarmPicture, Ghost, Marks, farm, farm_text};
pub use land::{Face, Size, face};
