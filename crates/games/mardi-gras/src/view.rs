//! What one pair of eyes may see. All that is hidden are hands, and the deck until the first reshuffle.

use serde::Serialize;
use table::{Eyes, Seat};

use crate::city::{Neighborhood, Point};
use crate::routes::{Length, Slot};
use crate::setup::Settings;
use crate::state::{MardiGras, Phase};
use crate::tally::Tally;

#[derive(Debug, Serialize)]
pub struct View {
    pub settings: Settings,
    /// Rounds finished, and so the place of the active card in `cards`.
    pub round: u8,
    pub royalty: Seat,
    pub phase: Phase,
    pub to_act: Option<Seat>,
    pub deck: DeckView,
    pub discards: Tally,
    /// From top to bottom.
    pub cards: Vec<CardView>,
    /// By seat.
    pub krewes: Vec<KreweView>,
    /// In map order.
    pub crowds: Vec<CrowdView>,
}

#[derive(Debug, Serialize)]
pub struct DeckView {
    pub count: u8,
    /// What is in it, once it was the open discard pile.
    pub cards: Option<Tally>,
}

#[derive(Debug, Serialize)]
pub struct CardView {
    pub letter: char,
    pub length: Length,
    pub state: CardState,
    /// What the next place costs.
    pub price: u8,
    /// From left to right.
    pub slots: Vec<SlotView>,
    pub stops: Vec<StopView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// Its parade is over.
    Gone,
    /// It is next, or being carried out.
    Active,
    Waiting,
}

#[derive(Debug, Serialize)]
pub struct SlotView {
    pub kind: Slot,
    /// Its name in notation.
    pub name: String,
    pub holder: Option<Seat>,
}

#[derive(Debug, Serialize)]
pub struct StopView {
    pub street: &'static str,
    pub between: [Neighborhood; 2],
}

#[derive(Debug, Serialize)]
pub struct KreweView {
    pub color: &'static str,
    /// How many Throw cards are in the hand.
    pub count: u8,
    /// Which they are, for those who may know.
    pub hand: Option<Tally>,
    /// Which of them are picked to be given away, for the same eyes.
    pub picked: Option<Tally>,
    /// Those that everybody has seen being taken.
    pub seen: Tally,
    pub entertained: Tally,
    pub home: u8,
    pub casino: u8,
    pub reserve: u8,
    /// All members, wherever they stand.
    pub size: u8,
    /// If the game ended now.
    pub points: i32,
}

#[derive(Debug, Serialize)]
pub struct CrowdView {
    pub id: &'static str,
    pub name: &'static str,
    /// Where the map prints its name.
    pub anchor: Point,
    pub revelers: Tally,
}

impl MardiGras {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let known = self.deck_is_known || eyes == Eyes::All;
        View {
            settings: self.settings,
            round: self.round,
            royalty: self.royalty,
            phase: self.phase,
            to_act: self.actor(),
            deck: DeckView { count: self.deck.total(), cards: known.then_some(self.deck) },
            discards: self.discards,
            cards: (0..self.cards.len()).map(|card| self.view_card(card)).collect(),
            krewes: Seat::all(self.playing().len()).map(|seat| self.view_krewe(seat, eyes)).collect(),
            crowds: Neighborhood::all().map(|at| self.view_crowd(at)).collect(),
        }
    }

    fn view_card(&self, card: usize) -> CardView {
        let route = self.route(card);
        let state = match card.cmp(&usize::from(self.round)) {
            std::cmp::Ordering::Less => CardState::Gone,
            std::cmp::Ordering::Equal => CardState::Active,
            std::cmp::Ordering::Greater => CardState::Waiting,
        };
        let slot = |place: usize| SlotView {
            kind: route.slots[place],
            name: route.slot_name(place),
            holder: self.cards[card].slots[place],
        };
        CardView {
            letter: route.letter,
            length: route.length,
            state,
            price: self.cards[card].price(),
            slots: (0..route.slots.len()).map(slot).collect(),
            stops: route.halts.iter().map(|halt| StopView { street: &halt.street, between: halt.between }).collect(),
        }
    }

    fn view_krewe(&self, seat: Seat, eyes: Eyes) -> KreweView {
        let krewe = self.krewe(seat);
        KreweView {
            color: &self.kit.parts().colors[seat.at()],
            count: krewe.hand.total(),
            hand: eyes.see(seat).then_some(krewe.hand),
            picked: eyes.see(seat).then_some(krewe.picked),
            seen: krewe.seen,
            entertained: krewe.entertained,
            home: krewe.home,
            casino: krewe.casino,
            reserve: krewe.reserve,
            size: self.size(seat),
            points: self.points(seat),
        }
    }

    fn view_crowd(&self, at: Neighborhood) -> CrowdView {
        let quarter = self.kit.parts().city.quarter(at);
        CrowdView { id: &quarter.id, name: &quarter.name, anchor: quarter.anchor, revelers: self.crowd(at) }
    }
}
