//! Taking back: against bots until chance decided or something hidden was shown, among people until somebody answered.

use catalog::{AnyEvent, NoUndo, Replaced, Table, find};
use table::{Dice, Eyes, Seat, Seed, Setup};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn open(game: &str, seed: &str) -> Table {
    let entry = find(game).unwrap();
    let players = entry.about.players.iter().copied().find(|players| *players > 1).unwrap();
    let names = (0..players).map(|seat| format!("Seat {seat}")).collect();
    Table::open(entry, &Setup::new(players), &Replaced::new(), names, Seed::from_text(seed), Vec::new()).unwrap()
}

/// Lets one of those who are asked do something.
fn step(table: &mut Table, dice: &mut Dice) -> Option<(Seat, Vec<Box<dyn AnyEvent>>)> {
    let to_act = table.sitting().to_act();
    let asked: Vec<Seat> = to_act.iter().collect();
    let seat = *asked.get(dice.below(u32::try_from(asked.len().max(1)).unwrap()) as usize)?;
    let offers = table.sitting().legal(seat);
    let action = offers[dice.below(u32::try_from(offers.len()).unwrap()) as usize].action.clone();
    Some((seat, table.act(seat, &action).unwrap()))
}

#[test]
fn alone_among_bots_one_takes_back_what_they_have_answered() {
    for game in ["midway", "monsters", "mardi-gras", "grand"] {
        let (mut past_bots, mut dice) = (0, Dice::quick(7));
        for seed in 0..6 {
            let mut table = open(game, &seed.to_string());
            table.sit_alone(ME);
            let mut before = None;
            for _ in 0..400 {
                let (digest, lines) = (table.sitting().digest(), table.record().lines.len());
                let Some((seat, _)) = step(&mut table, &mut dice) else { break };
                if seat == ME {
                    before = Some((digest, lines));
                } else if let (Some((digest, lines)), Ok(())) = (&before, table.may_undo(ME)) {
                    table.undo(ME).unwrap();
                    assert_eq!((&table.sitting().digest(), table.record().lines.len()), (digest, *lines), "{game}");
                    past_bots += 1;
                    before = None;
                }
            }
        }
        assert!(past_bots > 3, "{game}: {past_bots}");
    }
}

#[test]
fn what_another_person_has_answered_stays() {
    for game in ["midway", "monsters"] {
        let (mut answered, mut dice) = (0, Dice::quick(3));
        let mut table = open(game, "people");
        for _ in 0..300 {
            let may = table.may_undo(ME).is_ok();
            let Some((seat, _)) = step(&mut table, &mut dice) else { break };
            if seat == OTHER && may {
                // Not even whether they threw dice or saw something is told.
                assert_eq!(table.may_undo(ME), Err(NoUndo::SomebodyElse(OTHER)));
                assert_eq!(table.undo(ME), Err(NoUndo::SomebodyElse(OTHER)));
                answered += 1;
            }
        }
        assert!(answered > 0, "{game}");
    }
}

/// A card that a bot plays out of its hidden hand was shown to me: what I did before stays. Only where I could work out
/// that it had to hold this card was nothing shown.
#[test]
fn what_a_bot_has_shown_cannot_be_unseen() {
    let (mut shown, mut known, mut dice) = (0, 0, Dice::quick(11));
    for seed in 0..12 {
        let mut table = open("monsters", &format!("shown {seed}"));
        table.sit_alone(ME);
        for _ in 0..400 {
            let may = table.may_undo(ME).is_ok();
            let Some((seat, events)) = step(&mut table, &mut dice) else { break };
            let told: Vec<_> = events.iter().filter_map(|event| event.told(Eyes::Seat(ME))).collect();
            let from_hand = |name: &str| ["land_played", "payment_began"].contains(&name);
            if may && seat == OTHER && told.iter().any(|one| one.event["event"].as_str().is_some_and(from_hand)) {
                match table.may_undo(ME) {
                    Err(_) => shown += 1,
                    Ok(()) => known += 1,
                }
            }
        }
    }
    assert!(shown > 30 && known * 5 < shown, "{shown} were shown, {known} known");
}

#[test]
fn at_first_there_is_nothing_to_take_back() {
    assert_eq!(open("midway", "first").may_undo(ME), Err(NoUndo::Nothing));
}

/// A log is read again by rules, not by imagination: what was judged fair once is taken back whatever this version thinks.
#[test]
fn a_log_is_not_judged_again() {
    let mut dice = Dice::quick(5);
    let mut table = open("midway", "log");
    loop {
        step(&mut table, &mut dice).unwrap();
        if table.may_undo(ME) == Err(NoUndo::SomebodyElse(OTHER)) {
            break;
        }
    }
    assert!(table.take_back(ME).is_ok());
}
