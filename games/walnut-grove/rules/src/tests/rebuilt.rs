//! From a view back to a state: the proof that a view leaves nothing out but hidden coins, which are drawn.

use crate::by::{Key, List};
use crate::calendar::Season;
use crate::edition::{DiscId, Edition};
use crate::farm::{AreaId, Farm, PlacedTile};
use crate::flow::Stage;
use crate::pieces::{Coin, Coins};
use crate::player::{Barn, Player};
use crate::season::{Ask, Means};
use crate::setup::Setup;
use crate::state::State;
use crate::tile::{Cell, TileSet};
use crate::town::{Stop, Town};
use crate::view::{AskView, CoinsView, PawnView, PlayerView, SpaceView, View};

impl State {
    /// A state that looks like this to the viewer. `draw` takes one of the coins that lie where the viewer cannot see
    /// them; it is asked for each such coin in a barn, and the rest is in the bag. `None` if the view is not of a game
    /// with this edition.
    pub fn rebuilt(edition: &'static Edition, view: &View, draw: &mut impl FnMut(&Coins) -> Coin) -> Option<State> {
        if view.edition != edition.title() {
            return None;
        }
        let mut state = State::blank(Setup::new(edition), view.seats).ok()?;
        state.rules = view.rules;
        state.year = view.year;
        state.disc = match &view.disc {
            Some(disc) => Some(edition.disc_named(&disc.name)?),
            None => None,
        };
        state.discs_left = discs(edition, &view.discs_left)?;
        state.bag = tiles(edition, &view.tile_bag)?;
        state.supply = view.supply;
        state.first = view.first;
        view.order.iter().for_each(|&seat| state.order.push(seat));
        state.dealt = view.dealt;
        state.town = town(edition, view)?;
        for player in &view.players {
            state.players.push(imagined(edition, player)?);
        }
        state.stage = stage(view, &state);

        let mut unseen = edition.coins;
        let known = view.players.iter().filter_map(|player| player.barn.coins.values);
        for coins in known {
            for &coin in Coin::ALL {
                unseen[coin] = unseen[coin].checked_sub(coins[coin])?;
            }
        }
        for (player, seen) in state.players.iter_mut().zip(&view.players) {
            player.barn.coins = purse(&seen.barn.coins, &mut unseen, draw)?;
        }
        state.coin_bag = unseen;
        Some(state)
    }
}

/// The coins of a barn: as seen, or drawn from what is unseen.
fn purse(seen: &CoinsView, unseen: &mut Coins, draw: &mut impl FnMut(&Coins) -> Coin) -> Option<Coins> {
    if let Some(values) = seen.values {
        return Some(values);
    }
    let mut coins = Coins::default();
    for _ in 0..seen.count {
        let coin = draw(unseen);
        unseen[coin] = unseen[coin].checked_sub(1)?;
        coins[coin] += 1;
    }
    Some(coins)
}

fn stage(view: &View, state: &State) -> Stage {
    let turn = |seat| u8::try_from(state.order.iter().position(|&other| other == seat).unwrap_or(0)).unwrap_or(0);
    match (view.season, view.turn) {
        (Season::Setup, _) if view.players.len() < usize::from(view.seats) => Stage::Boards,
        (Season::Setup, Some(_)) => Stage::Start(pawns_placed(view)),
        (Season::Setup, None) if state.next_stock().is_some() => Stage::Stocks,
        (Season::Setup, None) => Stage::First,
        (Season::Year, _) => Stage::Disc,
        (Season::Spring, _) if view.players.iter().all(|player| player.pending.is_empty()) => Stage::Tiles,
        (Season::Spring, _) => Stage::Spring,
        (Season::Summer, _) => Stage::Summer,
        (Season::Fall, seat) => Stage::Fall(seat.map_or(0, turn)),
        (Season::Winter, _) => Stage::Winter,
        (Season::Over, _) => Stage::Over,
    }
}

fn pawns_placed(view: &View) -> u8 {
    let placed = view.players.iter().filter(|player| player.pawn != PawnView::Outside).count();
    u8::try_from(placed).unwrap_or(u8::MAX)
}

