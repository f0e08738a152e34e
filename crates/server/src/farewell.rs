//! Somebody goes for good: games stay, names go.

use crate::clock;
use crate::entry::{Entry, Opening, Who};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::ledger::Ledger;
use crate::room;
use store::{Logged, Opened, Renamed};
use table::Say;
use wire::Code;
use words::Catalogue;

impl House {
    /// Takes a person's name out of every table, and forgets them.
    pub async fn forget(&self, person: &str) -> Answer<()> {
        let name = Catalogue::english().render(&Say::new("server-gone"), &[]).unwrap_or_else(|(text, _)| text);
        for table in self.store.all_traces_of(person).await? {
            let Some(opened) = self.store.opened(&table).await? else { continue };
            let lines = self.store.log_after(&table, 0).await?;
            self.store.rename_at(&renamed(opened, lines, person, &name)?).await?;
        }
        self.store.forget_person(person, clock::now()).await?;
        self.tell_of_person(person).await
    }
}

fn garbled<T, E>(read: Result<T, E>) -> Answer<T> {
    read.map_err(|_| Refusal::new(Code::Internal))
}

/// The table with another name on this person's chair.
fn renamed(mut opened: Opened, lines: Vec<Logged>, person: &str, name: &str) -> Answer<Renamed> {
    let mut opening: Opening = garbled(serde_json::from_str(&opened.opening))?;
    for chair in &mut opening.chairs {
        if let Who::Person { id, name: own } = &mut chair.who
            && id == person
        {
            name.clone_into(own);
        }
    }
    opened.opening = garbled(serde_json::to_string(&opening))?;
    let mut ledger = Ledger::open(opened.clone())?;
    let mut changed = Vec::new();
    for mut line in lines {
        let mut entry: Entry = garbled(serde_json::from_str(&line.entry))?;
        if let Entry::Sit { person: id, name: own, .. } = &mut entry
            && id == person
        {
            name.clone_into(own);
            line.entry = garbled(serde_json::to_string(&entry))?;
            changed.push((line.seq, line.entry.clone()));
        }
        // A table of other rules cannot be replayed; its name goes all the same.
        let _ = ledger.read_line(&line);
    }
    Ok(Renamed { opened, lines: changed, summary: room::standing(&ledger)?.summary })
}
