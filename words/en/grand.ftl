# The Grand Carnival
#
# One word for one thing:
#   Fairground   a player’s own board, 16 lots; with a capital, as it is printed
#   lot          one of the 16 squares of a Fairground; takes one foundation; “empty” until then
#   foundation   a tile of 4 cells; never “car” or “tile”
#   cell         a quarter of a foundation: a walkway or a site
#   walkway      where guests walk; “free” when nobody stands on it
#   site         where attractions are built; “bare” until then
#   attraction   what is built; its size is its number of cells, 1 to 5: tiny, small, medium, large, giant
#   ticket       sold by an attraction when a guest stops beside it
#   guest, barker   the pieces that walk and that stand; both are “it”
#   Entry, Entries  where guests come in; never “gate”
#   Bigtop       the tent above the Fairground
#   Railyard     where foundations lie: two face-down stacks (space 1) and spaces 2 to 5
#   open         of a foundation: it lies face up; “replace” all open ones
#   number       one of the action numbers 1 to 5; it is “covered” when used, “free” until then
#   place, build, move   the three things that a number does; a foundation is placed: first taken, then laid
#   supply, reserve      attractions that can be built; the reserve only with a trick
#   trick        one of the “tricks of the trade”, with a goal and a reward; it is “gained” or “missed”; titles stand in “ ”
#
# Filled in nearly everywhere: $seat, $seats, $others, $name: players. $attraction, $attractions, $names: names of attractions.
# $trick: the title of a trick. $cell, $cells, $from, $to, $lot: places by the letters and figures drawn at the edge of the
# Fairground. $entry, and $from for a guest who comes in: c0 (the left Entry) or f0 (the right one); select on it.
# $space: 1 to 5 in the Railyard. $foundation, $looks: what a foundation looks like (grand-looks-...).
# $stack: grand-stack-left or grand-stack-right. $day: Sunday to Saturday, in English; select on it to translate.
# .seat: what is said instead when the reader is $seat.

## Poster, game page and list of variants: title, one line about the game, big words of the poster, what each option is about

grand-title = The Grand Carnival
grand-line = Lay out a fairground, build attractions, and walk guests past them to sell tickets.
grand-poster-1 = The
grand-poster-2 = Grand
grand-poster-3 = Carnival
grand-poster-4 = build the fairground
grand-option-guests-line = How many guests there are
grand-option-first-line = Who begins: chosen at random, or the first seat
grand-option-strict_mallets-line = Solo: whether empty lots cost points, as bare sites do

## Form for a new table: options and their values

grand-option-guests = Guests in the box
grand-option-guests-30 = 30, as in the first edition
grand-option-guests-40 = 40, as in a later edition
grand-option-first = The starting player
grand-option-first-drawn = is chosen at random
grand-option-first-first_seat = is the first seat
grand-option-strict_mallets = Empty lots cost a point
grand-option-strict_mallets-off = no
grand-option-strict_mallets-on = yes, 1 each

## Hint: why an action is good. $gain: how many points

grand-why-sets =
    { $gain ->
        [one] It is worth about { $gain } point in attractions of the same size.
       *[other] It is worth about { $gain } points in attractions of the same size.
    }
grand-why-variety =
    { $gain ->
        [one] It is worth about { $gain } point toward having every size.
       *[other] It is worth about { $gain } points toward having every size.
    }
grand-why-tickets =
    { $gain ->
        [one] It is worth about { $gain } point in tickets.
       *[other] It is worth about { $gain } points in tickets.
    }
grand-why-bigtop =
    { $gain ->
        [one] It is worth about { $gain } point in guests for the Bigtop.
       *[other] It is worth about { $gain } points in guests for the Bigtop.
    }
grand-why-land =
    { $gain ->
        [one] It is worth about { $gain } point in what you can still build.
       *[other] It is worth about { $gain } points in what you can still build.
    }
grand-why-crew =
    { $gain ->
        [one] It is worth about { $gain } point in guests, walkways, barkers and tricks.
       *[other] It is worth about { $gain } points in guests, walkways, barkers and tricks.
    }
grand-why-rivals =
    { $gain ->
        [one] It costs your strongest rival about { $gain } point.
       *[other] It costs your strongest rival about { $gain } points.
    }
# The same where it is clear who that is. $rival: a player.
grand-why-rival =
    { $gain ->
        [one] It costs { $rival } about { $gain } point.
       *[other] It costs { $rival } about { $gain } points.
    }

## Words filled into other sentences and shown as short labels

grand-size-tiny = tiny
grand-size-small = small
grand-size-medium = medium
grand-size-large = large
grand-size-giant = giant
grand-stack-left = left
grand-stack-right = right
grand-bigtop = the Bigtop
grand-nothing = nothing

## What a foundation looks like; filled into sentences as $foundation or $looks

grand-looks-no-site = all walkway
grand-looks-lower-left = 1 site at the lower left
grand-looks-lower-right = 1 site at the lower right
grand-looks-upper-left = 1 site at the upper left
grand-looks-upper-right = 1 site at the upper right
grand-looks-below = 2 sites below, 2 walkways above
grand-looks-above = 2 sites above, 2 walkways below
grand-looks-left = 2 sites on the left, 2 walkways on the right
grand-looks-right = 2 sites on the right, 2 walkways on the left
grand-looks-falling = 2 sites at the upper left and lower right
grand-looks-rising = 2 sites at the lower left and upper right
grand-looks-walkway-lower-left = 3 sites, with a walkway at the lower left
grand-looks-walkway-lower-right = 3 sites, with a walkway at the lower right
grand-looks-walkway-upper-left = 3 sites, with a walkway at the upper left
grand-looks-walkway-upper-right = 3 sites, with a walkway at the upper right
grand-looks-all-sites = all sites

## Heading of the table

grand-heading = { $day }, day { $round } of { $rounds }
grand-heading-over = The carnival is over

## Prompts over the table. $reach: highest space in reach. $left: size or steps that are left

grand-prompt-begin = Cover 1 number: place, build or move.
grand-prompt-begin-peeked = You have peeked: cover 1 number to place a foundation.
grand-prompt-begin-pass = Nothing can be done: cover 1 number and pass.
grand-prompt-begin-place = Cover 1 number to place a foundation.
grand-prompt-begin-build = Cover 1 number to build an attraction.
grand-prompt-begin-move = Cover 1 number to move a guest.
grand-prompt-take =
    { $reach ->
        [one] Take the top foundation of 1 stack.
        [2] Take 1 foundation from space 1 or 2.
       *[other] Take 1 foundation from spaces 1 to { $reach }.
    }
grand-prompt-put = Lay the foundation on 1 empty lot.
grand-prompt-put-turned = Lay the foundation on 1 empty lot, turned or not.
grand-prompt-cycle = Replace the foundations on spaces 2 to 5, or leave them.
grand-prompt-refill = Choose the stack that fills space { $space }.
grand-prompt-build =
    { $left ->
        [one] Build 1 attraction of size 1.
        [2] Build 1 attraction of size 1 or 2.
       *[other] Build 1 attraction of size 1 to { $left }.
    }
grand-prompt-build-two = Build 1 or 2 attractions, together up to size { $left }.
grand-prompt-build-second =
    { $left ->
        [one] Build 1 more of size 1, or stop here.
        [2] Build 1 more of size 1 or 2, or stop here.
       *[other] Build 1 more of size 1 to { $left }, or stop here.
    }
grand-prompt-move =
    { $left ->
        [one] Move 1 guest by 1 step.
       *[other] Move 1 guest up to { $left } steps.
    }
grand-prompt-move-two = Move 1 or 2 guests, together up to { $left } steps.
grand-prompt-move-second =
    { $left ->
        [one] Move another guest by 1 step, or stop here.
       *[other] Move another guest up to { $left } steps, or stop here.
    }
grand-prompt-tickets =
    { $count ->
        [one] Sell a ticket at the corner, or not.
       *[other] Choose which of the { $count } attractions at the corners sell a ticket.
    }
grand-prompt-entry = Choose the Entry for the last guest.
grand-prompt-barker = Put the new barker on 1 free walkway.
grand-prompt-over = The carnival is over.

## Actions: on buttons and in lists, as orders. $sells: grand-sells or grand-sells-up-to

