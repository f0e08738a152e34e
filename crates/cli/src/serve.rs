//! `ballyhoo serve`: the server.

use crate::fail::Fail;
use crate::say::{print, say};
use server::{Given, House, Serving, Settings, asked_to_stop};
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::Say;
use table::words::{name, names};

/// Serves the page and all games to browsers and programs
///
/// Every setting can also stand in a TOML file (--settings) or in the environment (BALLYHOO_LISTEN, BALLYHOO_DATA, …);
/// arguments come before the environment, and the environment before the file. See docs/hosting.md.
#[derive(clap::Args)]
pub struct Serve {
    #[command(flatten)]
    given: Given,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    /// Asked for now and then, because other commands take it; a server says why it does not.
    #[arg(long, hide = true, value_name = "DIR")]
    components: Option<PathBuf>,
}

/// How long thoughts that nobody waits for may hold up the end.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

impl Serve {
    pub fn run(self) -> Result<(), Fail> {
        if self.components.is_some() {
            return Err(Fail::asked(Say::new("server-cli-no-components")));
        }
        watch_log();
        server::allow_many_files();
        warn_of_misspelt();
        let settings = self.settle()?;
        let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
        let served = runtime.block_on(serve(settings));
        // A bot in mid-thought is not waited for: nobody is there to hear it.
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }

    fn settle(self) -> Result<Settings, Fail> {
        let file = self.settings.as_deref().map(Given::file).transpose().map_err(failed)?.unwrap_or_default();
        let environment = Given::environment(|name| std::env::var(name).ok()).map_err(failed)?;
        let given = self.given.or(environment).or(file);
        if given.data.is_none() && given.database.is_none() && Path::new(FORMER_FOLDER).is_dir() {
            eprintln!("{}", say(&Say::new("server-cli-former-data").with("folder", name(FORMER_FOLDER))));
        }
        given.settle().map_err(failed)
    }
}

/// Where earlier versions kept their tables, in the folder in which they were started.
const FORMER_FOLDER: &str = "ballyhoo-data";

/// A variable with a slip in its name would go unnoticed, and with it what a host meant to forbid.
fn warn_of_misspelt() {
    let there = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for variable in Given::misspelt(there) {
        let known = names(Given::variables());
        eprintln!("{}", say(&Say::new("server-cli-misspelt").with("variable", name(variable)).with("known", known)));
    }
}

async fn serve(settings: Settings) -> Result<(), Fail> {
    let place = place(&settings);
    let house = House::open(settings).await.map_err(failed)?;
    let serving = Serving::begin(house).await.map_err(failed)?;
    let address = name(format!("http://{}{}", serving.address, serving.house.settings.prefix));
    let lines = [Say::new("server-cli-serving").with("address", address), place];
    print(&lines.map(|line| say(&line) + "\n").concat())?;
    serving.until(asked_to_stop()).await.map_err(failed)
}

/// Where the tables are kept. The address of a database may hold a password and is not told.
fn place(settings: &Settings) -> Say {
    match settings.database.strip_prefix("sqlite:") {
        Some(file) => Say::new("server-cli-kept-in-file").with("file", name(file)),
        None => Say::new("server-cli-kept-in-database"),
    }
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
