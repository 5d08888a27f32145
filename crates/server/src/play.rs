//! The game at a table. The only file of the server that knows which game is played; all others speak of seats,
//! decisions and lines of notation.

use std::sync::LazyLock;

use bots::analysis::{Opinion, consider};
use bots::protocol::Message;
use bots::{Bot, Level, Player};
use phrases::Phrases;
use serde_json::{Value, json};
use table::{
    Actor, Deal, Dealer, Decision, DecisionId, Game, Line, Outcome, Passage, Record, Refused, Seat, Secret, Story,
    UnsoundError, Viewer,
};
use walnut_grove::referee::Referee;
use walnut_grove::{Action, Edition, Event, Setup, State, View};
use walnut_grove_bots::WalnutGrove;
use web::table::Scene;

/// A game that is played: the rules' state, and the secret that it is dealt from.
#[derive(Clone, Debug)]
pub struct Play {
    table: Story<State>,
    start: State,
    secret: Secret,
}

/// Why the rules of the game refuse something.
pub use walnut_grove::{Illegal, Season};

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The decision is not open any more.
    Stale,
    /// The rules do not allow it, for this reason.
    Illegal(Illegal),
    /// It is no answer at all, for this reason.
    Unreadable(String),
}

/// A decision for a bot: all it may know.
#[derive(Clone, Debug)]
pub struct Question {
    /// Which one.
    pub id: String,
    question: bots::Question<'static, State>,
    when: table::When,
}

/// A game from its beginning to its end, and one moment of it.
#[derive(Clone, Debug)]
pub struct Journey {
    /// The game at that moment.
    pub then: Play,
    /// What each line of the record did.
    pub lines: Vec<Passed>,
}

/// A line of a record, played.
#[derive(Clone, Debug)]
pub struct Passed {
    /// Whose it is; nobody's when something was dealt.
    pub seat: Option<Seat>,
    /// What was answered, unless that is hidden or something was taken back.
    pub action: Option<Action>,
    /// Whether something was taken back.
    pub undo: bool,
    /// What happened, as the viewer may see it.
    pub events: Vec<Event>,
    /// Year and season after it.
    pub when: (u8, Season),
}

/// The games, and the versions of their rules, that this program can play. New games are played under the first.
pub fn playable() -> &'static [(&'static str, u32)] {
    static PLAYABLE: LazyLock<Vec<(&'static str, u32)>> =
        LazyLock::new(|| (1..=State::RULES).rev().map(|rules| (State::NAME, rules)).collect());
    &PLAYABLE
}

/// An edition that tables can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// What people call it.
    pub name: String,
    /// Its name and the digest of its data, as in records.
    pub title: String,
    /// The file.
    pub text: String,
}

impl Offered {
    /// The edition that comes with the program.
    pub fn own() -> Offered {
        let edition = Edition::reconstructed();
        Offered { name: edition.name.clone(), title: edition.title(), text: Edition::TEXT.to_owned() }
    }

    /// An edition from a file's text.
    pub fn read(text: &str) -> Result<Offered, String> {
        let edition = edition_of(text)?;
        Ok(Offered { name: edition.name.clone(), title: edition.title(), text: text.to_owned() })
    }

    /// Whether a record that names its edition like this was played with this one.
    pub fn is_titled(&self, title: &str) -> bool {
        edition_of(&self.text).is_ok_and(|edition| edition.is_titled(title))
    }
}

/// An edition as the database holds it: a title, which ends with the digest of the data, and the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Titled {
    /// Its name and the digest of its data.
    pub title: String,
    /// The file.
    pub text: String,
}

impl Titled {
    /// The edition, unless the text is not the one that the title names: no game goes on with other data.
    fn read(&self) -> Result<&'static Edition, String> {
        let edition = edition_of(&self.text)?;
        if edition.is_titled(&self.title) {
            return Ok(edition);
        }
        Err(format!("the text of the edition «{}» is that of «{}»", self.title, edition.title()))
    }
}

fn edition_of(text: &str) -> Result<&'static Edition, String> {
    <Setup as table::Setup>::with_edition(text).map(|setup| setup.edition())
}

