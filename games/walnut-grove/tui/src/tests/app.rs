//! The screen without a terminal: keys in, letters out.

use std::ops::{Deref, DerefMut};

use bots::Bot;
use ratatui::crossterm::event::KeyCode;
use table::{DecisionId, Game, Secret, Setup as _};
use tui::palette::{Colours, Look};
use tui::{Hint, Options, Save, Sitter, Sitting};
use walnut_grove::Setup;
use walnut_grove::view::AskView;
use walnut_grove_bots::WalnutGrove;
use walnut_grove_words::Phrases;
use words::Language;

use crate::WalnutGroveScreen;

/// A game on a screen of some size.
struct Desk {
    desk: tui::Desk<WalnutGroveScreen>,
    _folder: tempfile::TempDir,
}

impl Deref for Desk {
    type Target = tui::Desk<WalnutGroveScreen>;
    fn deref(&self) -> &Self::Target {
        &self.desk
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.desk
    }
}

const PLAIN: Look = Look { colours: Colours::None, ascii: false };

impl Desk {
    fn new(players: &[&str], language: Language, size: (u16, u16)) -> Desk {
        Desk::looking(players, language, size, PLAIN)
    }

    fn looking(players: &[&str], language: Language, size: (u16, u16), look: Look) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let save = Save::create(&folder.path().join("game.hgr")).unwrap();
        let sitter = |word: &&str| match word.starts_with("me") {
            true => Sitter::person(word),
            false => Sitter::bot(word, Box::new(word.parse::<Bot>().unwrap().player::<WalnutGrove>())),
        };
        let sitters = players.iter().map(sitter).collect();
        let sitting = Sitting::begin(&Setup::usual(), sitters, Secret::new([7; 32]), save).unwrap();
        let desk = tui::Desk::new(sitting, Options { phrases: Phrases::new(language), look }, size);
        Desk { desk, _folder: folder }
    }

    fn decision(&self) -> Option<DecisionId> {
        self.app.asking().map(|asking| asking.choices.decision)
    }

    fn is_played_out(&self) -> bool {
        self.app.sitting().state().outcome().is_some()
    }

    fn asks(&self) -> Option<&AskView> {
        self.app.asking().map(|asking| &asking.asks)
    }

    /// Answers what is asked with the first things there are, by keys.
    fn answer(&mut self) {
        let asking = self.app.asking().expect("somebody is asked");
        let keys: Vec<String> = match &asking.outlook.picks {
            Some(picks) => {
                let each = asking.choices.entries.iter().zip(&picks.things);
                let keys = each.flat_map(|(entry, (_, most))| vec![entry.key.clone(); usize::from(*most)]);
                keys.take(usize::from(picks.count)).collect()
            }
            None => Vec::new(),
        };
        keys.iter().for_each(|key| self.type_text(key));
        self.press(KeyCode::Enter);
    }

    /// Goes on until something like this is asked.
    fn until(&mut self, wanted: impl Fn(&AskView) -> bool) {
        while !self.asks().is_some_and(&wanted) {
            match self.asks() {
                Some(_) => self.answer(),
                None => self.wait(),
            }
        }
    }
}

#[test]
fn a_whole_game_alone_is_played_by_keys() {
    for size in [(80, 24), (200, 60)] {
        let mut desk = Desk::new(&["me"], Language::En, size);
        let mut answers = 0;
        while !desk.is_played_out() {
            let before = desk.decision();
            desk.answer();
            assert_eq!(desk.app.message(), None);
            assert_ne!(desk.decision(), before);
            answers += 1;
        }
        assert!(answers > 30);
        assert!(desk.screen().contains("Total"), "the points are shown");
        desk.press(KeyCode::Char('q'));
        assert!(desk.app.is_over());
    }
}

#[test]
fn a_game_against_a_bot_goes_on_by_itself() {
    let mut desk = Desk::new(&["me", "farmhand"], Language::En, (80, 24));
    while !desk.is_played_out() {
        match desk.asks() {
            Some(_) => desk.answer(),
            None => desk.wait(),
        }
    }
    assert!(desk.app.sitting().state().outcome().is_some_and(|outcome| outcome.points.len() == 2));
}

