//! What a seat's answers would lead to, worked out before they are given: for pages that show it, and explain what is
//! not possible. Only what the seat may know goes into it.

use table::{Actor, Game, Ignore, Picks, Seat};

use crate::action::{Action, Item};
use crate::edition::House;
use crate::event::Event;
use crate::farm::{AreaId, LandArea, PlacedTile};
use crate::illegal::Illegal;
use crate::pieces::{ByGood, Good};
use crate::player::{Player, Source};
use crate::score::HELP_POINTS;
use crate::season::{Ask, Bill, cost_ahead};
use crate::state::State;
use crate::tile::{Cell, Rotation, Side, Spot};

/// What a seat can do now, and what would come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The legal answers.
    pub legal: Vec<Choice>,
    /// W3.2: what each way of laying the kept tile changes; as many as there are legal ways, in their order.
    pub placements: Vec<Placement>,
    /// W5.1: every land area with what a figure would bring in there.
    pub harvest: Vec<Harvest>,
    /// W6.10: every good that can be sold now.
    pub sales: Vec<Sale>,
    /// W6.2: every building with what the way there costs, and why one cannot go there.
    pub ways: Vec<Way>,
    /// Things of which several are picked one after the other, in an order that nobody has to know.
    pub picks: Option<Picks<Action>>,
    /// W7.3: the answers that settle all that is due with what lies nearest: goods, then coins, then help.
    pub pay_all: Vec<Action>,
}

/// A legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The answer.
    pub action: Action,
    /// Whether it cannot be taken back: it ends the seat's part of the season or turn, or something is drawn.
    pub is_final: bool,
}

/// W3.2: a way of laying a tile, and what it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// How it is turned.
    pub rotation: Rotation,
    /// Where.
    pub cell: Cell,
    /// The land areas that the tile is part of.
    pub areas: Vec<GrownArea>,
    /// Fenced areas on the farm before and after.
    pub fenced: (u8, u8),
}

/// A land area with a new tile in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrownArea {
    /// Its kind.
    pub good: Good,
    /// The sizes of the areas it is made from; none if it is new.
    pub from: Vec<u8>,
    /// Its size.
    pub size: u8,
    /// The storage squares that the tile adds.
    pub gained: u8,
}

/// W5.2, W5.3: what a figure would bring in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Harvest {
    /// The area.
    pub area: Spot,
    /// Its kind.
    pub good: Good,
    /// Goods made.
    pub made: u8,
    /// Those that find a square.
    pub kept: u8,
    /// Those that go to the barn and find room there, as full as it is now.
    pub to_barn: u8,
    /// W5.4: those that are too many for the barn.
    pub lost: u8,
}

/// W6.10: a good to sell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// Which, and from where.
    pub source: Source,
    /// The coins it brings.
    pub coins: u8,
}

/// W6.4, W6.5: the way to a building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Its place in the ring.
    pub place: u8,
    /// Toll points passed.
    pub tolls: u8,
    /// What the sign says.
    pub cost: ByGood<u8>,
    /// Help tiles that tolls take, as no coin is left for them once the cost is paid.
    pub help: u8,
    /// Why one cannot go there.
    pub refused: Option<Illegal>,
}

impl Way {
    /// W9.3: the points that the help on this way costs at the end.
    pub fn points_lost(&self) -> i32 {
        HELP_POINTS * i32::from(self.help)
    }
}

