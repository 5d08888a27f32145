//! What a viewer may know, as documented JSON (`docs/json.md`).
//!
//! A view is built from what the viewer may know; it is never the state with things taken out. The only secrets are
//! the values of coins (W1.4): those in other players' barns, and so those in the bag. What bags and piles will yield
//! is in no state.
#![expect(missing_docs, reason = "docs/json.md describes every field")]

use serde::Serialize;
use table::{Actor, Decision, Game, Outcome, Seat, Viewer};

use crate::action::Item;
use crate::by::{By, Key};
use crate::calendar::Season;
use crate::edition::{DiscId, Edition, Pile, Row, Space, Toll, Trade};
use crate::farm::Farm;
use crate::flow::Stage;
use crate::pieces::{ByColour, ByGood, ByImprovement, Coins, Colour, Good, Help};
use crate::player::Player;
use crate::score::{HELP_POINTS, Score, ScoreCategory};
use crate::season::{Ask, Bill, Means};
use crate::state::{State, Supply};
use crate::tile::{BySide, Cell, Rotation, Side, Spot};
use crate::town::{Stock, Stop};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub game: &'static str,
    pub rules: u32,
    pub edition: String,
    pub viewer: Viewer,
    pub seats: u8,
    pub year: u8,
    pub season: Season,
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
    pub supply: Supply,
    pub players: Vec<PlayerView>,
    pub dealt: u16,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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

impl DiscView {
    /// What the disc with this name says.
    pub fn named(edition: &Edition, name: &str) -> Option<DiscView> {
        DiscView::of(edition, edition.disc_named(name)?)
    }

    /// What all discs of an edition say.
    pub fn all(edition: &Edition) -> impl Iterator<Item = DiscView> {
        (0u8..).map(DiscId).map_while(|id| DiscView::of(edition, id))
    }

    fn of(edition: &Edition, id: DiscId) -> Option<DiscView> {
        let disc = edition.disc(id)?;
        Some(DiscView {
            name: edition.disc_name(id),
            pile: disc.pile,
            draw: disc.draw,
            keep: disc.keep,
            summer: disc.summer,
            fall: disc.fall,
            hungry: Colour::ALL.iter().copied().filter(|&colour| disc.hungry[colour]).collect(),
            fires: disc.fires,
        })
    }
}

/// An open decision and what it asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DecisionView {
    #[serde(flatten)]
    pub decision: Decision,
    #[serde(flatten)]
    pub asks: AskView,
}

/// What a decision asks, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "asks", rename_all = "snake_case")]
pub enum AskView {
    Deal,
    Start,
    Keep {
        count: u8,
    },
    Place {
        tile: u16,
    },
    Work {
        figures: u8,
        named: Vec<Spot>,
    },
    GiveUp {
        count: u8,
        from: Item,
    },
    Move,
    Toll {
        due: u8,
        coins: bool,
    },
    Pay {
        bill: Bill,
        due: ByGood<u8>,
        goods: bool,
        coins: bool,
    },
    Take {
        count: u8,
        from: Good,
    },
    Choose,
    Sell {
        from: Option<Good>,
        coins: u8,
    },
    Draw {
        coins: u8,
    },
    #[serde(rename = "settle")]
    MayRepay,
    Repay {
        goods: u8,
        from: Good,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
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
        stock: Option<Stock>,
    },
}

/// Coins: how many, and which if the viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CoinsView {
    pub count: u8,
    pub values: Option<Coins>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// How many improvements there are places for.
    pub improvement_sites: u8,
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
    pub answered: u32,
}

impl PlayerView {
    /// Goods in the barn and on squares.
    pub fn goods(&self) -> ByGood<u8> {
        let mut goods = self.barn.goods;
        for area in &self.areas {
            goods[area.good] = goods[area.good].saturating_add(area.goods);
        }
        goods
    }

    /// What the coming winter would take.
    pub fn winter(&self) -> WinterForecast {
        WinterForecast::of(&self.winter_due, &self.goods(), self.barn.coins.count)
    }
}

