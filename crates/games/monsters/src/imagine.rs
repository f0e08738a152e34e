//! A world that one seat cannot tell from the real one.
//!
//! First the seat's [`Memory`] is worked out: lots of known cards in hidden places, and places of which it knows
//! nothing. Then every kept card that others have played or shown is explained: it came from one of the lots or from
//! the unseen cards. What remains is dealt out by chance.

use crate::Monsters;
use crate::card::{Card, MAX_KINDS};
use crate::journal::{Fact, Origin};
use crate::memory::{Capture, Lot, MAX_LOTS, Memory, Traded, UNSEEN};
use crate::pile::Pile;
use crate::setup::{CAPTURES, HAND, MAX_CARDS, MAX_DECK, MAX_PLAYERS, STACK};
use crate::state::{Step, Trade, trade_time};
use arrayvec::ArrayVec;
use table::{Dice, Seat};

pub(crate) fn imagine(game: &Monsters, own: Seat, dice: &mut Dice) -> Monsters {
    // At the end everything lies open.
    if game.step == Step::Over {
        return *game;
    }
    let clues = Clues::new(game, own);
    let blank = Guess::new(&clues);
    // The truth itself is an explanation, so there is one.
    let guess = blank.explain(&clues, dice).unwrap_or(blank);
    Dealer { clues: &clues, guess: &guess, pool: guess.pool(), world: *game }.deal(dice)
}

/// What the seat knows.
struct Clues<'a> {
    game: &'a Monsters,
    own: Seat,
    memory: Memory,
    /// The lots in which a card may be found, one bit each, by kind of card.
    lots_with: [u64; MAX_KINDS],
    /// The lots from which a seat has kept a card, one bit each, and as the how manyth.
    lots_of: [u64; MAX_PLAYERS],
    kept_from: [[u8; MAX_LOTS]; MAX_PLAYERS],
    /// The kept cards of a seat that come from nowhere known, one bit each.
    unseen_kept: [u64; MAX_PLAYERS],
}

impl<'a> Clues<'a> {
    fn new(game: &'a Monsters, own: Seat) -> Clues<'a> {
        let mut clues = Clues {
            game,
            own,
            memory: Memory::of(game, own),
            lots_with: [0; MAX_KINDS],
            lots_of: [0; MAX_PLAYERS],
            kept_from: [[0; MAX_LOTS]; MAX_PLAYERS],
            unseen_kept: [0; MAX_PLAYERS],
        };
        clues.find_cards();
        for seat in clues.others() {
            clues.find_kept(seat);
        }
        clues
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.own;
        Seat::all(self.game.count()).filter(move |&seat| seat != own)
    }

    /// The other of two players.
    fn rival(&self) -> usize {
        1 - self.own.at()
    }

    fn find_cards(&mut self) {
        for (number, lot) in self.memory.lots.iter().enumerate() {
            lot.cards.iter().for_each(|card| self.lots_with[card.at()] |= 1 << number);
            if let Traded::Replaced { seen } = &lot.trade {
                seen.iter().for_each(|card| self.lots_with[card.at()] |= 1 << number);
            }
        }
    }

    fn find_kept(&mut self, seat: Seat) {
        for (place, &origin) in self.game.journals[seat.at()].kept.iter().enumerate() {
            match self.memory.lot_of[seat.at()].get(origin.at()) {
                Some(&lot) if lot != UNSEEN => {
                    self.lots_of[seat.at()] |= 1 << lot;
                    self.kept_from[seat.at()][usize::from(lot)] = place as u8;
                }
                _ => self.unseen_kept[seat.at()] |= 1 << place,
            }
        }
    }

    /// Times of captures of which the seat knows nothing.
    fn unseen_captures(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let lot_of = &self.memory.lot_of[seat.at()];
        bits(u64::from(self.memory.hidden[seat.at()])).filter(move |&time| lot_of[time] == UNSEEN)
    }

    fn fact(&self, seat: Seat, number: usize) -> Fact {
        self.game.journals[seat.at()].facts[number]
    }

    fn origin(&self, seat: Seat, place: usize) -> Origin {
        self.game.journals[seat.at()].kept[place]
    }

    /// The place of the trade that a lot of two players has seen.
    fn trade_place(&self, lot: &Lot) -> usize {
        // If the capture was played at once, only the hand of this turn can still be open.
        let turn = lot.captures.first().map_or(usize::from(self.game.turn), |capture| capture.time() % HAND);
        trade_time(usize::from(lot.season), turn)
    }
}

/// Some of what is hidden, decided so that it fits what has come to light.
#[derive(Clone, Copy)]
struct Guess {
    /// The cards left in each lot.
    lots: [Pile<HAND>; MAX_LOTS],
    /// Cards that the seat has never seen, by kind.
    unseen: [u8; MAX_KINDS],
    unseen_total: u16,
    /// The card that came to a seat in each way, where that is decided.
    decided: [[Option<Card>; MAX_CARDS]; MAX_PLAYERS],
    /// Facts that are still to be explained, one bit each.
    open_facts: [u64; MAX_PLAYERS],
    /// As in the clues, without those that are decided.
    lots_of: [u64; MAX_PLAYERS],
    unseen_kept: [u64; MAX_PLAYERS],
}

/// Where a card that came to light may have come from.
#[derive(Clone, Copy)]
struct Way {
    /// Which of the kept cards it was.
    place: u8,
    lot: u8,
    weight: u32,
}

/// Weights are parts of this.
const WHOLE: u32 = 1 << 16;

type Ways = ArrayVec<Way, { CAPTURES + 1 }>;

impl Guess {
    /// Nothing is decided.
    fn new(clues: &Clues<'_>) -> Guess {
        let mut guess = Guess {
            lots: [Pile::EMPTY; MAX_LOTS],
            unseen: [0; MAX_KINDS],
            unseen_total: 0,
            decided: [[None; MAX_CARDS]; MAX_PLAYERS],
            open_facts: [0; MAX_PLAYERS],
            lots_of: clues.lots_of,
            unseen_kept: clues.unseen_kept,
        };
        for seat in clues.others() {
            guess.open_facts[seat.at()] = before(clues.game.journals[seat.at()].facts.len());
        }
        guess.gather(clues);
        guess
    }

