//! Every thing, reason, question and event has a text of its own in every language.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use agricola::cells::{Cell, CellSet};
use agricola::edition::{Layout, Variant};
use agricola::pieces::{Card, CardKind, Good, Herd, House, Major, Space};
use agricola::view::AskView;
use agricola::{Edition, Event, Illegal, Score};
use agricola_words::Phrases;
use table::by::Key;
use table::{Game, Seat};
use words::{Language, Phrasebook};

/// All these texts can be read, none is a raw name, and no two are the same.
fn check(phrases: Phrases, texts: impl IntoIterator<Item = String>) {
    let language = phrases.words().language();
    let mut known = BTreeSet::new();
    for text in texts {
        readable(phrases, &text);
        assert!(known.insert(text.clone()), "{language}: «{text}» twice");
    }
}

fn readable(phrases: Phrases, text: &str) {
    let language = phrases.words().language();
    assert!(!text.trim().is_empty() && !text.contains(['{', '$', '_']), "{language}: «{text}»");
    assert!(!(text.contains('-') && phrases.words().knows(text)), "{language}: «{text}»");
}

fn all<K: Key>() -> impl Iterator<Item = K> {
    K::ALL.iter().copied()
}

fn in_every_language(test: impl Fn(Phrases)) {
    Language::ALL.map(Phrases::new).into_iter().for_each(test);
}

fn cell() -> Cell {
    Cell::at(0, 2).unwrap()
}

#[test]
fn every_piece_has_its_name() {
    in_every_language(|say| {
        check(say, all().map(|good: Good| say.good(good)));
        check(say, all().flat_map(|good: Good| [0, 1, 2].map(|count| say.goods(count, good))));
        check(say, all().map(|house: House| say.house(house)));
        check(say, all().map(|space: Space| say.space(space)));
        check(say, all().map(|card: Card| say.card(card)));
        check(say, all().map(|kind: CardKind| say.card_kind(kind)));
        check(say, Cell::all().map(|cell| say.cell(cell)));
        check(say, agricola::fences::shapes().iter().map(|shape| say.cells(shape.cells)));
        // The two Fireplaces and the two Hearths differ in their price only.
        let majors: BTreeSet<String> = all().map(|major: Major| say.major(major)).collect();
        assert_eq!(majors.len(), 8);
        check(say, majors);
        check(say, all().map(|major| say.major(major) + &say.major_facts(major, Edition::revised())));
    });
}

/// A word without a text of its own would be said as it is, with a small letter and without a language.
#[test]
fn no_name_is_the_word_of_the_record() {
    for say in Language::ALL.map(Phrases::new) {
        assert!(all().all(|card: Card| say.card(card) != card.word()));
        assert!(all().all(|major: Major| say.major(major) != major.word()));
        assert!(all().all(|space: Space| say.space(space) != space.word()));
    }
}

#[test]
fn english_names_are_those_of_the_cards() {
    let plain = |text: String| text.to_lowercase().replace(['’', '.'], "").replace([' ', '-'], "_");
    let say = Phrases::new(Language::En);
    assert!(all().all(|card: Card| plain(say.card(card)) == card.word()));
}

#[test]
fn every_space_says_what_is_done_there() {
    let layouts: Vec<(&Layout, bool)> = (1..=4)
        .flat_map(|seats| [true, false].map(|cardless| (seats, cardless)))
        .flat_map(|(seats, cardless)| {
            [true, false].map(|tile| {
                let variant = Variant { cardless, side_job: true, tile, copse: false };
                (Edition::revised().layout(seats, variant).unwrap(), !cardless)
            })
        })
        .collect();
    in_every_language(|say| {
        for &(layout, has_cards) in &layouts {
            let cards = all().filter(|space: &Space| space.stage().is_some());
            for space in layout.fixed.iter().chain(cards) {
                let does = say.space_does(space, layout, has_cards);
                readable(say, &does);
                assert_ne!(does, space.word());
            }
        }
    });
}

#[test]
fn every_card_says_what_is_printed_on_it() {
    in_every_language(|say| {
        check(say, all().map(|card: Card| say.card_text(card, Edition::revised())));
        let minors = all().filter(|&card: &Card| Edition::revised().cards[card].kind == CardKind::Minor);
        minors.for_each(|card| readable(say, &say.card_facts(card, Edition::revised())));
        all().for_each(|major: Major| readable(say, &say.major_does(major, Edition::revised())));
    });
}

