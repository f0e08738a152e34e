//! What a person types at the prompt.

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The number of a choice, counted from 1.
    Number(usize),
    Help,
    /// What would a bot do?
    Hint,
    /// A rule by its number, or all of them.
    Rules(Option<String>),
    Board,
    /// The table in words.
    Words,
    /// What a thing on the table is.
    What(Option<String>),
    Choices,
    Log,
    Undo,
    Save(Option<String>),
    Quit,
    Empty,
    /// Anything else: an action in notation, or words to look for among the choices.
    Text(String),
}

impl Command {
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty()).map(str::to_owned);
        match (word.to_ascii_lowercase().as_str(), &rest) {
            ("", _) => Command::Empty,
            ("help" | "h" | "?", None) => Command::Help,
            ("hint", None) => Command::Hint,
            ("rules" | "rule", _) => Command::Rules(rest),
            ("board" | "look", None) => Command::Board,
            ("words", None) => Command::Words,
            ("what", _) => Command::What(rest),
            ("choices" | "list", None) => Command::Choices,
            ("log", None) => Command::Log,
            ("undo" | "u", None) => Command::Undo,
            ("save", _) => Command::Save(rest),
            ("quit" | "exit" | "q", None) => Command::Quit,
            (digits, None) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                digits.parse().map_or_else(|_| Command::Text(line.to_owned()), Command::Number)
            }
            _ => Command::Text(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::parse(" 12 "), Command::Number(12));
        assert_eq!(Command::parse("rules MC-3.1"), Command::Rules(Some("MC-3.1".into())));
        assert_eq!(Command::parse("RULES"), Command::Rules(None));
        assert_eq!(Command::parse("save my game.jsonl"), Command::Save(Some("my game.jsonl".into())));
        assert_eq!(Command::parse("q"), Command::Quit);
        assert_eq!(Command::parse("what booth:3"), Command::What(Some("booth:3".into())));
        assert_eq!(Command::parse("words"), Command::Words);
        assert_eq!(Command::parse("hint"), Command::Hint);
        assert_eq!(Command::parse("build wheel seats lights"), Command::Text("build wheel seats lights".into()));
        assert_eq!(Command::parse("99999999999999999999999"), Command::Text("99999999999999999999999".into()));
        assert_eq!(Command::parse(""), Command::Empty);
    }
}
