# Names printed on components, by their English name: `named-` and that name in lower case, every run of other characters than
# a to z and 0 to 9 as one hyphen. They fill the gaps of sentences ($card, $ride, $attraction, $trick, $day, $season, $goal) and
# stand alone on small cards: in the nominative, without an article, best with at most 24 characters, and without soft hyphens.
# A name stands here once, even if two games share it. Lessons, guide and rules use the same names.
#
# Carnival and Mardi Gras have none: what they print is a message of its own, and streets and neighborhoods of New Orleans
# keep their names.

## Shared by The Grand Carnival and Carnival Tycoon

named-bumper-cars = Autoscooter
named-carousel = Karussell
named-cotton-candy = Zuckerwatte
named-ferris-wheel = Riesenrad
named-roller-coaster = Achterbahn

## Carnival Tycoon

# Rides: $ride, and $what where a ride is placed.
named-giant-slide = Riesenrutsche
named-swing-boat = Schiffschaukel
named-ghost-train = Geisterbahn
named-wave-swinger = Wellenflug
named-log-flume = Wildwasserbahn
named-wild-mouse = Wilde Maus
named-star-flyer = Sternflieger
named-drop-tower = Freifallturm
named-mega-coaster = Megacoaster
# Stalls: $stall, and $what where a stall is placed.
named-hot-dogs = Hotdogs
named-fries = Pommes
named-hamburgers = Hamburger
named-drinks = Getränke
named-popcorn = Popcorn
# Ranks, from the lowest to the highest: $rank and $next.
named-better-at-buying-than-at-building = Besser im Kaufen als im Bauen
named-friend-of-slides-and-carousels = Ein Herz für Rutschen und Karussells
named-thrill-seeker-with-plans = Nervenkitzel mit Plan
named-dreamer-with-a-lot-to-rent = Große Träume und Gelände zur Miete
named-ride-expert-in-need-of-a-backer = Fachkraft sucht Geldgeber
named-head-of-the-carnival = An der Spitze des Jahrmarkts
named-true-tycoon = Wahrer Tycoon

## The Grand Carnival. The game has not been published in German: the rules give the printed names of the tricks in brackets

# Days: $day. The first two letters stand in the calendar, and “abend” follows where an evening is meant.
named-sunday = Sonntag
named-monday = Montag
named-tuesday = Dienstag
named-wednesday = Mittwoch
named-thursday = Donnerstag
named-friday = Freitag
named-saturday = Samstag
# Tiny attractions: $attraction, as in all sizes.
named-popcorn-stand = Popcornstand
named-corn-dogs = Würstchen am Stiel
named-caramel-apples = Karamelläpfel
named-funnel-cake-booth = Schmalzkuchenbude
# Small attractions.
named-fortune-teller = Wahrsagerei
named-age-guessing = Altersraten
named-pony-ride = Ponyreiten
named-organ-grinder = Drehorgel
named-dunk-tank = Plumpsbecken
# Medium attractions.
named-milk-bottle-toss = Milchflaschenwerfen
named-hit-the-bell = Hau den Lukas
named-balloon-darts = Ballonwerfen
named-fishing-pond = Angelteich
named-shooting-gallery = Schießbude
# Large attractions.
named-tightrope = Drahtseil
named-wax-works = Wachsfigurenkabinett
named-magician = Zauberbühne
named-fire-breather = Feuerspucken
named-strong-man = Kraftakt
# Giant attractions.
named-funhouse = Lachhaus
named-high-dive-act = Turmspringen
named-globe-of-death = Todeskugel
named-tunnel-of-love = Liebestunnel
named-house-of-mirrors = Spiegelkabinett
named-wild-west-show = Wildwestshow
named-swing-ride = Kettenflieger
named-whip-ride = Peitschenbahn
# Tricks: $trick, mostly in quotation marks.
named-bribe-the-inspectors = Prüfer bestechen!
named-create-mystery = Geheimnisvoll tun!
named-find-a-mark = Ein Opfer finden!
named-keep-the-crowd-moving = Bitte weitergehen!
named-make-a-spectacle = Für Aufsehen sorgen!
named-open-early = Früh öffnen!
named-pick-some-pockets = Taschen leeren!
named-posters-around-town = Plakate in der Stadt!
named-practice-your-ballyhoo = Anpreisen üben!
named-the-big-draw = Publikumsmagnet!
named-think-on-your-feet = Schnell schalten!
named-ticket-trap = Ticketfalle!
named-underinflated-balloons = Schlaffe Ballons!
named-weighted-milk-bottles = Beschwerte Flaschen!

## Carnival of Monsters. Monsters and first lands as in the list of parts (german); regions, seasons, explorer, trainer, coordinator,
## experts and Silver Spoon follow a single card list that may not be to the letter; the rest is our translation

