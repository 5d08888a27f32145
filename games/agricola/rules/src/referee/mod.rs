//! The referee: what must be true after every action of every game.
//!
//! Pieces are conserved, nothing comes from nothing, whoever is asked has a choice. The slow twin agrees about land and animals
//! whenever a farm or a herd changes, and about points whenever anything does. [`ThoroughReferee`] asks the twin for all
//! pastures that could be built and for all legal answers besides, which takes much longer.

mod agreement;
mod causes;
mod choices;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use table::by::Key;
use table::{Actor, Game, Ignore, RefereeError, Seat};

use crate::action::Action;
use crate::cells::CellSet;
use crate::farm::STABLES;
use crate::fences::{FENCES, FenceSet};
use crate::flow::{Stage, Step};
use crate::pieces::{Animal, Card, CardSet, Good, Herd, MajorSet, Space};
use crate::player::{PEOPLE, Player, ROUNDS};
use crate::state::State;
use crate::twin::{self, Ground, OneMore};

/// No decision may offer more than this.
pub const MOST_LEGAL: usize = 100;

/// Watches one game.
#[derive(Clone, Debug, Default)]
pub struct Referee {
    /// The first state of the turn.
    since: Option<State>,
    before: Option<State>,
    /// Whether the numbers are the printed ones, which are all that the twin knows.
    printed: Option<bool>,
    legal: Vec<Action>,
}

/// Watches one game, and asks the twin about everything it knows.
#[derive(Clone, Debug, Default)]
pub struct ThoroughReferee {
    referee: Referee,
    /// The ways to one more pasture, by what is built on a farm.
    ways: HashMap<(CellSet, FenceSet), Vec<OneMore>>,
}

type Ruling = Result<(), RefereeError>;

macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(table::RefereeError(format!($($why)+)));
        }
    };
}
use ensure;

impl table::Referee<State> for Referee {
    fn check(&mut self, state: &State) -> Ruling {
        majors_are_conserved(state)?;
        cards_are_conserved(state)?;
        spaces_are_sound(state)?;
        for (seat, player) in state.players() {
            people_are_conserved(state, seat, player)?;
            farm_is_sound(seat, player)?;
            animals_fit(state, seat, player)?;
        }
        self.whoever_is_asked_has_a_choice(state)?;
        self.everything_has_a_cause(state)?;
        self.the_twin_agrees(state)?;
        self.before = Some(*state);
        Ok(())
    }
}

impl table::Referee<State> for ThoroughReferee {
    fn check(&mut self, state: &State) -> Ruling {
        self.referee.check(state)?;
        let printed = self.referee.is_printed(state);
        for (seat, player) in state.players() {
            let ways = match self.ways.entry(agreement::layout_of(&player.farm)) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let ways = new.insert(twin::one_more(&Ground::of(&player.farm)));
                    agreement::about_fences(seat, &player.farm, ways, FENCES)?;
                    ways
                }
            };
            if matches!(state.asked(seat), Some(Step::FenceFrom { .. })) {
                agreement::about_fences(seat, &player.farm, ways, player.goods[Good::Wood])?;
            }
        }
        for decision in state.open().filter(|_| printed) {
            if let Actor::Seat(seat) = decision.actor {
                state.legal(decision.actor, &mut self.referee.legal);
                choices::are_right(state, seat, &self.referee.legal)?;
            }
        }
        Ok(())
    }
}

impl Referee {
    fn is_printed(&mut self, state: &State) -> bool {
        *self.printed.get_or_insert_with(|| twin::is_printed(state.edition()))
    }

    fn whoever_is_asked_has_a_choice(&mut self, state: &State) -> Ruling {
        let mut asked = 0;
        for decision in state.open() {
            asked += 1;
            state.legal(decision.actor, &mut self.legal);
            let (count, hidden) = (self.legal.len(), state.has_cards());
            ensure!(count <= MOST_LEGAL, "{} has {count} legal answers", decision.actor);
            let enough = match decision.actor {
                Actor::Nature => count >= 1,
                // A seat with a hand may be asked with one answer, so that nobody learns what it holds.
                Actor::Seat(_) => count >= 2 || count == 1 && hidden,
            };
            ensure!(enough, "{} is asked with {count} answers", decision.actor);
            if let Actor::Seat(seat) = decision.actor
                && self.legal.contains(&Action::Feed)
            {
                feeding_is_exact(state, seat)?;
            }
        }
        ensure!((asked == 0) == (state.stage() == Stage::Over), "{asked} are asked in {:?}", state.stage());
        Ok(())
    }

    fn everything_has_a_cause(&mut self, state: &State) -> Ruling {
        if let Some(since) = &self.since {
            causes::nothing_is_lost(since, state)?;
            causes::spaces_are_filled_once(since, state)?;
            // Hand cards give goods and people at any time.
            if !state.has_cards() {
                causes::work_is_in_order(since, state)?;
                causes::goods_have_a_cause(since, state)?;
            }
        }
        if self.since.is_none_or(|since| since.turn() != state.turn()) {
            self.since = Some(*state);
        }
        Ok(())
    }

