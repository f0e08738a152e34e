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

monsters-why-shown =
    { $gain ->
        [one] It brings about { $gain } point at once.
       *[other] It brings about { $gain } points at once.
    }
monsters-why-cards =
    { $gain ->
        [one] It makes your kept cards worth about { $gain } point more.
       *[other] It makes your kept cards worth about { $gain } points more.
    }
monsters-why-land =
    { $gain ->
        [one] Its land will pay for monsters worth about { $gain } point.
       *[other] Its land will pay for monsters worth about { $gain } points.
    }
monsters-why-staff =
    { $gain ->
        [one] Your staff will bring about { $gain } point.
       *[other] Your staff will bring about { $gain } points.
    }
monsters-why-purse = It leaves crowns in your purse, so you need no loan.
monsters-why-season = It helps you to the bonus or the trophy of this season.
monsters-why-hand = It leaves you a better card to capture next.
monsters-why-danger =
    { $gain ->
        [one] It spares you about { $gain } crown at the danger check.
       *[other] It spares you about { $gain } crowns at the danger check.
    }
monsters-why-rivals =
    { $gain ->
        [one] It costs your strongest rival about { $gain } point.
       *[other] It costs your strongest rival about { $gain } points.
    }

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
monsters-board-sheets = What lies on the table
monsters-board-sheet-cards = Cards
monsters-board-sheet-show = On show
monsters-board-sheet-players = Season
monsters-board-playable = Can be played now
monsters-board-touch = Touch a card to read it.
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

## How to play, in a minute: at most four words, at most thirty

monsters-how-draft = Capture one, pass on
monsters-how-draft-text = Most points after four seasons win. Everybody holds a hand of cards: capture one, pass the rest to your neighbour. All at once, eight times a season.
monsters-how-lands = Land is your money
monsters-how-lands-text = Land cards cost nothing and stay. Each gives land of one region to spend, and everything you spent comes back when a new season begins.
monsters-how-monsters = Show monsters
monsters-how-monsters-text = A monster asks for as much land of its region as its level says. Spend it, and the monster is on show. The gold rosette is its points.
monsters-how-keep = Or keep it
monsters-how-keep-text = A card you cannot or will not play yet is kept for one crown. Play it later, when you have the land. No crown left? You borrow.
monsters-how-claws = Mind the claws
monsters-how-claws-text = When a season ends, every claw on show needs a hunter. Three dice send some, the same for all players. Each claw left over costs three crowns.
monsters-how-points = What counts
monsters-how-points-text = After four seasons add up monsters shown, crowns left, trophies and secret goals. Every loan costs five points. Monsters still in your hands count nothing.
monsters-how-sum-monsters = Monsters
monsters-how-sum-crowns = 1 a crown
monsters-how-sum-trophy = 3 a trophy
monsters-how-sum-loan = −5 a loan

## The player aid; what stands before a bar is set on a plate

