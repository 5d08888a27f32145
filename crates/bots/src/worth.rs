//! What a position is worth to a player, by rules of thumb, in hundredths of a point.
//!
//! At the end it is the score. Before that it adds what goods, land, people and roofs will still bring, and what the
//! answers still due will cost or give: so an action can be judged right after it is made, before everything that
//! follows from it is answered.

use table::Seat;
use walnut_grove::by::Place;
use walnut_grove::pieces::{Building, ByGood, Coin, Colour, Good, Improvement};
use walnut_grove::player::Player;
use walnut_grove::town::{Piece, Stop};
use walnut_grove::{Ask, Bill, Score, Stage, State, YEARS};

/// What `worth` gives for a point.
pub const POINT: f32 = 100.0;
/// Two points: what a neighbour's help costs.
const HELP: i32 = 200;
/// What a coin out of the bag is worth: on average nearly a point, and it stands for any good.
const COIN: i32 = 105;
/// What a good is worth that nothing asks for yet: the first ones, further ones, and any beyond.
const SPARE: [i32; 3] = [70, 45, 10];
/// The same after the last fall, when only ties and a Warehouse count.
const LEFT_OVER: [i32; 3] = [2, 2, 2];

/// What a good is worth that winter takes.
const PAID: i32 = 55;

/// What the position is worth to the player in `seat`.
pub fn worth(state: &State, seat: Seat) -> i32 {
    let Some(player) = state.player(seat) else { return 0 };
    if state.stage() == Stage::Over {
        return 100 * Score::of(player).total() + i32::from(player.all_goods());
    }
    let score = Score::of(player);
    let years = years_left(state);
    let mut goods = ByGood::from_fn(|good| i32::from(player.goods(good)));
    let mut total = 100 * (score.fenced_areas + score.figures + score.buildings + score.help);
    for ask in state.asks(seat) {
        total += pending(state, seat, player, ask, &mut goods);
    }
    total += stock_worth(state, player, &goods);
    total +=
        Improvement::ALL.iter().map(|&kind| owned(player, kind) * improvement_worth(player, kind, years)).sum::<i32>();
    total += i32::from(player.hired.is_some()) * labourer_worth(player, years - i32::from(before_harvest(state)));
    total + years * (land_worth(player) + roof_worth(player))
}

fn before_harvest(state: &State) -> bool {
    !matches!(state.stage(), Stage::Fall(_) | Stage::Winter | Stage::Over)
}

/// Harvests to come.
fn years_left(state: &State) -> i32 {
    i32::from(YEARS - state.year()) + i32::from(before_harvest(state))
}

fn owned(player: &Player, kind: Improvement) -> i32 {
    i32::from(player.improvements[kind])
}

