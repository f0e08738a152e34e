# What the page itself says. What happens in a game stands in the file of that game.

## Everywhere

house = Ballyhoo
house-line = Five carnival games at one table
skip = Skip to the main part
menu = Menu
drawer-close = Close
loading = One moment
lost-title = This tent stands empty
lost-line = There is nothing at { $path }. The front door is that way.
lost-home = To the front door
theme = Light or dark
theme-auto = As the machine
theme-light = Day
theme-dark = Night
speed = Pace of moves
speed-off = Instant
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
volume = Sound
volume-auto = By day
volume-off = Off
volume-quiet = Quiet
volume-on = On
auto = Against bots, play forced steps for me
plain = Boards as words and lists
seat-star = star
seat-moon = moon
seat-heart = heart
seat-clover = clover
seat-diamond = diamond
seat-bell = bell

## Posters

poster-label = { $game }: { $players } players, { $minutes } minutes
poster-players = { $players } players
poster-minutes = { $minutes } min

## Front door

front-tables = Your tables
front-none = No game under way. Pick a poster, or press Play now.
front-lobby = Lobby
front-me-nobody = Your name
front-yours = your turn
front-waiting = waiting for { $who }
front-open = seats open
front-all = all
front-how = How to play
front-how-of = How to play { $game }
front-as = You play as
front-change = change
front-play = Play now
front-play-line = { $game }, { $count ->
    [0] alone
    [one] against a bot
   *[other] against { $count } bots
}
front-open-table = Open a table
front-find = Find a table
# Suggested names: one of the first and one of the second, each list with commas between.
name-first = Jolly, Merry, Lucky, Daring, Nimble, Silent, Golden, Clever, Dapper, Rowdy, Sunny, Velvet, Brassy, Gallant, Zesty, Peppy, Cosmic, Humble, Rusty, Starry
name-second = Juggler, Barker, Acrobat, Fiddler, Tumbler, Magician, Drummer, Clown, Dancer, Strongman, Unicorn, Puppeteer, Baker, Piper, Rider, Whistler, Painter, Sailor, Tinker, Lantern
front-rules-of = Rules of { $game }
front-licences = Licences
front-learn = Learn
licences-title = Licences
licences-own = Ballyhoo is under the MIT licence or the Apache licence 2.0, as you like. The games are the work of their designers.
licences-others =
    { $count ->
        [one] The work of others is in it as well: one package. Open it to read its licence.
       *[other] The work of others is in it as well: { $count } packages. Open one to read its licence.
    }
licences-home = Where { $name } comes from

## Opening a table

open-name = Your name at the table
open-name-hint = No account needed
open-players = Players
open-against = Who sits there
open-me = You
open-bot = Bot, { $level }
open-friend = A friend
level-random = at random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
open-options = Variants
option-off = off
option-on = on
open-pace = Time for a decision
pace-free = as long as you like
pace-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
}
pace-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
pace-days = { $count ->
    [one] a day
   *[other] { $count } days
}
open-private = Only for whoever has the link
open-hints = Hints allowed
open-go-bots = Play now
open-go-friends = Open the table
open-first = { $count ->
    [one] First game: against an easy bot, with notes
   *[other] First game: against { $count } easy bots, with notes
}
open-first-evening = { $count ->
    [one] First evening: against an easy bot, with notes
   *[other] First evening: against { $count } easy bots, with notes
}
open-first-or = Or set the table yourself:
open-invite = Invite friends
open-more = Time, hints and company
open-rules = Read the rules
open-watch = Watch a table
open-no-name = First say who you are

## Lobby and own page

