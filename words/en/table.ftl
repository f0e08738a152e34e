# Words that belong to no single game.

## Lists, everywhere

# "a, b and c". $first: all but the last, with commas between.
list-and = { $first } and { $last }

## Why a game cannot be set up, at the terminal and on the page. $option, $other and $value: as they are typed

# $given: how many players were asked for; $allowed: a list of numbers.
setup-players =
    { $given ->
        [one] 1 player cannot play this. It is for { $allowed } players.
       *[other] { $given } players cannot play this. It is for { $allowed } players.
    }
setup-no-options = There is no option “{ $option }”. This game has no options.
# $known: a list.
setup-unknown-option = There is no option “{ $option }”. The options are { $known }.
setup-unknown-value = The option { $option } cannot be “{ $value }”. It can be { $known }.
setup-wrong-players =
    { $players ->
        [one] The option { $option } is not for 1 player.
       *[other] The option { $option } is not for { $players } players.
    }
setup-conflict = The option { $option } cannot be combined with { $other }.
seating-count =
    { $seats ->
        [one] 1 seat is named
       *[other] { $seats } seats are named
    } for { $players ->
        [one] 1 player.
       *[other] { $players } players.
    }

## What was typed or read cannot be used, at the terminal

# $cause: what is wrong, without a full stop.
parts-file = The components cannot be used. { $file }: { $cause }.
parts-line = The components cannot be used. { $file }, line { $line }: { $cause }.
# $text: what was typed; $example: an action in its short form.
bad-notation = “{ $text }” is not an action. An action looks like this: { $example }
# $known: a list.
catalog-no-such-game = There is no game “{ $asked }”. Choose from { $known }.
bots-no-such-level = There is no bot “{ $asked }”. Choose from { $known }.

## What is wrong with the record of a game, at the terminal and when a replay is proved

# $fault: one of the following.
record-line = Line { $line }: { $fault }
record-empty = the file is empty.
# $error: the words of a program.
record-syntax = this is not a line of a record ({ $error }).
record-format = the format is “{ $found }”, but this version reads “{ $ours }”.
record-game = the record is of { $found }, not of { $wanted }.
record-rules = it was played by version { $found } of the rules, but this program plays version { $ours }.
record-components = it was played with the components { $found }, but those loaded are { $ours }. Use --components to load others.
record-seats =
    { $found ->
        [one] 1 name is given
       *[other] { $found } names are given
    } for { $players ->
        [one] 1 player.
       *[other] { $players } players.
    }
record-commitment = the seed is not the one that was sealed when the table opened.
record-no-seat = there is no seat { $seat }.
# $why: a sentence.
record-illegal = seat { $seat } may not do “{ $action }” here: { $why } (rule { $rule })
record-hash = the state should have the hash { $wanted }, but replaying gives { $found }.
record-no-hash = a state hash is missing here.
record-unfinished = the record ends before the game does.
record-surplus = the game is over before this line.
record-outcome = the result written here is not the result of the replay.