    /// Collects the cards of all lots, and everything that the seat has never seen, wherever it is.
    fn gather(&mut self, clues: &Clues<'_>) {
        let game = clues.game;
        self.add_unseen(&game.deck);
        for seat in clues.others() {
            let journal = &game.journals[seat.at()];
            self.add_unseen(&journal.lore);
            for time in clues.unseen_captures(seat) {
                self.add_unseen(&[journal.captures[time]]);
            }
        }
        for seat in clues.memory.unseen_hands.iter() {
            self.add_unseen(&game.board(seat).hand);
        }
        for place in bits(u64::from(clues.memory.unseen_discards)) {
            self.add_unseen(&[game.trades[clues.rival()][place].discarded]);
        }
        for (cards, lot) in self.lots.iter_mut().zip(clues.memory.lots.iter()) {
            *cards = lot.cards;
        }
        for lot in clues.memory.lots.iter() {
            if matches!(lot.trade, Traded::Open { .. } | Traded::Replaced { .. }) {
                self.add_unseen(&[game.trades[clues.rival()][clues.trade_place(lot)].drawn]);
            }
        }
    }

    fn add_unseen(&mut self, cards: &[Card]) {
        cards.iter().for_each(|card| self.unseen[card.at()] += 1);
        self.unseen_total += cards.len() as u16;
    }

    /// Finds for every card that came to light a place that it came from. `None` if there is none.
    fn explain(self, clues: &Clues<'_>, dice: &mut Dice) -> Option<Guess> {
        self.explain_boldly(clues, dice).or_else(|| self.explain_thoroughly(clues, dice))
    }

    /// Decides without looking back: quick, and nearly always right.
    fn explain_boldly(mut self, clues: &Clues<'_>, dice: &mut Dice) -> Option<Guess> {
        while self.explain_forced(clues)? {}
        for seat in clues.others() {
            for number in bits(self.open_facts[seat.at()]) {
                let ways = self.ways(clues, seat, clues.fact(seat, number));
                if ways.is_empty() {
                    return None;
                }
                self.decide(clues, seat, number, ways[draw_way(&ways, dice)]);
            }
        }
        Some(self)
    }

    /// Tries everything until it fits.
    fn explain_thoroughly(mut self, clues: &Clues<'_>, dice: &mut Dice) -> Option<Guess> {
        while self.explain_forced(clues)? {}
        if self.open_facts == [0; MAX_PLAYERS] { Some(self) } else { self.explain_one(clues, dice) }
    }

    /// Explains everything for which there is one way only. Was there anything? `None` if something cannot be
    /// explained.
    fn explain_forced(&mut self, clues: &Clues<'_>) -> Option<bool> {
        let mut forced = false;
        for seat in clues.others() {
            for number in bits(self.open_facts[seat.at()]) {
                match *self.ways(clues, seat, clues.fact(seat, number)).as_slice() {
                    [] => return None,
                    [way] => {
                        self.decide(clues, seat, number, way);
                        forced = true;
                    }
                    _ => {}
                }
            }
        }
        Some(forced)
    }

