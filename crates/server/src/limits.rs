//! How much one address or one person may ask for: a bucket each that fills up slowly.

use crate::clock;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use wire::Code;

/// A kind of request, with how many there may be at once and how many a minute after that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub burst: u32,
    pub a_minute: u32,
}

/// When more buckets than this are kept, the full ones are thrown away: they limit nobody.
const MANY: usize = 10_000;

/// Buckets of one kind.
pub struct Limit<K> {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: f64::from(rate.burst), at: now }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * f64::from(rate.a_minute) / 60.0;
        self.left = (self.left + gained).min(f64::from(rate.burst));
        self.at = now;
        let has_one = self.left >= 1.0;
        if has_one {
            self.left -= 1.0;
        }
        has_one
    }
}

impl<K: Eq + Hash> Limit<K> {
    /// Without a rate nothing is limited.
    pub fn new(rate: Option<Rate>) -> Limit<K> {
        Limit { rate, buckets: Mutex::new(HashMap::new()) }
    }

    pub fn take(&self, key: K) -> Answer<()> {
        if self.take_at(key, Instant::now()) {
            return Ok(());
        }
        metrics::counter!("ballyhoo_limited_total").increment(1);
        Err(Refusal::new(Code::TooFast))
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| {
                let refill = f64::from(rate.burst) * 60.0 / f64::from(rate.a_minute.max(1));
                now.saturating_duration_since(bucket.at).as_secs_f64() < refill
            });
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

/// The limits of the house.
pub struct Limits {
    on: bool,
    /// What is asked of the server.
    pub requests: Limit<IpAddr>,
    /// Files of the page. They cost little, and a page is dozens of them: a school has one address.
    pub files: Limit<IpAddr>,
    pub sockets: Limit<IpAddr>,
    pub chat: Limit<String>,
    /// By person: whoever learns asks at every turn.
    pub hints: Limit<String>,
    /// By address: a whole game thought through.
    pub analyses: Limit<String>,
    /// For the messages of one socket.
    pub messages: Option<Rate>,
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        let rate = |burst, a_minute| on.then_some(Rate { burst, a_minute });
        Limits {
            on,
            requests: Limit::new(rate(300, 1200)),
            files: Limit::new(rate(6000, 12_000)),
            sockets: Limit::new(rate(60, 60)),
            chat: Limit::new(rate(6, 30)),
            hints: Limit::new(rate(20, 30)),
            analyses: Limit::new(rate(5, 10)),
            messages: rate(200, 1200),
        }
    }
}

/// What is rare enough to be counted in the store: all nodes count together, and a restart forgives nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rare {
    Newcomer,
    Password,
    /// Attempts at one login from one address. There is no bucket for a login alone: anybody could keep its owner out.
    Login,
    Table,
    Report,
    /// Letters that somebody lets be sent.
    Letter,
    Export,
}

impl Rare {
    const fn rate(self) -> Rate {
        match self {
            Rare::Newcomer => Rate { burst: 20, a_minute: 10 },
            Rare::Password => Rate { burst: 10, a_minute: 5 },
            Rare::Login => Rate { burst: 5, a_minute: 2 },
            Rare::Table => Rate { burst: 20, a_minute: 10 },
            Rare::Report => Rate { burst: 10, a_minute: 2 },
            Rare::Letter => Rate { burst: 5, a_minute: 1 },
            Rare::Export => Rate { burst: 5, a_minute: 1 },
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Rare::Newcomer => "newcomer",
            Rare::Password => "password",
            Rare::Login => "login",
            Rare::Table => "table",
            Rare::Report => "report",
            Rare::Letter => "letter",
            Rare::Export => "export",
        }
    }
}

impl House {
    /// One more of what is rare, if it is not too much for whoever asks.
    pub async fn rarely(&self, rare: Rare, whose: &str) -> Answer<()> {
        let rate = rare.rate();
        let name = format!("{} {whose}", rare.name());
        if !self.limits.on || self.store.take_one(&name, rate.burst, rate.a_minute, clock::now()).await? {
            return Ok(());
        }
        metrics::counter!("ballyhoo_limited_total").increment(1);
        Err(Refusal::new(Code::TooFast))
    }
}

/// One address, or the part of it that one subscriber has: the first 64 bits of IPv6.
pub fn subscriber(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let mut segments = v6.segments();
                segments[4..].fill(0);
                IpAddr::V6(segments.into())
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let limit = Limit::new(Some(Rate { burst: 2, a_minute: 60 }));
        let start = Instant::now();
        let take = |after| limit.take_at("ada", start + Duration::from_millis(after));
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert!(!take(900) && take(1100) && !take(1200));
        assert!(limit.take_at("bo", start));
    }

    #[test]
    fn one_subscriber_cannot_be_many() {
        let of = |text: &str| subscriber(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
