//! A short demonstration of the game in a terminal: some keys, and what the screen shows after each.

mod svg;

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result};
use playtest::terminal::{Terminal, key};

use crate::commands::{cargo, root, run, target};

/// Where the demonstration is, from the root of the workspace.
const PICTURE: &str = "docs/pictures/terminal.svg";
const COLUMNS: u16 = 132;
const ROWS: u16 = 40;

/// Keys, what the screen shows when they are answered, and for how many seconds one looks at it.
struct Shot {
    keys: &'static str,
    shows: &'static str,
    seconds: f32,
}

const fn shot(keys: &'static str, shows: &'static str, seconds: f32) -> Shot {
    Shot { keys, shows, seconds }
}

/// The first year of a game against a farmhand, which plays the same every time.
const SHOTS: [Shot; 15] = [
    shot("", "Choose your starting row", 1.5),
    shot(key::ENTER, "Choose a tile to keep", 1.5),
    shot("2", "Tile 33", 1.5),
    shot(key::ENTER, "Place tile 33", 1.2),
    shot(key::RIGHT, "Place tile 33", 0.6),
    shot(key::RIGHT, "Place tile 33", 0.8),
    shot("r", "The forest grows from 1 to 2", 1.8),
    shot(key::ENTER, "Send 2 figures to work", 1.5),
    shot("b", "1 of 2", 0.8),
    shot("e", "2 of 2", 1.5),
    shot(key::ENTER, "Choose a building in town", 1.8),
    shot("h", "The Pioneer bot suggests", 2.0),
    shot("h", "", 1.2),
    shot(key::ENTER, "", 2.0),
    shot("?", "Help", 2.5),
];

/// Plays, and writes the picture.
pub fn record() -> Result<()> {
    run(cargo(&["build", "--package", "homestead"]))?;
    let program = target().join("debug").join(format!("homestead{}", std::env::consts::EXE_SUFFIX));
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("demonstration.hgr");
    let file = file.to_str().context("a folder for temporary files whose name is no text")?;
    let arguments = ["play", "--players", "me:Ada,farmhand", "--seed", "7", "--record", file];
    let mut terminal = Terminal::open(&program, &arguments, &[], (COLUMNS, ROWS))?;
    let mut frames = Vec::new();
    for Shot { keys, shows, seconds } in SHOTS {
        let before = terminal.written();
        terminal.press(keys)?;
        if !keys.is_empty() {
            terminal.wait_for_more(before)?;
        }
        terminal.wait_for(shows)?;
        settle(&terminal);
        frames.push((terminal.screen(), seconds));
    }
    let picture = svg::animated(&frames, "Walnut Grove in a terminal: the first year of a game");
    fs::write(root().join(PICTURE), &picture).with_context(|| format!("writing {PICTURE}"))?;
    println!("Written to {PICTURE}: {} frames, {} kB.", frames.len(), picture.len() / 1024);
    Ok(())
}

/// Waits until nothing is drawn any more.
fn settle(terminal: &Terminal) {
    loop {
        let written = terminal.written();
        sleep(Duration::from_millis(250));
        if terminal.written() == written {
            return;
        }
    }
}
