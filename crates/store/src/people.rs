//! People and their sessions.

use crate::{Moment, Store, Trouble};
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
    pub created: Moment,
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
        let row = sqlx::query("SELECT id, name, login, password, created FROM people WHERE login = $1").bind(login);
        row.fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    /// Opens a session; `token` is the hash of what the client keeps.
    pub async fn open_session(&self, token: &str, id: &str, now: Moment, expires: Moment) -> Result<(), Trouble> {
        let insert = sqlx::query("INSERT INTO sessions (token, person, created, expires) VALUES ($1, $2, $3, $4)");
        insert.bind(token).bind(id).bind(now).bind(expires).execute(&self.pool).await?;
        Ok(())
    }

    /// Whose session this is, if it has not expired.
    pub async fn person_of_session(&self, token: &str, now: Moment) -> Result<Option<Person>, Trouble> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, p.password, p.created FROM sessions s JOIN people p ON p.id = s.person
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

    /// Forgets sessions that have expired; says how many.
    pub async fn sweep_sessions(&self, now: Moment) -> Result<u64, Trouble> {
        let swept = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(now).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }
}

fn person(row: &AnyRow) -> Result<Person, Trouble> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
    })
}
