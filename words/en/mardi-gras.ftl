# Mardi Gras.

# Where the game is chosen: its poster, its page, its variants.
mardi-gras-title = Mardi Gras
mardi-gras-line = Send your krewe out, steer the parade, and win over the revelers.
mardi-gras-poster-1 = Mardi
mardi-gras-poster-2 = Gras
mardi-gras-poster-short = krewes and parades
mardi-gras-option-advert-line = advertisement: each reveler where you like, or all to one neighborhood
mardi-gras-option-pair-line = two off-colour cards must be alike, or may be any
mardi-gras-option-royalty-line = who leads first: drawn by lot, or the first seat

# Names.
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
mardi-gras-slot-float = Parade, float { $number }
mardi-gras-slot-recruitment = Recruitment
mardi-gras-slot-leadership = Leadership
mardi-gras-slot-none = No slot
mardi-gras-short = short
mardi-gras-medium = medium
mardi-gras-long = long
mardi-gras-counted = { $count } { $card }
mardi-gras-no-cards = no cards
mardi-gras-counted-revelers = { $count } { $card }
mardi-gras-nobody = nobody
mardi-gras-members-of =
    { $count ->
        [one] 1 of { $seat }
       *[other] { $count } of { $seat }
    }

# Settings.
mardi-gras-option-advert = Advertised revelers go
mardi-gras-option-advert-each = each wherever you like
mardi-gras-option-advert-one_destination = all to one place
mardi-gras-option-pair = A pair of throws
mardi-gras-option-pair-same = two cards of the same kind
mardi-gras-option-pair-any = any two cards
mardi-gras-option-royalty = The Royalty card goes first to
mardi-gras-option-royalty-random = anybody
mardi-gras-option-royalty-first_seat = the first seat

## What speaks for a hint

mardi-gras-why-food = It moves you up among the green revelers.
mardi-gras-why-cups = It moves you up among the gold revelers.
mardi-gras-why-hats = It moves you up among the purple revelers.
mardi-gras-why-beads = It moves you up among the white revelers.
mardi-gras-why-krewe = It keeps your krewe small, and a small krewe wins ties.
mardi-gras-why-rivals =
    { $gain ->
        [one] It costs your strongest rival about { $gain } point.
       *[other] It costs your strongest rival about { $gain } points.
    }

# Where the game stands.
mardi-gras-heading-groundwork = Round { $round } of { $of }: Groundwork
mardi-gras-heading-advertisement = Round { $round } of { $of }: Carnival, the advertisement
mardi-gras-heading-parade = Round { $round } of { $of }: Carnival, stop { $stop } of { $stops }
mardi-gras-heading-over = Mardi Gras is over

# Questions.
mardi-gras-ask-place =
    { $home ->
        [one] Place your last member: in the Casino, or in a slot
       *[other] Place 1 of { $home } members: in the Casino, or in a slot
    }
mardi-gras-ask-casino =
    { $held ->
        [0] Send 1 member to the Casino: you hold no cards for a slot
        [one] Send 1 member to the Casino: slots cost { $price }, you hold 1
       *[other] Send 1 member to the Casino: slots cost { $price }, you hold { $held }
    }
mardi-gras-ask-casino-full = Send 1 member to the Casino: all slots are taken
mardi-gras-ask-gamble-pair = Take the pair, or turn up 1 more: it cannot hurt
mardi-gras-ask-gamble = Take { $count } cards, or turn up 1 more: { $percent } % to lose { $lost }
mardi-gras-ask-gamble-sure = Take { $count } cards: the next is surely a third of a kind
mardi-gras-ask-price =
    { $left ->
        [one] Pay for your slot: pick 1 more card
       *[other] Pay for your slot: pick { $left } cards, in any order
    }
mardi-gras-ask-limit =
    { $left ->
        [one] Keep { $limit } cards at most: pick 1 to discard
       *[other] Keep { $limit } cards at most: pick { $left } to discard
    }
mardi-gras-ask-name =
    { $count ->
        [one] Choose 1 neighborhood: the last reveler goes there
       *[other] Choose 1 neighborhood: { $count } revelers will go there
    }
mardi-gras-ask-take =
    { $left ->
        [one] Move 1 more reveler: pick it up anywhere
       *[other] Move { $left } revelers: pick up 1, anywhere
    }
mardi-gras-ask-send =
    { $left ->
        [one] Send 1 more reveler to { $place }
       *[other] Send { $left } revelers to { $place }: choose 1
    }
mardi-gras-ask-put = Put the { $reveler } reveler of { $from } down elsewhere
mardi-gras-ask-parade = Stop { $stop } of { $stops }: throw to 1 reveler, or let them pass
mardi-gras-ask-parade-pair = Stop { $stop } of { $stops }: nothing matches, but a pair would do
mardi-gras-ask-parade-nothing = Stop { $stop } of { $stops }: nothing you hold fits, let them pass
mardi-gras-ask-nothing = Mardi Gras is over

# Choices.
mardi-gras-do-casino = Gamble in the Casino
mardi-gras-do-place =
    { $price ->
        [0] { $slot } on route { $route }, for nothing
        [one] { $slot } on route { $route }, for 1 card
       *[other] { $slot } on route { $route }, for { $price } cards
    }
mardi-gras-do-place-later =
    { $price ->
        [0] { $slot } on route { $route }, for nothing; stays until round { $round }
        [one] { $slot } on route { $route }, for 1 card; stays until round { $round }
       *[other] { $slot } on route { $route }, for { $price } cards; stays until round { $round }
    }
