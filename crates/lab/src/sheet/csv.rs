//! Comma-separated values, as RFC 4180 has them but for the line ends.

use super::{Column, Values};
use std::io::{self, Write};

pub(super) struct Csv<W: Write>(W);

impl<W: Write> Csv<W> {
    pub(super) fn begin(mut to: W, columns: &[Column]) -> io::Result<Csv<W>> {
        let names: Vec<&str> = columns.iter().map(|column| &*column.name).collect();
        writeln!(to, "{}", names.join(","))?;
        Ok(Csv(to))
    }

    pub(super) fn rows(&mut self, columns: &[Column]) -> io::Result<()> {
        let mut texts: Vec<_> = columns
            .iter()
            .map(|column| match &column.values {
                Values::Text(texts) => Some(texts.iter()),
                _ => None,
            })
            .collect();
        let rows = columns.first().map_or(0, |column| column.values.len());
        let mut line = Vec::new();
        for row in 0..rows {
            line.clear();
            for (at, column) in columns.iter().enumerate() {
                if at > 0 {
                    line.push(b',');
                }
                match &column.values {
                    Values::Short(values) => write!(line, "{}", values[row])?,
                    Values::Long(values) => write!(line, "{}", values[row])?,
                    Values::Text(_) => {
                        quote(texts[at].as_mut().and_then(Iterator::next).unwrap_or_default(), &mut line)
                    }
                }
            }
            line.push(b'\n');
            self.0.write_all(&line)?;
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> io::Result<W> {
        self.0.flush()?;
        Ok(self.0)
    }
}

fn quote(text: &[u8], line: &mut Vec<u8>) {
    if !text.iter().any(|byte| b",\"\r\n".contains(byte)) {
        line.extend_from_slice(text);
        return;
    }
    line.push(b'"');
    for &byte in text {
        if byte == b'"' {
            line.push(b'"');
        }
        line.push(byte);
    }
    line.push(b'"');
}
