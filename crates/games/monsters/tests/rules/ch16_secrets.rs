use crate::scene::*;
use monsters::Monsters;
use serde_json::Value;
use table::laws::imagined_as_likely;
use table::{Arg, Dice, Eyes, Game, Say, Seat, Setup, Words};

/// CM-16.1: what everybody sees.
#[test]
fn what_lies_open() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "cloudling", "intrepid-explorer caves", "society-stipend", "safety-training"]);
    scene.kept(ADA, &["ghoul", "harpy"]);
    let view = scene.view(Eyes::Public);
    let own = &view["seats"][0];
    let count = |what: &str| own[what]["count"].as_u64();
    assert_eq!((count("crowns"), count("tokens"), count("loans")), (Some(4), Some(1), Some(0)));
    assert_eq!((&own["regions"][0]["points"], &own["regions"][0]["left"]), (&1.into(), &0.into()));
    assert_eq!(own["regions"][1]["explorers"], 1);
    assert_eq!(own["display"]["cards"][0]["id"], "cloudling");
    assert_eq!(own["staff"]["cards"][0]["id"], "intrepid-explorer");
    assert_eq!(own["events"]["size"], 2);
    assert_eq!((&own["kept"]["size"], &own["hand"]["size"]), (&2.into(), &8.into()));
    assert_eq!(view["season_card"]["id"], "season-of-the-dreamlands");
    assert!(view["deck"]["count"].as_u64().unwrap() > 0);
}

/// Says the key and the first value.
struct Plain;

impl Words for Plain {
    fn say(&self, say: &Say) -> String {
        match say.args.first() {
            Some((_, Arg::Number(number))) => format!("{} {number}", say.key),
            _ => say.key.to_string(),
        }
    }

    fn name(&self, seat: Seat) -> String {
        seat.to_string()
    }
}

/// CM-16.1: who is asked for tokens has the king's dice before him, on the table in characters too.
#[test]
fn the_dice_lie_open() {
    let mut scene = Scene::bare(3);
    let drawn = |scene: &Scene| Monsters::draw(&scene.game.view(Eyes::Seat(ADA)), &Plain);
    assert!(!drawn(&scene).contains("monsters-event-royal"));
    scene.set(ADA, "danger", 4.into());
    scene.set(ADA, "tokens", 1.into());
    scene.check_danger(3);
    assert_eq!(scene.view(Eyes::Public)["dice"]["hunters"], 3);
    assert!(drawn(&scene).lines().any(|line| line == "monsters-event-royal 3"));
}

/// CM-16.2: what only the owner sees.
#[test]
fn what_is_hidden() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul"]);
    for eyes in [Eyes::Public, Eyes::Seat(BO)] {
        let own = scene.view(eyes)["seats"][0].clone();
        for secret in ["/hand/cards", "/kept/cards", "/captured/card", "/goals_so_far", "/memory"] {
            assert_eq!(own.pointer(secret), Some(&Value::Null), "{secret}");
        }
    }
    let own = scene.view(Eyes::Seat(ADA))["seats"][0].clone();
    assert_eq!(own["kept"]["cards"][0]["id"], "ghoul");
    assert!(own["hand"]["cards"].is_array());
}

/// CM-16.2: the seasons to come are hidden from everybody: they are drawn when they are revealed.
#[test]
fn seasons_to_come_are_open() {
    let mut scene = Scene::bare(3);
    scene.end_of_turns();
    let mut next = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let mut game = scene.game;
        let ready = game.parse("ready").unwrap();
        game.step(ADA, ready, &mut Dice::quick(seed));
        next.insert(serde_json::to_value(game).unwrap()["season_card"].to_string());
    }
    assert_eq!(next.len(), 6);
}

/// What an observer notes down while a game goes on: every view of his seat.
fn observe(game: &Monsters, seat: Seat) -> String {
    serde_json::to_value(game.view(Eyes::Seat(seat))).unwrap().to_string()
}

/// CM-16.3: a hand that was passed on is remembered: each world imagined has those cards in the neighbour's hand.
#[test]
fn cards_passed_on_are_remembered() {
    let mut scene = Scene::dealt(3);
    let capture = scene.legal(ADA)[0].clone();
    scene.act(ADA, &capture);
    let passed = scene.get(ADA, "hand");
    for seat in [BO, CY] {
        let capture = scene.legal(seat)[0].clone();
        scene.act(seat, &capture);
    }
    for seed in 0..20 {
        let world = Scene { game: scene.game.imagine(ADA, &mut Dice::quick(seed)), dice: Dice::quick(0) };
        assert_eq!(world.get(BO, "hand"), passed);
        assert_ne!(world.get(CY, "hand"), scene.get(CY, "hand"));
    }
}

