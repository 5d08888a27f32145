//! Counting: a game small enough to see through, with everything that a game of the house can have.
//!
//! Everybody holds two cards that nobody else sees. In turn each seat chooses a side, even or odd. Then, for three rounds or more,
//! all play a card face down at the same time and bet how sure they are; when all are ready the cards are shown, and
//! everybody draws again. A card counts its number, and one more for each bet if it is on the chosen side, one less if
//! not. The highest sum wins; alone, twelve win.
//!
//! With the option `cards 2` everybody holds four cards and plays two at once. `together` is for two or three players.

use serde::Serialize;
use table::{
    Actor, BeginError, Chance, Chapter, Choice, Decision, DecisionId, Game, NotationError, Outcome, Picks, Referee,
    RefereeError, Seat, Setup, Sink, Turn, Viewer, When,
};

/// The rounds of a game, unless more are chosen.
const ROUNDS: u8 = 3;
/// The rounds that can be chosen.
const LENGTHS: [&str; 3] = ["3", "8", "40"];
/// The highest card.
pub const HIGHEST: u8 = 6;
/// How many cards can be played at once.
const AT_ONCE: [&str; 2] = ["1", "2"];
/// The highest bet.
const MOST: u8 = 2;
/// The points that win alone.
pub const GOAL: i32 = 12;

/// What is chosen before a game: who begins, if that is not drawn, how long it is, how many cards are played at once, and
/// whether nobody plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    first: Option<Seat>,
    rounds: u8,
    cards: u8,
    together: bool,
}

/// A side to count for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Even numbers.
    Even,
    /// Odd numbers.
    Odd,
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Side::Even => "even",
            Side::Odd => "odd",
        }
    }
}

/// A game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Counting {
    options: Options,
    rules: u32,
    first: Option<Seat>,
    round: u8,
    turn: u32,
    players: Vec<Player>,
    dealt: u32,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    hand: Vec<u8>,
    side: Option<Side>,
    /// The cards that lie face down, in ascending order.
    played: Vec<u8>,
    bet: Option<u8>,
    /// The cards that were shown, each with its bet: everybody may remember them.
    shown: Vec<(u8, u8)>,
    sum: i32,
    answered: u32,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Nature: this seat begins.
    First(Seat),
    /// Nature: a card for a seat.
    Card(Seat, u8),
    /// A seat chooses its side.
    Side(Side),
    /// A seat plays a card face down.
    Play(u8),
    /// A seat bets.
    Bet(u8),
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat begins.
    Begins(Seat),
    /// A round begins.
    Round(u8),
    /// A seat drew a card; hidden from others.
    Drew(Seat, Option<u8>),
    /// A seat chose its side.
    Chose(Seat, Side),
    /// A seat played a card; hidden from others.
    Played(Seat, Option<u8>),
    /// A seat is ready.
    Ready(Seat),
    /// The cards are shown: seat, card, bet and what it counts.
    Shown(Seat, u8, u8, i32),
    /// The game is over, after this round.
    Over(u8),
}

/// Why an answer is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing of the kind is asked.
    #[error("this is not asked now")]
    NotAsked,
    /// The card is not in the hand.
    #[error("you do not have the card {0}")]
    NotInHand(u8),
    /// The bet is too high.
    #[error("the highest bet is 2")]
    TooHigh,
    /// Too few cards, or too many.
    #[error("play exactly {0}")]
    NotThatMany(u8),
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    game: &'static str,
    rules: u32,
    edition: String,
    viewer: Viewer,
    seats: u8,
    round: u8,
    scene: &'static str,
    first: Option<Seat>,
    players: Vec<PlayerView>,
    decisions: Vec<Decision>,
    outcome: Option<Outcome>,
}

/// Somebody who plays, as a viewer may see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct PlayerView {
    seat: Seat,
    side: Option<Side>,
    sum: i32,
    shown: Vec<(u8, u8)>,
    cards: usize,
    hand: Option<Vec<u8>>,
    has_played: bool,
    played: Option<Vec<u8>>,
    bet: Option<u8>,
}

