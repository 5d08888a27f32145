//! Expected points over the course of a game, as a drawing.

use std::fmt::Write;

use maud::{Markup, html};
use table::Seat;

use super::ChapterStart;

/// What is drawn.
pub struct Curve<'c> {
    /// What it shows, in words.
    pub about: &'c str,
    /// The players by seat.
    pub names: &'c [String],
    /// What was expected when, in the order of the game.
    pub moments: &'c [Moment],
    /// Where chapters begin.
    pub chapters: &'c [ChapterStart],
    /// What is pointed out.
    pub marks: &'c [Mark],
    /// The present moment.
    pub now: usize,
    /// The last moment.
    pub last: usize,
}

/// What was expected at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The number of lines of the record before it.
    pub at: usize,
    /// Points at the end, by seat.
    pub points: Vec<f64>,
}

/// Something to point out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of lines of the record before it.
    pub at: usize,
    /// On the line of this seat.
    pub seat: Seat,
    /// What it is.
    pub text: String,
}

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 32.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 20.0;

/// Where moments and points are in the drawing.
struct Scale {
    last: f64,
    least: f64,
    most: f64,
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

impl Scale {
    fn x(&self, at: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * number(at) / self.last
    }

    fn y(&self, points: f64) -> f64 {
        let share = (points - self.least) / (self.most - self.least);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    }
}

impl Curve<'_> {
    /// The drawing; each moment is a link to where `to` says.
    pub fn svg(&self, to: &dyn Fn(usize) -> String) -> Markup {
        let scale = self.scale();
        let step = if scale.most - scale.least > 30.0 { 10.0 } else { 5.0 };
        let lines = std::iter::successors(Some(scale.least), |points| Some(points + step));
        let lines: Vec<f64> = lines.take_while(|&points| points <= scale.most + 0.01).collect();
        html! {
            svg.curve viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(self.about) {
                @for &points in &lines {
                    @let y = scale.y(points);
                    path.grid d=(format!("M{LEFT} {y:.1}H{:.1}", WIDTH - RIGHT)) {}
                    text x=(LEFT - 4.0) y=(format!("{:.1}", y + 4.0)) text-anchor="end" { (format!("{points:.0}").replace('-', "−")) }
                }
                (self.calendar(&scale))
                @for (seat, _) in self.names.iter().enumerate() {
                    path.line.{"seat-" (seat + 1)} d=(self.line(&scale, seat)) {}
                }
                @let now = scale.x(self.now);
                path.now d=(format!("M{now:.1} {TOP}V{:.1}", HEIGHT - BOTTOM)) {}
                (self.strips(&scale, to))
                @for mark in self.marks {
                    @if let Some(points) = self.value(mark.at, mark.seat.index()) {
                        a href=(to(mark.at)) data-go tabindex="-1" {
                            circle.mark.{"seat-" (mark.seat)} cx=(format!("{:.1}", scale.x(mark.at)))
                                cy=(format!("{:.1}", scale.y(points))) r="4" { title { (mark.text) } }
                        }
                    }
                }
            }
            @if self.names.len() > 1 {
                ul.legend aria-hidden="true" {
                    @for (seat, name) in self.names.iter().enumerate() {
                        li { svg viewBox="0 0 28 8" width="28" height="8" { path.line.{"seat-" (seat + 1)} d="M1 4H27" {} } (name) }
                    }
                }
            }
        }
    }

    fn scale(&self) -> Scale {
        let all = || self.moments.iter().flat_map(|moment| moment.points.iter().copied());
        let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
        let (least, most) = if least <= most { (least, most) } else { (0.0, 0.0) };
        let (least, most) = ((least / 5.0).floor() * 5.0, (most / 5.0).ceil() * 5.0);
        // An axis in steps of ten begins with one.
        let least = if most - least > 30.0 { (least / 10.0).floor() * 10.0 } else { least };
        Scale { last: number(self.last).max(1.0), least, most: most.max(least + 5.0) }
    }

    fn value(&self, at: usize, seat: usize) -> Option<f64> {
        self.moments.iter().find(|moment| moment.at == at)?.points.get(seat).copied()
    }

    fn line(&self, scale: &Scale, seat: usize) -> String {
        let mut path = String::new();
        for moment in self.moments {
            if let Some(&points) = moment.points.get(seat) {
                let sign = if path.is_empty() { 'M' } else { 'L' };
                let _ = write!(path, "{sign}{:.1} {:.1}", scale.x(moment.at), scale.y(points));
            }
        }
        path
    }

