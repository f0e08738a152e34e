//! How much two results go together.

use super::estimate::Z;

/// Pairs of results of which it is asked how much they go together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pairs {
    pub count: f64,
    x: f64,
    y: f64,
    xx: f64,
    yy: f64,
    xy: f64,
}

impl Pairs {
    pub fn add(&mut self, x: f64, y: f64) {
        self.count += 1.0;
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.yy += y * y;
        self.xy += x * y;
    }

    pub fn merge(&mut self, other: &Pairs) {
        self.count += other.count;
        self.x += other.x;
        self.y += other.y;
        self.xx += other.xx;
        self.yy += other.yy;
        self.xy += other.xy;
    }

    /// Squares and products around the means.
    fn around(&self) -> [f64; 3] {
        let n = self.count.max(1.0);
        [self.xx - self.x * self.x / n, self.yy - self.y * self.y / n, self.xy - self.x * self.y / n]
    }
}

/// How much the pairs of all strata (seats) go together within their stratum: the correlation and its 95 % bounds by
/// Fisher's way. Seats of one deal share its result, so the bounds count deals and not seats.
pub fn correlation(strata: &[Pairs]) -> Option<(f64, f64, f64)> {
    let deals = strata.iter().map(|pairs| pairs.count).fold(0.0, f64::max);
    let [xx, yy, xy] =
        strata.iter().map(Pairs::around).fold([0.0; 3], |sum, own| [0, 1, 2].map(|at| sum[at] + own[at]));
    if deals < 10.0 || xx <= 1e-9 || yy <= 1e-9 {
        return None;
    }
    let r = (xy / (xx * yy).sqrt()).clamp(-1.0, 1.0);
    let (middle, reach) = (r.clamp(-0.999_999, 0.999_999).atanh(), Z / (deals - 3.0).sqrt());
    Some((r, (middle - reach).tanh(), (middle + reach).tanh()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::near;

    #[test]
    fn what_goes_together_and_what_does_not() {
        let mut pairs = [Pairs::default(); 2];
        for number in 0..100 {
            let x = f64::from(number % 10);
            pairs[0].add(x, 2.0 * x + 1.0);
            pairs[1].add(x + 50.0, 2.0 * x - 70.0);
        }
        assert!(near(correlation(&pairs).unwrap().0, 1.0));
        let mut cross = Pairs::default();
        [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)].iter().cycle().take(100).for_each(|&(x, y)| cross.add(x, y));
        let (r, low, high) = correlation(&[cross]).unwrap();
        // Fisher's bounds for no correlation in 100 pairs.
        assert!(near(r, 0.0) && (high - 0.1964).abs() < 5e-4 && near(low, -high));
        assert!(correlation(&[Pairs::default()]).is_none());
    }
}
