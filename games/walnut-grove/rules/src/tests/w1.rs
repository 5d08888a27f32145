//! W1 Aim and material.

use table::{Game, Viewer};

use super::kit::{Kit, coins, goods};
use crate::action::Item;
use crate::edition::Edition;
use crate::event::Event;
use crate::flow::Stage;
use crate::pieces::{Coin, Colour, Good};
use crate::state::State;
use crate::view::View;

fn seen_by(game: &Kit, seat: u8) -> View {
    game.state.view(Viewer::Seat(Kit::seat(seat)))
}

#[test]
fn w1_1_one_to_four_can_play() {
    let players = |count| State::new(Edition::reconstructed(), count).map(|state| state.seats());
    assert_eq!(players(1), Ok(1));
    assert_eq!(players(4), Ok(4));
    assert_eq!(players(0).unwrap_err().to_string(), "Walnut Grove is for 1 to 4 players, not 0");
    assert_eq!(players(5).unwrap_err().to_string(), "Walnut Grove is for 1 to 4 players, not 5");
}

#[test]
fn w1_1_a_year_is_spring_summer_fall_winter() {
    let game = Kit::in_spring(1);
    assert_eq!(game.scene(), "spring");
    let game = game.enter(Stage::Spring);
    assert_eq!(game.scene(), "summer");
    let game = game.enter(Stage::Summer);
    assert_eq!(game.scene(), "fall");
    let game = game.enter(Stage::Fall(0));
    assert_eq!(game.scene(), "winter");
    let game = game.enter(Stage::Winter).dealt();
    assert_eq!((game.scene(), game.state.year()), ("spring", 2));
}

#[test]
fn w1_1_there_is_a_year_after_the_seventh_but_none_after_the_eighth() {
    let mut game = Kit::in_spring(1);
    game.state.year = 7;
    let mut game = game.enter(Stage::Winter).dealt();
    assert_eq!((game.scene(), game.state.year()), ("spring", 8));
    assert_eq!(game.state.outcome(), None);
    game = game.enter(Stage::Winter);
    assert_eq!((game.scene(), game.state.year()), ("over", 8));
    assert!(game.state.outcome().is_some());
    assert_eq!(game.asked(), [0; 0]);
}

#[test]
fn w1_1_a_game_played_to_the_end_has_eight_years() {
    let mut game = Kit::new(2);
    game.go_on(10_000);
    assert_eq!((game.scene(), game.state.year()), ("over", 8));
}

#[test]
fn w1_1_most_points_win() {
    let mut game = Kit::in_spring(2);
    game.player_mut(2).barn.coins = coins("1 silver");
    game.state.year = 8;
    let game = game.enter(Stage::Winter);
    let outcome = game.state.outcome().unwrap();
    assert_eq!(outcome.points, [6, 7]);
    assert_eq!(outcome.winners, [Kit::seat(2)]);
}

#[test]
fn w1_2_each_good_has_its_landscape() {
    // Board 1: pasture, rock, field, water, forest. Everybody works; dairy is the summer good.
    let game = Kit::in_summer(1, |me| me.labourers[Colour::Blue] = 4);
    let harvest: Vec<Good> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Harvested { good, .. } => Some(*good),
            _ => None,
        })
        .collect();
    assert_eq!(harvest, [Good::Dairy, Good::Stone, Good::Grain, Good::Fish, Good::Wood]);
}

#[test]
fn w1_2_yellow_is_grain_blue_is_fish_white_is_dairy() {
    assert_eq!(Colour::Yellow.eats(), Good::Grain);
    assert_eq!(Colour::Blue.eats(), Good::Fish);
    assert_eq!(Colour::White.eats(), Good::Dairy);
}

#[test]
fn w1_2_the_supply_of_goods_is_unlimited() {
    let mut game = Kit::in_fall(2, |_| {});
    game.player_mut(2).barn.goods = goods("250 grain");
    game.act_all(&["1 fall: move church", "1 fall: take grain", "1 fall: take grain"]);
    assert_eq!(game.player(1).barn.goods, goods("2 grain"));
}

#[test]
fn w1_3_gold_counts_two_points_silver_one_copper_none() {
    assert_eq!(Coin::points_of(&coins("1 gold")), 2);
    assert_eq!(Coin::points_of(&coins("1 silver")), 1);
    assert_eq!(Coin::points_of(&coins("1 copper")), 0);
    let game = Kit::at_the_end(1, |me| me.barn.coins = coins("2 gold, 3 silver, 4 copper"));
    assert_eq!(game.score(1).coins, 7);
}

#[test]
fn w1_3_the_box_has_11_copper_11_silver_and_8_gold() {
    assert_eq!(Edition::reconstructed().coins, coins("11 copper, 11 silver, 8 gold"));
}

