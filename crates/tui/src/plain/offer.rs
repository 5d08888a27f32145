//! What a person may answer, numbered, and what an answer means.

use phrases::Phrases;
use table::{Game, Seat, Unreadable};
use walnut_grove::outlook::{Outlook, Picks, Way};
use walnut_grove::tile::Rotation;
use walnut_grove::view::AskView;
use walnut_grove::{Action, State};

/// The choices of a decision.
pub(super) struct Offer {
    choices: Vec<Choice>,
    /// How to answer, where a number alone is not enough.
    how: Option<String>,
    /// Whether there are too many choices to read them all out.
    many: bool,
}

struct Choice {
    text: String,
    means: Means,
}

#[derive(Clone)]
enum Means {
    /// These answers.
    Answers(Vec<Action>),
    /// One of several things that are picked together.
    Pick(Action),
}

/// What a line of input means.
pub(super) enum Reading {
    /// These answers.
    Answers(Vec<Action>),
    /// Nothing that can be answered, for this reason.
    Unclear(String),
}

impl Offer {
    /// What `seat` may answer now.
    pub fn of(state: &State, seat: Seat, asks: &AskView, phrases: Phrases) -> Offer {
        let outlook = state.outlook(seat);
        let maker = Maker { state, asks, phrases, outlook: &outlook };
        match (asks, &outlook.picks) {
            (AskView::Keep { .. }, _) => maker.keep(),
            (AskView::Place { .. }, _) => maker.places(),
            (AskView::Move, _) => maker.ways(),
            (_, Some(picks)) => maker.picks(picks),
            _ => maker.payments(),
        }
    }

    /// The choices and how to answer, as far as they are read out unasked.
    pub fn question(&self) -> Vec<String> {
        let mut lines = if self.many { Vec::new() } else { self.list() };
        lines.extend(self.how.clone());
        lines
    }

    /// All choices with their numbers.
    pub fn list(&self) -> Vec<String> {
        (1..).zip(&self.choices).map(|(number, choice): (usize, _)| format!("{number}. {}", choice.text)).collect()
    }

    /// What a line means: numbers of choices, a place and a turn, or notation.
    pub fn read(&self, state: &State, seat: Seat, line: &str, phrases: Phrases) -> Reading {
        let words: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        if let Some(numbers) = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>()
            && !self.is_cell(line)
        {
            return self.numbered(state, seat, &numbers, phrases);
        }
        if let Some(action) = self.place_named(line) {
            return Reading::Answers(vec![action]);
        }
        let unclear = |_| Reading::Unclear(phrases.words().about("plain-not-understood", [("text", line.into())]));
        notation(state, line).map_or_else(unclear, Reading::Answers)
    }

    fn numbered(&self, state: &State, seat: Seat, numbers: &[usize], phrases: Phrases) -> Reading {
        let mut picked = Vec::new();
        for &number in numbers {
            let choice = number.checked_sub(1).and_then(|place| self.choices.get(place));
            match (choice.map(|choice| &choice.means), numbers.len()) {
                (None, _) => {
                    let about = [("number", number.into()), ("count", self.choices.len().into())];
                    return Reading::Unclear(phrases.words().about("plain-no-number", about));
                }
                (Some(Means::Answers(actions)), 1) => return Reading::Answers(actions.clone()),
                (Some(Means::Answers(_)), _) => return Reading::Unclear(phrases.words().say("plain-one-number")),
                (Some(Means::Pick(action)), _) => picked.push(*action),
            }
        }
        match state.arrange(seat, &picked) {
            Ok(answers) => Reading::Answers(answers),
            Err(illegal) => Reading::Unclear(phrases.refusal(&illegal)),
        }
    }

    /// Whether these are two numbers that name a place for a tile, not choices.
    fn is_cell(&self, line: &str) -> bool {
        self.many && line.contains(',')
    }

    /// `2,1 r1`, or `2,1` for a tile as it is.
    fn place_named(&self, line: &str) -> Option<Action> {
        let meant = if line.contains(' ') { line.to_owned() } else { format!("{line} r0") };
        self.choices.iter().find_map(|choice| match choice.means {
            Means::Answers(ref answers) => answers.iter().copied().find(|&answer| match answer {
                Action::Place(_, turn, cell) => format!("{cell} {}", turn.word()) == meant,
                _ => false,
            }),
            Means::Pick(_) => None,
        })
    }
}

/// Answers in notation, with or without the season, several with semicolons between them.
fn notation(state: &State, line: &str) -> Result<Vec<Action>, Unreadable> {
    let scene = format!("{}: ", state.scene());
    line.split(';').map(str::trim).map(|text| state.read(text.strip_prefix(&scene).unwrap_or(text))).collect()
}

/// Makes an offer from all that is known about a decision.
struct Maker<'a> {
    state: &'a State,
    asks: &'a AskView,
    phrases: Phrases,
    outlook: &'a Outlook,
}

