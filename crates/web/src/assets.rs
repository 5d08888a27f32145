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
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its name in addresses, like `style.0123456789ab.css`.
    pub address: String,
}

impl Asset {
    /// Its media type, by the ending of its name.
    pub fn kind(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            _ => "application/octet-stream",
        }
    }
}

/// Files that belong together: the site's, or a game's.
#[derive(Debug)]
pub struct Assets {
    base: Option<&'static Assets>,
    files: Vec<Asset>,
}

/// The names and contents of files in a folder, for [`Assets::new`]: `files!("../assets/", ["table.css", …])`. A module comes
/// after those that it imports.
#[macro_export]
macro_rules! files {
    ($folder:literal, [$($name:literal),* $(,)?]) => {
        [$(($name, include_bytes!(concat!($folder, $name)).as_slice())),*]
    };
}

static OWN: LazyLock<Assets> = LazyLock::new(|| {
    let files = files!(
        "../assets/",
        [
            "style.css",
            "table.css",
            "people.css",
            "replay.css",
            "here.js",
            "moves.js",
            "patch.js",
            "swap.js",
            "chat.js",
            "follow.js",
            "answers.js",
            "clock.js",
            "enlarge.js",
            "notice.js",
            "picks.js",
            "table.js",
            "learn.js",
            "replay.js",
            "site.js",
            "install.js",
            "upload.js",
            "sw.js",
            "icon.svg",
            "icon-192.png",
            "icon-512.png",
            "icon-maskable.png",
        ]
    );
    Assets::new(None, &files)
});

impl Assets {
    /// The site's own.
    pub fn own() -> &'static Assets {
        &OWN
    }

    /// These files; their modules may import each other and those of `base`.
    pub fn new(base: Option<&'static Assets>, files: &[(&'static str, &'static [u8])]) -> Assets {
        let mut assets = Assets { base, files: Vec::with_capacity(files.len()) };
        for &(name, bytes) in files {
            let bytes = if name.ends_with(".js") { assets.linked(bytes) } else { Cow::Borrowed(bytes) };
            let address = address(name, &bytes);
            assets.files.push(Asset { name, bytes, address });
        }
        assets
    }

    /// These files and those that they build on.
    pub fn all(&self) -> impl Iterator<Item = &Asset> {
        self.base.iter().flat_map(|base| &base.files).chain(&self.files)
    }

    /// A module whose imports name addresses.
    fn linked(&self, module: &'static [u8]) -> Cow<'static, [u8]> {
        let mut text = String::from_utf8_lossy(module);
        for Asset { name, address, .. } in self.all() {
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

    /// The address of a file.
    pub fn url(&self, name: &str) -> String {
        match self.all().find(|asset| asset.name == name) {
            Some(asset) => format!("/assets/{}", asset.address),
            None => format!("/assets/{name}"),
        }
    }

    /// The file with this name in addresses.
    pub fn find(&self, address: &str) -> Option<&Asset> {
        self.files.iter().find(|asset| asset.address == address)
    }

    /// The file with this name here.
    pub fn named(&self, name: &str) -> Option<&Asset> {
        self.files.iter().find(|asset| asset.name == name)
    }

    /// Modules of these files that import something which is not there, with what they import.
    pub fn broken_imports(&self) -> Vec<(&'static str, String)> {
        let modules = self.files.iter().filter(|asset| asset.name.ends_with(".js"));
        let imports = modules.flat_map(|module| {
            let text = String::from_utf8_lossy(&module.bytes).into_owned();
            let names = text.split(['\'', '"']).filter_map(|piece| piece.strip_prefix("./")).map(str::to_owned);
            names.map(|name| (module.name, name)).collect::<Vec<_>>()
        });
        imports.filter(|(_, import)| !self.all().any(|asset| asset.address == *import)).collect()
    }
}

fn address(name: &str, bytes: &[u8]) -> String {
    let digest: String = Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{digest}.{ending}"),
        None => format!("{name}.{digest}"),
    }
}

/// The address of a file of the site.
pub fn url(name: &str) -> String {
    OWN.url(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_import_what_is_there() {
        assert_eq!(OWN.broken_imports(), []);
        let all = String::from_utf8_lossy(&OWN.named("table.js").unwrap().bytes).into_owned();
        assert!(all.contains("./answers."), "imports name addresses");
    }

    #[test]
    fn a_game_may_import_what_the_site_has() {
        static GAME: LazyLock<Assets> = LazyLock::new(|| {
            Assets::new(Some(Assets::own()), &[("toy.js", b"import './here.js'; import './gone.js';")])
        });
        assert_eq!(GAME.broken_imports(), [("toy.js", "gone.js".to_owned())]);
        assert_eq!(GAME.url("here.js"), url("here.js"));
    }
}