/// A recorded game, played to its end.
fn told(record: &Record, start: State) -> Result<Story<State>, String> {
    let mut table = Story::new(start);
    record.lines.iter().try_for_each(|line| table.play(line).map(drop))?;
    Ok(table)
}

impl Play {
    /// A game that has not begun, with the edition of this title.
    pub fn new(edition: &Titled, seats: u8, secret: Secret, first: Option<Seat>, rules: u32) -> Result<Play, String> {
        let setup = Setup::new(edition.read()?).with_first(first);
        let start = State::begin(&setup, seats, rules).map_err(|error| error.to_string())?;
        Ok(Play { table: Story::new(start), start, secret })
    }

    /// Plays a line of the log.
    pub fn replay(&mut self, line: &str) -> Result<(), String> {
        let line: Line = line.parse().map_err(|error: table::RecordError| error.to_string())?;
        self.table.play(&line).map(drop)
    }

    /// Deals what is to be dealt next, and says which line that is; `None` when a seat is asked or the game is over.
    pub fn deal(&mut self) -> Option<String> {
        let action = self.secret.deal(self.table.state())?;
        let asked = self.asked(Actor::Nature)?;
        let line = self.line(Actor::Nature, action);
        self.table.act(asked.id, action).ok().map(|_| line)
    }

    /// Whether both games are at the same point.
    pub fn is_where(&self, other: &Play) -> bool {
        self.state() == other.state()
    }

    /// Answers a decision of a seat, and says which line that is. `decision` may be missing for the later ones of
    /// several answers in a row.
    pub fn act(&mut self, seat: Seat, decision: Option<&str>, action: &str) -> Result<String, Refusal> {
        let asked = self.asked(Actor::Seat(seat)).ok_or(Refusal::Stale)?;
        if decision.is_some_and(|named| named != asked.id.to_string()) {
            return Err(Refusal::Stale);
        }
        let meant = self.state().read(action).map_err(|error| Refusal::Unreadable(error.to_string()))?;
        let line = self.line(Actor::Seat(seat), meant);
        self.answer(asked.id, meant)?;
        Ok(line)
    }

    fn answer(&mut self, id: DecisionId, action: Action) -> Result<(), Refusal> {
        self.table.act(id, action).map_err(|refused| match refused {
            Refused::Illegal(why) => Refusal::Illegal(why),
            Refused::Stale(_) | Refused::NothingToUndo(_) => Refusal::Stale,
        })
    }

    /// Takes the seat's last answer back, and says which line that is.
    pub fn undo(&mut self, seat: Seat) -> Result<String, String> {
        self.table.undo(seat).map_err(|refused| refused.to_string())?;
        Ok(format!("{seat} undo"))
    }

