//! The nine laws, as one battery that every game crate runs: `table::laws::check::<MyGame>()` in a test.
//!
//! It plays random games of every player count and variant and looks at them from all sides. `BALLYHOO_LAWS=50` plays fifty
//! times as many. A broken law panics with its number, the setup, the seed and the step, so that it can be seen again.

mod findings;
mod likely;
mod notation;
mod secrets;
mod things;

pub use findings::Findings;
pub use likely::{hands, imagined_as_likely};

use crate::record::{self, Record};
use crate::{Dice, Event, Eyes, Game, Kit, Offer, Ranking, Seat, Seats, Seed, Setup};
use serde_json::Value;
use std::fmt::Debug;
use std::sync::{Mutex, PoisonError};

/// How many games a plain run plays over all setups together, at least two of each.
const GAMES: usize = 120;

/// How many costly looks a game gets, about: at a step that gets them, one through every seat's eyes.
const DEEP_LOOKS: u32 = 100;

/// How many of all actions are tried at a step where they may not be legal. At the first step and at a later one all of
/// them are.
const TRIED: usize = 48;

/// Checks all laws for every setup, with the components that the crate carries.
///
/// # Panics
/// When a law is broken.
pub fn check<G: Game>() {
    let about = G::about();
    let kit = Kit::own().unwrap_or_else(|bad| panic!("the crate's own components do not load: {bad}"));
    let setups: Vec<Setup> = Setup::variants(about.players, about.options)
        .into_iter()
        .filter(|setup| G::deal(setup, kit, &mut Dice::quick(0)).is_ok())
        .collect();
    assert!(!setups.is_empty(), "no setup can be dealt");
    let times: usize = std::env::var("BALLYHOO_LAWS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let seeds = (GAMES / setups.len()).max(2) * times.max(1);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let findings = Mutex::new(Findings::default());
    let work = &|worker: usize| {
        let jobs = setups.iter().flat_map(|setup| (0..seeds).map(move |seed| (setup, seed)));
        for (setup, seed) in jobs.skip(worker).step_by(workers) {
            let found = check_game::<G>(setup, kit, seed as u64);
            findings.lock().unwrap_or_else(PoisonError::into_inner).add(found);
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        for worker in running {
            if let Err(panic) = worker.join() {
                // As it was, so that the test shows which law is broken.
                std::panic::resume_unwind(panic);
            }
        }
    });
    findings.into_inner().unwrap_or_else(PoisonError::into_inner).check();
}

/// Checks all laws for one setup, kit and seed; what can only be judged over many games is handed back.
///
/// # Panics
/// When a law is broken.
pub fn check_game<G: Game>(setup: &Setup, kit: Kit<G::Parts>, seed: u64) -> Findings {
    let table_seed = Seed::from_text("laws").in_series(seed);
    let names: Vec<String> = Seat::all(usize::from(setup.players)).map(|seat| format!("Player {seat}")).collect();
    let mut chance = Dice::quick(seed ^ 0x5eed);
    let played = record::play_out::<G>(setup, kit, names, table_seed, |_, _, legal| chance.index(legal.len().max(1)));
    let length = played.unwrap_or_else(|bad| panic!("{setup:?} cannot be dealt: {bad}")).lines.len() as u32;
    let mut watch = Watch::<G>::new(setup, kit, seed);
    watch.run(table_seed, length);
    watch.findings
}

/// One random game, watched.
struct Watch<'a, G: Game> {
    setup: &'a Setup,
    kit: Kit<G::Parts>,
    seed: u64,
    step: u32,
    /// Chance for the watcher's own choices; the game's dice are another thing.
    chance: Dice,
    /// Every action that can be written down, to be tried where it may not be legal.
    all: Vec<G::Action>,
    /// Those that can only be built as values.
    strange: Vec<G::Action>,
    /// The step after the first at which all of them are tried.
    thorough: u32,
    findings: Findings,
}

