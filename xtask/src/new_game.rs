//! `cargo xtask new-game <id> [Title]`: a small complete game to begin from.

pub mod trial;

use crate::shell::{root, run_in};
use std::fs;
use std::path::{Path, PathBuf};

/// What stands for the new game's names in `xtask/template`.
struct Names {
    id: String,
    title: String,
    prefix: String,
}

impl Names {
    /// Reads and checks what was asked for.
    fn new(id: &str, title: Option<&str>, root: &Path) -> Result<Names, String> {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let tidy = id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.ends_with('-') && !id.contains("--");
        if !tidy || !id.chars().all(fits) {
            return Err(format!("{id:?} is no id: small letters, digits and single dashes, such as coconut-shy"));
        }
        if root.join("crates/games").join(id).exists() || root.join("crates").join(id).exists() {
            return Err(format!("there is a crate {id} already"));
        }
        let words: Vec<&str> = id.split('-').collect();
        let title =
            title.map_or_else(|| words.iter().map(|word| capital(word)).collect::<Vec<_>>().join(" "), str::to_owned);
        Ok(Names { id: id.to_owned(), title, prefix: free_prefix(id, root)? })
    }

    /// The name of the type.
    fn name(&self) -> String {
        self.id.split('-').map(capital).collect()
    }

    fn fill(&self, text: &str) -> String {
        text.replace("__id__", &self.id)
            .replace("__module__", &self.id.replace('-', "_"))
            .replace("__Name__", &self.name())
            .replace("__Title__", &self.title)
            .replace("__PREFIX__", &self.prefix)
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// Two letters for the numbers of the rules that no other game has.
fn free_prefix(id: &str, root: &Path) -> Result<String, String> {
    let books = fs::read_dir(root.join("rules")).map_err(|error| format!("rules: {error}"))?;
    let rules: String = books.filter_map(Result::ok).filter_map(|book| fs::read_to_string(book.path()).ok()).collect();
    let letters: Vec<char> = id.chars().filter(char::is_ascii_lowercase).map(|c| c.to_ascii_uppercase()).collect();
    let initials: Vec<char> =
        id.split('-').filter_map(|word| word.chars().next()).map(|c| c.to_ascii_uppercase()).collect();
    let seconds = initials.iter().skip(1).chain(letters.iter().skip(1)).copied().chain('A'..='Z');
    let free = |prefix: &String| !rules.contains(&format!("**{prefix}-"));
    let found = seconds.map(|second| format!("{}{second}", letters[0])).find(free);
    found.ok_or_else(|| format!("all prefixes that begin with {} are taken", letters[0]))
}

/// Makes the game in this checkout.
pub fn new_game(args: &[String]) -> Result<(), String> {
    let id = args.first().ok_or("name the game: cargo xtask new-game coconut-shy \"The Coconut Shy\"")?;
    make(&root(), id, args.get(1).map(String::as_str))?;
    println!(
        "\n{id} is there. Play it:\n  cargo xtask terminal {id}\n  cargo xtask play            # and open http://localhost:7777/play/{id}\n\
         Then make it yours: docs/your-first-game.md goes on from here."
    );
    Ok(())
}

/// Makes the game in a checkout: its files, its one line, its types for the page, its records.
pub fn make(root: &Path, id: &str, title: Option<&str>) -> Result<(), String> {
    let names = Names::new(id, title, root)?;
    let template = root.join("xtask/template");
    copy(&template.join("crate"), &root.join("crates/games").join(id), &names)?;
    copy(&template.join("rules.md"), &root.join("rules").join(format!("{id}.md")), &names)?;
    copy(&template.join("words.ftl"), &root.join("words/en").join(format!("{id}.ftl")), &names)?;
    enlist(root, id)?;
    println!("wrote crates/games/{id}, rules/{id}.md, words/en/{id}.ftl, and a line in crates/catalog/Cargo.toml");
    run_in(root, "cargo", &["fmt", "-p", id], &[])?;
    run_in(root, "cargo", &["test", "-q", "-p", id], &[("BALLYHOO_WRITE", "1")])?;
    run_in(root, "cargo", &["run", "-q", "-p", "cli", "--no-default-features", "--", "records", id], &[])
}

fn copy(from: &Path, to: &Path, names: &Names) -> Result<(), String> {
    let fault = |error| format!("{}: {error}", to.display());
    if from.is_dir() {
        fs::create_dir_all(to).map_err(fault)?;
        let mut entries: Vec<PathBuf> =
            fs::read_dir(from).map_err(fault)?.filter_map(Result::ok).map(|e| e.path()).collect();
        entries.sort();
        return entries
            .iter()
            .try_for_each(|entry| copy(entry, &to.join(entry.file_name().unwrap_or_default()), names));
    }
    let text = fs::read_to_string(from).map_err(fault)?;
    fs::write(to, names.fill(&text)).map_err(fault)
}

/// Adds the one line that is written by hand.
fn enlist(root: &Path, id: &str) -> Result<(), String> {
    let path = root.join("crates/catalog/Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let line = format!("{id} = {{ path = \"../games/{id}\" }}");
    let mut lines: Vec<&str> = text.lines().collect();
    let last =
        lines.iter().rposition(|line| line.contains("../games/")).ok_or("no games in crates/catalog/Cargo.toml")?;
    lines.insert(last + 1, &line);
    fs::write(&path, lines.join("\n") + "\n").map_err(|error| format!("{}: {error}", path.display()))
}
