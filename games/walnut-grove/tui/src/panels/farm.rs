//! A farm: the land, and what belongs to it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Seat;
use tui::Pan;
use tui::kit::{self, Pen};
use tui::palette::{Paint, Tone};
use walnut_grove::Season;
use walnut_grove::pieces::Building;
use walnut_grove::tile::{Cell, Side, Spot};
use walnut_grove::town::Stock;
use walnut_grove::view::PlayerView;

use super::Scene;
use crate::draw::{self, FarmPicture, Marks};
use crate::palette::{self, Signs};
use crate::pieces;

/// Where a farm was drawn, for whoever points at it.
#[derive(Clone, Debug)]
pub struct ShownFarm {
    /// Whose it is.
    pub seat: Seat,
    area: Rect,
    offset: (usize, usize),
    picture: FarmPicture,
}

impl ShownFarm {
    /// The cell and the triangle at a place of the screen; row 0 is the board.
    pub fn place_at(&self, x: u16, y: u16) -> Option<(Cell, Side)> {
        if !self.area.contains((x, y).into()) {
            return None;
        }
        let (left, top) = self.offset;
        let (column, row) = (usize::from(x - self.area.x), usize::from(y - self.area.y));
        self.picture.place_at(left + column, top + row)
    }
}

fn moved(from: usize, by: i32, step: usize, most: usize) -> usize {
    let way = usize::try_from(by.unsigned_abs()).unwrap_or(0) * step;
    if by < 0 { from.saturating_sub(way) } else { (from + way).min(most) }
}

/// How many lines the yard takes.
pub const YARD: u16 = 5;

/// Draws a farm as large as there is room, and its yard below.
pub fn draw(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene<'_>,
    player: &PlayerView,
    marks: &Marks,
    pan: Pan,
) -> ShownFarm {
    let land = Rect { height: area.height.saturating_sub(YARD), ..area };
    let yard = Rect { y: land.bottom(), height: area.height - land.height, ..area };
    let shown = draw_land(buffer, land, scene, player, marks, pan);
    draw_yard(buffer, yard, scene, player);
    shown
}

/// Draws the land alone; what does not fit is moved as far as wanted.
fn draw_land(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene<'_>,
    player: &PlayerView,
    marks: &Marks,
    pan: Pan,
) -> ShownFarm {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let size = FarmPicture::fitting(player, marks, width, height);
    let picture = draw::farm(player, size, marks, scene.look);
    let (left, top) = picture.offset(width, height, focus(player, marks));
    let most_left = picture.canvas.width().saturating_sub(width);
    let most_top = picture.canvas.height().saturating_sub(height);
    let left = moved(left, pan.right, size.wide(), most_left);
    let top = moved(top, pan.down, size.high(), most_top);
    let offset = (left, top);
    // What is smaller than its place stands at the bottom, in the middle.
    let spare_x = width.saturating_sub(picture.canvas.width());
    let spare_y = height.saturating_sub(picture.canvas.height());
    let shift = |spare: usize| u16::try_from(spare).unwrap_or(0);
    let inner = Rect {
        x: area.x + shift(spare_x / 2),
        y: area.y + shift(spare_y),
        width: area.width - shift(spare_x),
        height: area.height - shift(spare_y),
    };
    picture.canvas.show(buffer, inner, offset, scene.look);
    let (middle_x, middle_y) = (inner.x + inner.width / 2, inner.y + inner.height / 2);
    let (right, bottom) = (inner.right().saturating_sub(1), inner.bottom().saturating_sub(1));
    let style = scene.look.style(Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true });
    for (hidden, x, y, key) in [
        (left > 0, inner.x, middle_y, "<"),
        (left < most_left, right, middle_y, ">"),
        (top > 0, middle_x, inner.y, "{"),
        (top < most_top, middle_x, bottom, "}"),
    ] {
        // What is hidden can be seen with the key that stands there.
        if hidden {
            buffer.set_string(x, y, key, style);
        }
    }
    ShownFarm { seat: player.seat, area: inner, offset, picture }
}

/// What must be seen: the tile that is about to be laid, or the land that is selected.
fn focus(player: &PlayerView, marks: &Marks) -> Option<Cell> {
    let selected = || {
        let area = player.areas.get(usize::from(marks.selected?))?;
        match area.name {
            Spot::Triangle(cell, _) => Some(cell),
            Spot::Board(good) => {
                let column = player.board.landscapes.iter().position(|land| land.good == good)?;
                Some(Cell::at(i8::try_from(column + 1).ok()?, 1))
            }
        }
    };
    marks.ghost.map(|ghost| ghost.cell).or_else(selected)
}

/// Barn, people, buildings, improvements, help, and what winter will cost.
pub fn draw_yard(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, player: &PlayerView) {
    let mut pen = Pen::new(buffer, area);
    for line in yard_lines(scene, player) {
        pen.line(line);
    }
}

