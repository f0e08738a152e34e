//! What is sent over a socket.

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use std::sync::{Arc, OnceLock};
use wire::{ChatLine, FromServer};

/// Shorter messages gain nothing from being packed.
const WORTH_PACKING: usize = 1024;

/// Something to be sent over a socket.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message, shared by all who get the same.
    Message(Arc<Packet>),
    /// Chat, from which the socket leaves out whom its person has muted.
    Chat { table: String, lines: Arc<Vec<ChatLine>> },
    /// The client said more at once than anybody may; nothing comes after this.
    TooLarge,
}

impl Outgoing {
    pub fn message(message: &FromServer) -> Outgoing {
        Outgoing::Message(Arc::new(Packet::new(message)))
    }
}

/// A message as text and, for clients that want it, packed once for all of them.
#[derive(Debug)]
pub struct Packet {
    text: Utf8Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl Packet {
    pub fn new(message: &FromServer) -> Packet {
        Packet { text: table::json(message).to_string().into(), packed: OnceLock::new() }
    }

    /// The message for a client that can unpack, or for one that cannot. Packed messages are binary.
    pub fn message(&self, unpacks: bool) -> Message {
        let packed = if unpacks { self.packed.get_or_init(|| pack(&self.text)).clone() } else { None };
        packed.map_or_else(|| Message::Text(self.text.clone()), Message::Binary)
    }
}

/// Raw deflate, where that makes it shorter.
fn pack(text: &str) -> Option<Bytes> {
    if text.len() < WORTH_PACKING {
        return None;
    }
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_long_is_packed_for_those_who_unpack() {
        let lines = vec![];
        let long = Packet { text: "ballyhoo ".repeat(500).into(), packed: OnceLock::new() };
        let short = Packet::new(&FromServer::Chat { table: "t".into(), lines });
        assert!(matches!(short.message(true), Message::Text(_)));
        assert!(matches!(long.message(false), Message::Text(_)));
        let Message::Binary(bytes) = long.message(true) else { panic!("it is not packed") };
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
        assert_eq!(text, &*long.text);
    }
}
