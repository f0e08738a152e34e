# What the server says.

## Why the server does not do something, by kind; shown on the page

server-malformed = Diese Anfrage ist nicht lesbar. Das Protokoll ist unter /api/openapi.json beschrieben.
server-nobody-yet = Gib zuerst einen Namen ein oder melde dich an.
server-wrong-password = Kontoname und Passwort passen nicht zusammen.
server-login-taken = Dieser Kontoname ist vergeben. Wähle einen anderen.
server-not-yours = Das darf nur, wer den Tisch eröffnet hat oder wem es gehört.
server-not-found = Das gibt es nicht, oder es ist privat.
server-bad-setup = Diese Einstellungen passen nicht zusammen. Wähle andere.
server-seat-taken = Dieser Platz ist schon besetzt.
server-wrong-moment = Das geht an diesem Tisch gerade nicht.
server-not-an-action = Das ist keine Aktion dieses Spiels.
server-illegal = Das verstößt gegen die Regeln.
server-stale = Du hast inzwischen schon gespielt. Sieh dir den Tisch noch einmal an.
server-no-undo = Es gibt nichts zurückzunehmen.
# On the button “Take back”, which cannot be pressed. $seat: a player.
server-no-undo-chance = Kein Zurück: Es war Zufall
server-no-undo-seen = Kein Zurück: etwas wurde aufgedeckt
server-no-undo-somebody-else = Kein Zurück: { $seat } hat gespielt
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
# In place of the last where it was hints that were asked for.
server-many-hints = So viele Tipps auf einmal: Der Bot braucht einen Moment. Sieh dir selbst den Spielplan an und frag dann noch einmal.
server-too-large = Diese Nachricht ist zu lang.
server-busy = Der Server ist ausgelastet oder startet neu. Versuch es gleich noch einmal.
server-other-rules = Dieser Tisch wurde mit anderen Regeln oder anderem Spielmaterial begonnen, als sie dieser Server hat. Zu Ende spielen lässt er sich auf der älteren Version.
server-internal = Bei uns ist etwas schiefgegangen. Der Fehler wurde notiert.

## Why the server does not do something, exactly. $least and $most: numbers

server-bad-name = Ein Name hat { $least } bis { $most } Zeichen und besteht nicht nur aus Leerzeichen.
server-odd-name = Ein Name besteht aus Buchstaben einer Schrift, Ziffern und einfachen Zeichen.
server-same-name = Hier sitzt schon jemand mit einem ähnlichen Namen. Wähle erst einen anderen.
server-bad-login = Ein Kontoname hat { $least } bis { $most } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
server-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
server-weak-password = Dieses Passwort ist eines der ersten, die jemand probieren würde. Wähle ein anderes. Gut sind ein paar Wörter, die nichts miteinander zu tun haben.
# In place of the name of a player who has deleted the account.
server-gone = Jemand
server-bad-nonce = Dein Beitrag zum Zufall hat höchstens { $most } Zeichen.
server-bad-request-id = Die Kennung einer Anfrage hat { $least } bis { $most } Buchstaben, Ziffern oder Bindestriche.
server-bad-chat = Eine Chatzeile hat { $least } bis { $most } Zeichen.
server-bad-pace = Die Bedenkzeit beträgt 10 Sekunden bis 30 Tage.
server-bad-level = Einen Bot dieser Stärke gibt es hier nicht.
server-one-chair-each = Du sitzt schon an diesem Tisch.
server-many-tables = Du hast schon viele offene Tische. Beende oder verlasse zuerst einen.
server-many-shows = Du hast schon mehrere Tische nur für Bots eröffnet. Lass zuerst einen davon zu Ende gehen.
server-still-running = Das Spiel läuft noch. Gezeigt werden kann nur deine eigene Sicht.
server-no-such-thing = So etwas gibt es auf diesem Tisch nicht.
server-sent-away = Du wurdest von diesem Tisch entfernt.
server-long-log = An diesem Tisch wurde zu oft gegangen und zurückgenommen. Spiel weiter oder gib auf.
server-still-there = Diese Person ist da oder noch nicht lange weg.
server-resigned = Nach dem Aufgeben kannst du nicht weiterspielen.
server-stopping = Der Server startet neu. Dein Spiel geht gleich weiter.
server-slow = Die Verbindung kam nicht mit und wurde geschlossen.
server-banned = Du darfst hier nicht mehr spielen. Wenn das ein Irrtum ist, schreib denen, die diesen Server betreiben.
server-silenced = Du darfst hier im Moment nicht chatten.
server-signed-out = Du wurdest abgemeldet.
server-no-mail = Dieser Server verschickt keine E-Mails. Nimm einen deiner Notfallcodes.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-dead-letter = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.
server-letter-sent = An diese Adresse ging gerade eben schon eine E-Mail. Sieh nach, auch im Spam-Ordner.
server-keepers-ban = Diese Person kümmert sich selbst um den Server. Nur wer ihn betreibt, kann sie sperren.

