# What the page itself says. What happens in a game stands in the file of that game.

## Everywhere: the name of the site, waiting, faults of the page

house = Ballyhoo
# Under the name of the site, and in the title of the window.
house-line = Five carnival board games, to play here with friends or against bots
# The first stop of the keyboard on every page.
skip = Skip to the main content
menu = Menu
# Button with a cross.
drawer-close = Close
# While a page or a prompt is on its way.
loading = One moment…
page-trouble = Part of this page could not be loaded. The server may be restarting, or you are offline.
page-trouble-again = Try again
# An address that does not exist. $path: what was asked for.
lost-title = This tent is empty
lost-line = There is no page at { $path }.
lost-home = To the home page

## Settings: a label, and the choices beside it

theme = Light or dark
theme-auto = Same as device
theme-light = Day
theme-dark = Night
# How fast pieces move.
speed = Speed of moves
speed-off = Instant
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
volume = Sound
# On by day, silent at night.
volume-auto = Off at night
volume-off = Off
volume-quiet = Quiet
volume-on = On
# Settings: how much a screen reader is told at a table.
told = Read aloud by a screen reader
# Settings: a choice under “Read aloud by a screen reader”.
told-all = Everything
# Settings: a choice under “Read aloud by a screen reader”.
told-mine = My turns and what concerns me
# Settings: a choice under “Read aloud by a screen reader”.
told-turns = Only my turns
# Switch: a choice without an alternative is made for the player.
auto = Against bots, choose for me when there is only one choice
# Switch: no drawn boards.
plain = Boards as text and lists

## The emblems of the seats, for ears

seat-star = star
seat-moon = moon
seat-heart = heart
seat-clover = clover
seat-diamond = diamond
seat-bell = bell

## Posters of the games. $players: a number or a span such as 2–4; $minutes: a number

# For ears. $line: what the game is about, a sentence.
poster-label = { $game }: { $players } players, { $minutes } minutes. { $line }
poster-players = { $players } players
poster-minutes = { $minutes } min

## Home page

front-tables = Your tables
front-none = No game in progress. Choose a poster, or press “Play now”.
# For somebody who has not played here yet: a heading and three things to do. Before each line stands the name of what to press: “How to play”, “First lesson” and “Play now”.
front-new = New here?
front-new-how = The whole idea of a game in one minute. You find it under every poster.
front-new-learn = A real table with a coach who shows you your first turns. Nothing can go wrong.
front-new-play = At once, against easy bots, with tips as you play. No account needed.
# Link in the head of every page.
front-lobby = Lobby
# Link to one’s own page, before a name was given.
front-me-nobody = Your name
# What a table in the list waits for.
front-yours = your turn
front-waiting = waiting for { $who }
front-open = open seats
# Link to the whole list of one’s tables.
front-all = All
front-how = How to play
# The same link for ears, and nowhere else.
front-how-of = How to play { $game }
# A name follows.
front-as = You play as
# Link to where the name is changed.
front-change = Change
front-play = Play now
# Under that button: the game it starts. $count: how many bots.
front-play-line = { $game }, { $count ->
    [0] alone
    [one] against 1 bot
   *[other] against { $count } bots
}
# The same for somebody who never finished this game; the second where a simpler first game is offered.
front-play-first = Your first game of { $game }: { $count ->
    [one] against 1 easy bot
   *[other] against { $count } easy bots
}, with tips
front-play-evening = Your first evening of { $game }, a little simpler: { $count ->
    [one] against 1 easy bot
   *[other] against { $count } easy bots
}, with tips
front-open-table = Open a table
front-find = Find a table
# Suggested names: one of the first and one of the second, each list with commas between.
name-first = Jolly, Merry, Lucky, Daring, Nimble, Silent, Golden, Clever, Dapper, Rowdy, Sunny, Velvet, Brassy, Zesty, Peppy, Cosmic, Humble, Rusty, Starry
name-second = Barker, Clown, Dancer, Baker, Piper, Rider, Sailor, Tinker, Poet, Seer, Tailor, Tenor, Bear, Tiger, Raven, Fox
# One of the first and one of the second.
name-whole = { $first } { $second }
# Title of the window.
front-rules-of = Rules of { $game }
front-licences = Licenses
front-learn = Learn

