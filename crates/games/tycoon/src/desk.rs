//! One player's sheet together with the rules and dice that bear on it: everything that can be asked without moving.

use crate::blueprint::{Blueprint, Ground, Turn};
use crate::board::{Board, Spot};
use crate::components::{Components, RideCard, Staff};
use crate::faces::Face;
use crate::line::{self, Ahead};
use crate::setup::Options;
use crate::state::{Carnival, Colour, Duty, Stage, Tycoon, Work};
use arrayvec::ArrayVec;
use table::Seat;

#[derive(Clone, Copy)]
pub struct Desk<'a> {
    pub parts: &'static Components,
    pub variant: Options,
    pub coloured: [Face; 2],
    pub own: &'a Carnival,
}

impl Tycoon {
    #[inline]
    pub fn desk(&self, seat: Seat) -> Desk<'_> {
        Desk { parts: self.parts(), variant: self.variant, coloured: self.coloured, own: self.carnival(seat) }
    }
}

// Staff and dice.
impl Desk<'_> {
    /// How many of these staff count now: a person hired this round may not until the player is done with it.
    #[inline]
    pub fn staff(&self, staff: Staff) -> u8 {
        let late = self.variant.late_hires && self.own.hired == Some(staff) && self.own.is_acting();
        self.own.staff[staff as usize] - u8::from(late)
    }

    /// Does the die of this colour serve this duty at all?
    pub(crate) const fn serves(&self, colour: Colour, duty: Duty) -> bool {
        !self.variant.challenge || matches!((colour, duty), (Colour::Red, Duty::Hire) | (Colour::Blue, Duty::Stall))
    }

    /// The unspent dice that show `face` and serve this duty, the red one first.
    #[inline]
    pub fn dice(&self, face: Face, duty: Duty) -> impl Iterator<Item = Colour> {
        let fits = move |colour: &Colour| {
            let at = *colour as usize;
            !self.own.spent[at] && self.coloured[at] == face && self.serves(*colour, duty)
        };
        Colour::BOTH.into_iter().filter(fits)
    }

    /// The unspent die that shows `face` and serves this duty; of two alike the red one.
    #[inline]
    pub fn die(&self, face: Face, duty: Duty) -> Option<Colour> {
        self.dice(face, duty).next()
    }

    /// The faces of the unspent dice that serve this duty, two alike once.
    #[inline]
    pub fn faces(&self, duty: Duty) -> ArrayVec<Face, 2> {
        let mut faces = ArrayVec::new();
        for colour in Colour::BOTH {
            let face = self.coloured[colour as usize];
            if !self.own.spent[colour as usize] && self.serves(colour, duty) && !faces.contains(&face) {
                faces.push(face);
            }
        }
        faces
    }

    #[inline]
    pub fn has_free_box(&self, staff: Staff) -> bool {
        self.own.staff[staff as usize] < self.parts.staff(staff).boxes
    }

    #[inline]
    pub fn can_hire(&self, staff: Staff, face: Face) -> bool {
        self.parts.staff(staff).is_hired_with(face) && self.has_free_box(staff)
    }

    /// Would a coloured die that shows this face do nothing, whatever it may serve?
    pub fn is_dead(&self, face: Face) -> bool {
        !self.can_build_stall(face.kind()) && !Staff::ALL.into_iter().any(|staff| self.can_hire(staff, face))
    }
}

// Ground.
impl<'a> Desk<'a> {
    /// Boxes of the lot with nothing on them.
    #[inline]
    pub fn free(&self) -> Board {
        self.parts.sheet.lot.boxes & !(self.own.guests | self.own.built)
    }

    /// How many guests the vendors can serve.
    #[inline]
    pub fn capacity(&self) -> u32 {
        u32::from(self.parts.sheet.guests_per_vendor) * u32::from(self.staff(Staff::Ticket))
    }

    /// Guests that vendors can serve beyond those who are there.
    #[inline]
    pub fn room(&self) -> u32 {
        self.capacity().saturating_sub(self.own.guests.count())
    }

    /// Guests in the lot whom vendors can serve.
    #[inline]
    pub fn served(&self) -> u32 {
        self.own.guests.count().min(self.capacity())
    }

    /// How many rides one mechanic looks after.
    #[inline]
    pub fn rides_each(&self) -> u8 {
        let sheet = &self.parts.sheet;
        if self.variant.challenge { sheet.rides_each_challenge } else { sheet.rides_each }
    }

    /// How many rides the mechanics can look after.
    #[inline]
    pub fn rides_in_care(&self) -> u32 {
        u32::from(self.rides_each()) * u32::from(self.staff(Staff::Mechanic))
    }

