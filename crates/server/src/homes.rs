//! Where people were seen last. Guests cost nothing, so all guests of one address share a turn where bots think.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::Moment;

use crate::network::Network;
use crate::tables::now;

/// How long it is known where somebody was.
const KEPT: Moment = 3_600_000;

/// The address of everybody who was here within the last hour.
#[derive(Debug, Default)]
pub struct Homes {
    seen: Mutex<HashMap<String, (Network, Moment)>>,
}

impl Homes {
    /// Somebody calls from this address.
    pub fn note(&self, person: &str, network: Network) {
        let (mut seen, moment) = (self.seen(), now());
        match seen.get_mut(person) {
            Some(home) => *home = (network, moment),
            None => drop(seen.insert(person.to_owned(), (network, moment))),
        }
    }

    /// In whose name somebody's bots take turns: that of their address, or their own when it is not known.
    pub fn turn_of(&self, person: &str) -> String {
        self.seen().get(person).map_or_else(|| person.to_owned(), |(network, _)| network.to_string())
    }

    /// Forgets who was not here for long.
    pub fn tidy(&self) {
        let since = now() - KEPT;
        self.seen().retain(|_, (_, seen)| *seen > since);
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<String, (Network, Moment)>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn guests_of_one_address_share_a_turn() {
        let homes = Homes::default();
        let address = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        homes.note("mallory", address("2001:db8::1"));
        homes.note("mallet", address("2001:db8::2"));
        homes.note("ada", address("192.0.2.7"));
        assert_eq!(homes.turn_of("mallory"), homes.turn_of("mallet"));
        assert_ne!(homes.turn_of("mallory"), homes.turn_of("ada"));
        assert_eq!(homes.turn_of("ben"), "ben");
        homes.tidy();
        assert_eq!(homes.turn_of("ada"), "192.0.2.7");
    }
}