#[test]
fn any_size_and_any_look_is_drawn() {
    for look in [PLAIN, Look { ascii: true, ..PLAIN }, Look { colours: Colours::True, ascii: false }] {
        let mut desk = Desk::looking(&["me"], Language::De, (80, 24), look);
        while !desk.is_played_out() {
            for (width, height) in [(10, 3), (60, 20), (80, 24), (131, 37), (250, 70)] {
                desk.resize((width, height));
            }
            desk.answer();
        }
    }
}

#[test]
fn plain_letters_are_plain() {
    let mut desk = Desk::looking(&["me"], Language::En, (80, 24), Look { ascii: true, ..PLAIN });
    for key in [KeyCode::Tab, KeyCode::Tab, KeyCode::Tab, KeyCode::Char('?')] {
        let screen = desk.screen();
        let strange: String = screen.chars().filter(|letter| !letter.is_ascii()).collect();
        assert_eq!(strange, "", "{screen}");
        desk.press(key);
    }
    desk.press(KeyCode::Esc);
    while desk.app.sitting().state().year() == 1 {
        let screen = desk.screen();
        let strange: String = screen.chars().filter(|letter| !letter.is_ascii()).collect();
        assert_eq!(strange, "", "{screen}");
        desk.answer();
    }
}

#[test]
fn an_answer_is_taken_back_by_a_key_and_a_whole_turn_by_another() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Keep { .. }));
    desk.answer();
    assert!(matches!(desk.asks(), Some(AskView::Place { .. })));
    desk.press(KeyCode::Char('u'));
    assert!(matches!(desk.asks(), Some(AskView::Keep { .. })));
    desk.press(KeyCode::Char('u'));
    assert!(desk.app.message().is_some(), "there is nothing more to take back");
}

#[test]
fn answers_can_be_typed_in_the_notation() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Place { .. }));
    desk.type_text(":pl");
    desk.press(KeyCode::Tab);
    let typed = desk.app.typed().unwrap().to_owned();
    assert!(typed.starts_with("place "), "{typed}");
    desk.press(KeyCode::Tab);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), None);
    assert!(!matches!(desk.asks(), Some(AskView::Place { .. })));
    desk.type_text(":fly");
    desk.press(KeyCode::Enter);
    assert!(desk.app.message().is_some_and(|(text, bad)| bad && text.contains("fly")));
}

#[test]
fn w5_1_areas_can_be_typed_in_any_order() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Work { figures: 2, .. }));
    desk.type_text(":work wood; work stone");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), None);
    assert!(!matches!(desk.asks(), Some(AskView::Work { .. })));
}

#[test]
fn what_is_not_possible_says_why() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Work { figures: 2, .. }));
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), Some(("Pick exactly 2.", true)));
    assert!(desk.screen().contains("Pick exactly 2."));
}

#[test]
fn w6_10_to_sell_nothing_takes_a_second_enter() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Move));
    desk.type_text("3");
    desk.press(KeyCode::Enter);
    while !matches!(desk.asks(), Some(AskView::Sell { .. })) {
        desk.answer();
    }
    let decision = desk.decision();
    desk.press(KeyCode::Enter);
    assert_eq!(desk.decision(), decision);
    desk.press(KeyCode::Enter);
    assert_ne!(desk.decision(), decision);
}

#[test]
fn a_hint_comes_while_keys_are_answered() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Keep { .. }));
    desk.press(KeyCode::Char('h'));
    assert!(desk.screen().contains("The Pioneer bot is thinking"));
    desk.press(KeyCode::Down);
    desk.wait();
    assert!(desk.screen().contains("The Pioneer bot suggests:"));
    desk.press(KeyCode::Char('h'));
    let best = match desk.app.hint() {
        Some(Hint::Thought(opinion)) => opinion.actions[0].action,
        other => panic!("{other:?}"),
    };
    let chosen = desk.app.asking().unwrap().choices.answer(desk.app.sitting().state()).unwrap();
    assert_eq!(chosen, [best], "the second time selects what it thinks best");
}

