//! The tree of a search: two long vectors, and numbers in place of pointers.
//!
//! Nodes are what the searching seat can tell apart; edges are the actions seen so far to be open there, in one imagined
//! world or another. A node knows how often it was visited, an edge also how often it could have been taken.

use table::Seat;

/// No node, no edge.
const NONE: u32 = u32::MAX;

/// The room for edges of one tree. With some 50 bytes an edge, a tree stays below 30 MB.
const MOST_EDGES: usize = 400_000;
const MOST_NODES: usize = 200_000;

/// A place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// An action in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EdgeId(u32);

#[derive(Clone)]
struct Node {
    /// What tells it apart from its siblings, which lie behind the same edge.
    key: u64,
    visits: u32,
    first: u32,
    last: u32,
    sibling: u32,
}

impl Node {
    const fn new(key: u64, sibling: u32) -> Node {
        Node { key, visits: 0, first: NONE, last: NONE, sibling }
    }
}

/// An action, and how it has done for whoever takes it.
#[derive(Clone)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    /// How promising it looked at first glance.
    pub(crate) appeal: f32,
    pub(crate) visits: u32,
    /// How often it was open when its node was visited.
    pub(crate) offered: u32,
    /// The sum of what it led to.
    pub(crate) total: f64,
    next: u32,
    child: u32,
}