## The page of licenses

licences-title = Licenses
licences-own = Ballyhoo is under the MIT license or the Apache license 2.0, whichever you prefer. The games are the work of their designers.
licences-others =
    { $count ->
        [one] It contains 1 package by others. Open it to read its license.
       *[other] It contains { $count } packages by others. Open one to read its license.
    }
# Link to the home of a package. $name: the package.
licences-home = Where { $name } comes from

## Opening a table

open-name = Your name at the table
open-name-hint = No account needed
# Heading: how many players.
open-players = Players
# Heading over the seats; for ears the number of a seat follows.
open-against = At the table
open-me = You
# What can sit in a seat. $level: how good the bot is, see below.
open-bot = Bot, { $level }
open-friend = A friend
# How good a bot is; stands after “bot,”.
level-random = random moves
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
open-options = Variants
# A variant that is only on or off.
option-off = off
option-on = on
# Label of the choice below.
open-pace = Time per decision
# How long a player may think; in the choice, in a list of tables, and before “left” on a clock.
pace-free = no limit
pace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
pace-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
# Two switches.
open-private = Only people with the link can join
open-hints = Allow hints
# The red button: against bots alone, or when friends are to come.
open-go-bots = Play now
open-go-friends = Open the table
# The red button for somebody who has never played this game; the second where a simplified game is offered. $count: bots.
open-first = { $count ->
    [one] First game: against an easy bot, with tips as you play
   *[other] First game: against { $count } easy bots, with tips as you play
}
open-first-evening = { $count ->
    [one] First game, simplified: against an easy bot, with tips as you play
   *[other] First game, simplified: against { $count } easy bots, with tips as you play
}
open-first-or = Or set up the table yourself:
open-invite = Invite friends
# Heading that opens.
open-more = Time, hints and privacy
open-rules = Read the rules
# Link to the lobby.
open-watch = Watch a table
# Why the buttons cannot be pressed yet.
open-no-name = Enter your name first.

## Lobby

lobby-title = Lobby
lobby-none = No table is waiting for players.
# Heading over the posters.
lobby-open = Open a table: play against bots at once, or invite friends by link
lobby-sit = Sit down
lobby-watch = Watch
lobby-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
# Heading over tables that can be watched.
lobby-playing = In progress
lobby-resume = Continue

## One’s own page

# Title, before a name was given.
me-nobody = No name yet
me-name = Your name
me-save = Save
me-running = Games in progress
me-finished = Finished games
me-no-finished = No finished games yet.
me-replay = Replay
# Heading over the account.
me-account = Keep your name and games
me-account-line = An account lets you come back on another device. Everything else works without one.
me-login = Username
me-password = Password
me-sign-up = Create an account
me-sign-in = Sign in
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
# Heading over a list of devices; a device is named by what its browser tells.
me-sessions = Where you are signed in
me-session-here = this device
me-session-unknown = Unknown device
me-session-end = Sign out there
me-password-old = Current password
me-password-new = New password
me-password-change = Change password
me-password-changed = Your password is changed. You are signed out everywhere else.
# Over a list of recovery codes.
me-codes = Write these recovery codes down and keep them safe. If you forget your password, each of them lets you choose a new one, once. They are not shown again.
# Button under the codes.
me-codes-copy = Copy them
me-codes-new = New recovery codes
me-code = A recovery code
me-forgotten = I forgot my password
me-forgotten-line = One of your recovery codes lets you choose a new password, and signs you in.
me-export = Download my data
me-farewell = Delete my account
# What deleting the account means, before the password is asked for.
me-farewell-line = Your name and your sign-ins are deleted. Finished games stay with those who played them, without your name.
me-farewell-sure = Yes, delete it for good
me-signed-in = Signed in as { $login }
# How a finished game went for the reader, in a list; the points follow.
me-place = { $place ->
    [1] won
   *[other] place { $place } of { $players }
}
me-alone = { $place ->
    [1] won
   *[other] lost
}
me-resigned = { $place ->
    [1] won, others resigned
   *[other] resigned
}
me-agreed = ended early
me-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## A mail address for an account. $mail: the address

