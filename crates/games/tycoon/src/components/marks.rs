//! What all component files have in common: where a part comes from, and numbers that have bounds.

use std::fmt::Display;
use std::ops::RangeInclusive;
use table::{BadParts, Files, Provenance};
use toml::Spanned;

/// Whatever is known, even partly, must say from where.
pub fn check_source(
    files: &Files,
    file: &'static str,
    provenance: Provenance,
    source: &Spanned<String>,
) -> Result<(), BadParts> {
    if provenance != Provenance::Reconstructed && source.get_ref().trim().is_empty() {
        return Err(files.complain(file, source.span(), "a part that is known needs its source"));
    }
    Ok(())
}

/// The number, if it is within its bounds.
pub fn bounded<T: Copy + PartialOrd + Display>(
    files: &Files,
    file: &'static str,
    number: &Spanned<T>,
    bounds: RangeInclusive<T>,
    what: &str,
) -> Result<T, BadParts> {
    let value = *number.get_ref();
    if bounds.contains(&value) {
        return Ok(value);
    }
    let cause = format!("{what} must be from {} to {}, not {value}", bounds.start(), bounds.end());
    Err(files.complain(file, number.span(), cause))
}

/// The text, if it can stand in the notation of actions: small letters, digits and hyphens.
pub fn identifier(files: &Files, file: &'static str, id: &Spanned<String>) -> Result<String, BadParts> {
    let text = id.get_ref();
    let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if text.is_empty() || !text.bytes().all(sound) {
        let cause = format!("an id has small letters, digits and hyphens only, unlike {text:?}");
        return Err(files.complain(file, id.span(), cause));
    }
    Ok(text.clone())
}
