//! The rules of a game for players.
//!
//! A game has them as a text in each language: a title, an introduction, and chapters of rules. A rule is a paragraph
//! that begins with its name in bold, and lines that begin with `>` are examples of the rule before them. `_…_` in a text
//! is emphasis; see [`emphasis`].

/// All rules in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// What the whole is called.
    pub title: String,
    /// The paragraphs before the first chapter.
    pub introduction: Vec<String>,
    /// The game in a minute, the numbered chapters, the glossary.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// `W6`; none for the game in a minute, which comes first, and for the glossary, which comes last.
    pub number: Option<String>,
    /// What it is about.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule, or an entry of a chapter without a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// `W6.4`; in the glossary the word explained.
    pub name: String,
    /// The rule in one paragraph.
    pub text: String,
    /// Examples, each beginning with that word.
    pub examples: Vec<String>,
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// As it is.
    Plain(&'t str),
    /// Emphasised.
    Strong(&'t str),
}

impl Rules {
    /// The rule with this number, such as `W6.4`.
    pub fn rule(&self, number: &str) -> Option<&Rule> {
        let numbered = self.chapters.iter().filter(|chapter| chapter.number.is_some());
        numbered.flat_map(|chapter| &chapter.rules).find(|rule| rule.name == number)
    }

    /// Reads the text.
    pub fn read(text: &str) -> Rules {
        let mut rules = Rules::default();
        for paragraph in text.split("\n\n") {
            let paragraph = paragraph.trim();
            if let Some(title) = paragraph.strip_prefix("# ") {
                title.clone_into(&mut rules.title);
            } else if let Some(heading) = paragraph.strip_prefix("## ") {
                rules.chapters.push(Chapter::headed(heading));
            } else if let Some(chapter) = rules.chapters.last_mut() {
                chapter.add(paragraph);
            } else if !paragraph.is_empty() {
                rules.introduction.push(paragraph.to_owned());
            }
        }
        rules
    }
}

impl Chapter {
    fn headed(heading: &str) -> Chapter {
        let numbered = heading.split_once(' ').filter(|(number, _)| is_number(number));
        let (number, heading) = match numbered {
            Some((number, heading)) => (Some(number.to_owned()), heading),
            None => (None, heading),
        };
        Chapter { number, heading: heading.to_owned(), rules: Vec::new() }
    }

    /// Adds a rule, or examples to the last one. A paragraph that is neither goes on with the last rule.
    fn add(&mut self, paragraph: &str) {
        let named = paragraph.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        if let Some((name, text)) = named {
            self.rules.push(Rule { name: name.to_owned(), text: text.to_owned(), examples: Vec::new() });
        } else if let Some(rule) = self.rules.last_mut() {
            rule.go_on(paragraph);
        }
    }
}

impl Rule {
    fn go_on(&mut self, paragraph: &str) {
        for line in paragraph.lines() {
            match line.strip_prefix("> ") {
                Some(example) => self.examples.push(example.to_owned()),
                None => self.text = format!("{} {line}", self.text).trim_end().to_owned(),
            }
        }
    }
}

/// A text in pieces: what stands between two `_` is emphasised.
pub fn emphasis(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let pieces = text.split('_').enumerate().filter(|(_, piece)| !piece.is_empty());
    pieces.map(|(place, piece)| if place % 2 == 0 { Piece::Plain(piece) } else { Piece::Strong(piece) })
}

/// `W6`, but not `Words`.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(|first: char| first.is_ascii_uppercase()).unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Counting

A game about numbers.

## In a minute

**Aim** Have the most.

## C1 Numbers

**C1.1** Say a number.

> Example: Ada says 2.

**C1.2** The _highest_ sum wins; see C1.1.

## Words to know

**Sum** All numbers together.
";

    #[test]
    fn chapters_have_numbers_and_rules_have_examples() {
        let rules = Rules::read(TEXT);
        assert_eq!((rules.title.as_str(), rules.introduction.len()), ("Counting", 1));
        let numbers: Vec<_> = rules.chapters.iter().map(|chapter| chapter.number.as_deref()).collect();
        assert_eq!(numbers, [None, Some("C1"), None]);
        let said = rules.rule("C1.1").expect("a rule");
        assert_eq!(said.text, "Say a number.");
        assert_eq!(said.examples, ["Example: Ada says 2."]);
        assert_eq!(rules.rule("Sum"), None, "the glossary has no rules");
    }

    #[test]
    fn emphasis_stands_between_underscores() {
        let pieces: Vec<_> = emphasis("_Tent_: 2 points").collect();
        assert_eq!(pieces, [Piece::Strong("Tent"), Piece::Plain(": 2 points")]);
    }
}
