//! How a server is set up: by a TOML file, by the environment, by arguments, the later over the earlier.

use crate::mailing::{Mailing, Secret};
use clap::{Args, Command, FromArgMatches};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use serde::Deserialize;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Durability, Store};
use wire::limits::{ABSENT_BOT, ABSENT_END};

/// What a host can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    pub durability: Durability,
    /// Where people find the server, such as `https://play.example`; other pages may not use it.
    pub origins: Vec<String>,
    /// A proxy in front tells the addresses of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Limits of sizes and rates. Only tests and benchmarks switch them off.
    pub limits: bool,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// Do nodes on one PostgreSQL tell each other at once what has changed? Some connection poolers do not let that
    /// through; then they notice within seconds.
    pub notify: bool,
    /// How long after a start deadlines wait for people who were waiting for the server.
    pub grace: Duration,
    /// How long somebody is waited for who is not there: before others may let a bot play, and before the game may end
    /// without asking them.
    pub absent_bot: Duration,
    pub absent_end: Duration,
    /// Is every request written to the log, in one line?
    pub access_log: bool,
    /// Is `/metrics` served to everybody? Otherwise to this machine only.
    pub open_metrics: bool,
    pub keep: Keeping,
    /// How letters are sent, if they are.
    pub mail: Option<Mailing>,
    /// Where the page and the API begin: nothing, or such as `/games`.
    pub prefix: String,
}

/// For how many days something is kept; 0 is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Tables that were closed before the game began.
    pub closed_days: u32,
    pub finished_days: u32,
    /// What was said at tables that are over.
    pub chat_days: u32,
    /// Guests who have no session and no table any more.
    pub guest_days: u32,
}

