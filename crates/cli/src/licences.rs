//! `ballyhoo licences`: whose work is in the program, and under which licence.

use crate::fail::Fail;
use crate::say::{print, say};
use serde::Deserialize;
use table::Say;
use table::words::name;

/// Written by `cargo xtask notices`, and compared by every test run with what is shipped.
const NOTICES: &str = include_str!("../../../notices.json");

/// Tells whose work is in this program, and under which licence
#[derive(clap::Args)]
pub struct Licences {
    /// One package, with its licence in full
    package: Option<String>,
    /// All licences in full
    #[arg(long, conflicts_with = "package")]
    full: bool,
    /// As JSON, for machines
    #[arg(long, conflicts_with_all = ["package", "full"])]
    json: bool,
}

#[derive(Deserialize)]
struct Notices {
    packages: Vec<Notice>,
    texts: Vec<Vec<String>>,
}

#[derive(Deserialize)]
struct Notice {
    name: String,
    version: String,
    licence: String,
    home: String,
    texts: Vec<usize>,
}

impl Licences {
    pub fn run(self) -> Result<(), Fail> {
        if self.json {
            return print(NOTICES);
        }
        let unreadable = |error| Fail::asked(Say::new("cli-bad-notices").with("why", name(error)));
        let notices: Notices = serde_json::from_str(NOTICES).map_err(unreadable)?;
        match &self.package {
            Some(package) => print(&notices.one(package)?),
            None => print(&notices.all(self.full)),
        }
    }
}

impl Notices {
    fn one(&self, package: &str) -> Result<String, Fail> {
        let mut named = self.packages.iter().filter(|notice| notice.name == package).peekable();
        if named.peek().is_none() {
            return Err(Fail::asked(Say::new("cli-no-such-package").with("package", name(package))));
        }
        Ok(named.map(|notice| self.in_full(notice)).collect())
    }

    fn all(&self, full: bool) -> String {
        let head = say(&Say::new("cli-notices-head").with("count", self.packages.len()));
        let rest: String = if full {
            self.packages.iter().map(|notice| self.in_full(notice)).collect()
        } else {
            self.packages.iter().map(line).collect::<String>() + "\n" + &say(&Say::new("cli-notices-advice")) + "\n"
        };
        format!("{head}\n\n{rest}")
    }

    fn in_full(&self, notice: &Notice) -> String {
        let mut text = line(notice);
        for lines in notice.texts.iter().filter_map(|number| self.texts.get(*number)) {
            text.push('\n');
            text.extend(lines.iter().flat_map(|line| [line.as_str(), "\n"]));
        }
        text + "\n"
    }
}

fn line(notice: &Notice) -> String {
    let package = format!("{} {}", notice.name, notice.version);
    format!("{package:<44} {:<34} {}\n", notice.licence, notice.home)
}
