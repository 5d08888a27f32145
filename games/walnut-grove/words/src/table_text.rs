//! The whole table as text, for a screen reader and a plain terminal.

use table::{Actor, Seat};
use walnut_grove::by::Key;
use walnut_grove::edition::Row;
use walnut_grove::score::ScoreCategory;
use walnut_grove::view::{AskView, DiscView, PlayerView, SpaceView};
use walnut_grove::{Season, View};
use words::{Phrasebook as _, TextSection, signed};

use crate::Phrases;
use crate::pieces::titled;

/// Year, season, disc, bags.
pub const YEAR: &str = "year";
/// The street and who stands where.
pub const TOWN: &str = "town";
/// A seat's farm.
pub const FARM: &str = "farm";
/// Points so far.
pub const POINTS: &str = "points";
/// What is asked of whom.
pub const ASKED: &str = "asked";

fn section(part: &'static str, heading: String, lines: Vec<String>) -> TextSection {
    TextSection { part, seat: None, heading, lines }
}

impl Phrases {
    /// The table as text: year and disc, town, farms, points so far, what is asked. `name` says who sits where.
    /// What tiles in hand look like, [`Phrases::hand_text`] says; the rest of what a seat needs to play is here.
    pub fn table_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        let mut sections = vec![
            section(YEAR, self.plain("text-year"), self.year_text(view, name)),
            section(TOWN, self.plain("text-town"), self.town_text(view, name)),
        ];
        for player in &view.players {
            let owner = name(player.seat);
            let heading = self.say_with("text-farm", [("name", owner.as_str().into())]);
            // In winter itself the payments that are due say it better.
            let lines = if view.season.is_before_winter() {
                self.farm_text(player, &owner)
            } else {
                self.farm_lines(player, &owner)
            };
            sections.push(TextSection { seat: Some(player.seat), ..section(FARM, heading, lines) });
        }
        if !view.players.is_empty() {
            sections.push(section(POINTS, self.plain("text-score"), self.score_text(view, name)));
        }
        let asked = self.asked_text(view, name);
        if !asked.is_empty() {
            sections.push(section(ASKED, self.plain("text-asked"), asked));
        }
        sections
    }

    fn year_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut lines =
            vec![self.say_with("text-when", [("year", view.year.into()), ("season", view.season.word().into())])];
        match &view.disc {
            Some(disc) => lines.extend(self.disc_text(disc)),
            None => lines.push(self.plain("text-no-disc")),
        }
        if !view.discs_left.is_empty() {
            lines.push(self.say_with("text-discs-left", [("discs", view.discs_left.join(", ").into())]));
        }
        if view.order.len() > 1 && view.season == Season::Fall {
            let names: Vec<String> = view.order.iter().map(|&seat| name(seat)).collect();
            lines.push(self.say_with("text-order", [("names", names.join(", ").into())]));
        }
        if let Some(seat) = view.turn {
            lines.push(self.say_with("text-turn", [("name", name(seat).into())]));
        }
        let tiles = ("tiles", view.tile_bag.len().into());
        lines.push(self.say_with("text-bags", [tiles, ("count", view.coin_bag.count.into())]));
        lines
    }

    /// A disc, a line for each season.
    pub fn disc_text(self, disc: &DiscView) -> Vec<String> {
        let face = |name: &str, face: String| self.say_with(name, [("face", face.into())]);
        vec![
            self.say_with("text-disc", [("disc", disc.name.as_str().into())]),
            face("text-disc-spring", self.disc_spring(disc)),
            face("text-disc-summer", self.disc_summer(disc)),
            face("text-disc-fall", self.disc_fall(disc)),
            face("text-disc-winter", self.disc_winter(disc)),
        ]
    }

    fn town_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut lines = vec![self.plain("text-ring")];
        lines.extend(view.town.iter().map(|space| self.space_text(space, name)));
        for &row in Row::ALL {
            let waiting: Vec<String> = view.rows[row].iter().map(|&seat| name(seat)).collect();
            if !waiting.is_empty() {
                let names = ("names", waiting.join(", ").into());
                lines.push(self.say_with("text-row-who", [("row", row.word().into()), names]));
            }
        }
        lines
    }

    /// A place of the town, and who stands there.
    fn space_text(self, space: &SpaceView, name: &dyn Fn(Seat) -> String) -> String {
        let (house, kind, spots, cost, buys, stock) = match space {
            SpaceView::Toll { toll } => return self.say_with("text-toll", [("toll", toll.word().into())]),
            SpaceView::House { name, kind, spots, cost, buys, stock } => (name, *kind, spots, cost, buys, stock),
        };
        let (house, title) = (("house", house.as_str().into()), ("title", titled(house).into()));
        let mut parts = vec![match buys {
            Some(buys) => {
                let goods: Vec<String> = buys.iter().map(|&good| self.good(good)).collect();
                self.say_with("text-house-store", [house, title, ("buys", self.list(&goods).into())])
            }
            None => self.say_with("text-house", [house, title, ("trade", kind.into())]),
        }];
        if cost.total() > 0 {
            parts.push(self.say_with("text-house-cost", [("cost", self.bundle(cost).into())]));
        }
        match stock {
            Some(stock) if stock.total() == 0 => parts.push(self.plain("text-house-empty")),
            Some(stock) => parts.push(self.say_with("text-house-stock", [("stock", self.stock(*stock).into())])),
            None => {}
        }
        let here: Vec<String> = spots.iter().flatten().map(|&seat| name(seat)).collect();
        if !here.is_empty() {
            parts.push(self.say_with("text-house-who", [("names", here.join(", ").into())]));
        }
        parts.push(match (spots.len() - here.len(), spots.len()) {
            (0, _) => self.plain("text-house-full"),
            (1, 1) => self.plain("text-house-spot"),
            (free, _) => self.say_with("text-house-spots", [("count", free.into())]),
        });
        parts.join(" ")
    }

    fn score_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let line = |player: &PlayerView| {
            let part = |(category, points): (ScoreCategory, Option<i32>)| {
                let shown = points.map_or_else(|| self.plain("points-unknown"), signed);
                self.score_line(category, &shown)
            };
            let parts: Vec<String> = player.score.lines().into_iter().map(part).collect();
            self.say_with("text-points", [("name", name(player.seat).into()), ("parts", parts.join(", ").into())])
        };
        view.players.iter().map(line).collect()
    }

    fn asked_text(self, view: &View, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut lines: Vec<String> = view.outcome.iter().map(|outcome| self.result(outcome, name)).collect();
        for open in &view.decisions {
            let ask = self.ask(&open.asks);
            let Actor::Seat(seat) = open.decision.actor else {
                lines.push(ask.help);
                continue;
            };
            let (who, title) = (("name", name(seat).into()), ("title", ask.title.into()));
            let later = self.asked_later(view, seat);
            lines.push(if later.is_empty() {
                self.say_with("text-ask", [who, title])
            } else {
                self.say_with("text-ask-then", [who, title, ("then", self.list_of_lists(&later).into())])
            });
        }
        lines
    }

    /// What a seat will be asked after the present question, if that is certain.
    fn asked_later(self, view: &View, seat: Seat) -> Vec<String> {
        let player = view.players.iter().find(|player| player.seat == seat);
        let later = player.into_iter().flat_map(|player| player.pending.iter().skip(1));
        later.filter(|asks| **asks != AskView::MayRepay).map(|asks| self.ask(asks).title).collect()
    }
}