impl<'a, G: Game> Watch<'a, G> {
    fn new(setup: &'a Setup, kit: Kit<G::Parts>, seed: u64) -> Self {
        Watch {
            setup,
            kit,
            seed,
            step: 0,
            chance: Dice::quick(seed ^ 0xca11),
            all: Vec::new(),
            strange: Vec::new(),
            thorough: 0,
            findings: Findings::default(),
        }
    }

    /// Panics with everything needed to see the fault again.
    fn hold(&self, law: u8, fine: bool, what: impl FnOnce() -> String) {
        let Watch { setup, seed, step, .. } = self;
        assert!(fine, "law {law} is broken: {}\n  setup {setup:?}, seed {seed}, step {step}", what());
    }

    fn same<T: PartialEq + Debug>(&self, law: u8, left: &T, right: &T, what: &str) {
        self.hold(law, left == right, || format!("{what}:\n  {left:?}\n  {right:?}"));
    }

    /// Plays a game of about `length` actions and checks everything on the way and at the end.
    fn run(&mut self, table_seed: Seed, length: u32) {
        let about = G::about();
        let names: Vec<String> =
            Seat::all(usize::from(self.setup.players)).map(|seat| format!("Player {seat}")).collect();
        let mut record = Record::open::<G>(self.setup, self.kit, names, table_seed, Vec::new());
        let key = table_seed.key(&[]);
        let mut game = match G::deal(self.setup, self.kit, &mut key.dice(0)) {
            Ok(game) => game,
            Err(bad) => panic!("{:?} cannot be dealt: {bad}", self.setup),
        };
        let census = game.census();
        let something = census.iter().any(|&(_, count)| count > 0) && census.iter().all(|(name, _)| !name.is_empty());
        self.hold(6, something, || format!("{census:?} counts nothing"));
        self.all = game.all_actions();
        self.strange = game.strange_actions();
        self.thorough = 1 + self.chance.below(length.max(2) - 1);
        self.check_notation(&game);
        let mut legal = Vec::new();
        loop {
            self.same(6, &game.census(), &census, "something was lost or made");
            self.hold(5, game.places().is_some() == game.is_over(), || "places and to_act disagree on the end".into());
            let sure = self.step == 0 || self.step == self.thorough || game.is_over();
            let deep = sure || self.chance.below(length.max(1)) < DEEP_LOOKS / u32::from(self.setup.players);
            if deep {
                self.look(&game);
            }
            let Some(seat) = self.one_of(game.to_act()) else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            self.hold(5, !legal.is_empty(), || format!("seat {seat} is to act but has no action"));
            let action = legal[self.chance.index(legal.len())];
            self.hold(1, self.all.contains(&action), || format!("{action:?} is not among all actions"));
            if deep {
                self.foresee(&game, seat, action);
            }
            let text = game.notation(action);
            self.step += 1;
            self.hold(5, self.step <= about.longest, || format!("the game is longer than {}", about.longest));
            let mut dice = key.dice(self.step);
            if deep {
                let before = game.clone();
                let done = game.apply(seat, action, &mut dice, &mut Vec::new());
                self.hold(1, done.is_ok(), || format!("{text} is listed but refused: {done:?}"));
                let mut again = before;
                again.step(seat, action, &mut key.dice(self.step));
                self.same(2, &again, &game, "the same action gave another state when nobody listened");
            } else {
                game.step(seat, action, &mut dice);
            }
            record.push(seat, text, &game);
        }
        self.check_end(&game);
        self.check_record(&record, &game);
    }

    fn one_of(&mut self, seats: Seats) -> Option<Seat> {
        let skipped = self.chance.index(seats.len().max(1));
        seats.iter().nth(skipped)
    }

    /// Everything that can be said about a state without moving it.
    fn look(&mut self, game: &G) {
        self.check_legal(game);
        self.check_views(game);
        self.check_things(game);
        self.check_offers(game);
        self.check_travel(game);
        self.check_scores(game);
        for seat in Seat::all(game.players()) {
            self.check_imagination(game, seat);
        }
    }

