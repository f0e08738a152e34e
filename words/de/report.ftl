# The report of a game: one page with what was found in many games between bots. Numbers come as finished text unless a plural is
# chosen by them. $level, $strong, $weak: a bot as it is typed, such as easy. A $what is a sentence of the game or a name from it.

## Writing the page, at the terminal. $path: a file

report-written = Der Bericht liegt in { $path }.
report-no-bots = Ein Bericht braucht mindestens einen Bot, zum Beispiel --bots random,easy.
report-bad-versus = „{ $asked }“ ist weder eine Option in der Form name=wert noch ein Ordner.

## Top of the page

report-of-game = Bericht: { $game }
report-lab = Aus dem Labor
# $levels: the bots; $changes: options and component files that are not the usual ones.
report-setting =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $games } Spiele je Reihe, gespielt von { $levels }
report-setting-changed =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $changes }, { $games } Spiele je Reihe, gespielt von { $levels }
# $setting: one of the two above.
report-against = Verglichen mit: { $setting }
# Two sides of a comparison, as short names.
report-this = erste
report-that = zweite

## In short. $share, $wins, $luck, $points, $margin and $changes come with their bounds, as in report-between

report-brief = Kurz gesagt
report-brief-length = Ein Spiel dauert { $mean } Aktionen; die Hälfte aller Spiele dauert zwischen { $low } und { $high }.
report-brief-points = { $level } erreicht { $points } Punkte.
report-brief-seats = Der Sitz zählt: Unter Bots der Stufe { $level } gewinnt Sitz { $seat } { $share }. Der gerechte Anteil ist { $fair }.
report-brief-seats-equal = Kein Sitz ist besser, als Zufall erklärt: Sitz { $seat } weicht am weitesten ab und gewinnt { $share } unter Bots der Stufe { $level }. Der gerechte Anteil ist { $fair }.
report-brief-lead = Die Führung wechselt { $changes }-mal pro Spiel. In der Hälfte der Spiele liegt, wer am Ende führt, nach { $percent } % aller Aktionen endgültig vorn.
# $middle: in half of the games the gap is no larger.
report-brief-close =
    Wer gewinnt, liegt { $margin } Punkte vor dem nächsten Platz; in der Hälfte der Spiele { $middle ->
        [one] höchstens 1 Punkt
       *[other] höchstens { $middle } Punkte
    }. { $shared } der Spiele enden mit einem geteilten ersten Platz.
report-brief-luck = Glück beim Geben: Wird dieselbe Ausgangslage noch einmal gespielt, hängen die Ergebnisse der Bots der Stufe { $level } mit { $luck } zusammen. 0 heißt, sie entscheidet nichts; 1 heißt, sie entscheidet alles.
report-brief-luck-alone = Glück beim Geben: Wird dieselbe Ausgangslage noch einmal gespielt, hängen die Punkte des Bots der Stufe { $level } mit { $luck } zusammen. 0 heißt, sie entscheidet nichts; 1 heißt, sie entscheidet alles.
report-brief-skill = Können: Ein Bot der Stufe { $strong } unter Bots der Stufe { $weak } gewinnt { $wins }. Der gerechte Anteil ist { $fair }.
report-brief-tried-nothing =
    { $count ->
        [one] Das eine, was der Zufall für die Bots gewählt hat, macht keinen Unterschied über den Zufall hinaus.
       *[other] Von { $count } Dingen, die der Zufall für die Bots gewählt hat, macht keines einen Unterschied über den Zufall hinaus.
    }
# $things: a list of report-brief-thing.
report-brief-tried =
    Von { $count } Dingen, die der Zufall für die Bots gewählt hat, { $beyond ->
        [one] ändert 1
       *[other] ändern { $beyond }
    } die Gewinnaussicht über den Zufall hinaus, in Prozentpunkten: { $things }.
report-brief-tried-alone =
    Von { $count } Dingen, die der Zufall für den Bot gewählt hat, { $beyond ->
        [one] ändert 1
       *[other] ändern { $beyond }
    } die Punkte über den Zufall hinaus: { $things }.
