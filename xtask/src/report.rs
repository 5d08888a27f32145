//! The measurements as Markdown: reading the numbers, drawing the tables, putting them into the page.

use std::fmt;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::machine::Machine;
use crate::peers::{Peer, Speed};

/// What `homestead bench --json` measures.
pub struct Engine {
    decisions_per_second: f64,
    games_per_second: f64,
    clone_ns: f64,
    legal_mean_ns: f64,
    legal_p9999_ns: f64,
    legal_max_ns: f64,
    state_bytes: f64,
    search_years_per_second_alone: f64,
    search_years_per_second_at_four: f64,
    pioneer_simulations_per_second: f64,
}

impl Engine {
    /// Reads the JSON object that `homestead bench --json` prints.
    pub fn read(json: &str) -> Result<Self> {
        Ok(Self {
            decisions_per_second: number(json, "decisions_per_second")?,
            games_per_second: number(json, "games_per_second")?,
            clone_ns: number(json, "clone_ns")?,
            legal_mean_ns: number(json, "legal_mean_ns")?,
            legal_p9999_ns: number(json, "legal_p9999_ns")?,
            legal_max_ns: number(json, "legal_max_ns")?,
            state_bytes: number(json, "state_bytes")?,
            search_years_per_second_alone: number(json, "search_years_per_second_alone")?,
            search_years_per_second_at_four: number(json, "search_years_per_second_at_four")?,
            pioneer_simulations_per_second: number(json, "pioneer_simulations_per_second")?,
        })
    }
}

/// The number under a key of a JSON object.
pub fn number(json: &str, key: &str) -> Result<f64> {
    let object: Value = serde_json::from_str(json).context("not JSON")?;
    let value = object.get(key).with_context(|| format!("`{key}` is missing"))?;
    value.as_f64().with_context(|| format!("`{key}` is not a number: {value}"))
}

/// Everything one run measured. Shown as Markdown, without paths or host names.
pub struct Report {
    pub machine: Machine,
    pub command: &'static str,
    pub engine: Engine,
    pub peers: Vec<Peer>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.comparison(f)?;
        self.engine(f)?;
        self.conditions(f)
    }
}

impl Report {
    fn comparison(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ours = self.engine.decisions_per_second;
        writeln!(f, "| Random play | decisions per second | games per second | Homestead's decisions per theirs |")?;
        writeln!(f, "|---|---:|---:|---:|")?;
        writeln!(f, "| **Homestead: Walnut Grove** | {} | {} | 1 |", count(ours), count(self.engine.games_per_second))?;
        for peer in &self.peers {
            match &peer.speed {
                Ok(speed) => peer_rows(f, &peer.name, speed, ours)?,
                Err(reason) => writeln!(f, "| {} | not run: {reason} | – | – |", peer.name)?,
            }
        }
        writeln!(f)
    }

    fn engine(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let engine = &self.engine;
        writeln!(f, "| Walnut Grove's engine | |\n|---|---:|")?;
        writeln!(f, "| Legal actions, mean | {} ns |", count(engine.legal_mean_ns))?;
        writeln!(f, "| Legal actions, 9,999 of 10,000 calls within | {} ns |", count(engine.legal_p9999_ns))?;
        writeln!(f, "| Legal actions, slowest call seen | {} ns |", count(engine.legal_max_ns))?;
        writeln!(f, "| Copying a state | {} ns |", count(engine.clone_ns))?;
        writeln!(f, "| Size of a state | {} bytes |\n", count(engine.state_bytes))?;
        writeln!(f, "| Search, per second on one core | |\n|---|---:|")?;
        writeln!(f, "| Years simulated, one farm | {} |", count(engine.search_years_per_second_alone))?;
        writeln!(f, "| Years simulated, four farms | {} |", count(engine.search_years_per_second_at_four))?;
        writeln!(f, "| Simulations of pioneer, one farm | {} |\n", count(engine.pioneer_simulations_per_second))
    }

    fn conditions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let machine = &self.machine;
        writeln!(f, "| Measured | |\n|---|---|")?;
        writeln!(f, "| CPU | {}, {} cores |", machine.cpu, machine.cores)?;
        writeln!(f, "| Languages | {}; {} |", machine.rustc, machine.python)?;
        writeln!(f, "| Date | {} |", machine.date)?;
        writeln!(f, "| Repeat with | `{}` |", self.command)
    }
}