#[test]
fn every_phase_has_its_name() {
    in_every_language(|say| {
        let scenes = agricola::State::SCENES.iter();
        check(say, scenes.map(|&scene| say.when(table::When { part: 3, scene })));
        check(say, [0, 1, 14].map(|round| say.part(round)));
    });
}

#[test]
fn every_line_of_a_score_has_its_name() {
    let lines = Score::default().lines();
    in_every_language(|say| {
        check(say, lines.iter().map(|(category, _)| *category).chain(["total"]).map(|name| say.score_category(name)));
        for (category, _) in lines {
            assert_ne!(say.score_category(category), category);
        }
        check(say, [-14, 50, 55, 59, 62, 64, 65, 66, 67].map(|points| say.solo_rank(points)));
    });
}

#[test]
fn every_reason_has_its_sentence() {
    let (seat, cell) = (Seat::new(1), cell());
    let mut reasons = vec![
        Illegal::NotAsked,
        Illegal::NotThere,
        Illegal::FivePeople,
        Illegal::NoRoom,
        Illegal::StoneHouse,
        Illegal::CannotPass,
        Illegal::RoomSite(cell),
        Illegal::RoomApart(cell),
        Illegal::StableSite(cell),
        Illegal::NoStableLeft,
        Illegal::FieldSite(cell),
        Illegal::FieldApart(cell),
        Illegal::DoSomething,
        Illegal::NoMajorHere,
        Illegal::NoFenceLeft,
        Illegal::NoPasture,
        Illegal::NotThisHerd,
    ];
    reasons.extend([0, 1, 2].map(Illegal::SowAtMost));
    reasons.extend([0, 1, 2].map(Illegal::BakeAtMost));
    for space in all() {
        reasons.extend([Illegal::NotInPlay(space), Illegal::Occupied(space, seat), Illegal::TileOccupied(space)]);
        reasons.extend([Illegal::Empty(space), Illegal::NothingToDo(space), Illegal::NoCards(space)]);
        reasons.extend([Illegal::TooEarly(space), Illegal::NotMarked(space)]);
    }
    for good in all() {
        reasons.extend([1, 2].map(|count| Illegal::Short(good, count)));
        reasons.extend([Illegal::NotConvertible(good), Illegal::NoGood(good)]);
    }
    for major in all() {
        reasons.extend([Illegal::NotOnDisplay(major), Illegal::NotOwned(major)]);
    }
    reasons.extend([Major::Joinery, Major::Pottery, Major::Basketmaker].map(Illegal::CraftUsed));
    for card in all() {
        reasons.extend([Illegal::NotInHand(card), Illegal::OtherKind(card), Illegal::Prerequisite(card)]);
    }
    in_every_language(|say| check(say, reasons.iter().map(|reason| say.refusal(reason))));
}

#[test]
fn every_question_has_title_help_and_rule() {
    let first = cell();
    let asks = [
        AskView::Place,
        AskView::Rooms,
        AskView::Stables,
        AskView::Plow { optional: false },
        AskView::SowGrain,
        AskView::SowVegetables,
        AskView::Bake { optional: true },
        AskView::Improvement { major: true, optional: true },
        AskView::Improvement { major: false, optional: true },
        AskView::Occupation { food: 0 },
        AskView::Occupation { food: 1 },
        AskView::Occupation { food: 2 },
        AskView::PayHearth { major: Major::Hearth4 },
        AskView::FenceFrom { may_end: true },
        AskView::FenceSpaces { first },
        AskView::FenceShape { first, spaces: 1 },
        AskView::FenceShape { first, spaces: 2 },
        AskView::TakeOne { space: Space::ResourceMarket },
        AskView::AnimalMarket,
        AskView::PayFood { due: 1 },
        AskView::PayFood { due: 2 },
        AskView::Keep,
        AskView::KeepYoung,
        AskView::Feed { due: 4, begging: 0 },
        AskView::Feed { due: 4, begging: 1 },
    ];
    in_every_language(|say| {
        check(say, asks.iter().map(|ask| say.ask(ask).title));
        // A Side Job asks for a stable like Farm Expansion, with another help.
        let stables = [AskView::Stables, AskView::OneStable].map(|ask| say.ask(&ask).help);
        check(say, stables);
        for ask in asks.iter().chain([&AskView::OneStable]) {
            let ask = say.ask(ask);
            check(say, [ask.help]);
            let (letter, number) = ask.rule.split_at(1);
            assert!(matches!(letter, "A" | "V"), "{}", ask.rule);
            assert!(number.split('.').all(|part| part.parse::<u8>().is_ok()), "{}", ask.rule);
            assert!(say.rules().rule(ask.rule).is_some(), "players can read no rule {}", ask.rule);
        }
    });
}