#[test]
fn w1_3_a_paid_coin_goes_back_into_the_bag() {
    // From the Church row past the Town Hall.
    let mut game = Kit::in_fall(1, |me| me.barn.coins = coins("1 gold"));
    game.act_all(&["1 fall: move post_office", "1 fall: pay coin"]);
    assert_eq!(*game.state.coin_bag(), coins("9 copper, 11 silver, 9 gold"));
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w1_3_a_coin_given_up_goes_back_into_the_bag() {
    let mut game = Kit::in_fall(1, |me| me.barn.coins = coins("4 silver"));
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take stone"]);
    game.act_all(&["1 fall: give up fish", "1 fall: give up coin"]);
    assert_eq!(*game.state.coin_bag(), coins("9 copper, 12 silver, 8 gold"));
    assert_eq!(game.player(1).barn.coins, coins("3 silver"));
}

#[test]
fn w1_3_a_coin_back_in_the_bag_may_be_drawn_again() {
    let mut game = Kit::in_fall(1, |me| {
        me.barn.coins = coins("1 gold");
        me.barn.goods = goods("1 grain");
    });
    game.state.coin_bag = coins("1 copper");
    game.act_all(&["1 fall: move store_north", "1 fall: pay coin", "1 fall: sell grain", "1 fall: done"]);
    assert_eq!(game.chances(), ["coin copper for 1", "coin gold for 1"]);
}

#[test]
fn w1_4_only_the_owner_knows_the_values_of_coins() {
    let game = Kit::in_fall(2, |me| me.barn.coins = coins("1 gold, 1 copper"));
    assert_eq!(seen_by(&game, 1).players[0].barn.coins.values, Some(coins("1 gold, 1 copper")));
    assert_eq!(seen_by(&game, 1).players[1].barn.coins.values, None);
    assert_eq!(game.state.view(Viewer::Spectator).players[0].barn.coins.values, None);
}

#[test]
fn w1_4_the_number_of_coins_is_public() {
    let game = Kit::in_fall(2, |me| me.barn.coins = coins("1 gold, 2 copper"));
    assert_eq!(seen_by(&game, 1).players[1].barn.coins.count, 3);
}

#[test]
fn w1_4_neither_points_nor_the_bag_give_coin_values_away() {
    let game = Kit::in_fall(2, |me| me.barn.coins = coins("1 gold"));
    let seen = seen_by(&game, 1);
    assert_eq!((seen.players[0].score.coins, seen.players[0].score.total), (Some(2), Some(8)));
    assert_eq!((seen.players[1].score.coins, seen.players[1].score.total), (None, None));
    assert_eq!((seen.coin_bag.count, seen.coin_bag.values), (26, None));
}

#[test]
fn w1_4_the_values_come_out_at_final_scoring() {
    let game = Kit::at_the_end(2, |me| me.barn.coins = coins("1 gold"));
    let seen = game.state.view(Viewer::Spectator);
    assert_eq!(seen.players[1].barn.coins.values, Some(coins("1 gold")));
    assert_eq!(seen.players[1].score.total, Some(8));
}

#[test]
fn w1_4_others_see_that_a_coin_moves_but_not_which() {
    let (owner, other) = (Viewer::Seat(Kit::seat(1)), Viewer::Seat(Kit::seat(2)));
    let drawn = Event::CoinDrawn { seat: Kit::seat(1), coin: Some(Coin::Gold) };
    assert_eq!(State::seen_by(&drawn, owner), drawn);
    assert_eq!(State::seen_by(&drawn, other), Event::CoinDrawn { seat: Kit::seat(1), coin: None });
    let paid = Event::PaidCoin { seat: Kit::seat(1), coin: Some(Coin::Gold) };
    assert_eq!(State::seen_by(&paid, owner), paid);
    assert_eq!(State::seen_by(&paid, other), Event::PaidCoin { seat: Kit::seat(1), coin: None });
    let given = Event::GaveUp { seat: Kit::seat(1), item: Item::Coin, coin: Some(Coin::Gold) };
    assert_eq!(State::seen_by(&given, owner), given);
    assert_eq!(
        State::seen_by(&given, Viewer::Spectator),
        Event::GaveUp { seat: Kit::seat(1), item: Item::Coin, coin: None }
    );
}

#[test]
fn w1_4_all_else_is_public() {
    let game = Kit::in_spring(2).lay(1, 28, 0, 3, 1).store(1, "3,1n", 1);
    let public = game.state.view(Viewer::Spectator);
    assert_eq!(public.players[0].hand, [1, 2, 3, 4]);
    let mut owner = seen_by(&game, 1);
    owner.viewer = Viewer::Spectator;
    owner.players[0].barn.coins.values = None;
    owner.players[0].score.coins = None;
    owner.players[0].score.total = None;
    assert_eq!(owner, public);
}

#[test]
fn w1_4_the_order_of_the_discs_and_the_draws_of_the_bags_are_known_to_nobody() {
    // The state itself holds only what is left, in the edition's order; what comes next is Nature's.
    let seen = Kit::in_spring(1).state.view(Viewer::Omniscient);
    assert_eq!(seen.disc.unwrap().name, "A1");
    assert_eq!(seen.discs_left, ["A2", "A3", "A4", "B1", "B2", "B3", "B4"]);
    assert_eq!(seen.tile_bag, (5..=50).collect::<Vec<u16>>());
}
