# A toy for tests.
counting-title = Counting
welcome-text = Two cards, three rounds, and a bet on each.
counting-round = Round { $round }
counting-setup = Choosing sides
counting-over = Game over
counting-ask-side = Choose a side
counting-help-side = Cards on your side count more when you bet on them.
counting-ask-play = { $cards ->
    [1] Play a card
   *[other] Play two cards
}
counting-help-play = It stays face down until everyone is ready.
counting-ask-bet = Bet on your card
counting-help-bet = On your side a bet adds points, otherwise it costs them.
counting-first = Seat { $seat } begins
counting-deal = Card { $card } for seat { $seat }
counting-side = { $side ->
    [even] Even numbers
    [odd] Odd numbers
   *[other] No side
}
counting-play = Play the { $card }
counting-bet = Bet { $bet }
counting-not-in-hand = You don’t have a { $card }.
counting-too-high = The highest bet is 2.
counting-not-that-many = Play exactly { $count }.
counting-begins = { $name } begins.
counting-drew = { $name } draws a card: { $card }.
counting-chose = { $name } chooses { $side ->
    [even] even numbers
    [odd] odd numbers
   *[other] no side
}.
counting-ready = { $name } is ready.
counting-shown = { $name } shows a { $card } with a bet of { $bet }: { $counts }.
counting-sides = Sides
counting-side-of = { $name }: { $side ->
    [even] even
    [odd] odd
   *[other] no side yet
}, sum { $sum }
counting-hand-of = Hand of { $name }
counting-cards = Cards: { $cards }
counting-sum = Sum
plain-word-sides = sides
plain-help-sides = everyone’s side and sum
plain-word-hand = hand
plain-help-hand = your cards; with a number, the cards of that seat
learn-introduction = One round of a small game.
learn-hand-title = Your hand
learn-hand-text = You hold two cards.
learn-hand-aim = Have a look.
learn-hand-well-done = A 2 and a 5.
learn-side-title = Your side
learn-side-text = Bets on your side add points.
learn-side-aim = Choose odd numbers.
learn-side-well-done = The 5 is odd.
learn-card-title = Your card
learn-card-text = Play the higher card and be sure of it.
learn-card-aim = Play the 5 and bet 2.
learn-card-well-done = That makes 7.
learn-sum-title = Your points
learn-sum-text = The card counts 5 and the bet 2. Two more rounds would follow.
learn-sum-aim = Look at your points.
learn-sum-well-done = That is all there is to it.