#[test]
fn every_event_has_its_sentence() {
    let (seat, at) = (Seat::new(0), cell());
    let goods = Good::Reed.times(2);
    let animals = Herd::new([2, 0, 1]);
    let cells: CellSet = [at].into_iter().collect();
    let mut events = vec![
        Event::StartingPlayer { seat },
        Event::Dealt { seat, kind: CardKind::Occupation, card: None },
        Event::Dealt { seat, kind: CardKind::Minor, card: None },
        Event::Dealt { seat, kind: CardKind::Minor, card: Some(Card::Canoe) },
        Event::Delivered { seat, goods },
        Event::Passed { seat },
        Event::Took { seat, space: Space::ReedBank, good: Good::Reed, count: 2 },
        Event::Got { seat, goods },
        Event::Paid { seat, goods },
        Event::RoomBuilt { seat, at },
        Event::StableBuilt { seat, at },
        Event::Plowed { seat, at },
        Event::Sowed { seat, grain: 1, vegetables: 0 },
        Event::Sowed { seat, grain: 2, vegetables: 0 },
        Event::Sowed { seat, grain: 0, vegetables: 1 },
        Event::Sowed { seat, grain: 2, vegetables: 1 },
        Event::Baked { seat, grain: 1, food: 5 },
        Event::Baked { seat, grain: 2, food: 8 },
        Event::Grew { seat, people: 3 },
        Event::Fenced { seat, cells, fences: 4 },
        Event::Returned { seat, major: Major::Fireplace2 },
        Event::Travelled { seat, to: Some(Seat::new(1)), card: Card::MarketStall },
        Event::Travelled { seat, to: None, card: Card::MarketStall },
        Event::Scheduled { seat, goods, from: 14, to: 14 },
        Event::Scheduled { seat, goods, from: 4, to: 8 },
        Event::CookedOver { seat, animals, food: 7 },
        Event::Released { seat, animals },
        Event::HarvestBegan { round: 4 },
        Event::Harvested { seat, grain: 2, vegetables: 1 },
        Event::Fed { seat, food: 4, begging: 0 },
        Event::Fed { seat, food: 1, begging: 1 },
        Event::Fed { seat, food: 2, begging: 2 },
        Event::Bred { seat, animals },
        Event::BreedingBegan { round: 4 },
        Event::Ended { points: vec![31, 24], winners: vec![seat] },
        Event::Ended { points: vec![28, 28], winners: vec![seat, Seat::new(1)] },
        Event::Ended { points: vec![49], winners: Vec::new() },
        Event::Ended { points: vec![50], winners: vec![seat] },
    ];
    events.extend(all().map(|space| Event::RoundBegan { round: 1, space }));
    events.extend(all().map(|space| Event::Placed { seat, space }));
    events.extend(all().map(|house| Event::Renovated { seat, house }));
    events.extend(all().map(|card| Event::Played { seat, card }));
    events.extend(all().map(|good| Event::Converted { seat, good, food: 1 }));
    events.extend(all().map(|good| Event::Converted { seat, good, food: 2 }));
    for major in [Major::Fireplace2, Major::Hearth4, Major::Well, Major::ClayOven, Major::StoneOven] {
        events.push(Event::Built { seat, major });
    }
    for (major, good) in [(Major::Joinery, Good::Wood), (Major::Pottery, Good::Clay), (Major::Basketmaker, Good::Reed)]
    {
        events.extend([Event::Built { seat, major }, Event::Crafted { seat, major, good, food: 2 }]);
    }
    let name = |seat: Seat| format!("Player {seat}");
    in_every_language(|say| check(say, events.iter().map(|event| say.event(event, &name).unwrap())));
    let bought = [
        Event::RoomBuilt { seat, at },
        Event::StableBuilt { seat, at },
        Event::Renovated { seat, house: House::Clay },
        Event::Fenced { seat, cells, fences: 4 },
        Event::Got { seat, goods: Good::Cattle.times(1) },
        Event::Built { seat, major: Major::Well },
        Event::Played { seat, card: Card::Canoe },
    ];
    in_every_language(|say| {
        let told = |event: &Event| {
            let tale = say.tale(&[Event::Paid { seat, goods }, event.clone()], &name);
            assert_eq!(tale.len(), 1, "{tale:?}");
            tale.concat()
        };
        check(say, bought.iter().map(told));
        assert!(bought.iter().all(|event| told(event).contains(&say.bundle(&goods))));
    });
}
