//! The heuristic: the points a player will have at the end, estimated in hundredths.
//!
//! At the end it is the score. Before that it is what the farm will be after the harvests to come if nothing else is done,
//! and what goods, rooms, fields and placements may still become.

use agricola::edition::Scored;
use agricola::pieces::{Animal, Good, Goods, House, Major, Space};
use agricola::player::{PEOPLE, Player};
use agricola::{Score, Stage, State};
use table::Seat;
use table::by::Key;

use crate::outlook::{Outlook, Time, worth};
use crate::sites;
use crate::weights::{WEIGHTS, Weights};

/// What the position is worth to the player in `seat`.
pub fn estimate(state: &State, seat: Seat) -> i32 {
    state.player(seat).map_or(0, |player| estimate_of(state, seat, player))
}

/// The same if the seat's player were this one.
pub fn estimate_of(state: &State, seat: Seat, player: &Player) -> i32 {
    if state.stage() == Stage::Over {
        return 100 * Score::of(player, state.edition()).total;
    }
    let time = Time::of(state, seat, player);
    let farm = Heuristic { weights: &WEIGHTS, state, player, time };
    let token = state.starting_player() == seat && !state.is_solo() && time.rounds > 0;
    farm.parts().iter().sum::<i32>() - farm.excess() + if token { WEIGHTS.token } else { 0 }
}

/// What a farm, goods, people and improvements are worth, each for itself: what a learner can start from.
pub fn parts(state: &State, seat: Seat) -> [i32; PARTS] {
    let Some(player) = state.player(seat) else { return [0; PARTS] };
    Heuristic { weights: &WEIGHTS, state, player, time: Time::of(state, seat, player) }.parts()
}

/// How many [`parts`] there are.
pub const PARTS: usize = 7;

struct Heuristic<'a> {
    weights: &'a Weights,
    state: &'a State,
    player: &'a Player,
    time: Time,
}

