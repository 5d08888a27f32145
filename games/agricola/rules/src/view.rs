//! What a viewer may know, as JSON. `docs/json.md` describes it for people.

use serde::Serialize;
use table::{Decision, Game, Seat, Viewer};

use crate::cells::{Cell, CellSet};
use crate::edition::Edition;
use crate::farm::STABLES;
use crate::flow::{Step, next_harvest};
use crate::pieces::{Card, CardKind, Crop, Good, Goods, House, Major, Space};
use crate::player::{PEOPLE, Player, ROUNDS};
use crate::score::Score;
use crate::state::State;

/// A game as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The name of the game.
    pub game: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// The edition, with its digest.
    pub edition: String,
    /// The options, as in a record.
    pub options: String,
    /// How many play.
    pub seats: u8,
    /// The round, from 1 to 14; 0 before the first.
    pub round: u8,
    /// The phase: `setup`, `round`, `work`, `feeding`, `breeding`, `over`.
    pub phase: &'static str,
    /// The round of the next harvest, this one included.
    pub next_harvest: Option<u8>,
    /// A11.30: who holds the token.
    pub starting_player: Seat,
    /// Whose turn it is in the work phase.
    pub current: Option<Seat>,
    /// V1.5: the spaces that are marked for the seat whose turn it is, if the viewer may know them.
    pub marked: Vec<Space>,
    /// The action spaces in play.
    pub spaces: Vec<SpaceView>,
    /// A2.3: the action space cards of each round: known ones, and for later rounds the stage.
    pub rounds: Vec<RoundView>,
    /// The majors on display.
    pub majors: Vec<MajorView>,
    /// The players in the order of seats.
    pub players: Vec<PlayerView>,
    /// Who is asked what.
    pub decisions: Vec<DecisionView>,
    /// The result, once the game is over.
    pub outcome: Option<table::Outcome>,
}

/// An action space in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// The round it came in; none for spaces of the board.
    pub round: Option<u8>,
    /// The good it accumulates.
    pub accumulates: Option<Good>,
    /// How much is added each round.
    pub each_round: u8,
    /// How much lies there.
    pub goods: u8,
    /// Whose person stands there.
    pub person: Option<Seat>,
    /// Whether a person can still be placed there in this round.
    pub free: bool,
}

/// A round space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundView {
    /// Its number.
    pub round: u8,
    /// A3.2: its stage.
    pub stage: u8,
    /// Its card, once it is turned up.
    pub card: Option<Space>,
    /// Whether a harvest follows.
    pub harvest: bool,
}

/// A major improvement on display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MajorView {
    /// Which.
    pub major: Major,
    /// What it costs.
    pub cost: Goods,
    /// Its points.
    pub points: i8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Goods in the supply, and the animals on the farm.
    pub goods: Goods,
    /// People in play, newborns included.
    pub people: u8,
    /// People who can still be placed in this round.
    pub at_home: u8,
    /// Newborns of this round.
    pub newborns: u8,
    /// People in reserve.
    pub people_left: u8,
    /// Where the others stand.
    pub placed: Vec<Space>,
    /// Places for people.
    pub housing: u8,
    /// Begging markers.
    pub begging: u8,
    /// The farm.
    pub farm: FarmView,
    /// Majors.
    pub majors: Vec<Major>,
    /// Occupations and minors lying open, in the order in which they were played.
    pub cards: Vec<Card>,
    /// How many occupations of them.
    pub occupations: u8,
    /// The hand, if the viewer may know it; otherwise what everybody has seen of it.
    pub hand: Vec<Card>,
    /// How many occupations are in hand.
    pub hand_occupations: u8,
    /// How many minors are in hand.
    pub hand_minors: u8,
    /// Goods that lie on round spaces to come.
    pub scheduled: Vec<ScheduledView>,
    /// Food for one of a good at any time.
    pub conversions: Vec<ConversionView>,
    /// Craft buildings already used in this harvest.
    pub crafted: Vec<Major>,
    /// Food due in the next harvest with the people there are now.
    pub food_due: u8,
    /// What the player would score now.
    pub score: Score,
}

/// Goods on a round space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScheduledView {
    /// The round.
    pub round: u8,
    /// What comes.
    pub goods: Goods,
}

/// A9.9: what a good becomes at any time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ConversionView {
    /// The good.
    pub good: Good,
    /// Food for one.
    pub food: u8,
}

