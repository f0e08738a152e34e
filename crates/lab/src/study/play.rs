//! One game, looked at closely.

use super::mention::{Item, mentions, whom};
use crate::lead::Lead;
use bots::{Knowhow, Seen, Spec};
use std::collections::BTreeMap;
use table::{Dice, Event, Eyes, Key, Kit, Places, Seat, Setup, Silent};

/// What is done beside playing. The number is the share of choices that are looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum How {
    /// Nothing.
    Plain,
    /// What is chosen and what happens is taken down; of a share of the choices, also what was offered.
    Listen(f64),
    /// A share of the choices is left to chance.
    Trial(f64),
}

impl How {
    pub(super) fn share(self) -> f64 {
        match self {
            How::Plain => 0.0,
            How::Listen(share) | How::Trial(share) => share,
        }
    }
}

/// Where more can be chosen from than these, what is offered is not taken down.
const MOST: usize = 1500;

/// A choice that was looked at: what could have been named, in how many of the actions, and whether it was.
pub(super) struct Looked {
    pub seat: Seat,
    pub offers: usize,
    pub items: Vec<(Item, usize, bool)>,
}

/// A game that was played.
pub(super) struct Played {
    pub actions: u32,
    pub scores: Vec<i32>,
    /// What each seat won: 1, or its part of a shared first place.
    pub wins: Vec<f64>,
    /// What the result is worth to each seat; points where one plays alone.
    pub results: Vec<f64>,
    pub lead: Lead,
    pub margin: Option<i32>,
    pub shared: bool,
    pub looked: Vec<Looked>,
    /// What each seat chose, how often.
    pub chosen: BTreeMap<(Seat, String), (Item, u64)>,
    /// What happened to each seat, how often.
    pub happened: BTreeMap<(Seat, String), (Item, u64)>,
}

pub(super) struct Player<'a, G: Knowhow> {
    pub setup: &'a Setup,
    pub kit: Kit<G::Parts>,
    pub seats: &'a [Spec],
    pub how: How,
}

type Counts = BTreeMap<(Seat, String), (Item, u64)>;

fn count(counts: &mut Counts, seat: Seat, item: Item) {
    let key =
        format!("{}\n{}\n{}", item.key.group.key, item.key.group.gap.as_deref().unwrap_or_default(), item.key.what);
    counts.entry((seat, key)).or_insert((item, 0)).1 += 1;
}

impl<G: Knowhow> Player<'_, G> {
    /// Plays a game to its end; nothing if it cannot be dealt.
    pub(super) fn play(&self, key: Key, chance: &mut Dice) -> Option<Played> {
        let mut game = G::deal(self.setup, self.kit, &mut key.dice(0)).ok()?;
        let (mut chosen, mut happened, mut looked) = (Counts::new(), Counts::new(), Vec::new());
        let mut lead = Lead::default();
        let mut actions = 0;
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let look = self.how.share() > 0.0 && (chance.bits() as f64) < self.how.share() * 2f64.powi(32);
            let action = match self.how {
                How::Trial(_) if look => {
                    legal.clear();
                    game.legal(seat, &mut legal);
                    if legal.is_empty() {
                        return None;
                    }
                    chance.pick(&legal)
                }
                _ => bots::choose(self.seats[seat.at()], Seen::new(&game, seat), chance)?,
            };
            if look {
                looked.extend(self.look(&game, seat, action, &mut legal));
            }
            actions += 1;
            let mut dice = key.dice(actions);
            if matches!(self.how, How::Listen(_)) {
                for item in mentions(&game.label(seat, action), seat, true) {
                    count(&mut chosen, seat, item);
                }
                let mut events: Vec<G::Event> = Vec::new();
                game.play(seat, action, &mut dice, &mut events);
                listen(&events, &mut happened);
            } else {
                game.play(seat, action, &mut dice, &mut Silent);
            }
            lead.note(actions, Seat::all(game.players()).map(|seat| game.score(seat)));
        }
        let places = game.places()?;
        let scores: Vec<i32> = Seat::all(game.players()).map(|seat| game.score(seat)).collect();
        let wins = wins(&game, &places);
        let results = match scores.as_slice() {
            [points] => vec![f64::from(*points)],
            _ => wins.clone(),
        };
        let (margin, shared) = (margin(&game, &places, &scores), wins.iter().any(|&own| own > 0.0 && own < 1.0));
        Some(Played { actions, scores, wins, results, lead, margin, shared, looked, chosen, happened })
    }

    /// What could have been chosen, in words, and what was.
    fn look(&self, game: &G, seat: Seat, action: G::Action, legal: &mut Vec<G::Action>) -> Option<Looked> {
        legal.clear();
        game.legal(seat, legal);
        if legal.len() < 2 || legal.len() > MOST {
            return None;
        }
        let mut found: BTreeMap<super::ItemKey, (Item, usize, bool)> = BTreeMap::new();
        for &offer in legal.iter() {
            for item in mentions(&game.label(seat, offer), seat, true) {
                let own = found.entry(item.key.clone()).or_insert((item, 0, false));
                own.1 += 1;
                own.2 |= offer == action;
            }
        }
        Some(Looked { seat, offers: legal.len(), items: found.into_values().collect() })
    }
}

fn listen<E: Event>(events: &[E], happened: &mut Counts) {
    for event in events {
        let Some(say) = event.seen_by(Eyes::All).map(|seen| seen.say()) else { continue };
        let Some(seat) = whom(&say) else { continue };
        for item in mentions(&say, seat, false) {
            count(happened, seat, item);
        }
    }
}

/// A first place is shared among the sides that have it; partners have it together.
fn wins<G: Knowhow>(game: &G, places: &Places) -> Vec<f64> {
    let mut sides: Vec<Seat> =
        Seat::all(game.players()).filter(|&seat| places.won(seat)).map(|seat| game.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let part = 1.0 / sides.len().max(1) as f64;
    Seat::all(game.players()).map(|seat| if places.won(seat) { part } else { 0.0 }).collect()
}

/// Points between the first and the best seat of another side; nothing where nobody is first, or alone.
fn margin<G: Knowhow>(game: &G, places: &Places, scores: &[i32]) -> Option<i32> {
    let first = Seat::all(scores.len()).find(|&seat| places.won(seat))?;
    let others = Seat::all(scores.len()).filter(|&seat| game.side(seat) != game.side(first));
    others.map(|seat| scores[seat.at()]).max().map(|best| scores[first.at()] - best)
}
