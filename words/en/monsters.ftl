# Carnival of Monsters.
#
# Words of this game, one for one thing:
#   land            what land cards give in every season and monsters take. Counted like money: 1 land, 3 land. Never "points".
#   land card       the card that gives land. A distant land asks for other land cards first.
#   points          what wins the game: the gold rosettes.
#   crown           the money. A loan comes by itself when crowns are short.
#   capture         to choose a card out of the hand; a capture is the card chosen.
#   play, keep      what is done with a capture. Kept cards lie face down and wait.
#   show, on show   a monster is shown (not "displayed") and is on show until the season ends.
#   menagerie       where monsters lie after their season.
#   hire, staff     staff are hired (the cards are staff cards).
#   claw            the danger symbol. Before the danger check a claw without a hunter is open, after it unguarded.
#   hunter          guards one claw: royal hunters (dice), hunters of your staff, hunter tokens.
#   book            the lore symbol: lets you draw a card.
#   wanted          what the public asks for in this season. The trophy is the season card that is won.
#   throw away      with two players: a card leaves the game (not "discard").
#   ready           said by a player who plays no more kept cards in this turn.
#
# Filled in everywhere: $seat, $name, $next: a player. $card: the name of a card. $season: the name of a season card, or in
# counts the number of the season. $region: the name of a region as below. $crowns, $points, $level, $tokens, $loans: numbers.
# `.seat`, `.next`: said instead of the sentence when this player is the reader.

## The poster, the page of the game and the choice of variants

monsters-title = Carnival of Monsters
monsters-line = Draft lands, capture monsters, and put on the best show of four seasons.
# Three lines of the poster, set one below the other.
monsters-poster-1 = Carnival of
monsters-poster-2 = Monsters
monsters-poster-3 = draft, hunt, exhibit
# What the variant is, behind its name.
monsters-option-simplified-line = For a first evening: no secret goals and no explorers
# The name of the variant.
monsters-option-simplified = Simplified game

## Hints: what speaks for a choice. $gain: a number of points, 1 or more

monsters-why-shown =
    { $gain ->
        [one] After your turn you are about { $gain } point better off than with the next best choice.
       *[other] After your turn you are about { $gain } points better off than with the next best choice.
    }
monsters-why-cards =
    { $gain ->
        [one] The cards you have not played are then worth about { $gain } point more than with the next best choice.
       *[other] The cards you have not played are then worth about { $gain } points more than with the next best choice.
    }
monsters-why-land =
    { $gain ->
        [one] Your land will bring about { $gain } point more than with the next best choice.
       *[other] Your land will bring about { $gain } points more than with the next best choice.
    }
monsters-why-staff =
    { $gain ->
        [one] Your staff and tokens will bring about { $gain } point more than with the next best choice.
       *[other] Your staff and tokens will bring about { $gain } points more than with the next best choice.
    }
monsters-why-purse = It leaves you more crowns than the next best choice, so a loan is less likely.
monsters-why-season = It brings you closer to the bonus or the trophy of this season.
monsters-why-hand = It leaves better cards for you to capture next.
monsters-why-danger =
    { $gain ->
        [one] Claws will cost you about { $gain } point less at the end of the season than with the next best choice.
       *[other] Claws will cost you about { $gain } points less at the end of the season than with the next best choice.
    }
monsters-why-rivals =
    { $gain ->
        [one] Your strongest rival is about { $gain } point worse off than with your next best choice.
       *[other] Your strongest rival is about { $gain } points worse off than with your next best choice.
    }
# The same where it is clear who that is. $rival: a player.
monsters-why-rival =
    { $gain ->
        [one] { $rival } is about { $gain } point worse off than with your next best choice.
       *[other] { $rival } is about { $gain } points worse off than with your next best choice.
    }

## Regions: filled into other sentences as $region, and headings of the columns of land

monsters-region-aerie = Aerie
monsters-region-caves = Caves
monsters-region-darklands = Darklands
monsters-region-depths = Depths
monsters-region-forest = Enchanted Forest
# Where there is little room.
monsters-region-forest-short = Forest
monsters-region-dreamlands = Dreamlands
# Three letters each, for the table in characters.
monsters-short-aerie = Aer
monsters-short-caves = Cav
monsters-short-darklands = Dar
monsters-short-depths = Dep
monsters-short-forest = For
monsters-short-dreamlands = Dre

## What is printed on a card: on the card, in its explanation and read aloud

monsters-says-land = Land card: { $points } land of the { $region } in every season. Free.
monsters-says-dream-land = Land card: { $points } land of the Dreamlands in every season, for Dreamlands monsters only. Free.
# $distant: how many land cards of the region are needed first, 1 or 2.
monsters-says-distant-land = { $distant ->
        [one] Distant land: { $points } land of the { $region } in every season. Free, but needs 1 land card of the { $region } first.
       *[other] Distant land: { $points } land of the { $region } in every season. Free, but needs { $distant } land cards of the { $region } first.
    }
# $danger: number of claws. $lore: number of books.
monsters-says-monster = Monster of the { $region }: takes { $level } of its land, brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $danger ->
        [0] {""}
        [one] , has 1 claw
       *[other] , has { $danger } claws
    }{ $lore ->
        [0] {""}
        [one] , draws 1 card
       *[other] , draws { $lore } cards
    }.
monsters-says-dream-monster = Monster of the Dreamlands: takes { $level } land of any kind, brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $danger ->
        [0] {""}
        [one] , has 1 claw
       *[other] , has { $danger } claws
    }{ $lore ->
        [0] {""}
        [one] , draws 1 card
       *[other] , draws { $lore } cards
    }.
# $does: one of the sentences below.
monsters-says-staff = Staff for { $cost ->
        [0] nothing
        [one] 1 crown
       *[other] { $cost } crowns
    }. { $does }
monsters-says-event = Event, played once and free. { $does }
monsters-says-goal = Secret goal. { $does }

## What a staff card does

monsters-says-explorer = Gives 1 more land of a region that you choose, for good. It does not count as a land card.
monsters-says-hunters = { $number ->
        [one] 1 hunter
       *[other] { $number } hunters
    } of your own in every danger check.
monsters-says-trainer = { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } for each claw on a monster when you show it.
monsters-says-coordinator = { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } when you play an event.
monsters-says-expert = { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } when you show a monster of the { $region }.

## What an event does

monsters-says-crowns = Take { $crowns ->
        [one] 1 crown.
       *[other] { $crowns } crowns.
    }
monsters-says-tokens = Take { $number ->
        [one] 1 hunter token.
       *[other] { $number } hunter tokens.
    }
monsters-says-preview = Let everybody see any of your kept monsters, and keep them. Take { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } for each.
monsters-says-gala = Take { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } for each of your staff.
monsters-says-tour = Take { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } for each land that you have in the { $region }, spent or not.

## What a secret goal brings

monsters-says-authority = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each monster of the { $region }.
monsters-says-employer = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each of your staff.
# $levels: a list of the next one.
monsters-says-levels = For each monster: { $levels }.
monsters-says-level = { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it has level { $level }
monsters-says-danger = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each claw in your menagerie.
monsters-says-distant = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each distant land.
monsters-says-land-cards = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each land card of the { $region }.
monsters-says-equipment = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each hunter token that you have left.
monsters-says-steward = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each other secret goal that you have.
monsters-says-debts = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each loan.
monsters-says-thrift = { $points ->
        [one] 1 point
       *[other] { $points } points
    } if you have no loan.
monsters-says-flat = { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
monsters-says-obsession = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with at least { $number } land of one region.
monsters-says-obsession-cards = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with at least { $number } land cards of one region.
monsters-says-jack = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with at least { $number } land of every region.
monsters-says-jack-cards = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with at least { $number } land cards of every region.
# $bands: a list of the next one.
monsters-says-specialist = For land of few regions: { $bands }.
monsters-says-regions = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with at most { $number } regions
monsters-says-second = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end if exactly 1 player has more than you.

## Where the game stands: the line above the table and in lists of tables

monsters-heading = Season { $season } of { $seasons }, turn { $turn } of { $turns }
monsters-heading-danger = Season { $season } of { $seasons }: danger check
monsters-heading-over = The carnival is over

## Prompts: what a player is asked

# $cards: how many cards are in the hand.
monsters-ask-capture = { $cards ->
        [one] Capture this card.
       *[other] Capture 1 of these { $cards } cards.
    }
# There is a kept card that could be played.
monsters-ask-capture-kept = Capture 1 of { $cards } cards, or first play a kept card.
# No card of the hand can be played, and there is no crown.
monsters-ask-capture-broke = Capture 1 of { $cards } cards. Keeping it takes a loan.
monsters-ask-discard = Throw away 1 of these { $cards } cards for good.
monsters-ask-discard-kept = Throw away 1 of { $cards } cards, or first play a kept card.
# From here on: the card just captured. $keep: crowns for keeping it.
monsters-ask-land = Play { $card } for free, or keep it.
monsters-ask-event = Play { $card } now, or keep it.
monsters-ask-monster = Show { $card } for { $level } { $region } land, or keep it.
monsters-ask-dream = Show { $card } for { $level } land of any kind, or keep it.
monsters-ask-staff = Hire { $card } for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }, or keep the card.
monsters-ask-staff-broke = Hire { $card } with a loan, or keep the card.
monsters-ask-keep = { $card } cannot be played yet. Keep it for { $keep ->
        [one] 1 crown
       *[other] { $keep } crowns
    }.
monsters-ask-keep-broke = { $card } cannot be played yet. Keep it with a loan.
monsters-ask-goal = A secret goal is always kept. Keeping it costs { $keep ->
        [one] 1 crown
       *[other] { $keep } crowns
    }.
monsters-ask-goal-broke = A secret goal is always kept. Keeping it takes a loan.
# $number: how many kept cards can be played now.
monsters-ask-ready = { $number ->
        [one] Play your kept card, or say that you are ready.
       *[other] Play 1 of { $number } kept cards, or say that you are ready.
    }
# The last turn of a season.
monsters-ask-ready-last = { $number ->
        [one] Play your kept card? The danger check comes next.
       *[other] Play 1 of { $number } kept cards? The danger check comes next.
    }
monsters-ask-ready-none = No kept card can be played now. Say that you are ready.
monsters-ask-ready-none-last = Say that you are ready. The danger check comes next.
# Paying for a monster of the Dreamlands, region by region. $left: land still to pay.
monsters-ask-pay = { $left ->
        [one] { $card } takes 1 more land. Pay as proposed, or say whether the { $region } gives it.
       *[other] { $card } takes { $left } land. Pay as proposed, or say how much the { $region } gives.
    }
# The event Sneak Preview. $number: kept monsters that can still be shown. $crowns: for each.
monsters-ask-show = { $number ->
        [one] Let everybody see your kept monster for { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            }, or stop.
       *[other] Let everybody see 1 of { $number } kept monsters for { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            }, or stop.
    }
monsters-ask-show-none = No kept monster is left to be seen. Stop here.
# The danger check. $lacking: open claws. $tokens: hunter tokens of the player.
monsters-ask-tokens = { $lacking ->
        [one] 1 claw is open. { $tokens ->
                [one] Give your hunter token?
               *[other] Give a hunter token?
            }
       *[other] { $lacking } claws are open. { $tokens ->
                [one] Give your hunter token?
               *[other] How many of your { $tokens } hunter tokens do you give?
            }
    }
monsters-ask-nothing = Wait for the others.

## Buttons: what a player can do

monsters-do-capture = Capture { $card }
monsters-do-discard = Throw away { $card }
monsters-do-play = Play { $card }
monsters-do-play-kept = Play { $card } from your kept cards
monsters-do-display = Show { $card } for { $level } { $region } land
monsters-do-display-kept = Show { $card } from your kept cards for { $level } { $region } land
monsters-do-dream = Show { $card } for { $level } land of any kind
monsters-do-dream-kept = Show { $card } from your kept cards for { $level } land of any kind
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
# Explorers are hired for a region.
monsters-do-send = Hire { $card } for the { $region }
monsters-do-send-kept = Hire { $card } from your kept cards for the { $region }
monsters-do-keep = Keep it for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    }
monsters-do-ready = Ready
# Land for a monster of the Dreamlands; $points: how much of this region.
monsters-do-pay = { $points ->
        [0] Take nothing from the { $region }
       *[other] Take { $points } from the { $region }
    }
