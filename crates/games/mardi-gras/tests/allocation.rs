//! The way of a search is free of the heap: after a first game, playing, listing, copying and imagining allocate
//! nothing.
#![allow(unsafe_code, reason = "a counting allocator can only be written with unsafe")]

use mardi_gras::{Action, MardiGras};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use table::{Dice, Game, Kit, Setup};

/// The system's allocator, counting what each thread asks of it.
struct Counting;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on unchanged to the system's allocator; the counter is plain thread-local data.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.with(|calls| calls.set(calls.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn play_out(game: &mut MardiGras, dice: &mut Dice, legal: &mut Vec<Action>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal(seat, legal);
        let action = dice.pick(legal);
        game.step(seat, action, dice);
        if decisions % 16 == 0 {
            black_box(game.imagine(seat, dice));
        }
        decisions += 1;
    }
    decisions
}

#[test]
fn nothing_is_allocated_on_the_way() {
    let kit = Kit::own().expect("the crate's own components load");
    let setup = Setup::new(4).with("pair", "any");
    let mut dice = Dice::quick(1);
    let fresh = MardiGras::deal(&setup, kit, &mut dice).expect("the setup is good");
    let mut legal = Vec::with_capacity(128);
    play_out(&mut fresh.clone(), &mut dice, &mut legal);

    let before = CALLS.get();
    black_box(Box::new(0));
    assert!(CALLS.get() > before, "the counter counts");

    let before = CALLS.get();
    let decisions: u32 = (0..50).map(|_| play_out(&mut fresh.clone(), &mut dice, &mut legal)).sum();
    assert_eq!(CALLS.get() - before, 0);
    assert!(decisions > 5_000);
}
