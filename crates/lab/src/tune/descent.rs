//! Finding better weights by feeling which way is down. The slopes are felt out weight by weight, so that know-how needs no
//! formulas for them.

/// How far a weight is moved to feel the slope, relative to its size.
const FEEL: f32 = 0.01;
const LEAST_FEEL: f32 = 0.002;

fn moved(weights: &[f32], at: usize) -> (Vec<f32>, f32) {
    let by = (weights[at].abs() * FEEL).max(LEAST_FEEL);
    let mut moved = weights.to_vec();
    moved[at] += by;
    (moved, by)
}

/// Weights with the least squared errors near `start`, by Levenberg and Marquardt's method.
pub(super) fn fit_squares(start: &[f32], errors: impl Fn(&[f32]) -> Vec<f32>) -> Vec<f32> {
    const ROUNDS: usize = 12;
    let loss = |errors: &[f32]| errors.iter().map(|&error| f64::from(error) * f64::from(error)).sum::<f64>();
    let mut weights = start.to_vec();
    let mut caution = 1e-2;
    let mut here = errors(&weights);
    for _ in 0..ROUNDS {
        let slopes: Vec<Vec<f32>> = (0..weights.len())
            .map(|at| {
                let (moved, by) = moved(&weights, at);
                errors(&moved).iter().zip(&here).map(|(there, here)| (there - here) / by).collect()
            })
            .collect();
        let dot =
            |one: &[f32], two: &[f32]| one.iter().zip(two).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum::<f64>();
        let curve: Vec<Vec<f64>> = slopes.iter().map(|one| slopes.iter().map(|two| dot(one, two)).collect()).collect();
        let pull: Vec<f64> = slopes.iter().map(|slope| -dot(slope, &here)).collect();
        let mut better = false;
        for _ in 0..6 {
            let Some(step) = solve(&curve, &pull, caution) else { break };
            let there: Vec<f32> = weights.iter().zip(&step).map(|(weight, step)| weight + *step as f32).collect();
            let found = errors(&there);
            if loss(&found) < loss(&here) {
                (weights, here, caution, better) = (there, found, caution / 4.0, true);
                break;
            }
            caution *= 4.0;
        }
        if !better {
            break;
        }
    }
    weights
}

/// Solves `curve * step = pull` with a heavier diagonal, by Gauss. A weight that nothing depends on stays where it is.
fn solve(curve: &[Vec<f64>], pull: &[f64], caution: f64) -> Option<Vec<f64>> {
    let n = pull.len();
    let floor = 1e-6 * curve.iter().enumerate().map(|(at, row)| row[at]).fold(0.0, f64::max).max(1e-12);
    let mut rows: Vec<Vec<f64>> = (0..n)
        .map(|at| {
            let mut row = curve[at].clone();
            row[at] += caution * row[at] + floor;
            row.push(pull[at]);
            row
        })
        .collect();
    for column in 0..n {
        let best = (column..n).max_by(|&one, &two| rows[one][column].abs().total_cmp(&rows[two][column].abs()))?;
        rows.swap(column, best);
        let pivot = rows[column].clone();
        if pivot[column].abs() < f64::MIN_POSITIVE {
            return None;
        }
        for row in rows.iter_mut().skip(column + 1) {
            let times = row[column] / pivot[column];
            row.iter_mut().zip(&pivot).for_each(|(cell, from)| *cell -= times * from);
        }
    }
    let mut step = vec![0.0; n];
    for at in (0..n).rev() {
        let known: f64 = (at + 1..n).map(|other| rows[at][other] * step[other]).sum();
        step[at] = (rows[at][n] - known) / rows[at][at];
    }
    step.iter().all(|value| value.is_finite()).then_some(step)
}

/// Weights with a lesser `measure` near `start`, by downhill steps of each weight's own size.
pub(super) fn descend(start: &[f32], measure: &Measure<'_>) -> Vec<f32> {
    const ROUNDS: usize = 24;
    const FIRST_STEP: f32 = 0.25;
    let mut weights = start.to_vec();
    let mut here = measure(&weights);
    let mut steps: Vec<f32> = weights.iter().map(|weight| (weight.abs() * FIRST_STEP).max(0.02)).collect();
    for _ in 0..ROUNDS {
        for at in 0..weights.len() {
            let mut better = false;
            for direction in [1.0, -1.0] {
                let mut there = weights.clone();
                there[at] += direction * steps[at];
                let found = measure(&there);
                if found + 1e-9 < here {
                    (weights, here, better) = (there, found, true);
                    steps[at] *= direction * 1.5;
                    break;
                }
            }
            if !better {
                steps[at] *= 0.5;
            }
        }
    }
    weights
}

/// Something to make small.
pub(super) type Measure<'a> = dyn Fn(&[f32]) -> f64 + 'a;

#[cfg(test)]
mod tests {
    use super::*;

    /// A curve through points that were made with known weights is found again.
    #[test]
    fn squares_find_the_weights_that_made_the_points() {
        let made = [1.5f32, -0.7, 0.3];
        let curve = |weights: &[f32], x: f32| weights[0] * (weights[1] * x).exp() + weights[2] * x;
        let points: Vec<(f32, f32)> = (0..40).map(|n| n as f32 / 10.0).map(|x| (x, curve(&made, x))).collect();
        let found =
            fit_squares(&[1.0, -0.2, 0.0], |weights| points.iter().map(|&(x, y)| curve(weights, x) - y).collect());
        assert!(found.iter().zip(made).all(|(found, made)| (found - made).abs() < 0.02), "{found:?}");
    }

    /// A weight that plays no part is left alone, and does not spoil the others.
    #[test]
    fn a_weight_without_effect_stays() {
        let found = fit_squares(&[0.0, 7.0], |weights| vec![weights[0] - 2.0, weights[0] - 2.0]);
        assert!((found[0] - 2.0).abs() < 1e-3 && found[1] == 7.0, "{found:?}");
    }

    #[test]
    fn descent_goes_down() {
        let bowl = |weights: &[f32]| f64::from((weights[0] - 3.0).powi(2) + (weights[1] + 1.0).powi(2) * 10.0);
        let found = descend(&[1.0, 1.0], &bowl);
        assert!((found[0] - 3.0).abs() < 0.05 && (found[1] + 1.0).abs() < 0.05, "{found:?}");
    }
}