monsters-aid-goal = Four seasons of eight turns. Most points win.
monsters-aid-turn = A season
monsters-aid-turn-1 = 1 | The season card tells which monsters the public wants.
monsters-aid-turn-2 = 2 | Eight turns, all players at once: capture a card, pass the rest, play your card or keep it for 1 crown. Kept cards may be played in any turn.
monsters-aid-turn-3 = 3 | Danger check: a hunter for each claw.
monsters-aid-turn-4 = 4 | The trophy is given, the monsters on show retire, all land is whole again.
monsters-aid-turn-5 = Two players: capture one card, draw one, throw one away, pass the rest.
monsters-aid-special = Cards and claws
monsters-aid-special-1 = Land | free. One arrow: you need one land card of its region first; two arrows: two.
monsters-aid-special-2 = Monster | spend land of its region, as much as its level. Dreamlands monsters take land of any regions.
monsters-aid-special-3 = Staff | costs its crowns once and works to the end.
monsters-aid-special-4 = Event | free, once, then gone.
monsters-aid-special-5 = Goal | never played, always kept for 1 crown, scored at the end.
monsters-aid-special-6 = Claws on show this season, less the dice, your hunters and the tokens you give: each one left costs 3 crowns.
monsters-aid-special-7 = Your first wanted monster of a season brings 2 crowns.
monsters-aid-special-8 = When you cannot pay you take a loan: 3 crowns now, 5 points less at the end, never paid back.
monsters-aid-symbols = Symbols
monsters-aid-sign-points = points
monsters-aid-sign-claw = claw: danger
monsters-aid-sign-book = book: draw a card
monsters-aid-sign-arrow = arrow: far land
monsters-aid-sign-crown = crown
monsters-aid-sign-token = hunter, once
monsters-aid-sign-aerie = Aerie
monsters-aid-sign-caves = Caves
monsters-aid-sign-darklands = Darklands
monsters-aid-sign-depths = Depths
monsters-aid-sign-forest = Enchanted Forest
monsters-aid-sign-dreamlands = Dreamlands
monsters-aid-points = Points at the end
monsters-aid-points-1 = All monsters that you have shown: the number on the rosette
monsters-aid-points-2 = 1 | each crown, each hunter token left
monsters-aid-points-3 = 3 | each trophy: most points of wanted monsters in a season; a tie gives it to nobody
monsters-aid-points-4 = −5 | each loan
monsters-aid-points-5 = Secret goals, as they say. Kept monsters count nothing.
# Lessons. The players are { $seat1 }, { $seat2 } and so on; a note has at most forty words.
monsters-lesson-first-monster = Your first monster
monsters-lesson-first-monster-learnt = Capture one card, pass the others on, and play your card. A monster takes land of its region, and that land is back in the next season.
monsters-lesson-first-monster-goal = You run a carnival of monsters. It lasts four seasons, and then most points win. Monsters bring most of them: Schrat would bring you six.
monsters-lesson-first-monster-capture = Everybody captures one card from their hand. A monster takes land of the region where it lives. Schrat takes two land of the Enchanted Forest, and you have just two: capture it.
monsters-lesson-first-monster-training = That would bring you a hunter, and we come to hunters later. I would begin with the six points of Schrat.
monsters-lesson-first-monster-no-land = You could not play that yet. All your land lies in the Forest, where Schrat lives.
monsters-lesson-first-monster-show = Your other seven cards went to { $seat2 }, and { $seat3 } handed you seven. Before you see them, show your monster to the public.
monsters-lesson-first-monster-show-now = That would put it aside for later and cost you a crown, one of your four gold coins. You can pay for Schrat now: show it.
monsters-lesson-first-monster-six = Six points! That was one turn, and a season has eight.
monsters-lesson-first-monster-land = Your Forest land is spent until next season. New land helps in every season that is left. I would capture the land card of the Enchanted Forest.
monsters-lesson-first-monster-land-first = Another time, perhaps. Here I would take land of the Forest: it pays for more monsters like Schrat.
monsters-lesson-first-monster-free = Playing a land costs nothing, and it is of use at once. Play it.
monsters-lesson-first-monster-no-keeping = Putting it aside costs a crown, and land in your hand pays for nothing. Play it.
monsters-lesson-first-monster-which = One Forest land is free to spend now. Which monster in this hand can you show with it?
monsters-lesson-first-monster-no-monster = That is no monster. Look for one that lives in the Forest.
monsters-lesson-first-monster-too-much = You have no land where that monster lives. Look for one that lives in the Forest.
monsters-lesson-first-monster-dryad = The Dryad takes one Forest land and brings three points. Show it.
monsters-lesson-first-monster-dryad-now = That would put it aside and cost a crown. Your land can pay for it now: show it.
monsters-lesson-first-monster-nine = Nine points from two monsters. Each of your four crowns, the gold coins, is a point as well: you stand at thirteen.