# $shares: a list of the next one.
monsters-do-pay-rest = Pay { $shares } land
monsters-do-share = { $points } { $region }
# The event Sneak Preview.
monsters-do-show = Let everybody see { $card }
monsters-do-stop = Show no more
# $crowns: the fine that is left.
monsters-do-tokens = { $number ->
        [0] Give no tokens
        [one] Give 1 token
       *[other] Give { $number } tokens
    }{ $crowns ->
        [0] {""}
        [one] , pay 1 crown
       *[other] , pay { $crowns } crowns
    }

## Refusals: why something cannot be done now

monsters-no-over = The game is over.
monsters-no-chosen = You have made your choices for this turn.
monsters-no-ready = You have said that you are ready.
monsters-no-danger = You have nothing to decide in this danger check.
monsters-no-payment = Finish paying for your monster first.
monsters-no-such-payment = That number does not fit: it is too much, or too little for the rest to be paid.
monsters-no-monster = Only monsters can be shown in a preview.
monsters-no-more-shows = You have already shown that card in this preview.
monsters-no-preview = Finish your preview first.
monsters-no-such-hand = That card is not in your hand.
monsters-no-capture = You cannot capture now.
monsters-no-second-capture = You have captured a card. Now throw one away.
monsters-no-discard = You cannot throw a card away now.
monsters-no-play-yet = Throw a card away first. Your capture is played after the hands are passed on.
monsters-no-keep = You have no captured card to keep.
monsters-no-ready-yet = Play or keep your capture first.
monsters-no-pay = You are not paying for a monster of the Dreamlands.
monsters-no-show = You have not played a preview.
monsters-no-such-tokens = You can give no more tokens than you have, and no more than you have open claws.
monsters-no-tokens = Tokens are given in the danger check only.
monsters-no-play-in-danger = No cards are played in the danger check.
monsters-no-such-kept = That card is not among your kept cards.
monsters-no-such-capture = You have not captured that card.
monsters-no-goal = Secret goals are never played.
# Also on the foot of the card. $number: land cards needed. $have: land cards there.
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
# Also on the foot of the card. $have: land left to spend.
monsters-no-points = Needs { $level } { $region } land; you have { $have ->
        [0] none now
       *[other] { $have } left
    }.
monsters-no-points-any = Needs { $level } land of any kind; you have { $have ->
        [0] none now
       *[other] { $have } left
    }.
monsters-no-region = Choose the region that the explorer goes to.
monsters-no-need-of-region = Only explorers go to a region.

## Log lines: what happened

monsters-event-season = Season { $number } begins: { $season }.
# Only in the log of this player. $cards: a list of names.
monsters-event-hand = { $seat } looks at { $cards }.
    .seat = You look at { $cards }.
monsters-event-captured = { $seat } captures { $card }.
    .seat = You capture { $card }.
monsters-event-chose = { $seat } captures a card.
    .seat = You capture a card.
# Two players: the own stack.
monsters-event-drew = { $seat } draws { $card } from the stack.
    .seat = You draw { $card } from your stack.
monsters-event-drew-hidden = { $seat } draws a card from the stack.
    .seat = You draw a card from your stack.
monsters-event-discarded = { $seat } throws { $card } away.
    .seat = You throw { $card } away.
monsters-event-discarded-hidden = { $seat } throws a card away.
    .seat = You throw a card away.
monsters-event-passed-left = All hands are passed to the left.
monsters-event-passed-right = All hands are passed to the right.
monsters-event-kept = { $seat } keeps { $card }.
    .seat = You keep { $card }.
monsters-event-kept-hidden = { $seat } keeps a card.
    .seat = You keep a card.
monsters-event-land = { $seat } plays the land card { $card }.
    .seat = You play the land card { $card }.
monsters-event-paying = { $seat } pays for { $card }.
    .seat = You pay for { $card }.
monsters-event-displayed = { $seat } shows { $card }.
    .seat = You show { $card }.
monsters-event-bonus =
    { $crowns ->
        [one] The public wanted that: 1 crown for { $seat }.
       *[other] The public wanted that: { $crowns } crowns for { $seat }.
    }
    .seat =
        { $crowns ->
            [one] The public wanted that: 1 crown for you.
           *[other] The public wanted that: { $crowns } crowns for you.
        }
monsters-event-staff-earned =
    { $crowns ->
        [one] { $seat }’s staff earn 1 crown.
       *[other] { $seat }’s staff earn { $crowns } crowns.
    }
    .seat =
        { $crowns ->
            [one] Your staff earn 1 crown.
           *[other] Your staff earn { $crowns } crowns.
        }
monsters-event-lore = A book lets { $seat } draw { $card }.
    .seat = A book lets you draw { $card }.
monsters-event-lore-hidden = A book lets { $seat } draw a card.
    .seat = A book lets you draw a card.
monsters-event-hired = { $seat } hires { $card }.
    .seat = You hire { $card }.
monsters-event-sent = { $seat } hires { $card } for the { $region }.
    .seat = You hire { $card } for the { $region }.
monsters-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
monsters-event-gained =
    { $crowns ->
        [0] { $seat } gets nothing for it.
        [one] { $seat } takes 1 crown.
       *[other] { $seat } takes { $crowns } crowns.
    }
    .seat =
        { $crowns ->
            [0] You get nothing for it.
            [one] You take 1 crown.
           *[other] You take { $crowns } crowns.
        }
monsters-event-tokens =
    { $number ->
        [one] { $seat } takes a hunter token.
       *[other] { $seat } takes { $number } hunter tokens.
    }
    .seat =
        { $number ->
            [one] You take a hunter token.
           *[other] You take { $number } hunter tokens.
        }
monsters-event-shown = { $seat } lets everybody see { $card } and keeps it.
    .seat = You let everybody see { $card } and keep it.
monsters-event-paid =
    { $crowns ->
        [one] { $seat } pays 1 crown.
       *[other] { $seat } pays { $crowns } crowns.
    }
    .seat =
        { $crowns ->
            [one] You pay 1 crown.
           *[other] You pay { $crowns } crowns.
        }
monsters-event-borrowed =
    { $crowns ->
        [one] { $seat } takes a loan of 1 crown.
       *[other] { $seat } takes a loan of { $crowns } crowns.
    }
    .seat =
        { $crowns ->
            [one] You take a loan of 1 crown.
           *[other] You take a loan of { $crowns } crowns.
        }
monsters-event-consolidated = { $seat } swaps 3 loan cards for one card that counts as 3 loans.
    .seat = You swap 3 loan cards for one card that counts as 3 loans.
monsters-event-ready = { $seat } is ready.
    .seat = You are ready.
# Also in the explanation of the dice and over the danger check.
monsters-event-royal =
    { $number ->
        [0] The king sends no hunters.
        [one] The king sends 1 hunter.
       *[other] The king sends { $number } hunters.
    }
monsters-event-tokens-given =
    { $number ->
        [one] { $seat } gives a hunter token back.
       *[other] { $seat } gives { $number } hunter tokens back.
    }
    .seat =
        { $number ->
            [one] You give a hunter token back.
           *[other] You give { $number } hunter tokens back.
        }
# $number: unguarded claws.
monsters-event-fined =
    { $number ->
        [one] { $seat } is fined { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            } for 1 unguarded claw.
       *[other] { $seat } is fined { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            } for { $number } unguarded claws.
    }
    .seat =
        { $number ->
            [one] You are fined { $crowns ->
                    [one] 1 crown
                   *[other] { $crowns } crowns
                } for 1 unguarded claw.
           *[other] You are fined { $crowns ->
                    [one] 1 crown
                   *[other] { $crowns } crowns
                } for { $number } unguarded claws.
        }
monsters-event-trophy = { $seat } wins the trophy of the { $season }.
    .seat = You win the trophy of the { $season }.
