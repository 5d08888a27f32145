use ratatui::layout::Rect;
use tui::{Layout, Screen};

use crate::WalnutGroveScreen;

#[test]
fn panels_never_overlap_and_stay_on_the_screen() {
    for (width, height) in [(60, 20), (80, 24), (100, 30), (130, 36), (200, 60), (300, 100)] {
        for seats in 1..=4 {
            let area = Rect::new(0, 0, width, height);
            let lines = |column| WalnutGroveScreen::docked().map(|_| WalnutGroveScreen::docked_lines(column));
            let Layout { bar, main, ask, docked, log, points, others, line, keys } = Layout::of(area, seats, lines);
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
