### How a game is taught: the posters, the player aid and the guide. Fetched when one of them is opened.

## How to play, in a minute: a row of posters

how-title = In einer Minute erklärt
how-skip = Überspringen
# For ears, before the title of a poster.
how-of = { $number } von { $count }:
how-enough = Mehr brauchst du für den Anfang nicht.
how-enough-more = Der Rest kommt am Tisch, wenn es so weit ist.
# Buttons under the posters.
how-book = Das ganze Regelwerk
how-play = Gleich spielen
how-back-to-table = Zurück zum Tisch
how-lesson = Erste Lektion
how-previous = Zurück
# Why that button cannot be pressed.
how-first = Das ist schon das erste Plakat.
how-next = Weiter, { $number } von { $count }

## The player aid

aid-title = { $game } auf einer Seite
# Heading over the points of a player who won.
aid-example = So wurde gewonnen: ein Beispiel
aid-print = Drucken

## The guide: the rules as they are explained

guide-contents = Inhalt
# Heading that opens. $rules: numbers of rules.
guide-law = Die genauen Regeln: { $rules }
guide-in-law = In den genauen Regeln
# The names of the players in its pictures.
guide-you = Du
guide-other = Person { $number }
# Not shown: words that mean the same to whoever searches the rules; a semicolon ends a group. Write those of your language.
guide-same = punkte punkt wertung siegpunkte wert; geld kronen krone münzen zahlen bezahlen preis kosten kostet; gast gäste festgast festgäste besucher besuchende publikum menge; ticket tickets eintrittskarte; jäger jagd wache bewachen; kralle krallen gefahr gefährlich; blocken blockt blockieren stoppen verhindern; stehlen stiehlt klauen rauben raub; plättchen fundament fundamente; tor tore eingang zugang; güterbahnhof gleis gleise bahnhof waggon; parzelle parzellen bauplatz feld felder kästchen gelände; gewinnen gewinnt sieg ende vorbei; gleichstand unentschieden gleichauf gleich; zug züge runde; aufbau vorbereitung start beginn beginnen austeilen; karte karten wurfkarte; hälfte halb halbiert halbieren viertel; kredit kredite darlehen schulden leihen; einstellen anheuern personal mitglied mitglieder; bude buden stand stände; fahrgeschäft fahrgeschäfte attraktion attraktionen; tauschen tausch auffrischen austauschen handel; joker wild; geheim verdeckt verborgen; passen aussetzen zulassen; abwerfen abwurf ablegen ablage werfen; rummel rummelplatz jahrmarkt