mardi-gras-do-flip = Turn up 1 more
mardi-gras-do-flip-risk = Turn up 1 more: { $percent } % to lose { $lost }
mardi-gras-do-stop = Take { $cards }
mardi-gras-do-discard = Give { $card } (you have { $held })
mardi-gras-do-name = Send them all to { $place }
mardi-gras-do-take = Pick up a { $reveler } reveler in { $place }
mardi-gras-do-put = Put it down in { $place }
mardi-gras-do-throw = { $cards } for a { $reveler } reveler in { $place }
mardi-gras-do-pass = Let them pass

# What happened.
mardi-gras-event-round = Round { $round } begins. { $seat } holds the Royalty card.
mardi-gras-event-casino = { $seat } sent a member to the Casino.
mardi-gras-event-place =
    { $price ->
        [0] { $seat } signed up for { $slot } on route { $route }, for nothing.
        [one] { $seat } signed up for { $slot } on route { $route }, for 1 card.
       *[other] { $seat } signed up for { $slot } on route { $route }, for { $price } cards.
    }
mardi-gras-event-flip = A card was turned up: { $card }.
mardi-gras-event-reshuffle =
    { $count ->
        [one] The only discard is the new deck.
       *[other] The { $count } discards were shuffled into a new deck.
    }
mardi-gras-event-stop = { $seat } stopped and took { $cards }.
mardi-gras-event-dry = Nothing was left to turn up: { $seat } took { $cards }.
mardi-gras-event-triple =
    { $lost ->
        [0] Three { $card }! { $seat } lost nothing by it.
        [one] Three { $card }! { $seat } kept just these and lost 1 card.
       *[other] Three { $card }! { $seat } kept just these and lost { $lost } cards.
    }
mardi-gras-event-pay = { $seat } paid with { $cards }.
mardi-gras-event-discard = { $seat } held too many and discarded { $cards }.
mardi-gras-event-carnival = Carnival! Route { $route } is carried out.
mardi-gras-event-advertise = { $seat } advertises.
mardi-gras-event-name = { $seat } called everybody to { $to }.
mardi-gras-event-take = { $seat } picked up a { $reveler } reveler in { $from }.
mardi-gras-event-move = A { $reveler } reveler moved from { $from } to { $to }.
mardi-gras-event-halt = Stop { $stop }, { $street }: { $one } and { $other }.
mardi-gras-event-entertain = { $seat } threw { $cards } and delighted a { $reveler } reveler in { $place }.
mardi-gras-event-pass = { $seat } let them pass.
mardi-gras-event-parade-end = The parade on route { $route } is over.
mardi-gras-event-recruit = { $seat } recruited a new member.
mardi-gras-event-no-recruit = { $seat } found nobody left to recruit.
mardi-gras-event-royalty = { $seat } took the Royalty card.
mardi-gras-event-wrap-up = Route { $route } is done, and whoever gambled goes home.
mardi-gras-event-end = It is midnight. Mardi Gras is over.

# Refusals.
mardi-gras-no-turn = It is not your turn.
mardi-gras-no-over = The game is over.
mardi-gras-no-now-place = Place a member first.
mardi-gras-no-now-gamble = First take the cards on show, or turn up one more.
mardi-gras-no-now-price = Pay for your slot first.
mardi-gras-no-now-limit = Discard what is over the limit first.
mardi-gras-no-now-name = First name the neighborhood where all shall go.
mardi-gras-no-now-take = First move your revelers: pick one up.
mardi-gras-no-now-put = First put down the reveler that you have picked up.
mardi-gras-no-now-parade = At a stop you throw to one reveler, or let them pass.
mardi-gras-no-pass = You must place a member; the Casino has room.
mardi-gras-no-card = That parade is over.
mardi-gras-no-such-slot = That card has no such slot.
mardi-gras-no-slot = { $seat } is in that slot.
mardi-gras-no-slot-own = Your own member is in that slot.
mardi-gras-no-second-float = You are in this parade already: one float a card.
mardi-gras-no-later-slot = Take the leftmost free Recruitment slot.
mardi-gras-no-price =
    { $held ->
        [0] This slot costs { $price ->
            [one] 1 card
           *[other] { $price } cards
        }, and you hold none.
       *[other] This slot costs { $price ->
            [one] 1 card
           *[other] { $price } cards
        }, and you hold { $held }.
    }
mardi-gras-no-discard = You hold no { $card }.
mardi-gras-no-more-to-pick = All your { $card } are picked already.
mardi-gras-no-goal = Too few revelers are outside { $place } to be sent there.
mardi-gras-no-goal-source = The revelers here are where you want them already.
mardi-gras-no-reveler = There is no { $reveler } reveler in { $place }.
mardi-gras-no-twice = You have just brought it here: nobody moves twice.
mardi-gras-no-same-place = It must go to another neighborhood.
mardi-gras-no-stop = { $place } is not at this stop.
mardi-gras-no-match = A { $reveler } reveler hopes for { $card }: one card must match, or throw a pair.
mardi-gras-no-pair-match = A { $reveler } reveler hopes for { $card }: one of them is enough, and a pair must be of something else.
mardi-gras-no-pair = The two cards of a pair must be alike.
mardi-gras-no-cards-held = You do not hold { $cards }.
mardi-gras-no-throw = You hold no { $card }, and no two alike of another kind.
mardi-gras-no-throw-any = You hold no { $card }, and no two other cards.
mardi-gras-no-taker = Nobody at this stop hopes for { $card }, and you have no pair of them to throw.

# Scores.
mardi-gras-score-green = Green revelers: { $count }
mardi-gras-score-gold = Gold revelers: { $count }
mardi-gras-score-purple = Purple revelers: { $count }
mardi-gras-score-white = White revelers: { $count }
mardi-gras-score-krewe = Members of the krewe (fewer is better)

# Notes when something happens for the first time.

