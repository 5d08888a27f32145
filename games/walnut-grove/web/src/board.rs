//! The farms and the town, as somebody may see them.

use maud::{Markup, html};
use table::{Game, Seat, Viewer, When};
use walnut_grove::tile::Rotation;
use walnut_grove::view::{AskView, PlayerView, View};
use walnut_grove::{Edition, Outlook, Season, State};
use walnut_grove_words::{Phrases, points_so_far};
use web::table::{Here, LogLine, TableStage};
use web::{Page, Position};
use words::{Language, Phrasebook, ScoreLine, TextSection};

use crate::draw::{FarmPicture, Label, Names, Reach, TownLabel, TownPicture};
use crate::{Speaks, ask, draw};

/// The table at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// What the viewer may know.
    pub(crate) view: View,
    /// What it is played with.
    pub(crate) edition: &'static Edition,
    /// The seat of the viewer.
    pub(crate) seat: Option<Seat>,
    /// What that seat can do, if it is asked.
    pub(crate) outlook: Option<Outlook>,
}

impl Board {
    pub(crate) fn new(state: &State, viewer: Viewer, asks: Option<Seat>) -> Board {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        Board {
            view: state.view(viewer),
            edition: state.edition(),
            seat,
            outlook: asks.map(|seat| state.outlook(seat)),
        }
    }

    /// The player at a seat.
    pub(crate) fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }

    /// The player whose farm is large: the viewer's own, or the first.
    fn main_player(&self) -> Option<&PlayerView> {
        self.player(self.seat.unwrap_or_default())
    }
}

impl Position for Board {
    fn when(&self) -> When {
        When { part: self.view.year, scene: self.view.season.word() }
    }

    fn part_text(&self, year: u8, language: Language) -> String {
        Phrases::new(language).part(year)
    }

    fn chapter_text(&self, when: When, language: Language) -> String {
        Phrases::new(language).when(when)
    }

