//! `ballyhoo bench-server`: how much a server can take.

use crate::fail::Fail;
use crate::say::{print, say};
use crate::serve::failed;
use server::bench::{self, Crowd, Drive, FannedOut, Measured};
use server::client::Client;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use table::Say;
use table::words::name;

/// Drives tables over real sockets and measures a server of its own
///
/// It starts `ballyhoo serve` on a free port with an empty database (or PostgreSQL with --database), seats pairs of
/// people at the tables, and lets them act at a steady rate. The driver shares the machine with the server. With --idle
/// and --watchers it measures these too, first; with --tables 0, only these.
#[derive(clap::Args)]
pub struct BenchServer {
    /// How many tables are played at once
    #[arg(long, default_value_t = 2000)]
    tables: u32,
    /// How many tables each pair of people sits at (one socket a person)
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=50))]
    tables_a_pair: u32,
    /// Actions a second, all tables together
    #[arg(long, default_value_t = 1000)]
    rate: u32,
    /// For how many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The game
    #[arg(long, default_value = "midway")]
    game: String,
    /// For how many minutes instead, with the memory after each; whoever finishes a game begins another
    #[arg(long, value_name = "MINUTES", conflicts_with = "seconds")]
    soak_minutes: Option<u64>,
    /// How many people come and do nothing, with one socket each
    #[arg(long, default_value_t = 0)]
    idle: u32,
    /// How many people watch one table
    #[arg(long, default_value_t = 0)]
    watchers: u32,
    /// How many servers share the database; the two at a table come to different ones
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u32).range(1..=16))]
    nodes: u32,
    /// A database instead of an embedded one
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// The server that is measured. When this is dropped, it stops and its data is removed.
struct Measuree {
    process: Child,
    data: PathBuf,
    address: SocketAddr,
}

impl Measuree {
    fn start(database: Option<&str>) -> std::io::Result<Measuree> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let data = std::env::temp_dir().join(format!("ballyhoo-bench-{}", std::process::id()));
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", &address.to_string()]);
        match database {
            Some(database) => command.args(["--database", database]),
            None => command.arg("--data").arg(&data),
        };
        let process = command.env("BALLYHOO_LIMITS", "false").env("RUST_LOG", "warn").stdout(Stdio::null()).spawn()?;
        Ok(Measuree { process, data, address })
    }

    async fn is_up(&self) {
        while Client::new(self.address).get::<wire::Games>("/api/games").await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Measuree {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

impl BenchServer {
    pub fn run(self) -> Result<(), Fail> {
        catalog::find(&self.game)?;
        server::allow_many_files();
        tokio::runtime::Runtime::new().map_err(failed)?.block_on(self.measure())
    }

    async fn measure(self) -> Result<(), Fail> {
        let mut servers = Vec::new();
        for _ in 0..self.nodes {
            let server = Measuree::start(self.database.as_deref()).map_err(failed)?;
            server.is_up().await;
            servers.push(server);
        }
        let nodes: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
        let empty = memory(&servers);
        if self.idle > 0 {
            bench::come(&nodes, self.idle).await.map_err(failed)?;
            tokio::time::sleep(Duration::from_secs(2)).await;
            let now = memory(&servers);
            let idle =
                Say::new("server-cli-bench-idle").with("sockets", self.idle).with("memory", number(now / 1000.0));
            tell(&[idle.with("each", number((now - empty) / f64::from(self.idle)))])?;
        }
        let time = Duration::from_secs(self.soak_minutes.map_or(self.seconds, |minutes| 60 * minutes));
        if self.watchers > 0 {
            let some = time.min(Duration::from_secs(self.seconds));
            let fanned = bench::fan_out(&nodes, &self.game, self.watchers, some).await.map_err(failed)?;
            tell(&[watched(&fanned)])?;
        }
        if self.tables > 0 { self.drive(&servers, &nodes, time).await } else { Ok(()) }
    }

    async fn drive(&self, servers: &[Measuree], nodes: &[SocketAddr], time: Duration) -> Result<(), Fail> {
        let empty = memory(servers);
        let drive = Drive {
            game: self.game.clone(),
            tables: self.tables,
            tables_a_pair: self.tables_a_pair,
            actions_a_second: self.rate,
            time,
        };
        let crowd = Crowd::set(nodes, drive).await.map_err(failed)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let seated = memory(servers);
        let each_minute = async {
            for minute in 1..=self.soak_minutes.unwrap_or(0) {
                tokio::time::sleep(Duration::from_secs(60)).await;
                let line = Say::new("server-cli-bench-soak").with("minute", name(minute));
                let _ = tell(&[line.with("memory", number(memory(servers) / 1000.0))]);
            }
            std::future::pending::<Measured>().await
        };
        let measured = tokio::select! {
            measured = crowd.run() => measured,
            never = each_minute => never,
        };
        let played = memory(servers);
        let a_table = |memory: f64| (memory - empty) / f64::from(self.tables.max(1));
        tell(&report(&measured, a_table(seated), a_table(played)))
    }
}

/// The memory of all servers together, in kilobytes; no number where the system does not tell.
fn memory(servers: &[Measuree]) -> f64 {
    let each = |server: &Measuree| bench::memory(server.process.id()).map_or(f64::NAN, |bytes| bytes as f64 / 1000.0);
    servers.iter().map(each).sum()
}

fn number(number: f64) -> table::Arg {
    name(format!("{number:.1}"))
}

fn tell(lines: &[Say]) -> Result<(), Fail> {
    print(&lines.iter().map(|line| say(line) + "\n").collect::<String>())
}

fn watched(fanned: &FannedOut) -> Say {
    Say::new("server-cli-bench-watchers")
        .with("watchers", fanned.watchers)
        .with("actions", fanned.actions)
        .with("middle", number(fanned.half))
        .with("half", number(fanned.p50))
        .with("most", number(fanned.p99))
        .with("worst", number(fanned.worst))
        .with("missed", fanned.missed)
}

fn report(measured: &Measured, seated: f64, played: f64) -> [Say; 4] {
    [
        Say::new("server-cli-bench-tables").with("tables", measured.tables).with("sockets", measured.sockets),
        Say::new("server-cli-bench-actions")
            .with("actions", measured.actions)
            .with("rate", number(measured.actions as f64 / measured.seconds))
            .with("skipped", measured.skipped),
        Say::new("server-cli-bench-time")
            .with("half", number(measured.p50))
            .with("most", number(measured.p99))
            .with("worst", number(measured.worst)),
        Say::new("server-cli-bench-memory").with("seated", number(seated)).with("played", number(played)),
    ]
}
