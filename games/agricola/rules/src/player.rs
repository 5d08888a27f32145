//! What a player has.

use table::by::{By, Key, List};

use crate::animals::Lodging;
use crate::edition::Edition;
use crate::farm::Farm;
use crate::flow::Step;
use crate::pieces::{Animal, Card, CardSet, Crop, Good, Goods, Herd, Major, MajorSet, add, take};

/// A1.3: people of a player.
pub const PEOPLE: u8 = 5;
/// Rounds of a game.
pub const ROUNDS: u8 = 14;
/// How many cards can lie before a player: all of a hand, and what may come to it.
pub const MOST_IN_FRONT: usize = 32;

/// A player's belongings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// A1.6: goods in the supply, and the animals on the farm.
    pub goods: Goods,
    /// The farm.
    pub farm: Farm,
    /// People in play, newborns included.
    pub people: u8,
    /// People at home who can be placed.
    pub at_home: u8,
    /// A6.1: newborns of this round.
    pub newborns: u8,
    /// A10.6: begging markers.
    pub begging: u8,
    /// A9.3: majors.
    pub majors: MajorSet,
    /// A11.1: hand cards lying before the player, in the order in which they were played.
    pub in_front: List<Option<Card>, MOST_IN_FRONT>,
    /// How many of them are occupations.
    pub occupations: u8,
    /// The hand.
    pub(crate) hand: CardSet,
    /// Those of the hand that everybody has seen: travelling cards (A14.19).
    pub(crate) shown: CardSet,
    /// G2: goods that lie on round spaces for this player, by round.
    pub scheduled: Scheduled,
    /// A10.4: craft buildings used in this harvest.
    pub(crate) crafted: MajorSet,
    /// A9.4, A9.8: the food that one of a good becomes at any time.
    pub(crate) rates: Goods,
    /// What is asked in a phase in which all act at once.
    pub(crate) steps: List<Step, 4>,
    /// How many decisions this seat has answered.
    pub(crate) answered: u32,
}

impl Default for Player {
    fn default() -> Player {
        Player::new()
    }
}

impl Player {
    /// A2.1: two people at home, and nothing else.
    pub fn new() -> Player {
        let mut player = Player {
            goods: Goods::default(),
            farm: Farm::new(),
            people: 2,
            at_home: 2,
            newborns: 0,
            begging: 0,
            majors: MajorSet::default(),
            in_front: List::new(),
            occupations: 0,
            hand: CardSet::NONE,
            shown: CardSet::NONE,
            scheduled: Scheduled::default(),
            crafted: MajorSet::default(),
            rates: Goods::default(),
            steps: List::new(),
            answered: 0,
        };
        // A9.8
        player.rates[Good::Grain] = 1;
        player.rates[Good::Vegetable] = 1;
        player
    }

    /// A5.1: places for people.
    pub fn housing(&self) -> u8 {
        self.farm.rooms.len()
    }

    /// The animals on the farm.
    pub fn herd(&self) -> Herd {
        Herd::from_fn(|animal: Animal| self.goods[animal.good()])
    }

    /// A8: where animals can live.
    pub fn lodging(&self, edition: &Edition) -> Lodging {
        Lodging::of(&self.farm, &edition.room)
    }

    /// A9.9: the food that one of a good becomes at any time; 0 if it cannot be converted.
    pub fn food_for(&self, good: Good) -> u8 {
        self.rates[good]
    }

    /// A4.7: the food that could be paid, once these goods are given away.
    pub(crate) fn food_within_reach(&self, without: &Goods) -> u16 {
        let left = |good: Good| u16::from(self.goods[good].saturating_sub(without[good]));
        let converted = Good::EDIBLE.iter().map(|&good| left(good) * u16::from(self.rates[good])).sum::<u16>();
        u16::from(self.goods[Good::Food]) + converted
    }

    /// A4.7: whether a cost can be paid, food by converting goods if need be.
    pub(crate) fn can_pay(&self, cost: &Goods) -> bool {
        let resources = Good::ALL.iter().all(|&good| good == Good::Food || self.goods[good] >= cost[good]);
        resources
            && (self.goods[Good::Food] >= cost[Good::Food]
                || self.food_within_reach(cost) >= u16::from(cost[Good::Food]))
    }

