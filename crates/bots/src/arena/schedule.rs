//! Who plays whom, on which deal, at which seat.

/// All games of a round robin. With one player, everybody alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    entrants: usize,
    players: usize,
    deals: u64,
    /// Who sits where, for each game of a deal.
    seatings: Vec<Vec<usize>>,
    groupings: usize,
}

/// One game: who sits where, on which deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing<'a> {
    /// The number of the deal; games with the same number have the same chance.
    pub deal: u64,
    /// The entrant of each seat.
    pub seats: &'a [usize],
}

impl Schedule {
    /// Every grouping of entrants plays at least this many games, each deal in every rotation of the seats.
    ///
    /// With more entrants than players, a grouping is any choice of that many; with fewer, all of them and as many of
    /// each as possible, so that two entrants at four seats are A A B B.
    pub fn new(entrants: usize, players: usize, games: u64) -> Schedule {
        let each = players.checked_div(entrants).unwrap_or(0);
        let more = players.checked_rem(entrants).unwrap_or(0);
        let groupings: Vec<Vec<usize>> = choices(entrants, more)
            .into_iter()
            .map(|favoured| {
                let count = |who: usize| each + usize::from(favoured.contains(&who));
                (0..entrants).flat_map(|who| std::iter::repeat_n(who, count(who))).collect()
            })
            .collect();
        let seatings: Vec<Vec<usize>> = groupings.iter().flat_map(|grouping| rotations(grouping)).collect();
        let per_grouping = u64::try_from(seatings.len() / groupings.len().max(1)).unwrap_or(1).max(1);
        Schedule { entrants, players, deals: games.div_ceil(per_grouping), seatings, groupings: groupings.len() }
    }

    /// How many entrants there are.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// How many seats a game has.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many different deals are played.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// How many groupings of entrants there are: pairs, at a table for two.
    pub fn groupings(&self) -> usize {
        self.groupings
    }

    /// In how many seatings each grouping plays a deal.
    pub fn seatings(&self) -> usize {
        self.seatings.len() / self.groupings.max(1)
    }

    /// How many games are played on one deal.
    pub fn games_per_deal(&self) -> usize {
        self.seatings.len().max(1)
    }

    /// How many games each grouping plays.
    pub fn games_per_grouping(&self) -> u64 {
        self.deals * u64::try_from(self.seatings()).unwrap_or(u64::MAX)
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        self.deals * u64::try_from(self.games_per_deal()).unwrap_or(u64::MAX)
    }

    /// A game by its number; the games of a deal follow each other.
    pub fn game(&self, number: u64) -> Pairing<'_> {
        let per_deal = u64::try_from(self.games_per_deal()).unwrap_or(u64::MAX);
        let within = usize::try_from(number % per_deal).unwrap_or(0);
        Pairing { deal: number / per_deal, seats: self.seatings.get(within).map_or(&[], Vec::as_slice) }
    }
}

/// All choices of `size` among the first `count` numbers, in order.
fn choices(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_first = |first: usize| {
        let later = choices(count - first - 1, size - 1).into_iter();
        later.map(move |rest| std::iter::once(first).chain(rest.into_iter().map(|who| who + first + 1)).collect())
    };
    (0..count).flat_map(with_first).collect()
}

/// The different ways to move everybody on by some seats.
fn rotations(grouping: &[usize]) -> Vec<Vec<usize>> {
    let mut different: Vec<Vec<usize>> = Vec::new();
    for by in 0..grouping.len() {
        let mut seats = grouping.to_vec();
        seats.rotate_left(by);
        if !different.contains(&seats) {
            different.push(seats);
        }
    }
    different
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(entrants: usize, players: usize, expected: &str) {
        let schedule = Schedule::new(entrants, players, 1);
        let name = |&who: &usize| ["A", "B", "C", "D"][who];
        let seats = |number| schedule.game(number).seats.iter().map(name).collect::<String>();
        let all: Vec<String> = (0..schedule.games()).map(seats).collect();
        assert_eq!(all.join(" "), expected);
        assert!((0..schedule.games()).all(|number| schedule.game(number).deal == 0));
    }

    #[test]
    fn every_grouping_plays_a_deal_in_every_rotation() {
        check(2, 2, "AB BA");
        check(3, 2, "AB BA AC CA BC CB");
        check(3, 3, "ABC BCA CAB");
        check(4, 3, "ABC BCA CAB ABD BDA DAB ACD CDA DAC BCD CDB DBC");
    }

    #[test]
    fn too_few_entrants_fill_the_seats_evenly() {
        check(2, 4, "AABB ABBA BBAA BAAB");
        check(2, 3, "AAB ABA BAA ABB BBA BAB");
        check(3, 4, "AABC ABCA BCAA CAAB ABBC BBCA BCAB CABB ABCC BCCA CCAB CABC");
    }

    #[test]
    fn one_kind_alone_needs_no_rotation() {
        check(1, 4, "AAAA");
        check(3, 1, "A B C");
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals_and_all_groupings_play_the_same_deals() {
        let schedule = Schedule::new(3, 2, 5);
        assert_eq!((schedule.deals(), schedule.seatings(), schedule.games_per_grouping()), (3, 2, 6));
        assert_eq!(schedule.games(), 18);
        for seats in [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
            let games = (0..schedule.games()).map(|number| schedule.game(number)).filter(|game| game.seats == seats);
            assert_eq!(games.map(|game| game.deal).collect::<Vec<_>>(), [0, 1, 2]);
        }
    }

    #[test]
    fn every_entrant_sits_on_every_seat_equally_often() {
        for (entrants, players) in [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4)] {
            let schedule = Schedule::new(entrants, players, 1);
            let often = |who: usize, seat: usize| {
                (0..schedule.games()).filter(|&number| schedule.game(number).seats[seat] == who).count()
            };
            let first = often(0, 0);
            assert!((0..entrants).all(|who| (0..players).all(|seat| often(who, seat) == first)));
        }
    }
}
