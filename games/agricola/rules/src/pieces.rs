//! The pieces of the game by their names: goods, spaces, majors, hand cards.

use table::by::{By, Key};
use table::named_enum;

named_enum! {
    /// A1.2: goods.
    Good: "good" {
        /// Wood.
        Wood = "wood",
        /// Clay.
        Clay = "clay",
        /// Reed.
        Reed = "reed",
        /// Stone.
        Stone = "stone",
        /// Grain.
        Grain = "grain",
        /// Vegetables.
        Vegetable = "vegetable",
        /// Sheep.
        Sheep = "sheep",
        /// Wild boar.
        Boar = "boar",
        /// Cattle.
        Cattle = "cattle",
        /// Food.
        Food = "food",
    }
}

/// A number of each good.
pub type Goods = By<Good, u8, 10>;

impl Good {
    /// A1.2: the four building resources.
    pub const RESOURCES: [Good; 4] = [Good::Wood, Good::Clay, Good::Reed, Good::Stone];
    /// A9.9: what can be turned into food, in the order in which it is asked.
    pub const EDIBLE: [Good; 5] = [Good::Grain, Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle];

    /// So many of this good, and nothing else.
    pub fn times(self, count: u8) -> Goods {
        let mut goods = Goods::default();
        goods[self] = count;
        goods
    }

    /// The animal, if it is one.
    pub fn animal(self) -> Option<Animal> {
        match self {
            Good::Sheep => Some(Animal::Sheep),
            Good::Boar => Some(Animal::Boar),
            Good::Cattle => Some(Animal::Cattle),
            _ => None,
        }
    }
}

/// Adds goods to others. It saturates: an edition of plenty can reach 255.
pub(crate) fn add(to: &mut Goods, goods: &Goods) {
    for &good in Good::ALL {
        to[good] = to[good].saturating_add(goods[good]);
    }
}

/// Takes goods away from others.
pub(crate) fn take(from: &mut Goods, goods: &Goods) {
    for &good in Good::ALL {
        debug_assert!(from[good] >= goods[good], "{good} is taken that is not there");
        from[good] = from[good].saturating_sub(goods[good]);
    }
}

/// Whether there is as much of each good as `cost` says.
pub(crate) fn covers(goods: &Goods, cost: &Goods) -> bool {
    goods.values().zip(cost.values()).all(|(have, due)| have >= due)
}

named_enum! {
    /// A1.2: animals.
    Animal: "animal" {
        /// Sheep.
        Sheep = "sheep",
        /// Wild boar.
        Boar = "boar",
        /// Cattle.
        Cattle = "cattle",
    }
}

/// A number of each animal.
pub type Herd = By<Animal, u8, 3>;

impl Animal {
    /// The animal among the goods.
    pub const fn good(self) -> Good {
        match self {
            Animal::Sheep => Good::Sheep,
            Animal::Boar => Good::Boar,
            Animal::Cattle => Good::Cattle,
        }
    }
}

named_enum! {
    /// A7.3: what is sown.
    Crop: "crop" {
        /// Grain.
        Grain = "grain",
        /// Vegetables.
        Vegetable = "vegetable",
    }
}

impl Crop {
    /// The crop among the goods.
    pub const fn good(self) -> Good {
        match self {
            Crop::Grain => Good::Grain,
            Crop::Vegetable => Good::Vegetable,
        }
    }
}

named_enum! {
    /// A5.1: what a house is made of.
    House: "house" {
        /// Wood, at first.
        Wood = "wood",
        /// Clay.
        Clay = "clay",
        /// Stone.
        Stone = "stone",
    }
}

impl House {
    /// What its rooms are built of.
    pub const fn material(self) -> Good {
        match self {
            House::Wood => Good::Wood,
            House::Clay => Good::Clay,
            House::Stone => Good::Stone,
        }
    }

    /// A5.5: what it becomes by a renovation.
    pub const fn next(self) -> Option<House> {
        match self {
            House::Wood => Some(House::Clay),
            House::Clay => Some(House::Stone),
            House::Stone => None,
        }
    }
}

