//! Chapter 9: scoring.

use crate::scene::*;
use grand::fairground::Fairground;
use grand::{Claim, Grand, Trick};
use table::{Game, Seat};

/// A finished game for two in which the first seat has no mallets to show and nothing else.
fn finished() -> Grand {
    let mut game = scene("........ ........ ........ ........ ........ ........ ........ ........");
    lay(&mut game, 1, "........ ........ ........ ........ ........ ........ ........ ........");
    game.stage = grand::Stage::Over;
    game
}

/// Builds attractions of a size somewhere, each with so many tickets.
fn build(game: &mut Grand, seat: usize, size: u8, tickets: &[u8]) {
    for &count in tickets {
        let shape =
            game.kit.parts().shapes.iter().find(|shape| shape.size == size && shape.code != "f5").expect("a shape");
        let fair = &mut game.boards[seat].fair;
        let (corner, way) = shape
            .ways
            .iter()
            .find_map(|way| grand::cell::each(way.fits(!fair.covered)).next().map(|corner| (corner, way)))
            .expect("room");
        fair.sites |= way.at(corner);
        let place = fair.build(shape.tiles.trailing_zeros() as u8, way.at(corner));
        assert_eq!(fair.add_tickets(place, count), count);
    }
}

fn score(game: &Grand) -> i32 {
    game.score(Seat(0))
}

/// GC-9.1, GC-9.2, GC-9.4, GC-9.5, GC-9.6, GC-9.7, GC-9.8: the example of the rulebook, 38 points.
#[test]
fn the_example_of_the_rulebook() {
    let mut game = finished();
    build(&mut game, 0, 1, &[1]);
    build(&mut game, 0, 2, &[1, 2, 1]);
    build(&mut game, 0, 3, &[1]);
    build(&mut game, 0, 4, &[2, 1]);
    build(&mut game, 0, 5, &[3]);
    build(&mut game, 0, 4, &[0, 0]);
    let fair = &mut game.boards[0].fair;
    assert_eq!(fair.tickets(), 12);
    fair.bigtop = 2;
    let free = fair.ground & !fair.sites;
    let cells: Vec<u8> = grand::cell::each(free).collect();
    fair.barkers = cells[..3].iter().fold(0, |set, &cell| set | 1 << cell);
    fair.sites |= cells[3..7].iter().fold(0, |set, &cell| set | 1 << cell);
    assert_eq!(score(&game), 38);
    let sheet = game.sheet(Seat(0));
    let points: Vec<(&str, i32)> =
        sheet.lines.iter().map(|line| (line.rule.0, line.points)).filter(|line| line.1 != 0).collect();
    assert_eq!(points, [("GC-9.2", 5), ("GC-9.4", 22), ("GC-9.5", 6), ("GC-9.7", 9), ("GC-9.8", -4)]);
}

/// GC-9.1: without tickets nothing scores.
#[test]
fn no_ticket_no_score() {
    let mut game = finished();
    for size in 1..=5 {
        build(&mut game, 0, size, &[0, 0, 0]);
    }
    assert_eq!(score(&game), 0);
}

/// GC-9.2: the table of sets.
#[test]
fn sets_of_one_size() {
    let table = [[3, 5, 10], [5, 8, 13], [8, 12, 19], [12, 18, 26], [18, 25, 35]];
    for (size, points) in (1..=5).zip(table) {
        for (count, expected) in [(1, 0), (2, 0), (3, points[0]), (4, points[1]), (5, points[2])] {
            let mut game = finished();
            build(&mut game, 0, size, &vec![1; count]);
            assert_eq!(score(&game), expected, "{count} of size {size}");
        }
    }
}

/// GC-9.3: more than five are split in the best way.
#[test]
fn many_of_one_size_are_split() {
    let cases = [
        (1, 6, 10),
        (1, 7, 10),
        (1, 8, 13),
        (1, 10, 20),
        (4, 6, 26),
        (4, 7, 30),
        (5, 6, 36),
        (5, 7, 43),
        (5, 8, 53),
        (5, 9, 60),
    ];
    for (size, count, expected) in cases {
        let mut game = finished();
        build(&mut game, 0, size, &vec![1; count]);
        let tickets = if count >= 15 { 12 } else { 0 };
        assert_eq!(score(&game), expected + tickets, "{count} of size {size}");
        assert_eq!(points_by(&game, 0, "GC-9.3"), expected);
    }
}

/// GC-9.4: all five sizes, once, and the same attractions in sets as well.
#[test]
fn variety_scores_once() {
    let mut game = finished();
    for size in 1..=5 {
        build(&mut game, 0, size, &[1]);
    }
    assert_eq!(score(&game), 22);
    build(&mut game, 0, 1, &[1, 1]);
    assert_eq!(score(&game), 22 + 3);
    let mut twice = finished();
    for size in 1..=5 {
        build(&mut twice, 0, size, &[1, 1]);
    }
    assert_eq!(score(&twice), 22);
    let mut one_empty = finished();
    for size in 1..=5 {
        build(&mut one_empty, 0, size, &[u8::from(size != 3)]);
    }
    assert_eq!(score(&one_empty), 0);
}

