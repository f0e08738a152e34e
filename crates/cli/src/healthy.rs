//! `ballyhoo healthy`: asks a server on this machine whether it is well. An image of one file has nothing else to ask with.

use crate::fail::Fail;
use crate::serve::failed;
use server::Given;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;
use table::Say;
use table::words::name;

/// Asks a server on this machine whether it is well
///
/// Exit code 0: it serves, and can write to its database. 1: it cannot, or does not answer.
#[derive(clap::Args)]
pub struct Healthy {
    /// Where it listens [default: BALLYHOO_LISTEN, or 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
}

/// Longer than the server itself takes to find out.
const PATIENCE: Duration = Duration::from_secs(4);

impl Healthy {
    pub fn run(self) -> Result<(), Fail> {
        let environment = Given::environment(|name| std::env::var(name).ok()).map_err(failed)?;
        let listen = self.listen.or(environment.listen).unwrap_or(server::LISTEN);
        let unwell = |why: String| Fail::refuted(Say::new("server-cli-unwell").with("why", name(why)));
        let answer = ask(reachable(listen)).map_err(|error| unwell(error.to_string()))?;
        let status = answer.lines().next().unwrap_or_default();
        if status.starts_with("HTTP/1.1 200 ") { Ok(()) } else { Err(unwell(status.to_owned())) }
    }
}

/// Whoever listens on every address is asked on this machine's own.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let address = match listen.ip() {
        IpAddr::V4(v4) if v4.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(v6) if v6.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        address => address,
    };
    SocketAddr::new(address, listen.port())
}

fn ask(server: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&server, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(4096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_listens_everywhere_is_asked_here() {
        for (listen, asked) in [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:81", "[::1]:81"), ("10.0.0.7:82", "10.0.0.7:82")]
        {
            assert_eq!(reachable(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
