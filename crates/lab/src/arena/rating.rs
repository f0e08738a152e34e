//! Ratings from many games: Weng and Lin's, which knows games of several sides and partners.

use super::Played;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The rating of each bot after all games in order. Everybody starts at 25; the scale is that of the method, on which 4
/// points more mean to win about two games of three.
pub(super) fn ratings(bots: usize, games: &[Played]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    for group in groups(games) {
        rate(&mut ratings, &group);
    }
    ratings
}

/// One side of a game: its bot, how many seats it has, its place.
struct Side {
    bot: usize,
    seats: usize,
    place: usize,
}

/// The sides that meet. Where everybody plays alone, those who played the same deal meet, and points decide.
fn groups(games: &[Played]) -> Vec<Vec<Side>> {
    if games.first().is_none_or(|game| game.bots.len() > 1) {
        return games.iter().map(sides).collect();
    }
    super::report::same_deals(games)
        .map(|deal| {
            let place = |own: &Played| 1 + deal.iter().filter(|other| other.scores[0] > own.scores[0]).count();
            deal.iter().map(|game| Side { bot: game.bots[0], seats: 1, place: place(game) }).collect()
        })
        .collect()
}

fn sides(game: &Played) -> Vec<Side> {
    let mut sides: Vec<(u8, Side)> = Vec::new();
    for (seat, &number) in game.sides.iter().enumerate() {
        match sides.iter_mut().find(|(other, _)| *other == number) {
            Some((_, side)) => side.seats += 1,
            None => sides.push((number, Side { bot: game.bots[seat], seats: 1, place: game.places[seat].into() })),
        }
    }
    sides.into_iter().map(|(_, side)| side).collect()
}

/// A bot that sat on several sides moves by the mean of what happened to them.
fn rate(ratings: &mut [WengLinRating], sides: &[Side]) {
    let teams: Vec<Vec<WengLinRating>> = sides.iter().map(|side| vec![ratings[side.bot]; side.seats]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(sides).map(|(team, side)| (team.as_slice(), MultiTeamOutcome::new(side.place))).collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (bot, rating) in ratings.iter_mut().enumerate() {
        let own: Vec<&WengLinRating> =
            rated.iter().zip(sides).filter(|(_, side)| side.bot == bot).filter_map(|(team, _)| team.first()).collect();
        if own.is_empty() {
            continue;
        }
        let mean = |of: fn(&WengLinRating) -> f64| own.iter().map(|rating| of(rating)).sum::<f64>() / own.len() as f64;
        *rating =
            WengLinRating { rating: mean(|rating| rating.rating), uncertainty: mean(|rating| rating.uncertainty) };
    }
}