impl Setup for Options {
    const EDITION: &'static str = "cards 1 to 6, three rounds\n";

    fn usual() -> Options {
        Options { first: None, rounds: ROUNDS, cards: 1, together: false }
    }

    fn with_edition(text: &str) -> Result<Options, String> {
        match text == Options::EDITION {
            true => Ok(Options::usual()),
            false => Err("counting has one edition".to_owned()),
        }
    }

    fn with_options(self, options: &str) -> Result<Options, String> {
        let mut chosen = self;
        for option in options.split(';').map(str::trim).filter(|option| !option.is_empty()) {
            let wrong =
                || format!("«{option}» is no option; write «first 2» for seat 2, «rounds 8», «cards 2» or «together»");
            match option.split_once(' ').unwrap_or((option, "")) {
                ("first", seat) => {
                    let seat = seat.parse().ok().and_then(Seat::from_number);
                    chosen.first = Some(seat.ok_or_else(wrong)?);
                }
                ("rounds", rounds) if LENGTHS.contains(&rounds) => {
                    chosen.rounds = rounds.parse().map_err(|_| wrong())?
                }
                ("cards", cards) if AT_ONCE.contains(&cards) => chosen.cards = cards.parse().map_err(|_| wrong())?,
                ("together", "") => chosen.together = true,
                _ => return Err(wrong()),
            }
        }
        Ok(chosen)
    }

    fn edition(&self) -> String {
        "plain c0c0c0c0c0c0c0c0".to_owned()
    }

    fn options(&self) -> String {
        let first = self.first.map(|seat| format!("first {seat}"));
        let rounds = (self.rounds != ROUNDS).then(|| format!("rounds {}", self.rounds));
        let cards = (self.cards != 1).then(|| format!("cards {}", self.cards));
        let together = self.together.then(|| "together".to_owned());
        [first, rounds, cards, together].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice { name: "first", values: &["1", "2", "3", "4"] },
            Choice { name: "rounds", values: &LENGTHS },
            Choice { name: "cards", values: &AT_ONCE },
            Choice { name: "together", values: &[] },
        ]
    }

    fn seats(&self) -> std::ops::RangeInclusive<u8> {
        if self.together { 2..=3 } else { 1..=4 }
    }
}

impl Options {
    /// How many cards a hand has.
    fn hand(self) -> usize {
        2 * usize::from(self.cards)
    }
}

impl Player {
    /// The cards that can be played next, of `at_once` in all: two are played in ascending order, so that a pair is played
    /// in one way only.
    fn playable(&self, at_once: u8) -> Vec<u8> {
        let mut cards = self.hand.clone();
        cards.sort_unstable();
        let is_last = self.played.len() + 1 == usize::from(at_once);
        if !is_last {
            cards.pop();
        }
        cards.retain(|card| self.played.last().is_none_or(|last| last <= card));
        cards.dedup();
        cards
    }

    /// Puts cards that were imagined into an order in which they can have been played.
    fn keep_order(&mut self, at_once: u8) {
        self.played.sort_unstable();
        // Whoever has played the first of two holds one that can follow.
        if at_once == 2
            && let ([played], Some(lowest)) = (self.played.as_mut_slice(), self.hand.iter_mut().min())
            && *lowest < *played
        {
            std::mem::swap(lowest, played);
        }
    }
}

impl Counting {
    fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    fn is_over(&self) -> bool {
        self.round > self.options.rounds
    }

    /// The seat that Nature gives a card next.
    fn draws(&self) -> Option<Seat> {
        Seat::all(self.seats())
            .find(|seat| self.player(*seat).is_some_and(|player| player.hand.len() < self.options.hand()))
    }