/// CM-16.3: when the neighbour has captured one of them, it is one of them that he has; over many worlds, any of them.
#[test]
fn the_neighbours_capture_is_one_of_them() {
    let mut scene = Scene::bare(3);
    let hands = [["ghoul"; 3], ["cloudling", "harpy", "kelpie"], ["merfolk"; 3]];
    for (seat, hand) in Seat::all(3).zip(hands) {
        scene.hand(seat, &hand);
    }
    for (seat, text) in [(ADA, "capture ghoul"), (BO, "capture harpy"), (CY, "capture merfolk")] {
        scene.act(seat, text);
    }
    for seat in Seat::all(3) {
        scene.act(seat, "keep");
    }
    for seat in Seat::all(3) {
        scene.act(seat, "ready");
    }
    // Cy holds what Bo has passed on, and captures from it.
    scene.act(CY, "capture cloudling");
    let captured = |seed| {
        let world = Scene { game: scene.game.imagine(BO, &mut Dice::quick(seed)), dice: Dice::quick(0) };
        let capture = world.view(Eyes::Seat(CY))["seats"][2]["captured"]["card"]["id"].as_str().unwrap().to_owned();
        [capture, ids(&world.get(CY, "hand"))[0].clone()]
    };
    let both = [["cloudling", "kelpie"], ["kelpie", "cloudling"]];
    imagined_as_likely(&both.map(|cards| (cards.map(str::to_owned), 0.5)).into(), captured);
}

/// CM-16.2: a hand that was dealt is as likely as there are ways to deal it from the cards that a seat has not seen.
#[test]
fn an_unseen_hand_may_be_any() {
    let scene = Scene::dealt(3);
    let state = scene.state();
    let unseen: Vec<&Value> = [&state["deck"], &state["boards"][0]["hand"], &state["boards"][2]["hand"]]
        .iter()
        .flat_map(|cards| cards.as_array().unwrap())
        .collect();
    // A card of which there is one: it lies in one place of all that are unseen.
    let alone = |card: &&&Value| unseen.iter().filter(|other| *other == *card).count() == 1;
    let one = (*unseen.iter().find(alone).unwrap()).clone();
    let size = state["boards"][2]["hand"].as_array().unwrap().len();
    let likely = size as f64 / unseen.len() as f64;
    imagined_as_likely(&[(true, likely), (false, 1.0 - likely)].into(), |seed| {
        let world = Scene { game: scene.game.imagine(BO, &mut Dice::quick(seed)), dice: Dice::quick(0) };
        world.get(CY, "hand").as_array().unwrap().contains(&one)
    });
}

/// CM-16.3: a hand that comes round again tells what the others have taken; the kept cards are then among these.
#[test]
fn a_hand_that_comes_round_tells_what_is_missing() {
    for seed in 0..10 {
        let mut scene = Scene::deal(&Setup::new(3), seed);
        scene.wander(|game| serde_json::to_value(game).unwrap()["turn"] == 4);
        let view = scene.view(Eyes::Seat(ADA));
        let lots = view["seats"][0]["memory"]["lots"].as_array().unwrap();
        for lot in lots.iter().filter(|lot| lot["hand_of"].is_null()) {
            let takers = lot["captured_by"].as_array().unwrap();
            assert_eq!(lot["cards"].as_array().unwrap().len(), takers.len());
            assert!(takers.iter().all(|seat| *seat != 0));
        }
        assert!(lots.iter().any(|lot| !lot["hand_of"].is_null()));
    }
}

/// CM-16.3: a world imagined late in a game gives the imaginer the same memory of every earlier turn, in every count
/// of players.
#[test]
fn imagination_keeps_the_whole_memory() {
    for players in 2..=5 {
        for seed in 0..6 {
            let mut scene = Scene::deal(&Setup::new(players), seed);
            let stop = 40 + 60 * seed;
            let mut steps = 0;
            scene.wander(|game| {
                steps += 1;
                steps > stop || game.is_over()
            });
            for seat in Seat::all(usize::from(players)) {
                let world = scene.game.imagine(seat, &mut Dice::quick(seed ^ 99));
                assert_eq!(observe(&world, seat), observe(&scene.game, seat));
                assert_eq!(world.census(), scene.game.census());
            }
        }
    }
}

