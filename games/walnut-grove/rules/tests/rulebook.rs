//! Every numbered rule has a test that carries its number, and the tables of the rules are those of the edition.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use walnut_grove::Edition;
use walnut_grove::edition::{Board, Disc, House, Space, Toll, Trade};
use walnut_grove::pieces::{Building, ByGood, Coin, Colour};

fn docs(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)).unwrap()
}

fn document() -> String {
    docs("rules.md")
}

/// `W4.2` for each rule of the rules document.
fn rules() -> Vec<String> {
    let text = document();
    let bullets = text.lines().filter_map(|line| line.strip_prefix("- **W"));
    bullets.map(|rest| format!("W{}", rest.split_once("**").unwrap().0)).collect()
}

/// The names of all test functions of this crate.
fn tests_in(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            names.extend(tests_in(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let mut lines = text.lines().map(str::trim);
            while lines.by_ref().any(|line| line == "#[test]") {
                let name = lines.find_map(|line| line.strip_prefix("fn ")).unwrap();
                names.push(name.split('(').next().unwrap().to_owned());
            }
        }
    }
    names
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests = tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let has_test = |rule: &str| {
        let prefix = format!("{}_", rule.to_lowercase().replace('.', "_"));
        tests.iter().any(|test| test.starts_with(&prefix))
    };
    let rules = rules();
    assert!(rules.len() >= 46, "found only {} rules in docs/rules.md", rules.len());
    let missing: Vec<&String> = rules.iter().filter(|rule| !has_test(rule)).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}

#[test]
fn every_rule_test_is_about_a_rule_there_is() {
    let rules = rules();
    for test in tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let mut parts = test.split('_');
        let chapter = parts.next().and_then(|part| part.strip_prefix('w')).and_then(|n| n.parse::<u8>().ok());
        let number = parts.next().and_then(|part| part.parse::<u8>().ok());
        if let (Some(chapter), Some(number)) = (chapter, number) {
            let rule = format!("W{chapter}.{number}");
            assert!(rules.contains(&rule), "{test} is named after {rule}, which is not in docs/rules.md");
        }
    }
}

