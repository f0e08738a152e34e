### Carnival, the game of rides on the Midway (in the program: midway). German.
###
### Ein Wort für eine Sache:
###   Midway        der Rummel (dein Rummel, der Rummel von …)
###   ride          das Fahrgeschäft: Autoscooter, Karussell, Riesenrad, Achterbahn, Kettenflieger
###   part          das Teil: Material, Sitze, Lichter, Banner; „echtes Teil“, wo es vom Joker unterschieden wird
###   Wild          der Joker
###   begin         beginnen; ein begonnenes Fahrgeschäft
###   complete      vollständig, vervollständigen: 4 Karten; das Fahrgeschäft ist dann geöffnet und zählt
###   open          geöffnet, eröffnen (nie „offen“: das klingt nach unfertig)
###   locked        gesichert, sichern: 4 echte Teile (in den Regeln: natürlicher Satz)
###   booth         die Bude
###   action        die Aktion: Stapelzug, Ablagezug, Handzug, Handtausch, Rummeltausch, Rummelraub (alle männlich)
###   Ticket        das Ticket
###   swap cards    die Hand auffrischen (nie „tauschen“: getauscht wird zwischen zwei Händen oder zwei Rummeln)
###   deck, discard pile   der Nachziehstapel, der Ablagestapel
###   discard    abwerfen
###   block, let pass      blocken, zulassen
###   safe          geschützt, schützen (Norwood-Manöver)
###   turn          der Zug; „fremder Zug“ für den Zug von jemand anderem
###
### Artikel: Wo vor einem Fahrgeschäft ein Artikel steht, wählt ihn der Satz nach dem Namen aus
### ([Achterbahn], [Autoscooter], [Kettenflieger], sonst wie *[Riesenrad]). Wer einen Namen ändert, ändert beides.
###
### .seat, .target, .partner: was stattdessen gesagt wird, wenn diese Person selbst liest.

## Where the game is chosen: its title, its line, its poster

midway-title = Carnival
midway-line = Sammle Teile, würfle um dein Glück und eröffne vier Fahrgeschäfte, bevor es anderen gelingt.
midway-poster-1 = Hereinspaziert
midway-poster-2 = Carnival
midway-poster-3 = Karten und Würfel auf dem Rummel

## Variants, where a table is opened: the line under the name of each

midway-option-teams-line = Zwei Zweierteams, Teammitglieder gegenüber, jedes Team mit einer gemeinsamen Ticketkasse
midway-option-team_distinct-line = Ein Team braucht 4 verschiedene Fahrgeschäfte
midway-option-quick-line = 3 geöffnete Fahrgeschäfte reichen zum Sieg
midway-option-classic-line = Gesicherte Fahrgeschäfte bringen kein Ticket zurück
midway-option-norwood-line = 2 Tickets schützen 1 deiner Aktionen vor dem Blocken
midway-option-wild_die-line = 1 Würfel hat ein Ausrufezeichen, das als beliebige Zahl gilt

## Variants: their names

midway-option-teams = Teamspiel
midway-option-team_distinct = Vier verschiedene je Team
midway-option-quick = Kurzspiel
midway-option-classic = Klassisch
midway-option-norwood = Norwood-Manöver
midway-option-wild_die = Jokerwürfel

## Reasons of a hint: what speaks for an action

midway-why-rides = Dir fehlen weniger Teile bis zum Sieg.
midway-why-locked = Es sichert ein Fahrgeschäft, von dem dann niemand mehr nehmen kann.
midway-why-hand = Dir bleiben mehr Karten zum Bauen.
midway-why-tickets = Es spart ein Ticket.
midway-why-turn = Du bleibst am Zug.
midway-why-rivals = Es wirft deine stärkste Konkurrenz zurück.
# The same where it is clear who that is. $rival: a player.
midway-why-rival = Es wirft { $rival } zurück.

## Names that are filled into sentences: rides, parts, cards

midway-ride-bumper = Autoscooter
midway-ride-carousel = Karussell
midway-ride-ferris = Riesenrad
midway-ride-coaster = Achterbahn
midway-ride-swings = Kettenflieger
midway-part-banners = Banner
midway-part-lights = Lichter
midway-part-materials = Material
midway-part-seats = Sitze
midway-part-wild = 1 Joker
# A card by its name: Karussell-Lichter.
midway-card = { $ride }-{ $part }
# A Wild that lies on a ride.
midway-wild-at = 1 Joker { $ride ->
        [Achterbahn] von der
       *[Riesenrad] vom
    } { $ride }
# A card that the reader may not see.
midway-some-card = 1 Karte

## Names of the six actions: on the booths, and filled into sentences

midway-action-deck-draw = Stapelzug
midway-action-discard-draw = Ablagezug
midway-action-hand-draw = Handzug
midway-action-hand-trade = Handtausch
midway-action-midway-trade = Rummeltausch
midway-action-midway-steal = Rummelraub
# The sign of the Wild Die, in a list of numbers: „würfelt 2, 5 und Ausrufezeichen“.
midway-die-any = Ausrufezeichen

## Names at the start of a line or as a title

midway-title-bumper = Autoscooter
midway-title-carousel = Karussell
midway-title-ferris = Riesenrad
midway-title-coaster = Achterbahn
midway-title-swings = Kettenflieger
midway-title-wild = Joker

## Counts in a list