/// A farm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FarmView {
    /// What the house is made of.
    pub house: House,
    /// All 15 spaces in reading order.
    pub spaces: Vec<FarmSpaceView>,
    /// Fence spaces with fences: `h ROW,COLUMN` is the one above a space (row 3: below the last row), `v ROW,COLUMN` the one
    /// to its left (column 5: right of the last column).
    pub fences: Vec<String>,
    /// Pastures.
    pub pastures: Vec<PastureView>,
    /// Places for one animal of any type: unfenced stables and the house.
    pub single_places: u8,
    /// Fences in reserve.
    pub fences_left: u8,
    /// Stables in reserve.
    pub stables_left: u8,
}

/// A space of a farm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FarmSpaceView {
    /// Row and column.
    pub at: Cell,
    /// `room`, `field` or nothing.
    pub tile: Option<&'static str>,
    /// Whether a stable stands there.
    pub stable: bool,
    /// Whether it lies in a pasture.
    pub fenced: bool,
    /// What grows there.
    pub crop: Option<Crop>,
    /// How much of it.
    pub crops: u8,
}

/// A pasture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PastureView {
    /// Its spaces.
    pub spaces: CellSet,
    /// Stables in it.
    pub stables: u8,
    /// How many animals it holds.
    pub capacity: u16,
}

/// Somebody is asked something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DecisionView {
    /// Who and which.
    #[serde(flatten)]
    pub decision: Decision,
    /// What a seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<AskView>,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the decisions of A15, in their words")]
pub enum AskView {
    Place,
    Rooms,
    Stables,
    OneStable,
    Plow { optional: bool },
    SowGrain,
    SowVegetables,
    Bake { optional: bool },
    Improvement { major: bool, optional: bool },
    Occupation { food: u8 },
    PayHearth { major: Major },
    FenceFrom { may_end: bool },
    FenceSpaces { first: Cell },
    FenceShape { first: Cell, spaces: u8 },
    TakeOne { space: Space },
    AnimalMarket,
    PayFood { due: u8 },
    Keep,
    KeepYoung,
    Feed { due: u8, begging: u8 },
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let setup = state.setup();
        let decisions = state.open().map(|decision| {
            let asks = match decision.actor {
                table::Actor::Seat(seat) => ask(state, seat),
                table::Actor::Nature => None,
            };
            DecisionView { decision, asks }
        });
        View {
            viewer,
            game: State::NAME,
            rules: state.rules(),
            edition: table::Setup::edition(&setup),
            options: table::Setup::options(&setup),
            seats: state.seats(),
            round: state.round(),
            phase: state.stage().scene(),
            next_harvest: next_harvest(state.round()),
            starting_player: state.starting_player(),
            current: state.current(),
            marked: match state.current() {
                Some(seat) if viewer.knows(seat) => state.marked().iter().collect(),
                _ => Vec::new(),
            },
            spaces: state.board().in_play().iter().map(|space| space_view(state, space)).collect(),
            rounds: (1..=ROUNDS).map(|round| round_view(state, round)).collect(),
            majors: state.display().iter().map(|major| major_view(state.edition(), major)).collect(),
            players: state.players().map(|(seat, player)| player_view(state, viewer, seat, player)).collect(),
            decisions: decisions.collect(),
            outcome: state.outcome(),
        }
    }
}

/// What a seat is asked, if anything.
pub fn ask(state: &State, seat: Seat) -> Option<AskView> {
    let player = state.player(seat)?;
    Some(match state.asked(seat)? {
        Step::Place => AskView::Place,
        Step::Rooms { .. } => AskView::Rooms,
        Step::Stables { .. } => AskView::Stables,
        Step::OneStable => AskView::OneStable,
        Step::Plow { optional } => AskView::Plow { optional },
        Step::SowGrain(_) => AskView::SowGrain,
        Step::SowVegetables(_) => AskView::SowVegetables,
        Step::Bake { optional } => AskView::Bake { optional },
        Step::Improve { major, optional } => AskView::Improvement { major, optional },
        Step::Occupation { food } => AskView::Occupation { food },
        Step::PayHearth(major) => AskView::PayHearth { major },
        Step::FenceFrom { may_end } => AskView::FenceFrom { may_end },
        Step::FenceSize { first } => AskView::FenceSpaces { first },
        Step::FenceShape { first, size } => AskView::FenceShape { first, spaces: size },
        Step::TakeOne(space) => AskView::TakeOne { space },
        Step::AnimalMarket => AskView::AnimalMarket,
        Step::PayFood(due) => AskView::PayFood { due },
        Step::Keep => AskView::Keep,
        Step::KeepYoung => AskView::KeepYoung,
        Step::Feed => {
            let due = player.food_due(state.edition(), state.is_solo());
            AskView::Feed { due, begging: due.saturating_sub(player.goods[Good::Food]) }
        }
        Step::Receive(_) | Step::TakeMajor(_) | Step::LayDown(_) => return None,
    })
}

