//! How it reads: a handful of sentences in each language.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

use agricola::cells::{Cell, CellSet};
use agricola::pieces::{Card, CardKind, Good, Goods, Herd, Major, Space};
use agricola::view::AskView;
use agricola::{Edition, Event, Illegal, Setup, State};
use agricola_words::Phrases;
use table::{Actor, Game, Outcome, Seat, Setup as _, Viewer};
use words::{Language, Phrasebook};

/// The same said in English, German and French. No-break spaces count as spaces here.
fn check(said: impl Fn(Phrases) -> String, expected: [&str; 3]) {
    let found = Language::ALL.map(|language| said(Phrases::new(language)).replace(['\u{202f}', '\u{a0}'], " "));
    assert_eq!(found.each_ref().map(String::as_str), expected);
}

fn name(seat: Seat) -> String {
    ["Ann", "Bob", "Cleo", "Dan"][seat.index()].to_owned()
}

fn cell(row: u8, column: u8) -> Cell {
    Cell::at(row, column).unwrap()
}

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// A game in which these answers were given one after the other.
fn game(seats: u8, options: &str, answers: &str) -> State {
    let mut state = State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap();
    for answer in answers.split([';', '\n']).map(str::trim).filter(|answer| !answer.is_empty()) {
        let actor = state.next_actor().unwrap();
        let action = state.read(answer).unwrap();
        let applied = state.apply(actor, action, &mut table::Ignore);
        applied.unwrap_or_else(|illegal| panic!("{answer}: {illegal}"));
    }
    state
}

/// The label of an answer to what is asked now.
fn label<'s>(state: &'s State, answer: &'s str) -> impl Fn(Phrases) -> String + 's {
    move |say| {
        let Some(Actor::Seat(seat)) = state.next_actor() else { panic!("nobody is asked") };
        say.answer(state, seat, state.read(answer).unwrap())
    }
}

/// Ann has a wild boar and a Fireplace; three sheep and nine wood wait.
const TWO_ROUNDS: &str = "first 1
    reveal sheep_market; animal_market; take boar; day_laborer; grain_seeds; fishing
    reveal major_improvement; clay_pit; day_laborer; major_improvement; fishing
    reveal fencing";

#[test]
fn goods_are_counted() {
    check(|say| say.goods(1, Good::Food), ["1 food", "1 NW", "1 nourriture"]);
    check(|say| say.goods(2, Good::Vegetable), ["2 vegetables", "2 Gemüse", "2 légumes"]);
    check(|say| say.bundle(&Goods::default()), ["nothing", "nichts", "rien"]);
    check(
        |say| say.herd(&Herd::new([2, 1, 3])),
        [
            "2 sheep, 1 wild boar and 3 cattle",
            "2 Schafe, 1 Wildschwein und 3 Rinder",
            "2 moutons, 1 sanglier et 3 bœufs",
        ],
    );
}

#[test]
fn spaces_of_a_farm_are_counted_from_one() {
    let cells: CellSet = [cell(0, 2), cell(0, 3), cell(1, 3)].into_iter().collect();
    check(
        |say| say.cells(cells),
        [
            "row 1, columns 3 and 4; row 2, column 4",
            "Reihe 1, Spalten 3 und 4; Reihe 2, Spalte 4",
            "rangée 1, colonnes 3 et 4 ; rangée 2, colonne 4",
        ],
    );
}

#[test]
fn spaces_say_what_lies_there() {
    let state = game(2, "tile", TWO_ROUNDS);
    check(label(&state, "forest"), ["Forest (9 wood)", "Forst (9 Holz)", "Forêt (9 bois)"]);
    check(
        label(&state, "meeting_place"),
        [
            "Meeting Place (starting player, 3 food)",
            "Versammlungsplatz (Startspieler, 3 NW)",
            "Place du village (premier joueur, 3 nourritures)",
        ],
    );
    check(
        label(&state, "farmland"),
        ["Farmland (plow 1 field)", "Ackerland (1 Acker pflügen)", "Terre de labour (labourer 1 champ)"],
    );
}

#[test]
fn animals_that_are_not_kept_are_cooked() {
    let state = game(2, "tile", &format!("{TWO_ROUNDS}; sheep_market"));
    check(
        label(&state, "keep 1 sheep 0 boar 0 cattle"),
        [
            "Keep 1 sheep (2 sheep and 1 wild boar cooked for 6 food)",
            "1 Schaf behalten (2 Schafe und 1 Wildschwein kochen: 6 NW)",
            "Garder 1 mouton (2 moutons et 1 sanglier à cuire pour 6 nourritures)",
        ],
    );
}

