//! Prompts, headings and choices in words.

use crate::actions::{Action, Deed, Source};
use crate::cell::{Spot, bit, each};
use crate::components::ROUNDS;
use crate::fairground::CORNERS;
use crate::foundation::{Pattern, Quarter};
use crate::outlook::{corner_sellers, sellers};
use crate::peril::peril;
use crate::railyard::Stack;
use crate::state::{Grand, Stage};
use crate::trick::Trick;
use table::{Arg, Say, Seat};

/// A place for guests: cells and Entry spaces by their names, the Bigtop by its word.
pub(crate) fn place(spot: Spot) -> Arg {
    if spot == Spot::BIGTOP { Say::new("grand-bigtop").into() } else { Arg::Name(spot.name().into()) }
}

/// The names of cells as a list.
pub(crate) fn cell_list(cells: impl Iterator<Item = u8>) -> Arg {
    Arg::List(cells.map(|cell| place(Spot(cell))).collect())
}

pub(crate) fn named(name: impl Into<String>) -> Arg {
    Arg::Name(name.into().into())
}

pub(crate) fn stack_word(stack: Stack) -> Say {
    match stack {
        Stack::Left => Say::new("grand-stack-left"),
        Stack::Right => Say::new("grand-stack-right"),
    }
}

/// Where the game stands.
pub(crate) fn heading(game: &Grand) -> Say {
    if game.stage == Stage::Over {
        return Say::new("grand-heading-over");
    }
    let day = &game.kit.parts().days[usize::from(game.round)];
    Say::new("grand-heading").with("day", named(day)).with("round", game.round + 1).with("rounds", ROUNDS)
}

/// What the player whose turn it is is asked.
pub(crate) fn prompt(game: &Grand, _: Seat) -> Say {
    let board = game.own();
    match game.stage {
        Stage::Begin => game.prompt_begin(),
        Stage::Take { reach } => Say::new("grand-prompt-take").with("reach", reach),
        Stage::Put { .. } if board.holds(Trick::Bribe) => Say::new("grand-prompt-put-turned"),
        Stage::Put { .. } => Say::new("grand-prompt-put"),
        Stage::Cycle => Say::new("grand-prompt-cycle"),
        Stage::Refill => Say::new("grand-prompt-refill").with("space", game.railyard.face_up().len() + 2),
        Stage::Build { left } if game.turn.built > 0 => Say::new("grand-prompt-build-second").with("left", left),
        Stage::Build { left } if board.holds(Trick::Trap) && left > 1 => {
            Say::new("grand-prompt-build-two").with("left", left)
        }
        Stage::Build { left } => Say::new("grand-prompt-build").with("left", left),
        Stage::Move { left } if game.turn.first_mover.is_some() => {
            Say::new("grand-prompt-move-second").with("left", left)
        }
        Stage::Move { left } if board.holds(Trick::Mark) && left > 1 => {
            Say::new("grand-prompt-move-two").with("left", left)
        }
        Stage::Move { left } => Say::new("grand-prompt-move").with("left", left),
        Stage::Tickets { cell, .. } => {
            Say::new("grand-prompt-tickets").with("count", board.fair.diagonal_offers(cell).count_ones())
        }
        Stage::Entry => Say::new("grand-prompt-entry"),
        Stage::Barker => Say::new("grand-prompt-barker"),
        Stage::Over => Say::new("grand-prompt-over"),
    }
}

/// An action in words, as an order to do it, with the harm that it does for good.
pub(crate) fn label(game: &Grand, seat: Seat, action: Action) -> Say {
    let what = label_plain(game, seat, action);
    match peril(game, seat, action) {
        Some(peril) => Say::new("grand-label-peril").with("what", what).with("peril", peril.in_short()),
        None => what,
    }
}

fn label_plain(game: &Grand, seat: Seat, action: Action) -> Say {
    match action {
        Action::Peek => Say::new("grand-label-peek"),
        Action::Begin { deed, number } => label_begin(deed, number),
        Action::Take(Source::Stack(stack)) => Say::new("grand-label-take-facedown").with("stack", stack_word(stack)),
        Action::Take(Source::Space(space)) => game.label_take(space),
        Action::Put { lot, quarter } => label_put(lot, quarter),
        Action::Cycle(true) => Say::new("grand-label-cycle"),
        Action::Cycle(false) => Say::new("grand-label-keep"),
        Action::Refill(stack) => Say::new("grand-label-refill").with("stack", stack_word(stack)),
        Action::Build { shape, way, anchor, reserve } => game.label_build(shape, way, anchor, reserve),
        Action::Move { from, to, plain } => game.label_move(seat, from, to, plain),
        Action::Done if matches!(game.stage, Stage::Move { .. }) => Say::new("grand-label-done-moving"),
        Action::Done => Say::new("grand-label-done-building"),
        Action::Tickets { corners } => game.label_tickets(corners),
        Action::Entry { door } => Say::new("grand-label-entry").with("entry", place(Spot::entry(door))),
        Action::Barker { cell } => Say::new("grand-label-barker").with("cell", place(Spot(cell))),
    }
}

