//! Somebody who knows nothing of a game but what its lessons have him do.
//!
//! It is how we measure whether lessons teach: the newcomer walks through all of them, remembers what kind of action the
//! coach wanted where, and then plays by that memory alone. What kind an action is, it knows from what any player is told:
//! the question, the words on the ticket and their numbers, the price. No rule and no thought of ours is in it.

use crate::course::{Course, Move};
use crate::shelf;
use bots::{Bot, Level};
use catalog::{AnySitting, Entry, Replaced};
use std::collections::BTreeMap;
use table::{Arg, Dice, Offer, Outcome, Say, Seat, Seed, Setup};

/// How often the memory goes through all lessons, how quickly it follows them, and how quickly it fades.
const TIMES: usize = 200;
const PACE: f64 = 0.2;
const FADING: f64 = 0.002;

/// What is remembered of an action, by name.
type Traits = Vec<String>;

/// A question of a lesson: what could be done, and which of it the coach wanted.
struct Question {
    offers: Vec<Traits>,
    right: Vec<bool>,
}

/// Plays by what lessons have taught; where they say nothing, one action is as good as another.
#[derive(Clone, Debug, Default)]
pub struct Newcomer {
    liking: BTreeMap<String, f64>,
}

/// What a newcomer has reached in some games.
#[derive(Clone, Copy, Default, Debug)]
pub struct Reached {
    /// How many were won.
    pub won: u32,
    /// The points of all of them.
    pub points: i32,
}

impl Newcomer {
    /// Before the first lesson: every action is as good as any other.
    pub fn ignorant() -> Newcomer {
        Newcomer::default()
    }

    /// After all lessons of a game.
    pub fn taught(game: &str) -> Newcomer {
        let questions: Vec<Question> =
            shelf::of(game).filter_map(|lesson| Course::begin(lesson).ok()).flat_map(asked).collect();
        let mut newcomer = Newcomer::default();
        for _ in 0..TIMES {
            questions.iter().for_each(|question| newcomer.learn(question));
            newcomer.liking.values_mut().for_each(|liking| *liking *= 1.0 - FADING);
        }
        newcomer
    }

    /// What the newcomer would do here: what is liked better is done more often, for nobody is taught the same thing
    /// everywhere and always.
    pub fn choose(&self, prompt: Option<&Say>, offers: &[Offer], dice: &mut Dice) -> Option<String> {
        let shares = self.shares(&traits(prompt, offers));
        let all: f64 = shares.iter().sum();
        let mut lot = f64::from(dice.bits()) / (f64::from(u32::MAX) + 1.0) * all;
        let at = shares.iter().position(|share| {
            lot -= share;
            lot < 0.0
        });
        offers.get(at.unwrap_or_default()).map(|offer| offer.action.clone())
    }

    /// How often each of these would be done, up to a factor.
    fn shares(&self, offers: &[Traits]) -> Vec<f64> {
        let likings: Vec<f64> = offers.iter().map(|traits| self.likes(traits)).collect();
        let most = likings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        likings.iter().map(|liking| (liking - most).exp()).collect()
    }

    /// Plays the smallest table of a game against `easy`, every deal once from every seat.
    pub fn play(&self, entry: &Entry, games: u64) -> Result<Reached, String> {
        let mut table = (2..=u8::MAX).filter(|players| entry.about.players.contains(players));
        let players = table.next().ok_or("there is nobody to play against")?;
        let mut reached = Reached::default();
        for index in 0..games {
            let seed = Seed::from_text("newcomer").in_series(index / u64::from(players));
            let own = Seat((index % u64::from(players)) as u8);
            let dealt = entry.deal(&Setup::new(players), &Replaced::new(), seed.key(&[]));
            let outcome = self.one_game(dealt.map_err(|why| why.to_string())?, own, index)?;
            reached.won += u32::from(outcome.places.won(own));
            reached.points += outcome.sheets[own.at()].total();
        }
        Ok(reached)
    }

