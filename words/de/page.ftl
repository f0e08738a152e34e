# What the page itself says. What happens in a game stands in the file of that game.

## Everywhere: the name of the site, waiting, faults of the page

house = Ballyhoo
# Under the name of the site, and in the title of the window.
house-line = Fünf Brettspiele vom Jahrmarkt, hier zu spielen mit Freunden oder gegen Bots
# The first stop of the keyboard on every page.
skip = Zum Hauptinhalt springen
menu = Menü
# Button with a cross.
drawer-close = Schließen
# While a page or a prompt is on its way.
loading = Einen Moment …
page-trouble = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht startet der Server gerade neu oder du bist offline.
page-trouble-again = Erneut versuchen
# An address that does not exist. $path: what was asked for.
lost-title = Dieses Zelt ist leer
lost-line = Unter { $path } gibt es keine Seite.
lost-home = Zur Startseite

## Settings: a label, and the choices beside it

theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
# How fast pieces move.
speed = Tempo der Bewegungen
speed-off = Sofort
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
volume = Ton
# On by day, silent at night.
volume-auto = Nachts aus
volume-off = Aus
volume-quiet = Leise
volume-on = An
# Settings: how much a screen reader is told at a table.
told = Vom Screenreader vorgelesen
# Settings: a choice under “Read aloud by a screen reader”.
told-all = Alles
# Settings: a choice under “Read aloud by a screen reader”.
told-mine = Meine Züge und was mich betrifft
# Settings: a choice under “Read aloud by a screen reader”.
told-turns = Nur meine Züge
# Switch: a choice without an alternative is made for the player.
auto = Gegen Bots für mich wählen, wenn nur eines möglich ist
# Switch: no drawn boards.
plain = Spielpläne als Text und Listen

## The emblems of the seats, for ears

seat-star = Stern
seat-moon = Mond
seat-heart = Herz
seat-clover = Kleeblatt
seat-diamond = Raute
seat-bell = Glocke

## Posters of the games. $players: a number or a span such as 2–4; $minutes: a number

# For ears.
poster-label = { $game }: { $players } Personen, { $minutes } Minuten. { $line }
poster-players = { $players } Personen
poster-minutes = { $minutes } Min.

## Home page

front-tables = Deine Tische
front-none = Gerade läuft kein Spiel. Wähle ein Plakat oder drücke „Jetzt spielen“.
front-new = Neu hier?
front-new-how = Worum es in einem Spiel geht, in einer Minute. Das steht unter jedem Plakat.
front-new-learn = Ein echter Tisch mit einem Coach, der dir die ersten Züge zeigt. Nichts kann schiefgehen.
front-new-play = Sofort, gegen leichte Bots, mit Hinweisen beim Spielen. Ein Konto brauchst du nicht.
# Link in the head of every page.
front-lobby = Lobby
# Link to one’s own page, before a name was given.
front-me-nobody = Dein Name
# What a table in the list waits for.
front-yours = du bist dran
front-waiting = wartet auf { $who }
front-open = Plätze frei
# Link to the whole list of one’s tables.
front-all = Alle
front-how = So geht’s
# The same link for ears, and nowhere else.
front-how-of = So geht’s: { $game }
# A name follows.
front-as = Du spielst als
# Link to where the name is changed.
front-change = Ändern
front-play = Jetzt spielen
# Under that button: the game it starts. $count: how many bots.
front-play-line = { $game }, { $count ->
    [0] allein
    [one] gegen 1 Bot
   *[other] gegen { $count } Bots
}
# The same for somebody who never finished this game; the second where a simpler first game is offered.
front-play-first = Dein erstes Spiel { $game }: { $count ->
    [one] gegen 1 leichten Bot
   *[other] gegen { $count } leichte Bots
}, mit Hinweisen
front-play-evening = Dein erster Abend { $game }, etwas einfacher: { $count ->
    [one] gegen 1 leichten Bot
   *[other] gegen { $count } leichte Bots
}, mit Hinweisen
front-open-table = Tisch eröffnen
front-find = Tisch suchen
# Suggested names: one of the first and one of the second, each list with commas between.
name-first = Konfetti, Zirkus, Glitzer, Zucker, Trommel, Laternen, Karussell, Samt, Gold, Silber, Sternen, Mond, Sonnen, Regenbogen, Flitter, Jubel, Masken, Trubel, Zauber
name-second = Fuchs, Rabe, Tiger, Igel, Dachs, Falke, Otter, Kater, Hase, Panda, Biber, Luchs, Spatz, Koala, Wal, Uhu
# One of the first and one of the second.
name-whole = { $first }-{ $second }
# Title of the window.
front-rules-of = Regeln von { $game }
front-licences = Lizenzen
front-learn = Lernen

