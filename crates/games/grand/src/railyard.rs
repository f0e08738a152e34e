//! The Railyard: two facedown stacks, four face-up foundations, the discard pile.
//!
//! The order inside a stack is not kept: nobody can know it, so a foundation is drawn by dice at the moment it is turned
//! over, or when someone peeks at it. Until the first reshuffle nobody knows either which foundations lie in which
//! stack, so both draw from one pool; afterwards each has its own.

use crate::foundation::Foundation;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat, Seats};
use ts_rs::TS;

/// How many foundations there are of each pattern.
pub type Pool = [u8; Foundation::KINDS];

/// The spaces 2 to 5.
pub const FACE_UP: usize = 4;

/// One of the two facedown stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    Left,
    Right,
}

impl Stack {
    pub const BOTH: [Stack; 2] = [Stack::Left, Stack::Right];

    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> Stack {
        match self {
            Stack::Left => Stack::Right,
            Stack::Right => Stack::Left,
        }
    }
}

/// The top of a stack after somebody has looked at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peeked {
    pub foundation: Foundation,
    pub known_to: Seats,
}

/// Everything in the Railyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Railyard {
    /// The spaces 2 to 5 from the left; only the first `shown` hold a foundation.
    face_up: [Foundation; FACE_UP],
    shown: u8,
    /// Foundations in each stack, a peeked top included.
    heights: [u8; 2],
    tops: [Option<Peeked>; 2],
    /// What lies facedown, without peeked tops. While `mixed`, all of it is in the first pool.
    pools: [Pool; 2],
    /// Nobody knows which foundations lie in which stack: nothing has been reshuffled yet.
    mixed: bool,
    /// Somebody knows something that makes the stacks different.
    told_apart: bool,
    discard: Pool,
    discard_top: Option<Foundation>,
}

impl Railyard {
    /// All foundations facedown, in two stacks.
    pub fn new(foundations: &Pool) -> Railyard {
        let total = count(foundations);
        Railyard {
            face_up: [Foundation::of_kind(0); FACE_UP],
            shown: 0,
            heights: [total - total / 2, total / 2],
            tops: [None; 2],
            pools: [*foundations, [0; Foundation::KINDS]],
            mixed: true,
            told_apart: false,
            discard: [0; Foundation::KINDS],
            discard_top: None,
        }
    }

    /// The foundations on the spaces 2, 3, 4, 5.
    #[inline]
    pub fn face_up(&self) -> &[Foundation] {
        &self.face_up[..usize::from(self.shown)]
    }

    #[inline]
    pub fn height(&self, stack: Stack) -> u8 {
        self.heights[stack.at()]
    }

    #[inline]
    pub fn told_apart(&self) -> bool {
        self.told_apart
    }

    #[inline]
    pub fn top(&self, stack: Stack) -> Option<Peeked> {
        self.tops[stack.at()]
    }

    pub fn discard_top(&self) -> Option<Foundation> {
        self.discard_top
    }

    pub fn discard_height(&self) -> u8 {
        count(&self.discard)
    }

    /// The stacks from which a foundation can be drawn.
    #[inline]
    pub fn stacks(&self) -> impl Iterator<Item = Stack> {
        Stack::BOTH.into_iter().filter(|&stack| self.height(stack) > 0)
    }

    /// Takes a face-up foundation; those to its right slide left.
    #[inline]
    pub fn take(&mut self, slot: usize) -> Foundation {
        let taken = self.face_up[slot];
        self.face_up.copy_within(slot + 1.., slot);
        self.shown -= 1;
        self.clear_unused();
        taken
    }

    /// What lies on an empty space is no information: keep it the same.
    #[inline]
    fn clear_unused(&mut self) {
        self.face_up[usize::from(self.shown)..].fill(Foundation::of_kind(0));
    }

    /// Takes the top of a stack. Says, too, whether the discard pile was shuffled into the emptied stack.
    #[inline]
    pub fn draw(&mut self, stack: Stack, dice: &mut Dice) -> (Foundation, Option<Stack>) {
        self.heights[stack.at()] -= 1;
        let foundation = match self.tops[stack.at()].take() {
            Some(peeked) => peeked.foundation,
            None => draw_from(self.pool_of(stack), dice),
        };
        (foundation, self.replenish())
    }