/// The entries of the rulings document: the rule each is about, and its text.
fn rulings() -> Vec<(String, String)> {
    let text = docs("rulings.md");
    let entries = text.split("\n- **").skip(1).map(|entry| entry.split("\n## ").next().unwrap());
    entries
        .map(|entry| entry.split_once("**").unwrap())
        .map(|(rule, text)| (rule.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn every_ruling_has_a_question_an_answer_and_a_reason() {
    let rulings = rulings();
    assert!(rulings.len() >= 45, "found only {} rulings", rulings.len());
    let rules = rules();
    for (rule, text) in rulings {
        assert!(rules.contains(&rule), "{rule} is not in docs/rules.md");
        for part in ["*Question:*", "*Ruling:*", "*Reason:*"] {
            assert_eq!(text.matches(part).count(), 1, "{rule}{text}");
        }
    }
}

#[test]
fn a_rule_is_marked_as_a_ruling_if_and_only_if_there_is_one() {
    let text = document();
    for entry in text.split("\n- **W").skip(1) {
        let (number, rule) = entry.split_once("**").unwrap();
        let rule = rule.split("\n- **").next().unwrap().split("\n\n").next().unwrap();
        let decided = rulings().iter().any(|(about, _)| *about == format!("W{number}"));
        assert_eq!(rule.contains("(ruling)"), decided, "W{number} and docs/rulings.md do not agree");
    }
}

#[test]
fn the_tests_that_rulings_name_exist() {
    let tests = tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let mut named = 0;
    for (rule, text) in rulings() {
        let Some((_, list)) = text.split_once("*Test:*") else { continue };
        for test in list.split('`').skip(1).step_by(2) {
            assert!(tests.iter().any(|known| known == test), "{rule}: there is no test {test}");
            named += 1;
        }
    }
    assert!(named >= 15, "the rulings name only {named} tests");
}

/// The rows of the table whose heading begins like this.
fn rows(heading: &str) -> Vec<String> {
    let text = document();
    let mut lines = text.lines().skip_while(|line| !line.starts_with(heading));
    assert!(lines.next().is_some(), "docs/rules.md has no table «{heading}»");
    lines.skip(1).take_while(|line| line.starts_with('|')).map(str::to_owned).collect()
}

/// `1 wood, 1 stone`
fn counted(goods: &ByGood<u8>) -> String {
    let all = goods.iter().filter(|(_, count)| **count > 0).map(|(good, count)| format!("{count} {}", good.word()));
    all.collect::<Vec<_>>().join(", ")
}

fn house_row(house: &House) -> String {
    let name = match house.name.as_str() {
        "post_office" => "Post Office",
        "lodge" => "Lodge",
        "store_north" => "General store, north",
        "carpenter" => "Carpenter",
        "svensons" => "Svenson's",
        "store_east" => "General store, east",
        "church" => "Church",
        "hotel" => "Hotel",
        "store_south" => "General store, south",
        "johansens_mill" => "Johansen's Mill",
        "soebucks" => "Soebuck's",
        "saloon" => "Saloon",
        other => panic!("docs/rules.md does not know {other}"),
    };
    let does = match house.trade {
        Trade::Gift => "two goods".to_owned(),
        Trade::Labourers => "labourers".to_owned(),
        Trade::Buildings => "huts and barns".to_owned(),
        Trade::Improvements => "improvements".to_owned(),
        Trade::Store(buys) => {
            let bought = buys.iter().filter(|(_, buys)| **buys).map(|(good, _)| good.word());
            format!("buys {}", bought.collect::<Vec<_>>().join(", "))
        }
    };
    let cost = if house.cost.total() == 0 { "free".to_owned() } else { counted(&house.cost) };
    format!("| {name} | {does} | {cost} | {} |", house.spots)
}

#[test]
fn the_town_of_the_rules_is_that_of_the_edition() {
    let ring = &Edition::reconstructed().ring;
    // The table begins with the Town Hall, which ends the edition's ring.
    let (last, others) = ring.split_last().unwrap();
    let expected = std::iter::once(last).chain(others).map(|space| match space {
        Space::House(house) => house_row(house),
        Space::Toll(Toll::TownHall) => {
            "| *Town Hall* | *toll; then the Town Hall row, before the Post Office* | | *none* |".to_owned()
        }
        Space::Toll(Toll::ChurchBazaar) => {
            "| *Church Bazaar* | *toll; then the Church row, before the Church* | | *none* |".to_owned()
        }
    });
    assert_eq!(rows("| Place "), expected.collect::<Vec<_>>());
}

fn disc_row(disc: &Disc) -> String {
    let hungry: Vec<&str> =
        disc.hungry.iter().filter(|(_, hungry)| **hungry).map(|(colour, _)| colour.word()).collect();
    let hungry = if hungry.is_empty() { "none".to_owned() } else { hungry.join(" and ") };
    let Disc { pile, draw, keep, summer, fall, fires, .. } = disc;
    let (pile, summer, fall) = (pile.word(), summer.word(), fall.word());
    format!("| {pile} | draw {draw}, keep {keep} | {summer} | {fall} | {hungry} | {fires} |")
}

#[test]
fn the_discs_of_the_rules_are_those_of_the_edition() {
    let expected: Vec<String> = Edition::reconstructed().discs.iter().map(disc_row).collect();
    assert_eq!(rows("| Pile "), expected);
}

fn board_row(board: &Board) -> String {
    let border = |fence: &bool| if *fence { "`#`" } else { "`-`" };
    let mut row = format!("| {} | {}", board.first_wagon.word(), border(&board.fences[0]));
    for (landscape, fence) in board.landscapes.iter().zip(&board.fences[1..]) {
        row += &format!(" {} {} {}", landscape.good.word(), landscape.squares, border(fence));
    }
    row + " |"
}

#[test]
fn the_boards_of_the_rules_are_those_of_the_edition() {
    let boards = &Edition::reconstructed().boards;
    assert_eq!(rows("| First wagon "), boards.iter().map(board_row).collect::<Vec<_>>());
    assert!(boards.iter().all(|board| board.copies == 2), "the rules say that there are two copies of each");
}

#[test]
fn the_pieces_of_the_rules_are_those_of_the_edition() {
    let Edition { coins, labourers, buildings, improvements, tiles, discs, .. } = Edition::reconstructed();
    let text = document().split_whitespace().collect::<Vec<_>>().join(" ");
    let says = |sentence: String| assert!(text.contains(&sentence), "docs/rules.md does not say «{sentence}»");
    let (copper, silver, gold) = (coins[Coin::Copper], coins[Coin::Silver], coins[Coin::Gold]);
    says(format!("The edition has {copper} copper, {silver} silver and {gold} gold coins."));
    says(format!(
        "six coppers are handed out, so the bag starts with {} copper, {silver} silver and {gold} gold",
        copper - 6
    ));
    let of = |colour| labourers[colour];
    let (yellow, blue, white) = (of(Colour::Yellow), of(Colour::Blue), of(Colour::White));
    says(format!("{} labourers ({yellow} yellow, {blue} blue, {white} white,", yellow + blue + white));
    let (huts, barns) = (buildings[Building::Hut], buildings[Building::Barn]);
    says(format!("{} building tiles ({huts} huts, {barns} barns)", huts + barns));
    let kinds: Vec<u8> = improvements.iter().map(|(_, &count)| count).collect();
    assert!(kinds.iter().all(|count| *count == kinds[0]), "the rules say that there are as many of each");
    says(format!("{} improvement tiles ({} of each of the seven kinds)", kinds.iter().sum::<u8>(), kinds[0]));
    says(format!("all {} landscape tiles", tiles.len()));
    assert_eq!((kinds.len(), discs.len()), (7, 8));
}