    /// A4.7: the first good of a cost that is short, and by how much.
    pub(crate) fn shortfall(&self, cost: &Goods) -> Option<(Good, u8)> {
        let short = |&good: &Good| match good {
            Good::Food => u16::from(cost[good]).saturating_sub(self.food_within_reach(cost)),
            _ => u16::from(cost[good].saturating_sub(self.goods[good])),
        };
        let good = Good::ALL.iter().copied().find(|good| short(good) > 0)?;
        Some((good, u8::try_from(short(&good)).unwrap_or(u8::MAX)))
    }

    /// Goods leave the supply, and food comes for them.
    pub(crate) fn turn_into_food(&mut self, goods: &Goods, food: u8) {
        take(&mut self.goods, goods);
        add(&mut self.goods, &Good::Food.times(food));
    }

    /// A9.3: takes a major, or gives it back.
    pub(crate) fn set_major(&mut self, edition: &Edition, major: Major, owned: bool) {
        if owned {
            self.majors.insert(major)
        } else {
            self.majors.remove(major)
        }
        // A14.15: the best rate counts.
        for good in Good::EDIBLE {
            let uncooked = u8::from(good.animal().is_none());
            let cooked = self.majors.iter().map(|major| edition.majors[major].cook[good]).max();
            self.rates[good] = cooked.unwrap_or(0).max(uncooked);
        }
    }

    /// D7: how many grain could be baked at most.
    pub fn most_baked(&self, edition: &Edition) -> u8 {
        let most = |major| edition.majors[major].bake.map_or(0, |bake| bake.most.unwrap_or(u8::MAX));
        let limit = self.majors.iter().map(most).fold(0u8, u8::saturating_add);
        limit.min(self.goods[Good::Grain])
    }

    /// A9.7, A14.15: the food for so many grain; the best improvement comes first.
    pub fn baked_food(&self, edition: &Edition, grain: u8) -> u8 {
        let mut bakes: List<(u8, u8), 10> = List::new();
        for bake in self.majors.iter().filter_map(|major| edition.majors[major].bake) {
            bakes.push((bake.food, bake.most.unwrap_or(u8::MAX)));
        }
        bakes.sort_unstable_by(|one, other| other.cmp(one));
        let mut left = grain;
        bakes.iter().fold(0u8, |food, &(each, most)| {
            let used = left.min(most);
            left -= used;
            food.saturating_add(used.saturating_mul(each))
        })
    }

    /// A10.3: food due in a harvest now.
    pub fn food_due(&self, edition: &Edition, solo: bool) -> u8 {
        let adult = if solo { edition.feeding.adult_solo } else { edition.feeding.adult };
        let adults = self.people.saturating_sub(self.newborns);
        adults.saturating_mul(adult).saturating_add(self.newborns.saturating_mul(edition.feeding.newborn))
    }

    /// A3.11, A10.3: food due in the next harvest, if nobody is born until then.
    pub fn food_ahead(&self, edition: &Edition, solo: bool, round: u8) -> u8 {
        // By a later round the newborns have grown up.
        let newborns = if crate::flow::is_harvest(round) { self.newborns } else { 0 };
        Player { newborns, ..*self }.food_due(edition, solo)
    }

    /// The cards in hand.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// All of a crop, in the supply and on fields (A12.13).
    pub fn all_of(&self, crop: Crop) -> u8 {
        self.goods[crop.good()].saturating_add(self.farm.sown(crop))
    }
}

/// G2: goods on round spaces, by round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scheduled([Goods; 14]);

impl Scheduled {
    /// What lies on the space of a round, from 1.
    pub fn on(&self, round: u8) -> Goods {
        round.checked_sub(1).and_then(|place| self.0.get(usize::from(place))).copied().unwrap_or_default()
    }

    /// Puts goods on the space of a round; nothing happens after the last (A11.20).
    pub(crate) fn put(&mut self, round: u8, goods: &Goods) {
        if let Some(space) = round.checked_sub(1).and_then(|place| self.0.get_mut(usize::from(place))) {
            add(space, goods);
        }
    }

    /// Takes what lies on the space of a round.
    pub(crate) fn take(&mut self, round: u8) -> Goods {
        let space = round.checked_sub(1).and_then(|place| self.0.get_mut(usize::from(place)));
        space.map(std::mem::take).unwrap_or_default()
    }
}

/// Whether there is anything at all.
pub(crate) fn is_nothing<K: Key, const N: usize>(counts: &By<K, u8, N>) -> bool {
    counts.values().all(|&count| count == 0)
}
