# Carnival Tycoon
#
# One word for one thing:
#   sheet         the paper that each player draws on; it holds all that follows
#   lot           the square of 14 by 14 boxes on the sheet
#   box           the smallest field of the lot, named by column and row (g14)
#   big square    2 by 2 boxes; rides are made of them
#   entrance      the box where the first guest stands
#   round, track  the game has 20 rounds; what a ride pays is written on the track, once for each round
#   action        hire, build a stall, build a ride; 1 or 2 different ones in a round
#   colored die  the red die and the blue die; each is used once a round, for a hire or a stall
#   white die     one for each constructor; they count for rides
#   staff         ticket vendor (short: vendor), mechanic, constructor, investor; they are hired
#   stall, kind   six kinds of stalls, two stalls of each; kinds make sets
#   ride          from the catalog; it has a blueprint, a level and a bonus; it pays points, half of them or a quarter
#   guest         a cross on a box; guests come in a line, reach a ride or not, and are served by vendors
#   look after    what mechanics do with rides
#   cut off       free boxes that guests cannot reach
#   rank          what the points say about you at the end
#   bankrupt      nothing can be done with a roll: the game is lost
#   race          several people, each on a sheet of their own
#   the challenge a harder way to play
# Names of rides, stalls and ranks are filled in as they are printed on the sheet; boxes are filled in as c4.
# $seat and $name are always the name of a player.
# .seat: what is said instead when that player is the reader.

## Where the game is chosen: its poster and its page

tycoon-title = Carnival Tycoon
# One sentence under the title.
tycoon-line = Roll dice, draw rides on your sheet, and fill your lot with guests in 20 rounds.
# The three lines of the poster.
tycoon-poster-1 = Carnival
tycoon-poster-2 = Tycoon
tycoon-poster-3 = roll, draw, pray

## Options of a new table. A “line” says in small print what the option is about (it also follows the option in the terminal)

tycoon-option-challenge-line = Fixed dice, 3 rides per mechanic, no stall beside a stall
tycoon-option-hire_counts-line = Whether somebody hired counts at once or from the next round on
tycoon-option-stall_reach-line = Whether guests must be able to reach a new stall
tycoon-option-challenge = The challenge
tycoon-option-challenge-off = no
tycoon-option-challenge-on = yes: fixed dice, 3 rides per mechanic, no stall beside a stall
# What is chosen goes on with the sentence: A new hire counts at once.
tycoon-option-hire_counts = A new hire counts
tycoon-option-hire_counts-at_once = at once
tycoon-option-hire_counts-next_round = from the next round on
# Stalls out of the guests’ reach may be built.
tycoon-option-stall_reach = Stalls out of the guests’ reach
tycoon-option-stall_reach-lenient = may be built
tycoon-option-stall_reach-must_reach = may not be built

## Reasons of a hint. $gain: points or guests more than with the next best choice

tycoon-why-track =
    { $gain ->
        [one] It brings about { $gain } more point from the ride of this round.
       *[other] It brings about { $gain } more points from the ride of this round.
    }
tycoon-why-rides =
    { $gain ->
        [one] It leaves room for about { $gain } more point from later rides.
       *[other] It leaves room for about { $gain } more points from later rides.
    }
tycoon-why-guests =
    { $gain ->
        [one] It brings about { $gain } more guest by the end.
       *[other] It brings about { $gain } more guests by the end.
    }
tycoon-why-stalls =
    { $gain ->
        [one] It brings about { $gain } more point from stalls.
       *[other] It brings about { $gain } more points from stalls.
    }
tycoon-why-actions = It keeps more choices open for you.
tycoon-why-danger = It keeps you further away from bankruptcy.
tycoon-why-rivals =
    { $gain ->
        [one] It costs your strongest rival about { $gain } point.
       *[other] It costs your strongest rival about { $gain } points.
    }
# The same where it is clear who that is. $rival: a player.
tycoon-why-rival =
    { $gain ->
        [one] It costs { $rival } about { $gain } point.
       *[other] It costs { $rival } about { $gain } points.
    }

## Words that are filled into other sentences

# $staff, as the object of “hire”: Hire a mechanic.
tycoon-staff-ticket = a ticket vendor
tycoon-staff-mechanic = a mechanic
tycoon-staff-constructor = a constructor
tycoon-staff-investor = an investor
# $row, and the names of the rows of staff on the sheet.
tycoon-row-ticket = Ticket vendors
tycoon-row-mechanic = Mechanics
tycoon-row-constructor = Constructors
tycoon-row-investor = Investors
# $colour of a die.
tycoon-colour-red = red
tycoon-colour-blue = blue
# One of two staff or of two numbers: a constructor or an investor, 5 or 6.
tycoon-either = { $first } or { $last }

## Where the game stands: above the table

tycoon-heading =
    { $last ->
        [yes] Round { $round } of { $rounds }, the last
       *[no] Round { $round } of { $rounds }
    }
tycoon-heading-over = The end, after round { $round }

## Prompts: what you are asked

# $open: the kinds of actions that are possible.
tycoon-ask-first =
    { $open ->
        [all] Take 1 or 2 different actions: hire, stall or ride.
        [hire-stall] Hire, build a stall, or do both.
        [hire-ride] Hire, build a ride, or do both.
        [stall-ride] Build a stall, a ride, or both.
        [hire] Hire somebody: nothing else is possible.
        [stall] Build a stall: nothing else is possible.
       *[ride] Build a ride: nothing else is possible.
    }
tycoon-ask-second =
    { $open ->
        [hire-stall] Hire or build a stall, or end the round.
        [hire-ride] Hire or build a ride, or end the round.
        [stall-ride] Build a stall or a ride, or end the round.
        [hire] Hire somebody, or end the round.
        [stall] Build a stall, or end the round.
       *[ride] Build a ride, or end the round.
    }
# $what: the kind of stall. $boxes: 1 or 2.
tycoon-ask-place-stall =
    { $boxes ->
        [one] Choose 1 free box for the stall: { $what }.
       *[other] Choose { $boxes } free boxes for the stall: { $what }.
    }
# $what: the name of the ride.
tycoon-ask-place-ride = Choose free boxes for the ride: { $what }.
# $needed: guests to be drawn on the shortest way. $room: guests whom vendors can still serve.
tycoon-ask-guest =
    { $needed ->
        [one] Draw at least 1 guest; your vendors can serve { $room }.
       *[other] Draw at least { $needed } guests; your vendors can serve { $room }.
    }
tycoon-ask-guest-short =
    { $room ->
        [one] Too far: draw the 1 guest your vendors can still serve.
       *[other] Too far: draw the { $room } guests your vendors can still serve.
    }
# $dice: how many count.
tycoon-ask-dice =
    { $dice ->
        [one] Your best white die counts, unless you choose another.
       *[other] Your { $dice } best white dice count, unless you choose others.
    }
tycoon-ask-nothing = There is nothing for you to do now.

## Buttons and choices: what you can do. $face: the number on the die

tycoon-do-hire = Hire { $staff } with the { $colour } { $face }
tycoon-do-stall = Build a stall with the { $colour } { $face }: { $stall }
# $points: what the ride would write, halved already where no mechanic is free for it.
tycoon-do-ride =
    { $halved ->
        [yes] { $points ->
            [one] Build a ride: { $ride }, 1 point with this roll, half because no mechanic is free
           *[other] Build a ride: { $ride }, { $points } points with this roll, half because no mechanic is free
        }
       *[no] { $points ->
            [one] Build a ride: { $ride }, 1 point with this roll
           *[other] Build a ride: { $ride }, { $points } points with this roll
        }
    }
tycoon-do-stop = End the round
# A place for a ride: where ($place: see “At” below), what it pays and why no more, how many guests come, and how many free
# boxes are cut off. It is put together from the messages after the next.
tycoon-do-place-ride =
    { $share ->
        [whole] { tycoon-do-place-points }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
        [unreached] { tycoon-do-place-points }, half because { tycoon-do-place-short }{ tycoon-do-place-cut }
        [untended] { tycoon-do-place-points }, half because no mechanic is free{ tycoon-do-place-guests }{ tycoon-do-place-cut }
       *[both] { tycoon-do-place-points }, a quarter because no mechanic is free and { tycoon-do-place-short }{ tycoon-do-place-cut }
    }
