//! Many games on all cores, with results in order and a bar to watch.

use rayon::prelude::*;

use crate::progress;

/// The option that every command with many games has.
#[derive(clap::Args, Debug)]
pub struct Series {
    /// How many threads work; all cores if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Games played between two times that results are taken in.
const BATCH: u64 = 2000;

impl Series {
    /// Plays games and takes in what comes out in the order of their numbers, so that threads change nothing.
    pub fn play<T: Send>(
        &self,
        games: u64,
        play: impl Fn(u64) -> anyhow::Result<T> + Sync,
        mut take: impl FnMut(T) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.map_or(0, usize::from)).build()?;
        let bar = progress::bar(games, "games");
        let mut next = 0;
        while next < games {
            let batch = next..games.min(next + BATCH);
            next = batch.end;
            let played: Vec<anyhow::Result<T>> =
                pool.install(|| batch.into_par_iter().map(|game| play(game).inspect(|_| bar.inc(1))).collect());
            for game in played {
                take(game?)?;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }
}