## The page of licences

licences-title = Lizenzen
licences-own = Ballyhoo steht wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Die Spiele sind das Werk derer, die sie erdacht haben.
licences-others =
    { $count ->
        [one] Es enthält 1 fremdes Paket. Klappe es auf, um seine Lizenz zu lesen.
       *[other] Es enthält { $count } fremde Pakete. Klappe eines auf, um seine Lizenz zu lesen.
    }
# Link to the home of a package. $name: the package.
licences-home = Woher { $name } kommt

## Opening a table

open-name = Dein Name am Tisch
open-name-hint = Ganz ohne Konto
# Heading: how many players.
open-players = Personen
# Heading over the seats; for ears the number of a seat follows.
open-against = Am Tisch
open-me = Du
# What can sit in a seat. $level: how good the bot is, see below.
open-bot = Bot, { $level }
open-friend = Jemand per Einladung
# How good a bot is; stands after “bot,”.
level-random = spielt zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = sehr schwer
open-options = Varianten
# A variant that is only on or off.
option-off = aus
option-on = an
# Label of the choice below.
open-pace = Bedenkzeit
# How long a player may think; in the choice, in a list of tables, and before “left” on a clock.
pace-free = unbegrenzt
pace-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
pace-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
pace-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
pace-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
# Two switches.
open-private = Nur mit dem Link zugänglich
open-hints = Tipps erlauben
# The red button: against bots alone, or when friends are to come.
open-go-bots = Jetzt spielen
open-go-friends = Tisch eröffnen
# The red button for somebody who has never played this game; the second where a simplified game is offered. $count: bots.
open-first = { $count ->
    [one] Erstes Spiel: gegen einen leichten Bot, mit Hinweisen beim Spielen
   *[other] Erstes Spiel: gegen { $count } leichte Bots, mit Hinweisen beim Spielen
}
open-first-evening = { $count ->
    [one] Erstes Spiel, vereinfacht: gegen einen leichten Bot, mit Hinweisen beim Spielen
   *[other] Erstes Spiel, vereinfacht: gegen { $count } leichte Bots, mit Hinweisen beim Spielen
}
open-first-or = Oder richte den Tisch selbst ein:
open-invite = Andere einladen
# Heading that opens.
open-more = Bedenkzeit, Tipps und Zugang
open-rules = Regeln lesen
# Link to the lobby.
open-watch = Zuschauen
# Why the buttons cannot be pressed yet.
open-no-name = Gib zuerst deinen Namen ein.

## Lobby

lobby-title = Lobby
lobby-none = Gerade wartet kein Tisch auf Mitspielende.
# Heading over the posters.
lobby-open = Eröffne einen Tisch: gleich gegen Bots oder mit anderen per Link
lobby-sit = Platz nehmen
lobby-watch = Zuschauen
lobby-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
# Heading over tables that can be watched.
lobby-playing = Laufende Spiele
lobby-resume = Weiterspielen

## One’s own page

# Title, before a name was given.
me-nobody = Noch kein Name
me-name = Dein Name
me-save = Speichern
me-running = Laufende Spiele
me-finished = Beendete Spiele
me-no-finished = Noch keine beendeten Spiele.
me-replay = Nachspielen
# Heading over the account.
me-account = Name und Spiele behalten
me-account-line = Mit einem Konto kannst du auf einem anderen Gerät weiterspielen. Für alles andere brauchst du es nicht.
me-login = Kontoname
me-password = Passwort
me-sign-up = Konto anlegen
me-sign-in = Anmelden
me-sign-out = Abmelden
me-sign-out-all = Überall abmelden
# Heading over a list of devices; a device is named by what its browser tells.
me-sessions = Wo du angemeldet bist
me-session-here = dieses Gerät
me-session-unknown = Unbekanntes Gerät
me-session-end = Dort abmelden
me-password-old = Aktuelles Passwort
me-password-new = Neues Passwort
me-password-change = Passwort ändern
me-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
# Over a list of recovery codes.
me-codes = Schreib diese Notfallcodes auf und verwahre sie gut. Wenn du dein Passwort vergisst, kannst du mit jedem von ihnen einmal ein neues wählen. Sie werden nicht noch einmal angezeigt.
me-codes-copy = Kopieren
me-codes-new = Neue Notfallcodes
me-code = Ein Notfallcode
me-forgotten = Passwort vergessen
me-forgotten-line = Mit einem deiner Notfallcodes wählst du ein neues Passwort und bist angemeldet.
me-export = Daten herunterladen
me-farewell-line = Dein Name und deine Anmeldungen werden gelöscht. Deine beendeten Spiele bleiben anderen erhalten, ohne deinen Namen.
me-farewell = Mein Konto löschen
me-farewell-sure = Ja, endgültig löschen
me-signed-in = Angemeldet als { $login }
# How a finished game went for the reader, in a list; the points follow.
me-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $players }
}
me-alone = { $place ->
    [1] gewonnen
   *[other] verloren
}
me-resigned = { $place ->
    [1] gewonnen, andere haben aufgegeben
   *[other] aufgegeben
}
me-agreed = vorzeitig beendet
me-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## A mail address for an account. $mail: the address

