//! Know-how of tycoon: what a sheet will be worth at the end, if it goes on as its staff and its ground allow now.
//!
//! Rides are limited by rounds and by ground, guests by vendors and by ground, sets of stalls by rounds. Whoever fills the
//! lot too early goes bankrupt, so the danger of a roll with which nothing can be done takes its share of everything.

use crate::{Knowhow, Standing, Term, Tuning};
use table::{Dice, Game, MAX_SEATS, Seat};
use catalog::games::tycoon::board::Board;
use catalog::games::tycoon::components::{KINDS, RideCard, StallSet};
use catalog::games::tycoon::desk::Desk;
use catalog::games::tycoon::faces::Face;
use catalog::games::tycoon::state::{Stage, Work};
use catalog::games::tycoon::{Action, Staff, Tycoon};

crate::weights! { "tycoon":
    // How much of the open ground rides can use, how many guests it takes to lead to one, and how much of a shortage of
    // guests or mechanics will not be mended in time.
    GROUND, LEAD, SHORTAGE,
    // What a set of stalls is worth while it grows, the most that it is then worth of the whole, an action left in the round, and
    // room for a guest.
    SET, SET_CAP, CHANCE, ROOM,
    // How much worse a bankruptcy is than its points.
    FEAR,
    // The appeal of an action, next to 1 for a plain one.
    STOP, HIRE, STALL, RIDE_POINT, CONTACT, BESIDE_GUESTS,
    // How much a ride's roll matters to whether it is built now, and how much better than the usual roll that of a ride
    // to come is, if there are many rounds for few rides.
    CHOOSY, CHOICE,
}

/// A score that nobody reaches: alone, one stands at a part of it.
const FULL_MARKS: f32 = 400.0;
/// So many points more than the others have on average are as good as a win.
const DECISIVE: f32 = 80.0;
/// With fewer rounds left than this one takes what one gets.
const PATIENT: f32 = 6.0;
/// What points come from.
const PARTS: [&str; 6] = ["track", "rides", "guests", "stalls", "actions", "danger"];

/// The expected sum of the best dice: a row for each number of dice rolled, a column for each number that counts.
const BEST_DICE: [[f32; 6]; 6] = [
    [3.50, 3.50, 3.50, 3.50, 3.50, 3.50],
    [4.47, 7.00, 7.00, 7.00, 7.00, 7.00],
    [4.96, 8.46, 10.50, 10.50, 10.50, 10.50],
    [5.24, 9.34, 12.24, 14.00, 14.00, 14.00],
    [5.43, 9.93, 13.43, 15.93, 17.50, 17.50],
    [5.56, 10.34, 14.27, 17.34, 19.56, 21.00],
];

impl Knowhow for Tycoon {
    fn tuning() -> &'static Tuning {
        tuned()
    }

    fn first_release() -> &'static Tuning {
        first_released()
    }

    fn standing(&self, weights: &[f32]) -> Standing {
        compare(self.players(), |seat| match settled(self, seat) {
            Some(after) => Outlook::new(&after, seat).worth(weights),
            None => Outlook::new(self, seat).worth(weights),
        })
    }

    /// Points.
    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        let after = settled(self, seat);
        Term::list(PARTS, Outlook::new(after.as_ref().unwrap_or(self), seat).parts(weights))
    }

    /// Alone one plays for points, not for the only place.
    fn result(&self) -> Standing {
        compare(self.players(), |seat| self.score(seat) as f32)
    }

    fn appeal(&self, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        let desk = self.desk(seat);
        match action {
            Action::Hire { staff, .. } => weights[HIRE] * demand(self, desk, staff),
            Action::Stall { .. } => weights[STALL],
            Action::Ride { ride } => {
                let (now, usual) = (points_now(desk, ride), expected(desk.card(ride), constructors(desk)));
                // As long as there are more rounds than ground for rides, a poor roll can wait for a better one.
                let choosy = weights[CHOOSY] * (rounds_left(self) / PATIENT).min(1.0);
                weights[RIDE_POINT] * now * (now / usual).powf(choosy)
            }
            Action::Stop => weights[STOP],
            Action::Place { at, turn } => {
                let Stage::Place(work) = desk.own.stage else { return 1.0 };
                fit(desk, desk.blueprint(work).boxes(turn, at), weights)
            }
            // The shortest way is as good as any, and the best dice are better than all others.
            Action::Shortest => 20.0,
            Action::Guest { .. } => 1.0,
            Action::Dice { faces } => {
                let best: u8 = desk.own.white.dice().take(usize::from(faces.count())).map(Face::number).sum();
                if faces.sum() == u16::from(best) { 1.0 } else { 0.0 }
            }
        }
    }
}

