//! What the harvests to come will bring and take, if nothing else is done.

use agricola::animals::Lodging;
use agricola::edition::{Edition, Scored};
use agricola::pieces::{Animal, Crop, Good, Herd};
use agricola::player::{Player, ROUNDS};
use agricola::{Stage, State, Step, is_harvest};
use table::Seat;
use table::by::Key;

use crate::weights::Weights;

/// A begging marker.
const MARKER: i32 = 300;

/// Where a seat stands in the game.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// The round in play or the one to come.
    pub round: u8,
    /// Placements left in this round.
    pub now: i32,
    /// Rounds after this one.
    pub rounds: i32,
    /// All placements to come.
    pub placements: i32,
    /// The next round space that goods will come from.
    next_delivery: u8,
    /// Whether this round's crops are in.
    harvested: bool,
    /// Whether this round's people are fed.
    fed: bool,
    /// Whether this round's animals have bred.
    bred: bool,
}

impl Time {
    /// The time of a player in `seat`. Who is done with a phase stands as if it were over, whether others are or not.
    pub fn of(state: &State, seat: Seat, player: &Player) -> Time {
        let stage = state.stage();
        let round = state.round().max(1);
        let in_harvest = matches!(stage, Stage::Feeding | Stage::Breeding | Stage::Over);
        let now = if in_harvest { 0 } else { i32::from(player.at_home) };
        let rounds = i32::from(ROUNDS.saturating_sub(round));
        let bred = matches!(stage, Stage::Breeding | Stage::Over);
        let fed = bred || stage == Stage::Feeding && state.asked(seat) != Some(Step::Feed);
        let before_delivery = matches!(stage, Stage::First | Stage::Deal | Stage::Reveal);
        let next_delivery = round + u8::from(!before_delivery);
        let placements = now + rounds * i32::from(player.people);
        Time { round, now, rounds, placements, next_delivery, harvested: in_harvest, fed, bred }
    }

    /// Rounds with a harvest whose animals have not bred yet.
    pub fn harvests(&self) -> impl Iterator<Item = u8> + use<> {
        let first = self.round + u8::from(self.bred);
        (first..=ROUNDS).filter(|&round| is_harvest(round))
    }

    /// How many feedings are left from a round on.
    pub fn feedings_from(&self, round: u8) -> i32 {
        let from = round.max(self.round + u8::from(self.fed));
        count((from..=ROUNDS).filter(|&round| is_harvest(round)))
    }

    /// Placements before the harvest of a round.
    fn placements_before(&self, harvest: u8, player: &Player) -> i32 {
        self.now + i32::from(harvest.saturating_sub(self.round)) * i32::from(player.people)
    }

    /// A percentage that falls to 0 with the last `few` placements.
    pub fn fade(&self, few: i32) -> i32 {
        100 * self.placements.min(few) / few
    }

    /// From `early` at the start to `late` at the end.
    pub fn between(&self, early: i32, late: i32) -> i32 {
        let left = self.placements.min(28);
        (early * left + late * (28 - left)) / 28
    }
}

/// A farm after the last harvest.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// What missing food will cost.
    pub hunger: i32,
    /// Food left.
    pub food: i32,
    /// Grain, in the supply and on fields.
    pub grain: u8,
    /// Vegetables, in the supply and on fields.
    pub vegetables: u8,
    /// Animals.
    pub herd: Herd,
}

/// What a count is worth at the end: points by the table, and a part of the next point when it is close.
pub fn worth(weights: &Weights, edition: &Edition, time: &Time, scored: Scored, count: u8) -> i32 {
    let steps = edition.points.steps[scored];
    let first = time.between(weights.first_of_kind, 200);
    let (mut low, mut points) = (0, 100 - first);
    let mut gain = first;
    for &step in &steps {
        if count < step {
            let part = i32::from(count - low) * gain / i32::from(step - low).max(1);
            return points + part * time.placements.min(4) / 4;
        }
        (low, points, gain) = (step, points + gain, 100);
    }
    points + 6 * i32::from(count - low).min(6) * time.fade(4) / 100
}

/// One way to get food.
#[derive(Clone, Copy)]
enum Source {
    Convert(Good),
    Placement,
}

struct Projection<'a> {
    weights: &'a Weights,
    edition: &'a Edition,
    player: &'a Player,
    time: &'a Time,
    supply: [i32; 5],
    on_fields: [i32; 2],
    food: i32,
    hunger: i32,
    bought: i32,
}

impl Outlook {
    /// What becomes of a player's farm.
    pub fn of(weights: &Weights, edition: &Edition, solo: bool, player: &Player, time: &Time) -> Outlook {
        let supply = Good::EDIBLE.map(|good| i32::from(player.goods[good]));
        let on_fields = [Crop::Grain, Crop::Vegetable].map(|crop| i32::from(player.farm.sown(crop)));
        let food = i32::from(player.goods[Good::Food]);
        let mut ahead = Projection { weights, edition, player, time, supply, on_fields, food, hunger: 0, bought: 0 };
        let lodging = player.lodging(edition);
        let mut next_delivery = time.next_delivery;
        let mut fields_taken = 0;
        for harvest in time.harvests() {
            for round in next_delivery..=harvest {
                ahead.food += i32::from(player.scheduled.on(round)[Good::Food]);
            }
            next_delivery = next_delivery.max(harvest + 1);
            let this_round = harvest == time.round;
            if !(this_round && time.harvested) {
                fields_taken += 1;
                ahead.harvest(fields_taken);
            }
            if !(this_round && time.fed) {
                ahead.feed(harvest, solo);
            }
            ahead.breed(&lodging);
        }
        let [grain, vegetables, sheep, boar, cattle] = ahead.supply;
        let [grain_on_fields, vegetables_on_fields] = ahead.on_fields;
        Outlook {
            hunger: ahead.hunger,
            food: ahead.food,
            grain: small(grain + grain_on_fields),
            vegetables: small(vegetables + vegetables_on_fields),
            herd: Herd::new([sheep, boar, cattle].map(small)),
        }
    }
}

