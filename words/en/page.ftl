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
front-none = No game under way. Pick a poster.
front-lobby = Lobby
front-me-nobody = Your name
front-yours = your turn
front-waiting = waiting for { $who }
front-open = seats open
front-all = all
front-rules-of = Rules of { $game }
front-licences = Licences
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
   *[other] place { $place }
}

## Join

join-title = You are invited
join-opening = Looking for the table
join-go = Come in

## At the table

table-log = Log
table-chat = Chat
table-rules = Rules
table-menu = Menu
table-hint = Hint
table-hint-thinking = The bot is thinking
table-hint-is = A strong bot would: { $what }
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
table-lay-out = Lay it out
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
table-leave-sure = Leave? A bot plays on for you until you come back.
table-leave-now = Leave
table-stay = Stay
table-away-you = You left, and a bot plays for you.
table-take-over = Take over from the bot
table-away-others = A bot plays for { $who }, who has left.
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

## The generic board

## The end

end-won = { $who } { $count ->
    [one] wins
   *[other] win
}
end-you-won = You win
end-nobody = Nobody wins
end-solo = { $points } points
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
replay-step = Move { $step } of { $count }
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
replay-not-proved = Not proved: { $fault }
replay-not-over = The game is still being played; its replay opens when it is over.
replay-deal = The deal

# A finished game looked at again
analysis-title = Analysis
analysis-thinking = A bot plays the game over. That takes some seconds.
analysis-lead = What a strong bot gives each player after every move, knowing only what that player knew.
analysis-percent = { $share } %
analysis-costly = The costliest choices
analysis-none = No choice cost much. Well played.
analysis-choice = Move { $move }, { $name }: cost { $cost } %
analysis-better = Better: { $action }

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
