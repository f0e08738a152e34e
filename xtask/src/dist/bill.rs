//! The bill of materials: what is in the program, for machines (CycloneDX 1.5).

use crate::packages::Package;
use serde_json::{Value, json};

/// Everything that is linked into the program or in its page.
pub fn bill(crates: &[Package], page: &[Package], version: &str, epoch: u64) -> Result<String, String> {
    let mut components: Vec<Value> = Vec::new();
    for (kind, packages) in [("cargo", crates), ("npm", page)] {
        components.extend(packages.iter().filter(|package| package.shipped).map(|package| component(kind, package)));
    }
    components.sort_by_key(|component| component["purl"].to_string());
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": super::date(epoch),
            "component": {
                "type": "application",
                "bom-ref": "ballyhoo",
                "name": "ballyhoo",
                "version": version,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
            },
        },
        "components": components,
    });
    serde_json::to_string_pretty(&bill).map(|text| text + "\n").map_err(|error| error.to_string())
}

fn component(kind: &str, package: &Package) -> Value {
    let purl = format!("pkg:{kind}/{}@{}", package.name.replace('@', "%40"), package.version);
    let mut told = json!({
        "type": "library",
        "bom-ref": purl,
        "name": package.name,
        "version": package.version,
        "purl": purl,
        "licenses": [{"expression": package.licence.replace('/', " OR ")}],
    });
    if !package.home.is_empty() {
        told["externalReferences"] = json!([{"type": "website", "url": package.home}]);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn only_what_is_shipped_is_billed() {
        let package = |name: &str, shipped| Package {
            name: name.into(),
            version: "1.0.0".into(),
            licence: "MIT/Apache-2.0".into(),
            home: String::new(),
            authors: Vec::new(),
            source: String::new(),
            folder: PathBuf::new(),
            shipped,
        };
        let crates = [package("b", true), package("tool", false)];
        let told: Value =
            serde_json::from_str(&bill(&crates, &[package("@a/font", true)], "2.0.0", 0).unwrap()).unwrap();
        let names: Vec<&Value> = told["components"].as_array().unwrap().iter().map(|one| &one["purl"]).collect();
        assert_eq!(names, ["pkg:cargo/b@1.0.0", "pkg:npm/%40a/font@1.0.0"]);
        assert_eq!(told["components"][0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(told["metadata"]["timestamp"], "1970-01-01T00:00:00Z");
    }
}