/// Standings from what each sheet is worth.
fn compare(players: usize, worth: impl Fn(Seat) -> f32) -> Standing {
    let mut standing = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        standing[seat.at()] = worth(seat);
    }
    let total: f32 = standing.iter().sum();
    for own in standing.iter_mut().take(players) {
        let others = (total - *own) / (players.max(2) - 1) as f32;
        let stands = if players == 1 { *own / FULL_MARKS } else { 0.5 + (*own - others) / (2.0 * DECISIVE) };
        *own = stands.clamp(0.0, 1.0);
    }
    standing
}

/// The world after the seat's guests have come the shortest way and the best dice were chosen; `None` if nothing of the
/// kind is under way.
fn settled(world: &Tycoon, seat: Seat) -> Option<Tycoon> {
    let mut after: Option<Tycoon> = None;
    while let Some(action) = obvious(after.as_ref().unwrap_or(world).desk(seat)) {
        // The next round may begin with this; what it rolls is the same for all that are compared.
        after.get_or_insert_with(|| world.clone()).step(seat, action, &mut Dice::quick(0));
    }
    after
}

/// What to do about guests and dice without thinking.
fn obvious(desk: Desk<'_>) -> Option<Action> {
    match desk.own.stage {
        Stage::Guests { work, last } => {
            let ahead = desk.ahead(work, last)?;
            let guest = || ahead.nearest.first().map(|at| Action::Guest { at });
            if desk.is_worth_walking(&ahead) { Some(Action::Shortest) } else { guest() }
        }
        Stage::Dice => {
            let level = desk.card(desk.own.rides.last()?.card).level;
            let mut best = None;
            desk.own.white.choose(level, |faces| best = best.or(Some(Action::Dice { faces })));
            best
        }
        _ => None,
    }
}

/// What a sheet can come to.
struct Outlook<'a> {
    desk: Desk<'a>,
    /// Rounds after this one.
    rounds: f32,
    /// What is about to be built, as if it stood already.
    pending: Option<Work>,
}

