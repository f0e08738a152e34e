//! `ballyhoo games`: what there is to play.

use crate::fail::Fail;
use crate::say::{print, print_json, say, word};
use catalog::Entry;
use serde::Serialize;
use table::words::names;
use table::{Choice, Say};

/// Lists the games, their player counts and options
#[derive(clap::Args)]
pub struct Games {
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

/// A game in a list for machines.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: String,
    line: String,
    players: &'static [u8],
    options: &'static [Choice],
    rules_version: u32,
    components: Vec<&'static str>,
}

impl Listed {
    fn new(entry: &Entry) -> Listed {
        let id = entry.about.id;
        Listed {
            id,
            title: title(id),
            line: word(format!("{id}-line")),
            players: entry.about.players,
            options: entry.about.options,
            rules_version: entry.about.rules_version,
            components: entry.files.iter().map(|(file, _)| *file).collect(),
        }
    }
}

/// The title of a game as people know it.
pub fn title(id: &str) -> String {
    word(format!("{id}-title"))
}

impl Games {
    pub fn run(self) -> Result<(), Fail> {
        let games: Vec<Listed> = catalog::all().iter().map(Listed::new).collect();
        if self.json {
            return print_json(&games);
        }
        let mut text = String::new();
        for game in &games {
            text += &format!("{:<11} {}\n            {}\n", game.id, game.title, game.line);
            text += &format!("            {}\n", say(&Say::new("cli-players").with("players", names(game.players))));
            for option in game.options {
                text += &format!("            {}\n", option_line(game.id, option));
            }
            text.push('\n');
        }
        text += &say(&Say::new("cli-games-advice"));
        text.push('\n');
        print(&text)
    }
}

fn option_line(id: &str, option: &Choice) -> String {
    let what = word(format!("{id}-option-{}-line", option.key));
    format!("--option {}={}  {what}", option.key, option.values.join("|"))
}
