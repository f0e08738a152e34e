//! The messages between the server and its clients; `docs/protocol.md` tells how they are used.
//!
//! Every type here is also a TypeScript type: `cargo test -p wire` writes them to `web/src/wire/`. There is no `u64`
//! among them, for JavaScript has no such number; moments are milliseconds since 1970 and fit a double.
//!
//! What the engine says (offers, events, notes, scores) travels in its own types, which `table` defines; views travel as
//! JSON values. No state of a game can be named here, so none can be sent.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod fault;
mod games;
mod keeper;
mod lessons;
pub mod limits;
mod people;
mod play;
mod reports;
mod socket;
mod tables;

pub use fault::{Code, Fault};
pub use games::{GameInfo, Games, OptionInfo};
pub use keeper::{Audit, Held, Judgement, KeepersReport, KeepersReports, Kept, Named, Sentences, What};
pub use lessons::{
    CoachAnswer, CoachNote, Learnt, LessonInfo, LessonMove, LessonMoves, LessonNow, LessonThings, Lessons, PuzzleInfo,
    Puzzles,
};
pub use people::{
    Choices, Codes, Export, MailOffered, Me, MyMail, NewAccount, NewGuest, NewMail, NewPassword, Proof, Recover,
    RecoverByLetter, RecoverByMail, Registered, Rename, Reported, SaidThere, SessionInfo, Sessions, SignIn, WithToken,
};
pub use play::{
    Act, Affair, Analysis, Asked, ChatLine, Costly, Done, Frame, HintStep, Hinted, History, PointsSoFar, Replay, Step,
    TableNow, Undo,
};
pub use reports::{Reason, Report};
pub use socket::{FromClient, FromServer};
pub use tables::{
    Chair, EndWish, Ended, Invitation, Join, Joined, Muted, NewTable, Pace, Progress, Seated, Sit, TableInfo,
    TableLine, TableList, Verdict, WantedSeat,
};

pub use table::{Note, Offer, Outcome, Rulebook, Say, ScoreSheet, Section, Shut, Thing, Told};

/// Raised when an older page cannot talk to this server any more. A page that finds another number reloads itself.
pub const PROTOCOL: u32 = 2;

/// Milliseconds since 1970.
pub type Millis = i64;
