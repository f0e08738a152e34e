# Carnival of Monsters.

# Where the game is chosen: its poster, its page, its variants.
monsters-title = Carnival of Monsters
monsters-line = Draft lands and capture monsters for the best show of the season.
monsters-poster-1 = Carnival of
monsters-poster-2 = Monsters
monsters-poster-3 = draft, hunt, exhibit
monsters-poster-short = draft, hunt, exhibit
monsters-option-simplified-line = lands, monsters, staff and events; without the 21 secret goals and 4 explorers

monsters-option-simplified = First evening

## What speaks for a hint

monsters-why-shown = It brings about { $gain } { $gain -> [one] point *[other] points } at once.
monsters-why-cards = It makes your kept cards worth about { $gain } { $gain -> [one] point *[other] points } more.
monsters-why-land = Its land will pay for monsters worth about { $gain } { $gain -> [one] point *[other] points }.
monsters-why-staff = Your staff will bring about { $gain } { $gain -> [one] point *[other] points }.
monsters-why-purse = It leaves crowns in your purse, so you need no loan.
monsters-why-season = It helps you to the bonus or the trophy of this season.
monsters-why-hand = It leaves you a better card to capture next.
monsters-why-danger = It spares you about { $gain } { $gain -> [one] crown *[other] crowns } at the danger check.
monsters-why-rivals = It costs your strongest rival about { $gain } { $gain -> [one] point *[other] points }.

monsters-region-aerie = Aerie
monsters-region-caves = Caves
monsters-region-darklands = Darklands
monsters-region-depths = Depths
monsters-region-forest = Enchanted Forest
monsters-region-forest-short = Forest
monsters-region-dreamlands = Dreamlands
monsters-short-aerie = Aer
monsters-short-caves = Cav
monsters-short-darklands = Dar
monsters-short-depths = Dep
monsters-short-forest = For
monsters-short-dreamlands = Dre

# What is printed on cards.
monsters-says-land = Land: { $points } land of the { $region } in every season. Free.
monsters-says-dream-land = Land: { $points } land of the Dreamlands in every season, for Dreamlands monsters only. Free.
monsters-says-distant-land = { $distant ->
        [one] Distant land: { $points } land of the { $region } in every season. Free, but needs a land card of the { $region } first.
       *[other] Distant land: { $points } land of the { $region } in every season. Free, but needs { $distant } land cards of the { $region } first.
    }
monsters-says-monster = Monster of the { $region }: takes { $level } of its land, brings { $points ->
        [one] one point
       *[other] { $points } points
    }{ $danger ->
        [0] {""}
        [one] , has one claw
       *[other] , has { $danger } claws
    }{ $lore ->
        [0] {""}
        [one] , draws a card
       *[other] , draws { $lore } cards
    }.
monsters-says-dream-monster = Monster of the Dreamlands: takes { $level } land of any kinds, brings { $points ->
        [one] one point
       *[other] { $points } points
    }{ $danger ->
        [0] {""}
        [one] , has one claw
       *[other] , has { $danger } claws
    }{ $lore ->
        [0] {""}
        [one] , draws a card
       *[other] , draws { $lore } cards
    }.
monsters-says-staff = Staff for { $cost ->
        [0] nothing
        [one] one crown
       *[other] { $cost } crowns
    }. { $does }
monsters-says-event = Event, played once and free. { $does }
monsters-says-goal = Secret goal. { $does }
monsters-says-explorer = One more land of a region that you choose, for good. It is no land card.
monsters-says-hunters = { $number ->
        [one] One hunter
       *[other] { $number } hunters
    } of your own in every danger check.
monsters-says-trainer = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } for each claw on a monster when you show it.
monsters-says-coordinator = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } when you play an event.
monsters-says-expert = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } when you show a monster of the { $region }.
monsters-says-crowns = Take { $crowns ->
        [one] one crown.
       *[other] { $crowns } crowns.
    }
monsters-says-tokens = Take { $number ->
        [one] one hunter token.
       *[other] { $number } hunter tokens.
    }
monsters-says-preview = Show any of your kept monsters and keep them: { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } for each.
monsters-says-gala = Take { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } for each of your staff.
monsters-says-tour = Take { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } for each land that you have in the { $region }, spent or not.
monsters-says-authority = { $points ->
        [one] One point
       *[other] { $points } points
    } for each monster of the { $region }.
monsters-says-employer = { $points ->
        [one] One point
       *[other] { $points } points
    } for each of your staff.
monsters-says-levels = For each monster: { $levels }.
monsters-says-level = { $points ->
        [one] one point
       *[other] { $points } points
    } if it has level { $level }