impl Grand {
    /// Says what cannot be done, where that is less than everything.
    fn prompt_begin(&self) -> Say {
        if self.turn.peeked {
            return Say::new("grand-prompt-begin-peeked");
        }
        if self.must_pass() {
            return Say::new("grand-prompt-begin-pass");
        }
        let most = self.own().free_numbers().last().unwrap_or(0);
        let can_build = self.smallest_buildable().is_some_and(|size| size <= most);
        match (self.can_place(), can_build, self.can_move()) {
            (true, false, false) => Say::new("grand-prompt-begin-place"),
            (false, true, false) => Say::new("grand-prompt-begin-build"),
            (false, false, true) => Say::new("grand-prompt-begin-move"),
            _ => Say::new("grand-prompt-begin"),
        }
    }

    fn label_take(&self, space: u8) -> Say {
        let shown = self.railyard.face_up().get(usize::from(space).wrapping_sub(2));
        let foundation = shown.map_or(Say::new("grand-nothing"), |&foundation| Pattern::from(foundation).say());
        Say::new("grand-label-take").with("space", space).with("foundation", foundation)
    }

    fn label_build(&self, shape: u8, way: u8, anchor: u8, reserve: bool) -> Say {
        let shape = &self.kit.parts().shapes[usize::from(shape)];
        let stock = if reserve { self.reserve } else { self.supply };
        // What is not to be had has no first tile; name it after the shape.
        let tile = (stock & shape.tiles).trailing_zeros() as usize;
        let name = self.kit.parts().attractions.get(tile).map_or(&shape.code, |attraction| &attraction.name);
        let key = if reserve { "grand-label-build-reserve" } else { "grand-label-build" };
        let cells = each(shape.ways[usize::from(way)].at(anchor));
        Say::new(key).with("attraction", named(name)).with("cells", cell_list(cells))
    }

    fn label_move(&self, seat: Seat, from: Spot, to: Spot, plain: bool) -> Say {
        let key = match (to, plain) {
            (Spot::BIGTOP, false) => "grand-label-bigtop",
            (Spot::BIGTOP, true) => "grand-label-bigtop-plain",
            (to, false) if to == from => "grand-label-back",
            (to, true) if to == from => "grand-label-back-plain",
            (_, false) => "grand-label-move",
            (_, true) => "grand-label-move-plain",
        };
        let say = Say::new(key).with("from", place(from)).with("to", place(to));
        to.cell().map_or(say.clone(), |cell| say.with("sells", self.sells(seat, cell)))
    }

    /// What a guest who stops here sells; which of the corners do is asked afterwards.
    fn sells(&self, seat: Seat, cell: u8) -> Say {
        let beside = sellers(self, seat, cell).len();
        let corners = corner_sellers(self, seat, cell).len();
        let key = if corners > 0 { "grand-sells-up-to" } else { "grand-sells" };
        Say::new(key).with("tickets", beside + corners)
    }

    fn label_tickets(&self, corners: u8) -> Say {
        let Stage::Tickets { cell, .. } = self.stage else { return Say::new("grand-label-tickets-none") };
        let fair = &self.own().fair;
        let chosen = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
        let built = chosen.filter_map(|(_, corner)| fair.attraction_at(corner.of(bit(cell))));
        // Two of the same name are told apart by where they stand.
        let told = |place: usize| {
            let (built, cell) = (fair.attraction(place), Spot(fair.attraction(place).first()));
            let name = &self.kit.parts().attractions[usize::from(built.tile)].name;
            Say::new("grand-attraction-at").with("attraction", named(name)).with("cell", crate::speech::place(cell))
        };
        let names: Vec<Arg> = built.map(|place| told(place).into()).collect();
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

fn label_put(lot: u8, quarter: Quarter) -> Say {
    let key = match quarter {
        Quarter::None => "grand-label-put",
        Quarter::Left => "grand-label-put-left",
        Quarter::Right => "grand-label-put-right",
    };
    Say::new(key).with("lot", place(Spot(lot)))
}
