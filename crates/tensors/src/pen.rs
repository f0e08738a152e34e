//! What writes an observation. The same lines of a game write its numbers and, with another pen, their names, so that the
//! two cannot drift apart.

/// Writes the slots of an observation, one after the other.
pub trait Pen {
    /// One number.
    fn value(&mut self, name: impl Fn() -> String, value: f32);

    /// `count` slots, of which those that are named by `on` are 1 and all others 0.
    fn flags(&mut self, count: usize, name: impl Fn(usize) -> String, on: impl IntoIterator<Item = usize>);

    /// `count` slots, each with as many times `each` as `of` names it.
    fn tally(&mut self, count: usize, name: impl Fn(usize) -> String, each: f32, of: impl IntoIterator<Item = usize>);

    /// So many slots about something that may not be there: then they are zeros, and nobody goes to the trouble.
    fn block(&mut self, there: bool, slots: usize, write: impl FnOnce(&mut Self));

    /// `count` numbers.
    #[inline]
    fn values(&mut self, count: usize, name: impl Fn(usize) -> String, value: impl Fn(usize) -> f32) {
        for place in 0..count {
            self.value(|| name(place), value(place));
        }
    }

    /// `N` numbers at once: the quickest way to write several, for they are made without asking whether there is room.
    #[inline]
    fn numbers<const N: usize>(&mut self, name: impl Fn(usize) -> String, numbers: [f32; N]) {
        for (place, number) in numbers.into_iter().enumerate() {
            self.value(|| name(place), number);
        }
    }

    /// Something that is so or not.
    #[inline]
    fn flag(&mut self, name: impl Fn() -> String, on: bool) {
        self.value(name, if on { 1.0 } else { 0.0 });
    }

    /// At most one of several words: `what:word`.
    #[inline]
    fn one_of(&mut self, what: &str, words: &[&str], chosen: Option<usize>) {
        self.flags(words.len(), |place| format!("{what}:{}", words[place]), chosen);
    }
}

/// Writes numbers into a slice.
pub struct Values<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl<'a> Values<'a> {
    /// Begins at the first place of a slice, which is wiped.
    pub fn new(out: &'a mut [f32]) -> Values<'a> {
        out.fill(0.0);
        Values { out, next: 0 }
    }

    /// The next `count` slots, as far as there are any.
    #[inline]
    fn row(&mut self, count: usize) -> &mut [f32] {
        let end = self.out.len().min(self.next + count);
        let start = self.next.min(end);
        self.next += count;
        &mut self.out[start..end]
    }

    /// How many slots were written.
    pub fn written(&self) -> usize {
        self.next
    }
}

impl Pen for Values<'_> {
    #[inline]
    fn value(&mut self, _: impl Fn() -> String, value: f32) {
        if let Some(slot) = self.out.get_mut(self.next) {
            *slot = value;
        }
        self.next += 1;
    }

    #[inline]
    fn values(&mut self, count: usize, _: impl Fn(usize) -> String, value: impl Fn(usize) -> f32) {
        self.row(count).iter_mut().enumerate().for_each(|(place, slot)| *slot = value(place));
    }

    #[inline]
    fn numbers<const N: usize>(&mut self, _: impl Fn(usize) -> String, numbers: [f32; N]) {
        let row = self.row(N);
        match row.first_chunk_mut::<N>() {
            Some(all) => *all = numbers,
            None => row.iter_mut().zip(numbers).for_each(|(slot, number)| *slot = number),
        }
    }

    #[inline]
    fn flags(&mut self, count: usize, _: impl Fn(usize) -> String, on: impl IntoIterator<Item = usize>) {
        let row = self.row(count);
        for place in on {
            if let Some(slot) = row.get_mut(place) {
                *slot = 1.0;
            }
        }
    }

    #[inline]
    fn tally(&mut self, count: usize, _: impl Fn(usize) -> String, each: f32, of: impl IntoIterator<Item = usize>) {
        let row = self.row(count);
        for place in of {
            if let Some(slot) = row.get_mut(place) {
                *slot += each;
            }
        }
    }

    #[inline]
    fn block(&mut self, there: bool, slots: usize, write: impl FnOnce(&mut Self)) {
        if there { write(self) } else { self.next += slots }
    }
}

/// Takes down the slots that are not zero, with what is in them: a small part of all, for whoever can make use of that.
pub struct Sparse<'a> {
    out: &'a mut Vec<(u16, f32)>,
    next: usize,
}

