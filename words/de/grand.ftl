# The Grand Carnival
#
# Glossar, ein Wort für eine Sache:
#   Fairground   Rummelplatz
#   lot          Parzelle (leer)
#   foundation   Fundament
#   cell         Feld
#   walkway      Weg (frei)
#   site         Bauplatz (bare: frei)
#   attraction   Attraktion; Größe winzig, klein, mittel, groß, riesig
#   ticket       Ticket; es wird bei einer Attraktion verkauft
#   guest        Gast
#   barker       Ausrufer
#   Entry        Eingang
#   Bigtop       Zirkuszelt
#   Railyard     Güterbahnhof; space: Gleis; stack: Stapel
#   open         offen; replace, cycle: austauschen
#   number       Zahl; cover: abdecken; free: frei
#   place, build, move   legen, bauen, bewegen
#   supply, reserve      Vorrat, Reserve
#   trick        Trick; tricks of the trade: Schaustellertricks; gain: bekommen, schaffen; goal, reward: Ziel, Belohnung
#   peek         einen Blick auf die Stapel werfen
#   set          Satz
# .seat: was stattdessen gesagt wird, wenn $seat selbst liest.
# Das Spiel ist nicht auf Deutsch erschienen: Sein Titel bleibt. Die Namen der Tage, Attraktionen und Tricks stehen in names.ftl.

## Poster, game page and list of variants: title, one line about the game, big words of the poster, what each option is about

grand-title = The Grand Carnival
grand-line = Lege einen Rummelplatz an, baue Attraktionen und führe Gäste hin, damit sie Tickets kaufen.
grand-poster-1 = The
grand-poster-2 = Grand
grand-poster-3 = Carnival
grand-poster-4 = bau den Rummelplatz
grand-option-guests-line = Wie viele Gäste es gibt
grand-option-first-line = Wer beginnt: ausgelost oder der erste Platz am Tisch
grand-option-strict_mallets-line = Allein: ob leere Parzellen Punkte kosten wie freie Bauplätze

## Form for a new table: options and their values

grand-option-guests = Gäste in der Schachtel
grand-option-guests-30 = 30, wie in der ersten Auflage
grand-option-guests-40 = 40, wie in einer späteren Auflage
grand-option-first = Es beginnt
grand-option-first-drawn = wer ausgelost wird
grand-option-first-first_seat = der erste Platz am Tisch
grand-option-strict_mallets = Leere Parzellen kosten 1 Punkt
grand-option-strict_mallets-off = nein
grand-option-strict_mallets-on = ja, je 1

## Hint: why an action is good. $gain: how many points

grand-why-sets =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt für Attraktionen gleicher Größe.
       *[other] Das bringt etwa { $gain } Punkte für Attraktionen gleicher Größe.
    }
grand-why-variety =
    { $gain ->
        [one] Das ist auf dem Weg zu allen Größen etwa { $gain } Punkt wert.
       *[other] Das ist auf dem Weg zu allen Größen etwa { $gain } Punkte wert.
    }
grand-why-tickets =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt durch Tickets.
       *[other] Das bringt etwa { $gain } Punkte durch Tickets.
    }
grand-why-bigtop =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt durch Gäste für das Zirkuszelt.
       *[other] Das bringt etwa { $gain } Punkte durch Gäste für das Zirkuszelt.
    }
grand-why-land =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt durch das, was du noch bauen kannst.
       *[other] Das bringt etwa { $gain } Punkte durch das, was du noch bauen kannst.
    }
grand-why-crew =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt durch Gäste, Wege, Ausrufer und Tricks.
       *[other] Das bringt etwa { $gain } Punkte durch Gäste, Wege, Ausrufer und Tricks.
    }
grand-why-rivals =
    { $gain ->
        [one] Das kostet deine stärkste Konkurrenz etwa { $gain } Punkt.
       *[other] Das kostet deine stärkste Konkurrenz etwa { $gain } Punkte.
    }
# The same where it is clear who that is. $rival: a player.
grand-why-rival =
    { $gain ->
        [one] Das kostet { $rival } etwa { $gain } Punkt.
       *[other] Das kostet { $rival } etwa { $gain } Punkte.
    }

## Words filled into other sentences and shown as short labels

grand-size-tiny = winzig
grand-size-small = klein
grand-size-medium = mittel
grand-size-large = groß
grand-size-giant = riesig
grand-stack-left = links
grand-stack-right = rechts
grand-bigtop = Zirkuszelt
grand-nothing = nichts

## What a foundation looks like; filled into sentences as $foundation or $looks

grand-looks-no-site = nur Wege
grand-looks-lower-left = 1 Bauplatz unten links
grand-looks-lower-right = 1 Bauplatz unten rechts
grand-looks-upper-left = 1 Bauplatz oben links
grand-looks-upper-right = 1 Bauplatz oben rechts
grand-looks-below = 2 Bauplätze unten, 2 Wege oben
grand-looks-above = 2 Bauplätze oben, 2 Wege unten
grand-looks-left = 2 Bauplätze links, 2 Wege rechts
grand-looks-right = 2 Bauplätze rechts, 2 Wege links
grand-looks-falling = 2 Bauplätze, oben links und unten rechts
grand-looks-rising = 2 Bauplätze, unten links und oben rechts
grand-looks-walkway-lower-left = 3 Bauplätze, Weg unten links
grand-looks-walkway-lower-right = 3 Bauplätze, Weg unten rechts
grand-looks-walkway-upper-left = 3 Bauplätze, Weg oben links
grand-looks-walkway-upper-right = 3 Bauplätze, Weg oben rechts
grand-looks-all-sites = nur Bauplätze

## Heading of the table

grand-heading = { $day }, Tag { $round } von { $rounds }
grand-heading-over = Der Jahrmarkt ist vorbei

## Prompts over the table. $reach: highest space in reach. $left: size or steps that are left

grand-prompt-begin = Decke 1 Zahl ab: legen, bauen oder bewegen.
grand-prompt-begin-peeked = Du kennst die Stapel: Decke 1 Zahl ab und lege ein Fundament.
grand-prompt-begin-pass = Nichts ist möglich: Decke 1 Zahl ab und passe.
grand-prompt-begin-place = Decke 1 Zahl ab, um ein Fundament zu legen.
grand-prompt-begin-build = Decke 1 Zahl ab, um eine Attraktion zu bauen.
grand-prompt-begin-move = Decke 1 Zahl ab, um einen Gast zu bewegen.
grand-prompt-take =
    { $reach ->
        [one] Nimm das oberste Fundament von 1 Stapel.
       *[other] Nimm 1 Fundament von Gleis 1 bis { $reach }.
    }
grand-prompt-put = Lege das Fundament auf 1 leere Parzelle.
grand-prompt-put-turned = Lege das Fundament auf 1 leere Parzelle, gedreht oder nicht.
grand-prompt-cycle = Tausche die Fundamente auf Gleis 2 bis 5 aus oder lass sie liegen.
grand-prompt-refill = Wähle den Stapel, der Gleis { $space } auffüllt.
grand-prompt-build =
    { $left ->
        [one] Baue 1 Attraktion der Größe 1.
       *[other] Baue 1 Attraktion der Größe 1 bis { $left }.
    }
grand-prompt-build-two = Baue 1 oder 2 Attraktionen, zusammen bis Größe { $left }.
grand-prompt-build-second =
    { $left ->
        [one] Baue noch 1 der Größe 1 oder hör hier auf.
       *[other] Baue noch 1 der Größe 1 bis { $left } oder hör hier auf.
    }
grand-prompt-move =
    { $left ->
        [one] Bewege 1 Gast um 1 Schritt.
       *[other] Bewege 1 Gast um bis zu { $left } Schritte.
    }
grand-prompt-move-two = Bewege 1 oder 2 Gäste, zusammen bis zu { $left } Schritte.
grand-prompt-move-second =
    { $left ->
        [one] Bewege noch einen Gast um 1 Schritt oder hör hier auf.
       *[other] Bewege noch einen Gast um bis zu { $left } Schritte oder hör hier auf.
    }
grand-prompt-tickets =
    { $count ->
        [one] Verkaufe an der Ecke ein Ticket oder verzichte.
       *[other] Wähle, welche der { $count } Attraktionen an den Ecken ein Ticket verkaufen.
    }
grand-prompt-entry = Wähle den Eingang für den letzten Gast.
grand-prompt-barker = Stelle den neuen Ausrufer auf 1 freien Weg.
grand-prompt-over = Der Jahrmarkt ist vorbei.

## Actions: on buttons and in lists, as orders. $sells: grand-sells or grand-sells-up-to

grand-label-peek = Beide Stapel oben ansehen, dann ein Fundament legen
grand-label-place = Mit der { $number } ein Fundament legen
grand-label-build-with = Mit der { $number } bauen
grand-label-move-with = Mit der { $number } einen Gast bewegen
grand-label-pass = Mit der { $number } passen
grand-label-take = Fundament von Gleis { $space } nehmen: { $foundation }
grand-label-take-facedown = Vom Stapel { $stack } nehmen, ungesehen
grand-label-put = Auf Parzelle { $lot } legen
grand-label-put-left = Auf Parzelle { $lot } legen, nach links gedreht
grand-label-put-right = Auf Parzelle { $lot } legen, nach rechts gedreht
grand-label-cycle = Gleis 2 bis 5 austauschen
grand-label-keep = Güterbahnhof so lassen
grand-label-refill = Vom Stapel { $stack } auffüllen
grand-label-build = { $attraction } auf { $cells } bauen
grand-label-build-reserve = { $attraction } aus der Reserve auf { $cells } bauen
grand-label-move =
    Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } nach { $to } bewegen: { $sells }
grand-label-move-plain =
    Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } nach { $to } bewegen: { $sells }, ohne „Ein Opfer finden!“ zu bekommen
grand-label-back = Losgehen und zurück nach { $to }: { $sells }
grand-label-back-plain = Losgehen und zurück nach { $to }: { $sells }, ohne „Ein Opfer finden!“ zu bekommen
grand-sells =
    { $tickets ->
        [0] kein Ticket
        [one] 1 Ticket
       *[other] { $tickets } Tickets
    }
grand-sells-up-to =
    { $tickets ->
        [one] 1 Ticket, wenn du magst
       *[other] bis zu { $tickets } Tickets
    }
grand-label-bigtop =
    Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } ins Zirkuszelt führen
grand-label-bigtop-plain =
    Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } ins Zirkuszelt führen, ohne „Ein Opfer finden!“ zu bekommen
