//! One player's things.

use super::{Face, Held, Lying, View};
use crate::Monsters;
use crate::board::{Board, Pending};
use crate::card::{Card, Region};
use crate::components::Kind;
use crate::event::Name;
use crate::memory::{Lot, Memory, Traded};
use crate::refusal::cannot_play;
use crate::state::{Stage, Step};
use crate::things::{self, Place};
use serde::Serialize;
use table::{Seat, Thing};
use ts_rs::TS;

/// One player's things.
#[derive(Debug, Serialize, TS)]
pub struct SeatView {
    pub seat: Seat,
    pub thing: Thing,
    /// What the points so far are read from.
    pub score: Thing,
    pub stage: Stage,
    /// Who gets this hand next.
    pub passes_to: Seat,
    pub crowns: Counted,
    pub tokens: Counted,
    pub loans: LoansView,
    pub trophies: Counted,
    pub regions: Vec<RegionView>,
    pub lands: Pile,
    pub staff: Pile,
    /// Monsters of this season.
    pub display: Pile,
    /// Monsters of earlier seasons.
    pub menagerie: Pile,
    pub events: Pile,
    /// Points on all monsters, displayed or retired.
    pub monster_points: u16,
    /// Points on the monsters of the menagerie.
    pub menagerie_points: u16,
    pub danger: DangerView,
    pub race: RaceView,
    /// Has the bonus of this season been paid?
    pub bonus_paid: bool,
    pub paying: Option<PaymentView>,
    /// Is a preview under way?
    pub showing: bool,
    pub captured: Captured,
    /// A hand that has just been passed lies face down.
    pub hand: Hidden,
    /// Of two players: cards to draw from.
    pub stack: Option<Counted>,
    /// Of two players: what was discarded while capturing.
    pub discards: Option<DiscardsView>,
    pub kept: Hidden,
    /// Kept cards that everybody knows.
    pub known: Vec<Lying>,
    /// What the goals would be worth now, being second left aside.
    pub goals_so_far: Option<i32>,
    pub memory: Option<MemoryView>,
}

/// So many of something.
#[derive(Debug, Serialize, TS)]
pub struct Counted {
    pub thing: Thing,
    pub count: usize,
}

#[derive(Debug, Serialize, TS)]
pub struct LoansView {
    pub thing: Thing,
    /// All loans.
    pub count: u16,
    /// Of these, how many cards lie there for several loans each.
    pub consolidated: u8,
    /// Loan cards that lie there.
    pub cards: u16,
}

/// Cards that lie open.
#[derive(Debug, Serialize, TS)]
pub struct Pile {
    pub thing: Thing,
    pub size: usize,
    pub cards: Vec<Lying>,
}

/// Cards that only their owner sees.
#[derive(Debug, Serialize, TS)]
pub struct Hidden {
    pub thing: Thing,
    pub size: usize,
    pub cards: Option<Vec<Held>>,
}

/// Of two players: cards thrown away while capturing.
#[derive(Debug, Serialize, TS)]
pub struct DiscardsView {
    pub thing: Thing,
    pub size: usize,
    pub cards: Option<Vec<Name>>,
}

/// The card captured in this turn.
#[derive(Debug, Serialize, TS)]
pub struct Captured {
    pub thing: Thing,
    /// Does one lie there?
    pub lies: bool,
    pub card: Option<Held>,
}

#[derive(Debug, Serialize, TS)]
pub struct RegionView {
    pub thing: Thing,
    pub region: Region,
    /// Land of this region, to be spent anew in every season.
    pub points: u8,
    /// Land not yet spent in this season.
    pub left: u8,
    pub land_cards: u8,
    pub explorers: u8,
    /// What the payment that is under way would take from here, if its owner lets the rest be paid.
    pub offer: Option<u8>,
}

/// A Dreamlands monster that is being paid for.
#[derive(Debug, Serialize, TS)]
pub struct PaymentView {
    pub thing: Thing,
    #[serde(flatten)]
    pub face: Face,
    /// Land that is still to be paid.
    pub left: u8,
    /// The region whose land is asked for next.
    pub asked: Region,
}