# What lies on a ride: „Lichter, Sitze und 2 Joker“.
midway-wilds =
    { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
# The actions of equal dice.
midway-twice = { $action } zweimal
midway-three-times = { $action } dreimal

## Prompts: the question over the board

midway-ask-trim =
    { $count ->
        [one] Wirf 1 Karte ab. Du darfst 6 behalten.
       *[other] Wirf { $count } Karten ab. Du darfst 6 behalten.
    }
midway-ask-choose = Würfle oder frische deine Hand mit deinem Joker auf.
midway-ask-choose-from-ride = Würfle oder frische deine Hand mit einem Joker von deinem Rummel auf.
midway-ask-roll = Würfle.
midway-ask-refresh-wild = Wirf auch einen Joker ab. Ohne Joker kannst du nicht ziehen.
midway-ask-refresh =
    { $count ->
        [one] Wirf weitere Karten ab oder ziehe 1 neue Karte.
       *[other] Wirf weitere Karten ab oder ziehe { $count } neue Karten.
    }
midway-ask-assign = Deine Würfel: { $dice }. Nutze 2 davon.
midway-ask-assign-any = Nutze 2 der 3 Würfel. Das Ausrufezeichen gilt als beliebige Zahl.
midway-ask-assign-all = Dreierpasch: Nutze alle 3 Würfel.
midway-ask-maneuver = Für 2 Tickets 1 Aktion vor dem Blocken schützen?
midway-ask-act = Deine Aktionen: { $actions }. Welche zuerst?
# $count: how many equal actions are left, 2 or 3.
midway-ask-act-same = Führe einen { $action } aus. Du hast noch { $count }.
midway-ask-act-last = Führe deine letzte Aktion aus: { $action }.
midway-ask-act-at = { $action }: Wähle 1 Person.
midway-ask-block = { $seat } will einen { $action }. Blocken?
midway-ask-block-against = { $seat } will einen { $action } gegen { $target }. Blocken?
midway-ask-block-against-you = { $seat } will einen { $action } gegen dich. Blocken?
midway-ask-hand-over = Du bekommst { $card }. Gib { $target } dafür 1 Karte.
midway-ask-take = Nimm 1 Karte vom Rummel von { $target }.
midway-ask-give = Gib { $target } 1 Karte von deinem Rummel.
midway-ask-place = Lege den Joker auf 1 deiner Fahrgeschäfte.
midway-ask-move = Lege den Joker von { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride } auf ein anderes Fahrgeschäft.
midway-ask-toss = Wirf 1 Karte ab, um den Rummelraub zu bezahlen.
midway-ask-build = Baue mit deinen Karten oder beende deinen Zug.
midway-ask-build-wilds = Versetze deine Joker oder beende deinen Zug.
midway-ask-build-nothing = Jetzt passt nichts. Beende deinen Zug.
midway-ask-build-win = Du kannst jetzt gewinnen. Vervollständige das letzte Fahrgeschäft.
midway-over = Das Spiel ist vorbei.

## The line over the log and the board: where the game stands

midway-heading = Zug { $number }: { $seat }
    .seat = Zug { $number }: Du bist am Zug
midway-heading-over = Das Ende, in Zug { $number }

## Buttons and choices: what an action does

midway-do-discard = { $card } abwerfen
midway-do-roll = Würfeln
midway-do-swap = { $card } abwerfen; ein Joker muss folgen
midway-do-lay = { $card } für eine neue Karte abwerfen
midway-do-lay-wild = 1 Joker von { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride } für eine neue Karte abwerfen
midway-do-draw =
    { $count ->
        [0] Auffrischen beenden: Stapel leer
        [one] 1 neue Karte ziehen
       *[other] { $count } neue Karten ziehen
    }
midway-do-reroll = Alle 3 neu würfeln
# $from, $to: the number on a die before and after.
midway-do-turn = Eine { $from } zur { $to } drehen
midway-do-assign = { $actions } nutzen
# $shut: the one action among them that is not possible now.
midway-do-assign-shut = { $actions } nutzen: { $shut } geht jetzt nicht
midway-do-assign-all-shut = { $actions } nutzen: geht jetzt nicht
midway-do-protect = { $action } schützen
midway-do-waive = Nichts schützen
midway-do-hand-draw = Handzug bei { $target }
    .target = Handzug bei dir
midway-do-hand-trade = Handtausch mit { $target }
    .target = Handtausch mit dir
midway-do-midway-trade = Rummeltausch mit { $target }
    .target = Rummeltausch mit dir
midway-do-midway-steal = Rummelraub bei { $target }
    .target = Rummelraub bei dir
# $action: one of the four lines above, or the name of an action.
midway-do-protected = { $action }, geschützt
midway-do-block = Blocken
midway-do-pass = Zulassen
midway-do-pass-all = Nicht mehr blocken
midway-do-take = { $card } nehmen
midway-do-give = { $card } geben
midway-do-place = Joker auf { $ride ->
        [Achterbahn] deine
        [Autoscooter] deinen
        [Kettenflieger] deinen
       *[Riesenrad] dein
    } { $ride } legen
midway-do-start = { $ride } beginnen: { $first } und { $second }
midway-do-add = { $part } { $ride ->
        [Achterbahn] bei der
       *[Riesenrad] beim
    } { $ride } ergänzen
midway-do-move = 1 Joker von { $from ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $from } zu { $to ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $to } versetzen
midway-do-done = Zug beenden

## Log lines: what happened

midway-turn-began = Zug { $number }: { $seat }.
    .seat = Zug { $number }: Du bist am Zug.
midway-pile-begun = Ein neuer Ablagestapel beginnt: { $card }.
midway-discarded = { $seat } wirft { $card } ab.
    .seat = Du wirfst { $card } ab.
midway-discarded-wild = { $seat } wirft den Joker { $ride ->
        [Achterbahn] von der
       *[Riesenrad] vom
    } { $ride } ab.
    .seat = Du wirfst den Joker von { $ride ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $ride } ab.
midway-drew =
    { $count ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
    .seat =
        { $count ->
            [one] Du ziehst 1 Karte.
           *[other] Du ziehst { $count } Karten.
        }
# Only for those who see the cards.
midway-drew-cards = { $seat } zieht { $cards }.
    .seat = Du ziehst { $cards }.
midway-rolled = { $seat } würfelt { $dice }.
    .seat = Du würfelst { $dice }.
midway-rolled-again = { $seat } zahlt ein Ticket und würfelt neu: { $dice }.
    .seat = Du zahlst ein Ticket und würfelst neu: { $dice }.
# $from, $to: the number on a die before and after.
midway-die-turned = { $seat } zahlt ein Ticket und dreht eine { $from } zur { $to }.
    .seat = Du zahlst ein Ticket und drehst eine { $from } zur { $to }.
midway-assigned = { $seat } nutzt { $actions }.
    .seat = Du nutzt { $actions }.
midway-protected = { $seat } zahlt 2 Tickets: Niemand kann den { $action } blocken.
    .seat = Du zahlst 2 Tickets: Niemand kann den { $action } blocken.
midway-declared = { $seat } sagt einen { $action } an.
    .seat = Du sagst einen { $action } an.
midway-declared-protected = { $seat } sagt einen { $action } an. Niemand kann ihn blocken.
    .seat = Du sagst einen { $action } an. Niemand kann ihn blocken.
midway-declared-against = { $seat } sagt einen { $action } gegen { $target } an.
    .seat = Du sagst einen { $action } gegen { $target } an.
    .target = { $seat } sagt einen { $action } gegen dich an.
midway-declared-against-protected = { $seat } sagt einen { $action } gegen { $target } an. Niemand kann ihn blocken.
    .seat = Du sagst einen { $action } gegen { $target } an. Niemand kann ihn blocken.
    .target = { $seat } sagt einen { $action } gegen dich an. Niemand kann ihn blocken.
midway-blocked = { $seat } zahlt ein Ticket und blockt den { $action }.
    .seat = Du zahlst ein Ticket und blockst den { $action }.
midway-passed = { $seat } lässt es zu.
    .seat = Du lässt es zu.
midway-passed-all = { $seat } blockt in diesem Zug nicht mehr.
    .seat = Du blockst in diesem Zug nicht mehr.
midway-lapsed = { $actions }: jetzt nicht möglich und für { $seat } verloren.
    .seat = { $actions }: jetzt nicht möglich und für dich verloren.
midway-took-discard = { $seat } nimmt { $card } vom Ablagestapel.
    .seat = Du nimmst { $card } vom Ablagestapel.
midway-drew-from-hand = { $seat } nimmt { $card } aus der Hand von { $target }.
    .seat = Du nimmst { $card } aus der Hand von { $target }.
    .target = { $seat } nimmt { $card } aus deiner Hand.
midway-set-aside = { $seat } legt { $card } aus der Hand von { $target } beiseite.
    .seat = Du legst { $card } aus der Hand von { $target } beiseite.
    .target = { $seat } legt { $card } aus deiner Hand beiseite.
midway-gave-from-hand = { $seat } gibt { $target } dafür { $card }.
    .seat = Du gibst { $target } dafür { $card }.
    .target = { $seat } gibt dir dafür { $card }.
midway-took = { $seat } nimmt vom Rummel von { $target }: { $card }.
    .seat = Du nimmst vom Rummel von { $target }: { $card }.
    .target = { $seat } nimmt von deinem Rummel: { $card }.
midway-gave = { $seat } legt auf den Rummel von { $target }: { $card }.
    .seat = Du legst auf den Rummel von { $target }: { $card }.
    .target = { $seat } legt auf deinen Rummel: { $card }.
midway-wild-lost = Auf dem Rummel von { $seat } findet der Joker { $ride ->
        [Achterbahn] von der
       *[Riesenrad] vom
    } { $ride } keinen Platz und wird abgeworfen.
    .seat = Der Joker von { $ride ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $ride } findet keinen Platz und wird abgeworfen.
midway-wild-lost-on-its-way = Der Joker findet auf dem Rummel von { $seat } keinen Platz und wird abgeworfen.
    .seat = Der Joker findet auf deinem Rummel keinen Platz und wird abgeworfen.
midway-wild-placed = Der Joker von { $seat } kommt { $ride ->
        [Achterbahn] zur
       *[Riesenrad] zum
    } { $ride }.
    .seat = Dein Joker kommt { $ride ->
            [Achterbahn] zur
           *[Riesenrad] zum
        } { $ride }.
midway-started = { $seat } beginnt { $ride ->
        [Achterbahn] die
        [Autoscooter] den
        [Kettenflieger] den
       *[Riesenrad] das
    } { $ride }: { $first } und { $second }.
    .seat = Du beginnst { $ride ->
            [Achterbahn] deine
            [Autoscooter] deinen
            [Kettenflieger] deinen
           *[Riesenrad] dein
        } { $ride }: { $first } und { $second }.
midway-added = { $seat } ergänzt { $part } { $ride ->
        [Achterbahn] bei der
       *[Riesenrad] beim
    } { $ride }.
    .seat = Du ergänzt { $part } bei { $ride ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $ride }.
midway-wild-moved = { $seat } versetzt 1 Joker { $from ->
        [Achterbahn] von der
       *[Riesenrad] vom
    } { $from } { $to ->
        [Achterbahn] zur
       *[Riesenrad] zum
    } { $to }.
    .seat = Du versetzt 1 Joker von { $from ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $from } zu { $to ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $to }.
midway-completed = { $seat } vervollständigt { $ride ->
        [Achterbahn] die
        [Autoscooter] den
        [Kettenflieger] den
       *[Riesenrad] das
    } { $ride }.
    .seat = Du vervollständigst { $ride ->
            [Achterbahn] deine
            [Autoscooter] deinen
            [Kettenflieger] deinen
           *[Riesenrad] dein
        } { $ride }.
midway-set-locked = { $seat } sichert { $ride ->
        [Achterbahn] die
        [Autoscooter] den
        [Kettenflieger] den
       *[Riesenrad] das
    } { $ride } mit 4 echten Teilen.
    .seat = Du sicherst { $ride ->
            [Achterbahn] deine
            [Autoscooter] deinen
            [Kettenflieger] deinen
           *[Riesenrad] dein
        } { $ride } mit 4 echten Teilen.
midway-set-locked-ticket = { $seat } sichert { $ride ->
        [Achterbahn] die
        [Autoscooter] den
        [Kettenflieger] den
       *[Riesenrad] das
    } { $ride } mit 4 echten Teilen und bekommt ein Ticket zurück.
    .seat = Du sicherst { $ride ->
            [Achterbahn] deine
            [Autoscooter] deinen
            [Kettenflieger] deinen
           *[Riesenrad] dein
        } { $ride } mit 4 echten Teilen und bekommst ein Ticket zurück.
midway-won = { $seat } eröffnet den Rummel und gewinnt.
    .seat = Du eröffnest den Rummel und gewinnst.
midway-won-team = { $seat } und { $partner } eröffnen den Rummel und gewinnen.
    .seat = Du und { $partner } eröffnet den Rummel und gewinnt.
    .partner = Du und { $seat } eröffnet den Rummel und gewinnt.
midway-stopped = Die Saison ist vorbei: Das Spiel endet hier.

## Score lines, beside their points

midway-score-natural = Gesicherte Fahrgeschäfte
midway-score-with-wilds = Mit Jokern geöffnete Fahrgeschäfte
midway-score-partner = Beitrag des Teammitglieds
# A tie-break.
midway-score-sets = Gesicherte Fahrgeschäfte, bei Gleichstand

## The end of the game: headings, and the unit of the score

midway-end-breakdown = Welche Fahrgeschäfte zählen
midway-end-graph = Geöffnete Fahrgeschäfte, Zug für Zug
midway-end-unit =
    { $count ->
        [one] Fahrgeschäft
       *[other] Fahrgeschäfte
    }

## Refusals: why something cannot be done now

midway-refuse-over = Das Spiel ist vorbei.
midway-refuse-not-your-turn = Du bist nicht am Zug.
midway-refuse-block-window = Gerade wird jemand anders gefragt, ob geblockt wird.
midway-refuse-place-window = Gerade sucht jemand anders einen Platz für einen Joker.
midway-refuse-not-in-hand = Diese Karte ist nicht in deiner Hand.
midway-refuse-trim-first = Wirf zuerst Karten ab, bis du 6 hast.
midway-refuse-refresh-or-roll = Würfle zuerst oder frische deine Hand mit einem Joker auf.
midway-refuse-no-wild = Zum Auffrischen brauchst du einen Joker, und du hast keinen.
midway-refuse-no-wild-there = Auf diesem Fahrgeschäft liegt kein Joker.
midway-refuse-one-from-midway = Beim Auffrischen darf nur 1 Karte von deinem Rummel kommen.
midway-refuse-wild-missing = Wirf auch einen Joker ab, bevor du ziehst.
midway-refuse-committed = Du frischst gerade deine Hand auf: Wirf Karten ab oder ziehe.
midway-refuse-assign-first = Wähle erst die Würfel, die du nutzen willst.
midway-refuse-triple = Alle 3 Würfel sind gleich, also musst du alle 3 nutzen.
midway-refuse-other-dice = Diese Zahlen zeigen deine Würfel nicht.
midway-refuse-no-such-die = Kein Würfel zeigt diese Zahl.
midway-refuse-ticket-used = In deinem Zug darfst du nur 1 Ticket einsetzen, und das hast du schon getan.
midway-refuse-no-ticket = Du hast kein Ticket mehr.
midway-refuse-no-wrap = Eine 6 kann keine 1 werden und eine 1 keine 6.
midway-refuse-maneuver-first = Wähle erst eine Aktion, die du schützt, oder keine.
midway-refuse-maneuver-over = Jetzt lässt sich keine Aktion mehr schützen.
midway-refuse-act-first = Führe zuerst die Aktionen deiner Würfel aus.
midway-refuse-not-assigned = Keiner deiner Würfel ist für diese Aktion.
midway-refuse-another-player = Wähle jemand anderen an diesem Tisch.
midway-refuse-no-deck = Der Nachziehstapel ist leer.
midway-refuse-no-pile = Der Ablagestapel ist leer.
midway-refuse-empty-hand = Diese Person hat keine Handkarten.
midway-refuse-own-hand-empty = Du hast keine Handkarte, die du dafür geben könntest.
midway-refuse-own-hand-empty-steal = Du hast keine Handkarte, die du dafür abwerfen könntest.
midway-refuse-bare-midway = Auf den Fahrgeschäften dort liegt nichts, was sich nehmen ließe.
midway-refuse-own-midway-bare = Auf deinem Rummel liegt nichts, was du dafür geben könntest.
midway-refuse-nothing-to-take = Dort liegt keine Karte, die du nehmen und auch bezahlen könntest.
midway-refuse-no-target = Das ist jetzt gegen niemanden möglich.
midway-refuse-not-protected = Diese Aktion ist nicht die geschützte.
midway-refuse-protected-only = Dein einziger Würfel für diese Aktion ist der geschützte.
midway-refuse-block-or-pass = Antworte zuerst: blocken oder zulassen.
midway-refuse-last-action = Das ist die letzte Aktion des Zuges: Blocke sie oder lass sie zu.
midway-refuse-give-first = Wähle erst die Karte, die du gibst.
midway-refuse-take-first = Wähle erst die Karte, die du nimmst.
midway-refuse-toss-first = Wirf zuerst eine Handkarte ab.
midway-refuse-not-in-midway = Diese Karte liegt nicht dort.
midway-refuse-locked = Ein gesichertes Fahrgeschäft bleibt, wie es ist: Niemand kann davon nehmen.
midway-refuse-duplicate = Auf keinem Rummel darf das gleiche Teil zweimal liegen.
midway-refuse-nothing-to-pay = Wenn du diese Karte nimmst, kannst du nicht mehr dafür bezahlen.
midway-refuse-must-win = Der Joker muss dorthin, wo er das Spiel gewinnt.
midway-refuse-not-open = Ein Joker darf nur auf ein Fahrgeschäft, das ein Teil hat und nicht vollständig ist.
midway-refuse-place-first = Finde zuerst einen Platz für den Joker.
midway-refuse-just-taken = Die eben genommene Karte kannst du nicht geben.
midway-refuse-started = Dieses Fahrgeschäft ist schon begonnen: Ergänze Karten einzeln.
midway-refuse-start-pair = Beginne ein Fahrgeschäft mit 2 Handkarten: 2 Teilen oder einem Teil und einem Joker.
midway-refuse-complete = Dieses Fahrgeschäft ist vollständig. Es lässt sich nichts ergänzen.
midway-refuse-wild-in-place = Dieses Fahrgeschäft ist vollständig. Versetze zuerst den Joker, dann ergänze das echte Teil.
midway-refuse-wild-where = Ein Joker kommt auf ein Fahrgeschäft mit einem Teil oder beginnt eines zusammen mit einem Teil.
midway-refuse-nowhere = Du hast kein anderes Fahrgeschäft, auf das dieser Joker könnte.
midway-refuse-no-moves = Spiele eine Karte, bevor du wieder Joker versetzt.
midway-refuse-same-ride = Dort liegt der Joker schon.
midway-refuse-build-or-done = Jetzt kannst du bauen oder deinen Zug beenden.

## The table in letters, in the terminal

midway-text-turn = Zug { $number }, { $seat }
    .seat = Zug { $number }, du bist am Zug
# $first, $second: the two players of a team, as a list.
midway-text-teams = { $first } gegen { $second }
# $deck, $pile: how many cards. $top: the top card, or “none”.
midway-text-piles = Nachziehstapel { $deck }, Ablagestapel { $pile } (oben: { $top })
midway-text-dice = Würfel: { $dice }
midway-text-tableau = Zu tun: { $actions }
# The heads of three columns of numbers. Each word stands over its column: 5, 4 and 7 letters, one space between.
midway-text-columns = zählt Hand Tickets
# The heads of five columns: at most 10 letters.
midway-text-ride-bumper = Scooter
midway-text-ride-carousel = Karussell
midway-text-ride-ferris = Riesenrad
midway-text-ride-coaster = Achterbahn
midway-text-ride-swings = Flieger
# The letters B, L, M and S are the same in every language.
midway-text-legend = B Banner, L Lichter, M Material, S Sitze, * Joker, ( ) mit Jokern geöffnet, [ ] gesichert, > gefragt
midway-text-your-hand = Deine Hand: { $cards }
midway-text-hand = Hand von { $seat }: { $cards }
    .seat = Deine Hand: { $cards }
midway-text-aside = Beiseitegelegt: { $card }
midway-text-no-card = keine

## First-time notes: shown once, when something happens for the first time; at most 105 letters

midway-first-turn = Dein Zug: Würfle mit 3 Würfeln, nutze 2 davon, dann baue.
midway-first-dice = Jede Zahl ist eine dieser Buden. Berühre eine Bude, um zu sehen, was sie bringt.
midway-first-ticket = Vor der Wahl: Ein Ticket dreht 1 Würfel um 1 oder würfelt alle neu. Tickets blocken auch andere.
midway-first-order = Führe deine Aktionen in beliebiger Reihenfolge aus. Danach baust du.
midway-first-block = Ein Ticket verhindert das. Du kannst in diesem Zug einmal blocken. Zulassen kostet nichts.
# $seat: who blocked.
midway-first-blocked = Geblockt: Nichts geschieht, der Würfel ist verloren. { $seat } kann in diesem Zug nicht mehr blocken.
midway-first-begin = Beginne ein Fahrgeschäft mit 2 seiner Teile auf einmal. Danach ergänzt du Teile einzeln.
midway-first-wild = Ein Joker füllt jede Lücke. Doch von einem Fahrgeschäft mit Joker können andere nehmen.
# A rival has opened a ride. $seat: that player.
midway-first-rival-near = { $seat } fehlt nur noch 1 Fahrgeschäft zum Sieg. Sieh nach, was dort noch fehlt.
midway-first-alike = Drei gleiche: Alle 3 Würfel gelten, und du machst dieselbe Aktion dreimal.
midway-first-wild-away = Du hast das echte Teil. Wähle es und ein Fahrgeschäft für den Joker an seiner Stelle. Dann passt es.
midway-first-open = Dieses Fahrgeschäft ist geöffnet und zählt. Solange ein Joker dort liegt, ist es nicht sicher.
midway-first-locked = Vier echte Teile: gesichert. Von diesem Fahrgeschäft kann niemand mehr nehmen.
midway-first-robbed = Was nicht gesichert ist, können andere nehmen. Vier echte Teile sichern ein Fahrgeschäft.
midway-first-lapsed = Dieser Würfel ließ sich nicht nutzen und ist verloren.
midway-first-trim = Zu Beginn deines Zuges darfst du nur 6 Karten haben. Wirf die übrigen ab.
midway-first-swap = Mit einem Joker darfst du deine Hand auffrischen, statt zu würfeln. Gut, wenn nichts passt.

## Explanations of things: what is shown when a thing is pointed at. Deck, discard pile, cards on their way

midway-what-deck =
    { $count ->
        [0] Nachziehstapel, leer
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $count } Karten
    }
midway-what-deck-use = Ein Stapelzug nimmt die oberste Karte. Am Ende deines Zuges füllst du von hier eine Hand mit weniger als 3 Karten auf.
midway-what-deck-lasts = Ist er aufgebraucht, bleibt er leer.
midway-what-deck-empty = Er wird nicht neu gemischt.
midway-what-pile = Ablagestapel, oben: { $card }
midway-what-pile-use = Ein Ablagezug nimmt die oberste Karte. Die Karten darunter darf niemand ansehen.
midway-what-pile-swap = Um deine Hand aufzufrischen, wirf hier einen Joker und beliebige andere Karten ab, und ziehe ebenso viele.
midway-what-pile-none = Ablagestapel, leer
midway-what-pile-new = Der nächste Zug beginnt einen neuen mit einer Karte vom Nachziehstapel.
midway-what-aside = Beiseitegelegte Karte
midway-what-aside-card = Beiseitegelegt: { $card }
midway-what-aside-use = Sie wurde für den Handtausch zufällig gezogen. Sobald eine andere Karte dafür gegeben ist, wechselt sie die Hand.
midway-what-loose = Ein Joker unterwegs
midway-what-loose-use = { $seat } legt ihn auf ein Fahrgeschäft, das ein Teil hat und nicht vollständig ist.
    .seat = Du legst ihn auf ein Fahrgeschäft, das ein Teil hat und nicht vollständig ist.

## Explanations of things: booths and what they do (the six lines also stand in the board in words)

midway-what-booth = Bude { $number }: { $action }
midway-what-deck-draw = Nimm die oberste Karte des Nachziehstapels.
midway-what-discard-draw = Nimm die oberste Karte des Ablagestapels.
midway-what-hand-draw = Nimm eine zufällige Karte aus einer fremden Hand.
midway-what-hand-trade = Sieh eine zufällige Karte aus einer fremden Hand an, gib eine beliebige eigene dafür, und behalte die fremde.
midway-what-midway-trade = Nimm eine Karte von einem fremden Rummel, dann gib eine von deinem.
midway-what-midway-steal = Nimm eine Karte von einem fremden Rummel, dann wirf eine Handkarte ab.
# $why: a refusal. It must stand at the end.
midway-what-booth-shut = Jetzt nicht möglich. { $why }
midway-what-booth-waiting =
    { $count ->
        [one] Der Würfel hier ist noch zu nutzen.
       *[other] { $count } Würfel hier sind noch zu nutzen.
    }
# While a block is asked for: what the action could bring.
midway-what-threat = Damit könnte { $seat } { $ride ->
        [Achterbahn] die
        [Autoscooter] den
        [Kettenflieger] den
       *[Riesenrad] das
    } { $ride } vervollständigen.
    .seat = Damit könntest du { $ride ->
            [Achterbahn] deine
            [Autoscooter] deinen
            [Kettenflieger] deinen
           *[Riesenrad] dein
        } { $ride } vervollständigen.

## Explanations of things: dice

midway-what-die = Würfel mit { $number }: { $action }
midway-what-die-any = Jokerwürfel mit Ausrufezeichen
midway-what-die-any-at = Jokerwürfel, genutzt für { $action }
midway-what-die-choose = Wähle 2 der 3 Würfel. Jeder bringt dir seine Aktion. Der dritte bleibt ungenutzt.
midway-what-die-choose-any = Er gilt als beliebige Zahl: Wähle ihn und eine Bude.
midway-what-die-to-do = Seine Aktion steht in diesem Zug noch aus.
midway-what-die-under-way = Seine Aktion wird gerade ausgeführt.
midway-what-die-protected = Er ist geschützt: Niemand kann seine Aktion blocken.

## Explanations of things: players, open rides, Tickets, hands

midway-what-seat = { $seat }
# $open: open rides, $cards: cards in hand, $tickets: Tickets.
midway-what-seat-facts =
    { $open ->
        [0] Kein Fahrgeschäft ist geöffnet.
        [one] 1 Fahrgeschäft ist geöffnet.
       *[other] { $open } Fahrgeschäfte sind geöffnet.
    } { $cards ->
        [0] Keine Handkarten
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $tickets ->
        [0] keine Tickets.
        [one] 1 Ticket.
       *[other] { $tickets } Tickets.
    }
midway-what-seat-turn = Diese Person ist am Zug.
midway-what-partner = Im Team mit { $partner }.
    .partner = Im Team mit dir.
midway-what-count = Geöffnete Fahrgeschäfte von { $seat }: { $count } von { $of }
    .seat = Deine geöffneten Fahrgeschäfte: { $count } von { $of }
midway-what-count-mine = Deine geöffneten Fahrgeschäfte: { $count } von { $of }
midway-what-count-goal = Ein Fahrgeschäft mit 4 Karten ist geöffnet. Wer zuerst { $of } geöffnete hat, gewinnt sofort, egal, wer am Zug ist.
midway-what-count-one-left = Noch eines, und das Spiel ist gewonnen.
midway-what-count-team = Die Fahrgeschäfte beider Teammitglieder zählen zusammen.
midway-what-tickets = Tickets von { $seat }: { $count }
    .seat = Deine Tickets: { $count }
midway-what-tickets-own = In deinem Zug würfelt ein Ticket alle Würfel neu oder dreht 1 Würfel um 1.
midway-what-tickets-block = In einem fremden Zug blockt ein Ticket 1 Aktion.
# $most: the most Tickets that anybody may have.
midway-what-tickets-most = Ein Fahrgeschäft aus 4 echten Teilen bringt eines zurück, bis höchstens { $most }.
midway-what-tickets-used = In diesem Zug wurde schon eines eingesetzt, ein weiteres geht nicht.
midway-what-hand =
    { $count ->
        [0] Hand von { $seat }, leer
        [one] Hand von { $seat }, 1 Karte
       *[other] Hand von { $seat }, { $count } Karten
    }
    .seat =
        { $count ->
            [0] Deine Hand, leer
            [one] Deine Hand, 1 Karte
           *[other] Deine Hand, { $count } Karten
        }
midway-what-hand-mine =
    { $count ->
        [0] Deine Hand, leer
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
midway-what-hand-unseen = Nur wer sie hält, sieht sie.
midway-what-hand-limits = Zu Beginn deines Zuges wirfst du bis auf 6 Karten ab. Am Ende ziehst du auf 3 nach.

## Explanations of things: cards in hand and cards on rides

midway-what-card =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count }-mal
    }
