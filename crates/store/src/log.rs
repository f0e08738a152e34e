//! The log of a table.

use crate::tables::whole;
use crate::{Millis, Store, Trouble, Upshot};
use sqlx::Row;

/// A line to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub table: String,
    /// The first line is 1.
    pub seq: u32,
    pub at: Millis,
    /// What the client called its request.
    pub request: Option<String>,
    pub entry: String,
    /// What the log amounts to with this line.
    pub standing: Upshot,
    /// The people who sit at the table now, if that changed.
    pub seated: Option<Vec<String>>,
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the log and will stay there.
    Done,
    /// Somebody else wrote this line first: read on and think again.
    Taken,
    /// The same request has been done before, in this line.
    Repeated(u32),
}

/// A line that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    pub seq: u32,
    pub at: Millis,
    pub entry: String,
}

impl Store {
    /// Writes a line, if it is the next one. When this returns `Done` the line is durable.
    pub async fn append(&self, line: Draft) -> Result<Appended, Trouble> {
        let (table, seq, request) = (line.table.clone(), line.seq, line.request.clone());
        if self.writer.write(line).await? {
            self.hints.table(&table, seq);
            return Ok(Appended::Done);
        }
        if let Some(request) = request
            && let Some(seq) = self.request(&table, &request).await?
        {
            return Ok(Appended::Repeated(seq));
        }
        Ok(Appended::Taken)
    }

    /// The lines after `seq`.
    pub async fn log_after(&self, table: &str, seq: u32) -> Result<Vec<Logged>, Trouble> {
        let rows = sqlx::query("SELECT seq, at, entry FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq");
        let rows = rows.bind(table).bind(i64::from(seq)).fetch_all(&self.pool).await?;
        let logged = |row: &sqlx::any::AnyRow| {
            Ok(Logged { seq: whole(row.try_get("seq")?)?, at: row.try_get("at")?, entry: row.try_get("entry")? })
        };
        rows.iter().map(logged).collect()
    }

    /// The line in which a request was done.
    pub async fn request(&self, table: &str, request: &str) -> Result<Option<u32>, Trouble> {
        let row = sqlx::query("SELECT seq FROM log WHERE table_id = $1 AND request = $2");
        let row = row.bind(table).bind(request).fetch_optional(&self.pool).await?;
        row.map(|row| whole(row.try_get("seq")?)).transpose()
    }
}