mardi-gras-first-member = Place one member a turn: in the Casino to win cards, or in a slot for cards.
mardi-gras-first-round = This route parades in this round. A member on a later one waits there until its round.
mardi-gras-first-price = The first member on a card pays five throws, each one after it pays one less.
mardi-gras-first-gamble = If a third of a kind turns up, you keep just those three and lose the rest.
mardi-gras-first-float = Your float is in. One float of yours a parade, but the other slots are open to you.
mardi-gras-first-carnival = Carnival! The slots of this card act from left to right.
mardi-gras-first-advert = Move revelers to where your float will pass, in colors that you can throw.
mardi-gras-first-catch = One reveler a stop, on either side: throw what it hopes for, or two alike of another kind.
mardi-gras-first-pass = You may also let them pass, and save your cards for a better stop.
mardi-gras-first-yours = This reveler is yours. The most of a color pay 8 points, the second most 5.
mardi-gras-first-recruit = One member more for you, from the next round on.
mardi-gras-first-crown = { $seat } has the Royalty card now and begins the next round.
mardi-gras-first-last = The last round: cards left over at the end are worth nothing.

# What things are.
mardi-gras-title-round = Round { $round } of { $of }
mardi-gras-note-groundwork = Groundwork: everybody places one member in turn, until nobody has one at home. Then the topmost route parades.
mardi-gras-note-carnival = Carnival: the slots of the topmost route are carried out from left to right.
mardi-gras-note-over = All five parades are over.
mardi-gras-note-last-round = This is the last parade: throws left over are worth nothing.
mardi-gras-title-royalty = The Royalty card
mardi-gras-note-royalty = { $seat } holds the Royalty card and begins each round.
mardi-gras-note-royalty-take = Whoever is in the Leadership slot of a route takes it after the parade.
mardi-gras-title-casino = The Casino
mardi-gras-note-casino = Wins you throws: cards are turned up until two are alike; then you take all, or turn up one more.
mardi-gras-note-casino-third = If a third of a kind comes, you keep only these three and lose the rest.
mardi-gras-note-casino-free = It costs nothing and has room for everybody. The member comes home after this round's Carnival.
mardi-gras-note-casino-there = There now: { $who }.
mardi-gras-title-show =
    { $count ->
        [0] No cards on show
        [one] 1 card on show
       *[other] { $count } cards on show
    }
mardi-gras-note-show = On show: { $cards }.
mardi-gras-note-show-none = When somebody gambles, the cards turned up lie here.
mardi-gras-note-no-risk = With only a pair on show, one more card cannot hurt.
mardi-gras-note-risk =
    { $lost ->
        [one] One more card: { $percent } % for a third of a kind, which loses you 1 card.
       *[other] One more card: { $percent } % for a third of a kind, which loses you { $lost } cards.
    }
mardi-gras-chance = { $card } { $percent } %
mardi-gras-note-next = The next card, by all that you can know: { $chances }.
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
mardi-gras-title-route = Route { $route }: { $length }, { $stops } stops
mardi-gras-note-route-gone = Its parade is over.
mardi-gras-note-route-now = It parades this round.
mardi-gras-note-route-later = It parades in round { $round }. Members on it stay there until then.
mardi-gras-note-route-crowd = Waiting beside its streets: { $crowd }.
mardi-gras-note-price =
    { $price ->
        [0] The next slot costs nothing: five members stand here.
        [one] The next slot costs 1 card; each member on the card makes it one cheaper.
       *[other] The next slot costs { $price } cards, one less for each member on the card.
    }
mardi-gras-note-full = All its slots are taken.
mardi-gras-title-slot = { $slot }, on route { $route }
mardi-gras-note-slot-taken = { $seat } is in this slot.
mardi-gras-note-stays = A member here is away until round { $round }.
mardi-gras-note-advertisement = Before the parade, its owner moves five revelers to other neighborhoods.
mardi-gras-note-parade = Float { $number } of { $of }: at each of { $stops } stops it may throw to one reveler, and lower floats throw first. One float of yours a card.
mardi-gras-note-recruitment = After the parade, its owner gets one more member for good.
mardi-gras-note-leadership = After the parade, its owner takes the Royalty card and begins the next round.
mardi-gras-title-stop = Stop { $stop } of route { $route }, { $street }
mardi-gras-note-stop = When the parade halts here, each float may throw to one reveler on either side.
mardi-gras-title-place = { $place }
mardi-gras-note-crowd = Waiting here: { $crowd }.
mardi-gras-note-place-crowd = { $place }: { $crowd }.
mardi-gras-halts =
    { $count ->
        [one] route { $route } once in round { $round }
       *[other] route { $route } { $count } times in round { $round }
    }
mardi-gras-note-passing = Parades that halt beside it: { $passes }.
mardi-gras-note-no-parade = No parade still to come halts beside it.
mardi-gras-title-reveler =
    { $count ->
        [one] A { $reveler } reveler in { $place }
       *[other] { $count } { $reveler } revelers in { $place }
    }
mardi-gras-note-reveler = Hopes for { $card }. Throw one, or two alike of another kind, and you keep the reveler for the end.
mardi-gras-note-reveler-any = Hopes for { $card }. Throw one, or any two other cards, and you keep the reveler for the end.
mardi-gras-title-hand =
    { $count ->
        [0] The hand of { $seat }, empty
        [one] The hand of { $seat }, 1 card
       *[other] The hand of { $seat }, { $count } cards
    }
mardi-gras-note-hand = In it: { $cards }.
mardi-gras-note-hand-known = Seen taken in the Casino and not spent yet: { $cards }.
mardi-gras-note-limit = Whoever holds more than { $limit } cards at the end of a turn discards down to { $limit }.
mardi-gras-title-card =
    { $count ->
        [one] { $card }, 1 card
       *[other] { $card }, { $count } cards
    }