impl Projection<'_> {
    /// A10.2: one from each field that still bears the `nth` time.
    fn harvest(&mut self, nth: u8) {
        let [grain, vegetables, ..] = &mut self.supply;
        let [grain_on_fields, vegetables_on_fields] = &mut self.on_fields;
        for cell in self.player.farm.fields.iter() {
            match self.player.farm.crop(cell) {
                Some((Crop::Grain, count)) if count >= nth => {
                    *grain += 1;
                    *grain_on_fields -= 1;
                }
                Some((Crop::Vegetable, count)) if count >= nth => {
                    *vegetables += 1;
                    *vegetables_on_fields -= 1;
                }
                _ => {}
            }
        }
    }

    /// A10.3: what is missing comes from wherever it costs least.
    fn feed(&mut self, harvest: u8, solo: bool) {
        let player = self.player;
        let feeding = &self.edition.feeding;
        let adult = i32::from(if solo { feeding.adult_solo } else { feeding.adult });
        let newborns = if harvest == self.time.round { player.newborns } else { 0 };
        let adults = i32::from(player.people - newborns);
        self.food -= adults * adult + i32::from(newborns) * i32::from(feeding.newborn);
        let placements = self.time.placements_before(harvest, player);
        while self.food < 0 {
            let (price, source, food) = self.cheapest(placements);
            match source {
                Source::Convert(good) => {
                    if let Some(count) = self.edible(good) {
                        *count -= 1;
                    }
                }
                Source::Placement => {
                    self.bought += 1;
                    self.hunger += price;
                }
            }
            self.food += food;
        }
    }

    fn edible(&mut self, good: Good) -> Option<&mut i32> {
        let place = Good::EDIBLE.iter().position(|&edible| edible == good)?;
        self.supply.get_mut(place)
    }

    /// The price of a food, where it comes from, and how much of it.
    fn cheapest(&self, placements: i32) -> (i32, Source, i32) {
        let reach = placements * self.weights.food_each;
        // What is sure to be had costs only placements; beyond, more and more of it will be begged for.
        let strain = if reach == 0 { 100 } else { (100 * 100 * self.bought / reach).min(100) };
        let sure = self.weights.sure;
        let risk = (strain - sure).max(0) * 100 / (100 - sure).max(1);
        let price = self.weights.food + (MARKER - self.weights.food) * risk / 100;
        let mut best = (price, Source::Placement, 1);
        for (&good, &count) in Good::EDIBLE.iter().zip(&self.supply) {
            let food = i32::from(self.player.food_for(good));
            if count > 0 && food > 0 {
                let price = self.price(good, count) / food;
                if price < best.0 {
                    best = (price, Source::Convert(good), food);
                }
            }
        }
        best
    }

    /// What the last of so many costs at the end.
    fn price(&self, good: Good, count: i32) -> i32 {
        let [grain_on_fields, vegetables_on_fields] = self.on_fields;
        let (scored, count) = match good {
            Good::Grain => (Scored::Grain, count + grain_on_fields),
            Good::Vegetable => (Scored::Vegetables, count + vegetables_on_fields),
            Good::Sheep => (Scored::Sheep, count),
            Good::Boar => (Scored::Boar, count),
            _ => (Scored::Cattle, count),
        };
        let worth = |count| worth(self.weights, self.edition, self.time, scored, small(count));
        let breeds = if good.animal().is_some() && count == 2 { 2 * self.weights.tempo } else { 0 };
        worth(count) - worth(count - 1) + breeds
    }

    /// A10.7: young ones as far as there is room; a parent is cooked for one that finds none.
    fn breed(&mut self, lodging: &Lodging) {
        for &animal in Animal::ALL.iter().rev() {
            let [.., sheep, boar, cattle] = self.supply;
            let herd = Herd::new([sheep, boar, cattle].map(small));
            if herd[animal] < 2 {
                continue;
            }
            let mut grown = herd;
            grown[animal] = grown[animal].saturating_add(1);
            if lodging.fits(&grown) {
                if let Some(count) = self.edible(animal.good()) {
                    *count += 1;
                }
            } else if herd[animal] > 2 {
                self.food += i32::from(self.player.food_for(animal.good()));
            }
        }
    }
}

fn small(count: i32) -> u8 {
    u8::try_from(count.max(0)).unwrap_or(u8::MAX)
}

fn count(items: impl Iterator) -> i32 {
    i32::try_from(items.count()).unwrap_or(i32::MAX)
}
