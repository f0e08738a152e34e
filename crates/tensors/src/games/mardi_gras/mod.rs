//! Mardi Gras in numbers.

use crate::{Pen, Tensors, around, from, share};
use catalog::games::MardiGras;
use catalog::games::mardi_gras::city::NEIGHBORHOODS;
use catalog::games::mardi_gras::routes::SLOTS;
use catalog::games::mardi_gras::setup::{Advert, HAND_LIMIT, Pair, ROUNDS};
use catalog::games::mardi_gras::state::{ADVERTISED, Why};
use catalog::games::mardi_gras::{Action, Kind, Neighborhood, Stage, Tally};
use table::{Game, Seat};

const MOST: usize = 4;
const KINDS: usize = 4;
const STAGES: [&str; 8] = ["place", "gamble", "discard", "name", "take", "put", "parade", "over"];
/// All Route cards that there are.
const ROUTES: usize = 10;
/// Slots about each seat.
const OF_A_SEAT: usize = 19;
/// Slots about each Route card.
const OF_A_CARD: usize = 3 + ROUTES + SLOTS * MOST + NEIGHBORHOODS;

impl Tensors for MardiGras {
    const OWN: bool = true;

    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        pen.flags(MOST, |count| format!("players:{}", count + 1), [self.playing().len() - 1]);
        pen.flag(|| "advert:one_destination".into(), self.options.advert == Advert::OneDestination);
        pen.flag(|| "pair:any".into(), self.options.pair == Pair::Any);
        stage(self, eyes, pen);
        cards(self, eyes, pen);
        for (place, seat) in around(eyes, self.playing().len(), MOST) {
            pen.block(seat.is_some(), OF_A_SEAT, |pen| krewe(self, place, seat.unwrap_or(eyes), pen));
        }
        for at in Neighborhood::all() {
            tally(pen, |kind| format!("crowd:{}:{kind}", place(self, at)), self.crowd(at), 8);
        }
        for card in 0..ROUNDS {
            pen.block(card >= usize::from(self.round), OF_A_CARD, |pen| route(self, card, eyes, pen));
        }
    }

    fn action_name(&self, action: Action) -> String {
        match action {
            // Which route lies where is dealt anew in every game.
            Action::Place { card, slot } => format!("place card{} slot{}", card.index(), slot.index()),
            other => self.notation(other),
        }
    }
}

fn place(game: &MardiGras, at: Neighborhood) -> &str {
    &game.kit.parts().city.quarter(at).id
}

fn quarter(game: &MardiGras, index: usize) -> String {
    Neighborhood::all().nth(index).map_or(String::new(), |at| place(game, at).to_owned())
}

