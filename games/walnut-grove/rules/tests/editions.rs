//! Edition files: the one that comes with the program is sound, and a bad one is refused with entry and line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests may panic")]

use proptest::prelude::*;
use table::{Chance, Game, Ignore, Referee as _};
use walnut_grove::referee::Referee;
use walnut_grove::{Action, Edition, State};

const SOUND: &str = include_str!("../editions/reconstructed.toml");

/// The error for the sound edition with one text replaced by another.
fn spoilt(from: &str, to: &str) -> String {
    assert!(SOUND.contains(from), "«{from}» is not in the edition any more");
    Edition::read(&SOUND.replacen(from, to, 1)).expect_err("should be refused").to_string()
}

/// The line of the first place of a text in the sound edition.
fn line(text: &str) -> usize {
    SOUND.lines().position(|line| line.contains(text)).unwrap() + 1
}

#[test]
fn the_edition_of_the_program_is_sound() {
    let edition = Edition::read(SOUND).unwrap();
    assert_eq!(edition.tiles.len(), 50);
    assert_eq!(edition.coins.total(), 30);
    assert_eq!(edition.title(), Edition::reconstructed().title());
}

#[test]
fn a_name_is_not_needed_and_does_not_change_the_digest() {
    let edition = Edition::read(&SOUND.replace("name = \"reconstructed\"\n", "")).unwrap();
    assert_eq!(edition.name, "custom");
    assert_eq!(edition.digest, Edition::reconstructed().digest);
    let dearer = Edition::read(&SOUND.replace("cost = { fish = 2 }", "cost = { fish = 3 }")).unwrap();
    assert_ne!(dearer.digest, edition.digest);
}

/// The edition of the corpus, which is never tuned.
const KEPT: &str = include_str!("corpus/edition.toml");

/// If this fails, records of today would not be recognised any more: the digest has to stay.
#[test]
fn the_digest_of_a_file_never_changes() {
    assert_eq!(Edition::read(KEPT).unwrap().title(), "reconstructed d77cbf2cab9bee42");
}

#[test]
fn titles_of_the_first_version_are_recognised() {
    let kept = Edition::read(KEPT).unwrap();
    assert!(kept.is_titled("reconstructed 225ac9d0c6fba13d"));
    assert!(Edition::reconstructed().is_titled("reconstructed 7ac0cd2a162bf065"));
    assert!(!kept.is_titled("reconstructed 7ac0cd2a162bf065"), "that is the other one");
    assert!(kept.is_titled_as_at_first("reconstructed 225ac9d0c6fba13d"));
    assert!(!kept.is_titled_as_at_first(&kept.title()));
}

#[test]
fn a_title_is_its_digits_whatever_the_name() {
    let edition = Edition::reconstructed();
    assert!(edition.is_titled(&edition.title()));
    assert!(edition.is_titled(&format!("custom {}", edition.digest)));
    assert!(!edition.is_titled(&edition.digest), "a title has a name");
    assert!(!edition.is_titled("reconstructed 0123456789abcdef"));
    assert!(!edition.is_titled(""));
}

#[test]
fn comments_spaces_and_the_order_of_keys_do_not_change_the_digest() {
    let kept = Edition::read(KEPT).unwrap();
    let same = |text: &str| assert_eq!(Edition::read(text).unwrap().digest, kept.digest);
    let changed = |from: &str, to: &str| {
        assert!(KEPT.contains(from), "«{from}» is not in the edition");
        KEPT.replacen(from, to, 1)
    };
    let bare = KEPT.lines().map(|line| line.split('#').next().unwrap().trim()).filter(|line| !line.is_empty());
    same(&bare.collect::<Vec<_>>().join("\n"));
    same(&changed("copper = 11\nsilver = 11", "silver  =  11\n\ncopper = 0x0b"));
    same(&changed("name = \"lodge\",          kind = \"labourers\"", "kind = 'labourers', name = \"lodge\""));
    same(&changed("[wagons]\ncount = 5", "[wagons]\n\"count\" = +5"));
    let different = |text: &str| assert_ne!(Edition::read(text).unwrap().digest, kept.digest);
    different(&changed("silver = 11", "silver = 12"));
    different(&changed("first_wagon = \"blue\"", "first_wagon = \"white\""));
}

/// What came after the first version is optional, and an edition that makes use of it is none of the first version.
#[test]
fn without_a_number_there_are_three_places_for_improvements() {
    let with = |sites: u8| Edition::read(&format!("improvement_sites = {sites}\n{KEPT}")).unwrap();
    let silent = Edition::read(KEPT).unwrap();
    assert_eq!((silent.improvement_sites, with(3).improvement_sites, with(4).improvement_sites), (3, 3, 4));
    assert_eq!(silent.title(), with(3).title());
    assert_ne!(silent.digest, with(4).digest);
    let first = "reconstructed 225ac9d0c6fba13d";
    assert!(with(3).is_titled(first));
    assert!(!with(4).is_titled(first) && !with(4).is_titled_as_at_first(first));
}

