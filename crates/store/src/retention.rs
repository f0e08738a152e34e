//! What is not kept for ever.

use crate::{Millis, Store, Trouble};
use sqlx::Row;

/// How many tables are forgotten in one transaction.
const AT_ONCE: i64 = 200;

/// Everything older than these moments goes. Without a moment it stays.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Keep {
    /// Tables that were closed before the game began.
    pub closed: Option<Millis>,
    /// Finished games.
    pub finished: Option<Millis>,
    /// Chat at tables that are over or closed.
    pub chat: Option<Millis>,
    /// Guests without a session and without a table.
    pub guests: Option<Millis>,
}

/// What went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Swept {
    pub tables: u64,
    pub chat: u64,
    pub guests: u64,
}

impl Store {
    /// Forgets what is older than it should be.
    pub async fn sweep(&self, keep: Keep) -> Result<Swept, Trouble> {
        let mut swept = Swept::default();
        for (phase, before) in [("closed", keep.closed), ("over", keep.finished)] {
            if let Some(before) = before {
                swept.tables += self.forget_tables(phase, before).await?;
            }
        }
        if let Some(before) = keep.chat {
            let delete = sqlx::query(
                "DELETE FROM chat WHERE table_id IN
                 (SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < $1)",
            );
            swept.chat = delete.bind(before).execute(&self.pool).await?.rows_affected();
        }
        if let Some(before) = keep.guests {
            swept.guests = self.forget_guests(before).await?;
        }
        Ok(swept)
    }

    async fn forget_tables(&self, phase: &str, before: Millis) -> Result<u64, Trouble> {
        let mut forgotten = 0;
        loop {
            let rows = sqlx::query("SELECT id FROM tables WHERE phase = $1 AND changed < $2 ORDER BY id LIMIT $3");
            let rows = rows.bind(phase).bind(before).bind(AT_ONCE).fetch_all(&self.pool).await?;
            if rows.is_empty() {
                return Ok(forgotten);
            }
            let mut transaction = self.pool.begin().await?;
            for row in &rows {
                let id: String = row.try_get("id")?;
                for delete in [
                    "DELETE FROM chat WHERE table_id = $1",
                    "DELETE FROM unsaid WHERE table_id = $1",
                    "DELETE FROM seated WHERE table_id = $1",
                    "DELETE FROM presence WHERE table_id = $1",
                    "DELETE FROM log WHERE table_id = $1",
                    "DELETE FROM tables WHERE id = $1",
                ] {
                    sqlx::query(delete).bind(&id).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            forgotten += rows.len() as u64;
        }
    }

    async fn forget_guests(&self, before: Millis) -> Result<u64, Trouble> {
        let stale = "SELECT p.id FROM people p WHERE p.login IS NULL AND p.created < $1
             AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id)
             AND NOT EXISTS (SELECT 1 FROM seated t WHERE t.person = p.id)
             AND NOT EXISTS (SELECT 1 FROM bans b WHERE b.kind = 'person' AND b.whom = p.id)";
        let mut transaction = self.pool.begin().await?;
        let rows = sqlx::query(stale).bind(before).fetch_all(&mut *transaction).await?;
        for row in &rows {
            let id: String = row.try_get("id")?;
            for delete in [
                "DELETE FROM mutes WHERE person = $1",
                "DELETE FROM learnt WHERE person = $1",
                "DELETE FROM choices WHERE person = $1",
                "DELETE FROM people WHERE id = $1",
            ] {
                sqlx::query(delete).bind(&id).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(rows.len() as u64)
    }
}