lobby-title = Lobby
lobby-none = No table is waiting for players.
lobby-open = Open a table: bots come at once, friends by link
lobby-sit = Sit down
lobby-watch = Watch
lobby-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-playing = in play
lobby-resume = Go on
me-nobody = Nobody yet
me-name = Your name
me-save = Take this name
me-running = Games under way
me-finished = Finished games
me-no-finished = Nothing finished yet.
me-replay = Replay
me-account = Keep your name and games
me-account-line = A login lets you come back from another machine. Nothing else needs it.
me-login = Login
me-password = Password
me-sign-up = Open an account
me-sign-in = Sign in
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
me-sessions = Where you are signed in
me-session-here = here
me-session-unknown = A browser or program
me-session-end = Sign out there
me-password-old = Your password
me-password-new = New password
me-password-change = Change the password
me-password-changed = Your password is changed. Everybody else is signed out.
me-codes = Write these down and keep them safe. If you forget your password, each of them lets you choose a new one, once. They are not shown again.
me-codes-new = New codes
me-code = One of your codes
me-forgotten = I forgot my password
me-export = Take a copy of everything
me-farewell = Delete my account
me-farewell-sure = Yes, delete it for good
me-signed-in = Signed in as { $login }
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

## Join

join-title = You are invited
join-asks = { $host } asks you to a table of
join-opening = Looking for the table
join-go = Sit down
join-watch = Only watch
join-another = another
join-game = game
join-length = length
join-length-is = about { $minutes } minutes, { $pace } for each decision
join-players = players
join-players-are = { $players }, { $free ->
    [0] no seat free
    [one] one seat free
   *[other] { $free } seats free
}
join-options = variants
join-no-options = the complete game, no variants
join-hints = hints
join-hints-on = allowed
join-hints-off = none
join-begins = begins
join-begins-now = as soon as you sit down
join-begins-full = when every seat is taken
join-host = host
join-yours = yours
join-full-title = Every seat is taken
join-full = { $who } sit here. You can watch the game when it begins.
join-playing-title = The game has begun
join-playing = { $who } are playing. You can watch.
join-yours-title = You sit at this table
join-yours-line = Your seat is waiting for you.
join-yours-go = To the table
join-over-title = This game is over
join-over = You can see it move by move.
join-closed-title = This table was closed
join-closed = The game never began. Ask { $host } for a new invitation, or open a table yourself.
join-none-title = This invitation leads nowhere
join-none = The link may be cut short, or the table is gone. Ask for the link again, or open a table yourself.

## At the table