mardi-gras-note-card = One of them delights a { $reveler } reveler.
mardi-gras-note-card-pair = Two of them delight a reveler of any other color.
mardi-gras-note-card-pair-any = Any two cards delight a reveler who hopes for neither.
mardi-gras-note-card-wanted =
    { $count ->
        [0] No { $reveler } reveler waits along route { $route }, which parades this round.
        [one] 1 { $reveler } reveler waits along route { $route }, which parades this round.
       *[other] { $count } { $reveler } revelers wait along route { $route }, which parades this round.
    }
mardi-gras-note-card-pays = Any card also pays for a slot.
mardi-gras-title-krewe =
    { $size ->
        [one] The krewe of { $seat }, 1 member
       *[other] The krewe of { $seat }, { $size } members
    }
mardi-gras-note-members = Members at home: { $home }; in the Casino: { $casino }; on route cards: { $cards }.
mardi-gras-note-krewe = When points are level, the smaller krewe is ahead.
mardi-gras-title-home =
    { $count ->
        [0] Nobody at home
        [one] 1 member at home
       *[other] { $count } members at home
    }
mardi-gras-note-home = Each must be placed before this round's Carnival; nobody may pass.
mardi-gras-title-gamblers =
    { $count ->
        [0] No member of { $seat } in the Casino
        [one] 1 member of { $seat } in the Casino
       *[other] { $count } members of { $seat } in the Casino
    }
mardi-gras-note-gamblers = They come home after this round's Carnival.
mardi-gras-title-reserve =
    { $count ->
        [0] Nobody in reserve
        [one] 1 member in reserve
       *[other] { $count } members in reserve
    }
mardi-gras-note-reserve = A Recruitment slot brings one of them home.
mardi-gras-part = { $reveler } { $points }
mardi-gras-title-score =
    { $points ->
        [one] { $seat } has 1 point as it stands
       *[other] { $seat } has { $points } points as it stands
    }
mardi-gras-note-score-parts = Points by color: { $parts }.
mardi-gras-note-score = They rise and fall until the end: in each color only the ranks count.
mardi-gras-title-race =
    { $count ->
        [one] { $seat }: 1 { $reveler } reveler
       *[other] { $seat }: { $count } { $reveler } revelers
    }
mardi-gras-note-rank =
    { $points ->
        [one] Rank { $rank }, 1 point as it stands.
       *[other] Rank { $rank }, { $points } points as it stands.
    }
mardi-gras-note-no-rank = None, so 0 points for this color; a single one would score.
mardi-gras-note-gap =
    { $count ->
        [one] 1 more draws level with { $seat }.
       *[other] { $count } more draw level with { $seat }.
    }
mardi-gras-note-ranks = Ranks score { $first }, { $second }, { $third } and { $fourth }; players who are level share the better rank.

# The table told in words.
mardi-gras-tell-standing = Where the game stands
mardi-gras-tell-carnival = Round { $round } of { $of }: Carnival
mardi-gras-tell-places = { $seat } places a member.
mardi-gras-tell-gambles = { $seat } gambles in the Casino.
mardi-gras-tell-gives =
    { $count ->
        [one] { $seat } gives away 1 card.
       *[other] { $seat } gives away { $count } cards.
    }
mardi-gras-tell-advertises =
    { $left ->
        [one] { $seat } advertises: 1 reveler still to move.
       *[other] { $seat } advertises: { $left } revelers still to move.
    }
mardi-gras-tell-moves = { $seat } has picked up a { $reveler } reveler in { $from }.
mardi-gras-tell-throws = The parade is at stop { $stop } of { $stops }; { $seat } may throw.
mardi-gras-tell-own = What { $seat } holds
mardi-gras-tell-card = { $count } { $card }, for { $reveler } revelers.
mardi-gras-tell-no-cards = No cards.
mardi-gras-tell-picked = Picked to be given away: { $cards }.
mardi-gras-tell-krewe = The krewe of { $seat }
mardi-gras-tell-hand =
    { $count ->
        [0] No cards.
        [one] 1 card. Known of it: { $cards }.
       *[other] { $count } cards. Known of them: { $cards }.
    }
mardi-gras-tell-reserve = In reserve: { $count }.
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
mardi-gras-tell-races = The four races
mardi-gras-runner = { $seat } { $count } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
mardi-gras-tell-race = Revelers in { $reveler }: { $runners }.
mardi-gras-tell-score =
    { $points ->
        [one] { $seat } has 1 point as it stands, from { $count } revelers.
       *[other] { $seat } has { $points } points as it stands, from { $count ->
            [one] 1 reveler
           *[other] { $count } revelers
        }.
    }
mardi-gras-tell-slot = { $slot }: free.
mardi-gras-tell-slot-taken = { $slot }: { $seat }.
mardi-gras-tell-city = The city

# The table in characters.
mardi-gras-table-routes = Routes, the topmost next
mardi-gras-table-price = next place: { $price }
mardi-gras-table-full = full
mardi-gras-table-stops = The stops of route { $route }
mardi-gras-table-krewes = { "   " }krewe, ^ Royalty home casino  size cards   known cards      entertained     points
mardi-gras-table-deck = Deck: { $deck } cards. Discards: { $discards }.
mardi-gras-table-shown = On show in the Casino: { $cards }.
mardi-gras-table-hand = Hand of { $seat }: { $cards }.

