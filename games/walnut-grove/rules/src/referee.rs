//! The referee: what must be true after every action of every game.
//!
//! Pieces are conserved, nothing is over its capacity, whoever is asked has a choice. The slow twin agrees about land
//! whenever a tile is laid, and about points whenever a turn ends. Used by tests, simulations and `homestead verify`.

use table::{Actor, Game, Ignore, RefereeError, Seat, Turn};

use crate::action::Action;
use crate::by::By;
use crate::edition::Edition;
use crate::farm::Farm;
use crate::pieces::{Building, Improvement};
use crate::player::Player;
use crate::score::Score;
use crate::season::{Ask, Bill};
use crate::state::State;
use crate::tile::TileId;
use crate::town::{Piece, Stop};
use crate::twin::{self, BarnWorth, Twin};

/// No decision may offer more than this.
pub const MOST_LEGAL: usize = 300;

/// Watches one game.
#[derive(Clone, Debug, Default)]
pub struct Referee {
    /// The twin's idea of each farm, and how many tiles lay there then.
    land: Vec<(usize, Twin)>,
    /// The turn when the twin last added up points.
    turn_seen: Option<Turn>,
    /// The state before the action.
    before: Option<State>,
    legal: Vec<Action>,
}

type Ruling = Result<(), RefereeError>;

macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(RefereeError(format!($($why)+)));
        }
    };
}

impl table::Referee<State> for Referee {
    fn check(&mut self, state: &State) -> Ruling {
        tiles_are_conserved(state)?;
        coins_are_conserved(state)?;
        town_pieces_are_conserved(state)?;
        spots_hold_one_pawn(state)?;
        for (seat, player) in state.players() {
            nothing_is_over_capacity(state.edition(), seat, player)?;
        }
        self.whoever_is_asked_has_a_choice(state)?;
        self.the_twin_agrees(state)?;
        let before = self.before.replace(*state);
        if state.outcome().is_some()
            && state.rules() >= 2
            && let Some(untouched) = before.and_then(|before| without_exchange(&before, state))
        {
            barns_end_at_their_best(&untouched, state)?;
        }
        Ok(())
    }
}

impl Referee {
    fn whoever_is_asked_has_a_choice(&mut self, state: &State) -> Ruling {
        let mut asked = 0;
        for decision in state.open() {
            asked += 1;
            state.legal(decision.actor, &mut self.legal);
            let count = self.legal.len();
            let least = if matches!(self.legal.first(), Some(Action::Coin(..) | Action::First(_))) { 1 } else { 2 };
            ensure!(count >= least, "decision {} has {count} answers; it should not be asked", decision.id);
            ensure!(count <= MOST_LEGAL, "decision {} has {count} answers", decision.id);
            if decision.actor == Actor::Nature {
                let sure = self.legal.iter().all(|&action| state.weight(action) > 0);
                ensure!(sure, "Nature is offered something impossible");
            }
        }
        ensure!((asked == 0) == state.outcome().is_some(), "{asked} decisions are open");
        Ok(())
    }

    fn the_twin_agrees(&mut self, state: &State) -> Ruling {
        for (seat, player) in state.players() {
            let farm = &player.farm;
            let tiles = farm.placed().len();
            if self.land.get(seat.index()).is_some_and(|(seen, _)| *seen == tiles) {
                continue;
            }
            let twin = Twin::of(state.edition(), farm.board(), farm.placed());
            twin_agrees_about_land(&twin, seat, farm)?;
            match self.land.get_mut(seat.index()) {
                Some(known) => *known = (tiles, twin),
                None => self.land.push((tiles, twin)),
            }
        }
        if self.turn_seen != Some(state.turn()) {
            self.turn_seen = Some(state.turn());
            for ((seat, player), (_, land)) in state.players().zip(&self.land) {
                let (fast, slow) = (Score::of(player), twin::score(land, player));
                ensure!(fast == slow, "seat {seat} scores {fast:?}, the twin says {slow:?}");
            }
        }
        Ok(())
    }
}

