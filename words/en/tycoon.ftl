# Carnival Tycoon

# Where the game is chosen: its poster, its page, its variants.
tycoon-title = Carnival Tycoon
tycoon-line = Roll, hire, build and draw the crowds across your sheet in twenty rounds.
tycoon-poster-1 = Carnival
tycoon-poster-2 = Tycoon
tycoon-poster-3 = roll, draw, pray
tycoon-poster-short = roll and write
tycoon-option-challenge-line = fixed dice, three rides a mechanic, no stall beside a stall
tycoon-option-hire_counts-line = whether someone hired counts at once or from the next round
tycoon-option-stall_reach-line = whether guests must be able to reach a new stall

## Options

tycoon-option-challenge = The challenge
tycoon-option-challenge-off = no
tycoon-option-challenge-on = yes: fixed dice, three rides a mechanic, no stall beside a stall
tycoon-option-hire_counts = A new hire counts
tycoon-option-hire_counts-at_once = at once
tycoon-option-hire_counts-next_round = from the next round on
tycoon-option-stall_reach = Stalls out of the guests' reach
tycoon-option-stall_reach-lenient = may be built
tycoon-option-stall_reach-must_reach = may not be built

## What speaks for a hint

tycoon-why-track =
    { $gain ->
        [one] It brings about { $gain } point more from this ride.
       *[other] It brings about { $gain } points more from this ride.
    }
tycoon-why-rides =
    { $gain ->
        [one] It leaves room for about { $gain } point more from rides to come.
       *[other] It leaves room for about { $gain } points more from rides to come.
    }
tycoon-why-guests =
    { $gain ->
        [one] It brings about { $gain } guest more by the end.
       *[other] It brings about { $gain } guests more by the end.
    }
tycoon-why-stalls =
    { $gain ->
        [one] It is worth about { $gain } point in stalls.
       *[other] It is worth about { $gain } points in stalls.
    }
tycoon-why-actions = It keeps more choices open for you.
tycoon-why-danger = It keeps you further away from bankruptcy.
tycoon-why-rivals =
    { $gain ->
        [one] It costs your strongest rival about { $gain } point.
       *[other] It costs your strongest rival about { $gain } points.
    }

## Staff and dice

tycoon-staff-ticket = a ticket vendor
tycoon-staff-mechanic = a mechanic
tycoon-staff-constructor = a constructor
tycoon-staff-investor = an investor
tycoon-row-ticket = Ticket vendors
tycoon-row-mechanic = Mechanics
tycoon-row-constructor = Constructors
tycoon-row-investor = Investors
tycoon-colour-red = red
tycoon-colour-blue = blue
tycoon-either = { $first } or { $last }

## Where the game stands

tycoon-heading =
    { $last ->
        [yes] Round { $round } of { $rounds }, the last
       *[no] Round { $round } of { $rounds }
    }
tycoon-heading-over = The end, after round { $round }

## What a player is asked

tycoon-ask-first =
    { $open ->
        [all] Do 1 or 2 different things: hire, stall, ride
        [hire-stall] Hire, build a stall, or do both
        [hire-ride] Hire, build a ride, or do both
        [stall-ride] Build a stall, a ride, or both
        [hire] Hire somebody: nothing else is possible
        [stall] Build a stall: nothing else is possible
       *[ride] Build a ride: nothing else is possible
    }
tycoon-ask-second =
    { $open ->
        [hire-stall] Hire or build a stall, or end the round
        [hire-ride] Hire or build a ride, or end the round
        [stall-ride] Build a stall or a ride, or end the round
        [hire] Hire somebody, or end the round
        [stall] Build a stall, or end the round
       *[ride] Build a ride, or end the round
    }
tycoon-ask-place-stall =
    { $boxes ->
        [one] Put up the stall on 1 free box: { $what }
       *[other] Put up the stall on { $boxes } free boxes: { $what }
    }
tycoon-ask-place-ride = Choose free boxes for the ride: { $what }
tycoon-ask-guest =
    { $needed ->
        [one] Lead 1 guest there; vendors serve { $room } more
       *[other] Lead { $needed } guests there; vendors serve { $room } more
    }
tycoon-ask-guest-short =
    { $room ->
        [one] Too far: vendors serve only 1 more guest
       *[other] Too far: vendors serve only { $room } more guests
    }
tycoon-ask-dice =
    { $dice ->
        [one] Choose the white die that counts
       *[other] Choose the { $dice } white dice that count
    }
tycoon-ask-nothing = Nothing to do now

## What a player can do

tycoon-do-hire = Hire { $staff } with the { $colour } { $face }
tycoon-do-stall = Build a stall with the { $colour } { $face }: { $stall }
tycoon-do-ride =
    { $halved ->
        [yes] Build the { $ride }: { $points } with this roll, for mechanics are short
       *[no] Build the { $ride }: { $points } with this roll
    }
tycoon-do-stop = End the round
tycoon-do-place-ride =
    { $share ->
        [whole] { tycoon-do-place-points }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
        [unreached] { tycoon-do-place-points }, half: nobody gets there{ tycoon-do-place-cut }
        [untended] { tycoon-do-place-points }, half: no mechanic is free{ tycoon-do-place-guests }{ tycoon-do-place-cut }
       *[both] { tycoon-do-place-points }, a quarter: nobody gets there, no mechanic is free{ tycoon-do-place-cut }
    }
tycoon-do-place-stall =
    { $share ->
        [unreached] { $place }: nobody gets there, but it counts{ tycoon-do-place-cut }
       *[whole] { $place }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
    }
tycoon-do-place-points =
    { $points ->
        [one] { $place }: 1 point
       *[other] { $place }: { $points } points
    }
tycoon-do-place-guests =
    { $guests ->
        [0] { "" }
        [one] , 1 guest comes
       *[other] , { $guests } guests come
    }
tycoon-do-place-cut =
    { $cut ->
        [0] { "" }
        [one] , 1 box is cut off
       *[other] , { $cut } boxes are cut off
    }
tycoon-place =
    { $degrees ->
        [0] At { $at }
       *[other] At { $at }, turned by { $degrees } degrees
    }
tycoon-place-mirrored =
    { $degrees ->
        [0] At { $at }, mirrored
       *[other] At { $at }, mirrored, turned by { $degrees } degrees
    }
