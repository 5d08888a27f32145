//! How it reads: a handful of sentences in each language.
#![allow(clippy::indexing_slicing, reason = "tests may panic")]

use table::{Outcome, Seat};
use walnut_grove::outlook::{GrownArea, Placement};
use walnut_grove::pieces::{ByGood, Coin, Good};
use walnut_grove::player::Source;
use walnut_grove::tile::{Cell, Rotation, Side, Spot};
use walnut_grove::view::{AskView, WinterForecast};
use walnut_grove::{Action, Bill, Edition, Event, Illegal};
use walnut_grove_words::Phrases;
use words::{Language, Phrasebook as _};

/// The same said in English, German and French. No-break spaces count as spaces here.
fn check(said: impl Fn(Phrases) -> String, expected: [&str; 3]) {
    let found = Language::ALL.map(|language| said(Phrases::new(language)).replace('\u{202f}', " "));
    assert_eq!(found.each_ref().map(String::as_str), expected);
}

fn name(seat: Seat) -> String {
    ["Ann", "Bob", "Cleo", "Dan"][seat.index()].to_owned()
}

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

#[test]
fn goods_are_counted() {
    check(|say| say.goods(1, Good::Fish), ["1 fish", "1 Fisch", "1 poisson"]);
    check(|say| say.goods(2, Good::Dairy), ["2 dairy", "2 Milchprodukte", "2 laitages"]);
    check(|say| say.bundle(&ByGood::default()), ["nothing", "nichts", "rien"]);
    check(
        |say| say.bundle(&ByGood::new([2, 1, 0, 1, 3])),
        [
            "2 grain, 1 fish, 1 wood and 3 stone",
            "2 Getreide, 1 Fisch, 1 Holz und 3 Steine",
            "2 grains, 1 poisson, 1 bois et 3 pierres",
        ],
    );
    check(|say| say.coins(0), ["0 coins", "0 Münzen", "0 pièce"]);
}

#[test]
fn land_is_named_by_column_row_and_side() {
    check(
        |say| say.spot(Spot::Triangle(Cell::at(2, 1), Side::North)),
        ["column 2, row 1, north", "Spalte 2, Reihe 1, Norden", "colonne 2, rang 1, nord"],
    );
}

#[test]
fn questions_are_short() {
    let due = ByGood::new([2, 0, 0, 0, 0]);
    let winter = AskView::Pay { bill: Bill::Food, due, goods: true, coins: true };
    check(|say| say.ask(&winter).title, ["Winter: pay 2 grain", "Winter: Bezahle 2 Getreide", "Hiver : paie 2 grains"]);
    check(
        |say| say.ask(&AskView::Keep { count: 1 }).title,
        ["Choose a tile to keep", "Behalte ein Plättchen", "Choisis une tuile à garder"],
    );
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    check(
        |say| say.words().waiting(&names),
        ["Waiting for Ann and Bob", "Warten auf Ann und Bob", "On attend Ann et Bob"],
    );
}

#[test]
fn answers_are_labels() {
    let edition = Edition::reconstructed();
    let label = |action| move |say: Phrases| say.action(action, edition);
    check(label(Action::Move(1)), ["Go to the Lodge", "Zur Lodge gehen", "Aller au pavillon"]);
    check(
        label(Action::Sell(Source::Square(Good::Fish, Spot::Board(Good::Fish)))),
        [
            "Sell one fish from the water on the board",
            "Einen Fisch aus dem Wasser auf dem Brett verkaufen",
            "Vendre un poisson de l’eau du plateau",
        ],
    );
    let tile = edition.tile_numbered(edition.tiles[0].id).into_iter().next();
    let place = tile.map(|tile| Action::Place(tile, Rotation::R1, Cell::at(2, 1)));
    check(
        label(place.unwrap_or(Action::Done)),
        [
            "Place it at column 2, row 1, a quarter turn right",
            "Auf Spalte 2, Reihe 1 legen, eine Vierteldrehung nach rechts",
            "La poser en colonne 2, rang 1, un quart de tour à droite",
        ],
    );
    let selling = AskView::Sell { from: None, coins: 3 };
    check(
        |say| say.action_for(Action::Done, &selling, edition),
        [
            "Stop selling and draw 3 coins",
            "Nichts mehr verkaufen und 3 Münzen ziehen",
            "Arrêter la vente et piocher 3 pièces",
        ],
    );
}

