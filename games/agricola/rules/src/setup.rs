//! What is chosen before a game begins.

use std::ops::RangeInclusive;

use table::by::{By, Key, List};
use table::edition::Kept;
use table::named_enum;
use table::{Choice, Seat};

use crate::edition::{Edition, MOST_SEATS, Variant};
use crate::flow::stage_of;
use crate::pieces::{Card, CardKind, CardSet, Space};
use crate::player::ROUNDS;

named_enum! {
    /// V3: how hands come about.
    Cards: "way to get hands" {
        /// A2.7, V1.1: no hand cards at all.
        None = "none",
        /// V3.1: seven occupations and seven minors are dealt to each player.
        Deal = "deal",
    }
}

named_enum! {
    /// V1.5: what recommendation marks are for.
    Marks: "kind of marks" {
        /// Any space may be chosen.
        Hint = "hint",
        /// Only marked spaces may be chosen.
        Limit = "limit",
    }
}

/// V1.5: the seats that get recommendation marks, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MarkedSeats(By<Marks, u8, 2>);

/// All seats there can be.
const ALL_SEATS: u8 = (1 << MOST_SEATS) - 1;

impl MarkedSeats {
    /// What a seat's marks are for; `None` if it gets none.
    pub fn of(self, seat: Seat) -> Option<Marks> {
        Marks::ALL.iter().copied().find(|&marks| self.0[marks] >> seat.index() & 1 == 1)
    }

    /// Whether nobody gets any.
    pub fn is_empty(self) -> bool {
        self.0.values().all(|&seats| seats == 0)
    }

    /// Adds `limit`, for all seats, or `limit 1,3`, for some.
    fn read(mut self, text: &str) -> Option<MarkedSeats> {
        let (marks, numbers) = text.split_once(' ').unwrap_or((text, "1,2,3,4"));
        let numbers = numbers.split(',').map(|number| number.trim().parse().ok());
        let numbers = numbers.map(|number| number.filter(|number| (1..=MOST_SEATS).contains(number)));
        let seats = numbers.collect::<Option<Vec<u8>>>()?.iter().fold(0, |all, number| all | 1 << (number - 1));
        let taken = self.0.values().any(|&others| others & seats != 0);
        self.0[Marks::from_word(marks)?] |= seats;
        (!taken).then_some(self)
    }

    /// A seat that is named and does not play.
    fn beyond(self, seats: u8) -> Option<Seat> {
        let named = self.0.values().filter(|&&named| named != ALL_SEATS).fold(0, |all, named| all | named);
        Seat::all(MOST_SEATS).skip(seats.into()).find(|seat| named >> seat.index() & 1 == 1)
    }

    fn options(self) -> impl Iterator<Item = String> {
        Marks::ALL.iter().filter(move |&&marks| self.0[marks] > 0).map(move |&marks| {
            let seats = Seat::all(MOST_SEATS).filter(|&seat| self.of(seat) == Some(marks));
            match self.0[marks] {
                ALL_SEATS => format!("marks {marks}"),
                _ => format!("marks {marks} {}", seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")),
            }
        })
    }
}

/// An edition, and the options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    edition: Kept<Edition>,
    /// How hands come about.
    pub cards: Cards,
    /// A2.2: who is starting player; drawn if `None`.
    pub first: Option<Seat>,
    /// A4.40, V1.4: whether Side Job is in play; as usual if `None`.
    pub side_job: Option<bool>,
    /// V2.1: the extra tile.
    pub tile: bool,
    /// V2.7: a lone Copse.
    pub copse: bool,
    /// V1.5: who gets recommendation marks.
    pub marks: MarkedSeats,
    /// A13.4: the hand that a player alone has chosen; dealt if there is none.
    pub hand: CardSet,
    /// A13.4: the action space cards of the first rounds, as a player alone has chosen them; the others are drawn.
    pub order: Order,
}

/// A13.4: action space cards from round 1 on.
pub type Order = List<Option<Space>, 14>;

