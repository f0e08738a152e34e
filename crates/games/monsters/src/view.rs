//! What one pair of eyes may see.

use crate::Monsters;
use crate::board::{Board, Pending, Stage};
use crate::card::{Card, Region};
use crate::components::{Components, Kind, Land, Season, Wanted};
use crate::event::Name;
use crate::memory::{Lot, Memory, Traded};
use crate::setup::SEASONS;
use crate::state::{Step, passes_left};
use serde::Serialize;
use table::{Eyes, Say, Seat};

/// The table as somebody sees it. Cards that these eyes may not see are `None`.
#[derive(Debug, Serialize)]
pub struct View {
    pub simplified: bool,
    /// Counted from 1.
    pub season: usize,
    /// Counted from 1.
    pub turn: usize,
    pub step: Step,
    pub passes_left: bool,
    pub season_card: SeasonFace,
    pub past_seasons: Vec<PastSeasonView>,
    /// The royal hunters of the last danger check.
    pub royal_hunters: u8,
    /// Cards in the deck.
    pub deck: usize,
    pub seats: Vec<SeatView>,
}

#[derive(Debug, Serialize)]
pub struct SeasonFace {
    pub id: &'static str,
    pub name: &'static str,
    /// The region that is wanted; in the Season of Danger there is none.
    pub region: Option<Region>,
}

#[derive(Debug, Serialize)]
pub struct PastSeasonView {
    pub card: SeasonFace,
    pub winner: Option<Seat>,
}

/// One player's things.
#[derive(Debug, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    pub stage: Stage,
    pub score: i32,
    pub crowns: u16,
    pub tokens: u8,
    /// All loans.
    pub loans: u16,
    /// Of these, the loans that lie there as consolidated cards.
    pub consolidated: u8,
    pub regions: Vec<RegionView>,
    pub lands: Vec<Face>,
    pub staff: Vec<Face>,
    pub display: Vec<Face>,
    pub menagerie: Vec<Face>,
    pub events: Vec<Face>,
    pub trophies: u8,
    /// Danger symbols on display.
    pub danger: u8,
    /// Staff hunters.
    pub hunters: u8,
    /// What counts for the trophy of this season.
    pub wanted: u16,
    pub bonus_paid: bool,
    pub paying: Option<PaymentView>,
    /// Is a preview under way?
    pub showing: bool,
    /// Is a captured card lying there?
    pub has_capture: bool,
    pub capture: Option<Held>,
    pub hand_size: usize,
    pub hand: Option<Vec<Held>>,
    pub stack: usize,
    pub kept_size: usize,
    /// Kept cards that everybody knows.
    pub shown: Vec<Face>,
    pub kept: Option<Vec<Held>>,
    /// What the goals would be worth now, being second left aside.
    pub goals_so_far: Option<i32>,
    /// Of two players: what was discarded while capturing.
    pub discards: Option<Vec<Face>>,
    /// Cards that were seen and have gone on.
    pub remembers: Option<Vec<LotView>>,
}

#[derive(Debug, Serialize)]
pub struct RegionView {
    pub region: Region,
    pub points: u8,
    /// Points not yet spent in this season.
    pub left: u8,
    pub land_cards: u8,
    pub explorers: u8,
}

/// A Dreamlands monster that is being paid for.
#[derive(Debug, Serialize)]
pub struct PaymentView {
    pub monster: Face,
    pub left: u8,
    pub region: Region,
}

/// What is printed on a card.
#[derive(Clone, Debug, Serialize)]
pub struct Face {
    pub id: &'static str,
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: FaceKind,
    /// What is written on staff, events and goals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<Say>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FaceKind {
    Land { region: Region, points: u8, distant: u8 },
    Monster { region: Region, level: u8, vp: u8, danger: u8, lore: u8 },
    Staff { cost: u8 },
    Event,
    Goal,
}

/// A card in somebody's hands.
#[derive(Debug, Serialize)]
pub struct Held {
    #[serde(flatten)]
    pub face: Face,
    /// Could it be played now, if it were captured or kept?
    pub playable: bool,
    /// What a goal would be worth now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<i32>,
}

/// Cards that were seen together and now lie in places that cannot be looked into.
#[derive(Debug, Serialize)]
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

impl View {
    pub(crate) fn new(game: &Monsters, eyes: Eyes) -> View {
        let over = game.step == Step::Over;
        let season = usize::from(game.season).min(SEASONS - 1);
        let past = game.past[..usize::from(game.season)].iter();
        let stacks: usize = Seat::all(game.count()).map(|seat| game.stack(seat)).sum();
        View {
            simplified: game.simplified,
            season: season + 1,
            turn: usize::from(game.turn) + 1,
            step: game.step,
            passes_left: passes_left(season),
            season_card: SeasonFace::of(game.season_card()),
            past_seasons: past
                .map(|past| PastSeasonView {
                    card: SeasonFace::of(&game.parts().seasons[usize::from(past.card)]),
                    winner: past.winner,
                })
                .collect(),
            royal_hunters: game.royal_hunters,
            deck: game.deck.len() - stacks,
            seats: Seat::all(game.count()).map(|seat| SeatView::new(game, seat, over || eyes.see(seat))).collect(),
        }
    }
}

impl SeasonFace {
    fn of(season: &'static Season) -> SeasonFace {
        let region = match season.wanted {
            Wanted::Region(region) => Some(region),
            Wanted::Danger(_) => None,
        };
        SeasonFace { id: &season.id, name: &season.name, region }
    }
}

