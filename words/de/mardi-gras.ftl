# Mardi Gras.
#
# Ein Wort für jede Sache (one word for one thing):
#   krewe: Krewe (die, Krewes). member: Mitglied. at home: zu Hause. in reserve: in Reserve.
#   reveler: Festgast (der, Festgäste), mit Farbe immer „in Grün“. to entertain: begeistern. to hope for: hoffen auf.
#   card: Karte, Wurfkarte. kind: Sorte. pair: Paar. a third of a kind: die dritte Karte einer Sorte. to throw: werfen.
#   Food, Cups, Hats, Beads: Snacks, Becher, Hüte, Perlen, immer in der Mehrzahl; eine einzelne: „1 Hutkarte“.
#   route: Route. route card: Routenkarte. slot: Feld. float: Wagen. stop: Halt (der, Halte). neighborhood: Viertel. map: Plan.
#   Advertisement, Parade, Recruitment, Leadership: Werbung, Parade, Verstärkung, Führung.
#   to place: einsetzen. to sign up: sich anmelden. to turn up: aufdecken. on show: aufgedeckt. to gamble: im Casino spielen.
#   a route parades: ihre Parade rollt. to discard: ablegen. deck: Stapel. discards: Ablage. to let them pass: nichts werfen.
#   Groundwork: Vorbereitung. Carnival: Karneval. Royalty card: Kronenkarte. round: Runde.
#   place (in a color): Platz. level: gleichauf. as it stands: zurzeit.
# Ein Viertel steht ohne Artikel: „im Viertel { $place }“, oder hinter Komma oder Doppelpunkt.
# `.seat`: said instead of the sentence when $seat is the reader.

## Front door: the poster and page of the game, and the list of games in the terminal

# The name of the game, a title.
mardi-gras-title = Mardi Gras
# One sentence under the title.
mardi-gras-line = Schick deine Krewe los, lenke die Parade und begeistere mehr Festgäste als alle anderen.
# The large words of the poster, from top to bottom.
mardi-gras-poster-1 = Mardi
mardi-gras-poster-2 = Gras
# The line at the foot of the poster.
mardi-gras-poster-3 = Krewes, Wagen und Paraden
# What a setting is about: in the list of games in the terminal, after the name of the setting.
mardi-gras-option-advert-line = Werbung: jeder Festgast, wohin du willst, oder alle in ein Viertel
mardi-gras-option-pair-line = Ein Paar: zwei gleiche Karten oder zwei beliebige
mardi-gras-option-royalty-line = Wer beginnt: ausgelost oder der erste Platz am Tisch

## Names of things, put into other sentences

# The four kinds of card.
mardi-gras-food = Snacks
mardi-gras-cups = Becher
mardi-gras-hats = Hüte
mardi-gras-beads = Perlen
# The four colors of revelers: before “reveler”, in lists, and alone as the heading of a column.
mardi-gras-green = Grün
mardi-gras-gold = Gold
mardi-gras-purple = Lila
mardi-gras-white = Weiß
# The four kinds of slot on a route card: in sentences, on the player aid and below the routes.
mardi-gras-slot-advertisement = Werbung
mardi-gras-slot-parade = Parade
# A Parade slot by its number, from left to right.
mardi-gras-slot-float = Parade, Wagen { $number }
mardi-gras-slot-recruitment = Verstärkung
mardi-gras-slot-leadership = Führung
# Stands in for a slot that the card does not have.
mardi-gras-slot-none = Kein Feld
# How long a route is.
mardi-gras-short = kurz
mardi-gras-medium = mittel
mardi-gras-long = lang
# One entry in a list of cards.
mardi-gras-counted =
    { $count ->
        [one] 1 { $card ->
            [Snacks] Snackkarte
            [Becher] Becherkarte
            [Perlen] Perlenkarte
           *[other] Hutkarte
        }
       *[other] { $count } { $card }
    }
mardi-gras-no-cards = keine Karten
# One entry in a list of revelers; $card is a color here.
mardi-gras-counted-revelers = { $count } in { $card }
# Stands in for a list of revelers where nobody waits.
mardi-gras-nobody = niemand
# One entry in the list of those in the Casino: so many members of this player.
mardi-gras-members-of =
    { $count ->
        [one] { $seat } mit 1 Mitglied
       *[other] { $seat } mit { $count } Mitgliedern
    }
    .seat =
        { $count ->
            [one] du mit 1 Mitglied
           *[other] du mit { $count } Mitgliedern
        }

## Settings of a table: a label, then its values in a menu; also read together, as “label: value”

mardi-gras-option-advert = Umworbene Festgäste gehen
mardi-gras-option-advert-each = jeder, wohin du willst
mardi-gras-option-advert-one_destination = alle in dasselbe Viertel
mardi-gras-option-pair = Ein Paar sind
mardi-gras-option-pair-same = zwei Karten derselben Sorte
mardi-gras-option-pair-any = zwei beliebige Karten
mardi-gras-option-royalty = Die Kronenkarte bekommt zuerst
mardi-gras-option-royalty-random = wer ausgelost wird
mardi-gras-option-royalty-first_seat = der erste Platz am Tisch

## Hint reasons: one of these follows the choice that a hint advises; $gain is a number of points

mardi-gras-why-food =
    { $gain ->
        [one] Die Festgäste in Grün bringen dir am Ende wohl etwa { $gain } Punkt mehr.
       *[other] Die Festgäste in Grün bringen dir am Ende wohl etwa { $gain } Punkte mehr.
    }
mardi-gras-why-cups =
    { $gain ->
        [one] Die Festgäste in Gold bringen dir am Ende wohl etwa { $gain } Punkt mehr.
       *[other] Die Festgäste in Gold bringen dir am Ende wohl etwa { $gain } Punkte mehr.
    }
mardi-gras-why-hats =
    { $gain ->
        [one] Die Festgäste in Lila bringen dir am Ende wohl etwa { $gain } Punkt mehr.
       *[other] Die Festgäste in Lila bringen dir am Ende wohl etwa { $gain } Punkte mehr.
    }
mardi-gras-why-beads =
    { $gain ->
        [one] Die Festgäste in Weiß bringen dir am Ende wohl etwa { $gain } Punkt mehr.
       *[other] Die Festgäste in Weiß bringen dir am Ende wohl etwa { $gain } Punkte mehr.
    }
mardi-gras-why-krewe = Das hält deine Krewe klein, und bei gleich vielen Punkten liegt die kleinere Krewe vorn.
mardi-gras-why-rivals =
    { $gain ->
        [one] Deine stärkste Konkurrenz kann am Ende mit etwa { $gain } Punkt weniger rechnen.
       *[other] Deine stärkste Konkurrenz kann am Ende mit etwa { $gain } Punkten weniger rechnen.
    }
# The same where it is clear who that is. $rival: a player.
mardi-gras-why-rival =
    { $gain ->
        [one] { $rival } kann am Ende mit etwa { $gain } Punkt weniger rechnen.
       *[other] { $rival } kann am Ende mit etwa { $gain } Punkten weniger rechnen.
    }

## Heading above the board: where the game stands

mardi-gras-heading-groundwork = Runde { $round } von { $of }: Vorbereitung
mardi-gras-heading-advertisement = Runde { $round } von { $of }: Karneval, Werbung
mardi-gras-heading-parade = Runde { $round } von { $of }: Karneval, Halt { $stop } von { $stops }
mardi-gras-heading-over = Mardi Gras ist vorbei

## Prompts: what you are asked, above the board

# $home: how many members you have at home.
mardi-gras-ask-place =
    { $home ->
        [one] Setze dein letztes Mitglied ein: im Casino oder auf einem Feld.
       *[other] Setze 1 von { $home } Mitgliedern ein: im Casino oder auf einem Feld.
    }
# You have too few cards for any slot. $held: the cards in your hand; $price: what the cheapest slot costs, always more.
mardi-gras-ask-casino =
    { $held ->
        [0] Schick 1 Mitglied ins Casino: Für ein Feld fehlen dir Karten.
        [one] Schick 1 Mitglied ins Casino: Das billigste Feld kostet { $price } Karten, du hast 1.
       *[other] Schick 1 Mitglied ins Casino: Das billigste Feld kostet { $price } Karten, du hast { $held }.
    }
mardi-gras-ask-casino-full = Schick 1 Mitglied ins Casino: Alle Felder sind besetzt.
# There are free slots, but none for you: all are floats, and you have one on each of their cards.
mardi-gras-ask-casino-barred = Schick 1 Mitglied ins Casino: Frei sind nur noch Wagen in Paraden, in denen du schon mitfährst.
# Two cards are on show, and they are alike.
mardi-gras-ask-gamble-pair = Nimm das Paar oder decke noch 1 Karte auf: Das kann nicht schaden.
# $count: the cards on show, 3 or more; $percent: how likely a third of a kind is; $lost: the cards lost then.
mardi-gras-ask-gamble = Nimm { $count } Karten oder decke noch 1 auf: { $percent } % Risiko, { $lost } zu verlieren.
mardi-gras-ask-gamble-sure = Nimm { $count } Karten: Die nächste ist sicher die dritte einer Sorte.
# $left: the cards still to be chosen.
mardi-gras-ask-price =
    { $left ->
        [one] Wähle 1 Karte, um dein Feld zu bezahlen.
       *[other] Wähle { $left } Karten, um dein Feld zu bezahlen.
    }
# $limit: the most cards that a hand may hold; $left: the cards still to be chosen.
mardi-gras-ask-limit =
    { $left ->
        [one] Lege 1 Karte ab: Du darfst { $limit } behalten.
       *[other] Lege { $left } Karten ab: Du darfst { $limit } behalten.
    }
# Advertisement, where all revelers go to one neighborhood.
mardi-gras-ask-name =
    { $count ->
        [one] Wähle 1 Viertel: Der letzte Festgast geht dorthin.
       *[other] Wähle 1 Viertel: { $count } Festgäste gehen dorthin.
    }
