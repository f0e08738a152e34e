//! Bots at the table. They think outside of the room, a bounded number at a time, and hand their choice in like anybody
//! else. A thought that is lost with the process is thought again when the table is next looked at.

use super::{Ask, Room};
use crate::chance;
use crate::entry::Who;
use crate::fault::{Answer, Refusal};
use bots::{Bot, Level};
use catalog::AnySitting;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Seat;
use wire::{Code, Hinted};

/// Another node whose bot is at work gets this much of a start.
const ELSEWHERE: Duration = Duration::from_secs(3);

/// Who plays for a person who is away.
const STAND_IN: Level = Level::Medium;

/// Who gives hints: the level that overlooks nothing, for a hint must not be wrong on purpose.
const ADVISER: Level = Level::Expert;

impl Room {
    /// Starts a bot to think, if one is to act and none is thinking for this line.
    pub(super) fn drive_bots(&mut self) {
        if self.thinking == Some(self.ledger.seq) {
            return;
        }
        let Some(seat) = self.ledger.bots_to_act().next() else { return };
        let (Some(sitting), Some(own)) = (self.ledger.sitting().map(AnySitting::clone_box), self.own.upgrade()) else {
            return;
        };
        let seq = self.ledger.seq;
        self.thinking = Some(seq);
        let (level, pause) = (self.level(seat), self.pause());
        let (house, line) = (self.house.clone(), self.line.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let Ok(_permit) = house.thinkers.acquire().await else { return };
            if line.load(Ordering::Relaxed) != seq {
                return;
            }
            let ask = match think(level, sitting, seat).await {
                Ok(action) => Ask::Chose { seq, seat, action },
                Err(_) => Ask::GaveUp { seq },
            };
            // The room may have gone: then whoever opens it again starts a bot again.
            let _ = own.send(ask).await;
        });
    }

    /// Long enough for people to see what happens; nobody waits where nobody looks.
    fn pause(&self) -> Duration {
        let pause = if self.followers.is_empty() { Duration::ZERO } else { self.house.settings.bot_pause };
        if self.from_elsewhere { pause + ELSEWHERE } else { pause }
    }

    fn level(&self, seat: Seat) -> Level {
        match &self.ledger.chairs[seat.at()].who {
            Who::Bot { level } => level.parse().unwrap_or(STAND_IN),
            Who::Person { .. } | Who::Nobody => STAND_IN,
        }
    }

    /// What a strong bot would do in this seat, knowing what the seat knows. It thinks outside of the room.
    pub(super) fn hint(&self, person: &str, answer: tokio::sync::oneshot::Sender<Answer<Hinted>>) {
        let hint = match self.may_hint(person) {
            Ok(hint) => hint,
            Err(refusal) => return drop(answer.send(Err(refusal))),
        };
        let (seat, sitting, offers) = hint;
        let (house, seq) = (self.house.clone(), self.ledger.seq);
        tokio::spawn(async move {
            let chosen = match house.thinkers.acquire().await {
                Ok(_permit) => think(ADVISER, sitting, seat).await,
                Err(_) => Err(Refusal::new(Code::Busy)),
            };
            let offer = chosen.and_then(|action| {
                let found = offers.into_iter().find(|offer| offer.action == action);
                found.ok_or_else(|| Refusal::new(Code::Internal))
            });
            let _ = answer.send(offer.map(|offer| Hinted { offer, seq }));
        });
    }

    fn may_hint(&self, person: &str) -> Answer<(Seat, Box<dyn AnySitting>, Vec<catalog::Offer>)> {
        let seat = self.ledger.seat_of(person).ok_or_else(|| Refusal::new(Code::NotYours))?;
        if !self.ledger.opening.hints {
            return Err(Refusal::new(Code::NoHints));
        }
        let sitting = self.ledger.sitting().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        if !sitting.to_act().contains(seat) {
            return Err(Refusal::new(Code::WrongMoment));
        }
        Ok((seat, sitting.clone_box(), sitting.legal(seat)))
    }
}

/// Chooses on a thread of its own. The bot sees nothing but worlds imagined for its seat.
async fn think(level: Level, sitting: Box<dyn AnySitting>, seat: Seat) -> Answer<String> {
    let sitting: Arc<dyn AnySitting> = sitting.into();
    let thought = tokio::task::spawn_blocking(move || Bot::new(level, chance::number()).choose(&*sitting, seat));
    match thought.await {
        Ok(Ok(action)) => Ok(action),
        Ok(Err(no_choice)) => {
            tracing::error!(%no_choice, "a bot was asked in vain");
            Err(Refusal::new(Code::Internal))
        }
        Err(panic) => {
            tracing::error!(%panic, "a bot broke down");
            Err(Refusal::new(Code::Internal))
        }
    }
}
