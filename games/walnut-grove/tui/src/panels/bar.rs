//! The second line at the top: what the year's disc says.

use ratatui::text::{Line, Span};
use tui::palette::Tone;
use walnut_grove::Season;
use walnut_grove::view::DiscView;

use super::Scene;
use crate::palette::{self, Signs};

/// What the disc says, season by season; the present one stands out.
pub fn disc_line(scene: &Scene<'_>) -> Line<'static> {
    let look = scene.look;
    let Some(disc) = &scene.view.disc else {
        return Line::styled(format!(" {}", scene.say("text-no-disc")), look.ink(Tone::Faint));
    };
    let mut spans = vec![Span::styled(format!(" {}", disc.name), look.strong(Tone::Plain))];
    for season in Season::OF_A_YEAR {
        let now = scene.view.season == season;
        let style = if now { look.strong(Tone::Mark) } else { look.ink(Tone::Faint) };
        spans.push(Span::styled(look.sign(" │ ", " | "), look.ink(Tone::Faint)));
        spans.push(Span::styled(format!("{} ", scene.phrases.season(season)), style));
        spans.extend(season_spans(disc, season, scene));
    }
    Line::from(spans)
}

/// What a disc says for a season, in signs.
pub fn season_spans(disc: &DiscView, season: Season, scene: &Scene<'_>) -> Vec<Span<'static>> {
    let look = scene.look;
    let good = |good| Span::styled(look.good(good), look.strong(palette::good(good)));
    match season {
        Season::Spring => vec![Span::raw(format!("{}{}{}", disc.draw, look.sign("→", ">"), disc.keep))],
        Season::Summer => vec![Span::raw("+"), good(disc.summer)],
        Season::Fall => vec![good(disc.fall), Span::styled(format!("+{}", look.coin()), look.ink(Tone::Accent))],
        _ => {
            let mut spans: Vec<Span<'static>> = Vec::new();
            for &colour in &disc.hungry {
                let text = format!("{}{}{}2 ", look.figure(), look.good(colour.eats()), look.sign("×", "x"));
                spans.push(Span::styled(text, look.strong(palette::labourer(colour))));
            }
            if disc.fires > 0 {
                let wood = walnut_grove::pieces::Good::Wood;
                spans.push(good(wood));
                spans.push(Span::raw(disc.fires.to_string()));
            }
            if spans.is_empty() {
                spans.push(Span::raw(look.sign("–", "-")));
            }
            spans
        }
    }
}
