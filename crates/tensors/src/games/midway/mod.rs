//! Carnival in numbers.

use crate::{Pen, Tensors, around, from, on, share, so};
use catalog::games::Midway;
use catalog::games::midway::{Action, Booth, Card, Deed, Face, PARTS, RIDES, Ride, Stage};
use std::array;
use table::{Game, Seat};

const MOST: usize = 4;
const RIDDEN: usize = RIDES.len();
const PARTED: usize = RIDES.len() * PARTS.len();
/// The parts, and the Wild.
const KINDS: usize = PARTED + 1;
const STAGES: [&str; 14] = [
    "trim", "choose", "refresh", "assign", "maneuver", "act", "block", "hand-over", "take", "place", "give", "toss",
    "build", "over",
];
/// Slots about each seat.
const OF_A_SEAT: usize = 41;

impl Tensors for Midway {
    const OWN: bool = true;

    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        options(self, pen);
        stage(self, eyes, pen);
        dice(self, eyes, pen);
        pen.value(|| "deck".into(), share(self.deck.len() as u32, 80));
        pen.value(|| "pile".into(), share(self.pile.len() as u32, 80));
        pen.flags(KINDS, |kind| format!("pile:{}", card(kind)), self.pile.top().map(Card::at));
        let hand = &self.hands[eyes.at()];
        let kinds = array::from_fn(|kind| share(hand.count(Card::of(kind)), 4));
        pen.numbers::<KINDS>(|kind| format!("hand:{}", card(kind)), kinds);
        for (place, seat) in around(eyes, self.seats(), MOST) {
            pen.block(seat.is_some(), OF_A_SEAT, |pen| player(self, place, seat.unwrap_or(eyes), eyes, pen));
        }
    }

    fn turned(action: Action, by: usize, players: usize) -> Option<Action> {
        let turned = |deed: Deed| match deed.target() {
            Some(target) if target.at() >= players => None,
            Some(target) => Some(Deed::of(deed.booth(), on(target, by, players))),
            None => Some(deed),
        };
        match action {
            Action::Declare(deed) => turned(deed).map(Action::Declare),
            Action::DeclareProtected(deed) => turned(deed).map(Action::DeclareProtected),
            other => Some(other),
        }
    }

    fn fits(&self, action: Action) -> bool {
        match action {
            Action::Start(one, other) => !one.is_wild() && one != other && (other.is_wild() || one.ride() == other.ride()),
            Action::Declare(deed) | Action::DeclareProtected(deed) => deed.target() != Some(Seat(0)),
            Action::Move(one, other) => one != other,
            Action::Take(part) | Action::Add(part) => !part.is_wild(),
            Action::Assign(one, other) => one <= other,
            _ => true,
        }
    }

    fn action_name(&self, action: Action) -> String {
        let aimed = |verb: &str, deed: Deed| match deed.target() {
            Some(target) => format!("{verb} {} seat{}", deed.booth().name(), target.at()),
            None => format!("{verb} {}", deed.booth().name()),
        };
        match action {
            Action::Declare(deed) => aimed("declare", deed),
            Action::DeclareProtected(deed) => aimed("declare-protected", deed),
            other => self.notation(other),
        }
    }
}

fn card(kind: usize) -> String {
    Card::of(kind).to_string()
}

fn options(game: &Midway, pen: &mut impl Pen) {
    let options = &game.options;
    pen.flags(MOST, |count| format!("players:{}", count + 1), [game.seats() - 1]);
    pen.flag(|| "teams".into(), options.teams);
    pen.flag(|| "team_distinct".into(), options.team_distinct);
    pen.flag(|| "quick".into(), options.quick);
    pen.flag(|| "classic".into(), options.classic);
    pen.flag(|| "norwood".into(), options.norwood);
    pen.flag(|| "wild_die".into(), options.wild_die);
}

