# Carnival Tycoon
#
# Ein Wort für eine Sache:
#   sheet         das Blatt
#   lot           das Gelände
#   box           das Kästchen
#   big square    das große Quadrat (2 mal 2 Kästchen)
#   entrance      der Eingang
#   round, track  die Runde, die Rundenleiste; Punkte werden dort eingetragen
#   action        die Aktion: einstellen, eine Bude bauen, ein Fahrgeschäft bauen
#   colored die   der farbige Würfel: der rote und der blaue
#   white die     der weiße Würfel
#   staff         das Personal: Kassierer, Mechaniker, Bauleiter, Geldgeber (Mehrzahl wie Einzahl); man stellt sie ein
#   stall, kind   die Bude, die Sorte; Sorten bilden einen Satz
#   ride          das Fahrgeschäft; es hat einen Bauplan, eine Stufe und einen Bonus; es bringt Punkte, die Hälfte oder ein Viertel
#   guest         der Gast; Gäste kommen in einer Schlange, erreichen etwas oder nicht und werden bedient
#   look after    betreuen
#   cut off       abgeschnitten
#   rank          der Rang
#   bankrupt      pleite
#   race          das Wettrennen
#   the challenge die Herausforderung
# Names of rides, stalls and ranks are filled in as finished text and stand in names.ftl; boxes are filled in as c4.
# $seat and $name are always the name of a player.
# .seat: what is said instead when that player is the reader.

## Where the game is chosen: its poster and its page

tycoon-title = Carnival Tycoon
# One sentence under the title.
tycoon-line = Würfle, zeichne Fahrgeschäfte auf dein Blatt und fülle in 20 Runden dein Gelände mit Gästen.
# The three lines of the poster.
tycoon-poster-1 = Carnival
tycoon-poster-2 = Tycoon
tycoon-poster-3 = würfeln, malen, beten

## Options of a new table. A “line” says in small print what the option is about (it also follows the option in the terminal)

tycoon-option-challenge-line = Feste Würfel, 3 Fahrgeschäfte je Mechaniker, keine Bude neben einer Bude
tycoon-option-hire_counts-line = Ob neues Personal sofort oder erst ab der nächsten Runde zählt
tycoon-option-stall_reach-line = Ob Gäste jede neue Bude erreichen müssen
tycoon-option-challenge = Die Herausforderung
tycoon-option-challenge-off = nein
tycoon-option-challenge-on = ja: feste Würfel, 3 Fahrgeschäfte je Mechaniker, keine Bude neben einer Bude
# What is chosen goes on with the sentence: A new hire counts at once.
tycoon-option-hire_counts = Neues Personal zählt
tycoon-option-hire_counts-at_once = sofort
tycoon-option-hire_counts-next_round = ab der nächsten Runde
# Stalls out of the guests’ reach may be built.
tycoon-option-stall_reach = Unerreichbare Buden
tycoon-option-stall_reach-lenient = sind erlaubt
tycoon-option-stall_reach-must_reach = sind verboten

## Reasons of a hint. $gain: points or guests more than with the next best choice

tycoon-why-track =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt mehr aus dem Fahrgeschäft dieser Runde.
       *[other] Das bringt etwa { $gain } Punkte mehr aus dem Fahrgeschäft dieser Runde.
    }
tycoon-why-rides =
    { $gain ->
        [one] Das lässt Raum für etwa { $gain } Punkt mehr aus späteren Fahrgeschäften.
       *[other] Das lässt Raum für etwa { $gain } Punkte mehr aus späteren Fahrgeschäften.
    }
tycoon-why-guests =
    { $gain ->
        [one] Das bringt bis zum Ende etwa { $gain } Gast mehr.
       *[other] Das bringt bis zum Ende etwa { $gain } Gäste mehr.
    }
tycoon-why-stalls =
    { $gain ->
        [one] Das bringt etwa { $gain } Punkt mehr aus Buden.
       *[other] Das bringt etwa { $gain } Punkte mehr aus Buden.
    }
tycoon-why-actions = Das hält dir mehr Möglichkeiten offen.
tycoon-why-danger = Das hält dich weiter von der Pleite entfernt.
tycoon-why-rivals =
    { $gain ->
        [one] Das kostet deine stärkste Konkurrenz etwa { $gain } Punkt.
       *[other] Das kostet deine stärkste Konkurrenz etwa { $gain } Punkte.
    }
# The same where it is clear who that is. $rival: a player.
tycoon-why-rival =
    { $gain ->
        [one] Das kostet { $rival } etwa { $gain } Punkt.
       *[other] Das kostet { $rival } etwa { $gain } Punkte.
    }

## Words that are filled into other sentences

# $staff, as the object of “hire”: Hire a mechanic.
tycoon-staff-ticket = einen Kassierer
tycoon-staff-mechanic = einen Mechaniker
tycoon-staff-constructor = einen Bauleiter
tycoon-staff-investor = einen Geldgeber
# $row, and the names of the rows of staff on the sheet.
tycoon-row-ticket = Kassierer
tycoon-row-mechanic = Mechaniker
tycoon-row-constructor = Bauleiter
tycoon-row-investor = Geldgeber
# $colour of a die. In German always in the dative: mit der roten 3, auf dem roten Würfel.
tycoon-colour-red = roten
tycoon-colour-blue = blauen
# One of two staff or of two numbers: a constructor or an investor, 5 or 6.
tycoon-either = { $first } oder { $last }

## Where the game stands: above the table

tycoon-heading =
    { $last ->
        [yes] Runde { $round } von { $rounds }, die letzte
       *[no] Runde { $round } von { $rounds }
    }
tycoon-heading-over = Ende nach Runde { $round }

## Prompts: what you are asked

# $open: the kinds of actions that are possible.
tycoon-ask-first =
    { $open ->
        [all] Wähle 1 oder 2 verschiedene Aktionen: einstellen, Bude, Fahrgeschäft.
        [hire-stall] Stelle jemanden ein, baue eine Bude oder tu beides.
        [hire-ride] Stelle jemanden ein, baue ein Fahrgeschäft oder tu beides.
        [stall-ride] Baue eine Bude, ein Fahrgeschäft oder beides.
        [hire] Stelle jemanden ein: Sonst geht nichts.
        [stall] Baue eine Bude: Sonst geht nichts.
       *[ride] Baue ein Fahrgeschäft: Sonst geht nichts.
    }
tycoon-ask-second =
    { $open ->
        [hire-stall] Stelle jemanden ein, baue eine Bude oder beende die Runde.
        [hire-ride] Stelle jemanden ein, baue ein Fahrgeschäft oder beende die Runde.
        [stall-ride] Baue eine Bude oder ein Fahrgeschäft oder beende die Runde.
        [hire] Stelle jemanden ein oder beende die Runde.
        [stall] Baue eine Bude oder beende die Runde.
       *[ride] Baue ein Fahrgeschäft oder beende die Runde.
    }
# $what: the kind of stall. $boxes: 1 or 2.
tycoon-ask-place-stall =
    { $boxes ->
        [one] Wähle 1 freies Kästchen für die Bude: { $what }.
       *[other] Wähle { $boxes } freie Kästchen für die Bude: { $what }.
    }
# $what: the name of the ride.
tycoon-ask-place-ride = Wähle freie Kästchen für das Fahrgeschäft: { $what }.
# $needed: guests to be drawn on the shortest way. $room: guests whom vendors can still serve.
tycoon-ask-guest =
    { $needed ->
        [one] Zeichne mindestens 1 Gast; die Kassierer bedienen noch { $room }.
       *[other] Zeichne mindestens { $needed } Gäste; die Kassierer bedienen noch { $room }.
    }
tycoon-ask-guest-short =
    { $room ->
        [one] Zu weit: Zeichne den einen Gast, der noch bedient werden kann.
       *[other] Zu weit: Zeichne die { $room } Gäste, die noch bedient werden können.
    }
# $dice: how many count.
tycoon-ask-dice =
    { $dice ->
        [one] Dein bester weißer Würfel zählt, wenn du keinen anderen wählst.
       *[other] Deine { $dice } besten weißen Würfel zählen, wenn du keine anderen wählst.
    }
tycoon-ask-nothing = Für dich gibt es gerade nichts zu tun.

## Buttons and choices: what you can do. $face: the number on the die

tycoon-do-hire = Mit der { $colour } { $face } { $staff } einstellen
tycoon-do-stall = Mit der { $colour } { $face } eine Bude bauen: { $stall }
# $points: what the ride would write, halved already where no mechanic is free for it.
tycoon-do-ride =
    { $halved ->
        [yes] { $points ->
            [one] Fahrgeschäft bauen: { $ride }, mit diesem Wurf 1 Punkt, nur die Hälfte, weil kein Mechaniker frei ist
           *[other] Fahrgeschäft bauen: { $ride }, mit diesem Wurf { $points } Punkte, nur die Hälfte, weil kein Mechaniker frei ist
        }
       *[no] { $points ->
            [one] Fahrgeschäft bauen: { $ride }, mit diesem Wurf 1 Punkt
           *[other] Fahrgeschäft bauen: { $ride }, mit diesem Wurf { $points } Punkte
        }
    }
tycoon-do-stop = Runde beenden
# A place for a ride: where ($place: see “At” below), what it pays and why no more, how many guests come, and how many free
# boxes are cut off. It is put together from the messages after the next.
tycoon-do-place-ride =
    { $share ->
        [whole] { tycoon-do-place-points }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
        [unreached] { tycoon-do-place-points }, nur die Hälfte, weil { tycoon-do-place-short }{ tycoon-do-place-cut }
        [untended] { tycoon-do-place-points }, nur die Hälfte, weil kein Mechaniker frei ist{ tycoon-do-place-guests }{ tycoon-do-place-cut }
       *[both] { tycoon-do-place-points }, nur ein Viertel, weil kein Mechaniker frei ist und { tycoon-do-place-short }{ tycoon-do-place-cut }
    }
# The same for a stall.
tycoon-do-place-stall =
    { $share ->
        [unreached] { $place }: zählt voll, obwohl { tycoon-do-place-short }{ tycoon-do-place-cut }
       *[whole] { $place }{ tycoon-do-place-guests }{ tycoon-do-place-cut }
    }
tycoon-do-place-points =
    { $points ->
        [one] { $place }: 1 Punkt
       *[other] { $place }: { $points } Punkte
    }
tycoon-do-place-short =
    { $guests ->
        [0] kein Gast hinkommt
        [one] 1 Gast loszieht und nicht ankommt
       *[other] { $guests } Gäste losziehen und nicht ankommen
    }
tycoon-do-place-guests =
    { $guests ->
        [0] { "" }
        [one] ; 1 Gast kommt
       *[other] ; { $guests } Gäste kommen
    }
# $walled: whether guests could get to no free box any more.
tycoon-do-place-cut =
    { $walled ->
        [yes] ; damit sind deine Gäste für immer eingemauert
       *[no] { $cut ->
            [0] { "" }
            [one] ; 1 Kästchen wird abgeschnitten
           *[other] ; { $cut } Kästchen werden abgeschnitten
        }
    }
