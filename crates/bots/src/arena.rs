//! Measuring players against each other: who meets whom on which deals, and what the results say.
//!
//! A deal is played in every seating and, in a round robin, by every grouping of entrants, with the same chance each
//! time. So luck of the deal and of the seat cancels, and deals are what is independent of each other: every interval
//! here comes from how much deals differ.

mod estimate;
mod rating;
mod schedule;

use std::cmp::Ordering;

use crate::SeatResult;

pub use estimate::Estimate;
pub use rating::Rating;
pub use schedule::{Pairing, Schedule};

/// How a game ended, seat by seat in order.
pub type Ending = Vec<Finish>;

/// How one seat ended a game, and who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// Who played it: a number in the list of entrants.
    pub entrant: usize,
    /// How it ended.
    pub result: SeatResult,
}

impl Finish {
    /// What it gets from a comparison with another finish of the same game: 1 if it is ahead, a half if they share.
    pub fn against(&self, other: &Finish) -> f64 {
        match self.rank().cmp(&other.rank()) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        }
    }

    /// Most points, then the tie-break.
    fn rank(&self) -> (i32, i32) {
        (self.result.points, self.result.tie_break)
    }
}

/// How two entrants did against each other. With several seats each, a game has several comparisons.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Meetings {
    /// Games in which both sat.
    pub games: u64,
    /// Comparisons that the first was ahead in.
    pub won: u64,
    /// Comparisons that were equal.
    pub tied: u64,
    /// Comparisons that the second was ahead in.
    pub lost: u64,
}

impl Meetings {
    /// All together.
    pub fn comparisons(&self) -> u64 {
        self.won + self.tied + self.lost
    }
}

/// All games of a schedule, in its order.
#[derive(Clone, Debug)]
pub struct Results {
    schedule: Schedule,
    endings: Vec<Ending>,
}

/// A sum and how many things it is the sum of.
type Part = (f64, f64);

impl Results {
    /// The endings of a schedule's games in the schedule's order.
    pub fn new(schedule: Schedule, endings: Vec<Ending>) -> Results {
        Results { schedule, endings }
    }

    /// What was played.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// All games in order.
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// How ratings come out, by entrant.
    pub fn ratings(&self) -> Vec<Rating> {
        rating::ratings(self)
    }

    /// How often the first of two entrants ends ahead of the second, a tie counting half.
    pub fn win_rate(&self, first: usize, second: usize) -> Option<Estimate> {
        Estimate::share(
            &self.by_deal(|ending| add(pairs(ending, first, second).map(|(one, other)| one.against(other)))),
        )
    }

    /// By how many points the first of two entrants ends ahead of the second.
    pub fn lead(&self, first: usize, second: usize) -> Option<Estimate> {
        Estimate::mean(&self.by_deal(|ending| {
            add(pairs(ending, first, second)
                .map(|(one, other)| f64::from(one.result.points) - f64::from(other.result.points)))
        }))
    }

    /// An entrant's points in games with another one.
    pub fn points_with(&self, entrant: usize, other: usize) -> Option<Estimate> {
        Estimate::mean(&self.by_deal(|ending| {
            let together = ending.iter().any(|finish| finish.entrant == other);
            add(of(ending, entrant).filter(|_| together).map(|finish| f64::from(finish.result.points)))
        }))
    }

    /// An entrant's points in all its games.
    pub fn points(&self, entrant: usize) -> Option<Estimate> {
        Estimate::mean(&self.by_deal(|ending| add(of(ending, entrant).map(|finish| f64::from(finish.result.points)))))
    }

    /// How often an entrant wins the game; a shared victory counts in part.
    pub fn wins(&self, entrant: usize) -> Option<Estimate> {
        Estimate::share(&self.by_deal(|ending| add(of(ending, entrant).map(|finish| victory(finish, ending)))))
    }

    /// How often a seat wins, counted from 0.
    pub fn wins_of_seat(&self, seat: usize) -> Option<Estimate> {
        Estimate::share(&self.by_deal(|ending| add(ending.get(seat).map(|finish| victory(finish, ending)).into_iter())))
    }

    /// How often the seat wins that has this value of a trait.
    pub fn wins_with(&self, name: &str, value: u8) -> Option<Estimate> {
        Estimate::share(&self.by_deal(|ending| {
            let with = ending.iter().filter(|finish| finish.result.value_of(name) == Some(value));
            add(with.map(|finish| victory(finish, ending)))
        }))
    }

    /// How often a seat with this value of a trait is ahead of a seat with another one.
    pub fn ahead_with(&self, name: &str, value: u8) -> Option<Estimate> {
        let has = |finish: &Finish| finish.result.value_of(name) == Some(value);
        Estimate::share(&self.by_deal(|ending| {
            let with = ending.iter().filter(|finish| has(finish));
            add(with
                .flat_map(|finish| ending.iter().filter(|other| !has(other)).map(move |other| finish.against(other))))
        }))
    }

    /// How often an entrant reaches this many points.
    pub fn reaching(&self, entrant: usize, points: i32) -> Option<Estimate> {
        let reached = |finish: &Finish| if finish.result.points >= points { 1.0 } else { 0.0 };
        Estimate::share(&self.by_deal(|ending| add(of(ending, entrant).map(reached))))
    }

