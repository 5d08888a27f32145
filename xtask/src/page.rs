//! Pages of the documentation that hold measured numbers: each set of tables between two marker lines of its own.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::commands::root;

/// Puts tables into a page, between the lines `<!-- NAME:begin -->` and `<!-- NAME:end -->`.
pub fn write(page: &str, name: &str, tables: &str) -> Result<()> {
    let path = root().join(page);
    let text = fs::read_to_string(&path).with_context(|| format!("{page} is missing"))?;
    let text = replaced(&text, name, tables).with_context(|| format!("{page} was not changed"))?;
    fs::write(&path, text).with_context(|| format!("writing {page}"))?;
    println!("Written to {page}.");
    Ok(())
}

fn replaced(page: &str, name: &str, tables: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- {name}:begin -->"), format!("<!-- {name}:end -->"));
    let (before, rest) = split_at_line(page, &begin)?;
    let (_, after) = split_at_line(rest, &end)?;
    ensure!(!after.contains(&begin), "the line `{begin}` is there twice");
    Ok(format!("{before}{begin}\n\n{}\n\n{end}\n{after}", tables.trim()))
}

/// What stands before and after the first line that is exactly the marker.
fn split_at_line<'a>(text: &'a str, marker: &str) -> Result<(&'a str, &'a str)> {
    let mut before = 0;
    for line in text.split_inclusive('\n') {
        if line.trim() == marker {
            let (head, tail) = text.split_at(before);
            return Ok((head, tail.strip_prefix(line).unwrap_or_default()));
        }
        before += line.len();
    }
    anyhow::bail!("the line `{marker}` is missing (it must stand alone)")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Title\n\n<!-- a:begin -->\nold\n<!-- a:end -->\n\n<!-- b:begin -->\n<!-- b:end -->\n";

    #[test]
    fn only_the_part_between_its_markers_changes() {
        let expected = PAGE.replace("\nold\n", "\n\nnew\n\n");
        let written = replaced(PAGE, "a", "new\n").unwrap();
        assert_eq!(written, expected);
        assert_eq!(replaced(&written, "a", "new").unwrap(), expected);
    }

    #[test]
    fn a_missing_marker_is_named() {
        let error = replaced("# Title\n", "c", "new").unwrap_err();
        assert!(error.to_string().contains("`<!-- c:begin -->` is missing"), "{error}");
        let error = replaced("<!-- c:begin -->\nold\n", "c", "new").unwrap_err();
        assert!(error.to_string().contains("`<!-- c:end -->` is missing"), "{error}");
    }
}
