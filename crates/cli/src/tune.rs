//! `ballyhoo tune`: bots learn from games against each other.

use crate::arena::tuning;
use crate::fail::Fail;
use crate::say::{print, say};
use bots::Spec;
use indicatif::ProgressBar;
use lab::interval::Interval;
use lab::tune::{Climbed, Course, Fitted, NetCourse, Taught, challenge, climb, fit, tables, teach};
use std::path::PathBuf;
use std::time::Duration;
use table::words::name;
use table::{Say, Seed, Setup};

/// Fits the weights of a game's know-how to games that bots play against each other, or tries other numbers
#[derive(clap::Args)]
pub struct Tune {
    /// The game, as `ballyhoo games` lists it
    game: String,
    /// Learns from tables of this many players [default: of every number]
    #[arg(long, short = 'n')]
    players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Who plays, such as expert@100,baseline@200: they change seats from game to game. What is tried plays as the first
    #[arg(long, value_name = "LIST", default_value = "expert@100,baseline@100")]
    bots: String,
    /// A seed: the same seed learns the same
    #[arg(long, default_value = "tune")]
    seed: String,
    /// How many games are played side by side [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Learns by trial: moves the weights both ways and goes where more is won. Takes thousands of games
    #[arg(long, conflicts_with = "tries")]
    climb: bool,
    /// Teaches a network by how much the standing errs, in place of the weights
    #[arg(long, conflicts_with_all = ["climb", "tries"])]
    net: bool,
    /// The games that a network learns from are played by this one
    #[arg(long, value_name = "FILE.bin", requires = "net")]
    with: Option<PathBuf>,
    /// The games that a network learns from are played with these weights in place of the committed ones
    #[arg(long, value_name = "FILE.toml", requires = "net")]
    weights: Option<PathBuf>,
    /// Begins no game for a network after so many seconds
    #[arg(long, value_name = "SECONDS", requires = "net")]
    playing: Option<u64>,
    /// How often a network goes through what there is to learn
    #[arg(long, default_value_t = 12, requires = "net")]
    rounds: u32,
    /// How large the first steps of a network are
    #[arg(long, default_value_t = 0.002, requires = "net")]
    pace: f32,
    /// How much the numbers of a network shrink that do nothing
    #[arg(long, default_value_t = 0.01, requires = "net")]
    decay: f32,
    /// How much a network may learn from what searches expected in place of how games ended: from 0 to 1
    #[arg(long, default_value_t = 0.5, requires = "net")]
    lean: f32,
    /// Does not learn, but plays with this number against the committed ones; may be given several times
    #[arg(long = "try", value_name = "NAME=VALUE")]
    tries: Vec<String>,
    /// Where the weights are written: for our own, crates/games/GAME/weights.toml
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Tune {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let counts = self.players.map_or_else(|| entry.about.players.to_vec(), |players| vec![players]);
        let setups: Vec<Setup> = counts.into_iter().map(Setup::new).collect();
        for setup in &setups {
            setup.check(entry.about.players, entry.about.options)?;
        }
        // A network is asked at every table, and its inputs tell it at which.
        let setups = if self.net { tables(entry, self.players) } else { setups };
        let course = Course {
            setups,
            games: self.games,
            players: self.bots.split(',').map(|bot| bot.trim().parse()).collect::<Result<Vec<Spec>, _>>()?,
            seed: Seed::from_text(&self.seed),
            threads: self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
            tuning: tuning(&self.game, self.weights.as_deref(), self.with.as_deref())?,
        };
        if self.net {
            return self.teach(&course);
        }
        match (self.climb, self.tries.is_empty()) {
            (true, _) => self.climb(&course),
            (false, true) => self.learn(&course),
            (false, false) => self.try_out(&course),
        }
    }

    fn try_out(&self, course: &Course) -> Result<(), Fail> {
        let bar = ProgressBar::new(course.games);
        let (tuning, won) = challenge(&self.game, course, &self.tries, &|| bar.inc(1))?;
        bar.finish_and_clear();
        print(&format!("{}\n", say(&won_text(won, course.games))))?;
        self.write(tuning.write(&self.command()).as_bytes())
    }

