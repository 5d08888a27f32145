//! What is asked of the seat, and every answer as a button with a label.

use maud::{Markup, html};
use table::Picks;
use walnut_grove::outlook::{Choice, Outlook, Placement, Way};
use walnut_grove::pieces::{Building, Good};
use walnut_grove::player::Source;
use walnut_grove::tile::{Cell, Rotation};
use walnut_grove::view::{AskView, PlayerView, SpaceView};
use walnut_grove::{Action, Item};
use web::table::{Here, form};

use crate::board::Board;
use crate::{Speaks, draw};

/// What is asked, and every answer.
pub(crate) fn question(here: Here<'_>, board: &Board) -> Option<Markup> {
    let outlook = board.outlook.as_ref()?;
    let asks = board.player(board.seat?)?.pending.first()?;
    let said = here.phrases().ask(asks);
    Some(html! {
        h2 { (said.title) }
        p.help {
            (said.help) " "
            a.rule href={ (here.page.of_game("/rules")) "#" (said.rule) } target="_blank" title=(here.say("read-rule")) { "§ " (said.rule) }
        }
        (answers(here, board, asks, outlook))
    })
}

fn answers(here: Here<'_>, board: &Board, asks: &AskView, outlook: &Outlook) -> Markup {
    let others = |shown: fn(&Action) -> bool| -> Vec<&Choice> {
        outlook.legal.iter().filter(|choice| !shown(&choice.action)).collect()
    };
    match asks {
        AskView::Keep { .. } => html! {
            (form(here, "act", &html! {
                div.tiles {
                    @for choice in &outlook.legal {
                        @if let Action::Keep(tile) = choice.action { (tile_card(here, board, choice, tile)) }
                    }
                }
            }))
            (buttons(here, board, asks, &others(|action| matches!(action, Action::Keep(_)))))
        },
        AskView::Place { .. } => html! {
            (places(here, board, outlook))
            (buttons(here, board, asks, &others(|action| matches!(action, Action::Place(..)))))
        },
        AskView::Move => html! {
            (ways(here, board, outlook))
            (buttons(here, board, asks, &others(|action| matches!(action, Action::Move(_)))))
        },
        _ => match &outlook.picks {
            Some(picks) => html! {
                (pick(here, board, asks, picks, outlook))
                (buttons(here, board, asks, &others(|action| !matches!(action, Action::Repay))))
            },
            None => html! {
                (easy(here, board, outlook))
                (buttons(here, board, asks, &outlook.legal.iter().collect::<Vec<_>>()))
            },
        },
    }
}

/// One click that pays everything with what lies nearest.
fn easy(here: Here<'_>, board: &Board, outlook: &Outlook) -> Markup {
    if outlook.pay_all.len() < 2 {
        return html! {};
    }
    let paid: Vec<String> = outlook.pay_all.iter().map(|action| action.in_notation(board.edition)).collect();
    let counted = here.phrases().payment(&outlook.pay_all);
    form(
        here,
        "act",
        &html! {
            button.main name="action" value=(paid.join("; ")) { (here.page.say_with("pay-all", [("what", counted.into())])) }
        },
    )
}

/// A button for each of these answers.
fn buttons(here: Here<'_>, board: &Board, asks: &AskView, choices: &[&Choice]) -> Markup {
    if choices.is_empty() {
        return html! {};
    }
    form(
        here,
        "act",
        &html! {
            div.choices {
                @for choice in choices {
                    @let quiet = matches!(choice.action, Action::Done | Action::Pass | Action::Repay | Action::TakeHelp);
                    button.quiet[quiet] name="action" value=(choice.action.in_notation(board.edition)) data-final[asks_again(choice)] {
                        @for symbol in symbols(choice.action) { (draw::inline(symbol, None)) }
                        span {
                            (here.phrases().action_for(choice.action, asks, board.edition))
                            @match choice.action {
                                Action::Buy(improvement) => { br; small { (here.phrases().improvement_points(improvement)) } }
                                Action::Hire(colour) => { br; small { (here.phrases().thing(colour.word())) } }
                                Action::Build(building) => { br; small { (here.phrases().thing(building.word())) } }
                                _ => {}
                            }
                        }
                    }
                }
            }
        },
    )
}

