//! The town as a street that runs round the year's disc, for large terminals.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tui::kit::{self, Pen, wrap};
use tui::palette::Tone;
use walnut_grove::Season;
use walnut_grove::view::SpaceView;

use super::{Scene, Shown, bar, town};
use crate::palette::Signs;
use crate::pieces;

/// The lines of a place: its frame, and three lines in it.
const HIGH: u16 = 5;
/// How many places stand one above the other at the sides, corners included.
const DOWN: u16 = 4;
/// The letters that a place needs across.
const WIDE: u16 = 19;

/// The lines that the street takes.
pub const LINES: u16 = HIGH * DOWN;

/// How many places stand side by side; `None` if the street cannot be laid out like this, or not in this width.
pub fn across(spaces: usize, width: u16) -> Option<u16> {
    let spaces = u16::try_from(spaces).ok()?;
    let across = spaces.checked_sub(2 * (DOWN - 2)).filter(|rest| rest % 2 == 0)? / 2;
    (across >= 3 && width >= across * WIDE).then_some(across)
}

/// Draws the town, if it can be laid out in this area; otherwise as a list.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, selected: Option<u8>, shown: &mut Shown) {
    let across = across(scene.view.town.len(), area.width).filter(|_| area.height >= LINES);
    let Some(across) = across else { return town::draw(buffer, area, scene, selected, shown) };
    let wide = (area.width / across).min(WIDE + 6);
    let mut number = 0;
    for (place, space) in (0u8..).zip(&scene.view.town) {
        let (column, row) = corner(u16::from(place), across);
        let frame = Rect { x: area.x + column * wide, y: area.y + row * HIGH, width: wide, height: HIGH };
        let is_house = matches!(space, SpaceView::House { .. });
        number += u8::from(is_house);
        if is_house {
            shown.houses.push((frame, place));
        }
        draw_place(buffer, frame, scene, space, number, selected == Some(place));
    }
    let inside =
        Rect { x: area.x + wide + 2, y: area.y + HIGH, width: (across - 2) * wide - 4, height: (DOWN - 2) * HIGH };
    disc(buffer, inside, scene);
}

/// Clockwise from the upper left.
fn corner(place: u16, across: u16) -> (u16, u16) {
    let (right, bottom) = (across - 1, DOWN - 1);
    if place < across {
        (place, 0)
    } else if place < right + DOWN {
        (right, place - right)
    } else if place <= 2 * right + bottom {
        (2 * right + bottom - place, bottom)
    } else {
        (0, (2 * (right + bottom)).saturating_sub(place))
    }
}

fn draw_place(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, space: &SpaceView, number: u8, selected: bool) {
    let look = scene.look;
    let line = if selected { look.strong(Tone::Mark) } else { look.ink(Tone::Faint) };
    frame(buffer, area, scene, line);
    let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    let name_room = usize::from(area.width).saturating_sub(7);
    let name = match space {
        SpaceView::Toll { toll } => scene.phrases.toll(*toll),
        SpaceView::House { name, .. } => scene.phrases.house(name),
    };
    // A long name goes on in the first line.
    let mut name = wrap(&name, name_room).into_iter();
    let (begins, goes_on) = (name.next().unwrap_or_default(), name.collect::<Vec<_>>().join(" "));
    let title = match space {
        SpaceView::Toll { .. } => vec![
            Span::styled(format!(" {} ", look.coin()), look.strong(Tone::Accent)),
            Span::styled(begins, look.strong(Tone::Accent)),
            Span::raw(" "),
        ],
        SpaceView::House { .. } => vec![
            Span::styled(format!(" {number} "), look.strong(Tone::Mark)),
            Span::styled(begins, if selected { look.strong(Tone::Mark) } else { look.strong(Tone::Plain) }),
            Span::raw(" "),
        ],
    };
    buffer.set_line(area.x + 1, area.y, &Line::from(title), area.width - 2);
    let mut pen = Pen::new(buffer, inside);
    let SpaceView::House { cost, .. } = space else {
        pen.text(&format!("   {goes_on}"), look.strong(Tone::Accent));
        pen.text(&format!(" {}", scene.say("toll-word")), look.ink(Tone::Accent));
        return;
    };
    let mut first = vec![Span::raw(" ")];
    if !goes_on.is_empty() {
        let style = if selected { look.strong(Tone::Mark) } else { look.strong(Tone::Plain) };
        first.push(Span::styled(format!("  {goes_on}  "), style));
    }
    first.extend(pieces::signs(cost, look));
    pen.line(Line::from(first));
    let offer = town::offer(scene, space);
    let width: usize = offer.iter().map(Span::width).sum();
    match offer.as_slice() {
        [words] if width + 1 > pen.width() => {
            let style = words.style;
            let room = pen.width().saturating_sub(1);
            wrap(&words.content, room).iter().take(2).for_each(|part| pen.text(&format!(" {part}"), style));
        }
        _ => pen.line(Line::from([vec![Span::raw(" ")], offer].concat())),
    }
    // Who stands there, on the frame's lower edge.
    let mut pawns = vec![Span::raw(" ")];
    pawns.extend(town::pawns(scene, space));
    pawns.push(Span::raw(" "));
    buffer.set_line(area.x + 2, area.bottom() - 1, &Line::from(pawns), area.width - 3);
}

