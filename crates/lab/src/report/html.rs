//! HTML, written tag by tag, and the look of the house.

use std::fmt::Write;

/// A page that is being written.
#[derive(Default)]
pub(super) struct Html(String);

const STYLE: &str = include_str!("page.css");
const POSTER: &[u8] = include_bytes!("../../assets/alfa-slab-one.woff2");
const SIGN: &[u8] = include_bytes!("../../assets/league-gothic.woff2");

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn class(class: &str) -> String {
    if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") }
}

impl Html {
    pub(super) fn open(&mut self, tag: &str, of: &str) {
        // Writing to a string cannot fail.
        _ = write!(self.0, "<{tag}{}>", class(of));
    }

    pub(super) fn close(&mut self, tag: &str) {
        _ = writeln!(self.0, "</{tag}>");
    }

    pub(super) fn text(&mut self, tag: &str, of: &str, text: &str) {
        _ = writeln!(self.0, "<{tag}{}>{}</{tag}>", class(of), escape(text));
    }

    /// A part of the page with its title; closed by `close("section")`.
    pub(super) fn section(&mut self, title: &str) {
        self.open("section", "poster");
        self.text("h2", "", title);
    }

    /// A picture, already drawn, with the words over it.
    pub(super) fn figure(&mut self, drawn: &str, caption: &str) {
        _ = writeln!(self.0, "<figure><figcaption>{}</figcaption>{drawn}</figure>", escape(caption));
    }

    /// A table: the heads of its columns, then its rows; the first cell of a row names it.
    pub(super) fn table(&mut self, caption: &str, heads: &[String], rows: &[Row]) {
        // A table that is wider than a phone is moved by its arrow keys, too.
        self.0.push_str("<div class=\"wide\" tabindex=\"0\">");
        self.open("table", "");
        if !caption.is_empty() {
            self.text("caption", "", caption);
        }
        self.open("thead", "");
        self.open("tr", "");
        for (at, head) in heads.iter().enumerate() {
            let kind = match rows.first().and_then(|row| row.cells.get(at)) {
                _ if at == 0 => "",
                Some(Cell::Drawn(_)) => "bar",
                _ => "num",
            };
            _ = write!(self.0, "<th scope=\"col\"{}>{}</th>", class(kind), escape(head));
        }
        self.close("tr");
        self.close("thead");
        self.open("tbody", "");
        for row in rows {
            self.open("tr", if row.marked { "marked" } else { "" });
            for (at, cell) in row.cells.iter().enumerate() {
                match (at, cell) {
                    (0, Cell::Text(text)) => _ = write!(self.0, "<th scope=\"row\">{}</th>", escape(text)),
                    (_, Cell::Text(text)) => _ = write!(self.0, "<td class=\"num\">{}</td>", escape(text)),
                    (_, Cell::Drawn(drawn)) => _ = write!(self.0, "<td class=\"bar\">{drawn}</td>"),
                }
            }
            self.close("tr");
        }
        self.close("tbody");
        self.close("table");
        self.close("div");
    }

    /// The whole file.
    pub(super) fn page(self, lang: &str, title: &str) -> String {
        let (poster, sign) = (base64(POSTER), base64(SIGN));
        let font = |family: &str, data: &str| {
            format!("@font-face{{font-family:'{family}';src:url(data:font/woff2;base64,{data}) format('woff2')}}\n")
        };
        let (lang, title) = (escape(lang), escape(title));
        let fonts = font("Alfa Slab One", &poster) + &font("League Gothic", &sign);
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{fonts}{STYLE}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
            self.0
        )
    }
}

/// A cell of a table.
pub(super) enum Cell {
    Text(String),
    Drawn(String),
}

/// A row of a table; what is beyond noise is marked.
pub(super) struct Row {
    pub marked: bool,
    pub cells: Vec<Cell>,
}

impl Row {
    pub(super) fn plain(cells: impl IntoIterator<Item = String>) -> Row {
        Row { marked: false, cells: cells.into_iter().map(Cell::Text).collect() }
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 4648.
    #[test]
    fn bytes_as_letters() {
        let told = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(told, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]);
    }

    #[test]
    fn what_is_filled_in_cannot_break_the_page() {
        let mut html = Html::default();
        html.text("p", "", "<script> & \"x\"");
        assert_eq!(html.0, "<p>&lt;script&gt; &amp; &quot;x&quot;</p>\n");
    }
}