monsters-says-danger = { $points ->
        [one] One point
       *[other] { $points } points
    } for each claw in your menagerie.
monsters-says-distant = { $points ->
        [one] One point
       *[other] { $points } points
    } for each distant land.
monsters-says-land-cards = { $points ->
        [one] One point
       *[other] { $points } points
    } for each land card of the { $region }.
monsters-says-equipment = { $points ->
        [one] One point
       *[other] { $points } points
    } for each hunter token that you have left.
monsters-says-steward = { $points ->
        [one] One point
       *[other] { $points } points
    } for each other secret goal that you have.
monsters-says-debts = { $points ->
        [one] One point
       *[other] { $points } points
    } for each loan.
monsters-says-thrift = { $points ->
        [one] One point
       *[other] { $points } points
    } if you have no loan.
monsters-says-flat = { $points ->
        [one] One point.
       *[other] { $points } points.
    }
monsters-says-obsession = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land of one region.
monsters-says-obsession-cards = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land cards of one region.
monsters-says-jack = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land of every region.
monsters-says-jack-cards = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land cards of every region.
monsters-says-specialist = For land of few regions: { $bands }.
monsters-says-regions = { $points ->
        [one] one point
       *[other] { $points } points
    } with at most { $number } regions
monsters-says-second = { $points ->
        [one] One point
       *[other] { $points } points
    } at the end if exactly one player has more than you.

# Where the game stands.
monsters-heading = Season { $season } of { $seasons }, turn { $turn } of { $turns }
monsters-heading-danger = Season { $season } of { $seasons }: danger check
monsters-heading-over = The carnival is over

# Questions.
monsters-ask-capture = { $cards ->
        [one] Capture this card
       *[other] Capture 1 of these { $cards } cards
    }
monsters-ask-capture-kept = Capture 1 of { $cards } cards, or first play a kept card
monsters-ask-capture-broke = Capture 1 of { $cards } cards: keeping it takes a loan
monsters-ask-discard = Throw away 1 of these { $cards } cards for good
monsters-ask-discard-kept = Throw away 1 of { $cards } cards, or first play a kept card
monsters-ask-land = Play { $card } for free, or keep it
monsters-ask-event = Play { $card } now, or keep it
monsters-ask-monster = Show { $card } for { $level } { $region } land, or keep it
monsters-ask-dream = Show { $card } for { $level } land of any kinds, or keep it
monsters-ask-staff = Hire { $card } for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }, or keep the card
monsters-ask-staff-broke = Hire { $card } with a loan, or keep the card
monsters-ask-keep = { $card } cannot be played yet: keep it for { $keep ->
        [one] 1 crown
       *[other] { $keep } crowns
    }
monsters-ask-keep-broke = { $card } cannot be played: keep it with a loan
monsters-ask-goal = A secret goal is always kept: it costs { $keep ->
        [one] 1 crown
       *[other] { $keep } crowns
    }
monsters-ask-goal-broke = A secret goal is always kept: it takes a loan
monsters-ask-ready = { $number ->
        [one] Play your kept card, or say that you are ready
       *[other] Play 1 of { $number } kept cards, or say that you are ready
    }
monsters-ask-ready-last = { $number ->
        [one] Play your kept card? The danger check comes next
       *[other] Play 1 of { $number } kept cards? The danger check comes next
    }
monsters-ask-ready-none = No kept card can be played now: say that you are ready
monsters-ask-ready-none-last = Say that you are ready: the danger check comes next
monsters-ask-pay = { $left ->
        [one] { $card } costs 1 more land: take it from the { $region }?
       *[other] { $card } costs { $left } land: how many from the { $region }?
    }
monsters-ask-show = { $number ->
        [one] Show your kept monster for { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            }, or stop
       *[other] Show 1 of { $number } kept monsters for { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            }, or stop
    }
monsters-ask-show-none = No kept monster is left to show: stop here
monsters-ask-tokens = { $lacking ->
        [one] 1 claw is open: give a hunter token?
       *[other] { $lacking } claws are open: give how many of { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
            }?
    }
monsters-ask-nothing = Wait for the others

# Answers.
monsters-do-capture = Capture { $card }
monsters-do-discard = Throw away { $card }
monsters-do-play = Play { $card }
monsters-do-play-kept = Play { $card } from your kept cards
monsters-do-display = Show { $card } for { $level } { $region } land
monsters-do-display-kept = Show { $card } from your kept cards for { $level } { $region } land
monsters-do-dream = Show { $card } for { $level } land of any kinds
monsters-do-dream-kept = Show { $card } from your kept cards for { $level } land of any kinds
monsters-do-hire = Hire { $card } for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }
monsters-do-hire-kept = Hire { $card } from your kept cards for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }
monsters-do-send = Hire { $card } for the { $region }
monsters-do-send-kept = Hire { $card } from your kept cards for the { $region }
monsters-do-keep = Keep it for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }
monsters-do-ready = Ready
monsters-do-pay = { $points ->
        [0] Take nothing from the { $region }
       *[other] Take { $points } from the { $region }
    }
