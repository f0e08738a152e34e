# Lessons, at the terminal and on the page. What is said in one lesson stands with its game.

## On the page: the prompt and the red button of a step that is only read, and of the end

lesson-next = Weiter
lesson-leave = Zur nächsten Lektion
lesson-read = Lies das und geh dann weiter.

## What the coach says

# $what: a choice, without a full stop.
lesson-tried = Dein Versuch: { $what }.
lesson-taken-back = Das wurde zurückgenommen.
lesson-right = Richtig.
lesson-done = Du hast diese Lektion geschafft.
lesson-step = Schritt { $number } von { $count }.
# $things: a list of names.
lesson-points = Sieh dir an: { $things }.
lesson-rule = Mehr dazu sagt Regel { $rule }.

## At the terminal only. What stands in `marks` is typed as it is and not translated

lesson-press-enter = Weiter mit der Eingabetaste.
# $what: a choice; $action: what to type for it.
lesson-show = Ich würde: { $what }. Tippe { $action }
lesson-show-none = Hier gibt es nichts zu zeigen. Nimm mit `undo` zurück oder tippe `skip`.
lesson-not-now = Das geht bei diesem Schritt nicht.
lesson-help = Tippe die Nummer einer Möglichkeit. `show me` sagt, was ich tun würde, `skip` macht den Schritt für dich, `quit` beendet die Lektion. Mehr zeigen `board`, `words`, `what NAME` und `rules`.
lesson-input-ended = Es kommt keine Eingabe mehr, darum endet die Lektion hier.
lesson-none = Für { $game } gibt es noch keine Lektionen.
# $known: a list.
lesson-no-such = Die Lektion „{ $asked }“ gibt es nicht. Zur Wahl stehen { $known }.
lesson-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
# $game: as it is typed.
lesson-advice = Beginne eine mit `ballyhoo learn { $game } 1`.

## Puzzles: what the coach says

# Title.
puzzle = Rätsel
puzzle-done = Das war der beste Zug.
puzzle-learnt = Ein Zug war eindeutig der beste.
puzzle-find = Du bist dran: Finde den besten Zug.
puzzle-right = Das ist der beste Zug.
puzzle-wrong = Es gibt einen besseren Zug. Versuch es noch einmal oder lass ihn dir zeigen.
# Where no plain reason is told: this, and below it what each is expected to do. $action: the words of a button.
puzzle-goes-on = So geht es wohl weiter:
puzzle-then = { $seat }: { $action }
    .seat = Du: { $action }
# $held of $worlds: how often it was the best; $gap: more games won, of 100.
puzzle-sure = Wir haben { $worlds } Möglichkeiten für alles durchgespielt, was du nicht sehen kannst. In { $held } davon ist das der beste Zug, und er gewinnt von 100 Spielen etwa { $gap } mehr als der nächstbeste.
puzzle-sure-alone = Wir haben { $worlds } Möglichkeiten für alles durchgespielt, was du nicht sehen kannst. In { $held } davon ist das der beste Zug, mit klarem Abstand vor dem nächstbesten.

## Choices of a finished game that are asked again: what the coach says

# Title.
moment = Deine Wahl, noch einmal
moment-learnt = Es gab eine bessere Entscheidung.
moment-find = Das war dein Zug. Was würdest du jetzt tun?
moment-right = Das ist besser.
moment-wrong = Es gibt eine bessere Entscheidung. Versuch es noch einmal oder lass sie dir zeigen.
moment-played = Damals war deine Wahl: { $action }
# $gap: in percent.
moment-worth-alone = Die bessere Entscheidung verbessert dein Ergebnis um etwa { $gap } Prozentpunkte.
moment-worth = Die bessere Entscheidung gewinnt von 100 Spielen etwa { $gap } mehr.

## Puzzles at the terminal

puzzle-no-such =
    Rätsel { $asked } gibt es nicht. { $count ->
        [one] Es gibt nur 1
       *[other] Es gibt { $count }
    }.
puzzle-level =
    { $level ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
# $game: as it is typed.
puzzle-advice = Löse eines mit `ballyhoo puzzles { $game } 1`.