#[test]
fn events_are_sentences() {
    let harvest = Event::Harvested { seat: ANN, area: Spot::Board(Good::Dairy), good: Good::Dairy, made: 3, stored: 2 };
    check(
        |say| say.event(&harvest, &name).unwrap_or_default(),
        [
            "Ann harvests 3 dairy (2 on squares, 1 to the barn).",
            "Ann erntet 3 Milchprodukte (2 auf Lagerplätze, 1 in die Scheune).",
            "Ann récolte 3 laitages (2 en entrepôt, 1 à la grange).",
        ],
    );
    let laid = Event::TilePlaced { seat: ANN, tile: 23, rotation: Rotation::R0, at: Cell::at(2, 1) };
    check(
        |say| say.event(&laid, &name).unwrap_or_default(),
        [
            "Ann places tile 23 at column 2, row 1.",
            "Ann legt Plättchen 23 auf Spalte 2, Reihe 1.",
            "Ann pose la tuile 23 en colonne 2, rang 1.",
        ],
    );
}

#[test]
fn a_tale_joins_what_belongs_together() {
    let paid = |seat, good| Event::PaidGood { seat, good, from: None };
    let events = [
        paid(ANN, Good::Grain),
        paid(BOB, Good::Fish),
        paid(ANN, Good::Grain),
        Event::PaidCoin { seat: ANN, coin: None },
        Event::TookHelp { seat: ANN },
        Event::TookHelp { seat: ANN },
        paid(ANN, Good::Fish),
        paid(ANN, Good::Wood),
        paid(ANN, Good::Wood),
        Event::RepaidHelp { seat: ANN },
        Event::Sold { seat: BOB, good: Good::Stone, from: None },
        Event::CoinDrawn { seat: BOB, coin: Some(Coin::Gold) },
        Event::CoinDrawn { seat: BOB, coin: Some(Coin::Copper) },
    ];
    let tale = |language| Phrases::new(language).tale(&events, &name);
    assert_eq!(
        tale(Language::En),
        [
            "Ann pays 2 grain and 1 coin.",
            "Bob pays 1 fish.",
            "Ann takes neighbourly help twice.",
            "Ann pays back neighbourly help with 1 fish and 2 wood.",
            "Bob sells 1 stone and draws 1 copper coin and 1 gold coin.",
        ]
    );
    assert_eq!(
        tale(Language::De),
        [
            "Ann zahlt 2 Getreide und 1 Münze.",
            "Bob zahlt 1 Fisch.",
            "Ann nimmt zweimal Nachbarschaftshilfe an.",
            "Ann gibt 1 Fisch und 2 Holz und zahlt damit Nachbarschaftshilfe zurück.",
            "Bob verkauft 1 Stein und zieht 1 Kupfermünze und 1 Goldmünze.",
        ]
    );
    assert_eq!(
        tale(Language::Fr),
        [
            "Ann paie 2 grains et 1 pièce.",
            "Bob paie 1 poisson.",
            "Ann prend 2 fois l’aide des voisins.",
            "Ann rembourse l’aide des voisins avec 1 poisson et 2 bois.",
            "Bob vend 1 pierre et pioche 1 pièce de cuivre et 1 pièce d’or.",
        ]
    );
}

#[test]
fn refusals_say_what_is_missing() {
    check(
        |say| say.refusal(&Illegal::TooDear("lodge".to_owned(), 2)),
        [
            "Lodge: too expensive, 2 goods or coins short.",
            "Lodge: Zu teuer, dir fehlen 2 Waren oder Münzen.",
            "Pavillon : trop cher, il te manque 2 marchandises ou pièces.",
        ],
    );
    check(
        |say| say.refusal(&Illegal::NoGood(Good::Stone)),
        ["You have no stone there.", "Du hast dort keinen Stein.", "Tu n’as pas de pierre à cet endroit."],
    );
}