mail-title = Email
mail-line = If you forget your password, we can send you a link to choose a new one. Your address is used for nothing else.
mail-confirmed = Your address is { $mail }.
mail-waiting = { $mail } is not confirmed yet. Open the link in the email that we sent there.
mail-sent = We sent an email to { $mail }. Open the link in it within a day.
mail-new = Email address
mail-save = Use this address
mail-forget = Forget my address
# Beside the form for a recovery code.
mail-help = Or get a link by email
mail-help-line = If your account has an email address, we can send you a link.
mail-help-send = Send me a link
mail-help-sent = If an account has this address, an email is on its way. The link in it works for an hour.

## The pages behind the links in letters: a title, and what is said afterwards

letter-confirm = Your email address
letter-confirmed = Your address is confirmed. If you forget your password, we can send you a link.
letter-recover = A new password
letter-recovered = Your password is changed, and you are signed in here. You are signed out everywhere else.
letter-choose = Choose this password

## The page of those who look after the server

keeper-title = Looking after the house
keeper-not-you = This page is for those who look after the server.
# $name: a player; $login: the name to sign in with.
keeper-also = { $name } ({ $login })
keeper-reports = Reports
keeper-no-reports = No report is waiting.
# $name: who reported.
keeper-by = Reported by { $name }
keeper-judge = Mute or ban
keeper-unsay = Delete the line
keeper-table = Look at the table
keeper-close = Close the table
keeper-settle = Mark as done
keeper-judge-title = Mute or ban
# Labels of fields.
keeper-whom = Username, player id or address
keeper-what = What
keeper-how-long = How long
keeper-why = Why, for the record
# What somebody may not do, in a list.
keeper-mute = may not chat
keeper-ban = may not play
keeper-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
keeper-for-ever = forever
# $day: a date.
keeper-until = until { $day }
keeper-pass = Apply
keeper-sentences = In force
keeper-no-sentences = Nobody is muted or banned.
keeper-pardon = Lift
keeper-audit = What was done
keeper-no-audit = Nothing yet.
# In a list, between who did it and to whom.
keeper-did-settle = settled a report
keeper-did-ban = banned
keeper-did-mute = muted
keeper-did-pardon = lifted bans and mutes
keeper-did-unsay = deleted a line of chat
keeper-did-close = closed a table
keeper-did-keeper = let somebody look after the house
keeper-did-keeper-off = no longer lets somebody look after the house

## Invitation: what somebody sees who opens a link

# Title of the window.
join-title = You are invited
# Large, the name of the game follows. $host: a person.
join-asks = { $host } invites you to play
join-opening = Looking for the table…
join-go = Sit down
join-watch = Just watch
# Button that suggests another name.
join-another = Another name
# Labels of a list, and what stands beside them.
join-game = Game
join-length = Length
# $pace: see pace-free and the following.
join-length-is = about { $minutes } minutes, time per decision: { $pace }
join-players = Players
join-players-are = { $players } in all, { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
}
join-options = Variants
join-no-options = none, the complete game
join-hints = Hints
join-hints-on = allowed
join-hints-off = none
join-begins = Begins
join-begins-now = as soon as you sit down
join-begins-full = when every seat is taken
# After the name of whoever opened the table.
join-host = host
join-yours = yours
# What became of a table that can no longer be joined: a title and a sentence. $who: names, $host: a person.
join-full-title = Every seat is taken
join-full = At the table: { $who }. You can watch when the game begins.
join-playing-title = The game has begun
join-playing = At the table: { $who }. You can watch.
join-yours-title = You have a seat at this table
join-yours-line = Your seat is waiting for you.
join-yours-go = To the table
join-over-title = This game is over
join-over = You can replay it move by move.
join-closed-title = This table was closed
join-closed = The game never began. Ask { $host } for a new invitation, or open a table yourself.
join-none-title = This invitation does not work
join-none = The link may be incomplete, or the table is gone. Ask for the link again, or open a table yourself.

## At the table: the head, the drawers, the players

table-log = Log
table-chat = Chat
table-rules = Rules
table-aid = Player aid
table-menu = Menu

## At the table: hints

