//! The toy in words.

use std::sync::LazyLock;

use table::{Game, Seat, Viewer, When};
use words::rules::Rules;
use words::{Ask, ByLanguage, Language, Phrasebook, ScoreLine, TextSection, Words, signed};

use super::rules::{Action, Counting, Event, Illegal, Side};

/// Says things in one language.
#[derive(Clone, Copy, Debug)]
pub struct Phrases {
    words: &'static Words,
}

static WORDS: LazyLock<ByLanguage<Words>> = LazyLock::new(|| {
    ByLanguage::new(|language| {
        let file = match language {
            Language::En => include_str!("../../texts/en/counting.ftl"),
            Language::De => include_str!("../../texts/de/counting.ftl"),
            Language::Fr => include_str!("../../texts/fr/counting.ftl"),
        };
        Words::with(language, &[file])
    })
});

static RULES: LazyLock<ByLanguage<Rules>> = LazyLock::new(|| {
    ByLanguage::new(|language| {
        Rules::read(match language {
            Language::En => {
                "# Counting\n\nA game about numbers.\n\n## C1 Numbers\n\n**C1.1** Play a card and bet on it.\n"
            }
            Language::De => {
                "# Zählen\n\nEin Spiel mit Zahlen.\n\n## C1 Zahlen\n\n**C1.1** Spiele eine Karte und wette auf sie.\n"
            }
            Language::Fr => {
                "# Compter\n\nUn jeu de nombres.\n\n## C1 Nombres\n\n**C1.1** Joue une carte et parie sur elle.\n"
            }
        })
    })
});

const SIDES: &str = "sides";
const HAND: &str = "hand";

fn side(side: Side) -> &'static str {
    match side {
        Side::Even => "even",
        Side::Odd => "odd",
    }
}

impl Phrasebook for Phrases {
    type Game = Counting;

    const PARTS: &'static [&'static str] = &[SIDES, HAND];

    fn new(language: Language) -> Phrases {
        Phrases { words: WORDS.get(language) }
    }

    fn words(self) -> &'static Words {
        self.words
    }

    fn rules(self) -> &'static Rules {
        RULES.get(self.words.language())
    }

    fn title(self) -> String {
        self.say("counting-title")
    }

    fn part(self, round: u8) -> String {
        self.say_with("counting-round", [("round", round.into())])
    }

    fn when(self, when: When) -> String {
        match when.scene {
            "setup" => self.say("counting-setup"),
            "over" => self.say("counting-over"),
            _ => self.part(when.part),
        }
    }

    fn ask(self, game: &Counting, seat: Seat) -> Option<Ask> {
        let (title, help) = match game.question(seat)? {
            "side" => ("counting-ask-side", "counting-help-side"),
            "play" => ("counting-ask-play", "counting-help-play"),
            _ => ("counting-ask-bet", "counting-help-bet"),
        };
        let title = self.say_with(title, [("cards", game.at_once().into())]);
        Some(Ask { title, help: self.say(help), rule: "C1.1" })
    }

    fn action(self, _: &Counting, action: Action) -> String {
        match action {
            Action::First(seat) => self.say_with("counting-first", [("seat", seat.number().into())]),
            Action::Card(seat, card) => {
                self.say_with("counting-deal", [("seat", seat.number().into()), ("card", card.into())])
            }
            Action::Side(chosen) => self.say_with("counting-side", [("side", side(chosen).into())]),
            Action::Play(card) => self.say_with("counting-play", [("card", card.into())]),
            Action::Bet(bet) => self.say_with("counting-bet", [("bet", bet.into())]),
        }
    }

    fn refusal(self, illegal: &Illegal) -> String {
        match illegal {
            Illegal::NotAsked => self.say("problem-not-asked"),
            Illegal::NotInHand(card) => self.say_with("counting-not-in-hand", [("card", (*card).into())]),
            Illegal::TooHigh => self.say("counting-too-high"),
            Illegal::NotThatMany(count) => self.say_with("counting-not-that-many", [("count", (*count).into())]),
        }
    }

    fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let who = |seat: Seat| ("name", name(seat).into());
        let told = |event: &Event| match *event {
            Event::Begins(seat) => Some(self.say_with("counting-begins", [who(seat)])),
            Event::Drew(seat, card) => {
                let card = card.map_or_else(|| "?".to_owned(), |card| card.to_string());
                Some(self.say_with("counting-drew", [who(seat), ("card", card.into())]))
            }
            Event::Chose(seat, chosen) => {
                Some(self.say_with("counting-chose", [who(seat), ("side", side(chosen).into())]))
            }
            Event::Ready(seat) => Some(self.say_with("counting-ready", [who(seat)])),
            Event::Shown(seat, card, bet, counts) => {
                let numbers = [("card", card.into()), ("bet", bet.into()), ("counts", signed(counts).into())];
                let [card, bet, counts] = numbers;
                Some(self.say_with("counting-shown", [who(seat), card, bet, counts]))
            }
            Event::Round(_) | Event::Played(..) | Event::Over(_) => None,
        };
        events.iter().filter_map(told).collect()
    }

    fn table(self, game: &Counting, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        let side = |seat: Seat| {
            let chosen = game.side(seat).map_or("none", side);
            let sum = signed(game.sum(seat));
            let arguments = [("name", name(seat).into()), ("side", chosen.into()), ("sum", sum.into())];
            self.say_with("counting-side-of", arguments)
        };
        let hand = |seat: Seat| {
            let cards = game.hand(seat, viewer).map(|cards| {
                let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
                self.words.list(&cards)
            });
            let cards = cards.unwrap_or_else(|| "?".to_owned());
            let heading = self.say_with("counting-hand-of", [("name", name(seat).into())]);
            let lines = vec![self.say_with("counting-cards", [("cards", cards.into())])];
            TextSection { part: HAND, seat: Some(seat), heading, lines }
        };
        let lines = Seat::all(game.seats()).map(side).collect();
        let sides = TextSection { part: SIDES, seat: None, heading: self.say("counting-sides"), lines };
        std::iter::once(sides).chain(Seat::all(game.seats()).map(hand)).collect()
    }

    fn score_sheet(self, game: &Counting, _: Viewer) -> Vec<ScoreLine> {
        let points = Seat::all(game.seats()).map(|seat| signed(game.sum(seat))).collect();
        vec![ScoreLine { heading: self.say("counting-sum"), points, is_total: true }]
    }
}
