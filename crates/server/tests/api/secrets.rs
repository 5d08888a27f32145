//! Nobody learns what they may not know.
//!
//! Two games of the toy differ only in what is hidden: the hands of others, and in the round that is being played their cards
//! and bets, too, even those that they took back. See `playtest::leak`.

use playtest::counting::{Action, Counting, Options, TITLES};
use playtest::leak::{self, PRIVATE, SEATS, told};
use table::{Actor, Chance, Decision, Game, Ignore, Seat, Setup, Table, Viewer};

use crate::kit::on_every_database;

/// The rounds that are over: what was played in them everybody has seen.
const SHOWN: u8 = 2;

/// What the two games have in common, and where they differ.
struct Twins {
    viewer: Viewer,
    tables: [Table<Counting>; 2],
    lines: [Vec<String>; 2],
    chance: Chance,
}

impl Twins {
    /// Two games in the middle of their last round. Everything that this viewer may not know differs, where possible.
    fn play(viewer: Viewer) -> Twins {
        let start = Counting::begin(&Options::usual(), SEATS, Counting::RULES).unwrap();
        let tables = [Table::new(start.clone()), Table::new(start)];
        let mut twins = Twins { viewer, tables, lines: [Vec::new(), Vec::new()], chance: Chance::new(41, 0) };
        while twins.game(0).round() <= SHOWN {
            let Decision { actor, .. } = twins.game(0).open().next().unwrap();
            match actor {
                Actor::Nature => twins.deal(),
                Actor::Seat(seat) if twins.game(0).round() == 0 => twins.side(seat),
                Actor::Seat(seat) => twins.shown_play(seat),
            }
        }
        while twins.game(0).open().any(|open| open.actor == Actor::Nature) {
            twins.deal();
        }
        twins.secret_round();
        twins
    }

    fn game(&self, which: usize) -> &Counting {
        self.tables[which].state()
    }

    fn hidden(&self) -> Vec<Seat> {
        Seat::all(SEATS).filter(|&seat| !self.viewer.knows(seat)).collect()
    }

    fn hand(&self, which: usize, seat: Seat) -> Vec<u8> {
        self.game(which).hand(seat, Viewer::Omniscient).unwrap().to_vec()
    }

    /// The card that a seat can play in both games.
    fn common_card(&self, seat: Seat) -> Option<u8> {
        let others = self.hand(1, seat);
        self.hand(0, seat).into_iter().find(|card| others.contains(card))
    }

    /// Deals different cards to seats that are hidden, as long as they can play the same card in the next round.
    fn deal(&mut self) {
        let ones = self.legal(0, Actor::Nature);
        let one = self.chance.pick(&ones).unwrap();
        let other = match one {
            Action::Card(seat, card) if !self.viewer.knows(seat) => Action::Card(seat, self.other_card(seat, card)),
            _ => one,
        };
        self.act(Actor::Nature, [one, other]);
    }

    fn other_card(&mut self, seat: Seat, card: u8) -> u8 {
        let (mut one, others) = (self.hand(0, seat), self.hand(1, seat));
        one.push(card);
        let completes = !others.is_empty() && self.game(0).round() <= SHOWN;
        let fits = |other: &u8| {
            let mut hand = others.clone();
            hand.push(*other);
            let (mut a, mut b) = (one.clone(), hand.clone());
            a.sort_unstable();
            b.sort_unstable();
            a != b && (!completes || hand.iter().any(|card| one.contains(card)))
        };
        let fitting: Vec<u8> = (1..=6).filter(fits).collect();
        let different: Vec<u8> = fitting.iter().copied().filter(|other| *other != card).collect();
        self.chance.pick(&different).or_else(|| self.chance.pick(&fitting)).unwrap()
    }

    fn side(&mut self, seat: Seat) {
        let legal = self.legal(0, Actor::Seat(seat));
        let side = self.chance.pick(&legal).unwrap();
        self.act(Actor::Seat(seat), [side; 2]);
    }

    /// What a seat plays in a round that will be shown: the same in both games, after something else that is taken back.
    fn shown_play(&mut self, seat: Seat) {
        if !self.viewer.knows(seat) {
            self.different_play(seat);
            self.undo(seat);
        }
        let card = Action::Play(self.common_card(seat).unwrap());
        self.act(Actor::Seat(seat), [card; 2]);
        let bets = self.legal(0, Actor::Seat(seat));
        let bet = self.chance.pick(&bets).unwrap();
        self.act(Actor::Seat(seat), [bet; 2]);
    }

