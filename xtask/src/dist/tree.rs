//! Files as they shall lie somewhere, packed so that the same files always give the same bytes.

use flate2::{Compression, GzBuilder};
use std::collections::BTreeMap;
use std::io::Write;

/// What lies at a place, and how.
struct Node {
    mode: u32,
    owner: u32,
    /// A folder has none.
    bytes: Option<Vec<u8>>,
}

/// Files and folders by their place, without a slash in front.
#[derive(Default)]
pub struct Tree(BTreeMap<String, Node>);

impl Tree {
    /// Adds a file, and the folders that lead to it.
    pub fn file(&mut self, place: &str, mode: u32, bytes: impl Into<Vec<u8>>) {
        self.lead_to(place);
        self.0.insert(place.to_owned(), Node { mode, owner: 0, bytes: Some(bytes.into()) });
    }

    /// Adds a folder that belongs to somebody.
    pub fn folder(&mut self, place: &str, mode: u32, owner: u32) {
        self.lead_to(place);
        self.0.insert(place.to_owned(), Node { mode, owner, bytes: None });
    }

    fn lead_to(&mut self, place: &str) {
        for (end, _) in place.match_indices('/') {
            let folder = Node { mode: 0o755, owner: 0, bytes: None };
            self.0.entry(place[..end].to_owned()).or_insert(folder);
        }
    }

    /// The sum of all files, in bytes.
    pub fn size(&self) -> usize {
        self.0.values().filter_map(|node| node.bytes.as_ref()).map(Vec::len).sum()
    }

    /// All files as a tape archive: in the order of their names, all of one time.
    pub fn tar(&self, before: &str, epoch: u64) -> Result<Vec<u8>, String> {
        let mut archive = Vec::new();
        for (place, node) in &self.0 {
            let bytes = node.bytes.as_deref().unwrap_or_default();
            archive.extend(header(&format!("{before}{place}"), node, bytes.len(), epoch)?);
            archive.extend_from_slice(bytes);
            archive.resize(archive.len().next_multiple_of(BLOCK), 0);
        }
        archive.resize(archive.len() + 2 * BLOCK, 0);
        Ok(archive)
    }
}

const BLOCK: usize = 512;

/// One header of POSIX's ustar.
fn header(place: &str, node: &Node, size: usize, epoch: u64) -> Result<[u8; BLOCK], String> {
    let is_folder = node.bytes.is_none();
    let name = if is_folder { format!("{place}/") } else { place.to_owned() };
    if name.len() > 100 {
        return Err(format!("{name} is too long a name for an archive"));
    }
    let mut block = [0; BLOCK];
    let mut put = |at: usize, text: &str| block[at..at + text.len()].copy_from_slice(text.as_bytes());
    put(0, &name);
    put(100, &format!("{:07o}", node.mode));
    put(108, &format!("{:07o}", node.owner));
    put(116, &format!("{:07o}", node.owner));
    put(124, &format!("{size:011o}"));
    put(136, &format!("{epoch:011o}"));
    // The sum is taken as if its own place were blank.
    put(148, "        ");
    put(156, if is_folder { "5" } else { "0" });
    put(257, "ustar\u{0}00");
    let sum: u32 = block.iter().map(|byte| u32::from(*byte)).sum();
    block[148..155].copy_from_slice(format!("{sum:06o}\0").as_bytes());
    Ok(block)
}

/// Packed, without a word about when and where.
pub fn packed(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut gzip = GzBuilder::new().mtime(0).operating_system(255).write(Vec::new(), Compression::best());
    gzip.write_all(bytes).and_then(|()| gzip.finish()).map_err(|error| format!("cannot pack: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn what_is_packed_is_what_tar_unpacks() {
        let mut tree = Tree::default();
        tree.file("usr/bin/hello", 0o755, "hi");
        tree.file("note", 0o644, vec![b'x'; 513]);
        let packed = packed(&tree.tar("./", 1_000_000_000).unwrap()).unwrap();
        let folder = std::env::temp_dir().join(format!("ballyhoo-tar-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("all.tar.gz");
        std::fs::write(&file, packed).unwrap();
        let listed = Command::new("tar").arg("-tvzf").arg(&file).env("TZ", "UTC").output().unwrap();
        let listed = String::from_utf8(listed.stdout).unwrap();
        let lines: Vec<&str> = listed.lines().collect();
        assert_eq!(lines.len(), 4, "{listed}");
        assert!(
            lines[0].starts_with("-rw-r--r-- 0/0") && lines[0].ends_with("513 2001-09-09 01:46 ./note"),
            "{listed}"
        );
        assert!(lines[3].starts_with("-rwxr-xr-x") && lines[3].ends_with("./usr/bin/hello"), "{listed}");
        let unpacked = Command::new("tar").arg("-xzf").arg(&file).arg("-C").arg(&folder).status().unwrap();
        assert!(unpacked.success());
        assert_eq!(std::fs::read(folder.join("usr/bin/hello")).unwrap(), b"hi");
        assert_eq!(std::fs::read(folder.join("note")).unwrap().len(), 513);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_order_in_which_files_come_makes_no_difference() {
        let made = |names: [&str; 2]| {
            let mut tree = Tree::default();
            for name in names {
                tree.file(name, 0o644, name);
            }
            tree.tar("", 7).unwrap()
        };
        assert_eq!(made(["a/x", "b"]), made(["b", "a/x"]));
    }
}
