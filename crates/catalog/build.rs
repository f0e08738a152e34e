//! Writes the list of games from `crates/games/*/game.toml`, so that it stands nowhere else.

#[path = "../games/manifest.rs"]
mod manifest;

use manifest::Manifest;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let manifests = manifest::read(&here.join("../games"));
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("games.rs");
    fs::write(&out, write(&manifests)).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The macro `games!`, the module `games`, and the facts that are not in the engines.
fn write(manifests: &[Manifest]) -> String {
    let each = |line: &dyn Fn(&Manifest) -> String| manifests.iter().map(line).collect::<String>();
    let list =
        each(&|game| format!("            {}: $crate::games::{} = \"{}\",\n", game.module(), game.name, game.id));
    let used = each(&|game| format!("    pub use ::{0};\n    pub use ::{0}::{1};\n", game.module(), game.name));
    let minutes = each(&|game| format!("    (\"{}\", {}),\n", game.id, game.minutes));
    format!(
        "/// Hands the list of games to another macro: `games!(my_macro)` calls `my_macro! {{ midway: Midway = \"midway\", … }}`.\n\
         #[macro_export]\nmacro_rules! games {{\n    ($then:ident) => {{\n        $then! {{\n{list}        }}\n    }};\n}}\n\n\
         /// The concrete games and their crates, for [`games!`].\npub mod games {{\n{used}}}\n\n\
         /// About how long each game takes among people.\nconst MINUTES: &[(&str, u32)] = &[\n{minutes}];\n"
    )
}
