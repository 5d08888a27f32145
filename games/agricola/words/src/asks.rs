//! What a seat is asked.

use agricola::State;
use agricola::pieces::Good;
use agricola::player::Player;
use agricola::view::AskView;
use table::Seat;
use words::Ask;

use crate::Phrases;
use crate::pieces::at;

impl Phrases {
    /// What a seat is asked now. The help leaves out what is not possible in this game or for this seat.
    pub(crate) fn ask_now(self, state: &State, seat: Seat) -> Option<Ask> {
        let asks = agricola::view::ask(state, seat)?;
        let player = state.player(seat)?;
        let mut ask = self.ask(&asks);
        if let AskView::FenceFrom { .. } = asks {
            let wood = ("wood", self.goods(player.goods[Good::Wood], Good::Wood).into());
            ask.title = self.say_with("ask-fence-from-have", [wood, ("count", player.farm.fences_left().into())]);
        }
        if let Some(help) = shorter_help(state, player, &asks) {
            ask.help = self.plain(help);
        }
        Some(ask)
    }

    /// What a decision asks.
    pub fn ask(self, asks: &AskView) -> Ask {
        match asks {
            AskView::Place => self.plain_ask("ask-place", "A3.6"),
            AskView::Rooms => self.plain_ask("ask-rooms", "A5.2"),
            AskView::Stables => self.plain_ask("ask-stables", "A5.7"),
            AskView::OneStable => self.plain_ask("ask-one-stable", "A4.40"),
            AskView::Plow { .. } => self.plain_ask("ask-plow", "A7.1"),
            AskView::SowGrain => self.plain_ask("ask-sow-grain", "A7.3"),
            AskView::SowVegetables => self.plain_ask("ask-sow-vegetables", "A7.3"),
            AskView::Bake { .. } => self.plain_ask("ask-bake", "A9.7"),
            AskView::Improvement { major: true, .. } => self.plain_ask("ask-improvement-major", "A9.1"),
            AskView::Improvement { major: false, .. } => self.plain_ask("ask-improvement-minor", "A9.2"),
            AskView::Occupation { food } => self.counted_ask("ask-occupation", *food, "A11.3"),
            AskView::PayHearth { major } => {
                let title = self.say_with("ask-pay-hearth", [("major", major.word().into())]);
                self.titled_ask(title, "ask-pay-hearth", "A9.5")
            }
            AskView::FenceFrom { .. } => self.plain_ask("ask-fence-from", "A8.6"),
            AskView::FenceSpaces { first } => {
                self.titled_ask(self.say_with("ask-fence-spaces", at(*first)), "ask-fence-spaces", "A8.7")
            }
            AskView::FenceShape { first, spaces } => {
                let [row, column] = at(*first);
                let title = self.say_with("ask-fence-shape", [row, column, ("count", (*spaces).into())]);
                self.titled_ask(title, "ask-fence-shape", "A8.5")
            }
            AskView::TakeOne { space } => {
                let title = self.say_with("ask-take-one", [("space", space.word().into())]);
                self.titled_ask(title, "ask-take-one", "A4.36")
            }
            AskView::AnimalMarket => self.plain_ask("ask-animal-market", "V2.3"),
            AskView::PayFood { due } => self.counted_ask("ask-pay-food", *due, "A9.9"),
            AskView::Keep => self.plain_ask("ask-keep", "A8.13"),
            AskView::KeepYoung => self.plain_ask("ask-keep-young", "A10.9"),
            AskView::Feed { due, begging } => {
                let title = self.say_with("ask-feed", [("due", (*due).into()), ("begging", (*begging).into())]);
                self.titled_ask(title, "ask-feed", "A10.3")
            }
        }
    }

    fn plain_ask(self, name: &str, rule: &'static str) -> Ask {
        self.titled_ask(self.plain(name), name, rule)
    }

    fn counted_ask(self, name: &str, count: u8, rule: &'static str) -> Ask {
        self.titled_ask(self.counted(name, count), name, rule)
    }

    fn titled_ask(self, title: String, name: &str, rule: &'static str) -> Ask {
        Ask { title, help: self.plain(&format!("{name}-help")), rule }
    }
}

/// The help without what cannot happen here.
fn shorter_help(state: &State, player: &Player, asks: &AskView) -> Option<&'static str> {
    let cooks = || player.majors.iter().any(|major| state.edition().majors[major].cook.values().any(|&food| food > 0));
    match asks {
        AskView::Place if state.is_solo() => Some("ask-place-solo-help"),
        AskView::OneStable if player.most_baked(state.edition()) == 0 => Some("ask-one-stable-only-help"),
        AskView::SowGrain if player.goods[Good::Vegetable] == 0 => Some("ask-sow-grain-only-help"),
        AskView::Improvement { major: true, .. } if !state.has_cards() => Some("ask-improvement-major-only-help"),
        AskView::Keep if !cooks() => Some("ask-keep-only-help"),
        AskView::Feed { .. } if !cooks() => Some("ask-feed-only-help"),
        _ => None,
    }
}
