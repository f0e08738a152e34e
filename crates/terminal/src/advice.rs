//! A bot's advice, as text.

use bots::{Advice, Suggestion};
use table::words::name;
use table::{Arg, Say, Seat, Words};

/// How many suggestions are printed.
const SHOWN: usize = 5;

fn percent(share: f32) -> Arg {
    name(format!("{:.0}", 100.0 * share))
}

/// The outlook, and the best few actions with what is expected to follow.
pub fn advice_text(advice: &Advice, words: &dyn Words) -> String {
    let outlook =
        advice.outlook.iter().zip(0..).map(|(&value, seat)| {
            Say::new("hint-outlook").with("seat", Seat(seat)).with("value", percent(value)).into()
        });
    let headline = Say::new("hint-headline")
        .with("seat", advice.seat)
        .with("iterations", advice.iterations)
        .with("outlook", Arg::List(outlook.collect()));
    let mut text = format!("{}\n", words.say(&headline));
    for (suggestion, number) in advice.suggestions.iter().take(SHOWN).zip(1u8..) {
        text += &suggested(suggestion, number, words);
        if number == 1 {
            text.extend(advice.reasons.iter().map(|reason| format!("   {}\n", words.say(&reason.say))));
        }
    }
    text
}

fn suggested(suggestion: &Suggestion, number: u8, words: &dyn Words) -> String {
    let label = Say::new("hint-suggestion").with("number", number).with("label", suggestion.label.clone());
    let numbers = Say::new("hint-numbers")
        .with("action", name(&suggestion.action))
        .with("value", percent(suggestion.value))
        .with("share", percent(suggestion.share));
    let mut text = format!("\n{}\n   {}\n", words.say(&label), words.say(&numbers));
    let plies: Vec<String> = suggestion
        .line
        .iter()
        .skip(1)
        .map(|ply| words.say(&Say::new("hint-ply").with("seat", ply.seat).with("label", ply.label.clone())))
        .collect();
    if !plies.is_empty() {
        text += &format!("   {}\n", words.say(&Say::new("hint-line").with("line", name(plies.join("; ")))));
    }
    text
}

#[cfg(test)]
mod tests {
    use catalog::{Replaced, all};
    use table::{Say, Seed, Setup};
    use words::Catalogue;

    #[test]
    fn every_reason_of_every_game_has_words() {
        for entry in all() {
            let setup = Setup::new(entry.about.players[0]);
            let Ok(sitting) = entry.deal(&setup, &Replaced::new(), Seed::from_text("why").key(&[])) else {
                panic!("{} cannot be dealt", entry.about.id)
            };
            for name in bots::reason_names(&*sitting) {
                let say = Say::new(format!("{}-why-{name}", entry.about.id)).with("gain", 2u32);
                assert!(Catalogue::english().render(&say, &[]).is_ok(), "{say:?}");
            }
        }
    }
}
