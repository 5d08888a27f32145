//! W5.4: what to give up when the barn is too full.

use table::{Seat, Sink};

use super::{Ask, Flow};
use crate::action::{Action, Item};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Coin, Good};
use crate::player::{Barn, Player};
use crate::state::State;

const FIRST: Item = Item::Good(Good::Grain);

impl State {
    /// Asks what to give up, if the barn holds more than it has spaces for.
    pub(crate) fn make_room(&mut self, seat: Seat) {
        let edition = self.edition();
        let over = self.player(seat).map_or(0, |player| player.overflow(edition));
        if over > 0 {
            self.ask(seat, Ask::GiveUp { over, from: FIRST });
        }
    }

    pub(super) fn offer_give_up(
        &self,
        player: &Player,
        over: u8,
        from: Item,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let mut left = Item::all().filter(|&item| item >= from).map(|item| in_barn(&player.barn, item)).sum::<u8>();
        for item in Item::all().filter(|&item| item >= from) {
            let count = in_barn(&player.barn, item);
            if count > 0 && left >= over {
                each(Action::GiveUp(item))?;
            }
            left -= count;
        }
        Flow::Continue(())
    }

    pub(super) fn give_up(&mut self, seat: Seat, over: u8, item: Item, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        let coin = match item {
            Item::Good(good) => {
                player.barn.goods[good] = player.barn.goods[good].saturating_sub(1);
                None
            }
            Item::Coin => Coin::take_least(&mut player.barn.coins),
        };
        if over > 1 {
            player.asks.push(Ask::GiveUp { over: over - 1, from: item });
        }
        if let Some(coin) = coin {
            self.coin_bag[coin] += 1;
        }
        events.note(|| Event::GaveUp { seat, item, coin });
    }

    pub(super) fn why_not_give_up(&self, player: &Player, from: Item, item: Item) -> Illegal {
        if item < from {
            return Illegal::GoodsOrder;
        }
        if in_barn(&player.barn, item) == 0 { Illegal::NotInBarn } else { Illegal::TooFewAfter }
    }
}

fn in_barn(barn: &Barn, item: Item) -> u8 {
    match item {
        Item::Good(good) => barn.goods[good],
        Item::Coin => barn.coins.total(),
    }
}
