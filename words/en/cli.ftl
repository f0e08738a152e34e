# The words of the command line. What stands in `marks` or begins with -- is typed as it is.

## The list of games

# $players: a list of numbers.
cli-players = for { $players } players
cli-games-advice = Play one with `ballyhoo play GAME`, or read its rules with `ballyhoo rules GAME`.

## What cannot be done, and why. $why: the words of the system, without a full stop; $path: a file or folder

cli-bad-option = “{ $option }” is not an option. Write it as key=value, for instance quick=on.
cli-no-chance = The system gives no random numbers ({ $why }). Choose a seed with --seed.
cli-cannot-read = Cannot read { $path }: { $why }.
cli-cannot-write = Cannot write { $path }: { $why }.
cli-cannot-print = Cannot print: { $why }.
# $known: a list of files.
cli-no-components = The folder { $path } has none of this game’s component files: { $known }.
cli-no-server = This program was built without the server. To have it, install again without --no-default-features.
cli-bad-notices = The notices in this program cannot be read: { $why }.
cli-no-such-package = There is no package { $package } in this program.

## Licenses

cli-notices-head = Ballyhoo itself is under MIT or Apache-2.0, whichever you prefer. { $count ->
    [one] 1 package by others is in it:
   *[other] { $count } packages by others are in it:
}
cli-notices-advice = Read one license with `ballyhoo licences PACKAGE`, all of them with `ballyhoo licences --full`.

## Playing on, replaying and proving

cli-already-over = The game in { $path } is over. Look at it with `ballyhoo replay`.
cli-resumed =
    { $count ->
        [one] Continuing after 1 action.
       *[other] Continuing after { $count } actions.
    }
cli-no-such-step = There is no action { $at }. The last one is { $last }.
cli-no-such-seat = There is no seat { $seat }. This game has seats 1 to { $players }.
cli-moment = { $number }/{ $last }  { $seat }: { $action }
cli-next = Enter for the next, q to stop:
# $commitment: the seal.
cli-proved = Proved: { $actions } legal actions, every hash right, and everything left to chance is what was sealed under { $commitment }.

## Simulating many games

cli-simulated = { $games } games in { $seconds } s: { $rate } games per second.
cli-decisions =
    { $decisions } decisions: { $rate } per second on { $threads ->
        [one] 1 thread.
       *[other] { $threads } threads.
    }
cli-length = { $mean } decisions per game, from { $min } to { $max }.
# The head of a table: each word ends where its column ends.
cli-seat-columns = seat  bot          first       mean  spread   least  middle    most
# $path: a folder with the rows of a simulation.
simulate-another = { $path } holds another simulation. Name another folder, or delete it.
simulate-more = { $path } holds more games than you ask for. Ask for more, or name another folder.