    fn the_twin_agrees(&mut self, state: &State) -> Ruling {
        let printed = self.is_printed(state);
        for (seat, player) in state.players() {
            let old = self.before.as_ref().and_then(|before| before.player(seat));
            let new_farm = old.is_none_or(|old| old.farm != player.farm);
            let new_goods = old.is_none_or(|old| old.goods != player.goods);
            if new_farm {
                agreement::about_land(seat, &player.farm)?;
            }
            if new_farm || new_goods {
                agreement::about_animals(state, seat, player)?;
            }
            let same = |old: &Player| {
                (old.people, old.newborns, old.begging) == (player.people, player.newborns, player.begging)
            };
            let new_cards = old.is_none_or(|old| old.majors != player.majors || old.in_front != player.in_front);
            if printed && (new_farm || new_goods || new_cards || !old.is_some_and(same)) {
                agreement::about_points(state, seat, player)?;
            }
        }
        if printed { agreement::about_the_result(state) } else { Ok(()) }
    }
}

/// A10.5, A10.6: whoever feeds now pays what is due as far as there is food, and begs for the rest.
fn feeding_is_exact(state: &State, seat: Seat) -> Ruling {
    let mut fed = *state;
    fed.apply_legal(Actor::Seat(seat), Action::Feed, &mut Ignore);
    let (Some(then), Some(now)) = (state.player(seat), fed.player(seat)) else { return Ok(()) };
    let due = then.food_due(state.edition(), state.is_solo());
    let paid = then.goods[Good::Food].min(due);
    let (food, markers) = (then.goods[Good::Food] - paid, then.begging.saturating_add(due - paid));
    ensure!(now.goods[Good::Food] == food, "seat {seat} feeds and has {} food, not {food}", now.goods[Good::Food]);
    ensure!(now.begging == markers, "seat {seat} feeds and has {} markers, not {markers}", now.begging);
    if fed.stage() == Stage::Feeding { Ok(()) } else { breeding_is_exact(state, &fed) }
}

/// A10.7, A10.9: after the last one has fed, every pair has one young animal, if all fit; else as many animals stay as fit.
fn breeding_is_exact(fed: &State, bred: &State) -> Ruling {
    for (seat, player) in bred.players() {
        let Some(old) = fed.player(seat) else { continue };
        let grown = Herd::from_fn(|animal: Animal| match old.goods[animal.good()] {
            pair @ 2.. => pair + 1,
            fewer => fewer,
        });
        let homes = twin::homes(&Ground::of(&player.farm), &bred.edition().room);
        let herd = player.herd();
        let asked = bred.asked(seat) == Some(Step::KeepYoung);
        let right = if asked || twin::fits(&homes, &grown) {
            herd == grown
        } else {
            twin::keepings(&homes, &grown).contains(&herd)
        };
        ensure!(right, "seat {seat} has {herd:?} after breeding {:?}", old.herd());
    }
    Ok(())
}

/// A9.3: each major is on display, with one player, or about to be.
fn majors_are_conserved(state: &State) -> Ruling {
    let mut all = state.display();
    let mut count = all.len();
    for (_, player) in state.players() {
        count += player.majors.len();
        player.majors.iter().for_each(|major| all.insert(major));
    }
    ensure!(count == 10 && all == MajorSet::ALL, "the majors are {all:?}");
    Ok(())
}

/// A1.4: each card is undealt, in one hand, in front of one player, being paid, or out of the game.
fn cards_are_conserved(state: &State) -> Ruling {
    let mut seen = state.deck;
    let mut count = usize::from(state.deck.len());
    let mut add = |cards: CardSet| {
        count += usize::from(cards.len());
        seen = seen.with(cards);
    };
    for (seat, player) in state.players() {
        add(player.hand());
        add(player.in_front.iter().flatten().copied().collect());
        ensure!(player.hand().with(player.shown) == player.hand(), "seat {seat} has shown what it does not hold");
        let occupations = player.in_front.iter().flatten().filter(|&&card| is_occupation(state, card)).count();
        ensure!(occupations == usize::from(player.occupations), "seat {seat} counts its occupations wrongly");
    }
    for &(_, step) in state.steps.iter() {
        if let Step::LayDown(card) = step {
            add([card].into_iter().collect());
        }
    }
    ensure!(usize::from(seen.len()) == count, "a card is in two places");
    if !state.has_cards() {
        ensure!(count == 0, "there are cards in a game without cards");
        return Ok(());
    }
    let in_game = |card: &Card| state.edition().cards[*card].players <= state.seats();
    let all: CardSet = Card::ALL.iter().copied().filter(in_game).collect();
    let missing = all.without(seen);
    ensure!(seen.without(all).is_empty(), "a card is not for so many players");
    let gone = |card: Card| state.is_solo() && state.edition().cards[card].travels;
    ensure!(missing.iter().all(gone), "cards are missing: {missing:?}");
    Ok(())
}