## Letters to people: the subject, what stands before the link, and what stands after it. $login: the name to sign in with, $place: the address of the server

server-letter-confirm-subject = Bestätige deine E-Mail-Adresse
server-letter-confirm = Jemand hat diese Adresse für das Konto { $login } auf { $place } angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
server-letter-confirm-not = Wenn du es nicht warst, brauchst du nichts zu tun. Du bekommst dann keine weitere E-Mail.
server-letter-recover-subject = Ein neues Passwort für { $login }
server-letter-recover = Jemand hat für dein Konto { $login } auf { $place } ein neues Passwort angefordert. Wenn du das warst, öffne innerhalb einer Stunde diesen Link und wähle ein neues:
server-letter-recover-not = Wenn du es nicht warst, brauchst du nichts zu tun. Dein Passwort bleibt, wie es ist.

## In place of the page, where the server was built without one

server-page-title = Ballyhoo
server-page-intro = Der Server läuft. Dieses Programm wurde ohne Webseite gebaut. Programmen bietet er Folgendes:

## At the terminal of whoever runs a server. What begins with -- is typed as it is

server-cli-serving = Erreichbar unter { $address }
server-cli-kept-in-file = Die Tische liegen in { $file }.
server-cli-kept-in-database = Die Tische liegen in PostgreSQL.
server-cli-former-data = Hier liegt noch der Ordner { $folder } einer früheren Version. Um mit seinen Tischen weiterzumachen, ergänze --data { $folder }.
# $known: a list.
server-cli-misspelt = { $variable } ist keine Einstellung und wird nicht beachtet. Die Einstellungen sind { $known }.
server-cli-no-components = Ein Server spielt mit seinem eigenen Material, damit alle dieselben Karten haben. Verwende --components mit play, simulate, arena und den anderen Befehlen für Aufzeichnungen.
server-cli-failed = Das hat nicht geklappt: { $why }
# $why: what the program or the system said.
server-cli-unwell = Dem Server geht es nicht gut: { $why }
server-cli-backed-up = Alles wurde nach { $file } kopiert.
server-cli-exported =
    { $count ->
        [one] 1 Aufzeichnung wurde nach { $folder } geschrieben.
       *[other] { $count } Aufzeichnungen wurden nach { $folder } geschrieben.
    }
# $whom: what was typed.
server-cli-nobody = Hier heißt niemand „{ $whom }“, und eine Adresse ist es auch nicht.
server-cli-no-such = So etwas gibt es nicht: { $about }
# $deed: a command.
server-cli-done = Erledigt: { $deed } { $about }
server-cli-report = { $report }: { $reason }, { $person } gemeldet von { $reporter } an Tisch { $table }: { $text }
server-cli-reports =
    { $count ->
        [0] Es liegt keine Meldung vor.
        [one] Es liegt 1 Meldung vor.
       *[other] Es liegen { $count } Meldungen vor.
    }
# $what: a command.
server-cli-ban = { $what } { $whom } { $why }
server-cli-bans =
    { $count ->
        [0] Niemand ist gesperrt.
        [one] Es gilt 1 Sperre.
       *[other] Es gelten { $count } Sperren.
    }
# $keeper: who did it; $deed: a command; $about: to whom.
server-cli-kept = { $keeper }: { $deed } { $about } { $why }
server-cli-broken = Tisch { $table } ({ $game }) kann ab Zeile { $line } nicht weitergespielt werden: { $why }
server-cli-checked =
    { $broken ->
        [0] Alle { $tables } laufenden Tische lassen sich mit dieser Version weiterspielen.
       *[other] { $broken } von { $tables } laufenden Tischen lassen sich mit dieser Version nicht weiterspielen.
    }
server-cli-bench-tables = { $tables } Tische, { $sockets } Verbindungen
server-cli-bench-actions = { $actions } Aktionen, { $rate } pro Sekunde ({ $skipped } ausgelassen, weil niemand handeln konnte)
server-cli-bench-time = von der Aktion bis zu allen Plätzen: die Hälfte in { $half } ms, 99 von 100 in { $most } ms, die langsamste in { $worst } ms
server-cli-bench-memory = Speicher pro Tisch: { $seated } kB nach dem Hinsetzen, { $played } kB nach dem Spiel
server-cli-bench-idle = { $sockets } untätige Verbindungen: zusammen { $memory } MB, jede { $each } kB
server-cli-bench-watchers = { $watchers } Zuschauende an einem Tisch, { $actions } Aktionen: die Hälfte von ihnen weiß es nach { $middle } ms; alle wissen es in der Hälfte der Fälle nach { $half } ms, in 99 von 100 Fällen in { $most } ms, schlimmstenfalls nach { $worst } ms ({ $missed } Nachrichten ausgeblieben)
server-cli-bench-soak = nach { $minute } min: { $memory } MB
