//! Law 9: everything can be pointed at.

use super::Watch;
use crate::{Eyes, Game, Offer, Rule, Seat, Thing, Told};
use std::collections::{BTreeMap, BTreeSet};

impl<G: Game> Watch<'_, G> {
    /// Law 9: every thing that somebody sees has an id of its own and explains itself, and the view can be told in words.
    pub(super) fn check_things(&mut self, game: &G) {
        for eyes in all_eyes(game.players()) {
            let view = game.view(eyes);
            let things = G::things(&view);
            let known: BTreeSet<&Thing> = things.iter().collect();
            self.hold(9, known.len() == things.len(), || format!("{eyes:?}: a thing is listed twice in {things:?}"));
            for thing in &things {
                self.hold(9, thing.is_well_formed() && !thing.is_button(), || format!("{thing} is no id of a thing"));
                let note = G::explain(&view, thing);
                self.findings.explained(thing, note.as_ref());
                let rule = note.and_then(|note| note.rule);
                self.hold(9, rule.is_none_or(|rule| self.is_rule(rule)), || format!("{thing} names no rule: {rule:?}"));
            }
            let sections = G::describe(&view);
            self.hold(9, !sections.is_empty(), || format!("{eyes:?}: the view cannot be told in words"));
            let lines = sections.iter().flat_map(|section| &section.lines);
            let unknown = lines.filter_map(|line| line.thing.as_ref()).find(|thing| !known.contains(thing));
            self.hold(9, unknown.is_none(), || {
                format!("{eyes:?}: a sentence is about {unknown:?}, which is not there")
            });
        }
    }

    /// Law 9: offers can be told apart by what is touched, name what is there, and are read back from it.
    pub(super) fn check_offers(&mut self, game: &G) {
        for seat in game.to_act().iter() {
            let view = game.view(Eyes::Seat(seat));
            let known: BTreeSet<Thing> = G::things(&view).into_iter().collect();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut ways: BTreeMap<BTreeSet<Thing>, String> = BTreeMap::new();
            for action in legal {
                let offer = Offer::of(game, seat, action);
                self.check_ways(game, seat, action, &offer, &known);
                for way in offer.ways() {
                    let other = ways.insert(way.iter().cloned().collect(), offer.action.clone());
                    self.hold(9, other.is_none(), || {
                        format!("{other:?} and {:?} touch the same {way:?}", offer.action)
                    });
                }
            }
            let lit: BTreeSet<&Thing> = ways.keys().flatten().collect();
            for button in lit.iter().filter(|thing| thing.is_button()) {
                self.findings.explained(button, G::explain(&view, button).as_ref());
            }
            for shut in game.shut(seat) {
                let fine = known.contains(&shut.thing) && !lit.contains(&shut.thing) && self.is_rule(shut.rule);
                self.hold(9, fine, || format!("{shut:?} is lit, or not there, or names no rule"));
            }
        }
    }

    fn check_ways(&self, game: &G, seat: Seat, action: G::Action, offer: &Offer, known: &BTreeSet<Thing>) {
        for way in offer.ways() {
            self.hold(9, !way.is_empty(), || format!("nothing is touched for {:?}", offer.action));
            let unknown = way.iter().find(|thing| !thing.is_button() && !known.contains(thing));
            self.hold(9, unknown.is_none(), || format!("{:?} touches {unknown:?}, which is not there", offer.action));
            let turned: Vec<Thing> = way.iter().rev().cloned().collect();
            for things in [way, &turned] {
                let read = game.touched(seat, things);
                self.hold(9, read == Ok(action), || format!("{things:?} was read as {read:?}, not {action:?}"));
            }
        }
    }

    fn is_rule(&self, rule: Rule) -> bool {
        rule.0.strip_prefix(G::about().rule_prefix).is_some_and(|rest| rest.starts_with('-'))
    }

    /// Law 9: whatever an event moves or marks is there, before it or after it.
    pub(super) fn check_hops(&self, before: &G, after: &G, told: &[G::Event]) {
        for eyes in all_eyes(before.players()) {
            let there = [before, after].map(|game| G::things(&game.view(eyes)));
            let known: BTreeSet<&Thing> = there.iter().flatten().collect();
            for told in told.iter().filter_map(|event| Told::of(event, eyes)) {
                let doer = told.event.get("seat").is_none_or(|seat| seat.as_u64() < Some(before.players() as u64));
                self.hold(9, told.event["event"].is_string() && doer, || format!("{told:?} names no kind, or nobody"));
                let hops = told.hops.iter().flat_map(|hop| [&hop.from, &hop.to].into_iter().chain(&hop.via));
                let unknown = hops.chain(&told.marks).find(|thing| !known.contains(thing));
                self.hold(9, unknown.is_none(), || format!("{eyes:?}: {told:?} names {unknown:?}, which is not there"));
            }
        }
    }
}

fn all_eyes(players: usize) -> impl Iterator<Item = Eyes> {
    Seat::all(players).map(Eyes::Seat).chain([Eyes::Public, Eyes::All])
}
