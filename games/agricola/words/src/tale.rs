//! What happened, told: small events of one seat become one sentence.

use agricola::Event;
use agricola::pieces::{Card, CardKind, Goods, Space};
use table::Seat;

use crate::Phrases;
use crate::pieces::{add, is_nothing};

/// One or several events that make one sentence.
enum Deed {
    /// Cards of one kind were dealt; the names of those that are known.
    Dealt {
        seat: Seat,
        kind: CardKind,
        count: u8,
        cards: Vec<Card>,
    },
    /// A person was placed, perhaps got the starting player token, and took these goods.
    Placed {
        seat: Seat,
        space: Space,
        starts: bool,
        goods: Goods,
    },
    Sowed {
        seat: Seat,
        grain: u8,
        vegetables: u8,
    },
    Converted {
        seat: Seat,
        goods: Goods,
        food: u8,
    },
    /// Something was paid, and nothing is known yet of what for.
    Paid {
        seat: Seat,
        goods: Goods,
    },
    Lone {
        event: Event,
        cost: Goods,
    },
}

impl Phrases {
    /// What happened in a passage of a game. One sentence for what a seat did bit by bit.
    pub fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut deeds: Vec<Deed> = Vec::new();
        for event in events {
            let deed = Deed::of(event);
            let rest = match deeds.last_mut() {
                Some(last) => last.join(deed),
                None => Some(deed),
            };
            deeds.extend(rest);
        }
        take_payments(&mut deeds);
        deeds.iter().filter_map(|deed| self.deed(deed, name)).collect()
    }

    fn deed(self, deed: &Deed, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let who = |seat: &Seat| ("name", name(*seat).into());
        Some(match deed {
            Deed::Dealt { seat, kind, count, cards } => {
                let counted = match kind {
                    CardKind::Occupation => self.counted("occupations-of", *count),
                    CardKind::Minor => self.counted("minors-of", *count),
                };
                let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
                let counted = ("cards", counted.into());
                if names.is_empty() {
                    self.say_with("event-dealt", [who(seat), counted])
                } else {
                    self.say_with("event-dealt-known", [who(seat), counted, ("names", self.list(&names).into())])
                }
            }
            Deed::Placed { seat, space, starts, goods } => {
                let space = ("space", space.word().into());
                let goods = (!is_nothing(goods)).then(|| ("goods", self.bundle(goods).into()));
                match (starts, goods) {
                    (false, None) => self.say_with("event-placed", [who(seat), space]),
                    (false, Some(goods)) => self.say_with("event-placed-takes", [who(seat), space, goods]),
                    (true, None) => self.say_with("event-placed-starts", [who(seat), space]),
                    (true, Some(goods)) => self.say_with("event-placed-starts-takes", [who(seat), space, goods]),
                }
            }
            // Whose animals breed is told of each seat.
            Deed::Lone { event: Event::BreedingBegan { .. }, .. } => return None,
            Deed::Sowed { seat, grain, vegetables: 0 } => {
                self.say_with("event-sowed-grain", [who(seat), ("count", (*grain).into())])
            }
            Deed::Sowed { seat, grain: 0, vegetables } => {
                self.say_with("event-sowed-vegetables", [who(seat), ("count", (*vegetables).into())])
            }
            Deed::Sowed { seat, grain, vegetables } => {
                let [grain, vegetables] = [*grain, *vegetables].map(|count| self.counted("fields-of", count));
                let grain = ("grain", grain.into());
                self.say_with("event-sowed-both", [who(seat), grain, ("vegetables", vegetables.into())])
            }
            Deed::Converted { seat, goods, food } => {
                let goods = ("goods", self.bundle(goods).into());
                self.say_with("event-converted", [who(seat), goods, ("food", (*food).into())])
            }
            Deed::Paid { goods, .. } if is_nothing(goods) => return None,
            Deed::Paid { seat, goods } => self.say_with("event-paid", [who(seat), ("cost", self.bundle(goods).into())]),
            Deed::Lone { event, cost } => return self.paid_event(event, cost, name),
        })
    }
}