    #[inline]
    fn pool_of(&mut self, stack: Stack) -> &mut Pool {
        &mut self.pools[if self.mixed { 0 } else { stack.at() }]
    }

    /// Shuffles the discard pile into a stack that is empty, if there is such a pile and such a stack.
    #[inline]
    fn replenish(&mut self) -> Option<Stack> {
        let empty = Stack::BOTH.into_iter().find(|&stack| self.height(stack) == 0)?;
        self.discard_top.take()?;
        if self.mixed {
            // All that lies facedown is in the other stack, so everybody knows now what is where.
            self.pools[empty.other().at()] = self.pools[0];
            self.mixed = false;
        }
        self.pools[empty.at()] = self.discard;
        self.heights[empty.at()] = count(&self.discard);
        self.discard = [0; Foundation::KINDS];
        self.told_apart = true;
        Some(empty)
    }

    /// Puts all face-up foundations onto the discard pile, the right one on top.
    pub fn discard_all(&mut self) -> Option<Stack> {
        for foundation in &self.face_up[..usize::from(self.shown)] {
            self.discard[foundation.kind()] += 1;
            self.discard_top = Some(*foundation);
        }
        self.shown = 0;
        self.clear_unused();
        self.replenish()
    }

    /// Is a space from 2 to 5 empty?
    #[inline]
    pub fn has_gap(&self) -> bool {
        usize::from(self.shown) < FACE_UP
    }

    /// The stack to refill from, where there is nothing to choose.
    #[inline]
    pub fn only_refill(&self) -> Option<Stack> {
        let [left, right] = self.heights;
        match (left, right) {
            (0, _) => Some(Stack::Right),
            (_, 0) => Some(Stack::Left),
            _ if self.told_apart => None,
            _ => Some(if right > left { Stack::Right } else { Stack::Left }),
        }
    }

    /// Turns a foundation up onto the first empty space.
    #[inline]
    pub fn turn_up(&mut self, stack: Stack, dice: &mut Dice) -> (Foundation, Option<Stack>) {
        let (foundation, reshuffled) = self.draw(stack, dice);
        self.face_up[usize::from(self.shown)] = foundation;
        self.shown += 1;
        (foundation, reshuffled)
    }

    /// Lets a seat look at the tops of both stacks.
    pub fn peek(&mut self, seat: Seat, dice: &mut Dice) -> [Option<Foundation>; 2] {
        self.told_apart = true;
        Stack::BOTH.map(|stack| {
            if self.height(stack) == 0 {
                return None;
            }
            let seen = self.tops[stack.at()]
                .unwrap_or_else(|| Peeked { foundation: draw_from(self.pool_of(stack), dice), known_to: Seats::NONE });
            self.tops[stack.at()] = Some(Peeked { known_to: seen.known_to.with(seat), ..seen });
            Some(seen.foundation)
        })
    }

    /// Deals anew what `seat` cannot know: the tops that only others have looked at. (All else is drawn when needed.)
    #[inline]
    pub fn reimagine(&mut self, seat: Seat, dice: &mut Dice) {
        let hidden = Stack::BOTH.map(|stack| self.top(stack).filter(|top| !top.known_to.contains(seat)));
        for stack in Stack::BOTH {
            if let Some(top) = hidden[stack.at()] {
                self.pool_of(stack)[top.foundation.kind()] += 1;
            }
        }
        for stack in Stack::BOTH {
            if let Some(top) = hidden[stack.at()] {
                let foundation = draw_from(self.pool_of(stack), dice);
                self.tops[stack.at()] = Some(Peeked { foundation, ..top });
            }
        }
    }

    /// How many foundations of each pattern are in the Railyard, wherever they lie.
    pub fn census(&self) -> Pool {
        let mut all = self.discard;
        for (kind, own) in all.iter_mut().enumerate() {
            *own += self.pools[0][kind] + self.pools[1][kind];
        }
        let tops = self.tops.iter().flatten().map(|top| top.foundation);
        for foundation in self.face_up().iter().copied().chain(tops) {
            all[foundation.kind()] += 1;
        }
        all
    }
}

#[inline]
fn count(pool: &Pool) -> u8 {
    pool.iter().sum()
}

#[inline]
fn draw_from(pool: &mut Pool, dice: &mut Dice) -> Foundation {
    Foundation::of_kind(dice.draw(pool))
}
