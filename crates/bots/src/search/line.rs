//! How a search expects the game to go on.

use super::{Search, Tree};
use crate::Seen;
use crate::knowhow::Knowhow;
use table::{Dice, Seat};

/// An edge that was hardly ever taken tells nothing.
const TAKEN_AT_LEAST: u32 = 4;

impl<G: Knowhow> Search<G> {
    /// The way the tree was walked most often after `first`, in one imagined world: each step with the world before it.
    pub(crate) fn line(
        &self,
        seen: Seen<'_, G>,
        first: G::Action,
        steps: usize,
        dice: &mut Dice,
    ) -> Vec<(G, Seat, G::Action)> {
        let mut line = Vec::new();
        let mut world = seen.imagine(dice);
        let mut node = Tree::<G::Action>::ROOT;
        let mut legal = Vec::new();
        while line.len() < steps {
            let Some(seat) = (if line.is_empty() { Some(self.seat) } else { world.to_act().first() }) else { break };
            legal.clear();
            world.legal(seat, &mut legal);
            let open = self.tree.edges(node).filter(|(_, edge)| edge.seat == seat && legal.contains(&edge.action));
            let taken = if line.is_empty() {
                open.into_iter().find(|(_, edge)| edge.action == first)
            } else {
                open.filter(|(_, edge)| edge.visits >= TAKEN_AT_LEAST).max_by_key(|(_, edge)| edge.visits)
            };
            let Some((id, edge)) = taken else { break };
            line.push((world.clone(), seat, edge.action));
            world.step(seat, edge.action, dice);
            // Where several choose at once the tree leads on from the last of them; the line need not.
            match self.tree.behind(id, world.scene(self.seat)) {
                Some(next) => node = next,
                None => break,
            }
        }
        line
    }
}
