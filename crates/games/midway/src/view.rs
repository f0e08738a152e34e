//! What one pair of eyes sees.

use crate::booth::{Aim, Booth, Face};
use crate::cards::{Card, Part, Ride};
use crate::explain::threat;
use crate::row::Row;
use crate::setup::Options;
use crate::stage::{StageView, Step, StepView};
use crate::state::{Midway, Stage};
use crate::things;
use serde::Serialize;
use table::{Eyes, Say, Seat, Seats, Thing};
use ts_rs::TS;

/// The table as these eyes see it (chapter 12 of the rules).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub options: Options,
    /// How many complete rides win.
    pub rides_to_win: u32,
    /// Counted from 1.
    pub turn: u16,
    pub active: Seat,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    pub stage: StageView,
    pub steps: Vec<StepView>,
    /// The dice that lie there: all three before they are assigned, then those on the booths.
    pub dice: Vec<DieView>,
    pub booths: Vec<BoothView>,
    /// The action that may be blocked, or is being carried out.
    pub deed: Option<Aim>,
    /// The ride that this action could complete, in a sentence, while somebody may still block it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub threat: Option<Say>,
    /// A card set aside in a Hand Trade.
    pub aside: Option<Aside>,
    /// A Wild from another Midway that is looking for a ride.
    pub loose: Option<Loose>,
    pub deck: Deck,
    pub pile: PileView,
    pub players: Vec<Player>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DieView {
    pub thing: Thing,
    /// Nothing for a "!".
    pub number: Option<u8>,
    /// The booth on which it lies; nothing for a "!" that stands for none yet.
    pub booth: Option<Booth>,
    pub state: DieState,
    /// Its action cannot be blocked.
    pub protected: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DieState {
    /// Rolled, not assigned.
    Rolled,
    ToDo,
    UnderWay,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BoothView {
    pub thing: Thing,
    pub booth: Booth,
    pub number: u8,
    /// Why its action is impossible now for the player who has the turn.
    pub shut: Option<Say>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aside {
    pub thing: Thing,
    /// For the two who see it.
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Loose {
    pub thing: Thing,
    /// Who chooses the ride for it.
    pub owner: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Deck {
    pub thing: Thing,
    pub count: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PileView {
    pub thing: Thing,
    pub count: usize,
    pub top: Option<Card>,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Player {
    pub seat: Seat,
    pub thing: Thing,
    pub partner: Option<Seat>,
    pub open: Open,
    pub tickets: Tickets,
    pub hand: Hand,
    pub rides: Vec<RideView>,
}

/// Complete rides that count for a player, or for the team.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Open {
    pub thing: Thing,
    pub count: u32,
}

/// The team's, in Team Carnival.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tickets {
    pub thing: Thing,
    pub count: u8,
    pub most: u8,
    /// One has been used in this turn.
    pub used: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Hand {
    pub thing: Thing,
    pub count: usize,
    pub cards: Option<Vec<Held>>,
}

/// Cards of one kind in a hand.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Held {
    pub thing: Thing,
    pub card: Card,
    pub count: u8,
    /// The Wild that lies in its place on a complete ride, while it may be sent to another to make room.
    pub instead: Option<Thing>,
}

/// One ride of a Midway.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RideView {
    pub thing: Thing,
    pub ride: Ride,
    pub state: RideState,
    /// Of the four that it takes.
    pub cards: u32,
    /// The four places, one for each part. A Wild fills the first empty ones.
    pub slots: Vec<Slot>,
    pub wilds: u32,
    /// The Wilds that lie here.
    pub wild: Option<Thing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RideState {
    Empty,
    Begun,
    /// Complete with Wilds: it counts, but cards can be taken from it.
    Complete,
    /// A natural set.
    Locked,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Slot {
    pub part: Part,
    /// The card that belongs here: its ride and its part say it.
    #[serde(skip)]
    #[ts(skip)]
    pub card: Card,
    pub filled: Filled,
    /// What lies here.
    pub thing: Option<Thing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Filled {
    Part,
    Wild,
    Empty,
}

pub(crate) fn view(game: &Midway, eyes: Eyes) -> View {
    let stage = StageView::of(game);
    let mut view = View {
        options: game.options,
        rides_to_win: game.options.rides_to_win(),
        turn: game.turn_number(),
        active: game.active(),
        asked: game.asked(),
        stage,
        steps: Step::ALL.into_iter().map(|step| StepView::of(step, stage)).collect(),
        dice: dice(game),
        booths: Booth::ALL.into_iter().map(|booth| BoothView::of(game, booth)).collect(),
        deed: game.under_way(),
        threat: None,
        aside: aside(game, eyes),
        loose: loose(game),
        deck: Deck { thing: Thing::named("deck"), count: game.deck.len() },
        pile: PileView { thing: Thing::named("pile"), count: game.pile.len(), top: game.pile.top() },
        players: Seat::all(game.seats()).map(|seat| player(game, seat, eyes)).collect(),
    };
    view.threat = threat(&view);
    view
}

impl BoothView {
    fn of(game: &Midway, booth: Booth) -> BoothView {
        let shut = game.why_shut(booth).map(|illegal| illegal.why);
        BoothView { thing: booth.thing(), booth, number: booth.number(), shut }
    }
}

/// The dice that lie there, each in the place where it was rolled.
fn dice(game: &Midway) -> Vec<DieView> {
    let Some(faces) = game.turn.dice else { return Vec::new() };
    if game.stage == Stage::Assign {
        return (0..3).map(|at| DieView::of(at, faces[at], faces[at].booth(), DieState::Rolled)).collect();
    }
    let to_do = game.turn.to_do().map(|booth| (booth, DieState::ToDo));
    let under_way = game.under_way().map(|aim| (aim.booth, DieState::UnderWay));
    let mut lying: Vec<DieView> = Vec::new();
    for (booth, state) in to_do.chain(under_way) {
        let free = |at: &usize| lying.iter().all(|die| die.thing != things::die(*at));
        let shows = |at: &usize| faces[*at].booth() == Some(booth);
        // What no die shows is what the "!" stands for.
        let at = (0..3).filter(free).find(shows).or_else(|| (0..3).rfind(free));
        lying.extend(at.map(|at| DieView::of(at, faces[at], Some(booth), state)));
    }
    if let Some(die) = lying.iter_mut().find(|die| die.state == DieState::ToDo && die.booth == game.turn.protected) {
        die.protected = true;
    }
    lying.sort_by(|one, other| one.thing.cmp(&other.thing));
    lying
}

impl DieView {
    fn of(at: usize, face: Face, booth: Option<Booth>, state: DieState) -> DieView {
        DieView { thing: things::die(at), number: face.booth().map(Booth::number), booth, state, protected: false }
    }
}

/// Is the card set aside seen by these eyes (MC-12.3)?
fn aside(game: &Midway, eyes: Eyes) -> Option<Aside> {
    let Stage::HandOver { target, aside } = game.stage else { return None };
    let seen = eyes.among(Seats::one(target).with(game.active()));
    Some(Aside { thing: Thing::named("aside"), card: seen.then_some(aside) })
}

fn loose(game: &Midway) -> Option<Loose> {
    let Stage::Place { owner, from: None, .. } = game.stage else { return None };
    Some(Loose { thing: Thing::named("loose"), owner })
}

fn player(game: &Midway, seat: Seat, eyes: Eyes) -> Player {
    let hand = &game.hands[seat.at()];
    let held = |card: Card| {
        let instead = game.may_make_room(seat, card).then(|| things::wild(seat, card.ride()));
        Held { thing: things::held(seat, card), card, count: hand.count(card), instead }
    };
    Player {
        seat,
        thing: things::seat(seat),
        partner: game.options.teams.then(|| Midway::partner(seat)),
        open: Open { thing: things::count(seat), count: game.rides_of(&game.midways, seat) },
        tickets: Tickets {
            thing: things::tickets(seat),
            count: game.tickets_of(seat),
            most: game.kit.tickets,
            used: game.turn.spent.contains(seat),
        },
        hand: Hand {
            thing: things::hand(seat),
            count: hand.len(),
            cards: eyes.see(seat).then(|| hand.each_kind().map(held).collect()),
        },
        rides: Ride::all().map(|ride| RideView::of(seat, &game.midways[seat.at()], ride)).collect(),
    }
}

impl RideView {
    fn of(seat: Seat, midway: &Row, ride: Ride) -> RideView {
        let wilds = midway.wilds(ride);
        let wild = things::wild(seat, ride);
        let mut left = wilds;
        let slots = Part::ALL.into_iter().map(|part| {
            let card = part.of(ride);
            let filled = if midway.has(card) {
                Filled::Part
            } else if left > 0 {
                left -= 1;
                Filled::Wild
            } else {
                Filled::Empty
            };
            let thing = match filled {
                Filled::Part => Some(things::part(seat, card)),
                Filled::Wild => Some(wild.clone()),
                Filled::Empty => None,
            };
            Slot { part, card, filled, thing }
        });
        let slots = slots.collect();
        let state = RideState::of(midway, ride);
        let wild = (wilds > 0).then_some(wild);
        RideView { thing: things::ride(seat, ride), ride, state, cards: midway.height(ride), slots, wilds, wild }
    }

    /// The true parts that lie here.
    pub fn parts(&self) -> impl Iterator<Item = Card> {
        self.slots.iter().filter(|slot| slot.filled == Filled::Part).map(|slot| slot.card)
    }

    /// The true parts that do not.
    pub fn missing(&self) -> impl Iterator<Item = Card> {
        self.slots.iter().filter(|slot| slot.filled != Filled::Part).map(|slot| slot.card)
    }
}

impl RideState {
    fn of(midway: &Row, ride: Ride) -> RideState {
        if midway.natural().has(ride) {
            RideState::Locked
        } else if midway.complete().has(ride) {
            RideState::Complete
        } else if midway.height(ride) > 0 {
            RideState::Begun
        } else {
            RideState::Empty
        }
    }
}

impl View {
    /// The one player whose hand these eyes see; nobody for those who see none, or all.
    pub(crate) fn me(&self) -> Option<&Player> {
        let mut seen = self.players.iter().filter(|player| player.hand.cards.is_some());
        let me = seen.next()?;
        seen.next().is_none().then_some(me)
    }

    pub(crate) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.at())
    }
}

impl Player {
    pub(crate) fn ride(&self, ride: Ride) -> Option<&RideView> {
        self.rides.get(ride.at())
    }
}
