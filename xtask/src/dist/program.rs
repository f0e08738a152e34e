//! The program that runs on any Linux: linked with everything it needs, and silent about where it was built.

use crate::debian::ensure;
use crate::shell::{cargo_with, has, output, root, run};
use std::path::{Path, PathBuf};

/// Builds the program for a target into a folder, and says where it is.
pub fn build(target: &str, folder: &Path) -> Result<PathBuf, String> {
    prepare(target)?;
    let flags = flags(&home()?, folder).join("\u{1f}");
    let maps: Vec<String> = maps(&home()?, folder).iter().map(|map| format!("-ffile-prefix-map={map}")).collect();
    let maps = maps.join(" ");
    let place = folder.display().to_string();
    let variables = [
        ("CARGO_ENCODED_RUSTFLAGS", flags.as_str()),
        ("CFLAGS", &maps),
        // The allocator writes down when it was compiled, which would be another second each time.
        ("SOURCE_DATE_EPOCH", "0"),
        ("CARGO_PROFILE_RELEASE_STRIP", "symbols"),
        ("CARGO_TARGET_DIR", &place),
    ];
    cargo_with(&["build", "--locked", "--release", "--package", "cli", "--target", target], &variables)?;
    Ok(folder.join(target).join("release/ballyhoo"))
}

/// The target of a program for everybody. With musl it looks up names as every other program does; where its standard
/// library or its compiler cannot be had, glibc is linked in just the same, and looks up names as far as it can without
/// its libraries: /etc/hosts and DNS, not LDAP or mDNS.
pub fn usual() -> String {
    let [musl, glibc] = ["musl", "gnu"].map(|library| format!("{}-unknown-linux-{library}", std::env::consts::ARCH));
    match prepare(&musl) {
        Ok(()) => musl,
        Err(why) => {
            println!("{why}\nso the program is linked with glibc instead: {glibc}, in one piece as well");
            glibc
        }
    }
}

/// The standard library for musl comes with rustup; its C compiler, for the embedded database, from Debian.
fn prepare(target: &str) -> Result<(), String> {
    if !has_library(target) {
        run("rustup", &["target", "add", target])?;
    }
    if target.ends_with("-musl") {
        ensure(|| has("musl-gcc"), &["musl-tools"])?;
    }
    Ok(())
}

/// Is the standard library for this target here?
fn has_library(target: &str) -> bool {
    let folder = output("rustc", &["--print", "target-libdir", "--target", target]);
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

fn flags(home: &Path, folder: &Path) -> Vec<String> {
    let maps = maps(home, folder).into_iter().map(|map| format!("--remap-path-prefix={map}"));
    std::iter::once("-Ctarget-feature=+crt-static".to_owned()).chain(maps).collect()
}

/// Names for the folders of this machine, so that no path of it stands in the program. The last that fits counts.
fn maps(home: &Path, folder: &Path) -> Vec<String> {
    let map = |from: &Path, to: &str| format!("{}={to}", from.display());
    let mut maps = vec![map(home, "/cargo"), map(&root(), "/ballyhoo")];
    if folder != root().join("target") {
        maps.push(map(folder, "/ballyhoo/target"));
    }
    maps
}

/// Where cargo keeps what it fetched.
fn home() -> Result<PathBuf, String> {
    let own = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let usual = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo"));
    own.or_else(usual).ok_or_else(|| "neither CARGO_HOME nor HOME is set".into())
}