# The same for a stall.
tycoon-do-place-stall =
    { $share ->
        [unreached] { $place }: counts in full, though { tycoon-do-place-short }{ tycoon-do-place-cut }
       *[whole] { $place }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
    }
tycoon-do-place-points =
    { $points ->
        [one] { $place }: 1 point
       *[other] { $place }: { $points } points
    }
tycoon-do-place-short =
    { $guests ->
        [0] no guest can reach it
        [one] 1 guest sets out but does not arrive
       *[other] { $guests } guests set out but do not arrive
    }
tycoon-do-place-guests =
    { $guests ->
        [0] { "" }
        [one] ; 1 guest comes
       *[other] ; { $guests } guests come
    }
# $walled: whether guests could get to no free box any more.
tycoon-do-place-cut =
    { $walled ->
        [yes] ; it walls your guests in for good
       *[no] { $cut ->
            [0] { "" }
            [one] ; 1 box is cut off
           *[other] ; { $cut } boxes are cut off
        }
    }
# $place. $at: the box of its corner.
tycoon-place =
    { $degrees ->
        [0] At { $at }
       *[other] At { $at }, turned by { $degrees } degrees
    }
tycoon-place-mirrored =
    { $degrees ->
        [0] At { $at }, mirrored
       *[other] At { $at }, mirrored and turned by { $degrees } degrees
    }
tycoon-do-guest = Draw a guest at { $at }
tycoon-do-shortest =
    { $guests ->
        [one] Shortest way: 1 guest
       *[other] Shortest way: { $guests } guests
    }
# $dice: the white dice that count, a list of numbers.
tycoon-do-dice =
    { $share ->
        [whole] { tycoon-do-dice-write }: { $dice }, bonus { $bonus }
        [half] { tycoon-do-dice-write }: { $dice }, bonus { $bonus }, halved
       *[quarter] { tycoon-do-dice-write }: { $dice }, bonus { $bonus }, halved twice
    }
tycoon-do-dice-write =
    { $points ->
        [one] Write 1 point
       *[other] Write { $points } points
    }

## Log: what happened

tycoon-round = Round { $round }. The red die shows { $red }, the blue die { $blue }.
# $dice: a list of numbers.
tycoon-white = { $seat } rolls { $dice } with the white dice.
    .seat = You roll { $dice } with the white dice.
tycoon-hired = { $seat } hires { $staff } with the { $colour } { $face }.
    .seat = You hire { $staff } with the { $colour } { $face }.
tycoon-more-white = { $seat }’s new constructor rolls a { $face }.
    .seat = Your new constructor rolls a { $face }.
# $at: one or two boxes.
tycoon-stall-built = { $seat } builds a stall at { $at }: { $stall }.
    .seat = You build a stall at { $at }: { $stall }.
# $at: the box of its corner.
tycoon-ride-built = { $seat } builds a ride at { $at }: { $ride }.
    .seat = You build a ride at { $at }: { $ride }.
# $first and $last: the boxes where their line begins and ends.
tycoon-guests =
    { $guests ->
        [one] 1 guest comes to { $seat }’s carnival, at { $last }.
       *[other] { $guests } guests come to { $seat }’s carnival, from { $first } to { $last }.
    }
    .seat =
        { $guests ->
            [one] 1 guest comes to your carnival, at { $last }.
           *[other] { $guests } guests come to your carnival, from { $first } to { $last }.
        }
# $what: the ride or the kind of stall.
tycoon-out-of-reach = { $what }: no guest of { $seat } gets there.
    .seat = { $what }: none of your guests gets there.
# $dice: the white dice that count, a list of numbers.
tycoon-scored =
    { $points ->
        [one] { $seat } writes 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }.
       *[other] { $seat } writes { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }.
    }
    .seat =
        { $points ->
            [one] You write 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }.
           *[other] You write { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }.
        }