grand-label-done-building = Nichts mehr bauen
grand-label-done-moving = Keinen Gast mehr bewegen
grand-label-tickets = Ticket verkaufen: { $attractions }
grand-attraction-at = { $attraction } auf { $cell }
grand-label-tickets-none = An den Ecken kein Ticket verkaufen
grand-label-entry =
    Gast einlassen: { $entry ->
        [c0] linker Eingang
        [f0] rechter Eingang
       *[other] Eingang { $entry }
    }
grand-label-barker = Ausrufer auf { $cell } stellen
# A foundation or a barker that does harm for the rest of the game. $what: the order as usual. $peril: grand-peril-...
grand-label-peril = { $what }. Das { $peril }
grand-peril-shut =
    versperrt { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } für immer
grand-peril-cut =
    schneidet { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } für immer vom Zirkuszelt ab

## Log lines: what happened. $added: tickets sold just now. $tickets: tickets it has

grand-event-began-place = { $seat } deckt die { $number } ab, um ein Fundament zu legen.
    .seat = Du deckst die { $number } ab, um ein Fundament zu legen.
grand-event-began-build = { $seat } deckt die { $number } ab, um zu bauen.
    .seat = Du deckst die { $number } ab, um zu bauen.
grand-event-began-move = { $seat } deckt die { $number } ab, um einen Gast zu bewegen.
    .seat = Du deckst die { $number } ab, um einen Gast zu bewegen.
grand-event-passed = { $seat } kann nichts tun, deckt die { $number } ab und passt.
    .seat = Du kannst nichts tun, also deckst du die { $number } ab und passt.
grand-event-peeked = { $seat } wirft einen Blick auf beide Stapel.
    .seat = Du wirfst einen Blick auf beide Stapel.
grand-event-peeked-seen = { $seat } wirft einen Blick auf beide Stapel. Links: { $left }. Rechts: { $right }.
    .seat = Du wirfst einen Blick auf beide Stapel. Links: { $left }. Rechts: { $right }.
grand-event-took = { $seat } nimmt das Fundament von Gleis { $space }: { $foundation }.
    .seat = Du nimmst das Fundament von Gleis { $space }: { $foundation }.
grand-event-took-facedown = { $seat } nimmt das oberste Fundament vom Stapel { $stack }: { $foundation }.
    .seat = Du nimmst das oberste Fundament vom Stapel { $stack }: { $foundation }.
grand-event-put = { $seat } legt das Fundament auf Parzelle { $lot }: { $foundation }.
    .seat = Du legst das Fundament auf Parzelle { $lot }: { $foundation }.
grand-event-cycled = { $seat } tauscht alle offenen Fundamente aus.
    .seat = Du tauschst alle offenen Fundamente aus.
grand-event-cycled-by-rule = Der Tag ist vorbei, darum werden alle offenen Fundamente ausgetauscht.
grand-event-turned-up = Gleis { $space } wird vom Stapel { $stack } aufgefüllt: { $foundation }.
grand-event-reshuffled = Der Ablagestapel wird gemischt und ist nun der Stapel { $stack }.
grand-event-built = { $seat } baut auf { $cells }: { $attraction }.
    .seat = Du baust auf { $cells }: { $attraction }.
grand-event-built-reserve = { $seat } baut aus der Reserve auf { $cells }: { $attraction }.
    .seat = Du baust aus der Reserve auf { $cells }: { $attraction }.
grand-event-moved =
    { $seat } führt einen Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } nach { $to }.
    .seat =
        Du führst einen Gast { $from ->
            [c0] vom linken Eingang
            [f0] vom rechten Eingang
           *[other] von { $from }
        } nach { $to }.
grand-event-moved-back = { $seat } lässt einen Gast losgehen und nach { $to } zurückkehren.
    .seat = Du lässt einen Gast losgehen und nach { $to } zurückkehren.
grand-event-moved-far =
    { $seat } führt einen Gast auf einem langen Weg { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } nach { $to }.
    .seat =
        Du führst einen Gast auf einem langen Weg { $from ->
            [c0] vom linken Eingang
            [f0] vom rechten Eingang
           *[other] von { $from }
        } nach { $to }.
grand-event-bigtop =
    { $seat } führt einen Gast { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } ins Zirkuszelt.
    .seat =
        Du führst einen Gast { $from ->
            [c0] vom linken Eingang
            [f0] vom rechten Eingang
           *[other] von { $from }
        } ins Zirkuszelt.
grand-event-bigtop-far =
    { $seat } führt einen Gast auf einem langen Weg { $from ->
        [c0] vom linken Eingang
        [f0] vom rechten Eingang
       *[other] von { $from }
    } ins Zirkuszelt.
    .seat =
        Du führst einen Gast auf einem langen Weg { $from ->
            [c0] vom linken Eingang
            [f0] vom rechten Eingang
           *[other] von { $from }
        } ins Zirkuszelt.
grand-event-ticketed =
    { $added ->
        [one] { $attraction }: { $seat } verkauft ein Ticket und hat dort nun { $tickets }.
       *[other] { $attraction }: { $seat } verkauft { $added } Tickets und hat dort nun { $tickets }.
    }
    .seat =
        { $added ->
            [one] { $attraction }: Du verkaufst ein Ticket und hast dort nun { $tickets }.
           *[other] { $attraction }: Du verkaufst { $added } Tickets und hast dort nun { $tickets }.
        }
grand-event-arrived =
    Bei { $seat } wartet { $entry ->
        [c0] am linken Eingang
        [f0] am rechten Eingang
       *[other] am Eingang { $entry }
    } ein neuer Gast.
    .seat =
        An deinem { $entry ->
            [c0] linken Eingang
            [f0] rechten Eingang
           *[other] Eingang { $entry }
        } wartet ein neuer Gast.
grand-event-hired = { $seat } stellt einen Ausrufer ein. Er steht auf { $cell }.
    .seat = Du stellst einen Ausrufer ein. Er steht auf { $cell }.
grand-event-gained = „{ $trick }“ gehört nun { $seat }.
    .seat = „{ $trick }“ gehört nun dir.
grand-event-locked-out = { $seat } hat „{ $trick }“ endgültig verpasst.
    .seat = Du hast „{ $trick }“ endgültig verpasst.
grand-event-removed = „{ $trick }“ wurde nicht rechtzeitig geschafft und wird entfernt.
grand-event-round-ended = { $day } ist vorbei.
grand-event-round-began = { $day } beginnt. Den ersten Zug hat { $seat }.
    .seat = { $day } beginnt. Du hast den ersten Zug.
grand-event-ended = Der Jahrmarkt verlässt die Stadt. Die Punkte werden gezählt.

## Refusals: why something cannot be done

grand-no-over = Das Spiel ist vorbei.
grand-no-turn = Du bist nicht am Zug.
grand-no-stage = Beantworte zuerst, was du jetzt gefragt wirst.
grand-no-number = Die Zahlen sind 1 bis 5.
grand-no-covered = Diese Zahl ist abgedeckt. Wähle eine, die noch frei ist.
grand-no-pass = Du darfst nur passen, wenn gar nichts möglich ist.
grand-no-space = Du hast keine leere Parzelle mehr.
grand-no-build-size =
    { $size ->
        [one] Auf deine freien Bauplätze passt nur eine Attraktion der Größe 1.
       *[other] Die kleinste Attraktion, die auf deine freien Bauplätze passt, hat Größe { $size }.
    }
grand-no-build-site = Du hast keinen freien Bauplatz.
grand-no-build = Keine Attraktion, die noch da ist, passt auf deine freien Bauplätze.
grand-no-move = Keiner deiner Gäste kann einen Schritt gehen.
grand-no-after-peek = Du hast einen Blick auf die Stapel geworfen, also musst du ein Fundament legen.
grand-no-peek-trick = Für einen Blick auf die Stapel brauchst du „Plakate in der Stadt!“.
grand-no-peek-twice = Du hast in diesem Zug schon einen Blick auf die Stapel geworfen.
grand-no-reach = Deine Zahl reicht nicht bis zu diesem Gleis.
grand-no-stack = Dieser Stapel ist leer.
grand-no-put = Dort liegt schon ein Fundament.
grand-no-quarter = Fundamente lassen sich nicht drehen. Sie liegen so, wie sie gedruckt sind.
grand-no-same-quarter = So gedreht sieht es genauso aus.
grand-no-size =
    { $size ->
        [one] Sie ist zu groß: Jetzt kannst du nur Größe 1 bauen.
       *[other] Sie ist zu groß: Jetzt kannst du nur bis Größe { $size } bauen.
    }
grand-no-reserve = Um aus der Reserve zu bauen, brauchst du „Schlaffe Ballons!“.
grand-no-reserve-alone = Im Vorrat gibt es die gleiche: Nimm zuerst die.
grand-no-supply = Von dieser Form ist keine Attraktion mehr da.
grand-no-fit = Sie passt nirgends auf deine freien Bauplätze.
grand-no-site = Alle ihre Felder müssen auf freien Bauplätzen deiner Fundamente liegen.
grand-no-site-empty = Dort liegt noch kein Fundament.
grand-no-site-walkway = Auf Wegen wird nicht gebaut.
grand-no-site-attraction = Dort steht eine andere Attraktion.
grand-no-site-guest = Dort steht ein Gast im Weg.
grand-no-done = Du kannst noch nicht aufhören: Baue erst 1 Attraktion oder bewege 1 Gast.
grand-no-guest = Dort steht keiner deiner Gäste.
grand-no-same-guest = Dieser Gast ist schon gegangen. Der zweite muss ein anderer sein.
grand-no-way-in = Das Feld über diesem Eingang kann nicht betreten werden.
grand-no-way = Dieser Gast ist eingeschlossen und kann keinen Schritt tun.
grand-no-plain = Hier ist es gleich, welchen Weg der Gast nimmt.
grand-no-bigtop = Das Zirkuszelt ist zu weit: Ein Gast betritt es von Reihe 8 aus.
grand-no-into-entry = Niemand geht zurück auf einen Eingang.
grand-no-crowd = Dort steht schon jemand.
grand-no-walkway = Dort können deine Gäste nicht gehen.
grand-no-far = Das ist zu weit, oder der Weg ist versperrt.
grand-no-corner = Nur Attraktionen an den Ecken des Gastes, die noch Platz haben, können ein Ticket verkaufen.
grand-no-entry = Das ist kein Eingang.
grand-no-barker = Ein Ausrufer braucht einen Weg ohne Gäste und Ausrufer.

## Score sheet: lines, ties, ranks of the game alone. $size: tiny to giant

grand-score-sets = Größe { $size }: { $count } mit Tickets
    .row = Attraktionen mit Tickets: { $size }
grand-score-variety = Attraktionen aller 5 Größen mit Tickets
grand-score-bigtop =
    { $count ->
        [one] 1 Gast im Zirkuszelt
       *[other] { $count } Gäste im Zirkuszelt
    }
    .row = Gäste im Zirkuszelt
