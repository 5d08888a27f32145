//! Situations for rule tests: a dealt game, put into any season with any belongings, played in notation.

use std::sync::LazyLock;

use table::{Actor, Game, Ignore, Seat};

use crate::action::Action;
use crate::by::{By, Key, List};
use crate::edition::Edition;
use crate::event::Event;
use crate::farm::{AreaId, LandArea};
use crate::flow::Stage;
use crate::illegal::Illegal;
use crate::pieces::{ByColour, ByGood, Coins};
use crate::player::Player;
use crate::season::Ask;
use crate::state::State;
use crate::tile::{Cell, Rotation, Spot};
use crate::town::{Piece, Stock};

/// The edition of the corpus, which never changes: costs and fences in these tests are its own, and the one that comes
/// with the program can be tuned.
pub const EDITION: &str = include_str!("../../tests/corpus/edition.toml");

/// The same, read once.
pub fn edition() -> &'static Edition {
    static READ: LazyLock<&'static Edition> = LazyLock::new(|| Edition::read(EDITION).unwrap().keep());
    *READ
}

/// A game in a situation. Seats are numbered from 1, as in notation.
pub struct Kit {
    pub state: State,
    /// What has happened since the situation was set up.
    pub events: Vec<Event>,
}

impl Kit {
    /// A new game of the tests' edition, with nothing dealt.
    pub fn undealt(players: u8) -> Kit {
        Kit { state: State::new(edition(), players).unwrap(), events: Vec::new() }
    }

    /// Everything dealt in the first possible way: boards 1, 1, 2, 2, disc A1, seat 1 first. Seat 1 chooses a row.
    pub fn new(players: u8) -> Kit {
        Kit::undealt(players).dealt()
    }

    /// Deals whatever is still to be dealt, in the first possible way, until a seat has to answer.
    pub fn dealt(mut self) -> Kit {
        let mut legal = Vec::new();
        while self.state.next_actor() == Some(Actor::Nature) {
            self.state.legal(Actor::Nature, &mut legal);
            self.state.apply_legal(Actor::Nature, legal[0], &mut self.events);
        }
        self.events.clear();
        self
    }

    /// As [`Kit::new`], everybody in the Church row in seat order, the first tiles drawn: the first spring decisions.
    pub fn in_spring(players: u8) -> Kit {
        let mut game = Kit::new(players);
        for seat in 1..=players {
            game.act(&format!("{seat} setup: start church"));
        }
        game.dealt()
    }

    /// The first summer, after `change` was made to every player.
    pub fn in_summer(players: u8, change: impl Fn(&mut Player)) -> Kit {
        Kit::in_spring(players).each(change).enter(Stage::Spring)
    }

    /// The first fall, after `change` was made to every player; all pawns are in the Church row, seat 1 in front.
    pub fn in_fall(players: u8, change: impl Fn(&mut Player)) -> Kit {
        Kit::in_spring(players).each(change).enter(Stage::Summer)
    }

    /// The first winter (disc A1: blue eats double, no fire), after `change` was made to every player.
    pub fn in_winter(players: u8, change: impl Fn(&mut Player)) -> Kit {
        Kit::in_spring(players).each(change).enter(Stage::Fall(players - 1))
    }

    /// After the last winter, scored, after `change` was made to every player.
    pub fn at_the_end(players: u8, change: impl Fn(&mut Player)) -> Kit {
        let mut game = Kit::in_spring(players).each(change);
        game.state.year = 8;
        game.enter(Stage::Winter)
    }

    /// Changes every player.
    pub fn each(mut self, change: impl Fn(&mut Player)) -> Kit {
        for player in self.state.players.iter_mut() {
            change(player);
        }
        self
    }

    /// Ends a stage as it is, whatever was still asked, and begins what follows it.
    pub fn enter(mut self, ended: Stage) -> Kit {
        for player in self.state.players.iter_mut() {
            player.asks = List::new();
        }
        self.state.stage = ended;
        self.events.clear();
        self.state.run(&mut self.events);
        self
    }

    /// As it would go on under these rules.
    pub fn under(mut self, rules: u32) -> Kit {
        self.state.rules = rules;
        self
    }

    /// Turns this disc up for the present year, before [`Kit::enter`].
    pub fn disc(mut self, name: &str) -> Kit {
        self.state.disc = Some(self.state.edition().disc_named(name).unwrap());
        self
    }

    /// Puts a pawn on a building, on its furthest free spot.
    pub fn pawn(mut self, seat: u8, building: &str) -> Kit {
        let Ok(Action::Move(place)) = self.state.read(&format!("move {building}")) else { panic!("{building}?") };
        let house = self.state.edition().house(place).unwrap();
        self.state.town.go(Kit::seat(seat), place, house);
        self
    }

    /// Leaves exactly these pieces on offer in a building: `hut barn`, or nothing.
    pub fn stock(mut self, building: &str, pieces: &str) -> Kit {
        let Ok(Action::Move(place)) = self.state.read(&format!("move {building}")) else { panic!("{building}?") };
        let house = self.state.edition().house(place).unwrap();
        let stock = self.state.town.stock_mut(place).unwrap();
        *stock = Stock::empty(house.trade);
        pieces.split_whitespace().for_each(|piece| stock.add(Piece::from_word(piece).unwrap()));
        self
    }

    /// Plays a line of notation: `1 fall: move carpenter`, `* spring: tile 17 for 1`.
    pub fn act(&mut self, line: &str) {
        if let Err(why) = self.attempt(line) {
            panic!("«{line}» was refused: {why}");
        }
    }

