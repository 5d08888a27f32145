//! Password hashes. Each computation takes 19 MB and some 20 ms, so only a few run at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use crate::error::{RequestError, Result};
use crate::gate::Gate;

/// A hash that no password has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Computes and checks password hashes.
#[derive(Debug)]
pub struct Passwords {
    gate: Gate,
}

impl Passwords {
    /// Nothing is computed yet.
    pub fn new() -> Passwords {
        Passwords { gate: Gate::for_cores() }
    }

    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, password: String) -> Result<String> {
        let hash =
            self.gate.run(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|error| RequestError::internal(&error))
    }

    /// Whether a password has this hash. Without a hash it takes as long, so that nobody learns which accounts exist.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool> {
        let verified = self.gate.run(move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
            let parsed = PasswordHash::new(&hash);
            parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()) && known
        });
        verified.await
    }
}
