### Carnival, the game of rides on the Midway (in the program: midway).
###
### One word for one thing:
###   Midway        the row of rides that a player has; five places, one for each ride
###   ride          bumper cars, carousel, Ferris wheel, rollercoaster, swings; never "attraction"
###   part          one of the four things a ride needs: materials, seats, lights, banners; "true part" where it is told from a Wild
###   Wild          the card that stands in for any part
###   begin         to put the first two cards on a ride; a ride is then begun
###   complete      a ride with four cards; it is then open, and open rides are counted
###   locked        a ride of four true parts, from which nobody can take
###   booth         one of the six places for dice; each booth has one action
###   action        what a die does: Deck Draw, Discard Draw, Hand Draw, Hand Trade, Midway Trade, Midway Steal
###   Ticket        what is paid to roll again, to turn a die, or to block; three at most
###   swap cards    to discard a Wild and other cards and draw as many, instead of rolling
###   deck, discard pile, hand   where cards are
###   block, let pass            the two answers when another player names an action
###   safe          an action that cannot be blocked (Norwood Maneuver)
###
### What is filled in, where no comment says otherwise:
###   $seat, $target, $partner, $name   the name of a player
###   $ride, $from, $to                 a ride (midway-ride-…); $from and $to of dice are numbers
###   $part, $first, $second            a part without its ride, or "a Wild" (midway-part-…)
###   $card, $cards                     a card with its ride (midway-card), "a Wild", or "the Wild on the carousel"; several as a list
###   $action, $actions                 an action of a booth (midway-action-…); several as a list
###   $dice                             the numbers on the dice, as a list
###   $count, $number, $of              numbers
###   .seat, .target, .partner          what is said instead where that player is the reader

## Where the game is chosen: its title, its line, its poster

midway-title = Carnival
midway-line = Collect parts, roll for your chances, and open four rides before the other carnies do.
midway-poster-1 = Step right up
midway-poster-2 = Carnival
midway-poster-3 = deck and dice on the midway

## Variants, where a table is opened: the line under the name of each

midway-option-teams-line = Two teams of two, partners across the table, each team with one purse of Tickets
midway-option-team_distinct-line = A team needs 4 different rides
midway-option-quick-line = 3 open rides win
midway-option-classic-line = Locked rides bring no Ticket back
midway-option-norwood-line = 2 Tickets make 1 of your actions safe from blocks
midway-option-wild_die-line = 1 die has an exclamation mark that counts as any number

## Variants: their names

midway-option-teams = Team Carnival
midway-option-team_distinct = Four different rides a team
midway-option-quick = Quick Play
midway-option-classic = Classic
midway-option-norwood = Norwood Maneuver
midway-option-wild_die = Wild Die

## Reasons of a hint: what speaks for an action

midway-why-rides = You need fewer parts to win.
midway-why-locked = It locks a ride, so nobody can take from it.
midway-why-hand = It leaves you more cards to build with.
midway-why-tickets = It saves a Ticket.
midway-why-turn = Your turn goes on.
midway-why-rivals = It sets your strongest rival back.
# The same where it is clear who that is. $rival: a player.
midway-why-rival = It sets { $rival } back.

## Names that are filled into sentences: rides, parts, cards

midway-ride-bumper = bumper cars
midway-ride-carousel = carousel
midway-ride-ferris = Ferris wheel
midway-ride-coaster = rollercoaster
midway-ride-swings = swings
midway-part-banners = banners
midway-part-lights = lights
midway-part-materials = materials
midway-part-seats = seats
midway-part-wild = a Wild
# A card by its name: carousel lights.
midway-card = { $ride } { $part }
# A Wild that lies on a ride.
midway-wild-at = the Wild on the { $ride }
# A card that the reader may not see.
midway-some-card = a card

## Names of the six actions: on the booths, and filled into sentences

midway-action-deck-draw = Deck Draw
midway-action-discard-draw = Discard Draw
midway-action-hand-draw = Hand Draw
midway-action-hand-trade = Hand Trade
midway-action-midway-trade = Midway Trade
midway-action-midway-steal = Midway Steal
# The sign of the Wild Die, in a list of numbers: “rolls 2, 5 and an exclamation mark”.
midway-die-any = an exclamation mark

## Names at the start of a line or as a title

midway-title-bumper = Bumper cars
midway-title-carousel = Carousel
midway-title-ferris = Ferris wheel
midway-title-coaster = Rollercoaster
midway-title-swings = Swings
midway-title-wild = Wild

## Counts in a list

# What lies on a ride: “lights, seats and 2 Wilds”.
midway-wilds =
    { $count ->
        [one] 1 Wild
       *[other] { $count } Wilds
    }
# The actions of equal dice.
midway-twice = { $action } twice
midway-three-times = { $action } three times

## Prompts: the question over the board

midway-ask-trim =
    { $count ->
        [one] Discard 1 card. You may keep 6.
       *[other] Discard { $count } cards. You may keep 6.
    }
midway-ask-choose = Roll the dice, or swap cards with your Wild.
midway-ask-choose-from-ride = Roll the dice, or swap cards with a Wild from a ride.
midway-ask-roll = Roll the dice.
midway-ask-refresh-wild = Discard a Wild too. You cannot draw without one.
midway-ask-refresh =
    { $count ->
        [one] Discard more cards, or draw 1 new card.
       *[other] Discard more cards, or draw { $count } new cards.
    }
midway-ask-assign = Your dice: { $dice }. Use 2 of them.
midway-ask-assign-any = Use 2 of the 3 dice. The exclamation mark counts as any number.
midway-ask-assign-all = Three alike: use all 3 dice.
midway-ask-maneuver = Make 1 action safe from blocks for 2 Tickets?
midway-ask-act = Your actions: { $actions }. Which first?
# $count: how many equal actions are left, 2 or 3.
midway-ask-act-same = Take a { $action }. { $count } are left.
midway-ask-act-last = Take your last action: { $action }.
midway-ask-act-at = { $action }: choose 1 player.
midway-ask-block = { $seat } wants a { $action }. Block it?
midway-ask-block-against = { $seat } wants a { $action } against { $target }. Block it?
midway-ask-block-against-you = { $seat } wants a { $action } against you. Block it?
midway-ask-hand-over = You get { $card }. Give { $target } 1 card in return.
midway-ask-take = Take 1 card from { $target }’s Midway.
midway-ask-give = Give { $target } 1 card from your Midway.
midway-ask-place = Put the Wild on 1 of your rides.
midway-ask-move = Move the Wild from your { $ride } to another ride.
midway-ask-toss = Discard 1 card to pay for the Midway Steal.
midway-ask-build = Build with your cards, or end your turn.
midway-ask-build-wilds = Move your Wilds, or end your turn.
midway-ask-build-nothing = Nothing fits now. End your turn.
midway-ask-build-win = You can win now. Complete the last ride.
midway-over = The game is over.

## The line over the log and the board: where the game stands

midway-heading = Turn { $number }: { $seat }
    .seat = Turn { $number }: your turn
midway-heading-over = The end, in turn { $number }

## Buttons and choices: what an action does

midway-do-discard = Discard { $card }
midway-do-roll = Roll the dice
midway-do-swap = Discard { $card }; a Wild must follow
midway-do-lay = Discard { $card } for a new card
midway-do-lay-wild = Discard the Wild from your { $ride } for a new card
midway-do-draw =
    { $count ->
        [0] End the swap: the deck is empty
        [one] Draw 1 new card
       *[other] Draw { $count } new cards
    }
