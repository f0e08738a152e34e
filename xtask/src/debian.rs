//! Programs that the tests need and a new machine may not have.

use crate::shell::run;
use std::path::Path;

/// Installs a Debian package unless the file that it brings is there.
pub fn ensure(file: impl Fn() -> bool, packages: &[&str]) -> Result<(), String> {
    if file() {
        return Ok(());
    }
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(format!("please install {} and try again", packages.join(", ")));
    }
    run("apt-get", &["update", "-qq"])?;
    let mut install = vec!["install", "-y", "-qq", "--no-install-recommends"];
    install.extend(packages);
    run("apt-get", &install)?;
    if file() { Ok(()) } else { Err(format!("{} did not bring what was needed", packages.join(", "))) }
}
