//! A world that one seat cannot tell from the real one.
//!
//! First the seat's [`Memory`] is worked out: lots of known cards in hidden places, and places of which it knows nothing. Then every kept
//! card that others have played or shown is explained: it came from one of the lots or from the unseen cards. What
//! remains is dealt out by chance.

use crate::Monsters;
use crate::card::{Card, MAX_KINDS};
use crate::journal::{Fact, Origin};
use crate::memory::{Lot, Memory, Traded, UNSEEN};
use crate::pile::{List, Pile};
use crate::setup::{CAPTURES, MAX_CARDS, MAX_DECK, MAX_PLAYERS, STACK};
use crate::state::{Step, Trade, trade_time};
use table::{Dice, Seat};

pub(crate) fn imagine(game: &Monsters, own: Seat, dice: &mut Dice) -> Monsters {
    // At the end everything lies open.
    if game.step == Step::Over {
        return *game;
    }
    let sketch = Sketch::new(game, own);
    // The truth itself is an explanation, so there is one.
    let sketch = sketch.explain(dice).unwrap_or(sketch);
    sketch.deal(dice)
}

/// A world in the making.
#[derive(Clone, Copy)]
struct Sketch<'a> {
    game: &'a Monsters,
    own: Seat,
    memory: Memory,
    /// Cards that the seat has never seen, by kind.
    unseen: [u8; MAX_KINDS],
    unseen_total: u16,
    /// The card that came to a seat in each way, where that is decided.
    decided: [[Option<Card>; MAX_CARDS]; MAX_PLAYERS],
    /// Facts that are still to be explained, one bit each.
    open: [u64; MAX_PLAYERS],
}

/// Where a card that came to light may have come from.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    origin: Origin,
    weight: u32,
}

const NO_WAY: Way = Way { origin: Origin(0), weight: 0 };

/// Weights are parts of this.
const WHOLE: u32 = 1 << 16;

type Ways = List<Way, { CAPTURES + 1 }>;

impl<'a> Sketch<'a> {
    fn new(game: &'a Monsters, own: Seat) -> Sketch<'a> {
        let mut sketch = Sketch {
            game,
            own,
            memory: Memory::of(game, own),
            unseen: [0; MAX_KINDS],
            unseen_total: 0,
            decided: [[None; MAX_CARDS]; MAX_PLAYERS],
            open: [0; MAX_PLAYERS],
        };
        sketch.gather();
        sketch
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let own = self.own;
        Seat::all(self.game.count()).filter(move |&seat| seat != own)
    }

    /// The other of two players.
    fn rival(&self) -> usize {
        1 - self.own.at()
    }

    /// Collects everything that the seat has never seen, wherever it is.
    fn gather(&mut self) {
        let game = self.game;
        for &card in game.deck.iter() {
            self.add_unseen(card);
        }
        for seat in self.others() {
            let journal = &game.journals[seat.at()];
            journal.lore.iter().for_each(|&card| self.add_unseen(card));
            for time in self.unseen_captures(seat) {
                self.add_unseen(journal.captures[time]);
            }
            self.open[seat.at()] = (1 << journal.facts.len()) - 1;
        }
        for seat in self.memory.unseen_hands.iter() {
            game.board(seat).hand.iter().for_each(|&card| self.add_unseen(card));
        }
        for place in bits(self.memory.unseen_discards) {
            self.add_unseen(game.trades[self.rival()][place].discarded);
        }
        for place in 0..self.memory.lots.len() {
            let lot = self.memory.lots[place];
            if matches!(lot.trade, Traded::Open { .. } | Traded::Replaced { .. }) {
                self.add_unseen(self.trade_of(&lot).drawn);
            }
        }
    }

    fn add_unseen(&mut self, card: Card) {
        self.unseen[card.at()] += 1;
        self.unseen_total += 1;
    }

    fn remove_unseen(&mut self, card: Card) {
        self.unseen[card.at()] -= 1;
        self.unseen_total -= 1;
    }

    /// Times of captures of which the seat knows nothing.
    fn unseen_captures(&self, seat: Seat) -> impl Iterator<Item = usize> + use<'a> {
        let lot_of = self.memory.lot_of[seat.at()];
        bits(self.memory.hidden[seat.at()]).filter(move |&time| lot_of[time] == UNSEEN)
    }

    /// The place of the trade that a lot of two players has seen.
    fn trade_place(&self, lot: &Lot) -> usize {
        let turn = match lot.captures.first() {
            Some(capture) => usize::from(capture.time) % crate::setup::HAND,
            // The capture was played at once; only the hand of this turn is still open.
            None => usize::from(self.game.turn),
        };
        trade_time(usize::from(lot.season), turn)
    }

    fn trade_of(&self, lot: &Lot) -> Trade {
        self.game.trades[self.rival()][self.trade_place(lot)]
    }

