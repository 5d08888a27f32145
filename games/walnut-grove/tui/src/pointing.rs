//! What pointing does: at a house, at land, with a tile in hand.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use tui::{Pointed, What};
use walnut_grove::tile::{Cell, Side, Spot};
use walnut_grove::{Action, State};

use crate::asking::Asking;
use crate::panels::Shown;

/// Answers the mouse.
pub fn mouse(asking: &mut Asking, state: &State, shown: &Shown, mouse: MouseEvent) -> Pointed {
    let MouseEvent { column: x, row: y, kind, .. } = mouse;
    let land = shown.farm.as_ref().and_then(|farm| Some((farm.seat, farm.place_at(x, y)?)));
    match kind {
        MouseEventKind::Down(MouseButton::Left) => match land {
            Some((seat, (cell, side))) if seat == asking.choices.seat => click_land(asking, state, cell, side),
            Some(_) => Pointed::Nothing,
            None => click_house(asking, shown, x, y),
        },
        MouseEventKind::Down(MouseButton::Right) => {
            asking.turn(true);
            Pointed::Done
        }
        MouseEventKind::ScrollUp | MouseEventKind::ScrollDown if land.is_some() => {
            asking.turn(kind == MouseEventKind::ScrollDown);
            Pointed::Done
        }
        _ => Pointed::Nothing,
    }
}

fn click_house(asking: &Asking, shown: &Shown, x: u16, y: u16) -> Pointed {
    let house = shown.houses.iter().find(|(area, _)| area.contains((x, y).into()));
    house.and_then(|(_, place)| asking.house_line(*place)).map_or(Pointed::Nothing, Pointed::Entry)
}

/// On the farm: the tile goes there, and is laid where it hovers already; figures go to work.
fn click_land(asking: &mut Asking, state: &State, cell: Cell, side: Side) -> Pointed {
    if let Some(hover) = asking.hover {
        if hover.cell == cell {
            return Pointed::Choose;
        }
        asking.hover_at(cell);
        return Pointed::Done;
    }
    area_line(asking, state, cell, side).map_or(Pointed::Nothing, Pointed::Entry)
}

/// The line of the land area at a place.
fn area_line(asking: &Asking, state: &State, cell: Cell, side: Side) -> Option<usize> {
    let player = state.player(asking.choices.seat)?;
    let spot = match cell.row {
        0 => {
            let board = state.edition().boards.get(usize::from(player.farm.board()))?;
            let land = board.landscapes.get(usize::try_from(cell.col - 1).ok()?)?;
            Spot::Board(land.good)
        }
        _ => Spot::Triangle(cell, side),
    };
    let name = player.farm.name(player.farm.area(player.farm.area_at(spot)?)?);
    let works = |what: &What<State>| matches!(what, What::Pick(Action::Work(spot), _) if *spot == name);
    asking.choices.entries.iter().position(|entry| works(&entry.what))
}
