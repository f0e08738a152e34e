//! Parquet, as little of it as plain columns need: every value is there, values are written plainly and packed by gzip.
//! A library for the whole format would be a dozen packages; whoever reads the files needs one, and finds nothing missing.

use super::thrift::Struct;
use super::{Column, Values};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};

const MARK: &[u8] = b"PAR1";
// The numbers that the format gives to what is used here.
const INT32: i32 = 1;
const INT64: i32 = 2;
const BYTE_ARRAY: i32 = 6;
const REQUIRED: i32 = 0;
const UTF8: i32 = 0;
const PLAIN: i32 = 0;
const RLE: i32 = 3;
const GZIP: i32 = 2;
const DATA_PAGE: i32 = 0;

pub(super) struct Parquet<W: Write> {
    to: W,
    at: i64,
    rows: i64,
    groups: Vec<Struct>,
    facts: Vec<Struct>,
}

impl<W: Write> Parquet<W> {
    pub(super) fn begin(mut to: W, facts: &[(String, String)]) -> io::Result<Parquet<W>> {
        to.write_all(MARK)?;
        let fact = |(key, value): &(String, String)| Struct::default().text(1, key).text(2, value);
        Ok(Parquet { to, at: MARK.len() as i64, rows: 0, groups: Vec::new(), facts: facts.iter().map(fact).collect() })
    }

    /// Writes a group of rows.
    pub(super) fn rows(&mut self, columns: &[Column]) -> io::Result<()> {
        let rows = columns.first().map_or(0, |column| column.values.len());
        let mut chunks = Vec::new();
        let mut size = 0;
        for column in columns {
            let (chunk, plain) = self.chunk(column)?;
            chunks.push(chunk);
            size += plain;
        }
        self.rows += rows as i64;
        self.groups.push(Struct::default().structs(1, chunks).i64(2, size).i64(3, rows as i64));
        Ok(())
    }

    /// Writes the values of a column as one page; says where it is, and how large it would be unpacked.
    fn chunk(&mut self, column: &Column) -> io::Result<(Struct, i64)> {
        let plain = plain(&column.values);
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(&plain)?;
        let packed = packer.finish()?;
        let values = column.values.len();
        let data = Struct::default().i32(1, values as i32).i32(2, PLAIN).i32(3, RLE).i32(4, RLE);
        let header = Struct::default().i32(1, DATA_PAGE).i32(2, plain.len() as i32).i32(3, packed.len() as i32);
        let header = header.inner(5, data).finish();
        let (start, unpacked) = (self.at, (header.len() + plain.len()) as i64);
        let size = (header.len() + packed.len()) as i64;
        self.to.write_all(&header)?;
        self.to.write_all(&packed)?;
        self.at += size;
        let about = Struct::default().i32(1, kind(&column.values)).i32s(2, &[PLAIN, RLE]).texts(3, &[&column.name]);
        let about = about.i32(4, GZIP).i64(5, values as i64).i64(6, unpacked).i64(7, size).i64(9, start);
        Ok((Struct::default().i64(2, start).inner(3, about), unpacked))
    }

    /// Writes the footer: what the columns are, and where their pages lie.
    pub(super) fn finish(mut self, columns: &[Column]) -> io::Result<W> {
        let root = Struct::default().text(4, "schema").i32(5, columns.len() as i32);
        let schema = std::iter::once(root).chain(columns.iter().map(element)).collect();
        let footer = Struct::default().i32(1, 1).structs(2, schema).i64(3, self.rows).structs(4, self.groups);
        let footer = footer.structs(5, self.facts).text(6, concat!("ballyhoo ", env!("CARGO_PKG_VERSION"))).finish();
        self.to.write_all(&footer)?;
        self.to.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.to.write_all(MARK)?;
        self.to.flush()?;
        Ok(self.to)
    }
}

/// A column as the schema has it.
fn element(column: &Column) -> Struct {
    let element = Struct::default().i32(1, kind(&column.values)).i32(3, REQUIRED).text(4, &column.name);
    if matches!(column.values, Values::Text(_)) { element.i32(6, UTF8) } else { element }
}

fn kind(values: &Values) -> i32 {
    match values {
        Values::Short(_) => INT32,
        Values::Long(_) => INT64,
        Values::Text(_) => BYTE_ARRAY,
    }
}

fn plain(values: &Values) -> Vec<u8> {
    match values {
        Values::Short(values) => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        Values::Long(values) => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        Values::Text(texts) => {
            let mut bytes = Vec::with_capacity(texts.bytes.len() + 4 * texts.ends.len());
            for text in texts.iter() {
                bytes.extend_from_slice(&(text.len() as u32).to_le_bytes());
                bytes.extend_from_slice(text);
            }
            bytes
        }
    }
}
