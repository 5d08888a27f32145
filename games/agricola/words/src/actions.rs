//! What a seat may answer: the labels of buttons.

use agricola::cells::{Cell, CellSet};
use agricola::fences::ShapeId;
use agricola::outlook::Outlook;
use agricola::pieces::{Card, Good, Goods, Herd, Major, Space};
use agricola::player::Player;
use agricola::{Action, Marks, State, Step};
use table::Seat;

use crate::Phrases;
use crate::follow::Following;
use crate::pieces::{at, is_nothing};

impl Phrases {
    /// An action as anybody may speak of it, at any moment of a game.
    pub fn action(self, state: &State, action: Action) -> String {
        match action {
            Action::First(seat) => self.say_with("action-first", [("seat", seat.number().into())]),
            Action::Deal(seat, card) => {
                self.say_with("action-deal", [("title", self.card(card).into()), ("seat", seat.number().into())])
            }
            Action::Reveal(space) => self.say_with("action-reveal", [("space", space.word().into())]),
            Action::Mark(_, space) => self.say_with("action-mark", [("space", space.word().into())]),
            Action::Place(space) => self.space(space),
            Action::Pass => self.plain("action-pass"),
            Action::Room(cell) => self.say_with("action-room", at(cell)),
            Action::Stable(cell) => self.say_with("action-stable", at(cell)),
            Action::Plow(cell) => self.say_with("action-plow", at(cell)),
            Action::SowGrain(fields) => self.counted("action-sow-grain", fields),
            Action::SowVegetables(fields) => self.counted("action-sow-vegetables", fields),
            Action::Bake(grain) => self.counted("action-bake", grain),
            Action::Build(major) => {
                let facts = self.major_facts(major, state.edition());
                self.say_with("action-build", [("major", major.word().into()), ("facts", facts.into())])
            }
            Action::PayCost => self.plain("action-pay-cost"),
            Action::Return(major) => {
                let cost = self.bundle(&state.edition().majors[major].cost);
                self.say_with("action-return", [("cost", cost.into())])
            }
            Action::Play(card) => self.say_with("action-play", [("title", self.card(card).into())]),
            Action::FenceFrom(cell) => self.say_with("action-fence-from", at(cell)),
            Action::FenceSize(spaces) => self.counted("action-fence-size", spaces),
            Action::Fence(shape) => self.say_with("action-fence", [("cells", self.cells(cells_of(shape)).into())]),
            Action::Keep(herd) => self.keep(&herd),
            Action::Convert(good) => self.say_with("action-convert", [("good", good.word().into())]),
            Action::Craft(major) => self.say_with("action-craft", [("major", major.word().into())]),
            Action::Take(good) => self.say_with("action-take", [("goods", self.goods(1, good).into())]),
            Action::Feed => self.plain("action-feed"),
            Action::Done => self.plain("action-done"),
        }
    }

    /// An answer to what a seat is asked, with what it costs or brings and what follows by itself.
    pub fn answer(self, state: &State, seat: Seat, action: Action) -> String {
        let label = self.own_label(state, seat, action);
        let names_animals = match action {
            Action::Keep(_) => true,
            Action::Place(space) => state.layout().spaces[space].accumulates.is_some(),
            _ => false,
        };
        if names_animals || state.asked(seat).is_none() {
            return label;
        }
        self.with_overflow(label, &Following::of(state, seat, action))
    }

