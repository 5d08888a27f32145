//! What a viewer may know, as documented JSON (`docs/json.md`).
//!
//! A view is built from what the viewer may know; it is never the state with things taken out. The only secrets are
//! the values of coins (W1.4): those in other players' barns, and so those in the bag. What bags and piles will yield
//! is in no state.

use serde::Serialize;
use table::{Actor, Decision, Game, Outcome, Seat, Viewer};

use crate::action::Item;
use crate::by::{By, Place};
use crate::edition::{Pile, Row, Space, Toll, Trade};
use crate::farm::Farm;
use crate::flow::Stage;
use crate::pieces::{ByBuilding, ByColour, ByGood, ByImprovement, Coins, Colour, Good, Help};
use crate::player::Player;
use crate::score::Score;
use crate::season::{Ask, Bill, Means};
use crate::state::{Spare, State};
use crate::tile::{BySide, Cell, Rotation, Side, Spot};
use crate::town::{Stock, Stop};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct View {
    pub game: &'static str,
    pub rules: u32,
    pub edition: String,
    pub viewer: Viewer,
    pub seats: u8,
    pub year: u8,
    pub season: &'static str,
    pub disc: Option<DiscView>,
    pub discs_left: Vec<String>,
    pub first: Option<Seat>,
    pub order: Vec<Seat>,
    pub turn: Option<Seat>,
    pub decisions: Vec<DecisionView>,
    pub town: Vec<SpaceView>,
    pub rows: By<Row, Vec<Seat>, 2>,
    pub tile_bag: Vec<u16>,
    pub coin_bag: CoinsView,
    #[serde(rename = "box")]
    pub spare: SpareView,
    pub players: Vec<PlayerView>,
    pub dealt: u16,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct DiscView {
    pub name: String,
    pub pile: Pile,
    pub draw: u8,
    pub keep: u8,
    pub summer: Good,
    pub fall: Good,
    pub hungry: Vec<Colour>,
    pub fires: u8,
}

/// An open decision and what it asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct DecisionView {
    #[serde(flatten)]
    pub decision: Decision,
    #[serde(flatten)]
    pub asks: AskView,
}

/// What a decision asks, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "asks", rename_all = "snake_case")]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub enum AskView {
    Deal,
    Start,
    Keep { count: u8 },
    Place { tile: u16 },
    Work { figures: u8, named: Vec<Spot> },
    GiveUp { count: u8, from: String },
    Move,
    Toll { due: u8, coins: bool },
    Pay { bill: &'static str, due: ByGood<u8>, goods: bool, coins: bool },
    Take { count: u8, from: Good },
    Choose,
    Sell { from: Option<Good>, coins: u8 },
    Draw { coins: u8 },
    Settle,
    Repay { goods: u8, from: Good },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub enum SpaceView {
    Toll {
        toll: Toll,
    },
    House {
        name: String,
        kind: &'static str,
        /// One entry a spot, the further one first.
        spots: Vec<Option<Seat>>,
        cost: ByGood<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        buys: Option<Vec<Good>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        stock: Option<StockView>,
    },
}

/// What a building offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub enum StockView {
    Labourers(ByColour<u8>),
    Buildings(ByBuilding<u8>),
    Improvements(ByImprovement<u8>),
}

