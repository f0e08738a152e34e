//! What somebody has left here, to be handed out or taken away.

use crate::moderation::report;
use crate::{Millis, Opened, Report, Store, Trouble};
use sqlx::Row;

/// A line of chat in an export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    pub table: String,
    pub number: i64,
    pub at: Millis,
    pub text: String,
}

/// A table whose opening and lines are written anew, with nothing changed but a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renamed {
    pub opened: Opened,
    pub lines: Vec<(u32, String)>,
    pub summary: String,
}

impl Store {
    /// Everything that a person has said.
    pub async fn spoken_by(&self, person: &str) -> Result<Vec<Spoken>, Trouble> {
        let rows =
            sqlx::query("SELECT table_id, number, at, text FROM chat WHERE person = $1 ORDER BY at, table_id, number");
        let spoken = |row: &sqlx::any::AnyRow| {
            let (table, number) = (row.try_get("table_id")?, row.try_get("number")?);
            Ok(Spoken { table, number, at: row.try_get("at")?, text: row.try_get("text")? })
        };
        rows.bind(person).fetch_all(&self.pool).await?.iter().map(spoken).collect()
    }

    /// The ids of all tables where a person sits or sat when the game began.
    pub async fn all_tables_of(&self, person: &str) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query("SELECT table_id FROM seated WHERE person = $1 ORDER BY table_id").bind(person);
        rows.fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
    }

    /// The ids of all tables that a person is written of: where they sit or sat, and where they rose again before the game
    /// began. The log is searched as text, which takes long; nobody goes often.
    pub async fn all_traces_of(&self, person: &str) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query(
            "SELECT table_id AS id FROM seated WHERE person = $1
             UNION SELECT table_id AS id FROM log WHERE entry LIKE $2
             UNION SELECT id FROM tables WHERE host = $1 OR opening LIKE $2 ORDER BY id",
        );
        // An id is of small letters and digits: nothing in it is a sign to LIKE.
        let named = format!("%\"{person}\"%");
        rows.bind(person).bind(named).fetch_all(&self.pool).await?.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Reports that a person made.
    pub async fn reports_by(&self, person: &str) -> Result<Vec<Report>, Trouble> {
        let rows = sqlx::query(
            "SELECT id, at, reporter, person, table_id, number, text, reason FROM reports
             WHERE reporter = $1 ORDER BY at, id",
        );
        rows.bind(person).fetch_all(&self.pool).await?.iter().map(report).collect()
    }

    /// Writes a table anew after a name was taken out of it, and tells all nodes.
    pub async fn rename_at(&self, renamed: &Renamed) -> Result<(), Trouble> {
        let id = &renamed.opened.id;
        let mut transaction = self.pool.begin().await?;
        let update = sqlx::query("UPDATE tables SET opening = $1, summary = $2 WHERE id = $3");
        update.bind(&renamed.opened.opening).bind(&renamed.summary).bind(id).execute(&mut *transaction).await?;
        for (seq, entry) in &renamed.lines {
            let update = sqlx::query("UPDATE log SET entry = $1 WHERE table_id = $2 AND seq = $3");
            update.bind(entry).bind(id).bind(i64::from(*seq)).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.hints.again(id);
        Ok(())
    }

    /// Forgets a person: account, mail, sessions, codes, mutes, lessons, choices, chat, and what reports quote of it.
    /// Tables are not touched.
    pub async fn forget_person(&self, person: &str, now: Millis) -> Result<(), Trouble> {
        let spoken = self.spoken_by(person).await?;
        let mut transaction = self.pool.begin().await?;
        let unsay = sqlx::query(
            "INSERT INTO unsaid (table_id, number, at) SELECT table_id, number, $2 FROM chat WHERE person = $1
             ON CONFLICT DO NOTHING",
        );
        unsay.bind(person).bind(now).execute(&mut *transaction).await?;
        for delete in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM recovery WHERE person = $1",
            "DELETE FROM letters WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR muted = $1",
            "DELETE FROM learnt WHERE person = $1",
            "DELETE FROM choices WHERE person = $1",
            "DELETE FROM chat WHERE person = $1",
            // A report stands, so that a ban can be understood; what was said goes.
            "UPDATE reports SET text = NULL WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(delete).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        for line in spoken {
            self.hints.unsaid(&line.table, line.number);
        }
        Ok(())
    }
}