impl Setup {
    /// With this edition and no hand cards.
    pub fn new(edition: &'static Edition) -> Setup {
        Setup {
            edition: Kept::new(edition),
            cards: Cards::None,
            first: None,
            side_job: None,
            tile: false,
            copse: false,
            marks: MarkedSeats::default(),
            hand: CardSet::NONE,
            order: Order::new(),
        }
    }

    /// What is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
    }

    /// The options that decide which spaces there are. V1.4: Side Job is usual without hand cards, but not alone.
    pub fn variant(&self, seats: u8) -> Variant {
        let cardless = self.cards == Cards::None;
        let side_job = self.side_job.unwrap_or(cardless && seats > 1);
        Variant { cardless, side_job, tile: self.tile, copse: self.copse }
    }

    /// Why a game of so many cannot begin with these options.
    pub(crate) fn refusal(&self, seats: u8) -> Option<String> {
        if !(1..=MOST_SEATS).contains(&seats) {
            return Some(format!("Agricola is for 1 to {MOST_SEATS} players, not {seats}"));
        }
        if let Some(first) = self.first.filter(|first| first.number() > seats) {
            return Some(format!("seat {first} cannot be starting player in a game of {seats}"));
        }
        if let Some(seat) = self.marks.beyond(seats) {
            return Some(format!("seat {seat} cannot get marks in a game of {seats}"));
        }
        if self.copse && seats > 2 {
            return Some(
                "the lone Copse is for one or two players; with more there are other spaces for wood".to_owned(),
            );
        }
        if !self.order.is_empty() && seats > 1 {
            return Some("only a player alone chooses the order of action spaces; with more it is drawn".to_owned());
        }
        if !self.hand.is_empty() {
            if seats > 1 {
                return Some("only a player alone chooses a hand; with more the cards are dealt".to_owned());
            }
            let is_left_out = |card: &Card| self.edition().cards[*card].players > seats;
            if let Some(card) = self.hand.iter().find(is_left_out) {
                return Some(format!("«{card}» is only for games of more players"));
            }
        }
        None
    }

    /// Options that contradict each other, whoever plays.
    fn check(self) -> Result<Setup, String> {
        if self.tile && self.copse {
            return Err("«tile» and «copse» do not go together: the tile has a Copse of its own".to_owned());
        }
        if !self.hand.is_empty() && self.cards == Cards::None {
            return Err("a chosen hand needs hand cards: write «cards deal» as well".to_owned());
        }
        Ok(self)
    }

    fn with_option(mut self, option: &str) -> Result<Setup, String> {
        let (name, value) = option.split_once(' ').unwrap_or((option, ""));
        match (name, value.trim()) {
            ("cards", value) => {
                let known = Cards::ALL.iter().map(|cards| cards.word()).collect::<Vec<_>>().join(", ");
                self.cards = Cards::from_word(value)
                    .ok_or_else(|| format!("«{value}» is no way to get cards; known: {known}"))?;
            }
            ("first", value) => {
                let seat = value.parse().ok().and_then(Seat::from_number);
                self.first = Some(seat.ok_or_else(|| format!("«{option}» names no seat; write «first 2» for seat 2"))?);
            }
            ("side-job", "on") => self.side_job = Some(true),
            ("side-job", "off") => self.side_job = Some(false),
            ("side-job", _) => return Err(format!("«{option}» should be «side-job on» or «side-job off»")),
            ("tile", "") => self.tile = true,
            ("copse", "") => self.copse = true,
            ("marks", value) => {
                let wrong = || format!("«{option}» should be like «marks hint» or «marks limit 1,3», each seat once");
                self.marks = self.marks.read(value).ok_or_else(wrong)?;
            }
            ("order", spaces) => self.order = chosen_order(spaces)?,
            ("hand", cards) => self.hand = chosen_hand(self.edition(), cards)?,
            _ => {
                return Err(format!(
                    "«{option}» is no option; there are cards, first, side-job, tile, copse, marks, hand, order"
                ));
            }
        }
        Ok(self)
    }
}