grand-score-tickets =
    { $count ->
        [one] 1 Ticket
       *[other] { $count } Tickets
    }
    .row = Tickets
grand-score-barkers =
    { $count ->
        [one] 1 Ausrufer
       *[other] { $count } Ausrufer
    }
    .row = Ausrufer
grand-score-empty-spaces = Leere Parzellen
grand-score-bare-sites = Freie Bauplätze
grand-score-pockets = „Taschen leeren!“, ein Ticket mehr: { $attraction }
grand-score-mystery = „Geheimnisvoll tun!“, { $attraction } zählt als { $size }
grand-tie-tricks = Tricks
grand-tie-tickets = Tickets
grand-solo-barkers = Ausrufer
grand-solo-tricks = Eigene Tricks
grand-solo-bigtop = Gäste im Zirkuszelt
grand-solo-sets = Größen mit 3 Attraktionen, die Tickets haben
grand-solo-busy = Attraktionen mit mindestens 2 Tickets
grand-solo-sizes = Größen mit weniger als 2 Attraktionen, die Tickets haben
grand-rank-forgotten = Vergessen
grand-rank-remembered = Unvergessen
grand-rank-honored = Geehrt
grand-rank-revered = Verehrt
grand-rank-legendary = Legendär

## Tricks in short, on their cards: goal, reward, and how a player stands to them

grand-goal-bribe = Ziel: eine Diagonale aus 4 Parzellen füllen.
grand-goal-mystery = Ziel: 5 Attraktionen ohne Ticket haben.
grand-goal-mark = Ziel: einen Gast mindestens 5 Schritte bewegen, über kein Feld zweimal.
grand-goal-crowd = Ziel: einen Gast ins Zirkuszelt führen.
grand-goal-spectacle = Ziel: eine Attraktion über 3 Fundamente bauen.
grand-goal-early = Ziel: 8 Fundamente legen.
grand-goal-pockets = Ziel: eine Spalte aus 4 Parzellen füllen.
grand-goal-posters = Ziel: eine Reihe aus 4 Parzellen füllen.
grand-goal-ballyhoo = Ziel: 2 Gäste in der oberen Hälfte oder im Zirkuszelt haben.
grand-goal-draw = Ziel: bei einer Attraktion 3 Tickets verkaufen.
grand-goal-feet = Ziel: 3 Gäste nebeneinander haben.
grand-goal-trap = Ziel: einen Gast neben 3 Attraktionen anhalten lassen.
grand-goal-balloons = Ziel: eine Attraktion neben 2 anderen bauen.
grand-goal-bottles = Ziel: insgesamt 5 Tickets verkaufen.
grand-ability-bribe = Belohnung: Du darfst Fundamente eine Vierteldrehung nach links oder rechts drehen.
grand-ability-mystery = Belohnung: Am Ende zählt 1 Attraktion als 1 Größe größer oder kleiner.
grand-ability-mark = Belohnung: Du darfst eine Bewegung auf 2 Gäste aufteilen.
grand-ability-crowd = Belohnung: Deine Gäste gehen kostenlos durch andere Gäste hindurch.
grand-ability-spectacle = Belohnung: Deine leeren Parzellen kosten nichts.
grand-ability-early = Belohnung: Eine neue Attraktion verkauft jedem Gast daneben ein Ticket.
grand-ability-pockets = Belohnung: 1 Ticket mehr am Ende.
grand-ability-posters = Belohnung: Du darfst einen Blick auf beide Stapel werfen, bevor du ein Fundament legst.
grand-ability-ballyhoo = Belohnung: Deine Gäste gehen auch schräg.
grand-ability-draw = Belohnung: Deine Gäste gehen auch auf freien Bauplätzen.
grand-ability-feet = Belohnung: Du kommst im Güterbahnhof 1 Gleis weiter.
grand-ability-trap = Belohnung: Du darfst eine Zahl auf 2 Attraktionen aufteilen.
grand-ability-balloons = Belohnung: Du darfst aus der Reserve bauen.
grand-ability-bottles = Belohnung: Deine Gäste dürfen auch an ihren Ecken Tickets verkaufen.
grand-standing-open = offen
grand-standing-last-chance = letzte Chance
grand-standing-gained = geschafft
grand-standing-locked = verpasst

## First-time notes, beside the thing that they speak of

grand-first-number = Jede Zahl nutzt du einmal am Tag. Mit hohen Zahlen kommst du weiter, baust größer und gehst länger.
grand-first-take = Gäste gehen auf grünen Wegen, Attraktionen stehen auf braunen Bauplätzen. Du brauchst beides.
grand-first-gate = Hier kommen Gäste herein. Lege bald einen Weg über einen Eingang.
grand-first-change = Du hast ein Fundament vom Stapel genommen, darum darfst du alle offenen austauschen, auf Gleis 2 bis 5.
grand-first-build = Bauplätze, die sich berühren, bieten Raum für größere Attraktionen, auch über Fundamente hinweg.
grand-first-last-one = Die letzte in dieser Größe. Ist sie gebaut, bekommt sie sonst niemand mehr.
grand-first-two-tickets = Dieser Gast kann neben mehreren Attraktionen halten. Jede mit Platz verkauft ein Ticket.
grand-first-many-tickets = Es fehlen nur noch wenige Tickets: 15 Tickets bringen 12 Punkte.
grand-first-near-trick = Nur noch ein Schritt, und der Trick gehört am Ende deines Zuges dir.
grand-first-built = Noch bringt sie nichts: Führe einen Gast hierher, um ein Ticket zu verkaufen.
grand-first-move = Wo ein Gast anhält, verkauft jede Attraktion daneben ein Ticket.
grand-first-ticket = Verkauft. Jetzt zählt sie. Sie hat Platz für so viele Tickets, wie sie Felder hat.
grand-first-sets = 3 einer Größe mit Tickets sind ein Satz, und 1 von jeder Größe bringt 22 Punkte.
grand-first-bigtop = Im Zirkuszelt bleibt ein Gast für immer und bringt Punkte.
grand-first-barker = Ein Ausrufer bringt Punkte und 1 Schritt je Bewegung, versperrt aber den Weg. Stell ihn in eine Ecke.
grand-first-rival-trick = { $seat } hat diesen Trick. Das Ende deines nächsten Zuges ist deine letzte Chance darauf.
grand-first-own-trick = Er gehört dir und wirkt ab deinem nächsten Zug. Tippe ihn an, um zu lesen, was er tut.
grand-first-mallets = Noch 2 Tage. Leere Parzellen und freie Bauplätze kosten am Ende je 1 Punkt.

## Explanation of a thing that is touched: a title (no full stop), then sentences

grand-note-day = { $day }, Tag { $round } von 7
grand-note-day-past = Dieser Tag ist vorbei.
grand-note-day-now = Heute macht jede Person 5 Züge, einen mit jeder Zahl.
grand-note-day-to-come = An jedem Tag macht jede Person 5 Züge, einen mit jeder Zahl.
grand-note-day-removes = „{ $trick }“ wird am Ende dieses Tages entfernt, falls du den Trick bis dahin nicht hast.
grand-note-starter = Es beginnt: { $seat }
    .seat = Du beginnst
grand-note-starter-1 = Wer beginnt, macht heute den ersten Zug. Morgen beginnt die nächste Person.
grand-note-place = Fundament legen
grand-note-place-1 = Nimm ein Fundament von einem Gleis bis zu deiner Zahl und lege es auf eine beliebige leere Parzelle.
grand-note-place-2 = Es bringt Wege für Gäste und Bauplätze für Attraktionen.
grand-note-build = Attraktion bauen
grand-note-build-1 = Nimm eine Attraktion, höchstens so groß wie deine Zahl, und setze sie auf freie Bauplätze, beliebig gedreht und gewendet.
grand-note-build-2 = Sie darf auf mehreren Fundamenten liegen, aber nicht dort, wo ein Gast steht.
grand-note-move = Gast bewegen
grand-note-move-1 = Führe 1 Gast über Wege, so viele Schritte, wie deine Zahl und deine Ausrufer zusammen ergeben.
grand-note-move-2 = Wo er anhält, verkauft jede Attraktion daneben ein Ticket.
grand-note-pass = Passen
grand-note-pass-1 = Mit keiner deiner Zahlen ist etwas möglich, also deckst du eine ab und tust nichts.
grand-note-stack =
    { $count ->
        [0] Stapel { $stack }, leer
        [one] Stapel { $stack }, 1 Fundament
       *[other] Stapel { $stack }, { $count } Fundamente
    }
grand-note-stack-top = Du kennst das oberste: { $foundation }.
grand-note-stack-1 = Jede Zahl nimmt das oberste Fundament, ungesehen.
grand-note-stack-empty = Er wird wieder aufgefüllt, sobald es abgelegte Fundamente zu mischen gibt.
grand-note-stack-2 = Danach darfst du alle offenen Fundamente austauschen.
grand-note-stack-peeked = Schon angesehen von: { $seats }.
grand-note-space = Gleis { $space } im Güterbahnhof
grand-note-space-1 =
    { $space ->
        [one] Jede Zahl nimmt es.
        [5] Die 5 nimmt es.
       *[other] Eine Zahl ab { $space } nimmt es. Was rechts davon liegt, rückt nach.
    }
grand-note-space-empty = Hier liegt gerade nichts.
grand-note-foundation = Es zeigt: { $foundation }.
grand-note-discard =
    { $count ->
        [0] Ablagestapel, leer
        [one] Ablagestapel, 1 Fundament
       *[other] Ablagestapel, { $count } Fundamente
    }
grand-note-discard-top = Obenauf: { $foundation }.
grand-note-discard-1 = Er wird gemischt, wenn ein Stapel aufgebraucht ist.
grand-note-hand = Das Fundament in der Hand
grand-note-hand-1 = Es kommt auf eine beliebige leere Parzelle.
grand-note-hand-fixed = Es liegt so, wie es gedruckt ist. Fundamente werden nicht gedreht.
grand-note-hand-turned = Du darfst es eine Vierteldrehung nach links oder rechts drehen.
grand-note-stock = { $names }, { $size }
grand-note-stock-1 =
    { $size ->
        [one] Größe 1: Jede Zahl baut sie.
        [5] Größe 5: Nur die 5 baut sie.
       *[other] Größe { $size }: Eine Zahl ab { $size } baut sie.
    }
grand-note-stock-left =
    { $count ->
        [one] Es ist die letzte dieser Form, für alle zusammen.
       *[other] Von dieser Form sind noch { $count } da, für alle zusammen.
    }