    /// Tries the ways to explain the first fact in a random order, the likelier sooner.
    fn explain_one(&self, clues: &Clues<'_>, dice: &mut Dice) -> Option<Guess> {
        let seat = clues.others().find(|seat| self.open_facts[seat.at()] != 0)?;
        let number = bits(self.open_facts[seat.at()]).next()?;
        let mut ways = self.ways(clues, seat, clues.fact(seat, number));
        while !ways.is_empty() {
            let way = ways.swap_remove(draw_way(&ways, dice));
            let mut tried = *self;
            tried.decide(clues, seat, number, way);
            if let Some(done) = tried.explain_thoroughly(clues, dice) {
                return Some(done);
            }
        }
        None
    }

    /// Where this card may have come from. Of all unseen places only the latest is named: they are alike, and the
    /// earlier ones may be needed for what came to light earlier.
    fn ways(&self, clues: &Clues<'_>, seat: Seat, fact: Fact) -> Ways {
        let mut ways = Ways::new();
        for lot in bits(clues.lots_with[fact.card.at()] & self.lots_of[seat.at()]) {
            let place = clues.kept_from[seat.at()][lot];
            let weight = self.weight(&clues.memory.lots[lot], &self.lots[lot], fact.card);
            if place < fact.among && weight > 0 {
                ways.push(Way { place, lot: lot as u8, weight });
            }
        }
        let places = self.unseen_kept[seat.at()] & before(usize::from(fact.among));
        if places != 0 && self.unseen[fact.card.at()] > 0 {
            let weight = places.count_ones() * self.unseen_weight(fact.card);
            ways.push(Way { place: places.ilog2() as u8, lot: UNSEEN, weight });
        }
        ways
    }

    /// How likely it is that a certain capture of this lot, in which these cards are left, is this card.
    fn weight(&self, lot: &Lot, cards: &Pile<HAND>, card: Card) -> u32 {
        let copies = cards.count(card) as u32;
        match lot.trade {
            Traded::Replaced { seen } if copies == 0 => {
                let alike = seen.contains(&card) && self.unseen[card.at()] > 0;
                if alike { self.unseen_weight(card) } else { 0 }
            }
            _ if copies == 0 => 0,
            _ => WHOLE * copies / cards.len() as u32,
        }
    }

    fn unseen_weight(&self, card: Card) -> u32 {
        (WHOLE * u32::from(self.unseen[card.at()]) / u32::from(self.unseen_total)).max(1)
    }

    /// Lets a fact be explained in this way.
    fn decide(&mut self, clues: &Clues<'_>, seat: Seat, number: usize, way: Way) {
        let card = clues.fact(seat, number).card;
        self.open_facts[seat.at()] &= !(1 << number);
        self.decided[seat.at()][clues.origin(seat, usize::from(way.place)).at()] = Some(card);
        if way.lot == UNSEEN {
            self.unseen_kept[seat.at()] &= !(1 << way.place);
        } else {
            self.lots_of[seat.at()] &= !(1 << way.lot);
            if self.lots[usize::from(way.lot)].remove(card) {
                return;
            }
        }
        self.unseen[card.at()] -= 1;
        self.unseen_total -= 1;
    }

    /// The unseen cards, in order.
    fn pool(&self) -> Pile<MAX_DECK> {
        let mut pool = Pile::EMPTY;
        for (kind, &copies) in self.unseen.iter().enumerate() {
            (0..copies).for_each(|_| pool.push(Card(kind as u8)));
        }
        pool
    }
}

/// Deals out what is not decided.
struct Dealer<'a> {
    clues: &'a Clues<'a>,
    guess: &'a Guess,
    /// Unseen cards that have no place yet.
    pool: Pile<MAX_DECK>,
    world: Monsters,
}