mail-title = E-Mail
mail-line = Wenn du dein Passwort vergisst, können wir dir einen Link schicken, mit dem du ein neues wählst. Für etwas anderes wird deine Adresse nicht verwendet.
mail-confirmed = Deine Adresse ist { $mail }.
mail-waiting = { $mail } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die dorthin ging.
mail-sent = Wir haben eine E-Mail an { $mail } geschickt. Öffne den Link darin innerhalb eines Tages.
mail-new = E-Mail-Adresse
mail-save = Diese Adresse verwenden
mail-forget = Meine Adresse vergessen
# Beside the form for a recovery code.
mail-help = Oder wir schreiben dir
mail-help-line = Wenn du eine E-Mail-Adresse angegeben hast, können wir dir einen Link schicken.
mail-help-send = Link schicken
mail-help-sent = Wenn ein Konto diese Adresse hat, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.

## The pages behind the links in letters: a title, and what is said afterwards

letter-confirm = Deine E-Mail-Adresse
letter-confirmed = Deine Adresse ist bestätigt. Wenn du dein Passwort vergisst, können wir dir schreiben.
letter-recover = Ein neues Passwort
letter-recovered = Dein Passwort ist geändert, und du bist angemeldet. Überall sonst bist du abgemeldet.
letter-choose = Dieses Passwort nehmen

## The page of those who look after the server

keeper-title = Nach dem Rechten sehen
keeper-not-you = Diese Seite ist für die, die sich um den Server kümmern.
# $name: a player; $login: the name to sign in with.
keeper-also = { $name } ({ $login })
keeper-reports = Meldungen
keeper-no-reports = Keine Meldung wartet.
# $name: who reported.
keeper-by = Gemeldet von { $name }
keeper-judge = Stummschalten oder sperren
keeper-unsay = Zeile löschen
keeper-table = Tisch ansehen
keeper-close = Tisch schließen
keeper-settle = Erledigt
keeper-judge-title = Stummschalten oder sperren
# Labels of fields.
keeper-whom = Kontoname, Kennung oder Adresse
keeper-what = Was
keeper-how-long = Wie lange
keeper-why = Warum, fürs Protokoll
# What somebody may not do, in a list.
keeper-mute = darf nicht chatten
keeper-ban = darf nicht spielen
keeper-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
keeper-for-ever = für immer
# $day: a date.
keeper-until = bis { $day }
keeper-pass = In Kraft setzen
keeper-sentences = In Kraft
keeper-no-sentences = Niemand ist stummgeschaltet oder gesperrt.
keeper-pardon = Aufheben
keeper-audit = Was getan wurde
keeper-no-audit = Noch nichts.
# In a list, between who did it and to whom.
keeper-did-settle = hat eine Meldung erledigt
keeper-did-ban = hat gesperrt
keeper-did-mute = hat stummgeschaltet
keeper-did-pardon = hat Sperren aufgehoben
keeper-did-unsay = hat eine Chatzeile gelöscht
keeper-did-close = hat einen Tisch geschlossen
keeper-did-keeper = lässt jemanden nach dem Rechten sehen
keeper-did-keeper-off = lässt jemanden nicht mehr nach dem Rechten sehen

## Invitation: what somebody sees who opens a link

