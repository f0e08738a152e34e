# Mardi Gras.
#
# One word for one thing:
#   krewe: the club that a player leads. member: one of its people, a cylinder; it is at home, out, or in reserve.
#   reveler: a cube on the map, in one of four colors. To entertain one is to win it.
#   card: a Throw card. kind: Food, Cups, Hats or Beads. A pair is two cards alike; three alike are a third of a kind.
#   route: a way through the city, called by its letter. route card: its card, with slots. float: a Parade slot.
#   stop: a piece of street where a parade halts. neighborhood: the ground between streets.
#   to place a member: to send it out. to sign up: to place it in a slot. Casino: where cards are won.
#   to turn up a card: to show the next of the deck. on show: the cards turned up in the Casino.
#   to discard: to put cards on the discards. deck, discards: the two piles.
#   round: Groundwork (members are placed), then Carnival (the topmost route card is carried out).
#   Royalty card: whoever holds it begins each round.
#   place: where a player stands in a color, first to fourth. level: to have as many as somebody else.
#
# What is filled in, where nothing else is said:
#   $seat, $name: the name of a player. $seat1, $seat2, $seat3: the players of a lesson.
#   $card, $kind: a kind of card, such as “Hats”. $cards: a list such as “2 Food and 1 Hats card”, or just “Hats” for a single card.
#   $reveler, $color: a color in small letters, such as “green”. $crowd, $others: a list such as “2 green and 1 white”, or “nobody”.
#   $place, $from, $to, $one, $other: neighborhoods. $street: a street. $route: the letter of a route. $slot: the name of a slot.
#   $round, $stop: which one. $of, $stops: how many there are. $count, $left, $held, $price, $lost, $points: numbers.
# `.seat`: said instead of the sentence when $seat is the reader.

## Front door: the poster and page of the game, and the list of games in the terminal

# The name of the game, a title.
mardi-gras-title = Mardi Gras
# One sentence under the title.
mardi-gras-line = Send your krewe out, steer the parade, and entertain more revelers than anybody else.
# The large words of the poster, from top to bottom.
mardi-gras-poster-1 = Mardi
mardi-gras-poster-2 = Gras
# The line at the foot of the poster.
mardi-gras-poster-3 = krewes, floats and parades
# What a setting is about: in the list of games in the terminal, after the name of the setting.
mardi-gras-option-advert-line = Advertisement: each reveler where you like, or all to one neighborhood
mardi-gras-option-pair-line = A pair: two cards alike, or any two
mardi-gras-option-royalty-line = Who begins: chosen at random, or the first seat

## Names of things, put into other sentences

# The four kinds of card.
mardi-gras-food = Food
mardi-gras-cups = Cups
mardi-gras-hats = Hats
mardi-gras-beads = Beads
# The four colors of revelers: before “reveler”, in lists, and alone as the heading of a column.
mardi-gras-green = green
mardi-gras-gold = gold
mardi-gras-purple = purple
mardi-gras-white = white
# The four kinds of slot on a route card: in sentences, on the player aid and below the routes.
mardi-gras-slot-advertisement = Advertisement
mardi-gras-slot-parade = Parade
# A Parade slot by its number, from left to right.
mardi-gras-slot-float = Parade, float { $number }
mardi-gras-slot-recruitment = Recruitment
mardi-gras-slot-leadership = Leadership
# Stands in for a slot that the card does not have.
mardi-gras-slot-none = No slot
# How long a route is.
mardi-gras-short = short
mardi-gras-medium = medium
mardi-gras-long = long
# One entry in a list of cards.
mardi-gras-counted =
    { $count ->
        [one] 1 { $card } card
       *[other] { $count } { $card }
    }
mardi-gras-no-cards = no cards
# One entry in a list of revelers; $card is a color here.
mardi-gras-counted-revelers = { $count } { $card }
# Stands in for a list of revelers where nobody waits.
mardi-gras-nobody = nobody
# One entry in the list of those in the Casino: so many members of this player.
mardi-gras-members-of =
    { $count ->
        [one] { $seat } with 1 member
       *[other] { $seat } with { $count } members
    }
    .seat =
        { $count ->
            [one] you with 1 member
           *[other] you with { $count } members
        }

## Settings of a table: a label, then its values in a menu; also read together, as “label: value”

mardi-gras-option-advert = Advertised revelers go
mardi-gras-option-advert-each = each wherever you like
mardi-gras-option-advert-one_destination = all to one neighborhood
mardi-gras-option-pair = A pair is
mardi-gras-option-pair-same = two cards of the same kind
mardi-gras-option-pair-any = any two cards
mardi-gras-option-royalty = The Royalty card goes first to
mardi-gras-option-royalty-random = a random player
mardi-gras-option-royalty-first_seat = the first seat

## Hint reasons: one of these follows the choice that a hint advises; $gain is a number of points

mardi-gras-why-food =
    { $gain ->
        [one] The green revelers should bring you about { $gain } more point by the end.
       *[other] The green revelers should bring you about { $gain } more points by the end.
    }
mardi-gras-why-cups =
    { $gain ->
        [one] The gold revelers should bring you about { $gain } more point by the end.
       *[other] The gold revelers should bring you about { $gain } more points by the end.
    }
mardi-gras-why-hats =
    { $gain ->
        [one] The purple revelers should bring you about { $gain } more point by the end.
       *[other] The purple revelers should bring you about { $gain } more points by the end.
    }
mardi-gras-why-beads =
    { $gain ->
        [one] The white revelers should bring you about { $gain } more point by the end.
       *[other] The white revelers should bring you about { $gain } more points by the end.
    }
mardi-gras-why-krewe = It keeps your krewe small, and the smaller krewe is ahead when points are level.
mardi-gras-why-rivals =
    { $gain ->
        [one] Your strongest rival can expect about { $gain } point less by the end.
       *[other] Your strongest rival can expect about { $gain } points less by the end.
    }
# The same where it is clear who that is. $rival: a player.
mardi-gras-why-rival =
    { $gain ->
        [one] { $rival } can expect about { $gain } point less by the end.
       *[other] { $rival } can expect about { $gain } points less by the end.
    }

## Heading above the board: where the game stands

mardi-gras-heading-groundwork = Round { $round } of { $of }: Groundwork
mardi-gras-heading-advertisement = Round { $round } of { $of }: Carnival, the advertisement
mardi-gras-heading-parade = Round { $round } of { $of }: Carnival, stop { $stop } of { $stops }
mardi-gras-heading-over = Mardi Gras is over

## Prompts: what you are asked, above the board

# $home: how many members you have at home.
mardi-gras-ask-place =
    { $home ->
        [one] Place your last member in the Casino or in a slot.
       *[other] Place 1 of your { $home } members in the Casino or in a slot.
    }
# You have too few cards for any slot. $held: the cards in your hand; $price: what the cheapest slot costs, always more.
mardi-gras-ask-casino =
    { $held ->
        [0] Send 1 member to the Casino: you hold no cards for a slot.
        [one] Send 1 member to the Casino: the cheapest slot costs { $price }, and you hold 1.
       *[other] Send 1 member to the Casino: the cheapest slot costs { $price }, and you hold { $held }.
    }
mardi-gras-ask-casino-full = Send 1 member to the Casino: all slots are taken.
# There are free slots, but none for you: all are floats, and you have one on each of their cards.
mardi-gras-ask-casino-barred = Send 1 member to the Casino: every slot left is a float of a parade that you are in already.
# Two cards are on show, and they are alike.
mardi-gras-ask-gamble-pair = Take the pair, or turn up 1 more: that cannot hurt.
# $count: the cards on show, 3 or more; $percent: how likely a third of a kind is; $lost: the cards lost then.
mardi-gras-ask-gamble = Take { $count } cards, or turn up 1 more: { $percent }% risk of losing { $lost }.
mardi-gras-ask-gamble-sure = Take { $count } cards: the next is sure to be a third of a kind.
# $left: the cards still to be chosen.
mardi-gras-ask-price =
    { $left ->
        [one] Choose 1 card to pay for your slot.
       *[other] Choose { $left } cards to pay for your slot.
    }
