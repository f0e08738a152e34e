//! A study as one page: tables, pictures and sentences, readable without script, by day and by night.

mod brief;
mod charts;
mod html;
mod names;
mod sections;
mod things;
mod versus;

use crate::study::Study;
use html::Html;
use names::Names;
use table::words::name;
use table::{Arg, Say, Words};

/// What a page is made of.
pub struct Subject<'a> {
    pub study: &'a Study,
    /// The same game with other options or components, to compare.
    pub versus: Option<&'a Study>,
    /// The command that makes this page.
    pub command: &'a str,
    /// The tag of the language.
    pub lang: &'a str,
}

/// Writes the page.
pub fn page(subject: &Subject<'_>, words: &dyn Words) -> String {
    let names = Names { words };
    let mut html = Html::default();
    masthead(&mut html, subject, &names);
    brief::write(&mut html, subject.study, &names);
    if let Some(other) = subject.versus {
        versus::write(&mut html, subject.study, other, &names);
    }
    let studies: Vec<(&Study, String)> = match subject.versus {
        None => vec![(subject.study, String::new())],
        Some(other) => vec![(subject.study, names.word("report-this")), (other, names.word("report-that"))],
    };
    sections::write(&mut html, &studies, &names);
    for (study, title) in &studies {
        things::write(&mut html, study, title, &names);
    }
    method(&mut html, subject, &names);
    let title =
        names.say(Say::new("report-of-game").with("game", Say::new(format!("{}-title", subject.study.plan.game))));
    html.page(subject.lang, &title)
}

fn masthead(html: &mut Html, subject: &Subject<'_>, names: &Names<'_>) {
    let study = subject.study;
    html.open("header", "mast");
    html.text("p", "sign", &names.word("report-lab"));
    html.text("h1", "", &names.say(Say::new(format!("{}-title", study.plan.game))));
    html.text("p", "note", &names.say(setting(study)));
    if let Some(other) = subject.versus {
        html.text("p", "note", &names.say(Say::new("report-against").with("setting", setting(other))));
    }
    html.close("header");
}

/// Who played, and with what.
fn setting(study: &Study) -> Say {
    let plan = &study.plan;
    let levels: Vec<Arg> = plan.levels.iter().map(name).collect();
    let mut changes: Vec<Arg> = plan.setup.options.iter().map(|(key, value)| name(format!("{key}={value}"))).collect();
    changes.extend(plan.replaced.keys().map(name));
    let key = if changes.is_empty() { "report-setting" } else { "report-setting-changed" };
    let games = study.series.first().map_or(0, |series| series.games);
    Say::new(key)
        .with("players", plan.setup.players)
        .with("games", name(names::grouped(games as f64)))
        .with("levels", Arg::List(levels))
        .with("changes", Arg::List(changes))
}

