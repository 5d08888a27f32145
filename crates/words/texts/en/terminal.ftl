# The game on a terminal's screen: panels, keys, help.
term-barn = Barn
term-people = People
term-built = Built
term-improved = Bought
term-campfires = { $count ->
    [one] ({ $count } campfire)
   *[other] ({ $count } campfires)
}
term-fenced = { $count ->
    [one] { $count } fenced
   *[other] { $count } fenced
}
term-help = { $count ->
    [one] { $count } help tile
   *[other] { $count } help tiles
}{ $repayable ->
    [0] {""}
   *[other] , 1 repayable
}
term-lost = { $points } points
term-any-two = any two
term-sold-out = sold out
term-to-barn = { $count } to barn
term-too-many = { $count } too many
term-lay = place it here
term-your-turn = { $name }: your turn
term-hint-thinking = The Pioneer bot is thinking…
term-too-small = The terminal is too small: the game needs { $width } columns and { $height } lines.
term-hand-over = { $name }’s turn. Everyone else, please look away.
term-press-enter = Press Enter when you are ready.
term-over-help = Tab shows farms, town and log again. q quits.
term-nothing-fits = no legal answer starts with this
term-no-notation = “{ $text }” is not a legal answer; Tab shows what is possible.

# What keys do, in a word or two.
term-key-move = move
term-key-turn = turn
term-key-pick = pick
term-key-done = done
term-key-choose = choose
term-key-do = confirm
term-key-look = look
term-key-help = help
term-key-quit = quit
term-key-command = command
term-key-scroll = scroll

# Help.
term-help-title = Help
term-mouse = Mouse
term-help-arrows = Move the tile, or go through the choices.
term-help-numbers = Choose a line; two digits in a row make one number.
term-help-letters = Send a figure to the land with this letter, or call it back.
term-help-space = Pick the selected item once more, or turn the tile. Backspace puts it back.
term-help-turn = Turn the tile right or left.
term-help-enter = Confirm: place the tile, go there, pay, harvest with what is picked.
term-help-tab = Look at farms, town, log and points in turn; Esc goes back.
term-help-scroll = Scroll the log.
term-help-pan = Move a farm that does not fit: left, right, up, down.
term-help-undo = Undo your last move, unless something was drawn since.
term-help-restart = Undo the whole turn.
term-help-hint = Show what the Pioneer bot suggests; press again to select the best.
term-help-command = Type an answer in the notation of records, like “place 17 r1 at 2,1”; Tab completes it.
term-help-help = This help.
term-help-quit = Quit. The game is saved after every move; “homestead play” continues it.
term-help-redraw = Redraw the screen.
term-help-mouse = Click to select, click again to choose. The wheel turns the tile and scrolls.
term-help-signs = Symbols
term-help-land = On the land: { $free } free storage square, { $full } square with a good, { $figure } figure at work. Slanting lines are fences; so are thick lines on the board.
term-help-yard = { $figure }{ $grain } is a labourer who eats this. { $coin }3 (1/0/2) means three coins: gold, silver, copper.
term-help-town = In town: who is there, what it costs, what it offers. { $coin } on the way is a toll.
term-help-winter = In the winter line: what you have / what is due.
term-help-game = A year
term-help-spring = Spring: keep a tile and add it to your land. Large areas harvest more, closed fences bring points.
term-help-summer = Summer: send the farmer and every labourer to different areas. Goods without a free square go to the barn.
term-help-fall = Fall: walk clockwise to one building in town: hire, build, buy, sell, or take two goods.
term-help-cold = Winter: every labourer eats a good of its colour, fires burn wood. Coins can replace goods; neighbours help, but that costs points.
term-help-end = After eight years the most points win; alone, 25 are enough. All rules: docs/rules.md.

# Looking at a recorded game.
term-view-title = Recorded game
term-view-evaluating = The Pioneer bot is thinking about this decision…
term-view-nothing = No decision here.
term-view-expects = Expected final score:
term-view-seat = { $name }: { $points } points, { $win } % to win
term-view-off = e: let the Pioneer bot evaluate each decision.
term-view-eyes = View: { $who }
term-key-step = step
term-key-season = season
term-key-year = year
term-key-eyes = view
term-key-evaluate = evaluation
term-key-mistake = mistake
term-view-help-step = One action back or forward; also with the mouse wheel.
term-view-help-season = Previous or next season.
term-view-help-year = Previous or next year.
term-view-help-ends = Start or end of the game.
term-view-help-number = Go to the position after this many actions.
term-view-help-evaluate = Let the Pioneer bot evaluate every decision from here on: expected scores, alternatives, mistakes.
term-view-help-mistake = Next or previous mistake among the decisions evaluated so far.
term-view-help-eyes = Switch between the views of a seat, a spectator and all players.
term-view-help-quit = Quit.