grand-label-peek = Look at the tops of both stacks, then place a foundation
grand-label-place = Place a foundation with the { $number }
grand-label-build-with = Build with the { $number }
grand-label-move-with = Move a guest with the { $number }
grand-label-pass = Pass with the { $number }
grand-label-take = Take the foundation from space { $space }: { $foundation }
grand-label-take-facedown = Take the top of the { $stack } stack, unseen
grand-label-put = Lay it on lot { $lot }
grand-label-put-left = Lay it on lot { $lot }, turned left
grand-label-put-right = Lay it on lot { $lot }, turned right
grand-label-cycle = Replace all on spaces 2 to 5
grand-label-keep = Leave the Railyard as it is
grand-label-refill = Fill it from the { $stack } stack
grand-label-build = Build { $attraction } on { $cells }
grand-label-build-reserve = Build { $attraction } from the reserve on { $cells }
grand-label-move =
    Move a guest from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } to { $to }: { $sells }
grand-label-move-plain =
    Move a guest from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } to { $to }: { $sells }, without gaining “Find a Mark!”
grand-label-back = Step out and back to { $to }: { $sells }
grand-label-back-plain = Step out and back to { $to }: { $sells }, without gaining “Find a Mark!”
grand-sells =
    { $tickets ->
        [0] no ticket
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
grand-sells-up-to =
    { $tickets ->
        [one] 1 ticket if you like
       *[other] up to { $tickets } tickets
    }
grand-label-bigtop =
    Move the guest { $from ->
        [c0] at the left Entry
        [f0] at the right Entry
       *[other] on { $from }
    } into the Bigtop
grand-label-bigtop-plain =
    Move the guest { $from ->
        [c0] at the left Entry
        [f0] at the right Entry
       *[other] on { $from }
    } into the Bigtop, without gaining “Find a Mark!”
grand-label-done-building = Build nothing more
grand-label-done-moving = Move nobody else
grand-label-tickets = Sell a ticket at { $attractions }
grand-attraction-at = { $attraction } on { $cell }
grand-label-tickets-none = Sell no ticket at the corners
grand-label-entry =
    Let the guest in at { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] Entry { $entry }
    }
grand-label-barker = Put the barker on { $cell }
# A foundation or a barker that does harm for the rest of the game. $what: the order as usual. $peril: grand-peril-...
grand-label-peril = { $what }. It { $peril }
grand-peril-shut =
    shuts { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } for good
grand-peril-cut =
    cuts { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } off from the Bigtop for good

## Log lines: what happened. $added: tickets sold just now. $tickets: tickets it has

grand-event-began-place = { $seat } covers the { $number } to place a foundation.
    .seat = You cover the { $number } to place a foundation.
grand-event-began-build = { $seat } covers the { $number } to build.
    .seat = You cover the { $number } to build.
grand-event-began-move = { $seat } covers the { $number } to move a guest.
    .seat = You cover the { $number } to move a guest.
grand-event-passed = { $seat } can do nothing, covers the { $number } and passes.
    .seat = You can do nothing, so you cover the { $number } and pass.
grand-event-peeked = { $seat } peeks at the tops of both stacks.
    .seat = You peek at the tops of both stacks.
grand-event-peeked-seen = { $seat } peeks at the tops of both stacks. Left: { $left }. Right: { $right }.
    .seat = You peek at the tops of both stacks. Left: { $left }. Right: { $right }.
grand-event-took = { $seat } takes the foundation from space { $space }: { $foundation }.
    .seat = You take the foundation from space { $space }: { $foundation }.
grand-event-took-facedown = { $seat } takes the top of the { $stack } stack: { $foundation }.
    .seat = You take the top of the { $stack } stack: { $foundation }.
grand-event-put = { $seat } lays the foundation on lot { $lot }: { $foundation }.
    .seat = You lay the foundation on lot { $lot }: { $foundation }.
grand-event-cycled = { $seat } replaces all open foundations.
    .seat = You replace all open foundations.
grand-event-cycled-by-rule = The day is over, so all open foundations are replaced.
grand-event-turned-up = Space { $space } is filled from the { $stack } stack: { $foundation }.
grand-event-reshuffled = The discard pile is shuffled and becomes the { $stack } stack.
grand-event-built = { $seat } builds { $attraction } on { $cells }.
    .seat = You build { $attraction } on { $cells }.
grand-event-built-reserve = { $seat } builds { $attraction } from the reserve on { $cells }.
    .seat = You build { $attraction } from the reserve on { $cells }.
grand-event-moved =
    { $seat } moves a guest from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } to { $to }.
    .seat =
        You move a guest from { $from ->
            [c0] the left Entry
            [f0] the right Entry
           *[other] { $from }
        } to { $to }.
grand-event-moved-back = { $seat } lets a guest step out and back to { $to }.
    .seat = You let a guest step out and back to { $to }.
grand-event-moved-far =
    { $seat } moves a guest the long way from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } to { $to }.
    .seat =
        You move a guest the long way from { $from ->
            [c0] the left Entry
            [f0] the right Entry
           *[other] { $from }
        } to { $to }.
grand-event-bigtop =
    { $seat } moves a guest from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } into the Bigtop.
    .seat =
        You move a guest from { $from ->
            [c0] the left Entry
            [f0] the right Entry
           *[other] { $from }
        } into the Bigtop.
grand-event-bigtop-far =
    { $seat } moves a guest the long way from { $from ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] { $from }
    } into the Bigtop.
    .seat =
        You move a guest the long way from { $from ->
            [c0] the left Entry
            [f0] the right Entry
           *[other] { $from }
        } into the Bigtop.
grand-event-ticketed =
    { $added ->
        [one] { $seat }’s { $attraction } sells a ticket and has { $tickets } now.
       *[other] { $seat }’s { $attraction } sells { $added } tickets and has { $tickets } now.
    }
    .seat =
        { $added ->
            [one] Your { $attraction } sells a ticket and has { $tickets } now.
           *[other] Your { $attraction } sells { $added } tickets and has { $tickets } now.
        }
grand-event-arrived =
    A new guest waits at { $seat }’s { $entry ->
        [c0] left Entry
        [f0] right Entry
       *[other] Entry { $entry }
    }.
    .seat =
        A new guest waits at your { $entry ->
            [c0] left Entry
            [f0] right Entry
           *[other] Entry { $entry }
        }.
grand-event-hired = { $seat } hires a barker and puts it on { $cell }.
    .seat = You hire a barker and put it on { $cell }.
grand-event-gained = “{ $trick }” now belongs to { $seat }.
    .seat = “{ $trick }” now belongs to you.
grand-event-locked-out = { $seat } has missed “{ $trick }” for good.
    .seat = You have missed “{ $trick }” for good.
grand-event-removed = “{ $trick }” was not gained in time and is removed.
grand-event-round-ended = { $day } is over.
grand-event-round-began = { $day } begins. { $seat } takes the first turn.
    .seat = { $day } begins. You take the first turn.
grand-event-ended = The carnival leaves town. The points are counted.

## Refusals: why something cannot be done

grand-no-over = The game is over.
grand-no-turn = It is not your turn.
grand-no-stage = First answer what you are asked now.
grand-no-number = The numbers are 1 to 5.
grand-no-covered = That number is covered. Choose one that is free.
grand-no-pass = You may pass only if nothing at all can be done.
grand-no-space = You have no empty lot left.
grand-no-build-size =
    { $size ->
        [one] Only an attraction of size 1 fits on your bare sites.
       *[other] The smallest attraction that fits on your bare sites has size { $size }.
    }
grand-no-build-site = You have no bare site to build on.
grand-no-build = No attraction that is left fits on your bare sites.
grand-no-move = None of your guests can take a step.
grand-no-after-peek = You have peeked, so you must place a foundation.
grand-no-peek-trick = You need “Posters around Town!” to peek.
grand-no-peek-twice = You have already peeked this turn.
grand-no-reach = Your number does not reach that space of the Railyard.
grand-no-stack = That stack is empty.
grand-no-put = There is a foundation there already.
grand-no-quarter = Foundations cannot be turned. Lay them as they are printed.
grand-no-same-quarter = Turned like that it looks the same.
grand-no-size =
    { $size ->
        [one] It is too large: only size 1 can be built now.
       *[other] It is too large: only sizes up to { $size } can be built now.
    }
