//! What pointing does: first it selects, then it chooses.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use walnut_grove::Action;
use walnut_grove::tile::{Cell, Side};

use super::App;
use crate::asking::What;
use crate::screen::Hit;

impl App {
    /// Answers the mouse.
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let MouseEvent { column: x, row: y, kind, .. } = mouse;
        match kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(x, y),
            MouseEventKind::Down(MouseButton::Right) => self.turn(true),
            MouseEventKind::ScrollUp => self.scroll(x, y, false),
            MouseEventKind::ScrollDown => self.scroll(x, y, true),
            _ => {}
        }
    }

    fn turn(&mut self, clockwise: bool) {
        if let Some(asking) = &mut self.asking {
            asking.turn(clockwise);
        }
    }

    fn scroll(&mut self, x: u16, y: u16, down: bool) {
        if let Some(scrolled) = self.help {
            self.help = Some(if down { scrolled + 2 } else { scrolled.saturating_sub(2) });
        } else if self.drawn.hits.at(x, y) == Some(Hit::Log) {
            self.back = if down { self.back.saturating_sub(2) } else { self.back + 2 };
        } else if self.drawn.hits.farm.as_ref().is_some_and(|farm| farm.place_at(x, y).is_some()) {
            self.turn(down);
        } else if let Some(asking) = &mut self.asking {
            asking.step(down);
        }
    }

    fn click(&mut self, x: u16, y: u16) {
        self.message = None;
        if self.help.take().is_some() {
            return;
        }
        if std::mem::take(&mut self.hand_over) {
            return;
        }
        match self.drawn.hits.at(x, y) {
            Some(Hit::Pane(pane)) => self.pane = pane,
            Some(Hit::Entry(line)) => self.click_entry(line),
            Some(Hit::House(place)) => {
                let entries = self.asking.iter().flat_map(|asking| asking.entries.iter().enumerate());
                let here = |what: &What| matches!(what, What::Do(Action::Move(to)) | What::Shut(to, _) if *to == place);
                let line = entries.into_iter().find(|(_, entry)| here(&entry.what)).map(|(line, _)| line);
                if let Some(line) = line {
                    self.click_entry(line);
                }
            }
            Some(Hit::Log) => {}
            None => {
                let farm = self.drawn.hits.farm.as_ref();
                if let Some((seat, (cell, side))) = farm.and_then(|farm| Some((farm.seat, farm.place_at(x, y)?)))
                    && seat == self.seat
                {
                    self.click_land(cell, side);
                }
            }
        }
    }

    /// Selects a line; the selected one is chosen. What can be picked is picked.
    fn click_entry(&mut self, line: usize) {
        let Some(asking) = &mut self.asking else { return };
        let again = asking.cursor == line;
        asking.select(line);
        match asking.selected().map(|entry| &entry.what) {
            Some(What::Pick(..)) => asking.pick(true),
            Some(What::Submit | What::Lay) => self.choose(),
            _ if again => self.choose(),
            _ => {}
        }
    }

    /// On the farm: the tile goes there, and is laid where it hovers already; figures go to work.
    fn click_land(&mut self, cell: Cell, side: Side) {
        let Some(asking) = &mut self.asking else { return };
        if let Some(hover) = asking.hover {
            if hover.cell == cell {
                return self.choose();
            }
            asking.hover_at(cell);
            return;
        }
        let view = self.sitting.state();
        let Some(player) = view.player(self.seat) else { return };
        let column = usize::try_from(cell.col - 1).ok();
        let spot = match cell.row {
            0 => {
                let board = self.sitting.state().edition().boards.get(usize::from(player.farm.board()));
                let land = board.zip(column).and_then(|(board, column)| board.landscapes.get(column));
                land.map(|land| walnut_grove::tile::Spot::Board(land.good))
            }
            _ => Some(walnut_grove::tile::Spot::Triangle(cell, side)),
        };
        let area = spot.and_then(|spot| player.farm.area_at(spot)).and_then(|area| player.farm.area(area));
        let Some(name) = area.map(|area| player.farm.name(area)) else { return };
        let line = asking
            .entries
            .iter()
            .position(|entry| matches!(entry.what, What::Pick(Action::Work(spot), _) if spot == name));
        if let Some(line) = line {
            asking.select(line);
            asking.pick(true);
        }
    }
}