/// With 2 clay only one improvement can be built, and it is built without a question.
#[test]
fn a_label_says_what_happens_by_itself() {
    let answers = "first 1
        reveal sheep_market; forest; day_laborer; grain_seeds; fishing
        reveal major_improvement; clay_pit; day_laborer";
    let state = game(2, "", answers);
    check(
        label(&state, "major_improvement"),
        [
            "Major Improvement: Fireplace (2 clay)",
            "Große Anschaffung: Feuerstelle (2 Lehm)",
            "Aménagement majeur : Foyer (2 argiles)",
        ],
    );
    check(
        label(&state, "sheep_market"),
        [
            "Sheep Market (2 sheep, room for 1)",
            "Schafmarkt (2 Schafe, Platz für 1)",
            "Marché aux moutons (2 moutons, place pour 1)",
        ],
    );
}

/// The house has room for one wild boar, and Ann has one.
#[test]
fn a_label_says_which_animals_lose_their_place() {
    let state = game(2, "tile", &format!("{TWO_ROUNDS}; animal_market"));
    check(
        label(&state, "take boar"),
        [
            "Take 1 wild boar; 1 wild boar cooked for 2 food",
            "1 Wildschwein nehmen; 1 Wildschwein kochen: 2 NW",
            "Prendre 1 sanglier ; 1 sanglier à cuire pour 2 nourritures",
        ],
    );
}

#[test]
fn pastures_say_what_their_fences_cost() {
    let answers = "keep 0 sheep 1 boar 0 cattle; forest; farmland; plow 0,0; fencing; fence from 0,3; fence spaces 2";
    let state = game(2, "tile", &format!("{TWO_ROUNDS}; sheep_market; {answers}"));
    check(
        label(&state, "fence 0,3+0,4"),
        [
            "row 1, columns 4 and 5 (6 fences for 6 wood; room for 4 animals)",
            "Reihe 1, Spalten 4 und 5 (6 Zäune für 6 Holz; Platz für 4 Tiere)",
            "rangée 1, colonnes 4 et 5 (6 clôtures pour 6 bois ; place pour 4 animaux)",
        ],
    );
}

#[test]
fn feeding_says_how_many_markers_it_takes() {
    let answers = "first 1
        reveal sheep_market; forest; day_laborer; clay_pit; fishing
        reveal major_improvement; forest; day_laborer; clay_pit; fishing
        reveal fencing; forest; day_laborer; clay_pit; fishing
        reveal grain_utilization; forest; day_laborer; grain_seeds; fishing";
    let state = game(2, "", answers);
    check(
        label(&state, "feed"),
        [
            "Feed your family (2 begging markers, −6 points)",
            "Familie ernähren (2 Bettelmarken, −6 Punkte)",
            "Nourrir la famille (2 jetons mendicité, −6 points)",
        ],
    );
    check(
        label(&state, "convert grain"),
        [
            "Turn 1 grain into 1 food, then feed (1 begging marker, −3 points)",
            "1 Getreide in 1 NW umwandeln, dann Familie ernähren (1 Bettelmarke, −3 Punkte)",
            "Transformer 1 céréale en 1 nourriture, puis nourrir la famille (1 jeton mendicité, −3 points)",
        ],
    );
    check(
        |say| Phrasebook::ask(say, &state, ANN).unwrap().title,
        [
            "Feed your family: 4 food, 2 missing",
            "Ernähre deine Familie: 4 NW, es fehlen 2",
            "Nourris ta famille : 4 nourritures, il en manque 2",
        ],
    );
}

#[test]
fn rooms_and_cards_say_what_they_cost() {
    let hand = "cards deal; hand canoe,bottles,market_stall,conservator,grocer";
    let state = game(1, hand, "reveal major_improvement");
    check(label(&state, "lessons"), ["Lessons (free)", "Unterricht (kostenlos)", "Leçons (gratuit)"]);
    let edition = Edition::revised();
    check(
        |say| say.card_text(Card::Canoe, edition),
        [
            "Canoe (minor improvement): costs 2 wood; needs 1 occupation; 1 point.",
            "Kanu (kleine Anschaffung): kostet 2 Holz; verlangt 1 Ausbildung; 1 Punkt.",
            "Canoë (aménagement mineur) : coûte 2 bois ; demande 1 savoir-faire ; 1 point.",
        ],
    );
    check(
        |say| say.card_facts(Card::Bottles, edition),
        [
            "costs 1 clay and 1 food for each person; 4 points",
            "kostet 1 Lehm und 1 NW je Person; 4 Punkte",
            "coûte 1 argile et 1 nourriture par personne ; 4 points",
        ],
    );
    check(
        |say| say.card_facts(Card::Mantlepiece, edition),
        [
            "costs 1 stone; needs a clay house or a stone house; −3 points",
            "kostet 1 Stein; verlangt ein Lehmhaus oder ein Steinhaus; −3 Punkte",
            "coûte 1 pierre ; demande une maison en argile ou une maison en pierre ; −3 points",
        ],
    );
    check(
        |say| say.major_facts(Major::Hearth4, edition),
        ["4 clay, or a Fireplace; 1 point", "4 Lehm oder eine Feuerstelle; 1 Punkt", "4 argiles ou un foyer ; 1 point"],
    );
}

