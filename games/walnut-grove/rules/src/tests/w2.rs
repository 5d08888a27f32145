//! W2 Setup.

use table::{Game, Viewer};

use super::kit::{Kit, coins, goods, improvements, labourers};
use crate::by::{By, Key};
use crate::edition::{Edition, Row};
use crate::flow::Stage;
use crate::pieces::{ByBuilding, Colour};
use crate::town::Stop;
use crate::view::SpaceView;

/// A board's row as in `docs/rules.md`.
fn row_of(game: &Kit, seat: usize) -> String {
    let board = &game.state.view(Viewer::Spectator).players[seat - 1].board;
    let fence = |place: usize| if board.fences[place] { "#" } else { "-" };
    let lands = board.landscapes.iter().enumerate();
    let row: Vec<String> =
        lands.map(|(place, land)| format!("{} {} {}", fence(place), land.good, land.squares)).collect();
    format!("{} {}", row.join(" "), fence(5))
}

/// How many pieces each building of the town has got; stores and free buildings are left out.
fn stocks(game: &Kit) -> Vec<(&'static str, u8)> {
    let houses = game.state.edition().houses();
    let all = houses.map(|(place, house)| (house.name.as_str(), game.state.town().stock(place).total()));
    all.filter(|&(_, pieces)| pieces > 0).collect()
}

fn weight(game: &Kit, action: &str) -> u32 {
    game.state.weight(game.state.read(action).unwrap())
}

fn buildings(huts: u8, barns: u8) -> ByBuilding<u8> {
    By::new([huts, barns])
}

/// Who stands in a starting row, the front place first.
fn row(game: &Kit, row: Row) -> Vec<u8> {
    game.state.view(Viewer::Spectator).rows[row].iter().map(|seat| seat.number()).collect()
}

#[test]
fn w2_1_each_player_gets_a_random_board() {
    let mut game = Kit::undealt(2);
    assert_eq!(game.chances(), ["board 1 for 1", "board 2 for 1"]);
    assert_eq!((weight(&game, "board 1 for 1"), weight(&game, "board 2 for 1")), (2, 2));
    game.act("* setup: board 2 for 1");
    assert_eq!(game.chances(), ["board 1 for 2", "board 2 for 2"]);
    assert_eq!((weight(&game, "board 1 for 2"), weight(&game, "board 2 for 2")), (2, 1));
}

#[test]
fn w2_1_there_are_two_boards_of_each_pattern() {
    let mut game = Kit::undealt(4);
    game.act_all(&["* setup: board 2 for 1", "* setup: board 2 for 2"]);
    // Nothing is left to chance: the others get what is there.
    assert_eq!((game.player(3).farm.board(), game.player(4).farm.board()), (0, 0));
    assert_eq!(game.scene(), "year");
}

#[test]
fn w2_1_five_landscapes_with_squares_along_the_top() {
    let game = Kit::new(3);
    assert_eq!(row_of(&game, 1), "# dairy 1 - stone 1 # grain 1 # fish 1 - wood 2 #");
    assert_eq!(row_of(&game, 3), "# fish 1 - stone 1 # dairy 1 # grain 1 - wood 2 #");
}

#[test]
fn w2_1_one_hut_and_one_barn_of_four_spaces() {
    let game = Kit::new(1);
    let me = game.player(1);
    assert_eq!((me.buildings(), me.huts, me.barns), (2, 0, 0));
    assert_eq!(me.barn_spaces(game.state.edition()), 4);
}

#[test]
fn w2_1_two_sites_for_further_barns() {
    let game = Kit::new(1).each(|me| me.barns = 1);
    assert!(game.player(1).has_barn_site(game.state.edition()));
    let game = game.each(|me| me.barns = 2);
    assert!(!game.player(1).has_barn_site(game.state.edition()));
}

#[test]
fn w2_1_five_wagons_for_labourers_and_huts() {
    let game = Kit::new(1).each(|me| (me.labourers, me.huts) = (labourers("4 white"), 4));
    let me = game.player(1);
    assert!(me.has_wagon(game.state.edition()) && me.has_hut_place(game.state.edition()));
    let game = game.each(|me| (me.labourers, me.huts) = (labourers("5 white"), 5));
    let me = game.player(1);
    assert!(!me.has_wagon(game.state.edition()) && !me.has_hut_place(game.state.edition()));
}