# The board.
mardi-gras-board-map = Map of New Orleans
mardi-gras-board-sheets = What lies on the table
mardi-gras-board-sheet-map = Map
mardi-gras-board-sheet-routes = Routes
mardi-gras-board-sheet-krewes = Krewes
mardi-gras-board-casino =
    { $count ->
        [0] The Casino, empty
        [one] The Casino, 1 member there
       *[other] The Casino, { $count } members there
    }
mardi-gras-board-casino-sign = Casino
mardi-gras-board-gambles = { $name } gambles
mardi-gras-board-you-gamble = You gamble
mardi-gras-board-stopped = { $name } takes them all
mardi-gras-board-tripled = Three { $kind }: { $name } keeps just these
mardi-gras-board-ran_dry = Nothing left to turn up: { $name } takes them all
mardi-gras-board-odds = Odds
mardi-gras-board-odds-next = The next card, by all that you can know
mardi-gras-board-odds-third = { $percent } % for a third of a kind
mardi-gras-board-odds-safe = { $percent } % for one more card to take
mardi-gras-board-hand = Your throws
mardi-gras-board-known-hand = Known throws
mardi-gras-board-place-first = First choose the Casino or a slot
mardi-gras-board-throw-first = First choose a reveler
mardi-gras-board-pay =
    { $left ->
        [0] All are chosen
        [one] Choose 1 more card
       *[other] Choose { $left } more cards
    }
mardi-gras-board-put-back = Put { $kind } back
mardi-gras-board-give =
    { $count ->
        [one] Give this card
       *[other] Give these { $count } cards
    }
mardi-gras-board-sketch =
    { $left ->
        [0] All are placed
        [one] 1 reveler still to move
       *[other] { $left } revelers still to move
    }
mardi-gras-board-sketch-how = Pick up a reveler and drop it anywhere else.
mardi-gras-board-sketch-goal = Touch those who shall go to { $place }.
mardi-gras-board-sketch-done = Touch one that you placed to move it again.
mardi-gras-board-in-hand = In hand: a { $color } reveler from { $place }.
mardi-gras-board-drop = First choose where it goes
mardi-gras-board-send =
    { $count ->
        [one] Send this reveler
       *[other] Send these { $count } revelers
    }
mardi-gras-board-open-place = Tap a neighborhood to see who is there.
mardi-gras-board-routes = Routes
mardi-gras-board-deck = deck { $count }
mardi-gras-board-discards = discards { $count }
mardi-gras-board-paraded = paraded
mardi-gras-board-next = parades this round
mardi-gras-board-stop = stop { $stop } of { $stops }
mardi-gras-board-length =
    { $length ->
        [short] short, { $stops } stops
        [medium] medium, { $stops } stops
       *[long] long, { $stops } stops
    }
mardi-gras-board-price = Cards for the next slot:
mardi-gras-board-free = free
mardi-gras-board-full = full
mardi-gras-board-show = Show route { $route } on the map
mardi-gras-board-slot =
    { $price ->
        [0] { $slot } on route { $route }, for nothing
        [one] { $slot } on route { $route }, for 1 card
       *[other] { $slot } on route { $route }, for { $price } cards
    }
mardi-gras-board-slot-taken = { $slot } on route { $route }, taken by { $name }
mardi-gras-board-krewes = Krewes
mardi-gras-board-krewe =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, krewe of { $size }
mardi-gras-board-points = points as it stands
mardi-gras-board-entertained =
    { $rank ->
        [0] { $color }: none
       *[other] { $color }: { $count }, { $place }
    }

## How to play, in a minute: at most four words, at most thirty

mardi-gras-how-revelers = Delight the revelers
mardi-gras-how-revelers-text = All over town revelers wait for the parades. Each color hopes for one kind of throw: Food, Cups, Hats or Beads. Win over more of each color than anybody.
mardi-gras-how-casino = Win cards
mardi-gras-how-casino-text = Your club is called a krewe. On your turn you send out one member. In the Casino throw cards are turned up: take them, or risk one more.
mardi-gras-how-price = Or sign up
mardi-gras-how-price-text = A member can also take a slot on a route card, which is a parade. The first one there pays five cards; each that follows pays one less.
mardi-gras-how-jobs = Four kinds of slot
mardi-gras-how-jobs-text = Advertisement moves five revelers on the map. Parade lets you ride along. Recruitment brings you a new member. Leadership lets you begin the next round.
mardi-gras-how-parade = Throw!
mardi-gras-how-parade-text = Then one parade rolls. At every stop each rider may throw to one reveler beside the street: one card it hopes for, or two alike of another kind.
mardi-gras-how-pays = What pays
mardi-gras-how-pays-text = After five parades look at each color by itself: the player with most revelers of it scores 8, then 5, 3 and 1. Most points win.

## The player aid; what stands before a bar is set on a plate