    /// The seats in their order, from the first on.
    fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats(), self.first.map_or(0, |seat| seat.number() - 1));
        (0..seats).map(move |place| Seat::new((first + place) % seats))
    }

    fn nature_is_asked(&self) -> bool {
        !self.is_over() && (self.first.is_none() || (self.all_are_ready() && self.draws().is_some()))
    }

    /// Whether no seat has a card on the table: between rounds.
    fn all_are_ready(&self) -> bool {
        self.players.iter().all(|player| player.played.is_empty())
    }

    fn is_asked(&self, seat: Seat) -> bool {
        if self.is_over() || self.nature_is_asked() {
            return false;
        }
        match self.round {
            0 => self.order().find(|seat| self.player(*seat).is_some_and(|player| player.side.is_none())) == Some(seat),
            _ => self.player(seat).is_some_and(|player| player.bet.is_none()),
        }
    }

    /// Shows all cards, and goes on.
    fn show(&mut self, events: &mut impl Sink<Event>) {
        for (seat, player) in Seat::all(self.seats()).zip(&mut self.players) {
            let Some(bet) = player.bet.take() else { continue };
            for card in std::mem::take(&mut player.played) {
                let counts = counts(card, player.side, bet);
                player.sum += counts;
                player.shown.push((card, bet));
                events.note(|| Event::Shown(seat, card, bet, counts));
            }
        }
        self.begin_round(events);
    }

    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.round += 1;
        let (round, last) = (self.round, self.options.rounds);
        events.note(|| if round > last { Event::Over(last) } else { Event::Round(round) });
    }
}

/// What a card counts for a side, with a bet.
fn counts(card: u8, side: Option<Side>, bet: u8) -> i32 {
    let own = if card.is_multiple_of(2) { Side::Even } else { Side::Odd };
    i32::from(card) + if side == Some(own) { i32::from(bet) } else { -i32::from(bet) }
}

