//! What dice show: a single face, and a handful of white dice.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::Dice;
use ts_rs::TS;

/// What one die shows, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct Face(u8);

impl Face {
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    pub const fn new(number: u8) -> Option<Face> {
        if 1 <= number && number <= 6 { Some(Face(number)) } else { None }
    }

    pub(crate) fn roll(dice: &mut Dice) -> Face {
        Face(dice.die(6))
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The kind of stall that it builds, counted from 0.
    #[inline]
    pub const fn kind(self) -> u8 {
        self.0 - 1
    }

    /// The face that builds this kind of stall.
    pub(crate) const fn of_kind(kind: u8) -> Option<Face> {
        Face::new(kind + 1)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<u8> for Face {
    type Error = NoFaces;
    fn try_from(number: u8) -> Result<Face, NoFaces> {
        Face::new(number).ok_or(NoFaces)
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

impl FromStr for Face {
    type Err = NoFaces;
    fn from_str(text: &str) -> Result<Face, NoFaces> {
        text.parse().ok().and_then(Face::new).ok_or(NoFaces)
    }
}

/// The white dice in the box, and so the most that are ever rolled.
pub const WHITE_DICE: u8 = 6;

/// A handful of dice without order.
//
// Four bits for each face count the dice that show it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[ts(as = "Vec<Face>")]
pub struct Faces(u32);

impl Faces {
    pub const NONE: Faces = Faces(0);

    /// The handful with one more die.
    #[inline]
    #[must_use]
    pub const fn with(self, face: Face) -> Faces {
        Faces(self.0 + (1 << Faces::shift(face)))
    }

    const fn shift(face: Face) -> u32 {
        4 * face.kind() as u32
    }

    /// How many dice show this face.
    #[inline]
    pub const fn of(self, face: Face) -> u8 {
        (self.0 >> Faces::shift(face) & 15) as u8
    }

    #[inline]
    pub fn count(self) -> u8 {
        Face::ALL.into_iter().map(|face| self.of(face)).sum()
    }

    /// The pips of all dice together.
    #[inline]
    pub fn sum(self) -> u16 {
        Face::ALL.into_iter().map(|face| u16::from(face.number()) * u16::from(self.of(face))).sum()
    }

    /// The dice from the highest face down.
    pub fn dice(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().rev().flat_map(move |face| std::iter::repeat_n(face, usize::from(self.of(face))))
    }

    /// Is there a choice of `number` dice? None if all count, or if all are alike.
    pub fn has_choice(self, number: u8) -> bool {
        number < self.count() && Face::ALL.into_iter().filter(|&face| self.of(face) > 0).nth(1).is_some()
    }

    /// Calls `each` with every different handful of `number` of these dice, the highest faces first.
    pub fn choose(self, number: u8, mut each: impl FnMut(Faces)) {
        self.choose_among(&Face::ALL, number.min(self.count()), Faces::NONE, &mut each);
    }

    fn choose_among(self, faces: &[Face], number: u8, taken: Faces, each: &mut impl FnMut(Faces)) {
        if number == 0 {
            return each(taken);
        }
        let Some((&face, lower)) = faces.split_last() else { return };
        for here in (0..=number.min(self.of(face))).rev() {
            let more = Faces(taken.0 + (u32::from(here) << Faces::shift(face)));
            self.choose_among(lower, number - here, more, each);
        }
    }

    /// The best `number` of these dice, or all if there are fewer.
    pub fn best(self, number: u8) -> Faces {
        self.dice().take(usize::from(number)).fold(Faces::NONE, Faces::with)
    }

    #[inline]
    pub const fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// Every handful of up to `number` dice.
    pub(crate) fn handfuls(number: u8) -> Vec<Faces> {
        let mut found = vec![Faces::NONE];
        for face in Face::ALL {
            let more = |taken: &Faces| {
                let taken = *taken;
                let left = number - taken.count();
                (0..=left).map(move |here| Faces(taken.0 + (u32::from(here) << Faces::shift(face))))
            };
            found = found.iter().flat_map(more).collect();
        }
        found
    }

    /// Are all of these dice among the others?
    pub fn within(self, other: Faces) -> bool {
        Face::ALL.into_iter().all(|face| self.of(face) <= other.of(face))
    }
}

impl fmt::Display for Faces {
    /// The faces from the highest down: `6+4+1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.dice().map(|face| face.to_string()).collect();
        f.write_str(&faces.join("+"))
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Not a handful of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFaces;

impl fmt::Display for NoFaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dice are up to {WHITE_DICE} faces from 1 to 6, such as 6+4+1")
    }
}

impl TryFrom<Vec<u8>> for Faces {
    type Error = NoFaces;
    fn try_from(faces: Vec<u8>) -> Result<Faces, NoFaces> {
        if faces.len() > usize::from(WHITE_DICE) {
            return Err(NoFaces);
        }
        faces.into_iter().try_fold(Faces::NONE, |all, face| Face::new(face).map(|face| all.with(face))).ok_or(NoFaces)
    }
}

impl From<Faces> for Vec<u8> {
    fn from(faces: Faces) -> Vec<u8> {
        faces.dice().map(Face::number).collect()
    }
}

impl FromStr for Faces {
    type Err = NoFaces;
    /// Reads the faces in any order.
    fn from_str(text: &str) -> Result<Faces, NoFaces> {
        let faces: Result<Vec<u8>, _> = text.split('+').map(str::parse).collect();
        Faces::try_from(faces.map_err(|_| NoFaces)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(text: &str) -> Faces {
        text.parse().expect(text)
    }

    #[test]
    fn a_handful_has_no_order() {
        assert_eq!(faces("1+6+4").to_string(), "6+4+1");
        assert_eq!((faces("6+4+1").sum(), faces("6+4+1").count()), (11, 3));
        for text in ["", "7", "0", "6+", "1+1+1+1+1+1+1", "x"] {
            assert_eq!(text.parse::<Faces>(), Err(NoFaces), "{text}");
        }
    }

    #[test]
    fn every_choice_comes_once_the_best_first() {
        let mut seen = Vec::new();
        faces("6+6+4+1").choose(2, |chosen| seen.push(chosen.to_string()));
        assert_eq!(seen, ["6+6", "6+4", "6+1", "4+1"]);
    }

    #[test]
    fn alike_dice_leave_no_choice() {
        assert!(!faces("5+5+5").has_choice(2) && !faces("6+1").has_choice(2) && faces("6+1").has_choice(1));
    }

    #[test]
    fn the_best_are_the_highest() {
        assert_eq!(faces("6+4+4+1").best(2), faces("6+4"));
        assert_eq!(faces("6+4").best(5), faces("6+4"));
    }

    #[test]
    fn all_handfuls_come_once() {
        let mut all = Faces::handfuls(WHITE_DICE);
        assert_eq!(all.len(), 924);
        all.dedup();
        assert_eq!(all.len(), 924);
    }

    #[test]
    fn within_counts_every_face() {
        assert!(faces("6+4").within(faces("6+4+4")) && !faces("6+6").within(faces("6+4")));
    }
}
