//! From TOML to an edition: every entry is looked at once, and a wrong one is named with its line.

use table::by::{By, Key};
use table::edition::{EditionError, Entry, Fields};

use super::{
    AnimalRoom, Bake, Building, CardData, CardNumber, Craft, Edition, Feeding, Layout, MajorData, Needs,
    OccupationFood, PointTables, Scored, SpaceData, Start, Variant, action_cards, variants,
};
use crate::pieces::{
    Animal, ByCard, ByMajor, Card, CardKind, Category, Crop, Good, Goods, House, Major, Space, SpaceSet,
};

use crate::setup::HAND;

type Result<T> = std::result::Result<T, EditionError>;

/// Amounts and costs stay small.
const MOST: u8 = 9;

pub(super) fn edition(text: &str) -> Result<Edition> {
    table::edition::read(text, build)
}

fn build(root: &Fields<'_, '_>) -> Result<Edition> {
    root.only(&[
        "name",
        "start",
        "feeding",
        "building",
        "sowing",
        "animals",
        "animal_market",
        "score",
        "space",
        "major",
        "card",
    ])?;
    let name = match root.find("name") {
        Some(entry) => entry.name()?,
        None => "custom".to_owned(),
    };
    let market = root.fields("animal_market", &["sheep", "boar", "cattle", "cattle_price"])?;
    let mut animal_market: By<Animal, Goods, 3> = By::default();
    for &animal in Animal::ALL {
        animal_market[animal] = goods(&market.entry(animal.word())?)?;
    }
    let sowing = root.counts::<Crop, 2>("sowing", MOST)?;
    for &crop in Crop::ALL {
        if sowing[crop] == 0 {
            return Err(root.entry("sowing")?.wrong(format!("a sown field holds at least 1 {crop}")));
        }
    }
    Ok(Edition {
        name,
        digest: root.digest(|key, _| key != "name"),
        start: start(&root.fields("start", &["food_first", "food_others", "food_solo"])?)?,
        feeding: feeding(&root.fields("feeding", &["adult", "adult_solo", "newborn"])?)?,
        building: building(root)?,
        sowing,
        room: animal_room(&root.fields("animals", &["per_pasture_space", "per_unfenced_stable", "in_house"])?)?,
        animal_market,
        cattle_price: market.entry("cattle_price")?.number(0, MOST)?,
        points: points(&root.entry("score")?.table()?)?,
        majors: majors(root)?,
        cards: cards(root)?,
        layouts: layouts(root)?,
    })
}

fn goods(entry: &Entry<'_, '_>) -> Result<Goods> {
    entry.table()?.counts_of::<Good, 10>(MOST, |_| false)
}

/// Goods that are paid at once: there is nothing to convert first.
fn resources(entry: &Entry<'_, '_>) -> Result<Goods> {
    let cost = goods(entry)?;
    let named = |&(good, &count): &(Good, &u8)| count > 0 && !Good::RESOURCES.contains(&good);
    match cost.iter().find(named) {
        Some((good, _)) => Err(entry.wrong(format!("is paid with building resources, not with {good}"))),
        None => Ok(cost),
    }
}

fn goods_of(fields: &Fields<'_, '_>, key: &str) -> Result<Goods> {
    fields.find(key).map_or(Ok(Goods::default()), |entry| goods(&entry))
}

fn number_of(fields: &Fields<'_, '_>, key: &str, most: u8) -> Result<u8> {
    fields.find(key).map_or(Ok(0), |entry| entry.number(0, most))
}

fn start(fields: &Fields<'_, '_>) -> Result<Start> {
    let food = |key| fields.entry(key)?.number(0, 20);
    Ok(Start { first: food("food_first")?, others: food("food_others")?, solo: food("food_solo")? })
}

fn feeding(fields: &Fields<'_, '_>) -> Result<Feeding> {
    let food = |key| fields.entry(key)?.number(0, MOST);
    Ok(Feeding { adult: food("adult")?, adult_solo: food("adult_solo")?, newborn: food("newborn")? })
}

