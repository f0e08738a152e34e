//! What must be true of every table at every moment, looked at in many random games of every variant.

use midway::{Action, Card, Midway, Raid, Ride, Row, Stage};
use table::{Dice, Game, Kit, Seat, Setup};

const GAMES_A_VARIANT: u64 = 40;

/// Plays random games that build with zest, so that Midways fill up, and shows every state to `look`.
fn watch(mut look: impl FnMut(&Midway)) {
    let kit = Kit::own().expect("the crate's own components load");
    let about = Midway::about();
    let mut legal = Vec::new();
    for setup in Setup::variants(about.players, about.options) {
        for seed in 0..GAMES_A_VARIANT {
            let mut dice = Dice::quick(seed);
            let Ok(mut game) = Midway::deal(&setup, kit, &mut dice) else { continue };
            while let Some(seat) = game.to_act().first() {
                look(&game);
                legal.clear();
                game.legal(seat, &mut legal);
                let building = legal.first() == Some(&Action::Done) && legal.len() > 1 && dice.below(4) > 0;
                let action = if building { dice.pick(&legal[1..]) } else { dice.pick(&legal) };
                game.step(seat, action, &mut dice);
            }
            look(&game);
        }
    }
}

/// MC-6.8, MC-6.9, MC-7.5, MC-7.6: rides are never crowded or orphaned but while a Wild is being placed, and natural
/// sets hold no Wild.
#[test]
fn rides_are_in_order() {
    let mut placing = 0;
    watch(|game| {
        for (seat, row) in Seat::all(4).zip(&game.midways) {
            let moving = matches!(game.stage, Stage::Place { .. } | Stage::Over { .. });
            placing += u32::from(matches!(game.stage, Stage::Place { .. }));
            assert!(moving || (row.crowded().is_none() && row.orphaned().is_none()), "{seat}: {row:?} in {game:?}");
            for ride in Ride::all() {
                assert!(row.height(ride) <= 4 || row.crowded() == Some(ride));
                assert!(row.wilds(ride) <= 3);
                assert!(!row.natural().has(ride) || row.wilds(ride) == 0 || row.crowded() == Some(ride));
                assert_eq!(row.complete().has(ride), plain_height(row, ride) >= 4);
            }
        }
    });
    assert!(placing > 1_000, "Wilds were placed often enough to mean something: {placing}");
}

/// The height of a ride counted card by card.
fn plain_height(row: &Row, ride: Ride) -> u32 {
    let parts = (0..4).filter(|&part| row.has(ride.part(part))).count() as u32;
    parts + row.wilds(ride)
}

/// MC-4.10, MC-10.2: nobody ever owns more than three Tickets.
#[test]
fn tickets_are_never_more_than_three() {
    watch(|game| assert!(game.tickets.iter().all(|&tickets| tickets <= 3)));
}

/// MC-9.1, MC-9.2: the game is over exactly when a side has enough rides, or at a safety end.
#[test]
fn nobody_plays_on_after_a_win() {
    watch(|game| {
        let enough = Seat::all(game.players()).any(|seat| game.score(seat) as u32 >= game.options.rides_to_win());
        match game.stage {
            Stage::Over { winner } => assert_eq!(enough, winner.is_some()),
            _ => assert!(!enough, "{game:?}"),
        }
    });
}

/// MC-12.2: what is taken to be known of a hand is true.
#[test]
fn what_is_known_is_true() {
    watch(|game| {
        for (hand, known) in game.hands.iter().zip(&game.known) {
            assert!(known.each_kind().all(|card| known.count(card) <= hand.count(card)), "{game:?}");
        }
    });
}

/// MC-6.4, MC-6.5: a take that is listed can be paid for or wins; one that only the payment forbids could not be.
#[test]
fn takes_are_listed_as_they_end() {
    let (mut listed, mut unlisted) = (0, 0);
    watch(|game| {
        let Stage::Take { raid } = game.stage else { return };
        let (own, target) = (&game.midways[game.active().at()], &game.midways[raid.target.at()]);
        let mut legal = Vec::new();
        game.legal(game.active(), &mut legal);
        let parts = Card::all().filter(|card| !card.is_wild() && target.has(*card) && !own.has(*card));
        let loose = parts.filter(|part| !target.natural().has(part.ride())).map(Action::Take);
        for take in loose.chain(target.with_wilds().iter().map(Action::TakeWild)) {
            let offered = legal.contains(&take);
            (listed, unlisted) = (listed + u32::from(offered), unlisted + u32::from(!offered));
            if let Some(well) = ends_well(game, take) {
                assert_eq!(well, offered, "{take:?} in {game:?}");
            }
        }
    });
    assert!(listed > 10_000 && unlisted > 20, "{listed} takes were listed and {unlisted} were not");
}

/// Does some way to place the taker's Wild lead to a payment or to a win of the taker? `None` if the target wins first.
fn ends_well(game: &Midway, action: Action) -> Option<bool> {
    let taker = game.active();
    let mut after = *game;
    after.step(taker, action, &mut Dice::quick(0));
    match after.stage {
        Stage::Over { winner: Some(winner) } => game.partners(winner, taker).then_some(true),
        Stage::Place { owner, given: false, .. } if owner == taker => {
            let mut homes = Vec::new();
            after.legal(taker, &mut homes);
            Some(homes.iter().any(|&home| ends_well(&after, home) != Some(false)))
        }
        _ => Some(can_pay(&after)),
    }
}

/// Is there something to give, or to discard? Asked card by card, of the table as it lies after the take.
fn can_pay(after: &Midway) -> bool {
    let taker = after.active().at();
    let (Stage::Give { raid } | Stage::Place { raid: raid @ Raid { trade: true, .. }, .. }) = after.stage else {
        return !after.hands[taker].is_empty();
    };
    let (own, target) = (&after.midways[taker], &after.midways[raid.target.at()]);
    let gift =
        |card: Card| Some(card) != raid.taken && own.has(card) && !target.has(card) && !own.natural().has(card.ride());
    let own_wilds = own.all_wilds() - u32::from(raid.taken == Some(Card::WILD));
    own_wilds > 0 || Card::all().filter(|card| !card.is_wild()).any(gift)
}
