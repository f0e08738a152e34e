//! Setting text in lines.

/// How wide a table drawn in characters may be.
pub const WIDTH: usize = 100;

/// Breaks a paragraph into lines of at most [`WIDTH`]; the lines after the first are set in by `indent`.
pub fn wrap(text: &str, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| line.chars().count());
        if used + 1 + word.chars().count() > WIDTH && used > indent {
            lines.push(" ".repeat(indent));
        }
        let Some(line) = lines.last_mut() else { continue };
        if !line.trim().is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_and_set_in() {
        let text = wrap(&"word ".repeat(40), 4);
        assert!(text.lines().all(|line| line.len() <= WIDTH));
        assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("    word")));
    }
}
