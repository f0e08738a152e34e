//! Small statistics: means with their errors, differences, trials, and what is beyond noise when many are compared.

mod estimate;
mod mean;
mod pairs;
mod share;
mod trial;

pub use estimate::{Estimate, beyond_noise};
pub use mean::{Mean, stratified};
pub use pairs::{Pairs, correlation};
pub use share::Share;
pub use trial::{Part, Trial};

#[cfg(test)]
fn near(one: f64, two: f64) -> bool {
    (one - two).abs() < 2e-6
}
