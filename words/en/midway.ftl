# Carnival (midway).

# Where the game is chosen: its poster, its page, its variants.
midway-title = Carnival
midway-line = Collect parts, roll for your chances, and open four rides before the other carnies do.
midway-poster-1 = Step right up
midway-poster-2 = Carnival
midway-poster-3 = deck and dice on the midway
midway-poster-short = deck and dice
midway-option-teams-line = two teams of two, partners across the table, with one purse of tickets each
midway-option-team_distinct-line = a team needs four different rides
midway-option-quick-line = three rides win
midway-option-classic-line = natural sets pay no ticket
midway-option-norwood-line = two tickets make one of your actions safe from blocks
midway-option-wild_die-line = one die has a “!” that stands for any number

midway-option-teams = Team Carnival
midway-option-team_distinct = Four different rides a team
midway-option-quick = Quick game
midway-option-classic = Classic game
midway-option-norwood = Norwood Maneuver
midway-option-wild_die = Wild Die

## What speaks for a hint

midway-why-rides = It leaves fewer parts missing before you win.
midway-why-locked = It locks a ride, so nobody can take it from you.
midway-why-hand = It leaves you more cards to build from.
midway-why-tickets = It saves a Ticket.
midway-why-turn = It keeps the turn with you.
midway-why-rivals = It sets your strongest rival back.

# Cards and actions.
midway-ride-bumper = bumper cars
midway-ride-carousel = carousel
midway-ride-ferris = ferris wheel
midway-ride-coaster = rollercoaster
midway-ride-swings = swings
midway-part-banners = banners
midway-part-lights = lights
midway-part-materials = materials
midway-part-seats = seats
midway-part-wild = a Wild
midway-card = { $ride } { $part }
midway-wild-at = the Wild on the { $ride }
midway-some-card = a card
midway-action-deck-draw = Deck Draw
midway-action-discard-draw = Discard Draw
midway-action-hand-draw = Hand Draw
midway-action-hand-trade = Hand Trade
midway-action-midway-trade = Midway Trade
midway-action-midway-steal = Midway Steal
midway-die-any = !
midway-title-bumper = Bumper cars
midway-title-carousel = Carousel
midway-title-ferris = Ferris wheel
midway-title-coaster = Rollercoaster
midway-title-swings = Swings
midway-title-wild = Wild
midway-wilds =
    { $count ->
        [one] 1 Wild
       *[other] { $count } Wilds
    }
midway-twice = { $action } twice
midway-three-times = { $action } three times

# Questions.
midway-ask-trim =
    { $count ->
        [one] Discard 1 card: 6 may stay
       *[other] Discard { $count } cards: 6 may stay
    }
midway-ask-choose = Roll the dice, or swap cards with a Wild
midway-ask-roll = Roll the dice
midway-ask-refresh-wild = Lay a Wild too: without one you cannot draw
midway-ask-refresh =
    { $count ->
        [one] Lay more cards, or draw 1 new card
       *[other] Lay more cards, or draw { $count } new cards
    }
midway-ask-assign = You rolled { $dice }: use 2 of the 3 dice
midway-ask-assign-any = Use 2 of the 3 dice: the ! counts as any number
midway-ask-assign-all = Three alike: use all 3 dice
midway-ask-maneuver = Make 1 action safe from blocks for 2 Tickets?
midway-ask-act = Take 1 of your actions: { $actions }
midway-ask-act-same = Take 1 { $action }: { $count } to do
midway-ask-act-last = Take your last action: { $action }
midway-ask-act-at = { $action }: choose 1 player
midway-ask-block = { $seat } wants a { $action }. Block it?
midway-ask-block-against = { $seat } wants a { $action } against { $target }. Block it?
midway-ask-block-against-you = { $seat } wants a { $action } against you. Block it?
midway-ask-hand-over = You get { $card }: give { $target } 1 card for it
midway-ask-take = Take 1 card from { $target }'s Midway
midway-ask-give = Give { $target } 1 card of your Midway
midway-ask-place = Put the Wild on 1 of your rides
midway-ask-move = Move the Wild from your { $ride } to 1 other ride
midway-ask-toss = Discard 1 card to pay for the Midway Steal
midway-ask-build = Build with your cards, or end your turn
midway-ask-build-wilds = Move your Wilds, or end your turn
midway-ask-build-nothing = Nothing fits now: end your turn
midway-ask-build-win = You can win now: complete the last ride
midway-over = The game is over.
midway-heading = Turn { $number }: { $seat }
midway-heading-over = The end, in turn { $number }

# Answers.
midway-do-discard = Discard { $card }
midway-do-roll = Roll the dice
midway-do-swap = Swap { $card } away: a Wild must follow
midway-do-lay = Swap { $card } away
midway-do-lay-wild = Swap away the Wild from your { $ride }
midway-do-draw =
    { $count ->
        [0] End the swap: the deck is empty
        [one] Draw 1 new card
       *[other] Draw { $count } new cards
    }
midway-do-reroll = Roll all 3 dice again
midway-do-turn = Turn a { $from } into a { $to }
midway-do-assign = Use { $actions }
midway-do-assign-shut = Use { $actions }: { $shut } is not possible yet
midway-do-assign-all-shut = Use { $actions }: not possible yet
midway-do-protect = Make { $action } safe
midway-do-waive = Protect nothing
midway-do-hand-draw = Hand Draw from { $target }
midway-do-hand-trade = Hand Trade with { $target }
midway-do-midway-trade = Midway Trade with { $target }
midway-do-midway-steal = Midway Steal from { $target }
midway-do-protected = { $action }, safe from blocks
midway-do-block = Block it
midway-do-pass = Let it pass
midway-do-pass-all = No more blocks this turn
midway-do-take = Take { $card }
midway-do-give = Give { $card }
midway-do-place = Put the Wild on your { $ride }
midway-do-start = Begin the { $ride } with { $first } and { $second }
midway-do-add = Add { $part } to your { $ride }
midway-do-move = Move a Wild from your { $from } to your { $to }
midway-do-done = End your turn

