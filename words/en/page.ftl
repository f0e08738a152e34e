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
speed = Motion
speed-off = Still
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
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
poster-midway-1 = Step right up
poster-midway-2 = Carnival
poster-midway-3 = deck and dice on the midway
poster-midway-short = deck and dice
poster-grand-1 = The
poster-grand-2 = Grand
poster-grand-3 = Carnival
poster-grand-short = build the fairground
poster-monsters-1 = Carnival of
poster-monsters-2 = Monsters
poster-monsters-3 = draft, hunt, exhibit
poster-monsters-short = draft, hunt, exhibit
poster-mardi-gras-1 = Mardi
poster-mardi-gras-2 = Gras
poster-mardi-gras-short = krewes and parades
poster-tycoon-1 = Carnival
poster-tycoon-2 = Tycoon
poster-tycoon-3 = roll, draw, pray
poster-tycoon-short = roll and write

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
table-board = Board
table-now = What you can do now
table-choose = Choose a move
table-confirm = Do it
table-choose-first = Choose first
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
table-leave-sure = A bot will play on for you. You can come back.
table-close = Close the table
table-back = Back to the front door
table-return = I am back: take over from the bot
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

generic-group = { $verb }, { $count } ways
generic-yes = yes
generic-no = no
generic-nothing = none
generic-filter = Narrow down

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

midway-board-tableau = Dice tableau
midway-board-steps = Steps of the turn
midway-board-step-pile = Discard pile
midway-board-step-trim = Down to six
midway-board-step-roll = Roll
midway-board-step-build = Build
midway-board-step-refill = Refill to three
midway-board-midway = { $name }'s Midway
midway-board-back = Back to your own
midway-board-hand = Your hand
midway-board-aside = set aside
midway-board-deck = deck { $count }
midway-board-pile = discard { $count }
midway-board-die = a die showing { $face }
midway-board-wild-die = Wild Die
midway-board-choose = Choose what is lit
midway-board-natural = Natural set
midway-board-ride = { $ride }: { $parts }
midway-board-choose-ride = Choose the { $ride }
midway-board-mini =
    { $count ->
        [0] { $ride }, nothing yet
        [one] { $ride }, one part
       *[other] { $ride }, { $count } parts
    }
midway-board-tickets =
    { $count ->
        [0] no Tickets
        [one] one Ticket
       *[other] { $count } Tickets
    }
midway-board-of = of { $count }
midway-board-active = has the turn
midway-board-in-hand = { $count } in hand
midway-board-look = Look at { $name }'s Midway
midway-board-aim = Aim at { $name }
midway-board-short-bumper = Bumpers
midway-board-short-carousel = Carousel
midway-board-short-ferris = Wheel
midway-board-short-coaster = Coaster
midway-board-short-swings = Swings

## The sheet of Carnival Tycoon

tycoon-board-title = { $name }'s lot
tycoon-board-round = round { $round } of { $rounds }
tycoon-board-score = points so far
tycoon-board-lot = The lot
tycoon-board-entrance = Entrance
tycoon-board-rounds = Rounds
tycoon-board-rounds-note = ride points
tycoon-board-staff = Staff
tycoon-board-staff-row = { $staff }: { $hired } of { $boxes }
tycoon-board-attendance = Attendance
tycoon-board-attended = { $attended } of { $capacity } served
tycoon-board-stalls = Stalls
tycoon-board-kind = { $stall }, with a { $face }: { $built } of 2 built
tycoon-board-roll = This roll
tycoon-board-coloured = staff or stall
tycoon-board-die-red = red die, { $face }
tycoon-board-die-blue = blue die, { $face }
tycoon-board-die-white = white die, { $face }
tycoon-board-catalog = Catalog
tycoon-board-catalog-note = level, bonus
tycoon-board-card = { $ride }, level { $level }, bonus { $bonus }
tycoon-board-ride = { $ride }, { $points } points
tycoon-board-stall = { $stall }
tycoon-board-box = A guest at { $at }
shape-move = Move the shape
shape-left = Left
shape-right = Right
shape-up = Up
shape-down = Down
shape-turn = Turn
shape-flip = Flip
tycoon-board-draw = Draw it: { $what }
tycoon-board-draw-why = Why not here?
tycoon-board-fits = At { $at }: it fits.
tycoon-board-not = At { $at }: it does not fit.
midway-board-wild = Wild

## The board of The Grand Carnival