grand-no-reserve = You need “Underinflated Balloons!” to build from the reserve.
grand-no-reserve-alone = There is one like it in the supply: use that first.
grand-no-supply = No attraction of that shape is left.
grand-no-fit = It fits nowhere on your bare sites.
grand-no-site = All its cells must be on bare sites of your foundations.
grand-no-site-empty = There is no foundation there yet.
grand-no-site-walkway = Nothing is built on a walkway.
grand-no-site-attraction = There is another attraction there.
grand-no-site-guest = A guest is in the way.
grand-no-done = You cannot stop yet: first build 1 attraction or move 1 guest.
grand-no-guest = None of your guests is there.
grand-no-same-guest = That guest has moved already. The second must be another.
grand-no-way-in = The cell above that Entry is not free to walk on.
grand-no-way = That guest is shut in and cannot take a step.
grand-no-plain = It makes no difference here which way the guest goes.
grand-no-bigtop = The Bigtop is too far: a guest steps into it from row 8.
grand-no-into-entry = Nobody walks back onto an Entry.
grand-no-crowd = A guest or a barker is there already.
grand-no-walkway = Your guests cannot walk there.
grand-no-far = That is too far, or the way is blocked.
grand-no-corner = Only attractions at the guest’s corners that have room can sell a ticket.
grand-no-entry = That is not an Entry.
grand-no-barker = A barker needs a walkway without guests or barkers.

## Score sheet: lines, ties, ranks of the game alone. $size: tiny to giant

grand-score-sets = { $count } { $size } attractions with tickets
    .row = Attractions with tickets: { $size }
grand-score-variety = Attractions of all 5 sizes with tickets
grand-score-bigtop =
    { $count ->
        [one] 1 guest in the Bigtop
       *[other] { $count } guests in the Bigtop
    }
    .row = Guests in the Bigtop
grand-score-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
    .row = Tickets
grand-score-barkers =
    { $count ->
        [one] 1 barker
       *[other] { $count } barkers
    }
    .row = Barkers
grand-score-empty-spaces = Empty lots
grand-score-bare-sites = Bare sites
grand-score-pockets = “Pick Some Pockets!” puts a ticket on { $attraction }
grand-score-mystery = “Create Mystery!” counts { $attraction } as { $size }
grand-tie-tricks = Tricks
grand-tie-tickets = Tickets
grand-solo-barkers = Barkers
grand-solo-tricks = Tricks gained
grand-solo-bigtop = Guests in the Bigtop
grand-solo-sets = Sizes with 3 attractions that have tickets
grand-solo-busy = Attractions with 2 tickets or more
grand-solo-sizes = Sizes with fewer than 2 attractions that have tickets
grand-rank-forgotten = Forgotten
grand-rank-remembered = Remembered
grand-rank-honored = Honored
grand-rank-revered = Revered
grand-rank-legendary = Legendary

## Tricks in short, on their cards: goal, reward, and how a player stands to them

grand-goal-bribe = Goal: fill a diagonal of 4 lots.
grand-goal-mystery = Goal: have 5 attractions without a ticket.
grand-goal-mark = Goal: move a guest 5 steps or more, over no cell twice.
grand-goal-crowd = Goal: lead a guest into the Bigtop.
grand-goal-spectacle = Goal: build an attraction over 3 foundations.
grand-goal-early = Goal: lay 8 foundations.
grand-goal-pockets = Goal: fill a column of 4 lots.
grand-goal-posters = Goal: fill a row of 4 lots.
grand-goal-ballyhoo = Goal: have 2 guests in the upper half or in the Bigtop.
grand-goal-draw = Goal: sell 3 tickets at one attraction.
grand-goal-feet = Goal: have 3 guests side by side.
grand-goal-trap = Goal: stop a guest beside 3 attractions.
grand-goal-balloons = Goal: build an attraction beside 2 others.
grand-goal-bottles = Goal: sell 5 tickets in all.
grand-ability-bribe = Reward: you may turn foundations a quarter left or right.
grand-ability-mystery = Reward: at the end 1 attraction counts as 1 size larger or smaller.
grand-ability-mark = Reward: you may share a move between 2 guests.
grand-ability-crowd = Reward: your guests walk through each other for free.
grand-ability-spectacle = Reward: your empty lots cost nothing.
grand-ability-early = Reward: a new attraction sells a ticket to each guest beside it.
grand-ability-pockets = Reward: 1 more ticket at the end.
grand-ability-posters = Reward: you may peek at both stacks before you place a foundation.
grand-ability-ballyhoo = Reward: your guests walk diagonally, too.
grand-ability-draw = Reward: your guests walk on bare sites, too.
grand-ability-feet = Reward: you reach 1 space further in the Railyard.
grand-ability-trap = Reward: you may share a number between 2 attractions.
grand-ability-balloons = Reward: you may build from the reserve.
grand-ability-bottles = Reward: your guests may sell tickets at their corners, too.
grand-standing-open = open
grand-standing-last-chance = last chance
grand-standing-gained = gained
grand-standing-locked = missed

## First-time notes, beside the thing that they speak of

grand-first-number = You can use each number once a day. High numbers reach further, build bigger and walk longer.
grand-first-take = Guests walk on green walkways, attractions stand on brown sites. You need both.
grand-first-gate = Guests come in here. Lay a walkway above an Entry soon.
grand-first-change = You took a foundation from a stack, so you may replace all open ones, on spaces 2 to 5.
grand-first-build = Sites that touch make room for bigger attractions, even across foundations.
grand-first-last-one = This is the last one of its size. Once it is built, it is gone for everybody else.
grand-first-two-tickets = This guest can stop beside several attractions. Each with room sells a ticket at once.
grand-first-many-tickets = A few more tickets: 15 pay 12 points.
grand-first-near-trick = One more step, and this trick is yours at the end of your turn.
grand-first-built = It pays nothing yet: lead a guest here to sell a ticket.
grand-first-move = Where a guest stops, every attraction beside it sells a ticket.
grand-first-ticket = Sold. Now it counts. It has room for as many tickets as it has cells.
grand-first-sets = 3 of one size with tickets are a set, and 1 of every size pays 22 points.
grand-first-bigtop = In the Bigtop a guest stays for good and brings points.
grand-first-barker = A barker is worth points and adds a step to each move, but blocks the way. Put it in a corner.
grand-first-rival-trick = { $seat } has this trick. The end of your next turn is your last chance for it.
grand-first-own-trick = It is yours, and works from your next turn on. Touch it to read what it does.
grand-first-mallets = 2 days are left. Empty lots and bare sites cost 1 point each at the end.

## Explanation of a thing that is touched: a title (no full stop), then sentences

grand-note-day = { $day }, day { $round } of 7
grand-note-day-past = That day is over.
grand-note-day-now = Today each player takes 5 turns, one with each number.
grand-note-day-to-come = Each player takes 5 turns a day, one with each number.
grand-note-day-removes = “{ $trick }” is removed at the end of that day, unless you have gained it.
grand-note-starter = Starting player: { $seat }
    .seat = You are the starting player
grand-note-starter-1 = The starting player takes the first turn today. Tomorrow it is the next player.
grand-note-place = Place a foundation
grand-note-place-1 = Take a foundation from a Railyard space up to your number and lay it on any empty lot.
grand-note-place-2 = It brings walkways for guests and sites for attractions.
grand-note-build = Build an attraction
grand-note-build-1 = Take an attraction of a size up to your number and put it on bare sites, turned and flipped as you like.
grand-note-build-2 = It may span several foundations, but it may not cover a guest.
grand-note-move = Move a guest
grand-note-move-1 = Walk 1 guest over walkways, as many steps as your number and your barkers together.
grand-note-move-2 = Where it stops, every attraction beside it sells a ticket.
grand-note-pass = Pass
grand-note-pass-1 = Nothing can be done with any of your numbers, so you cover one and do nothing.
grand-note-stack =
    { $count ->
        [0] The { $stack } stack, empty
        [one] The { $stack } stack, 1 foundation
       *[other] The { $stack } stack, { $count } foundations
    }
grand-note-stack-top = You have seen its top: { $foundation }.
grand-note-stack-1 = Any number takes its top foundation, unseen.
grand-note-stack-empty = It is filled again as soon as there are discarded foundations to shuffle.
grand-note-stack-2 = After that you may replace all open foundations.
grand-note-stack-peeked = Its top has been seen by { $seats }.
grand-note-space = Railyard space { $space }
grand-note-space-1 =
    { $space ->
        [one] Any number takes it.
        [5] The 5 takes it.
       *[other] A number of { $space } or more takes it. Those to its right move up.
    }
