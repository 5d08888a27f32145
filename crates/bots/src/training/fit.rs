//! Fits a network to positions of games: gradient descent with Adam.

use table::Chance;

use crate::network::{HIDDEN, Network};

/// A position, and what was added to its points by the end of the game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// How many epochs are left, from 1.
    pub epochs: usize,
    /// The inputs of the network.
    pub inputs: Vec<f32>,
    /// Points at the end less points then.
    pub gain: f32,
}

/// How long a step is at first; it shrinks to nothing over all passes.
const STEP: f32 = 0.002;
/// Batch size: weights change after this many lessons.
const BATCH: usize = 64;
const BATCH_SIZE: f32 = 64.0;

/// A network of nothing but small random weights.
pub fn untrained(inputs: usize, chance: &mut Chance) -> Network {
    let mut any = |size: f32| size * (f32::from(u8::try_from(chance.below(201)).unwrap_or(0)) / 100.0 - 1.0);
    let rows = (0..inputs).map(|_| (0.0, std::array::from_fn(|_| any(0.15)))).collect();
    Network { spread: vec![0.0], rows, offsets: [0.0; HIDDEN], voices: std::array::from_fn(|_| any(0.3)), offset: 8.0 }
}

/// The mean square of what the network is wrong by.
pub fn error(network: &Network, lessons: &[Lesson]) -> f32 {
    let sum: f64 = lessons.iter().map(|lesson| f64::from(network.answer(&lesson.inputs).1 - lesson.gain).powi(2)).sum();
    small(sum / f64::from(u32::try_from(lessons.len().max(1)).unwrap_or(u32::MAX)))
}

/// A part of a whole.
fn share(part: u32, whole: u32) -> f32 {
    small(f64::from(part) / f64::from(whole.max(1)))
}

#[expect(clippy::as_conversions, reason = "there is no other way from f64 to f32")]
fn small(number: f64) -> f32 {
    number as f32
}

/// Goes through all lessons `passes` times, in random order, and changes the weights a little after each batch.
pub fn fit(mut network: Network, lessons: &[Lesson], passes: u16, chance: &mut Chance) -> Network {
    let zero = nothing(&network);
    let (mut mean, mut square) = (zero.clone(), zero.clone());
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut time = 0u32;
    let steps = usize::from(passes) * lessons.len().div_ceil(BATCH);
    let steps = u32::try_from(steps).unwrap_or(u32::MAX);
    let mut gradient = zero.clone();
    for _ in 0..passes {
        chance.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            time += 1;
            gradient.weights().for_each(|weight| *weight = 0.0);
            for lesson in batch.iter().filter_map(|&index| lessons.get(index)) {
                add_gradient(&network, lesson, &mut gradient);
            }
            let length = STEP * share(steps - time, steps);
            step(&mut network, &mut gradient, &mut mean, &mut square, time, length);
        }
    }
    let longest = lessons.iter().map(|lesson| lesson.epochs).max().unwrap_or(1);
    let spread = (1..=longest).map(|epochs| {
        let then: Vec<Lesson> = lessons.iter().filter(|lesson| lesson.epochs == epochs).cloned().collect();
        error(&network, &then).sqrt()
    });
    network.spread = spread.collect();
    network
}

fn nothing(like: &Network) -> Network {
    let mut zero = like.clone();
    zero.weights().for_each(|weight| *weight = 0.0);
    zero
}

/// Adds the slope of half the squared error for one lesson. Rare disasters pull no harder than eight points would.
fn add_gradient(network: &Network, lesson: &Lesson, into: &mut Network) {
    let (hidden, answer) = network.answer(&lesson.inputs);
    let wrong = (answer - lesson.gain).clamp(-8.0, 8.0) / BATCH_SIZE;
    into.offset += wrong;
    let mut back = [0.0; HIDDEN];
    for (((back, &felt), &voice), slope) in back.iter_mut().zip(&hidden).zip(&network.voices).zip(&mut into.voices) {
        if felt > 0.0 {
            *slope += wrong * felt;
            *back = wrong * voice;
        }
    }
    for (slope, &back) in into.offsets.iter_mut().zip(&back) {
        *slope += back;
    }
    for (&number, (weight, row)) in lesson.inputs.iter().zip(&mut into.rows) {
        if number != 0.0 {
            *weight += wrong * number;
            for (slope, &back) in row.iter_mut().zip(&back) {
                *slope += number * back;
            }
        }
    }
}

fn step(
    network: &mut Network,
    gradient: &mut Network,
    mean: &mut Network,
    square: &mut Network,
    time: u32,
    length: f32,
) {
    let time = i32::try_from(time).unwrap_or(i32::MAX);
    let (even, even_square) = (1.0 - 0.9f32.powi(time), 1.0 - 0.999f32.powi(time));
    let all = network.weights().zip(gradient.weights()).zip(mean.weights()).zip(square.weights());
    for (((weight, slope), mean), square) in all {
        let slope = *slope + 1e-5 * *weight;
        *mean = 0.9 * *mean + 0.1 * slope;
        *square = 0.999 * *square + 0.001 * slope * slope;
        *weight -= length * (*mean / even) / ((*square / even_square).sqrt() + 1e-8);
    }
}

impl Network {
    /// Everything that can be learned.
    fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flat_map(|(weight, row)| std::iter::once(weight).chain(row));
        rows.chain(&mut self.offsets).chain(&mut self.voices).chain(std::iter::once(&mut self.offset))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What cannot be a straight sum: which of two numbers is larger.
    fn lessons(count: u8) -> Vec<Lesson> {
        let lesson = |n: u8| {
            let (x, y) = (f32::from(n % 7) / 7.0, f32::from(n % 11) / 11.0);
            Lesson { epochs: usize::from(1 + n % 8), inputs: vec![x, y, 1.0], gain: 10.0 * x.max(y) }
        };
        (0..count).map(lesson).collect()
    }

    #[test]
    fn a_network_learns_what_it_is_taught() {
        let lessons = lessons(200);
        let mut chance = Chance::new(1, 1);
        let untrained = untrained(3, &mut chance);
        let before = error(&untrained, &lessons);
        let taught = fit(untrained, &lessons, 400, &mut chance);
        let after = error(&taught, &lessons);
        // The best straight sum is off by 1.39.
        assert!(before > 3.0 && after < 1.2, "squared error {before} before, {after} after");
        assert!(taught.spread.iter().all(|&spread| spread < 1.5), "{:?}", taught.spread);
    }

    #[test]
    fn a_network_is_read_as_it_is_written() {
        let mut chance = Chance::new(2, 2);
        let text = fit(untrained(3, &mut chance), &lessons(50), 2, &mut chance).to_string();
        let read: Network = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!("1 2 3".parse::<Network>().unwrap_err(), "the file ends too early");
        assert_eq!("".parse::<Network>().unwrap_err(), "the file ends too early");
    }
}