    /// Laws 1 and 7: the list is clean, everything else is refused, every action can be written and read.
    fn check_legal(&mut self, game: &G) {
        let to_act = game.to_act();
        for seat in Seat::all(game.players()) {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            self.hold(5, legal.is_empty() != to_act.contains(seat), || {
                format!("seat {seat} has {} actions but to_act is {to_act:?}", legal.len())
            });
            if to_act.contains(seat) {
                let _ = game.prompt(seat);
            }
            let texts: Vec<String> = legal.iter().map(|&action| game.notation(action)).collect();
            let mut sorted = texts.clone();
            sorted.sort_unstable();
            sorted.dedup();
            self.hold(7, sorted.len() == texts.len(), || format!("two actions are written alike: {texts:?}"));
            for (text, &action) in texts.iter().zip(&legal) {
                self.hold(7, text.is_ascii(), || format!("{text:?} is not ASCII"));
                self.same(7, &game.parse(text), &Ok(action), "an action was read back as another");
                let _ = game.label(seat, action);
            }
            for action in self.some_actions(to_act.contains(seat)) {
                if !legal.contains(&action) {
                    self.check_refusal(game, seat, action);
                }
            }
        }
    }

    /// All actions before the first step, and for whoever is asked at one later step; some of them elsewhere.
    fn some_actions(&mut self, asked: bool) -> Vec<G::Action> {
        let mut some = self.strange.clone();
        if self.step == 0 || asked && self.step == self.thorough {
            some.extend_from_slice(&self.all);
        } else {
            some.extend((0..TRIED.min(self.all.len())).map(|_| self.all[self.chance.index(self.all.len())]));
        }
        some
    }

    /// Law 1: what is not listed is refused by a rule, and nothing moves.
    fn check_refusal(&self, game: &G, seat: Seat, action: G::Action) {
        let mut copy = game.clone();
        let refused = copy.apply(seat, action, &mut Dice::quick(1), &mut Vec::new());
        let prefix = format!("{}-", G::about().rule_prefix);
        match refused {
            Ok(()) => self.hold(1, false, || format!("{action:?} is not listed but was accepted")),
            Err(illegal) => self.hold(1, illegal.rule.0.starts_with(&prefix), || format!("{illegal:?} names no rule")),
        }
        self.same(1, &copy, game, "a refused action changed the state");
    }

    /// Law 3: the public sees a part of what each seat sees, and a seat a part of everything.
    fn check_views(&self, game: &G) {
        let public = value(&game.view(Eyes::Public));
        let all = value(&game.view(Eyes::All));
        for seat in Seat::all(game.players()) {
            let own = value(&game.view(Eyes::Seat(seat)));
            for (part, whole) in [(&public, &own), (&own, &all)] {
                let differs = first_difference(part, whole);
                self.hold(3, differs.is_none(), || format!("seat {seat}: a narrower view shows more, at {differs:?}"));
            }
        }
    }

    /// Law 7: a state survives being written and read.
    fn check_travel(&self, game: &G) {
        let text = serde_json::to_string(game).unwrap_or_default();
        match serde_json::from_str::<G>(&text) {
            Ok(back) => {
                self.same(7, &back, game, "the state came back different");
                self.same(7, &back.digest(), &game.digest(), "the digest changed on the way");
            }
            Err(error) => self.hold(7, false, || format!("the state cannot be read back: {error}")),
        }
    }

    /// Law 8: a score is the sum of its lines.
    fn check_scores(&self, game: &G) {
        let prefix = format!("{}-", G::about().rule_prefix);
        for seat in Seat::all(game.players()) {
            let sheet = game.sheet(seat);
            self.same(8, &sheet.total(), &game.score(seat), "the lines do not add up to the score");
            let cited = sheet.lines.iter().chain(&sheet.ties).all(|line| line.rule.0.starts_with(&prefix));
            self.hold(8, cited, || format!("a score line names no rule: {sheet:?}"));
            if game.is_over() {
                self.same(8, &game.shown(Eyes::Public, seat), &Some(sheet.clone()), "the end hides points");
            }
            self.same(8, &game.shown(Eyes::All, seat), &Some(sheet), "who sees everything sees other points");
        }
    }