impl State {
    /// What `seat` can do now, and what would come of it; nothing if nothing is asked.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let mut actions = Vec::new();
        self.legal(Actor::Seat(seat), &mut actions);
        let asked = self.asked(seat).filter(|_| !actions.is_empty());
        let legal: Vec<Choice> =
            actions.iter().map(|&action| Choice { action, is_final: self.is_final(seat, action) }).collect();
        Outlook {
            placements: actions.iter().filter_map(|&action| self.placement(seat, action)).collect(),
            harvest: match asked {
                Some(Ask::Work { .. }) => self.harvests(seat),
                _ => Vec::new(),
            },
            sales: actions.iter().filter_map(|&action| self.sale(action)).collect(),
            ways: match asked {
                Some(Ask::Move) => self.ways(seat),
                _ => Vec::new(),
            },
            picks: asked.and_then(|ask| self.picks_of(seat, ask)),
            pay_all: match asked {
                Some(Ask::Pay { bill: Bill::Food | Bill::Heat, .. }) => self.pay_all(seat),
                _ => Vec::new(),
            },
            legal,
        }
    }

    fn after(&self, seat: Seat, action: Action) -> State {
        let mut after = *self;
        after.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        after
    }

    fn is_final(&self, seat: Seat, action: Action) -> bool {
        let after = self.after(seat, action);
        after.turn() != self.turn() || after.next_actor() == Some(Actor::Nature)
    }

    fn placement(&self, seat: Seat, action: Action) -> Option<Placement> {
        let Action::Place(tile, rotation, cell) = action else { return None };
        let before = &self.player(seat)?.farm;
        let mut after = *before;
        after.place(self.edition(), PlacedTile { tile, rotation, cell });
        let mut areas: Vec<(AreaId, GrownArea)> = Vec::new();
        for side in Side::all() {
            let Some(id) = after.area_at(Spot::Triangle(cell, side)) else { continue };
            let Some(area) = after.area(id).filter(|_| areas.iter().all(|(known, _)| *known != id)) else { continue };
            let grown = GrownArea { good: area.good, from: Vec::new(), size: area.size(), gained: area.squares };
            areas.push((id, grown));
        }
        for (_, old) in before.areas() {
            let now = after.area_at(before.name(old));
            if let Some((_, grown)) = areas.iter_mut().find(|(id, _)| Some(*id) == now) {
                grown.from.push(old.size());
                grown.gained = grown.gained.saturating_sub(old.squares);
            }
        }
        let areas = areas.into_iter().map(|(_, grown)| grown).collect();
        Some(Placement { rotation, cell, areas, fenced: (before.fenced_areas(), after.fenced_areas()) })
    }

    fn harvests(&self, seat: Seat) -> Vec<Harvest> {
        let bonus = self.disc().map(|disc| disc.summer);
        let Some(player) = self.player(seat) else { return Vec::new() };
        let room = player.barn_spaces(self.edition()).saturating_sub(player.barn.used());
        let harvest = |(_, area): (_, &LandArea)| {
            let made = area.size() + u8::from(bonus == Some(area.good));
            let kept = made.min(area.free());
            let to_barn = (made - kept).min(room);
            let lost = made - kept - to_barn;
            Harvest { area: player.farm.name(area), good: area.good, made, kept, to_barn, lost }
        };
        player.farm.areas().map(harvest).collect()
    }

    fn sale(&self, action: Action) -> Option<Sale> {
        let Action::Sell(source) = action else { return None };
        Some(Sale { source, coins: self.price(source.good()) })
    }

    fn ways(&self, seat: Seat) -> Vec<Way> {
        let Some(player) = self.player(seat) else { return Vec::new() };
        let way = |(place, house): (u8, &House)| {
            let mut there = *self;
            let refused = there.apply(Actor::Seat(seat), Action::Move(place), &mut Ignore).err();
            let tolls = self.town().tolls(self.edition(), seat, place);
            let coins = player.coins().saturating_sub(player.missing(&house.cost));
            Way { place, tolls, cost: house.cost, help: tolls.saturating_sub(coins), refused }
        };
        self.edition().houses().map(way).collect()
    }

    pub(crate) fn picks_of(&self, seat: Seat, ask: Ask) -> Option<Picks<Action>> {
        let player = self.player(seat)?;
        let (purpose, count, exactly, things): (_, u8, bool, Vec<(Action, u8)>) = match ask {
            Ask::Work { figures, from } => {
                let areas = player.farm.areas().skip(usize::from(from));
                ("work", figures, true, areas.map(|(_, area)| (Action::Work(player.farm.name(area)), 1)).collect())
            }
            Ask::GiveUp { over, from } => {
                let count = |item| match item {
                    Item::Good(good) => player.barn.goods[good],
                    Item::Coin => player.coins(),
                };
                let items = Item::all().filter(|&item| item >= from && count(item) > 0);
                ("give up", over, true, items.map(|item| (Action::GiveUp(item), count(item).min(over))).collect())
            }
            Ask::Take { count, from } => {
                let goods = Good::all().filter(|&good| good >= from);
                ("take", count, true, goods.map(|good| (Action::Take(good), count)).collect())
            }
            Ask::Sell { .. } => {
                let mut legal = Vec::new();
                self.legal(Actor::Seat(seat), &mut legal);
                let sales: Vec<_> =
                    legal.into_iter().filter(|sale| *sale != Action::Done).map(|sale| (sale, 1)).collect();
                ("sell", u8::try_from(sales.len()).unwrap_or(u8::MAX), false, sales)
            }
            Ask::Repay { goods, from } => {
                let kinds = Good::all().filter(|&good| good >= from);
                let sources = kinds.flat_map(|good| repayments(player, good, goods));
                ("repay", goods, true, sources.map(|(source, most)| (Action::Pay(source), most)).collect())
            }
            _ => return None,
        };
        Some(Picks { purpose, count, exactly, things })
    }

    /// The answers that pick these things, in the order in which the game asks for them, and that nothing more is picked.
    pub(crate) fn arranged(&self, seat: Seat, picked: &[Action]) -> Result<Vec<Action>, Illegal> {
        let asked = self.asked(seat).ok_or(Illegal::NotAsked)?;
        let picks = self.picks_of(seat, asked).ok_or(Illegal::NotAsked)?;
        if picks.exactly && picked.len() != usize::from(picks.count) {
            return Err(Illegal::WrongNumber(picks.count));
        }
        let same = |state: &State| {
            let now = state.asked(seat).filter(|_| state.turn() == self.turn());
            now.is_some_and(|now| std::mem::discriminant(&now) == std::mem::discriminant(&asked))
        };
        let (mut state, mut left, mut answers) = (*self, picked.to_vec(), Vec::new());
        let (mut legal, mut visited) = (Vec::new(), Vec::new());
        while same(&state) {
            visited.push(state);
            state.legal(Actor::Seat(seat), &mut legal);
            let next = legal.iter().copied().find(|action| left.contains(action));
            let next = match (next, left.first()) {
                (Some(next), _) => next,
                (None, Some(&refused)) => return Err(never_legal(&visited, seat, refused)),
                (None, None) if legal.contains(&Action::Done) => Action::Done,
                (None, None) => return Err(Illegal::WrongNumber(picks.count)),
            };
            let mut events = Vec::new();
            state.apply_legal(Actor::Seat(seat), next, &mut events);
            answers.push(next);
            // What was forced after it has been picked as well.
            let until_repaid = events.iter().take_while(|event| !matches!(event, Event::RepaidHelp { .. }));
            let forced = until_repaid
                .filter_map(|event| pick_of(event, seat))
                .skip(usize::from(!matches!(next, Action::Work(_))));
            for taken in std::iter::once(next).chain(forced) {
                if let Some(place) = left.iter().position(|&action| action == taken) {
                    left.remove(place);
                }
            }
        }
        if let Some(&refused) = left.first() {
            return Err(never_legal(&visited, seat, refused));
        }
        Ok(answers)
    }

    fn pay_all(&self, seat: Seat) -> Vec<Action> {
        let mut state = *self;
        let (mut answers, mut legal) = (Vec::new(), Vec::new());
        while let Some(Ask::Pay { .. }) = state.asked(seat).filter(|_| state.turn() == self.turn()) {
            state.legal(Actor::Seat(seat), &mut legal);
            let Some(&nearest) = legal.first() else { break };
            state = state.after(seat, nearest);
            answers.push(nearest);
        }
        answers
    }
}