midway-what-part-use = Jedes Fahrgeschäft braucht Material, Sitze, Lichter und Banner, jedes einmal.
midway-what-wild-use = Er füllt jede Lücke eines Fahrgeschäfts, das ein Teil hat, oder beginnt eines zusammen mit einem Teil.
midway-what-wild-swap = Statt zu würfeln, darfst du ihn mit anderen Karten abwerfen und ebenso viele ziehen.
midway-what-part = { $card } auf dem Rummel von { $seat }
    .seat = { $card } auf deinem Rummel
midway-what-part-locked = Es gehört zu einem gesicherten Fahrgeschäft: Niemand kann es nehmen.
midway-what-part-mine = Andere können es mit einem Rummeltausch oder Rummelraub nehmen, solange das Fahrgeschäft nicht gesichert ist.
midway-what-part-theirs = Ein Rummeltausch oder Rummelraub kann es nehmen.
midway-what-wild =
    { $count ->
        [one] Joker
       *[other] { $count } Joker
    } { $ride ->
        [Achterbahn] bei der
       *[Riesenrad] beim
    } { $ride } von { $seat }
    .seat =
        { $count ->
            [one] Joker
           *[other] { $count } Joker
        } bei { $ride ->
            [Achterbahn] deiner
           *[Riesenrad] deinem
        } { $ride }
