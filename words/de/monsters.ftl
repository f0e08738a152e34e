# Carnival of Monsters, deutsch. Die deutsche Ausgabe trägt denselben Titel.
#
# Ein Wort für eine Sache:
#   Land              was Länderkarten in jeder Saison geben und Monster kosten. Gezählt wie Geld: 1 Land, 3 Land. Nie „Punkte“.
#   Länderkarte       die Karte, die Land gibt (nie „Landkarte“). Ein fernes Land verlangt vorher andere Länderkarten.
#   Punkte            womit man gewinnt: die goldenen Rosetten.
#   Krone, Kredit     das Geld. Ein Kredit kommt von selbst, wenn Kronen fehlen.
#   erbeuten          eine Karte aus der Hand wählen; die Beute ist die gewählte Karte.
#   ausspielen        eine Karte spielen. aufheben: sie verdeckt für später behalten.
#   ausstellen        ein Monster spielen. Ausgestellt ist es bis zum Ende der Saison, danach liegt es in der Menagerie.
#   vorzeigen         ein aufgehobenes Monster allen zeigen (nur das Ereignis „Vorschau“).
#   anheuern          Personal spielen. Die Karten heißen Personalkarten.
#   Kralle            das Gefahrensymbol. Vor der Gefahrenprobe ist eine Kralle ohne Jäger offen, danach unbewacht.
#   Jäger             bewacht 1 Kralle: königliche Jäger (Würfel), Jäger im Personal, Jägermarker.
#   Buch              das Symbol, das eine Karte ziehen lässt.
#   gefragt           was das Publikum in dieser Saison sehen will. Die Trophäe ist die gewonnene Saisonkarte.
#   abwerfen          zu zweit: eine Karte verlässt das Spiel.
#   bereit            sagt, wer in diesem Zug keine aufgehobene Karte mehr spielt.
#   Strafe            3 Kronen für eine unbewachte Kralle.
#
# Regionen haben verschiedenes Geschlecht, und Karten kommen mit fertigem Namen: Beides steht im Nominativ („der Region Höhlen“).
# Auf Knöpfen steht der Name deshalb in Anführungszeichen („Vergessener Tempel“ erbeuten), sonst hinter oder vor einem Doppelpunkt.
# Wo „Wald“ kurz steht, wählt [Wald] den richtigen Artikel; für die fünf anderen passt „der“.
# `.seat`, `.next`: steht statt des Satzes, wenn diese Person selbst liest.
#
# Die Namen der Karten stehen in names.ftl. Lektionen, Anleitung und Regeln verwenden dieselben.

## The poster, the page of the game and the choice of variants

monsters-title = Carnival of Monsters
monsters-line = Wähle Länder, erbeute Monster und zeige in vier Saisons die beste Schau.
# Three lines of the poster, set one below the other.
monsters-poster-1 = Carnival of
monsters-poster-2 = Monsters
monsters-poster-3 = wählen, jagen, ausstellen
# What the variant is, behind its name.
monsters-option-simplified-line = Für den ersten Abend: ohne geheime Ziele und ohne Entdecker
# The name of the variant.
monsters-option-simplified = Vereinfachtes Spiel

## Hints: what speaks for a choice. $gain: a number of points, 1 or more

monsters-why-shown =
    { $gain ->
        [one] Nach deinem Zug stehst du etwa { $gain } Punkt besser da als mit der nächstbesten Wahl.
       *[other] Nach deinem Zug stehst du etwa { $gain } Punkte besser da als mit der nächstbesten Wahl.
    }
monsters-why-cards =
    { $gain ->
        [one] Deine noch nicht gespielten Karten sind dann etwa { $gain } Punkt mehr wert als mit der nächstbesten Wahl.
       *[other] Deine noch nicht gespielten Karten sind dann etwa { $gain } Punkte mehr wert als mit der nächstbesten Wahl.
    }
monsters-why-land =
    { $gain ->
        [one] Dein Land bringt voraussichtlich { $gain } Punkt mehr als mit der nächstbesten Wahl.
       *[other] Dein Land bringt voraussichtlich { $gain } Punkte mehr als mit der nächstbesten Wahl.
    }
monsters-why-staff =
    { $gain ->
        [one] Dein Personal und deine Marker bringen voraussichtlich { $gain } Punkt mehr als mit der nächstbesten Wahl.
       *[other] Dein Personal und deine Marker bringen voraussichtlich { $gain } Punkte mehr als mit der nächstbesten Wahl.
    }
monsters-why-purse = Dir bleiben mehr Kronen als mit der nächstbesten Wahl. Ein Kredit wird unwahrscheinlicher.
monsters-why-season = Es bringt dich dem Bonus oder der Trophäe dieser Saison näher.
monsters-why-hand = So bleiben dir bessere Karten, die du als Nächstes erbeuten kannst.
monsters-why-danger =
    { $gain ->
        [one] Krallen kosten dich am Ende der Saison etwa { $gain } Punkt weniger als mit der nächstbesten Wahl.
       *[other] Krallen kosten dich am Ende der Saison etwa { $gain } Punkte weniger als mit der nächstbesten Wahl.
    }
monsters-why-rivals =
    { $gain ->
        [one] Deine stärkste Konkurrenz steht etwa { $gain } Punkt schlechter da als mit deiner nächstbesten Wahl.
       *[other] Deine stärkste Konkurrenz steht etwa { $gain } Punkte schlechter da als mit deiner nächstbesten Wahl.
    }
# The same where it is clear who that is. $rival: a player.
monsters-why-rival =
    { $gain ->
        [one] { $rival } steht etwa { $gain } Punkt schlechter da als mit deiner nächstbesten Wahl.
       *[other] { $rival } steht etwa { $gain } Punkte schlechter da als mit deiner nächstbesten Wahl.
    }

## Regions: filled into other sentences as $region, and headings of the columns of land

monsters-region-aerie = Wolkenlande
monsters-region-caves = Höhlen
monsters-region-darklands = Dunkellande
monsters-region-depths = Tiefsee
monsters-region-forest = Verwunschener Wald
# Where there is little room. The sentences that choose [Wald] mean this very word.
monsters-region-forest-short = Wald
monsters-region-dreamlands = Traumlande
# Three letters each, for the table in characters.
monsters-short-aerie = Wol
monsters-short-caves = Höh
monsters-short-darklands = Dun
monsters-short-depths = Tie
monsters-short-forest = Wal
monsters-short-dreamlands = Tra

## What is printed on a card: on the card, in its explanation and read aloud

monsters-says-land = Länderkarte: in jeder Saison { $points } Land der Region { $region }. Kostenlos.
monsters-says-dream-land = Länderkarte: in jeder Saison { $points } Land der Traumlande, nur für Monster der Traumlande. Kostenlos.
# $distant: how many land cards of the region are needed first, 1 or 2.
monsters-says-distant-land = { $distant ->
        [one] Fernes Land: in jeder Saison { $points } Land der Region { $region }. Kostenlos, verlangt aber vorher 1 Länderkarte dieser Region.
       *[other] Fernes Land: in jeder Saison { $points } Land der Region { $region }. Kostenlos, verlangt aber vorher { $distant } Länderkarten dieser Region.
    }
# $danger: number of claws. $lore: number of books.
monsters-says-monster = Monster der Region { $region }: kostet { $level } Land dieser Region, bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $danger ->
        [0] {""}
        [one] , hat 1 Kralle
       *[other] , hat { $danger } Krallen
    }{ $lore ->
        [0] {""}
        [one] , lässt dich 1 Karte ziehen
       *[other] , lässt dich { $lore } Karten ziehen
    }.
monsters-says-dream-monster = Monster der Traumlande: kostet { $level } Land beliebiger Art, bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $danger ->
        [0] {""}
        [one] , hat 1 Kralle
       *[other] , hat { $danger } Krallen
    }{ $lore ->
        [0] {""}
        [one] , lässt dich 1 Karte ziehen
       *[other] , lässt dich { $lore } Karten ziehen
    }.
# $does: one of the sentences below.
monsters-says-staff = { $cost ->
        [0] Personal, kostenlos
        [one] Personal für 1 Krone
       *[other] Personal für { $cost } Kronen
    }. { $does }
monsters-says-event = Ereignis, einmalig und kostenlos. { $does }
monsters-says-goal = Geheimes Ziel. { $does }

## What a staff card does

monsters-says-explorer = Gibt auf Dauer 1 Land mehr in einer Region deiner Wahl. Zählt nicht als Länderkarte.
monsters-says-hunters = { $number ->
        [one] 1 eigener Jäger
       *[other] { $number } eigene Jäger
    } in jeder Gefahrenprobe.
