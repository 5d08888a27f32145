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
term-sold-out = nothing left
term-to-barn = { $count } to barn
term-lay = lay it here
term-your-turn = { $name }: your turn
term-hint-thinking = A pioneer is thinking …
term-too-small = The terminal is too small: the game needs { $width } columns and { $height } lines.
term-hand-over = It is the turn of { $name }. Everybody else looks away.
term-press-enter = Press Enter when you are ready.
term-over-help = Tab shows farms, town and log once more. q leaves.
term-nothing-fits = nothing that is possible begins like this
term-no-notation = “{ $text }” is no answer in the notation; Tab shows what is possible.

# What keys do, in a word or two.
term-key-move = move
term-key-turn = turn
term-key-pick = pick
term-key-done = done
term-key-choose = choose
term-key-do = do it
term-key-look = look
term-key-help = help
term-key-quit = leave
term-key-command = command
term-key-scroll = scroll

# Help.
term-help-title = Help
term-mouse = Mouse
term-help-arrows = Move the tile, or go through the choices.
term-help-numbers = Choose a line; two digits make one number.
term-help-letters = Send a figure to the land with this letter, or back.
term-help-space = Pick the selected thing once more, or turn the tile. Backspace puts it back.
term-help-turn = Turn the tile right, or left.
term-help-enter = Do it: lay the tile, go there, pay, harvest with what is picked.
term-help-tab = Look at farms, town, log and points, one after the other; Esc goes back.
term-help-scroll = Scroll the log.
term-help-pan = Move a farm that does not fit: left, right, up, down.
term-help-undo = Take your last answer back, as far as nothing was drawn since.
term-help-restart = Take back all of the turn.
term-help-hint = What a pioneer would consider; once more selects the best of it.
term-help-command = Type an answer as records have it, like “place 17 r1 at 2,1”; Tab completes it.
term-help-help = This help.
term-help-quit = Leave. The game is kept after every answer, and “homestead play” goes on with it.
term-help-redraw = Draw everything again.
term-help-mouse = Click to select, click again to choose. The wheel turns the tile and scrolls.
term-help-signs = Signs
term-help-land = On the land: { $free } free storage square, { $full } square with a good, { $figure } figure at work. Slanting lines are fences; thick lines on the board as well.
term-help-yard = { $figure }{ $grain } is a labourer who eats this. { $coin }3 (1/0/2) are three coins: gold, silver, copper.
term-help-town = In town: who stands there, what it costs, what it offers. { $coin } on the way is a toll.
term-help-winter = In the line of winter: what you have / what is due.
term-help-game = How a year goes
term-help-spring = Spring: keep a tile and add it to your land. Large areas harvest more, closed fences bring points.
term-help-summer = Summer: send the farmer and every labourer to different areas. What finds no square goes to the barn.
term-help-fall = Fall: walk clockwise to one building in town: hire, build, buy, sell, or take two goods.
term-help-cold = Winter: every labourer eats a good of its colour, fires burn wood. Coins help out, neighbours too, for points.
term-help-end = After eight years the most points win; alone, 25 are enough. All rules: docs/rules.md.

# Looking at a recorded game.
term-view-title = Recorded game
term-view-evaluating = A pioneer is thinking about this decision …
term-view-nothing = No seat decides here.
term-view-expects = Expected at the end:
term-view-seat = { $name }: { $points } points, { $win } % to win
term-view-off = e shows what a pioneer thinks of each decision.
term-view-eyes = Seen by { $who }
term-key-step = step
term-key-season = season
term-key-year = year
term-key-eyes = eyes
term-key-evaluate = evaluation
term-key-mistake = mistake
term-view-help-step = One action back or on; also the wheel of the mouse.
term-view-help-season = To the season before or after.
term-view-help-year = To the year before or after.
term-view-help-ends = To the beginning or the end.
term-view-help-number = To the moment after so many actions.
term-view-help-evaluate = A pioneer thinks about every decision, beginning here: what to expect, what else was possible, what was given away.
term-view-help-mistake = To the next or the last decision that gave points away, as far as they have been thought about.
term-view-help-eyes = Look with the eyes of a seat, of a spectator, or of everybody.
term-view-help-quit = Leave.
