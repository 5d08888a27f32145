//! A4.34 to A4.40: the spaces of larger boards, and Side Job.

use super::accumulates;
use crate::Illegal;
use crate::pieces::{Card, Good, Major, Space};
use crate::tests::kit::Kit;

#[test]
fn a4_34_grove() {
    accumulates(3, Space::Grove, 2, Good::Wood);
    accumulates(4, Space::Grove, 2, Good::Wood);
    assert_eq!(Kit::new(2).refuses(1, "grove"), Illegal::NotInPlay(Space::Grove));
}

#[test]
fn a4_35_hollow() {
    accumulates(3, Space::Hollow, 1, Good::Clay);
    accumulates(4, Space::Hollow, 2, Good::Clay);
}

#[test]
fn a4_36_resource_market_of_three() {
    for choice in ["reed", "stone"] {
        let mut kit = Kit::new(3).has("");
        kit.acts(1, &["resource_market", &format!("take {choice}")]);
        assert_eq!(kit.supply(), format!("1 {choice}, 1 food"));
    }
    let mut kit = Kit::new(3);
    kit.act(1, "resource_market");
    assert_eq!(kit.legal(1), ["take reed", "take stone"]);
}

#[test]
fn a4_36_resource_market_of_four() {
    let mut kit = Kit::new(4).has("");
    kit.act(1, "resource_market");
    assert_eq!((kit.supply(), kit.asked()), ("1 reed, 1 stone, 1 food".to_owned(), vec![2]));
}

#[test]
fn a4_37_second_lessons() {
    let occupations = [Card::Grocer, Card::Priest, Card::Tutor, Card::Groom];
    for (seats, costs) in [(3, [2, 2, 2, 2]), (4, [1, 1, 2, 2])] {
        for (played, cost) in (0u8..).zip(costs) {
            let (before, hand) = occupations.split_at(played.into());
            let kit = Kit::with("cards deal", seats).played(before).hand(hand);
            let mut enough = kit.clone().has(&format!("{cost} food"));
            enough.act(1, "second_lessons");
            if enough.asked() == [1] {
                enough.act(1, &format!("play {}", hand[0]));
            }
            assert_eq!((enough.supply(), enough.of(1).occupations), (String::new(), played + 1));
            let mut short = kit.has(&format!("{} food", cost - 1));
            assert_eq!(short.refuses(1, "second_lessons"), Illegal::Short(Good::Food, 1));
        }
    }
}

#[test]
fn a4_38_copse() {
    accumulates(4, Space::Copse, 1, Good::Wood);
    assert_eq!(Kit::new(3).refuses(1, "copse"), Illegal::NotInPlay(Space::Copse));
}

#[test]
fn a4_39_traveling_players() {
    accumulates(4, Space::TravelingPlayers, 1, Good::Food);
    assert_eq!(Kit::new(3).refuses(1, "traveling_players"), Illegal::NotInPlay(Space::TravelingPlayers));
}

#[test]
fn a4_40_side_job_builds_one_stable_and_bakes() {
    let mut kit = Kit::new(2).has("5 wood, 2 grain").owns(&[Major::Fireplace2]);
    kit.acts(1, &["side_job", "stable 0,4"]);
    assert_eq!(kit.refuses(1, "stable 0,3"), Illegal::NotAsked);
    kit.act(1, "bake 2");
    assert_eq!((kit.supply(), kit.asked()), ("4 wood, 4 food".to_owned(), vec![2]));
}

#[test]
fn a4_40_side_job_needs_one_of_the_two() {
    let fireplace = [Major::Fireplace2];
    for seats in 2..=4 {
        assert!(Kit::new(seats).has("1 wood").allows(1, "side_job"));
        assert!(Kit::new(seats).has("1 grain").owns(&fireplace).allows(1, "side_job"));
        assert_eq!(Kit::new(seats).has("1 grain").refuses(1, "side_job"), Illegal::NothingToDo(Space::SideJob));
    }
    let mut kit = Kit::new(2).has("1 wood, 1 grain").owns(&fireplace);
    kit.acts(1, &["side_job", "done"]);
    assert_eq!(kit.supply(), "1 wood, 2 food", "without a stable bread must be baked");
}
