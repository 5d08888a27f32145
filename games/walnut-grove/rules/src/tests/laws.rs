//! Laws that hold in every game, tried on random ones.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use proptest::prelude::*;
use table::{Actor, Chance, Entry, Game, Ignore, Record, Referee as _, Seat, Table, Viewer};

use crate::action::{Action, Item};
use crate::by::Key;
use crate::edition::Edition;
use crate::event::Event;
use crate::farm::PlacedTile;
use crate::flow::Stage;

use crate::pieces::{Coin, Coins, Good, Improvement};
use crate::player::Player;
use crate::referee::{Referee, barns_end_at_their_best, twin_agrees_about_land, without_exchange};
use crate::season::Ask;
use crate::setup::Setup;
use crate::state::State;
use crate::tile::{Cell, Landscape, Rotation, Side, Spot, TileId};
use crate::twin::{BarnWorth, Twin, best_barn};

/// Random decisions: a stream of random numbers for Nature, one for each seat, one for who answers first.
struct Streams {
    nature: Chance,
    seats: Vec<Chance>,
    order: Chance,
    legal: Vec<Action>,
}

impl Streams {
    fn new(seed: u64, order: u64) -> Streams {
        let seats = (1..=4).map(|who| Chance::new(seed, who)).collect();
        Streams { nature: Chance::new(seed, 0), seats, order: Chance::new(order, 9), legal: Vec::new() }
    }

    fn action(&mut self, state: &State, actor: Actor) -> Action {
        match actor {
            Actor::Nature => self.nature.deal(state, &mut self.legal).unwrap(),
            Actor::Seat(seat) => {
                state.legal(actor, &mut self.legal);
                self.seats[seat.index()].pick(&self.legal).unwrap()
            }
        }
    }

    /// As [`Streams::next`], by players who buy Warehouses, sell what they can and hold on to their coins.
    fn next_of_hoarders(&mut self, state: &State) -> Option<(Actor, Action)> {
        let (actor, any) = self.next(state)?;
        let Actor::Seat(seat) = actor else { return Some((actor, any)) };
        state.legal(actor, &mut self.legal);
        let mut pick = |liked: &dyn Fn(Action) -> bool| {
            let liked: Vec<Action> = self.legal.iter().copied().filter(|&action| liked(action)).collect();
            self.seats[seat.index()].pick(&liked)
        };
        let liked = pick(&|action| matches!(action, Action::Sell(_) | Action::Buy(Improvement::Warehouse)));
        let thrifty = |action| !matches!(action, Action::PayCoin | Action::Repay | Action::GiveUp(Item::Coin));
        Some((actor, liked.or_else(|| pick(&thrifty)).unwrap_or(any)))
    }

    /// Any open decision, and a random answer to it.
    fn next(&mut self, state: &State) -> Option<(Actor, Action)> {
        let open: Vec<Actor> = state.open().map(|decision| decision.actor).collect();
        let actor = self.order.pick(&open)?;
        Some((actor, self.action(state, actor)))
    }
}

/// Whether there is a choice of several things with these among them.
fn can_be_picked(state: &State, seat: Seat, picks: &table::Picks<Action>, picked: Vec<Action>) -> bool {
    if !picks.exactly || picked.len() == usize::from(picks.count) {
        return state.arrange(seat, &picked).is_ok();
    }
    picks.things.iter().any(|&(more, most)| {
        let so_often = picked.iter().filter(|action| **action == more).count();
        so_often < usize::from(most) && can_be_picked(state, seat, picks, [picked.clone(), vec![more]].concat())
    })
}

fn new_game(seats: u8) -> State {
    State::new(Edition::reconstructed(), seats).unwrap()
}

fn record_of(table: &Table<State>) -> String {
    let seats = vec!["random".to_owned(); usize::from(table.state().seats())];
    Record::of(table, seats, None).unwrap().to_string()
}