monsters-do-pay-rest = Pay { $shares } land
monsters-do-share = { $points } { $region }
monsters-do-show = Let everybody see { $card }
monsters-do-stop = Show no more
monsters-do-tokens = { $number ->
        [0] Give no token
        [one] Give 1 token
       *[other] Give { $number } tokens
    }{ $crowns ->
        [0] {""}
        [one] , pay 1 crown
       *[other] , pay { $crowns } crowns
    }

# Refusals.
monsters-no-over = The game is over.
monsters-no-chosen = You have made your choices of this turn.
monsters-no-ready = You have said that you are ready.
monsters-no-danger = You are not asked in this danger check.
monsters-no-payment = Finish paying for your monster first.
monsters-no-such-payment = That number does not fit: too much, or too little for the rest to be paid.
monsters-no-monster = Only monsters are shown in a preview.
monsters-no-more-shows = This preview has shown that card already.
monsters-no-preview = Finish your preview first.
monsters-no-such-hand = That card is not in your hand.
monsters-no-capture = You cannot capture now.
monsters-no-second-capture = You have captured a card. Now throw one away.
monsters-no-discard = You cannot throw a card away now.
monsters-no-play-yet = First throw a card away; your capture is played after the hands are passed.
monsters-no-keep = You have no captured card to keep.
monsters-no-ready-yet = You still have to deal with your cards.
monsters-no-pay = You are not paying for a monster of the Dreamlands.
monsters-no-show = You have played no preview.
monsters-no-such-tokens = You can give no more tokens than you have and than you lack hunters.
monsters-no-tokens = Tokens are given in the danger check only.
monsters-no-play-in-danger = No cards are played in the danger check.
monsters-no-such-kept = That card is not among your kept cards.
monsters-no-such-capture = You have not captured that card.
monsters-no-goal = Secret goals are never played.
monsters-no-distant =
    { $number ->
        [one] Needs 1 { $region } land card; you have { $have ->
                [0] none
               *[other] { $have }
            }.
       *[other] Needs { $number } { $region } land cards; you have { $have ->
                [0] none
               *[other] { $have }
            }.
    }
monsters-no-points = Needs { $level } { $region } land; you have { $have ->
        [0] none
       *[other] { $have }
    } left.
monsters-no-points-any = Needs { $level } land of any kinds; you have { $have ->
        [0] none
       *[other] { $have }
    } left.
monsters-no-region = Say which region the explorer goes to.
monsters-no-need-of-region = Only explorers go to a region.

# Events.
monsters-event-season = Season { $number } begins: { $season }.
monsters-event-hand = { $seat } looks at { $cards }.
monsters-event-captured = { $seat } captures { $card }.
monsters-event-chose = { $seat } captures a card.
monsters-event-drew = { $seat } draws { $card } from the stack.
monsters-event-drew-hidden = { $seat } draws a card from the stack.
monsters-event-discarded = { $seat } throws { $card } away.
monsters-event-discarded-hidden = { $seat } throws a card away.
monsters-event-passed-left = All hands go to the left.
monsters-event-passed-right = All hands go to the right.
monsters-event-kept = { $seat } keeps { $card }.
monsters-event-kept-hidden = { $seat } keeps a card.
monsters-event-land = { $seat } explores { $card }.
monsters-event-paying = { $seat } pays for { $card }.
monsters-event-displayed = { $seat } shows { $card }.
monsters-event-bonus =
    { $crowns ->
        [one] The public wanted that: one crown for { $seat }.
       *[other] The public wanted that: { $crowns } crowns for { $seat }.
    }
monsters-event-staff-earned =
    { $crowns ->
        [one] { $seat }'s staff earn one crown.
       *[other] { $seat }'s staff earn { $crowns } crowns.
    }
monsters-event-lore = Lore: { $seat } draws { $card }.
monsters-event-lore-hidden = Lore: { $seat } draws a card.
monsters-event-hired = { $seat } hires { $card }.
monsters-event-sent = { $seat } hires { $card } for the { $region }.
monsters-event-played = { $seat } plays { $card }.
monsters-event-gained =
    { $crowns ->
        [0] { $seat } gets nothing for it.
        [one] { $seat } takes one crown.
       *[other] { $seat } takes { $crowns } crowns.
    }
