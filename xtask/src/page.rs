//! The page: building it, and trying it in a real browser.

use crate::debian::ensure;
use crate::shell::{cargo, npm, root, target};
use crate::test::Length;
use std::path::Path;

pub const CHROMIUM: &str = "/usr/bin/chromium";

/// Installs the page's packages and builds it into `web/dist`, which the server embeds.
pub fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"], &[])
}

/// The page's packages, for who only reads them.
pub fn ensure_installed() -> Result<(), String> {
    if root().join("web/node_modules/.package-lock.json").exists() { Ok(()) } else { install() }
}

/// Exactly what the lock names: it is never changed on the way.
fn install() -> Result<(), String> {
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
pub fn in_a_browser(length: Length) -> Result<(), String> {
    ensure(|| Path::new(CHROMIUM).exists(), &["chromium"])?;
    // As the Rust tests build it, so that nothing is built twice.
    cargo(&["test", "--locked", "--workspace", "--no-run"])?;
    let server = target().join("debug/ballyhoo").display().to_string();
    let screens = if length == Length::Long { "all" } else { "usual" };
    let mut set = vec![("CHROMIUM", CHROMIUM), ("BALLYHOO", &server), ("BALLYHOO_SCREENS", screens)];
    if length == Length::Long {
        set.push(("BALLYHOO_LONG", "1"));
    }
    npm(&["run", "e2e"], &set)
}
