//! Know-how of mardi-gras: how many revelers of each color everybody will end with, and what ranks they make.
//!
//! The parade of this round is played through in thought, everybody throwing what they hold most of. Later parades are
//! guessed from the places taken on their cards, the cards in hand, and the turns that are left to win more.

use crate::{Knowhow, Standing, Term, Tuning};
use catalog::games::mardi_gras::routes::Slot;
use catalog::games::mardi_gras::score::RANKS;
use catalog::games::mardi_gras::{Action, Kind, MardiGras, Neighborhood, Stage, Tally, Throw};
use table::{Game, MAX_SEATS, Seat};

crate::weights! { "mardi-gras":
    // What the future brings: cards won a turn, cards spent on a reveler, and how much may still be had of a parade not
    // signed up for, if its card has room for all and if it has not.
    TURN, REVELER, ROOM, SQUEEZE,
    // What places are worth in revelers: an advertiser, a leader, and each stop of acting after another float.
    ADVERTISER, LEADER, LATER_FLOAT,
    // How large a lead in revelers and in points is rather safe, at the end and for each reveler still to come.
    LEAD, LEAD_LATER, POINTS, POINTS_LATER,
    // What a member more costs in points, for it loses ties.
    KREWE,
    // The appeal of an action, next to 1 for a plain one.
    CASINO, FLOAT, RECRUIT, ADVERTISE, CROWN, FLIP, MATCH, PAIR, PASS, CROWDING,
}

impl Knowhow for MardiGras {
    fn tuning() -> &'static Tuning {
        tuned()
    }

    fn first_release() -> &'static Tuning {
        first_released()
    }

    /// Chances to win that grow with the points expected.
    fn standing(&self, weights: &[f32]) -> Standing {
        if self.is_over() {
            return self.result();
        }
        let forecast = Forecast::of(self, weights);
        let scale = weights[POINTS] + weights[POINTS_LATER] * forecast.to_come;
        let mut chances = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.players()) {
            let points: f32 = parts(self, &forecast, seat, weights).iter().sum();
            chances[seat.at()] = (points / scale).exp();
            sum += chances[seat.at()];
        }
        chances.map(|chance| chance / sum)
    }

    /// Points.
    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        Term::list(PARTS, parts(self, &Forecast::of(self, weights), seat, weights))
    }

    fn appeal(&self, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        // The same steps in another order lead to the same place.
        if !self.is_in_order(seat, action) {
            return 0.0;
        }
        match action {
            Action::Casino => weights[CASINO],
            Action::Place { card, slot } => place_use(self, seat, card.index(), slot.index(), weights),
            Action::Flip => flip_use(self, weights),
            // A card that would break a pair is kept a little longer.
            Action::Discard(kind) => 1.0 + f32::from(self.krewe(seat).hand.of(kind) % 2),
            Action::Name(to) | Action::Put(to) => crowding(self, seat, to, weights),
            Action::Take { from, .. } => 1.0 / crowding(self, seat, from, weights),
            Action::Entertain { throw: Throw::One(_), .. } => weights[MATCH],
            Action::Entertain { throw: Throw::Two(..), .. } => weights[PAIR],
            Action::Pass => weights[PASS],
            Action::Stop => 1.0,
        }
    }

    /// The cards on show in the Casino.
    fn scene(&self, _: Seat) -> u64 {
        match self.stage {
            Stage::Gamble { shown, .. } => u64::from(u32::from_le_bytes(shown.0)),
            _ => 0,
        }
    }
}

/// What points come from: the four colors, as [`Kind::ALL`] has them, and a small krewe, which wins ties.
const PARTS: [&str; 5] = ["food", "cups", "hats", "beads", "krewe"];

/// Where the points of a seat come from, by the names of [`PARTS`].
fn parts(game: &MardiGras, forecast: &Forecast, seat: Seat, weights: &[f32]) -> [f32; 5] {
    let [one, two, three, four] = forecast.points(seat, weights);
    [one, two, three, four, -weights[KREWE] * f32::from(game.size(seat))]
}

/// What each seat will have at the end, as far as can be seen.
struct Forecast {
    players: usize,
    /// Revelers of each color, those of this round's parade included.
    revelers: [[f32; 4]; 4],
    /// Revelers that later parades will bring a player, on average.
    to_come: f32,
}

impl Forecast {
    fn of(game: &MardiGras, weights: &[f32]) -> Forecast {
        let players = game.players();
        let parade = Parade::played_through(game);
        let mut revelers = parade.entertained.map(|own| own.0.map(f32::from));
        let mut to_come = 0.0;
        for seat in Seat::all(players) {
            let hand = parade.hands[seat.at()];
            let coming = Outlook::of(game, seat, weights).revelers(hand, weights);
            let all = 4.0 + f32::from(hand.total());
            for (color, &held) in revelers[seat.at()].iter_mut().zip(&hand.0) {
                *color += coming * (1.0 + f32::from(held)) / all;
            }
            to_come += coming / players as f32;
        }
        Forecast { players, revelers, to_come }
    }

