# Playing in a terminal, on a screen or line by line.
play-player = Player { $seat }

# What can go wrong.
trouble-taken = { $file } holds something else already; name another file.
trouble-over = The game in { $file } is over.
trouble-open-elsewhere = The game in { $file } is open in another terminal.
trouble-broken = The game in { $file } cannot go on: { $why }
trouble-not-kept = The game cannot be kept in { $file }: { $why }
trouble-seats = Walnut Grove is for one to four players.
trouble-untidy = “{ $text }” cannot stand in a record: it is empty, or has spaces around it or a line end in it.

# Beginning, going on, stopping.
play-found = There is a game that is not over: { $names }, { $when }, begun on { $date }.
play-go-on = Go on with it? [Y/n]
play-new-instead = Begin a new game? [Y/n]
play-yes-or-no = Please answer with y or n.
play-kept = The game is kept in { $file }. “homestead play” goes on with it.
play-over = “homestead replay { $file }” shows the game again.

# Line by line.
plain-greeting = Walnut Grove, played by { $names }.
plain-how = Answer with the number of a choice. Say “help” to hear what else you can say.
plain-place = It can lie at { $cells }. Say a place and how the tile is turned, like “{ $example }”; “list” tells what each way changes.
plain-pick = Say { $count } numbers with spaces between them.
plain-pick-any = Say the numbers of all that you want, with spaces between them.
plain-why-others = “why” tells why not the other buildings.
plain-why-nothing = There is nothing that is not possible here.
plain-taken-back = Taken back.
plain-not-understood = “{ $text }” is not understood. Say the number of a choice, or “help”.
plain-no-number = There is no choice { $number }; they go from 1 to { $count }.
plain-one-number = This choice stands alone; say one number.
plain-help-answer = Answer with the number of a choice, or several numbers where several things are picked.
plain-help-turns = A tile is turned r0 (as it is), r1 (a quarter turn right), r2 (a half turn) or r3 (a quarter turn left).
plain-help-notation = The notation of records is understood as well, like “keep 17” or “work wood; work 2,1n”.
plain-help-line = { $word }: { $does }
plain-word-help = help, ?
plain-help-help = what is asked, and what you can say
plain-word-list = list
plain-help-list = all choices with their numbers
plain-word-why = why
plain-help-why = in fall, why you cannot go to the other buildings
plain-word-hint = hint, h
plain-help-hint = what a strong player would consider
plain-word-undo = undo, u
plain-help-undo = take your last answer back
plain-word-table = table
plain-help-table = the whole table
plain-word-year = year
plain-help-year = year, season and disc
plain-word-town = town
plain-help-town = the town, building by building
plain-word-farm = farm
plain-help-farm = your farm and its winter; with a number the farm of that seat
plain-word-points = points
plain-help-points = everybody’s points so far
plain-word-log = log
plain-help-log = what happened this year
plain-word-quit = quit, q
plain-help-quit = leave; the game is kept
