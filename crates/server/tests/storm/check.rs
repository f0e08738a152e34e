//! The checker: eight properties of all histories and the log that is left. An acknowledgement names its line, so nothing
//! is searched for: one pass over each.
//!
//! 1. What was acknowledged is there, in that line, unchanged.
//! 2. No log has a gap.
//! 3. Each request stands in the log at most once.
//! 4. What anybody saw is the beginning of the log that is left, and never shorter than before.
//! 5. What was acknowledged before something else was sent stands before it.
//! 6. What was refused is not there, and what was not answered at most once; nothing is there that nobody asked for.
//! 7. The log can be played again, and every server says the same of it.
//! 8. Nobody was shown what their seat may not see.

use crate::history::{Fate, Histories, History, Request, Sight, Wish};
use crate::replay::{Logged, Stored, Truth, replay};
use std::collections::{BTreeMap, HashMap, HashSet};
use table::{Eyes, Seat};

/// What was found.
#[derive(Default, Debug)]
pub struct Found {
    pub acknowledged: usize,
    pub unanswered: usize,
    pub lines: usize,
    pub sights: usize,
    pub lost: Vec<String>,
    pub doubled: Vec<String>,
    /// Everything else that should not be.
    pub wrong: Vec<String>,
}

impl Found {
    pub fn is_fine(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty() && self.wrong.is_empty()
    }
}

/// Looks at everything.
pub fn check(histories: &Histories, tables: &BTreeMap<String, Stored>) -> (Found, BTreeMap<String, Truth>) {
    let mut found = Found::default();
    let mut truths = BTreeMap::new();
    let histories: Vec<_> = histories.iter().map(|history| history.lock().unwrap()).collect();
    let mut asked: HashMap<&str, Vec<&Request>> = HashMap::new();
    for request in histories.iter().flat_map(|history| &history.requests) {
        asked.entry(&request.table).or_default().push(request);
    }
    for (id, stored) in tables {
        found.lines += stored.lines.len();
        let requests = asked.remove(id.as_str()).unwrap_or_default();
        has_no_gap(id, stored, &mut found);
        is_asked_once(id, stored, &requests, &mut found);
        keeps_promises(stored, &requests, &mut found);
        keeps_order(&requests, &mut found);
        match replay(stored) {
            Ok(truth) => drop(truths.insert(id.clone(), truth)),
            Err(fault) => found.wrong.push(format!("(7) {id} cannot be played again: {fault}")),
        }
    }
    for request in asked.into_values().flatten().filter(|request| matches!(request.fate, Fate::Done { .. })) {
        found.lost.push(format!("(1) the whole table is gone: {request:?}"));
    }
    for history in &histories {
        found.wrong.extend(history.strange.iter().cloned());
        was_shown_the_truth(history, tables, &truths, &mut found);
    }
    (found, truths)
}

fn has_no_gap(id: &str, stored: &Stored, found: &mut Found) {
    let seqs = stored.lines.iter().map(|line| line.seq);
    if !seqs.eq(1..=u32::try_from(stored.lines.len()).unwrap()) {
        found.wrong.push(format!("(2) the log of {id} has gaps"));
    }
}

fn is_asked_once(id: &str, stored: &Stored, requests: &[&Request], found: &mut Found) {
    let known: HashSet<String> = requests.iter().map(|request| name(request)).collect();
    let mut seen = HashSet::new();
    let chairs = stored.opening["chairs"].as_array();
    let is_bot = |seat: u8| chairs.is_some_and(|chairs| chairs[usize::from(seat)]["who"]["t"] == "bot");
    for line in stored.lines.iter().filter(|line| matches!(line.kind(), "act" | "undo")) {
        match &line.request {
            Some(request) if !seen.insert(request) => found.doubled.push(format!("(3) {id}: {request}")),
            Some(request) if !known.contains(request) => {
                found.wrong.push(format!("(6) {id}: nobody asked for {line:?}"));
            }
            Some(_) => {}
            None if line.seat().is_some_and(is_bot) => {}
            None => found.wrong.push(format!("(6) {id}: a person's line without a request: {line:?}")),
        }
    }
}

