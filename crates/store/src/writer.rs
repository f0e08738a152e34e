//! Writes lines of the log, many in one transaction where many are waiting.
//!
//! Each transaction costs one flush of the disk. While one is being flushed the next lines gather, so under load the
//! flushes are shared and nobody waits for more than two.

use crate::{Draft, Trouble};
use sqlx::{Any, AnyPool, Transaction};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};

/// The most lines in one transaction.
const BATCH: usize = 200;

/// How often a batch is tried, and how long it waits (a little longer each time).
const ATTEMPTS: u32 = 6;
const PAUSE: Duration = Duration::from_millis(4);

/// Where lines are handed in.
#[derive(Clone)]
pub(crate) struct Writer {
    lines: mpsc::Sender<Waiting>,
    stop: Arc<Notify>,
}

struct Waiting {
    line: Draft,
    written: oneshot::Sender<Result<bool, Trouble>>,
}

/// The task that writes.
pub(crate) struct Writing {
    pool: AnyPool,
    lines: mpsc::Receiver<Waiting>,
    stop: Arc<Notify>,
}

impl Writer {
    /// Writes a line; `false` if its place or its request is taken.
    pub(crate) async fn write(&self, line: Draft) -> Result<bool, Trouble> {
        let (written, answer) = oneshot::channel();
        self.lines.send(Waiting { line, written }).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }

    /// Takes no more lines, and waits until those handed in are being written.
    pub(crate) async fn close(&self) {
        self.stop.notify_one();
        self.lines.closed().await;
    }
}

impl Writing {
    pub(crate) fn start(pool: AnyPool) -> Writer {
        let (sender, lines) = mpsc::channel(4 * BATCH);
        let stop = Arc::new(Notify::new());
        tokio::spawn(Writing { pool, lines, stop: stop.clone() }.run());
        Writer { lines: sender, stop }
    }

    async fn run(mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            tokio::select! {
                got = self.lines.recv_many(&mut batch, BATCH) => if got == 0 { break },
                () = self.stop.notified() => {
                    self.lines.close();
                    continue;
                }
            }
            // Nodes that write to the same tables at once must lock them in the same order, or they wait for each other.
            // Lines of one table stay in the order in which they came.
            batch.sort_by(|one: &Waiting, two| one.line.table.cmp(&two.line.table));
            let written = self.write_surely(&batch).await;
            answer(batch.drain(..), written);
        }
        self.pool.close().await;
    }

    /// Writes a batch, again if the database gave it up for the sake of another one: then nothing of it was written.
    async fn write_surely(&self, batch: &[Waiting]) -> Result<Vec<bool>, sqlx::Error> {
        let mut attempt = 1;
        loop {
            match self.write(batch).await {
                Err(error) if attempt < ATTEMPTS && is_given_up(&error) => {
                    tracing::warn!(%error, attempt, "lines of the log are written again");
                    tokio::time::sleep(PAUSE * attempt).await;
                    attempt += 1;
                }
                done => return done,
            }
        }
    }

    /// Writes a batch; for each line whether it got its place.
    async fn write(&self, batch: &[Waiting]) -> Result<Vec<bool>, sqlx::Error> {
        let mut transaction = self.pool.begin().await?;
        let mut written = Vec::with_capacity(batch.len());
        for waiting in batch {
            written.push(insert(&mut transaction, &waiting.line).await?);
        }
        transaction.commit().await?;
        Ok(written)
    }
}

/// A deadlock or a conflict, by PostgreSQL's own codes: trying again is what it asks for.
fn is_given_up(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code == "40P01" || code == "40001")
}

/// Tells everybody of a batch what became of their line. If the transaction failed, nobody's line was written.
fn answer(batch: impl Iterator<Item = Waiting>, written: Result<Vec<bool>, sqlx::Error>) {
    match written {
        Ok(written) => {
            for (waiting, written) in batch.zip(written) {
                let _ = waiting.written.send(Ok(written));
            }
        }
        Err(error) => {
            tracing::error!(%error, "lines of the log could not be written");
            let text = error.to_string();
            for waiting in batch {
                let _ = waiting.written.send(Err(Trouble::Database(sqlx::Error::Protocol(text.clone()))));
            }
        }
    }
}

async fn insert(transaction: &mut Transaction<'_, Any>, line: &Draft) -> Result<bool, sqlx::Error> {
    // The row before must be there: a log has no gaps, whatever the caller thinks.
    let inserted = sqlx::query(
        "INSERT INTO log (table_id, seq, at, request, entry)
         SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1 AND seq = $6
         ON CONFLICT DO NOTHING",
    );
    let inserted = inserted
        .bind(&line.table)
        .bind(i64::from(line.seq))
        .bind(line.at)
        .bind(&line.request)
        .bind(&line.entry)
        .bind(i64::from(line.seq) - 1)
        .execute(&mut **transaction)
        .await?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    let standing = &line.standing;
    let updated = sqlx::query(
        "UPDATE tables SET seq = $1, phase = $2, listed = $3, summary = $4, changed = $5, due = $6 WHERE id = $7",
    );
    updated
        .bind(i64::from(line.seq))
        .bind(standing.phase.name())
        .bind(i64::from(standing.listed))
        .bind(&standing.summary)
        .bind(line.at)
        .bind(standing.due)
        .bind(&line.table)
        .execute(&mut **transaction)
        .await?;
    if let Some(people) = &line.seated {
        seat(transaction, &line.table, people).await?;
    }
    Ok(true)
}

/// Takes down who sits at a table.
pub(crate) async fn seat(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    people: &[String],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(table).execute(&mut **transaction).await?;
    for person in people {
        let insert = sqlx::query("INSERT INTO seated (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(person).bind(table).execute(&mut **transaction).await?;
    }
    Ok(())
}
