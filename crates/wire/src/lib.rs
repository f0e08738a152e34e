//! The messages between the server and its clients; `docs/protocol.md` tells how they are used.
//!
//! Every type here is also a TypeScript type: `cargo test -p wire` writes them to `web/src/wire/`. There is no `u64`
//! among them, for JavaScript has no such number; moments are milliseconds since 1970 and fit a double.
//!
//! Views travel as JSON values. No state of a game can be named here, so none can be sent.

mod fault;
mod games;
pub mod limits;
mod people;
mod play;
mod reports;
mod shapes;
mod socket;
mod tables;

pub use fault::{Code, Fault};
pub use games::{GameInfo, Games, OptionInfo};
pub use people::{
    Codes, Export, Me, NewAccount, NewGuest, NewPassword, Proof, Recover, Registered, Rename, SaidThere, SessionInfo,
    Sessions, SignIn,
};
pub use play::{
    Act, Analysis, Asked, ChatLine, Costly, Done, Frame, Hinted, History, Offer, Replay, Step, TableNow, Told, Undo,
};
pub use reports::{Reason, Report};
pub use shapes::{
    ArgShape, ChapterShape, EyesShape, NumberedShape, OutcomeShape, RulebookShape, SayShape, ScoreLineShape,
    ScoreSheetShape,
};
pub use socket::{FromClient, FromServer};
pub use tables::{
    Chair, Join, Joined, Muted, NewTable, Pace, Phase, Seated, Sit, TableInfo, TableLine, TableList, Verdict,
    WantedSeat,
};

/// Raised when an older page cannot talk to this server any more. A page that finds another number reloads itself.
pub const PROTOCOL: u32 = 1;

/// Milliseconds since 1970.
pub type Moment = i64;
