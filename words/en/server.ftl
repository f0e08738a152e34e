# What the server says.

## Why the server does not do something, by kind; shown on the page

server-malformed = This request cannot be read. The protocol is described at /api/openapi.json.
server-nobody-yet = Enter a name first, or sign in.
server-wrong-password = This username and password do not match.
server-login-taken = This username is taken. Choose another.
server-not-yours = Only the host, or the person it belongs to, can do this.
server-not-found = This does not exist, or it is private.
server-bad-setup = These settings do not go together. Choose others.
server-seat-taken = Somebody sits there already.
server-wrong-moment = This table is not at a point where that can be done.
server-not-an-action = This is not an action of the game.
server-illegal = This is against the rules.
server-stale = You have acted since. Look at the table again.
server-no-undo = There is nothing to take back.
# On the button “Take back”, which cannot be pressed. $seat: a player.
server-no-undo-chance = No take-back: dice or cards came up
server-no-undo-seen = No take-back: something was revealed
server-no-undo-somebody-else = No take-back: { $seat } has moved
server-no-hints = There are no hints at this table.
server-too-fast = That was too much at once. Wait a moment and try again.
# In place of the last where it was hints that were asked for.
server-many-hints = Many hints at once: the bot needs a moment. Look at the board yourself, then ask again.
server-too-large = This message is too long.
server-busy = The server is busy or restarting. Try again in a moment.
server-other-rules = This table was begun with other rules or components than this server has. Its host can finish it on the older version.
server-internal = Something went wrong on our side. It has been logged.

## Why the server does not do something, exactly. $least and $most: numbers

server-bad-name = A name has { $least } to { $most } characters and is not just spaces.
server-odd-name = A name can have letters of one script, digits and simple punctuation.
server-same-name = Somebody with a name like yours sits here already. Choose another name first.
server-bad-login = A username has { $least } to { $most } letters, digits, dots, dashes or underscores.
server-bad-password = A password has { $least } to { $most } characters.
server-weak-password = This password is too easy to guess. Choose another, such as a few words that have nothing to do with each other.
# In place of the name of a player who has deleted the account.
server-gone = Somebody
server-bad-nonce = What you add to the seed has at most { $most } characters.
server-bad-request-id = A request id has { $least } to { $most } letters, digits or dashes.
server-bad-chat = A line of chat has { $least } to { $most } characters.
server-bad-pace = The time per decision must be between 10 seconds and 30 days.
server-bad-level = There is no bot of this level here.
server-one-chair-each = You already sit at this table.
server-many-tables = You already have many unfinished tables. Finish or leave one first.
server-many-shows = You have several tables with only bots already. Wait until one of them has finished.
server-still-running = The game is still being played. Only your own view of it can be shown.
server-no-such-thing = There is no such thing on this table.
server-sent-away = The host has removed you from this table.
server-long-log = This table has seen too much leaving and taking back. Play on, or resign.
server-still-there = This player is here, or has not been away for long.
server-resigned = You cannot play on after resigning.
server-stopping = The server is restarting. Your game goes on in a moment.
server-slow = The connection could not keep up and was closed.
server-banned = You can no longer play here. If this is a mistake, write to the people who run this server.
server-silenced = You cannot chat here at the moment.
server-signed-out = You have been signed out.
server-no-mail = This server does not send email. Use one of your recovery codes.
server-bad-mail = This is not an email address.
server-dead-letter = This link has been used or is too old. Ask for a new one.
server-letter-sent = We sent an email to this address a moment ago. Look for it, and check your spam folder.
server-keepers-ban = This person looks after the server too. Only its host can ban them.

## Letters to people: the subject, what stands before the link, and what stands after it. $login: the name to sign in with, $place: the address of the server

server-letter-confirm-subject = Confirm your email address
server-letter-confirm = Somebody gave this address for the account { $login } at { $place }. If it was you, open this link within a day:
server-letter-confirm-not = If it was not you, do nothing. We will not write to you again.
server-letter-recover-subject = A new password for { $login }
server-letter-recover = Somebody asked for a new password for your account { $login } at { $place }. If it was you, open this link within an hour and choose a new one:
server-letter-recover-not = If it was not you, do nothing. Your password stays as it is.

## In place of the page, where the server was built without one

server-page-title = Ballyhoo
server-page-intro = The server is running. This build has no page. This is what it offers to programs:

## At the terminal of whoever runs a server. What begins with -- is typed as it is

server-cli-serving = Serving { $address }
server-cli-kept-in-file = Tables are kept in { $file }.
server-cli-kept-in-database = Tables are kept in PostgreSQL.
server-cli-former-data = There is a folder { $folder } here from an earlier version. To go on with its tables, add --data { $folder }.
# $known: a list.
server-cli-misspelt = { $variable } is not a setting and is ignored. The settings are { $known }.
server-cli-no-components = A server deals every game with its own components, so that all players hold the same cards. Use --components with play, simulate, arena and the other commands for records.
server-cli-failed = That failed: { $why }
# $why: what the program or the system said.
server-cli-unwell = The server is not well: { $why }
server-cli-backed-up = Everything was copied to { $file }.
server-cli-exported =
    { $count ->
        [one] 1 record was written to { $folder }.
       *[other] { $count } records were written to { $folder }.
    }
# $whom: what was typed.
server-cli-nobody = There is nobody called “{ $whom }” here, and it is not an address.
server-cli-no-such = Not found: { $about }
# $deed: a command.
server-cli-done = Done: { $deed } { $about }
server-cli-report = { $report }: { $reason }, { $person } reported by { $reporter } at table { $table }: { $text }
server-cli-reports =
    { $count ->
        [0] No report is waiting.
        [one] 1 report is waiting.
       *[other] { $count } reports are waiting.
    }
# $what: a command.
server-cli-ban = { $what } { $whom } { $why }
server-cli-bans =
    { $count ->
        [0] Nobody is banned.
        [one] 1 ban is in force.
       *[other] { $count } bans are in force.
    }
# $keeper: who did it; $deed: a command; $about: to whom.
server-cli-kept = { $keeper }: { $deed } { $about } { $why }
server-cli-broken = table { $table } ({ $game }) cannot go on from line { $line }: { $why }
server-cli-checked =
    { $broken ->
        [0] All { $tables } unfinished tables can go on with this version.
       *[other] { $broken } of { $tables } unfinished tables cannot go on with this version.
    }
server-cli-bench-tables = { $tables } tables, { $sockets } sockets
server-cli-bench-actions = { $actions } actions, { $rate } per second ({ $skipped } skipped because nobody could act)
server-cli-bench-time = from action to all seats: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $worst } ms
server-cli-bench-memory = memory per table: { $seated } kB when seated, { $played } kB after play
server-cli-bench-idle = { $sockets } idle sockets: { $memory } MB in all, { $each } kB for each
server-cli-bench-watchers = { $watchers } watchers of one table, { $actions } actions: half of the watchers know after { $middle } ms; the last one after { $half } ms in half of the cases, within { $most } ms in 99 of 100, after { $worst } ms at worst ({ $missed } messages missed)
server-cli-bench-soak = after { $minute } min: { $memory } MB
