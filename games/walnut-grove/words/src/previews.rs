//! What something would cost or change, before it is done.

use walnut_grove::Action;
use walnut_grove::outlook::{Harvest, Placement};
use walnut_grove::pieces::{ByGood, Good};
use walnut_grove::view::WinterForecast;

use crate::Phrases;

impl Phrases {
    /// What a way through town costs: "costs 2 fish and 1 toll".
    pub fn way(self, tolls: u8, cost: &ByGood<u8>) -> String {
        let mut parts = self.bundle_parts(cost);
        if tolls > 0 {
            parts.push(self.say_with("tolls", [("count", tolls.into())]));
        }
        if parts.is_empty() {
            return self.plain("way-free");
        }
        self.say_with("way", [("things", self.list(&parts).into())])
    }

    /// A land area grows.
    fn area_grows(self, good: Good, from: u8, to: u8) -> String {
        self.say_with("area-grows", [("good", good.word().into()), ("from", from.into()), ("to", to.into())])
    }

    /// Land areas become one.
    fn areas_join(self, good: Good, to: u8) -> String {
        self.say_with("areas-join", [("good", good.word().into()), ("to", to.into())])
    }

    /// More storage squares.
    fn squares_gain(self, count: u8) -> String {
        self.say_with("squares-gain", [("count", count.into())])
    }

    /// Fenced areas are closed.
    fn fence_closed(self, count: u8) -> String {
        self.say_with("fence-closed", [("count", count.into())])
    }

    /// Fenced areas are lost.
    fn fence_opened(self, count: u8) -> String {
        self.say_with("fence-opened", [("count", count.into())])
    }

    /// No area grows, no fence closes.
    fn nothing_changes(self) -> String {
        self.plain("nothing-changes")
    }

    /// What laying a tile like this changes.
    pub fn changes(self, laid: &Placement) -> String {
        let mut parts: Vec<String> = Vec::new();
        for grown in &laid.areas {
            match grown.from.as_slice() {
                [] => {}
                [one] => parts.push(self.area_grows(grown.good, *one, grown.size)),
                _ => parts.push(self.areas_join(grown.good, grown.size)),
            }
            if !grown.from.is_empty() && grown.gained > 0 {
                parts.push(self.squares_gain(grown.gained));
            }
        }
        let (before, after) = laid.fenced;
        if after > before {
            parts.push(self.fence_closed(after - before));
        }
        if before > after {
            parts.push(self.fence_opened(before - after));
        }
        if parts.is_empty() { self.nothing_changes() } else { parts.join(" ") }
    }

    /// W5.3, W5.4: where a harvest goes, and what of it finds no room: "1 on the land, 1 to the barn, 2 too many for
    /// the barn".
    pub fn harvest_goes(self, harvest: &Harvest) -> String {
        let Harvest { kept, to_barn, lost, .. } = *harvest;
        if lost == 0 {
            return self.say_with("harvest-goes", [("stored", kept.into()), ("barn", to_barn.into())]);
        }
        let parts = [("harvest-land", kept), ("harvest-barn", to_barn), ("harvest-over", lost)];
        let parts = parts.into_iter().filter(|(_, count)| *count > 0);
        parts.map(|(part, count)| self.say_with(part, [("count", count.into())])).collect::<Vec<_>>().join(", ")
    }

    /// What answers pay together: "2 grain, 1 coin and 1 help tile".
    pub fn payment(self, actions: &[Action]) -> String {
        let mut goods = ByGood::<u8>::default();
        let (mut coins, mut help) = (0u8, 0u8);
        for action in actions {
            match action {
                Action::Pay(source) => goods[source.good()] += 1,
                Action::PayCoin => coins += 1,
                _ => help += 1,
            }
        }
        let mut parts = self.bundle_parts(&goods);
        if coins > 0 {
            parts.push(self.coins(coins));
        }
        if help > 0 {
            parts.push(self.help_tiles(help));
        }
        self.list(&parts)
    }

    /// W7: what the coming winter costs, and what is short of it if nothing changes.
    pub fn forecast(self, due: &ByGood<u8>, winter: &WinterForecast) -> String {
        if due.total() == 0 {
            return self.plain("forecast-nothing");
        }
        let due = ("due", self.bundle(due).into());
        if winter.short.total() == 0 {
            return self.say_with("forecast-enough", [due]);
        }
        let what = ("short", self.bundle(&winter.short).into());
        let coins = winter.coins;
        if winter.help == 0 {
            return self.say_with("forecast-coins", [due, what, ("count", coins.into())]);
        }
        let (help, points) = (("help", winter.help.into()), ("points", winter.points_lost().into()));
        self.say_with("forecast-help", [due, what, ("coins", coins.into()), help, points])
    }
}