monsters-lesson-keep-for-later = Keep it for later
monsters-lesson-keep-for-later-learnt = A card that you cannot play is kept for one crown. Play it later, as soon as the land is there. Spent land comes back next season.
monsters-lesson-keep-for-later-two-needed = Shellbiter brings six points and takes two land of the Depths. You have one. Capture it all the same: it can wait.
monsters-lesson-keep-for-later-just-once = Just this once I would take a monster that you cannot pay for yet: Shellbiter.
monsters-lesson-keep-for-later-keep = Shellbiter cannot be shown yet, so it is kept, and keeping a card costs one crown. Nobody sees what you keep.
monsters-lesson-keep-for-later-ready = Whoever has kept cards could still play one, so you are asked each time. You cannot now: say that you are ready.
monsters-lesson-keep-for-later-missing = Shellbiter waits among your kept cards. It takes two land of the Depths, and you have one. Which card would bring the other?
monsters-lesson-keep-for-later-merfolk = The Merfolk would spend the one Depths land that Shellbiter needs. Look for more land.
monsters-lesson-keep-for-later-depths = That brings no land of the Depths, and Shellbiter goes on waiting.
monsters-lesson-keep-for-later-land-first = Play the land first. It can pay for something in the same turn.
monsters-lesson-keep-for-later-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-keep-for-later-from-kept = Two Depths land, and Shellbiter takes two. Show it from your kept cards; the crown was paid before.
monsters-lesson-keep-for-later-not-ready = If you say so, your turn is over and Shellbiter goes on waiting. Show it first.
monsters-lesson-keep-for-later-six = Six points for one crown.
monsters-lesson-keep-for-later-which = Merfolk and Dryad bring three points each and take one land. Only one of them can be shown today. Which one?
monsters-lesson-keep-for-later-spent = The Merfolk lives in the Depths, and Shellbiter has spent all your land there until next season.
monsters-lesson-keep-for-later-of-the-two = I would choose between Merfolk and Dryad: look at the land that you have not spent.
monsters-lesson-keep-for-later-dryad = The Dryad lives in the Forest, where your land is still free. Show it.
monsters-lesson-keep-for-later-dryad-now = It would cost a crown and bring nothing yet. Your Forest land is free: show it.
monsters-lesson-keep-for-later-nine = Nine points from monsters. Every land pays once a season, each region for its own monsters.

monsters-lesson-distant-lands = Distant lands
monsters-lesson-distant-lands-learnt = Distant lands are rich, but ask for land cards of their region first. They count cards, not how much land the cards give.
monsters-lesson-distant-lands-distant = Two of these lands are distant. They give two land instead of one, but you reach them only from a land card of the same region.
monsters-lesson-distant-lands-one-card = You have one land card of the Aerie and one of the Forest. Which distant land can you reach from there?
monsters-lesson-distant-lands-darklands = Gallows Marsh lies in the Darklands, and you have no land card there. It would have to wait.
monsters-lesson-distant-lands-distant-one = Now I would take a distant land that you can reach: one of the Forest.
monsters-lesson-distant-lands-play = The Forgotten Temple is free, like every land. Play it.
monsters-lesson-distant-lands-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-distant-lands-three = One card, two land: you have three in the Forest now.
monsters-lesson-distant-lands-two-cards = The farthest lands ask for two land cards of their region. You have two Forest cards now. Find the land that they open.
monsters-lesson-distant-lands-caves = Crystal Gallery lies in the Caves, and you have no land card there. Where do you have two?
monsters-lesson-distant-lands-dreamlands = Three land too, but land of the Dreamlands pays only for monsters of the Dreamlands. I would look for a land of the Forest.
monsters-lesson-distant-lands-schrat = You could show Schrat at once for six points, a fair choice. Here I would look for more land of the Forest.
monsters-lesson-distant-lands-other = You could not play that yet. Look for a land that your two Forest cards open.
monsters-lesson-distant-lands-forefather = The Forefather of Life asks for two Forest cards, and you have them. Play it.
monsters-lesson-distant-lands-six = Six Forest land after two turns, and again in every season. That pays for several monsters.

