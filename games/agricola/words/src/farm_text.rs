//! A player's farm and cards as text.

use agricola::cells::CellSet;
use agricola::edition::Edition;
use agricola::pieces::{Animal, Card, Good, Herd, Major};
use agricola::view::{FarmSpaceView, FarmView, PastureView, PlayerView, View};
use table::by::Key;

use crate::Phrases;
use crate::pieces::at;

impl Phrases {
    /// A farm, line by line: supply, animals, house and people, land, what is left to build, what is to come and due.
    pub fn farm_text(self, view: &View, player: &PlayerView, edition: &Edition) -> Vec<String> {
        let herd = Herd::from_fn(|animal: Animal| player.goods[animal.good()]);
        let mut supply = player.goods;
        Animal::ALL.iter().for_each(|animal| supply[animal.good()] = 0);
        let mut lines = vec![self.say_with("text-goods", [("goods", self.bundle(&supply).into())])];
        lines.push(if agricola::animals::total(&herd) == 0 {
            self.plain("text-no-animals")
        } else {
            self.say_with("text-animals", [("animals", self.herd(&herd).into())])
        });
        lines.extend(self.people_text(player));
        lines.extend(self.land_text(&player.farm));
        let fences = ("fences", self.counted("fences-of", player.farm.fences_left).into());
        let stables = ("stables", self.counted("stables-of", player.farm.stables_left).into());
        let people = ("people", self.counted("people-of", player.people_left).into());
        lines.push(self.say_with("text-reserve", [fences, stables, people]));
        if player.begging > 0 {
            let points = player.begging.saturating_mul(edition.points.begging);
            lines.push(self.say_with("text-begging", [("count", player.begging.into()), ("points", points.into())]));
        }
        lines.extend(self.coming_text(player));
        lines.extend(self.due_text(view, player));
        lines
    }

    fn people_text(self, player: &PlayerView) -> Vec<String> {
        let rooms = player.farm.spaces.iter().filter(|space| space.tile == Some("room"));
        let rooms: CellSet = rooms.map(|space| space.at).collect();
        let house = ("house", player.farm.house.word().into());
        let cells = ("cells", self.cells(rooms).into());
        let mut lines = vec![self.say_with("text-house", [("count", rooms.len().into()), house, cells])];
        let home = ("home", player.at_home.into());
        let mut people = vec![self.say_with("text-people", [("count", player.people.into()), home])];
        if !player.placed.is_empty() {
            let spaces: Vec<String> = player.placed.iter().map(|&space| self.space(space)).collect();
            people.push(self.say_with("text-people-placed", [("spaces", self.list(&spaces).into())]));
        }
        if player.newborns > 0 {
            people.push(self.counted("text-newborns", player.newborns));
        }
        lines.push(people.join(" "));
        lines
    }

    fn land_text(self, farm: &FarmView) -> Vec<String> {
        let cells = |is: &dyn Fn(&FarmSpaceView) -> bool| -> CellSet {
            farm.spaces.iter().filter(|space| is(space)).map(|space| space.at).collect()
        };
        let named = |text: &str, cells: CellSet| self.say_with(text, [("cells", self.cells(cells).into())]);
        let fields: Vec<String> = farm
            .spaces
            .iter()
            .filter(|space| space.tile == Some("field"))
            .map(|space| self.field_text(space))
            .collect();
        let mut lines = vec![if fields.is_empty() {
            self.plain("text-no-fields")
        } else {
            self.say_with("text-fields", [("parts", self.list_of_lists(fields).into())])
        }];
        if farm.pastures.is_empty() {
            lines.push(self.plain("text-no-pastures"));
        }
        lines.extend(farm.pastures.iter().map(|pasture| self.pasture_text(pasture)));
        let inside = cells(&|space| space.stable && space.fenced);
        if !inside.is_empty() {
            lines.push(named("text-stables-inside", inside));
        }
        let outside = cells(&|space| space.stable && !space.fenced);
        if !outside.is_empty() {
            lines.push(named("text-stables", outside));
        }
        lines.push(self.counted("text-pet", farm.single_places));
        let unused = cells(&|space| space.tile.is_none() && !space.stable && !space.fenced);
        lines.push(if unused.is_empty() { self.plain("text-no-unused") } else { named("text-unused", unused) });
        lines
    }