    /// Finds for every card that came to light a place that it came from. `None` if there is none.
    fn explain(mut self, dice: &mut Dice) -> Option<Sketch<'a>> {
        while self.open.iter().any(|&open| open != 0) {
            if !self.explain_forced()? {
                return self.explain_one(dice);
            }
        }
        Some(self)
    }

    /// Explains everything for which there is one way only. Was there anything? `None` if something cannot be explained.
    fn explain_forced(&mut self) -> Option<bool> {
        let mut forced = false;
        for seat in self.others() {
            for number in bits64(self.open[seat.at()]) {
                let ways = self.ways(seat, self.fact(seat, number));
                match *ways {
                    [] => return None,
                    [way] => {
                        self.decide(seat, number, way.origin);
                        forced = true;
                    }
                    _ => {}
                }
            }
        }
        Some(forced)
    }

    /// Tries the ways to explain the first fact in a random order, the likelier sooner.
    fn explain_one(self, dice: &mut Dice) -> Option<Sketch<'a>> {
        let seat = self.others().find(|seat| self.open[seat.at()] != 0)?;
        let number = bits64(self.open[seat.at()]).next()?;
        let mut ways = self.ways(seat, self.fact(seat, number));
        while !ways.is_empty() {
            let way = ways.take(draw_way(&ways, dice));
            let mut tried = self;
            tried.decide(seat, number, way.origin);
            if let Some(done) = tried.explain(dice) {
                return Some(done);
            }
        }
        None
    }

    fn fact(&self, seat: Seat, number: usize) -> Fact {
        self.game.journals[seat.at()].facts[number]
    }

    /// Where this card may have come from. Of all unseen places only the latest is named: they are alike, and the earlier
    /// ones may be needed for what came to light earlier.
    fn ways(&self, seat: Seat, fact: Fact) -> Ways {
        let mut ways = List::empty(NO_WAY);
        let (mut unseen_places, mut latest) = (0, None);
        let kept = &self.game.journals[seat.at()].kept;
        for &origin in &kept[..usize::from(fact.among)] {
            if self.decided[seat.at()][origin.at()].is_some() {
                continue;
            }
            match self.lot_of(seat, origin) {
                None => {
                    unseen_places += 1;
                    latest = Some(origin);
                }
                Some(lot) => {
                    let weight = self.weight(lot, fact.card);
                    if weight > 0 {
                        ways.push(Way { origin, weight });
                    }
                }
            }
        }
        if let Some(origin) = latest
            && self.unseen[fact.card.at()] > 0
        {
            ways.push(Way { origin, weight: unseen_places * self.unseen_weight(fact.card) });
        }
        ways
    }

    fn lot_of(&self, seat: Seat, origin: Origin) -> Option<&Lot> {
        let lot = *self.memory.lot_of[seat.at()].get(origin.at())?;
        self.memory.lots.get(usize::from(lot))
    }

    /// How likely it is that a certain capture of this lot is this card; 0 if it cannot be.
    fn weight(&self, lot: &Lot, card: Card) -> u32 {
        if let Traded::Replaced { seen } = lot.trade {
            return match lot.cards.contains(&card) {
                true => WHOLE,
                false if seen.contains(&card) && self.unseen[card.at()] > 0 => self.unseen_weight(card),
                false => 0,
            };
        }
        match lot.cards.count(card) {
            0 => 0,
            copies => WHOLE * copies as u32 / lot.cards.len() as u32,
        }
    }

    fn unseen_weight(&self, card: Card) -> u32 {
        (WHOLE * u32::from(self.unseen[card.at()]) / u32::from(self.unseen_total)).max(1)
    }

    /// Lets a fact be explained by a card that came this way.
    fn decide(&mut self, seat: Seat, number: usize, origin: Origin) {
        let card = self.fact(seat, number).card;
        self.open[seat.at()] &= !(1 << number);
        self.decided[seat.at()][origin.at()] = Some(card);
        let lot = self.memory.lot_of[seat.at()].get(origin.at()).copied().unwrap_or(UNSEEN);
        let from_lot = lot != UNSEEN && self.memory.lots[usize::from(lot)].cards.remove(card);
        if !from_lot {
            self.remove_unseen(card);
        }
    }

    /// Deals out what is not decided.
    fn deal(&self, dice: &mut Dice) -> Monsters {
        let mut world = *self.game;
        let mut pool = self.pool();
        for lot in self.memory.lots.iter() {
            match lot.trade {
                Traded::Not | Traded::Swapped => self.deal_lot(&mut world, lot, dice),
                Traded::Open { discarded } => self.deal_open(&mut world, lot, discarded, &mut pool, dice),
                Traded::Replaced { seen } => self.deal_replaced(&mut world, lot, &seen, &mut pool, dice),
            }
        }
        self.deal_unseen(&mut world, &mut pool, dice);
        world.deck = pool;
        for seat in self.others() {
            self.sort_kept(&mut world, seat);
        }
        world
    }

    /// The unseen cards, in order.
    fn pool(&self) -> Pile<MAX_DECK> {
        let mut pool = Pile::EMPTY;
        for (kind, &copies) in self.unseen.iter().enumerate() {
            (0..copies).for_each(|_| pool.push(Card(kind as u8)));
        }
        pool
    }

    /// Shuffles a lot into its captures, a discard if there is one, and the hand.
    fn deal_lot(&self, world: &mut Monsters, lot: &Lot, dice: &mut Dice) {
        let mut cards = lot.cards;
        for capture in lot.captures.iter() {
            let time = usize::from(capture.time);
            let decided = self.decided[capture.seat.at()][time];
            let card = decided.unwrap_or_else(|| cards.take(dice.index(cards.len())));
            world.journals[capture.seat.at()].captures[time] = card;
        }
        if lot.trade == Traded::Swapped {
            let discarded = cards.take(0);
            world.trades[self.rival()][self.trade_place(lot)].discarded = discarded;
        }
        if let Some(seat) = lot.hand {
            world.boards[seat.at()].hand = sorted(&cards);
        }
    }

    /// The capture is one of the known cards; discard and hand are the others and one unseen card.
    fn deal_open(&self, world: &mut Monsters, lot: &Lot, discarded: bool, pool: &mut Pile<MAX_DECK>, dice: &mut Dice) {
        let mut cards = lot.cards;
        for capture in lot.captures.iter() {
            // It is face down or kept in this very turn, but may have come to light already.
            let time = usize::from(capture.time);
            let decided = self.decided[capture.seat.at()][time];
            let card = decided.unwrap_or_else(|| cards.take(dice.index(cards.len())));
            world.journals[capture.seat.at()].captures[time] = card;
        }
        let drawn = pool.take(dice.index(pool.len()));
        cards.push(drawn);
        let trade = &mut world.trades[self.rival()][self.trade_place(lot)];
        trade.drawn = drawn;
        if discarded {
            trade.discarded = cards.take(dice.index(cards.len()));
        }
        if let Some(seat) = lot.hand {
            world.boards[seat.at()].hand = sorted(&cards);
        }
    }

    fn deal_replaced(
        &self,
        world: &mut Monsters,
        lot: &Lot,
        seen: &[Card],
        pool: &mut Pile<MAX_DECK>,
        dice: &mut Dice,
    ) {
        let Some(&capture) = lot.captures.first() else { return };
        let time = usize::from(capture.time);
        let missing = lot.cards.first().copied();
        let (captured, trade) = match (self.decided[capture.seat.at()][time], missing) {
            // Something else than the missing card was captured: it looked like the drawn card.
            (Some(captured), Some(missing)) => (captured, Trade { drawn: captured, discarded: missing }),
            (Some(captured), None) => {
                let drawn = pool.take(dice.index(pool.len()));
                (captured, Trade { drawn, discarded: drawn })
            }
            (None, missing) => {
                let drawn = pool.take(dice.index(pool.len()));
                let missing = missing.unwrap_or(drawn);
                let alike = seen.contains(&drawn) && dice.below(2) == 0;
                let discarded = if alike { missing } else { drawn };
                (if alike { drawn } else { missing }, Trade { drawn, discarded })
            }
        };
        world.journals[capture.seat.at()].captures[time] = captured;
        world.trades[self.rival()][self.trade_place(lot)] = trade;
    }

    fn deal_unseen(&self, world: &mut Monsters, pool: &mut Pile<MAX_DECK>, dice: &mut Dice) {
        for seat in self.others() {
            let decided = &self.decided[seat.at()];
            for time in self.unseen_captures(seat) {
                let card = decided[time].unwrap_or_else(|| pool.take(dice.index(pool.len())));
                world.journals[seat.at()].captures[time] = card;
            }
            for place in 0..world.journals[seat.at()].lore.len() {
                let card = decided[CAPTURES + place].unwrap_or_else(|| pool.take(dice.index(pool.len())));
                world.journals[seat.at()].lore[place] = card;
            }
        }
        for seat in self.memory.unseen_hands.iter() {
            let hand = &mut world.boards[seat.at()].hand;
            hand.iter_mut().for_each(|card| *card = pool.take(dice.index(pool.len())));
            hand.sort_unstable();
        }
        for place in bits(self.memory.unseen_discards) {
            let card = pool.take(dice.index(pool.len()));
            let trade = &mut world.trades[self.rival()][place];
            trade.discarded = card;
            if place % STACK > 0 {
                trade.drawn = card;
            }
        }
    }

    /// The kept cards of another seat: all that came to it, less what it has played since.
    fn sort_kept(&self, world: &mut Monsters, seat: Seat) {
        let journal = &world.journals[seat.at()];
        let kept = &mut world.boards[seat.at()].kept;
        kept.clear();
        for &origin in journal.kept.iter() {
            kept.insert(journal.card(origin));
        }
        for fact in journal.facts.iter().filter(|fact| fact.gone) {
            kept.remove(fact.card);
        }
    }
}

fn sorted<const N: usize>(cards: &Pile<N>) -> Pile<N> {
    let mut cards = *cards;
    cards.sort_unstable();
    cards
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

/// The places of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < 32).then_some(place)
    })
}

fn bits64(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < 64).then_some(place)
    })
}
