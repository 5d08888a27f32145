//! A farm: house, fields with their crops, stables, fences and the pastures they make.

use table::by::List;

use crate::cells::{CELLS, Cell, CellSet};
use crate::fences::{self, FENCES, FenceSet, Shape, ShapeId};
use crate::pieces::{Crop, House};

/// A1.3: stables of a player.
pub const STABLES: u8 = 4;
/// E20: with 15 fences there are never more pastures.
pub const MOST_PASTURES: usize = 5;

/// A player's farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Farm {
    /// A5.1: what the house is made of.
    pub house: House,
    /// Spaces with rooms.
    pub rooms: CellSet,
    /// Spaces with field tiles.
    pub fields: CellSet,
    /// Spaces with stables, fenced or not.
    pub stables: CellSet,
    /// All fences.
    pub fences: FenceSet,
    /// Spaces in pastures.
    pub fenced: CellSet,
    /// A8.3: the pastures, in the order of their first spaces.
    pub pastures: List<CellSet, MOST_PASTURES>,
    /// Crops on fields, by space.
    grain: [u8; CELLS],
    vegetables: [u8; CELLS],
    /// The fewest fences by which a pasture could be added or divided; `u8::MAX` if there is no way.
    pub(crate) cheapest_pasture: u8,
}

impl Farm {
    /// A1.5: two wooden rooms and 13 empty spaces.
    pub fn new() -> Farm {
        Farm {
            house: House::Wood,
            rooms: CellSet::FIRST_ROOMS,
            fields: CellSet::NONE,
            stables: CellSet::NONE,
            fences: FenceSet::default(),
            fenced: CellSet::NONE,
            pastures: List::new(),
            grain: [0; CELLS],
            vegetables: [0; CELLS],
            cheapest_pasture: 4,
        }
    }

    /// A11.38: spaces with a tile, a stable, or within a pasture.
    pub fn used(&self) -> CellSet {
        self.rooms.with(self.fields).with(self.stables).with(self.fenced)
    }

    /// A11.38: all others.
    pub fn unused(&self) -> CellSet {
        CellSet::ALL.without(self.used())
    }

    /// A5.3, A5.4: where a room can be built.
    pub fn room_sites(&self) -> CellSet {
        self.unused().and(self.rooms.neighbours())
    }

    /// A5.7: where a stable can be built, if there is one left.
    pub fn stable_sites(&self) -> CellSet {
        if self.stables.len() >= STABLES {
            return CellSet::NONE;
        }
        CellSet::ALL.without(self.rooms).without(self.fields).without(self.stables)
    }

    /// A7.1: where a field can be plowed.
    pub fn field_sites(&self) -> CellSet {
        if self.fields.is_empty() { self.unused() } else { self.unused().and(self.fields.neighbours()) }
    }

    /// A1.3: fences in reserve.
    pub fn fences_left(&self) -> u8 {
        FENCES.saturating_sub(self.fences.len())
    }

    /// A8.9: stables that stand in no pasture.
    pub fn unfenced_stables(&self) -> u8 {
        self.stables.without(self.fenced).len()
    }

    /// A7.3: fields that can be sown.
    pub fn unplanted(&self) -> u8 {
        let planted = self.fields.iter().filter(|&cell| self.crop(cell).is_some()).count();
        self.fields.len().saturating_sub(u8::try_from(planted).unwrap_or(u8::MAX))
    }

    /// What lies on a field, and how much of it.
    pub fn crop(&self, cell: Cell) -> Option<(Crop, u8)> {
        let on = |crops: &[u8; CELLS]| crops.get(cell.index()).copied().filter(|&count| count > 0);
        let grain = on(&self.grain).map(|count| (Crop::Grain, count));
        grain.or_else(|| on(&self.vegetables).map(|count| (Crop::Vegetable, count)))
    }

    /// All of a crop that lies on fields.
    pub fn sown(&self, crop: Crop) -> u8 {
        self.crops(crop).iter().sum()
    }