grand-note-space-empty = There is nothing here now.
grand-note-foundation = It shows { $foundation }.
grand-note-discard =
    { $count ->
        [0] Discard pile, empty
        [one] Discard pile, 1 foundation
       *[other] Discard pile, { $count } foundations
    }
grand-note-discard-top = On top: { $foundation }.
grand-note-discard-1 = It is shuffled when a stack runs out.
grand-note-hand = The foundation in hand
grand-note-hand-1 = It goes on any empty lot.
grand-note-hand-fixed = Lay it as it is printed. Foundations cannot be turned.
grand-note-hand-turned = You may turn it a quarter left or right.
grand-note-stock = { $names }, { $size }
grand-note-stock-1 =
    { $size ->
        [one] Size 1: any number builds it.
        [5] Size 5: only the 5 builds it.
       *[other] Size { $size }: a number of { $size } or more builds it.
    }
grand-note-stock-left =
    { $count ->
        [one] It is the only one left of this shape, for all players.
       *[other] { $count } of this shape are left, for all players.
    }
grand-note-stock-2 = Turn and flip it as you like. All its cells need bare sites.
grand-note-reserve = It is in the reserve. Only “Underinflated Balloons!” lets you build from there.
grand-note-guests =
    { $count ->
        [0] No guest is left to come
        [one] 1 guest is still to come
       *[other] { $count } guests are still to come
    }
grand-note-guests-1 = When both Entries of a player are empty after a move, a new guest comes to each.
grand-note-barkers =
    { $count ->
        [0] No barker is left for hire
        [one] 1 barker is left for hire
       *[other] { $count } barkers are left for hire
    }
grand-note-barkers-1 = A player whose Entries are both empty after a move hires one.
grand-note-trick = { $trick }
grand-note-trick-open = Nobody has it yet. Once somebody does, all others have 1 turn left for it.
grand-note-trick-gained = It belongs to { $seats }. Nobody else can gain it now.
grand-note-trick-chance = It belongs to { $seats }. There is 1 turn left to gain it for: { $others }. Then it is too late.
grand-note-trick-until = It is removed at the end of { $day }, unless you have gained it.
grand-note-trick-gone = It was not gained in time.
grand-note-trick-progress = { $seat } has { $have } of { $need }.
    .seat = You have { $have } of { $need }.
grand-note-number = { $seat }’s number { $number }
    .seat = Your number { $number }
grand-note-number-covered = It has been used today. All five come back tomorrow.
grand-note-number-reach =
    { $most ->
        [one] It takes the top foundation of a stack.
        [2] It takes a foundation from Railyard space 1 or 2.
       *[other] It takes a foundation from Railyard spaces 1 to { $most }.
    }
grand-note-number-size =
    { $most ->
        [one] It builds an attraction of size 1.
        [2] It builds an attraction of size 1 or 2.
       *[other] It builds an attraction of size 1 to { $most }.
    }
grand-note-number-steps =
    { $most ->
        [one] It moves a guest by 1 step.
       *[other] It moves a guest up to { $most } steps.
    }
grand-note-lot = Lot { $lot }
grand-note-lot-empty = Empty lot { $lot }
grand-note-lot-full = There is a foundation here.
grand-note-lot-1 = Lay a foundation here. Left empty to the end, it costs 1 point.
grand-note-lot-free = Lay a foundation here. Left empty, it costs nothing.
grand-note-lot-entry =
    The guest at { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] Entry { $entry }
    } comes in over { $cell }: it needs a walkway there.
grand-note-cell-covered = { $cell }, under { $attraction }
grand-note-walkway = Walkway { $cell }
grand-note-walkway-1 = Guests and barkers can stand here. Nothing can be built here.
grand-note-walkway-sells = When a guest stops here, these sell a ticket: { $attractions }.
grand-note-walkway-top = From here a guest can step into the Bigtop.
# What a barker put here, or the foundation in hand laid here, would do. $entry: c0, f0 or both.
grand-note-peril-barker-shut =
    A barker here would shut { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } for good: nobody could come in there.
grand-note-peril-barker-cut =
    A barker here would cut { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } off: a guest that comes in there could never reach the Bigtop.
grand-note-peril-put-shut =
    The foundation in hand would shut { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } for good: there would be a site right above.
grand-note-peril-put-cut =
    The foundation in hand would cut { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] both Entries
    } off: a guest that comes in there could never reach the Bigtop.
grand-note-site = Bare site { $cell }
grand-note-site-1 = An attraction can be built here.
grand-note-site-2 = Left bare to the end, it costs 1 point.
grand-note-entry =
    { $entry ->
        [c0] Left Entry
        [f0] Right Entry
       *[other] Entry { $entry }
    }
grand-note-entry-1 = It touches only the cell above, { $cell }.
grand-note-entry-2 = When both Entries are empty after a move, 2 guests come and a barker is hired.
grand-note-bigtop =
    { $count ->
        [0] The Bigtop, empty
        [one] The Bigtop, 1 guest
       *[other] The Bigtop, { $count } guests
    }
grand-note-bigtop-1 = From row 8 it is 1 step. The guest stays inside for good and sells no ticket.
grand-note-bigtop-pays = 1, 2, 3 and 4 guests pay { $points } points.
grand-note-bigtop-solo = Each guest inside is worth 1 point.
grand-note-guest = A guest on { $cell }
grand-note-guest-1 =
    { $barkers ->
        [0] It walks as many steps as the number you cover.
        [one] It walks as many steps as the number you cover, and 1 more for your barker.
       *[other] It walks as many steps as the number you cover, and { $barkers } more for your barkers.
    }
grand-note-guest-2 = Where it stops, every attraction beside it sells a ticket.
grand-note-guest-again = Stepping out and back to its own cell sells tickets here again.
grand-note-guest-waiting =
    A guest at { $entry ->
        [c0] the left Entry
        [f0] the right Entry
       *[other] Entry { $entry }
    }
grand-note-guest-in = Its first step leads straight up to { $cell }.
grand-note-guest-no-way = It waits for a walkway on { $cell }.
grand-note-guest-site = It cannot come in: { $cell } is not a walkway.
grand-note-barker = A barker on { $cell }
grand-note-barker-1 =
    { $points ->
        [one] It adds 1 step to every later move and is worth 1 point.
       *[other] It adds 1 step to every later move and is worth { $points } points.
    }
grand-note-barker-2 = It stays there for good and blocks the way.
grand-note-attraction = { $attraction }, { $size }
grand-note-attraction-1 =
    { $size ->
        [one] { $tickets } of 1 ticket sold.
       *[other] { $tickets } of { $size } tickets sold.
    }
grand-note-attraction-idle = It counts for nothing until it has sold one.
grand-note-attraction-open = It counts, and there is room for more tickets.
grand-note-attraction-full = It counts, and it is full.
grand-note-ticket = A ticket sold at { $attraction }
grand-note-ticket-1 = A guest has stopped beside it.
grand-note-ticket-2 = An attraction counts once it has its first ticket. All your tickets are counted together.
# Buttons.
grand-note-peek = Look at the tops of both stacks
grand-note-peek-1 = Only you see them. Then you must place a foundation.
grand-note-cycle-1 = All four open foundations go to the discard pile, and new ones are turned up.
grand-note-keep-1 = The open foundations stay for the next player.
grand-note-plain = A plain way
grand-note-plain-1 = The guest goes a way that does not gain “Find a Mark!”. Otherwise you would gain it.
grand-note-done = Leave it at that
grand-note-done-1 = What is left of your number is lost.
grand-note-none-1 = Only attractions beside the guest sell a ticket, and none at its corners.
grand-note-turn-left = Turn it left
grand-note-turn-right = Turn it right
grand-note-turn-1 = The foundation is laid with a quarter turn. “Bribe the Inspectors!” allows it.

## Lines of points: on the table, as titles of explanations, and what each pays. $more: how many are missing

grand-line-sets =
    { $count ->
        [one] 1 { $size } attraction with tickets
       *[other] { $count } { $size } attractions with tickets
    }
