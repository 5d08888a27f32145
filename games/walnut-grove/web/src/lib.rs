//! Walnut Grove's page: the farms, the town, and every question about them.

mod ask;
mod board;
pub mod draw;

use std::sync::{Arc, LazyLock};

use table::{Seat, Viewer};
use walnut_grove::State;
use walnut_grove_words::Phrases;
use web::assets::Assets;
use web::table::Here;
use web::{Face, Position, Style, files};

use board::Board;

/// The page of Walnut Grove.
#[derive(Debug)]
pub struct WalnutGroveFace;

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let files = files!("../assets/", ["draw.css", "farm.css", "farm.js", "spring.js", "summer.js", "town.js"]);
    Assets::new(Some(Assets::own()), &files)
});

static STYLE: Style = Style {
    assets: || &ASSETS,
    sheets: &["draw.css", "farm.css"],
    modules: &["spring.js", "summer.js", "town.js"],
    shapes: draw::shapes,
    emblem: draw::emblem,
    welcome: Some([draw::farm_scene, draw::road_scene]),
    ways: ["farmer", "barn", "wagon", "yellow"],
    marks: &[("wagon", "play-solo-win"), ("hut", "play-solo-good"), ("farmhouse", "play-solo-master")],
};

impl Face for WalnutGroveFace {
    type Game = State;

    fn style() -> &'static Style {
        &STYLE
    }

    fn position(state: &State, viewer: Viewer, asks: Option<Seat>) -> Arc<dyn Position> {
        Arc::new(Board::new(state, viewer, asks))
    }
}

/// Says things about the game in the reader's language.
trait Speaks {
    fn phrases(self) -> Phrases;
}

impl Speaks for Here<'_> {
    fn phrases(self) -> Phrases {
        Phrases::new(self.page.prefs.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_import_what_is_there() {
        assert_eq!(ASSETS.broken_imports(), []);
    }
}
