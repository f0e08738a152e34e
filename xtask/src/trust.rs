//! `cargo xtask test trust`: may everything that the house stands on be used and given on, and is it named?
//!
//! The lists are those of `deny.toml`, which cargo-deny reads too. Licences, sources and duplicates are compared here,
//! because that needs no tool and no network; what is known against a version stands in a database that changes every day,
//! so that is asked only where cargo-deny is installed, which then compares the rest too.

use crate::packages::{self, Package};
use crate::shell::{cargo, has, root};
use crate::{notices, page};
use serde::Deserialize;
use spdx::{Expression, LicenseReq, ParseMode};
use std::collections::{BTreeMap, BTreeSet};

/// The part of `deny.toml` that is compared here.
#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// A version that may stand beside another of its crate.
#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    version: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

pub fn check() -> Result<(), String> {
    page::ensure_installed()?;
    let deny = read()?;
    let (crates, page) = (packages::crates()?, packages::of_the_page()?);
    let mut faults = licences(crates.iter().chain(&page), &deny.licenses.allow)?;
    faults.extend(sources(&crates, &deny.sources.allow_registry));
    faults.extend(duplicates(&crates, &deny.bans.skip));
    println!("{} crates and {} packages of the page: licences, sources, duplicates", crates.len(), page.len());
    if !faults.is_empty() {
        return Err(format!("{} faults\n  {}", faults.len(), faults.join("\n  ")));
    }
    notices::are_fresh(&crates, &page)?;
    advisories()
}

fn read() -> Result<Deny, String> {
    let path = root().join("deny.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))
}

/// Packages that offer none of the licences that are allowed.
fn licences<'a>(packages: impl Iterator<Item = &'a Package>, allowed: &[String]) -> Result<Vec<String>, String> {
    let known = |text: &String| {
        let parsed = Expression::parse(text).map_err(|error| format!("deny.toml: {text}: {error}"))?;
        Ok(parsed.requirements().map(|one| one.req.clone()).collect::<Vec<LicenseReq>>())
    };
    let allowed: Vec<LicenseReq> = allowed.iter().map(known).collect::<Result<Vec<_>, String>>()?.concat();
    let refused = packages.filter(|package| {
        let offered = Expression::parse_mode(&package.licence, ParseMode::LAX);
        !offered.is_ok_and(|offered| offered.evaluate(|asked| allowed.contains(asked)))
    });
    Ok(refused.map(|one| format!("{} {} is under {:?}", one.name, one.version, one.licence)).collect())
}

fn sources(crates: &[Package], registries: &[String]) -> Vec<String> {
    let known = |source: &str| registries.iter().any(|one| source.strip_prefix("registry+") == Some(one));
    let strange = crates.iter().filter(|package| !known(&package.source));
    strange.map(|one| format!("{} {} comes from {}", one.name, one.version, one.source)).collect()
}

/// Crates in several versions of which none but one are excused, and excuses that nobody needs any more.
fn duplicates(crates: &[Package], excused: &[Skip]) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in crates {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    let is_excused = |name: &str, version: &str| excused.iter().any(|one| one.version == format!("{name}@{version}"));
    let mut faults = Vec::new();
    for (name, versions) in &versions {
        let left: Vec<&str> = versions.iter().copied().filter(|version| !is_excused(name, version)).collect();
        if left.len() > 1 {
            faults.push(format!("{name} stands there as {}", left.join(" and ")));
        }
    }
    let is_needed = |one: &str| {
        one.split_once('@').and_then(|(name, version)| Some(versions.get(name)?.contains(version))) == Some(true)
    };
    let idle = excused.iter().filter(|one| !is_needed(&one.version));
    faults.extend(idle.map(|one| format!("deny.toml excuses {}, which is not there", one.version)));
    faults
}

/// What is known against the versions in use. The database changes every day and comes over the network, which not every
/// machine has: this is the one thing that is not asked where its tool is missing, in CI too, and CONTRIBUTING.md says so.
/// Where cargo-deny is installed it is asked everything, and whatever it finds fails.
fn advisories() -> Result<(), String> {
    if has("cargo-deny") {
        return cargo(&["deny", "--locked", "check"]);
    }
    println!(
        "NOT ASKED: advisories, what is known against the versions in use. cargo-deny is not installed here\n\
         (cargo install cargo-deny --locked), and this is the one check that is let pass without its tool."
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn package(name: &str, version: &str, licence: &str) -> Package {
        Package {
            name: name.into(),
            version: version.into(),
            licence: licence.into(),
            home: String::new(),
            authors: Vec::new(),
            source: "registry+https://here".into(),
            folder: PathBuf::new(),
            shipped: true,
        }
    }

    #[test]
    fn one_licence_that_is_allowed_is_enough_but_all_that_are_asked_for_are_needed() {
        let allowed = ["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned()];
        let refused = |licence: &str| licences([package("a", "1.0.0", licence)].iter(), &allowed).unwrap().len();
        for fine in ["MIT", "MIT OR GPL-3.0-only", "GPL-2.0/MIT", "Apache-2.0 WITH LLVM-exception"] {
            assert_eq!(refused(fine), 0, "{fine}");
        }
        for wrong in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "Apache-2.0", "", "whatever"] {
            assert_eq!(refused(wrong), 1, "{wrong}");
        }
    }

    #[test]
    fn a_second_version_wants_an_excuse_and_an_excuse_a_second_version() {
        let crates = [package("a", "1.0.0", "MIT"), package("a", "2.0.0", "MIT"), package("b", "1.0.0", "MIT")];
        let skip = |version: &str| Skip { version: version.into() };
        assert_eq!(duplicates(&crates, &[]), ["a stands there as 1.0.0 and 2.0.0"]);
        assert!(duplicates(&crates, &[skip("a@1.0.0")]).is_empty());
        let idle = duplicates(&crates, &[skip("a@1.0.0"), skip("b@0.9.0")]);
        assert_eq!(idle, ["deny.toml excuses b@0.9.0, which is not there"]);
    }

    #[test]
    fn crates_come_from_a_registry_that_is_named() {
        let crates = [package("a", "1.0.0", "MIT")];
        assert!(sources(&crates, &["https://here".into()]).is_empty());
        assert_eq!(sources(&crates, &["https://there".into()]).len(), 1);
    }
}
