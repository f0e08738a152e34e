//! Play in a terminal, line by line: what happened, what I see, what I can do. It needs no colours and no cursor, so it
//! works over a pipe and with a screen reader.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod advice;
mod command;
mod game;
mod lesson;
mod page;
mod seating;
mod things;

pub use advice::advice_text;
pub use game::{End, LineGame};
pub use lesson::LineLesson;
pub use page::{print_rules, print_scores, rule_lines};
pub use seating::{BadSeating, Called, Kind, Seating};