# $limit: the most cards that a hand may hold; $left: the cards still to be chosen.
mardi-gras-ask-limit =
    { $left ->
        [one] Choose 1 card to discard: you may keep { $limit }.
       *[other] Choose { $left } cards to discard: you may keep { $limit }.
    }
# Advertisement, where all revelers go to one neighborhood.
mardi-gras-ask-name =
    { $count ->
        [one] Choose 1 neighborhood: the last reveler will go there.
       *[other] Choose 1 neighborhood: { $count } revelers will go there.
    }
# Advertisement, where each reveler goes where you like.
mardi-gras-ask-take =
    { $left ->
        [one] Move 1 more reveler to another neighborhood.
       *[other] Move { $left } revelers to other neighborhoods.
    }
# Advertisement, after the one neighborhood was chosen.
mardi-gras-ask-send =
    { $left ->
        [one] Choose 1 more reveler to send to { $place }.
       *[other] Choose { $left } revelers to send to { $place }.
    }
# You have picked up a reveler.
mardi-gras-ask-put = Choose where the { $reveler } reveler from { $from } goes.
# The parade is at a stop: some single card of yours fits; only pairs fit; nothing fits.
mardi-gras-ask-parade = Stop { $stop } of { $stops }: throw to 1 reveler, or let them pass.
mardi-gras-ask-parade-pair = Stop { $stop } of { $stops }: throw a pair to 1 reveler, or let them pass.
mardi-gras-ask-parade-nothing = Stop { $stop } of { $stops }: none of your cards fit. Let them pass.
mardi-gras-ask-nothing = Mardi Gras is over.

## Buttons: what you can do; the same words stand in hints and in the terminal

mardi-gras-do-casino = Gamble in the Casino
mardi-gras-do-place =
    { $price ->
        [0] { $slot } on route { $route }, at no cost
        [one] { $slot } on route { $route }, for 1 card
       *[other] { $slot } on route { $route }, for { $price } cards
    }
# A slot on the card of a later round: the member is away until then.
mardi-gras-do-place-later =
    { $price ->
        [0] { $slot } on route { $route }, at no cost; stays until round { $round }
        [one] { $slot } on route { $route }, for 1 card; stays until round { $round }
       *[other] { $slot } on route { $route }, for { $price } cards; stays until round { $round }
    }
mardi-gras-do-flip = Turn up 1 more
mardi-gras-do-flip-risk = Turn up 1 more: { $percent }% risk of losing { $lost }
mardi-gras-do-stop = Take { $cards }
# To pay for a slot, or to come down to the limit. $held: how many cards of the kind you have left.
mardi-gras-do-discard = Discard { $card }, 1 of { $held }
# The same, where several cards will go together.
mardi-gras-do-pick = Choose { $card }, 1 of { $held }
# The last card of several: now all go.
mardi-gras-do-give = Discard { $cards }
mardi-gras-do-name = Send them all to { $place }
mardi-gras-do-take = Pick up a { $reveler } reveler in { $place }
mardi-gras-do-put = Put it down in { $place }
mardi-gras-do-throw = Throw { $cards } to a { $reveler } reveler in { $place }
mardi-gras-do-pass = Let them pass

## Log lines: what happened, also shown on the board for a moment and read aloud

mardi-gras-event-round = Round { $round } begins. { $seat } holds the Royalty card.
    .seat = Round { $round } begins. You hold the Royalty card.
mardi-gras-event-casino = { $seat } sends a member to the Casino.
    .seat = You send a member to the Casino.
mardi-gras-event-place =
    { $price ->
        [0] { $seat } signs up for { $slot } on route { $route }, at no cost.
        [one] { $seat } signs up for { $slot } on route { $route }, for 1 card.
       *[other] { $seat } signs up for { $slot } on route { $route }, for { $price } cards.
    }
    .seat =
        { $price ->
            [0] You sign up for { $slot } on route { $route }, at no cost.
            [one] You sign up for { $slot } on route { $route }, for 1 card.
           *[other] You sign up for { $slot } on route { $route }, for { $price } cards.
        }
mardi-gras-event-flip = A card is turned up: { $card }.
mardi-gras-event-reshuffle =
    { $count ->
        [one] The only discard becomes the new deck.
       *[other] The { $count } discards are shuffled to make a new deck.
    }
mardi-gras-event-stop = { $seat } stops and takes { $cards }.
    .seat = You stop and take { $cards }.
# Neither deck nor discards have a card left.
mardi-gras-event-dry = No card is left to turn up: { $seat } takes { $cards }.
    .seat = No card is left to turn up: you take { $cards }.
# A third of a kind in the Casino.
mardi-gras-event-triple =
    { $lost ->
        [0] Three { $card }: { $seat } keeps them and loses nothing.
        [one] Three { $card }: { $seat } keeps just these and loses 1 card.
       *[other] Three { $card }: { $seat } keeps just these and loses { $lost } cards.
    }
    .seat =
        { $lost ->
            [0] Three { $card }: you keep them and lose nothing.
            [one] Three { $card }: you keep just these and lose 1 card.
           *[other] Three { $card }: you keep just these and lose { $lost } cards.
        }
mardi-gras-event-pay = { $seat } pays with { $cards }.
    .seat = You pay with { $cards }.
mardi-gras-event-discard = { $seat } holds too many cards and discards { $cards }.
    .seat = You hold too many cards and discard { $cards }.
mardi-gras-event-carnival = Carnival begins: route { $route } parades.
mardi-gras-event-advertise = { $seat } advertises.
    .seat = You advertise.
mardi-gras-event-name = { $seat } calls revelers to { $to }.
    .seat = You call revelers to { $to }.
mardi-gras-event-take = { $seat } picks up a { $reveler } reveler in { $from }.
    .seat = You pick up a { $reveler } reveler in { $from }.
mardi-gras-event-put = { $seat } puts the { $reveler } reveler down in { $to }.
    .seat = You put the { $reveler } reveler down in { $to }.
# All were called to one neighborhood, and this is one of them.
mardi-gras-event-come = A { $reveler } reveler comes from { $from }.
mardi-gras-event-halt = Stop { $stop }, { $street }: { $one } and { $other }.
mardi-gras-event-entertain = { $seat } throws { $cards } and entertains a { $reveler } reveler in { $place }.
    .seat = You throw { $cards } and entertain a { $reveler } reveler in { $place }.
mardi-gras-event-pass = { $seat } lets them pass.
    .seat = You let them pass.
mardi-gras-event-parade-end = The parade on route { $route } is over.
mardi-gras-event-recruit = { $seat } recruits a new member.
    .seat = You recruit a new member.
mardi-gras-event-no-recruit = { $seat } has nobody left to recruit.
    .seat = You have nobody left to recruit.
mardi-gras-event-royalty = { $seat } takes the Royalty card.
    .seat = You take the Royalty card.
mardi-gras-event-wrap-up = Route { $route } is done, and all members in the Casino go home.
mardi-gras-event-end = It is midnight. Mardi Gras is over.

## Refusals: why something cannot be chosen

mardi-gras-no-turn = It is not your turn.
mardi-gras-no-over = The game is over.
# Something else has to be done first.
mardi-gras-no-now-place = Place a member first.
mardi-gras-no-now-gamble = First take the cards on show, or turn up one more.
mardi-gras-no-now-price = Pay for your slot first.
mardi-gras-no-now-limit = First discard the cards that are over the limit.
mardi-gras-no-now-name = First choose the neighborhood where all of them will go.
mardi-gras-no-now-take = First move your revelers: pick one up.
mardi-gras-no-now-put = First put down the reveler that you have picked up.
mardi-gras-no-now-parade = At a stop you throw to one reveler, or let them pass.
# A member cannot be placed so.
mardi-gras-no-pass = You must place a member; there is always room in the Casino.
mardi-gras-no-card = That parade is over.
mardi-gras-no-such-slot = That card has no such slot.
mardi-gras-no-slot = { $seat } is in this slot.
mardi-gras-no-slot-own = Your member is in this slot.
mardi-gras-no-second-float = You are in this parade already, and may have only one float on a card.
mardi-gras-no-later-slot = Take the leftmost empty Recruitment slot.
mardi-gras-no-price =
    This slot costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    }, and you hold { $held ->
        [0] none
        [one] 1
       *[other] { $held }
    }.