report-brief-thing = „{ $what }“ um { $adds }

## Sections: a title, and a note under it

report-scores = Punkte
report-scores-note = Punkte am Ende, Sitz für Sitz. Der Strich ist das Mittel.
# For ears.
report-scores-told = Punkte von { $level }, Sitz für Sitz; die Zahlen stehen in der Tabelle darunter.
report-seats = Sitze
report-seats-note = Erste Plätze, Sitz für Sitz; ein geteilter zählt zum Teil. Die gestrichelte Linie ist der gerechte Anteil. Fette Zeilen gehen über den Zufall hinaus.
report-seats-told = Siege von { $level }, Sitz für Sitz; die Zahlen stehen in der Tabelle darunter.
report-length = Länge
report-length-note = Aktionen pro Spiel, von allen zusammen.
report-lead = Führungswechsel
report-lead-note = Wie oft die Führung von einer Person zur anderen geht. Gleichziehen ist kein Überholen.
report-taken = Wann die Führung feststeht
report-taken-note = Nach welchem Teil des Spiels die letzte Führung begann, in Prozent aller Aktionen.
report-margin = Spannung
report-margin-note = Punkte zwischen dem ersten Platz und dem besten anderen.
report-luck = Glück und Können
report-luck-note = Jede Ausgangslage wird von denselben Bots zweimal gespielt; sie wählen jedes Mal ein wenig anders. Was sich wiederholt, liegt an Karten und Würfeln; was sich nicht wiederholt, an Entscheidungen und späterem Zufall.
report-luck-table = Dieselbe Ausgangslage noch einmal
report-skill-table = Ein stärkerer Bot am Tisch
report-skill-row = { $strong } unter { $weak }
report-choices = Was gewählt wird und was es bringt
report-choices-note = In einer zweiten Reihe trifft der Zufall für jeden Sitz etwa drei Entscheidungen pro Spiel, und die Bots spielen weiter. Wer etwas durch Zufall bekam, wird mit denen verglichen, die es hätten bekommen können; nichts anderes erklärt also den Unterschied: weder Sitz noch Können noch der Stand des Spiels. Gezeigt wird, was etwas zur Gewinnaussicht beiträgt, in Prozentpunkten, gegen alles, was dort sonst zu wählen war. Fette Zeilen gehen über den Zufall hinaus.
report-choices-note-alone = In einer zweiten Reihe trifft der Zufall etwa drei Entscheidungen pro Spiel, und der Bot spielt weiter. Spiele, in denen der Zufall etwas gewählt hat, werden mit denen verglichen, in denen er es hätte wählen können; nichts anderes erklärt also den Unterschied. Gezeigt wird, wie viele Punkte etwas bringt, gegen alles, was dort sonst zu wählen war. Fette Zeilen gehen über den Zufall hinaus.
report-other-choices = Andere Entscheidungen
report-happenings = Was geschieht und wer damit gut fährt
report-happenings-note = Wie es denen ergeht, denen etwas geschieht, verglichen mit denen auf demselben Sitz, denen es nicht geschieht. Das beweist nicht, dass es hilft: Wer ohnehin vorn liegt, begegnet ihm vielleicht nur öfter. Nur der Sitz ist berücksichtigt.
report-other-happenings = Andere Ereignisse
report-happenings-count = { $count } verschiedene Dinge sind geschehen; die häufigsten sind gezeigt.
# $count: how many tables are folded away.
report-more =
    { $count ->
        [one] 1 weitere Tabelle
       *[other] { $count } weitere Tabellen
    }
report-rest =
    { $count ->
        [one] 1 weiteres, das seltener vorkommt
       *[other] { $count } weitere, die seltener vorkommen
    }
report-left-out =
    { $count ->
        [one] 1 weiteres kommt seltener vor und ist nicht gezeigt.
       *[other] { $count } weitere kommen seltener vor und sind nicht gezeigt.
    }