grand-prompt-begin-drawn = Choose a number and what to do
grand-prompt-put-drawn = Put this foundation on an empty lot.
grand-board-fairground = The fairground
grand-board-bigtop = Bigtop
grand-board-entry = Entry
grand-board-space = Empty lot { $space }
grand-board-spot =
    { $tickets ->
        [0] { $spot }
        [one] { $spot }, one ticket
       *[other] { $spot }, { $tickets } tickets
    }
grand-board-guest = Guest on { $spot }
grand-board-barker = Barker on { $spot }
grand-board-in-bigtop =
    { $count ->
        [0] Nobody is in the Bigtop
        [one] One guest is in the Bigtop
       *[other] { $count } guests are in the Bigtop
    }
grand-board-number = Action number { $number }
grand-board-deeds = What to do with { $number }
grand-board-key-place = P
grand-board-key-build = B
grand-board-key-move = M
grand-board-key-pass = X
grand-board-discard = { $count } discarded
grand-board-in-hand = In hand
grand-board-none-left = none left
grand-board-own =
    { $built ->
        [0] You have none of size { $size }
       *[other] You have { $built } of size { $size }, { $sold } with tickets
    }
grand-board-box-guests = Guests who have not come yet
grand-board-box-barkers = Barkers for hire
grand-board-standing-open = { $name }: { $have } of { $need }
grand-board-standing-last-chance = { $name } has one turn left for it: { $have } of { $need }
grand-board-standing-gained = { $name } has it
grand-board-standing-locked = { $name } can no longer gain it
grand-board-last-chance = This turn is your last chance!
grand-board-goals = The Only Show in Town
grand-board-aim = Two attractions of every size, all with tickets, and no construction site showing.
grand-board-next-rank =
    { $points ->
        [one] One more point and you are { $rank }.
       *[other] { $points } more points and you are { $rank }.
    }
grand-board-points = Where the points come from
grand-board-whose = { $name }'s fairground
grand-board-fits = It fits here.
grand-board-build = Build { $name }
grand-board-quarters = Turn the foundation
grand-board-sheets = What else lies on the table
grand-board-sheet-yard = Yard
grand-board-sheet-rides = Rides
grand-board-sheet-tricks = Tricks
grand-board-sheet-rivals = Players
grand-board-choose-begin = Choose a number
grand-board-choose-begin-deed = Choose what to do
grand-board-choose-take = Choose a car
grand-board-choose-put = Choose an empty lot
grand-board-choose-cycle = Choose
grand-board-choose-refill = Choose a stack
grand-board-choose-build = Choose an attraction
grand-board-choose-move = Choose a guest
grand-board-choose-move-end = Where to?
grand-board-choose-tickets = Choose attractions
grand-board-choose-entry = Choose an Entry
grand-board-choose-barker = Choose a walkway
grand-board-attraction =
    { $tickets ->
        [0] { $name }, size { $size }, no tickets
        [one] { $name }, size { $size }, one ticket
       *[other] { $name }, size { $size }, { $tickets } tickets
    }
grand-board-numbers = Action numbers
grand-board-covered = { $number } is covered
grand-board-days = Days of the week
grand-board-railyard = Railyard
grand-board-stack = The { $side } stack, { $count } foundations
grand-board-car = Space { $space }: { $tile }
grand-board-site = site
grand-board-walk = walkway
grand-board-attractions = Attractions
grand-board-attractions-note = size up to your number
grand-board-piece = { $names }, size { $size }
grand-board-reserve = from the reserve
grand-board-tricks = Tricks of the trade
grand-board-deed-place = Place
grand-board-deed-build = Build
grand-board-deed-move = Move
grand-board-deed-pass = Pass
grand-board-quarter-left = Left
grand-board-quarter-none = As it is
grand-board-quarter-right = Right
grand-board-plain = The plain way
grand-board-starter = goes first
grand-board-look = Look at { $name }'s fairground

## The board of Mardi Gras

mardi-gras-board-map = Map of New Orleans
mardi-gras-board-reveler = A { $color } reveler in { $place }
mardi-gras-board-casino =
    { $count ->
        [0] The Casino, empty
        [one] The Casino, one gambler
       *[other] The Casino, { $count } gamblers
    }
