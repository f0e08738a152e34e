//! The TypeScript types in `web/src/wire` are those of this crate. `BALLYHOO_WRITE=1 cargo test -p wire` writes them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::{Config, ExportError, TS};

/// What a client can be sent or can send; everything else is reached from these.
fn export(to: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(to).with_large_int("number");
    wire::FromClient::export_all(&config)?;
    wire::FromServer::export_all(&config)?;
    wire::Games::export_all(&config)?;
    wire::Rulebook::export_all(&config)?;
    wire::NewGuest::export_all(&config)?;
    wire::NewAccount::export_all(&config)?;
    wire::SignIn::export_all(&config)?;
    wire::Rename::export_all(&config)?;
    wire::Report::export_all(&config)?;
    wire::Registered::export_all(&config)?;
    wire::NewPassword::export_all(&config)?;
    wire::Recover::export_all(&config)?;
    wire::Proof::export_all(&config)?;
    wire::MailOffered::export_all(&config)?;
    wire::MyMail::export_all(&config)?;
    wire::NewMail::export_all(&config)?;
    wire::RecoverByMail::export_all(&config)?;
    wire::RecoverByLetter::export_all(&config)?;
    wire::WithToken::export_all(&config)?;
    wire::KeepersReports::export_all(&config)?;
    wire::Judgement::export_all(&config)?;
    wire::Sentences::export_all(&config)?;
    wire::Audit::export_all(&config)?;
    wire::Choices::export_all(&config)?;
    wire::Codes::export_all(&config)?;
    wire::Sessions::export_all(&config)?;
    wire::Export::export_all(&config)?;
    wire::NewTable::export_all(&config)?;
    wire::TableList::export_all(&config)?;
    wire::Sit::export_all(&config)?;
    wire::Join::export_all(&config)?;
    wire::Joined::export_all(&config)?;
    wire::Invitation::export_all(&config)?;
    wire::EndWish::export_all(&config)?;
    wire::Muted::export_all(&config)?;
    wire::Verdict::export_all(&config)?;
    wire::Act::export_all(&config)?;
    wire::Undo::export_all(&config)?;
    wire::Done::export_all(&config)?;
    wire::Say::export_all(&config)?;
    table::Arg::export_all(&config)?;
    wire::Replay::export_all(&config)?;
    wire::Lessons::export_all(&config)?;
    wire::LessonMoves::export_all(&config)?;
    wire::LessonThings::export_all(&config)?;
    wire::LessonNow::export_all(&config)?;
    wire::Learnt::export_all(&config)?;
    wire::Puzzles::export_all(&config)?;
    wire::Analysis::export_all(&config)?;
    wire::PointsSoFar::export_all(&config)?;
    wire::History::export_all(&config)
}

/// What is a number or a list on both sides.
fn constants() -> String {
    let limits = wire::limits::ALL.iter().map(|(name, value)| format!("export const {name} = {value};\n"));
    let head = "// Said once in `crates/wire`, for both sides. This file was generated: do not edit it.\n";
    format!(
        "{head}\nexport const PROTOCOL = {};\nexport const LEVELS = {:?} as const;\n{}",
        wire::PROTOCOL,
        wire::limits::LEVELS,
        limits.collect::<String>()
    )
}

fn texts(folder: &Path) -> BTreeMap<String, String> {
    let Ok(files) = std::fs::read_dir(folder) else { return BTreeMap::new() };
    let files = files.filter_map(Result::ok).map(|file| file.path());
    let read = |path: PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, std::fs::read_to_string(path).ok()?))
    };
    files.filter_map(read).collect()
}

#[test]
fn the_types_of_the_page_are_fresh() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wire");
    let _ = std::fs::remove_dir_all(&fresh);
    export(&fresh).unwrap();
    std::fs::write(fresh.join("limits.ts"), constants()).unwrap();
    let names: Vec<String> = texts(&fresh).into_keys().collect();
    let index: String =
        names.iter().map(|name| format!("export * from './{}';\n", name.trim_end_matches(".ts"))).collect();
    std::fs::write(fresh.join("index.ts"), index).unwrap();
    if std::env::var_os("BALLYHOO_WRITE").is_some() {
        std::fs::create_dir_all(&page).unwrap();
        for (name, text) in texts(&fresh) {
            std::fs::write(page.join(name), text).unwrap();
        }
    }
    // JavaScript reads every number as a double, and has its own idea of a big one.
    assert!(texts(&fresh).values().all(|text| !text.contains("bigint")));
    assert!(texts(&page) == texts(&fresh), "web/src/wire is not fresh: run BALLYHOO_WRITE=1 cargo test -p wire");
}