# What happened.
midway-turn-began = Turn { $number }: { $seat }.
midway-pile-begun = A new discard pile begins with { $card }.
midway-discarded = { $seat } discards { $card }.
midway-discarded-wild = { $seat } discards the Wild from the { $ride }.
midway-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
midway-drew-cards = { $seat } draws { $cards }.
midway-rolled = { $seat } rolls { $dice }.
midway-rolled-again = { $seat } pays a Ticket and rolls again: { $dice }.
midway-die-turned = { $seat } pays a Ticket and turns a { $from } into a { $to }.
midway-assigned = { $seat } assigns { $actions }.
midway-protected = { $seat } pays two Tickets: the { $action } cannot be blocked.
midway-declared = { $seat } declares a { $action }.
midway-declared-protected = { $seat } declares a { $action }, which cannot be blocked.
midway-declared-against = { $seat } declares a { $action } against { $target }.
midway-declared-against-protected = { $seat } declares a { $action } against { $target }, which cannot be blocked.
midway-blocked = { $seat } pays a Ticket and blocks the { $action }.
midway-passed = { $seat } lets it pass.
midway-passed-all = { $seat } will not block any more this turn.
midway-lapsed = Not possible now, so { $seat } goes without: { $actions }.
midway-took-discard = { $seat } takes { $card } from the discard pile.
midway-drew-from-hand = { $seat } takes { $card } from { $target }'s hand.
midway-set-aside = { $seat } sets aside { $card } from { $target }'s hand.
midway-gave-from-hand = { $seat } gives { $target } { $card } for it.
midway-took = { $seat } takes { $card } from { $target }'s Midway.
midway-gave = { $seat } gives { $card } to { $target }'s Midway.
midway-wild-lost = The Wild from { $seat }'s { $ride } has nowhere to go and is discarded.
midway-wild-lost-on-its-way = The Wild has nowhere to go in { $seat }'s Midway and is discarded.
midway-wild-placed = { $seat }'s Wild goes to the { $ride }.
midway-started = { $seat } begins the { $ride } with { $first } and { $second }.
midway-added = { $seat } adds { $part } to the { $ride }.
midway-wild-moved = { $seat } moves a Wild from the { $from } to the { $to }.
midway-completed = { $seat } completes the { $ride }.
midway-set-locked = { $seat } completes a natural set: the { $ride } is locked.
midway-set-locked-ticket = { $seat } completes a natural set: the { $ride } is locked, and a Ticket comes back.
midway-won = { $seat } opens the Carnival and wins!
midway-won-team = { $seat } and { $partner } open the Carnival and win!
midway-stopped = The season is over: the game ends here.

# Scores.
midway-score-natural = rides with natural sets
midway-score-with-wilds = rides with Wilds
midway-score-partner = what the partner's rides add
midway-score-sets = natural sets

# Refusals.
midway-refuse-over = The game is over.
midway-refuse-not-your-turn = It is not your turn.
midway-refuse-block-window = Somebody else is being asked whether to block.
midway-refuse-place-window = Somebody else is finding a place for a Wild.
midway-refuse-not-in-hand = That card is not in your hand.
midway-refuse-trim-first = First discard down to six cards.
midway-refuse-refresh-or-roll = First refresh with a Wild, or roll the dice.
midway-refuse-no-wild = You have no Wild to refresh with.
midway-refuse-no-wild-there = There is no Wild on that ride.
midway-refuse-one-from-midway = Only one card of a refresh may come from the Midway.
midway-refuse-wild-missing = A Wild must be among the cards you lay before you draw.
midway-refuse-committed = You are refreshing: lay cards or draw.
midway-refuse-assign-first = First assign the dice.
midway-refuse-triple = All three dice are alike, so all three must be assigned.
midway-refuse-other-dice = The dice do not allow that.
midway-refuse-no-such-die = There is no such die.
midway-refuse-ticket-used = Only one Ticket may be used on your turn.
midway-refuse-no-ticket = You have no Ticket.
midway-refuse-no-wrap = A 6 cannot become a 1, nor a 1 a 6.
midway-refuse-maneuver-first = First protect one of the dice, or none.
midway-refuse-maneuver-over = The moment to protect a die has passed.
midway-refuse-act-first = The assigned actions must be taken first.
midway-refuse-not-assigned = There is no such action on the tableau.
midway-refuse-another-player = The target must be another player at the table.
midway-refuse-no-deck = The deck is empty.
midway-refuse-no-pile = The discard pile is empty.
midway-refuse-empty-hand = There is no card in that hand.
midway-refuse-own-hand-empty = You have no card in hand to give for it.
midway-refuse-own-hand-empty-steal = You have no card in hand to discard for it.
midway-refuse-bare-midway = Nothing lies there that could be taken.
midway-refuse-own-midway-bare = You have nothing in your Midway to give for it.
midway-refuse-nothing-to-take = You could take nothing there and still pay for it.
midway-refuse-no-target = It is not possible against anybody now.
midway-refuse-not-protected = That action is not protected.
midway-refuse-protected-only = The only die for that action is the protected one.
midway-refuse-block-or-pass = You are asked whether to block.
midway-refuse-last-action = This is the last action of the turn: block it or let it pass.
midway-refuse-give-first = First choose the card to give.
midway-refuse-take-first = First choose the card to take.
midway-refuse-toss-first = First discard a card from your hand.
midway-refuse-not-in-midway = That card does not lie there.
midway-refuse-locked = A natural set is locked.
midway-refuse-duplicate = No Midway may hold the same card twice.
midway-refuse-nothing-to-pay = After that take there would be nothing to give or discard for it.
midway-refuse-must-win = The Wild must go where it wins the game.
midway-refuse-not-open = A Wild may only go to a ride with a part that is not complete.
midway-refuse-place-first = First find a place for the Wild.
midway-refuse-just-taken = The card just taken cannot be given back.
midway-refuse-started = That ride has been begun: add cards one by one.
midway-refuse-start-pair = A ride is begun with 2 cards from hand: 2 parts, or a part and a Wild.
midway-refuse-complete = Nothing can be added to a complete ride.
midway-refuse-wild-in-place = That ride is complete. Move its Wild away first, then add the true part.
midway-refuse-wild-where = A Wild goes to a ride that has a true part, or begins one together with a part.
midway-refuse-nowhere = There is no other ride to which this Wild could go.
midway-refuse-no-moves = Wilds cannot be moved again before you play a card.
midway-refuse-same-ride = The Wild is there already.
midway-refuse-build-or-done = Now is the time to build, or to finish.

