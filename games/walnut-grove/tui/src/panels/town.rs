//! The town: its places in the order of the street, with what they cost and offer, and who stands there.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tui::kit::{self, Pen};
use tui::palette::Tone;
use walnut_grove::by::Key;
use walnut_grove::edition::Row;
use walnut_grove::pieces::{ByGood, Good};
use walnut_grove::town::Stock;
use walnut_grove::view::SpaceView;

use super::{Scene, Shown};
use crate::palette::Signs;
use crate::pieces;

/// The lines that the list takes.
pub const LINES: u16 = 16;

/// Draws the town as a list.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, selected: Option<u8>, shown: &mut Shown) {
    let mut pen = Pen::new(buffer, area);
    let mut number = 0;
    for (place, space) in (0u8..).zip(&scene.view.town) {
        match space {
            SpaceView::Toll { toll } => {
                let rule = scene.look.sign("┄", "-").repeat(3);
                let text = format!("{rule} {} {} {rule}", scene.phrases.toll(*toll), scene.look.coin());
                pen.text(&text, scene.look.ink(Tone::Accent));
            }
            SpaceView::House { .. } => {
                number += 1;
                shown.houses.push((pen.here(), place));
                let line = house_line(scene, space, number, selected == Some(place), pen.width());
                pen.line(line);
            }
        }
    }
    for line in row_lines(scene) {
        pen.line(line);
    }
}

/// Who waits in the starting rows.
pub fn row_lines(scene: &Scene<'_>) -> Vec<Line<'static>> {
    let waiting = Row::ALL.iter().filter(|&&row| !scene.view.rows[row].is_empty());
    waiting
        .map(|&row| {
            let names: Vec<String> = scene.view.rows[row].iter().map(|&seat| scene.name(seat)).collect();
            let about = [("row", row.word().into()), ("names", names.join(", ").into())];
            Line::styled(scene.say_with("text-row-who", about), scene.look.ink(Tone::Faint))
        })
        .collect()
}

fn house_line(scene: &Scene<'_>, space: &SpaceView, number: u8, selected: bool, width: usize) -> Line<'static> {
    let SpaceView::House { name, cost, .. } = space else { return Line::default() };
    let look = scene.look;
    let pointer = if selected { look.pointer() } else { " " };
    let named = if selected { look.strong(Tone::Mark) } else { look.ink(Tone::Plain) };
    let name_width = width.saturating_sub(26).clamp(12, 22);
    let mut spans = vec![
        Span::styled(format!("{pointer}{number:>2} "), look.strong(Tone::Mark)),
        Span::styled(kit::pad(&scene.phrases.house(name), name_width, look), named),
        Span::raw(" "),
    ];
    spans.extend(pawns(scene, space));
    spans.push(Span::raw(" "));
    spans.extend(pieces::signs(cost, look));
    spans.push(Span::raw(" ".repeat(4usize.saturating_sub(usize::from(cost.total())))));
    spans.extend(offer(scene, space));
    Line::from(spans)
}

/// Who stands there, the further spot first; free spots are dots.
pub fn pawns(scene: &Scene<'_>, space: &SpaceView) -> Vec<Span<'static>> {
    let SpaceView::House { spots, .. } = space else { return Vec::new() };
    let spot = |spot: &Option<table::Seat>| match spot {
        Some(seat) => kit::seat(seat.number(), scene.look),
        None => Span::styled(scene.look.sign("·", "."), scene.look.ink(Tone::Faint)),
    };
    let mut spans: Vec<Span<'static>> = spots.iter().map(spot).collect();
    if spans.len() == 1 {
        spans.push(Span::raw(" "));
    }
    spans
}

/// What is to be had there, in signs and few words.
pub fn offer(scene: &Scene<'_>, space: &SpaceView) -> Vec<Span<'static>> {
    let SpaceView::House { buys, stock, .. } = space else { return Vec::new() };
    let look = scene.look;
    if let Some(buys) = buys {
        let mut one = ByGood::<u8>::default();
        buys.iter().for_each(|&good: &Good| one[good] = 1);
        let mut spans = pieces::signs(&one, look);
        spans.push(Span::styled(format!("{}{}", look.sign("→", ">"), look.coin()), look.ink(Tone::Accent)));
        return spans;
    }
    let Some(stock) = stock else {
        return vec![Span::raw(scene.say("term-any-two"))];
    };
    if stock.total() == 0 {
        return vec![Span::styled(scene.say("term-sold-out"), look.ink(Tone::Faint))];
    }
    if let Stock::Labourers(labourers) = stock {
        return pieces::labourers(labourers, look);
    }
    let words: Vec<String> = stock.pieces().map(|(piece, count)| scene.phrases.pieces(count, piece)).collect();
    vec![Span::raw(words.join(", "))]
}
