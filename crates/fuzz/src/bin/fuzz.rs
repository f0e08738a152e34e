//! The fuzzer: `BALLYHOO_TEST_TARGET` names the harness, `BALLYHOO_TEST_SEEDS` a folder for what it begins with, the
//! arguments are libFuzzer's. `cargo xtask fuzz` runs it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

static TARGET: LazyLock<&fuzz::Target> = LazyLock::new(|| {
    let name = std::env::var("BALLYHOO_TEST_TARGET").unwrap_or_default();
    fuzz::find(&name).unwrap_or_else(|| panic!("there is no target {name:?}"))
});

/// Lays out the seeds, where the fuzzer looks for them.
fn lay_out() {
    let Some(folder) = std::env::var_os("BALLYHOO_TEST_SEEDS").map(PathBuf::from) else { return };
    for (number, (_, bytes)) in fuzz::seeds::of(TARGET.name).iter().enumerate() {
        if let Err(error) = std::fs::write(folder.join(number.to_string()), bytes) {
            panic!("cannot write to {}: {error}", folder.display());
        }
    }
}

libfuzzer_sys::fuzz_target!(init: lay_out(), |bytes: &[u8]| (TARGET.run)(bytes));
