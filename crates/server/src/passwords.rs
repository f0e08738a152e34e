//! Passwords: hashed with Argon2id, a few at a time, off the threads that serve requests.

use crate::fault::{Answer, Refusal};
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use std::sync::LazyLock;
use tokio::sync::Semaphore;
use wire::Code;

/// Each hash takes 19 MiB for a while: no more than this many at once.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// A hash that no password fits, so that an unknown login takes as long to refuse as a wrong password.
static NOBODY: LazyLock<String> = LazyLock::new(|| make(&crate::chance::id(32)).unwrap_or_default());

fn argon() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

fn make(password: &str) -> Option<String> {
    argon().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| argon().verify_password(password.as_bytes(), &hash).is_ok())
}

/// The salted hash of a password.
pub async fn hash(password: String) -> Answer<String> {
    let made = at_once(move || make(&password)).await?;
    made.ok_or_else(|| Refusal::new(Code::Internal))
}

/// Is this the password with this hash? Without a hash it never is, and that takes as long to find out.
pub async fn check(password: String, hash: Option<String>) -> Answer<bool> {
    at_once(move || {
        let fits = fits(&password, hash.as_deref().unwrap_or(&NOBODY));
        fits && hash.is_some()
    })
    .await
}

async fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let _permit = AT_ONCE.acquire().await.map_err(|_| Refusal::new(Code::Busy))?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::new(Code::Internal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_fits() {
        let hash = hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(check("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!check("battery staple".into(), Some(hash)).await.unwrap());
        assert!(!check("correct horse".into(), None).await.unwrap());
    }
}
