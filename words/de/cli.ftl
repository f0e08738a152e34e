# The words of the command line. What stands in `marks` or begins with -- is typed as it is.

## The list of games

# $players: a list of numbers.
cli-players = für { $players } Personen
cli-games-advice = Spiele eines mit `ballyhoo play GAME` oder lies seine Regeln mit `ballyhoo rules GAME`.

## What cannot be done, and why. $why: the words of the system, without a full stop; $path: a file or folder

cli-bad-option = „{ $option }“ ist keine Option. Schreib sie als Name=Wert, zum Beispiel quick=on.
cli-no-chance = Das System liefert keine Zufallszahlen ({ $why }). Wähle einen Startwert mit --seed.
cli-cannot-read = { $path } lässt sich nicht lesen: { $why }.
cli-cannot-write = { $path } lässt sich nicht schreiben: { $why }.
cli-cannot-print = Die Ausgabe ist nicht möglich: { $why }.
# $known: a list of files.
cli-no-components = Der Ordner { $path } enthält keine der Materialdateien dieses Spiels: { $known }.
cli-no-server = Dieses Programm enthält keinen Server. Um einen zu haben, installiere es noch einmal ohne --no-default-features.
cli-bad-notices = Die Lizenzhinweise in diesem Programm lassen sich nicht lesen: { $why }.
cli-no-such-package = In diesem Programm gibt es kein Paket { $package }.

## Licences

cli-notices-head = Ballyhoo selbst steht wahlweise unter MIT oder Apache-2.0. { $count ->
    [one] Es enthält 1 fremdes Paket:
   *[other] Es enthält { $count } fremde Pakete:
}
cli-notices-advice = Lies eine Lizenz mit `ballyhoo licences PACKAGE`, alle mit `ballyhoo licences --full`.

## Playing on, replaying and proving

cli-already-over = Das Spiel in { $path } ist vorbei. Sieh es dir mit `ballyhoo replay` an.
cli-resumed =
    { $count ->
        [one] Weiter nach 1 Aktion.
       *[other] Weiter nach { $count } Aktionen.
    }
cli-no-such-step = Aktion { $at } gibt es nicht. Die letzte ist { $last }.
cli-no-such-seat = Platz { $seat } gibt es nicht. Dieses Spiel hat die Plätze 1 bis { $players }.
cli-moment = { $number }/{ $last }  { $seat }: { $action }
cli-next = Weiter mit der Eingabetaste, Ende mit q:
# $commitment: the seal.
cli-proved = Bewiesen: { $actions } regelgerechte Aktionen, jede Prüfsumme stimmt, und aller Zufall ist der, der unter { $commitment } versiegelt wurde.

## Simulating many games

cli-simulated = { $games } Spiele in { $seconds } s: { $rate } Spiele pro Sekunde.
cli-decisions =
    { $decisions } Entscheidungen: { $rate } pro Sekunde auf { $threads ->
        [one] 1 Thread.
       *[other] { $threads } Threads.
    }
cli-length = { $mean } Entscheidungen pro Spiel, von { $min } bis { $max }.
# The head of a table: each word ends where its column ends.
cli-seat-columns = Platz Bot          Siege     Mittel  Streu. Minimum  Median Maximum
# $path: a folder with the rows of a simulation.
simulate-another = { $path } enthält eine andere Simulation. Nenne einen anderen Ordner oder lösche diesen.
simulate-more = { $path } enthält mehr Spiele als verlangt. Verlange mehr oder nenne einen anderen Ordner.
