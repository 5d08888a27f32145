//! Client addresses, as limits count them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// An IPv4 address, or an IPv6 /64: what one customer of a provider has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

/// The interface part of an IPv6 address, which its owner chooses freely.
const INTERFACE: u128 = (1 << 64) - 1;

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network(IpAddr::V4(address)),
            IpAddr::V6(address) => Network(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !INTERFACE))),
        }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

impl Network {
    /// Where a request comes from: the peer of the socket, or behind a proxy the address that the proxy forwards.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> Network {
        let forwarded = behind_proxy.then(|| forwarded_for(headers)).flatten();
        let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        forwarded.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).into()
    }
}

/// The last value of the last `X-Forwarded-For` line: the only one that the proxy itself has written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    parse(line.rsplit(',').next()?.trim())
}

/// Reads `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`.
fn parse(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port).or_else(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        parse(text).unwrap_or_else(|| panic!("{text}")).into()
    }

    /// The network of a request with these `X-Forwarded-For` lines from the proxy at 127.0.0.1.
    fn forwarded(lines: &[&str]) -> Network {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000))));
        Network::of(&headers, &extensions, true)
    }

    #[test]
    fn an_ipv6_customer_is_one_network_and_mapped_ipv4_is_ipv4() {
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:3c"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
        assert_eq!(network("2001:db8::1").to_string(), "2001:db8::/64");
    }

    #[test]
    fn ports_and_brackets_are_read() {
        for text in ["192.0.2.7:1234", "192.0.2.7"] {
            assert_eq!(network(text), network("192.0.2.7"));
        }
        for text in ["[2001:db8::1]:1234", "[2001:db8::1]", "2001:db8::1"] {
            assert_eq!(network(text), network("2001:db8::1"));
        }
        for text in ["", "unknown", "[192.0.2.7", "192.0.2", "192.0.2.7:port"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    /// HAProxy adds a line of its own after the client's.
    #[test]
    fn only_what_the_proxy_wrote_last_counts() {
        assert_eq!(forwarded(&["203.0.113.9, 192.0.2.7"]), network("192.0.2.7"));
        assert_eq!(forwarded(&["203.0.113.9", "192.0.2.7"]), network("192.0.2.7"));
        assert_eq!(forwarded(&["192.0.2.7:5000"]), network("192.0.2.7"));
        assert_eq!(forwarded(&[]), network("127.0.0.1"));
        assert_eq!(forwarded(&["203.0.113.9", "nonsense"]), network("127.0.0.1"));
    }

    #[test]
    fn without_a_proxy_the_header_is_not_believed() {
        let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "192.0.2.7".parse().unwrap())]);
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000))));
        assert_eq!(Network::of(&headers, &extensions, false), network("127.0.0.1"));
    }
}