named_enum! {
    /// A4: action spaces.
    Space: "space" {
        /// A4.10: build rooms and/or stables.
        FarmExpansion = "farm_expansion",
        /// A4.11: become starting player, and a minor improvement.
        MeetingPlace = "meeting_place",
        /// A4.12: a grain.
        GrainSeeds = "grain_seeds",
        /// A4.13: plow a field.
        Farmland = "farmland",
        /// A4.14: an occupation.
        Lessons = "lessons",
        /// A4.15: food.
        DayLaborer = "day_laborer",
        /// A4.16: wood.
        Forest = "forest",
        /// A4.17: clay.
        ClayPit = "clay_pit",
        /// A4.18: reed.
        ReedBank = "reed_bank",
        /// A4.19: food.
        Fishing = "fishing",
        /// A4.34: wood.
        Grove = "grove",
        /// A4.35: clay.
        Hollow = "hollow",
        /// A4.36, V2.2: building resources and food.
        ResourceMarket = "resource_market",
        /// A4.37: an occupation.
        SecondLessons = "second_lessons",
        /// A4.38, V2.2, V2.7: wood.
        Copse = "copse",
        /// A4.39: food.
        TravelingPlayers = "traveling_players",
        /// A4.40: a stable and/or bake bread.
        SideJob = "side_job",
        /// V2.3: an animal.
        AnimalMarket = "animal_market",
        /// V2.4: family growth with room, from round 5 on.
        ModestWish = "modest_wish",
        /// A4.20: a major or minor improvement.
        MajorImprovement = "major_improvement",
        /// A4.21: fences.
        Fencing = "fencing",
        /// A4.22: sow and/or bake bread.
        GrainUtilization = "grain_utilization",
        /// A4.23: sheep.
        SheepMarket = "sheep_market",
        /// A4.24: family growth with room, and a minor improvement.
        BasicWish = "basic_wish",
        /// A4.25: renovation, and a major or minor improvement.
        HouseRedevelopment = "house_redevelopment",
        /// A4.26: stone.
        WesternQuarry = "western_quarry",
        /// A4.27: a vegetable.
        VegetableSeeds = "vegetable_seeds",
        /// A4.28: wild boar.
        PigMarket = "pig_market",
        /// A4.29: cattle.
        CattleMarket = "cattle_market",
        /// A4.30: stone.
        EasternQuarry = "eastern_quarry",
        /// A4.31: family growth even without room.
        UrgentWish = "urgent_wish",
        /// A4.32: plow and/or sow.
        Cultivation = "cultivation",
        /// A4.33: renovation, and fences.
        FarmRedevelopment = "farm_redevelopment",
    }
}

/// One of something for each space.
pub type BySpace<T> = By<Space, T, 33>;

impl Space {
    /// A3.2: the stage of an action space card, from 1 to 6.
    pub const fn stage(self) -> Option<u8> {
        match self {
            Space::MajorImprovement | Space::Fencing | Space::GrainUtilization | Space::SheepMarket => Some(1),
            Space::BasicWish | Space::HouseRedevelopment | Space::WesternQuarry => Some(2),
            Space::VegetableSeeds | Space::PigMarket => Some(3),
            Space::CattleMarket | Space::EasternQuarry => Some(4),
            Space::UrgentWish | Space::Cultivation => Some(5),
            Space::FarmRedevelopment => Some(6),
            _ => None,
        }
    }
}

/// Spaces, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(pub(crate) u64);

impl SpaceSet {
    /// None of them.
    pub const NONE: SpaceSet = SpaceSet(0);

    /// Only this one.
    pub fn one(space: Space) -> SpaceSet {
        SpaceSet(1 << space.index())
    }

    /// Whether it is among them.
    pub fn contains(self, space: Space) -> bool {
        self.0 >> space.index() & 1 == 1
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = usize::try_from(left.trailing_zeros()).ok().and_then(|place| Space::ALL.get(place))?;
            left &= left - 1;
            Some(*space)
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::NONE, |set, space| set.with(SpaceSet::one(space)))
    }
}

named_enum! {
    /// A9: the ten major improvements.
    Major: "major improvement" {
        /// A9.10, for 2 clay.
        Fireplace2 = "fireplace_2",
        /// A9.10, for 3 clay.
        Fireplace3 = "fireplace_3",
        /// A9.11, for 4 clay or a Fireplace.
        Hearth4 = "hearth_4",
        /// A9.11, for 5 clay or a Fireplace.
        Hearth5 = "hearth_5",
        /// A9.12
        Well = "well",
        /// A9.13
        ClayOven = "clay_oven",
        /// A9.14
        StoneOven = "stone_oven",
        /// A9.15
        Joinery = "joinery",
        /// A9.16
        Pottery = "pottery",
        /// A9.17
        Basketmaker = "basketmaker",
    }
}

/// One of something for each major.
pub type ByMajor<T> = By<Major, T, 10>;

impl Major {
    /// A9.5: what can be given back for a Hearth.
    pub const FIREPLACES: [Major; 2] = [Major::Fireplace2, Major::Fireplace3];

    /// A9.5: whether a Fireplace can be returned for it.
    pub const fn is_hearth(self) -> bool {
        matches!(self, Major::Hearth4 | Major::Hearth5)
    }
}