    #[inline]
    pub fn card(&self, ride: u8) -> &'static RideCard {
        &self.parts.rides[usize::from(ride)]
    }

    /// The blueprint of the next stall of this kind, which must not be the third.
    #[inline]
    pub fn stall_blueprint(&self, kind: u8) -> &'static Blueprint {
        &self.parts.stalls.blueprints[usize::from(self.own.stall_counts[usize::from(kind)])]
    }

    pub fn blueprint(&self, work: Work) -> &'static Blueprint {
        match work {
            Work::Stall(kind) => self.stall_blueprint(kind),
            Work::Ride(ride) => &self.card(ride).blueprint,
        }
    }

    /// Free boxes where a stall may stand.
    #[inline]
    pub fn stall_ground(&self) -> Board {
        if self.variant.challenge { self.free() & !self.own.stall_boxes.grown() } else { self.free() }
    }

    /// A stall that must be reached has to cover one of these boxes: those one step beyond where guests can get. Where
    /// a way leads into the stall's own boxes, it has passed a box beside the stall before.
    pub fn stall_reach(&self) -> Board {
        line::within_reach(self.free(), self.own.guests, self.room() + 1)
    }

    /// Calls `each` with the turns and places in which this can be drawn.
    #[inline]
    pub fn places(&self, work: Work, mut each: impl FnMut(Turn, Board)) {
        let blueprint = self.blueprint(work);
        match work {
            Work::Ride(_) => blueprint.fits(&Ground::new(self.free()), each),
            Work::Stall(_) if self.variant.reached_stalls => {
                let reach = self.stall_reach();
                let reached = |turn, corners| each(turn, corners & blueprint.touches(turn, reach));
                blueprint.fits(&Ground::new(self.stall_ground()), reached);
            }
            Work::Stall(_) => blueprint.fits(&Ground::new(self.stall_ground()), each),
        }
    }

    #[inline]
    pub fn can_build_stall(&self, kind: u8) -> bool {
        self.own.stall_counts[usize::from(kind)] < 2 && self.has_place(Work::Stall(kind))
    }

    pub(crate) fn has_place(&self, work: Work) -> bool {
        let mut any = false;
        self.places(work, |_, corners| any |= !corners.is_empty());
        any
    }

    /// Do investors and constructors suffice for this ride?
    #[inline]
    pub fn can_afford(&self, card: &RideCard) -> bool {
        card.level <= self.staff(Staff::Investor) && card.blueprint.big_squares() <= self.staff(Staff::Constructor)
    }

    /// Calls `each` with every ride that can be built, until it says stop.
    #[inline]
    pub fn rides(&self, mut each: impl FnMut(u8) -> bool) {
        let ground = Ground::new(self.free());
        for (ride, card) in self.parts.rides.iter().enumerate() {
            if self.can_afford(card) && card.blueprint.has_room(&ground) && !each(ride as u8) {
                return;
            }
        }
    }

    /// Is any action open that was not done this round?
    pub fn can_act(&self) -> bool {
        self.can_hire_somebody() || self.can_build_some_stall() || self.can_build_some_ride()
    }

    pub(crate) fn can_hire_somebody(&self) -> bool {
        let able = |face: &Face| Staff::ALL.into_iter().any(|staff| self.can_hire(staff, *face));
        self.own.hired.is_none() && self.faces(Duty::Hire).iter().any(able)
    }

    pub(crate) fn can_build_some_stall(&self) -> bool {
        !self.own.stalled && self.faces(Duty::Stall).iter().any(|face| self.can_build_stall(face.kind()))
    }

    pub(crate) fn can_build_some_ride(&self) -> bool {
        let mut any = false;
        if !self.own.rode {
            self.rides(|_| {
                any = true;
                false
            });
        }
        any
    }
}

// Guests.
impl Desk<'_> {
    /// The boxes of what was drawn last.
    pub fn newest(&self, work: Work) -> Board {
        let boxes = match work {
            Work::Stall(_) => self.own.stalls.last().map(|stall| stall.boxes(self.parts)),
            Work::Ride(_) => self.own.rides.last().map(|ride| ride.boxes(self.parts)),
        };
        boxes.unwrap_or_default()
    }

    /// Does a guest stand beside what was drawn last?
    pub fn is_reached(&self, work: Work) -> bool {
        self.newest(work).beside().meets(self.own.guests)
    }

    /// How the line of guests to what was drawn last can go on.
    pub fn ahead(&self, work: Work, last: Option<Spot>) -> Option<Ahead> {
        let from = last.map_or(self.own.guests, Board::one);
        line::ahead(self.free(), from, self.newest(work).beside(), self.room())
    }

    /// The rest of the line along a shortest way, as it would be drawn.
    pub fn shortest_line(&self) -> Vec<Spot> {
        let Some((work, mut last)) = self.drawing() else { return Vec::new() };
        let mut own = *self.own;
        let mut line = Vec::new();
        loop {
            let desk = Desk { own: &own, ..*self };
            let ahead = if desk.is_reached(work) { None } else { desk.ahead(work, last) };
            let Some(spot) = ahead.and_then(|ahead| ahead.nearest.first()) else { return line };
            own.guests |= Board::one(spot);
            last = Some(spot);
            line.push(spot);
        }
    }

    /// Is drawing the rest along a shortest way more than a single step?
    pub fn is_worth_walking(&self, ahead: &Ahead) -> bool {
        ahead.shortest.min(self.room()) > 1
    }

    /// The work and the end of the line, if guests are being drawn.
    pub fn drawing(&self) -> Option<(Work, Option<Spot>)> {
        match self.own.stage {
            Stage::Guests { work, last } => Some((work, last)),
            _ => None,
        }
    }
}
