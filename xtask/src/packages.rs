//! Debian's packages, where a tool is missing.

use std::process::Stdio;

use anyhow::{Context, Result, ensure};

use crate::commands::{is_there, program, run};

/// Installs packages with `apt-get`; `missing` says what a person can do where that does not work.
pub fn install(what: &str, packages: &[&str], missing: &'static str) -> Result<()> {
    let root = is_root();
    ensure!(is_there("apt-get") && (root || is_there("sudo")), missing);
    println!("Installing {what}.");
    let apt_get = |arguments: &[&str]| {
        let mut command = if root { program("apt-get") } else { program("sudo") };
        if !root {
            command.arg("apt-get");
        }
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        run(command)
    };
    // Without fresh lists an old machine asks for files that are gone; without a network the old lists may do.
    if apt_get(&["update"]).is_err() {
        println!("The lists of packages are not fresh.");
    }
    apt_get(&[&["install", "--yes", "--no-install-recommends"], packages].concat()).context(missing)
}

/// Whether whoever runs this is root.
pub fn is_root() -> bool {
    answer(&["-u"]).is_some_and(|id| id.trim() == "0")
}

/// What `id` says.
pub fn answer(arguments: &[&str]) -> Option<String> {
    let answer = program("id").args(arguments).stderr(Stdio::null()).output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
}
