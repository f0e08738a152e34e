//! Information-set Monte Carlo tree search, over the contract and the know-how alone.
//!
//! Each iteration imagines a world anew, walks down one shared tree as far as it has grown, plays on by a light policy,
//! takes the standing there, and tells every edge on the way how its seat fared. Chance is sampled on the way down. Every
//! seat looks after itself, partners after each other.
//!
//! Nobody peeks: where several choose at once, each chooses from what stood before any of them did, and the way on
//! depends only on the choice of the seat that searches.

mod choice;
mod line;
mod playout;
mod spread;
#[cfg(test)]
mod tests;
mod tree;

use crate::budget::{Budget, Clock};
use crate::knowhow::{Knowhow, Standing, by_places};
use crate::mind::Mind;
use crate::{Rule, Seen};
use spread::Spread;
use table::{Dice, MAX_SEATS, Seat, Seats};
use tree::{EdgeId, NodeId, Tree};

/// How much of what was learnt before an action is still believed after it.
const KEPT: f32 = 0.5;

/// How often a search asks itself whether it can still change its mind.
const SETTLED_EVERY: u32 = 64;

/// The share of its budget that a search gives to a first look round, and in how many worlds at most it looks.
const SURVEYED: f32 = 0.5;
const MOST_SURVEYS: usize = 4;

/// One seat's search of one position.
pub(crate) struct Search<G: Knowhow> {
    mind: Mind,
    seat: Seat,
    tree: Tree<G::Action>,
    spread: Spread,
    /// The sum of the values found at the ends of lines, and how many they are: their mean is how everybody is expected to
    /// fare. First looks round are not among them, for they look at good and bad alike.
    total: [f64; MAX_SEATS],
    lines: u32,
    iterations: u32,
    /// The action that the searching seat must take first, while one is being judged.
    forced: Option<G::Action>,
    /// The worlds that it thinks in, where it does not imagine another one every time; and which comes next.
    worlds: Vec<G>,
    next: usize,
    scratch: Scratch<G::Action>,
}

/// Room that every iteration uses again.
struct Scratch<A> {
    legal: Vec<A>,
    offers: Vec<EdgeId>,
    path: Vec<EdgeId>,
    chosen: Vec<(Seat, EdgeId)>,
}

/// How one action fared in a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) total: f64,
}

impl<G: Knowhow> Search<G> {
    pub(crate) fn new(mind: Mind, seat: Seat) -> Search<G> {
        Search {
            mind,
            seat,
            tree: Tree::new(),
            spread: Spread::default(),
            total: [0.0; MAX_SEATS],
            lines: 0,
            iterations: 0,
            forced: None,
            worlds: Vec::new(),
            next: 0,
            scratch: Scratch { legal: Vec::new(), offers: Vec::new(), path: Vec::new(), chosen: Vec::new() },
        }
    }

    /// Goes on from the position after `action`, with what has been learnt about it.
    pub(crate) fn advance(&mut self, action: G::Action, scene: u64) {
        let taken =
            self.tree.edges(Tree::<G::Action>::ROOT).find(|(_, edge)| edge.action == action && edge.seat == self.seat);
        let node = taken.and_then(|(id, _)| self.tree.behind(id, scene));
        self.tree = node.map_or_else(Tree::new, |node| self.tree.below(node, KEPT));
        self.total = [0.0; MAX_SEATS];
        self.lines = 0;
        self.iterations = 0;
    }

    /// Thinks until the budget is spent, or until more thought cannot change the choice.
    pub(crate) fn run(&mut self, seen: Seen<'_, G>, budget: Budget, dice: &mut Dice) {
        let mut clock = Clock::start(budget);
        self.worlds = (0..self.mind.worlds).map(|_| seen.imagine(dice)).collect();
        // The first release did not look round where a clock ran.
        let looks_round = !(self.plain() || self.mind.first && clock.is_timed());
        if looks_round && self.tried().next().is_none() {
            self.survey(seen, &mut clock, dice);
        }
        while clock.tick() {
            self.iterate(seen, dice);
            if clock.spent().is_multiple_of(SETTLED_EVERY) && self.settled(clock.left()) {
                break;
            }
        }
        self.iterations += clock.spent();
        self.worlds.clear();
    }

    /// Another world, or the next of the few that this seat thinks in.
    fn imagine(&mut self, seen: Seen<'_, G>, dice: &mut Dice) -> G {
        if self.worlds.is_empty() {
            return seen.imagine(dice);
        }
        self.next = (self.next + 1) % self.worlds.len();
        self.worlds[self.next].clone()
    }

