//! A disk that fails on demand: a library, preloaded into the program under test, lets its writes and syncs fail.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// How a disk fails writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// ENOSPC.
    Full,
    /// EIO.
    Broken,
    /// EROFS.
    ReadOnly,
    /// EIO when data is synced.
    FailingSync,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 4] = [Fault::Full, Fault::Broken, Fault::ReadOnly, Fault::FailingSync];

    /// The error number on Linux.
    fn error(self) -> i32 {
        match self {
            Fault::Full => 28,
            Fault::Broken | Fault::FailingSync => 5,
            Fault::ReadOnly => 30,
        }
    }
}

/// Where faults are injected.
#[derive(Clone, Debug)]
pub struct Faults {
    library: PathBuf,
    control: PathBuf,
    concerned: String,
}

impl Faults {
    /// Builds the library in a folder, for files whose paths contain this. It needs a C compiler and Linux.
    pub fn build(folder: &Path, concerned: &str) -> Result<Faults> {
        ensure!(cfg!(target_os = "linux"), "faults can only be injected on Linux");
        let (source, library) = (folder.join("fault.c"), folder.join("fault.so"));
        std::fs::write(&source, include_str!("fault.c"))?;
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O2", "-o"]).arg(&library).arg(&source).arg("-ldl");
        let status = compile.status().context("there is no C compiler")?;
        ensure!(status.success(), "the C compiler ended with {status}");
        let faults = Faults { library, control: folder.join("fault.control"), concerned: concerned.to_owned() };
        faults.write([0, 0, 0])?;
        open_to_all(&faults.control)?;
        Ok(faults)
    }

    /// The environment of the program under test.
    pub fn environment(&self) -> Vec<(OsString, OsString)> {
        vec![
            ("LD_PRELOAD".into(), self.library.clone().into()),
            ("FAULT_CONTROL".into(), self.control.clone().into()),
            ("FAULT_PATH".into(), self.concerned.clone().into()),
        ]
    }

    /// Lets the next calls fail.
    pub fn inject(&self, fault: Fault, calls: i32) -> Result<()> {
        self.write([calls, fault.error(), i32::from(fault == Fault::FailingSync)])
    }

    /// How many calls have still to fail.
    pub fn remaining(&self) -> Result<i32> {
        let mut count = [0; 4];
        File::open(&self.control)?.read_exact(&mut count)?;
        Ok(i32::from_ne_bytes(count).max(0))
    }

    fn write(&self, numbers: [i32; 3]) -> Result<()> {
        let mut file = File::options().create(true).truncate(false).write(true).open(&self.control)?;
        // The number of calls last: it lets the fault begin.
        let [calls, error, sync] = numbers.map(i32::to_ne_bytes);
        file.seek(SeekFrom::Start(4))?;
        file.write_all(&[error, sync].concat())?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&calls)?;
        Ok(())
    }
}

/// The program under test may run as somebody else.
fn open_to_all(path: &Path) -> Result<()> {
    #[cfg(unix)]
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o666))?;
    Ok(())
}
