//! The printed parts, loaded from `components/*.toml` and checked.

use crate::booth::Booth;
use crate::cards::{Card, PARTS, RIDES};
use crate::hand::Cards;
use crate::pile::MOST_CARDS;
use crate::state::HAND_AT_START;
use serde::Deserialize;
use table::{BadParts, Files, Parts};
use toml::Spanned;

const CARDS_FILE: &str = "cards.toml";
const TABLEAU_FILE: &str = "tableau.toml";

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    copies: ForPlayers,
    wilds: ForPlayers,
    /// Tickets for each player, or for each team; also the most that one may own.
    pub tickets: u8,
}

/// A number of cards that depends on how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct ForPlayers {
    two_or_three_players: u8,
    four_players: u8,
}

impl ForPlayers {
    fn at(self, players: u8) -> u8 {
        if players < 4 { self.two_or_three_players } else { self.four_players }
    }
}

impl Components {
    /// All parts and Wilds used by so many players.
    pub fn cards(&self, players: u8) -> Cards {
        let number = |card: Card| if card.is_wild() { self.wilds.at(players) } else { self.copies.at(players) };
        Card::all().flat_map(|card| (0..number(card)).map(move |_| card)).collect()
    }
}

#[derive(Deserialize)]
struct CardsFile {
    rides: Spanned<Vec<String>>,
    parts: Spanned<Vec<String>>,
    copies: Spanned<ForPlayers>,
    wilds: Spanned<ForPlayers>,
}

#[derive(Deserialize)]
struct TableauFile {
    actions: Spanned<Vec<String>>,
    dice: Spanned<DiceTable>,
    wild_die: WildDie,
    tickets: Tickets,
}

#[derive(Deserialize)]
struct DiceTable {
    number: u8,
    faces: u8,
}

#[derive(Deserialize)]
struct WildDie {
    faces: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
struct Tickets {
    each: Spanned<u8>,
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (CARDS_FILE, include_str!("../components/cards.toml")),
        (TABLEAU_FILE, include_str!("../components/tableau.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        let cards: CardsFile = files.read(CARDS_FILE)?;
        let tableau: TableauFile = files.read(TABLEAU_FILE)?;
        expect(files, CARDS_FILE, &cards.rides, &RIDES)?;
        expect(files, CARDS_FILE, &cards.parts, &PARTS)?;
        expect(files, TABLEAU_FILE, &tableau.actions, &Booth::ALL.map(Booth::name))?;
        expect(files, TABLEAU_FILE, &tableau.wild_die.faces, &["1", "2", "3", "4", "5", "!"])?;
        if (tableau.dice.get_ref().number, tableau.dice.get_ref().faces) != (3, 6) {
            return Err(files.complain(TABLEAU_FILE, tableau.dice.span(), "there must be 3 dice with 6 faces"));
        }
        between(files, CARDS_FILE, &cards.copies, 1, 4)?;
        between(files, CARDS_FILE, &cards.wilds, 4, 6)?;
        let tickets = *tableau.tickets.each.get_ref();
        if !(1..=9).contains(&tickets) {
            return Err(files.complain(TABLEAU_FILE, tableau.tickets.each.span(), "there can be 1 to 9 tickets each"));
        }
        let components = Components { copies: *cards.copies.get_ref(), wilds: *cards.wilds.get_ref(), tickets };
        components.check_enough(files, &cards.copies)?;
        Ok(components)
    }
}

impl Components {
    /// Everybody is dealt a hand, and a card each goes to the discard pile.
    fn check_enough(&self, files: &Files, copies: &Spanned<ForPlayers>) -> Result<(), BadParts> {
        for players in 2..=4 {
            let (have, need) = (self.cards(players).len(), usize::from(players) * (HAND_AT_START + 1));
            if !(need..=MOST_CARDS).contains(&have) {
                let cause = format!("{players} players need {need} to {MOST_CARDS} cards, and these are {have}");
                return Err(files.complain(CARDS_FILE, copies.span(), cause));
            }
        }
        Ok(())
    }
}

/// The names that the rules know must be listed, in order.
fn expect(files: &Files, name: &'static str, found: &Spanned<Vec<String>>, known: &[&str]) -> Result<(), BadParts> {
    if found.get_ref() == known {
        return Ok(());
    }
    Err(files.complain(name, found.span(), format!("the list must be {}", known.join(", "))))
}

fn between(
    files: &Files,
    name: &'static str,
    found: &Spanned<ForPlayers>,
    least: u8,
    most: u8,
) -> Result<(), BadParts> {
    let ForPlayers { two_or_three_players: few, four_players: four } = *found.get_ref();
    if [few, four].iter().all(|number| (least..=most).contains(number)) {
        return Ok(());
    }
    Err(files.complain(name, found.span(), format!("the numbers must be from {least} to {most}")))
}