monsters-event-tokens =
    { $number ->
        [one] { $seat } takes a hunter token.
       *[other] { $seat } takes { $number } hunter tokens.
    }
monsters-event-shown = { $seat } lets everybody see { $card } and keeps it.
monsters-event-paid =
    { $crowns ->
        [one] { $seat } pays one crown.
       *[other] { $seat } pays { $crowns } crowns.
    }
monsters-event-borrowed =
    { $crowns ->
        [one] { $seat } takes a loan of one crown.
       *[other] { $seat } takes a loan of { $crowns } crowns.
    }
monsters-event-consolidated = { $seat } exchanges loans for a consolidated loan.
monsters-event-ready = { $seat } is ready.
monsters-event-royal =
    { $number ->
        [0] The king sends no hunters.
        [one] The king sends one hunter.
       *[other] The king sends { $number } hunters.
    }
monsters-event-tokens-given =
    { $number ->
        [one] { $seat } gives a hunter token back.
       *[other] { $seat } gives { $number } hunter tokens back.
    }
monsters-event-fined =
    { $number ->
        [one] { $seat } is fined { $crowns ->
                [one] one crown
               *[other] { $crowns } crowns
            } for one unguarded claw.
       *[other] { $seat } is fined { $crowns ->
                [one] one crown
               *[other] { $crowns } crowns
            } for { $number } unguarded claws.
    }
monsters-event-trophy = { $seat } wins the trophy of the { $season }.
monsters-event-no-trophy = Nobody wins the trophy of the { $season }.
monsters-event-goals = { $seat } reveals { $goals }.
monsters-event-no-goals = { $seat } has no secret goals.
monsters-event-over = The carnival is over.

# Points.
monsters-score-monsters = Monsters
monsters-score-goal = Goal: { $goal }
monsters-score-crowns = Gold crowns
monsters-score-tokens = Hunter tokens
monsters-score-trophies = Trophies
monsters-score-loans = Loans

# Notes when something happens for the first time.

monsters-first-game = The first evening leaves out the 21 secret goals and the 4 explorers. All else is the full game.
monsters-first-capture = Choose one card. The rest of your hand goes on to the next player.
monsters-first-wanted = The public wants these monsters. The most points of them on show win the trophy.
monsters-first-passed = The next hand lies ready. Your first one will come round again, smaller.
monsters-first-keep = Kept cards wait face down. Play them on any later turn when you have what they need.
monsters-first-land = Land costs nothing, and gives its points in every season.
monsters-first-monster = Land points pay for it. Spent land is whole again next season.
monsters-first-staff = Staff stay to the end and pay for what comes after them: hire early.
monsters-first-goal = A goal is never played: it pays at the end. Take those that fit what you do anyway.
monsters-first-claws = Each claw needs a hunter when the season ends, or costs you 3 crowns.
monsters-first-hunters = The royal hunters help everybody alike. The claws that are left need hunters of your own.
monsters-first-ready = You are asked because you hold kept cards. Skipping you would give that away.
monsters-first-loan = A loan: 3 crowns now, 5 points less at the end.
monsters-first-season = A new season: all your land is whole again, and hands go the other way round.
monsters-first-last = The last season. Monsters that are still kept at the end bring nothing.

# What things are.
monsters-name-card = { $card }
monsters-name-season = { $season }
monsters-name-deck = Deck
monsters-name-dice = Royal dice
monsters-name-player = { $seat }
monsters-name-region = Land of the { $region }
monsters-name-score = { $points ->
        [one] { $seat } has one point so far
       *[other] { $seat } has { $points } points so far
    }
monsters-name-crowns = { $number ->
        [0] { $seat } has no crowns
        [one] { $seat } has one crown
       *[other] { $seat } has { $number } crowns
    }
monsters-name-tokens = { $number ->
        [0] { $seat } has no hunter tokens
        [one] { $seat } has one hunter token
       *[other] { $seat } has { $number } hunter tokens
    }
monsters-name-loans = { $number ->
        [0] { $seat } has no loans
        [one] { $seat } has one loan
       *[other] { $seat } has { $number } loans
    }
monsters-name-trophies = { $number ->
        [0] { $seat } has no trophies
        [one] { $seat } has one trophy
       *[other] { $seat } has { $number } trophies
    }
monsters-name-danger = { $number ->
        [0] { $seat } shows no claws this season
        [one] { $seat } shows one claw this season
       *[other] { $seat } shows { $number } claws this season
    }
monsters-name-race = { $seat } and the trophy of this season
monsters-name-hand = { $number ->
        [0] { $seat } has no cards in hand
        [one] { $seat } has one card in hand
       *[other] { $seat } has { $number } cards in hand
    }
