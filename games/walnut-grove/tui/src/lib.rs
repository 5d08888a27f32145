//! Walnut Grove in a terminal: farms, town, and how its questions are answered there. The frame around it is the crate
//! `tui`.

mod asking;
mod draw;
mod offer;
mod palette;
mod panels;
mod pieces;
mod pointing;
#[cfg(test)]
mod tests;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Game, Seat, Viewer};
use tui::help::Key;
use tui::kit::Pen;
use tui::palette::{Colours, Look};
use tui::plain::Offer;
use tui::{Entry, Hits, Lines, Looking, Pan, Pointed, Screen};
use walnut_grove::pieces::Good;
use walnut_grove::view::AskView;
use walnut_grove::{Action, State};
use walnut_grove_bots::WalnutGrove;
use walnut_grove_words::Phrases;
use words::ScoreLine;

pub use asking::{Asking, Direction, Hover};
use draw::Marks;
use palette::Signs;
pub use panels::{Pane, Scene, Shown};
use panels::{ask, bar, farm, help, player, points, ring, town};

/// Walnut Grove on the screen and line by line.
#[derive(Debug)]
pub struct WalnutGroveScreen;

impl Lines for WalnutGroveScreen {
    type Game = State;
    type Phrases = Phrases;
    type Evaluation = WalnutGrove;

    fn offer(state: &State, seat: Seat, phrases: Phrases) -> Offer<State> {
        offer::offer(state, seat, phrases)
    }

    fn how_to_answer(phrases: Phrases) -> Vec<String> {
        ["plain-help-answer", "plain-help-turns", "plain-help-notation"].map(|name| phrases.words().say(name)).to_vec()
    }

    fn picture(state: &State, viewer: Viewer, seat: Seat) -> Option<String> {
        state.view(viewer).players.get(seat.index()).map(draw::farm_text)
    }

    fn legend(phrases: Phrases) -> Option<String> {
        let look = Look { colours: Colours::None, ascii: false };
        let goods: Vec<String> =
            Good::all().map(|good| format!("{} {}", look.good(good), phrases.good(good))).collect();
        Some(format!("{}; {}", goods.join(", "), phrases.words().say("told-signs")))
    }
}

impl Screen for WalnutGroveScreen {
    type Pane = Pane;
    type Asking = Asking;
    type Shown = Shown;

    fn panes(scene: &Scene<'_>, own: Seat) -> Vec<Pane> {
        let others = Seat::all(scene.seats()).filter(|&seat| seat != own).map(Pane::Farm);
        [Pane::Farm(own), Pane::Town].into_iter().chain(others).collect()
    }

    fn pane_name(scene: &Scene<'_>, pane: Pane, own: Option<Seat>) -> String {
        match pane {
            Pane::Farm(seat) if Some(seat) == own => scene.say("jump-farm"),
            Pane::Farm(seat) => scene.name(seat),
            Pane::Town => scene.say("town"),
        }
    }

    fn seat_pane(_scene: &Scene<'_>, seat: Seat) -> Pane {
        Pane::Farm(seat)
    }

    fn pane_seat(pane: Pane) -> Option<Seat> {
        match pane {
            Pane::Farm(seat) => Some(seat),
            Pane::Town => None,
        }
    }

    fn draw_pane(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, look: Looking<'_, Self>, shown: &mut Shown) {
        match look.pane {
            Pane::Farm(seat) => {
                let Some(player) = player(scene, seat) else { return };
                let asking = look.asking.filter(|asking| asking.choices.seat == seat);
                let marks = asking.map_or_else(Marks::default, |asking| asking.marks(player, scene.game));
                shown.farm = Some(farm::draw(buffer, area, scene, player, &marks, look.pan));
            }
            Pane::Town => town::draw(buffer, area, scene, look.asking.and_then(Asking::house), shown),
        }
    }

    fn draw_other(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, seat: Seat) {
        let Some(player) = player(scene, seat) else { return };
        if area.height >= farm::YARD + 11 {
            farm::draw(buffer, area, scene, player, &Marks::default(), Pan::default());
        } else {
            farm::draw_yard(buffer, area, scene, player);
        }
    }

    fn docked() -> Option<Pane> {
        Some(Pane::Town)
    }

    fn docked_lines(column: Rect) -> u16 {
        let street = column.width >= 95 && column.height >= ring::LINES + 25;
        if street { ring::LINES } else { town::LINES }
    }

    fn draw_docked(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, look: Looking<'_, Self>, shown: &mut Shown) {
        ring::draw(buffer, area, scene, look.asking.and_then(Asking::house), shown);
    }

    fn question_pane(asking: &Asking) -> Option<Pane> {
        matches!(asking.asks, AskView::Move | AskView::Start).then_some(Pane::Town)
    }

    fn bar(scene: &Scene<'_>) -> Line<'static> {
        bar::disc_line(scene)
    }

    fn score_details(scene: &Scene<'_>, line: usize) -> Vec<ScoreLine> {
        points::details(scene, line)
    }

    fn entry(scene: &Scene<'_>, asking: &Asking, entry: &Entry<State>, style: Style) -> Vec<Span<'static>> {
        ask::entry(scene, asking, entry, style)
    }

    fn details(scene: &Scene<'_>, asking: &Asking, width: usize) -> Vec<Line<'static>> {
        ask::details(scene, asking, width)
    }

    fn picture_lines(asking: &Asking, width: usize) -> u16 {
        ask::tile_lines(asking, width)
    }

    fn draw_pictures(pen: &mut Pen<'_>, scene: &Scene<'_>, asking: &Asking, hits: &mut Hits<Self>) {
        ask::draw_tiles(pen, scene, asking, hits);
    }

    fn hint(scene: &Scene<'_>, asking: &Asking, action: Action) -> String {
        ask::hint(scene, asking, action)
    }

    fn mouse(asking: &mut Asking, state: &State, shown: &Shown, mouse: MouseEvent) -> Pointed {
        pointing::mouse(asking, state, shown, mouse)
    }

    fn help_keys() -> Vec<Key> {
        help::KEYS.to_vec()
    }

    fn help(scene: &Scene<'_>, width: usize) -> Vec<Line<'static>> {
        help::lines(scene, width)
    }
}
