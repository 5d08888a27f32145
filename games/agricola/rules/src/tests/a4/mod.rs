//! A4 Action spaces.

mod board;
mod extension;
mod rounds;
mod using;

use super::kit::Kit;
use crate::Illegal;
use crate::pieces::{Good, Space};

/// An accumulation space gets so much each round, gives everything, and is no space for anybody while it is empty.
fn accumulates(seats: u8, space: Space, each: u8, good: Good) {
    let name = space.to_string();
    let kit = Kit::with("cards deal", seats).round(12).pasture("0,3 0,4");
    assert_eq!(kit.on(space), each, "{name}, {seats} players");
    let mut kit = kit.next_round(None).has("");
    assert_eq!(kit.on(space), 2 * each);
    let mut empty = kit.clone().with_goods_on(space, 0);
    assert_eq!(empty.refuses(1, &name), Illegal::Empty(space));
    kit.act(1, &name);
    assert_eq!((kit.of(1).goods, kit.on(space)), (good.times(2 * each), 0));
}
