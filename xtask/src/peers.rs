//! Other game engines that play at random beside ours, in the same run on the same machine.
//!
//! Each lives in its own folder under target/peers. Errors carry a short reason without paths on the outside, which goes
//! into the published table, and the details inside, which go to the terminal.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::commands::{cargo, is_there, output, program, root, run};
use crate::report::number;

/// How fast an engine plays at random.
pub struct Speed {
    pub decisions_per_second: f64,
    /// Decisions with more than one answer, where the engine also asks when there is only one.
    pub choices_per_second: Option<f64>,
    pub games_per_second: f64,
}

/// One row of the comparison.
pub struct Peer {
    pub name: String,
    pub speed: Result<Speed>,
}

const CATANATRON: &str = "3.2.1";
const SHAKMATY: &str = "0.30.1";

/// Sets up and measures all peers, one after the other.
pub fn measure_all() -> Vec<Peer> {
    let peers = vec![
        Peer { name: format!("catanatron {CATANATRON} (Python): Catan, four players"), speed: catanatron() },
        Peer { name: format!("shakmaty {SHAKMATY} (Rust): chess"), speed: shakmaty() },
    ];
    for peer in &peers {
        if let Err(error) = &peer.speed {
            eprintln!("{}: not run: {error:#}", peer.name);
        }
    }
    peers
}

/// The peers' rows when nobody asked for them.
pub fn left_out() -> Vec<Peer> {
    let reason = || Err(anyhow::anyhow!("left out with --no-peers"));
    vec![
        Peer { name: "catanatron: Catan, four players".to_owned(), speed: reason() },
        Peer { name: "shakmaty: chess".to_owned(), speed: reason() },
    ]
}

/// Catanatron's random players, in a virtualenv of their own.
fn catanatron() -> Result<Speed> {
    ensure!(is_there("python3"), "python3 is not installed");
    let home = root().join("target/peers/catanatron");
    let python = home.join("bin/python");

    let mut venv = program("python3");
    venv.args(["-m", "venv"]).arg(&home);
    run(venv).context("python3 could not make a virtualenv")?;

    let mut pip = program(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.arg(format!("catanatron=={CATANATRON}"));
    run(pip).with_context(|| format!("pip could not install catanatron {CATANATRON}"))?;

    println!("Measuring catanatron, about 10 s ...");
    let mut play = program(&python);
    play.args(["-c", include_str!("../peers/catanatron_random.py")]);
    let json = output(play).context("catanatron did not play to the end")?;
    speed(&json)
}

/// Random chess on shakmaty. Shakmaty is under the GPL, so it must never become a dependency of this workspace: the
/// program that uses it is a project of its own, generated and built here and given to nobody.
fn shakmaty() -> Result<Speed> {
    let home = root().join("target/peers/chess");
    write_chess_project(&home).context("its project could not be written")?;

    let mut build = cargo(&["build", "--quiet", "--release", "--target-dir", "target"]);
    build.current_dir(&home);
    run(build).context("its project did not build")?;

    println!("Measuring shakmaty, about 5 s ...");
    let json = output(program(home.join("target/release/chess"))).context("it did not play to the end")?;
    speed(&json)
}

fn write_chess_project(home: &std::path::Path) -> Result<()> {
    fs::create_dir_all(home.join("src"))?;
    fs::write(home.join("src/main.rs"), include_str!("../peers/chess_random.rs"))?;
    // The empty [workspace] keeps cargo from looking for this package in ours. The profile is the one of our own release.
    let manifest = format!(
        r#"[package]
name = "chess"
version = "0.0.0"
edition = "2024"
publish = false

[workspace]

[dependencies]
shakmaty = "={SHAKMATY}"

[profile.release]
lto = "thin"
codegen-units = 1
"#
    );
    fs::write(home.join("Cargo.toml"), manifest)?;
    Ok(())
}

fn speed(json: &str) -> Result<Speed> {
    Ok(Speed {
        decisions_per_second: number(json, "decisions_per_second")?,
        choices_per_second: number(json, "choices_per_second").ok(),
        games_per_second: number(json, "games_per_second")?,
    })
}