grand-note-stock-2 = Drehe und wende sie, wie du magst. Alle ihre Felder brauchen freie Bauplätze.
grand-note-reserve = Sie liegt in der Reserve. Nur mit „Schlaffe Ballons!“ darfst du von dort bauen.
grand-note-guests =
    { $count ->
        [0] Kein Gast kommt mehr
        [one] 1 Gast kommt noch
       *[other] { $count } Gäste kommen noch
    }
grand-note-guests-1 = Wer nach einer Bewegung beide Eingänge leer hat, bekommt an jedem einen neuen Gast.
grand-note-barkers =
    { $count ->
        [0] Kein Ausrufer ist mehr da
        [one] 1 Ausrufer ist noch da
       *[other] { $count } Ausrufer sind noch da
    }
grand-note-barkers-1 = Wer beide Eingänge geleert hat, stellt einen ein.
grand-note-trick = { $trick }
grand-note-trick-open = Noch hat ihn niemand. Sobald ihn jemand hat, haben alle anderen dafür noch 1 Zug.
grand-note-trick-gained = Er gehört: { $seats }. Niemand sonst kann ihn mehr bekommen.
grand-note-trick-chance = Er gehört: { $seats }. 1 Zug bleibt noch für: { $others }. Danach ist es zu spät.
grand-note-trick-until = Am { $day }abend wird er entfernt, falls du ihn bis dahin nicht hast.
grand-note-trick-gone = Sein Ziel wurde nicht rechtzeitig erreicht.
grand-note-trick-progress = { $seat } hat { $have } von { $need }.
    .seat = Du hast { $have } von { $need }.
grand-note-number = Zahl { $number } von { $seat }
    .seat = Deine Zahl { $number }
grand-note-number-covered = Sie ist heute schon benutzt. Morgen sind alle fünf wieder frei.
grand-note-number-reach =
    { $most ->
        [one] Sie nimmt das oberste Fundament eines Stapels.
       *[other] Sie nimmt ein Fundament von Gleis 1 bis { $most }.
    }
grand-note-number-size =
    { $most ->
        [one] Sie baut eine Attraktion der Größe 1.
       *[other] Sie baut eine Attraktion der Größe 1 bis { $most }.
    }
grand-note-number-steps =
    { $most ->
        [one] Sie bewegt einen Gast um 1 Schritt.
       *[other] Sie bewegt einen Gast um bis zu { $most } Schritte.
    }
grand-note-lot = Parzelle { $lot }
grand-note-lot-empty = Leere Parzelle { $lot }
grand-note-lot-full = Hier liegt ein Fundament.
grand-note-lot-1 = Lege hier ein Fundament. Bleibt sie bis zum Ende leer, kostet sie 1 Punkt.
grand-note-lot-free = Lege hier ein Fundament. Bleibt sie leer, kostet sie nichts.
grand-note-lot-entry =
    Der Gast am { $entry ->
        [c0] linken Eingang
        [f0] rechten Eingang
       *[other] Eingang { $entry }
    } kommt über { $cell } herein: Dort braucht er einen Weg.
grand-note-cell-covered = { $cell }, bebaut: { $attraction }
grand-note-walkway = Weg { $cell }
grand-note-walkway-1 = Hier können Gäste und Ausrufer stehen. Gebaut wird hier nicht.
grand-note-walkway-sells = Hält hier ein Gast an, verkaufen ein Ticket: { $attractions }.
grand-note-walkway-top = Von hier kann ein Gast ins Zirkuszelt gehen.
# What a barker put here, or the foundation in hand laid here, would do. $entry: c0, f0 or both.
grand-note-peril-barker-shut =
    Ein Ausrufer hier würde { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } für immer versperren: Dort käme niemand mehr herein.
grand-note-peril-barker-cut =
    Ein Ausrufer hier würde { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } abschneiden: Wer dort hereinkommt, käme nie ins Zirkuszelt.
grand-note-peril-put-shut =
    Das Fundament in der Hand würde { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } für immer versperren: Direkt darüber läge ein Bauplatz.
grand-note-peril-put-cut =
    Das Fundament in der Hand würde { $entry ->
        [c0] den linken Eingang
        [f0] den rechten Eingang
       *[other] beide Eingänge
    } abschneiden: Wer dort hereinkommt, käme nie ins Zirkuszelt.
grand-note-site = Freier Bauplatz { $cell }
grand-note-site-1 = Hier kann eine Attraktion gebaut werden.
grand-note-site-2 = Bleibt er bis zum Ende frei, kostet er 1 Punkt.
grand-note-entry =
    { $entry ->
        [c0] Linker Eingang
        [f0] Rechter Eingang
       *[other] Eingang { $entry }
    }
grand-note-entry-1 = Er berührt nur das Feld darüber, { $cell }.
grand-note-entry-2 = Sind nach einer Bewegung beide Eingänge leer, kommen 2 Gäste und du stellst einen Ausrufer ein.
grand-note-bigtop =
    { $count ->
        [0] Zirkuszelt, leer
        [one] Zirkuszelt, 1 Gast
       *[other] Zirkuszelt, { $count } Gäste
    }
grand-note-bigtop-1 = Von Reihe 8 ist es 1 Schritt. Der Gast bleibt für immer darin und verkauft kein Ticket.
grand-note-bigtop-pays = 1, 2, 3 und 4 Gäste bringen { $points } Punkte.
grand-note-bigtop-solo = Jeder Gast darin ist 1 Punkt wert.
grand-note-guest = Ein Gast auf { $cell }
grand-note-guest-1 =
    { $barkers ->
        [0] Er geht so viele Schritte, wie die Zahl angibt, die du abdeckst.
        [one] Er geht so viele Schritte, wie die Zahl angibt, die du abdeckst, und 1 mehr für deinen Ausrufer.
       *[other] Er geht so viele Schritte, wie die Zahl angibt, die du abdeckst, und { $barkers } mehr für deine Ausrufer.
    }
grand-note-guest-2 = Wo er anhält, verkauft jede Attraktion daneben ein Ticket.
grand-note-guest-again = Geht er los und kehrt auf sein Feld zurück, werden hier noch einmal Tickets verkauft.
grand-note-guest-waiting =
    Ein Gast am { $entry ->
        [c0] linken Eingang
        [f0] rechten Eingang
       *[other] Eingang { $entry }
    }
grand-note-guest-in = Sein erster Schritt führt geradewegs nach { $cell }.
grand-note-guest-no-way = Er wartet auf einen Weg auf { $cell }.
grand-note-guest-site = Er kann nicht herein: { $cell } ist kein Weg.
grand-note-barker = Ein Ausrufer auf { $cell }
grand-note-barker-1 =
    { $points ->
        [one] Er verlängert jede spätere Bewegung um 1 Schritt und ist 1 Punkt wert.
       *[other] Er verlängert jede spätere Bewegung um 1 Schritt und ist { $points } Punkte wert.
    }
grand-note-barker-2 = Er bleibt für immer dort stehen und versperrt den Weg.
grand-note-attraction = { $attraction }, { $size }
grand-note-attraction-1 =
    { $size ->
        [one] { $tickets } von 1 Ticket verkauft.
       *[other] { $tickets } von { $size } Tickets verkauft.
    }
grand-note-attraction-idle = Sie zählt nicht, solange sie kein Ticket verkauft hat.
grand-note-attraction-open = Sie zählt und hat noch Platz für Tickets.
grand-note-attraction-full = Sie zählt und ist voll.
grand-note-ticket = Ein verkauftes Ticket: { $attraction }
grand-note-ticket-1 = Ein Gast hat daneben angehalten.
grand-note-ticket-2 = Mit dem ersten Ticket zählt eine Attraktion. Alle deine Tickets zählen zusammen.
# Buttons.
grand-note-peek = Beide Stapel oben ansehen
grand-note-peek-1 = Nur du siehst die Fundamente. Danach musst du eines legen.
grand-note-cycle-1 = Alle vier offenen Fundamente kommen auf den Ablagestapel, und neue werden aufgedeckt.
grand-note-keep-1 = Die offenen Fundamente bleiben für die nächste Person liegen.
grand-note-plain = Ein gewöhnlicher Weg
grand-note-plain-1 = Der Gast nimmt einen Weg, der „Ein Opfer finden!“ nicht einbringt. Sonst bekämst du den Trick.
grand-note-done = Dabei bleiben
grand-note-done-1 = Was von deiner Zahl übrig ist, verfällt.
grand-note-none-1 = Nur Attraktionen neben dem Gast verkaufen ein Ticket, an seinen Ecken keine.
grand-note-turn-left = Nach links drehen
grand-note-turn-right = Nach rechts drehen
grand-note-turn-1 = Das Fundament liegt um ein Viertel gedreht. „Prüfer bestechen!“ erlaubt es.

## Lines of points: on the table, as titles of explanations, and what each pays. $more: how many are missing

grand-line-sets =
    { $count ->
        [one] Größe { $size }: 1 mit Tickets
       *[other] Größe { $size }: { $count } mit Tickets
    }
grand-line-variety = { $count } von 5 Größen mit Tickets
grand-line-bigtop =
    { $count ->
        [one] 1 Gast im Zirkuszelt
       *[other] { $count } Gäste im Zirkuszelt
    }
grand-line-tickets =
    { $count ->
        [one] 1 Ticket
       *[other] { $count } Tickets
    }
grand-line-barkers =
    { $count ->
        [one] 1 Ausrufer
       *[other] { $count } Ausrufer
    }
grand-line-lots =
    { $count ->
        [one] 1 leere Parzelle
       *[other] { $count } leere Parzellen
    }
grand-line-sites =
    { $count ->
        [one] 1 freier Bauplatz
       *[other] { $count } freie Bauplätze
    }
grand-line-tricks =
    { $count ->
        [one] 1 eigener Trick
       *[other] { $count } eigene Tricks
    }
grand-line-full-sizes =
    { $count ->
        [one] 1 Größe mit 3 Attraktionen, die Tickets haben
       *[other] { $count } Größen mit 3 Attraktionen, die Tickets haben
    }
grand-line-busy =
    { $count ->
        [one] 1 Attraktion mit mindestens 2 Tickets
       *[other] { $count } Attraktionen mit mindestens 2 Tickets
    }
grand-line-missing =
    { $count ->
        [one] 1 Größe mit weniger als 2 Attraktionen, die Tickets haben
       *[other] { $count } Größen mit weniger als 2 Attraktionen, die Tickets haben
    }
grand-note-points-now =
    { $points ->
        [one] Jetzt { $points } Punkt.
       *[other] Jetzt { $points } Punkte.
    }
grand-note-points-next =
    Mit { $more } mehr: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
