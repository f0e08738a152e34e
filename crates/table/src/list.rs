//! A short list in one block of memory: copying a state that is made of such lists is copying bytes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items in a row. Copying it is copying its bytes.
///
/// ```
/// use table::List;
///
/// let mut drawn: List<u8, 4> = List::default();
/// [3, 1, 3].into_iter().for_each(|card| drawn.insert(card));
/// assert_eq!(*drawn, [1, 3, 3]);
/// assert_eq!(drawn.kinds().collect::<Vec<_>>(), [1, 3]);
/// assert!(drawn.remove(3) && !drawn.remove(7));
/// assert_eq!(drawn.count(3), 1);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// No items; `filler` lies in the places that are not in use.
    pub const fn empty(filler: T) -> List<T, N> {
        List { len: 0, items: [filler; N] }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full: a state has room for all that can come.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes out the item at a place and fills the gap with the last: for lists without order.
    #[inline]
    pub fn take(&mut self, place: usize) -> T {
        let item = self[place];
        self.len -= 1;
        self.items[place] = self.items[usize::from(self.len)];
        item
    }
}

impl<T: Copy + Ord, const N: usize> List<T, N> {
    /// Puts an item into a list that is kept in order.
    #[inline]
    pub fn insert(&mut self, item: T) {
        let mut place = usize::from(self.len);
        while place > 0 && self.items[place - 1] > item {
            self.items[place] = self.items[place - 1];
            place -= 1;
        }
        self.items[place] = item;
        self.len += 1;
    }

    /// Takes one copy of an item out and keeps the others in order. Was there one?
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let Some(place) = self.iter().position(|&other| other == item) else { return false };
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        true
    }

    /// How many copies of an item are there?
    pub fn count(&self, item: T) -> usize {
        self.iter().filter(|&&other| other == item).count()
    }

    /// The different items of a list that is kept in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = T> {
        let items: &[T] = self;
        let first = move |place: usize| place == 0 || items[place - 1] != items[place];
        (0..items.len()).filter(move |&place| first(place)).map(move |place| items[place])
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::empty(T::default())
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

/// What lies in places that are not in use plays no part.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items in a list for {N}", items.len())));
        }
        let mut list = List::empty(T::default());
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(items: &[u8]) -> List<u8, 6> {
        let mut list = List::default();
        items.iter().for_each(|&item| list.insert(item));
        list
    }

    #[test]
    fn what_is_pushed_stands_at_the_end_until_it_is_taken() {
        let mut list: List<u8, 6> = List::default();
        [5, 2, 9].into_iter().for_each(|item| list.push(item));
        assert_eq!(*list, [5, 2, 9]);
        assert_eq!((list.take(0), &*list), (5, &[9, 2][..]));
        assert_eq!((list.take(1), &*list), (2, &[9][..]));
        list.clear();
        assert!(list.is_empty());
    }

    #[test]
    fn order_is_kept() {
        assert_eq!(*sorted(&[4, 1, 4, 9, 0, 3]), [0, 1, 3, 4, 4, 9]);
        let mut list = sorted(&[7, 2, 7, 5]);
        assert!(list.remove(5) && !list.remove(5) && list.remove(7));
        assert_eq!(*list, [2, 7]);
        assert!(list.remove(2));
        assert_eq!(*list, [7]);
    }

    #[test]
    fn copies_are_counted_and_kinds_told_once() {
        let list = sorted(&[3, 1, 3, 3, 8]);
        assert_eq!([0, 1, 3, 8].map(|item| list.count(item)), [0, 1, 3, 1]);
        assert_eq!(list.kinds().collect::<Vec<_>>(), [1, 3, 8]);
        assert_eq!(sorted(&[]).kinds().count(), 0);
    }

    #[test]
    fn equal_is_what_holds_the_same_whatever_lies_behind() {
        let (mut one, other) = (sorted(&[1, 2]), sorted(&[1]));
        assert_ne!(one, other);
        assert!(one.remove(2));
        assert_eq!(one, other);
        assert_eq!(format!("{other:?}"), "[1]");
    }

    #[test]
    fn what_is_written_is_read_again_and_what_does_not_fit_is_refused() {
        let read = |text: &str| serde_json::from_str::<List<u8, 6>>(text);
        assert_eq!(serde_json::to_string(&sorted(&[2, 1])).unwrap(), "[1,2]");
        assert_eq!(*read("[6,5,4,3,2,1]").unwrap(), [6, 5, 4, 3, 2, 1]);
        assert!(read("[7,6,5,4,3,2,1]").unwrap_err().to_string().contains("7 items in a list for 6"));
    }
}
