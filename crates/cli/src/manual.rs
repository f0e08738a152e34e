//! `ballyhoo completions` and `ballyhoo manual`: what a package puts beside the program, for whoever has the program alone.

use crate::Cli;
use crate::fail::Fail;
use crate::say::print;
use clap::CommandFactory;
use clap_complete::{Shell, generate};
use std::path::PathBuf;

/// Prints what lets a shell finish commands: bash, zsh, fish, elvish or powershell
#[derive(clap::Args)]
pub struct Completions {
    shell: Shell,
}

impl Completions {
    pub fn run(self) -> Result<(), Fail> {
        let mut script = Vec::new();
        generate(self.shell, &mut Cli::command(), "ballyhoo", &mut script);
        print(&String::from_utf8_lossy(&script))
    }
}

/// Writes the manual to a folder: a page for every command, as `man` reads them
#[derive(clap::Args)]
pub struct Manual {
    folder: PathBuf,
}

impl Manual {
    pub fn run(self) -> Result<(), Fail> {
        let write =
            std::fs::create_dir_all(&self.folder).and_then(|()| clap_mangen::generate_to(Cli::command(), &self.folder));
        write.map_err(|error| Fail::file("cli-cannot-write", &self.folder, &error))
    }
}