grand-note-pays-sets = 3, 4 oder 5 Attraktionen der Größe { $size } mit Tickets bringen { $three }, { $four } oder { $five } Punkte.
grand-note-pays-variety = 1 Attraktion jeder Größe, alle mit Tickets, bringt { $points } Punkte.
grand-note-pays-tickets = { $goal } Tickets bringen einmalig { $points } Punkte.
grand-note-pays-bigtop = Mehr als 4 Gäste bringen nichts dazu.
grand-note-pays-barkers = Jeder Ausrufer ist { $points } Punkte wert.
grand-note-pays-lots = Jede leere Parzelle kostet am Ende 1 Punkt.
grand-note-pays-sites = Jeder freie Bauplatz kostet am Ende 1 Punkt.
grand-note-solo-each = Jeder ist 1 Punkt wert.
grand-note-solo-tricks = Jeder Trick ist 1 Punkt wert.
grand-note-solo-full-sizes = Jede Größe mit 3 Attraktionen, die Tickets haben, ist 1 Punkt wert.
grand-note-solo-busy = Jede Attraktion mit mindestens 2 Tickets ist 1 Punkt wert.
grand-note-solo-missing = Eine Größe mit nur 1 Attraktion, die ein Ticket hat, kostet 2 Punkte, eine Größe ganz ohne kostet 4.

## The table told in words, for ears and for the terminal

grand-tell-line = { $line }.
grand-tell-stand = Der Spielstand
grand-tell-day = { $day }, Tag { $round } von 7. Am Zug: { $seat }.
    .seat = { $day }, Tag { $round } von 7. Du bist am Zug.
grand-tell-hand = Das Fundament in der Hand zeigt: { $foundation }.
grand-tell-starter = Den ersten Zug hat heute { $seat }.
    .seat = Du hast heute den ersten Zug.
grand-tell-guests =
    { $count ->
        [0] Kein Gast kommt mehr.
        [one] 1 Gast kommt noch.
       *[other] { $count } Gäste kommen noch.
    }
grand-tell-barkers =
    { $count ->
        [0] Kein Ausrufer ist mehr da.
        [one] 1 Ausrufer ist noch da.
       *[other] { $count } Ausrufer sind noch da.
    }
grand-tell-railyard = Der Güterbahnhof
grand-tell-space = Gleis { $space }: { $foundation }.
grand-tell-supply = Attraktionen, die noch da sind
grand-tell-stock =
    { $count ->
        [one] { $name }, in der Form des Buchstabens { $letter }.
       *[other] { $name }, in der Form des Buchstabens { $letter }: noch { $count }.
    }
grand-tell-stock-reserve =
    { $count ->
        [one] In der Reserve: { $name }, in der Form des Buchstabens { $letter }.
       *[other] In der Reserve: { $name }, in der Form des Buchstabens { $letter }: noch { $count }.
    }
grand-tell-stock-small =
    { $count ->
        [one] { $name }.
       *[other] { $name }: noch { $count }.
    }
grand-tell-stock-small-reserve =
    { $count ->
        [one] In der Reserve: { $name }.
       *[other] In der Reserve: { $name }: noch { $count }.
    }
grand-tell-tricks = Schaustellertricks
grand-tell-trick = „{ $trick }“ { $goal } { $ability }
grand-tell-fairground = Rummelplatz von { $seat }
    .seat = Dein Rummelplatz
grand-tell-number =
    Die { $number } ist frei: Sie nimmt von { $reach ->
        [one] einem Stapel
       *[other] Gleis 1 bis { $reach }
    }, baut { $number ->
        [one] Größe 1
       *[other] Größe 1 bis { $number }
    } und bewegt einen Gast um { $steps ->
        [one] 1 Schritt
       *[other] bis zu { $steps } Schritte
    }.
grand-tell-no-number = Keine Zahl ist frei.
grand-tell-attraction =
    { $room ->
        [one] { $attraction }, { $size }, auf { $cells }: { $tickets } von 1 Ticket.
       *[other] { $attraction }, { $size }, auf { $cells }: { $tickets } von { $room } Tickets.
    }
grand-tell-lots = Leere Parzellen, benannt nach ihrem Feld unten links: { $lots }.
grand-tell-walkways = Freie Wege: { $cells }.
grand-tell-sites = Freie Bauplätze: { $cells }.
grand-tell-account = Punkte von { $seat }
    .seat = Deine Punkte
grand-tell-total =
    Nach jetzigem Stand { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $tickets ->
        [0] kein verkauftes Ticket.
        [one] 1 verkauftes Ticket.
       *[other] { $tickets } verkaufte Tickets.
    }
grand-tell-points =
    { $line }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## The table drawn in characters, in the terminal

grand-text-heading = { $day }, Tag { $round } von 7. Gäste übrig: { $guests }. Ausrufer übrig: { $barkers }.
grand-text-railyard = Güterbahnhof
grand-text-discard = Ablage: { $count }
grand-text-supply = Vorrat
grand-text-reserve = Reserve
grand-text-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $tickets ->
        [one] 1 Ticket
       *[other] { $tickets } Tickets
    }
grand-text-bigtop = Zirkuszelt: { $count }
grand-text-legend = „#“ Bauplatz, „.“ Weg, „@“ Gast, „&“ Ausrufer, „A“ bis „Z“ Attraktion, „_“ leerer Eingang

## The drawn board: signs, labels, names for screen readers, what the red button still waits for

grand-board-fairground = Der Rummelplatz
grand-board-bigtop = Zirkuszelt
grand-board-entry = Eingang
grand-board-space = Gleis { $space }: { $looks }
grand-board-spot =
    { $tickets ->
        [0] { $spot }
        [one] { $spot }, 1 Ticket
       *[other] { $spot }, { $tickets } Tickets
    }
# A place where what is in hand would do harm for good. $why: grand-note-peril-...
grand-board-peril = { $spot }. { $why }
grand-board-number = Zahl { $number }
grand-board-numbers = Aktionszahlen
grand-board-covered = Zahl { $number }, abgedeckt
grand-board-deeds = Was tun mit der { $number }?
grand-board-deed-place = Legen
grand-board-deed-build = Bauen
grand-board-deed-move = Bewegen
grand-board-deed-pass = Passen
grand-board-range-place =
    { $most ->
        [one] ein Fundament, ungesehen
       *[other] ein Fundament, Gleis 1 bis { $most }
    }
grand-board-range-build =
    { $most ->
        [one] eine Attraktion der Größe 1
       *[other] eine Attraktion, Größe 1 bis { $most }
    }
grand-board-range-move =
    { $most ->
        [one] einen Gast, 1 Schritt
       *[other] einen Gast, bis zu { $most } Schritte
    }
grand-board-range-pass = nichts ist möglich
grand-board-in-hand = In der Hand: { $looks }
grand-board-in-hand-of = In der Hand von { $name }: { $looks }
grand-board-none-left = keine mehr
grand-board-own =
    { $built ->
        [0] Keine der Größe { $size } auf diesem Rummelplatz
        [one] 1 der Größe { $size } auf diesem Rummelplatz, { $sold } mit Tickets
       *[other] { $built } der Größe { $size } auf diesem Rummelplatz, { $sold } mit Tickets
    }
grand-board-pays-key = Punkte für 3, 4 und 5 mit Tickets
grand-board-next =
    { $have ->
        [one] (1 bringt { $points })
       *[other] ({ $have } bringen { $points })
    }
grand-board-standing-open = { $name }: { $have } von { $need }
grand-board-standing-last-chance = { $name } hat dafür noch 1 Zug: { $have } von { $need }
grand-board-standing-gained = { $name } hat ihn
grand-board-standing-locked = { $name } kann ihn nicht mehr bekommen
grand-board-last-chance = Dieser Zug ist deine letzte Chance.
grand-board-until = Bis { $day }abend.
grand-board-goals = The Only Show in Town
grand-board-aim = 2 Attraktionen jeder Größe, alle mit Tickets, und kein freier Bauplatz.
grand-board-next-rank =
    { $points ->
        [one] Noch 1 Punkt bis zum Rang „{ $rank }“.
       *[other] Noch { $points } Punkte bis zum Rang „{ $rank }“.
    }
grand-board-whose = Rummelplatz von { $name }
grand-board-back = Zurück zum eigenen
grand-board-look = Rummelplatz von { $name } ansehen
grand-board-starter = beginnt
grand-board-fits = Hier passt sie hin.
grand-board-could-be = Passt: antippen oder verschieben.
# For screen readers, after that. $cells: where it is held
grand-board-over = Über { $cells }. Enter legt sie dorthin.
grand-board-quarters = Fundament drehen
grand-board-quarter-left = Links
grand-board-quarter-none = So lassen
grand-board-quarter-right = Rechts
grand-board-take = Dieses Fundament nehmen
grand-board-sheets = Was sonst auf dem Tisch liegt
grand-board-sheet-yard = Bahnhof
grand-board-sheet-rides = Bauen
grand-board-sheet-tricks = Tricks
grand-board-sheet-rivals = Punkte { $points }
grand-board-choose-begin = Wähle erst eine Zahl
grand-board-choose-begin-on = Wähle nun, was du tust
grand-board-choose-take = Wähle erst ein Fundament
grand-board-choose-put = Wähle erst eine leere Parzelle
grand-board-choose-cycle = Tausche sie aus oder nicht
grand-board-choose-refill = Wähle erst einen Stapel
grand-board-choose-build = Wähle erst eine Attraktion
grand-board-choose-spot = Wähle nun ihren Platz
grand-board-choose-move = Wähle erst einen Gast
grand-board-choose-move-on = Wähle nun, wo er anhält
grand-board-choose-tickets = Wähle Attraktionen oder keine
grand-board-choose-entry = Wähle erst einen Eingang
grand-board-choose-barker = Wähle erst einen Weg
grand-board-attraction =
    { $tickets ->
        [0] { $name }, Größe { $size }, kein Ticket
        [one] { $name }, Größe { $size }, 1 Ticket
       *[other] { $name }, Größe { $size }, { $tickets } Tickets
    }
grand-board-days = Wochentage
grand-board-railyard = Güterbahnhof
grand-board-attractions = Attraktionen
# $letter: what the shape looks like; small ones need none
grand-board-piece =
    { $size ->
        [1] { $names }, Größe 1
        [2] { $names }, Größe 2
       *[other] { $names }, Größe { $size }, in der Form des Buchstabens { $letter }
    }
grand-board-spare =
    { $size ->
        [1] { $names }, Größe 1, in der Reserve
        [2] { $names }, Größe 2, in der Reserve
       *[other] { $names }, Größe { $size }, in der Form des Buchstabens { $letter }, in der Reserve
    }
grand-board-tricks = Schaustellertricks

## Lessons: a title, what was learnt (-learnt), then what the coach says. $seat1, $seat2: the players. At most 40 words each