    fn scene_symbol(&self, scene: &str) -> &'static str {
        match scene {
            "summer" => "season-summer",
            "fall" => "season-fall",
            "winter" | "over" => "season-winter",
            _ => "season-spring",
        }
    }

    fn is_stop(&self, scene: &str) -> bool {
        Season::from_word(scene).is_some_and(Season::is_of_a_year)
    }

    fn points(&self, seat: Seat) -> String {
        self.player(seat).map(|player| points_so_far(&player.score)).unwrap_or_default()
    }

    fn panels(&self, here: Here<'_>) -> Markup {
        html! {
            section.farm-panel #farm data-part aria-label=(here.say("own-farm")) {
                (main_farm(here, self))
                @if here.table.stage == TableStage::Playing && self.view.season != Season::Winter { (needs(here, self)) }
            }
            section.town-panel #town data-part aria-label=(here.say("town")) {
                (town(here, self))
                (others(here, self))
            }
        }
    }

    fn panel_names(&self, page: &Page) -> Vec<(&'static str, String)> {
        vec![("farm", page.say("jump-farm")), ("town", page.say("town"))]
    }

    fn question(&self, here: Here<'_>) -> Option<Markup> {
        ask::question(here, self)
    }

    /// What a winter took is shown unasked.
    fn headline<'l>(&self, news: &'l [LogLine]) -> Option<&'l [LogLine]> {
        let is_winter = |line: &LogLine| line.heading.is_some_and(|when| when.scene == Season::Winter.word());
        let start = news.iter().rposition(is_winter).filter(|_| self.view.season != Season::Winter)?;
        let rest = news.get(start..)?;
        let end = rest.iter().skip(1).position(|line| line.heading.is_some()).map_or(rest.len(), |lines| lines + 1);
        rest.get(..end)
    }

    fn score_sheet(&self, language: Language) -> Vec<ScoreLine> {
        Phrases::new(language).score_sheet(&self.view)
    }

    fn result(&self, language: Language, name: &dyn Fn(Seat) -> String) -> (String, Option<String>) {
        let phrases = Phrases::new(language);
        let Some(outcome) = &self.view.outcome else { return Default::default() };
        let rank = match outcome.points.as_slice() {
            [points] => Some(phrases.solo_rank(*points)),
            _ => None,
        };
        (phrases.result(outcome, name), rank)
    }

    fn text(&self, language: Language, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        let phrases = Phrases::new(language);
        let mut sections = phrases.table_text(&self.view, name);
        if let Some(player) = self.seat.and_then(|seat| self.player(seat)).filter(|player| !player.hand.is_empty()) {
            let lines = phrases.hand_text(player, self.edition);
            sections.insert(0, TextSection { part: "hand", seat: self.seat, heading: phrases.say("hand"), lines });
        }
        sections
    }

    fn closer(&self, here: Here<'_>, seat: Seat) -> Option<Markup> {
        let player = self.player(seat)?;
        let name = here.name(seat);
        let labels = |of: Label<'_>| label(here.phrases(), &name, of);
        let picture = FarmPicture { player, open_cells: &[], highlight_areas: &[], small: false, labels: &labels };
        Some(draw::farm(&picture))
    }

    fn past_panels(&self, here: Here<'_>, acted: Option<Seat>) -> Markup {
        html! {
            section.farms.{"of-" (self.view.players.len())} aria-label=(here.say("study-farms")) {
                @for player in &self.view.players { (past_farm(here, self, player, acted == Some(player.seat))) }
            }
            section.town-panel aria-label=(here.say("town")) { (town(here, self)) }
        }
    }

    fn lesson_panels(&self, here: Here<'_>, points_at: &str) -> Markup {
        let pointed = |part: &str| points_at == part;
        html! {
            section.farm-panel #farm.pointed[pointed("farm")] aria-label=(here.say("own-farm")) {
                (main_farm(here, self))
                div.pointed[pointed("winter")] { (needs(here, self)) }
            }
            section.town-panel #town.pointed[pointed("town")] aria-label=(here.say("town")) { (town(here, self)) }
        }
    }

    fn lesson_picture(&self, _here: Here<'_>, points_at: &str) -> Option<Markup> {
        let disc = self.view.disc.as_ref().filter(|_| points_at == "disc")?;
        Some(html! { div.pointed.big-disc { (draw::disc_svg(disc, self.view.year, self.view.season)) } })
    }

    fn picture(&self, title: &str, language: Language, names: &[String]) -> Option<String> {
        let phrases = Phrases::new(language);
        let names = Names { title, players: names, houses: &|name| phrases.place(name) };
        Some(draw::position(&self.view, &names))
    }
}

/// The texts that come up over things on a farm.
fn label(phrases: Phrases, name: &str, of: Label<'_>) -> String {
    match of {
        Label::Farm(player) => format!("{name}: {}", phrases.board_text(player)),
        Label::Area(area) => phrases.area_text(area),
        Label::OpenCell(col, row) => phrases.cell(walnut_grove::tile::Cell::at(col, row)),
        Label::Thing(thing) => phrases.thing(thing),
    }
}

fn main_farm(here: Here<'_>, board: &Board) -> Markup {
    let Some(player) = board.main_player() else { return html! {} };
    let mut open: Vec<(i8, i8)> = Vec::new();
    for laid in board.outlook.iter().flat_map(|outlook| &outlook.placements) {
        let cell = (laid.cell.col, laid.cell.row);
        if !open.contains(&cell) {
            open.push(cell);
        }
    }
    // In summer all land can be pointed at.
    let areas = board.outlook.iter().flat_map(|outlook| &outlook.harvest);
    let areas: Vec<u8> = (0u8..).zip(areas).map(|(number, _)| number).collect();
    let name = here.name(player.seat);
    let labels = |of: Label<'_>| label(here.phrases(), &name, of);
    draw::farm(&FarmPicture { player, open_cells: &open, highlight_areas: &areas, small: false, labels: &labels })
}