# Title of the window.
join-title = Einladung
# Large, the name of the game follows. $host: a person.
join-asks = { $host } lädt dich ein zu
join-opening = Der Tisch wird gesucht …
join-go = Platz nehmen
join-watch = Nur zuschauen
# Button that suggests another name.
join-another = Anderer Name
# Labels of a list, and what stands beside them.
join-game = Spiel
join-length = Dauer
# $pace: see pace-free and the following.
join-length-is = etwa { $minutes } Minuten, Bedenkzeit: { $pace }
join-players = Personen
join-players-are = { $players } insgesamt, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
join-options = Varianten
join-no-options = keine, das vollständige Spiel
join-hints = Tipps
join-hints-on = erlaubt
join-hints-off = keine
join-begins = Beginn
join-begins-now = sobald du Platz nimmst
join-begins-full = wenn alle Plätze besetzt sind
# After the name of whoever opened the table.
join-host = lädt ein
join-yours = deiner
# What became of a table that can no longer be joined: a title and a sentence. $who: names, $host: a person.
join-full-title = Alle Plätze sind besetzt
join-full = Am Tisch: { $who }. Du kannst zuschauen, wenn das Spiel beginnt.
join-playing-title = Das Spiel hat begonnen
join-playing = Am Tisch: { $who }. Du kannst zuschauen.
join-yours-title = Du hast einen Platz an diesem Tisch
join-yours-line = Dein Platz wartet auf dich.
join-yours-go = Zum Tisch
join-over-title = Dieses Spiel ist vorbei
join-over = Du kannst es Zug für Zug nachspielen.
join-closed-title = Dieser Tisch wurde geschlossen
join-closed = Das Spiel hat nie begonnen. Bitte { $host } um eine neue Einladung oder eröffne selbst einen Tisch.
join-none-title = Diese Einladung funktioniert nicht
join-none = Vielleicht ist der Link unvollständig oder den Tisch gibt es nicht mehr. Frag noch einmal nach dem Link oder eröffne selbst einen Tisch.

## At the table: the head, the drawers, the players

table-log = Verlauf
table-chat = Chat
table-rules = Regeln
table-aid = Spielhilfe
table-menu = Menü

## At the table: hints

table-hint = Tipp
table-hint-thinking = Der Bot denkt nach …
table-hint-title = Was ich tun würde
# For ears: the group of the three choices “Where”, “What first”, “The whole turn”.
table-hint-depth = Wie viel der Tipp verrät
table-hint-close = Eine andere Wahl ist etwa gleich gut.
table-hint-no-why = Kein einzelner Grund ragt heraus.
table-hint-lay-out = Für mich auswählen
table-hint-where = Wo
table-hint-what = Was zuerst
table-hint-how = Ganzer Zug
table-hint-look = Der beste Zug beginnt mit etwas, das doppelt umrandet ist.
table-hint-piece = Beginne mit dem, was doppelt umrandet ist.
# The last two again for ears. $things: a list of names, with the next at its end if it is long.
table-hint-look-at = Der beste Zug beginnt mit etwas davon: { $things }.
table-hint-piece-at = Beginne hiermit: { $things }.
# $count: more than one.
pointed-more = { $count } weitere
table-hint-chance = Deine Gewinnchance liegt dann bei etwa { $value } %.
table-hint-away = Tipp schließen

## At the table: what is going on, in the place of the prompt and beside the names

table-undo = Zurücknehmen
table-waiting = Warten auf { $who }.
table-over = Das Spiel ist vorbei.
table-starting = Warten auf Mitspielende.
# The reader’s own name.
table-you = { $name }, du
# After the name of a player whose choice it is.
table-acting = ist dran
# After the name of a bot. $level: see level-random and the following.
table-bot = Bot, { $level }
# After the name of a player who left, or whose connection is gone.
table-away = abwesend, ein Bot spielt
table-not-here = offline
table-open-seat = freier Platz
# For ears: names of the parts of the page.
table-players = Mitspielende
table-standing = Was zuletzt passiert ist
table-now = Was du jetzt tun kannst
# Table and lesson, for screen readers only: the name of the part of the page where the game is played.
table-board = Der Spielplan
# Table and lesson, for screen readers only: the name of the lines that were read aloud last.
voice = Vorgelesen
# Table, for screen readers only: the reader took their own last move back.
# Points that the reader has just got, for ears. $what: what for, a line of the score.
points-heard = Plus { $points }: { $what }.
voice-undone = Zurückgenommen.
table-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## The waiting room, before a game begins

table-invite = Einladen
table-invite-line = Wer diesen Link öffnet, kann Platz nehmen.
table-copy = Link kopieren
table-copied = Kopiert
# For ears.
table-qr = Der Link als QR-Code für die Handykamera
table-sit = Hier Platz nehmen
table-fill = Freie Plätze mit Bots besetzen
table-leave = Tisch verlassen

## Leaving, resigning, ending the game together: a button, what it means, and the button that does it