monsters-event-no-trophy = Nobody wins the trophy of the { $season }.
# $goals: a list of names.
monsters-event-goals = { $seat } reveals { $goals }.
    .seat = You reveal { $goals }.
monsters-event-no-goals = { $seat } has no secret goals.
    .seat = You have no secret goals.
monsters-event-over = The carnival is over.

## Score lines

monsters-score-monsters = Monsters
monsters-score-goal = Goal: { $goal }
monsters-score-crowns = Crowns
monsters-score-tokens = Hunter tokens
monsters-score-trophies = Trophies
monsters-score-loans = Loans

## First-time notes: beside a thing when it happens for the first time; at most 105 characters

monsters-first-game = The simplified game leaves out secret goals and explorer cards, which add land. All else is the same.
# After a game without them, with a link to the full one.
monsters-first-after = Ready for secret goals? The full game adds them and the explorer cards.
monsters-first-capture = Choose 1 card. The rest of your hand goes on to the next player.
monsters-first-wanted = The public wants these monsters. The player who shows the most points of them wins the trophy.
monsters-first-passed = Your next hand is ready. Your first one will come round again, smaller.
monsters-first-keep = Kept cards wait face down. Play them in any later turn when you have what they need.
monsters-first-land = Land costs nothing, and you can spend it again in every season.
monsters-first-monster = Land pays for it. What you spend comes back next season.
monsters-first-staff = Staff stay to the end and pay for what comes after them: hire early.
monsters-first-goal = A goal is never played: it pays at the end. Take goals that fit what you do anyway.
monsters-first-claws = Each claw needs a hunter when the season ends, or costs you 3 crowns.
monsters-first-hunters = The royal hunters help everybody alike. The claws that are left need hunters of your own.
monsters-first-ready = If you keep cards you are asked in every turn: play one that you can pay for, or say you are ready.
monsters-first-loan = A loan: 3 crowns now, 5 points less at the end.
monsters-first-kept-now = One of your kept cards can be played now, before you choose from your hand.
monsters-first-level = You share the lead with somebody. A tie gives the trophy to nobody.
monsters-first-last-call = Play a kept card now if it brings points. There will be no later season.
monsters-first-season = A new season: all your land can be spent again, and hands go the other way.
monsters-first-last = The last season. Monsters that are still kept at the end bring nothing.

## Titles of explanations: what a thing is. Lines of the board in words as well, so each makes sense alone

monsters-name-card = { $card }
monsters-name-season = { $season }
monsters-name-deck = Deck
monsters-name-dice = Royal dice
monsters-name-player = { $seat }
    .seat = You
monsters-name-region = Land of the { $region }
# $points may be below zero, here and in the table in characters.
monsters-name-score = { $points ->
        [one] { $seat } has { $points } point so far
       *[other] { $seat } has { $points } points so far
    }
    .seat = { $points ->
            [one] You have { $points } point so far
           *[other] You have { $points } points so far
        }
monsters-name-crowns = { $number ->
        [0] { $seat } has no crowns
        [one] { $seat } has 1 crown
       *[other] { $seat } has { $number } crowns
    }
    .seat = { $number ->
            [0] You have no crowns
            [one] You have 1 crown
           *[other] You have { $number } crowns
        }
monsters-name-tokens = { $number ->
        [0] { $seat } has no hunter tokens
        [one] { $seat } has 1 hunter token
       *[other] { $seat } has { $number } hunter tokens
    }
    .seat = { $number ->
            [0] You have no hunter tokens
            [one] You have 1 hunter token
           *[other] You have { $number } hunter tokens
        }
monsters-name-loans = { $number ->
        [0] { $seat } has no loans
        [one] { $seat } has 1 loan
       *[other] { $seat } has { $number } loans
    }
    .seat = { $number ->
            [0] You have no loans
            [one] You have 1 loan
           *[other] You have { $number } loans
        }
monsters-name-trophies = { $number ->
        [0] { $seat } has no trophies
        [one] { $seat } has 1 trophy
       *[other] { $seat } has { $number } trophies
    }
    .seat = { $number ->
            [0] You have no trophies
            [one] You have 1 trophy
           *[other] You have { $number } trophies
        }
monsters-name-danger = { $number ->
        [0] { $seat } shows no claws this season
        [one] { $seat } shows 1 claw this season
       *[other] { $seat } shows { $number } claws this season
    }
    .seat = { $number ->
            [0] You show no claws this season
            [one] You show 1 claw this season
           *[other] You show { $number } claws this season
        }
monsters-name-race = { $seat } and the trophy of this season
    .seat = You and the trophy of this season
monsters-name-hand = { $number ->
        [0] { $seat } has no cards in hand
        [one] { $seat } has 1 card in hand
       *[other] { $seat } has { $number } cards in hand
    }
    .seat = { $number ->
            [0] You have no cards in hand
            [one] You have 1 card in hand
           *[other] You have { $number } cards in hand
        }
monsters-name-captured = { $seat }’s capture
    .seat = Your capture
monsters-name-kept = { $number ->
        [0] { $seat } keeps no cards
        [one] { $seat } keeps 1 card
       *[other] { $seat } keeps { $number } cards
    }
    .seat = { $number ->
            [0] You keep no cards
            [one] You keep 1 card
           *[other] You keep { $number } cards
        }
monsters-name-paying = Paying for { $card }
monsters-name-stack = { $number ->
        [0] { $seat }’s stack is empty
        [one] 1 card is left in { $seat }’s stack
       *[other] { $number } cards are left in { $seat }’s stack
    }
    .seat = { $number ->
            [0] Your stack is empty
            [one] 1 card is left in your stack
           *[other] { $number } cards are left in your stack
        }
monsters-name-discards = { $number ->
        [0] { $seat } has thrown nothing away
        [one] { $seat } has thrown 1 card away
       *[other] { $seat } has thrown { $number } cards away
    }
    .seat = { $number ->
            [0] You have thrown nothing away
            [one] You have thrown 1 card away
           *[other] You have thrown { $number } cards away
        }
monsters-name-lands = { $number ->
        [one] { $seat } has 1 land card
       *[other] { $seat } has { $number } land cards
    }
    .seat = { $number ->
            [one] You have 1 land card
           *[other] You have { $number } land cards
        }
monsters-name-staff = { $number ->
        [0] { $seat } has no staff
        [one] { $seat } has 1 staff card
       *[other] { $seat } has { $number } staff cards
    }
    .seat = { $number ->
            [0] You have no staff
            [one] You have 1 staff card
           *[other] You have { $number } staff cards
        }
monsters-name-display = { $number ->
        [0] { $seat } has nothing on show
        [one] { $seat } has 1 monster on show
       *[other] { $seat } has { $number } monsters on show
    }
    .seat = { $number ->
            [0] You have nothing on show
            [one] You have 1 monster on show
           *[other] You have { $number } monsters on show
        }
monsters-name-menagerie = { $number ->
        [0] { $seat }’s menagerie is empty
        [one] 1 monster is in { $seat }’s menagerie
       *[other] { $number } monsters are in { $seat }’s menagerie
    }
    .seat = { $number ->
            [0] Your menagerie is empty
            [one] 1 monster is in your menagerie
           *[other] { $number } monsters are in your menagerie
        }
monsters-name-events = { $number ->
        [0] { $seat } has played no events
        [one] { $seat } has played 1 event
       *[other] { $seat } has played { $number } events
    }
    .seat = { $number ->
            [0] You have played no events
            [one] You have played 1 event
           *[other] You have played { $number } events
        }
monsters-name-passed = Seen and passed on by { $seat }
    .seat = Seen and passed on by you
# Buttons.
monsters-name-keep = Keep the captured card
monsters-name-take = Pay with land of this region
monsters-name-pay = Let the rest be paid
monsters-name-give = Give hunter tokens

## Explanations: what a thing does and is worth now, below its title