fn act(table: &mut Table<State>, actor: Actor, action: Action) {
    let decision = table.state().open().find(|decision| decision.actor == actor).unwrap();
    if let Err(refused) = table.act(decision.id, action, &mut Ignore) {
        panic!("{refused}\n{}", record_of(table));
    }
}

fn hash_of(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// Puts the coins that `viewer` may not know into any other order; how many there are where stays the same.
fn shuffle_hidden_coins(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let hidden: Vec<Seat> = state.seats_in_order().filter(|&seat| !viewer.knows(seat)).collect();
    let mut pool: Vec<Coin> = Vec::new();
    let mut take = |coins: &mut Coins| {
        for &coin in Coin::ALL {
            pool.extend(std::iter::repeat_n(coin, usize::from(std::mem::take(&mut coins[coin]))));
        }
    };
    let bag = state.coin_bag.total();
    take(&mut state.coin_bag);
    let mut purses = Vec::new();
    for &seat in &hidden {
        let coins = &mut state.player_mut(seat).unwrap().barn.coins;
        purses.push((seat, coins.total()));
        take(coins);
    }
    let mut draw = || {
        let all: Vec<usize> = (0..pool.len()).collect();
        pool.swap_remove(chance.pick(&all).unwrap())
    };
    for (seat, count) in purses {
        for _ in 0..count {
            let coin = draw();
            state.player_mut(seat).unwrap().barn.coins[coin] += 1;
        }
    }
    for _ in 0..bag {
        state.coin_bag[draw()] += 1;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Simultaneous seasons: in whatever order the seats answer, every turn ends in the same state.
    #[test]
    fn any_interleaving_gives_the_same_states(seed: u64, one: u64, other: u64, seats in 2u8..=4) {
        let turns = |order| {
            let mut streams = Streams::new(seed, order);
            let mut state = new_game(seats);
            let mut states = Vec::new();
            while let Some((actor, action)) = streams.next(&state) {
                let turn = state.turn();
                state.apply(actor, action, &mut Ignore).unwrap();
                if state.turn() != turn {
                    states.push(state);
                }
            }
            states
        };
        let (one, other) = (turns(one), turns(other));
        prop_assert!(one.len() > 40);
        prop_assert!(one == other);
    }

    /// Undo takes back exactly the seat's own last answer, whatever others have answered since.
    #[test]
    fn undo_takes_back_the_seats_last_answer_and_nothing_else(seed: u64, seats in 1u8..=4, wait in 0usize..400) {
        let mut streams = Streams::new(seed, seed);
        let mut table = Table::new(new_game(seats));
        for _ in 0..wait {
            let Some((actor, action)) = streams.next(table.state()) else { break };
            act(&mut table, actor, action);
        }
        let Some((actor, action)) = streams.next(table.state()) else { return Ok(()) };
        let before = *table.state();
        let log = table.log().len();
        act(&mut table, actor, action);
        let Actor::Seat(seat) = actor else {
            let all: Vec<Seat> = before.seats_in_order().collect();
            prop_assert!(all.iter().all(|&seat| !table.can_undo(seat)), "what Nature dealt is never taken back");
            return Ok(());
        };
        if table.state().turn() != before.turn() {
            prop_assert!(!table.can_undo(seat), "a turn that is over stays over");
            prop_assert!(table.undo(seat).is_err());
            return Ok(());
        }
        // Another seat answers in between, if the season is simultaneous.
        let mut alone = before;
        let others: Vec<Actor> = before.open().map(|open| open.actor).filter(|&other| other != actor).collect();
        if let Some(&other) = others.first() {
            let answer = streams.action(table.state(), other);
            alone.apply(other, answer, &mut Ignore).unwrap();
            act(&mut table, other, answer);
            if table.state().turn() != before.turn() {
                return Ok(());
            }
        }
        table.undo(seat).unwrap();
        let counts = table.state().player(seat).unwrap().answered;
        prop_assert_eq!(counts, before.player(seat).unwrap().answered + 2, "ids of decisions never come back");
        alone.count_on(seat, counts);
        prop_assert_eq!(*table.state(), alone);
        prop_assert_eq!(table.log().len(), log + 2 + others.len().min(1), "the log only grows");
        prop_assert_eq!(*table.log().last().unwrap(), Entry::Undone { seat });
        let replayed = Record::read_all(&record_of(&table)).unwrap()[0].replay(new_game(seats), None).unwrap();
        prop_assert_eq!(replayed.state(), table.state(), "a record with an undo replays");
    }

    /// A viewer's view, legal actions and events never depend on coins the viewer may not know.
    #[test]
    fn what_a_viewer_may_not_know_changes_nothing_for_it(
        seed: u64, other: u64, seats in 1u8..=4, wait in 60usize..450, who in 0u8..5,
    ) {
        let viewer = if who < seats { Viewer::Seat(Seat::new(who)) } else { Viewer::Spectator };
        let mut streams = Streams::new(seed, seed);
        let mut real = new_game(seats);
        for _ in 0..wait {
            let Some((actor, action)) = streams.next(&real) else { break };
            real.apply(actor, action, &mut Ignore).unwrap();
        }
        let mut chance = Chance::new(other, 0);
        let mut imagined = real;
        if real.stage() == Stage::Over {
            return Ok(());
        }
        shuffle_hidden_coins(&mut imagined, viewer, &mut chance);
        for _ in 0..80 {
            let views = [real, imagined].map(|state| serde_json::to_string(&state.view(viewer)).unwrap());
            prop_assert_eq!(&views[0], &views[1]);
            for seat in real.seats_in_order() {
                let legal = [real, imagined].map(|state| {
                    let mut legal = Vec::new();
                    state.legal(Actor::Seat(seat), &mut legal);
                    legal
                });
                prop_assert_eq!(&legal[0], &legal[1]);
                prop_assert_eq!(real.outlook(seat), imagined.outlook(seat));
            }
            let Some((actor, action)) = streams.next(&real) else { break };
            let in_imagination = match action {
                Action::Coin(seat, _) if !viewer.knows(seat) => {
                    chance.deal(&imagined, &mut streams.legal).unwrap()
                }
                // The viewer draws a coin that the imagined bag does not have: another world from here on.
                Action::Coin(_, coin) if imagined.coin_bag[coin] == 0 => break,
                same => same,
            };
            let mut events = [Vec::new(), Vec::new()];
            real.apply(actor, action, &mut events[0]).unwrap();
            imagined.apply(actor, in_imagination, &mut events[1]).unwrap();
            if real.stage() == Stage::Over {
                break;
            }
            let seen = events.map(|events| events.iter().map(|event| State::seen_by(event, viewer)).collect::<Vec<_>>());
            prop_assert_eq!(&seen[0], &seen[1]);
        }
    }

    /// A view leaves nothing out: from the view of everything comes the state itself, and from a seat's view a state
    /// that looks the same to that seat.
    #[test]
    fn a_state_can_be_imagined_from_a_view(seed: u64, seats in 1u8..=4, who in 0u8..5) {
        let viewer = if who < seats { Viewer::Seat(Seat::new(who)) } else { Viewer::Spectator };
        let mut streams = Streams::new(seed, seed);
        let mut chance = Chance::new(seed, 5);
        let mut state = new_game(seats);
        let mut draw = |coins: &Coins| {
            let there: Vec<Coin> = Coin::ALL.iter().copied().filter(|&coin| coins[coin] > 0).collect();
            chance.pick(&there).unwrap()
        };
        loop {
            let everything = State::rebuilt(state.edition(), &state.view(Viewer::Omniscient), &mut draw).unwrap();
            prop_assert_eq!(everything, state);
            let seen = state.view(viewer);
            let imagined = State::rebuilt(state.edition(), &seen, &mut draw).unwrap();
            prop_assert_eq!(imagined.view(viewer), seen);
            let Some((actor, action)) = streams.next(&state) else { break };
            state.apply(actor, action, &mut Ignore).unwrap();
        }
    }

    /// An action written and read again is the same; so is a whole record.
    #[test]
    fn notation_says_the_same_there_and_back(seed: u64, seats in 1u8..=4) {
        let mut streams = Streams::new(seed, seed);
        let mut table = Table::new(new_game(seats));
        let mut legal = Vec::new();
        while let Some((actor, action)) = streams.next(table.state()) {
            table.state().legal(actor, &mut legal);
            for &possible in &legal {
                prop_assert_eq!(table.state().read(&table.state().write(possible)).unwrap(), possible);
            }
            act(&mut table, actor, action);
        }
        let text = record_of(&table);
        let record = Record::read_all(&text).unwrap().remove(0);
        prop_assert_eq!(record.to_string(), text);
        let replayed = record.replay(new_game(seats), None).unwrap();
        prop_assert_eq!(replayed.state(), table.state());
    }

    /// A copy is equal, has the same hash, and goes its own way; whatever is not legal is refused and changes nothing.
    #[test]
    fn copies_are_equal_and_illegal_actions_change_nothing(seed: u64, seats in 1u8..=4, wait in 0usize..400) {
        let mut streams = Streams::new(seed, seed);
        let mut state = new_game(seats);
        let mut foreign = Vec::new();
        for _ in 0..wait {
            let Some((actor, action)) = streams.next(&state) else { break };
            foreign.push((actor, action));
            state.apply(actor, action, &mut Ignore).unwrap();
        }
        let copy = state;
        prop_assert_eq!(hash_of(&copy), hash_of(&state));
        for (actor, action) in foreign {
            let mut legal = Vec::new();
            state.legal(actor, &mut legal);
            let mut tried = state;
            let done = tried.apply(actor, action, &mut Ignore);
            prop_assert_eq!(done.is_ok(), legal.contains(&action));
            prop_assert!(done.is_ok() || tried == copy);
        }
        if let Some((actor, action)) = streams.next(&state) {
            state.apply(actor, action, &mut Ignore).unwrap();
            prop_assert!(state != copy);
        }
    }
}

/// Conservation, capacities, short legal lists, and the slow twin's land and points: after every action of 10,000
/// games of 1 to 4 random players.
#[test]
fn the_referee_has_nothing_to_object_in_ten_thousand_games() {
    use rayon::prelude::*;
    let actions: usize = (0..10_000u64)
        .into_par_iter()
        .map(|game| {
            let mut streams = Streams::new(20_000 + game, game);
            let mut table = Table::new(new_game(u8::try_from(game % 4 + 1).unwrap()));
            let mut referee = Referee::default();
            while let Some((actor, action)) = streams.next(table.state()) {
                act(&mut table, actor, action);
                if let Err(objection) = referee.check(table.state()) {
                    panic!("{objection}\n{}", record_of(&table));
                }
            }
            assert!(table.state().outcome().is_some());
            table.log().len()
        })
        .sum();
    assert!(actions > 2_000_000, "only {actions} actions were looked at");
}

/// W5.5: coins make way for a Warehouse in hardly any game of purely random players, so others play some as well.
#[test]
fn the_referee_has_nothing_to_object_to_ends_in_which_coins_make_way() {
    let exchanged = (0..2_000u64).filter(|&game| {
        let mut streams = Streams::new(40_000 + game, game);
        let mut table = Table::new(new_game(u8::try_from(game % 4 + 1).unwrap()));
        let (mut referee, mut events) = (Referee::default(), Vec::new());
        while let Some((actor, action)) = streams.next_of_hoarders(table.state()) {
            let decision = table.state().open().find(|decision| decision.actor == actor).unwrap();
            events.clear();
            table.act(decision.id, action, &mut events).unwrap();
            if let Err(objection) = referee.check(table.state()) {
                panic!("{objection}\n{}", record_of(&table));
            }
        }
        events.iter().any(|event| matches!(event, Event::GaveUp { .. }))
    });
    let exchanged = exchanged.count();
    assert!(exchanged > 50, "in only {exchanged} games did coins make way");
}

/// Ends are also made up, with all that Safes, Warehouses and coins can be: the twin tries every way to fill the barn
/// and finds none better.
#[test]
fn no_end_is_better_than_the_one_the_rules_make() {
    let mut chance = Chance::new(5, 5);
    let mut exchanged = 0;
    for _ in 0..20_000 {
        let mut game = super::kit::Kit::in_spring(1);
        let few = |chance: &mut Chance, most: u8| chance.pick(&(0..=most).collect::<Vec<u8>>()).unwrap();
        let (warehouses, safes) = (few(&mut chance, 3), few(&mut chance, 2));
        let me = game.player_mut(1);
        me.improvements[Improvement::Warehouse] = warehouses;
        me.improvements[Improvement::Safe] = safes;
        me.barns = few(&mut chance, 2);
        me.barn = crate::player::Barn::default();
        let spaces = me.barn_spaces(super::kit::edition());
        while me.barn.used() < spaces && few(&mut chance, 9) > 0 {
            match few(&mut chance, 4) {
                0 => me.barn.goods[Good::Grain] += 1,
                1 | 2 => me.barn.coins[Coin::Copper] += 1,
                3 => me.barn.coins[Coin::Silver] += 1,
                _ => me.barn.coins[Coin::Gold] += 1,
            }
        }
        for area in ["dairy", "stone", "fish", "wood"] {
            let count = few(&mut chance, 1);
            game = game.store(1, area, count);
        }
        let before = *game.player(1);
        game.state.year = 8;
        let game = game.enter(Stage::Winter);
        let (best, score) = (best_barn(super::kit::edition(), &before), game.score(1));
        let points = score.coins + score.improvements[Improvement::Safe] + score.improvements[Improvement::Warehouse];
        assert_eq!(BarnWorth { points, coins: game.player(1).coins().into() }, best, "{before:?}");
        assert_eq!(game.player(1).all_goods(), before.all_goods());
        exchanged += usize::from(game.player(1).coins() < before.coins());
    }
    assert!(exchanged > 2_000, "only {exchanged} ends had an exchange");
}

/// The farm agrees with the twin on boards and tiles that no edition has: fences within one landscape, open row ends,
/// tiles of one kind. A farm has room for twelve tiles.
#[test]
fn the_twin_agrees_on_lands_that_no_edition_has() {
    let mut chance = Chance::new(7, 7);
    let goods: Vec<Good> = Good::all().collect();
    for _ in 0..400 {
        let mut edition = Edition::reconstructed().clone();
        // Few kinds make large areas.
        let kinds = &goods[..chance.pick(&[1, 2, 3, 5]).unwrap()];
        for kind in &mut edition.tiles {
            let mut tile = kind.turned[Rotation::R0];
            for side in Side::all() {
                let good = chance.pick(kinds).unwrap();
                tile.sides[side] = Landscape { good, squares: chance.pick(&[0, 1, 2]).unwrap() };
                tile.fences[side] = chance.pick(&[true, true, false]).unwrap();
            }
            for &rotation in Rotation::ALL {
                kind.turned[rotation] = tile;
                tile = tile.turned();
            }
        }
        for fence in edition.boards.iter_mut().flat_map(|board| &mut board.fences) {
            *fence = chance.pick(&[true, false]).unwrap();
        }
        let mut player = Player::new(&edition, chance.pick(&[0, 1]).unwrap()).unwrap();
        for number in 0..12 {
            let cells: Vec<Cell> = player.farm.free_cells().collect();
            assert!(cells.iter().all(|&cell| player.farm.tile_at(cell).is_none()));
            let (cell, rotation) = (chance.pick(&cells).unwrap(), chance.pick(Rotation::ALL).unwrap());
            player.farm.place(&edition, PlacedTile { tile: TileId(number), rotation, cell });
            let twin = Twin::of(&edition, player.farm.board(), player.farm.placed());
            twin_agrees_about_land(&twin, Seat::new(0), &player.farm).unwrap();
        }
        assert_eq!(player.farm.placed().len(), 12);
    }
}

/// The referee is no yes-man: it notices when something is wrong.
#[test]
fn the_referee_objects_to_what_must_not_be() {
    let sound = super::kit::Kit::in_spring(2).state;
    assert_eq!(Referee::default().check(&sound), Ok(()));
    let objection = |spoil: &dyn Fn(&mut State)| {
        let mut state = sound;
        spoil(&mut state);
        Referee::default().check(&state).expect_err("should object").0
    };
    let coin = |state: &mut State| state.players[0].barn.coins[Coin::Gold] += 1;
    assert!(objection(&coin).contains("coins"));
    let tile = |state: &mut State| state.bag.remove(state.bag.into_iter().next().unwrap());
    assert!(objection(&tile).contains("each tile should be in one place"));
    let barn = |state: &mut State| state.players[1].barn.goods[Good::Fish] += 3;
    assert!(objection(&barn).contains("the barn of seat 2 is over its spaces by 1"));
    let hut = |state: &mut State| state.players[0].huts += 1;
    assert!(objection(&hut).contains("buildings"));
    let help = |state: &mut State| state.players[0].help.repayable = 2;
    assert!(objection(&help).contains("2 repayable"));
    let nobody = |state: &mut State| state.players.iter_mut().for_each(|player| player.asks = crate::by::List::new());
    assert!(objection(&nobody).contains("0 decisions are open"));
}

/// W5.5: a coin kept in spite of a Warehouse, or given up for nothing, is noticed when the game ends.
#[test]
fn the_referee_objects_to_a_barn_that_could_end_better() {
    // Disc A1 in the last winter: two fish and a wood are due. What is left repays a tile, or stays for the Warehouse.
    let mut game = super::kit::Kit::in_spring(1).each(|me| {
        me.help.take();
        me.barn.goods = super::kit::goods("2 fish");
        me.improvements[Improvement::Warehouse] = 1;
    });
    for area in ["dairy", "stone", "fish", "grain", "wood"] {
        game = game.store(1, area, 1);
    }
    game.state.year = 8;
    game.state.supply.improvements[Improvement::Warehouse] -= 1;
    let mut game = game.enter(Stage::Fall(0));
    game.act_all(&["1 winter: done", "1 winter: pay fish", "1 winter: pay fish", "1 winter: pay wood from wood"]);
    let before = game.state;
    let mut referee = Referee::default();
    assert_eq!(referee.check(&before), Ok(()));
    game.act("1 winter: done");
    let end = game.state;
    assert_eq!(referee.check(&end), Ok(()));
    assert_eq!((end.players[0].coins(), end.players[0].barn.goods.total()), (0, 4), "both coppers made way");

    let untouched = without_exchange(&before, &end).unwrap();
    assert_eq!((untouched.players[0].coins(), untouched.players[0].barn.goods.total()), (2, 2));
    let objection = |spoil: &dyn Fn(&mut Player)| {
        let mut spoilt = end;
        spoil(&mut spoilt.players[0]);
        barns_end_at_their_best(&untouched, &spoilt).expect_err("should object").0
    };
    assert!(barns_end_at_their_best(&untouched, &untouched).is_err(), "two coins could make way");
    assert!(objection(&|me| me.barn.goods[Good::Fish] = 0).contains("the twin finds"));
    assert!(objection(&|me| me.barn.coins[Coin::Silver] += 1).contains("the twin finds"));
    let lost = |me: &mut Player| me.farm.take(me.farm.area_at(Spot::Board(Good::Stone)).unwrap());
    assert!(objection(&lost).contains("loses goods"));
}

proptest! {
    // Payments that are forced in part are rare.
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// What the outlook promises is what happens.
    #[test]
    fn an_outlook_comes_true(seed: u64, seats in 1u8..=4, wait in 20usize..450) {
        let mut streams = Streams::new(seed, seed);
        let mut state = new_game(seats);
        for _ in 0..wait {
            let Some((actor, action)) = streams.next(&state) else { break };
            state.apply(actor, action, &mut Ignore).unwrap();
        }
        for seat in state.seats_in_order() {
            let outlook = state.outlook(seat);
            let legal: Vec<Action> = outlook.legal.iter().map(|choice| choice.action).collect();
            for laid in &outlook.placements {
                let way = legal.iter().find_map(|&action| match action {
                    Action::Place(tile, rotation, cell) if (rotation, cell) == (laid.rotation, laid.cell) => Some(tile),
                    _ => None,
                });
                let mut farm = state.player(seat).unwrap().farm;
                farm.place(state.edition(), PlacedTile { tile: way.unwrap(), rotation: laid.rotation, cell: laid.cell });
                prop_assert_eq!(farm.fenced_areas(), laid.fenced.1);
                for side in Side::ALL {
                    let area = farm.area(farm.area_at(Spot::Triangle(laid.cell, *side)).unwrap()).unwrap();
                    prop_assert!(laid.areas.iter().any(|grown| grown.good == area.good && grown.size == area.size()));
                }
            }
            for way in &outlook.ways {
                prop_assert_eq!(way.refused.is_none(), legal.contains(&Action::Move(way.place)));
            }
            for harvest in &outlook.harvest {
                prop_assert_eq!(harvest.kept + harvest.to_barn + harvest.lost, harvest.made);
            }
            if let Some(picks) = &outlook.picks {
                for &(thing, most) in &picks.things {
                    let picked = vec![thing; usize::from(most)];
                    prop_assert!(can_be_picked(&state, seat, picks, picked), "{thing:?} cannot be picked {most} times");
                }
                // Any choice of this many things, in any order, leads somewhere; and what a player does one by one is such a choice.
                let mut done = Vec::new();
                let mut then = state;
                let asked = std::mem::discriminant(&state.asked(seat).unwrap());
                while then.turn() == state.turn() && then.asked(seat).is_some_and(|now| std::mem::discriminant(&now) == asked) {
                    let action = streams.action(&then, Actor::Seat(seat));
                    then.apply(Actor::Seat(seat), action, &mut Ignore).unwrap();
                    done.push(action);
                }
                if !done.contains(&Action::Repay) || matches!(state.asked(seat), Some(Ask::Repay { .. })) {
                    let picked: Vec<Action> = done.iter().rev().copied().filter(|action| *action != Action::Done).collect();
                    prop_assert!(picked.iter().all(|action| picks.things.iter().any(|(thing, _)| thing == action)));
                    if !picks.exactly || picked.len() == usize::from(picks.count) {
                        let mut arranged = state;
                        for action in state.arrange(seat, &picked).unwrap() {
                            arranged.apply(Actor::Seat(seat), action, &mut Ignore).unwrap();
                        }
                        // In another order more of them may be forced, and so not be answers.
                        arranged.count_on(seat, then.player(seat).unwrap().answered);
                        prop_assert_eq!(arranged, then);
                    }
                }
            }
            let mut then = state;
            for &action in &outlook.pay_all {
                then.apply(Actor::Seat(seat), action, &mut Ignore).unwrap();
            }
            let still_due = matches!(then.asked(seat), Some(Ask::Pay { .. })) && then.turn() == state.turn();
            prop_assert!(outlook.pay_all.is_empty() || !still_due);
        }
    }
}

/// The laws of the contract, which are the same for every game.
#[test]
fn the_game_keeps_the_laws_of_the_contract() {
    for seed in 0..24 {
        for seats in 1..=4 {
            let first = Some(Seat::new(0)).filter(|_| seed % 4 == 0);
            let setup = Setup::new(Edition::reconstructed()).with_first(first);
            if let Err(broken) = table::laws::check::<State, Referee>(&setup, seats, seed) {
                panic!("{seats} seats, seed {seed}: {broken}");
            }
        }
    }
}