#[test]
fn an_unknown_good_is_named_with_entry_and_line() {
    let error = spoilt("cost = { wood = 2, stone", "cost = { clay = 2, stone");
    let mill = line("johansens_mill");
    assert_eq!(
        error,
        format!("line {mill}, town.ring[11].cost.clay: unknown entry; known: grain, fish, dairy, wood, stone")
    );
    let error = spoilt("sides = [\"stone:0\", \"grain:1\"", "sides = [\"stone:0\", \"corn:1\"");
    let tile = line("sides = [\"stone:0\", \"grain:1\"");
    assert_eq!(error, format!("line {tile}, tile[1].sides[2]: unknown «corn»; known: grain, fish, dairy, wood, stone"));
}

#[test]
fn forty_nine_tiles_are_too_few() {
    let last = SOUND.rfind("[[tile]]").unwrap();
    let error = Edition::read(&SOUND[..last]).unwrap_err();
    assert_eq!(error.to_string(), format!("line {}, tile: there are 49 tiles; there should be 50", line("[[tile]]")));
}

#[test]
fn a_fence_that_does_not_exist_is_refused() {
    let error = spoilt("fences = [\"SE\", \"NW\"]", "fences = [\"SE\", \"UP\"]");
    let fence = line("fences = [\"SE\", \"NW\"]");
    assert_eq!(error, format!("line {fence}, tile[1].fences[2]: there is no fence «UP»; fences lie at NE, SE, SW, NW"));
}

#[test]
fn a_store_that_buys_nothing_is_refused() {
    let error = spoilt("buys = [\"grain\", \"fish\", \"wood\"]", "buys = []");
    let store = line("store_north");
    assert_eq!(error, format!("line {store}, town.ring[3].buys: a store buys at least one good"));
}

#[test]
fn a_negative_count_is_refused() {
    let error = spoilt("silver = 11", "silver = -11");
    assert_eq!(error, format!("line {}, coins.silver: should be a whole number from 0 to 36", line("silver = 11")));
}

#[test]
fn what_is_not_toml_is_refused_with_its_line() {
    let error = spoilt("[coins]", "[coins");
    assert!(error.starts_with(&format!("line {}, file: not TOML: ", line("[coins]"))), "{error}");
    let error = Edition::read("Once upon a time").unwrap_err().to_string();
    assert!(error.starts_with("line 1, file: not TOML: "), "{error}");
}

#[test]
fn other_mistakes_are_named_too() {
    for (from, to, expected) in [
        ("gold = 8", "gold = 8\ntin = 3", "coins.tin: unknown entry; known: copper, silver, gold"),
        ("gold = 8\n", "", "coins.gold: is missing"),
        ("copper = 11", "copper = 7", "coins: four players start with two copper coins each, so there are at least 8"),
        ("copper = 11", "copper = \"11\"", "coins.copper: should be a whole number from 0 to 36"),
        ("white = 4", "white = 3", "labourers: 4 players need 16 pieces, but there are 15"),
        ("sites = 3 ", "sites = 10 ", "improvement_sites: should be a whole number from 0 to 9"),
        ("hut = 4", "hut = 3", "buildings: 4 players need 8 pieces, but there are 7"),
        ("{ toll = \"church_bazaar\" },", "", "town.ring: { toll = \"church_bazaar\" } should be there once"),
        ("name = \"lodge\"", "name = \"church\"", "town.ring[8]: «church» is there twice"),
        ("name = \"lodge\"", "name = \"Dakota Lodge\"", "is no name: up to 30 letters a-z, digits and _"),
        ("kind = \"gift\"", "kind = \"casino\"", "town.ring[1].kind: unknown kind of building «casino»"),
        ("\"before church\"", "\"behind church\"", "town.starts.church: «behind church» should be «before NAME»"),
        (
            "\"dairy:1\", \"stone:1\"",
            "\"dairy:1\", \"dairy:1\"",
            "board[1].landscapes: a board has each landscape once",
        ),
        ("copies = 2", "copies = 1", "board: there are 3 boards in all; there should be 4"),
        ("[true, true, true, true, true, true]", "[true]", "board[1].fences: should have 6 items, not 1"),
        ("pile = \"A\"", "pile = \"B\"", "disc: pile A has 3 discs; it should have 4"),
        (
            "{ draw = 4, keep = 2 }",
            "{ draw = 5, keep = 2 }",
            "disc[1].spring.draw: should be a whole number from 2 to 4",
        ),
        ("{ draw = 2, keep = 1 }", "{ draw = 2, keep = 2 }", "disc: four players could need 52 tiles"),
        ("hungry = [\"blue\"]", "hungry = [\"blue\", \"blue\"]", "disc[1].hungry[2]: «blue» is listed twice"),
        ("summer = \"dairy\"", "summer = \"coal\"", "disc[1].summer: unknown «coal»"),
        ("id = 2\n", "id = 1\n", "tile[2].id: tile 1 is there twice"),
        ("\"fish:1\", \"fish:1\"]", "\"fish:1\"]", "tile[1].sides: should have 4 items, not 3"),
        ("\"fish:1\", \"fish:1\"]", "\"fish:1\", \"fish:3\"]", "«fish:3» should be GOOD:SQUARES with 0 to 2 squares"),
    ] {
        let error = spoilt(from, to);
        assert!(error.contains(expected), "«{from}» as «{to}»: {error}");
        assert!(error.starts_with("line "), "{error}");
    }
}

