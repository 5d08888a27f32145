//! Nobody learns what others' coins are worth.
//!
//! In two games all coins of seats that somebody does not look at are dealt differently. See `playtest::leak`.

use playtest::leak::{self, SEATS};
use table::{Actor, Chance, Game, Ignore, Seat, Table, Viewer};
use walnut_grove::{Action, Edition, State};

use crate::kit::{TITLES, on_every_database};

/// What the two games have in common, and where they differ.
struct Twins {
    one: Table<State>,
    other: Table<State>,
    lines: [Vec<String>; 2],
    chance: Chance,
}

impl Twins {
    /// Two games in which all coins of seats that this viewer does not look at are dealt differently, if they can be.
    fn play(viewer: Viewer, years: u8) -> Twins {
        let start = State::new(Edition::reconstructed(), SEATS).unwrap();
        let lines = [Vec::new(), Vec::new()];
        let mut twins = Twins { one: Table::new(start), other: Table::new(start), lines, chance: Chance::new(41, 0) };
        loop {
            let open: Vec<Actor> = twins.one.state().open().map(|decision| decision.actor).collect();
            let asked = !open.contains(&Actor::Nature);
            if asked && twins.one.state().year() > years && twins.differ(viewer) {
                return twins;
            }
            if asked {
                let actor = open[twins.chance.below(open.len())];
                let action = twins.choose(actor);
                twins.act(actor, action, action);
            } else {
                twins.deal(viewer);
            }
        }
    }

    /// Whether the tables are different now for who knows everything, and every other seat was dealt different coins.
    fn differ(&self, viewer: Viewer) -> bool {
        let everything = |table: &Table<State>| serde_json::to_value(table.state().view(Viewer::Omniscient)).unwrap();
        let different = |seat: Seat| {
            let coin = format!("for {seat}");
            self.lines[0].iter().zip(&self.lines[1]).any(|(one, other)| one != other && one.ends_with(&coin))
        };
        let mut others = Seat::all(SEATS).filter(|&seat| !viewer.knows(seat));
        others.all(different) && everything(&self.one) != everything(&self.other)
    }

    fn deal(&mut self, viewer: Viewer) {
        let (ones, others) = (legal(self.one.state(), Actor::Nature), legal(self.other.state(), Actor::Nature));
        let both: Vec<Action> = ones.iter().copied().filter(|action| others.contains(action)).collect();
        let one = self.chance.pick(&both).unwrap();
        let hidden = self.one.state().hides(Actor::Nature, one, viewer);
        let different: Vec<Action> = others.into_iter().filter(|&other| hidden && other != one).collect();
        let other = self.chance.pick(&different).unwrap_or(one);
        self.act(Actor::Nature, one, other);
    }

    /// Anything, but whoever can sell does, and nobody parts with a coin who need not: so that there are some.
    fn choose(&mut self, actor: Actor) -> Action {
        let (ones, others) = (legal(self.one.state(), actor), legal(self.other.state(), actor));
        assert_eq!(ones, others, "what somebody may do does not depend on what coins are worth");
        let written = |action: &Action| self.one.state().write(*action);
        let sells = |action: &Action| written(action).starts_with("sell") || written(action).starts_with("move store");
        let sells = ones.iter().copied().find(sells);
        let thrifty: Vec<Action> = ones.iter().copied().filter(|action| !written(action).contains("coin")).collect();
        sells.or_else(|| self.chance.pick(&thrifty)).or_else(|| self.chance.pick(&ones)).unwrap()
    }

    fn act(&mut self, actor: Actor, one: Action, other: Action) {
        for (place, (table, action)) in [(&mut self.one, one), (&mut self.other, other)].into_iter().enumerate() {
            let line = format!("{actor} {}: {}", table.state().scene(), table.state().write(action));
            let asked = table.state().open().find(|decision| decision.actor == actor).unwrap().id;
            table.act(asked, action, &mut Ignore).unwrap();
            self.lines[place].push(line);
        }
    }
}

fn legal(state: &State, actor: Actor) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(actor, &mut legal);
    legal
}

async fn compare(database: &playtest::site::Database, viewer: Viewer) {
    let twins = Twins::play(viewer, 3);
    assert!(twins.differ(viewer));
    let lines = [twins.lines[0].as_slice(), twins.lines[1].as_slice()];
    let compared = leak::Twins { title: TITLES[0], with: "", lines, hidden: &["coin ? for"], illegal: "start lodge" };
    leak::compare(database, viewer, compared).await;
}

#[test]
fn neither_players_nor_watchers_learn_what_the_coins_of_others_are_worth() {
    on_every_database(async |database| {
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            compare(database, viewer).await;
        }
    });
}