#[test]
fn w2_1_three_places_for_improvements() {
    let game = Kit::new(1).each(|me| me.improvements = improvements("1 tent, 1 safe"));
    assert!(game.player(1).has_improvement_place(game.state.edition()));
    let game = game.each(|me| me.improvements = improvements("1 tent, 2 safe"));
    assert!(!game.player(1).has_improvement_place(game.state.edition()));
}

#[test]
fn w2_2_the_farmer_and_one_labourer_in_the_first_wagons_colour() {
    let game = Kit::new(4);
    assert_eq!(game.player(1).labourers, labourers("1 blue"));
    assert_eq!(game.player(4).labourers, labourers("1 yellow"));
    assert_eq!(game.player(4).figures(), 2);
}

#[test]
fn w2_2_two_coppers_in_the_barn_and_nothing_else() {
    let game = Kit::new(2);
    assert_eq!(game.player(2).barn.coins, coins("2 copper"));
    assert_eq!(game.player(2).barn.goods, goods(""));
    assert_eq!(game.player(2).barn.used(), 2);
}

#[test]
fn w2_2_one_wood_on_a_square_of_the_boards_forest() {
    let game = Kit::new(4);
    assert_eq!((game.area(1, "wood").goods, game.area(1, "wood").free()), (1, 1));
    assert_eq!(game.area(4, "wood").goods, 1);
    assert_eq!(*game.player(1).farm.on_squares(), goods("1 wood"));
}

#[test]
fn w2_2_neither_help_nor_improvements_nor_tiles_at_the_start() {
    let game = Kit::new(1);
    let me = game.player(1);
    assert_eq!((me.help.total(), me.improvements.total(), me.farm.placed().len(), me.hired), (0, 0, 0, None));
}

#[test]
fn w2_3_all_fifty_tiles_are_in_the_bag() {
    assert_eq!(Kit::new(4).state.bag().len(), 50);
}

#[test]
fn w2_3_the_bag_takes_every_coin_not_handed_out() {
    assert_eq!(*Kit::new(1).state.coin_bag(), coins("9 copper, 11 silver, 8 gold"));
    assert_eq!(*Kit::new(2).state.coin_bag(), coins("7 copper, 11 silver, 8 gold"));
    assert_eq!(*Kit::new(3).state.coin_bag(), coins("5 copper, 11 silver, 8 gold"));
    assert_eq!(*Kit::new(4).state.coin_bag(), coins("3 copper, 11 silver, 8 gold"));
}

/// The discs that may be turned for a year, when those before were turned in the edition's order.
fn discs_for_year(year: u8) -> Vec<String> {
    let mut game = Kit::in_spring(1);
    while game.state.year() < year {
        game = game.enter(Stage::Winter);
        if game.state.year() < year {
            game = game.dealt();
        }
    }
    game.chances()
}

#[test]
fn w2_4_the_a_discs_come_first() {
    let mut game = Kit::undealt(1);
    game.act("* setup: board 1 for 1");
    assert_eq!(game.chances(), ["disc A1", "disc A2", "disc A3", "disc A4"]);
}

#[test]
fn w2_4_a_disc_is_used_once() {
    assert_eq!(discs_for_year(2), ["disc A2", "disc A3", "disc A4"]);
    assert_eq!(discs_for_year(3), ["disc A3", "disc A4"]);
}

#[test]
fn w2_4_the_b_discs_follow_in_year_five() {
    assert_eq!(discs_for_year(5), ["disc B1", "disc B2", "disc B3", "disc B4"]);
    assert_eq!(discs_for_year(6), ["disc B2", "disc B3", "disc B4"]);
}

#[test]
fn w2_4_no_b_disc_before_year_five() {
    let mut game = Kit::undealt(1);
    game.act("* setup: board 1 for 1");
    assert_eq!(game.refusal("* year: disc B1"), "there is no such piece left to draw");
}

