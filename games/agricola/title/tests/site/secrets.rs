//! Nobody learns what others hold in hand, nor what is recommended to them.
//!
//! In two games all cards and marks of seats that somebody does not look at are different. See `playtest::leak`.

use agricola::pieces::Space;
use agricola::{Action, Setup, State};
use playtest::leak::{self, SEATS};
use table::{Actor, Chance, Game, Ignore, Seat, Setup as _, Table, Viewer};

use crate::kit::{TITLES, on_every_database};

const OPTIONS: &str = "cards deal; marks hint";

/// Spaces on which a hand card must be played, or may be the only thing to do.
const SHOWING: [Space; 3] = [Space::Lessons, Space::SecondLessons, Space::MajorImprovement];

/// Two games that look alike to a viewer, and their lines.
struct Twins {
    tables: [Table<State>; 2],
    lines: [Vec<String>; 2],
}

impl Twins {
    /// Plays until this round: hidden cards differ, and everybody answers what can be answered in both games.
    fn play(viewer: Viewer, rounds: u8) -> Twins {
        let setup = Setup::usual().with_options(OPTIONS).unwrap();
        let start = State::new(&setup, SEATS).unwrap();
        let mut twins = Twins { tables: [Table::new(start), Table::new(start)], lines: [Vec::new(), Vec::new()] };
        let mut chance = Chance::new(41, 0);
        while twins.tables[0].state().round() <= rounds {
            let actor = twins.tables[0].state().next_actor().unwrap();
            let [ones, others] = [0, 1].map(|place: usize| legal(twins.tables[place].state(), actor));
            // Whoever must play a card shows one that the other game may not have.
            let shows = |action: &Action| matches!(action, Action::Place(space) if SHOWING.contains(space));
            let both: Vec<Action> =
                ones.iter().copied().filter(|action| others.contains(action) && !shows(action)).collect();
            let one = chance.pick(&both).unwrap();
            let hidden = twins.tables[0].state().hides(actor, one, viewer);
            let different: Vec<Action> = others.into_iter().filter(|&other| hidden && other != one).collect();
            twins.act(actor, [one, chance.pick(&different).unwrap_or(one)]);
        }
        twins
    }

    fn act(&mut self, actor: Actor, actions: [Action; 2]) {
        for ((table, lines), action) in self.tables.iter_mut().zip(&mut self.lines).zip(actions) {
            lines.push(format!("{actor} {}: {}", table.state().scene(), table.state().write(action)));
            let asked = table.state().open().find(|decision| decision.actor == actor).unwrap().id;
            table.act(asked, action, &mut Ignore).unwrap();
        }
    }
}

fn legal(state: &State, actor: Actor) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(actor, &mut legal);
    legal
}

#[test]
fn neither_players_nor_watchers_learn_what_others_hold() {
    on_every_database(async |database| {
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let twins = Twins::play(viewer, 2);
            let [one, other] = &twins.tables;
            assert_eq!(one.state().view(viewer), other.state().view(viewer));
            for seat in Seat::all(SEATS).filter(|&seat| !viewer.knows(seat)) {
                let hand = |table: &Table<State>| table.state().player(seat).unwrap().hand();
                assert_ne!(hand(one), hand(other), "seat {seat} holds other cards");
            }
            let lines = [twins.lines[0].as_slice(), twins.lines[1].as_slice()];
            let hidden = &["deal ? to", "mark ? for"];
            let compared = leak::Twins { title: TITLES[0], with: OPTIONS, lines, hidden, illegal: "fencing" };
            leak::compare(database, viewer, compared).await;
        }
    });
}