monsters-lesson-wanted = What the public wants
monsters-lesson-wanted-learnt = Your first wanted monster of a season pays two crowns. Whoever shows most points on wanted monsters takes the trophy; a tie gives it to nobody.
monsters-lesson-wanted-season = Every season has a card, and it says which monsters the public wants. This season it wants monsters of the Caves.
monsters-lesson-wanted-wolf = The first wanted monster that you show pays you two crowns. You have two land of the Caves. Which monster here lives there?
monsters-lesson-wanted-later-land = Land of the Caves is a good plan, but first I would take the monster that you can already pay for.
monsters-lesson-wanted-no-caves = That is no monster of the Caves, so the public would pay nothing for it.
monsters-lesson-wanted-bonus = Show the Spectral Wolf, and watch your crowns.
monsters-lesson-wanted-show-now = It would cost a crown instead of bringing two. Your land can pay for it: show it.
monsters-lesson-wanted-two-crowns = Six points, and two crowns from the public. That bonus comes once a season.
monsters-lesson-wanted-more-land = Your Caves land is spent for this season, but new land is of use at once. Capture a land of the Caves: with two cards there, every one is open to you.
monsters-lesson-wanted-caves-please = That gives no land of the Caves. I would stay where the public looks.
monsters-lesson-wanted-play-land = Play it: it can pay for monsters in this very season.
monsters-lesson-wanted-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-wanted-race = There is a race, too. At the end of the season, most points on wanted monsters win a trophy, worth three points. Capture a monster that counts.
monsters-lesson-wanted-enough-land = You have land of the Caves to spend already. Now use it: take a monster.
monsters-lesson-wanted-only-caves = Only monsters of the Caves count in this race.
monsters-lesson-wanted-show = Show it.
monsters-lesson-wanted-in-time = Kept monsters do not count in the race. Show it.
monsters-lesson-wanted-nine = No second bonus, but nine points in the race. The others have none.
monsters-lesson-wanted-eleven = No second bonus, but eleven points in the race. The others have none. What its claw means comes in the next lesson.
monsters-lesson-wanted-tie = If two players were level at the top, nobody would get the trophy. So it pays to be ahead by a little.

monsters-lesson-claws = Claws and hunters
monsters-lesson-claws-learnt = Every claw on show needs a hunter when the season ends. The royal dice help everybody alike, a token helps once, and a claw left open costs three crowns.
monsters-lesson-claws-claws = Basilisk and Dybbuk have a claw each: they bring more points, but they are dangerous. When the season ends, every claw that you show needs a hunter.
monsters-lesson-claws-help = The king lends hunters to everybody: three dice, mostly blank, which guard two claws about half the time. Which of these cards helps for certain?
monsters-lesson-claws-troll = You have no Forest land for the Troll, and on show it would bring one more claw.
monsters-lesson-claws-token = Safety Training brings a hunter token, and a token guards one claw, once. Play it now: when the hunters are counted it is too late for cards.
monsters-lesson-claws-too-late = Kept, it would guard nothing, and keeping costs a crown. Play it.
monsters-lesson-claws-last-card = The eighth and last card of a season comes to you by itself. You have no Forest land for the Wendigo, so keep it.
monsters-lesson-claws-dice = When everybody is ready the danger check begins, and the royal dice are rolled. Say that you are ready.
monsters-lesson-claws-give = All three dice are blank. Your two claws are open, and each costs three crowns. You have three crowns and a token: what will you give?
monsters-lesson-claws-six-crowns = Then both claws cost you: six crowns, and you have three. A token that is left at the end is only one point.
monsters-lesson-claws-one-open = The token guarded one claw, the other cost three crowns. Both monsters stay yours, with all their points. And in a Season of Danger it is claws that the public wants.

