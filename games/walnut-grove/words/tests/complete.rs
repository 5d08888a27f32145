//! Every thing, reason, question and event has a text of its own in every language.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use table::Seat;
use walnut_grove::by::Key;
use walnut_grove::edition::{Row, Toll};
use walnut_grove::pieces::{Building, ByGood, Coin, Colour, Good, Improvement};
use walnut_grove::score::ScoreCategory;
use walnut_grove::tile::{Cell, Rotation, Side, Spot};
use walnut_grove::town::Piece;
use walnut_grove::view::AskView;
use walnut_grove::{Bill, Edition, Event, Illegal, Item, Season};
use walnut_grove_words::Phrases;
use words::Language;

/// All these texts can be read, none is a raw name, and no two are the same.
fn check(phrases: Phrases, texts: impl IntoIterator<Item = String>) {
    let language = phrases.words().language();
    let mut known = BTreeSet::new();
    for text in texts {
        assert!(!text.trim().is_empty() && !text.contains(['{', '$', '_']), "{language}: «{text}»");
        assert!(!(text.contains('-') && phrases.words().knows(&text)), "{language}: «{text}»");
        assert!(known.insert(text.clone()), "{language}: «{text}» twice");
    }
}

fn all<K: Key>() -> impl Iterator<Item = K> {
    K::ALL.iter().copied()
}

fn in_every_language(test: impl Fn(Phrases)) {
    Language::ALL.map(Phrases::new).into_iter().for_each(test);
}

#[test]
fn every_piece_has_its_name() {
    in_every_language(|say| {
        check(say, Good::all().map(|good| say.good(good)));
        check(say, Good::all().flat_map(|good| [0, 1, 2].map(|count| say.goods(count, good))));
        check(say, Good::all().map(|good| say.landscape(good)));
        check(say, all().flat_map(|colour: Colour| [1, 2].map(|count| say.labourers(count, colour))));
        check(say, all().map(|coin: Coin| say.words().say_with("coin", [("coin", coin.word().into())])));
        check(say, all().flat_map(|building: Building| [1, 2].map(|count| say.buildings(count, building))));
        check(say, all().flat_map(|kind: Improvement| [say.improvement(kind), say.improvement_points(kind)]));
        assert!(all().all(|kind: Improvement| say.improvement(kind) != kind.word()), "an improvement without a name");
        check(say, all().map(|row: Row| say.words().say_with("row", [("row", row.word().into())])));
        check(say, all().map(|toll: Toll| say.toll(toll)));
        check(say, Item::all().map(|item| say.item(item)));
        check(say, all().map(|side: Side| say.words().say_with("side", [("side", side.word().into())])));
        check(say, all().map(|rotation: Rotation| say.rotation(rotation)));
        check(say, Good::all().map(|good| say.spot(Spot::Board(good))));
        check(say, all().map(|side| say.spot(Spot::Triangle(Cell::at(-1, 2), side))));
        check(say, [say.help_tiles(1), say.help_tiles(2), say.coins(0), say.coins(1), say.coins(2)]);
        check(say, ScoreCategory::ALL.iter().map(|&category| say.score_category(category)));
        check(say, [24, 25, 30, 35].map(|points| say.solo_rank(points)));
    });
}

#[test]
fn every_house_of_the_edition_has_its_name() {
    in_every_language(|say| {
        let houses = || Edition::reconstructed().houses().map(|(_, house)| house);
        check(say, houses().map(|house| say.house(&house.name)));
        for house in houses() {
            let about = [("house", house.name.as_str().into()), ("title", "?".into())];
            assert_ne!(say.words().say_with("house", about), "?", "{}", house.name);
        }
        let trades: BTreeSet<&str> = houses().map(|house| house.trade.word()).collect();
        check(say, trades.into_iter().map(|trade| say.house_does("lodge", trade)));
        assert_eq!(say.house("old_tannery"), "Old Tannery");
    });
}

