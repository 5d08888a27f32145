//! A guided first year: a game alone on a fixed deal, from the first look at the farm to the next spring.

use tutorial::{Course, Step};

/// The tutorial of Walnut Grove.
pub static COURSE: Course = Course { steps: STEPS, start: &["start church"], deal: DEAL };

const STEPS: &[Step] = &[
    Step { name: "learn-farm", answers: &[], points_at: "farm" },
    Step { name: "learn-disc", answers: &[], points_at: "disc" },
    Step { name: "learn-keep", answers: &["keep 22"], points_at: "ask" },
    Step { name: "learn-tile", answers: &["place 22 r1 at 3,1"], points_at: "farm" },
    Step { name: "learn-work", answers: &["work grain", "work wood"], points_at: "farm" },
    Step { name: "learn-barn", answers: &[], points_at: "farm" },
    Step { name: "learn-town", answers: &["move lodge"], points_at: "town" },
    Step { name: "learn-toll", answers: &["pay coin"], points_at: "town" },
    Step { name: "learn-cost", answers: &["pay grain"], points_at: "ask" },
    Step { name: "learn-hire", answers: &["hire white"], points_at: "ask" },
    Step { name: "learn-winter", answers: &["pay coin"], points_at: "winter" },
    Step { name: "learn-year", answers: &[], points_at: "score" },
];

/// What Nature gives, in the order it is asked.
const DEAL: &[&str] = &[
    "board 1 for 1",
    "disc A4",
    "stock lodge blue",
    "stock lodge white",
    "stock carpenter hut",
    "stock carpenter barn",
    "stock svensons tent",
    "stock svensons fountain",
    "stock hotel yellow",
    "stock hotel white",
    "stock johansens_mill hut",
    "stock johansens_mill barn",
    "stock soebucks safe",
    "stock soebucks gateway",
    "stock saloon yellow",
    "stock saloon blue",
    "tile 14 for 1",
    "tile 22 for 1",
    "tile 2 for 1",
    "disc A1",
    "tile 10 for 1",
    "tile 12 for 1",
    "tile 13 for 1",
    "tile 25 for 1",
];

#[cfg(test)]
mod tests;