monsters-lesson-new-season = A new season
monsters-lesson-new-season-learnt = A season ends with the danger check and the trophy. Then monsters go to the menagerie, all land can be spent again, and hands go the other way.
monsters-lesson-new-season-last-turn = This is the last turn of the season. Schrat takes two Forest land, and you have none. Keep it for later.
monsters-lesson-new-season-ready = Nothing of yours can be played any more. Say that you are ready, and the danger check begins.
monsters-lesson-new-season-give = You show two claws, and the royal dice send one hunter. What will you do about the other claw?
monsters-lesson-new-season-three-crowns = That saves the token, worth one point at the end, and costs three crowns, worth three.
monsters-lesson-new-season-trophy = Guarded! And nobody else showed a monster of the Caves, so the trophy of this season is yours: three points.
monsters-lesson-new-season-menagerie = Your monsters have gone to your menagerie. Their points are safe there, and their claws need no hunter any more.
monsters-lesson-new-season-whole = A new season, eight new cards, and all your land can be spent again. Which monster can your two Caves land pay for?
monsters-lesson-new-season-too-big = That one lives in the Caves too, but it takes four land.
monsters-lesson-new-season-dream = The Succubus comes from the Dreamlands, and has a lesson of its own. Look for a monster of the Caves.
monsters-lesson-new-season-no-caves = That is no monster of the Caves. Two land there are waiting to be spent.
monsters-lesson-new-season-right = In the second and fourth season hands go to the right: yours went to { $seat3 }. Now show the Spectral Wolf.
monsters-lesson-new-season-show-now = It would cost a crown and bring nothing yet. Your land is whole again: show it.
monsters-lesson-new-season-before = Six points more. One tip: kept cards may also be played before you capture, even in the first turn of a season.

monsters-lesson-people-and-events = People and events
monsters-lesson-people-and-events-learnt = Staff cost crowns once and work to the end, so hire early. An event works once: play it when it pays most. Passed hands come round again.
monsters-lesson-people-and-events-staff = Staff are people whom you pay once and who work to the end of the game. The Caves Expert pays you two crowns for each monster of the Caves that you show.
monsters-lesson-people-and-events-expert-please = Here I would take the Caves Expert: early staff work longest.
monsters-lesson-people-and-events-hire = The expert costs three of your four crowns. Hire the expert now.
monsters-lesson-people-and-events-kept-expert = Keeping the card costs a crown, and an expert who is not hired earns nothing.
monsters-lesson-people-and-events-work = Now give your expert work. Which monster can your one land of the Caves pay for?
monsters-lesson-people-and-events-no-work = That is no monster of the Caves, so the expert would earn nothing.
monsters-lesson-people-and-events-earn = Show the Lesser Wyrm, and watch your crowns.
monsters-lesson-people-and-events-kept-wyrm = The expert pays only when the monster is shown. Your land can pay for it now.
monsters-lesson-people-and-events-two-back = Three points, and two of your crowns are back already.
monsters-lesson-people-and-events-tour = With three at the table, your first hand is back in the fourth turn. The Cave Tour is in it, an event: it pays a crown for each land of the Caves.
monsters-lesson-people-and-events-prepare = You have one land of the Caves. Prepare for the tour.
monsters-lesson-people-and-events-caves-land = The tour would still pay one crown. More land of the Caves makes it richer.
monsters-lesson-people-and-events-play-land = Play it.
monsters-lesson-people-and-events-no-use = Kept land counts for nothing. Play it.
monsters-lesson-people-and-events-again = Here is your first hand again, and nobody took the Cave Tour. Capture it.
monsters-lesson-people-and-events-tour-now = Possible, but you have prepared for the tour, and it may not come round again.
monsters-lesson-people-and-events-event = An event is free, works once and is gone. Land that you have spent counts too. Play it.
monsters-lesson-people-and-events-kept-tour = It could grow while you keep it, but keeping costs a crown. Play it.
monsters-lesson-people-and-events-five = Two crowns: you have five now, more than at the start, and an expert besides. Other staff guard claws in every season, or pay for events.

