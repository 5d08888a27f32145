//! How text on the command line is emphasised; nothing of it is left when the output is no terminal.

use anstyle::{AnsiColor, Style};

/// For headings.
pub const STRONG: Style = Style::new().bold();
/// For what is less important.
pub const FAINT: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::BrightBlack)));
