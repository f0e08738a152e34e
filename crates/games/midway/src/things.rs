//! What lies on the table or can be touched, by its id; what is touched for an action, and what that costs.
//!
//! `deck`, `pile`, `aside` and `loose` (a Wild that is looking for a ride) are places. `seat:1` is a player, `count:1` the
//! rides that are open, `tickets:1`, `hand:1` the hand and `hand:1:ferris-seats` a card in it; `ride:1:ferris` is a ride,
//! `part:1:ferris-seats` and `wild:1:ferris` what lies on it. `booth:hand-draw` is a booth, `die:0` a die by the place where it
//! was rolled, and `step:build` a step of the turn.

mod price;
mod shut;
mod touched;
mod touches;

pub(crate) use price::price;
pub(crate) use shut::shut;
pub(crate) use touched::touched;
pub(crate) use touches::touches;

use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::event::Landing;
use crate::stage::Step;
use crate::state::Midway;
use crate::view::{Player, RideView, View};
use table::{Eyes, Seat, Thing};

pub(crate) fn seat(seat: Seat) -> Thing {
    Thing::new(format_args!("seat:{}", seat.0))
}

pub(crate) fn count(seat: Seat) -> Thing {
    Thing::new(format_args!("count:{}", seat.0))
}

pub(crate) fn tickets(seat: Seat) -> Thing {
    Thing::new(format_args!("tickets:{}", seat.0))
}

pub(crate) fn hand(seat: Seat) -> Thing {
    Thing::new(format_args!("hand:{}", seat.0))
}

pub(crate) fn held(seat: Seat, card: Card) -> Thing {
    Thing::new(format_args!("hand:{}:{card}", seat.0))
}

pub(crate) fn ride(seat: Seat, ride: Ride) -> Thing {
    Thing::new(format_args!("ride:{}:{ride}", seat.0))
}

pub(crate) fn part(seat: Seat, card: Card) -> Thing {
    Thing::new(format_args!("part:{}:{card}", seat.0))
}

pub(crate) fn wild(seat: Seat, ride: Ride) -> Thing {
    Thing::new(format_args!("wild:{}:{ride}", seat.0))
}

pub(crate) fn die(at: usize) -> Thing {
    Thing::new(format_args!("die:{at}"))
}

pub(crate) fn step(step: Step) -> Thing {
    Thing::new(format_args!("step:{}", step.name()))
}

/// A place where a card can lie.
#[derive(Clone, Copy)]
pub(crate) enum Spot {
    Deck,
    Pile,
    Aside,
    Loose,
    /// In a hand: the card, for those who see it.
    Hand(Seat, Option<Card>),
    /// On a ride.
    Laid(Seat, Card, Ride),
}

impl Spot {
    /// Where a card is that leaves a hand, or a ride if one is named.
    pub(crate) fn held(seat: Seat, card: Card, from: Option<Ride>) -> Spot {
        from.map_or(Spot::Hand(seat, Some(card)), |ride| Spot::Laid(seat, card, ride))
    }

    pub(crate) fn landed(owner: Seat, card: Card, lands: Landing) -> Spot {
        match lands {
            Landing::Ride { ride } => Spot::Laid(owner, card, ride),
            Landing::Waits => Spot::Loose,
            Landing::Pile => Spot::Pile,
        }
    }

    /// The thing that these eyes see there.
    pub(crate) fn thing(self, eyes: Eyes) -> Thing {
        match self {
            Spot::Deck => Thing::named("deck"),
            Spot::Pile => Thing::named("pile"),
            Spot::Aside => Thing::named("aside"),
            Spot::Loose => Thing::named("loose"),
            Spot::Hand(seat, Some(card)) if eyes.see(seat) => held(seat, card),
            Spot::Hand(seat, _) => hand(seat),
            Spot::Laid(seat, card, on) if card.is_wild() => wild(seat, on),
            Spot::Laid(seat, card, _) => part(seat, card),
        }
    }
}

/// Every thing that a view shows.
pub(crate) fn things(view: &View) -> Vec<Thing> {
    let mut out = vec![view.deck.thing.clone(), view.pile.thing.clone()];
    out.extend(view.aside.iter().map(|aside| aside.thing.clone()));
    out.extend(view.loose.iter().map(|loose| loose.thing.clone()));
    out.extend(view.steps.iter().map(|step| step.thing.clone()));
    out.extend(view.booths.iter().map(|booth| booth.thing.clone()));
    out.extend(view.dice.iter().map(|die| die.thing.clone()));
    view.players.iter().for_each(|player| things_of(player, &mut out));
    out
}

fn things_of(player: &Player, out: &mut Vec<Thing>) {
    let Player { thing, open, tickets, hand, rides, .. } = player;
    out.extend([thing, &open.thing, &tickets.thing, &hand.thing].map(Thing::clone));
    out.extend(hand.cards.iter().flatten().map(|held| held.thing.clone()));
    rides.iter().for_each(|ride| things_on(ride, out));
}

fn things_on(ride: &RideView, out: &mut Vec<Thing>) {
    out.push(ride.thing.clone());
    out.extend(ride.slots.iter().filter_map(|slot| slot.thing.clone()).filter(|thing| thing.kind() == "part"));
    out.extend(ride.wild.clone());
}

/// Every action that can be written down as a value at this table.
pub(crate) fn all_actions(game: &Midway) -> Vec<Action> {
    let mut all = vec![Action::Roll, Action::Draw, Action::Reroll, Action::Waive];
    all.extend([Action::Block, Action::Pass, Action::PassAll, Action::Done]);
    for card in Card::all() {
        all.extend([Action::Discard, Action::Lay, Action::Take, Action::Give, Action::Add].map(|verb| verb(card)));
        all.extend(Card::all().map(|second| Action::Start(card, second)));
    }
    let on_a_ride = [Action::LayWild, Action::TakeWild, Action::GiveWild, Action::Place, Action::AddWild];
    for ride in Ride::all() {
        all.extend(on_a_ride.map(|verb| verb(ride)));
        all.extend(Ride::all().map(|to| Action::Move(ride, to)));
    }
    for booth in Booth::ALL {
        all.extend([Action::Raise, Action::Lower, Action::AssignAll, Action::Protect].map(|verb| verb(booth)));
        all.extend(Booth::ALL.map(|other| Action::Assign(booth, other)));
        for deed in deeds(game, booth) {
            all.extend([Action::Declare(deed), Action::DeclareProtected(deed)]);
        }
    }
    all
}

/// Actions aimed at a player who is not there.
pub(crate) fn strange_actions(game: &Midway) -> Vec<Action> {
    let nobody = [Seat(game.seats() as u8), Seat(u8::MAX)];
    let deeds = nobody.into_iter().flat_map(|seat| Booth::ALL.map(|booth| Deed::of(booth, seat)));
    deeds
        .filter(|deed| deed.target().is_some())
        .flat_map(|deed| [Action::Declare(deed), Action::DeclareProtected(deed)])
        .collect()
}

/// The action of a booth, aimed at each player in turn where it is aimed at anybody.
fn deeds(game: &Midway, booth: Booth) -> impl Iterator<Item = Deed> {
    let targets = if booth.aims() { game.seats() } else { 1 };
    Seat::all(targets).map(move |target| Deed::of(booth, target))
}
