//! A copy of the whole database.

use crate::open::Kind;
use crate::{Store, Trouble, place};
use std::path::Path;

/// Why no backup was made.
#[derive(Debug, thiserror::Error)]
pub enum NoBackup {
    #[error("PostgreSQL has its own tool for this: pg_dump")]
    Postgres,
    #[error("there is already something at {0}; choose a new name")]
    Exists(String),
    #[error("nothing can be written to {file}: {error}")]
    File { file: String, error: std::io::Error },
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

impl Store {
    /// Copies the embedded database into a new file, whole and consistent, while it is being used. Nobody else may read it.
    pub async fn backup(&self, to: &Path) -> Result<(), NoBackup> {
        if self.kind == Kind::Postgres {
            return Err(NoBackup::Postgres);
        }
        let file = to.display().to_string();
        place::make_file(to).map_err(|error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => NoBackup::Exists(file.clone()),
            _ => NoBackup::File { file: file.clone(), error },
        })?;
        // An empty file is as good as none to SQLite, and this one is closed to others already.
        let copied = sqlx::query("VACUUM INTO $1").bind(file).execute(&self.pool).await;
        if copied.is_err() {
            let _ = std::fs::remove_file(to);
        }
        copied.map_err(Trouble::from)?;
        Ok(())
    }
}
