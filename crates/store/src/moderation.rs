//! Reports, bans, and what those who look after the house did.

use crate::{Millis, Store, Trouble};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody complains about somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub id: String,
    pub at: Millis,
    pub reporter: String,
    pub person: String,
    pub table: Option<String>,
    /// The line of chat it is about, and what it said.
    pub number: Option<i64>,
    pub text: Option<String>,
    pub reason: String,
}

/// Who may not do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// `person` or `address`.
    pub kind: String,
    pub whom: String,
    /// `ban`: may not come in. `mute`: may not speak.
    pub what: String,
    pub at: Millis,
    /// For ever, if there is no end.
    pub until: Option<Millis>,
    pub why: String,
}

/// A line of chat that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaid {
    pub table: String,
    pub number: i64,
    pub at: Millis,
}

/// Something that was done to look after the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub id: String,
    pub at: Millis,
    pub keeper: String,
    pub deed: String,
    pub about: String,
    pub why: String,
}

impl Store {
    pub async fn report(&self, report: &Report) -> Result<(), Trouble> {
        let insert = sqlx::query(
            "INSERT INTO reports (id, at, reporter, person, table_id, number, text, reason)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        let insert = insert.bind(&report.id).bind(report.at).bind(&report.reporter).bind(&report.person);
        let insert = insert.bind(&report.table).bind(report.number).bind(&report.text).bind(&report.reason);
        insert.execute(&self.pool).await?;
        Ok(())
    }

    /// Reports that nobody has settled, the oldest first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, Trouble> {
        let rows = sqlx::query(
            "SELECT id, at, reporter, person, table_id, number, text, reason FROM reports
             WHERE settled IS NULL ORDER BY at, id LIMIT $1",
        );
        rows.bind(i64::from(limit)).fetch_all(&self.pool).await?.iter().map(report).collect()
    }

    /// Puts a report away; `false` if there is none that waits.
    pub async fn settle_report(&self, id: &str, at: Millis) -> Result<bool, Trouble> {
        let update = sqlx::query("UPDATE reports SET settled = $1 WHERE id = $2 AND settled IS NULL");
        Ok(update.bind(at).bind(id).execute(&self.pool).await?.rows_affected() == 1)
    }

    pub async fn ban(&self, ban: &Ban) -> Result<(), Trouble> {
        let upsert = sqlx::query(
            "INSERT INTO bans (kind, whom, what, at, until, why) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (kind, whom, what) DO UPDATE
             SET at = excluded.at, until = excluded.until, why = excluded.why",
        );
        let upsert = upsert.bind(&ban.kind).bind(&ban.whom).bind(&ban.what).bind(ban.at).bind(ban.until);
        upsert.bind(&ban.why).execute(&self.pool).await?;
        Ok(())
    }

    /// Lifts all bans of somebody; `false` if there were none.
    pub async fn lift_bans(&self, whom: &str) -> Result<bool, Trouble> {
        let delete = sqlx::query("DELETE FROM bans WHERE whom = $1").bind(whom);
        Ok(delete.execute(&self.pool).await?.rows_affected() > 0)
    }

    /// The bans that hold now.
    pub async fn bans(&self, now: Millis) -> Result<Vec<Ban>, Trouble> {
        let rows = sqlx::query(
            "SELECT kind, whom, what, at, until, why FROM bans WHERE until IS NULL OR until > $1 ORDER BY at, whom, what",
        );
        rows.bind(now).fetch_all(&self.pool).await?.iter().map(ban).collect()
    }

    /// Takes a line of chat away, from open screens too; `false` if there is none.
    pub async fn unsay(&self, table: &str, number: i64, at: Millis) -> Result<bool, Trouble> {
        let mut transaction = self.pool.begin().await?;
        let delete = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number = $2").bind(table).bind(number);
        if delete.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let insert =
            sqlx::query("INSERT INTO unsaid (table_id, number, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        insert.bind(table).bind(number).bind(at).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.hints.unsaid(table, number);
        Ok(true)
    }

    /// What was taken back after a moment, at all tables.
    pub async fn unsaid_since(&self, at: Millis) -> Result<Vec<Unsaid>, Trouble> {
        let rows = sqlx::query("SELECT table_id, number, at FROM unsaid WHERE at > $1 ORDER BY at, table_id, number");
        rows.bind(at).fetch_all(&self.pool).await?.iter().map(unsaid).collect()
    }

    /// The numbers of what was taken back at a table.
    pub async fn unsaid_at(&self, table: &str) -> Result<Vec<i64>, Trouble> {
        let rows = sqlx::query("SELECT number FROM unsaid WHERE table_id = $1 ORDER BY number").bind(table);
        rows.fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("number")?)).collect()
    }

    /// Takes down what was done.
    pub async fn keep_account(&self, kept: &Kept) -> Result<(), Trouble> {
        let insert =
            sqlx::query("INSERT INTO audit (id, at, keeper, deed, about, why) VALUES ($1, $2, $3, $4, $5, $6)");
        let insert = insert.bind(&kept.id).bind(kept.at).bind(&kept.keeper).bind(&kept.deed);
        insert.bind(&kept.about).bind(&kept.why).execute(&self.pool).await?;
        Ok(())
    }

    /// What was done, the latest first.
    pub async fn account(&self, limit: u32) -> Result<Vec<Kept>, Trouble> {
        let rows = sqlx::query("SELECT id, at, keeper, deed, about, why FROM audit ORDER BY at DESC, id LIMIT $1");
        rows.bind(i64::from(limit)).fetch_all(&self.pool).await?.iter().map(kept).collect()
    }
}

pub(crate) fn report(row: &AnyRow) -> Result<Report, Trouble> {
    Ok(Report {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        reporter: row.try_get("reporter")?,
        person: row.try_get("person")?,
        table: row.try_get("table_id")?,
        number: row.try_get("number")?,
        text: row.try_get("text")?,
        reason: row.try_get("reason")?,
    })
}

fn unsaid(row: &AnyRow) -> Result<Unsaid, Trouble> {
    Ok(Unsaid { table: row.try_get("table_id")?, number: row.try_get("number")?, at: row.try_get("at")? })
}

fn ban(row: &AnyRow) -> Result<Ban, Trouble> {
    Ok(Ban {
        kind: row.try_get("kind")?,
        whom: row.try_get("whom")?,
        what: row.try_get("what")?,
        at: row.try_get("at")?,
        until: row.try_get("until")?,
        why: row.try_get("why")?,
    })
}

fn kept(row: &AnyRow) -> Result<Kept, Trouble> {
    Ok(Kept {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        keeper: row.try_get("keeper")?,
        deed: row.try_get("deed")?,
        about: row.try_get("about")?,
        why: row.try_get("why")?,
    })
}