# A card cannot be discarded.
mardi-gras-no-discard = You hold no { $card }.
mardi-gras-no-more-to-pick = All your { $card } are chosen already.
# A reveler cannot be moved so.
mardi-gras-no-goal = Too few revelers are outside { $place } to be sent there.
mardi-gras-no-goal-source = The revelers here are already where you want them.
mardi-gras-no-reveler = There is no { $reveler } reveler in { $place }.
mardi-gras-no-twice = You have just brought it here, and no reveler moves twice.
mardi-gras-no-same-place = It must go to another neighborhood.
# A throw is not possible.
mardi-gras-no-stop = { $place } is not at this stop.
mardi-gras-no-match = A { $reveler } reveler hopes for { $card }: throw one of those, or a pair.
mardi-gras-no-pair-match = A { $reveler } reveler hopes for { $card }: one is enough, and a pair must be of something else.
mardi-gras-no-pair = The two cards of a pair must be alike.
mardi-gras-no-cards-held = You do not hold { $cards }.
mardi-gras-no-throw = You hold no { $card }, and no two alike of another kind.
mardi-gras-no-throw-any = You hold no { $card }, and no two other cards.
mardi-gras-no-taker = Nobody at this stop hopes for { $card }, and you have no pair of them to throw.

## Score lines: what points are for, in the table of the score; `.row` names the line for all players together

mardi-gras-score-green = Green revelers: { $count }
    .row = Green revelers
mardi-gras-score-gold = Gold revelers: { $count }
    .row = Gold revelers
mardi-gras-score-purple = Purple revelers: { $count }
    .row = Purple revelers
mardi-gras-score-white = White revelers: { $count }
    .row = White revelers
# A tie-break, not points.
mardi-gras-score-krewe = Members of the krewe (fewer is better)

## First-time notes: shown once, beside the thing that they speak of; at most 105 characters

mardi-gras-first-member = Place one member a turn: in the Casino to win cards, or in a slot, which costs cards.
mardi-gras-first-round = This route parades in this round. A member on a later card waits there until its round.
mardi-gras-first-price = The first member on a card pays 5 cards, and each one after it pays 1 less.
mardi-gras-first-gamble = If a third card of one kind turns up, you keep just those three and lose the rest.
mardi-gras-first-float = You have a float. You may have only one in each parade, but the other slots are open to you.
mardi-gras-first-carnival = Carnival begins: the slots of this card act from left to right.
mardi-gras-first-advert = Move revelers to where your float will pass, in colors that you can throw to.
mardi-gras-first-catch = One reveler a stop, on either side: throw what it hopes for, or two alike of another kind.
mardi-gras-first-pass = You may also let them pass, and save your cards for a better stop.
mardi-gras-first-yours = This reveler is yours. The most of a color score 8 points, the second most 5.
mardi-gras-first-tripled = A third of a kind turned up: you keep just these three cards, and your turn ends.
# $seat: a player.
mardi-gras-first-overtaken = { $seat } is ahead of you in this color now. Only the end decides who scores how much.
mardi-gras-first-limit = You may keep 18 cards at the end of your turn. You discard the rest.
mardi-gras-first-none-yet = You have nobody of this color. A single reveler is worth at least 1 point.
mardi-gras-first-recruit = You have one more member, from the next round on.
mardi-gras-first-crown = { $seat } has the Royalty card now and begins the next round.
    .seat = You have the Royalty card now and begin the next round.
mardi-gras-first-last = This is the last round: cards left over at the end are worth nothing.

## Explanations of things: a title, then sentences, when somebody points at a thing on the board

# The round.
mardi-gras-title-round = Round { $round } of { $of }
mardi-gras-note-groundwork = Groundwork: everybody places one member in turn, until nobody has one at home. Then the topmost route parades.
mardi-gras-note-carnival = Carnival: the slots of the topmost route card are carried out from left to right.
mardi-gras-note-over = All 5 parades are over.
mardi-gras-note-last-round = This is the last parade: cards left over are worth nothing.
# The Royalty card.
mardi-gras-title-royalty = The Royalty card
mardi-gras-note-royalty = { $seat } holds the Royalty card and begins each round.
    .seat = You hold the Royalty card and begin each round.
mardi-gras-note-royalty-take = The player in the Leadership slot of a route card takes it after the parade.
# The Casino. $who: a list such as “Ann with 2 members and Ben with 1 member”.
mardi-gras-title-casino = The Casino
mardi-gras-note-casino = Here you win cards to throw. They are turned up until two are alike; then you take all, or turn up one more.
mardi-gras-note-casino-third = If a third card of one kind turns up, you keep just those three and lose the rest.
mardi-gras-note-casino-free = It costs nothing and has room for everybody. The member comes home after this round’s Carnival.
mardi-gras-note-casino-there = There now: { $who }.
# The cards turned up in the Casino.
mardi-gras-title-show =
    { $count ->
        [0] No cards on show
        [one] 1 card on show
       *[other] { $count } cards on show
    }
mardi-gras-note-show = On show: { $cards }.
mardi-gras-note-show-none = When somebody gambles, the cards turned up are shown here.
mardi-gras-note-no-risk = With only a pair on show, one more card cannot hurt.
# $percent: how likely a third of a kind is; $lost: the cards lost then.
mardi-gras-note-risk =
    { $lost ->
        [one] There is a { $percent }% chance that the next card is a third of a kind. That would cost you 1 card.
       *[other] There is a { $percent }% chance that the next card is a third of a kind. That would cost you { $lost } cards.
    }
# One entry in the list $chances of the next sentence.
mardi-gras-chance = { $card } { $percent }%
mardi-gras-note-next = What the next card may be, by what you have seen so far: { $chances }.
# The deck and the discards.
mardi-gras-title-deck =
    { $count ->
        [0] The deck, empty
        [one] The deck, 1 card
       *[other] The deck, { $count } cards
    }
mardi-gras-note-deck-known = Everybody knows what is in it: { $cards }.
mardi-gras-note-deck = When the deck is empty, the discards are shuffled to make a new one.
mardi-gras-title-discards =
    { $count ->
        [0] The discards, none
        [one] The discards, 1 card
       *[other] The discards, { $count } cards
    }
mardi-gras-note-discards = Thrown, paid or lost: { $cards }.
# A route card. $length: short, medium or long; $stops: 5, 8 or 12.
mardi-gras-title-route = Route { $route }: { $length }, { $stops } stops
mardi-gras-note-route-gone = Its parade is over.
mardi-gras-note-route-now = It parades this round.
mardi-gras-note-route-later = It parades in round { $round }. Members on it stay there until then.
mardi-gras-note-route-crowd = Waiting along it: { $crowd }.
# What the next slot on a route card costs.
mardi-gras-note-price =
    { $price ->
        [0] The next slot costs nothing: 5 members are on this card.
        [one] The next slot costs 1 card. Each member on the card makes it 1 cheaper.
       *[other] The next slot costs { $price } cards. Each member on the card makes it 1 cheaper.
    }
mardi-gras-note-full = All its slots are taken.
# A slot on a route card.
mardi-gras-title-slot = { $slot }, on route { $route }
mardi-gras-note-slot-taken = { $seat } is in this slot.
    .seat = Your member is in this slot.
