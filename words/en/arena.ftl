# Bots: arena, hints, analysis, tuning.

bots-bad-budget = “{ $asked }” is no thinking time; write 800ms, 2s, or a number of iterations such as 2000.
bots-no-choice = Seat { $seat } is not to act here.
bots-no-thought = The bot { $level } does not search, so it takes no thinking time.

arena-no-bots = An arena needs at least one bot, for instance --bots hard,easy.
arena-bot-failed = A bot failed: { $why }. This is a fault of ours; please report it.
arena-ledger-file = Cannot use { $path }: { $why }.
arena-ledger-line = { $path }, line { $line }: { $why }.
arena-ledger-another = { $path } holds the games of another contest; name another file, or delete it.

arena-title = Arena: { $game }
arena-subtitle =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, { $games } games; bars are shares of wins with 95 % intervals
arena-subtitle-options =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, { $options }, { $games } games; bars are shares of wins with 95 % intervals
arena-row-told = { $bot } wins { $share } % (between { $low } % and { $high } %).
arena-percent = { $share } %
arena-fair-share = fair share
arena-rating = rating
arena-mean-score = mean score
arena-mean-think = ms a choice
arena-headline =
    { $games } games of { $game } on { $players ->
        [one] one seat
       *[other] { $players } seats
    }; the fair share is { $fair } %.
arena-columns = bot                    games     wins  95 % interval     rating    score   middle  ms/choice
arena-reached-column = reach
arena-written = Drawn in { $path }.

hint-over = The game is over after action { $at }; there is nothing to do.
hint-headline =
    { $seat } is to act ({ $iterations ->
        [one] one iteration
       *[other] { $iterations } iterations
    } of thought). Outlook: { $outlook }.
hint-outlook = { $seat } { $value } %
hint-suggestion = { $number }. { $label }
hint-numbers = { $action }: result { $value } %, { $share } % of the thought
hint-line = then { $line }
hint-ply = { $seat }: { $label }

analyse-headline = { $game }, { $actions } actions. The outlook after each, in percent:
analyse-costliest = The costliest choices:
analyse-choice = { $number }  { $seat }: { $action } cost { $cost } points of result; better was { $better }.
analyse-none = No choice cost anything worth mentioning.
analyse-title = How it went: { $game }
analyse-subtitle = expected result of each player after every action, 0 % lost, 100 % won; dots are the costliest choices
analyse-actions = actions

tune-headline = { $game }: { $positions } positions of { $games } games.
tune-standing = The standing misses the results by { $before } before and { $after } after tuning (mean squared error, games not learnt from).
tune-appeal = The search surprises appeal by { $before } before and { $after } after tuning (cross-entropy, games not learnt from).
tune-climbed = { $game }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } uphill.
tune-won = The changed numbers win { $share } % of { $games } games against the committed ones (95 %: { $low } to { $high } %).
tune-written = Written to { $path }; build again to play by it.
tune-nothing = { $game } has no weights to tune.
tune-no-number = “{ $asked }” sets no number of this game; write NAME=VALUE with one of { $known }.
