# Words that belong to no single game.

list-and = { $first } and { $last }


setup-players =
    { $given ->
        [one] One player cannot play this; it is for { $allowed } players.
       *[other] { $given } players cannot play this; it is for { $allowed } players.
    }
setup-no-options = There is no option “{ $option }”: this game has no options.
setup-unknown-option = There is no option “{ $option }”; this game has { $known }.
setup-unknown-value = The option { $option } cannot be “{ $value }”; it can be { $known }.
setup-wrong-players =
    { $players ->
        [one] The option { $option } is not for one player.
       *[other] The option { $option } is not for { $players } players.
    }
setup-conflict = The option { $option } does not go together with { $other }.
seating-count =
    { $seats ->
        [one] One seat is named
       *[other] { $seats } seats are named
    } for { $players ->
        [one] one player.
       *[other] { $players } players.
    }
parts-file = The components are refused. { $file }: { $cause }.
parts-line = The components are refused. { $file }, line { $line }: { $cause }.
bad-notation = “{ $text }” is not an action. An action looks like this: { $example }
catalog-no-such-game = There is no game “{ $asked }”; there is { $known }.
bots-no-such-level = There is no bot “{ $asked }”; there is { $known }.

record-line = Line { $line }: { $fault }
record-empty = the file is empty.
record-syntax = this is no line of a record ({ $error }).
record-format = the format is “{ $found }”; this build reads “{ $ours }”.
record-game = the record is of { $found }, not of { $wanted }.
record-rules = it was played by version { $found } of the rules; this build plays version { $ours }.
record-components = it was played with the components { $found }; those loaded are { $ours }. Use --components for others.
record-seats = { $found } names are given for { $players } players.
record-commitment = the seed is not the one that was promised when the table opened.
record-no-seat = there is no seat { $seat }.
record-illegal = seat { $seat } may not do “{ $action }” here: { $why } (rule { $rule })
record-hash = the state should have the hash { $wanted }, but replaying gives { $found }.
record-no-hash = a state hash is missing here.
record-unfinished = the record ends before the game does.
record-surplus = the game is over before this line.
record-outcome = the outcome written here is not the one that replaying gives.
