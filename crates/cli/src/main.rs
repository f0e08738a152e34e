//! `ballyhoo`: play, study and simulate carnival board games.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "server")]
mod admin;
mod analyse;
mod arena;
mod at_table;
#[cfg(feature = "server")]
mod bench_server;
mod fail;
mod games;
mod hint;
#[cfg(feature = "server")]
mod keeper;
mod learn;
mod licences;
#[cfg(not(feature = "server"))]
mod no_server;
mod play;
mod records;
mod replay;
mod rules;
mod say;
#[cfg(feature = "server")]
mod serve;
mod simulate;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
#[cfg(not(feature = "server"))]
use no_server::{NoServer as Admin, NoServer as BenchServer, NoServer as Serve};
#[cfg(feature = "server")]
use {admin::Admin, bench_server::BenchServer, serve::Serve};

/// Five carnival board games at one table: play them, replay them, simulate them.
///
/// Exit codes: 0 all is well, 1 a record does not prove what it claims, 2 something was asked that makes no sense.
#[derive(Parser)]
#[command(name = "ballyhoo", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Play(play::Play),
    Learn(learn::Learn),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Hint(hint::Hint),
    Analyse(analyse::Analyse),
    Tune(tune::Tune),
    Records(records::Records),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Licences(licences::Licences),
    Serve(Serve),
    Admin(Admin),
    BenchServer(BenchServer),
}

fn main() -> std::process::ExitCode {
    let done = match Cli::parse().command {
        Command::Games(games) => games.run(),
        Command::Rules(rules) => rules.run(),
        Command::Play(play) => play.run(),
        Command::Learn(learn) => learn.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Arena(arena) => arena.run(),
        Command::Hint(hint) => hint.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Tune(tune) => tune.run(),
        Command::Records(records) => records.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Licences(licences) => licences.run(),
        Command::Serve(serve) => serve.run(),
        Command::Admin(admin) => admin.run(),
        Command::BenchServer(bench) => bench.run(),
    };
    done.map_or_else(|fail| fail.exit(), |()| std::process::ExitCode::SUCCESS)
}
