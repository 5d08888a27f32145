//! Where and when a measurement was made, without naming the machine.

use std::fs;
use std::thread;

use crate::commands::{output, program};

/// What a reader needs to know to compare numbers.
pub struct Machine {
    pub cpu: String,
    pub cores: String,
    pub rustc: String,
    pub python: String,
    pub date: String,
}

impl Machine {
    /// This machine, today. What cannot be found out is called unknown.
    pub fn here() -> Self {
        Self {
            cpu: cpu().unwrap_or_else(unknown),
            cores: thread::available_parallelism().map_or_else(|_| unknown(), |cores| cores.to_string()),
            rustc: answer("rustc", &["--version"]).unwrap_or_else(unknown),
            python: answer("python3", &["--version"]).unwrap_or_else(|| "no Python".to_owned()),
            date: answer("date", &["-u", "+%F"]).unwrap_or_else(unknown),
        }
    }

    /// All that matters where no Python runs.
    pub fn in_a_line(&self) -> String {
        let Self { cpu, cores, rustc, date, .. } = self;
        format!("{cpu}, {cores} cores, {rustc}, {date}")
    }
}

fn unknown() -> String {
    "unknown".to_owned()
}

/// The processor's name, from Linux or from macOS.
fn cpu() -> Option<String> {
    let Ok(cpuinfo) = fs::read_to_string("/proc/cpuinfo") else {
        return answer("sysctl", &["-n", "machdep.cpu.brand_string"]);
    };
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    let (_, name) = line.split_once(':')?;
    Some(name.trim().to_owned())
}

fn answer(name: &str, arguments: &[&str]) -> Option<String> {
    let mut command = program(name);
    command.args(arguments);
    output(command).ok().map(|text| text.trim().to_owned())
}