mardi-gras-note-stays = A member here is away until round { $round }.
mardi-gras-note-advertisement = Before the parade, the player in this slot moves 5 revelers to other neighborhoods.
# $number: which float, from left to right; $of: how many floats the card has.
mardi-gras-note-parade = Float { $number } of { $of }: at each of the { $stops } stops it may throw to one reveler. The lowest number throws first. You may have only one float on a card.
mardi-gras-note-recruitment = After the parade, the player in this slot gets one more member for good.
mardi-gras-note-leadership = After the parade, the player in this slot takes the Royalty card and begins the next round.
# A stop of a route.
mardi-gras-title-stop = Stop { $stop } of route { $route }, { $street }
mardi-gras-note-stop = When the parade halts here, each float may throw to one reveler on either side.
# A neighborhood.
mardi-gras-title-place = { $place }
mardi-gras-note-crowd = Waiting here: { $crowd }.
# Also a line of the board in words.
mardi-gras-note-place-crowd = { $place }: { $crowd }.
# One entry in the list $passes of the next sentence. $count: how often the parade halts beside the neighborhood.
mardi-gras-halts =
    { $count ->
        [one] once in round { $round } on route { $route }
       *[other] { $count } times in round { $round } on route { $route }
    }
mardi-gras-note-passing = A parade halts beside it { $passes }.
mardi-gras-note-no-parade = No parade still to come halts beside it.
# The revelers of one color in a neighborhood: a title, the name of the cubes on the map, and a line of the board in words.
mardi-gras-title-reveler =
    { $count ->
        [one] A { $reveler } reveler in { $place }
       *[other] { $count } { $reveler } revelers in { $place }
    }
mardi-gras-note-reveler = Hopes for { $card }. Throw one, or two alike of another kind, and you keep the reveler for the end.
mardi-gras-note-reveler-any = Hopes for { $card }. Throw one, or any two other cards, and you keep the reveler for the end.
# The hand of a player.
mardi-gras-title-hand =
    { $count ->
        [0] The hand of { $seat }, empty
        [one] The hand of { $seat }, 1 card
       *[other] The hand of { $seat }, { $count } cards
    }
    .seat =
        { $count ->
            [0] Your hand, empty
            [one] Your hand, 1 card
           *[other] Your hand, { $count } cards
        }
mardi-gras-note-hand = In it: { $cards }.
mardi-gras-note-hand-known = Taken in the Casino for all to see, and not spent yet: { $cards }.
mardi-gras-note-limit = A player with more than { $limit } cards at the end of a turn discards down to { $limit }.
# The cards of one kind in your hand; the title is also the name of the card on the board.
mardi-gras-title-card =
    { $count ->
        [one] { $card }, 1 card
       *[other] { $card }, { $count } cards
    }
mardi-gras-note-card = One of them entertains a { $reveler } reveler.
mardi-gras-note-card-pair = Two of them entertain a reveler of any other color.
mardi-gras-note-card-pair-any = Any two cards entertain a reveler who hopes for neither.
mardi-gras-note-card-wanted =
    { $count ->
        [0] No { $reveler } reveler waits along route { $route }, which parades this round.
        [one] 1 { $reveler } reveler waits along route { $route }, which parades this round.
       *[other] { $count } { $reveler } revelers wait along route { $route }, which parades this round.
    }
mardi-gras-note-card-pays = Any card can also pay for a slot.
# A krewe and its members. $size: all its members; $home, $casino, $cards: how many of them are where.
mardi-gras-title-krewe =
    { $size ->
        [one] The krewe of { $seat }, 1 member
       *[other] The krewe of { $seat }, { $size } members
    }
    .seat =
        { $size ->
            [one] Your krewe, 1 member
           *[other] Your krewe, { $size } members
        }
mardi-gras-note-members = Members at home: { $home }; in the Casino: { $casino }; on route cards: { $cards }.
mardi-gras-note-krewe = When points are level, the smaller krewe is ahead.
mardi-gras-title-home =
    { $count ->
        [0] Nobody at home
        [one] 1 member at home
       *[other] { $count } members at home
    }
mardi-gras-note-home = Each must be placed before this round’s Carnival; nobody may pass.
mardi-gras-title-gamblers =
    { $count ->
        [0] { $seat } has nobody in the Casino
        [one] { $seat } has 1 member in the Casino
       *[other] { $seat } has { $count } members in the Casino
    }
    .seat =
        { $count ->
            [0] You have nobody in the Casino
            [one] You have 1 member in the Casino
           *[other] You have { $count } members in the Casino
        }
mardi-gras-note-gamblers = Members in the Casino come home after this round’s Carnival.
mardi-gras-title-reserve =
    { $count ->
        [0] Nobody in reserve
        [one] 1 member in reserve
       *[other] { $count } members in reserve
    }
mardi-gras-note-reserve = A Recruitment slot brings one of them home.
# The points of a player, and one entry in the list $parts: the points in this color.
mardi-gras-part = { $reveler } { $points }
mardi-gras-title-score =
    { $points ->
        [one] { $seat } has 1 point as things stand
       *[other] { $seat } has { $points } points as things stand
    }
    .seat =
        { $points ->
            [one] You have 1 point as things stand
           *[other] You have { $points } points as things stand
        }
mardi-gras-note-score-parts = Points by color: { $parts }.
mardi-gras-note-score = They rise and fall until the end: in each color only the places count.
# A player in one color. $rank: the place, 1 to 4.
mardi-gras-title-race =
    { $count ->
        [one] { $seat }: 1 { $reveler } reveler
       *[other] { $seat }: { $count } { $reveler } revelers
    }
    .seat =
        { $count ->
            [one] You have 1 { $reveler } reveler
           *[other] You have { $count } { $reveler } revelers
        }
mardi-gras-note-rank =
    { $points ->
        [one] Place { $rank }, 1 point as things stand.
       *[other] Place { $rank }, { $points } points as things stand.
    }
mardi-gras-note-no-rank = None, so 0 points for this color; a single one would score.
mardi-gras-note-gap =
    { $count ->
        [one] 1 more draws level with { $seat }.
       *[other] { $count } more draw level with { $seat }.
    }
    .seat =
        { $count ->
            [one] 1 more draws level with you.
           *[other] { $count } more draw level with you.
        }
# $first to $fourth: the points of these places.
mardi-gras-note-ranks = The places score { $first }, { $second }, { $third } and { $fourth }; players who are level share the better place.
# Buttons.
mardi-gras-title-stop-gambling = Take the cards that are shown
mardi-gras-note-stop-gambling = They all come into your hand, and your turn in the Casino is over.
mardi-gras-note-pass = You throw nothing at this stop and keep your cards for another one.

## Board in words: headings and sentences for those who listen to the board

mardi-gras-tell-standing = Where the game stands
mardi-gras-tell-carnival = Round { $round } of { $of }: Carnival
mardi-gras-tell-places = { $seat } places a member.
    .seat = You place a member.
mardi-gras-tell-gambles = { $seat } gambles in the Casino.
    .seat = You gamble in the Casino.
mardi-gras-tell-gives =
    { $count ->
        [one] { $seat } discards 1 card.
       *[other] { $seat } discards { $count } cards.
    }
    .seat =
        { $count ->
            [one] You discard 1 card.
           *[other] You discard { $count } cards.
        }
mardi-gras-tell-advertises =
    { $left ->
        [one] { $seat } advertises: 1 reveler still to move.
       *[other] { $seat } advertises: { $left } revelers still to move.
    }
    .seat =
        { $left ->
            [one] You advertise: 1 reveler still to move.
           *[other] You advertise: { $left } revelers still to move.
        }
mardi-gras-tell-moves = { $seat } has picked up a { $reveler } reveler in { $from }.
    .seat = You have picked up a { $reveler } reveler in { $from }.
mardi-gras-tell-throws = The parade is at stop { $stop } of { $stops }; { $seat } may throw.
    .seat = The parade is at stop { $stop } of { $stops }; you may throw.
# Heading of the player whose cards are seen, then one line for each kind of card.
mardi-gras-tell-own = What { $seat } holds
    .seat = What you hold
