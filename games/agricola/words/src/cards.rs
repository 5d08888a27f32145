//! Improvements and hand cards: their names, and what is printed on them.

use agricola::Edition;
use agricola::edition::{CardData, Needs};
use agricola::pieces::{Card, CardKind, Good, Goods, House, Major};
use table::by::Key;
use words::minus;

use crate::Phrases;
use crate::pieces::is_nothing;

impl Phrases {
    /// "Clay Oven"
    pub fn major(self, major: Major) -> String {
        self.say_with("major", [("major", major.word().into())])
    }

    /// Cost and points of a major: "2 clay; 1 point".
    pub fn major_facts(self, major: Major, edition: &Edition) -> String {
        let data = &edition.majors[major];
        let cost = self.bundle(&data.cost);
        let cost = if major.is_hearth() { self.say_with("major-or-fireplace", [("cost", cost.into())]) } else { cost };
        self.list_of_lists(vec![cost, self.points_of(data.points)])
    }

    /// What a major does, in sentences.
    pub fn major_does(self, major: Major, edition: &Edition) -> String {
        let data = &edition.majors[major];
        let mut parts = Vec::new();
        let cooks = || Good::ALL.iter().map(|&good| (good, data.cook[good])).filter(|&(_, food)| food > 0);
        if cooks().next().is_some() {
            parts.push(self.say_with("major-cook", [("rates", self.rates(cooks()).into())]));
        }
        if let Some(bake) = data.bake {
            let food = ("food", bake.food.into());
            parts.push(match bake.most {
                Some(most) => self.say_with("major-bake-most", [food, ("most", most.into())]),
                None => self.say_with("major-bake", [food]),
            });
        }
        if matches!(major, Major::ClayOven | Major::StoneOven) {
            parts.push(self.plain("major-oven"));
        }
        if let Some((goods, rounds)) = data.schedule {
            let goods = ("goods", self.bundle(&goods).into());
            parts.push(self.say_with("major-schedule", [goods, ("rounds", rounds.into())]));
        }
        if let Some(craft) = data.craft {
            let [one, two, three] = craft.points_for;
            let steps = [("one", one.into()), ("two", two.into()), ("three", three.into())];
            let [one, two, three] = steps;
            let good = ("good", craft.good.word().into());
            parts.push(self.say_with("major-craft", [good, ("food", craft.food.into()), one, two, three]));
        }
        parts.join(" ")
    }

    /// "Shepherd’s Crook"
    pub fn card(self, card: Card) -> String {
        self.say_with("card", [("card", card.word().into())])
    }

    /// "occupation"
    pub fn card_kind(self, kind: CardKind) -> String {
        self.say_with("kind", [("kind", kind.word().into())])
    }

    /// What is printed on a card: cost, prerequisite, points; nothing if there is nothing of it.
    pub fn card_facts(self, card: Card, edition: &Edition) -> String {
        let data = &edition.cards[card];
        self.list_of_lists(self.fact_parts(data, self.cost_fact(data)))
    }

    /// The same with what it costs its player now.
    pub(crate) fn card_facts_for(self, card: Card, edition: &Edition, cost: &Goods) -> String {
        let data = &edition.cards[card];
        let cost = match data.kind {
            CardKind::Occupation if is_nothing(cost) => None,
            _ if is_nothing(cost) => Some(self.plain("fact-free")),
            _ => Some(self.bundle(cost)),
        };
        self.list_of_lists(cost.into_iter().chain(self.worth_facts(data)).collect())
    }

    /// A card with all that is printed on it, as a line.
    pub fn card_text(self, card: Card, edition: &Edition) -> String {
        let data = &edition.cards[card];
        let facts = self.card_facts(card, edition);
        let (title, kind) = (("title", self.card(card).into()), ("kind", data.kind.word().into()));
        if facts.is_empty() {
            return self.say_with("text-card-bare", [title, kind]);
        }
        self.say_with("text-card", [title, kind, ("facts", facts.into())])
    }

    /// "2 points"
    pub(crate) fn points_of(self, points: i8) -> String {
        minus(self.say_with("points-of", [("points", points.into())]))
    }

    fn fact_parts(self, data: &CardData, cost: Option<String>) -> Vec<String> {
        let mut parts: Vec<String> = cost.into_iter().collect();
        let needs = self.needs(&data.needs);
        if !needs.is_empty() {
            parts.push(self.say_with("fact-needs", [("needs", self.list(&needs).into())]));
        }
        parts.extend(self.worth_facts(data));
        if data.players > 1 {
            parts.push(self.counted("fact-players", data.players));
        }
        parts
    }

    fn worth_facts(self, data: &CardData) -> Vec<String> {
        let points = (data.points != 0).then(|| self.points_of(data.points));
        let travels = data.travels.then(|| self.plain("fact-travels"));
        points.into_iter().chain(travels).collect()
    }

    /// What a card costs; nothing for occupations, which are paid where they are learned.
    fn cost_fact(self, data: &CardData) -> Option<String> {
        if data.kind == CardKind::Occupation && is_nothing(&data.cost) {
            return None;
        }
        let mut parts = Vec::new();
        if !is_nothing(&data.cost) {
            parts.push(self.bundle(&data.cost));
        }
        if !is_nothing(&data.cost_each_person) {
            let each = self.bundle(&data.cost_each_person);
            parts.push(self.say_with("fact-each-person", [("cost", each.into())]));
        }
        if parts.is_empty() {
            return Some(self.plain("fact-free"));
        }
        Some(self.say_with("fact-cost", [("cost", self.list(&parts).into())]))
    }

    /// A11.5: a prerequisite, part by part.
    fn needs(self, needs: &Needs) -> Vec<String> {
        let mut parts = Vec::new();
        match (needs.occupations, needs.occupations_at_most) {
            (0, None) => {}
            (least, None) => parts.push(self.counted("needs-occupations", least)),
            (least, Some(most)) if least == most => parts.push(self.counted("needs-occupations-exactly", most)),
            (_, Some(most)) => parts.push(self.counted("needs-occupations-at-most", most)),
        }
        for (name, count) in
            [("needs-grain-fields", needs.grain_fields), ("needs-vegetable-fields", needs.vegetable_fields)]
        {
            if count > 0 {
                parts.push(self.counted(name, count));
            }
        }
        if !is_nothing(&needs.goods) {
            parts.push(self.bundle(&needs.goods));
        }
        let houses = House::ALL.iter().filter(|&&house| needs.house[house]);
        let houses: Vec<String> =
            houses.map(|house| self.say_with("needs-house", [("house", house.word().into())])).collect();
        if !houses.is_empty() {
            parts.push(self.list_or(houses));
        }
        if needs.farm_used {
            parts.push(self.plain("needs-farm-used"));
        }
        if let Some(space) = needs.person_on {
            parts.push(self.say_with("needs-person-on", [("space", space.word().into())]));
        }
        parts
    }
}