/// W7.3: what a winter would take from what is there now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinterForecast {
    /// Goods that are missing.
    pub short: ByGood<u8>,
    /// Coins that would be paid for them.
    pub coins: u8,
    /// Help tiles that would have to be taken for the rest.
    pub help: u8,
}

impl WinterForecast {
    /// What a winter takes from whoever has these goods and coins.
    pub fn of(due: &ByGood<u8>, have: &ByGood<u8>, coins: u8) -> WinterForecast {
        let short: ByGood<u8> = By::from_fn(|good| due[good].saturating_sub(have[good]));
        let missing = short.total();
        WinterForecast { short, coins: missing.min(coins), help: missing.saturating_sub(coins) }
    }

    /// W9.3: the points that the help costs at the end.
    pub fn points_lost(&self) -> i32 {
        HELP_POINTS * i32::from(self.help)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    pub number: u8,
    pub first_wagon: Option<Colour>,
    pub landscapes: Vec<LandView>,
    pub fences: [bool; 6],
}

/// A piece of land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
pub struct TileView {
    pub tile: u16,
    pub rotation: Rotation,
    pub col: i8,
    pub row: i8,
    pub sides: BySide<LandView>,
    pub fences: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
pub struct BarnView {
    pub spaces: u8,
    pub used: u8,
    pub goods: ByGood<u8>,
    pub coins: CoinsView,
    /// For pictures; whoever reads the JSON has the edition.
    #[serde(skip)]
    pub plan: BarnPlan,
}

/// What is printed on the board and the barn tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BarnPlan {
    /// Spaces on the board.
    pub start_spaces: u8,
    /// Spaces on a barn tile.
    pub tile_spaces: u8,
    /// Sites for barn tiles.
    pub sites: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum PawnView {
    Outside,
    Row { row: Row, place: u8 },
    House { building: String, spot: u8 },
}

/// Points so far, by category; what depends on hidden coin values is missing for who may not know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreView {
    pub fenced_areas: i32,
    pub figures: i32,
    pub buildings: i32,
    pub coins: Option<i32>,
    pub improvements: ByImprovement<i32>,
    pub help: i32,
    pub total: Option<i32>,
}

impl ScoreView {
    /// A score, with or without what depends on the coins.
    pub fn of(score: &Score, coins_known: bool) -> ScoreView {
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

    /// The score sheet from top to bottom; `None` for what depends on coins that the viewer may not know.
    pub fn lines(&self) -> [(ScoreCategory, Option<i32>); 7] {
        [
            (ScoreCategory::FencedAreas, Some(self.fenced_areas)),
            (ScoreCategory::Figures, Some(self.figures)),
            (ScoreCategory::Buildings, Some(self.buildings)),
            (ScoreCategory::Coins, self.coins),
            (ScoreCategory::Improvements, Some(self.improvements.values().sum())),
            (ScoreCategory::Help, Some(self.help)),
            (ScoreCategory::Total, self.total),
        ]
    }

    /// All points that the viewer may know: the total, or what there is of it without the coins.
    pub fn known(&self) -> i32 {
        let parts = self.lines().into_iter().filter(|(category, _)| *category != ScoreCategory::Total);
        parts.filter_map(|(_, points)| points).sum()
    }
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
            rules: state.rules(),
            edition: edition.title(),
            viewer,
            seats: state.seats,
            year: state.year,
            season: state.season(),
            disc: state.disc.and_then(|disc| DiscView::of(edition, disc)),
            discs_left: discs_left(state),
            first: state.first,
            order: state.order.to_vec(),
            turn: whose_turn(state),
            decisions: state.open().map(|decision| decision_view(state, decision)).collect(),
            town: (0u8..).zip(&edition.ring).map(|(place, space)| space_view(state, place, space)).collect(),
            rows: By::from_fn(|row| row_view(state, row)),
            tile_bag: state.bag.map(|tile| edition.tile_number(tile)).collect(),
            coin_bag: coins_view(&state.coin_bag, knows_all),
            supply: state.supply,
            players: state.players().map(|(seat, player)| player_view(state, seat, player, knows(seat))).collect(),
            dealt: state.dealt,
            outcome: state.outcome(),
        }
    }
}

