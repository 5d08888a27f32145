//! What is told of a game: what was taken back did not happen.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{Actor, Chance, Game, Passage, Record, Seat, Story, Viewer, When};
use walnut_grove::{Edition, Event, Season, State};

/// A game of random answers, of which some are taken back.
fn hesitant_game(seats: u8, seed: u64) -> Story<State> {
    let mut game = Story::new(State::new(Edition::reconstructed(), seats).unwrap());
    let mut chance = Chance::new(seed, 0);
    let mut legal = Vec::new();
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
        let seat = Seat::all(seats).nth(chance.below(usize::from(seats))).unwrap();
        if chance.below(5) == 0 && game.table().can_undo(seat) {
            game.undo(seat).unwrap();
        }
    }
}

/// All events, with the seasons that begin.
fn events(story: &[Passage<Event>]) -> Vec<Event> {
    let begins = |passage: &Passage<Event>| {
        passage.begins.map(|when| Event::SeasonBegan { year: when.part, season: Season::at(when) })
    };
    story.iter().flat_map(|passage| begins(passage).into_iter().chain(passage.events.clone())).collect()
}

#[test]
fn a_game_with_undos_is_told_like_the_one_without_them() {
    for (seats, seed) in [(1, 1), (2, 2), (4, 3)] {
        let game = hesitant_game(seats, seed);
        let names = vec!["random".to_owned(); usize::from(seats)];
        let record = Record::of(game.table(), names, None).unwrap();
        let standing = record.standing();
        assert!(standing.len() < record.lines.len(), "something was taken back");
        let mut straight = Story::new(State::new(Edition::reconstructed(), seats).unwrap());
        for line in standing {
            straight.play(line).unwrap();
        }
        assert_eq!(events(&game.whole(Viewer::Omniscient)), events(&straight.whole(Viewer::Omniscient)));
        let mut again = Story::new(State::new(Edition::reconstructed(), seats).unwrap());
        for line in &record.lines {
            again.play(line).unwrap();
        }
        assert_eq!(again.whole(Viewer::Spectator), game.whole(Viewer::Spectator));
    }
}

#[test]
fn a_story_can_begin_with_any_year() {
    let game = hesitant_game(2, 7);
    let whole = game.whole(Viewer::Spectator);
    for year in 1..=8 {
        let since = game.since(year, Viewer::Spectator);
        assert_eq!(since.first().unwrap().begins, Some(When { part: year, scene: "spring" }));
        assert!(events(&whole).ends_with(&events(&since)));
    }
    assert_eq!(game.since(0, Viewer::Spectator), whole);
}
