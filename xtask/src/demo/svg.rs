//! Screens of a terminal as one SVG that moves. Nothing but rectangles and text, so that it shows wherever pictures do.

use std::fmt::Write;

use playtest::terminal::{Cell, Color, Screen};

/// The size of a cell.
const WIDE: u16 = 8;
const HIGH: u16 = 17;
/// Where letters stand in a cell, from its top.
const BASE: u16 = 13;
/// The window around the screen.
const MARGIN: u16 = 12;
const BAR: u16 = 26;

const PAPER: &str = "#1b1d1e";
const INK: &str = "#d8d4c8";

/// The frames one after the other, each for its seconds, again and again. Who wants no movement sees the third last.
pub fn animated(frames: &[(Screen, f32)], title: &str) -> String {
    let (columns, rows) = frames.first().map_or((1, 1), |(screen, _)| {
        let (rows, columns) = screen.size();
        (columns.get(), rows.get())
    });
    let (width, height) = (columns * WIDE + 2 * MARGIN, rows * HIGH + 2 * MARGIN + BAR);
    let whole: f32 = frames.iter().map(|(_, seconds)| seconds).sum();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n<style>\n\
         rect{{shape-rendering:crispEdges}}\n\
         text{{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;font-size:13.3px;white-space:pre}}\n\
         .b{{font-weight:bold}}.d{{opacity:.6}}.i{{font-style:italic}}.u{{text-decoration:underline}}\n\
         .f{{visibility:hidden;animation:{whole}s step-end infinite}}\n"
    );
    let mut begins = 0.0;
    for (number, (_, seconds)) in frames.iter().enumerate() {
        let (from, to) = (begins / whole * 100.0, (begins + seconds) / whole * 100.0);
        // Before its time a frame is hidden by the rule above; the first one has no time before.
        let first =
            if number == 0 { "0%{visibility:visible}".to_owned() } else { format!("{from:.2}%{{visibility:visible}}") };
        let _ = writeln!(
            svg,
            "#f{number}{{animation-name:k{number}}}@keyframes k{number}{{0%{{visibility:hidden}}{first}{to:.2}%,100%{{visibility:hidden}}}}"
        );
        begins += seconds;
    }
    let still = frames.len().saturating_sub(3);
    let _ = writeln!(
        svg,
        "@media(prefers-reduced-motion:reduce){{.f{{animation:none}}#f{still}{{visibility:visible}}}}\n</style>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>"
    );
    for (place, colour) in ["#e06c5b", "#e0b45b", "#7fae6a"].into_iter().enumerate() {
        let x = usize::from(MARGIN) + 8 + 18 * place;
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{}\" r=\"5.5\" fill=\"{colour}\"/>", BAR / 2 + 4);
    }
    // Most lines stay as they are from frame to frame, so each is drawn once and used where it is.
    let mut lines: Vec<String> = Vec::new();
    let mut shown = String::new();
    for (number, (screen, _)) in frames.iter().enumerate() {
        let _ = writeln!(shown, "<g class=\"f\" id=\"f{number}\" transform=\"translate({MARGIN} {})\">", MARGIN + BAR);
        for row in 0..rows {
            let line = line(screen, row, columns);
            if line.is_empty() {
                continue;
            }
            let known = lines.iter().position(|known| *known == line);
            let id = known.unwrap_or(lines.len());
            if known.is_none() {
                lines.push(line);
            }
            let _ = write!(shown, "<use href=\"#l{id}\" y=\"{}\"/>", row * HIGH);
        }
        shown.push_str("\n</g>\n");
    }
    svg.push_str("<defs>\n");
    for (id, line) in lines.iter().enumerate() {
        let _ = writeln!(svg, "<g id=\"l{id}\">{line}</g>");
    }
    svg.push_str("</defs>\n");
    svg.push_str(&shown);
    svg.push_str("</svg>\n");
    svg
}

/// A line of a screen; nothing if it is empty.
fn line(screen: &Screen, row: u16, columns: u16) -> String {
    let mut svg = String::new();
    backgrounds(&mut svg, screen, row, columns);
    texts(&mut svg, screen, row, columns);
    svg
}

/// How a cell looks.
#[derive(Clone, PartialEq, Eq)]
struct Paint {
    ink: String,
    paper: Option<String>,
    class: String,
}

impl Paint {
    fn of(cell: &Cell) -> Paint {
        let (mut ink, mut paper) = (colour(cell.fgcolor()), colour(cell.bgcolor()));
        if cell.inverse() {
            (ink, paper) = (paper.or_else(|| Some(PAPER.to_owned())), ink.or_else(|| Some(INK.to_owned())));
        }
        let marks = [(cell.bold(), "b"), (cell.dim(), "d"), (cell.italic(), "i"), (cell.underline(), "u")];
        let class: Vec<&str> = marks.iter().filter(|(is_so, _)| *is_so).map(|(_, class)| *class).collect();
        Paint { ink: ink.unwrap_or_else(|| INK.to_owned()), paper, class: class.join(" ") }
    }
}

