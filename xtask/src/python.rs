//! `cargo xtask test python`: the wheel is built, put into clean virtual environments and tested from outside.

use crate::debian;
use crate::shell::{cargo, output, root, run_in, target};
use crate::test::Length;
use std::path::{Path, PathBuf};

/// Builds the wheel and runs the tests of the package against it, as somebody would who has installed it.
pub fn check(length: Length) -> Result<(), String> {
    debian::ensure(can_make_environments, &["python3", "python3-venv"])?;
    let folder = target().join("python");
    let wheels = folder.join("wheels");
    let _ = std::fs::remove_dir_all(&wheels);
    std::fs::create_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    let package = root().join("python");
    let builder = environment(&folder.join("build"), false)?;
    install(&folder, &builder, &["-r", &text(&package.join("requirements-build.txt"))])?;
    let maturin = builder.with_file_name("maturin");
    let manifest = text(&package.join("Cargo.toml"));
    let build = ["build", "--locked", "--quiet", "--manifest-path", &manifest, "--out", &text(&wheels)];
    run_in(&folder, &text(&maturin), &build, &[])?;
    let wheel = the_wheel(&wheels)?;
    alone(&folder, &package, &wheel)?;
    let python = environment(&folder.join("test"), true)?;
    install(&folder, &python, &["-r", &text(&package.join("tests/requirements.txt")), &text(&wheel)])?;
    let program = text(&program()?);
    let mut variables = vec![("BALLYHOO_PROGRAM", program.as_str()), ("BALLYHOO_CI", "true")];
    if length == Length::Long {
        variables.push(("BALLYHOO_LONG", "true"));
    }
    // From elsewhere, so that what is imported is what was installed.
    run_in(
        &folder,
        &text(&python),
        &["-m", "pytest", "-c", &text(&package.join("pyproject.toml")), &text(&package.join("tests"))],
        &variables,
    )
}

/// The example of the README with nothing but the wheel and what it asks for.
fn alone(folder: &Path, package: &Path, wheel: &Path) -> Result<(), String> {
    let python = environment(&folder.join("bare"), true)?;
    install(folder, &python, &[&text(wheel)])?;
    let readme = package.join("README.md");
    let told = std::fs::read_to_string(&readme).map_err(|error| format!("{}: {error}", readme.display()))?;
    let code = example(&told).ok_or_else(|| format!("{} has no example", readme.display()))?;
    run_in(folder, &text(&python), &["-c", code], &[])
}

/// The first piece of Python in a text.
fn example(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("```python\n")?;
    rest.split_once("```").map(|(code, _)| code)
}

/// The program, whose files the tests read; built if it is not there.
fn program() -> Result<PathBuf, String> {
    let program = target().join("debug/ballyhoo");
    if !program.exists() {
        cargo(&["build", "--locked", "--package", "cli"])?;
    }
    Ok(program)
}

fn can_make_environments() -> bool {
    output("python3", &["-c", "import venv, ensurepip"]).is_ok()
}

/// A virtual environment, and the Python in it.
fn environment(folder: &Path, clean: bool) -> Result<PathBuf, String> {
    let python = folder.join("bin/python");
    if clean || !python.exists() {
        run_in(&root(), "python3", &["-m", "venv", "--clear", &text(folder)], &[])?;
    }
    Ok(python)
}

fn install(folder: &Path, python: &Path, what: &[&str]) -> Result<(), String> {
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run_in(folder, &text(python), &[&pip[..], what].concat(), &[])
}

fn the_wheel(folder: &Path) -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut wheels =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "whl"));
    wheels.next().ok_or_else(|| format!("no wheel was built in {}", folder.display()))
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_a_text_is_its_first() {
        assert_eq!(example("a\n```python\nprint(1)\n```\nb\n```python\nprint(2)\n```\n"), Some("print(1)\n"));
        assert_eq!(example("no code"), None);
    }
}