# The season card.
monsters-is-wanted = The public wants monsters of the { $region }. Your first one on show this season brings { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
monsters-is-wanted-danger = The public wants monsters with claws. Your first one on show this season brings { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
monsters-is-trophy = The player with the most points on wanted monsters at the end of the season takes the trophy: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. In a tie nobody gets it.
monsters-is-trophy-claws = The player with the most claws on show at the end of the season takes the trophy: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. In a tie nobody gets it.
# A season that is over.
monsters-is-past = { $seat } took the trophy: { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
    .seat = You took the trophy: { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end.
monsters-is-past-nobody = Nobody took the trophy.
monsters-is-deck = { $number ->
        [one] 1 card is left in the deck.
       *[other] { $number } cards are left in the deck.
    }
monsters-is-dice = { $number ->
        [one] 1 die is rolled once, at the end of every season. Everybody may use its hunters.
       *[other] { $number } dice are rolled once, at the end of every season. Everybody may use all their hunters.
    }
# $chances: a list of the next one, from 1 claw upwards.
monsters-is-chances = They guard { $chances }.
monsters-is-chance = { $number ->
        [one] 1 open claw { $percent } times in 100
       *[other] { $number } claws { $percent } times
    }
# What a player is doing.
monsters-is-choosing = { $seat } is choosing a card to capture.
    .seat = You are choosing a card to capture.
monsters-is-discarding = { $seat } is throwing a card away.
    .seat = You are throwing a card away.
monsters-is-deciding = { $seat } is deciding whether to play the capture or keep it.
    .seat = You are deciding whether to play your capture or keep it.
monsters-is-free = { $seat } may still play kept cards.
    .seat = You may still play kept cards.
monsters-is-hunting = { $seat } is deciding how many hunter tokens to give.
    .seat = You are deciding how many hunter tokens to give.
monsters-is-done-capture = { $seat } has captured a card.
    .seat = You have captured a card.
monsters-is-done-play = { $seat } is ready.
    .seat = You are ready.
monsters-is-done-danger = { $seat } has finished the danger check.
    .seat = You have finished the danger check.
monsters-is-over = { $seat } has played to the end.
    .seat = You have played to the end.
# The purse. $keep: crowns for keeping a card. $fine: crowns for an unguarded claw.
monsters-is-crowns = Crowns pay for kept cards ({ $keep } each), for staff, and for fines ({ $fine } for each unguarded claw).
monsters-is-crowns-end = { $points ->
        [one] Each is worth 1 point at the end.
       *[other] Each is worth { $points } points at the end.
    }
monsters-is-tokens = { $points ->
        [one] A hunter token guards 1 claw, once. Unused, it is worth 1 point at the end.
       *[other] A hunter token guards 1 claw, once. Unused, it is worth { $points } points at the end.
    }
monsters-is-loans = A loan is taken for you when you cannot pay: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } now, { $points ->
        [one] 1 point
       *[other] { $points } points
    } less at the end. It is never paid back.
monsters-is-consolidated = { $number ->
        [one] 1 card stands for 3 of these loans.
       *[other] { $number } cards stand for 3 of these loans each.
    }
monsters-is-trophies = { $points ->
        [one] Each is worth 1 point at the end.
       *[other] Each is worth { $points } points at the end.
    }
# Claws and hunters.
monsters-is-no-danger = { $seat } shows no claws and needs no hunter.
    .seat = You show no claws and need no hunter.
monsters-is-guarded = { $claws ->
        [one] { $seat }’s claw is guarded.
       *[other] { $seat }’s { $claws } claws are guarded.
    }
    .seat = { $claws ->
            [one] Your claw is guarded.
           *[other] Your { $claws } claws are guarded.
        }
monsters-is-open = { $seat } has { $open ->
        [one] 1 open claw
       *[other] { $open } open claws
    } and { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }. Without more hunters, that costs { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
    .seat = You have { $open ->
            [one] 1 open claw
           *[other] { $open } open claws
        } and { $tokens ->
            [0] no token
            [one] 1 token
           *[other] { $tokens } tokens
        }. Without more hunters, that costs { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }.
monsters-is-danger-chance = The royal dice will guard every open claw { $percent } times in 100.
monsters-is-danger = Each claw shown this season needs a hunter when it ends: from the royal dice, your staff or a token. Each one left over costs { $fine ->
        [one] 1 crown
       *[other] { $fine } crowns
    }; the monster stays.
# The race for the trophy. $count: points or claws that count.
monsters-is-race = { $count ->
        [0] { $seat } has no wanted monster on show.
        [one] { $seat } has 1 point on wanted monsters.
       *[other] { $seat } has { $count } points on wanted monsters.
    }
    .seat = { $count ->
            [0] You have no wanted monster on show.
            [one] You have 1 point on wanted monsters.
           *[other] You have { $count } points on wanted monsters.
        }
monsters-is-race-claws = { $count ->
        [0] { $seat } has no claws on show.
        [one] { $seat } has 1 claw on show.
       *[other] { $seat } has { $count } claws on show.
    }
    .seat = { $count ->
            [0] You have no claws on show.
            [one] You have 1 claw on show.
           *[other] You have { $count } claws on show.
        }
monsters-is-race-leads = { $seat } would take the trophy now.
    .seat = You would take the trophy now.
monsters-is-race-rule = A player alone in the lead takes it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# Where points come from; each number is a sum of points.
monsters-is-score = Monsters { $monsters }, crowns { $crowns }, tokens { $tokens }, trophies { $trophies }, loans { $loans ->
        [0] 0
       *[other] minus { $loans }
    }.
monsters-is-goals = { $points ->
        [one] The secret goals would add 1 point now.
       *[other] The secret goals would add { $points } points now.
    }
monsters-is-goals-scored = { $points ->
        [one] The secret goals brought 1 point.
       *[other] The secret goals brought { $points } points.
    }
monsters-is-goals-hidden = Secret goals come on top at the end.
# Cards and where they lie.
monsters-is-hand = Capture 1; the others go to { $next }.
    .next = 1 of them is captured; the others go to you.
monsters-is-hand-down = It has just been passed on and lies face down until the next turn.
monsters-is-captured = It will be played, or kept for { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }. It cannot be exchanged.
monsters-is-captured-hidden = It lies face down until it is played. If it is kept, nobody sees it.
monsters-is-captured-none = There is no card there now.
monsters-is-kept = A captured card is kept for { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } and can be played in any later turn for what it costs.
monsters-is-kept-end = Monsters still kept at the end bring nothing.
monsters-is-kept-goals = Secret goals are kept to the end.
monsters-is-paying = { $left ->
        [one] 1 land left to pay, of any region.
       *[other] { $left } land left to pay, of any region.
    }
monsters-is-passed = Cards that were in your hand and went on, and who may have them now.
monsters-is-stack = After each capture you draw its top card and then throw away 1 card of your hand.
monsters-is-discards = They are out of the game. Only the player who threw them away knows them.
monsters-is-lands = Land cards stay in play and give their land again in every season.
monsters-is-staff = Staff are paid once and work to the end of the game.
monsters-is-display = Monsters of this season: their claws need hunters, and wanted ones count for the trophy. Then they go to the menagerie.
monsters-is-menagerie = Monsters of earlier seasons are safe and bring their points at the end.
monsters-is-events = An event works once, when it is played.
monsters-is-on-show = It is on show this season: its claws count now.
monsters-is-retired = It is in the menagerie: safe, and counted at the end.
# Land of a region. $points: all of it. $left: what is left to spend.
monsters-is-no-land = { $seat } has no land of the { $region }.
    .seat = You have no land of the { $region }.
monsters-is-land = { $seat } has { $points } land of the { $region }, { $left ->
        [0] all of it spent this season
       *[other] { $left } of it to spend
    }.
    .seat = You have { $points } land of the { $region }, { $left ->
            [0] all of it spent this season
           *[other] { $left } of it to spend
        }.
monsters-is-region = It pays for monsters of the { $region } and of the Dreamlands. What is spent comes back next season.
monsters-is-dreamlands = It pays for monsters of the Dreamlands only. What is spent comes back next season.
monsters-is-cards = { $number ->
        [0] Distant lands count cards: there is no land card of the { $region } in play.
        [one] Distant lands count cards: 1 land card of the { $region } is in play.
       *[other] Distant lands count cards: { $number } land cards of the { $region } are in play.
    }
# A card in the hand or kept: what it would do now.
monsters-is-goal = { $points ->
        [one] Worth 1 point now.
       *[other] Worth { $points } points now.
    }
monsters-is-goal-later = Who comes second is known only at the end.
monsters-is-demanded = The public wants it: it counts for the trophy.
monsters-is-demanded-bonus = The public wants it: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } for your first, and it counts for the trophy.
# $claws: all claws with this monster. $guards: own hunters and tokens.
monsters-is-claws = With it you show { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    } this season; your hunters and tokens guard { $guards ->
        [0] none
       *[other] { $guards }
    }.
# Buttons.
monsters-is-keep = It goes to your kept cards, for a crown unless it is free. You can play it in a later turn.
monsters-is-ready = You play no more cards in this turn. When everybody is ready, the next turn begins.
monsters-is-take = A monster of the Dreamlands can be paid for with land of any region. You say how much comes from each.
monsters-is-pay = Land of the Dreamlands goes first, then land of regions where you keep no monster.
monsters-is-stop = You show no more monsters. Sneak Preview pays for those that you have shown.
monsters-is-give = Each token guards 1 claw that no hunter guards. What stays unguarded costs a fine.

## The board in words, read aloud from top to bottom: headings of sections and their lines

# Headings.
monsters-tell-standing = Where the game stands
monsters-tell-cards = Cards that only { $seat } sees
    .seat = Cards that only you see
monsters-tell-kept-of = What { $seat } kept
    .seat = What you kept
monsters-tell-carnival = { $seat }’s carnival
    .seat = Your carnival
monsters-tell-memory = What { $seat } has seen and passed on
    .seat = What you have seen and passed on
# Lines.
monsters-tell-turn-left = Season { $season } of { $seasons }, turn { $turn } of { $turns }. Hands are passed to the left.
monsters-tell-turn-right = Season { $season } of { $seasons }, turn { $turn } of { $turns }. Hands are passed to the right.
monsters-tell-danger-check = Season { $season } of { $seasons }: the danger check.
# $wanted: the sentence about what the public wants.
monsters-tell-season = { $season }. { $wanted }
# $says: what is printed on the card. $now: what is missing for it, or that it could be played. $count: how many of the same.
monsters-tell-captured = Captured: { $card }. { $says } { $now }
monsters-tell-in-hand = In hand: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says } { $now }
monsters-tell-kept = Kept: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says } { $now }
monsters-tell-discarded = Thrown away so far: { $cards }.
monsters-tell-paying = { $left ->
        [one] { $card } is being paid for: 1 land left to pay.
       *[other] { $card } is being paid for: { $left } land left to pay.
    }
monsters-tell-next-hand = { $number ->
        [one] The next hand lies face down: 1 card.
       *[other] The next hand lies face down: { $number } cards.
    }
monsters-tell-no-cards = { $seat } holds no cards.
    .seat = You hold no cards.
monsters-tell-playable = It could be played now.
monsters-tell-playable-loan = It could be played now, with a loan.
# $points: the sentence with the points so far. $sources: where they come from.
monsters-tell-points = { $points }. { $sources }
# How many crowns, tokens, loans, trophies or cards somebody has, such as “You have 3 crowns”.
monsters-tell-held = { $held }.
monsters-tell-on-show = On show: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says }
monsters-tell-staff = Staff: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says }
monsters-tell-retired = In the menagerie: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says }
monsters-tell-known = Known to be kept: { $card }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    }. { $says }
# $holders: a list of the hands and captures among which the cards must be.
monsters-tell-lot = { $cards }: now among { $holders }.

## The table in characters, for terminals: short words, one line a thing

# $step: one of the next four.
monsters-text-head = Season { $season } of 4, turn { $turn } of 8: { $step }.
monsters-text-capture = capturing
monsters-text-play = playing
monsters-text-danger-check = danger check
monsters-text-over = the game is over
# $deck: a number of cards.
monsters-text-left = Hands are passed to the left. { $deck } cards in the deck.
monsters-text-right = Hands are passed to the right. { $deck } cards in the deck.
monsters-text-wanted = { $season }: monsters of the { $region } are wanted.
monsters-text-wanted-danger = { $season }: monsters with claws are wanted.
# Title of a row: at most 10 letters. So are all that follow with a capital and no sentence.
monsters-text-past = Trophies
monsters-text-trophy = { $season } ({ $seat })
    .seat = { $season } (you)
