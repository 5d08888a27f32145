//! Where panels are: one screen for small terminals, more at once on larger ones.

use ratatui::layout::Rect;

/// The least that a screen is drawn on.
pub const LEAST: (u16, u16) = (60, 20);

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The two lines at the top.
    pub bar: Rect,
    /// The large panel; in a small terminal everything but the question takes turns in it.
    pub main: Rect,
    /// What is asked.
    pub ask: Rect,
    /// The panel of the game that has a place of its own, if one has.
    pub docked: Option<Rect>,
    /// The log, if it has a place of its own.
    pub log: Option<Rect>,
    /// The score sheet, if it has a place of its own.
    pub points: Option<Rect>,
    /// What belongs to the other seats, if it has a place of its own.
    pub others: Option<Rect>,
    /// Messages and the command line.
    pub line: Rect,
    /// The keys.
    pub keys: Rect,
}

impl Layout {
    /// For a terminal of this size. `docked` says how many lines the panel that gets a place of its own needs in a column;
    /// `None` if there is no such panel.
    pub fn of(area: Rect, seats: u8, docked: impl Fn(Rect) -> Option<u16>) -> Layout {
        let bar = Rect { height: 2, ..area };
        let keys = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let line = Rect { y: keys.y.saturating_sub(1), height: 1, ..area };
        let body = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
        let small =
            Layout { bar, keys, line, main: body, ask: body, docked: None, log: None, points: None, others: None };
        if area.width >= 130 && area.height >= 36 {
            small.wide(body, seats, docked)
        } else {
            let ask = if area.width >= 100 { 42 } else { 35 };
            let (main, ask) = across(body, body.width.saturating_sub(ask + 1));
            Layout { main, ask, ..small }
        }
    }

    fn wide(self, body: Rect, seats: u8, docked: impl Fn(Rect) -> Option<u16>) -> Layout {
        let (left, right) = across(body, body.width * 52 / 100);
        let lower = (body.height / 4).clamp(9, 13);
        let (main, below) = down(left, left.height.saturating_sub(lower + 1));
        let (log, points) = across(below, below.width.saturating_sub(u16::from(seats) * 9 + 24).max(below.width / 3));
        let (docked, rest) = match docked(right) {
            Some(lines) => {
                let (docked, rest) = down(right, (lines + 1).min(right.height / 2));
                (Some(docked), rest)
            }
            None => (None, right),
        };
        let (ask, others) = match seats > 1 && rest.width >= 88 {
            true => across(rest, 44),
            false => (rest, Rect::ZERO),
        };
        let others = Some(others).filter(|others| others.width > 0);
        Layout { main, ask, docked, log: Some(log), points: Some(points), others, ..self }
    }

    /// Whether log and points have places of their own.
    pub fn is_wide(&self) -> bool {
        self.log.is_some()
    }
}

/// Left part and right part, with a gap between.
fn across(area: Rect, left: u16) -> (Rect, Rect) {
    let left = left.min(area.width);
    let right = area.width.saturating_sub(left + 1);
    (Rect { width: left, ..area }, Rect { x: area.right() - right, width: right, ..area })
}

/// Upper part and lower part, with a gap between.
fn down(area: Rect, upper: u16) -> (Rect, Rect) {
    let upper = upper.min(area.height);
    let lower = area.height.saturating_sub(upper + 1);
    (Rect { height: upper, ..area }, Rect { y: area.bottom() - lower, height: lower, ..area })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_never_overlap_and_stay_on_the_screen() {
        for (width, height) in [(60, 20), (80, 24), (100, 30), (130, 36), (200, 60), (300, 100)] {
            for (seats, lines) in (1..=4).flat_map(|seats| [None, Some(5), Some(20)].map(|lines| (seats, lines))) {
                let area = Rect::new(0, 0, width, height);
                let layout = Layout::of(area, seats, |_| lines);
                let Layout { bar, main, ask, docked, log, points, others, line, keys } = layout;
                let all: Vec<Rect> = [bar, main, ask, line, keys]
                    .into_iter()
                    .chain([docked, log, points, others].into_iter().flatten())
                    .collect();
                for (place, one) in all.iter().enumerate() {
                    assert!(area.union(*one) == area && one.area() > 0, "{width}x{height}: {one:?}");
                    assert!(all.iter().skip(place + 1).all(|other| !one.intersects(*other)), "{width}x{height}");
                }
            }
        }
    }
}
