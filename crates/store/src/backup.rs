//! A copy of the whole database.

use crate::open::Kind;
use crate::{Store, Trouble};
use std::path::Path;

/// Why no backup was made.
#[derive(Debug, thiserror::Error)]
pub enum NoBackup {
    #[error("PostgreSQL has its own tool for this: pg_dump")]
    Postgres,
    #[error("there is already something at {0}; choose a new name")]
    Exists(String),
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

impl Store {
    /// Copies the embedded database into a new file, whole and consistent, while it is being used.
    pub async fn backup(&self, to: &Path) -> Result<(), NoBackup> {
        if self.kind == Kind::Postgres {
            return Err(NoBackup::Postgres);
        }
        let file = to.display().to_string();
        if to.exists() {
            return Err(NoBackup::Exists(file));
        }
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.pool).await.map_err(Trouble::from)?;
        Ok(())
    }
}
