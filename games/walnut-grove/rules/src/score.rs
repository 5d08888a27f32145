//! W9 Scoring.

use serde::Serialize;
use table::{Game, Outcome, Seat, Sink};

use crate::action::Item;
use crate::by::{Key, named_enum};
use crate::edition::Edition;
use crate::event::Event;
use crate::farm::AreaId;
use crate::pieces::{ByImprovement, Coin, Coins, Good, Improvement};
use crate::player::Player;
use crate::state::State;

/// W2.7: what wins a solo game.
pub const SOLO_GOAL: i32 = 25;

/// W9.3: what every help tile that was not repaid costs at the end.
pub const HELP_POINTS: i32 = 2;

/// W2.7: how well a solo game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloRank {
    /// 25 points and more.
    Won,
    /// 30 points and more.
    Experienced,
    /// 35 points and more.
    Expert,
}

impl SoloRank {
    /// The rank for a number of points; `None` if the game is lost.
    pub fn of(points: i32) -> Option<SoloRank> {
        match points {
            35.. => Some(SoloRank::Expert),
            30.. => Some(SoloRank::Experienced),
            SOLO_GOAL.. => Some(SoloRank::Won),
            _ => None,
        }
    }
}

named_enum! {
    /// The lines of a score sheet, from top to bottom.
    ScoreCategory: "score category" {
        /// W9.1: fenced areas.
        FencedAreas = "fenced_areas",
        /// W9.1: farmer and labourers.
        Figures = "figures",
        /// W9.1: huts and barns.
        Buildings = "buildings",
        /// W9.1: coins.
        Coins = "coins",
        /// W9.2: improvements.
        Improvements = "improvements",
        /// W9.3: neighbourly help.
        Help = "help",
        /// All of it.
        Total = "total",
    }
}

/// A player's points by category.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Score {
    /// W9.1: 1 per fenced area.
    pub fenced_areas: i32,
    /// W9.1: 2 per farmer and labourer.
    pub figures: i32,
    /// W9.1: 1 per hut and barn, the first ones included.
    pub buildings: i32,
    /// W9.1: 2 per gold, 1 per silver.
    pub coins: i32,
    /// W9.2: improvements by kind.
    pub improvements: ByImprovement<i32>,
    /// W9.3: minus 2 per help tile.
    pub help: i32,
}

impl Score {
    /// What a player would score now.
    pub fn of(player: &Player) -> Score {
        let fenced = i32::from(player.farm.fenced_areas());
        Score {
            fenced_areas: fenced,
            figures: 2 * i32::from(player.figures()),
            buildings: i32::from(player.buildings()),
            coins: Coin::points_of(&player.barn.coins),
            improvements: ByImprovement::from_fn(|kind| {
                i32::from(player.improvements[kind]) * Score::each(player, kind)
            }),
            help: -HELP_POINTS * i32::from(player.help.total()),
        }
    }

    /// W9.2: what one improvement of a kind is worth.
    fn each(player: &Player, kind: Improvement) -> i32 {
        match kind {
            Improvement::Tent => 2 * i32::from(player.improvements.total()),
            Improvement::Ladder => i32::from(player.buildings()),
            Improvement::Safe => i32::from(player.coins()),
            Improvement::Warehouse => i32::from(player.barn.goods.total()),
            Improvement::Gateway => i32::from(player.farm.largest_area()),
            Improvement::Horses => i32::from(player.farm.fenced_areas()),
            Improvement::Fountain => i32::from(player.figures()),
        }
    }

    /// All improvements together.
    pub fn improvement_points(&self) -> i32 {
        self.improvements.values().sum()
    }

    /// All points.
    pub fn total(&self) -> i32 {
        self.fenced_areas + self.figures + self.buildings + self.coins + self.improvement_points() + self.help
    }
}

impl State {
    /// W5.5: who has a Warehouse has goods brought in from the squares as far as the barn has room.
    pub(crate) fn fill_barns(&mut self, events: &mut impl Sink<Event>) {
        let edition = self.edition();
        for seat in self.seats_in_order() {
            if self.rules() >= 2 {
                self.make_way(seat, events);
            }
            let Some(player) = self.player_mut(seat) else { continue };
            if player.improvements[Improvement::Warehouse] > 0 {
                fill_barn(seat, player, edition, events);
            }
        }
    }

    /// W5.5: a coin makes way for each good that finds no space and is worth more, the least valuable coin first.
    fn make_way(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let edition = self.edition();
        let Some(player) = self.player_mut(seat) else { return };
        let free = player.barn_spaces(edition).saturating_sub(player.barn.used());
        let without_space = player.farm.on_squares().total().saturating_sub(free);
        let mut back = Coins::default();
        for _ in 0..without_space {
            let Some(coin) = Coin::least_of(&player.barn.coins).filter(|&coin| is_worth_less_than_a_good(player, coin))
            else {
                break;
            };
            player.barn.coins[coin] -= 1;
            back[coin] += 1;
            events.note(|| Event::GaveUp { seat, item: Item::Coin, coin: Some(coin) });
        }
        for (coin, &count) in back.iter() {
            self.coin_bag[coin] += count;
        }
    }
}

/// W9.1, W9.2: at the end a coin counts its points and one for each Safe, a good one for each Warehouse.
fn is_worth_less_than_a_good(player: &Player, coin: Coin) -> bool {
    let of = |improvement| i32::from(player.improvements[improvement]);
    coin.points() + of(Improvement::Safe) < of(Improvement::Warehouse)
}

fn fill_barn(seat: Seat, player: &mut Player, edition: &Edition, events: &mut impl Sink<Event>) {
    for &good in Good::ALL {
        let mut count = 0;
        for id in (0..player.farm.area_count()).map(AreaId) {
            while player.barn.used() < player.barn_spaces(edition)
                && player.farm.area(id).is_some_and(|area| area.good == good && area.goods > 0)
            {
                player.farm.take(id);
                player.barn.goods[good] += 1;
                count += 1;
            }
        }
        if count > 0 {
            events.note(|| Event::MovedIn { seat, good, count });
        }
    }
}

/// W9.4: most points, then most goods; still tied, they share. W2.7: alone, 25 points win.
pub(crate) fn result(state: &State) -> Outcome {
    let ranked: Vec<(Seat, i32, u8)> =
        state.players().map(|(seat, player)| (seat, Score::of(player).total(), player.all_goods())).collect();
    let points: Vec<i32> = ranked.iter().map(|&(_, points, _)| points).collect();
    let best = ranked.iter().map(|&(_, points, goods)| (points, goods)).max();
    let mut winners: Vec<Seat> =
        ranked.iter().filter(|&&(_, points, goods)| Some((points, goods)) == best).map(|&(seat, ..)| seat).collect();
    if points.len() == 1 && points.iter().any(|&points| points < SOLO_GOAL) {
        winners.clear();
    }
    Outcome { points, winners }
}
