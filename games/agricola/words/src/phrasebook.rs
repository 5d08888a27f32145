//! What every front end can ask of any game.

use std::sync::LazyLock;

use agricola::{Action, Event, Illegal, Setup, State};
use table::{Game, Outcome, Seat, Viewer, When};
use words::rules::Rules;
use words::{Ask, ByLanguage, Language, Phrasebook, ScoreLine, TextSection, Words};

use crate::Phrases;
use crate::table_text::{CARDS, FARM, MAJORS, POINTS, ROUNDS, SPACES};

static RULES: LazyLock<ByLanguage<Rules>> = LazyLock::new(|| {
    ByLanguage::new(|language| {
        Rules::read(match language {
            Language::En => include_str!("../rules/en.md"),
            Language::De => include_str!("../rules/de.md"),
            Language::Fr => include_str!("../rules/fr.md"),
        })
    })
});

impl Phrasebook for Phrases {
    type Game = State;

    const PARTS: &'static [&'static str] = &[ROUNDS, SPACES, MAJORS, FARM, CARDS, POINTS];

    fn new(language: Language) -> Phrases {
        Phrases::new(language)
    }

    fn words(self) -> &'static Words {
        self.words
    }

    fn rules(self) -> &'static Rules {
        RULES.get(self.words.language())
    }

    fn title(self) -> String {
        "Agricola".to_owned()
    }

    fn part(self, round: u8) -> String {
        match round {
            0 => self.say_with("round-when", [("round", 0.into()), ("scene", "setup".into())]),
            round => self.say_with("round-number", [("round", round.into())]),
        }
    }

    fn when(self, when: When) -> String {
        self.say_with("round-when", [("round", when.part.into()), ("scene", when.scene.into())])
    }

    fn ask(self, state: &State, seat: Seat) -> Option<Ask> {
        self.ask_now(state, seat)
    }

    fn action(self, state: &State, action: Action) -> String {
        Phrases::action(self, state, action)
    }

    fn answer(self, state: &State, seat: Seat, action: Action) -> String {
        Phrases::answer(self, state, seat, action)
    }

    fn place(self, _: &State, action: Action) -> Option<String> {
        self.place_name(action)
    }

    fn refusal(self, illegal: &Illegal) -> String {
        Phrases::refusal(self, illegal)
    }

    fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        Phrases::tale(self, events, name)
    }

    /// What a new action space is for, and what is printed on an improvement or a hand card.
    fn details(self, state: &State, event: &Event) -> Vec<String> {
        match *event {
            Event::RoundBegan { space, .. } => {
                let does = self.space_does(space, state.layout(), state.has_cards());
                vec![self.say_with("text-space", [("space", space.word().into()), ("does", does.into())])]
            }
            Event::Built { major, .. } => vec![self.major_text(major, state.edition())],
            Event::Played { card, .. } => vec![self.card_text(card, state.edition())],
            _ => Vec::new(),
        }
    }

    fn edition(self, setup: &Setup) -> Vec<String> {
        self.edition_text(setup)
    }

    fn table(self, state: &State, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        self.table_text(state, viewer, name)
    }

    fn score_sheet(self, state: &State, viewer: Viewer) -> Vec<ScoreLine> {
        Phrases::score_sheet(self, &state.view(viewer))
    }

    fn rank(self, points: i32) -> Option<String> {
        Some(self.solo_rank(points))
    }

    fn result(self, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
        match outcome.points.as_slice() {
            [points] => self.solo_result(*points, name(Seat::new(0))),
            _ => self.words.result(outcome, name),
        }
    }
}
