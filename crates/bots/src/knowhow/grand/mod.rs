//! Know-how of grand: the points that a Fairground will have brought at the end, as far as can be seen.
//!
//! What scores already counts in full. What may still come of it (sets begun, attractions without tickets, building
//! land, guests on their way up) counts the more, the more turns are left.

mod glance;
mod plan;

use crate::{Knowhow, Standing, Term, Tuning};
use catalog::games::grand::cell::{Cells, TOP_ROW, beside, bit, connected};
use catalog::games::grand::{Action, Board, Grand, Stage, Trick};
use plan::{Means, hopes};
use table::{Dice, Game, MAX_SEATS, Seat};

crate::weights! { "grand":
    // How much of the points in prospect is to be had: of sets, of variety, of tickets, of guests on their way up.
    SET, VARIETY, TICKETS, CLIMB,
    // The chance that an attraction without a ticket gets one, if guests can come to it and if they cannot; and how much
    // each step that they still have to walk takes away from it, or from their coming into the Bigtop.
    OPEN, SHUT, STEP,
    // Of what is still to be built: the turns that guests need to visit it, the sites that a foundation brings, how many
    // turns make the difference between likely and unlikely, what a turn to spare is worth, and how much of it all to
    // believe; and what an empty space may still become.
    VISIT, LAND, BLUR, SPARE, PLAN, SPACE,
    // Points for a guest on the Fairground, a walkway cell that guests can get to, a way to the top, a walled up
    // Entry, a barker's voice, a trick, and each pip of the numbers still free in this round.
    GUEST, WALK, TOP, DOOR, BARKER, TRICK, NUMBER,
    // How many turns it takes until half of what is in prospect has come about.
    PATIENCE,
    // How large a lead in points is rather safe, at the end, and how much more at the beginning.
    LEAD, LEAD_EARLY,
    // The appeal of an action, next to 1 for a plain one: what to begin, and how much a number that is larger than it need be
    // takes away; what a stop brings, and hiring a barker with it; and where a foundation goes on from others.
    PLACING, BUILDING, MOVING, WASTE, FIRST_TICKET, TICKET, INTO_BIGTOP, HIRE, PATH, PLOT,
}

/// Alone, so many points are an even result, and so many more a very good one.
const EVEN: f32 = 4.0;
const GOOD: f32 = 6.0;
const TURNS: f32 = 35.0;

/// What points come from.
const PARTS: [&str; 6] = ["sets", "variety", "tickets", "bigtop", "land", "crew"];

impl Knowhow for Grand {
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
        let mut standing = [0.0; MAX_SEATS];
        if self.is_solo() {
            standing[0] = alone(forecast(self, Seat(0), weights));
            return standing;
        }
        let points: [f32; 4] =
            std::array::from_fn(
                |seat| if seat < self.players() { forecast(self, Seat(seat as u8), weights) } else { 0.0 },
            );
        let best = points[..self.players()].iter().copied().fold(f32::MIN, f32::max);
        let scale = weights[LEAD] + weights[LEAD_EARLY] * turns_left(self, self.active()) / TURNS;
        for seat in self.seats() {
            standing[seat.at()] = ((points[seat.at()] - best) / scale).exp();
        }
        let sum: f32 = standing.iter().sum();
        standing.map(|chance| chance / sum)
    }

    /// Points. In the middle of an action nothing can be said yet.
    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        Term::list(PARTS, Outlook::new(self, seat, weights).parts())
    }

    fn result(&self) -> Standing {
        let mut result = [0.0; MAX_SEATS];
        let Some(places) = self.places() else { return result };
        if self.is_solo() {
            result[0] = alone(self.score(Seat(0)) as f32);
            return result;
        }
        let winners = self.seats().filter(|&seat| places.won(seat)).count() as f32;
        for seat in self.seats() {
            let won = if places.won(seat) { 1.0 / winners } else { 0.0 };
            // A second place is worth a little.
            result[seat.at()] = 0.8 * won + 0.2 * places.worth(seat);
        }
        result
    }

    fn appeal(&self, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        glance::appeal(self, seat, action, weights)
    }

    /// The foundation in hand, which everybody has seen.
    fn scene(&self, _: Seat) -> u64 {
        match self.stage {
            Stage::Put { foundation, .. } => 1 + foundation.kind() as u64,
            _ => 0,
        }
    }
}

/// What a result alone is worth, from 0 to 1.
fn alone(points: f32) -> f32 {
    1.0 / (1.0 + ((EVEN - points) / GOOD).exp())
}