impl Deed {
    fn of(event: &Event) -> Deed {
        match *event {
            Event::Dealt { seat, kind, card } => {
                Deed::Dealt { seat, kind, count: 1, cards: card.into_iter().collect() }
            }
            Event::Placed { seat, space } => Deed::Placed { seat, space, starts: false, goods: Goods::default() },
            Event::Sowed { seat, grain, vegetables } => Deed::Sowed { seat, grain, vegetables },
            Event::Converted { seat, good, food } => Deed::Converted { seat, goods: good.times(1), food },
            Event::Paid { seat, goods } => Deed::Paid { seat, goods },
            _ => Deed::Lone { event: event.clone(), cost: Goods::default() },
        }
    }

    /// Takes a later deed of the same seat in, or gives it back.
    fn join(&mut self, later: Deed) -> Option<Deed> {
        match (self, later) {
            (
                Deed::Dealt { seat, kind, count, cards },
                Deed::Dealt { seat: other, kind: of, count: more, cards: known },
            ) if *seat == other && *kind == of => {
                *count = count.saturating_add(more);
                cards.extend(known);
            }
            (
                Deed::Placed { seat, space, goods, .. },
                Deed::Lone { event: Event::Took { seat: other, space: from, good, count }, .. },
            ) if *seat == other && *space == from => {
                add(goods, &good.times(count));
            }
            (Deed::Placed { seat, starts, .. }, Deed::Lone { event: Event::StartingPlayer { seat: other }, .. })
                if *seat == other =>
            {
                *starts = true;
            }
            (Deed::Placed { seat, goods, .. }, Deed::Lone { event: Event::Got { seat: other, goods: got }, .. })
                if *seat == other =>
            {
                add(goods, &got);
            }
            (Deed::Sowed { seat, grain, vegetables }, Deed::Sowed { seat: other, grain: more, vegetables: others })
                if *seat == other =>
            {
                *grain = grain.saturating_add(more);
                *vegetables = vegetables.saturating_add(others);
            }
            (Deed::Converted { seat, goods, food }, Deed::Converted { seat: other, goods: more, food: gained })
                if *seat == other =>
            {
                add(goods, &more);
                *food = food.saturating_add(gained);
            }
            (Deed::Paid { seat, goods }, Deed::Paid { seat: other, goods: more }) if *seat == other => {
                add(goods, &more);
            }
            (_, later) => return Some(later),
        }
        None
    }
}

/// Puts what was paid into the sentence of what it was paid for. Goods may have become food in between (D11).
fn take_payments(deeds: &mut [Deed]) {
    let mut paid: Option<(Seat, usize)> = None;
    for place in 0..deeds.len() {
        let payer = match deeds.get(place) {
            Some(Deed::Converted { .. }) => continue,
            Some(Deed::Paid { seat, .. }) => Some(*seat),
            Some(Deed::Lone { event, .. }) => bought_by(event),
            _ => None,
        };
        if let Some((_, earlier)) = paid.filter(|(earlier, _)| Some(*earlier) == payer) {
            move_payment(deeds, earlier, place);
        }
        let goes_on = matches!(deeds.get(place), Some(Deed::Paid { .. }));
        paid = payer.filter(|_| goes_on).map(|payer| (payer, place));
    }
}

/// Whose event it is, if it names what something was paid for.
fn bought_by(event: &Event) -> Option<Seat> {
    match *event {
        Event::RoomBuilt { seat, .. }
        | Event::StableBuilt { seat, .. }
        | Event::Renovated { seat, .. }
        | Event::Fenced { seat, .. }
        | Event::Got { seat, .. }
        | Event::Built { seat, .. }
        | Event::Played { seat, .. } => Some(seat),
        _ => None,
    }
}

fn move_payment(deeds: &mut [Deed], from: usize, to: usize) {
    let Some(Deed::Paid { goods, .. }) = deeds.get_mut(from) else { return };
    let moved = std::mem::take(goods);
    if let Some(Deed::Paid { goods: cost, .. } | Deed::Lone { cost, .. }) = deeds.get_mut(to) {
        add(cost, &moved);
    }
}
