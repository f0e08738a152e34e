//! What people have chosen for their page. The store and the server keep it; only the page reads it.

use crate::{Store, Trouble};
use sqlx::Row;

impl Store {
    /// Keeps what somebody has chosen, in place of what was kept before.
    pub async fn choose(&self, person: &str, choices: &str) -> Result<(), Trouble> {
        let insert = "INSERT INTO choices (person, choices) VALUES ($1, $2)
             ON CONFLICT (person) DO UPDATE SET choices = excluded.choices";
        sqlx::query(insert).bind(person).bind(choices).execute(&self.pool).await?;
        Ok(())
    }

    /// What somebody has chosen, if anything was kept.
    pub async fn chosen_by(&self, person: &str) -> Result<Option<String>, Trouble> {
        let row = sqlx::query("SELECT choices FROM choices WHERE person = $1").bind(person);
        row.fetch_optional(&self.pool).await?.map(|row| Ok(row.try_get("choices")?)).transpose()
    }
}
