//! What pointing does: first it selects, then it chooses.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::App;
use crate::asking::Asking;
use crate::choices::What;
use crate::pane::Hit;
use crate::screen::{Pointed, Screen};

impl<S: Screen> App<S> {
    /// Answers the mouse.
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(mouse),
            MouseEventKind::Down(MouseButton::Right) => {
                self.point(mouse);
            }
            MouseEventKind::ScrollUp => self.scroll(mouse, false),
            MouseEventKind::ScrollDown => self.scroll(mouse, true),
            _ => {}
        }
    }

    fn scroll(&mut self, mouse: MouseEvent, down: bool) {
        if let Some(scrolled) = self.help {
            self.help = Some(if down { scrolled + 2 } else { scrolled.saturating_sub(2) });
        } else if self.drawn.hits.at(mouse.column, mouse.row) == Some(Hit::Log) {
            self.back = if down { self.back.saturating_sub(2) } else { self.back + 2 };
        } else if !self.point(mouse)
            && let Some(asking) = &mut self.asking
        {
            asking.choices_mut().step(down);
        }
    }

    fn click(&mut self, mouse: MouseEvent) {
        self.message = None;
        if self.help.take().is_some() {
            return;
        }
        if std::mem::take(&mut self.hand_over) {
            return;
        }
        match self.drawn.hits.at(mouse.column, mouse.row) {
            Some(Hit::Pane(pane)) => self.pane = pane,
            Some(Hit::Entry(line)) => self.click_entry(line),
            Some(Hit::Log) => {}
            None => {
                self.point(mouse);
            }
        }
    }

    /// Points at something that the game drew. Whether it is done with that.
    fn point(&mut self, mouse: MouseEvent) -> bool {
        let Some(asking) = &mut self.asking else { return false };
        match S::mouse(asking, self.sitting.state(), &self.drawn.hits.shown, mouse) {
            Pointed::Nothing => return false,
            Pointed::Done => {}
            Pointed::Entry(line) => self.click_entry(line),
            Pointed::Choose => self.choose(),
        }
        true
    }

    /// Selects a line; the selected one is chosen. What can be picked is picked.
    fn click_entry(&mut self, line: usize) {
        let Some(asking) = &mut self.asking else { return };
        let choices = asking.choices_mut();
        let again = choices.cursor == line;
        choices.select(line);
        match choices.selected().map(|entry| &entry.what) {
            Some(What::Pick(..)) => choices.pick(true),
            Some(What::Submit) => self.choose(),
            _ if again => self.choose(),
            _ => {}
        }
    }
}