impl Maker<'_> {
    fn label(&self, action: Action) -> String {
        self.phrases.action_for(action, self.asks, self.state.edition())
    }

    fn choice(&self, action: Action) -> Choice {
        Choice { text: self.label(action), means: Means::Answers(vec![action]) }
    }

    /// The legal answers for which this holds.
    fn legal(&self, wanted: impl Fn(Action) -> bool) -> impl Iterator<Item = Action> {
        self.outlook.legal.iter().map(|choice| choice.action).filter(move |&action| wanted(action))
    }

    /// W3.1: the tiles drawn, and what they look like.
    fn keep(&self) -> Offer {
        let choice = |action| match action {
            Action::Keep(tile) => {
                let number = self.state.edition().tile_number(tile);
                let face = self.phrases.tile_face(number, Rotation::R0, self.state.edition());
                Choice { text: format!("{}. {face}", self.label(action)), means: Means::Answers(vec![action]) }
            }
            other => self.choice(other),
        };
        Offer { choices: self.legal(|_| true).map(choice).collect(), how: None, many: false }
    }

    /// W3.2: too many ways to read them all out; the places are named, and what each changes on request.
    fn places(&self) -> Offer {
        let mut cells: Vec<String> = Vec::new();
        let mut choices = Vec::new();
        let mut changes = self.outlook.laid.iter();
        for action in self.legal(|_| true) {
            let Action::Place(_, turn, cell) = action else {
                choices.push(self.choice(action));
                continue;
            };
            let name = cell.to_string();
            let changed = changes.next().map(|laid| self.phrases.changes(laid)).unwrap_or_default();
            let text = format!("{name} {}: {}. {changed}", turn.word(), self.label(action));
            choices.push(Choice { text, means: Means::Answers(vec![action]) });
            if !cells.contains(&name) {
                cells.push(name);
            }
        }
        let AskView::Place { tile } = self.asks else { return Offer { choices, how: None, many: false } };
        let face = self.phrases.tile_face(*tile, Rotation::R0, self.state.edition());
        let example = cells.first().map(|cell| format!("{cell} r1")).unwrap_or_default();
        let about = [("cells", cells.join("; ").into()), ("example", example.into())];
        let how = format!("{face}\n{}", self.phrases.words().about("plain-place", about));
        Offer { choices, how: Some(how), many: true }
    }

    /// W6.2: the buildings one can go to, in the order in which one comes by.
    fn ways(&self) -> Offer {
        let mut open: Vec<_> = self.outlook.ways.iter().filter(|way| way.refused.is_none()).collect();
        open.sort_by_key(|way| (way.tolls, way.place));
        let way = |way: &Way| {
            let action = Action::Move(way.place);
            let does = self.state.edition().house(way.place);
            let does = does.map(|house| self.phrases.house_does(&house.name, house.trade.word())).unwrap_or_default();
            let mut text = format!("{} ({}). {does}.", self.label(action), self.phrases.way(way.tolls, &way.cost));
            if way.help > 0 {
                text.push_str(&format!(" {}", self.phrases.words().say("help-needed")));
            }
            Choice { text, means: Means::Answers(vec![action]) }
        };
        let mut choices: Vec<Choice> = open.into_iter().map(way).collect();
        choices.extend(self.legal(|action| !matches!(action, Action::Move(_))).map(|action| self.choice(action)));
        let shut = self.outlook.ways.iter().any(|way| way.refused.is_some());
        Offer { choices, how: shut.then(|| self.phrases.words().say("plain-why-others")), many: false }
    }

    /// Several things at once.
    fn picks(&self, picks: &Picks) -> Offer {
        let pick = |&(thing, _): &(Action, u8)| Choice { text: self.thing(thing), means: Means::Pick(thing) };
        let mut choices: Vec<Choice> = picks.things.iter().map(pick).collect();
        let others = self.legal(|action| matches!(action, Action::Repay | Action::Done));
        choices.extend(others.map(|action| self.choice(action)));
        let how = match (picks.exactly, picks.count) {
            (true, 1) => None,
            (true, count) => Some(self.phrases.words().about("plain-pick", [("count", count.into())])),
            (false, _) => Some(self.phrases.words().say("plain-pick-any")),
        };
        Offer { choices, how, many: false }
    }

    /// A thing to pick, and what would come of it.
    fn thing(&self, thing: Action) -> String {
        let harvest = match thing {
            Action::Work(spot) => self.outlook.harvest.iter().find(|harvest| harvest.area == spot),
            _ => None,
        };
        let Some(harvest) = harvest else { return self.label(thing) };
        let what = self.phrases.goods(harvest.made, harvest.good);
        format!("{}: {what}, {}", self.label(thing), self.phrases.harvest_goes(harvest))
    }

    /// Anything else; first, with one number, what settles all that is due.
    fn payments(&self) -> Offer {
        let easy = Some(&self.outlook.easy).filter(|easy| easy.len() > 1).map(|easy| Choice {
            text: self.phrases.words().about("pay-all", [("what", self.phrases.payment(easy).into())]),
            means: Means::Answers(easy.clone()),
        });
        let choices = easy.into_iter().chain(self.legal(|_| true).map(|action| self.choice(action)));
        Offer { choices: choices.collect(), how: None, many: false }
    }
}