impl<'a> Sparse<'a> {
    /// Begins at the first slot; the list is emptied.
    pub fn new(out: &'a mut Vec<(u16, f32)>) -> Sparse<'a> {
        out.clear();
        Sparse { out, next: 0 }
    }
}

impl Pen for Sparse<'_> {
    #[inline]
    fn value(&mut self, _: impl Fn() -> String, value: f32) {
        if value != 0.0 {
            self.out.push((self.next as u16, value));
        }
        self.next += 1;
    }

    #[inline]
    fn flags(&mut self, count: usize, _: impl Fn(usize) -> String, on: impl IntoIterator<Item = usize>) {
        let from = self.out.len();
        for place in on {
            let slot = (self.next + place) as u16;
            if place < count && !self.out[from..].iter().any(|&(known, _)| known == slot) {
                self.out.push((slot, 1.0));
            }
        }
        self.next += count;
    }

    #[inline]
    fn tally(&mut self, count: usize, _: impl Fn(usize) -> String, each: f32, of: impl IntoIterator<Item = usize>) {
        let from = self.out.len();
        for place in of.into_iter().filter(|&place| place < count) {
            let slot = (self.next + place) as u16;
            match self.out[from..].iter_mut().find(|(known, _)| *known == slot) {
                Some((_, amount)) => *amount += each,
                None => self.out.push((slot, each)),
            }
        }
        self.next += count;
    }

    #[inline]
    fn block(&mut self, there: bool, slots: usize, write: impl FnOnce(&mut Self)) {
        if there { write(self) } else { self.next += slots }
    }
}

/// Takes down names.
#[derive(Default)]
pub struct Names(pub Vec<String>);

impl Pen for Names {
    fn value(&mut self, name: impl Fn() -> String, _: f32) {
        self.0.push(name());
    }

    fn flags(&mut self, count: usize, name: impl Fn(usize) -> String, _: impl IntoIterator<Item = usize>) {
        self.0.extend((0..count).map(name));
    }

    fn tally(&mut self, count: usize, name: impl Fn(usize) -> String, _: f32, _: impl IntoIterator<Item = usize>) {
        self.0.extend((0..count).map(name));
    }

    fn block(&mut self, _: bool, slots: usize, write: impl FnOnce(&mut Self)) {
        let before = self.0.len();
        write(self);
        debug_assert_eq!(self.0.len() - before, slots, "a block is as long as it says: {:?}", self.0.get(before));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(pen: &mut impl Pen) {
        pen.value(|| "a".into(), 0.5);
        pen.one_of("b", &["x", "y"], Some(1));
        pen.block(false, 1, |pen| pen.flag(|| "c".into(), true));
        pen.values(2, |place| format!("d{place}"), |place| place as f32);
        pen.tally(2, |place| format!("e{place}"), 0.5, [1, 1, 7]);
    }

    #[test]
    fn numbers_and_names_come_from_the_same_lines() {
        let mut names = Names::default();
        write(&mut names);
        assert_eq!(names.0, ["a", "b:x", "b:y", "c", "d0", "d1", "e0", "e1"]);
        let mut out = [9.0; 8];
        let mut values = Values::new(&mut out);
        write(&mut values);
        assert_eq!(values.written(), 8);
        assert_eq!(out, [0.5, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn what_is_not_zero_is_the_same_in_both() {
        let (mut out, mut sparse) = ([0.0; 8], Vec::new());
        write(&mut Values::new(&mut out));
        write(&mut Sparse::new(&mut sparse));
        let mut spread = [0.0; 8];
        sparse.iter().for_each(|&(slot, value)| spread[usize::from(slot)] += value);
        assert_eq!((spread, sparse.len()), (out, 4));
        Sparse::new(&mut sparse).flags(3, |_| String::new(), [1, 1, 7]);
        assert_eq!(sparse, [(1, 1.0)], "once, and not beyond its room");
    }

    #[test]
    fn numbers_at_once_are_numbers_one_by_one() {
        let mut names = Names::default();
        names.numbers(|at| at.to_string(), [1.0, 0.0]);
        assert_eq!(names.0, ["0", "1"]);
        for room in 0..5 {
            let mut out = vec![9.0; room];
            let mut values = Values::new(&mut out);
            values.value(String::new, 0.5);
            values.numbers(|_| String::new(), [1.0, 2.0, 3.0]);
            assert_eq!(values.written(), 4);
            assert_eq!(out, [0.5, 1.0, 2.0, 3.0][..room], "as far as there is room");
        }
        let mut sparse = Vec::new();
        Sparse::new(&mut sparse).numbers(|_| String::new(), [0.0, 2.0]);
        assert_eq!(sparse, [(1, 2.0)]);
    }

    #[test]
    fn a_slice_that_is_too_short_is_not_overrun() {
        let mut out = [9.0; 2];
        write(&mut Values::new(&mut out));
        assert_eq!(out, [0.5, 0.0]);
    }
}