# Advertisement, where each reveler goes where you like.
mardi-gras-ask-take =
    { $left ->
        [one] Versetze noch 1 Festgast in ein anderes Viertel.
       *[other] Versetze { $left } Festgäste in andere Viertel.
    }
# Advertisement, after the one neighborhood was chosen.
mardi-gras-ask-send =
    { $left ->
        [one] Wähle noch 1 Festgast für das Viertel { $place }.
       *[other] Wähle { $left } Festgäste für das Viertel { $place }.
    }
# You have picked up a reveler.
mardi-gras-ask-put = Wähle ein Ziel für den Festgast in { $reveler } aus dem Viertel { $from }.
# The parade is at a stop: some single card of yours fits; only pairs fit; nothing fits.
mardi-gras-ask-parade = Halt { $stop } von { $stops }: Wirf 1 Festgast etwas zu oder wirf nichts.
mardi-gras-ask-parade-pair = Halt { $stop } von { $stops }: Wirf 1 Festgast ein Paar zu oder wirf nichts.
mardi-gras-ask-parade-nothing = Halt { $stop } von { $stops }: Keine deiner Karten passt. Wirf nichts.
mardi-gras-ask-nothing = Mardi Gras ist vorbei.

## Buttons: what you can do; the same words stand in hints and in the terminal

mardi-gras-do-casino = Im Casino spielen
mardi-gras-do-place =
    { $price ->
        [0] { $slot } auf Route { $route }, kostenlos
        [one] { $slot } auf Route { $route }, für 1 Karte
       *[other] { $slot } auf Route { $route }, für { $price } Karten
    }
# A slot on the card of a later round: the member is away until then.
mardi-gras-do-place-later =
    { $price ->
        [0] { $slot } auf Route { $route }, kostenlos; bleibt bis Runde { $round }
        [one] { $slot } auf Route { $route }, für 1 Karte; bleibt bis Runde { $round }
       *[other] { $slot } auf Route { $route }, für { $price } Karten; bleibt bis Runde { $round }
    }
mardi-gras-do-flip = Noch 1 aufdecken
mardi-gras-do-flip-risk = Noch 1 aufdecken: { $percent } % Risiko, { $lost } zu verlieren
mardi-gras-do-stop = { $cards } nehmen
# To pay for a slot, or to come down to the limit. $held: how many cards of the kind you have left.
mardi-gras-do-discard = { $card } ablegen, 1 von { $held }
# The same, where several cards will go together.
mardi-gras-do-pick = { $card } wählen, 1 von { $held }
# The last card of several: now all go.
mardi-gras-do-give = { $cards } ablegen
mardi-gras-do-name = Alle in dieses Viertel: { $place }
mardi-gras-do-take = Festgast in { $reveler } nehmen: { $place }
mardi-gras-do-put = Hier absetzen: { $place }
mardi-gras-do-throw = { $cards } werfen: Festgast in { $reveler }, { $place }
mardi-gras-do-pass = Nichts werfen

## Log lines: what happened, also shown on the board for a moment and read aloud

mardi-gras-event-round = Runde { $round } beginnt. { $seat } hat die Kronenkarte.
    .seat = Runde { $round } beginnt. Du hast die Kronenkarte.
mardi-gras-event-casino = { $seat } schickt ein Mitglied ins Casino.
    .seat = Du schickst ein Mitglied ins Casino.
mardi-gras-event-place =
    { $price ->
        [0] { $seat } meldet sich an: { $slot } auf Route { $route }, kostenlos.
        [one] { $seat } meldet sich an: { $slot } auf Route { $route }, für 1 Karte.
       *[other] { $seat } meldet sich an: { $slot } auf Route { $route }, für { $price } Karten.
    }
    .seat =
        { $price ->
            [0] Du meldest dich an: { $slot } auf Route { $route }, kostenlos.
            [one] Du meldest dich an: { $slot } auf Route { $route }, für 1 Karte.
           *[other] Du meldest dich an: { $slot } auf Route { $route }, für { $price } Karten.
        }
mardi-gras-event-flip = Eine Karte wird aufgedeckt: { $card }.
mardi-gras-event-reshuffle =
    { $count ->
        [one] Die einzige Karte der Ablage wird zum neuen Stapel.
       *[other] Die { $count } Karten der Ablage werden zu einem neuen Stapel gemischt.
    }
mardi-gras-event-stop = { $seat } hört auf und nimmt { $cards }.
    .seat = Du hörst auf und nimmst { $cards }.
# Neither deck nor discards have a card left.
mardi-gras-event-dry = Es gibt nichts mehr aufzudecken: { $seat } nimmt { $cards }.
    .seat = Es gibt nichts mehr aufzudecken: Du nimmst { $cards }.
# A third of a kind in the Casino.
mardi-gras-event-triple =
    { $lost ->
        [0] Drei { $card }: { $seat } behält sie und verliert nichts.
        [one] Drei { $card }: { $seat } behält nur diese und verliert 1 Karte.
       *[other] Drei { $card }: { $seat } behält nur diese und verliert { $lost } Karten.
    }
    .seat =
        { $lost ->
            [0] Drei { $card }: Du behältst sie und verlierst nichts.
            [one] Drei { $card }: Du behältst nur diese und verlierst 1 Karte.
           *[other] Drei { $card }: Du behältst nur diese und verlierst { $lost } Karten.
        }
mardi-gras-event-pay = { $seat } zahlt { $cards }.
    .seat = Du zahlst { $cards }.
mardi-gras-event-discard = { $seat } hat zu viele Karten und legt { $cards } ab.
    .seat = Du hast zu viele Karten und legst { $cards } ab.
mardi-gras-event-carnival = Der Karneval beginnt: die Parade auf Route { $route } rollt.
mardi-gras-event-advertise = { $seat } macht Werbung.
    .seat = Du machst Werbung.
mardi-gras-event-name = { $seat } ruft Festgäste ins Viertel { $to }.
    .seat = Du rufst Festgäste ins Viertel { $to }.
mardi-gras-event-take = { $seat } nimmt einen Festgast in { $reveler } aus dem Viertel { $from }.
    .seat = Du nimmst einen Festgast in { $reveler } aus dem Viertel { $from }.
mardi-gras-event-put = { $seat } setzt den Festgast in { $reveler } im Viertel { $to } ab.
    .seat = Du setzt den Festgast in { $reveler } im Viertel { $to } ab.
# All were called to one neighborhood, and this is one of them.
mardi-gras-event-come = Ein Festgast in { $reveler } kommt aus dem Viertel { $from }.
mardi-gras-event-halt = Halt { $stop }, { $street }: { $one } und { $other }.
mardi-gras-event-entertain = { $seat } wirft { $cards } und begeistert einen Festgast in { $reveler } im Viertel { $place }.
    .seat = Du wirfst { $cards } und begeisterst einen Festgast in { $reveler } im Viertel { $place }.
mardi-gras-event-pass = { $seat } wirft nichts.
    .seat = Du wirfst nichts.
mardi-gras-event-parade-end = Die Parade auf Route { $route } ist vorbei.
mardi-gras-event-recruit = { $seat } bekommt ein neues Mitglied.
    .seat = Du bekommst ein neues Mitglied.
mardi-gras-event-no-recruit = { $seat } hat kein Mitglied mehr in Reserve.
    .seat = Du hast kein Mitglied mehr in Reserve.
mardi-gras-event-royalty = { $seat } nimmt die Kronenkarte.
    .seat = Du nimmst die Kronenkarte.
mardi-gras-event-wrap-up = Route { $route } ist erledigt, und alle Mitglieder im Casino gehen nach Hause.
mardi-gras-event-end = Es ist Mitternacht. Mardi Gras ist vorbei.

## Refusals: why something cannot be chosen

mardi-gras-no-turn = Du bist nicht am Zug.
mardi-gras-no-over = Das Spiel ist vorbei.
# Something else has to be done first.
mardi-gras-no-now-place = Setze erst ein Mitglied ein.
mardi-gras-no-now-gamble = Nimm erst die aufgedeckten Karten oder decke noch eine auf.
mardi-gras-no-now-price = Bezahle erst dein Feld.
mardi-gras-no-now-limit = Lege erst die überzähligen Karten ab.
mardi-gras-no-now-name = Wähle erst das Viertel, in das alle gehen.
mardi-gras-no-now-take = Versetze erst deine Festgäste: Nimm einen auf.
mardi-gras-no-now-put = Setze erst den Festgast ab, den du aufgenommen hast.
mardi-gras-no-now-parade = An einem Halt wirfst du einem Festgast etwas zu oder nichts.
# A member cannot be placed so.
mardi-gras-no-pass = Du musst ein Mitglied einsetzen; im Casino ist immer Platz.
mardi-gras-no-card = Diese Parade ist vorbei.
mardi-gras-no-such-slot = Diese Karte hat kein solches Feld.
mardi-gras-no-slot = Auf diesem Feld steht { $seat }.
mardi-gras-no-slot-own = Auf diesem Feld steht dein Mitglied.
mardi-gras-no-second-float = Du fährst in dieser Parade schon mit und darfst nur einen Wagen pro Karte haben.
mardi-gras-no-later-slot = Nimm das leere Verstärkungsfeld ganz links.
mardi-gras-no-price =
    Dieses Feld kostet { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    }, und du hast { $held ->
        [0] keine
        [one] 1
       *[other] { $held }
    }.
