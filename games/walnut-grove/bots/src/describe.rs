//! What the network sees of a position.

use table::Seat;
use walnut_grove::by::Key;
use walnut_grove::edition::{Disc, Trade};
use walnut_grove::pieces::{Building, Coin, Colour, Good, Improvement};
use walnut_grove::player::Player;
use walnut_grove::town::{Piece, Stop};
use walnut_grove::{Score, State, YEARS};

use crate::estimate::{estimate, parts};

/// Buildings that sell something; an edition with more is described by the first.
const SELLERS: usize = 7;

/// A position between two years as a player sees it, in numbers around one.
pub struct Description<'n> {
    /// The numbers; the network has a row for each.
    pub numbers: &'n mut Vec<f32>,
}

impl Description<'_> {
    /// Describes the position of the player in `seat`.
    pub fn describe(&mut self, state: &State, seat: Seat) {
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
        self.heuristic(state, seat, player);
    }

    /// What the heuristic says.
    fn heuristic(&mut self, state: &State, seat: Seat, player: &Player) {
        let now = f32::from(i16::try_from(points(state, seat)).unwrap_or(0));
        self.numbers.push(in_points(estimate(state, seat)) / 10.0 - now / 10.0);
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

/// The points a player has now.
pub fn points(state: &State, seat: Seat) -> i32 {
    state.player(seat).map_or(0, |player| Score::of(player).total())
}

/// Hundredths as points.
fn in_points(hundredths: i32) -> f32 {
    f32::from(i16::try_from(hundredths).unwrap_or(i16::MAX)) / 100.0
}