/// What a year's harvest of this land brings: the best areas first, one for each figure, and a little of the others.
fn land_worth(player: &Player) -> i32 {
    let mut best = [0i32; 7];
    let mut largest = ByGood::<i32>::default();
    for (_, area) in player.farm.areas() {
        let size = i32::from(area.size());
        largest[area.good] = largest[area.good].max(size);
        let mut value = 14 * size + 6 * size.min(i32::from(area.squares));
        for slot in &mut best {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }
    let figures = usize::from(player.figures());
    let worked: i32 = best.iter().take(figures).sum();
    let idle: i32 = best.iter().skip(figures).sum();
    worked + idle / 5 + largest.values().map(|&size| 4 * size.min(3)).sum::<i32>()
}

/// What huts save in a year, and what room in the barn helps.
fn roof_worth(player: &Player) -> i32 {
    let housed = i32::from(player.huts.min(player.labourers.total() + u8::from(player.hired.is_some())));
    50 * housed + 14 * i32::from(player.barns)
}

/// Two points, and harvests to come less what it eats; more people need more land.
fn labourer_worth(player: &Player, years: i32) -> i32 {
    let crowd = i32::from(player.labourers.total());
    200 + years * (25 - 25 * (crowd - 1).max(0))
}

/// What one improvement will bring at the end.
fn improvement_worth(player: &Player, kind: Improvement, years: i32) -> i32 {
    let bought = i32::from(player.improvements.total());
    match kind {
        Improvement::Tent => 200 * bought + (3 - bought).max(0) * 30 * years.min(4),
        Improvement::Ladder => 100 * i32::from(player.buildings()) + 10 * years,
        Improvement::Safe => {
            60 * i32::from(player.coins()) + if years > 0 { 180 } else { 40 * i32::from(player.coins()) }
        }
        Improvement::Warehouse => {
            if years > 0 {
                330
            } else {
                100 * i32::from(player.barn.goods.total())
            }
        }
        Improvement::Gateway => 100 * i32::from(player.farm.largest_area()) + 25 * years,
        Improvement::Horses => 100 * i32::from(player.farm.fenced_areas()) + 20 * years,
        Improvement::Fountain => 100 * i32::from(player.figures()) + 20 * years,
    }
}

/// What goods and coins are worth: first what the next winter asks, then what else can be done with them.
fn stock_worth(state: &State, player: &Player, goods: &ByGood<i32>) -> i32 {
    let due = due(state, player);
    let last = years_left(state) == 0;
    let [first, second, more] = if last && state.stage() == Stage::Winter { LEFT_OVER } else { SPARE };
    let (mut worth, mut missing) = (0, 0);
    for good in Good::all() {
        let (have, need) = (goods[good], i32::from(due[good]));
        missing += (need - have).max(0);
        let spare = (have - need).max(0);
        worth +=
            HELP * have.min(need) + first * spare.min(2) + second * (spare - 2).clamp(0, 2) + more * (spare - 4).max(0);
    }
    for &coin in Coin::ALL {
        let count = i32::from(player.barn.coins[coin]);
        let used = count.min(missing);
        missing -= used;
        worth += used * HELP + (count - used) * (100 * coin.points() + if last { 0 } else { 50 });
    }
    worth
}

/// What winter asks: this year's until it is paid, then a guess at the next.
fn due(state: &State, player: &Player) -> ByGood<u8> {
    let mut due = ByGood::default();
    if state.stage() == Stage::Winter {
        return due;
    }
    let Some(disc) = state.disc() else { return due };
    for &colour in Colour::ALL {
        due[colour.eats()] = player.labourers[colour] * (1 + u8::from(disc.hungry[colour]));
    }
    due[Good::Wood] = disc.fires + player.campfires();
    due
}

/// What an answer still due will cost and give. A harvest to come is added to `goods`.
fn pending(state: &State, seat: Seat, player: &Player, ask: &Ask, goods: &mut ByGood<i32>) -> i32 {
    match *ask {
        Ask::Work { figures, from } => {
            harvest(state, player, figures, from, goods);
            0
        }
        Ask::Toll { due, .. } => -125 * i32::from(due),
        Ask::Pay { due, bill: Bill::Cost, .. } => -75 * i32::from(due.total()),
        Ask::Pay { due, .. } => -unpaid(player, &due),
        Ask::Take { count, .. } => 80 * i32::from(count),
        Ask::Choose => best_piece(state, seat, player),
        Ask::Sell { coins, .. } | Ask::Draw(coins) => COIN * i32::from(coins),
        Ask::Repay { goods, .. } => HELP - 65 * i32::from(goods),
        Ask::Start | Ask::Keep(_) | Ask::Place(_) | Ask::GiveUp { .. } | Ask::Move | Ask::Settle => 0,
    }
}

/// In winter: what is due and cannot be paid will cost help, what can be paid a good.
fn unpaid(player: &Player, due: &ByGood<u8>) -> i32 {
    let mut missing = 0;
    let mut cost = 0;
    for good in Good::all() {
        let short = due[good].saturating_sub(player.goods(good));
        missing += i32::from(short);
        cost += PAID * i32::from(due[good] - short);
    }
    let by_coin = missing.min(i32::from(player.coins()));
    cost + 60 * by_coin + HELP * (missing - by_coin)
}

/// Adds the harvest of the areas that have a figure, and of the best of the others for the figures still to come.
fn harvest(state: &State, player: &Player, figures: u8, from: u8, goods: &mut ByGood<i32>) {
    let bonus = state.disc().map(|disc| disc.summer);
    let made = |area: &walnut_grove::farm::LandArea| i32::from(area.size()) + i32::from(bonus == Some(area.good));
    for (id, area) in player.farm.areas() {
        if player.works_on(id) {
            goods[area.good] += made(area);
        }
    }
    let due = due(state, player);
    let mut taken = 0u64;
    for _ in 0..figures {
        let mut best: Option<(i32, usize, Good, i32)> = None;
        for (place, (_, area)) in player.farm.areas().enumerate().skip(usize::from(from)) {
            if taken >> place & 1 == 1 {
                continue;
            }
            let have = goods[area.good];
            let need = (i32::from(due[area.good]) - have).max(0).min(made(area));
            let value = HELP * need + 40 * (made(area) - need);
            if best.is_none_or(|(known, ..)| value > known) {
                best = Some((value, place, area.good, made(area)));
            }
        }
        let Some((_, place, good, made)) = best else { return };
        taken |= 1 << place;
        goods[good] += made;
    }
}

/// What the best piece on offer where the pawn stands is worth.
fn best_piece(state: &State, seat: Seat, player: &Player) -> i32 {
    let Stop::House { place, .. } = state.town().pawn(seat) else { return 0 };
    let years = years_left(state);
    let worth = |piece: Piece| match piece {
        Piece::Labourer(_) => labourer_worth(player, years),
        Piece::Building(Building::Hut) => 100 + 50 * years * i32::from(player.campfires() > 0),
        Piece::Building(Building::Barn) => 100 + 14 * years,
        Piece::Improvement(kind) => {
            let tents = 200 * owned(player, Improvement::Tent);
            let own = if kind == Improvement::Tent { 200 } else { 0 };
            improvement_worth(player, kind, years) + tents + own
        }
    };
    state.town().stock(place).pieces().map(|(piece, _)| worth(piece)).max().unwrap_or(0)
}
