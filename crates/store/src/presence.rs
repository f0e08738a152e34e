//! Who is at a table on which node. Nodes that share a database tell each other so; what a node says holds for a while,
//! and is forgotten if the node is not heard of any more.

use crate::{Millis, Store, Trouble};
use sqlx::Row;

/// Who is at a table on one node.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Present {
    /// The people with a seat.
    pub people: Vec<String>,
    pub watchers: u32,
}

impl Store {
    /// Takes down who is at a table here, until this moment; nobody need be told if there is nobody.
    pub async fn be_present(&self, table: &str, present: &Present, until: Millis) -> Result<(), Trouble> {
        let node = self.hints.node();
        if *present == Present::default() {
            let delete = sqlx::query("DELETE FROM presence WHERE table_id = $1 AND node = $2");
            delete.bind(table).bind(node).execute(&self.pool).await?;
        } else {
            let upsert = sqlx::query(
                "INSERT INTO presence (table_id, node, people, watchers, until) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (table_id, node) DO UPDATE
                 SET people = excluded.people, watchers = excluded.watchers, until = excluded.until",
            );
            let upsert = upsert.bind(table).bind(node).bind(present.people.join(" "));
            upsert.bind(i64::from(present.watchers)).bind(until).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// Forgets what nodes said that were not heard of since.
    pub async fn sweep_presence(&self, now: Millis) -> Result<u64, Trouble> {
        let delete = sqlx::query("DELETE FROM presence WHERE until < $1").bind(now);
        Ok(delete.execute(&self.pool).await?.rows_affected())
    }

    /// Tells other nodes that somebody came or went.
    pub fn tell_presence(&self, table: &str) {
        self.hints.presence(table);
    }

    /// Who is at a table on other nodes, all of them together.
    pub async fn present_elsewhere(&self, table: &str, now: Millis) -> Result<Present, Trouble> {
        let rows = sqlx::query(
            "SELECT people, watchers FROM presence WHERE table_id = $1 AND node <> $2 AND until > $3 ORDER BY node",
        );
        let rows = rows.bind(table).bind(self.hints.node()).bind(now).fetch_all(&self.pool).await?;
        let mut all = Present::default();
        for row in rows {
            let people: String = row.try_get("people")?;
            all.people.extend(people.split(' ').filter(|person| !person.is_empty()).map(str::to_owned));
            all.watchers += u32::try_from(row.try_get::<i64, _>("watchers")?).unwrap_or(0);
        }
        Ok(all)
    }
}