grand-line-variety = { $count } of 5 sizes with tickets
grand-line-bigtop =
    { $count ->
        [one] 1 guest in the Bigtop
       *[other] { $count } guests in the Bigtop
    }
grand-line-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
grand-line-barkers =
    { $count ->
        [one] 1 barker
       *[other] { $count } barkers
    }
grand-line-lots =
    { $count ->
        [one] 1 empty lot
       *[other] { $count } empty lots
    }
grand-line-sites =
    { $count ->
        [one] 1 bare site
       *[other] { $count } bare sites
    }
grand-line-tricks =
    { $count ->
        [one] 1 trick gained
       *[other] { $count } tricks gained
    }
grand-line-full-sizes =
    { $count ->
        [one] 1 size with 3 attractions that have tickets
       *[other] { $count } sizes with 3 attractions that have tickets
    }
grand-line-busy =
    { $count ->
        [one] 1 attraction with 2 tickets or more
       *[other] { $count } attractions with 2 tickets or more
    }
grand-line-missing =
    { $count ->
        [one] 1 size with fewer than 2 attractions that have tickets
       *[other] { $count } sizes with fewer than 2 attractions that have tickets
    }
grand-note-points-now =
    { $points ->
        [one] Now { $points } point.
       *[other] Now { $points } points.
    }
grand-note-points-next =
    With { $more } more: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
grand-note-pays-sets = 3, 4 or 5 { $size } attractions with tickets pay { $three }, { $four } or { $five } points.
grand-note-pays-variety = 1 attraction of every size, all with tickets, pays { $points } points.
grand-note-pays-tickets = { $goal } tickets pay { $points } points, once.
grand-note-pays-bigtop = More than 4 guests pay nothing extra.
grand-note-pays-barkers = Each barker is worth { $points } points.
grand-note-pays-lots = Each empty lot costs 1 point at the end.
grand-note-pays-sites = Each bare site costs 1 point at the end.
grand-note-solo-each = Each is worth 1 point.
grand-note-solo-tricks = Each trick is worth 1 point.
grand-note-solo-full-sizes = Each size with 3 attractions that have tickets is worth 1 point.
grand-note-solo-busy = Each attraction with 2 tickets or more is worth 1 point.
grand-note-solo-missing = A size with only 1 attraction that has a ticket costs 2 points, a size with none costs 4.

## The table told in words, for ears and for the terminal

grand-tell-line = { $line }.
grand-tell-stand = Where the game stands
grand-tell-day = { $day }, day { $round } of 7. It is { $seat }’s turn.
    .seat = { $day }, day { $round } of 7. It is your turn.
grand-tell-hand = The foundation in hand shows { $foundation }.
grand-tell-starter = { $seat } takes the first turn today.
    .seat = You take the first turn today.
grand-tell-guests =
    { $count ->
        [0] No guest is left to come.
        [one] 1 guest is still to come.
       *[other] { $count } guests are still to come.
    }
grand-tell-barkers =
    { $count ->
        [0] No barker is left for hire.
        [one] 1 barker is left for hire.
       *[other] { $count } barkers are left for hire.
    }
grand-tell-railyard = The Railyard
grand-tell-space = Space { $space }: { $foundation }.
grand-tell-supply = Attractions that are left
grand-tell-stock =
    { $count ->
        [one] { $name }, in the shape of the letter { $letter }.
       *[other] { $name }, in the shape of the letter { $letter }: { $count } are left.
    }
grand-tell-stock-reserve =
    { $count ->
        [one] In the reserve: { $name }, in the shape of the letter { $letter }.
       *[other] In the reserve: { $name }, in the shape of the letter { $letter }: { $count } are left.
    }
grand-tell-stock-small =
    { $count ->
        [one] { $name }.
       *[other] { $name }: { $count } are left.
    }
grand-tell-stock-small-reserve =
    { $count ->
        [one] In the reserve: { $name }.
       *[other] In the reserve: { $name }: { $count } are left.
    }
grand-tell-tricks = Tricks of the trade
grand-tell-trick = “{ $trick }” { $goal } { $ability }
grand-tell-fairground = { $seat }’s Fairground
    .seat = Your Fairground
grand-tell-number =
    Number { $number } is free: it takes from { $reach ->
        [one] a stack
        [2] space 1 or 2
       *[other] spaces 1 to { $reach }
    }, builds { $number ->
        [one] size 1
        [2] size 1 or 2
       *[other] size 1 to { $number }
    } and moves { $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    }.
grand-tell-no-number = No number is free.
grand-tell-attraction =
    { $room ->
        [one] { $attraction }, { $size }, on { $cells }: { $tickets } of 1 ticket.
       *[other] { $attraction }, { $size }, on { $cells }: { $tickets } of { $room } tickets.
    }
grand-tell-lots = Empty lots, named by their lower left cell: { $lots }.
grand-tell-walkways = Free walkways: { $cells }.
grand-tell-sites = Bare sites: { $cells }.
grand-tell-account = { $seat }’s points
    .seat = Your points
grand-tell-total =
    { $points ->
        [one] { $points } point as things stand
       *[other] { $points } points as things stand
    }, with { $tickets ->
        [0] no ticket sold.
        [one] 1 ticket sold.
       *[other] { $tickets } tickets sold.
    }
grand-tell-points =
    { $line }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The table drawn in characters, in the terminal

grand-text-heading = { $day }, day { $round } of 7. Guests left: { $guests }. Barkers left: { $barkers }.
grand-text-railyard = Railyard
grand-text-discard = discards: { $count }
grand-text-supply = Supply
grand-text-reserve = Reserve
grand-text-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
grand-text-bigtop = Bigtop: { $count }
grand-text-legend = “#” site, “.” walkway, “@” guest, “&” barker, “A” to “Z” attraction, “_” empty Entry

## The drawn board: signs, labels, names for screen readers, what the red button still waits for

grand-board-fairground = The Fairground
grand-board-bigtop = Bigtop
grand-board-entry = Entry
grand-board-space = Railyard space { $space }: { $looks }
grand-board-spot =
    { $tickets ->
        [0] { $spot }
        [one] { $spot }, 1 ticket
       *[other] { $spot }, { $tickets } tickets
    }
# A place where what is in hand would do harm for good. $why: grand-note-peril-...
grand-board-peril = { $spot }. { $why }
grand-board-number = Number { $number }
grand-board-numbers = Action numbers
grand-board-covered = Number { $number }, covered
grand-board-deeds = What to do with the { $number }
grand-board-deed-place = Place
grand-board-deed-build = Build
grand-board-deed-move = Move
grand-board-deed-pass = Pass
grand-board-range-place =
    { $most ->
        [one] a foundation, unseen
        [2] a foundation, space 1 or 2
       *[other] a foundation, spaces 1 to { $most }
    }
grand-board-range-build =
    { $most ->
        [one] an attraction of size 1
        [2] an attraction, size 1 or 2
       *[other] an attraction, size 1 to { $most }
    }
grand-board-range-move =
    { $most ->
        [one] a guest, 1 step
       *[other] a guest, up to { $most } steps
    }
grand-board-range-pass = nothing can be done
grand-board-in-hand = In hand: { $looks }
grand-board-in-hand-of = In { $name }’s hand: { $looks }
grand-board-none-left = none left
grand-board-own =
    { $built ->
        [0] None of size { $size } on this Fairground
        [one] 1 of size { $size } on this Fairground, { $sold } with tickets
       *[other] { $built } of size { $size } on this Fairground, { $sold } with tickets
    }
grand-board-pays-key = points for 3, 4 and 5 with tickets
grand-board-next =
    { $have ->
        [one] (1 pays { $points })
       *[other] ({ $have } pay { $points })
    }
grand-board-standing-open = { $name }: { $have } of { $need }
grand-board-standing-last-chance = { $name } has 1 turn left for it: { $have } of { $need }
grand-board-standing-gained = { $name } has it
grand-board-standing-locked = { $name } can no longer gain it
grand-board-last-chance = This turn is your last chance.
grand-board-until = Until { $day }.
grand-board-goals = The Only Show in Town
grand-board-aim = 2 attractions of every size, all with tickets, and no bare site.
grand-board-next-rank =
    { $points ->
        [one] 1 more point and you are { $rank }.
       *[other] { $points } more points and you are { $rank }.
    }
