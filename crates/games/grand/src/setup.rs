//! Options, and dealing.

use crate::cell::bit;
use crate::components::Components;
use crate::fairground::Fairground;
use crate::railyard::Railyard;
use crate::shape::Tiles;
use crate::state::{Board, Claim, Grand, MOST_PLAYERS, Stage, TRICKS, Turn};
use crate::trick::Trick;
use table::{About, BadSetup, Choice, Dice, Kit, Ranking, Seat, Setup};

pub static ABOUT: About = About {
    id: "grand",
    rules_version: 1,
    rule_prefix: "GC",
    players: &[1, 2, 3, 4],
    options: &[
        Choice { key: GUESTS, values: &["30", "40"], players: &[1, 2, 3, 4] },
        Choice { key: FIRST, values: &["drawn", "first_seat"], players: &[2, 3, 4] },
        Choice::switch(STRICT_MALLETS, &[1]),
    ],
    ranking: Ranking::ByScore,
    // 35 turns each; the longest: peek, begin, take, put, cycle, four refills.
    longest: 35 * 9 * MOST_PLAYERS as u32,
};

const GUESTS: &str = "guests";
const FIRST: &str = "first";
const STRICT_MALLETS: &str = "strict_mallets";

/// What can be chosen before a game is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// The 40 guests of a later edition.
    pub many_guests: bool,
    /// The first seat begins; otherwise the lot decides.
    pub first_seat_begins: bool,
    /// Alone, empty lots cost a point each, too.
    pub strict_mallets: bool,
}

impl Options {
    pub fn of(setup: &Setup) -> Options {
        Options {
            many_guests: setup.get(GUESTS) == Some("40"),
            first_seat_begins: setup.get(FIRST) == Some("first_seat"),
            strict_mallets: setup.is_on(STRICT_MALLETS),
        }
    }
}

/// Deals a new game. All options go together, so nothing is refused.
pub(crate) fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Grand, BadSetup> {
    let options = Options::of(setup);
    let players = setup.players;
    let starter = if options.first_seat_begins { 0 } else { dice.below(u32::from(players)) as u8 };
    let tricks = deal_tricks(dice);
    let supplies = &kit.parts().supplies;
    let row = usize::from(players) - 1;
    let supply = deal_attractions(kit, 0, supplies.attractions_per_size[row], dice);
    let extra = if tricks.contains(&Trick::Balloons) { supplies.reserve_per_size } else { 0 };
    let reserve = deal_attractions(kit, supply, extra, dice);
    let guests = if options.many_guests { supplies.guests_later_edition } else { supplies.guests };
    Ok(Grand {
        kit,
        players,
        strict_mallets: options.strict_mallets,
        round: 0,
        turns: 0,
        starter: Seat(starter),
        stage: Stage::Begin,
        turn: Turn::default(),
        railyard: deal_railyard(kit, dice),
        supply,
        reserve,
        guests: guests - 2 * players,
        barkers: supplies.barkers[row],
        tricks,
        boards: deal_boards(kit, players),
    })
}

fn deal_tricks(dice: &mut Dice) -> [Trick; TRICKS] {
    let mut deck = Trick::ALL;
    dice.shuffle(&mut deck);
    [deck[0], deck[1], deck[2]]
}

/// `count` random attractions of each size that are not among those `taken`.
fn deal_attractions(kit: Kit<Components>, taken: Tiles, count: u8, dice: &mut Dice) -> Tiles {
    let mut dealt = 0;
    for size in kit.sizes {
        let mut tiles: Vec<u8> = crate::cell::each(size & !taken).collect();
        dice.shuffle(&mut tiles);
        dealt |= tiles.iter().take(usize::from(count)).fold(0, |set: Tiles, &tile| set | 1 << tile);
    }
    dealt
}

fn deal_railyard(kit: Kit<Components>, dice: &mut Dice) -> Railyard {
    let mut railyard = Railyard::new(&kit.foundations);
    while let (true, Some(stack)) = (railyard.has_gap(), railyard.only_refill()) {
        railyard.turn_up(stack, dice);
    }
    railyard
}

/// Boards with a guest on each Entry space; those of nobody stay bare.
fn deal_boards(kit: Kit<Components>, players: u8) -> [Board; MOST_PLAYERS] {
    let waiting = kit.doors.iter().fold(0, |cells, &door| cells | bit(door));
    std::array::from_fn(|seat| {
        let waiting = if seat < usize::from(players) { waiting } else { 0 };
        Board { fair: Fairground::new(waiting), covered: 0, standings: [Claim::Open; TRICKS], held: 0 }
    })
}
