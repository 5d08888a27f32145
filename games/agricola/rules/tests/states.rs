//! What programs that hold many games at once rely on.

use agricola::State;

/// Searches copy states by the million, so one fits into a few cache lines and owns nothing.
#[test]
fn a_state_is_small() {
    fn is_plain<T: Copy + Send + Sync + 'static>() {}
    is_plain::<State>();
    let size = size_of::<State>();
    assert!(size < 6 * 1024, "a state has {size} bytes");
}