fn is_occupation(state: &State, card: Card) -> bool {
    state.edition().cards[card].kind == crate::pieces::CardKind::Occupation
}

/// A3.3, A3.8: as many action space cards as rounds, each in its stage; people only on spaces in play.
fn spaces_are_sound(state: &State) -> Ruling {
    let board = state.board();
    for round in 1..=ROUNDS {
        let known = round < state.round() || round == state.round() && state.stage() != Stage::Reveal;
        let card = board.card_of(round);
        ensure!(card.is_some() == known, "the card of round {round} is {card:?} in round {}", state.round());
        if let Some(space) = card {
            ensure!(space.stage() == Some(crate::flow::stage_of(round)), "{space} came in round {round}");
        }
    }
    for &space in Space::ALL {
        if board.person_on(space).is_some() {
            ensure!(board.in_play().contains(space), "somebody stands on {space}");
            ensure!(state.taken_spaces().contains(space), "{space} is free and taken");
        }
        ensure!(
            board.goods_on(space) == 0 || state.layout().accumulating.contains(space),
            "there are goods on {space}"
        );
    }
    let on_tile = state.layout().tile.iter().filter(|&space| board.person_on(space).is_some()).count();
    ensure!(on_tile <= 1, "{on_tile} people are on the tile");
    Ok(())
}

/// A1.3, A3.7: five people, each at home, on a space, or newborn.
fn people_are_conserved(state: &State, seat: Seat, player: &Player) -> Ruling {
    ensure!((2..=PEOPLE).contains(&player.people), "seat {seat} has {} people", player.people);
    let placed = Space::ALL.iter().filter(|&&space| state.board().person_on(space) == Some(seat)).count();
    let placed = u8::try_from(placed).unwrap_or(u8::MAX);
    let working = state.stage() == Stage::Work;
    let away = if working { placed + player.newborns } else { placed };
    ensure!(
        player.at_home + away == player.people,
        "seat {seat} has {} people, {} at home, {placed} placed, {} newborn",
        player.people,
        player.at_home,
        player.newborns
    );
    // A10.4: craft buildings are used in a harvest, and can be used again in the next.
    let harvest = matches!(state.stage(), Stage::Feeding | Stage::Breeding);
    ensure!(harvest || player.crafted.is_empty(), "seat {seat} has used a craft building outside of a harvest");
    Ok(())
}

/// A8.2 to A8.5: one tile a space, fences that close pastures and nothing else, one block.
fn farm_is_sound(seat: Seat, player: &Player) -> Ruling {
    let farm = &player.farm;
    let tiles = farm.rooms.with(farm.fields);
    ensure!(!farm.rooms.meets(farm.fields), "seat {seat} has a field in a room");
    ensure!(!tiles.meets(farm.stables.with(farm.fenced)), "seat {seat} has a stable or pasture on a tile");
    ensure!(farm.rooms.is_connected() && farm.fields.is_connected(), "seat {seat} has scattered tiles");
    ensure!(farm.stables.len() <= STABLES, "seat {seat} has {} stables", farm.stables.len());
    ensure!(farm.fences.len() <= FENCES, "seat {seat} has {} fences", farm.fences.len());
    let closing = farm.pastures.iter().fold(FenceSet::default(), |all, &cells| all.with(FenceSet::closing(cells)));
    ensure!(closing == farm.fences, "the fences of seat {seat} do not close its pastures");
    let spaces: u8 = farm.pastures.iter().map(|cells| cells.len()).sum();
    let all = farm.pastures.iter().fold(CellSet::NONE, |all, &cells| all.with(cells));
    ensure!(all == farm.fenced && spaces == all.len(), "the pastures of seat {seat} overlap");
    ensure!(all.is_connected(), "the pastures of seat {seat} are no block");
    ensure!(farm.pastures.iter().all(|cells| cells.is_connected()), "a pasture of seat {seat} is in pieces");
    Ok(())
}

/// A8.10: animals fit, unless their owner is just asked which to keep.
fn animals_fit(state: &State, seat: Seat, player: &Player) -> Ruling {
    let asked = matches!(state.asked(seat), Some(Step::Keep | Step::KeepYoung));
    let pending = state.steps.iter().any(|&(whose, step)| whose == seat && step == Step::Keep);
    // While fences are built, animals are counted at the end of the action.
    let fencing = state.steps.iter().any(|&(whose, step)| {
        whose == seat && matches!(step, Step::FenceFrom { .. } | Step::FenceSize { .. } | Step::FenceShape { .. })
    });
    let fits = player.lodging(state.edition()).fits(&player.herd());
    ensure!(fits || asked || pending || fencing, "the animals of seat {seat} do not fit: {:?}", player.herd());
    Ok(())
}