# The table in characters.
midway-text-turn = Turn { $number }, { $seat }
midway-text-teams = { $first } against { $second }
midway-text-piles = Deck { $deck }, discard pile { $pile } (top: { $top })
midway-text-dice = Dice: { $dice }
midway-text-tableau = To do: { $actions }
midway-text-columns = rides hand tickets
midway-text-ride-bumper = bumpers
midway-text-ride-carousel = carousel
midway-text-ride-ferris = ferris
midway-text-ride-coaster = coaster
midway-text-ride-swings = swings
midway-text-legend = B banners, L lights, M materials, S seats, * Wild, ( ) complete, [ ] natural set, > asked
midway-text-your-hand = Your hand: { $cards }
midway-text-hand = { $seat }'s hand: { $cards }
midway-text-aside = Set aside: { $card }
midway-text-no-card = none

# Notes when something happens for the first time.

midway-first-turn = Your turn: roll three dice, use two of them, then build.
midway-first-dice = Each number is one of these booths. Touch a booth to see what it does.
midway-first-ticket = Before you choose, a Ticket can change a die by one or roll all again. Tickets also block rivals.
midway-first-order = Take your actions in the order you like. You build when all are done.
midway-first-block = A Ticket stops this. You can block once in this turn; letting it pass costs nothing.
midway-first-blocked = Blocked: nothing happens, and the die is spent. { $seat } cannot block again this turn.
midway-first-begin = Two parts of one ride begin it together. After that parts go there one by one.
midway-first-wild = A Wild fills any gap. But a ride with a Wild in it can be robbed.
midway-first-open = It is complete and counts. While a Wild is in it, rivals can still take from it.
midway-first-locked = Four true parts: locked. Nobody can take from it any more.
midway-first-robbed = Rides that are not locked can be robbed. Four true parts lock a ride.
midway-first-lapsed = Nothing could be done with this die, so it is lost.
midway-first-trim = Only six cards may be held when a turn begins. The others go.
midway-first-swap = With a Wild you may swap cards instead of rolling: for a hand where nothing fits.

# What things are.
midway-what-deck =
    { $count ->
        [0] Deck, empty
        [one] Deck, 1 card
       *[other] Deck, { $count } cards
    }
midway-what-deck-use = A Deck Draw takes the top card, and hands below 3 cards are filled from here.
midway-what-deck-lasts = When it runs out, it stays empty.
midway-what-deck-empty = It is not shuffled again.
midway-what-pile = Discard pile, on top { $card }
midway-what-pile-use = A Discard Draw takes the top card. The cards below cannot be looked at.
midway-what-pile-swap = To swap cards, lay a Wild and what else you like here, and draw as many.
midway-what-pile-none = Discard pile, empty
midway-what-pile-new = The next turn begins a new one with a card from the deck.
midway-what-aside = Card set aside
midway-what-aside-card = Set aside: { $card }
midway-what-aside-use = It was taken by chance for the Hand Trade. Once another card is given for it, it changes hands.
midway-what-loose = A Wild on its way
midway-what-loose-use = { $seat } puts it on a ride that has a true part and is not complete.
midway-what-booth = Booth { $number }: { $action }
midway-what-deck-draw = Take the top card of the deck.
midway-what-discard-draw = Take the top card of the discard pile.
midway-what-hand-draw = Take a card by chance from another player's hand.
midway-what-hand-trade = See a card by chance from another player's hand, give any card of yours, and keep theirs.
midway-what-midway-trade = Take a card from another player's rides, then give one from yours.
midway-what-midway-steal = Take a card from another player's rides, then discard a card from your hand.
midway-what-booth-shut = Not possible now. { $why }
midway-what-booth-waiting =
    { $count ->
        [one] The die here is still to be used.
       *[other] { $count } dice here are still to be used.
    }
midway-what-threat = It could complete { $seat }'s { $ride }.
midway-what-die = Die showing { $number }: { $action }
midway-what-die-any = Wild Die showing !
midway-what-die-any-at = Wild Die used for { $action }
midway-what-die-choose = Choose 2 of the 3 dice. Each lets you take its action; the third is left aside.
midway-what-die-choose-any = It counts as any number: choose it and a booth.
midway-what-die-to-do = Its action is still to be taken this turn.
midway-what-die-under-way = Its action is being taken.
midway-what-die-protected = It is safe: nobody can block it.
midway-what-seat = { $seat }
midway-what-seat-facts =
    { $open ->
        [one] 1 ride is open.
       *[other] { $open } rides are open.
    } { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $tickets ->
        [one] 1 Ticket.
       *[other] { $tickets } Tickets.
    }
