//! The whole table as text, for a screen reader and a plain terminal.

use agricola::State;
use agricola::view::{AskView, PlayerView, RoundView, SpaceView, View};
use table::{Actor, Game, Seat, Viewer};
use words::{Phrasebook as _, TextSection};

use crate::Phrases;

/// Round, phase, harvests, the cards of the rounds.
pub const ROUNDS: &str = "rounds";
/// The action spaces and who stands there.
pub const SPACES: &str = "spaces";
/// The majors on display.
pub const MAJORS: &str = "majors";
/// A seat's farm.
pub const FARM: &str = "farm";
/// A seat's improvements, occupations and hand.
pub const CARDS: &str = "cards";
/// Points so far.
pub const POINTS: &str = "points";
/// What is asked of whom.
pub const ASKED: &str = "asked";

fn section(part: &'static str, heading: String, lines: Vec<String>) -> TextSection {
    TextSection { part, seat: None, heading, lines }
}

impl Phrases {
    /// The table as text: rounds, action spaces, majors, farms with their cards, points so far, what is asked. `name` says
    /// who sits where.
    pub fn table_text(self, state: &State, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        let view = state.view(viewer);
        let mut sections = vec![
            section(ROUNDS, self.plain("text-rounds"), self.rounds_text(&view, name)),
            section(SPACES, self.plain("text-spaces"), self.spaces_text(state, &view, viewer, name)),
            section(MAJORS, self.plain("text-majors"), self.majors_text(state)),
        ];
        // A viewer's own farm comes first.
        let own = |player: &&PlayerView| viewer == Viewer::Seat(player.seat);
        let players = view.players.iter().filter(own).chain(view.players.iter().filter(|player| !own(player)));
        for player in players {
            let owner = ("name", name(player.seat).into());
            let seat = Some(player.seat);
            let lines = self.farm_text(&view, player, state.edition());
            let heading = self.say_with("text-farm", [owner.clone()]);
            sections.push(TextSection { seat, ..section(FARM, heading, lines) });
            let lines = self.cards_text(&view, player, state.edition());
            let heading = self.say_with("text-cards", [owner]);
            sections.push(TextSection { seat, ..section(CARDS, heading, lines) });
        }
        let points = view.players.iter().map(|player| self.points_text(player, &name(player.seat))).collect();
        sections.push(section(POINTS, self.plain("text-score"), points));
        let asked = self.asked_text(&view, name);
        if !asked.is_empty() {
            sections.push(section(ASKED, self.plain("text-asked"), asked));
        }
        sections
    }

    fn rounds_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let (round, scene) = (("round", view.round.into()), ("scene", view.phase.into()));
        let mut lines = vec![self.say_with("text-when", [round, scene])];
        if let Some(round) = view.next_harvest.filter(|_| view.phase != "over") {
            lines.push(self.say_with("text-next-harvest", [("round", round.into())]));
        }
        if view.seats > 1 && view.phase != "setup" {
            lines.push(self.say_with("text-starting-player", [("name", name(view.starting_player).into())]));
        }
        let places = |seat: Seat| {
            let mut open = view.decisions.iter().filter(|open| open.decision.actor == Actor::Seat(seat));
            open.any(|open| matches!(open.asks, Some(AskView::Place)))
        };
        // Within a turn the question says what is decided.
        if let Some(seat) = view.current.filter(|&seat| places(seat)) {
            lines.push(self.say_with("text-turn", [("name", name(seat).into())]));
        }
        let stages = view.rounds.chunk_by(|one, next| one.stage == next.stage);
        lines.extend(stages.map(|rounds| self.stage_text(rounds)));
        lines
    }

    /// A stage with the cards that are known and the harvest at its end.
    fn stage_text(self, rounds: &[RoundView]) -> String {
        let known = rounds.iter().filter_map(|round| {
            let space = round.card?;
            Some(self.say_with("text-round-known", [("round", round.round.into()), ("space", space.word().into())]))
        });
        let mut parts: Vec<String> = known.collect();
        let stage = ("stage", rounds.first().map_or(0, |round| round.stage).into());
        let mut hidden = rounds.iter().filter(|round| round.card.is_none()).map(|round| round.round);
        if let Some(from) = hidden.next() {
            let to = hidden.next_back().unwrap_or(from);
            let span = [("count", (to - from + 1).into()), ("from", from.into()), ("to", to.into())];
            let rounds = self.say_with("text-round-span", span);
            if parts.is_empty() {
                return self.say_with("text-stage-unknown", [stage, ("rounds", rounds.into())]);
            }
            parts.push(self.say_with("text-round-unknown", [("rounds", rounds.into())]));
        }
        if rounds.iter().any(|round| round.harvest) {
            parts.push(self.plain("text-round-harvest"));
        }
        self.say_with("text-round-cards", [stage, ("parts", parts.join(", ").into())])
    }

    /// The spaces of the board, then the cards in the order of their rounds.
    fn spaces_text(self, state: &State, view: &View, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut spaces: Vec<&SpaceView> = view.spaces.iter().collect();
        spaces.sort_by_key(|space| space.round);
        spaces.into_iter().map(|space| self.space_text(state, space, viewer, name)).collect()
    }

    /// A space, what lies or is done there, and who is there.
    fn space_text(self, state: &State, view: &SpaceView, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> String {
        let space = ("space", view.space.word().into());
        let player = match viewer {
            Viewer::Seat(seat) => state.player(seat),
            _ => None,
        };
        let does = ("does", self.space_effect(state, player, view.space).into());
        let what = match view.accumulates {
            None => self.say_with("text-space", [space, does]),
            Some(_) if view.goods == 0 => self.say_with("text-space-empty", [space, does]),
            Some(good) => {
                self.say_with("text-space-goods", [space, does, ("goods", self.goods(view.goods, good).into())])
            }
        };
        match view.person {
            Some(seat) => format!("{what} {}", self.say_with("text-space-who", [("name", name(seat).into())])),
            None if view.free => what,
            None => format!("{what} {}", self.plain("text-space-blocked")),
        }
    }

    fn majors_text(self, state: &State) -> Vec<String> {
        if state.display().is_empty() {
            return vec![self.plain("text-no-majors")];
        }
        state.display().iter().map(|major| self.major_text(major, state.edition())).collect()
    }

    fn asked_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut lines: Vec<String> = view.outcome.iter().map(|outcome| self.result(outcome, name)).collect();
        for open in &view.decisions {
            if let (Actor::Seat(seat), Some(asks)) = (open.decision.actor, &open.asks) {
                let title = self.ask(asks).title;
                lines.push(self.say_with("text-ask", [("name", name(seat).into()), ("title", title.into())]));
            }
        }
        lines
    }
}
