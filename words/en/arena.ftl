# Bots at the terminal: arena, hints, analysis, tuning, puzzles. Numbers come as finished text unless a plural is chosen by them.

## What a bot cannot do. $asked and $level: as they are typed

bots-bad-budget = “{ $asked }” is not a thinking time. Write 800ms, 2s, or a number of iterations such as 2000.
bots-no-choice = Seat { $seat } has nothing to decide here.
bots-no-thought = The bot { $level } does not search, so it takes no thinking time.

## Why there is no arena. $path: a file; $why: what is wrong, without a full stop

arena-no-bots = An arena needs at least one bot, for instance --bots hard,easy.
arena-bot-failed = A bot failed: { $why }. This is a fault of ours. Please report it.
arena-ledger-file = Cannot use { $path }: { $why }.
arena-ledger-line = { $path }, line { $line }: { $why }.
arena-ledger-another = { $path } holds the games of another contest. Name another file, or delete it.

## The plot of an arena: title, line under it, columns

arena-title = Arena: { $game }
arena-subtitle =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $games } games; bars show shares of wins with 95% intervals
# $options: the variants in play.
arena-subtitle-options =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $options }, { $games } games; bars show shares of wins with 95% intervals
# For ears.
arena-row-told = { $bot } wins { $share }% (between { $low }% and { $high }%).
arena-percent = { $share }%
# What a bot would win if all were equally good.
arena-fair-share = fair share
arena-rating = rating
arena-mean-score = mean score
arena-mean-think = ms per choice

## The table of an arena at the terminal

arena-headline =
    { $games } games of { $game } on { $players ->
        [one] 1 seat
       *[other] { $players } seats
    }; the fair share is { $fair }%.
# The head of a table: each word ends where its column ends.
arena-columns = bot                    games     wins  95% interval      rating    score   middle  ms/choice
# A number of points follows: how often a bot reached it.
arena-reached-column = reach
# $path: a file with the plot.
arena-written = The plot is in { $path }.

## How bots err, at the terminal

# $times: a number of iterations; $every: one choice in so many.
choices-headline = { $game }: wins at once, and what choices cost in percent of a win. One choice in { $every } is looked at again for { $times } iterations.
# The head of a table: each word ends where its column ends.
choices-columns = bot               games    score   choices   wins  missed looked at    mean     90%     99%  worst 1%   worst

## A hint at the terminal

hint-over = The game is over after action { $at }. There is nothing to do.
# $outlook: a list of hint-outlook.
hint-headline =
    { $seat } is to act ({ $iterations ->
        [one] 1 iteration
       *[other] { $iterations } iterations
    } of thought). Outlook: { $outlook }.
hint-outlook = { $seat } { $value }%
hint-suggestion = { $number }. { $label }
# $action: as it is typed; $share: how much of the thinking went into it.
hint-numbers = { $action }: result { $value }%, { $share }% of the thought
# $line: what the bot expects next, a list of hint-ply.
hint-line = then { $line }
hint-ply = { $seat }: { $label }

## The analysis of a finished game, at the terminal and as a plot

analyse-headline = { $game }, { $actions } actions. The outlook after each, in percent:
analyse-costliest = The costliest choices:
analyse-choice = { $number }  { $seat }: { $action } cost { $cost } points of result; better was { $better }.
analyse-none = No choice cost anything worth mentioning.
analyse-title = How it went: { $game }
analyse-subtitle = expected result of each player after every action, 0% lost, 100% won; dots are the costliest choices
# Under the axis.
analyse-actions = actions

## Tuning the numbers that bots go by

tune-headline = { $game }: { $positions } positions of { $games } games.
# $before and $after: errors. “Standing” is how good a position looks.
tune-standing = The standing is off by { $before } before tuning and by { $after } after it (mean squared error, games not learned from).
# “Appeal” is how good a move looks before it is searched.
tune-appeal = The search surprises appeal by { $before } before and { $after } after tuning (cross-entropy, games not learned from).
tune-taught = { $game }: { $samples } observations of { $games } games. How games ended that were not learned from surprises the standing by { $before }, and with the network by { $after } (cross-entropy; best after { $rounds } rounds).
tune-climbed = { $game }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } uphill.
tune-won = The changed numbers win { $share }% of { $games } games against the present ones (95%: { $low } to { $high }%).
# $path: a file.
tune-written = Written to { $path }. Build again to play by it.
tune-nothing = { $game } has no weights to tune.
tune-no-number = “{ $asked }” sets no number of this game. Write NAME=VALUE with one of { $known }.

## Looking for puzzles in games of bots

mine-games = { $games } games
mine-done = { $puzzles } puzzles in { $path }, after { $games } more games.
