//! `ballyhoo mine`: looks for puzzles in games between bots.

use crate::fail::Fail;
use crate::say::{print, print_json, say};
use indicatif::{ProgressBar, ProgressStyle};
use lab::mine::{Dropped, Plan, Watch, mine};
use lessons::{Puzzle, read_puzzles};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::words::name;
use table::{Say, Seed};

/// Plays games between bots and keeps the positions with one clearly best action, as puzzles
#[derive(clap::Args)]
pub struct Mine {
    /// The game, as `ballyhoo games` lists it
    game: String,
    /// How many puzzles there should be in the file
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// The seed of the games: the same seed finds the same puzzles
    #[arg(long, default_value = "puzzles")]
    seed: String,
    /// The file that they are added to; the same command goes on from it [default: puzzles/GAME.jsonl]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Mine {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let file = self.file.unwrap_or_else(|| PathBuf::from("puzzles").join(format!("{}.jsonl", self.game)));
        let before = read(&file)?;
        let mut desk = Desk::open(&file, before.len(), self.count)?;
        let plan = Plan {
            game: entry.about.id.to_owned(),
            wanted: self.count,
            seed: self.seed.parse().unwrap_or_else(|_| Seed::from_text(&self.seed)),
        };
        let found = mine(&plan, before, &mut desk)?;
        desk.bar.finish_and_clear();
        if let Some(error) = desk.fault {
            return Err(Fail::file("cli-cannot-write", &file, &error));
        }
        if self.json {
            return print_json(&serde_json::json!({
                "game": plan.game, "puzzles": found.len(), "games": desk.games, "positions": desk.dropped,
            }));
        }
        let done = Say::new("mine-done")
            .with("puzzles", name(found.len()))
            .with("games", name(desk.games))
            .with("path", name(file.display()));
        print(&format!("{}\n", say(&done)))
    }
}

fn read(file: &Path) -> Result<Vec<Puzzle>, Fail> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(Fail::file("cli-cannot-read", file, &error)),
    };
    read_puzzles(&text).map_err(|why| Fail::file("cli-cannot-read", file, &std::io::Error::other(why)))
}

/// Writes down what is found, all of a game at once, so that a search can be stopped at any time.
struct Desk {
    out: std::fs::File,
    bar: ProgressBar,
    games: u64,
    dropped: Dropped,
    fault: Option<std::io::Error>,
}

impl Desk {
    fn open(file: &Path, before: usize, wanted: usize) -> Result<Desk, Fail> {
        let cannot = |error| Fail::file("cli-cannot-write", file, &error);
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(cannot)?;
        }
        let out = OpenOptions::new().create(true).append(true).open(file).map_err(cannot)?;
        let bar = ProgressBar::new(wanted as u64);
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {elapsed}  {eta}  {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_position(before as u64);
        bar.reset_eta();
        Ok(Desk { out, bar, games: 0, dropped: Dropped::default(), fault: None })
    }

    fn write(&mut self, found: &[Puzzle]) -> std::io::Result<()> {
        let mut lines = String::new();
        for puzzle in found {
            lines += &serde_json::to_string(puzzle)?;
            lines.push('\n');
        }
        self.out.write_all(lines.as_bytes())
    }
}

impl Watch for Desk {
    fn played(&mut self, _number: u64, found: &[Puzzle], dropped: &Dropped) {
        self.games += 1;
        self.dropped = dropped.clone();
        self.bar.inc(found.len() as u64);
        self.bar.set_message(say(&Say::new("mine-games").with("games", name(self.games))));
        self.fault = self.write(found).err();
    }

    fn stop(&self) -> bool {
        self.fault.is_some()
    }
}