/// The danger check of this season, as it stands.
#[derive(Debug, Serialize, TS)]
pub struct DangerView {
    pub thing: Thing,
    /// On the monsters on display.
    pub claws: u8,
    /// Of the staff.
    pub hunters: u8,
    /// Claws that nobody guards so far; the royal hunters count once they have come.
    pub open: u8,
    /// Crowns that these cost if nobody else comes.
    pub fine: u16,
}

/// The race for the trophy of this season.
#[derive(Debug, Serialize, TS)]
pub struct RaceView {
    pub thing: Thing,
    pub count: u16,
    /// Would the trophy go here if the season ended now?
    pub leads: bool,
    /// Has somebody else as many, and nobody more?
    pub level: bool,
}

/// Cards that were seen and have gone on.
#[derive(Debug, Serialize, TS)]
pub struct MemoryView {
    pub thing: Thing,
    pub lots: Vec<LotView>,
}

/// Cards that were seen together and now lie in places that cannot be looked into.
#[derive(Debug, Serialize, TS)]
pub struct LotView {
    /// Counted from 1.
    pub season: u8,
    pub cards: Vec<Name>,
    /// Who captured one of them each and has not played it at once.
    pub captured_by: Vec<Seat>,
    /// Who has the rest before him.
    pub hand_of: Option<Seat>,
    /// Of two players: one of the cards, or a card never seen, may have been discarded.
    pub discarded: bool,
}

impl SeatView {
    /// `open`: may these eyes see what the seat holds in secret?
    pub(super) fn of(game: &Monsters, seat: Seat, open: bool) -> SeatView {
        let (board, parts) = (game.board(seat), game.parts());
        let place = |place: Place| things::place(place, seat);
        let counted = |at: Place, count: usize| Counted { thing: place(at), count };
        let laid = |at: Place, wanted: fn(Kind) -> bool| {
            let cards = board.played.iter().copied().filter(|&card| wanted(parts.kind(card)));
            Pile::of(place(at), stacked(game, seat, at, cards))
        };
        let shown = |at: Place, cards: Vec<Card>| Pile::of(place(at), stacked(game, seat, Place::Monsters, cards));
        SeatView {
            seat,
            thing: place(Place::Player),
            score: place(Place::Score),
            stage: board.stage,
            passes_to: game.passes_to(seat),
            crowns: counted(Place::Crowns, usize::from(board.crowns)),
            tokens: counted(Place::Tokens, usize::from(board.tokens)),
            loans: LoansView::of(game, seat),
            trophies: counted(Place::Trophies, usize::from(board.trophies)),
            regions: regions(game, seat, open),
            lands: lands(game, seat),
            staff: laid(Place::Staff, |kind| matches!(kind, Kind::Staff(_))),
            display: shown(Place::Display, board.display(parts).collect()),
            menagerie: shown(Place::Menagerie, board.menagerie(parts).collect()),
            events: laid(Place::Events, |kind| matches!(kind, Kind::Event(_))),
            monster_points: board.monster_vp,
            menagerie_points: board
                .menagerie(parts)
                .filter_map(|card| parts.monster(card))
                .map(|one| u16::from(one.vp))
                .sum(),
            danger: DangerView::of(game, seat),
            race: RaceView::of(game, seat),
            bonus_paid: board.bonus_paid,
            paying: PaymentView::of(game, seat),
            showing: matches!(board.pending, Pending::Preview { .. }),
            captured: Captured::of(game, seat, open),
            // A hand that has just been passed lies face down.
            hand: Hidden::of(game, seat, Place::Hand, &board.hand, open && game.step == Step::Capture),
            stack: game.has_stacks().then(|| counted(Place::Stack, game.stack(seat))),
            discards: game.has_stacks().then(|| DiscardsView::of(game, seat, open)),
            kept: Hidden::of(game, seat, Place::Kept, &board.kept, open),
            known: stacked(game, seat, Place::Kept, known(game, seat)),
            goals_so_far: open.then(|| goals_so_far(game, seat)),
            memory: open.then(|| MemoryView::of(game, seat)),
        }
    }

