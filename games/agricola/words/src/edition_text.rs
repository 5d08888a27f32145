//! What is in an edition, for those who write one: in English, with the names of the file.

use agricola::pieces::{CardKind, Major};
use agricola::{Edition, Setup};
use table::by::Key;

use crate::Phrases;
use crate::pieces::is_nothing;

impl Phrases {
    /// What building costs, the majors, and how many hand cards there are.
    pub fn edition_text(self, setup: &Setup) -> Vec<String> {
        let Edition { start, feeding, building, majors, cards, .. } = setup.edition();
        let count = |kind: CardKind| cards.values().filter(|card| card.kind == kind).count();
        let mut lines = vec![
            format!("{} occupations, {} minors", count(CardKind::Occupation), count(CardKind::Minor)),
            format!("food at the start: first {}, others {}, solo {}", start.first, start.others, start.solo),
            format!(
                "food in a harvest: adult {}, adult alone {}, newborn {}",
                feeding.adult, feeding.adult_solo, feeding.newborn
            ),
            format!("a room: {} of the house’s material, {} reed", building.room_material, building.room_reed),
            format!("a stable: {}; a fence: {} wood", self.bundle(&building.stable), building.fence_wood),
            "Major improvements:".to_owned(),
        ];
        lines.extend(Major::ALL.iter().map(|&major| {
            let data = &majors[major];
            let cost = if is_nothing(&data.cost) { "free".to_owned() } else { self.bundle(&data.cost) };
            format!("  {:<12} {cost}, {} points", major.word(), data.points)
        }));
        lines
    }
}