grand-board-whose = { $name }’s Fairground
grand-board-back = Back to your own
grand-board-look = Look at { $name }’s Fairground
grand-board-starter = goes first
grand-board-fits = It fits here.
grand-board-could-be = It fits: touch it or move it on.
# For screen readers, after that. $cells: where it is held
grand-board-over = Held over { $cells }. Enter puts it there.
grand-board-quarters = Turn the foundation
grand-board-quarter-left = Left
grand-board-quarter-none = As it is
grand-board-quarter-right = Right
grand-board-take = Take this foundation
grand-board-sheets = What else is on the table
grand-board-sheet-yard = Railyard
grand-board-sheet-rides = Build
grand-board-sheet-tricks = Tricks
grand-board-sheet-rivals = Points { $points }
grand-board-choose-begin = First choose a number
grand-board-choose-begin-on = Now choose what to do
grand-board-choose-take = First choose a foundation
grand-board-choose-put = First choose an empty lot
grand-board-choose-cycle = Replace them or leave them
grand-board-choose-refill = First choose a stack
grand-board-choose-build = First choose an attraction
grand-board-choose-spot = Now choose its place
grand-board-choose-move = First choose a guest
grand-board-choose-move-on = Now choose where it stops
grand-board-choose-tickets = Choose attractions, or none
grand-board-choose-entry = First choose an Entry
grand-board-choose-barker = First choose a walkway
grand-board-attraction =
    { $tickets ->
        [0] { $name }, size { $size }, no ticket
        [one] { $name }, size { $size }, 1 ticket
       *[other] { $name }, size { $size }, { $tickets } tickets
    }
grand-board-days = Days of the week
grand-board-railyard = Railyard
grand-board-attractions = Attractions
# $letter: what the shape looks like; small ones need none
grand-board-piece =
    { $size ->
        [1] { $names }, size 1
        [2] { $names }, size 2
       *[other] { $names }, size { $size }, in the shape of the letter { $letter }
    }
grand-board-spare =
    { $size ->
        [1] { $names }, size 1, in the reserve
        [2] { $names }, size 2, in the reserve
       *[other] { $names }, size { $size }, in the shape of the letter { $letter }, in the reserve
    }
grand-board-tricks = Tricks of the trade

## Lessons: a title, what was learnt (-learnt), then what the coach says. $seat1, $seat2: the players. At most 40 words each

grand-lesson-goal = What it is all about
grand-lesson-goal-learnt = Attractions count only when guests have stopped beside them. Tickets are the heart of the game, and the list of points shows what is still missing.
grand-lesson-goal-fairground = This is your Fairground. You have laid it out, built on it and led guests through it for 7 days. It is Saturday evening, and this is your last turn.
grand-lesson-goal-tickets = The big pieces are attractions. When a guest stops beside one, that attraction sells a ticket. An attraction without a ticket counts for nothing.
grand-lesson-goal-points = The player with the most points wins. You have 24, and { $seat1 } has 25. But look at your tickets: you have sold 14, and the fifteenth pays 12 points.
grand-lesson-goal-number = On each turn you cover one of your numbers and do one thing with it. Only the 5 is left. Cover it to move a guest.
grand-lesson-goal-foundation = That brings more ground. Ground sells no ticket, and you have no turn left to use it. Move a guest.
grand-lesson-goal-walk = One guest still waits at the Entry, below the Fairground. Lead it in, and stop where a ticket is sold.
grand-lesson-goal-no-ticket = No attraction beside that place has room for a ticket. Choose a stop where a ticket is sold.
grand-lesson-goal-other-guest = That sells the ticket as well. But the guest at the Entry brings something more: try it.
grand-lesson-goal-nobody = No ticket is sold there. Take the guest at the Entry, and stop beside an attraction that has room.
grand-lesson-goal-sold = The fifteenth ticket: 12 points.
grand-lesson-goal-barker = Both your Entries were empty, so 2 new guests have come, and you hire a barker to call in more. It pays 3 points. Put it where you like.
grand-lesson-goal-won = You win 39 to 25. One guest, one stop: 15 points.

grand-lesson-first-foundation = The first foundation
grand-lesson-first-foundation-learnt = Your number says how far you reach in the Railyard. Lay walkways above the Entries first: guests need them to come in.
grand-lesson-first-foundation-days = The game lasts 7 days. On each day you have 5 turns and cover your numbers 1 to 5, one a turn, in any order. Tomorrow all of them are free again.
grand-lesson-first-foundation-entry = Your Fairground has 16 lots, and all are empty. Two guests wait below, at the Entries. They walk only on walkways, so the lot above the left Entry needs some ground.
grand-lesson-first-foundation-railyard = New ground comes from the Railyard. Each foundation has 4 cells: green walkways for guests, and brown sites for attractions. Your number says how far you reach: a 3 takes from spaces 1 to 3.
grand-lesson-first-foundation-cover = I would like the foundation on space 3. Cover the 3 to place a foundation.
grand-lesson-first-foundation-short = That number does not reach space 3. A 3 does.
grand-lesson-first-foundation-big = That reaches space 3, too. But the 3 is enough: keep big numbers for big things.
grand-lesson-first-foundation-take = Three of its cells are walkways, and its only site is at the upper left. Take it.
grand-lesson-first-foundation-site = Its site is at the lower left. That cell would be right above the Entry, and nobody walks over a site.
grand-lesson-first-foundation-unseen = The foundations on the stacks are face down: you would not know what you get. Take the open one on space 3.
grand-lesson-first-foundation-put = Lay it right above the left Entry, as it is printed. Foundations cannot be turned.
grand-lesson-first-foundation-right = That would let in the other guest, which is just as good. For this lesson, take the left Entry.
grand-lesson-first-foundation-apart = You may lay it there, but no guest could step onto it yet. Lay it right above the left Entry.
grand-lesson-first-foundation-open = Now the guest on the left can come in.

grand-lesson-first-attraction = The first attraction
grand-lesson-first-attraction-learnt = Attractions need sites. Sites that touch make room for bigger ones, even across foundations, and each site left bare costs 1 point.
grand-lesson-first-attraction-sites = Attractions are built on sites, and only there. You have a single site: that is room for the smallest one only. More sites beside it would make more room.
grand-lesson-first-attraction-cover = This foundation has 2 sites, both on its left. The 3 is used for today. Cover the 4 to place a foundation.
grand-lesson-first-attraction-tiny = An attraction of size 1 would fit. I would wait: with 2 more sites a bigger one fits.
grand-lesson-first-attraction-early = Nothing is built yet, so a guest has nothing to stop for. First the ground: cover the 4 to place a foundation.
grand-lesson-first-attraction-big = The 5 reaches it as well. I would keep the 5: the 4 is enough.
grand-lesson-first-attraction-short = That number does not reach space 3. The 4 does.
grand-lesson-first-attraction-take = The 4 reaches every space from 1 to 4. Take the foundation from space 3.
grand-lesson-first-attraction-other = I would take the one with 2 sites on its left: they can touch your site.
grand-lesson-first-attraction-put = Lay it right above your first foundation. Then 3 sites are in a line.
grand-lesson-first-attraction-apart = There its sites would not touch yours. Right above your first foundation they do.
grand-lesson-first-attraction-build = Three sites in a line. A number builds an attraction of up to that many cells. The 3 and the 4 are used, so cover the 5 to build.
grand-lesson-first-attraction-small = That number is too small to cover all 3 sites. Cover the 5 to build.
grand-lesson-first-attraction-nothing = There is still nothing for a guest to stop beside. Cover the 5 to build.
grand-lesson-first-attraction-ground = More ground can wait. The 3 sites are ready: cover the 5 to build.
grand-lesson-first-attraction-shape = Choose the straight attraction of 3 cells, and lay it on all 3 sites. You may turn it as you like.
grand-lesson-first-attraction-bare = That fits, but does not cover all 3 sites. Each site left bare costs 1 point at the end.
grand-lesson-first-attraction-stands = Balloon Darts is built, across 2 foundations.

