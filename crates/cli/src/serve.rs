//! `ballyhoo serve`: the server.

use crate::fail::Fail;
use crate::say::{print, say};
use server::{Given, House, Serving, Settings, asked_to_stop};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use table::Say;
use table::words::name;

/// Serves the page and all games to browsers and programs
///
/// Every setting can also stand in a TOML file (--settings) or in the environment (BALLYHOO_LISTEN, BALLYHOO_DATA, …);
/// arguments come before the environment, and the environment before the file. See docs/hosting.md.
#[derive(clap::Args)]
pub struct Serve {
    /// The address to listen on [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// The folder of the embedded database [default: ballyhoo-data]
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A database instead, such as postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
}

/// How long thoughts that nobody waits for may hold up the end.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

impl Serve {
    pub fn run(self) -> Result<(), Fail> {
        watch_log();
        let settings = self.settle()?;
        let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
        let served = runtime.block_on(serve(settings));
        // A bot in mid-thought is not waited for: nobody is there to hear it.
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }

    fn settle(self) -> Result<Settings, Fail> {
        let given = Given { listen: self.listen, data: self.data, database: self.database, ..Given::default() };
        let file = self.settings.as_deref().map(Given::file).transpose().map_err(failed)?.unwrap_or_default();
        let environment = Given::environment(|name| std::env::var(name).ok()).map_err(failed)?;
        given.or(environment).or(file).settle().map_err(failed)
    }
}

async fn serve(settings: Settings) -> Result<(), Fail> {
    let house = House::open(settings).await.map_err(failed)?;
    let serving = Serving::begin(house).await.map_err(failed)?;
    let address = name(format!("http://{}", serving.address));
    print(&format!("{}\n", say(&Say::new("server-cli-serving").with("address", address))))?;
    serving.until(asked_to_stop()).await.map_err(failed)
}

/// The log goes to standard error; `RUST_LOG` says how much of it, `BALLYHOO_LOG=json` writes it for machines.
fn watch_log() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env();
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::env::var("BALLYHOO_LOG").is_ok_and(|kind| kind == "json") { log.json().init() } else { log.init() }
}

/// What went wrong, in the words of whoever noticed.
pub fn failed(error: impl std::fmt::Display) -> Fail {
    Fail::asked(Say::new("server-cli-failed").with("why", name(error)))
}
