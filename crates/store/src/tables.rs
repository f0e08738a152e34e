//! The rows of tables: how they were opened, and how they stand.

use crate::writer::seat;
use crate::{Millis, Store, Trouble};
use sqlx::Row;
use sqlx::any::AnyRow;

/// What a table is from its first moment on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    pub id: String,
    /// What a join link carries.
    pub code: String,
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How it was set up.
    pub opening: String,
    /// The secret of its shuffle. It must not leave the house before the game is over.
    pub seed: String,
    pub created: Millis,
}

/// How many tables somebody has opened that are not finished.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hosted {
    pub tables: u32,
    /// Those of them at which no person sits.
    pub of_bots: u32,
}

/// What the log of a table amounts to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upshot {
    pub phase: Progress,
    /// Is it shown to everybody?
    pub listed: bool,
    /// What lists show of it.
    pub summary: String,
    /// When somebody should look at it unasked.
    pub due: Option<Millis>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    pub id: String,
    pub game: String,
    pub seq: u32,
    pub phase: Progress,
    pub summary: String,
    pub changed: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    Open,
    Playing,
    Over,
    Closed,
}

impl Progress {
    pub const fn name(self) -> &'static str {
        match self {
            Progress::Open => "open",
            Progress::Playing => "playing",
            Progress::Over => "over",
            Progress::Closed => "closed",
        }
    }

    fn of(name: &str) -> Result<Progress, Trouble> {
        [Progress::Open, Progress::Playing, Progress::Over, Progress::Closed]
            .into_iter()
            .find(|phase| phase.name() == name)
            .ok_or_else(|| Trouble::Garbled(format!("phase {name:?}")))
    }
}