grand-lesson-goal = Worum es geht
grand-lesson-goal-learnt = Attraktionen zählen erst, wenn Gäste daneben angehalten haben. Tickets sind das Herz des Spiels, und die Liste der Punkte zeigt, was noch fehlt.
grand-lesson-goal-fairground = Das ist dein Rummelplatz. Sieben Tage lang hast du ihn angelegt, bebaut und Gäste hindurchgeführt. Es ist Samstagabend, und das ist dein letzter Zug.
grand-lesson-goal-tickets = Die großen Teile sind Attraktionen. Hält ein Gast neben einer an, verkauft sie ein Ticket. Eine Attraktion ohne Ticket zählt nicht.
grand-lesson-goal-points = Wer die meisten Punkte hat, gewinnt. Du hast 24, { $seat1 } hat 25. Aber sieh dir deine Tickets an: Du hast 14 verkauft, und das fünfzehnte bringt 12 Punkte.
grand-lesson-goal-number = In jedem Zug deckst du eine deiner Zahlen ab und führst damit eine Aktion aus. Nur noch die 5 ist frei. Decke sie ab, um einen Gast zu bewegen.
grand-lesson-goal-foundation = Das bringt mehr Boden. Boden verkauft kein Ticket, und du hast keinen Zug mehr, um ihn zu nutzen. Bewege einen Gast.
grand-lesson-goal-walk = Ein Gast wartet noch am Eingang, unterhalb des Rummelplatzes. Führe ihn herein und lass ihn dort anhalten, wo ein Ticket verkauft wird.
grand-lesson-goal-no-ticket = Keine Attraktion neben diesem Feld hat Platz für ein Ticket. Wähle einen Halt, an dem eines verkauft wird.
grand-lesson-goal-other-guest = Auch so wird das Ticket verkauft. Aber der Gast am Eingang bringt noch etwas dazu: Probier es aus.
grand-lesson-goal-nobody = Dort wird kein Ticket verkauft. Nimm den Gast am Eingang und lass ihn neben einer Attraktion anhalten, die Platz hat.
grand-lesson-goal-sold = Das fünfzehnte Ticket: 12 Punkte.
grand-lesson-goal-barker = Beide Eingänge waren leer, darum sind 2 neue Gäste gekommen, und du stellst einen Ausrufer ein, der weitere anlockt. Er bringt 3 Punkte. Stelle ihn hin, wo du magst.
grand-lesson-goal-won = Du gewinnst mit 39 zu 25. Ein Gast, ein Halt: 15 Punkte.

grand-lesson-first-foundation = Das erste Fundament
grand-lesson-first-foundation-learnt = Deine Zahl sagt, wie weit du im Güterbahnhof reichst. Lege zuerst Wege über die Eingänge: Ohne sie kommen keine Gäste herein.
grand-lesson-first-foundation-days = Das Spiel dauert 7 Tage. An jedem Tag hast du 5 Züge und deckst deine Zahlen 1 bis 5 ab, eine je Zug, in beliebiger Reihenfolge. Morgen sind alle wieder frei.
grand-lesson-first-foundation-entry = Dein Rummelplatz hat 16 Parzellen, alle leer. Unten warten 2 Gäste an den Eingängen. Sie gehen nur auf Wegen, darum braucht die Parzelle über dem linken Eingang Boden.
grand-lesson-first-foundation-railyard = Boden liegt hier, im Güterbahnhof. Jedes Fundament hat 4 Felder: grüne Wege für Gäste und braune Bauplätze für Attraktionen. Deine Zahl sagt, wie weit du reichst: Eine 3 nimmt von Gleis 1 bis 3.
grand-lesson-first-foundation-cover = Ich hätte gern das Fundament auf Gleis 3. Decke die 3 ab, um ein Fundament zu legen.
grand-lesson-first-foundation-short = Diese Zahl reicht nicht bis Gleis 3. Eine 3 schon.
grand-lesson-first-foundation-big = Auch die reicht bis Gleis 3. Aber die 3 genügt: Heb dir große Zahlen für Großes auf.
grand-lesson-first-foundation-take = Drei seiner Felder sind Wege, und sein einziger Bauplatz liegt oben links. Nimm es.
grand-lesson-first-foundation-site = Sein Bauplatz liegt unten links. Dieses Feld läge genau über dem Eingang, und niemand geht über einen Bauplatz.
grand-lesson-first-foundation-unseen = In den Stapeln liegen die Fundamente verdeckt: Du wüsstest nicht, was du bekommst. Nimm das offene auf Gleis 3.
grand-lesson-first-foundation-put = Lege es direkt über den linken Eingang. Es liegt so, wie es gedruckt ist. Fundamente werden nicht gedreht.
grand-lesson-first-foundation-right = So käme der andere Gast herein, und das wäre genauso gut. Nimm in dieser Lektion den linken Eingang.
grand-lesson-first-foundation-apart = Dorthin darfst du es legen, aber noch könnte kein Gast es betreten. Lege es direkt über den linken Eingang.
grand-lesson-first-foundation-open = Nun kann der Gast links hereinkommen.

grand-lesson-first-attraction = Die erste Attraktion
grand-lesson-first-attraction-learnt = Attraktionen brauchen Bauplätze. Bauplätze, die sich berühren, bieten Raum für größere, auch über Fundamente hinweg. Jeder Bauplatz, der frei bleibt, kostet 1 Punkt.
grand-lesson-first-attraction-sites = Attraktionen stehen auf Bauplätzen und nur dort. Du hast einen einzigen Bauplatz, das reicht für die kleinste. Mehr Bauplätze daneben gäben mehr Raum.
grand-lesson-first-attraction-cover = Dieses Fundament hat 2 Bauplätze, beide links. Die 3 ist für heute benutzt. Decke die 4 ab, um ein Fundament zu legen.
grand-lesson-first-attraction-tiny = Eine Attraktion der Größe 1 würde passen. Ich würde warten: Mit 2 Bauplätzen mehr passt eine größere.
grand-lesson-first-attraction-early = Noch ist nichts gebaut, darum gibt es nichts, wofür ein Gast anhalten würde. Erst der Boden: Decke die 4 ab, um ein Fundament zu legen.
grand-lesson-first-attraction-big = Auch die 5 reicht so weit. Ich würde sie mir aufheben: Die 4 genügt.
grand-lesson-first-attraction-short = Diese Zahl reicht nicht bis Gleis 3. Die 4 schon.
grand-lesson-first-attraction-take = Mit der 4 erreichst du jedes Gleis von 1 bis 4. Nimm das Fundament von Gleis 3.
grand-lesson-first-attraction-other = Ich würde das mit den 2 Bauplätzen links nehmen: Sie können deinen Bauplatz berühren.
grand-lesson-first-attraction-put = Lege es direkt über dein erstes Fundament. Dann liegen 3 Bauplätze in einer Linie.
grand-lesson-first-attraction-apart = Dort berühren seine Bauplätze deinen nicht. Direkt über deinem ersten Fundament schon.
grand-lesson-first-attraction-build = Drei Bauplätze in einer Linie. Mit einer Zahl baust du eine Attraktion mit höchstens so vielen Feldern. Die 3 und die 4 sind benutzt, also decke die 5 ab, um zu bauen.
grand-lesson-first-attraction-small = Diese Zahl ist zu klein, um alle 3 Bauplätze zu bebauen. Decke die 5 ab, um zu bauen.
grand-lesson-first-attraction-nothing = Noch gibt es nichts, neben dem ein Gast anhalten könnte. Decke die 5 ab, um zu bauen.
grand-lesson-first-attraction-ground = Mehr Boden kann warten. Die 3 Bauplätze sind bereit: Decke die 5 ab, um zu bauen.
grand-lesson-first-attraction-shape = Wähle die gerade Attraktion mit 3 Feldern und lege sie auf alle 3 Bauplätze. Du darfst sie drehen, wie du magst.
grand-lesson-first-attraction-bare = Die passt, bedeckt aber nicht alle 3 Bauplätze. Jeder, der frei bleibt, kostet am Ende 1 Punkt.
grand-lesson-first-attraction-stands = Das Ballonwerfen steht, über 2 Fundamente hinweg.

grand-lesson-tickets = Die Tickets, bitte
grand-lesson-tickets-learnt = Ein Gast, der neben einer Attraktion anhält, bringt ihr ein Ticket. Sie fasst so viele, wie sie Felder hat, und derselbe Gast darf wiederkommen.
grand-lesson-tickets-none = Das ist das Ballonwerfen. Noch war niemand dort: Die Attraktion hat kein Ticket, und darum zählt sie nicht.
grand-lesson-tickets-cover = Deine Zahl sagt, wie viele Schritte ein Gast gehen darf. Ein Schritt bringt diesen Gast neben das Ballonwerfen: Decke die 1 ab, um ihn zu bewegen.
grand-lesson-tickets-two = Auch mit der 2 ginge es. Ein Schritt genügt: Heb dir die 2 auf.
grand-lesson-tickets-ground = Mehr Boden hilft später. Jetzt würde ich einen Gast bewegen: Ein Ticket wartet.
grand-lesson-tickets-walk = Führe den Gast vom Eingang auf das Feld darüber.
grand-lesson-tickets-sold = Das erste Ticket. Jetzt zählt das Ballonwerfen.
grand-lesson-tickets-room = Die Attraktion hat 3 Felder, darum fasst sie 3 Tickets. In einem späteren Zug darf derselbe Gast das nächste bringen.
grand-lesson-tickets-cover-two = Die 2 ist heute deine letzte Zahl. Decke sie ab, um den Gast zu bewegen.
grand-lesson-tickets-again = Lass den Gast noch einmal neben dem Ballonwerfen anhalten. Daneben heißt: Die Seiten berühren sich. Auch losgehen und zurückkommen ist ein neuer Halt.
grand-lesson-tickets-corner = Dieses Feld berührt das Ballonwerfen nur an einer Ecke, darum wird kein Ticket verkauft. Lass den Gast dort anhalten, wo sich die Seiten berühren, oder losgehen und zurückkommen.
grand-lesson-tickets-back = Hin und zurück: Das zweite Ticket ist verkauft.
grand-lesson-tickets-two-sold = Das zweite Ticket. Für eines ist noch Platz.