monsters-says-trainer = { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } für jede Kralle eines Monsters, wenn du es ausstellst.
monsters-says-coordinator = { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, wenn du ein Ereignis spielst.
monsters-says-expert = { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, wenn du ein Monster der Region { $region } ausstellst.

## What an event does

monsters-says-crowns = { $crowns ->
        [one] Nimm 1 Krone.
       *[other] Nimm { $crowns } Kronen.
    }
monsters-says-tokens = { $number ->
        [one] Nimm 1 Jägermarker.
       *[other] Nimm { $number } Jägermarker.
    }
monsters-says-preview = Zeige beliebig viele deiner aufgehobenen Monster vor; sie bleiben aufgehoben. Nimm für jedes { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }.
monsters-says-gala = Nimm { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } für jede deiner Personalkarten.
monsters-says-tour = Nimm { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } für jedes Land, das du in der Region { $region } hast, ausgegeben oder nicht.

## What a secret goal brings

monsters-says-authority = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Monster der Region { $region }.
monsters-says-employer = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede deiner Personalkarten.
# $levels: a list of the next one.
monsters-says-levels = Für jedes Monster: { $levels }.
monsters-says-level = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei Stufe { $level }
monsters-says-danger = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Kralle in deiner Menagerie.
monsters-says-distant = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes ferne Land.
monsters-says-land-cards = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Länderkarte der Region { $region }.
monsters-says-equipment = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jeden Jägermarker, den du noch hast.
monsters-says-steward = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes andere geheime Ziel, das du hast.
monsters-says-debts = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jeden Kredit.
monsters-says-thrift = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn du keinen Kredit hast.
monsters-says-flat = { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
monsters-says-obsession = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei mindestens { $number } Land aus einer einzigen Region.
monsters-says-obsession-cards = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei mindestens { $number } Länderkarten einer einzigen Region.
monsters-says-jack = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei mindestens { $number } Land jeder Region.
monsters-says-jack-cards = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei mindestens { $number } Länderkarten jeder Region.
# $bands: a list of the next one.
monsters-says-specialist = Für Land aus wenigen Regionen: { $bands }.
monsters-says-regions = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei höchstens { $number } Regionen
monsters-says-second = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende, wenn genau 1 Person mehr hat als du.

## Where the game stands: the line above the table and in lists of tables

monsters-heading = Saison { $season } von { $seasons }, Zug { $turn } von { $turns }
monsters-heading-danger = Saison { $season } von { $seasons }: Gefahrenprobe
monsters-heading-over = Der Karneval ist vorbei

## Prompts: what a player is asked

# $cards: how many cards are in the hand.
monsters-ask-capture = { $cards ->
        [one] Erbeute diese Karte.
       *[other] Erbeute 1 dieser { $cards } Karten.
    }
# There is a kept card that could be played.
monsters-ask-capture-kept = Erbeute 1 von { $cards } Karten oder spiele erst eine aufgehobene Karte.
# No card of the hand can be played, and there is no crown.
monsters-ask-capture-broke = Erbeute 1 von { $cards } Karten. Zum Aufheben brauchst du einen Kredit.
monsters-ask-discard = Wirf 1 dieser { $cards } Karten endgültig ab.
monsters-ask-discard-kept = Wirf 1 von { $cards } Karten ab oder spiele erst eine aufgehobene Karte.
# From here on: the card just captured. $keep: crowns for keeping it.
monsters-ask-land = { $card }: kostenlos ausspielen oder aufheben.
monsters-ask-event = { $card }: jetzt ausspielen oder aufheben.
monsters-ask-monster = { $card }: für { $level } Land { $region ->
        [Wald] des Waldes
       *[sonst] der { $region }
    } ausstellen oder aufheben.
monsters-ask-dream = { $card }: für { $level } Land beliebiger Art ausstellen oder aufheben.
monsters-ask-staff = { $card }: { $crowns ->
        [0] kostenlos
        [one] für 1 Krone
       *[other] für { $crowns } Kronen
    } anheuern oder die Karte aufheben.
monsters-ask-staff-broke = { $card }: mit einem Kredit anheuern oder die Karte aufheben.
monsters-ask-keep = { $card }: noch nicht spielbar. Hebe die Karte für { $keep ->
        [one] 1 Krone
       *[other] { $keep } Kronen
    } auf.
monsters-ask-keep-broke = { $card }: noch nicht spielbar. Hebe die Karte mit einem Kredit auf.
monsters-ask-goal = Ein geheimes Ziel wird immer aufgehoben. Das kostet { $keep ->
        [one] 1 Krone
       *[other] { $keep } Kronen
    }.
monsters-ask-goal-broke = Ein geheimes Ziel wird immer aufgehoben. Das kostet einen Kredit.
# $number: how many kept cards can be played now.
monsters-ask-ready = { $number ->
        [one] Spiele deine aufgehobene Karte oder melde dich bereit.
       *[other] Spiele 1 von { $number } aufgehobenen Karten oder melde dich bereit.
    }
# The last turn of a season.
monsters-ask-ready-last = { $number ->
        [one] Spielst du deine aufgehobene Karte? Danach kommt die Gefahrenprobe.
       *[other] Spielst du 1 von { $number } aufgehobenen Karten? Danach kommt die Gefahrenprobe.
    }
monsters-ask-ready-none = Keine aufgehobene Karte ist jetzt spielbar. Melde dich bereit.
monsters-ask-ready-none-last = Melde dich bereit. Danach kommt die Gefahrenprobe.
# Paying for a monster of the Dreamlands, region by region. $left: land still to pay.
monsters-ask-pay = { $left ->
        [one] { $card } kostet noch 1 Land. Zahl wie vorgeschlagen, oder sag, ob es aus der Region { $region } kommt.
       *[other] { $card } kostet { $left } Land. Zahl wie vorgeschlagen, oder sag, wie viel aus der Region { $region } kommt.
    }
# The event Sneak Preview. $number: kept monsters that can still be shown. $crowns: for each.
monsters-ask-show = { $number ->
        [one] Zeige dein aufgehobenes Monster für { $crowns ->
                [one] 1 Krone
               *[other] { $crowns } Kronen
            } vor oder hör auf.
       *[other] Zeige 1 von { $number } aufgehobenen Monstern für { $crowns ->
                [one] 1 Krone
               *[other] { $crowns } Kronen
            } vor oder hör auf.
    }
monsters-ask-show-none = Du hast kein weiteres aufgehobenes Monster zum Vorzeigen. Hör hier auf.
# The danger check. $lacking: open claws. $tokens: hunter tokens of the player.
monsters-ask-tokens = { $lacking ->
        [one] 1 Kralle ist offen. { $tokens ->
                [one] Gibst du deinen Jägermarker ab?
               *[other] Gibst du einen Jägermarker ab?
            }
       *[other] { $lacking } Krallen sind offen. { $tokens ->
                [one] Gibst du deinen Jägermarker ab?
               *[other] Wie viele deiner { $tokens } Jägermarker gibst du ab?
            }
    }
monsters-ask-nothing = Warte auf die anderen.

## Buttons: what a player can do

monsters-do-capture = „{ $card }“ erbeuten
monsters-do-discard = „{ $card }“ abwerfen
monsters-do-play = „{ $card }“ spielen
monsters-do-play-kept = Aufgehoben: „{ $card }“ spielen
monsters-do-display = „{ $card }“ für { $level } Land { $region ->
        [Wald] des Waldes
       *[sonst] der { $region }
    } ausstellen
monsters-do-display-kept = Aufgehoben: „{ $card }“ für { $level } Land { $region ->
        [Wald] des Waldes
       *[sonst] der { $region }
    } ausstellen
monsters-do-dream = „{ $card }“ für { $level } Land beliebiger Art ausstellen
monsters-do-dream-kept = Aufgehoben: „{ $card }“ für { $level } Land beliebiger Art ausstellen
monsters-do-hire = „{ $card }“ { $crowns ->
        [0] kostenlos
        [one] für 1 Krone
       *[other] für { $crowns } Kronen
    } anheuern
monsters-do-hire-kept = Aufgehoben: „{ $card }“ { $crowns ->
        [0] kostenlos
        [one] für 1 Krone
       *[other] für { $crowns } Kronen
    } anheuern
# Explorers are hired for a region.
monsters-do-send = „{ $card }“ anheuern: { $region }
monsters-do-send-kept = Aufgehoben: „{ $card }“ anheuern: { $region }
monsters-do-keep = { $crowns ->
        [0] Kostenlos aufheben
        [one] Für 1 Krone aufheben
       *[other] Für { $crowns } Kronen aufheben
    }
monsters-do-ready = Bereit
# Land for a monster of the Dreamlands; $points: how much of this region.
monsters-do-pay = { $points ->
        [0] { $region }: nichts nehmen
       *[other] { $region }: { $points } nehmen
    }
# $shares: a list of the next one.
monsters-do-pay-rest = Land zahlen: { $shares }
monsters-do-share = { $points } { $region }
# The event Sneak Preview.
monsters-do-show = „{ $card }“ vorzeigen
monsters-do-stop = Aufhören
# $crowns: the fine that is left.
monsters-do-tokens = { $number ->
        [0] Keinen Marker geben
        [one] 1 Marker geben
       *[other] { $number } Marker geben
    }{ $crowns ->
        [0] {""}
        [one] , 1 Krone zahlen
       *[other] , { $crowns } Kronen zahlen
    }

## Refusals: why something cannot be done now

monsters-no-over = Das Spiel ist vorbei.
monsters-no-chosen = Du hast in diesem Zug schon alles entschieden.
monsters-no-ready = Du hast dich schon bereit gemeldet.
monsters-no-danger = In dieser Gefahrenprobe hast du nichts zu entscheiden.
monsters-no-payment = Bezahle zuerst dein Monster ganz.
monsters-no-such-payment = Diese Zahl passt nicht: Sie ist zu groß oder so klein, dass der Rest nicht mehr zu bezahlen ist.
monsters-no-monster = In einer Vorschau lassen sich nur Monster vorzeigen.
monsters-no-more-shows = Diese Karte hast du in dieser Vorschau schon vorgezeigt.
monsters-no-preview = Beende erst deine Vorschau.
monsters-no-such-hand = Diese Karte ist nicht auf deiner Hand.
monsters-no-capture = Du kannst jetzt nichts erbeuten.
monsters-no-second-capture = Du hast schon eine Karte erbeutet. Wirf jetzt eine ab.
monsters-no-discard = Du kannst jetzt keine Karte abwerfen.
monsters-no-play-yet = Wirf erst eine Karte ab. Deine Beute spielst du nach dem Weitergeben.
monsters-no-keep = Du hast keine Beute, die du aufheben könntest.
monsters-no-ready-yet = Spiele erst deine Beute aus oder hebe sie auf.
monsters-no-pay = Du bezahlst gerade kein Monster der Traumlande.
monsters-no-show = Du hast keine Vorschau gespielt.
monsters-no-such-tokens = Du kannst nicht mehr Marker geben, als du hast, und nicht mehr, als du offene Krallen hast.
monsters-no-tokens = Marker gibst du nur in der Gefahrenprobe.
monsters-no-play-in-danger = In der Gefahrenprobe werden keine Karten gespielt.
monsters-no-such-kept = Diese Karte ist nicht unter deinen aufgehobenen Karten.
monsters-no-such-capture = Diese Karte hast du nicht erbeutet.
monsters-no-goal = Geheime Ziele werden nie ausgespielt.
# Also on the foot of the card. $number: land cards needed. $have: land cards there.
monsters-no-distant =
    { $number ->
        [one] Braucht 1 Länderkarte { $region ->
                [Wald] des Waldes
               *[sonst] der { $region }
            }; du hast { $have ->
                [0] keine
               *[other] { $have }
            }.
       *[other] Braucht { $number } Länderkarten { $region ->
                [Wald] des Waldes
               *[sonst] der { $region }
            }; du hast { $have ->
                [0] keine
               *[other] { $have }
            }.
    }
# Also on the foot of the card. $have: land left to spend.
monsters-no-points = Braucht { $level } Land { $region ->
        [Wald] des Waldes
       *[sonst] der { $region }
    }; du hast { $have ->
        [0] jetzt keines
       *[other] noch { $have }
    }.
monsters-no-points-any = Braucht { $level } Land beliebiger Art; du hast { $have ->
        [0] jetzt keines
       *[other] noch { $have }
    }.
monsters-no-region = Wähle die Region für die Entdeckerkarte.
monsters-no-need-of-region = Nur Entdeckerkarten brauchen eine Region.

## Log lines: what happened

monsters-event-season = Saison { $number } beginnt: { $season }.
# Only in the log of this player. $cards: a list of names.
monsters-event-hand = { $seat } sieht sich an: { $cards }.
    .seat = Du siehst dir an: { $cards }.
monsters-event-captured = { $seat } erbeutet: { $card }.
    .seat = Du erbeutest: { $card }.
monsters-event-chose = { $seat } erbeutet eine Karte.
    .seat = Du erbeutest eine Karte.
# Two players: the own stack.
monsters-event-drew = { $seat } zieht vom Stapel: { $card }.
    .seat = Du ziehst von deinem Stapel: { $card }.
monsters-event-drew-hidden = { $seat } zieht eine Karte vom Stapel.
    .seat = Du ziehst eine Karte von deinem Stapel.
monsters-event-discarded = { $seat } wirft ab: { $card }.
    .seat = Du wirfst ab: { $card }.
monsters-event-discarded-hidden = { $seat } wirft eine Karte ab.
    .seat = Du wirfst eine Karte ab.
monsters-event-passed-left = Alle geben ihre Karten nach links weiter.
monsters-event-passed-right = Alle geben ihre Karten nach rechts weiter.
monsters-event-kept = { $seat } hebt auf: { $card }.
    .seat = Du hebst auf: { $card }.
monsters-event-kept-hidden = { $seat } hebt eine Karte auf.
    .seat = Du hebst eine Karte auf.
monsters-event-land = { $seat } spielt die Länderkarte „{ $card }“.
    .seat = Du spielst die Länderkarte „{ $card }“.
monsters-event-paying = { $seat } bezahlt das Monster „{ $card }“.
    .seat = Du bezahlst das Monster „{ $card }“.
monsters-event-displayed = { $seat } stellt aus: { $card }.
    .seat = Du stellst aus: { $card }.
monsters-event-bonus =
    { $crowns ->
        [one] Beim Publikum gefragt: 1 Krone für { $seat }.
       *[other] Beim Publikum gefragt: { $crowns } Kronen für { $seat }.
    }
    .seat =
        { $crowns ->
            [one] Beim Publikum gefragt: 1 Krone für dich.
           *[other] Beim Publikum gefragt: { $crowns } Kronen für dich.
        }
monsters-event-staff-earned =
    { $crowns ->
        [one] Das Personal von { $seat } verdient 1 Krone.
       *[other] Das Personal von { $seat } verdient { $crowns } Kronen.
    }
    .seat =
        { $crowns ->
            [one] Dein Personal verdient 1 Krone.
           *[other] Dein Personal verdient { $crowns } Kronen.
        }
monsters-event-lore = { $seat } zieht dank eines Buchs: { $card }.
    .seat = Du ziehst dank eines Buchs: { $card }.
monsters-event-lore-hidden = { $seat } zieht dank eines Buchs eine Karte.
    .seat = Du ziehst dank eines Buchs eine Karte.
monsters-event-hired = { $seat } heuert an: { $card }.
    .seat = Du heuerst an: { $card }.
monsters-event-sent = { $seat } heuert für die Region { $region } an: { $card }.
    .seat = Du heuerst für die Region { $region } an: { $card }.
monsters-event-played = { $seat } spielt: { $card }.
    .seat = Du spielst: { $card }.
monsters-event-gained =
    { $crowns ->
        [0] { $seat } bekommt nichts dafür.
        [one] { $seat } nimmt 1 Krone.
       *[other] { $seat } nimmt { $crowns } Kronen.
    }
    .seat =
        { $crowns ->
            [0] Du bekommst nichts dafür.
            [one] Du nimmst 1 Krone.
           *[other] Du nimmst { $crowns } Kronen.
        }
monsters-event-tokens =
    { $number ->
        [one] { $seat } nimmt einen Jägermarker.
       *[other] { $seat } nimmt { $number } Jägermarker.
    }
    .seat =
        { $number ->
            [one] Du nimmst einen Jägermarker.
           *[other] Du nimmst { $number } Jägermarker.
        }
monsters-event-shown = { $seat } zeigt vor und behält: { $card }.
    .seat = Du zeigst vor und behältst: { $card }.
monsters-event-paid =
    { $crowns ->
        [one] { $seat } zahlt 1 Krone.
       *[other] { $seat } zahlt { $crowns } Kronen.
    }
    .seat =
        { $crowns ->
            [one] Du zahlst 1 Krone.
           *[other] Du zahlst { $crowns } Kronen.
        }
monsters-event-borrowed =
    { $crowns ->
        [one] { $seat } nimmt einen Kredit über 1 Krone auf.
       *[other] { $seat } nimmt einen Kredit über { $crowns } Kronen auf.
    }
    .seat =
        { $crowns ->
            [one] Du nimmst einen Kredit über 1 Krone auf.
           *[other] Du nimmst einen Kredit über { $crowns } Kronen auf.
        }
monsters-event-consolidated = { $seat } tauscht 3 Kredite gegen einen Sammelkredit, der als 3 Kredite zählt.
    .seat = Du tauschst 3 Kredite gegen einen Sammelkredit, der als 3 Kredite zählt.
monsters-event-ready = { $seat } ist bereit.
    .seat = Du bist bereit.
# Also in the explanation of the dice and over the danger check.
monsters-event-royal =
    { $number ->
        [0] Der König schickt keine Jäger.
        [one] Der König schickt 1 Jäger.
       *[other] Der König schickt { $number } Jäger.
    }
monsters-event-tokens-given =
    { $number ->
        [one] { $seat } gibt einen Jägermarker ab.
       *[other] { $seat } gibt { $number } Jägermarker ab.
    }
    .seat =
        { $number ->
            [one] Du gibst einen Jägermarker ab.
           *[other] Du gibst { $number } Jägermarker ab.
        }
# $number: unguarded claws.
monsters-event-fined =
    { $number ->
        [one] { $seat } zahlt { $crowns ->
                [one] 1 Krone
               *[other] { $crowns } Kronen
            } Strafe für 1 unbewachte Kralle.
       *[other] { $seat } zahlt { $crowns ->
                [one] 1 Krone
               *[other] { $crowns } Kronen
            } Strafe für { $number } unbewachte Krallen.
    }
    .seat =
        { $number ->
            [one] Du zahlst { $crowns ->
                    [one] 1 Krone
                   *[other] { $crowns } Kronen
                } Strafe für 1 unbewachte Kralle.
           *[other] Du zahlst { $crowns ->
                    [one] 1 Krone
                   *[other] { $crowns } Kronen
                } Strafe für { $number } unbewachte Krallen.
        }
monsters-event-trophy = { $season }: Die Trophäe geht an { $seat }.
    .seat = { $season }: Du gewinnst die Trophäe.
monsters-event-no-trophy = { $season }: Niemand gewinnt die Trophäe.
# $goals: a list of names.
monsters-event-goals = { $seat } deckt auf: { $goals }.
    .seat = Du deckst auf: { $goals }.
monsters-event-no-goals = { $seat } hat keine geheimen Ziele.
    .seat = Du hast keine geheimen Ziele.
monsters-event-over = Der Karneval ist vorbei.

## Score lines

monsters-score-monsters = Monster
monsters-score-goal = Ziel: { $goal }
monsters-score-crowns = Kronen
monsters-score-tokens = Jägermarker
monsters-score-trophies = Trophäen
monsters-score-loans = Kredite

## First-time notes: beside a thing when it happens for the first time; at most 105 characters

monsters-first-game = Hier fehlen die geheimen Ziele und die Entdeckerkarten, die Land bringen. Sonst ist es das volle Spiel.
# After a game without them, with a link to the full one.
monsters-first-after = Bereit für geheime Ziele? Im vollen Spiel kommen sie dazu, mit den Entdeckerkarten.
monsters-first-capture = Wähle 1 Karte. Der Rest deiner Hand geht an die nächste Person.
monsters-first-wanted = Diese Monster sind gefragt. Wer mit ihnen die meisten Punkte ausstellt, gewinnt die Trophäe.
monsters-first-passed = Die nächste Hand liegt bereit. Deine erste kommt wieder vorbei, nur kleiner.
monsters-first-keep = Aufgehobene Karten warten verdeckt. Spiele sie in einem späteren Zug, sobald du alles dafür hast.
monsters-first-land = Land kostet nichts, und du kannst es in jeder Saison neu ausgeben.
monsters-first-monster = Du bezahlst es mit Land. Was du ausgibst, ist nächste Saison wieder da.
monsters-first-staff = Personal bleibt bis zum Ende und wirkt auf alles, was danach kommt: Heuere früh an.
monsters-first-goal = Ein Ziel wird nie gespielt, es zählt am Ende. Nimm Ziele, die zu deinem Spiel passen.
monsters-first-claws = Jede Kralle braucht am Ende der Saison einen Jäger, sonst kostet sie dich 3 Kronen.
monsters-first-hunters = Die königlichen Jäger helfen allen gleich. Für die übrigen Krallen brauchst du eigene.
monsters-first-ready = Mit aufgehobenen Karten wirst du in jedem Zug gefragt: Spiele eine aus oder melde dich bereit.
monsters-first-loan = Ein Kredit: jetzt 3 Kronen, am Ende 5 Punkte weniger.
monsters-first-kept-now = Eine deiner aufgehobenen Karten kannst du jetzt schon spielen, bevor du aus der Hand wählst.
monsters-first-level = Du liegst gleichauf an der Spitze. Bei Gleichstand bekommt niemand die Trophäe.
monsters-first-last-call = Spiele aufgehobene Karten jetzt, wenn sie Punkte bringen. Eine weitere Saison gibt es nicht.
monsters-first-season = Neue Saison: All dein Land ist wieder verfügbar, und die Karten wandern andersherum.
monsters-first-last = Die letzte Saison. Monster, die am Ende noch aufgehoben sind, bringen nichts.

## Titles of explanations: what a thing is. Lines of the board in words as well, so each makes sense alone

monsters-name-card = { $card }
monsters-name-season = { $season }
monsters-name-deck = Nachziehstapel
monsters-name-dice = Königliche Würfel
monsters-name-player = { $seat }
    .seat = Du
monsters-name-region = Land der Region { $region }
# $points may be below zero, here and in the table in characters.
monsters-name-score = { $points ->
        [one] { $seat } hat bisher { $points } Punkt
       *[other] { $seat } hat bisher { $points } Punkte
    }
    .seat = { $points ->
            [one] Du hast bisher { $points } Punkt
           *[other] Du hast bisher { $points } Punkte
        }
monsters-name-crowns = { $number ->
        [0] { $seat } hat keine Kronen
        [one] { $seat } hat 1 Krone
       *[other] { $seat } hat { $number } Kronen
    }
    .seat = { $number ->
            [0] Du hast keine Kronen
            [one] Du hast 1 Krone
           *[other] Du hast { $number } Kronen
        }
monsters-name-tokens = { $number ->
        [0] { $seat } hat keine Jägermarker
        [one] { $seat } hat 1 Jägermarker
       *[other] { $seat } hat { $number } Jägermarker
    }
    .seat = { $number ->
            [0] Du hast keine Jägermarker
            [one] Du hast 1 Jägermarker
           *[other] Du hast { $number } Jägermarker
        }
monsters-name-loans = { $number ->
        [0] { $seat } hat keine Kredite
        [one] { $seat } hat 1 Kredit
       *[other] { $seat } hat { $number } Kredite
    }
    .seat = { $number ->
            [0] Du hast keine Kredite
            [one] Du hast 1 Kredit
           *[other] Du hast { $number } Kredite
        }
monsters-name-trophies = { $number ->
        [0] { $seat } hat keine Trophäen
        [one] { $seat } hat 1 Trophäe
       *[other] { $seat } hat { $number } Trophäen
    }
    .seat = { $number ->
            [0] Du hast keine Trophäen
            [one] Du hast 1 Trophäe
           *[other] Du hast { $number } Trophäen
        }
monsters-name-danger = { $number ->
        [0] { $seat } hat diese Saison keine Krallen ausgestellt
        [one] { $seat } hat diese Saison 1 Kralle ausgestellt
       *[other] { $seat } hat diese Saison { $number } Krallen ausgestellt
    }
    .seat = { $number ->
            [0] Du hast diese Saison keine Krallen ausgestellt
            [one] Du hast diese Saison 1 Kralle ausgestellt
           *[other] Du hast diese Saison { $number } Krallen ausgestellt
        }
monsters-name-race = { $seat } und die Trophäe dieser Saison
    .seat = Du und die Trophäe dieser Saison
monsters-name-hand = { $number ->
        [0] { $seat } hat keine Karten auf der Hand
        [one] { $seat } hat 1 Karte auf der Hand
       *[other] { $seat } hat { $number } Karten auf der Hand
    }
    .seat = { $number ->
            [0] Du hast keine Karten auf der Hand
            [one] Du hast 1 Karte auf der Hand
           *[other] Du hast { $number } Karten auf der Hand
        }
monsters-name-captured = Beute von { $seat }
    .seat = Deine Beute
monsters-name-kept = { $number ->
        [0] { $seat } hat keine aufgehobenen Karten
        [one] { $seat } hat 1 aufgehobene Karte
       *[other] { $seat } hat { $number } aufgehobene Karten
    }
    .seat = { $number ->
            [0] Du hast keine aufgehobenen Karten
            [one] Du hast 1 aufgehobene Karte
           *[other] Du hast { $number } aufgehobene Karten
        }
monsters-name-paying = Wird bezahlt: { $card }
monsters-name-stack = { $number ->
        [0] Der Stapel von { $seat } ist leer
        [one] Im Stapel von { $seat } liegt noch 1 Karte
       *[other] Im Stapel von { $seat } liegen noch { $number } Karten
    }
    .seat = { $number ->
            [0] Dein Stapel ist leer
            [one] In deinem Stapel liegt noch 1 Karte
           *[other] In deinem Stapel liegen noch { $number } Karten
        }
monsters-name-discards = { $number ->
        [0] { $seat } hat nichts abgeworfen
        [one] { $seat } hat 1 Karte abgeworfen
       *[other] { $seat } hat { $number } Karten abgeworfen
    }
    .seat = { $number ->
            [0] Du hast nichts abgeworfen
            [one] Du hast 1 Karte abgeworfen
           *[other] Du hast { $number } Karten abgeworfen
        }
monsters-name-lands = { $number ->
        [one] { $seat } hat 1 Länderkarte
       *[other] { $seat } hat { $number } Länderkarten
    }
    .seat = { $number ->
            [one] Du hast 1 Länderkarte
           *[other] Du hast { $number } Länderkarten
        }
monsters-name-staff = { $number ->
        [0] { $seat } hat kein Personal
        [one] { $seat } hat 1 Personalkarte
       *[other] { $seat } hat { $number } Personalkarten
    }
    .seat = { $number ->
            [0] Du hast kein Personal
            [one] Du hast 1 Personalkarte
           *[other] Du hast { $number } Personalkarten
        }
monsters-name-display = { $number ->
        [0] { $seat } hat nichts ausgestellt
        [one] { $seat } hat 1 Monster ausgestellt
       *[other] { $seat } hat { $number } Monster ausgestellt
    }
    .seat = { $number ->
            [0] Du hast nichts ausgestellt
            [one] Du hast 1 Monster ausgestellt
           *[other] Du hast { $number } Monster ausgestellt
        }
monsters-name-menagerie = { $number ->
        [0] Die Menagerie von { $seat } ist leer
        [one] In der Menagerie von { $seat } ist 1 Monster
       *[other] In der Menagerie von { $seat } sind { $number } Monster
    }
    .seat = { $number ->
            [0] Deine Menagerie ist leer
            [one] In deiner Menagerie ist 1 Monster
           *[other] In deiner Menagerie sind { $number } Monster
        }
monsters-name-events = { $number ->
        [0] { $seat } hat keine Ereignisse gespielt
        [one] { $seat } hat 1 Ereignis gespielt
       *[other] { $seat } hat { $number } Ereignisse gespielt
    }
    .seat = { $number ->
            [0] Du hast keine Ereignisse gespielt
            [one] Du hast 1 Ereignis gespielt
           *[other] Du hast { $number } Ereignisse gespielt
        }
monsters-name-passed = Von { $seat } gesehen und weitergegeben
    .seat = Von dir gesehen und weitergegeben
# Buttons.
monsters-name-keep = Die erbeutete Karte aufheben
monsters-name-take = Mit Land dieser Region zahlen
monsters-name-pay = Den Rest automatisch zahlen
monsters-name-give = Jägermarker geben

## Explanations: what a thing does and is worth now, below its title

# The season card.
monsters-is-wanted = Das Publikum will Monster der Region { $region } sehen. Dein erstes, das du diese Saison ausstellst, bringt { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }.
monsters-is-wanted-danger = Das Publikum will Monster mit Krallen sehen. Dein erstes, das du diese Saison ausstellst, bringt { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }.
monsters-is-trophy = Wer am Ende der Saison die meisten Punkte mit gefragten Monstern hat, bekommt die Trophäe: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Bei Gleichstand bekommt sie niemand.
monsters-is-trophy-claws = Wer am Ende der Saison die meisten Krallen ausgestellt hat, bekommt die Trophäe: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Bei Gleichstand bekommt sie niemand.
# A season that is over.
monsters-is-past = Die Trophäe ging an { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende.
    .seat = Du hast die Trophäe gewonnen: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } am Ende.
monsters-is-past-nobody = Niemand hat die Trophäe gewonnen.
monsters-is-deck = { $number ->
        [one] Im Nachziehstapel liegt noch 1 Karte.
       *[other] Im Nachziehstapel liegen noch { $number } Karten.
    }
monsters-is-dice = { $number ->
        [one] 1 Würfel wird einmal geworfen, am Ende jeder Saison. Alle dürfen seine Jäger nutzen.
       *[other] { $number } Würfel werden einmal geworfen, am Ende jeder Saison. Alle dürfen sämtliche Jäger nutzen.
    }
# $chances: a list of the next one, from 1 claw upwards.
monsters-is-chances = Sie bewachen { $chances }.
monsters-is-chance = { $number ->
        [one] 1 offene Kralle in { $percent } von 100 Fällen
       *[other] { $number } Krallen in { $percent }
    }
# What a player is doing.
monsters-is-choosing = { $seat } wählt eine Karte als Beute.
    .seat = Du wählst eine Karte als Beute.
monsters-is-discarding = { $seat } wirft eine Karte ab.
    .seat = Du wirfst eine Karte ab.
monsters-is-deciding = { $seat } überlegt, ob die Beute ausgespielt oder aufgehoben wird.
    .seat = Du überlegst, ob du deine Beute ausspielst oder aufhebst.
monsters-is-free = { $seat } darf noch aufgehobene Karten spielen.
    .seat = Du darfst noch aufgehobene Karten spielen.
monsters-is-hunting = { $seat } überlegt, wie viele Jägermarker abgegeben werden.
    .seat = Du überlegst, wie viele Jägermarker du gibst.
monsters-is-done-capture = { $seat } hat eine Karte erbeutet.
    .seat = Du hast eine Karte erbeutet.
monsters-is-done-play = { $seat } ist bereit.
    .seat = Du bist bereit.
monsters-is-done-danger = { $seat } hat die Gefahrenprobe hinter sich.
    .seat = Du hast die Gefahrenprobe hinter dir.
monsters-is-over = { $seat } hat bis zum Ende gespielt.
    .seat = Du hast bis zum Ende gespielt.
# The purse. $keep: crowns for keeping a card. $fine: crowns for an unguarded claw.
monsters-is-crowns = Mit Kronen bezahlst du aufgehobene Karten (je { $keep }), Personal und Strafen ({ $fine } für jede unbewachte Kralle).
monsters-is-crowns-end = { $points ->
        [one] Jede zählt am Ende 1 Punkt.
       *[other] Jede zählt am Ende { $points } Punkte.
    }
monsters-is-tokens = { $points ->
        [one] Ein Jägermarker bewacht einmal 1 Kralle. Ungenutzt zählt er am Ende 1 Punkt.
       *[other] Ein Jägermarker bewacht einmal 1 Kralle. Ungenutzt zählt er am Ende { $points } Punkte.
    }
monsters-is-loans = Ein Kredit kommt von selbst, wenn du nicht zahlen kannst: jetzt { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger. Er wird nie zurückgezahlt.
monsters-is-consolidated = { $number ->
        [one] 1 Sammelkredit steht für 3 dieser Kredite.
       *[other] { $number } Sammelkredite stehen für je 3 dieser Kredite.
    }
monsters-is-trophies = { $points ->
        [one] Jede zählt am Ende 1 Punkt.
       *[other] Jede zählt am Ende { $points } Punkte.
    }
# Claws and hunters.
monsters-is-no-danger = { $seat } hat keine Krallen ausgestellt und braucht keinen Jäger.
    .seat = Du hast keine Krallen ausgestellt und brauchst keinen Jäger.
monsters-is-guarded = { $claws ->
        [one] Die Kralle von { $seat } ist bewacht.
       *[other] Die { $claws } Krallen von { $seat } sind bewacht.
    }
    .seat = { $claws ->
            [one] Deine Kralle ist bewacht.
           *[other] Deine { $claws } Krallen sind bewacht.
        }
monsters-is-open = { $seat } hat { $open ->
        [one] 1 offene Kralle
       *[other] { $open } offene Krallen
    } und { $tokens ->
        [0] keinen Marker
        [one] 1 Marker
       *[other] { $tokens } Marker
    }. Unbewacht kostet das { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }.
    .seat = Du hast { $open ->
            [one] 1 offene Kralle
           *[other] { $open } offene Krallen
        } und { $tokens ->
            [0] keinen Marker
            [one] 1 Marker
           *[other] { $tokens } Marker
        }. Unbewacht kostet das { $crowns ->
            [one] 1 Krone
           *[other] { $crowns } Kronen
        }.
monsters-is-danger-chance = Die königlichen Würfel bewachen alles in { $percent } von 100 Fällen.
monsters-is-danger = Jede Kralle, die du diese Saison ausstellst, braucht am Ende einen Jäger: von den königlichen Würfeln, aus deinem Personal oder als Marker. Jede übrige kostet { $fine ->
        [one] 1 Krone
       *[other] { $fine } Kronen
    }; das Monster bleibt.
# The race for the trophy. $count: points or claws that count.
monsters-is-race = { $count ->
        [0] { $seat } hat kein gefragtes Monster ausgestellt.
        [one] { $seat } hat 1 Punkt mit gefragten Monstern.
       *[other] { $seat } hat { $count } Punkte mit gefragten Monstern.
    }
    .seat = { $count ->
            [0] Du hast kein gefragtes Monster ausgestellt.
            [one] Du hast 1 Punkt mit gefragten Monstern.
           *[other] Du hast { $count } Punkte mit gefragten Monstern.
        }
monsters-is-race-claws = { $count ->
        [0] { $seat } hat keine Krallen ausgestellt.
        [one] { $seat } hat 1 Kralle ausgestellt.
       *[other] { $seat } hat { $count } Krallen ausgestellt.
    }
    .seat = { $count ->
            [0] Du hast keine Krallen ausgestellt.
            [one] Du hast 1 Kralle ausgestellt.
           *[other] Du hast { $count } Krallen ausgestellt.
        }
monsters-is-race-leads = { $seat } bekäme jetzt die Trophäe.
    .seat = Du bekämst jetzt die Trophäe.
monsters-is-race-rule = Wer allein vorn liegt, bekommt sie: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
# Where points come from; each number is a sum of points.
monsters-is-score = Monster { $monsters }, Kronen { $crowns }, Marker { $tokens }, Trophäen { $trophies }, Kredite { $loans ->
        [0] 0
       *[other] minus { $loans }
    }.
monsters-is-goals = { $points ->
        [one] Die geheimen Ziele brächten jetzt 1 Punkt dazu.
       *[other] Die geheimen Ziele brächten jetzt { $points } Punkte dazu.
    }
monsters-is-goals-scored = { $points ->
        [one] Die geheimen Ziele brachten 1 Punkt.
       *[other] Die geheimen Ziele brachten { $points } Punkte.
    }
monsters-is-goals-hidden = Geheime Ziele kommen am Ende dazu.
# Cards and where they lie.
monsters-is-hand = Erbeute 1; die anderen gehen an { $next }.
    .next = 1 davon wird erbeutet; die anderen gehen an dich.
monsters-is-hand-down = Sie wurde gerade weitergegeben und liegt bis zum nächsten Zug verdeckt.
monsters-is-captured = Die Karte wird jetzt ausgespielt oder für { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } aufgehoben. Umtauschen geht nicht.
monsters-is-captured-hidden = Sie liegt verdeckt, bis sie gespielt wird. Wird sie aufgehoben, sieht sie niemand.
monsters-is-captured-none = Hier liegt gerade keine Karte.
monsters-is-kept = Eine erbeutete Karte wird für { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } aufgehoben und lässt sich in jedem späteren Zug zu den üblichen Kosten spielen.
monsters-is-kept-end = Monster, die am Ende noch aufgehoben sind, bringen nichts.
monsters-is-kept-goals = Geheime Ziele bleiben bis zum Ende aufgehoben.
monsters-is-paying = { $left ->
        [one] Noch 1 Land zu zahlen, aus einer beliebigen Region.
       *[other] Noch { $left } Land zu zahlen, aus beliebigen Regionen.
    }
monsters-is-passed = Karten, die auf deiner Hand waren und weitergingen, und wer sie jetzt haben kann.
monsters-is-stack = Nach jeder Beute ziehst du seine oberste Karte und wirfst dann 1 Karte deiner Hand ab.
monsters-is-discards = Sie sind aus dem Spiel. Nur wer sie abgeworfen hat, kennt sie.
monsters-is-lands = Länderkarten bleiben liegen und geben ihr Land in jeder Saison neu.
monsters-is-staff = Personal wird einmal bezahlt und arbeitet bis zum Ende des Spiels.
monsters-is-display = Monster dieser Saison: Ihre Krallen brauchen Jäger, und gefragte zählen für die Trophäe. Danach kommen sie in die Menagerie.
monsters-is-menagerie = Monster früherer Saisons sind sicher und bringen am Ende ihre Punkte.
monsters-is-events = Ein Ereignis wirkt einmal, wenn es gespielt wird.
monsters-is-on-show = Es ist diese Saison ausgestellt: Seine Krallen zählen jetzt.
monsters-is-retired = Es ist in der Menagerie: sicher, und es zählt am Ende.
# Land of a region. $points: all of it. $left: what is left to spend.
monsters-is-no-land = { $seat } hat kein Land der Region { $region }.
    .seat = Du hast kein Land der Region { $region }.
monsters-is-land = { $seat } hat { $points } Land der Region { $region }, { $left ->
        [0] diese Saison schon alles ausgegeben
       *[other] davon noch { $left } verfügbar
    }.
    .seat = Du hast { $points } Land der Region { $region }, { $left ->
            [0] diese Saison schon alles ausgegeben
           *[other] davon noch { $left } verfügbar
        }.
monsters-is-region = Damit bezahlst du Monster der Region { $region } und der Traumlande. Ausgegebenes ist nächste Saison wieder da.
monsters-is-dreamlands = Damit bezahlst du nur Monster der Traumlande. Ausgegebenes ist nächste Saison wieder da.
monsters-is-cards = { $number ->
        [0] Ferne Länder zählen Karten: Hier liegt keine Länderkarte der Region { $region }.
        [one] Ferne Länder zählen Karten: Hier liegt 1 Länderkarte der Region { $region }.
       *[other] Ferne Länder zählen Karten: Hier liegen { $number } Länderkarten der Region { $region }.
    }
# A card in the hand or kept: what it would do now.
monsters-is-goal = { $points ->
        [one] Jetzt 1 Punkt wert.
       *[other] Jetzt { $points } Punkte wert.
    }
monsters-is-goal-later = Wer auf Platz 2 landet, zeigt sich erst am Ende.
monsters-is-demanded = Beim Publikum gefragt: Es zählt für die Trophäe.
monsters-is-demanded-bonus = Beim Publikum gefragt: { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } für dein erstes, und es zählt für die Trophäe.
# $claws: all claws with this monster. $guards: own hunters and tokens.
monsters-is-claws = Damit stellst du diese Saison { $claws ->
        [one] 1 Kralle
       *[other] { $claws } Krallen
    } aus; deine Jäger und Marker bewachen { $guards ->
        [0] keine
       *[other] { $guards }
    }.
# Buttons.
monsters-is-keep = Die Karte kommt zu deinen aufgehobenen Karten, für 1 Krone, falls es nicht kostenlos ist. Du kannst sie in einem späteren Zug spielen.
monsters-is-ready = Du spielst in diesem Zug keine Karte mehr. Wenn alle bereit sind, beginnt der nächste Zug.
monsters-is-take = Ein Monster der Traumlande kannst du mit Land beliebiger Regionen bezahlen. Du sagst, wie viel aus jeder kommt.
monsters-is-pay = Zuerst wird Land der Traumlande ausgegeben, dann das der Regionen, aus denen du kein Monster aufgehoben hast.
monsters-is-stop = Du zeigst kein weiteres Monster vor. Die Vorschau zahlt für alle, die du vorgezeigt hast.
monsters-is-give = Jeder Marker bewacht 1 Kralle, die kein Jäger bewacht. Was unbewacht bleibt, kostet Strafe.

## The board in words, read aloud from top to bottom: headings of sections and their lines

# Headings.
monsters-tell-standing = Der Spielstand
monsters-tell-cards = Karten, die nur { $seat } sieht
    .seat = Karten, die nur du siehst
monsters-tell-kept-of = Aufgehoben von { $seat }
    .seat = Von dir aufgehoben
monsters-tell-carnival = Karneval von { $seat }
    .seat = Dein Karneval
monsters-tell-memory = Was { $seat } gesehen und weitergegeben hat
    .seat = Was du gesehen und weitergegeben hast
# Lines.
monsters-tell-turn-left = Saison { $season } von { $seasons }, Zug { $turn } von { $turns }. Die Karten gehen nach links.
monsters-tell-turn-right = Saison { $season } von { $seasons }, Zug { $turn } von { $turns }. Die Karten gehen nach rechts.
monsters-tell-danger-check = Saison { $season } von { $seasons }: die Gefahrenprobe.
# $wanted: the sentence about what the public wants.
monsters-tell-season = { $season }. { $wanted }
# $says: what is printed on the card. $now: what is missing for it, or that it could be played. $count: how many of the same.
monsters-tell-captured = Beute: { $card }. { $says } { $now }
monsters-tell-in-hand = Auf der Hand: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says } { $now }
monsters-tell-kept = Aufgehoben: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says } { $now }
monsters-tell-discarded = Bisher abgeworfen: { $cards }.
monsters-tell-paying = { $left ->
        [one] { $card } wird bezahlt: noch 1 Land zu zahlen.
       *[other] { $card } wird bezahlt: noch { $left } Land zu zahlen.
    }
monsters-tell-next-hand = { $number ->
        [one] Die nächste Hand liegt verdeckt: 1 Karte.
       *[other] Die nächste Hand liegt verdeckt: { $number } Karten.
    }
monsters-tell-no-cards = { $seat } hat keine Karten.
    .seat = Du hast keine Karten.
monsters-tell-playable = Jetzt spielbar.
monsters-tell-playable-loan = Jetzt spielbar, mit einem Kredit.
# $points: the sentence with the points so far. $sources: where they come from.
monsters-tell-points = { $points }. { $sources }
# How many crowns, tokens, loans, trophies or cards somebody has, such as “You have 3 crowns”.
monsters-tell-held = { $held }.
monsters-tell-on-show = Ausgestellt: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says }
monsters-tell-staff = Personal: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says }
monsters-tell-retired = In der Menagerie: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says }
monsters-tell-known = Aufgehoben, allen bekannt: { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }. { $says }
# $holders: a list of the hands and captures among which the cards must be.
monsters-tell-lot = { $cards }: jetzt unter { $holders }.