    fn one_game(&self, mut sitting: Box<dyn AnySitting>, own: Seat, index: u64) -> Result<Outcome, String> {
        let mut dice = Dice::quick(index);
        let bot = |seat: Seat| Bot::new(Level::Easy, index ^ u64::from(seat.0) << 32).unhurried();
        let mut rivals: Vec<Bot> = Seat::all(sitting.players()).map(bot).collect();
        while let Some(seat) = sitting.to_act().first() {
            let action = if seat == own {
                self.choose(sitting.prompt(seat).as_ref(), &sitting.legal(seat), &mut dice)
            } else {
                rivals[seat.at()].choose(&*sitting, seat).ok()
            };
            let action = action.ok_or("nothing can be done")?;
            sitting.act(seat, &action).map_err(|why| format!("{why:?}"))?;
        }
        sitting.outcome().ok_or_else(|| "the game did not end".to_owned())
    }

    fn likes(&self, traits: &Traits) -> f64 {
        traits.iter().filter_map(|one| self.liking.get(one)).sum()
    }

    /// Moves what is wanted up and everything else down, as far as it is not so yet.
    fn learn(&mut self, question: &Question) {
        let shares = self.shares(&question.offers);
        let of_right = |right: bool| if right { 1.0 } else { 0.0 };
        let all: f64 = shares.iter().sum();
        let right: f64 = shares.iter().zip(&question.right).map(|(share, &right)| share * of_right(right)).sum();
        for ((traits, share), &is_right) in question.offers.iter().zip(shares).zip(&question.right) {
            let more = share * of_right(is_right) / right - share / all;
            for one in traits {
                *self.liking.entry(one.clone()).or_default() += PACE * more;
            }
        }
    }
}

/// Everything that a lesson asks its pupil to do, on the way that its coach would go.
fn asked(mut course: Course<'_>) -> Vec<Question> {
    let mut questions = Vec::new();
    while let Some(step) = course.current() {
        let Some(model) = course.model() else {
            if course.go(&Move::Skip).is_err() {
                break;
            }
            continue;
        };
        let seat: Seat = course.lesson().seat;
        let offers = course.sitting().legal(seat);
        let is_right = |offer: &Offer| match step.within {
            1 => course.is_right(step, offer),
            _ => offer.action == model.action,
        };
        let right: Vec<bool> = offers.iter().map(is_right).collect();
        if right.contains(&true) && right.contains(&false) {
            let prompt = course.sitting().prompt(seat);
            questions.push(Question { offers: traits(prompt.as_ref(), &offers), right });
        }
        if course.go(&Move::Act(model.action)).is_err() {
            break;
        }
    }
    questions
}

/// What can be told of each offer: what it is, where it is asked, what it costs, and whether a number on its ticket is the
/// largest or the smallest among tickets of its kind.
fn traits(prompt: Option<&Say>, offers: &[Offer]) -> Vec<Traits> {
    let numbers: Vec<Vec<(String, i64)>> = offers.iter().map(|offer| numbers(&offer.label)).collect();
    let mut ends: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    for (name, number) in numbers.iter().flatten() {
        let (least, most) = ends.entry(name).or_insert((*number, *number));
        (*least, *most) = ((*least).min(*number), (*most).max(*number));
    }
    let one = |(offer, numbers): (&Offer, &Vec<(String, i64)>)| {
        let what = &offer.label.key;
        let asked = prompt.map_or("", |prompt| &prompt.key);
        let mut traits = vec![what.to_string(), format!("{asked}: {what}")];
        if !offer.price.is_free() {
            traits.push("it costs something".to_owned());
        }
        for (name, number) in numbers {
            let (least, most) = ends[name.as_str()];
            if least < most && (*number == most || *number == least) {
                traits.push(format!("{name} {}", if *number == most { "most" } else { "least" }));
            }
        }
        traits
    };
    offers.iter().zip(&numbers).map(one).collect()
}

/// The numbers on a ticket, by the names of their gaps.
fn numbers(label: &Say) -> Vec<(String, i64)> {
    let of = |(gap, arg): &(std::borrow::Cow<'static, str>, Arg)| match arg {
        Arg::Number(number) => vec![(format!("{}.{gap}", label.key), *number)],
        Arg::Say(inner) => {
            numbers(inner).into_iter().map(|(name, number)| (format!("{}.{name}", label.key), number)).collect()
        }
        Arg::Seat(_) | Arg::Name(_) | Arg::List(_) => Vec::new(),
    };
    label.args.iter().flat_map(of).collect()
}
