//! People who are there and do nothing.

use crate::client::{Client, Failed};
use futures_util::future::try_join_all;
use std::net::SocketAddr;

/// How many come at a time.
const AT_ONCE: u32 = 50;

/// So many guests come, spread over the nodes, each with a socket, and stay until this process ends.
pub async fn come(nodes: &[SocketAddr], count: u32) -> Result<(), Failed> {
    let numbers: Vec<u32> = (0..count).collect();
    for some in numbers.chunks(AT_ONCE as usize) {
        try_join_all(some.iter().zip(nodes.iter().cycle()).map(|(number, node)| stay(*node, *number))).await?;
    }
    Ok(())
}

async fn stay(node: SocketAddr, number: u32) -> Result<(), Failed> {
    let (client, _) = Client::guest(node, &format!("Idle {number}")).await?;
    let mut socket = client.socket().await?;
    // Whoever does not answer when the server knocks is taken for gone.
    tokio::spawn(async move { while socket.next_text().await.is_ok() {} });
    Ok(())
}
