//! How those who play are called.

use std::str::FromStr;

use bots::Bot;
use words::Words;

/// The names of all seats, from what a record has for them: `me` is "Player 1", `me:Ada` is "Ada", `rancher`
/// goes by its name in the language, `./mybot.py` by its own. Equal names get the number of the seat.
pub fn seat_names(seats: &[String], words: &Words) -> Vec<String> {
    let plain: Vec<String> = (1..).zip(seats).map(|(seat, word)| name(seat, word, words)).collect();
    let several = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
    let distinct = |(seat, name): (usize, &String)| match several(name) {
        true => format!("{name} {seat}"),
        false => name.clone(),
    };
    (1..).zip(&plain).map(distinct).collect()
}

fn name(seat: usize, word: &str, words: &Words) -> String {
    if word == "me" {
        return words.say_with("play-player", [("seat", seat.into())]);
    }
    if let Some(name) = word.strip_prefix("me:") {
        return name.to_owned();
    }
    match Bot::from_str(word) {
        Ok(bot) => words.say(&format!("bot-{}", bot.level)),
        Err(_) => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn called(seats: &[&str], language: Language) -> Vec<String> {
        let seats: Vec<String> = seats.iter().map(|&word| word.to_owned()).collect();
        seat_names(&seats, Words::of(language))
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
