//! How nodes append to one log and catch up with it, as a small model of which every possible course is looked at: two
//! nodes, two requests of which one is sent again when nobody answers, hints that may be lost, answers that may be lost, and a
//! crash at any moment. It shows why hints may be lost, and what goes wrong without each of the three things that the store
//! insists on.

use std::collections::{HashMap, HashSet, VecDeque};

const NODES: usize = 2;
const REQUESTS: usize = 2;

/// How often requests are sent in all: each once, and one of them again.
const SENT: u8 = 3;

/// The store as it is, and without one of the things that it insists on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    AsBuilt,
    /// Answers before the line is durable.
    AnswersFirst,
    /// Does not know a request that it has done.
    ForgetsRequests,
    /// Lets a node write over a line that it has not read.
    WritesOver,
}

/// Everything at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct World {
    /// Which request stands in each line.
    log: Vec<usize>,
    nodes: [Node; NODES],
    sent: [u8; REQUESTS],
    /// The line that each client was told, once it was.
    answered: [Option<usize>; REQUESTS],
    crashed: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Node {
    /// How many lines it has read.
    known: usize,
    /// What it was asked and has not looked at.
    asked: Vec<usize>,
    /// What it is about to write.
    writing: Option<usize>,
    /// What it is about to answer: a request and its line.
    answers: Vec<(usize, usize)>,
    /// There is a hint on its way to it.
    hinted: bool,
}

impl World {
    /// All that can happen next.
    fn next(&self, kind: Kind) -> Vec<World> {
        let mut all = Vec::new();
        let may_send = self.sent.iter().sum::<u8>() < SENT;
        for request in (0..REQUESTS).filter(|request| may_send && self.answered[*request].is_none()) {
            for node in 0..NODES {
                all.push(self.with(|world| {
                    world.sent[request] += 1;
                    world.nodes[node].asked.push(request);
                }));
            }
        }
        for node in 0..NODES {
            self.next_of(node, kind, &mut all);
        }
        all
    }

    fn next_of(&self, number: usize, kind: Kind, all: &mut Vec<World>) {
        let node = &self.nodes[number];
        if node.hinted {
            all.push(self.with(|world| world.read(number)));
            // It is lost.
            all.push(self.with(|world| world.nodes[number].hinted = false));
        }
        // A room reads again after a while, whatever it was told.
        if node.known < self.log.len() && node.writing.is_none() {
            all.push(self.with(|world| world.read(number)));
        }
        if node.writing.is_none() && !node.asked.is_empty() {
            all.push(self.with(|world| world.take_up(number, kind)));
        }
        if node.writing.is_some() {
            all.push(self.with(|world| world.append(number, kind)));
        }
        for place in 0..node.answers.len() {
            all.push(self.with(|world| {
                let (request, line) = world.nodes[number].answers.remove(place);
                world.answered[request].get_or_insert(line);
            }));
            // Or it is lost.
            all.push(self.with(|world| {
                world.nodes[number].answers.remove(place);
            }));
        }
        if !self.crashed {
            all.push(self.with(|world| {
                world.crashed = true;
                world.nodes[number] = Node { known: world.log.len(), ..Node::default() };
            }));
        }
    }

    fn with(&self, change: impl FnOnce(&mut World)) -> World {
        let mut world = self.clone();
        change(&mut world);
        // In which order answers wait does not matter.
        world.nodes.iter_mut().for_each(|node| node.answers.sort_unstable());
        world
    }

    fn read(&mut self, number: usize) {
        self.nodes[number].known = self.log.len();
        self.nodes[number].hinted = false;
    }

    fn take_up(&mut self, number: usize, kind: Kind) {
        let node = &mut self.nodes[number];
        let request = node.asked.remove(0);
        node.writing = Some(request);
        if kind == Kind::AnswersFirst {
            let line = node.known;
            node.answers.push((request, line));
        }
    }

    /// The store decides: the request was done before, the line is taken, or it is written.
    fn append(&mut self, number: usize, kind: Kind) {
        let Some(request) = self.nodes[number].writing.take() else { return };
        let known = self.nodes[number].known;
        let before = self.log.iter().position(|done| *done == request).filter(|_| kind != Kind::ForgetsRequests);
        if let Some(line) = before {
            self.nodes[number].answers.push((request, line));
        } else if known == self.log.len() || kind == Kind::WritesOver {
            self.log.truncate(known);
            self.log.push(request);
            self.nodes[number].known += 1;
            for (other, node) in self.nodes.iter_mut().enumerate() {
                node.hinted |= other != number;
            }
            if kind != Kind::AnswersFirst {
                self.nodes[number].answers.push((request, known));
            }
        } else {
            // Somebody else was quicker: read on and judge again.
            self.read(number);
            self.nodes[number].writing = Some(request);
        }
    }

    fn fault(&self) -> Option<&'static str> {
        let lost = self
            .answered
            .iter()
            .enumerate()
            .any(|(request, answer)| answer.is_some_and(|line| self.log.get(line) != Some(&request)));
        let twice = (0..REQUESTS).any(|request| self.log.iter().filter(|done| **done == request).count() > 1);
        match (lost, twice) {
            (true, _) => Some("lost"),
            (_, true) => Some("twice"),
            _ => None,
        }
    }

    /// Nothing is left to do: whatever could be answered is, and everybody has read everything.
    fn is_settled(&self) -> bool {
        let settled = |node: &Node| node.asked.is_empty() && node.writing.is_none() && node.answers.is_empty();
        self.nodes.iter().all(|node| settled(node) && node.known == self.log.len())
    }
}

/// Every course: how many worlds there are, the first fault in one of them, and how many lead to no settled one.
fn explore(kind: Kind) -> (usize, Option<&'static str>, usize) {
    let mut numbers = HashMap::from([(World::default(), 0)]);
    let mut queue = VecDeque::from([World::default()]);
    let (mut before, mut settled): (Vec<Vec<usize>>, Vec<usize>) = (vec![Vec::new()], Vec::new());
    while let Some(world) = queue.pop_front() {
        let own = numbers[&world];
        if let Some(fault) = world.fault() {
            return (numbers.len(), Some(fault), 0);
        }
        if world.is_settled() {
            settled.push(own);
        }
        for next in world.next(kind) {
            let number = *numbers.entry(next.clone()).or_insert_with(|| {
                queue.push_back(next);
                before.push(Vec::new());
                before.len() - 1
            });
            before[number].push(own);
        }
    }
    let mut fine: HashSet<usize> = settled.iter().copied().collect();
    let mut queue: VecDeque<usize> = settled.into();
    while let Some(number) = queue.pop_front() {
        queue.extend(before[number].iter().copied().filter(|earlier| fine.insert(*earlier)));
    }
    (numbers.len(), None, numbers.len() - fine.len())
}

#[test]
fn whatever_is_lost_on_the_way_nothing_is_lost_in_the_log() {
    let (worlds, fault, stuck) = explore(Kind::AsBuilt);
    assert_eq!((fault, stuck), (None, 0));
    assert!(worlds > 1000, "only {worlds} worlds: the model does nothing");
}

#[test]
fn without_any_of_its_three_promises_something_is_lost_or_done_twice() {
    assert_eq!(explore(Kind::AnswersFirst).1, Some("lost"));
    assert_eq!(explore(Kind::ForgetsRequests).1, Some("twice"));
    assert_eq!(explore(Kind::WritesOver).1, Some("lost"));
}