impl<A> Edge<A> {
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total / f64::from(self.visits)) as f32)
    }
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Node::new(0, NONE)], edges: Vec::new() }
    }

    #[inline]
    pub(crate) fn edge(&self, id: EdgeId) -> &Edge<A> {
        &self.edges[id.0 as usize]
    }

    /// Counts a visit; says whether it was the first.
    #[inline]
    pub(crate) fn visit(&mut self, node: NodeId) -> bool {
        let visits = &mut self.nodes[node.0 as usize].visits;
        *visits += 1;
        *visits == 1
    }

    /// Notes what taking an edge led to.
    #[inline]
    pub(crate) fn learn(&mut self, id: EdgeId, value: f32) {
        let edge = &mut self.edges[id.0 as usize];
        edge.visits += 1;
        edge.total += f64::from(value);
    }

    /// Finds the edges of the actions that `seat` may take at `node`, making those that are new, into `out`.
    /// False if there is no room for a new one.
    pub(crate) fn offer(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[A],
        appeal: impl Fn(A) -> f32,
        out: &mut Vec<EdgeId>,
    ) -> bool {
        out.clear();
        // Legal actions come in a stable order, so the one after the last match is nearly always the next.
        let mut cursor = self.nodes[node.0 as usize].first;
        for &action in legal {
            let id = match self.find(node, seat, action, cursor) {
                Some(id) => id,
                None if self.edges.len() < MOST_EDGES => self.grow(node, seat, action, appeal(action)),
                None => return false,
            };
            let edge = &mut self.edges[id as usize];
            edge.offered += 1;
            cursor = edge.next;
            out.push(EdgeId(id));
        }
        true
    }

    /// Looks for an edge from `cursor` to the end and then from the beginning.
    #[inline]
    fn find(&self, node: NodeId, seat: Seat, action: A, cursor: u32) -> Option<u32> {
        self.find_from(cursor, NONE, seat, action).or_else(|| {
            let first = self.nodes[node.0 as usize].first;
            self.find_from(first, cursor, seat, action)
        })
    }

    #[inline]
    fn find_from(&self, mut at: u32, end: u32, seat: Seat, action: A) -> Option<u32> {
        while at != end && at != NONE {
            let edge = &self.edges[at as usize];
            if edge.action == action && edge.seat == seat {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    fn grow(&mut self, node: NodeId, seat: Seat, action: A, appeal: f32) -> u32 {
        let id = self.edges.len() as u32;
        self.edges.push(Edge { action, seat, appeal, visits: 0, offered: 0, total: 0.0, next: NONE, child: NONE });
        let node = &mut self.nodes[node.0 as usize];
        let last = std::mem::replace(&mut node.last, id);
        if last == NONE {
            node.first = id;
        } else {
            self.edges[last as usize].next = id;
        }
        id
    }

    /// The node behind an edge, made if it is new; nothing if there is no room for it.
    pub(crate) fn follow(&mut self, edge: EdgeId, key: u64) -> Option<NodeId> {
        if let Some(found) = self.behind(edge, key) {
            return Some(found);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let id = self.nodes.len() as u32;
        let head = std::mem::replace(&mut self.edges[edge.0 as usize].child, id);
        self.nodes.push(Node::new(key, head));
        Some(NodeId(id))
    }

    /// The node behind an edge, if it is there.
    #[inline]
    pub(crate) fn behind(&self, edge: EdgeId, key: u64) -> Option<NodeId> {
        let mut at = self.edge(edge).child;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.key == key {
                return Some(NodeId(at));
            }
            at = node.sibling;
        }
        None
    }

    pub(crate) fn edges(&self, node: NodeId) -> impl Iterator<Item = (EdgeId, &Edge<A>)> {
        let mut at = self.nodes[node.0 as usize].first;
        std::iter::from_fn(move || {
            let id = EdgeId(at);
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some((id, edge))
        })
    }

    /// The first edge of a node: where simultaneous choices that the searching seat has no part in lead on from.
    pub(crate) fn first_edge(&self, node: NodeId) -> Option<EdgeId> {
        let first = self.nodes[node.0 as usize].first;
        (first != NONE).then_some(EdgeId(first))
    }

    /// The part of the tree below `node` as a tree of its own, its counts cut to the share `kept`: some of the worlds
    /// it was grown in are by now known not to be the real one.
    pub(crate) fn below(&self, node: NodeId, kept: f32) -> Tree<A> {
        let mut tree = Tree::new();
        let fade = |visits: u32| (visits as f32 * kept) as u32;
        let mut open = vec![(node, Self::ROOT)];
        while let Some((from, to)) = open.pop() {
            tree.nodes[to.0 as usize].visits = fade(self.nodes[from.0 as usize].visits);
            for (_, edge) in self.edges(from) {
                let id = tree.grow(to, edge.seat, edge.action, edge.appeal);
                let visits = fade(edge.visits);
                let total = edge.mean().map_or(0.0, |mean| f64::from(mean) * f64::from(visits));
                let copy = &mut tree.edges[id as usize];
                (copy.visits, copy.offered, copy.total) = (visits, fade(edge.offered).max(visits), total);
                let mut child = edge.child;
                while let Some(old) = self.nodes.get(child as usize) {
                    if old.visits > 0
                        && let Some(new) = tree.follow(EdgeId(id), old.key)
                    {
                        open.push((NodeId(child), new));
                    }
                    child = old.sibling;
                }
            }
        }
        tree
    }

    #[cfg(test)]
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.edges.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn offered(tree: &mut Tree<char>, legal: &str) -> Vec<EdgeId> {
        let mut out = Vec::new();
        let legal: Vec<char> = legal.chars().collect();
        assert!(tree.offer(Tree::<char>::ROOT, ME, &legal, |_| 1.0, &mut out));
        out
    }

    #[test]
    fn an_action_has_one_edge_in_whatever_order_it_is_offered() {
        let mut tree = Tree::new();
        let first = offered(&mut tree, "abc");
        let second = offered(&mut tree, "cda");
        assert_eq!((second[0], second[2]), (first[2], first[0]));
        assert_eq!(tree.size(), (1, 4));
        let offers: Vec<u32> = tree.edges(Tree::<char>::ROOT).map(|(_, edge)| edge.offered).collect();
        assert_eq!(offers, [2, 1, 2, 1]);
    }

    #[test]
    fn the_same_action_of_two_seats_is_two_edges() {
        let mut tree = Tree::new();
        let mine = offered(&mut tree, "a");
        let mut theirs = Vec::new();
        tree.offer(Tree::<char>::ROOT, Seat(1), &['a'], |_| 1.0, &mut theirs);
        assert_ne!(mine, theirs);
    }

    #[test]
    fn a_branch_lives_on_as_a_tree() {
        let mut tree = Tree::new();
        let edges = offered(&mut tree, "ab");
        let node = tree.follow(edges[1], 7).unwrap();
        assert!(tree.visit(node) && !tree.visit(node));
        let mut below = Vec::new();
        tree.offer(node, ME, &['x', 'y'], |_| 1.0, &mut below);
        (0..4).for_each(|_| tree.learn(below[1], 0.25));
        let kept = tree.below(node, 0.5);
        let edges: Vec<_> = kept.edges(Tree::<char>::ROOT).map(|(_, edge)| (edge.action, edge.visits)).collect();
        assert_eq!(edges, [('x', 0), ('y', 2)]);
        assert_eq!(kept.edges(Tree::<char>::ROOT).nth(1).and_then(|(_, edge)| edge.mean()), Some(0.25));
    }
}