/// W6.11, W8.3: where goods of a kind can come from to repay help, and how many from there: squares only once the barn has none
/// left, and never what a cost ahead needs.
fn repayments(player: &Player, good: Good, goods: u8) -> impl Iterator<Item = (Source, u8)> {
    let most = goods.min(player.can_miss(good, &cost_ahead(player)));
    let barn = player.barn.goods[good].min(most);
    let areas = player.farm.areas().filter(move |(_, area)| area.good == good);
    let on_squares =
        areas.map(move |(_, area)| (Source::Square(good, player.farm.name(area)), area.goods.min(most - barn)));
    std::iter::once((Source::Barn(good), barn)).chain(on_squares).filter(|(_, most)| *most > 0)
}

/// What somebody picked, from what happened.
fn pick_of(event: &Event, who: Seat) -> Option<Action> {
    let source = |good: Good, from: Option<Spot>| from.map_or(Source::Barn(good), |spot| Source::Square(good, spot));
    Some(match event {
        Event::Harvested { seat, area, .. } if *seat == who => Action::Work(*area),
        Event::GaveUp { seat, item, .. } if *seat == who => Action::GiveUp(*item),
        Event::TookGood { seat, good } if *seat == who => Action::Take(*good),
        Event::Sold { seat, good, from } if *seat == who => Action::Sell(source(*good, *from)),
        Event::PaidGood { seat, good, from } if *seat == who => Action::Pay(source(*good, *from)),
        _ => return None,
    })
}

/// Why something that was picked could not be had: the first moment at which it was refused says it.
fn never_legal(visited: &[State], seat: Seat, thing: Action) -> Illegal {
    let mut legal = Vec::new();
    let mut refuses = |state: &&State| {
        state.legal(Actor::Seat(seat), &mut legal);
        !legal.contains(&thing)
    };
    visited.iter().find(|state| refuses(state)).map_or(Illegal::NotAsked, |state| state.why_not(seat, thing))
}
