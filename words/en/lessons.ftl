# Lessons, at the terminal and on the page. What is said in one lesson stands with its game.
lesson-next = Go on
lesson-leave = To the next lesson
lesson-read = Read, then go on
lesson-tried = You tried: { $what }
lesson-taken-back = It was taken back.
lesson-right = Right.
lesson-done = You have done this lesson.
lesson-step = Step { $number } of { $count }.
lesson-points = Look at: { $things }.
lesson-rule = Rule { $rule } says more.
lesson-press-enter = Press Enter to go on.
lesson-show = I would: { $what }. Type { $action }
lesson-show-none = There is nothing to show here. Take back with `undo`, or type `skip`.
lesson-not-now = That cannot be done at this step.
lesson-help = Type the number of a choice. `show me` tells what I would do, `skip` does the step for you, `quit` leaves; `board`, `words`, `what NAME` and `rules` show more.
lesson-input-ended = There is nothing more to read, so the lesson stops here.
lesson-none = There are no lessons of { $game } yet.
lesson-no-such = There is no lesson “{ $asked }”; there is { $known }.
lesson-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lesson-advice = Take one with `ballyhoo learn { $game } 1`.