impl SeatView {
    /// `open`: may these eyes see what the seat holds in secret?
    fn new(game: &Monsters, seat: Seat, open: bool) -> SeatView {
        let (board, parts) = (game.board(seat), game.parts());
        let played = |wanted: fn(Kind) -> bool| {
            board.played.iter().filter(move |&&card| wanted(parts.kind(card))).map(|&card| Face::of(parts, card))
        };
        let start_lands = board.start_lands.iter().map(|&place| Face::of_start_land(parts, usize::from(place)));
        let held = |cards: &[Card]| cards.iter().map(|&card| Held::new(parts, board, card)).collect();
        let faces = |cards: &[Card]| cards.iter().map(|&card| Face::of(parts, card)).collect();
        // A hand that has just been passed lies face down.
        let sees_hand = open && game.step == Step::Capture;
        SeatView {
            seat,
            stage: board.stage,
            score: game.total(seat),
            crowns: board.crowns,
            tokens: board.tokens,
            loans: board.loans,
            consolidated: board.consolidated,
            regions: Region::ALL.map(|region| RegionView::new(board, region)).into(),
            lands: start_lands.chain(played(|kind| matches!(kind, Kind::Land(_)))).collect(),
            staff: played(|kind| matches!(kind, Kind::Staff(_))).collect(),
            display: board.display(parts).map(|card| Face::of(parts, card)).collect(),
            menagerie: board.menagerie(parts).map(|card| Face::of(parts, card)).collect(),
            events: played(|kind| matches!(kind, Kind::Event(_))).collect(),
            trophies: board.trophies,
            danger: board.danger,
            hunters: board.hunters,
            wanted: board.wanted,
            bonus_paid: board.bonus_paid,
            paying: PaymentView::new(parts, board),
            showing: matches!(board.pending, Pending::Preview { .. }),
            has_capture: game.has_capture(seat),
            capture: game.captured(seat).filter(|_| open).map(|card| Held::new(parts, board, card)),
            hand_size: board.hand.len(),
            hand: sees_hand.then(|| held(&board.hand)),
            stack: game.stack(seat),
            kept_size: board.kept.len(),
            shown: shown(game, seat).map(|card| Face::of(parts, card)).collect(),
            kept: open.then(|| held(&board.kept)),
            goals_so_far: open.then(|| board.goals(parts).filter_map(|card| Held::new(parts, board, card).worth).sum()),
            discards: open.then(|| faces(&game.discards(seat))),
            remembers: open.then(|| remember(game, seat)),
        }
    }
}

/// Kept cards that everybody knows; at the end, all.
fn shown(game: &Monsters, seat: Seat) -> impl Iterator<Item = Card> {
    let over = game.step == Step::Over;
    let all = game.board(seat).kept.iter().copied().filter(move |_| over);
    game.journals[seat.at()].shown().filter(move |_| !over).chain(all)
}

fn remember(game: &Monsters, seat: Seat) -> Vec<LotView> {
    if game.step == Step::Over {
        return Vec::new();
    }
    Memory::of(game, seat).lots.iter().map(|lot| LotView::new(game, lot)).collect()
}

impl LotView {
    fn new(game: &Monsters, lot: &Lot) -> LotView {
        LotView {
            season: lot.season + 1,
            cards: game.names(&lot.cards),
            captured_by: lot.captures.iter().map(|capture| capture.seat).collect(),
            hand_of: lot.hand,
            discarded: !matches!(lot.trade, Traded::Not | Traded::Open { discarded: false }),
        }
    }
}

impl RegionView {
    fn new(board: &Board, region: Region) -> RegionView {
        let at = region.at();
        RegionView {
            region,
            points: board.points[at],
            left: board.left(region),
            land_cards: board.land_cards[at],
            explorers: board.explorers[at],
        }
    }
}

impl PaymentView {
    fn new(parts: &'static Components, board: &Board) -> Option<PaymentView> {
        match board.pending {
            Pending::Payment { monster, left, region } => {
                Some(PaymentView { monster: Face::of(parts, monster), left, region })
            }
            Pending::Nothing | Pending::Preview { .. } => None,
        }
    }
}

impl Face {
    fn of(parts: &'static Components, card: Card) -> Face {
        let label = parts.label(card);
        let kind = match parts.kind(card) {
            Kind::Land(Land { region, points, distant }) => FaceKind::Land { region, points, distant },
            Kind::Monster(monster) => FaceKind::Monster {
                region: monster.region,
                level: monster.level,
                vp: monster.vp,
                danger: monster.danger,
                lore: monster.lore,
            },
            Kind::Staff(staff) => FaceKind::Staff { cost: staff.cost },
            Kind::Event(_) => FaceKind::Event,
            Kind::Goal(_) => FaceKind::Goal,
        };
        Face { id: &label.id, name: &label.name, kind, says: parts.says(card) }
    }

    fn of_start_land(parts: &'static Components, place: usize) -> Face {
        let start = &parts.start_lands[place];
        let Land { region, points, distant } = start.land;
        Face { id: &start.id, name: &start.name, kind: FaceKind::Land { region, points, distant }, says: None }
    }
}

impl Held {
    fn new(parts: &'static Components, board: &Board, card: Card) -> Held {
        Held {
            face: Face::of(parts, card),
            playable: board.can_play(parts.kind(card)),
            worth: parts.goal(card).map(|goal| goal.worth(board, parts)),
        }
    }
}
