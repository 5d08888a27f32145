//! What is counted, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::pool::Lane;
use crate::site::Site;

/// Counts since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    requests: AtomicU64,
    failures: AtomicU64,
    actions: AtomicU64,
    bot_answers: AtomicU64,
    streams: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len()],
    microseconds: AtomicU64,
}

/// Upper bounds of the buckets for how long requests take, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1_000];

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, failed: bool, took: Duration) {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.failures.fetch_add(u64::from(failed), Ordering::Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
        let bucket = BOUNDS.iter().position(|&bound| took <= Duration::from_millis(bound));
        if let Some(bucket) = bucket.and_then(|index| self.buckets.get(index)) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A player acted.
    pub fn acted(&self) {
        self.actions.fetch_add(1, Ordering::Relaxed);
    }

    /// A bot acted.
    pub fn bot_answered(&self) {
        self.bot_answers.fetch_add(1, Ordering::Relaxed);
    }

    /// A stream was opened.
    pub fn stream_opened(&self) {
        self.streams.fetch_add(1, Ordering::Relaxed);
    }

    /// A stream was closed.
    pub fn stream_closed(&self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }

    /// All counts as text.
    pub fn text(&self, site: &Site) -> String {
        let mut text = String::new();
        let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(
                text,
                "# HELP homestead_{name} {help}\n# TYPE homestead_{name} {kind}\nhomestead_{name} {value}"
            );
        };
        let size = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        one("requests_total", "counter", "Requests answered.", get(&self.requests));
        one("failures_total", "counter", "Requests answered with a status of 500 or more.", get(&self.failures));
        one("actions_total", "counter", "Answers and undos of players.", get(&self.actions));
        one("bot_answers_total", "counter", "Decisions of bots.", get(&self.bot_answers));
        one("streams", "gauge", "Open event streams.", get(&self.streams));
        one("tables", "gauge", "Tables in memory.", size(site.tables.len()));
        one("connections", "gauge", "Open connections.", size(site.connections.load(Ordering::Relaxed)));
        let waiting: usize = Lane::ALL.iter().map(|&lane| site.pool.waiting(lane)).sum();
        one("bots_waiting", "gauge", "Decisions that wait for a thinking thread, or think.", size(waiting));
        one("jobs", "gauge", "Hints and analyses known.", size(site.jobs.len()));
        let mut several = |name: &str, kind: &str, help: &str, label: &str, values: &[(&str, u64)]| {
            let _ = writeln!(text, "# HELP homestead_{name} {help}\n# TYPE homestead_{name} {kind}");
            for (value, count) in values {
                let _ = writeln!(text, "homestead_{name}{{{label}=\"{value}\"}} {count}");
            }
        };
        let lanes = Lane::ALL.map(|lane| (lane.name(), size(site.pool.waiting(lane))));
        several("thoughts", "gauge", "Thoughts that wait or are thought, by lane.", "lane", &lanes);
        let refused: Vec<_> = site.limits.refused().collect();
        several("refused_total", "counter", "Requests over a limit, by budget.", "budget", &refused);
        let name = "homestead_request_seconds";
        let _ = writeln!(text, "# HELP {name} How long requests took.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.buckets) {
            sum += get(count);
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let (all, time) = (get(&self.requests), Duration::from_micros(get(&self.microseconds)).as_secs_f64());
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {time}\n{name}_count {all}");
        text
    }
}
