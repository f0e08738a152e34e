//! A contest as a picture: a bar of wins for each bot, with its interval and the fair share.

use super::{BotReport, Report};
use crate::picture::{Hang, Picture, SEAT_INKS};
use table::words::name;
use table::{Say, Words};

const WIDTH: u32 = 960;
const LEFT: f64 = 200.0;
const RIGHT: f64 = 640.0;
const TOP: f64 = 116.0;
const ROW: f64 = 52.0;

/// Draws a contest.
pub fn svg(report: &Report, words: &dyn Words) -> String {
    let bottom = TOP + ROW * report.bots.len() as f64;
    let title = words.say(&title(report));
    let told: Vec<String> = report.bots.iter().map(|bot| words.say(&row_in_words(bot))).collect();
    let mut picture = Picture::new(WIDTH, (bottom + 84.0) as u32, &title, &told.join(" "));
    picture.text("poster", 34.0, 54.0, Hang::Right, &title);
    picture.text("note", 34.0, 78.0, Hang::Right, &words.say(&subtitle(report)));
    scale(&mut picture, report, bottom, words);
    for (index, bot) in report.bots.iter().enumerate() {
        row(&mut picture, bot, index, words);
    }
    picture.finish()
}

fn title(report: &Report) -> Say {
    Say::new("arena-title").with("game", Say::new(format!("{}-title", report.game)))
}

fn subtitle(report: &Report) -> Say {
    let options: Vec<_> = report.setup.options.iter().map(|(key, value)| name(format!("{key}={value}"))).collect();
    Say::new(if options.is_empty() { "arena-subtitle" } else { "arena-subtitle-options" })
        .with("players", report.setup.players)
        .with("games", name(report.games))
        .with("options", table::Arg::List(options))
}

fn row_in_words(bot: &BotReport) -> Say {
    Say::new("arena-row-told")
        .with("bot", name(&bot.name))
        .with("share", name(percent(bot.win.share)))
        .with("low", name(percent(bot.win.low)))
        .with("high", name(percent(bot.win.high)))
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn at(share: f64) -> f64 {
    LEFT + (RIGHT - LEFT) * share
}

fn scale(picture: &mut Picture, report: &Report, bottom: f64, words: &dyn Words) {
    for tenth in [0, 25, 50, 75, 100] {
        let x = at(f64::from(tenth) / 100.0);
        picture.line("hair", (x, TOP - 8.0), (x, bottom));
        picture.text("note", x, bottom + 18.0, Hang::Middle, &format!("{tenth} %"));
    }
    let fair = at(report.fair_share);
    picture.line("ghost", (fair, TOP - 12.0), (fair, bottom + 28.0));
    picture.text("note", fair, bottom + 42.0, Hang::Middle, &words.word("arena-fair-share"));
    picture.text("note", RIGHT + 70.0, TOP - 14.0, Hang::Middle, &words.word("arena-rating"));
    picture.text("note", RIGHT + 160.0, TOP - 14.0, Hang::Middle, &words.word("arena-mean-score"));
    picture.text("note", RIGHT + 250.0, TOP - 14.0, Hang::Middle, &words.word("arena-mean-think"));
}

fn row(picture: &mut Picture, bot: &BotReport, index: usize, words: &dyn Words) {
    let top = TOP + ROW * index as f64;
    let middle = top + 18.0;
    picture.text("sign", LEFT - 16.0, middle + 6.0, Hang::Left, &bot.name.to_uppercase());
    let ink = SEAT_INKS[index % SEAT_INKS.len()];
    picture.bar(ink, LEFT, middle - 14.0, at(bot.win.share) - LEFT, 28.0);
    let (low, high) = (at(bot.win.low), at(bot.win.high));
    picture.line("mark", (low, middle), (high, middle));
    picture.line("mark", (low, middle - 7.0), (low, middle + 7.0));
    picture.line("mark", (high, middle - 7.0), (high, middle + 7.0));
    let share = Say::new("arena-percent").with("share", name(percent(bot.win.share)));
    picture.text("text", high + 10.0, middle + 5.0, Hang::Right, &words.say(&share));
    picture.text("text", RIGHT + 70.0, middle + 5.0, Hang::Middle, &format!("{:.1}", bot.rating));
    picture.text("text", RIGHT + 160.0, middle + 5.0, Hang::Middle, &format!("{:.2}", bot.mean_score));
    picture.text("text", RIGHT + 250.0, middle + 5.0, Hang::Middle, &format!("{:.1}", bot.mean_think_ms));
}
