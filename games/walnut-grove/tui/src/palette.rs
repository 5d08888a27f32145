//! Signs and colours of Walnut Grove. Colour never stands alone: every good and figure has a sign of its own.

use ratatui::style::Color;
use tui::palette::{Hue, Look, Tone};
use walnut_grove::pieces::{Colour, Good};

/// The signs of the game on a terminal.
pub trait Signs {
    /// The sign of a good and of its landscape.
    fn good(self, good: Good) -> &'static str;

    /// A storage square: with a good on it, or free.
    fn square(self, filled: bool) -> &'static str;

    /// A farmer or labourer.
    fn figure(self) -> &'static str;

    /// A coin.
    fn coin(self) -> &'static str;
}

impl Signs for Look {
    fn good(self, good: Good) -> &'static str {
        match good {
            Good::Grain => self.sign("‡", "%"),
            Good::Fish => self.sign("≈", "~"),
            Good::Dairy => self.sign("∪", "u"),
            Good::Wood => self.sign("♠", "^"),
            Good::Stone => self.sign("▲", "#"),
        }
    }

    fn square(self, filled: bool) -> &'static str {
        if filled { self.sign("■", "@") } else { self.sign("□", "o") }
    }

    fn figure(self) -> &'static str {
        self.sign("☻", "&")
    }

    fn coin(self) -> &'static str {
        self.sign("¤", "$")
    }
}

const fn hue(rgb: [u8; 3], sixteen: Color) -> Tone {
    Tone::Hue(Hue { rgb, sixteen })
}

/// A fence.
pub const FENCE: Tone = hue([0x4a, 0x25, 0x0a], Color::Red);

/// The landscape of a good.
pub fn land(good: Good) -> Tone {
    match good {
        Good::Grain => hue([0xd6, 0xac, 0x3f], Color::Yellow),
        Good::Fish => hue([0x5f, 0xa4, 0xcc], Color::Cyan),
        Good::Dairy => hue([0xb4, 0xd0, 0x7a], Color::LightGreen),
        Good::Wood => hue([0x55, 0x8b, 0x4e], Color::Green),
        Good::Stone => hue([0xa3, 0x9c, 0x90], Color::Gray),
    }
}

/// The same, standing out: land that is picked.
pub fn bright_land(good: Good) -> Tone {
    match good {
        Good::Grain => hue([0xff, 0xdf, 0x7a], Color::LightYellow),
        Good::Fish => hue([0x9a, 0xda, 0xff], Color::LightCyan),
        Good::Dairy => hue([0xe2, 0xf7, 0xb0], Color::White),
        Good::Wood => hue([0x8a, 0xcb, 0x7d], Color::White),
        Good::Stone => hue([0xdd, 0xd6, 0xca], Color::White),
    }
}

/// A good, as text.
pub fn good(good: Good) -> Tone {
    match good {
        Good::Grain => hue([0xd0, 0xa0, 0x30], Color::Yellow),
        Good::Fish => hue([0x4f, 0x9c, 0xc8], Color::Cyan),
        Good::Dairy => hue([0x96, 0xb8, 0x5a], Color::LightGreen),
        Good::Wood => hue([0xa8, 0x72, 0x40], Color::Green),
        Good::Stone => hue([0x98, 0x91, 0x86], Color::Gray),
    }
}

/// A labourer, in the tone of what it eats.
pub fn labourer(colour: Colour) -> Tone {
    good(colour.eats())
}

#[cfg(test)]
mod tests {
    use tui::palette::Colours;

    use super::*;

    #[test]
    fn every_good_has_a_sign_of_its_own() {
        for ascii in [false, true] {
            let look = Look { colours: Colours::None, ascii };
            let mut signs: Vec<&str> = Good::all().map(|good| look.good(good)).collect();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), 5);
            assert!(!ascii || signs.iter().all(|sign| sign.is_ascii()));
        }
    }
}
