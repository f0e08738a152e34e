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
