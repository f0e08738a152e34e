//! What can be pointed at, and which action is meant by it.

use crate::Monsters;
use crate::actions::{Action, Source};
use crate::board::Pending;
use crate::card::{Card, Region};
use crate::components::{Kind, MAX_LEVEL};
use crate::notation::{EXAMPLE, land, number};
use crate::refusal::refusal;
use crate::state::Stage;
use crate::view::{SeatView, View};
use std::collections::BTreeSet;
use table::{BadNotation, Dice, Event, Price, Seat, Shut, Thing};

pub(crate) const SEASON: Thing = Thing::named("season");
pub(crate) const DECK: Thing = Thing::named("deck");
pub(crate) const DICE: Thing = Thing::named("dice");

/// Everything that a seat has, by place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Player,
    Score,
    Crowns,
    Tokens,
    Loans,
    Trophies,
    Danger,
    Race,
    Hand,
    Captured,
    Kept,
    Paying,
    Stack,
    Discards,
    Lands,
    Staff,
    Display,
    Menagerie,
    /// Monsters wherever they are shown: they keep their name when they retire.
    Monsters,
    Events,
    /// Cards that were seen and passed on.
    Passed,
}

impl Place {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Place::Player => "player",
            Place::Score => "score",
            Place::Crowns => "crowns",
            Place::Tokens => "tokens",
            Place::Loans => "loans",
            Place::Trophies => "trophies",
            Place::Danger => "danger",
            Place::Race => "race",
            Place::Hand => "hand",
            Place::Captured => "captured",
            Place::Kept => "kept",
            Place::Paying => "paying",
            Place::Stack => "stack",
            Place::Discards => "discards",
            Place::Lands => "lands",
            Place::Staff => "staff",
            Place::Display => "display",
            Place::Menagerie => "menagerie",
            Place::Monsters => "monster",
            Place::Events => "events",
            Place::Passed => "passed",
        }
    }
}

pub(crate) fn place(place: Place, seat: Seat) -> Thing {
    Thing::new(format_args!("{}:{}", place.id(), seat.0))
}

pub(crate) fn card(place: Place, seat: Seat, id: &str) -> Thing {
    Thing::new(format_args!("{}:{}:{id}", place.id(), seat.0))
}

pub(crate) fn region(seat: Seat, region: Region) -> Thing {
    Thing::new(format_args!("region:{}:{}", seat.0, region.id()))
}

/// The trophy of a season that is over, counted from 1.
pub(crate) fn past(season: usize) -> Thing {
    Thing::new(format_args!("past:{season}"))
}

pub(crate) fn things(view: &View) -> Vec<Thing> {
    let table = [SEASON, DECK, DICE].into_iter().chain(view.past_seasons.iter().map(|past| past.thing.clone()));
    let all = table.chain(view.seats.iter().flat_map(things_of));
    // A monster may lie on display and in the menagerie, and a known card among the kept ones: each is one thing.
    let mut seen = BTreeSet::new();
    all.filter(|thing| seen.insert(thing.clone())).collect()
}

fn things_of(seat: &SeatView) -> Vec<Thing> {
    let mut all = vec![
        seat.thing.clone(),
        seat.score.clone(),
        seat.crowns.thing.clone(),
        seat.tokens.thing.clone(),
        seat.loans.thing.clone(),
        seat.trophies.thing.clone(),
        seat.danger.thing.clone(),
        seat.race.thing.clone(),
        seat.captured.thing.clone(),
    ];
    all.extend(seat.regions.iter().map(|region| region.thing.clone()));
    all.extend(seat.paying.iter().map(|paying| paying.thing.clone()));
    all.extend(seat.stack.iter().map(|stack| stack.thing.clone()));
    all.extend(seat.memory.iter().map(|memory| memory.thing.clone()));
    for pile in [&seat.lands, &seat.staff, &seat.display, &seat.menagerie, &seat.events] {
        all.push(pile.thing.clone());
        all.extend(pile.cards.iter().map(|card| card.thing.clone()));
    }
    all.extend(seat.discards.iter().map(|discards| discards.thing.clone()));
    for hidden in [&seat.hand, &seat.kept] {
        all.push(hidden.thing.clone());
        all.extend(hidden.cards.iter().flatten().map(|card| card.thing.clone()));
    }
    all.extend(seat.known.iter().map(|card| card.thing.clone()));
    all
}

pub(crate) fn touches(game: &Monsters, seat: Seat, action: Action) -> Vec<Vec<Thing>> {
    let at = |place: Place, own: Card| card(place, seat, &game.parts().label(own).id);
    vec![match action {
        Action::Capture(card) | Action::Discard(card) => vec![at(Place::Hand, card)],
        Action::Play { card, from, region: to } => {
            let card = match from {
                Source::Captured => place(Place::Captured, seat),
                Source::Kept => at(Place::Kept, card),
            };
            std::iter::once(card).chain(to.map(|to| region(seat, to))).collect()
        }
        Action::Show(card) => vec![at(Place::Kept, card)],
        Action::Keep => vec![Thing::button("keep")],
        Action::Ready => vec![Thing::button("ready")],
        Action::Pay { points, .. } => vec![Thing::button(format_args!("take-{points}"))],
        Action::PayRest => vec![Thing::button("pay")],
        Action::Stop => vec![Thing::button("stop")],
        Action::Tokens(number) => vec![Thing::button(format_args!("give-{number}"))],
    }]
}

pub(crate) fn touched(game: &Monsters, seat: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    read(game, seat, things).ok_or_else(|| {
        let text: Vec<&str> = things.iter().map(Thing::as_str).collect();
        BadNotation::new(&text.join(" "), EXAMPLE)
    })
}

