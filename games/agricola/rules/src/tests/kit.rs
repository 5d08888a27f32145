//! Situations for tests, and answers in notation.

use table::by::Key;
use table::{Actor, Game, Seat, Setup as _};

use crate::cells::{Cell, CellSet};
use crate::edition::action_cards;
use crate::fences::ShapeId;
use crate::flow::{Stage, Step, stage_of};
use crate::pieces::{Card, CardKind, CardSet, Crop, Good, Goods, House, Major, Space};
use crate::player::Player;
use crate::{Event, Illegal, Score, Setup, State};

/// A game that can be put into any situation.
#[derive(Clone)]
pub struct Kit {
    pub state: State,
}

/// `seat(1)` is the first seat, as people count.
pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// `goods("3 wood, 1 clay")`
pub fn goods(text: &str) -> Goods {
    let mut goods = Goods::default();
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        let (count, good) = part.split_once(' ').unwrap();
        goods[Good::from_word(good).unwrap()] = count.parse().unwrap();
    }
    goods
}

pub fn cell(text: &str) -> Cell {
    Cell::from_word(text).unwrap()
}

/// `cells("1,3 1,4")`
pub fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(cell).collect()
}

/// `3 wood, 1 clay` for these goods.
pub fn supply(goods: &Goods) -> String {
    let some = goods.iter().filter(|(_, count)| **count > 0);
    some.map(|(good, count)| format!("{count} {good}")).collect::<Vec<_>>().join(", ")
}

impl Kit {
    /// Round 1 of a game without hand cards, seat 1 begins and is asked where to place its first person.
    pub fn new(seats: u8) -> Kit {
        Kit::with("", seats)
    }

    /// The same with options. Cards are dealt in their order.
    pub fn with(options: &str, seats: u8) -> Kit {
        let mut kit = Kit::unbegun(options, seats);
        kit.deal_all();
        kit.round(1)
    }

    /// A game before anything is drawn.
    pub fn unbegun(options: &str, seats: u8) -> Kit {
        let setup = Setup::usual().with_options(options).unwrap();
        Kit { state: State::new(&setup, seats).unwrap() }
    }

    /// Lets Nature take its first answer until the first action space card is due.
    pub fn deal_all(&mut self) {
        while self.state.stage() != Stage::Reveal {
            let first = self.legal_of(Actor::Nature).remove(0);
            self.nature(&first);
        }
    }

    /// The work phase of this round begins with seat 1; action space cards came in the order of the rules. All accumulation
    /// spaces in play have been filled once, and all people are at home.
    #[must_use]
    pub fn round(mut self, round: u8) -> Kit {
        let state = &mut self.state;
        state.steps.clear();
        state.players.iter_mut().for_each(|player| player.steps.clear());
        for number in 1..=round {
            if state.board.card_of(number).is_none() {
                let next = action_cards()
                    .find(|space| space.stage() == Some(stage_of(number)) && !state.board.in_play().contains(*space));
                state.board.reveal(number, next.unwrap());
            }
        }
        state.round = round;
        state.board.goods = Default::default();
        state.replenish();
        state.board.clear();
        state.stage = Stage::Work;
        state.starting = seat(1);
        for player in state.players.iter_mut() {
            player.newborns = 0;
            player.at_home = player.people;
        }
        self.turn_of(1)
    }

    /// It is this seat's turn to place a person.
    #[must_use]
    pub fn turn_of(mut self, number: u8) -> Kit {
        self.state.steps.clear();
        self.state.current = seat(number);
        self.state.push(seat(number), Step::Place);
        self
    }

    /// Changes a player in any way.
    #[must_use]
    pub fn player(mut self, number: u8, change: impl FnOnce(&mut Player)) -> Kit {
        change(self.state.player_mut(seat(number)).unwrap());
        self
    }

    /// Seat 1 has these goods and no others.
    #[must_use]
    pub fn has(self, text: &str) -> Kit {
        self.player(1, |player| player.goods = goods(text))
    }

    /// Seat 1 owns these majors.
    #[must_use]
    pub fn owns(mut self, majors: &[Major]) -> Kit {
        let edition = self.state.edition();
        for &major in majors {
            self.state.display.remove(major);
            self.state.player_mut(seat(1)).unwrap().set_major(edition, major, true);
        }
        self
    }