    /// Laws 3 and 4: an imagined world looks the same to the one who imagines it, and owes nothing to the truth.
    fn check_imagination(&mut self, game: &G, seat: Seat) {
        let (first, second) = (u64::from(self.chance.bits()), u64::from(self.chance.bits()));
        let world = game.imagine(seat, &mut Dice::quick(first));
        let eyes = Eyes::Seat(seat);
        let own = value(&game.view(eyes));
        self.same(3, &value(&world.view(eyes)), &own, "the imagined world looks different");
        self.findings.secrets.compare(&own, &value(&game.view(Eyes::All)), &value(&world.view(Eyes::All)), "view");
        self.same(3, &world.heading(), &game.heading(), "another heading in the imagined world");
        for other in Seat::all(game.players()) {
            let points = "other points are shown in the imagined world";
            self.same(3, &world.shown(eyes, other), &game.shown(eyes, other), points);
        }
        self.same(3, &world.to_act(), &game.to_act(), "somebody else is to act in the imagined world");
        self.same(6, &world.census(), &game.census(), "imagination lost or made something");
        let (mut real, mut imagined) = (Vec::new(), Vec::new());
        game.legal(seat, &mut real);
        world.legal(seat, &mut imagined);
        self.same(3, &imagined, &real, "other actions are open in the imagined world");
        for other in game.to_act().iter() {
            let mut legal = Vec::new();
            world.legal(other, &mut legal);
            self.hold(5, !legal.is_empty(), || format!("seat {other} cannot act in a world imagined by {seat}"));
        }
        if game.to_act().contains(seat) {
            self.same(3, &world.prompt(seat), &game.prompt(seat), "another prompt in the imagined world");
            let offers =
                |game: &G| -> Vec<Offer> { real.iter().map(|&action| Offer::of(game, seat, action)).collect() };
            self.same(3, &offers(&world), &offers(game), "other offers in the imagined world");
            self.same(3, &world.shut(seat), &game.shut(seat), "other reasons in the imagined world");
        }
        let from_world = world.imagine(seat, &mut Dice::quick(second));
        let from_truth = game.imagine(seat, &mut Dice::quick(second));
        self.same(4, &from_world, &from_truth, "imagination depends on the hidden truth");
    }

    /// Law 3 for what is told: if a seat could not tell two worlds apart before an action, and cannot tell them apart
    /// after it, then it was told the same. And an action that may be taken back taught its player nothing.
    fn foresee(&mut self, game: &G, seat: Seat, action: G::Action) {
        let throw = u64::from(self.chance.bits());
        let (truth, told, for_good) = act(game, seat, action, throw);
        self.hold(9, !for_good || game.price(seat, action).for_good, || {
            format!("{} was said to be taken back, but cannot", game.notation(action))
        });
        self.check_hops(game, &truth, &told);
        for viewer in Seat::all(game.players()) {
            let eyes = Eyes::Seat(viewer);
            let public: Vec<Option<G::Event>> = told.iter().map(|event| event.seen_by(Eyes::Public)).collect();
            for (event, public) in told.iter().zip(&public) {
                self.check_telling(event, public.as_ref(), eyes);
            }
            let world = game.imagine(viewer, &mut Dice::quick(throw ^ 0xfeed));
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            if !legal.contains(&action) {
                continue;
            }
            let (imagined, told_there, _) = act(&world, seat, action, throw);
            let alike = value(&imagined.view(eyes)) == value(&truth.view(eyes));
            if alike {
                let here: Vec<G::Event> = told.iter().filter_map(|event| event.seen_by(eyes)).collect();
                let there: Vec<G::Event> = told_there.iter().filter_map(|event| event.seen_by(eyes)).collect();
                self.same(3, &there, &here, "an event tells a seat more than it may know");
            }
            if viewer == seat && !for_good {
                self.hold(3, alike, || {
                    format!("{} could be taken back, but taught its player something", game.notation(action))
                });
            }
        }
    }

