//! The twin by itself, on the examples of the rules, and what it counts against what the engine reaches.

use std::collections::{BTreeMap, HashSet};

use table::{Actor, Game, Ignore};

use super::*;
use crate::State;
use crate::action::Action;
use crate::edition::Edition;
use crate::flow::Step;
use crate::pieces::{Crop, Herd, House, Major};
use crate::player::Player;
use crate::tests::kit::{Kit, cells, goods, seat};

fn starting() -> Ground {
    Ground::of(&Farm::new())
}

/// The starting farm with the fences that close these pastures, `1,3 1,4; 2,3`.
fn fenced(text: &str) -> Ground {
    let fences = text.split("; ").map(|pasture| fences::ring(cells(pasture))).fold(FenceSet::default(), FenceSet::with);
    Ground { fences, ..starting() }
}

fn herd(sheep: u8, boar: u8, cattle: u8) -> Herd {
    Herd::new([sheep, boar, cattle])
}

fn points(player: &Player) -> i32 {
    score(player, Edition::revised()).total
}

#[test]
fn the_edition_of_the_program_has_the_printed_numbers() {
    assert!(is_printed(Edition::revised()));
    let dearer = Edition::read(&Edition::TEXT.replacen("person = 3", "person = 4", 1)).unwrap();
    assert!(!is_printed(&dearer));
}

#[test]
fn a_fence_space_is_the_same_from_both_sides() {
    let mut seen = HashSet::new();
    for cell in Cell::all() {
        for (side, back) in [(Side::North, Side::South), (Side::West, Side::East)] {
            seen.insert(fence_space(cell, side));
            seen.insert(fence_space(cell, back));
            if let Some(other) = beyond(cell, side) {
                assert_eq!(fence_space(cell, side), fence_space(other, back));
                assert_eq!(beyond(other, back), Some(cell));
            }
        }
    }
    assert_eq!((seen.len(), seen.iter().max()), (38, Some(&37)));
}

#[test]
fn fences_must_close_pastures_and_nothing_else() {
    assert_eq!(pastures_if_legal(&starting()), Ok(vec![]));
    assert_eq!(pastures_if_legal(&fenced("2,3; 2,4")), Ok(vec![cells("2,3"), cells("2,4")]));
    assert_eq!(pastures_if_legal(&fenced("2,4; 0,4")), Err(Flaw::NoBlock), "E17");
    assert_eq!(pastures_if_legal(&fenced("1,0")), Err(Flaw::TileInside));
    assert_eq!(pastures_if_legal(&fenced("0,1 0,2 0,3 0,4; 1,1 1,2 1,3 1,4; 2,1")), Err(Flaw::TooMany));
    let mut ground = fenced("2,4");
    ground.fences = ground.fences.with(FenceSet(1));
    assert_eq!(pastures_if_legal(&ground), Err(Flaw::Loose));
    // A fence that sticks into a pasture divides nothing.
    let mut ground = fenced("1,3 1,4 2,3 2,4");
    ground.fences = ground.fences.with(FenceSet(1 << fence_space(cells("1,3").first().unwrap(), Side::East)));
    assert_eq!(pastures_if_legal(&ground), Err(Flaw::Loose));
}

/// E17 to E20: the price of the pasture with these spaces, after those.
fn price(before: &str, pasture: &str) -> Option<u8> {
    let ground = if before.is_empty() { starting() } else { fenced(before) };
    let after = ground.fences.with(fences::ring(cells(pasture)));
    one_more(&ground).iter().find(|way| way.fences == after.0).map(|way| way.new)
}

#[test]
fn pastures_cost_what_the_examples_say() {
    assert_eq!((price("", "2,4"), price("2,4", "2,3"), price("2,4", "0,4")), (Some(4), Some(3), None), "E17");
    assert_eq!(price("1,3 1,4 2,3 2,4", "2,3 2,4"), Some(2), "E19");
    let five = ["0,4", "1,4", "2,4", "2,3", "1,3"];
    let costs: Vec<_> = (0..5).map(|place| price(&five[..place].join("; "), five[place]).unwrap()).collect();
    assert_eq!(costs, [4, 3, 3, 3, 2], "E20");
    assert_eq!(one_more(&fenced(&five.join("; "))), []);
    let twelve = "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4";
    assert_eq!((price("", twelve), one_more(&fenced(twelve))), (Some(14), vec![]), "E21");
    let beside_a_field = Ground { fields: cells("0,3"), ..fenced("0,4") };
    assert_eq!((beside_a_field.fences.len(), pastures_if_legal(&beside_a_field).unwrap().len()), (4, 1), "E18");
}

