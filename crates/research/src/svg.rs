//! A picture of how points are spread: one row of bars for each player, on a common scale.

use std::fmt::Write;

use crate::histogram::{Bar, Marks, bars, span};
use crate::tally::{Tally, float};

/// A player and the points of its games.
pub struct Row {
    pub name: String,
    pub points: Tally,
}

const WIDTH: f64 = 760.0;
const LEFT: f64 = 140.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 92.0;
const BOTTOM: f64 = 52.0;
/// As many letters as fit beside the bars.
const LONGEST_NAME: usize = 15;
const ROW: f64 = 78.0;
/// How much of a row its highest bar takes.
const TALLEST: f64 = 62.0;
/// More bars than this would be thinner than the gaps between them.
const BARS: i64 = 90;

/// Colours for a light page and, where the reader prefers it, a dark one.
const STYLE: &str = "\
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif;fill:#24292f}
.title{font-size:17px;font-weight:600}.name{font-size:14px;font-weight:600}
.small{font-size:11.5px;fill:#57606a}.mark-text{font-size:11.5px;font-weight:600;fill:#a04a00}
.paper{fill:#ffffff}.bar{fill:#5b8c5a}.base{stroke:#8c959f;stroke-width:1}.grid{stroke:#e4e8ec;stroke-width:1}
.mark{stroke:#c2611a;stroke-width:1.25;stroke-dasharray:4 3}.mean{fill:#24292f}
@media (prefers-color-scheme: dark){
text{fill:#e6edf3}.small{fill:#9da7b3}.mark-text{fill:#f0a35e}
.paper{fill:#0d1117}.bar{fill:#7fb77e}.base{stroke:#6e7681}.grid{stroke:#21262d}
.mark{stroke:#f0883e}.mean{fill:#e6edf3}}";

/// Where points lie from left to right.
struct Scale {
    least: i64,
    each: f64,
}

impl Scale {
    fn x(&self, points: f64) -> f64 {
        LEFT + (points - float(self.least)) * self.each
    }
}

/// One row of bars for each player; lines at the marks.
pub fn histograms(title: &str, about: &str, rows: &[Row], marks: Marks<'_>) -> String {
    let mut all = Tally::default();
    rows.iter().for_each(|row| all.merge(&row.points));
    // The marks are always in the picture, so that pictures can be compared.
    marks.iter().for_each(|&(mark, _)| all.add(i64::from(mark)));
    let span = span(&all, BARS);
    let (least, most) = (all.least().div_euclid(5) * 5, (all.most() + span).div_euclid(5) * 5 + 5);
    let scale = Scale { least, each: (WIDTH - LEFT - RIGHT) / float(most - least) };
    let height = TOP + ROW * float(i64::try_from(rows.len()).unwrap_or(0)) + BOTTOM;
    let floor = height - BOTTOM;

    let mut svg = String::new();
    line(
        &mut svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" width=\"{WIDTH:.0}\" height=\"{height:.0}\" role=\"img\">"
        ),
    );
    line(&mut svg, format_args!("<title>{}</title>", plain(title)));
    line(&mut svg, format_args!("<style>\n{STYLE}\n</style>"));
    line(&mut svg, format_args!("<rect class=\"paper\" width=\"{WIDTH:.0}\" height=\"{height:.0}\" rx=\"8\"/>"));
    line(&mut svg, format_args!("<text class=\"title\" x=\"20\" y=\"30\">{}</text>", plain(title)));
    line(&mut svg, format_args!("<text class=\"small\" x=\"20\" y=\"49\">{}</text>", plain(about)));
    axis(&mut svg, &scale, most, floor);
    let highest = rows.iter().map(|row| tallest(row, span, marks)).fold(0.0, f64::max);
    for (number, row) in (1..).zip(rows) {
        let base = TOP + ROW * float(number);
        draw(&mut svg, row, &scale, Bars { span, marks, base, rise: TALLEST / highest.max(f64::MIN_POSITIVE) });
    }
    if !marks.is_empty() {
        draw_marks(&mut svg, &scale, marks, floor);
    }
    line(&mut svg, format_args!("</svg>"));
    svg
}

/// The share of games in the highest bar.
fn tallest(row: &Row, span: i64, marks: Marks<'_>) -> f64 {
    bars(&row.points, span, marks).iter().map(|bar| share(bar, row)).fold(0.0, f64::max)
}

fn share(bar: &Bar, row: &Row) -> f64 {
    float(bar.count) / float(row.points.len().max(1))
}

/// Grid and numbers below the last row.
fn axis(svg: &mut String, scale: &Scale, most: i64, floor: f64) {
    let step = if most - scale.least > 60 { 10 } else { 5 };
    for points in (scale.least..=most).filter(|points| points % step == 0) {
        let x = scale.x(float(points));
        line(svg, format_args!("<path class=\"grid\" d=\"M{x:.1} {TOP}V{floor:.1}\"/>"));
        line(
            svg,
            format_args!(
                "<text class=\"small\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                floor + 17.0,
                minus(points)
            ),
        );
    }
    let middle = (LEFT + WIDTH - RIGHT) / 2.0;
    line(
        svg,
        format_args!(
            "<text class=\"small\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">points at the end of the game; bar height: share of games; ▲ mean</text>",
            floor + 38.0
        ),
    );
}

/// How a row of bars is drawn.
struct Bars<'m> {
    span: i64,
    marks: Marks<'m>,
    /// Where the bars stand.
    base: f64,
    /// The height of all games in one bar.
    rise: f64,
}

fn draw(svg: &mut String, row: &Row, scale: &Scale, Bars { span, marks, base, rise }: Bars<'_>) {
    let wide = float(span) * scale.each;
    let gap = (wide * 0.12).min(1.5);
    let mut path = String::new();
    for bar in bars(&row.points, span, marks).iter().filter(|bar| bar.count > 0) {
        // A bar stands on its points: the bar of the goal begins at the line of the goal.
        let (x, height) = (scale.x(float(bar.from)) + gap / 2.0, share(bar, row) * rise);
        let _ = write!(path, "M{x:.1} {base:.1}v{:.1}h{:.1}v{height:.1}z", -height, wide - gap);
    }
    line(svg, format_args!("<path class=\"bar\" d=\"{path}\"/>"));
    line(svg, format_args!("<path class=\"base\" d=\"M{LEFT} {base:.1}H{:.1}\"/>", WIDTH - RIGHT));
    let summary = row.points.summary();
    // The middle of the bar that the mean would be in.
    let mean = scale.x(summary.mean) + scale.each / 2.0;
    line(svg, format_args!("<path class=\"mean\" d=\"M{mean:.1} {:.1}l-4 6h8z\"/>", base + 1.0));
    let text = |svg: &mut String, class: &str, y: f64, text: &str| {
        line(svg, format_args!("<text class=\"{class}\" x=\"20\" y=\"{y:.1}\">{}</text>", plain(text)));
    };
    text(svg, "name", base - 32.0, &short(&row.name));
    text(svg, "small", base - 15.0, &format!("mean {}", minus_tenths(summary.mean)));
    if let Some(goal) = marks.iter().map(|&(mark, _)| i64::from(mark)).min() {
        let reached: u64 = row.points.counts().filter(|&(points, _)| points >= goal).map(|(_, count)| count).sum();
        let reached = float(reached) / float(row.points.len().max(1)) * 100.0;
        text(svg, "small", base - 1.0, &format!("{reached:.1} % reach {goal}"));
    }
}

fn draw_marks(svg: &mut String, scale: &Scale, marks: Marks<'_>, floor: f64) {
    for &(mark, _) in marks {
        let x = scale.x(f64::from(mark));
        line(svg, format_args!("<path class=\"mark\" d=\"M{x:.1} {:.1}V{floor:.1}\"/>", TOP - 6.0));
        line(
            svg,
            format_args!(
                "<text class=\"mark-text\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{mark}</text>",
                TOP - 11.0
            ),
        );
    }
    let words: Vec<String> = marks.iter().map(|(mark, word)| format!("{mark} {word}")).collect();
    line(
        svg,
        format_args!(
            "<text class=\"mark-text\" x=\"{:.1}\" y=\"49\" text-anchor=\"end\">{}</text>",
            WIDTH - RIGHT,
            words.join(" · ")
        ),
    );
}

/// Writing to a text cannot fail.
fn line(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = writeln!(svg, "{text}");
}

/// With a proper minus sign.
fn minus(points: i64) -> String {
    points.to_string().replace('-', "−")
}

fn minus_tenths(points: f64) -> String {
    format!("{points:.1}").replace('-', "−")
}

/// The end of a name that would run into the bars.
fn short(name: &str) -> String {
    let spare = name.chars().count().saturating_sub(LONGEST_NAME);
    if spare == 0 { name.to_owned() } else { format!("…{}", name.chars().skip(spare + 1).collect::<String>()) }
}

/// Text that SVG does not take for markup.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKS: Marks<'_> = &[(25, "a win"), (30, "experienced"), (35, "expert")];

    #[test]
    fn a_picture_has_a_row_for_each_player_and_the_marks() {
        let mut points = Tally::default();
        [12, 20, 20, 31].into_iter().for_each(|value| points.add(value));
        let rows = ["farmhand", "a<b&c"].map(|name| Row { name: name.to_owned(), points: points.clone() });
        let svg = histograms("Alone", "4 games", &rows, MARKS);
        assert_eq!(svg.matches("class=\"bar\"").count(), 2);
        assert_eq!(svg.matches("class=\"mark\"").count(), 3);
        assert!(svg.contains(">a&lt;b&amp;c</text>") && svg.contains("25.0 % reach 25"), "{svg}");
        assert!(svg.contains("prefers-color-scheme: dark"));
    }

    #[test]
    fn long_names_keep_their_end() {
        assert_eq!(short("pioneer:2000n"), "pioneer:2000n");
        assert_eq!(short("./somewhere/my-bot.py"), "…here/my-bot.py");
    }

    #[test]
    fn no_games_make_an_empty_picture() {
        assert!(histograms("", "", &[], MARKS).ends_with("</svg>\n"));
        assert!(!histograms("", "", &[], &[]).contains("class=\"mark"));
    }
}