    fn own_label(self, state: &State, seat: Seat, action: Action) -> String {
        let (Some(player), Some(step)) = (state.player(seat), state.asked(seat)) else {
            return self.action(state, action);
        };
        match (step, action) {
            (Step::Place, Action::Place(space)) => {
                let label = self.placing(state, seat, player, space);
                if is_recommended(state, space) {
                    self.say_with("action-recommended", [("label", label.into())])
                } else {
                    label
                }
            }
            (Step::Rooms { .. }, Action::Room(cell)) => {
                self.site_label("action-room-cost", cell, &state.room_cost(player))
            }
            (Step::Rooms { built: false }, Action::Done) => self.plain("action-no-room"),
            (Step::Rooms { built: true }, Action::Done) => self.plain("action-no-more-rooms"),
            (Step::Stables { .. }, Action::Stable(cell)) => {
                self.site_label("action-stable-cost", cell, &state.edition().building.stable)
            }
            (Step::Stables { .. }, Action::Done) => self.plain("action-no-more-stables"),
            (Step::OneStable, Action::Stable(cell)) => {
                self.site_label("action-stable-cost", cell, &state.edition().building.stable_side_job)
            }
            (Step::OneStable, Action::Done) => self.plain("action-no-stable"),
            (Step::Bake { .. }, Action::Bake(grain)) if grain > 0 => {
                let food = player.baked_food(state.edition(), grain);
                self.say_with("action-bake-food", [("count", grain.into()), ("food", food.into())])
            }
            (Step::Improve { .. }, Action::Play(card)) => self.card_label(state, card, &state.card_cost(player, card)),
            (Step::Improve { .. }, Action::Done) => self.plain("action-no-improvement"),
            (Step::Occupation { food }, Action::Play(card)) => self.card_label(state, card, &Good::Food.times(food)),
            (Step::PayHearth(major), Action::PayCost) => {
                let cost = self.bundle(&state.edition().majors[major].cost);
                self.say_with("action-pay-cost-of", [("cost", cost.into())])
            }
            (Step::FenceShape { .. }, Action::Fence(shape)) => self.fence_label(state, player, cells_of(shape)),
            (Step::FenceFrom { .. }, Action::Done) => self.plain("action-no-more-fences"),
            (Step::FenceFrom { .. } | Step::FenceSize { .. }, _) => {
                match Following::of(state, seat, action).pasture() {
                    Some(cells) => self.fence_label(state, player, cells),
                    None => self.action(state, action),
                }
            }
            (Step::AnimalMarket, Action::Take(good)) => self.animal_label(state, good),
            (Step::Keep | Step::KeepYoung, Action::Keep(herd)) => {
                self.keep_label(&herd, &Outlook::of(state, seat, action))
            }
            (_, Action::Convert(good)) => {
                let food = ("food", player.food_for(good).into());
                let cooks = good.animal().is_some() || player.food_for(good) > 1;
                let name = if cooks { "action-cook-food" } else { "action-convert-food" };
                self.then_fed(self.say_with(name, [("good", good.word().into()), food]), state, seat, action)
            }
            (_, Action::Craft(major)) => self.then_fed(self.craft_label(state, major), state, seat, action),
            (Step::SowGrain(_) | Step::Plow { .. }, Action::SowGrain(0) | Action::Done) => {
                let label = match action {
                    Action::Done => self.plain("action-no-field"),
                    _ => self.action(state, action),
                };
                self.with_following("action-instead", label, state, player, &Following::of(state, seat, action))
            }
            (Step::Improve { .. }, Action::Build(_)) if Following::of(state, seat, action).returns_a_fireplace() => {
                self.say_with("action-gives-back", [("label", self.action(state, action).into())])
            }
            (Step::Feed, Action::Feed) => self.feed_label(state, player),
            _ => self.action(state, action),
        }
    }

    /// A space with what it brings or costs, or with what is done there if only one thing can be.
    fn placing(self, state: &State, seat: Seat, player: &Player, space: Space) -> String {
        let following = Following::of(state, seat, Action::Place(space));
        if let Some(label) = self.market_label(state, space, &following) {
            return label;
        }
        let label = match space {
            Space::HouseRedevelopment | Space::FarmRedevelopment => self.place_label(state, player, space),
            _ if self.follows(state, player, &following).is_empty() => self.place_label(state, player, space),
            _ => self.space(space),
        };
        self.with_following("action-then", label, state, player, &following)
    }

    fn with_following(
        self,
        text: &str,
        label: String,
        state: &State,
        player: &Player,
        following: &Following,
    ) -> String {
        let parts = self.follows(state, player, following);
        if parts.is_empty() {
            return label;
        }
        self.say_with(text, [("label", label.into()), ("parts", self.list_of_lists(parts).into())])
    }

    /// A space with what it brings or costs: "Forest (9 wood)".
    fn place_label(self, state: &State, player: &Player, space: Space) -> String {
        let name = ("space", space.word().into());
        let brings = |goods: String| self.say_with("action-place-brings", [name.clone(), ("goods", goods.into())]);
        let costs = |goods: &Goods| {
            let cost = self.bundle(goods);
            self.say_with("action-place-costs", [name.clone(), ("goods", cost.into())])
        };
        let data = &state.layout().spaces[space];
        match (space, data.accumulates) {
            (Space::MeetingPlace, _) => {
                let food = state.board().goods_on(space);
                self.say_with("action-place-first", [name, ("food", food.into())])
            }
            (_, Some((good, _))) => brings(self.goods(state.board().goods_on(space), good)),
            (Space::Lessons | Space::SecondLessons, None) => match data.occupation_food.after(player.occupations) {
                0 => self.say_with("action-place-free", [name]),
                food => costs(&Good::Food.times(food)),
            },
            (Space::HouseRedevelopment | Space::FarmRedevelopment, None) => match state.renovation(player) {
                Some((_, cost)) => {
                    let cost = self.bundle(&cost);
                    self.say_with("action-place-renovate", [name, ("goods", cost.into())])
                }
                None => self.space(space),
            },
            _ if data.gives_one_of.values().any(|&one| one) => brings(self.space_effect(state, Some(player), space)),
            _ if !is_nothing(&data.gives) => brings(self.bundle(&data.gives)),
            _ => brings(self.space_effect(state, Some(player), space)),
        }
    }

