//! What people say at a table, and whom they do not want to hear.

use crate::{Millis, Store, Trouble};
use sqlx::Row;
use sqlx::any::AnyRow;

/// One line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Made up by the client: the same is said once.
    pub request: Option<String>,
    pub number: i64,
    pub at: Millis,
    pub person: String,
    pub name: String,
    pub seat: Option<i64>,
    pub text: String,
}

impl Store {
    /// Takes down what somebody said; the number is given here, and none is given twice: screens that show the line which
    /// had it before, and was taken back, would not show the new one. Two who speak at once both get through, and what was
    /// said before under the same request is found again.
    pub async fn say(&self, table: &str, mut said: Said) -> Result<Said, Trouble> {
        loop {
            // Without its WHERE SQLite takes ON CONFLICT for the ON of a join.
            let insert = sqlx::query(
                "INSERT INTO chat (table_id, number, at, person, name, seat, text, request)
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7 FROM
                     (SELECT number FROM chat WHERE table_id = $1
                      UNION ALL SELECT number FROM unsaid WHERE table_id = $1) AS numbered
                 WHERE TRUE ON CONFLICT DO NOTHING RETURNING number",
            );
            let insert = insert.bind(table).bind(said.at).bind(&said.person).bind(&said.name).bind(said.seat);
            let insert = insert.bind(&said.text).bind(&said.request);
            if let Some(row) = insert.fetch_optional(&self.pool).await? {
                said.number = row.try_get("number")?;
                self.hints.chat(table);
                return Ok(said);
            }
            if let Some(before) = self.said_before(table, &said).await? {
                return Ok(before);
            }
        }
    }

    async fn said_before(&self, table: &str, again: &Said) -> Result<Option<Said>, Trouble> {
        let Some(request) = &again.request else { return Ok(None) };
        let row = sqlx::query(
            "SELECT number, at, person, name, seat, text, request FROM chat
             WHERE table_id = $1 AND person = $2 AND request = $3",
        );
        let row = row.bind(table).bind(&again.person).bind(request).fetch_optional(&self.pool).await?;
        row.as_ref().map(said).transpose()
    }

    /// The last `limit` lines after `number`, in order.
    pub async fn said_after(&self, table: &str, number: i64, limit: u32) -> Result<Vec<Said>, Trouble> {
        let rows = sqlx::query(
            "SELECT number, at, person, name, seat, text, request FROM chat
             WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
        );
        let rows = rows.bind(table).bind(number).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        rows.iter().rev().map(said).collect()
    }

    pub async fn mute(&self, person: &str, muted: &str) -> Result<(), Trouble> {
        let insert = sqlx::query("INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(person).bind(muted).execute(&self.pool).await?;
        Ok(())
    }

    pub async fn unmute(&self, person: &str, muted: &str) -> Result<(), Trouble> {
        let delete = sqlx::query("DELETE FROM mutes WHERE person = $1 AND muted = $2");
        delete.bind(person).bind(muted).execute(&self.pool).await?;
        Ok(())
    }

    /// Whom a person does not want to hear.
    pub async fn muted_by(&self, person: &str) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted").bind(person);
        rows.fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("muted")?)).collect()
    }
}

fn said(row: &AnyRow) -> Result<Said, Trouble> {
    Ok(Said {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        seat: row.try_get("seat")?,
        text: row.try_get("text")?,
        request: row.try_get("request")?,
    })
}