    /// How the meetings of two entrants ended.
    pub fn meetings(&self, first: usize, second: usize) -> Meetings {
        let mut meetings = Meetings::default();
        for ending in &self.endings {
            let before = meetings.comparisons();
            for (one, other) in pairs(ending, first, second) {
                match one.rank().cmp(&other.rank()) {
                    Ordering::Greater => meetings.won += 1,
                    Ordering::Equal => meetings.tied += 1,
                    Ordering::Less => meetings.lost += 1,
                }
            }
            meetings.games += u64::from(meetings.comparisons() > before);
        }
        meetings
    }

    /// The same sum for every deal, over all its games.
    fn by_deal(&self, part: impl Fn(&Ending) -> Part) -> Vec<Part> {
        let deals = self.endings.chunks(self.schedule.games_per_deal());
        deals
            .map(|deal| deal.iter().map(&part).fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1)))
            .collect()
    }
}

fn of(ending: &Ending, entrant: usize) -> impl Iterator<Item = &Finish> {
    ending.iter().filter(move |finish| finish.entrant == entrant)
}

/// Each seat of the first with each seat of the second.
fn pairs(ending: &Ending, first: usize, second: usize) -> impl Iterator<Item = (&Finish, &Finish)> {
    of(ending, first).flat_map(move |one| of(ending, second).map(move |other| (one, other)))
}

/// A seat's part of the victory.
fn victory(finish: &Finish, ending: &Ending) -> f64 {
    let behind = |other: &Finish| finish.against(other) == 0.0;
    if ending.iter().any(behind) {
        return 0.0;
    }
    add(ending.iter().filter(|other| finish.against(other) == 0.5).map(|_| 1.0)).1.recip()
}

fn add(values: impl Iterator<Item = f64>) -> Part {
    values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0))
}

fn float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Trait;

    fn finish(entrant: usize, points: i32, tie_break: i32) -> Finish {
        Finish { entrant, result: SeatResult { points, tie_break, traits: Vec::new() } }
    }

    /// Two deals of two players, each in both seatings.
    fn two_deals() -> Results {
        let endings = vec![
            vec![finish(0, 20, 1), finish(1, 10, 1)],
            vec![finish(1, 10, 1), finish(0, 20, 0)],
            vec![finish(0, 12, 3), finish(1, 12, 3)],
            vec![finish(1, 12, 4), finish(0, 12, 3)],
        ];
        Results::new(Schedule::new(2, 2, 4), endings)
    }

    #[test]
    fn the_tie_break_decides_between_equal_points_and_a_tie_counts_half() {
        assert_eq!(finish(0, 12, 4).against(&finish(1, 12, 3)), 1.0);
        assert_eq!(finish(0, 12, 3).against(&finish(1, 12, 3)), 0.5);
        assert_eq!(finish(0, 11, 9).against(&finish(1, 12, 3)), 0.0);
    }

    #[test]
    fn the_seatings_of_a_deal_are_one_observation() {
        // The first deal is won twice, the second half once: 1 and 0.25.
        let results = two_deals();
        let rate = results.win_rate(0, 1).unwrap();
        assert_eq!((rate.value, rate.deals), (0.625, 2));
        assert_eq!(results.win_rate(1, 0).unwrap().value, 0.375);
        assert_eq!(results.lead(0, 1).unwrap().value, 5.0);
        assert_eq!(results.points_with(0, 1).unwrap().value, 16.0);
        assert_eq!(results.points(1).unwrap().value, 11.0);
        assert_eq!(results.meetings(0, 1), Meetings { games: 4, won: 2, tied: 1, lost: 1 });
        assert_eq!(results.reaching(0, 20).unwrap().value, 0.5);
    }

    #[test]
    fn a_shared_victory_is_divided() {
        let ending = vec![finish(0, 5, 0), finish(1, 9, 2), finish(2, 9, 2), finish(0, 9, 1)];
        let parts: Vec<f64> = ending.iter().map(|finish| victory(finish, &ending)).collect();
        assert_eq!(parts, [0.0, 0.5, 0.5, 0.0]);
        // Seat 2 of the four games: lost, lost, shared, lost.
        assert_eq!(two_deals().wins_of_seat(1).unwrap().value, 0.375);
        assert_eq!(two_deals().wins(0).unwrap().value, 0.625);
    }

    #[test]
    fn seats_are_compared_only_with_those_of_another_trait() {
        let on = |value, points| {
            let traits = vec![Trait { name: "board", value }];
            Finish { entrant: 0, result: SeatResult { points, tie_break: 0, traits } }
        };
        let same = vec![on(1, 3), on(1, 8)];
        let other = vec![on(0, 3), on(1, 8)];
        let results = Results::new(Schedule::new(1, 2, 3), vec![same.clone(), other, same]);
        assert_eq!(results.ahead_with("board", 1).unwrap().value, 1.0);
        assert_eq!(results.ahead_with("board", 1).unwrap().deals, 1);
        assert_eq!(results.ahead_with("board", 2), None);
    }
}
