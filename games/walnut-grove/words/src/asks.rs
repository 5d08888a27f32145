//! What a seat is asked.

use walnut_grove::Bill;
use walnut_grove::pieces::ByGood;
use walnut_grove::view::AskView;
use words::Ask;

use crate::Phrases;

impl Phrases {
    /// What a decision asks.
    pub fn ask(self, asks: &AskView) -> Ask {
        match asks {
            AskView::Deal => self.plain_ask("ask-deal", "W1.4"),
            AskView::Start => self.plain_ask("ask-start", "W2.6"),
            AskView::Keep { count } => self.counted_ask("ask-keep", *count, "W3.1"),
            AskView::Place { tile } => Ask {
                title: self.say_with("ask-place", [("tile", (*tile).into())]),
                help: self.plain("ask-place-help"),
                rule: "W3.2",
            },
            AskView::Work { figures, .. } => self.counted_ask("ask-work", *figures, "W5.1"),
            AskView::GiveUp { count, .. } => self.counted_ask("ask-give-up", *count, "W5.4"),
            AskView::Move => self.plain_ask("ask-move", "W6.2"),
            AskView::Toll { due, coins } => self.toll_ask(*due, *coins),
            AskView::Pay { bill, due, goods, coins } => self.pay_ask(*bill, due, *goods, *coins),
            AskView::Take { count, .. } => self.counted_ask("ask-take", *count, "W6.6"),
            AskView::Choose => self.plain_ask("ask-choose", "W6.2"),
            AskView::Sell { coins, .. } => self.counted_ask("ask-sell", *coins, "W6.10"),
            AskView::Draw { coins } => self.counted_ask("ask-draw", *coins, "W6.10"),
            AskView::MayRepay => self.plain_ask("ask-settle", "W8.3"),
            AskView::Repay { goods, .. } => self.counted_ask("ask-repay", *goods, "W8.3"),
        }
    }

    fn plain_ask(self, name: &str, rule: &'static str) -> Ask {
        Ask { title: self.plain(name), help: self.plain(&format!("{name}-help")), rule }
    }

    fn counted_ask(self, name: &str, count: u8, rule: &'static str) -> Ask {
        let title = self.say_with(name, [("count", count.into())]);
        Ask { title, help: self.plain(&format!("{name}-help")), rule }
    }

    fn toll_ask(self, due: u8, coins: bool) -> Ask {
        let help = if coins { "ask-toll-help" } else { "ask-toll-no-coins-help" };
        Ask { title: self.say_with("ask-toll", [("count", due.into())]), help: self.plain(help), rule: "W6.4" }
    }

    fn pay_ask(self, bill: Bill, due: &ByGood<u8>, goods: bool, coins: bool) -> Ask {
        let (title, rule) = match bill {
            Bill::Cost => ("ask-cost", "W6.5"),
            Bill::Food => ("ask-food", "W7.1"),
            Bill::Heat => ("ask-heat", "W7.2"),
        };
        let help = match (bill, goods, coins) {
            (Bill::Cost, true, _) => "ask-cost-help",
            (Bill::Cost, false, _) => "ask-cost-coins-help",
            (Bill::Food, true, _) => "ask-food-help",
            (Bill::Heat, true, _) => "ask-heat-help",
            (_, false, true) => "ask-winter-coins-help",
            (_, false, false) => "ask-winter-help-help",
        };
        Ask { title: self.say_with(title, [("due", self.bundle(due).into())]), help: self.plain(help), rule }
    }
}
