//! Pictures of several games on one page.

use std::collections::HashSet;

use maud::{Markup, PreEscaped, html};

/// A picture of a game with the shapes that it refers to, and no others. Their ids begin with the name of the game: two
/// games may both have a shape called `wood`, and a page would show the first one twice.
pub fn apart(game: &str, shapes: &str, picture: &Markup) -> Markup {
    let used = used(&elements(shapes), &picture.0);
    let used: String = used.into_iter().map(|shape| renamed(game, shape)).collect();
    html! {
        svg class="d-sheet" width="0" height="0" aria-hidden="true" focusable="false" { defs { (PreEscaped(used)) } }
        (PreEscaped(renamed(game, &picture.0)))
    }
}

/// The shapes that a picture refers to, and those that these refer to.
fn used<'s>(shapes: &[&'s str], picture: &'s str) -> Vec<&'s str> {
    let mut missing: Vec<&str> = references(picture).collect();
    let mut known: HashSet<&str> = HashSet::new();
    let mut used = Vec::new();
    while let Some(id) = missing.pop() {
        let shape = shapes.iter().find(|shape| ids(shape).any(|own| own == id));
        if let Some(shape) = shape.filter(|_| known.insert(id)) {
            if !used.contains(shape) {
                used.push(*shape);
            }
            missing.extend(references(shape));
        }
    }
    used
}

/// The outermost elements.
fn elements(svg: &str) -> Vec<&str> {
    let (mut all, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, _) in svg.match_indices('<') {
        let tag = svg.get(at..).and_then(|rest| rest.split_inclusive('>').next()).unwrap_or_default();
        if depth == 0 {
            start = at;
        }
        match (tag.starts_with("</"), tag.ends_with("/>")) {
            (true, _) => depth = depth.saturating_sub(1),
            (false, true) => {}
            (false, false) => depth += 1,
        }
        if depth == 0 {
            all.extend(svg.get(start..at + tag.len()));
        }
    }
    all
}

/// The ids that are given in a drawing.
fn ids(svg: &str) -> impl Iterator<Item = &str> {
    svg.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// The ids that a drawing refers to.
fn references(svg: &str) -> impl Iterator<Item = &str> {
    let uses = svg.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    uses.chain(svg.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()))
}

/// The same with ids of its own. No name of a game has a colon.
fn renamed(game: &str, svg: &str) -> String {
    svg.replace(" id=\"d-", &format!(" id=\"{game}:"))
        .replace(" href=\"#d-", &format!(" href=\"#{game}:"))
        .replace("url(#d-", &format!("url(#{game}:"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::icon;

    const SHAPES: &str = r##"<symbol id="d-wood"><path fill="brown"/></symbol>
<symbol id="d-fire"><use href="#d-wood"></use><g><circle fill="url(#d-glow)"/></g></symbol>
<linearGradient id="d-glow"><stop/></linearGradient><path id="d-line" d="M0 0"/><g id="d-stone"><g></g></g>"##;

    fn check(symbol: &str, shapes: &[&str]) {
        let text = apart("toy", SHAPES, &icon(symbol, 0.0, 0.0, 24.0)).into_string();
        let mut found: Vec<&str> = ids(&text).collect();
        found.sort_unstable();
        assert_eq!(found, shapes);
        assert!(references(&text).all(|id| shapes.contains(&id)), "{text}");
        assert!(!text.contains("d-wood") && !text.contains("d-glow"), "{text}");
    }

    #[test]
    fn a_picture_has_the_shapes_that_it_uses_and_no_others() {
        check("wood", &["toy:wood"]);
        check("fire", &["toy:fire", "toy:glow", "toy:wood"]);
        check("stone", &["toy:stone"]);
        check("line", &["toy:line"]);
    }

    #[test]
    fn a_shape_that_is_not_there_is_left_out() {
        let text = apart("toy", SHAPES, &icon("unicorn", 0.0, 0.0, 24.0)).into_string();
        assert_eq!(ids(&text).count(), 0);
    }
}