midway-what-seat-turn = It is this player's turn.
midway-what-partner = The partner is { $partner }.
midway-what-count = { $seat }'s open rides: { $count } of { $of }
midway-what-count-mine = Your open rides: { $count } of { $of }
midway-what-count-goal = A ride with 4 cards is open. The first with { $of } open rides wins at once, on anybody's turn.
midway-what-count-one-left = One more wins the game.
midway-what-count-team = The rides of both partners count together.
midway-what-tickets =
    { $count ->
        [one] { $seat }'s Tickets: 1
       *[other] { $seat }'s Tickets: { $count }
    }
midway-what-tickets-own = On your own turn a Ticket rolls all dice again or turns one die by 1.
midway-what-tickets-block = On another's turn a Ticket blocks one action.
midway-what-tickets-most = A ride of 4 true parts brings one back, up to { $most }.
midway-what-tickets-used = One has been used this turn, so no other can be.
midway-what-hand =
    { $count ->
        [one] { $seat }'s hand, 1 card
       *[other] { $seat }'s hand, { $count } cards
    }
midway-what-hand-mine =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
midway-what-hand-unseen = Only its owner sees it.
midway-what-hand-limits = At the start of a turn a hand is cut to 6 cards; at the end it is filled to 3.
midway-what-card =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
midway-what-part-use = Every ride needs banners, lights, materials and seats, once each.
midway-what-wild-use = It fills any gap of a ride that has a true part, or begins one together with a part.
midway-what-wild-swap = Instead of rolling you may lay it with other cards and draw as many.
midway-what-part = { $card } in { $seat }'s Midway
midway-what-part-locked = It is part of a locked ride: nobody can take it.
midway-what-part-mine = Others can take it by a Midway Trade or Steal while the ride is not locked.
midway-what-part-theirs = A Midway Trade or Steal can take it.
midway-what-wild =
    { $count ->
        [one] Wild on { $seat }'s { $ride }
       *[other] { $count } Wilds on { $seat }'s { $ride }
    }
midway-what-wild-mine =
    { $count ->
        [one] Wild on your { $ride }
       *[other] { $count } Wilds on your { $ride }
    }
midway-what-wild-move = While you build, it can move to another of your begun rides.
midway-what-wild-theirs = A Midway Trade or Steal can take it.
midway-what-wild-alone = Without a true part beside it, it moves on or is lost.
midway-what-lock-it = You hold the { $part }: move the Wild away and add them to lock the ride.
midway-what-replace-it = You hold the { $part }: move a Wild away and add them.
midway-what-ride = { $seat }'s { $ride }, { $count } of 4
midway-what-ride-mine = Your { $ride }, { $count } of 4
midway-what-ride-empty = Not begun. Begin it with 2 cards from hand: 2 parts, or a part and a Wild.
midway-what-ride-begun = Add missing parts or Wilds one by one. Others can take cards from it.
midway-what-ride-complete = Open with Wilds: it counts, but others can still take its cards.
midway-what-ride-locked = 4 true parts: it counts for good, and nobody can take from it.
midway-what-there = It has { $cards }.
midway-what-missing = True parts missing: { $parts }.
midway-fits = It fits your { $ride }.
midway-fits-completes = It completes your { $ride }.
midway-fits-for-a-wild = It could take the place of a Wild on your { $ride }.
midway-fits-twice = Your { $ride } has one already.
midway-fits-wild = It fits any ride that has a true part.
midway-fits-start = It can begin your { $ride } together with another card.
midway-fits-start-alone = It needs a second card to begin your { $ride }.
midway-step-pile = Discard pile
midway-step-pile-what = If the discard pile is empty, a card from the deck begins a new one.
midway-step-trim = Down to six
midway-step-trim-what = Whoever holds more than 6 cards discards down to 6.
midway-step-roll = Roll
midway-step-roll-what = Roll 3 dice and use 2 of them, or swap cards with a Wild instead.
midway-step-build = Build
midway-step-build-what = Begin rides with 2 cards, add cards one by one, and move Wilds.
midway-step-refill = Refill to three
midway-step-refill-what = Whoever holds fewer than 3 cards draws up to 3.
midway-what-do-roll = You roll 3 dice and use 2. Each number stands for a booth.
midway-what-do-reroll = One Ticket may be used on your own turn: for this, or to turn a die by 1.
midway-what-turn = Turn a die by 1
midway-what-do-turn = Choose a die. A 6 cannot become a 1, nor a 1 a 6. It costs 1 Ticket.
midway-what-do-block = The action has no effect and its die is lost. You can block once in each turn of another.
midway-what-do-pass = The action goes on, unless somebody else blocks it.
midway-what-do-pass-all = You are not asked again until this turn is over.
midway-what-do-waive = You keep your Tickets; every action can be blocked.
midway-what-protected = The safe die
midway-what-do-protected = Use the die that you made safe: nobody can block it.
midway-what-draw = Draw new cards
midway-what-do-draw = You draw as many cards as you laid. Then you build.
midway-what-do-done = If you hold fewer than 3 cards, you draw up to 3. Then the next player has a turn.

# The table told.
midway-told-standing = How the game stands
midway-told-goal = { $count } open rides win.
midway-told-turn = Turn { $number }: { $seat } is playing.
midway-told-turn-mine = Turn { $number }: it is your turn.
midway-told-race =
    { $count ->
        [one] { $seat } has 1 open ride.
       *[other] { $seat } has { $count } open rides.
    }
midway-told-race-mine =
    { $count ->
        [one] You have 1 open ride.
       *[other] You have { $count } open rides.
    }
