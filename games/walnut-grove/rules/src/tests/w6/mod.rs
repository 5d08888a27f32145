//! W6 Fall: the way through the town (`way`), what it costs (`costs`), and what the buildings do (`buildings`).

mod buildings;
mod costs;
mod way;

use table::Game;

use super::kit::{Kit, owning};
use crate::action::Action;
use crate::flow::Stage;
use crate::town::{Piece, Stop};

/// Two players in fall, each with these goods and coins and nothing else. Seat 1 stands on a building and moves.
pub fn standing(building: &str, has: &str, purse: &str) -> Kit {
    setting_out(has, purse).pawn(1, building)
}

/// The same, but seat 1 still stands in the Church row, and seat 2 behind.
pub fn setting_out(has: &str, purse: &str) -> Kit {
    Kit::in_fall(2, |me| owning(me, has, purse))
}

/// The fall of year 2: the pawns of seats 1, 2 and so on; "row" is where they started, the Church row.
pub fn later_fall(pawns: &[&str]) -> Kit {
    let mut game = Kit::in_spring(u8::try_from(pawns.len()).unwrap());
    for (seat, place) in (1..).zip(pawns).filter(|(_, place)| **place != "row") {
        game = game.pawn(seat, place);
    }
    game.state.year = 2;
    game.enter(Stage::Summer)
}

/// The seats in the order in which they move this fall.
pub fn order(game: &Kit) -> Vec<u8> {
    game.state.order.iter().map(|seat| seat.number()).collect()
}

/// The building and the spot on which a pawn stands; spot 0 is the further one.
pub fn stand(game: &Kit, seat: u8) -> (&'static str, u8) {
    let Stop::House { place, spot } = game.state.town().pawn(Kit::seat(seat)) else { panic!("not on a building") };
    (&game.state.edition().house(place).unwrap().name, spot)
}

/// How many of a piece a building still has.
pub fn on_offer(game: &Kit, building: &str, piece: Piece) -> u8 {
    let Ok(Action::Move(place)) = game.state.read(&format!("move {building}")) else { panic!("{building}?") };
    game.state.town().stock(place).count(piece)
}
