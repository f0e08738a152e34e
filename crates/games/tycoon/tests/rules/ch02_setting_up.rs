//! Chapter 2: setting up.

use crate::scene::{Scene, spot};

/// CT-2.1: one guest stands in the entrance and is attended.
#[test]
fn one_guest_is_there() {
    let own = Scene::solo().own();
    assert_eq!((own.guests.boxes, own.guests.served), (vec![spot("g14")], 1));
}

/// CT-2.2: one of each staff, so ten guests and four rides can be looked after, and one white die is rolled.
#[test]
fn one_of_each_staff_is_there() {
    let own = Scene::solo().own();
    assert!(own.staff.iter().all(|row| row.hired == 1));
    assert_eq!((own.guests.capacity, own.care.capacity, own.white.len()), (10, 4, 1));
}

/// CT-2.3: no rides, no stalls, a blank track.
#[test]
fn everything_else_is_blank() {
    let own = Scene::solo().own();
    assert!(own.rides.is_empty() && own.stalls.is_empty() && own.kinds.iter().all(|kind| kind.built == 0));
    assert!(own.track.iter().all(|written| written.points.is_none()));
}
