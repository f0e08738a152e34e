//! Setting text in lines.

/// How wide a table drawn in characters may be.
pub const WIDTH: usize = 100;

/// Breaks a paragraph into lines of at most [`WIDTH`]; the lines after the first are set in by `indent`.
pub fn wrap(text: &str, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let (used, begun) = lines.last().map_or((0, false), |line| (line.chars().count(), !line.trim().is_empty()));
        if begun && used + 1 + word.chars().count() > WIDTH {
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

    #[test]
    fn a_line_is_full_before_it_is_broken() {
        let (half, rest) = ("a".repeat(50), "b".repeat(49));
        assert_eq!(wrap(&format!("{half} {rest}"), 0), format!("{half} {rest}"), "100 fit");
        assert_eq!(wrap(&format!("{half} {rest}b"), 2), format!("{half}\n  {rest}b"), "101 do not");
        assert_eq!(wrap(&format!("a {}", "b".repeat(98)), 0).lines().count(), 1);
    }

    #[test]
    fn what_is_longer_than_a_line_has_one_of_its_own() {
        let long = "a".repeat(120);
        assert_eq!(wrap(&long, 4), long, "no empty line before it");
        assert_eq!(wrap(&format!("b {long} c"), 4), format!("b\n    {long}\n    c"));
    }
}