# Lands: $card, as on all cards. The simple one of a region bears its name.
named-aerie = Wolkenlande
named-windswept-aqueduct = Windgepeitschtes Aquädukt
named-cloud-castle = Wolkenschloss
named-caves = Höhlen
named-crystal-gallery = Kristallgalerie
named-fountain-of-embers = Glutbrunnen
named-darklands = Dunkellande
named-gallows-marsh = Galgenmoor
named-citadel-of-dusk = Zitadelle der Dämmerung
named-depths = Tiefsee
named-wreckers-trench = Graben der Strandräuber
named-sunken-palace = Versunkener Palast
named-enchanted-forest = Verwunschener Wald
named-forgotten-temple = Vergessener Tempel
named-forefather-of-life = Urvater des Lebens
named-dreamlands = Traumlande
# First lands.
named-pass-to-the-aerie = Pass zu den Wolkenlanden
named-entrance-to-the-caves = Eingang zu den Höhlen
named-portal-to-the-darklands = Portal zu den Dunkellanden
named-edge-of-the-depths = Ausläufer der Tiefsee
named-path-into-the-enchanted-forest = Pfad in den verwunschenen Wald
# Monsters. Giant Condor has no German name of its own in the list of parts.
named-cloudling = Cumuluskäfer
named-harpy = Harpie
named-lightning-ray = Gewitterrochen
named-razorwing = Schwertflügler
named-giant-condor = Riesenkondor
named-phoenix = Phoenix
named-silent-observer = Stiller Beobachter
named-griffin = Greif
named-summit-spider = Gipfelspinne
named-quetzalcoatl = Quetzalcoatl
named-lesser-wyrm = Niederer Wurm
named-basilisk = Basilisk
named-carnivorous-fungus = Fleischfressender Pilz
named-spectral-wolf = Gespensterwolf
named-great-wyrm = Großer Wurm
named-mud-spider = Schlammspinne
named-cave-troll = Höhlentroll
named-the-nameless = Der Namenlose
named-magma-horror = Magmaschrecken
named-ghoul = Ghoul
named-night-troll = Nachttroll
named-shadow-cat = Schattenkatze
named-walking-shadow = Wandelnder Schatten
named-dybbuk = Dibbuk
named-whisperer = Flüsterer
named-flame-spider = Flammenspinne
named-nephilim = Nephilim
named-nosferatu = Nosferatu
named-merfolk = Fischwesen
named-deep-sea-spider = Tiefseespinne
named-kelpie = Kelpie
named-shellbiter = Schalenbeißer
named-hydra = Hydra
named-pacific-moonshark = Mondhai
named-sea-giant = Seeriese
named-giant-kraken = Riesenkrake
named-leviathan = Leviathan
named-dryad = Dryade
named-ravine-spider = Schluchtenspinne
named-moss-gnome = Moosgnom
named-schrat = Schrat
named-forest-troll = Waldtroll
named-twilight-cat = Zwielichtkatze
named-treewalker = Baumwandler
named-wyvern = Wyvern
named-wendigo = Wendigo
named-screecher = Kreischer
named-succubus = Sukkubus
named-night-mare = Nachtmahr
named-dreamcatcher = Traumfänger
named-moon-beast = Mondbestie
named-outer-realm-spider = Außerweltliche Spinne
named-pazuzu = Pazuzu
named-ancient-enemy = Uralter Feind
# Staff.
named-intrepid-explorer = Mutiger Entdecker
named-michonne-n-fraser-monster-hunter = Michonne N. Fraser, Monsterjägerin
named-aldous-p-thorne-monster-hunter = Aldous P. Thorne, Monsterjäger
named-monster-trainer = Monstertrainer
named-event-coordinator = Eventkoordinator
named-aerie-expert = Wolkenexperte
named-caves-expert = Höhlenexperte
named-darklands-expert = Dunkellandexperte
named-depths-expert = Tiefseeexperte
named-forest-expert = Waldexperte
# Events.
named-society-stipend = Stipendium der Gesellschaft
named-safety-training = Sicherheitstraining
named-sneak-preview = Vorschau
named-company-gala = Betriebsfest
named-aerie-tour = Wolkentour
named-cave-tour = Höhlentour
named-darklands-tour = Dunkellandtour
named-depths-tour = Tiefseetour
named-forest-tour = Waldtour
# Secret goals: also $goal.
named-authority-on-sinister-creatures = Koryphäe für Dunkelwesen
named-authority-on-winged-creatures = Koryphäe für Flügelwesen
named-authority-on-burrowing-creatures = Koryphäe für Wühlwesen
named-authority-on-aquatic-creatures = Koryphäe für Wasserwesen
named-authority-on-sylvan-creatures = Koryphäe für Waldwesen
named-authority-on-oneiric-creatures = Koryphäe für Traumwesen
named-employer-of-the-year = Arbeitgeber des Jahres
named-enthusiast-of-little-things = Liebhaber kleiner Dinge
named-big-game-hunter = Großwildjäger
named-danger-seeker = Gefahrensucher
named-explorer-beyond-the-last-frontier = Jenseits der letzten Grenze
named-seeker-beyond-the-gate-of-dreams = Jenseits der Traumpforte
named-solid-equipment = Solide Ausrüstung
named-steward = Verwalter
named-a-true-gentleman-honors-his-debts = Schulden sind Ehrensache
named-thrift-is-a-virtue = Sparen ist eine Tugend
named-silver-spoon = Silberlöffel
named-obvious-obsession = Offensichtliche Besessenheit
named-jack-of-all-trades = Hansdampf in allen Gassen
named-specialist = Spezialist
named-second-row-is-good-enough = Die zweite Reihe genügt
# Seasons: $season.
named-season-of-the-aerie = Saison der Wolkenlande
named-season-of-the-caves = Saison der Höhlen
named-season-of-the-darklands = Saison der Dunkellande
named-season-of-the-depths = Saison der Tiefsee
named-season-of-the-enchanted-forest = Saison des Verwunschenen Waldes
named-season-of-the-dreamlands = Saison der Traumlande
named-season-of-danger = Saison der Gefahren