    /// Seat 1 has a house of this material with more rooms at these spaces.
    #[must_use]
    pub fn rooms(self, house: House, more: &str) -> Kit {
        self.player(1, |player| {
            player.farm.house = house;
            cells(more).iter().for_each(|cell| player.farm.add_room(cell));
        })
    }

    /// Seat 1 has fields at these spaces.
    #[must_use]
    pub fn fields(self, at: &str) -> Kit {
        self.player(1, |player| cells(at).iter().for_each(|cell| player.farm.add_field(cell)))
    }

    /// A field of seat 1 holds so much of a crop.
    #[must_use]
    pub fn sown(self, at: &str, crop: Crop, count: u8) -> Kit {
        self.player(1, |player| player.farm.put_crop(cell(at), crop, count))
    }

    /// Seat 1 has stables at these spaces.
    #[must_use]
    pub fn stables(self, at: &str) -> Kit {
        self.player(1, |player| cells(at).iter().for_each(|cell| player.farm.add_stable(cell)))
    }

    /// Seat 1 has a pasture of these spaces.
    #[must_use]
    pub fn pasture(self, at: &str) -> Kit {
        let shape = *ShapeId::of(cells(at)).unwrap().shape().unwrap();
        self.player(1, |player| {
            player.farm.fences_for(&shape).expect("this can be a pasture");
            player.farm.fence(&shape);
        })
    }

    /// Seat 1 has so many adults, all at home.
    #[must_use]
    pub fn people(self, count: u8) -> Kit {
        self.player(1, |player| {
            player.people = count;
            player.at_home = count;
        })
    }

    /// Seat 1 has exactly these cards in hand; others that had them, or whose place they take, are left to the deck.
    #[must_use]
    pub fn hand(mut self, cards: &[Card]) -> Kit {
        let cards: CardSet = cards.iter().copied().collect();
        let state = &mut self.state;
        for player in state.players.iter_mut() {
            player.hand = player.hand.without(cards);
        }
        let first = state.players.first_mut().unwrap();
        state.deck = state.deck.with(first.hand).without(cards);
        first.hand = cards;
        self
    }

    /// Seat 1 has played these cards.
    #[must_use]
    pub fn played(mut self, cards: &[Card]) -> Kit {
        let edition = self.state.edition();
        self = self.hand(cards);
        self.player(1, |player| {
            for &card in cards {
                player.hand.remove(card);
                player.in_front.push(Some(card));
                player.occupations += u8::from(edition.cards[card].kind == CardKind::Occupation);
            }
        })
    }

    /// Seat 1 has had a child in this round.
    #[must_use]
    pub fn newborn(self) -> Kit {
        self.player(1, |player| {
            player.people += 1;
            player.newborns += 1;
        })
    }

    /// Somebody else has taken all free spaces but these.
    #[must_use]
    pub fn only_free(mut self, spaces: &[Space]) -> Kit {
        self.state.board.free = spaces.iter().copied().collect();
        self
    }

    /// Nobody has a person at home any more: the work phase ends, and what follows begins.
    #[must_use]
    pub fn work_ends(mut self) -> Kit {
        assert_eq!(self.state.stage(), Stage::Work);
        self.state.steps.clear();
        self.state.players.iter_mut().for_each(|player| player.at_home = 0);
        self.state.run(&mut table::Ignore);
        self
    }

    /// The harvest of this round begins with adults only.
    #[must_use]
    pub fn harvest(self, round: u8) -> Kit {
        self.round(round).work_ends()
    }

    /// The next round begins, with this action space card or the first that can come.
    #[must_use]
    pub fn next_round(mut self, card: Option<&str>) -> Kit {
        if self.state.stage() == Stage::Work {
            self = self.work_ends();
        }
        let first = self.legal_of(Actor::Nature).remove(0);
        self.nature(&card.map_or(first, |card| format!("reveal {card}")));
        self
    }