## Heads of columns, and names of rows

report-who = wer
report-seat = Sitz { $seat }
report-seat-level = { $level }, Sitz { $seat }
report-mean = Mittel
report-deviation = Streuung
report-least = Minimum
report-lower = unteres Viertel
report-middle = Mitte
report-upper = oberes Viertel
report-most = Maximum
report-wins = Siege
report-fair = gerechter Anteil
report-over-fair = über dem gerechten Anteil, in Prozentpunkten
report-again = hängen zusammen mit
report-shared = geteilte erste Plätze
report-thing-column = was
report-per-game = pro Spiel
report-when-offered = genommen, wenn möglich
report-adds = bringt an Gewinnaussicht
report-adds-points = bringt an Punkten
report-reach = von allen
report-goes-with = fährt besser um, in Prozentpunkten
report-goes-with-points = erreicht so viel mehr
report-drawn = gezeichnet

## Small pieces. $value: a number; $low and $high: its bounds

report-between = { $value } ({ $low } bis { $high })
# The name of a thing on its own.
report-thing = { $what }
# Stands for whatever fills another gap of a sentence: “Take … from (any)”.
report-any = (beliebig)
# Stands for a player in sentences about everybody.
report-somebody = Jemand
report-another = jemand anders

## Two settings compared

report-versus = Was sich geändert hat
report-versus-note =
    { $count ->
        [one] 1 Zahl wurde verglichen.
       *[other] { $count } Zahlen wurden verglichen.
    } Von denen, die hier als geändert gelten, kann eine von zwanzig Zufall sein.
report-versus-changed = Über den Zufall hinaus geändert
report-versus-nothing = Nichts hat sich über den Zufall hinaus geändert.
report-versus-same =
    { $count ->
        [one] 1 Zahl, die sich nicht über den Zufall hinaus geändert hat
       *[other] { $count } Zahlen, die sich nicht über den Zufall hinaus geändert haben
    }
report-versus-nearest = Gezeigt sind die { $count }, die einer Änderung am nächsten kommen.
report-measure = was
report-change = Änderung
report-measure-length = Aktionen pro Spiel, { $level }
report-measure-points = Punkte auf Sitz { $seat }, { $level }
report-measure-wins = Siege auf Sitz { $seat }, { $level }
report-measure-changes = Führungswechsel, { $level }
report-measure-taken-lead = Prozent des Spiels, nach denen in Führung ist, wer gewinnt, { $level }
report-measure-margin = Punkte zwischen dem ersten und dem nächsten Platz, { $level }
report-measure-shared = geteilte erste Plätze, { $level }
report-measure-luck = Glück beim Geben, { $level }
report-measure-taken = „{ $what }“ wird genommen, wenn es geht
report-measure-adds = „{ $what }“ bringt

## How it was measured

report-method = Wie gemessen wurde
report-method-games = In jeder Reihe spielen auf allen Sitzen gleich starke Bots. Bots sehen, was ihr Sitz sehen darf, und nicht mehr.
report-method-intervals = Zahlen in Klammern sind Grenzen: Der wahre Wert liegt in 95 von 100 Fällen dazwischen. Die zwei Spiele einer Ausgangslage zählen als ein Zeuge, ebenso mehrere Entscheidungen in einem Spiel.
report-method-many = Wo viel verglichen wird, sieht manches nur durch Zufall besonders aus. Fette Zeilen sind nach der Regel von Benjamini und Hochberg gewählt, sodass etwa eine von zwanzig Zufall ist.
report-method-bots = All das gilt für diese Bots. Menschen spielen anders, und stärkere Bots schätzen manches vielleicht anders ein.
report-method-looked = Was zu wählen war, wurde bei { $share } aller Entscheidungen notiert.
report-method-again = Dieser Befehl schreibt dieselbe Seite noch einmal:
report-facts = Regelversion { $rules }, Material { $components }, Startwert { $seed }.
