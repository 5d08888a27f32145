//! V1 The game without hand cards, V2 extra spaces.

use table::{Game, Setup as _, Viewer};

use super::kit::{Kit, goods, seat};
use crate::pieces::{Good, House, Major, Space};
use crate::{Illegal, Marks, Setup, State};

/// Whether a game of so many can begin with these options.
fn begins(options: &str, seats: u8) -> bool {
    Setup::usual().with_options(options).is_ok_and(|setup| State::new(&setup, seats).is_ok())
}

#[test]
fn v1_1_no_hand_cards_but_majors_and_scoring_as_usual() {
    let kit = Kit::with("cards none", 2);
    assert!(!kit.state.has_cards() && kit.of(1).hand().is_empty() && kit.state.deck.is_empty());
    assert_eq!(kit.state.display().len(), 10);
    assert_eq!(kit.score(1).total, Kit::with("cards deal", 2).score(1).total);
    assert_eq!(Setup::usual().options(), "cards none");
}

#[test]
fn v1_2_meeting_place_accumulates_1_food_from_round_1_on() {
    let mut kit = Kit::unbegun("first 1", 2);
    kit.deal_all();
    kit.nature("reveal fencing");
    assert_eq!(kit.on(Space::MeetingPlace), 1);
    let mut kit = kit.has("").next_round(None);
    kit.act(1, "meeting_place");
    assert_eq!((kit.supply(), kit.on(Space::MeetingPlace)), ("2 food".to_owned(), 0));
}

#[test]
fn v1_3_lessons_and_minors_fall_away() {
    let mut kit = Kit::new(3).round(6).has("4 clay, 1 reed").rooms(House::Wood, "");
    assert_eq!(kit.refuses(1, "lessons"), Illegal::NoCards(Space::Lessons));
    assert_eq!(kit.refuses(1, "second_lessons"), Illegal::NoCards(Space::SecondLessons));
    kit.act(1, "house_redevelopment");
    assert_eq!(kit.legal(1), ["build fireplace_2", "done"]);
    let mut kit = Kit::new(2).round(5).rooms(House::Wood, "0,0");
    kit.act(1, "basic_wish");
    assert_eq!(kit.asked(), [2]);
}

#[test]
fn v1_4_side_job() {
    let mut kit = Kit::new(2).has("2 wood, 1 grain").owns(&[Major::ClayOven]);
    kit.acts(1, &["side_job", "stable 0,4", "bake 1"]);
    assert_eq!(kit.supply(), "1 wood, 5 food");
    let kit = Kit::with("cards deal; side-job on", 2);
    assert!(kit.state.board().in_play().contains(Space::SideJob), "it can join a game with cards");
    assert!(begins("side-job on", 1) && begins("side-job off", 4));
    assert!(Setup::usual().with_options("side-job maybe").is_err());
}

#[test]
fn v1_6_meeting_place_untouched_for_two_rounds() {
    let mut kit = Kit::new(2).next_round(None).next_round(None);
    kit.act(1, "forest");
    let before = kit.of(2).goods[Good::Food];
    kit.act(2, "meeting_place");
    assert_eq!((kit.of(2).goods[Good::Food] - before, kit.state.starting_player()), (3, seat(2)));
}

#[test]
fn v2_1_one_person_a_round_on_the_whole_tile() {
    let mut kit = Kit::with("tile", 2).has("");
    kit.act(1, "copse");
    for space in [Space::ResourceMarket, Space::AnimalMarket, Space::ModestWish] {
        assert_eq!(kit.refuses(2, space.word()), Illegal::TileOccupied(space));
    }
    assert_eq!(kit.refuses(2, "copse"), Illegal::Occupied(Space::Copse, seat(1)));
    assert!(kit.next_round(None).allows(1, "animal_market"), "until returning home");
}

#[test]
fn v2_1_the_tile_and_side_job_may_both_be_in_play() {
    let in_play = Kit::with("tile; side-job on", 3).state.board().in_play();
    assert!(in_play.contains(Space::SideJob) && in_play.contains(Space::AnimalMarket));
}

#[test]
fn v2_2_the_tile_of_two() {
    let kit = Kit::with("tile", 2);
    let tile = [Space::Copse, Space::ResourceMarket, Space::AnimalMarket, Space::ModestWish];
    assert_eq!(kit.state.layout().tile, tile.into_iter().collect());
    let mut market = kit.clone().has("");
    market.act(1, "resource_market");
    assert_eq!(market.supply(), "1 stone, 1 food");
    // Only choosing Copse takes the wood.
    let mut copse = market.next_round(None).has("");
    copse.act(1, "copse");
    assert_eq!(copse.supply(), "2 wood");
}

#[test]
fn v2_2_the_tile_of_three_and_four() {
    for seats in [3, 4] {
        let mut kit = Kit::with("tile", seats);
        assert_eq!(kit.state.layout().tile, [Space::AnimalMarket, Space::ModestWish].into_iter().collect());
        kit.acts(1, &["animal_market", "take boar"]);
        assert!(kit.allows(2, "resource_market"), "that is a space of the board");
    }
}

#[test]
fn v2_3_animal_market() {
    let offers = |has: &str, take: &str| {
        let mut kit = Kit::with("tile", 2).has(has);
        kit.acts(1, &["animal_market", &format!("take {take}")]);
        kit.supply()
    };
    assert_eq!(offers("", "sheep"), "1 sheep, 1 food");
    assert_eq!(offers("", "boar"), "1 boar");
    assert_eq!(offers("1 food", "cattle"), "1 cattle");
    assert_eq!(offers("1 grain", "cattle"), "1 cattle", "the grain is eaten");
    let mut kit = Kit::with("tile", 2).has("");
    kit.act(1, "animal_market");
    assert_eq!(kit.refuses(1, "take cattle"), Illegal::Short(Good::Food, 1));
}