table-leave-sure = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
leaving-title = Spiel verlassen oder beenden
leaving-leave = Tisch verlassen
leaving-leave-yes = Verlassen
leaving-resign = Aufgeben
leaving-resign-yes = Aufgeben
leaving-resign-on = Du verlierst, und ein Bot spielt für dich weiter. Du kannst in dieses Spiel nicht zurückkommen.
leaving-resign-over = Du verlierst, und das Spiel ist vorbei.
leaving-end = Spielende vorschlagen
leaving-end-yes = Vorschlagen
leaving-end-line = Das Spiel endet ohne Sieg, wenn alle zustimmen. Mit dem nächsten Zug verfällt dein Vorschlag. Wer seit 24 Stunden nicht hier war, wird nicht gefragt.
# After a name.
table-resigned = hat aufgegeben
table-resigned-bot = hat aufgegeben, ein Bot spielt
# After the name of a player who is asked for a rematch.
table-awaited = hat noch nicht zugesagt
# A table that does not exist or is private.
table-none = Diesen Tisch gibt es nicht.
table-none-line = Wenn dich jemand hergeschickt hat, frag nach dem Einladungslink. Ein privater Tisch öffnet sich nur damit.

## What players do beside the game, in the log and over the board. $name: a player

affair = { $what ->
    [sent_away] Dieser Platz wurde wieder freigegeben.
    [left] { $name } hat den Tisch verlassen. Ein Bot spielt weiter; { $name } kann zurückkommen.
    [late] Für { $name } ist die Zeit abgelaufen. Ein Bot spielt weiter; { $name } kann zurückkommen.
    [absent] { $name } war nicht da, darum spielt ein Bot weiter. { $name } kann zurückkommen.
    [back] { $name } ist wieder da.
    [resigned] { $name } hat aufgegeben.
    [wants_end] { $name } möchte das Spiel hier beenden.
    [plays_on] { $name } möchte weiterspielen.
    [ended] { $name } ist auch einverstanden, und das Spiel ist vorbei.
   *[other] { $name } ist abwesend. Ein Bot spielt weiter.
}
# The names stand before it. $count: how many they are.
notice-wants-end = { $count ->
    [one] möchte das Spiel hier ohne Sieg beenden.
   *[other] möchten das Spiel hier ohne Sieg beenden.
}
notice-end-yes = Spiel beenden
notice-end-no = Weiterspielen
notice-end-asked = Du hast vorgeschlagen, das Spiel zu beenden. Warten auf { $who }.
notice-missing = { $name } ist nicht hier und lässt den Tisch seit { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} warten.
notice-let-bot = Bot spielen lassen
notice-new = Neu bei { $game }?

## The next game at the same seats, asked for at the end

rematch-wants = { $who } wünscht sich eine Revanche auf denselben Plätzen.
rematch-willing = { $who } { $count ->
    [one] hat zugesagt.
   *[other] haben zugesagt.
}
rematch-waiting = Du wünschst dir eine Revanche. Warten auf { $who }.
# $count: how many players said no.
rematch-free = { $count ->
    [one] 1 Person möchte jetzt nicht spielen. Du kannst den freien Platz am Tisch besetzen.
   *[other] { $count } Personen möchten jetzt nicht spielen. Du kannst die freien Plätze am Tisch besetzen.
}
rematch-table = Zum Tisch
rematch-no = Jetzt nicht

## At the table: coming back, the menu

table-away-you = Du hast den Tisch verlassen. Ein Bot spielt für dich.
table-take-over = Vom Bot übernehmen
table-sound = Ton
table-close = Tisch schließen
table-back = Zurück zur Startseite
# For ears. $time: minutes and seconds, or see pace-hours and pace-days.
table-clock = noch { $time }
table-clock-out = Zeit abgelaufen
# In the menu: heading and sentence over a seal, a long row of letters and digits.
table-fair = Faires Spiel
table-fair-line = Alles, was der Zufall bestimmt, stand schon vor Spielbeginn fest. Das ist das Siegel dazu.
table-settings = Einstellungen
log-empty = Noch ist nichts geschehen.

## Reporting a player. $name: that player

report-title = Jemanden melden
report-open = { $name } melden
report-why = Warum meldest du { $name }?
report-abuse = Beleidigungen, Drohungen oder Hass
report-spam = Werbung oder Spam
report-name = Ein unzumutbarer Name
report-spoiling = Absichtliches Verderben von Spielen
report-other = Etwas anderes
report-send = Melden
report-done = Danke. Wer diesen Server betreibt, bekommt es zu sehen.

## Chat

chat-empty = Noch hat niemand etwas gesagt.
# The empty field.
chat-say = Sag etwas
chat-send = Senden
# Buttons beside a line of chat. $name: who wrote it.
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
# In place of what a muted player wrote.
chat-muted = stummgeschaltet
# After one’s own line, until the server has it.
chat-on-its-way = wird gesendet …
# $why: a sentence.
chat-not-said = Deine Nachricht wurde nicht gesendet. { $why }

