# The terminal's own words: a game played line by line. What stands in `marks` is typed as it is.

## Beginning and help

terminal-welcome = Tippe die Nummer einer Möglichkeit und drücke die Eingabetaste. `help` zeigt, was du sonst tippen kannst.
# At the table, the name of somebody who did not say theirs.
terminal-guest = Gast
# At the table, the name of a bot. $name: what it is called. $level: how good it is.
terminal-bot = { $name } ({ $level ->
        [random] spielt zufällig
        [easy] leicht
        [medium] mittel
        [hard] schwer
       *[expert] sehr schwer
    })
# $commitment: the seal.
terminal-commitment = Aller Zufall liegt unter dem Siegel { $commitment } fest. Die fertige Aufzeichnung öffnet es.
# Keep what is typed (list, board, rules and so on) and the columns.
terminal-help =
    Das kannst du tippen:
      3            Möglichkeit 3 wählen
      build …      irgendeine Aktion in Kurzform, wie in [Klammern] gezeigt
      ein Wort     nur die Möglichkeiten zeigen, in denen es vorkommt
      list         die Möglichkeiten zeigen    board   den Tisch neu zeichnen
      words        der Tisch in Sätzen         what NAME   was etwas darauf ist
      rules 4.2    eine Regel lesen            rules   alle lesen
      hint         was ein Bot an deiner Stelle täte
      undo         deine letzte Aktion zurücknehmen, solange das fair ist
      log          alles, was geschehen ist    save FILE   das Spiel aufheben
      quit         gehen

## While playing

# Two players share one screen. $seat: a player.
terminal-hand-over = An diesem Bildschirm ist { $seat } dran. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
terminal-no-such-choice = Diese Möglichkeit gibt es nicht. Nimm eine Nummer von 1 bis { $last }.
terminal-more-choices = … und { $count } weitere. Tippe ein Wort, etwa einen Namen oder Ort, um nur die Möglichkeiten zu sehen, in denen es vorkommt.
terminal-try-help = Tippe `list` für die Möglichkeiten und `help` für alles andere.
terminal-what = Nenne etwas: einen Teil seines Namens oder was `words` in [Klammern] zeigt.
terminal-no-such-thing = Auf dem Tisch heißt nichts „{ $asked }“. Tippe `words`, um zu sehen, was es gibt.
terminal-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
terminal-no-such-rule = Regel { $number } gibt es nicht. Tippe `rules`, um alle zu lesen.
terminal-undone = Zurückgenommen.
terminal-no-undo = Es gibt nichts zurückzunehmen.
terminal-no-undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder gemischt.
terminal-no-undo-seen = Das lässt sich nicht zurücknehmen: Etwas Verdecktes wurde gesehen.
terminal-no-undo-others = Das lässt sich nicht zurücknehmen: Jemand anders hat inzwischen gespielt.
# $path: a file; $why: the words of the system, without a full stop.
terminal-saved = Gespeichert in { $path }. Darin steht der Startwert des Spiels. Behalte die Datei für dich, bis das Spiel vorbei ist.
terminal-not-saved = In { $path } ließ sich nicht speichern: { $why }.

## The end

terminal-goodbye = Bis bald.
terminal-input-ended = Es kommt keine Eingabe mehr, darum endet das Spiel hier.
terminal-final-scores = Endstand
terminal-place = { $place }. { $seat }: { $total }
# Instead of that, where only one played.
terminal-won-alone = { $seat } gewinnt: { $total }
terminal-lost-alone = { $seat } verliert: { $total }
terminal-over = Das Spiel ist vorbei. Danke fürs Mitspielen.
