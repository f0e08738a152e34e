//! Where people can be written to, and what was written to them.

use crate::{Millis, Person, Store, Trouble};
use sqlx::Row;

/// Where somebody can be written to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Mail {
    /// Letters have reached them here.
    pub address: Option<String>,
    /// Waits to be confirmed.
    pub wanted: Option<String>,
}

/// A letter to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The hash of what stands in it.
    pub token: String,
    pub person: String,
    pub address: String,
    /// `confirm` or `recover`.
    pub purpose: String,
    pub at: Millis,
    pub expires: Millis,
}

impl Store {
    pub async fn mail_of(&self, person: &str) -> Result<Mail, Trouble> {
        let row = sqlx::query("SELECT mail, mail_wanted FROM people WHERE id = $1").bind(person);
        let Some(row) = row.fetch_optional(&self.pool).await? else { return Ok(Mail::default()) };
        Ok(Mail { address: row.try_get("mail")?, wanted: row.try_get("mail_wanted")? })
    }

    /// The address that somebody wishes for, until they confirm it.
    pub async fn want_mail(&self, person: &str, address: &str) -> Result<(), Trouble> {
        let update = sqlx::query("UPDATE people SET mail_wanted = $1 WHERE id = $2");
        update.bind(address).bind(person).execute(&self.pool).await?;
        Ok(())
    }

    /// Nobody is written to here any more.
    pub async fn forget_mail(&self, person: &str) -> Result<(), Trouble> {
        let mut transaction = self.pool.begin().await?;
        for forget in
            ["UPDATE people SET mail = NULL, mail_wanted = NULL WHERE id = $1", "DELETE FROM letters WHERE person = $1"]
        {
            sqlx::query(forget).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Whoever has confirmed this address, at most so many.
    pub async fn people_by_mail(&self, address: &str, most: u32) -> Result<Vec<Person>, Trouble> {
        let rows = sqlx::query(
            "SELECT id, name, login, password, created, COALESCE(keeper, 0) AS keeper FROM people
             WHERE LOWER(mail) = $1 ORDER BY created, id LIMIT $2",
        );
        let rows = rows.bind(address.to_ascii_lowercase()).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(crate::people::person).collect()
    }

    /// Takes a letter down, unless one like it went out after `since`: then `false`, and nothing is to be sent. Whoever asks
    /// for letters to others all the time fills no mailbox, and what was sent first still works.
    pub async fn post(&self, letter: &Letter, since: Millis) -> Result<bool, Trouble> {
        let insert = sqlx::query(
            "INSERT INTO letters (token, person, address, purpose, at, expires)
             SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS
             (SELECT 1 FROM letters WHERE address = $3 AND purpose = $4 AND at > $7
              AND ($4 = 'confirm' OR person = $2))",
        );
        let insert = insert.bind(&letter.token).bind(&letter.person).bind(letter.address.to_ascii_lowercase());
        let insert = insert.bind(&letter.purpose).bind(letter.at).bind(letter.expires).bind(since);
        Ok(insert.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Whose letter this is, if it still holds.
    pub async fn letter(&self, token: &str, purpose: &str, now: Millis) -> Result<Option<Letter>, Trouble> {
        let row = sqlx::query(
            "SELECT token, person, address, purpose, at, expires FROM letters
             WHERE token = $1 AND purpose = $2 AND expires > $3",
        );
        let letter = |row: sqlx::any::AnyRow| {
            Ok(Letter {
                token: row.try_get("token")?,
                person: row.try_get("person")?,
                address: row.try_get("address")?,
                purpose: row.try_get("purpose")?,
                at: row.try_get("at")?,
                expires: row.try_get("expires")?,
            })
        };
        row.bind(token).bind(purpose).bind(now).fetch_optional(&self.pool).await?.map(letter).transpose()
    }

    /// Uses a letter up, and with it all others of its kind to the same person; `false` if somebody was quicker.
    pub async fn use_letter(&self, letter: &Letter) -> Result<bool, Trouble> {
        let mut transaction = self.pool.begin().await?;
        let used = sqlx::query("DELETE FROM letters WHERE token = $1").bind(&letter.token);
        let used = used.execute(&mut *transaction).await?.rows_affected() == 1;
        let others = sqlx::query("DELETE FROM letters WHERE person = $1 AND purpose = $2");
        others.bind(&letter.person).bind(&letter.purpose).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(used)
    }

    /// The address that a letter reached is theirs; `false` if they wish for another by now.
    pub async fn confirm_mail(&self, letter: &Letter) -> Result<bool, Trouble> {
        let update = sqlx::query(
            "UPDATE people SET mail = mail_wanted, mail_wanted = NULL WHERE id = $1 AND LOWER(mail_wanted) = $2",
        );
        let update = update.bind(&letter.person).bind(&letter.address);
        Ok(update.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Forgets letters that have expired.
    pub async fn sweep_letters(&self, now: Millis) -> Result<u64, Trouble> {
        let swept = sqlx::query("DELETE FROM letters WHERE expires <= $1").bind(now).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }
}