mardi-gras-tell-card =
    { $count ->
        [one] 1 { $card } card, for { $reveler } revelers.
       *[other] { $count } { $card }, for { $reveler } revelers.
    }
mardi-gras-tell-no-cards = No cards.
mardi-gras-tell-picked = Chosen to be discarded: { $cards }.
# Heading of a player whose cards are hidden. $cards: those that all have seen.
mardi-gras-tell-krewe = The krewe of { $seat }
mardi-gras-tell-hand =
    { $count ->
        [0] No cards.
        [one] 1 card. Known: { $cards }.
       *[other] { $count } cards. Known: { $cards }.
    }
mardi-gras-tell-reserve = In reserve: { $count }.
# Heading, then one line for each stop. $crowd waits in $one, $others wait in $other.
mardi-gras-tell-stops = The stops of route { $route }
mardi-gras-tell-stop = Stop { $stop }, { $street }. { $one }: { $crowd }. { $other }: { $others }.
mardi-gras-tell-stop-now = The parade is here. Stop { $stop }, { $street }. { $one }: { $crowd }. { $other }: { $others }.
mardi-gras-tell-casino =
    { $count ->
        [0] The Casino is empty; there is always room.
        [one] 1 member is in the Casino; there is always room.
       *[other] { $count } members are in the Casino; there is always room.
    }
mardi-gras-tell-deck =
    { $count ->
        [one] The deck has 1 card.
       *[other] The deck has { $count } cards.
    }
mardi-gras-tell-discards = Discards: { $cards }.
# Heading, then one line for each color; the first message is one entry in the list $runners.
mardi-gras-tell-races = The four colors
mardi-gras-runner =
    { $points ->
        [one] { $seat } has { $count } for 1 point
       *[other] { $seat } has { $count } for { $points } points
    }
    .seat =
        { $points ->
            [one] you have { $count } for 1 point
           *[other] you have { $count } for { $points } points
        }
mardi-gras-tell-race = In { $reveler }: { $runners }.
mardi-gras-tell-score =
    { $points ->
        [one] { $seat } has 1 point as things stand, from { $count ->
            [one] 1 reveler
           *[other] { $count } revelers
        }.
       *[other] { $seat } has { $points } points as things stand, from { $count ->
            [one] 1 reveler
           *[other] { $count } revelers
        }.
    }
    .seat =
        { $points ->
            [one] You have 1 point as things stand, from { $count ->
                [one] 1 reveler
               *[other] { $count } revelers
            }.
           *[other] You have { $points } points as things stand, from { $count ->
                [one] 1 reveler
               *[other] { $count } revelers
            }.
        }
mardi-gras-tell-slot = { $slot }: empty.
mardi-gras-tell-slot-taken = { $slot }: { $seat }.
    .seat = { $slot }: you.
# Heading, then one line for each neighborhood.
mardi-gras-tell-city = The city

## Table in characters: the board in the terminal; a line has at most 100 characters

mardi-gras-table-routes = Routes, the next one on top
mardi-gras-table-price = next slot: { $price }
mardi-gras-table-full = full
mardi-gras-table-stops = The stops of route { $route }
# The heads of columns: keep each above its column. ^ marks the holder of the Royalty card.
mardi-gras-table-krewes = { "   " }krewe, ^ Royalty home casino  size cards   known cards      entertained     points
mardi-gras-table-deck = Cards in the deck: { $deck }. Discards: { $discards }.
mardi-gras-table-shown = On show in the Casino: { $cards }.
mardi-gras-table-hand = Hand of { $seat }: { $cards }.
    .seat = Your hand: { $cards }.

## The board: signs, names of its parts for screen readers, and lines beside what is chosen

mardi-gras-board-map = Map of New Orleans
# On a small screen the board has three sheets: their common name, and their tabs.
mardi-gras-board-sheets = What is on the table
mardi-gras-board-sheet-map = Map
mardi-gras-board-sheet-routes = Routes
mardi-gras-board-sheet-krewes = Krewes
# The house of the Casino on the map.
mardi-gras-board-casino =
    { $count ->
        [0] The Casino, empty
        [one] The Casino, 1 member there
       *[other] The Casino, { $count } members there
    }
mardi-gras-board-casino-sign = Casino
# Above the cards on show: who gambles, then how it ended.
mardi-gras-board-gambles = { $name } gambles
mardi-gras-board-you-gamble = You gamble
mardi-gras-board-stopped = { $name } takes them all
mardi-gras-board-tripled = Three { $kind }: { $name } keeps just these
mardi-gras-board-ran_dry = No card left to turn up: { $name } takes them all
# A slip that unfolds: the chances of each kind, then the two sums in one line, joined by a comma.
mardi-gras-board-odds = Odds
mardi-gras-board-odds-next = What the next card may be, by what you have seen
mardi-gras-board-odds-third = { $percent }% for a third of a kind
mardi-gras-board-odds-safe = { $percent }% for one more card to take
mardi-gras-board-hand = Your cards
mardi-gras-board-known-hand = Known cards
# In place of the button, as long as something must be chosen first.
mardi-gras-board-place-first = First choose the Casino or a slot
mardi-gras-board-throw-first = First choose a reveler
mardi-gras-board-throw-what = Now choose which two to throw
# The tray of cards chosen to pay for a slot or to come down to the limit.
mardi-gras-board-pay =
    { $left ->
        [0] All are chosen
        [one] 1 card still to choose
       *[other] { $left } cards still to choose
    }
mardi-gras-board-put-back = Put { $kind } back
# Button below the tray.
mardi-gras-board-give =
    { $count ->
        [one] Discard this card
       *[other] Discard these { $count } cards
    }
# An advertisement is sketched on the map before it is sent: how many are left, then what to do.
mardi-gras-board-sketch =
    { $left ->
        [0] All are placed
        [one] 1 reveler still to move
       *[other] { $left } revelers still to move
    }
mardi-gras-board-sketch-how =
    { $count ->
        [one] Pick up a reveler and put it down in another neighborhood.
       *[other] Pick up a reveler and put it down in another neighborhood. All { $count } must move.
    }
mardi-gras-board-sketch-goal = Choose the revelers that go to { $place }.
mardi-gras-board-sketch-done = You can still choose one that you placed, and move it again.
mardi-gras-board-in-hand = In hand: a { $color } reveler from { $place }.
mardi-gras-board-drop = First choose where it goes
# Button that sends the sketch.
mardi-gras-board-send =
    { $count ->
        [one] Send this reveler
       *[other] Send these { $count } revelers
    }
mardi-gras-board-open-place = Tap a neighborhood to see who is there.
# The route cards.
mardi-gras-board-routes = Routes
mardi-gras-board-deck = deck { $count }
mardi-gras-board-discards = discards { $count }
# Stands before the letters of routes whose parade is over.
mardi-gras-board-paraded = paraded
# Follows the length of a route, after a comma.
mardi-gras-board-next = parades this round
mardi-gras-board-stop = stop { $stop } of { $stops }
# $length: short, medium or long.
mardi-gras-board-length =
    { $length ->
        [short] short, { $stops } stops
        [medium] medium, { $stops } stops
       *[long] long, { $stops } stops
    }
mardi-gras-board-stops =
    { $count ->
        [one] 1 stop
       *[other] { $count } stops
    }
# Name of the sign before the number of cards; then what stands there where no number does.
mardi-gras-board-price = Cards for the next slot:
mardi-gras-board-free = free
mardi-gras-board-full = full
# Names of the letter and of the slots on a route card.
mardi-gras-board-show = Show route { $route } on the map
mardi-gras-board-slot =
    { $price ->
        [0] { $slot } on route { $route }, at no cost
        [one] { $slot } on route { $route }, for 1 card
       *[other] { $slot } on route { $route }, for { $price } cards
    }
# Buttons; the price stands beside them as a sign.
mardi-gras-board-slot-taken = { $slot } on route { $route }, taken by { $name }
# The table of krewes, and what the last parade brought. $before: points before it.
mardi-gras-board-krewes = Krewes
mardi-gras-board-rolled = New revelers from route { $route }
mardi-gras-board-rolled-points =
    { $points ->
        [one] 1 point, { $before } before
       *[other] { $points } points, { $before } before
    }
