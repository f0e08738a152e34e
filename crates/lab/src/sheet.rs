//! Rows of plain numbers and words, as files that other programs read: CSV and Parquet.

mod csv;
mod parquet;
mod thrift;

use std::io::{self, Write};

/// What a file is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    Parquet,
    Csv,
}

impl Format {
    /// How the names of its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Parquet => "parquet",
            Format::Csv => "csv",
        }
    }
}

/// The values of one column, from the first row that is not yet written.
#[derive(Clone, PartialEq, Debug)]
pub enum Values {
    Short(Vec<i32>),
    Long(Vec<i64>),
    Text(Texts),
}

/// Many short texts in one piece of memory.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Texts {
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl Texts {
    pub fn push(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
        self.ends.push(self.bytes.len());
    }

    fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.bytes[start..end])
    }

    fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
    }
}

impl Values {
    fn len(&self) -> usize {
        match self {
            Values::Short(values) => values.len(),
            Values::Long(values) => values.len(),
            Values::Text(texts) => texts.ends.len(),
        }
    }

    fn clear(&mut self) {
        match self {
            Values::Short(values) => values.clear(),
            Values::Long(values) => values.clear(),
            Values::Text(texts) => texts.clear(),
        }
    }
}

/// A named column.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    pub name: String,
    pub values: Values,
}

impl Column {
    pub fn short(name: impl Into<String>) -> Column {
        Column { name: name.into(), values: Values::Short(Vec::new()) }
    }

    pub fn long(name: impl Into<String>) -> Column {
        Column { name: name.into(), values: Values::Long(Vec::new()) }
    }

    pub fn text(name: impl Into<String>) -> Column {
        Column { name: name.into(), values: Values::Text(Texts::default()) }
    }
}

/// So many rows are held in memory before they are written, however long the file becomes.
const HELD: usize = 1 << 16;

enum Writer<W: Write> {
    Parquet(parquet::Parquet<W>),
    Csv(csv::Csv<W>),
}

/// A file that is being written, row by row.
pub struct Sheet<W: Write> {
    columns: Vec<Column>,
    writer: Writer<W>,
}

impl<W: Write> Sheet<W> {
    /// Begins a file. `facts` are told in the file itself where it has room for them.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn begin(format: Format, to: W, columns: Vec<Column>, facts: &[(String, String)]) -> io::Result<Sheet<W>> {
        let writer = match format {
            Format::Parquet => Writer::Parquet(parquet::Parquet::begin(to, facts)?),
            Format::Csv => Writer::Csv(csv::Csv::begin(to, &columns)?),
        };
        Ok(Sheet { columns, writer })
    }

    /// The columns, each to be given one value more; then call [`Sheet::row`].
    pub fn columns(&mut self) -> &mut [Column] {
        &mut self.columns
    }

    /// A row is complete.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn row(&mut self) -> io::Result<()> {
        if self.held() >= HELD { self.flush() } else { Ok(()) }
    }

    fn held(&self) -> usize {
        self.columns.first().map_or(0, |column| column.values.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        debug_assert!(self.columns.iter().all(|column| column.values.len() == self.held()));
        match &mut self.writer {
            Writer::Parquet(writer) => writer.rows(&self.columns)?,
            Writer::Csv(writer) => writer.rows(&self.columns)?,
        }
        self.columns.iter_mut().for_each(|column| column.values.clear());
        Ok(())
    }

    /// Writes what is held, and the end of the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        if self.held() > 0 {
            self.flush()?;
        }
        match self.writer {
            Writer::Parquet(writer) => writer.finish(&self.columns),
            Writer::Csv(writer) => writer.finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(format: Format, rows: i32) -> Vec<u8> {
        let columns = vec![Column::long("game"), Column::short("score"), Column::text("said")];
        let facts = [("game".to_owned(), "midway".to_owned())];
        let mut sheet = Sheet::begin(format, Vec::new(), columns, &facts).unwrap();
        for row in 0..rows {
            for column in sheet.columns() {
                match &mut column.values {
                    Values::Long(values) => values.push(i64::from(row) << 33),
                    Values::Short(values) => values.push(-row),
                    Values::Text(texts) => texts.push(["plain", "a, \"b\"", ""][row as usize % 3]),
                }
            }
            sheet.row().unwrap();
        }
        sheet.finish().unwrap()
    }

    #[test]
    fn commas_and_quotes_survive_in_csv() {
        let text = String::from_utf8(written(Format::Csv, 3)).unwrap();
        assert_eq!(text, "game,score,said\n0,0,plain\n8589934592,-1,\"a, \"\"b\"\"\"\n17179869184,-2,\n");
    }

    /// What readers of the format look for first: the marks at both ends, and the length of the footer before the last.
    /// That others read the values is tested with polars, from Python.
    #[test]
    fn a_parquet_file_has_its_marks_and_its_footer() {
        for rows in [0, 3, 70_000] {
            let bytes = written(Format::Parquet, rows);
            let end = bytes.len();
            assert_eq!((&bytes[..4], &bytes[end - 4..]), (&b"PAR1"[..], &b"PAR1"[..]));
            let footer = u32::from_le_bytes(bytes[end - 8..end - 4].try_into().unwrap()) as usize;
            let footer = &bytes[end - 8 - footer..end - 8];
            assert!(footer.windows(4).any(|part| part == b"said") && footer.windows(6).any(|part| part == b"midway"));
        }
    }
}
