//! Deals that anyone can check afterwards.
//!
//! All draws of a game come from one secret. Its digest is shown before the first draw, the secret after the game: then
//! anyone can see that it fits the digest, and that it gives the draws that were made.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Actor, Chance, Game, Record, RecordError, Table};

/// What all draws of a game come from. 64 hexadecimal digits when written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// How the draws of a recorded game can be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The digest that was shown before the first draw.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<Secret>,
}

impl Secret {
    /// The secret with these bytes; they should come from the operating system's random numbers.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The digest of the secret: 64 hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The random numbers for what Nature is asked as its decision number `draw`. Each draw has its own random numbers, so a game can
    /// go on anywhere with nothing but the secret.
    pub fn chance(&self, draw: u32) -> Chance {
        Chance::from_bytes(self.0, u64::from(draw))
    }

    /// What Nature does next in a game that is dealt from this secret; `None` if it is not asked.
    pub fn deal<G: Game>(&self, game: &G) -> Option<G::Action> {
        let asked = game.open().find(|decision| decision.actor == Actor::Nature)?;
        self.chance(asked.id.answered).deal(game, &mut Vec::new())
    }
}

impl Deal {
    /// Checks the secret against the digest, and all draws of a record against the secret.
    pub fn check<G: Game>(&self, record: &Record, start: G) -> Result<(), RecordError> {
        let wrong = |line, reason: &str| Err(RecordError { line, reason: reason.to_owned() });
        let Some(secret) = self.secret else { return wrong(1, "the game is not over, so its secret is not told yet") };
        if secret.commitment() != self.commitment {
            return wrong(1, "the secret does not fit the digest that was shown before the first draw");
        }
        let mut table = Table::new(start);
        for line in &record.lines {
            let action = line.action().and_then(|action| table.state().read(action).ok());
            let is_advice = action.is_some_and(|action| table.state().advice(action).is_some());
            if line.actor == Actor::Nature && !is_advice {
                let drawn = secret.deal(table.state()).map(|action| table.state().write(action));
                if line.action() != drawn.as_deref() {
                    let drawn = drawn.unwrap_or_else(|| "nothing".to_owned());
                    return wrong(
                        line.number,
                        &format!("the secret gives «{drawn}» here, so this deal was tampered with"),
                    );
                }
            }
            line.play(&mut table, &mut crate::Ignore).or_else(|reason| wrong(line.number, &reason))?;
        }
        Ok(())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Never the digits: a secret must not get into a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({}…)", self.commitment().get(..8).unwrap_or_default())
    }
}

impl FromStr for Secret {
    type Err = String;
    fn from_str(text: &str) -> Result<Secret, String> {
        let wrong = || "a secret is 64 hexadecimal digits".to_owned();
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(2 * place..2 * place + 2).ok_or_else(wrong)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Secret(bytes))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