    fn field_text(self, space: &FarmSpaceView) -> String {
        let crops = match space.crop {
            Some(crop) => self.goods(space.crops, crop.good()),
            None => self.plain("text-field-empty"),
        };
        let [row, column] = at(space.at);
        self.say_with("text-field", [row, column, ("crops", crops.into())])
    }

    fn pasture_text(self, pasture: &PastureView) -> String {
        let cells = ("cells", self.cells(pasture.spaces).into());
        let (stables, capacity) = (("stables", pasture.stables.into()), ("capacity", pasture.capacity.into()));
        self.say_with("text-pasture", [cells, stables, capacity])
    }

    fn coming_text(self, player: &PlayerView) -> Option<String> {
        let parts = player.scheduled.iter().map(|coming| {
            let goods = ("goods", self.bundle(&coming.goods).into());
            self.say_with("text-scheduled-round", [("round", coming.round.into()), goods])
        });
        let parts: Vec<String> = parts.collect();
        (!parts.is_empty()).then(|| self.say_with("text-scheduled", [("parts", self.list_of_lists(parts).into())]))
    }

    /// While a family is fed, the question says it better.
    fn due_text(self, view: &View, player: &PlayerView) -> Option<String> {
        let round = view.next_harvest.filter(|_| matches!(view.phase, "setup" | "round" | "work"))?;
        let (due, food) = (("due", player.food_due.into()), ("food", player.goods[Good::Food].into()));
        Some(self.say_with("text-due", [("round", round.into()), due, food]))
    }

    /// What lies before a player, and the hand as far as the viewer knows it.
    pub fn cards_text(self, view: &View, player: &PlayerView, edition: &Edition) -> Vec<String> {
        let mut lines = vec![if player.majors.is_empty() {
            self.plain("text-no-improvements")
        } else {
            let majors: Vec<String> = player.majors.iter().map(|&major| self.major(major)).collect();
            self.say_with("text-own-majors", [("majors", self.list(&majors).into())])
        }];
        lines.extend(player.majors.iter().map(|&major| self.major_text(major, edition)));
        let rates = player.conversions.iter().map(|conversion| (conversion.good, conversion.food));
        lines.push(self.say_with("text-conversions", [("rates", self.rates(rates).into())]));
        let in_hand = player.hand_occupations > 0 || player.hand_minors > 0;
        if player.cards.is_empty() {
            if in_hand {
                lines.push(self.plain("text-nothing-in-front"));
            }
        } else {
            let cards: Vec<String> = player.cards.iter().map(|&card| self.card_in_front(card, edition)).collect();
            lines.push(self.say_with("text-in-front", [("cards", self.list(&cards).into())]));
        }
        if in_hand {
            let occupations = ("occupations", self.counted("occupations-of", player.hand_occupations).into());
            let minors = ("minors", self.counted("minors-of", player.hand_minors).into());
            lines.push(self.say_with("text-hand", [occupations, minors]));
        } else if !player.cards.is_empty() {
            lines.push(self.plain("text-hand-empty"));
        }
        if view.viewer.knows(player.seat) {
            lines.extend(player.hand.iter().map(|&card| self.card_text(card, edition)));
        } else if !player.hand.is_empty() {
            let cards: Vec<String> = player.hand.iter().map(|&card| self.card(card)).collect();
            lines.push(self.say_with("text-hand-shown", [("cards", self.list(&cards).into())]));
        }
        lines
    }

    /// A major with its cost, points and what it does.
    pub(crate) fn major_text(self, major: Major, edition: &Edition) -> String {
        let facts = ("facts", self.major_facts(major, edition).into());
        let does = ("does", self.major_does(major, edition).into());
        self.say_with("text-major", [("major", major.word().into()), facts, does])
    }

    fn card_in_front(self, card: Card, edition: &Edition) -> String {
        match edition.cards[card].points {
            0 => self.card(card),
            points => words::minus(
                self.say_with("text-card-points", [("title", self.card(card).into()), ("points", points.into())]),
            ),
        }
    }
}