    fn site_label(self, name: &str, cell: Cell, cost: &Goods) -> String {
        let [row, column] = at(cell);
        self.say_with(name, [row, column, ("cost", self.bundle(cost).into())])
    }

    fn card_label(self, state: &State, card: Card, cost: &Goods) -> String {
        let facts = self.card_facts_for(card, state.edition(), cost);
        let title = ("title", self.card(card).into());
        if facts.is_empty() {
            return self.say_with("action-play", [title]);
        }
        self.say_with("action-play-facts", [title, ("facts", facts.into())])
    }

    fn fence_label(self, state: &State, player: &Player, cells: CellSet) -> String {
        let shape = ShapeId::of(cells).and_then(ShapeId::shape);
        let fences = shape.and_then(|shape| player.farm.fences_for(shape)).unwrap_or(0);
        self.pasture_label(state, player, cells, fences)
    }

    /// A pasture with its room for animals, its fences and what they cost.
    pub(crate) fn pasture_label(self, state: &State, player: &Player, cells: CellSet, fences: u8) -> String {
        let edition = state.edition();
        let cost = self.goods(fences.saturating_mul(edition.building.fence_wood), Good::Wood);
        let stables = cells.and(player.farm.stables).len();
        let room = agricola::animals::capacity(cells.len(), stables, &edition.room);
        let name = if player.farm.fenced.meets(cells) { "action-fence-divide" } else { "action-fence-cost" };
        let (cells, room) = (("cells", self.cells(cells).into()), ("room", room.into()));
        self.say_with(name, [cells, ("count", fences.into()), ("cost", cost.into()), room])
    }

    /// V2.3
    fn animal_label(self, state: &State, good: Good) -> String {
        let offered = good.animal().map(|animal| state.edition().animal_market[animal]);
        let goods = ("goods", self.bundle(&offered.unwrap_or_default()).into());
        match state.edition().cattle_price {
            price if good == Good::Cattle && price > 0 => {
                let price = self.goods(price, Good::Food);
                self.say_with("action-take-price", [goods, ("price", price.into())])
            }
            _ => self.say_with("action-take", [goods]),
        }
    }

    fn keep(self, kept: &Herd) -> String {
        if agricola::animals::total(kept) == 0 {
            return self.plain("action-keep-none");
        }
        self.say_with("action-keep", [("animals", self.herd(kept).into())])
    }

    /// A8.13, A10.9: what is kept, and what becomes of the others.
    fn keep_label(self, kept: &Herd, outlook: &Outlook) -> String {
        let animals =
            if agricola::animals::total(kept) == 0 { self.plain("action-no-animals") } else { self.herd(kept) };
        let (animals, food) = (("animals", animals.into()), ("food", outlook.gets[Good::Food].into()));
        let over = |herd: &Herd| (agricola::animals::total(herd) > 0).then(|| self.herd(herd));
        match (over(&outlook.cooked), over(&outlook.released)) {
            (None, None) => self.keep(kept),
            (Some(cooked), None) => self.say_with("action-keep-cook", [animals, ("over", cooked.into()), food]),
            (None, Some(released)) => self.say_with("action-keep-release", [animals, ("over", released.into())]),
            (Some(cooked), Some(released)) => {
                let (over, released) = (("over", cooked.into()), ("released", released.into()));
                self.say_with("action-keep-both", [animals, over, food, released])
            }
        }
    }

    fn craft_label(self, state: &State, major: Major) -> String {
        let name = ("major", major.word().into());
        match state.edition().majors[major].craft {
            Some(craft) => {
                let good = ("good", craft.good.word().into());
                self.say_with("action-craft-food", [name, good, ("food", craft.food.into())])
            }
            None => self.say_with("action-craft", [name]),
        }
    }

    fn feed_label(self, state: &State, player: &Player) -> String {
        let due = player.food_due(state.edition(), state.is_solo());
        let begging = due.saturating_sub(player.goods[Good::Food]);
        if begging == 0 {
            return self.say_with("action-feed-paid", [("food", due.into())]);
        }
        let points = begging.saturating_mul(state.edition().points.begging);
        self.say_with("action-feed-begging", [("begging", begging.into()), ("points", points.into())])
    }

    /// Where an answer leads to, if it is known by that: "Forest".
    pub(crate) fn place_name(self, action: Action) -> Option<String> {
        match action {
            Action::Place(space) => Some(self.space(space)),
            _ => None,
        }
    }
}

/// V1.5: marks that limit the choice need no words: nothing else is offered.
fn is_recommended(state: &State, space: Space) -> bool {
    state.current().is_some_and(|seat| state.marks().of(seat) == Some(Marks::Hint)) && state.marked().contains(space)
}

fn cells_of(id: ShapeId) -> CellSet {
    id.shape().map_or(CellSet::NONE, |shape| shape.cells)
}
