//! What a network sees of a position.

use agricola::pieces::{Animal, Crop, Good, House, Major, Space};
use agricola::player::Player;
use agricola::{Score, Stage, State, next_harvest};
use table::by::Key;
use table::{Game, Seat};

use crate::estimate::{PARTS, estimate, parts};

/// How many seats are described, whether somebody sits there or not.
const SEATS: u8 = 4;
/// Numbers for each seat.
const EACH: usize = 65 + PARTS;
/// Numbers about the table.
const SHARED: usize = 14 + 4 + 4 + 8 + 2 * 33 + 10;
/// How many numbers describe a position.
pub const INPUTS: usize = 4 * EACH + SHARED;

/// Adds a position as `seat` sees it, in numbers around one: the own farm first, the others in turn order, zeros for
/// seats that nobody has.
pub fn describe(state: &State, seat: Seat, into: &mut Vec<f32>) {
    let seats = state.seats();
    for place in 0..SEATS {
        let other = (place < seats).then(|| Seat::new((seat.number() - 1 + place) % seats));
        match other.and_then(|other| state.player(other).map(|player| (other, player))) {
            Some((other, player)) => Description { state, into }.seat(other, player),
            None => into.extend(std::iter::repeat_n(0.0, EACH)),
        }
    }
    Description { state, into }.table();
}

struct Description<'a> {
    state: &'a State,
    into: &'a mut Vec<f32>,
}

impl Description<'_> {
    fn say(&mut self, number: u8, unit: f32) {
        self.into.push(f32::from(number) / unit);
    }

    fn whether(&mut self, is_so: bool) {
        self.into.push(if is_so { 1.0 } else { 0.0 });
    }

    /// A one at the place of `which` from 1 to `count`, zeros elsewhere.
    fn one_of(&mut self, which: u8, count: u8) {
        self.into.extend((1..=count).map(|place| if place == which { 1.0 } else { 0.0 }));
    }

    fn seat(&mut self, seat: Seat, player: &Player) {
        self.goods(player);
        self.farm(player);
        self.house(player);
        self.food(player);
        Major::ALL.iter().for_each(|&major| self.whether(player.majors.contains(major)));
        self.whether(self.state.starting_player() == seat);
        self.whether(self.state.asked(seat).is_some());
        let score = Score::of(player, self.state.edition());
        self.into.extend(score.lines().map(|(_, points)| whole(points) / 4.0));
        self.into.push(whole(score.total) / 40.0);
        self.into.push(hundredths(estimate(self.state, seat)) / 40.0);
        self.into.extend(parts(self.state, seat).map(|part| hundredths(part) / 20.0));
    }

    /// 10
    fn goods(&mut self, player: &Player) {
        let units = [10.0, 8.0, 6.0, 8.0, 6.0, 4.0, 8.0, 7.0, 6.0, 10.0];
        for (&good, unit) in Good::ALL.iter().zip(units) {
            self.say(player.goods[good], unit);
        }
    }

    /// 15
    fn farm(&mut self, player: &Player) {
        let farm = &player.farm;
        self.say(farm.fields.len(), 5.0);
        self.say(farm.unplanted(), 3.0);
        for &crop in Crop::ALL {
            self.say(farm.sown(crop), 6.0);
            self.say(farm.fields_with(crop), 3.0);
        }
        let lodging = player.lodging(self.state.edition());
        let mut largest = lodging.pastures.iter().rev().copied();
        (0..3).for_each(|_| self.say(u8::try_from(largest.next().unwrap_or(0)).unwrap_or(u8::MAX), 8.0));
        self.say(u8::try_from(farm.pastures.len()).unwrap_or(0), 4.0);
        self.say(lodging.singles, 3.0);
        self.say(farm.stables.len(), 4.0);
        self.say(farm.fences_left(), 15.0);
        self.say(farm.unused().len(), 13.0);
        self.say(u8::try_from(Animal::ALL.iter().filter(|a| player.goods[a.good()] >= 2).count()).unwrap_or(0), 3.0);
    }

    /// 7
    fn house(&mut self, player: &Player) {
        self.say(player.farm.rooms.len(), 5.0);
        self.whether(player.farm.house == House::Clay);
        self.whether(player.farm.house == House::Stone);
        self.say(player.people, 5.0);
        self.say(player.at_home, 5.0);
        self.say(player.newborns, 1.0);
        self.whether(player.housing() > player.people);
    }

    /// 5
    fn food(&mut self, player: &Player) {
        let due = player.food_due(self.state.edition(), self.state.is_solo());
        let converted = Good::EDIBLE.iter().map(|&good| player.goods[good].saturating_mul(player.food_for(good)));
        let within_reach = converted.fold(player.goods[Good::Food], u8::saturating_add);
        let scheduled = (1..=14).map(|round| player.scheduled.on(round)[Good::Food]).fold(0, u8::saturating_add);
        self.say(due, 10.0);
        self.say(due.saturating_sub(player.goods[Good::Food]), 10.0);
        self.say(due.saturating_sub(within_reach), 10.0);
        self.say(scheduled, 5.0);
        self.say(player.begging, 3.0);
    }

    fn table(&mut self) {
        let state = self.state;
        let round = state.round();
        self.one_of(round, 14);
        self.one_of(state.seats(), 4);
        self.one_of(1 + next_harvest(round).map_or(0, |harvest| harvest - round.max(1)), 4);
        let stages = [
            Stage::First,
            Stage::Deal,
            Stage::Reveal,
            Stage::Preparation,
            Stage::Work,
            Stage::Feeding,
            Stage::Breeding,
            Stage::Over,
        ];
        stages.iter().for_each(|&stage| self.whether(state.stage() == stage));
        let taken = state.taken_spaces();
        for &space in Space::ALL {
            self.say(state.board().goods_on(space), 6.0);
            self.whether(state.board().in_play().contains(space) && !taken.contains(space));
        }
        Major::ALL.iter().for_each(|&major| self.whether(state.display().contains(major)));
    }
}

fn whole(points: i32) -> f32 {
    f32::from(i16::try_from(points).unwrap_or(0))
}

fn hundredths(points: i32) -> f32 {
    whole(points) / 100.0
}
