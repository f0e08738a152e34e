//! Carnival of Monsters in numbers.

use crate::{Pen, Tensors, around, from, share};
use catalog::games::Monsters;
use catalog::games::monsters::{Action, Card, HAND, Kind, Pending, REGIONS, Region, SEASONS, Staff, StaffEffect, Stage, Step};
use table::{Game, Seat};

const MOST: usize = 5;
/// The different cards of the deck, and the season cards.
const KINDS: usize = 110;
const SEASON_CARDS: usize = 7;
/// What one card of a kind counts.
const EACH: f32 = 0.5;
const STEPS: [&str; 4] = ["capture", "play", "danger", "over"];
const STAGES: [&str; 6] = ["waiting", "choosing", "discarding", "deciding", "free", "hunting"];
/// Slots about each seat.
const OF_A_SEAT: usize = 56;

impl Tensors for Monsters {
    const OWN: bool = true;

    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        table(self, eyes, pen);
        cards(self, eyes, pen);
        for (place, seat) in around(eyes, self.players(), MOST) {
            pen.block(seat.is_some(), OF_A_SEAT, |pen| board(self, place, seat.unwrap_or(eyes), pen));
        }
    }

    fn fits(&self, action: Action) -> bool {
        let Action::Play { card, region, .. } = action else { return true };
        match self.parts().kind(card) {
            Kind::Staff(Staff { effect: StaffEffect::Explorer, .. }) => region.is_some(),
            Kind::Goal(_) => false,
            _ => region.is_none(),
        }
    }
}

fn table(game: &Monsters, eyes: Seat, pen: &mut impl Pen) {
    let parts = game.parts();
    pen.flags(MOST, |count| format!("players:{}", count + 1), [game.players() - 1]);
    pen.flag(|| "simplified".into(), game.is_simplified());
    pen.flags(SEASONS, |season| format!("season:{}", season + 1), [game.season().min(SEASONS - 1)]);
    pen.flags(HAND, |turn| format!("turn:{}", turn + 1), [game.turn().min(HAND - 1)]);
    let step = match game.current_step() {
        Step::Capture => 0,
        Step::Play => 1,
        Step::Danger => 2,
        Step::Over => 3,
    };
    pen.one_of("step", &STEPS, Some(step));
    let open = parts.seasons.iter().position(|season| season.id == game.season_card().id);
    let name = |at: usize| parts.seasons.get(at).map_or(String::new(), |season| season.id.clone());
    pen.flags(SEASON_CARDS, |at| format!("season-card:{}", name(at)), open);
    let hunters = game.royal_hunters().unwrap_or(0);
    pen.value(|| "royal-hunters".into(), share(hunters, 6));
    let next = game.next_holder(eyes);
    pen.flags(MOST, |seat| format!("passes-to:seat{seat}"), [from(eyes, next, game.players())]);
}

/// The cards that the seat sees or has seen, by kind.
fn cards(game: &Monsters, eyes: Seat, pen: &mut impl Pen) {
    let own = game.board(eyes);
    // A hand that has just been passed lies face down.
    let hand = (game.current_step() == Step::Capture).then(|| own.hand.iter().copied()).into_iter().flatten();
    kinds(game, "hand", hand, pen);
    kinds(game, "captured", game.captured(eyes), pen);
    kinds(game, "kept", own.kept.iter().copied(), pen);
    kinds(game, "played", own.played.iter().copied(), pen);
    let mut passed = [0.0; KINDS];
    game.each_passed(eyes, |card| {
        if let Some(count) = passed.get_mut(card.at()) {
            *count += EACH;
        }
    });
    pen.values(KINDS, |kind| format!("passed:{}", card_name(game, kind)), |kind| passed[kind]);
    let others = eyes.others(game.players());
    kinds(game, "shown-by-others", others.clone().flat_map(|seat| game.shown_kept(seat)), pen);
    let out = others.flat_map(|seat| game.board(seat).played.iter().copied());
    kinds(game, "played-by-others", out, pen);
}

fn kinds(game: &Monsters, what: &str, cards: impl IntoIterator<Item = Card>, pen: &mut impl Pen) {
    let places = cards.into_iter().map(Card::at);
    pen.tally(KINDS, |kind| format!("{what}:{}", card_name(game, kind)), EACH, places);
}

fn card_name(game: &Monsters, kind: usize) -> String {
    let parts = game.parts();
    parts.cards().nth(kind).map_or(String::new(), |card| parts.label(card).id.clone())
}

fn board(game: &Monsters, place: usize, seat: Seat, pen: &mut impl Pen) {
    let board = game.board(seat);
    let name = |what: &str| format!("seat{place}:{what}");
    pen.flag(|| name("there"), true);
    let stage = match board.stage {
        Stage::Waiting => 0,
        Stage::Choosing => 1,
        Stage::Discarding => 2,
        Stage::Deciding => 3,
        Stage::Free => 4,
        Stage::Hunting => 5,
    };
    pen.flags(STAGES.len(), |at| format!("seat{place}:stage:{}", STAGES[at]), [stage]);
    pen.flag(|| name("acts"), game.to_act().contains(seat));
    pen.value(|| name("score"), game.score(seat) as f32 / 50.0);
    pen.value(|| name("crowns"), share(board.crowns, 10));
    pen.value(|| name("tokens"), share(board.tokens, 5));
    pen.value(|| name("loans"), share(board.loans, 5));
    pen.value(|| name("trophies"), share(board.trophies, 4));
    pen.value(|| name("monsters"), share(board.monster_vp, 50));
    pen.value(|| name("danger"), share(board.danger, 6));
    pen.value(|| name("hunters"), share(board.hunters, 4));
    pen.value(|| name("wanted"), share(board.wanted, 10));
    pen.flag(|| name("bonus-paid"), board.bonus_paid);
    pen.value(|| name("staff"), share(board.staff, 6));
    pen.value(|| name("trainers"), share(board.trainers, 2));
    pen.value(|| name("coordinators"), share(board.coordinators, 2));
    pen.value(|| name("distant-lands"), share(board.distant_lands, 4));
    pen.value(|| name("hand"), share(board.hand.len() as u32, 8));
    pen.value(|| name("kept"), share(board.kept.len() as u32, 12));
    let region = |at: usize| Region::ALL[at];
    pen.values(REGIONS, |at| format!("seat{place}:land:{}", region(at).id()), |at| share(board.points[at], 6));
    pen.values(REGIONS, |at| format!("seat{place}:left:{}", region(at).id()), |at| share(board.left(region(at)), 6));
    pen.values(REGIONS, |at| format!("seat{place}:lands:{}", region(at).id()), |at| share(board.land_cards[at], 4));
    pen.values(REGIONS, |at| format!("seat{place}:experts:{}", region(at).id()), |at| share(board.experts[at], 2));
    let (paying, asked) = match board.pending {
        Pending::Payment { left, region, .. } => (left, Some(region.at())),
        Pending::Nothing | Pending::Preview { .. } => (0, None),
    };
    pen.value(|| name("paying"), share(paying, 10));
    pen.flags(REGIONS, |at| format!("seat{place}:pays-from:{}", region(at).id()), asked);
    pen.flag(|| name("showing"), matches!(board.pending, Pending::Preview { .. }));
}