/// The lines of a yard.
pub fn yard_lines(scene: &Scene<'_>, player: &PlayerView) -> Vec<Line<'static>> {
    let mut lines = vec![barn_line(scene, player), people_line(scene, player), built_line(scene, player)];
    lines.push(wealth_line(scene, player));
    lines.push(winter_line(scene, player));
    lines
}

fn label(scene: &Scene<'_>, text: String) -> Span<'static> {
    Span::styled(kit::pad(&text, 10, scene.look) + " ", scene.look.ink(Tone::Faint))
}

fn barn_line(scene: &Scene<'_>, player: &PlayerView) -> Line<'static> {
    let barn = &player.barn;
    let full = barn.used >= barn.spaces;
    let room = format!("{}/{} ", barn.used, barn.spaces);
    let mut spans = vec![label(scene, scene.say("term-barn"))];
    spans.push(Span::styled(room, if full { scene.look.strong(Tone::Bad) } else { scene.look.strong(Tone::Plain) }));
    spans.push(Span::raw(" "));
    spans.extend(pieces::counted(&barn.goods, scene.look));
    spans.extend(pieces::coins(&barn.coins, scene.look));
    Line::from(spans)
}

fn people_line(scene: &Scene<'_>, player: &PlayerView) -> Line<'static> {
    let look = scene.look;
    let mut spans = vec![label(scene, scene.say("term-people"))];
    spans.push(Span::styled(format!("{}  ", look.figure()), look.strong(Tone::Plain)));
    spans.extend(pieces::labourers(&player.labourers, look));
    if let Some(colour) = player.hired {
        let text = format!("+{}{}", look.figure(), look.good(colour.eats()));
        spans.push(Span::styled(text, look.ink(palette::labourer(colour))));
    }
    if player.campfires > 0 {
        let fires = scene.say_with("term-campfires", [("count", player.campfires.into())]);
        spans.push(Span::styled(format!(" {fires}"), look.ink(Tone::Faint)));
    }
    Line::from(spans)
}

fn built_line(scene: &Scene<'_>, player: &PlayerView) -> Line<'static> {
    let phrases = scene.phrases;
    let huts = phrases.buildings(player.huts, Building::Hut);
    let barns = phrases.buildings(player.barns, Building::Barn);
    let fenced = scene.say_with("term-fenced", [("count", player.fenced_areas.into())]);
    Line::from(vec![label(scene, scene.say("term-built")), Span::raw(format!("{huts}, {barns}, {fenced}"))])
}

fn wealth_line(scene: &Scene<'_>, player: &PlayerView) -> Line<'static> {
    let improvements = Stock::Improvements(player.improvements);
    let names: Vec<String> = improvements.pieces().map(|(piece, count)| scene.phrases.pieces(count, piece)).collect();
    let names = if names.is_empty() { scene.look.sign("–", "-").to_owned() } else { names.join(", ") };
    let mut spans = vec![label(scene, scene.say("term-improved")), Span::raw(names)];
    if player.help.total() > 0 {
        let about = [("count", player.help.total().into()), ("repayable", player.help.repayable.into())];
        let text = scene.say_with("term-help", about);
        spans.push(Span::styled(format!("  {text}"), scene.look.strong(Tone::Bad)));
    }
    Line::from(spans)
}

/// W7: what the coming winter costs beside what is there.
fn winter_line(scene: &Scene<'_>, player: &PlayerView) -> Line<'static> {
    let look = scene.look;
    let (due, have) = (&player.winter_due, player.goods());
    let mut spans = vec![label(scene, scene.phrases.season(Season::Winter))];
    if due.total() == 0 {
        spans.push(Span::styled(scene.say("nothing-due"), look.ink(Tone::Fine)));
        return Line::from(spans);
    }
    for (good, &count) in due.iter().filter(|(_, count)| **count > 0) {
        let enough = have[good] >= count;
        spans.push(Span::styled(look.good(good), look.strong(palette::good(good))));
        let tone = if enough { Tone::Fine } else { Tone::Bad };
        spans.push(Span::styled(format!("{}/{count}  ", have[good]), look.strong(tone)));
    }
    let winter = player.winter();
    let verdict = match (winter.coins, winter.help) {
        (0, 0) => Span::styled(look.sign("✓", "ok"), look.strong(Tone::Fine)),
        (coins, 0) => Span::styled(format!("{}{coins}", look.coin()), look.strong(Tone::Accent)),
        _ => {
            let lost = scene.minus(-winter.points_lost());
            Span::styled(scene.say_with("term-lost", [("points", lost.into())]), look.strong(Tone::Bad))
        }
    };
    spans.push(verdict);
    Line::from(spans)
}
