//! Whatever is written: notation and options are read as they are written, or refused, and never worse.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use agricola::{Setup, State};
use proptest::prelude::*;
use table::{Actor, Chance, Game, Ignore, Setup as _};

const OPTIONS: &str = "cards deal; first 2; side-job on; tile; marks limit 1,3; hand corn_scoop,basket";

/// A game with all options somewhere in the middle.
fn state(seed: u64) -> State {
    let setup = Setup::usual().with_options("cards deal; tile; side-job on").unwrap();
    let mut state = State::new(&setup, 3).unwrap();
    let (mut chance, mut legal) = (Chance::new(seed, 3), Vec::new());
    for _ in 0..chance.below(250) {
        let Some(actor) = state.next_actor() else { break };
        state.legal(actor, &mut legal);
        state.apply(actor, chance.pick(&legal).unwrap(), &mut Ignore).unwrap();
    }
    state
}

/// What is read is written in one way only, and that is read as the same.
fn is_exact(state: &State, text: &str) -> Result<(), TestCaseError> {
    if let Ok(action) = state.read(text) {
        let written = state.write(action);
        prop_assert_eq!(state.read(&written), Ok(action), "{}", text);
        // No answer may be read that could not be asked about.
        let mut next = *state;
        for actor in [Actor::Nature, Actor::Seat(table::Seat::new(0)), Actor::Seat(table::Seat::new(3))] {
            let legal = next.apply(actor, action, &mut Ignore).is_ok();
            prop_assert!(legal || next == *state, "a refusal changes nothing");
            next = *state;
        }
    }
    Ok(())
}

/// Options that are read are written so that they are read as the same.
fn are_exact(options: &str) -> Result<(), TestCaseError> {
    if let Ok(setup) = Setup::usual().with_options(options) {
        let written = setup.options();
        let again = Setup::usual().with_options(&written);
        prop_assert_eq!(again, Ok(setup), "{}", options);
        for seats in 0..=5 {
            // Either a game begins, or there is a reason against it.
            if let Err(reason) = State::new(&setup, seats) {
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_an_action_or_refused(seed in 0u64..20, text in "\\PC{0,60}") {
        is_exact(&state(seed), &text)?;
    }

    #[test]
    fn any_words_of_the_notation_are_an_action_or_refused(
        seed in 0u64..20,
        words in prop::collection::vec(
            prop::sample::select(vec![
                "first", "deal", "to", "reveal", "mark", "room", "stable", "plow", "sow", "grain", "vegetable", "bake", "build",
                "return", "play", "fence", "from", "spaces", "keep", "sheep", "boar", "cattle", "convert", "craft", "take",
                "0", "1", "2", "12", "255", "256", "-1", "+1", "01", "0,0", "2,4", "3,0", "0,5", "2,4+2,3", "2,3+2,3", "0,0+2,4",
                "forest", "joinery", "basket", "food", "stone", "pass", "pay", "feed", "done", "",
            ]),
            0..8,
        ),
    ) {
        is_exact(&state(seed), &words.join(" "))?;
    }

    #[test]
    fn a_damaged_answer_is_another_one_or_refused(seed in any::<u64>(), at in 0usize..40, length in 0usize..4, put in "[ -~]{0,3}") {
        let state = state(seed % 500);
        let Some(actor) = state.next_actor() else { return Ok(()) };
        let mut legal = Vec::new();
        state.legal(actor, &mut legal);
        for &action in &legal {
            let text = state.write(action);
            let at = at.min(text.len());
            let damaged = format!("{}{put}{}", &text.get(..at).unwrap_or(""), text.get(at + length..).unwrap_or(""));
            is_exact(&state, &damaged)?;
        }
    }

    #[test]
    fn any_text_is_options_or_refused(text in "\\PC{0,60}") {
        are_exact(&text)?;
    }

    #[test]
    fn damaged_options_are_read_or_refused(at in 0..OPTIONS.len(), length in 0usize..20, put in "[ -~]{0,6}") {
        are_exact(&format!("{}{put}{}", OPTIONS.get(..at).unwrap_or(""), OPTIONS.get(at + length..).unwrap_or("")))?;
    }

    #[test]
    fn any_options_together_are_read_or_refused(
        options in prop::collection::vec(
            prop::sample::select(vec![
                "cards none", "cards deal", "cards", "first 1", "first 4", "first 5", "first 0", "side-job on", "side-job off",
                "side-job", "tile", "tile 1", "copse", "marks hint", "marks limit", "marks hint 1,3", "marks limit 3,1",
                "marks hint 1,1", "marks hint 5", "hand basket", "hand basket,basket", "hand grocer, carpenter", "hand", "",
            ]),
            0..6,
        ),
    ) {
        are_exact(&options.join("; "))?;
    }
}