    /// Parts with their numbers, chapters as ticks.
    fn calendar(&self, scale: &Scale) -> Markup {
        let floor = HEIGHT - BOTTOM;
        let ends = self.chapters.iter().skip(1).map(|start| start.action).chain([self.last]);
        let mut part = 0;
        let starts: Vec<(ChapterStart, usize, bool)> = self
            .chapters
            .iter()
            .zip(ends)
            .map(|(&start, end)| {
                let first = start.when.part != part;
                part = start.when.part;
                (start, end, first)
            })
            .collect();
        html! {
            @for (start, end, first) in &starts {
                @let (x, wide) = (scale.x(start.action), scale.x(*end) - scale.x(start.action));
                rect.chapter.{(start.when.scene)} x=(format!("{x:.1}")) y=(floor) width=(format!("{:.1}", wide.max(0.0))) height="4" {}
                @if *first {
                    path.part d=(format!("M{x:.1} {TOP}V{:.1}", floor + 6.0)) {}
                    text x=(format!("{:.1}", x + 3.0)) y=(HEIGHT - 4.0) { (start.when.part) }
                }
            }
        }
    }

    /// Strips that can be clicked, each around its moment. They are no stops for the keyboard, which has better ways.
    fn strips(&self, scale: &Scale, to: &dyn Fn(usize) -> String) -> Markup {
        let mut places: Vec<usize> = self.moments.iter().map(|moment| moment.at).collect();
        places.dedup();
        let middle = |one: Option<&usize>, other: Option<&usize>, edge: f64| match (one, other) {
            (Some(&one), Some(&other)) => (scale.x(one) + scale.x(other)) / 2.0,
            _ => edge,
        };
        html! {
            g.strips aria-hidden="true" {
                @for (place, &at) in places.iter().enumerate() {
                    @let before = place.checked_sub(1).and_then(|place| places.get(place));
                    @let from = middle(before, Some(&at), LEFT);
                    @let until = middle(Some(&at), places.get(place + 1), WIDTH - RIGHT);
                    a href=(to(at)) data-go tabindex="-1" {
                        rect x=(format!("{from:.1}")) y=(TOP) width=(format!("{:.1}", (until - from).max(0.5))) height=(HEIGHT - TOP) {}
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::When;

    use super::*;

    fn drawn(moments: &[Moment], marks: &[Mark], last: usize) -> String {
        let names = ["Ann".to_owned(), "B<b".to_owned()];
        let chapters = [
            ChapterStart { action: 0, when: When { part: 1, scene: "spring" } },
            ChapterStart { action: 4, when: When { part: 1, scene: "summer" } },
            ChapterStart { action: 8, when: When { part: 2, scene: "spring" } },
        ];
        let curve = Curve { about: "points", names: &names, moments, chapters: &chapters, marks, now: 4, last };
        curve.svg(&|at| format!("/games/x?action={at}")).into_string()
    }

    fn moment(at: usize, points: &[f64]) -> Moment {
        Moment { at, points: points.to_vec() }
    }

    #[test]
    fn a_curve_has_a_line_a_seat_a_part_each_and_a_strip_a_moment() {
        let moments =
            [moment(0, &[20.0, 18.0]), moment(4, &[22.0, 17.0]), moment(9, &[19.0, 21.0]), moment(10, &[19.0, 21.0])];
        let mark = Mark { at: 4, seat: Seat::new(1), text: "cost 1.2 points".to_owned() };
        let svg = drawn(&moments, &[mark], 10);
        assert_eq!(svg.matches("<path class=\"line seat-1\" d=\"M32.0").count(), 1, "{svg}");
        assert_eq!(svg.matches("class=\"part\"").count(), 2);
        assert_eq!(svg.matches("class=\"chapter spring\"").count(), 2);
        assert_eq!(svg.matches("<rect x=").count(), 4);
        assert!(svg.contains("href=\"/games/x?action=9\"") && svg.contains("class=\"mark seat-2\""));
        assert!(svg.contains("<title>cost 1.2 points</title>") && svg.contains("B&lt;b"));
    }

    #[test]
    fn better_is_higher_and_later_is_further_right() {
        let scale = Scale { last: 100.0, least: 10.0, most: 30.0 };
        assert!(scale.y(30.0) < scale.y(12.0) && scale.x(3) < scale.x(4));
        assert_eq!((scale.y(10.0), scale.y(30.0)), (HEIGHT - BOTTOM, TOP));
        assert_eq!((scale.x(0), scale.x(100)), (LEFT, WIDTH - RIGHT));
    }

    #[test]
    fn a_game_without_decisions_has_an_empty_curve() {
        let svg = drawn(&[], &[], 0);
        assert!(svg.contains("<svg class=\"curve\"") && !svg.contains("NaN"), "{svg}");
    }

    #[test]
    fn negative_points_and_wide_spreads_stay_inside() {
        let svg = drawn(&[moment(1, &[-7.0, 41.0]), moment(9, &[3.0, 44.0])], &[], 10);
        assert!(svg.contains("−10") && !svg.contains("d=\"M32 -"), "{svg}");
    }
}