impl Heuristic<'_> {
    fn parts(&self) -> [i32; PARTS] {
        let edition = self.state.edition();
        let score = Score::of(self.player, edition);
        let outlook = Outlook::of(self.weights, edition, self.state.is_solo(), self.player, &self.time);
        let printed = 100 * (score.rooms + score.people + score.cards + score.bonus + score.begging);
        [
            printed,
            self.land(&score),
            self.harvests(&outlook),
            self.weights.tempo * self.time.placements,
            self.stock(),
            self.growth() + self.renovation(),
            self.improvements(),
        ]
    }

    /// The same for all positions of a round, so that it changes no choice.
    fn excess(&self) -> i32 {
        let rounds = self.time.rounds - i32::from(self.time.now == 0);
        let players = self.state.players().count();
        let each = self.weights.excess_by_players.get(players.saturating_sub(1)).copied().unwrap_or(0);
        self.weights.excess * self.time.placements.min(2) + each * rounds.max(0)
    }

    fn worth(&self, scored: Scored, count: u8) -> i32 {
        worth(self.weights, self.state.edition(), &self.time, scored, count)
    }

    /// Used spaces, fields, pastures, stables, and where they are.
    fn land(&self, score: &Score) -> i32 {
        let farm = &self.player.farm;
        let pastures = u8::try_from(farm.pastures.len()).unwrap_or(u8::MAX);
        let tables = self.worth(Scored::Fields, farm.fields.len()) + self.worth(Scored::Pastures, pastures);
        let spaces = 100 * (score.unused_spaces + score.fenced_stables);
        let share = self.time.between(self.weights.early_land, 100);
        let seeds = self.seeds();
        (tables + spaces) * share / 100 + seeds
            - sites::prices(farm) * self.weights.sites / 100 * self.time.fade(8) / 100
    }

    /// Fields to be sown.
    fn seeds(&self) -> i32 {
        let unplanted = i32::from(self.player.farm.unplanted());
        let vegetables = i32::from(self.player.goods[Good::Vegetable]).min(unplanted);
        let grain = i32::from(self.player.goods[Good::Grain]).min(unplanted - vegetables);
        let sown = grain * self.weights.grain_seed + vegetables * self.weights.vegetable_seed;
        let harvests = self.time.feedings_from(self.time.round);
        (sown + unplanted * harvests * self.weights.unplanted) * self.time.fade(3) / 100
    }

    /// Crops and animals after the last harvest, and what hunger costs until then.
    fn harvests(&self, outlook: &Outlook) -> i32 {
        let herd = &outlook.herd;
        let tables = self.worth(Scored::Grain, outlook.grain)
            + self.worth(Scored::Vegetables, outlook.vegetables)
            + self.worth(Scored::Sheep, herd[Animal::Sheep])
            + self.worth(Scored::Boar, herd[Animal::Boar])
            + self.worth(Scored::Cattle, herd[Animal::Cattle]);
        let animals: i32 = Animal::ALL.iter().map(|&animal| i32::from(self.player.goods[animal.good()])).sum();
        let lodging = self.player.lodging(self.state.edition());
        let room: i32 = lodging.pastures.iter().map(|&capacity| i32::from(capacity).min(8)).sum();
        let free = (room + i32::from(lodging.singles) - animals).clamp(0, 8);
        let pairs = Animal::ALL.iter().filter(|animal| self.player.goods[animal.good()] >= 2);
        let pairs: i32 = pairs.map(|_| self.time.feedings_from(0)).sum();
        let food = outlook.food.clamp(0, 10) * self.weights.food_over;
        tables - outlook.hunger
            + (free * self.weights.free_room + food) * self.time.fade(4) / 100
            + pairs * self.weights.pair
    }

    /// Building resources for whatever they may be needed.
    fn stock(&self) -> i32 {
        let weights = self.weights;
        let tiers = |good: Good, ends: [i32; 2], worth: [i32; 3]| {
            let ([low, high], [first, more, many]) = (ends, worth);
            let count = i32::from(self.player.goods[good]);
            count.min(low) * first + (count.min(high) - low).max(0) * more + (count - high).clamp(0, 6) * many
        };
        let all = tiers(Good::Wood, [5, 12], weights.wood)
            + tiers(Good::Clay, [3, 7], weights.clay)
            + tiers(Good::Reed, [2, 5], weights.reed)
            + tiers(Good::Stone, [3, 7], weights.stone);
        all * self.time.fade(weights.goods_fade.max(1)) / 100
    }

    /// How much of a cost is there, in percent.
    fn completeness(&self, cost: &Goods) -> i32 {
        let (mut parts, mut kinds) = (0, 0);
        for &good in &Good::RESOURCES {
            let due = i32::from(cost[good]);
            if due > 0 {
                parts += 100 * i32::from(self.player.goods[good]).min(due) / due;
                kinds += 1;
            }
        }
        if kinds == 0 { 100 } else { parts / kinds }
    }

    fn in_play(&self, space: Space) -> bool {
        self.state.board().in_play().contains(space)
    }

    /// What a child would be worth that is born in a round, less the placement for it.
    fn child(&self, birth: u8) -> i32 {
        let edition = self.state.edition();
        let adult = if self.state.is_solo() { edition.feeding.adult_solo } else { edition.feeding.adult };
        let rounds = i32::from(agricola::player::ROUNDS.saturating_sub(birth));
        let eats = i32::from(adult) * self.time.feedings_from(birth);
        let points = 100 * i32::from(edition.points.person);
        (points + self.weights.tempo * (rounds - 1) - self.weights.food * eats).max(0)
    }

    /// Rooms for children, and goods for rooms.
    fn growth(&self) -> i32 {
        let player = self.player;
        if player.people >= PEOPLE || self.time.placements == 0 {
            return 0;
        }
        let soon = self.time.round + u8::from(self.time.now == 0);
        let birth = if self.in_play(Space::BasicWish) { soon } else { soon.max(6) };
        let spare = player.housing().saturating_sub(player.people).min(PEOPLE - player.people);
        let mut total = 0;
        if spare > 0 {
            total += self.child(birth) * self.weights.spare_room / 100;
        }
        if spare > 1 {
            total += self.child(birth + 2) * self.weights.second_spare / 100;
        }
        if spare == 0 && self.in_play(Space::UrgentWish) {
            total += self.child(soon) * self.weights.urgent / 100;
        }
        if player.people + spare < PEOPLE && self.time.placements > 1 && !player.farm.room_sites().is_empty() {
            let child = (self.child(birth + 1 + 2 * spare) - self.weights.tempo).max(0);
            let goods = self.completeness(&self.state.room_cost(player));
            total += child * self.weights.room_goods / 100 * goods / 100;
            if goods == 100 {
                total += child * self.weights.room_ready / 100;
            }
        }
        total
    }

    /// Goods for a renovation.
    fn renovation(&self) -> i32 {
        let Some((house, cost)) = self.state.renovation(self.player) else { return 0 };
        let points = &self.state.edition().points;
        let each = match house {
            House::Wood => 0,
            House::Clay => points.clay_room,
            House::Stone => points.stone_room.saturating_sub(points.clay_room),
        };
        let gain = 100 * i32::from(each) * i32::from(self.player.farm.rooms.len());
        gain * self.weights.renovation_goods / 100 * self.completeness(&cost) / 100 * self.time.fade(3) / 100
    }

    /// What majors do beyond their points, and goods for the best of those on display.
    fn improvements(&self) -> i32 {
        let edition = self.state.edition();
        let mut owned: i32 = self.player.majors.iter().map(|major| self.major(major)).sum();
        let baked = self.player.most_baked(edition);
        if baked > 0 {
            let more = i32::from(self.player.baked_food(edition, baked)) - i32::from(baked);
            owned += more * self.weights.bread * self.time.fade(3) / 100;
        }
        let wanted = self.state.display().iter().map(|major| {
            let data = &edition.majors[major];
            let cooks = self.is_cooker(major) && self.has_cooker();
            let gain = 100 * i32::from(data.points) + self.scheduled(major) + if cooks { 0 } else { self.major(major) };
            gain * self.completeness(&data.cost) / 100
        });
        owned + wanted.max().unwrap_or(0) * self.weights.major_goods / 100 * self.time.fade(3) / 100
    }

    fn is_cooker(&self, major: Major) -> bool {
        self.state.edition().majors[major].cook[Good::Sheep] > 0
    }

    fn has_cooker(&self) -> bool {
        self.player.food_for(Good::Sheep) > 0
    }

    /// A9.12: the food of a Well.
    fn scheduled(&self, major: Major) -> i32 {
        let schedule = self.state.edition().majors[major].schedule;
        schedule.map_or(0, |(goods, rounds)| {
            self.weights.food * i32::from(goods[Good::Food]) * i32::from(rounds).min(self.time.rounds)
        })
    }

    /// What a major does in the harvests to come.
    fn major(&self, major: Major) -> i32 {
        let data = &self.state.edition().majors[major];
        let harvests = self.time.feedings_from(0);
        let mut each = 0;
        if self.is_cooker(major) {
            let first = self.player.majors.iter().find(|&own| self.is_cooker(own));
            each += if first.is_none_or(|first| first == major) { self.weights.cooker } else { 0 };
            each += if major.is_hearth() { self.weights.hearth } else { 0 };
        } else if data.bake.is_some() {
            each += self.weights.oven;
        }
        if data.craft.is_some() {
            each += self.weights.craft;
        }
        each * harvests
    }
}