## Rules and refusals. $rule: the number of a rule

# For ears.
rule-open = Regel { $rule } öffnen
rules-find = Regeln durchsuchen
rules-print = Drucken
# For ears: the links to lessons, puzzles and the rest.
rules-ways = Mehr zu diesem Spiel
rules-none = Das kommt in keiner Regel vor.
# Over the reason why a move is refused; then a link to the rule.
refused-title = Nicht möglich
refused-rule = Regel { $rule }

## The connection, in a bar over the table

net-lost = Die Verbindung ist abgebrochen. Neuer Versuch { $seconds ->
    [0] jetzt
    [one] in 1 Sekunde
   *[other] in { $seconds } Sekunden
}.
net-lost-pending = Die Verbindung ist abgebrochen. Dein letzter Zug ist noch nicht bestätigt. Er wird noch einmal gesendet.
net-again = Neu versuchen
# In place of the prompt, until the server has the move.
net-sending = Wird gesendet …
net-reload = Es gibt eine neue Version dieser Seite.
net-reload-now = Neu laden

## First-time notes: what something means, when it happens for the first time

# For ears.
notes-label = Ein Hinweis
# For ears. $text: the note.
notes-spoken = { $text } Mit F6 kommst du zu diesem Hinweis.
notes-got-it = Verstanden
notes-no-more = Keine Hinweise mehr
notes-farewell = Keine Hinweise mehr. Im Menü kannst du sie wieder einschalten.
# In the settings: label, choices, a button and what it answers.
notes-setting = Hinweise, wenn etwas zum ersten Mal geschieht
notes-where-bots = Gegen Bots
notes-where-always = An jedem Tisch
notes-where-off = Aus
notes-again = Hinweise neu zeigen
notes-again-done = Jeder Hinweis wird noch einmal gezeigt.

## The end: the headline, without a full stop. $who: the winners, $count: how many they are

end-won = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
end-you-won = Du gewinnst
# $place: see end-place.
end-you-lost = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}, { $place } Platz für dich
end-nobody = Niemand gewinnt
# Games for one player.
end-alone = { $result ->
    [won] Du gewinnst
   *[lost] Du verlierst
}
end-alone-other = { $result ->
    [won] { $who } gewinnt
   *[lost] { $who } verliert
}
# $line: one of the two above; $rank: a title that the game gives.
end-alone-rank = { $line }: { $rank }
end-agreed = Einvernehmlich beendet
# $gone: the players who resigned.
end-you-resigned = Du hast aufgegeben
end-you-won-resigned = Du gewinnst durch Aufgabe von { $gone }
end-won-resigned = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} durch Aufgabe von { $gone }
# A place in the order of players; on its own, and in sentences of this file and of the games.
end-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}

## The end: the score and what can be done next

end-breakdown = Woher die Punkte kommen
end-rematch = Noch einmal
# Button, after a first game that left something out.
end-full-game = Das volle Spiel
end-rematch-go = Zum nächsten Spiel
end-replay = Nachspielen
end-graph = Der Punktestand, Zug für Zug
end-close = Spielplan ansehen
end-show = Ergebnis zeigen
# For ears: the name of the table of points.
score-caption = Punkte nach Herkunft und Person
score-total = Gesamt
# A line that only breaks ties. $what: what is compared.
score-tie = Bei Gleichstand: { $what }

## Replay

replay-title = Nachspielen
replay-step = Schritt { $step } von { $count }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
# For ears: the slider.
replay-scrub = Moment des Spiels
# Whose hidden cards are shown: the label of a choice, two of its lines; the others are names of players.
replay-eyes = Ansicht
replay-eyes-all = alles aufgedeckt
replay-eyes-public = als Publikum
replay-share = Link zu diesem Moment
replay-download = Aufzeichnung herunterladen
replay-verify = Fairness prüfen
replay-proved = Bewiesen: Alles, was der Zufall bestimmt, war vor dem Spiel versiegelt, und jeder Zug lässt sich nachspielen.
replay-proved-unfinished = Bewiesen: Alles, was der Zufall bestimmt, war vor dem Spiel versiegelt, und jeder Zug bis zum vorzeitigen Ende lässt sich nachspielen.
# $fault: a sentence.
replay-not-proved = Nicht bewiesen: { $fault }
replay-not-over = Das Spiel läuft noch. Nachspielen kannst du es, wenn es vorbei ist.
# In place of what happened, before the first move.
replay-deal = Der Beginn des Spiels