## The table in characters, for terminals: short words, one line a thing

# $step: one of the next four.
monsters-text-head = Saison { $season } von 4, Zug { $turn } von 8: { $step }.
monsters-text-capture = erbeuten
monsters-text-play = ausspielen
monsters-text-danger-check = Gefahrenprobe
monsters-text-over = das Spiel ist vorbei
# $deck: a number of cards.
monsters-text-left = Karten gehen nach links. { $deck } im Nachziehstapel.
monsters-text-right = Karten gehen nach rechts. { $deck } im Nachziehstapel.
monsters-text-wanted = { $season }: Monster der Region { $region } sind gefragt.
monsters-text-wanted-danger = { $season }: Monster mit Krallen sind gefragt.
# Title of a row: at most 10 letters. So are all that follow with a capital and no sentence.
monsters-text-past = Trophäen
monsters-text-trophy = { $season } ({ $seat })
    .seat = { $season } (du)
monsters-text-no-trophy = { $season } (niemand)
monsters-text-seat = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, { $tokens ->
        [one] 1 Marker
       *[other] { $tokens } Marker
    }, { $loans ->
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }
    .seat = Du: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, { $crowns ->
            [one] 1 Krone
           *[other] { $crowns } Kronen
        }, { $tokens ->
            [one] 1 Marker
           *[other] { $tokens } Marker
        }, { $loans ->
            [one] 1 Kredit
           *[other] { $loans } Kredite
        }
