//! The heuristic: the points a player will have at the end, estimated in hundredths.
//!
//! At the end it is the score. Before that it adds what goods, land, people and roofs will still bring, and what the
//! answers still due will cost or give: so an action can be judged right after it is made, before everything that
//! follows from it is answered.

use table::Seat;
use walnut_grove::by::Key;
use walnut_grove::pieces::{Building, ByGood, Coin, Colour, Good, Improvement};
use walnut_grove::player::Player;
use walnut_grove::town::{Piece, Stop};
use walnut_grove::{Ask, Bill, Score, Stage, State, YEARS};

/// Two points: what a neighbour's help costs.
const HELP: i32 = 200;

/// The numbers behind the heuristic, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A coin to be drawn from the bag: on average nearly a point, and it stands for any good.
    coin_to_come: i32,
    /// A coin in the barn beyond its points, before the last fall is over.
    coin: i32,
    /// Goods of a kind that nothing asks for yet: the first two.
    first_goods: i32,
    /// The next two.
    more_goods: i32,
    /// Any beyond.
    many_goods: i32,
    /// A good that the next winter will ask for, once this one is paid.
    next_need: i32,
    /// A good that winter takes.
    paid: i32,
    /// A coin that winter takes.
    paid_coin: i32,
    /// A good paid for a building's cost.
    cost: i32,
    /// A toll.
    toll: i32,
    /// A good taken for free.
    taken: i32,
    /// A good given for a help tile.
    repaid: i32,
    /// A year of a worked area: each tile of its size,
    area_size: i32,
    /// and as far as there are squares for the goods.
    area_squares: i32,
    /// An area without a figure, in percent of one with.
    idle: i32,
    /// A year of a kind's largest area, each tile up to three.
    variety: i32,
    /// A year of a labourer in a hut.
    hut: i32,
    /// A year of a barn.
    barn: i32,
    /// A year of the first hired labourer,
    labourer: i32,
    /// and how much less with each further one.
    crowd: i32,
    /// A year of each place beside a tent, up to four years.
    tent: i32,
    /// A year of a ladder.
    ladder: i32,
    /// A coin for a safe before the last fall,
    safe_coin: i32,
    /// and what else a safe is worth then.
    safe: i32,
    /// A warehouse before the last fall.
    warehouse: i32,
    /// A year of a gateway.
    gateway: i32,
    /// A year of horses.
    horses: i32,
    /// A year of a fountain.
    fountain: i32,
    /// A year of unfenced land with one open side,
    nearly_fenced: i32,
    /// and with two.
    half_fenced: i32,
    /// Land to work for what winter asks counts as help saved; for anything else a good counts as this.
    harvest: i32,
}

/// Found by play: each number was varied and kept where farms did better (docs/bots.md).
const WEIGHTS: Weights = Weights {
    coin_to_come: 105,
    coin: 94,
    first_goods: 88,
    more_goods: 25,
    many_goods: 11,
    next_need: 90,
    paid: 59,
    paid_coin: 60,
    cost: 43,
    toll: 137,
    taken: 107,
    repaid: 18,
    area_size: 5,
    area_squares: 6,
    idle: 15,
    variety: 3,
    hut: 69,
    barn: 21,
    labourer: 13,
    crowd: 7,
    tent: 7,
    ladder: 7,
    safe_coin: 60,
    safe: 37,
    warehouse: 356,
    gateway: 13,
    horses: 20,
    fountain: 12,
    nearly_fenced: 3,
    half_fenced: -2,
    harvest: 59,
};

/// What the position is worth to the player in `seat`.
pub fn estimate(state: &State, seat: Seat) -> i32 {
    let Some(player) = state.player(seat) else { return 0 };
    if state.stage() == Stage::Over {
        return 100 * Score::of(player).total() + i32::from(player.all_goods());
    }
    let weights = &WEIGHTS;
    // Who is done with a season stands as if it were over, whether others are done or not: no seat sees further.
    let done = state.asks(seat).is_empty();
    let joined;
    let player = match (state.stage(), player.hired) {
        (Stage::Winter, Some(colour)) if done => {
            joined = with_hand(player, colour);
            &joined
        }
        _ => player,
    };
    let years = harvests_to_come(state, player);
    let due = due(state, player);
    let mut goods = ByGood::from_fn(|good| i32::from(player.goods(good)));
    let mut total =
        200 * i32::from(player.figures()) + 100 * i32::from(player.buildings()) - HELP * i32::from(player.help.total());
    for ask in state.asks(seat) {
        total += weights.pending(state, seat, player, ask, &due, &mut goods);
    }
    if done && state.stage() == Stage::Spring {
        weights.add_harvest(state, player, player.figures(), 0, &due, &mut goods);
    }
    total += weights.stock(state, player, &due, &goods, years);
    if player.improvements.total() > 0 {
        let each = Improvement::ALL.iter().map(|&kind| owned(player, kind) * weights.improvement(player, kind, years));
        total += each.sum::<i32>();
    }
    if player.hired.is_some() {
        total += weights.labourer(player, i32::from(YEARS - state.year()));
    }
    total + weights.land(player, years) + years * weights.roofs(player)
}