midway-what-wild-mine =
    { $count ->
        [one] Joker
       *[other] { $count } Joker
    } bei { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride }
midway-what-wild-move = Während du baust, kannst du ihn auf ein anderes Fahrgeschäft versetzen, das du begonnen hast.
midway-what-wild-theirs = Ein Rummeltausch oder Rummelraub kann ihn nehmen.
midway-what-wild-alone = Ohne ein echtes Teil daneben zieht er weiter oder wird abgeworfen.
# $part: the true part in your hand.
midway-what-lock-it = Das echte Teil hast du auf der Hand: { $part }. Versetze den Joker und ergänze es, um das Fahrgeschäft zu sichern.
midway-what-replace-it = Ein echtes Teil hast du auf der Hand: { $part }. Versetze einen Joker und ergänze es.

## Explanations of things: rides

# $count: how many cards it has.
midway-what-ride = { $ride } von { $seat }, { $count } von 4
    .seat = { $ride ->
            [Achterbahn] Deine
           *[Riesenrad] Dein
        } { $ride }, { $count } von 4
midway-what-ride-mine = { $ride ->
        [Achterbahn] Deine
       *[Riesenrad] Dein
    } { $ride }, { $count } von 4
midway-what-ride-empty = Nicht begonnen. Zum Beginnen braucht es 2 Handkarten: 2 Teile oder ein Teil und einen Joker.
midway-what-ride-begun = Teile und Joker werden einzeln ergänzt. Andere können Karten davon nehmen.
midway-what-ride-complete = Mit Jokern geöffnet: Es zählt, doch andere können noch Karten davon nehmen.
midway-what-ride-locked = 4 echte Teile: Es zählt für immer, und niemand kann davon nehmen.
midway-what-there = Dort liegen: { $cards }.
# $parts: a list of parts.
midway-what-missing = Es fehlen echte Teile: { $parts }.

## What a card could do for you: in explanations, and in the board in words

midway-fits = Die Karte passt zu { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride }.
midway-fits-completes = Die Karte vervollständigt { $ride ->
        [Achterbahn] deine
        [Autoscooter] deinen
        [Kettenflieger] deinen
       *[Riesenrad] dein
    } { $ride }.
midway-fits-for-a-wild = Die Karte könnte einen Joker bei { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride } ersetzen.
midway-fits-twice = Die gleiche Karte liegt schon bei { $ride ->
        [Achterbahn] deiner
       *[Riesenrad] deinem
    } { $ride }.
midway-fits-wild = Die Karte passt auf jedes Fahrgeschäft, das ein Teil hat.
midway-fits-start = Die Karte kann zusammen mit einer anderen { $ride ->
        [Achterbahn] deine
        [Autoscooter] deinen
        [Kettenflieger] deinen
       *[Riesenrad] dein
    } { $ride } beginnen.
midway-fits-start-alone = Die Karte braucht eine zweite, um { $ride ->
        [Achterbahn] deine
        [Autoscooter] deinen
        [Kettenflieger] deinen
       *[Riesenrad] dein
    } { $ride } zu beginnen.

## The steps of the turn: names on the board, and what each is

midway-step-pile = Ablagestapel
midway-step-pile-what = Ist der Ablagestapel leer, beginnt eine Karte vom Nachziehstapel einen neuen.
midway-step-trim = Höchstens sechs
midway-step-trim-what = Wer mehr als 6 Karten hat, wirft bis auf 6 ab.
midway-step-roll = Würfeln
midway-step-roll-what = Würfle mit 3 Würfeln und nutze 2 davon oder frische stattdessen deine Hand mit einem Joker auf.
midway-step-build = Bauen
midway-step-build-what = Beginne Fahrgeschäfte mit 2 Karten, ergänze Karten einzeln, und versetze Joker.
midway-step-refill = Auf drei auffüllen
midway-step-refill-what = Wer weniger als 3 Karten hat, zieht auf 3 nach.

## Explanations of buttons: what is shown when a button is pointed at

midway-what-do-roll = Du würfelst mit 3 Würfeln und nutzt 2. Jede Zahl steht für eine Bude.
midway-what-do-reroll = In deinem Zug darfst du 1 Ticket einsetzen: hierfür oder um einen Würfel um 1 zu drehen.
midway-what-turn = Einen Würfel um 1 drehen
midway-what-do-turn = Wähle einen Würfel. Eine 6 kann keine 1 werden und eine 1 keine 6. Das kostet 1 Ticket.
midway-what-do-block = Die Aktion hat keine Wirkung, und ihr Würfel ist verloren. In jedem fremden Zug kannst du einmal blocken.
midway-what-do-pass = Die Aktion wird ausgeführt, wenn niemand sonst sie blockt.
midway-what-do-pass-all = Du wirst bis zum Ende dieses Zuges nicht mehr gefragt.
midway-what-do-waive = Du behältst deine Tickets. Jede Aktion kann geblockt werden.
midway-what-protected = Der geschützte Würfel
midway-what-do-protected = Nutze den Würfel, den du geschützt hast: Niemand kann seine Aktion blocken.
midway-what-draw = Neue Karten ziehen
midway-what-do-draw = Du ziehst so viele Karten, wie du abgeworfen hast. Dann baust du.
midway-what-do-done = Hast du weniger als 3 Karten, ziehst du auf 3 nach. Dann ist die nächste Person am Zug.

