//! What a browser loads beside pages: style sheets, modules, pictures. Built in; their addresses change with their content,
//! so that a browser may keep them for ever.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file for browsers.
#[derive(Debug)]
pub struct Asset {
    /// Its name here, like `style.css`.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// Its name in addresses, like `style.0123456789ab.css`.
    pub address: String,
}

macro_rules! assets {
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$(($name, $kind, include_bytes!(concat!("../assets/", $name)).as_slice())),*]
    };
}

static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files = assets! {
        "style.css": "text/css; charset=utf-8",
        "draw.css": "text/css; charset=utf-8",
        "table.css": "text/css; charset=utf-8",
        "people.css": "text/css; charset=utf-8",
        "learn.js": "text/javascript; charset=utf-8",
        "install.js": "text/javascript; charset=utf-8",
        "sw.js": "text/javascript; charset=utf-8",
        "replay.css": "text/css; charset=utf-8",
        "site.js": "text/javascript; charset=utf-8",
        "table.js": "text/javascript; charset=utf-8",
        "replay.js": "text/javascript; charset=utf-8",
        "upload.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "icon-192.png": "image/png",
        "icon-512.png": "image/png",
        "icon-maskable.png": "image/png",
    };
    files.into_iter().map(|(name, kind, bytes)| Asset { name, kind, bytes, address: address(name, bytes) }).collect()
});

fn address(name: &str, bytes: &[u8]) -> String {
    let digest: String = Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{digest}.{ending}"),
        None => format!("{name}.{digest}"),
    }
}

/// The address of a file.
pub fn url(name: &str) -> String {
    match ALL.iter().find(|asset| asset.name == name) {
        Some(asset) => format!("/assets/{}", asset.address),
        None => format!("/assets/{name}"),
    }
}

/// The file with this name in addresses.
pub fn find(address: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.address == address)
}

/// The file with this name here.
pub fn named(name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.name == name)
}