impl Game for Counting {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "counting";
    const RULES: u32 = 2;
    const SCENES: &'static [&'static str] = &["setup", "round", "over"];

    fn begin(setup: &Options, seats: u8, rules: u32) -> Result<Counting, BeginError> {
        if !setup.seats().contains(&seats) || setup.first.is_some_and(|first| first.number() > seats) {
            let players = if setup.together { "two or three" } else { "one to four" };
            return Err(BeginError::Seats(format!("counting is for {players} players, not {seats}")));
        }
        if !(1..=Self::RULES).contains(&rules) {
            return Err(BeginError::Rules(rules, format!("1 to {}", Self::RULES)));
        }
        let first = if seats == 1 { Some(Seat::new(0)) } else { setup.first };
        let players = vec![Player::default(); usize::from(seats)];
        Ok(Counting { options: *setup, rules, first, round: 0, turn: 0, players, dealt: 0 })
    }

    fn setup(&self) -> Options {
        self.options
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    fn open(&self) -> impl Iterator<Item = Decision> {
        let decision = |actor, answered| Decision { id: DecisionId { actor, answered }, actor };
        let nature = self.nature_is_asked().then(|| decision(Actor::Nature, self.dealt));
        let asked = Seat::all(self.seats()).zip(&self.players).filter(|(seat, _)| self.is_asked(*seat));
        nature.into_iter().chain(asked.map(move |(seat, player)| decision(Actor::Seat(seat), player.answered)))
    }

    fn legal(&self, actor: Actor, into: &mut Vec<Action>) {
        into.clear();
        match actor {
            Actor::Nature if !self.nature_is_asked() => {}
            Actor::Nature if self.first.is_none() => into.extend(Seat::all(self.seats()).map(Action::First)),
            Actor::Nature => {
                into.extend(
                    self.draws().into_iter().flat_map(|seat| (1..=HIGHEST).map(move |card| Action::Card(seat, card))),
                );
            }
            Actor::Seat(seat) if !self.is_asked(seat) => {}
            Actor::Seat(_) if self.round == 0 => into.extend([Action::Side(Side::Even), Action::Side(Side::Odd)]),
            Actor::Seat(seat) => match self.player(seat) {
                Some(player) if self.plays(player) => {
                    into.extend(player.playable(self.options.cards).into_iter().map(Action::Play));
                }
                _ => into.extend((0..=MOST).map(Action::Bet)),
            },
        }
    }

    fn weight(&self, _: Action) -> u32 {
        1
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        if legal.contains(&action) {
            self.apply_legal(actor, action, events);
            return Ok(());
        }
        Err(match (legal.first(), action) {
            (Some(Action::Play(_)), Action::Play(card)) => Illegal::NotInHand(card),
            (Some(Action::Bet(_)), Action::Bet(_)) => Illegal::TooHigh,
            _ => Illegal::NotAsked,
        })
    }

    fn apply_legal(&mut self, actor: Actor, action: Action, events: &mut impl Sink<Event>) {
        let seat = match actor {
            Actor::Nature => {
                self.dealt += 1;
                self.turn += 1;
                None
            }
            Actor::Seat(seat) => Some(seat),
        };
        match action {
            Action::First(seat) => {
                self.first = Some(seat);
                events.note(|| Event::Begins(seat));
                return;
            }
            Action::Card(seat, card) => {
                if let Some(player) = self.players.get_mut(seat.index()) {
                    player.hand.push(card);
                }
                events.note(|| Event::Drew(seat, Some(card)));
                return;
            }
            Action::Side(_) | Action::Play(_) | Action::Bet(_) => {}
        }
        let Some((seat, player)) = seat.and_then(|seat| Some((seat, self.players.get_mut(seat.index())?))) else {
            return;
        };
        player.answered += 1;
        match action {
            Action::Side(side) => {
                player.side = Some(side);
                self.turn += 1;
                events.note(|| Event::Chose(seat, side));
                if self.players.iter().all(|player| player.side.is_some()) {
                    self.begin_round(events);
                }
            }
            Action::Play(card) => {
                if let Some(index) = player.hand.iter().position(|held| *held == card) {
                    player.hand.remove(index);
                }
                player.played.push(card);
                events.note(|| Event::Played(seat, Some(card)));
            }
            Action::Bet(bet) => {
                player.bet = Some(bet);
                events.note(|| Event::Ready(seat));
                if self.players.iter().all(|player| player.bet.is_some()) {
                    self.turn += 1;
                    self.show(events);
                }
            }
            Action::First(_) | Action::Card(..) => {}
        }
    }

    fn picks(&self, seat: Seat) -> Option<Picks<Action>> {
        let player = self.player(seat).filter(|player| self.is_asked(seat) && self.plays(player))?;
        let count = self.options.cards - u8::try_from(player.played.len()).unwrap_or(0);
        let last = player.played.last().copied().unwrap_or(0);
        let times = |card: u8| u8::try_from(player.hand.iter().filter(|held| **held == card).count()).unwrap_or(0);
        let things = (last.max(1)..=HIGHEST).map(|card| (Action::Play(card), times(card).min(count)));
        let things = things.filter(|(_, times)| *times > 0).collect();
        (self.round > 0 && self.options.cards > 1).then_some(Picks { purpose: "play", count, exactly: true, things })
    }

    fn arrange(&self, seat: Seat, picked: &[Action]) -> Result<Vec<Action>, Illegal> {
        let Some(picks) = self.picks(seat) else { return Ok(picked.to_vec()) };
        if picked.len() != usize::from(picks.count) {
            return Err(Illegal::NotThatMany(picks.count));
        }
        let in_order = picks.things.iter().flat_map(|(thing, _)| picked.iter().filter(move |other| *other == thing));
        let arranged: Vec<Action> = in_order.copied().collect();
        let is_there = |(thing, times): &(Action, u8)| {
            arranged.iter().filter(|other| *other == thing).count() <= usize::from(*times)
        };
        let fits = arranged.len() == picked.len() && picks.things.iter().all(is_there);
        if fits { Ok(arranged) } else { Err(Illegal::NotThatMany(picks.count)) }
    }

    fn view(&self, viewer: Viewer) -> View {
        let player = |(seat, player): (Seat, &Player)| PlayerView {
            seat,
            side: player.side,
            sum: player.sum,
            shown: player.shown.clone(),
            cards: player.hand.len(),
            hand: viewer.knows(seat).then(|| player.hand.clone()),
            has_played: !player.played.is_empty(),
            played: viewer.knows(seat).then(|| player.played.clone()),
            bet: player.bet.filter(|_| viewer.knows(seat)),
        };
        View {
            game: Self::NAME,
            rules: self.rules,
            edition: self.options.edition(),
            viewer,
            seats: self.seats(),
            round: self.round,
            scene: self.scene(),
            first: self.first,
            players: Seat::all(self.seats()).zip(&self.players).map(player).collect(),
            decisions: self.open().filter(|open| open.actor != Actor::Nature).collect(),
            outcome: self.outcome(),
        }
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Counting {
        let mut world = self.clone();
        let any = |chance: &mut Chance| u8::try_from(chance.below(usize::from(HIGHEST))).unwrap_or(0) + 1;
        for (other, player) in Seat::all(self.seats()).zip(&mut world.players) {
            if other != seat {
                player.hand.iter_mut().for_each(|card| *card = any(chance));
                player.played.iter_mut().for_each(|card| *card = any(chance));
                player.keep_order(self.options.cards);
                player.bet = player.bet.map(|_| u8::try_from(chance.below(usize::from(MOST) + 1)).unwrap_or(0));
            }
        }
        world
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Drew(seat, card) => Event::Drew(seat, card.filter(|_| viewer.knows(seat))),
            Event::Played(seat, card) => Event::Played(seat, card.filter(|_| viewer.knows(seat))),
            _ => event.clone(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let points: Vec<i32> = self.players.iter().map(|player| player.sum).collect();
        let best = points.iter().copied().max().unwrap_or(0);
        let wins = |seat: &Seat| match points.as_slice() {
            [alone] => *alone >= GOAL,
            all => all.get(seat.index()) == Some(&best),
        };
        let winners = Seat::all(self.seats()).filter(wins).collect();
        self.is_over().then_some(Outcome { points, winners })
    }

    fn turn(&self) -> Turn {
        Turn(self.turn)
    }

    fn count_on(&mut self, seat: Seat, answered: u32) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.answered = answered;
        }
    }

    fn when(&self) -> When {
        let scene = match self.round {
            0 => "setup",
            _ if self.is_over() => "over",
            _ => "round",
        };
        When { part: self.round.clamp(1, self.options.rounds), scene }
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        match event {
            Event::Round(round) => Some(Chapter { when: When { part: *round, scene: "round" }, is_told: false }),
            Event::Over(last) => Some(Chapter { when: When { part: *last, scene: "over" }, is_told: false }),
            _ => None,
        }
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Card(seat, card) => format!("card {card} for {seat}"),
            Action::Side(side) => format!("side {}", side.word()),
            Action::Play(card) => format!("play {card}"),
            Action::Bet(bet) => format!("bet {bet}"),
        }
    }

    fn hides(&self, actor: Actor, action: Action, viewer: Viewer) -> bool {
        match (actor, action) {
            (_, Action::Card(seat, _)) | (Actor::Seat(seat), Action::Play(_) | Action::Bet(_)) => !viewer.knows(seat),
            _ => false,
        }
    }

    fn write_for(&self, actor: Actor, action: Action, viewer: Viewer) -> String {
        match action {
            Action::Card(seat, _) if self.hides(actor, action, viewer) => format!("card ? for {seat}"),
            Action::Play(_) if self.hides(actor, action, viewer) => "play ?".to_owned(),
            Action::Bet(_) if self.hides(actor, action, viewer) => "bet ?".to_owned(),
            _ => self.write(action),
        }
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError(format!("«{text}» is no action"));
        let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
        let seat = |text: &str| number(text).and_then(|number| Seat::from_number(number).ok_or_else(wrong));
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["first", first] => seat(first).map(Action::First),
            ["card", card, "for", whose] => Ok(Action::Card(seat(whose)?, number(card)?)),
            ["side", "even"] => Ok(Action::Side(Side::Even)),
            ["side", "odd"] => Ok(Action::Side(Side::Odd)),
            ["play", card] => number(card).map(Action::Play),
            ["bet", bet] => number(bet).map(Action::Bet),
            _ => Err(wrong()),
        }
    }
}

