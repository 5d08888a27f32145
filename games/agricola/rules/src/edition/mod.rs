//! The edition: amounts, costs and points that are printed on the pieces, read once from TOML.

mod read;

use std::sync::LazyLock;

use table::by::{By, Key};
use table::edition::{EditionError, Shelf};
use table::named_enum;

use crate::pieces::{Animal, ByCard, ByMajor, BySpace, CardKind, Category, Crop, Good, Goods, House, Space, SpaceSet};

/// How many can play.
pub const MOST_SEATS: u8 = 4;

/// Everything that is printed on the pieces, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What people call it.
    pub name: String,
    /// Stands for the file's data in records: equal digests, equal games. The name is not part of it.
    pub digest: String,
    /// A2.2: food at the start.
    pub start: Start,
    /// A10.3: food that people eat.
    pub feeding: Feeding,
    /// A5, A8.1: what building costs.
    pub building: Building,
    /// A7.3: what lies on a field that is sown with one.
    pub sowing: By<Crop, u8, 2>,
    /// A8.7, A8.9: how many animals there is room for.
    pub room: AnimalRoom,
    /// V2.3: what the Animal Market gives for each animal.
    pub animal_market: By<Animal, Goods, 3>,
    /// V2.3: the food a cattle costs there.
    pub cattle_price: u8,
    /// A12: points.
    pub points: PointTables,
    /// A9: the majors.
    pub majors: ByMajor<MajorData>,
    /// A11: the hand cards.
    pub cards: ByCard<CardData>,
    layouts: Vec<Layout>,
}

/// A2.2: food at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Of the starting player.
    pub first: u8,
    /// Of every other player.
    pub others: u8,
    /// Of a player alone.
    pub solo: u8,
}

/// A10.3, A13.2: food that people eat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feeding {
    /// An adult.
    pub adult: u8,
    /// An adult in a game alone.
    pub adult_solo: u8,
    /// A newborn.
    pub newborn: u8,
}

/// What building costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// A5.2: of the house's material for a room.
    pub room_material: u8,
    /// A5.2: reed for a room.
    pub room_reed: u8,
    /// A5.5: of the new material for each room.
    pub renovation_material: u8,
    /// A5.5: reed for the whole house.
    pub renovation_reed: u8,
    /// A4.10: a stable.
    pub stable: Goods,
    /// A4.40: a stable by a Side Job.
    pub stable_side_job: Goods,
    /// A8.1: wood for a fence.
    pub fence_wood: u8,
}

/// A8.7, A8.9: how many animals there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnimalRoom {
    /// For each space of a pasture without stables.
    pub pasture_space: u8,
    /// In an unfenced stable.
    pub unfenced_stable: u8,
    /// In the house.
    pub house: u8,
}

named_enum! {
    /// A12.1 to A12.7: what is scored by a table.
    Scored: "scored category" {
        /// A12.1
        Fields = "fields",
        /// A12.2
        Pastures = "pastures",
        /// A12.3
        Grain = "grain",
        /// A12.4
        Vegetables = "vegetables",
        /// A12.5
        Sheep = "sheep",
        /// A12.6
        Boar = "boar",
        /// A12.7
        Cattle = "cattle",
    }
}

/// A12: points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointTables {
    /// How many are needed for 1, 2, 3 and 4 points.
    pub steps: By<Scored, [u8; 4], 7>,
    /// A12.8: lost for each unused space.
    pub unused_space: u8,
    /// A12.9
    pub fenced_stable: u8,
    /// A12.10
    pub clay_room: u8,
    /// A12.10
    pub stone_room: u8,
    /// A12.11
    pub person: u8,
    /// A12.15: lost for each marker.
    pub begging: u8,
}

impl PointTables {
    /// A12.1 to A12.7: the points for so many; fewer than the first step are -1.
    pub fn of(&self, scored: Scored, count: u8) -> i8 {
        let reached = self.steps[scored].iter().filter(|&&step| count >= step).count();
        match i8::try_from(reached) {
            Ok(0) | Err(_) => -1,
            Ok(points) => points,
        }
    }
}

/// A major improvement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MajorData {
    /// What it costs.
    pub cost: Goods,
    /// A12.12
    pub points: i8,
    /// A9.4: food for one of a good, at any time; 0 where it cannot be cooked.
    pub cook: Goods,
    /// A9.7: how it bakes.
    pub bake: Option<Bake>,
    /// A9.12: goods for each of the next round spaces, and how many of them.
    pub schedule: Option<(Goods, u8)>,
    /// A10.4, A12.14: a craft building.
    pub craft: Option<Craft>,
}

/// A9.7: how an improvement bakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bake {
    /// Food for a grain.
    pub food: u8,
    /// How many grain at most; `None` without a limit.
    pub most: Option<u8>,
}

/// A10.4, A12.14: what a craft building turns its good into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Craft {
    /// Its good.
    pub good: Good,
    /// Food for one, once each harvest.
    pub food: u8,
    /// How many bring 1, 2 and 3 points at the end.
    pub points_for: [u8; 3],
}

