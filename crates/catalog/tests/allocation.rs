//! The way of a search is free of the heap in every game: after a first game, listing, playing, copying and imagining
//! allocate nothing.
#![allow(unsafe_code, reason = "a counting allocator can only be written with unsafe")]

use catalog::games;
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

#[test]
fn the_counter_counts() {
    let before = CALLS.get();
    black_box(Box::new(0));
    assert!(CALLS.get() > before);
}

#[test]
fn nothing_is_allocated_on_the_way() {
    macro_rules! all {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(is_free_of_the_heap::<$game>();)*};
    }
    games!(all);
}

fn is_free_of_the_heap<G: Game>() {
    let kit = Kit::own().expect("the crate's own components load");
    let mut legal = Vec::with_capacity(4096);
    for setup in setups::<G>() {
        let mut dice = Dice::quick(setup.players.into());
        // Options that shut each other out are no setup.
        let Ok(fresh) = G::deal(&setup, kit, &mut dice) else { continue };
        play_out(fresh.clone(), &mut dice, &mut legal);
        let before = CALLS.get();
        let decisions: u32 = (0..5).map(|_| play_out(fresh.clone(), &mut dice, &mut legal)).sum();
        assert_eq!(CALLS.get() - before, 0, "{} {setup:?}", G::about().id);
        assert!(decisions > 50, "{} {setup:?}", G::about().id);
    }
}

/// Every player count as printed, and with every other value of every option.
fn setups<G: Game>() -> Vec<Setup> {
    let about = G::about();
    let mut setups: Vec<Setup> = about.players.iter().map(|&players| Setup::new(players)).collect();
    for option in about.options {
        for &players in option.players {
            setups.extend(option.values[1..].iter().map(|value| Setup::new(players).with(option.key, value)));
        }
    }
    setups
}

fn play_out<G: Game>(mut game: G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal(seat, legal);
        let action = dice.pick(legal);
        game.step(seat, action, dice);
        if decisions % 8 == 0 {
            black_box(game.imagine(seat, dice));
        }
        decisions += 1;
    }
    decisions
}