midway-told-die = A die shows { $number }: { $action }.
midway-told-die-any = The Wild Die shows a !, which counts as any number.
midway-told-to-do = Still to be done: { $actions }.
midway-told-deed = Under way: { $action }.
midway-told-deed-against = Under way: { $action } against { $target }.
midway-told-aside = Set aside: { $card }.
midway-told-hand = { $seat }'s hand
midway-told-hand-mine = Your hand
midway-told-no-cards = No cards.
midway-told-card =
    { $count ->
        [one] { $card }. { $does }
       *[other] { $count } times { $card }. { $does }
    }
midway-told-tickets =
    { $count ->
        [0] No Tickets.
        [one] 1 Ticket.
       *[other] { $count } Tickets.
    }
midway-told-midway = { $seat }'s Midway
midway-told-midway-mine = Your Midway
midway-told-other = { $seat }
midway-told-other-hand =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $tickets ->
        [0] no Tickets.
        [one] 1 Ticket.
       *[other] { $tickets } Tickets.
    }
midway-told-ride = { $ride }: { $count } of 4. { $there } { $more }
midway-told-ride-complete = { $ride }: open with Wilds. { $there } { $more }
midway-told-ride-locked = { $ride }: locked, with all 4 true parts.
midway-told-ride-empty = { $ride }: not begun.
midway-told-part = The { $part } of the { $ride }.
midway-told-wilds =
    { $count ->
        [one] The Wild on the { $ride }.
       *[other] The { $count } Wilds on the { $ride }.
    }
midway-told-nothing = {""}
midway-told-tableau = What may be had
midway-told-pile =
    { $count ->
        [one] The discard pile has 1 card: { $card }.
       *[other] On top of the discard pile: { $card }.
    }
midway-told-no-pile = The discard pile is empty.
midway-told-deck =
    { $count ->
        [0] The deck is empty.
        [one] The deck has 1 card left.
       *[other] The deck has { $count } cards left.
    }
midway-told-booth = { $number }, { $action }. { $what }
midway-told-booth-shut = { $number }, { $action }: not possible now. { $what }

# The board.
midway-board-tableau = Booths and dice
midway-board-steps = Steps of the turn
midway-board-midway = { $name }'s Midway
midway-board-home = Back to your own
midway-board-hand = Your hand
midway-board-aside = set aside
midway-board-loose = looking for a ride
midway-board-deck = deck { $count }
midway-board-pile = discard { $count }
midway-board-pile-top = Discard pile, on top { $card }
midway-board-pile-empty = Discard pile, empty
midway-board-swap = Swap cards
midway-board-booth = Booth { $number }: { $name }
midway-board-die = A die showing { $face }
midway-board-wild-die = Wild Die
midway-board-natural = Locked
midway-board-ride =
    { $state ->
        [empty] { $ride }, not begun
        [locked] { $ride }, locked
        [complete] { $ride }, open with Wilds
       *[begun] { $ride }, { $count } of 4
    }
midway-board-wilds =
    { $count ->
        [one] the Wild on the { $ride }
       *[other] { $count } Wilds on the { $ride }
    }
midway-board-side =
    { $open ->
        [one] { $name }: 1 ride open,
       *[other] { $name }: { $open } rides open,
    } { $begun } begun
midway-board-tickets =
    { $count ->
        [one] 1 Ticket
       *[other] { $count } Tickets
    }
midway-board-of = of { $count }
midway-board-active = has the turn
midway-board-in-hand = { $count } in hand
midway-board-look = Look at { $name }'s Midway
midway-board-look-short = Look
midway-board-short-bumper = Bumpers
midway-board-short-carousel = Carousel
midway-board-short-ferris = Wheel
midway-board-short-coaster = Coaster
midway-board-short-swings = Swings
midway-board-tray = Choose from the rides
midway-board-missing-trim = Choose 1 card to discard
midway-board-missing-swap = Choose 1 card to swap away
midway-board-missing-refresh = Choose 1 card to swap away
midway-board-missing-assign = Choose 2 dice, or 1 to turn with a Ticket
midway-board-missing-die = Choose 1 more die
midway-board-missing-maneuver = Choose 1 booth to make safe
midway-board-missing-act = Choose 1 booth
midway-board-missing-target = Choose 1 player
midway-board-missing-block = Block it, or let it pass
midway-board-missing-hand_over = Choose 1 card to give
midway-board-missing-take = Choose 1 card to take
midway-board-missing-place = Choose 1 ride
midway-board-missing-give = Choose 1 card to give
midway-board-missing-toss = Choose 1 card to discard
midway-board-missing-build = Choose a card, or end your turn
midway-board-missing-second = Choose a second card to begin it
midway-board-missing-over = The game is over

# Lessons. The players are { $seat1 }, { $seat2 } and so on; a note has at most forty words.
midway-lesson-four-rides = Four rides win
midway-lesson-four-rides-learnt = The first with four open rides wins at once. A ride with Wilds counts, but only one of four true parts is safe.
midway-lesson-four-rides-end = This is the end of a game. Four open rides win, and you have three.
midway-lesson-four-rides-locked = The carousel has its four true parts: banners, lights, materials and seats. It is locked. Nobody can take anything from it.
midway-lesson-four-rides-wilds = The bumper cars and the ferris wheel have Wilds in their gaps. They are open and count too, but others may still take from them.
midway-lesson-four-rides-play = The rollercoaster lacks only its banners, and you hold them. Add them to the rollercoaster.
midway-lesson-four-rides-too-early = Your turn would be over with three rides open. The card in your hand opens the fourth.
midway-lesson-four-rides-only-moves = That only moves a Wild. The card in your hand wins the game.