/// Whether an answer is asked for twice: what cannot be taken back is, but winter's bills only take their due.
fn asks_again(choice: &Choice) -> bool {
    choice.is_final && !matches!(choice.action, Action::Pay(_) | Action::PayCoin | Action::TakeHelp)
}

/// What an answer is about, as pictures.
fn symbols(action: Action) -> Vec<&'static str> {
    match action {
        Action::Pay(source) | Action::Sell(source) => vec![source.good().word()],
        Action::PayCoin => vec!["coin"],
        Action::TakeHelp | Action::Repay => vec!["help"],
        Action::Take(good) => vec![good.word()],
        Action::Hire(colour) => vec![colour.word()],
        Action::Build(Building::Hut) => vec!["hut"],
        Action::Build(Building::Barn) => vec!["barn"],
        Action::Buy(improvement) => vec![improvement.word()],
        Action::GiveUp(Item::Good(good)) => vec![good.word()],
        Action::GiveUp(Item::Coin) => vec!["coin"],
        _ => Vec::new(),
    }
}

fn tile_card(here: Here<'_>, board: &Board, choice: &Choice, tile: walnut_grove::tile::TileId) -> Markup {
    let number = board.edition.tile_number(tile);
    let face = here.phrases().tile_face(number, Rotation::R0, board.edition);
    html! {
        button.tile-card name="action" value=(choice.action.in_notation(board.edition)) title=(face)
            aria-label={ (here.phrases().action(choice.action, board.edition)) ". " (face) } {
            @if let Some(face) = board.edition.tile(tile, Rotation::R0) { (draw::tile(face, number)) }
            span.number aria-hidden="true" { (number) }
        }
    }
}

/// W3.2: where the kept tile can lie, and how it can be turned. The module shows one turn at a time.
fn places(here: Here<'_>, board: &Board, outlook: &Outlook) -> Markup {
    let turns: Vec<Rotation> =
        Rotation::all().filter(|&turn| outlook.placements.iter().any(|laid| laid.rotation == turn)).collect();
    form(
        here,
        "act",
        &html! {
            (turning(here, board, outlook))
            p.preview #preview role="status" data-empty=(here.say("place-hint"))
                data-empty-touch=(here.say("place-hint-touch")) { (here.say("place-hint")) }
            @for turn in turns {
                fieldset.places data-rotation=(turn_number(turn)) {
                    legend { (here.phrases().rotation(turn)) }
                    @for laid in outlook.placements.iter().filter(|laid| laid.rotation == turn) {
                        (place(here, board, outlook, laid))
                    }
                }
            }
        },
    )
}

/// The kept tile, and buttons that turn it.
fn turning(here: Here<'_>, board: &Board, outlook: &Outlook) -> Markup {
    let tile = outlook.legal.iter().find_map(|choice| match choice.action {
        Action::Place(tile, ..) => Some((board.edition.tile(tile, Rotation::R0)?, board.edition.tile_number(tile))),
        _ => None,
    });
    let turn = |by: &str, name: &str| {
        html! {
            button.quiet type="button" data-turn-by=(by) { (draw::inline("rotate", None)) span { (here.say(name)) } }
        }
    };
    html! {
        div.turning {
            div.ghost-tile { @if let Some((face, number)) = tile { (draw::tile(face, number)) } }
            div.turn-buttons { (turn("-1", "turn-left")) (turn("1", "turn-right")) }
        }
    }
}

/// A place for the tile, and what laying it there changes.
fn place(here: Here<'_>, board: &Board, outlook: &Outlook, laid: &Placement) -> Markup {
    let lays = |choice: &&Choice| match choice.action {
        Action::Place(_, rotation, cell) => (rotation, cell) == (laid.rotation, laid.cell),
        _ => false,
    };
    let Some(choice) = outlook.legal.iter().find(lays) else { return html! {} };
    let Cell { col, row } = laid.cell;
    let what = here.phrases().action(choice.action, board.edition);
    let changed = here.phrases().changes(laid);
    html! {
        button.place name="action" value=(choice.action.in_notation(board.edition)) data-cell={ (col) "," (row) }
            data-rotation=(turn_number(laid.rotation)) data-final[choice.is_final] data-preview=(changed)
            data-what=(what) aria-label={ (col) "," (row) ": " (what) ". " (changed) } { (col) "," (row) }
    }
}