# A card cannot be discarded.
mardi-gras-no-discard = Du hast keine { $card }.
mardi-gras-no-more-to-pick = Alle deine { $card } sind schon gewählt.
# A reveler cannot be moved so.
mardi-gras-no-goal = Außerhalb des Viertels { $place } sind zu wenige Festgäste, um sie dorthin zu schicken.
mardi-gras-no-goal-source = Die Festgäste hier sind schon, wo du sie haben willst.
mardi-gras-no-reveler = Im Viertel { $place } ist kein Festgast in { $reveler }.
mardi-gras-no-twice = Diesen Festgast hast du gerade hergebracht, und keiner zieht zweimal um.
mardi-gras-no-same-place = Der Festgast muss in ein anderes Viertel.
# A throw is not possible.
mardi-gras-no-stop = Das Viertel { $place } liegt nicht an diesem Halt.
mardi-gras-no-match = Ein Festgast in { $reveler } hofft auf { $card }: Wirf eine solche Karte oder ein Paar.
mardi-gras-no-pair-match = Ein Festgast in { $reveler } hofft auf { $card }: Eine Karte genügt, und ein Paar muss von einer anderen Sorte sein.
mardi-gras-no-pair = Die beiden Karten eines Paars müssen gleich sein.
mardi-gras-no-cards-held = Das hast du nicht auf der Hand: { $cards }.
mardi-gras-no-throw = Du hast keine { $card } und keine zwei gleichen Karten einer anderen Sorte.
mardi-gras-no-throw-any = Du hast keine { $card } und keine zwei anderen Karten.
mardi-gras-no-taker = An diesem Halt hofft niemand auf { $card }, und ein Paar davon hast du nicht.

## Score lines: what points are for, in the table of the score; `.row` names the line for all players together

mardi-gras-score-green = Festgäste in Grün: { $count }
    .row = Festgäste in Grün
mardi-gras-score-gold = Festgäste in Gold: { $count }
    .row = Festgäste in Gold
mardi-gras-score-purple = Festgäste in Lila: { $count }
    .row = Festgäste in Lila
mardi-gras-score-white = Festgäste in Weiß: { $count }
    .row = Festgäste in Weiß
# A tie-break, not points.
mardi-gras-score-krewe = Mitglieder der Krewe (weniger ist besser)

## First-time notes: shown once, beside the thing that they speak of; at most 105 characters

mardi-gras-first-member = Setze pro Zug ein Mitglied ein: im Casino, das Karten bringt, oder auf einem Feld, das Karten kostet.
mardi-gras-first-round = Diese Parade rollt in dieser Runde. Ein Mitglied auf einer späteren Karte wartet bis zu deren Runde.
mardi-gras-first-price = Das erste Mitglied auf einer Karte zahlt 5 Karten, jedes weitere 1 weniger.
mardi-gras-first-gamble = Kommt die dritte Karte einer Sorte, behältst du nur diese drei und verlierst den Rest.
mardi-gras-first-float = Du hast einen Wagen. Pro Parade ist nur einer erlaubt, doch die anderen Felder stehen dir offen.
mardi-gras-first-carnival = Der Karneval beginnt: Die Felder dieser Karte werden von links nach rechts ausgeführt.
mardi-gras-first-advert = Hole Festgäste an die Strecke deines Wagens, in Farben, für die du Karten hast.
mardi-gras-first-catch = Ein Festgast pro Halt: Wirf, worauf er hofft, oder zwei gleiche Karten einer anderen Sorte.
mardi-gras-first-pass = Du kannst auch nichts werfen und deine Karten für einen besseren Halt sparen.
mardi-gras-first-yours = Dieser Festgast gehört dir. Die meisten einer Farbe bringen 8 Punkte, die zweitmeisten 5.
mardi-gras-first-tripled = Zum dritten Mal dasselbe: Du behältst nur diese drei Karten, und dein Zug ist vorbei.
# $seat: a player.
mardi-gras-first-overtaken = { $seat } liegt in dieser Farbe jetzt vor dir. Was sie bringt, entscheidet sich am Ende.
mardi-gras-first-limit = Am Ende deines Zuges darfst du 18 Karten halten. Was darüber ist, legst du ab.
mardi-gras-first-none-yet = Von dieser Farbe hast du noch niemanden. Schon ein Festgast bringt mindestens 1 Punkt.
mardi-gras-first-recruit = Ab der nächsten Runde hast du ein Mitglied mehr.
mardi-gras-first-crown = { $seat } hat jetzt die Kronenkarte und beginnt die nächste Runde.
    .seat = Du hast jetzt die Kronenkarte und beginnst die nächste Runde.
mardi-gras-first-last = Das ist die letzte Runde: Karten, die am Ende übrig sind, sind nichts wert.

## Explanations of things: a title, then sentences, when somebody points at a thing on the board

# The round.
mardi-gras-title-round = Runde { $round } von { $of }
mardi-gras-note-groundwork = Vorbereitung: Reihum setzen alle je ein Mitglied ein, bis niemand mehr eines zu Hause hat. Dann rollt die Parade der obersten Route.
mardi-gras-note-carnival = Karneval: Die Felder der obersten Routenkarte werden von links nach rechts ausgeführt.
mardi-gras-note-over = Alle 5 Paraden sind vorbei.
mardi-gras-note-last-round = Das ist die letzte Parade: Übrige Karten sind nichts wert.
# The Royalty card.
mardi-gras-title-royalty = Die Kronenkarte
mardi-gras-note-royalty = { $seat } hat die Kronenkarte und beginnt jede Runde.
    .seat = Du hast die Kronenkarte und beginnst jede Runde.
mardi-gras-note-royalty-take = Wer auf dem Führungsfeld einer Routenkarte steht, nimmt sie nach der Parade.
# The Casino. $who: a list such as “Ann with 2 members and Ben with 1 member”.
mardi-gras-title-casino = Das Casino
mardi-gras-note-casino = Hier gewinnst du Karten zum Werfen. Sie werden aufgedeckt, bis zwei gleich sind; dann nimmst du alle oder deckst noch eine auf.
mardi-gras-note-casino-third = Kommt die dritte Karte einer Sorte, behältst du nur diese drei und verlierst den Rest.
mardi-gras-note-casino-free = Es kostet nichts und hat Platz für alle. Das Mitglied kommt nach dem Karneval dieser Runde nach Hause.
mardi-gras-note-casino-there = Zurzeit dort: { $who }.
# The cards turned up in the Casino.
mardi-gras-title-show =
    { $count ->
        [0] Keine Karten aufgedeckt
        [one] 1 Karte aufgedeckt
       *[other] { $count } Karten aufgedeckt
    }
mardi-gras-note-show = Aufgedeckt: { $cards }.
mardi-gras-note-show-none = Wenn jemand im Casino spielt, liegen hier die aufgedeckten Karten.
mardi-gras-note-no-risk = Solange nur ein Paar aufgedeckt ist, kann eine weitere Karte nicht schaden.
# $percent: how likely a third of a kind is; $lost: the cards lost then.
mardi-gras-note-risk =
    { $lost ->
        [one] Mit { $percent } % Wahrscheinlichkeit ist die nächste Karte die dritte einer Sorte. Dann verlierst du 1 Karte.
       *[other] Mit { $percent } % Wahrscheinlichkeit ist die nächste Karte die dritte einer Sorte. Dann verlierst du { $lost } Karten.
    }
# One entry in the list $chances of the next sentence.
mardi-gras-chance = { $card } { $percent } %
mardi-gras-note-next = Was als Nächstes kommen kann, nach allem, was du bisher gesehen hast: { $chances }.
# The deck and the discards.
mardi-gras-title-deck =
    { $count ->
        [0] Der Stapel, leer
        [one] Der Stapel, 1 Karte
       *[other] Der Stapel, { $count } Karten
    }
mardi-gras-note-deck-known = Alle wissen, was darin ist: { $cards }.
mardi-gras-note-deck = Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
mardi-gras-title-discards =
    { $count ->
        [0] Die Ablage, leer
        [one] Die Ablage, 1 Karte
       *[other] Die Ablage, { $count } Karten
    }
mardi-gras-note-discards = Geworfen, bezahlt oder verloren: { $cards }.
# A route card. $length: short, medium or long; $stops: 5, 8 or 12.
mardi-gras-title-route = Route { $route }: { $length }, { $stops } Halte
mardi-gras-note-route-gone = Ihre Parade ist vorbei.
mardi-gras-note-route-now = Ihre Parade rollt in dieser Runde.
mardi-gras-note-route-later = Ihre Parade rollt in Runde { $round }. Mitglieder auf der Karte bleiben bis dahin dort.
mardi-gras-note-route-crowd = Wartende entlang der Route: { $crowd }.
# What the next slot on a route card costs.
mardi-gras-note-price =
    { $price ->
        [0] Das nächste Feld kostet nichts: Auf dieser Karte stehen 5 Mitglieder.
        [one] Das nächste Feld kostet 1 Karte. Jedes Mitglied auf der Routenkarte macht es um 1 billiger.
       *[other] Das nächste Feld kostet { $price } Karten. Jedes Mitglied auf der Routenkarte macht es um 1 billiger.
    }
mardi-gras-note-full = Alle ihre Felder sind besetzt.
# A slot on a route card.
mardi-gras-title-slot = { $slot }, auf Route { $route }
mardi-gras-note-slot-taken = Auf diesem Feld steht { $seat }.
    .seat = Auf diesem Feld steht dein Mitglied.
mardi-gras-note-stays = Ein Mitglied hier ist bis Runde { $round } weg.
mardi-gras-note-advertisement = Vor der Parade: Wer hier steht, versetzt 5 Festgäste in andere Viertel.
# $number: which float, from left to right; $of: how many floats the card has.
mardi-gras-note-parade = Wagen { $number } von { $of }: An jedem der { $stops } Halte darf er einem Festgast etwas zuwerfen. Die kleinste Nummer wirft zuerst. Du darfst nur einen Wagen pro Karte haben.
mardi-gras-note-recruitment = Nach der Parade: Wer hier steht, bekommt ein neues Mitglied, das bleibt.
mardi-gras-note-leadership = Nach der Parade: Wer hier steht, nimmt die Kronenkarte und beginnt die nächste Runde.
# A stop of a route.
mardi-gras-title-stop = Halt { $stop } von Route { $route }, { $street }
mardi-gras-note-stop = Wenn die Parade hier hält, darf jeder Wagen einem Festgast auf einer der beiden Seiten etwas zuwerfen.
# A neighborhood.
mardi-gras-title-place = { $place }
mardi-gras-note-crowd = Wartende hier: { $crowd }.
# Also a line of the board in words.
mardi-gras-note-place-crowd = { $place }: { $crowd }.
# One entry in the list $passes of the next sentence. $count: how often the parade halts beside the neighborhood.
mardi-gras-halts =
    { $count ->
        [one] einmal in Runde { $round } auf Route { $route }
       *[other] { $count }-mal in Runde { $round } auf Route { $route }
    }