tycoon-scored-half =
    { $points ->
        [one] { $seat } writes 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved.
       *[other] { $seat } writes { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved.
    }
    .seat =
        { $points ->
            [one] You write 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved.
           *[other] You write { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved.
        }
tycoon-scored-quarter =
    { $points ->
        [one] { $seat } writes 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved twice.
       *[other] { $seat } writes { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved twice.
    }
    .seat =
        { $points ->
            [one] You write 1 point for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved twice.
           *[other] You write { $points } points for { $ride }: { $dice } from the dice, and a bonus of { $bonus }, all of it halved twice.
        }
tycoon-bankrupt = { $seat } can do nothing with this roll and is bankrupt.
    .seat = You can do nothing with this roll and are bankrupt.
# After the last round. $guests: new ones. $served: of all guests in the lot.
tycoon-filled =
    { $guests ->
        [one] 1 more guest fills { $seat }’s lot. In all, vendors serve { $served }.
       *[other] { $guests } more guests fill { $seat }’s lot. In all, vendors serve { $served }.
    }
    .seat =
        { $guests ->
            [one] 1 more guest fills your lot. In all, your vendors serve { $served }.
           *[other] { $guests } more guests fill your lot. In all, your vendors serve { $served }.
        }

## Score lines, and the title that the score earns

tycoon-score-rides = Rides, round by round
tycoon-score-guests = Guests served
tycoon-score-kinds = Kinds of stalls
tycoon-score-sets = Sets of stalls
tycoon-score-bankrupt = Bankrupt: all points lost
tycoon-rank = { $rank }
tycoon-rank-bankrupt = Bankrupt. { $rank }

## Refusals: why something cannot be done

tycoon-no-bankrupt = This carnival is bankrupt.
tycoon-no-over = The game is over.
tycoon-no-done = Your round is over. Wait for the others.
tycoon-no-stop = You must take at least 1 action in a round.
tycoon-no-choose-first = First choose an action: hire, build a stall or build a ride.
tycoon-no-place-first = First choose its place.
tycoon-no-guests-first = First draw the guests to what you have built.
tycoon-no-dice-first = First choose the dice that count for your ride.
tycoon-no-second-hire = You have hired somebody this round. Your second action must be a different one.
tycoon-no-second-stall = You have built a stall this round. Your second action must be a different one.
tycoon-no-second-ride = You have built a ride this round. Your second action must be a different one.
tycoon-no-die = No colored die that you can still use shows a { $face }.
tycoon-no-die-challenge = In the challenge the red die hires and the blue die builds stalls. The one you need does not show a { $face }.
# $faces: a list of numbers.
tycoon-no-staff-die = These numbers hire { $staff }: { $faces }. No die that you can still use shows one of them.
tycoon-no-such-staff = A { $face } does not hire { $staff }. These numbers do: { $faces }.
tycoon-no-staff-box = That row is full, so you cannot hire { $staff }. The die may still build a stall.
tycoon-no-third-stall = You have both stalls of this kind already.
tycoon-no-stall-room = There is no room in the lot for this stall.
tycoon-no-investors =
    { $needed ->
        [one] You need 1 investor and have { $there }. A 5 or a 6 hires one.
       *[other] You need { $needed } investors and have { $there }. A 5 or a 6 hires one.
    }
tycoon-no-constructors =
    { $needed ->
        [one] You need 1 constructor and have { $there }. A 5 or a 6 hires one.
       *[other] You need { $needed } constructors and have { $there }. A 5 or a 6 hires one.
    }
tycoon-no-such-ride = That ride is not in the catalog.
tycoon-no-ride-room = There is no room in the lot for this ride: { $ride }.
# Only in the terminal: a shape was turned so that it looks like another, simpler turn.
tycoon-no-same-turn = Turned another way it looks the same. Use that one.
tycoon-no-outside = That reaches beyond the lot.
tycoon-no-overlap = Something is there already.
tycoon-no-stall-beside-stall = In the challenge no stall may stand beside another.
tycoon-no-stall-unreached = Guests could not reach that stall.
tycoon-no-guest-box = A guest can only stand on a free box of the lot.
tycoon-no-guest-beside = The next guest must stand beside the last one, and the first beside any guest.
tycoon-no-guest-waste = From that box the rest of the way would take more guests than your vendors can serve.
tycoon-no-guest-detour = Even the shortest way is too long for your vendors, so you must take a shortest one.
tycoon-no-shortest = Only 1 guest is missing: choose the box.
tycoon-no-dice-number = You must choose as many dice as the level of the ride.
tycoon-no-such-dice = You do not have these dice.

## Notes when something happens for the first time: one line, at most 105 characters

tycoon-first-actions = The red and the blue die hire or build a stall, one each. The white dice count for rides.
tycoon-first-builders = You have a number that hires a constructor or an investor. Better rides need more of both.
tycoon-first-place-ride = A guest must stand beside it, or it pays half. Every box on the way becomes a guest.
tycoon-first-place-stall = The first of a kind is worth 1 point, the second brings 2 more. Several kinds pay extra.
tycoon-first-way = You choose the way. Every box of it becomes a guest and stays taken.
tycoon-first-dice = As many white dice count as the level of the ride. The best are chosen for you.
tycoon-first-hired = New staff count at once, also for your second action.
tycoon-first-hire-first = Hire first, then build: a new hire counts at once, and a ride pays more.
tycoon-first-row-full = This row is full. From now on these numbers only build stalls.
tycoon-first-bankrupt = Several numbers allow nothing now. With no action at all you are bankrupt: keep room for a ride.
tycoon-first-scored = Dice and bonus are written on the track. No later round changes them.
tycoon-first-halved = Only part of the points: no guest stands beside it, or no mechanic is free.
tycoon-first-guests = Every guest served is worth 1 point at the end. Each ticket vendor serves 10.
tycoon-first-mechanics = Your mechanics are busy. The next ride pays half unless you hire another first.
tycoon-first-vendors = Your vendors can hardly serve more guests. Hire one before you build far away.
tycoon-first-kinds = Four kinds of stalls pay 5 points extra, all 6 kinds pay 10 more.
tycoon-first-crowd = After the last round guests fill the lot. Ticket vendors decide how many count.

## Explanations of a thing: a title without full stop, then sentences

# A row of staff. $row: its name. $there and $capacity: what they come to together.
tycoon-note-staff = { $row }, { $hired } of { $boxes }
tycoon-note-ticket = Each serves { $each } guests: { $capacity } in all.
tycoon-note-ticket-points = Every guest served is worth 1 point at the end.
tycoon-note-mechanic = Each looks after { $each } rides: { $capacity } in all. Any ride beyond that pays half.
tycoon-note-constructor = Each rolls 1 white die and allows rides 1 more big square: up to { $there } now.
tycoon-note-investor = Each allows rides 1 level higher: up to level { $there } now.
# $faces: a list of numbers.
tycoon-note-hired-with = These numbers on a colored die hire one: { $faces }.
tycoon-note-row-full = The row is full. Dice with its numbers may still build stalls.
tycoon-note-hire-first = A new hire counts at once, so hire first, then build.
tycoon-note-hire-late = A new hire counts from the next round on.
# A colored die.
tycoon-note-die = The { $colour } die: { $face }
tycoon-note-die-spent = It is used up for this round.
tycoon-note-die-dead = Nothing can be done with this number now.
# $staff: one or two of them, with “or”.
tycoon-note-die-hires = A { $face } hires { $staff }.
tycoon-note-die-stall = It builds a stall of this kind: { $stall }.
tycoon-note-die-once = Each colored die can be used once a round, to hire or to build a stall.
tycoon-note-die-must-hire = In the challenge the red die only hires.
tycoon-note-die-must-stall = In the challenge the blue die only builds stalls.
# A white die.
tycoon-note-white = White die: { $face }
tycoon-note-white-counted = It counted for the ride of this round.
tycoon-note-white-each = There is one for each constructor.
tycoon-note-white-best = A ride counts the best of them, as many as its level.
# A kind of stall on the sheet. $built of $most (2) stalls are built.
tycoon-note-kind = { $stall }, { $built } of { $most } built
tycoon-note-kind-die = A colored die with a { $face } builds it.
tycoon-note-kind-first =
    { $boxes ->
        [one] The first covers 1 box and is worth { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end.
       *[other] The first covers { $boxes } boxes and is worth { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end.
    }
# $points: of both. $now: of the first alone.
tycoon-note-kind-second =
    { $boxes ->
        [one] The second covers 1 box. Both are worth { $points } points instead of { $now }.
       *[other] The second covers { $boxes } boxes. Both are worth { $points } points instead of { $now }.
    }
tycoon-note-kind-full = Both are built: { $points } points, and they count for the sets.
tycoon-note-kind-sets = Sets of different kinds pay extra.
# A stall in the lot.
tycoon-note-stall = A stall: { $stall }
tycoon-note-stall-stands = It counts in full, whether guests reach it or not. Guests come to it as to a ride.
# A set of stalls. $each: 1 or 2 stalls of each kind.
tycoon-note-set =
    { $each ->
        [one] A set of { $kinds } kinds of stalls
       *[other] A set of { $kinds } kinds with { $each } stalls each
    }
tycoon-note-set-complete = Complete: { $points } points.
# $there of $kinds kinds.
tycoon-note-set-missing = It pays { $points } points once it is complete. So far: { $there } of { $kinds } kinds.
tycoon-note-set-sum = Every set that is complete pays.
# A ride of the catalog.
tycoon-note-card = { $ride }, level { $level }
tycoon-note-card-counts =
    { $level ->
        [one] It counts your best white die and a bonus of { $bonus }.
       *[other] It counts your { $level } best white dice and a bonus of { $bonus }.
    }
tycoon-note-card-now =
    { $points ->
        [one] With this roll: 1 point, if guests reach it.
       *[other] With this roll: { $points } points, if guests reach it.
    }
tycoon-note-card-half =
    { $points ->
        [one] With this roll: 1 point, half because no mechanic is free.
       *[other] With this roll: { $points } points, half because no mechanic is free.
    }
# How many more you need. At least one of the two is not 0.
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
# $level: also the number of investors. $squares: big squares, also the number of constructors.
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
        [one] Its big square covers 2 by 2 boxes of the lot.
       *[other] Each of its { $squares } big squares covers 2 by 2 boxes. Turn and mirror it as you like.
    }
# A ride in the lot. $dice: a list of numbers.
tycoon-note-ride =
    { $points ->
        [one] { $ride }, 1 point
       *[other] { $ride }, { $points } points
    }
tycoon-note-ride-new = { $ride }, no points yet
tycoon-note-ride-waits = If no guest reaches it, it pays half.
tycoon-note-ride-dice = White dice: { $dice }. Bonus: { $bonus }.
tycoon-note-ride-half = It was halved: no guest reached it, or no mechanic was free.
tycoon-note-ride-quarter = It was halved twice: no guest reached it, and no mechanic was free.
tycoon-note-ride-written = Written in round { $round }. It never changes.
# A round on the track.
tycoon-note-round = Round { $round } on the track
tycoon-note-round-ride =
    { $points ->
        [one] The ride of that round, { $ride }, paid 1 point.
       *[other] The ride of that round, { $ride }, paid { $points } points.
    }
tycoon-note-round-none = No ride was built: 0 points. That does no harm as long as you hire.
tycoon-note-round-now = This is the round being played. The points of its ride go here.
tycoon-note-round-later = It is still to come. The points of its ride will go here.
# The chart of guests. $capacity: how many guests vendors can serve.
tycoon-note-guests =
    { $guests ->
        [one] 1 guest, vendors for { $capacity }
       *[other] { $guests } guests, vendors for { $capacity }
    }
tycoon-note-guests-room =
    { $room ->
        [0] Vendors can serve no more.
        [one] Vendors can serve 1 more.
       *[other] Vendors can serve { $room } more.
    }
tycoon-note-guests-line = A line of guests can be no longer than that, and a ride that it does not reach pays half.
tycoon-note-guests-points =
    { $served ->
        [one] Every guest served is worth 1 point at the end: 1 so far.
       *[other] Every guest served is worth 1 point at the end: { $served } so far.
    }
# How many rides are looked after. $capacity: how many the mechanics can.
tycoon-note-care =
    { $rides ->
        [0] No ride yet, mechanics for { $capacity }
        [one] 1 ride, mechanics for { $capacity }
       *[other] { $rides } rides, mechanics for { $capacity }
    }
tycoon-note-care-fine = The next ride will be looked after.
tycoon-note-care-short = The next ride would pay half. Hire a mechanic first.
tycoon-note-care-each = Each mechanic looks after { $each } rides. Stalls need none.
# The rank so far.
tycoon-note-rank = { $rank }
tycoon-note-rank-now =
    { $points ->
        [one] 1 point so far.
       *[other] { $points } points so far.
    }
tycoon-note-rank-next =
    { $missing ->
        [one] 1 more point for the next rank: { $rank }.
       *[other] { $missing } more points for the next rank: { $rank }.
    }
tycoon-note-bankrupt =
    { $points ->
        [one] Bankrupt: 1 point is lost.
       *[other] Bankrupt: { $points } points are lost.
    }
# A whole sheet, and the boxes of its lot. $at: the box.
tycoon-note-sheet = { $seat }’s sheet
    .seat = Your sheet
tycoon-note-entrance = The entrance, { $at }
tycoon-note-entrance-open = The first guest stands here. All guests are connected to this box, and nothing can be built on it.
tycoon-note-guest = A guest at { $at }
tycoon-note-guest-stays = Guests stay for the whole game, and nothing can be built on them. Each is worth 1 point at the end if a vendor serves them.
tycoon-note-box = Box { $at }
tycoon-note-box-free = Free: room for a ride or a stall, and for a guest at the end.
tycoon-note-box-cut-off = Free, but cut off: guests cannot reach it. A stall counts in full here, a ride half.
# Buttons.
tycoon-note-do-stop = You take no second action this round. When everybody is done, the next round begins.
tycoon-note-shortest = The shortest way
tycoon-note-do-shortest = The guests who are still missing are drawn for you along a shortest way.

## The table in words, for those who listen: headings

tycoon-part-game = The game
tycoon-part-sheet = { $seat }’s sheet
    .seat = Your sheet
tycoon-part-dice = { $seat }’s dice
    .seat = Your dice
tycoon-part-staff = { $seat }’s staff
    .seat = Your staff
tycoon-part-stalls = { $seat }’s stalls
    .seat = Your stalls
tycoon-part-lot = { $seat }’s lot
    .seat = Your lot
tycoon-part-track = { $seat }’s track
    .seat = Your track
tycoon-part-others = The others
tycoon-part-catalog = The catalog of rides

## The table in words, for those who listen: sentences

tycoon-says-round = This is round { $round } of { $rounds }. In every round you take 1 or 2 different actions: hire, build a stall, build a ride.
tycoon-says-over = The game is over, after round { $round }.
tycoon-says-challenge = The challenge: the red die hires, the blue die builds stalls, a mechanic looks after fewer rides, and no stall may stand beside another.
tycoon-says-late-hires = Hires count from the next round on.
tycoon-says-reached-stalls = A stall may only be built where guests can reach it.
# How somebody stands. The last of these four messages is filled into the others.
tycoon-stands =
    { $points ->
        [one] { $seat } has 1 point, { tycoon-stands-with }.
       *[other] { $seat } has { $points } points, { tycoon-stands-with }.
    }
    .seat =
        { $points ->
            [one] You have 1 point, { tycoon-stands-with }.
           *[other] You have { $points } points, { tycoon-stands-with }.
        }
tycoon-stands-done =
    { $points ->
        [one] { $seat } has finished the round with 1 point, { tycoon-stands-with }.
       *[other] { $seat } has finished the round with { $points } points, { tycoon-stands-with }.
    }
    .seat =
        { $points ->
            [one] You have finished the round with 1 point, { tycoon-stands-with }.
           *[other] You have finished the round with { $points } points, { tycoon-stands-with }.
        }
tycoon-stands-bankrupt =
    { $points ->
        [one] { $seat } is bankrupt with { tycoon-stands-with }, and has lost 1 point.
       *[other] { $seat } is bankrupt with { tycoon-stands-with }, and has lost { $points } points.
    }
    .seat =
        { $points ->
            [one] You are bankrupt with { tycoon-stands-with }, and have lost 1 point.
           *[other] You are bankrupt with { tycoon-stands-with }, and have lost { $points } points.
        }
tycoon-stands-with =
    { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }, { $stalls ->
        [one] 1 stall
       *[other] { $stalls } stalls
    } and { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }
tycoon-says-rank =
    { $missing ->
        [one] The rank so far: { $rank }. The next one, { $next }, needs 1 more point.
       *[other] The rank so far: { $rank }. The next one, { $next }, needs { $missing } more points.
    }
# $capacity: guests whom vendors can serve. $room: what is left of that.
tycoon-says-guests =
    { $guests ->
        [one] There is 1 guest. Vendors serve { $capacity }, so { $room } more may come.
       *[other] There are { $guests } guests. Vendors serve { $capacity }, so { $room } more may come.
    }
tycoon-says-care =
    { $rides ->
        [0] There is no ride yet. Mechanics look after { $capacity }.
        [one] There is 1 ride. Mechanics look after { $capacity }.
       *[other] There are { $rides } rides. Mechanics look after { $capacity }.
    }
tycoon-says-die = The { $colour } die shows { $face }.
tycoon-says-die-spent = The { $colour } die shows { $face } and is used up.
tycoon-says-white = A white die shows { $face }.
tycoon-says-white-counted = A white die shows { $face } and counted for the ride of this round.
# $faces: a list of numbers.
tycoon-says-staff = { $row }: { $hired } of { $boxes }, hired with { $faces }.
tycoon-says-kind =
    { $points ->
        [one] { $stall }, with a { $face }: { $built } of 2 built, worth 1 point.
       *[other] { $stall }, with a { $face }: { $built } of 2 built, worth { $points } points.
    }
# $there of $kinds kinds are there.
tycoon-says-set =
    { $each ->
        [one] A set of { $kinds } kinds would pay { $points } points. So far: { $there } of { $kinds }.
       *[other] A set of { $kinds } kinds with { $each } stalls each would pay { $points } points. So far: { $there } of { $kinds }.
    }
tycoon-says-set-complete =
    { $each ->
        [one] The set of { $kinds } kinds is complete and pays { $points } points.
       *[other] The set of { $kinds } kinds with { $each } stalls each is complete and pays { $points } points.
    }
tycoon-says-lot = Columns a to { $last } from left to right, rows 1 to { $rows } from top to bottom. The entrance is { $entrance }.
# $at: see the message after the next.
tycoon-says-ride = { $ride }, { $at }.
tycoon-says-stall = A stall at { $at }: { $stall }.
tycoon-says-from-to = from { $first } to { $last }
# A row of the lot, or several that are alike. $runs: what is in it from left to right, put together from the messages below.
tycoon-says-row =
    { $rows ->
        [one] Row { $first }: { $runs }.
       *[other] Rows { $first } to { $last }: { $runs }.
    }
tycoon-then = { $first }; { $rest }
# What is added up. $dice: a list, the highest first; $bonus: of the ride.
tycoon-board-sum = Rolled { $dice }, bonus { $bonus }
# $first and $last: columns.
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
        [one] { $first } holds a guest
       *[other] { $first } to { $last } hold guests
    }
tycoon-run-built =
    { $boxes ->
        [one] { $first } built on
       *[other] { $first } to { $last } built on
    }
tycoon-run-outside =
    { $boxes ->
        [one] { $first } outside the lot
       *[other] { $first } to { $last } outside the lot
    }
# $dice: a list of numbers.
tycoon-says-written =
    { $points ->
        [one] Round { $round }: 1 point for { $ride }. White dice: { $dice }. Bonus: { $bonus }.
       *[other] Round { $round }: { $points } points for { $ride }. White dice: { $dice }. Bonus: { $bonus }.
    }
tycoon-says-nothing-written = Nothing yet.
# $shape: one of the next two.
tycoon-says-card = { $ride }: level { $level }, bonus { $bonus }, { $shape }.
tycoon-shape-line =
    { $squares ->
        [one] 1 big square
       *[other] { $squares } big squares in a line
    }
# $rows: put together from the next message. $places: a list of numbers.
tycoon-shape = big squares { $rows }
tycoon-shape-row =
    { $squares ->
        [one] in row { $row }, column { $places }
       *[other] in row { $row }, columns { $places }
    }

## The table in characters, in the terminal

tycoon-text-head = Round { $round } of { $rounds }, red { $red }, blue { $blue }
tycoon-text-race = [race, a house rule]
tycoon-text-challenge = [challenge]
tycoon-text-late-hires = [hires count from the next round on]
tycoon-text-reached-stalls = [stalls must be reached]
tycoon-text-entrance = entrance
tycoon-text-white = White dice: { $dice }
tycoon-text-red-spent = red used
tycoon-text-blue-spent = blue used
tycoon-text-attendance = Guests { $guests }, vendors serve { $capacity }
tycoon-text-care = Rides { $rides }, mechanics look after { $care }
tycoon-text-catalog = Catalog: level, ride, bonus, blueprint (# is a big square of 2 by 2 boxes)
tycoon-text-acting =
    { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }
    .seat =
        You: { $score ->
            [one] 1 point
           *[other] { $score } points
        }, { $rides ->
            [one] 1 ride
           *[other] { $rides } rides
        }, { $guests ->
            [one] 1 guest
           *[other] { $guests } guests
        }
tycoon-text-done =
    { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }, done
    .seat =
        You: { $score ->
            [one] 1 point
           *[other] { $score } points
        }, { $rides ->
            [one] 1 ride
           *[other] { $rides } rides
        }, { $guests ->
            [one] 1 guest
           *[other] { $guests } guests
        }, done
tycoon-text-bankrupt =
    { $seat }: bankrupt with { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }
    .seat =
        You: bankrupt with { $score ->
            [one] 1 point
           *[other] { $score } points
        }, { $rides ->
            [one] 1 ride
           *[other] { $rides } rides
        }, { $guests ->
            [one] 1 guest
           *[other] { $guests } guests
        }

## The sheet on the screen: labels and headings

tycoon-board-title = { $name }’s lot
tycoon-board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $capacity: how many rides the mechanics can look after.
tycoon-board-care =
    { $rides ->
        [0] No ride yet, mechanics for { $capacity }
        [one] 1 ride, mechanics for { $capacity }
       *[other] { $rides } rides, mechanics for { $capacity }
    }
# $missing: points up to the next rank.
tycoon-board-rank =
    { $missing ->
        [one] 1 point to the next rank
       *[other] { $missing } points to the next rank
    }
tycoon-board-rank-top = Rank: { $rank }
# Tabs on a phone.
tycoon-board-areas = Parts of the sheet
tycoon-board-area-lot = Lot
tycoon-board-area-sheet = Sheet
tycoon-board-area-catalog = Rides
tycoon-board-lot = The lot
# Set on the drawing of the lot.
tycoon-board-entrance = Entrance
# The track.
tycoon-board-rounds = Rounds
tycoon-board-rounds-note = points of each ride
tycoon-board-written = Round { $round }: { $points }
tycoon-board-unwritten = Round { $round }
# The rows of staff, and in small print what one of them does.
tycoon-board-staff = Staff
tycoon-board-staff-row = { $staff }: { $hired } of { $boxes }
tycoon-board-does-ticket = each serves { $each } guests
tycoon-board-does-mechanic = each looks after { $each } rides
tycoon-board-does-constructor = each: a white die, a big square
tycoon-board-does-investor = each: rides one level up
# The chart of guests. $capacity: how many vendors can serve.
tycoon-board-attendance = Guests
tycoon-board-served =
    { $guests ->
        [one] 1 guest, vendors for { $capacity }
       *[other] { $guests } guests, vendors for { $capacity }
    }
tycoon-board-served-at-the-end = If the lot filled now: { $served } served
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
# The dice.
tycoon-board-roll = This roll
tycoon-board-dice-note = Colored: hire or stall. White: rides.
tycoon-board-dice-note-challenge = Red: hire. Blue: stall. White: rides.
# Small, under a die in the challenge.
tycoon-board-duty-hire = hires
tycoon-board-duty-stall = stalls
tycoon-board-die-red = red die, { $face }
tycoon-board-die-blue = blue die, { $face }
tycoon-board-die-white = white die, { $face }
# $die: one of the three above.
tycoon-board-die-used = { $die }, used up
# The catalog.
tycoon-board-catalog = Rides
tycoon-board-catalog-note = a square is 2 by 2 boxes
tycoon-board-card = { $ride }, level { $level }, bonus { $bonus }
tycoon-board-card-level = level { $level }, +{ $bonus }
tycoon-board-now = Points with this roll, if guests reach it
tycoon-board-ride =
    { $points ->
        [one] { $ride }, 1 point
       *[other] { $ride }, { $points } points
    }
# On the ticket that cannot be pressed yet.
tycoon-board-choose = First choose an action
# While the sheet of another player is looked at.
tycoon-board-back = Choose your own name to go back
tycoon-board-choose-second = Choose a second action
tycoon-board-choose-die = Now choose a die: red or blue
tycoon-board-choose-use = Now choose what this die does
tycoon-board-not-here = It does not fit here.
# While the shape hovers and is not put anywhere.
tycoon-board-choose-spot = Choose its place
tycoon-board-choose-spot-points =
    { $points ->
        [one] Choose its place: here 1 point
       *[other] Choose its place: here { $points } points
    }

## On the red ticket while a shape is placed: what it does, and under it what it brings

tycoon-board-draw =
    { $points ->
        [one] Draw it, 1 point
       *[other] Draw it, { $points } points
    }
tycoon-board-draw-stall = Draw the stall
tycoon-board-brings =
    { $share ->
        [unreached] Half: { tycoon-board-short }
        [untended] Half: no mechanic is free. { tycoon-board-come }
        [both] A quarter: no mechanic is free, and { tycoon-board-short }
       *[whole] { tycoon-board-come }
    }
tycoon-board-brings-stall =
    { $share ->
        [unreached] Counts in full; { tycoon-board-short }
       *[whole] { tycoon-board-come }
    }
tycoon-board-short =
    { $guests ->
        [0] no guest can reach it
        [one] 1 guest sets out but does not arrive
       *[other] { $guests } guests set out but do not arrive
    }
tycoon-board-come =
    { $guests ->
        [0] Guests are there already
        [one] 1 guest comes
       *[other] { $guests } guests come
    }
tycoon-board-cut =
    { $cut ->
        [one] 1 box is cut off
       *[other] { $cut } boxes are cut off
    }
# The same before all else, if they are many.
tycoon-board-cut-ground = Guests can no longer reach { $cut } boxes
# Instead of that, if guests could get to no free box any more.
tycoon-board-walled = Walls your guests in: later rides pay half
# Beside points, and on a ride in the lot.
tycoon-board-share =
    { $share ->
        [half] half
        [quarter] quarter
       *[whole] { "" }
    }
# $first: what it brings. $second: boxes that are cut off.
tycoon-board-tell = { $first }. { $second }

## Hire first, then build: what the other order brings, under the words of the red ticket

# $more: a die is still to be rolled, so it may be more.
tycoon-board-then-pays =
    { $more ->
        [yes] { $ride } then pays { $points } or more
       *[no] { $ride } then pays { $points }
    }
# $staff: who could be hired before the ride is built.
tycoon-board-hire-first =
    { $more ->
        [yes] Hire { $staff } first, and { $ride } pays { $points } or more
       *[no] Hire { $staff } first, and { $ride } pays { $points }
    }
# In place of the level of a ride that no mechanic is free for, before its points. Room for two short words.
tycoon-board-half = only half
# In place of the level of a ride, while a hire is chosen.
tycoon-board-then =
    { $more ->
        [yes] then { $points } or more
       *[no] then { $points }
    }
# On the red ticket, short.
tycoon-board-hire = Hire { $staff }
tycoon-board-build =
    { $half ->
        [yes] Build it: half, { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] Build it: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }

## What puzzles are about: the kind of choice, and what it is for

tycoon-theme-first = The first action
tycoon-theme-second = The second action
tycoon-theme-place = Where to draw it
tycoon-theme-guest = The path of a guest
tycoon-theme-dice = Using the dice
tycoon-theme-do-hire = Hiring
tycoon-theme-do-stall = A stall
tycoon-theme-do-ride = A ride
tycoon-theme-for-track = The track
tycoon-theme-for-rides = Rides
tycoon-theme-for-guests = Guests
tycoon-theme-for-stalls = Stalls
tycoon-theme-for-actions = Open choices
tycoon-theme-for-danger = Avoiding bankruptcy
tycoon-theme-for-rivals = Setting a rival back

## Lessons: the coach speaks. The first message of each lesson is its title, “learned” is what it taught. At most 40 words each

## Lesson: what counts

tycoon-lesson-goal = What counts
tycoon-lesson-goal-learnt = Three things pay: rides, guests your vendors serve, and stalls. A set of stalls pays when its last stall is built.
tycoon-lesson-goal-sheet = This is a carnival, drawn on a lot of squared paper. You have 20 rounds to fill it, and here it is round 18. Three things bring points.
tycoon-lesson-goal-rides = First, rides: the big shapes on the lot. The points of a ride are written into the round in which it was built, and never change.
tycoon-lesson-goal-guests = Second, guests: the crosses on the lot. Each guest is worth 1 point at the end, as long as there are enough ticket vendors. Each vendor serves 10.
tycoon-lesson-goal-stalls = Third, stalls: the small numbers on the lot. There are 6 kinds, with 2 stalls each. You have 11 of the 12. The last one completes a pair, for 2 more points, and a set worth 20.
tycoon-lesson-goal-choose = The second cotton candy stall is missing. A colored die with a 1 builds it, and the red die shows a 1. Choose cotton candy.
tycoon-lesson-goal-stop = Then the round is over, and the red 1 is lost. It can bring 22 points: choose cotton candy.
tycoon-lesson-goal-mechanic = A mechanic would look after more rides, but you have enough for your rides. The stall brings 22 points: 2 for the pair, 20 for the set.
tycoon-lesson-goal-place = The second stall of a kind covers 2 boxes. Put it on free boxes beside a guest.
tycoon-lesson-goal-walk = It may go there, but then guests have to walk to it first. Beside a guest it is done at once.
tycoon-lesson-goal-corner = A stall counts there, too, though no guest can reach it. For this lesson put it beside a guest.
tycoon-lesson-goal-all = All 12 stalls: 2 more points for the pair, and 20 for the set.
tycoon-lesson-goal-rank = At the end your points say what kind of owner you are. There are 7 ranks, and 5 more points would bring you to the next.

## Lesson: your first ride

tycoon-lesson-first-ride = Your first ride
tycoon-lesson-first-ride-learnt = In each round you take 1 or 2 different actions. A ride pays its white dice and its bonus. Build it beside a guest.
tycoon-lesson-first-ride-roll = Every round begins with a roll: a red die, a blue die, and white dice. Then you take 1 or 2 different actions: hire somebody, build a stall, or build a ride.
tycoon-lesson-first-ride-ride = Rides are built with white dice. A Carousel counts 1 die and adds a bonus of 1. Your die shows 5, so it pays 6 points. Choose the Carousel.
tycoon-lesson-first-ride-first = That is useful, too, and you will learn it soon. First the ride: choose the Carousel.
tycoon-lesson-first-ride-place = It covers 2 by 2 boxes of the lot. Your first guest stands at the entrance. Put the Carousel where its side touches that box.
tycoon-lesson-first-ride-far = There it does not touch your guest, and more guests would have to set out. Put it right beside the guest.
tycoon-lesson-first-ride-written = 6 points, written into round 1 for good.
tycoon-lesson-first-ride-second = Now you may take a second, different action with a colored die. A 5 or a 6 hires an investor, and investors open bigger rides. Hire one.
tycoon-lesson-first-ride-constructor = A constructor is a good choice, too. Here I would begin with the investor.
tycoon-lesson-first-ride-stop = You may stop after 1 action. But a second one costs nothing: hire an investor.
tycoon-lesson-first-ride-stall = A stall is worth 1 point at the end. An investor is worth more now, and opens bigger rides.
tycoon-lesson-first-ride-hired = The investor is yours, and the next round begins with a new roll.

## Lesson: first hire, then build

tycoon-lesson-hire-first = First hire, then build
tycoon-lesson-hire-first-learnt = Investors open levels, constructors bring white dice and size. Hire first: a new hire counts at once.
tycoon-lesson-hire-first-numbers = This is your staff. The number on a colored die says who it hires: a 1 or 2 a ticket vendor, a 3 or 4 a mechanic, a 5 or 6 a constructor or an investor.
tycoon-lesson-hire-first-needs = Every ride has a level. Two investors allow level 2, such as the Giant Slide. But it is 2 big squares long, and each big square needs a constructor. You have 1.
tycoon-lesson-hire-first-hire = The blue 5 can hire another. A constructor counts at once and brings a white die along. Hire a constructor.
tycoon-lesson-hire-first-order = Then you would build with 1 die. Hire first: with the new constructor a bigger ride is possible in this very round.
tycoon-lesson-hire-first-investor = Three investors would allow level 3, but you lack the constructors to build it. Hire a constructor.
tycoon-lesson-hire-first-later = That is useful later. With 1 more constructor you can build a bigger ride right away.
tycoon-lesson-hire-first-rolled = The new die shows 3.
tycoon-lesson-hire-first-slide = A ride of level 2 counts 2 white dice: 4 and 3. The Giant Slide adds 2, so it pays 9 points. Choose it.
tycoon-lesson-hire-first-carousel = A Carousel counts 1 die: 5 points. The Giant Slide counts both.
tycoon-lesson-hire-first-ready = That would leave the new die unused. Choose the Giant Slide.
tycoon-lesson-hire-first-place = Put it to the left of the guest at the entrance, so that their sides touch. You may turn it.
tycoon-lesson-hire-first-walk = There guests would have to walk to it: that is for the next lesson. Here put it right beside the guest.
tycoon-lesson-hire-first-nine = 9 points: 4, 3 and the bonus of 2.

## Lesson: bring them there

tycoon-lesson-guests = Bring them there
tycoon-lesson-guests-learnt = A ride needs a guest beside it. A line of guests grows from any guest, box by box, as long as your vendors can serve them.
tycoon-lesson-guests-reach = You have chosen the Giant Slide. A ride that no guest can reach pays half. So guests walk to it, in a line that begins at any guest.
tycoon-lesson-guests-place = Let us try it. Each big square covers 2 by 2 boxes. Move the slide to the frame, a little way from the entrance.
tycoon-lesson-guests-elsewhere = That is possible, too. For this lesson put it into the frame.
tycoon-lesson-guests-line = Nobody stands beside it yet. Draw the line from box to box, or let the shortest way be drawn for you.
tycoon-lesson-guests-whole = Now guests stand beside it, and the slide pays 9 points.
tycoon-lesson-guests-stay = Guests stay for the whole game, and nothing can be built on their boxes. Your only ticket vendor serves 10 guests. For more, hire another vendor.

## Lesson: stalls

tycoon-lesson-stalls = Stalls
tycoon-lesson-stalls-learnt = A colored die builds a stall of its number. Stalls are small, but all 12 together pay more than any ride.
tycoon-lesson-stalls-kinds = There are 6 kinds of stalls, one for each number on a colored die. The red 4 builds hamburgers, the blue 1 cotton candy.
tycoon-lesson-stalls-choose = Choose one of these two stalls: hamburgers or cotton candy.
tycoon-lesson-stalls-ride = You may build a ride, too, as your second action. Let us begin with the stall.
tycoon-lesson-stalls-hire = That uses the die up. Each colored die can be used once a round: to hire or to build a stall. Choose a stall.
tycoon-lesson-stalls-place = The first stall of a kind covers 1 box. Guests walk to a stall as they do to a ride, so put it beside one.
tycoon-lesson-stalls-walk = There guests have to walk first, and each of them takes up a box. Beside a guest it costs nothing.
tycoon-lesson-stalls-one = 1 box, 1 point.
tycoon-lesson-stalls-pair = You may have 2 stalls of each kind. The second covers 2 boxes and brings 2 more points: 3 for the pair.
tycoon-lesson-stalls-sets = Sets pay extra: 4 kinds 5 points, all 6 kinds 10 more. Two stalls each of 4 kinds pay 10 more, and of all 6 kinds 20. All 12 stalls bring 63 points in all.

## Lesson: the race

tycoon-lesson-race = The race
tycoon-lesson-race-learnt = A race is the same game side by side: colored dice for all, a sheet and white dice of your own. After round 20 the most points win.
tycoon-lesson-race-sheets = In a race everybody has a sheet of their own and plays at the same time. Choose the name { $seat2 } to look at the other sheet, and your own name to come back.
tycoon-lesson-race-dice = The red and the blue die are rolled once for everybody: { $seat2 } has the same 5 and 6. White dice are your own. Yours shows 6.
tycoon-lesson-race-hire = Nobody can take a die away from you, so there is no hurry. A 5 or a 6 hires an investor, so either die will do. Hire one first.
tycoon-lesson-race-constructor = A constructor is a good choice, too. Here I would hire the investor.
tycoon-lesson-race-first = That can be your second action. First I would hire an investor: a new hire counts at once.
tycoon-lesson-race-build = Your second action needs no colored die. Build a Carousel where a guest stands beside it: 7 points.
tycoon-lesson-race-stop = That ends your round without a ride. The white 6 would bring 7 points with a Carousel.
tycoon-lesson-race-stall = A stall is worth 1 point at the end. A Carousel brings 7 points now.
tycoon-lesson-race-half = No guest gets there, so it pays half. Put it beside your guest.
tycoon-lesson-race-done = 7 points, and your round is over.
tycoon-lesson-race-round = { $seat2 } was still busy: with the same red and blue die, an investor and a stall. A new roll comes as soon as everybody is done.
tycoon-lesson-race-win = The points are beside the names. After round 20 the most points win, and equal points share the place. A player who goes bankrupt drops out and is last.

## Lesson: too far to walk

tycoon-lesson-reach = Too far to walk
tycoon-lesson-reach-learnt = Vendors decide how far guests get. Leave a free way out of the entrance, and hire before you build: what is halved stays halved.
tycoon-lesson-reach-walls = Your guests are nearly walled in. Rides and a stall stand all around them, and the only way out leads along the lower edge and up on the left.
tycoon-lesson-reach-count = I would like a slide in the frame, in the middle. Sixteen guests would have to walk to it. But 4 are here already, and your vendor serves 10: only 6 more can come.
tycoon-lesson-reach-help = What would you do before you build there?
tycoon-lesson-reach-half = Not yet: the line would stop after 6 guests. In the middle a ride would pay half, and that can never be put right. Who could serve more guests?
tycoon-lesson-reach-mechanic = A mechanic looks after rides, but brings no guest any further.
tycoon-lesson-reach-stall = A stall brings no guest any further.
tycoon-lesson-reach-hint = A 2 hires a ticket vendor, and the red die shows one.
tycoon-lesson-reach-vendor = Two vendors serve 20 guests: 16 more can come.
tycoon-lesson-reach-slide = Now choose the Giant Slide.
tycoon-lesson-reach-carousel = A Carousel pays 4 points with this roll, the Giant Slide 6.
tycoon-lesson-reach-ready = The vendor is there for the slide. Choose the Giant Slide.
tycoon-lesson-reach-place = Move it to the frame, in the middle.
tycoon-lesson-reach-elsewhere = That is possible, too. For this lesson put it into the frame.
tycoon-lesson-reach-line = Up to here there was only one way. Now lead them on: box by box, or the shortest way.
tycoon-lesson-reach-whole = They are there, and the slide pays 6 points, not half.
tycoon-lesson-reach-lane = But 16 boxes are full of guests, and your vendors can serve no more. Next time leave a short way open from the entrance to the middle.

## Lesson: the fifth ride

tycoon-lesson-mechanic = The fifth ride
tycoon-lesson-mechanic-learnt = Each mechanic looks after 4 rides. Hire the next one before the fifth, the ninth and the thirteenth ride.
tycoon-lesson-mechanic-care = Rides need mechanics. Each looks after 4, and you have 1 mechanic and 4 rides. A ride beyond that pays half, rounded down. If no guest reaches it either, it pays a quarter.
tycoon-lesson-mechanic-full = Your 2 vendors serve 20 guests, and 20 are there. No more can come, so a new ride has to touch a guest.
tycoon-lesson-mechanic-find = The white dice show two 4s. A Giant Slide could pay 10 points this round. How do you get all of them?
tycoon-lesson-mechanic-other-hire = A good hire, but then nobody looks after the fifth ride, and it pays half. Who could?
tycoon-lesson-mechanic-stall = Then only 1 action is left, and a ride would pay half. A hire would help more.
tycoon-lesson-mechanic-nobody = No guest reaches it, and that costs half of it. Put it beside a guest.
tycoon-lesson-mechanic-half = Half, because no mechanic is free. Hire first, then build.
tycoon-lesson-mechanic-small = That pays in full, but the Giant Slide pays 10.
tycoon-lesson-mechanic-stop = Do not stop yet: now the slide can be built.
tycoon-lesson-mechanic-hint-who = The blue 3 hires a mechanic, who counts at once.
tycoon-lesson-mechanic-hint-where = Hire the mechanic, choose the Giant Slide, and put it above the line of guests.
tycoon-lesson-mechanic-ten = All 10 points: 2 mechanics look after 8 rides.

## Lesson: the best dice

tycoon-lesson-best-dice = The best dice
tycoon-lesson-best-dice-learnt = A ride counts as many white dice as its level, the best of them. Between rides of one level, bonus and shape decide.
tycoon-lesson-best-dice-level = A carnival in round 18. Six constructors roll 6 white dice. A ride counts as many of them as its level says, and the best are chosen for you.
tycoon-lesson-best-dice-find = One of the rides can pay 21 points with this roll. Find it, and find room for it beside a guest.
tycoon-lesson-best-dice-nobody = No guest reaches it, so it pays half. Find a place that guests can reach.
tycoon-lesson-best-dice-less = That pays less than 21. Another ride pays more.
tycoon-lesson-best-dice-no-ride = The round is over without a ride. One of your 2 actions has to be the ride.
tycoon-lesson-best-dice-long = That was a long way round. We start again from the roll.
tycoon-lesson-best-dice-hint-level = Swing Boat and Bumper Cars are rides of level 3. Both count 3 dice, but one has the better bonus.
tycoon-lesson-best-dice-hint-where = Take Bumper Cars: 6, 6, 5 and a bonus of 4. There is room for them at the upper right.
tycoon-lesson-best-dice-done = 21 points: 6, 6, 5 and the bonus of 4.

## Lesson: the big one

tycoon-lesson-big-ride = The big one
tycoon-lesson-big-ride-learnt = The level of a ride is its number of dice, so a new level pays at once. Look for the hire that opens it, then for a place that guests can reach.
tycoon-lesson-big-ride-look = Round 19. Four investors allow rides up to level 4, and 6 constructors up to 6 big squares. The red die shows 6, the blue die 4.
tycoon-lesson-big-ride-find = A ride of 30 points or more is possible this round. Turn and mirror it as you like.
tycoon-lesson-big-ride-mechanic = You have enough mechanics. You need somebody else: who opens a higher level?
tycoon-lesson-big-ride-nobody = It fits there, but no guest reaches it, and it pays half.
tycoon-lesson-big-ride-less = Not bad, but less than 30 points. Which hire would allow a bigger ride?
tycoon-lesson-big-ride-no-ride = Do not stop yet: the ride is still missing.
tycoon-lesson-big-ride-long = That was a long way round. We start again from the roll.
tycoon-lesson-big-ride-hint-level = Hire an investor with the red 6. Then look at the rides of level 5.
tycoon-lesson-big-ride-hint-where = The lower right corner of the lot is free, in the shape of a big corner: just right for the Wild Mouse.
tycoon-lesson-big-ride-done = 30 points or more with a single ride.

## Lesson: the last crowd

tycoon-lesson-last-crowd = The last crowd
tycoon-lesson-last-crowd-learnt = At the end guests fill every free box they can reach, and each guest your vendors serve is worth 1 point. Mind what a ride covers and cuts off.
tycoon-lesson-last-crowd-only = The last round. All vendors are hired and both hot dog stalls are built, so the two 2s are no use. Only a Carousel can be built. If you could do nothing, you would be bankrupt, with 0 points.
tycoon-lesson-last-crowd-crowd = After this round guests fill every free box that they can reach. Your vendors serve 60, and 36 are there: many free boxes will become points.
tycoon-lesson-last-crowd-find = Build the Carousel. But where? The right place makes 306 points in all. Mind the free boxes that it covers, and those that it cuts off.
tycoon-lesson-last-crowd-corner = No guest reaches it, so it pays half, but no guest loses a box. That makes 305: 1 point short.
tycoon-lesson-last-crowd-cut = There it cuts off 2 free boxes behind it, and the guests that would have stood there are lost: 304 points.
tycoon-lesson-last-crowd-die = Count the best white die, the 6.
tycoon-lesson-last-crowd-hint = Look at the upper left, beside the column of guests, and at the gap in the middle: there nothing is cut off.
tycoon-lesson-last-crowd-tycoon = 306 points: a true tycoon.

## Lesson: grow first

tycoon-lesson-grow = Grow first
tycoon-lesson-grow-learnt = Good owners write few points in the first rounds: they hire. Three constructors and 3 investors can earn more with one ride than 2 Carousels do.
tycoon-lesson-grow-plan = Now on your own, from the first roll. Rides of level 3, such as Bumper Cars, need 3 investors and 3 constructors. You have 1 of each.
tycoon-lesson-grow-lane = Hire with every 5 and 6, and build stalls with the other die. Keep one box beside the guest free, so that your guests can get out.
tycoon-lesson-grow-find = Build a ride that pays 15 points or more. Take as many rounds as you need.
tycoon-lesson-grow-long = That took a long time. We begin again with the first roll: hire more, build later.
tycoon-lesson-grow-done = That took patience, and it pays more than 2 Carousels.

tycoon-lesson-last-rounds = The last three rounds
tycoon-lesson-last-rounds-learnt = At the end count everything: the ride that the dice allow, the set of stalls that one more completes, and room for guests that your vendors can serve.
tycoon-lesson-last-rounds-look = Three rounds are left on this strong sheet. Look at your staff, your stalls and the room for guests: all of them still pay.
tycoon-lesson-last-rounds-play = Play to the end as you like. 300 points are within reach.
tycoon-lesson-last-rounds-long = Let us begin these three rounds again.
tycoon-lesson-last-rounds-hint = One more stall completes all 12, and the white dice allow a big ride.
tycoon-lesson-last-rounds-great = 300 points or more: a great carnival.
tycoon-lesson-last-rounds-good = A good end. With the twelfth stall and a ride of level 5 even 300 points are possible.
tycoon-lesson-last-rounds-less = The carnival is over. Try again when you like: the twelfth stall and one big ride bring most.

## Lesson: the challenge

tycoon-lesson-challenge = The challenge
tycoon-lesson-challenge-learnt = In the challenge red hires, blue builds stalls, no stall stands beside another, and a mechanic looks after 3 rides.
tycoon-lesson-challenge-duties = The challenge is a harder game. Both colored dice have fixed duties: the red die only hires, and the blue die only builds stalls.
tycoon-lesson-challenge-stall = The blue 5 can build your second stall for drinks. Choose it.
tycoon-lesson-challenge-red = You may do that as your other action this round. First the stall with the blue die.
tycoon-lesson-challenge-apart = No stall may stand beside another one. Your first is to the right of the guest. Put the second, of 2 boxes, beside the guest, but not beside the first.
tycoon-lesson-challenge-walk = It may go there, but guests would have to walk to it. There is still room beside the guest.
tycoon-lesson-challenge-stands = It is beside the guest, and apart from the first.
tycoon-lesson-challenge-mechanic = The last difference: each mechanic looks after 3 rides, not 4. So hire the next one before the fourth ride.

## How to play, in a minute: a title of at most 4 words, a text of at most 30 words, and words on the drawings

tycoon-how-goal = Fill your lot
tycoon-how-goal-text = You own an empty lot and a pencil. In 20 rounds you draw a carnival on it. Alone you play for a rank, in a race for the most points.
tycoon-how-roll = Roll
tycoon-how-roll-text = Each round red and blue are rolled for everybody, and a white die for each of your constructors. Colored dice hire or build stalls, white dice count for rides.
tycoon-how-acts = One action, or two
tycoon-how-acts-text = Hire, build a stall, or build a ride: one action, or two different ones. Hire first: it counts at once. If you can do nothing, you are bankrupt.
tycoon-how-staff-ticket = Vendor
tycoon-how-staff-mechanic = Mechanic
tycoon-how-staff-constructor = Constructor
tycoon-how-staff-investor = Investor
tycoon-how-act-hire = Hire
tycoon-how-act-stall = Stall
tycoon-how-act-ride = Ride
tycoon-how-guests = Bring the guests
tycoon-how-guests-text = A ride pays white dice, as many as its level, and its printed bonus. Guests, the crosses, walk to it. If they cannot reach it, it pays half.
tycoon-how-word-slide = Slide
tycoon-how-count = Count
tycoon-how-count-text = After round 20, guests fill every box they can reach. Rides, guests your ticket vendors serve, and stalls make your points.
tycoon-how-bar-rides = Rides
tycoon-how-bar-guests = Guests
tycoon-how-bar-stalls = Stalls

## The player aid, one page of short lines. What stands before a bar is set on a plate

tycoon-aid-goal = 20 rounds. Rides, guests and stalls make points. When you play alone, points make your rank.
tycoon-aid-turn = A round
tycoon-aid-turn-1 = Red and blue are rolled for everybody, and a white die for each of your constructors. Then take 1 action, or 2 different ones, in any order.
tycoon-aid-turn-2 = Hire | Use a colored die. A new hire counts at once, so hire first, then build.
tycoon-aid-turn-3 = Stall | Use a colored die. The first of a kind covers 1 box, the second 2 boxes, and there is no third.
tycoon-aid-turn-4 = Ride | Level up to your investors, big squares up to your constructors. A big square is 2 by 2 boxes.
tycoon-aid-turn-5 = Stalls: 1 cotton candy, 2 hot dogs, 3 fries, 4 hamburgers, 5 drinks, 6 popcorn.
tycoon-aid-special = Guests and halves
tycoon-aid-special-1 = Points of a ride: its best white dice, as many as its level, and its bonus.
tycoon-aid-special-2 = No guest beside it? Draw a line of guests to it, box by box, as far as your ticket vendors can serve.
tycoon-aid-special-3 = ½ | no guest reaches it
tycoon-aid-special-4 = ½ | you have more rides than your mechanics look after
tycoon-aid-special-5 = ¼ | both at once; fractions are dropped
tycoon-aid-special-6 = What is written is final. Guests, rides and stalls stay where they are.
tycoon-aid-special-7 = If a roll lets you do nothing, you are bankrupt: 0 points.
tycoon-aid-symbols = Symbols
tycoon-aid-sign-vendor = Ticket vendor, 1 or 2: serves 10 more guests
tycoon-aid-sign-mechanic = Mechanic, 3 or 4: looks after 4 more rides
tycoon-aid-sign-constructor = Constructor, 5 or 6: 1 more white die and 1 more big square
tycoon-aid-sign-investor = Investor, 5 or 6: rides 1 level higher
tycoon-aid-sign-guest = A guest
tycoon-aid-points = Points at the end
tycoon-aid-points-1 = Guests fill all free boxes they can reach. Then add up:
tycoon-aid-points-2 = Rides | as written
tycoon-aid-points-3 = 1 | each guest served: 10 for each vendor
tycoon-aid-points-4 = 1 | a kind of stall; 3 for both of a kind
tycoon-aid-points-5 = 5 | four kinds of stalls; 10 more for all six
tycoon-aid-points-6 = 10 | four kinds twice; 20 more for all six twice
tycoon-aid-points-7 = A new rank begins at 51, 101, 151, 201, 251 and 301 points.