#[test]
fn results_name_the_winners() {
    let won = Outcome { points: vec![31, 24], winners: vec![ANN] };
    check(
        |say| say.result(&won, &name),
        ["Ann wins with 31 points.", "Ann gewinnt mit 31 Punkten.", "Ann gagne avec 31 points."],
    );
    let shared = Outcome { points: vec![28, 28], winners: vec![ANN, BOB] };
    check(
        |say| say.result(&shared, &name),
        [
            "Ann and Bob share the victory with 28 points each.",
            "Ann und Bob teilen sich den Sieg, jeweils mit 28 Punkten.",
            "Ann et Bob se partagent la victoire avec 28 points chacun.",
        ],
    );
    let poor = Outcome { points: vec![-1, -3], winners: vec![ANN] };
    check(
        |say| say.result(&poor, &name),
        ["Ann wins with −1 point.", "Ann gewinnt mit −1 Punkt.", "Ann gagne avec −1 point."],
    );
    let lost = Outcome { points: vec![19], winners: Vec::new() };
    check(
        |say| say.result(&lost, &name),
        [
            "Ann has 19 points; 25 are needed to win.",
            "Ann kommt auf 19 Punkte; zum Sieg braucht es 25.",
            "Ann termine avec 19 points ; il en fallait 25 pour gagner.",
        ],
    );
}

#[test]
fn winter_is_forecast() {
    let due = ByGood::new([2, 0, 0, 1, 0]);
    let have = ByGood::new([1, 0, 0, 1, 0]);
    check(
        |say| say.forecast(&due, &WinterForecast::of(&due, &have, 2)),
        [
            "The coming winter costs 2 grain and 1 wood. Missing: 1 grain; 1 coin covers it.",
            "Der kommende Winter kostet 2 Getreide und 1 Holz. Es fehlt 1 Getreide; 1 Münze reicht dafür.",
            "L’hiver qui vient coûte 2 grains et 1 bois. Il manque 1 grain ; 1 pièce suffit.",
        ],
    );
    check(
        |say| say.forecast(&due, &WinterForecast::of(&due, &ByGood::default(), 1)),
        [
            "The coming winter costs 2 grain and 1 wood. Missing: 2 grain and 1 wood; \
             even with all your coins you need 2 help tiles (−4 points).",
            "Der kommende Winter kostet 2 Getreide und 1 Holz. Es fehlt: 2 Getreide und 1 Holz. \
             Selbst mit allen Münzen brauchst du 2-mal Nachbarschaftshilfe (−4 Punkte).",
            "L’hiver qui vient coûte 2 grains et 1 bois. Il manque 2 grains et 1 bois ; \
             même avec toutes tes pièces, il te faut 2 tuiles d’aide (−4 points).",
        ],
    );
    let way = |say: Phrases| say.way(1, &ByGood::new([0, 2, 0, 0, 0]));
    check(way, ["costs 2 fish and 1 toll", "kostet 2 Fische und 1 Wegzoll", "coûte 2 poissons et 1 péage"]);
    let grown = GrownArea { good: Good::Fish, from: vec![1], size: 2, gained: 1 };
    let laid = Placement { rotation: Rotation::R0, cell: Cell::at(1, 1), areas: vec![grown], fenced: (0, 1) };
    check(
        |say| say.changes(&laid),
        [
            "The water grows from 1 to 2. 1 more storage square. Closes a fenced area (+1 point).",
            "Das Wasser wächst von 1 auf 2. 1 Lagerplatz mehr. Schließt ein eingezäuntes Gebiet (+1 Punkt).",
            "L’étendue d’eau passe de 1 à 2. 1 entrepôt de plus. Ferme un enclos (+1 point).",
        ],
    );
}