mardi-gras-aid-goal = Five rounds. Of each color, entertain more revelers than the others.
mardi-gras-aid-turn = A round
mardi-gras-aid-turn-1 = Groundwork: in turn everybody places one member, until nobody has one at home. The holder of the Royalty card begins.
mardi-gras-aid-turn-2 = Casino | Cards are turned up until two are alike. Stop and take all, or turn up one more. A third of a kind: you keep just these three.
mardi-gras-aid-turn-3 = Route | Any empty slot of any route card. Price: 5 cards, one less for each member already on that card.
mardi-gras-aid-turn-4 = Carnival: the top route card acts, its slots from left to right. Members on later cards stay there and wait.
mardi-gras-aid-turn-5 = At the end of your turn you may hold 18 cards.
mardi-gras-aid-special = The parade
mardi-gras-aid-special-1 = At every stop each rider may entertain one reveler in either of the two neighborhoods, the leftmost slot first.
mardi-gras-aid-special-2 = 1 | card of the kind it hopes for
mardi-gras-aid-special-3 = 2 | alike of any other kind
mardi-gras-aid-special-4 = Or let them pass and save your cards. You may ride only once in each parade.
mardi-gras-aid-symbols = Symbols
mardi-gras-aid-sign-food = green: hopes for Food
mardi-gras-aid-sign-cups = gold: hopes for Cups
mardi-gras-aid-sign-hats = purple: hopes for Hats
mardi-gras-aid-sign-beads = white: hopes for Beads
mardi-gras-aid-sign-advertisement = Advertisement: move five revelers, before the parade
mardi-gras-aid-sign-parade = Parade: ride along
mardi-gras-aid-sign-recruitment = Recruitment: one more member for good
mardi-gras-aid-sign-leadership = Leadership: you begin the next round
mardi-gras-aid-sign-price = cards to pay
mardi-gras-aid-points = Points at the end
mardi-gras-aid-points-1 = Each color by itself, by the number of revelers:
mardi-gras-aid-points-2 = 8 | most of a color
mardi-gras-aid-points-3 = 5 | second
mardi-gras-aid-points-4 = 3 | third
mardi-gras-aid-points-5 = 1 | fourth
mardi-gras-aid-points-6 = Level: all take the better place, and the next one is skipped. No reveler of a color: 0.
mardi-gras-aid-points-7 = Points level: the smaller krewe is ahead.
# Lessons. The players are { $seat1 }, { $seat2 } and so on; a note has at most forty words.
mardi-gras-lesson-catch = Catch!
mardi-gras-lesson-catch-learnt = At each stop, throw to one reveler what its color hopes for. In each of four colors, most revelers score best at the end.
mardi-gras-lesson-catch-welcome = Mardi Gras in New Orleans! You lead a krewe, a club that rides in parades and throws presents. Your float, a decorated wagon, is at its first stop, between two neighborhoods. The cubes are revelers.
mardi-gras-lesson-catch-beads = At a stop you may throw to one reveler, on either side of the street. White ones hope for Beads, and you hold five. Throw one!
mardi-gras-lesson-catch-pass = You may let them pass and save your cards. But here somebody hopes for Beads: a white reveler.
mardi-gras-lesson-catch-two-cards = That delights a reveler too, but takes two cards. For a white one, a single Beads card is enough.
mardi-gras-lesson-catch-white-one = That fits as well. I would begin with what you hold most of: Beads, for a white reveler.
mardi-gras-lesson-catch-yours = The reveler is yours to the end of the game. Nobody has more white ones than you: that is worth eight points as it stands.
mardi-gras-lesson-catch-next-stop = The parade halts at the second stop, and you may throw again. Green hopes for Food, gold for Cups, purple for Hats, white for Beads. Choose a reveler.
mardi-gras-lesson-catch-save = That saves a card, but you hold plenty. I would delight somebody here.
mardi-gras-lesson-catch-races = Four colors, four races. At the end of the game, most revelers of a color score eight points, second most five, third three. Whoever has none of a color scores nothing for it.

mardi-gras-lesson-two-of-a-kind = Two of a kind
mardi-gras-lesson-two-of-a-kind-learnt = One matching card delights a reveler, and so do two alike of another kind. The lower float throws first, and cards that you save stay yours.
mardi-gras-lesson-two-of-a-kind-pair = You hold no Food for the green revelers here. But two cards alike also please a reveler who hopes for something else. Throw two Cups to a green one.
mardi-gras-lesson-two-of-a-kind-pass = That saves your cards, and nobody is delighted. Here I would throw.
mardi-gras-lesson-two-of-a-kind-other-pair = A pair works just so. But I would throw the two Cups, and to a green reveler, because you hold no Food.
mardi-gras-lesson-two-of-a-kind-one-card = One card for one reveler is a good bargain. But without Food, only a pair brings you a green one: try two Cups.
mardi-gras-lesson-two-of-a-kind-green = It took two cards, but now you score in green as well.
mardi-gras-lesson-two-of-a-kind-single = At this stop white revelers hope for Beads and purple ones for Hats, and you hold both. Here one card is enough.
mardi-gras-lesson-two-of-a-kind-no-pair = That takes two cards. Beads for a white reveler, or Hats for a purple one, would be just one.
mardi-gras-lesson-two-of-a-kind-first = { $seat2 } rides float 2 and you ride float 1. The lower float throws first at every stop, so you choose before { $seat2 } does. Throw once more.
mardi-gras-lesson-two-of-a-kind-last-stop = The last stop of this parade. Throw, or let them pass: as you like. Cards that you save stay in your hand for the next parade.
mardi-gras-lesson-two-of-a-kind-saved = You keep your cards for later.
mardi-gras-lesson-two-of-a-kind-thrown = One more reveler is yours.
mardi-gras-lesson-two-of-a-kind-over = The parade is over, and the riders go home. A game has five rounds with a parade each. The next one takes route C.

