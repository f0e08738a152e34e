//! How a command fails: one sentence and an exit code.

use crate::say::say;
use std::io;
use std::process::ExitCode;
use table::words::name;
use table::{Explain, Say};

/// A sentence for the person, and the exit code for the script.
#[derive(Debug)]
pub struct Fail {
    code: u8,
    why: Option<Say>,
}

impl Fail {
    /// Something was asked that makes no sense.
    pub fn asked(why: Say) -> Fail {
        Fail { code: 2, why: Some(why) }
    }

    /// A record does not prove what it claims.
    pub fn refuted(why: Say) -> Fail {
        Fail { code: 1, why: Some(why) }
    }

    /// A file could not be read or written.
    pub fn file(key: &'static str, path: &std::path::Path, error: &dyn std::fmt::Display) -> Fail {
        Fail::asked(Say::new(key).with("path", name(path.display())).with("why", name(error)))
    }

    pub fn exit(self) -> ExitCode {
        if let Some(why) = &self.why {
            eprintln!("{}", say(why));
        }
        ExitCode::from(self.code)
    }
}

impl<E: Explain> From<E> for Fail {
    fn from(error: E) -> Fail {
        Fail::asked(error.explain())
    }
}

/// Printing failed. When the reader went away (`ballyhoo rules grand | head`) that is no fault.
pub fn printing(error: io::Error) -> Fail {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Fail { code: 0, why: None };
    }
    Fail::asked(Say::new("cli-cannot-print").with("why", name(error)))
}