## The board in words: how the game stands

midway-told-standing = Der Spielstand
midway-told-goal = { $count } geöffnete Fahrgeschäfte bringen den Sieg.
midway-told-turn = Zug { $number }: { $seat } spielt.
    .seat = Zug { $number }: Du bist am Zug.
midway-told-turn-mine = Zug { $number }: Du bist am Zug.
midway-told-race =
    { $count ->
        [0] { $seat } hat noch kein geöffnetes Fahrgeschäft.
        [one] { $seat } hat 1 geöffnetes Fahrgeschäft.
       *[other] { $seat } hat { $count } geöffnete Fahrgeschäfte.
    }
    .seat =
        { $count ->
            [0] Du hast noch kein geöffnetes Fahrgeschäft.
            [one] Du hast 1 geöffnetes Fahrgeschäft.
           *[other] Du hast { $count } geöffnete Fahrgeschäfte.
        }
midway-told-race-mine =
    { $count ->
        [0] Du hast noch kein geöffnetes Fahrgeschäft.
        [one] Du hast 1 geöffnetes Fahrgeschäft.
       *[other] Du hast { $count } geöffnete Fahrgeschäfte.
    }
midway-told-die = Ein Würfel zeigt { $number }: { $action }.
midway-told-die-any = Der Jokerwürfel zeigt ein Ausrufezeichen. Es gilt als beliebige Zahl.
midway-told-to-do = Noch zu tun: { $actions }.
midway-told-deed = Gerade im Gange: { $action }.
midway-told-deed-against = Gerade im Gange: { $action } gegen { $target }.
    .target = Gerade im Gange: { $action } gegen dich.
midway-told-aside = Beiseitegelegt: { $card }.

## The board in words: hands and Tickets

midway-told-hand = Hand von { $seat }
    .seat = Deine Hand
midway-told-hand-mine = Deine Hand
midway-told-no-cards = Keine Karten.
# $does: what the card could do, a sentence of its own (midway-fits-…).
midway-told-card =
    { $count ->
        [one] { $card }. { $does }
       *[other] { $count }-mal { $card }. { $does }
    }
midway-told-tickets =
    { $count ->
        [0] Keine Tickets.
        [one] 1 Ticket.
       *[other] { $count } Tickets.
    }

## The board in words: rides

midway-told-midway = Rummel von { $seat }
    .seat = Dein Rummel
midway-told-midway-mine = Dein Rummel
midway-told-other = { $seat }
    .seat = Du
midway-told-other-hand =
    { $cards ->
        [0] Keine Handkarten
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $tickets ->
        [0] keine Tickets.
        [one] 1 Ticket.
       *[other] { $tickets } Tickets.
    }
# $there: „Dort liegen: Lichter und Sitze.“ $more: what is missing, or what can be done. Each is a sentence of its own.
midway-told-ride = { $ride }: { $count } von 4. { $there } { $more }
midway-told-ride-complete = { $ride }: mit Jokern geöffnet. { $there } { $more }
midway-told-ride-locked = { $ride }: gesichert, mit allen 4 echten Teilen.
midway-told-ride-empty = { $ride }: nicht begonnen.
midway-told-part = { $ride }: { $part }.
midway-told-wilds =
    { $count ->
        [one] Der Joker
       *[other] Die { $count } Joker
    } { $ride ->
        [Achterbahn] bei der
       *[Riesenrad] beim
    } { $ride }.
# Where there is nothing to say.
midway-told-nothing = {""}

## The board in words: the middle of the table

midway-told-tableau = Karten und Buden
midway-told-pile =
    { $count ->
        [one] Der Ablagestapel hat 1 Karte: { $card }.
       *[other] Oben auf dem Ablagestapel: { $card }.
    }
midway-told-no-pile = Der Ablagestapel ist leer.
midway-told-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Der Nachziehstapel hat noch 1 Karte.
       *[other] Der Nachziehstapel hat noch { $count } Karten.
    }
# $what: what the booth does, a sentence of its own.
midway-told-booth = { $number }, { $action }. { $what }
midway-told-booth-shut = { $number }, { $action }: jetzt nicht möglich. { $what }

## The board: headings, labels and small buttons

midway-board-tableau = Buden und Würfel
midway-board-steps = Schritte des Zuges
midway-board-midway = Rummel von { $name }
# The button that leads back from somebody else’s Midway.
midway-board-home = Zurück zu deinem
midway-board-hand = Deine Hand
# Under a card in the middle of the table.
midway-board-aside = beiseite
# Under a Wild that needs a ride.
midway-board-loose = sucht einen Platz
# Under the deck and the discard pile.
midway-board-deck = Stapel { $count }
midway-board-pile = Ablage { $count }
midway-board-pile-top = Ablagestapel, oben: { $card }
midway-board-pile-empty = Ablagestapel, leer
midway-board-swap = Auffrischen
midway-board-booth = Bude { $number }: { $name }
# $face: the number, or the exclamation mark.
midway-board-die = Ein Würfel mit { $face }
midway-board-wild-die = Jokerwürfel
# A stamp on a ride of four true parts.
midway-board-natural = Gesichert
# $state is a word of the program: empty, begun, complete or locked.
midway-board-ride =
    { $state ->
        [empty] { $ride }, nicht begonnen
        [locked] { $ride }, gesichert
        [complete] { $ride }, mit Jokern geöffnet
       *[begun] { $ride }, { $count } von 4
    }
midway-board-wilds =
    { $count ->
        [one] der Joker
       *[other] { $count } Joker
    } { $ride ->
        [Achterbahn] bei der
       *[Riesenrad] beim
    } { $ride }
# A player’s Midway in small, for the ear. $open, $begun: how many rides.
midway-board-side =
    { $open ->
        [0] { $name }: kein Fahrgeschäft geöffnet,
        [one] { $name }: 1 Fahrgeschäft geöffnet,
       *[other] { $name }: { $open } Fahrgeschäfte geöffnet,
    } { $begun } begonnen
midway-board-tickets =
    { $count ->
        [0] Keine Tickets
        [one] 1 Ticket
       *[other] { $count } Tickets
    }
# After the number of open rides: “2 of 4”.
midway-board-of = von { $count }
# The same number for the ear.
midway-board-sheets = Was auf dem Tisch liegt
midway-board-sheet-table = Tisch
midway-board-sheet-players = Leute
midway-board-open = { $count } von { $of } Fahrgeschäften geöffnet
# Under the name of the player whose turn it is.
midway-board-active = am Zug
midway-board-with = mit { $name }
midway-board-yours = in deinem Team
midway-board-in-hand = Hand: { $count }
midway-board-in-hand-of =
    { $count ->
        [0] Hand von { $name }, leer
        [one] Hand von { $name }, 1 Karte
       *[other] Hand von { $name }, { $count } Karten
    }
midway-board-look = Rummel von { $name } ansehen
# Rides where there is little room.
midway-board-short-bumper = Scooter
midway-board-short-carousel = Karussell
midway-board-short-ferris = Riesenrad
midway-board-short-coaster = Achterbahn
midway-board-short-swings = Flieger
midway-board-tray = Wähle von den Fahrgeschäften

## On the red ticket while something must still be chosen

midway-board-missing-trim = Wähle 1 Karte zum Abwerfen
midway-board-missing-swap = Wähle 1 Karte zum Abwerfen
midway-board-missing-refresh = Wähle 1 Karte zum Abwerfen
# $count: how many dice must be used, 2 or 3.
midway-board-missing-assign =
    { $count ->
        [3] Wähle alle 3 Würfel oder 1 zum Drehen mit einem Ticket
       *[2] Wähle 2 Würfel oder 1 zum Drehen mit einem Ticket
    }
midway-board-missing-dice =
    { $count ->
        [3] Wähle alle 3 Würfel
       *[2] Wähle 2 Würfel
    }
midway-board-missing-die =
    { $count ->
        [one] Wähle noch 1 Würfel
       *[other] Wähle noch { $count } Würfel
    }
midway-board-missing-maneuver = Wähle 1 Bude zum Schützen
midway-board-missing-act = Wähle 1 Bude
midway-board-missing-target = Wähle 1 Person
midway-board-missing-block = Blocken oder zulassen
midway-board-missing-hand_over = Wähle 1 Karte zum Geben
midway-board-missing-take = Wähle 1 Karte zum Nehmen
midway-board-missing-place = Wähle 1 Fahrgeschäft
midway-board-missing-give = Wähle 1 Karte zum Geben
midway-board-missing-toss = Wähle 1 Karte zum Abwerfen
midway-board-missing-build = Wähle eine Karte oder beende deinen Zug
midway-board-missing-second = Wähle eine zweite Karte zum Beginnen
midway-board-missing-wild = Wähle ein Fahrgeschäft für den Joker an seiner Stelle
midway-board-missing-either = Wähle ein Fahrgeschäft oder eine zweite Karte
midway-board-missing-move = Wähle einen Joker zum Versetzen oder beende deinen Zug
midway-board-missing-over = Das Spiel ist vorbei
midway-board-room-for = Macht Platz für: { $part }

## Lessons: the name of a lesson is its title; “-learnt” is said at its end; all else are notes of the coach, of at most forty words
# $seat1, $seat2: the players by their seats.

## Lesson: Four rides win

midway-lesson-four-rides = Vier Fahrgeschäfte zum Sieg
midway-lesson-four-rides-learnt = Wer zuerst 4 geöffnete Fahrgeschäfte hat, gewinnt sofort. Eines mit Jokern zählt auch, doch nur 4 echte Teile sind sicher.
midway-lesson-four-rides-end = Das ist das Ende eines Spiels. Zum Sieg brauchst du 4 geöffnete Fahrgeschäfte, und du hast 3.
midway-lesson-four-rides-locked = Das Karussell hat seine 4 echten Teile: Material, Sitze, Lichter und Banner. Es ist gesichert. Niemand kann etwas davon nehmen.
midway-lesson-four-rides-wilds = Beim Autoscooter und beim Riesenrad füllen Joker die Lücken. Beide sind geöffnet und zählen auch, doch andere können noch davon nehmen.
midway-lesson-four-rides-play = Der Achterbahn fehlen nur die Banner, und du hast sie. Ergänze sie. Auch die Joker leuchten, weil du sie versetzen darfst. Lass sie liegen.
midway-lesson-four-rides-too-early = Dein Zug wäre mit 3 geöffneten Fahrgeschäften vorbei. Die Karte in deiner Hand eröffnet das vierte.
midway-lesson-four-rides-only-moves = Das versetzt nur einen Joker. Die Karte in deiner Hand gewinnt das Spiel.

