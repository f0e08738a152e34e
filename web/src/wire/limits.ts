// Said once in `crates/wire`, for both sides. This file was generated: do not edit it.

export const PROTOCOL = 2;
export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;
export const NAME_MOST = 24;
export const LOGIN_LEAST = 3;
export const LOGIN_MOST = 32;
export const PASSWORD_LEAST = 10;
export const PASSWORD_MOST = 200;
export const MAIL_MOST = 254;
export const CHAT_MOST = 400;
export const WHY_MOST = 200;
export const NONCE_MOST = 64;
export const REQUEST_MOST = 36;
export const PACE_LEAST = 10;
export const PACE_MOST = 2592000;
export const ABSENT_BOT = 300;
export const ABSENT_END = 86400;
export const FRAMES_MOST = 200;
export const CHOICES_MOST = 8192;
export const LESSON_MOVES_MOST = 400;