/// Names every setting once: as an argument (`--bot-pause-ms`), in the environment (`BALLYHOO_BOT_PAUSE_MS`) and in the
/// file (`bot_pause_ms`).
macro_rules! settings {
    ($($(#[$about:meta])* $name:ident: $kind:ty,)*) => {
        /// The settings as far as one source tells them.
        #[derive(Clone, PartialEq, Default, Debug, Deserialize, clap::Args)]
        #[serde(deny_unknown_fields)]
        pub struct Given {
            $($(#[$about])* pub $name: Option<$kind>,)*
        }

        impl Given {
            /// Each of its own settings, or else the other's.
            fn filled_from(self, other: Given) -> Given {
                Given { $($name: self.$name.or(other.$name),)* }
            }
        }
    };
}

settings! {
    /// The address to listen on [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The folder of the embedded database [default: ballyhoo, where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// A database instead, such as postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: String,
    /// What an acknowledged action survives: full (a power cut) or process (a crash of the server) [default: full]
    #[arg(long, value_name = "KIND")]
    durability: String,
    /// Where people find the server, such as https://play.example; several with commas
    #[arg(long, value_name = "URLS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Trusts the last address in X-Forwarded-For [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: bool,
    /// How many bots think at once [default: one for each core]
    #[arg(long, value_name = "N")]
    thinkers: usize,
    /// How long a bot waits before it acts, so that people can follow [default: 700]
    #[arg(long, value_name = "MS")]
    bot_pause_ms: u64,
    /// Tells other nodes on one PostgreSQL at once what has changed [default: true]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    notify: bool,
    /// Limits sizes and rates; off only for measuring
    #[arg(long, hide = true, value_name = "BOOL")]
    limits: bool,
    /// Writes one line to the log for every request, without anything secret [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    access_log: bool,
    /// Serves /metrics to everybody, not only to this machine [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    open_metrics: bool,
    /// For how many days tables are kept that were closed before they began; 0 is for ever [default: 7]
    #[arg(long, value_name = "DAYS")]
    keep_closed_days: u32,
    /// For how many days finished games are kept; 0 is for ever [default: 0]
    #[arg(long, value_name = "DAYS")]
    keep_finished_days: u32,
    /// For how many days chat is kept at tables that are over; 0 is for ever [default: 90]
    #[arg(long, value_name = "DAYS")]
    keep_chat_days: u32,
    /// For how many days guests without session and table are kept; 0 is for ever [default: 30]
    #[arg(long, value_name = "DAYS")]
    keep_guest_days: u32,
    /// The path under which people find the server, such as /games [default: /]
    #[arg(long, value_name = "PATH")]
    prefix: String,
    /// Who sends letters to people, such as smtps://mail.example; without it no mail is sent
    #[arg(long, value_name = "URL")]
    mail_server: String,
    /// In whose name they are sent, such as games@play.example
    #[arg(long, value_name = "ADDRESS")]
    mail_from: String,
    /// The name to sign in with at the mail server
    #[arg(long, value_name = "NAME")]
    mail_user: String,
    /// The password for the mail server; others on this machine cannot read it from the environment or the file
    #[arg(long, value_name = "PASSWORD")]
    mail_password: Secret,
}

/// Where a server listens that is told nothing else: for this machine alone.
pub const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7777);

/// Variables of the house that are no settings of the server: for its log, its tests and the page's.
const OTHER_VARIABLES: [&str; 9] = ["LOG", "LANG", "LAWS", "FUZZ", "KILLS", "WRITE", "SCREENS", "SERVER", "CI"];

/// What is wrong with the settings.
#[derive(Debug, thiserror::Error)]
pub enum BadSettings {
    #[error("{file}: {cause}")]
    File { file: String, cause: String },
    #[error("{name} cannot be {value:?}")]
    Environment { name: String, value: String },
    #[error("durability is {0:?}; it can be full or process")]
    Durability(String),
    #[error("{0:?} is no origin; write it as a browser does, such as https://play.example, without a path")]
    Origin(String),
    #[error("give either a data folder or a database, not both")]
    TwoPlaces,
    #[error("{0:?} is no mail server; write smtps://mail.example, or smtp://mail.example for STARTTLS")]
    MailServer(String),
    #[error("{0:?} is no address that mail can be sent from")]
    MailFrom(String),
    #[error("to send mail, say where people find the server (origins): letters hold links")]
    MailOrigin,
    #[error(
        "mail_from, mail_user and mail_password need a mail_server, a password needs a user, and a server needs a from"
    )]
    MailPart,
    #[error("{0:?} is no prefix; write it as /games, of small letters, digits and dashes")]
    Prefix(String),
    #[error("this system names no place for data; choose a folder with --data or BALLYHOO_DATA")]
    NoPlace,
}

impl Given {
    pub fn file(path: &Path) -> Result<Given, BadSettings> {
        let bad = |cause: String| BadSettings::File { file: path.display().to_string(), cause };
        let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        toml::from_str(&text).map_err(|error| bad(error.to_string()))
    }

    /// The environment says `BALLYHOO_LISTEN=…` for `--listen=…`, and is read as if it had said that.
    pub fn environment(get: impl Fn(&str) -> Option<String>) -> Result<Given, BadSettings> {
        let mut arguments = Vec::new();
        for (flag, variable) in names() {
            let Some(value) = get(&variable) else { continue };
            let argument = format!("--{flag}={value}");
            if parse([&argument]).is_err() {
                return Err(BadSettings::Environment { name: variable, value });
            }
            arguments.push(argument);
        }
        let bad = |error: clap::Error| BadSettings::Environment { name: "BALLYHOO_*".into(), value: error.to_string() };
        parse(&arguments).map_err(bad)
    }

    /// The variables among these that look like settings and are none.
    pub fn misspelt(variables: impl Iterator<Item = String>) -> Vec<String> {
        let names = names();
        let known = |variable: &str, rest: &str| {
            let other = rest.starts_with("TEST_") || OTHER_VARIABLES.contains(&rest);
            other || names.iter().any(|(_, own)| own == variable)
        };
        let strange = |variable: &String| {
            let rest = variable.strip_prefix("BALLYHOO_");
            rest.is_some_and(|rest| !known(variable, rest))
        };
        variables.filter(strange).collect()
    }

    /// The names of all settings in the environment.
    pub fn variables() -> impl Iterator<Item = String> {
        names().into_iter().map(|(_, variable)| variable)
    }

    /// What `self` tells, and where it is silent, what `other` tells.
    #[must_use]
    pub fn or(self, other: Given) -> Given {
        // A place named later replaces one named earlier, of whichever kind.
        let placed = self.data.is_some() || self.database.is_some();
        let other = if placed { Given { data: None, database: None, ..other } } else { other };
        self.filled_from(other)
    }

    /// The settings, with defaults for what nobody told.
    pub fn settle(self) -> Result<Settings, BadSettings> {
        let durability = match self.durability.as_deref() {
            None | Some("full") => Durability::Full,
            Some("process") => Durability::Process,
            Some(other) => return Err(BadSettings::Durability(other.to_owned())),
        };
        let database = match (self.data, self.database) {
            (Some(_), Some(_)) => return Err(BadSettings::TwoPlaces),
            (_, Some(database)) => database,
            (Some(folder), None) => Store::file_in(&folder),
            (None, None) => Store::file_in(&usual_folder()?),
        };
        let origins = self.origins.unwrap_or_default();
        if let Some(bad) = origins.iter().find(|origin| !is_origin(origin)) {
            return Err(BadSettings::Origin(bad.clone()));
        }
        let mail = mailing(self.mail_server, self.mail_from, self.mail_user, self.mail_password)?;
        if mail.is_some() && origins.is_empty() {
            return Err(BadSettings::MailOrigin);
        }
        let prefix = prefix(self.prefix)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Settings {
            listen: self.listen.unwrap_or(LISTEN),
            database,
            durability,
            origins,
            behind_proxy: self.behind_proxy.unwrap_or(false),
            limits: self.limits.unwrap_or(true),
            thinkers: self.thinkers.unwrap_or(cores).max(1),
            bot_pause: Duration::from_millis(self.bot_pause_ms.unwrap_or(700)),
            notify: self.notify.unwrap_or(true),
            grace: Duration::from_secs(60),
            absent_bot: Duration::from_secs(ABSENT_BOT.into()),
            absent_end: Duration::from_secs(ABSENT_END.into()),
            access_log: self.access_log.unwrap_or(false),
            open_metrics: self.open_metrics.unwrap_or(false),
            keep: Keeping {
                closed_days: self.keep_closed_days.unwrap_or(7),
                finished_days: self.keep_finished_days.unwrap_or(0),
                chat_days: self.keep_chat_days.unwrap_or(90),
                guest_days: self.keep_guest_days.unwrap_or(30),
            },
            mail,
            prefix,
        })
    }
}

