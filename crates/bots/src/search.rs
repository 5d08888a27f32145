//! A search over a seat's own decisions, a year or more ahead.
//!
//! Monte Carlo tree search with one player: only the seat's own decisions branch. What Nature deals is drawn anew in
//! each simulation, what the others do follows rules of thumb, and so does everything after the tree's edge. At the
//! horizon, the turn of a year, a [`Judge`] says what the position is worth. A node is named by the seat's own answers
//! alone, so it averages over everything that the seat cannot decide.

use std::cmp::Ordering;

use table::{Actor, Dealer, Game, Ignore, Seat};
use walnut_grove::{Action, State};

use crate::Effort;
use crate::judge::{Judge, in_points};
use crate::value::Description;
use crate::worth::worth_after;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// The horizon: how many years may begin before a position is judged.
    pub years: u8,
    /// Who judges.
    pub judge: Judge,
    /// How long it goes on.
    pub effort: Effort,
}

/// What a search thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The action.
    pub action: Action,
    /// How many simulations began with it.
    pub visits: f32,
    /// The points they ended with, on average.
    pub points: f32,
}

/// How many points an untried action is given for its promise: more looks wider, less looks deeper.
const CURIOSITY: f32 = 8.0;
/// How many points worse by rules of thumb makes an action half as promising.
const DOUBT: f32 = 0.5;
/// This share of all promise is spread evenly.
const EVEN: f32 = 0.25;
/// What an action is given that was not legal when its node was first seen.
const LATE: f32 = 0.05;

/// The share of simulations for an action that must be looked at.
const HEED: f32 = 0.25;

#[derive(Debug, Default)]
struct Node {
    visits: f32,
    total: f32,
    edges: Vec<Edge>,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    promise: f32,
    visits: f32,
    total: f32,
    to: usize,
}

impl Edge {
    fn new(action: Action, promise: f32) -> Edge {
        Edge { action, promise, visits: 0.0, total: 0.0, to: 0 }
    }
}

impl Search {
    /// Rates the seat's actions in a game that is in one of these states, all equally likely; the best comes first.
    pub fn rate(&self, states: &[State], seat: Seat, dealer: &mut Dealer) -> Vec<Rated> {
        self.rate_with(states, seat, dealer, None, |_, _| ())
    }

    fn tree(&self, state: &State, seat: Seat, heed: Option<Action>) -> Tree {
        let until = state.year().saturating_add(self.years);
        Tree { seat, until, judge: self.judge, heed, nodes: vec![Node::default()], path: Vec::new() }
    }

    /// The same, but looks at one action often whether it is good or not, and shows every horizon it comes to.
    pub fn rate_with(
        &self,
        states: &[State],
        seat: Seat,
        dealer: &mut Dealer,
        heed: Option<Action>,
        mut show: impl FnMut(&State, &mut Scratch),
    ) -> Vec<Rated> {
        let Some(first) = states.first() else { return Vec::new() };
        let mut tree = self.tree(first, seat, heed);
        let mut scratch = Scratch::default();
        let mut clock = self.effort.start();
        for state in states.iter().cycle() {
            let horizon = tree.simulate(*state, dealer, &mut scratch);
            show(&horizon, &mut scratch);
            let left = clock.tick();
            if left == 0 || (heed.is_none() && tree.is_decided(left)) {
                break;
            }
        }
        tree.rated()
    }
}

/// Lists that are used again and again.
#[derive(Debug, Default)]
pub struct Scratch {
    legal: Vec<Action>,
    pub(crate) description: Description,
}

struct Tree {
    seat: Seat,
    until: u8,
    judge: Judge,
    /// An action at the root that gets its share of simulations in any case.
    heed: Option<Action>,
    nodes: Vec<Node>,
    /// The nodes of this simulation, each with the place of the edge taken.
    path: Vec<(usize, usize)>,
}

impl Tree {
    fn simulate(&mut self, mut state: State, dealer: &mut Dealer, scratch: &mut Scratch) -> State {
        self.path.clear();
        let mut here = 0;
        while let Some(actor) = state.next_actor().filter(|_| state.year() < self.until) {
            let action = match actor {
                Actor::Seat(seat) if seat == self.seat => {
                    state.legal(actor, &mut scratch.legal);
                    let Some((action, to)) = self.descend(here, &state, &scratch.legal) else { break };
                    here = to;
                    Some(action)
                }
                other => by_thumb(&state, other, dealer, &mut scratch.legal),
            };
            let Some(action) = action else { break };
            state.apply_legal(actor, action, &mut Ignore);
        }
        play_on(&mut state, self.until, dealer, scratch);
        let points = self.judge.points(&state, self.seat, &mut scratch.description);
        self.learn(points);
        state
    }