## Lesson: Your first turn

midway-lesson-first-turn = Dein erster Zug
midway-lesson-first-turn-learnt = Würfle mit 3 Würfeln und nutze 2, nimm deine Karten, dann baue. Ein Fahrgeschäft beginnt mit 2 Karten, und ein Joker füllt jede Lücke.
midway-lesson-first-turn-roll = Drei Würfel zeigen, was du in diesem Zug tun darfst. Würfle.
midway-lesson-first-turn-swapping = Das würde deine Hand auffrischen. Zuerst die Würfel: Würfle.
midway-lesson-first-turn-two-dice = Du nutzt 2 der 3 Würfel. Eine 2 nimmt die oberste Karte des Ablagestapels. Nutze beide Zweien.
midway-lesson-first-turn-one-draw = Ein Handtausch würde dich eine Karte kosten, und deine passen alle zusammen. Hier würde ich beide Karten vom Ablagestapel nehmen.
midway-lesson-first-turn-keep-ticket = Diese Würfel sind gut genug: Ich würde das Ticket behalten. Nutze beide Zweien.
midway-lesson-first-turn-draw = Nimm die Autoscooter-Banner vom Ablagestapel.
midway-lesson-first-turn-draw-again = { $seat2 } lässt es zu. Nimm jetzt die Karte, die darunter lag.
midway-lesson-first-turn-drew = Ein zweiter Joker: Eine bessere Karte gibt es nicht.
midway-lesson-first-turn-begin = Jetzt baust du. Ein Fahrgeschäft beginnt mit 2 Karten auf einmal. Beginne das Riesenrad mit 2 seiner Teile.
midway-lesson-first-turn-begin-ferris = Möglich, aber beginne mit 2 echten Teilen des Riesenrads. Für den Joker gibt es einen besseren Platz.
midway-lesson-first-turn-third = Von nun an ergänzt du Karten einzeln. Ergänze das dritte Teil des Riesenrads.
midway-lesson-first-turn-third-ferris = Zuerst das Riesenrad: Sein drittes Teil ist in deiner Hand.
midway-lesson-first-turn-wild = Ein Teil fehlt. Ein Joker füllt jede Lücke: Lege deinen auf das Riesenrad.
midway-lesson-first-turn-wild-ferris = Behalte das noch einen Moment. Der Joker vervollständigt das Riesenrad.
midway-lesson-first-turn-open = Dein erstes Fahrgeschäft ist geöffnet.
midway-lesson-first-turn-coaster = Du darfst weiterbauen. Beginne die Achterbahn mit 2 ihrer Teile.
midway-lesson-first-turn-coaster-two = Beginne mit 2 Teilen der Achterbahn: Ihr Material und ihre Sitze hast du auf der Hand.
midway-lesson-first-turn-done = Dir bleiben eine Autoscooter-Karte und ein Joker. Ein Joker ist am meisten wert, wo er ein Fahrgeschäft vervollständigt: Behalte ihn, und beende deinen Zug.
midway-lesson-first-turn-keep = Damit wäre dein Joker bei einem Fahrgeschäft mit 2 Karten. Behalte ihn für eines, das er vervollständigt, und beende deinen Zug.

## Lesson: Block or let pass

midway-lesson-block-or-pass = Blocken oder zulassen
midway-lesson-block-or-pass-learnt = In jedem fremden Zug darfst du für ein Ticket 1 Aktion blocken. Spare es für die, die wehtut: Ein geblockter Würfel ist verloren.
midway-lesson-block-or-pass-her-dice = { $seat2 } hat gewürfelt und einen Würfel gedreht. Zwei Aktionen kommen: ein Handtausch und ein Rummelraub. Ein Ticket verhindert eine davon, aber nur eine in diesem Zug.
midway-lesson-block-or-pass-pass = Zuerst der Handtausch. Der Zufall wählt eine Karte aus deiner Hand, und du bekommst eine andere dafür. Das kostet dich keine Karte. Lass es zu.
midway-lesson-block-or-pass-not-all = Dann würde dich auch beim Raub niemand fragen. Lass nur das hier zu.
midway-lesson-block-or-pass-not-yet = Du darfst in diesem Zug nur einmal blocken, und es kommt noch Schlimmeres. Lass das zu.
midway-lesson-block-or-pass-traded = Weg sind die Autoscooter-Banner, die zu nichts passten, was du hast.
midway-lesson-block-or-pass-steal = Jetzt der Rummelraub. Er könnte dir ein Teil deines geöffneten Riesenrads nehmen, und du bekämst nichts dafür. Blocke ihn mit einem Ticket.
midway-lesson-block-or-pass-would-close = Dein Riesenrad würde eine Karte verlieren und wäre nicht mehr geöffnet. Ein Ticket rettet es.
midway-lesson-block-or-pass-blocked = Nichts geschieht, und der Würfel ist verloren.

## Lesson: Steal, and lock

midway-lesson-steal-and-lock = Rauben und sichern
midway-lesson-steal-and-lock-learnt = Du bestimmst die Reihenfolge deiner Aktionen. Ein Raub kostet eine Handkarte. Vier echte Teile sichern ein Fahrgeschäft und bringen ein Ticket zurück.
midway-lesson-steal-and-lock-missing = Deiner Achterbahn fehlen Banner und Lichter. Die Banner hast du auf der Hand, die Lichter liegen auf dem Rummel von { $seat2 }.
midway-lesson-steal-and-lock-roll = Würfle, und sieh, ob du an sie herankommst.
midway-lesson-steal-and-lock-no-swap = Das würde deine Hand auffrischen und dich den Joker auf deinem Riesenrad kosten. Würfle.
midway-lesson-steal-and-lock-six = Nur die 6 nimmt von fremden Fahrgeschäften. Nutze sie und dazu einen anderen Würfel deiner Wahl.
midway-lesson-steal-and-lock-without-six = Die Lichter liegen auf dem Rummel von { $seat2 }, und nur die 6 kommt an sie heran.
midway-lesson-steal-and-lock-draw-first = Du bestimmst die Reihenfolge. Ein Raub kostet dich eine Handkarte, deshalb würde ich zuerst ziehen: Dann hast du mehr Auswahl.
midway-lesson-steal-and-lock-steal-later = Das geht auch. Aber der Raub kostet eine Handkarte: Zieh zuerst, und du hast eine mehr zur Auswahl.
midway-lesson-steal-and-lock-steal = Jetzt der Rummelraub.
midway-lesson-steal-and-lock-take = Nimm die Achterbahn-Lichter. Was du selbst hast, kannst du nicht nehmen.
midway-lesson-steal-and-lock-cost = Ein Raub kostet eine Handkarte. Welche nützt dir am wenigsten?
midway-lesson-steal-and-lock-needed = Die brauchst du eher: Die Achterbahn-Banner sichern das Fahrgeschäft noch in diesem Zug, und ein Joker passt überall. Eine Autoscooter-Karte kann warten.
midway-lesson-steal-and-lock-lock = Jetzt baue: 4 echte Teile sichern ein Fahrgeschäft. Ergänze die Banner bei der Achterbahn.
midway-lesson-steal-and-lock-banners-first = Zuerst die Achterbahn: Ihre Banner sichern sie für immer.
midway-lesson-steal-and-lock-ticket = Für immer gesichert. Und das Ticket, das du fürs Blocken bezahlt hast, ist zurück: Ein gesichertes Fahrgeschäft bringt eines.

## Lesson: A worthless roll

midway-lesson-roll-again = Ein wertloser Wurf
midway-lesson-roll-again-learnt = Einmal in deinem Zug würfelt ein Ticket alle 3 Würfel neu. Das würde ich nur tun, wenn der Wurf nichts wert ist.
midway-lesson-roll-again-sixes = Dreierpasch: Alle 3 Würfel zählen, dreimal die gleiche Aktion. Aber noch hat niemand ein Fahrgeschäft gebaut, also gibt es nichts zu rauben.
midway-lesson-roll-again-again = Zahle ein Ticket, und würfle alle 3 Würfel neu.
midway-lesson-roll-again-lost-dice = Das ist erlaubt, aber eine 5 oder eine 6 bewirkt noch nichts: Alle deine Würfel wären verloren.
midway-lesson-roll-again-pile = Besser. Die Kettenflieger-Lichter liegen auf dem Ablagestapel, und das Kettenflieger-Material hast du auf der Hand. Nutze beide Zweien.
midway-lesson-roll-again-lost-six = Noch immer gibt es nichts zu rauben: Die 6 wäre verloren.

## Lesson: A Ticket for one pip

midway-lesson-turn-a-die = Ein Ticket für ein Auge
midway-lesson-turn-a-die-learnt = Ein Ticket dreht 1 Würfel um 1 nach oben oder unten oder würfelt alle neu: eines davon, einmal in deinem Zug. Eine 6 wird nie zur 1.
midway-lesson-turn-a-die-third-part = Das Autoscooter-Material liegt auf dem Ablagestapel. Es wäre dein drittes Teil für den Autoscooter, und ein Joker könnte das vierte sein. Aber kein Würfel zeigt eine 2.
midway-lesson-turn-a-die-lower = Ein Ticket dreht 1 Würfel um 1. Mach aus einer 3 eine 2: Wähle eine 3, dann drehe sie herunter.
midway-lesson-turn-a-die-no-two = Das ergibt keine 2, und nur eine 2 nimmt vom Ablagestapel.
midway-lesson-turn-a-die-use-two = Nutze die 2 und dazu die 3.
midway-lesson-turn-a-die-trade-later = Ein Handtausch würde dich eine eigene Karte kosten. Nutze die 2 und die 3.
midway-lesson-turn-a-die-draw = Nimm das Autoscooter-Material vom Ablagestapel.
midway-lesson-turn-a-die-pile-first = Du bestimmst die Reihenfolge, aber nehmen wir zuerst vom Ablagestapel: Dafür hast du das Ticket bezahlt.
midway-lesson-turn-a-die-other = Jetzt der Handzug bei { $seat2 }.
midway-lesson-turn-a-die-build = Ein zweiter Joker. Eröffne den Autoscooter: Beginne mit 2 Karten, dann ergänze einzeln.
midway-lesson-turn-a-die-not-yet = Noch nicht: Du kannst jetzt den Autoscooter eröffnen. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-turn-a-die-in-circles = Das führte zu nichts. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-turn-a-die-hint-begin = Beginne mit 2 Teilen des Autoscooters, ergänze das dritte, und fülle die Lücke mit einem Joker.
midway-lesson-turn-a-die-worth = Ein Ticket für ein Fahrgeschäft. Ob sich das lohnt, entscheidest du jedes Mal: Ein Ticket weniger heißt einmal weniger blocken.

