//! `cargo xtask test dist --long`: every package is unpacked into an empty root, and a game is played from there.

use super::{Asked, clear, image, make, write};
use crate::shell::{cargo_with, output, quiet, target};
use crate::test::Length;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A program in a root of its own.
struct Rooted {
    root: PathBuf,
    program: &'static str,
    /// Where it keeps its tables, as it sees that.
    data: &'static str,
    /// Whoever runs it, where this machine's root may choose.
    user: Option<u32>,
}

pub fn check(length: Length) -> Result<(), String> {
    if length == Length::Usual {
        println!("dist: only with --long, for it builds the program anew");
        return Ok(());
    }
    let chosen = super::asked(&[])?;
    // One that was built before may be handed in.
    let program = std::env::var_os("BALLYHOO_TEST_STATIC").map(PathBuf::from);
    try_all(&Asked { program, ..chosen })
}

fn try_all(asked: &Asked) -> Result<(), String> {
    let place = target().join("dist-trial");
    clear(&place)?;
    let release = make(asked, &target())?;
    for (name, bytes) in &release {
        write(&place.join(name), bytes)?;
    }
    quiet("sh", &["-c", &format!("cd '{}' && sha256sum --quiet --check SHA256SUMS", place.display())])?;
    let named = |ending: &str| release.keys().find(|name| name.ends_with(ending)).map(|name| place.join(name));
    let missing = || "a package is missing".to_owned();
    for rooted in [
        unpacked(&named(".tar.gz").ok_or_else(missing)?, &place)?,
        installed(&named(".deb").ok_or_else(missing)?, &place)?,
        contained(&named(".oci.tar").ok_or_else(missing)?, &place)?,
    ] {
        play(&rooted)?;
    }
    std::fs::remove_dir_all(&place).map_err(|error| format!("cannot clear {}: {error}", place.display()))
}

fn folder(place: &Path, name: &str) -> Result<(PathBuf, String), String> {
    let root = place.join(name);
    clear(&root)?;
    let text = root.display().to_string();
    Ok((root, text))
}

/// The tarball's program, alone in an empty root.
fn unpacked(file: &Path, place: &Path) -> Result<Rooted, String> {
    let (root, there) = folder(place, "from-tarball")?;
    quiet("tar", &["-xzf", &file.display().to_string(), "-C", &there, "--strip-components=1"])?;
    Ok(Rooted { root, program: "/ballyhoo", data: "/tables", user: None })
}

/// The Debian package, installed by dpkg into a root that has nothing else.
fn installed(file: &Path, place: &Path) -> Result<Rooted, String> {
    let (root, there) = folder(place, "from-deb")?;
    let info = root.join("var/lib/dpkg/info");
    std::fs::create_dir_all(&info).map_err(|error| format!("cannot make {}: {error}", info.display()))?;
    std::fs::create_dir_all(root.join("var/lib/dpkg/updates")).map_err(|error| error.to_string())?;
    write(&root.join("var/lib/dpkg/status"), b"")?;
    let (root_option, file) = (format!("--root={there}"), file.display().to_string());
    quiet("dpkg", &[&root_option, "--force-script-chrootless", "--force-not-root", "--install", &file])?;
    for needed in
        ["usr/lib/systemd/system/ballyhoo.service", "usr/share/man/man1/ballyhoo-serve.1.gz", "etc/default/ballyhoo"]
    {
        if !root.join(needed).exists() {
            return Err(format!("the Debian package brings no {needed}"));
        }
    }
    Ok(Rooted { root, program: "/usr/bin/ballyhoo", data: "/var/lib/ballyhoo", user: None })
}

/// The file system of the image, as its manifest tells.
fn contained(file: &Path, place: &Path) -> Result<Rooted, String> {
    let (layout, there) = folder(place, "image")?;
    quiet("tar", &["-xf", &file.display().to_string(), "-C", &there])?;
    let read = |path: PathBuf| -> Result<Value, String> {
        let text = std::fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        serde_json::from_slice(&text).map_err(|error| format!("{}: {error}", path.display()))
    };
    let blob = |told: &Value| {
        let digest = told["digest"].as_str().unwrap_or_default().trim_start_matches("sha256:");
        layout.join("blobs/sha256").join(digest)
    };
    let manifest = read(blob(&read(layout.join("index.json"))?["manifests"][0]))?;
    let config = read(blob(&manifest["config"]))?;
    if config["config"]["Healthcheck"]["Test"][1] != "/ballyhoo" || config["config"]["Entrypoint"][0] != "/ballyhoo" {
        return Err("the image does not say how to start it, or how it is".into());
    }
    let (root, inside) = folder(place, "from-image")?;
    for layer in manifest["layers"].as_array().into_iter().flatten() {
        quiet("tar", &["-xzpf", &blob(layer).display().to_string(), "-C", &inside, "--numeric-owner"])?;
    }
    Ok(Rooted { root, program: "/ballyhoo", data: "/data", user: Some(image::USER) })
}

/// One game against a bot, through a kill.
fn play(rooted: &Rooted) -> Result<(), String> {
    let root = rooted.root.display();
    let is_root = output("id", &["-u"])?.trim() == "0";
    let program = match rooted.user {
        Some(user) if is_root => format!("chroot --userspec={user}:{user} {root} {}", rooted.program),
        _ if is_root => format!("chroot {root} {}", rooted.program),
        _ => format!("unshare --map-root-user chroot {root} {}", rooted.program),
    };
    let variables = [("BALLYHOO_TEST_PROGRAM", program.as_str()), ("BALLYHOO_TEST_FOLDER", rooted.data)];
    println!("\n{program}");
    cargo_with(&["test", "--locked", "--package", "cli", "--test", "packaged", "--", "--nocapture"], &variables)
}
