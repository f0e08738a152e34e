//! Files that somebody hands in.

use crate::head;
use catalog::Replaced;
use table::record::Record;
use table::{Arg, Explain, Say, Seat, Seed, Setup};
use words::Catalogue;

/// So many lines of a record are played at most: a fuzzer should look at many records, not at long ones.
const PLAYED: usize = 60;

/// A record that can be read is written as it was read, and is played as far as it goes.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(bad) => return drop(Catalogue::english().render(&bad.explain(), &[])),
    };
    let again = Record::parse(&record.to_string());
    assert!(again.as_ref() == Ok(&record), "it is read back as something else: {again:?}\n{record:?}");
    let Ok(entry) = catalog::find(&record.header.game) else { return };
    let replaced = Replaced::new();
    let replayed = entry.replay(&record, &replaced, PLAYED, &mut |_, _, _, _| ());
    if record.ending.is_some() && record.lines.len() <= PLAYED {
        let proved = entry.verify(&record, &replaced);
        assert!(proved.is_err() || replayed.is_ok(), "what is proved cannot be replayed");
    }
}

/// Words that can be read can be said, whatever is put into their gaps.
pub fn words(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(catalogue) = Catalogue::read("en", &[("fuzz.ftl", text)]) else { return };
    let names = ["Ada".to_owned()];
    let key = |line: &str| line.split_once('=').map(|(key, _)| key.trim().to_owned());
    for key in text.lines().filter_map(key).filter(|key| catalogue.knows(key)) {
        let inner = Say::new("list-and").with("first", 1).with("last", Seat(7));
        let full = Say { key: key.clone().into(), args: Vec::new() }
            .with("n", i64::from(i32::MIN))
            .with("seat", Seat(0))
            .with("name", Arg::Name("{ $n }".into()))
            .with("what", Arg::Say(Box::new(inner)));
        for say in [Say { key: key.into(), args: Vec::new() }, full] {
            let (Ok(_) | Err(_)) = catalogue.render(&say, &names);
        }
    }
}

/// A component file is refused in words, or dealt with and played. The first line is `game/file`.
pub fn parts(bytes: &[u8]) {
    let Some((place, text)) = head(bytes) else { return };
    let Some((game, file)) = place.split_once('/') else { return };
    let Ok(entry) = catalog::find(game) else { return };
    if !entry.files.iter().any(|(name, _)| *name == file) {
        return;
    }
    let replaced = Replaced::from([(file.to_owned(), text.to_owned())]);
    let key = Seed::from_text("fuzz").key(&[]);
    let setup = Setup::new(entry.about.players[0]);
    match entry.deal(&setup, &replaced, key) {
        Ok(sitting) => crate::played::play_a_little(sitting),
        Err(no) => drop(Catalogue::english().render(&no.explain(), &[])),
    }
}