mardi-gras-note-passing = Hier hält die Parade { $passes }.
mardi-gras-note-no-parade = Hier hält keine Parade mehr.
# The revelers of one color in a neighborhood: a title, the name of the cubes on the map, and a line of the board in words.
mardi-gras-title-reveler =
    { $count ->
        [one] 1 Festgast in { $reveler }, { $place }
       *[other] { $count } Festgäste in { $reveler }, { $place }
    }
mardi-gras-note-reveler = Hofft auf { $card }. Wirf eine solche Karte oder zwei gleiche einer anderen Sorte, und der Festgast gehört bis zum Ende dir.
mardi-gras-note-reveler-any = Hofft auf { $card }. Wirf eine solche Karte oder zwei beliebige andere, und der Festgast gehört bis zum Ende dir.
# The hand of a player.
mardi-gras-title-hand =
    { $count ->
        [0] Die Hand von { $seat }, leer
        [one] Die Hand von { $seat }, 1 Karte
       *[other] Die Hand von { $seat }, { $count } Karten
    }
    .seat =
        { $count ->
            [0] Deine Hand, leer
            [one] Deine Hand, 1 Karte
           *[other] Deine Hand, { $count } Karten
        }
mardi-gras-note-hand = Darin: { $cards }.
mardi-gras-note-hand-known = Im Casino vor aller Augen genommen und noch nicht ausgegeben: { $cards }.
mardi-gras-note-limit = Wer am Ende des Zuges mehr als { $limit } Karten hat, legt bis auf { $limit } ab.
# The cards of one kind in your hand; the title is also the name of the card on the board.
mardi-gras-title-card =
    { $count ->
        [one] { $card }, 1 Karte
       *[other] { $card }, { $count } Karten
    }
mardi-gras-note-card = Eine davon begeistert einen Festgast in { $reveler }.
mardi-gras-note-card-pair = Zwei davon begeistern einen Festgast jeder anderen Farbe.
mardi-gras-note-card-pair-any = Zwei beliebige Karten begeistern einen Festgast, der auf keine von beiden hofft.
mardi-gras-note-card-wanted =
    { $count ->
        [0] Entlang Route { $route }, deren Parade in dieser Runde rollt, wartet kein Festgast in { $reveler }.
        [one] Entlang Route { $route }, deren Parade in dieser Runde rollt, wartet 1 Festgast in { $reveler }.
       *[other] Entlang Route { $route }, deren Parade in dieser Runde rollt, warten { $count } Festgäste in { $reveler }.
    }
mardi-gras-note-card-pays = Mit jeder Karte lässt sich auch ein Feld bezahlen.
# A krewe and its members. $size: all its members; $home, $casino, $cards: how many of them are where.
mardi-gras-title-krewe =
    { $size ->
        [one] Die Krewe von { $seat }, 1 Mitglied
       *[other] Die Krewe von { $seat }, { $size } Mitglieder
    }
    .seat =
        { $size ->
            [one] Deine Krewe, 1 Mitglied
           *[other] Deine Krewe, { $size } Mitglieder
        }
mardi-gras-note-members = Mitglieder zu Hause: { $home }; im Casino: { $casino }; auf Routenkarten: { $cards }.
mardi-gras-note-krewe = Bei gleich vielen Punkten liegt die kleinere Krewe vorn.
mardi-gras-title-home =
    { $count ->
        [0] Niemand zu Hause
        [one] 1 Mitglied zu Hause
       *[other] { $count } Mitglieder zu Hause
    }
mardi-gras-note-home = Alle müssen vor dem Karneval dieser Runde eingesetzt werden; passen darf niemand.
mardi-gras-title-gamblers =
    { $count ->
        [0] { $seat } hat niemanden im Casino
        [one] { $seat } hat 1 Mitglied im Casino
       *[other] { $seat } hat { $count } Mitglieder im Casino
    }
    .seat =
        { $count ->
            [0] Du hast niemanden im Casino
            [one] Du hast 1 Mitglied im Casino
           *[other] Du hast { $count } Mitglieder im Casino
        }
mardi-gras-note-gamblers = Mitglieder im Casino kommen nach dem Karneval dieser Runde nach Hause.
mardi-gras-title-reserve =
    { $count ->
        [0] Niemand in Reserve
        [one] 1 Mitglied in Reserve
       *[other] { $count } Mitglieder in Reserve
    }
mardi-gras-note-reserve = Ein Verstärkungsfeld holt eines davon nach Hause.
# The points of a player, and one entry in the list $parts: the points in this color.
mardi-gras-part = { $reveler } { $points }
mardi-gras-title-score =
    { $points ->
        [one] { $seat } hat zurzeit 1 Punkt
       *[other] { $seat } hat zurzeit { $points } Punkte
    }
    .seat =
        { $points ->
            [one] Du hast zurzeit 1 Punkt
           *[other] Du hast zurzeit { $points } Punkte
        }
mardi-gras-note-score-parts = Punkte nach Farben: { $parts }.
mardi-gras-note-score = Sie steigen und fallen bis zum Schluss: In jeder Farbe zählen nur die Plätze.
# A player in one color. $rank: the place, 1 to 4.
mardi-gras-title-race =
    { $count ->
        [one] { $seat }: 1 Festgast in { $reveler }
       *[other] { $seat }: { $count } Festgäste in { $reveler }
    }
    .seat =
        { $count ->
            [one] Du hast 1 Festgast in { $reveler }
           *[other] Du hast { $count } Festgäste in { $reveler }
        }
mardi-gras-note-rank =
    { $points ->
        [one] Platz { $rank }, zurzeit 1 Punkt.
       *[other] Platz { $rank }, zurzeit { $points } Punkte.
    }
mardi-gras-note-no-rank = Keiner, also 0 Punkte für diese Farbe; ein einziger brächte schon Punkte.
mardi-gras-note-gap =
    { $count ->
        [one] Mit 1 mehr wäre es Gleichstand mit { $seat }.
       *[other] Mit { $count } mehr wäre es Gleichstand mit { $seat }.
    }
    .seat =
        { $count ->
            [one] Mit 1 mehr wäre es Gleichstand mit dir.
           *[other] Mit { $count } mehr wäre es Gleichstand mit dir.
        }
# $first to $fourth: the points of these places.
mardi-gras-note-ranks = Die Plätze bringen { $first }, { $second }, { $third } und { $fourth } Punkte; wer gleichauf liegt, teilt sich den besseren Platz.
# Buttons.
mardi-gras-title-stop-gambling = Die aufgedeckten Karten nehmen
mardi-gras-note-stop-gambling = Alle kommen auf deine Hand, und dein Zug im Casino ist zu Ende.
mardi-gras-note-pass = Du wirfst an diesem Halt nichts und behältst deine Karten für einen anderen.

## Board in words: headings and sentences for those who listen to the board

mardi-gras-tell-standing = Der Spielstand
mardi-gras-tell-carnival = Runde { $round } von { $of }: Karneval
mardi-gras-tell-places = { $seat } setzt ein Mitglied ein.
    .seat = Du setzt ein Mitglied ein.
mardi-gras-tell-gambles = { $seat } spielt im Casino.
    .seat = Du spielst im Casino.
mardi-gras-tell-gives =
    { $count ->
        [one] { $seat } legt 1 Karte ab.
       *[other] { $seat } legt { $count } Karten ab.
    }
    .seat =
        { $count ->
            [one] Du legst 1 Karte ab.
           *[other] Du legst { $count } Karten ab.
        }
mardi-gras-tell-advertises =
    { $left ->
        [one] { $seat } macht Werbung: noch 1 Festgast zu versetzen.
       *[other] { $seat } macht Werbung: noch { $left } Festgäste zu versetzen.
    }
    .seat =
        { $left ->
            [one] Du machst Werbung: noch 1 Festgast zu versetzen.
           *[other] Du machst Werbung: noch { $left } Festgäste zu versetzen.
        }
mardi-gras-tell-moves = { $seat } hat einen Festgast in { $reveler } aus dem Viertel { $from } genommen.
    .seat = Du hast einen Festgast in { $reveler } aus dem Viertel { $from } genommen.
mardi-gras-tell-throws = Die Parade ist an Halt { $stop } von { $stops }; { $seat } darf werfen.
    .seat = Die Parade ist an Halt { $stop } von { $stops }; du darfst werfen.
# Heading of the player whose cards are seen, then one line for each kind of card.
mardi-gras-tell-own = Was { $seat } hat
    .seat = Was du hast
mardi-gras-tell-card =
    { $count ->
        [one] 1 { $card ->
            [Snacks] Snackkarte
            [Becher] Becherkarte
            [Perlen] Perlenkarte
           *[other] Hutkarte
        }, für Festgäste in { $reveler }.
       *[other] { $count } { $card }, für Festgäste in { $reveler }.
    }
mardi-gras-tell-no-cards = Keine Karten.
mardi-gras-tell-picked = Zum Ablegen gewählt: { $cards }.
# Heading of a player whose cards are hidden. $cards: those that all have seen.
mardi-gras-tell-krewe = Die Krewe von { $seat }
mardi-gras-tell-hand =
    { $count ->
        [0] Keine Karten.
        [one] 1 Karte. Bekannt: { $cards }.
       *[other] { $count } Karten. Bekannt: { $cards }.
    }
mardi-gras-tell-reserve = In Reserve: { $count }.
# Heading, then one line for each stop. $crowd waits in $one, $others wait in $other.
mardi-gras-tell-stops = Die Halte von Route { $route }
mardi-gras-tell-stop = Halt { $stop }, { $street }. { $one }: { $crowd }. { $other }: { $others }.
mardi-gras-tell-stop-now = Hier ist die Parade. Halt { $stop }, { $street }. { $one }: { $crowd }. { $other }: { $others }.
mardi-gras-tell-casino =
    { $count ->
        [0] Das Casino ist leer; dort ist immer Platz.
        [one] 1 Mitglied ist im Casino; dort ist immer Platz.
       *[other] { $count } Mitglieder sind im Casino; dort ist immer Platz.
    }