/// CM-16.3: kept cards that were played are explained by something that was kept before.
#[test]
fn played_cards_fit_the_history() {
    for players in 2..=5u8 {
        for seed in 0..8 {
            let mut scene = Scene::deal(&Setup::new(players), seed);
            let mut steps = 0;
            scene.wander(|game| {
                steps += 1;
                steps > 120 + 50 * seed || game.is_over()
            });
            if scene.game.is_over() {
                continue;
            }
            for own in Seat::all(usize::from(players)) {
                let world = scene.game.imagine(own, &mut Dice::quick(seed));
                let state = serde_json::to_value(world).unwrap();
                for seat in Seat::all(usize::from(players)) {
                    check_history(&state, seat);
                }
            }
        }
    }
}

/// Every fact can be matched with a card that had been kept before it came to light, and what is left is kept now.
fn check_history(state: &Value, seat: Seat) {
    let journal = &state["journals"][seat.at()];
    let origins = journal["kept"].as_array().unwrap();
    let mut cards: Vec<Value> = origins
        .iter()
        .map(|origin| {
            let origin = origin.as_u64().unwrap() as usize;
            if origin < 32 { &journal["captures"][origin] } else { &journal["lore"][origin - 32] }.clone()
        })
        .collect();
    let mut used = vec![false; cards.len()];
    let mut gone = Vec::new();
    for fact in journal["facts"].as_array().unwrap() {
        let among = fact["among"].as_u64().unwrap() as usize;
        let place = (0..among).find(|&place| !used[place] && cards[place] == fact["card"]);
        let place = place.unwrap_or_else(|| panic!("{fact} does not fit {journal}"));
        used[place] = true;
        if fact["gone"] == true {
            gone.push(place);
        }
    }
    gone.sort_unstable();
    for place in gone.into_iter().rev() {
        cards.remove(place);
    }
    cards.sort_by_key(Value::as_u64);
    assert_eq!(&Value::Array(cards), &state["boards"][seat.at()]["kept"]);
}

/// What lay in the hand that `own` took up in this turn of a finished season, worked out from what became of its cards.
fn hand_taken_up(state: &Value, own: Seat, season: usize, turn: usize) -> Vec<u64> {
    let players = state["players"].as_u64().unwrap() as usize;
    let step = if season.is_multiple_of(2) { 1 } else { players - 1 };
    let holder = |later: usize| (own.at() + later * step) % players;
    let mut cards = Vec::new();
    for later in turn..8 {
        let seat = holder(later - turn);
        cards.push(state["journals"][seat]["captures"][season * 8 + later].as_u64().unwrap());
        if players == 2 && later < 7 {
            let trade = &state["trades"][seat][season * 7 + later];
            cards.push(trade["discarded"].as_u64().unwrap());
        }
    }
    for later in (turn..7).filter(|_| players == 2) {
        let drawn = state["trades"][holder(later - turn)][season * 7 + later]["drawn"].as_u64().unwrap();
        let place = cards.iter().position(|&card| card == drawn).expect("a drawn card goes somewhere");
        cards.swap_remove(place);
    }
    cards.sort_unstable();
    cards
}

/// CM-16.3: every hand that a seat has looked at in an earlier season is the same in the worlds that it imagines.
#[test]
fn every_hand_that_was_looked_at_is_remembered() {
    for players in 2..=5u8 {
        for seed in 0..4 {
            let mut scene = Scene::deal(&Setup::new(players), seed);
            scene.wander(|game| game.season() == 3 && game.turn() == 2);
            for own in Seat::all(usize::from(players)) {
                let truth = scene.state();
                let world = scene.game.imagine(own, &mut Dice::quick(seed));
                let imagined = serde_json::to_value(world).unwrap();
                assert_ne!(imagined["journals"], truth["journals"]);
                // With two players the first turn's draw is not written down.
                for (season, turn) in (0..3).flat_map(|season| (1..8).map(move |turn| (season, turn))) {
                    let seen = hand_taken_up(&truth, own, season, turn);
                    assert_eq!(seen.len(), 8 - turn);
                    assert_eq!(hand_taken_up(&imagined, own, season, turn), seen, "season {season}, turn {turn}");
                }
            }
        }
    }
}
