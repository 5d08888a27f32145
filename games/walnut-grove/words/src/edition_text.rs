//! What is in an edition, for those who write one: in English, with the names of the file.

use walnut_grove::Edition;
use walnut_grove::edition::Space;

use crate::Phrases;

impl Phrases {
    /// How many pieces there are, and the street with what its buildings cost.
    pub fn edition_text(self, edition: &Edition) -> Vec<String> {
        let Edition { tiles, discs, coins, labourers, buildings, improvements, .. } = edition;
        let mut lines = vec![
            format!("{} tiles, {} discs, {} coins", tiles.len(), discs.len(), coins.total()),
            format!(
                "{} labourers, {} buildings, {} improvements",
                labourers.total(),
                buildings.total(),
                improvements.total()
            ),
            "The street, clockwise:".to_owned(),
        ];
        lines.extend(edition.ring.iter().map(|space| match space {
            Space::Toll(toll) => format!("  -- toll: {toll} --"),
            Space::House(house) => {
                let cost = if house.cost.total() == 0 { "free".to_owned() } else { self.bundle(&house.cost) };
                format!("  {:<16} {cost}", house.name)
            }
        }));
        lines
    }
}