table-log = Log
table-chat = Chat
table-rules = Rules
table-aid = Player aid
table-menu = Menu
table-hint = Hint
table-hint-thinking = The bot is thinking
table-hint-title = What I would do
table-hint-depth = How much the hint tells
table-hint-close = It is close. Another choice is about as good.
table-hint-no-why = No single reason stands out: it pays later.
table-hint-lay-out = Lay it out
table-hint-where = Where
table-hint-what = Which piece
table-hint-how = The whole turn
table-hint-look = I would look here.
table-hint-piece = I would begin with this.
table-hint-chance = Your chance of winning is then about { $value } %.
table-hint-away = Close the hint
table-undo = Take back
table-waiting = Waiting for { $who }
table-over = The game is over
table-starting = Waiting for players
table-you = { $name }, you
table-acting = to act
table-bot = bot, { $level }
table-away = away, a bot plays
table-not-here = not here now
table-open-seat = open seat
table-players = Players
table-standing = What happened last
table-now = What you can do now
table-watchers = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
}
table-invite = Invite
table-invite-line = Whoever opens this link can sit down.
table-copy = Copy the link
table-copied = Copied
table-qr = The link as a picture for a phone's camera
table-sit = Sit down here
table-fill = Let bots take the open seats
table-leave = Leave the table
table-leave-sure = A bot will play on for you. You can come back at any time.
leaving-title = Leave or end the game
leaving-leave = Leave the table
leaving-leave-yes = Leave
leaving-resign = Resign
leaving-resign-yes = Resign
leaving-resign-on = You lose, and a bot plays on for you. You cannot come back into this game.
leaving-resign-over = You lose, and the game is over.
leaving-end = Ask to end the game
leaving-end-yes = Ask
leaving-end-line = The game ends without a winner when everybody agrees. The next move takes your wish back. Who has not been seen for 24 hours is not asked.
table-resigned = resigned
table-resigned-bot = resigned, a bot plays
table-awaited = has not said yes yet
table-none = There is no such table
table-none-line = If a friend sent you here, ask for the invitation link: a private table opens only by it.
affair = { $what ->
    [left] { $name } left the table. A bot plays on; { $name } may come back.
    [late] { $name } ran out of time. A bot plays on; { $name } may come back.
    [absent] { $name } was missing, and a bot was let in. { $name } may come back.
    [back] { $name } is back.
    [resigned] { $name } resigned.
    [wants_end] { $name } would like to end the game here.
    [plays_on] { $name } wants to play on.
    [ended] { $name } agreed too, and the game is over.
   *[other] { $name } is away. A bot plays on.
}
notice-wants-end = { $count ->
    [one] would like to end the game here, without a winner.
   *[other] would like to end the game here, without a winner.
}
notice-end-yes = End the game
notice-end-no = Play on
notice-end-asked = You asked to end the game. Waiting for { $who }.
notice-missing = { $name } has kept the table waiting for { $minutes } minutes and is not here.
notice-let-bot = Let a bot play
rematch-wants = { $who } wants a rematch. Same seats.
rematch-willing = { $who } { $count ->
    [one] has said yes.
   *[other] have said yes.
}
rematch-waiting = You want a rematch. Waiting for { $who }.
rematch-free = { $count ->
    [one] Somebody does not want to play now: fill the seat at the table.
   *[other] { $count } do not want to play now: fill their seats at the table.
}
rematch-table = To the table
rematch-no = Not now
table-leave-sure = Leave? A bot plays on for you until you come back.
table-away-you = You left, and a bot plays for you.
table-take-over = Take over from the bot
table-sound = Sound
table-close = Close the table
table-back = Back to the front door
table-clock = { $time } left
table-clock-out = time is up
table-fair = Fair shuffle
table-fair-line = The shuffle was fixed before the first card: this is its seal.
table-settings = Settings
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = muted
chat-on-its-way = on its way…
chat-not-said = This was not said. { $why }
rule-open = Open rule { $rule }
rules-find = Find in the rules
rules-print = Print
rules-ways = More about this game
rules-none = No rule speaks of that.
refused-title = Not possible
refused-rule = Rule { $rule }
net-lost = The connection is lost. Trying again { $seconds ->
    [0] now
    [one] in a second
   *[other] in { $seconds } seconds
}.
net-lost-pending = The connection is lost. Your last move is not confirmed yet; it will be sent again.
net-again = Try now
net-sending = Sending
net-reload = There is a new version of this page.
net-reload-now = Reload

## First-time notes

notes-label = A note
notes-spoken = { $text } F6 leads to this note.
notes-got-it = Got it
notes-no-more = No more notes
notes-farewell = No more notes. The menu brings them back.
notes-setting = Notes when something happens for the first time
notes-where-bots = Against bots
notes-where-always = At every table
notes-where-off = Off
notes-again = Show notes again
notes-again-done = Every note will come once more.

## The generic board

## The end

end-won = { $who } { $count ->
    [one] wins
   *[other] win
}
end-you-won = You win
end-you-lost = { $who } { $count ->
    [one] wins
   *[other] win
}, you are { $place }
end-nobody = Nobody wins
end-alone = { $result ->
    [won] You win
   *[lost] You lose
}
end-alone-other = { $result ->
    [won] { $who } wins
   *[lost] { $who } loses
}
end-alone-rank = { $line }: { $rank }
end-agreed = Ended by agreement
end-you-resigned = You resigned
end-you-won-resigned = You win: { $gone } resigned
end-won-resigned = { $who } { $count ->
    [one] wins
   *[other] win
}: { $gone } resigned
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-breakdown = Where the points come from
end-rematch = Play again
end-rematch-go = To the next game
end-replay = Replay
end-graph = The score, move by move
end-close = Look at the board
end-show = Show the result
score-caption = Points by line and player
score-total = Total
score-tie = tie: { $what }

## Replay

