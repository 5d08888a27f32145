//! Drawings of everything on the table, as SVG.
