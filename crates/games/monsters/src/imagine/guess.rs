//! Where the cards that came to light may have come from.

use super::{Clues, before, bits};
use crate::card::{Card, MAX_KINDS};
use crate::journal::Fact;
use crate::memory::{Lot, LotNumber, MAX_LOTS, Traded};
use crate::pile::{Pile, no_cards};
use crate::setup::{CAPTURES, HAND, MAX_CARDS, MAX_DECK, MAX_PLAYERS};
use arrayvec::ArrayVec;
use table::{Dice, Seat};

/// Some of what is hidden, decided so that it fits what has come to light.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    /// The cards left in each lot.
    pub lots: [Pile<HAND>; MAX_LOTS],
    /// Cards that the seat has never seen, by kind.
    unseen: [u8; MAX_KINDS],
    unseen_total: u16,
    /// The card that came to a seat in each way, where that is decided.
    pub decided: [[Option<Card>; MAX_CARDS]; MAX_PLAYERS],
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
    /// The lot that it lay in; none if it was never seen.
    lot: Option<LotNumber>,
    weight: u32,
}

/// Weights are parts of this.
const WHOLE: u32 = 1 << 16;

type Ways = ArrayVec<Way, { CAPTURES + 1 }>;

impl Guess {
    /// Nothing is decided.
    pub fn new(clues: &Clues<'_>) -> Guess {
        let mut guess = Guess {
            lots: [no_cards(); MAX_LOTS],
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
    pub fn explain(self, clues: &Clues<'_>, dice: &mut Dice) -> Option<Guess> {
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
                ways.push(Way { place, lot: Some(LotNumber::of(lot)), weight });
            }
        }
        let places = self.unseen_kept[seat.at()] & before(usize::from(fact.among));
        if places != 0 && self.unseen[fact.card.at()] > 0 {
            let weight = places.count_ones() * self.unseen_weight(fact.card);
            ways.push(Way { place: places.ilog2() as u8, lot: None, weight });
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
        match way.lot {
            None => self.unseen_kept[seat.at()] &= !(1 << way.place),
            Some(lot) => {
                self.lots_of[seat.at()] &= !(1 << lot.at());
                if self.lots[lot.at()].remove(card) {
                    return;
                }
            }
        }
        self.unseen[card.at()] -= 1;
        self.unseen_total -= 1;
    }

    /// The unseen cards, in order.
    pub fn pool(&self) -> Pile<MAX_DECK> {
        let mut pool = no_cards();
        for (kind, &copies) in self.unseen.iter().enumerate() {
            (0..copies).for_each(|_| pool.push(Card(kind as u8)));
        }
        pool
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