#[test]
fn w2_4_the_last_disc_of_a_pile_leaves_no_choice() {
    let game = Kit::in_spring(1);
    let game = game.enter(Stage::Winter).dealt().enter(Stage::Winter).dealt().enter(Stage::Winter);
    assert_eq!((game.state.year(), game.scene()), (4, "spring"));
    assert_eq!(game.state.view(Viewer::Spectator).disc.unwrap().name, "A4");
}

#[test]
fn w2_5_two_pieces_for_each_building_with_one_or_two_players() {
    let two_each = [
        ("lodge", 2),
        ("carpenter", 2),
        ("svensons", 2),
        ("hotel", 2),
        ("johansens_mill", 2),
        ("soebucks", 2),
        ("saloon", 2),
    ];
    assert_eq!(stocks(&Kit::new(1)), two_each);
    assert_eq!(stocks(&Kit::new(2)), two_each);
}

#[test]
fn w2_5_three_pieces_with_three_players_and_four_with_four() {
    let each = |count| {
        ["lodge", "carpenter", "svensons", "hotel", "johansens_mill", "soebucks", "saloon"].map(|name| (name, count))
    };
    assert_eq!(stocks(&Kit::new(3)), each(3));
    assert_eq!(stocks(&Kit::new(4)), each(4));
}

#[test]
fn w2_5_labourers_to_the_inns_buildings_to_the_craftsmen_improvements_to_the_shops() {
    let mut game = Kit::undealt(1);
    game.act_all(&["* setup: board 1 for 1", "* year: disc A1"]);
    assert_eq!(game.chances(), ["stock lodge yellow", "stock lodge blue", "stock lodge white"]);
    game.act_all(&["* setup: stock lodge white", "* setup: stock lodge white"]);
    assert_eq!(game.chances(), ["stock carpenter hut", "stock carpenter barn"]);
    game.act_all(&["* setup: stock carpenter hut", "* setup: stock carpenter hut"]);
    assert_eq!(
        game.chances(),
        [
            "stock svensons tent",
            "stock svensons ladder",
            "stock svensons safe",
            "stock svensons warehouse",
            "stock svensons gateway",
            "stock svensons horses",
            "stock svensons fountain"
        ]
    );
}

#[test]
fn w2_5_the_starters_are_not_among_the_labourers_dealt() {
    // Two blue starters out of 6 yellow, 6 blue, 4 white.
    let mut game = Kit::undealt(2);
    game.act_all(&["* setup: board 1 for 1", "* setup: board 1 for 2", "* year: disc A1"]);
    assert_eq!(game.state.supply().labourers, labourers("6 yellow, 4 blue, 4 white"));
    assert_eq!((weight(&game, "stock lodge blue"), weight(&game, "stock lodge white")), (4, 4));
    game.act("* setup: stock lodge blue");
    assert_eq!(weight(&game, "stock lodge blue"), 3);
}

#[test]
fn w2_5_the_rest_leaves_the_game() {
    let left = |players| {
        let game = Kit::new(players);
        let spare = game.state.supply();
        (spare.labourers.total(), spare.buildings.total(), spare.improvements.total())
    };
    assert_eq!(left(1), (9, 4, 17));
    assert_eq!(left(2), (8, 4, 17));
    assert_eq!(left(3), (4, 2, 15));
    assert_eq!(left(4), (0, 0, 13));
}

#[test]
fn w2_5_the_box_has_16_labourers_8_buildings_and_21_improvements() {
    let edition = Edition::reconstructed();
    assert_eq!(edition.labourers, labourers("6 yellow, 6 blue, 4 white"));
    assert_eq!(edition.buildings, buildings(4, 4));
    assert_eq!(
        edition.improvements,
        improvements("3 tent, 3 ladder, 3 safe, 3 warehouse, 3 gateway, 3 horses, 3 fountain")
    );
}

#[test]
fn w2_5_nothing_is_ever_refilled() {
    // The kit's lodge has two yellow labourers.
    let mut game = Kit::in_fall(1, |me| me.barn.goods = goods("2 grain"));
    game.state.town.start(Kit::seat(1), Row::TownHall);
    game.act_all(&["1 fall: move lodge", "1 fall: pay grain", "1 fall: pay grain"]);
    let lodge = |game: &Kit| stocks(game)[0];
    assert_eq!(lodge(&game), ("lodge", 1));
    let game = game.enter(Stage::Winter).dealt();
    assert_eq!((game.state.year(), lodge(&game)), (2, ("lodge", 1)));
}

