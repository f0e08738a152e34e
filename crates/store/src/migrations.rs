//! The steps from an empty database to today's. They are listed here rather than gathered by a macro, because that macro
//! would have the whole database library built a second time, for the compiler.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! migrations {
    ($($file:literal),*) => {
        /// Name and text of each, as the files in `migrations/` have them; their numbers follow from their places.
        const STEPS: &[(&str, &str)] = &[$(($file, include_str!(concat!("../migrations/", $file, ".sql")))),*];
    };
}
migrations!("0001_house", "0002_additions", "0003_lessons", "0004_choices", "0005_letters");

/// The number of the last one.
pub const fn last() -> i64 {
    STEPS.len() as i64
}

/// Brings a database up to date. A step that is not known here was made by a newer version, which added something and took
/// nothing away.
pub fn migrator() -> Migrator {
    let step = |(number, &(file, text)): (i64, &(&'static str, &'static str))| {
        let name = file.split_once('_').map_or(file, |(_, name)| name);
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations((1..).zip(STEPS).map(step).collect());
    migrator.set_ignore_missing(true);
    migrator
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).unwrap();
        let mut files: Vec<String> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let steps = STEPS.iter().map(|(file, _)| format!("{file}.sql"));
        assert_eq!(files, steps.collect::<Vec<_>>());
        assert!((1..).zip(&files).all(|(number, file)| file.starts_with(&format!("{number:04}_"))));
    }
}