fn building(root: &Fields<'_, '_>) -> Result<Building> {
    let known = [
        "room_material",
        "room_reed",
        "renovation_material",
        "renovation_reed",
        "stable",
        "stable_side_job",
        "fence_wood",
    ];
    let fields = root.fields("building", &known)?;
    let count = |key| fields.entry(key)?.number(0, MOST);
    Ok(Building {
        room_material: count("room_material")?,
        room_reed: count("room_reed")?,
        renovation_material: count("renovation_material")?,
        renovation_reed: count("renovation_reed")?,
        stable: resources(&fields.entry("stable")?)?,
        stable_side_job: resources(&fields.entry("stable_side_job")?)?,
        fence_wood: count("fence_wood")?,
    })
}

fn animal_room(fields: &Fields<'_, '_>) -> Result<AnimalRoom> {
    let count = |key, most| fields.entry(key)?.number(0, most);
    Ok(AnimalRoom {
        pasture_space: count("per_pasture_space", 2)?,
        unfenced_stable: count("per_unfenced_stable", 3)?,
        house: count("in_house", 3)?,
    })
}

fn points(fields: &Fields<'_, '_>) -> Result<PointTables> {
    let single = ["unused_space", "fenced_stable", "clay_room", "stone_room", "person", "begging"];
    let known: Vec<&str> = Scored::ALL.iter().map(|scored| scored.word()).chain(single).collect();
    fields.only(&known)?;
    let mut steps: By<Scored, [u8; 4], 7> = By::default();
    for &scored in Scored::ALL {
        steps[scored] = ascending(&fields.entry(scored.word())?)?;
    }
    let count = |key| fields.entry(key)?.number(0, MOST);
    Ok(PointTables {
        steps,
        unused_space: count("unused_space")?,
        fenced_stable: count("fenced_stable")?,
        clay_room: count("clay_room")?,
        stone_room: count("stone_room")?,
        person: count("person")?,
        begging: count("begging")?,
    })
}

/// Numbers of which each is greater than the one before.
fn ascending<const N: usize>(entry: &Entry<'_, '_>) -> Result<[u8; N]> {
    let mut numbers = [0; N];
    let mut last = 0;
    for (number, item) in numbers.iter_mut().zip(&entry.array::<N>()?) {
        *number = item.number(1, 99)?;
        if *number <= last {
            return Err(item.wrong(format!("should be more than {last}, the number before it")));
        }
        last = *number;
    }
    Ok(numbers)
}

fn majors(root: &Fields<'_, '_>) -> Result<ByMajor<MajorData>> {
    let mut majors = ByMajor::<Option<MajorData>>::default();
    for entry in root.list("major")? {
        let fields = entry.table()?;
        fields.only(&["name", "cost", "points", "cook", "bake", "schedules", "rounds", "craft"])?;
        let name = fields.entry("name")?;
        let major = name.choice(Major::from_word)?;
        if majors[major].replace(major_data(&fields)?).is_some() {
            return Err(name.wrong(format!("«{major}» is there twice")));
        }
    }
    complete(root, "major", &majors)?;
    Ok(ByMajor::from_fn(|major| majors[major].unwrap_or_default()))
}

/// Every one of them must be in the list.
fn complete<K: Key + std::fmt::Display, T, const N: usize>(
    root: &Fields<'_, '_>,
    key: &str,
    found: &By<K, Option<T>, N>,
) -> Result<()> {
    match found.iter().find(|(_, found)| found.is_none()) {
        Some((missing, _)) => Err(root.entry(key)?.wrong(format!("«{missing}» is missing"))),
        None => Ok(()),
    }
}

fn major_data(fields: &Fields<'_, '_>) -> Result<MajorData> {
    let bake = fields.find("bake").map(|entry| bake(&entry)).transpose()?;
    let craft = fields.find("craft").map(|entry| craft(&entry)).transpose()?;
    let schedule = match fields.find("schedules") {
        Some(entry) => Some((goods(&entry)?, fields.entry("rounds")?.number(1, 13)?)),
        None => match fields.find("rounds") {
            Some(rounds) => return Err(rounds.wrong("goes with `schedules`, which is missing")),
            None => None,
        },
    };
    Ok(MajorData {
        cost: goods_of(fields, "cost")?,
        points: small(&fields.entry("points")?)?,
        cook: goods_of(fields, "cook")?,
        bake,
        schedule,
        craft,
    })
}