#[test]
fn v2_3_animals_from_there_are_housed_as_usual() {
    let mut kit = Kit::with("tile", 2).has("1 boar").owns(&[Major::Fireplace2]);
    kit.acts(1, &["animal_market", "take sheep", "keep 1 sheep 0 boar 0 cattle"]);
    assert_eq!(kit.supply(), "1 sheep, 3 food");
}

#[test]
fn v2_4_modest_wish_from_round_5_on() {
    let kit = Kit::with("tile", 2).rooms(House::Wood, "0,0");
    assert_eq!(kit.clone().round(4).refuses(1, "modest_wish"), Illegal::TooEarly(Space::ModestWish));
    let mut kit = kit.round(5);
    kit.act(1, "modest_wish");
    assert_eq!((kit.of(1).people, kit.of(1).newborns), (3, 1));
    assert_eq!(Kit::with("tile", 2).round(5).refuses(1, "modest_wish"), Illegal::NoRoom);
}

#[test]
fn v2_4_no_minor_follows_a_modest_wish() {
    let kit = Kit::with("cards deal; tile", 2).round(5).rooms(House::Wood, "0,0");
    let mut kit = kit.has("9 wood, 9 clay, 9 food");
    kit.act(1, "modest_wish");
    assert_eq!(kit.asked(), [2]);
}

#[test]
fn v2_5_alone_the_tile_of_two_may_be_switched_on() {
    let tile = |options| Kit::with(options, 1).state.layout().tile;
    assert_eq!(tile("tile"), Kit::with("tile", 2).state.layout().tile);
    assert!(tile("").is_empty(), "usually it is off");
}

#[test]
fn v2_6_copse_goes_on_growing_while_the_tile_serves_for_something_else() {
    let mut kit = Kit::with("tile", 2).has("").with_goods_on(Space::Copse, 3);
    kit.acts(1, &["animal_market", "take sheep"]);
    assert_eq!(kit.supply(), "1 sheep, 1 food");
    assert_eq!(kit.refuses(2, "copse"), Illegal::TileOccupied(Space::Copse));
    assert_eq!(kit.next_round(None).on(Space::Copse), 4);
}

#[test]
fn v2_7_a_lone_copse() {
    for seats in [1, 2] {
        let kit = Kit::with("copse", seats).next_round(None).next_round(None);
        assert_eq!(kit.on(Space::Copse), 3);
        let mut kit = kit.has("");
        kit.act(1, "copse");
        assert_eq!(kit.of(1).goods, goods("3 wood"));
        assert!(kit.state.layout().tile.is_empty());
    }
    assert!(!begins("copse", 3) && !begins("tile; copse", 2));
}

#[test]
fn v1_5_three_spaces_are_marked_before_a_turn() {
    let mut kit = Kit::unbegun("marks limit 1", 2);
    kit.nature("first 1");
    kit.nature("reveal fencing");
    assert_eq!((kit.asked(), kit.legal(1)), (vec![], vec![]), "the marks come first");
    kit.nature("mark forest for 1");
    kit.nature("mark fishing for 1");
    assert_eq!(kit.legal(1), Vec::<String>::new());
    kit.nature("mark farmland for 1");
    assert_eq!(kit.legal(1), ["farmland", "forest", "fishing"]);
    assert_eq!(kit.refuses(1, "clay_pit"), Illegal::NotMarked(Space::ClayPit));
    kit.act(1, "forest");
    // Seat 2 has no marks, and those of seat 1 are gone.
    assert!(kit.allows(2, "clay_pit"));
}

#[test]
fn v1_5_as_a_hint_marks_forbid_nothing() {
    let mut kit = Kit::unbegun("marks hint", 2);
    for text in ["first 2", "reveal fencing", "mark forest for 2", "mark fishing for 2", "mark farmland for 2"] {
        kit.nature(text);
    }
    assert!(kit.allows(2, "clay_pit"));
    let marked = |viewer| kit.state.view(viewer).marked;
    assert_eq!(marked(Viewer::Seat(seat(2))), [Space::Farmland, Space::Forest, Space::Fishing]);
    assert_eq!(marked(Viewer::Seat(seat(1))), [], "marks are for the seat they are made for");
}

#[test]
fn v1_5_each_seat_has_marks_of_its_own_kind() {
    let setup = Setup::usual().with_options("marks limit 2; marks hint 1,3").unwrap();
    assert_eq!(setup.options(), "cards none; marks hint 1,3; marks limit 2");
    let kinds = [1, 2, 3, 4].map(|number| setup.marks.of(seat(number)));
    assert_eq!(kinds, [Some(Marks::Hint), Some(Marks::Limit), Some(Marks::Hint), None]);
    for (options, reason) in [
        ("marks hint 1; marks limit 1,2", "each seat once"),
        ("marks loud", "should be like"),
        ("tile; tile", "«tile» is chosen twice"),
    ] {
        let error = Setup::usual().with_options(options).unwrap_err();
        assert!(error.contains(reason), "{error}");
    }
    let alone = Setup::usual().with_options("marks limit 2").unwrap();
    assert_eq!(State::new(&alone, 1).unwrap_err().to_string(), "seat 2 cannot get marks in a game of 1");
}