tycoon-do-guest = A guest at { $at }
tycoon-do-shortest =
    { $guests ->
        [one] Shortest way: 1 guest
       *[other] Shortest way: { $guests } guests
    }
tycoon-do-dice =
    { $count ->
        [one] Count the { $dice }
       *[other] Count { $dice }, which is { $sum }
    }

## What happened

tycoon-round = Round { $round }. The red die shows { $red }, the blue die { $blue }.
tycoon-white = { $seat } rolls white: { $dice }.
tycoon-hired = { $seat } hires { $staff } with the { $colour } { $face }.
tycoon-more-white = The new constructor of { $seat } rolls a { $face }.
tycoon-stall-built = { $seat } puts up a stall at { $at }: { $stall }.
tycoon-ride-built = { $seat } builds a ride from { $at } on: { $ride }.
tycoon-guests =
    { $guests ->
        [one] A guest comes to { $seat }'s carnival, at { $at }.
       *[other] { $guests } guests come to { $seat }'s carnival, at { $at }.
    }
tycoon-out-of-reach = No guest of { $seat } gets there.
tycoon-scored = { $seat } writes { $points } for the ride ({ $ride }): { $dice } and a bonus of { $bonus }.
tycoon-scored-half = { $seat } writes { $points } for the ride ({ $ride }): half of { $dice } and a bonus of { $bonus }.
tycoon-scored-quarter = { $seat } writes { $points } for the ride ({ $ride }): a quarter of { $dice } and a bonus of { $bonus }.
tycoon-bankrupt = { $seat } can do nothing with this roll and is bankrupt.
tycoon-filled =
    { $guests ->
        [one] One more guest fills the lot of { $seat }; vendors serve { $served } of all.
       *[other] { $guests } more guests fill the lot of { $seat }; vendors serve { $served } of all.
    }

## Scores

tycoon-score-rides = Rides, round by round
tycoon-score-guests = Guests served
tycoon-score-kinds = Kinds of stalls
tycoon-score-sets = Sets of stalls
tycoon-score-bankrupt = Bankrupt: all is lost
tycoon-rank = { $rank }
tycoon-rank-bankrupt = Bankrupt. { $rank }

## Why not

tycoon-no-bankrupt = This carnival is bankrupt.
tycoon-no-over = The game is over.
tycoon-no-done = Your round is done; wait for the others.
tycoon-no-stop = You must do at least one action in a round.
tycoon-no-choose-first = First choose what to do: hire, build a stall or build a ride.
tycoon-no-place-first = First choose where to draw what you are building.
tycoon-no-guests-first = First draw the guests to what you have built.
tycoon-no-dice-first = First choose the dice that count for your ride.
tycoon-no-second-hire = You have hired somebody this round; the second action must be another one.
tycoon-no-second-stall = You have built a stall this round; the second action must be another one.
tycoon-no-second-ride = You have built a ride this round; the second action must be another one.
tycoon-no-die = No coloured die that you can still use shows a { $face }.
tycoon-no-die-challenge = In the challenge the red die hires and the blue die builds stalls; yours does not show a { $face }.
tycoon-no-staff-die = To hire { $staff } you need one of these: { $faces }. No die that you can still use shows one.
tycoon-no-such-staff = A { $face } does not hire { $staff }; these do: { $faces }.
tycoon-no-staff-box = That row is full: you cannot hire { $staff }. The die may still build a stall.
tycoon-no-third-stall = You have two stalls of that kind already.
tycoon-no-stall-room = There is no room for that stall.
tycoon-no-investors =
    { $needed ->
        [one] It needs 1 investor; you have { $there }.
       *[other] It needs { $needed } investors; you have { $there }.
    }
tycoon-no-constructors =
    { $needed ->
        [one] It needs 1 constructor; you have { $there }.
       *[other] It needs { $needed } constructors; you have { $there }.
    }
tycoon-no-ride-room = There is no room in the lot for the { $ride }.
tycoon-no-same-turn = It looks the same in another turn; name it by that one.
tycoon-no-outside = That reaches beyond the lot.
tycoon-no-overlap = Something stands there already.
tycoon-no-stall-beside-stall = In the challenge no stall stands beside another.
tycoon-no-stall-unreached = Guests could not get to that stall.
tycoon-no-guest-box = A guest can only stand on a free box of the lot.
tycoon-no-guest-beside = The next guest must stand beside the last one, and the first beside any guest.
tycoon-no-guest-waste = From that box the vendors could not bring them all the way.
tycoon-no-guest-detour = Even the shortest way is too long for your vendors, so you must take a shortest one.
tycoon-no-shortest = Only one guest is missing: choose the box.
tycoon-no-dice-number = You must choose as many dice as the ride has levels.
tycoon-no-such-dice = You do not have these dice.

## Notes when something happens for the first time

tycoon-first-actions = These two dice hire or build a stall, one each. The white dice score for rides.
tycoon-first-builders = You have a number that hires a constructor or an investor. A better ride needs both.
tycoon-first-place-ride = Guests must get beside it, or it scores half. The boxes on their way become guests.
tycoon-first-place-stall = One of a kind is a point, two are three. Several kinds pay more.
tycoon-first-way = You choose the way. Every box of it becomes a guest and stays taken.
tycoon-first-dice = As many white dice count as the ride has levels.
tycoon-first-hired = New staff count at once, also for your second action.
tycoon-first-scored = Dice and bonus are written on the track. No later round changes them.
tycoon-first-halved = Only a part of the points: no guest stands beside it, or no mechanic is free.
tycoon-first-guests = Every guest is a point at the end, ten for each ticket vendor.
tycoon-first-mechanics = Your mechanics are busy. The next ride scores half unless you hire another.
tycoon-first-vendors = Your vendors can hardly serve more guests. Hire one before you build far away.
tycoon-first-kinds = Four kinds of stall pay 5 points more, all six pay 10 more.
tycoon-first-crowd = After the last round guests fill the lot. Ticket vendors decide how many count.

## What things are