/// Coins: how many, and which if the viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct CoinsView {
    pub count: u8,
    pub values: Option<Coins>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct SpareView {
    pub labourers: ByColour<u8>,
    pub buildings: ByBuilding<u8>,
    pub improvements: ByImprovement<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct PlayerView {
    pub seat: Seat,
    pub board: BoardView,
    pub tiles: Vec<TileView>,
    pub areas: Vec<AreaView>,
    pub fenced_areas: u8,
    pub hand: Vec<u16>,
    pub barn: BarnView,
    pub farmer: u8,
    pub labourers: ByColour<u8>,
    pub hired: Option<Colour>,
    pub wagons: u8,
    pub campfires: u8,
    pub huts: u8,
    pub barns: u8,
    pub improvements: ByImprovement<u8>,
    pub help: Help,
    pub pawn: PawnView,
    pub winter_due: ByGood<u8>,
    pub score: ScoreView,
    /// What is asked of this player, the present question first.
    pub pending: Vec<AskView>,
    pub answered: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct BoardView {
    pub number: u8,
    pub first_wagon: Option<Colour>,
    pub landscapes: Vec<LandView>,
    pub fences: [bool; 6],
}

/// A piece of land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct LandView {
    pub good: Good,
    pub squares: u8,
    /// Goods on its squares.
    pub goods: u8,
    /// The number of its land area in `areas`, from 0.
    pub area: u8,
    /// The number of its fenced area, from 1.
    pub fenced: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct TileView {
    pub tile: u16,
    pub rotation: Rotation,
    pub col: i8,
    pub row: i8,
    pub sides: BySide<LandView>,
    pub fences: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct AreaView {
    pub name: Spot,
    pub good: Good,
    pub size: u8,
    pub squares: u8,
    pub goods: u8,
    /// Whether a figure works here.
    pub worked: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct BarnView {
    pub spaces: u8,
    pub used: u8,
    pub goods: ByGood<u8>,
    pub coins: CoinsView,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub enum PawnView {
    Outside,
    Row { row: Row, place: u8 },
    House { building: String, spot: u8 },
}

/// Points so far, by category; what depends on hidden coin values is missing for who may not know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "docs/json.md describes every field")]
pub struct ScoreView {
    pub fenced_areas: i32,
    pub figures: i32,
    pub buildings: i32,
    pub coins: Option<i32>,
    pub improvements: ByImprovement<i32>,
    pub help: i32,
    pub total: Option<i32>,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let edition = state.edition();
        // W1.4: at the final scoring the coins are turned over.
        let over = state.stage == Stage::Over;
        let knows = |seat| over || viewer.knows(seat);
        let knows_all = over || viewer == Viewer::Omniscient;
        View {
            game: State::NAME,
            rules: State::RULES,
            edition: edition.title(),
            viewer,
            seats: state.seats,
            year: state.year,
            season: state.stage.scene(),
            disc: state.disc.and_then(|disc| disc_view(state, disc)),
            discs_left: discs_left(state),
            first: state.first,
            order: state.order.to_vec(),
            turn: whose_turn(state),
            decisions: state.open().map(|decision| decision_view(state, decision)).collect(),
            town: (0u8..).zip(&edition.ring).map(|(place, space)| space_view(state, place, space)).collect(),
            rows: By::from_fn(|row| row_view(state, row)),
            tile_bag: state.bag.map(|tile| edition.tile_number(tile)).collect(),
            coin_bag: coins_view(&state.coin_bag, knows_all),
            spare: spare_view(&state.spare),
            players: state.players().map(|(seat, player)| player_view(state, seat, player, knows(seat))).collect(),
            dealt: state.dealt,
            outcome: state.outcome(),
        }
    }
}

fn disc_view(state: &State, id: crate::edition::DiscId) -> Option<DiscView> {
    let disc = state.edition().disc(id)?;
    Some(DiscView {
        name: state.edition().disc_name(id),
        pile: disc.pile,
        draw: disc.draw,
        keep: disc.keep,
        summer: disc.summer,
        fall: disc.fall,
        hungry: Colour::ALL.iter().copied().filter(|&colour| disc.hungry[colour]).collect(),
        fires: disc.fires,
    })
}

fn discs_left(state: &State) -> Vec<String> {
    let all = (0u8..).take(state.edition().discs.len());
    let left = all.filter(|number| state.discs_left >> number & 1 == 1);
    left.map(|number| state.edition().disc_name(crate::edition::DiscId(number))).collect()
}

fn decision_view(state: &State, decision: Decision) -> DecisionView {
    let asks = match decision.actor {
        Actor::Nature => None,
        Actor::Seat(seat) => state.player(seat).and_then(|player| pending(state, player).next()),
    };
    DecisionView { decision, asks: asks.unwrap_or(AskView::Deal) }
}

/// Whose turn it is while turns are taken.
fn whose_turn(state: &State) -> Option<Seat> {
    match state.stage {
        Stage::Fall(turn) => state.order.get(usize::from(turn)).copied(),
        Stage::Start(_) => state.players().find(|(_, player)| !player.asks.is_empty()).map(|(seat, _)| seat),
        _ => None,
    }
}

fn pending<'s>(state: &'s State, player: &'s Player) -> impl Iterator<Item = AskView> + 's {
    player.asks.iter().rev().map(|&ask| ask_view(state, player, ask))
}

fn ask_view(state: &State, player: &Player, ask: Ask) -> AskView {
    match ask {
        Ask::Start => AskView::Start,
        Ask::Keep(count) => AskView::Keep { count },
        Ask::Place(tile) => AskView::Place { tile: state.edition().tile_number(tile) },
        Ask::Work { figures, .. } => AskView::Work { figures, named: worked(player) },
        Ask::GiveUp { over, from } => AskView::GiveUp { count: over, from: Item::to_string(&from) },
        Ask::Move => AskView::Move,
        Ask::Toll { due, means } => AskView::Toll { due, coins: means == Means::Coins },
        Ask::Pay { due, bill, means } => AskView::Pay {
            bill: match bill {
                Bill::Cost => "cost",
                Bill::Food => "food",
                Bill::Heat => "heat",
            },
            due,
            goods: means == Means::Goods,
            coins: means <= Means::Coins,
        },
        Ask::Take { count, from } => AskView::Take { count, from },
        Ask::Choose => AskView::Choose,
        Ask::Sell { from, coins } => AskView::Sell { from, coins },
        Ask::Draw(coins) => AskView::Draw { coins },
        Ask::Settle => AskView::Settle,
        Ask::Repay { goods, from } => AskView::Repay { goods, from },
    }
}

fn worked(player: &Player) -> Vec<Spot> {
    let at_work = player.farm.areas().filter(|&(id, _)| player.works_on(id));
    at_work.map(|(_, area)| player.farm.name(area)).collect()
}

fn space_view(state: &State, place: u8, space: &Space) -> SpaceView {
    let house = match space {
        Space::Toll(toll) => return SpaceView::Toll { toll: *toll },
        Space::House(house) => house,
    };
    let pawn_on = |spot| {
        let here = Stop::House { place, spot };
        state.seats_in_order().find(|&seat| state.town.pawn(seat) == here)
    };
    SpaceView::House {
        name: house.name.clone(),
        kind: match house.trade {
            Trade::Gift => "gift",
            Trade::Labourers => "labourers",
            Trade::Buildings => "buildings",
            Trade::Improvements => "improvements",
            Trade::Store(_) => "store",
        },
        spots: (0..house.spots).map(pawn_on).collect(),
        cost: house.cost,
        buys: match house.trade {
            Trade::Store(buys) => Some(Good::all().filter(|&good| buys[good]).collect()),
            _ => None,
        },
        stock: match state.town.stock(place) {
            Stock::None => None,
            Stock::Labourers(on_offer) => Some(StockView::Labourers(on_offer)),
            Stock::Buildings(on_offer) => Some(StockView::Buildings(on_offer)),
            Stock::Improvements(on_offer) => Some(StockView::Improvements(on_offer)),
        },
    }
}

fn row_view(state: &State, row: Row) -> Vec<Seat> {
    let mut pawns: Vec<(u8, Seat)> = Vec::new();
    for seat in state.seats_in_order() {
        if let Stop::Row(there, depth) = state.town.pawn(seat)
            && there == row
        {
            pawns.push((depth, seat));
        }
    }
    pawns.sort_unstable();
    pawns.into_iter().map(|(_, seat)| seat).collect()
}

fn coins_view(coins: &Coins, known: bool) -> CoinsView {
    CoinsView { count: coins.total(), values: known.then_some(*coins) }
}

fn spare_view(spare: &Spare) -> SpareView {
    SpareView { labourers: spare.labourers, buildings: spare.buildings, improvements: spare.improvements }
}

fn player_view(state: &State, seat: Seat, player: &Player, coins_known: bool) -> PlayerView {
    let edition = state.edition();
    let squares = SquareGoods::new(&player.farm);
    PlayerView {
        seat,
        board: board_view(state, player, &squares),
        tiles: tile_views(state, player, &squares),
        areas: player
            .farm
            .areas()
            .map(|(id, area)| AreaView {
                name: player.farm.name(area),
                good: area.good,
                size: area.size(),
                squares: area.squares,
                goods: area.goods,
                worked: player.works_on(id),
            })
            .collect(),
        fenced_areas: player.farm.fenced_areas(),
        hand: player.hand.map(|tile| edition.tile_number(tile)).collect(),
        barn: BarnView {
            spaces: player.barn_spaces(edition),
            used: player.barn.used(),
            goods: player.barn.goods,
            coins: coins_view(&player.barn.coins, coins_known),
        },
        farmer: 1,
        labourers: player.labourers,
        hired: player.hired,
        wagons: edition.wagons,
        campfires: player.campfires(),
        huts: player.huts,
        barns: player.barns,
        improvements: player.improvements,
        help: player.help,
        pawn: match state.town.pawn(seat) {
            Stop::Outside => PawnView::Outside,
            Stop::Row(row, depth) => PawnView::Row { row, place: depth + 1 },
            Stop::House { place, spot } => PawnView::House {
                building: edition.house(place).map_or_else(String::new, |house| house.name.clone()),
                spot: spot + 1,
            },
        },
        winter_due: state.winter_due(seat),
        score: score_view(player, coins_known),
        pending: pending(state, player).collect(),
        answered: player.answered,
    }
}

fn score_view(player: &Player, coins_known: bool) -> ScoreView {
    let score = Score::of(player);
    ScoreView {
        fenced_areas: score.fenced_areas,
        figures: score.figures,
        buildings: score.buildings,
        coins: coins_known.then_some(score.coins),
        improvements: score.improvements,
        help: score.help,
        total: coins_known.then(|| score.total()),
    }
}

fn board_view(state: &State, player: &Player, squares: &SquareGoods<'_>) -> BoardView {
    let number = player.farm.board();
    let Some(board) = state.edition().boards.get(usize::from(number)) else {
        return BoardView { number, first_wagon: None, landscapes: Vec::new(), fences: [false; 6] };
    };
    let land = |land: &crate::tile::Landscape| squares.land(Spot::Board(land.good), *land);
    BoardView {
        number: number + 1,
        first_wagon: Some(board.first_wagon),
        landscapes: board.landscapes.iter().map(land).collect(),
        fences: board.fences,
    }
}

fn tile_views(state: &State, player: &Player, squares: &SquareGoods<'_>) -> Vec<TileView> {
    let mut views = Vec::new();
    for placed in player.farm.placed() {
        let Some(tile) = state.edition().tile(placed.tile, placed.rotation) else { continue };
        let Cell { row, col } = placed.cell;
        let fence = |side| match side {
            Side::North => "NE",
            Side::East => "SE",
            Side::South => "SW",
            Side::West => "NW",
        };
        views.push(TileView {
            tile: state.edition().tile_number(placed.tile),
            rotation: placed.rotation,
            col,
            row,
            sides: By::from_fn(|side| squares.land(Spot::Triangle(placed.cell, side), tile.sides[side])),
            fences: Side::all().filter(|&side| tile.fences[side]).map(fence).collect(),
        });
    }
    views
}

/// Within an area it does not matter which square holds a good; shown, they fill up in the order of the land.
struct SquareGoods<'f> {
    farm: &'f Farm,
    left: std::cell::RefCell<Vec<u8>>,
}

impl<'f> SquareGoods<'f> {
    fn new(farm: &'f Farm) -> SquareGoods<'f> {
        SquareGoods { farm, left: farm.areas().map(|(_, area)| area.goods).collect::<Vec<_>>().into() }
    }

    fn land(&self, spot: Spot, land: crate::tile::Landscape) -> LandView {
        let area = self.farm.area_at(spot).map_or(0, |id| id.0);
        let mut goods = 0;
        if let Some(left) = self.left.borrow_mut().get_mut(usize::from(area)) {
            goods = land.squares.min(*left);
            *left -= goods;
        }
        LandView { good: land.good, squares: land.squares, goods, area, fenced: self.farm.fenced_at(spot) }
    }
}