fn frame(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, style: Style) {
    let look = scene.look;
    let (level, upright) = (look.sign("─", "-"), look.sign("│", "|"));
    let rule = level.repeat(usize::from(area.width.saturating_sub(2)));
    let (left, right) = (area.x, area.right().saturating_sub(1));
    for (y, begin, end) in [
        (area.y, look.sign("╭", "+"), look.sign("╮", "+")),
        (area.bottom() - 1, look.sign("╰", "+"), look.sign("╯", "+")),
    ] {
        buffer.set_string(left, y, format!("{begin}{rule}{end}"), style);
    }
    for y in area.y + 1..area.bottom() - 1 {
        buffer.set_string(left, y, upright, style);
        buffer.set_string(right, y, upright, style);
    }
}

/// The year's disc in words, and who waits in the starting rows.
fn disc(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>) {
    let look = scene.look;
    let mut pen = Pen::new(buffer, area);
    let Some(disc) = &scene.view.disc else { return };
    let when = scene.phrases.year_and_season(scene.view.year, scene.view.season);
    pen.skip(1);
    pen.line(Line::from(vec![
        Span::styled(format!("{:>10}  ", disc.name), look.strong(Tone::Mark)),
        Span::styled(when, look.strong(Tone::Accent)),
    ]));
    let phrases = scene.phrases;
    for season in Season::OF_A_YEAR {
        let says = phrases.disc_season(disc, season);
        let now = scene.view.season == season;
        let name = if now { look.strong(Tone::Mark) } else { look.ink(Tone::Faint) };
        let text = if now { look.strong(Tone::Plain) } else { look.ink(Tone::Faint) };
        let mut line = vec![Span::styled(format!("{:>10}  ", phrases.season(season)), name)];
        let signs = bar::season_spans(disc, season, scene);
        let width: usize = signs.iter().map(Span::width).sum();
        line.extend(signs);
        line.push(Span::raw(" ".repeat(8usize.saturating_sub(width) + 1)));
        line.push(Span::styled(says, text));
        kit::folded(Line::from(line), pen.width(), 21).into_iter().for_each(|line| pen.line(line));
    }
    town::row_lines(scene).into_iter().for_each(|line| pen.line(line));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_street_runs_clockwise_and_closes() {
        let places: Vec<(u16, u16)> = (0..14).map(|place| corner(place, 5)).collect();
        assert_eq!(places[..5], [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]);
        assert_eq!(places[5..8], [(4, 1), (4, 2), (4, 3)]);
        assert_eq!(places[8..], [(3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)]);
        assert_eq!(across(14, 100), Some(5));
        assert_eq!(across(13, 100), None);
        assert_eq!(across(14, 80), None);
    }
}