/// What land, roofs and stock are worth to a player, each for itself: what a learner can start from.
pub fn parts(state: &State, player: &Player) -> [i32; 3] {
    let (weights, years) = (&WEIGHTS, harvests_to_come(state, player));
    let goods = ByGood::from_fn(|good| i32::from(player.goods(good)));
    let stock = weights.stock(state, player, &due(state, player), &goods, years);
    [weights.land(player, years), years * weights.roofs(player), stock]
}

/// The player after winter, when the hired labourer has joined.
fn with_hand(player: &Player, colour: Colour) -> Player {
    let mut joined = *player;
    joined.hired = None;
    joined.labourers[colour] += 1;
    joined
}

/// Harvests to come, this year's included while it is not in.
fn harvests_to_come(state: &State, player: &Player) -> i32 {
    let before = match state.stage() {
        Stage::Fall(_) | Stage::Winter | Stage::Over => false,
        Stage::Summer => player.asks().iter().any(|ask| matches!(ask, Ask::Work { .. })),
        _ => true,
    };
    i32::from(YEARS - state.year()) + i32::from(before)
}

fn owned(player: &Player, kind: Improvement) -> i32 {
    i32::from(player.improvements[kind])
}

/// What winter asks: this year's until it is paid, then a guess at the next.
fn due(state: &State, player: &Player) -> ByGood<u8> {
    let mut due = ByGood::default();
    if state.stage() == Stage::Winter && state.year() == YEARS {
        return due;
    }
    let disc = state.disc().filter(|_| state.stage() != Stage::Winter);
    for &colour in Colour::ALL {
        due[colour.eats()] = player.labourers[colour] * (1 + u8::from(disc.is_some_and(|disc| disc.hungry[colour])));
    }
    due[Good::Wood] = disc.map_or(1, |disc| disc.fires) + player.campfires();
    due
}

impl Weights {
    /// What the land will bring: fenced areas, and a year's harvest by year. The best areas count, one for each figure,
    /// and a little of the others.
    fn land(&self, player: &Player, years: i32) -> i32 {
        let figures = usize::from(player.figures());
        let mut best = [0i32; 8];
        let (mut all, mut variety) = (0, 0);
        let mut largest = ByGood::<i32>::default();
        for (_, area) in player.farm.areas() {
            let size = i32::from(area.size());
            let more = size.min(3) - largest[area.good];
            if more > 0 {
                variety += more;
                largest[area.good] += more;
            }
            let mut value = self.area_size * size + self.area_squares * size.min(i32::from(area.squares));
            all += value;
            for slot in best.iter_mut().take(figures) {
                if value > *slot {
                    std::mem::swap(slot, &mut value);
                }
            }
        }
        let worked: i32 = best.iter().sum();
        let harvest = worked + (all - worked) * self.idle / 100 + self.variety * variety;
        let (mut fenced, mut nearly, mut half) = (0, 0, 0);
        for open in player.farm.open_sides() {
            fenced += i32::from(*open == 0);
            nearly += i32::from(*open == 1);
            half += i32::from(*open == 2);
        }
        100 * fenced + years * (harvest + self.nearly_fenced * nearly + self.half_fenced * half)
    }

    /// What huts save in a year, and what room in the barn helps.
    fn roofs(&self, player: &Player) -> i32 {
        let housed = i32::from(player.huts.min(player.labourers.total() + u8::from(player.hired.is_some())));
        self.hut * housed + self.barn * i32::from(player.barns)
    }

    /// Two points, and harvests to come less what it eats; more people need more land.
    fn labourer(&self, player: &Player, years: i32) -> i32 {
        let crowd = i32::from(player.labourers.total());
        200 + years * (self.labourer - self.crowd * (crowd - 1).max(0))
    }

    /// What one improvement will bring at the end.
    fn improvement(&self, player: &Player, kind: Improvement, years: i32) -> i32 {
        let bought = i32::from(player.improvements.total());
        match kind {
            Improvement::Tent => 200 * bought + (3 - bought).max(0) * self.tent * years.min(4),
            Improvement::Ladder => 100 * i32::from(player.buildings()) + self.ladder * years,
            Improvement::Safe if years > 0 => self.safe_coin * i32::from(player.coins()) + self.safe,
            Improvement::Safe => 100 * i32::from(player.coins()),
            Improvement::Warehouse if years > 0 => self.warehouse,
            Improvement::Warehouse => 100 * i32::from(player.barn.goods.total()),
            Improvement::Gateway => 100 * i32::from(player.farm.largest_area()) + self.gateway * years,
            Improvement::Horses => 100 * i32::from(player.farm.fenced_areas()) + self.horses * years,
            Improvement::Fountain => 100 * i32::from(player.figures()) + self.fountain * years,
        }
    }