/// Printed points: from -9 to 9.
fn small(entry: &Entry<'_, '_>) -> Result<i8> {
    let number = entry.integer(-9, 9)?;
    i8::try_from(number).map_err(|_| entry.wrong("should be a whole number from -9 to 9"))
}

fn bake(entry: &Entry<'_, '_>) -> Result<Bake> {
    let fields = entry.table()?;
    fields.only(&["food", "most"])?;
    let most = fields.find("most").map(|entry| entry.number(1, MOST)).transpose()?;
    Ok(Bake { food: fields.entry("food")?.number(1, MOST)?, most })
}

fn craft(entry: &Entry<'_, '_>) -> Result<Craft> {
    let fields = entry.table()?;
    fields.only(&["good", "food", "points_for"])?;
    Ok(Craft {
        good: fields.entry("good")?.choice(Good::from_word)?,
        food: fields.entry("food")?.number(1, MOST)?,
        points_for: ascending(&fields.entry("points_for")?)?,
    })
}

fn cards(root: &Fields<'_, '_>) -> Result<ByCard<CardData>> {
    let mut cards = By::<Card, Option<CardData>, 96>::default();
    let mut numbers = Vec::new();
    for entry in root.list("card")? {
        let fields = entry.table()?;
        fields.only(&[
            "name",
            "number",
            "kind",
            "category",
            "players",
            "cost",
            "cost_each_person",
            "needs",
            "points",
            "travels",
        ])?;
        let name = fields.entry("name")?;
        let card = name.choice(Card::from_word)?;
        if cards[card].replace(card_data(&fields)?).is_some() {
            return Err(name.wrong(format!("«{card}» is there twice")));
        }
        let number = cards[card].map(|data| data.number);
        if numbers.contains(&number) {
            return Err(fields.entry("number")?.wrong("another card has this number"));
        }
        numbers.push(number);
    }
    complete(root, "card", &cards)?;
    enough(root, &cards)?;
    let blank = CardData {
        number: CardNumber { deck: 'A', number: 0 },
        kind: CardKind::Minor,
        category: Category::Points,
        players: 1,
        cost: Goods::default(),
        cost_each_person: Goods::default(),
        needs: Needs::default(),
        points: 0,
        travels: false,
    };
    Ok(ByCard::from_fn(|card| cards[card].unwrap_or(blank)))
}

/// A2.5: there are hands for as many as can play.
fn enough(root: &Fields<'_, '_>, cards: &By<Card, Option<CardData>, 96>) -> Result<()> {
    for seats in 1..=super::MOST_SEATS {
        for &kind in CardKind::ALL {
            let in_game = |data: &&CardData| data.kind == kind && data.players <= seats;
            let (found, due) = (cards.values().flatten().filter(in_game).count(), usize::from(seats * HAND));
            if found < due {
                let reason = format!("{seats} players need {due} cards of kind {kind}, and there are {found}");
                return Err(root.entry("card")?.wrong(reason));
            }
        }
    }
    Ok(())
}

fn card_data(fields: &Fields<'_, '_>) -> Result<CardData> {
    let kind = fields.entry("kind")?.choice(CardKind::from_word)?;
    let needs = fields.find("needs").map_or(Ok(Needs::default()), |entry| needs(&entry))?;
    let data = CardData {
        number: number(&fields.entry("number")?)?,
        kind,
        category: fields.entry("category")?.choice(Category::from_word)?,
        players: fields.find("players").map_or(Ok(1), |entry| entry.number(1, super::MOST_SEATS))?,
        cost: goods_of(fields, "cost")?,
        cost_each_person: goods_of(fields, "cost_each_person")?,
        needs,
        points: fields.find("points").map_or(Ok(0), |entry| small(&entry))?,
        travels: fields.find("travels").map_or(Ok(false), |entry| entry.flag())?,
    };
    // A11.2: occupations have neither prerequisites nor printed points; what they cost, the space says.
    if let (CardKind::Occupation, Some(entry)) =
        (kind, ["needs", "points", "cost", "cost_each_person", "travels"].iter().find_map(|key| fields.find(key)))
    {
        return Err(
            entry.wrong("an occupation has no cost of its own, no prerequisite, no points, and does not travel")
        );
    }
    Ok(data)
}