    /// Whether the seat may take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.table.table().can_undo(seat)
    }

    fn line(&self, actor: Actor, action: Action) -> String {
        format!("{actor} {}: {}", self.state().scene(), self.state().write(action))
    }

    fn state(&self) -> &State {
        self.table.state()
    }

    fn asked(&self, actor: Actor) -> Option<Decision> {
        self.state().open().find(|decision| decision.actor == actor)
    }

    /// The seats that are asked something.
    pub fn waits_for(&self) -> Vec<Seat> {
        let seats = self.state().open().filter_map(|decision| match decision.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        });
        seats.collect()
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    /// The stretch of play within which answers can be taken back.
    pub fn turn(&self) -> u32 {
        self.state().turn().0
    }

    /// Year and season, for lists.
    pub fn when(&self) -> (u8, Season) {
        (self.state().year(), self.state().season())
    }

    /// The table as a viewer may see it, with the viewer's legal actions.
    pub fn view(&self, viewer: Viewer) -> Value {
        let Viewer::Seat(seat) = viewer else { return json!({"view": self.state().view(viewer)}) };
        let mut legal = Vec::new();
        self.state().legal(Actor::Seat(seat), &mut legal);
        let legal: Vec<String> = legal.iter().map(|&action| self.state().write(action)).collect();
        json!({
            "view": self.state().view(viewer),
            "decision": self.asked(Actor::Seat(seat)).map(|asked| asked.id),
            "legal": legal,
            "can_undo": self.can_undo(seat),
        })
    }

    /// The same game before its first line.
    fn afresh(&self) -> Play {
        Play { table: Story::new(self.start), start: self.start, secret: self.secret }
    }

    /// The same game after so many lines of its record.
    pub fn at(&self, lines: &[&str], count: usize) -> Result<Play, String> {
        let mut then = self.afresh();
        lines.iter().take(count).try_for_each(|line| then.replay(line))?;
        Ok(then)
    }

    /// A recorded game, checked line by line, with the referee's eyes; or what is wrong with it.
    pub fn verified(record: &Record, edition: &Titled) -> Result<Play, String> {
        let setup = Setup::new(edition.read()?);
        let unsound = |unsound: UnsoundError| unsound.to_string();
        record.verify::<State, Referee>(&setup).map_err(unsound)?;
        let start = record.start(&setup).map_err(unsound)?;
        let table = told(record, start)?;
        let deal = record.header.deal.as_ref();
        let secret = deal.and_then(|deal| deal.secret).unwrap_or_else(|| Secret::new([0; 32]));
        Ok(Play { table, start, secret })
    }

    /// A recorded game that was checked before.
    pub fn recorded(record: &Record, edition: &Titled) -> Result<Play, String> {
        let setup = Setup::new(edition.read()?);
        let start = record.start(&setup).map_err(|unsound| unsound.to_string())?;
        let table = told(record, start)?;
        Ok(Play { table, start, secret: Secret::new([0; 32]) })
    }

    /// Walks through a record, and stops to look after so many lines of it.
    pub fn journey(&self, lines: &[&str], count: usize, viewer: Viewer) -> Result<Journey, String> {
        let mut then = self.afresh();
        let mut moment = (count == 0).then(|| then.clone());
        let mut passed = Vec::with_capacity(lines.len());
        for (number, text) in (1..).zip(lines) {
            let line: Line = text.parse().map_err(|error: table::RecordError| error.to_string())?;
            let seat = match line.actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Nature => None,
            };
            let action = line.action().and_then(|text| then.state().read(text).ok());
            let action = action.filter(|&action| !then.state().hides(action, viewer));
            let events = then.table.play(&line)?;
            let events = events.iter().map(|event| State::veil(event, viewer)).collect();
            passed.push(Passed { seat, action, undo: line.action().is_none(), events, when: then.when() });
            if number == count {
                moment = Some(then.clone());
            }
        }
        Ok(Journey { then: moment.unwrap_or(then), lines: passed })
    }

    /// The game as a page shows it to a viewer who looks back: nothing is asked.
    pub fn past(&self, viewer: Viewer) -> Scene {
        let state = self.state();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let (view, edition) = (state.view(viewer), state.edition());
        Scene { view, edition, seat, decision: None, outlook: None, can_undo: false }
    }

    /// An answer in words, as the label of its button.
    pub fn action_label(&self, action: Action, phrases: Phrases) -> String {
        phrases.action(action, self.state().edition())
    }

    /// Where an answer leads to in town, if it does.
    pub fn destination(&self, action: &str, phrases: Phrases) -> Option<String> {
        let Action::Move(place) = self.state().read(action).ok()? else { return None };
        self.state().edition().house(place).map(|house| phrases.house(&house.name))
    }

    /// The game as a page shows it to a viewer.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let state = self.state();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        Scene {
            view: state.view(viewer),
            edition: state.edition(),
            seat,
            decision: seat.and_then(|seat| self.asked(Actor::Seat(seat))).map(|asked| asked.id.to_string()),
            outlook: seat.map(|seat| state.outlook(seat)),
            can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
        }
    }

    /// What happened this year and the year before, as a viewer may see it.
    pub fn recent(&self, viewer: Viewer) -> Vec<Passage<Event>> {
        let viewer = if self.outcome().is_some() { Viewer::Omniscient } else { viewer };
        self.table.since(self.state().year().saturating_sub(1), viewer)
    }

    /// The answers that pick these things, in the order in which the game asks.
    pub fn arrange(&self, seat: Seat, picked: &[&str]) -> Result<Vec<String>, Illegal> {
        let state = self.state();
        let picked: Result<Vec<Action>, Illegal> =
            picked.iter().map(|text| state.read(text).map_err(|_| Illegal::NotAsked)).collect();
        let arranged = state.arrange(seat, &picked?)?;
        Ok(arranged.into_iter().map(|action| state.write(action)).collect())
    }

    /// When several things are picked: what is asked after these answers, as long as it is still about the same choice.
    pub fn next_pick(&self, seat: Seat, answers: &[String]) -> Option<Question> {
        let asked = |play: &Play| play.state().asked(seat).map(|ask| std::mem::discriminant(&ask));
        self.state().outlook(seat).picks.filter(|picks| picks.count > 1)?;
        let mut then = self.clone();
        for answer in answers {
            then.act(seat, None, answer).ok()?;
        }
        then.question(seat).filter(|_| asked(&then) == asked(self) && then.turn() == self.turn())
    }

    /// The same answers with those that the game gives by itself, because nothing else is left to pick.
    pub fn all_picks(&self, seat: Seat, answers: &[String]) -> Vec<String> {
        let mut all = answers.to_vec();
        let Some(picks) = self.state().outlook(seat).picks.filter(|picks| picks.exactly) else { return all };
        let things = picks.things.iter().flat_map(|(thing, most)| std::iter::repeat_n(thing, usize::from(*most)));
        let things: Vec<String> = things.map(|&thing| self.state().write(thing)).collect();
        // Of the thing that was picked last there may be more.
        let next = all.last().map_or(0, |last| {
            let first = things.iter().position(|thing| thing == last).unwrap_or(0);
            first + all.iter().filter(|answer| *answer == last).count()
        });
        let rest = things.into_iter().skip(next);
        let missing = usize::from(picks.count).saturating_sub(all.len());
        all.extend(rest.take(missing));
        all
    }

    /// An action in words.
    pub fn label(&self, action: &str, phrases: Phrases) -> Option<String> {
        Some(phrases.action(self.state().read(action).ok()?, self.state().edition()))
    }

    /// A line of the log as a viewer may see it.
    pub fn shown(&self, line: &str, viewer: Viewer) -> String {
        let viewer = if self.outcome().is_some() { Viewer::Omniscient } else { viewer };
        let Ok(parsed) = line.parse::<Line>() else { return String::new() };
        let Some(text) = parsed.action() else { return line.to_owned() };
        let Ok(action) = self.state().read(text) else { return String::new() };
        let shown = self.state().shown(action, viewer);
        match line.split_once(": ") {
            Some((before, _)) => format!("{before}: {shown}"),
            None => shown,
        }
    }

    /// What a seat is asked, for a bot that decides in its place.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let id = self.asked(Actor::Seat(seat))?.id.to_string();
        let question = bots::Question::of(self.state(), seat)?;
        Some(Question { id, question, when: self.state().when() })
    }

    /// The message of the bot protocol that asks a seat its decision, or says that the game is over.
    pub fn message(&self, seat: Seat, deadline: std::time::Duration) -> Option<Value> {
        if let Some(outcome) = self.outcome() {
            return serde_json::to_value(Message::<View>::over(&outcome)).ok();
        }
        let id = self.asked(Actor::Seat(seat))?.id;
        let question = self.question(seat)?;
        serde_json::to_value(Message::decide(id, &question.question, deadline)).ok()
    }

    /// The record, in which draws can be checked once the game is over.
    pub fn record(&self, names: Vec<String>, date: String) -> Result<String, String> {
        let mut record = Record::of(self.table.table(), names, Some(date)).map_err(|error| error.to_string())?;
        let secret = self.outcome().map(|_| self.secret);
        record.header.deal = Some(Deal { commitment: self.secret.commitment(), secret });
        Ok(record.to_string())
    }

    /// What was decided by seats, for an analysis: the place in the record, and the question and the answer.
    pub fn decisions(&self, lines: &[&str]) -> Result<Vec<(usize, Question, String)>, String> {
        let mut found: Vec<(usize, Question, String)> = Vec::new();
        let mut then = self.afresh();
        for (at, text) in lines.iter().enumerate() {
            let line: Line = text.parse().map_err(|error: table::RecordError| error.to_string())?;
            if let Actor::Seat(seat) = line.actor {
                match (line.action(), then.question(seat)) {
                    (Some(action), Some(question)) => found.push((at, question, action.to_owned())),
                    (None, _) => {
                        if let Some(last) = found.iter().rposition(|(_, question, _)| question.question.seat() == seat)
                        {
                            found.remove(last);
                        }
                    }
                    (Some(_), None) => {}
                }
            }
            then.replay(text)?;
        }
        Ok(found)
    }
}

