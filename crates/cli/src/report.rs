//! `ballyhoo report`: what a game is like, on one page.

use crate::at_table::{TableArgs, replaced};
use crate::fail::Fail;
use crate::say::{language, print, say, speaker, word};
use bots::Spec;
use catalog::Entry;
use indicatif::{ProgressBar, ProgressStyle};
use lab::report::{Subject, page};
use lab::study::{Plan, Study, Watch, study};
use std::path::{Path, PathBuf};
use table::Say;
use table::words::name;

/// Plays many games between bots and writes one page about scores, seats, luck, and what every card or place is worth
#[derive(clap::Args)]
pub struct Report {
    /// The game, as `ballyhoo games` lists it
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots, from the weakest to the strongest; the choices of the last one are looked at closely
    #[arg(long, value_name = "LIST", default_value = "random,easy")]
    bots: String,
    /// How many games for each series; there is one for each bot, and one in which chance chooses now and then
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Compares with another option (key=value) or folder of components; may be given several times
    #[arg(long, value_name = "KEY=VALUE|DIR")]
    versus: Vec<String>,
    /// How many threads [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// The file to write [default: the game's name and -report.html]
    #[arg(long, value_name = "FILE.html")]
    out: Option<PathBuf>,
}

/// The second of two studies is dealt from another seed, so that the two know nothing of each other.
const SECOND: u64 = 1 << 40;

impl Report {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let levels: Vec<Spec> = self.bots.split(',').map(|bot| bot.trim().parse()).collect::<Result<_, _>>()?;
        let seed = self.table.seed()?;
        let plan = Plan {
            game: self.game.clone(),
            setup: self.table.setup(entry, None)?,
            replaced: self.table.replaced(entry)?,
            levels,
            games: self.games,
            seed,
            threads: self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        };
        let other = (!self.versus.is_empty()).then(|| self.other(entry, &plan)).transpose()?;
        let own = observed(&plan)?;
        let versus = other.as_ref().map(observed).transpose()?;
        let command = self.command(&plan);
        let subject = Subject { study: &own, versus: versus.as_ref(), command: &command, lang: language().tag() };
        let names = std::iter::once(word("report-somebody".into()));
        let names = names.chain((1..table::MAX_SEATS).map(|_| word("report-another".into()))).collect();
        let text = page(&subject, &speaker(names));
        let path = self.out.unwrap_or_else(|| PathBuf::from(format!("{}-report.html", self.game)));
        std::fs::write(&path, text).map_err(|error| Fail::file("cli-cannot-write", &path, &error))?;
        print(&(say(&Say::new("report-written").with("path", name(path.display()))) + "\n"))
    }

    /// The same with what is to be compared.
    fn other(&self, entry: &Entry, plan: &Plan) -> Result<Plan, Fail> {
        let mut table = TableArgs { options: self.table.options.clone(), seed: None, components: None, ..self.table };
        let mut parts = plan.replaced.clone();
        for asked in &self.versus {
            if asked.contains('=') {
                table.options.push(asked.clone());
            } else if Path::new(asked).is_dir() {
                parts.extend(replaced(Some(Path::new(asked)), entry)?);
            } else {
                return Err(Fail::asked(Say::new("report-bad-versus").with("asked", name(asked))));
            }
        }
        let setup = table.setup(entry, None)?;
        Ok(Plan { setup, replaced: parts, seed: plan.seed.in_series(SECOND), ..plan.clone() })
    }

    /// The command that writes the page again.
    fn command(&self, plan: &Plan) -> String {
        let mut parts =
            vec!["ballyhoo report".to_owned(), plan.game.clone(), format!("--players {}", plan.setup.players)];
        parts.extend(plan.setup.options.iter().map(|(key, value)| format!("--option {key}={value}")));
        parts.extend(self.table.components.iter().map(|path| format!("--components {}", path.display())));
        parts.extend(self.versus.iter().map(|other| format!("--versus {other}")));
        parts.push(format!("--bots {} --games {} --seed {}", self.bots, self.games, plan.seed));
        parts.join(" ")
    }
}

fn observed(plan: &Plan) -> Result<Study, Fail> {
    let progress = Progress::new();
    let found = study(plan, &progress);
    progress.0.finish_and_clear();
    Ok(found?)
}

/// The bar on the screen.
struct Progress(ProgressBar);

impl Progress {
    fn new() -> Progress {
        let bar = ProgressBar::new(0);
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress(bar)
    }
}

impl Watch for Progress {
    fn begin(&self, games: u64) {
        self.0.set_length(games);
    }

    fn finished(&self) {
        self.0.inc(1);
    }
}