    /// Plays several lines.
    pub fn act_all(&mut self, lines: &[&str]) {
        lines.iter().for_each(|line| self.act(line));
    }

    /// Plays a line of notation, or says why not; then nothing has changed.
    pub fn attempt(&mut self, line: &str) -> Result<(), Illegal> {
        let (who, rest) = line.split_once(' ').unwrap();
        let (scene, text) = rest.split_once(": ").unwrap();
        assert_eq!(scene, self.state.scene(), "the season of «{line}»");
        let actor = if who == "*" { Actor::Nature } else { Actor::Seat(Kit::seat(who.parse().unwrap())) };
        let action = self.state.read(text).unwrap();
        assert_eq!(self.state.write(action), text, "notation is written in one way");
        let before = self.state;
        let done = self.state.apply(actor, action, &mut self.events);
        if done.is_err() {
            assert_eq!(self.state, before, "a refused action changes nothing");
        }
        done
    }

    /// Why a line is refused, in words.
    pub fn refusal(&mut self, line: &str) -> String {
        self.attempt(line).expect_err("should be refused").to_string()
    }

    /// The legal actions of a seat in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.legal_of(Actor::Seat(Kit::seat(seat)))
    }

    /// The legal actions of Nature in notation.
    pub fn chances(&self) -> Vec<String> {
        self.legal_of(Actor::Nature)
    }

    fn legal_of(&self, actor: Actor) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(actor, &mut legal);
        legal.into_iter().map(|action| self.state.write(action)).collect()
    }

    /// The seats that are asked something, from 1; 0 is Nature.
    pub fn asked(&self) -> Vec<u8> {
        let number = |actor| match actor {
            Actor::Nature => 0,
            Actor::Seat(seat) => seat.number(),
        };
        self.state.open().map(|decision| number(decision.actor)).collect()
    }

    /// The season.
    pub fn scene(&self) -> &'static str {
        self.state.scene()
    }

    /// A player.
    pub fn player(&self, seat: u8) -> &Player {
        self.state.player(Kit::seat(seat)).unwrap()
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Kit::seat(seat)).unwrap()
    }

    /// What a player would score now.
    pub fn score(&self, seat: u8) -> crate::score::Score {
        crate::score::Score::of(self.player(seat))
    }

    /// What a seat is asked.
    pub fn ask(&self, seat: u8) -> Option<Ask> {
        self.state.asked(Kit::seat(seat))
    }

    /// Lays a tile on a farm without asking.
    pub fn lay(mut self, seat: u8, tile: u16, rotation: u8, col: i8, row: i8) -> Kit {
        let tile = self.state.edition().tile_numbered(tile).unwrap();
        self.state.bag.remove(tile);
        let edition = self.state.edition();
        let rotation = Rotation::ALL[usize::from(rotation)];
        let placed = crate::farm::PlacedTile { tile, rotation, cell: Cell::at(col, row) };
        self.player_mut(seat).farm.place(edition, placed);
        self
    }

    /// A piece of land by its name in notation: `wood`, `2,1n`.
    pub fn spot(&self, name: &str) -> Spot {
        let Ok(Action::Work(spot)) = self.state.read(&format!("work {name}")) else { panic!("{name}?") };
        spot
    }

    /// The land area around a piece of land.
    pub fn area(&self, seat: u8, name: &str) -> &LandArea {
        let farm = &self.player(seat).farm;
        farm.area(farm.area_at(self.spot(name)).unwrap()).unwrap()
    }

    /// Puts goods on the squares of an area, as many as there is room for.
    pub fn store(mut self, seat: u8, name: &str, count: u8) -> Kit {
        let spot = self.spot(name);
        let farm = &mut self.player_mut(seat).farm;
        farm.store(farm.area_at(spot).unwrap(), count);
        self
    }

    /// Plays the first legal action of whoever is next, `count` times or until the game is over.
    pub fn go_on(&mut self, count: usize) {
        let mut legal = Vec::new();
        for _ in 0..count {
            let Some(actor) = self.state.next_actor() else { return };
            self.state.legal(actor, &mut legal);
            self.state.apply_legal(actor, legal[0], &mut Ignore);
        }
    }

    pub fn seat(number: u8) -> Seat {
        Seat::from_number(number).unwrap()
    }
}

/// Leaves a player with these goods and coins in the barn, and nothing on squares.
pub fn owning(player: &mut Player, has: &str, purse: &str) {
    player.barn.goods = goods(has);
    player.barn.coins = coins(purse);
    for id in (0..player.farm.area_count()).map(AreaId) {
        while player.farm.area(id).unwrap().goods > 0 {
            player.farm.take(id);
        }
    }
}

/// Goods from words: `2 grain, 1 fish`, or nothing.
pub fn goods(text: &str) -> ByGood<u8> {
    counts(text)
}

/// Coins from words: `1 gold, 2 copper`.
pub fn coins(text: &str) -> Coins {
    counts(text)
}

/// Labourers from words: `1 blue, 1 yellow`.
pub fn labourers(text: &str) -> ByColour<u8> {
    counts(text)
}

/// Improvements from words: `1 tent, 2 safe`.
pub fn improvements(text: &str) -> crate::pieces::ByImprovement<u8> {
    counts(text)
}

fn counts<K: Key + std::fmt::Display, const N: usize>(text: &str) -> By<K, u8, N> {
    let mut counts = By::default();
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        let (count, word) = part.split_once(' ').unwrap();
        let &key = K::ALL.iter().find(|key| key.to_string() == word).unwrap_or_else(|| panic!("{word}?"));
        counts[key] = count.parse().unwrap();
    }
    counts
}