table-hint = Hint
table-hint-thinking = The bot is thinking…
table-hint-title = What I would do
# For ears: the group of the three choices “Where”, “What first”, “The whole turn”.
table-hint-depth = How much the hint shows
table-hint-close = Another choice is just about as good.
table-hint-no-why = No single reason stands out.
table-hint-lay-out = Select it for me
table-hint-where = Where
table-hint-what = What first
table-hint-how = The whole turn
table-hint-look = The best move starts with something in a double ring.
table-hint-piece = Start with what is in the double ring.
# The last two again for ears. $things: a list of names, with the next at its end if it is long.
table-hint-look-at = The best move starts with one of these: { $things }.
table-hint-piece-at = Start with: { $things }.
# $count: more than one.
pointed-more = { $count } more
table-hint-chance = Your chance of winning is then about { $value }%.
table-hint-away = Close the hint

## At the table: what is going on, in the place of the prompt and beside the names

table-undo = Take back
table-waiting = Waiting for { $who }.
table-over = The game is over.
table-starting = Waiting for players.
# The reader’s own name.
table-you = { $name }, you
# After the name of a player whose choice it is.
table-acting = to act
# After the name of a bot. $level: see level-random and the following.
table-bot = bot, { $level }
# After the name of a player who left, or whose connection is gone.
table-away = away, a bot is playing
table-not-here = offline
table-open-seat = open seat
# For ears: names of the parts of the page.
table-players = Players
table-standing = What happened last
table-now = What you can do now
# Table and lesson, for screen readers only: the name of the part of the page where the game is played.
table-board = The board
# Table and lesson, for screen readers only: the name of the lines that were read aloud last.
voice = Read aloud
# Table, for screen readers only: the reader took their own last move back.
# Points that the reader has just got, for ears. $what: what for, a line of the score.
points-heard = Plus { $points }: { $what }.
voice-undone = Taken back.
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

## The waiting room, before a game begins

table-invite = Invite
table-invite-line = Anybody who opens this link can sit down.
table-copy = Copy the link
table-copied = Copied
# For ears.
table-qr = The link as a QR code for a phone’s camera
table-sit = Sit down here
table-fill = Fill the open seats with bots
table-leave = Leave the table

## Leaving, resigning, ending the game together: a button, what it means, and the button that does it

table-leave-sure = A bot will play on for you. You can come back at any time.
leaving-title = Leave or end the game
leaving-leave = Leave the table
leaving-leave-yes = Leave
leaving-resign = Resign
leaving-resign-yes = Resign
leaving-resign-on = You lose, and a bot plays on for you. You cannot come back to this game.
leaving-resign-over = You lose, and the game is over.
leaving-end = Ask to end the game
leaving-end-yes = Ask
leaving-end-line = The game ends without a winner if everybody agrees. The next move cancels your request. Players who have not been here for 24 hours are not asked.
# After a name.
table-resigned = resigned
table-resigned-bot = resigned, a bot is playing
# After the name of a player who is asked for a rematch.
table-awaited = has not said yes yet
# A table that does not exist or is private.
table-none = There is no such table.
table-none-line = If a friend sent you here, ask for the invitation link. A private table opens only by its link.

## What players do beside the game, in the log and over the board. $name: a player

affair = { $what ->
    [sent_away] The host has freed this seat.
    [left] { $name } left the table. A bot plays on; { $name } may come back.
    [late] { $name } ran out of time. A bot plays on; { $name } may come back.
    [absent] { $name } has been away, so a bot plays on. { $name } may come back.
    [back] { $name } is back.
    [resigned] { $name } resigned.
    [wants_end] { $name } would like to end the game here.
    [plays_on] { $name } wants to play on.
    [ended] { $name } agrees too. The game is over.
   *[other] { $name } is away. A bot plays on.
}
# The names stand before it. $count: how many they are.
notice-wants-end = { $count ->
    [one] would like to end the game here, without a winner.
   *[other] would like to end the game here, without a winner.
}
notice-end-yes = End the game
notice-end-no = Play on
notice-end-asked = You asked to end the game. Waiting for { $who }.
notice-missing = { $name } is not here and has kept the table waiting for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
notice-let-bot = Let a bot play
# To somebody who never finished this game and sits at a table with people. A button to “How to play” follows.
notice-new = New to { $game }?

