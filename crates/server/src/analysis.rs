//! Finished games looked at again by a strong bot.

use crate::fault::{Answer, Refusal};
use crate::flights::{Flights, Waited};
use crate::history::Past;
use crate::house::House;
use crate::thinking::{Errand, Place, Thinkers};
use bots::Budget;
use catalog::Replaced;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use table::record::Record;
use tokio::runtime::Handle;
use wire::{Analysis, Code, Costly};

/// How long is thought about each action at first: a few seconds for a whole game.
const THINK: Budget = Budget::iterations(500);

/// How many of the costliest choices are told.
const COSTLIEST: usize = 5;

/// Of the costliest choices, how many are told for each seat at least: those are asked again.
const EACH: usize = 3;

/// How many analyses are remembered, so that two who look at the same game do not make the bot think twice.
const REMEMBERED: usize = 100;

/// How many games are looked at at once; each holds a thread, even while it waits for its turn.
const AT_ONCE: usize = 16;

/// The analyses made last, and those that are being made.
#[derive(Default)]
pub struct Analyses {
    made: Mutex<VecDeque<Arc<Analysis>>>,
    making: Arc<Flights<String, Arc<Analysis>>>,
}

impl Analyses {
    fn made(&self) -> std::sync::MutexGuard<'_, VecDeque<Arc<Analysis>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, table: &str) -> Option<Arc<Analysis>> {
        self.made().iter().find(|analysis| analysis.table == table).cloned()
    }

    fn remember(&self, analysis: &Arc<Analysis>) {
        let mut made = self.made();
        made.truncate(REMEMBERED - 1);
        made.push_front(analysis.clone());
    }
}

impl House {
    /// Is there nothing to think about any more?
    pub fn is_analysed(&self, table: &str) -> bool {
        self.analyses.of(table).is_some()
    }

    /// Thinks about a finished game, as one of those who think here, for as long as somebody waits for it.
    pub async fn analyse(&self, past: Past, errand: Errand) -> Answer<Arc<Analysis>> {
        let record = past.finished()?.clone();
        let table = past.table().to_owned();
        if let Some(known) = self.analyses.of(&table) {
            return Ok(known);
        }
        if self.analyses.making.count() >= AT_ONCE {
            return Err(Refusal::new(Code::Busy));
        }
        let (thinkers, about) = (self.thinkers.clone(), table.clone());
        let work = async move |waited: Waited<Arc<Analysis>>| {
            let place = thinkers.place(errand.clone()).await?;
            let turns = Turns { thinkers, errand, waited, place: RefCell::new(Some(place)), handle: Handle::current() };
            let thought = tokio::task::spawn_blocking(move || analyse(about, &record, &turns)).await;
            thought.map_err(|_| Refusal::new(Code::Internal))?.map(Arc::new)
        };
        let analysis = self.analyses.making.ask(table, work).await?;
        if self.analyses.of(&analysis.table).is_none() {
            self.analyses.remember(&analysis);
        }
        Ok(analysis)
    }
}

/// Takes turns with others: after each action the place is given up if somebody else wants it.
struct Turns {
    thinkers: Arc<Thinkers>,
    errand: Errand,
    waited: Waited<Arc<Analysis>>,
    place: RefCell<Option<Place>>,
    handle: Handle,
}

impl Turns {
    fn next(&self) -> ControlFlow<()> {
        if !self.waited.by_somebody() {
            return ControlFlow::Break(());
        }
        if !self.place.borrow().as_ref().is_some_and(Place::is_wanted) {
            return ControlFlow::Continue(());
        }
        self.place.replace(None);
        match self.handle.block_on(self.thinkers.place(self.errand.clone())) {
            Ok(place) => {
                self.place.replace(Some(place));
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }
}

fn analyse(table: String, record: &Record, turns: &Turns) -> Answer<Analysis> {
    let entry = catalog::find(&record.header.game).map_err(|_| Refusal::new(Code::OtherRules))?;
    let analysis =
        bots::analyse_while(entry, record, &Replaced::new(), THINK, &|| turns.next()).map_err(|no_replay| {
            tracing::error!(%table, %no_replay, "a finished game cannot be replayed");
            Refusal::new(Code::Internal)
        })?;
    let analysis = analysis.ok_or_else(|| Refusal::new(Code::Busy))?;
    let costly = |moment: &bots::Moment| {
        let frame = u32::try_from(moment.number).unwrap_or(u32::MAX);
        let (made, better) = (moment.made.clone()?, moment.better.as_ref()?.label.clone());
        let (turn, heading, cost) = (moment.turn, moment.heading.clone(), moment.cost);
        let error = moment.looked_again?.error;
        let (good, why) = (moment.good.clone(), moment.why.iter().map(|reason| reason.say.clone()).collect());
        Some(Costly { frame, seat: moment.seat.0, turn, heading, cost, error, made, better, good, why })
    };
    let mut own = [0; table::MAX_SEATS];
    let mut told = |place: usize, seat: table::Seat| {
        own[seat.at()] += 1;
        place < COSTLIEST || own[seat.at()] <= EACH
    };
    let costliest = analysis.costliest(usize::MAX).into_iter().enumerate();
    let costly =
        costliest.filter(|(place, moment)| told(*place, moment.seat)).filter_map(|(_, one)| costly(one)).collect();
    let turns = analysis.moments.iter().map(|moment| moment.turn).collect();
    let outlook = analysis.moments.into_iter().map(|moment| moment.outlook).collect();
    Ok(Analysis { table, outlook, noise: analysis.noise, turns, costly })
}
