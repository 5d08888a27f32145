//! What shells and readers of manuals get, made from the command line itself.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

/// Writes a script with which a shell completes commands and options.
///
/// Put it where your shell looks for such scripts.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  homestead completions bash > ~/.local/share/bash-completion/completions/homestead
  homestead completions zsh > ~/.zfunc/_homestead
  homestead completions fish > ~/.config/fish/completions/homestead.fish")]
pub struct Completions {
    /// For which shell.
    shell: Shell,
}

/// Writes the manual page; with a folder, those of all commands.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  homestead man | man -l -
  homestead man --out ~/.local/share/man/man1")]
pub struct Manual {
    /// Writes a page for the program and one for each command into this folder.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Writes the script of a shell.
pub fn complete(args: &Completions, mut program: Command) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, "homestead", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes one manual page, or all.
pub fn manual(args: &Manual, program: Command) -> anyhow::Result<ExitCode> {
    let Some(folder) = &args.out else {
        let mut page = Vec::new();
        Man::new(program).render(&mut page)?;
        std::io::stdout().lock().write_all(&page)?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut program = program;
    program.build();
    write_pages(&program, "homestead", folder)?;
    Ok(ExitCode::SUCCESS)
}

fn write_pages(command: &Command, name: &str, folder: &Path) -> anyhow::Result<()> {
    let mut page = Vec::new();
    // clap keeps names as long as the program runs.
    let owned: &'static str = String::leak(name.to_owned());
    Man::new(command.clone().name(owned)).render(&mut page)?;
    let file = folder.join(format!("{name}.1"));
    std::fs::write(&file, page).with_context(|| format!("cannot write {}", file.display()))?;
    for below in command.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help") {
        write_pages(below, &format!("{name}-{}", below.get_name()), folder)?;
    }
    Ok(())
}
