//! Drawing in our look: an SVG that goes from poster to string lights with the reader's theme.

use std::fmt::Write;

/// The inks of the house, by day and by night. An SVG stands alone, so it carries them itself.
const INKS: &str = "
svg { --paper: #f3e7cd; --stock: #fcf5e5; --ink: #241a14; --ink-2: #5c4a3a; --rule: #bfa87f; --shade: #d9c396;
  --red: #b5271c; --blue: #1c5478; --gold: #e7ac2c; --green: #2c6b42; --plum: #6a3675; --teal: #14706b; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #10142a; --stock: #1c2243; --ink: #f7e8c8; --ink-2: #c0b79f; --rule: #4d5280; --shade: #070916;
    --red: #ec6a55; --blue: #78b3dc; --gold: #f3bd48; --green: #74bd7e; --plum: #c48dd0; --teal: #58bdb2; }
}
.poster { font: 28px 'Alfa Slab One', Rockwell, serif; fill: var(--ink); }
.sign { font: 18px 'League Gothic', Oswald, 'Arial Narrow', sans-serif; letter-spacing: .05em; fill: var(--ink); }
.text { font: 14px 'Libre Franklin', 'Franklin Gothic Book', sans-serif; fill: var(--ink); font-variant-numeric: tabular-nums; }
.note { font: 12px 'Libre Franklin', 'Franklin Gothic Book', sans-serif; fill: var(--ink-2); font-variant-numeric: tabular-nums; }
.key { stroke: var(--ink); stroke-width: 2; }
.hair { stroke: var(--rule); stroke-width: 1; }
.ghost { stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 5 4; }
.mark { stroke: var(--ink); stroke-width: 3; }
";

/// The inks of the seats, in their order.
pub const SEAT_INKS: [Ink; 6] = [Ink::Red, Ink::Blue, Ink::Gold, Ink::Green, Ink::Plum, Ink::Teal];

/// An ink of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Red,
    Blue,
    Gold,
    Green,
    Plum,
    Teal,
}

impl Ink {
    const fn name(self) -> &'static str {
        match self {
            Ink::Red => "--red",
            Ink::Blue => "--blue",
            Ink::Gold => "--gold",
            Ink::Green => "--green",
            Ink::Plum => "--plum",
            Ink::Teal => "--teal",
        }
    }
}

/// Where a text hangs from its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hang {
    Right,
    Middle,
    Left,
}

/// A picture being drawn.
pub struct Picture {
    body: String,
    width: u32,
    height: u32,
}

impl Picture {
    /// A sheet of stock with a key line and the hard shadow of the house. `title` and `told` are for those who do not see it.
    pub fn new(width: u32, height: u32, title: &str, told: &str) -> Picture {
        let mut picture = Picture { body: String::new(), width, height };
        picture.add(format_args!("<title>{}</title><desc>{}</desc>", escape(title), escape(told)));
        picture.add(format_args!("<style>{INKS}</style>"));
        picture.add(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"var(--paper)\"/>"));
        let (w, h) = (width - 24, height - 24);
        picture.add(format_args!("<rect x=\"14\" y=\"14\" width=\"{w}\" height=\"{h}\" fill=\"var(--shade)\"/>"));
        picture.add(format_args!(
            "<rect x=\"10\" y=\"10\" width=\"{w}\" height=\"{h}\" fill=\"var(--stock)\" class=\"key\"/>"
        ));
        picture
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }

    /// A text of the class `poster`, `sign`, `text` or `note`.
    pub fn text(&mut self, class: &str, x: f64, y: f64, hang: Hang, text: &str) {
        let anchor = match hang {
            Hang::Right => "start",
            Hang::Middle => "middle",
            Hang::Left => "end",
        };
        let text = escape(text);
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    /// A line of the class `key`, `hair`, `ghost` or `mark`.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(format_args!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"));
    }

    pub fn bar(&mut self, ink: Ink, x: f64, y: f64, width: f64, height: f64) {
        let ink = ink.name();
        self.add(format_args!(
            "<rect class=\"key\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"var({ink})\"/>"
        ));
    }

    pub fn dot(&mut self, ink: Ink, x: f64, y: f64, radius: f64) {
        let ink = ink.name();
        self.add(format_args!(
            "<circle class=\"key\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"var({ink})\"/>"
        ));
    }

    /// A line through many points; `dashes` tells lines apart without their colour.
    pub fn curve(&mut self, ink: Ink, dashes: &str, points: &[(f64, f64)]) {
        let ink = ink.name();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.add(format_args!(
            "<polyline fill=\"none\" stroke=\"var({ink})\" stroke-width=\"3\" stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\" points=\"{}\"/>",
            path.join(" ")
        ));
    }

    /// The text of the file.
    pub fn finish(self) -> String {
        let Picture { body, width, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n{body}</svg>\n"
        )
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_cannot_break_the_picture() {
        let mut picture = Picture::new(100, 100, "a < b & \"c\"", "");
        picture.text("text", 1.0, 2.0, Hang::Left, "<script>");
        let text = picture.finish();
        assert!(
            text.contains("a &lt; b &amp; &quot;c&quot;")
                && text.contains("&lt;script&gt;")
                && !text.contains("<script>")
        );
    }
}