monsters-text-no-trophy = { $season } (nobody)
monsters-text-seat = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }
    .seat = You: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }, { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
        }, { $loans ->
            [one] 1 loan
           *[other] { $loans } loans
        }
# What a player is doing, behind the name.
monsters-text-waiting = waiting
monsters-text-choosing = capturing
monsters-text-discarding = throwing one away
monsters-text-deciding = play or keep
monsters-text-free = not ready
monsters-text-hunting = tokens
monsters-text-lands = Land
monsters-text-staff = Staff
monsters-text-display = On show
monsters-text-season = Season
# Numbers: claws on show, hunters of the staff, points (or claws) for the trophy.
monsters-text-so-far = claws { $danger }, own hunters { $hunters }, for the trophy { $wanted }
monsters-text-menagerie = Menagerie
monsters-text-retired = { $monsters ->
        [one] 1 monster
       *[other] { $monsters } monsters
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $trophies ->
        [one] 1 trophy
       *[other] { $trophies } trophies
    }
monsters-text-cards = Cards
monsters-text-counts = hand { $hand }, captured { $captured }, kept { $kept }{ $stack ->
        [0] {""}
       *[other] , stack { $stack }
    }
monsters-text-known = Known kept
# Headings before the cards of a player.
monsters-text-own = Only { $seat } sees:
    .seat = Only you see:
monsters-text-at-end = { $seat } kept:
    .seat = You kept:
monsters-text-hand = Hand
monsters-text-captured = Captured
monsters-text-kept = Kept
monsters-text-passed = Passed on
monsters-text-with = (among { $holders })
# Items of the list $holders, here and in the board in words.
monsters-text-captures-of = { $seat }’s captures
    .seat = your captures
monsters-text-hand-of = { $seat }’s hand
    .seat = your hand
monsters-text-discards = the cards thrown away
# In brackets behind the name of a card.
monsters-text-event = event
monsters-text-goal = goal
# What the marks mean; the marks themselves do not change.
monsters-text-legend = Land is left/all. p points, ! claw, ? book, ~ distant, $ crowns, * can be played, = worth now.

## The drawn board: names of its places

# A card read aloud.
monsters-board-name = { $count ->
        [one] { $name }
       *[other] { $name }, { $count } copies
    }
monsters-board-lands = Lands
monsters-board-sheets = What is on the table
# Tabs, where there is little room.
monsters-board-sheet-cards = Cards
monsters-board-sheet-show = On show
monsters-board-sheet-players = Season

## The drawn board: cards

# On the foot of a card.
monsters-board-playable = Can be played now
monsters-board-playable-loan = With a loan (−{ $points } points)
monsters-board-touch = Touch a card to read it.
# How many of the same lie on each other.
monsters-board-alike = { $count } copies

## The drawn board: the columns of land

# A column read aloud.
monsters-board-region = { $region }: { $left } of { $points } land to spend, { $cards ->
        [0] no land cards
        [one] 1 land card
       *[other] { $cards } land cards
    }
# Behind a large figure: what is left to spend.
monsters-board-of = of { $points } land
monsters-board-land-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
monsters-board-explorers = { $count ->
        [one] 1 explorer
       *[other] { $count } explorers
    }
# How much this column would pay.
monsters-board-offer = pays { $points }
# On a land card.
monsters-board-land = { $points } land
monsters-board-explorer = Explorer
monsters-board-wanted-region = wanted this season

## The drawn board: the season and the race for its trophy

monsters-board-season-region = First { $region } monster: { $crowns } crowns. Most { $region } points on show: trophy, { $points } points.
monsters-board-season-danger = First monster with a claw: { $crowns } crowns. Most claws on show: trophy, { $points } points.
monsters-board-left = Hands go left
monsters-board-right = Hands go right
monsters-board-race = The race for the trophy
# A player in the race; $count: points or claws.
monsters-board-runs = { $name }: { $count }
monsters-board-bonus = has had the season’s crowns
monsters-board-nobody = nobody
monsters-board-dice = Royal dice
# Chances in percent.
monsters-board-odds = Royal dice guard 1 claw { $one }%, 2 claws { $two }%

## The drawn board: monsters on show, claws and hunters

monsters-board-on-show = On show
monsters-board-nothing-shown = nothing yet this season
# Read aloud, one after the other.
monsters-board-claws = { $claws ->
        [0] no claws
        [one] 1 claw
       *[other] { $claws } claws
    }
# Headings of columns in the danger check.
monsters-board-danger = claws
monsters-board-hunters = hunters
# Behind a figure.
monsters-board-claw-count = { $count ->
        [one] claw
       *[other] claws
    }
monsters-board-hunter-count = { $count ->
        [one] hunter
       *[other] hunters
    }
monsters-board-token-count = { $count ->
        [one] token
       *[other] tokens
    }
monsters-board-own-hunters = { $count ->
        [0] no hunters
        [one] 1 hunter
       *[other] { $count } hunters
    }
monsters-board-tokens = { $count ->
        [0] no hunter tokens
        [one] 1 hunter token
       *[other] { $count } hunter tokens
    }
monsters-board-given = tokens given
monsters-board-royal = royal hunters
# $count: open claws. $crowns: what they cost if no hunter comes.
monsters-board-open = { $count } open: up to { $crowns } crowns{ $tokens ->
        [0] {""}
        [one] , less with your token
       *[other] , less with your { $tokens } tokens
    }
monsters-board-open-of = { $count } open: up to { $crowns } crowns{ $tokens ->
        [0] {""}
        [one] , less with the token
       *[other] , less with { $tokens } tokens
    }
monsters-board-chance = { $count ->
        [one] Chance that the dice guard it: { $percent }%
       *[other] Chance that the dice guard all { $count }: { $percent }%
    }
monsters-board-staff = Staff
# Behind a crown: what the staff have just earned.
monsters-board-earned = + { $crowns }
# $stage: what the player is doing, see below.
monsters-board-doing = { $name }: { $stage }
# Kept cards of somebody else that everybody has seen.
monsters-board-known = Known to all
monsters-board-events = { $count ->
        [one] 1 event played
       *[other] { $count } events played
    }