/// Counts are added up in bytes, so an edition with everything at its limit is played, watched by the referee.
#[test]
fn everything_at_its_limit_can_be_played() {
    let mut text = String::new();
    for line in SOUND.lines() {
        let (key, rest) = line.split_once(" = ").unwrap_or((line, ""));
        let limit = match key {
            "copper" | "silver" | "gold" | "yellow" | "blue" | "white" | "hut" | "barn" | "tent" | "ladder"
            | "safe" | "warehouse" | "gateway" | "horses" | "fountain" => "36",
            "start_spaces" => "20",
            "per_tile" | "sites" | "count" | "fires" | "improvement_sites" => "9",
            "hungry" => "[\"yellow\", \"blue\", \"white\"]",
            _ => rest,
        };
        let line = if rest.is_empty() { line.to_owned() } else { format!("{key} = {limit}") };
        let line = if key == "landscapes" || key == "sides" { with_most_squares(&line) } else { line };
        text.push_str(&line);
        text.push('\n');
    }
    let edition = Edition::read(&text).unwrap().keep();
    assert_eq!(edition.improvements.total(), 252);
    assert_eq!(edition.boards[0].landscapes[0].squares, 9);
    for game in 0..120 {
        let mut state = State::new(edition, 1 + game % 4).unwrap();
        let mut chance = Chance::new(99, u64::from(game));
        let (mut referee, mut legal) = (Referee::default(), Vec::new());
        while let Some(actor) = state.next_actor() {
            state.legal(actor, &mut legal);
            state.apply(actor, chance.pick(&legal).unwrap(), &mut Ignore).unwrap();
            referee.check(&state).unwrap();
        }
        assert!(state.outcome().is_some());
    }
}

/// W6.9: with free shops, players who like to go there have as many improvements as they have places for.
#[test]
fn any_number_of_places_for_improvements_can_be_played() {
    let shops = SOUND.replace("cost = { stone = 1, dairy = 1 }", "cost = {}");
    let shops = shops.replace("cost = { stone = 1, fish = 1 }", "cost = {}");
    for sites in [0, 1, 2, 4, 9] {
        let text = shops.replace("improvement_sites = 3", &format!("improvement_sites = {sites}"));
        let edition = Edition::read(&text).unwrap().keep();
        let mut most = 0;
        for game in 0..60 {
            let mut state = State::new(edition, 1 + game % 4).unwrap();
            let mut chance = Chance::new(77, u64::from(game));
            let (mut referee, mut legal) = (Referee::default(), Vec::new());
            while let Some(actor) = state.next_actor() {
                state.legal(actor, &mut legal);
                let shop = |&action: &Action| matches!(state.write(action).as_str(), "move svensons" | "move soebucks");
                let action = legal.iter().copied().find(shop).or_else(|| chance.pick(&legal)).unwrap();
                state.apply(actor, action, &mut Ignore).unwrap();
                referee.check(&state).unwrap();
            }
            most = state.players().map(|(_, player)| player.improvements.total()).fold(most, u8::max);
        }
        // Alone, the town has four.
        assert!(most <= sites && most >= sites.min(4), "{most} improvements at most, and {sites} places");
    }
}

fn with_most_squares(line: &str) -> String {
    let most = if line.starts_with("sides") { ":2\"" } else { ":9\"" };
    [":0\"", ":1\"", ":2\""].iter().fold(line.to_owned(), |line, squares| line.replace(squares, most))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done to the file: it is read, or refused with a line that it has.
    #[test]
    fn a_damaged_edition_is_read_or_refused(at in 0..SOUND.len(), length in 0usize..40, put in ".{0,12}") {
        let start = (0..=at).rev().find(|&at| SOUND.is_char_boundary(at)).unwrap();
        let end = (at + length..).find(|&end| end >= SOUND.len() || SOUND.is_char_boundary(end)).unwrap();
        let text = format!("{}{put}{}", &SOUND[..start], SOUND.get(end..).unwrap_or(""));
        if let Err(error) = Edition::read(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
    }
}