fn discs(edition: &Edition, names: &[String]) -> Option<u16> {
    let mut left = 0;
    for name in names {
        let DiscId(number) = edition.disc_named(name)?;
        left |= 1u16.checked_shl(u32::from(number))?;
    }
    Some(left)
}

fn tiles(edition: &Edition, numbers: &[u16]) -> Option<TileSet> {
    numbers.iter().map(|&number| edition.tile_numbered(number)).collect()
}

fn town(edition: &Edition, view: &View) -> Option<Town> {
    let mut town = Town::new(edition, view.seats);
    for (place, space) in (0u8..).zip(&view.town) {
        let SpaceView::House { stock: Some(stock), .. } = space else { continue };
        *town.stock_mut(place)? = *stock;
    }
    for player in &view.players {
        let stop = match &player.pawn {
            PawnView::Outside => Stop::Outside,
            PawnView::Row { row, place } => Stop::Row(*row, place.checked_sub(1)?),
            PawnView::House { building, spot } => {
                let (place, _) = edition.houses().find(|(_, house)| house.name == *building)?;
                Stop::House { place, spot: spot.checked_sub(1)? }
            }
        };
        town.put(player.seat, stop);
    }
    Some(town)
}

/// A player without coins.
fn imagined(edition: &Edition, seen: &PlayerView) -> Option<Player> {
    let board = seen.board.number.checked_sub(1)?;
    let mut farm = Farm::new(board, edition.boards.get(usize::from(board))?);
    for tile in &seen.tiles {
        let cell = Cell::at(tile.col, tile.row);
        farm.place(edition, PlacedTile { tile: edition.tile_numbered(tile.tile)?, rotation: tile.rotation, cell });
    }
    let mut player = Player {
        farm,
        barn: Barn { goods: seen.barn.goods, coins: Coins::default() },
        labourers: seen.labourers,
        hired: seen.hired,
        huts: seen.huts,
        barns: seen.barns,
        improvements: seen.improvements,
        help: seen.help,
        hand: tiles(edition, &seen.hand)?,
        working: 0,
        asks: List::new(),
        answered: seen.answered,
    };
    for (id, area) in (0u8..).map(AreaId).zip(&seen.areas) {
        player.farm.store(id, area.goods);
        if area.worked {
            player.put_to_work(id);
        }
    }
    let worked = (0u8..).zip(&seen.areas).filter(|(_, area)| area.worked);
    let from = worked.map(|(number, _)| number + 1).max().unwrap_or(0);
    for ask in seen.pending.iter().rev() {
        player.asks.push(asked(edition, ask, from)?);
    }
    Some(player)
}

/// `from` is the first area that a figure may still be put on.
fn asked(edition: &Edition, ask: &AskView, from: u8) -> Option<Ask> {
    Some(match ask {
        AskView::Deal => return None,
        AskView::Start => Ask::Start,
        AskView::Keep { count } => Ask::Keep(*count),
        AskView::Place { tile } => Ask::Place(edition.tile_numbered(*tile)?),
        AskView::Work { figures, .. } => Ask::Work { figures: *figures, from },
        AskView::GiveUp { count, from } => Ask::GiveUp { over: *count, from: *from },
        AskView::Move => Ask::Move,
        AskView::Toll { due, coins } => Ask::Toll { due: *due, means: if *coins { Means::Coins } else { Means::Help } },
        AskView::Pay { bill, due, goods, coins } => Ask::Pay {
            due: *due,
            bill: *bill,
            means: match (goods, coins) {
                (true, _) => Means::Goods,
                (false, true) => Means::Coins,
                (false, false) => Means::Help,
            },
        },
        AskView::Take { count, from } => Ask::Take { count: *count, from: *from },
        AskView::Choose => Ask::Choose,
        AskView::Sell { from, coins } => Ask::Sell { from: *from, coins: *coins },
        AskView::Draw { coins } => Ask::Draw(*coins),
        AskView::MayRepay => Ask::MayRepay,
        AskView::Repay { goods, from } => Ask::Repay { goods: *goods, from: *from },
    })
}
