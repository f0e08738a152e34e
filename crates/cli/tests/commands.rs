//! The commands as a person or a script meets them.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn ballyhoo(args: &[&str]) -> Output {
    typed(args, "")
}

/// Runs a command with this text at its keyboard.
fn typed(args: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ballyhoo"))
        .env("BALLYHOO_LANG", "en")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read may be gone before everything is written.
    let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

/// Exit code 2 and one sentence that contains `part`.
fn refuses(args: &[&str], part: &str) {
    let output = ballyhoo(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(said.contains(part), "{args:?} said: {said}");
    assert_eq!(said.trim().lines().count(), 1, "{args:?} said: {said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn bad_input_gets_one_sentence_and_exit_code_2() {
    refuses(&["play", "chess"], "There is no game “chess”. Choose from midway");
    refuses(&["play", "midway", "--players", "7"], "7 players cannot play this. It is for 2, 3 and 4 players.");
    refuses(&["play", "midway", "--seats", "me,champion"], "There is no bot “champion”");
    refuses(&["play", "midway", "--players", "3", "--seats", "me,easy"], "2 seats are named for 3 players.");
    refuses(&["simulate", "midway", "--players", "3", "--seats", "easy,easy"], "2 seats are named for 3 players.");
    refuses(&["play", "midway", "--option", "quick"], "is not an option. Write it as key=value");
    refuses(&["play", "midway", "--option", "quick=maybe"], "It can be off and on");
    refuses(&["play", "midway", "--players", "2", "--option", "teams=on"], "not for 2 players");
    refuses(&["rules", "midway", "99.9"], "There is no rule 99.9");
    refuses(&["verify", "no-such-file"], "Cannot read no-such-file");
    refuses(&["replay", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "Line 1: this is not a line of a record");
    refuses(&["play", "midway", "--components", env!("CARGO_MANIFEST_DIR")], "has none of this game’s component files");
}

#[test]
fn lessons_are_listed_and_taken() {
    let list = out(&ballyhoo(&["learn", "midway"]));
    assert!(list.contains("Your first turn  [first-turn]  2 minutes"), "{list}");
    refuses(&["learn", "midway", "no-such"], "There is no lesson “no-such”. Choose from four-rides");
    let taken = out(&typed(&["learn", "midway", "2", "--name", "Ada"], "1\nshow me\nskip\nquit\n"));
    assert!(taken.contains("You roll 2, 2 and 4."), "{taken}");
    assert!(taken.contains("Type assign 2 2"), "{taken}");
    assert!(taken.contains("Step 3 of 9."), "{taken}");
}

#[test]
fn the_program_has_its_manual_and_completions_in_it() {
    let folder = std::env::temp_dir().join(format!("ballyhoo-manual-{}", std::process::id()));
    assert!(ballyhoo(&["manual", folder.to_str().unwrap()]).status.success());
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(page("ballyhoo.1").contains("Five carnival board games"));
    assert!(page("ballyhoo-serve.1").contains("keep\\-chat\\-days"));
    std::fs::remove_dir_all(folder).unwrap();
    for shell in ["bash", "zsh", "fish"] {
        assert!(out(&ballyhoo(&["completions", shell])).contains("simulate"), "{shell}");
    }
}

#[test]
fn games_are_listed_for_people_and_machines() {
    assert!(out(&ballyhoo(&["games"])).contains("Carnival"));
    let list = json(&ballyhoo(&["games", "--json"]));
    let midway = list.as_array().unwrap().iter().find(|game| game["id"] == "midway").unwrap();
    assert_eq!(midway["players"], serde_json::json!([2, 3, 4]));
    assert!(midway["title"].is_string() && midway["options"].is_array());
}

#[test]
fn rules_can_be_read_whole_and_one_by_one() {
    let whole = out(&ballyhoo(&["rules", "midway"]));
    assert!(whole.contains("MC-1.1"));
    let one = out(&ballyhoo(&["rules", "midway", "1.1"]));
    assert!(one.starts_with("MC-1.1") && !one.contains("MC-1.2"));
}

#[test]
fn a_simulation_reports_what_scripts_need() {
    let args = ["simulate", "midway", "--players", "2", "--games", "20", "--seed", "7", "--threads", "1", "--json"];
    let report = json(&ballyhoo(&args));
    assert_eq!(report["games"], 20);
    for field in ["seconds", "games_per_second", "decisions", "decisions_per_second"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}");
    }
    assert_eq!(report["scores"].as_array().unwrap().len(), 2);
    assert_eq!(json(&ballyhoo(&args))["scores"], report["scores"], "the same seed gave other games");
}

#[test]
fn simulated_records_are_proved_replayed_and_refuted() {
    let folder = std::env::temp_dir().join(format!("ballyhoo-records-{}", std::process::id()));
    let place = folder.to_str().unwrap();
    let made = ballyhoo(&["simulate", "midway", "--players", "3", "--games", "2", "--seed", "1", "--records", place]);
    assert!(made.status.success(), "{made:?}");
    let file = folder.join("midway-0.jsonl");
    let path = file.to_str().unwrap();
    assert!(out(&ballyhoo(&["verify", path])).starts_with("Proved"));
    assert_eq!(json(&ballyhoo(&["verify", path, "--json"]))["proved"], true);

    let seat = json(&ballyhoo(&["replay", path, "--at", "12", "--seat", "2", "--json"]));
    assert_eq!(seat["actions"].as_array().unwrap().len(), 12);
    assert!(out(&ballyhoo(&["replay", path])).contains("Final scores"));
    refuses(&["replay", path, "--at", "99999"], "There is no action 99999");
    refuses(&["replay", path, "--seat", "4"], "There is no seat 4. This game has seats 1 to 3.");

    let text = std::fs::read_to_string(&file).unwrap();
    let hash = text.split("\"hash\":\"").nth(1).and_then(|rest| rest.get(..32)).unwrap();
    std::fs::write(&file, text.replacen(hash, &"0".repeat(32), 1)).unwrap();
    let refuted = ballyhoo(&["verify", path]);
    assert_eq!(refuted.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refuted.stderr).starts_with("Line 11: the state should have the hash"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_can_be_played_to_its_end_over_a_pipe() {
    let text = "1\n".repeat(20_000);
    let played = typed(&["play", "midway", "--seats", "me,random", "--seed", "pipe", "--option", "quick=on"], &text);
    assert!(played.status.success());
    let said = out(&played);
    assert!(said.contains("Final scores") && said.contains("Guest"), "{said}");
}

#[test]
fn a_player_can_ask_save_leave_and_come_back() {
    let file = std::env::temp_dir().join(format!("ballyhoo-save-{}.jsonl", std::process::id()));
    let save = format!("help\nrules 1.1\nboard\nnonsense\n1\n0\nundo\nsave {}\nquit\n", file.display());
    let played = typed(&["play", "midway", "--seats", "me,easy", "--seed", "3"], &save);
    let said = out(&played);
    assert!(played.status.success(), "{said}");
    for part in
        ["take your last action back", "MC-1.1", "“nonsense” is not an action", "Pick a number", "Saved to", "Goodbye"]
    {
        assert!(said.contains(part), "{part} is missing in:\n{said}");
    }
    let path = file.to_str().unwrap();
    let back = typed(&["play", "--resume", path, "--seats", "me,easy"], "quit\n");
    assert!(back.status.success() && String::from_utf8_lossy(&back.stderr).contains("Continuing after"), "{back:?}");
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn input_that_ends_is_no_crash() {
    let played = typed(&["play", "midway", "--seats", "me,random"], "");
    assert!(played.status.success());
    assert!(out(&played).contains("The input has ended"));
}

/// A backup of nothing is no backup: a wrong folder is refused, and not made.
#[cfg(feature = "server")]
#[test]
fn looking_after_a_house_that_is_not_there_is_refused() {
    let folder = std::env::temp_dir().join(format!("ballyhoo-nowhere-{}", std::process::id()));
    let (data, copy) = (folder.to_str().unwrap(), folder.with_extension("copy"));
    for task in [&["check-tables"][..], &["backup", copy.to_str().unwrap()], &["export", copy.to_str().unwrap()]] {
        let args: Vec<&str> = [&["admin"], task, &["--data", data]].concat();
        refuses(&args, "there is no database at");
    }
    assert!(!folder.exists() && !copy.exists());
}

/// Keeping the peace: what is done is done once, listed, written down, and can be taken back.
#[cfg(feature = "server")]
#[test]
fn the_peace_is_kept_and_accounted_for() {
    let folder = std::env::temp_dir().join(format!("ballyhoo-peace-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let file = store::Store::file_in(&folder);
        let store = store::Store::open(&file, store::Durability::Process, true).await.unwrap();
        let (id, name) = ("p1".to_owned(), "Ada".to_owned());
        store
            .welcome(&store::Person { id, name, login: None, password: None, created: 1, keeper: false })
            .await
            .unwrap();
        store.register("p1", "ada", "a hash").await.unwrap().unwrap();
        store.close().await;
    });
    let admin = |args: &[&str]| ballyhoo(&[&["admin"], args, &["--data", data]].concat());
    let said = |args: &[&str]| {
        let done = admin(args);
        assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
        out(&done)
    };
    said(&["ban", "Ada", "--days", "7", "--why", "swears"]);
    said(&["mute", "192.0.2.7"]);
    let bans = said(&["bans"]);
    assert!(bans.contains("ban p1 swears") && bans.contains("mute 192.0.2.7"), "{bans}");
    said(&["keeper", "Ada"]);
    said(&["keeper", "ada", "--off"]);
    said(&["pardon", "ada"]);
    let bans = said(&["bans"]);
    assert!(!bans.contains("p1") && bans.contains("mute 192.0.2.7"), "{bans}");
    // What is not there is refused, and not written down.
    for nothing in [
        &["ban", "nobody"][..],
        &["pardon", "ada"],
        &["settle", "x"],
        &["unsay", "t", "1"],
        &["close", "t"],
        &["keeper", "nobody"],
    ] {
        assert!(!admin(nothing).status.success(), "{nothing:?}");
    }
    assert!(said(&["reports"]).contains('0') || said(&["reports"]).contains("No"));
    let audit = said(&["audit"]);
    let deeds: Vec<&str> = audit.lines().filter_map(|line| line.split(' ').nth(1)).collect();
    assert_eq!(deeds, ["pardon", "keeper", "keeper", "mute", "ban"], "{audit}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn whose_work_is_in_it_is_told_in_brief_and_in_full() {
    let brief = out(&ballyhoo(&["licences"]));
    assert!(brief.contains("serde ") && brief.contains("OFL-1.1"), "{brief}");
    let one = out(&ballyhoo(&["licences", "serde"]));
    assert!(one.contains("Permission is hereby granted"), "{one}");
    assert!(json(&ballyhoo(&["licences", "--json"]))["packages"].as_array().unwrap().len() > 100);
    refuses(&["licences", "no-such-package"], "There is no package no-such-package");
}

#[cfg(feature = "server")]
#[test]
fn a_server_says_what_it_does_not_do() {
    refuses(&["serve", "--components", "."], "A server deals every game with its own components");
    let serve = ["serve", "--database", "nonsense"];
    let misspelt =
        Command::new(env!("CARGO_BIN_EXE_ballyhoo")).args(serve).env("BALLYHOO_ORIGIN", "https://x").output().unwrap();
    let said = String::from_utf8_lossy(&misspelt.stderr);
    assert!(said.contains("BALLYHOO_ORIGIN is not a setting and is ignored"), "{said}");
    assert!(said.contains("BALLYHOO_ORIGINS"), "{said}");
}

/// What keeps a server from starting is said at once, in one sentence that names it. A pool that tries again would take ten
/// seconds; a busy machine may take more than the one that it usually takes.
#[cfg(feature = "server")]
#[test]
fn a_server_that_cannot_start_says_why_at_once() {
    let soon = |args: &[&str], part: &str| {
        let begun = std::time::Instant::now();
        refuses(&[&["serve"], args].concat(), part);
        assert!(begun.elapsed() < std::time::Duration::from_secs(4), "{args:?}: {:?}", begun.elapsed());
    };
    let folder = std::env::temp_dir().join(format!("ballyhoo-start-{}", std::process::id()));
    let place = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    std::fs::create_dir_all(folder.join("garbled")).unwrap();
    std::fs::write(folder.join("file"), "not a folder").unwrap();
    std::fs::write(folder.join("garbled/ballyhoo.sqlite"), "not a database ".repeat(100)).unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    soon(&["--listen", &listen, "--data", &place("fresh")], &listen);
    soon(&["--listen", "127.0.0.1:0", "--data", &place("file")], &place("file"));
    soon(&["--listen", "127.0.0.1:0", "--data", &place("garbled")], "not a database");
    // Nobody listens there.
    let closed = { std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap() };
    soon(&["--listen", "127.0.0.1:0", "--database", &format!("postgres://x@{closed}/x")], "refused");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[cfg(not(feature = "server"))]
#[test]
fn without_a_server_it_says_so() {
    refuses(&["serve", "--listen", "127.0.0.1:0"], "This program was built without the server");
    refuses(&["admin", "check-tables"], "This program was built without the server");
}