fn turn_number(rotation: Rotation) -> u8 {
    match rotation {
        Rotation::R0 => 0,
        Rotation::R1 => 1,
        Rotation::R2 => 2,
        Rotation::R3 => 3,
    }
}

/// W6.2: every building: those that can be visited with what it costs, the others with the reason.
fn ways(here: Here<'_>, board: &Board, outlook: &Outlook) -> Markup {
    let (mut open, shut): (Vec<&Way>, Vec<&Way>) = outlook.ways.iter().partition(|way| way.refused.is_none());
    // In the order in which one comes by.
    open.sort_by_key(|way| (way.tolls, way.place));
    form(
        here,
        "act",
        &html! {
            div.ways { @for way in open { (way_button(here, board, outlook, way)) } }
            @if !shut.is_empty() {
                details.shut {
                    summary { (here.page.say_with("not-now", [("count", shut.len().into())])) }
                    ul { @for way in shut { (shut_way(here, board, way)) } }
                }
            }
        },
    )
}

fn way_button(here: Here<'_>, board: &Board, outlook: &Outlook, way: &Way) -> Markup {
    let phrases = here.phrases();
    let Some(house) = board.edition.house(way.place) else { return html! {} };
    let action = Action::Move(way.place);
    let is_final = outlook.legal.iter().any(|choice| choice.action == action && choice.is_final);
    html! {
        button.way name="action" value=(action.in_notation(board.edition)) data-place=(way.place) data-final[is_final]
            data-what=(phrases.action(action, board.edition)) {
            (draw::inline(draw::house(&house.name), None))
            span.where { (phrases.house(&house.name)) }
            span.price { (price(here, board, way)) }
            span.does {
                (phrases.house_does(&house.name, house.trade.word())) " "
                @for piece in offered(board, way.place) { (draw::inline(piece, Some(&phrases.thing(piece)))) }
            }
        }
    }
}

/// What a way costs, as pictures: goods, coins for those that are missing, tolls, and points for help.
fn price(here: Here<'_>, board: &Board, way: &Way) -> Markup {
    let phrases = here.phrases();
    let have = board.seat.and_then(|seat| board.player(seat)).map(PlayerView::goods).unwrap_or_default();
    html! {
        @for (good, &count) in way.cost.iter() {
            @let name = phrases.good(good);
            @let short = count.saturating_sub(have[good]);
            @for _ in short..count { (draw::inline(good.word(), Some(&name))) }
            @let coin = here.page.say_with("coin-for", [("good", name.as_str().into())]);
            @for _ in 0..short { (draw::inline("coin", Some(&coin))) }
        }
        @for _ in 0..way.tolls { (draw::inline("toll", Some(&here.say("toll-word")))) }
        @if way.cost.total() == 0 && way.tolls == 0 { (here.say("free")) }
        @if way.help > 0 {
            @let why = here.say("help-needed");
            b.debt title=(why) { (draw::inline("help", Some(&why))) "−" (way.points_lost()) }
        }
    }
}

fn shut_way(here: Here<'_>, board: &Board, way: &Way) -> Markup {
    let Some(house) = board.edition.house(way.place) else { return html! {} };
    html! {
        li data-shut-place=(way.place) {
            b { (here.phrases().house(&house.name)) } ": "
            @if let Some(why) = &way.refused { (here.phrases().refusal(why)) }
        }
    }
}

/// What a building has on offer, as pictures.
fn offered(board: &Board, place: u8) -> Vec<&'static str> {
    match board.view.town.get(usize::from(place)) {
        Some(SpaceView::House { stock: Some(stock), .. }) => draw::pieces(stock),
        _ => Vec::new(),
    }
}

