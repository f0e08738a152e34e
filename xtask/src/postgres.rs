//! A PostgreSQL of our own for the time of the tests: a fresh cluster in a temporary folder, on loopback only.

use crate::debian::ensure;
use crate::shell::{quiet, run};
use std::net::TcpListener;
use std::path::{Path, PathBuf};

/// A running server; dropped, it is stopped and its folder removed.
pub struct Postgres {
    folder: PathBuf,
    bin: PathBuf,
    pub url: String,
}

impl Postgres {
    pub fn start() -> Result<Postgres, String> {
        ensure(|| bin().is_some(), &["postgresql"])?;
        let bin = bin().ok_or("no PostgreSQL was found under /usr/lib/postgresql")?;
        let folder = std::env::temp_dir().join(format!("ballyhoo-postgres-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        own(&folder)?;
        let port = free_port()?;
        let data = folder.join("data");
        let (data, place) = (shown(&data), shown(&folder));
        as_server(&[&shown(&bin.join("initdb")), "-D", &data, "-U", "ballyhoo", "-A", "trust", "--no-sync"])?;
        let options = format!("-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={place}");
        let log = format!("{place}/log");
        as_server(&[&shown(&bin.join("pg_ctl")), "-D", &data, "-w", "-l", &log, "-o", &options, "start"])?;
        Ok(Postgres { folder, bin, url: format!("postgres://ballyhoo@127.0.0.1:{port}/postgres") })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let (control, data) = (shown(&self.bin.join("pg_ctl")), shown(&self.folder.join("data")));
        if let Err(why) = as_server(&[&control, "-D", &data, "-m", "immediate", "stop"]) {
            eprintln!("xtask: {why}");
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The programs of the newest PostgreSQL that Debian has installed.
fn bin() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut bins: Vec<PathBuf> = versions.flatten().map(|version| version.path().join("bin")).collect();
    bins.retain(|bin| bin.join("initdb").exists() && bin.join("postgres").exists());
    bins.sort();
    bins.pop()
}

/// PostgreSQL refuses to run as root: then it runs as the user that its package made.
fn as_server(command: &[&str]) -> Result<(), String> {
    if is_root() {
        let mut args = vec!["-u", "postgres", "--"];
        args.extend(command);
        return quiet("runuser", &args);
    }
    quiet(command[0], &command[1..])
}

fn own(folder: &Path) -> Result<(), String> {
    if is_root() { run("chown", &["postgres", &shown(folder)]) } else { Ok(()) }
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
