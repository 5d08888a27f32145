# The game on a terminal's screen: panels, keys, help.
term-your-turn = { $name }: your turn
term-done = Done
term-hint-thinking = The Pioneer bot is thinking…
term-too-small = The terminal is too small: the game needs { $width } columns and { $height } lines.
term-table = Table
term-hand-over = { $name }’s turn. Everyone else, please look away.
term-press-enter = Press Enter when you are ready.
term-over = End
term-over-help = Tab shows the table and the log again. q quits.
term-nothing-fits = no legal answer starts with this
term-no-notation = “{ $text }” is not a legal answer; Tab shows what is possible.

# What keys do, in a word or two.
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
term-help-arrows = Go through the choices.
term-help-numbers = Choose a line; two digits in a row make one number.
term-help-space = Pick the selected item once more. Backspace puts it back.
term-help-enter = Confirm the selected line, or all that is picked.
term-help-tab = Look at the table, log and points in turn; Esc goes back.
term-help-scroll = Scroll the log.
term-help-pan = Move a panel that does not fit: left, right, up, down.
term-help-undo = Undo your last move, unless something was drawn since.
term-help-restart = Undo the whole turn.
term-help-hint = Show what the Pioneer bot suggests; press again to select the best.
term-help-command = Type an answer in the notation of records; Tab completes it.
term-help-help = This help.
term-help-quit = Quit. The game is saved after every move; “homestead play” continues it.
term-help-redraw = Redraw the screen.
term-help-mouse = Click to select, click again to choose. The wheel scrolls.

# Looking at a recorded game.
term-view-title = Recorded game
term-view-evaluating = The Pioneer bot is thinking about this decision…
term-view-nothing = No decision here.
term-view-expects = Expected final score:
term-view-seat = { $name }: { $points } points, { $win } % to win
term-view-off = e: let the Pioneer bot evaluate each decision.
term-view-eyes = View: { $who }
term-key-step = step
term-key-scene = phase
term-key-part = round
term-key-eyes = view
term-key-evaluate = evaluation
term-key-mistake = mistake
term-view-help-step = One action back or forward; also with the mouse wheel.
term-view-help-scene = Previous or next phase.
term-view-help-part = Previous or next round.
term-view-help-ends = Start or end of the game.
term-view-help-number = Go to the position after this many actions.
term-view-help-evaluate = Let the Pioneer bot evaluate every decision from here on: expected scores, alternatives, mistakes.
term-view-help-mistake = Next or previous mistake among the decisions evaluated so far.
term-view-help-eyes = Switch between the views of a seat, a spectator and all players.
term-view-help-quit = Quit.