## Analysis: a finished game looked at again by a bot

analysis-title = Analyse
analysis-thinking = Ein Bot geht das Spiel durch und sieht genauer hin, wo etwas nach einem Fehler aussieht. Das kann eine Minute dauern.
analysis-so-far =
    { $seconds ->
        [one] bisher 1 Sekunde
       *[other] bisher { $seconds } Sekunden
    }
analysis-lead = Was ein starker Bot nach jedem Schritt für jede Person erwartet, und zwar nur mit dem, was diese Person wusste.
analysis-up = 100 % heißt sicher auf dem ersten Platz, 0 % sicher auf dem letzten.
analysis-up-alone = 100 % ist das bestmögliche Ergebnis, 0 % das schlechteste.
# Under the axis of the graph.
analysis-along = Züge
# $noise: see analysis-percent.
analysis-band = Das blasse Band zeigt, wie weit der Bot danebenliegen kann: { $noise } in jede Richtung.
analysis-percent = { $share } %
analysis-moment = Zug { $turn }
analysis-costly = Die teuersten Entscheidungen
analysis-sure = Jede wurde mindestens 6-mal mit anderem Zufall geprüft und steht nur hier, wenn sie mehr als das Doppelte ihrer Unsicherheit gekostet hat.
analysis-none = Keine Entscheidung hat eindeutig etwas gekostet. Gut gespielt.
# $cost and $error: in percent.
analysis-choice = { $name }, Zug { $turn }: Verlust { $cost } %, plus oder minus { $error } %
# $heading: when in the game, such as a round or a day.
analysis-when = { $heading }
analysis-made = Gewählt: { $action }
analysis-better = Besser: { $action }
# What a press on such a choice does.
analysis-show = Den Moment vor dieser Entscheidung zeigen

## Shapes in hand: buttons with arrows, for ears

shape-move = Form bewegen
shape-left = Links
shape-right = Rechts
shape-up = Hoch
shape-down = Runter
shape-turn = Drehen
shape-flip = Spiegeln
# Boards with shapes, for screen readers only: several pieces of one name, in a list of names.
shape-several = { $count }-mal { $name }
# Boards with shapes, for screen readers only: over which boxes the shape in hand is held; $cells is a list such as “f3 and f4”.
shape-over = Über { $cells }.

## The shelf: what every board offers beside its own moves

shelf-cancel = Abbrechen
# Under the red button, where only one thing could be chosen or one is plainly best.
shelf-for-you = Für dich gewählt. Wähle etwas anderes, um es zu ändern.
# On the red button, until something is chosen.
shelf-choose = Auf dem Plan wählen
# Table and lesson, for screen readers only: what the red ticket does if it is pressed now; $what is its words.
shelf-ready = Eingabetaste: { $what }.
# The same, where the ticket has a second line; $more is what it costs or brings.
shelf-ready-more = Eingabetaste: { $what }. { $more }.
# For ears: a mark on a tab.
tabs-lit = Hier gibt es etwas zu wählen
shelf-wait = Einen Moment …
# What a button costs. $what: a list of the following.
price-is = Kostet { $what }
price-tickets = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
price-crowns = { $count ->
    [one] 1 Krone
   *[other] { $count } Kronen
}
price-loans = { $count ->
    [one] 1 neuen Kredit
   *[other] { $count } neue Kredite
}

## The line over the board that says what happened

happened-more = { $count ->
    [one] und noch 1
   *[other] und { $count } weitere
}
happened-undo = { $name } hat es zurückgenommen.
happened-again = Noch einmal
happened-why = Warum

## The list of keys: a key stands before each

keys-title = Tasten
key-enter = Den roten Knopf drücken
key-escape = Schließen oder abbrechen, Schritt für Schritt
key-undo = Zurücknehmen
key-hint = Tipp
key-lay-out = Auswählen, was der Tipp zeigt
key-numbers = Wählen, was leuchtet; wo Zahlen leuchten, die mit dieser Zahl
key-arrows = Zum nächsten leuchtenden Teil gehen
key-turn = Form oder Plättchen in der Hand drehen
key-flip = Form in der Hand spiegeln
key-explain = Was ist das?
key-plain = Den schlichten Knopf drücken
key-log = Verlauf
# The name of the long key at the bottom of the keyboard.
key-space = Leertaste
key-skip = Bewegungen überspringen
key-keys = Diese Liste
key-others = Alle anderen Tasten stehen auf ihren Knöpfen.

## The table in words, without a drawn board