    /// A11.36: fields with this crop on them.
    pub fn fields_with(&self, crop: Crop) -> u8 {
        let count = self.crops(crop).iter().filter(|&&count| count > 0).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    fn crops(&self, crop: Crop) -> &[u8; CELLS] {
        match crop {
            Crop::Grain => &self.grain,
            Crop::Vegetable => &self.vegetables,
        }
    }

    /// A7.3, A14.25: sows so many unplanted fields in reading order; on each lie `amount` then.
    pub(crate) fn sow(&mut self, crop: Crop, fields: u8, amount: u8) {
        let unplanted = |cell: &Cell| self.crop(*cell).is_none();
        let cells: List<Option<Cell>, CELLS> = {
            let mut cells = List::new();
            self.fields.iter().filter(unplanted).take(fields.into()).for_each(|cell| cells.push(Some(cell)));
            cells
        };
        let crops = match crop {
            Crop::Grain => &mut self.grain,
            Crop::Vegetable => &mut self.vegetables,
        };
        for cell in cells.iter().flatten() {
            if let Some(count) = crops.get_mut(cell.index()) {
                *count = amount;
            }
        }
    }

    /// A10.2: takes one crop off each planted field; how much of it is grain, how much vegetables.
    pub(crate) fn harvest(&mut self) -> (u8, u8) {
        (harvest_all(&mut self.grain), harvest_all(&mut self.vegetables))
    }

    /// Puts crops on a field as they lie there.
    #[cfg(test)]
    pub(crate) fn put_crop(&mut self, cell: Cell, crop: Crop, count: u8) {
        let crops = match crop {
            Crop::Grain => &mut self.grain,
            Crop::Vegetable => &mut self.vegetables,
        };
        if let Some(place) = crops.get_mut(cell.index()) {
            *place = count;
        }
    }

    /// A5.3: builds a room.
    pub(crate) fn add_room(&mut self, cell: Cell) {
        self.rooms = self.rooms.with(CellSet::one(cell));
        self.note_cheapest_pasture();
    }

    /// A7.1: lays a field.
    pub(crate) fn add_field(&mut self, cell: Cell) {
        self.fields = self.fields.with(CellSet::one(cell));
        self.note_cheapest_pasture();
    }

    /// A5.7: builds a stable.
    pub(crate) fn add_stable(&mut self, cell: Cell) {
        self.stables = self.stables.with(CellSet::one(cell));
    }

    /// A8.6: the fences that a shape still needs, if it can be fenced in.
    pub fn fences_for(&self, shape: &Shape) -> Option<u8> {
        self.can_be_fenced(shape.cells).then(|| shape.fences.without(self.fences).len())
    }

    /// A8.3, A8.5, A8.6: whether these spaces in one piece could become a pasture: they are free of tiles and touch a pasture
    /// (the first one need not), or they divide a pasture. Of its two parts the one without its first space is named.
    fn can_be_fenced(&self, cells: CellSet) -> bool {
        if !self.fenced.meets(cells) {
            let free = !self.rooms.with(self.fields).meets(cells);
            return free && (self.fenced.is_empty() || self.fenced.grown().meets(cells));
        }
        self.pastures.iter().any(|pasture| {
            pasture.contains_all(cells) && pasture.first() != cells.first() && pasture.without(cells).is_connected()
        })
    }

    /// All shapes that can be fenced in with at most so many fences, and how many each needs.
    pub(crate) fn possible_shapes(&self, most: u8) -> impl Iterator<Item = (ShapeId, &'static Shape, u8)> {
        let most = most.min(self.fences_left());
        let affordable = move |(id, shape): (ShapeId, &'static Shape)| {
            let fences = self.fences_for(shape)?;
            (fences <= most).then_some((id, shape, fences))
        };
        fences::all().filter(move |_| most > 0).filter_map(affordable)
    }

    /// A8.6: fences a shape in; the fences that were built.
    pub(crate) fn fence(&mut self, shape: &Shape) -> FenceSet {
        let built = shape.fences.without(self.fences);
        self.fences = self.fences.with(built);
        if let Some(divided) = self.pastures.iter_mut().find(|pasture| pasture.meets(shape.cells)) {
            *divided = divided.without(shape.cells);
        }
        self.pastures.push(shape.cells);
        self.pastures.sort_unstable_by_key(|pasture| pasture.first());
        self.fenced = self.fenced.with(shape.cells);
        self.note_cheapest_pasture();
        built
    }

    fn note_cheapest_pasture(&mut self) {
        self.cheapest_pasture = if self.pastures.is_empty() {
            // No fence stands yet, and one space needs the fewest.
            let any = !CellSet::ALL.without(self.rooms).without(self.fields).is_empty();
            if any { 4 } else { u8::MAX }
        } else {
            self.possible_shapes(FENCES).map(|(_, _, fences)| fences).min().unwrap_or(u8::MAX)
        };
    }
}

impl Default for Farm {
    fn default() -> Farm {
        Farm::new()
    }
}

fn harvest_all(crops: &mut [u8; CELLS]) -> u8 {
    let mut taken = 0;
    for crop in crops.iter_mut().filter(|crop| **crop > 0) {
        *crop -= 1;
        taken += 1;
    }
    taken
}