# $place. $at: the box of its corner.
tycoon-place =
    { $degrees ->
        [0] Auf { $at }
       *[other] Auf { $at }, um { $degrees } Grad gedreht
    }
tycoon-place-mirrored =
    { $degrees ->
        [0] Auf { $at }, gespiegelt
       *[other] Auf { $at }, gespiegelt und um { $degrees } Grad gedreht
    }
tycoon-do-guest = Gast auf { $at } zeichnen
tycoon-do-shortest =
    { $guests ->
        [one] Kürzester Weg: 1 Gast
       *[other] Kürzester Weg: { $guests } Gäste
    }
# $dice: the white dice that count, a list of numbers.
tycoon-do-dice =
    { $share ->
        [whole] { tycoon-do-dice-write }: { $dice }, Bonus { $bonus }
        [half] { tycoon-do-dice-write }: { $dice }, Bonus { $bonus }, halbiert
       *[quarter] { tycoon-do-dice-write }: { $dice }, Bonus { $bonus }, zweimal halbiert
    }
tycoon-do-dice-write =
    { $points ->
        [one] 1 Punkt eintragen
       *[other] { $points } Punkte eintragen
    }

## Log: what happened

tycoon-round = Runde { $round }. Der rote Würfel zeigt { $red }, der blaue { $blue }.
# $dice: a list of numbers.
tycoon-white = { $seat } würfelt in Weiß: { $dice }.
    .seat = Du würfelst in Weiß: { $dice }.
tycoon-hired = { $seat } stellt mit der { $colour } { $face } { $staff } ein.
    .seat = Du stellst mit der { $colour } { $face } { $staff } ein.
tycoon-more-white = Der neue Bauleiter von { $seat } würfelt eine { $face }.
    .seat = Dein neuer Bauleiter würfelt eine { $face }.
# $at: one or two boxes.
tycoon-stall-built = { $seat } baut eine Bude auf { $at }: { $stall }.
    .seat = Du baust eine Bude auf { $at }: { $stall }.
# $at: the box of its corner.
tycoon-ride-built = { $seat } baut ein Fahrgeschäft auf { $at }: { $ride }.
    .seat = Du baust ein Fahrgeschäft auf { $at }: { $ride }.
# $first and $last: the boxes where their line begins and ends.
tycoon-guests =
    { $guests ->
        [one] 1 Gast kommt auf den Jahrmarkt von { $seat }, auf { $last }.
       *[other] { $guests } Gäste kommen auf den Jahrmarkt von { $seat }, von { $first } bis { $last }.
    }
    .seat =
        { $guests ->
            [one] 1 Gast kommt auf deinen Jahrmarkt, auf { $last }.
           *[other] { $guests } Gäste kommen auf deinen Jahrmarkt, von { $first } bis { $last }.
        }
# $what: the ride or the kind of stall.
tycoon-out-of-reach = { $what }: Kein Gast von { $seat } kommt hin.
    .seat = { $what }: Keiner deiner Gäste kommt hin.
# $dice: the white dice that count, a list of numbers.
tycoon-scored =
    { $points ->
        [one] { $seat } trägt für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus.
       *[other] { $seat } trägt für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus.
    }
    .seat =
        { $points ->
            [one] Du trägst für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus.
           *[other] Du trägst für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus.
        }
tycoon-scored-half =
    { $points ->
        [one] { $seat } trägt für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen halbiert.
       *[other] { $seat } trägt für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen halbiert.
    }
    .seat =
        { $points ->
            [one] Du trägst für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen halbiert.
           *[other] Du trägst für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen halbiert.
        }
tycoon-scored-quarter =
    { $points ->
        [one] { $seat } trägt für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen zweimal halbiert.
       *[other] { $seat } trägt für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen zweimal halbiert.
    }
    .seat =
        { $points ->
            [one] Du trägst für „{ $ride }“ 1 Punkt ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen zweimal halbiert.
           *[other] Du trägst für „{ $ride }“ { $points } Punkte ein: { $dice } von den Würfeln, dazu { $bonus } Bonus, zusammen zweimal halbiert.
        }
tycoon-bankrupt = { $seat } kann mit diesem Wurf nichts tun und ist pleite.
    .seat = Du kannst mit diesem Wurf nichts tun und bist pleite.
# After the last round. $guests: new ones. $served: of all guests in the lot.
tycoon-filled =
    { $guests ->
        [one] 1 weiterer Gast füllt das Gelände von { $seat }. Bedient werden insgesamt { $served }.
       *[other] { $guests } weitere Gäste füllen das Gelände von { $seat }. Bedient werden insgesamt { $served }.
    }
    .seat =
        { $guests ->
            [one] 1 weiterer Gast füllt dein Gelände. Deine Kassierer bedienen insgesamt { $served }.
           *[other] { $guests } weitere Gäste füllen dein Gelände. Deine Kassierer bedienen insgesamt { $served }.
        }

## Score lines, and the title that the score earns

tycoon-score-rides = Fahrgeschäfte, Runde für Runde
tycoon-score-guests = Bediente Gäste
tycoon-score-kinds = Sorten von Buden
tycoon-score-sets = Sätze von Buden
tycoon-score-bankrupt = Pleite: alle Punkte verloren
tycoon-rank = { $rank }
tycoon-rank-bankrupt = Pleite. { $rank }

## Refusals: why something cannot be done

tycoon-no-bankrupt = Dieser Jahrmarkt ist pleite.
tycoon-no-over = Das Spiel ist vorbei.
tycoon-no-done = Deine Runde ist beendet. Warte auf die anderen.
tycoon-no-stop = Du musst in jeder Runde mindestens 1 Aktion ausführen.
tycoon-no-choose-first = Wähle erst eine Aktion: einstellen, eine Bude bauen oder ein Fahrgeschäft bauen.
tycoon-no-place-first = Wähle erst, wo es stehen soll.
tycoon-no-guests-first = Zeichne zuerst die Gäste zu dem, was du gebaut hast.
tycoon-no-dice-first = Wähle erst die Würfel, die für dein Fahrgeschäft zählen.
tycoon-no-second-hire = Du hast in dieser Runde schon jemanden eingestellt. Die zweite Aktion muss eine andere sein.
tycoon-no-second-stall = Du hast in dieser Runde schon eine Bude gebaut. Die zweite Aktion muss eine andere sein.
tycoon-no-second-ride = Du hast in dieser Runde schon ein Fahrgeschäft gebaut. Die zweite Aktion muss eine andere sein.
tycoon-no-die = Kein farbiger Würfel, den du noch nutzen kannst, zeigt eine { $face }.
tycoon-no-die-challenge = In der Herausforderung stellt der rote Würfel ein, und der blaue baut Buden. Der nötige Würfel zeigt keine { $face }.
# $faces: a list of numbers.
tycoon-no-staff-die = Um { $staff } einzustellen, brauchst du eine dieser Zahlen: { $faces }. Kein Würfel, den du noch nutzen kannst, zeigt eine davon.
tycoon-no-such-staff = Eine { $face } genügt nicht, um { $staff } einzustellen. Diese Zahlen passen: { $faces }.
tycoon-no-staff-box = Diese Reihe ist voll. Du kannst nicht noch { $staff } einstellen, aber der Würfel kann noch eine Bude bauen.
tycoon-no-third-stall = Du hast schon beide Buden dieser Sorte.
tycoon-no-stall-room = Auf dem Gelände ist kein Platz für diese Bude.
tycoon-no-investors =
    { $needed ->
        [one] Du brauchst 1 Geldgeber und hast { $there }. Eine 5 oder 6 stellt einen ein.
       *[other] Du brauchst { $needed } Geldgeber und hast { $there }. Eine 5 oder 6 stellt einen ein.
    }
tycoon-no-constructors =
    { $needed ->
        [one] Du brauchst 1 Bauleiter und hast { $there }. Eine 5 oder 6 stellt einen ein.
       *[other] Du brauchst { $needed } Bauleiter und hast { $there }. Eine 5 oder 6 stellt einen ein.
    }
tycoon-no-such-ride = Dieses Fahrgeschäft steht nicht im Katalog.
tycoon-no-ride-room = Auf dem Gelände ist kein Platz für dieses Fahrgeschäft: { $ride }.
# Only in the terminal: a shape was turned so that it looks like another, simpler turn.
tycoon-no-same-turn = Anders gedreht sieht es genauso aus. Nimm die andere Drehung.
tycoon-no-outside = Das ragt über das Gelände hinaus.
tycoon-no-overlap = Dort steht schon etwas.
tycoon-no-stall-beside-stall = In der Herausforderung darf keine Bude neben einer anderen stehen.
tycoon-no-stall-unreached = Gäste könnten diese Bude nicht erreichen.
tycoon-no-guest-box = Ein Gast kann nur auf einem freien Kästchen des Geländes stehen.
tycoon-no-guest-beside = Der nächste Gast muss neben dem letzten stehen, der erste neben irgendeinem Gast.
tycoon-no-guest-waste = Von diesem Kästchen aus könnten deine Kassierer nicht genug Gäste für den Rest des Weges bedienen.
tycoon-no-guest-detour = Selbst der kürzeste Weg ist zu lang für deine Kassierer. Du musst also einen kürzesten nehmen.
tycoon-no-shortest = Es fehlt nur 1 Gast: Wähle das Kästchen.
tycoon-no-dice-number = Du musst so viele Würfel wählen, wie die Stufe des Fahrgeschäfts angibt.
tycoon-no-such-dice = Diese Würfel hast du nicht.

## Notes when something happens for the first time: one line, at most 105 characters

tycoon-first-actions = Rot und Blau stellen ein oder bauen eine Bude, je einmal. Weiße Würfel zählen für Fahrgeschäfte.
tycoon-first-builders = Du hast eine Zahl für einen Bauleiter oder Geldgeber. Bessere Fahrgeschäfte brauchen mehr von beiden.
tycoon-first-place-ride = Ein Gast muss daneben stehen, sonst bringt es nur die Hälfte. Jedes Kästchen auf dem Weg wird zum Gast.
tycoon-first-place-stall = Die erste einer Sorte bringt 1 Punkt, die zweite 2 mehr. Mehrere Sorten bringen noch mehr.
tycoon-first-way = Du wählst den Weg. Jedes seiner Kästchen wird zum Gast und bleibt belegt.
tycoon-first-dice = Es zählen so viele weiße Würfel, wie die Stufe angibt. Die besten sind schon gewählt.
tycoon-first-hired = Neues Personal zählt sofort, auch für deine zweite Aktion.
tycoon-first-hire-first = Erst einstellen, dann bauen: Wer neu ist, zählt sofort, und ein Fahrgeschäft bringt mehr.
tycoon-first-row-full = Diese Reihe ist voll. Ab jetzt bauen ihre Zahlen nur noch Buden.
tycoon-first-bankrupt = Mehrere Zahlen nützen nichts mehr. Ohne mögliche Aktion bist du pleite: Lass Platz für ein Fahrgeschäft.
tycoon-first-scored = Würfel und Bonus stehen auf der Rundenleiste. Keine spätere Runde ändert sie.
tycoon-first-halved = Nur ein Teil der Punkte: Kein Gast steht daneben, oder kein Mechaniker ist frei.
tycoon-first-guests = Jeder bediente Gast bringt am Ende 1 Punkt. Jeder Kassierer bedient 10.
tycoon-first-mechanics = Kein Mechaniker ist frei. Ohne einen weiteren bringt das nächste Fahrgeschäft nur die Hälfte.
tycoon-first-vendors = Deine Kassierer können kaum noch Gäste bedienen. Stelle vor dem nächsten weiten Weg einen ein.
tycoon-first-kinds = Vier Sorten von Buden bringen 5 Punkte extra, alle 6 Sorten noch einmal 10.
tycoon-first-crowd = Nach der letzten Runde füllen Gäste das Gelände. Von den Kassierern hängt ab, wie viele zählen.

