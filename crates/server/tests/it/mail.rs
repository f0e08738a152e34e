//! Letters: an address is confirmed, a forgotten password replaced, and nobody learns anything by asking.

use crate::venue::{Venue, soon};
use axum::http::Method;
use server::client::Client;
use server::{MailServer, Mailing, Safety};
use std::io::Write;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use wire::{Code, Me, MyMail, NewAccount, NewMail, RecoverByLetter, RecoverByMail, SignIn, WithToken};

/// A mail server that takes every letter and shows it to the test.
struct Sink {
    port: u16,
    letters: mpsc::UnboundedReceiver<String>,
}

impl Sink {
    async fn open() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone()));
            }
        });
        Sink { port, letters }
    }

    fn mailing(&self) -> Mailing {
        let server = MailServer { host: "127.0.0.1".into(), port: Some(self.port), safety: Safety::SameMachine };
        Mailing { server, from: "Ballyhoo <games@play.example>".into(), login: None }
    }

    async fn letter(&mut self) -> String {
        soon(self.letters.recv()).await.unwrap()
    }
}

/// As much SMTP as a letter needs.
async fn take(stream: TcpStream, letters: mpsc::UnboundedSender<String>) -> Option<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 sink\r\n").await.ok()?;
    while let Some(line) = lines.next_line().await.ok()? {
        let answer = match line.split(' ').next()? {
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await.ok()?;
                let mut letter = String::new();
                while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                    letter += &format!("{line}\n");
                }
                letters.send(letter).ok()?;
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
    Some(())
}

async fn venue(sink: &Sink) -> Venue {
    let mailing = sink.mailing();
    Venue::with(|settings| {
        settings.origins = vec!["https://play.example".into()];
        settings.prefix = "/games".into();
        settings.mail = Some(mailing);
    })
    .await
}

async fn member(venue: &Venue, login: &str) -> Client {
    let account = NewAccount { login: login.into(), password: "correct horse".into(), name: None };
    let mut client = venue.client();
    let body = serde_json::to_string(&account).unwrap();
    let reply = client.send(Method::POST, "/api/accounts", &[], body).await.unwrap();
    assert!(reply.status.is_success(), "{}", reply.body);
    client.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    client
}

async fn wish(client: &Client, mail: &str, password: &str) -> u16 {
    let body = serde_json::to_string(&NewMail { mail: mail.into(), password: password.into() }).unwrap();
    client.send(Method::PUT, "/api/my/mail", &[], body).await.unwrap().status.as_u16()
}

async fn ask(client: &Client, mail: &str) -> (u16, String) {
    let body = serde_json::to_string(&RecoverByMail { mail: mail.into() }).unwrap();
    let reply = client.send(Method::POST, "/api/recover/mail", &[], body).await.unwrap();
    (reply.status.as_u16(), reply.body)
}

/// The token in a letter, behind the link to this page.
fn token(letter: &str, page: &str) -> String {
    let link = format!("https://play.example/games/letter/{page}#");
    let at = letter.find(&link).unwrap_or_else(|| panic!("{letter}")) + link.len();
    letter[at..].split_whitespace().next().unwrap().to_owned()
}

