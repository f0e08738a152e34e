//! Walks over the keyboard: what fingers type when the head is not asked.

/// Two keys are beside each other if one lies no further than this to the left or right of the other, in quarters of a key.
const REACH: i32 = 6;

/// Where the rows begin, in quarters of a key.
const OFFSETS: [i32; 4] = [0, 2, 3, 5];

const LAYOUTS: [[&str; 4]; 4] = [
    ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"],
    ["1234567890ß", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-"],
    ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn,;:!"],
    // The block of digits at the side.
    ["", "789", "456", "123"],
];

/// The digit that shares a key with a mark.
fn unshifted(c: char) -> char {
    match c {
        '!' => '1',
        '@' | '"' => '2',
        '§' => '3',
        '$' => '4',
        '%' => '5',
        '^' | '&' => '6',
        '*' | '(' => '8',
        ')' => '9',
        other => other,
    }
}

/// Where a key lies: its row, and how far from the left in quarters of a key.
fn place(layout: &[&str; 4], key: char) -> Option<(i32, i32)> {
    layout.iter().zip(OFFSETS).zip(0..).find_map(|((row, offset), y)| {
        let at = row.chars().position(|other| other == key)?;
        Some((y, i32::try_from(at).ok()? * 4 + offset))
    })
}

fn are_beside(one: Option<(i32, i32)>, other: Option<(i32, i32)>) -> bool {
    let Some(((y, x), (other_y, other_x))) = one.zip(other) else { return false };
    (y - other_y).abs() <= 1 && (x - other_x).abs() <= REACH
}

/// Is this text (in small letters) typed by going from key to key, with a jump no oftener than every fourth time?
pub fn is_walk(text: &str) -> bool {
    LAYOUTS.iter().any(|layout| {
        let places: Vec<_> =
            text.chars().map(|key| place(layout, key).or_else(|| place(layout, unshifted(key)))).collect();
        let jumps = places.windows(2).filter(|pair| !are_beside(pair[0], pair[1])).count();
        jumps <= places.len() / 4
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_are_followed_on_every_keyboard() {
        for walk in [
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "q1w2e3r4t5",
            "!qaz@wsx#edc",
            "qwertzuiopü",
            "yxcvbnm,.-",
            "azertyuiop",
            "qsdfghjklm",
            "zaq12wsxcde3",
            "mnbvcxzlkjh",
            "7894561230",
            "poiuytrewq",
        ] {
            assert!(is_walk(walk), "{walk}");
        }
        for thought in ["correct horse", "battery staple", "mud wrestling owl", "tq9-vk2.lz8w", "sieben zwerge"] {
            assert!(!is_walk(thought), "{thought}");
        }
    }
}
