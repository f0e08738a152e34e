//! What is said to people: questions, choices, and the words for things. All of it in keys of `words/*/mardi-gras.ftl`.

use table::{Arg, Say, Seat};

use crate::actions::{Action, Throw};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::routes::{Length, Slot};
use crate::state::{MardiGras, Phase, Why};
use crate::tally::Tally;

pub(crate) fn card(kind: Kind) -> Say {
    Say::new(["mardi-gras-food", "mardi-gras-cups", "mardi-gras-hats", "mardi-gras-beads"][kind.index()])
}

pub(crate) fn reveler(kind: Kind) -> Say {
    Say::new(["mardi-gras-green", "mardi-gras-gold", "mardi-gras-purple", "mardi-gras-white"][kind.index()])
}

pub(crate) fn slot(slot: Slot) -> Say {
    Say::new(match slot {
        Slot::Advertisement => "mardi-gras-slot-advertisement",
        Slot::Parade => "mardi-gras-slot-parade",
        Slot::Recruitment => "mardi-gras-slot-recruitment",
        Slot::Leadership => "mardi-gras-slot-leadership",
    })
}

pub(crate) fn length(length: Length) -> Say {
    Say::new(match length {
        Length::Short => "mardi-gras-short",
        Length::Medium => "mardi-gras-medium",
        Length::Long => "mardi-gras-long",
    })
}

pub(crate) fn letter(route: char) -> Arg {
    Arg::Name(route.to_string().into())
}

/// "2 Food and 1 Hats", or that there are none.
pub(crate) fn cards(cards: Tally) -> Arg {
    if cards.is_empty() {
        return Say::new("mardi-gras-no-cards").into();
    }
    let held = Kind::ALL.into_iter().filter(|&kind| cards.of(kind) > 0);
    let counted = |kind| Say::new("mardi-gras-counted").with("count", cards.of(kind)).with("card", card(kind)).into();
    Arg::List(held.map(counted).collect())
}

impl MardiGras {
    fn name(&self, at: Neighborhood) -> Arg {
        Arg::Name(self.kit.parts().city.quarter(at).name.as_str().into())
    }

    pub(crate) fn question(&self) -> Say {
        match self.phase {
            Phase::Place { .. } => Say::new("mardi-gras-ask-place"),
            Phase::Gamble { shown, .. } => Say::new("mardi-gras-ask-gamble").with("count", shown.total()),
            Phase::Discard { seat, count, why } => Say::new(match why {
                Why::Price => "mardi-gras-ask-price",
                Why::Limit => "mardi-gras-ask-limit",
            })
            .with("count", count)
            .with("left", count - self.krewe(seat).picked.total()),
            Phase::Name { .. } => Say::new("mardi-gras-ask-name"),
            Phase::Take(campaign) => Say::new("mardi-gras-ask-take").with("left", campaign.left),
            Phase::Put { from, kind, .. } => {
                Say::new("mardi-gras-ask-put").with("reveler", reveler(kind)).with("from", self.name(from))
            }
            Phase::Parade { stop, .. } => Say::new("mardi-gras-ask-parade")
                .with("stop", stop + 1)
                .with("stops", self.active().halts.len())
                .with("one", self.name(self.halt(stop).between[0]))
                .with("other", self.name(self.halt(stop).between[1])),
            Phase::Over => Say::new("mardi-gras-ask-nothing"),
        }
    }

    pub(crate) fn choice(&self, seat: Seat, action: Action) -> Say {
        match action {
            Action::Casino => Say::new("mardi-gras-do-casino"),
            Action::Place { card, slot } => self.choice_of_slot(usize::from(card), usize::from(slot)),
            Action::Flip => Say::new("mardi-gras-do-flip"),
            Action::Stop => Say::new("mardi-gras-do-stop").with("cards", self.shown()),
            Action::Discard(kind) => {
                let krewe = self.krewe(seat);
                let held = krewe.hand.of(kind) - krewe.picked.of(kind);
                Say::new("mardi-gras-do-discard").with("card", card(kind)).with("held", held)
            }
            Action::Name(at) => Say::new("mardi-gras-do-name").with("place", self.name(at)),
            Action::Take { from, kind } => {
                Say::new("mardi-gras-do-take").with("reveler", reveler(kind)).with("place", self.name(from))
            }
            Action::Put(to) => Say::new("mardi-gras-do-put").with("place", self.name(to)),
            Action::Entertain { at, kind, throw } => Say::new(match throw {
                Throw::One(_) => "mardi-gras-do-throw",
                Throw::Two(..) => "mardi-gras-do-throw-pair",
            })
            .with("cards", cards(throw.cards()))
            .with("reveler", reveler(kind))
            .with("place", self.name(at)),
            Action::Pass => Say::new("mardi-gras-do-pass"),
        }
    }

    fn choice_of_slot(&self, card: usize, place: usize) -> Say {
        let route = self.route(card);
        Say::new("mardi-gras-do-place")
            .with("slot", slot(route.slots[place]))
            .with("name", Arg::Name(route.slot_name(place).to_uppercase().into()))
            .with("route", letter(route.letter))
            .with("price", self.cards[card].price())
    }

    fn shown(&self) -> Arg {
        match self.phase {
            Phase::Gamble { shown, .. } => cards(shown),
            _ => cards(Tally::NONE),
        }
    }
}
