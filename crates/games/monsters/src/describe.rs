//! The table told in words, most wanted first: the whole game can be played from it.

use crate::explain::{doing, guarded, owned, sources, wanted};
use crate::state::Step;
use crate::view::{Held, Hidden, LotView, Lying, Pile, SeatView, View};
use table::words::name;
use table::{Arg, Say, Seat, Section};

pub(crate) fn describe(view: &View) -> Vec<Section> {
    // Whose cards these eyes see comes first.
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) = view.seats.iter().partition(|seat| seat.kept.cards.is_some());
    let mut sections = vec![standing(view)];
    sections.extend(own.iter().map(|seat| cards(view, seat)));
    sections.extend(own.iter().chain(&others).map(|seat| carnival(view, seat)));
    sections.extend(own.iter().filter_map(|seat| memory(view, seat)));
    sections
}

fn titled(key: &'static str, seat: Seat) -> Section {
    Section::new(Say::new(key).with("seat", seat))
}

fn standing(view: &View) -> Section {
    let mut section = Section::new(Say::new("monsters-tell-standing"));
    section.say(where_it_stands(view));
    if view.step != Step::Over {
        let season = Say::new("monsters-tell-season").with("season", name(view.season_card.name));
        section.tell(view.season_card.thing.clone(), season.with("wanted", wanted(view)));
    }
    if let Some(hunters) = view.dice.hunters {
        section.tell(view.dice.thing.clone(), Say::new("monsters-event-royal").with("number", hunters));
    }
    for past in &view.past_seasons {
        let season = name(past.card.name);
        let say = match past.winner {
            Some(winner) => Say::new("monsters-event-trophy").with("seat", winner),
            None => Say::new("monsters-event-no-trophy"),
        };
        section.tell(past.thing.clone(), say.with("season", season));
    }
    for seat in view.seats.iter().filter(|_| view.step != Step::Over) {
        section.tell(seat.thing.clone(), doing(view, seat));
    }
    section.tell(view.deck.thing.clone(), Say::new("monsters-is-deck").with("number", view.deck.count));
    section
}

fn where_it_stands(view: &View) -> Say {
    let key = match (view.step, view.passes_left) {
        (Step::Over, _) => "monsters-event-over",
        (Step::Danger, _) => "monsters-tell-danger-check",
        (_, true) => "monsters-tell-turn-left",
        (_, false) => "monsters-tell-turn-right",
    };
    Say::new(key)
        .with("season", view.season)
        .with("seasons", view.seasons)
        .with("turn", view.turn)
        .with("turns", view.turns)
}

/// What only the player sees.
fn cards(view: &View, seat: &SeatView) -> Section {
    let mut section =
        titled(if view.step == Step::Over { "monsters-tell-kept-of" } else { "monsters-tell-cards" }, seat.seat);
    if let Some(held) = &seat.captured.card {
        section.tell(held.thing.clone(), tell_held("monsters-tell-captured", held));
    }
    if let Some(paying) = &seat.paying {
        let say = Say::new("monsters-tell-paying").with("card", name(paying.face.name)).with("left", paying.left);
        section.tell(paying.thing.clone(), say);
    }
    list(&mut section, "monsters-tell-in-hand", &seat.hand);
    list(&mut section, "monsters-tell-kept", &seat.kept);
    if seat.hand.cards.is_none() && seat.hand.size > 0 {
        section.tell(seat.hand.thing.clone(), Say::new("monsters-tell-next-hand").with("number", seat.hand.size));
    }
    if let Some(discards) = seat.discards.as_ref().filter(|discards| discards.size > 0) {
        let cards: Vec<Arg> = discards.cards.iter().flatten().map(Arg::from).collect();
        section.tell(discards.thing.clone(), Say::new("monsters-tell-discarded").with("cards", cards));
    }
    if section.lines.is_empty() {
        section.say(Say::new("monsters-tell-no-cards").with("seat", seat.seat));
    }
    section
}

fn list(section: &mut Section, key: &'static str, hidden: &Hidden) {
    for held in hidden.cards.iter().flatten() {
        section.tell(held.thing.clone(), tell_held(key, held));
    }
}

/// A card with all that is on it, and what is missing to play it or what it is worth.
fn tell_held(key: &'static str, held: &Held) -> Say {
    let now = match (&held.lacks, held.worth) {
        (_, Some(points)) => Say::new("monsters-is-goal").with("points", points),
        (Some(lacks), None) => lacks.clone(),
        (None, None) if held.loans > 0 => Say::new("monsters-tell-playable-loan"),
        (None, None) => Say::new("monsters-tell-playable"),
    };
    Say::new(key)
        .with("card", name(held.face.name))
        .with("count", held.count)
        .with("says", held.face.says.clone())
        .with("now", now)
}

