//! How much of what is rare somebody may still do. Kept in the database, so that nodes count together and a restart
//! forgives nothing.

use crate::{Millis, Store, Trouble};

/// One of a kind: what is left is counted in thousandths.
const ONE: i64 = 1000;

impl Store {
    /// Takes one out of a bucket that holds `burst` and gains `a_minute`; `false` if there is none.
    pub async fn take_one(&self, name: &str, burst: u32, a_minute: u32, now: Millis) -> Result<bool, Trouble> {
        // A clock that went back gains nothing and takes nothing away.
        let taken = sqlx::query(
            "INSERT INTO buckets (name, filled, at) VALUES ($1, $2 - 1000, $3)
             ON CONFLICT (name) DO UPDATE SET at = $3, filled = -1000 + CASE
                 WHEN buckets.at >= $3 THEN buckets.filled
                 WHEN buckets.filled + ($3 - buckets.at) * $4 / 60 > $2 THEN $2
                 ELSE buckets.filled + ($3 - buckets.at) * $4 / 60 END
             WHERE CASE
                 WHEN buckets.at >= $3 THEN buckets.filled
                 WHEN buckets.filled + ($3 - buckets.at) * $4 / 60 > $2 THEN $2
                 ELSE buckets.filled + ($3 - buckets.at) * $4 / 60 END >= 1000",
        );
        let taken = taken.bind(name).bind(i64::from(burst) * ONE).bind(now).bind(i64::from(a_minute));
        Ok(taken.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Forgets buckets that nobody has touched since.
    pub async fn sweep_buckets(&self, before: Millis) -> Result<u64, Trouble> {
        let swept = sqlx::query("DELETE FROM buckets WHERE at < $1").bind(before).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }
}
