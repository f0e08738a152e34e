//! Games: actions as text, and whole courses of play.

use crate::head;
use catalog::{AnySitting, Entry, Replaced, Table};
use std::sync::OnceLock;
use table::{Eyes, Seat, Seed, Setup};

/// So far a game is looked at by its text.
const DEPTHS: [usize; 3] = [0, 8, 40];

/// A game by its id, and some moments of it.
type Moments = (&'static str, Vec<Box<dyn AnySitting>>);

/// Some moments of every game, to try a text at.
fn moments() -> &'static [Moments] {
    static MOMENTS: OnceLock<Vec<Moments>> = OnceLock::new();
    MOMENTS.get_or_init(|| {
        let of = |entry: &Entry| DEPTHS.iter().filter_map(|depth| at_depth(entry, *depth)).collect();
        catalog::all().iter().map(|entry| (entry.about.id, of(entry))).collect()
    })
}

fn at_depth(entry: &Entry, depth: usize) -> Option<Box<dyn AnySitting>> {
    let last = *entry.about.players.last()?;
    let mut sitting = entry.deal(&Setup::new(last), &Replaced::new(), Seed::from_text("fuzz").key(&[])).ok()?;
    for step in 0..depth {
        let seat = sitting.to_act().iter().next()?;
        let offers = sitting.legal(seat);
        sitting.act(seat, &offers[step * 7 % offers.len()].action).ok()?;
    }
    Some(sitting)
}

/// A text is an action that is done, and written in one way alone; or it is refused, and nothing has changed. The first
/// line names the game.
pub fn notation(bytes: &[u8]) {
    let Some((game, text)) = head(bytes) else { return };
    let Some((_, moments)) = moments().iter().find(|(id, _)| *id == game) else { return };
    for moment in moments {
        for seat in Seat::all(moment.players() + 1) {
            try_text(&**moment, seat, text);
        }
    }
}

fn try_text(before: &dyn AnySitting, seat: Seat, text: &str) {
    let mut after = before.clone_box();
    let Ok(acted) = after.act(seat, text) else {
        assert_eq!(after.digest(), before.digest(), "{text:?} was refused and has changed something");
        return;
    };
    let listed = before.legal(seat).iter().any(|offer| offer.action == acted.notation);
    assert!(listed, "{text:?} was done as {:?}, which was not offered", acted.notation);
    let mut again = before.clone_box();
    let same = again.act(seat, &acted.notation).is_ok_and(|same| same.notation == acted.notation);
    assert!(same && again.digest() == after.digest(), "{:?} is another action than {text:?}", acted.notation);
}

/// A course of play: bytes choose the game, the setup, the seed, and then what is done. What is offered can be done and
/// what is not cannot; every pair of eyes can look at any moment; the record of it can be replayed.
pub fn play(bytes: &[u8]) {
    let [game, setup, seed, choices @ ..] = bytes else { return };
    let all = catalog::all();
    let entry = &all[usize::from(*game) % all.len()];
    let setups = Setup::variants(entry.about.players, entry.about.options);
    let setup = &setups[usize::from(*setup) % setups.len()];
    let names = vec![String::from("Ada"); usize::from(setup.players)];
    let seed = Seed::from_text("fuzz").in_series(u64::from(*seed));
    let Ok(mut table) = Table::open(entry, setup, &Replaced::new(), names, seed, Vec::new()) else { return };
    for (step, choice) in choices.iter().enumerate() {
        let Some(seat) = table.sitting().to_act().iter().next() else { break };
        match choice {
            // Now and then something is taken back,
            255 => drop(table.undo(seat)),
            // or the wrong seat wants to act,
            254 => try_wrong(&mut table, seat),
            _ => choose(&mut table, seat, usize::from(*choice)),
        }
        glance(table.sitting(), step);
    }
    for eyes in all_eyes(table.sitting()) {
        look(table.sitting(), eyes, 0, 1);
    }
    check_record(entry, &table);
}

fn choose(table: &mut Table, seat: Seat, choice: usize) {
    let offers = table.sitting().legal(seat);
    assert!(!offers.is_empty(), "seat {seat} is asked and has no choice");
    // Few bytes reach far into a long list.
    let offer = &offers[choice * offers.len().div_ceil(254) % offers.len()];
    let done = table.act(seat, &offer.action);
    assert!(done.is_ok(), "{} was offered and refused: {:?}", offer.action, done.err());
}

fn try_wrong(table: &mut Table, seat: Seat) {
    let offers = table.sitting().legal(seat);
    let before = table.sitting().digest();
    for other in Seat::all(table.sitting().players()).filter(|other| !table.sitting().to_act().contains(*other)) {
        let refused = offers.iter().all(|offer| table.sitting().clone_box().act(other, &offer.action).is_err());
        assert!(refused, "seat {other} may act although it is not asked");
    }
    assert_eq!(table.sitting().digest(), before);
}

/// Of the things on a table so many are passed over for each that is asked about while a game goes on.
const PASSED_OVER: usize = 8;

fn all_eyes(sitting: &dyn AnySitting) -> impl Iterator<Item = Eyes> + use<> {
    Seat::all(sitting.players()).map(Eyes::Seat).chain([Eyes::Public])
}

/// Looks through other eyes after each action, at other things. To look at everything each time would take a hundred
/// times as long as to play, and a fuzzer would see a handful of games in a minute.
fn glance(sitting: &dyn AnySitting, step: usize) {
    let pairs = all_eyes(sitting).count();
    if let Some(eyes) = all_eyes(sitting).nth(step % pairs) {
        look(sitting, eyes, step / pairs % PASSED_OVER, PASSED_OVER);
    }
}

/// Looks through these eyes at every so-many-th thing, from this one on.
fn look(sitting: &dyn AnySitting, eyes: Eyes, first: usize, every: usize) {
    sitting.view(eyes);
    for sheet in sitting.scores(eyes).into_iter().flatten() {
        let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
        assert_eq!(sheet.total(), sum);
    }
    for thing in sitting.things(eyes).into_iter().skip(first).step_by(every) {
        assert!(sitting.explain(eyes, &thing).is_some(), "{thing} does not explain itself");
    }
}

fn check_record(entry: &Entry, table: &Table) {
    let record = table.record();
    let replayed = entry.replay(record, &Replaced::new(), usize::MAX, &mut |_, _, _, _| ());
    let digest = replayed.map(|sitting| sitting.digest());
    assert_eq!(digest.as_ref().ok(), Some(&table.sitting().digest()), "the record leads elsewhere");
}

/// Plays some steps of whatever was dealt.
pub fn play_a_little(mut sitting: Box<dyn AnySitting>) {
    for step in 0..40 {
        let Some(seat) = sitting.to_act().iter().next() else { break };
        let offers = sitting.legal(seat);
        assert!(!offers.is_empty(), "seat {seat} is asked and has no choice");
        let offer = &offers[step * 7 % offers.len()];
        assert!(sitting.act(seat, &offer.action).is_ok(), "{} was offered and refused", offer.action);
        sitting.view(Eyes::Public);
    }
}