    /// What the public is told of an event is a part of what a seat is told.
    fn check_telling(&self, event: &G::Event, public: Option<&G::Event>, eyes: Eyes) {
        let own = event.seen_by(eyes);
        if let Some(own) = &own {
            let _ = own.say();
            self.same(3, &own.seen_by(eyes), &Some(own.clone()), "seeing an event twice shows something else");
        }
        let Some(public) = public else { return };
        let _ = public.say();
        let differs = own.map_or(Some("all of it".to_owned()), |own| first_difference(&value(public), &value(&own)));
        self.hold(3, differs.is_none(), || {
            format!("the public is told more of {event:?} than {eyes:?}, at {differs:?}")
        });
    }

    /// Law 8: the places follow from totals and tie-breaks.
    fn check_end(&self, game: &G) {
        let Some(outcome) = game.outcome() else {
            return self.hold(5, false, || "nobody is to act, but there is no outcome".into());
        };
        let places = &outcome.places;
        let first = Seat::all(game.players()).map(|seat| places.of(seat)).min();
        self.hold(8, first.is_some_and(|first| first <= 2), || format!("nobody is first or second: {places:?}"));
        for one in Seat::all(game.players()) {
            for two in Seat::all(game.players()) {
                let (one_key, two_key) = (outcome.sheets[one.at()].key(), outcome.sheets[two.at()].key());
                let level = places.of(one) == places.of(two);
                let ranked = match G::about().ranking {
                    Ranking::ByScore => places.of(one).cmp(&places.of(two)) == two_key.cmp(&one_key),
                    Ranking::WinnersOnly if places.won(one) && !places.won(two) => one_key >= two_key,
                    Ranking::WinnersOnly => level || places.won(two),
                };
                self.hold(8, ranked, || format!("places {places:?} do not follow from {one_key:?} and {two_key:?}"));
            }
            let partner_level = places.of(one) == places.of(game.side(one));
            self.hold(8, partner_level, || format!("partners have different places: {places:?}"));
        }
    }

    /// Law 2: the record of the game proves it.
    fn check_record(&self, record: &Record, game: &G) {
        let parsed = Record::parse(&record.to_string());
        self.same(7, &parsed, &Ok(record.clone()), "the record came back different");
        match record.verify::<G>(self.kit) {
            Ok(sitting) => self.same(2, &sitting.game, game, "replaying gave another state"),
            Err(bad) => self.hold(2, false, || format!("the record is refused: {bad}")),
        }
    }
}

/// Does an action on a copy: the state after it, what happened, and whether it is for good.
fn act<G: Game>(game: &G, seat: Seat, action: G::Action, throw: u64) -> (G, Vec<G::Event>, bool) {
    let mut after = game.clone();
    let mut dice = Dice::quick(throw);
    let mut events = Vec::new();
    after.play(seat, action, &mut dice, &mut events);
    let for_good = dice.used() > 0 || events.iter().any(Event::reveals);
    (after, events, for_good)
}

fn value<T: serde::Serialize>(thing: &T) -> Value {
    crate::json(thing)
}

/// Where `part` says something that `whole` does not; hidden things are `null` in the part.
fn first_difference(part: &Value, whole: &Value) -> Option<String> {
    match (part, whole) {
        (Value::Null, _) => None,
        (Value::Object(part), Value::Object(whole)) => part.iter().find_map(|(key, value)| {
            let there = whole.get(key).unwrap_or(&Value::Null);
            first_difference(value, there).map(|place| format!("{key}.{place}"))
        }),
        (Value::Array(part), Value::Array(whole)) if part.len() == whole.len() => {
            part.iter().zip(whole).enumerate().find_map(|(index, (part, whole))| {
                first_difference(part, whole).map(|place| format!("{index}.{place}"))
            })
        }
        (part, whole) if part == whole => None,
        (part, whole) => Some(format!(" {part} against {whole}")),
    }
}
