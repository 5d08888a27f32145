# Playing in a terminal, on a screen or line by line.
play-player = Player { $seat }

# What can go wrong.
trouble-taken = { $file } already contains something else; choose another file.
trouble-over = The game in { $file } is over.
trouble-open-elsewhere = The game in { $file } is open in another terminal.
trouble-broken = The game in { $file } cannot be continued: { $why }
trouble-not-kept = The game cannot be saved to { $file }: { $why }
trouble-seats = { $title } is for { $count } players.
trouble-untidy = “{ $text }” cannot be used in a record: it is empty, starts or ends with a space, or contains a line break.

# Beginning, going on, stopping.
play-found = There is an unfinished game: { $names }, { $when }, started on { $date }.
play-go-on = Continue it? [Y/n]
play-new-instead = Start a new game? [Y/n]
play-yes-or-no = Please answer with y or n.
play-kept = The game is saved in { $file }. “homestead play” continues it.
play-over = “homestead replay { $file }” replays the game.

# Line by line.
plain-greeting = { $title }, played by { $names }.
plain-how = Answer with the number of a choice. Type “help” to see what else you can do.
text-ask = { $name }: { $title }
plain-pick = Type { $count } numbers, separated by spaces.
plain-pick-any = Type the numbers of everything you want, separated by spaces.
plain-why-nothing = Everything is possible here.
plain-taken-back = Undone.
plain-not-understood = “{ $text }” is not understood. Type the number of a choice, or “help”.
plain-no-number = There is no choice { $number }; choose from 1 to { $count }.
plain-one-number = Type only one number here.
plain-help-answer = Type the number of a choice, or several numbers where you pick several things.
plain-help-notation = You can also type the notation of records.
plain-help-line = { $word }: { $does }
plain-word-help = help, ?
plain-help-help = what you have to decide, and what you can type
plain-word-list = list
plain-help-list = all choices with their numbers
plain-word-hint = hint, h
plain-help-hint = what a strong player would do
plain-word-undo = undo, u
plain-help-undo = undo your last move
plain-word-table = table
plain-help-table = the whole table
plain-word-log = log
plain-help-log = what happened in this round
plain-word-quit = quit, q
plain-help-quit = quit; the game is saved

# Lists, points and results.
picked = { $count } of { $of }
nothing = nothing
list-and = { $first } and { $last }
waiting = { $count ->
    [0] Waiting for no one
   *[other] Waiting for { $names }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
with-points = with { points }
result-won = { $names } wins { with-points }.
result-shared = { $names } share the victory { with-points } each.
result-nobody = Nobody wins.
