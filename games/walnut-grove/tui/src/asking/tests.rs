use table::{Actor, Chance, Ignore};
use tui::Asking as _;
use walnut_grove::{Edition, Illegal};

use super::*;

/// A game alone, dealt with this seed and played at random until something like this is asked.
fn until(seed: u64, wanted: impl Fn(&AskView) -> bool) -> (State, Asking) {
    let seat = Seat::new(0);
    let mut state = State::new(Edition::reconstructed(), 1).unwrap();
    let (mut nature, mut player) = (Chance::new(seed, 0), Chance::new(seed, 1));
    let mut legal = Vec::new();
    while let Some(actor) = state.next_actor() {
        let action = match actor {
            Actor::Nature => nature.deal(&state, &mut legal).unwrap(),
            Actor::Seat(_) => {
                let asking = Asking::of(&state, seat).unwrap();
                if wanted(&asking.asks) {
                    return (state, asking);
                }
                state.legal(actor, &mut legal);
                player.pick(&legal).unwrap()
            }
        };
        state.apply(actor, action, &mut Ignore).unwrap();
    }
    panic!("nothing like this was asked");
}

#[test]
fn w3_2_arrows_move_the_tile_and_it_is_laid_where_it_hovers() {
    let (state, mut asking) = until(3, |asks| matches!(asks, AskView::Place { .. }));
    let first = asking.hover.unwrap();
    assert_eq!(first.cell, Cell::at(3, 1), "above the middle of the board");
    asking.move_hover(Direction::Right);
    asking.turn(true);
    let hover = asking.hover.unwrap();
    assert_eq!(hover.cell, Cell::at(4, 1));
    assert_ne!(hover.rotation, first.rotation);
    asking.move_hover(Direction::Down);
    assert_eq!(asking.hover, Some(hover), "there is nothing below");
    assert_eq!(asking.choices.answer(&state), Ok(vec![Action::Place(hover.tile, hover.rotation, hover.cell)]));
}

#[test]
fn w5_1_figures_go_to_areas_by_letters_in_any_order() {
    let (state, mut asking) = until(3, |asks| matches!(asks, AskView::Work { figures: 2, .. }));
    assert_eq!(asking.choices.answer(&state), Err(Illegal::WrongNumber(2)));
    assert!(asking.choices.type_key('c') && asking.choices.type_key('a'));
    assert_eq!(asking.choices.picked(), 2);
    let answers = asking.choices.answer(&state).unwrap();
    let mut then = state;
    for action in &answers {
        then.apply(Actor::Seat(asking.choices.seat), *action, &mut Ignore).unwrap();
    }
    let view = state.view(Viewer::Omniscient);
    let marks = asking.marks(&view.players[0], &state);
    assert_eq!((marks.picked, marks.selected), (vec![0, 2], Some(0)));
}

#[test]
fn a_letter_again_puts_the_figure_back() {
    let (_, mut asking) = until(3, |asks| matches!(asks, AskView::Work { .. }));
    asking.choices.type_key('a');
    asking.choices.type_key('a');
    assert_eq!(asking.choices.picked(), 0);
}

#[test]
fn no_area_has_a_letter_that_means_something_else() {
    assert!(LETTERS.chars().all(|letter| !"hquHQU".contains(letter)));
}

#[test]
fn w6_2_buildings_go_by_number_and_those_that_are_shut_say_why() {
    let (state, mut asking) = until(3, |asks| matches!(asks, AskView::Move));
    let houses = state.edition().houses().count();
    assert!(asking.choices.type_key('1'));
    assert_eq!(asking.house(), state.edition().houses().next().map(|(place, _)| place));
    assert!(asking.choices.type_key('2'), "12 is typed as 1, 2");
    assert_eq!(asking.house(), state.edition().houses().nth(houses - 1).map(|(place, _)| place));
    assert!(asking.choices.type_key('0'));
    assert_eq!(asking.choices.answer(&state), Ok(vec![Action::Pass]));
    for line in 0..houses {
        asking.choices.select(line);
        let way = &asking.outlook.ways[line];
        assert_eq!(asking.choices.answer(&state).err(), way.refused);
    }
}

#[test]
fn every_question_of_many_games_can_be_answered_line_by_line() {
    for seed in 0..10 {
        let seen = std::cell::RefCell::new(std::collections::BTreeSet::new());
        let mut state = State::new(Edition::reconstructed(), 1).unwrap();
        let (mut nature, mut player) = (Chance::new(seed, 0), Chance::new(seed, 1));
        let mut legal = Vec::new();
        while let Some(actor) = state.next_actor() {
            if actor == Actor::Nature {
                let action = nature.deal(&state, &mut legal).unwrap();
                state.apply(actor, action, &mut Ignore).unwrap();
                continue;
            }
            let mut asking = Asking::of(&state, Seat::new(0)).unwrap();
            seen.borrow_mut().insert(format!("{:?}", std::mem::discriminant(&asking.asks)));
            let answers = loop {
                for _ in 0..4 {
                    asking.choices.select(player.below(asking.choices.entries.len()));
                    asking.choices.pick(true);
                }
                if let Ok(answers) = asking.choices.answer(&state) {
                    break answers;
                }
            };
            for action in answers {
                state.apply(actor, action, &mut Ignore).unwrap();
            }
        }
        assert!(seen.borrow().len() > 5);
        assert!(state.outcome().is_some());
    }
}