mardi-gras-tell-deck =
    { $count ->
        [one] Der Stapel hat 1 Karte.
       *[other] Der Stapel hat { $count } Karten.
    }
mardi-gras-tell-discards = Ablage: { $cards }.
# Heading, then one line for each color; the first message is one entry in the list $runners.
mardi-gras-tell-races = Die vier Farben
mardi-gras-runner =
    { $points ->
        [one] { $seat } { $count } für 1 Punkt
       *[other] { $seat } { $count } für { $points } Punkte
    }
    .seat =
        { $points ->
            [one] du { $count } für 1 Punkt
           *[other] du { $count } für { $points } Punkte
        }
mardi-gras-tell-race = Festgäste in { $reveler }: { $runners }.
mardi-gras-tell-score =
    { $points ->
        [one] { $seat } hat zurzeit 1 Punkt mit { $count ->
            [one] 1 Festgast
           *[other] { $count } Festgästen
        }.
       *[other] { $seat } hat zurzeit { $points } Punkte mit { $count ->
            [one] 1 Festgast
           *[other] { $count } Festgästen
        }.
    }
    .seat =
        { $points ->
            [one] Du hast zurzeit 1 Punkt mit { $count ->
                [one] 1 Festgast
               *[other] { $count } Festgästen
            }.
           *[other] Du hast zurzeit { $points } Punkte mit { $count ->
                [one] 1 Festgast
               *[other] { $count } Festgästen
            }.
        }
mardi-gras-tell-slot = { $slot }: leer.
mardi-gras-tell-slot-taken = { $slot }: { $seat }.
    .seat = { $slot }: du.
# Heading, then one line for each neighborhood.
mardi-gras-tell-city = Die Stadt

## Table in characters: the board in the terminal; a line has at most 100 characters

mardi-gras-table-routes = Routen, die oberste als Nächstes
mardi-gras-table-price = nächstes Feld: { $price }
mardi-gras-table-full = voll
mardi-gras-table-stops = Die Halte von Route { $route }
# The heads of columns: keep each above its column. ^ marks the holder of the Royalty card.
mardi-gras-table-krewes = { "   " }Krewe, ^ Krone   Heim Casino Größe  Hand   bekannte Karten  begeistert       Punkte
mardi-gras-table-deck = Karten im Stapel: { $deck }. Ablage: { $discards }.
mardi-gras-table-shown = Im Casino aufgedeckt: { $cards }.
mardi-gras-table-hand = Hand von { $seat }: { $cards }.
    .seat = Deine Hand: { $cards }.

## The board: signs, names of its parts for screen readers, and lines beside what is chosen

mardi-gras-board-map = Stadtplan von New Orleans
# On a small screen the board has three sheets: their common name, and their tabs.
mardi-gras-board-sheets = Was auf dem Tisch liegt
mardi-gras-board-sheet-map = Plan
mardi-gras-board-sheet-routes = Routen
mardi-gras-board-sheet-krewes = Krewes
# The house of the Casino on the map.
mardi-gras-board-casino =
    { $count ->
        [0] Das Casino, leer
        [one] Das Casino, 1 Mitglied dort
       *[other] Das Casino, { $count } Mitglieder dort
    }
mardi-gras-board-casino-sign = Casino
# Above the cards on show: who gambles, then how it ended.
mardi-gras-board-gambles = { $name } spielt
mardi-gras-board-you-gamble = Du spielst
mardi-gras-board-stopped = { $name } nimmt alle
mardi-gras-board-tripled = Drei { $kind }: { $name } behält nur diese
mardi-gras-board-ran_dry = Nichts mehr aufzudecken: { $name } nimmt alle
# A slip that unfolds: the chances of each kind, then the two sums in one line, joined by a comma.
mardi-gras-board-odds = Chancen
mardi-gras-board-odds-next = Was als Nächstes kommen kann, nach allem, was du gesehen hast
mardi-gras-board-odds-third = { $percent } % für die dritte Karte einer Sorte
mardi-gras-board-odds-safe = { $percent } % für eine weitere Karte
mardi-gras-board-hand = Deine Karten
mardi-gras-board-known-hand = Bekannte Karten
# In place of the button, as long as something must be chosen first.
mardi-gras-board-place-first = Wähle erst das Casino oder ein Feld
mardi-gras-board-throw-first = Wähle erst einen Festgast
mardi-gras-board-throw-what = Wähle jetzt die zwei Karten
# The tray of cards chosen to pay for a slot or to come down to the limit.
mardi-gras-board-pay =
    { $left ->
        [0] Alle sind gewählt
        [one] Noch 1 Karte zu wählen
       *[other] Noch { $left } Karten zu wählen
    }
mardi-gras-board-put-back = { $kind } zurücknehmen
# Button below the tray.
mardi-gras-board-give =
    { $count ->
        [one] Diese Karte ablegen
       *[other] Diese { $count } Karten ablegen
    }
# An advertisement is sketched on the map before it is sent: how many are left, then what to do.
mardi-gras-board-sketch =
    { $left ->
        [0] Alle sind versetzt
        [one] Noch 1 Festgast zu versetzen
       *[other] Noch { $left } Festgäste zu versetzen
    }
mardi-gras-board-sketch-how =
    { $count ->
        [one] Nimm einen Festgast und setze ihn in ein anderes Viertel.
       *[other] Nimm einen Festgast und setze ihn in ein anderes Viertel. Alle { $count } müssen weiterziehen.
    }
mardi-gras-board-sketch-goal = Wähle die Festgäste für das Viertel { $place }.
mardi-gras-board-sketch-done = Wen du versetzt hast, kannst du wieder wählen und anders versetzen.
mardi-gras-board-in-hand = In der Hand: ein Festgast in { $color } aus dem Viertel { $place }.
mardi-gras-board-drop = Wähle erst das Ziel
# Button that sends the sketch.
mardi-gras-board-send =
    { $count ->
        [one] 1 Festgast schicken
       *[other] { $count } Festgäste schicken
    }
mardi-gras-board-open-place = Tippe auf ein Viertel, um zu sehen, wer dort ist.
# The route cards.
mardi-gras-board-routes = Routen
mardi-gras-board-deck = Stapel { $count }
mardi-gras-board-discards = Ablage { $count }
# Stands before the letters of routes whose parade is over.
mardi-gras-board-paraded = vorbei
# Follows the length of a route, after a comma.
mardi-gras-board-next = Parade in dieser Runde
mardi-gras-board-stop = Halt { $stop } von { $stops }
# $length: short, medium or long.
mardi-gras-board-length =
    { $length ->
        [short] kurz, { $stops } Halte
        [medium] mittel, { $stops } Halte
       *[long] lang, { $stops } Halte
    }
mardi-gras-board-stops =
    { $count ->
        [one] 1 Halt
       *[other] { $count } Halte
    }
# Name of the sign before the number of cards; then what stands there where no number does.
mardi-gras-board-price = Karten für das nächste Feld:
mardi-gras-board-free = frei
mardi-gras-board-full = voll
# Names of the letter and of the slots on a route card.
mardi-gras-board-show = Route { $route } auf dem Plan zeigen
mardi-gras-board-slot =
    { $price ->
        [0] { $slot } auf Route { $route }, kostenlos
        [one] { $slot } auf Route { $route }, für 1 Karte
       *[other] { $slot } auf Route { $route }, für { $price } Karten
    }
# Buttons; the price stands beside them as a sign.
mardi-gras-board-slot-taken = { $slot } auf Route { $route }, besetzt von { $name }
# The table of krewes, and what the last parade brought. $before: points before it.
mardi-gras-board-krewes = Krewes
mardi-gras-board-rolled = Neue Festgäste von Route { $route }
mardi-gras-board-rolled-points =
    { $points ->
        [one] 1 Punkt, vorher { $before }
       *[other] { $points } Punkte, vorher { $before }
    }
mardi-gras-board-gained = { $count } neu
mardi-gras-board-was = war { $before }
# Below the table: what the small “+” beside a number means.
mardi-gras-board-news = +: neu aus der Parade auf Route { $route }
# $cards: cards in hand; $size: members of the krewe.
mardi-gras-board-krewe =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, Größe der Krewe: { $size }
mardi-gras-board-points = Punkte zurzeit
# One cell for screen readers. $place: the place in words, such as “2nd”; $rank: 0 where there is none.
mardi-gras-board-entertained =
    { $rank ->
        [0] { $color }: keine
       *[other] { $color }: { $count }, { $place }
    }

## How to play, in a minute: six posters, a title of at most four words and a text of at most thirty

mardi-gras-how-revelers = Begeistere die Festgäste
mardi-gras-how-revelers-text = Festgäste warten auf 5 Paraden, eine pro Runde. Jede Farbe hofft auf eine Sorte Karten: Snacks, Becher, Hüte oder Perlen. Begeistere von jeder Farbe mehr als alle anderen.
mardi-gras-how-casino = Gewinne Karten
mardi-gras-how-casino-text = Dein Verein heißt Krewe. Schick pro Zug ein Mitglied los. Im Casino werden Karten aufgedeckt: Nimm sie oder riskiere mehr. Sobald drei gleich sind, behältst du nur diese.
mardi-gras-how-price = Oder melde dich an
mardi-gras-how-price-text = Ein Mitglied kann auch ein Feld einer Routenkarte besetzen: Sie steht für eine Parade. Das erste dort zahlt 5 Karten, jedes weitere 1 weniger.
mardi-gras-how-jobs = Vier Arten von Feldern
mardi-gras-how-jobs-text = Werbung versetzt 5 Festgäste auf dem Plan. Parade lässt dich mitfahren. Verstärkung bringt dir ein neues Mitglied. Mit Führung beginnst du die nächste Runde.
mardi-gras-how-parade = Wirf!
mardi-gras-how-parade-text = Sind alle Mitglieder unterwegs, rollt die oberste Parade. Wer mitfährt, darf an jedem Halt einem Festgast etwas zuwerfen: eine Karte, auf die er hofft, oder zwei gleiche andere.
mardi-gras-how-pays = Was Punkte bringt
mardi-gras-how-pays-text = Am Ende zählt jede Farbe für sich: Die meisten Festgäste bringen 8, die zweitmeisten 5, dann 3, zu viert noch 1. Diese gehören dir: 24 Punkte. Die höchste Summe gewinnt.

