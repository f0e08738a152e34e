# The words of the command line.

cli-players = for { $players } players
cli-games-advice = Play one with `ballyhoo play GAME`, or read its rules with `ballyhoo rules GAME`.
cli-bad-option = “{ $option }” is not an option; write it as key=value, for instance quick=on.
cli-no-chance = The system gives no random numbers ({ $why }); choose a seed with --seed.
cli-cannot-read = Cannot read { $path }: { $why }.
cli-cannot-write = Cannot write { $path }: { $why }.
cli-cannot-print = Cannot print: { $why }.
cli-no-components = The folder { $path } has none of this game's component files: { $known }.
cli-no-server = This ballyhoo was built without the server. To have it, install again without --no-default-features.
cli-bad-notices = The notices in this program cannot be read: { $why }.
cli-no-such-package = There is no package { $package } in this program.
cli-notices-head = Ballyhoo itself is under MIT or Apache-2.0, as you like. { $count } packages of others are in it:
cli-notices-advice = Read one licence with `ballyhoo licences PACKAGE`, all of them with `ballyhoo licences --full`.
cli-already-over = The game in { $path } is over; look at it with `ballyhoo replay`.
cli-resumed =
    { $count ->
        [one] Going on after one action.
       *[other] Going on after { $count } actions.
    }
cli-no-such-step = There is no action { $at }; the record has { $last }.
cli-no-such-seat = There is no seat { $seat }; the game has { $players }.
cli-moment = { $number }/{ $last }  { $seat }: { $action }
cli-next = Enter for the next, q to stop:
cli-proved = Proved: { $actions } legal actions, every hash right, and the shuffle is the one sealed under { $commitment }.
cli-simulated = { $games } games in { $seconds } s: { $rate } games a second.
cli-decisions =
    { $decisions } decisions: { $rate } a second on { $threads ->
        [one] one thread.
       *[other] { $threads } threads.
    }
cli-length = { $mean } decisions a game, from { $min } to { $max }.
cli-seat-columns = seat  bot          first      mean  spread   least  middle    most
