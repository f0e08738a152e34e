//! What can be asked of a room.

use super::Follower;
use crate::fault::{Answer, Refusal};
use crate::person::Person;
use store::Progress;
use table::{Note, Offer, Seat, Thing};
use tokio::sync::{OwnedSemaphorePermit, oneshot};
use wire::{Hinted, TableInfo, TableNow, WantedSeat};

/// Something asked of a room.
pub enum Ask {
    /// Wants to be told of everything; `seen` is the line seen last. The socket asks on when the permit is given back.
    Follow {
        follower: Follower,
        seen: Option<u32>,
        permit: OwnedSemaphorePermit,
    },
    Unfollow {
        socket: u64,
    },
    /// Looks once.
    Look {
        person: Option<Person>,
        answer: oneshot::Sender<Answer<TableNow>>,
    },
    /// Does something; the answer is the line in which it stands.
    Do {
        person: Person,
        deed: Deed,
        answer: oneshot::Sender<Answer<u32>>,
    },
    /// Asks for the table of the next game.
    Rematch {
        person: Person,
        answer: oneshot::Sender<Answer<TableInfo>>,
    },
    /// Asks what a strong bot would do.
    Hint {
        person: Person,
        answer: oneshot::Sender<Answer<Hinted>>,
    },
    /// Asks what a thing is.
    What {
        person: Option<Person>,
        thing: Thing,
        answer: oneshot::Sender<Answer<Note>>,
    },
    /// Asks what touching some things would do.
    Why {
        person: Person,
        things: Vec<Thing>,
        answer: oneshot::Sender<Answer<Offer>>,
    },
    /// Says something; the answer is the line at which the table stood then.
    Chat {
        person: Person,
        request: String,
        text: String,
        answer: oneshot::Sender<Answer<u32>>,
    },
    /// A bot has chosen for a seat, looking at the table as it was at line `seq`.
    Chose {
        seq: u32,
        seat: Seat,
        action: String,
    },
    /// A bot could not choose.
    GaveUp {
        seq: u32,
    },
    /// Another node has written line `seq`.
    Read {
        seq: u32,
    },
    /// Something may have happened on another node: look at everything.
    ReadAll,
    /// What is stored was written anew.
    Reload,
    /// Somebody spoke on another node.
    ReadChat,
    /// Something that was said was taken back.
    Unsaid {
        numbers: Vec<i64>,
    },
    /// Somebody came or went on another node.
    ReadPresence,
    /// A deadline may have passed, or a bot may be needed.
    Wake,
}

/// Something a person does at a table.
#[derive(Clone, Debug)]
pub enum Deed {
    Act {
        request: String,
        action: String,
        seen: Option<u32>,
    },
    Undo {
        request: String,
    },
    Sit {
        seat: Option<u8>,
        nonce: String,
    },
    Leave,
    Back,
    /// Gives up for good.
    Resign,
    /// Would like to end the game here, or no longer.
    EndWish {
        on: bool,
    },
    /// Puts a bot on a seat, or opens it.
    Put {
        seat: u8,
        wanted: WantedSeat,
    },
    /// Came by the join link.
    Admit,
}

impl Deed {
    /// Can this be done and undone without end? Actions cannot: every game comes to its end. Who wants to be rid of a
    /// table can always be.
    pub fn lengthens(&self, phase: Progress) -> bool {
        match self {
            Deed::Undo { .. } | Deed::Sit { .. } | Deed::Put { .. } | Deed::EndWish { on: true } => true,
            Deed::Leave => phase == Progress::Playing,
            Deed::Act { .. } | Deed::Back | Deed::Resign | Deed::EndWish { on: false } | Deed::Admit => false,
        }
    }

    /// The line that whoever does it has seen.
    pub fn seen(&self) -> Option<u32> {
        match self {
            Deed::Act { seen, .. } => *seen,
            _ => None,
        }
    }
}

impl Ask {
    /// Answers without doing anything.
    pub fn refuse(self, table: &str, refusal: Refusal) {
        match self {
            Ask::Follow { follower, .. } => follower.turn_away(table, refusal),
            Ask::Look { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Do { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Rematch { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Hint { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::What { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Why { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Chat { answer, .. } => drop(answer.send(Err(refusal))),
            Ask::Unfollow { .. } | Ask::Chose { .. } | Ask::GaveUp { .. } | Ask::Unsaid { .. } => {}
            Ask::Read { .. } | Ask::ReadAll | Ask::ReadChat | Ask::ReadPresence | Ask::Reload | Ask::Wake => {}
        }
    }
}
