//! Prompts and choices in words.

use crate::actions::{Action, Deed, Source, write_cells};
use crate::cell::{self, Spot, bit};
use crate::fairground::CORNERS;
use crate::foundation::{Foundation, Quarter};
use crate::railyard::Stack;
use crate::state::{Grand, Stage};
use table::{Arg, Say};

/// A place for guests: cells and Entry spaces by their names, the Bigtop by its word.
pub(crate) fn spot(spot: Spot) -> Arg {
    if spot == Spot::BIGTOP { Say::new("grand-bigtop").into() } else { Arg::Name(spot.name().into()) }
}

pub(crate) fn stack_word(stack: Stack) -> Say {
    match stack {
        Stack::Left => Say::new("grand-stack-left"),
        Stack::Right => Say::new("grand-stack-right"),
    }
}

fn foundation_name(foundation: Foundation) -> Arg {
    Arg::Name(foundation.rows().join("/").into())
}

impl Grand {
    pub(crate) fn say_prompt(&self) -> Say {
        match self.stage {
            Stage::Begin if self.turn.peeked => Say::new("grand-prompt-begin-peeked"),
            Stage::Begin => Say::new("grand-prompt-begin"),
            Stage::Take { reach } => Say::new("grand-prompt-take").with("reach", reach),
            Stage::Put { foundation, .. } => {
                Say::new("grand-prompt-put").with("foundation", foundation_name(foundation))
            }
            Stage::Cycle => Say::new("grand-prompt-cycle"),
            Stage::Refill => Say::new("grand-prompt-refill").with("space", self.railyard.face_up().len() + 2),
            Stage::Build { left } if self.turn.built > 0 => Say::new("grand-prompt-build-second").with("left", left),
            Stage::Build { left } => Say::new("grand-prompt-build").with("left", left),
            Stage::Move { left } if self.turn.first_mover.is_some() => {
                Say::new("grand-prompt-move-second").with("left", left)
            }
            Stage::Move { left } => Say::new("grand-prompt-move").with("left", left),
            Stage::Tickets { .. } => Say::new("grand-prompt-tickets"),
            Stage::Entry => Say::new("grand-prompt-entry"),
            Stage::Barker => Say::new("grand-prompt-barker"),
            Stage::Over => Say::new("grand-prompt-over"),
        }
    }

    pub(crate) fn say_label(&self, action: Action) -> Say {
        match action {
            Action::Peek => Say::new("grand-label-peek"),
            Action::Begin { deed, number } => label_begin(deed, number),
            Action::Take(Source::Stack(stack)) => {
                Say::new("grand-label-take-facedown").with("stack", stack_word(stack))
            }
            Action::Take(Source::Space(space)) => self.label_take(space),
            Action::Put { corner, quarter } => label_put(corner, quarter),
            Action::Cycle(true) => Say::new("grand-label-cycle"),
            Action::Cycle(false) => Say::new("grand-label-keep"),
            Action::Refill(stack) => Say::new("grand-label-refill").with("stack", stack_word(stack)),
            Action::Build { shape, way, corner, reserve } => self.label_build(shape, way, corner, reserve),
            Action::Move { from, to, plain } => label_move(from, to, plain),
            Action::Done => Say::new("grand-label-done"),
            Action::Tickets { corners } => self.label_tickets(corners),
            Action::Entry { door } => Say::new("grand-label-entry").with("entry", spot(Spot::entry(door))),
            Action::Barker { cell } => Say::new("grand-label-barker").with("cell", spot(Spot(cell))),
        }
    }

    fn label_take(&self, space: u8) -> Say {
        let shown = self.railyard.face_up().get(usize::from(space).wrapping_sub(2));
        let foundation = shown.map_or(Arg::from(Say::new("grand-nothing")), |&foundation| foundation_name(foundation));
        Say::new("grand-label-take").with("space", space).with("foundation", foundation)
    }

    fn label_build(&self, shape: u8, way: u8, corner: u8, reserve: bool) -> Say {
        let shape = &self.kit.parts().shapes[usize::from(shape)];
        let stock = if reserve { self.reserve } else { self.supply };
        // What is not to be had has no first tile; name it after the shape.
        let tile = (stock & shape.tiles).trailing_zeros() as usize;
        let name = self.kit.parts().attractions.get(tile).map_or(&shape.code, |attraction| &attraction.name);
        let key = if reserve { "grand-label-build-reserve" } else { "grand-label-build" };
        Say::new(key)
            .with("attraction", Arg::Name(name.clone().into()))
            .with("size", shape.size)
            .with("cells", Arg::Name(write_cells(shape.ways[usize::from(way)].at(corner)).into()))
    }

    fn label_tickets(&self, corners: u8) -> Say {
        let Stage::Tickets { cell, .. } = self.stage else { return Say::new("grand-label-tickets-none") };
        let fair = &self.own().fair;
        let chosen = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
        let built = chosen.filter_map(|(_, corner)| fair.attraction_at(corner.of(bit(cell))));
        let name = |place: usize| &self.kit.parts().attractions[usize::from(fair.attraction(place).tile)].name;
        let names: Vec<Arg> = built.map(|place| Arg::Name(name(place).clone().into())).collect();
        if names.is_empty() {
            Say::new("grand-label-tickets-none")
        } else {
            Say::new("grand-label-tickets").with("attractions", names)
        }
    }
}

fn label_begin(deed: Deed, number: u8) -> Say {
    let key = match deed {
        Deed::Place => "grand-label-place",
        Deed::Build => "grand-label-build-with",
        Deed::Move => "grand-label-move-with",
        Deed::Pass => "grand-label-pass",
    };
    Say::new(key).with("number", number)
}

fn label_put(corner: u8, quarter: Quarter) -> Say {
    let key = match quarter {
        Quarter::None => "grand-label-put",
        Quarter::Left => "grand-label-put-left",
        Quarter::Right => "grand-label-put-right",
    };
    Say::new(key).with("space", Arg::Name(cell::name(corner).into()))
}

fn label_move(from: Spot, to: Spot, plain: bool) -> Say {
    let key = if plain { "grand-label-move-plain" } else { "grand-label-move" };
    Say::new(key).with("from", spot(from)).with("to", spot(to))
}
