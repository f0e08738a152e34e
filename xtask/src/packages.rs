//! The packages of others that the house stands on: crates, and packages of the page.

use crate::shell::{output, root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Packages that end up in the page although only its build asks for them: Svelte's runtime with what it imports, and the
/// few lines that Vite and Rolldown put around the scripts.
const BUILT_INTO_THE_PAGE: [&str; 5] = ["svelte", "clsx", "esm-env", "vite", "rolldown"];

/// Somebody else's package.
#[derive(Clone, PartialEq, Debug)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// An SPDX expression.
    pub licence: String,
    pub home: String,
    pub authors: Vec<String>,
    /// Where it comes from; none says for certain where that is.
    pub source: String,
    /// Where its files lie on this machine.
    pub folder: PathBuf,
    /// Is it part of what people download, or does it only help to build and test that?
    pub shipped: bool,
}

/// All crates that the lock file names, for every platform, as cargo sees them.
pub fn crates() -> Result<Vec<Package>, String> {
    let text = output("cargo", &["metadata", "--format-version", "1", "--locked"])?;
    let metadata: Value = serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    let shipped = shipped(&metadata);
    let packages = list(&metadata["packages"]).filter(|package| package["source"].is_string());
    Ok(packages.map(|package| of_crate(package, &shipped)).collect())
}

fn of_crate(package: &Value, shipped: &BTreeSet<&str>) -> Package {
    let manifest = PathBuf::from(text(&package["manifest_path"]));
    let home = ["repository", "homepage"].map(|place| text(&package[place])).into_iter().find(|home| !home.is_empty());
    Package {
        name: text(&package["name"]).into(),
        version: text(&package["version"]).into(),
        licence: text(&package["license"]).into(),
        home: home.unwrap_or_default().into(),
        authors: list(&package["authors"]).map(|author| text(author).into()).collect(),
        source: text(&package["source"]).into(),
        folder: manifest.parent().map(Path::to_owned).unwrap_or_default(),
        shipped: shipped.contains(text(&package["id"])),
    }
}

/// The ids of everything that is linked into `ballyhoo` on some platform. What runs only while it is compiled is not.
fn shipped(metadata: &Value) -> BTreeSet<&str> {
    let packages: BTreeMap<&str, &Value> = list(&metadata["packages"]).map(|one| (text(&one["id"]), one)).collect();
    let nodes = list(&metadata["resolve"]["nodes"]).map(|node| (text(&node["id"]), node));
    let nodes: BTreeMap<&str, &Value> = nodes.collect();
    let binary = packages.iter().find(|(_, package)| package["name"] == "cli").map(|(id, _)| *id);
    let (mut found, mut open) = (BTreeSet::new(), Vec::from_iter(binary));
    while let Some(id) = open.pop() {
        if packages.get(id).is_some_and(|package| is_macro(package)) || !found.insert(id) {
            continue;
        }
        let needs = nodes.get(id).into_iter().flat_map(|node| list(&node["deps"]));
        open.extend(needs.filter(|need| is_linked(need)).map(|need| text(&need["pkg"])));
    }
    found
}

fn is_macro(package: &Value) -> bool {
    list(&package["targets"]).any(|target| list(&target["kind"]).any(|kind| kind == "proc-macro"))
}

fn is_linked(need: &Value) -> bool {
    list(&need["dep_kinds"]).any(|kind| kind["kind"].is_null())
}

/// All packages that the page's lock file names.
pub fn of_the_page() -> Result<Vec<Package>, String> {
    let web = root().join("web");
    let lock = json(&web.join("package-lock.json"))?;
    let packages = lock["packages"].as_object().into_iter().flatten().filter(|(path, _)| !path.is_empty());
    packages.map(|(path, locked)| of_npm(&web, path, locked)).collect()
}

fn of_npm(web: &Path, path: &str, locked: &Value) -> Result<Package, String> {
    let name = path.rsplit("node_modules/").next().unwrap_or(path);
    let shipped = locked["dev"] != true || BUILT_INTO_THE_PAGE.contains(&name) && !path.contains("/node_modules/");
    let folder = web.join(path);
    let own = if shipped { json(&folder.join("package.json"))? } else { Value::Null };
    let home = own["repository"]["url"].as_str().or(own["repository"].as_str()).or(own["homepage"].as_str());
    Ok(Package {
        name: name.into(),
        version: text(&locked["version"]).into(),
        licence: text(&locked["license"]).into(),
        home: home.map(address).unwrap_or_default(),
        authors: own["author"]["name"].as_str().or(own["author"].as_str()).map(str::to_owned).into_iter().collect(),
        source: locked["resolved"].as_str().unwrap_or("https://registry.npmjs.org/").into(),
        folder,
        shipped,
    })
}

/// npm's ways of naming a repository, as an address that a browser understands.
fn address(repository: &str) -> String {
    let plain = repository.trim_start_matches("git+").trim_end_matches(".git");
    if plain.contains("://") { plain.replace("git://", "https://") } else { format!("https://github.com/{plain}") }
}

fn json(path: &Path) -> Result<Value, String> {
    let told = |error: &dyn std::fmt::Display| format!("cannot read {}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| told(&error))?;
    serde_json::from_str(&text).map_err(|error| told(&error))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn package(id: &str, kind: &str) -> Value {
        json!({"id": id, "name": id, "targets": [{"kind": [kind]}]})
    }

    fn need(package: &str, kind: Option<&str>) -> Value {
        json!({"pkg": package, "dep_kinds": [{"kind": kind}]})
    }

    #[test]
    fn only_what_is_linked_is_shipped() {
        let names = ["cli", "linked", "deep", "tested", "built"].map(|id| package(id, "lib"));
        let packages: Vec<Value> = names.into_iter().chain([package("derive", "proc-macro")]).collect();
        let needs = [need("linked", None), need("tested", Some("dev")), need("built", Some("build"))];
        let nodes = json!([
            {"id": "cli", "deps": needs},
            {"id": "linked", "deps": [need("deep", None), need("derive", None)]},
        ]);
        let metadata = json!({"packages": packages, "resolve": {"nodes": nodes}});
        assert_eq!(shipped(&metadata), BTreeSet::from(["cli", "linked", "deep"]));
    }

    #[test]
    fn a_repository_becomes_an_address() {
        assert_eq!(address("git+https://github.com/a/b.git"), "https://github.com/a/b");
        assert_eq!(address("a/b"), "https://github.com/a/b");
    }
}