/// What must always hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingReferee;

impl Referee<Counting> for CountingReferee {
    fn check(&mut self, game: &Counting) -> Result<(), RefereeError> {
        for player in &game.players {
            let cards = player.hand.iter().chain(&player.played);
            if player.hand.len() > game.options.hand() || cards.clone().any(|card| !(1..=HIGHEST).contains(card)) {
                return Err(RefereeError(format!("{:?} is no hand", player.hand)));
            }
            if player.sum > i32::from(game.options.rounds * game.options.cards) * i32::from(HIGHEST + MOST) {
                return Err(RefereeError(format!("{} is too much", player.sum)));
            }
        }
        Ok(())
    }
}

/// What bots need: the sum, and what the hand may bring.
impl Counting {
    /// The sum of a seat.
    pub fn sum(&self, seat: Seat) -> i32 {
        self.player(seat).map_or(0, |player| player.sum)
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> u8 {
        self.options.rounds
    }

    /// The round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What the cards count that a seat has played and not shown, with its bet.
    pub fn face_down(&self, seat: Seat) -> i32 {
        let Some(player) = self.player(seat) else { return 0 };
        player.played.iter().map(|&card| counts(card, player.side, player.bet.unwrap_or(0))).sum()
    }

    /// How many cards are played at once.
    pub fn at_once(&self) -> u8 {
        self.options.cards
    }

    /// Whether the next that a player does is to play a card, once the rounds have begun.
    fn plays(&self, player: &Player) -> bool {
        player.played.len() < usize::from(self.options.cards)
    }

    /// The cards of a seat's hand, for whoever may see them.
    pub fn hand(&self, seat: Seat, viewer: Viewer) -> Option<&[u8]> {
        self.player(seat).filter(|_| viewer.knows(seat)).map(|player| player.hand.as_slice())
    }

    /// The side that a seat chose.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.player(seat).and_then(|player| player.side)
    }