/// The points that this seat can expect at the end. In the middle of an action it is taken to be completed in the best
/// way.
fn forecast(game: &Grand, seat: Seat, weights: &[f32]) -> f32 {
    let settled = matches!(game.stage, Stage::Begin | Stage::Cycle | Stage::Refill | Stage::Over);
    if settled || game.active() != seat {
        return Outlook::new(game, seat, weights).points();
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let after = |&action: &Action| {
        let mut world = *game;
        world.step(seat, action, &mut Dice::quick(0));
        // A foundation in hand says nothing before it lies; everything else shows on the Fairground.
        if matches!(world.stage, Stage::Put { .. }) {
            forecast(&world, seat, weights)
        } else {
            Outlook::new(&world, seat, weights).points()
        }
    };
    legal.iter().map(after).fold(f32::MIN, f32::max)
}

fn turns_left(game: &Grand, seat: Seat) -> f32 {
    let rounds = f32::from(6 - game.round.min(6));
    5.0 * rounds + game.board(seat).free_numbers().count() as f32
}

/// Steps beyond this many are all the same.
const FAR: usize = 12;

/// What can be reached within so many steps from `start`, or from what a first step brings to `entered`.
fn walks(start: Cells, entered: Cells, floor: Cells) -> [Cells; FAR] {
    let mut reach = [start; FAR];
    for steps in 1..FAR {
        let before = reach[steps - 1];
        let first = if steps == 1 { entered } else { 0 };
        reach[steps] = before | (beside(before) & floor) | first;
    }
    reach
}

/// What one seat can hope for.
struct Outlook<'a> {
    game: &'a Grand,
    seat: Seat,
    board: &'a Board,
    weights: &'a [f32],
    /// How much of what is in prospect will come about, from 0 at the end to nearly 1.
    later: f32,
    /// The cells that guests can get to, if nobody stands in the way: within no step, one step, two steps, and so on.
    reach: [Cells; FAR],
    /// The same from the top down.
    descent: [Cells; FAR],
    /// Attractions with tickets, and those that will have some, by size.
    ticketed: [u8; 5],
    likely: [f32; 5],
    /// Attractions of each size that stand, and those that can still be had.
    built: [u8; 5],
    supply: [u32; 5],
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Grand, seat: Seat, weights: &'a [f32]) -> Outlook<'a> {
        let board = game.board(seat);
        let turns = turns_left(game, seat);
        let later = turns / (turns + weights[PATIENCE]);
        let fair = &board.fair;
        let floor = if board.holds(Trick::Draw) { fair.walkways() | fair.bare_sites() } else { fair.walkways() };
        let floor = floor & !fair.barkers;
        let doors = game.kit.doors.iter().fold(0, |cells, &door| cells | bit(door));
        let mut reach = walks(fair.guests & floor, doors & floor, floor);
        reach[FAR - 1] = connected(reach[FAR - 1], floor);
        let stock = if board.holds(Trick::Balloons) { game.supply | game.reserve } else { game.supply };
        let mut outlook = Outlook {
            game,
            seat,
            board,
            weights,
            later,
            reach,
            descent: walks(TOP_ROW & floor, 0, floor),
            ticketed: [0; 5],
            likely: [0.0; 5],
            built: [0; 5],
            supply: game.kit.sizes.map(|tiles| (tiles & stock).count_ones()),
        };
        for built in fair.attractions() {
            let size = usize::from(built.size()) - 1;
            outlook.built[size] += 1;
            outlook.ticketed[size] += u8::from(built.tickets > 0);
            outlook.likely[size] += if built.tickets > 0 { 1.0 } else { outlook.chance(built.cells) };
        }
        outlook
    }

    /// The chance that what stands on these cells gets a ticket.
    fn chance(&self, cells: Cells) -> f32 {
        let near = beside(cells);
        let chance = match self.reach.iter().position(|reached| reached & near != 0) {
            Some(steps) => self.weights[OPEN] / (1.0 + self.weights[STEP] * steps as f32),
            None => self.weights[SHUT],
        };
        (self.later * chance).min(0.95)
    }

    fn network(&self) -> Cells {
        self.reach[FAR - 1]
    }

    fn points(&self) -> f32 {
        self.parts().iter().sum()
    }

    /// What the points come from, by the names of [`PARTS`].
    fn parts(&self) -> [f32; 6] {
        let attractions: f32 = (0..5).map(|size| self.of_size(size, self.likely[size])).sum();
        [attractions, self.variety(), self.tickets(), self.bigtop(), self.land(), self.crew()]
    }

    /// Points for so many attractions of a size; part of what is in prospect.
    fn of_size(&self, size: usize, likely: f32) -> f32 {
        let now = self.size_points(size, f32::from(self.ticketed[size]));
        now + self.later * self.weights[SET] * (self.size_points(size, likely) - now)
    }

    /// Points for a count between counts.
    fn size_points(&self, size: usize, count: f32) -> f32 {
        let points = &self.game.kit.points;
        let at = |count: usize| match (self.game.is_solo(), count) {
            (true, 0) => points.solo.missing_size as f32,
            (true, 1) => points.solo.lone_attraction as f32,
            (true, count) => {
                if count > 2 {
                    1.0
                } else {
                    0.0
                }
            }
            (false, count) => f32::from(points.sets[size][count]),
        };
        let below = count as usize;
        at(below) + (at(below + 1) - at(below)) * (count - below as f32)
    }

    /// The bonus for every size, as far as what stands will have tickets.
    fn variety(&self) -> f32 {
        if self.game.is_solo() {
            return 0.0;
        }
        let chance: f32 = self.likely.iter().map(|&count| count.min(1.0)).product();
        let points = self.game.kit.points.variety as f32;
        if self.ticketed.contains(&0) { points * chance * self.weights[VARIETY] } else { points }
    }

    fn tickets(&self) -> f32 {
        let points = &self.game.kit.points;
        if self.game.is_solo() {
            let worth = |tickets: u8| match tickets {
                0 => 0.0,
                1 => self.weights[TICKETS] * self.later * 0.5,
                _ => 1.0,
            };
            return self
                .board
                .fair
                .attractions()
                .filter(|built| built.size() > 1)
                .map(|built| worth(built.tickets))
                .sum();
        }
        let share = (self.board.fair.tickets() as f32 / points.ticket_goal as f32).min(1.0);
        let bonus = points.ticket_bonus as f32;
        if share >= 1.0 { bonus } else { bonus * share * share * self.weights[TICKETS] * self.later }
    }

    /// Guests in the Bigtop, and those on their way, the closer the better.
    fn bigtop(&self) -> f32 {
        let guests = self.board.fair.guests;
        let near = |steps: usize| {
            let before = if steps > 0 { self.descent[steps - 1] } else { 0 };
            (self.descent[steps] & !before & guests).count_ones() as f32 / (1.0 + self.weights[STEP] * steps as f32)
        };
        let climbing: f32 = (0..FAR).map(near).sum();
        let count = f32::from(self.board.fair.bigtop);
        let now = self.bigtop_points(count);
        now + self.later * self.weights[CLIMB] * (self.bigtop_points(count + climbing) - now)
    }

    fn bigtop_points(&self, guests: f32) -> f32 {
        if self.game.is_solo() {
            return guests;
        }
        let table = &self.game.kit.points.bigtop;
        let at = |count: usize| table[count.min(table.len() - 1)] as f32;
        let below = guests as usize;
        at(below) + (at(below + 1) - at(below)) * (guests - below as f32)
    }

    /// Mallets, and what may still be built over them and beside.
    fn land(&self) -> f32 {
        let fair = &self.board.fair;
        let counts = !self.game.is_solo() || self.game.strict_mallets;
        let spaces = fair.empty_spaces().count_ones() as f32;
        let mallets = if counts && !self.board.holds(Trick::Spectacle) { spaces } else { 0.0 };
        let mut bare = fair.bare_sites();
        let land = -mallets * (1.0 - self.weights[SPACE] * self.later) - bare.count_ones() as f32;
        let mut means = self.means(spaces);
        while bare != 0 {
            let plot = connected(bare & bare.wrapping_neg(), bare);
            bare &= !plot;
            means.add_plot(plot.count_ones());
        }
        land + self.weights[PLAN] * self.hopes(means) * self.visited()
    }

    /// How much of a plan can be believed: what stands must have tickets to be part of it.
    fn visited(&self) -> f32 {
        let built: u8 = self.built.iter().sum();
        let likely: f32 = self.likely.iter().sum();
        if built == 0 { 1.0 } else { 0.5 + 0.5 * likely / f32::from(built) }
    }

    /// Turns, numbers and foundations left to build with.
    fn means(&self, spaces: f32) -> Means {
        let rounds = 6 - self.game.round.min(6);
        let numbers = std::array::from_fn(|at| rounds + u8::from(self.board.is_free(at as u8 + 1)));
        let unvisited = self.board.fair.attractions().filter(|built| built.tickets == 0).count() as f32;
        let left = turns_left(self.game, self.seat);
        let turns = left - self.weights[VISIT] * unvisited;
        Means::new(turns, left / TURNS, numbers, self.weights[LAND] * spaces, self.supply)
    }

    /// The points of attractions that are still to be built.
    fn hopes(&self, means: Means) -> f32 {
        let points = &self.game.kit.points;
        let worth = |counts: &[u8; 5]| {
            let sizes: f32 = (0..5).map(|size| self.size_points(size, f32::from(counts[size]))).sum();
            let variety = !self.game.is_solo() && counts.iter().all(|&count| count > 0);
            sizes + if variety { points.variety as f32 } else { 0.0 }
        };
        // Alone every single attraction counts; against others the third of a size is the first to bring anything.
        let alone = self.game.is_solo();
        let step = |count: u8| if alone { (count + 1).min(3) } else { (count + 1).clamp(3, 5) };
        hopes(means, self.built, &worth, &step, self.weights)
    }

    /// Guests, walkways, barkers, tricks, and the numbers still free.
    fn crew(&self) -> f32 {
        let (game, board, weights) = (self.game, self.board, self.weights);
        let fair = &board.fair;
        let barker = if game.is_solo() { 1.0 } else { game.kit.points.barker as f32 };
        let walled =
            game.kit.doors.iter().filter(|&&door| bit(door) & fair.ground & !self.network() != 0).count() as f32;
        let pips: u8 = board.free_numbers().sum();
        let tricks = board.held.count_ones() as f32;
        let hopes = weights[GUEST] * fair.guests.count_ones().min(6) as f32
            + weights[WALK] * self.network().count_ones() as f32
            + if self.network() & TOP_ROW != 0 { weights[TOP] } else { 0.0 }
            + weights[BARKER] * fair.barkers.count_ones() as f32
            + weights[TRICK] * tricks
            - weights[DOOR] * walled;
        let tricks_now = if game.is_solo() { tricks } else { 0.0 };
        barker * fair.barkers.count_ones() as f32 + tricks_now + self.later * hopes + weights[NUMBER] * f32::from(pips)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::games::grand::foundation::Foundation;
    use table::{Kit, Setup};

    /// A game for two in its last round; the first seat has a path along row 1, and building land above it.
    fn game() -> Grand {
        let kit = Kit::own().unwrap();
        let mut game = Grand::deal(&Setup::new(2).with("first", "first_seat"), kit, &mut Dice::quick(1)).unwrap();
        game.round = 6;
        let land = Foundation::from_picture("##\n..").unwrap();
        [0, 2, 4, 6].iter().for_each(|&corner| game.boards[0].fair.place(land, corner));
        game
    }

    fn points(game: &Grand) -> f32 {
        forecast(game, Seat(0), &tuned().weights)
    }

    fn with_attraction(tickets: u8, guest: u8) -> f32 {
        let mut game = game();
        let fair = &mut game.boards[0].fair;
        let place = fair.build(0, bit(8));
        fair.add_tickets(place, tickets);
        fair.guests = bit(guest);
        points(&game)
    }

    #[test]
    fn attractions_tickets_and_guests_near_by_are_worth_something() {
        let without = points(&game());
        assert!(with_attraction(0, 7) > without);
        assert!(with_attraction(0, 1) > with_attraction(0, 7), "the guest is nearer");
        assert!(with_attraction(1, 7) > with_attraction(0, 1), "the ticket is there");
    }

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let mut game = game();
        game.boards[0].fair = game.boards[1].fair;
        assert_eq!(game.standing(&tuned().weights)[..2], [0.5, 0.5]);
        game.boards[0].fair.bigtop = 2;
        let standing = game.standing(&tuned().weights);
        assert!((standing[0] + standing[1] - 1.0).abs() < 1e-5);
        assert!(standing[0] > standing[1]);
    }

    #[test]
    fn the_middle_of_an_action_is_thought_to_its_end() {
        let mut begun = game();
        let build = begun.parse("build 5").unwrap();
        begun.step(Seat(0), build, &mut Dice::quick(1));
        let mut built = begun;
        let small = built.parse("build i2@a2,b2").unwrap();
        assert!(built.apply(Seat(0), small, &mut Dice::quick(1), &mut Vec::new()).is_ok());
        assert!(points(&begun) >= points(&built));
    }
}