#[test]
fn every_season_has_its_name() {
    in_every_language(|say| {
        check(say, Season::all().map(|season| say.season(season)));
        check(say, Season::all().map(|season| say.year_and_season(3, season)));
    });
}

#[test]
fn every_reason_has_its_sentence() {
    let (cell, spot) = (Cell::at(2, 1), Spot::Board(Good::Wood));
    let mut reasons = vec![
        Illegal::NotAsked,
        Illegal::NotThere,
        Illegal::NotDrawn(23),
        Illegal::AnotherTile(23),
        Illegal::CellTaken(cell),
        Illegal::CellApart(cell),
        Illegal::NoLand(spot),
        Illegal::AreaNamed(spot),
        Illegal::AreaOrder,
        Illegal::TooFewAreas,
        Illegal::NotInBarn,
        Illegal::GoodsOrder,
        Illegal::TooFewAfter,
        Illegal::TollPoint,
        Illegal::HouseFull("lodge".to_owned()),
        Illegal::NothingToOffer("lodge".to_owned()),
        Illegal::TooDear("lodge".to_owned(), 1),
        Illegal::TooDear("lodge".to_owned(), 2),
        Illegal::CoinsNeeded,
        Illegal::NoCoin,
        Illegal::PayingOrder,
        Illegal::NoHelpForCosts,
        Illegal::NotOnOffer,
        Illegal::NoWagon,
        Illegal::NoHutPlace,
        Illegal::NoBarnSite,
        Illegal::NoImprovementPlace,
        Illegal::NothingToRepay,
        Illegal::TooFewGoods,
        Illegal::GoodsNeeded,
    ];
    for good in Good::all() {
        reasons.extend([Illegal::CoinsDoNotCover(good), Illegal::StillHave(good), Illegal::DueNow(good)]);
        reasons.extend([Illegal::NoGood(good), Illegal::BarnFirst(good), Illegal::NotBought(good)]);
    }
    in_every_language(|say| check(say, reasons.iter().map(|reason| say.refusal(reason))));
}

#[test]
fn every_question_has_title_help_and_rule() {
    let due = ByGood::new([1, 0, 0, 2, 0]);
    let pay = |bill, goods, coins| AskView::Pay { bill, due, goods, coins };
    let mut asks = vec![
        AskView::Deal,
        AskView::Start,
        AskView::Keep { count: 1 },
        AskView::Keep { count: 2 },
        AskView::Place { tile: 23 },
        AskView::Work { figures: 1, named: Vec::new() },
        AskView::Work { figures: 2, named: Vec::new() },
        AskView::GiveUp { count: 1, from: Item::Coin },
        AskView::GiveUp { count: 2, from: Item::Coin },
        AskView::Move,
        AskView::Toll { due: 1, coins: true },
        AskView::Toll { due: 2, coins: false },
        AskView::Take { count: 1, from: Good::Grain },
        AskView::Take { count: 2, from: Good::Grain },
        AskView::Choose,
        AskView::Draw { coins: 1 },
        AskView::Draw { coins: 2 },
        AskView::MayRepay,
        AskView::Repay { goods: 1, from: Good::Grain },
        AskView::Repay { goods: 3, from: Good::Grain },
    ];
    asks.extend([0, 1, 2].map(|coins| AskView::Sell { from: Some(Good::Grain), coins }));
    asks.extend([Bill::Cost, Bill::Food, Bill::Heat].map(|bill| pay(bill, true, true)));
    in_every_language(|say| {
        check(say, asks.iter().map(|ask| say.ask(ask).title));
        for (goods, coins) in [(true, true), (false, true), (false, false)] {
            let bills = [Bill::Cost, Bill::Food, Bill::Heat];
            let helps: BTreeSet<String> = bills.map(|bill| say.ask(&pay(bill, goods, coins)).help).into();
            check(say, helps);
        }
        for ask in &asks {
            let ask = say.ask(ask);
            check(say, [ask.help]);
            let (letter, number) = ask.rule.split_at(1);
            assert_eq!(letter, "W");
            assert!(number.parse::<f32>().is_ok(), "{}", ask.rule);
        }
    });
}

