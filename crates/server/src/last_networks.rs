//! The network that each person was last seen on. Guests cost nothing, so all guests of one address share a place in the
//! queue of the bots.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::Millis;

use crate::network::Network;
use crate::tables::now;

/// How long a network is remembered.
const KEPT: Millis = 3_600_000;

/// The network of everybody who sent a request within the last hour.
#[derive(Debug, Default)]
pub struct LastNetworks {
    seen: Mutex<HashMap<String, (Network, Millis)>>,
}

impl LastNetworks {
    /// Notes that a person sent a request from this network.
    pub fn note(&self, person: &str, network: Network) {
        let (mut seen, moment) = (self.seen(), now());
        match seen.get_mut(person) {
            Some(last) => *last = (network, moment),
            None => drop(seen.insert(person.to_owned(), (network, moment))),
        }
    }

    /// The owner under whom a person's bots wait in the fair queue: their network, or they themselves if it is not known.
    pub fn owner_of(&self, person: &str) -> String {
        self.seen().get(person).map_or_else(|| person.to_owned(), |(network, _)| network.to_string())
    }

    /// Forgets people who were not seen for an hour.
    pub fn tidy(&self) {
        let since = now() - KEPT;
        self.seen().retain(|_, (_, seen)| *seen > since);
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<String, (Network, Millis)>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn guests_of_one_address_share_a_turn() {
        let networks = LastNetworks::default();
        let address = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        networks.note("mallory", address("2001:db8::1"));
        networks.note("mallet", address("2001:db8::2"));
        networks.note("ada", address("192.0.2.7"));
        assert_eq!(networks.owner_of("mallory"), networks.owner_of("mallet"));
        assert_ne!(networks.owner_of("mallory"), networks.owner_of("ada"));
        assert_eq!(networks.owner_of("ben"), "ben");
        networks.tidy();
        assert_eq!(networks.owner_of("ada"), "192.0.2.7");
    }
}