/// Everything dealt but who is first.
fn without_a_first_player(players: u8) -> Kit {
    let mut game = Kit::new(players);
    game.state.first = None;
    game.enter(Stage::Stocks)
}

#[test]
fn w2_6_the_first_player_is_drawn_by_lot() {
    let game = without_a_first_player(3);
    assert_eq!(game.chances(), ["first 1", "first 2", "first 3"]);
    assert_eq!((weight(&game, "first 1"), weight(&game, "first 3")), (1, 1));
}

#[test]
fn w2_6_rows_are_chosen_from_the_first_player_clockwise() {
    let mut game = without_a_first_player(3);
    game.act("* setup: first 2");
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.refusal("1 setup: start church"), "this is not what is asked now");
    game.act("2 setup: start church");
    assert_eq!(game.asked(), [3]);
    game.act("3 setup: start church");
    assert_eq!(game.asked(), [1]);
}

#[test]
fn w2_6_each_takes_the_first_free_place_of_either_row() {
    let mut game = Kit::new(4);
    assert_eq!(game.legal(1), ["start church", "start town_hall"]);
    game.act_all(&["1 setup: start town_hall", "2 setup: start church"]);
    game.act_all(&["3 setup: start town_hall", "4 setup: start church"]);
    assert_eq!(row(&game, Row::Church), [2, 4]);
    assert_eq!(row(&game, Row::TownHall), [1, 3]);
    assert_eq!(game.state.town().pawn(Kit::seat(3)), Stop::Row(Row::TownHall, 1));
}

#[test]
fn w2_6_a_row_has_room_for_everybody() {
    let game = Kit::in_spring(4);
    assert_eq!(row(&game, Row::Church), [1, 2, 3, 4]);
}

#[test]
fn w2_6_the_rows_lie_before_the_church_and_before_the_town_halls_first_building() {
    let edition = Edition::reconstructed();
    let leads_to = |row| edition.house(edition.rows[row]).unwrap().name.as_str();
    assert_eq!(Row::ALL.iter().map(|&row| leads_to(row)).collect::<Vec<_>>(), ["church", "post_office"]);
}

#[test]
fn w2_7_alone_one_plays_with_the_numbers_for_two() {
    assert_eq!(Edition::stock_each(1), Edition::stock_each(2));
    let game = Kit::new(1);
    let offered = game.state.view(Viewer::Spectator).town;
    let stocked = offered.iter().filter(|space| matches!(space, SpaceView::House { stock: Some(_), .. })).count();
    assert_eq!(stocked, 7);
    assert_eq!(game.asked(), [1], "there is nobody else to go first");
}

#[test]
fn w2_7_25_points_win_a_solo_game() {
    // 4 for the figures, 2 for hut and barn, the rest in coins.
    let game = Kit::at_the_end(1, |me| me.barn.coins = coins("8 gold, 3 silver"));
    assert_eq!(game.state.outcome().unwrap().to_string(), "25; winner 1");
}

#[test]
fn w2_7_24_points_do_not() {
    let game = Kit::at_the_end(1, |me| me.barn.coins = coins("8 gold, 2 silver"));
    assert_eq!(game.state.outcome().unwrap().to_string(), "24; no winner");
}

#[test]
fn w2_7_the_goal_is_for_solo_games_only() {
    let game = Kit::at_the_end(2, |me| me.labourers[Colour::White] += 1);
    assert_eq!(game.state.outcome().unwrap().to_string(), "8 8; winners 1 2");
}

#[test]
fn w2_7_thirty_points_are_experienced_and_thirty_five_expert() {
    use crate::score::SoloRank;
    assert_eq!(SoloRank::of(24), None);
    assert_eq!(SoloRank::of(25), Some(SoloRank::Won));
    assert_eq!(SoloRank::of(29), Some(SoloRank::Won));
    assert_eq!(SoloRank::of(30), Some(SoloRank::Experienced));
    assert_eq!(SoloRank::of(34), Some(SoloRank::Experienced));
    assert_eq!(SoloRank::of(35), Some(SoloRank::Expert));
}