## Lesson: Swap a poor hand

midway-lesson-swap-a-poor-hand = Eine schwache Hand auffrischen
midway-lesson-swap-a-poor-hand-learnt = Statt zu würfeln, darfst du einen Joker und beliebige andere Karten abwerfen und ebenso viele ziehen. Das kann niemand blocken.
midway-lesson-swap-a-poor-hand-copies = Du hast die Autoscooter-Lichter dreimal, aber auf einem Rummel liegt jedes Teil nur einmal. Mit einem Joker darfst du deine Hand auffrischen, statt zu würfeln.
midway-lesson-swap-a-poor-hand-wild = Der Preis ist ein Joker: Auch er geht weg. Drücke auf den Ablagestapel, um zu beginnen, dann wähle den Joker in deiner Hand.
midway-lesson-swap-a-poor-hand-roll = Du könntest auch würfeln. Hier sehen wir uns den anderen Weg an: Wirf den Joker ab.
midway-lesson-swap-a-poor-hand-wild-first = Auch das darf weg, aber ein Joker muss dabei sein. Wirf zuerst den Joker ab.
midway-lesson-swap-a-poor-hand-one-copy = Nun wirf dazu ab, was du nicht willst: einmal die Autoscooter-Lichter.
midway-lesson-swap-a-poor-hand-copies-first = Diese kann noch nützlich sein. Zu viel hast du von den Autoscooter-Lichtern.
midway-lesson-swap-a-poor-hand-more-first = Noch nicht: Jede Karte, die du abwirfst, bringt eine neue. Wirf zuerst ab, was nichts nützt.
midway-lesson-swap-a-poor-hand-second-copy = Und noch einmal.
midway-lesson-swap-a-poor-hand-lone = Auch ein einzelnes Teil für das Karussell darf weg.
midway-lesson-swap-a-poor-hand-lone-one = Eine von jeder Sorte darf bleiben. Wirf das Karussell-Material ab.
midway-lesson-swap-a-poor-hand-draw = Du hast 4 Karten abgeworfen. Ziehe 4 neue.
midway-lesson-swap-a-poor-hand-enough = Das reicht. Ziehe.
midway-lesson-swap-a-poor-hand-came = Zwei Teile für das Karussell und ein Joker: Das war Glück.
midway-lesson-swap-a-poor-hand-begin = Beginne das Karussell mit seinen 2 Teilen, und behalte den Joker.
midway-lesson-swap-a-poor-hand-keep-wild = Möglich, aber beginne das Karussell mit seinen 2 echten Teilen. Der Joker ist später mehr wert.

## Lesson: The travelling Wild

midway-lesson-travelling-wild = Der wandernde Joker
midway-lesson-travelling-wild-learnt = Während du baust, darfst du Joker zwischen deinen Fahrgeschäften versetzen. Mach den Platz frei, ergänze das echte Teil, und das Fahrgeschäft ist gesichert.
midway-lesson-travelling-wild-look = Deine Achterbahn ist mit einem Joker geöffnet. Ihre echten Lichter hast du auf der Hand: Sie könnten sie sichern.
midway-lesson-travelling-wild-move = Ein vollständiges Fahrgeschäft nimmt keine Karte mehr auf. Wähle die Lichter trotzdem: Der Joker an ihrer Stelle zieht dann zum Karussell.
midway-lesson-travelling-wild-free-slot = Gut für später. Mach zuerst den Platz auf der Achterbahn frei.
midway-lesson-travelling-wild-lights = Jetzt passen die Lichter. Ergänze sie.
midway-lesson-travelling-wild-lights-first = Ohne ihre Lichter ist die Achterbahn nicht vollständig. Ergänze sie zuerst.

## Lesson: Trade on the Midway

midway-lesson-trade-on-the-midway = Tauschen auf dem Rummel
midway-lesson-trade-on-the-midway-learnt = Ein Rummeltausch nimmt, was du brauchst, und gibt, was du entbehren kannst. Wähle ebenso sorgfältig, was du gibst, wie das, was du nimmst.
midway-lesson-trade-on-the-midway-look = Dein Kettenflieger hat Lichter, Sitze und einen Joker, und die Banner hast du auf der Hand. { $seat1 } hat das Material.
midway-lesson-trade-on-the-midway-five = Eine 5 tauscht: eine Karte von fremden Fahrgeschäften gegen eine von deinen. Nutze sie und dazu einen beliebigen anderen Würfel.
midway-lesson-trade-on-the-midway-no-five = Ohne die 5 kommst du nicht an die Fahrgeschäfte von { $seat1 }.
midway-lesson-trade-on-the-midway-trade = Tausche zuerst mit { $seat1 }.
midway-lesson-trade-on-the-midway-trade-first = Du bestimmst die Reihenfolge, aber tauschen wir zuerst: Dafür hast du die 5 genommen.
midway-lesson-trade-on-the-midway-take = Nimm das Kettenflieger-Material.
midway-lesson-trade-on-the-midway-complete = Der Kettenflieger ist geöffnet.
midway-lesson-trade-on-the-midway-give = Jetzt bekommt { $seat1 } eine Karte von dir. Welche wird dir am wenigsten fehlen?
midway-lesson-trade-on-the-midway-why-a-wild = Einen Joker gäbe ich selten her. Aber hier ist jedes deiner Teile mehr wert: Ohne die Lichter müsste dein eigener Joker weg, und der Kettenflieger ist fast gesichert.
midway-lesson-trade-on-the-midway-opens-again = Das reißt eine Lücke in dein neues Fahrgeschäft. Sieh dir deine Joker an.
midway-lesson-trade-on-the-midway-lone-wild = Dann stünde der Joker dort allein und müsste weg. Gib lieber einen Joker als ein echtes Teil.
midway-lesson-trade-on-the-midway-other = Führe deine andere Aktion aus.
midway-lesson-trade-on-the-midway-lock = Kannst du den Kettenflieger jetzt sichern? Die Banner hast du auf der Hand.
midway-lesson-trade-on-the-midway-not-yet = Noch nicht: Du kannst den Kettenflieger in diesem Zug sichern. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-trade-on-the-midway-in-circles = Das führte zu nichts. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-trade-on-the-midway-hint-full = Ein vollständiges Fahrgeschäft nimmt keine Karte auf. Liegt ein Joker auf deinem Kettenflieger?
midway-lesson-trade-on-the-midway-hint-move = Ein Joker darf auf ein anderes deiner Fahrgeschäfte, das ein echtes Teil hat. Dann passen die Banner.

## Lesson: Twice is stronger

midway-lesson-twice = Doppelt ist stärker
midway-lesson-twice-learnt = Alle anderen dürfen dich in deinem Zug nur je einmal blocken. Mit zwei gleichen Würfeln kommt der zweite durch.
midway-lesson-twice-only-once = { $seat1 } hat Tickets und kann blocken, aber nur einmal in deinem Zug. Du hast zwei Sechsen gewürfelt.
midway-lesson-twice-both = Nutze beide Sechsen: zweimal Rummelraub.
midway-lesson-twice-one-steal = { $seat1 } würde deinen einzigen Raub blocken.
midway-lesson-twice-first = Sage den ersten Raub an.
midway-lesson-twice-blocked = Geblockt, wie gedacht. Noch einmal geht das in diesem Zug nicht.
midway-lesson-twice-second = Noch einmal: Jetzt hält dich niemand auf.
midway-lesson-twice-take = Welche Karte hilft dir am meisten? Sieh dir deine Hand an.
midway-lesson-twice-coaster-part = Du hast 2 Teile der Achterbahn auf der Hand. Nimm ein drittes.
midway-lesson-twice-cost = Ein Raub kostet eine Handkarte. Wirf eine ab, die du jetzt nicht brauchst.
midway-lesson-twice-useful = Diese kannst du noch in diesem Zug nutzen. Der Kettenflieger muss ohnehin warten.
midway-lesson-twice-finish = Jetzt eröffne die Achterbahn.
midway-lesson-twice-not-yet = Noch nicht: Du kannst jetzt die Achterbahn eröffnen. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-twice-in-circles = Das führte zu nichts. Fangen wir mit dem Bauen noch einmal an.
midway-lesson-twice-hint-three = Das geraubte Teil liegt schon auf deinem Rummel: Ergänze einzelne Karten, den Joker zuletzt.

## Lesson: Find the win

midway-lesson-find-the-win = Finde den Sieg
midway-lesson-find-the-win-learnt = Bevor du deinen Zug beendest, überlege, was deine Joker anderswo bewirken könnten: Während du baust, darfst du sie immer wieder versetzen.
midway-lesson-find-the-win-look = Nur eines deiner Fahrgeschäfte ist geöffnet, und doch kannst du in diesem Zug gewinnen. Sieh dir zuerst deine Fahrgeschäfte und deine Hand an.
midway-lesson-find-the-win-find = Eröffne 4 Fahrgeschäfte, bevor du deinen Zug beendest. Du hast Zeit: Nimm zurück, was nicht hilft.
midway-lesson-find-the-win-not-yet = Noch nicht: 4 Fahrgeschäfte sind in Reichweite. Beginnen wir noch einmal an der gleichen Stelle.
midway-lesson-find-the-win-too-long = Das ging im Kreis. Beginnen wir noch einmal an der gleichen Stelle.
midway-lesson-find-the-win-hint-coaster = Welches Fahrgeschäft ist mit einem Joker vollständig, obwohl du sein echtes Teil auf der Hand hast?
midway-lesson-find-the-win-hint-swings = Der Kettenflieger braucht keine Joker: Gib sie einem Fahrgeschäft, das sich vervollständigen lässt.