    /// What a seat is asked: its side, a card, a bet.
    pub fn question(&self, seat: Seat) -> Option<&'static str> {
        let player = self.player(seat).filter(|_| self.is_asked(seat))?;
        Some(match self.round {
            0 => "side",
            _ if self.plays(player) => "play",
            _ => "bet",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_toy_keeps_all_laws() {
        for seats in 1..=4 {
            for seed in 0..60 {
                table::laws::check::<Counting, CountingReferee>(&Options::usual(), seats, seed).unwrap();
            }
        }
        let first = Options::usual().with_options("first 2; rounds 8").unwrap();
        table::laws::check::<Counting, CountingReferee>(&first, 3, 7).unwrap();
        let pairs = Options::usual().with_options("cards 2; together").unwrap();
        for seed in 0..60 {
            table::laws::check::<Counting, CountingReferee>(&pairs, 2, seed).unwrap();
        }
    }

    #[test]
    fn two_cards_are_played_in_one_way() {
        let player =
            |hand: &[u8], played: &[u8]| Player { hand: hand.to_vec(), played: played.to_vec(), ..Player::default() };
        assert_eq!(player(&[5, 2], &[]).playable(1), [2, 5]);
        assert_eq!(player(&[5, 2, 6, 5], &[]).playable(2), [2, 5], "6 would leave nothing to follow");
        assert_eq!(player(&[2, 6, 5], &[5]).playable(2), [5, 6]);
        assert_eq!(player(&[6, 6, 1, 1], &[]).playable(2), [1, 6]);
    }
}
