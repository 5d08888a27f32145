//! Why something is refused.

use agricola::Illegal;
use agricola::cells::Cell;
use agricola::pieces::{Card, Good, Major, Space};

use crate::Phrases;
use crate::pieces::at;

impl Phrases {
    /// The reason, in a sentence.
    pub fn refusal(self, illegal: &Illegal) -> String {
        match *illegal {
            Illegal::NotAsked => self.plain("refusal-not-asked"),
            Illegal::NotThere => self.plain("refusal-not-there"),
            Illegal::NotInPlay(space) => self.refused_space("refusal-not-in-play", space),
            Illegal::Occupied(space, _) => self.refused_space("refusal-occupied", space),
            Illegal::TileOccupied(space) => self.refused_space("refusal-tile-occupied", space),
            Illegal::NotMarked(space) => self.refused_space("refusal-not-marked", space),
            Illegal::Empty(space) => self.refused_space("refusal-empty", space),
            Illegal::NothingToDo(space) => self.refused_space("refusal-nothing-to-do", space),
            Illegal::NoCards(space) => self.refused_space("refusal-no-cards", space),
            Illegal::FivePeople => self.plain("refusal-five-people"),
            Illegal::NoRoom => self.plain("refusal-no-room"),
            Illegal::TooEarly(space) => self.refused_space("refusal-too-early", space),
            Illegal::Short(good, count) => self.say_with("refusal-short", [("goods", self.goods(count, good).into())]),
            Illegal::StoneHouse => self.plain("refusal-stone-house"),
            Illegal::CannotPass => self.plain("refusal-cannot-pass"),
            Illegal::RoomSite(cell) => self.refused_cell("refusal-room-site", cell),
            Illegal::RoomApart(cell) => self.refused_cell("refusal-room-apart", cell),
            Illegal::StableSite(cell) => self.refused_cell("refusal-stable-site", cell),
            Illegal::NoStableLeft => self.plain("refusal-no-stable-left"),
            Illegal::FieldSite(cell) => self.refused_cell("refusal-field-site", cell),
            Illegal::FieldApart(cell) => self.refused_cell("refusal-field-apart", cell),
            Illegal::SowAtMost(count) => self.counted("refusal-sow-at-most", count),
            Illegal::BakeAtMost(count) => self.counted("refusal-bake-at-most", count),
            Illegal::DoSomething => self.plain("refusal-do-something"),
            Illegal::NotOnDisplay(major) => self.refused_major("refusal-not-on-display", major),
            Illegal::NoMajorHere => self.plain("refusal-no-major-here"),
            Illegal::NotOwned(major) => self.refused_major("refusal-not-owned", major),
            Illegal::NotInHand(card) => self.refused_card("refusal-not-in-hand", card),
            Illegal::OtherKind(card) => self.refused_card("refusal-other-kind", card),
            Illegal::Prerequisite(card) => self.refused_card("refusal-prerequisite", card),
            Illegal::NoFenceLeft => self.plain("refusal-no-fence-left"),
            Illegal::NoPasture => self.plain("refusal-no-pasture"),
            Illegal::NotThisHerd => self.plain("refusal-not-this-herd"),
            Illegal::NotConvertible(good) => self.refused_good("refusal-not-convertible", good),
            Illegal::NoGood(good) => self.refused_good("refusal-no-good", good),
            Illegal::CraftUsed(major) => self.refused_major("refusal-craft-used", major),
        }
    }

    fn refused_space(self, name: &str, space: Space) -> String {
        self.say_with(name, [("space", space.word().into())])
    }

    fn refused_cell(self, name: &str, cell: Cell) -> String {
        self.say_with(name, at(cell))
    }

    fn refused_major(self, name: &str, major: Major) -> String {
        self.say_with(name, [("major", major.word().into())])
    }

    fn refused_card(self, name: &str, card: Card) -> String {
        self.say_with(name, [("title", self.card(card).into())])
    }

    fn refused_good(self, name: &str, good: Good) -> String {
        self.say_with(name, [("good", good.word().into())])
    }
}