fn read(game: &Monsters, seat: Seat, things: &[Thing]) -> Option<Action> {
    let mut to = None;
    let mut rest: Option<&Thing> = None;
    for thing in things {
        if thing.kind() == "region" {
            let (owner, name) = thing.rest().split_once(':')?;
            // One region, of one's own.
            (owner == seat.0.to_string() && to.is_none()).then_some(())?;
            to = Some(Region::parse(name)?);
        } else if rest.replace(thing).is_some() {
            return None;
        }
    }
    let thing = rest?;
    if thing.is_button() { read_button(game, seat, thing.rest(), to) } else { read_card(game, seat, thing, to) }
}

fn read_button(game: &Monsters, seat: Seat, word: &str, region: Option<Region>) -> Option<Action> {
    match (word.split_once('-'), region) {
        (None, None) => match word {
            "keep" => Some(Action::Keep),
            "ready" => Some(Action::Ready),
            "stop" => Some(Action::Stop),
            "pay" => Some(Action::PayRest),
            _ => None,
        },
        (Some(("give", tokens)), None) => Some(Action::Tokens(number(tokens)?)),
        (Some(("take", points)), region) => {
            let asked = match game.board(seat).pending {
                Pending::Payment { region, .. } => region,
                Pending::Nothing | Pending::Preview { .. } => Region::ALL[0],
            };
            Some(Action::Pay { points: land(points)?, region: region.unwrap_or(asked) })
        }
        _ => None,
    }
}

fn read_card(game: &Monsters, seat: Seat, thing: &Thing, region: Option<Region>) -> Option<Action> {
    let parts: Vec<&str> = thing.parts().collect();
    let own = seat.0.to_string();
    let find = |id: &str| game.parts().find(id);
    let board = game.board(seat);
    match *parts {
        ["captured", owner] if owner == own => {
            let card = game.captured(seat)?;
            Some(Action::Play { card, from: Source::Captured, region })
        }
        ["kept", owner, id] if owner == own => match board.pending {
            Pending::Preview { .. } if region.is_none() => Some(Action::Show(find(id)?)),
            _ => Some(Action::Play { card: find(id)?, from: Source::Kept, region }),
        },
        ["hand", owner, id] if owner == own && region.is_none() => match board.stage {
            Stage::Discarding => Some(Action::Discard(find(id)?)),
            _ => Some(Action::Capture(find(id)?)),
        },
        _ => None,
    }
}

pub(crate) fn price(game: &Monsters, seat: Seat, action: Action) -> Price {
    let numbers = &game.parts().numbers;
    let mut price = Price { for_good: is_for_good(game, seat, action), ..Price::FREE };
    match action {
        Action::Keep => price.crowns = u16::from(numbers.keep_cost),
        Action::Discard(_) => price.cards = 1,
        Action::Play { card, .. } => {
            if let Kind::Staff(staff) = game.parts().kind(card) {
                price.crowns = u16::from(staff.cost);
            }
        }
        Action::Tokens(given) => {
            price.crowns = game.fine_for(game.lacking(game.board(seat)).saturating_sub(given));
        }
        Action::Capture(_) | Action::Ready | Action::Pay { .. } | Action::PayRest | Action::Show(_) | Action::Stop => {}
    }
    price.loans = game.loans_for(seat, price.crowns);
    price
}

/// Would chance or a look at hidden cards come of it? Whether they come is known to all, only not what they bring; so it may
/// be tried out.
fn is_for_good(game: &Monsters, seat: Seat, action: Action) -> bool {
    let (mut after, mut dice, mut events) = (*game, Dice::quick(0), Vec::new());
    crate::play::play(&mut after, seat, action, &mut dice, &mut events);
    dice.used() > 0 || events.iter().any(Event::reveals)
}

/// Own cards that cannot be played or shown now. Whoever chooses tokens or pays has no cards to choose from.
pub(crate) fn shut(game: &Monsters, seat: Seat) -> Vec<Shut> {
    let board = game.board(seat);
    let asked = game.acting.contains(seat) && board.stage != Stage::Hunting;
    if !asked || matches!(board.pending, Pending::Payment { .. }) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    crate::actions::legal(game, seat, &mut legal);
    let lit: BTreeSet<Thing> = legal.iter().flat_map(|&action| touches(game, seat, action)).flatten().collect();
    let kept = board.kept.kinds().map(|own| card(Place::Kept, seat, &game.parts().label(own).id));
    let captured = game.captured(seat).map(|_| place(Place::Captured, seat));
    let dark = captured.into_iter().chain(kept).filter(|thing| !lit.contains(thing));
    dark.filter_map(|thing| {
        let refused = refusal(game, seat, read(game, seat, std::slice::from_ref(&thing))?);
        Some(Shut { thing, why: refused.why, rule: refused.rule })
    })
    .collect()
}

/// More land than any monster costs.
pub(crate) fn strange_actions(_: &Monsters) -> Vec<Action> {
    Region::ALL.iter().map(|&region| Action::Pay { points: u8::MAX, region }).collect()
}

pub(crate) fn all_actions(game: &Monsters) -> Vec<Action> {
    let parts = game.parts();
    let mut all = vec![Action::Keep, Action::Ready, Action::PayRest, Action::Stop];
    for card in parts.cards() {
        all.extend([Action::Capture(card), Action::Discard(card), Action::Show(card)]);
        for from in [Source::Captured, Source::Kept] {
            let regions = Region::ALL.into_iter().map(Some).chain([None]);
            all.extend(regions.map(|region| Action::Play { card, from, region }));
        }
    }
    all.extend(
        Region::ALL.iter().flat_map(|&region| (0..=MAX_LEVEL).map(move |points| Action::Pay { points, region })),
    );
    all.extend((0..=u8::MAX).map(Action::Tokens));
    all
}
