# Carnival of Monsters.

# Where the game is chosen: its poster, its page, its variants.
monsters-title = Carnival of Monsters
monsters-line = Draft lands and capture monsters for the best show of the season.
monsters-poster-1 = Carnival of
monsters-poster-2 = Monsters
monsters-poster-3 = draft, hunt, exhibit
monsters-poster-short = draft, hunt, exhibit
monsters-option-simplified-line = the simplified game for a first evening

monsters-option-simplified = Simplified game

monsters-region-aerie = Aerie
monsters-region-caves = Caves
monsters-region-darklands = Darklands
monsters-region-depths = Depths
monsters-region-forest = Enchanted Forest
monsters-region-dreamlands = Dreamlands
monsters-short-aerie = Aer
monsters-short-caves = Cav
monsters-short-darklands = Dar
monsters-short-depths = Dep
monsters-short-forest = For
monsters-short-dreamlands = Dre

# What is written on cards.
monsters-says-explorer = One more land point of a region that you choose, for good.
monsters-says-hunters = { $number ->
        [one] One hunter
       *[other] { $number } hunters
    } in every danger check.
monsters-says-trainer = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } for each danger symbol on a monster when you play it.
monsters-says-coordinator = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } when you play an event.
monsters-says-expert = { $crowns ->
        [one] One crown
       *[other] { $crowns } crowns
    } when you play a monster of the { $region }.
monsters-says-crowns = Take { $crowns ->
        [one] one crown.
       *[other] { $crowns } crowns.
    }
monsters-says-tokens = Take { $number ->
        [one] one hunter token.
       *[other] { $number } hunter tokens.
    }
monsters-says-preview = Show kept monsters: { $crowns ->
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
    } for each of your land points of the { $region }.
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
    } for each danger symbol in your menagerie.
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
    } with at least { $number } land points of one region.
monsters-says-obsession-cards = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land cards of one region.
monsters-says-jack = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land points of every region.
monsters-says-jack-cards = { $points ->
        [one] One point
       *[other] { $points } points
    } with at least { $number } land cards of every region.
monsters-says-specialist = Lands of few regions bring { $bands }.
monsters-says-regions = { $points ->
        [one] one point
       *[other] { $points } points
    } (at most { $number })
monsters-says-second = { $points ->
        [one] One point
       *[other] { $points } points
    } if you are second.

# Questions.
monsters-ask-capture = Capture a card. You may play kept cards first.
monsters-ask-discard = Discard a card. You may play kept cards first.
monsters-ask-play = You captured { $card }. Play it or keep it.
monsters-ask-ready = Play kept cards, or say that you are ready.
monsters-ask-pay =
    { $left ->
        [one] { $card } still costs one land point. Do you take it from the { $region }?
       *[other] { $card } still costs { $left } land points. How many do you take from the { $region }?
    }
monsters-ask-show = Show a kept monster for a crown, or stop.
monsters-ask-tokens =
    { $lacking ->
        [one] One danger symbol has no hunter. Do you give a token?
       *[other] { $lacking } danger symbols have no hunters. How many tokens do you give?
    }
monsters-ask-nothing = Wait for the others.

# Answers.
monsters-do-capture = Capture { $card }
monsters-do-discard = Discard { $card }
monsters-do-play = Play { $card }
monsters-do-play-kept = Play { $card } from your kept cards
monsters-do-display = Display { $card } for { $level } { $region }
monsters-do-display-kept = Display { $card } from your kept cards for { $level } { $region }
monsters-do-hire = Hire { $card } for { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
monsters-do-hire-kept = Hire { $card } from your kept cards for { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
monsters-do-send = Hire { $card } for the { $region }
monsters-do-send-kept = Hire { $card } from your kept cards for the { $region }
monsters-do-keep = Keep it for { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
monsters-do-ready = Ready
monsters-do-pay = { $points ->
        [0] Take nothing from the { $region }
        [one] Take one point from the { $region }
       *[other] Take { $points } points from the { $region }
    }
monsters-do-show = Show { $card }
monsters-do-stop = Show no more
monsters-do-tokens = { $number ->
        [0] Give no token
        [one] Give one token
       *[other] Give { $number } tokens
    }

# Refusals.
monsters-no-over = The game is over.
monsters-no-chosen = You have made your choices of this turn.
monsters-no-ready = You have said that you are ready.
monsters-no-danger = You are not asked in this danger check.
monsters-no-payment = Finish paying first, with a number that you are offered.
monsters-no-such-show = You cannot show that card now.
monsters-no-preview = Finish your preview first.
monsters-no-such-hand = That card is not in your hand.
monsters-no-capture = You cannot capture now.
monsters-no-discard = You cannot discard now.
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
        [one] You need one land card of the { $region } in play first.
       *[other] You need { $number } land cards of the { $region } in play first.
    }
monsters-no-points =
    { $level ->
        [one] You need one land point for a monster of the { $region }.
       *[other] You need { $level } land points for this monster of the { $region }.
    }
monsters-no-region = Say which region the explorer goes to.
monsters-no-need-of-region = Only explorers go to a region.

# Events.
monsters-event-season = Season { $number } begins: { $season }.
monsters-event-hand = { $seat } looks at { $cards }.
monsters-event-captured = { $seat } captures { $card }.
monsters-event-chose = { $seat } captures a card.
monsters-event-drew = { $seat } draws { $card } from the stack.
monsters-event-drew-hidden = { $seat } draws a card from the stack.
monsters-event-discarded = { $seat } discards { $card }.
monsters-event-discarded-hidden = { $seat } discards a card.
monsters-event-passed-left = All hands go to the left.
monsters-event-passed-right = All hands go to the right.
monsters-event-kept = { $seat } keeps { $card }.
monsters-event-kept-hidden = { $seat } keeps a card.
monsters-event-land = { $seat } explores { $card }.
monsters-event-displayed = { $seat } displays { $card }.
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
monsters-event-shown = { $seat } shows { $card }.
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
        [one] { $seat } is fined for one danger symbol.
       *[other] { $seat } is fined for { $number } danger symbols.
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
monsters-text-legend = Points are left/all. p points, ! danger, ? lore, ~ distant, $ crowns, * can be played, = worth now.
