//! Cards in a hand, rides, and what lies on them.

use super::tableau::fits;
use super::{is_mine, whose};
use crate::cards::Card;
use crate::speech::{say_part, say_ride};
use crate::stage::StageView;
use crate::view::{Held, Player, RideState, RideView, View};
use table::{Arg, Note, Say};

/// A card in a hand, for whoever sees it.
pub(super) fn held(owner: &Player, held: &Held) -> Note {
    let title = Say::new("midway-what-card").with("card", title(held.card)).with("count", held.count);
    if held.card.is_wild() {
        return Note::new(title)
            .line(Say::new("midway-what-wild-use"))
            .line(Say::new("midway-what-wild-swap"))
            .rule("MC-7.5");
    }
    Note::new(title).line(part_use(owner, held.card)).line(Say::new("midway-what-part-use")).rule("MC-7.3")
}

/// What a part in hand can do for its owner.
pub(crate) fn part_use(owner: &Player, card: Card) -> Say {
    let starts = || {
        let ride = Say::new("midway-fits-start").with("ride", say_ride(card.ride()));
        let others = owner.hand.cards.iter().flatten().map(|held| held.card).filter(|&other| other != card);
        let mut partners = others.filter(|other| other.is_wild() || other.ride() == card.ride());
        match partners.next() {
            Some(_) => ride,
            None => Say::new("midway-fits-start-alone").with("ride", say_ride(card.ride())),
        }
    };
    fits(owner, card).unwrap_or_else(starts)
}

fn title(card: Card) -> Say {
    if card.is_wild() {
        return Say::new("midway-title-wild");
    }
    Say::new("midway-card").with("ride", Say::new(format!("midway-title-{}", card.ride()))).with("part", say_part(card))
}

/// A part that lies on a ride.
pub(super) fn part(view: &View, owner: &Player, ride: &RideView, card: Card) -> Note {
    let title = Say::new("midway-what-part").with("card", title(card)).with("seat", owner.seat);
    let (line, rule) = match ride.state {
        RideState::Locked => ("midway-what-part-locked", "MC-6.2"),
        _ if is_mine(view, owner) => ("midway-what-part-mine", "MC-6.2"),
        _ => ("midway-what-part-theirs", "MC-5.13"),
    };
    let me = view.me().filter(|me| me.seat != owner.seat && ride.state != RideState::Locked);
    Note::new(title).line(Say::new(line)).maybe(me.and_then(|me| fits(me, card))).rule(rule)
}

/// The Wilds on a ride.
pub(super) fn wild(view: &View, owner: &Player, ride: &RideView) -> Note {
    let title = whose(view, owner, "midway-what-wild-mine", "midway-what-wild");
    let title = title.with("ride", say_ride(ride.ride)).with("count", ride.wilds);
    let line = if is_mine(view, owner) { "midway-what-wild-move" } else { "midway-what-wild-theirs" };
    Note::new(title)
        .maybe(true_part(owner, ride).filter(|_| is_mine(view, owner)))
        .line(Say::new(line))
        .line(Say::new("midway-what-wild-alone"))
        .rule("MC-7.8")
}

/// The true part that could take the place of a Wild lies in the owner's hand: the trick that nobody finds alone.
pub(crate) fn true_part(owner: &Player, ride: &RideView) -> Option<Say> {
    if ride.state != RideState::Complete {
        return None;
    }
    let held = owner.hand.cards.as_ref()?;
    let part = ride.missing().find(|&part| held.iter().any(|held| held.card == part))?;
    let key = if ride.wilds == 1 { "midway-what-lock-it" } else { "midway-what-replace-it" };
    Some(Say::new(key).with("part", say_part(part)))
}

pub(super) fn ride(view: &View, owner: &Player, ride: &RideView) -> Note {
    let title = whose(view, owner, "midway-what-ride-mine", "midway-what-ride");
    let title = title.with("ride", say_ride(ride.ride)).with("count", ride.cards.min(4));
    let mine = is_mine(view, owner);
    let (line, rule) = match ride.state {
        RideState::Empty => ("midway-what-ride-empty", "MC-7.2"),
        RideState::Begun => ("midway-what-ride-begun", "MC-7.3"),
        RideState::Complete => ("midway-what-ride-complete", "MC-6.2"),
        RideState::Locked => ("midway-what-ride-locked", "MC-7.6"),
    };
    let choosing = matches!(view.stage, StageView::Build { .. } | StageView::Place { .. });
    Note::new(title)
        .line(Say::new(line))
        .maybe(contents(ride))
        .maybe(missing(ride))
        .maybe(true_part(owner, ride).filter(|_| mine && choosing))
        .rule(rule)
}

/// What lies on a ride that is begun.
pub(crate) fn contents(ride: &RideView) -> Option<Say> {
    let parts = ride.parts().map(|card| Arg::from(say_part(card)));
    let wilds = (ride.wilds > 0).then(|| Say::new("midway-wilds").with("count", ride.wilds).into());
    let all: Vec<Arg> = parts.chain(wilds).collect();
    let open = matches!(ride.state, RideState::Begun | RideState::Complete);
    (open && !all.is_empty()).then(|| Say::new("midway-what-there").with("cards", Arg::List(all)))
}

/// The true parts that a ride still lacks.
pub(crate) fn missing(ride: &RideView) -> Option<Say> {
    let parts: Vec<Arg> = ride.missing().map(|card| say_part(card).into()).collect();
    let open = matches!(ride.state, RideState::Begun | RideState::Complete);
    (open && !parts.is_empty()).then(|| Say::new("midway-what-missing").with("parts", Arg::List(parts)))
}