    /// The action to try at a node and the node it leads to; `None` at the tree's edge, which moves on by this.
    fn descend(&mut self, here: usize, state: &State, legal: &[Action]) -> Option<(Action, usize)> {
        let count = self.nodes.len();
        let node = self.nodes.get_mut(here)?;
        if node.edges.is_empty() {
            node.grow(state, self.seat, legal);
            if here != 0 {
                return None;
            }
        }
        let heed = self.heed.filter(|_| here == 0);
        let (place, edge) = node.choose(legal, heed)?;
        self.path.push((here, place));
        if edge.to == 0 {
            edge.to = count;
        }
        let found = (edge.action, edge.to);
        if found.1 == count {
            self.nodes.push(Node::default());
        }
        Some(found)
    }

    fn learn(&mut self, points: f32) {
        for &(node, edge) in &self.path {
            let Some(node) = self.nodes.get_mut(node) else { continue };
            node.visits += 1.0;
            node.total += points;
            let Some(edge) = node.edges.get_mut(edge) else { continue };
            edge.visits += 1.0;
            edge.total += points;
        }
    }

    /// Whether so many more simulations cannot change which action is tried most.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for edge in self.nodes.first().into_iter().flat_map(|root| &root.edges) {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        u16::try_from(left).is_ok_and(|left| first > second + f32::from(left))
    }

    fn rated(&self) -> Vec<Rated> {
        let edges = self.nodes.first().into_iter().flat_map(|root| &root.edges).copied();
        let mut rated: Vec<Rated> = edges
            .map(|edge| Rated { action: edge.action, visits: edge.visits, points: edge.total / edge.visits.max(1.0) })
            .collect();
        rated.sort_by(|a, b| (b.visits, b.points).partial_cmp(&(a.visits, a.points)).unwrap_or(Ordering::Equal));
        rated
    }
}

impl Node {
    /// Promise by rules of thumb.
    fn grow(&mut self, state: &State, seat: Seat, legal: &[Action]) {
        let worths: Vec<i32> = legal.iter().map(|&action| worth_after(state, seat, action)).collect();
        let best = worths.iter().copied().max().unwrap_or(0);
        let promises = worths.iter().map(|&worth| {
            let doubts = in_points(best - worth) / DOUBT;
            1.0 / (1.0 + doubts * doubts)
        });
        self.edges = legal.iter().zip(promises).map(|(&action, promise)| Edge::new(action, promise)).collect();
        let all: f32 = self.edges.iter().map(|edge| edge.promise).sum();
        let even = EVEN / f32::from(u16::try_from(legal.len()).unwrap_or(u16::MAX));
        for edge in &mut self.edges {
            edge.promise = even + (1.0 - EVEN) * edge.promise / all;
        }
    }

    /// The legal edge that promises most, by what is known and by how little is known.
    fn choose(&mut self, legal: &[Action], heed: Option<Action>) -> Option<(usize, &mut Edge)> {
        let as_ever =
            self.edges.len() == legal.len() && self.edges.iter().map(|edge| edge.action).eq(legal.iter().copied());
        if !as_ever {
            for &action in legal {
                if !self.edges.iter().any(|edge| edge.action == action) {
                    self.edges.push(Edge::new(action, LATE));
                }
            }
        }
        let share = self.visits * HEED;
        if let Some(place) = self.edges.iter().position(|edge| Some(edge.action) == heed && edge.visits < share) {
            return self.edges.get_mut(place).map(|edge| (place, edge));
        }
        let mean = self.total / self.visits.max(1.0);
        let curiosity = CURIOSITY * (self.visits + 1.0).sqrt();
        let hope = |edge: &Edge| {
            let known = if edge.visits == 0.0 { mean } else { edge.total / edge.visits };
            known + curiosity * edge.promise / (1.0 + edge.visits)
        };
        let there = self.edges.iter_mut().enumerate().filter(|(_, edge)| as_ever || legal.contains(&edge.action));
        there.max_by(|(_, a), (_, b)| hope(a).total_cmp(&hope(b)))
    }
}

/// Plays a game to its end by rules of thumb, as a search does beyond its tree.
pub fn play_by_thumb(state: &mut State, dealer: &mut Dealer) {
    play_on(state, u8::MAX, dealer, &mut Scratch::default());
}

/// Plays on by rules of thumb until a year begins or the game is over.
pub fn play_on(state: &mut State, until: u8, dealer: &mut Dealer, scratch: &mut Scratch) {
    while let Some(actor) = state.next_actor().filter(|_| state.year() < until) {
        let Some(action) = by_thumb(state, actor, dealer, &mut scratch.legal) else { return };
        state.apply_legal(actor, action, &mut Ignore);
    }
}

/// What Nature deals, or what a seat would do by rules of thumb.
fn by_thumb(state: &State, actor: Actor, dealer: &mut Dealer, legal: &mut Vec<Action>) -> Option<Action> {
    let Actor::Seat(seat) = actor else { return dealer.deal(state, legal) };
    state.legal(actor, legal);
    legal.iter().copied().max_by_key(|&action| worth_after(state, seat, action))
}
