# Looking back at games, analysing them, bringing records along.
study-title = Replay
study-step = Action { $action } of { $last }
study-before = Before the first action
study-said = { $name }: { $action }
study-undone = { $name } takes back the last move.
study-steps = Navigation
study-previous = Previous
study-next = Next
study-play = Play
study-pause = Pause
study-scrub = Action
study-go = Go
study-keys = Keys: ← → one step, with Shift one season; Home and End; Space to play.
study-eyes = View as
study-eyes-all = all players
study-eyes-public = spectator
study-to-table = Back to the table
study-share = Picture
study-analysis = Analysis
study-analysis-text = The Pioneer bot evaluates every decision of the game. This takes a few minutes; then everyone who can see the game can see the analysis.
study-analysing = The Pioneer bot is thinking: { $done } of { $of } decisions
study-look-again = Refresh
study-curve = Expected final score
study-curve-text = Expected final score over the course of the game: { $seats }
study-curve-seat = { $name } from { $from } to { $to }
study-mistakes = Mistakes
study-no-mistakes = No decision cost 0.7 points or more. Well played!
study-mistake = { $when }: { $name } – { $played } instead of { $best } cost { $points } points
study-quoted = “{ $text }”
study-here = { $name }’s options
study-here-note = Expected final score, according to the Pioneer bot.
study-played = played
study-fine = best choice
study-lost = { $points } points lost
record-title = Open a recorded game
record-text = Paste a record or choose a file (.hgr). You can then step through the game and have it analysed. Anyone with the link can see it.
record-field = Game record
record-file = File
record-open = Open
record-bad = This record has an error
record-mine = Your uploaded games
record-help = A record has a header, an empty line and one line per action. You can download the record of every finished game on this site.

# A recorded game told as text.
told-sample = { $game }, played by { $names } (seed { $seed })
told-record = { $game }, edition { $edition }, rules { $rules }
told-date = Played on { $date }
told-size = { $names }; { $actions } actions
told-may-answer = { $name } may answer (decision { $decision })
told-may-be-dealt = What can be dealt (decision { $decision })
told-not-over = The game is not over.
told-header-differs = The header says otherwise: “Result: { $result }”
told-analysis = { $bot } looks at { $file }
told-decisions = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $best } as good as the best, { $mistakes } that cost { $from } points or more; { $lost } points given away in all
