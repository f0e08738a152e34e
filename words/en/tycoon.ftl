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

tycoon-why-track = It brings about { $gain } { $gain -> [one] point *[other] points } more from this ride.
tycoon-why-rides = It leaves room for about { $gain } { $gain -> [one] point *[other] points } more from rides to come.
tycoon-why-guests = It brings about { $gain } { $gain -> [one] guest *[other] guests } more by the end.
tycoon-why-stalls = It is worth about { $gain } { $gain -> [one] point *[other] points } in stalls.
tycoon-why-actions = It keeps more choices open for you.
tycoon-why-danger = It keeps you further away from bankruptcy.
tycoon-why-rivals = It costs your strongest rival about { $gain } { $gain -> [one] point *[other] points }.

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
tycoon-board-lit = There is something to choose here.
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