#[test]
fn questions_are_short() {
    check(|say| say.ask(&AskView::Place).title, ["Place a person", "Setze eine Person ein", "Place une personne"]);
    check(
        |say| say.ask(&AskView::Occupation { food: 1 }).title,
        [
            "Play an occupation for 1 food",
            "Spiele für 1 NW eine Ausbildung aus",
            "Joue un savoir-faire pour 1 nourriture",
        ],
    );
}

/// In a game without hand cards nothing is said of them.
#[test]
fn help_speaks_of_what_is_possible() {
    let answers = "first 1
        reveal sheep_market; forest; day_laborer; clay_pit; fishing
        reveal major_improvement; clay_pit; day_laborer; reed_bank; fishing
        reveal fencing; clay_pit; day_laborer; major_improvement";
    let state = game(2, "cards none", answers);
    check(
        |say| Phrasebook::ask(say, &state, ANN).unwrap().help,
        [
            "Build a major improvement from the display.",
            "Baue eine große Anschaffung aus der Auslage.",
            "Construis un aménagement majeur disponible.",
        ],
    );
    // Her question says what Ann decides; she places nobody.
    let rounds = |say: Phrases| Phrasebook::table(say, &state, Viewer::Seat(BOB), &name).swap_remove(0).lines;
    assert_eq!(
        rounds(Phrases::new(Language::En)),
        [
            "Round 3 of 14: work.",
            "Next harvest: after round 4.",
            "Starting player: Ann.",
            "Stage 1: round 1 Sheep Market, round 2 Major Improvement, round 3 Fencing, round 4 not yet revealed, \
             then harvest.",
            "Stage 2 (rounds 5–7): not yet revealed.",
            "Stage 3 (rounds 8–9): not yet revealed.",
            "Stage 4 (rounds 10–11): not yet revealed.",
            "Stage 5 (rounds 12–13): not yet revealed.",
            "Stage 6 (round 14): not yet revealed.",
        ]
    );
}

#[test]
fn a_tale_joins_what_belongs_together() {
    let paid = |goods| Event::Paid { seat: ANN, goods };
    let wood = Good::Wood.times(5);
    let events = [
        Event::Dealt { seat: BOB, kind: CardKind::Minor, card: None },
        Event::Dealt { seat: BOB, kind: CardKind::Minor, card: None },
        Event::Placed { seat: BOB, space: Space::Forest },
        Event::Took { seat: BOB, space: Space::Forest, good: Good::Wood, count: 9 },
        Event::Placed { seat: ANN, space: Space::FarmExpansion },
        paid(wood),
        Event::RoomBuilt { seat: ANN, at: cell(0, 0) },
        paid(Good::Clay.times(1)),
        Event::Converted { seat: ANN, good: Good::Grain, food: 1 },
        Event::Converted { seat: ANN, good: Good::Sheep, food: 2 },
        paid(Good::Food.times(2)),
        Event::Played { seat: ANN, card: Card::Bottles },
        Event::Sowed { seat: BOB, grain: 2, vegetables: 0 },
        Event::Sowed { seat: BOB, grain: 0, vegetables: 1 },
    ];
    let tale = |language| -> Vec<String> {
        let tale = Phrases::new(language).tale(&events, &name);
        tale.iter().map(|line| line.replace(['\u{202f}', '\u{a0}'], " ")).collect()
    };
    assert_eq!(
        tale(Language::En),
        [
            "Bob is dealt 2 minor improvements.",
            "Bob uses Forest: 9 wood.",
            "Ann uses Farm Expansion.",
            "Ann builds a room in row 1, column 1 for 5 wood.",
            "Ann turns 1 grain and 1 sheep into 3 food.",
            "Ann plays Bottles for 1 clay and 2 food.",
            "Bob sows 2 fields with grain and 1 field with vegetables.",
        ]
    );
    assert_eq!(
        tale(Language::De),
        [
            "Bob bekommt 2 kleine Anschaffungen.",
            "Bob nutzt „Forst“: 9 Holz.",
            "Ann nutzt „Hofausbau“.",
            "Ann baut für 5 Holz einen Raum in Reihe 1, Spalte 1.",
            "Ann wandelt 1 Getreide und 1 Schaf in 3 NW um.",
            "Ann spielt für 1 Lehm und 2 NW „Flaschen“ aus.",
            "Bob sät Getreide auf 2 Äcker und Gemüse auf 1 Acker.",
        ]
    );
    assert_eq!(
        tale(Language::Fr),
        [
            "Bob reçoit 2 aménagements mineurs.",
            "Bob utilise « Forêt » : 9 bois.",
            "Ann utilise « Extension de la ferme ».",
            "Ann construit une pièce en rangée 1, colonne 1 pour 5 bois.",
            "Ann transforme 1 céréale et 1 mouton en 3 nourritures.",
            "Ann joue « Bouteilles » pour 1 argile et 2 nourritures.",
            "Bob sème des céréales sur 2 champs et des légumes sur 1 champ.",
        ]
    );
}