grand-lesson-stacks = Ein verdecktes Fundament
grand-lesson-stacks-learnt = Jede Zahl nimmt ein Fundament vom Stapel, sogar die 1. Danach darfst du die offenen austauschen.
grand-lesson-stacks-cover = Auch kleine Zahlen sind nützlich. Die 1 reicht bis zu den beiden Stapeln, in denen die Fundamente verdeckt liegen. Decke sie ab, um ein Fundament zu legen.
grand-lesson-stacks-move = Auch einen Gast zu bewegen ist eine gute Idee. Hier sehen wir nach, was auf den Stapeln liegt: Decke die 1 ab, um ein Fundament zu legen.
grand-lesson-stacks-seen = Damit erreichst du auch offene Fundamente. Für einen Stapel genügt die 1: Decke sie ab, um ein Fundament zu legen.
grand-lesson-stacks-take = Wähle einen der Stapel. Du siehst das Fundament erst, wenn du es genommen hast.
grand-lesson-stacks-put = Drei Bauplätze und ein Weg unten links. Du musst es legen, auf eine beliebige leere Parzelle. Aber denk an deinen zweiten Gast, am rechten Eingang: Er braucht einen Weg über sich.
grand-lesson-stacks-shut = Dort läge ein Bauplatz genau über dem rechten Eingang, und der Gast könnte nicht herein. Jede andere Parzelle ist gut.
grand-lesson-stacks-laid = Ein Fundament muss die anderen nicht berühren. Lücken kannst du später füllen.
grand-lesson-stacks-cycle = Nachdem du eines vom Stapel genommen hast, darfst du die 4 offenen Fundamente austauschen, auf Gleis 2 bis 5. Das kostet nichts. Tausche sie aus oder lass sie liegen: Beides ist gut.
grand-lesson-stacks-changed = Vier neue. Aber { $seat2 } darf zuerst daraus wählen.
grand-lesson-stacks-kept = Sie bleiben. Nun darf { $seat2 } daraus wählen.

grand-lesson-barker = Ruf sie herein
grand-lesson-barker-learnt = Sind beide Eingänge leer, kommen 2 Gäste und du stellst einen Ausrufer ein: 3 Punkte und 1 Schritt mehr bei jeder späteren Bewegung.
grand-lesson-barker-waiting = Einer deiner Eingänge ist leer: Sein Gast ist schon drinnen. Am anderen wartet noch ein Gast, und nun liegt ein Weg über ihm.
grand-lesson-barker-cover = Ein Schritt bringt ihn herein. Decke die 1 ab, um ihn zu bewegen.
grand-lesson-barker-big = Ein Schritt genügt. Heb dir die große Zahl für eine längere Strecke auf.
grand-lesson-barker-later = Das kann warten. Erst der Gast am Eingang: Decke die 1 ab, um ihn zu bewegen.
grand-lesson-barker-lead = Führe den wartenden Gast herein und sieh, was geschieht, wenn beide Eingänge leer sind.
grand-lesson-barker-inside = Dieser Gast ist schon drinnen, und der rechte Eingang bleibt besetzt. Führe den wartenden herein.
grand-lesson-barker-place = Zwei neue Gäste sind da, und du stellst einen Ausrufer ein. Er bewegt sich nie, und kein Gast geht durch ihn hindurch. Stelle ihn in diese Ecke, wo er niemandem im Weg ist.
grand-lesson-barker-left-shut = Dort würde er den einzigen Weg vom linken Eingang versperren, und zwar für immer. Die Ecke ist besser.
grand-lesson-barker-right-shut = Dort würde er den einzigen Weg vom rechten Eingang versperren, und zwar für immer. Die Ecke ist besser.
grand-lesson-barker-middle = Dort müssten deine Gäste bis zum Ende des Spiels um ihn herumgehen. Die Ecke ist besser.
grand-lesson-barker-hired = Er bringt 3 Punkte, und alle deine späteren Bewegungen dürfen 1 Schritt länger sein.
grand-lesson-barker-more = An beiden Eingängen warten neue Gäste. Führe beide herein, und du stellst den nächsten Ausrufer ein.

grand-lesson-trick = Ein Schaustellertrick
grand-lesson-trick-learnt = Gäste im Zirkuszelt bringen Punkte. Ein Trick gehört dir, wenn du sein Ziel erreichst. Sobald ihn jemand hat, haben alle anderen dafür noch 1 Zug.
grand-lesson-trick-tent = Das große Zelt über deinem Rummelplatz ist das Zirkuszelt. Ein Gast darin bringt 3 Punkte, zwei bringen 6, drei 10, vier 15. Sie bleiben für immer darin.
grand-lesson-trick-tricks = Das sind die Schaustellertricks, drei in jedem Spiel. Jeder hat ein Ziel und eine Belohnung. Erreiche in deinem Zug das Ziel, und der Trick gehört dir. Einen hast du schon.
grand-lesson-trick-crowd = „Bitte weitergehen!“ verlangt, dass ein Gast ins Zirkuszelt geht. Noch hat niemand den Trick. Dieser Gast ist am nächsten, und das Ballonwerfen neben ihm ist voll.
grand-lesson-trick-count = Von der obersten Reihe ist es 1 Schritt ins Zirkuszelt. Zähle die Schritte dieses Gastes. Dein Ausrufer erhöht deine Zahl um eins: Welche Zahl genügt?
grand-lesson-trick-short = Auch mit dem Schritt des Ausrufers ist das zu wenig. Der Gast braucht 6 Schritte: Decke die 5 ab, um ihn zu bewegen.
grand-lesson-trick-later = Das kann warten. Erst der Gast: Decke die 5 ab, um ihn zu bewegen.
grand-lesson-trick-walk = Die 5 und der Ausrufer ergeben 6 Schritte. Führe den Gast ins Zirkuszelt.
grand-lesson-trick-halfway = So hält er an, bevor er drinnen ist. Alle 6 Schritte führen ins Zirkuszelt.
grand-lesson-trick-other-guest = Dieser Gast ist zu weit vom Zirkuszelt weg. Nimm den neben dem Ballonwerfen.
grand-lesson-trick-gained = Das bringt 3 Punkte, und der Trick gehört dir: Ab deinem nächsten Zug gehen deine Gäste kostenlos durch andere Gäste hindurch.
grand-lesson-trick-missed = { $seat2 } hatte 1 Zug, um das Gleiche zu schaffen, und hat den Trick nun endgültig verpasst. Bekommt jemand anders einen zuerst, hast du dafür noch 1 Zug.

grand-lesson-sets = Drei von einer Größe
grand-lesson-sets-learnt = Drei Attraktionen einer Größe, alle mit Tickets, sind ein Satz. Such nach Feldern, an denen ein Halt 2 Tickets auf einmal bringt.
grand-lesson-sets-sizes = Attraktionen gibt es in 5 Größen, nach der Zahl ihrer Felder: winzig hat 1, klein 2, mittel 3, groß 4, riesig 5. Die Liste der Attraktionen zeigt sie.
grand-lesson-sets-sets = Drei von einer Größe sind ein Satz und bringen Punkte, wenn alle ein Ticket haben. Vier oder fünf bringen mehr, und größere bringen mehr als kleine. Drei mittlere bringen 8 Punkte.
grand-lesson-sets-look = Du hast 3 mittlere Attraktionen. Die Schießbude, oben links, hat ein Ticket. Das Ballonwerfen, oben rechts, und der Angelteich, direkt darunter, haben keins.
grand-lesson-sets-cover = Dieser Gast ist nah an beiden. Du hast einen Ausrufer, darum reicht die 1 für 2 Schritte. Decke sie ab, um den Gast zu bewegen.
grand-lesson-sets-big = So viele Schritte braucht es hier nicht. Die 1 und dein Ausrufer ergeben 2 Schritte.
grand-lesson-sets-later = Das kann warten. Ein Satz ist in Reichweite: Decke die 1 ab, um den Gast zu bewegen.
grand-lesson-sets-stop = Finde das Feld, an dem das Ballonwerfen und der Angelteich beide ein Ticket verkaufen.
grand-lesson-sets-one = So wird nur 1 Ticket verkauft. Es gibt ein Feld, das sowohl das Ballonwerfen als auch den Angelteich berührt.
grand-lesson-sets-none = Dort wird kein Ticket verkauft. Finde das Feld, das sowohl das Ballonwerfen als auch den Angelteich berührt.
grand-lesson-sets-hint = Es liegt 2 Schritte weiter rechts.
grand-lesson-sets-set = Zwei Tickets mit einem Halt und 8 Punkte für 3 mittlere Attraktionen.

grand-lesson-bare-sites = Nichts bleibt frei
grand-lesson-bare-sites-learnt = Bauen füllt freie Bauplätze und spart für jeden 1 Punkt. Sieh nach, welche Attraktionen noch da sind, bevor du dich entscheidest.
grand-lesson-bare-sites-cost = Am Ende kostet jeder Bauplatz ohne Attraktion 1 Punkt und jede leere Parzelle auch. Du hast 15 freie Bauplätze: Das sind 15 Punkte.
grand-lesson-bare-sites-find = Deine letzte Zahl heute ist die 5, du darfst also bis Größe 5 bauen. Finde heraus, womit du die meisten Punkte sparst. Attraktionen darfst du drehen und wenden.
grand-lesson-bare-sites-ground = Ein neues Fundament füllt deine leere Parzelle, bringt aber neue freie Bauplätze. Hier spart Bauen mehr.
grand-lesson-bare-sites-move = Tickets sind gut, aber hier würde ich bauen: So viele freie Bauplätze kosten viel.
grand-lesson-bare-sites-less = Das spart etwas, aber nicht das meiste. Eine der Attraktionen bedeckt 4 Bauplätze.
grand-lesson-bare-sites-hint-where = Sieh auf den linken Rand: Dort hängen 5 freie Bauplätze zusammen.
grand-lesson-bare-sites-hint-shape = Keine riesige Attraktion, die noch da ist, passt dorthin. Der Kraftakt ist eine große in der Form eines L.
grand-lesson-bare-sites-covered = Vier Punkte gespart. Und wenn ein Gast neben dem Kraftakt anhält, hast du eine große Attraktion, die zählt.

grand-lesson-every-size = Eine von jeder Größe
grand-lesson-every-size-learnt = Eine Attraktion jeder Größe, alle mit Tickets, bringt 22 Punkte. Lies erst die Liste der Punkte, dann such den Weg.
grand-lesson-every-size-pays = Eine Attraktion jeder Größe, jede mit einem Ticket, bringt 22 Punkte. Manchmal fehlt nur noch ein einziges Ticket.
grand-lesson-every-size-missing = 4 deiner 5 Größen haben ein Ticket. Welche hat keins, und welcher Gast könnte es bringen?
grand-lesson-every-size-find = Finde einen Zug, der die 22 Punkte bringt. Wähle die Zahl, dann den Gast und wo er anhält.
grand-lesson-every-size-ground = Boden verkauft kein Ticket. Alle 5 Größen sind gebaut: Ein Gast muss sich bewegen.
grand-lesson-every-size-build = Alle 5 Größen sind schon gebaut. Was fehlt, ist ein Ticket: Ein Gast muss sich bewegen.
grand-lesson-every-size-elsewhere = Danach hat die fehlende Größe noch immer kein Ticket. Sieh auf die Liste der Attraktionen: Welche Größe hat keins?
grand-lesson-every-size-hint-which = Die Zauberbühne, deine große Attraktion auf b3 bis b5 und c4, hat kein Ticket.
grand-lesson-every-size-hint-steps = Die 1 und dein Ausrufer ergeben 2 Schritte. Zwei deiner Gäste sind nah bei der Zauberbühne.
grand-lesson-every-size-back = Hin und zurück, und die Zauberbühne hat ein Ticket: 22 Punkte.
grand-lesson-every-size-done = Die Zauberbühne hat ein Ticket: 22 Punkte.

