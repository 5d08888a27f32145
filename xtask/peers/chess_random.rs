//! Random chess on shakmaty for about five seconds; prints the speed as JSON.
//!
//! A decision is one move: the list of legal moves, a random pick, the move played.

use std::time::{Duration, Instant};

use shakmaty::{Chess, Position};

const DURATION: Duration = Duration::from_secs(5);

fn main() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let (mut moves, mut games) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < DURATION {
        moves += play(&mut dice);
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        r#"{{"decisions_per_second": {:.1}, "games_per_second": {:.1}}}"#,
        moves as f64 / seconds,
        games as f64 / seconds
    );
}

/// One game until mate, stalemate, bare kings or fifty quiet moves; how many moves it took.
fn play(dice: &mut Dice) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while position.halfmoves() < 100 && !position.is_insufficient_material() {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[dice.below(legal.len())]);
        moves += 1;
    }
    moves
}

/// xorshift64*: a few instructions, so that the time goes to chess.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((random * sides as u64) >> 32) as usize
    }
}
