//! Plays many games of a level against others and prints win rates and points: `measure [level] [against] [games] [seed]
//! [options]`. Each game has one seat of the level, the others are of `against`; the seat goes round.
#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used, reason = "a tool")]

use agricola::{Score, Setup, State};
use agricola_bots::Agricola;
use bots::{Bot, Evaluation, Players};
use rayon::prelude::*;
use table::{Seat, Setup as _};

/// Won (ties count half), own points, begging markers, points by category.
type Line = (f64, f64, f64, Vec<f64>);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).cloned().unwrap_or_else(|| usual.to_owned());
    let own: Bot = word(0, "farmhand").parse().expect("a level");
    let other: Bot = word(1, "random").parse().expect("a level");
    let games: u64 = word(2, "400").parse().expect("a number of games");
    let seed: u64 = word(3, "1").parse().expect("a seed");
    let setup = Setup::usual().with_options(&word(4, "")).expect("options");
    for seats in 1..=4u8 {
        let lines: Vec<Line> = (0..games)
            .into_par_iter()
            .map(|game| {
                let place = u8::try_from(game % u64::from(seats)).unwrap();
                let bots: Vec<Bot> = (0..seats).map(|seat| if seat == place { own } else { other }).collect();
                let mut state = State::new(&setup, seats).unwrap();
                Players::of_bots::<Agricola>(&bots, seed, game).play_out(&mut state, |_, _| ());
                let rank = |seat: Seat| {
                    let result = Agricola::result(&state, seat);
                    (result.points, result.tie_break)
                };
                let mine = rank(Seat::new(place));
                let best = Seat::all(seats).filter(|seat| *seat != Seat::new(place)).map(rank).max();
                let won = best.map_or(1.0, |best| {
                    if mine > best {
                        1.0
                    } else if mine == best {
                        0.5
                    } else {
                        0.0
                    }
                });
                let player = state.player(Seat::new(place)).unwrap();
                let parts = Score::of(player, state.edition()).lines().map(|(_, points)| f64::from(points)).to_vec();
                (won, f64::from(mine.0), f64::from(player.begging), parts)
            })
            .collect();
        let count = f64::from(u32::try_from(lines.len()).unwrap());
        let mean = |of: &dyn Fn(&Line) -> f64| lines.iter().map(of).sum::<f64>() / count;
        let names = Score::default().lines().map(|(name, _)| name);
        println!(
            "{seats} players: {own} against {other}: {:.1} % won, {:.2} points, {:.2} begging",
            100.0 * mean(&|line| line.0),
            mean(&|line| line.1),
            mean(&|line| line.2)
        );
        let parts: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(place, name)| format!("{name} {:.1}", mean(&|line| line.3[place])))
            .collect();
        println!("    {}", parts.join(", "));
    }
}
