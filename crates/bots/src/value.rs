//! What a player will have at the end, learned from games: a small network that looks at a game between two years.

use std::str::FromStr;

use table::Seat;
use walnut_grove::by::Place;
use walnut_grove::edition::{Disc, Trade};
use walnut_grove::pieces::{Building, Coin, Colour, Good, Improvement};
use walnut_grove::player::Player;
use walnut_grove::town::{Piece, Stop};
use walnut_grove::{Score, State, YEARS};

use crate::judge::in_points;
use crate::worth::{parts, worth};

/// Neurons between the description and the answer.
pub const HIDDEN: usize = 32;

/// Buildings that sell something; an edition with more is described by the first.
const SELLERS: usize = 7;

/// A position between two years as a player sees it, in numbers around one.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// The numbers; the network has a row for each.
    pub numbers: Vec<f32>,
}

impl Description {
    /// Describes the position of the player in `seat`.
    pub fn of(state: &State, seat: Seat) -> Description {
        let mut description = Description { numbers: Vec::with_capacity(192) };
        description.describe(state, seat);
        description
    }

    /// Replaces the description by that of another position.
    pub fn describe(&mut self, state: &State, seat: Seat) {
        self.numbers.clear();
        let Some(player) = state.player(seat) else { return };
        self.one_of(YEARS + 1 - state.year().min(YEARS), 8);
        self.one_of(table::Game::seats(state), 4);
        self.people(state, player);
        self.goods(state, player);
        self.land(player);
        self.improvements(player);
        self.town(state, seat);
        self.weather(state);
        self.needs(player);
        self.by_thumb(state, seat, player);
    }

    /// What rules of thumb say.
    fn by_thumb(&mut self, state: &State, seat: Seat, player: &Player) {
        self.numbers.push(in_points(worth(state, seat)) / 10.0 - now(state, seat) / 10.0);
        self.numbers.extend(parts(state, player).map(|part| in_points(part) / 5.0));
    }

    fn say(&mut self, number: u8, unit: f32) {
        self.numbers.push(f32::from(number) / unit);
    }

    /// A one at the place of `which` from 1 to `count`, zeros elsewhere.
    fn one_of(&mut self, which: u8, count: u8) {
        self.numbers.extend((1..=count).map(|place| if place == which { 1.0 } else { 0.0 }));
    }

    fn people(&mut self, state: &State, player: &Player) {
        for &colour in Colour::ALL {
            self.say(player.labourers[colour], 2.0);
        }
        self.one_of(player.figures(), 6);
        self.say(player.huts, 2.0);
        self.say(player.campfires(), 2.0);
        self.say(player.barns, 2.0);
        self.say(u8::from(player.has_wagon(state.edition())), 1.0);
        self.say(player.help.total(), 4.0);
        self.say(player.help.repayable, 1.0);
    }

    fn goods(&mut self, state: &State, player: &Player) {
        for good in Good::all() {
            self.say(player.barn.goods[good], 2.0);
            self.say(player.farm.on_squares()[good], 2.0);
            self.one_of(player.goods(good).min(3), 3);
        }
        for &coin in Coin::ALL {
            self.say(player.barn.coins[coin], 2.0);
        }
        self.one_of(player.coins().min(4), 4);
        self.say(player.barn_spaces(state.edition()).saturating_sub(player.barn.used()), 4.0);
    }

    fn land(&mut self, player: &Player) {
        let mut sizes = [0u8; 7];
        for good in Good::all() {
            let (mut first, mut second, mut squares, mut count) = (0u8, 0u8, 0u8, 0u8);
            for (_, area) in player.farm.areas().filter(|(_, area)| area.good == good) {
                let size = area.size();
                count += 1;
                if size > first {
                    second = first;
                    (first, squares) = (size, area.squares);
                } else {
                    second = second.max(size);
                }
                let mut left = size;
                for slot in &mut sizes {
                    if left > *slot {
                        std::mem::swap(slot, &mut left);
                    }
                }
            }
            self.say(first, 4.0);
            self.say(second, 2.0);
            self.say(squares, 3.0);
            self.say(count, 4.0);
            self.one_of(first.min(5), 5);
        }
        for size in sizes {
            self.say(size, 4.0);
        }
        self.say(player.farm.largest_area(), 5.0);
        self.say(player.farm.fenced_areas(), 3.0);
        for open in 1..=3 {
            let pens = player.farm.open_sides().iter().filter(|&&sides| sides == open).count();
            self.say(u8::try_from(pens).unwrap_or(u8::MAX), 4.0);
        }
    }

    fn improvements(&mut self, player: &Player) {
        let score = Score::of(player);
        for &kind in Improvement::ALL {
            self.say(player.improvements[kind], 1.0);
            self.say(u8::try_from(score.improvements[kind]).unwrap_or(0), 5.0);
        }
        self.one_of(player.improvements.total() + 1, 4);
    }