    /// Points so far; the goals join them at the end.
    pub fn points(&self, view: &View) -> i32 {
        let numbers = &view.numbers;
        let each = |worth: u8, number: usize| i32::from(worth) * number as i32;
        i32::from(self.monster_points)
            + each(numbers.crown_points, self.crowns.count)
            + each(numbers.token_points, self.tokens.count)
            + each(numbers.trophy_points, self.trophies.count)
            - each(numbers.loan_points, usize::from(self.loans.count))
            + self.goals_so_far.filter(|_| view.step == Step::Over).unwrap_or(0)
    }
}

fn goals_so_far(game: &Monsters, seat: Seat) -> i32 {
    game.board(seat).goals(game.parts()).filter_map(|card| game.worth_of_goal(seat, card)).sum()
}

/// Start lands first, then those that were played.
fn lands(game: &Monsters, seat: Seat) -> Pile {
    let (board, parts) = (game.board(seat), game.parts());
    let start = board.start_lands.iter().map(|&place| Face::of_start_land(parts, usize::from(place)));
    let played = board.played.iter().filter(|&&card| matches!(parts.kind(card), Kind::Land(_)));
    let faces = start.chain(played.map(|&card| Face::of(parts, card)));
    Pile::of(things::place(Place::Lands, seat), stack_faces(seat, Place::Lands, faces))
}

/// Kept cards that everybody knows; at the end, all.
fn known(game: &Monsters, seat: Seat) -> Vec<Card> {
    if game.step == Step::Over {
        return game.board(seat).kept.to_vec();
    }
    let mut known: Vec<Card> = game.journals[seat.at()].shown().collect();
    known.sort_unstable();
    known
}

/// Equal cards as one thing, in the order in which they came.
fn stacked(game: &Monsters, seat: Seat, place: Place, cards: impl IntoIterator<Item = Card>) -> Vec<Lying> {
    stack_faces(seat, place, cards.into_iter().map(|card| Face::of(game.parts(), card)))
}

fn stack_faces(seat: Seat, place: Place, faces: impl Iterator<Item = Face>) -> Vec<Lying> {
    let mut stacks: Vec<Lying> = Vec::new();
    for face in faces {
        match stacks.iter_mut().find(|lying| lying.face.id == face.id) {
            Some(lying) => lying.count += 1,
            None => stacks.push(Lying { thing: things::card(place, seat, face.id), count: 1, face }),
        }
    }
    stacks
}

impl Pile {
    fn of(thing: Thing, cards: Vec<Lying>) -> Pile {
        Pile { thing, size: cards.iter().map(|lying| lying.count).sum(), cards }
    }
}

impl Hidden {
    /// `cards` are in order, so that equal ones lie together.
    fn of(game: &Monsters, seat: Seat, place: Place, cards: &[Card], open: bool) -> Hidden {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let stacks = || sorted.chunk_by(|one, other| one == other);
        let held = |stack: &[Card]| Held::of(game, seat, place, stack[0], stack.len());
        Hidden {
            thing: things::place(place, seat),
            size: cards.len(),
            cards: open.then(|| stacks().map(held).collect()),
        }
    }
}

impl DiscardsView {
    fn of(game: &Monsters, seat: Seat, open: bool) -> DiscardsView {
        let cards = game.discards(seat);
        let thing = things::place(Place::Discards, seat);
        DiscardsView { thing, size: cards.len(), cards: open.then(|| game.names(&cards)) }
    }
}

impl Captured {
    fn of(game: &Monsters, seat: Seat, open: bool) -> Captured {
        let thing = things::place(Place::Captured, seat);
        let card = game.captured(seat).filter(|_| open);
        let held = |card: Card| Held { thing: thing.clone(), ..Held::of(game, seat, Place::Captured, card, 1) };
        Captured { lies: game.has_capture(seat), card: card.map(held), thing }
    }
}