fn peer_rows(f: &mut fmt::Formatter<'_>, name: &str, speed: &Speed, ours: f64) -> fmt::Result {
    let theirs = speed.decisions_per_second;
    let games = count(speed.games_per_second);
    writeln!(f, "| {name} | {} | {games} | {} |", count(theirs), ratio(ours / theirs))?;
    // Homestead takes forced decisions by itself, so a peer that asks for them looks faster than it is.
    if let Some(choices) = speed.choices_per_second {
        let row = "the same, decisions with more than one answer only";
        writeln!(f, "| {row} | {} | {games} | {} |", count(choices), ratio(ours / choices))?;
    }
    Ok(())
}

/// A number for people: thousands set apart, a decimal only where it says something.
fn count(value: f64) -> String {
    if value < 100.0 {
        return format!("{value:.1}").trim_end_matches(".0").to_owned();
    }
    let digits = format!("{value:.0}");
    let mut grouped = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A ratio to about two digits, which is more than a shared machine can promise.
fn ratio(value: f64) -> String {
    match value {
        10.0.. => format!("{} ×", count(value.round())),
        1.0.. => format!("{value:.1} ×"),
        0.1.. => format!("{value:.2} ×"),
        _ => format!("{value:.3} ×"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = r#"{"decisions_per_second": 1500000.5, "games_per_second":2.5e3, "clone_ns":90,
        "legal_mean_ns":210.04,"legal_p9999_ns":1800,"legal_max_ns":25000,"state_bytes" : 640,
        "search_years_per_second_alone":17000,"search_years_per_second_at_four":5000,
        "pioneer_simulations_per_second":9000}"#;

    fn report(speed: Result<Speed>) -> String {
        let machine = Machine {
            cpu: "Abacus 3000".to_owned(),
            cores: "2".to_owned(),
            rustc: "rustc 1.95.0".to_owned(),
            python: "Python 3.11.7".to_owned(),
            date: "2026-01-02".to_owned(),
        };
        let engine = Engine::read(JSON).unwrap();
        let peers = vec![Peer { name: "peer".to_owned(), speed }];
        Report { machine, command: "cargo xtask bench", engine, peers }.to_string()
    }

    #[test]
    fn numbers_are_read_from_an_object() {
        assert_eq!(number(JSON, "decisions_per_second").unwrap(), 1_500_000.5);
        assert_eq!(number(JSON, "games_per_second").unwrap(), 2500.0);
        assert_eq!(number(JSON, "state_bytes").unwrap(), 640.0);
    }

    #[test]
    fn a_missing_or_crooked_number_is_named() {
        let missing = number(JSON, "seats").unwrap_err();
        assert_eq!(missing.to_string(), "`seats` is missing");
        let crooked = number(r#"{"seats": "four"}"#, "seats").unwrap_err();
        assert_eq!(crooked.to_string(), "`seats` is not a number: \"four\"");
    }

    #[test]
    fn counts_and_ratios_read_well() {
        let counts = [0.0, 2.54, 99.0, 100.4, 1234.0, 1_234_567.0].map(count);
        assert_eq!(counts, ["0", "2.5", "99", "100", "1,234", "1,234,567"]);
        let ratios = [1234.4, 99.6, 3.12, 0.52, 0.052].map(ratio);
        assert_eq!(ratios, ["1,234 ×", "100 ×", "3.1 ×", "0.52 ×", "0.052 ×"]);
    }

    #[test]
    fn a_peer_gets_a_ratio_for_all_decisions_and_for_real_choices() {
        let speed = Speed { decisions_per_second: 15_000.0, choices_per_second: Some(5_000.0), games_per_second: 16.0 };
        let text = report(Ok(speed));
        assert!(text.contains("| peer | 15,000 | 16 | 100 × |"), "{text}");
        assert!(text.contains("only | 5,000 | 16 | 300 × |"), "{text}");
    }

    #[test]
    fn a_peer_that_did_not_run_shows_only_the_outer_reason() {
        let error = anyhow::anyhow!("/secret/place").context("python3 is not installed");
        let text = report(Err(error));
        assert!(text.contains("| peer | not run: python3 is not installed | – | – |"), "{text}");
        assert!(!text.contains("/secret/place"), "{text}");
    }
}