/// A number like `A002`.
fn number(entry: &Entry<'_, '_>) -> Result<CardNumber> {
    let word = entry.word()?;
    let mut letters = word.chars();
    let deck = letters.next().filter(char::is_ascii_uppercase);
    let digits = letters.as_str();
    let number = Some(digits)
        .filter(|digits| digits.len() == 3 && digits.bytes().all(|digit| digit.is_ascii_digit()))
        .and_then(|digits| digits.parse().ok());
    match (deck, number) {
        (Some(deck), Some(number)) => Ok(CardNumber { deck, number }),
        _ => Err(entry.wrong(format!("«{word}» should be a letter and three digits, like «A002»"))),
    }
}

fn needs(entry: &Entry<'_, '_>) -> Result<Needs> {
    let fields = entry.table()?;
    fields.only(&[
        "occupations",
        "occupations_exactly",
        "occupations_at_most",
        "grain_fields",
        "vegetable_fields",
        "goods",
        "house",
        "farm_used",
        "person_on",
    ])?;
    let exactly = fields.find("occupations_exactly").map(|entry| entry.number(0, MOST)).transpose()?;
    let at_most = fields.find("occupations_at_most").map(|entry| entry.number(0, MOST)).transpose()?;
    let mut house: By<House, bool, 3> = By::default();
    if let Some(entry) = fields.find("house") {
        for item in entry.items()? {
            house[item.choice(House::from_word)?] = true;
        }
    }
    Ok(Needs {
        occupations: exactly.map_or_else(|| number_of(&fields, "occupations", MOST), Ok)?,
        occupations_at_most: exactly.or(at_most),
        grain_fields: number_of(&fields, "grain_fields", MOST)?,
        vegetable_fields: number_of(&fields, "vegetable_fields", MOST)?,
        goods: goods_of(&fields, "goods")?,
        house,
        farm_used: fields.find("farm_used").map_or(Ok(false), |entry| entry.flag())?,
        person_on: fields.find("person_on").map(|entry| entry.choice(Space::from_word)).transpose()?,
    })
}

/// A `[[space]]` of the file: in which games it is there, and what is printed on it.
struct SpaceEntry {
    space: Space,
    players: [bool; 4],
    when: When,
    data: SpaceData,
}

/// Which option brings a space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    Cardless,
    SideJob,
    Tile,
    Copse,
}

impl When {
    fn holds(self, variant: Variant) -> bool {
        match self {
            When::Always => true,
            When::Cardless => variant.cardless,
            When::SideJob => variant.side_job,
            When::Tile => variant.tile,
            When::Copse => variant.copse,
        }
    }
}

fn layouts(root: &Fields<'_, '_>) -> Result<Vec<Layout>> {
    let list = root.list("space")?;
    let entries: Vec<SpaceEntry> = list.iter().map(space).collect::<Result<_>>()?;
    let layouts: Vec<Layout> = variants().map(|(seats, variant)| layout(&entries, seats, variant)).collect();
    let printed = |space: Space| entries.iter().any(|entry| entry.space == space);
    if let Some(&missing) = Space::ALL.iter().find(|&&space| !printed(space)) {
        return Err(root.entry("space")?.wrong(format!("«{missing}» is missing")));
    }
    for (entry, item) in entries.iter().zip(&list) {
        if entry.space.stage().is_some() && (entry.when != When::Always || entry.players.contains(&false)) {
            return Err(item.wrong("an action space card is there in every game; leave out `players` and `when`"));
        }
    }
    Ok(layouts)
}

fn layout(entries: &[SpaceEntry], seats: u8, variant: Variant) -> Layout {
    let mut layout = Layout::default();
    let with = |players: &[bool; 4]| players.get(usize::from(seats.saturating_sub(1))).copied().unwrap_or(false);
    for entry in entries.iter().filter(|entry| with(&entry.players) && entry.when.holds(variant)) {
        let one = SpaceSet::one(entry.space);
        layout.fixed = layout.fixed.with(one);
        if entry.when == When::Tile {
            layout.tile = layout.tile.with(one);
        }
        layout.spaces[entry.space] = entry.data;
    }
    let accumulates = |&space: &Space| layout.spaces[space].accumulates.is_some();
    layout.accumulating = Space::ALL.iter().copied().filter(accumulates).collect();
    layout.fixed = layout.fixed.without(action_cards().collect());
    layout
}

