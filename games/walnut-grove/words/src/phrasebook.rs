//! What every front end can ask of any game.

use std::sync::LazyLock;

use table::{Game, Outcome, Seat, Viewer, When};
use walnut_grove::view::{AskView, DiscView, View};
use walnut_grove::{Action, Event, Illegal, Season, Setup, State};
use words::rules::Rules;
use words::{Ask, ByLanguage, Language, Phrasebook, ScoreLine, TextSection, Words};

use crate::Phrases;
use crate::table_text::{FARM, POINTS, TOWN, YEAR};

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

    const PARTS: &'static [&'static str] = &[YEAR, TOWN, FARM, POINTS];

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
        "Walnut Grove".to_owned()
    }

    fn part(self, year: u8) -> String {
        self.say_with("year-number", [("year", year.into())])
    }

    fn when(self, when: When) -> String {
        self.year_and_season(when.part, Season::at(when))
    }

    fn ask(self, state: &State, seat: Seat) -> Option<Ask> {
        asked(&state.view(Viewer::Seat(seat)), seat).map(|asks| Phrases::ask(self, asks))
    }

    fn action(self, state: &State, action: Action) -> String {
        Phrases::action(self, action, state.edition())
    }

    fn answer(self, state: &State, seat: Seat, action: Action) -> String {
        match asked(&state.view(Viewer::Seat(seat)), seat) {
            Some(asks) => self.action_for(action, asks, state.edition()),
            None => Phrases::action(self, action, state.edition()),
        }
    }

    fn place(self, state: &State, action: Action) -> Option<String> {
        let Action::Move(place) = action else { return None };
        state.edition().house(place).map(|house| self.house(&house.name))
    }

    fn refusal(self, illegal: &Illegal) -> String {
        Phrases::refusal(self, illegal)
    }

    fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        Phrases::tale(self, events, name)
    }

    /// A new disc, season by season.
    fn details(self, state: &State, event: &Event) -> Vec<String> {
        let Event::DiscTurned { disc, .. } = event else { return Vec::new() };
        DiscView::named(state.edition(), disc).map(|disc| self.disc_text(&disc)).unwrap_or_default()
    }

    fn edition(self, setup: &Setup) -> Vec<String> {
        self.edition_text(setup.edition())
    }

    fn table(self, state: &State, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        self.table_text(&state.view(viewer), name)
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

/// What a seat is asked, as its view says.
fn asked(view: &View, seat: Seat) -> Option<&AskView> {
    let asked = view.decisions.iter().any(|open| open.decision.actor == table::Actor::Seat(seat));
    view.players.get(seat.index())?.pending.first().filter(|_| asked)
}