tycoon-note-staff = { $row }, { $hired } of { $boxes }
tycoon-note-ticket = Each serves { $each } guests; { $capacity } together.
tycoon-note-ticket-points = Every guest served is 1 point at the end.
tycoon-note-mechanic = Each looks after { $each } rides; { $capacity } together. One ride too many scores half.
tycoon-note-constructor =
    { $there ->
        [one] Each rolls a white die and lets rides have one more big square: 1 now.
       *[other] Each rolls a white die and lets rides have one more big square: { $there } now.
    }
tycoon-note-investor = Each opens rides of one level more: up to level { $there } now.
tycoon-note-hired-with = Hired with a coloured die that shows one of these: { $faces }.
tycoon-note-row-full = The row is full. The dice that hired here may still build stalls.
tycoon-note-hire-first = A new hire counts at once, so hire first and build second.
tycoon-note-hire-late = A new hire counts from the next round on.
tycoon-note-die = The { $colour } die: { $face }
tycoon-note-die-spent = It is used up for this round.
tycoon-note-die-hires = A { $face } hires { $staff }.
tycoon-note-die-stall = It builds a stall of this kind: { $stall }.
tycoon-note-die-once = Each coloured die serves one hire or one stall in a round.
tycoon-note-die-must-hire = In the challenge the red die only hires.
tycoon-note-die-must-stall = In the challenge the blue die only builds stalls.
tycoon-note-white = White die: { $face }
tycoon-note-white-counted = It counted for the ride of this round.
tycoon-note-white-each = There is one for each constructor.
tycoon-note-white-best = For a ride as many of the best count as it has levels.
tycoon-note-kind = { $stall }, { $built } of { $most } built
tycoon-note-kind-die = A coloured die with a { $face } builds it.
tycoon-note-kind-first =
    { $boxes ->
        [one] The first covers 1 box and is worth { $points } at the end.
       *[other] The first covers { $boxes } boxes and is worth { $points } at the end.
    }
tycoon-note-kind-second =
    { $boxes ->
        [one] The second covers 1 box; both are worth { $points } instead of { $now }.
       *[other] The second covers { $boxes } boxes; both are worth { $points } instead of { $now }.
    }
tycoon-note-kind-full = Both stand: { $points } points, and they count for the sets.
tycoon-note-kind-sets = Sets of different kinds pay extra.
tycoon-note-stall = A stall: { $stall }
tycoon-note-stall-stands = It counts in full, whether guests get to it or not. Guests come to it as to a ride.
tycoon-note-set =
    { $each ->
        [one] A set of { $kinds } kinds of stalls
       *[other] A set of { $kinds } kinds with { $each } stalls each
    }
tycoon-note-set-complete = Complete: { $points } points.
tycoon-note-set-missing = { $points } points once it is complete; { $there } of { $kinds } are there.
tycoon-note-set-sum = All sets that are complete pay.
tycoon-note-card = { $ride }, level { $level }
tycoon-note-card-counts =
    { $level ->
        [one] It counts your best white die and a bonus of { $bonus }.
       *[other] It counts your { $level } best white dice and a bonus of { $bonus }.
    }
tycoon-note-card-now =
    { $points ->
        [one] With this roll: 1 point, if guests get there.
       *[other] With this roll: { $points } points, if guests get there.
    }
tycoon-note-card-half =
    { $points ->
        [one] With this roll: 1 point, already halved, for your mechanics have no time for it.
       *[other] With this roll: { $points } points, already halved, for your mechanics have no time for it.
    }
tycoon-note-card-missing =
    { $investors ->
        [0] { $constructors ->
            [one] You need 1 more constructor.
           *[other] You need { $constructors } more constructors.
        }
        [one] { $constructors ->
            [0] You need 1 more investor.
            [one] You need 1 more investor and 1 more constructor.
           *[other] You need 1 more investor and { $constructors } more constructors.
        }
       *[other] { $constructors ->
            [0] You need { $investors } more investors.
            [one] You need { $investors } more investors and 1 more constructor.
           *[other] You need { $investors } more investors and { $constructors } more constructors.
        }
    }
tycoon-note-card-needs =
    { $level ->
        [one] It needs 1 investor and { $squares ->
            [one] 1 constructor
           *[other] { $squares } constructors
        }.
       *[other] It needs { $level } investors and { $squares ->
            [one] 1 constructor
           *[other] { $squares } constructors
        }.
    }
tycoon-note-card-shape =
    { $squares ->
        [one] Its big square covers two by two boxes of the lot.
       *[other] Each of its { $squares } big squares covers two by two boxes; turn and mirror it freely.
    }
tycoon-note-ride =
    { $points ->
        [one] { $ride }, 1 point
       *[other] { $ride }, { $points } points
    }
tycoon-note-ride-new = { $ride }, not scored yet
tycoon-note-ride-waits = If no guest gets to it, it scores half.
tycoon-note-ride-dice = The dice that counted: { $dice }; and a bonus of { $bonus }.
tycoon-note-ride-half = It was halved: nobody got there, or no mechanic was free.
tycoon-note-ride-quarter = It was halved twice: nobody got there, and no mechanic was free.
tycoon-note-ride-written = Written in round { $round }; it never changes.
tycoon-note-round = Round { $round } on the track
tycoon-note-round-ride =
    { $points ->
        [one] The ride of that round ({ $ride }) wrote 1 point.
       *[other] The ride of that round ({ $ride }) wrote { $points } points.
    }
tycoon-note-round-none = No ride was built: 0 points. That is no harm while you hire.
tycoon-note-round-now = This is the round being played. The points of its ride go here.
tycoon-note-round-later = It is still to come. The points of its ride will go here.
tycoon-note-guests =
    { $guests ->
        [one] 1 guest, vendors for { $capacity }
       *[other] { $guests } guests, vendors for { $capacity }
    }
tycoon-note-guests-room =
    { $room ->
        [0] Vendors can serve nobody more.
       *[other] Vendors can serve { $room } more.
    }
tycoon-note-guests-line = A line of guests stops where that is used up, and a ride that it does not reach scores half.
tycoon-note-guests-points =
    { $served ->
        [one] Every guest served is 1 point at the end: 1 so far.
       *[other] Every guest served is 1 point at the end: { $served } so far.
    }
tycoon-note-care =
    { $rides ->
        [0] No ride yet, mechanics for { $capacity }
        [one] 1 ride, mechanics for { $capacity }
       *[other] { $rides } rides, mechanics for { $capacity }
    }