generic-choices = Was du tun kannst
generic-filter = Zum Suchen tippen
generic-more = { $count ->
    [one] 1 weitere Möglichkeit. Tippe, um sie zu finden, oder wähle auf dem Plan.
   *[other] { $count } weitere Möglichkeiten. Tippe, um eine zu finden, oder wähle auf dem Plan.
}
generic-lit = { $count ->
    [one] 1 Sache lässt sich wählen.
   *[other] { $count } Dinge lassen sich wählen.
}
net-no-line = Im Moment gibt es keine Verbindung.

## Lessons

learn-title = Spielen lernen
learn-line = Kurze Lektionen an einem echten Tisch. Niemand wartet auf dich, und nichts kann schiefgehen: Fehler werden erklärt und zurückgenommen.
learn-of = { $game } lernen
# For ears.
learn-lesson = Lektion: { $title }
learn-count = { $done } von { $count } geschafft
learn-none = noch keine Lektionen
learn-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
# For ears: a tick.
learn-was-done = geschafft
# After the names of the players in a lesson.
learn-pupil = lernt
learn-partner = spielt mit
# In place of a clock.
learn-calm = eine Lektion ohne Zeitdruck
# For ears.
learn-coach = Coach
learn-step = Schritt { $number } von { $count }
# For ears: a row of light bulbs.
learn-bulbs = { $done } von { $count } Schritten geschafft
learn-left =
    { $minutes ->
        [one] noch etwa 1 Minute
       *[other] noch etwa { $minutes } Minuten
    }
learn-leave = Verlassen
learn-show = Zeig es mir
learn-skip = Überspringen
# In its place where there is a single question, as in a puzzle: shows the answer.
learn-give-up = Aufgeben
# $what: a choice, without a full stop.
learn-tried = Deine Wahl: { $what }.
# On the button “Take back”, which cannot be pressed in a lesson.
learn-no-undo = Fehler zählen hier nicht
learn-done = Lektion geschafft
learn-next = Nächste Lektion: { $title }
learn-all = Alle Lektionen
# The red button when all lessons are done, none is, or some are.
learn-again = Von vorn beginnen
learn-first = Erste Lektion
learn-go-on = Weiter mit Lektion { $number }
learn-play = Ohne Lektionen spielen
learn-rules = Das ganze Regelwerk
learn-no-such = Diese Lektion gibt es nicht.

## Puzzles

puzzles-title = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-line = Echte Stellungen mit einem besten Zug. Finde ihn. Was du nicht löst, kommt nach ein paar anderen wieder.
# In place of a clock.
puzzles-calm = ein Rätsel ohne Zeitdruck
# An address that does not exist.
puzzles-no-such = Dieses Rätsel gibt es nicht.
puzzles-all = Alle Rätsel
puzzles-next = Nächstes Rätsel
puzzles-go = Rätsel beginnen
puzzles-none = noch keine Rätsel
puzzles-none-such = Zu diesem Thema gibt es kein Rätsel dieser Schwierigkeit.
puzzles-all-solved = Diese hast du alle gelöst.
puzzles-solved = { $done } von { $count } gelöst.
# After that. $count: puzzles that were missed.
puzzles-back =
    { $count ->
        [0] Nichts noch einmal zu versuchen.
        [one] 1 noch einmal zu versuchen.
       *[other] { $count } noch einmal zu versuchen.
    }
puzzles-level = Schwierigkeit
puzzles-level-name =
    { $level ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
# Any difficulty, any theme.
puzzles-any = alle
puzzles-theme = Thema
puzzles-theme-of = { $theme } ({ $done } von { $count })

## Moments: the reader’s costly choices of a finished game, asked again

# In place of a clock.
moments-calm = noch einmal gefragt
# An address that does not exist.
moments-no-such = Diese Entscheidung gibt es nicht.
moments-back = Zurück zum Tisch
moments-title =
    { $count ->
        [0] Deine Entscheidungen
        [one] 1 Entscheidung für einen neuen Versuch
       *[other] { $count } Entscheidungen für einen neuen Versuch
    }
moments-line = Diese Entscheidungen haben dich am meisten gekostet, mehr als der Zufall erklären kann. Versuch sie noch einmal: Niemand zählt mit.
moments-none = Keine deiner Entscheidungen fällt als Fehler auf.
moments-turn = Zug { $turn }.
moments-made = Deine Wahl: { $action }
# $cost and $error: in percent.
moments-cost = Deine Gewinnchance sank dadurch um etwa { $cost } Prozentpunkte, plus oder minus { $error }.
moments-cost-alone = Dein Ergebnis sank dadurch um etwa { $cost } Prozentpunkte, plus oder minus { $error }.
moments-ask = Noch einmal fragen
