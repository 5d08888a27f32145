//! Colours and signs: what the terminal can show, and what things look like on it.
//!
//! Drawings name what they mean (a [`Tone`], a sign). A game adds the colours of its pieces ([`Tone::Hue`]). Colour never
//! stands alone: every piece and every seat has a sign of its own.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// All of them.
    True,
    /// The 256 of most terminals.
    Indexed,
    /// The sixteen that every terminal has.
    Sixteen,
    /// None are wanted.
    None,
}

/// How things look on this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub colours: Colours,
    /// Whether it has letters and plain signs only.
    pub ascii: bool,
}

impl Look {
    /// What the terminal says of itself: `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn of_this_terminal(ascii: bool) -> Look {
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        let colours = colours(&variable("NO_COLOR"), &variable("COLORTERM"), &variable("TERM"));
        Look { colours, ascii }
    }

    /// Whether pictures are painted on half letters, which takes colours and block signs.
    pub fn paints(self) -> bool {
        self.colours != Colours::None && !self.ascii
    }

    /// The sign if the terminal has it, otherwise the plain one.
    pub fn sign(self, sign: &'static str, plain: &'static str) -> &'static str {
        if self.ascii { plain } else { sign }
    }

    /// The selected line of a list.
    pub fn pointer(self) -> &'static str {
        self.sign("▶", ">")
    }

    /// The style of text in this tone.
    pub fn ink(self, tone: Tone) -> Style {
        self.style(Paint { ink: tone, ground: Tone::Plain, strong: false })
    }

    /// The same, standing out.
    pub fn strong(self, tone: Tone) -> Style {
        self.style(Paint { ink: tone, ground: Tone::Plain, strong: true })
    }

    /// Text on a ground.
    pub fn style(self, paint: Paint) -> Style {
        let Paint { ink, ground, strong } = paint;
        let mut style = Style::new();
        if strong {
            style = style.add_modifier(Modifier::BOLD);
        }
        if self.colours == Colours::None {
            if ink == Tone::Faint {
                style = style.add_modifier(Modifier::DIM);
            }
            if matches!(ground, Tone::Mark | Tone::Seat(_)) {
                style = style.add_modifier(Modifier::REVERSED);
            }
            return style;
        }
        if let Some(colour) = self.colour(ink) {
            style = style.fg(colour);
        }
        if let Some(colour) = self.colour(ground) {
            style = style.bg(colour);
        }
        style
    }

    fn colour(self, tone: Tone) -> Option<Color> {
        let (rgb, sixteen) = tone.colours()?;
        match self.colours {
            Colours::True => {
                let [red, green, blue] = rgb;
                Some(Color::Rgb(red, green, blue))
            }
            Colours::Indexed => Some(Color::Indexed(nearest(rgb))),
            Colours::Sixteen => Some(sixteen),
            Colours::None => None,
        }
    }
}

/// What a colour means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// The terminal's own.
    #[default]
    Plain,
    /// Not so important.
    Faint,
    /// Headings and frames.
    Accent,
    /// What is selected or proposed.
    Mark,
    /// Goes wrong, or costs points.
    Bad,
    /// Goes well.
    Fine,
    /// Text on coloured ground.
    Ink,
    /// The pieces of a seat, counted from 0.
    Seat(usize),
    /// A colour of the game's own.
    Hue(Hue),
}

/// A colour that a game adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hue {
    /// Red, green and blue.
    pub rgb: [u8; 3],
    /// The nearest of the sixteen that every terminal has.
    pub sixteen: Color,
}

impl Tone {
    /// True colour, and one of sixteen.
    fn colours(self) -> Option<([u8; 3], Color)> {
        Some(match self {
            Tone::Plain => return None,
            Tone::Faint => ([0x8f, 0x86, 0x78], Color::DarkGray),
            Tone::Accent => ([0xc8, 0x93, 0x3a], Color::Yellow),
            Tone::Mark => ([0xf0, 0x8a, 0x4b], Color::LightRed),
            Tone::Bad => ([0xe0, 0x5c, 0x4a], Color::LightRed),
            Tone::Fine => ([0x5f, 0xa8, 0x5f], Color::Green),
            Tone::Ink => ([0x1c, 0x15, 0x0d], Color::Black),
            Tone::Seat(0) => ([0xd9, 0x5f, 0x4c], Color::LightRed),
            Tone::Seat(1) => ([0x5c, 0x9b, 0xe0], Color::LightBlue),
            Tone::Seat(2) => ([0xe0, 0xc2, 0x4a], Color::LightYellow),
            Tone::Seat(_) => ([0xb8, 0x7f, 0xd8], Color::LightMagenta),
            Tone::Hue(Hue { rgb, sixteen }) => (rgb, sixteen),
        })
    }
}

/// How a letter is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paint {
    /// The letter's tone.
    pub ink: Tone,
    /// The ground's.
    pub ground: Tone,
    /// Whether it stands out.
    pub strong: bool,
}

fn colours(no_color: &str, colorterm: &str, term: &str) -> Colours {
    if !no_color.is_empty() || term == "dumb" {
        Colours::None
    } else if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") {
        Colours::True
    } else if term.contains("256color") || term.contains("kitty") || term.contains("alacritty") {
        Colours::Indexed
    } else {
        Colours::Sixteen
    }
}

/// The nearest of the 256 colours that every such terminal shows alike: a cube of six steps, and greys.
fn nearest(rgb: [u8; 3]) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| -> u8 {
        let near = (0u8..).zip(STEPS).min_by_key(|(_, step)| step.abs_diff(value));
        near.map_or(0, |(place, _)| place)
    };
    let [red, green, blue] = rgb;
    16 + 36 * step(red) + 6 * step(green) + step(blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_says_which_colours_it_has() {
        assert_eq!(colours("1", "truecolor", "xterm-256color"), Colours::None);
        assert_eq!(colours("", "truecolor", "xterm"), Colours::True);
        assert_eq!(colours("", "", "tmux-256color"), Colours::Indexed);
        assert_eq!(colours("", "", "linux"), Colours::Sixteen);
        assert_eq!(colours("", "", "dumb"), Colours::None);
    }

    #[test]
    fn colours_of_the_cube_are_themselves() {
        assert_eq!(nearest([255, 0, 0]), 196);
        assert_eq!(nearest([95, 135, 175]), 67);
    }

    #[test]
    fn without_colours_nothing_is_coloured_and_selections_are_reversed() {
        let look = Look { colours: Colours::None, ascii: false };
        let style = look.style(Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true });
        assert_eq!((style.fg, style.bg), (None, None));
        assert!(style.add_modifier.contains(Modifier::REVERSED | Modifier::BOLD));
    }

    #[test]
    fn a_game_adds_colours_of_its_own() {
        let tone = Tone::Hue(Hue { rgb: [255, 0, 0], sixteen: Color::Red });
        let ink = |colours| Look { colours, ascii: false }.ink(tone).fg;
        assert_eq!(ink(Colours::True), Some(Color::Rgb(255, 0, 0)));
        assert_eq!(ink(Colours::Indexed), Some(Color::Indexed(196)));
        assert_eq!(ink(Colours::Sixteen), Some(Color::Red));
        assert_eq!(ink(Colours::None), None);
    }
}
