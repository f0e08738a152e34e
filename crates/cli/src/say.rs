//! Sentences that belong to no table.

use serde::Serialize;
use table::Say;
use words::Catalogue;

use crate::fail::{Fail, printing};
use std::io::Write;

/// A message in words; no players are in it.
pub fn say(message: &Say) -> String {
    Catalogue::english().render(message, &[]).unwrap_or_else(|(text, _)| text)
}

/// A message without gaps, whose key is made up at run time.
pub fn word(key: String) -> String {
    say(&Say::new(key))
}

/// Prints lines to standard output.
pub fn print(text: &str) -> Result<(), Fail> {
    std::io::stdout().lock().write_all(text.as_bytes()).map_err(printing)
}

/// Prints a value for machines.
pub fn print_json(value: &impl Serialize) -> Result<(), Fail> {
    let text = serde_json::to_string_pretty(value).map_err(|error| printing(error.into()))?;
    print(&format!("{text}\n"))
}
