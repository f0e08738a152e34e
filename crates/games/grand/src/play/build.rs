//! Building attractions.

use super::not_asked;
use crate::cell::{Cell, each};
use crate::event::Event;
use crate::state::{Grand, Stage};
use crate::trick::Trick;
use table::{Dice, Log};

impl Grand {
    pub(super) fn build(
        &mut self,
        shape: u8,
        way: u8,
        anchor: u8,
        reserve: bool,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let Stage::Build { left } = self.stage else { return not_asked(self.stage) };
        let shape = &self.kit.parts().shapes[usize::from(shape)];
        let cells = shape.ways[usize::from(way)].at(anchor);
        let stock = if reserve { &mut self.reserve } else { &mut self.supply };
        let tile = (*stock & shape.tiles).trailing_zeros() as u8;
        *stock &= !(1 << tile);
        let place = self.own_mut().fair.build(tile, cells);
        self.turn.built += 1;
        let seat = self.active();
        let name = &self.kit.parts().attractions[usize::from(tile)].name;
        log.tell(|| {
            let cells = each(cells).map(Cell).collect();
            Event::Built { seat, name: name.clone(), shape: shape.code.clone(), cells, reserve }
        });
        if self.own().holds(Trick::Early) {
            let guests = self.own().fair.guests_beside(cells);
            self.ticket(place, guests, None, log);
        }
        self.after_building(left - shape.size, dice, log);
    }

    /// A second attraction may follow if "Ticket Trap!" is held and something fits.
    fn after_building(&mut self, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let more = self.turn.built == 1 && self.own().holds(Trick::Trap);
        if more && self.smallest_buildable().is_some_and(|size| size <= left) {
            self.stage = Stage::Build { left };
        } else {
            self.finish_turn(dice, log);
        }
    }

    /// Gives an attraction up to `count` tickets, as far as it has room; `by` is where the guest stands who brings them.
    pub(super) fn ticket(&mut self, place: usize, count: u8, by: Option<u8>, log: &mut impl Log<Event>) {
        let seat = self.active();
        let added = self.own_mut().fair.add_tickets(place, count);
        if added > 0 {
            let built = self.own().fair.attraction(place);
            let name = &self.kit.parts().attractions[usize::from(built.tile)].name;
            log.tell(|| Event::Ticketed {
                seat,
                name: name.clone(),
                attraction: Cell(built.first()),
                cells: built.ticket_cells().skip(usize::from(built.tickets - added)).map(Cell).collect(),
                by: by.map(Cell),
                tickets: built.tickets,
            });
        }
    }
}