    /// A first look round: every action in the same imagined worlds, and how it stands right after. It costs a part of the
    /// budget, and search begins with what a look ahead would have found. Where there are too many actions for that, the
    /// most appealing are looked at.
    fn survey(&mut self, seen: Seen<'_, G>, clock: &mut Clock, dice: &mut Dice) {
        let seat = seen.seat();
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        if self.mind.style.tidy {
            let world = self.imagine(seen, dice);
            self.mind.tidy_up(&world, seat, &mut legal);
        }
        let affordable = surveyed(clock);
        if legal.len() > affordable {
            let world = self.imagine(seen, dice);
            let mut judged: Vec<(f32, G::Action)> =
                legal.iter().map(|&action| (self.mind.appeal(&world, seat, action), action)).collect();
            judged.sort_by(|one, two| two.0.total_cmp(&one.0));
            legal = judged.into_iter().take(affordable).map(|(_, action)| action).collect();
        }
        for _ in 0..MOST_SURVEYS {
            // Asked again before each world: only the first shows how long a look takes.
            if clock.spent() as usize + legal.len() > surveyed(clock) {
                break;
            }
            let world = self.imagine(seen, dice);
            self.survey_world(seat, &world, &legal, clock, u64::from(dice.bits()));
        }
    }

    /// Looks at each of these actions in one world.
    fn survey_world(&mut self, seat: Seat, world: &G, legal: &[G::Action], clock: &mut Clock, throw: u64) {
        let mut offers = std::mem::take(&mut self.scratch.offers);
        let appeal = |action| self.mind.appeal(world, seat, action);
        let room = self.tree.offer(Tree::<G::Action>::ROOT, seat, legal, appeal, &mut offers);
        for (&action, &edge) in legal.iter().zip(&offers).filter(|_| room) {
            if !clock.tick() {
                break;
            }
            let mut after = world.clone();
            let mut dice = Dice::quick(throw);
            after.step(seat, action, &mut dice);
            // The first release did not, and is kept as it was.
            if !self.mind.first {
                self.others_choose(&mut after, world.to_act().without(seat), &mut dice);
            }
            let value = value(&after, &self.mind);
            self.spread.add(&value);
            self.tree.learn(edge, value[seat.at()]);
        }
        self.scratch.offers = offers;
    }

    /// Whoever is asked at the same time chooses as in a playout: before that, nothing shows what an action brings, and
    /// the last to choose would be the only one who knows what to do.
    fn others_choose(&mut self, world: &mut G, others: Seats, dice: &mut Dice) {
        for other in others.iter() {
            let asked = world.to_act().contains(other);
            if let Some(action) = asked.then(|| self.playout_choice(world, other, dice)).flatten() {
                world.step(other, action, dice);
            }
        }
    }

    /// Looks only at what comes after `action`, until that has had its share of all iterations.
    pub(crate) fn judge(&mut self, seen: Seen<'_, G>, action: G::Action, share: f32, dice: &mut Dice) {
        let had = self.tried().find(|tried| tried.action == action).map_or(0, |tried| tried.visits);
        let due = (self.iterations as f32 * share).ceil() as u32;
        self.try_only(seen, action, due.max(1).saturating_sub(had), dice);
    }

    /// Looks so many times only at what comes after `action`, and gives what it is worth by all that was seen of it.
    pub(crate) fn try_only(
        &mut self,
        seen: Seen<'_, G>,
        action: G::Action,
        times: u32,
        dice: &mut Dice,
    ) -> Option<f32> {
        self.forced = Some(action);
        for _ in 0..times {
            self.iterate(seen, dice);
        }
        self.forced = None;
        let tried = self.tried().find(|tried| tried.action == action && tried.visits > 0)?;
        Some((tried.total / f64::from(tried.visits)) as f32)
    }

    /// One world, from the position down to a value.
    fn iterate(&mut self, seen: Seen<'_, G>, dice: &mut Dice) {
        let mut world = self.imagine(seen, dice);
        self.scratch.path.clear();
        self.descend(&mut world, dice);
        let value = value(&world, &self.mind);
        self.spread.add(&value);
        self.lines += 1;
        for (sum, value) in self.total.iter_mut().zip(value) {
            *sum += f64::from(value);
        }
        for index in 0..self.scratch.path.len() {
            let edge = self.scratch.path[index];
            let seat = self.tree.edge(edge).seat;
            self.tree.learn(edge, value[seat.at()]);
        }
    }

