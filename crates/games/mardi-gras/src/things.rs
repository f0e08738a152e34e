//! The names of everything on the table, and how actions point at them.

use table::{BadNotation, Illegal, Price, Seat, Shut, Thing};

use crate::actions::{self, Action, Throw, Two};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::notation;
use crate::refusal;
use crate::routes::{Card, Route, Slot, SlotAt};
use crate::state::{Campaign, MardiGras, Stage};
use crate::view::{KreweView, RouteView, View};

pub(crate) const CASINO: Thing = Thing::named("casino");
/// The cards that were turned up in the Casino.
pub(crate) const SHOW: Thing = Thing::named("show");
pub(crate) const DECK: Thing = Thing::named("deck");
pub(crate) const DISCARDS: Thing = Thing::named("discards");
pub(crate) const ROYALTY: Thing = Thing::named("royalty");
pub(crate) const ROUND: Thing = Thing::named("round");

pub(crate) fn place(id: &str) -> Thing {
    Thing::new(format_args!("place:{id}"))
}

/// The revelers of one color in a neighborhood.
pub(crate) fn reveler(id: &str, kind: Kind) -> Thing {
    Thing::new(format_args!("reveler:{id}:{}", kind.throw()))
}

pub(crate) fn route(letter: char) -> Thing {
    Thing::new(format_args!("route:{}", letter.to_ascii_lowercase()))
}

pub(crate) fn slot(route: &Route, slot: usize) -> Thing {
    let name = route.slot_name(slot).unwrap_or_default();
    Thing::new(format_args!("slot:{}:{name}", route.letter.to_ascii_lowercase()))
}

/// A stop of a route, counted from 1.
pub(crate) fn stop(letter: char, number: u8) -> Thing {
    Thing::new(format_args!("stop:{}:{number}", letter.to_ascii_lowercase()))
}

/// A hand as a place.
pub(crate) fn hand(seat: Seat) -> Thing {
    Thing::new(format_args!("hand:{}", seat.0))
}

/// The cards of one kind in a hand.
pub(crate) fn card(seat: Seat, kind: Kind) -> Thing {
    Thing::new(format_args!("hand:{}:{}", seat.0, kind.throw()))
}

pub(crate) fn krewe(seat: Seat) -> Thing {
    Thing::new(format_args!("krewe:{}", seat.0))
}

/// The members at home.
pub(crate) fn home(seat: Seat) -> Thing {
    Thing::new(format_args!("home:{}", seat.0))
}

/// The members in the Casino.
pub(crate) fn gamblers(seat: Seat) -> Thing {
    Thing::new(format_args!("gamblers:{}", seat.0))
}

/// The members that can still be recruited.
pub(crate) fn reserve(seat: Seat) -> Thing {
    Thing::new(format_args!("reserve:{}", seat.0))
}

/// A player's points as it stands.
pub(crate) fn score(seat: Seat) -> Thing {
    Thing::new(format_args!("score:{}", seat.0))
}

/// The revelers of one color that a player has entertained.
pub(crate) fn race(seat: Seat, kind: Kind) -> Thing {
    Thing::new(format_args!("score:{}:{}", seat.0, kind.throw()))
}

/// Every thing that a view shows.
pub(crate) fn things(view: &View) -> Vec<Thing> {
    let mut things = vec![ROUND, ROYALTY, CASINO, SHOW, DECK, DISCARDS];
    view.routes.iter().for_each(|route| list_route(route, &mut things));
    view.krewes.iter().for_each(|krewe| list_krewe(krewe, &mut things));
    for place in &view.places {
        things.push(place.thing.clone());
        things.extend(place.revelers.kinds().map(|kind| place.reveler(kind)));
    }
    things
}

fn list_route(route: &RouteView, things: &mut Vec<Thing>) {
    things.push(route.thing.clone());
    things.extend(route.slots.iter().map(|slot| slot.thing.clone()));
    things.extend((1..=route.stops).map(|number| stop(route.letter, number)));
}

fn list_krewe(krewe: &KreweView, things: &mut Vec<Thing>) {
    let KreweView { thing, hand, home, gamblers, reserve, score, .. } = krewe;
    things.extend([thing, &hand.thing, &home.thing, &gamblers.thing, &reserve.thing, score].map(Clone::clone));
    things.extend(krewe.races.iter().map(|race| race.thing.clone()));
    things.extend(hand.cards.iter().flat_map(|cards| cards.kinds()).map(|kind| card(krewe.seat, kind)));
}

impl MardiGras {
    fn id(&self, at: Neighborhood) -> &'static str {
        &self.kit.parts().city.quarter(at).id
    }

    fn place(&self, at: Neighborhood) -> Thing {
        place(self.id(at))
    }

    /// A slot of the active card.
    pub(crate) fn slot_thing(&self, at: usize) -> Thing {
        slot(self.active(), at)
    }
}