monsters-name-captured = The capture of { $seat }
monsters-name-kept = { $number ->
        [0] { $seat } keeps no cards
        [one] { $seat } keeps one card
       *[other] { $seat } keeps { $number } cards
    }
monsters-name-paying = Paying for { $card }
monsters-name-stack = { $number ->
        [0] The stack of { $seat } is empty
        [one] One card is left in the stack of { $seat }
       *[other] { $number } cards are left in the stack of { $seat }
    }
monsters-name-discards = { $number ->
        [0] { $seat } has thrown nothing away
        [one] { $seat } has thrown one card away
       *[other] { $seat } has thrown { $number } cards away
    }
monsters-name-lands = { $number ->
        [one] { $seat } has one land card
       *[other] { $seat } has { $number } land cards
    }
monsters-name-staff = { $number ->
        [0] { $seat } has no staff
        [one] { $seat } has one staff card
       *[other] { $seat } has { $number } staff cards
    }
monsters-name-display = { $number ->
        [0] { $seat } has nothing on show
        [one] { $seat } has one monster on show
       *[other] { $seat } has { $number } monsters on show
    }
monsters-name-menagerie = { $number ->
        [0] The menagerie of { $seat } is empty
        [one] One monster is in the menagerie of { $seat }
       *[other] { $number } monsters are in the menagerie of { $seat }
    }
monsters-name-events = { $number ->
        [0] { $seat } has played no events
        [one] { $seat } has played one event
       *[other] { $seat } has played { $number } events
    }
monsters-name-passed = Seen and passed on by { $seat }

monsters-is-wanted = The public wants monsters of the { $region }. Your first one on show this season brings { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }.
monsters-is-wanted-danger = The public wants monsters with claws. Your first one on show this season brings { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }.
monsters-is-trophy = Whoever has most points on wanted monsters at the end of the season takes the trophy: { $points ->
        [one] one point
       *[other] { $points } points
    }. A tie gives it to nobody.
monsters-is-trophy-claws = Whoever has most claws on show at the end of the season takes the trophy: { $points ->
        [one] one point
       *[other] { $points } points
    }. A tie gives it to nobody.
monsters-is-past = { $seat } took the trophy: { $points ->
        [one] one point
       *[other] { $points } points
    } at the end.
monsters-is-past-nobody = Nobody took the trophy.
monsters-is-deck = { $number ->
        [one] One card is left in the deck.
       *[other] { $number } cards are left in the deck.
    }
monsters-is-dice = { $number ->
        [one] One die is thrown once, at the end of every season. Everybody may use its hunters.
       *[other] { $number } dice are thrown once, at the end of every season. Everybody may use all their hunters.
    }
monsters-is-chances = They guard { $chances }.
monsters-is-chance = { $number ->
        [one] one open claw { $percent } times in 100
       *[other] { $number } claws { $percent } times
    }
monsters-is-choosing = { $seat } is choosing a card to capture.
monsters-is-discarding = { $seat } is throwing a card away.
monsters-is-deciding = { $seat } is deciding whether to play the capture or keep it.
monsters-is-free = { $seat } may still play kept cards.
monsters-is-hunting = { $seat } is deciding how many hunter tokens to give.
monsters-is-done-capture = { $seat } has captured a card.
monsters-is-done-play = { $seat } is ready.
monsters-is-done-danger = { $seat } is through the danger check.
monsters-is-over = { $seat } has played to the end.
monsters-is-crowns = Crowns pay for kept cards ({ $keep } each), for staff and for fines ({ $fine } for an unguarded claw).
monsters-is-crowns-end = { $points ->
        [one] Each is one point at the end.
       *[other] Each is { $points } points at the end.
    }
monsters-is-tokens = { $points ->
        [one] A hunter token guards one claw, once. Unused, it is one point at the end.
       *[other] A hunter token guards one claw, once. Unused, it is { $points } points at the end.
    }
monsters-is-loans = A loan comes by itself when you cannot pay: { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } now, { $points ->
        [one] one point
       *[other] { $points } points
    } less at the end. It is never paid back.
monsters-is-consolidated = { $number ->
        [one] One card stands for three of these loans.
       *[other] { $number } cards stand for three of these loans each.
    }
monsters-is-trophies = { $points ->
        [one] Each is one point at the end.
       *[other] Each is { $points } points at the end.
    }
monsters-is-no-danger = { $seat } shows no claws, so nobody has to guard.
monsters-is-guarded = { $claws ->
        [one] The claw of { $seat } is guarded.
       *[other] All { $claws } claws of { $seat } are guarded.
    }