#[test]
fn the_layouts_of_e22_are_all_there_are() {
    let first = one_more(&starting());
    let with_wood = |wood: u8| first.iter().filter(|way| way.new <= wood).count();
    assert_eq!([4, 6, 8, 10, 12, 14].map(with_wood), [13, 31, 73, 173, 392, 762]);

    let layouts = layouts(&starting());
    let mut counted: BTreeMap<usize, (usize, u8)> = BTreeMap::new();
    for &(fences, pastures) in &layouts {
        let spaces = Ground { fences, ..starting() }.fenced().len();
        let (count, most) = counted.entry(pastures).or_default();
        (*count, *most) = (*count + 1, spaces.max(*most));
    }
    let counted: Vec<_> = counted.into_iter().collect();
    assert_eq!(counted, [(1, (762, 12)), (2, (3561, 10)), (3, (2853, 8)), (4, (758, 6)), (5, (29, 5))]);
    assert_eq!(layouts.len(), 7963);
}

/// All fences that a player with wood enough can put up, by whatever answers.
fn reached(start: State) -> HashSet<u64> {
    let mut reached = HashSet::new();
    let mut to_visit = vec![start];
    let mut legal = Vec::new();
    while let Some(state) = to_visit.pop() {
        state.legal(Actor::Seat(seat(1)), &mut legal);
        for &action in legal.iter().filter(|&&action| action != Action::Done) {
            let mut next = state;
            next.apply_legal(Actor::Seat(seat(1)), action, &mut Ignore);
            let fences = next.player(seat(1)).unwrap().farm.fences.0;
            let mid_way = !matches!(next.asked(seat(1)), Some(Step::FenceFrom { .. }));
            let is_new = fences != state.player(seat(1)).unwrap().farm.fences.0 && reached.insert(fences);
            let is_asked = next.steps.last().is_some_and(|&(whose, step)| {
                whose == seat(1)
                    && matches!(step, Step::FenceFrom { .. } | Step::FenceSize { .. } | Step::FenceShape { .. })
            });
            if is_asked && (mid_way || is_new) {
                to_visit.push(next);
            }
        }
    }
    reached
}

#[test]
fn the_steps_of_d9_reach_every_layout_and_no_other() {
    for kit in [
        Kit::new(2).round(4).has("15 wood"),
        Kit::new(2).round(4).has("15 wood").fields("1,2 0,2 0,3"),
        Kit::new(2).round(4).has("15 wood").rooms(House::Clay, "0,0 0,1").stables("2,3 2,4"),
    ] {
        let mut kit = kit;
        let ground = Ground::of(&kit.of(1).farm);
        kit.act(1, "fencing");
        let all: HashSet<u64> = layouts(&ground).into_iter().map(|(fences, _)| fences.0).collect();
        let reached = reached(kit.state);
        assert_eq!(reached.len(), all.len());
        assert!(reached == all);
    }
}

#[test]
fn homes_are_those_of_the_examples() {
    let room = &Edition::revised().room;
    let capacity = |pasture: &str, stables: &str| {
        *homes(&Ground { stables: cells(stables), ..fenced(pasture) }, room).first().unwrap()
    };
    let four = "1,3 1,4 2,3 2,4";
    assert_eq!((capacity("2,4", ""), capacity("2,4", "2,4")), (2, 4), "E23");
    assert_eq!(
        (capacity("2,3 2,4", ""), capacity("2,3 2,4", "2,4"), capacity("2,3 2,4", "2,3 2,4")),
        (4, 8, 16),
        "E23"
    );
    assert_eq!((capacity("2,2 2,3 2,4", "2,4"), capacity(four, ""), capacity(four, "2,3")), (12, 8, 16), "E23");

    let farm = Ground { stables: cells("0,0"), ..fenced("2,3 2,4; 2,2") };
    let homes_of = homes(&farm, room);
    assert!(fits(&homes_of, &herd(4, 2, 2)), "E24");
    assert!(!fits(&homes_of, &herd(4, 3, 2)), "E24");
    assert_eq!(keepings(&homes_of, &herd(4, 3, 2)), [herd(2, 3, 2), herd(4, 2, 2), herd(4, 3, 1)], "E24");

    let stabled = |pastures: &str| homes(&Ground { stables: cells("0,3 0,4"), ..fenced(pastures) }, room);
    assert!(!fits(&stabled("0,3 0,4"), &herd(1, 1, 1)), "E27");
    assert!(fits(&stabled("0,3; 0,4"), &herd(1, 1, 1)), "E27");
    assert_eq!(keepings(&homes(&fenced("2,3; 2,4"), room), &herd(3, 3, 0)), [herd(2, 3, 0), herd(3, 2, 0)], "E37");
    let one = homes(&Ground { stables: cells("0,0"), ..fenced("2,4") }, room);
    assert_eq!(keepings(&one, &herd(3, 0, 3)), [herd(1, 0, 3), herd(2, 0, 2), herd(3, 0, 1)], "E38");
}