midway-lesson-first-turn = Your first turn
midway-lesson-first-turn-learnt = Roll three dice and use two, take your cards, then build. A ride begins with two cards, and a Wild fills any gap.
midway-lesson-first-turn-roll = Three dice show what you may do this turn. Roll them.
midway-lesson-first-turn-swapping = That would swap cards away instead of rolling. First the dice: roll.
midway-lesson-first-turn-two-dice = You use two of the three dice. A 2 takes the top card of the discard pile. Use both of them.
midway-lesson-first-turn-one-draw = A good choice as well, but here I would take both draws from the pile.
midway-lesson-first-turn-draw = Take the bumper banners from the pile.
midway-lesson-first-turn-draw-again = { $seat2 } lets it pass. Now take the card that lay below.
midway-lesson-first-turn-drew = A second Wild! Nothing on the pile is better.
midway-lesson-first-turn-begin = Now you build. A ride begins with two cards at once. Begin the ferris wheel with two of its parts.
midway-lesson-first-turn-begin-ferris = Possible, but begin with two true parts of the ferris wheel. The Wild has something better to do.
midway-lesson-first-turn-third = From now on cards are added one by one. Add the third part of the wheel.
midway-lesson-first-turn-third-ferris = The wheel first: its third part is in your hand.
midway-lesson-first-turn-wild = One part is missing. A Wild fills any gap: put yours on the ferris wheel.
midway-lesson-first-turn-wild-ferris = Keep that for a moment. The Wild completes the wheel.
midway-lesson-first-turn-open = Your first ride is open!
midway-lesson-first-turn-coaster = You may go on building. Begin the rollercoaster with two of its parts.
midway-lesson-first-turn-coaster-two = Two parts of the rollercoaster, please: you hold its materials and its seats.
midway-lesson-first-turn-done = Nothing else fits well now. End your turn and keep the rest.
midway-lesson-first-turn-keep = That can wait until you have more of it. End your turn.

midway-lesson-block-or-pass = Block or let pass
midway-lesson-block-or-pass-learnt = In each turn of another you may block one action, for a Ticket. Keep it for the one that hurts: a blocked die is lost.
midway-lesson-block-or-pass-her-dice = { $seat2 } rolled and will take two actions: a Hand Trade and a Midway Steal. A Ticket stops one of them, but only one in her turn.
midway-lesson-block-or-pass-pass = First comes the Hand Trade: one card of yours for one of hers. That hurts little. Let this one pass.
midway-lesson-block-or-pass-not-all = Then nobody would ask you about the Steal either. Let only this one pass.
midway-lesson-block-or-pass-not-yet = You may block only once in her turn, and something worse is coming. Let this one pass.
midway-lesson-block-or-pass-traded = Bad luck: chance took your Wild. Cards in hand come and go.
midway-lesson-block-or-pass-steal = Now the Midway Steal! She could take a part of your open wheel. A Ticket stops her.
midway-lesson-block-or-pass-would-close = Your wheel would lose a card and close again. One Ticket saves it.
midway-lesson-block-or-pass-blocked = Nothing happens, and her die is lost.

midway-lesson-steal-and-lock = Steal, and lock
midway-lesson-steal-and-lock-learnt = You choose the order of your actions. A Steal costs a card from your hand. Four true parts lock a ride and bring a Ticket back.
midway-lesson-steal-and-lock-missing = Your rollercoaster lacks banners and lights. The banners are in your hand, the lights lie on { $seat2 }'s Midway.
midway-lesson-steal-and-lock-roll = Roll, and see whether you can reach them.
midway-lesson-steal-and-lock-no-swap = That would swap cards in place of the dice, and cost the Wild of your wheel. Roll.
midway-lesson-steal-and-lock-six = A 6 steals a card from another's rides. Use it, and the 3 besides.
midway-lesson-steal-and-lock-without-six = Without the 6 you do not reach the lights.
midway-lesson-steal-and-lock-steal-first = The order is yours. Steal first, while the lights are still there.
midway-lesson-steal-and-lock-hand-later = That comes next. First the lights, before something happens to them.
midway-lesson-steal-and-lock-take = Take the rollercoaster lights. What you have yourself cannot be taken.
midway-lesson-steal-and-lock-cost = A Steal costs a card from your hand. Which one is of least use?
midway-lesson-steal-and-lock-needed = You need that one for the rollercoaster. Bumper cards have little to go with.
midway-lesson-steal-and-lock-hand = Now the Hand Draw: a card by chance from { $seat2 }'s hand.
midway-lesson-steal-and-lock-lock = A Wild came home. Now build: four true parts lock a ride. Add the banners to the rollercoaster.
midway-lesson-steal-and-lock-banners-first = The rollercoaster first: its banners make it safe for good.
midway-lesson-steal-and-lock-ticket = Locked for good. And the Ticket that you paid for the block is back: a locked ride returns one.

midway-lesson-roll-again = A worthless roll
midway-lesson-roll-again-learnt = Once in your turn a Ticket throws all three dice again. I would do so only where the roll is worth nothing.
midway-lesson-roll-again-sixes = Three alike: all three count, the same action three times. But nobody has built a ride yet, so there is nothing to steal.
midway-lesson-roll-again-again = Pay a Ticket and roll all three dice again.
midway-lesson-roll-again-lost-dice = Possible, but then you could not do anything with these dice, or only with one of them.
midway-lesson-roll-again-pile = Better. Swings lights lie on the pile, and swings materials are in your hand. Use the two 2s.
midway-lesson-roll-again-lost-six = There is still nothing to steal: the 6 would be lost.