mardi-gras-board-gained = { $count } new
mardi-gras-board-was = was { $before }
# Below the table: what the small “+” beside a number means.
mardi-gras-board-news = +: new from the parade on route { $route }
# $cards: cards in hand; $size: members of the krewe.
mardi-gras-board-krewe =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, krewe of { $size }
mardi-gras-board-points = points as things stand
# One cell for screen readers. $place: the place in words, such as “2nd”; $rank: 0 where there is none.
mardi-gras-board-entertained =
    { $rank ->
        [0] { $color }: none
       *[other] { $color }: { $count }, { $place }
    }

## How to play, in a minute: six posters, a title of at most four words and a text of at most thirty

mardi-gras-how-revelers = Entertain the revelers
mardi-gras-how-revelers-text = Revelers wait for 5 parades, one a round. Each color hopes for one kind of card: Food, Cups, Hats or Beads. Entertain more of each color than anybody else.
mardi-gras-how-casino = Win cards
mardi-gras-how-casino-text = Your club is a krewe. Each turn send out 1 member. The Casino turns up cards: take them, or risk more. Once three are alike, you keep only those.
mardi-gras-how-price = Or sign up
mardi-gras-how-price-text = A member can also take a slot on a route card, which is a parade. The first one there pays 5 cards; each that follows pays 1 less.
mardi-gras-how-jobs = Four kinds of slot
mardi-gras-how-jobs-text = Advertisement moves 5 revelers on the map. Parade lets you ride along. Recruitment brings you a new member. Leadership lets you begin the next round.
mardi-gras-how-parade = Throw!
mardi-gras-how-parade-text = When all members are out, the top route parades. At every stop each rider may throw to one reveler beside it: one card it hopes for, or two others alike.
mardi-gras-how-pays = What pays
mardi-gras-how-pays-text = At the end each color counts by itself: whoever has the most revelers scores 8, then 5, 3 and 1. These are yours: 24 points. The highest total wins.

## The player aid, on one printed page; what stands before a bar is set on a plate

mardi-gras-aid-goal = Five rounds. In each color, entertain more revelers than the others.
mardi-gras-aid-turn = A round
mardi-gras-aid-turn-1 = Groundwork: in turn everybody places one member, until nobody has one at home. The holder of the Royalty card begins.
mardi-gras-aid-turn-2 = Casino | Cards are turned up until two are alike. Stop and take all, or turn up one more. A third of a kind: you keep just these three.
mardi-gras-aid-turn-3 = Route | Any empty slot of any route card. Price: 5 cards, 1 less for each member already on that card.
mardi-gras-aid-turn-4 = Carnival: the topmost route card acts, its slots from left to right. Members on later cards stay there and wait.
mardi-gras-aid-turn-5 = You may hold at most 18 cards at the end of your turn.
mardi-gras-aid-special = The parade
mardi-gras-aid-special-1 = At every stop each rider may entertain one reveler in either of the two neighborhoods, the leftmost slot first.
mardi-gras-aid-special-2 = 1 | card of the kind it hopes for
mardi-gras-aid-special-3 = 2 | alike of any other kind
mardi-gras-aid-special-4 = Or let them pass and save your cards. You may ride only once in each parade.
# The signs on the board, each beside its drawing.
mardi-gras-aid-symbols = Symbols
mardi-gras-aid-sign-food = Green: hopes for Food
mardi-gras-aid-sign-cups = Gold: hopes for Cups
mardi-gras-aid-sign-hats = Purple: hopes for Hats
mardi-gras-aid-sign-beads = White: hopes for Beads
mardi-gras-aid-sign-advertisement = Advertisement: move 5 revelers, before the parade
mardi-gras-aid-sign-parade = Parade: ride along
mardi-gras-aid-sign-recruitment = Recruitment: one more member for good
mardi-gras-aid-sign-leadership = Leadership: you begin the next round
mardi-gras-aid-sign-price = Cards to pay
mardi-gras-aid-points = Points at the end
mardi-gras-aid-points-1 = Each color by itself, by the number of revelers:
mardi-gras-aid-points-2 = 8 | most of a color
mardi-gras-aid-points-3 = 5 | second
mardi-gras-aid-points-4 = 3 | third
mardi-gras-aid-points-5 = 1 | fourth
mardi-gras-aid-points-6 = In a tie all take the better place, and the next one is skipped. No reveler of a color: 0.
mardi-gras-aid-points-7 = With equal points the smaller krewe is ahead.

## Lessons: the title of each, what it taught (`-learnt`), and what the teacher says in it; a note has at most forty words

# Lesson 1: a parade, one card for one reveler.
mardi-gras-lesson-catch = Catch!
mardi-gras-lesson-catch-learnt = At each stop, throw to one reveler what its color hopes for. In each of the 4 colors, the player with the most revelers scores best at the end.
mardi-gras-lesson-catch-welcome = This is Mardi Gras in New Orleans. You lead a krewe, a club that rides in parades and throws presents. Your float, a decorated wagon, is at its first stop, between two neighborhoods. The cubes are revelers.
mardi-gras-lesson-catch-beads = At a stop you may throw to one reveler, on either side of the street. White ones hope for Beads, and you hold 5. Throw one.
mardi-gras-lesson-catch-pass = You may let them pass and save your cards. But here somebody hopes for Beads: a white reveler.
mardi-gras-lesson-catch-two-cards = That entertains a reveler too, but takes 2 cards. For a white one, a single Beads card is enough.
mardi-gras-lesson-catch-white-one = That fits as well. I would begin with what you hold most of: Beads, for a white reveler.
mardi-gras-lesson-catch-yours = The reveler is yours to the end of the game. Nobody has more white ones than you: that is worth 8 points as things stand.
mardi-gras-lesson-catch-next-stop = The parade halts at the second stop, and you may throw again. Green hopes for Food, gold for Cups, purple for Hats, white for Beads. Choose a reveler.
mardi-gras-lesson-catch-save = That saves a card, but you hold plenty. I would entertain somebody here.
mardi-gras-lesson-catch-races = The 4 colors are counted one by one. At the end, the player with the most revelers of a color scores 8 points, the second 5, the third 3. Having none of a color scores nothing.

# Lesson 2: pairs, and the order of floats.
mardi-gras-lesson-two-of-a-kind = Two of a kind
mardi-gras-lesson-two-of-a-kind-learnt = One matching card entertains a reveler, and so do two alike of another kind. The float with the lower number throws first, and cards that you save stay yours.
mardi-gras-lesson-two-of-a-kind-pair = You hold no Food for the green revelers here. But 2 cards alike also entertain a reveler who hopes for something else. Throw 2 Cups to a green one.
mardi-gras-lesson-two-of-a-kind-pass = That saves your cards, but nobody is entertained. Here I would throw.
mardi-gras-lesson-two-of-a-kind-other-pair = That is how a pair works. But I would throw the 2 Cups, and to a green reveler, because you hold no Food.
mardi-gras-lesson-two-of-a-kind-one-card = One card for one reveler is a good bargain. But without Food, only a pair brings you a green one: try 2 Cups.
mardi-gras-lesson-two-of-a-kind-green = It took 2 cards, but now you score in green as well.
mardi-gras-lesson-two-of-a-kind-single = At this stop white revelers hope for Beads and purple ones for Hats, and you hold both. Here one card is enough: throw it.
mardi-gras-lesson-two-of-a-kind-no-pair = That takes 2 cards. Beads for a white reveler, or Hats for a purple one, would be just one.
mardi-gras-lesson-two-of-a-kind-first = { $seat2 } rides float 2 and you ride float 1. The lower number throws first at every stop, so you choose before { $seat2 } does. Throw once more.
mardi-gras-lesson-two-of-a-kind-last-stop = This is the last stop of the parade. Throw, or let them pass: it is up to you. Cards that you save stay in your hand for the next parade.
mardi-gras-lesson-two-of-a-kind-saved = You keep your cards for later.
mardi-gras-lesson-two-of-a-kind-thrown = One more reveler is yours.
mardi-gras-lesson-two-of-a-kind-over = The parade is over, and the riders go home. A game has 5 rounds with a parade each. The next one takes route C.

