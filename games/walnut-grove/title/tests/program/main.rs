//! The program with Walnut Grove: commands, documents, and the game in a terminal.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

mod arena;
mod cli;
mod docs;
mod play;
mod study;
#[cfg(unix)]
mod terminal;

use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

/// The program, which is another package's: it is built if it is not there yet or not up to date.
static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let built = Command::new(env!("CARGO")).args(["build", "--quiet", "--locked", "-p", "homestead"]).status().unwrap();
    assert!(built.success(), "the program cannot be built");
    let here = std::env::current_exe().unwrap();
    let target = here.parent().and_then(|deps| deps.parent()).unwrap();
    target.join(format!("homestead{}", std::env::consts::EXE_SUFFIX))
});

/// Where the program is.
fn program() -> PathBuf {
    PROGRAM.clone()
}

/// The program, to be run.
fn homestead() -> assert_cmd::Command {
    assert_cmd::Command::new(program())
}
