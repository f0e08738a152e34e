//! People and their sessions.

use crate::{Millis, Store, Trouble};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody who plays. Guests have no login.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    /// The password as a salted hash.
    pub password: Option<String>,
    pub created: Millis,
    /// Looks after the house.
    pub keeper: bool,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of what the client keeps.
    pub token: String,
    pub person: String,
    pub created: Millis,
    pub expires: Millis,
    /// When it was last used, about.
    pub seen: Millis,
    /// What the client called itself.
    pub device: Option<String>,
}

/// Somebody else has this login.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoginTaken;

impl Store {
    /// Takes a new guest down.
    pub async fn welcome(&self, guest: &Person) -> Result<(), Trouble> {
        let insert = sqlx::query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)");
        insert.bind(&guest.id).bind(&guest.name).bind(guest.created).execute(&self.pool).await?;
        Ok(())
    }

    /// Gives a guest an account.
    pub async fn register(&self, id: &str, login: &str, password: &str) -> Result<Result<(), LoginTaken>, Trouble> {
        let update = sqlx::query("UPDATE people SET login = $1, password = $2 WHERE id = $3 AND login IS NULL");
        match update.bind(login).bind(password).bind(id).execute(&self.pool).await {
            Ok(done) if done.rows_affected() == 1 => Ok(Ok(())),
            Ok(_) => Ok(Err(LoginTaken)),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Err(LoginTaken)),
            Err(error) => Err(error.into()),
        }
    }

    pub async fn rename(&self, id: &str, name: &str) -> Result<(), Trouble> {
        sqlx::query("UPDATE people SET name = $1 WHERE id = $2").bind(name).bind(id).execute(&self.pool).await?;
        Ok(())
    }

    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>, Trouble> {
        let row = sqlx::query(
            "SELECT id, name, login, password, created, COALESCE(keeper, 0) AS keeper FROM people WHERE login = $1",
        )
        .bind(login);
        row.fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    /// Opens a session.
    pub async fn open_session(&self, session: &Session) -> Result<(), Trouble> {
        let insert = sqlx::query(
            "INSERT INTO sessions (token, person, created, expires, seen, device) VALUES ($1, $2, $3, $4, $3, $5)",
        );
        let insert = insert.bind(&session.token).bind(&session.person).bind(session.created).bind(session.expires);
        insert.bind(&session.device).execute(&self.pool).await?;
        Ok(())
    }

    /// The sessions of a person that have not expired, the latest first.
    pub async fn sessions_of(&self, id: &str, now: Millis) -> Result<Vec<Session>, Trouble> {
        let rows = sqlx::query(
            "SELECT token, person, created, expires, COALESCE(seen, created) AS seen, device FROM sessions
             WHERE person = $1 AND expires > $2 ORDER BY seen DESC, token",
        );
        rows.bind(id).bind(now).fetch_all(&self.pool).await?.iter().map(session).collect()
    }

    /// Takes down that a session is being used.
    pub async fn see_session(&self, token: &str, now: Millis) -> Result<(), Trouble> {
        let update = sqlx::query("UPDATE sessions SET seen = $1 WHERE token = $2");
        update.bind(now).bind(token).execute(&self.pool).await?;
        Ok(())
    }

    /// Somebody by their id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, Trouble> {
        let row = sqlx::query(
            "SELECT id, name, login, password, created, COALESCE(keeper, 0) AS keeper FROM people WHERE id = $1",
        )
        .bind(id);
        row.fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    /// Another password; letters that let somebody replace the old one work no more.
    pub async fn set_password(&self, id: &str, password: &str) -> Result<(), Trouble> {
        let mut transaction = self.pool.begin().await?;
        let update = sqlx::query("UPDATE people SET password = $1 WHERE id = $2");
        update.bind(password).bind(id).execute(&mut *transaction).await?;
        let letters = sqlx::query("DELETE FROM letters WHERE person = $1 AND purpose = 'recover'");
        letters.bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Lets somebody look after the house, or no longer.
    pub async fn set_keeper(&self, id: &str, keeper: bool) -> Result<(), Trouble> {
        let update = sqlx::query("UPDATE people SET keeper = $1 WHERE id = $2");
        update.bind(i64::from(keeper)).bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// Replaces the one-time codes of a person by these (as hashes).
    pub async fn set_recovery(&self, id: &str, codes: &[String]) -> Result<(), Trouble> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("DELETE FROM recovery WHERE person = $1").bind(id).execute(&mut *transaction).await?;
        for code in codes {
            let insert = sqlx::query("INSERT INTO recovery (person, code) VALUES ($1, $2)");
            insert.bind(id).bind(code).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Uses a one-time code up; `false` if there is no such code.
    pub async fn use_recovery(&self, id: &str, code: &str) -> Result<bool, Trouble> {
        let delete = sqlx::query("DELETE FROM recovery WHERE person = $1 AND code = $2");
        Ok(delete.bind(id).bind(code).execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Tells this node and all others that something about a person has changed.
    pub async fn tell_of_person(&self, id: &str, now: Millis) -> Result<(), Trouble> {
        // For nodes that do not hear, or did not hear this: they look at it every few seconds.
        self.note("people", &format!("{} {now} {id}", self.hints.node())).await?;
        self.hints.person(id);
        Ok(())
    }

    /// Something that differs whenever something about anybody has changed: the node that wrote it, when, and about whom.
    pub async fn people_changed(&self) -> Result<String, Trouble> {
        let row = sqlx::query("SELECT value FROM about WHERE name = 'people'").fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?.unwrap_or_default())
    }

    /// Whose session this is, if it has not expired.
    pub async fn person_of_session(&self, token: &str, now: Millis) -> Result<Option<Person>, Trouble> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, p.password, p.created, COALESCE(p.keeper, 0) AS keeper FROM sessions s JOIN people p ON p.id = s.person
             WHERE s.token = $1 AND s.expires > $2",
        );
        row.bind(token).bind(now).fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    pub async fn close_session(&self, token: &str) -> Result<(), Trouble> {
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(&self.pool).await?;
        Ok(())
    }

    /// Closes all sessions of a person.
    pub async fn close_sessions(&self, id: &str) -> Result<(), Trouble> {
        sqlx::query("DELETE FROM sessions WHERE person = $1").bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// Closes all sessions of a person but one.
    pub async fn close_other_sessions(&self, id: &str, but: &str) -> Result<(), Trouble> {
        let delete = sqlx::query("DELETE FROM sessions WHERE person = $1 AND token <> $2");
        delete.bind(id).bind(but).execute(&self.pool).await?;
        Ok(())
    }

    /// Forgets sessions that have expired; says how many.
    pub async fn sweep_sessions(&self, now: Millis) -> Result<u64, Trouble> {
        let swept = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(now).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }
}

pub(crate) fn person(row: &AnyRow) -> Result<Person, Trouble> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
        keeper: row.try_get::<i64, _>("keeper")? != 0,
    })
}

fn session(row: &AnyRow) -> Result<Session, Trouble> {
    Ok(Session {
        token: row.try_get("token")?,
        person: row.try_get("person")?,
        created: row.try_get("created")?,
        expires: row.try_get("expires")?,
        seen: row.try_get("seen")?,
        device: row.try_get("device")?,
    })
}
