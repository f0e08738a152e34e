# Words that belong to no single game.

list-and = { $first } and { $last }

game-midway-title = Carnival
game-midway-line = Collect parts, roll for your chances, and open four rides before the other carnies do.
game-grand-title = The Grand Carnival
game-grand-line = Lay out the fairground, build attractions, and lead the guests to them.
game-monsters-title = Carnival of Monsters
game-monsters-line = Draft lands and capture monsters for the best show of the season.
game-mardi-gras-title = Mardi Gras
game-mardi-gras-line = Send your krewe out, steer the parade, and win over the revelers.
game-tycoon-title = Carnival Tycoon
game-tycoon-line = Roll, hire, build and draw the crowds across your sheet in twenty rounds.

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

option-midway-teams = two teams of two, partners across the table, with one purse of tickets each
option-midway-team-distinct = a team needs four different rides
option-midway-quick = three rides win
option-midway-classic = natural sets pay no ticket
option-midway-norwood = two tickets make one of your actions safe from blocks
option-midway-wild-die = one die has a “!” that stands for any number
option-grand-guests = how many guests there are
option-grand-first = who begins: drawn by lot, or the first seat
option-grand-strict-mallets = solo: a stricter reading of what an unbuilt foundation costs
option-monsters-simplified = first evening: without secret goals and explorers
option-mardi-gras-advert = advertisement: each reveler where you like, or all to one neighborhood
option-mardi-gras-pair = two off-colour cards must be alike, or may be any
option-mardi-gras-royalty = who leads first: drawn by lot, or the first seat
option-tycoon-challenge = fixed dice, three rides a mechanic, no stall beside a stall
option-tycoon-hire-counts = whether someone hired counts at once or from the next round
option-tycoon-stall-reach = whether guests must be able to reach a new stall