fn tally(pen: &mut impl Pen, name: impl Fn(&'static str) -> String, tally: Tally, most: u32) {
    pen.numbers(|kind| name(Kind::ALL[kind].throw()), tally.0.map(|count| share(count, most)));
}

fn stage(game: &MardiGras, eyes: Seat, pen: &mut impl Pen) {
    let players = game.playing().len();
    let number = match game.stage {
        Stage::Place { .. } => 0,
        Stage::Gamble { .. } => 1,
        Stage::Discard { .. } => 2,
        Stage::Name { .. } => 3,
        Stage::Take(_) => 4,
        Stage::Put { .. } => 5,
        Stage::Parade { .. } => 6,
        Stage::Over => 7,
    };
    pen.one_of("stage", &STAGES, Some(number));
    pen.flags(ROUNDS, |round| format!("round:{}", round + 1), [usize::from(game.round).min(ROUNDS - 1)]);
    pen.flags(MOST, |seat| format!("asked:seat{seat}"), game.actor().map(|asked| from(eyes, asked, players)));
    pen.flags(MOST, |seat| format!("royalty:seat{seat}"), [from(eyes, game.royalty, players)]);
    let (count, left, price) = match game.stage {
        Stage::Discard { seat, count, why } => {
            let left = if seat == eyes { count - game.krewe(seat).picked.total() } else { 0 };
            (count, left, why == Why::Price)
        }
        _ => (0, 0, false),
    };
    pen.value(|| "discard:count".into(), share(count, 6));
    pen.value(|| "discard:left".into(), share(left, 6));
    pen.flag(|| "discard:for-a-place".into(), price);
    let campaign = match game.stage {
        Stage::Take(campaign) | Stage::Put { campaign, .. } => Some(campaign),
        _ => None,
    };
    pen.value(|| "advert:left".into(), share(campaign.map_or(0, |campaign| campaign.left), u32::from(ADVERTISED)));
    let goal = campaign.and_then(|campaign| campaign.goal).map(Neighborhood::index);
    pen.flags(NEIGHBORHOODS, |at| format!("advert:goal:{}", quarter(game, at)), goal);
    let held = match game.stage {
        Stage::Put { from, kind, .. } => Some((from, kind)),
        _ => None,
    };
    pen.flags(NEIGHBORHOODS, |at| format!("advert:from:{}", quarter(game, at)), held.map(|(from, _)| from.index()));
    pen.flags(KINDS, |kind| format!("advert:holds:{}", Kind::ALL[kind].throw()), held.map(|(_, kind)| kind.index()));
    let (stop, slot) = match game.stage {
        Stage::Parade { stop, slot } => (Some(stop), Some(usize::from(slot))),
        _ => (None, None),
    };
    pen.value(|| "parade:stop".into(), stop.map_or(0.0, |stop| share(stop + 1, 10)));
    pen.flags(SLOTS, |slot| format!("parade:slot{slot}"), slot);
    let between = stop.map(|stop| game.halt(stop).between);
    let reached = between.into_iter().flatten().map(Neighborhood::index);
    pen.flags(NEIGHBORHOODS, |at| format!("parade:at:{}", quarter(game, at)), reached);
}

fn cards(game: &MardiGras, eyes: Seat, pen: &mut impl Pen) {
    let shown = match game.stage {
        Stage::Gamble { shown, .. } => shown,
        _ => Tally::NONE,
    };
    tally(pen, |kind| format!("casino:{kind}"), shown, 4);
    pen.value(|| "deck".into(), share(game.deck.total(), 80));
    pen.flag(|| "deck:known".into(), game.deck_is_known);
    tally(pen, |kind| format!("deck:{kind}"), if game.deck_is_known { game.deck } else { Tally::NONE }, 20);
    tally(pen, |kind| format!("discards:{kind}"), game.discards, 20);
    tally(pen, |kind| format!("hand:{kind}"), game.krewe(eyes).hand, 6);
    tally(pen, |kind| format!("picked:{kind}"), game.krewe(eyes).picked, 6);
}

fn krewe(game: &MardiGras, at: usize, seat: Seat, pen: &mut impl Pen) {
    let krewe = game.krewe(seat);
    let name = |what: &str| format!("seat{at}:{what}");
    pen.flag(|| name("there"), true);
    pen.value(|| name("score"), game.score(seat) as f32 / 50.0);
    pen.value(|| name("hand"), share(krewe.hand.total(), u32::from(HAND_LIMIT)));
    pen.value(|| name("home"), share(krewe.home, 9));
    pen.value(|| name("casino"), share(krewe.casino, 9));
    pen.value(|| name("reserve"), share(krewe.reserve, 9));
    pen.value(|| name("size"), share(game.size(seat), 9));
    tally(pen, |kind| format!("seat{at}:known:{kind}"), krewe.seen, 6);
    tally(pen, |kind| format!("seat{at}:entertained:{kind}"), krewe.entertained, 10);
    let ranks = Kind::ALL.map(|kind| game.rank(seat, kind).map_or(0.0, |rank| 1.0 / rank as f32));
    pen.numbers(|kind| format!("seat{at}:rank:{}", Kind::ALL[kind].throw()), ranks);
}

/// A Route card that still lies out: what it is, who stands on it, and how often it passes each neighborhood.
fn route(game: &MardiGras, card: usize, eyes: Seat, pen: &mut impl Pen) {
    let (route, players) = (game.route(card), game.playing().len());
    pen.flag(|| format!("card{card}:there"), true);
    pen.flag(|| format!("card{card}:active"), card == usize::from(game.round));
    pen.value(|| format!("card{card}:price"), game.price(card).map_or(0.0, |price| share(price, 5)));
    let number = usize::from(game.cards[card].route);
    pen.flags(ROUTES, |at| format!("card{card}:route-{}", char::from(b'a' + at as u8)), [number]);
    let holders = game.cards[card].slots.iter().enumerate();
    let held = holders.filter_map(|(slot, holder)| holder.map(|seat| slot * MOST + from(eyes, seat, players)));
    pen.flags(SLOTS * MOST, |at| format!("card{card}:slot{}:seat{}", at / MOST, at % MOST), held);
    // Stop by stop: bots know a position again by what is written, in the order in which it is.
    let halts = route.halts.iter().flat_map(|halt| halt.between).map(Neighborhood::index);
    pen.tally(NEIGHBORHOODS, |at| format!("card{card}:passes:{}", quarter(game, at)), 0.5, halts);
}
