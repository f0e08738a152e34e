//! The values a search has met, seat by seat: their mean, and how far they spread.

use crate::Standing;
use table::MAX_SEATS;

/// Running mean and variance (Welford), one for each seat.
///
/// Curiosity is measured in spreads: a game where every end lies between 0.48 and 0.52 wants finer steps than one that
/// is won or lost.
#[derive(Clone, Default)]
pub(crate) struct Spread {
    count: f32,
    mean: [f32; MAX_SEATS],
    squares: [f32; MAX_SEATS],
}

impl Spread {
    /// What is believed before anything was met, and how many values that belief weighs.
    const FIRST_MEAN: f32 = 0.5;
    const FIRST_SPREAD: f32 = 0.2;
    const FIRST_WEIGHT: f32 = 4.0;

    #[inline]
    pub(crate) fn add(&mut self, value: &Standing) {
        self.count += 1.0;
        for (seat, &value) in value.iter().enumerate() {
            let off = value - self.mean[seat];
            self.mean[seat] += off / self.count;
            self.squares[seat] += off * (value - self.mean[seat]);
        }
    }

    #[inline]
    pub(crate) fn mean(&self, seat: usize) -> f32 {
        if self.count == 0.0 { Self::FIRST_MEAN } else { self.mean[seat] }
    }

    #[inline]
    pub(crate) fn spread(&self, seat: usize) -> f32 {
        let first = Self::FIRST_SPREAD * Self::FIRST_SPREAD * Self::FIRST_WEIGHT;
        ((first + self.squares[seat]) / (Self::FIRST_WEIGHT + self.count)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_mean_and_spread() {
        let mut spread = Spread::default();
        for n in 0..10_000 {
            let mut value = [0.5; MAX_SEATS];
            value[1] = if n % 2 == 0 { 0.2 } else { 0.6 };
            spread.add(&value);
        }
        assert!((spread.mean(1) - 0.4).abs() < 1e-3 && (spread.spread(1) - 0.2).abs() < 1e-3);
        assert!((spread.mean(0) - 0.5).abs() < 1e-3 && spread.spread(0) < 0.01);
    }
}