pub(crate) fn touches(game: &MardiGras, seat: Seat, action: Action) -> Vec<Vec<Thing>> {
    let reveler = |at, kind| reveler(game.id(at), kind);
    match action {
        Action::Casino => vec![vec![CASINO]],
        Action::Place { card, slot } => touch_slots(game, card, slot),
        Action::Flip => vec![vec![Thing::button("flip")], vec![DECK]],
        Action::Stop => vec![vec![Thing::button("stop")], vec![SHOW]],
        Action::Discard(kind) => vec![vec![card(seat, kind)]],
        Action::Name(at) | Action::Put(at) => vec![vec![game.place(at)]],
        Action::Take { from, kind } => vec![vec![reveler(from, kind)]],
        Action::Entertain { at, kind, throw } => {
            let cards = throw.cards();
            let thrown = cards.kinds().map(|kind| card(seat, kind));
            vec![std::iter::once(reveler(at, kind)).chain(thrown).collect()]
        }
        Action::Pass => vec![vec![Thing::button("pass")]],
    }
}

/// Whoever points at any of the empty Recruitment slots takes the leftmost (MG-5.6).
fn touch_slots(game: &MardiGras, card: Card, at: SlotAt) -> Vec<Vec<Thing>> {
    let (route, held) = (game.route(card.index()), &game.cards[card.index()].slots);
    let same = |other: usize| {
        other == at.index()
            || (game.free_recruiter(card.index()) == Some(at.index())
                && route.slots[other] == Slot::Recruitment
                && held[other].is_none())
    };
    (0..route.slots.len()).filter(|&other| same(other)).map(|other| vec![slot(route, other)]).collect()
}

pub(crate) fn touched(game: &MardiGras, _: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    let touched = Touched::read(game, things);
    touched.and_then(|touched| touched.action(game)).ok_or_else(|| {
        let text = things.iter().map(Thing::as_str).collect::<Vec<_>>().join(" ");
        BadNotation::new(&text, "reveler:treme:hats hand:0:hats")
    })
}

/// What was touched, each thing in its role.
#[derive(Default)]
struct Touched {
    /// What stands for a whole action.
    action: Option<Action>,
    place: Option<Neighborhood>,
    reveler: Option<(Neighborhood, Kind)>,
    cards: Vec<Kind>,
}

impl Touched {
    fn read(game: &MardiGras, things: &[Thing]) -> Option<Touched> {
        let mut touched = Touched::default();
        things.iter().try_for_each(|thing| touched.add(game, thing))?;
        Some(touched)
    }

    fn add(&mut self, game: &MardiGras, thing: &Thing) -> Option<()> {
        let city = &game.kit.parts().city;
        match thing.parts().collect::<Vec<_>>().as_slice() {
            ["casino"] => self.action = Some(Action::Casino),
            ["do", "flip"] | ["deck"] => self.action = Some(Action::Flip),
            ["do", "stop"] | ["show"] => self.action = Some(Action::Stop),
            ["do", "pass"] => self.action = Some(Action::Pass),
            ["slot", letter, name] => self.action = Some(leftmost(game, notation::read_slot(game, letter, name)?)),
            ["place", id] => self.place = Some(city.by_id(id)?),
            ["reveler", id, kind] => self.reveler = Some((city.by_id(id)?, Kind::from_throw(kind)?)),
            ["hand", _, kind] => self.cards.push(Kind::from_throw(kind)?),
            _ => return None,
        }
        Some(())
    }

    fn action(self, game: &MardiGras) -> Option<Action> {
        let Touched { action, place, reveler, cards } = self;
        match (action, place, reveler, cards.as_slice()) {
            (Some(action), None, None, []) => Some(action),
            (None, Some(at), None, []) if matches!(game.stage, Stage::Name { .. }) => Some(Action::Name(at)),
            (None, Some(at), _, []) => Some(Action::Put(at)),
            (None, None, Some((at, kind)), []) if !matches!(game.stage, Stage::Parade { .. }) => {
                Some(Action::Take { from: at, kind })
            }
            (None, None, None, &[kind]) => Some(Action::Discard(kind)),
            (None, None, Some((at, kind)), cards) => Some(Action::Entertain { at, kind, throw: thrown(kind, cards)? }),
            _ => None,
        }
    }
}

/// What is meant by these cards for a reveler who hopes for `kind`: one that it hopes for, or a pair.
fn thrown(kind: Kind, cards: &[Kind]) -> Option<Throw> {
    match *cards {
        [] => Some(Throw::One(kind)),
        [one] if one == kind => Some(Throw::One(kind)),
        [one] => Some(Throw::pair(one)),
        [one, other] => Some(Throw::Two(Two::of(one, other))),
        _ => None,
    }
}

/// MG-5.6: an empty Recruitment slot stands for the leftmost.
fn leftmost(game: &MardiGras, action: Action) -> Action {
    let Action::Place { card, slot } = action else { return action };
    let (at, held) = (card.index(), &game.cards[card.index()].slots);
    let recruits = game.route(at).slots.get(slot.index()) == Some(&Slot::Recruitment) && held[slot.index()].is_none();
    let first = game.free_recruiter(at).filter(|_| recruits).and_then(SlotAt::at);
    Action::Place { card, slot: first.unwrap_or(slot) }
}