mardi-gras-board-casino-sign = Casino
mardi-gras-board-gambles = { $name } gambles
mardi-gras-board-you-gamble = You gamble
mardi-gras-board-stopped = { $name } takes them all
mardi-gras-board-tripled = Three { $kind }: { $name } keeps just these
mardi-gras-board-ran_dry = Nothing left to turn up: { $name } takes them all
mardi-gras-board-odds = Odds
mardi-gras-board-odds-next = The next card, by all that you can know
mardi-gras-board-odds-third = { $percent } for a third of a kind
mardi-gras-board-odds-safe = { $percent } for one more card to take
mardi-gras-board-hand = Your throws
mardi-gras-board-known-hand = Known throws
mardi-gras-board-cards = { $kind }: { $count }
mardi-gras-board-throw = What to throw
mardi-gras-board-pay =
    { $left ->
        [0] Chosen
        [one] Choose one more card
       *[other] Choose { $left } more cards
    }
mardi-gras-board-put-back = Put { $kind } back
mardi-gras-board-give = Give these cards
mardi-gras-board-give-first = Choose { $left ->
        [one] one more card
       *[other] { $left } more cards
    } of your hand first
mardi-gras-board-sketch =
    { $left ->
        [0] All are placed
        [one] One reveler still to move
       *[other] { $left } revelers still to move
    }
mardi-gras-board-sketch-how = Pick up a reveler and drop it anywhere else.
mardi-gras-board-sketch-goal = Touch those who shall go to { $place }.
mardi-gras-board-in-hand = In hand: a { $color } reveler from { $place }
mardi-gras-board-send = Send them
mardi-gras-board-start-over = Start over
mardi-gras-board-drop-back = Put it back
mardi-gras-board-open-place = Tap a neighborhood to see who is there
mardi-gras-board-routes = Routes
mardi-gras-board-deck = deck { $deck }, discards { $discards }
mardi-gras-board-paraded = paraded
mardi-gras-board-next = parades next
mardi-gras-board-stop = stop { $stop } of { $stops }
mardi-gras-board-length =
    { $length ->
        [short] short, { $stops } stops
        [medium] medium, { $stops } stops
       *[long] long, { $stops } stops
    }
mardi-gras-board-price =
    { $price ->
        [0] next place for nothing
        [one] next place costs one card
       *[other] next place costs { $price } cards
    }
mardi-gras-board-free = free
mardi-gras-board-show = Show route { $route } on the map
mardi-gras-board-slot =
    { $price ->
        [0] { $slot } on route { $route }, for nothing
        [one] { $slot } on route { $route }, for one card
       *[other] { $slot } on route { $route }, for { $price } cards
    }
mardi-gras-board-slot-taken = { $slot }, taken by { $name }
mardi-gras-board-slot-empty = { $slot }, empty
mardi-gras-board-krewes = Krewes
mardi-gras-board-krewe =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, krewe of { $size }
mardi-gras-board-home =
    { $count ->
        [0] nobody at home
        [one] one member at home
       *[other] { $count } members at home
    }
mardi-gras-board-royalty = Royalty
mardi-gras-board-points = points as it stands
mardi-gras-board-entertained =
    { $rank ->
        [0] { $color }: none
       *[other] { $color }: { $count }, { $place }
    }

## The board of Carnival of Monsters

monsters-short-name-aerie = Aerie
monsters-short-name-caves = Caves
monsters-short-name-darklands = Darklands
monsters-short-name-depths = Depths
monsters-short-name-forest = Forest
monsters-short-name-dreamlands = Dreamlands
monsters-board-lands = Lands
monsters-board-of = of { $points } { $points ->
        [one] point
       *[other] points
    }
monsters-board-explorer = Explorer
monsters-board-send = Send the explorer to the { $region }
monsters-board-wanted-region = wanted this season
monsters-board-season-region = First { $region } monster: 2 crowns. Most { $region } points on show: a trophy.
monsters-board-season-danger = First dangerous monster: 2 crowns. Most danger on show: a trophy.
monsters-board-when = Season { $season } of 4, turn { $turn } of 8
monsters-board-left = hands go left
monsters-board-right = hands go right
monsters-board-race = The race for the trophy
monsters-board-bonus = has had the crowns of the season
monsters-board-on-show = On show
monsters-board-nothing-shown = nothing yet this season
monsters-board-danger = danger
monsters-board-own-hunters = hunters
monsters-board-tokens = tokens
monsters-board-royal = royal hunters
monsters-board-staff = Staff
monsters-board-earned = + { $crowns }
monsters-board-doing = { $name }: { $stage }
monsters-board-known = Known to all
monsters-board-menagerie = Menagerie: { $count ->
        [one] one monster
       *[other] { $count } monsters
    }, { $points } points