#[test]
fn w1_4_nobody_sees_the_coins_of_the_other_at_one_terminal() {
    let mut desk = Desk::new(&["me:Ann", "me:Ben"], Language::En, (80, 24));
    let mut handed = Vec::new();
    for _ in 0..12 {
        if desk.app.hands_over() {
            let screen = desk.screen();
            assert!(!screen.contains("Barn") && !screen.contains("(0/0/2)"), "{screen}");
            let name = ["Ann", "Ben"][desk.app.seat().index()];
            assert!(screen.contains(name), "{screen}");
            handed.push(name);
            desk.press(KeyCode::Enter);
        }
        desk.answer();
    }
    assert!(handed.contains(&"Ann") && handed.contains(&"Ben"), "{handed:?}");
}

#[test]
fn w3_2_a_click_moves_the_tile_and_a_second_one_lays_it() {
    let mut desk = Desk::new(&["me"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Place { .. }));
    let screen = desk.screen();
    let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains("1,1")).unwrap();
    let x = line.chars().collect::<String>().find("1,1").unwrap();
    let (x, y) = (u16::try_from(x).unwrap(), u16::try_from(y).unwrap());
    desk.click(x, y);
    let hover = desk.app.asking().and_then(|asking| asking.hover).unwrap();
    assert_eq!(hover.cell.to_string(), "1,1");
    desk.click(x, y);
    assert!(!matches!(desk.asks(), Some(AskView::Place { .. })));
    let farm = &desk.app.sitting().state().player(desk.app.seat()).unwrap().farm;
    assert_eq!(farm.placed().iter().map(|tile| tile.cell.to_string()).collect::<Vec<_>>(), ["1,1"]);
}

#[test]
fn panels_are_looked_at_one_after_the_other() {
    let mut desk = Desk::new(&["me", "farmhand"], Language::En, (80, 24));
    desk.until(|asks| matches!(asks, AskView::Keep { .. }));
    assert!(desk.screen().contains("Barn"));
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Johansen’s Mill"));
    desk.press(KeyCode::BackTab);
    desk.press(KeyCode::BackTab);
    assert!(desk.screen().contains("Fenced areas"));
    desk.press(KeyCode::Esc);
    assert!(desk.screen().contains("Barn"));
}

#[test]
fn a_farm_that_does_not_fit_is_moved_by_keys() {
    let mut desk = Desk::new(&["me"], Language::En, (60, 20));
    desk.until(|asks| matches!(asks, AskView::Keep { .. }));
    let before = desk.screen();
    desk.press(KeyCode::Char('>'));
    let right = desk.screen();
    assert_ne!(before, right);
    desk.press(KeyCode::Char('<'));
    assert_eq!(desk.screen(), before);
}

/// The main screens in three languages.
#[test]
fn screens_look_as_they_did() {
    for language in Language::ALL {
        let mut desk = Desk::new(&["me", "farmhand"], language, (80, 24));
        let shot = |name: &str, desk: &mut Desk| {
            let screen = desk.screen();
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(format!("{name}_{language}"), screen);
            });
        };
        desk.until(|asks| matches!(asks, AskView::Keep { .. }));
        shot("tiles", &mut desk);
        desk.answer();
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Char('r'));
        shot("ghost", &mut desk);
        desk.until(|asks| matches!(asks, AskView::Work { .. }));
        desk.type_text("ac");
        shot("figures", &mut desk);
        desk.press(KeyCode::Enter);
        desk.until(|asks| matches!(asks, AskView::Move));
        desk.type_text("4");
        shot("town", &mut desk);
        desk.resize((200, 60));
        shot("town_large", &mut desk);
        desk.press(KeyCode::Char('?'));
        shot("help", &mut desk);
        desk.press(KeyCode::Esc);
        desk.resize((80, 24));
        while !desk.is_played_out() {
            match desk.asks() {
                Some(_) => desk.answer(),
                None => desk.wait(),
            }
        }
        shot("over", &mut desk);
    }
}