## Explanations of a thing: a title without full stop, then sentences

# A row of staff. $row: its name. $there and $capacity: what they come to together.
tycoon-note-staff = { $row }, { $hired } von { $boxes }
tycoon-note-ticket = Jeder bedient { $each } Gäste: zusammen { $capacity }.
tycoon-note-ticket-points = Jeder bediente Gast bringt am Ende 1 Punkt.
tycoon-note-mechanic = Jeder betreut { $each } Fahrgeschäfte: zusammen { $capacity }. Ein Fahrgeschäft zu viel bringt nur die Hälfte.
tycoon-note-constructor = Jeder würfelt 1 weißen Würfel und erlaubt 1 großes Quadrat mehr: zurzeit bis zu { $there }.
tycoon-note-investor = Jeder erlaubt Fahrgeschäfte, die 1 Stufe höher sind: zurzeit bis Stufe { $there }.
# $faces: a list of numbers.
tycoon-note-hired-with = Eingestellt mit einem farbigen Würfel, der eine dieser Zahlen zeigt: { $faces }.
tycoon-note-row-full = Die Reihe ist voll. Würfel mit ihren Zahlen können noch Buden bauen.
tycoon-note-hire-first = Neues Personal zählt sofort: erst einstellen, dann bauen.
tycoon-note-hire-late = Neues Personal zählt ab der nächsten Runde.
# A coloured die.
tycoon-note-die = Auf dem { $colour } Würfel: { $face }
tycoon-note-die-spent = Er ist für diese Runde verbraucht.
tycoon-note-die-dead = Diese Zahl nützt dir jetzt nichts.
# $staff: one or two of them, with “or”.
tycoon-note-die-hires = Eine { $face } stellt { $staff } ein.
tycoon-note-die-stall = Er baut eine Bude dieser Sorte: { $stall }.
tycoon-note-die-once = Jeder farbige Würfel gilt in einer Runde nur einmal: zum Einstellen oder für eine Bude.
tycoon-note-die-must-hire = In der Herausforderung dient der rote Würfel nur zum Einstellen.
tycoon-note-die-must-stall = In der Herausforderung baut der blaue Würfel nur Buden.
# A white die.
tycoon-note-white = Weißer Würfel: { $face }
tycoon-note-white-counted = Er hat für das Fahrgeschäft dieser Runde gezählt.
tycoon-note-white-each = Für jeden Bauleiter gibt es einen.
tycoon-note-white-best = Für ein Fahrgeschäft zählen die besten, so viele, wie seine Stufe angibt.
# A kind of stall on the sheet. $built of $most (2) stalls are built.
tycoon-note-kind = { $stall }, { $built } von { $most } gebaut
tycoon-note-kind-die = Ein farbiger Würfel mit einer { $face } baut sie.
tycoon-note-kind-first =
    { $boxes ->
        [one] Die erste bedeckt 1 Kästchen und bringt am Ende { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Die erste bedeckt { $boxes } Kästchen und bringt am Ende { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
# $points: of both. $now: of the first alone.
tycoon-note-kind-second =
    { $boxes ->
        [one] Die zweite bedeckt 1 Kästchen. Beide zusammen bringen { $points } Punkte statt { $now }.
       *[other] Die zweite bedeckt { $boxes } Kästchen. Beide zusammen bringen { $points } Punkte statt { $now }.
    }
tycoon-note-kind-full = Beide stehen: { $points } Punkte, und sie zählen für die Sätze.
tycoon-note-kind-sets = Sätze aus verschiedenen Sorten bringen noch mehr.
# A stall in the lot.
tycoon-note-stall = Eine Bude: { $stall }
tycoon-note-stall-stands = Sie zählt voll, ob Gäste sie erreichen oder nicht. Gäste kommen zu ihr wie zu einem Fahrgeschäft.
# A set of stalls. $each: 1 or 2 stalls of each kind.
tycoon-note-set =
    { $each ->
        [one] Ein Satz aus { $kinds } Sorten von Buden
       *[other] Ein Satz aus { $kinds } Sorten mit je { $each } Buden
    }
tycoon-note-set-complete = Vollständig: { $points } Punkte.
# $there of $kinds kinds.
tycoon-note-set-missing = Vollständig bringt er { $points } Punkte. Bisher: { $there } von { $kinds } Sorten.
tycoon-note-set-sum = Jeder vollständige Satz zählt.
# A ride of the catalog.
tycoon-note-card = { $ride }, Stufe { $level }
tycoon-note-card-counts =
    { $level ->
        [one] Es zählt deinen besten weißen Würfel und einen Bonus von { $bonus }.
       *[other] Es zählt deine { $level } besten weißen Würfel und einen Bonus von { $bonus }.
    }
tycoon-note-card-now =
    { $points ->
        [one] Mit diesem Wurf: 1 Punkt, wenn Gäste es erreichen.
       *[other] Mit diesem Wurf: { $points } Punkte, wenn Gäste es erreichen.
    }
tycoon-note-card-half =
    { $points ->
        [one] Mit diesem Wurf: 1 Punkt, nur die Hälfte, weil kein Mechaniker frei ist.
       *[other] Mit diesem Wurf: { $points } Punkte, nur die Hälfte, weil kein Mechaniker frei ist.
    }
# How many more you need. At least one of the two is not 0.
tycoon-note-card-missing =
    { $investors ->
        [0] { $constructors ->
            [one] Dir fehlt 1 Bauleiter.
           *[other] Dir fehlen { $constructors } Bauleiter.
        }
        [one] { $constructors ->
            [0] Dir fehlt 1 Geldgeber.
            [one] Dir fehlen 1 Geldgeber und 1 Bauleiter.
           *[other] Dir fehlen 1 Geldgeber und { $constructors } Bauleiter.
        }
       *[other] { $constructors ->
            [0] Dir fehlen { $investors } Geldgeber.
            [one] Dir fehlen { $investors } Geldgeber und 1 Bauleiter.
           *[other] Dir fehlen { $investors } Geldgeber und { $constructors } Bauleiter.
        }
    }
# $level: also the number of investors. $squares: big squares, also the number of constructors.
tycoon-note-card-needs =
    { $level ->
        [one] Es braucht 1 Geldgeber und { $squares ->
            [one] 1 Bauleiter
           *[other] { $squares } Bauleiter
        }.
       *[other] Es braucht { $level } Geldgeber und { $squares ->
            [one] 1 Bauleiter
           *[other] { $squares } Bauleiter
        }.
    }
tycoon-note-card-shape =
    { $squares ->
        [one] Sein großes Quadrat bedeckt 2 mal 2 Kästchen des Geländes.
       *[other] Jedes seiner { $squares } großen Quadrate bedeckt 2 mal 2 Kästchen. Drehe und spiegle es, wie du willst.
    }
# A ride in the lot. $dice: a list of numbers.
tycoon-note-ride =
    { $points ->
        [one] { $ride }, 1 Punkt
       *[other] { $ride }, { $points } Punkte
    }
tycoon-note-ride-new = { $ride }, noch ohne Punkte
tycoon-note-ride-waits = Wenn kein Gast es erreicht, bringt es nur die Hälfte.
tycoon-note-ride-dice = Weiße Würfel: { $dice }. Bonus: { $bonus }.
tycoon-note-ride-half = Es wurde halbiert: Kein Gast hat es erreicht, oder kein Mechaniker war frei.
tycoon-note-ride-quarter = Es wurde zweimal halbiert: Kein Gast hat es erreicht, und kein Mechaniker war frei.
tycoon-note-ride-written = Eingetragen in Runde { $round }. Das ändert sich nie.
# A round on the track.
tycoon-note-round = Runde { $round } auf der Rundenleiste
tycoon-note-round-ride =
    { $points ->
        [one] Das Fahrgeschäft dieser Runde, „{ $ride }“, brachte 1 Punkt.
       *[other] Das Fahrgeschäft dieser Runde, „{ $ride }“, brachte { $points } Punkte.
    }
tycoon-note-round-none = Kein Fahrgeschäft gebaut: 0 Punkte. Das schadet nicht, solange du einstellst.
tycoon-note-round-now = Diese Runde läuft gerade. Die Punkte ihres Fahrgeschäfts kommen hierher.
tycoon-note-round-later = Sie kommt noch. Die Punkte ihres Fahrgeschäfts kommen hierher.
# The chart of guests. $capacity: how many guests vendors can serve.
tycoon-note-guests =
    { $guests ->
        [one] 1 Gast, Kassierer für { $capacity }
       *[other] { $guests } Gäste, Kassierer für { $capacity }
    }
tycoon-note-guests-room =
    { $room ->
        [0] Die Kassierer können niemanden mehr bedienen.
        [one] Die Kassierer können noch 1 bedienen.
       *[other] Die Kassierer können noch { $room } bedienen.
    }
tycoon-note-guests-line = Länger kann eine Schlange nicht werden, und ein Fahrgeschäft, das sie nicht erreicht, bringt nur die Hälfte.
tycoon-note-guests-points =
    { $served ->
        [one] Jeder bediente Gast bringt am Ende 1 Punkt: bisher 1.
       *[other] Jeder bediente Gast bringt am Ende 1 Punkt: bisher { $served }.
    }
# How many rides are looked after. $capacity: how many the mechanics can.
tycoon-note-care =
    { $rides ->
        [0] Noch kein Fahrgeschäft, Mechaniker für { $capacity }
        [one] 1 Fahrgeschäft, Mechaniker für { $capacity }
       *[other] { $rides } Fahrgeschäfte, Mechaniker für { $capacity }
    }
tycoon-note-care-fine = Das nächste Fahrgeschäft wird betreut.
tycoon-note-care-short = Das nächste Fahrgeschäft brächte nur die Hälfte. Stelle vorher einen Mechaniker ein.
tycoon-note-care-each = Jeder Mechaniker betreut { $each } Fahrgeschäfte. Buden brauchen keinen.
# The rank so far.
tycoon-note-rank = { $rank }
tycoon-note-rank-now =
    { $points ->
        [one] Bisher 1 Punkt.
       *[other] Bisher { $points } Punkte.
    }
tycoon-note-rank-next =
    { $missing ->
        [one] Noch 1 Punkt bis zum nächsten Rang: { $rank }.
       *[other] Noch { $missing } Punkte bis zum nächsten Rang: { $rank }.
    }
tycoon-note-bankrupt =
    { $points ->
        [one] Pleite: 1 Punkt ist verloren.
       *[other] Pleite: { $points } Punkte sind verloren.
    }
# A whole sheet, and the boxes of its lot. $at: the box.
tycoon-note-sheet = Das Blatt von { $seat }
    .seat = Dein Blatt
tycoon-note-entrance = Der Eingang, { $at }
tycoon-note-entrance-open = Hier steht der erste Gast. Alle Gäste hängen mit diesem Kästchen zusammen, und nichts kann darauf gebaut werden.
tycoon-note-guest = Ein Gast auf { $at }
tycoon-note-guest-stays = Gäste bleiben das ganze Spiel, und nichts kann auf ihnen gebaut werden. Jeder bediente Gast bringt am Ende 1 Punkt.
tycoon-note-box = Kästchen { $at }
tycoon-note-box-free = Frei: Platz für ein Fahrgeschäft oder eine Bude, und am Ende für einen Gast.
tycoon-note-box-cut-off = Frei, aber abgeschnitten: Gäste erreichen es nicht. Eine Bude zählt hier voll, ein Fahrgeschäft nur halb.
# Buttons.
tycoon-note-do-stop = Du verzichtest in dieser Runde auf eine zweite Aktion. Wenn alle fertig sind, beginnt die nächste Runde.
tycoon-note-shortest = Der kürzeste Weg
tycoon-note-do-shortest = Die fehlenden Gäste werden für dich auf einem kürzesten Weg gezeichnet.

## The table in words, for those who listen: headings

tycoon-part-game = Das Spiel
tycoon-part-sheet = Das Blatt von { $seat }
    .seat = Dein Blatt
tycoon-part-dice = Die Würfel von { $seat }
    .seat = Deine Würfel
tycoon-part-staff = Das Personal von { $seat }
    .seat = Dein Personal
tycoon-part-stalls = Die Buden von { $seat }
    .seat = Deine Buden
tycoon-part-lot = Das Gelände von { $seat }
    .seat = Dein Gelände
tycoon-part-track = Die Rundenleiste von { $seat }
    .seat = Deine Rundenleiste
tycoon-part-others = Die anderen
tycoon-part-catalog = Der Katalog der Fahrgeschäfte

## The table in words, for those who listen: sentences

tycoon-says-round = Das ist Runde { $round } von { $rounds }. In jeder Runde führst du 1 oder 2 verschiedene Aktionen aus: einstellen, eine Bude bauen, ein Fahrgeschäft bauen.
tycoon-says-over = Das Spiel ist vorbei, nach Runde { $round }.
tycoon-says-challenge = Die Herausforderung: Der rote Würfel stellt ein, der blaue baut Buden, ein Mechaniker betreut weniger Fahrgeschäfte, und keine Bude darf neben einer anderen stehen.
tycoon-says-late-hires = Neues Personal zählt ab der nächsten Runde.
tycoon-says-reached-stalls = Eine Bude darf nur stehen, wo Gäste sie erreichen können.
# How somebody stands. The last of these four messages is filled into the others.
tycoon-stands =
    { $points ->
        [one] { $seat } hat 1 Punkt, { tycoon-stands-with }.
       *[other] { $seat } hat { $points } Punkte, { tycoon-stands-with }.
    }
    .seat =
        { $points ->
            [one] Du hast 1 Punkt, { tycoon-stands-with }.
           *[other] Du hast { $points } Punkte, { tycoon-stands-with }.
        }
tycoon-stands-done =
    { $points ->
        [one] { $seat } hat die Runde beendet und hat 1 Punkt, { tycoon-stands-with }.
       *[other] { $seat } hat die Runde beendet und hat { $points } Punkte, { tycoon-stands-with }.
    }
    .seat =
        { $points ->
            [one] Du hast die Runde beendet und hast 1 Punkt, { tycoon-stands-with }.
           *[other] Du hast die Runde beendet und hast { $points } Punkte, { tycoon-stands-with }.
        }
tycoon-stands-bankrupt =
    { $points ->
        [one] { $seat } ist pleite, hat 1 Punkt verloren und hatte { tycoon-stands-with }.
       *[other] { $seat } ist pleite, hat { $points } Punkte verloren und hatte { tycoon-stands-with }.
    }
    .seat =
        { $points ->
            [one] Du bist pleite, hast 1 Punkt verloren und hattest { tycoon-stands-with }.
           *[other] Du bist pleite, hast { $points } Punkte verloren und hattest { tycoon-stands-with }.
        }
tycoon-stands-with =
    { $rides ->
        [one] 1 Fahrgeschäft
       *[other] { $rides } Fahrgeschäfte
    }, { $stalls ->
        [one] 1 Bude
       *[other] { $stalls } Buden
    } und { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }
tycoon-says-rank =
    { $missing ->
        [one] Der Rang bisher: { $rank }. Noch 1 Punkt bis zum nächsten: { $next }.
       *[other] Der Rang bisher: { $rank }. Noch { $missing } Punkte bis zum nächsten: { $next }.
    }
# $capacity: guests whom vendors can serve. $room: what is left of that.
tycoon-says-guests =
    { $guests ->
        [one] Es ist 1 Gast da. Die Kassierer bedienen { $capacity }, also ist noch Platz für { $room }.
       *[other] Es sind { $guests } Gäste da. Die Kassierer bedienen { $capacity }, also ist noch Platz für { $room }.
    }
tycoon-says-care =
    { $rides ->
        [0] Es gibt noch kein Fahrgeschäft. Die Mechaniker betreuen { $capacity }.
        [one] Es gibt 1 Fahrgeschäft. Die Mechaniker betreuen { $capacity }.
       *[other] Es gibt { $rides } Fahrgeschäfte. Die Mechaniker betreuen { $capacity }.
    }
tycoon-says-die = Auf dem { $colour } Würfel steht eine { $face }.
tycoon-says-die-spent = Auf dem { $colour } Würfel steht eine { $face }; er ist verbraucht.
tycoon-says-white = Auf einem weißen Würfel steht eine { $face }.
tycoon-says-white-counted = Auf einem weißen Würfel steht eine { $face }; er hat für das Fahrgeschäft dieser Runde gezählt.
# $faces: a list of numbers.
tycoon-says-staff = { $row }: { $hired } von { $boxes }, eingestellt mit { $faces }.
tycoon-says-kind =
    { $points ->
        [one] { $stall }, mit einer { $face }: { $built } von 2 gebaut, 1 Punkt wert.
       *[other] { $stall }, mit einer { $face }: { $built } von 2 gebaut, { $points } Punkte wert.
    }
# $there of $kinds kinds are there.
tycoon-says-set =
    { $each ->
        [one] Ein Satz aus { $kinds } Sorten bringt { $points } Punkte. Bisher: { $there } von { $kinds }.
       *[other] Ein Satz aus { $kinds } Sorten mit je { $each } Buden bringt { $points } Punkte. Bisher: { $there } von { $kinds }.
    }
tycoon-says-set-complete =
    { $each ->
        [one] Der Satz aus { $kinds } Sorten ist vollständig und bringt { $points } Punkte.
       *[other] Der Satz aus { $kinds } Sorten mit je { $each } Buden ist vollständig und bringt { $points } Punkte.
    }
tycoon-says-lot = Spalten a bis { $last } von links nach rechts, Zeilen 1 bis { $rows } von oben nach unten. Der Eingang ist { $entrance }.
# $at: see the message after the next.
tycoon-says-ride = { $ride }, { $at }.
tycoon-says-stall = Eine Bude auf { $at }: { $stall }.
tycoon-says-from-to = von { $first } bis { $last }
# A row of the lot, or several that are alike. $runs: what is in it from left to right, put together from the messages below.
tycoon-says-row =
    { $rows ->
        [one] Zeile { $first }: { $runs }.
       *[other] Zeilen { $first } bis { $last }: { $runs }.
    }
tycoon-then = { $first }; { $rest }
# What is added up. $dice: a list, the highest first; $bonus: of the ride.
tycoon-board-sum = Gewürfelt { $dice }, Bonus { $bonus }
# $first and $last: columns.
tycoon-run-free =
    { $boxes ->
        [one] { $first } frei
       *[other] { $first } bis { $last } frei
    }
tycoon-run-cut-off =
    { $boxes ->
        [one] { $first } frei, aber abgeschnitten
       *[other] { $first } bis { $last } frei, aber abgeschnitten
    }
tycoon-run-guests =
    { $boxes ->
        [one] { $first } ein Gast
       *[other] { $first } bis { $last } Gäste
    }
tycoon-run-built =
    { $boxes ->
        [one] { $first } bebaut
       *[other] { $first } bis { $last } bebaut
    }
tycoon-run-outside =
    { $boxes ->
        [one] { $first } außerhalb des Geländes
       *[other] { $first } bis { $last } außerhalb des Geländes
    }
# $dice: a list of numbers.
tycoon-says-written =
    { $points ->
        [one] Runde { $round }: 1 Punkt für „{ $ride }“. Weiße Würfel: { $dice }. Bonus: { $bonus }.
       *[other] Runde { $round }: { $points } Punkte für „{ $ride }“. Weiße Würfel: { $dice }. Bonus: { $bonus }.
    }
tycoon-says-nothing-written = Noch nichts.
# $shape: one of the next two.
tycoon-says-card = { $ride }: Stufe { $level }, Bonus { $bonus }, { $shape }.
tycoon-shape-line =
    { $squares ->
        [one] 1 großes Quadrat
       *[other] { $squares } große Quadrate in einer Linie
    }
# $rows: put together from the next message. $places: a list of numbers.
tycoon-shape = große Quadrate { $rows }
tycoon-shape-row =
    { $squares ->
        [one] in Zeile { $row }, Spalte { $places }
       *[other] in Zeile { $row }, Spalten { $places }
    }

## The table in characters, in the terminal

tycoon-text-head = Runde { $round } von { $rounds }, rot { $red }, blau { $blue }
tycoon-text-race = [Wettrennen, eine Hausregel]
tycoon-text-challenge = [Herausforderung]
tycoon-text-late-hires = [Personal zählt ab der nächsten Runde]
tycoon-text-reached-stalls = [Buden müssen erreichbar sein]
tycoon-text-entrance = Eingang
tycoon-text-white = Weiße Würfel: { $dice }
tycoon-text-red-spent = rot verbraucht
tycoon-text-blue-spent = blau verbraucht
tycoon-text-attendance = Gäste { $guests }, Kassierer bedienen { $capacity }
tycoon-text-care = Fahrgeschäfte { $rides }, Mechaniker betreuen { $care }
tycoon-text-catalog = Katalog: Stufe, Fahrgeschäft, Bonus, Bauplan (# ist ein großes Quadrat aus 2 mal 2 Kästchen)
tycoon-text-acting =
    { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $rides ->
        [one] 1 Fahrgeschäft
       *[other] { $rides } Fahrgeschäfte
    }, { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }
    .seat =
        Du: { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }, { $rides ->
            [one] 1 Fahrgeschäft
           *[other] { $rides } Fahrgeschäfte
        }, { $guests ->
            [one] 1 Gast
           *[other] { $guests } Gäste
        }
tycoon-text-done =
    { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $rides ->
        [one] 1 Fahrgeschäft
       *[other] { $rides } Fahrgeschäfte
    }, { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }, fertig
    .seat =
        Du: { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }, { $rides ->
            [one] 1 Fahrgeschäft
           *[other] { $rides } Fahrgeschäfte
        }, { $guests ->
            [one] 1 Gast
           *[other] { $guests } Gäste
        }, fertig
tycoon-text-bankrupt =
    { $seat }: pleite, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $rides ->
        [one] 1 Fahrgeschäft
       *[other] { $rides } Fahrgeschäfte
    }, { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }
    .seat =
        Du: pleite, { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }, { $rides ->
            [one] 1 Fahrgeschäft
           *[other] { $rides } Fahrgeschäfte
        }, { $guests ->
            [one] 1 Gast
           *[other] { $guests } Gäste
        }

## The sheet on the screen: labels and headings

tycoon-board-title = Gelände von { $name }
tycoon-board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# $capacity: how many rides the mechanics can look after.
tycoon-board-care =
    { $rides ->
        [0] Noch kein Fahrgeschäft, Mechaniker für { $capacity }
        [one] 1 Fahrgeschäft, Mechaniker für { $capacity }
       *[other] { $rides } Fahrgeschäfte, Mechaniker für { $capacity }
    }
# $missing: points up to the next rank.
tycoon-board-rank =
    { $missing ->
        [one] 1 Punkt bis zum nächsten Rang
       *[other] { $missing } Punkte bis zum nächsten Rang
    }
tycoon-board-rank-top = Rang: { $rank }
# Tabs on a phone.
tycoon-board-areas = Teile des Blatts
tycoon-board-area-lot = Gelände
tycoon-board-area-sheet = Blatt
tycoon-board-area-catalog = Katalog
tycoon-board-lot = Das Gelände
# Set on the drawing of the lot.
tycoon-board-entrance = Eingang
# The track.
tycoon-board-rounds = Runden
tycoon-board-rounds-note = Punkte jedes Fahrgeschäfts
tycoon-board-written = Runde { $round }: { $points }
tycoon-board-unwritten = Runde { $round }
# The rows of staff, and in small print what one of them does.
tycoon-board-staff = Personal
tycoon-board-staff-row = { $staff }: { $hired } von { $boxes }
tycoon-board-does-ticket = jeder bedient { $each } Gäste
tycoon-board-does-mechanic = jeder betreut { $each } Fahrgeschäfte
tycoon-board-does-constructor = je 1 weißer Würfel, 1 großes Quadrat
tycoon-board-does-investor = jeder erlaubt 1 Stufe mehr
# The chart of guests. $capacity: how many vendors can serve.
tycoon-board-attendance = Gäste
tycoon-board-served =
    { $guests ->
        [one] 1 Gast, Kassierer für { $capacity }
       *[other] { $guests } Gäste, Kassierer für { $capacity }
    }
tycoon-board-served-at-the-end = Wäre jetzt Schluss: { $served } bedient
tycoon-board-stalls = Buden
tycoon-board-kind = { $stall }, mit einer { $face }: { $built } von { $most } gebaut
tycoon-board-set =
    { $each ->
        [one] Ein Satz aus { $kinds } Sorten: { $points } Punkte
       *[other] Ein Satz aus { $kinds } Sorten mit je { $each } Buden: { $points } Punkte
    }
tycoon-board-set-short =
    { $each ->
        [one] { $kinds } Sorten
       *[other] { $kinds } doppelt
    }
# The dice.
tycoon-board-roll = Dieser Wurf
tycoon-board-dice-note = Farbig: einstellen oder Bude. Weiß: Fahrgeschäfte.
tycoon-board-dice-note-challenge = Rot: einstellen. Blau: Bude. Weiß: Fahrgeschäfte.
# Small, under a die in the challenge.
tycoon-board-duty-hire = Personal
tycoon-board-duty-stall = Buden
tycoon-board-die-red = roter Würfel, { $face }
tycoon-board-die-blue = blauer Würfel, { $face }
tycoon-board-die-white = weißer Würfel, { $face }
# $die: one of the three above.
tycoon-board-die-used = { $die }, verbraucht
# The catalog.
tycoon-board-catalog = Fahrgeschäfte
tycoon-board-catalog-note = ein Quadrat: 2 mal 2 Kästchen
tycoon-board-card = { $ride }, Stufe { $level }, Bonus { $bonus }
tycoon-board-card-level = Stufe { $level }, +{ $bonus }
tycoon-board-now = Punkte mit diesem Wurf, wenn Gäste es erreichen
tycoon-board-ride =
    { $points ->
        [one] { $ride }, 1 Punkt
       *[other] { $ride }, { $points } Punkte
    }
# On the ticket that cannot be pressed yet.
tycoon-board-choose = Wähle erst eine Aktion
# While the sheet of another player is looked at.
tycoon-board-back = Wähle deinen Namen, um zurückzukommen
tycoon-board-choose-second = Wähle eine zweite Aktion
tycoon-board-choose-die = Wähle nun einen Würfel: rot oder blau
tycoon-board-choose-use = Wähle nun, wofür dieser Würfel gilt
tycoon-board-not-here = Hier passt es nicht hin.
# While the shape hovers and is not put anywhere.
tycoon-board-choose-spot = Wähle seinen Platz
tycoon-board-choose-spot-points =
    { $points ->
        [one] Wähle seinen Platz: hier 1 Punkt
       *[other] Wähle seinen Platz: hier { $points } Punkte
    }

## On the red ticket while a shape is placed: what it does, and under it what it brings

tycoon-board-draw =
    { $points ->
        [one] Zeichnen, 1 Punkt
       *[other] Zeichnen, { $points } Punkte
    }
tycoon-board-draw-stall = Bude zeichnen
tycoon-board-brings =
    { $share ->
        [unreached] Hälfte: { tycoon-board-short }
        [untended] Hälfte: kein Mechaniker frei. { tycoon-board-come }
        [both] Ein Viertel: kein Mechaniker frei, und { tycoon-board-short }
       *[whole] { tycoon-board-come }
    }
tycoon-board-brings-stall =
    { $share ->
        [unreached] Zählt voll; { tycoon-board-short }
       *[whole] { tycoon-board-come }
    }
tycoon-board-short =
    { $guests ->
        [0] kein Gast kommt hin
        [one] 1 Gast zieht los und kommt nicht an
       *[other] { $guests } Gäste ziehen los und kommen nicht an
    }
tycoon-board-come =
    { $guests ->
        [0] Gäste sind schon da
        [one] 1 Gast kommt
       *[other] { $guests } Gäste kommen
    }
tycoon-board-cut =
    { $cut ->
        [one] 1 Kästchen wird abgeschnitten
       *[other] { $cut } Kästchen werden abgeschnitten
    }
# The same before all else, if they are many.
tycoon-board-cut-ground = Gäste kommen zu { $cut } Kästchen nicht mehr hin
# Instead of that, if guests could get to no free box any more.
tycoon-board-walled = Mauert deine Gäste ein: Spätere Fahrgeschäfte bringen die Hälfte
# Beside points, and on a ride in the lot.
tycoon-board-share =
    { $share ->
        [half] halb
        [quarter] Viertel
       *[whole] { "" }
    }
# $first: what it brings. $second: boxes that are cut off.
tycoon-board-tell = { $first }. { $second }

## Hire first, then build: what the other order brings, under the words of the red ticket

# $more: a die is still to be rolled, so it may be more.
tycoon-board-then-pays =
    { $more ->
        [yes] „{ $ride }“ bringt dann { $points } oder mehr
       *[no] „{ $ride }“ bringt dann { $points }
    }
# $staff: who could be hired before the ride is built.
tycoon-board-hire-first =
    { $more ->
        [yes] Stelle erst { $staff } ein: „{ $ride }“ bringt dann { $points } oder mehr
       *[no] Stelle erst { $staff } ein: „{ $ride }“ bringt dann { $points }
    }
# In place of the level of a ride that no mechanic is free for, before its points. Room for two short words.
tycoon-board-half = nur halb
# In place of the level of a ride, while a hire is chosen.
tycoon-board-then =
    { $more ->
        [yes] dann { $points } oder mehr
       *[no] dann { $points }
    }
# On the red ticket, short.
tycoon-board-hire = Stelle { $staff } ein
tycoon-board-build =
    { $half ->
        [yes] Bauen: nur { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
       *[no] Bauen: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }

## What puzzles are about: the kind of choice, and what it is for

tycoon-theme-first = Die erste Aktion
tycoon-theme-second = Die zweite Aktion
tycoon-theme-place = Wohin damit
tycoon-theme-guest = Der Weg eines Gastes
tycoon-theme-dice = Die Würfel nutzen
tycoon-theme-do-hire = Einstellen
tycoon-theme-do-stall = Eine Bude
tycoon-theme-do-ride = Ein Fahrgeschäft
tycoon-theme-for-track = Die Rundenleiste
tycoon-theme-for-rides = Fahrgeschäfte
tycoon-theme-for-guests = Gäste
tycoon-theme-for-stalls = Buden
tycoon-theme-for-actions = Offene Möglichkeiten
tycoon-theme-for-danger = Die Pleite vermeiden
tycoon-theme-for-rivals = Die Konkurrenz bremsen

## Lessons: the coach speaks. The first message of each lesson is its title, “learned” is what it taught. At most 40 words each

## Lesson: what counts

tycoon-lesson-goal = Was zählt
tycoon-lesson-goal-learnt = Dreierlei bringt Punkte: Fahrgeschäfte, bediente Gäste und Buden. Ein Satz von Buden zählt, sobald die letzte steht.
tycoon-lesson-goal-sheet = Das ist ein Jahrmarkt, gezeichnet auf ein Gelände aus Karopapier. Du hast 20 Runden, um es zu füllen; hier läuft Runde 18. Dreierlei bringt Punkte.
tycoon-lesson-goal-rides = Erstens Fahrgeschäfte: die großen Formen auf dem Gelände. Ihre Punkte werden in der Runde eingetragen, in der sie gebaut wurden, und ändern sich nie.
tycoon-lesson-goal-guests = Zweitens Gäste: die Kreuze auf dem Gelände. Jeder Gast bringt am Ende 1 Punkt, solange genug Kassierer da sind. Jeder Kassierer bedient 10.
tycoon-lesson-goal-stalls = Drittens Buden: die kleinen Zahlen auf dem Gelände. Es gibt 6 Sorten mit je 2 Buden. Du hast 11 von 12. Die letzte vollendet ein Paar, für 2 Punkte mehr, und einen Satz, der 20 bringt.
tycoon-lesson-goal-choose = Die zweite Bude mit Zuckerwatte fehlt. Ein farbiger Würfel mit einer 1 baut sie, und der rote zeigt eine 1. Wähle die Zuckerwatte.
tycoon-lesson-goal-stop = Dann ist die Runde vorbei und die rote 1 verloren. Sie kann 22 Punkte bringen: Wähle die Zuckerwatte.
tycoon-lesson-goal-mechanic = Ein Mechaniker würde mehr Fahrgeschäfte betreuen, aber für die, die stehen, hast du genug. Die Bude bringt 22 Punkte: 2 für das Paar, 20 für den Satz.
tycoon-lesson-goal-place = Die zweite Bude einer Sorte bedeckt 2 Kästchen. Setze sie auf freie Kästchen neben einem Gast.
tycoon-lesson-goal-walk = Dort darf sie stehen, aber dann müssen erst Gäste hinlaufen. Neben einem Gast ist es gleich erledigt.
tycoon-lesson-goal-corner = Auch dort zählt eine Bude, obwohl kein Gast sie erreicht. Setze sie für diese Lektion neben einen Gast.
tycoon-lesson-goal-all = Alle 12 Buden: 2 Punkte mehr für das Paar und 20 für den Satz.
tycoon-lesson-goal-rank = Am Ende sagen deine Punkte, was aus dir geworden ist. Es gibt 7 Ränge, und zum nächsten fehlen dir 5 Punkte.

## Lesson: your first ride

tycoon-lesson-first-ride = Dein erstes Fahrgeschäft
tycoon-lesson-first-ride-learnt = In jeder Runde führst du 1 oder 2 verschiedene Aktionen aus. Ein Fahrgeschäft bringt seine weißen Würfel und seinen Bonus und steht am besten neben einem Gast.
tycoon-lesson-first-ride-roll = Jede Runde beginnt mit einem Wurf: ein roter, ein blauer und weiße Würfel. Dann führst du 1 oder 2 verschiedene Aktionen aus: jemanden einstellen, eine Bude bauen oder ein Fahrgeschäft bauen.
tycoon-lesson-first-ride-ride = Fahrgeschäfte werden mit weißen Würfeln gebaut. Ein Karussell zählt 1 Würfel und dazu einen Bonus von 1. Dein Würfel zeigt 5, also bringt es 6 Punkte. Wähle das Karussell.
tycoon-lesson-first-ride-first = Auch das ist nützlich, und du lernst es bald. Zuerst das Fahrgeschäft: Wähle das Karussell.
tycoon-lesson-first-ride-place = Es bedeckt 2 mal 2 Kästchen des Geländes. Dein erster Gast steht am Eingang. Setze das Karussell so, dass eine Seite dieses Kästchen berührt.
tycoon-lesson-first-ride-far = Dort berührt es deinen Gast nicht, und weitere Gäste müssten losziehen. Setze es direkt neben den Gast.
tycoon-lesson-first-ride-written = 6 Punkte, für immer eingetragen in Runde 1.
tycoon-lesson-first-ride-second = Nun darfst du mit einem farbigen Würfel eine zweite, andere Aktion ausführen. Eine 5 oder 6 stellt einen Geldgeber ein, und Geldgeber erlauben größere Fahrgeschäfte. Stelle einen ein.
tycoon-lesson-first-ride-constructor = Auch ein Bauleiter ist eine gute Wahl. Hier würde ich mit dem Geldgeber anfangen.
tycoon-lesson-first-ride-stop = Du darfst nach 1 Aktion aufhören. Aber eine zweite kostet nichts: Stelle einen Geldgeber ein.
tycoon-lesson-first-ride-stall = Eine Bude bringt am Ende 1 Punkt. Ein Geldgeber ist jetzt mehr wert und erlaubt größere Fahrgeschäfte.
tycoon-lesson-first-ride-hired = Der Geldgeber ist dabei, und die nächste Runde beginnt mit einem neuen Wurf.

## Lesson: first hire, then build

tycoon-lesson-hire-first = Erst einstellen, dann bauen
tycoon-lesson-hire-first-learnt = Geldgeber erlauben Stufen, Bauleiter bringen weiße Würfel und Größe. Stelle zuerst ein: Neues Personal zählt sofort.
tycoon-lesson-hire-first-numbers = Das ist dein Personal. Die Zahl auf einem farbigen Würfel sagt, wen er einstellt: eine 1 oder 2 einen Kassierer, eine 3 oder 4 einen Mechaniker, eine 5 oder 6 einen Bauleiter oder einen Geldgeber.
tycoon-lesson-hire-first-needs = Jedes Fahrgeschäft hat eine Stufe. Zwei Geldgeber erlauben Stufe 2, etwa die Riesenrutsche. Aber sie ist 2 große Quadrate lang, und jedes große Quadrat braucht einen Bauleiter. Du hast 1.
tycoon-lesson-hire-first-hire = Die blaue 5 kann noch einen einstellen. Ein Bauleiter zählt sofort und bringt einen weißen Würfel mit. Stelle einen Bauleiter ein.
tycoon-lesson-hire-first-order = Dann würdest du mit 1 Würfel bauen. Stelle zuerst ein: Mit dem neuen Bauleiter ist noch in dieser Runde ein größeres Fahrgeschäft möglich.
tycoon-lesson-hire-first-investor = Drei Geldgeber würden Stufe 3 erlauben, aber dafür fehlen dir die Bauleiter. Stelle einen Bauleiter ein.
tycoon-lesson-hire-first-later = Das nützt dir später. Mit 1 Bauleiter mehr kannst du sofort ein größeres Fahrgeschäft bauen.
tycoon-lesson-hire-first-rolled = Der neue Würfel zeigt 3.
tycoon-lesson-hire-first-slide = Ein Fahrgeschäft der Stufe 2 zählt 2 weiße Würfel: 4 und 3. Die Riesenrutsche gibt 2 dazu, also bringt sie 9 Punkte. Wähle sie.
tycoon-lesson-hire-first-carousel = Ein Karussell zählt 1 Würfel: 5 Punkte. Die Riesenrutsche zählt beide.
tycoon-lesson-hire-first-ready = Dann bliebe der neue Würfel ungenutzt. Wähle die Riesenrutsche.
tycoon-lesson-hire-first-place = Setze sie links neben den Gast am Eingang, sodass sich die Seiten berühren. Du darfst sie drehen.
tycoon-lesson-hire-first-walk = Dort müssten Gäste erst hinlaufen: Das kommt in der nächsten Lektion. Setze sie hier direkt neben den Gast.
tycoon-lesson-hire-first-nine = 9 Punkte: 4, 3 und der Bonus von 2.

## Lesson: bring them there

tycoon-lesson-guests = Bring sie hin
tycoon-lesson-guests-learnt = Ein Fahrgeschäft braucht einen Gast daneben. Eine Schlange wächst von irgendeinem Gast aus, Kästchen für Kästchen, solange deine Kassierer die Gäste bedienen können.
tycoon-lesson-guests-reach = Du hast die Riesenrutsche gewählt. Ein Fahrgeschäft, das kein Gast erreicht, bringt nur die Hälfte. Darum laufen Gäste hin, in einer Schlange, die bei irgendeinem Gast beginnt.
tycoon-lesson-guests-place = Probieren wir es aus. Jedes große Quadrat bedeckt 2 mal 2 Kästchen. Schiebe die Rutsche in den Rahmen, ein Stück weg vom Eingang.
tycoon-lesson-guests-elsewhere = Auch das geht. Setze sie für diese Lektion in den Rahmen.
tycoon-lesson-guests-line = Noch steht niemand daneben. Zeichne die Schlange von Kästchen zu Kästchen oder lass dir den kürzesten Weg zeichnen.
tycoon-lesson-guests-whole = Nun stehen Gäste daneben, und die Rutsche bringt 9 Punkte.
tycoon-lesson-guests-stay = Gäste bleiben das ganze Spiel, und auf ihren Kästchen kann nichts gebaut werden. Dein einziger Kassierer bedient 10 Gäste. Für mehr brauchst du noch einen.

## Lesson: stalls

tycoon-lesson-stalls = Buden
tycoon-lesson-stalls-learnt = Ein farbiger Würfel baut eine Bude seiner Zahl. Buden sind klein, aber alle 12 zusammen bringen mehr als jedes Fahrgeschäft.
tycoon-lesson-stalls-kinds = Es gibt 6 Sorten von Buden, eine für jede Zahl auf einem farbigen Würfel. Die rote 4 baut Hamburger, die blaue 1 Zuckerwatte.
tycoon-lesson-stalls-choose = Wähle eine dieser beiden Buden: Hamburger oder Zuckerwatte.
tycoon-lesson-stalls-ride = Du darfst als zweite Aktion auch ein Fahrgeschäft bauen. Fangen wir mit der Bude an.
tycoon-lesson-stalls-hire = Das verbraucht den Würfel. Jeder farbige Würfel gilt in einer Runde nur einmal: zum Einstellen oder für eine Bude. Wähle eine Bude.
tycoon-lesson-stalls-place = Die erste Bude einer Sorte bedeckt 1 Kästchen. Gäste laufen zu einer Bude wie zu einem Fahrgeschäft, also setze sie neben einen Gast.
tycoon-lesson-stalls-walk = Dort müssen Gäste erst hinlaufen, und jeder davon belegt ein Kästchen. Neben einem Gast kostet es nichts.
tycoon-lesson-stalls-one = 1 Kästchen, 1 Punkt.
tycoon-lesson-stalls-pair = Du darfst von jeder Sorte 2 Buden haben. Die zweite bedeckt 2 Kästchen und bringt 2 Punkte mehr: 3 für das Paar.
tycoon-lesson-stalls-sets = Sätze bringen noch mehr: 4 Sorten 5 Punkte, alle 6 noch 10. Von 4 Sorten je 2 Buden bringen 10 dazu, von allen 6 noch 20. Alle 12 Buden ergeben 63 Punkte.

## Lesson: the race

tycoon-lesson-race = Das Wettrennen
tycoon-lesson-race-learnt = Ein Wettrennen ist dasselbe Spiel nebeneinander: farbige Würfel für alle, dazu ein eigenes Blatt und eigene weiße Würfel. Nach Runde 20 gewinnt, wer die meisten Punkte hat.
tycoon-lesson-race-sheets = Im Wettrennen haben alle ein eigenes Blatt und spielen gleichzeitig. Wähle den Namen { $seat2 }, um das andere Blatt zu sehen, und deinen eigenen, um zurückzukommen.
tycoon-lesson-race-dice = Der rote und der blaue Würfel werden einmal für alle geworfen: { $seat2 } hat dieselbe 5 und 6. Weiße Würfel gehören dir allein. Deiner zeigt 6.
tycoon-lesson-race-hire = Niemand kann dir einen Würfel wegnehmen, also hat es keine Eile. Eine 5 oder 6 stellt einen Geldgeber ein, also geht es mit beiden. Stelle zuerst einen ein.
tycoon-lesson-race-constructor = Auch ein Bauleiter ist eine gute Wahl. Hier würde ich den Geldgeber einstellen.
tycoon-lesson-race-first = Das kann deine zweite Aktion sein. Zuerst würde ich einen Geldgeber einstellen: Wer neu ist, zählt sofort.
tycoon-lesson-race-build = Deine zweite Aktion braucht keinen farbigen Würfel. Baue ein Karussell, neben dem ein Gast steht: 7 Punkte.
tycoon-lesson-race-stop = Damit endet deine Runde ohne Fahrgeschäft. Die weiße 6 brächte mit einem Karussell 7 Punkte.
tycoon-lesson-race-stall = Eine Bude bringt am Ende 1 Punkt. Ein Karussell bringt jetzt 7 Punkte.
tycoon-lesson-race-half = Dort kommt kein Gast hin, also bringt es nur die Hälfte. Setze es neben deinen Gast.
tycoon-lesson-race-done = 7 Punkte, und deine Runde ist vorbei.
tycoon-lesson-race-round = { $seat2 } war noch beschäftigt: mit demselben roten und blauen Würfel ein Geldgeber und eine Bude. Sobald alle fertig sind, wird neu gewürfelt.
tycoon-lesson-race-win = Die Punkte stehen bei den Namen. Nach Runde 20 gewinnt, wer die meisten Punkte hat; bei gleich vielen wird der Platz geteilt. Wer pleitegeht, scheidet aus und kommt auf den letzten Platz.

## Lesson: too far to walk

tycoon-lesson-reach = Ein zu weiter Weg
tycoon-lesson-reach-learnt = Von den Kassierern hängt ab, wie weit Gäste kommen. Lass einen Weg vom Eingang frei, und stelle vor dem Bauen ein: Was halbiert ist, bleibt halbiert.
tycoon-lesson-reach-walls = Deine Gäste sind fast eingemauert. Rings um sie stehen Fahrgeschäfte und eine Bude, und der einzige Weg hinaus führt am unteren Rand entlang und links hinauf.
tycoon-lesson-reach-count = Ich hätte gern eine Rutsche im Rahmen, in der Mitte. Sechzehn Gäste müssten hinlaufen. Aber 4 sind schon da, und dein Kassierer bedient 10: Nur 6 können noch kommen.
tycoon-lesson-reach-help = Was würdest du tun, bevor du dort baust?
tycoon-lesson-reach-half = Noch nicht: Die Schlange würde nach 6 Gästen enden. In der Mitte brächte ein Fahrgeschäft nur die Hälfte, und das bleibt so. Wer könnte mehr Gäste bedienen?
tycoon-lesson-reach-mechanic = Ein Mechaniker betreut Fahrgeschäfte, bringt aber keinen Gast weiter.
tycoon-lesson-reach-stall = Eine Bude bringt keinen Gast weiter.
tycoon-lesson-reach-hint = Eine 2 stellt einen Kassierer ein, und der rote Würfel zeigt eine.
tycoon-lesson-reach-vendor = Zwei Kassierer bedienen 20 Gäste: 16 weitere können kommen.
tycoon-lesson-reach-slide = Wähle nun die Riesenrutsche.
tycoon-lesson-reach-carousel = Ein Karussell bringt mit diesem Wurf 4 Punkte, die Riesenrutsche 6.
tycoon-lesson-reach-ready = Der Kassierer ist für die Rutsche da. Wähle die Riesenrutsche.
tycoon-lesson-reach-place = Schiebe sie in den Rahmen, in die Mitte.
tycoon-lesson-reach-elsewhere = Auch das geht. Setze sie für diese Lektion in den Rahmen.
tycoon-lesson-reach-line = Bis hierher gab es nur einen Weg. Nun führe sie weiter: Kästchen für Kästchen oder auf dem kürzesten Weg.
tycoon-lesson-reach-whole = Sie sind da, und die Rutsche bringt 6 Punkte, nicht die Hälfte.
tycoon-lesson-reach-lane = Aber 16 Kästchen sind voller Gäste, und deine Kassierer können niemanden mehr bedienen. Lass beim nächsten Mal einen kurzen Weg vom Eingang zur Mitte offen.

## Lesson: the fifth ride

tycoon-lesson-mechanic = Das fünfte Fahrgeschäft
tycoon-lesson-mechanic-learnt = Jeder Mechaniker betreut 4 Fahrgeschäfte. Stelle den nächsten vor dem fünften, neunten und dreizehnten Fahrgeschäft ein.
tycoon-lesson-mechanic-care = Fahrgeschäfte brauchen Mechaniker. Jeder betreut 4, und du hast 1 Mechaniker und 4 Fahrgeschäfte. Eines zu viel bringt die Hälfte, abgerundet. Erreicht es auch kein Gast, bringt es ein Viertel.
tycoon-lesson-mechanic-full = Deine 2 Kassierer bedienen 20 Gäste, und 20 sind da. Mehr können nicht kommen, also muss ein neues Fahrgeschäft einen Gast berühren.
tycoon-lesson-mechanic-find = Die weißen Würfel zeigen zweimal 4. Eine Riesenrutsche könnte in dieser Runde 10 Punkte bringen. Wie bekommst du alle?
tycoon-lesson-mechanic-other-hire = Eine gute Wahl, aber dann betreut niemand das fünfte Fahrgeschäft, und es bringt nur die Hälfte. Wer könnte es?
tycoon-lesson-mechanic-stall = Dann bleibt nur noch 1 Aktion, und ein Fahrgeschäft brächte nur die Hälfte. Neues Personal hilft mehr.
tycoon-lesson-mechanic-nobody = Kein Gast erreicht es, und das kostet die Hälfte. Setze es neben einen Gast.
tycoon-lesson-mechanic-half = Nur die Hälfte, weil kein Mechaniker frei ist. Erst einstellen, dann bauen.
tycoon-lesson-mechanic-small = Das bringt die vollen Punkte, aber die Riesenrutsche bringt 10.
tycoon-lesson-mechanic-stop = Hör noch nicht auf: Jetzt kann die Rutsche gebaut werden.
tycoon-lesson-mechanic-hint-who = Die blaue 3 stellt einen Mechaniker ein, und er zählt sofort.
tycoon-lesson-mechanic-hint-where = Stelle den Mechaniker ein, wähle die Riesenrutsche und setze sie über die Schlange der Gäste.
tycoon-lesson-mechanic-ten = Alle 10 Punkte: 2 Mechaniker betreuen 8 Fahrgeschäfte.

## Lesson: the best dice

tycoon-lesson-best-dice = Die besten Würfel
tycoon-lesson-best-dice-learnt = Ein Fahrgeschäft zählt so viele weiße Würfel, wie seine Stufe angibt, und zwar die besten. Bei gleicher Stufe entscheiden Bonus und Form.
tycoon-lesson-best-dice-level = Ein Jahrmarkt in Runde 18. Sechs Bauleiter würfeln mit 6 weißen Würfeln. Ein Fahrgeschäft zählt so viele davon, wie seine Stufe angibt; die besten sind schon gewählt.
tycoon-lesson-best-dice-find = Eines der Fahrgeschäfte kann mit diesem Wurf 21 Punkte bringen. Finde es, und finde Platz dafür neben einem Gast.
tycoon-lesson-best-dice-nobody = Kein Gast erreicht es, also bringt es nur die Hälfte. Finde einen Platz, den Gäste erreichen.
tycoon-lesson-best-dice-less = Das bringt weniger als 21. Ein anderes Fahrgeschäft bringt mehr.
tycoon-lesson-best-dice-no-ride = Die Runde ist ohne Fahrgeschäft vorbei. Eine deiner 2 Aktionen muss das Fahrgeschäft sein.
tycoon-lesson-best-dice-long = Das war ein Umweg. Wir fangen beim Wurf noch einmal an.
tycoon-lesson-best-dice-hint-level = Schiffschaukel und Autoscooter sind Fahrgeschäfte der Stufe 3. Beide zählen 3 Würfel, aber eines hat den besseren Bonus.
tycoon-lesson-best-dice-hint-where = Nimm den Autoscooter: 6, 6, 5 und ein Bonus von 4. Oben rechts ist Platz dafür.
tycoon-lesson-best-dice-done = 21 Punkte: 6, 6, 5 und der Bonus von 4.

## Lesson: the big one

tycoon-lesson-big-ride = Der große Wurf
tycoon-lesson-big-ride-learnt = Die Stufe eines Fahrgeschäfts ist die Zahl seiner Würfel, also lohnt sich eine neue Stufe sofort. Suche, wer sie erlaubt, und dann einen Platz, den Gäste erreichen.
tycoon-lesson-big-ride-look = Runde 19. Vier Geldgeber erlauben Fahrgeschäfte bis Stufe 4, und 6 Bauleiter bis zu 6 große Quadrate. Der rote Würfel zeigt 6, der blaue 4.
tycoon-lesson-big-ride-find = In dieser Runde ist ein Fahrgeschäft mit 30 Punkten oder mehr möglich. Drehe und spiegle es, wie du willst.
tycoon-lesson-big-ride-mechanic = Mechaniker hast du genug. Du brauchst jemand anderen: Wer erlaubt eine höhere Stufe?
tycoon-lesson-big-ride-nobody = Dort passt es hin, aber kein Gast erreicht es, und es bringt nur die Hälfte.
tycoon-lesson-big-ride-less = Nicht schlecht, aber weniger als 30. Wer würde ein größeres Fahrgeschäft erlauben?
tycoon-lesson-big-ride-no-ride = Hör noch nicht auf: Das Fahrgeschäft fehlt noch.
tycoon-lesson-big-ride-long = Das war ein Umweg. Wir fangen beim Wurf noch einmal an.
tycoon-lesson-big-ride-hint-level = Stelle mit der roten 6 einen Geldgeber ein. Dann sieh dir die Fahrgeschäfte der Stufe 5 an.
tycoon-lesson-big-ride-hint-where = Die untere rechte Ecke des Geländes ist frei, in Form eines großen Winkels: genau richtig für die Wilde Maus.
tycoon-lesson-big-ride-done = 30 Punkte und mehr, mit einem einzigen Fahrgeschäft.

## Lesson: the last crowd

tycoon-lesson-last-crowd = Der letzte Ansturm
tycoon-lesson-last-crowd-learnt = Am Ende füllen Gäste jedes freie Kästchen, das sie erreichen, und jeder bediente bringt 1 Punkt. Achte darauf, was ein Fahrgeschäft bedeckt und abschneidet.
tycoon-lesson-last-crowd-only = Die letzte Runde. Alle Kassierer sind eingestellt, und beide Buden mit Hotdogs stehen, also nützen die beiden Zweien nichts. Nur ein Karussell kann gebaut werden. Ginge gar nichts, wärst du pleite, mit 0 Punkten.
tycoon-lesson-last-crowd-crowd = Nach dieser Runde füllen Gäste jedes freie Kästchen, das sie erreichen. Deine Kassierer bedienen 60, und 36 sind da: Viele freie Kästchen werden zu Punkten.
tycoon-lesson-last-crowd-find = Baue das Karussell. Aber wo? Der richtige Platz ergibt insgesamt 306 Punkte. Achte auf die freien Kästchen, die es bedeckt, und auf die, die es abschneidet.
tycoon-lesson-last-crowd-corner = Kein Gast erreicht es, also bringt es nur die Hälfte, aber kein Gast verliert ein Kästchen. Das macht 305: 1 Punkt zu wenig.
tycoon-lesson-last-crowd-cut = Dort schneidet es hinter sich 2 freie Kästchen ab, und die Gäste, die dort gestanden hätten, sind verloren: 304 Punkte.
tycoon-lesson-last-crowd-die = Nimm den besten weißen Würfel, die 6.
tycoon-lesson-last-crowd-hint = Sieh oben links nach, neben der Spalte von Gästen, und bei der Lücke in der Mitte: Dort wird nichts abgeschnitten.
tycoon-lesson-last-crowd-tycoon = 306 Punkte: ein wahrer Tycoon.

## Lesson: grow first

tycoon-lesson-grow = Erst wachsen
tycoon-lesson-grow-learnt = Wer gut plant, trägt in den ersten Runden wenig ein und stellt ein. Mit 3 Bauleitern und 3 Geldgebern bringt ein Fahrgeschäft mehr als 2 Karussells.
tycoon-lesson-grow-plan = Jetzt du allein, vom ersten Wurf an. Fahrgeschäfte der Stufe 3 wie der Autoscooter brauchen 3 Geldgeber und 3 Bauleiter. Du hast je 1.
tycoon-lesson-grow-lane = Stelle mit jeder 5 und 6 ein, und baue mit dem anderen Würfel Buden. Lass ein Kästchen neben dem Gast frei, damit deine Gäste hinauskommen.
tycoon-lesson-grow-find = Baue ein Fahrgeschäft, das 15 Punkte oder mehr bringt. Nimm dir so viele Runden, wie du brauchst.
tycoon-lesson-grow-long = Das hat lange gedauert. Wir fangen beim ersten Wurf noch einmal an: mehr einstellen, später bauen.
tycoon-lesson-grow-done = Das brauchte Geduld, und es bringt mehr als 2 Karussells.

tycoon-lesson-last-rounds = Die letzten drei Runden
tycoon-lesson-last-rounds-learnt = Zähle am Ende alles zusammen: das Fahrgeschäft, das die Würfel erlauben, den Satz Buden, dem nur eine fehlt, und Platz für Gäste, die deine Kassierer bedienen können.
tycoon-lesson-last-rounds-look = Drei Runden bleiben auf diesem starken Blatt. Sieh dir Personal, Buden und den Platz für Gäste an: Alles bringt noch Punkte.
tycoon-lesson-last-rounds-play = Spiel bis zum Ende, wie du magst. 300 Punkte sind möglich.
tycoon-lesson-last-rounds-long = Beginnen wir diese drei Runden noch einmal.
tycoon-lesson-last-rounds-hint = Eine Bude noch, und alle 12 stehen. Und die weißen Würfel erlauben ein großes Fahrgeschäft.
tycoon-lesson-last-rounds-great = 300 Punkte oder mehr: ein großartiger Jahrmarkt.
tycoon-lesson-last-rounds-good = Ein gutes Ende. Mit der zwölften Bude und einem Fahrgeschäft der Stufe 5 sind sogar 300 Punkte möglich.
tycoon-lesson-last-rounds-less = Der Jahrmarkt ist vorbei. Versuch es noch einmal, wenn du magst: Die zwölfte Bude und ein großes Fahrgeschäft bringen am meisten.

## Lesson: the challenge

tycoon-lesson-challenge = Die Herausforderung
tycoon-lesson-challenge-learnt = In der Herausforderung stellt Rot ein, Blau baut Buden, keine Bude steht neben einer anderen, und ein Mechaniker betreut 3 Fahrgeschäfte.
tycoon-lesson-challenge-duties = Die Herausforderung ist schwerer. Beide farbigen Würfel haben feste Aufgaben: Der rote stellt nur ein, und der blaue baut nur Buden.
tycoon-lesson-challenge-stall = Die blaue 5 kann deine zweite Bude mit Getränken bauen. Wähle sie.
tycoon-lesson-challenge-red = Das darfst du in dieser Runde als andere Aktion tun. Zuerst die Bude mit dem blauen Würfel.
tycoon-lesson-challenge-apart = Keine Bude darf neben einer anderen stehen. Deine erste steht rechts vom Gast. Setze die zweite, mit 2 Kästchen, neben den Gast, aber nicht neben die erste.
tycoon-lesson-challenge-walk = Dort darf sie stehen, aber Gäste müssten erst hinlaufen. Neben dem Gast ist noch Platz.
tycoon-lesson-challenge-stands = Sie steht neben dem Gast und getrennt von der ersten.
tycoon-lesson-challenge-mechanic = Der letzte Unterschied: Jeder Mechaniker betreut 3 Fahrgeschäfte, nicht 4. Stelle den nächsten also vor dem vierten Fahrgeschäft ein.

## How to play, in a minute: a title of at most 4 words, a text of at most 30 words, and words on the drawings

tycoon-how-goal = Fülle dein Gelände
tycoon-how-goal-text = Du hast ein leeres Gelände und einen Bleistift. In 20 Runden zeichnest du einen Jahrmarkt. Allein spielst du um einen Rang; im Wettrennen gewinnt, wer die meisten Punkte hat.
tycoon-how-roll = Würfeln
tycoon-how-roll-text = Jede Runde werden Rot und Blau für alle gewürfelt, dazu ein weißer Würfel für jeden deiner Bauleiter. Farbige stellen ein oder bauen Buden, weiße zählen für Fahrgeschäfte.
tycoon-how-acts = Eine Aktion oder zwei
tycoon-how-acts-text = Einstellen, Bude bauen, Fahrgeschäft bauen: eine Aktion oder zwei verschiedene. Stelle zuerst ein: Das zählt sofort. Wenn du nichts tun kannst, bist du pleite.
tycoon-how-staff-ticket = Kassierer
tycoon-how-staff-mechanic = Mechaniker
tycoon-how-staff-constructor = Bauleiter
tycoon-how-staff-investor = Geldgeber
tycoon-how-act-hire = Einstellen
tycoon-how-act-stall = Bude
tycoon-how-act-ride = Fahr{ "\u00AD" }geschäft
tycoon-how-guests = Hol die Gäste
tycoon-how-guests-text = Ein Fahrgeschäft bringt weiße Würfel, so viele wie seine Stufe, und den gedruckten Bonus. Gäste, die Kreuze, laufen hin. Erreichen sie es nicht, bringt es die Hälfte.
tycoon-how-word-slide = Rutsche
tycoon-how-count = Zählen
tycoon-how-count-text = Nach Runde 20 füllen Gäste jedes Kästchen, das sie erreichen. Fahrgeschäfte, bediente Gäste und Buden ergeben deine Punkte.
tycoon-how-bar-rides = Fahr{ "\u00AD" }geschäfte
tycoon-how-bar-guests = Gäste
tycoon-how-bar-stalls = Buden

## The player aid, one page of short lines. What stands before a bar is set on a plate

tycoon-aid-goal = 20 Runden. Fahrgeschäfte, Gäste und Buden bringen Punkte; allein ergeben sie deinen Rang.
tycoon-aid-turn = Eine Runde
tycoon-aid-turn-1 = Rot und Blau werden für alle gewürfelt, dazu ein weißer Würfel für jeden deiner Bauleiter. Dann 1 Aktion oder 2 verschiedene, in beliebiger Reihenfolge.
tycoon-aid-turn-2 = Einstellen | Nutze einen farbigen Würfel. Neues Personal zählt sofort: erst einstellen, dann bauen.
tycoon-aid-turn-3 = Bude | Nutze einen farbigen Würfel. Die erste einer Sorte bedeckt 1 Kästchen, die zweite 2, und eine dritte gibt es nicht.
tycoon-aid-turn-4 = Fahrgeschäft | Stufe höchstens so hoch wie die Zahl deiner Geldgeber, große Quadrate höchstens so viele wie Bauleiter. Ein großes Quadrat sind 2 mal 2 Kästchen.
tycoon-aid-turn-5 = Buden: 1 Zuckerwatte, 2 Hotdogs, 3 Pommes, 4 Hamburger, 5 Getränke, 6 Popcorn.
tycoon-aid-special = Gäste und halbe Punkte
tycoon-aid-special-1 = Punkte eines Fahrgeschäfts: seine besten weißen Würfel, so viele wie seine Stufe, und sein Bonus.
tycoon-aid-special-2 = Kein Gast daneben? Zeichne eine Schlange von Gästen hin, Kästchen für Kästchen, so weit deine Kassierer sie bedienen können.
tycoon-aid-special-3 = ½ | kein Gast erreicht es
tycoon-aid-special-4 = ½ | du hast mehr Fahrgeschäfte, als deine Mechaniker betreuen
tycoon-aid-special-5 = ¼ | beides zugleich; am Ende wird abgerundet
tycoon-aid-special-6 = Was eingetragen ist, gilt. Gäste, Fahrgeschäfte und Buden bleiben, wo sie sind.
tycoon-aid-special-7 = Wenn ein Wurf dir nichts zu tun lässt, bist du pleite: 0 Punkte.
tycoon-aid-symbols = Zeichen
tycoon-aid-sign-vendor = Kassierer, 1 oder 2: bedient 10 Gäste mehr
tycoon-aid-sign-mechanic = Mechaniker, 3 oder 4: betreut 4 Fahrgeschäfte mehr
tycoon-aid-sign-constructor = Bauleiter, 5 oder 6: 1 weißer Würfel und 1 großes Quadrat mehr
tycoon-aid-sign-investor = Geldgeber, 5 oder 6: Fahrgeschäfte 1 Stufe höher
tycoon-aid-sign-guest = Ein Gast
tycoon-aid-points = Punkte am Ende
tycoon-aid-points-1 = Gäste füllen alle freien Kästchen, die sie erreichen. Dann zähle zusammen:
tycoon-aid-points-2 = Fahrgeschäfte | wie eingetragen
tycoon-aid-points-3 = 1 | jeder bediente Gast: 10 je Kassierer
tycoon-aid-points-4 = 1 | eine Sorte von Buden; 3 für beide einer Sorte
tycoon-aid-points-5 = 5 | vier Sorten von Buden; 10 mehr für alle sechs
tycoon-aid-points-6 = 10 | vier Sorten doppelt; 20 mehr für alle sechs doppelt
tycoon-aid-points-7 = Ein neuer Rang beginnt bei 51, 101, 151, 201, 251 und 301 Punkten.
