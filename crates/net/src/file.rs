//! The file of a network: lines that people can read, an empty line, and the numbers, two bytes each.

use crate::Net;
use std::collections::BTreeMap;

/// The first line of every file.
const TITLE: &str = "ballyhoo net 1";

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNet {
    /// It does not begin as such a file does.
    Title,
    /// A line of its head is missing or cannot be read.
    Line(&'static str),
    /// It has too many or too few numbers.
    Length,
    /// It is read, but does not say what it should.
    Golden,
}

impl std::fmt::Display for BadNet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadNet::Title => write!(f, "it does not begin with {TITLE:?}"),
            BadNet::Line(name) => write!(f, "the line {name:?} is missing or wrong"),
            BadNet::Length => f.write_str("it has too many or too few numbers"),
            BadNet::Golden => f.write_str("it does not say what its head promises"),
        }
    }
}

impl std::error::Error for BadNet {}

impl Net {
    /// The file of it, with lines about where it comes from. Its numbers lose what two bytes cannot hold.
    pub fn write(&self, about: &[(&str, String)]) -> Vec<u8> {
        let bytes: Vec<u8> = self.numbers().flat_map(|number| short(number).to_le_bytes()).collect();
        let kept = self.rounded();
        let mut head = format!("{TITLE}\ninputs = {}\ngolden = {:.5}\n", self.inputs, kept.golden());
        for (name, value) in about {
            head += &format!("{name} = {}\n", value.replace('\n', " "));
        }
        let mut file = (head + "\n").into_bytes();
        file.extend(bytes);
        file
    }

    /// As it will be when it is read again.
    pub fn rounded(&self) -> Net {
        let numbers: Vec<f32> = self.numbers().map(|number| long(short(number))).collect();
        Net::of(self.inputs, &numbers).unwrap_or_else(|| self.clone())
    }

    /// Reads a file, and the lines of its head.
    pub fn read(file: &[u8]) -> Result<(Net, BTreeMap<String, String>), BadNet> {
        let end = file.windows(2).position(|pair| pair == b"\n\n").ok_or(BadNet::Title)?;
        let head = std::str::from_utf8(&file[..end]).map_err(|_| BadNet::Title)?;
        let lines = head.strip_prefix(TITLE).ok_or(BadNet::Title)?.lines();
        let pairs = lines.filter_map(|line| line.split_once(" = "));
        let about: BTreeMap<String, String> = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let inputs: usize = about.get("inputs").and_then(|text| text.parse().ok()).ok_or(BadNet::Line("inputs"))?;
        let golden: f32 = about.get("golden").and_then(|text| text.parse().ok()).ok_or(BadNet::Line("golden"))?;
        let bytes = &file[end + 2..];
        if inputs > usize::from(u16::MAX) || bytes.len() != 2 * Net::size(inputs) {
            return Err(BadNet::Length);
        }
        let numbers: Vec<f32> =
            bytes.chunks_exact(2).map(|pair| long(u16::from_le_bytes([pair[0], pair[1]]))).collect();
        let net = Net::of(inputs, &numbers).ok_or(BadNet::Length)?;
        if (net.golden() - golden).abs() > 1e-3 {
            return Err(BadNet::Golden);
        }
        Ok((net, about))
    }
}

/// The upper half of a number, rounded: eight bits of it count.
fn short(number: f32) -> u16 {
    let bits = number.to_bits();
    (bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16
}

fn long(short: u16) -> f32 {
    f32::from_bits(u32::from(short) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NARROW, WIDE};

    fn net() -> Net {
        let numbers: Vec<f32> = (0..Net::size(5)).map(|n| ((n * 37 % 101) as f32 - 50.0) / 400.0).collect();
        Net::of(5, &numbers).unwrap()
    }

    #[test]
    fn a_net_survives_its_file() {
        let net = net();
        let file = net.write(&[("made_by", "a test".into())]);
        let (read, about) = Net::read(&file).unwrap();
        assert_eq!(read, net.rounded());
        assert_eq!(about["made_by"], "a test");
        let observation = [(0, 1.0), (3, 0.5)];
        assert!((read.say(&observation) - net.say(&observation)).abs() < 0.01);
    }

    #[test]
    fn a_spoiled_file_is_refused() {
        let file = net().write(&[]);
        assert_eq!(Net::read(&file[..file.len() - 2]), Err(BadNet::Length));
        assert_eq!(Net::read(b"something else\n\n"), Err(BadNet::Title));
        let mut other = file.clone();
        let at = file.len() - 2 * (1 + NARROW + NARROW + WIDE);
        other[at..at + 40].copy_from_slice(&[0x40; 40]);
        assert_eq!(Net::read(&other), Err(BadNet::Golden));
    }

    /// By hand: one input, one way through.
    #[test]
    fn it_says_what_arithmetic_says() {
        let mut net = Net::of(1, &vec![0.0; Net::size(1)]).unwrap();
        (net.first[2], net.first_bias[2], net.second[2 * NARROW + 1]) = (2.0, -0.5, 1.5);
        (net.second_bias[1], net.last[1], net.last_bias) = (0.25, -0.5, 0.125);
        let expected = -0.5 * (1.5 * (2.0 * 0.75 - 0.5) + 0.25) + 0.125;
        assert!((net.say(&[(0, 0.75)]) - expected).abs() < 1e-6);
        assert!((net.say(&[(9, 1.0)]) - 0.0).abs() < 1e-6, "an unknown slot says nothing");
        let corrected = net.correct(0.5, &[(0, 0.75)]);
        assert!((corrected - 1.0 / (1.0 + (-expected).exp())).abs() < 1e-6);
    }
}