midway-do-reroll = Roll all 3 dice again
# $from, $to: the number on a die before and after.
midway-do-turn = Make the { $from } a { $to }
midway-do-assign = Use { $actions }
# $shut: the one action among them that is not possible now.
midway-do-assign-shut = Use { $actions }: { $shut } is not possible now
midway-do-assign-all-shut = Use { $actions }: not possible now
midway-do-protect = Make { $action } safe
midway-do-waive = Make nothing safe
midway-do-hand-draw = Hand Draw from { $target }
    .target = Hand Draw from you
midway-do-hand-trade = Hand Trade with { $target }
    .target = Hand Trade with you
midway-do-midway-trade = Midway Trade with { $target }
    .target = Midway Trade with you
midway-do-midway-steal = Midway Steal from { $target }
    .target = Midway Steal from you
# $action: one of the four lines above, or the name of an action.
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

## Log lines: what happened

midway-turn-began = Turn { $number }: { $seat }.
    .seat = Turn { $number }: your turn.
midway-pile-begun = A new discard pile begins with { $card }.
midway-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
midway-discarded-wild = { $seat } discards the Wild from the { $ride }.
    .seat = You discard the Wild from your { $ride }.
midway-drew =
    { $count ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
    .seat =
        { $count ->
            [one] You draw 1 card.
           *[other] You draw { $count } cards.
        }
# Only for those who see the cards.
midway-drew-cards = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
midway-rolled = { $seat } rolls { $dice }.
    .seat = You roll { $dice }.
midway-rolled-again = { $seat } pays a Ticket and rolls again: { $dice }.
    .seat = You pay a Ticket and roll again: { $dice }.
# $from, $to: the number on a die before and after.
midway-die-turned = { $seat } pays a Ticket and turns a { $from } into a { $to }.
    .seat = You pay a Ticket and turn a { $from } into a { $to }.
midway-assigned = { $seat } uses { $actions }.
    .seat = You use { $actions }.
midway-protected = { $seat } pays 2 Tickets: nobody can block the { $action }.
    .seat = You pay 2 Tickets: nobody can block the { $action }.
midway-declared = { $seat } declares a { $action }.
    .seat = You declare a { $action }.
midway-declared-protected = { $seat } declares a { $action }. It cannot be blocked.
    .seat = You declare a { $action }. It cannot be blocked.
midway-declared-against = { $seat } declares a { $action } against { $target }.
    .seat = You declare a { $action } against { $target }.
    .target = { $seat } declares a { $action } against you.
midway-declared-against-protected = { $seat } declares a { $action } against { $target }. It cannot be blocked.
    .seat = You declare a { $action } against { $target }. It cannot be blocked.
    .target = { $seat } declares a { $action } against you. It cannot be blocked.
midway-blocked = { $seat } pays a Ticket and blocks the { $action }.
    .seat = You pay a Ticket and block the { $action }.
midway-passed = { $seat } lets it pass.
    .seat = You let it pass.
midway-passed-all = { $seat } will not block again this turn.
    .seat = You will not block again this turn.
midway-lapsed = { $seat } cannot use { $actions } now, so the chance is lost.
    .seat = You cannot use { $actions } now, so the chance is lost.
midway-took-discard = { $seat } takes { $card } from the discard pile.
    .seat = You take { $card } from the discard pile.
midway-drew-from-hand = { $seat } takes { $card } from { $target }’s hand.
    .seat = You take { $card } from { $target }’s hand.
    .target = { $seat } takes { $card } from your hand.
midway-set-aside = { $seat } sets aside { $card } from { $target }’s hand.
    .seat = You set aside { $card } from { $target }’s hand.
    .target = { $seat } sets aside { $card } from your hand.
midway-gave-from-hand = { $seat } gives { $target } { $card } in return.
    .seat = You give { $target } { $card } in return.
    .target = { $seat } gives you { $card } in return.
midway-took = { $seat } takes { $card } from { $target }’s Midway.
    .seat = You take { $card } from { $target }’s Midway.
    .target = { $seat } takes { $card } from your Midway.
midway-gave = { $seat } gives { $card } to { $target }’s Midway.
    .seat = You give { $card } to { $target }’s Midway.
    .target = { $seat } gives { $card } to your Midway.
midway-wild-lost = The Wild from { $seat }’s { $ride } has nowhere to go and is discarded.
    .seat = The Wild from your { $ride } has nowhere to go and is discarded.
midway-wild-lost-on-its-way = The Wild has nowhere to go on { $seat }’s Midway and is discarded.
    .seat = The Wild has nowhere to go on your Midway and is discarded.
midway-wild-placed = { $seat }’s Wild goes to the { $ride }.
    .seat = Your Wild goes to the { $ride }.
midway-started = { $seat } begins the { $ride } with { $first } and { $second }.
    .seat = You begin your { $ride } with { $first } and { $second }.
midway-added = { $seat } adds { $part } to the { $ride }.
    .seat = You add { $part } to your { $ride }.
midway-wild-moved = { $seat } moves a Wild from the { $from } to the { $to }.
    .seat = You move a Wild from your { $from } to your { $to }.
midway-completed = { $seat } completes the { $ride }.
    .seat = You complete your { $ride }.
midway-set-locked = { $seat } locks the { $ride } with 4 true parts.
    .seat = You lock your { $ride } with 4 true parts.
midway-set-locked-ticket = { $seat } locks the { $ride } with 4 true parts, and a Ticket comes back.
    .seat = You lock your { $ride } with 4 true parts, and a Ticket comes back.
midway-won = { $seat } opens the Carnival and wins.
    .seat = You open the Carnival and win.
midway-won-team = { $seat } and { $partner } open the Carnival and win.
    .seat = You and { $partner } open the Carnival and win.
    .partner = You and { $seat } open the Carnival and win.
midway-stopped = The season is over: the game ends here.

## Score lines, beside their points

midway-score-natural = Locked rides
midway-score-with-wilds = Rides open with Wilds
midway-score-partner = Added by the partner’s rides
# A tie-break.
midway-score-sets = Locked rides, to break a tie

## The end of the game: headings, and the unit of the score

midway-end-breakdown = Which rides count
midway-end-graph = Open rides, move by move
midway-end-unit =
    { $count ->
        [one] ride
       *[other] rides
    }

## Refusals: why something cannot be done now

midway-refuse-over = The game is over.
midway-refuse-not-your-turn = It is not your turn.
midway-refuse-block-window = Somebody else is being asked whether to block.
midway-refuse-place-window = Somebody else is finding a place for a Wild.
midway-refuse-not-in-hand = That card is not in your hand.
midway-refuse-trim-first = First discard down to 6 cards.
midway-refuse-refresh-or-roll = First roll the dice, or swap cards with a Wild.
midway-refuse-no-wild = You need a Wild to swap cards, and you have none.
midway-refuse-no-wild-there = There is no Wild on that ride.
midway-refuse-one-from-midway = Only 1 card of a swap may come from your Midway.
midway-refuse-wild-missing = Discard a Wild too before you draw.
midway-refuse-committed = You are swapping cards: discard more, or draw.
midway-refuse-assign-first = First choose the dice that you want to use.
midway-refuse-triple = All 3 dice are alike, so you must use all 3.
midway-refuse-other-dice = Your dice do not show these numbers.
midway-refuse-no-such-die = No die shows that number.
midway-refuse-ticket-used = You may use only 1 Ticket on your turn, and you have used it.
midway-refuse-no-ticket = You have no Ticket left.
midway-refuse-no-wrap = A 6 cannot become a 1, nor a 1 a 6.
midway-refuse-maneuver-first = First choose an action to make safe, or none.
midway-refuse-maneuver-over = It is too late to make an action safe.
midway-refuse-act-first = First take the actions of your dice.
midway-refuse-not-assigned = None of your dice is for that action.
midway-refuse-another-player = Choose another player at this table.
midway-refuse-no-deck = The deck is empty.
midway-refuse-no-pile = The discard pile is empty.
midway-refuse-empty-hand = That player has no cards in hand.
midway-refuse-own-hand-empty = You have no card in hand to give in return.
midway-refuse-own-hand-empty-steal = You have no card in hand to discard for it.
midway-refuse-bare-midway = Nothing can be taken from that player’s rides.
midway-refuse-own-midway-bare = You have nothing on your Midway to give in return.
midway-refuse-nothing-to-take = That player has no card that you could take and pay for.
midway-refuse-no-target = There is nobody you could choose for it now.
midway-refuse-not-protected = That action is not the safe one.
midway-refuse-protected-only = Your only die for that action is the safe one.
midway-refuse-block-or-pass = First answer: block it, or let it pass.
midway-refuse-last-action = This is the last action of the turn: block it, or let it pass.
midway-refuse-give-first = First choose the card to give.
midway-refuse-take-first = First choose the card to take.
midway-refuse-toss-first = First discard a card from your hand.
midway-refuse-not-in-midway = That card is not there.
midway-refuse-locked = A locked ride stays as it is: nobody can take from it.
midway-refuse-duplicate = No Midway may hold the same part twice.
midway-refuse-nothing-to-pay = If you took that, you would have nothing to pay for it.
midway-refuse-must-win = The Wild must go where it wins the game.
midway-refuse-not-open = A Wild can only go to a ride that has a part and is not complete.
midway-refuse-place-first = First find a place for the Wild.
midway-refuse-just-taken = You cannot give the card that you have just taken.
midway-refuse-started = You have begun that ride already: add cards one by one.
midway-refuse-start-pair = Begin a ride with 2 cards from your hand: 2 parts, or a part and a Wild.
midway-refuse-complete = That ride is complete. Nothing can be added to it.
midway-refuse-wild-in-place = That ride is complete. Move its Wild away first, then add the true part.
midway-refuse-wild-where = A Wild goes to a ride that has a part, or begins one together with a part.
midway-refuse-nowhere = You have no other ride that this Wild could go to.
midway-refuse-no-moves = Play a card before you move Wilds again.
midway-refuse-same-ride = The Wild is there already.
midway-refuse-build-or-done = It is time to build, or to end your turn.

## The table in letters, in the terminal

midway-text-turn = Turn { $number }, { $seat }
    .seat = Turn { $number }, your turn
# $first, $second: the two players of a team, as a list.
midway-text-teams = { $first } against { $second }
# $deck, $pile: how many cards. $top: the top card, or “none”.
midway-text-piles = Deck { $deck }, discard pile { $pile } (top: { $top })
midway-text-dice = Dice: { $dice }
midway-text-tableau = To do: { $actions }
# The heads of three columns of numbers. Each word stands over its column: 5, 4 and 7 letters, one space between.
midway-text-columns = rides hand tickets
# The heads of five columns: at most 10 letters.
midway-text-ride-bumper = bumpers
midway-text-ride-carousel = carousel
midway-text-ride-ferris = wheel
midway-text-ride-coaster = coaster
midway-text-ride-swings = swings
# The letters B, L, M and S are the same in every language.
midway-text-legend = B banners, L lights, M materials, S seats, * Wild, ( ) open with Wilds, [ ] locked, > asked
midway-text-your-hand = Your hand: { $cards }
midway-text-hand = { $seat }’s hand: { $cards }
    .seat = Your hand: { $cards }
midway-text-aside = Set aside: { $card }
midway-text-no-card = none

## First-time notes: shown once, when something happens for the first time; at most 105 letters

midway-first-turn = Your turn: roll 3 dice, use 2 of them, then build.
midway-first-dice = Each number is one of these booths. Touch a booth to see what it does.
midway-first-ticket = Before you choose, a Ticket can turn a die by 1 or roll all again. Tickets also block rivals.
midway-first-order = Take your actions in any order you like. You build when all are done.
midway-first-block = A Ticket stops this. You can block once in this turn. Letting it pass costs nothing.
# $seat: who blocked.
midway-first-blocked = Blocked: nothing happens, and the die is lost. { $seat } cannot block again this turn.
midway-first-begin = Begin a ride with 2 of its parts at once. After that, add parts one by one.
midway-first-wild = A Wild fills any gap. But others can take from a ride with a Wild on it.
# A rival has opened a ride. $seat: that player.
midway-first-rival-near = { $seat } needs only 1 more ride to win. Look at what is missing there.
midway-first-alike = Three alike: all 3 dice are used, and you take the same action three times.
midway-first-wild-away = You hold the true part. Choose it, and a ride for the Wild in its place. Then it fits.
midway-first-open = This ride is open and counts. While a Wild is on it, rivals can still take from it.
midway-first-locked = Four true parts: locked. Nobody can take from this ride now.
midway-first-robbed = Others can take from a ride that is not locked. Four true parts lock it.
midway-first-lapsed = This die could not be used, so it is lost.
midway-first-trim = You may hold only 6 cards when your turn begins. Discard the others.
midway-first-swap = With a Wild you may swap cards instead of rolling. Do it when nothing in your hand fits.

## Explanations of things: what is shown when a thing is pointed at. Deck, discard pile, cards on their way

midway-what-deck =
    { $count ->
        [0] Deck, empty
        [one] Deck, 1 card
       *[other] Deck, { $count } cards
    }
midway-what-deck-use = A Deck Draw takes the top card. At the end of your turn, a hand of fewer than 3 cards is filled from here.
midway-what-deck-lasts = When it runs out, it stays empty.
midway-what-deck-empty = It is not shuffled again.
midway-what-pile = Discard pile, { $card } on top
midway-what-pile-use = A Discard Draw takes the top card. Nobody may look at the cards below.
midway-what-pile-swap = To swap cards, discard a Wild and any other cards here, and draw as many.
midway-what-pile-none = Discard pile, empty
midway-what-pile-new = The next turn begins a new one with a card from the deck.
midway-what-aside = Card set aside
midway-what-aside-card = Set aside: { $card }
midway-what-aside-use = It was taken at random for the Hand Trade. It changes hands when another card is given in return.
midway-what-loose = A Wild on its way
midway-what-loose-use = { $seat } puts it on a ride that has a part and is not complete.
    .seat = You put it on a ride that has a part and is not complete.

## Explanations of things: booths and what they do (the six lines also stand in the board in words)

midway-what-booth = Booth { $number }: { $action }
midway-what-deck-draw = Take the top card of the deck.
midway-what-discard-draw = Take the top card of the discard pile.
midway-what-hand-draw = Take a random card from another player’s hand.
midway-what-hand-trade = See a random card from another player’s hand, give any card of yours, and keep theirs.
midway-what-midway-trade = Take a card from another player’s rides, then give one from yours.
midway-what-midway-steal = Take a card from another player’s rides, then discard a card from your hand.
# $why: a refusal. It must stand at the end.
midway-what-booth-shut = Not possible now. { $why }
midway-what-booth-waiting =
    { $count ->
        [one] The die here is still to be used.
       *[other] { $count } dice here are still to be used.
    }
# While a block is asked for: what the action could bring.
midway-what-threat = It could complete { $seat }’s { $ride }.
    .seat = It could complete your { $ride }.

## Explanations of things: dice

midway-what-die = Die showing { $number }: { $action }
midway-what-die-any = Wild Die showing an exclamation mark
midway-what-die-any-at = Wild Die used for { $action }
midway-what-die-choose = Choose 2 of the 3 dice. Each gives you its action. The third is not used.
midway-what-die-choose-any = It counts as any number: choose it and a booth.
midway-what-die-to-do = Its action is still to be taken this turn.
midway-what-die-under-way = Its action is being taken.
midway-what-die-protected = It is safe: nobody can block it.

## Explanations of things: players, open rides, Tickets, hands

midway-what-seat = { $seat }
# $open: open rides, $cards: cards in hand, $tickets: Tickets.
midway-what-seat-facts =
    { $open ->
        [0] No ride is open.
        [one] 1 ride is open.
       *[other] { $open } rides are open.
    } { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $tickets ->
        [0] no Tickets.
        [one] 1 Ticket.
       *[other] { $tickets } Tickets.
    }
midway-what-seat-turn = It is this player’s turn.
midway-what-partner = The partner is { $partner }.
    .partner = You are the partner.
midway-what-count = { $seat }’s open rides: { $count } of { $of }
    .seat = Your open rides: { $count } of { $of }
midway-what-count-mine = Your open rides: { $count } of { $of }
midway-what-count-goal = A ride with 4 cards is open. The first with { $of } open rides wins at once, on anybody’s turn.
midway-what-count-one-left = One more wins the game.
midway-what-count-team = The rides of both partners count together.
midway-what-tickets = { $seat }’s Tickets: { $count }
    .seat = Your Tickets: { $count }
midway-what-tickets-own = On your own turn a Ticket rolls all dice again or turns 1 die by 1.
midway-what-tickets-block = On another player’s turn a Ticket blocks 1 action.
# $most: the most Tickets that anybody may have.
midway-what-tickets-most = A ride of 4 true parts brings one back, up to { $most }.
midway-what-tickets-used = You have used one this turn, and only one may be used.
midway-what-hand =
    { $count ->
        [0] { $seat }’s hand, empty
        [one] { $seat }’s hand, 1 card
       *[other] { $seat }’s hand, { $count } cards
    }
    .seat =
        { $count ->
            [0] Your hand, empty
            [one] Your hand, 1 card
           *[other] Your hand, { $count } cards
        }
midway-what-hand-mine =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
midway-what-hand-unseen = Only its owner sees it.
midway-what-hand-limits = When your turn begins, you discard down to 6 cards. When it ends, you draw up to 3.

## Explanations of things: cards in hand and cards on rides

midway-what-card =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
midway-what-part-use = Every ride needs materials, seats, lights and banners, once each.
midway-what-wild-use = It fills any gap of a ride that has a part, or begins one together with a part.
midway-what-wild-swap = Instead of rolling you may discard it with other cards and draw as many.
midway-what-part = { $card } on { $seat }’s Midway
    .seat = { $card } on your Midway
midway-what-part-locked = It is part of a locked ride: nobody can take it.
midway-what-part-mine = Others can take it with a Midway Trade or a Midway Steal while the ride is not locked.
midway-what-part-theirs = A Midway Trade or a Midway Steal can take it.
midway-what-wild =
    { $count ->
        [one] Wild on { $seat }’s { $ride }
       *[other] { $count } Wilds on { $seat }’s { $ride }
    }
    .seat =
        { $count ->
            [one] Wild on your { $ride }
           *[other] { $count } Wilds on your { $ride }
        }
midway-what-wild-mine =
    { $count ->
        [one] Wild on your { $ride }
       *[other] { $count } Wilds on your { $ride }
    }
midway-what-wild-move = While you build, it can move to another ride that you have begun.
midway-what-wild-theirs = A Midway Trade or a Midway Steal can take it.
midway-what-wild-alone = Without a true part beside it, it moves on or is discarded.
# $part: the true part in your hand, in the plural, as all parts are.
midway-what-lock-it = You hold the { $part }: move the Wild away and add them to lock the ride.
midway-what-replace-it = You hold the { $part }: move a Wild away and add them.

## Explanations of things: rides

# $count: how many cards it has.
midway-what-ride = { $seat }’s { $ride }, { $count } of 4
    .seat = Your { $ride }, { $count } of 4
midway-what-ride-mine = Your { $ride }, { $count } of 4
midway-what-ride-empty = Not begun. It takes 2 cards from hand to begin: 2 parts, or a part and a Wild.
midway-what-ride-begun = Parts and Wilds are added one by one. Others can take cards from it.
midway-what-ride-complete = Open with Wilds: it counts, but others can still take its cards.
midway-what-ride-locked = 4 true parts: it counts for good, and nobody can take from it.
midway-what-there = It has { $cards }.
# $parts: a list of parts.
midway-what-missing = True parts missing: { $parts }.

## What a card could do for you: in explanations, and in the board in words

midway-fits = It fits your { $ride }.
midway-fits-completes = It completes your { $ride }.
midway-fits-for-a-wild = It could take the place of a Wild on your { $ride }.
midway-fits-twice = There is one on your { $ride } already.
midway-fits-wild = It fits any ride that has a part.
midway-fits-start = It can begin your { $ride } together with another card.
midway-fits-start-alone = It needs a second card to begin your { $ride }.

## The steps of the turn: names on the board, and what each is

midway-step-pile = Discard pile
midway-step-pile-what = If the discard pile is empty, a card from the deck begins a new one.
midway-step-trim = Down to six
midway-step-trim-what = A player with more than 6 cards discards down to 6.
midway-step-roll = Roll
midway-step-roll-what = Roll 3 dice and use 2 of them, or swap cards with a Wild instead.
midway-step-build = Build
midway-step-build-what = Begin rides with 2 cards, add cards one by one, and move Wilds.
midway-step-refill = Refill to three
midway-step-refill-what = A player with fewer than 3 cards draws up to 3.

## Explanations of buttons: what is shown when a button is pointed at

midway-what-do-roll = You roll 3 dice and use 2. Each number stands for a booth.
midway-what-do-reroll = You may use 1 Ticket on your own turn: for this, or to turn a die by 1.
midway-what-turn = Turn a die by 1
midway-what-do-turn = Choose a die. A 6 cannot become a 1, nor a 1 a 6. It costs 1 Ticket.
midway-what-do-block = The action has no effect, and its die is lost. You can block once in each turn of another player.
midway-what-do-pass = The action goes on, unless somebody else blocks it.
midway-what-do-pass-all = You are not asked again until this turn is over.
midway-what-do-waive = You keep your Tickets. Every action can be blocked.
midway-what-protected = The safe die
midway-what-do-protected = Use the die that you made safe: nobody can block it.
midway-what-draw = Draw new cards
midway-what-do-draw = You draw as many cards as you discarded. Then you build.
midway-what-do-done = If you hold fewer than 3 cards, you draw up to 3. Then it is the next player’s turn.

## The board in words: how the game stands

midway-told-standing = How the game stands
midway-told-goal = { $count } open rides win.
midway-told-turn = Turn { $number }: { $seat } is playing.
    .seat = Turn { $number }: it is your turn.
midway-told-turn-mine = Turn { $number }: it is your turn.
midway-told-race =
    { $count ->
        [0] { $seat } has no open ride.
        [one] { $seat } has 1 open ride.
       *[other] { $seat } has { $count } open rides.
    }
    .seat =
        { $count ->
            [0] You have no open ride.
            [one] You have 1 open ride.
           *[other] You have { $count } open rides.
        }
midway-told-race-mine =
    { $count ->
        [0] You have no open ride.
        [one] You have 1 open ride.
       *[other] You have { $count } open rides.
    }
midway-told-die = A die shows { $number }: { $action }.
midway-told-die-any = The Wild Die shows an exclamation mark. It counts as any number.
midway-told-to-do = Still to be done: { $actions }.
midway-told-deed = Under way: { $action }.
midway-told-deed-against = Under way: { $action } against { $target }.
    .target = Under way: { $action } against you.
midway-told-aside = Set aside: { $card }.

## The board in words: hands and Tickets

midway-told-hand = { $seat }’s hand
    .seat = Your hand
midway-told-hand-mine = Your hand
midway-told-no-cards = No cards.
# $does: what the card could do, a sentence of its own (midway-fits-…).
midway-told-card =
    { $count ->
        [one] { $card }. { $does }
       *[other] { $card }, { $count } of them. { $does }
    }
midway-told-tickets =
    { $count ->
        [0] No Tickets.
        [one] 1 Ticket.
       *[other] { $count } Tickets.
    }

## The board in words: rides

midway-told-midway = { $seat }’s Midway
    .seat = Your Midway
midway-told-midway-mine = Your Midway
midway-told-other = { $seat }
    .seat = You
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
# $there: “It has lights and seats.” $more: what is missing, or what can be done. Each is a sentence of its own.
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
# Where there is nothing to say.
midway-told-nothing = {""}

## The board in words: the middle of the table

midway-told-tableau = Cards and booths
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
# $what: what the booth does, a sentence of its own.
midway-told-booth = { $number }, { $action }. { $what }
midway-told-booth-shut = { $number }, { $action }: not possible now. { $what }

## The board: headings, labels and small buttons

midway-board-tableau = Booths and dice
midway-board-steps = Steps of the turn
midway-board-midway = { $name }’s Midway
# The button that leads back from somebody else’s Midway.
midway-board-home = Back to your own
midway-board-hand = Your hand
# Under a card in the middle of the table.
midway-board-aside = set aside
# Under a Wild that needs a ride.
midway-board-loose = looking for a ride
# Under the deck and the discard pile.
midway-board-deck = deck { $count }
midway-board-pile = discard { $count }
midway-board-pile-top = Discard pile, { $card } on top
midway-board-pile-empty = Discard pile, empty
midway-board-swap = Swap cards
midway-board-booth = Booth { $number }: { $name }
# $face: the number, or the exclamation mark.
midway-board-die = A die showing { $face }
midway-board-wild-die = Wild Die
# A stamp on a ride of four true parts.
midway-board-natural = Locked
# $state is a word of the program: empty, begun, complete or locked.
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
# A player’s Midway in small, for the ear. $open, $begun: how many rides.
midway-board-side =
    { $open ->
        [0] { $name }: no ride open,
        [one] { $name }: 1 ride open,
       *[other] { $name }: { $open } rides open,
    } { $begun } begun
midway-board-tickets =
    { $count ->
        [0] No Tickets
        [one] 1 Ticket
       *[other] { $count } Tickets
    }
# After the number of open rides: “2 of 4”.
midway-board-of = of { $count }
# The same number for the ear.
midway-board-sheets = What is on the table
midway-board-sheet-table = Table
midway-board-sheet-players = Players
midway-board-open = { $count } of { $of } rides open
# Under the name of the player whose turn it is.
midway-board-active = is playing
# Under the name of a player in a team: $name is the partner. The second is for the partner of the reader.
midway-board-with = with { $name }
midway-board-yours = your partner
midway-board-in-hand = { $count } in hand
midway-board-in-hand-of =
    { $count ->
        [0] { $name }’s hand, empty
        [one] { $name }’s hand, 1 card
       *[other] { $name }’s hand, { $count } cards
    }
midway-board-look = Look at { $name }’s Midway
# Rides where there is little room.
midway-board-short-bumper = Bumpers
midway-board-short-carousel = Carousel
midway-board-short-ferris = Wheel
midway-board-short-coaster = Coaster
midway-board-short-swings = Swings
midway-board-tray = Choose from the rides

## On the red ticket while something must still be chosen

midway-board-missing-trim = Choose 1 card to discard
midway-board-missing-swap = Choose 1 card to discard
midway-board-missing-refresh = Choose 1 card to discard
# $count: how many dice must be used, 2 or 3.
midway-board-missing-assign =
    { $count ->
        [3] Choose all 3 dice, or 1 to turn with a Ticket
       *[2] Choose 2 dice, or 1 to turn with a Ticket
    }
midway-board-missing-dice =
    { $count ->
        [3] Choose all 3 dice
       *[2] Choose 2 dice
    }
midway-board-missing-die =
    { $count ->
        [one] Choose 1 more die
       *[other] Choose { $count } more dice
    }
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
# The chosen card is a true part in whose place a Wild lies.
midway-board-missing-wild = Choose a ride for the Wild in its place
midway-board-missing-either = Choose a ride, or a second card
midway-board-missing-move = Choose a Wild to move, or end your turn
midway-board-missing-over = The game is over
# Under “Move a Wild …”, where it makes room for a true part in your hand.
midway-board-room-for = Makes room for the { $part }

## Lessons: the name of a lesson is its title; “-learnt” is said at its end; all else are notes of the coach, of at most forty words
# $seat1, $seat2: the players by their seats.

## Lesson: Four rides win

midway-lesson-four-rides = Four rides win
midway-lesson-four-rides-learnt = The first with 4 open rides wins at once. A ride with Wilds counts, but only a ride of 4 true parts is safe.
midway-lesson-four-rides-end = This is the end of a game. You need 4 open rides to win, and you have 3.
midway-lesson-four-rides-locked = The carousel has its 4 true parts: materials, seats, lights and banners. It is locked. Nobody can take anything from it.
midway-lesson-four-rides-wilds = The bumper cars and the Ferris wheel have Wilds in their gaps. They are open and count too, but others may still take from them.
midway-lesson-four-rides-play = The rollercoaster lacks only its banners, and you hold them. Add them. The Wilds are lit too because they may move. Leave them where they are.
midway-lesson-four-rides-too-early = Your turn would be over with 3 rides open. The card in your hand opens the fourth.
midway-lesson-four-rides-only-moves = That only moves a Wild. The card in your hand wins the game.

## Lesson: Your first turn

midway-lesson-first-turn = Your first turn
midway-lesson-first-turn-learnt = Roll 3 dice and use 2, take your cards, then build. A ride begins with 2 cards, and a Wild fills any gap.
midway-lesson-first-turn-roll = Three dice show what you may do this turn. Roll them.
midway-lesson-first-turn-swapping = That would swap cards instead of rolling. First the dice: roll.
midway-lesson-first-turn-two-dice = You use 2 of the 3 dice. A 2 takes the top card of the discard pile. Use both 2s.
midway-lesson-first-turn-one-draw = A Hand Trade would cost you a card, and all your cards go together. Here I would take both cards from the pile.
midway-lesson-first-turn-keep-ticket = These dice are good enough: I would keep the Ticket. Use both 2s.
midway-lesson-first-turn-draw = Take the bumper cars banners from the pile.
midway-lesson-first-turn-draw-again = { $seat2 } lets it pass. Now take the card below it.
midway-lesson-first-turn-drew = A second Wild: the best card there is.
midway-lesson-first-turn-begin = Now you build. A ride begins with 2 cards at once. Begin the Ferris wheel with 2 of its parts.
midway-lesson-first-turn-begin-ferris = Possible, but begin with 2 true parts of the Ferris wheel. There is a better place for the Wild.
midway-lesson-first-turn-third = From now on you add cards one by one. Add the third part of the wheel.
midway-lesson-first-turn-third-ferris = The wheel first: its third part is in your hand.
midway-lesson-first-turn-wild = One part is missing. A Wild fills any gap: put yours on the Ferris wheel.
midway-lesson-first-turn-wild-ferris = Keep that for a moment. The Wild completes the wheel.
midway-lesson-first-turn-open = Your first ride is open.
midway-lesson-first-turn-coaster = You may go on building. Begin the rollercoaster with 2 of its parts.
midway-lesson-first-turn-coaster-two = Begin with 2 parts of the rollercoaster: you hold its materials and its seats.
midway-lesson-first-turn-done = You have one bumper cars card and a Wild left. A Wild is worth most where it completes a ride: keep it, and end your turn.
midway-lesson-first-turn-keep = That would spend your Wild on a ride of 2 cards. Keep it for a ride that it completes, and end your turn.

## Lesson: Block or let pass

midway-lesson-block-or-pass = Block or let pass
midway-lesson-block-or-pass-learnt = In each turn of another player you may block 1 action, for a Ticket. Keep it for the action that hurts: a blocked die is lost.
midway-lesson-block-or-pass-her-dice = { $seat2 } rolled and turned a die. Two actions are coming: a Hand Trade and a Midway Steal. A Ticket stops one of them, but only one in this turn.
midway-lesson-block-or-pass-pass = First the Hand Trade. Chance picks a card from your hand, and you get another one in return. That costs you no card. Let it pass.
midway-lesson-block-or-pass-not-all = Then nobody would ask you about the Steal either. Let only this one pass.
midway-lesson-block-or-pass-not-yet = You may block only once in this turn, and something worse is coming. Let this one pass.
midway-lesson-block-or-pass-traded = You lost the bumper cars banners, which matched nothing else you have.
midway-lesson-block-or-pass-steal = Now the Midway Steal. It could take a part of your open wheel, and you would get nothing for it. Block it with a Ticket.
midway-lesson-block-or-pass-would-close = Your wheel would lose a card and close again. One Ticket saves it.
midway-lesson-block-or-pass-blocked = Nothing happens, and the die is lost.

## Lesson: Steal, and lock

midway-lesson-steal-and-lock = Steal, and lock
midway-lesson-steal-and-lock-learnt = You choose the order of your actions. A Steal costs a card from your hand. Four true parts lock a ride and bring a Ticket back.
midway-lesson-steal-and-lock-missing = Your rollercoaster lacks banners and lights. The banners are in your hand, the lights are on { $seat2 }’s Midway.
midway-lesson-steal-and-lock-roll = Roll, and see whether you can reach them.
midway-lesson-steal-and-lock-no-swap = That would swap cards instead of rolling, and cost you the Wild on your wheel. Roll.
midway-lesson-steal-and-lock-six = Only the 6 takes from another player’s rides. Use it, and one other die as you like.
midway-lesson-steal-and-lock-without-six = The lights are on { $seat2 }’s Midway, and only the 6 reaches them.
midway-lesson-steal-and-lock-draw-first = You choose the order. A Steal will cost you a card from your hand, so I would draw first: then you have more to choose from.
midway-lesson-steal-and-lock-steal-later = That works too. But the Steal costs a card from your hand: draw first, and you have one more to choose from.
midway-lesson-steal-and-lock-steal = Now the Midway Steal.
midway-lesson-steal-and-lock-take = Take the rollercoaster lights. You cannot take what you have yourself.
midway-lesson-steal-and-lock-cost = A Steal costs a card from your hand. Which one is of least use?
midway-lesson-steal-and-lock-needed = You need that one more: the rollercoaster banners lock the ride this turn, and a Wild fits everywhere. A bumper cars card can wait.
midway-lesson-steal-and-lock-lock = Now build: 4 true parts lock a ride. Add the banners to the rollercoaster.
midway-lesson-steal-and-lock-banners-first = The rollercoaster first: its banners make it safe for good.
midway-lesson-steal-and-lock-ticket = Locked for good. And the Ticket that you paid for the block is back: a locked ride returns one.

## Lesson: A worthless roll

midway-lesson-roll-again = A worthless roll
midway-lesson-roll-again-learnt = Once in your turn a Ticket rolls all 3 dice again. I would do so only where the roll is worth nothing.
midway-lesson-roll-again-sixes = Three alike: all 3 dice count, the same action three times. But nobody has built a ride yet, so there is nothing to steal.
midway-lesson-roll-again-again = Pay a Ticket and roll all 3 dice again.
midway-lesson-roll-again-lost-dice = That is allowed, but a 5 or a 6 can do nothing yet: all your dice would be lost.
midway-lesson-roll-again-pile = Better. The swings lights are on the pile, and the swings materials are in your hand. Use both 2s.
midway-lesson-roll-again-lost-six = There is still nothing to steal: the 6 would be lost.

## Lesson: A Ticket for one pip

midway-lesson-turn-a-die = A Ticket for one pip
midway-lesson-turn-a-die-learnt = A Ticket turns 1 die up or down by 1, or rolls all again: one of these, once in your turn. A 6 never becomes a 1.
midway-lesson-turn-a-die-third-part = The bumper cars materials are on the pile. They would be your third bumper cars part, and a Wild could be the fourth. But no die shows a 2.
midway-lesson-turn-a-die-lower = A Ticket turns 1 die by 1. Make a 3 a 2: choose a 3, then turn it down.
midway-lesson-turn-a-die-no-two = That gives no 2, and only a 2 takes from the pile.
midway-lesson-turn-a-die-use-two = Use the 2, and the 3 as well.
midway-lesson-turn-a-die-trade-later = A Hand Trade would cost you a card of your own. Use the 2 and the 3.
midway-lesson-turn-a-die-draw = Take the bumper cars materials from the pile.
midway-lesson-turn-a-die-pile-first = You choose the order, but let us take the pile first: you paid the Ticket for it.
midway-lesson-turn-a-die-other = Now the Hand Draw from { $seat2 }.
midway-lesson-turn-a-die-build = A second Wild. Open the bumper cars: begin with 2 cards, then add one by one.
midway-lesson-turn-a-die-not-yet = Not yet: you can open the bumper cars now. Let us start building again.
midway-lesson-turn-a-die-in-circles = That led nowhere. Let us start building again.
midway-lesson-turn-a-die-hint-begin = Begin with 2 bumper cars parts, add the third, and fill the gap with a Wild.
midway-lesson-turn-a-die-worth = A Ticket for a ride. You decide each time whether that is worth it: one Ticket less means one block less.

## Lesson: Swap a poor hand

midway-lesson-swap-a-poor-hand = Swap a poor hand
midway-lesson-swap-a-poor-hand-learnt = Instead of rolling you may discard a Wild and any other cards, and draw as many. Nobody can block that.
midway-lesson-swap-a-poor-hand-copies = You hold 3 copies of the bumper cars lights, but a Midway takes each part only once. With a Wild you may swap cards instead of rolling.
midway-lesson-swap-a-poor-hand-wild = The price is a Wild: it goes too. Press the discard pile to begin the swap, then choose the Wild in your hand.
midway-lesson-swap-a-poor-hand-roll = You could roll as well. Here we look at the other way: discard the Wild.
midway-lesson-swap-a-poor-hand-wild-first = That may go too, but a Wild must be among them. Discard the Wild first.
midway-lesson-swap-a-poor-hand-one-copy = Now add what you do not want. Discard one of the bumper cars lights.
midway-lesson-swap-a-poor-hand-copies-first = That one may still be of use. It is the bumper cars lights that you have too many of.
midway-lesson-swap-a-poor-hand-more-first = Not yet: every card that you discard brings a new one. First discard what is of no use.
midway-lesson-swap-a-poor-hand-second-copy = And a second one.
midway-lesson-swap-a-poor-hand-lone = A lone carousel part may go as well.
midway-lesson-swap-a-poor-hand-lone-one = One of each may stay. Discard the carousel materials.
midway-lesson-swap-a-poor-hand-draw = You have discarded 4 cards. Draw 4 new ones.
midway-lesson-swap-a-poor-hand-enough = That is enough. Draw.
midway-lesson-swap-a-poor-hand-came = Two carousel parts and a Wild: that was lucky.
midway-lesson-swap-a-poor-hand-begin = Begin the carousel with its 2 parts, and keep the Wild.
midway-lesson-swap-a-poor-hand-keep-wild = Possible, but begin the carousel with its 2 true parts. The Wild is worth more later.

## Lesson: The traveling Wild

midway-lesson-travelling-wild = The traveling Wild
midway-lesson-travelling-wild-learnt = While you build, Wilds may move between your rides. Free the slot, add the true part, and the ride is locked.
midway-lesson-travelling-wild-look = Your rollercoaster is open with a Wild. Its true lights are in your hand: they could lock it.
midway-lesson-travelling-wild-move = A complete ride takes no more cards. Choose the lights all the same: the Wild in their place then moves to the carousel.
midway-lesson-travelling-wild-free-slot = Good for later. First free the slot of the rollercoaster.
midway-lesson-travelling-wild-lights = Now the lights fit. Add them.
midway-lesson-travelling-wild-lights-first = The rollercoaster is not complete without its lights. Add them first.

## Lesson: Trade on the Midway

midway-lesson-trade-on-the-midway = Trade on the Midway
midway-lesson-trade-on-the-midway-learnt = A Midway Trade takes what you need and gives what you can spare. Choose what you give as well as what you take.
midway-lesson-trade-on-the-midway-look = Your swings have lights, seats and a Wild, and the banners are in your hand. { $seat1 } has the materials.
midway-lesson-trade-on-the-midway-five = A 5 trades: a card from another player’s rides for one of yours. Use it, with any other die.
midway-lesson-trade-on-the-midway-no-five = Without the 5 you cannot reach { $seat1 }’s rides.
midway-lesson-trade-on-the-midway-trade = Trade with { $seat1 } first.
midway-lesson-trade-on-the-midway-trade-first = You choose the order, but let us trade first: you took the 5 for it.
midway-lesson-trade-on-the-midway-take = Take the swings materials.
midway-lesson-trade-on-the-midway-complete = The swings are open.
midway-lesson-trade-on-the-midway-give = Now { $seat1 } gets a card of yours. Which one will you miss least?
midway-lesson-trade-on-the-midway-why-a-wild = I would not often give a Wild. But here every part of yours is worth more: without the lights your own Wild would have to go, and the swings are about to lock.
midway-lesson-trade-on-the-midway-opens-again = That opens a gap in your new ride. Look at your Wilds.
midway-lesson-trade-on-the-midway-lone-wild = Then the Wild there would stand alone and have to go. Give a Wild rather than a true part.
midway-lesson-trade-on-the-midway-other = Take your other action.
midway-lesson-trade-on-the-midway-lock = Can you lock the swings now? The banners are in your hand.
midway-lesson-trade-on-the-midway-not-yet = Not yet: you can lock the swings this turn. Let us start building again.
midway-lesson-trade-on-the-midway-in-circles = That led nowhere. Let us start building again.
midway-lesson-trade-on-the-midway-hint-full = A complete ride takes no card. Is there a Wild on your swings?
midway-lesson-trade-on-the-midway-hint-move = A Wild may go to another ride of yours that has a true part. Then the banners fit.

## Lesson: Twice is stronger

midway-lesson-twice = Twice is stronger
midway-lesson-twice-learnt = Every other player may block you only once in your turn. With two equal dice the second gets through.
midway-lesson-twice-only-once = { $seat1 } has Tickets and can block, but only once in your turn. You rolled two 6s.
midway-lesson-twice-both = Use both 6s: two Steals.
midway-lesson-twice-one-steal = { $seat1 } would block your only Steal.
midway-lesson-twice-first = Declare the first Steal.
midway-lesson-twice-blocked = Blocked, as we thought. That was the only block.
midway-lesson-twice-second = Once more: now nobody can stop you.
midway-lesson-twice-take = Which card helps you most? Look at what you hold.
midway-lesson-twice-coaster-part = You hold 2 parts of the rollercoaster. Take a third.
midway-lesson-twice-cost = A Steal costs a card from your hand. Discard one that you do not need now.
midway-lesson-twice-useful = You can use that one this turn. The swings have to wait anyway.
midway-lesson-twice-finish = Now open the rollercoaster.
midway-lesson-twice-not-yet = Not yet: you can open the rollercoaster now. Let us start building again.
midway-lesson-twice-in-circles = That led nowhere. Let us start building again.
midway-lesson-twice-hint-three = The stolen part is on your Midway already: add single cards to it, and the Wild last.

## Lesson: Find the win

midway-lesson-find-the-win = Find the win
midway-lesson-find-the-win-learnt = Before you end your turn, look at what your Wilds could do elsewhere: while you build, they can move again and again.
midway-lesson-find-the-win-look = Only one ride of yours is open, and yet you can win this turn. Look at your rides and your hand first.
midway-lesson-find-the-win-find = Open 4 rides before you end your turn. There is time: take back what does not help.
midway-lesson-find-the-win-not-yet = Not yet: 4 rides are within reach. Let us begin again at the same place.
midway-lesson-find-the-win-too-long = That went round in circles. Let us begin again at the same place.
midway-lesson-find-the-win-hint-coaster = Which ride is complete with a Wild, although its true part is in your hand?
midway-lesson-find-the-win-hint-swings = The swings need no Wilds: give them to a ride that can be completed.

## Lesson: One Ticket left

midway-lesson-one-ticket-left = One Ticket left
midway-lesson-one-ticket-left-learnt = Before every answer ask: what would complete one of their rides? Keep a Ticket for that moment.
midway-lesson-one-ticket-left-look = { $seat2 } has 3 locked rides. Compare { $seat2 }’s Midway with yours before you answer.
midway-lesson-one-ticket-left-answer = A Midway Trade with you, and you have one Ticket left. Block it, or let it pass?
midway-lesson-one-ticket-left-saved = Nothing happens, and the die is lost. The other die takes the Ferris wheel lights from the pile: no fourth ride.
midway-lesson-one-ticket-left-wins = The trade would take your rollercoaster lights: the only part { $seat2 } still lacks. That is the fourth ride, and the game.
midway-lesson-one-ticket-left-hint-trade = A Midway Trade takes any card that is not locked. What does { $seat2 }’s rollercoaster lack?
midway-lesson-one-ticket-left-hint-lights = { $seat2 }’s rollercoaster has banners, materials and seats. You have the lights.

## Lesson: Two Midways, one team

midway-lesson-one-team = Two Midways, one team
midway-lesson-one-team-learnt = In a team, open rides count together and Tickets are shared. An action may be aimed at your partner: a good trade helps both Midways.
midway-lesson-one-team-together = You and { $seat3 } are partners, across the table from each other. The open rides of both of you count together: you have none, { $seat3 } has 2, and your team needs 4.
midway-lesson-one-team-tickets = Tickets are shared too: 3 for both of you at most. Now they are all spent, and those of the other team as well. Nobody can block.
midway-lesson-one-team-roll = It is your turn. Roll.
midway-lesson-one-team-five = A 5 is a Midway Trade, and it may be aimed at your partner. Use the 5 and any other die.
midway-lesson-one-team-no-five = Without the 5 you cannot reach the rides of { $seat3 }.
midway-lesson-one-team-trade = Trade with { $seat3 } first: choose the Midway Trade and your partner.
midway-lesson-one-team-rivals = A trade with a rival gives that team a card. Your partner has what you need.
midway-lesson-one-team-trade-first = You choose the order, but let us trade first: you took the 5 for it.
midway-lesson-one-team-take = Compare the rides of { $seat3 } with yours. Take a card that locks a ride of your own.
midway-lesson-one-team-locks-nothing = That locks none of your rides. Two of them lack only 1 part, and { $seat3 } has both parts.
midway-lesson-one-team-hint-take = Your carousel lacks its materials, your rollercoaster its seats. Take one of them.
midway-lesson-one-team-give = That makes 3 for the team. Now { $seat3 } gets a card in return. { $seat3 } lacks only 1 of yours: give it, and see what it does.
midway-lesson-one-team-won = That opens the fourth ride of your team, and both of you win together.

## How to play, in a minute: six small posters; a title has at most four words, a text at most thirty

midway-how-goal = Open four rides
midway-how-goal-text = Your fairground street, the Midway, has 5 rides. Each needs 4 parts: materials, seats, lights and banners. With all 4 it is open. The first with 4 open rides wins.
midway-how-roll = Roll three, use two
midway-how-roll-text = On your turn you roll 3 dice and choose 2 of them. Each number is a booth with one action, so you get 2 actions.
midway-how-booths = What the booths do
midway-how-booths-text = 1 and 2 draw a card. 3 takes a card from another player’s hand, 4 trades one. 5 trades cards between rides. 6 steals one, and costs you a card.
midway-how-build = Then build
midway-how-build-text = Begin a ride with 2 cards from your hand. Then add parts one by one, on as many rides as you like. No part twice.
midway-how-wild = Wilds fill, parts lock
midway-how-wild-text = A Wild stands in for any part, and the ride counts. But only 4 true parts lock it: then nobody can take from it, and a Ticket comes back.
midway-how-tickets = Three Tickets
midway-how-tickets-text = On your turn a Ticket rolls all dice again, or turns 1 die by 1. On another player’s turn it blocks 1 action. A locked ride brings one back.

## The player aid: one page to keep beside the game; what stands before a bar is set on a plate

midway-aid-goal = 4 open rides win at once, on anybody’s turn. In Quick Play, 3 are enough.
midway-aid-turn = Your turn
midway-aid-turn-1 = 1 | More than 6 cards in hand? Discard down to 6.
midway-aid-turn-2 = 2 | Roll the dice, or swap cards with a Wild instead.
midway-aid-turn-3 = 3 | Choose 2 of the 3 dice: 2 actions. Three alike: all 3, the same action three times.
midway-aid-turn-4 = 4 | Build as much as you like.
midway-aid-turn-5 = 5 | Fewer than 3 cards in hand? Draw up to 3.
midway-aid-turn-6 = Begin a ride with 2 cards: 2 parts, or a part and a Wild. Then add cards one by one. A Wild may move from any ride of yours to one that is begun and not complete.
midway-aid-turn-7 = Swap: discard a Wild and any cards from your hand, and draw as many. No dice this turn, and nobody can block it.
midway-aid-special = Booths and Tickets
midway-aid-special-1 = 1 | Deck Draw: the top card of the deck
midway-aid-special-2 = 2 | Discard Draw: the top card of the discard pile
midway-aid-special-3 = 3 | Hand Draw: a random card from another hand
midway-aid-special-4 = 4 | Hand Trade: see a random card from another hand, give one of yours for it
midway-aid-special-5 = 5 | Midway Trade: take a card from another player’s rides, give one from yours
midway-aid-special-6 = 6 | Midway Steal: take a card from another player’s rides, discard one from your hand
midway-aid-special-7 = A Ticket, once on your turn: roll all dice again, or turn 1 die up or down by 1.
midway-aid-special-8 = A Ticket, once on each other player’s turn: block 1 action. Its die is lost.
midway-aid-symbols = Symbols
midway-aid-sign-banners = Banners
midway-aid-sign-lights = Lights
midway-aid-sign-materials = Materials
midway-aid-sign-seats = Seats
midway-aid-sign-wild = Wild: any part
midway-aid-sign-ticket = Ticket: three at most
midway-aid-points = Winning
midway-aid-points-1 = A ride with 4 cards is open, with or without Wilds.
midway-aid-points-2 = 4 true parts lock a ride for good, and a Ticket comes back to you.
midway-aid-points-3 = A ride with a Wild counts too, but others can still take its cards.

## Puzzles: what a puzzle is about, to choose by. First the kind of question

midway-theme-trim = Down to six cards
midway-theme-choose = Roll or swap
midway-theme-roll = Roll or swap
midway-theme-refresh = Swapping cards
midway-theme-assign = Using the dice
midway-theme-maneuver = Making an action safe
midway-theme-act = At a booth
midway-theme-block = Blocking
midway-theme-hand = Giving in a Hand Trade
midway-theme-take = Taking a card
midway-theme-give = Giving a card
midway-theme-place = Placing a Wild
midway-theme-move = Moving a Wild
midway-theme-toss = Paying for a Steal
midway-theme-build = Building
midway-theme-do-roll = Better to roll
midway-theme-do-lay = Better to swap cards

## Puzzles: what speaks for the answer

midway-theme-for-rides = Fewer parts missing
midway-theme-for-locked = Locking a ride
midway-theme-for-hand = More cards in hand
midway-theme-for-tickets = Saving Tickets
midway-theme-for-turn = Keeping the turn
midway-theme-for-rivals = Setting a rival back