# Lesson 3: the Casino.
mardi-gras-lesson-casino = The Casino
mardi-gras-lesson-casino-learnt = The Casino wins you cards. With one pair on show, go on; with two pairs, take them. A third of a kind leaves you with just these three.
mardi-gras-lesson-casino-krewe = A round begins with Groundwork: everybody sends out one member of the krewe in turn, to win cards or to take a slot. You have 3 members at home.
mardi-gras-lesson-casino-send = You need cards to throw, and cards come from the Casino. Send a member there: it costs nothing, and there is always room.
mardi-gras-lesson-casino-five-cards = That slot costs 5 of your 6 cards. I would win some more first.
mardi-gras-lesson-casino-pair = Cards are turned up until two are alike: here 2 Hats. Take them, or turn up one more. It cannot hurt: even a third Hats card would be yours. Turn up one more.
mardi-gras-lesson-casino-no-harm = 2 Hats are fine. But as long as only a pair is on show, one more card costs you nothing.
mardi-gras-lesson-casino-three = You see 2 Hats and 1 Cups card. If a third Hats card turns up now, you keep the Hats and lose the Cups. That would be no great loss: turn up one more.
mardi-gras-lesson-casino-go-on = 3 cards are fine. But the risk is about one in four, and you would lose a single card.
mardi-gras-lesson-casino-four = 4 cards, and still one pair. Only a third Hats card would spoil it, about one card in four. I would turn up one more.
mardi-gras-lesson-casino-once-more = 4 cards are fine. But three times in four, one more is yours.
mardi-gras-lesson-casino-two-pairs = 5 cards with two pairs, Hats and Food. A third of either would leave you with just 3 cards, and about half of all cards would do that. Take your 5.
mardi-gras-lesson-casino-half = About half the time that leaves you with 3 cards instead of 5. I would take the 5.
mardi-gras-lesson-casino-five = You have 5 new cards to throw; you may hold up to 18. Your member comes home at the end of the round.

# Lesson 4: signing up for a parade.
mardi-gras-lesson-signing-up = Signing up
mardi-gras-lesson-signing-up-learnt = A float costs 5 cards, 1 less for each member on the card. Pay with what the street hopes for least. You may have only one float on a card.
mardi-gras-lesson-signing-up-route = To throw, you need a float. The card of route G is on top: its parade comes at the end of this round. 9 white revelers wait along it.
mardi-gras-lesson-signing-up-float = A route card has slots for members. Parade slots are floats, and float 1, the one on the left, throws first at every stop. Send a member there.
mardi-gras-lesson-signing-up-second = That is a float as well, but the other one throws before it. I would take float 1.
mardi-gras-lesson-signing-up-no-cards = More cards are good, but without a float you cannot throw them.
mardi-gras-lesson-signing-up-no-float = That is another kind of slot, and it has a lesson of its own. To throw you need a Parade slot.
mardi-gras-lesson-signing-up-later = That parade comes in a later round. The next one takes route G.
mardi-gras-lesson-signing-up-pay = The first member on a card pays 5 cards. 9 white revelers wait along this route, but only 3 gold ones. Keep your Beads, and discard what you need least.
mardi-gras-lesson-signing-up-keep-beads = Beads are what most revelers on this route hope for. I would discard Cups first, then Food or Hats.
mardi-gras-lesson-signing-up-paid = You have a float in the parade, and Beads to throw.
mardi-gras-lesson-signing-up-cheaper = { $seat2 } took float 2 for 4 cards, and { $seat3 } another slot for 3. Each member on a card makes the next slot 1 card cheaper, down to nothing.
mardi-gras-lesson-signing-up-one-float = So it can pay to come later. But the floats here are gone now, and no krewe may have two floats on the same card.

# Lesson 5: Recruitment.
mardi-gras-lesson-bigger-krewe = A bigger krewe
mardi-gras-lesson-bigger-krewe-learnt = Late slots are cheap. A recruit is one more member in all rounds to come, so recruit early. A player without cards is passed over in the parade.
mardi-gras-lesson-bigger-krewe-price = 3 members are on the card of route G, one of each krewe. So the next slot there costs you 2 cards instead of 5.
mardi-gras-lesson-bigger-krewe-recruit = The Recruitment slot brings a new member from your reserve: one more to send out in each of the 4 rounds to come. Send your last member there.
mardi-gras-lesson-bigger-krewe-casino = That brings cards once. A recruit helps in all 4 rounds to come, and is cheap today.
mardi-gras-lesson-bigger-krewe-other-job = That slot does its work once. A recruit stays for good.
mardi-gras-lesson-bigger-krewe-dear = Nobody is on that card yet, so the slot costs 5. Here it costs 2.
mardi-gras-lesson-bigger-krewe-pay = Pay 2 cards. You hold 2 Hats and 4 Beads, and 9 white revelers wait along the route: keep the Beads, and discard the Hats.
mardi-gras-lesson-bigger-krewe-keep-beads = Each of those Beads could entertain a white reveler. I would discard the 2 Hats.
mardi-gras-lesson-bigger-krewe-parade = Now the parade: 5 stops, and 4 Beads in your hand. Throw one to a white reveler at each stop while your cards last.
mardi-gras-lesson-bigger-krewe-no-pair = That takes 2 Beads for one reveler of another color. White ones wait here too, for one each.
mardi-gras-lesson-bigger-krewe-no-pass = White revelers wait at this stop, and you hold Beads. I would throw.
mardi-gras-lesson-bigger-krewe-four = 4 white revelers, and 8 points. But { $seat2 } has 24 with just 5 revelers, in 3 colors. The first of a new color often pays more than one more of your own.
mardi-gras-lesson-bigger-krewe-home = The recruit came after the parade: you now have 4 members at home instead of 3, and can send them all out in this round.

# Lesson 6: Advertisement.
mardi-gras-lesson-advertise = Advertise
mardi-gras-lesson-advertise-learnt = The player in the Advertisement slot moves 5 revelers before the parade. Bring those that you can entertain to a street where you ride.
mardi-gras-lesson-advertise-crowd = The Advertisement slot works before the parade. Your member has just left it for home, and you may move 5 revelers anywhere. You also ride float 1, and hold 4 Beads.
mardi-gras-lesson-advertise-five = Bring 5 white revelers to neighborhoods along route G. The French Quarter is a good choice: 3 of the 5 stops are beside it.
mardi-gras-lesson-advertise-white-ones = You hold only Beads, and other colors hope for something else. I would move 5 white ones. We begin again.
mardi-gras-lesson-advertise-already-there = Some of these waited along your route already. I would bring 5 others from farther away. We begin again.
mardi-gras-lesson-advertise-off-route = Some of those are not on your route. I would put all 5 down in neighborhoods along route G. We begin again.
mardi-gras-lesson-advertise-gathered = White revelers wait all along your route now.
mardi-gras-lesson-advertise-throw = The parade begins, and you throw first. Throw Beads to a white reveler.
mardi-gras-lesson-advertise-beads = One Beads card entertains a white reveler, and white ones wait on both sides. I would throw it now.
mardi-gras-lesson-advertise-last = One thing to remember: advertise only where you ride yourself. Otherwise you gather the crowd for others.