/// A hand card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardData {
    /// Its number, like A002.
    pub number: CardNumber,
    /// Occupation or minor.
    pub kind: CardKind,
    /// A11.17
    pub category: Category,
    /// A1.4: only in games of at least so many.
    pub players: u8,
    /// A11.5: what is paid.
    pub cost: Goods,
    /// What is paid besides for each of the player's people.
    pub cost_each_person: Goods,
    /// A11.5: what must be there.
    pub needs: Needs,
    /// A12.12
    pub points: i8,
    /// A11.9: goes to the left neighbour.
    pub travels: bool,
}

/// The printed number of a hand card: a letter and three digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardNumber {
    deck: char,
    number: u16,
}

impl std::fmt::Display for CardNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{:03}", self.deck, self.number)
    }
}

/// A11.5 to A11.7: the prerequisite of a minor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    /// At least so many occupations.
    pub occupations: u8,
    /// At most so many occupations.
    pub occupations_at_most: Option<u8>,
    /// At least so many fields with grain on them.
    pub grain_fields: u8,
    /// At least so many fields with vegetables on them.
    pub vegetable_fields: u8,
    /// At least these goods, not paid.
    pub goods: Goods,
    /// A house of one of these; any if none is named.
    pub house: By<House, bool, 3>,
    /// No unused space on the farm.
    pub farm_used: bool,
    /// An own person on this space.
    pub person_on: Option<Space>,
}

/// The options that decide which spaces there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variant {
    /// A2.7
    pub cardless: bool,
    /// A4.40
    pub side_job: bool,
    /// V2.1
    pub tile: bool,
    /// V2.7
    pub copse: bool,
}

/// The spaces of a game with so many players and these options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The spaces that are there from the start.
    pub fixed: SpaceSet,
    /// V2.1: the spaces of the extra tile; one person a round on all of them together.
    pub tile: SpaceSet,
    /// What is on each space.
    pub spaces: BySpace<SpaceData>,
    /// The accumulation spaces.
    pub accumulating: SpaceSet,
}

/// What is printed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceData {
    /// A4.2: what is added each round.
    pub accumulates: Option<(Good, u8)>,
    /// A4.4: what it gives.
    pub gives: Goods,
    /// A4.36: and one of these.
    pub gives_one_of: By<Good, bool, 10>,
    /// A4.14: food for an occupation, by how many were played before.
    pub occupation_food: OccupationFood,
}

/// A4.14, A4.37: food for the first occupation, the second and all later ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OccupationFood([u8; 3]);

impl OccupationFood {
    /// For whoever has played so many before.
    pub fn after(self, played: u8) -> u8 {
        let [first, second, later] = self.0;
        match played {
            0 => first,
            1 => second,
            _ => later,
        }
    }
}

#[expect(clippy::expect_used, reason = "the file is compiled in, and a test reads it")]
static REVISED: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::TEXT).expect("the edition that comes with the program is sound"));

static EDITIONS: Shelf<Edition> = Shelf::new();

impl Edition {
    /// The file of the edition that comes with the program.
    pub const TEXT: &str = include_str!("../../editions/revised.toml");

    /// The edition that comes with the program.
    pub fn revised() -> &'static Edition {
        &REVISED
    }

    /// Reads and checks an edition file.
    pub fn read(text: &str) -> Result<Edition, EditionError> {
        read::edition(text)
    }

    /// Keeps an edition for as long as the program runs.
    pub fn keep(self) -> &'static Edition {
        EDITIONS.keep(self).get()
    }

    /// How records name it: `revised 0123456789abcdef`.
    pub fn title(&self) -> String {
        format!("{} {}", self.name, self.digest)
    }

    /// The spaces of a game with so many players and these options.
    pub fn layout(&self, seats: u8, variant: Variant) -> Option<&Layout> {
        self.layouts.get(place(seats, variant))
    }
}

impl table::edition::Edition for Edition {
    fn digest(&self) -> &str {
        &self.digest
    }
}

/// Where a layout stands among all of them.
fn place(seats: u8, variant: Variant) -> usize {
    let Variant { cardless, side_job, tile, copse } = variant;
    let options = [cardless, side_job, tile, copse];
    options.iter().fold(usize::from(seats.saturating_sub(1)), |place, &option| 2 * place + usize::from(option))
}

/// All variants with all numbers of players, in the order of [`place`].
fn variants() -> impl Iterator<Item = (u8, Variant)> {
    (1..=MOST_SEATS).flat_map(|seats| {
        (0u8..16).map(move |bits| {
            let on = |bit: u8| bits >> bit & 1 == 1;
            (seats, Variant { cardless: on(3), side_job: on(2), tile: on(1), copse: on(0) })
        })
    })
}

/// All action space cards.
pub(crate) fn action_cards() -> impl Iterator<Item = Space> {
    Space::ALL.iter().copied().filter(|space| space.stage().is_some())
}
