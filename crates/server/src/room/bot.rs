//! Bots at the table. They think outside of the room, a bounded number at a time, and hand their choice in like anybody
//! else. A thought that is lost with the process is thought again when the table is next looked at.

use super::{Ask, Room};
use crate::chance;
use crate::entry::Who;
use crate::fault::{Answer, Refusal};
use crate::flights::Waited;
use crate::house::House;
use crate::thinking::{Errand, Kind};
use bots::{Advice, Bot, Budget, Level};
use catalog::AnySitting;
use std::hash::{Hash, Hasher};
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Seat;
use wire::{Code, HintStep, Hinted};

/// Another node whose bot is at work gets this much of a start.
const ELSEWHERE: Duration = Duration::from_secs(3);

/// So many times quicker bots answer each other at a table of one person.
const AMONG_BOTS: u32 = 7;

/// Who asked for the table over HTTP is taken to look at it for this long.
const WATCHED: Duration = Duration::from_secs(60);

/// Who plays for a person who is away.
const STAND_IN: Level = Level::Medium;

/// How long a hint is thought about. It overlooks nothing on purpose.
const HINT: Budget = Budget::time(Duration::from_millis(1_500));

/// Two actions whose results differ by less are about as good as each other.
const CLOSE: f32 = 0.02;

impl Room {
    /// Starts a bot to think, if one is to act and none is thinking for this line. Where bots sit alone they rest while
    /// nobody watches.
    pub(super) fn drive_bots(&mut self) {
        if self.thinking == Some(self.ledger.seq) || self.ledger.is_of_bots() && !self.is_watched() {
            return;
        }
        let Some(seat) = self.ledger.bots_to_act().next() else { return };
        let (Some(sitting), Some(own)) = (self.ledger.sitting().map(AnySitting::clone_box), self.own.upgrade()) else {
            return;
        };
        let seq = self.ledger.seq;
        self.thinking = Some(seq);
        let (bot, pause, errand) = ((self.level(seat), self.character(seat)), self.pause(), self.errand());
        let (house, line) = (self.house.clone(), self.line.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let wanted = move || line.load(Ordering::Relaxed) == seq;
            let ask = match think(&house, errand, bot, sitting, seat, wanted).await {
                Ok(Some(action)) => Ask::Chose { seq, seat, action },
                Ok(None) => return,
                Err(_) => Ask::GaveUp { seq },
            };
            // The room may have gone: then whoever opens it again starts a bot again.
            let _ = own.send(ask).await;
        });
    }

    /// Does anybody look at this table, or did so a moment ago?
    fn is_watched(&self) -> bool {
        !self.followers.is_empty() || self.looked.is_some_and(|at| at.elapsed() < WATCHED)
    }

    /// Whose share a bot's turn is counted against: that of somebody who waits here, else of whoever opened the table.
    fn errand(&self) -> Errand {
        let people = super::people(&self.ledger);
        let here = people.iter().find(|person| self.followers.has(person));
        let looking = || people.first().filter(|_| self.looked.is_some_and(|at| at.elapsed() < WATCHED));
        match here.or_else(looking) {
            Some(person) => self.house.errand(Kind::Turn, Some(person), None),
            None => {
                let kind = if self.is_watched() { Kind::Show } else { Kind::Unseen };
                self.house.errand(kind, Some(&self.ledger.opening.host), None)
            }
        }
    }

    /// Long enough for people to see what happens; nobody waits where nobody looks. A page shows one move after another
    /// at the pace of its reader, so bots that answer bots before one person need not wait for it; but who has just acted
    /// has a moment to take it back.
    fn pause(&self) -> Duration {
        let pause = if self.followers.is_empty() { Duration::ZERO } else { self.house.settings.bot_pause };
        let answers = self.ledger.steps.back().and_then(|step| step.seat);
        let among_bots = |person: Seat| answers.is_some_and(|seat| seat != person);
        let pause = if self.ledger.only_person().is_some_and(among_bots) { pause / AMONG_BOTS } else { pause };
        if self.from_elsewhere { pause + ELSEWHERE } else { pause }
    }

    /// A bot is made anew for every choice, and keeps its taste: that of this seat at this table.
    fn character(&self, seat: Seat) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (&self.id, seat.0).hash(&mut hasher);
        hasher.finish()
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
        let errand = house.errand(Kind::Hint, Some(person), None);
        let key = (self.id.clone(), seq, seat);
        tokio::spawn(async move {
            let thinking = house.clone();
            let work = async move |waited: Waited<Hinted>| {
                let wanted = move || waited.by_somebody();
                let advise = move || wanted().then(|| bots::advise(&*sitting, seat, HINT, chance::number()));
                let advice = thinking.thinkers.think(errand, advise).await?.ok_or_else(|| Refusal::new(Code::Busy))?;
                let advice = advice.map_err(|_| Refusal::new(Code::Internal))?;
                hinted(advice, offers, seq).ok_or_else(|| Refusal::new(Code::Internal))
            };
            // Whoever asked may have gone: then nobody waits for the answer, and it is not thought about.
            let mut answer = answer;
            tokio::select! {
                hinted = house.hints.ask(key, work) => drop(answer.send(hinted)),
                () = answer.closed() => {}
            }
        });
    }

    fn may_hint(&self, person: &str) -> Answer<(Seat, Box<dyn AnySitting>, Vec<catalog::Offer>)> {
        let seat = self.ledger.seat_of(person).ok_or_else(|| Refusal::new(Code::NotYours))?;
        if !self.ledger.opening.hints {
            return Err(Refusal::new(Code::NoHints));
        }
        let sitting = self.ledger.sitting().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        if !self.ledger.to_act().contains(seat) {
            return Err(Refusal::new(Code::WrongMoment));
        }
        Ok((seat, sitting.clone_box(), sitting.legal(seat)))
    }
}