impl<'a> Outlook<'a> {
    fn new(world: &'a Tycoon, seat: Seat) -> Outlook<'a> {
        let desk = world.desk(seat);
        let pending = match desk.own.stage {
            Stage::Place(work) => Some(work),
            _ => None,
        };
        Outlook { desk, rounds: rounds_left(world), pending }
    }

    /// The points to be expected at the end.
    fn worth(&self, weights: &[f32]) -> f32 {
        self.parts(weights).iter().sum()
    }

    /// Where they come from, by the names of [`PARTS`].
    fn parts(&self, weights: &[f32]) -> [f32; 6] {
        let own = self.desk.own;
        if own.is_bankrupt() {
            return [0.0; 6];
        }
        let reach = own.guests.flood(self.desk.free());
        let squares = (big_squares(reach & !own.guests) as f32 - self.pending_squares()).max(0.0);
        let (rides, ground) = self.rides_to_come(squares, weights);
        let crowd = (reach.count() as f32 - 4.0 * ground).max(own.guests.count() as f32);
        let sheet = &self.desk.parts.sheet;
        let guests = crowd.min(f32::from(sheet.guests_per_vendor) * f32::from(own.staff[Staff::Ticket as usize]));
        let chances = weights[CHANCE] * self.actions_left() + weights[ROOM] * self.desk.room() as f32;
        let (track, stalls) = (self.track(), self.stalls(weights));
        let total = track + rides + guests + stalls + chances;
        [track, rides, guests, stalls, chances, -total * self.danger(weights)]
    }

    /// Points of rides that stand, or are about to.
    fn track(&self) -> f32 {
        let scored: f32 = self.desk.own.rides.iter().map(|ride| f32::from(ride.points)).sum();
        match self.pending {
            Some(Work::Ride(ride)) => scored + points_now(self.desk, ride),
            _ => scored,
        }
    }

    /// Ground that is about to be built on, in big squares.
    fn pending_squares(&self) -> f32 {
        match self.pending {
            Some(Work::Stall(kind)) => self.desk.stall_blueprint(kind).size() as f32 / 4.0,
            Some(Work::Ride(ride)) => self.desk.card(ride).blueprint.size() as f32 / 4.0,
            None => 0.0,
        }
    }

    /// Actions that can still be done in this round.
    fn actions_left(&self) -> f32 {
        let own = self.desk.own;
        let begun = own.actions() + u8::from(self.pending.is_some());
        if own.is_acting() { f32::from(2u8.saturating_sub(begun)) } else { 0.0 }
    }

    /// The points of rides that may still be built, and the ground they take: of all rides that the staff allows, that
    /// which brings most if it is built as often as rounds and ground permit.
    fn rides_to_come(&self, squares: f32, weights: &[f32]) -> (f32, f32) {
        let own = self.desk.own;
        let riding = own.rode || matches!(self.pending, Some(Work::Ride(_)));
        let times = self.rounds + if !riding && self.actions_left() > 0.0 { 1.0 } else { 0.0 };
        let dice = constructors(self.desk);
        let plan = |card: &RideCard| {
            let size = card.blueprint.size() as f32 / 4.0;
            let number = times.min(weights[GROUND] * squares / size);
            // Of more rolls than rides the best are taken.
            let choice = weights[CHOICE] * (1.0 - number / times.max(1.0)) * f32::from(card.level).sqrt();
            (number * (expected(card, dice) + choice), number, number * size)
        };
        let cards = self.desk.parts.rides.iter().filter(|card| self.desk.can_afford(card));
        let best = cards.map(plan).max_by(|one, two| one.0.total_cmp(&two.0));
        let Some((points, number, ground)) = best.filter(|best| best.1 > 0.0) else { return (0.0, 0.0) };
        let standing = own.rides.len() as f32 + f32::from(u8::from(riding && !own.rode));
        let untended = (standing + number - self.desk.rides_in_care() as f32).clamp(0.0, number) / number;
        // Tuning may try any weight.
        let guests = (weights[LEAD] * number).max(f32::MIN_POSITIVE);
        let unled = (guests - self.desk.room() as f32).clamp(0.0, guests) / guests;
        let halved = |part: f32| 1.0 - weights[SHORTAGE] * part / 2.0;
        (points * halved(untended) * halved(unled), ground)
    }

    /// Points of the stalls, and a share of each set that can still be completed.
    fn stalls(&self, weights: &[f32]) -> f32 {
        let stalls = &self.desk.parts.stalls;
        let mut counts = self.desk.own.stall_counts;
        if let Some(Work::Stall(kind)) = self.pending {
            counts[usize::from(kind)] += 1;
        }
        let kinds: i32 = counts.iter().map(|&count| stalls.points[usize::from(count)]).sum();
        counts.sort_unstable_by(|one, two| two.cmp(one));
        let sets: f32 = stalls.sets.iter().map(|set| self.set_worth(set, &counts, weights)).sum();
        kinds as f32 + sets
    }

    /// `counts` begin with the largest.
    fn set_worth(&self, set: &StallSet, counts: &[u8; KINDS], weights: &[f32]) -> f32 {
        let needed = f32::from(set.kinds * set.each);
        let there: f32 = counts.iter().take(usize::from(set.kinds)).map(|&count| f32::from(count.min(set.each))).sum();
        let missing = needed - there;
        let share = if missing > self.rounds { 0.0 } else { (weights[SET] * there / needed).min(weights[SET_CAP]) };
        set.points as f32 * if missing > 0.0 { share } else { 1.0 }
    }

    /// How likely the rounds beyond the last big square of free ground end in bankruptcy. A round that has only just begun
    /// counts as if its roll were not known yet: one lucky roll must not hide the danger of having come to it.
    fn danger(&self, weights: &[f32]) -> f32 {
        let own = self.desk.own;
        let fresh = own.stage == Stage::Choose && own.actions() == 0;
        let places = (big_squares(self.desk.free()) as f32 - self.pending_squares().ceil()).max(0.0);
        let bare = self.rounds + f32::from(u8::from(fresh)) - places;
        if bare <= 0.0 {
            return 0.0;
        }
        1.0 - (1.0 - (weights[FEAR] * self.dead_rolls()).min(1.0)).powf(bare)
    }

    /// The part of all rolls with which nobody can be hired and no stall be built.
    fn dead_rolls(&self) -> f32 {
        let part =
            |useless: &dyn Fn(Face) -> bool| Face::ALL.into_iter().filter(|&face| useless(face)).count() as f32 / 6.0;
        if self.desk.variant.challenge {
            return part(&|face| !self.hires(face)) * part(&|face| !self.stalls_with(face));
        }
        let dead = part(&|face| !self.hires(face) && !self.stalls_with(face));
        dead * dead
    }

    /// Can a die with this face still hire somebody?
    fn hires(&self, face: Face) -> bool {
        Staff::ALL.into_iter().any(|staff| self.desk.can_hire(staff, face))
    }

    /// Can a die with this face build a stall after the one that is being built?
    fn stalls_with(&self, face: Face) -> bool {
        let kind = face.kind();
        self.pending != Some(Work::Stall(kind)) && self.desk.can_build_stall(kind)
    }
}

fn constructors(desk: Desk<'_>) -> usize {
    usize::from(desk.staff(Staff::Constructor))
}

/// Rounds after this one.
fn rounds_left(world: &Tycoon) -> f32 {
    f32::from(world.desk(Seat(0)).parts.sheet.rounds.saturating_sub(world.round))
}

/// What a ride brings on average with so many dice.
fn expected(card: &RideCard, dice: usize) -> f32 {
    let (rolled, counting) = (dice.clamp(1, 6), usize::from(card.level).clamp(1, 6));
    BEST_DICE[rolled - 1][counting - 1] + f32::from(card.bonus)
}

/// What a ride would bring with the dice on the table, if guests reach it.
fn points_now(desk: Desk<'_>, ride: u8) -> f32 {
    let card = desk.card(ride);
    let dice: u8 = desk.own.white.dice().take(usize::from(card.level)).map(Face::number).sum();
    let untended = desk.own.rides.len() as u32 >= desk.rides_in_care();
    f32::from(dice + card.bonus) / if untended { 2.0 } else { 1.0 }
}

/// How welcome a new hire is.
fn demand(world: &Tycoon, desk: Desk<'_>, staff: Staff) -> f32 {
    let rounds = u32::from(desk.parts.sheet.rounds.saturating_sub(world.round));
    let late = rounds < 5;
    match staff {
        Staff::Ticket => 1.0,
        Staff::Mechanic if desk.own.rides.len() as u32 + rounds.min(2) < desk.rides_in_care() => 0.3,
        Staff::Mechanic => 1.0,
        Staff::Constructor | Staff::Investor if late => 0.3,
        Staff::Constructor => 1.5,
        Staff::Investor if desk.staff(Staff::Investor) < desk.staff(Staff::Constructor) => 1.0,
        Staff::Investor => 0.3,
    }
}

/// How well something fits in: along edges and other buildings it wastes least ground.
fn fit(desk: Desk<'_>, boxes: Board, weights: &[f32]) -> f32 {
    let border = boxes.beside() & desk.parts.sheet.lot.boxes;
    let open = (border & desk.free()).count() as f32;
    let touch = 1.0 - open / (2.0 * boxes.count() as f32 + 2.0);
    let led = if border.meets(desk.own.guests) { weights[BESIDE_GUESTS] } else { 1.0 };
    led * (1.0 + weights[CONTACT] * touch.max(0.0))
}

/// How many big squares fit into this ground side by side, each in the first place in reading order that is left.
fn big_squares(ground: Board) -> u32 {
    let mut corners = ground.big_squares();
    let mut count = 0;
    while let Some(spot) = corners.first() {
        count += 1;
        let (here, below) = (Board::one(spot), Board::one(spot).forth(catalog::games::tycoon::board::ROW));
        corners &= !(here | here.forth(1) | below | below.forth(1) | below.back(1));
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Seen, choose};
    use table::{Kit, Setup};

    fn play(setup: &Setup, seed: u64) -> Tycoon {
        let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
        let mut dice = Dice::quick(seed);
        let mut game = Tycoon::deal(setup, kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
        while let Some(seat) = game.to_act().first() {
            let Some(action) = choose(Level::Easy, Seen::new(&game, seat), &mut dice) else { break };
            game.step(seat, action, &mut dice);
        }
        game
    }

    #[test]
    fn easy_builds_a_decent_carnival() {
        for setup in [Setup::new(1), Setup::new(1).with("challenge", "on")] {
            let scores: Vec<i32> = (0..6).map(|seed| play(&setup, seed).score(Seat(0))).collect();
            assert!(scores.iter().all(|&score| score > 110), "{scores:?}");
        }
    }

    #[test]
    fn ground_is_counted_in_big_squares() {
        let lot = Kit::<catalog::games::tycoon::Components>::own().unwrap_or_else(|bad| panic!("{bad}")).sheet.lot.boxes;
        assert_eq!(big_squares(lot), 49);
        assert_eq!(big_squares(Board::EMPTY), 0);
    }

    #[test]
    fn a_bankrupt_stands_at_nothing() {
        assert_eq!(compare(1, |_| 0.0)[0], 0.0);
        let two = compare(2, |seat| if seat == Seat(0) { 200.0 } else { 0.0 });
        assert_eq!((two[0], two[1]), (1.0, 0.0));
    }
}
