//! The file of the embedded database and the folder around it. Seeds and hashes of passwords are in there: nobody but the
//! server's own user may read them.

use crate::Trouble;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The file of an embedded database; other databases have none here.
fn file(address: &str) -> Option<PathBuf> {
    address.strip_prefix("sqlite:").map(PathBuf::from)
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> Trouble {
    let place = path.display().to_string();
    move |error| Trouble::Place { place: place.clone(), error }
}

/// Makes the folder and an empty file where there are none, and closes both to others.
pub(crate) fn prepare(address: &str) -> Result<(), Trouble> {
    let Some(file) = file(address) else { return Ok(()) };
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_folder(folder).map_err(failed(folder))?;
    }
    match make_file(&file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => close_to_others(&file).map_err(failed(&file)),
        Err(error) => Err(failed(&file)(error)),
    }
}

/// Refuses to look after what is not there: an empty house made by mistake looks like a good one.
pub(crate) fn must_exist(address: &str) -> Result<(), Trouble> {
    match file(address) {
        Some(file) if !file.is_file() => Err(Trouble::NotThere(file.display().to_string())),
        _ => Ok(()),
    }
}

/// A new file that only we can read; an error if there is one already.
pub(crate) fn make_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// How many bytes are left for us on the disk of this file.
#[cfg(unix)]
pub(crate) fn free_disk(file: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(file).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
pub(crate) fn free_disk(_: &Path) -> Option<u64> {
    None
}

fn make_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// A database of an older version may still be open to everybody, with the files that SQLite keeps beside it.
#[cfg(unix)]
fn close_to_others(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    for ending in ["", "-wal", "-shm"] {
        let path = PathBuf::from(format!("{}{ending}", file.display()));
        match std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// The right to serve a data folder: one process has it, and loses it when it ends, however it ends.
#[derive(Debug)]
pub struct Held {
    _lock: Option<File>,
}

impl Held {
    /// Takes hold of the folder of an embedded database. Other databases serve many.
    pub fn take(address: &str) -> Result<Held, Trouble> {
        let Some(folder) = file(address).and_then(|file| Some(file.parent()?.to_owned())) else {
            return Ok(Held { _lock: None });
        };
        prepare(address)?;
        let path = folder.join("ballyhoo.lock");
        let made = make_file(&path).or_else(|_| OpenOptions::new().write(true).open(&path));
        let mut lock = made.map_err(failed(&path))?;
        lock.try_lock().map_err(|_| Trouble::InUse(folder.display().to_string()))?;
        let _ = lock.set_len(0).and_then(|()| writeln!(lock, "{}", std::process::id()));
        Ok(Held { _lock: Some(lock) })
    }
}
