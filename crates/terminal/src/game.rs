//! One game at this terminal, from the first deal to the last point.

use crate::command::Command;
use crate::page::{print_offers, print_refusal, print_rules, print_scores};
use crate::things::{print_what, print_words};
use crate::{Kind, Seating, advice_text};
use bots::{Bot, Budget};
use catalog::{AnyEvent, Entry, NoUndo, Offer, Refused, Table};
use std::io::{self, BufRead, Write};
use std::time::Duration;
use table::words::name;
use table::{Eyes, Say, Seat, Words};
use words::{Catalogue, Speaker};

/// How long a bot thinks about a hint.
const HINT: Budget = Budget::time(Duration::from_secs(1));

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Finished,
    /// The player left.
    Quit,
    /// There was nothing more to read.
    InputEnded,
}

/// A game in line mode.
pub struct LineGame<R, W> {
    entry: &'static Entry,
    table: Table,
    kinds: Vec<Kind>,
    bots: Vec<Option<Bot>>,
    words: Speaker,
    /// Whose turn was on the screen last, so that people who share it can look away.
    at_screen: Option<Seat>,
    /// Everything told so far, for `log`.
    log: Vec<String>,
    /// Is the board drawn before each decision?
    pub show_board: bool,
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> LineGame<R, W> {
    pub fn new(entry: &'static Entry, mut table: Table, seating: Seating, bot_seed: u64, input: R, output: W) -> Self {
        let mut words = Speaker::english(seating.names);
        if let Eyes::Seat(seat) = eyes_of(&seating.kinds) {
            table.sit_alone(seat);
            words.reader = Some(seat);
        }
        let bot = |(seat, kind): (u64, &Kind)| match kind {
            Kind::Bot(level) => Some(Bot::new(*level, bot_seed.wrapping_add(seat))),
            Kind::Person => None,
        };
        let bots = (0..).zip(&seating.kinds).map(bot).collect();
        LineGame {
            entry,
            table,
            kinds: seating.kinds,
            bots,
            words,
            at_screen: None,
            log: Vec::new(),
            show_board: true,
            input,
            output,
        }
    }

    /// Speaks another language than English.
    pub fn speak(&mut self, catalogue: &'static Catalogue) {
        self.words.catalogue = catalogue;
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Plays until the game is over or somebody leaves.
    pub fn run(&mut self) -> io::Result<End> {
        self.say(Say::new("terminal-welcome"))?;
        let commitment = name(&self.table.record().header.commitment);
        self.say(Say::new("terminal-commitment").with("commitment", commitment))?;
        while let Some(seat) = self.next_seat() {
            let end = match self.bots[seat.at()] {
                Some(_) => self.bot_acts(seat)?,
                None => self.person_acts(seat)?,
            };
            if let Some(end) = end {
                return Ok(end);
            }
        }
        self.finish()
    }

    /// Bots first, so that nobody waits for them.
    fn next_seat(&self) -> Option<Seat> {
        let to_act = self.table.sitting().to_act();
        to_act.iter().find(|seat| self.bots[seat.at()].is_some()).or(to_act.first())
    }

    fn bot_acts(&mut self, seat: Seat) -> io::Result<Option<End>> {
        let Some(bot) = &mut self.bots[seat.at()] else { return Ok(None) };
        let chosen = bot.choose(self.table.sitting(), seat).map_err(io::Error::other)?;
        let events = self.table.act(seat, &chosen).map_err(io::Error::other)?;
        self.tell(&events)?;
        Ok(None)
    }

    fn person_acts(&mut self, seat: Seat) -> io::Result<Option<End>> {
        self.hand_over(seat)?;
        if self.show_board {
            self.print_board(seat)?;
        }
        let mut offers = self.print_choices(seat)?;
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.output)?;
                self.say(Say::new("terminal-input-ended"))?;
                return Ok(Some(End::InputEnded));
            }
            match Command::parse(&line) {
                Command::Number(number) => match offers.get(number.wrapping_sub(1)) {
                    Some(offer) => {
                        let action = offer.action.clone();
                        if self.act(seat, &action)? {
                            return Ok(None);
                        }
                    }
                    None => self.say(Say::new("terminal-no-such-choice").with("last", offers.len()))?,
                },
                Command::Text(text) => {
                    if self.try_text(seat, &text, &mut offers)? {
                        return Ok(None);
                    }
                }
                Command::Undo => {
                    if self.undo(seat)? {
                        return Ok(None);
                    }
                }
                Command::Quit => {
                    self.say(Say::new("terminal-goodbye"))?;
                    return Ok(Some(End::Quit));
                }
                Command::Empty | Command::Choices => offers = self.print_choices(seat)?,
                Command::Help => self.say(Say::new("terminal-help"))?,
                Command::Hint => self.print_hint(seat)?,
                Command::Board => self.print_board(seat)?,
                Command::Words => {
                    print_words(&mut self.output, self.table.sitting(), Eyes::Seat(seat), &self.words)?;
                }
                Command::What(asked) => {
                    let sitting = self.table.sitting();
                    print_what(&mut self.output, sitting, Eyes::Seat(seat), &self.words, asked.as_deref())?;
                }
                Command::Log => self.print_log()?,
                Command::Rules(number) => self.print_rules(number.as_deref())?,
                Command::Save(path) => self.save(path)?,
            }
        }
    }

    /// When several people share the screen, the next one is called before anything private is shown.
    fn hand_over(&mut self, seat: Seat) -> io::Result<()> {
        let people = self.kinds.iter().filter(|kind| **kind == Kind::Person).count();
        if people > 1 && self.at_screen != Some(seat) {
            self.say(Say::new("terminal-hand-over").with("seat", seat))?;
            let mut line = String::new();
            self.input.read_line(&mut line)?;
        }
        self.at_screen = Some(seat);
        Ok(())
    }

    /// Does the action, or prints why not. Says whether it was done.
    fn act(&mut self, seat: Seat, action: &str) -> io::Result<bool> {
        match self.table.act(seat, action) {
            Ok(events) => {
                self.tell(&events)?;
                Ok(true)
            }
            Err(refused) => {
                self.print_refusal(&refused)?;
                Ok(false)
            }
        }
    }

    /// Notation first; otherwise the words are looked for among the choices.
    fn try_text(&mut self, seat: Seat, text: &str, offers: &mut Vec<Offer>) -> io::Result<bool> {
        match self.table.act(seat, text) {
            Ok(events) => {
                self.tell(&events)?;
                return Ok(true);
            }
            Err(refused @ Refused::Illegal(_)) => self.print_refusal(&refused)?,
            Err(refused) => {
                let wanted = text.to_lowercase();
                let all = self.table.sitting().legal(seat);
                let fits = |offer: &Offer| {
                    offer.action.contains(&wanted) || self.words.say(&offer.label).to_lowercase().contains(&wanted)
                };
                let found: Vec<Offer> = all.into_iter().filter(fits).collect();
                if found.is_empty() {
                    self.print_refusal(&refused)?;
                } else {
                    self.print_offers(&found)?;
                    *offers = found;
                }
            }
        }
        Ok(false)
    }

    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        let key = match self.table.undo(seat) {
            Ok(()) => "terminal-undone",
            Err(NoUndo::Nothing) => "terminal-no-undo",
            Err(NoUndo::Chance) => "terminal-no-undo-chance",
            Err(NoUndo::Seen) => "terminal-no-undo-seen",
            Err(NoUndo::SomebodyElse(_)) => "terminal-no-undo-others",
        };
        self.say(Say::new(key))?;
        Ok(key == "terminal-undone")
    }

    /// Prints what happened, as the people at this screen may see it.
    fn tell(&mut self, events: &[Box<dyn AnyEvent>]) -> io::Result<()> {
        let eyes = self.eyes();
        for told in events.iter().filter_map(|event| event.told(eyes)) {
            let line = self.words.say(&told.say);
            writeln!(self.output, "* {line}")?;
            self.log.push(line);
        }
        Ok(())
    }

    fn eyes(&self) -> Eyes {
        eyes_of(&self.kinds)
    }

    fn print_board(&mut self, seat: Seat) -> io::Result<()> {
        let board = self.table.sitting().draw(Eyes::Seat(seat), &self.words);
        writeln!(self.output, "\n{}\n", board.trim_end())
    }

    fn print_choices(&mut self, seat: Seat) -> io::Result<Vec<Offer>> {
        if let Some(prompt) = self.table.sitting().prompt(seat) {
            self.say(prompt)?;
        }
        let offers = self.table.sitting().legal(seat);
        self.print_offers(&offers)?;
        Ok(offers)
    }

    fn print_offers(&mut self, offers: &[Offer]) -> io::Result<()> {
        print_offers(&mut self.output, offers, &self.words)
    }

    /// What a bot would do with this seat's knowledge.
    fn print_hint(&mut self, seat: Seat) -> io::Result<()> {
        let sitting = self.table.sitting();
        let advice = bots::advise(sitting, seat, HINT, u64::from(sitting.step())).map_err(io::Error::other)?;
        writeln!(self.output, "{}", advice_text(&advice, &self.words))
    }

    fn print_refusal(&mut self, refused: &Refused) -> io::Result<()> {
        print_refusal(&mut self.output, self.entry, refused, &self.words)
    }

    fn print_rules(&mut self, number: Option<&str>) -> io::Result<()> {
        if !print_rules(&mut self.output, self.entry, number, &self.words)? {
            let asked = name(number.unwrap_or_default());
            self.say(Say::new("terminal-no-such-rule").with("number", asked))?;
        }
        Ok(())
    }

    fn print_log(&mut self) -> io::Result<()> {
        for line in &self.log {
            writeln!(self.output, "* {line}")?;
        }
        Ok(())
    }

    fn save(&mut self, path: Option<String>) -> io::Result<()> {
        let path = path.unwrap_or_else(|| format!("{}.jsonl", self.entry.about.id));
        let shown = name(&path);
        match std::fs::write(&path, self.table.record().to_string()) {
            Ok(()) => self.say(Say::new("terminal-saved").with("path", shown)),
            Err(error) => {
                let why = name(error);
                self.say(Say::new("terminal-not-saved").with("path", shown).with("why", why))
            }
        }
    }

    fn finish(&mut self) -> io::Result<End> {
        let board = self.table.sitting().draw(Eyes::All, &self.words);
        writeln!(self.output, "\n{}", board.trim_end())?;
        if let Some(outcome) = self.table.sitting().outcome() {
            print_scores(&mut self.output, &outcome, &self.words)?;
        }
        self.say(Say::new("terminal-over"))?;
        Ok(End::Finished)
    }

    fn say(&mut self, say: Say) -> io::Result<()> {
        writeln!(self.output, "{}", self.words.say(&say))
    }
}

/// The eyes of the only person here; the public's when several share the screen or bots play among themselves.
fn eyes_of(kinds: &[Kind]) -> Eyes {
    let mut people = (0..).map(Seat).zip(kinds).filter(|(_, kind)| **kind == Kind::Person);
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Eyes::Seat(seat),
        _ => Eyes::Public,
    }
}
