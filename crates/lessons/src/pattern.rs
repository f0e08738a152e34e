//! Texts with gaps, and events with only those fields that matter.

use serde_json::Value as Json;
use toml::Value as Toml;

/// Does the text fit? `*` stands for any letters, also for none.
pub fn fits(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(head) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let Some(tail) = parts.pop() else { return true };
    for part in parts {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(tail)
}

/// Does the event fit? A bare text is the kind of event; a table names fields, each a value, a text with gaps, or
/// `{ min = 3, max = 5 }`.
pub fn event_fits(pattern: &Toml, event: &Json) -> bool {
    match pattern {
        Toml::String(kind) => event["event"].as_str().is_some_and(|found| fits(kind, found)),
        _ => value_fits(pattern, event),
    }
}

fn value_fits(pattern: &Toml, value: &Json) -> bool {
    match pattern {
        Toml::String(text) => value.as_str().is_some_and(|found| fits(text, found)),
        Toml::Integer(number) => value.as_i64() == Some(*number),
        Toml::Boolean(wanted) => value.as_bool() == Some(*wanted),
        Toml::Array(items) => value
            .as_array()
            .is_some_and(|found| found.len() == items.len() && items.iter().zip(found).all(|(a, b)| value_fits(a, b))),
        Toml::Table(fields) if is_range(fields) => value.as_i64().is_some_and(|number| within(fields, number)),
        Toml::Table(fields) => fields.iter().all(|(name, field)| value_fits(field, &value[name.as_str()])),
        Toml::Float(_) | Toml::Datetime(_) => false,
    }
}

fn is_range(fields: &toml::Table) -> bool {
    !fields.is_empty() && fields.iter().all(|(name, bound)| (name == "min" || name == "max") && bound.is_integer())
}

fn within(range: &toml::Table, number: i64) -> bool {
    let bound = |name: &str| range.get(name).and_then(Toml::as_integer);
    bound("min").is_none_or(|least| number >= least) && bound("max").is_none_or(|most| number <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn gaps_stand_for_any_letters() {
        assert!(fits("start ferris-* ferris-*", "start ferris-lights ferris-seats"));
        assert!(!fits("start ferris-* ferris-*", "start ferris-lights wild"));
        assert!(fits("*", "") && fits("assign 2 *", "assign 2 5") && fits("roll", "roll"));
        assert!(!fits("roll", "reroll") && !fits("assign * 5", "assign 2 4"));
        assert!(!fits("aba*aba", "aba"));
    }

    #[test]
    fn events_are_known_by_kind_and_fields() {
        let event = json!({ "event": "scored", "seat": 0, "points": 21, "card": { "ride": "ferris" } });
        let wanted = |text: &str| event_fits(&toml::from_str::<toml::Table>(text).unwrap()["e"], &event);
        assert!(wanted("e = 'scored'") && !wanted("e = 'guests'"));
        assert!(wanted("e = { event = 'scored', points = { min = 20 } }"));
        assert!(!wanted("e = { event = 'scored', points = { min = 20, max = 20 } }"));
        assert!(wanted("e = { card = { ride = 'fer*' }, seat = 0 }") && !wanted("e = { seat = 1 }"));
    }
}
