//! How those who play are called.

use std::str::FromStr;

use bots::Bot;
use phrases::Phrases;

/// The names of all seats, from the words that a record has for them: `me` is "Player 1", `me:Ada` is "Ada", `rancher`
/// goes by its name in the language, `./mybot.py` by its own. Who would be called the same is told apart by the seat.
pub fn names(words: &[String], phrases: Phrases) -> Vec<String> {
    let plain: Vec<String> = (1..).zip(words).map(|(seat, word)| name(seat, word, phrases)).collect();
    let several = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
    let told_apart = |(seat, name): (usize, &String)| match several(name) {
        true => format!("{name} {seat}"),
        false => name.clone(),
    };
    (1..).zip(&plain).map(told_apart).collect()
}

fn name(seat: usize, word: &str, phrases: Phrases) -> String {
    if word == "me" {
        return phrases.words().about("play-player", [("seat", seat.into())]);
    }
    if let Some(name) = word.strip_prefix("me:") {
        return name.to_owned();
    }
    match Bot::from_str(word) {
        Ok(bot) => phrases.words().say(&format!("bot-{}", bot.level)),
        Err(_) => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn called(words: &[&str], language: Language) -> Vec<String> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        names(&words, Phrases::new(language))
    }

    #[test]
    fn everybody_has_a_name_of_their_own() {
        assert_eq!(called(&["me", "rancher:2s"], Language::De), ["Spieler 1", "Rancher"]);
        assert_eq!(called(&["me:Ada", "me", "settler"], Language::En), ["Ada", "Player 2", "Settler"]);
        assert_eq!(
            called(&["rancher", "rancher", "./mybot.py"], Language::En),
            ["Rancher 1", "Rancher 2", "./mybot.py"]
        );
    }
}
