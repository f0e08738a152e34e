//! Saying no: a code for programs, words for people.

use crate::language::Unsaid;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{NoDeal, NoUndo, Refused};
use store::Trouble;
use table::{Explain, Say};
use wire::{Code, Fault};
use words::Catalogue;

/// What was asked is not done.
#[derive(Clone, Debug)]
pub struct Refusal(pub Box<Fault>);

/// What was asked, or why it was not done.
pub type Answer<T> = Result<T, Refusal>;

impl Refusal {
    /// Refused in the words of `words/en/server.ftl` for this code.
    pub fn new(code: Code) -> Refusal {
        Refusal::saying(code, Say::new(key(code)))
    }

    /// Refused in other words.
    pub fn saying(code: Code, say: Say) -> Refusal {
        let sentence = Catalogue::english().render(&say, &[]).unwrap_or_else(|(text, _)| text);
        Refusal(Box::new(Fault { code, sentence, say, rule: None }))
    }

    fn by_rule(mut self, rule: Option<table::Rule>) -> Refusal {
        self.0.rule = rule.map(|rule| rule.to_string());
        self
    }

    pub fn code(&self) -> Code {
        self.0.code
    }

    fn status(&self) -> StatusCode {
        match self.0.code {
            Code::Malformed | Code::BadSetup | Code::NotAnAction => StatusCode::BAD_REQUEST,
            Code::NobodyYet | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::NotYours | Code::NoHints => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::LoginTaken | Code::SeatTaken | Code::WrongMoment | Code::Stale | Code::NoUndo | Code::OtherRules => {
                StatusCode::CONFLICT
            }
            Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = (status, Json(&*self.0)).into_response();
        response.extensions_mut().insert(Unsaid(self.0.clone()));
        if matches!(self.0.code, Code::TooFast | Code::Busy) {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}

impl From<Trouble> for Refusal {
    fn from(trouble: Trouble) -> Refusal {
        tracing::error!(%trouble, "the store is in trouble");
        match trouble {
            Trouble::Garbled(_) => Refusal::new(Code::Internal),
            _ => Refusal::new(Code::Busy),
        }
    }
}

impl From<NoDeal> for Refusal {
    fn from(no: NoDeal) -> Refusal {
        Refusal::saying(Code::BadSetup, no.explain())
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let rule = refused.rule();
        match refused {
            Refused::Notation(bad) => Refusal::saying(Code::NotAnAction, bad.explain()),
            Refused::Illegal(illegal) => Refusal::saying(Code::Illegal, illegal.why).by_rule(rule),
            Refused::Seat(_) => Refusal::new(Code::NotYours),
        }
    }
}

impl From<NoUndo> for Refusal {
    fn from(no: NoUndo) -> Refusal {
        Refusal::saying(Code::NoUndo, why_not(no))
    }
}

/// Why something cannot be taken back, short enough for the button that would do it.
pub fn why_not(no: NoUndo) -> Say {
    match no {
        NoUndo::Nothing => Say::new("server-no-undo"),
        NoUndo::Chance => Say::new("server-no-undo-chance"),
        NoUndo::Seen => Say::new("server-no-undo-seen"),
        NoUndo::SomebodyElse(seat) => Say::new("server-no-undo-somebody-else").with("seat", seat),
    }
}

/// The message for a code.
pub fn key(code: Code) -> &'static str {
    match code {
        Code::Malformed => "server-malformed",
        Code::NobodyYet => "server-nobody-yet",
        Code::WrongPassword => "server-wrong-password",
        Code::LoginTaken => "server-login-taken",
        Code::NotYours => "server-not-yours",
        Code::NotFound => "server-not-found",
        Code::BadSetup => "server-bad-setup",
        Code::SeatTaken => "server-seat-taken",
        Code::WrongMoment => "server-wrong-moment",
        Code::NotAnAction => "server-not-an-action",
        Code::Illegal => "server-illegal",
        Code::Stale => "server-stale",
        Code::NoUndo => "server-no-undo",
        Code::NoHints => "server-no-hints",
        Code::TooFast => "server-too-fast",
        Code::TooLarge => "server-too-large",
        Code::Busy => "server-busy",
        Code::OtherRules => "server-other-rules",
        Code::Internal => "server-internal",
    }
}