mardi-gras-lesson-casino = The Casino
mardi-gras-lesson-casino-learnt = The Casino wins you cards. With one pair on show, go on; with two pairs, take them. A third of a kind leaves you with just these three.
mardi-gras-lesson-casino-krewe = A round begins with groundwork: everybody sends out one member of the krewe in turn, to win cards or to take a job. You have three members at home.
mardi-gras-lesson-casino-send = You need cards to throw, and cards come from the Casino. Send a member there: it costs nothing, and there is always room.
mardi-gras-lesson-casino-five-cards = That job costs five of your six cards. I would win some more first.
mardi-gras-lesson-casino-pair = Cards are turned up until two are alike: two Hats. Take them, or turn up one more. It cannot hurt: even a third Hats would be yours.
mardi-gras-lesson-casino-no-harm = Two Hats are fine. But as long as only a pair is on show, one more card costs you nothing.
mardi-gras-lesson-casino-three = Two Hats and one Cups. If a third Hats comes now, you keep the three Hats and lose the Cups. That would be no great loss: turn up one more.
mardi-gras-lesson-casino-go-on = Three cards are fine. But the risk is about one in four, and you would lose a single card.
mardi-gras-lesson-casino-four = Four cards, and still one pair. Only a third Hats would spoil it, about one card in four. I would turn up one more.
mardi-gras-lesson-casino-once-more = Four cards are fine. But three times in four one more is yours.
mardi-gras-lesson-casino-two-pairs = Five cards with two pairs, Hats and Food. A third of either would leave you just three cards, and about every second card does that. Take your five.
mardi-gras-lesson-casino-half = About every second time that leaves you with three cards instead of five. I would take the five.
mardi-gras-lesson-casino-five = Five new cards to throw; you may hold up to 18. Your member comes home at the end of the round.

mardi-gras-lesson-signing-up = Signing up
mardi-gras-lesson-signing-up-learnt = A float costs five cards, one less for each member on the card. Pay with what the street hopes for least. One float a card is all you may have.
mardi-gras-lesson-signing-up-route = To throw, you need a float. On top lies the card of route G: its parade comes at the end of this round. Nine white revelers wait along it.
mardi-gras-lesson-signing-up-float = A route card has slots for members. Parade slots are floats, and float 1, the one on the left, throws first at every stop. Send a member there.
mardi-gras-lesson-signing-up-second = That is a float as well, but the other one throws before it. I would take float 1.
mardi-gras-lesson-signing-up-no-cards = More cards are good, but without a float you cannot throw them.
mardi-gras-lesson-signing-up-no-float = That is another job, and it has a lesson of its own. To throw you need a Parade slot.
mardi-gras-lesson-signing-up-later = That parade comes in a later round. The next one takes route G.
mardi-gras-lesson-signing-up-pay = The first member on a card pays five cards. Nine white revelers wait along this route, but only three gold ones. Keep your Beads, and give what you need least.
mardi-gras-lesson-signing-up-keep-beads = Beads are what most revelers on this route hope for. I would give Cups first, then Food or Hats.
mardi-gras-lesson-signing-up-paid = You have a float in the parade, and Beads to throw.
mardi-gras-lesson-signing-up-cheaper = { $seat2 } took float 2 for four cards, and { $seat3 } another slot for three. Each member on a card makes the next slot one card cheaper, down to nothing.
mardi-gras-lesson-signing-up-one-float = So it can pay to come later. But the floats here are gone now, and no krewe may have two floats on the same card.

mardi-gras-lesson-bigger-krewe = A bigger krewe
mardi-gras-lesson-bigger-krewe-learnt = Late slots are cheap. A recruit is one more member in all rounds to come, so recruit early. Whoever holds no cards is passed over in the parade.
mardi-gras-lesson-bigger-krewe-price = Three members stand on the card of route G, one of each krewe. So the next slot there costs you two cards instead of five.
mardi-gras-lesson-bigger-krewe-recruit = The Recruitment slot brings a new member from your reserve: one more to send out in each of the four rounds to come. Send your last member there.
mardi-gras-lesson-bigger-krewe-casino = That brings cards once. A recruit helps in all four rounds to come, and is cheap today.
mardi-gras-lesson-bigger-krewe-other-job = That job does its work once. A recruit stays for good.
mardi-gras-lesson-bigger-krewe-dear = Nobody stands on that card yet, so the slot costs five. Here it costs two.
mardi-gras-lesson-bigger-krewe-pay = Pay two cards. You hold two Hats and four Beads, and nine white revelers wait along the route.
mardi-gras-lesson-bigger-krewe-keep-beads = Each of those Beads could delight a white reveler. I would give the two Hats.
mardi-gras-lesson-bigger-krewe-parade = Now the parade: five stops, and four Beads in your hand. Throw one to a white reveler at each stop while your cards last.
mardi-gras-lesson-bigger-krewe-no-pair = That takes two Beads for one reveler of another color. White ones wait here too, for one each.
mardi-gras-lesson-bigger-krewe-no-pass = White revelers wait at this stop, and you hold Beads. I would throw.
mardi-gras-lesson-bigger-krewe-four = Four white revelers are yours. At the last stop your hand was empty, so you were passed over.
mardi-gras-lesson-bigger-krewe-home = After the parade came the recruit: you have four members at home now instead of three, and can send them all out in this round.

mardi-gras-lesson-advertise = Advertise
mardi-gras-lesson-advertise-learnt = Whoever is in the Advertisement slot moves five revelers before the parade. Bring those that you can delight to a street where you ride.
mardi-gras-lesson-advertise-crowd = The Advertisement slot works before the parade: your member there moves five revelers anywhere. You also ride float 1, and hold four Beads.
mardi-gras-lesson-advertise-five = Bring five white revelers to neighborhoods along route G. The French Quarter is a good choice: three of the five stops lie beside it.
mardi-gras-lesson-advertise-white-ones = You hold only Beads, and other colors hope for something else. I would move five white ones. We begin again.
mardi-gras-lesson-advertise-already-there = Some of these waited along your route already. I would bring five others from farther away. We begin again.
mardi-gras-lesson-advertise-off-route = Your parade does not come by everywhere. I would put all five down in neighborhoods along route G. We begin again.
mardi-gras-lesson-advertise-gathered = White revelers wait all along your way now.
mardi-gras-lesson-advertise-throw = The parade begins, and you throw first. Throw Beads to a white reveler.
mardi-gras-lesson-advertise-beads = One Beads card delights a white reveler, and white ones wait on both sides. I would throw it now.
mardi-gras-lesson-advertise-last = One thing to remember: advertise only where you ride yourself. Otherwise you call the crowd for others.