    /// A card that differs between the games.
    fn different_play(&mut self, seat: Seat) {
        let (ones, others) = (self.hand(0, seat), self.hand(1, seat));
        let pairs = ones.iter().flat_map(|one| others.iter().map(move |other| [*one, *other]));
        let [one, other] = pairs.into_iter().find(|[one, other]| one != other).unwrap();
        self.act(Actor::Seat(seat), [Action::Play(one), Action::Play(other)]);
    }

    /// All have played; of the seats that are hidden only the last has not bet, the viewer has not, either.
    fn secret_round(&mut self) {
        let hidden = self.hidden();
        for seat in Seat::all(SEATS) {
            if self.viewer.knows(seat) {
                let card = Action::Play(self.hand(0, seat)[0]);
                self.act(Actor::Seat(seat), [card; 2]);
                continue;
            }
            self.different_play(seat);
            self.undo(seat);
            self.different_play(seat);
            if Some(&seat) != hidden.last() {
                self.act(Actor::Seat(seat), [Action::Bet(0), Action::Bet(2)]);
                self.undo(seat);
                self.act(Actor::Seat(seat), [Action::Bet(1), Action::Bet(0)]);
            }
        }
    }

    fn legal(&self, which: usize, actor: Actor) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game(which).legal(actor, &mut legal);
        legal
    }

    fn act(&mut self, actor: Actor, actions: [Action; 2]) {
        for ((table, lines), action) in self.tables.iter_mut().zip(&mut self.lines).zip(actions) {
            lines.push(format!("{actor} {}: {}", table.state().scene(), table.state().write(action)));
            let Decision { id, .. } = table.state().open().find(|decision| decision.actor == actor).unwrap();
            table.act(id, action, &mut Ignore).unwrap();
        }
    }

    fn undo(&mut self, seat: Seat) {
        for (table, lines) in self.tables.iter_mut().zip(&mut self.lines) {
            table.undo(seat).unwrap();
            lines.push(format!("{seat} undo"));
        }
    }

    /// Whether all that could be hidden is, and looks alike: hands, cards and bets of every other seat differ.
    fn check(&self) {
        let (one, other) = (self.game(0), self.game(1));
        assert_eq!(one.view(self.viewer), other.view(self.viewer));
        assert_ne!(one.view(Viewer::Omniscient), other.view(Viewer::Omniscient));
        let hidden = self.hidden();
        for &seat in &hidden {
            let dealt = format!("for {seat}");
            let mut words = vec![("*", dealt.as_str()), (self.number(seat), "play")];
            words.extend((Some(&seat) != hidden.last()).then_some((self.number(seat), "bet")));
            for (actor, word) in words {
                let differs =
                    |(one, other): (&String, &String)| one != other && one.starts_with(actor) && one.contains(word);
                assert!(self.lines[0].iter().zip(&self.lines[1]).any(differs), "{word} of {seat}: {:?}", self.lines);
            }
        }
    }

    fn number(&self, seat: Seat) -> &'static str {
        ["1", "2", "3"][seat.index()]
    }

    fn compared(&self) -> leak::Twins<'_> {
        leak::Twins {
            with: "",
            title: TITLES[0],
            lines: [&self.lines[0], &self.lines[1]],
            hidden: &["card ? for", "play ?", "bet ?"],
            illegal: "play 9",
        }
    }
}

#[test]
fn a_player_learns_nothing_of_what_is_hidden() {
    on_every_database(async |database| {
        for seat in Seat::all(SEATS) {
            let twins = Twins::play(Viewer::Seat(seat));
            twins.check();
            leak::compare(database, twins.viewer, twins.compared()).await;
        }
    });
}

#[test]
fn neither_watchers_nor_strangers_learn_anything_of_what_is_hidden() {
    on_every_database(async |database| {
        let twins = Twins::play(Viewer::Spectator);
        twins.check();
        leak::compare(database, twins.viewer, twins.compared()).await;
    });
}

#[test]
fn the_sites_differ_for_who_may_know() {
    on_every_database(async |database| {
        // Ben's hand and cards differ between the games, and Ben may see them: so a leak would be noticed.
        let twins = Twins::play(Viewer::Seat(Seat::new(0)));
        let mut seen = Vec::new();
        for lines in &twins.lines {
            let database = database.another().await;
            leak::write(&database, TITLES[0], "", lines).await;
            let mut site = database.site().await;
            let ben = site.person("ben");
            let mut told_ben = Vec::new();
            for question in ["api/tables/ID/stream?", "api/tables/ID/view", "tables/ID", "games/ID"] {
                told_ben.push(told(&ben, &format!("/{}", question.replace("ID", PRIVATE))).await.1);
            }
            seen.push(told_ben);
            site.close().await;
            database.drop().await;
        }
        assert!(seen[0].iter().zip(&seen[1]).all(|(one, other)| one != other), "{seen:?}");
    });
}
