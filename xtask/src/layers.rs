//! Who may know whom: the platform knows no game, rules know only the contract, and games do not know each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use toml::{Table, Value};

use crate::commands::root;

/// A package of the workspace.
struct Package {
    name: String,
    /// Relative to the project.
    folder: PathBuf,
    /// All packages that it names as dependencies, of any kind.
    dependencies: BTreeSet<String>,
}

impl Package {
    fn read(folder: PathBuf) -> Result<Package> {
        let manifest = root().join(&folder).join("Cargo.toml");
        let text = fs::read_to_string(&manifest).with_context(|| format!("cannot read {}", manifest.display()))?;
        let manifest: Table = text.parse()?;
        let name = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let name = name.with_context(|| format!("{} has no name", folder.display()))?.to_owned();
        let mut dependencies = BTreeSet::new();
        gather(&Value::Table(manifest), &mut dependencies);
        Ok(Package { name, folder, dependencies })
    }

    /// The game whose folder it is in.
    fn game(&self) -> Option<&str> {
        let parts: Vec<&str> = self.folder.iter().filter_map(|part| part.to_str()).collect();
        match parts.as_slice() {
            ["games", game, _] => Some(game),
            _ => None,
        }
    }
}

/// The names in all tables of dependencies, those of one platform included.
fn gather(table: &Value, into: &mut BTreeSet<String>) {
    let Value::Table(table) = table else { return };
    for (key, value) in table {
        match value {
            Value::Table(inner) if key.ends_with("dependencies") => into.extend(inner.keys().cloned()),
            other => gather(other, into),
        }
    }
}

fn folders(of: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(of)).with_context(|| format!("cannot read {of}"))? {
        let name = entry?.file_name();
        found.push(Path::new(of).join(name));
    }
    found.retain(|folder| root().join(folder).is_dir());
    found.sort();
    Ok(found)
}

/// The games, by the names of their folders.
pub fn games() -> Result<Vec<String>> {
    let all = folders("games")?.into_iter().filter(|folder| root().join(folder).join("rules").is_dir());
    Ok(all.filter_map(|folder| folder.file_name().map(|name| name.to_string_lossy().into_owned())).collect())
}

/// The packages of a game.
pub fn packages_of(game: &str) -> Result<Vec<String>> {
    let parts = folders(&format!("games/{game}")).with_context(|| format!("there is no game «{game}»"))?;
    let crates = parts.into_iter().filter(|folder| root().join(folder).join("Cargo.toml").is_file());
    crates.map(|folder| Ok(Package::read(folder)?.name)).collect()
}

fn packages() -> Result<Vec<Package>> {
    let mut all: Vec<PathBuf> = folders("crates")?;
    all.push(PathBuf::from("games"));
    for game in games()? {
        all.extend(folders(&format!("games/{game}"))?);
    }
    all.retain(|folder| root().join(folder).join("Cargo.toml").is_file());
    all.into_iter().map(Package::read).collect()
}

/// Checks all of it.
pub fn check() -> Result<()> {
    let packages = packages()?;
    let owners: BTreeMap<&str, &str> =
        packages.iter().filter_map(|package| Some((package.name.as_str(), package.game()?))).collect();
    let ours: BTreeSet<&str> = packages.iter().map(|package| package.name.as_str()).collect();
    for Package { name, folder, dependencies, .. } in &packages {
        let platform = folder.starts_with("crates");
        for dependency in dependencies.iter().map(String::as_str) {
            let owner = owners.get(dependency).copied();
            ensure!(!platform || owner.is_none(), "{name} is of the platform and depends on {dependency}");
            let registry = dependency == "games" && platform && name != "homestead";
            ensure!(!registry, "{name} depends on the registry of games; only the program may");
        }
    }
    for package in packages.iter().filter(|package| package.game().is_some()) {
        for dependency in package.dependencies.iter().map(String::as_str) {
            let owner = owners.get(dependency).copied();
            let foreign = owner.is_some() && owner != package.game();
            ensure!(!foreign, "{} depends on {dependency}, which is another game's", package.name);
            let rules = package.folder.ends_with("rules");
            let allowed = dependency == "table" || !ours.contains(dependency);
            ensure!(
                !rules || allowed,
                "{} are rules and depend on {dependency}; they may know `table` alone",
                package.name
            );
        }
    }
    for game in games()? {
        names_no_game(Path::new("crates"), &spellings(&game))?;
    }
    Ok(())
}

/// `walnut-grove`, `walnut_grove`, `Walnut Grove`, `WalnutGrove`.
fn spellings(game: &str) -> Vec<String> {
    let words: Vec<String> = game
        .split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        })
        .collect();
    vec![game.to_owned(), game.replace('-', "_"), words.join(" "), words.concat()]
}

/// Databases name games, and a migration never changes.
const EXEMPT: &str = "migrations";
const TEXTS: [&str; 8] = ["rs", "toml", "ftl", "md", "css", "js", "svg", "sql"];

fn names_no_game(folder: &Path, spellings: &[String]) -> Result<()> {
    for entry in fs::read_dir(root().join(folder))? {
        let path = folder.join(entry?.file_name());
        let full = root().join(&path);
        if full.is_dir() {
            if !path.ends_with(EXEMPT) && !path.ends_with("target") {
                names_no_game(&path, spellings)?;
            }
        } else if path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| TEXTS.contains(&ending)) {
            let text = fs::read_to_string(&full).with_context(|| format!("cannot read {}", path.display()))?;
            let named = spellings.iter().find(|spelling| text.contains(spelling.as_str()));
            ensure!(named.is_none(), "{} names a game: {}", path.display(), named.map_or("", String::as_str));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_platform_knows_no_game_and_rules_know_the_contract_alone() {
        check().unwrap();
    }

    #[test]
    fn a_game_has_packages_and_spellings() {
        let first = games().unwrap().remove(0);
        assert!(packages_of(&first).unwrap().len() >= 4);
        assert_eq!(spellings("two-words"), ["two-words", "two_words", "Two Words", "TwoWords"]);
        assert!(packages_of("nothing").is_err());
    }
}