monsters-board-menagerie = Menagerie: { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The drawn board: your cards

monsters-board-cards = Cards
monsters-board-hand = { $count ->
        [one] The last card of the hand
       *[other] Hand of { $count } cards
    }
# Headings while a card is thrown away, and what follows them.
monsters-board-throw = Throw 1 away
monsters-board-pass = the rest go to { $name }
monsters-board-stack = { $count } in your stack
# The steps of a turn with two players.
monsters-board-steps = This turn
monsters-board-step-capture = 1 Capture
monsters-board-step-draw = 2 Draw
monsters-board-step-throw = 3 Throw away
monsters-board-captured = Captured
# The hand that lies face down until the next turn.
monsters-board-next-hand = { $count ->
        [0] No more cards this season
        [one] Next: 1 card
       *[other] Next: { $count } cards
    }
monsters-board-kept = Kept: { $count }
# Behind the heading of the kept cards.
monsters-board-secret = only you see these
monsters-board-goals = { $points ->
        [one] goals would add 1 point now
       *[other] goals would add { $points } points now
    }

## The drawn board: the purse of a player

monsters-board-kept-cards = { $count ->
        [0] no kept cards
        [one] 1 kept card
       *[other] { $count } kept cards
    }
monsters-board-crowns = { $count ->
        [0] no crowns
        [one] 1 crown
       *[other] { $count } crowns
    }
monsters-board-trophies = { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }
monsters-board-loans = { $count ->
        [one] 1 loan: { $points } points less at the end
       *[other] { $count } loans: { $points } points less at the end for each
    }
# A warning beside the buttons.
# On a ticket: the card is kept, and nothing else is done this turn.
monsters-board-keep-ready = Keep it for { $crowns ->
        [0] nothing
        [one] 1 crown
       *[other] { $crowns } crowns
    } and be ready
monsters-board-will-borrow = A loan: { $crowns } crowns now, { $points } points less at the end.
# A heading while a monster of the Dreamlands is paid for.
monsters-board-paying = { $points } land to pay

## The drawn board: in place of the red button, what is to be chosen first

monsters-board-choose-card = Choose a card
monsters-board-choose-discard = Choose a card to throw away
monsters-board-choose-region = Choose a region

## The drawn board: visiting another player

monsters-board-look = Look at { $name }’s carnival
monsters-board-carnival = { $name }’s carnival
monsters-board-back = Back to yours

## The drawn board: what a player is doing, behind the name

monsters-board-stage-done-capture = has chosen
monsters-board-stage-done-play = is ready
monsters-board-stage-done-danger = is waiting
monsters-board-stage-done-over = carnival over
monsters-board-stage-choosing = is choosing
monsters-board-stage-discarding = is throwing one away
monsters-board-stage-deciding = plays or keeps
monsters-board-stage-free = not ready yet
monsters-board-stage-hunting = gives tokens

## The drawn board: the kind of a card, below its picture

monsters-board-kind-monster-of = Monster, { $region }
monsters-board-kind-land-of = Land, { $region }
monsters-board-kind-distant-of = Distant land, { $region }
monsters-board-kind-staff = Staff
monsters-board-kind-event = Event
monsters-board-kind-goal = Secret goal
# A monster without claws and books.
monsters-board-harmless = harmless
# What a secret goal is worth: on a small card, and read aloud.
monsters-board-now = { $points } now
monsters-board-worth = { $points ->
        [one] Worth 1 point now.
       *[other] Worth { $points } points now.
    }

## The drawn board: the poster of the danger check

monsters-board-check = Danger check, season { $season }
monsters-board-close-check = Close
# The last column, and what may stand in it.
monsters-board-comes-to = Outcome
monsters-board-fined = { $count } unguarded: { $crowns } crowns
monsters-board-borrowed = loan taken
monsters-board-no-danger = no claws
monsters-board-still-open = { $count } open, { $tokens ->
        [one] 1 token to give
       *[other] { $tokens } tokens to give
    }
monsters-board-through = has finished
monsters-board-safe = guarded
# Below the columns.
monsters-board-trophy = { $name } has the trophy of the { $season }
monsters-board-trophy-own = You have the trophy of the { $season }
monsters-board-no-trophy = Nobody has the trophy of the { $season }

## The drawn board: what you have seen and passed on

monsters-board-memory = Seen and passed on: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Behind a list of cards: where they may be. $names: a list of $count players.
monsters-board-with = { $count ->
        [one] 1 of these captured by { $names }
       *[other] 1 each captured by { $names }
    }
monsters-board-in-hand-of = the rest in { $name }’s hand
monsters-board-in-discards = 1 perhaps thrown away
monsters-board-thrown = thrown away by you

## How to play, in a minute: six panels; titles have at most 4 words, texts at most 30

monsters-how-draft = Capture one, pass on
monsters-how-draft-text = The player with the most points after 4 seasons wins. Everybody holds cards: capture 1 and pass the rest on, all at once, 8 times a season.
monsters-how-lands = Land is your money
monsters-how-lands-text = Land cards cost nothing and stay. Each gives land of one region to spend, and everything you spent comes back when a new season begins.
monsters-how-monsters = Show monsters
monsters-how-monsters-text = A monster takes as much land of its region as its level says. Spend it, and the monster is on show. The gold rosette is its points.
monsters-how-keep = Or keep it
monsters-how-keep-text = A card you cannot play yet is kept for 1 of your 4 crowns. Play it later, when you have the land. No crown left? You borrow.
monsters-how-claws = Mind the claws
monsters-how-claws-text = When a season ends, every claw on show needs a hunter. 3 dice send some, or none, the same for all players. Each claw left over costs 3 crowns.
monsters-how-points = What counts
monsters-how-points-text = Add up monsters shown, crowns left, secret goals, and trophies for the best show of a season. Every loan costs 5 points. Monsters never shown count for nothing.
# In the drawing of the last panel.
monsters-how-sum-monsters = Monsters
monsters-how-sum-crowns = 1 for a crown
monsters-how-sum-trophy = 3 for a trophy
monsters-how-sum-loan = −5 for a loan

## The player aid, one page; what stands before a bar is set on a plate

monsters-aid-goal = 4 seasons of 8 turns. The player with the most points wins.
monsters-aid-turn = A season
monsters-aid-turn-1 = 1 | The season card says which monsters the public wants.
monsters-aid-turn-2 = 2 | 8 turns, all players at once: capture a card, pass the rest on, play your card or keep it for 1 crown. Kept cards may be played in any turn.
monsters-aid-turn-3 = 3 | Danger check: a hunter for each claw.
monsters-aid-turn-4 = 4 | The trophy is given, the monsters on show go to the menagerie, all land can be spent again.
monsters-aid-turn-5 = Two players: capture 1 card, draw 1, throw 1 away, pass the rest on.
monsters-aid-special = Cards and claws
monsters-aid-special-1 = Land | free. One arrow: you need 1 land card of its region first; two arrows: 2.
monsters-aid-special-2 = Monster | spend land of its region, as much as its level. Dreamlands monsters take land of any region.
monsters-aid-special-3 = Staff | costs its crowns once and works to the end.
monsters-aid-special-4 = Event | free, once, then gone.
monsters-aid-special-5 = Goal | never played; kept for 1 crown, scored at the end.
monsters-aid-special-6 = Claws on show this season, less the dice, your hunters and the tokens you give: each one left costs 3 crowns.
monsters-aid-special-7 = Your first wanted monster of a season brings 2 crowns.
monsters-aid-special-8 = When you cannot pay you take a loan: 3 crowns now, 5 points less at the end, never paid back.
# What the symbols mean.
monsters-aid-symbols = Symbols
monsters-aid-sign-points = Points
monsters-aid-sign-claw = Claw: danger
monsters-aid-sign-book = Book: draw a card
monsters-aid-sign-arrow = Arrow: distant land
monsters-aid-sign-crown = Crown
monsters-aid-sign-token = Hunter token: guards once
monsters-aid-sign-hunter = Hunter of your staff
monsters-aid-sign-royal = Royal dice
monsters-aid-sign-kept = Kept cards
monsters-aid-sign-aerie = Aerie
monsters-aid-sign-caves = Caves
monsters-aid-sign-darklands = Darklands
monsters-aid-sign-depths = Depths
monsters-aid-sign-forest = Enchanted Forest
monsters-aid-sign-dreamlands = Dreamlands
# Points.
monsters-aid-points = Points at the end
monsters-aid-points-1 = All monsters that you have shown: the number on the rosette
monsters-aid-points-2 = 1 | each crown, each hunter token left
monsters-aid-points-3 = 3 | each trophy: the most points on wanted monsters in a season; in a tie nobody gets it
monsters-aid-points-4 = −5 | each loan
monsters-aid-points-5 = Secret goals, as they say. Kept monsters count for nothing.

## Lessons: notes of the coach at the table; at most 40 words. The coach says “I”. $seat1 is the pupil, $seat2 and $seat3 the others.
## Of each lesson: its title, what was learned (shown at the end and in lists), then its notes in the order in which they may come

# Lesson 1.
monsters-lesson-first-monster = Your first monster
monsters-lesson-first-monster-learnt = Capture 1 card, pass the others on, and play your card. A monster takes land of its region, and that land is back next season.
monsters-lesson-first-monster-goal = You run a carnival of monsters. It lasts 4 seasons, and then the player with the most points wins. Most points come from monsters: Schrat would bring you 6.
monsters-lesson-first-monster-capture = Everybody captures 1 card from their hand. A monster takes land of the region where it lives. Schrat takes 2 land of the Enchanted Forest, and you have exactly 2. Capture it.
monsters-lesson-first-monster-training = That would bring you a hunter, and we come to hunters later. I would begin with the 6 points of Schrat.
monsters-lesson-first-monster-no-land = You could not play that yet. All your land is in the Forest, where Schrat lives.
monsters-lesson-first-monster-show = Your other cards went to { $seat2 }, and { $seat3 } handed you 7 new ones. Before you see them, show your monster to the public.
monsters-lesson-first-monster-show-now = That would put it aside for later and cost you one of your 4 crowns. You can pay for Schrat now: show it.
monsters-lesson-first-monster-six = 6 points. That was 1 turn, and a season has 8.
monsters-lesson-first-monster-land = Your Forest land is spent until next season. New land helps in every season that is left. I would capture the land card of the Enchanted Forest.
monsters-lesson-first-monster-land-first = Another time, perhaps. Here I would take Forest land: it pays for more monsters like Schrat.
monsters-lesson-first-monster-free = Playing a land card costs nothing, and you can use it at once. Play it.
monsters-lesson-first-monster-no-keeping = Putting it aside costs a crown, and land that is kept pays for nothing. Play it.
monsters-lesson-first-monster-which = You have 1 Forest land to spend now. Which monster in this hand can you show with it?
monsters-lesson-first-monster-no-monster = That is not a monster. Look for one that lives in the Forest.
monsters-lesson-first-monster-too-much = You have no land where that monster lives. Look for one that lives in the Forest.
monsters-lesson-first-monster-dryad = The Dryad takes 1 Forest land and brings 3 points. Show it.
monsters-lesson-first-monster-dryad-now = That would put it aside and cost a crown. Your land can pay for it now: show it.
monsters-lesson-first-monster-nine = 9 points from 2 monsters. Each of your 4 crowns is a point as well: you have 13 in all.

# Lesson 2.
monsters-lesson-keep-for-later = Keep it for later
monsters-lesson-keep-for-later-learnt = A card that you cannot play is kept for 1 crown. Play it later, as soon as the land is there. Spent land comes back next season.
monsters-lesson-keep-for-later-two-needed = Shellbiter brings 6 points and takes 2 land of the Depths. You have 1. Capture it all the same: it can wait.
monsters-lesson-keep-for-later-just-once = Just this once I would take a monster that you cannot pay for yet: Shellbiter.
monsters-lesson-keep-for-later-keep = Shellbiter cannot be shown yet, so it is kept, and keeping a card costs 1 crown. Nobody sees what you keep.
monsters-lesson-keep-for-later-ready = While you keep a card, you are asked each turn whether to play it. You cannot play it now: say that you are ready.
monsters-lesson-keep-for-later-missing = Shellbiter waits among your kept cards. It takes 2 land of the Depths, and you have 1. Which card would bring the other?
monsters-lesson-keep-for-later-merfolk = The Merfolk would spend your only Depths land, which Shellbiter needs. Look for more land.
monsters-lesson-keep-for-later-depths = That brings no land of the Depths, and Shellbiter keeps waiting.
monsters-lesson-keep-for-later-land-first = Play the land first. It can pay for something in the same turn.
monsters-lesson-keep-for-later-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-keep-for-later-from-kept = You have 2 Depths land, and Shellbiter takes 2. Show it from your kept cards. Keeping it is paid for.
monsters-lesson-keep-for-later-not-ready = If you say so, your turn is over and Shellbiter keeps waiting. Show it first.
monsters-lesson-keep-for-later-six = 6 points for 1 crown.
monsters-lesson-keep-for-later-which = Merfolk and Dryad bring 3 points each and take 1 land. Only one of them can be shown this turn. Which one?
monsters-lesson-keep-for-later-spent = The Merfolk lives in the Depths, and Shellbiter has spent all your land there until next season.
monsters-lesson-keep-for-later-of-the-two = I would choose between Merfolk and Dryad: look at the land that you have not spent.
monsters-lesson-keep-for-later-dryad = The Dryad lives in the Forest, where your land is still free. Show it.
monsters-lesson-keep-for-later-dryad-now = It would cost a crown and bring nothing yet. Your Forest land is free: show it.
monsters-lesson-keep-for-later-nine = 9 points from monsters. Every land pays once a season, each region for its own monsters.

# Lesson 3.
monsters-lesson-distant-lands = Distant lands
monsters-lesson-distant-lands-learnt = Distant lands are rich, but ask for land cards of their region first. They count cards, not how much land the cards give.
monsters-lesson-distant-lands-distant = Two of these lands are distant. They give 2 land instead of 1, but you reach them only from a land card of the same region.
monsters-lesson-distant-lands-one-card = You have 1 land card of the Aerie and 1 of the Forest. Which distant land can you reach from there?
monsters-lesson-distant-lands-darklands = Gallows Marsh is in the Darklands, and you have no land card there. It would have to wait.
monsters-lesson-distant-lands-distant-one = Now I would take a distant land that you can reach: one of the Forest.
monsters-lesson-distant-lands-play = The Forgotten Temple is free, like every land. Play it.
monsters-lesson-distant-lands-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-distant-lands-three = That card alone gives 2 land: you have 3 in the Forest now.
monsters-lesson-distant-lands-two-cards = Some distant lands ask for 2 land cards of their region. You have 2 Forest cards now. Find the land that they open.
monsters-lesson-distant-lands-caves = Crystal Gallery is in the Caves, and you have no land card there. Where do you have 2?
monsters-lesson-distant-lands-dreamlands = It gives 3 land too, but land of the Dreamlands pays only for monsters of the Dreamlands. I would look for a land of the Forest.
monsters-lesson-distant-lands-schrat = You could show Schrat at once for 6 points, a fair choice. Here I would look for more land of the Forest.
monsters-lesson-distant-lands-other = You could not play that yet. Look for a land that your 2 Forest cards open.
monsters-lesson-distant-lands-forefather = The Forefather of Life asks for 2 Forest cards, and you have them. Play it.
monsters-lesson-distant-lands-six = That is 6 Forest land after 2 turns, and again in every season. That pays for several monsters.

# Lesson 4.
monsters-lesson-wanted = What the public wants
monsters-lesson-wanted-learnt = Your first wanted monster of a season pays 2 crowns. The player with the most points on wanted monsters takes the trophy. In a tie nobody gets it.
monsters-lesson-wanted-season = Every season has a card, and it says which monsters the public wants. This season it wants monsters of the Caves.
monsters-lesson-wanted-wolf = The first wanted monster that you show pays you 2 crowns. You have 2 land of the Caves. Which monster here lives there?
monsters-lesson-wanted-later-land = Land of the Caves is a good plan, but first I would take the monster that you can already pay for.
monsters-lesson-wanted-no-caves = That is not a monster of the Caves, so the public would pay nothing for it.
monsters-lesson-wanted-bonus = Show the Spectral Wolf, and watch your crowns.
monsters-lesson-wanted-show-now = It would cost a crown instead of bringing 2. Your land can pay for it: show it.
monsters-lesson-wanted-two-crowns = 6 points, and 2 crowns from the public. That bonus comes once a season.
monsters-lesson-wanted-more-land = Your Caves land is spent for this season, but new land can be used at once. Capture a land of the Caves: with 2 land cards there, all of them are open to you.
monsters-lesson-wanted-caves-please = That gives no land of the Caves. I would stay where the public looks.
monsters-lesson-wanted-play-land = Play it: it can pay for monsters in this very season.
monsters-lesson-wanted-no-use = Kept land pays for nothing, and keeping it costs a crown. Play it.
monsters-lesson-wanted-race = There is a race, too. At the end of the season, the player with the most points on wanted monsters wins a trophy, worth 3 points. Capture a monster that counts.
monsters-lesson-wanted-enough-land = You have land of the Caves to spend already. Now use it: take a monster.
monsters-lesson-wanted-only-caves = Only monsters of the Caves count in this race.
monsters-lesson-wanted-show = Show it.
monsters-lesson-wanted-in-time = Kept monsters do not count in the race. Show it.
monsters-lesson-wanted-nine = No second bonus, but 9 points in the race. The others have none.
monsters-lesson-wanted-eleven = No second bonus, but 11 points in the race. The others have none. What its claw means comes in the next lesson.
monsters-lesson-wanted-tie = If two players share the lead, nobody gets the trophy. So it pays to be a little ahead.

# Lesson 5.
monsters-lesson-claws = Claws and hunters
monsters-lesson-claws-learnt = Every claw on show needs a hunter when the season ends. The royal dice help everybody alike, a token helps once, and a claw left open costs 3 crowns.
monsters-lesson-claws-claws = Basilisk and Dybbuk have a claw each: they bring more points, but they are dangerous. When the season ends, every claw that you show needs a hunter.
monsters-lesson-claws-help = The king lends hunters to everybody: 3 dice with mostly blank sides guard 2 claws about half the time. Which of these cards is certain to help?
monsters-lesson-claws-troll = You have no Forest land for the Troll, and on show it would bring one more claw.
monsters-lesson-claws-token = Safety Training brings a hunter token, and a token guards 1 claw, once. Play it now: when the hunters are counted it is too late for cards.
monsters-lesson-claws-too-late = Kept, it would guard nothing, and keeping costs a crown. Play it.
monsters-lesson-claws-last-card = The eighth and last card of a season is captured for you. You have no Forest land for the Wendigo, so keep it.
monsters-lesson-claws-dice = When everybody is ready the danger check begins, and the royal dice are rolled. Say that you are ready.
monsters-lesson-claws-give = All 3 dice are blank. Both your claws are open, and each costs 3 crowns. You have 3 crowns and a token: what will you give?
monsters-lesson-claws-six-crowns = Then both claws cost you: 6 crowns, and you have 3. A token left at the end is worth only 1 point.
monsters-lesson-claws-one-open = The token guarded one claw, the other cost 3 crowns. Both monsters stay yours, with all their points.

# Lesson 6.
monsters-lesson-new-season = A new season
monsters-lesson-new-season-learnt = A season ends with the danger check and the trophy. Then monsters go to the menagerie, all land can be spent again, and hands go the other way.
monsters-lesson-new-season-last-turn = This is the last turn of the season. Schrat takes 2 Forest land, and you have none. Keep it for later.
monsters-lesson-new-season-ready = You can play nothing more. Say that you are ready, and the danger check begins.
monsters-lesson-new-season-give = You show 2 claws, and the royal dice send 1 hunter. What will you do about the other claw?
monsters-lesson-new-season-three-crowns = That saves the token, worth 1 point at the end, and costs 3 crowns, worth 3.
monsters-lesson-new-season-trophy = Guarded. And nobody else showed a monster of the Caves, so the trophy of this season is yours: 3 points.
monsters-lesson-new-season-menagerie = Your monsters have gone to your menagerie. Their points are safe there, and their claws no longer need hunters.
monsters-lesson-new-season-whole = A new season, 8 new cards, and all your land can be spent again. Which monster can your 2 Caves land pay for?
monsters-lesson-new-season-too-big = That one lives in the Caves too, but it takes 4 land.
monsters-lesson-new-season-dream = The Succubus comes from the Dreamlands, and has a lesson of its own. Look for a monster of the Caves.
monsters-lesson-new-season-no-caves = That is not a monster of the Caves. You have 2 land there to spend.
monsters-lesson-new-season-right = In the second and fourth season hands are passed to the right: yours went to { $seat3 }. Now show the Spectral Wolf.
monsters-lesson-new-season-show-now = It would cost a crown and bring nothing yet. Your land can be spent again: show it.
monsters-lesson-new-season-before = 6 more points. One tip: kept cards may also be played before you capture, even in the first turn of a season.

# Lesson 7.
monsters-lesson-people-and-events = People and events
monsters-lesson-people-and-events-learnt = Staff cost crowns once and work to the end, so hire early. An event works once: play it when it pays most. Passed hands come round again.
monsters-lesson-people-and-events-staff = Staff are people you pay once. They work to the end of the game. The Caves Expert pays you 2 crowns for each monster of the Caves that you show: capture the card.
monsters-lesson-people-and-events-expert-please = Here I would take the Caves Expert: early staff work longest.
monsters-lesson-people-and-events-hire = The expert costs 3 of your 4 crowns. Hire the expert now.
monsters-lesson-people-and-events-kept-expert = Keeping the card costs a crown, and an expert who is not hired earns nothing.
monsters-lesson-people-and-events-work = Now give your expert work. Which monster can your only Caves land pay for?
monsters-lesson-people-and-events-no-work = That is not a monster of the Caves, so the expert would earn nothing.
monsters-lesson-people-and-events-earn = Show the Lesser Wyrm, and watch your crowns.
monsters-lesson-people-and-events-kept-wyrm = The expert pays only when the monster is shown. Your land can pay for it now.
monsters-lesson-people-and-events-two-back = 3 points, and 2 of your crowns are back already.
monsters-lesson-people-and-events-tour = With 3 at the table, your first hand is back in the fourth turn. The Cave Tour is in it, an event: it pays a crown for each land of the Caves.
monsters-lesson-people-and-events-prepare = You have 1 land of the Caves, so the tour would pay 1 crown. Capture another land of the Caves first.
monsters-lesson-people-and-events-caves-land = That leaves the tour at 1 crown. Another land of the Caves makes it richer.
monsters-lesson-people-and-events-play-land = Play it.
monsters-lesson-people-and-events-no-use = Kept land counts for nothing. Play it.
monsters-lesson-people-and-events-again = Here is your first hand again, and nobody took the Cave Tour. Capture it.
monsters-lesson-people-and-events-tour-now = Possible, but you have prepared for the tour, and it may not come round again.
monsters-lesson-people-and-events-event = An event is free, works once and is gone. Land that you have spent counts too. Play it.
monsters-lesson-people-and-events-kept-tour = It could grow while you keep it, but keeping costs a crown. Play it.
monsters-lesson-people-and-events-five = That brings 2 crowns: you have 5 now, more than at the start, and an expert besides. Other staff guard claws in every season, or pay for events.

# Lesson 8.
monsters-lesson-a-loan = A loan that pays
monsters-lesson-a-loan-learnt = A loan brings 3 crowns at once and takes 5 points at the end. It is worth it for land and large monsters early on, but seldom for a fine.
monsters-lesson-a-loan-no-crown = You have no crown left. If you pay all the same, a loan is taken for you: 3 crowns now, 5 points less at the end.
monsters-lesson-a-loan-worth = You kept the Treewalker, 11 points, and it takes 3 Forest land. You have 1. Is a card in this hand worth a loan?
monsters-lesson-a-loan-safe = That needs no loan, and it would be fine in a real game. But one card here gives 3 Forest land at once.
monsters-lesson-a-loan-no-help = That does not bring the Treewalker any nearer. It waits for Forest land.
monsters-lesson-a-loan-hint = Look for a distant land of the Forest.
monsters-lesson-a-loan-borrow = The Forefather of Life asks for 2 Forest cards, and you have 1. Keep it: the loan is taken for you.
monsters-lesson-a-loan-borrowed = 3 crowns came, 1 went for keeping, and 2 stay with you. They are worth 2 points.
monsters-lesson-a-loan-ready = Nothing can be played yet. Say that you are ready.
monsters-lesson-a-loan-open = The Forefather of Life waits for a second Forest card. Which card opens it?
monsters-lesson-a-loan-forest-card = It keeps waiting then. One more land card of the Forest opens it.
monsters-lesson-a-loan-order = Three cards of yours can be played in this turn, each opening the way for the next. Find the order that ends with the Treewalker.
monsters-lesson-a-loan-kept-land = That costs a crown, and nothing else can be played without this land.
monsters-lesson-a-loan-not-ready = Not yet: the Treewalker can still be shown in this turn.
monsters-lesson-a-loan-too-long = The Treewalker was not shown. We begin again at the same place.
monsters-lesson-a-loan-hint-order = First play the land that you captured, then the land that it opens.
monsters-lesson-a-loan-eleven = 11 points, and 5 Forest land in every season, for a loan of 5 points. It has a claw, so look for a hunter.

# Lesson 9.
monsters-lesson-dreams = Dreams and drawn cards
monsters-lesson-dreams-learnt = Monsters of the Dreamlands take land of any kind. Land of the Dreamlands pays for them alone. Some monsters let you draw a card, and it is kept for free.
monsters-lesson-dreams-any-land = Monsters of the Dreamlands take land of any kind, mixed as you like. The Succubus takes 4, and you have 5 in all. Capture it.
monsters-lesson-dreams-dream-monster = Here I would take the monster of the Dreamlands: your land is enough for it.
monsters-lesson-dreams-dream-land = You have 3 land of the Dreamlands. It pays for no other monsters, so it is best spent here. Show the Succubus.
monsters-lesson-dreams-show-now = It would cost a crown and bring nothing yet. Your land is enough: show it.
monsters-lesson-dreams-pay = You choose the mixture. I would spend 3 land of the Dreamlands, and 1 more: from the Aerie or from the Caves, as you like.
monsters-lesson-dreams-lore = The Succubus let you draw a card: the Event Coordinator, which you keep for free. Hiring costs 3 crowns and pays 1 for each event. Hire, or wait: it is up to you.
monsters-lesson-dreams-waits = The card waits among your kept cards, and you save your crowns.
monsters-lesson-dreams-hired = Hired. From now on each event that you play brings 1 more crown.

# Lesson 10.
monsters-lesson-secret-goals = Secret goals
monsters-lesson-secret-goals-learnt = A secret goal is never played, only kept, and counts at the end. Choose goals that your land can feed, and feed them.
monsters-lesson-secret-goals-goals = The full game has secret goals, and 3 are in this hand. A goal is never played: you keep it, and it brings points at the end.
monsters-lesson-secret-goals-which = One pays for large monsters, one for having other goals, and one for monsters of the Forest. Which fits the land that you have?
monsters-lesson-secret-goals-no-fit = It may pay one day, but your land does nothing for it. It is in the Caves and in the Forest.
monsters-lesson-secret-goals-a-goal = Another time, perhaps. Now I would take one of the 3 goals.
monsters-lesson-secret-goals-keep = A goal that you capture costs 1 crown to keep, like any card. Nobody else sees it before the end of the game.
monsters-lesson-secret-goals-ready = A goal cannot be played, so there is nothing more to do: say that you are ready.
monsters-lesson-secret-goals-feed = Each monster of the Forest will bring you 2 points on top of its own. Find a card that feeds your goal.
monsters-lesson-secret-goals-no-forest = That does nothing for your goal. Look for a monster of the Forest, or for its land.
monsters-lesson-secret-goals-play = Now play it.
monsters-lesson-secret-goals-kept-again = Kept, it feeds nothing and costs a crown. Play it.
monsters-lesson-secret-goals-grows = 3 points, 2 crowns because the public wants the Forest, and your goal is worth 2 points already. Only you can see that.
monsters-lesson-secret-goals-can-grow = You have 2 Forest land now: with them you can show what your goal wants, in every season.

# Lesson 11.
monsters-lesson-two-players = Two players
monsters-lesson-two-players-learnt = With two players: capture a card, draw 1, throw 1 away, pass the rest on. Nobody will ever get what you throw away.
monsters-lesson-two-players-capture = A game for two has one step more in each turn. First capture as usual: I would take the land of the Depths.
monsters-lesson-two-players-depths-please = Here I would take the land: it helps in all 4 seasons.
monsters-lesson-two-players-drawn = Then you draw a card from your own stack: the Aerie. Next you throw 1 card of your hand away, and the others go to { $seat2 }.
monsters-lesson-two-players-throw = So ask yourself what { $seat2 } could use. They have 2 land cards of the Darklands. Throw away the card that would help { $seat2 } most.
monsters-lesson-two-players-once = That fits the Darklands as well, but it scores once. One card here would help in every season.
monsters-lesson-two-players-little = That would help { $seat2 } less. Think of somebody who has land of the Darklands only.
monsters-lesson-two-players-hint = Look for a distant land that asks for 2 cards of the Darklands.
monsters-lesson-two-players-denied = It gives 3 land in every season, and { $seat2 } will not have it. And nobody knows what you threw away.

# Lesson 12.
monsters-lesson-last-season = The last season
monsters-lesson-last-season-learnt = In the last season show whatever your land can pay for. Kept monsters bring nothing, and a loan or a lost goal costs points.
monsters-lesson-last-season-last = This is the fourth and last season. Land that you spend now will not come back, and monsters that you still keep at the end bring nothing.
monsters-lesson-last-season-goals = You keep 2 secret goals. Danger Seeker pays a point for each claw in your menagerie. Specialist pays 4 points if you have land of no more than 4 regions, and you have exactly 4.
monsters-lesson-last-season-show-kept = You begin with what you kept, before you capture. Show 2 monsters for 10 points in all: your land can pay for both.
monsters-lesson-last-season-expert = You have no crowns to hire the Darklands Expert, so it would take a loan. You have no land of the Darklands either.
monsters-lesson-last-season-before = That comes next. First I would show the monsters that you kept.
monsters-lesson-last-season-both = There are two monsters to show: Schrat and the Twilight Cat.
monsters-lesson-last-season-ten = 10 points. The Twilight Cat also let you draw a card, the Spectral Wolf.
monsters-lesson-last-season-capture = Now capture. You have no crowns, so a card that you cannot play would take a loan. Which card brings you most in this turn?
monsters-lesson-last-season-three = That brings 3 points. Another monster here brings 4, and lets you draw a card.
monsters-lesson-last-season-fifth = That is land of a fifth region, and your goal Specialist would no longer pay anything.
monsters-lesson-last-season-too-dear = You could not play that in this turn, and keeping it would take a loan.
monsters-lesson-last-season-observer = The Silent Observer takes 2 land of the Aerie. Show it.
monsters-lesson-last-season-kept = Kept, it brings nothing, and keeping it costs a crown. Play it.
monsters-lesson-last-season-tour = You drew the Forest Tour: a crown for each Forest land, spent or not. You have 5, and each crown is a point at the end.
monsters-lesson-last-season-why-wait = It can be played at once, and your Forest land will hardly grow now.
monsters-lesson-last-season-five = 5 crowns, 5 points.
monsters-lesson-last-season-ready = The Spectral Wolf takes 2 land of the Caves, and you have 1. It must wait for now: say that you are ready.
monsters-lesson-last-season-three-points = 3 crowns are 3 points, and without land of the Darklands the expert brings nothing back.
monsters-lesson-last-season-wolf = Find a way to show the Spectral Wolf in this turn. It takes one more land of the Caves than you have.
monsters-lesson-last-season-other-land = More land, but not of the Caves. The Spectral Wolf keeps waiting.
monsters-lesson-last-season-no-land = That brings no land, and you could not play it now.
monsters-lesson-last-season-not-ready = Not yet: the Spectral Wolf can be shown in this turn.
monsters-lesson-last-season-hint = A distant land of the Caves is in your hand. It asks for 1 land card there, and you have 1.
monsters-lesson-last-season-six = 6 more points, and still land of 4 regions.
monsters-lesson-last-season-count = At the end you add up your monsters and goals, a point for each crown and each hunter token, and 3 for a trophy. Each loan takes 5 away.

## Puzzles: what they are about, in the list of themes. First the kind of choice, then what it is for

monsters-theme-capture = Which card to capture
monsters-theme-discard = What to throw away
monsters-theme-land = Playing a land card
monsters-theme-event = Playing an event
monsters-theme-monster = Showing a monster
monsters-theme-dream = Showing a dream monster
monsters-theme-staff = Hiring
monsters-theme-keep = Keeping a card
monsters-theme-goal = A secret goal
monsters-theme-ready = Ready, or one more card
monsters-theme-pay = Which land pays
monsters-theme-show = Letting others see monsters
monsters-theme-tokens = Hunter tokens
monsters-theme-do-play = One more card
monsters-theme-do-ready = Enough for now
monsters-theme-for-shown = Monsters on show
monsters-theme-for-cards = Cards that score
monsters-theme-for-land = Land
monsters-theme-for-staff = Staff
monsters-theme-for-purse = Crowns in the purse
monsters-theme-for-season = The season’s bonus
monsters-theme-for-hand = A card for later
monsters-theme-for-danger = Danger
monsters-theme-for-rivals = Setting a rival back