# Lesson 7: Leadership.
mardi-gras-lesson-royalty = The Royalty card
mardi-gras-lesson-royalty-learnt = The holder of the Royalty card begins each round. The Leadership slot takes it after the parade, so you choose first in the next round.
mardi-gras-lesson-royalty-royalty = { $seat3 } holds the Royalty card: the little crown in the table of krewes. Its holder begins each round, and so has the first choice of all slots.
mardi-gras-lesson-royalty-lead = The Leadership slot takes the Royalty card after the parade. Send a member to that slot on the card on top.
mardi-gras-lesson-royalty-leadership = That is possible, but here I would take the Leadership slot of route A, which parades this round.
mardi-gras-lesson-royalty-pay = One member is on this card already, so you pay 4 cards. Discard those that you need least.
mardi-gras-lesson-royalty-casino = One member is left at home, and you have few cards. Send it to the Casino.
mardi-gras-lesson-royalty-one-left = That would cost most of your cards. I would win some new ones first.
mardi-gras-lesson-royalty-take = Take these cards, or turn up more first: it is up to you.
mardi-gras-lesson-royalty-begins = The parade is over and the Royalty card is yours: the second round begins with you. That is worth 4 cards when the next route has a slot that you need.

# Lesson 8: slots on later cards.
mardi-gras-lesson-waiting = Members who wait
mardi-gras-lesson-waiting-learnt = You may sign up on any route card. But a member on a later card stays there until its parade, and can do nothing else meanwhile.
mardi-gras-lesson-waiting-any-card = Every open route has slots: two routes have 5 stops, two have 8, and a long one has 12. Route G parades this round, route C in the next.
mardi-gras-lesson-waiting-later = Make sure of the best float in the next parade: take float 1 of route C.
mardi-gras-lesson-waiting-left-one = That is a float as well, but float 1 throws before it.
mardi-gras-lesson-waiting-second-card = Another time, perhaps. Here I would take float 1 of route C.
mardi-gras-lesson-waiting-pay = Nobody is there yet, so you pay 5 cards. Choose which.
mardi-gras-lesson-waiting-sure = Float 1 of the next parade is yours, whatever the others do.
mardi-gras-lesson-waiting-away = But this member waits there until the parade of round 2, and does nothing else meanwhile. On the last card it would be away until round 5.

# Lesson 9: players who are level.
mardi-gras-lesson-level = Level is enough
mardi-gras-lesson-level-learnt = Players who are level in a color all score for the better place. Look for the colors where one more reveler changes a place.
mardi-gras-lesson-level-behind = The last 3 stops of the game are left. { $seat2 } has 27 points and you have 24. But { $seat2 } has no cards left, so you can still win.
mardi-gras-lesson-level-level = Players who are level in a color share the better place, with all its points. { $seat2 } has 8 green revelers to your 6, and in purple you are level at 6.
mardi-gras-lesson-level-win = The last 3 stops decide it: get ahead of { $seat2 }. See who still waits there, and remember that 2 cards alike entertain anybody.
mardi-gras-lesson-level-pass = You need all 3 throws to get ahead of { $seat2 }. Back to the first of them.
mardi-gras-lesson-level-not-enough = That is not enough to get ahead of { $seat2 }. Back to the first of your 3 throws.
mardi-gras-lesson-level-hint-green = Only 2 green revelers wait at these stops, and with 2 more you are level in green.
mardi-gras-lesson-level-hint-purple = First both green ones. Then, with one more purple reveler than { $seat2 }, you alone score 8 there.
mardi-gras-lesson-level-won = You are ahead. Level points would not have been enough: then the smaller krewe is ahead, and { $seat2 } has 3 members to your 4.

# Lesson 10: a whole round, free.
mardi-gras-lesson-first-round = Your own first round
mardi-gras-lesson-first-round-learnt = Cards without a float cannot be thrown, and a float without cards is idle. Share your members between both, and look for new colors.
mardi-gras-lesson-first-round-share = A new game, and you begin. You have 3 members and 6 cards. The Casino brings cards, and route G has floats for this round: you need both.
mardi-gras-lesson-first-round-play = Play the whole first round as you like. See how many points you have when the second round begins: with the lead in 3 colors you would have 24.
mardi-gras-lesson-first-round-too-long = This round has grown long. We begin it again.
mardi-gras-lesson-first-round-strong = A strong first round, with 24 points or more: enough cards for your float, and revelers of several colors.
mardi-gras-lesson-first-round-fair = You have entertained revelers, and that is a start. For more points, look at each stop for a color in which you have nobody yet; 2 cards alike will do.
mardi-gras-lesson-first-round-none = Nobody is entertained yet, but you may have cards and recruits for later. For points I would put one member on a float and send the others to the Casino.

# Lesson 11: the end of a game, free.
mardi-gras-lesson-last-parade = The last parade
mardi-gras-lesson-last-parade-learnt = In the last parade spend everything: cards left over are worth nothing. Look ahead, and throw where one more reveler changes a place.
mardi-gras-lesson-last-parade-behind = The last parade of a game, with 12 stops. { $seat3 } has 32 points, { $seat2 } and you have 19. You hold 17 cards, and cards left over are worth nothing.
mardi-gras-lesson-last-parade-ride = Ride to the end of the game and reach at least 24 points. See who waits at the stops ahead, and in which colors a few more revelers bring a better place.
mardi-gras-lesson-last-parade-short = The game is over, and you have fewer than 24 points. We begin the parade again.
mardi-gras-lesson-last-parade-hint-white = You began with 4 white revelers, and both others with 5. Two cards alike entertain a white one too.
mardi-gras-lesson-last-parade-hint-gold = In gold you and { $seat3 } began level in the lead: with one more it is yours alone.
mardi-gras-lesson-last-parade-reached = At least 24 points, from 19. It was not enough to win this time, but the race was open to the end. Where points are level, the smaller krewe is ahead.
mardi-gras-lesson-last-parade-won = You have won, from 13 points behind.

# Lesson 12: the last two rounds of a game, free.
mardi-gras-lesson-last-stretch = The last stretch
mardi-gras-lesson-last-stretch-learnt = Near the end, win enough cards for all the stops that you still ride, and look for colors in which one more reveler changes a place.
mardi-gras-lesson-last-stretch-behind = Two rounds are left. { $seat2 } has 32 points, { $seat3 } has 20 and you have 8. But your krewe has 5 members, more than any other.
mardi-gras-lesson-last-stretch-plan = You hold float 2 on route E, which parades this round, but no cards. All slots of route F are free: the last parade, with 12 stops.
mardi-gras-lesson-last-stretch-play = Play both rounds to the end as you like. Even a win is possible.
mardi-gras-lesson-last-stretch-long = These 2 rounds have grown long. We begin them again.
mardi-gras-lesson-last-stretch-hint-float = I would send most members to the Casino, and one to a float of route F.
mardi-gras-lesson-last-stretch-hint-colors = You have nobody in gold and purple yet. One reveler there brings points at once, and 2 cards alike will do.
mardi-gras-lesson-last-stretch-won = You have won, from 24 points behind.
mardi-gras-lesson-last-stretch-fair = At least 20 points, from 8. With a float on route F and cards for its 12 stops, even a win is possible.
mardi-gras-lesson-last-stretch-less = The game is over. For more points I would win cards first, and throw one at each stop of both parades.

## Themes of puzzles: in the menu that chooses among them; first the kind of choice, then what it is for

mardi-gras-theme-place = Placing a member
mardi-gras-theme-casino = At the Casino
mardi-gras-theme-gamble = Gambling
mardi-gras-theme-price = What to pay with
mardi-gras-theme-limit = Down to the limit
mardi-gras-theme-name = Where to call revelers
mardi-gras-theme-take = Whom to move
mardi-gras-theme-send = Whom to send
mardi-gras-theme-put = Where a reveler goes
mardi-gras-theme-parade = The parade
mardi-gras-theme-do-place = Into a slot
mardi-gras-theme-do-casino = To the Casino
mardi-gras-theme-for-food = Green revelers
mardi-gras-theme-for-cups = Gold revelers
mardi-gras-theme-for-hats = Purple revelers
mardi-gras-theme-for-beads = White revelers
mardi-gras-theme-for-krewe = A small krewe
mardi-gras-theme-for-rivals = Setting a rival back