## The next game at the same seats, asked for at the end

rematch-wants = { $who } wants a rematch with the same seats.
rematch-willing = { $who } { $count ->
    [one] has said yes.
   *[other] have said yes.
}
rematch-waiting = You want a rematch. Waiting for { $who }.
# $count: how many players said no.
rematch-free = { $count ->
    [one] 1 player does not want to play now. You can fill the free seat at the table.
   *[other] { $count } players do not want to play now. You can fill the free seats at the table.
}
rematch-table = To the table
rematch-no = Not now

## At the table: coming back, the menu

table-away-you = You left the table. A bot is playing for you.
table-take-over = Take over from the bot
table-sound = Sound
table-close = Close the table
table-back = Back to the home page
# For ears. $time: minutes and seconds, or see pace-hours and pace-days.
table-clock = { $time } left
table-clock-out = time is up
# In the menu: heading and sentence over a seal, a long row of letters and digits.
table-fair = Fair play
table-fair-line = Everything left to chance was fixed before the game began. This is the seal on it.
table-settings = Settings
log-empty = Nothing has happened yet.

## Reporting a player. $name: that player

report-title = Report a player
report-open = Report { $name }
report-why = Why are you reporting { $name }?
report-abuse = Insults, threats or hatred
report-spam = Advertising or spam
report-name = An offensive name
report-spoiling = Spoiling games on purpose
report-other = Something else
report-send = Report
report-done = Thank you. The people who run this server will see it.

## Chat

chat-empty = Nobody has said anything yet.
# The empty field.
chat-say = Say something
chat-send = Send
# Buttons beside a line of chat. $name: who wrote it.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
# In place of what a muted player wrote.
chat-muted = muted
# After one’s own line, until the server has it.
chat-on-its-way = sending…
# $why: a sentence.
chat-not-said = Your message was not sent. { $why }

## Rules and refusals. $rule: the number of a rule

# For ears.
rule-open = Open rule { $rule }
rules-find = Search the rules
rules-print = Print
# For ears: the links to lessons, puzzles and the rest.
rules-ways = More about this game
rules-none = No rule mentions that.
# Over the reason why a move is refused; then a link to the rule.
refused-title = Not possible
refused-rule = Rule { $rule }

## The connection, in a bar over the table

net-lost = The connection is lost. Trying again { $seconds ->
    [0] now
    [one] in 1 second
   *[other] in { $seconds } seconds
}.
net-lost-pending = The connection is lost. Your last move is not confirmed yet. It will be sent again.
net-again = Try now
# In place of the prompt, until the server has the move.
net-sending = Sending…
net-reload = There is a new version of this page.
net-reload-now = Reload

## First-time notes: what something means, when it happens for the first time

# For ears.
notes-label = A note
# For ears. $text: the note.
notes-spoken = { $text } Press F6 to go to this note.
notes-got-it = Got it
notes-no-more = No more notes
notes-farewell = No more notes. You can turn them on again in the menu.
# In the settings: label, choices, a button and what it answers.
notes-setting = Notes when something happens for the first time
notes-where-bots = Against bots
notes-where-always = At every table
notes-where-off = Off
notes-again = Show notes again
notes-again-done = Every note will be shown once more.

## The end: the headline, without a full stop. $who: the winners, $count: how many they are

end-won = { $who } { $count ->
    [one] wins
   *[other] win
}
end-you-won = You win
# $place: see end-place.
end-you-lost = { $who } { $count ->
    [one] wins
   *[other] win
}, and you finish { $place }
end-nobody = Nobody wins
# Games for one player.
end-alone = { $result ->
    [won] You win
   *[lost] You lose
}
end-alone-other = { $result ->
    [won] { $who } wins
   *[lost] { $who } loses
}
# $line: one of the two above; $rank: a title that the game gives.
end-alone-rank = { $line }: { $rank }
end-agreed = Ended by agreement
# $gone: the players who resigned.
end-you-resigned = You resigned
end-you-won-resigned = You win: { $gone } resigned
end-won-resigned = { $who } { $count ->
    [one] wins
   *[other] win
}: { $gone } resigned
# A place in the order of players; on its own, and in sentences of this file and of the games.
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The end: the score and what can be done next