/// GC-9.5: guests in the Bigtop.
#[test]
fn guests_in_the_bigtop() {
    for (guests, points) in [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 15), (9, 15)] {
        let mut game = finished();
        game.boards[0].fair.bigtop = guests;
        assert_eq!(score(&game), points);
    }
}

/// GC-9.6: fifteen tickets, once.
#[test]
fn fifteen_tickets() {
    for (last, points) in [(4, 0), (5, 12)] {
        let mut game = finished();
        build(&mut game, 0, 5, &[5, last]);
        build(&mut game, 0, 4, &[4, 1]);
        assert_eq!((game.boards[0].fair.tickets(), score(&game)), (10 + u32::from(last), points));
    }
    let mut many = finished();
    build(&mut many, 0, 5, &[5, 5]);
    build(&mut many, 0, 4, &[4, 4]);
    build(&mut many, 0, 3, &[3, 3]);
    build(&mut many, 0, 2, &[2, 2, 0]);
    build(&mut many, 0, 1, &[1, 1]);
    assert_eq!(many.boards[0].fair.tickets(), 30);
    assert_eq!(score(&many), 22 + 12);
}

/// GC-9.7: three points a barker.
#[test]
fn barkers_score() {
    let mut game = finished();
    game.boards[0].fair.barkers = 0b1011;
    assert_eq!(score(&game), 9);
}

/// GC-9.8: one point for each empty space and each bare site, under a guest, too; below zero.
#[test]
fn mallets_cost() {
    let mut game = finished();
    game.boards[0].fair = Fairground::new(0);
    assert_eq!(score(&game), -16);
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #%.A~~~~ ##..~~~~");
    assert_eq!(score(&game), -14 - 4);
}

/// GC-8.4, GC-9.9: one attraction with a ticket counts as a size more or less, if that is better.
#[test]
fn mystery_changes_a_size() {
    let mut game = finished();
    build(&mut game, 0, 5, &[1, 1]);
    build(&mut game, 0, 4, &[1]);
    assert_eq!(score(&game), 0);
    hold(&mut game, 0, Trick::Mystery);
    assert_eq!(score(&game), 18, "a third giant");
    let mut down = finished();
    for size in [1, 2, 3, 5, 5] {
        build(&mut down, 0, size, &[1]);
    }
    hold(&mut down, 0, Trick::Mystery);
    assert_eq!(score(&down), 22, "a giant as a large one");
    let mut far = finished();
    build(&mut far, 0, 5, &[1, 1]);
    build(&mut far, 0, 3, &[1]);
    hold(&mut far, 0, Trick::Mystery);
    assert_eq!(score(&far), 0, "one size, not two");
    let mut empty = finished();
    build(&mut empty, 0, 5, &[1, 1]);
    build(&mut empty, 0, 4, &[0]);
    hold(&mut empty, 0, Trick::Mystery);
    assert_eq!(score(&empty), 0, "it needs a ticket");
}

/// GC-8.4: it counts as that one size for everything, and is not used where it costs.
#[test]
fn mystery_is_used_only_where_it_helps() {
    let mut game = finished();
    build(&mut game, 0, 1, &[1, 1, 1]);
    hold(&mut game, 0, Trick::Mystery);
    assert_eq!(score(&game), 3);
    assert!(game.sheet(Seat(0)).lines.iter().all(|line| line.rule.0 != "GC-8.4"));
    let mut both = finished();
    for size in [1, 2, 3, 4, 5, 5] {
        build(&mut both, 0, size, &[1]);
    }
    build(&mut both, 0, 4, &[1]);
    hold(&mut both, 0, Trick::Mystery);
    assert_eq!(score(&both), 22 + 18, "a large one as a third giant, and a large one is left");
    assert_eq!(both.sheet(Seat(0)).lines.iter().filter(|line| line.rule.0 == "GC-8.4").count(), 1);
}

/// GC-8.14, GC-9.9: one more ticket where it helps most.
#[test]
fn pockets_add_a_ticket() {
    let mut game = finished();
    build(&mut game, 0, 1, &[0]);
    build(&mut game, 0, 3, &[1, 1, 0]);
    hold(&mut game, 0, Trick::Pockets);
    assert_eq!(score(&game), 8, "a third medium one");
    let mut tickets = finished();
    build(&mut tickets, 0, 5, &[5, 4]);
    build(&mut tickets, 0, 4, &[4, 1]);
    assert_eq!(tickets.boards[0].fair.tickets(), 14);
    hold(&mut tickets, 0, Trick::Pockets);
    assert_eq!(score(&tickets), 12, "the fifteenth ticket");
    let mut full = finished();
    build(&mut full, 0, 1, &[1, 1]);
    hold(&mut full, 0, Trick::Pockets);
    assert_eq!(full.sheet(Seat(0)).ties[1].points, 2, "no room for it");
}