grand-lesson-tickets = Tickets, please
grand-lesson-tickets-learnt = A guest that stops beside an attraction brings it a ticket. It holds as many as it has cells, and the same guest may come again.
grand-lesson-tickets-none = This is Balloon Darts. Nobody has been there yet: it has no ticket, and so it does not count.
grand-lesson-tickets-cover = Your number says how many steps a guest may walk. One step brings this guest beside Balloon Darts: cover the 1 to move.
grand-lesson-tickets-two = The 2 would do it, too. One step is enough: keep the 2.
grand-lesson-tickets-ground = More ground is useful later. Now I would move a guest: a ticket is waiting.
grand-lesson-tickets-walk = Lead the guest from the Entry to the cell above it.
grand-lesson-tickets-sold = The first ticket. Now Balloon Darts counts.
grand-lesson-tickets-room = It has 3 cells, so it holds 3 tickets. On a later turn the same guest may bring the next one.
grand-lesson-tickets-cover-two = The 2 is your last number today. Cover it to move.
grand-lesson-tickets-again = Let the guest stop beside Balloon Darts again. Beside means that the sides touch. Stepping away and back is a new stop, too.
grand-lesson-tickets-corner = That cell touches Balloon Darts only at a corner, so no ticket is sold. Stop where the sides touch, or step away and back.
grand-lesson-tickets-back = Away and back: the second ticket is sold.
grand-lesson-tickets-two-sold = The second ticket. There is room for one more.

grand-lesson-stacks = A foundation unseen
grand-lesson-stacks-learnt = Any number takes a foundation from a stack, even the 1. After that you may replace the open ones.
grand-lesson-stacks-cover = Small numbers are useful, too. The 1 reaches the two stacks, where foundations lie face down. Cover it to place a foundation.
grand-lesson-stacks-move = Moving a guest is a good idea as well. Here let us see what is on the stacks: cover the 1 to place a foundation.
grand-lesson-stacks-seen = That reaches open foundations, too. For a stack the 1 is enough: cover it to place a foundation.
grand-lesson-stacks-take = Choose one of the stacks. You see the foundation only after you take it.
grand-lesson-stacks-put = Three sites, and a walkway at the lower left. You have to lay it, on any empty lot. But think of your second guest, at the right Entry: it needs a walkway above it.
grand-lesson-stacks-shut = There a site would be right above the right Entry, and that guest could not come in. Any other lot will do.
grand-lesson-stacks-laid = A foundation need not touch the others. You can fill the gaps later.
grand-lesson-stacks-cycle = After taking one from a stack you may replace the 4 open foundations, on spaces 2 to 5. It costs nothing. Replace them or leave them: both are fine.
grand-lesson-stacks-changed = Four new ones. But { $seat2 } chooses from them first.
grand-lesson-stacks-kept = They stay. Now { $seat2 } may choose from them.

grand-lesson-barker = Call them in
grand-lesson-barker-learnt = When both Entries are empty, 2 guests come and you hire a barker: 3 points, and 1 more step on every later move.
grand-lesson-barker-waiting = One of your Entries is empty: that guest has walked in. At the other a guest is still waiting, and now there is a walkway above it.
grand-lesson-barker-cover = One step brings it in. Cover the 1 to move.
grand-lesson-barker-big = One step is enough. Keep the big number for a longer walk.
grand-lesson-barker-later = That can wait. First the guest at the Entry: cover the 1 to move.
grand-lesson-barker-lead = Lead the waiting guest in, and see what happens when both Entries are empty.
grand-lesson-barker-inside = That guest is inside already, and the right Entry stays full. Lead the waiting one in.
grand-lesson-barker-place = Two new guests have come, and you hire a barker. A barker never moves, and no guest walks through it. Put it in this corner, where it is in nobody’s way.
grand-lesson-barker-left-shut = There it would block the only way from the left Entry, and for good. The corner is better.
grand-lesson-barker-right-shut = There it would block the only way from the right Entry, and for good. The corner is better.
grand-lesson-barker-middle = There your guests would have to walk around it for the rest of the game. The corner is better.
grand-lesson-barker-hired = It pays 3 points, and all your later moves may be 1 step longer.
grand-lesson-barker-more = New guests wait at both Entries. Lead both in, and you hire the next barker.

grand-lesson-trick = A trick of the trade
grand-lesson-trick-learnt = Guests in the Bigtop pay. A trick is yours when you meet its goal. Once somebody has it, each of the others has 1 turn left for it.
grand-lesson-trick-tent = The big tent above your Fairground is the Bigtop. One guest inside pays 3 points, two pay 6, three pay 10, four pay 15. They stay inside for good.
grand-lesson-trick-tricks = These are the tricks of the trade, three in each game. Each has a goal and a reward. Meet the goal on your turn, and the trick is yours. You have one already.
grand-lesson-trick-crowd = “Keep the Crowd Moving!” asks for a guest that moves into the Bigtop. Nobody has it. This guest is the nearest, and Balloon Darts beside it is full.
grand-lesson-trick-count = From the top row it is 1 step into the Bigtop. Count this guest’s steps. Your barker adds one to your number: which number is enough?
grand-lesson-trick-short = Even with the barker’s step that is too short. The guest needs 6 steps: cover the 5 to move.
grand-lesson-trick-later = That can wait. First the guest: cover the 5 to move.
grand-lesson-trick-walk = The 5 and the barker make 6 steps. Lead the guest into the Bigtop.
grand-lesson-trick-halfway = It would stop before it is inside. All 6 steps lead into the Bigtop.
grand-lesson-trick-other-guest = That guest is too far from the Bigtop. Take the one beside Balloon Darts.
grand-lesson-trick-gained = It pays 3 points, and the trick is yours: from your next turn on, your guests walk through each other for free.
grand-lesson-trick-missed = { $seat2 } had 1 turn to do the same, did not, and has missed the trick for good. When somebody else gains one first, you have 1 turn left for it.

grand-lesson-sets = Three of a size
grand-lesson-sets-learnt = Three attractions of one size, all with tickets, are a set. Look for stops that bring 2 tickets at once.
grand-lesson-sets-sizes = Attractions come in 5 sizes, by their number of cells: tiny has 1, small 2, medium 3, large 4, giant 5. The list of attractions shows them.
grand-lesson-sets-sets = Three of one size are a set and pay, if all have a ticket. Four or five pay more, and bigger sizes pay better. Three medium ones pay 8 points.
grand-lesson-sets-look = You have 3 medium attractions. Shooting Gallery, at the top left, has a ticket. Balloon Darts, at the top right, and Fishing Pond, right below it, have none.
grand-lesson-sets-cover = This guest is near both of them. You have a barker, so the 1 is enough for 2 steps. Cover it to move.
grand-lesson-sets-big = So many steps are not needed here. The 1 and your barker make 2 steps.
grand-lesson-sets-later = That can wait. A set is in reach: cover the 1 to move.
grand-lesson-sets-stop = Find the cell where Balloon Darts and Fishing Pond both sell a ticket.
grand-lesson-sets-one = That sells 1 ticket. There is a cell that touches both Balloon Darts and Fishing Pond.
grand-lesson-sets-none = No ticket is sold there. Find the cell that touches both Balloon Darts and Fishing Pond.
grand-lesson-sets-hint = It is 2 steps to the right.
grand-lesson-sets-set = Two tickets with one stop, and 8 points for 3 medium attractions.

grand-lesson-bare-sites = Nothing left bare
grand-lesson-bare-sites-learnt = Building covers bare sites and saves 1 point for each. Look at which attractions are left before you decide.
grand-lesson-bare-sites-cost = At the end every site without an attraction costs 1 point, and so does every empty lot. You have 15 bare sites: that is 15 points.
grand-lesson-bare-sites-find = Your last number today is the 5, so you may build up to size 5. Find out what to build to save the most points. Attractions may be turned and flipped.
grand-lesson-bare-sites-ground = A new foundation fills your empty lot, but brings new bare sites. Here building saves more.
grand-lesson-bare-sites-move = Tickets are good, but here I would build: so many bare sites cost a lot.
grand-lesson-bare-sites-less = That saves something, but not the most. One of the attractions covers 4 sites.
grand-lesson-bare-sites-hint-where = Look at the left edge: 5 bare sites lie together there.
grand-lesson-bare-sites-hint-shape = No giant that is left fits there. Strong Man is a large one, in the shape of an L.
grand-lesson-bare-sites-covered = Four points saved. And when a guest stops beside Strong Man, you have a large attraction that counts.

