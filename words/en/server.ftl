# What the server says when it does not do something.

server-malformed = This request cannot be read. The protocol is described at /api/openapi.json.
server-nobody-yet = Tell us a name first, or sign in.
server-wrong-password = There is nobody with this login and password.
server-login-taken = This login is taken; choose another.
server-not-yours = This is for somebody else to do.
server-not-found = There is no such thing here, or it is private.
server-bad-setup = A table cannot be set up like that.
server-seat-taken = Somebody sits there already.
server-wrong-moment = This cannot be done at this point of the table.
server-not-an-action = This is not an action of the game.
server-illegal = This is against the rules.
server-stale = You have acted since; look at the table again.
server-no-undo = There is nothing to take back.
server-no-undo-chance = Take back: chance has decided
server-no-undo-seen = Take back: something was turned up
server-no-undo-somebody-else = Take back: { $seat } has answered
server-no-hints = There are no hints at this table.
server-too-fast = That was too much at once. Wait a moment and try again.
server-too-large = This message is too long.
server-busy = The server is busy or being restarted. Try again in a moment.
server-other-rules = This table was begun with other rules or components than this server has. Its host can finish it on the older version.
server-internal = Something went wrong on our side. It has been written down.

server-bad-name = A name has { $least } to { $most } characters and is not only blanks.
server-odd-name = A name is made of letters of one script, digits and plain marks.
server-same-name = Somebody with a name like yours sits here already; take another name first.
server-bad-login = A login has { $least } to { $most } letters, digits, dots, dashes or underscores.
server-bad-password = A password has { $least } to { $most } characters.
server-weak-password = This password is one of the first that somebody would try. Choose another; a few words that have nothing to do with each other are good.
server-gone = Somebody
server-bad-nonce = What you throw into the shuffle has at most { $most } characters.
server-bad-request-id = A request id has { $least } to { $most } letters, digits or dashes.
server-bad-chat = A line of chat has { $least } to { $most } characters.
server-bad-pace = A player may think for 10 seconds to 30 days.
server-bad-level = There is no bot of this level here.
server-one-chair-each = You already sit at this table.
server-many-tables = You have many unfinished tables already; finish or leave one first.
server-many-shows = You have opened several tables for bots alone already; let one of them end first.
server-still-running = The game is still running; only your own view of it can be shown.
server-no-such-thing = There is no such thing on this table.
server-still-there = This player is here, or has not been away for long.
server-resigned = Who has resigned does not play on.
server-stopping = The server is being restarted; your game goes on in a moment.
server-slow = The connection could not keep up and was closed.
server-banned = You may not play here any more. If this is a mistake, write to those who run this server.
server-silenced = You may not speak here at the moment.
server-signed-out = You have been signed out.

server-page-title = Ballyhoo
server-page-intro = The server is running. This build carries no page; here is what it offers to programs.

server-cli-serving = Serving { $address }
server-cli-kept-in-file = Tables are kept in { $file }
server-cli-kept-in-database = Tables are kept in PostgreSQL.
server-cli-former-data = There is a folder { $folder } here from an earlier version. To go on with its tables, add --data { $folder }.
server-cli-misspelt = { $variable } is no setting and is ignored. The settings are { $known }.
server-cli-no-components = A server deals every game with its own components, so that all players hold the same cards. Use --components with play, simulate, arena and the other commands for records.
server-cli-failed = It did not work: { $why }
server-cli-backed-up = Everything is copied to { $file }.
server-cli-exported =
    { $count ->
        [one] One record was written to { $folder }.
       *[other] { $count } records were written to { $folder }.
    }
server-cli-nobody = There is nobody called “{ $whom }” here, and it is no address.
server-cli-no-such = There is nothing like that: { $about }
server-cli-done = Done: { $deed } { $about }
server-cli-report = { $report }: { $reason }, { $person } reported by { $reporter } at table { $table }: { $text }
server-cli-reports =
    { $count ->
        [0] No report is waiting.
        [one] One report is waiting.
       *[other] { $count } reports are waiting.
    }
server-cli-ban = { $what } { $whom } { $why }
server-cli-bans =
    { $count ->
        [0] Nobody is banned.
        [one] One ban holds.
       *[other] { $count } bans hold.
    }
server-cli-kept = { $keeper }: { $deed } { $about } { $why }
server-cli-broken = table { $table } ({ $game }) cannot go on from line { $line }: { $why }
server-cli-checked =
    { $broken ->
        [0] All { $tables } unfinished tables can go on with this version.
       *[other] { $broken } of { $tables } unfinished tables cannot go on with this version.
    }
server-cli-bench-tables = { $tables } tables, { $sockets } sockets
server-cli-bench-actions = { $actions } actions, { $rate } a second ({ $skipped } skipped because nobody could act)
server-cli-bench-time = from action to all seats: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $worst } ms
server-cli-bench-memory = memory a table: { $seated } kB when seated, { $played } kB after play
