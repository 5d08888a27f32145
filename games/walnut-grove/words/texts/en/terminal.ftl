# Walnut Grove in a terminal: panels, keys, help.

# On the screen.
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
term-over-help = Tab shows farms, town and log again. q quits.

# Keys and help. Some of these replace texts of the site.
term-key-move = move
term-key-turn = turn
term-key-scene = season
term-key-part = year
term-view-help-scene = Previous or next season.
term-view-help-part = Previous or next year.
term-help-arrows = Move the tile, or go through the choices.
term-help-letters = Send a figure to the land with this letter, or call it back.
term-help-space = Pick the selected item once more, or turn the tile. Backspace puts it back.
term-help-turn = Turn the tile right or left.
term-help-enter = Confirm: place the tile, go there, pay, harvest with what is picked.
term-help-tab = Look at farms, town, log and points in turn; Esc goes back.
term-help-pan = Move a farm that does not fit: left, right, up, down.
term-help-command = Type an answer in the notation of records, like “place 17 r1 at 2,1”; Tab completes it.
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
term-help-end = After eight years the most points win; alone, 25 are enough. All rules: run “homestead” and open /rules in a browser.

# Line by line.
plain-place = It can go to { $cells }. Type a place and a rotation, like “{ $example }”; “list” shows what each placement changes.
plain-why-others = “why” explains why you cannot go to the other buildings.
plain-help-turns = Rotations: r0 (not turned), r1 (a quarter turn right), r2 (a half turn), r3 (a quarter turn left).
plain-word-why = why
plain-help-why = in fall: why you cannot go to the other buildings
plain-word-year = year
plain-help-year = year, season and disc
plain-word-town = town
plain-help-town = the town, building by building
plain-word-farm = farm
plain-help-farm = your farm and its winter; with a number, the farm of that seat
plain-word-points = points
plain-help-points = everyone’s points so far
plain-help-notation = You can also type the notation of records, like “keep 17” or “work wood; work 2,1n”.
plain-help-log = what happened this year