    /// Walks down the tree, and from where it ends on by playout.
    fn descend(&mut self, world: &mut G, dice: &mut Dice) {
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let seats = world.to_act();
            if seats.is_empty() {
                return;
            }
            let first_visit = self.tree.visit(node);
            let grown = !first_visit || node == Tree::<G::Action>::ROOT;
            match grown.then(|| self.take_step(node, seats, world, dice)).flatten() {
                Some(next) => node = next,
                None => return self.play_on(world, dice),
            }
        }
    }

    /// Lets everybody who is asked choose, does what they chose, and gives the node where that leads; nothing where
    /// the tree has no room to grow.
    fn take_step(&mut self, node: NodeId, seats: Seats, world: &mut G, dice: &mut Dice) -> Option<NodeId> {
        self.scratch.chosen.clear();
        for seat in seats.iter() {
            let edge = self.choose(node, seat, seats.len() == 1, world, dice)?;
            self.scratch.chosen.push((seat, edge));
        }
        let mut way = None;
        for index in 0..self.scratch.chosen.len() {
            let (seat, edge) = self.scratch.chosen[index];
            // What one does may end the question that others were asked; then their choice is void.
            let action = self.tree.edge(edge).action;
            if index > 0 && !self.still_open(world, seat, action) {
                continue;
            }
            world.step(seat, action, dice);
            self.scratch.path.push(edge);
            if seats.len() == 1 || seat == self.seat {
                way = Some(edge);
            }
        }
        let way = way.or_else(|| self.tree.first_edge(node))?;
        self.tree.follow(way, world.scene(self.seat))
    }

    fn still_open(&mut self, world: &G, seat: Seat, action: G::Action) -> bool {
        let legal = &mut self.scratch.legal;
        legal.clear();
        if world.to_act().contains(seat) {
            world.legal(seat, legal);
        }
        legal.contains(&action)
    }

    /// Can the rest of the budget still make another action the most visited one?
    fn settled(&self, left: u32) -> bool {
        let (mut best, mut second) = (0, 0);
        for (_, edge) in self.tree.edges(Tree::<G::Action>::ROOT).filter(|(_, edge)| edge.seat == self.seat) {
            if edge.visits > best {
                (best, second) = (edge.visits, best);
            } else {
                second = second.max(edge.visits);
            }
        }
        best > second.saturating_add(left)
    }

    /// How the actions of the searching seat fared.
    pub(crate) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        let own = self.tree.edges(Tree::<G::Action>::ROOT).filter(|(_, edge)| edge.seat == self.seat);
        own.map(|(_, edge)| Tried { action: edge.action, visits: edge.visits, total: edge.total })
    }

    /// How everybody is expected to fare, summed over so many lines.
    pub(crate) fn total(&self) -> (&[f64; MAX_SEATS], u32) {
        (&self.total, self.lines)
    }

    pub(crate) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// How far the values that were met spread, for a seat.
    pub(crate) fn spread(&self, seat: Seat) -> f32 {
        self.spread.spread(seat.at())
    }

    fn plain(&self) -> bool {
        self.mind.rule == Rule::Plain
    }
}

/// How many looks the first look round may take.
fn surveyed(clock: &Clock) -> usize {
    (clock.spent().saturating_add(clock.left()) as f32 * SURVEYED) as usize
}

/// How everybody fares in this world, partners together. The textbook knows places alone, and points where one plays alone.
fn value<G: Knowhow>(world: &G, mind: &Mind) -> Standing {
    let mut value = match (world.is_over(), mind.rule) {
        (true, Rule::Plain) if world.players() > 1 => by_places(world),
        (true, _) => world.result(),
        (false, _) => mind.standing(world),
    };
    share_with_partners(world, &mut value);
    value
}

/// Partners want the same: each gets the mean of their side.
fn share_with_partners<G: Knowhow>(world: &G, value: &mut Standing) {
    let players = world.players();
    let alone = *value;
    for seat in Seat::all(players) {
        let side = world.side(seat);
        let partners = || Seat::all(players).filter(|&other| world.side(other) == side);
        let sum: f32 = partners().map(|partner| alone[partner.at()]).sum();
        value[seat.at()] = sum / partners().count() as f32;
    }
}