async fn refused(client: &Client, path: &str, body: &impl serde::Serialize) -> Code {
    client.post::<Option<Me>>(path, body).await.unwrap_err().fault().unwrap().code
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_replaced_by_letter() {
    let mut sink = Sink::open().await;
    let venue = venue(&sink).await;
    let ada = member(&venue, "ada").await;
    assert_eq!(wish(&ada, "nobody", "correct horse").await, 400);
    assert_eq!(wish(&ada, "Ada@mail.example", "wrong horses").await, 401);
    assert_eq!(wish(&ada, "Ada@mail.example", "correct horse").await, 204);
    let letter = sink.letter().await;
    assert!(
        letter.contains("To: Ada@mail.example") && letter.contains("From: Ballyhoo <games@play.example>"),
        "{letter}"
    );
    assert!(letter.contains("Auto-Submitted: auto-generated") && letter.contains("ada"), "{letter}");

    // Not confirmed: nobody is written to.
    assert_eq!(ask(&venue.client(), "ada@mail.example").await, (204, String::new()));
    let mine: MyMail = ada.get("/api/my/mail").await.unwrap();
    assert_eq!((mine.offered, mine.address, mine.waiting.as_deref()), (true, None, Some("Ada@mail.example")));
    let confirm = WithToken { token: token(&letter, "confirm") };
    assert_eq!(refused(&venue.client(), "/api/mail/confirm", &WithToken { token: "x".into() }).await, Code::NotFound);
    venue.client().post::<()>("/api/mail/confirm", &confirm).await.unwrap();
    assert_eq!(refused(&venue.client(), "/api/mail/confirm", &confirm).await, Code::NotFound, "once only");
    assert_eq!(ada.get::<MyMail>("/api/my/mail").await.unwrap().address.as_deref(), Some("Ada@mail.example"));

    // The same answer, whether there is somebody or not; one letter, however often it is asked for.
    let known = ask(&venue.client(), "ADA@mail.example").await;
    assert_eq!(known, ask(&venue.client(), "nobody@mail.example").await);
    assert_eq!(known, ask(&venue.client(), "ada@mail.example").await);
    let letter = sink.letter().await;
    let token = token(&letter, "recover");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(sink.letters.try_recv().is_err());

    let recover = |password: &str| RecoverByLetter { token: token.clone(), password: password.into() };
    assert_eq!(refused(&venue.client(), "/api/recover/letter", &recover("password123")).await, Code::Malformed);
    let me: Me = venue.client().post("/api/recover/letter", &recover("mud wrestling owl")).await.unwrap();
    assert_eq!(me.login.as_deref(), Some("ada"));
    assert!(ada.get::<Me>("/api/me").await.is_err(), "whoever was in is out");
    assert_eq!(refused(&venue.client(), "/api/recover/letter", &recover("battery staple")).await, Code::NotFound);
    let sign_in = |password: &str| SignIn { login: "ada".into(), password: password.into() };
    venue.client().post::<Me>("/api/session", &sign_in("mud wrestling owl")).await.unwrap();
    assert_eq!(refused(&venue.client(), "/api/session", &sign_in("correct horse")).await, Code::WrongPassword);
}

/// A letter lies about until it is old, and works no more when the password was changed in another way.
#[tokio::test(flavor = "multi_thread")]
async fn a_letter_does_not_outlive_what_it_was_for() {
    let mut sink = Sink::open().await;
    let venue = venue(&sink).await;
    let ada = member(&venue, "ada").await;
    assert_eq!(wish(&ada, "ada@mail.example", "correct horse").await, 204);
    let confirm = WithToken { token: token(&sink.letter().await, "confirm") };
    venue.client().post::<()>("/api/mail/confirm", &confirm).await.unwrap();
    ask(&venue.client(), "ada@mail.example").await;
    let recover = |token: &str| RecoverByLetter { token: token.into(), password: "mud wrestling owl".into() };
    let first = token(&sink.letter().await, "recover");
    let change = wire::NewPassword { old: "correct horse".into(), new: "battery staple".into() };
    ada.post::<()>("/api/my/password", &change).await.unwrap();
    assert_eq!(refused(&venue.client(), "/api/recover/letter", &recover(&first)).await, Code::NotFound);

    ask(&venue.client(), "ada@mail.example").await;
    let second = token(&sink.letter().await, "recover");
    let store = &venue.serving.house.store;
    let hashed = blake3::hash(second.as_bytes()).to_hex().to_string();
    let letter = store.letter(&hashed, "recover", 0).await.unwrap().expect("only its hash is stored");
    assert!(store.letter(&hashed, "recover", letter.expires).await.unwrap().is_none());
    assert!(letter.expires - letter.at <= 3_600_000);
    let proof = r#"{"password":"battery staple"}"#.to_owned();
    assert_eq!(ada.send(Method::DELETE, "/api/my/mail", &[], proof).await.unwrap().status, 204);
    assert_eq!(refused(&venue.client(), "/api/recover/letter", &recover(&second)).await, Code::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_mail_says_so() {
    let venue = Venue::open().await;
    let ada = member(&venue, "ada").await;
    assert!(!ada.get::<wire::MailOffered>("/api/mail").await.unwrap().offered);
    assert_eq!(wish(&ada, "ada@mail.example", "correct horse").await, 404);
    assert_eq!(ask(&venue.client(), "ada@mail.example").await.0, 404);
}

/// What is written to the log in this test.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Neither addresses nor tokens nor passwords get into the log, not even when the mail server turns letters away.
#[tokio::test]
async fn nothing_secret_is_logged() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
    let _guard = tracing::subscriber::set_default(subscriber.finish());
    let mut sink = Sink::open().await;
    let venue = venue(&sink).await;
    let ada = member(&venue, "ada").await;
    assert_eq!(wish(&ada, "ada@mail.example", "correct horse").await, 204);
    let token = token(&sink.letter().await, "confirm");
    venue.client().post::<()>("/api/mail/confirm", &WithToken { token: token.clone() }).await.unwrap();
    // Nobody listens there any more.
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let refusing = Sink { port: closed, letters: mpsc::unbounded_channel().1 };
    let other = crate::mail::venue(&refusing).await;
    let bob = member(&other, "bob").await;
    assert_eq!(wish(&bob, "bob@mail.example", "correct horse").await, 204);
    let text = || String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    soon(async {
        while !text().contains("did not take a letter") {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    for secret in ["mail.example", "correct horse", &token] {
        let line = text().lines().find(|line| line.contains(secret)).map(str::to_owned);
        assert_eq!(line, None, "{secret}");
    }
}