fn keeps_promises(stored: &Stored, requests: &[&Request], found: &mut Found) {
    let by_request: HashMap<&str, &Logged> =
        stored.lines.iter().filter_map(|line| Some((line.request.as_deref()?, line))).collect();
    for request in requests {
        let line = by_request.get(name(request).as_str()).copied();
        if line.is_some_and(|line| !is_of(line, request)) {
            found.wrong.push(format!("(1) {request:?} became {line:?}"));
        }
        match request.fate {
            Fate::Done { seq, .. } => {
                found.acknowledged += 1;
                if line.is_none_or(|line| line.seq != seq) {
                    found.lost.push(format!("(1) {request:?}: {line:?}"));
                }
            }
            Fate::Refused { sent: 1, .. } if line.is_some() => {
                found.wrong.push(format!("(6) {request:?} was refused and done: {line:?}"));
            }
            Fate::Refused { .. } => {}
            Fate::Unknown => found.unanswered += 1,
        }
    }
}

/// One sweep: the highest line acknowledged so far must lie below whatever is sent after it.
fn keeps_order(requests: &[&Request], found: &mut Found) {
    let done = |request: &&&Request| match request.fate {
        Fate::Done { seq, heard } => Some((seq, heard)),
        Fate::Refused { .. } | Fate::Unknown => None,
    };
    let mut sent: Vec<_> = requests.iter().filter_map(|one| done(&one).map(|(seq, _)| (one.first_sent, seq))).collect();
    let mut heard: Vec<_> = requests.iter().filter_map(|one| done(&one).map(|(seq, heard)| (heard, seq))).collect();
    sent.sort_unstable();
    heard.sort_unstable();
    let (mut heard, mut highest) = (heard.into_iter().peekable(), 0);
    for (moment, seq) in sent {
        while let Some((_, before)) = heard.next_if(|(heard, _)| *heard < moment) {
            highest = highest.max(before);
        }
        if seq <= highest {
            found.wrong.push(format!("(5) line {seq} was asked for when line {highest} was known"));
        }
    }
}

fn was_shown_the_truth(
    history: &History,
    tables: &BTreeMap<String, Stored>,
    truths: &BTreeMap<String, Truth>,
    found: &mut Found,
) {
    let mut highest: HashMap<&str, u32> = HashMap::new();
    for sight in &history.sights {
        found.sights += 1;
        let before = highest.entry(&sight.table).or_default();
        if sight.seq < *before {
            found.wrong.push(format!("(4) {} went back from line {before} to {}", sight.table, sight.seq));
        }
        *before = sight.seq;
        let (Some(stored), Some(truth)) = (tables.get(&sight.table), truths.get(&sight.table)) else {
            found.lost.push(format!("(4) {} was seen and is not there", sight.table));
            continue;
        };
        if let Err(fault) = is_true(sight, stored, truth) {
            found.wrong.push(format!("{fault} at {} line {}", sight.table, sight.seq));
        }
    }
}

fn is_true(sight: &Sight, stored: &Stored, truth: &Truth) -> Result<(), String> {
    if sight.seq as usize > stored.lines.len() {
        return Err("(4) a line was seen that is not there".to_owned());
    }
    if let Some(from) = sight.from
        && !sight.steps.iter().map(|step| step.seq).eq(from + 1..=sight.seq)
    {
        return Err(format!("(4) steps do not lead from line {from}"));
    }
    let Eyes::Seat(own) = sight.eyes else { return Err("(8) a player was shown another's table".to_owned()) };
    // Before it is dealt there is nothing to see; a first line that has not come yet shows nothing either.
    if sight.view.is_some() && sight.view != truth.view(sight.seq, sight.eyes) {
        return Err("(8) the view is another".to_owned());
    }
    for step in &sight.steps {
        let line = &stored.lines[step.seq as usize - 1];
        let acts = line.kind() == "act";
        if step.undo != (line.kind() == "undo") || acts && step.seat != line.seat() {
            return Err(format!("(4) {step:?} is not {line:?}"));
        }
        let shown = sight.over || step.seat == Some(own.0);
        if step.action.is_some() && !shown {
            return Err(format!("(8) the action of another was told: {step:?}"));
        }
        if step.action.as_deref().is_some_and(|action| line.action() != Some(action)) {
            return Err(format!("(4) {step:?} is not {line:?}"));
        }
        if step.events != truth.events(step.seq, sight.eyes) {
            return Err(format!("(8) other things happened in {step:?}"));
        }
    }
    Ok(())
}

/// How a request is called in the log.
fn name(request: &Request) -> String {
    format!("{}:{}", Seat(request.seat), request.id)
}

fn is_of(line: &Logged, request: &Request) -> bool {
    let kind = match &request.wish {
        Wish::Act(action) => line.kind() == "act" && line.action() == Some(action),
        Wish::Undo => line.kind() == "undo",
    };
    kind && line.seat() == Some(request.seat)
}
