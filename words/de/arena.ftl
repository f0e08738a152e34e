# Bots at the terminal: arena, hints, analysis, tuning, puzzles. Numbers come as finished text unless a plural is chosen by them.

## What a bot cannot do. $asked and $level: as they are typed

bots-bad-budget = „{ $asked }“ ist keine Bedenkzeit. Schreib 800ms, 2s oder eine Zahl von Durchläufen wie 2000.
bots-no-choice = Platz { $seat } ist hier nicht dran.
bots-no-thought = Der Bot { $level } sucht nicht, darum hat er keine Bedenkzeit.

## Why there is no arena. $path: a file; $why: what is wrong, without a full stop

arena-no-bots = Eine Arena braucht mindestens einen Bot, zum Beispiel --bots hard,easy.
arena-bot-failed = Ein Bot ist ausgefallen: { $why }. Das ist unser Fehler. Bitte melde ihn.
arena-ledger-file = { $path } lässt sich nicht verwenden: { $why }.
arena-ledger-line = { $path }, Zeile { $line }: { $why }.
arena-ledger-another = { $path } enthält die Spiele eines anderen Wettkampfs. Nenne eine andere Datei oder lösche sie.

## The plot of an arena: title, line under it, columns

arena-title = Arena: { $game }
arena-subtitle =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $games } Spiele; Balken sind Anteile der Siege mit 95-%-Intervallen
# $options: the variants in play.
arena-subtitle-options =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $options }, { $games } Spiele; Balken sind Anteile der Siege mit 95-%-Intervallen
# For ears.
arena-row-told = { $bot } gewinnt { $share } % (zwischen { $low } % und { $high } %).
arena-percent = { $share } %
# What a bot would win if all were equally good.
arena-fair-share = gerechter Anteil
arena-rating = Wertung
arena-mean-score = Punkteschnitt
arena-mean-think = ms pro Wahl

## The table of an arena at the terminal

arena-headline =
    { $games } Spiele { $game } auf { $players ->
        [one] 1 Platz
       *[other] { $players } Plätzen
    }; der gerechte Anteil ist { $fair } %.
# The head of a table: each word ends where its column ends.
arena-columns = Bot                   Spiele    Siege 95-%-Intervall    Wertung   Punkte   Median    ms/Wahl
# A number of points follows: how often a bot reached it.
arena-reached-column = erreicht
# $path: a file with the plot.
arena-written = Gezeichnet in { $path }.

## How bots err, at the terminal

# $times: a number of iterations; $every: one choice in so many.
choices-headline = { $game }: sofortige Siege, und was Entscheidungen in Prozent eines Siegs kosten. Eine von { $every } wird mit { $times } Durchläufen noch einmal geprüft.
# The head of a table: each word ends where its column ends.
choices-columns = Bot              Spiele   Punkte    Wahlen  Siege  vertan   geprüft  Mittel    90 %    99 % letztes %  ärgste

## A hint at the terminal

hint-over = Das Spiel ist nach Aktion { $at } vorbei. Es gibt nichts zu tun.
# $outlook: a list of hint-outlook.
hint-headline =
    { $seat } ist dran ({ $iterations ->
        [one] 1 Durchlauf
       *[other] { $iterations } Durchläufe
    } nachgedacht). Aussichten: { $outlook }.
hint-outlook = { $seat } { $value } %
hint-suggestion = { $number }. { $label }
# $action: as it is typed; $share: how much of the thinking went into it.
hint-numbers = { $action }: Ergebnis { $value } %, { $share } % des Nachdenkens
# $line: what the bot expects next, a list of hint-ply.
hint-line = dann { $line }
hint-ply = { $seat }: { $label }

## The analysis of a finished game, at the terminal and as a plot

analyse-headline = { $game }, { $actions } Aktionen. Die Aussichten nach jeder, in Prozent:
analyse-costliest = Die teuersten Entscheidungen:
analyse-choice = { $number }  { $seat }: { $action } kostete { $cost } Punkte des Ergebnisses; besser war { $better }.
analyse-none = Keine Entscheidung hat etwas Nennenswertes gekostet.
analyse-title = Wie es lief: { $game }
analyse-subtitle = erwartetes Ergebnis aller nach jeder Aktion, 0 % verloren, 100 % gewonnen; Punkte sind die teuersten Entscheidungen
# Under the axis.
analyse-actions = Aktionen

## Tuning the numbers that bots go by

tune-headline = { $game }: { $positions } Stellungen aus { $games } Spielen.
# $before and $after: errors. “Standing” is how good a position looks.
tune-standing = Die Bewertung verfehlt die Ergebnisse vor dem Abstimmen um { $before }, danach um { $after } (mittlerer quadratischer Fehler, nicht gelernte Spiele).
# “Appeal” is how good a move looks before it is searched.
tune-appeal = Die Suche überrascht den ersten Eindruck vor dem Abstimmen um { $before }, danach um { $after } (Kreuzentropie, nicht gelernte Spiele).
tune-taught = { $game }: { $samples } Beobachtungen aus { $games } Spielen. Wie Spiele ausgingen, aus denen nicht gelernt wurde, überrascht die Bewertung um { $before }, mit dem Netz um { $after } (Kreuzentropie; am besten nach { $rounds } Runden).
tune-climbed = { $game }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } bergauf.
tune-won = Die geänderten Zahlen gewinnen { $share } % von { $games } Spielen gegen die jetzigen (95 %: { $low } bis { $high } %).
# $path: a file.
tune-written = In { $path } geschrieben. Baue das Programm neu, um damit zu spielen.
tune-nothing = { $game } hat keine Gewichte zum Abstimmen.
tune-no-number = „{ $asked }“ setzt keine Zahl dieses Spiels. Schreib NAME=WERT mit einem von { $known }.

## Looking for puzzles in games of bots

mine-games = { $games } Spiele
mine-done = { $puzzles } Rätsel in { $path }, nach { $games } weiteren Spielen.