monsters-board-cards = Cards
monsters-board-hand = { $count ->
        [one] The last card of the hand
       *[other] Hand of { $count } cards
    }
monsters-board-pass = the rest go to { $name }
monsters-board-stack = { $count } in your stack
monsters-board-captured = Captured
monsters-board-next-hand = { $count ->
        [one] Next, one card
       *[other] Next, { $count } cards
    }
monsters-board-kept = Kept, { $count }
monsters-board-secret = only you see these
monsters-board-goals = goals are worth { $points } now
monsters-board-kept-cards = kept cards
monsters-board-crowns = crowns
monsters-board-trophies = trophies
monsters-board-loan = −5
monsters-board-loans = { $count ->
        [one] One loan: five points lost at the end
       *[other] { $count } loans: five points lost for each at the end
    }
monsters-board-will-borrow = You have { $crowns ->
        [0] no crown
        [one] one crown
       *[other] { $crowns } crowns
    }: this takes a loan.
monsters-board-paying = { $points ->
        [one] One point to pay
       *[other] { $points } points to pay
    }
monsters-board-choose-region = Choose a region
monsters-board-pay = How many points
monsters-board-pay-points = { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    }
monsters-board-look = Look at { $name }'s carnival
monsters-board-carnival = { $name }'s carnival
monsters-board-stage-done-capture = has chosen
monsters-board-stage-done-play = is ready
monsters-board-stage-done-danger = waits
monsters-board-stage-done-over = carnival over
monsters-board-stage-choosing = is choosing
monsters-board-stage-discarding = is discarding
monsters-board-stage-deciding = play or keep
monsters-board-stage-free = not ready yet
monsters-board-stage-hunting = in danger
monsters-board-harmless = harmless
monsters-board-now = { $points } now
monsters-board-worth = Worth { $points } now
monsters-board-monster = { $name }, monster of the { $region }, level { $level }, { $vp ->
        [one] one point
       *[other] { $vp } points
    }{ $danger ->
        [0] {""}
       *[other] , danger { $danger }
    }{ $lore ->
        [0] {""}
       *[other] , lore { $lore }
    }
monsters-board-land = { $name }, land of the { $region }, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $distant ->
        [0] {""}
       *[other] , distant { $distant }
    }
monsters-board-staff-card = { $name }, staff for { $cost } crowns. { $says }
monsters-board-event = { $name }, event. { $says }
monsters-board-goal = { $name }, secret goal. { $says }
monsters-board-land-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
monsters-board-about-land = { $points ->
        [one] One more { $region } point
       *[other] { $points } more { $region } points
    } to spend, in this season and in every season to come.
monsters-board-about-price = Takes { $level } { $region } { $level ->
        [one] point
       *[other] points
    }; you have { $have } left.
monsters-board-about-price-any = Takes { $level } points of any lands.
monsters-board-about-monster = Worth { $vp ->
        [one] one point
       *[other] { $vp } points
    } at the end.
monsters-board-about-lore = You draw { $lore ->
        [one] a card
       *[other] { $lore } cards
    } at once.
monsters-board-about-danger = The danger check will ask for { $danger ->
        [one] a hunter.
       *[other] { $danger } hunters.
    }
monsters-board-needs = needs { $count } { $region }, { $have } left
monsters-board-needs-any = needs { $count } of any land
monsters-board-needs-lands = { $count ->
        [one] needs a { $region } land
       *[other] needs { $count } { $region } lands, you have { $have }
    }
monsters-board-check = Danger check, season { $season }
monsters-board-go-on = Go on
monsters-board-comes-to = Outcome
monsters-board-fined = { $count } unguarded: { $crowns } crowns
monsters-board-borrowed = loan taken
monsters-board-no-danger = no danger
monsters-board-safe = safe
monsters-board-trophy = { $name } has the trophy of the { $season }
monsters-board-no-trophy = Nobody has the trophy of the { $season }
monsters-board-memory = Seen and passed on: { $count ->
        [one] one card
       *[other] { $count } cards
    }
monsters-board-with = one each captured by { $names }
monsters-board-in-hand-of = the rest in { $name }'s hand
monsters-board-in-discards = one perhaps discarded
