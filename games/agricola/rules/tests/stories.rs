//! What is told of a game: an answer that was taken back did not happen.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use agricola::{Event, Setup, State};
use table::{Actor, Chance, Game, Passage, Record, Setup as _, Story, Viewer};

fn begin(options: &str, seats: u8) -> State {
    State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap()
}

/// A game of random answers in which some are taken back.
fn hesitant_game(options: &str, seats: u8, seed: u64) -> Story<State> {
    let mut game = Story::new(begin(options, seats));
    let (mut chance, mut legal) = (Chance::new(seed, 9), Vec::new());
    loop {
        let asked = game.state().open().next();
        let Some(asked) = asked else { return game };
        let action = match asked.actor {
            Actor::Nature => chance.deal(game.state(), &mut legal),
            Actor::Seat(_) => {
                game.state().legal(asked.actor, &mut legal);
                chance.pick(&legal)
            }
        };
        game.act(asked.id, action.unwrap()).unwrap();
        if let Actor::Seat(seat) = asked.actor
            && chance.below(6) == 0
            && game.table().can_undo(seat)
        {
            game.undo(seat).unwrap();
        }
    }
}

fn events(story: &[Passage<Event>]) -> Vec<Event> {
    story.iter().flat_map(|passage| passage.events.clone()).collect()
}

#[test]
fn a_game_with_undos_is_told_like_the_one_without_them() {
    for (options, seats, seed) in [("", 1, 1), ("", 2, 2), ("cards deal", 3, 3), ("tile", 4, 4)] {
        let game = hesitant_game(options, seats, seed);
        let names = vec!["random".to_owned(); usize::from(seats)];
        let record = Record::of(game.table(), names, None).unwrap();
        let standing = record.standing();
        assert!(standing.len() < record.lines.len(), "something was taken back");
        let mut straight = Story::new(begin(options, seats));
        for line in standing {
            straight.play(line).unwrap();
        }
        assert_eq!(events(&game.whole(Viewer::Omniscient)), events(&straight.whole(Viewer::Omniscient)));
        let mut again = Story::new(begin(options, seats));
        for line in &record.lines {
            again.play(line).unwrap();
        }
        assert_eq!(again.whole(Viewer::Spectator), game.whole(Viewer::Spectator));
    }
}

#[test]
fn a_story_can_begin_with_any_round() {
    let game = hesitant_game("cards deal", 2, 7);
    let whole = game.whole(Viewer::Spectator);
    for round in 1..=14 {
        let since = game.since(round, Viewer::Spectator);
        assert_eq!(since.first().unwrap().begins.map(|when| when.part), Some(round));
        assert!(events(&whole).ends_with(&events(&since)));
    }
    assert_eq!(game.since(0, Viewer::Spectator), whole);
}

/// A14.19: only its owner is told which card was dealt.
#[test]
fn a_story_tells_nobody_what_another_was_dealt() {
    let game = hesitant_game("cards deal", 3, 5);
    for viewer in [Viewer::Spectator, Viewer::Seat(table::Seat::new(1))] {
        for event in events(&game.whole(viewer)) {
            if let Event::Dealt { seat, card, .. } = event {
                assert_eq!(card.is_some(), viewer.knows(seat));
            }
        }
    }
}
