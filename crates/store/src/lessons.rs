//! The lessons that people have done.

use crate::{Store, Trouble};
use sqlx::Row;

impl Store {
    /// Takes down that somebody has done a lesson, as `game/name`.
    pub async fn learn(&self, person: &str, lesson: &str) -> Result<(), Trouble> {
        let insert = sqlx::query("INSERT INTO learnt (person, lesson) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(person).bind(lesson).execute(&self.pool).await?;
        Ok(())
    }

    /// The lessons that a person has done.
    pub async fn learnt_by(&self, person: &str) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query("SELECT lesson FROM learnt WHERE person = $1 ORDER BY lesson").bind(person);
        rows.fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("lesson")?)).collect()
    }
}