fn space_view(state: &State, space: Space) -> SpaceView {
    let accumulates = state.layout().spaces[space].accumulates;
    SpaceView {
        space,
        round: (1..=ROUNDS).find(|&round| state.board().card_of(round) == Some(space)),
        accumulates: accumulates.map(|(good, _)| good),
        each_round: accumulates.map_or(0, |(_, count)| count),
        goods: state.board().goods_on(space),
        person: state.board().person_on(space),
        free: !state.taken_spaces().contains(space),
    }
}

fn round_view(state: &State, round: u8) -> RoundView {
    RoundView {
        round,
        stage: crate::flow::stage_of(round),
        card: state.board().card_of(round),
        harvest: crate::flow::is_harvest(round),
    }
}

fn major_view(edition: &Edition, major: Major) -> MajorView {
    let data = &edition.majors[major];
    MajorView { major, cost: data.cost, points: data.points }
}

fn player_view(state: &State, viewer: Viewer, seat: Seat, player: &Player) -> PlayerView {
    let edition = state.edition();
    let seen = if viewer.knows(seat) { player.hand } else { player.shown };
    let coming = |round| (round, player.scheduled.on(round));
    let something = |(_, goods): &(u8, Goods)| goods.values().any(|&count| count > 0);
    let converts = |&good: &Good| player.food_for(good) > 0;
    PlayerView {
        seat,
        goods: player.goods,
        people: player.people,
        at_home: player.at_home,
        newborns: player.newborns,
        people_left: PEOPLE.saturating_sub(player.people),
        placed: state.board().in_play().iter().filter(|&on| state.board().person_on(on) == Some(seat)).collect(),
        housing: player.housing(),
        begging: player.begging,
        farm: farm_view(player, edition),
        majors: player.majors.iter().collect(),
        cards: player.in_front.iter().flatten().copied().collect(),
        occupations: player.occupations,
        hand: seen.iter().collect(),
        hand_occupations: state.in_hand(seat, CardKind::Occupation),
        hand_minors: state.in_hand(seat, CardKind::Minor),
        scheduled: (1..=ROUNDS)
            .map(coming)
            .filter(something)
            .map(|(round, goods)| ScheduledView { round, goods })
            .collect(),
        conversions: Good::EDIBLE
            .iter()
            .filter(|good| converts(good))
            .map(|&good| ConversionView { good, food: player.food_for(good) })
            .collect(),
        crafted: player.crafted.iter().collect(),
        food_due: player.food_ahead(edition, state.is_solo(), state.round()),
        score: Score::of(player, edition),
    }
}

fn farm_view(player: &Player, edition: &Edition) -> FarmView {
    let farm = &player.farm;
    let space = |at: Cell| FarmSpaceView {
        at,
        tile: if farm.rooms.contains(at) {
            Some("room")
        } else if farm.fields.contains(at) {
            Some("field")
        } else {
            None
        },
        stable: farm.stables.contains(at),
        fenced: farm.fenced.contains(at),
        crop: farm.crop(at).map(|(crop, _)| crop),
        crops: farm.crop(at).map_or(0, |(_, count)| count),
    };
    let fence = |number: u8| match number {
        0..20 => format!("h {},{}", number / 5, number % 5),
        _ => format!("v {},{}", (number - 20) / 6, (number - 20) % 6),
    };
    let pasture = |cells: CellSet| {
        let stables = cells.and(farm.stables).len();
        let capacity = crate::animals::capacity(cells.len(), stables, &edition.room);
        PastureView { spaces: cells, stables, capacity }
    };
    FarmView {
        house: farm.house,
        spaces: Cell::all().map(space).collect(),
        fences: (0..38).filter(|&number| farm.fences.has(number)).map(fence).collect(),
        pastures: farm.pastures.iter().map(|&cells| pasture(cells)).collect(),
        single_places: player.lodging(edition).singles,
        fences_left: farm.fences_left(),
        stables_left: STABLES.saturating_sub(farm.stables.len()),
    }
}
