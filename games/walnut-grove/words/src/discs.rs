//! Years, seasons, and what a year disc says.

use walnut_grove::Season;
use walnut_grove::view::DiscView;

use crate::Phrases;

impl Phrases {
    /// "Spring"
    pub fn season(self, season: Season) -> String {
        self.say_with("season", [("season", season.word().into())])
    }

    /// "Year 3, spring"
    pub fn year_and_season(self, year: u8, season: Season) -> String {
        self.say_with("year-and-season", [("year", year.into()), ("season", season.word().into())])
    }

    /// "draw 3, keep 1"
    pub fn disc_spring(self, disc: &DiscView) -> String {
        self.say_with("disc-spring", [("draw", disc.draw.into()), ("keep", disc.keep.into())])
    }

    /// What a disc says for a season; nothing for what is no season of a year.
    pub fn disc_season(self, disc: &DiscView, season: Season) -> String {
        match season {
            Season::Spring => self.disc_spring(disc),
            Season::Summer => self.disc_summer(disc),
            Season::Fall => self.disc_fall(disc),
            Season::Winter => self.disc_winter(disc),
            Season::Setup | Season::Year | Season::Over => String::new(),
        }
    }

    /// Which good every harvest of it has one more of.
    pub fn disc_summer(self, disc: &DiscView) -> String {
        self.say_with("disc-summer", [("good", disc.summer.word().into())])
    }

    /// Which good sells for one more coin.
    pub fn disc_fall(self, disc: &DiscView) -> String {
        self.say_with("disc-fall", [("good", disc.fall.word().into())])
    }

    /// Who eats double, and how many fires burn.
    pub fn disc_winter(self, disc: &DiscView) -> String {
        let hungry = disc.hungry.iter();
        let mut parts: Vec<String> =
            hungry.map(|colour| self.say_with("disc-hungry", [("colour", colour.word().into())])).collect();
        if disc.fires > 0 {
            parts.push(self.say_with("disc-fires", [("count", disc.fires.into())]));
        }
        if parts.is_empty() { self.plain("disc-mild") } else { self.list(&parts) }
    }
}