#[test]
fn sites_are_those_of_the_examples() {
    assert_eq!(starting().room_sites(), cells("0,0 1,1 2,1"), "E8");
    assert_eq!(starting().unused().len(), 13);
    assert_eq!(starting().field_sites(), starting().unused());
    assert_eq!(Ground { fields: cells("0,4"), ..starting() }.field_sites(), cells("0,3 1,4"), "E15");
    let stables = Ground { stables: cells("0,0 1,1"), ..fenced("2,1") };
    assert_eq!(stables.room_sites(), CellSet::NONE);
    assert_eq!(stables.stable_sites().len(), 11);
    assert_eq!(Ground { stables: cells("0,0 0,1 0,2 0,3"), ..starting() }.stable_sites(), CellSet::NONE);
}

#[test]
fn bread_and_food_are_those_of_the_examples() {
    let bread = |majors: &[Major], grain: &str| {
        let kit = Kit::new(2).owns(majors).has(grain);
        let most = most_baked(kit.of(1));
        (most, most_food_baked(kit.of(1), most))
    };
    assert_eq!(bread(&[Major::ClayOven, Major::Hearth4], "3 grain"), (3, 11), "E29");
    assert_eq!(bread(&[Major::ClayOven, Major::StoneOven, Major::Fireplace2], "4 grain"), (4, 15), "E29");
    assert_eq!(bread(&[Major::StoneOven], "3 grain"), (2, 8), "E29");
    assert_eq!(bread(&[], "3 grain"), (0, 0));
    let family = Player { people: 3, newborns: 1, ..Player::new() };
    assert_eq!((food_due(&family, false), food_due(&family, true)), (5, 7), "E13");
}

#[test]
fn points_are_those_of_the_examples() {
    assert_eq!(points(&Player::new()), -14, "E40");
    let kit = Kit::new(2)
        .rooms(House::Clay, "0,0 1,1")
        .fields("0,1 0,2 0,3")
        .stables("1,2 1,3 0,4")
        .pasture("1,2 2,2")
        .pasture("1,3 2,3")
        .pasture("1,4 2,4")
        .people(4)
        .owns(&[Major::Hearth4, Major::Well, Major::Pottery])
        .has("5 grain, 2 vegetable, 6 sheep, 3 cattle, 6 clay, 3 wood")
        .player(1, |player| player.begging = 1);
    let score = score(kit.of(1), Edition::revised());
    assert_eq!((score.total, score.resources_left), (36, 4), "E41");

    let crafts = |majors: &[Major], text: &str| {
        let kit = Kit::new(2).owns(majors).has(text);
        let score = super::score(kit.of(1), Edition::revised());
        (score.bonus, score.resources_left)
    };
    assert_eq!(crafts(&[Major::Basketmaker], "3 reed"), (1, 1), "E43");
    assert_eq!(crafts(&[Major::Basketmaker], "6 reed"), (3, 1), "E43");
    assert_eq!(crafts(&[Major::Joinery], "2 wood"), (0, 2), "E43");

    let kit = Kit::new(2).fields("0,4").sown("0,4", Crop::Grain, 3).has("1 grain, 5 vegetable");
    let score = super::score(kit.of(1), Edition::revised());
    assert_eq!((score.grain, score.vegetables), (2, 4), "E44");
}

#[test]
fn ties_are_broken_by_building_resources() {
    let scored = |text: &str| {
        let mut player = Player::new();
        player.goods = goods(text);
        score(&player, Edition::revised())
    };
    let (none, two) = (scored("9 food"), scored("2 reed"));
    assert_eq!(winners(&[(seat(1), none), (seat(2), two)]), [seat(2)], "E42");
    assert_eq!(winners(&[(seat(1), two), (seat(2), two), (seat(3), none)]), [seat(1), seat(2)], "E42");
    assert_eq!(winners(&[(seat(1), two)]), [], "A13.6");
    assert!(two.total < 50 && two.resources_left == 2);
}
