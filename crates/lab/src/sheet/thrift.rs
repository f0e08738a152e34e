//! As much of Thrift's compact protocol as the headers and the footer of a Parquet file take.

/// A struct being written. Fields come in ascending order.
#[derive(Default)]
pub(super) struct Struct {
    bytes: Vec<u8>,
    last: u8,
}

const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Struct {
    fn field(&mut self, number: u8, kind: u8) {
        debug_assert!(number > self.last && number - self.last < 16);
        self.bytes.push((number - self.last) << 4 | kind);
        self.last = number;
    }

    pub(super) fn i32(mut self, number: u8, value: i32) -> Struct {
        self.field(number, I32);
        zigzag(value.into(), &mut self.bytes);
        self
    }

    pub(super) fn i64(mut self, number: u8, value: i64) -> Struct {
        self.field(number, I64);
        zigzag(value, &mut self.bytes);
        self
    }

    pub(super) fn text(mut self, number: u8, text: &str) -> Struct {
        self.field(number, BINARY);
        binary(text, &mut self.bytes);
        self
    }

    pub(super) fn inner(mut self, number: u8, inner: Struct) -> Struct {
        self.field(number, STRUCT);
        self.bytes.extend(inner.finish());
        self
    }

    pub(super) fn structs(mut self, number: u8, items: Vec<Struct>) -> Struct {
        self.list(number, STRUCT, items.len());
        items.into_iter().for_each(|item| self.bytes.extend(item.finish()));
        self
    }

    pub(super) fn texts(mut self, number: u8, items: &[&str]) -> Struct {
        self.list(number, BINARY, items.len());
        items.iter().for_each(|item| binary(item, &mut self.bytes));
        self
    }

    pub(super) fn i32s(mut self, number: u8, items: &[i32]) -> Struct {
        self.list(number, I32, items.len());
        items.iter().for_each(|&item| zigzag(item.into(), &mut self.bytes));
        self
    }

    fn list(&mut self, number: u8, kind: u8, length: usize) {
        self.field(number, LIST);
        if length < 15 {
            self.bytes.push((length as u8) << 4 | kind);
        } else {
            self.bytes.push(0xf0 | kind);
            varint(length as u64, &mut self.bytes);
        }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }
}

fn binary(text: &str, out: &mut Vec<u8>) {
    varint(text.len() as u64, out);
    out.extend_from_slice(text.as_bytes());
}

fn zigzag(value: i64, out: &mut Vec<u8>) {
    varint((value << 1 ^ value >> 63) as u64, out);
}

fn varint(mut value: u64, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand from the description of the protocol.
    #[test]
    fn numbers_texts_and_lists_are_written_as_the_protocol_has_them() {
        let inner = Struct::default().i64(2, 150);
        let bytes = Struct::default().i32(1, -1).text(4, "ab").i32s(5, &[1, -2]).inner(6, inner).finish();
        assert_eq!(
            bytes,
            [0x15, 0x01, 0x38, 0x02, b'a', b'b', 0x19, 0x25, 0x02, 0x03, 0x1c, 0x26, 0xac, 0x02, 0x00, 0x00]
        );
        let long = Struct::default().i32s(1, &[0; 20]).finish();
        assert_eq!((&long[..3], long.len()), (&[0x19, 0xf5, 20][..], 24));
    }
}
