//! A search over a seat's own decisions, an epoch or more ahead.
//!
//! Monte Carlo tree search with one player, PUCT: only the seat's own decisions branch. What Nature deals is drawn anew
//! in each simulation, what the others do follows the heuristic, and so does the rollout after the tree's edge. At the
//! horizon, where an epoch begins, an [`Evaluator`] evaluates the position. A node is named by the seat's own answers
//! alone, so it averages over everything that the seat cannot decide.

use std::cmp::Ordering;

use table::{Actor, Chance, Game, Ignore, Seat};

use crate::evaluator::in_points;
use crate::{Effort, Evaluation, Evaluator};

type ActionOf<E> = <<E as Evaluation>::Game as Game>::Action;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How many epochs may begin before a position is evaluated.
    pub horizon: u16,
    /// How it is evaluated then.
    pub evaluator: Evaluator,
    /// How long it goes on.
    pub effort: Effort,
}

/// What a search thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub visits: f32,
    /// The points they ended with, on average.
    pub points: f32,
}

/// How many points an untried action is given for its prior: more looks wider, less looks deeper.
const EXPLORATION: f32 = 8.0;
/// How many points worse by the heuristic halves an action's prior.
const HALVING: f32 = 0.5;
/// This share of all priors is spread evenly.
const EVEN_SHARE: f32 = 0.25;
/// The prior of an action that was not legal when its node was first seen.
const LATE_PRIOR: f32 = 0.05;
/// The share of simulations for the action that was played.
const PLAYED_SHARE: f32 = 0.25;

#[derive(Debug)]
struct Node<A> {
    visits: f32,
    total: f32,
    edges: Vec<Edge<A>>,
}

#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: f32,
    total: f32,
    to: usize,
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32) -> Edge<A> {
        Edge { action, prior, visits: 0.0, total: 0.0, to: 0 }
    }
}

impl<A> Default for Node<A> {
    fn default() -> Node<A> {
        Node { visits: 0.0, total: 0.0, edges: Vec::new() }
    }
}

impl Search {
    /// Rates the seat's actions in a game that is in one of these states, all equally likely; the best comes first.
    pub fn rate<E: Evaluation>(&self, states: &[E::Game], seat: Seat, chance: &mut Chance) -> Vec<Rated<ActionOf<E>>> {
        self.rate_with::<E>(states, seat, chance, None, |_, _| ())
    }

    /// The same, but looks often at the action that was played whether it is good or not, and shows every horizon it
    /// comes to.
    pub fn rate_with<E: Evaluation>(
        &self,
        states: &[E::Game],
        seat: Seat,
        chance: &mut Chance,
        played: Option<ActionOf<E>>,
        mut show: impl FnMut(&E::Game, &mut Vec<f32>),
    ) -> Vec<Rated<ActionOf<E>>> {
        let Some(first) = states.first() else { return Vec::new() };
        let until = E::epoch(first).saturating_add(self.horizon);
        let evaluator = self.evaluator;
        let nodes = vec![Node::default()];
        let mut tree: Tree<E> = Tree { seat, until, evaluator, played, nodes, path: Vec::new() };
        let mut scratch = Scratch::default();
        let mut clock = self.effort.start();
        for state in states.iter().cycle() {
            let horizon = tree.simulate(state.clone(), chance, &mut scratch);
            show(&horizon, &mut scratch.inputs);
            let left = clock.tick();
            if left == 0 || (played.is_none() && tree.is_decided(left)) {
                break;
            }
        }
        tree.rated()
    }
}

/// Lists that are used again and again.
#[derive(Debug)]
pub struct Scratch<A> {
    legal: Vec<A>,
    inputs: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Scratch<A> {
        Scratch { legal: Vec::new(), inputs: Vec::new() }
    }
}

struct Tree<E: Evaluation> {
    seat: Seat,
    until: u16,
    evaluator: Evaluator,
    /// An action at the root that gets its share of simulations in any case.
    played: Option<ActionOf<E>>,
    nodes: Vec<Node<ActionOf<E>>>,
    /// The nodes of this simulation, each with the place of the edge taken.
    path: Vec<(usize, usize)>,
}

impl<E: Evaluation> Tree<E> {
    fn simulate(&mut self, mut state: E::Game, chance: &mut Chance, scratch: &mut Scratch<ActionOf<E>>) -> E::Game {
        self.path.clear();
        let mut here = 0;
        while let Some(actor) = state.next_actor().filter(|_| E::epoch(&state) < self.until) {
            let action = match actor {
                Actor::Seat(seat) if seat == self.seat => {
                    state.legal(actor, &mut scratch.legal);
                    let Some((action, to)) = self.descend(here, &state, &scratch.legal) else { break };
                    here = to;
                    Some(action)
                }
                other => by_heuristic::<E>(&state, other, chance, &mut scratch.legal),
            };
            let Some(action) = action else { break };
            state.apply_legal(actor, action, &mut Ignore);
        }
        roll_out::<E>(&mut state, self.until, chance, scratch);
        let points = self.evaluator.evaluate::<E>(&state, self.seat, &mut scratch.inputs);
        self.back_up(points);
        state
    }