#[test]
fn a_tale_is_brief() {
    let sheep = Herd::new([1, 0, 0]);
    let events = [
        Event::Placed { seat: ANN, space: Space::MeetingPlace },
        Event::StartingPlayer { seat: ANN },
        Event::Took { seat: ANN, space: Space::MeetingPlace, good: Good::Food, count: 1 },
        Event::Released { seat: BOB, animals: sheep },
        Event::BreedingBegan { round: 4 },
        Event::Bred { seat: BOB, animals: sheep },
    ];
    check(
        |say| say.tale(&events, &name).join(" "),
        [
            "Ann uses Meeting Place and becomes starting player: 1 food. Bob has no room for 1 sheep and returns it. \
             Bob’s animals breed: 1 sheep.",
            "Ann nutzt „Versammlungsplatz“ und wird Startspieler: 1 NW. Bob hat keinen Platz für 1 Schaf und gibt es \
             zurück. Die Tiere von Bob vermehren sich: 1 Schaf.",
            "Ann utilise « Place du village » et devient premier joueur : 1 nourriture. Bob n’a pas de place pour \
             1 mouton et le rend. Reproduction chez Bob : 1 mouton.",
        ],
    );
}

#[test]
fn refusals_say_what_is_missing() {
    check(
        |say| say.refusal(&Illegal::Short(Good::Clay, 2)),
        ["You need 2 clay more.", "Du brauchst noch 2 Lehm.", "Il te manque 2 argiles."],
    );
    check(
        |say| say.refusal(&Illegal::Occupied(Space::ClayPit, BOB)),
        [
            "Clay Pit is already taken in this round.",
            "„Lehmgrube“ ist in dieser Runde schon besetzt.",
            "« Carrière d’argile » est déjà prise à ce tour.",
        ],
    );
    check(
        |say| say.refusal(&Illegal::FieldApart(cell(2, 4))),
        [
            "A field in row 3, column 5 would not touch your other fields.",
            "Ein Acker in Reihe 3, Spalte 5 würde nicht an deine anderen Äcker grenzen.",
            "Un champ en rangée 3, colonne 5 ne toucherait pas tes autres champs.",
        ],
    );
}

#[test]
fn the_farm_says_what_the_next_harvest_needs() {
    let state = game(2, "tile", TWO_ROUNDS);
    let due = |say: Phrases| {
        let table = Phrasebook::table(say, &state, Viewer::Seat(ANN), &name);
        let farm = table.into_iter().find(|section| section.part == agricola_words::FARM).unwrap();
        farm.lines.last().unwrap().clone()
    };
    check(
        due,
        [
            "Due in the harvest after round 4: 4 food. In the supply: 2.",
            "In der Ernte nach Runde 4 fällig: 4 NW. Im Vorrat: 2.",
            "À payer à la récolte après le tour 4 : 4 nourritures. En réserve : 2.",
        ],
    );
}

#[test]
fn results_name_the_winners() {
    let won = Outcome { points: vec![31, 24], winners: vec![ANN] };
    check(
        |say| say.result(&won, &name),
        ["Ann wins with 31 points.", "Ann gewinnt mit 31 Punkten.", "Ann gagne avec 31 points."],
    );
    let lost = Outcome { points: vec![-1], winners: Vec::new() };
    check(
        |say| say.result(&lost, &name),
        [
            "Ann has −1 point; 50 are needed to win.",
            "Ann kommt auf −1 Punkt; zum Sieg braucht es 50.",
            "Ann termine avec −1 point ; il en fallait 50 pour gagner.",
        ],
    );
    let alone = Outcome { points: vec![57], winners: vec![ANN] };
    check(
        |say| say.result(&alone, &name),
        [
            "Ann wins with 57 points: goal 2 of 8.",
            "Ann gewinnt mit 57 Punkten: Ziel 2 von 8.",
            "Ann gagne avec 57 points : objectif 2 sur 8.",
        ],
    );
}
