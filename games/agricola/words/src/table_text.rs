//! The whole table as text, for a screen reader and a plain terminal.

use agricola::State;
use agricola::view::{RoundView, SpaceView, View};
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
            section(SPACES, self.plain("text-spaces"), self.spaces_text(state, &view, name)),
            section(MAJORS, self.plain("text-majors"), self.majors_text(state)),
        ];
        for player in &view.players {
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
        if let Some(seat) = view.current {
            lines.push(self.say_with("text-turn", [("name", name(seat).into())]));
        }
        let stages = view.rounds.chunk_by(|one, next| one.stage == next.stage);
        lines.extend(stages.map(|rounds| self.stage_text(rounds)));
        lines
    }

    /// A stage with the cards that are known and the harvest at its end.
    fn stage_text(self, rounds: &[RoundView]) -> String {
        let card = |round: &RoundView| {
            let number = ("round", round.round.into());
            match round.card {
                Some(space) => self.say_with("text-round-known", [number, ("space", space.word().into())]),
                None => self.say_with("text-round-unknown", [number]),
            }
        };
        let mut parts: Vec<String> = rounds.iter().map(card).collect();
        if rounds.iter().any(|round| round.harvest) {
            parts.push(self.plain("text-round-harvest"));
        }
        let stage = rounds.first().map_or(0, |round| round.stage);
        self.say_with("text-round-cards", [("stage", stage.into()), ("parts", parts.join(", ").into())])
    }

    fn spaces_text(self, state: &State, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        view.spaces.iter().map(|space| self.space_text(state, space, name)).collect()
    }

    /// A space, what lies or is done there, and who is there.
    fn space_text(self, state: &State, view: &SpaceView, name: &dyn Fn(Seat) -> String) -> String {
        let space = ("space", view.space.word().into());
        let does = ("does", self.space_does(view.space, state.layout(), state.has_cards()).into());
        let what = match view.accumulates {
            None => self.say_with("text-space", [space, does]),
            Some(_) if view.goods == 0 => self.say_with("text-space-empty", [space, does]),
            Some(good) => {
                self.say_with("text-space-goods", [space, does, ("goods", self.goods(view.goods, good).into())])
            }
        };
        let who = match view.person {
            Some(seat) => self.say_with("text-space-who", [("name", name(seat).into())]),
            None if view.free => self.plain("text-space-free"),
            None => self.plain("text-space-blocked"),
        };
        format!("{what} {who}")
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