impl Held {
    fn of(game: &Monsters, seat: Seat, place: Place, card: Card, count: usize) -> Held {
        let kind = game.parts().kind(card);
        let lacks = cannot_play(game.board(seat), kind).map(|refused| refused.why);
        let cost = if let Kind::Staff(staff) = kind { u16::from(staff.cost) } else { 0 };
        let face = Face::of(game.parts(), card);
        let loans = game.loans_for(seat, cost);
        Held {
            thing: things::card(place, seat, face.id),
            count,
            says: face.says.clone(),
            face,
            playable: lacks.is_none(),
            loans,
            debt: loans * u16::from(game.parts().numbers.loan_vp),
            lacks,
            worth: game.worth_of_goal(seat, card),
        }
    }
}

impl LoansView {
    fn of(game: &Monsters, seat: Seat) -> LoansView {
        let board = game.board(seat);
        LoansView {
            thing: things::place(Place::Loans, seat),
            count: board.loans,
            consolidated: board.consolidated,
            cards: game.loan_cards(seat),
        }
    }
}

/// What would be paid depends on the kept cards, so only their owner may know.
fn regions(game: &Monsters, seat: Seat, open: bool) -> Vec<RegionView> {
    let board = game.board(seat);
    let offer = match board.pending {
        Pending::Payment { left, region, .. } if open => Some(board.spread(region, left, game.parts())),
        _ => None,
    };
    Region::ALL.map(|region| RegionView::of(board, seat, region, offer.map(|offer| offer[region.at()]))).into()
}

impl RegionView {
    fn of(board: &Board, seat: Seat, region: Region, offer: Option<u8>) -> RegionView {
        let at = region.at();
        RegionView {
            thing: things::region(seat, region),
            region,
            points: board.points[at],
            left: board.left(region),
            land_cards: board.land_cards[at],
            explorers: board.explorers[at],
            offer,
        }
    }
}

impl PaymentView {
    fn of(game: &Monsters, seat: Seat) -> Option<PaymentView> {
        match game.board(seat).pending {
            Pending::Payment { monster, left, region } => {
                let thing = things::place(Place::Paying, seat);
                Some(PaymentView { thing, face: Face::of(game.parts(), monster), left, asked: region })
            }
            Pending::Nothing | Pending::Preview { .. } => None,
        }
    }
}

impl DangerView {
    fn of(game: &Monsters, seat: Seat) -> DangerView {
        let board = game.board(seat);
        let open = match game.step {
            Step::Danger if board.stage == Stage::Hunting => game.lacking(board),
            Step::Danger | Step::Over => 0,
            Step::Capture | Step::Play => board.danger.saturating_sub(board.hunters),
        };
        let thing = things::place(Place::Danger, seat);
        DangerView { thing, claws: board.danger, hunters: board.hunters, open, fine: game.fine_for(open) }
    }
}

impl RaceView {
    fn of(game: &Monsters, seat: Seat) -> RaceView {
        let count = game.board(seat).wanted;
        let others = Seat::all(game.count()).filter(|&other| other != seat).map(|other| game.board(other).wanted);
        RaceView {
            thing: things::place(Place::Race, seat),
            count,
            leads: game.best_display() == Some(seat),
            level: count > 0 && others.max() == Some(count),
        }
    }
}

impl MemoryView {
    fn of(game: &Monsters, seat: Seat) -> MemoryView {
        let thing = things::place(Place::Passed, seat);
        if game.step == Step::Over {
            return MemoryView { thing, lots: Vec::new() };
        }
        let memory = Memory::of(game, seat);
        MemoryView { thing, lots: memory.lots.iter().map(|lot| LotView::of(game, lot)).collect() }
    }
}

impl LotView {
    fn of(game: &Monsters, lot: &Lot) -> LotView {
        LotView {
            season: lot.season + 1,
            cards: game.names(&lot.cards),
            captured_by: lot.captures.iter().map(|capture| capture.seat).collect(),
            hand_of: lot.hand,
            discarded: !matches!(lot.trade, Traded::Not | Traded::Open { discarded: false }),
        }
    }
}
