//! How often each number of points came up, as bars of text.

use std::io::Write;

use crate::tally::Tally;

/// Points worth reaching, the goal first, with a word for each.
pub type Marks<'m> = &'m [(i32, &'m str)];

/// The number of games between `from` and the next bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    pub from: i64,
    pub count: u64,
}

/// How many points a bar spans if there are to be at most `most` bars.
pub fn span(tally: &Tally, most: i64) -> i64 {
    let wide = tally.most() - tally.least() + 1;
    [1, 2, 5, 10].into_iter().find(|span| wide <= span * most).unwrap_or(20)
}

/// All bars from the least to the most, empty ones included. One begins at the goal.
pub fn bars(tally: &Tally, span: i64, marks: Marks<'_>) -> Vec<Bar> {
    let goal = marks.first().map_or(0, |&(goal, _)| i64::from(goal));
    let number = |points: i64| (points - goal).div_euclid(span);
    let count = |bar: i64| tally.counts().filter(|&(points, _)| number(points) == bar).map(|(_, count)| count).sum();
    let all = number(tally.least())..=number(tally.most());
    all.map(|bar| Bar { from: goal + bar * span, count: count(bar) }).collect()
}

/// Lines of text, at most [`LINES`] or a few more.
pub fn print(tally: &Tally, marks: Marks<'_>, out: &mut impl Write) -> std::io::Result<()> {
    let span = span(tally, LINES);
    let bars = bars(tally, span, marks);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    for Bar { from, count } in bars {
        let to = from + span - 1;
        let points = if span == 1 { format!("{from}") } else { format!("{from} to {to}") };
        let here = marks.iter().filter(|(mark, _)| (from..=to).contains(&i64::from(*mark)));
        let marks: String = here.map(|(mark, word)| format!("  ◂ {mark}: {word}")).collect();
        writeln!(out, "  {points:>12} │{} {count}{marks}", blocks(count, most))?;
    }
    Ok(())
}

const LINES: i64 = 32;
const WIDTH: u64 = 40;

/// A bar in eighths of a character, so that a single game still shows.
fn blocks(count: u64, most: u64) -> String {
    let eighths = (count * WIDTH * 8).div_ceil(most);
    let full = "█".repeat(usize::try_from(eighths / 8).unwrap_or(0));
    let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"].get(usize::try_from(eighths % 8).unwrap_or(0)).copied();
    full + part.unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKS: Marks<'_> = &[(25, "a win"), (30, "experienced"), (35, "expert")];

    fn tally(points: &[i64]) -> Tally {
        let mut tally = Tally::default();
        points.iter().for_each(|&points| tally.add(points));
        tally
    }

    #[test]
    fn bars_are_without_gaps_and_one_begins_at_the_goal() {
        let bar = |from, count| Bar { from, count };
        assert_eq!(bars(&tally(&[24, 26, 26]), 1, MARKS), [bar(24, 1), bar(25, 0), bar(26, 2)]);
        assert_eq!(bars(&tally(&[22, 26]), 2, MARKS), [bar(21, 1), bar(23, 0), bar(25, 1)]);
        assert_eq!(bars(&tally(&[-1]), 5, MARKS), [bar(-5, 1)]);
        assert_eq!(bars(&tally(&[22, 26]), 2, &[]), [bar(22, 1), bar(24, 0), bar(26, 1)], "without a goal");
    }

    #[test]
    fn wide_tallies_have_wide_bars() {
        for (most, expected) in [(31, 1), (32, 2), (63, 2), (64, 5), (200, 10)] {
            assert_eq!(span(&tally(&[0, most]), LINES), expected, "0 to {most}");
        }
    }

    #[test]
    fn the_longest_bar_is_full_and_a_single_game_shows() {
        assert_eq!(blocks(1000, 1000).chars().count(), 40);
        assert_eq!(blocks(1, 1000), "▏");
        assert_eq!(blocks(0, 1000), "");
    }

    #[test]
    fn marks_stand_beside_their_bars() {
        let mut text = Vec::new();
        print(&tally(&[24, 25, 29, 30]), MARKS, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("25 │████████████████████████████████████████ 1  ◂ 25: a win\n"), "{text}");
        assert!(text.contains("◂ 30: experienced") && !text.contains("expert\n"), "{text}");
    }
}
