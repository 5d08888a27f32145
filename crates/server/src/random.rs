//! Names and secrets that nobody can guess.

use sha2::{Digest, Sha256};
use table::Secret;

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A short name for a table, a person, a job: 12 letters, 60 bits.
pub fn name() -> String {
    let mut bytes = [0; 12];
    // Without random numbers from the operating system nothing is safe; better to stop than to go on.
    fill(&mut bytes);
    letters(&bytes).collect()
}

/// The name that always goes with this text, and that nobody can guess who has not the key.
pub fn name_for(key: &[u8], text: &str) -> String {
    let digest = Sha256::new().chain_update(key).chain_update(text).finalize();
    letters(&digest).take(12).collect()
}

fn letters(bytes: &[u8]) -> impl Iterator<Item = char> + '_ {
    bytes.iter().filter_map(|byte| LETTERS.get(usize::from(byte & 31))).map(|&letter| char::from(letter))
}

/// A number below a limit, for names of guests.
pub fn number(below: u32) -> u32 {
    let mut bytes = [0; 4];
    fill(&mut bytes);
    u32::from_le_bytes(bytes).checked_rem(below).unwrap_or(0)
}

/// A secret in 64 hexadecimal digits: a session, a token, an invitation.
pub fn digits() -> String {
    secret().to_string()
}

/// What all draws of a game come from.
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    Secret::new(bytes)
}

fn fill(bytes: &mut [u8]) {
    if let Err(error) = getrandom::fill(bytes) {
        tracing::error!(%error, "no random numbers from the operating system");
        std::process::abort();
    }
}
