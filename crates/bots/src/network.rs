//! A small network: what a player adds to its points until the end, learned from games.

use std::str::FromStr;

/// Neurons between the inputs and the answer.
pub const HIDDEN: usize = 32;

/// A network with one layer of neurons beside a straight sum. What it says is added to the points a player has now.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// How far off it was in the games it learned from, with 1, 2, … epochs left.
    pub spread: Vec<f32>,
    /// For each number of the description its weight in the sum and its weights for the neurons.
    pub rows: Vec<(f32, [f32; HIDDEN])>,
    /// The neurons' own offsets.
    pub offsets: [f32; HIDDEN],
    /// What each neuron adds to the answer.
    pub voices: [f32; HIDDEN],
    /// What is always added.
    pub offset: f32,
}

impl Network {
    /// What the neurons feel, and the answer.
    pub fn answer(&self, numbers: &[f32]) -> ([f32; HIDDEN], f32) {
        let mut hidden = self.offsets;
        let mut sum = self.offset;
        for (&number, (weight, row)) in numbers.iter().zip(&self.rows) {
            if number != 0.0 {
                sum += number * weight;
                for (neuron, weight) in hidden.iter_mut().zip(row) {
                    *neuron += number * weight;
                }
            }
        }
        for (neuron, voice) in hidden.iter_mut().zip(&self.voices) {
            *neuron = neuron.max(0.0);
            sum += *neuron * voice;
        }
        (hidden, sum)
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let line = |f: &mut std::fmt::Formatter<'_>, first: f32, rest: &[f32]| {
            write!(f, "{first:.4}")?;
            rest.iter().try_for_each(|number| write!(f, " {number:.4}"))?;
            writeln!(f)
        };
        let (next, later) = self.spread.split_first().ok_or(std::fmt::Error)?;
        line(f, *next, later)?;
        line(f, self.offset, &self.offsets)?;
        line(f, 0.0, &self.voices)?;
        self.rows.iter().try_for_each(|(weight, row)| line(f, *weight, row))
    }
}

/// A number, and `N` more.
fn read_line<const N: usize>(number: usize, line: &str) -> Result<(f32, [f32; N]), String> {
    let wrong = || format!("line {}: expected {} numbers", number + 1, N + 1);
    let numbers: Result<Vec<f32>, _> = line.split_whitespace().map(str::parse).collect();
    let numbers = numbers.map_err(|_| wrong())?;
    let (&first, rest) = numbers.split_first().ok_or_else(wrong)?;
    Ok((first, rest.try_into().map_err(|_| wrong())?))
}

impl FromStr for Network {
    type Err = String;
    fn from_str(text: &str) -> Result<Network, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut next = || lines.next().ok_or("the file ends too early");
        let (number, line) = next()?;
        let spread: Result<Vec<f32>, _> = line.split_whitespace().map(str::parse).collect();
        let spread = spread.ok().filter(|spread| !spread.is_empty());
        let spread = spread.ok_or_else(|| format!("line {}: expected numbers", number + 1))?;
        let (number, line) = next()?;
        let (offset, offsets) = read_line(number, line)?;
        let (number, line) = next()?;
        let (_, voices) = read_line::<HIDDEN>(number, line)?;
        let rows: Result<Vec<_>, _> = lines.map(|(number, line)| read_line(number, line)).collect();
        Ok(Network { spread, rows: rows?, offsets, voices, offset })
    }
}
