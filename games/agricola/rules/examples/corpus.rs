//! Writes the corpus of recorded games anew: `cargo run --release -p agricola --example corpus`.
//!
//! The corpus is there to notice when a game of old ends differently, so it is only written anew on purpose: when the rules are
//! meant to change, together with a new number of the rules. Afterwards `INSTA_UPDATE=always cargo test -p agricola --test json`
//! renews the pictures of its views.
#![allow(clippy::print_stdout, reason = "it says what it wrote")]

use std::error::Error;
use std::fs;
use std::path::Path;

use agricola::pieces::{Crop, Good};
use agricola::player::Player;
use agricola::{Action, Edition, Score, Setup, State};
use table::{Actor, Chance, Game, Ignore, Record, Seat, Setup as _, Table};

/// A number of players, and how many games.
type Games = (u8, u64);

/// Files, each with its options.
const KINDS: [(&str, &str, &[Games]); 11] = [
    ("plain", "", &[(1, 5), (2, 5), (3, 4), (4, 4)]),
    ("cards", "cards deal", &[(1, 4), (2, 4), (3, 3), (4, 3)]),
    ("side-job", "side-job on", &[(1, 2)]),
    ("no-side-job", "side-job off", &[(2, 2), (3, 1), (4, 1)]),
    ("tile", "tile", &[(1, 2), (2, 2), (3, 2), (4, 2)]),
    ("copse", "copse", &[(1, 2), (2, 2)]),
    ("everything", "cards deal; tile; side-job on", &[(2, 2), (3, 2), (4, 2)]),
    ("first", "first 2", &[(2, 1), (3, 1)]),
    ("chosen-hand", "cards deal; hand corn_scoop,basket,grocer,bottles,shifting_cultivation,carpenter", &[(1, 2)]),
    ("limit", "marks limit", &[(1, 1), (2, 1)]),
    ("hint", "cards deal; marks hint 1,3", &[(3, 1)]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    fs::create_dir_all(&folder)?;
    for old in fs::read_dir(&folder)? {
        fs::remove_file(old?.path())?;
    }
    fs::write(folder.join("edition.toml"), Edition::TEXT)?;
    for (name, options, counts) in KINDS {
        let mut records = Vec::new();
        for &(seats, games) in counts {
            for seed in 0..games {
                records.push(played(options, seats, seed)?.to_string());
            }
        }
        fs::write(folder.join(format!("{name}.hgr")), records.join("\n"))?;
        println!("{name}.hgr: {} games", records.len());
    }
    Ok(())
}

/// A game in which everybody takes back an answer now and then.
fn played(options: &str, seats: u8, seed: u64) -> Result<Record, Box<dyn Error>> {
    let mut table = Table::new(State::new(&Setup::usual().with_options(options)?, seats)?);
    let mut chance = Chance::new(seed, u64::from(seats));
    let mut legal = Vec::new();
    loop {
        let Some(asked) = table.state().open().next() else { break };
        let answer = match asked.actor {
            Actor::Nature => chance.deal(table.state(), &mut legal),
            Actor::Seat(seat) => {
                table.state().legal(asked.actor, &mut legal);
                answer(&mut chance, table.state(), seat, &legal)
            }
        };
        table.act(asked.id, answer.ok_or("nothing to answer")?, &mut Ignore)?;
        if let Actor::Seat(seat) = asked.actor
            && chance.below(40) == 0
            && table.can_undo(seat)
        {
            table.undo(seat)?;
        }
    }
    let names = Seat::all(seats).map(|seat| if likes_to_build(seat) { "builder" } else { "random" }.to_owned());
    Ok(Record::of(&table, names.collect(), None)?)
}

fn likes_to_build(seat: Seat) -> bool {
    seat.number() % 2 == 1
}

/// How often a builder imagines the rest of its turn.
const TRIES: usize = 12;

/// Any answer, or for a builder mostly the one after which its farm can be worth most at the end of the turn.
fn answer(chance: &mut Chance, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if !likes_to_build(seat) || chance.below(8) == 0 {
        return chance.pick(legal);
    }
    let mut best = None;
    for &action in legal {
        for _ in 0..TRIES {
            let worth = worth_after(chance, *state, seat, action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// What the farm is worth after this answer and random ones for the rest of the turn.
fn worth_after(chance: &mut Chance, mut state: State, seat: Seat, action: Action) -> i32 {
    let (turn, mut legal) = (state.turn(), Vec::new());
    let mut next = Some(action);
    while let Some(action) = next {
        state.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        state.legal(Actor::Seat(seat), &mut legal);
        next = if state.turn() == turn { chance.pick(&legal) } else { None };
    }
    state.player(seat).map_or(0, |player| worth(player, &state))
}

/// Points, what can still become points, and food for the next harvest.
fn worth(player: &Player, state: &State) -> i32 {
    let goods = |good: Good| i32::from(player.goods[good]);
    let resources: i32 = Good::RESOURCES.iter().map(|&good| goods(good).min(6)).sum();
    let crops = goods(Good::Grain).min(3) + goods(Good::Vegetable).min(3) + i32::from(player.farm.sown(Crop::Grain));
    let due = i32::from(player.food_due(state.edition(), state.is_solo()));
    let food = goods(Good::Food).min(due);
    12 * Score::of(player, state.edition()).total + 5 * resources + 6 * crops + 20 * food + goods(Good::Food)
}