fn town(here: Here<'_>, board: &Board) -> Markup {
    let phrases = here.phrases();
    let way = |place: u8| board.outlook.as_ref()?.ways.iter().find(|way| way.place == place);
    let reach = |place: u8| way(place).map(|way| if way.refused.is_none() { Reach::Open } else { Reach::Shut });
    let labels = |of: TownLabel<'_>| match of {
        TownLabel::Piece(piece) => phrases.thing(piece),
        TownLabel::House(place) => {
            match (way(place).and_then(|way| way.refused.as_ref()), board.edition.house(place)) {
                (Some(why), _) => phrases.refusal(why),
                (None, Some(house)) => phrases.house_does(&house.name, house.trade.word()),
                (None, None) => String::new(),
            }
        }
    };
    let names = |name: &str| phrases.place(name);
    draw::town(&TownPicture { view: &board.view, names: &names, reach: &reach, labels: &labels })
}

/// The other farms, small; each can be enlarged.
fn others(here: Here<'_>, board: &Board) -> Markup {
    let main = board.main_player().map(|player| player.seat);
    let others: Vec<&PlayerView> = board.view.players.iter().filter(|player| Some(player.seat) != main).collect();
    if others.is_empty() {
        return html! {};
    }
    html! {
        div.others {
            @for player in others {
                @let name = here.name(player.seat);
                a.other href=(here.closer(player.seat)) data-enlarge data-seat=(player.seat)
                    title=(here.page.say_with("enlarge", [("name", name.clone().into())])) {
                    (draw::glance(player))
                    span.name { (draw::inline(draw::pawn(player.seat.number()), None)) " " (name) }
                }
            }
        }
    }
}

/// W7.1, W7.2: what the coming winter costs, beside what is there.
fn needs(here: Here<'_>, board: &Board) -> Markup {
    let Some(player) = board.main_player() else { return html! {} };
    let phrases = here.phrases();
    let have = player.goods();
    let due = &player.winter_due;
    let winter = player.winter();
    html! {
        div.needs #winter {
            h2 { (draw::inline("season-winter", None)) (here.say("coming-winter")) }
            ul {
                @for (good, &count) in due.iter() {
                    @if count > 0 {
                        @let enough = have[good] >= count;
                        li.short[!enough] {
                            (draw::inline(good.word(), Some(&phrases.good(good))))
                            span { b { (have[good]) } "/" (count) }
                        }
                    }
                }
                @if due.total() == 0 { li { (here.say("nothing-due")) } }
            }
            p.verdict.short[winter.short.total() > 0] {
                (phrases.forecast(due, &winter))
            }
        }
    }
}

/// W3.1: the tiles that somebody drew and has not laid yet; the one that is kept is marked.
fn hand(here: Here<'_>, board: &Board, player: &PlayerView) -> Markup {
    let kept = player.pending.iter().find_map(|asks| match asks {
        AskView::Place { tile } => Some(*tile),
        _ => None,
    });
    let mut tiles: Vec<u16> = kept.into_iter().collect();
    tiles.extend(player.hand.iter().filter(|&&tile| kept != Some(tile)));
    let face =
        |number: u16| board.edition.tile_numbered(number).and_then(|tile| board.edition.tile(tile, Rotation::R0));
    html! {
        @if !tiles.is_empty() {
            div.hand {
                @for tile in tiles {
                    @if let Some(face) = face(tile) {
                        span.kept[kept == Some(tile)] role="img" aria-label=(here.phrases().tile_face(tile, Rotation::R0, board.edition)) {
                            (draw::tile(face, tile))
                        }
                    }
                }
            }
        }
    }
}

fn past_farm(here: Here<'_>, board: &Board, player: &PlayerView, acted: bool) -> Markup {
    let name = here.name(player.seat);
    let labels = |of: Label<'_>| label(here.phrases(), &name, of);
    let picture = FarmPicture { player, open_cells: &[], highlight_areas: &[], small: true, labels: &labels };
    html! {
        figure.acted[acted] {
            figcaption {
                (draw::inline(draw::pawn(player.seat.number()), None)) span { (name) }
                (hand(here, board, player)) b { (points_so_far(&player.score)) }
            }
            (draw::farm(&picture))
        }
    }
}
