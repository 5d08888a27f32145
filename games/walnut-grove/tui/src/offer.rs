//! What a person may answer, line by line, and what each answer would lead to.

use table::{Game, Picks, Seat, Viewer};
use tui::plain::{Choice, Means, Offer, how_to_pick};
use walnut_grove::outlook::{Outlook, Way};
use walnut_grove::tile::Rotation;
use walnut_grove::view::AskView;
use walnut_grove::{Action, State};
use walnut_grove_words::Phrases;

/// What `seat` may answer now.
pub fn offer(state: &State, seat: Seat, phrases: Phrases) -> Offer<State> {
    let view = state.view(Viewer::Seat(seat));
    let asks = view.players.get(seat.index()).and_then(|player| player.pending.first());
    let Some(asks) = asks else { return Offer::of(state, seat, phrases) };
    let outlook = state.outlook(seat);
    let maker = Maker { state, asks, phrases, outlook: &outlook };
    let offer = match (asks, &outlook.picks) {
        (AskView::Keep { .. }, _) => maker.keep(),
        (AskView::Place { tile }, _) => maker.places(*tile),
        (AskView::Move, _) => maker.ways(),
        (_, Some(picks)) => maker.picks(picks),
        _ => maker.payments(),
    };
    Offer { refused: maker.refused(), ..offer }
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

    fn choice(&self, action: Action) -> Choice<State> {
        Choice::answer(self.label(action), action)
    }

    /// The legal answers for which this holds.
    fn legal(&self, wanted: impl Fn(Action) -> bool) -> impl Iterator<Item = Action> {
        self.outlook.legal.iter().map(|choice| choice.action).filter(move |&action| wanted(action))
    }

    /// W3.1: the tiles drawn, and what they look like.
    fn keep(&self) -> Offer<State> {
        let choice = |action| match action {
            Action::Keep(tile) => {
                let number = self.state.edition().tile_number(tile);
                let face = self.phrases.tile_face(number, Rotation::R0, self.state.edition());
                Choice::answer(format!("{}. {face}", self.label(action)), action)
            }
            other => self.choice(other),
        };
        Offer::new(self.legal(|_| true).map(choice).collect())
    }

    /// W3.2: too many ways to read them all out; the places are named, and what each changes on request.
    fn places(&self, tile: u16) -> Offer<State> {
        let mut cells: Vec<String> = Vec::new();
        let mut choices = Vec::new();
        let mut changes = self.outlook.placements.iter();
        for action in self.legal(|_| true) {
            let Action::Place(_, turn, cell) = action else {
                choices.push(self.choice(action));
                continue;
            };
            let cell = cell.to_string();
            let name = format!("{cell} {}", turn.word());
            let changed = changes.next().map(|laid| self.phrases.changes(laid)).unwrap_or_default();
            let text = format!("{name}: {}. {changed}", self.label(action));
            // A place alone means the tile as it is.
            let as_it_is = Some(cell.clone()).filter(|_| turn == Rotation::R0);
            choices
                .push(Choice { names: [name].into_iter().chain(as_it_is).collect(), ..Choice::answer(text, action) });
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        let face = self.phrases.tile_face(tile, Rotation::R0, self.state.edition());
        let example = cells.first().map(|cell| format!("{cell} r1")).unwrap_or_default();
        let about = [("cells", cells.join("; ").into()), ("example", example.into())];
        let how = format!("{face}\n{}", self.phrases.words().say_with("plain-place", about));
        Offer { how: Some(how), read_out: false, ..Offer::new(choices) }
    }

    /// W6.2: the buildings one can go to, in the order in which one comes by.
    fn ways(&self) -> Offer<State> {
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
            Choice::answer(text, action)
        };
        let mut choices: Vec<Choice<State>> = open.into_iter().map(way).collect();
        choices.extend(self.legal(|action| !matches!(action, Action::Move(_))).map(|action| self.choice(action)));
        let shut = self.outlook.ways.iter().any(|way| way.refused.is_some());
        Offer { how: shut.then(|| self.phrases.words().say("plain-why-others")), ..Offer::new(choices) }
    }

    /// W6.2: why one cannot go to the other buildings.
    fn refused(&self) -> Vec<String> {
        let edition = self.state.edition();
        let shut = self.outlook.ways.iter().filter_map(|way| Some((edition.house(way.place)?, way.refused.as_ref()?)));
        shut.map(|(house, why)| format!("{}: {}", self.phrases.house(&house.name), self.phrases.refusal(why))).collect()
    }

    /// Several things at once.
    fn picks(&self, picks: &Picks<Action>) -> Offer<State> {
        let pick = |&(thing, _): &(Action, u8)| Choice::pick(self.thing(thing), thing);
        let mut choices: Vec<Choice<State>> = picks.things.iter().map(pick).collect();
        let others = self.legal(|action| matches!(action, Action::Repay | Action::Done));
        choices.extend(others.map(|action| self.choice(action)));
        Offer { how: how_to_pick(picks, self.phrases), ..Offer::new(choices) }
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
    fn payments(&self) -> Offer<State> {
        let easy = Some(&self.outlook.pay_all).filter(|easy| easy.len() > 1).map(|easy| Choice {
            text: self.phrases.words().say_with("pay-all", [("what", self.phrases.payment(easy).into())]),
            means: Means::Answers(easy.clone()),
            names: Vec::new(),
        });
        let choices = easy.into_iter().chain(self.legal(|_| true).map(|action| self.choice(action)));
        Offer::new(choices.collect())
    }
}
