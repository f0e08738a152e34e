//! What is written to people: that an address is theirs, and how to choose another password.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::{chance, clock};
use std::sync::Arc;
use store::{Letter, Trouble};
use table::Say;
use table::words::name;
use wire::{Code, Millis};
use words::Catalogue;

const AN_HOUR: Millis = 3600 * 1000;

/// A letter like the last one is not sent again before this time is over: that one still works.
const APART: Millis = AN_HOUR / 6;

/// How many accounts of one address are written to.
const ACCOUNTS: u32 = 5;

/// How many letters a token has: 130 bits.
const LETTERS: usize = 26;

/// What a letter is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Shows that an address is somebody's.
    Confirm,
    /// Lets somebody choose another password.
    Recover,
}

impl Purpose {
    pub const fn name(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Recover => "recover",
        }
    }

    const fn lasts(self) -> Millis {
        match self {
            Purpose::Confirm => 24 * AN_HOUR,
            Purpose::Recover => AN_HOUR,
        }
    }

    const fn subject(self) -> &'static str {
        match self {
            Purpose::Confirm => "server-letter-confirm-subject",
            Purpose::Recover => "server-letter-recover-subject",
        }
    }

    /// What it says before the link, and after it.
    const fn text(self) -> (&'static str, &'static str) {
        match self {
            Purpose::Confirm => ("server-letter-confirm", "server-letter-confirm-not"),
            Purpose::Recover => ("server-letter-recover", "server-letter-recover-not"),
        }
    }
}

/// A token as the store knows it.
pub fn hashed(token: &str) -> String {
    blake3::hash(token.trim().as_bytes()).to_hex().to_string()
}

/// What is good for nothing any more.
pub fn dead() -> Refusal {
    Refusal::saying(Code::NotFound, Say::new("server-dead-letter"))
}

impl House {
    /// Writes to somebody at an address, in their language; `false` if they were written to a moment ago.
    pub async fn write_to(
        self: &Arc<Self>,
        (person, login): (&str, &str),
        address: lettre::Address,
        purpose: Purpose,
        language: &'static Catalogue,
    ) -> Result<bool, Trouble> {
        let (token, now) = (chance::id(LETTERS), clock::now());
        let letter = Letter {
            token: hashed(&token),
            person: person.to_owned(),
            address: address.to_string(),
            purpose: purpose.name().to_owned(),
            at: now,
            expires: now + purpose.lasts(),
        };
        if !self.store.post(&letter, now - APART).await? {
            return Ok(false);
        }
        let say = |key| {
            let say = Say::new(key).with("login", name(login)).with("place", name(self.settings.home()));
            language.render(&say, &[]).unwrap_or_else(|(text, _)| text)
        };
        let (before, after) = purpose.text();
        // The token stands behind a #, which no browser tells to any server: it comes into no log.
        let link = format!("{}/letter/{}#{token}", self.settings.home(), purpose.name());
        let text = format!("{}\n\n{link}\n\n{}\n", say(before), say(after));
        let subject = say(purpose.subject());
        // Nobody waits for the post, and nobody learns from how long it takes whether there is anybody to write to.
        let house = self.clone();
        tokio::spawn(async move {
            if let Ok(post) = house.post() {
                post.send(address, subject, text).await;
            }
        });
        Ok(true)
    }

    /// Writes to all who have confirmed this address, if there are any.
    pub async fn help_by_mail(self: Arc<Self>, address: lettre::Address, language: &'static Catalogue) {
        let help = async {
            for person in self.store.people_by_mail(address.as_ref(), ACCOUNTS).await? {
                let Some(login) = &person.login else { continue };
                self.write_to((&person.id, login), address.clone(), Purpose::Recover, language).await?;
            }
            Ok::<(), Trouble>(())
        };
        if let Err(trouble) = help.await {
            tracing::warn!(%trouble, "somebody who forgot their password could not be written to");
        }
    }

    /// The letter with this token, if it still holds.
    pub async fn letter(&self, token: &str, purpose: Purpose) -> Answer<Letter> {
        self.store.letter(&hashed(token), purpose.name(), clock::now()).await?.ok_or_else(dead)
    }
}