monsters-lesson-a-loan = A loan that pays
monsters-lesson-a-loan-learnt = A loan brings three crowns at once and takes five points at the end. It is worth it for land and large monsters early on, but seldom for a fine.
monsters-lesson-a-loan-no-crown = You have no crown left. If you pay all the same, a loan comes by itself: three crowns now, five points less at the end.
monsters-lesson-a-loan-worth = You kept the Treewalker, eleven points, and it takes three Forest land. You have one. Is a card in this hand worth a loan?
monsters-lesson-a-loan-safe = That needs no loan, and it would be fine in a real game. But one card here gives three Forest land at once.
monsters-lesson-a-loan-no-help = That does not bring the Treewalker any nearer. It waits for Forest land.
monsters-lesson-a-loan-hint = Look for a distant land of the Forest.
monsters-lesson-a-loan-borrow = The Forefather of Life asks for two Forest cards, and you have one. Keep it: the loan comes by itself.
monsters-lesson-a-loan-borrowed = Three crowns came, one went for keeping, and two stay with you. They are worth two points.
monsters-lesson-a-loan-ready = Nothing can be played yet. Say that you are ready.
monsters-lesson-a-loan-open = The Forefather of Life waits for a second Forest card. Which card opens it?
monsters-lesson-a-loan-forest-card = It goes on waiting then. One more land card of the Forest opens it.
monsters-lesson-a-loan-order = Three cards of yours can be played in this turn, each opening the way for the next. Find the order that ends with the Treewalker.
monsters-lesson-a-loan-kept-land = That costs a crown, and nothing else can be played without this land.
monsters-lesson-a-loan-not-ready = Not yet: the Treewalker can still be shown in this turn.
monsters-lesson-a-loan-too-long = The Treewalker was not shown. We begin again at the same place.
monsters-lesson-a-loan-hint-order = First the land that you captured, then the land that it opens.
monsters-lesson-a-loan-eleven = Eleven points, and five Forest land in every season, for a loan of five points. It has a claw, so look for a hunter.

monsters-lesson-dreams = Dreams and drawn cards
monsters-lesson-dreams-learnt = Monsters of the Dreamlands take land of any kinds. Land of the Dreamlands pays for them alone. Some monsters let you draw a card, and it is kept for free.
monsters-lesson-dreams-any-land = Monsters of the Dreamlands take land of any kinds, mixed as you like. The Succubus takes four, and you have five in all. Capture it.
monsters-lesson-dreams-dream-monster = Here I would take the monster of the Dreamlands: your land is enough for it.
monsters-lesson-dreams-dream-land = You have three land of the Dreamlands. It pays for no other monsters, so it is best spent here. Show the Succubus.
monsters-lesson-dreams-show-now = It would cost a crown and bring nothing yet. Your land is enough: show it.
monsters-lesson-dreams-pay = You choose the mixture. I would spend three land of the Dreamlands, and one more: from the Aerie or from the Caves, as you like.
monsters-lesson-dreams-lore = The Succubus let you draw a card: the Event Coordinator, whom you keep for free. Hiring costs three crowns and pays one for each event. As you like: hire, or wait.
monsters-lesson-dreams-waits = The card waits among your kept cards, and you save your crowns.
monsters-lesson-dreams-hired = Hired. From now on each event that you play brings one crown more.

monsters-lesson-secret-goals = Secret goals
monsters-lesson-secret-goals-learnt = A secret goal is never played, only kept, and counts at the end. Choose goals that your land can feed, and feed them.
monsters-lesson-secret-goals-goals = The full game has secret goals, and three are in this hand. A goal is never played: you keep it, and it brings points at the end.
monsters-lesson-secret-goals-which = One pays for big monsters, one for having other goals, and one for monsters of the Forest. Which fits the land that you have?
monsters-lesson-secret-goals-no-fit = It may pay one day, but your two land do nothing for it. They lie in the Caves and in the Forest.
monsters-lesson-secret-goals-a-goal = Another time, perhaps. Now I would take one of the three goals.
monsters-lesson-secret-goals-keep = A goal that you capture costs one crown to keep, like any card. Nobody else sees it before the end of the game.
monsters-lesson-secret-goals-ready = A goal cannot be played, so there is nothing more to do: say that you are ready.
monsters-lesson-secret-goals-feed = Each monster of the Forest will bring you two points on top of its own. Find a card that feeds your goal.
monsters-lesson-secret-goals-no-forest = That does nothing for your goal. Look for a monster of the Forest, or for its land.
monsters-lesson-secret-goals-play = Now play it.
monsters-lesson-secret-goals-kept-again = Kept, it feeds nothing and costs a crown. Play it.
monsters-lesson-secret-goals-grows = Three points, two crowns because the public wants the Forest, and your goal is worth two points already. Only you can see that.
monsters-lesson-secret-goals-can-grow = Two Forest land: with them you can show what your goal wants, in every season.

