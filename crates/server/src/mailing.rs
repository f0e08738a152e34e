//! How letters are sent, where a host lets them be sent at all.

use serde::Deserialize;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Where letters are handed in, and in whose name.
#[derive(Clone, PartialEq, Debug)]
pub struct Mailing {
    pub server: MailServer,
    /// Such as `Ballyhoo <games@play.example>`.
    pub from: String,
    pub login: Option<(String, Secret)>,
}

/// `smtps://host` speaks TLS from the first word, `smtp://host` after STARTTLS, and without it never: except on this
/// machine, where nobody listens in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailServer {
    pub host: String,
    pub port: Option<u16>,
    pub safety: Safety,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    Tls,
    StartTls,
    SameMachine,
}

impl FromStr for MailServer {
    type Err = ();
    fn from_str(text: &str) -> Result<MailServer, ()> {
        let (scheme, place) = text.split_once("://").ok_or(())?;
        let authority: axum::http::uri::Authority = place.parse().map_err(|_| ())?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() || place.contains('@') {
            return Err(());
        }
        let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let safety = match scheme {
            "smtps" => Safety::Tls,
            "smtp" if here => Safety::SameMachine,
            "smtp" => Safety::StartTls,
            _ => return Err(()),
        };
        Ok(MailServer { host, port: authority.port_u16(), safety })
    }
}

/// Something that no log and no message may show.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Secret {
        Secret(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_handed_in_over_safe_lines_only() {
        let safety = |text: &str| text.parse::<MailServer>().map(|server| (server.host, server.port, server.safety));
        assert_eq!(safety("smtps://mail.example"), Ok(("mail.example".into(), None, Safety::Tls)));
        assert_eq!(safety("smtp://mail.example:2525"), Ok(("mail.example".into(), Some(2525), Safety::StartTls)));
        assert_eq!(safety("smtp://127.0.0.1:25"), Ok(("127.0.0.1".into(), Some(25), Safety::SameMachine)));
        assert_eq!(safety("smtp://[::1]:25"), Ok(("::1".into(), Some(25), Safety::SameMachine)));
        for bad in ["mail.example", "http://mail.example", "smtp://", "smtp://ada:secret@mail.example", "smtp://a/b"] {
            assert_eq!(safety(bad), Err(()), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_not_shown() {
        assert!(!format!("{:?}", Secret("correct horse".into())).contains("horse"));
    }
}