impl Dealer<'_> {
    fn deal(mut self, dice: &mut Dice) -> Monsters {
        for (number, lot) in self.clues.memory.lots.iter().enumerate() {
            let cards = self.guess.lots[number];
            match lot.trade {
                Traded::Not | Traded::Swapped => self.deal_lot(lot, cards, dice),
                Traded::Open { discarded } => self.deal_open(lot, cards, discarded, dice),
                Traded::Replaced { seen } => self.deal_replaced(lot, cards.first().copied(), &seen, dice),
            }
        }
        self.deal_unseen(dice);
        self.world.deck = self.pool;
        for seat in self.clues.others() {
            self.lay_kept(seat);
        }
        self.world
    }

    fn draw(&mut self, dice: &mut Dice) -> Card {
        self.pool.take(dice.index(self.pool.len()))
    }

    fn decided(&self, capture: Capture) -> Option<Card> {
        self.guess.decided[capture.seat.at()][capture.time()]
    }

    fn set_capture(&mut self, capture: Capture, card: Card) {
        self.world.journals[capture.seat.at()].captures[capture.time()] = card;
    }

    fn trade(&mut self, lot: &Lot) -> &mut Trade {
        &mut self.world.trades[self.clues.rival()][self.clues.trade_place(lot)]
    }

    fn set_hand(&mut self, lot: &Lot, mut cards: Pile<HAND>) {
        if let Some(seat) = lot.hand {
            cards.sort_unstable();
            self.world.boards[seat.at()].hand = cards;
        }
    }

    fn deal_captures(&mut self, lot: &Lot, cards: &mut Pile<HAND>, dice: &mut Dice) {
        for &capture in lot.captures.iter() {
            let card = self.decided(capture).unwrap_or_else(|| cards.take(dice.index(cards.len())));
            self.set_capture(capture, card);
        }
    }

    /// Shuffles a lot into its captures, a discard if there is one, and the hand.
    fn deal_lot(&mut self, lot: &Lot, mut cards: Pile<HAND>, dice: &mut Dice) {
        self.deal_captures(lot, &mut cards, dice);
        if lot.trade == Traded::Swapped {
            self.trade(lot).discarded = cards.take(0);
        }
        self.set_hand(lot, cards);
    }

    /// The capture is one of the known cards; discard and hand are the others and one unseen card.
    fn deal_open(&mut self, lot: &Lot, mut cards: Pile<HAND>, discarded: bool, dice: &mut Dice) {
        self.deal_captures(lot, &mut cards, dice);
        let drawn = self.draw(dice);
        self.trade(lot).drawn = drawn;
        cards.push(drawn);
        if discarded {
            self.trade(lot).discarded = cards.take(dice.index(cards.len()));
        }
        self.set_hand(lot, cards);
    }

    /// `missing` is the card that did not come back, unless it is decided that it was captured.
    fn deal_replaced(&mut self, lot: &Lot, missing: Option<Card>, seen: &[Card], dice: &mut Dice) {
        let Some(&capture) = lot.captures.first() else { return };
        let (captured, trade) = match (self.decided(capture), missing) {
            // Something else than the missing card was captured: it looked like the drawn card.
            (Some(captured), Some(missing)) => (captured, Trade { drawn: captured, discarded: missing }),
            (Some(captured), None) => {
                let drawn = self.draw(dice);
                (captured, Trade { drawn, discarded: drawn })
            }
            (None, missing) => {
                let drawn = self.draw(dice);
                let missing = missing.unwrap_or(drawn);
                let alike = seen.contains(&drawn) && dice.below(2) == 0;
                let (captured, discarded) = if alike { (drawn, missing) } else { (missing, drawn) };
                (captured, Trade { drawn, discarded })
            }
        };
        self.set_capture(capture, captured);
        *self.trade(lot) = trade;
    }

    fn deal_unseen(&mut self, dice: &mut Dice) {
        let (clues, guess) = (self.clues, self.guess);
        for seat in clues.others() {
            let decided = &guess.decided[seat.at()];
            for time in clues.unseen_captures(seat) {
                let card = decided[time].unwrap_or_else(|| self.draw(dice));
                self.world.journals[seat.at()].captures[time] = card;
            }
            for place in 0..clues.game.journals[seat.at()].lore.len() {
                let card = decided[CAPTURES + place].unwrap_or_else(|| self.draw(dice));
                self.world.journals[seat.at()].lore[place] = card;
            }
        }
        for seat in clues.memory.unseen_hands.iter() {
            for place in 0..clues.game.board(seat).hand.len() {
                self.world.boards[seat.at()].hand[place] = self.draw(dice);
            }
            self.world.boards[seat.at()].hand.sort_unstable();
        }
        for place in bits(u64::from(clues.memory.unseen_discards)) {
            let card = self.draw(dice);
            let trade = &mut self.world.trades[clues.rival()][place];
            trade.discarded = card;
            if place % STACK > 0 {
                trade.drawn = card;
            }
        }
    }

    /// The kept cards of another seat: all that came to it, less what it has played since.
    fn lay_kept(&mut self, seat: Seat) {
        let journal = &self.world.journals[seat.at()];
        let kept = &mut self.world.boards[seat.at()].kept;
        kept.clear();
        for &origin in journal.kept.iter() {
            kept.insert(journal.card(origin));
        }
        for fact in journal.facts.iter().filter(|fact| fact.gone) {
            kept.remove(fact.card);
        }
    }
}

/// The place of one of the ways, by weight.
fn draw_way(ways: &Ways, dice: &mut Dice) -> usize {
    let total: u32 = ways.iter().map(|way| way.weight).sum();
    let mut left = dice.below(total);
    for (place, way) in ways.iter().enumerate() {
        if left < way.weight {
            return place;
        }
        left -= way.weight;
    }
    ways.len() - 1
}

/// The first so many bits.
const fn before(places: usize) -> u64 {
    (1 << places) - 1
}

/// The places of the bits that are set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < u64::BITS as usize).then_some(place)
    })
}