impl Settings {
    /// Where people find the page, without a slash at the end.
    pub fn home(&self) -> String {
        format!("{}{}", self.origins.first().map_or("", String::as_str), self.prefix)
    }
}

fn mailing(
    server: Option<String>,
    from: Option<String>,
    user: Option<String>,
    password: Option<Secret>,
) -> Result<Option<Mailing>, BadSettings> {
    let login = match (user, password) {
        (Some(user), password) => Some((user, password.unwrap_or_else(|| Secret(String::new())))),
        (None, Some(_)) => return Err(BadSettings::MailPart),
        (None, None) => None,
    };
    match (server, from) {
        (Some(server), Some(from)) => {
            let Ok(place) = server.parse() else { return Err(BadSettings::MailServer(server)) };
            if from.parse::<lettre::message::Mailbox>().is_err() {
                return Err(BadSettings::MailFrom(from));
            }
            Ok(Some(Mailing { server: place, from, login }))
        }
        (None, None) if login.is_none() => Ok(None),
        _ => Err(BadSettings::MailPart),
    }
}

/// A prefix as it stands before every path: `/games`, or nothing.
fn prefix(given: Option<String>) -> Result<String, BadSettings> {
    let given = given.unwrap_or_default();
    let prefix = given.strip_suffix('/').unwrap_or(&given);
    let plain = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_".contains(&b))
    };
    let fits = prefix.is_empty() || prefix.strip_prefix('/').is_some_and(|parts| parts.split('/').all(plain));
    if fits { Ok(prefix.to_owned()) } else { Err(BadSettings::Prefix(given)) }
}

/// Is this what a browser calls an origin: scheme, host and perhaps a port, in small letters?
fn is_origin(text: &str) -> bool {
    let Some(place) = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")) else { return false };
    let uri = text.parse::<axum::http::Uri>();
    let bare = uri.is_ok_and(|uri| uri.authority().is_some_and(|authority| authority.as_str() == place));
    bare && !place.contains('@') && !text.bytes().any(|byte| byte.is_ascii_uppercase())
}

/// Every setting as an argument and as a variable.
fn names() -> Vec<(String, String)> {
    let command = Given::augment_args(Command::new("settings"));
    let flags = command.get_arguments().filter_map(|argument| argument.get_long());
    flags.map(|flag| (flag.to_owned(), format!("BALLYHOO_{}", flag.to_uppercase().replace('-', "_")))).collect()
}