/// What everybody sees of a player.
fn carnival(view: &View, seat: &SeatView) -> Section {
    let mut section = titled("monsters-tell-carnival", seat.seat);
    let points = Say::new("monsters-name-score").with("seat", seat.seat).with("points", seat.points(view));
    section.tell(
        seat.score.clone(),
        Say::new("monsters-tell-points").with("points", points).with("sources", sources(view, seat)),
    );
    let number = |key, number| held(key, number, seat.seat);
    section.tell(seat.crowns.thing.clone(), number("monsters-name-crowns", seat.crowns.count));
    section.tell(seat.tokens.thing.clone(), number("monsters-name-tokens", seat.tokens.count));
    section.tell(seat.loans.thing.clone(), number("monsters-name-loans", usize::from(seat.loans.count)));
    section.tell(seat.trophies.thing.clone(), number("monsters-name-trophies", seat.trophies.count));
    for region in &seat.regions {
        section.tell(region.thing.clone(), owned(seat.seat, region).with("cards", region.land_cards));
    }
    open_cards(&mut section, "monsters-tell-on-show", &seat.display);
    if view.step != Step::Over {
        section.tell(seat.danger.thing.clone(), guarded(view, seat));
        let race = if view.season_card.counts_claws { "monsters-is-race-claws" } else { "monsters-is-race" };
        section.tell(seat.race.thing.clone(), Say::new(race).with("count", seat.race.count).with("seat", seat.seat));
    }
    open_cards(&mut section, "monsters-tell-staff", &seat.staff);
    open_cards(&mut section, "monsters-tell-retired", &seat.menagerie);
    hidden_cards(&mut section, seat);
    section
}

/// How many of something a player has, as a sentence of its own.
fn held(key: &'static str, number: usize, seat: Seat) -> Say {
    Say::new("monsters-tell-held").with("held", Say::new(key).with("number", number).with("seat", seat))
}

fn open_cards(section: &mut Section, key: &'static str, pile: &Pile) {
    for lying in &pile.cards {
        section.tell(lying.thing.clone(), tell_lying(key, lying));
    }
}

fn tell_lying(key: &'static str, lying: &Lying) -> Say {
    Say::new(key).with("card", name(lying.face.name)).with("count", lying.count).with("says", lying.face.says.clone())
}

/// How many cards somebody holds that these eyes cannot see, and which of them are known.
fn hidden_cards(section: &mut Section, seat: &SeatView) {
    if seat.kept.cards.is_some() {
        return;
    }
    let number = |key, number| held(key, number, seat.seat);
    section.tell(seat.hand.thing.clone(), number("monsters-name-hand", seat.hand.size));
    section.tell(seat.kept.thing.clone(), number("monsters-name-kept", seat.kept.size));
    for known in &seat.known {
        section.tell(known.thing.clone(), tell_lying("monsters-tell-known", known));
    }
}

/// Cards that were passed on in this season, and who may have them.
fn memory(view: &View, seat: &SeatView) -> Option<Section> {
    let memory = seat.memory.as_ref()?;
    let mut section = titled("monsters-tell-memory", seat.seat);
    for lot in memory.lots.iter().filter(|lot| usize::from(lot.season) == view.season) {
        section.tell(memory.thing.clone(), tell_lot(lot));
    }
    (!section.lines.is_empty()).then_some(section)
}

/// Who may hold which cards that were seen.
pub(crate) fn tell_lot(lot: &LotView) -> Say {
    let cards: Vec<Arg> = lot.cards.iter().map(Arg::from).collect();
    Say::new("monsters-tell-lot").with("cards", cards).with("holders", holders(lot))
}

/// The places in which the cards of a lot may lie.
pub(crate) fn holders(lot: &LotView) -> Vec<Arg> {
    let captures = |&seat: &Seat| Say::new("monsters-text-captures-of").with("seat", seat).into();
    let mut holders: Vec<Arg> = lot.captured_by.iter().map(captures).collect();
    holders.extend(lot.hand_of.map(|seat| Arg::from(Say::new("monsters-text-hand-of").with("seat", seat))));
    holders.extend(lot.discarded.then(|| Arg::from(Say::new("monsters-text-discards"))));
    holders
}