    /// What an actor can answer, in notation.
    pub fn legal_of(&self, actor: Actor) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(actor, &mut legal);
        legal.iter().map(|&action| self.state.write(action)).collect()
    }

    /// What a seat can answer, in notation; empty if it is not asked.
    pub fn legal(&self, number: u8) -> Vec<String> {
        self.legal_of(Actor::Seat(seat(number)))
    }

    /// Whether a seat could answer this now.
    pub fn allows(&self, number: u8, text: &str) -> bool {
        self.legal(number).iter().any(|legal| legal == text)
    }

    /// A seat answers; what happened.
    pub fn act(&mut self, number: u8, text: &str) -> Vec<Event> {
        self.answer(Actor::Seat(seat(number)), text).unwrap_or_else(|illegal| panic!("«{text}»: {illegal}"))
    }

    /// Several answers of a seat.
    pub fn acts(&mut self, number: u8, texts: &[&str]) {
        texts.iter().for_each(|text| drop(self.act(number, text)));
    }

    /// Nature answers.
    pub fn nature(&mut self, text: &str) -> Vec<Event> {
        self.answer(Actor::Nature, text).unwrap_or_else(|illegal| panic!("«{text}»: {illegal}"))
    }

    /// Why a seat may not answer this; nothing changes by it.
    pub fn refuses(&mut self, number: u8, text: &str) -> Illegal {
        let before = self.state;
        let illegal = self.answer(Actor::Seat(seat(number)), text).expect_err("this is legal");
        assert_eq!(self.state, before, "a refusal changes nothing");
        illegal
    }

    fn answer(&mut self, actor: Actor, text: &str) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        let action = self.state.read(text).unwrap();
        self.state.apply(actor, action, &mut events)?;
        Ok(events)
    }

    /// A seat fences a pasture in: the first space, the size and the shape, as far as there is a choice.
    pub fn fence(&mut self, number: u8, at: &str) {
        let pasture = cells(at);
        let first = pasture.first().unwrap();
        for answer in
            [format!("fence from {first}"), format!("fence spaces {}", pasture.len()), format!("fence {pasture}")]
        {
            if self.allows(number, &answer) {
                self.act(number, &answer);
            }
        }
        assert!(self.of(number).farm.pastures.contains(&pasture), "{at} is no pasture");
    }

    /// Whether a seat who may build fences now could fence these spaces in.
    pub fn can_fence(&self, number: u8, at: &str) -> bool {
        let (mut kit, pasture) = (self.clone(), cells(at));
        let first = pasture.first().unwrap();
        for answer in [format!("fence from {first}"), format!("fence spaces {}", pasture.len())] {
            if kit.allows(number, &answer) {
                kit.act(number, &answer);
            }
        }
        kit.allows(number, &format!("fence {pasture}")) || kit.of(number).farm.pastures.contains(&pasture)
    }

    /// Who is asked now.
    pub fn asked(&self) -> Vec<u8> {
        self.state
            .open()
            .filter_map(|decision| match decision.actor {
                Actor::Seat(seat) => Some(seat.number()),
                Actor::Nature => None,
            })
            .collect()
    }

    /// A player as it is.
    pub fn of(&self, number: u8) -> &Player {
        self.state.player(seat(number)).unwrap()
    }

    /// How much seat 1 has of a good.
    pub fn count(&self, good: Good) -> u8 {
        self.of(1).goods[good]
    }

    /// What seat 1 has: `3 wood, 1 clay`.
    pub fn supply(&self) -> String {
        supply(&self.of(1).goods)
    }

    /// What grows on a field of seat 1: `3 grain`.
    pub fn on_field(&self, at: &str) -> String {
        self.of(1).farm.crop(cell(at)).map_or_else(String::new, |(crop, count)| format!("{count} {crop}"))
    }

    /// What seat 1 has as sheep, boar, cattle.
    pub fn herd(&self) -> [u8; 3] {
        [Good::Sheep, Good::Boar, Good::Cattle].map(|animal| self.count(animal))
    }

    /// The pastures of seat 1.
    pub fn pastures(&self) -> Vec<String> {
        self.of(1).farm.pastures.iter().map(CellSet::to_string).collect()
    }

    /// What a player would score now.
    pub fn score(&self, number: u8) -> Score {
        Score::of(self.of(number), self.state.edition())
    }

    /// How much lies on a space.
    pub fn on(&self, space: Space) -> u8 {
        self.state.board().goods_on(space)
    }

    /// Puts so much on an accumulation space.
    #[must_use]
    pub fn with_goods_on(mut self, space: Space, count: u8) -> Kit {
        self.state.board.goods[space] = count;
        self
    }
}

#[test]
fn the_kit_begins_a_game_in_round_1() {
    let mut kit = Kit::new(2).has("5 wood, 2 reed");
    assert_eq!(kit.asked(), [1]);
    assert!(kit.allows(1, "forest"));
    kit.acts(1, &["farm_expansion", "room 0,0"]);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.asked()), (3, vec![2]));
    assert_eq!(Card::ALL.len(), 96);
}