#[test]
fn the_rules_behind_questions_exist() {
    let rules = include_str!("../../docs/rules.md");
    let due = ByGood::new([1, 0, 0, 0, 0]);
    let say = Phrases::new(Language::En);
    for bill in [Bill::Cost, Bill::Food, Bill::Heat] {
        let rule = say.ask(&AskView::Pay { bill, due, goods: true, coins: true }).rule;
        assert!(rules.contains(&format!("**{rule}**")), "{rule}");
    }
    for ask in [AskView::Deal, AskView::Start, AskView::Move, AskView::Choose, AskView::MayRepay] {
        let rule = say.ask(&ask).rule;
        assert!(rules.contains(&format!("**{rule}**")), "{rule}");
    }
}

#[test]
fn every_event_has_its_sentence() {
    let seat = Seat::new(0);
    let (at, area, rotation) = (Cell::at(2, 1), Spot::Board(Good::Wood), Rotation::R1);
    let mut events = vec![
        Event::BoardDealt { seat, board: 1 },
        Event::DiscTurned { year: 1, disc: "A1".to_owned() },
        Event::FirstSeat { seat },
        Event::TileDrawn { seat, tile: 23 },
        Event::TilePlaced { seat, tile: 23, rotation, at },
        Event::TilesReturned { tiles: 1 },
        Event::TilesReturned { tiles: 2 },
        Event::Harvested { seat, area, good: Good::Wood, made: 3, stored: 3 },
        Event::Harvested { seat, area, good: Good::Wood, made: 3, stored: 1 },
        Event::Harvested { seat, area, good: Good::Wood, made: 3, stored: 0 },
        Event::Order { seats: vec![Seat::new(1), seat] },
        Event::Passed { seat },
        Event::TookHelp { seat },
        Event::RepaidHelp { seat },
        Event::MovedIn { seat, good: Good::Fish, count: 2 },
        Event::Ended { points: vec![31, 24], winners: vec![seat] },
        Event::Ended { points: vec![28, 28], winners: vec![seat, Seat::new(1)] },
    ];
    events.extend(Row::ALL.iter().map(|&row| Event::Started { seat, row }));
    events.extend(Season::OF_A_YEAR.map(|season| Event::SeasonBegan { year: 1, season }));
    let pieces = ["yellow", "hut", "tent"].map(|word| Piece::from_word(word).unwrap());
    events.extend(pieces.map(|piece| Event::Stocked { building: "lodge", piece }));
    events.extend(Item::all().map(|item| Event::GaveUp { seat, item, coin: None }));
    for good in Good::all() {
        events.extend([Event::PaidGood { seat, good, from: None }, Event::TookGood { seat, good }]);
        events.push(Event::Sold { seat, good, from: Some(area) });
    }
    for coin in [None, Some(Coin::Copper), Some(Coin::Silver), Some(Coin::Gold)] {
        events.extend([Event::PaidCoin { seat, coin }, Event::CoinDrawn { seat, coin }]);
    }
    for &colour in Colour::ALL {
        events.extend([Event::Hired { seat, colour }, Event::Joined { seat, colour }]);
    }
    events.extend(Building::ALL.iter().map(|&building| Event::Built { seat, building }));
    events.extend(Improvement::ALL.iter().map(|&improvement| Event::Bought { seat, improvement }));
    let houses = Edition::reconstructed().houses();
    events.extend(houses.map(|(_, house)| Event::Moved { seat, building: &house.name }));
    let name = |seat: Seat| format!("Player {seat}");
    in_every_language(|say| check(say, events.iter().map(|event| say.event(event, &name).unwrap())));
}
