//! Who leads, and how often that changes.

/// Follows the lead through a game. Whoever has caught up does not lead: only being ahead of all others takes the lead.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Lead {
    holder: Option<usize>,
    /// How often somebody took the lead from somebody else.
    pub changes: u32,
    /// The action after which the last holder took it.
    pub taken: u32,
}

impl Lead {
    /// The points of all seats after action number `step`.
    pub fn note(&mut self, step: u32, points: impl IntoIterator<Item = i32>) {
        let Some(ahead) = ahead(points) else { return };
        if self.holder != Some(ahead) {
            self.changes += u32::from(self.holder.is_some());
            self.holder = Some(ahead);
            self.taken = step;
        }
    }
}

/// Who has more than everybody else.
fn ahead(points: impl IntoIterator<Item = i32>) -> Option<usize> {
    let (mut best, mut most, mut alone) = (0, i32::MIN, false);
    for (seat, points) in points.into_iter().enumerate() {
        if points > most || seat == 0 {
            (best, most, alone) = (seat, points, true);
        } else if points == most {
            alone = false;
        }
    }
    alone.then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_is_taken_by_passing_and_not_by_catching_up() {
        let mut lead = Lead::default();
        for (step, points) in [[0, 0], [2, 0], [2, 2], [3, 2], [3, 5], [3, 5], [9, 5]].into_iter().enumerate() {
            lead.note(step as u32, points);
        }
        assert_eq!(lead, Lead { holder: Some(0), changes: 2, taken: 6 });
    }
}