tycoon-note-care-fine = The next ride will be looked after.
tycoon-note-care-short = The next ride would score half. Hire a mechanic first.
tycoon-note-care-each = One mechanic looks after { $each } rides. Stalls need none.
tycoon-note-rank = { $rank }
tycoon-note-rank-now =
    { $points ->
        [one] 1 point so far.
       *[other] { $points } points so far.
    }
tycoon-note-rank-next =
    { $missing ->
        [one] 1 more for the next rank: { $rank }.
       *[other] { $missing } more for the next rank: { $rank }.
    }
tycoon-note-bankrupt = Bankrupt: the { $points } points are lost.
tycoon-note-sheet = The sheet of { $seat }
tycoon-note-entrance = The entrance, { $at }
tycoon-note-entrance-open = The first guest stands here. All guests hang together with this box, and nothing can be built on it.
tycoon-note-guest = A guest at { $at }
tycoon-note-guest-stays = It stays for the whole game, and nothing can be built here. It is 1 point at the end if a vendor serves it.
tycoon-note-box = Box { $at }
tycoon-note-box-free = Free: room for a ride or a stall, and for a guest at the end.
tycoon-note-box-cut-off = Free, but cut off: guests cannot get here. A stall counts in full here, a ride half.

## The table in words

tycoon-part-game = The game
tycoon-part-sheet = The sheet of { $seat }
tycoon-part-dice = Dice of { $seat }
tycoon-part-staff = Staff of { $seat }
tycoon-part-stalls = Stalls of { $seat }
tycoon-part-lot = The lot of { $seat }
tycoon-part-track = What { $seat } has written
tycoon-part-others = The others
tycoon-part-catalog = The catalog of rides
tycoon-says-round = This is round { $round } of { $rounds }. In every round you do one or two different things: hire, build a stall, build a ride.
tycoon-says-over = The game is over, after round { $round }.
tycoon-says-challenge = The challenge: the red die hires, the blue die builds stalls, a mechanic looks after fewer rides, and no stall stands beside another.
tycoon-says-late-hires = Hires count from the next round on.
tycoon-says-reached-stalls = A stall may only stand where guests can get.
tycoon-stands =
    { $points ->
        [one] { $seat } has 1 point; { tycoon-stands-with }.
       *[other] { $seat } has { $points } points; { tycoon-stands-with }.
    }
tycoon-stands-done =
    { $points ->
        [one] { $seat } is done with the round and has 1 point; { tycoon-stands-with }.
       *[other] { $seat } is done with the round and has { $points } points; { tycoon-stands-with }.
    }
tycoon-stands-bankrupt = { $seat } is bankrupt and has lost all of { $points }; { tycoon-stands-with }.
tycoon-stands-with = rides: { $rides }, stalls: { $stalls }, guests: { $guests }
tycoon-says-rank =
    { $missing ->
        [one] The rank: { $rank }. One point more for the next: { $next }.
       *[other] The rank: { $rank }. { $missing } points more for the next: { $next }.
    }
tycoon-says-guests =
    { $guests ->
        [one] There is 1 guest; vendors serve { $capacity }, so { $room } more may come.
       *[other] There are { $guests } guests; vendors serve { $capacity }, so { $room } more may come.
    }
tycoon-says-care =
    { $rides ->
        [0] There is no ride yet; mechanics look after { $capacity }.
        [one] There is 1 ride; mechanics look after { $capacity }.
       *[other] There are { $rides } rides; mechanics look after { $capacity }.
    }
tycoon-says-die = The { $colour } die shows { $face }.
tycoon-says-die-spent = The { $colour } die shows { $face } and is used.
tycoon-says-white = A white die shows { $face }.
tycoon-says-white-counted = A white die shows { $face } and counted for the ride of this round.
tycoon-says-staff = { $row }: { $hired } of { $boxes }, hired with { $faces }.
tycoon-says-kind = { $stall }, with a { $face }: { $built } of 2 built, worth { $points }.
tycoon-says-set =
    { $each ->
        [one] A set of { $kinds } kinds would pay { $points }; there are { $there }.
       *[other] A set of { $kinds } kinds with { $each } stalls each would pay { $points }; there are { $there }.
    }
tycoon-says-set-complete =
    { $each ->
        [one] The set of { $kinds } kinds is complete and pays { $points }.
       *[other] The set of { $kinds } kinds with { $each } stalls each is complete and pays { $points }.
    }
tycoon-says-lot = Columns a to { $last } from left to right, rows 1 to { $rows } from top to bottom; the entrance is { $entrance }.
tycoon-says-ride = { $ride }, { $at }.
tycoon-says-stall = A stall at { $at }: { $stall }.
tycoon-says-from-to = from { $first } to { $last }
tycoon-says-row =
    { $rows ->
        [one] Row { $first }: { $runs }.
       *[other] Rows { $first } to { $last }: { $runs }.
    }
tycoon-then = { $first }; { $rest }
tycoon-run-free =
    { $boxes ->
        [one] { $first } free
       *[other] { $first } to { $last } free
    }
tycoon-run-cut-off =
    { $boxes ->
        [one] { $first } free but cut off
       *[other] { $first } to { $last } free but cut off
    }
tycoon-run-guests =
    { $boxes ->
        [one] a guest on { $first }
       *[other] guests on { $first } to { $last }
    }
tycoon-run-built =
    { $boxes ->
        [one] { $first } built on
       *[other] { $first } to { $last } built on
    }
tycoon-run-outside =
    { $boxes ->
        [one] { $first } outside
       *[other] { $first } to { $last } outside
    }
tycoon-says-written =
    { $points ->
        [one] Round { $round }: 1 point for the ride ({ $ride }), with { $dice } and a bonus of { $bonus }.
       *[other] Round { $round }: { $points } points for the ride ({ $ride }), with { $dice } and a bonus of { $bonus }.
    }
tycoon-says-nothing-written = Nothing yet.
tycoon-says-card = { $ride }: level { $level }, bonus { $bonus }, { $shape }.
tycoon-shape-line =
    { $squares ->
        [one] one big square
       *[other] { $squares } big squares in a line
    }
