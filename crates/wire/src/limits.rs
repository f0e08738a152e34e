//! How much of everything there may be: said once, for the server that refuses and for the page that does not let it come
//! to that. `cargo test -p wire` writes these to `web/src/wire/limits.ts`.

macro_rules! limits {
    ($($(#[$why:meta])* $name:ident = $value:expr;)*) => {
        $($(#[$why])* pub const $name: u32 = $value;)*

        /// All of them by name, for other languages.
        pub const ALL: &[(&str, u32)] = &[$((stringify!($name), $name)),*];
    };
}

limits! {
    /// Characters of a name.
    NAME_MOST = 24;
    /// Characters of a login.
    LOGIN_LEAST = 3;
    LOGIN_MOST = 32;
    /// Characters of a password.
    PASSWORD_LEAST = 10;
    PASSWORD_MOST = 200;
    /// Letters of a mail address.
    MAIL_MOST = 254;
    /// Characters of one line of chat.
    CHAT_MOST = 400;
    /// Characters of why somebody was banned.
    WHY_MOST = 200;
    /// Bytes that a player throws into the shuffle.
    NONCE_MOST = 64;
    /// Letters of the id that a client makes up for a request.
    REQUEST_MOST = 36;
    /// Seconds for one decision.
    PACE_LEAST = 10;
    PACE_MOST = 30 * 24 * 3600;
    /// Seconds after which others may let a bot play for somebody whom all wait for and who is not there.
    ABSENT_BOT = 5 * 60;
    /// Seconds after which somebody who has not been seen is no longer asked whether the game may end.
    ABSENT_END = 24 * 3600;
    /// Frames in one answer to a replay.
    FRAMES_MOST = 200;
    /// Bytes of what somebody has chosen for the page.
    CHOICES_MOST = 8 * 1024;
    /// Moves of a pupil in one lesson.
    LESSON_MOVES_MOST = 400;
}

/// The levels of bots that people may play against, the weakest first.
pub const LEVELS: [&str; 5] = ["random", "easy", "medium", "hard", "expert"];