/// W4: areas, their names, sizes and squares, and fenced areas are what the twin makes of them.
pub(crate) fn twin_agrees_about_land(twin: &Twin, seat: Seat, farm: &Farm) -> Ruling {
    let mine: Vec<_> =
        farm.areas().map(|(_, area)| (Some(farm.name(area)), area.good, area.size(), area.squares)).collect();
    let other: Vec<_> =
        twin.areas.iter().map(|area| (area.lands.first().copied(), area.good, area.size, area.squares)).collect();
    ensure!(mine == other, "seat {seat} has areas {mine:?}, the twin says {other:?}");
    for (number, area) in (0u8..).zip(&twin.areas) {
        for &land in &area.lands {
            ensure!(farm.area_at(land).is_some_and(|id| id.0 == number), "seat {seat}: {land} is in another area");
        }
    }
    let fenced = usize::from(farm.fenced_areas());
    ensure!(fenced == twin.fenced.len(), "seat {seat} has {fenced} fenced areas, the twin {}", twin.fenced.len());
    for pen in &twin.fenced {
        let first = pen.first().and_then(|&land| farm.fenced_at(land));
        let same = first.is_some() && pen.iter().all(|&land| farm.fenced_at(land) == first);
        ensure!(same, "seat {seat}: the fenced area {pen:?} is not seen as one");
    }
    let all = twin.areas.iter().flat_map(|area| &area.lands);
    let inside = all.filter(|&&land| farm.fenced_at(land).is_some()).count();
    let expected: usize = twin.fenced.iter().map(Vec::len).sum();
    ensure!(inside == expected, "seat {seat}: {inside} lands lie in fenced areas, the twin says {expected}");
    Ok(())
}

/// W5.5: at the end no barn could be worth more, nor as much with more coins, and no good is lost on the way.
pub(crate) fn barns_end_at_their_best(untouched: &State, end: &State) -> Ruling {
    for ((seat, player), (_, then)) in end.players().zip(untouched.players()) {
        let score = Score::of(player);
        let points = score.coins + score.improvements[Improvement::Safe] + score.improvements[Improvement::Warehouse];
        let mine = BarnWorth { points, coins: player.coins().into() };
        let best = twin::best_barn(end.edition(), then);
        ensure!(mine == best, "the barn of seat {seat} ends with {mine:?}, the twin finds {best:?}");
        ensure!(player.all_goods() == then.all_goods(), "seat {seat} loses goods at the end");
    }
    Ok(())
}

/// The end as it would be under the first rules, under which every coin stayed: the last answer is given again. `None`
/// if no answer leads from the one to the other, because somebody did not show the referee every state.
pub(crate) fn without_exchange(before: &State, end: &State) -> Option<State> {
    let mut first = *before;
    first.rules = 1;
    let mut legal = Vec::new();
    for decision in before.open() {
        before.legal(decision.actor, &mut legal);
        for &answer in &legal {
            let (mut same, mut otherwise) = (*before, first);
            same.apply_legal(decision.actor, answer, &mut Ignore);
            if same == *end {
                otherwise.apply_legal(decision.actor, answer, &mut Ignore);
                return Some(otherwise);
            }
        }
    }
    None
}

/// W2.3: every tile is in the bag, in one hand, or on one farm.
fn tiles_are_conserved(state: &State) -> Ruling {
    let mut places = vec![0u8; state.edition().tiles.len()];
    let mut count = |tile: TileId| {
        if let Some(place) = places.get_mut(tile.index()) {
            *place += 1;
        }
    };
    state.bag().for_each(&mut count);
    for (_, player) in state.players() {
        player.hand.for_each(&mut count);
        player.farm.placed().iter().for_each(|placed| count(placed.tile));
        for ask in player.asks.iter() {
            if let Ask::Place(tile) = ask {
                count(*tile);
            }
        }
    }
    ensure!(places.iter().all(|&count| count == 1), "each tile should be in one place, they are in {places:?}");
    Ok(())
}

/// W1.3: every coin is in the bag or in one barn.
fn coins_are_conserved(state: &State) -> Ruling {
    let in_barns = |coin| state.players().map(|(_, player)| player.barn.coins[coin]).sum::<u8>();
    let coins = By::from_fn(|coin| state.coin_bag()[coin] + in_barns(coin));
    ensure!(coins == state.edition().coins, "there are coins {coins:?}");
    Ok(())
}