monsters-is-open = { $seat } has { $open ->
        [one] one open claw
       *[other] { $open } open claws
    } and { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }. Unguarded, that costs { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }.
monsters-is-danger-chance = The royal dice will guard all of it { $percent } times in 100.
monsters-is-danger = Each claw shown this season needs a hunter when it ends: from the royal dice, your staff or a token. Each left over costs { $fine ->
        [one] one crown
       *[other] { $fine } crowns
    }; the monster stays.
monsters-is-race = { $count ->
        [0] { $seat } has no wanted monster on show.
        [one] { $seat } has one point on wanted monsters.
       *[other] { $seat } has { $count } points on wanted monsters.
    }
monsters-is-race-claws = { $count ->
        [0] { $seat } has no claws on show.
        [one] { $seat } has one claw on show.
       *[other] { $seat } has { $count } claws on show.
    }
monsters-is-race-leads = { $seat } would take the trophy now.
monsters-is-race-rule = The single highest takes it: { $points ->
        [one] one point
       *[other] { $points } points
    }.
monsters-is-score = Monsters { $monsters }, crowns { $crowns }, tokens { $tokens }, trophies { $trophies }, loans { $loans ->
        [0] 0
       *[other] minus { $loans }
    }.
monsters-is-goals = { $points ->
        [one] The secret goals would add one point now.
       *[other] The secret goals would add { $points } points now.
    }
monsters-is-goals-scored = { $points ->
        [one] The secret goals made one point.
       *[other] The secret goals made { $points } points.
    }
monsters-is-goals-hidden = Secret goals come on top at the end.
monsters-is-hand = Capture one; the others go to { $next }.
monsters-is-hand-down = It has just been passed on and lies face down until the next turn.
monsters-is-captured = Now it is played, or kept for { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }. It cannot be exchanged.
monsters-is-captured-hidden = It lies face down until it is played; if it is kept nobody sees it.
monsters-is-captured-none = No card lies there now.
monsters-is-kept = A captured card is kept for { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } and can be played in any later turn for what its kind costs.
monsters-is-kept-end = Monsters still kept at the end bring nothing; secret goals are kept to the end.
monsters-is-paying = { $left ->
        [one] One land is still to be paid, of any region.
       *[other] { $left } land are still to be paid, of any regions.
    }
monsters-is-passed = Cards that were in your hand and went on, and who may have them now.
monsters-is-stack = After each capture you draw its top card and then throw one card of your hand away.
monsters-is-discards = They are out of the game, and only who threw them away knows them.
monsters-is-lands = Lands stay in play and give their land anew in every season.
monsters-is-staff = Staff are paid once and work to the end of the game.
monsters-is-display = Monsters of this season: their claws need guarding and wanted ones count for the trophy. Then they go to the menagerie.
monsters-is-menagerie = Monsters of earlier seasons are safe and bring their points at the end.
monsters-is-events = An event works once, when it is played.
monsters-is-on-show = It is on show this season: its claws count now.
monsters-is-retired = It is in the menagerie: safe, and counted at the end.
monsters-is-no-land = { $seat } has no land of the { $region }.
monsters-is-land = { $seat } has { $points } land of the { $region }, { $left ->
        [0] all of it spent this season
       *[other] { $left } of it to spend
    }.
monsters-is-region = It pays for monsters of the { $region } and of the Dreamlands. What is spent comes back next season.
monsters-is-dreamlands = It pays for monsters of the Dreamlands only. What is spent comes back next season.
monsters-is-cards = { $number ->
        [0] Distant lands count cards: there is no land card of the { $region } in play.
        [one] Distant lands count cards: one land card of the { $region } is in play.
       *[other] Distant lands count cards: { $number } land cards of the { $region } are in play.
    }
monsters-is-goal = { $points ->
        [one] Worth one point now.
       *[other] Worth { $points } points now.
    }
monsters-is-goal-later = Who is second is seen only at the end.
monsters-is-demanded = The public wants it: its points count for the trophy.
monsters-is-demanded-bonus = The public wants it: { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } for your first, and it counts for the trophy.
monsters-is-claws = With it you show { $claws ->
        [one] one claw
       *[other] { $claws } claws
    } this season; your hunters and tokens guard { $guards }.

