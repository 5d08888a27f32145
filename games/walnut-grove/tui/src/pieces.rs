//! Pieces as signs: goods, labourers, coins.

use ratatui::text::Span;
use tui::palette::{Look, Tone};
use walnut_grove::pieces::{ByColour, ByGood, Coin};
use walnut_grove::view::CoinsView;

use crate::palette::{self, Signs};

/// `‡‡♠`: one sign for each.
pub fn signs(goods: &ByGood<u8>, look: Look) -> Vec<Span<'static>> {
    let some = goods.iter().filter(|(_, count)| **count > 0);
    some.map(|(good, &count)| {
        Span::styled(look.good(good).repeat(usize::from(count)), look.strong(palette::good(good)))
    })
    .collect()
}

/// `‡2 ♠1`: signs with their numbers.
pub fn counted(goods: &ByGood<u8>, look: Look) -> Vec<Span<'static>> {
    let some = goods.iter().filter(|(_, count)| **count > 0);
    some.flat_map(|(good, &count)| {
        [Span::styled(look.good(good), look.strong(palette::good(good))), Span::raw(format!("{count} "))]
    })
    .collect()
}

/// Labourers: each a figure, and the sign of what it eats.
pub fn labourers(labourers: &ByColour<u8>, look: Look) -> Vec<Span<'static>> {
    let all = labourers.iter().flat_map(|(colour, &count)| std::iter::repeat_n(colour, usize::from(count)));
    all.map(|colour| {
        let text = format!("{}{} ", look.figure(), look.good(colour.eats()));
        Span::styled(text, look.strong(palette::labourer(colour)))
    })
    .collect()
}

/// Coins: how many, and how many of each kind if that is known (gold, silver, copper).
pub fn coins(coins: &CoinsView, look: Look) -> Vec<Span<'static>> {
    if coins.count == 0 {
        return Vec::new();
    }
    let mut spans = vec![Span::styled(format!("{}{}", look.coin(), coins.count), look.strong(Tone::Accent))];
    if let Some(values) = &coins.values {
        let kinds = [Coin::Gold, Coin::Silver, Coin::Copper].map(|coin| values[coin].to_string()).join("/");
        spans.push(Span::styled(format!(" ({kinds})"), look.ink(Tone::Faint)));
    }
    spans
}
