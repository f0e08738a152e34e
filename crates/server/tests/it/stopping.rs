//! A server that is asked to stop does so, whatever it is thinking about.

use crate::kill::{Process, is_up, start};
use crate::venue::{Player, new_table, soon};
use std::net::TcpListener;
use std::process::Command;
use std::time::{Duration, Instant};
use wire::{Progress, WantedSeat};

/// Six bots have played; looking through that again takes the better part of a minute.
async fn long_game(player: &mut Player) -> String {
    let table = new_table("tycoon", vec![WantedSeat::Bot { level: "random".into() }; 6]);
    let info = player.open(&table).await;
    player.follow(&info.id).await;
    while player.now(&info.id).info.phase != Progress::Over {
        player.hear().await.unwrap();
    }
    info.id
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_does_not_keep_a_server_from_stopping() {
    let folder = tempfile::tempdir().unwrap();
    let server = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut process = Process(start(folder.path(), server));
    soon(is_up(server)).await;
    let mut ada = Player::new(server, "Ada").await;
    let table = long_game(&mut ada).await;
    let client = ada.client.clone();
    let asking = tokio::spawn(async move {
        let path = format!("/api/tables/{table}/analysis");
        client.get::<wire::Analysis>(&path).await
    });
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!asking.is_finished(), "it was too quick to be stopped");
    let begun = Instant::now();
    assert!(Command::new("kill").args(["-TERM", &process.0.id().to_string()]).status().unwrap().success());
    while process.0.try_wait().unwrap().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(30), "it does not stop");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(asking.await.unwrap().is_err());
}
