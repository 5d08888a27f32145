//! A canvas of painted letters, which a screen shows a part of and a text is printed from.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::palette::{Look, Paint, Tone};

/// A letter on a canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Painted {
    /// The letter.
    pub letter: char,
    /// How it is painted.
    pub paint: Paint,
}

/// Painted letters in rows. Painting outside of it does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canvas {
    width: usize,
    letters: Vec<Painted>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new(width: usize, height: usize) -> Canvas {
        let blank = Painted { letter: ' ', paint: Paint::default() };
        Canvas { width, letters: vec![blank; width * height] }
    }

    /// How wide it is.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How high it is.
    pub fn height(&self) -> usize {
        self.letters.len().checked_div(self.width).unwrap_or(0)
    }

    /// The letter at a place.
    pub fn at(&self, x: usize, y: usize) -> Option<Painted> {
        (x < self.width).then(|| self.letters.get(y * self.width + x).copied()).flatten()
    }

    fn slot(&mut self, x: usize, y: usize) -> Option<&mut Painted> {
        if x >= self.width {
            return None;
        }
        self.letters.get_mut(y * self.width + x)
    }

    /// Paints a letter.
    pub fn put(&mut self, x: usize, y: usize, letter: char, paint: Paint) {
        if let Some(slot) = self.slot(x, y) {
            *slot = Painted { letter, paint };
        }
    }

    /// Paints letters from left to right.
    pub fn write(&mut self, x: usize, y: usize, text: &str, paint: Paint) {
        for (offset, letter) in text.chars().enumerate() {
            self.put(x + offset, y, letter, paint);
        }
    }

    /// Paints letters, and leaves the ground as it is.
    pub fn write_over(&mut self, x: usize, y: usize, text: &str, ink: Tone, strong: bool) {
        for (offset, letter) in text.chars().enumerate() {
            if let Some(slot) = self.slot(x + offset, y) {
                *slot = Painted { letter, paint: Paint { ink, ground: slot.paint.ground, strong } };
            }
        }
    }

    /// Shows the part of the canvas from `left`, `top` on in an area of the screen.
    pub fn show(&self, buffer: &mut Buffer, area: Rect, (left, top): (usize, usize), look: Look) {
        for (row, y) in (area.top()..area.bottom()).enumerate() {
            for (column, x) in (area.left()..area.right()).enumerate() {
                let Some(painted) = self.at(left + column, top + row) else { continue };
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    cell.set_char(painted.letter).set_style(look.style(painted.paint));
                }
            }
        }
    }

    /// The canvas as lines of text, with colours as terminals understand them. Empty lines are left out.
    pub fn text(&self, look: Look) -> String {
        let mut text = String::new();
        for line in self.letters.chunks(self.width.max(1)) {
            let end = line.iter().rposition(|painted| painted.letter != ' ').map_or(0, |last| last + 1);
            for painted in line.iter().take(end) {
                match look.style(painted.paint).fg {
                    Some(Color::Indexed(number)) => {
                        let _ = write!(text, "\x1b[38;5;{number}m{}\x1b[0m", painted.letter);
                    }
                    _ => text.push(painted.letter),
                }
            }
            if end > 0 {
                text.push('\n');
            }
        }
        text
    }
}