    /// Where the pawn stands, and what is still to be had.
    fn town(&mut self, state: &State, seat: Seat) {
        let place = match state.town().pawn(seat) {
            Stop::House { place, .. } => place + 1,
            Stop::Outside | Stop::Row(..) => 0,
        };
        self.one_of(place, 14);
        let all = || state.town().stocks().iter();
        let on_offer = |piece: Piece| all().map(|stock| stock.count(piece)).sum::<u8>();
        let labourers = Colour::ALL.iter().map(|&colour| Piece::Labourer(colour));
        let buildings = Building::ALL.iter().map(|&building| Piece::Building(building));
        let improvements = Improvement::ALL.iter().map(|&improvement| Piece::Improvement(improvement));
        for piece in labourers.chain(buildings).chain(improvements) {
            self.say(on_offer(piece), 2.0);
        }
        let sells = |trade| !matches!(trade, Trade::Gift | Trade::Store(_));
        let houses = state.edition().houses().filter(|(_, house)| sells(house.trade));
        let stocks = houses.map(|(place, _)| state.town().stock(place).total());
        for left in stocks.chain(std::iter::repeat(0)).take(SELLERS) {
            self.say(left, 2.0);
            self.say(u8::from(left > 0), 1.0);
        }
    }

    /// What the discs to come will ask.
    fn weather(&mut self, state: &State) {
        let pile = state.discs_to_come().map(|disc| disc.pile).min();
        let all = || state.discs_to_come();
        let next = || all().filter(|disc| Some(disc.pile) == pile);
        let fires = |disc: &Disc| disc.fires;
        for &colour in Colour::ALL {
            self.say(all().map(|disc| u8::from(disc.hungry[colour])).sum(), 4.0);
        }
        self.say(all().map(fires).sum(), 8.0);
        self.say(all().map(|disc| disc.keep).sum(), 8.0);
        let turned = f32::from(u8::try_from(next().count()).unwrap_or(u8::MAX).max(1));
        for &colour in Colour::ALL {
            self.say(next().map(|disc| u8::from(disc.hungry[colour])).sum(), turned);
        }
        self.say(next().map(fires).sum(), turned);
    }

    /// How what labourers eat compares with what is there for them.
    fn needs(&mut self, player: &Player) {
        let mut short = 0;
        for &colour in Colour::ALL {
            let food = colour.eats();
            let largest = player.farm.areas().filter(|(_, area)| area.good == food).map(|(_, area)| area.size()).max();
            let need = player.labourers[colour];
            let missing = need.saturating_sub(player.goods(food));
            short += missing;
            self.say(missing, 2.0);
            self.say(need.saturating_sub(largest.unwrap_or(0)), 2.0);
        }
        let wood = player.campfires().saturating_sub(player.goods(Good::Wood));
        self.say(wood, 2.0);
        self.say(short + wood, 4.0);
    }
}

/// A network with one layer of neurons beside a straight sum. What it says is added to the points a player has now.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// How far off it was in the games it learned from, with 1 to 8 years left.
    pub spread: [f32; 8],
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

    /// The points a player is expected to have at the end.
    pub fn points(&self, state: &State, seat: Seat, scratch: &mut Description) -> f32 {
        scratch.describe(state, seat);
        now(state, seat) + self.answer(&scratch.numbers).1
    }
}

/// The points a player has now.
pub fn now(state: &State, seat: Seat) -> f32 {
    let points = state.player(seat).map_or(0, |player| Score::of(player).total());
    f32::from(i16::try_from(points).unwrap_or(0))
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let line = |f: &mut std::fmt::Formatter<'_>, first: f32, rest: &[f32]| {
            write!(f, "{first:.4}")?;
            rest.iter().try_for_each(|number| write!(f, " {number:.4}"))?;
            writeln!(f)
        };
        let [next, later @ ..] = &self.spread;
        line(f, *next, later)?;
        line(f, self.offset, &self.offsets)?;
        line(f, 0.0, &self.voices)?;
        self.rows.iter().try_for_each(|(weight, row)| line(f, *weight, row))
    }
}

/// A number, and so many more.
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
        let (first, [b, c, d, e, g, h, i]) = read_line(number, line)?;
        let spread = [first, b, c, d, e, g, h, i];
        let (number, line) = next()?;
        let (offset, offsets) = read_line(number, line)?;
        let (number, line) = next()?;
        let (_, voices) = read_line::<HIDDEN>(number, line)?;
        let rows: Result<Vec<_>, _> = lines.map(|(number, line)| read_line(number, line)).collect();
        Ok(Network { spread, rows: rows?, offsets, voices, offset })
    }
}