impl Store {
    /// Opens a table with an empty log, with these people on its chairs.
    pub async fn open_table(
        &self,
        opened: &Opened,
        standing: &Upshot,
        host: Option<&str>,
        seated: &[String],
    ) -> Result<(), Trouble> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, code, game, rules, opening, seed, created, seq, phase, listed, summary, changed, due, host)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $7, $11, $12)",
        )
        .bind(&opened.id)
        .bind(&opened.code)
        .bind(&opened.game)
        .bind(i64::from(opened.rules))
        .bind(&opened.opening)
        .bind(&opened.seed)
        .bind(opened.created)
        .bind(standing.phase.name())
        .bind(i64::from(standing.listed))
        .bind(&standing.summary)
        .bind(standing.due)
        .bind(host)
        .execute(&mut *transaction)
        .await?;
        seat(&mut transaction, &opened.id, seated).await?;
        transaction.commit().await?;
        // Lists on other nodes show it too.
        self.hints.table(&opened.id, 0);
        Ok(())
    }

    /// How a table was opened.
    pub async fn opened(&self, id: &str) -> Result<Option<Opened>, Trouble> {
        let row = sqlx::query("SELECT id, code, game, rules, opening, seed, created FROM tables WHERE id = $1");
        row.bind(id).fetch_optional(&self.pool).await?.as_ref().map(opened).transpose()
    }

    /// The table that a join link leads to.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<String>, Trouble> {
        let row = sqlx::query("SELECT id FROM tables WHERE code = $1").bind(code).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    /// The tables that everybody may see, the latest first.
    pub async fn listed(&self, phase: Progress, limit: u32) -> Result<Vec<Stored>, Trouble> {
        let rows = sqlx::query(
            "SELECT id, game, seq, phase, summary, changed FROM tables
             WHERE phase = $1 AND listed = 1 ORDER BY changed DESC LIMIT $2",
        );
        let rows = rows.bind(phase.name()).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        rows.iter().map(stored).collect()
    }

    /// The tables where a person has a seat, the latest first.
    pub async fn tables_of(&self, person: &str, over: bool, limit: u32) -> Result<Vec<Stored>, Trouble> {
        let [one, two] = if over { [Progress::Over, Progress::Over] } else { [Progress::Open, Progress::Playing] };
        let rows = sqlx::query(
            "SELECT t.id, t.game, t.seq, t.phase, t.summary, t.changed FROM seated s JOIN tables t ON t.id = s.table_id
             WHERE s.person = $1 AND t.phase IN ($2, $3) ORDER BY t.changed DESC LIMIT $4",
        );
        let rows = rows.bind(person).bind(one.name()).bind(two.name()).bind(i64::from(limit));
        rows.fetch_all(&self.pool).await?.iter().map(stored).collect()
    }

    /// The unfinished tables that a person has opened.
    pub async fn hosted(&self, person: &str) -> Result<Hosted, Trouble> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN EXISTS (SELECT 1 FROM seated s WHERE s.table_id = t.id)
                 THEN 0 ELSE 1 END), 0) AS bots
             FROM tables t WHERE t.host = $1 AND t.phase IN ('open', 'playing')",
        );
        let row = row.bind(person).fetch_one(&self.pool).await?;
        Ok(Hosted { tables: whole(row.try_get("n")?)?, of_bots: whole(row.try_get("bots")?)? })
    }

    /// A clock that went wrong may have left moments far from now: those tables are looked at soon.
    pub async fn pull_in(&self, later_than: Millis, now: Millis) -> Result<u64, Trouble> {
        let update = sqlx::query("UPDATE tables SET due = $1 WHERE due > $2").bind(now).bind(later_than);
        Ok(update.execute(&self.pool).await?.rows_affected())
    }

    /// The tables that somebody should look at, the most urgent first.
    pub async fn due(&self, now: Millis, limit: u32) -> Result<Vec<String>, Trouble> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE due <= $1 AND phase IN ('open', 'playing') ORDER BY due LIMIT $2");
        let rows = rows.bind(now).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Takes a table that is due now upon oneself, until later; `false` if another node has done so, or somebody has
    /// acted there meanwhile.
    pub async fn take_due(&self, id: &str, now: Millis, later: Millis) -> Result<bool, Trouble> {
        let update =
            sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND due <= $3 AND phase IN ('open', 'playing')");
        Ok(update.bind(later).bind(id).bind(now).execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Says when a table is to be looked at again, if it still stands at this line.
    pub async fn set_due(&self, id: &str, seq: u32, due: Option<Millis>) -> Result<(), Trouble> {
        let update = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND seq = $3");
        update.bind(due).bind(id).bind(i64::from(seq)).execute(&self.pool).await?;
        Ok(())
    }

    /// Sums a table up anew, if it still stands at this line.
    pub async fn restate(&self, id: &str, seq: u32, summary: &str) -> Result<(), Trouble> {
        let update = sqlx::query("UPDATE tables SET summary = $1 WHERE id = $2 AND seq = $3");
        update.bind(summary).bind(id).bind(i64::from(seq)).execute(&self.pool).await?;
        Ok(())
    }

    /// How many tables stand in this phase.
    pub async fn count(&self, phase: Progress) -> Result<u32, Trouble> {
        let row = sqlx::query("SELECT COUNT(*) AS n FROM tables WHERE phase = $1");
        let count: i64 = row.bind(phase.name()).fetch_one(&self.pool).await?.try_get("n")?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// How the tables in this phase were opened, the oldest first, from the one after `after`.
    pub async fn page(&self, phase: Progress, after: Option<&Opened>, limit: u32) -> Result<Vec<Opened>, Trouble> {
        let (created, id) = after.map_or((Millis::MIN, ""), |last| (last.created, last.id.as_str()));
        let rows = sqlx::query(
            "SELECT id, code, game, rules, opening, seed, created FROM tables
             WHERE phase = $1 AND (created > $2 OR created = $2 AND id > $3) ORDER BY created, id LIMIT $4",
        );
        let rows = rows.bind(phase.name()).bind(created).bind(id).bind(i64::from(limit));
        rows.fetch_all(&self.pool).await?.iter().map(opened).collect()
    }
}

fn opened(row: &AnyRow) -> Result<Opened, Trouble> {
    Ok(Opened {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        rules: whole(row.try_get("rules")?)?,
        opening: row.try_get("opening")?,
        seed: row.try_get("seed")?,
        created: row.try_get("created")?,
    })
}

fn stored(row: &AnyRow) -> Result<Stored, Trouble> {
    Ok(Stored {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        seq: whole(row.try_get("seq")?)?,
        phase: Progress::of(row.try_get("phase")?)?,
        summary: row.try_get("summary")?,
        changed: row.try_get("changed")?,
    })
}

pub(crate) fn whole(number: i64) -> Result<u32, Trouble> {
    u32::try_from(number).map_err(|_| Trouble::Garbled(format!("{number} where a small count should be")))
}
