use std::fs;

use playtest::counting::{Counting, CountingReferee, Sums};
use table::{Actor, Secret};
use tempfile::TempDir;

use super::*;
use crate::tests::{setup, sitters};
use crate::{PlayError, Sitting};

const COMPANY: [&str; 2] = ["me", "farmhand"];

fn begun(path: &Path) -> Sitting<Sums> {
    Sitting::begin(&setup(), sitters(&COMPANY), Secret::new([7; 32]), Save::create(path).unwrap()).unwrap()
}

/// Everybody takes the first legal answer, this many times.
fn play(sitting: &mut Sitting<Sums>, answers: usize) {
    for _ in 0..answers {
        if let Some(seat) = sitting.person_asked() {
            let mut legal = Vec::new();
            sitting.state().legal(Actor::Seat(seat), &mut legal);
            sitting.act(seat, &legal[..1]).unwrap();
        } else if let Some(question) = sitting.ask_bot() {
            sitting.take(question.think()).unwrap();
        }
    }
}

fn resumed(path: &Path) -> Sitting<Sums> {
    Sitting::<Sums>::resume(&setup(), sitters(&COMPANY), Saved::open(path).unwrap()).unwrap()
}

#[test]
fn a_save_is_a_record_of_all_that_was_done() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let mut sitting = begun(&path);
    for _ in 0..20 {
        play(&mut sitting, 1);
        assert_eq!(fs::read_to_string(&path).unwrap(), sitting.record().unwrap().to_string());
    }
}

#[test]
fn a_game_goes_on_where_it_was_cut_off_wherever_that_was() {
    let folder = TempDir::new().unwrap();
    let whole = folder.path().join("whole.hgr");
    let mut sitting = begun(&whole);
    play(&mut sitting, 12);
    let text = fs::read(&whole).unwrap();
    let begins = text.windows(2).position(|two| two == b"\n\n").unwrap() + 2;
    for cut in (begins..=text.len()).step_by(3) {
        let path = folder.path().join(format!("{cut}.hgr"));
        fs::write(&path, &text[..cut]).unwrap();
        let sitting = resumed(&path);
        assert!(sitting.person_asked().or(sitting.bot_asked()).is_some(), "cut at {cut}");
        let kept = fs::read(&path).unwrap();
        assert_eq!(String::from_utf8(kept).unwrap(), sitting.record().unwrap().to_string(), "cut at {cut}");
    }
}

#[test]
fn a_game_that_is_open_cannot_be_opened_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let sitting = begun(&path);
    assert!(matches!(Saved::open(&path), Err(SaveError::OpenElsewhere(_))));
    assert!(matches!(Save::create(&path), Err(SaveError::OpenElsewhere(_))));
    drop(sitting);
    assert!(Saved::open(&path).is_ok());
}

#[test]
fn nothing_is_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("diary.txt");
    fs::write(&path, "Dear diary").unwrap();
    assert!(matches!(Save::create(&path), Err(SaveError::Taken(_))));
    assert!(matches!(Saved::open(&path), Err(SaveError::Broken(..))));
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear diary");
}

#[test]
fn a_record_of_two_games_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    drop(begun(&path));
    let text = fs::read_to_string(&path).unwrap();
    let twice = format!("{text}\n{text}");
    fs::write(&path, &twice).unwrap();
    assert!(matches!(Saved::open(&path), Err(SaveError::Broken(..))));
    assert_eq!(fs::read_to_string(&path).unwrap(), twice);
}

#[test]
fn a_finished_game_has_its_result_and_is_not_played_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let mut sitting = begun(&path);
    play(&mut sitting, 2000);
    let outcome = sitting.state().outcome().expect("the game is over").to_string();
    let record = Record::read_all(&fs::read_to_string(&path).unwrap()).unwrap().remove(0);
    assert_eq!(record.header.result, Some(outcome));
    record.verify::<Counting, CountingReferee>(&setup()).unwrap();
    drop(sitting);
    assert!(matches!(Saved::open(&path), Err(SaveError::Over(_))));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no other file is left behind");
}

#[test]
fn a_game_killed_before_it_got_its_result_gets_it_when_opened() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let mut sitting = begun(&path);
    play(&mut sitting, 2000);
    let mut record = sitting.record().unwrap();
    let finished = record.to_string();
    record.header.result = None;
    let killed = folder.path().join("killed.hgr");
    fs::write(&killed, record.to_string()).unwrap();
    assert!(resumed(&killed).state().outcome().is_some());
    assert_eq!(fs::read_to_string(&killed).unwrap(), finished);
}

#[test]
fn the_last_game_is_the_one_played_last_that_is_not_over() {
    let folder = TempDir::new().unwrap();
    assert_eq!(last_unfinished::<Counting>(folder.path(), &setup()), None);
    assert_eq!(last_unfinished::<Counting>(&folder.path().join("nowhere"), &setup()), None);

    let begin = || {
        let save = Save::create_in(folder.path()).unwrap();
        Sitting::begin(&setup(), sitters(&COMPANY), Secret::new([1; 32]), save).unwrap()
    };
    let (mut first, mut second, mut third) = (begin(), begin(), begin());
    fs::write(folder.path().join("notes.hgr"), "no record").unwrap();
    let at = |sitting: &Sitting<Sums>, seconds: u64| {
        let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        File::options().write(true).open(sitting.save().path()).unwrap().set_modified(time).unwrap();
    };
    play(&mut third, 2000);
    play(&mut first, 5);
    play(&mut second, 5);
    at(&first, 2_000_000);
    at(&second, 1_000_000);
    at(&third, 3_000_000);
    assert_eq!(last_unfinished::<Counting>(folder.path(), &setup()).as_deref(), Some(first.save().path()));
}

#[test]
fn a_record_without_its_secret_cannot_be_dealt_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let mut record = begun(&path).record().unwrap();
    record.header.deal = None;
    fs::write(&path, record.to_string()).unwrap();
    let resumed = Sitting::<Sums>::resume(&setup(), sitters(&COMPANY), Saved::open(&path).unwrap());
    assert!(matches!(resumed, Err(PlayError::Save(SaveError::Broken(_, why))) if why.contains("Secret:")));
}

#[test]
fn what_cannot_be_kept_is_not_played() {
    // A device that is always full.
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.hgr");
    let mut sitting = begun(&path);
    while sitting.person_asked().is_some() {
        play(&mut sitting, 1);
    }
    drop(sitting);
    let mut saved = Saved::open(&path).unwrap();
    saved.save.file = File::options().write(true).open(full).unwrap();
    let mut sitting = Sitting::<Sums>::resume(&setup(), sitters(&COMPANY), saved).unwrap();
    let before = sitting.record().unwrap();
    let question = sitting.ask_bot().unwrap();
    assert!(matches!(sitting.take(question.think()), Err(PlayError::Save(SaveError::NotKept(..)))));
    assert_eq!(sitting.record().unwrap(), before);
}
