//! Ids and secrets that nobody can guess.

use sha2::{Digest, Sha256};
use table::Secret;

/// Letters and digits that are not mistaken for each other: 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The id of a table, a person, a job: 12 characters, 60 bits.
pub fn short_id() -> String {
    let mut bytes = [0; 12];
    // Without random numbers from the operating system nothing is safe; better to stop than to go on.
    fill(&mut bytes);
    characters(&bytes).collect()
}

/// The id that this text always gives; nobody can guess it without the key.
pub fn short_id_for(key: &[u8], text: &str) -> String {
    let digest = Sha256::new().chain_update(key).chain_update(text).finalize();
    characters(&digest).take(12).collect()
}

fn characters(bytes: &[u8]) -> impl Iterator<Item = char> + '_ {
    bytes.iter().filter_map(|byte| ALPHABET.get(usize::from(byte & 31))).map(|&character| char::from(character))
}

/// A number below a limit, for names of guests.
pub fn number(below: u32) -> u32 {
    let mut bytes = [0; 4];
    fill(&mut bytes);
    u32::from_le_bytes(bytes).checked_rem(below).unwrap_or(0)
}

/// A secret in 64 hexadecimal digits: a session, a token, an invitation.
pub fn token() -> String {
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