monsters-lesson-two-players = Two players
monsters-lesson-two-players-learnt = For two: capture a card, draw one, throw one away, pass the rest. What you throw away, nobody will ever get.
monsters-lesson-two-players-capture = A game for two has one step more in a turn. First capture as usual: I would take the land of the Depths.
monsters-lesson-two-players-depths-please = Here I would take the land: it helps in all four seasons.
monsters-lesson-two-players-drawn = Then you draw a card from your own stack: the Aerie. Now throw one card of your hand away. The others go to { $seat2 }.
monsters-lesson-two-players-throw = So ask yourself what { $seat2 } could use. Two land cards of the Darklands lie there. Which card would help most?
monsters-lesson-two-players-once = That fits the Darklands as well, but it scores once. One card here would help in every season.
monsters-lesson-two-players-little = That would help { $seat2 } less. Think of somebody who has land of the Darklands only.
monsters-lesson-two-players-hint = Look for a distant land that asks for two cards of the Darklands.
monsters-lesson-two-players-denied = Three land at once, in every season: { $seat2 } will not have them. And nobody knows what you threw away.

monsters-lesson-last-season = The last season
monsters-lesson-last-season-learnt = In the last season show whatever your land can pay for. Kept monsters bring nothing, and a loan or a lost goal costs points.
monsters-lesson-last-season-last = This is the fourth and last season. Land that you spend now will not come back, and monsters that you still keep at the end bring nothing.
monsters-lesson-last-season-goals = You keep two secret goals. Danger Seeker pays a point for each claw in your menagerie. Specialist pays four points if you have land of no more than four regions, and you have four.
monsters-lesson-last-season-show-kept = You begin with what you kept, before you capture. Show two monsters for ten points in all: your land can pay for both.
monsters-lesson-last-season-expert = You have no crowns to hire the Darklands Expert, so it would take a loan. You have no land of the Darklands either.
monsters-lesson-last-season-before = That comes next. First I would show the monsters that you kept.
monsters-lesson-last-season-both = There are two monsters to show: Schrat and the Twilight Cat.
monsters-lesson-last-season-ten = Ten points. The Twilight Cat also let you draw a card, the Spectral Wolf.
monsters-lesson-last-season-capture = Now capture. You have no crowns, so a card that you cannot play would take a loan. Which card brings you most in this turn?
monsters-lesson-last-season-three = That brings three points. Another monster here brings four, and lets you draw a card.
monsters-lesson-last-season-fifth = That is land of a fifth region, and your goal Specialist would pay nothing any more.
monsters-lesson-last-season-too-dear = You could not play that in this turn, and keeping it would take a loan.
monsters-lesson-last-season-observer = The Silent Observer takes two land of the Aerie. Show it.
monsters-lesson-last-season-kept = Kept, it brings nothing, and keeping it costs a crown. Play it.
monsters-lesson-last-season-tour = You drew the Forest Tour: a crown for each Forest land, spent or not. You have five, and each crown is a point at the end.
monsters-lesson-last-season-why-wait = It can be played at once, and your Forest land will hardly grow any more.
monsters-lesson-last-season-five = Five crowns, five points.
monsters-lesson-last-season-ready = The Spectral Wolf takes two land of the Caves, and you have one. It must wait for now: say that you are ready.
monsters-lesson-last-season-three-points = Three crowns are three points, and without land of the Darklands the expert brings nothing back.
monsters-lesson-last-season-wolf = Find a way to show the Spectral Wolf in this turn. It takes one more land of the Caves than you have.
monsters-lesson-last-season-other-land = More land, but not of the Caves. The Spectral Wolf goes on waiting.
monsters-lesson-last-season-no-land = That brings no land, and you could not play it now.
monsters-lesson-last-season-not-ready = Not yet: the Spectral Wolf can be shown in this turn.
monsters-lesson-last-season-hint = A distant land of the Caves is in your hand. It asks for one land card there, and you have one.
monsters-lesson-last-season-six = Six points more, and still land of four regions.
monsters-lesson-last-season-count = At the end you add up your monsters and goals, a point for each crown and each hunter token, and three for a trophy. Each loan takes five away.
