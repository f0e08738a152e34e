//! The post: hands letters in, and never says to whom or what about.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::mailing::{Mailing, Safety};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::Tls;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use wire::Code;

/// A server that does not take a letter within this time does not get it.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Letters cannot be sent like this.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("mail cannot be sent with these settings")]
pub struct NoPost;

impl Post {
    pub fn open(mailing: &Mailing) -> Result<Post, NoPost> {
        type Transport = AsyncSmtpTransport<Tokio1Executor>;
        let host = &mailing.server.host;
        let builder = match mailing.server.safety {
            Safety::Tls => Transport::relay(host).map_err(|_| NoPost)?,
            Safety::StartTls => Transport::starttls_relay(host).map_err(|_| NoPost)?,
            Safety::SameMachine => Transport::builder_dangerous(host.as_str()).tls(Tls::None),
        };
        let builder = builder.timeout(Some(PATIENCE));
        let builder = match mailing.server.port {
            Some(port) => builder.port(port),
            None => builder,
        };
        let builder = match &mailing.login {
            Some((name, secret)) => builder.credentials(Credentials::new(name.clone(), secret.0.clone())),
            None => builder,
        };
        let from = mailing.from.parse().map_err(|_| NoPost)?;
        Ok(Post { transport: builder.build(), from })
    }

    /// Sends a letter. What goes wrong is written down without the address: servers like to repeat it.
    pub async fn send(&self, to: Address, subject: String, text: String) {
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)).subject(subject);
        let Ok(mut message) = message.header(ContentType::TEXT_PLAIN).body(text) else {
            tracing::error!("a letter could not be written");
            return;
        };
        // Nobody is to answer it, not even a machine that is on holiday.
        let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
        message.headers_mut().insert_raw(HeaderValue::new(automatic, "auto-generated".into()));
        match self.transport.send(message).await {
            Ok(_) => metrics::counter!("ballyhoo_letters_total").increment(1),
            Err(error) => {
                metrics::counter!("ballyhoo_letters_failed_total").increment(1);
                let status = error.status().map(|status| status.to_string()).unwrap_or_default();
                let (tls, timeout) = (error.is_tls(), error.is_timeout());
                tracing::warn!(%status, tls, timeout, "the mail server did not take a letter");
            }
        }
    }
}

impl House {
    /// The post, where there is one.
    pub fn post(&self) -> Answer<&Post> {
        self.post.as_ref().ok_or_else(|| Refusal::saying(Code::NotFound, table::Say::new("server-no-mail")))
    }
}
