//! Know-how of midway: four rides win, so what counts is how many cards are still missing, and who is closest.

use crate::{Knowhow, Standing, Term, Tuning};
use catalog::games::midway::{Action, Booth, Card, Deed, Midway, Stage, Ride, Row};
use table::{MAX_SEATS, Seat};

crate::weights! { "midway":
    // The standing of a side: rides done, sets that nobody can take, cards that the nearest rides still need, those of
    // them that are not even in hand, how near the end that is, cards in hand, Tickets, and having the turn.
    RIDE, NATURAL, NEED, GAP, NEAR, HAND, TICKET, TURN,
    // The appeal of an action, next to 1 for a plain one.
    BUILD, SPEND_WILD, MOVE_WILD, STOP, ROLL, LAY, PAY, BLOCK, QUIET,
}

const CARDS_IN_A_RIDE: u32 = 4;

impl Knowhow for Midway {
    fn tuning() -> &'static Tuning {
        tuned()
    }

    fn first_release() -> &'static Tuning {
        first_released()
    }

    /// Chances to win in proportion to how each side stands.
    fn standing(&self, weights: &[f32]) -> Standing {
        let mut chances = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.seats()) {
            let purse = self.purse(seat);
            // A team has one standing, that of the partner who sits first.
            chances[seat.at()] =
                if purse == seat.at() { strengths(self, seat, weights).iter().sum::<f32>().exp() } else { chances[purse] };
            sum += if purse == seat.at() { chances[seat.at()] } else { 0.0 };
        }
        chances.map(|chance| chance / sum)
    }

    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        Term::list(["rides", "locked", "hand", "tickets", "turn"], strengths(self, seat, weights))
    }

    fn appeal(&self, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        match action {
            Action::Discard(card) | Action::Give(card) => 1.0 / (0.5 + card_use(self, seat, card)),
            Action::GiveWild(_) => 0.3,
            Action::Roll => weights[ROLL],
            Action::Draw => 2.0,
            Action::Lay(card) if card.is_wild() => weights[LAY],
            Action::Lay(card) => weights[LAY] / (0.25 + card_use(self, seat, card)),
            Action::LayWild(_) => weights[LAY] * 0.5,
            Action::Reroll | Action::Raise(_) | Action::Lower(_) | Action::Protect(_) => weights[PAY],
            Action::Waive => 2.0,
            Action::Assign(one, two) => booth_use(self, seat, one) + booth_use(self, seat, two),
            Action::AssignAll(booth) => 3.0 * booth_use(self, seat, booth),
            Action::Declare(deed) | Action::DeclareProtected(deed) => aim(self, deed),
            Action::Block => weights[BLOCK] * threat(self, seat),
            Action::Pass => 2.0,
            Action::PassAll => weights[QUIET],
            Action::Take(card) => 0.5 + card_use(self, seat, card),
            Action::TakeWild(ride) => 2.5 + self.midways[raided(self).at()].height(ride) as f32,
            Action::Place(ride) => 1.0 + self.midways[seat.at()].height(ride) as f32,
            Action::Start(_, second) if second.is_wild() => weights[SPEND_WILD],
            Action::Start(..) | Action::Add(_) => weights[BUILD],
            Action::AddWild(ride) => wild_use(&self.midways[seat.at()], ride, weights),
            Action::Move(from, to) => move_use(&self.midways[seat.at()], from, to, weights),
            Action::Done => weights[STOP],
        }
    }

    /// To let everything pass that is still to come forgoes what passing once does not. And a Wild stays where it lies until moving
    /// it finishes a ride, or makes room in a finished one for a part in hand: whoever waits with it loses nothing.
    fn idle(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::PassAll => true,
            Action::Move(from, to) => {
                let (row, hand) = (&self.midways[seat.at()], &self.hands[seat.at()]);
                let finishes = row.height(to) + 1 == CARDS_IN_A_RIDE && !row.complete().has(from);
                let part_in_hand =
                    (0..4).map(|part| from.part(part)).any(|card| hand.has(card) && !row.has(card));
                !(finishes || row.complete().has(from) && part_in_hand)
            }
            _ => false,
        }
    }

    /// The dice, while they lie there to be assigned.
    fn scene(&self, _: Seat) -> u64 {
        match self.stage {
            Stage::Assign => self.turn.dice.iter().flatten().fold(1, |key, &face| key << 3 | face as u64),
            _ => 0,
        }
    }
}