    /// The points of the four colors, blurred by what is still to come.
    fn points(&self, seat: Seat, weights: &[f32]) -> [f32; 4] {
        let blur = weights[LEAD] + weights[LEAD_LATER] * self.to_come;
        let color = |kind: usize| {
            let own = self.revelers[seat.at()][kind];
            let others = seat.others(self.players).map(|other| self.revelers[other.at()][kind]);
            // Half a reveler less, since those who are level are not ahead.
            let ahead: f32 = others.map(|other| likely((other - own - 0.5) / blur)).sum();
            // Without a single reveler there is nothing to score.
            rank_points(ahead) * (1.0 - (-2.0 * own).exp())
        };
        std::array::from_fn(color)
    }
}

/// From 0 to 1, one half at 0.
fn likely(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

/// The points of a place between places.
fn rank_points(ahead: f32) -> f32 {
    let place = (ahead as usize).min(RANKS.len() - 2);
    let (better, worse) = (RANKS[place] as f32, RANKS[place + 1] as f32);
    better + (worse - better) * (ahead - place as f32)
}

/// What a seat may still do after this round's parade.
#[derive(Default)]
struct Outlook {
    /// Turns to win cards in.
    turns: f32,
    /// Stops of the parades that it is in.
    signed: f32,
    /// Stops of those that it may still join, as far as there is room, and what that costs.
    open: f32,
    price: f32,
    /// Revelers for being an advertiser, a leader, an early float.
    extra: f32,
}

impl Outlook {
    fn of(game: &MardiGras, seat: Seat, weights: &[f32]) -> Outlook {
        let round = usize::from(game.round);
        let rounds = game.cards.len();
        let can_place = matches!(game.stage, Stage::Place { .. } | Stage::Gamble { .. } | Stage::Discard { .. })
            && game.krewe(seat).home > 0;
        let mut outlook = Outlook::default();
        outlook.turns += if can_place { f32::from(game.krewe(seat).home) } else { 0.0 };
        outlook.turns += f32::from(game.size(seat)) * (rounds - round - 1) as f32;
        for card in round..rounds {
            outlook.add_members(game, seat, card, weights);
            outlook.add_parade(game, seat, card, can_place, weights);
        }
        outlook
    }

    /// The members that stand on a card: they miss the rounds before it, and bring what their slots are for.
    fn add_members(&mut self, game: &MardiGras, seat: Seat, card: usize, weights: &[f32]) {
        let slots = game.cards[card].slots.iter().zip(&game.route(card).slots);
        for (_, slot) in slots.filter(|(holder, _)| **holder == Some(seat)) {
            self.turns -= (card - usize::from(game.round)) as f32;
            match slot {
                Slot::Advertisement => self.extra += weights[ADVERTISER],
                Slot::Parade => {}
                Slot::Recruitment => self.turns += (game.cards.len() - card - 1) as f32,
                Slot::Leadership => self.extra += weights[LEADER],
            }
        }
    }

    /// The parade of a card. That of this round is already played through, unless the seat may still join it.
    fn add_parade(&mut self, game: &MardiGras, seat: Seat, card: usize, can_place: bool, weights: &[f32]) {
        let (slots, route) = (&game.cards[card].slots, game.route(card));
        let stops = route.halts.len() as f32;
        let later = card > usize::from(game.round);
        let free = route.parade.clone().filter(|&slot| slots[slot].is_none()).count();
        match route.parade.clone().position(|slot| slots[slot] == Some(seat)) {
            Some(place) => {
                self.signed += if later { stops } else { 0.0 };
                self.extra -= weights[LATER_FLOAT] * stops * place as f32;
            }
            None if free > 0 && (later || can_place) => {
                let for_all = route.parade.len() >= game.players();
                self.open += stops * weights[if for_all { ROOM } else { SQUEEZE }];
                self.price += f32::from(game.price(card).unwrap_or_default());
            }
            None => {}
        }
    }

    /// The revelers that this brings somebody who has `hand` left.
    fn revelers(&self, hand: Tally, weights: &[f32]) -> f32 {
        let supply = f32::from(hand.total()) + weights[TURN] * self.turns;
        let signed = self.signed * covered(supply, weights[REVELER] * self.signed);
        let rest = supply - weights[REVELER] * signed;
        signed + self.open * covered(rest, weights[REVELER] * self.open + self.price) + self.extra
    }
}

/// The part of a need that is covered: close to the quotient while that is small, and never more than 1.
fn covered(supply: f32, need: f32) -> f32 {
    if need <= 0.0 {
        return 0.0;
    }
    let part = supply.max(0.0) / need;
    let square = part * part;
    part / (1.0 + square * square).sqrt().sqrt()
}

/// The parade of this round as it goes if everybody throws what they hold most of.
struct Parade {
    hands: [Tally; 4],
    entertained: [Tally; 4],
    crowds: [Tally; 23],
}

impl Parade {
    fn played_through(game: &MardiGras) -> Parade {
        let mut parade =
            Parade { hands: hands(game), entertained: game.krewes.map(|krewe| krewe.entertained), crowds: game.crowds };
        let route = game.active();
        let (first, mut slot) = match game.stage {
            Stage::Parade { stop, slot } => (usize::from(stop), usize::from(slot)),
            _ => (0, route.parade.start),
        };
        for stop in first..route.halts.len() {
            for float in slot..route.parade.end {
                if let Some(seat) = game.holder(float) {
                    parade.throw(seat, route.halts[stop].between, route.halts.len() - stop);
                }
            }
            slot = route.parade.start;
        }
        parade
    }

    /// Throws the most plentiful card that matches; or a pair, if cards enough are left for the stops to come.
    fn throw(&mut self, seat: Seat, between: [Neighborhood; 2], stops_left: usize) {
        let hand = &mut self.hands[seat.at()];
        let mut crowd = self.crowds[between[0].index()];
        crowd.absorb(self.crowds[between[1].index()]);
        let here = || crowd.kinds();
        let matching = here().filter(|&kind| hand.of(kind) > 0).max_by_key(|&kind| hand.of(kind));
        let pair = Kind::ALL.into_iter().find(|&kind| hand.of(kind) >= 2 && usize::from(hand.total()) > stops_left);
        let (kind, cards) = match (matching, pair, here().next()) {
            (Some(kind), _, _) => (kind, Tally::only(kind, 1)),
            (None, Some(pair), Some(kind)) => (kind, Tally::only(pair, 2)),
            _ => return,
        };
        hand.release(cards);
        self.entertained[seat.at()].add(kind);
        let fuller = usize::from(self.crowds[between[1].index()].of(kind) > self.crowds[between[0].index()].of(kind));
        self.crowds[between[fuller].index()].remove(kind);
    }
}

/// The hands, with what is on show taken and what must be paid gone.
fn hands(game: &MardiGras) -> [Tally; 4] {
    let mut hands = game.krewes.map(|krewe| krewe.hand);
    match game.stage {
        Stage::Gamble { seat, shown } => hands[seat.at()].absorb(shown),
        Stage::Discard { seat, count, .. } => {
            let picked = game.krewe(seat).picked;
            hands[seat.at()].release(picked);
            give_away(&mut hands[seat.at()], count - picked.total());
        }
        _ => {}
    }
    hands
}

/// Takes `count` cards out of a hand, the scarcest first.
fn give_away(hand: &mut Tally, count: u8) {
    for _ in 0..count {
        let held = hand.kinds();
        if let Some(kind) = held.min_by_key(|&kind| hand.of(kind)) {
            hand.remove(kind);
        }
    }
}

/// How useful a place on a card is: a parade for which there will be cards, a recruit who has rounds left to work.
fn place_use(game: &MardiGras, seat: Seat, card: usize, slot: usize, weights: &[f32]) -> f32 {
    let route = game.route(card);
    let wait = (card - usize::from(game.round)) as f32;
    let worth = match route.slots[slot] {
        Slot::Parade => {
            let cards = f32::from(game.krewe(seat).hand.total().saturating_sub(game.price(card).unwrap_or_default()));
            weights[FLOAT] * (route.halts.len() as f32).min(1.0 + cards + weights[TURN] * wait)
        }
        Slot::Advertisement => weights[ADVERTISE],
        Slot::Recruitment => weights[RECRUIT] * (game.cards.len() - card - 1) as f32,
        Slot::Leadership => weights[CROWN],
    };
    worth / (1.0 + 0.5 * wait)
}

/// The chance of one more card against that of losing what is shown.
fn flip_use(game: &MardiGras, weights: &[f32]) -> f32 {
    let Stage::Gamble { shown, .. } = game.stage else { return 1.0 };
    let bust = shown.0.iter().filter(|&&count| count == 2).count() as f32 / 4.0;
    let gain = (1.0 - bust) - bust * (f32::from(shown.total()) - 3.0);
    (1.0 + weights[FLIP] * gain).max(0.05)
}

/// Revelers are welcome where one's own float will pass, and where no float of others will.
fn crowding(game: &MardiGras, seat: Seat, at: Neighborhood, weights: &[f32]) -> f32 {
    let route = game.active();
    let joins = route.parade.clone().any(|slot| game.holder(slot) == Some(seat));
    let passes = route.halts.iter().any(|halt| halt.between.contains(&at));
    if joins == passes { weights[CROWDING] } else { 1.0 / weights[CROWDING] }
}
