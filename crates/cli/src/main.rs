//! `ballyhoo`: play, study and simulate carnival board games.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "server")]
mod admin;
mod analyse;
mod arena;
mod at_table;
#[cfg(feature = "server")]
mod bench_server;
mod choices;
mod fail;
mod games;
#[cfg(feature = "server")]
mod healthy;
mod hint;
#[cfg(feature = "server")]
mod keeper;
mod learn;
mod licences;
mod manual;
mod mine;
#[cfg(not(feature = "server"))]
mod no_server;
mod play;
mod puzzles;
mod records;
mod replay;
mod report;
mod rules;
mod say;
#[cfg(feature = "server")]
mod serve;
mod simulate;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
#[cfg(not(feature = "server"))]
use no_server::{NoServer as Admin, NoServer as BenchServer, NoServer as Healthy, NoServer as Serve};
#[cfg(feature = "server")]
use {admin::Admin, bench_server::BenchServer, healthy::Healthy, serve::Serve};

/// The binary that runs everywhere is linked with musl, and musl's own allocator lets threads wait for each other.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five carnival board games at one table: play them, replay them, simulate them.
///
/// Exit codes: 0 all is well, 1 a record does not prove what it claims, 2 something was asked that makes no sense.
#[derive(Parser)]
#[command(name = "ballyhoo", version, propagate_version = true)]
struct Cli {
    /// The language to speak, such as de [default: that of the terminal]
    #[arg(long, global = true, value_name = "TAG", env = "BALLYHOO_LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Play(play::Play),
    Learn(learn::Learn),
    Puzzles(puzzles::Puzzles),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Report(report::Report),
    Choices(choices::Choices),
    Hint(hint::Hint),
    Analyse(analyse::Analyse),
    Tune(tune::Tune),
    Mine(mine::Mine),
    Records(records::Records),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Licences(licences::Licences),
    Serve(Serve),
    Healthy(Healthy),
    Admin(Admin),
    BenchServer(BenchServer),
    Completions(manual::Completions),
    Manual(manual::Manual),
}

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    let done = say::choose_language(cli.lang.as_deref()).and_then(|()| run(cli.command));
    done.map_or_else(|fail| fail.exit(), |()| std::process::ExitCode::SUCCESS)
}

fn run(command: Command) -> Result<(), fail::Fail> {
    match command {
        Command::Games(games) => games.run(),
        Command::Rules(rules) => rules.run(),
        Command::Play(play) => play.run(),
        Command::Learn(learn) => learn.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Arena(arena) => arena.run(),
        Command::Report(report) => report.run(),
        Command::Choices(choices) => choices.run(),
        Command::Hint(hint) => hint.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Tune(tune) => tune.run(),
        Command::Mine(mine) => mine.run(),
        Command::Records(records) => records.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Licences(licences) => licences.run(),
        Command::Serve(serve) => serve.run(),
        Command::Healthy(healthy) => healthy.run(),
        Command::Admin(admin) => admin.run(),
        Command::BenchServer(bench) => bench.run(),
        Command::Completions(completions) => completions.run(),
        Command::Manual(manual) => manual.run(),
    }
}