/// Cells in a row that look alike become one rectangle.
fn backgrounds(svg: &mut String, screen: &Screen, row: u16, columns: u16) {
    let paper = |column| screen.cell(row, column).and_then(|cell| Paint::of(cell).paper);
    let mut column = 0;
    while column < columns {
        let here = paper(column);
        let more = (column..columns).take_while(|&next| paper(next) == here).count();
        let count = u16::try_from(more).unwrap_or(1).max(1);
        if let Some(colour) = here {
            rectangle(svg, column * WIDE, 0, count * WIDE, HIGH, &colour);
        }
        column += count;
    }
}

/// Letters in a row that look alike become one text; blocks are drawn, as fonts do not fill their cells.
fn texts(svg: &mut String, screen: &Screen, row: u16, columns: u16) {
    let mut run = Run::default();
    for column in 0..columns {
        let Some(cell) = screen.cell(row, column) else { continue };
        let (letter, paint) = (cell.contents(), Paint::of(cell));
        if cell.is_wide_continuation() {
            continue;
        }
        if letter.trim().is_empty() {
            // A single gap stays within a text; more of them end it.
            if run.text.ends_with(' ') || run.text.is_empty() { run.end(svg) } else { run.text.push(' ') }
        } else if let Some((x, y, wide, high)) = block(letter) {
            run.end(svg);
            rectangle(svg, column * WIDE + x, y, wide, high, &paint.ink);
        } else {
            let alone = !letter.is_ascii();
            if alone || run.alone || run.paint.as_ref() != Some(&paint) {
                run.end(svg);
            }
            if run.text.is_empty() {
                run = Run { column, text: String::new(), paint: Some(paint), alone };
            }
            run.text.push_str(letter);
        }
    }
    run.end(svg);
}

/// Letters that are written together.
#[derive(Default)]
struct Run {
    column: u16,
    text: String,
    paint: Option<Paint>,
    /// Signs may come from another font with other widths, so each is put in its place by itself.
    alone: bool,
}

impl Run {
    fn end(&mut self, svg: &mut String) {
        let text = std::mem::take(&mut self.text);
        let (text, Some(paint)) = (text.trim_end(), self.paint.take()) else { return };
        if text.is_empty() {
            return;
        }
        let count = u16::try_from(text.chars().count()).unwrap_or(1);
        let x = self.column * WIDE;
        let class = if paint.class.is_empty() { String::new() } else { format!(" class=\"{}\"", paint.class) };
        let length = if count > 1 { format!(" textLength=\"{}\"", count * WIDE) } else { String::new() };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(svg, "<text x=\"{x}\" y=\"{BASE}\" fill=\"{}\"{class}{length}>{text}</text>", paint.ink);
    }
}

/// The part of a cell that a block fills.
fn block(letter: &str) -> Option<(u16, u16, u16, u16)> {
    let (half_wide, half_high) = (WIDE / 2, HIGH / 2 + 1);
    Some(match letter {
        "█" => (0, 0, WIDE, HIGH),
        "▀" => (0, 0, WIDE, half_high),
        "▄" => (0, half_high, WIDE, HIGH - half_high),
        "▌" => (0, 0, half_wide, HIGH),
        "▐" => (half_wide, 0, WIDE - half_wide, HIGH),
        "─" => (0, HIGH / 2, WIDE, 1),
        "│" => (WIDE / 2, 0, 1, HIGH),
        _ => return None,
    })
}

fn rectangle(svg: &mut String, x: u16, y: u16, wide: u16, high: u16, colour: &str) {
    let _ = write!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{colour}\"/>");
}

/// A colour; `None` for the terminal's own.
fn colour(colour: Color) -> Option<String> {
    match colour {
        Color::Default => None,
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        Color::Idx(number) => Some(indexed(number)),
    }
}

/// The colours that go by numbers: sixteen, a cube, and greys.
fn indexed(number: u8) -> String {
    const SIXTEEN: [&str; 16] = [
        "#2e3436", "#cc4b4b", "#6a9f3f", "#c4a000", "#4e7fc0", "#8f6aa3", "#2f9a9c", "#d3d7cf", "#777a75", "#ef5a5a",
        "#8ae234", "#fce94f", "#82b1e8", "#bb8fc4", "#4fd8da", "#eeeeec",
    ];
    if let Some(named) = SIXTEEN.get(usize::from(number)) {
        return (*named).to_owned();
    }
    if number >= 232 {
        let grey = 8 + 10 * (number - 232);
        return format!("#{grey:02x}{grey:02x}{grey:02x}");
    }
    let step = |of: u8| match of % 6 {
        0 => 0,
        level => 55 + 40 * level,
    };
    let cube = number - 16;
    format!("#{:02x}{:02x}{:02x}", step(cube / 36), step(cube / 6), step(cube))
}
