# Lessons, at the terminal and on the page. What is said in one lesson stands with its game.

## On the page: the prompt and the red button of a step that is only read, and of the end

lesson-next = Continue
lesson-leave = To the next lesson
lesson-read = Read this, then continue.

## What the coach says

# $what: a choice, without a full stop.
lesson-tried = You tried: { $what }.
lesson-taken-back = It was taken back.
lesson-right = Right.
lesson-done = You have done this lesson.
lesson-step = Step { $number } of { $count }.
# $things: a list of names.
lesson-points = Look at: { $things }.
lesson-rule = Rule { $rule } says more.

## At the terminal only. What stands in `marks` is typed as it is and not translated

lesson-press-enter = Press Enter to continue.
# $what: a choice; $action: what to type for it.
lesson-show = I would choose: { $what }. Type { $action }
lesson-show-none = There is nothing to show here. Take back with `undo`, or type `skip`.
lesson-not-now = That cannot be done at this step.
lesson-help = Type the number of a choice. `show me` tells what I would do, `skip` does the step for you, `quit` leaves. `board`, `words`, `what NAME` and `rules` show more.
lesson-input-ended = The input has ended, so the lesson stops here.
lesson-none = There are no lessons for { $game } yet.
# $known: a list.
lesson-no-such = There is no lesson “{ $asked }”. Choose from { $known }.
lesson-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# $game: as it is typed.
lesson-advice = Take one with `ballyhoo learn { $game } 1`.

## Puzzles: what the coach says

# Title.
puzzle = Puzzle
puzzle-done = That was the best move.
puzzle-learnt = One move was clearly the best.
puzzle-find = Your turn: find the best move.
puzzle-right = That is the best move.
puzzle-wrong = There is a better move. Try again, or let me show it.
# Where no plain reason is told: this, and below it what each is expected to do. $action: the words of a button.
puzzle-goes-on = I would expect it to go on like this:
puzzle-then = { $seat }: { $action }
    .seat = You: { $action }
# $held of $worlds: how often it was the best; $gap: more games won, of 100.
puzzle-sure = We tried { $worlds } ways that everything hidden could be. This is the best move in { $held } of them, and it wins about { $gap } more games in 100 than the next best.
puzzle-sure-alone = We tried { $worlds } ways that everything hidden could be. This is the best move in { $held } of them, well ahead of the next best.

## Choices of a finished game that are asked again: what the coach says

# Title.
moment = Your choice, again
moment-learnt = There was a better choice.
moment-find = This was your turn. What would you do now?
moment-right = That is better.
moment-wrong = There is a better choice. Try again, or let me show it.
moment-played = Then you chose: { $action }
# $gap: in percent.
moment-worth-alone = The better choice improves your result by about { $gap } percentage points.
moment-worth = The better choice wins about { $gap } more games in 100.

## Puzzles at the terminal

puzzle-no-such =
    There is no puzzle { $asked }. There { $count ->
        [one] is 1
       *[other] are { $count }
    }.
puzzle-level =
    { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
# $game: as it is typed.
puzzle-advice = Solve one with `ballyhoo puzzles { $game } 1`.
