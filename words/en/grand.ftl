# The Grand Carnival

## Options

grand-option-guests = Guests in the box
grand-option-guests-30 = 30, as in the first edition
grand-option-guests-40 = 40, as in a later edition
grand-option-first = The starting player
grand-option-first-drawn = is drawn by lot
grand-option-first-first_seat = is the first seat
grand-option-strict_mallets = Empty foundation spaces cost a point
grand-option-strict_mallets-off = no
grand-option-strict_mallets-on = yes, one each

## Names

grand-size-tiny = tiny
grand-size-small = small
grand-size-medium = medium
grand-size-large = large
grand-size-giant = giant
grand-stack-left = left
grand-stack-right = right
grand-bigtop = the Bigtop
grand-nothing = nothing

## What a player is asked

grand-prompt-begin = Choose a free action number and what to do with it.
grand-prompt-begin-peeked = You have peeked, so place a foundation: choose a number for it.
grand-prompt-take = Take a foundation from the Railyard, up to space { $reach }.
grand-prompt-put = Put this foundation on an empty space: { $foundation }
grand-prompt-cycle = Cycle the Railyard?
grand-prompt-refill = From which stack does space { $space } of the Railyard get its foundation?
grand-prompt-build =
    { $left ->
        [one] Build a tiny attraction.
       *[other] Build an attraction of size { $left } or less.
    }
grand-prompt-build-second =
    { $left ->
        [one] Build a tiny attraction as well, or leave it at that.
       *[other] Build a second attraction of size { $left } or less, or leave it at that.
    }
grand-prompt-move =
    { $left ->
        [one] Move a guest by one cell.
       *[other] Move a guest up to { $left } cells.
    }
grand-prompt-move-second =
    { $left ->
        [one] Move a second guest by one cell, or leave it at that.
       *[other] Move a second guest up to { $left } cells, or leave it at that.
    }
grand-prompt-tickets = Which attractions at the guest's corners get a ticket, too?
grand-prompt-entry = One guest is left. Where does it come in?
grand-prompt-barker = You hire a carnival barker. On which walkway does it stand?
grand-prompt-over = The carnival is over.

## What a player can do

grand-label-peek = Look at the tops of both stacks
grand-label-place = { $number }: place a foundation
grand-label-build-with = { $number }: build an attraction
grand-label-move-with = { $number }: move a guest
grand-label-pass = { $number }: pass
grand-label-take = Take { $foundation } from space { $space }
grand-label-take-facedown = Take the top of the { $stack } stack
grand-label-put = On { $space }
grand-label-put-left = On { $space }, turned left
grand-label-put-right = On { $space }, turned right
grand-label-cycle = Cycle it
grand-label-keep = Leave it
grand-label-refill = From the { $stack } stack
grand-label-build = Build { $attraction } (size { $size }) on { $cells }
grand-label-build-reserve = Build { $attraction } (size { $size }) from the reserve on { $cells }
grand-label-move = From { $from } to { $to }
grand-label-move-plain = From { $from } to { $to }, on a way that does not earn “Find a Mark!”
grand-label-done = That is all
grand-label-tickets = { $attractions }
grand-label-tickets-none = None of them
grand-label-entry = At { $entry }
grand-label-barker = On { $cell }

## What happens

grand-event-began-place = { $seat } covers { $number } to place a foundation.
grand-event-began-build = { $seat } covers { $number } to build.
grand-event-began-move = { $seat } covers { $number } to move a guest.
grand-event-passed = { $seat } can do nothing, covers { $number } and passes.
grand-event-peeked = { $seat } peeks at the tops of the stacks.
grand-event-peeked-seen = { $seat } peeks at the tops of the stacks: left { $left }, right { $right }.
grand-event-took = { $seat } takes { $foundation } from space { $space }.
grand-event-took-facedown = { $seat } takes the top of the { $stack } stack: { $foundation }
grand-event-put = { $seat } puts { $foundation } on { $space }.
grand-event-cycled = { $seat } cycles the Railyard.
grand-event-turned-up = Space { $space } gets { $foundation } from the { $stack } stack.
grand-event-reshuffled = The discard pile is shuffled and becomes the { $stack } stack.
grand-event-built = { $seat } builds { $attraction } on { $cells }.
grand-event-built-reserve = { $seat } builds { $attraction } from the reserve on { $cells }.
grand-event-moved = { $seat } leads a guest from { $from } to { $to }.
grand-event-moved-far = { $seat } leads a guest the long way from { $from } to { $to }.
grand-event-bigtop = { $seat } leads a guest from { $from } into the Bigtop.
grand-event-bigtop-far = { $seat } leads a guest the long way from { $from } into the Bigtop.
grand-event-ticketed =
    { $added ->
        [one] { $attraction } of { $seat } sells a ticket and has { $tickets } now.
       *[other] { $attraction } of { $seat } sells { $added } tickets and has { $tickets } now.
    }
grand-event-arrived = A new guest waits at { $entry } of { $seat }.
grand-event-hired = { $seat } hires a barker, who stands on { $cell }.
grand-event-gained = { $seat } gains { $trick }
grand-event-locked-out = { $seat } is locked out of { $trick }
grand-event-removed = Nobody will learn { $trick } any more: the card is removed.
grand-event-round-ended = { $day } is over.
grand-event-round-began = { $day } begins. { $seat } takes the first turn.
grand-event-ended = The carnival leaves town. The points are counted.

## Why something cannot be done