midway-lesson-turn-a-die = A Ticket for one pip
midway-lesson-turn-a-die-learnt = A Ticket turns one die up or down by one, or rolls all again: one of these, once in your turn. A 6 never becomes a 1.
midway-lesson-turn-a-die-third-part = Bumper materials lie on the pile. They would be your third bumper part, and a Wild could be the fourth. But no die shows a 2.
midway-lesson-turn-a-die-lower = A Ticket turns one die by one pip. Make a 3 a 2: choose a 3, then turn it down.
midway-lesson-turn-a-die-no-two = That gives no 2, and only a 2 takes from the pile.
midway-lesson-turn-a-die-use-two = Use the 2, and the 3 besides.
midway-lesson-turn-a-die-trade-later = A Hand Trade would cost you a card of your own. Use the 2 and the 3.
midway-lesson-turn-a-die-draw = Take the bumper materials from the pile.
midway-lesson-turn-a-die-pile-first = First the pile, while the card is there.
midway-lesson-turn-a-die-other = Now the Hand Draw from { $seat2 }.
midway-lesson-turn-a-die-build = A second Wild! Open the bumper cars: begin with two cards, then add one by one.
midway-lesson-turn-a-die-not-yet = Not yet: the bumper cars can be opened now.
midway-lesson-turn-a-die-in-circles = That led elsewhere. We begin to build once more.
midway-lesson-turn-a-die-hint-begin = Begin with two bumper parts, add the third, and fill the gap with a Wild.
midway-lesson-turn-a-die-worth = A Ticket for a ride. Whether that is worth it, you decide each time: a Ticket less is a block less.

midway-lesson-swap-a-poor-hand = Swap a poor hand
midway-lesson-swap-a-poor-hand-learnt = In place of the dice you may lay down a Wild and any other cards, and draw as many. Nobody can block that.
midway-lesson-swap-a-poor-hand-copies = Three times bumper lights, and no Midway takes a part twice. With such a hand you may swap cards in place of rolling.
midway-lesson-swap-a-poor-hand-wild = The price is a Wild. Choose the discard pile to swap, then the Wild in your hand.
midway-lesson-swap-a-poor-hand-roll = You may roll as well. Here we look at the other way: lay down the Wild.
midway-lesson-swap-a-poor-hand-wild-first = That may go too, but a Wild must be among them. Lay it first.
midway-lesson-swap-a-poor-hand-one-copy = Now add what you do not want. Lay down one of the bumper lights.
midway-lesson-swap-a-poor-hand-copies-first = Keep that for now. The bumper lights are what you have too many of.
midway-lesson-swap-a-poor-hand-second-copy = And a second one.
midway-lesson-swap-a-poor-hand-lone = A lone carousel part may go as well.
midway-lesson-swap-a-poor-hand-lone-one = One of each may stay. Lay down the carousel materials.
midway-lesson-swap-a-poor-hand-draw = Four cards lie there. Draw four new ones.
midway-lesson-swap-a-poor-hand-enough = Enough is laid. Draw.
midway-lesson-swap-a-poor-hand-came = Two carousel parts and a Wild came: that was lucky.
midway-lesson-swap-a-poor-hand-begin = Begin the carousel with its two parts, and keep the Wild.
midway-lesson-swap-a-poor-hand-keep-wild = Possible, but begin the carousel with its two true parts. The Wild is worth more later.

midway-lesson-travelling-wild = The travelling Wild
midway-lesson-travelling-wild-learnt = While you build, Wilds may move between your rides. Free the slot, add the true part, and the ride is locked.
midway-lesson-travelling-wild-look = Your rollercoaster is open with a Wild. Its true lights are in your hand: they could lock it.
midway-lesson-travelling-wild-move = A complete ride takes no more cards. Move its Wild to the carousel first.
midway-lesson-travelling-wild-free-slot = Good for later. First free the slot of the rollercoaster.
midway-lesson-travelling-wild-lights = Now the lights fit. Add them.
midway-lesson-travelling-wild-lights-first = The rollercoaster stands open without its lights. Add them first.

midway-lesson-trade-on-the-midway = Trade on the Midway
midway-lesson-trade-on-the-midway-learnt = A Midway Trade takes what you need and gives what you can spare. Choose the gift as well as the take.
midway-lesson-trade-on-the-midway-look = Your swings have lights, seats and a Wild, and the banners are in your hand. { $seat1 } has the materials.
midway-lesson-trade-on-the-midway-five = A 5 trades: a card from another's rides for one of yours. Use it, with any other die.
midway-lesson-trade-on-the-midway-no-five = Without the 5 you cannot reach { $seat1 }'s rides.
midway-lesson-trade-on-the-midway-trade = Trade with { $seat1 } first.
midway-lesson-trade-on-the-midway-trade-first = That can wait. Trade first, while the materials are there.
midway-lesson-trade-on-the-midway-take = Take the swings materials.
midway-lesson-trade-on-the-midway-complete = The swings are open.
midway-lesson-trade-on-the-midway-give = Now { $seat1 } gets a card of yours. Which one do you miss least?
midway-lesson-trade-on-the-midway-opens-again = That opens a gap in your new ride. Look at your Wilds.
midway-lesson-trade-on-the-midway-lone-wild = Then the Wild there would stand alone and have to go. Give a Wild rather than a true part.
midway-lesson-trade-on-the-midway-other = Take your other action.
midway-lesson-trade-on-the-midway-lock = Can you lock the swings now? The banners are in your hand.
midway-lesson-trade-on-the-midway-not-yet = Not yet: the swings can be locked this turn.
midway-lesson-trade-on-the-midway-in-circles = That led elsewhere. We begin to build once more.
midway-lesson-trade-on-the-midway-hint-full = A complete ride takes no card. Is there a Wild on your swings?
midway-lesson-trade-on-the-midway-hint-move = A Wild may go to another ride of yours that has a true part. Then the banners fit.