/// How a side stands, as the logarithm of its chances: its rides, the locked ones among them, its hand, its Tickets, and
/// having the turn.
fn strengths(game: &Midway, seat: Seat, weights: &[f32]) -> [f32; 5] {
    let (needs, gaps, wilds) = missing(game, seat);
    let to_win = game.options.rides_to_win() as usize;
    let nearest = |mut each: Vec2| -> f32 {
        each.0[..each.1].sort_unstable();
        each.0[..each.1.min(to_win)].iter().map(|&n| f32::from(n)).sum()
    };
    let need = (nearest(needs) - wilds).max(0.0);
    let gap = nearest(gaps);
    let members = || Seat::all(game.seats()).filter(move |&other| game.purse(other) == game.purse(seat));
    let count = |of: &dyn Fn(Seat) -> u32| members().map(of).sum::<u32>() as f32;
    let rides = count(&|member| game.midways[member.at()].complete().len());
    let naturals = count(&|member| game.midways[member.at()].natural().len());
    let hand = count(&|member| game.hands[member.at()].len().min(6) as u32);
    let turn = if members().any(|member| member == game.active()) { 1.0 } else { 0.0 };
    [
        weights[RIDE] * rides - weights[NEED] * need - weights[GAP] * gap + weights[NEAR] / (1.0 + need),
        weights[NATURAL] * naturals,
        weights[HAND] * hand,
        weights[TICKET] * f32::from(game.tickets_of(seat)),
        weights[TURN] * turn,
    ]
}

/// A short list without heap: the numbers, and how many there are.
type Vec2 = ([u8; 10], usize);

/// For each ride of a side: how many cards it needs beyond those in hand, and how many do not lie there yet; and the Wilds
/// in hand, which fit everywhere.
fn missing(game: &Midway, seat: Seat) -> (Vec2, Vec2, f32) {
    let (mut needs, mut gaps, mut wilds): (Vec2, Vec2, u8) = (([0; 10], 0), ([0; 10], 0), 0);
    for member in Seat::all(game.seats()).filter(|&other| game.purse(other) == game.purse(seat)) {
        let (row, hand) = (&game.midways[member.at()], &game.hands[member.at()]);
        wilds += hand.count(Card::WILD);
        for ride in Ride::all() {
            let gap = CARDS_IN_A_RIDE - row.height(ride).min(CARDS_IN_A_RIDE);
            let fits =
                (0..4).map(|part| ride.part(part)).filter(|&card| hand.has(card) && !row.has(card)).count() as u32;
            gaps.0[gaps.1] = gap as u8;
            needs.0[needs.1] = gap.saturating_sub(fits) as u8;
            gaps.1 += 1;
            needs.1 += 1;
        }
    }
    (needs, gaps, f32::from(wilds))
}

/// How useful a card is to a seat: nothing if it lies there already, more the further its ride has come.
fn card_use(game: &Midway, seat: Seat, card: Card) -> f32 {
    if card.is_wild() {
        return 4.0;
    }
    let (row, hand) = (&game.midways[seat.at()], &game.hands[seat.at()]);
    if row.has(card) {
        return 0.1;
    }
    let ride = card.ride();
    if row.complete().has(ride) {
        return 0.5;
    }
    let copies = if hand.count(card) > 1 { 0.4 } else { 1.0 };
    let in_hand = (0..4).filter(|&part| hand.has(ride.part(part))).count() as f32;
    copies * (0.6 + row.height(ride) as f32 + 0.5 * in_hand)
}

/// How useful the action of a booth is.
fn booth_use(game: &Midway, seat: Seat, booth: Booth) -> f32 {
    match booth {
        Booth::DeckDraw => 1.5,
        Booth::DiscardDraw => game.pile.top().map_or(0.0, |card| 0.7 * card_use(game, seat, card)),
        Booth::HandDraw => 2.0,
        Booth::HandTrade => 1.2,
        Booth::MidwayTrade => 1.5,
        Booth::MidwaySteal => 3.0,
    }
}

/// Whom to aim at: whoever is furthest.
fn aim(game: &Midway, deed: Deed) -> f32 {
    deed.target().map_or(1.5, |target| {
        let partner = if game.partners(target, game.active()) { 0.2 } else { 1.0 };
        partner * (1.0 + game.midways[target.at()].complete().len() as f32)
    })
}

/// How much the declared action should be feared by `seat`.
fn threat(game: &Midway, seat: Seat) -> f32 {
    let Stage::Block { deed, .. } = game.stage else { return 1.0 };
    let closeness = game.midways[game.active().at()].complete().len() as f32;
    let me = if deed.target().is_some_and(|target| game.partners(target, seat)) { 2.0 } else { 0.4 };
    let harm = match deed {
        Deed::MidwaySteal(_) => 1.5,
        Deed::MidwayTrade(_) | Deed::HandDraw(_) => 0.8,
        Deed::DeckDraw | Deed::DiscardDraw | Deed::HandTrade(_) => 0.3,
    };
    harm * me + 0.3 * closeness * closeness
}

/// The seat whose Midway is being raided.
fn raided(game: &Midway) -> Seat {
    match game.stage {
        Stage::Take { raid } => raid.target,
        _ => game.active(),
    }
}

/// A Wild is best spent where it completes a ride.
fn wild_use(row: &Row, ride: Ride, weights: &[f32]) -> f32 {
    weights[SPEND_WILD] * if row.height(ride) + 1 == CARDS_IN_A_RIDE { 3.0 } else { 1.0 }
}

/// A Wild may leave an unfinished ride to finish another.
fn move_use(row: &Row, from: Ride, to: Ride, weights: &[f32]) -> f32 {
    let finishes = row.height(to) + 1 == CARDS_IN_A_RIDE && !row.complete().has(from);
    weights[MOVE_WILD] * if finishes { 6.0 } else { 1.0 }
}
