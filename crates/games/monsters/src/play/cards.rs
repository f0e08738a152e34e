//! Playing cards of each kind.

use crate::Monsters;
use crate::actions::Source;
use crate::board::{EXPLORER, Pending, Stale};
use crate::card::{Card, Region};
use crate::components::{EventEffect, Kind, Land, Monster, Staff, StaffEffect};
use crate::event::{Event, Spot};
use crate::state::Stage;
use table::{Dice, Log, Seat};

impl Monsters {
    pub(super) fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        from: Source,
        region: Option<Region>,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        self.lift(seat, card, from);
        match self.parts().kind(card) {
            Kind::Land(land) => self.play_land(seat, card, land, from, log),
            Kind::Monster(monster) => self.play_monster(seat, card, monster, from, dice, log),
            Kind::Staff(staff) => self.hire(seat, card, staff, from, region, log),
            Kind::Event(effect) => self.play_event(seat, card, effect, from, log),
            Kind::Goal(_) => debug_assert!(false, "a goal is never played"),
        }
    }

    /// Takes a card from where it lies. Everybody sees from where.
    fn lift(&mut self, seat: Seat, card: Card, from: Source) {
        let time = self.time();
        let journal = &mut self.journals[seat.at()];
        let board = &mut self.boards[seat.at()];
        match from {
            Source::Captured => {
                journal.at_once |= 1 << time;
                board.stage = Stage::Free;
            }
            Source::Kept => {
                journal.play_kept(card);
                let there = board.kept.remove(card);
                debug_assert!(there, "only kept cards are played from there");
            }
        }
    }

    fn play_land(&mut self, seat: Seat, card: Card, land: Land, from: Source, log: &mut impl Log<Event>) {
        let board = self.board_mut(seat);
        board.played.push(card);
        board.add_land(land);
        log.tell(|| Event::LandPlayed { seat, card: self.name(card), from: from.into(), region: land.region });
    }

    fn play_monster(
        &mut self,
        seat: Seat,
        card: Card,
        monster: Monster,
        from: Source,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        if monster.region != Region::Dreamlands {
            self.board_mut(seat).spent[monster.region.at()] += monster.level;
            return self.display(seat, card, monster, from.into(), dice, log);
        }
        let first = Region::ALL[0];
        self.board_mut(seat).pending = Pending::Payment { monster: card, left: monster.level, region: first };
        if !self.take_forced_shares(seat) {
            return log.tell(|| Event::PaymentBegan { seat, card: self.name(card), from: from.into() });
        }
        self.finish_paying(seat, from.into(), dice, log);
    }

    pub(super) fn pay_points(
        &mut self,
        seat: Seat,
        points: u8,
        region: Region,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        self.take_share(seat, points, region);
        if self.take_forced_shares(seat) {
            self.finish_paying(seat, Spot::Paying, dice, log);
        }
    }

    /// Pays with the land that will be missed least.
    pub(super) fn pay_rest(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Pending::Payment { left, region, .. } = self.board(seat).pending else {
            return debug_assert!(false, "only for a monster of the Dreamlands is land paid");
        };
        let shares = self.board(seat).spread(region, left, self.parts());
        for &region in &Region::ALL[region.at()..] {
            self.take_share(seat, shares[region.at()], region);
        }
        self.finish_paying(seat, Spot::Paying, dice, log);
    }

    /// Takes what only one number is possible for, until there is something to ask. Is all paid?
    fn take_forced_shares(&mut self, seat: Seat) -> bool {
        while let Pending::Payment { left, region, .. } = self.board(seat).pending {
            let (least, most) = self.board(seat).share(region, left);
            if left == 0 || least < most {
                return left == 0;
            }
            self.take_share(seat, least, region);
        }
        debug_assert!(false, "only for a monster of the Dreamlands is land paid");
        false
    }

    fn take_share(&mut self, seat: Seat, points: u8, region: Region) {
        let board = self.board_mut(seat);
        let Pending::Payment { monster, left, .. } = board.pending else {
            return debug_assert!(false, "only for a monster of the Dreamlands is land paid");
        };
        board.spent[region.at()] += points;
        // After the last region nothing is left to pay, so it does not matter that there is no next.
        let next = Region::ALL.get(region.at() + 1).copied().unwrap_or(region);
        board.pending = Pending::Payment { monster, left: left - points, region: next };
    }

    /// A monster of the Dreamlands is paid for.
    fn finish_paying(&mut self, seat: Seat, from: Spot, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Pending::Payment { monster: card, left: 0, .. } = self.board(seat).pending else {
            return debug_assert!(false, "a monster is displayed when all is paid");
        };
        self.board_mut(seat).pending = Pending::Nothing;
        match self.parts().monster(card) {
            Some(monster) => self.display(seat, card, monster, from, dice, log),
            None => debug_assert!(false, "land is paid for monsters only"),
        }
    }

    /// A monster that has been paid for.
    fn display(
        &mut self,
        seat: Seat,
        card: Card,
        monster: Monster,
        from: Spot,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let season = self.season_card();
        let wanted = season.wanted.matches(monster);
        let board = self.board_mut(seat);
        board.played.push(card);
        board.monster_vp += u16::from(monster.vp);
        board.danger += monster.danger;
        if wanted {
            board.wanted += season.counts(monster);
        }
        log.tell(|| Event::Displayed { seat, card: self.name(card), from });
        if wanted {
            self.pay_season_bonus(seat, log);
        }
        self.pay_staff_crowns(seat, monster, log);
        self.draw_lore(seat, monster.lore, dice, log);
    }

    fn pay_season_bonus(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let crowns = u16::from(self.parts().numbers.season_bonus);
        let board = self.board_mut(seat);
        if !board.bonus_paid {
            board.bonus_paid = true;
            self.earn(seat, crowns);
            log.tell(|| Event::SeasonBonus { seat, crowns });
        }
    }

    fn pay_staff_crowns(&mut self, seat: Seat, monster: Monster, log: &mut impl Log<Event>) {
        let board = self.board(seat);
        let crowns =
            u16::from(board.experts[monster.region.at()]) + u16::from(board.trainers) * u16::from(monster.danger);
        self.pay_for_staff(seat, crowns, log);
    }

    fn pay_for_staff(&mut self, seat: Seat, crowns: u16, log: &mut impl Log<Event>) {
        if crowns > 0 {
            self.earn(seat, crowns);
            log.tell(|| Event::StaffEarned { seat, crowns });
        }
    }

    /// Cards drawn by lore go to the kept cards, from where they can be played at once.
    fn draw_lore(&mut self, seat: Seat, number: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        for _ in 0..number {
            let card = self.draw_card(dice);
            self.journals[seat.at()].keep_lore(card);
            self.board_mut(seat).kept.insert(card);
            log.tell(|| Event::LoreDrawn { seat, card: Some(self.name(card)) });
        }
    }

    fn hire(
        &mut self,
        seat: Seat,
        card: Card,
        staff: Staff,
        from: Source,
        region: Option<Region>,
        log: &mut impl Log<Event>,
    ) {
        log.tell(|| Event::Hired { seat, card: self.name(card), from: from.into(), region });
        self.pay(seat, u16::from(staff.cost), log);
        let board = self.board_mut(seat);
        board.played.push(card);
        board.add_staff(staff.effect);
        match (staff.effect, region) {
            (StaffEffect::Explorer, Some(region)) => {
                board.points[region.at()] += EXPLORER;
                board.explorers[region.at()] += 1;
            }
            (effect, region) => {
                let explorer = effect == StaffEffect::Explorer || region.is_some();
                debug_assert!(!explorer, "explorers go to a region, and nobody else does");
            }
        }
    }

    fn play_event(&mut self, seat: Seat, card: Card, effect: EventEffect, from: Source, log: &mut impl Log<Event>) {
        log.tell(|| Event::EventPlayed { seat, card: self.name(card), from: from.into() });
        let board = self.board(seat);
        match effect {
            EventEffect::Crowns { amount } => self.gain(seat, u16::from(amount), log),
            EventEffect::CrownsPerStaff { amount } => {
                self.gain(seat, u16::from(amount) * u16::from(board.staff), log);
            }
            EventEffect::CrownsPerLandPoint { region, amount } => {
                self.gain(seat, u16::from(amount) * u16::from(board.points[region.at()]), log);
            }
            EventEffect::HunterTokens { amount } => {
                self.board_mut(seat).tokens += amount;
                log.tell(|| Event::TokensGained { seat, number: amount });
            }
            EventEffect::CrownsPerRevealedKeptMonster { amount } => {
                let stale = Stale(self.journals[seat.at()].known_now());
                let pending = Pending::Preview { event: card, amount, from: Card::default(), shown: 0, stale };
                self.board_mut(seat).pending = pending;
                return;
            }
        }
        self.discard_event(seat, card, log);
    }

    fn gain(&mut self, seat: Seat, crowns: u16, log: &mut impl Log<Event>) {
        self.earn(seat, crowns);
        log.tell(|| Event::CrownsGained { seat, crowns });
    }

    /// An event has had its effect.
    fn discard_event(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let board = self.board_mut(seat);
        board.played.push(card);
        let crowns = u16::from(board.coordinators);
        self.pay_for_staff(seat, crowns, log);
    }

    pub(super) fn show(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let Pending::Preview { event, amount, mut stale, .. } = self.board(seat).pending else {
            return debug_assert!(false, "only in a preview is a card shown");
        };
        let journal = &mut self.journals[seat.at()];
        let known_before = journal.known(card, stale.0).next();
        match known_before {
            Some(place) => stale.0 &= !(1 << place),
            None => journal.show(card),
        }
        let shown = journal.known(card, !stale.0).count() as u8;
        self.board_mut(seat).pending = Pending::Preview { event, amount, from: card, shown, stale };
        log.tell(|| Event::Shown { seat, card: self.name(card) });
        self.gain(seat, u16::from(amount), log);
    }

    pub(super) fn stop_showing(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Pending::Preview { event, .. } = self.board(seat).pending else {
            return debug_assert!(false, "only a preview is stopped");
        };
        self.board_mut(seat).pending = Pending::Nothing;
        self.discard_event(seat, event, log);
    }
}
