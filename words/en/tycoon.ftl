# Carnival Tycoon

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

## Staff

tycoon-staff-ticket = a ticket vendor
tycoon-staff-mechanic = a mechanic
tycoon-staff-constructor = a constructor
tycoon-staff-investor = an investor
tycoon-row-ticket = Ticket vendors
tycoon-row-mechanic = Mechanics
tycoon-row-constructor = Constructors
tycoon-row-investor = Investors

## What a player is asked

tycoon-ask-first = Round { $round }: hire, build a stall or build a ride.
tycoon-ask-second = Do another action, or stop for this round.
tycoon-ask-place = Where does it go? Draw this: { $what }.
tycoon-ask-guest =
    { $room ->
        [one] Draw the next guest. Your vendors can attend one more.
       *[other] Draw the next guest. Your vendors can attend { $room } more.
    }
tycoon-ask-dice =
    { $dice ->
        [one] Choose the white die that counts.
       *[other] Choose the { $dice } white dice that count.
    }
tycoon-ask-nothing = Nothing to do until the others are done.

## What a player can do

tycoon-do-hire = Hire { $staff } with the { $face }
tycoon-do-stall = Build a stall with the { $face }: { $stall }
tycoon-do-ride = Build a ride: { $ride } (level { $level }, bonus { $bonus })
tycoon-do-stop = Stop for this round
tycoon-do-place =
    { $degrees ->
        [0] At { $at }
       *[other] At { $at }, turned by { $degrees } degrees
    }
tycoon-do-place-mirrored =
    { $degrees ->
        [0] At { $at }, mirrored
       *[other] At { $at }, mirrored, then turned by { $degrees } degrees
    }
tycoon-do-guest = A guest at { $at }
tycoon-do-shortest = The shortest way, { $guests } guests
tycoon-do-dice =
    { $count ->
        [one] Count the { $dice }
       *[other] Count { $dice }, which is { $sum }
    }

## What happened

tycoon-round = Round { $round }. The red die shows { $red }, the blue die { $blue }.
tycoon-white = { $seat } rolls white: { $dice }.
tycoon-hired = { $seat } hires { $staff } with the { $face }.
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
        [one] One more guest fills the lot of { $seat }; { $attended } of all are attended.
       *[other] { $guests } more guests fill the lot of { $seat }; { $attended } of all are attended.
    }

## Scores

tycoon-score-rides = Rides, round by round
tycoon-score-guests = Guests attended
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
tycoon-no-second-hire = You have hired somebody this round.
tycoon-no-second-stall = You have built a stall this round.
tycoon-no-second-ride = You have built a ride this round.
tycoon-no-die = No coloured die that you can still use shows that number.
tycoon-no-die-challenge = In the challenge the red die hires and the blue die builds stalls; yours does not show that number.
tycoon-no-such-staff = A { $face } does not hire { $staff }.
tycoon-no-staff-box = That row is full: you cannot hire { $staff }.
tycoon-no-third-stall = You have two stalls of that kind already.
tycoon-no-stall-room = There is no room for that stall.
tycoon-no-investors = You have too few investors for a ride of that level.
tycoon-no-constructors = You have too few constructors for a ride of that size.
tycoon-no-ride-room = There is no room for that ride.
tycoon-no-same-turn = It looks the same in another turn; name it by that one.
tycoon-no-outside = That reaches beyond the lot.
tycoon-no-overlap = Something stands there already.
tycoon-no-stall-beside-stall = In the challenge no stall stands beside another.
tycoon-no-stall-unreached = Guests could not get to that stall.
tycoon-no-guest-box = A guest can only stand on a free box of the lot.
tycoon-no-guest-beside = The next guest must stand beside the last one, and the first beside any guest.
tycoon-no-guest-waste = From there your vendors could not attend enough guests to get to it.
tycoon-no-guest-detour = Even the shortest way is too long for your vendors, so you must take a shortest one.
tycoon-no-shortest = There is no longer way to choose from; name the box.
tycoon-no-dice-number = You must choose as many dice as the ride has levels.
tycoon-no-such-dice = You do not have these dice.

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
tycoon-text-attendance = Guests { $guests }, vendors attend { $capacity }
tycoon-text-care = Rides { $rides }, mechanics look after { $care }
tycoon-text-catalog = Catalog: level, ride, bonus, blueprint (# is a big square of 2 x 2 boxes)
tycoon-text-acting = { $seat }: score { $score }, rides { $rides }, guests { $guests }
tycoon-text-done = { $seat }: score { $score }, rides { $rides }, guests { $guests }, done
tycoon-text-bankrupt = { $seat }: bankrupt with { $score }, rides { $rides }, guests { $guests }