midway-lesson-twice = Twice is stronger
midway-lesson-twice-learnt = Each of the others may block you only once in your turn. Two dice of one number get through.
midway-lesson-twice-only-once = { $seat1 } has Tickets and can block, but only once in your turn. You rolled two 6s.
midway-lesson-twice-both = Use both 6s: two Steals.
midway-lesson-twice-one-steal = { $seat1 } would block your only Steal.
midway-lesson-twice-first = Declare the first Steal.
midway-lesson-twice-blocked = Blocked, as we thought. That was the only block.
midway-lesson-twice-second = Once more: now nobody can stop you.
midway-lesson-twice-take = Which card helps you most? Look at what you hold.
midway-lesson-twice-coaster-part = You hold two parts of the rollercoaster. Take a third.
midway-lesson-twice-cost = A Steal costs a card from your hand. Give away one that you do not need now.
midway-lesson-twice-useful = You can use that one this turn. The swings have to wait anyway.
midway-lesson-twice-finish = Now open the rollercoaster.
midway-lesson-twice-not-yet = Not yet: you can open the rollercoaster now.
midway-lesson-twice-in-circles = That led elsewhere. We begin to build once more.
midway-lesson-twice-hint-three = A stolen part lies on your Midway already: add single cards to it, and the Wild last.

midway-lesson-find-the-win = Find the win
midway-lesson-find-the-win-learnt = Before you end your turn, count what your Wilds could do elsewhere: they may move as often as you like while you build.
midway-lesson-find-the-win-look = One ride of yours is open, and yet you can win this turn. Look at your rides and your hand first.
midway-lesson-find-the-win-find = Open four rides before you end your turn. There is time: take back what does not help.
midway-lesson-find-the-win-not-yet = Not yet: four rides are within reach. We begin again at the same place.
midway-lesson-find-the-win-too-long = That went round in circles. We begin again at the same place.
midway-lesson-find-the-win-hint-coaster = Which ride is complete with a Wild, although its true part is in your hand?
midway-lesson-find-the-win-hint-swings = The swings need no Wilds: give them to a ride that can be finished.

midway-lesson-one-ticket-left = One Ticket left
midway-lesson-one-ticket-left-learnt = Before every answer ask: what would complete a ride over there? Keep a Ticket for that moment.
midway-lesson-one-ticket-left-look = { $seat2 } has three locked rides. Compare her rides with yours before you answer.
midway-lesson-one-ticket-left-answer = She wants a Midway Trade with you, and you have one Ticket left. Block it, or let it pass?
midway-lesson-one-ticket-left-wins = She would take your rollercoaster lights: the only part that she lacks. That is her fourth ride, and the game.
midway-lesson-one-ticket-left-hint-trade = A Midway Trade takes any card that is not locked. What does her rollercoaster lack?
midway-lesson-one-ticket-left-hint-lights = She has banners, materials and seats. The lights lie with you.
## How to play, in a minute: at most four words, at most thirty

midway-how-goal = Open four rides
midway-how-goal-text = You own a fairground street, the Midway, with room for five rides. Every ride needs four parts. Be the first with four complete rides, and you win at once.
midway-how-roll = Roll three, use two
midway-how-roll-text = On your turn you roll three dice and choose two of them. Each number is a booth with one action, so you get two actions.
midway-how-booths = Six ways to cards
midway-how-booths-text = One and two draw a card. Three and four take from another player's hand. Five and six take from another player's rides.
midway-how-build = Then build
midway-how-build-text = Begin a ride with two cards from your hand. Then add parts one by one, on as many rides as you like. No part twice.
midway-how-wild = Wilds fill, sets lock
midway-how-wild-text = A Wild stands in for any missing part. But only four true parts lock a ride: nobody can take those. Everything else can still be stolen.
midway-how-tickets = Three Tickets
midway-how-tickets-text = On your turn a Ticket rolls all dice again, or turns one die by one. On another's turn it blocks one action. Use them well: there are only three.

## The player aid; what stands before a bar is set on a plate

midway-aid-goal = Four complete rides win at once, on anybody's turn. (Quick Play: three.)
midway-aid-turn = Your turn
midway-aid-turn-1 = 1 | More than six cards in hand? Discard down to six.
midway-aid-turn-2 = 2 | Roll the dice, or swap cards with a Wild instead.
midway-aid-turn-3 = 3 | Choose two of the three dice: two actions. Three alike: all three, the same action three times.
midway-aid-turn-4 = 4 | Build as much as you like.
midway-aid-turn-5 = 5 | Fewer than three cards in hand? Draw up to three.
midway-aid-turn-6 = Begin a ride with two cards: two parts, or a part and a Wild. Then add cards one by one. Wilds may move between your own unfinished rides.
midway-aid-turn-7 = Swap: lay down one Wild and any hand cards, draw as many. No dice this turn, and nobody can block it.
midway-aid-special = Booths and Tickets
midway-aid-special-1 = 1 | Deck Draw: the top card of the deck
midway-aid-special-2 = 2 | Discard Draw: the top card of the pile
midway-aid-special-3 = 3 | Hand Draw: a random card from another hand
midway-aid-special-4 = 4 | Hand Trade: see a random card of theirs, give one of yours for it
midway-aid-special-5 = 5 | Midway Trade: take a card from their rides, give one from yours
midway-aid-special-6 = 6 | Midway Steal: take a card from their rides, discard one from your hand
midway-aid-special-7 = A Ticket, once on your turn: roll all dice again, or turn one die up or down by one.
midway-aid-special-8 = A Ticket, once on each other turn: block one action. Its die is lost.
midway-aid-symbols = Symbols
midway-aid-sign-banners = banners
midway-aid-sign-lights = lights
midway-aid-sign-materials = materials
midway-aid-sign-seats = seats
midway-aid-sign-wild = Wild: any part
midway-aid-sign-ticket = Ticket, three at most
midway-aid-points = Winning
midway-aid-points-1 = A ride is complete with four cards, Wilds among them or not.
midway-aid-points-2 = Four true parts are a natural set: locked for good, and one Ticket comes back to you.
midway-aid-points-3 = A ride with a Wild counts too, but its cards can still be taken.
