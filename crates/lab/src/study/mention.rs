//! What a sentence of the engine speaks of: the cards, places and buttons in the words for an action or an event.

use serde::Serialize;
use table::{Arg, Say, Seat};

/// Where in a sentence something is named: the sentence, and the gap that it fills.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Group {
    /// The key of the sentence.
    pub key: String,
    /// The gap; nothing for a sentence that names nothing: then the sentence itself is the thing.
    pub gap: Option<String>,
}

/// Something that is named, in a form that is equal for equal things.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ItemKey {
    pub group: Group,
    /// What fills the gap, as JSON.
    pub what: String,
}

/// Something that is named, and the sentence in which it was met first, seats made alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    pub key: ItemKey,
    pub what: Option<Arg>,
    pub say: Say,
}

/// The player whom a sentence is about comes first, all others second.
fn alike(arg: &Arg, own: Seat) -> Arg {
    match arg {
        Arg::Seat(seat) => Arg::Seat(Seat(u8::from(*seat != own))),
        Arg::Say(say) => Arg::Say(Box::new(all_alike(say, own))),
        Arg::List(items) => Arg::List(items.iter().map(|item| alike(item, own)).collect()),
        Arg::Number(_) | Arg::Name(_) => arg.clone(),
    }
}

fn all_alike(say: &Say, own: Seat) -> Say {
    Say { key: say.key.clone(), args: say.args.iter().map(|(name, arg)| (name.clone(), alike(arg, own))).collect() }
}

/// Whom an event is about: the first player that it names.
pub(super) fn whom(say: &Say) -> Option<Seat> {
    say.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

/// Everything that a sentence about this player names, each once. Numbers are amounts in events, and left out there.
pub(super) fn mentions(say: &Say, own: Seat, numbers: bool) -> Vec<Item> {
    let say = all_alike(say, own);
    let mut items: Vec<Item> = Vec::new();
    for (gap, arg) in &say.args {
        let named: Vec<&Arg> = match arg {
            Arg::List(list) => list.iter().collect(),
            one => vec![one],
        };
        for what in named.into_iter().filter(|arg| counts(arg, numbers)) {
            let group = Group { key: say.key.to_string(), gap: Some(gap.to_string()) };
            let key = ItemKey { group, what: serde_json::to_string(what).unwrap_or_default() };
            if items.iter().all(|item| item.key != key) {
                items.push(Item { key, what: Some(what.clone()), say: say.clone() });
            }
        }
    }
    if items.is_empty() {
        let key = ItemKey { group: Group { key: say.key.to_string(), gap: None }, what: String::new() };
        items.push(Item { key, what: None, say });
    }
    items
}

fn counts(arg: &Arg, numbers: bool) -> bool {
    match arg {
        Arg::Name(_) | Arg::Say(_) => true,
        Arg::Number(_) => numbers,
        Arg::Seat(_) | Arg::List(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::words::{name, names};

    #[test]
    fn a_sentence_names_what_fills_its_gaps() {
        let say = Say::new("took").with("seat", Seat(2)).with("card", name("Lion")).with("coins", 3);
        let found = |numbers| -> Vec<Option<String>> {
            mentions(&say, Seat(2), numbers).into_iter().map(|item| item.key.group.gap).collect()
        };
        assert_eq!(found(false), [Some("card".to_owned())]);
        assert_eq!(found(true), [Some("card".to_owned()), Some("coins".to_owned())]);
        assert_eq!(whom(&say), Some(Seat(2)));
    }

    #[test]
    fn equal_cards_of_a_list_are_named_once_and_players_are_all_alike() {
        let say = |other| {
            Say::new("gave").with("seat", Seat(0)).with("to", Seat(other)).with("cards", names(["a", "b", "a"]))
        };
        assert_eq!(mentions(&say(1), Seat(0), true).len(), 2);
        assert_eq!(mentions(&say(1), Seat(0), true), mentions(&say(3), Seat(0), true));
        let plain = mentions(&Say::new("pass"), Seat(0), true);
        assert_eq!((plain.len(), plain[0].key.group.gap.as_ref()), (1, None));
    }
}
