//! Starting other programs from the root of the workspace.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder that holds the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The folder that cargo builds into.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from))
}

/// The released `homestead`, wherever cargo was told to build.
pub fn homestead() -> Command {
    let binary = format!("homestead{}", env::consts::EXE_SUFFIX);
    program(target().join("release").join(binary))
}

/// The cargo that runs this task, with these arguments.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Any program, to be started in the root of the workspace.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs a program to its end; what it prints goes to the terminal.
pub fn run(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("could not start `{}`", name(&command)))?;
    ensure!(status.success(), "`{}` ended with {status}", name(&command));
    Ok(())
}

/// Runs a program that reads nothing, and returns what it prints. Its complaints go to the terminal.
pub fn output(mut command: Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("could not start `{}`", name(&command)))?;
    ensure!(output.status.success(), "`{}` ended with {}", name(&command), output.status);
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed something that is not text", name(&command)))
}

/// Whether a program can be started and answers `--version`.
pub fn is_there(name: impl AsRef<OsStr>) -> bool {
    program(name)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// How messages call a command: the program and its first argument, like `cargo clippy`.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args().take(1));
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