fn parse(arguments: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Given, clap::Error> {
    let command = Given::augment_args(Command::new("settings").no_binary_name(true));
    let arguments = arguments.into_iter().map(|argument| argument.as_ref().to_owned());
    Given::from_arg_matches(&command.try_get_matches_from(arguments)?)
}

/// Where the system keeps the data of programs, such as `~/.local/share/ballyhoo`.
fn usual_folder() -> Result<PathBuf, BadSettings> {
    let places = choose_native_strategy().map_err(|_| BadSettings::NoPlace)?;
    Ok(places.data_dir().join("ballyhoo"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &[(&str, &str)]) -> Result<Given, BadSettings> {
        Given::environment(|name| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.to_owned()))
    }

    #[test]
    fn the_later_source_counts() {
        let file: Given = toml::from_str("listen = '0.0.0.0:80'\ndata = '/var/lib/x'\nbot_pause_ms = 5").unwrap();
        let over = environment(&[("BALLYHOO_LISTEN", "[::1]:9"), ("BALLYHOO_DATABASE", "postgres://db/x")]).unwrap();
        let settings = over.or(file).settle().unwrap();
        assert_eq!(settings.listen.to_string(), "[::1]:9");
        assert_eq!(settings.database, "postgres://db/x");
        assert_eq!(settings.bot_pause, Duration::from_millis(5));
        assert_eq!(settings.durability, Durability::Full);
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        let refused = environment(&[("BALLYHOO_LISTEN", "here")]).unwrap_err().to_string();
        assert_eq!(refused, "BALLYHOO_LISTEN cannot be \"here\"");
        let both = Given { data: Some("x".into()), database: Some("y".into()), ..Given::default() };
        assert!(both.settle().unwrap_err().to_string().contains("not both"));
        for origin in ["play.example", "https://play.example/", "ftp://x", "https://", "https://Play.example", "*"] {
            let given = Given { origins: Some(vec![origin.into()]), ..Given::default() };
            assert!(given.settle().unwrap_err().to_string().contains("is no origin"), "{origin}");
        }
        let given =
            Given { origins: Some(vec!["https://play.example".into(), "http://[::1]:80".into()]), ..Given::default() };
        assert_eq!(given.settle().unwrap().origins.len(), 2);
        assert!(toml::from_str::<Given>("lisen = 1").is_err());
    }

    #[test]
    fn every_setting_can_stand_in_the_environment() {
        let told = environment(&[
            ("BALLYHOO_ORIGINS", "https://a.example,https://b.example"),
            ("BALLYHOO_BEHIND_PROXY", "true"),
            ("BALLYHOO_NOTIFY", "false"),
            ("BALLYHOO_BOT_PAUSE_MS", "5"),
        ]);
        let told = told.unwrap();
        assert_eq!(told.origins, Some(vec!["https://a.example".to_owned(), "https://b.example".to_owned()]));
        assert_eq!((told.behind_proxy, told.notify, told.bot_pause_ms), (Some(true), Some(false), Some(5)));
        assert_eq!(Given::variables().count(), 21);
    }

    #[test]
    fn mail_is_set_up_wholly_or_not_at_all() {
        let (origin, from) = (("BALLYHOO_ORIGINS", "https://a.example"), ("BALLYHOO_MAIL_FROM", "Us <us@a.example>"));
        let server = ("BALLYHOO_MAIL_SERVER", "smtps://mail.example");
        let password = ("BALLYHOO_MAIL_PASSWORD", "correct horse");
        let settle = |pairs: &[(&str, &str)]| environment(pairs).unwrap().settle();
        let settings = settle(&[origin, from, server, ("BALLYHOO_MAIL_USER", "us"), password]).unwrap();
        assert_eq!(settings.mail.as_ref().unwrap().server.host, "mail.example");
        assert!(!format!("{settings:?}").contains("horse"));
        let bad = [
            vec![from, server],
            vec![origin, server],
            vec![origin, from],
            vec![origin, from, server, password],
            vec![origin, from, ("BALLYHOO_MAIL_SERVER", "mail.example")],
            vec![origin, server, ("BALLYHOO_MAIL_FROM", "nobody")],
        ];
        for bad in bad {
            assert!(settle(&bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_prefix_is_a_path() {
        let settle = |prefix: &str| Given { prefix: Some(prefix.into()), ..Given::default() }.settle();
        for (given, kept) in [("", ""), ("/", ""), ("/games", "/games"), ("/a/b-2/", "/a/b-2")] {
            assert_eq!(settle(given).unwrap().prefix, kept);
        }
        for bad in ["games", "//", "/Games", "/a b", "/a//b", "/..", "/ä", "https://x"] {
            assert!(settle(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_variable_that_is_no_setting_is_noticed() {
        let there = ["BALLYHOO_LISEN", "BALLYHOO_LISTEN", "BALLYHOO_TEST_POSTGRES", "BALLYHOO_LOG", "BALLYHOO", "HOME"];
        assert_eq!(Given::misspelt(there.map(str::to_owned).into_iter()), ["BALLYHOO_LISEN"]);
    }

    #[test]
    fn without_a_word_it_serves_this_machine_from_where_data_is_kept() {
        let settings = Given::default().settle().unwrap();
        assert_eq!(settings.listen.to_string(), "127.0.0.1:7777");
        let file = Path::new(settings.database.strip_prefix("sqlite:").unwrap());
        assert!(file.is_absolute() && file.ends_with("ballyhoo/ballyhoo.sqlite"), "{}", file.display());
    }
}