## The player aid, on one printed page; what stands before a bar is set on a plate

mardi-gras-aid-goal = Fünf Runden. Begeistere in jeder Farbe mehr Festgäste als die anderen.
mardi-gras-aid-turn = Eine Runde
mardi-gras-aid-turn-1 = Vorbereitung: Reihum setzen alle je ein Mitglied ein, bis niemand mehr eines zu Hause hat. Wer die Kronenkarte hat, beginnt.
mardi-gras-aid-turn-2 = Casino | Karten werden aufgedeckt, bis zwei gleich sind. Hör auf und nimm alle oder decke noch eine auf. Kommt die dritte einer Sorte, behältst du nur diese drei.
mardi-gras-aid-turn-3 = Route | Ein leeres Feld einer beliebigen Routenkarte. Preis: 5 Karten, 1 weniger für jedes Mitglied, das schon auf der Karte steht.
mardi-gras-aid-turn-4 = Karneval: Die Felder der obersten Routenkarte werden von links nach rechts ausgeführt. Mitglieder auf späteren Karten bleiben dort und warten.
mardi-gras-aid-turn-5 = Am Ende deines Zuges darfst du 18 Karten haben.
mardi-gras-aid-special = Die Parade
mardi-gras-aid-special-1 = Wer mitfährt, darf an jedem Halt einen Festgast in einem der beiden Viertel begeistern, das Feld ganz links zuerst.
mardi-gras-aid-special-2 = 1 | Karte der Sorte, auf die er hofft
mardi-gras-aid-special-3 = 2 | gleiche Karten einer anderen Sorte
mardi-gras-aid-special-4 = Oder wirf nichts und spare deine Karten. Du darfst in jeder Parade nur einmal mitfahren.
# The signs on the board, each beside its drawing.
mardi-gras-aid-symbols = Zeichen
mardi-gras-aid-sign-food = Grün: hofft auf Snacks
mardi-gras-aid-sign-cups = Gold: hofft auf Becher
mardi-gras-aid-sign-hats = Lila: hofft auf Hüte
mardi-gras-aid-sign-beads = Weiß: hofft auf Perlen
mardi-gras-aid-sign-advertisement = Werbung: vor der Parade 5 Festgäste versetzen
mardi-gras-aid-sign-parade = Parade: mitfahren
mardi-gras-aid-sign-recruitment = Verstärkung: auf Dauer ein Mitglied mehr
mardi-gras-aid-sign-leadership = Führung: Du beginnst die nächste Runde
mardi-gras-aid-sign-price = Karten zu zahlen
mardi-gras-aid-points = Punkte am Ende
mardi-gras-aid-points-1 = Jede Farbe für sich, nach der Zahl der Festgäste:
mardi-gras-aid-points-2 = 8 | die meisten einer Farbe
mardi-gras-aid-points-3 = 5 | zweiter Platz
mardi-gras-aid-points-4 = 3 | dritter Platz
mardi-gras-aid-points-5 = 1 | vierter Platz
mardi-gras-aid-points-6 = Gleichauf: Alle bekommen den besseren Platz, der nächste entfällt. Kein Festgast einer Farbe: 0.
mardi-gras-aid-points-7 = Gleich viele Punkte: Die kleinere Krewe liegt vorn.

## Lessons: the title of each, what it taught (`-learnt`), and what the teacher says in it; a note has at most forty words

# Lesson 1: a parade, one card for one reveler.
mardi-gras-lesson-catch = Fang!
mardi-gras-lesson-catch-learnt = Wirf an jedem Halt einem Festgast zu, worauf seine Farbe hofft. Wer in einer der 4 Farben die meisten Festgäste hat, bekommt am Ende die meisten Punkte dafür.
mardi-gras-lesson-catch-welcome = Das ist Mardi Gras in New Orleans. Du führst eine Krewe, einen Verein, der in Paraden mitfährt und Geschenke wirft. Dein geschmückter Wagen steht am ersten Halt, zwischen zwei Vierteln. Die kleinen Würfel sind Festgäste.
mardi-gras-lesson-catch-beads = An einem Halt darfst du einem Festgast etwas zuwerfen, auf einer der beiden Straßenseiten. Weiß hofft auf Perlen, und davon hast du 5. Wirf eine.
mardi-gras-lesson-catch-pass = Du darfst nichts werfen und Karten sparen. Aber hier hofft jemand auf Perlen: ein Festgast in Weiß.
mardi-gras-lesson-catch-two-cards = Auch das begeistert einen Festgast, kostet aber 2 Karten. Für Weiß genügt eine einzige Perlenkarte.
mardi-gras-lesson-catch-white-one = Das passt auch. Ich würde mit dem beginnen, wovon du am meisten hast: Perlen, für einen Festgast in Weiß.
mardi-gras-lesson-catch-yours = Der Festgast gehört dir bis zum Ende des Spiels. Niemand hat in Weiß mehr als du: Das ist zurzeit 8 Punkte wert.
mardi-gras-lesson-catch-next-stop = Die Parade hält am zweiten Halt, und du darfst wieder werfen. Grün hofft auf Snacks, Gold auf Becher, Lila auf Hüte, Weiß auf Perlen. Wähle einen Festgast.
mardi-gras-lesson-catch-save = Das spart eine Karte, aber du hast genug. Ich würde hier jemanden begeistern.
mardi-gras-lesson-catch-races = Die 4 Farben werden einzeln gewertet. Am Ende bekommt 8 Punkte, wer die meisten Festgäste einer Farbe hat, dann 5 und 3. Wer von einer Farbe keinen hat, bekommt dafür nichts.

# Lesson 2: pairs, and the order of floats.
mardi-gras-lesson-two-of-a-kind = Zwei gleiche Karten
mardi-gras-lesson-two-of-a-kind-learnt = Eine passende Karte begeistert einen Festgast, zwei gleiche einer anderen Sorte auch. Der Wagen mit der kleineren Nummer wirft zuerst, und gesparte Karten behältst du.
mardi-gras-lesson-two-of-a-kind-pair = Für die Festgäste in Grün hast du keine Snacks. Aber 2 gleiche Karten begeistern auch einen Festgast, der auf etwas anderes hofft. Wirf 2 Becher für einen in Grün.
mardi-gras-lesson-two-of-a-kind-pass = Das spart Karten, begeistert aber niemanden. Hier würde ich werfen.
mardi-gras-lesson-two-of-a-kind-other-pair = Genau so geht ein Paar. Aber ich würde die 2 Becher werfen, und zwar für einen Festgast in Grün, weil du keine Snacks hast.
mardi-gras-lesson-two-of-a-kind-one-card = Eine Karte für einen Festgast ist ein guter Tausch. Aber ohne Snacks bringt dir nur ein Paar einen in Grün: Versuch es mit 2 Bechern.
mardi-gras-lesson-two-of-a-kind-green = Das hat 2 Karten gekostet, aber jetzt punktest du auch in Grün.
mardi-gras-lesson-two-of-a-kind-single = An diesem Halt hofft Weiß auf Perlen und Lila auf Hüte, und du hast beides. Hier genügt eine Karte: wirf sie.
mardi-gras-lesson-two-of-a-kind-no-pair = Das kostet 2 Karten. Perlen für einen Festgast in Weiß oder Hüte für einen in Lila wären nur eine.
mardi-gras-lesson-two-of-a-kind-first = { $seat2 } fährt auf Wagen 2, du auf Wagen 1. Die kleinere Nummer wirft an jedem Halt zuerst, also wählst du vor { $seat2 }. Wirf noch einmal.
mardi-gras-lesson-two-of-a-kind-last-stop = Das ist der letzte Halt der Parade. Wirf etwas oder wirf nichts, wie du magst. Was du sparst, bleibt für die nächste Parade auf deiner Hand.
mardi-gras-lesson-two-of-a-kind-saved = Du behältst deine Karten für später.
mardi-gras-lesson-two-of-a-kind-thrown = Noch ein Festgast gehört dir.
mardi-gras-lesson-two-of-a-kind-over = Die Parade ist vorbei, und wer mitgefahren ist, geht nach Hause. Ein Spiel hat 5 Runden mit je einer Parade. Die nächste führt über Route C.

