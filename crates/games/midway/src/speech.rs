//! What the engine says to the one who is asked: the question, and each answer in words.

use crate::actions::{Action, Deed};
use crate::events::{deeds, faces, say_card, say_face, say_laid, say_part, say_ride};
use crate::state::{HAND_LIMIT, Midway, Phase};
use table::Say;

impl Midway {
    /// The question of the moment.
    pub(crate) fn question(&self) -> Say {
        match self.phase {
            Phase::Trim => Say::new("midway-ask-trim").with("count", self.own_hand().len() - HAND_LIMIT),
            Phase::Choose if self.can_refresh() => Say::new("midway-ask-choose"),
            Phase::Choose => Say::new("midway-ask-roll"),
            Phase::Refresh { laid, wild, .. } => {
                Say::new(if wild { "midway-ask-refresh" } else { "midway-ask-refresh-wild" }).with("count", laid)
            }
            Phase::Assign => Say::new("midway-ask-assign").with("dice", faces(&self.turn.dice)),
            Phase::Maneuver => Say::new("midway-ask-maneuver").with("actions", deeds(&self.turn.slots)),
            Phase::Act => Say::new("midway-ask-act").with("actions", deeds(&self.turn.slots)),
            Phase::Block { deed, .. } => self.block_question(deed),
            Phase::HandOver { target, aside } => {
                Say::new("midway-ask-hand-over").with("target", target).with("card", say_card(aside))
            }
            Phase::Take { raid } => Say::new("midway-ask-take").with("target", raid.target),
            Phase::Place { from: Some(ride), .. } => Say::new("midway-ask-move").with("ride", say_ride(ride)),
            Phase::Place { from: None, .. } => Say::new("midway-ask-place"),
            Phase::Give { raid } => Say::new("midway-ask-give").with("target", raid.target),
            Phase::Toss => Say::new("midway-ask-toss"),
            Phase::Build { .. } => Say::new("midway-ask-build"),
            Phase::Over { .. } => Say::new("midway-over"),
        }
    }

    fn block_question(&self, deed: Deed) -> Say {
        match deed.target() {
            Some(target) => Say::new("midway-ask-block-against").with("target", target),
            None => Say::new("midway-ask-block"),
        }
        .with("seat", self.active())
        .with("action", say_face(deed.face()))
    }
}

/// An action in words.
pub(crate) fn label(action: Action) -> Say {
    match action {
        Action::Discard(card) => Say::new("midway-do-discard").with("card", say_card(card)),
        Action::Roll => Say::new("midway-do-roll"),
        Action::Lay(card) => Say::new("midway-do-lay").with("card", say_card(card)),
        Action::LayWild(ride) => Say::new("midway-do-lay-wild").with("ride", say_ride(ride)),
        Action::Draw => Say::new("midway-do-draw"),
        Action::Reroll => Say::new("midway-do-reroll"),
        Action::Raise(face) => Say::new("midway-do-turn").with("from", face.0).with("to", face.0 + 1),
        Action::Lower(face) => Say::new("midway-do-turn").with("from", face.0).with("to", face.0 - 1),
        Action::Assign(slots) => Say::new("midway-do-assign").with("actions", deeds(&slots)),
        Action::Protect(face) => Say::new("midway-do-protect").with("action", say_face(face)),
        Action::Waive => Say::new("midway-do-waive"),
        Action::Declare(deed) => declare(deed),
        Action::DeclareProtected(deed) => Say::new("midway-do-protected").with("action", declare(deed)),
        Action::Block => Say::new("midway-do-block"),
        Action::Pass => Say::new("midway-do-pass"),
        Action::PassAll => Say::new("midway-do-pass-all"),
        Action::Take(card) => Say::new("midway-do-take").with("card", say_card(card)),
        Action::TakeWild(ride) => Say::new("midway-do-take").with("card", say_laid(crate::Card::WILD, ride)),
        Action::Give(card) => Say::new("midway-do-give").with("card", say_card(card)),
        Action::GiveWild(ride) => Say::new("midway-do-give").with("card", say_laid(crate::Card::WILD, ride)),
        Action::Place(ride) => Say::new("midway-do-place").with("ride", say_ride(ride)),
        Action::Start(first, second) => Say::new("midway-do-start")
            .with("ride", say_ride(first.ride()))
            .with("first", say_part(first))
            .with("second", say_part(second)),
        Action::Add(card) => Say::new("midway-do-add").with("part", say_part(card)).with("ride", say_ride(card.ride())),
        Action::AddWild(ride) => {
            Say::new("midway-do-add").with("part", say_part(crate::Card::WILD)).with("ride", say_ride(ride))
        }
        Action::Move(from, to) => Say::new("midway-do-move").with("from", say_ride(from)).with("to", say_ride(to)),
        Action::Done => Say::new("midway-do-done"),
    }
}

fn declare(deed: Deed) -> Say {
    match deed.target() {
        Some(target) => Say::new("midway-do-act-against").with("target", target),
        None => Say::new("midway-do-act"),
    }
    .with("action", say_face(deed.face()))
}