    fn teach(&self, course: &Course) -> Result<(), Fail> {
        let bar = ProgressBar::new(course.games);
        let how = NetCourse {
            rounds: self.rounds,
            pace: self.pace,
            decay: self.decay,
            lean: self.lean,
            playing: self.playing.map(Duration::from_secs),
        };
        let Taught { learnt, samples, games, file } = teach(&self.game, course, how, &self.command(), &|| bar.inc(1))?;
        bar.finish_and_clear();
        let figure = |value: f64| name(format!("{value:.4}"));
        let taught = Say::new("tune-taught")
            .with("game", Say::new(format!("{}-title", self.game)))
            .with("samples", name(samples))
            .with("games", name(games))
            .with("before", figure(learnt.before))
            .with("after", figure(learnt.after))
            .with("rounds", name(learnt.rounds));
        print(&format!("{}\n", say(&taught)))?;
        self.write(&file)
    }

    fn climb(&self, course: &Course) -> Result<(), Fail> {
        let bar = ProgressBar::new(course.games);
        let Climbed { tuning, steps, won, judged } = climb(&self.game, course, &|| bar.inc(1))?;
        bar.finish_and_clear();
        let game = Say::new(format!("{}-title", self.game));
        let climbed = Say::new("tune-climbed").with("game", game).with("steps", steps as i64);
        print(&format!("{}\n{}\n", say(&climbed), say(&won_text(won, judged))))?;
        self.hand_over(&tuning.write(&self.command()))
    }

    fn learn(&self, course: &Course) -> Result<(), Fail> {
        let bar = ProgressBar::new(course.games);
        let fitted = fit(&self.game, course, &|| bar.inc(1))?;
        bar.finish_and_clear();
        print(&text(&self.game, self.games, &fitted))?;
        self.hand_over(&fitted.tuning.write(&self.command()))
    }

    /// Writes what was learnt, or shows it if nobody said where to.
    fn hand_over(&self, file: &str) -> Result<(), Fail> {
        if self.out.is_none() { print(&format!("\n{file}")) } else { self.write(file.as_bytes()) }
    }

    fn write(&self, file: &[u8]) -> Result<(), Fail> {
        let Some(path) = &self.out else { return Ok(()) };
        std::fs::write(path, file).map_err(|error| Fail::file("cli-cannot-write", path, &error))?;
        print(&format!("{}\n", say(&Say::new("tune-written").with("path", name(path.display())))))
    }

    /// The command that gives the same weights again.
    fn command(&self) -> String {
        let players = self.players.map(|players| format!(" --players {players}")).unwrap_or_default();
        let tries: String = self.tries.iter().map(|number| format!(" --try {number}")).collect();
        let climb = if self.climb { " --climb" } else { "" };
        let Tune { game, games, bots, seed, rounds, pace, decay, lean, .. } = self;
        let net = if self.net {
            format!(" --net --rounds {rounds} --pace {pace} --decay {decay} --lean {lean}")
        } else {
            String::new()
        };
        let file = |flag: &str, path: &Option<PathBuf>| {
            path.as_deref().map(|path| format!(" --{flag} {}", path.display())).unwrap_or_default()
        };
        let (with, weights) = (file("with", &self.with), file("weights", &self.weights));
        let playing = self.playing.map(|seconds| format!(" --playing {seconds}")).unwrap_or_default();
        format!(
            "ballyhoo tune {game}{players}{climb}{net}{playing}{with}{weights} --bots {bots} --games {games} --seed {seed}{tries}"
        )
    }
}

/// What changed numbers won against the committed ones.
fn won_text(won: Interval, games: u64) -> Say {
    let percent = |share: f64| name(format!("{:.1}", 100.0 * share));
    Say::new("tune-won")
        .with("share", percent(won.share))
        .with("low", percent(won.low))
        .with("high", percent(won.high))
        .with("games", name(games))
}

fn text(game: &str, games: u64, fitted: &Fitted) -> String {
    let figures = |key: &'static str, (before, after): (f64, f64)| {
        let figure = |value: f64| name(format!("{value:.4}"));
        Say::new(key).with("before", figure(before)).with("after", figure(after))
    };
    let headline = Say::new("tune-headline")
        .with("game", Say::new(format!("{game}-title")))
        .with("positions", name(fitted.positions))
        .with("games", name(games));
    let lines = [headline, figures("tune-standing", fitted.standing), figures("tune-appeal", fitted.appeal)];
    lines.map(|line| say(&line) + "\n").concat()
}