fn discs_left(state: &State) -> Vec<String> {
    let all = (0u8..).take(state.edition().discs.len());
    let left = all.filter(|number| state.discs_left >> number & 1 == 1);
    left.map(|number| state.edition().disc_name(DiscId(number))).collect()
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
        Ask::GiveUp { over, from } => AskView::GiveUp { count: over, from },
        Ask::Move => AskView::Move,
        Ask::Toll { due, means } => AskView::Toll { due, coins: means == Means::Coins },
        Ask::Pay { due, bill, means } => {
            AskView::Pay { bill, due, goods: means == Means::Goods, coins: means <= Means::Coins }
        }
        Ask::Take { count, from } => AskView::Take { count, from },
        Ask::Choose => AskView::Choose,
        Ask::Sell { from, coins } => AskView::Sell { from, coins },
        Ask::Draw(coins) => AskView::Draw { coins },
        Ask::MayRepay => AskView::MayRepay,
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
        kind: house.trade.word(),
        spots: (0..house.spots).map(pawn_on).collect(),
        cost: house.cost,
        buys: match house.trade {
            Trade::Store(buys) => Some(Good::all().filter(|&good| buys[good]).collect()),
            _ => None,
        },
        stock: Some(state.town.stock(place)).filter(|stock| *stock != Stock::None),
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

fn player_view(state: &State, seat: Seat, player: &Player, coins_known: bool) -> PlayerView {
    let edition = state.edition();
    let mut squares = SquareGoods::new(&player.farm);
    PlayerView {
        seat,
        board: board_view(state, player, &mut squares),
        tiles: tile_views(state, player, &mut squares),
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
            plan: BarnPlan {
                start_spaces: edition.barn_spaces,
                tile_spaces: edition.barn_tile_spaces,
                sites: edition.barn_sites,
            },
        },
        farmer: 1,
        labourers: player.labourers,
        hired: player.hired,
        wagons: edition.wagons,
        improvement_sites: edition.improvement_sites,
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
        score: ScoreView::of(&Score::of(player), coins_known),
        pending: pending(state, player).collect(),
        answered: player.answered,
    }
}

fn board_view(state: &State, player: &Player, squares: &mut SquareGoods<'_>) -> BoardView {
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

fn tile_views(state: &State, player: &Player, squares: &mut SquareGoods<'_>) -> Vec<TileView> {
    let mut views = Vec::new();
    for placed in player.farm.placed() {
        let Some(tile) = state.edition().tile(placed.tile, placed.rotation) else { continue };
        let Cell { row, col } = placed.cell;
        views.push(TileView {
            tile: state.edition().tile_number(placed.tile),
            rotation: placed.rotation,
            col,
            row,
            sides: By::from_fn(|side| squares.land(Spot::Triangle(placed.cell, side), tile.sides[side])),
            fences: Side::all().filter(|&side| tile.fences[side]).map(Side::corner).collect(),
        });
    }
    views
}

/// Within an area it does not matter which square holds a good; shown, they fill up in the order of the land.
struct SquareGoods<'f> {
    farm: &'f Farm,
    left: Vec<u8>,
}

impl<'f> SquareGoods<'f> {
    fn new(farm: &'f Farm) -> SquareGoods<'f> {
        SquareGoods { farm, left: farm.areas().map(|(_, area)| area.goods).collect() }
    }

    fn land(&mut self, spot: Spot, land: crate::tile::Landscape) -> LandView {
        let area = self.farm.area_at(spot).map_or(0, |id| id.0);
        let mut goods = 0;
        if let Some(left) = self.left.get_mut(usize::from(area)) {
            goods = land.squares.min(*left);
            *left -= goods;
        }
        LandView { good: land.good, squares: land.squares, goods, area, fenced: self.farm.fenced_at(spot) }
    }
}
