# Words that belong to no single game.

## Lists, everywhere

# "a, b and c". $first: all but the last, with commas between.
list-and = { $first } und { $last }

## Why a game cannot be set up, at the terminal and on the page. $option, $other and $value: as they are typed

# $given: how many players were asked for; $allowed: a list of numbers.
setup-players =
    { $given ->
        [one] Dieses Spiel lässt sich nicht allein spielen. Es ist für { $allowed } Personen.
       *[other] Dieses Spiel lässt sich nicht mit { $given } Personen spielen. Es ist für { $allowed } Personen.
    }
setup-no-options = Die Option „{ $option }“ gibt es nicht. Dieses Spiel hat keine Optionen.
# $known: a list.
setup-unknown-option = Die Option „{ $option }“ gibt es nicht. Es gibt { $known }.
setup-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich ist { $known }.
setup-wrong-players =
    { $players ->
        [one] Die Option { $option } ist nicht für 1 Person.
       *[other] Die Option { $option } ist nicht für { $players } Personen.
    }
setup-conflict = Die Option { $option } lässt sich nicht mit { $other } kombinieren.
seating-count =
    { $seats ->
        [one] 1 Platz ist angegeben
       *[other] { $seats } Plätze sind angegeben
    }, aber { $players ->
        [one] 1 Person spielt mit.
       *[other] { $players } Personen spielen mit.
    }

## What was typed or read cannot be used, at the terminal

# $cause: what is wrong, without a full stop.
parts-file = Das Spielmaterial ist nicht verwendbar. { $file }: { $cause }.
parts-line = Das Spielmaterial ist nicht verwendbar. { $file }, Zeile { $line }: { $cause }.
# $text: what was typed; $example: an action in its short form.
bad-notation = „{ $text }“ ist keine Aktion. Eine Aktion sieht so aus: { $example }
# $known: a list.
catalog-no-such-game = Das Spiel „{ $asked }“ gibt es nicht. Zur Wahl stehen { $known }.
bots-no-such-level = Den Bot „{ $asked }“ gibt es nicht. Zur Wahl stehen { $known }.

## What is wrong with the record of a game, at the terminal and when a replay is proved

# $fault: one of the following.
record-line = Zeile { $line }: { $fault }
record-empty = Die Datei ist leer.
# $error: the words of a program.
record-syntax = Das ist keine Zeile einer Aufzeichnung ({ $error }).
record-format = Das Format ist „{ $found }“, aber diese Version liest „{ $ours }“.
record-game = Die Aufzeichnung ist von { $found }, nicht von { $wanted }.
record-rules = Gespielt wurde nach Version { $found } der Regeln, aber dieses Programm spielt nach Version { $ours }.
record-components = Gespielt wurde mit dem Material { $found }, aber geladen ist { $ours }. Anderes lädst du mit --components.
record-seats =
    { $found ->
        [one] 1 Name ist angegeben
       *[other] { $found } Namen sind angegeben
    }, aber { $players ->
        [one] 1 Person spielt mit.
       *[other] { $players } Personen spielen mit.
    }
record-commitment = Der Startwert ist nicht der, der beim Eröffnen des Tischs versiegelt wurde.
record-no-seat = Platz { $seat } gibt es nicht.
# $why: a sentence.
record-illegal = Platz { $seat } darf hier nicht „{ $action }“ ausführen: { $why } (Regel { $rule })
record-hash = Der Spielstand sollte die Prüfsumme { $wanted } haben, beim Nachspielen ergibt sich aber { $found }.
record-no-hash = Hier fehlt eine Prüfsumme des Spielstands.
record-unfinished = Die Aufzeichnung bricht ab, bevor das Spiel zu Ende ist.
record-surplus = Das Spiel ist schon vor dieser Zeile vorbei.
record-outcome = Das Ergebnis hier stimmt nicht mit dem Nachspielen überein.
