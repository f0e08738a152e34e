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
midway-twice = { $action } twice
midway-three-times = { $action } three times

# Questions.
midway-ask-trim =
    { $count ->
        [one] You hold one card too many. Discard it.
       *[other] You hold { $count } cards too many. Discard one.
    }
midway-ask-choose = Roll the dice, or lay cards with a Wild among them to refresh your hand.
midway-ask-roll = Roll the dice.
midway-ask-refresh-wild =
    { $count ->
        [one] One card laid. A Wild must be among them before you draw.
       *[other] { $count } cards laid. A Wild must be among them before you draw.
    }
midway-ask-refresh =
    { $count ->
        [one] One card laid. Lay more, or draw a new one.
       *[other] { $count } cards laid. Lay more, or draw as many.
    }
midway-ask-assign = You rolled { $dice }. Which dice go on the tableau?
midway-ask-maneuver = { $actions } lie on the tableau. Pay two Tickets so that one of them cannot be blocked?
midway-ask-act = Which action is next? To do: { $actions }.
midway-ask-block = { $seat } declares a { $action }. Block it with a Ticket?
midway-ask-block-against = { $seat } declares a { $action } against { $target }. Block it with a Ticket?
midway-ask-hand-over = The card from { $target } is: { $card }. Which of your cards do you give for it?
midway-ask-take = Which card do you take from { $target }'s Midway?
midway-ask-give = Which card of your Midway do you give to { $target }?
midway-ask-place = Which ride gets the Wild?
midway-ask-move = A Wild must leave your { $ride }. Which ride gets it?
midway-ask-toss = Discard a card from your hand to finish the Midway Steal.
midway-ask-build = Build as you like.
midway-over = The game is over.

# Answers.
midway-do-discard = Discard { $card }
midway-do-roll = Roll the dice
midway-do-lay = Lay { $card }
midway-do-lay-wild = Lay the Wild from your { $ride }
midway-do-draw = Draw
midway-do-reroll = Pay a Ticket: roll all dice again
midway-do-turn = Pay a Ticket: turn a { $from } into a { $to }
midway-do-assign = Assign { $actions }
midway-do-protect = Pay two Tickets: protect { $action }
midway-do-waive = Protect nothing
midway-do-act = { $action }
midway-do-act-against = { $action } against { $target }
midway-do-protected = { $action }, protected
midway-do-block = Block it with a Ticket
midway-do-pass = Let it pass
midway-do-pass-all = No more blocks this turn
midway-do-take = Take { $card }
midway-do-give = Give { $card }
midway-do-place = Put the Wild on your { $ride }
midway-do-start = Begin the { $ride } with { $first } and { $second }
midway-do-add = Add { $part } to your { $ride }
midway-do-move = Move a Wild from your { $from } to your { $to }
midway-do-done = Finish building

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
midway-refuse-impossible = That action is not possible now.
midway-refuse-impossible-target = That action is not possible against this player.
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
midway-refuse-start-pair = A ride is begun with two cards from hand: two parts, or a part and a Wild.
midway-refuse-complete = Nothing can be added to a complete ride.
midway-refuse-no-moves = Wilds cannot be moved again before you play a card.
midway-refuse-same-ride = The Wild is there already.
midway-refuse-build-or-done = Now is the time to build, or to finish.

# The table in characters.
midway-text-turn = Turn { $number }, { $seat }
midway-text-teams = { $first } against { $second }
midway-text-piles = Deck { $deck }, discard pile { $pile } (top: { $top })
midway-text-dice = Dice: { $dice }
midway-text-tableau = Dice: { $dice }. To do: { $actions }
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