tycoon-shape = big squares in rows: { $rows }
tycoon-shape-row =
    { $squares ->
        [one] in row { $row } column { $places }
       *[other] in row { $row } columns { $places }
    }

## The table in characters

tycoon-text-head = Round { $round } of { $rounds }   red { $red }   blue { $blue }
tycoon-text-race = [race, a house rule]
tycoon-text-challenge = [challenge]
tycoon-text-late-hires = [hires count next round]
tycoon-text-reached-stalls = [stalls must be reached]
tycoon-text-entrance = entrance
tycoon-text-white = White dice: { $dice }
tycoon-text-red-spent = red used
tycoon-text-blue-spent = blue used
tycoon-text-attendance = Guests { $guests }, vendors serve { $capacity }
tycoon-text-care = Rides { $rides }, mechanics look after { $care }
tycoon-text-catalog = Catalog: level, ride, bonus, blueprint (# is a big square of 2 x 2 boxes)
tycoon-text-acting = { $seat }: score { $score }, rides { $rides }, guests { $guests }
tycoon-text-done = { $seat }: score { $score }, rides { $rides }, guests { $guests }, done
tycoon-text-bankrupt = { $seat }: bankrupt with { $score }, rides { $rides }, guests { $guests }

## The sheet on the screen

tycoon-board-title = { $name }'s lot
tycoon-board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tycoon-board-care = { $rides } of { $capacity } rides looked after
tycoon-board-rank = { $rank }, { $missing } to the next rank
tycoon-board-rank-top = { $rank }
tycoon-board-areas = Parts of the sheet
tycoon-board-area-lot = Lot
tycoon-board-area-sheet = Sheet
tycoon-board-area-catalog = Rides
tycoon-board-lot = The lot
tycoon-board-entrance = Entrance
tycoon-board-rounds = Rounds
tycoon-board-rounds-note = points of each ride
tycoon-board-written = Round { $round }: { $points }
tycoon-board-unwritten = Round { $round }
tycoon-board-staff = Staff
tycoon-board-staff-row = { $staff }: { $hired } of { $boxes }
tycoon-board-does-ticket = serves { $each } guests
tycoon-board-does-mechanic = looks after { $each } rides
tycoon-board-does-constructor = 1 die, 1 big square
tycoon-board-does-investor = 1 level more
tycoon-board-attendance = Guests
tycoon-board-served = { $served } of { $capacity } served
tycoon-board-stalls = Stalls
tycoon-board-kind = { $stall }, with a { $face }: { $built } of { $most } built
tycoon-board-set =
    { $each ->
        [one] A set of { $kinds } kinds: { $points } points
       *[other] A set of { $kinds } kinds with { $each } stalls each: { $points } points
    }
tycoon-board-set-short =
    { $each ->
        [one] { $kinds } kinds
       *[other] { $kinds } twice
    }
tycoon-board-roll = This roll
tycoon-board-dice-note = Coloured: hire or stall. White: rides.
tycoon-board-duty-hire = hires
tycoon-board-duty-stall = stalls
tycoon-board-die-red = red die, { $face }
tycoon-board-die-blue = blue die, { $face }
tycoon-board-die-white = white die, { $face }
tycoon-board-die-used = { $die }, used
tycoon-board-catalog = Rides
tycoon-board-catalog-note = a square is 2 by 2 boxes
tycoon-board-card = { $ride }, level { $level }, bonus { $bonus }
tycoon-board-card-level = level { $level }, +{ $bonus }
tycoon-board-now = Points with this roll, if guests get there
tycoon-board-ride =
    { $points ->
        [one] { $ride }, 1 point
       *[other] { $ride }, { $points } points
    }
tycoon-board-choose = First choose what to do
tycoon-board-choose-die = First choose the die
tycoon-board-not-here = It does not fit here

# Lessons. A note has at most forty words.
tycoon-lesson-goal = What counts
tycoon-lesson-goal-learnt = Three things pay: rides, guests whom your vendors serve, and stalls. Sets of stalls pay when their last piece stands.
tycoon-lesson-goal-sheet = This is a carnival, drawn on a lot of squared paper. You have twenty rounds to fill it, and here it is round 18. Three things bring points.
tycoon-lesson-goal-rides = First, rides: the big shapes on the lot. The points of a ride are written into the round in which it was built, and never change.
tycoon-lesson-goal-guests = Second, guests: the crosses on the lot. Each guest is worth a point at the end, as long as there are enough ticket vendors. Each vendor serves ten.
tycoon-lesson-goal-stalls = Third, stalls: the small numbers on the lot. There are six kinds, with two stalls each. You have eleven of the twelve. The last one completes a set worth 20 points.
tycoon-lesson-goal-choose = The second cotton candy stall is missing. A coloured die with a 1 builds it, and the red die shows a 1. Choose cotton candy.
tycoon-lesson-goal-stop = Then the round is over, and the red 1 is lost. It can bring 22 points: choose cotton candy.
tycoon-lesson-goal-mechanic = A mechanic would look after more rides, but you have enough for the rides that stand. The stall brings 22 points.
tycoon-lesson-goal-place = The second stall of a kind covers two boxes. Put it on free boxes beside a guest.
tycoon-lesson-goal-walk = It may stand there, but then guests have to walk to it first. Beside a guest it is done at once.
tycoon-lesson-goal-all = Twelve stalls! 2 points for the pair and 20 for the set.
tycoon-lesson-goal-rank = At the end your points say what kind of owner you are. There are seven ranks, and this is yours so far.

tycoon-lesson-first-ride = Your first ride
tycoon-lesson-first-ride-learnt = In each round you do one or two different things. A ride pays its white dice and its bonus, and stands best beside a guest.
tycoon-lesson-first-ride-roll = Every round begins with a roll: a red die, a blue die, and white dice. Then you do one or two different things: hire somebody, put up a stall, or build a ride.
tycoon-lesson-first-ride-ride = Rides are built with white dice. A Carousel counts one die and adds a bonus of 1. Yours shows 5, so it pays 6 points. Choose the Carousel.
tycoon-lesson-first-ride-first = That is useful, too, and you will learn it soon. First the ride: choose the Carousel.
tycoon-lesson-first-ride-place = It covers two by two boxes of the lot. Your first guest stands at the entrance. Put the Carousel where its side touches that box.
tycoon-lesson-first-ride-far = There it does not touch your guest, and more guests would have to walk there. Put it right beside the guest.
tycoon-lesson-first-ride-written = 6 points, written into round 1 for good.
tycoon-lesson-first-ride-second = Now you may do a second, different thing with a coloured die. A 5 or a 6 hires an investor, and investors open bigger rides. Hire one.
tycoon-lesson-first-ride-constructor = A constructor is a good choice, too. Here I would begin with the investor.
tycoon-lesson-first-ride-stop = You may stop after one thing. But a second one costs nothing: hire an investor.
tycoon-lesson-first-ride-stall = A stall is worth a point at the end. An investor is worth more now: he opens bigger rides.
tycoon-lesson-first-ride-hired = The investor is yours, and the next round begins with a new roll.

tycoon-lesson-hire-first = First hire, then build
tycoon-lesson-hire-first-learnt = Investors open levels, constructors bring white dice and size. Hire first: whoever is hired counts at once.
tycoon-lesson-hire-first-numbers = These are your people. The number on a coloured die says whom it hires: a 1 or 2 a ticket vendor, a 3 or 4 a mechanic, a 5 or 6 a constructor or an investor.
tycoon-lesson-hire-first-needs = Every ride has a level. Two investors allow level 2, such as the Giant Slide. But it is two big squares long, and each big square needs a constructor. You have one.
tycoon-lesson-hire-first-hire = The blue 5 can hire another. A constructor counts at once and brings a white die along. Hire a constructor.
tycoon-lesson-hire-first-order = Then you would build with one die. Hire first: with the new constructor a bigger ride is possible in this very round.
tycoon-lesson-hire-first-investor = Three investors would allow level 3, but nobody could build it: constructors are missing. Hire a constructor.
tycoon-lesson-hire-first-later = That is useful later. With one more constructor you can build a bigger ride right away.
tycoon-lesson-hire-first-rolled = The new die shows 3.
tycoon-lesson-hire-first-slide = A ride of level 2 counts two white dice: 4 and 3. The Giant Slide adds 2, so it pays 9 points. Choose it.
tycoon-lesson-hire-first-carousel = A Carousel counts one die: 5 points. The Giant Slide counts both.
tycoon-lesson-hire-first-ready = That would leave the new die unused. Choose the Giant Slide.
tycoon-lesson-hire-first-place = Put it to the left of the guest at the entrance, so that their sides touch. You may turn it.
tycoon-lesson-hire-first-walk = There guests would have to walk to it: that is for the next lesson. Here put it right beside the guest.
tycoon-lesson-hire-first-nine = 9 points: 4, 3 and the bonus of 2.

tycoon-lesson-guests = Bring them there
tycoon-lesson-guests-learnt = A ride needs a guest beside it. A line of guests grows from any guest, box by box, as long as your vendors can serve them.
tycoon-lesson-guests-reach = You have chosen the Giant Slide. A ride that no guest can get to pays half. So guests walk to it, in a line that begins at any guest.
tycoon-lesson-guests-place = Let us try it. Each big square covers two by two boxes. Put the slide here, a little way from the entrance.
tycoon-lesson-guests-elsewhere = That is possible, too. For this lesson take the place that I show you.
tycoon-lesson-guests-line = Nobody stands beside it yet. Draw the line box by box, or let the shortest way be drawn for you.
tycoon-lesson-guests-whole = Now guests stand beside it, and the slide pays 9 points.
tycoon-lesson-guests-stay = Guests stay for the whole game, and nothing can be built on their boxes. Your one ticket vendor serves ten guests. For more you hire another vendor.

tycoon-lesson-stalls = Stalls
tycoon-lesson-stalls-learnt = A coloured die builds a stall of its number. Stalls are small, but all twelve together pay more than any ride.
tycoon-lesson-stalls-kinds = There are six kinds of stalls, one for each number on a coloured die. The red 4 builds hamburgers, the blue 1 cotton candy.
tycoon-lesson-stalls-choose = Choose one of the two.
tycoon-lesson-stalls-ride = You may build a ride, too, as a second thing. Let us begin with the stall.
tycoon-lesson-stalls-hire = That uses the die up. Each coloured die serves once in a round: to hire or to build a stall. Choose a stall.
tycoon-lesson-stalls-place = The first stall of a kind covers one box. Guests walk to a stall as they do to a ride, so put it beside one.
tycoon-lesson-stalls-walk = There guests have to walk first, and each of them takes up a box. Beside a guest it costs nothing.
tycoon-lesson-stalls-one = One box, one point.
tycoon-lesson-stalls-pair = You may have two stalls of each kind. The second covers two boxes, and the pair is worth 3 points.
tycoon-lesson-stalls-sets = Sets pay extra: four kinds 5 points, all six 10. Two stalls each of four kinds pay 10 more, and of all six 20. All twelve stalls bring 63 points in all.

tycoon-lesson-reach = Too far to walk
tycoon-lesson-reach-learnt = Vendors decide how far guests get. Leave a free way out of the entrance, and hire before you build: what is halved stays halved.
tycoon-lesson-reach-walls = Your guests are nearly walled in. Rides and a stall stand all around them, and the only way out leads along the lower edge and up on the left.
tycoon-lesson-reach-count = I would like a slide here, in the middle. Sixteen guests would have to walk to it. But you have four, and one vendor serves ten: six more.
tycoon-lesson-reach-help = What would you do before you build there?
tycoon-lesson-reach-half = Not yet: the line would stop after six guests. In the middle a ride would pay half, and that is never mended. Who could serve more guests?
tycoon-lesson-reach-mechanic = A mechanic looks after rides. He brings no guest any further.
tycoon-lesson-reach-stall = A stall brings no guest any further.
tycoon-lesson-reach-hint = A 2 hires a ticket vendor, and the red die shows one.
tycoon-lesson-reach-vendor = Two vendors serve twenty guests: sixteen more can come.
tycoon-lesson-reach-slide = Now choose the Giant Slide.
tycoon-lesson-reach-carousel = A Carousel pays 4 with this roll, the Giant Slide 6.
tycoon-lesson-reach-ready = The vendor is there for the slide. Choose the Giant Slide.
tycoon-lesson-reach-place = Put it here, in the middle.
tycoon-lesson-reach-elsewhere = That is possible, too. For this lesson take the place that I show you.
tycoon-lesson-reach-line = Up to here there was only one way. Now lead them on: box by box, or the shortest way.
tycoon-lesson-reach-whole = They are there, and the slide pays 6 points, not half.
tycoon-lesson-reach-lane = But sixteen boxes are full of guests, and no vendor is free any more. Next time leave a short way open from the entrance to the middle.

tycoon-lesson-mechanic = The fifth ride
tycoon-lesson-mechanic-learnt = Each mechanic looks after four rides. Hire the next one before the fifth, the ninth, the thirteenth ride.
tycoon-lesson-mechanic-care = Rides need mechanics. Each mechanic looks after four rides, and you have one mechanic and four rides. A ride too many pays half.
tycoon-lesson-mechanic-full = Your two vendors serve twenty guests, and twenty are there. Nobody more can come, so a new ride has to touch a guest.
tycoon-lesson-mechanic-find = The white dice show two 4s. A Giant Slide could pay 10 points this round. How do you get all of them?
tycoon-lesson-mechanic-other-hire = A good hire, but then nobody looks after the fifth ride, and it pays half. Who could?
tycoon-lesson-mechanic-stall = Then only one thing is left to do, and a ride would pay half. A hire would help more.
tycoon-lesson-mechanic-nobody = No guest gets there, and that costs half of it. Put it beside a guest.
tycoon-lesson-mechanic-half = Half, because no mechanic has time for it. Hire first, then build.
tycoon-lesson-mechanic-small = That pays in full, but the Giant Slide pays 10.
tycoon-lesson-mechanic-stop = Do not stop yet: now the slide can be built.
tycoon-lesson-mechanic-hint-who = The blue 3 hires a mechanic, and he counts at once.
tycoon-lesson-mechanic-hint-where = Hire the mechanic, choose the Giant Slide, and put it above the line of guests.
tycoon-lesson-mechanic-ten = All 10 points: two mechanics look after eight rides.

tycoon-lesson-best-dice = Choose your dice
tycoon-lesson-best-dice-learnt = A ride counts as many white dice as its level, and you choose the best. Between rides of one level, bonus and shape decide.
tycoon-lesson-best-dice-level = A carnival in round 18. Six constructors roll six white dice. A ride counts as many of them as its level says, and you choose which.
tycoon-lesson-best-dice-find = One of the rides can pay 21 points with this roll. Find it, find room for it beside a guest, and choose its dice.
tycoon-lesson-best-dice-nobody = No guest gets there, so it pays half. Find a place that guests can get to.
tycoon-lesson-best-dice-less = That pays less than 21. Another ride, or better dice?
tycoon-lesson-best-dice-no-ride = The round is over without a ride. One of the two things has to be the ride.
tycoon-lesson-best-dice-long = That took a long way. We begin again at the roll.
tycoon-lesson-best-dice-hint-level = Swing Boat and Bumper Cars are rides of level 3. Both count three dice, but one has the better bonus.
tycoon-lesson-best-dice-hint-where = Take Bumper Cars: 6, 6, 5 and a bonus of 4. There is room for them at the upper right.
tycoon-lesson-best-dice-done = 21 points: 6, 6, 5 and the bonus of 4.

tycoon-lesson-big-ride = The big one
tycoon-lesson-big-ride-learnt = The level of a ride is its number of dice, so a new level pays at once. Look for the hire that opens it, then for a place that guests can get to.
tycoon-lesson-big-ride-look = Round 19. Four investors allow rides up to level 4, and six constructors up to six big squares. The red die shows 6, the blue die 4.
tycoon-lesson-big-ride-find = A ride of 30 points or more is possible this round. Turn and mirror it as you like.
tycoon-lesson-big-ride-mechanic = You have mechanics enough. The hire you need is another one: who opens a higher level?
tycoon-lesson-big-ride-nobody = It fits there, but no guest gets there, and it pays half.
tycoon-lesson-big-ride-less = Not bad, but fewer than 30. Which hire would allow a bigger ride?
tycoon-lesson-big-ride-no-ride = Do not stop yet: the ride is still missing.
tycoon-lesson-big-ride-long = That took a long way. We begin again at the roll.
tycoon-lesson-big-ride-hint-level = Hire an investor with the red 6. Then look at the rides of level 5.
tycoon-lesson-big-ride-hint-where = The lower right corner of the lot is free, in the shape of a big corner: just right for the Wild Mouse.
tycoon-lesson-big-ride-done = 30 points and more, with one ride!

tycoon-lesson-last-crowd = The last crowd
tycoon-lesson-last-crowd-learnt = At the end guests fill every free box they can get to, and those whom vendors serve are a point each. Mind what a ride covers and cuts off.
tycoon-lesson-last-crowd-only = The last round. All vendors are hired and both hot dog stalls stand, so the two 2s are no use. Only a Carousel can be built. Were nothing possible, you would be bankrupt, with 0 points.
tycoon-lesson-last-crowd-crowd = After this round guests fill every free box that they can get to. Your vendors serve 60, and 36 are there: many free boxes will become points.
tycoon-lesson-last-crowd-find = Build the Carousel, and count the best die. But where? The right place makes 306 points in all.
tycoon-lesson-last-crowd-corner = No guest gets there, so it pays half, but no guest loses a box. That makes 305: one point short.
tycoon-lesson-last-crowd-cut = There it cuts off two free boxes behind it, and the guests who would have stood there are lost: 304 points.
tycoon-lesson-last-crowd-die = Count the best white die, the 6.
tycoon-lesson-last-crowd-hint = Look at the upper left, beside the column of guests, and at the gap in the middle: there nothing is cut off.
tycoon-lesson-last-crowd-tycoon = 306 points: a true tycoon!

tycoon-lesson-grow = Grow first
tycoon-lesson-grow-learnt = Good owners write few points in the first rounds: they hire. Three constructors and three investors can earn more with one ride than two Carousels do.
tycoon-lesson-grow-plan = Now on your own, from the first roll. Rides of level 3, such as Bumper Cars, need three investors and three constructors. You have one of each.
tycoon-lesson-grow-lane = Hire with every 5 and 6, and put up stalls with the other die. Keep one box beside the guest free, so that your guests can get out.
tycoon-lesson-grow-find = Build a ride that pays 15 points or more. Take as many rounds as you need.
tycoon-lesson-grow-long = That took a long time. We begin again with the first roll: hire more, build later.
tycoon-lesson-grow-done = That took patience, and it pays more than two Carousels.

tycoon-lesson-challenge = The challenge
tycoon-lesson-challenge-learnt = In the challenge red hires, blue builds stalls, no stall stands beside another, and a mechanic looks after three rides.
tycoon-lesson-challenge-duties = The challenge is a harder game. Both coloured dice have fixed duties: the red die only hires, and the blue die only builds stalls.
tycoon-lesson-challenge-stall = The blue 5 can build your second stall for drinks. Choose it.
tycoon-lesson-challenge-red = You may do that as your other thing this round. First the stall with the blue die.
tycoon-lesson-challenge-apart = No stall may stand beside another one. Your first stands to the right of the guest. Put the second, of two boxes, beside the guest, but not beside the first.
tycoon-lesson-challenge-walk = It may stand there, but guests would have to walk to it. There is still room beside the guest.
tycoon-lesson-challenge-stands = It stands beside the guest, and apart from the first.
tycoon-lesson-challenge-mechanic = The last difference: each mechanic looks after three rides, not four. So hire the next one before the fourth ride.
## How to play, in a minute: at most four words, at most thirty

tycoon-how-goal = Fill your lot
tycoon-how-goal-text = You own an empty lot and a pencil. In twenty rounds you draw a carnival on it. Alone you play for a rank; in a race most points win.
tycoon-how-roll = Roll
tycoon-how-roll-text = Each round you roll a red die, a blue die, and white dice: one for each constructor who works for you. Coloured dice hire and sell, white ones build.
tycoon-how-acts = One thing, or two
tycoon-how-acts-text = Hire somebody, put up a stall, or build a ride. You must do one of them and may do a second, different one. Hire first: it counts at once.
tycoon-how-act-hire = Hire
tycoon-how-act-stall = Stall
tycoon-how-act-ride = Ride
tycoon-how-guests = Bring the guests
tycoon-how-guests-text = A ride pays its white dice and its bonus. Guests, the crosses, walk to it from the entrance. If they cannot reach it, it pays half.
tycoon-how-word-slide = Slide
tycoon-how-count = Count
tycoon-how-count-text = After round twenty, guests fill every box they can reach. Rides, guests whom your ticket vendors serve, and stalls make your points.
tycoon-how-bar-rides = Rides
tycoon-how-bar-guests = Guests
tycoon-how-bar-stalls = Stalls

## The player aid; what stands before a bar is set on a plate

tycoon-aid-goal = Twenty rounds. Rides, guests and stalls make points; alone they make your rank.
tycoon-aid-turn = A round
tycoon-aid-turn-1 = Roll red, blue, and one white die for each constructor. Then do one action, or two different ones, in any order.
tycoon-aid-turn-2 = Hire | Use a coloured die. A new person counts at once, so hire first, then build.
tycoon-aid-turn-3 = Stall | Use a coloured die. The first of a kind takes one box, the second two boxes, and there is no third.
tycoon-aid-turn-4 = Ride | Level up to your investors, big squares up to your constructors. A big square is two by two boxes.
tycoon-aid-turn-5 = Stalls: 1 cotton candy, 2 hot dogs, 3 fries, 4 hamburgers, 5 drinks, 6 popcorn.
tycoon-aid-special = Guests and halves
tycoon-aid-special-1 = Points of a ride: its best white dice, as many as its level, and its bonus.
tycoon-aid-special-2 = No guest beside it? Draw a line of guests to it, box by box, as far as your ticket vendors can serve.
tycoon-aid-special-3 = ½ | no guest reaches it
tycoon-aid-special-4 = ½ | you have more rides than your mechanics look after
tycoon-aid-special-5 = ¼ | both at once
tycoon-aid-special-6 = What is written is final. Guests, rides and stalls stay where they are.
tycoon-aid-special-7 = After a roll with which nothing can be done you are bankrupt: 0 points.
tycoon-aid-symbols = Symbols
tycoon-aid-sign-vendor = Ticket vendor, 1 or 2: serves ten more guests
tycoon-aid-sign-mechanic = Mechanic, 3 or 4: looks after four more rides
tycoon-aid-sign-constructor = Constructor, 5 or 6: one white die and one big square more
tycoon-aid-sign-investor = Investor, 5 or 6: rides of one level more
tycoon-aid-sign-guest = a guest
tycoon-aid-points = Points at the end
tycoon-aid-points-1 = Guests fill all free boxes they can reach. Then add up:
tycoon-aid-points-2 = Rides | as written
tycoon-aid-points-3 = 1 | each guest served: ten for each vendor
tycoon-aid-points-4 = 1 | a kind of stall; 3 for both of a kind
tycoon-aid-points-5 = 5 | four kinds of stall; 10 more for all six
tycoon-aid-points-6 = 10 | four kinds twice; 20 more for all six twice
tycoon-aid-points-7 = A new rank begins at 51, 101, 151, 201, 251 and 301 points.
tycoon-board-draw =
    { $points ->
        [one] Draw it, 1 point
       *[other] Draw it, { $points } points
    }
tycoon-board-draw-stall = Draw the stall
tycoon-board-brings =
    { $share ->
        [unreached] Half: nobody gets there
        [untended] Half: no mechanic is free
        [both] A quarter: nobody gets there, no mechanic is free
       *[whole] { tycoon-board-come }
    }
tycoon-board-brings-stall =
    { $share ->
        [unreached] Nobody gets there, but it counts
       *[whole] { tycoon-board-come }
    }
tycoon-board-come =
    { $guests ->
        [0] Guests are there already
        [one] 1 guest comes
       *[other] { $guests } guests come
    }
tycoon-board-cut =
    { $cut ->
        [one] 1 box is cut off
       *[other] { $cut } boxes are cut off
    }
tycoon-board-share =
    { $share ->
        [half] half
        [quarter] quarter
       *[whole] { "" }
    }
tycoon-board-tell = { $first }. { $second }
