//! What lies beside the program: its manual, completions for shells, licences and how to host it.

use crate::shell::root;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

pub struct Papers {
    /// Pages of the manual, by name.
    pub manual: BTreeMap<String, Vec<u8>>,
    pub bash: String,
    pub zsh: String,
    pub fish: String,
    /// Texts of the repository, by name.
    pub texts: BTreeMap<&'static str, String>,
}

/// Which texts of the repository a host or player may want.
const TEXTS: [(&str, &str); 5] = [
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("notices.json", "notices.json"),
    ("hosting.md", "docs/hosting.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
];

impl Papers {
    /// The program itself tells what its commands are.
    pub fn of(program: &Path) -> Result<Papers, String> {
        let folder = std::env::temp_dir().join(format!("ballyhoo-papers-{}", std::process::id()));
        ask(program, &["manual", &folder.display().to_string()])?;
        let manual = files(&folder)?;
        std::fs::remove_dir_all(&folder).map_err(|error| format!("cannot clear {}: {error}", folder.display()))?;
        let completions = |shell: &str| ask(program, &["completions", shell]);
        let (bash, zsh, fish) = (completions("bash")?, completions("zsh")?, completions("fish")?);
        let texts = TEXTS.iter().map(|(name, place)| text(&root().join(place)).map(|text| (*name, text)));
        Ok(Papers { manual, bash, zsh, fish, texts: texts.collect::<Result<_, String>>()? })
    }
}

fn ask(program: &Path, args: &[&str]) -> Result<String, String> {
    let done = Command::new(program).args(args).output();
    let done = done.map_err(|error| format!("cannot run {}: {error}", program.display()))?;
    if !done.status.success() {
        return Err(format!("{} {}: {}", program.display(), args.join(" "), String::from_utf8_lossy(&done.stderr)));
    }
    String::from_utf8(done.stdout).map_err(|error| error.to_string())
}

fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let told = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).map_err(told)? {
        let entry = entry.map_err(told)?;
        files.insert(entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path()).map_err(told)?);
    }
    Ok(files)
}

fn text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}