/// A13.4: at most as many cards of each kind as would be dealt.
fn chosen_hand(edition: &Edition, names: &str) -> Result<CardSet, String> {
    let mut hand = CardSet::NONE;
    for name in names.split(',').map(str::trim) {
        let card = Card::from_word(name).ok_or_else(|| format!("«{name}» is no card"))?;
        if hand.contains(card) {
            return Err(format!("«{name}» is named twice"));
        }
        hand.insert(card);
    }
    for &kind in CardKind::ALL {
        let count = hand.iter().filter(|&card| edition.cards[card].kind == kind).count();
        if count > usize::from(HAND) {
            return Err(format!("a hand has at most {HAND} of each kind, not {count}"));
        }
    }
    Ok(hand)
}

/// A13.4: the cards of round 1, 2 and so on, each in its stage.
fn chosen_order(names: &str) -> Result<Order, String> {
    let mut order = Order::new();
    for (round, name) in (1u8..).zip(names.split(',').map(str::trim)) {
        if round > ROUNDS {
            return Err(format!("there are {ROUNDS} rounds, so «order» names at most {ROUNDS} spaces"));
        }
        let space = Space::from_word(name).filter(|space| space.stage().is_some());
        let space = space.ok_or_else(|| format!("«{name}» is no action space card"))?;
        let stage = stage_of(round);
        if space.stage() != Some(stage) {
            return Err(format!("«{name}» cannot come in round {round}: it is no card of stage {stage}"));
        }
        if order.contains(&Some(space)) {
            return Err(format!("«{name}» is named twice"));
        }
        order.push(Some(space));
    }
    Ok(order)
}

/// A2.5: cards of each kind in a hand.
pub const HAND: u8 = 7;

impl table::Setup for Setup {
    const EDITION: &'static str = Edition::TEXT;

    fn usual() -> Setup {
        Setup::new(Edition::revised())
    }

    fn with_edition(text: &str) -> Result<Setup, String> {
        Edition::read(text).map(|edition| Setup::new(edition.keep())).map_err(|error| error.to_string())
    }

    fn with_options(self, options: &str) -> Result<Setup, String> {
        let named: Vec<&str> = options.split(';').map(str::trim).filter(|option| !option.is_empty()).collect();
        let name = |option: &&str| option.split(' ').next().unwrap_or_default().to_owned();
        // Marks can be of two kinds, for different seats.
        let twice = |(place, option): &(usize, &&str)| {
            !option.starts_with("marks ") && named.iter().skip(place + 1).any(|other| name(other) == name(option))
        };
        if let Some((_, option)) = named.iter().enumerate().find(twice) {
            return Err(format!("«{}» is chosen twice", name(option)));
        }
        named.into_iter().try_fold(self, Setup::with_option)?.check()
    }

    fn edition(&self) -> String {
        self.edition.get().title()
    }

    fn is_edition(&self, title: &str) -> bool {
        title.rsplit_once(' ').is_some_and(|(_, digest)| digest == self.edition.get().digest)
    }

    /// How hands come about is always written, so that it can become usual to play with them.
    fn options(&self) -> String {
        let mut options = vec![format!("cards {}", self.cards)];
        options.extend(self.first.map(|seat| format!("first {seat}")));
        options.extend(self.side_job.map(|on| format!("side-job {}", if on { "on" } else { "off" })));
        options.extend(self.tile.then(|| "tile".to_owned()));
        options.extend(self.copse.then(|| "copse".to_owned()));
        options.extend(self.marks.options());
        if !self.hand.is_empty() {
            let cards: Vec<&str> = self.hand.iter().map(Card::word).collect();
            options.push(format!("hand {}", cards.join(",")));
        }
        if !self.order.is_empty() {
            let spaces: Vec<&str> = self.order.iter().flatten().map(|space| space.word()).collect();
            options.push(format!("order {}", spaces.join(",")));
        }
        options.join("; ")
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice { name: "cards", values: &["none", "deal"] },
            Choice { name: "side-job", values: &["on", "off"] },
            Choice { name: "tile", values: &[] },
            Choice { name: "copse", values: &[] },
            Choice { name: "marks", values: &["hint", "limit"] },
            Choice { name: "first", values: &["1", "2", "3", "4"] },
        ]
    }

    fn seats(&self) -> RangeInclusive<u8> {
        1..=MOST_SEATS
    }
}
