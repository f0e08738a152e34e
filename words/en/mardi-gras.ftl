# Mardi Gras.

# Things.
mardi-gras-food = Food
mardi-gras-cups = Cups
mardi-gras-hats = Hats
mardi-gras-beads = Beads
mardi-gras-green = green
mardi-gras-gold = gold
mardi-gras-purple = purple
mardi-gras-white = white
mardi-gras-slot-advertisement = Advertisement
mardi-gras-slot-parade = Parade
mardi-gras-slot-recruitment = Recruitment
mardi-gras-slot-leadership = Leadership
mardi-gras-short = short
mardi-gras-medium = medium
mardi-gras-long = long
mardi-gras-counted =
    { $count ->
        [one] { $card }
       *[other] { $count } { $card }
    }
mardi-gras-no-cards = no cards

# Settings.
mardi-gras-option-advert = Advertised revelers go
mardi-gras-option-advert-each = each to a place of its own
mardi-gras-option-advert-one_destination = all to one place
mardi-gras-option-pair = A pair of throws
mardi-gras-option-pair-same = two cards of the same kind
mardi-gras-option-pair-any = any two cards
mardi-gras-option-royalty = The Royalty card goes first to
mardi-gras-option-royalty-random = anybody
mardi-gras-option-royalty-first_seat = the first seat

# Questions.
mardi-gras-ask-place = Place one of your krewe: in the Casino, or on a route.
mardi-gras-ask-gamble = { $count } cards are on show. Take them, or turn up one more?
mardi-gras-ask-price =
    { $left ->
        [one] Pay for your place: pick a card.
       *[other] Pay for your place: pick { $left } cards.
    }
mardi-gras-ask-limit =
    { $left ->
        [one] You hold too many cards: pick one to discard.
       *[other] You hold too many cards: pick { $left } to discard.
    }
mardi-gras-ask-name = Your advertisement: where shall the revelers go?
mardi-gras-ask-take =
    { $left ->
        [one] Your advertisement: move one reveler.
       *[other] Your advertisement: move { $left } revelers.
    }
mardi-gras-ask-put = Where does the { $reveler } reveler from { $from } go?
mardi-gras-ask-parade = Stop { $stop } of { $stops }: entertain one reveler in { $one } or { $other }.
mardi-gras-ask-nothing = Mardi Gras is over.

# Choices.
mardi-gras-do-casino = Go to the Casino
mardi-gras-do-place =
    { $price ->
        [0] { $slot } ({ $name }) on route { $route }, for nothing
        [one] { $slot } ({ $name }) on route { $route }, for one card
       *[other] { $slot } ({ $name }) on route { $route }, for { $price } cards
    }
mardi-gras-do-flip = Turn up one more
mardi-gras-do-stop = Stop and take { $cards }
mardi-gras-do-discard = Pick { $card } (you have { $held })
mardi-gras-do-name = Send them all to { $place }
mardi-gras-do-take = Take a { $reveler } reveler from { $place }
mardi-gras-do-put = Put it in { $place }
mardi-gras-do-throw = Throw { $cards } to a { $reveler } reveler in { $place }
mardi-gras-do-throw-pair = Throw a pair ({ $cards }) to a { $reveler } reveler in { $place }
mardi-gras-do-pass = Let them pass

# What happened.
mardi-gras-event-round = Round { $round } begins. { $seat } holds the Royalty card.
mardi-gras-event-casino = { $seat } sends a member to the Casino.
mardi-gras-event-place =
    { $price ->
        [0] { $seat } signs up for { $slot } on route { $route }, for nothing.
        [one] { $seat } signs up for { $slot } on route { $route }, for one card.
       *[other] { $seat } signs up for { $slot } on route { $route }, for { $price } cards.
    }
mardi-gras-event-flip = A card is turned up: { $card }.
mardi-gras-event-reshuffle = The { $count } discards are shuffled into a new deck.
mardi-gras-event-stop = { $seat } stops and takes { $cards }.
mardi-gras-event-dry = There is nothing more to turn up: { $seat } takes { $cards }.
mardi-gras-event-triple = Three { $card }! { $seat } keeps just these.
mardi-gras-event-discard = { $seat } discards { $cards }.
mardi-gras-event-carnival = Carnival! Route { $route } is carried out.
mardi-gras-event-advertise = { $seat } advertises.
mardi-gras-event-name = { $seat } calls everybody to { $to }.
mardi-gras-event-take = { $seat } talks to a { $reveler } reveler in { $from }.
mardi-gras-event-move = A { $reveler } reveler moves from { $from } to { $to }.
mardi-gras-event-halt = Stop { $stop }, { $street }: { $one } and { $other }.
mardi-gras-event-entertain = { $seat } throws { $cards } and delights a { $reveler } reveler in { $place }.
mardi-gras-event-pass = { $seat } lets them pass.
mardi-gras-event-parade-end = The parade on route { $route } is over.
mardi-gras-event-recruit = { $seat } recruits a new member.
mardi-gras-event-no-recruit = { $seat } finds nobody left to recruit.
mardi-gras-event-royalty = { $seat } takes the Royalty card.
mardi-gras-event-wrap-up = Route { $route } is done, and the gamblers go home.
mardi-gras-event-end = It is midnight. Mardi Gras is over.

# Refusals.
mardi-gras-no-turn = It is not your turn.
mardi-gras-no-now = That cannot be done now.
mardi-gras-no-over = The game is over.
mardi-gras-no-pass = You must place a member; the Casino has room.
mardi-gras-no-card = That parade is over.
mardi-gras-no-slot = That slot is taken.
mardi-gras-no-second-float = You are already in this parade.
mardi-gras-no-later-slot = Take the leftmost free Recruitment slot.
mardi-gras-no-price = You have too few cards for that.
mardi-gras-no-discard = Pick cards that you hold in the order Food, Cups, Hats, Beads, and leave enough to pick.
mardi-gras-no-goal = Too few revelers are elsewhere to be sent there.
mardi-gras-no-goal-source = The revelers there are already where you want them.
mardi-gras-no-reveler = There is no such reveler.
mardi-gras-no-twice = You have just brought that reveler here.
mardi-gras-no-order = Go on in the order of the map, from the upper left to the lower right.
mardi-gras-no-fewer = Then too few would be left to take: you must move five.
mardi-gras-no-same-place = It must go to another neighborhood.
mardi-gras-no-stop = That neighborhood is not at this stop.
mardi-gras-no-match = That is not what this reveler hopes for; one card must match.
mardi-gras-no-pair-match = No card of a pair may be what the reveler hopes for.
mardi-gras-no-pair = The two cards of a pair must be alike.
mardi-gras-no-cards-held = You do not have these cards.

# Scores.
mardi-gras-score-green = Green revelers: { $count }
mardi-gras-score-gold = Gold revelers: { $count }
mardi-gras-score-purple = Purple revelers: { $count }
mardi-gras-score-white = White revelers: { $count }
mardi-gras-score-krewe = Members of the krewe (fewer is better)

# The table in characters.
mardi-gras-board-routes = Routes, the topmost next
mardi-gras-board-price = next place: { $price }
mardi-gras-board-stops = The stops of route { $route }
mardi-gras-board-krewes = { "   " }krewe, ^ Royalty home casino  size cards   known cards      entertained     points
mardi-gras-board-deck = Deck: { $deck } cards. Discards: { $discards }.
mardi-gras-board-shown = On show in the Casino: { $cards }.
mardi-gras-board-hand = Hand of { $seat }: { $cards }.