# The table told in words.
monsters-tell-standing = Where the game stands
monsters-tell-turn-left = Season { $season } of { $seasons }, turn { $turn } of { $turns }. Hands go to the left.
monsters-tell-turn-right = Season { $season } of { $seasons }, turn { $turn } of { $turns }. Hands go to the right.
monsters-tell-danger-check = Season { $season } of { $seasons }: the danger check.
monsters-tell-season = { $season }. { $wanted }
monsters-tell-cards = Cards that only { $seat } sees
monsters-tell-kept-of = What { $seat } kept
monsters-tell-captured = Captured: { $card }. { $says } { $now }
monsters-tell-in-hand = In hand: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says } { $now }
monsters-tell-kept = Kept: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says } { $now }
monsters-tell-discarded = Thrown away so far: { $cards }.
monsters-tell-paying = { $left ->
        [one] { $card } is being paid for: one land is still to pay.
       *[other] { $card } is being paid for: { $left } land are still to pay.
    }
monsters-tell-next-hand = { $number ->
        [one] The next hand lies face down: one card.
       *[other] The next hand lies face down: { $number } cards.
    }
monsters-tell-no-cards = { $seat } holds no cards.
monsters-tell-playable = It could be played now.
monsters-tell-carnival = The carnival of { $seat }
monsters-tell-points = { $points }. { $sources }
monsters-tell-on-show = On show: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says }
monsters-tell-staff = Staff: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says }
monsters-tell-retired = In the menagerie: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says }
monsters-tell-known = Known to be kept: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }. { $says }
monsters-tell-memory = What { $seat } has seen and passed on
monsters-tell-lot = { $cards }: now among { $holders }.

# The table in characters.
monsters-text-head = Season { $season } of 4, turn { $turn } of 8: { $step }.
monsters-text-capture = capturing
monsters-text-play = playing
monsters-text-danger-check = danger check
monsters-text-over = the game is over
monsters-text-left = Hands go to the left. { $deck } cards in the deck.
monsters-text-right = Hands go to the right. { $deck } cards in the deck.
monsters-text-wanted = { $season }: monsters of the { $region } are wanted.
monsters-text-wanted-danger = { $season }: dangerous monsters are wanted.
monsters-text-past = Trophies
monsters-text-trophy = { $season } ({ $seat })
monsters-text-no-trophy = { $season } (nobody)
monsters-text-seat = { $seat }: { $points } points, { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }, { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }, { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }
monsters-text-waiting = waiting
monsters-text-choosing = capturing
monsters-text-discarding = discarding
monsters-text-deciding = play or keep
monsters-text-free = not ready
monsters-text-hunting = tokens
monsters-text-lands = Lands
monsters-text-staff = Staff
monsters-text-display = Display
monsters-text-season = Season
monsters-text-so-far = danger { $danger }, own hunters { $hunters }, for the trophy { $wanted }
monsters-text-menagerie = Menagerie
monsters-text-retired = { $monsters ->
        [one] one monster
       *[other] { $monsters } monsters
    } with { $points } points, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }
monsters-text-cards = Cards
monsters-text-counts = hand { $hand }, captured { $captured }, kept { $kept }{ $stack ->
        [0] {""}
       *[other] , stack { $stack }
    }
monsters-text-known = Known kept
monsters-text-own = Only { $seat } sees:
monsters-text-at-end = { $seat } kept:
monsters-text-hand = Hand
monsters-text-captured = Captured
monsters-text-kept = Kept
monsters-text-passed = Passed on
monsters-text-with = (among { $holders })
monsters-text-captures-of = { $seat }'s captures
monsters-text-hand-of = { $seat }'s hand
monsters-text-discards = discards
monsters-text-event = event
monsters-text-goal = goal
monsters-text-legend = Land is left/all. p points, ! danger, ? lore, ~ distant, $ crowns, * can be played, = worth now.

# The drawn board.
monsters-board-name = { $count ->
        [one] { $name }
       *[other] { $name }, { $count } times
    }
monsters-board-lands = Lands
monsters-board-region = { $region }: { $left } of { $points } land to spend, { $cards ->
        [0] no land cards
        [one] one land card
       *[other] { $cards } land cards
    }