# What a player is doing, behind the name.
monsters-text-waiting = wartet
monsters-text-choosing = erbeutet
monsters-text-discarding = wirft ab
monsters-text-deciding = überlegt
monsters-text-free = nicht bereit
monsters-text-hunting = Marker
monsters-text-lands = Land
monsters-text-staff = Personal
monsters-text-display = Schau
monsters-text-season = Saison
# Numbers: claws on show, hunters of the staff, points (or claws) for the trophy.
monsters-text-so-far = Krallen { $danger }, eigene Jäger { $hunters }, für die Trophäe { $wanted }
monsters-text-menagerie = Menagerie
monsters-text-retired = { $monsters ->
        [one] 1 Monster
       *[other] { $monsters } Monster
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, { $trophies ->
        [one] 1 Trophäe
       *[other] { $trophies } Trophäen
    }
monsters-text-cards = Karten
monsters-text-counts = Hand { $hand }, Beute { $captured }, aufgehoben { $kept }{ $stack ->
        [0] {""}
       *[other] , Stapel { $stack }
    }
monsters-text-known = Bekannt
# Headings before the cards of a player.
monsters-text-own = Nur { $seat } sieht:
    .seat = Nur du siehst:
monsters-text-at-end = Aufgehoben von { $seat }:
    .seat = Von dir aufgehoben:
monsters-text-hand = Hand
monsters-text-captured = Beute
monsters-text-kept = Aufgehoben
monsters-text-passed = Abgegeben
monsters-text-with = (unter { $holders })
# Items of the list $holders, here and in the board in words.
monsters-text-captures-of = der Beute von { $seat }
    .seat = deiner Beute
monsters-text-hand-of = den Handkarten von { $seat }
    .seat = deinen Handkarten
monsters-text-discards = den abgeworfenen Karten
# In brackets behind the name of a card.
monsters-text-event = Ereignis
monsters-text-goal = Ziel
# What the marks mean; the marks themselves do not change.
monsters-text-legend = Land: übrig/alles. p Punkte, ! Kralle, ? Buch, ~ fern, $ Kronen, * spielbar, = jetzt wert.

## The drawn board: names of its places

# A card read aloud.
monsters-board-name = { $count ->
        [one] { $name }
       *[other] { $name }, { $count }-mal
    }
monsters-board-lands = Länder
monsters-board-sheets = Was auf dem Tisch liegt
# Tabs, where there is little room.
monsters-board-sheet-cards = Karten
monsters-board-sheet-show = Schau
monsters-board-sheet-players = Saison

## The drawn board: cards

# On the foot of a card.
monsters-board-playable = Jetzt spielbar
monsters-board-playable-loan = Mit Kredit (−{ $points } Punkte)
monsters-board-touch = Tippe eine Karte an.
# How many of the same lie on each other.
monsters-board-alike = { $count } gleiche

## The drawn board: the columns of land

# A column read aloud.
monsters-board-region = { $region }: { $left } von { $points } Land verfügbar, { $cards ->
        [0] keine Länderkarten
        [one] 1 Länderkarte
       *[other] { $cards } Länderkarten
    }
# Behind a large figure: what is left to spend.
monsters-board-of = von { $points } Land
monsters-board-land-cards = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
monsters-board-explorers = { $count ->
        [one] 1 Entdecker
       *[other] { $count } Entdecker
    }
# How much this column would pay.
monsters-board-offer = zahlt { $points }
# On a land card.
monsters-board-land = { $points } Land
monsters-board-explorer = Entdecker
monsters-board-wanted-region = diese Saison gefragt

## The drawn board: the season and the race for its trophy

monsters-board-season-region = Erstes Monster { $region ->
        [Wald] des Waldes
       *[sonst] der { $region }
    }: { $crowns } Kronen. Die meisten Punkte damit: Trophäe, { $points } Punkte.
monsters-board-season-danger = Erstes Monster mit Kralle: { $crowns } Kronen. Die meisten Krallen: Trophäe, { $points } Punkte.
monsters-board-left = Karten nach links
monsters-board-right = Karten nach rechts
monsters-board-race = Das Rennen um die Trophäe
# A player in the race; $count: points or claws.
monsters-board-runs = { $name }: { $count }
monsters-board-bonus = hat die Kronen der Saison schon bekommen
monsters-board-nobody = niemand
monsters-board-dice = Königliche Würfel
# Chances in percent.
monsters-board-odds = Die Würfel bewachen 1 Kralle zu { $one } %, 2 Krallen zu { $two } %

## The drawn board: monsters on show, claws and hunters

monsters-board-on-show = Ausgestellt
monsters-board-nothing-shown = diese Saison noch nichts
# Read aloud, one after the other.
monsters-board-claws = { $claws ->
        [0] keine Krallen
        [one] 1 Kralle
       *[other] { $claws } Krallen
    }
# Headings of columns in the danger check.
monsters-board-danger = Krallen
monsters-board-hunters = Jäger
# Behind a figure.
monsters-board-claw-count = { $count ->
        [one] Kralle
       *[other] Krallen
    }
monsters-board-hunter-count = { $count ->
        [one] Jäger
       *[other] Jäger
    }
monsters-board-token-count = { $count ->
        [one] Marker
       *[other] Marker
    }
monsters-board-own-hunters = { $count ->
        [0] keine Jäger
        [one] 1 Jäger
       *[other] { $count } Jäger
    }
monsters-board-tokens = { $count ->
        [0] keine Jägermarker
        [one] 1 Jägermarker
       *[other] { $count } Jägermarker
    }
monsters-board-given = Marker gegeben
monsters-board-royal = königliche Jäger
# $count: open claws. $crowns: what they cost if no hunter comes.
monsters-board-open = { $count } offen: bis zu { $crowns } Kronen{ $tokens ->
        [0] {""}
        [one] , mit deinem Marker weniger
       *[other] , mit deinen { $tokens } Markern weniger
    }
monsters-board-open-of = { $count } offen: bis zu { $crowns } Kronen{ $tokens ->
        [0] {""}
        [one] , mit dem Marker weniger
       *[other] , mit { $tokens } Markern weniger
    }
monsters-board-chance = { $count ->
        [one] Chance, dass die Würfel sie bewachen: { $percent } %
       *[other] Chance, dass die Würfel alle { $count } bewachen: { $percent } %
    }
monsters-board-staff = Personal
# Behind a crown: what the staff have just earned.
monsters-board-earned = + { $crowns }
# $stage: what the player is doing, see below.
monsters-board-doing = { $name }: { $stage }
# Kept cards of somebody else that everybody has seen.
monsters-board-known = Allen bekannt
monsters-board-events = { $count ->
        [one] 1 Ereignis gespielt
       *[other] { $count } Ereignisse gespielt
    }
monsters-board-menagerie = Menagerie: { $count ->
        [one] 1 Monster
       *[other] { $count } Monster
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## The drawn board: your cards

monsters-board-cards = Karten
monsters-board-hand = { $count ->
        [one] Die letzte Karte der Hand
       *[other] Hand mit { $count } Karten
    }
# Headings while a card is thrown away, and what follows them.
monsters-board-throw = Wirf 1 ab
monsters-board-pass = der Rest geht an { $name }
monsters-board-stack = { $count } in deinem Stapel
# The steps of a turn with two players.
monsters-board-steps = Dieser Zug
monsters-board-step-capture = 1 Erbeuten
monsters-board-step-draw = 2 Ziehen
monsters-board-step-throw = 3 Abwerfen
monsters-board-captured = Beute
# The hand that lies face down until the next turn.
monsters-board-next-hand = { $count ->
        [0] Keine Karten mehr in dieser Saison
        [one] Danach: 1 Karte
       *[other] Danach: { $count } Karten
    }
monsters-board-kept = Aufgehoben: { $count }
# Behind the heading of the kept cards.
monsters-board-secret = nur du siehst sie
monsters-board-goals = { $points ->
        [one] Ziele brächten jetzt 1 Punkt
       *[other] Ziele brächten jetzt { $points } Punkte
    }

## The drawn board: the purse of a player

monsters-board-kept-cards = { $count ->
        [0] keine aufgehobenen Karten
        [one] 1 aufgehobene Karte
       *[other] { $count } aufgehobene Karten
    }
monsters-board-crowns = { $count ->
        [0] keine Kronen
        [one] 1 Krone
       *[other] { $count } Kronen
    }
monsters-board-trophies = { $count ->
        [one] 1 Trophäe
       *[other] { $count } Trophäen
    }
monsters-board-loans = { $count ->
        [one] 1 Kredit: am Ende { $points } Punkte weniger
       *[other] { $count } Kredite: am Ende je { $points } Punkte weniger
    }
# A warning beside the buttons.
# On a ticket: the card is kept, and nothing else is done this turn.
monsters-board-keep-ready = { $crowns ->
        [0] Kostenlos
        [one] Für 1 Krone
       *[other] Für { $crowns } Kronen
    } aufheben, und bereit
monsters-board-will-borrow = Ein Kredit: jetzt { $crowns } Kronen, am Ende { $points } Punkte weniger.
# A heading while a monster of the Dreamlands is paid for.
monsters-board-paying = { $points } Land zu zahlen

## The drawn board: in place of the red button, what is to be chosen first

monsters-board-choose-card = Karte wählen
monsters-board-choose-discard = Karte zum Abwerfen wählen
monsters-board-choose-region = Region wählen

## The drawn board: visiting another player

monsters-board-look = Zum Karneval von { $name }
monsters-board-carnival = Karneval von { $name }
monsters-board-back = Zurück zu dir

## The drawn board: what a player is doing, behind the name

monsters-board-stage-done-capture = hat gewählt
monsters-board-stage-done-play = ist bereit
monsters-board-stage-done-danger = wartet
monsters-board-stage-done-over = Karneval vorbei
monsters-board-stage-choosing = wählt
monsters-board-stage-discarding = wirft eine ab
monsters-board-stage-deciding = überlegt noch
monsters-board-stage-free = noch nicht bereit
monsters-board-stage-hunting = gibt Marker

## The drawn board: the kind of a card, below its picture

monsters-board-kind-monster-of = Monster, { $region }
monsters-board-kind-land-of = Land, { $region }
monsters-board-kind-distant-of = Fernes Land, { $region }
monsters-board-kind-staff = Personal
monsters-board-kind-event = Ereignis
monsters-board-kind-goal = Geheimes Ziel
# A monster without claws and books.
monsters-board-harmless = harmlos
# What a secret goal is worth: on a small card, and read aloud.
monsters-board-now = jetzt { $points }
monsters-board-worth = { $points ->
        [one] Jetzt 1 Punkt wert.
       *[other] Jetzt { $points } Punkte wert.
    }

## The drawn board: the poster of the danger check

monsters-board-check = Gefahrenprobe, Saison { $season }
monsters-board-close-check = Schließen
# The last column, and what may stand in it.
monsters-board-comes-to = Ergebnis
monsters-board-fined = { $count } unbewacht: { $crowns } Kronen
monsters-board-borrowed = mit Kredit
monsters-board-no-danger = keine Krallen
monsters-board-still-open = { $count } offen, { $tokens ->
        [one] 1 Marker möglich
       *[other] { $tokens } Marker möglich
    }
monsters-board-through = ist durch
monsters-board-safe = bewacht
# Below the columns.
monsters-board-trophy = { $season }: Die Trophäe geht an { $name }
monsters-board-trophy-own = { $season }: Die Trophäe geht an dich
monsters-board-no-trophy = { $season }: Niemand bekommt die Trophäe

## The drawn board: what you have seen and passed on

monsters-board-memory = Gesehen und weitergegeben: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Behind a list of cards: where they may be. $names: a list of $count players.
monsters-board-with = { $count ->
        [one] 1 davon erbeutet von { $names }
       *[other] je 1 erbeutet von { $names }
    }
monsters-board-in-hand-of = der Rest auf der Hand von { $name }
monsters-board-in-discards = 1 vielleicht abgeworfen
monsters-board-thrown = von dir abgeworfen

## How to play, in a minute: six panels; titles have at most 4 words, texts at most 30

monsters-how-draft = Erbeuten und weitergeben
monsters-how-draft-text = Wer nach 4 Saisons die meisten Punkte hat, gewinnt. Alle halten Karten: Nimm 1, deine Beute, und gib den Rest weiter. Alle gleichzeitig, 8-mal je Saison.
monsters-how-lands = Land ist dein Geld
monsters-how-lands-text = Länderkarten kosten nichts und bleiben liegen. Jede gibt Land einer Region zum Ausgeben. Was du ausgibst, ist zu Beginn der nächsten Saison wieder da.
monsters-how-monsters = Monster ausstellen
monsters-how-monsters-text = Ein Monster kostet so viel Land seiner Region, wie seine Stufe sagt. Gib es aus, und das Monster ist ausgestellt. Die goldene Rosette zeigt seine Punkte.
monsters-how-keep = Oder aufheben
monsters-how-keep-text = Was du noch nicht spielen kannst, hebst du für 1 deiner 4 Kronen auf. Spiele es später, wenn dein Land reicht. Keine Krone mehr? Ein Kredit hilft.
monsters-how-claws = Vorsicht, Krallen
monsters-how-claws-text = Am Ende einer Saison braucht jede ausgestellte Kralle einen Jäger. 3 Würfel schicken allen gleich viele oder keinen. Jede übrige Kralle kostet 3 Kronen.
monsters-how-points = Was zählt
monsters-how-points-text = Zähle ausgestellte Monster, übrige Kronen, geheime Ziele und Trophäen für die beste Schau einer Saison. Jeder Kredit kostet 5 Punkte. Nie ausgestellte Monster zählen nicht.
# In the drawing of the last panel.
monsters-how-sum-monsters = Monster
monsters-how-sum-crowns = 1 je Krone
monsters-how-sum-trophy = 3 je Trophäe
monsters-how-sum-loan = −5 je Kredit

## The player aid, one page; what stands before a bar is set on a plate

monsters-aid-goal = 4 Saisons mit je 8 Zügen. Wer die meisten Punkte hat, gewinnt.
monsters-aid-turn = Eine Saison
monsters-aid-turn-1 = 1 | Die Saisonkarte sagt, welche Monster beim Publikum gefragt sind.
monsters-aid-turn-2 = 2 | 8 Züge, alle gleichzeitig: eine Karte erbeuten, den Rest weitergeben, die Beute ausspielen oder für 1 Krone aufheben. Aufgehobene Karten darfst du in jedem Zug spielen.
monsters-aid-turn-3 = 3 | Gefahrenprobe: ein Jäger für jede Kralle.
monsters-aid-turn-4 = 4 | Die Trophäe wird vergeben, ausgestellte Monster kommen in die Menagerie, alles Land ist wieder verfügbar.
monsters-aid-turn-5 = Zu zweit: 1 Karte erbeuten, 1 ziehen, 1 abwerfen, den Rest weitergeben.
monsters-aid-special = Karten und Krallen
monsters-aid-special-1 = Land | kostenlos. Ein Pfeil: Du brauchst vorher 1 Länderkarte seiner Region; zwei Pfeile: 2.
monsters-aid-special-2 = Monster | Gib so viel Land seiner Region aus, wie seine Stufe sagt. Monster der Traumlande nehmen Land beliebiger Regionen.
monsters-aid-special-3 = Personal | kostet einmal Kronen und arbeitet bis zum Ende.
monsters-aid-special-4 = Ereignis | kostenlos, einmal, dann ist es weg.
monsters-aid-special-5 = Ziel | nie gespielt; für 1 Krone aufgehoben, zählt am Ende.
monsters-aid-special-6 = Krallen dieser Saison, minus Würfel, deine Jäger und die Marker, die du gibst: Jede übrige kostet 3 Kronen.
monsters-aid-special-7 = Dein erstes gefragtes Monster einer Saison bringt 2 Kronen.
monsters-aid-special-8 = Wenn du nicht zahlen kannst, nimmst du einen Kredit auf: jetzt 3 Kronen, am Ende 5 Punkte weniger, nie zurückgezahlt.
# What the symbols mean.
monsters-aid-symbols = Zeichen
monsters-aid-sign-points = Punkte
monsters-aid-sign-claw = Kralle: Gefahr
monsters-aid-sign-book = Buch: Karte ziehen
monsters-aid-sign-arrow = Pfeil: fernes Land
monsters-aid-sign-crown = Krone
monsters-aid-sign-token = Jägermarker: bewacht einmal
monsters-aid-sign-hunter = Jäger im Personal
monsters-aid-sign-royal = Königliche Würfel
monsters-aid-sign-kept = Aufgehobene Karten
monsters-aid-sign-aerie = Wolkenlande
monsters-aid-sign-caves = Höhlen
monsters-aid-sign-darklands = Dunkellande
monsters-aid-sign-depths = Tiefsee
monsters-aid-sign-forest = Verwunschener Wald
monsters-aid-sign-dreamlands = Traumlande
# Points.
monsters-aid-points = Punkte am Ende
monsters-aid-points-1 = Alle Monster, die du ausgestellt hast: die Zahl auf der Rosette
monsters-aid-points-2 = 1 | jede Krone, jeder übrige Jägermarker
monsters-aid-points-3 = 3 | jede Trophäe: die meisten Punkte mit gefragten Monstern einer Saison; bei Gleichstand bekommt sie niemand
monsters-aid-points-4 = −5 | jeder Kredit
monsters-aid-points-5 = Geheime Ziele, wie sie es sagen. Aufgehobene Monster zählen nicht.

## Lessons: notes of the coach at the table; at most 40 words. The coach says “I”. $seat1 is the pupil, $seat2 and $seat3 the others.
## Of each lesson: its title, what was learnt (shown at the end and in lists), then its notes in the order in which they may come

# Lesson 1.
monsters-lesson-first-monster = Dein erstes Monster
monsters-lesson-first-monster-learnt = Erbeute 1 Karte, gib die anderen weiter und spiele deine Beute aus. Ein Monster kostet Land seiner Region, und dieses Land ist nächste Saison wieder da.
monsters-lesson-first-monster-goal = Du führst einen Karneval der Monster. Er dauert 4 Saisons, dann gewinnt, wer die meisten Punkte hat. Die meisten bringen Monster: Der Schrat brächte dir 6.
monsters-lesson-first-monster-capture = Alle erbeuten 1 Karte aus ihrer Hand. Ein Monster kostet Land der Region, in der es lebt. Der Schrat kostet 2 Land des Verwunschenen Waldes, und genau 2 hast du. Erbeute ihn.
monsters-lesson-first-monster-training = Das brächte dir einen Jäger, und zu Jägern kommen wir später. Ich würde mit den 6 Punkten des Schrats beginnen.
monsters-lesson-first-monster-no-land = Das könntest du noch nicht spielen. All dein Land liegt im Wald, wo der Schrat lebt.
monsters-lesson-first-monster-show = Deine anderen Karten gingen an { $seat2 }, und von { $seat3 } hast du 7 neue bekommen. Bevor du sie siehst, stelle dein Monster fürs Publikum aus.
monsters-lesson-first-monster-show-now = Damit legst du ihn für später zur Seite, und das kostet 1 deiner 4 Kronen. Du kannst den Schrat jetzt bezahlen: Stelle ihn aus.
monsters-lesson-first-monster-six = 6 Punkte. Das war 1 Zug, und eine Saison hat 8.
monsters-lesson-first-monster-land = Dein Land im Wald ist bis zur nächsten Saison ausgegeben. Neues Land hilft in jeder Saison, die noch kommt. Ich würde die Länderkarte „Verwunschener Wald“ erbeuten.
monsters-lesson-first-monster-land-first = Ein andermal vielleicht. Hier würde ich Land im Wald nehmen: Damit bezahlst du weitere Monster wie den Schrat.
monsters-lesson-first-monster-free = Eine Länderkarte zu spielen kostet nichts, und du kannst sie sofort nutzen. Spiele sie aus.
monsters-lesson-first-monster-no-keeping = Aufheben kostet eine Krone, und mit aufgehobenem Land bezahlst du nichts. Spiele es aus.
monsters-lesson-first-monster-which = Du hast jetzt 1 Land im Wald verfügbar. Welches Monster auf dieser Hand kannst du damit ausstellen?
monsters-lesson-first-monster-no-monster = Das ist kein Monster. Suche eines, das im Wald lebt.
monsters-lesson-first-monster-too-much = Wo dieses Monster lebt, hast du kein Land. Suche eines, das im Wald lebt.
monsters-lesson-first-monster-dryad = Die Dryade kostet 1 Land des Waldes und bringt 3 Punkte. Stelle sie aus.
monsters-lesson-first-monster-dryad-now = Damit legst du sie zur Seite, und das kostet eine Krone. Dein Land reicht jetzt für sie: Stelle sie aus.
monsters-lesson-first-monster-nine = 9 Punkte mit 2 Monstern. Jede deiner 4 Kronen ist auch ein Punkt: Zusammen hast du 13.

# Lesson 2.
monsters-lesson-keep-for-later = Für später aufheben
monsters-lesson-keep-for-later-learnt = Eine Karte, die du nicht spielen kannst, hebst du für 1 Krone auf. Spiele sie später, sobald das Land da ist. Ausgegebenes Land ist nächste Saison wieder da.
monsters-lesson-keep-for-later-two-needed = Der Schalenbeißer bringt 6 Punkte und kostet 2 Land der Tiefsee. Du hast 1. Erbeute ihn trotzdem: Er kann warten.
monsters-lesson-keep-for-later-just-once = Dieses eine Mal würde ich ein Monster nehmen, das du noch nicht bezahlen kannst: den Schalenbeißer.
monsters-lesson-keep-for-later-keep = Den Schalenbeißer kannst du noch nicht ausstellen, also hebst du ihn auf. Das kostet 1 Krone. Niemand sieht, was du aufhebst.
monsters-lesson-keep-for-later-ready = Mit aufgehobenen Karten könntest du noch eine spielen, deshalb wirst du jedes Mal gefragt. Jetzt geht keine: Melde dich bereit.
monsters-lesson-keep-for-later-missing = Der Schalenbeißer wartet unter deinen aufgehobenen Karten. Er kostet 2 Land der Tiefsee, und du hast 1. Welche Karte bringt das andere?
monsters-lesson-keep-for-later-merfolk = Das Fischwesen würde dein einziges Land der Tiefsee verbrauchen, und der Schalenbeißer braucht es. Suche mehr Land.
monsters-lesson-keep-for-later-depths = Das bringt kein Land der Tiefsee, und der Schalenbeißer wartet weiter.
monsters-lesson-keep-for-later-land-first = Spiele zuerst das Land. Du kannst noch im selben Zug damit bezahlen.
monsters-lesson-keep-for-later-no-use = Mit aufgehobenem Land bezahlst du nichts, und Aufheben kostet eine Krone. Spiele es aus.
monsters-lesson-keep-for-later-from-kept = Du hast 2 Land der Tiefsee, und der Schalenbeißer kostet 2. Stelle ihn aus deinen aufgehobenen Karten aus. Das Aufheben ist schon bezahlt.
monsters-lesson-keep-for-later-not-ready = Damit endet dein Zug, und der Schalenbeißer wartet weiter. Stelle ihn erst aus.
monsters-lesson-keep-for-later-six = 6 Punkte für 1 Krone.
monsters-lesson-keep-for-later-which = Fischwesen und Dryade bringen je 3 Punkte und kosten 1 Land. Nur eines der beiden kannst du in diesem Zug ausstellen. Welches?
monsters-lesson-keep-for-later-spent = Das Fischwesen lebt in der Tiefsee, und der Schalenbeißer hat dort bis zur nächsten Saison all dein Land verbraucht.
monsters-lesson-keep-for-later-of-the-two = Ich würde zwischen Fischwesen und Dryade wählen: Sieh dir an, welches Land du noch nicht ausgegeben hast.
monsters-lesson-keep-for-later-dryad = Die Dryade lebt im Wald, und dort ist dein Land noch verfügbar. Stelle sie aus.
monsters-lesson-keep-for-later-dryad-now = Das kostet eine Krone und bringt noch nichts. Dein Land im Wald ist verfügbar: Stelle sie aus.
monsters-lesson-keep-for-later-nine = 9 Punkte mit Monstern. Jedes Land kannst du einmal je Saison ausgeben, jede Region für ihre eigenen Monster.

# Lesson 3.
monsters-lesson-distant-lands = Ferne Länder
monsters-lesson-distant-lands-learnt = Ferne Länder sind reich, verlangen aber vorher Länderkarten ihrer Region. Dabei zählen die Karten, nicht wie viel Land sie geben.
monsters-lesson-distant-lands-distant = Zwei dieser Länder sind fern. Sie geben 2 Land statt 1, aber du erreichst sie nur von einer Länderkarte derselben Region aus.
monsters-lesson-distant-lands-one-card = Du hast 1 Länderkarte der Wolkenlande und 1 des Waldes. Welches ferne Land erreichst du von dort?
monsters-lesson-distant-lands-darklands = Das Galgenmoor liegt in den Dunkellanden, und dort hast du keine Länderkarte. Es müsste warten.
monsters-lesson-distant-lands-distant-one = Jetzt würde ich ein fernes Land nehmen, das du erreichst: eines im Wald.
monsters-lesson-distant-lands-play = Der Vergessene Tempel ist kostenlos wie jedes Land. Spiele ihn aus.
monsters-lesson-distant-lands-no-use = Mit aufgehobenem Land bezahlst du nichts, und Aufheben kostet eine Krone. Spiele es aus.
monsters-lesson-distant-lands-three = Diese Karte allein gibt 2 Land: Im Wald hast du jetzt 3.
monsters-lesson-distant-lands-two-cards = Manche fernen Länder verlangen 2 Länderkarten ihrer Region. Im Wald hast du jetzt 2 Karten. Finde das Land, das sie öffnen.
monsters-lesson-distant-lands-caves = Die Kristallgalerie liegt in den Höhlen, und dort hast du keine Länderkarte. Wo hast du 2?
monsters-lesson-distant-lands-dreamlands = Auch sie geben 3 Land, aber mit Land der Traumlande bezahlst du nur Monster der Traumlande. Ich würde ein Land im Wald suchen.
monsters-lesson-distant-lands-schrat = Du könntest den Schrat sofort für 6 Punkte ausstellen, eine gute Wahl. Hier würde ich mehr Land im Wald suchen.
monsters-lesson-distant-lands-other = Das könntest du noch nicht spielen. Suche ein Land, das deine 2 Karten im Wald öffnen.
monsters-lesson-distant-lands-forefather = Der Urvater des Lebens verlangt 2 Karten im Wald, und die hast du. Spiele ihn aus.
monsters-lesson-distant-lands-six = Das sind 6 Land im Wald nach 2 Zügen, und in jeder Saison wieder. Damit bezahlst du mehrere Monster.

# Lesson 4.
monsters-lesson-wanted = Was das Publikum sehen will
monsters-lesson-wanted-learnt = Dein erstes gefragtes Monster einer Saison bringt 2 Kronen. Wer mit gefragten Monstern die meisten Punkte ausstellt, bekommt die Trophäe. Bei Gleichstand bekommt sie niemand.
monsters-lesson-wanted-season = Jede Saison hat eine Karte. Sie sagt, welche Monster das Publikum sehen will. Diese Saison sind es Monster der Höhlen.
monsters-lesson-wanted-wolf = Das erste gefragte Monster, das du ausstellst, bringt dir 2 Kronen. Du hast 2 Land der Höhlen. Welches Monster hier lebt dort?
monsters-lesson-wanted-later-land = Land der Höhlen ist ein guter Plan. Aber zuerst würde ich das Monster nehmen, das du schon bezahlen kannst.
monsters-lesson-wanted-no-caves = Das ist kein Monster der Höhlen, dafür zahlt das Publikum nichts.
monsters-lesson-wanted-bonus = Stelle den Gespensterwolf aus und achte auf deine Kronen.
monsters-lesson-wanted-show-now = Das würde eine Krone kosten, statt 2 zu bringen. Dein Land reicht für ihn: Stelle ihn aus.
monsters-lesson-wanted-two-crowns = 6 Punkte und 2 Kronen vom Publikum. Diesen Bonus gibt es einmal je Saison.
monsters-lesson-wanted-more-land = Dein Land der Höhlen ist für diese Saison ausgegeben, aber neues kannst du sofort nutzen. Erbeute ein Land der Höhlen: Mit 2 Länderkarten dort stehen dir alle offen.
monsters-lesson-wanted-caves-please = Das gibt kein Land der Höhlen. Ich würde dort bleiben, wohin das Publikum schaut.
monsters-lesson-wanted-play-land = Spiele es aus: Du kannst noch in dieser Saison damit Monster bezahlen.
monsters-lesson-wanted-no-use = Mit aufgehobenem Land bezahlst du nichts, und Aufheben kostet eine Krone. Spiele es aus.
monsters-lesson-wanted-race = Es gibt auch ein Rennen. Wer am Ende der Saison die meisten Punkte mit gefragten Monstern hat, gewinnt eine Trophäe, 3 Punkte wert. Erbeute ein Monster, das zählt.
monsters-lesson-wanted-enough-land = Land der Höhlen hast du schon. Nutze es jetzt: Nimm ein Monster.
monsters-lesson-wanted-only-caves = In diesem Rennen zählen nur Monster der Höhlen.
monsters-lesson-wanted-show = Stelle es aus.
monsters-lesson-wanted-in-time = Aufgehobene Monster zählen im Rennen nicht. Stelle es aus.
monsters-lesson-wanted-nine = Kein zweiter Bonus, aber 9 Punkte im Rennen. Die anderen haben keine.
monsters-lesson-wanted-eleven = Kein zweiter Bonus, aber 11 Punkte im Rennen. Die anderen haben keine. Was seine Kralle bedeutet, kommt in der nächsten Lektion.
monsters-lesson-wanted-tie = Liegen zwei gemeinsam vorn, bekommt niemand die Trophäe. Ein kleiner Vorsprung lohnt sich also.

# Lesson 5.
monsters-lesson-claws = Krallen und Jäger
monsters-lesson-claws-learnt = Jede ausgestellte Kralle braucht am Ende der Saison einen Jäger. Die königlichen Würfel helfen allen gleich, ein Marker hilft einmal, und eine offene Kralle kostet 3 Kronen.
monsters-lesson-claws-claws = Basilisk und Dibbuk haben je eine Kralle: Sie bringen mehr Punkte, sind aber gefährlich. Am Ende der Saison braucht jede Kralle, die du ausstellst, einen Jäger.
monsters-lesson-claws-help = Der König leiht allen Jäger: 3 Würfel mit meist leeren Seiten bewachen 2 Krallen in etwa der Hälfte der Fälle. Welche dieser Karten hilft sicher?
monsters-lesson-claws-troll = Für den Troll hast du kein Land im Wald, und ausgestellt brächte er noch eine Kralle.
monsters-lesson-claws-token = Das Sicherheitstraining bringt einen Jägermarker, und der bewacht einmal 1 Kralle. Spiele es jetzt: Wenn die Jäger gezählt werden, ist es für Karten zu spät.
monsters-lesson-claws-too-late = Aufgehoben bewacht es nichts, und Aufheben kostet eine Krone. Spiele es aus.
monsters-lesson-claws-last-card = Die achte und letzte Karte einer Saison kommt von selbst zu dir. Für den Wendigo hast du kein Land im Wald, also hebe ihn auf.
monsters-lesson-claws-dice = Wenn alle bereit sind, beginnt die Gefahrenprobe, und die königlichen Würfel fallen. Melde dich bereit.
monsters-lesson-claws-give = Alle 3 Würfel sind leer. Deine beiden Krallen sind offen, und jede kostet 3 Kronen. Du hast 3 Kronen und einen Marker: Was gibst du?
monsters-lesson-claws-six-crowns = Dann kosten dich beide Krallen 6 Kronen, und du hast 3. Ein Marker, der am Ende übrig ist, bringt nur 1 Punkt.
monsters-lesson-claws-one-open = Der Marker hat eine Kralle bewacht, die andere kostete 3 Kronen. Beide Monster bleiben dir, mit allen Punkten.

# Lesson 6.
monsters-lesson-new-season = Eine neue Saison
monsters-lesson-new-season-learnt = Eine Saison endet mit Gefahrenprobe und Trophäe. Dann kommen die Monster in die Menagerie, alles Land ist wieder verfügbar, und die Karten wandern andersherum.
monsters-lesson-new-season-last-turn = Das ist der letzte Zug der Saison. Der Schrat kostet 2 Land des Waldes, und du hast keines. Hebe ihn für später auf.
monsters-lesson-new-season-ready = Du kannst nichts mehr spielen. Melde dich bereit, und die Gefahrenprobe beginnt.
monsters-lesson-new-season-give = Du hast 2 Krallen ausgestellt, und die königlichen Würfel schicken 1 Jäger. Was machst du mit der anderen Kralle?
monsters-lesson-new-season-three-crowns = Das spart den Marker, der am Ende 1 Punkt wert ist, und kostet 3 Kronen, die 3 wert sind.
monsters-lesson-new-season-trophy = Bewacht. Und sonst hat niemand ein Monster der Höhlen ausgestellt, also gehört dir die Trophäe dieser Saison: 3 Punkte.
monsters-lesson-new-season-menagerie = Deine Monster sind jetzt in deiner Menagerie. Dort sind ihre Punkte sicher, und ihre Krallen brauchen keinen Jäger mehr.
monsters-lesson-new-season-whole = Eine neue Saison, 8 neue Karten, und all dein Land ist wieder verfügbar. Welches Monster kannst du mit deinen 2 Land der Höhlen bezahlen?
monsters-lesson-new-season-too-big = Auch das lebt in den Höhlen, kostet aber 4 Land.
monsters-lesson-new-season-dream = Der Sukkubus kommt aus den Traumlanden und hat eine eigene Lektion. Suche ein Monster der Höhlen.
monsters-lesson-new-season-no-caves = Das ist kein Monster der Höhlen. Dort hast du 2 Land verfügbar.
monsters-lesson-new-season-right = In der zweiten und vierten Saison gehen die Karten nach rechts: Deine gingen an { $seat3 }. Stelle jetzt den Gespensterwolf aus.
monsters-lesson-new-season-show-now = Das kostet eine Krone und bringt noch nichts. Dein Land ist wieder verfügbar: Stelle ihn aus.
monsters-lesson-new-season-before = 6 Punkte mehr. Ein Tipp: Aufgehobene Karten darfst du auch vor dem Erbeuten spielen, sogar im ersten Zug einer Saison.

# Lesson 7.
monsters-lesson-people-and-events = Personal und Ereignisse
monsters-lesson-people-and-events-learnt = Personal kostet einmal Kronen und arbeitet bis zum Ende, also heuere früh an. Ein Ereignis wirkt einmal: Spiele es, wenn es am meisten bringt. Weitergegebene Karten kommen wieder vorbei.
monsters-lesson-people-and-events-staff = Personal bezahlst du einmal, und es arbeitet bis zum Ende des Spiels. Der Höhlenexperte bringt dir 2 Kronen für jedes Monster der Höhlen, das du ausstellst: Erbeute die Karte.
monsters-lesson-people-and-events-expert-please = Hier würde ich den Höhlenexperten nehmen: Frühes Personal arbeitet am längsten.
monsters-lesson-people-and-events-hire = Der Experte kostet 3 deiner 4 Kronen. Heuere ihn jetzt an.
monsters-lesson-people-and-events-kept-expert = Die Karte aufzuheben kostet eine Krone, und ein Experte, der nicht angeheuert ist, verdient nichts.
monsters-lesson-people-and-events-work = Gib deinem Experten nun Arbeit. Welches Monster kannst du mit deinem einzigen Land der Höhlen bezahlen?
monsters-lesson-people-and-events-no-work = Das ist kein Monster der Höhlen, dafür verdient der Experte nichts.
monsters-lesson-people-and-events-earn = Stelle den Niederen Wurm aus und achte auf deine Kronen.
monsters-lesson-people-and-events-kept-wyrm = Der Experte zahlt nur, wenn das Monster ausgestellt wird. Dein Land reicht jetzt dafür.
monsters-lesson-people-and-events-two-back = 3 Punkte, und 2 deiner Kronen sind schon wieder da.
monsters-lesson-people-and-events-tour = Zu dritt kommt deine erste Hand im vierten Zug zurück. Darin ist die Höhlentour, ein Ereignis: Sie bringt eine Krone für jedes Land der Höhlen.
monsters-lesson-people-and-events-prepare = Du hast 1 Land der Höhlen, also brächte die Tour 1 Krone. Erbeute zuerst noch ein Land der Höhlen.
monsters-lesson-people-and-events-caves-land = Dann bleibt es bei 1 Krone für die Tour. Ein weiteres Land der Höhlen macht sie einträglicher.
monsters-lesson-people-and-events-play-land = Spiele es aus.
monsters-lesson-people-and-events-no-use = Aufgehobenes Land zählt nicht. Spiele es aus.
monsters-lesson-people-and-events-again = Da ist deine erste Hand wieder, und niemand hat die Höhlentour genommen. Erbeute sie.
monsters-lesson-people-and-events-tour-now = Möglich, aber du hast dich auf die Tour vorbereitet, und sie kommt vielleicht nicht wieder.
monsters-lesson-people-and-events-event = Ein Ereignis ist kostenlos, wirkt einmal und ist dann weg. Ausgegebenes Land zählt mit. Spiele es aus.
monsters-lesson-people-and-events-kept-tour = Sie könnte wachsen, während du sie aufhebst, aber Aufheben kostet eine Krone. Spiele sie aus.
monsters-lesson-people-and-events-five = Das bringt 2 Kronen: Du hast jetzt 5, mehr als am Anfang, und dazu einen Experten. Anderes Personal bewacht in jeder Saison Krallen oder zahlt für Ereignisse.

# Lesson 8.
monsters-lesson-a-loan = Ein Kredit, der sich lohnt
monsters-lesson-a-loan-learnt = Ein Kredit bringt sofort 3 Kronen und kostet am Ende 5 Punkte. Früh im Spiel lohnt er sich für Land und große Monster, aber selten für eine Strafe.
monsters-lesson-a-loan-no-crown = Du hast keine Krone mehr. Wenn du trotzdem zahlst, kommt ein Kredit von selbst: jetzt 3 Kronen, am Ende 5 Punkte weniger.
monsters-lesson-a-loan-worth = Du hast den Baumwandler aufgehoben, 11 Punkte. Er kostet 3 Land des Waldes, und du hast 1. Ist eine Karte auf dieser Hand einen Kredit wert?
monsters-lesson-a-loan-safe = Das braucht keinen Kredit und wäre im echten Spiel in Ordnung. Aber eine Karte hier gibt auf einmal 3 Land des Waldes.
monsters-lesson-a-loan-no-help = Das bringt den Baumwandler nicht näher. Er wartet auf Land im Wald.
monsters-lesson-a-loan-hint = Suche ein fernes Land im Wald.
monsters-lesson-a-loan-borrow = Der Urvater des Lebens verlangt 2 Länderkarten des Waldes, und du hast 1. Hebe ihn auf: Der Kredit kommt von selbst.
monsters-lesson-a-loan-borrowed = 3 Kronen kamen, 1 ging fürs Aufheben drauf, und 2 bleiben dir. Sie sind 2 Punkte wert.
monsters-lesson-a-loan-ready = Noch ist nichts spielbar. Melde dich bereit.
monsters-lesson-a-loan-open = Der Urvater des Lebens wartet auf eine zweite Karte im Wald. Welche Karte öffnet ihn?
monsters-lesson-a-loan-forest-card = Dann wartet er weiter. Noch eine Länderkarte des Waldes öffnet ihn.
monsters-lesson-a-loan-order = Drei deiner Karten sind in diesem Zug spielbar, und jede macht der nächsten den Weg frei. Finde die Reihenfolge, die mit dem Baumwandler endet.
monsters-lesson-a-loan-kept-land = Das kostet eine Krone, und ohne dieses Land ist nichts anderes spielbar.
monsters-lesson-a-loan-not-ready = Noch nicht: Den Baumwandler kannst du in diesem Zug noch ausstellen.
monsters-lesson-a-loan-too-long = Der Baumwandler wurde nicht ausgestellt. Wir beginnen noch einmal an derselben Stelle.
monsters-lesson-a-loan-hint-order = Spiele zuerst das Land, das du erbeutet hast, dann das Land, das es öffnet.
monsters-lesson-a-loan-eleven = 11 Punkte und in jeder Saison 5 Land im Wald, für einen Kredit von 5 Punkten. Er hat eine Kralle, also suche einen Jäger.

# Lesson 9.
monsters-lesson-dreams = Träume und gezogene Karten
monsters-lesson-dreams-learnt = Monster der Traumlande kosten Land beliebiger Art. Mit Land der Traumlande bezahlst du nur sie. Manche Monster lassen dich eine Karte ziehen; du hebst sie kostenlos auf.
monsters-lesson-dreams-any-land = Monster der Traumlande kosten Land beliebiger Art, gemischt, wie du willst. Der Sukkubus kostet 4, und du hast insgesamt 5. Erbeute ihn.
monsters-lesson-dreams-dream-monster = Hier würde ich das Monster der Traumlande nehmen: Dein Land reicht dafür.
monsters-lesson-dreams-dream-land = Du hast 3 Land der Traumlande. Andere Monster bezahlst du damit nicht, also gibst du es am besten hier aus. Stelle den Sukkubus aus.
monsters-lesson-dreams-show-now = Das kostet eine Krone und bringt noch nichts. Dein Land reicht: Stelle ihn aus.
monsters-lesson-dreams-pay = Du bestimmst die Mischung. Ich würde 3 Land der Traumlande ausgeben und 1 weiteres: aus den Wolkenlanden oder den Höhlen, wie du magst.
monsters-lesson-dreams-lore = Der Sukkubus ließ dich eine Karte ziehen: den Eventkoordinator, kostenlos aufgehoben. Anheuern kostet 3 Kronen und bringt dann 1 je Ereignis. Heuere an oder warte, wie du magst.
monsters-lesson-dreams-waits = Die Karte wartet unter deinen aufgehobenen Karten, und du sparst deine Kronen.
monsters-lesson-dreams-hired = Angeheuert. Ab jetzt bringt jedes Ereignis, das du spielst, 1 Krone mehr.

# Lesson 10.
monsters-lesson-secret-goals = Geheime Ziele
monsters-lesson-secret-goals-learnt = Ein geheimes Ziel wird nie gespielt, nur aufgehoben, und zählt am Ende. Wähle Ziele, die zu deinem Land passen, und arbeite auf sie hin.
monsters-lesson-secret-goals-goals = Im vollen Spiel gibt es geheime Ziele, und 3 sind auf dieser Hand. Ein Ziel wird nie gespielt: Du hebst es auf, und am Ende bringt es Punkte.
monsters-lesson-secret-goals-which = Eines bringt Punkte für große Monster, eines für andere Ziele und eines für Monster des Waldes. Welches passt zu deinem Land?
monsters-lesson-secret-goals-no-fit = Es könnte sich einmal lohnen, aber dein Land hilft ihm nicht. Es liegt in den Höhlen und im Wald.
monsters-lesson-secret-goals-a-goal = Ein andermal vielleicht. Jetzt würde ich eines der 3 Ziele nehmen.
monsters-lesson-secret-goals-keep = Ein erbeutetes Ziel aufzuheben kostet 1 Krone, wie jede Karte. Vor dem Ende des Spiels sieht es sonst niemand.
monsters-lesson-secret-goals-ready = Ein Ziel ist nicht spielbar, also gibt es nichts mehr zu tun: Melde dich bereit.
monsters-lesson-secret-goals-feed = Jedes Monster des Waldes bringt dir 2 Punkte zusätzlich zu den eigenen. Finde eine Karte, die deinem Ziel hilft.
monsters-lesson-secret-goals-no-forest = Das hilft deinem Ziel nicht. Suche ein Monster des Waldes oder Land dort.
monsters-lesson-secret-goals-play = Jetzt spiele die Karte aus.
monsters-lesson-secret-goals-kept-again = Aufgehoben nützt sie nichts und kostet eine Krone. Spiele sie aus.
monsters-lesson-secret-goals-grows = 3 Punkte, 2 Kronen, weil der Wald gefragt ist, und dein Ziel ist schon 2 Punkte wert. Das siehst nur du.
monsters-lesson-secret-goals-can-grow = Du hast jetzt 2 Land im Wald: Damit kannst du in jeder Saison ausstellen, was dein Ziel verlangt.

# Lesson 11.
monsters-lesson-two-players = Zu zweit
monsters-lesson-two-players-learnt = Zu zweit: eine Karte erbeuten, 1 ziehen, 1 abwerfen, den Rest weitergeben. Was du abwirfst, bekommt nie jemand.
monsters-lesson-two-players-capture = Zu zweit hat jeder Zug einen Schritt mehr. Erbeute zuerst wie immer: Ich würde das Land der Tiefsee nehmen.
monsters-lesson-two-players-depths-please = Hier würde ich das Land nehmen: Es hilft in allen 4 Saisons.
monsters-lesson-two-players-drawn = Dann ziehst du eine Karte von deinem eigenen Stapel: die Wolkenlande. Als Nächstes wirfst du 1 Karte deiner Hand ab, und die anderen gehen an { $seat2 }.
monsters-lesson-two-players-throw = Überlege also, was { $seat2 } brauchen könnte. Bei { $seat2 } liegen 2 Länderkarten der Dunkellande. Wirf die Karte ab, die { $seat2 } am meisten helfen würde.
monsters-lesson-two-players-once = Auch das passt zu den Dunkellanden, bringt aber nur einmal Punkte. Eine Karte hier würde in jeder Saison helfen.
monsters-lesson-two-players-little = Das würde { $seat2 } weniger helfen. Denke an jemanden, der nur Land der Dunkellande hat.
monsters-lesson-two-players-hint = Suche ein fernes Land, das 2 Karten der Dunkellande verlangt.
monsters-lesson-two-players-denied = Es gibt 3 Land in jeder Saison, und { $seat2 } bekommt es nicht. Und niemand weiß, was du abgeworfen hast.

# Lesson 12.
monsters-lesson-last-season = Die letzte Saison
monsters-lesson-last-season-learnt = Stelle in der letzten Saison alles aus, wofür dein Land reicht. Aufgehobene Monster bringen nichts, und ein Kredit oder ein verfehltes Ziel kostet Punkte.
monsters-lesson-last-season-last = Das ist die vierte und letzte Saison. Land, das du jetzt ausgibst, kommt nicht wieder, und Monster, die am Ende noch aufgehoben sind, bringen nichts.
monsters-lesson-last-season-goals = Du hast 2 geheime Ziele aufgehoben. „Gefahrensucher“ bringt einen Punkt für jede Kralle in deiner Menagerie. „Spezialist“ bringt 4 Punkte, wenn du Land von höchstens 4 Regionen hast, und genau 4 hast du.
monsters-lesson-last-season-show-kept = Beginne mit dem, was du aufgehoben hast, noch vor dem Erbeuten. Stelle 2 Monster für zusammen 10 Punkte aus: Dein Land reicht für beide.
monsters-lesson-last-season-expert = Du hast keine Kronen für den Dunkellandexperten, es bräuchte also einen Kredit. Land der Dunkellande hast du auch nicht.
monsters-lesson-last-season-before = Das kommt danach. Zuerst würde ich die aufgehobenen Monster ausstellen.
monsters-lesson-last-season-both = Zwei Monster kannst du ausstellen: den Schrat und die Zwielichtkatze.
monsters-lesson-last-season-ten = 10 Punkte. Die Zwielichtkatze ließ dich außerdem eine Karte ziehen, den Gespensterwolf.
monsters-lesson-last-season-capture = Erbeute jetzt eine Karte. Du hast keine Kronen, also würde eine Karte, die du nicht spielen kannst, einen Kredit kosten. Welche Karte bringt dir in diesem Zug am meisten?
monsters-lesson-last-season-three = Das bringt 3 Punkte. Ein anderes Monster hier bringt 4 und lässt dich eine Karte ziehen.
monsters-lesson-last-season-fifth = Das ist Land einer fünften Region, und dein Ziel „Spezialist“ brächte nichts mehr.
monsters-lesson-last-season-too-dear = Das könntest du in diesem Zug nicht spielen, und es aufzuheben würde einen Kredit kosten.
monsters-lesson-last-season-observer = Der Stille Beobachter kostet 2 Land der Wolkenlande. Stelle ihn aus.
monsters-lesson-last-season-kept = Aufgehoben bringt die Karte nichts, und Aufheben kostet eine Krone. Spiele sie aus.
monsters-lesson-last-season-tour = Du hast die Waldtour gezogen: eine Krone für jedes Land im Wald, ausgegeben oder nicht. Du hast 5, und jede Krone ist am Ende ein Punkt.
monsters-lesson-last-season-why-wait = Sie ist sofort spielbar, und dein Land im Wald wird kaum noch wachsen.
monsters-lesson-last-season-five = 5 Kronen, 5 Punkte.
monsters-lesson-last-season-ready = Der Gespensterwolf kostet 2 Land der Höhlen, und du hast 1. Er muss vorerst warten: Melde dich bereit.
monsters-lesson-last-season-three-points = 3 Kronen sind 3 Punkte, und ohne Land der Dunkellande bringt der Experte nichts ein.
monsters-lesson-last-season-wolf = Finde einen Weg, den Gespensterwolf in diesem Zug auszustellen. Er kostet 1 Land der Höhlen mehr, als du hast.
monsters-lesson-last-season-other-land = Mehr Land, aber nicht in den Höhlen. Der Gespensterwolf wartet weiter.
monsters-lesson-last-season-no-land = Das bringt kein Land, und du könntest es jetzt nicht spielen.
monsters-lesson-last-season-not-ready = Noch nicht: Den Gespensterwolf kannst du in diesem Zug ausstellen.
monsters-lesson-last-season-hint = Auf deiner Hand ist ein fernes Land der Höhlen. Es verlangt dort 1 Länderkarte, und 1 hast du.
monsters-lesson-last-season-six = 6 Punkte mehr, und immer noch Land von 4 Regionen.
monsters-lesson-last-season-count = Am Ende zählst du Monster und Ziele zusammen, dazu einen Punkt für jede Krone und jeden Jägermarker und 3 für eine Trophäe. Jeder Kredit zieht 5 ab.

## Puzzles: what they are about, in the list of themes. First the kind of choice, then what it is for

monsters-theme-capture = Welche Karte erbeuten
monsters-theme-discard = Was abwerfen
monsters-theme-land = Eine Länderkarte spielen
monsters-theme-event = Ein Ereignis spielen
monsters-theme-monster = Ein Monster ausstellen
monsters-theme-dream = Ein Traummonster ausstellen
monsters-theme-staff = Anheuern
monsters-theme-keep = Eine Karte aufheben
monsters-theme-goal = Ein geheimes Ziel
monsters-theme-ready = Bereit oder noch eine Karte
monsters-theme-pay = Welches Land zahlt
monsters-theme-show = Monster vorzeigen
monsters-theme-tokens = Jägermarker
monsters-theme-do-play = Noch eine Karte
monsters-theme-do-ready = Genug für jetzt
monsters-theme-for-shown = Ausgestellte Monster
monsters-theme-for-cards = Karten mit Punkten
monsters-theme-for-land = Land
monsters-theme-for-staff = Personal
monsters-theme-for-purse = Kronen im Beutel
monsters-theme-for-season = Der Bonus der Saison
monsters-theme-for-hand = Eine Karte für später
monsters-theme-for-danger = Gefahr
monsters-theme-for-rivals = Die Konkurrenz bremsen