impl Question {
    /// The answer of a bot, in notation.
    pub fn answer(&self, level: Level, seed: u64) -> Option<String> {
        let action = Bot::from(level).player::<WalnutGrove>().choose(&self.question, &mut Dealer::new(seed, 0))?;
        Some(self.question.write(action))
    }

    /// What a bot thinks of it: what to expect, the best actions, and what an answer that was given gave away.
    pub fn opinion(&self, bot: &Bot, answered: Option<&str>, seed: u64) -> Option<Value> {
        let question = &self.question;
        let find = |text| question.legal().iter().copied().find(|&action| question.write(action) == text);
        let played = answered.and_then(find);
        let opinion: Opinion<Action> = consider::<WalnutGrove>(bot, question, played, &mut Dealer::new(seed, 0))?;
        let actions: Vec<Value> = opinion
            .actions
            .iter()
            .map(|rated| json!({"action": question.write(rated.action), "points": rated.points}))
            .collect();
        Some(json!({
            "decision": self.id,
            "seat": question.seat(),
            "year": self.when.part,
            "season": self.when.scene,
            "seats": opinion.seats,
            "actions": actions,
            "played": answered,
            "loss": played.and_then(|played| opinion.loss(played)),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_goes_on_under_its_rules_and_with_its_edition() {
        let started = |title: String, rules| {
            let table = Titled { title, text: Edition::TEXT.to_owned() };
            Play::new(&table, 2, Secret::new([7; 32]), None, rules).map(|play| play.state().rules())
        };
        assert_eq!(started("reconstructed 7ac0cd2a162bf065".to_owned(), 1), Ok(1));
        assert_eq!(started(Offered::own().title, State::RULES), Ok(State::RULES));
        assert!(started(Offered::own().title, State::RULES + 1).unwrap_err().contains("this program knows rules 1 to"));
        assert!(started("reconstructed 225ac9d0c6fba13d".to_owned(), 1).unwrap_err().contains("is that of"));
    }

    /// A hint at the Post Office once named one stone where two are taken.
    #[test]
    fn all_picks_name_a_thing_as_often_as_it_is_picked() {
        let Offered { title, text, .. } = Offered::own();
        let own = Titled { title, text };
        let mut play = Play::new(&own, 1, Secret::new([7; 32]), None, State::RULES).unwrap();
        while play.deal().is_some() {}
        let seat = Seat::default();
        while play.state().outlook(seat).legal.iter().all(|choice| !matches!(choice.action, Action::Take(_))) {
            let legal = play.state().outlook(seat).legal;
            let office = legal.iter().find(|choice| play.state().write(choice.action) == "move post_office");
            let action = play.state().write(office.or(legal.first()).unwrap().action);
            play.act(seat, None, &action).unwrap();
            while play.deal().is_some() {}
        }
        let stone = "take stone".to_owned();
        assert_eq!(play.all_picks(seat, std::slice::from_ref(&stone)), [stone.clone(), stone]);
        let (grain, wood) = ("take grain".to_owned(), "take wood".to_owned());
        assert_eq!(play.all_picks(seat, &[grain.clone(), wood.clone()]), [grain, wood]);
    }
}