/// Advice as it is told to a player: the best action, the turn that begins with it, and why.
fn hinted(advice: Advice, offers: Vec<catalog::Offer>, seq: u32) -> Option<Hinted> {
    let mut suggestions = advice.suggestions.into_iter();
    let best = suggestions.next()?;
    let offer = offers.into_iter().find(|offer| offer.action == best.action)?;
    let close = suggestions.next().is_some_and(|second| best.value - second.value < CLOSE);
    let mut turn = Vec::new();
    for ply in best.line.into_iter().take_while(|ply| ply.seat == advice.seat) {
        turn.push(HintStep { label: ply.label, things: ply.things });
        // What comes after that would be made up.
        if ply.for_good {
            break;
        }
    }
    // Where another choice is as good, reasons would say more than there is to say.
    let why = if close { Vec::new() } else { advice.reasons.into_iter().map(|reason| reason.say).collect() };
    Some(Hinted { offer, seq, turn, why, close, value: best.value })
}

/// Chooses on a thread of its own, when it is its turn and if it is still wanted then. The bot sees nothing but worlds
/// imagined for its seat.
async fn think(
    house: &House,
    errand: Errand,
    (level, character): (Level, u64),
    sitting: Box<dyn AnySitting>,
    seat: Seat,
    wanted: impl FnOnce() -> bool + Send + 'static,
) -> Answer<Option<String>> {
    let bot = move || Bot::new(level, chance::number()).character(character);
    let choose = move || wanted().then(|| bot().choose(&*sitting, seat));
    match house.thinkers.think(errand, choose).await {
        Ok(None) => Ok(None),
        Ok(Some(Ok(action))) => Ok(Some(action)),
        Ok(Some(Err(no_choice))) => {
            tracing::error!(%no_choice, "a bot was asked in vain");
            Err(Refusal::new(Code::Internal))
        }
        Err(refusal) => {
            if refusal.code() == Code::Internal {
                tracing::error!("a bot broke down");
            }
            Err(refusal)
        }
    }
}