grand-lesson-every-size = One of every size
grand-lesson-every-size-learnt = One attraction of each size, all with tickets, pays 22 points. Read the list of points first, then look for the way.
grand-lesson-every-size-pays = One attraction of every size, each with a ticket, pays 22 points. Sometimes a single ticket is all that is missing.
grand-lesson-every-size-missing = 4 of your 5 sizes have a ticket. Which one has none, and which guest could bring it?
grand-lesson-every-size-find = Find a turn that brings the 22 points. Choose the number, then the guest and its stop.
grand-lesson-every-size-ground = Ground sells no ticket. All 5 sizes are built: a guest has to move.
grand-lesson-every-size-build = All 5 sizes are built already. What is missing is a ticket: a guest has to move.
grand-lesson-every-size-elsewhere = After that the missing size still has no ticket. Look at the list of attractions: which size has none?
grand-lesson-every-size-hint-which = Magician, your large attraction on b3 to b5 and c4, has no ticket.
grand-lesson-every-size-hint-steps = The 1 and your barker make 2 steps. Two of your guests are near Magician.
grand-lesson-every-size-back = Away and back, and Magician has its ticket: 22 points.
grand-lesson-every-size-done = Magician has its ticket: 22 points.

grand-lesson-last-day = The last day
grand-lesson-last-day-learnt = On the last day, count what is in reach: missing tickets, a barker, bare sites. Then choose which number does which job.
grand-lesson-last-day-look = It is Saturday, and you are at minus 2. But you have sold 11 tickets, one Entry is empty, and there are bare sites to build on.
grand-lesson-last-day-find = You have this one day, a turn with each number, to reach 15 points or more. Your points are counted as you go. You can take back what does not help.
grand-lesson-last-day-short = That was not enough yet. We begin the day again.
grand-lesson-last-day-hint-tickets = Four more tickets make 15, and they pay 12 points. Almost every move can sell one.
grand-lesson-last-day-hint-giant = The 5 can build a giant. On the left edge there is room for one, which saves 5 points.
grand-lesson-last-day-hint-room = Shooting Gallery (c8), Fishing Pond (g6), Organ Grinder (h3), Cotton Candy (h2) and Wax Works (d1) have room for tickets. Which guests are near them?
grand-lesson-last-day-done = From minus 2 to 15 or more in a single day.

grand-lesson-alone = Alone in town
grand-lesson-alone-learnt = Alone you need 2 of every size with tickets and no bare site. Small things add 1 point each, and tricks are removed if you are slow.
grand-lesson-alone-aim = You can also play alone. Then your aim is 2 attractions of every size, all with tickets, and no bare site at the end. You win with more than 0 points.
grand-lesson-alone-minus = Each size costs 4 points while none of its attractions has a ticket, and 2 while only one has. Your Fortune Teller is the only one with a ticket: minus 18.
grand-lesson-alone-small = Other things add 1 point each: a barker, a trick, a guest in the Bigtop, an attraction with 2 tickets or more.
grand-lesson-alone-find = The 5 is your last number today. One turn with it can bring 2 points: find it.
grand-lesson-alone-ground = New ground is needed later, but brings no point now. Look at your guests.
grand-lesson-alone-build = That covers a bare site and saves 1 point. A move can bring 2.
grand-lesson-alone-no-ticket = No ticket is sold there. Stop beside Fortune Teller.
grand-lesson-alone-hint = Lead the waiting guest in and stop beside Fortune Teller. Then both Entries are empty.
grand-lesson-alone-two = A second ticket at Fortune Teller and a barker: 2 points.
grand-lesson-alone-evening = The day is over. When you play alone, all open foundations are replaced every evening, so take what you need in time.
grand-lesson-alone-tricks = The tricks do not wait, either. At the end of each of these days one is removed, unless you have gained it by then.

## How to play in a minute: titles of at most 4 words, texts of at most 30

grand-how-goal = Sell tickets
grand-how-goal-text = Lay out a fairground, build attractions, and walk guests past them. An attraction counts only once it has sold a ticket. The most points after 7 days win.
grand-how-number = Cover a number
grand-how-number-text = Each day has 5 turns. Each turn you cover one of your numbers 1 to 5 and do one thing with it. Bigger numbers reach further, build larger, walk longer.
grand-how-deed-place = Place
grand-how-deed-build = Build
grand-how-deed-move = Move
grand-how-lay = Place, then build
grand-how-lay-text = Foundations go on your 16 lots: green walkways for guests, brown sites for building. Your number says how far you reach for them, and how large an attraction may be.
grand-how-move = Walk and stop
grand-how-move-text = A guest walks up to as many steps as your number, on walkways only. Where it stops, every attraction beside it sells 1 ticket, until it is full.
grand-how-gates = New guests, new barkers
grand-how-gates-text = Guests come in through 2 Entries. When both are empty, 2 new guests come and you hire a barker: 3 points, and your guests can walk further.
grand-how-pays = What pays
grand-how-pays-text = Three attractions of one size with tickets, one of every size, 15 tickets, guests in the Bigtop, the tent on top. Lots left empty and sites left bare cost points.

## The player aid on one page; what stands before a bar ( | ) is set on a plate

grand-aid-goal = Have the most points after 7 days. Only attractions with a ticket count.
grand-aid-turn = Your turn
grand-aid-turn-1 = Cover a free number from 1 to 5, then do one of these three. After 5 turns all numbers are free again.
grand-aid-turn-2 = Place | a foundation from a Railyard space up to your number, on any empty lot, as it is printed. Both stacks count as 1. After taking from one you may replace all open foundations.
grand-aid-turn-3 = Build | 1 attraction up to your number, on bare sites only, turned and flipped as you like. Never where a guest stands.
grand-aid-turn-4 = Move | 1 guest up to your number of steps, and 1 more for each barker. Walkways only, never through guests or barkers.
grand-aid-turn-5 = Where the guest stops, each attraction beside it sells 1 ticket. Stepping out and back counts as a stop.
grand-aid-special = Entries, Bigtop, tricks
grand-aid-special-1 = Both Entries empty after a move: 2 new guests, and a barker on a free walkway. It never moves.
grand-aid-special-2 = From the top row a guest may step up into the Bigtop. It stays there for good.
grand-aid-special-3 = An attraction holds as many tickets as it has cells.
grand-aid-special-4 = Tricks: meet the goal at the end of your turn and it is yours. Then every other player has only their own next turn for it.
grand-aid-symbols = Symbols
grand-aid-sign-tiny = Tiny, 1 cell
grand-aid-sign-small = Small, 2 cells
grand-aid-sign-medium = Medium, 3 cells
grand-aid-sign-large = Large, 4 cells
grand-aid-sign-giant = Giant, 5 cells
grand-aid-sign-guest = Guest
grand-aid-sign-barker = Barker: 3 points, 1 more step
grand-aid-sign-mallet = Bare site, ready to build on: minus 1 at the end
grand-aid-points = Points at the end
grand-aid-points-1 = With tickets, of one size: 3, 4 or 5 of them
grand-aid-points-2 = Tiny | 3, 5, 10
grand-aid-points-3 = Small | 5, 8, 13
grand-aid-points-4 = Medium | 8, 12, 19
grand-aid-points-5 = Large | 12, 18, 26
grand-aid-points-6 = Giant | 18, 25, 35
grand-aid-points-7 = 22 | one of every size, each with a ticket
grand-aid-points-8 = 12 | 15 tickets or more
grand-aid-points-9 = 3 | each barker; 3, 6, 10, 15 for 1 to 4 guests in the Bigtop
grand-aid-points-10 = −1 | each bare site and each empty lot

## What puzzles are about: the kind of choice, and what it is for

grand-theme-begin = Which number, and what for
grand-theme-take = Which foundation
grand-theme-put = Where to lay a foundation
grand-theme-cycle = Replacing the foundations
grand-theme-refill = Filling the gap
grand-theme-build = Which attraction
grand-theme-move = Moving guests
grand-theme-tickets = Which tickets
grand-theme-entry = Which Entry
grand-theme-barker = Where the barker stands
grand-theme-do-place = A foundation
grand-theme-do-build = An attraction
grand-theme-do-move = Guests
grand-theme-for-sets = Sets of attractions
grand-theme-for-variety = Every size
grand-theme-for-tickets = More tickets
grand-theme-for-bigtop = The Bigtop
grand-theme-for-land = Room to build
grand-theme-for-crew = A better crew
grand-theme-for-rivals = Setting a rival back
