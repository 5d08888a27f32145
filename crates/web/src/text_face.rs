//! A game as text: the page of a game that has no pictures of its own.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use maud::{Markup, html};
use table::{Actor, Game, Seat, Viewer, When};
use words::{Language, Phrasebook, ScoreLine, TextSection};

use crate::assets::Assets;
use crate::draw;
use crate::face::{Face, Position, Style};
use crate::page::Page;
use crate::table::{Here, form};

/// The page of a game that has only a phrasebook.
#[derive(Debug)]
pub struct TextFace<P>(PhantomData<fn() -> P>);

static STYLE: Style = Style {
    assets: || Assets::own(),
    sheets: &[],
    modules: &[],
    shapes: || "",
    emblem: || draw::inline("log", None),
    welcome: None,
    ways: ["hint", "check", "chat", "eye"],
    marks: &[],
};

impl<P: Phrasebook> Face for TextFace<P> {
    type Game = P::Game;

    fn style() -> &'static Style {
        &STYLE
    }

    fn position(game: &P::Game, viewer: Viewer, asks: Option<Seat>) -> Arc<dyn Position> {
        Arc::new(TextPosition::<P> { game: game.clone(), viewer, asks })
    }
}

/// A position of such a game.
struct TextPosition<P: Phrasebook> {
    game: P::Game,
    viewer: Viewer,
    asks: Option<Seat>,
}

/// Without the state: what is hidden must not get into a log by accident.
impl<P: Phrasebook> fmt::Debug for TextPosition<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TextPosition").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl<P: Phrasebook> TextPosition<P> {
    fn phrases(page: &Page) -> P {
        P::new(page.prefs.language)
    }

    /// Whether an answer cannot be taken back: something is drawn after it, or the turn ends.
    fn is_final(&self, seat: Seat, action: <P::Game as Game>::Action) -> bool {
        let mut after = self.game.clone();
        after.apply_legal(Actor::Seat(seat), action, &mut table::Ignore);
        after.turn() != self.game.turn() || after.next_actor() == Some(Actor::Nature)
    }
}

impl<P: Phrasebook> Position for TextPosition<P> {
    fn when(&self) -> When {
        self.game.when()
    }

    fn part_text(&self, part: u8, language: Language) -> String {
        P::new(language).part(part)
    }

    fn chapter_text(&self, when: When, language: Language) -> String {
        P::new(language).when(when)
    }

    fn scene_symbol(&self, _scene: &str) -> &'static str {
        "clock"
    }

    fn points(&self, seat: Seat) -> String {
        let sheet = P::new(Language::default()).score_sheet(&self.game, self.viewer);
        let total = sheet.into_iter().find(|line| line.is_total);
        total.and_then(|line| line.points.get(seat.index()).cloned()).unwrap_or_default()
    }

    fn panels(&self, here: Here<'_>) -> Markup {
        self.lesson_panels(here, "")
    }

    fn lesson_panels(&self, here: Here<'_>, points_at: &str) -> Markup {
        html! {
            section.text-panel #table-text.pointed[points_at == "table-text"] data-part {
                @for section in self.text(here.page.prefs.language, &|seat| here.name(seat)) {
                    h2 { (section.heading) }
                    ul { @for line in section.lines { li { (line) } } }
                }
            }
        }
    }

    fn panel_names(&self, page: &Page) -> Vec<(&'static str, String)> {
        vec![("table-text", page.say("table"))]
    }

    fn question(&self, here: Here<'_>) -> Option<Markup> {
        let seat = self.asks?;
        let phrases = Self::phrases(here.page);
        let ask = phrases.ask(&self.game, seat)?;
        let mut legal = Vec::new();
        self.game.legal(Actor::Seat(seat), &mut legal);
        let answers = html! {
            div.choices {
                @for action in legal {
                    button name="action" value=(self.game.write(action)) data-final[self.is_final(seat, action)] {
                        span { (phrases.answer(&self.game, seat, action)) }
                    }
                }
            }
        };
        Some(html! {
            h2 { (ask.title) }
            p.help {
                (ask.help) " "
                a.rule href={ (here.page.of_game("/rules")) "#" (ask.rule) } target="_blank" title=(here.say("read-rule")) { "§ " (ask.rule) }
            }
            (form(here, "act", &answers))
        })
    }

    fn score_sheet(&self, language: Language) -> Vec<ScoreLine> {
        P::new(language).score_sheet(&self.game, self.viewer)
    }

    fn result(&self, language: Language, name: &dyn Fn(Seat) -> String) -> (String, Option<String>) {
        let phrases = P::new(language);
        let Some(outcome) = self.game.outcome() else { return Default::default() };
        let rank = match outcome.points.as_slice() {
            [points] => phrases.rank(*points),
            _ => None,
        };
        (phrases.result(&outcome, name), rank)
    }

    fn text(&self, language: Language, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        P::new(language).table(&self.game, self.viewer, name)
    }

    fn has_picture(&self) -> bool {
        false
    }

    fn picture(&self, _title: &str, _language: Language, _names: &[String]) -> Option<String> {
        None
    }
}
