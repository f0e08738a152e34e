//! The page: building it, and trying it in a real browser.

use crate::debian::ensure;
use crate::shell::{cargo, npm, target};
use std::path::Path;

const CHROMIUM: &str = "/usr/bin/chromium";

/// Installs the page's packages and builds it into `web/dist`, which the server embeds.
pub fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"], &[])
}

/// Exactly what the lock names: it is never changed on the way.
pub fn install() -> Result<(), String> {
    npm(&["ci", "--no-audit", "--no-fund", "--loglevel=error"], &[])
}

/// Everything about the page that needs no server.
pub fn web() -> Result<(), String> {
    install()?;
    npm(&["run", "lint"], &[])?;
    npm(&["run", "check"], &[])?;
    npm(&["run", "test"], &[])?;
    npm(&["run", "build"], &[])
}

/// The page in Debian's Chromium against the real server.
pub fn in_a_browser() -> Result<(), String> {
    ensure(|| Path::new(CHROMIUM).exists(), &["chromium"])?;
    // As the Rust tests build it, so that nothing is built twice.
    cargo(&["test", "--workspace", "--no-run"])?;
    let server = target().join("debug/ballyhoo").display().to_string();
    npm(&["run", "e2e"], &[("CHROMIUM", CHROMIUM), ("BALLYHOO", &server)])
}