## Lesson: One Ticket left

midway-lesson-one-ticket-left = Noch ein Ticket
midway-lesson-one-ticket-left-learnt = Frage dich vor jeder Antwort: Was würde drüben ein Fahrgeschäft vervollständigen? Spare ein Ticket für diesen Moment.
midway-lesson-one-ticket-left-look = { $seat2 } hat 3 gesicherte Fahrgeschäfte. Vergleiche den Rummel von { $seat2 } mit deinem, bevor du antwortest.
midway-lesson-one-ticket-left-answer = Ein Rummeltausch mit dir, und du hast noch ein Ticket. Blocken oder zulassen?
midway-lesson-one-ticket-left-saved = Nichts geschieht, und der Würfel ist verloren. Der andere Würfel nimmt die Riesenrad-Lichter vom Ablagestapel: kein viertes Fahrgeschäft.
midway-lesson-one-ticket-left-wins = Der Tausch würde deine Achterbahn-Lichter nehmen: das einzige Teil, das { $seat2 } noch fehlt. Das ist das vierte Fahrgeschäft und der Sieg.
midway-lesson-one-ticket-left-hint-trade = Ein Rummeltausch nimmt jede Karte, die nicht gesichert ist. Was fehlt der Achterbahn von { $seat2 }?
midway-lesson-one-ticket-left-hint-lights = Die Achterbahn von { $seat2 } hat Banner, Material und Sitze. Die Lichter liegen bei dir.

## Lesson: Two Midways, one team

midway-lesson-one-team = Zwei Rummel, ein Team
midway-lesson-one-team-learnt = Im Team zählen eure geöffneten Fahrgeschäfte zusammen, und die Tickets sind gemeinsam. Eine Aktion darf auch deinem Teammitglied gelten: Ein guter Tausch hilft beiden.
midway-lesson-one-team-together = Du spielst mit { $seat3 } im Team, ihr sitzt euch gegenüber. Eure geöffneten Fahrgeschäfte zählen zusammen: Du hast keins, { $seat3 } hat 2, und euer Team braucht 4.
midway-lesson-one-team-tickets = Auch die Tickets sind gemeinsam: höchstens 3 für euch beide. Jetzt sind alle ausgegeben, die des anderen Teams ebenso. Niemand kann blocken.
midway-lesson-one-team-roll = Du bist am Zug. Würfle.
midway-lesson-one-team-five = Eine 5 ist ein Rummeltausch, und er darf deinem Teammitglied gelten. Nutze die 5 und einen beliebigen anderen Würfel.
midway-lesson-one-team-no-five = Ohne die 5 kommst du nicht an die Fahrgeschäfte von { $seat3 }.
midway-lesson-one-team-trade = Tausche zuerst mit { $seat3 }: Wähle den Rummeltausch und dein Teammitglied.
midway-lesson-one-team-rivals = Ein Tausch mit dem anderen Team gibt diesem eine Karte. Dein Teammitglied hat, was du brauchst.
midway-lesson-one-team-trade-first = Du bestimmst die Reihenfolge, aber tauschen wir zuerst: Dafür hast du die 5 genommen.
midway-lesson-one-team-take = Vergleiche die Fahrgeschäfte von { $seat3 } mit deinen. Nimm eine Karte, die eins von deinen sichert.
midway-lesson-one-team-locks-nothing = Das sichert keins deiner Fahrgeschäfte. Zweien fehlt nur 1 Teil, und { $seat3 } hat beide Teile.
midway-lesson-one-team-hint-take = Deinem Karussell fehlt das Material, deiner Achterbahn fehlen die Sitze. Nimm eins davon.
midway-lesson-one-team-give = Das sind 3 für das Team. Jetzt bekommt { $seat3 } eine Karte dafür. Nur 1 von deinen fehlt drüben: Gib sie, und sieh, was sie bewirkt.
midway-lesson-one-team-won = Damit öffnet das vierte Fahrgeschäft eures Teams, und ihr gewinnt gemeinsam.

## How to play, in a minute: six small posters; a title has at most four words, a text at most thirty

midway-how-goal = Eröffne vier Fahrgeschäfte
midway-how-goal-text = Dein Rummel hat Platz für 5 Fahrgeschäfte. Jedes braucht 4 Teile: Material, Sitze, Lichter und Banner. Mit allen 4 ist es geöffnet. Wer zuerst 4 geöffnete hat, gewinnt.
midway-how-roll = Drei würfeln, zwei nutzen
midway-how-roll-text = In deinem Zug würfelst du mit 3 Würfeln und wählst 2 davon. Jede Zahl ist eine Bude mit einer Aktion, also hast du 2 Aktionen.
midway-how-booths = Was die Buden bringen
midway-how-booths-text = 1 und 2 ziehen eine Karte. 3 nimmt eine aus fremder Hand, 4 tauscht eine gegen eine eigene. 5 tauscht Karten zwischen Fahrgeschäften. 6 raubt eine und kostet eine Handkarte.
midway-how-build = Dann baue
midway-how-build-text = Beginne ein Fahrgeschäft mit 2 Handkarten. Dann ergänze Teile einzeln, bei so vielen Fahrgeschäften, wie du willst. Kein Teil doppelt.
midway-how-wild = Joker füllen, Teile sichern
midway-how-wild-text = Ein Joker ersetzt jedes Teil, und das Fahrgeschäft zählt. Doch nur 4 echte Teile sichern es: Dann kann niemand davon nehmen, und du bekommst ein Ticket zurück.
midway-how-tickets = Drei Tickets
midway-how-tickets-text = In deinem Zug würfelt ein Ticket alle Würfel neu oder dreht 1 Würfel um 1. In fremden Zügen blockt es 1 Aktion. Ein gesichertes Fahrgeschäft bringt eines zurück.

## The player aid: one page to keep beside the game; what stands before a bar is set on a plate

midway-aid-goal = 4 geöffnete Fahrgeschäfte bringen sofort den Sieg, egal, wer am Zug ist. Im Kurzspiel reichen 3.
midway-aid-turn = Dein Zug
midway-aid-turn-1 = 1 | Mehr als 6 Handkarten? Wirf bis auf 6 ab.
midway-aid-turn-2 = 2 | Würfle oder frische stattdessen deine Hand mit einem Joker auf.
midway-aid-turn-3 = 3 | Wähle 2 der 3 Würfel: 2 Aktionen. Dreierpasch: alle 3, dreimal die gleiche Aktion.
midway-aid-turn-4 = 4 | Baue, so viel du willst.
midway-aid-turn-5 = 5 | Weniger als 3 Handkarten? Ziehe auf 3 nach.
midway-aid-turn-6 = Beginne ein Fahrgeschäft mit 2 Karten: 2 Teilen oder einem Teil und einem Joker. Dann ergänze Karten einzeln. Ein Joker darf von jedem deiner Fahrgeschäfte auf eines, das begonnen und nicht vollständig ist.
midway-aid-turn-7 = Auffrischen: Wirf einen Joker und beliebige Handkarten ab, und ziehe ebenso viele. Keine Würfel in diesem Zug, und niemand kann es blocken.
midway-aid-special = Buden und Tickets
midway-aid-special-1 = 1 | Stapelzug: die oberste Karte des Nachziehstapels
midway-aid-special-2 = 2 | Ablagezug: die oberste Karte des Ablagestapels
midway-aid-special-3 = 3 | Handzug: eine zufällige Karte aus einer fremden Hand
midway-aid-special-4 = 4 | Handtausch: eine zufällige Karte aus einer fremden Hand ansehen, eine eigene dafür geben
midway-aid-special-5 = 5 | Rummeltausch: eine Karte von einem fremden Rummel nehmen, eine von deinem geben
midway-aid-special-6 = 6 | Rummelraub: eine Karte von einem fremden Rummel nehmen, eine Handkarte abwerfen
midway-aid-special-7 = Ein Ticket, einmal in deinem Zug: alle Würfel neu würfeln oder 1 Würfel um 1 nach oben oder unten drehen.
midway-aid-special-8 = Ein Ticket, einmal in jedem fremden Zug: 1 Aktion blocken. Ihr Würfel ist verloren.
midway-aid-symbols = Zeichen
midway-aid-sign-banners = Banner
midway-aid-sign-lights = Lichter
midway-aid-sign-materials = Material
midway-aid-sign-seats = Sitze
midway-aid-sign-wild = Joker: jedes Teil
midway-aid-sign-ticket = Ticket: höchstens drei
midway-aid-points = Gewinnen
midway-aid-points-1 = Ein Fahrgeschäft mit 4 Karten ist geöffnet, mit oder ohne Joker.
midway-aid-points-2 = 4 echte Teile sichern ein Fahrgeschäft für immer, und du bekommst ein Ticket zurück.
midway-aid-points-3 = Ein Fahrgeschäft mit Joker zählt auch, doch andere können noch Karten davon nehmen.

## Puzzles: what a puzzle is about, to choose by. First the kind of question

midway-theme-trim = Bis auf sechs Karten abwerfen
midway-theme-choose = Würfeln oder auffrischen
midway-theme-roll = Würfeln oder auffrischen
midway-theme-refresh = Die Hand auffrischen
midway-theme-assign = Die Würfel nutzen
midway-theme-maneuver = Eine Aktion schützen
midway-theme-act = An einer Bude
midway-theme-block = Blocken
midway-theme-hand = Geben beim Handtausch
midway-theme-take = Eine Karte nehmen
midway-theme-give = Eine Karte geben
midway-theme-place = Einen Joker hinlegen
midway-theme-move = Einen Joker versetzen
midway-theme-toss = Einen Raub bezahlen
midway-theme-build = Bauen
midway-theme-do-roll = Lieber würfeln
midway-theme-do-lay = Lieber auffrischen

## Puzzles: what speaks for the answer

midway-theme-for-rides = Weniger fehlende Teile
midway-theme-for-locked = Ein Fahrgeschäft sichern
midway-theme-for-hand = Mehr Handkarten
midway-theme-for-tickets = Tickets sparen
midway-theme-for-turn = Am Zug bleiben
midway-theme-for-rivals = Die Konkurrenz zurückwerfen
