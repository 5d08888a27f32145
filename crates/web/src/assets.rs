//! What a browser loads beside pages: style sheets, modules, pictures. Built in; their addresses change with their content,
//! so that a browser may keep them for ever.

use std::borrow::Cow;
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
    pub bytes: Cow<'static, [u8]>,
    /// Its name in addresses, like `style.0123456789ab.css`.
    pub address: String,
}

macro_rules! assets {
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$(($name, $kind, include_bytes!(concat!("../assets/", $name)).as_slice())),*]
    };
}

static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    // A module comes after those that it imports.
    let files = assets! {
        "style.css": "text/css; charset=utf-8",
        "draw.css": "text/css; charset=utf-8",
        "table.css": "text/css; charset=utf-8",
        "people.css": "text/css; charset=utf-8",
        "replay.css": "text/css; charset=utf-8",
        "here.js": "text/javascript; charset=utf-8",
        "moves.js": "text/javascript; charset=utf-8",
        "patch.js": "text/javascript; charset=utf-8",
        "swap.js": "text/javascript; charset=utf-8",
        "talk.js": "text/javascript; charset=utf-8",
        "follow.js": "text/javascript; charset=utf-8",
        "answers.js": "text/javascript; charset=utf-8",
        "clock.js": "text/javascript; charset=utf-8",
        "farms.js": "text/javascript; charset=utf-8",
        "notice.js": "text/javascript; charset=utf-8",
        "picks.js": "text/javascript; charset=utf-8",
        "spring.js": "text/javascript; charset=utf-8",
        "town.js": "text/javascript; charset=utf-8",
        "table.js": "text/javascript; charset=utf-8",
        "learn.js": "text/javascript; charset=utf-8",
        "replay.js": "text/javascript; charset=utf-8",
        "site.js": "text/javascript; charset=utf-8",
        "install.js": "text/javascript; charset=utf-8",
        "upload.js": "text/javascript; charset=utf-8",
        "sw.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "icon-192.png": "image/png",
        "icon-512.png": "image/png",
        "icon-maskable.png": "image/png",
    };
    let mut all: Vec<Asset> = Vec::with_capacity(files.len());
    for (name, kind, bytes) in files {
        let bytes = if name.ends_with(".js") { linked(bytes, &all) } else { Cow::Borrowed(bytes) };
        let address = address(name, &bytes);
        all.push(Asset { name, kind, bytes, address });
    }
    all
});

/// A module whose imports name addresses.
fn linked(module: &'static [u8], others: &[Asset]) -> Cow<'static, [u8]> {
    let mut text = String::from_utf8_lossy(module);
    for Asset { name, address, .. } in others {
        for quote in ['\'', '"'] {
            let import = format!("{quote}./{name}{quote}");
            if text.contains(&import) {
                text = Cow::Owned(text.replace(&import, &format!("{quote}./{address}{quote}")));
            }
        }
    }
    match text {
        Cow::Borrowed(_) => Cow::Borrowed(module),
        Cow::Owned(text) => Cow::Owned(text.into_bytes()),
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_import_what_is_there() {
        let mut imports = 0;
        for module in ALL.iter().filter(|asset| asset.kind.starts_with("text/javascript")) {
            let text = String::from_utf8_lossy(&module.bytes);
            let imports_of = text.split(['\'', '"']).filter_map(|quoted| quoted.strip_prefix("./"));
            for import in imports_of {
                assert!(find(import).is_some(), "{} imports {import}, which is not there", module.name);
                imports += 1;
            }
        }
        assert!(imports > 10, "only {imports} imports were seen");
    }

    #[test]
    fn imports_are_linked_in_either_quotes() {
        let here = ALL.iter().find(|asset| asset.name == "here.js").unwrap();
        for import in [&b"import './here.js'"[..], b"import \"./here.js\""] {
            let linked = linked(import, &ALL);
            assert!(String::from_utf8_lossy(&linked).contains(&format!("./{}", here.address)));
        }
    }
}
