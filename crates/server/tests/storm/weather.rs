//! What the storm does, and when: drawn from a seed, for each node apart.

use crate::nodes::Node;
use crate::proxy::Proxy;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Dice;
use tokio::time::{Instant, sleep, sleep_until};

/// One kind of trouble.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    Kill,
    Stop,
    Freeze,
    Cut,
    Shut,
    Stall,
    Delay,
    Halve,
}

use Trouble::{Cut, Delay, Freeze, Halve, Kill, Shut, Stall, Stop};

/// Killing is what nobody can prepare for, so it is done most.
const DRAWN: [Trouble; 12] = [Kill, Kill, Kill, Kill, Stop, Freeze, Cut, Cut, Shut, Stall, Delay, Halve];

/// How often each trouble was made.
#[derive(Clone, Default)]
pub struct Made(Arc<Mutex<BTreeMap<Trouble, u32>>>);

impl Made {
    fn count(&self, trouble: Trouble) {
        *self.0.lock().unwrap().entry(trouble).or_default() += 1;
    }

    pub fn of(&self, trouble: Trouble) -> u32 {
        self.0.lock().unwrap().get(&trouble).copied().unwrap_or(0)
    }
}

/// Makes trouble for one node until the end, and leaves everything in order then.
pub async fn rage(node: Arc<Node>, seed: u64, end: Instant, made: Made) {
    let mut dice = Dice::quick(seed);
    loop {
        let next = Instant::now() + between(&mut dice, 150, 1600);
        if next >= end {
            return sleep_until(end).await;
        }
        sleep_until(next).await;
        let trouble = DRAWN[dice.index(DRAWN.len())];
        made.count(trouble);
        make(&node, trouble, &mut dice).await;
    }
}

async fn make(node: &Node, trouble: Trouble, dice: &mut Dice) {
    // Half of what happens to lines happens to the one behind the server.
    let behind = node.database.as_ref().filter(|_| dice.below(2) == 0);
    let line: &Proxy = behind.unwrap_or(&node.door);
    match trouble {
        Kill => node.signal("KILL"),
        Stop => node.signal("TERM"),
        Freeze => {
            node.signal("STOP");
            sleep(between(dice, 200, 3500)).await;
            node.signal("CONT");
        }
        Cut => line.cut(),
        Halve => line.halve(),
        Shut => {
            line.change(|sky| sky.shut = true);
            sleep(between(dice, 100, 2500)).await;
            line.change(|sky| sky.shut = false);
        }
        Stall => {
            line.change(|sky| sky.stalled = true);
            sleep(between(dice, 200, 3500)).await;
            line.change(|sky| sky.stalled = false);
        }
        Delay => {
            let delay = between(dice, 2, 40);
            line.change(|sky| sky.delay = delay);
            sleep(between(dice, 300, 2000)).await;
            line.change(|sky| sky.delay = Duration::ZERO);
        }
    }
}

fn between(dice: &mut Dice, least: u32, most: u32) -> Duration {
    Duration::from_millis(u64::from(least + dice.below(most - least)))
}
