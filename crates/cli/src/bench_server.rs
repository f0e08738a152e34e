//! `ballyhoo bench-server`: how much a server can take.

use crate::fail::Fail;
use crate::say::{print, say};
use crate::serve::failed;
use server::bench::{Crowd, Drive, Measured, memory};
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
/// people at the tables, and lets them act at a steady rate. The driver shares the machine with the server.
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
        tokio::runtime::Runtime::new().map_err(failed)?.block_on(self.measure())
    }

    async fn measure(self) -> Result<(), Fail> {
        let server = Measuree::start(self.database.as_deref()).map_err(failed)?;
        server.is_up().await;
        let process = server.process.id();
        let empty = memory(process);
        let drive = Drive {
            game: self.game,
            tables: self.tables,
            tables_a_pair: self.tables_a_pair,
            actions_a_second: self.rate,
            time: Duration::from_secs(self.seconds),
        };
        let crowd = Crowd::set(server.address, drive).await.map_err(failed)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let seated = memory(process);
        let measured = crowd.run().await;
        let played = memory(process);
        let a_table = |memory: Option<u64>| {
            let bytes = memory.zip(empty).map(|(memory, empty)| memory.saturating_sub(empty));
            bytes.map_or(f64::NAN, |bytes| bytes as f64 / 1000.0 / f64::from(self.tables.max(1)))
        };
        print(&format!("{}\n", report(&measured, a_table(seated), a_table(played))))
    }
}

fn report(measured: &Measured, seated: f64, played: f64) -> String {
    let number = |number: f64| name(format!("{number:.1}"));
    let lines = [
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
    ];
    lines.iter().map(say).collect::<Vec<_>>().join("\n")
}