mardi-gras-lesson-royalty = The Royalty card
mardi-gras-lesson-royalty-learnt = Whoever holds the Royalty card begins each round. The Leadership slot takes it after the parade, so you choose first in the next round.
mardi-gras-lesson-royalty-royalty = { $seat3 } holds the Royalty card. Whoever holds it begins each round, and so has the first choice of all slots.
mardi-gras-lesson-royalty-lead = The Leadership slot takes the Royalty card after the parade. Send a member to that slot on the card on top.
mardi-gras-lesson-royalty-leadership = Possible, but here I would take the Leadership slot of route A, which parades this round.
mardi-gras-lesson-royalty-pay = One member stands on this card already, so you pay four cards. Give those that you need least.
mardi-gras-lesson-royalty-casino = One member is left at home, and you have few cards. Send it to the Casino.
mardi-gras-lesson-royalty-one-left = That would cost most of your cards. I would win some new ones first.
mardi-gras-lesson-royalty-take = Take these cards, or turn up more first: as you like.
mardi-gras-lesson-royalty-begins = The parade is over and the Royalty card is yours: the second round begins with you. That is worth four cards when the next route has a slot that you need.

mardi-gras-lesson-waiting = Members who wait
mardi-gras-lesson-waiting-learnt = You may sign up on any route. But a member on a later card stays there until its parade, and can do nothing else meanwhile.
mardi-gras-lesson-waiting-any-card = Every route that lies out has slots: two with five stops, two with eight, and a long one with twelve. Route G parades this round, route C in the next.
mardi-gras-lesson-waiting-later = Make sure of the best place in the next parade: take float 1 of route C.
mardi-gras-lesson-waiting-left-one = That is a float as well, but float 1 throws before it.
mardi-gras-lesson-waiting-second-card = Another time, perhaps. Here I would take float 1 of route C.
mardi-gras-lesson-waiting-pay = Nobody stands there yet, so you pay five cards. Choose which.
mardi-gras-lesson-waiting-sure = Float 1 of the next parade is yours, whatever the others do.
mardi-gras-lesson-waiting-away = But this member waits there until the parade of round two, and does nothing else meanwhile. On the last card it would be away until round five.

mardi-gras-lesson-level = Level is enough
mardi-gras-lesson-level-learnt = Players who are level in a color all score for the better rank. Look for the colors where one reveler more changes a rank.
mardi-gras-lesson-level-behind = Three stops of the whole game are left. { $seat2 } has 27 points and you have 24. But { $seat2 } holds no cards any more, so you can still win.
mardi-gras-lesson-level-level = Players who are level in a color share the better rank, with all its points. { $seat2 } has eight green revelers to your six, and in purple you are level at six.
mardi-gras-lesson-level-win = You have three throws. Get ahead of { $seat2 }! Look who still waits at the last stops, and remember that two cards alike please anybody.
mardi-gras-lesson-level-pass = You need all three throws to get ahead of { $seat2 }.
mardi-gras-lesson-level-not-enough = That is not enough to get ahead of { $seat2 }. We begin again at the same place.
mardi-gras-lesson-level-hint-green = Only two green revelers wait at these stops, and with two more you are level in green.
mardi-gras-lesson-level-hint-purple = First both green ones. Then, with one purple reveler more than { $seat2 }, you alone score eight there.
mardi-gras-lesson-level-won = You are ahead! Level points would not have been enough: then the smaller krewe is ahead, and { $seat2 } has three members to your four.

mardi-gras-lesson-first-round = Your own first round
mardi-gras-lesson-first-round-learnt = Cards without a float cannot be thrown, and a float without cards stands idle. Share your members between both, and look for new colors.
mardi-gras-lesson-first-round-share = A new game, and you begin. You have three members and six cards. The Casino brings cards, and route G has floats for this round: you need both.
mardi-gras-lesson-first-round-play = Play the whole first round as you like. See how many points you have when the second round begins: with the lead in three colors you would have 24.
mardi-gras-lesson-first-round-too-long = This round has grown long. We begin it again.
mardi-gras-lesson-first-round-strong = A strong first round, with 24 points or more: enough cards for your float, and revelers of several colors.
mardi-gras-lesson-first-round-fair = You have delighted revelers, and that is a start. For more points look at each stop for a color in which you have nobody yet; two cards alike will do.
mardi-gras-lesson-first-round-none = Nobody is delighted yet, but you may have cards and recruits for later. For points I would put one member on a float and send the others to the Casino.

mardi-gras-lesson-last-parade = The last parade
mardi-gras-lesson-last-parade-learnt = In the last parade spend everything: cards left over are worth nothing. Look ahead, and throw where one reveler more changes a rank.
mardi-gras-lesson-last-parade-behind = The last parade of a game, with twelve stops. { $seat3 } has 32 points, { $seat2 } and you have 19. You hold 17 cards, and cards left over are worth nothing.
mardi-gras-lesson-last-parade-ride = Ride to the end of the game and reach at least 24 points. Look who waits at the stops ahead, and in which colors a few more revelers bring a better rank.
mardi-gras-lesson-last-parade-short = The game is over, and you have fewer than 24 points. We begin the parade again.
mardi-gras-lesson-last-parade-hint-white = In white you have four revelers and both others have five. Two cards alike please a white one too.
mardi-gras-lesson-last-parade-hint-gold = In gold you share the lead with { $seat3 }: one more, and it is yours alone.
mardi-gras-lesson-last-parade-reached = At least 24 points, from 19! It was not enough to win this time, but the race was open to the end.
mardi-gras-lesson-last-parade-won = You have won, from thirteen points behind!