grand-no-over = The game is over.
grand-no-turn = It is not your turn.
grand-no-stage = That is not what is asked now.
grand-no-number = That action number is already covered, or there is no such number.
grand-no-pass = You may pass only if no action at all is possible.
grand-no-space = You have no empty foundation space.
grand-no-build-size = Nothing that small is left that fits on your construction sites.
grand-no-build = No attraction that can be had fits on your construction sites.
grand-no-move = None of your guests can move.
grand-no-after-peek = You have peeked, so you must place a foundation.
grand-no-peek-trick = You need “Posters around Town!” to peek.
grand-no-peek-twice = You have peeked on this turn already.
grand-no-reach = Your action number does not reach that Railyard space.
grand-no-stack = That stack is empty.
grand-no-put = There is no empty foundation space.
grand-no-quarter = Foundations lie as they are printed.
grand-no-same-quarter = Turned like that it looks the same: leave it as it is, or turn it the other way.
grand-no-size = That attraction is too large for what is left of your number.
grand-no-reserve = You need “Underinflated Balloons!” to build from the reserve.
grand-no-reserve-alone = Use up the supply first.
grand-no-supply = No attraction of that shape is left.
grand-no-site = All its cells must lie on uncovered construction sites of your foundations.
grand-no-site-empty = No foundation lies there yet.
grand-no-site-walkway = Nothing is built on a walkway.
grand-no-site-attraction = Another attraction stands there.
grand-no-site-guest = A guest stands in the way.
grand-no-done = One attraction or one guest it must be.
grand-no-guest = None of your guests who can move is there.
grand-no-same-guest = That guest has moved already; the second must be another.
grand-no-plain = There is only one kind of way to get there.
grand-no-bigtop = The Bigtop is not in reach of that guest: it is entered from row 8.
grand-no-into-entry = Nobody walks back onto an Entry space.
grand-no-crowd = Somebody stands there already.
grand-no-walkway = Your guests cannot walk there.
grand-no-far = That is too far, or the way is blocked.
grand-no-corner = Only attractions that touch the guest at a corner and have room can get a ticket.
grand-no-entry = That is no Entry space.
grand-no-barker = A barker stands on a walkway cell without guests and barkers.

## Points

grand-score-sets = { $count } { $size } attractions with tickets
grand-score-variety = Attractions of all five sizes with tickets
grand-score-bigtop =
    { $count ->
        [one] One guest in the Bigtop
       *[other] { $count } guests in the Bigtop
    }
grand-score-tickets =
    { $count ->
        [one] One ticket
       *[other] { $count } tickets
    }
grand-score-barkers =
    { $count ->
        [one] One carnival barker
       *[other] { $count } carnival barkers
    }
grand-score-empty-spaces = Mallets on empty foundation spaces
grand-score-bare-sites = Mallets on construction sites
grand-score-pockets = “Pick Some Pockets!” puts a ticket on { $attraction }
grand-score-mystery = “Create Mystery!” counts { $attraction } as { $size }
grand-tie-tricks = Tricks
grand-tie-tickets = Tickets
grand-solo-barkers = Carnival barkers
grand-solo-tricks = Tricks gained
grand-solo-bigtop = Guests in the Bigtop
grand-solo-sets = Sizes with three attractions that have tickets
grand-solo-busy = Attractions with two tickets or more
grand-solo-sizes = Sizes with fewer than two attractions that have tickets
grand-rank-forgotten = Forgotten
grand-rank-remembered = Remembered
grand-rank-honored = Honored
grand-rank-revered = Revered
grand-rank-legendary = Legendary

## The tricks, in short

grand-goal-bribe = Goal: a full diagonal of foundations.
grand-goal-mystery = Goal: five attractions without a ticket.
grand-goal-mark = Goal: move a guest five cells or more, no cell twice.
grand-goal-crowd = Goal: move a guest into the Bigtop.
grand-goal-spectacle = Goal: build an attraction over three foundations.
grand-goal-early = Goal: eight foundations.
grand-goal-pockets = Goal: a full column of foundations.
grand-goal-posters = Goal: a full row of foundations.
grand-goal-ballyhoo = Goal: two guests in the upper half.
grand-goal-draw = Goal: an attraction with three tickets.
grand-goal-feet = Goal: three guests in one group.
grand-goal-trap = Goal: a guest stops next to three attractions.
grand-goal-balloons = Goal: build an attraction next to two others.
grand-goal-bottles = Goal: five tickets.
grand-ability-bribe = Foundations may be turned left or right.
grand-ability-mystery = One attraction may count as a size more or less at the end.
grand-ability-mark = A move may be split between two guests.
grand-ability-crowd = Guests walk through each other for free.
grand-ability-spectacle = Empty foundation spaces cost nothing.
grand-ability-early = New attractions get a ticket for each guest beside them.
grand-ability-pockets = One more ticket at the end.
grand-ability-posters = You may peek at both stacks before you place a foundation.
grand-ability-ballyhoo = Guests walk diagonally, too.
grand-ability-draw = Guests walk on construction sites, too.
grand-ability-feet = You reach one Railyard space further.
grand-ability-trap = You may build two attractions at once, if they are small enough.
grand-ability-balloons = You may build from the reserve.
grand-ability-bottles = Guests bring tickets diagonally, too.
grand-standing-open = open
grand-standing-last-chance = last chance
grand-standing-gained = gained
grand-standing-locked = locked out

## The table in characters

grand-text-heading = { $day } (round { $round } of 7)   guests left: { $guests }   barkers left: { $barkers }
grand-text-railyard = Railyard
grand-text-discard = discards: { $count }
grand-text-supply = Supply
grand-text-reserve = Reserve
grand-text-points = { $points } pts, { $tickets } tickets
grand-text-bigtop = Bigtop: { $count }
grand-text-legend = # construction site   . walkway   @ guest   & barker   A to Z attraction   _ empty Entry
