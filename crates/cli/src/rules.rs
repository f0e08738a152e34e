//! `ballyhoo rules`: the rules in our own words, numbered.

use crate::fail::{Fail, printing};
use crate::say::{print_json, speaker};
use table::words::name;
use table::{Say, Words};

/// Prints the rules of a game, or one of them
#[derive(clap::Args)]
pub struct Rules {
    /// The game, as `ballyhoo games` lists it
    game: String,
    /// The number of a rule, such as 4.2
    number: Option<String>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let words = speaker(Vec::new());
        let book = words.rules(entry.about.id, entry.rulebook());
        let unknown = |number: &str| Fail::asked(Say::new("terminal-no-such-rule").with("number", name(number)));
        match (&self.number, self.json) {
            (None, true) => print_json(&book),
            (Some(number), true) => print_json(book.rule(number).ok_or_else(|| unknown(number))?),
            (number, false) => {
                let out = &mut std::io::stdout().lock();
                let found = terminal::print_rules(out, entry, number.as_deref(), &words).map_err(printing)?;
                if found { Ok(()) } else { Err(unknown(number.as_deref().unwrap_or_default())) }
            }
        }
    }
}
