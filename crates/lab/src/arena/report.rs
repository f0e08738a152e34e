//! What came of a contest.

use super::rating::ratings;
use super::{Contest, Played};
use crate::interval::Interval;
use serde::Serialize;
use table::{Seed, Setup};

/// What came of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub setup: Setup,
    pub seed: Seed,
    pub games: u64,
    /// How many sides there are: partners are one. In a game for one, bots are compared over the same deal.
    pub sides: usize,
    /// The share that a bot would win among its equals.
    pub fair_share: f64,
    pub bots: Vec<BotReport>,
}

/// How one bot fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    pub name: String,
    /// The games it had a part in.
    pub games: u64,
    /// First places; a shared one counts in part. A bot that fills several sides is counted as one of them.
    #[serde(flatten, serialize_with = "as_win_share")]
    pub win: Interval,
    /// By Weng and Lin.
    pub rating: f64,
    pub rating_deviation: f64,
    pub mean_score: f64,
    /// The score that half of its games reached.
    pub median_score: i32,
    pub mean_think_ms: f64,
    /// Every score, ascending: for shares of games that reach some mark.
    #[serde(skip)]
    pub scores: Vec<i32>,
}

fn as_win_share<S: serde::Serializer>(win: &Interval, serializer: S) -> Result<S::Ok, S::Error> {
    use serde::ser::SerializeMap;
    let mut map = serializer.serialize_map(Some(3))?;
    map.serialize_entry("win_share", &win.share)?;
    map.serialize_entry("low", &win.low)?;
    map.serialize_entry("high", &win.high)?;
    map.end()
}

impl BotReport {
    /// The share of its games that scored at least `mark`.
    pub fn reached(&self, mark: i32) -> Interval {
        let reached = self.scores.iter().filter(|&&score| score >= mark).count();
        Interval::wilson(reached as f64, self.scores.len() as u64)
    }
}

impl Report {
    pub(super) fn of(contest: &Contest, sides: usize, games: &[Played]) -> Report {
        let bots = contest.bots.len();
        let alone = sides == 1;
        let ratings = ratings(bots, games);
        let reports = (0..bots).map(|bot| {
            let wins = if alone { wins_alone(bot, games) } else { wins(bot, games) };
            let mut scores: Vec<i32> = by_seat(bot, games, |game, seat| game.scores[seat]).collect();
            scores.sort_unstable();
            let choices: u32 = by_seat(bot, games, |game, seat| game.choices[seat]).sum();
            let think: f64 = by_seat(bot, games, |game, seat| game.think_ms[seat]).sum();
            BotReport {
                name: name(contest, bot),
                games: games.iter().filter(|game| game.bots.contains(&bot)).count() as u64,
                win: Interval::wilson(wins.iter().sum(), wins.len() as u64),
                rating: ratings[bot].rating,
                rating_deviation: ratings[bot].uncertainty,
                mean_score: scores.iter().map(|&score| f64::from(score)).sum::<f64>() / scores.len().max(1) as f64,
                median_score: scores.get(scores.len() / 2).copied().unwrap_or(0),
                mean_think_ms: think / f64::from(choices.max(1)),
                scores,
            }
        });
        let rivals = if alone { bots } else { sides };
        Report {
            game: contest.game.clone(),
            setup: contest.setup.clone(),
            seed: contest.seed,
            games: games.len() as u64,
            sides,
            fair_share: 1.0 / rivals as f64,
            bots: reports.collect(),
        }
    }
}

/// Bots that are written alike are told apart by number.
fn name(contest: &Contest, bot: usize) -> String {
    let text = contest.bots[bot].to_string();
    match contest.bots[..bot].iter().filter(|other| other.to_string() == text).count() {
        0 => text,
        before => format!("{text} ({})", before + 1),
    }
}

/// Something about every seat that a bot had.
fn by_seat<'a, T>(
    bot: usize,
    games: &'a [Played],
    of: impl Fn(&'a Played, usize) -> T + Copy + 'a,
) -> impl Iterator<Item = T> + 'a {
    games.iter().flat_map(move |game| {
        let seats = (0..game.bots.len()).filter(move |&seat| game.bots[seat] == bot);
        seats.map(move |seat| of(game, seat))
    })
}

/// For each game of a bot, its share of first places per side that it held.
fn wins(bot: usize, games: &[Played]) -> Vec<f64> {
    let mut wins = Vec::new();
    for game in games {
        let sides = |seats: &dyn Fn(usize) -> bool| {
            let mut sides: Vec<u8> =
                (0..game.bots.len()).filter(|&seat| seats(seat)).map(|seat| game.sides[seat]).collect();
            sides.sort_unstable();
            sides.dedup();
            sides.len() as f64
        };
        let held = sides(&|seat| game.bots[seat] == bot);
        if held > 0.0 {
            let winners = sides(&|seat| game.places[seat] == 1);
            let own = sides(&|seat| game.places[seat] == 1 && game.bots[seat] == bot);
            wins.push(own / winners / held);
        }
    }
    wins
}

/// In a game for one, points decide among the bots that played the same deal.
fn wins_alone(bot: usize, games: &[Played]) -> Vec<f64> {
    let won = |deal: &[Played]| {
        let own = deal.iter().find(|game| game.bots[0] == bot)?.scores[0];
        let best = deal.iter().map(|game| game.scores[0]).max()?;
        let level = deal.iter().filter(|game| game.scores[0] == best).count() as f64;
        Some(if own == best { 1.0 / level } else { 0.0 })
    };
    same_deals(games).filter_map(won).collect()
}

/// The games of one player, deal by deal: every bot has played each.
pub(super) fn same_deals(games: &[Played]) -> impl Iterator<Item = &[Played]> {
    let bots = games.iter().map(|game| game.bots[0] + 1).max().unwrap_or(1);
    games.chunks(bots)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(bots: &[usize], sides: &[u8], places: &[u8]) -> Played {
        let n = bots.len();
        Played {
            index: 0,
            bots: bots.to_vec(),
            sides: sides.to_vec(),
            places: places.to_vec(),
            scores: places.iter().map(|&place| 10 - i32::from(place)).collect(),
            choices: vec![1; n],
            think_ms: vec![1.0; n],
        }
    }

    #[test]
    fn a_shared_first_place_counts_in_part() {
        let games = [game(&[0, 1, 1], &[0, 1, 2], &[1, 1, 3])];
        assert_eq!((wins(0, &games), wins(1, &games)), (vec![0.5], vec![0.25]));
    }

    #[test]
    fn partners_win_once() {
        let games = [game(&[0, 1, 0, 1], &[0, 1, 0, 1], &[1, 3, 1, 3])];
        assert_eq!((wins(0, &games), wins(1, &games)), (vec![1.0], vec![0.0]));
    }

    #[test]
    fn who_plays_alone_is_held_against_the_same_deal() {
        let games = [game(&[0], &[0], &[3]), game(&[1], &[0], &[1]), game(&[0], &[0], &[2]), game(&[1], &[0], &[2])];
        assert_eq!((wins_alone(0, &games), wins_alone(1, &games)), (vec![0.0, 0.5], vec![1.0, 0.5]));
    }
}
