//! The Debian package: an `ar` archive of two tape archives.

use super::papers::Papers;
use super::tree::{Tree, packed};

/// What Debian calls a processor.
pub fn processor(arch: &str) -> &str {
    match arch {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// The whole package.
pub fn package(program: &[u8], papers: &Papers, version: &str, arch: &str, epoch: u64) -> Result<Vec<u8>, String> {
    let files = files(program, papers)?;
    let control = control(version, arch, files.size());
    let control = packed(&control.tar("./", epoch)?)?;
    let data = packed(&files.tar("./", epoch)?)?;
    let mut archive = b"!<arch>\n".to_vec();
    for (name, bytes) in [("debian-binary", b"2.0\n".to_vec()), ("control.tar.gz", control), ("data.tar.gz", data)] {
        archive.extend(format!("{name:<16}{epoch:<12}0     0     100644  {:<10}`\n", bytes.len()).into_bytes());
        archive.extend(bytes);
        if archive.len() % 2 == 1 {
            archive.push(b'\n');
        }
    }
    Ok(archive)
}

fn files(program: &[u8], papers: &Papers) -> Result<Tree, String> {
    let mut tree = Tree::default();
    tree.file("usr/bin/ballyhoo", 0o755, program);
    tree.file("usr/lib/systemd/system/ballyhoo.service", 0o644, include_str!("../../../packaging/ballyhoo.service"));
    tree.file("etc/default/ballyhoo", 0o644, include_str!("../../../packaging/default"));
    for (name, page) in &papers.manual {
        tree.file(&format!("usr/share/man/man1/{name}.gz"), 0o644, packed(page)?);
    }
    tree.file("usr/share/bash-completion/completions/ballyhoo", 0o644, papers.bash.as_bytes());
    tree.file("usr/share/zsh/vendor-completions/_ballyhoo", 0o644, papers.zsh.as_bytes());
    tree.file("usr/share/fish/vendor_completions.d/ballyhoo.fish", 0o644, papers.fish.as_bytes());
    for (name, text) in &papers.texts {
        tree.file(&format!("usr/share/doc/ballyhoo/{name}"), 0o644, text.as_bytes());
    }
    tree.file("usr/share/doc/ballyhoo/copyright", 0o644, copyright());
    Ok(tree)
}

fn copyright() -> String {
    let holder = include_str!("../../../LICENSE-MIT").lines().find(|line| line.starts_with("Copyright"));
    format!(
        "{}\nMIT or Apache-2.0, whichever you prefer: LICENSE-MIT and LICENSE-APACHE beside this file.\n\
         What others wrote and the program contains is listed by `ballyhoo licences --full`.\n",
        holder.unwrap_or_default()
    )
}

fn control(version: &str, arch: &str, size: usize) -> Tree {
    let mut tree = Tree::default();
    let text = format!(
        "Package: ballyhoo\nVersion: {version}\nArchitecture: {}\nMaintainer: The Ballyhoo authors <ballyhoo@localhost>\n\
         Installed-Size: {}\nSection: games\nPriority: optional\nSuggests: postgresql\n\
         Description: five carnival board games at one table\n \
         A server with its page, its database and bots in one program without dependencies,\n \
         and the same games in a terminal: play, learn, replay, analyse, prove and simulate.\n",
        processor(arch),
        size.div_ceil(1024)
    );
    tree.file("control", 0o644, text);
    tree.file("conffiles", 0o644, "/etc/default/ballyhoo\n");
    tree.file("postinst", 0o755, include_str!("../../../packaging/postinst"));
    tree.file("prerm", 0o755, include_str!("../../../packaging/prerm"));
    tree.file("postrm", 0o755, include_str!("../../../packaging/postrm"));
    tree
}