grand-lesson-last-day = Der letzte Tag
grand-lesson-last-day-learnt = Zähle am letzten Tag, was in Reichweite ist: fehlende Tickets, ein Ausrufer, freie Bauplätze. Dann wähle, welche Zahl was erledigt.
grand-lesson-last-day-look = Es ist Samstag, und du stehst bei minus 2. Aber du hast 11 Tickets verkauft, ein Eingang ist leer, und es gibt freie Bauplätze.
grand-lesson-last-day-find = Du hast diesen einen Tag, einen Zug mit jeder Zahl, um mindestens 15 Punkte zu erreichen. Deine Punkte werden laufend gezählt. Was nicht hilft, kannst du zurücknehmen.
grand-lesson-last-day-short = Das hat noch nicht gereicht. Wir beginnen den Tag noch einmal.
grand-lesson-last-day-hint-tickets = Vier Tickets mehr ergeben 15, und die bringen 12 Punkte. Fast jede Bewegung kann eines verkaufen.
grand-lesson-last-day-hint-giant = Mit der 5 kannst du eine riesige Attraktion bauen. Am linken Rand ist Platz für eine, und das spart 5 Punkte.
grand-lesson-last-day-hint-room = Schießbude (c8), Angelteich (g6), Drehorgel (h3), Zuckerwatte (h2) und Wachsfigurenkabinett (d1) haben Platz für Tickets. Welche Gäste sind in der Nähe?
grand-lesson-last-day-done = Von minus 2 auf mindestens 15, an einem einzigen Tag.

grand-lesson-alone = Allein in der Stadt
grand-lesson-alone-learnt = Allein brauchst du 2 von jeder Größe mit Tickets und keinen freien Bauplatz. Kleinigkeiten bringen je 1 Punkt, und Tricks werden entfernt, wenn du trödelst.
grand-lesson-alone-aim = Du kannst auch allein spielen. Dann ist dein Ziel: am Ende 2 Attraktionen jeder Größe, alle mit Tickets, und kein freier Bauplatz. Mit mehr als 0 Punkten gewinnst du.
grand-lesson-alone-minus = Jede Größe kostet 4 Punkte, solange keine ihrer Attraktionen ein Ticket hat, und 2, solange nur eine eines hat. Nur deine Wahrsagerei hat eines: minus 18.
grand-lesson-alone-small = Anderes bringt je 1 Punkt: ein Ausrufer, ein Trick, ein Gast im Zirkuszelt, eine Attraktion mit mindestens 2 Tickets.
grand-lesson-alone-find = Die 5 ist heute deine letzte Zahl. Ein Zug mit ihr kann 2 Punkte bringen: Finde ihn.
grand-lesson-alone-ground = Neuen Boden brauchst du später, aber jetzt bringt er keinen Punkt. Sieh auf deine Gäste.
grand-lesson-alone-build = Das füllt einen freien Bauplatz und spart 1 Punkt. Eine Bewegung kann 2 bringen.
grand-lesson-alone-no-ticket = Dort wird kein Ticket verkauft. Lass einen Gast neben der Wahrsagerei anhalten.
grand-lesson-alone-hint = Führe den wartenden Gast herein und lass ihn neben der Wahrsagerei anhalten. Dann sind beide Eingänge leer.
grand-lesson-alone-two = Ein zweites Ticket bei der Wahrsagerei und ein Ausrufer: 2 Punkte.
grand-lesson-alone-evening = Der Tag ist vorbei. Spielst du allein, werden jeden Abend alle offenen Fundamente ausgetauscht. Nimm also rechtzeitig, was du brauchst.
grand-lesson-alone-tricks = Auch die Tricks warten nicht. Am Ende jedes dieser Tage wird einer entfernt, falls du ihn bis dahin nicht hast.

## How to play in a minute: titles of at most 4 words, texts of at most 30

grand-how-goal = Verkaufe Tickets
grand-how-goal-text = Lege einen Rummelplatz an, baue Attraktionen und führe Gäste an ihnen vorbei. Eine Attraktion zählt erst mit ihrem ersten Ticket. Nach 7 Tagen gewinnt, wer die meisten Punkte hat.
grand-how-number = Decke eine Zahl ab
grand-how-number-text = Jeder Tag hat 5 Züge. In jedem deckst du eine deiner Zahlen 1 bis 5 ab und führst eine Aktion aus. Mit größeren reichst du weiter, baust größer, gehst länger.
grand-how-deed-place = Legen
grand-how-deed-build = Bauen
grand-how-deed-move = Bewegen
grand-how-lay = Erst legen, dann bauen
grand-how-lay-text = Fundamente kommen auf deine 16 Parzellen: grüne Wege für Gäste, braune Bauplätze für Attraktionen. Deine Zahl sagt, wie weit du reichst und wie groß du bauen darfst.
grand-how-move = Gehen und anhalten
grand-how-move-text = Ein Gast geht höchstens so viele Schritte, wie deine Zahl angibt, nur auf Wegen. Wo er anhält, verkauft jede Attraktion daneben 1 Ticket, bis sie voll ist.
grand-how-gates = Neue Gäste, neue Ausrufer
grand-how-gates-text = Gäste kommen durch 2 Eingänge. Sind beide leer, kommen 2 neue und du stellst einen Ausrufer ein: 3 Punkte, und alle deine Bewegungen werden länger.
grand-how-pays = Was zählt
grand-how-pays-text = Drei Attraktionen einer Größe mit Tickets, eine von jeder Größe, 15 Tickets, Gäste im Zirkuszelt ganz oben. Leere Parzellen und freie Bauplätze kosten Punkte.

## The player aid on one page; what stands before a bar ( | ) is set on a plate

grand-aid-goal = Die meisten Punkte nach 7 Tagen. Nur Attraktionen mit einem Ticket zählen.
grand-aid-turn = Dein Zug
grand-aid-turn-1 = Decke eine freie Zahl von 1 bis 5 ab und führe dann eine dieser drei Aktionen aus. Nach 5 Zügen sind alle Zahlen wieder frei.
grand-aid-turn-2 = Legen | ein Fundament von einem Gleis bis zu deiner Zahl, auf eine beliebige leere Parzelle, wie es gedruckt ist. Beide Stapel zählen als Gleis 1. Nimmst du von dort, darfst du danach alle offenen Fundamente austauschen.
grand-aid-turn-3 = Bauen | 1 Attraktion bis zu deiner Zahl, nur auf freie Bauplätze, beliebig gedreht und gewendet. Nie dort, wo ein Gast steht.
grand-aid-turn-4 = Bewegen | 1 Gast höchstens so viele Schritte, wie deine Zahl angibt, und 1 mehr für jeden Ausrufer. Nur auf Wegen, nie durch Gäste oder Ausrufer.
grand-aid-turn-5 = Wo der Gast anhält, verkauft jede Attraktion daneben 1 Ticket. Auch losgehen und zurückkommen ist ein Halt.
grand-aid-special = Eingänge, Zirkuszelt, Tricks
grand-aid-special-1 = Beide Eingänge nach einer Bewegung leer: 2 neue Gäste und ein Ausrufer auf einen freien Weg. Er bewegt sich nie.
grand-aid-special-2 = Von der obersten Reihe darf ein Gast hinauf ins Zirkuszelt gehen. Er bleibt für immer dort.
grand-aid-special-3 = Eine Attraktion fasst so viele Tickets, wie sie Felder hat.
grand-aid-special-4 = Tricks: Erreiche am Ende deines Zuges das Ziel, und der Trick gehört dir. Dann haben alle anderen dafür nur noch ihren eigenen nächsten Zug.
grand-aid-symbols = Zeichen
grand-aid-sign-tiny = Winzig, 1 Feld
grand-aid-sign-small = Klein, 2 Felder
grand-aid-sign-medium = Mittel, 3 Felder
grand-aid-sign-large = Groß, 4 Felder
grand-aid-sign-giant = Riesig, 5 Felder
grand-aid-sign-guest = Gast
grand-aid-sign-barker = Ausrufer: 3 Punkte, 1 Schritt mehr
grand-aid-sign-mallet = Freier Bauplatz: am Ende minus 1
grand-aid-points = Punkte am Ende
grand-aid-points-1 = Mit Tickets, von einer Größe: 3, 4 oder 5 davon
grand-aid-points-2 = Winzig | 3, 5, 10
grand-aid-points-3 = Klein | 5, 8, 13
grand-aid-points-4 = Mittel | 8, 12, 19
grand-aid-points-5 = Groß | 12, 18, 26
grand-aid-points-6 = Riesig | 18, 25, 35
grand-aid-points-7 = 22 | eine von jeder Größe, jede mit einem Ticket
grand-aid-points-8 = 12 | mindestens 15 Tickets
grand-aid-points-9 = 3 | jeder Ausrufer; 3, 6, 10, 15 für 1 bis 4 Gäste im Zirkuszelt
grand-aid-points-10 = −1 | jeder freie Bauplatz und jede leere Parzelle

## What puzzles are about: the kind of choice, and what it is for

grand-theme-begin = Welche Zahl und wofür
grand-theme-take = Welches Fundament
grand-theme-put = Wohin mit dem Fundament
grand-theme-cycle = Fundamente austauschen
grand-theme-refill = Die Lücke auffüllen
grand-theme-build = Welche Attraktion
grand-theme-move = Gäste bewegen
grand-theme-tickets = Welche Tickets
grand-theme-entry = Welcher Eingang
grand-theme-barker = Wo der Ausrufer steht
grand-theme-do-place = Ein Fundament
grand-theme-do-build = Eine Attraktion
grand-theme-do-move = Gäste
grand-theme-for-sets = Sätze von Attraktionen
grand-theme-for-variety = Jede Größe
grand-theme-for-tickets = Mehr Tickets
grand-theme-for-bigtop = Das Zirkuszelt
grand-theme-for-land = Platz zum Bauen
grand-theme-for-crew = Eine bessere Truppe
grand-theme-for-rivals = Die Konkurrenz bremsen