/// W2.5: every labourer, building and improvement is in the box, on offer, or with one player.
fn town_pieces_are_conserved(state: &State) -> Ruling {
    let edition = state.edition();
    let on_offer = |piece: Piece| edition.houses().map(|(place, _)| state.town().stock(place).count(piece)).sum::<u8>();
    let owned = |count: &dyn Fn(&Player) -> u8| state.players().map(|(_, player)| count(player)).sum::<u8>();

    let labourers = By::from_fn(|colour| {
        let employed = owned(&|player| player.labourers[colour] + u8::from(player.hired == Some(colour)));
        state.supply().labourers[colour] + on_offer(Piece::Labourer(colour)) + employed
    });
    ensure!(labourers == edition.labourers, "there are labourers {labourers:?}");

    let buildings = By::from_fn(|building| {
        let built = owned(&|player| match building {
            Building::Hut => player.huts,
            Building::Barn => player.barns,
        });
        state.supply().buildings[building] + on_offer(Piece::Building(building)) + built
    });
    ensure!(buildings == edition.buildings, "there are buildings {buildings:?}");

    let improvements = By::from_fn(|kind| {
        let bought = owned(&|player| player.improvements[kind]);
        state.supply().improvements[kind] + on_offer(Piece::Improvement(kind)) + bought
    });
    ensure!(improvements == edition.improvements, "there are improvements {improvements:?}");
    Ok(())
}

/// W6.3: no spot and no place of a row holds two pawns, and no building more than it has spots.
fn spots_hold_one_pawn(state: &State) -> Ruling {
    let stops: Vec<Stop> = Seat::all(state.seats()).map(|seat| state.town().pawn(seat)).collect();
    for (number, stop) in stops.iter().enumerate() {
        let alone = *stop == Stop::Outside || !stops.iter().skip(number + 1).any(|other| other == stop);
        ensure!(alone, "two pawns stand on {stop:?}");
        if let Stop::House { place, spot } = *stop {
            let spots = state.edition().house(place).map_or(0, |house| house.spots);
            ensure!(spot < spots, "a pawn stands on spot {spot} of a building with {spots}");
        }
    }
    Ok(())
}

fn nothing_is_over_capacity(edition: &Edition, seat: Seat, player: &Player) -> Ruling {
    // W5.4: a barn may be too full only while its owner is asked what to give up, or draws the coins for it.
    let over = player.overflow(edition);
    let allowed = match player.asks.last() {
        Some(Ask::GiveUp { over, .. }) => *over,
        Some(Ask::Draw(_)) => u8::MAX,
        Some(Ask::Take { .. }) => 1,
        _ => 0,
    };
    ensure!(over <= allowed, "the barn of seat {seat} is over its spaces by {over}");

    // W6.5: a cost that is still to be paid can be paid.
    for ask in player.asks.iter() {
        if let Ask::Pay { due, bill: Bill::Cost, .. } = ask {
            ensure!(player.missing(due) <= player.coins(), "seat {seat} cannot pay the cost it went for");
        }
    }

    let mut stored = By::default();
    for (_, area) in player.farm.areas() {
        ensure!(area.goods <= area.squares, "seat {seat} has {} goods on {} squares", area.goods, area.squares);
        stored[area.good] += area.goods;
    }
    ensure!(stored == *player.farm.on_squares(), "seat {seat} counts {stored:?} goods on squares");

    let labourers = player.labourers.total() + u8::from(player.hired.is_some());
    ensure!(labourers <= edition.wagons, "seat {seat} has {labourers} labourers");
    ensure!(player.huts <= edition.wagons, "seat {seat} has {} huts", player.huts);
    ensure!(player.barns <= edition.barn_sites, "seat {seat} has {} barns", player.barns);
    let improvements = player.improvements.total();
    ensure!(improvements <= edition.improvement_sites, "seat {seat} has {improvements} improvements");
    ensure!(player.help.repayable <= 1, "seat {seat} has {} repayable help tiles", player.help.repayable);
    Ok(())
}