    /// The action to try at a node and the node it leads to; `None` at the tree's edge, which moves on by this.
    fn descend(&mut self, here: usize, state: &E::Game, legal: &[ActionOf<E>]) -> Option<(ActionOf<E>, usize)> {
        let count = self.nodes.len();
        let node = self.nodes.get_mut(here)?;
        if node.edges.is_empty() {
            node.expand::<E>(state, self.seat, legal);
            if here != 0 {
                return None;
            }
        }
        let played = self.played.filter(|_| here == 0);
        let (place, edge) = node.select(legal, played)?;
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

    fn back_up(&mut self, points: f32) {
        for &(node, edge) in &self.path {
            let Some(node) = self.nodes.get_mut(node) else { continue };
            node.visits += 1.0;
            node.total += points;
            let Some(edge) = node.edges.get_mut(edge) else { continue };
            edge.visits += 1.0;
            edge.total += points;
        }
    }

    /// Whether this many more simulations cannot change which action is tried most.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for edge in self.nodes.first().into_iter().flat_map(|root| &root.edges) {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        u16::try_from(left).is_ok_and(|left| first > second + f32::from(left))
    }

    fn rated(&self) -> Vec<Rated<ActionOf<E>>> {
        let edges = self.nodes.first().into_iter().flat_map(|root| &root.edges).copied();
        let mut rated: Vec<Rated<ActionOf<E>>> = edges
            .map(|edge| Rated { action: edge.action, visits: edge.visits, points: edge.total / edge.visits.max(1.0) })
            .collect();
        rated.sort_by(|a, b| (b.visits, b.points).partial_cmp(&(a.visits, a.points)).unwrap_or(Ordering::Equal));
        rated
    }
}

impl<A: Copy + Eq> Node<A> {
    /// Makes the edges, with priors by the heuristic.
    fn expand<E: Evaluation>(&mut self, state: &E::Game, seat: Seat, legal: &[A])
    where
        E::Game: Game<Action = A>,
    {
        let estimates: Vec<i32> = legal.iter().map(|&action| E::estimate_after(state, seat, action)).collect();
        let best = estimates.iter().copied().max().unwrap_or(0);
        let priors = estimates.iter().map(|&estimate| {
            let halvings = in_points(best - estimate) / HALVING;
            1.0 / (1.0 + halvings * halvings)
        });
        self.edges = legal.iter().zip(priors).map(|(&action, prior)| Edge::new(action, prior)).collect();
        let all: f32 = self.edges.iter().map(|edge| edge.prior).sum();
        let even = EVEN_SHARE / f32::from(u16::try_from(legal.len()).unwrap_or(u16::MAX));
        for edge in &mut self.edges {
            edge.prior = even + (1.0 - EVEN_SHARE) * edge.prior / all;
        }
    }

    /// PUCT: the legal edge with the best sum of its mean and of what its prior and its few visits let hope for.
    fn select(&mut self, legal: &[A], played: Option<A>) -> Option<(usize, &mut Edge<A>)> {
        let unchanged =
            self.edges.len() == legal.len() && self.edges.iter().map(|edge| edge.action).eq(legal.iter().copied());
        if !unchanged {
            for &action in legal {
                if !self.edges.iter().any(|edge| edge.action == action) {
                    self.edges.push(Edge::new(action, LATE_PRIOR));
                }
            }
        }
        let share = self.visits * PLAYED_SHARE;
        if let Some(place) = self.edges.iter().position(|edge| Some(edge.action) == played && edge.visits < share) {
            return self.edges.get_mut(place).map(|edge| (place, edge));
        }
        let mean = self.total / self.visits.max(1.0);
        let exploration = EXPLORATION * (self.visits + 1.0).sqrt();
        let score = |edge: &Edge<A>| {
            let known = if edge.visits == 0.0 { mean } else { edge.total / edge.visits };
            known + exploration * edge.prior / (1.0 + edge.visits)
        };
        let there = self.edges.iter_mut().enumerate().filter(|(_, edge)| unchanged || legal.contains(&edge.action));
        there.max_by(|(_, a), (_, b)| score(a).total_cmp(&score(b)))
    }
}

/// Plays a game to its end by the heuristic.
pub fn rollout<E: Evaluation>(state: &mut E::Game, chance: &mut Chance) {
    roll_out::<E>(state, u16::MAX, chance, &mut Scratch::default());
}

/// Plays on by the heuristic until an epoch begins or the game is over.
pub fn roll_out<E: Evaluation>(
    state: &mut E::Game,
    until: u16,
    chance: &mut Chance,
    scratch: &mut Scratch<ActionOf<E>>,
) {
    while let Some(actor) = state.next_actor().filter(|_| E::epoch(state) < until) {
        let Some(action) = by_heuristic::<E>(state, actor, chance, &mut scratch.legal) else { return };
        state.apply_legal(actor, action, &mut Ignore);
    }
}

/// What Nature deals, or what a seat would do by the heuristic.
fn by_heuristic<E: Evaluation>(
    state: &E::Game,
    actor: Actor,
    chance: &mut Chance,
    legal: &mut Vec<ActionOf<E>>,
) -> Option<ActionOf<E>> {
    let Actor::Seat(seat) = actor else { return chance.deal(state, legal) };
    state.legal(actor, legal);
    legal.iter().copied().max_by_key(|&action| E::estimate_after(state, seat, action))
}