/// How everything was measured, and how to do it again.
fn method(html: &mut Html, subject: &Subject<'_>, names: &Names<'_>) {
    let study = subject.study;
    html.section(&names.word("report-method"));
    let share = names::percent(study.sampled);
    for key in ["report-method-games", "report-method-intervals", "report-method-many", "report-method-bots"] {
        html.text("p", "", &names.word(key));
    }
    html.text("p", "", &names.say(Say::new("report-method-looked").with("share", name(share))));
    html.text("p", "", &names.word("report-method-again"));
    html.text("pre", "", subject.command);
    let facts = Say::new("report-facts")
        .with("rules", study.rules_version)
        .with("components", name(&study.components))
        .with("seed", name(study.plan.seed));
    html.text("p", "fine", &names.say(facts));
    html.close("section");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Plan, Unwatched, study};
    use catalog::Replaced;
    use table::{Seat, Seed, Setup};

    /// Says keys and what fills them: no word is needed to see whether a page is whole.
    struct Keys;
    impl Words for Keys {
        fn say(&self, say: &Say) -> String {
            fn told(arg: &Arg) -> String {
                match arg {
                    Arg::Say(say) => say.key.to_string(),
                    Arg::List(list) => list.iter().map(told).collect::<Vec<_>>().join(", "),
                    Arg::Name(name) => name.to_string(),
                    Arg::Number(number) => number.to_string(),
                    Arg::Seat(_) => "<seat>".into(),
                }
            }
            let args: Vec<String> = say.args.iter().map(|(_, arg)| told(arg)).collect();
            format!("{} {}", say.key, args.join(" "))
        }
        fn name(&self, seat: Seat) -> String {
            format!("seat {seat}")
        }
    }

    fn plan(game: &str, setup: Setup, seed: &str) -> Plan {
        let levels = vec![bots::Level::Random.into(), bots::Level::Easy.into()];
        let seed = Seed::from_text(seed);
        Plan { game: game.into(), setup, replaced: Replaced::new(), levels, games: 40, seed, threads: 2 }
    }

    fn studied(game: &str, players: u8, seed: &str) -> Study {
        study(&plan(game, Setup::new(players), seed), &Unwatched).unwrap()
    }

    /// Every tag that is opened is closed, nothing is fetched, nothing is run.
    fn check(text: &str) {
        assert!(text.len() < 300_000, "{} bytes", text.len());
        for tag in
            ["section", "table", "tbody", "tr", "td", "th", "figure", "svg", "div", "main", "header", "details", "g"]
        {
            let (open, close) = (
                text.matches(&format!("<{tag} ")).count() + text.matches(&format!("<{tag}>")).count(),
                text.matches(&format!("</{tag}>")).count(),
            );
            assert_eq!(open, close, "{tag}");
        }
        for foreign in ["<script", "src=", "href=", "url(http"] {
            assert!(!text.contains(foreign), "{foreign}");
        }
        let body = text.split("</style>").nth(1).unwrap();
        let mut words = body.split(|letter: char| !letter.is_ascii_alphanumeric());
        assert!(!words.any(|word| word == "inf" || word == "NaN"));
    }

    #[test]
    fn every_game_gets_a_whole_page() {
        for entry in catalog::all() {
            let about = entry.about;
            let few = Plan { games: 6, ..plan(about.id, Setup::new(*about.players.last().unwrap()), "page") };
            let study = study(&few, &Unwatched).unwrap();
            let subject = Subject { study: &study, versus: None, command: "ballyhoo report", lang: "en" };
            check(&page(&subject, &Keys));
        }
    }

    /// Random players meet everything sooner or later: what they make of a game is as much as a page has to hold.
    #[test]
    fn a_page_is_light_in_every_language_and_leaves_no_card_out() {
        for entry in catalog::all() {
            let about = entry.about;
            let setup = Setup::new(*about.players.last().unwrap());
            let plan = Plan { levels: vec![bots::Level::Random.into()], games: 300, ..plan(about.id, setup, "light") };
            let study = study(&plan, &Unwatched).unwrap();
            let all = Subject { study: &study, versus: None, command: "", lang: "en" };
            assert!(!page(&all, &Keys).contains("report-left-out"), "{}", about.id);
            for language in words::Catalogue::all() {
                let names = vec!["Somebody".to_owned(); table::MAX_SEATS];
                let speaker = words::Speaker { catalogue: language, names, reader: None };
                let subject = |versus| Subject { study: &study, versus, command: "", lang: language.tag() };
                check(&page(&subject(None), &speaker));
                check(&page(&subject(Some(&study)), &speaker));
            }
        }
    }

    #[test]
    fn alike_games_show_no_difference_and_different_ones_do() {
        let (one, same) = (studied("midway", 3, "one"), studied("midway", 3, "two"));
        let subject = |other| Subject { study: &one, versus: Some(other), command: "", lang: "en" };
        let text = page(&subject(&same), &Keys);
        check(&text);
        assert!(text.contains("report-versus-nothing"));
        let other = studied("midway", 2, "one");
        assert!(!page(&subject(&other), &Keys).contains("report-versus-nothing"));
    }
}