/// GC-8.14: it counts for ties even where it brings no points.
#[test]
fn pockets_count_for_ties() {
    let mut game = finished();
    build(&mut game, 0, 5, &[2]);
    hold(&mut game, 0, Trick::Pockets);
    assert_eq!(game.sheet(Seat(0)).ties[1].points, 3);
}

/// GC-9.9: both together: a pocketed attraction may be the mysterious one.
#[test]
fn mystery_and_pockets_together() {
    let mut game = finished();
    build(&mut game, 0, 5, &[1, 1]);
    build(&mut game, 0, 4, &[0]);
    hold(&mut game, 0, Trick::Mystery);
    assert_eq!(score(&game), 0);
    hold(&mut game, 0, Trick::Pockets);
    assert_eq!(score(&game), 18);
    let rules: Vec<&str> = game.sheet(Seat(0)).lines.iter().map(|line| line.rule.0).collect();
    assert!(rules.contains(&"GC-8.4") && rules.contains(&"GC-8.14"));
}

/// GC-9.9: the best combination, against every single one tried by hand.
#[test]
fn mystery_and_pockets_are_used_best() {
    let mut dice = table::Dice::quick(11);
    for _ in 0..300 {
        let mut game = finished();
        for _ in 0..6 {
            let size = 1 + dice.below(5) as u8;
            let tickets = dice.below(3).min(u32::from(size)) as u8;
            build(&mut game, 0, size, &[tickets]);
        }
        let plain: Vec<(u8, u8)> =
            game.boards[0].fair.attractions().map(|built| (built.size(), built.tickets)).collect();
        hold(&mut game, 0, Trick::Mystery);
        hold(&mut game, 0, Trick::Pockets);
        assert_eq!(score(&game), best_by_hand(&plain), "{plain:?}");
    }
}

/// Tries every attraction for the ticket and every attraction for the change.
fn best_by_hand(attractions: &[(u8, u8)]) -> i32 {
    let mut best = i32::MIN;
    for pocket in 0..attractions.len() {
        let mut with_ticket = attractions.to_vec();
        if with_ticket[pocket].1 < with_ticket[pocket].0 {
            with_ticket[pocket].1 += 1;
        }
        for mystery in 0..attractions.len() {
            for change in [-1i8, 0, 1] {
                let mut sizes: Vec<i8> = with_ticket.iter().map(|built| built.0 as i8).collect();
                sizes[mystery] += change;
                if (1..=5).contains(&sizes[mystery]) {
                    let tickets: Vec<u8> = with_ticket.iter().map(|built| built.1).collect();
                    best = best.max(points_by_hand(&sizes, &tickets));
                }
            }
        }
    }
    best
}

fn points_by_hand(sizes: &[i8], tickets: &[u8]) -> i32 {
    let count = |size: i8| sizes.iter().zip(tickets).filter(|(own, tickets)| **own == size && **tickets > 0).count();
    let table = [[3, 5, 10], [5, 8, 13], [8, 12, 19], [12, 18, 26], [18, 25, 35]];
    let set = |size: i8| match count(size) {
        0..3 => 0,
        6 => (2 * table[size as usize - 1][0]).max(table[size as usize - 1][2]),
        several => table[size as usize - 1][several - 3],
    };
    let variety = if (1..=5).all(|size| count(size) > 0) { 22 } else { 0 };
    let many = if tickets.iter().map(|&count| u32::from(count)).sum::<u32>() >= 15 { 12 } else { 0 };
    (1..=5).map(set).sum::<i32>() + variety + many
}

/// GC-9.10: points, then tricks, then tickets, then a shared place.
#[test]
fn ties_are_broken() {
    let places = |game: &Grand| {
        let places = game.places().expect("the game is over");
        [places.of(Seat(0)), places.of(Seat(1))]
    };
    let mut game = finished();
    assert_eq!(places(&game), [1, 1], "nothing tells them apart");
    build(&mut game, 1, 5, &[2]);
    assert_eq!(places(&game), [2, 1], "more tickets");
    game.boards[0].standings[1] = Claim::Gained;
    assert_eq!(places(&game), [1, 2], "more tricks");
    game.boards[1].fair.bigtop = 1;
    assert_eq!(places(&game), [2, 1], "more points");
}

/// GC-9.10: the lower places are ranked in the same way.
#[test]
fn lower_places_are_ranked_too() {
    let mut game = Grand { players: 4, ..finished() };
    game.boards[2].fair = game.boards[1].fair;
    game.boards[3].fair = game.boards[1].fair;
    game.boards.iter_mut().for_each(|board| board.standings = [Claim::Locked; 3]);
    game.boards[3].fair.bigtop = 1;
    game.boards[1].standings[0] = Claim::Gained;
    build(&mut game, 0, 2, &[1]);
    let places = game.places().expect("the game is over");
    assert_eq!([0, 1, 2, 3].map(|seat| places.of(Seat(seat))), [3, 2, 4, 1]);
}
