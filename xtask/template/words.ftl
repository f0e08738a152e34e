### __Title__ (in the program: __id__).

## Where the game is chosen

__id__-title = __Title__
__id__-line = Throw at the coconuts and take the one you dare.

## Questions and answers

__id__-ask = You threw { $throw }: take 1 coconut up to { $throw }, or pass
__id__-do-take = Take coconut { $number }
__id__-do-pass = Leave them all

## Where the game stands

__id__-heading = Round { $round } of { $rounds }
__id__-heading-over = The game is over

## What happened

__id__-threw = { $seat } throws { $throw }.
    .seat = You throw { $throw }.
__id__-took = { $seat } takes coconut { $number }.
    .seat = You take coconut { $number }.
__id__-passed = { $seat } leaves them all.
    .seat = You leave them all.

## Scores

__id__-score-coconuts = coconuts
__id__-score-fewer = fewer coconuts

## Refusals

__id__-refuse-over = The game is over.
__id__-refuse-turn = It is not your turn.
__id__-refuse-gone = That coconut has been taken.
__id__-refuse-high = That coconut is higher than your throw.

## Explanations

__id__-throw = The throw
__id__-throw-line = It reaches every coconut up to { $throw }.
__id__-coconut = Coconut { $number }
__id__-coconut-line =
    { $number ->
        [one] It is worth 1 point. Any throw reaches it.
       *[other] It is worth { $number } points. It takes a throw of { $number } or more.
    }
__id__-shelf = What { $seat } has taken
__id__-shelf-line =
    { $points ->
        [one] 1 point so far.
       *[other] { $points } points so far.
    }
__id__-pass-line = You take nothing, and the next player throws.

## The table in words

__id__-words-shy = The coconut shy
__id__-words-throw = The throw is { $throw }.
__id__-words-players = The players
__id__-words-player =
    { $count ->
        [0] { $seat } has no coconut yet.
        [one] { $seat } has 1 coconut and { $points } points.
       *[other] { $seat } has { $count } coconuts and { $points } points.
    }

## The table in characters

__id__-text-shy = Coconuts: { $coconuts }. The throw is { $throw }.
__id__-text-player = { $seat }: { $taken } ({ $points })