    /// What goods and coins are worth: first what the next winter asks, then what else can be done with them.
    fn stock(&self, state: &State, player: &Player, due: &ByGood<u8>, goods: &ByGood<i32>, years: i32) -> i32 {
        let last = years == 0;
        let over = last && state.stage() == Stage::Winter;
        let this_winter = state.disc().is_some() && state.stage() != Stage::Winter;
        let needed = if this_winter { HELP } else { self.next_need };
        let (mut worth, mut missing) = (0, 0);
        for good in Good::all() {
            let (have, need) = (goods[good], i32::from(due[good]));
            missing += (need - have).max(0);
            let spare = (have - need).max(0);
            worth += needed * have.min(need);
            worth += if over {
                2 * spare
            } else {
                self.first_goods * spare.min(2)
                    + self.more_goods * (spare - 2).clamp(0, 2)
                    + self.many_goods * (spare - 4).max(0)
            };
        }
        if !this_winter {
            missing = 0;
        }
        for &coin in Coin::ALL {
            let count = i32::from(player.barn.coins[coin]);
            let used = count.min(missing);
            missing -= used;
            worth += used * HELP + (count - used) * (100 * coin.points() + if last { 0 } else { self.coin });
        }
        worth
    }

    /// What an answer still due will cost and give. A harvest to come is added to `goods`.
    fn pending(
        &self,
        state: &State,
        seat: Seat,
        player: &Player,
        ask: &Ask,
        due: &ByGood<u8>,
        goods: &mut ByGood<i32>,
    ) -> i32 {
        match *ask {
            Ask::Work { figures, from } => {
                self.add_harvest(state, player, figures, from, due, goods);
                0
            }
            Ask::Toll { due, .. } => -self.toll * i32::from(due),
            Ask::Pay { due, bill: Bill::Cost, .. } => -self.cost * i32::from(due.total()),
            Ask::Pay { due, .. } => -self.unpaid(player, &due),
            Ask::Take { count, .. } => self.taken * i32::from(count),
            Ask::Choose => self.best_piece(state, seat, player),
            Ask::Sell { coins, .. } | Ask::Draw(coins) => self.coin_to_come * i32::from(coins),
            Ask::Repay { goods, .. } => HELP - self.repaid * i32::from(goods),
            Ask::Start | Ask::Keep(_) | Ask::Place(_) | Ask::GiveUp { .. } | Ask::Move | Ask::MayRepay => 0,
        }
    }

    /// In winter: what is due and cannot be paid will cost help, what can be paid a good.
    fn unpaid(&self, player: &Player, due: &ByGood<u8>) -> i32 {
        let (mut missing, mut cost) = (0, 0);
        for good in Good::all() {
            let short = due[good].saturating_sub(player.goods(good));
            missing += i32::from(short);
            cost += self.paid * i32::from(due[good] - short);
        }
        let by_coin = missing.min(i32::from(player.coins()));
        cost + self.paid_coin * by_coin + HELP * (missing - by_coin)
    }

    /// Adds the harvest of the areas that have a figure, and of the best of the others for the figures still to come.
    fn add_harvest(
        &self,
        state: &State,
        player: &Player,
        figures: u8,
        from: u8,
        due: &ByGood<u8>,
        goods: &mut ByGood<i32>,
    ) {
        let bonus = state.disc().map(|disc| disc.summer);
        let mut open = [(Good::Grain, 0i32); 48];
        let mut count = 0;
        for (place, (id, area)) in player.farm.areas().enumerate() {
            let made = i32::from(area.size()) + i32::from(bonus == Some(area.good));
            if player.works_on(id) {
                goods[area.good] += made;
            } else if place >= usize::from(from)
                && let Some(slot) = open.get_mut(count)
            {
                *slot = (area.good, made);
                count += 1;
            }
        }
        for _ in 0..figures {
            let mut best: Option<(i32, &mut (Good, i32))> = None;
            for slot in open.iter_mut().take(count).filter(|(_, made)| *made > 0) {
                let (good, made) = *slot;
                let need = (i32::from(due[good]) - goods[good]).clamp(0, made);
                let value = HELP * need + self.harvest * (made - need);
                if best.as_ref().is_none_or(|(known, _)| value > *known) {
                    best = Some((value, slot));
                }
            }
            let Some((_, slot)) = best else { return };
            goods[slot.0] += slot.1;
            slot.1 = 0;
        }
    }

    /// What the best piece on offer where the pawn stands is worth.
    fn best_piece(&self, state: &State, seat: Seat, player: &Player) -> i32 {
        let Stop::House { place, .. } = state.town().pawn(seat) else { return 0 };
        let years = harvests_to_come(state, player);
        let worth = |piece: Piece| match piece {
            Piece::Labourer(_) => self.labourer(player, years),
            Piece::Building(Building::Hut) => 100 + self.hut * years * i32::from(player.campfires() > 0),
            Piece::Building(Building::Barn) => 100 + self.barn * years,
            Piece::Improvement(kind) => {
                let tents = 200 * owned(player, Improvement::Tent);
                let own = if kind == Improvement::Tent { 200 } else { 0 };
                self.improvement(player, kind, years) + tents + own
            }
        };
        state.town().stock(place).pieces().map(|(piece, _)| worth(piece)).max().unwrap_or(0)
    }
}