monsters-board-of = of { $points } land
monsters-board-land-cards = { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
monsters-board-offer = pays { $points }
monsters-board-land = { $points } land
monsters-board-explorer = Explorer
monsters-board-wanted-region = wanted this season
monsters-board-season-region = First { $region } monster: { $crowns } crowns. Most { $region } points on show: trophy, { $points } points.
monsters-board-season-danger = First monster with a claw: { $crowns } crowns. Most claws on show: trophy, { $points } points.
monsters-board-left = Hands go left
monsters-board-right = Hands go right
monsters-board-race = The race for the trophy
monsters-board-runs = { $name }: { $count }
monsters-board-bonus = has had the crowns of the season
monsters-board-nobody = nobody
monsters-board-dice = Royal dice
monsters-board-odds = Royal dice guard 1 claw { $one } %, 2 claws { $two } %
monsters-board-on-show = On show
monsters-board-nothing-shown = nothing yet this season
monsters-board-claws = { $claws ->
        [0] no claws
        [one] one claw
       *[other] { $claws } claws
    }
monsters-board-danger = claws
monsters-board-hunters = hunters
monsters-board-own-hunters = { $count ->
        [0] no hunters
        [one] one hunter
       *[other] { $count } hunters
    }
monsters-board-tokens = { $count ->
        [0] no hunter tokens
        [one] one hunter token
       *[other] { $count } hunter tokens
    }
monsters-board-given = tokens given
monsters-board-royal = royal hunters
monsters-board-open = { $count } open: up to { $crowns } crowns
monsters-board-chance = dice help { $percent } %
monsters-board-staff = Staff
monsters-board-earned = + { $crowns }
monsters-board-doing = { $name }: { $stage }
monsters-board-known = Known to all
monsters-board-events = { $count ->
        [one] 1 event played
       *[other] { $count } events played
    }
monsters-board-menagerie = Menagerie: { $count ->
        [one] one monster
       *[other] { $count } monsters
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
monsters-board-cards = Cards
monsters-board-hand = { $count ->
        [one] The last card of the hand
       *[other] Hand of { $count } cards
    }
monsters-board-throw = Throw one away
monsters-board-pass = the rest go to { $name }
monsters-board-stack = { $count } in your stack
monsters-board-steps = This turn
monsters-board-step-capture = 1 Capture
monsters-board-step-draw = 2 Draw
monsters-board-step-throw = 3 Throw away
monsters-board-captured = Captured
monsters-board-next-hand = { $count ->
        [0] No more cards this season
        [one] Next, one card
       *[other] Next, { $count } cards
    }
monsters-board-kept = Kept, { $count }
monsters-board-secret = only you see these
monsters-board-goals = { $points ->
        [one] goals are worth 1 point now
       *[other] goals are worth { $points } points now
    }
monsters-board-kept-cards = { $count ->
        [0] no kept cards
        [one] one kept card
       *[other] { $count } kept cards
    }
monsters-board-crowns = { $count ->
        [0] no crowns
        [one] one crown
       *[other] { $count } crowns
    }
monsters-board-trophies = { $count ->
        [one] one trophy
       *[other] { $count } trophies
    }
monsters-board-loans = { $count ->
        [one] One loan: { $points } points lost at the end
       *[other] { $count } loans: { $points } points lost for each at the end
    }
monsters-board-will-borrow = A loan brings { $crowns } crowns now and takes { $points } points at the end.
monsters-board-paying = { $points } land to pay
monsters-board-choose-card = Choose a card
monsters-board-choose-discard = Choose a card to throw away
monsters-board-choose-region = Choose a region
monsters-board-choose-tokens = Tokens or crowns
monsters-board-look = Look at { $name }'s carnival
monsters-board-carnival = { $name }'s carnival
monsters-board-back = Back to yours
monsters-board-stage-done-capture = has chosen
monsters-board-stage-done-play = is ready
monsters-board-stage-done-danger = waits
monsters-board-stage-done-over = carnival over
monsters-board-stage-choosing = is choosing
monsters-board-stage-discarding = is throwing one away
monsters-board-stage-deciding = plays or keeps
monsters-board-stage-free = not ready yet
monsters-board-stage-hunting = gives tokens
monsters-board-kind-monster-of = Monster, { $region }
monsters-board-kind-land-of = Land, { $region }
monsters-board-kind-staff = Staff
monsters-board-kind-event = Event
monsters-board-kind-goal = Secret goal
monsters-board-harmless = harmless
monsters-board-now = { $points } now
monsters-board-worth = Worth { $points } now.
monsters-board-check = Danger check, season { $season }
monsters-board-go-on = Go on
monsters-board-comes-to = Outcome
monsters-board-fined = { $count } unguarded: { $crowns } crowns
monsters-board-borrowed = loan taken
monsters-board-no-danger = no claws
monsters-board-still-open = { $count } open, { $tokens ->
        [one] 1 token to give
       *[other] { $tokens } tokens to give
    }
monsters-board-safe = guarded
monsters-board-trophy = { $name } has the trophy of the { $season }
monsters-board-no-trophy = Nobody has the trophy of the { $season }
monsters-board-memory = Seen and passed on: { $count ->
        [one] one card
       *[other] { $count } cards
    }
monsters-board-with = { $count ->
        [one] one of them captured by { $names }
       *[other] one each captured by { $names }
    }
monsters-board-in-hand-of = the rest in { $name }'s hand
monsters-board-in-discards = one perhaps thrown away
monsters-board-thrown = thrown away by you