end-breakdown = Where the points come from
end-rematch = Play again
# Button, after a first game that left something out.
end-full-game = The full game
end-rematch-go = To the next game
end-replay = Replay
end-graph = The score, move by move
end-close = Look at the board
end-show = Show the result
# For ears: the name of the table of points.
score-caption = Points by source and player
score-total = Total
# A line that only breaks ties. $what: what is compared.
score-tie = Tie-break: { $what }

## Replay

replay-title = Replay
replay-step = Step { $step } of { $count }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
# For ears: the slider.
replay-scrub = Moment of the game
# Whose hidden cards are shown: the label of a choice, two of its lines; the others are names of players.
replay-eyes = View
replay-eyes-all = everything face up
replay-eyes-public = as a spectator
replay-share = Link to this moment
replay-download = Download the record
replay-verify = Prove it was fair
replay-proved = Proved: everything left to chance was sealed before the game, and every move replays.
replay-proved-unfinished = Proved: everything left to chance was sealed before the game, and every move up to its early end replays.
# $fault: a sentence.
replay-not-proved = Not proved: { $fault }
replay-not-over = The game is still being played. Its replay opens when it is over.
# In place of what happened, before the first move.
replay-deal = The start of the game

## Analysis: a finished game looked at again by a bot

analysis-title = Analysis
analysis-thinking = A bot is going through the game, and looks twice at anything that looks like a mistake. This may take a minute.
analysis-so-far =
    { $seconds ->
        [one] 1 second so far
       *[other] { $seconds } seconds so far
    }
analysis-lead = What a strong bot expects for each player after every move, knowing only what that player knew.
analysis-up = 100% is certain first place, 0% certain last place.
analysis-up-alone = 100% is the best possible result, 0% the worst.
# Under the axis of the graph.
analysis-along = turns
# $noise: see analysis-percent.
analysis-band = The pale band shows how far off the bot may be: { $noise } either way.
analysis-percent = { $share }%
analysis-moment = Turn { $turn }
analysis-costly = The costliest choices
analysis-sure = Each was replayed at least 6 times with different luck, and is listed only if its cost is more than twice its margin of error.
analysis-none = No choice clearly cost anything. Well played.
# $cost and $error: in percent.
analysis-choice = { $name }, turn { $turn }: cost { $cost }%, give or take { $error }%
# $heading: when in the game, such as a round or a day.
analysis-when = { $heading }
analysis-made = Chosen: “{ $action }”
analysis-better = Better: “{ $action }”
# What a press on such a choice does.
analysis-show = Show the moment before this choice

## Shapes in hand: buttons with arrows, for ears

shape-move = Move the shape
shape-left = Left
shape-right = Right
shape-up = Up
shape-down = Down
shape-turn = Turn
shape-flip = Flip
# Boards with shapes, for screen readers only: several pieces of one name, in a list of names.
shape-several = { $count } times { $name }
# Boards with shapes, for screen readers only: over which boxes the shape in hand is held; $cells is a list such as “f3 and f4”.
shape-over = Held over { $cells }.

## The shelf: what every board offers beside its own moves

shelf-cancel = Cancel
# Under the red button, where only one thing could be chosen or one is plainly best.
shelf-for-you = Chosen for you. Choose another to change it.
# On the red button, until something is chosen.
shelf-choose = Choose on the board
# Table and lesson, for screen readers only: what the red ticket does if it is pressed now; $what is its words.
shelf-ready = Enter: { $what }.
# The same, where the ticket has a second line; $more is what it costs or brings.
shelf-ready-more = Enter: { $what }. { $more }.
# For ears: a mark on a tab.
tabs-lit = There is something to choose here
shelf-wait = One moment…
# What a button costs. $what: a list of the following.
price-is = Costs { $what }
price-tickets = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
price-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
price-loans = { $count ->
    [one] 1 new loan
   *[other] { $count } new loans
}

## The line over the board that says what happened

happened-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
happened-undo = { $name } took it back.
happened-again = Show again
happened-why = Why

## The list of keys: a key stands before each