fn space(entry: &Entry<'_, '_>) -> Result<SpaceEntry> {
    let fields = entry.table()?;
    fields.only(&["name", "players", "when", "accumulates", "gives", "gives_one_of", "occupation_food"])?;
    let mut players = [true; 4];
    if let Some(list) = fields.find("players") {
        players = [false; 4];
        for item in list.items()? {
            let number = item.number(1, super::MOST_SEATS)?;
            if let Some(player) = players.get_mut(usize::from(number) - 1) {
                *player = true;
            }
        }
    }
    let when = match fields.find("when") {
        None => When::Always,
        Some(entry) => match entry.word()? {
            "cardless" => When::Cardless,
            "side_job" => When::SideJob,
            "tile" => When::Tile,
            "copse" => When::Copse,
            other => {
                return Err(entry.wrong(format!("unknown «{other}»; known: cardless, side_job, tile, copse")));
            }
        },
    };
    let mut gives_one_of: By<Good, bool, 10> = By::default();
    if let Some(list) = fields.find("gives_one_of") {
        for item in list.items()? {
            gives_one_of[item.choice(Good::from_word)?] = true;
        }
    }
    let data = SpaceData {
        accumulates: fields.find("accumulates").map(|entry| single(&entry)).transpose()?,
        gives: goods_of(&fields, "gives")?,
        gives_one_of,
        occupation_food: fields.find("occupation_food").map_or(Ok(OccupationFood::default()), |entry| food(&entry))?,
    };
    let space = fields.entry("name")?.choice(Space::from_word)?;
    let useless = ["accumulates", "gives", "gives_one_of", "occupation_food"]
        .into_iter()
        .find_map(|key| fields.find(key).filter(|_| !has_effect(space, key)));
    match useless {
        Some(entry) => Err(entry.wrong(format!("has no effect on «{space}»"))),
        None => Ok(SpaceEntry { space, players, when, data }),
    }
}

/// What is done on a space is a rule, so not every amount can be of use there.
fn has_effect(space: Space, key: &str) -> bool {
    let gives = matches!(space, Space::GrainSeeds | Space::DayLaborer | Space::VegetableSeeds | Space::ResourceMarket);
    let acts = matches!(
        space,
        Space::FarmExpansion
            | Space::Farmland
            | Space::Lessons
            | Space::SecondLessons
            | Space::SideJob
            | Space::AnimalMarket
            | Space::ModestWish
            | Space::MajorImprovement
            | Space::Fencing
            | Space::GrainUtilization
            | Space::BasicWish
            | Space::HouseRedevelopment
            | Space::UrgentWish
            | Space::Cultivation
            | Space::FarmRedevelopment
    );
    match key {
        "accumulates" => !gives && !acts,
        "occupation_food" => matches!(space, Space::Lessons | Space::SecondLessons),
        _ => gives,
    }
}

/// One good and how much of it.
fn single(entry: &Entry<'_, '_>) -> Result<(Good, u8)> {
    let goods = goods(entry)?;
    let mut named = goods.iter().filter(|&(_, &count)| count > 0);
    match (named.next(), named.next()) {
        (Some((good, &count)), None) => Ok((good, count)),
        _ => Err(entry.wrong("should name one good, like { wood = 3 }")),
    }
}

fn food(entry: &Entry<'_, '_>) -> Result<OccupationFood> {
    let items = entry.items()?;
    let mut foods = items.iter().map(|item| item.number(0, MOST)).collect::<Result<Vec<u8>>>()?;
    let Some(&last) = foods.last() else { return Err(entry.wrong("should have 1 to 3 numbers")) };
    foods.resize(3.max(foods.len()), last);
    let three = foods.try_into().map_err(|_| entry.wrong("should have 1 to 3 numbers"))?;
    Ok(OccupationFood(three))
}