fn stage(game: &Midway, eyes: Seat, pen: &mut impl Pen) {
    let (number, amount) = match game.stage {
        Stage::Trim => (0, 0),
        Stage::Choose => (1, 0),
        Stage::Refresh { laid, .. } => (2, laid),
        Stage::Assign => (3, 0),
        Stage::Maneuver => (4, 0),
        Stage::Act => (5, 0),
        Stage::Block { .. } => (6, 0),
        Stage::HandOver { .. } => (7, 0),
        Stage::Take { .. } => (8, 0),
        Stage::Place { .. } => (9, 0),
        Stage::Give { .. } => (10, 0),
        Stage::Toss => (11, 0),
        Stage::Build { moves } => (12, moves),
        Stage::Over { .. } => (13, 0),
    };
    pen.one_of("stage", &STAGES, Some(number));
    pen.value(|| "stage:amount".into(), share(amount, 4));
    pen.flag(|| "stage:wild-laid".into(), matches!(game.stage, Stage::Refresh { wild: true, .. }));
    let players = game.seats();
    pen.flags(MOST, |seat| format!("active:seat{seat}"), [from(eyes, game.active(), players)]);
    pen.flags(MOST, |seat| format!("asked:seat{seat}"), game.asked().map(|asked| from(eyes, asked, players)));
    let (loose, ride) = match game.stage {
        Stage::Place { from, .. } => (from.is_none(), from),
        _ => (false, None),
    };
    pen.flag(|| "wild:loose".into(), loose);
    pen.flags(RIDES.len(), |ride| format!("wild:from-{}", RIDES[ride]), ride.map(Ride::at));
    let aside = match game.stage {
        Stage::HandOver { target, aside } if eyes == target || eyes == game.active() => Some(aside),
        _ => None,
    };
    pen.flags(KINDS, |kind| format!("aside:{}", card(kind)), aside.map(Card::at));
}

/// The dice that lie there, the booths whose action is to come, and the one under way.
fn dice(game: &Midway, eyes: Seat, pen: &mut impl Pen) {
    let mut faces = [0.0; 7];
    if let (Stage::Assign, Some(dice)) = (game.stage, game.turn.dice) {
        dice.iter().for_each(|&face: &Face| faces[face as usize - 1] += 1.0 / 3.0);
    }
    let name = |face: usize| if face < 6 { (face + 1).to_string() } else { "!".into() };
    pen.numbers(|face| format!("die:{}", name(face)), faces);
    let mut to_do = [0.0; 6];
    if game.stage != Stage::Assign && game.turn.dice.is_some() {
        game.turn.to_do().for_each(|booth| to_do[usize::from(booth.number()) - 1] += 1.0 / 3.0);
    }
    pen.numbers(|booth| format!("to-do:{}", Booth::ALL[booth].name()), to_do);
    let protected = game.turn.protected.filter(|booth| game.turn.to_do().any(|other| other == *booth));
    let place = |booth: Booth| usize::from(booth.number()) - 1;
    pen.flags(6, |booth| format!("protected:{}", Booth::ALL[booth].name()), protected.map(place));
    let (booth, target) = match game.stage {
        Stage::Block { deed, .. } => (Some(deed.booth()), deed.target()),
        Stage::HandOver { target, .. } => (Some(Booth::HandTrade), Some(target)),
        Stage::Take { raid } | Stage::Place { raid, .. } | Stage::Give { raid } => {
            (Some(raid.deed().booth()), Some(raid.target))
        }
        Stage::Toss => (Some(Booth::MidwaySteal), None),
        _ => (None, None),
    };
    pen.flags(6, |booth| format!("under-way:{}", Booth::ALL[booth].name()), booth.map(place));
    let target = target.map(|target| from(eyes, target, game.seats()));
    pen.flags(MOST, |seat| format!("target:seat{seat}"), target);
}

fn player(game: &Midway, place: usize, seat: Seat, eyes: Seat, pen: &mut impl Pen) {
    let midway = &game.midways[seat.at()];
    let about = ["there", "partner", "rides", "tickets", "ticket-used", "hand"];
    let numbers = [
        1.0,
        so(seat != eyes && game.partners(seat, eyes)),
        share(game.score(seat) as u32, 4),
        share(game.tickets_of(seat), 4),
        so(game.turn.spent.contains(seat)),
        share(game.hands[seat.at()].len() as u32, 8),
    ];
    pen.numbers(|at| format!("seat{place}:{}", about[at]), numbers);
    // Bit by bit and without asking: quicker than leaving out what is not there.
    let part = |kind| so(midway.has(Card::of(kind)));
    pen.numbers::<PARTED>(|kind| format!("seat{place}:part:{}", card(kind)), array::from_fn(part));
    let wilds = |at| share(midway.wilds(Ride::of(at)), 4);
    pen.numbers::<RIDDEN>(|at| format!("seat{place}:wilds:{}", RIDES[at]), array::from_fn(wilds));
    let (complete, natural) = (midway.complete(), midway.natural());
    let complete = |at| so(complete.has(Ride::of(at)));
    pen.numbers::<RIDDEN>(|at| format!("seat{place}:complete:{}", RIDES[at]), array::from_fn(complete));
    let natural = |at| so(natural.has(Ride::of(at)));
    pen.numbers::<RIDDEN>(|at| format!("seat{place}:natural:{}", RIDES[at]), array::from_fn(natural));
}
