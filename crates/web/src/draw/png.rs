//! Drawings as pictures of dots, for sites and programs that do not take SVG.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// The letters of pictures, the same on every machine: no machine needs to have any.
static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut letters = fontdb::Database::new();
    letters.load_font_data(include_bytes!("../../assets/fonts/Caladea-Regular.ttf").to_vec());
    letters.load_font_data(include_bytes!("../../assets/fonts/Caladea-Bold.ttf").to_vec());
    letters.set_serif_family("Caladea");
    Arc::new(letters)
});

/// A drawing that carries everything it needs, as PNG.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let options = Options { fontdb: Arc::clone(&LETTERS), font_family: "Caladea".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut dots = Pixmap::new(size.width(), size.height()).ok_or("the drawing has no size")?;
    resvg::render(&tree, Transform::identity(), &mut dots.as_mut());
    dots.encode_png().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_drawn_without_any_of_the_machine() {
        let blank = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='30'></svg>";
        let written = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='30'><text x='2' y='24' font-size='24' \
                       font-family=\"Georgia, 'DejaVu Serif', serif\">Äß→∑−×</text></svg>";
        let (blank, written) = (png(blank).unwrap(), png(written).unwrap());
        assert!(blank.starts_with(b"\x89PNG") && written.len() > blank.len() + 100);
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        assert!(png("<svg").is_err());
    }
}
