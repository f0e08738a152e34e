//! `cargo xtask dist`: what people get who have neither Rust nor Node. The same tree gives the same bytes.

mod bill;
mod debian;
mod image;
mod papers;
mod program;
mod tree;
pub mod trial;

use crate::shell::{output, root, target};
use crate::{packages, page};
use papers::Papers;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tree::{Tree, packed};

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
struct Asked {
    /// Another target than the usual one.
    target: Option<String>,
    /// A program that was built before, to be packed as it is.
    program: Option<PathBuf>,
    /// Build all of it a second time, elsewhere, and compare.
    twice: bool,
}

/// The files of a release, by name.
type Release = BTreeMap<String, Vec<u8>>;

pub fn dist(args: &[String]) -> Result<(), String> {
    let asked = asked(args)?;
    let folder = target().join("dist");
    let release = make(&asked, &target())?;
    if asked.twice {
        compare(&release, &make(&asked, &target().join("again"))?)?;
    }
    clear(&folder)?;
    for (name, bytes) in &release {
        write(&folder.join(name), bytes)?;
        println!("{:>12}  {name}", bytes.len());
    }
    println!("\nmade: {}", folder.display());
    Ok(())
}

/// Builds the page and the program, and packs them in every way.
fn make(asked: &Asked, folder: &Path) -> Result<Release, String> {
    let program = match &asked.program {
        Some(program) => program.clone(),
        None => {
            page::build()?;
            let target = asked.target.clone().unwrap_or_else(program::usual);
            program::build(&target, folder)?
        }
    };
    page::ensure_installed()?;
    let target = asked.target.as_deref().unwrap_or(std::env::consts::ARCH);
    release(&program, target)
}

fn release(program: &Path, target: &str) -> Result<Release, String> {
    let (epoch, version) = (epoch()?, version()?);
    let arch = target.split('-').next().unwrap_or_default();
    let papers = Papers::of(program)?;
    let bytes = std::fs::read(program).map_err(|error| format!("cannot read {}: {error}", program.display()))?;
    let name = format!("ballyhoo-{version}-linux-{arch}");
    let bill = bill::bill(&packages::crates()?, &packages::of_the_page()?, &version, epoch)?;
    let mut release = Release::new();
    release.insert(format!("{name}.tar.gz"), tarball(&name, &bytes, &papers, epoch)?);
    let package = debian::package(&bytes, &papers, &version, arch, epoch)?;
    release.insert(format!("ballyhoo_{version}_{}.deb", debian::processor(arch)), package);
    release.insert(format!("{name}.oci.tar"), image::image(&bytes, &version, arch, epoch)?);
    release.insert(format!("{name}.cdx.json"), bill.into_bytes());
    release.insert(name, bytes);
    let sums: String = release.iter().map(|(name, bytes)| format!("{}  {name}\n", digest(bytes))).collect();
    release.insert("SHA256SUMS".into(), sums.into_bytes());
    Ok(release)
}

fn tarball(name: &str, program: &[u8], papers: &Papers, epoch: u64) -> Result<Vec<u8>, String> {
    let mut tree = Tree::default();
    let mut put = |place: &str, mode: u32, bytes: &[u8]| tree.file(&format!("{name}/{place}"), mode, bytes);
    put("ballyhoo", 0o755, program);
    for (page, bytes) in &papers.manual {
        put(&format!("man/man1/{page}"), 0o644, bytes);
    }
    for (file, text) in [("ballyhoo.bash", &papers.bash), ("_ballyhoo", &papers.zsh), ("ballyhoo.fish", &papers.fish)] {
        put(&format!("completions/{file}"), 0o644, text.as_bytes());
    }
    for (file, text) in &papers.texts {
        put(file, 0o644, text.as_bytes());
    }
    put("ballyhoo.service", 0o644, include_bytes!("../../packaging/ballyhoo.service"));
    packed(&tree.tar("", epoch)?)
}

/// The time that everything bears: that of the last change.
fn epoch() -> Result<u64, String> {
    let given = std::env::var("SOURCE_DATE_EPOCH").ok();
    let text = given.map_or_else(|| output("git", &["log", "-1", "--format=%ct"]), Ok)?;
    text.trim().parse().map_err(|_| format!("{text:?} is no time in seconds"))
}

fn version() -> Result<String, String> {
    let path = root().join("Cargo.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let manifest: toml::Table = toml::from_str(&text).map_err(|error| format!("Cargo.toml: {error}"))?;
    let version = manifest.get("workspace").and_then(|table| table.get("package")?.get("version")?.as_str());
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml names no version".into())
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A moment as machines write it, by the calendar of our time.
fn date(epoch: u64) -> String {
    let (days, second) = (epoch / 86400, epoch % 86400);
    // Years begin in March here, so that a leap day is the last of its year; eras have 400 of them.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z", era * 400 + year)
}

fn compare(one: &Release, other: &Release) -> Result<(), String> {
    let same = |name: &String| one.get(name) == other.get(name);
    let names: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let differ: Vec<&str> = names.into_iter().filter(|name| !same(name)).map(String::as_str).collect();
    if differ.is_empty() {
        println!("\nbuilt twice, {} files: byte for byte the same", one.len());
        return Ok(());
    }
    Err(format!("built twice, and these differ: {}", differ.join(", ")))
}

fn asked(args: &[String]) -> Result<Asked, String> {
    let (mut asked, mut args) = (Asked { target: None, program: None, twice: false }, args.iter());
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs something behind it"));
        match arg.as_str() {
            "--target" => asked.target = Some(value()?),
            "--program" => asked.program = Some(value()?.into()),
            "--twice" => asked.twice = true,
            other => return Err(format!("there is no {other}; there is --target, --program and --twice")),
        }
    }
    Ok(asked)
}

fn clear(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| format!("cannot clear {}: {error}", folder.display()))?;
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))
}

/// Writes a file; a program may be run.
fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    let told = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    std::fs::write(path, bytes).map_err(told)?;
    let mode = if bytes.starts_with(b"\x7fELF") { 0o755 } else { 0o644 };
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for() {
        let asked = |text: &str| asked(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(asked("").unwrap().target, None);
        let own = asked("--program here --target x86_64-unknown-linux-gnu --twice").unwrap();
        let target = Some("x86_64-unknown-linux-gnu".to_owned());
        assert_eq!((own.program, own.target, own.twice), (Some("here".into()), target, true));
        assert!(asked("--target").is_err() && asked("--thrice").is_err());
    }

    #[test]
    fn moments_are_told_by_the_calendar() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(date(1_798_761_599), "2026-12-31T23:59:59Z");
    }

    #[test]
    fn a_difference_is_named() {
        let release = |text: &str| Release::from([("a".to_owned(), text.as_bytes().to_vec())]);
        assert!(compare(&release("x"), &release("x")).is_ok());
        assert!(compare(&release("x"), &release("y")).unwrap_err().ends_with("differ: a"));
    }
}
