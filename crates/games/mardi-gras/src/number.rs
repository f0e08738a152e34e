//! Counting without strays: a place by its number, of which no value lies beyond the last.

/// Defines a number from 0 up to a limit that is not reached.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $limit:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The one with this number, if there is one.
            pub fn at(index: usize) -> Option<$name> {
                (index < $limit).then_some($name(index as u8))
            }

            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$limit as u8).map($name)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<$name, String> {
                $name::at(usize::from(number)).ok_or_else(|| format!("{number} is too large a number"))
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> u8 {
                number.0
            }
        }
    };
}

pub(crate) use number;