# Lesson 3: the Casino.
mardi-gras-lesson-casino = Das Casino
mardi-gras-lesson-casino-learnt = Das Casino bringt dir Karten. Bei einem Paar mach weiter, bei zwei Paaren nimm sie. Kommt die dritte Karte einer Sorte, bleiben dir nur diese drei.
mardi-gras-lesson-casino-krewe = Eine Runde beginnt mit der Vorbereitung: Reihum schicken alle ein Mitglied ihrer Krewe los, um Karten zu gewinnen oder ein Feld zu besetzen. Du hast 3 Mitglieder zu Hause.
mardi-gras-lesson-casino-send = Zum Werfen brauchst du Karten, und Karten gibt es im Casino. Schick ein Mitglied hin: Das kostet nichts, und dort ist immer Platz.
mardi-gras-lesson-casino-five-cards = Dieses Feld kostet 5 deiner 6 Karten. Ich würde erst noch welche gewinnen.
mardi-gras-lesson-casino-pair = Es wird aufgedeckt, bis zwei Karten gleich sind: hier 2 Hüte. Nimm sie oder decke noch eine auf. Schaden kann das nicht: Auch eine dritte Hutkarte bekämst du. Decke noch eine auf.
mardi-gras-lesson-casino-no-harm = 2 Hüte sind gut. Aber solange nur ein Paar aufgedeckt ist, kostet dich eine weitere Karte nichts.
mardi-gras-lesson-casino-three = Du siehst 2 Hüte und 1 Becherkarte. Kommt jetzt eine dritte Hutkarte, behältst du die Hüte und verlierst die Becher. Das wäre nicht schlimm: Decke noch eine auf.
mardi-gras-lesson-casino-go-on = 3 Karten sind gut. Aber nur etwa jede vierte Karte stört, und du würdest nur eine einzige verlieren.
mardi-gras-lesson-casino-four = 4 Karten und immer noch nur ein Paar. Nur eine dritte Hutkarte würde stören, das ist etwa jede vierte. Ich würde noch eine aufdecken.
mardi-gras-lesson-casino-once-more = 4 Karten sind gut. Aber in drei von vier Fällen bekommst du noch eine dazu.
mardi-gras-lesson-casino-two-pairs = 5 Karten mit zwei Paaren, Hüte und Snacks. Die dritte von einer der beiden Sorten ließe dir nur 3 Karten, und etwa jede zweite Karte ist so eine. Nimm deine 5.
mardi-gras-lesson-casino-half = In etwa jedem zweiten Fall bleiben dir so 3 Karten statt 5. Ich würde die 5 nehmen.
mardi-gras-lesson-casino-five = Du hast 5 neue Karten zum Werfen; bis zu 18 darfst du haben. Dein Mitglied kommt am Ende der Runde nach Hause.

# Lesson 4: signing up for a parade.
mardi-gras-lesson-signing-up = Die Anmeldung
mardi-gras-lesson-signing-up-learnt = Ein Wagen kostet 5 Karten, 1 weniger für jedes Mitglied auf der Karte. Bezahle mit dem, worauf am Weg kaum jemand hofft. Du darfst nur einen Wagen pro Karte haben.
mardi-gras-lesson-signing-up-route = Zum Werfen brauchst du einen Wagen. Oben liegt die Karte von Route G: Ihre Parade rollt am Ende dieser Runde. 9 Festgäste in Weiß warten an ihr.
mardi-gras-lesson-signing-up-float = Eine Routenkarte hat Felder für Mitglieder. Die Paradefelder sind Wagen, und Wagen 1, der linke, wirft an jedem Halt zuerst. Schick ein Mitglied dorthin.
mardi-gras-lesson-signing-up-second = Das ist auch ein Wagen, aber der andere wirft vor ihm. Ich würde Wagen 1 nehmen.
mardi-gras-lesson-signing-up-no-cards = Mehr Karten sind gut, aber ohne Wagen kannst du sie nicht werfen.
mardi-gras-lesson-signing-up-no-float = Das ist eine andere Art von Feld, die ihre eigene Lektion hat. Zum Werfen brauchst du ein Paradefeld.
mardi-gras-lesson-signing-up-later = Diese Parade rollt erst in einer späteren Runde. Die nächste führt über Route G.
mardi-gras-lesson-signing-up-pay = Das erste Mitglied auf einer Karte zahlt 5 Karten. An dieser Route warten 9 Festgäste in Weiß, aber nur 3 in Gold. Behalte deine Perlen und lege ab, was du am wenigsten brauchst.
mardi-gras-lesson-signing-up-keep-beads = Auf Perlen hoffen an dieser Route die meisten. Ich würde erst Becher ablegen, dann Snacks oder Hüte.
mardi-gras-lesson-signing-up-paid = Du hast einen Wagen in der Parade und Perlen zum Werfen.
mardi-gras-lesson-signing-up-cheaper = { $seat2 } hat Wagen 2 für 4 Karten genommen, { $seat3 } ein anderes Feld für 3. Jedes Mitglied auf einer Karte macht das nächste Feld um 1 Karte billiger, bis es nichts mehr kostet.
mardi-gras-lesson-signing-up-one-float = Es kann sich also lohnen, später zu kommen. Aber die Wagen hier sind jetzt weg, und keine Krewe darf auf derselben Karte zwei Wagen haben.

# Lesson 5: Recruitment.
mardi-gras-lesson-bigger-krewe = Eine größere Krewe
mardi-gras-lesson-bigger-krewe-learnt = Späte Felder sind billig. Ein neues Mitglied hilft in allen weiteren Runden, also hol es früh. Wer keine Karten hat, wird in der Parade übergangen.
mardi-gras-lesson-bigger-krewe-price = Auf der Karte von Route G stehen 3 Mitglieder, eines von jeder Krewe. Darum kostet dich das nächste Feld dort 2 Karten statt 5.
mardi-gras-lesson-bigger-krewe-recruit = Das Verstärkungsfeld holt ein neues Mitglied aus deiner Reserve: eines mehr in jeder der 4 weiteren Runden. Schick dein letztes Mitglied dorthin.
mardi-gras-lesson-bigger-krewe-casino = Das bringt einmal Karten. Ein neues Mitglied hilft in allen 4 weiteren Runden und ist heute billig.
mardi-gras-lesson-bigger-krewe-other-job = Dieses Feld wirkt einmal. Ein neues Mitglied bleibt für immer.
mardi-gras-lesson-bigger-krewe-dear = Auf jener Karte steht noch niemand, also kostet das Feld 5. Hier kostet es 2.
mardi-gras-lesson-bigger-krewe-pay = Zahle 2 Karten. Du hast 2 Hüte und 4 Perlen, und an der Route warten 9 Festgäste in Weiß: Behalte die Perlen und lege die Hüte ab.
mardi-gras-lesson-bigger-krewe-keep-beads = Jede Perlenkarte kann einen Festgast in Weiß begeistern. Ich würde die 2 Hüte ablegen.
mardi-gras-lesson-bigger-krewe-parade = Jetzt die Parade: 5 Halte, und du hast 4 Perlen auf der Hand. Wirf an jedem Halt eine für einen Festgast in Weiß, solange deine Karten reichen.
mardi-gras-lesson-bigger-krewe-no-pair = Das kostet 2 Perlen für einen Festgast einer anderen Farbe. In Weiß warten hier auch welche, für je eine.
mardi-gras-lesson-bigger-krewe-no-pass = An diesem Halt warten Festgäste in Weiß, und du hast Perlen. Ich würde werfen.
mardi-gras-lesson-bigger-krewe-four = 4 Festgäste in Weiß und 8 Punkte. Aber { $seat2 } hat 24 mit nur 5 Festgästen, in 3 Farben. Der erste einer neuen Farbe bringt oft mehr als noch einer der eigenen.
mardi-gras-lesson-bigger-krewe-home = Nach der Parade kam das neue Mitglied: Du hast jetzt 4 Mitglieder zu Hause statt 3 und kannst in dieser Runde alle losschicken.

# Lesson 6: Advertisement.
mardi-gras-lesson-advertise = Werbung
mardi-gras-lesson-advertise-learnt = Wer auf dem Werbefeld steht, versetzt vor der Parade 5 Festgäste. Hole die, die du begeistern kannst, an eine Straße, auf der du fährst.
mardi-gras-lesson-advertise-crowd = Das Werbefeld wirkt vor der Parade. Dein Mitglied dort ist gerade nach Hause gegangen, und du darfst 5 Festgäste versetzen, wohin du willst. Du fährst auch auf Wagen 1 und hast 4 Perlen.
mardi-gras-lesson-advertise-five = Hole 5 Festgäste in Weiß in Viertel an Route G. Das French Quarter ist eine gute Wahl: 3 der 5 Halte liegen daran.
mardi-gras-lesson-advertise-white-ones = Du hast nur Perlen, und andere Farben hoffen auf anderes. Ich würde 5 in Weiß versetzen. Wir fangen noch einmal an.
mardi-gras-lesson-advertise-already-there = Einige davon haben schon an deiner Route gewartet. Ich würde 5 andere von weiter weg holen. Wir fangen noch einmal an.
mardi-gras-lesson-advertise-off-route = Deine Parade kommt nicht überall vorbei. Ich würde alle 5 in Viertel an Route G setzen. Wir fangen noch einmal an.
mardi-gras-lesson-advertise-gathered = Jetzt warten überall an deinem Weg Festgäste in Weiß.
mardi-gras-lesson-advertise-throw = Die Parade beginnt, und du wirfst zuerst. Wirf Perlen für einen Festgast in Weiß.
mardi-gras-lesson-advertise-beads = Eine Perlenkarte begeistert einen Festgast in Weiß, und auf beiden Seiten warten welche. Ich würde sie jetzt werfen.
mardi-gras-lesson-advertise-last = Merk dir eins: Wirb nur, wo du selbst mitfährst. Sonst rufst du die Menge für andere herbei.

# Lesson 7: Leadership.
mardi-gras-lesson-royalty = Die Kronenkarte
mardi-gras-lesson-royalty-learnt = Wer die Kronenkarte hat, beginnt jede Runde. Das Führungsfeld bringt sie dir nach der Parade, und in der nächsten Runde wählst du zuerst.
mardi-gras-lesson-royalty-royalty = { $seat3 } hat die Kronenkarte: die kleine Krone in der Tafel der Krewes. Wer sie hat, beginnt jede Runde und hat so unter allen Feldern die erste Wahl.
mardi-gras-lesson-royalty-lead = Das Führungsfeld bringt dir nach der Parade die Kronenkarte. Schick ein Mitglied auf dieses Feld der obersten Karte.
mardi-gras-lesson-royalty-leadership = Das ist möglich, aber hier würde ich das Führungsfeld von Route A nehmen, deren Parade in dieser Runde rollt.
mardi-gras-lesson-royalty-pay = Auf dieser Karte steht schon ein Mitglied, also zahlst du 4 Karten. Lege die ab, die du am wenigsten brauchst.
mardi-gras-lesson-royalty-casino = Ein Mitglied ist noch zu Hause, und du hast wenige Karten. Schick es ins Casino.
mardi-gras-lesson-royalty-one-left = Das würde die meisten deiner Karten kosten. Ich würde erst neue gewinnen.
mardi-gras-lesson-royalty-take = Nimm diese Karten oder decke erst noch mehr auf, wie du magst.
mardi-gras-lesson-royalty-begins = Die Parade ist vorbei, und die Kronenkarte gehört dir: Die zweite Runde beginnst du. Das ist 4 Karten wert, wenn die nächste Route ein Feld hat, das du brauchst.