/// Several things, in any order.
fn pick(here: Here<'_>, board: &Board, asks: &AskView, picks: &Picks<Action>, outlook: &Outlook) -> Markup {
    let once = picks.things.iter().all(|(_, most)| *most == 1);
    let submit = match asks {
        AskView::Work { .. } => here.say("harvest"),
        AskView::Sell { .. } => here.say("sell"),
        AskView::Take { .. } => here.say("take"),
        AskView::GiveUp { .. } => here.say("give-up"),
        _ => here.say("repay"),
    };
    form(
        here,
        "pick",
        &html! {
            @let figures = figures(board, asks);
            @if !figures.is_empty() {
                p.figures aria-hidden="true" {
                    @for figure in &figures { span data-figure=(figure) { (draw::inline(figure, None)) } }
                }
            }
            div.picks data-count=(picks.count) data-exactly=(u8::from(picks.exactly)) {
                @for (thing, most) in &picks.things {
                    @let value = thing.in_notation(board.edition);
                    @if once {
                        label.pick data-area=[area_number(board, *thing)] {
                            input type="checkbox" name="pick" value=(value);
                            (picture(here, outlook, *thing))
                        }
                    } @else {
                        label.pick.count {
                            (picture(here, outlook, *thing))
                            input type="number" name=(value) min="0" max=(most) value="0" inputmode="numeric";
                        }
                    }
                }
            }
            div.finish {
                @let tally = here.page.say_with("picked", [("count", "#".into()), ("of", picks.count.into())]);
                p.tally role="status" data-text=(tally) {}
                button.main data-none=[(!picks.exactly).then(|| here.say("sell-nothing"))] { (submit) }
            }
        },
    )
}

/// W5.1: the figures that are to be sent to work, as pictures.
fn figures(board: &Board, asks: &AskView) -> Vec<&'static str> {
    let player = board.seat.and_then(|seat| board.player(seat));
    let (AskView::Work { figures, .. }, Some(player)) = (asks, player) else { return Vec::new() };
    let labourers =
        player.labourers.iter().flat_map(|(colour, &count)| std::iter::repeat_n(colour.word(), usize::from(count)));
    let all: Vec<&'static str> = std::iter::once("farmer").chain(labourers).collect();
    let placed = all.len().saturating_sub(usize::from(*figures));
    all.into_iter().skip(placed).collect()
}

/// The number of an area on the farm.
fn area_number(board: &Board, thing: Action) -> Option<usize> {
    let Action::Work(spot) = thing else { return None };
    board.player(board.seat?)?.areas.iter().position(|area| area.name == spot)
}

/// A thing to pick: a picture and what it is.
fn picture(here: Here<'_>, outlook: &Outlook, thing: Action) -> Markup {
    let phrases = here.phrases();
    let (symbol, text) = match thing {
        Action::Work(spot) => match outlook.harvest.iter().find(|harvest| harvest.area == spot) {
            Some(harvest) => {
                let place = phrases.spot(spot);
                return html! {
                    (draw::inline(harvest.good.word(), None))
                    span {
                        b { (phrases.goods(harvest.made, harvest.good)) } " " small { (place) } br;
                        small { (phrases.harvest_goes(harvest)) }
                    }
                };
            }
            None => ("any-good", phrases.spot(spot)),
        },
        Action::Sell(source) => return sale(here, outlook, source),
        Action::Pay(source) => (source.good().word(), source_text(here, source)),
        Action::Take(good) | Action::GiveUp(Item::Good(good)) => (good.word(), phrases.good(good)),
        _ => ("coin", phrases.item(Item::Coin)),
    };
    html! { (draw::inline(symbol, None)) span { (text) } }
}

/// W6.10: a good to sell, and the coins it brings.
fn sale(here: Here<'_>, outlook: &Outlook, source: Source) -> Markup {
    let good = source.good();
    let coins = outlook.sales.iter().find(|sale| sale.source == source).map_or(0, |sale| sale.coins);
    html! {
        (draw::inline(good.word(), None))
        span { (source_text(here, source)) }
        span.brings aria-label=(here.phrases().coins(coins)) role="img" { "→" @for _ in 0..coins { (draw::inline("coin", None)) } }
    }
}

fn source_text(here: Here<'_>, source: Source) -> String {
    let good: Good = source.good();
    match source.spot() {
        None => here.phrases().good(good),
        Some(spot) => format!("{} ({})", here.phrases().good(good), here.phrases().spot(spot)),
    }
}
