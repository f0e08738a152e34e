//! Finished games looked at again by a strong bot.

use crate::fault::{Answer, Refusal};
use crate::history::Past;
use crate::house::House;
use bots::Budget;
use catalog::Replaced;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use table::record::Record;
use wire::{Analysis, Code, Costly};

/// How long is thought about each action: a few seconds for a whole game.
const THINK: Budget = Budget::iterations(500);

/// How many of the costliest choices are told.
const COSTLIEST: usize = 5;

/// How many analyses are remembered, so that two who look at the same game do not make the bot think twice.
const REMEMBERED: usize = 100;

/// The analyses made last.
#[derive(Default)]
pub struct Analyses(Mutex<VecDeque<Arc<Analysis>>>);

impl Analyses {
    fn all(&self) -> std::sync::MutexGuard<'_, VecDeque<Arc<Analysis>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, table: &str) -> Option<Arc<Analysis>> {
        self.all().iter().find(|analysis| analysis.table == table).cloned()
    }

    fn remember(&self, analysis: &Arc<Analysis>) {
        let mut all = self.all();
        all.truncate(REMEMBERED - 1);
        all.push_front(analysis.clone());
    }
}

impl House {
    /// Thinks about a finished game, as one of those who think here.
    pub async fn analyse(&self, past: Past) -> Answer<Arc<Analysis>> {
        let record = past.finished()?;
        if let Some(known) = self.analyses.of(past.table()) {
            return Ok(known);
        }
        let _permit = self.thinkers.acquire().await.map_err(|_| Refusal::new(Code::Busy))?;
        let (table, record) = (past.table().to_owned(), record.clone());
        let thought = tokio::task::spawn_blocking(move || analyse(table, &record)).await;
        let analysis = Arc::new(thought.map_err(|_| Refusal::new(Code::Internal))??);
        self.analyses.remember(&analysis);
        Ok(analysis)
    }
}

fn analyse(table: String, record: &Record) -> Answer<Analysis> {
    let entry = catalog::find(&record.header.game).map_err(|_| Refusal::new(Code::OtherRules))?;
    let analysis = bots::analyse(entry, record, &Replaced::new(), THINK, &|| ()).map_err(|no_replay| {
        tracing::error!(%table, %no_replay, "a finished game cannot be replayed");
        Refusal::new(Code::Internal)
    })?;
    let costly = |moment: &bots::Moment| {
        let frame = u32::try_from(moment.number).unwrap_or(u32::MAX);
        let better = moment.better.as_ref()?.label.clone();
        Some(Costly { frame, seat: moment.seat.0, cost: moment.cost, better })
    };
    let costly = analysis.costliest(COSTLIEST).into_iter().filter_map(costly).collect();
    Ok(Analysis { table, outlook: analysis.moments.into_iter().map(|moment| moment.outlook).collect(), costly })
}