replay-title = Replay
replay-step = Step { $step } of { $count }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-eyes = Seen by
replay-eyes-all = all cards open
replay-eyes-public = a bystander
replay-share = Link to this moment
replay-download = Download the record
replay-verify = Prove the shuffle
replay-proved = Proved: the shuffle is the one that was sealed before the game, and every move replays.
replay-proved-unfinished = Proved: the shuffle is the one that was sealed before the game, and every move up to its early end replays.
replay-not-proved = Not proved: { $fault }
replay-not-over = The game is still being played; its replay opens when it is over.
replay-deal = The deal

# A finished game looked at again
analysis-title = Analysis
analysis-thinking = A bot plays the game over, and thinks twice about what looks like a mistake. That may take a minute.
analysis-lead = What a strong bot expects for each player after every step, knowing only what that player knew.
analysis-up = 100 % is sure of the first place, 0 % of the last.
analysis-up-alone = 100 % is the best result there is, 0 % the worst.
analysis-along = turns
analysis-band = The pale band shows how far the bot may be off: { $noise } either way.
analysis-percent = { $share } %
analysis-moment = Turn { $turn }
analysis-costly = The costliest choices
analysis-sure = Each was thought about again at least six times with other dice, and stands only if its cost is more than twice its error.
analysis-none = No choice cost anything that is beyond doubt. Well played.
analysis-choice = { $name }, turn { $turn }: cost { $cost } %, give or take { $error }
analysis-when = { $heading }
analysis-made = Chosen: { $action }
analysis-better = Better: { $action }
analysis-show = Opens the moment before it

## The board of Carnival

## Shapes in hand

shape-move = Move the shape
shape-left = Left
shape-right = Right
shape-up = Up
shape-down = Down
shape-turn = Turn
shape-flip = Flip

## The board of Mardi Gras

# The shelf: what every board offers beside its own moves.
shelf-cancel = Cancel
shelf-for-you = chosen for you; touch another to change
shelf-choose = Choose on the board
tabs-lit = There is something to choose here
shelf-wait = One moment
price-is = Costs { $what }
price-tickets = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
price-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
price-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
price-loans = { $count ->
    [one] 1 new loan
   *[other] { $count } new loans
}
happened-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}

happened-undo = { $name } took it back.
happened-again = Show again
happened-why = Why

# The keys of the table.
keys-title = Keys
key-enter = press the red ticket
key-escape = close or let go, the innermost first
key-undo = take back
key-hint = hint
key-lay-out = lay the hint out
key-numbers = choose among lit things
key-arrows = go from lit thing to lit thing
key-explain = what is this?
key-plain = press the plain ticket
key-log = the log
key-skip = show at once what is still moving
key-keys = this list
key-others = Every other key is printed on its ticket.

# The table in words.
generic-choices = What you may do
generic-filter = Type to find
generic-more = { $count ->
    [one] 1 more: type to find it, or choose on the table.
   *[other] { $count } more: type to find one, or choose on the table.
}
generic-lit = { $count ->
    [one] 1 thing can be chosen.
   *[other] { $count } things can be chosen.
}
net-no-line = There is no connection at the moment.

# Lessons.
learn-title = Learn to play
learn-line = Short lessons at a real table. Nobody waits for you, and nothing can go wrong: a slip is told and taken back.
learn-of = Learn { $game }
learn-lesson = Lesson: { $title }
learn-count = { $done } of { $count } done
learn-none = no lessons yet
learn-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
learn-was-done = done
learn-pupil = pupil
learn-partner = plays along
learn-guest = Guest
learn-calm = a lesson, nobody waits for you
learn-coach = The coach
learn-step = Step { $number } of { $count }
learn-bulbs = { $done } of { $count } steps done
learn-left =
    { $minutes ->
        [one] about 1 minute left
       *[other] about { $minutes } minutes left
    }
learn-leave = Leave
learn-show = Show me
learn-skip = Skip step
learn-tried = { $what }? That would bring:
learn-done = Lesson done
learn-next = Next lesson: { $title }
learn-all = All lessons
learn-again = Once more
learn-first = First lesson
learn-go-on = Go on with lesson { $number }
learn-play = Just play
learn-rules = The whole rulebook
learn-no-such = There is no such lesson.