/// Majors, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MajorSet(u16);

impl MajorSet {
    /// All ten.
    pub const ALL: MajorSet = MajorSet(0x3ff);

    /// Whether it is among them.
    pub fn contains(self, major: Major) -> bool {
        self.0 >> major.index() & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Major> {
        Major::ALL.iter().copied().filter(move |&major| self.contains(major))
    }

    pub(crate) fn insert(&mut self, major: Major) {
        self.0 |= 1 << major.index();
    }

    pub(crate) fn remove(&mut self, major: Major) {
        self.0 &= !(1 << major.index());
    }
}

named_enum! {
    /// A1.4: the two kinds of hand cards.
    CardKind: "kind of card" {
        /// A11.2
        Occupation = "occupation",
        /// A11.5
        Minor = "minor",
    }
}

named_enum! {
    /// A11.17: the eight categories of hand cards.
    Category: "category" {
        /// Eases building on the farm.
        FarmPlanner = "farm_planner",
        /// More freedom, extra actions.
        ActionBooster = "action_booster",
        /// Points.
        Points = "points",
        /// Food.
        Food = "food",
        /// Crops.
        Crops = "crops",
        /// Building resources.
        BuildingResources = "building_resources",
        /// Livestock.
        Livestock = "livestock",
        /// Several of the last four.
        Goods = "goods",
    }
}

named_enum! {
    /// A1.4: the hand cards, 48 minors and 48 occupations.
    Card: "card" {
    /// A002: Shifting Cultivation.
    ShiftingCultivation = "shifting_cultivation",
    /// A005: Clay Embankment.
    ClayEmbankment = "clay_embankment",
    /// A009: Young Animal Market.
    YoungAnimalMarket = "young_animal_market",
    /// A012: Drinking Trough.
    DrinkingTrough = "drinking_trough",
    /// A016: Rammed Clay.
    RammedClay = "rammed_clay",
    /// A019: Handplow.
    Handplow = "handplow",
    /// A024: Threshing Board.
    ThreshingBoard = "threshing_board",
    /// A026: Sleeping Corner.
    SleepingCorner = "sleeping_corner",
    /// A032: Manger.
    Manger = "manger",
    /// A033: Big Country.
    BigCountry = "big_country",
    /// A038: Wool Blankets.
    WoolBlankets = "wool_blankets",
    /// A044: Pond Hut.
    PondHut = "pond_hut",
    /// A050: Milk Jug.
    MilkJug = "milk_jug",
    /// A053: Claypipe.
    Claypipe = "claypipe",
    /// A055: Junk Room.
    JunkRoom = "junk_room",
    /// A056: Basket.
    Basket = "basket",
    /// A063: Dutch Windmill.
    DutchWindmill = "dutch_windmill",
    /// A067: Corn Scoop.
    CornScoop = "corn_scoop",
    /// A069: Large Greenhouse.
    LargeGreenhouse = "large_greenhouse",
    /// A071: Clearing Spade.
    ClearingSpade = "clearing_spade",
    /// A075: Lumber Mill.
    LumberMill = "lumber_mill",
    /// A078: Canoe.
    Canoe = "canoe",
    /// A080: Stone Tongs.
    StoneTongs = "stone_tongs",
    /// A083: Shepherd's Crook.
    ShepherdsCrook = "shepherds_crook",
    /// B002: Mini Pasture.
    MiniPasture = "mini_pasture",
    /// B008: Market Stall.
    MarketStall = "market_stall",
    /// B010: Caravan.
    Caravan = "caravan",
    /// B013: Carpenter's Parlor.
    CarpentersParlor = "carpenters_parlor",
    /// B016: Mining Hammer.
    MiningHammer = "mining_hammer",
    /// B019: Moldboard Plow.
    MoldboardPlow = "moldboard_plow",
    /// B024: Lasso.
    Lasso = "lasso",
    /// B025: Bread Paddle.
    BreadPaddle = "bread_paddle",
    /// B033: Mantlepiece.
    Mantlepiece = "mantlepiece",
    /// B036: Bottles.
    Bottles = "bottles",
    /// B039: Loom.
    Loom = "loom",
    /// B045: Strawberry Patch.
    StrawberryPatch = "strawberry_patch",
    /// B047: Herring Pot.
    HerringPot = "herring_pot",
    /// B050: Butter Churn.
    ButterChurn = "butter_churn",
    /// B056: Brook.
    Brook = "brook",
    /// B057: Scullery.
    Scullery = "scullery",
    /// B061: Three-Field Rotation.
    ThreeFieldRotation = "three_field_rotation",
    /// B062: Pitchfork.
    Pitchfork = "pitchfork",
    /// B066: Sack Cart.
    SackCart = "sack_cart",
    /// B068: Beanfield.
    Beanfield = "beanfield",
    /// B074: Thick Forest.
    ThickForest = "thick_forest",
    /// B077: Loam Pit.
    LoamPit = "loam_pit",
    /// B080: Hard Porcelain.
    HardPorcelain = "hard_porcelain",
    /// B084: Acorns Basket.
    AcornsBasket = "acorns_basket",
    /// A086: Animal Tamer.
    AnimalTamer = "animal_tamer",
    /// A087: Conservator.
    Conservator = "conservator",
    /// A088: Hedge Keeper.
    HedgeKeeper = "hedge_keeper",
    /// A090: Plow Driver.
    PlowDriver = "plow_driver",
    /// A092: Adoptive Parents.
    AdoptiveParents = "adoptive_parents",
    /// A098: Stable Architect.
    StableArchitect = "stable_architect",
    /// A102: Grocer.
    Grocer = "grocer",
    /// A108: Mushroom Collector.
    MushroomCollector = "mushroom_collector",
    /// A110: Roughcaster.
    Roughcaster = "roughcaster",
    /// A111: Wall Builder.
    WallBuilder = "wall_builder",
    /// A112: Scythe Worker.
    ScytheWorker = "scythe_worker",
    /// A114: Seasonal Worker.
    SeasonalWorker = "seasonal_worker",
    /// A116: Wood Cutter.
    WoodCutter = "wood_cutter",
    /// A119: Firewood Collector.
    FirewoodCollector = "firewood_collector",
    /// A120: Clay Hut Builder.
    ClayHutBuilder = "clay_hut_builder",
    /// A123: Frame Builder.
    FrameBuilder = "frame_builder",
    /// A125: Priest.
    Priest = "priest",
    /// A133: Braggart.
    Braggart = "braggart",
    /// A138: Harpooner.
    Harpooner = "harpooner",
    /// A143: Stonecutter.
    Stonecutter = "stonecutter",
    /// A147: Animal Dealer.
    AnimalDealer = "animal_dealer",
    /// A155: Conjurer.
    Conjurer = "conjurer",
    /// A160: Lutenist.
    Lutenist = "lutenist",
    /// A165: Pig Breeder.
    PigBreeder = "pig_breeder",
    /// B087: Cottager.
    Cottager = "cottager",
    /// B089: Groom.
    Groom = "groom",
    /// B091: Assistant Tiller.
    AssistantTiller = "assistant_tiller",
    /// B095: Master Bricklayer.
    MasterBricklayer = "master_bricklayer",
    /// B097: Scholar.
    Scholar = "scholar",
    /// B098: Organic Farmer.
    OrganicFarmer = "organic_farmer",
    /// B099: Tutor.
    Tutor = "tutor",
    /// B102: Consultant.
    Consultant = "consultant",
    /// B104: Sheep Walker.
    SheepWalker = "sheep_walker",
    /// B107: Manservant.
    Manservant = "manservant",
    /// B108: Oven Firing Boy.
    OvenFiringBoy = "oven_firing_boy",
    /// B109: Paper Maker.
    PaperMaker = "paper_maker",
    /// B114: Childless.
    Childless = "childless",
    /// B118: Small-scale Farmer.
    SmallScaleFarmer = "small_scale_farmer",
    /// B121: Geologist.
    Geologist = "geologist",
    /// B123: Roof Ballaster.
    RoofBallaster = "roof_ballaster",
    /// B126: Carpenter.
    Carpenter = "carpenter",
    /// B136: House Steward.
    HouseSteward = "house_steward",
    /// B142: Greengrocer.
    Greengrocer = "greengrocer",
    /// B145: Brushwood Collector.
    BrushwoodCollector = "brushwood_collector",
    /// B156: Storehouse Keeper.
    StorehouseKeeper = "storehouse_keeper",
    /// B163: Pastor.
    Pastor = "pastor",
    /// B164: Sheep Whisperer.
    SheepWhisperer = "sheep_whisperer",
    /// B166: Cattle Feeder.
    CattleFeeder = "cattle_feeder",
    }
}

/// One of something for each hand card.
pub type ByCard<T> = By<Card, T, 96>;

/// Hand cards, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// None of them.
    pub const NONE: CardSet = CardSet(0);

    /// Whether it is among them.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = usize::try_from(left.trailing_zeros()).ok().and_then(|place| Card::ALL.get(place))?;
            left &= left - 1;
            Some(*card)
        })
    }

    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
