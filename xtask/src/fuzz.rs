//! `cargo xtask fuzz-api`: requests made from the API's own description, sensible and not.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use playtest::Client;
use serde_json::json;

use crate::commands::{is_there, program, root, run as run_command};
use crate::site::Site;

/// What `cargo xtask fuzz-api` may be told.
#[derive(Args)]
pub struct Options {
    /// The most made-up requests for each operation, in addition to those at the borders of what is described
    #[arg(long, default_value_t = 40)]
    examples: u32,
    /// Where the made-up requests begin; the same seed makes the same ones
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

const SCHEMATHESIS: &str = "4.32.5";
/// No answer of 500 or more, and none that the description does not announce.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
/// What would end the run before it is over: streams do not end by themselves, and who deletes themselves or takes their
/// token back is not let in any more.
const LEFT_OUT: [&str; 6] = [
    "--exclude-name",
    "GET /api/tables/{id}/stream",
    "--exclude-name",
    "DELETE /api/me",
    "--exclude-name",
    "DELETE /api/tokens/{id}",
];
/// What ends the game that the second run is about.
const ENDS_THE_GAME: &str = "/stream$|/leave$|/resign$";

/// What needs a session, and does not end it.
const WITH_A_SESSION: [&str; 10] = [
    "--include-name",
    "PATCH /api/me",
    "--include-name",
    "GET /api/me/export",
    "--include-name",
    "GET /api/sessions",
    "--include-name",
    "GET /api/tokens",
    "--include-name",
    "POST /api/tokens",
];

/// Runs three times against a server of its own: over everything with a token, over what needs a session, and at a table
/// where a game is on.
pub fn run(options: &Options) -> Result<()> {
    let tool = schemathesis()?;
    let site = Site::start(None)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let Settled { token, cookie, table } = runtime.block_on(settle(&site.base))?;
    let folder = tempfile::tempdir()?;
    let with_token = format!("Authorization: Bearer {token}");
    let fuzz = |header: &str, arguments: &[&str], filters: &[&str]| {
        let mut command = program(&tool);
        // It leaves notes about its last run where it is started.
        command.current_dir(folder.path());
        command.args(arguments).arg("run").arg(format!("{}/api/openapi.json", site.base)).args(filters);
        command.args(["--header", header, "--checks", CHECKS]);
        command.args(["--phases", "coverage,fuzzing", "--continue-on-failure", "--no-shrink", "--warnings", "off"]);
        command.args(["--seed", &options.seed.to_string(), "--max-examples", &options.examples.to_string()]);
        run_command(command).context("the API does not do what it says of itself")
    };
    fuzz(&with_token, &[], &LEFT_OUT)?;
    fuzz(&format!("Cookie: {cookie}"), &[], &WITH_A_SESSION)?;
    let config = folder.path().join("schemathesis.toml");
    fs::write(&config, format!("[parameters]\n\"path.id\" = \"{table}\"\n\"path.seat\" = 1\n"))?;
    let config = config.to_str().context("the temporary folder has a strange name")?;
    let at_the_table = ["--include-path-regex", "^/api/tables/.id.", "--exclude-path-regex", ENDS_THE_GAME];
    fuzz(&with_token, &["--config-file", config], &at_the_table)?;
    runtime.block_on(still_there(&site.base, &token, &table))
}

/// Somebody at a table where a game is on, and how they are known.
struct Settled {
    token: String,
    cookie: String,
    table: String,
}

async fn settle(base: &str) -> Result<Settled> {
    let guest = Client::guest(&reqwest::Client::new(), base, "Fuzz").await?;
    let answer = guest.post("/api/tokens", &json!({"name": "fuzz"})).await?;
    let token = answer.body["token"].as_str().context("no token")?.to_owned();
    let table = guest.table(&json!({"seats": ["me", "me"], "listed": true})).await?;
    let cookie = guest.cookie().context("no cookie")?;
    Ok(Settled { token, cookie, table })
}

/// After all that, the site is well, the token is good, and the game goes on.
async fn still_there(base: &str, token: &str, table: &str) -> Result<()> {
    let client = Client::new(&reqwest::Client::new(), base).with_token(token);
    for path in ["/healthz", "/api/me", &format!("/api/tables/{table}/view")] {
        let answer = client.get(path).await?;
        ensure!(answer.status == 200, "afterwards {path} answers {}: {}", answer.status, answer.text);
    }
    Ok(())
}

/// Our own copy of schemathesis, installed on the first use.
fn schemathesis() -> Result<PathBuf> {
    const MISSING: &str = "the API's fuzz test needs python3 with venv and pip, and PyPI once; please install them";
    let home = root().join(format!("target/tools/schemathesis-{SCHEMATHESIS}"));
    let tool = home.join("bin/schemathesis");
    if is_there(&tool) {
        return Ok(tool);
    }
    println!("Installing schemathesis {SCHEMATHESIS} into target/tools, once.");
    let mut venv = program("python3");
    venv.args(["-m", "venv"]).arg(&home);
    run_command(venv).context(MISSING)?;
    let mut pip = program(home.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.arg(format!("schemathesis=={SCHEMATHESIS}"));
    run_command(pip).context(MISSING)?;
    Ok(tool)
}

impl Options {
    /// What every change has to pass: about half a minute.
    pub fn short() -> Options {
        Options { examples: 10, seed: 1 }
    }
}