# Lesson 8: slots on later cards.
mardi-gras-lesson-waiting = Mitglieder, die warten
mardi-gras-lesson-waiting-learnt = Du darfst dich auf jeder Routenkarte anmelden. Aber ein Mitglied auf einer späteren Karte bleibt dort bis zu ihrer Parade und kann so lange nichts anderes tun.
mardi-gras-lesson-waiting-any-card = Jede ausliegende Route hat Felder: zwei mit 5 Halten, zwei mit 8 und eine lange mit 12. Die Parade auf Route G rollt in dieser Runde, die auf Route C in der nächsten.
mardi-gras-lesson-waiting-later = Sichere dir den besten Wagen der nächsten Parade: Nimm Wagen 1 von Route C.
mardi-gras-lesson-waiting-left-one = Das ist auch ein Wagen, aber Wagen 1 wirft vor ihm.
mardi-gras-lesson-waiting-second-card = Ein andermal vielleicht. Hier würde ich Wagen 1 von Route C nehmen.
mardi-gras-lesson-waiting-pay = Dort steht noch niemand, also zahlst du 5 Karten. Wähle, welche.
mardi-gras-lesson-waiting-sure = Wagen 1 der nächsten Parade gehört dir, was auch immer die anderen tun.
mardi-gras-lesson-waiting-away = Aber dieses Mitglied wartet dort bis zur Parade von Runde 2 und tut so lange nichts anderes. Auf der letzten Karte wäre es bis Runde 5 weg.

# Lesson 9: players who are level.
mardi-gras-lesson-level = Gleichauf genügt
mardi-gras-lesson-level-learnt = Wer in einer Farbe gleichauf liegt, punktet für den besseren Platz. Achte auf Farben, in denen ein Festgast mehr einen Platz ändert.
mardi-gras-lesson-level-behind = Die letzten 3 Halte des Spiels stehen noch aus. { $seat2 } hat 27 Punkte, du hast 24. Aber { $seat2 } hat keine Karten mehr, also kannst du noch gewinnen.
mardi-gras-lesson-level-level = Wer in einer Farbe gleichauf liegt, teilt sich den besseren Platz, mit allen Punkten. { $seat2 } hat 8 Festgäste in Grün, du hast 6, und in Lila seid ihr mit je 6 gleichauf.
mardi-gras-lesson-level-win = Die letzten 3 Halte entscheiden: Zieh an { $seat2 } vorbei. Sieh nach, wer dort noch wartet, und denk daran, dass 2 gleiche Karten alle begeistern.
mardi-gras-lesson-level-pass = Du brauchst alle 3 Würfe, um an { $seat2 } vorbeizukommen. Zurück zum ersten.
mardi-gras-lesson-level-not-enough = Das genügt nicht, um an { $seat2 } vorbeizukommen. Zurück zum ersten deiner 3 Würfe.
mardi-gras-lesson-level-hint-green = An diesen Halten warten nur 2 Festgäste in Grün, und mit 2 mehr liegst du in Grün gleichauf.
mardi-gras-lesson-level-hint-purple = Erst die beiden in Grün. Mit einem Festgast in Lila mehr als { $seat2 } bekommst dann nur du dort 8 Punkte.
mardi-gras-lesson-level-won = Du liegst vorn. Gleich viele Punkte hätten nicht genügt: Dann liegt die kleinere Krewe vorn, und { $seat2 } hat 3 Mitglieder, du hast 4.

# Lesson 10: a whole round, free.
mardi-gras-lesson-first-round = Deine erste eigene Runde
mardi-gras-lesson-first-round-learnt = Karten ohne Wagen kann man nicht werfen, und ein Wagen ohne Karten nützt nichts. Verteile deine Mitglieder auf beides und suche neue Farben.
mardi-gras-lesson-first-round-share = Ein neues Spiel, und du beginnst. Du hast 3 Mitglieder und 6 Karten. Das Casino bringt Karten, und Route G hat Wagen für diese Runde: Du brauchst beides.
mardi-gras-lesson-first-round-play = Spiel die ganze erste Runde, wie du magst. Sieh, wie viele Punkte du zu Beginn der zweiten hast: Mit der Führung in 3 Farben wären es 24.
mardi-gras-lesson-first-round-too-long = Diese Runde ist lang geworden. Wir fangen sie noch einmal an.
mardi-gras-lesson-first-round-strong = Eine starke erste Runde mit 24 Punkten oder mehr: genug Karten für deinen Wagen und Festgäste in mehreren Farben.
mardi-gras-lesson-first-round-fair = Du hast Festgäste begeistert, und das ist ein Anfang. Für mehr Punkte suche an jedem Halt eine Farbe, in der du noch niemanden hast; 2 gleiche Karten genügen.
mardi-gras-lesson-first-round-none = Noch ist niemand begeistert, aber vielleicht hast du Karten und neue Mitglieder für später. Für Punkte würde ich ein Mitglied auf einen Wagen setzen und die anderen ins Casino schicken.

# Lesson 11: the end of a game, free.
mardi-gras-lesson-last-parade = Die letzte Parade
mardi-gras-lesson-last-parade-learnt = Gib in der letzten Parade alles aus: Übrige Karten sind nichts wert. Schau voraus und wirf, wo ein Festgast mehr einen Platz ändert.
mardi-gras-lesson-last-parade-behind = Die letzte Parade eines Spiels, mit 12 Halten. { $seat3 } hat 32 Punkte, { $seat2 } und du habt 19. Du hast 17 Karten, und übrige Karten sind nichts wert.
mardi-gras-lesson-last-parade-ride = Fahr bis zum Ende des Spiels und erreiche mindestens 24 Punkte. Sieh nach, wer an den nächsten Halten wartet und in welchen Farben ein paar Festgäste mehr einen besseren Platz bringen.
mardi-gras-lesson-last-parade-short = Das Spiel ist vorbei, und du hast weniger als 24 Punkte. Wir fangen die Parade noch einmal an.
mardi-gras-lesson-last-parade-hint-white = In Weiß hattest du am Anfang 4 Festgäste, die beiden anderen je 5. Zwei gleiche Karten begeistern auch einen in Weiß.
mardi-gras-lesson-last-parade-hint-gold = In Gold lagst du am Anfang mit { $seat3 } gleichauf vorn: Mit einem mehr gehört die Führung dir allein.
mardi-gras-lesson-last-parade-reached = Mindestens 24 Punkte, nach 19. Zum Sieg hat es diesmal nicht gereicht, aber es war offen bis zuletzt. Bei gleich vielen Punkten liegt die kleinere Krewe vorn.
mardi-gras-lesson-last-parade-won = Du hast gewonnen, nach 13 Punkten Rückstand.

# Lesson 12: the last two rounds of a game, free.
mardi-gras-lesson-last-stretch = Der Endspurt
mardi-gras-lesson-last-stretch-learnt = Gewinne gegen Ende die Karten für alle Halte, an denen du noch dabei bist, und such die Farben, in denen ein Festgast mehr einen Platz ändert.
mardi-gras-lesson-last-stretch-behind = Zwei Runden bleiben. { $seat2 } hat 32 Punkte, { $seat3 } hat 20 und du hast 8. Aber deine Krewe hat 5 Mitglieder, mehr als jede andere.
mardi-gras-lesson-last-stretch-plan = Du hast Wagen 2 auf Route E, deren Parade in dieser Runde rollt, aber keine Karten. Auf Route F sind alle Felder frei: Das ist die letzte Parade, mit 12 Halten.
mardi-gras-lesson-last-stretch-play = Spiel beide Runden zu Ende, wie du magst. Sogar ein Sieg ist möglich.
mardi-gras-lesson-last-stretch-long = Diese 2 Runden sind lang geworden. Wir beginnen sie noch einmal.
mardi-gras-lesson-last-stretch-hint-float = Ich würde die meisten Mitglieder ins Casino schicken und eines auf einen Wagen von Route F.
mardi-gras-lesson-last-stretch-hint-colors = In Gold und Lila hast du noch niemanden. Ein Festgast bringt dort sofort Punkte, und 2 gleiche Karten genügen.
mardi-gras-lesson-last-stretch-won = Du hast gewonnen, nach 24 Punkten Rückstand.
mardi-gras-lesson-last-stretch-fair = Mindestens 20 Punkte, von 8 aus. Mit einem Wagen auf Route F und Karten für ihre 12 Halte ist sogar ein Sieg möglich.
mardi-gras-lesson-last-stretch-less = Das Spiel ist vorbei. Für mehr Punkte würde ich erst Karten gewinnen und an jedem Halt beider Paraden eine werfen.

## Themes of puzzles: in the menu that chooses among them; first the kind of choice, then what it is for

mardi-gras-theme-place = Ein Mitglied einsetzen
mardi-gras-theme-casino = Im Casino
mardi-gras-theme-gamble = Noch eine Karte?
mardi-gras-theme-price = Womit bezahlen?
mardi-gras-theme-limit = Zu viele Karten
mardi-gras-theme-name = Wohin mit allen?
mardi-gras-theme-take = Wen versetzen?
mardi-gras-theme-send = Wen schicken?
mardi-gras-theme-put = Wohin mit einem Festgast?
mardi-gras-theme-parade = Die Parade
mardi-gras-theme-do-place = Auf ein Feld
mardi-gras-theme-do-casino = Ins Casino
mardi-gras-theme-for-food = Festgäste in Grün
mardi-gras-theme-for-cups = Festgäste in Gold
mardi-gras-theme-for-hats = Festgäste in Lila
mardi-gras-theme-for-beads = Festgäste in Weiß
mardi-gras-theme-for-krewe = Eine kleine Krewe
mardi-gras-theme-for-rivals = Die Konkurrenz bremsen