keys-title = Keys
key-enter = Press the red ticket
key-escape = Close or cancel, one thing at a time
key-undo = Take back
key-hint = Hint
key-lay-out = Select what the hint shows
key-numbers = Choose something that is lit; where numbers are lit, the one with this number
key-arrows = Move to the next thing that is lit
key-turn = Turn the shape or tile in hand
key-flip = Flip the shape in hand
key-explain = What is this?
key-plain = Press the plain ticket
key-log = Log
# The name of the long key at the bottom of the keyboard.
key-space = Space
key-skip = Skip the animation
key-keys = This list
key-others = All other keys are printed on their tickets.

## The table in words, without a drawn board

generic-choices = What you may do
generic-filter = Type to find
generic-more = { $count ->
    [one] 1 more. Type to find it, or choose on the board.
   *[other] { $count } more. Type to find one, or choose on the board.
}
generic-lit = { $count ->
    [one] 1 thing can be chosen.
   *[other] { $count } things can be chosen.
}
net-no-line = There is no connection at the moment.

## Lessons

learn-title = Learn to play
learn-line = Short lessons at a real table. Nobody is waiting for you, and nothing can go wrong: mistakes are explained and taken back.
learn-of = Learn { $game }
# For ears.
learn-lesson = Lesson: { $title }
learn-count = { $done } of { $count } done
learn-none = no lessons yet
learn-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# For ears: a tick.
learn-was-done = done
# After the names of the players in a lesson.
learn-pupil = learning
learn-partner = plays along
# In place of a clock.
learn-calm = a lesson, nobody is waiting for you
# For ears.
learn-coach = The coach
learn-step = Step { $number } of { $count }
# For ears: a row of light bulbs.
learn-bulbs = { $done } of { $count } steps done
learn-left =
    { $minutes ->
        [one] about 1 minute left
       *[other] about { $minutes } minutes left
    }
learn-leave = Leave
learn-show = Show me
learn-skip = Skip
# In its place where there is a single question, as in a puzzle: shows the answer.
learn-give-up = Give up
# $what: a choice, without a full stop.
learn-tried = You chose: { $what }.
# On the button “Take back”, which cannot be pressed in a lesson.
learn-no-undo = Mistakes are taken back for you
learn-done = Lesson done
learn-next = Next lesson: { $title }
learn-all = All lessons
# The red button when all lessons are done, none is, or some are.
learn-again = Start again
learn-first = First lesson
learn-go-on = Continue with lesson { $number }
learn-play = Skip the lessons and play
learn-rules = The whole rulebook
learn-no-such = There is no such lesson.

## Puzzles

puzzles-title = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-line = Real positions with one best move. Find it. What you miss comes back after a few others.
# In place of a clock.
puzzles-calm = a puzzle, nobody is waiting for you
# An address that does not exist.
puzzles-no-such = There is no such puzzle.
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-go = Start a puzzle
puzzles-none = no puzzles yet
puzzles-none-such = No puzzle has this theme and this difficulty.
puzzles-all-solved = You have solved all of these.
puzzles-solved = { $done } of { $count } solved.
# After that. $count: puzzles that were missed.
puzzles-back =
    { $count ->
        [0] Nothing to try again.
        [one] 1 to try again.
       *[other] { $count } to try again.
    }
puzzles-level = Difficulty
puzzles-level-name =
    { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
# Any difficulty, any theme.
puzzles-any = any
puzzles-theme = Theme
puzzles-theme-of = { $theme } ({ $done } of { $count })

## Moments: the reader’s costly choices of a finished game, asked again

# In place of a clock.
moments-calm = one of your choices, asked again
# An address that does not exist.
moments-no-such = There is no such choice to ask again.
moments-back = Back to the table
moments-title =
    { $count ->
        [0] Your choices
        [one] 1 choice to reconsider
       *[other] { $count } choices to reconsider
    }
moments-line = These choices cost you most, more than luck can explain. Try them again: nobody is counting.
moments-none = None of your choices stands out as a mistake.
moments-turn = Turn { $turn }.
moments-made = You chose: { $action }
# $cost and $error: in percent.
moments-cost = It lowered your chance of winning by about { $cost } percentage points, give or take { $error }.
moments-cost-alone = It lowered your result by about { $cost } percentage points, give or take { $error }.
moments-ask = Ask me again