pub(crate) fn price(game: &MardiGras, _: Seat, action: Action) -> Price {
    let cards = |count: u8| Price { cards: u16::from(count), ..Price::FREE };
    match action {
        Action::Casino if game.deck.is_empty() && game.discards.is_empty() => Price::FREE,
        Action::Casino | Action::Flip => Price::FOR_GOOD,
        Action::Place { card, .. } => cards(game.price(card.index()).unwrap_or_default()),
        Action::Discard(_) => cards(1),
        Action::Entertain { throw, .. } => cards(throw.cards().total()),
        Action::Stop | Action::Name(_) | Action::Take { .. } | Action::Put(_) | Action::Pass => Price::FREE,
    }
}

/// Every action there is, possible or not.
pub(crate) fn all_actions(_: &MardiGras) -> Vec<Action> {
    let mut all = vec![Action::Casino, Action::Flip, Action::Stop, Action::Pass];
    let slots = |card| SlotAt::all().map(move |slot| Action::Place { card, slot });
    all.extend(Card::all().flat_map(slots));
    all.extend(Kind::ALL.map(Action::Discard));
    for at in Neighborhood::all() {
        all.extend([Action::Name(at), Action::Put(at)]);
        for kind in Kind::ALL {
            all.push(Action::Take { from: at, kind });
            all.extend(Throw::all().map(|throw| Action::Entertain { at, kind, throw }));
        }
    }
    all
}

/// What cannot be chosen though others of its kind can.
pub(crate) fn shut(game: &MardiGras, seat: Seat) -> Vec<Shut> {
    if game.actor() != Some(seat) {
        return Vec::new();
    }
    match game.stage {
        Stage::Place { .. } => shut_slots(game, seat),
        Stage::Discard { .. } => shut_cards(game, seat),
        Stage::Name { .. } => Neighborhood::all()
            .filter(|&at| !game.may_name(at))
            .map(|at| shut_by(game.place(at), refusal::refusal(game, seat, Action::Name(at))))
            .collect(),
        Stage::Take(campaign) => shut_revelers(game, &campaign),
        Stage::Put { from, .. } => vec![shut_by(game.place(from), refusal::no_put())],
        Stage::Parade { stop, .. } => shut_throws(game, seat, stop),
        Stage::Gamble { .. } | Stage::Over => Vec::new(),
    }
}

fn shut_by(thing: Thing, Illegal { why, rule }: Illegal) -> Shut {
    Shut { thing, why, rule }
}

fn shut_slots(game: &MardiGras, seat: Seat) -> Vec<Shut> {
    let purse = game.krewe(seat).hand.total();
    let mut shut = Vec::new();
    for card in Card::all().skip(usize::from(game.round)) {
        let route = game.route(card.index());
        for at in SlotAt::all().filter(|at| at.index() < route.slots.len()) {
            let Action::Place { slot: meant, .. } = leftmost(game, Action::Place { card, slot: at }) else { continue };
            let dear = game.price(card.index()).is_none_or(|price| price > purse);
            if dear || game.bar(seat, card, meant).is_some() {
                shut.push(shut_by(slot(route, at.index()), refusal::no_place(game, seat, card, meant)));
            }
        }
    }
    shut
}

fn shut_cards(game: &MardiGras, seat: Seat) -> Vec<Shut> {
    let krewe = game.krewe(seat);
    let spent = |&kind: &Kind| krewe.hand.of(kind) > 0 && krewe.hand.of(kind) == krewe.picked.of(kind);
    let shut = |kind| shut_by(card(seat, kind), refusal::refusal(game, seat, Action::Discard(kind)));
    Kind::ALL.into_iter().filter(spent).map(shut).collect()
}

fn shut_revelers(game: &MardiGras, campaign: &Campaign) -> Vec<Shut> {
    let mut shut = Vec::new();
    for from in Neighborhood::all() {
        let (crowd, movable) = (game.crowd(from), game.movable(campaign)[from.index()]);
        let stuck = crowd.kinds().filter(|&kind| movable.of(kind) == 0);
        let why = |kind| shut_by(reveler(game.id(from), kind), refusal::no_take(game, campaign, from, kind));
        shut.extend(stuck.map(why));
    }
    shut
}

/// The revelers at the stop whom nothing in hand pleases, and the cards for which nobody is there.
fn shut_throws(game: &MardiGras, seat: Seat, stop: u8) -> Vec<Shut> {
    let (hand, rule) = (game.krewe(seat).hand, game.options.pair);
    let mut shut = Vec::new();
    let mut idle = hand;
    for &at in &game.halt(stop).between {
        for kind in game.crowd(at).kinds() {
            let mut fitting = actions::throws(hand, kind, rule).peekable();
            if fitting.peek().is_none() {
                shut.push(shut_by(reveler(game.id(at), kind), refusal::nothing_fits(kind, rule)));
            }
            fitting.for_each(|throw| idle.drop_kinds(throw.cards()));
        }
    }
    let left = idle.kinds();
    shut.extend(left.map(|kind| shut_by(card(seat, kind), refusal::nobody_hopes(kind))));
    shut
}
