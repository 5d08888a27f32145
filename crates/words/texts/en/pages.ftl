# Pages: everything around the game.
skip-to-content = Skip to content
nav-label = Site
nav-learn = Learn
nav-rules = Rules
nav-account = Account
nav-settings = Settings
theme-auto = system
theme-light = light
theme-dark = dark
theme-label = Theme: { $theme }
foot-text = Homestead is a home for farm board games. Free, without ads.
foot-api = API documentation
my-games = My games
play-bots = Against bots
play-bots-text = Bots see no more than you do.
how-strong = Level
how-many-players = Players, including you
how-many-people = Human players
play = Play
play-alone = Play alone
play-solo = Alone
play-friends = With friends
play-friends-text = Send each friend a link. No account needed.
play-hot-seat = On one screen
play-hot-seat-text = Pass the device around.
bots-besides = Plus bots
pace = Time limit
clock-none = no limit
clock-live = live: 15 min each + 15 s per turn
clock-slow = correspondence: 3 days per turn
listed = Public: anyone can join and watch
invite = Create table
open-tables = Open tables
watch-now = Games in progress
recent-games = Recent games
rules-offer = Read the rules
record-offer = Open a recorded game
waits-for-players = waiting for players
ago = { $unit ->
    [days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
    [minutes] { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
   *[other] { $count } { $unit }
}
your-turn = Your turn
your-turn-notice = It’s your turn in { $game }.
connection-lost = Connection lost. Reconnecting…
table = Table
jump-label = Sections of the table
jump-turn = Turn
log = Log
log-earlier = Earlier
chat = Chat
scores = Points
points-so-far = Points so far
close = Close
seat-open = open seat
thinks = thinking…
left = left the game
stand-in = a bot is standing in
away = away
vote-out = Vote to replace
vote-later = can be replaced in
vote-cast = you voted
vote-help = If all other players who are present agree, a bot takes this seat for good.
say = Send
say-label = Message to everyone at the table
say-placeholder = Write a message…
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
menu = Menu
mode-text = Text view
mode-picture = Picture view
confirm-on = Turn on move confirmation
confirm-off = Turn off move confirmation
notify-me = Notify me when it’s my turn
look-back = Review the game
watch-link = Link for spectators
resign = Leave game
resign-sure = Leave the game for good? A bot takes your seat.
fair-deal = Deal fingerprint (for checking):
since-your-move = { $count ->
    [one] 1 event since your last move
   *[other] { $count } events since your last move
}
watch-it = Replay
you-watch = You are watching.
ready-revocable = You’re ready. You can still undo until everyone is ready.
read-rule = Read the rule
undo = Undo
restart-turn = Restart turn
hint = Hint
rematch = Play again
to-rematch = Go to rematch
rematch-offer = { $name } offers a rematch
rematch-offer-help = Accept to take your seat again. The game starts when everyone has accepted.
rematch-room = Rematch
rematch-help = The game starts when everyone has accepted.
not-answered = has not answered yet
declined = { $name } declined
accept = Accept
decline = Decline
analyse = Analyse
replay = Replay
download-record = Download record
home = Home
table-closed = This table was closed.
table-frozen-title = Game on hold
table-frozen = This game was begun under rules { $rules }; this version of Homestead cannot continue it. Nothing of it is lost.
table-frozen-game = This is a game of “{ $game }”; this version of Homestead cannot continue it. Nothing of it is lost.
waiting-room = Waiting for players
waiting-help = Send the links to your friends. The game starts when every seat is taken.
waiting-join-help = Take an open seat to join the game.
waiting-others = The game starts when every seat is taken.
you = you
invitation-link = Invitation
copy = Copy
sit-down = Sit down
close-table = Close table
leave-table = Leave table
start-with-bots = Start with bots
remove = Remove
remove-sure = Remove { $name } from this table? They won’t be able to take a seat here again.
rules-search = Search the rules
search = Search
contents = Contents
confirm-final = This can’t be undone.
confirm = Confirm
back = Back
hint-title = The Pioneer bot suggests:
hint-points = expected score { $points }
not-found-title = Page not found
not-found-text = This page does not exist, or you don’t have access to it.
problem-title = That didn’t work
problem-stale = The game has moved on in the meantime. Here is the current position.
guest-name = Guest { $number }
problem-changed = The table has changed in the meantime. Please look again.
problem-closed = This table was closed.
problem-no-hint = The bot has no suggestion here.
problem-not-absent = Players can be replaced only after being away for a while.
problem-answer-first = The table is waiting for you, too: make your move first.
problem-frozen = This version of Homestead cannot continue this game.
problem-seated = You already have a seat at this table.
problem-removed = The host removed you from this table.
problem-not-seated = There is no other player in that seat.
problem-no-offer = This offer is no longer open.
problem-no-seat = There is no seat left for you in the rematch.
problem-invalid-clock = A public table needs a time limit. Please choose one.
problem-too-many-listed = You are already waiting at five public tables. Leave one of them first.
problem-not-asked = There is nothing for you to decide right now.
problem-not-over = The game is not over yet.
problem-not-playing = The game has not started yet.
problem-not-waiting = The game has already started.
problem-nothing-to-undo = There is nothing to undo in this turn.
problem-over = The game is over.
problem-undo-limit = Too many moves were undone in this game. From now on, moves are final.
problem-disk-full = This site’s disk is nearly full, so it cannot accept records right now.
problem-busy = The site is very busy. Try again in a moment.
problem-slow = This took too long. Please try again.

# The first page, and what a game says better itself.
site-description = Play farm board games in the browser: alone, against strong bots, or with friends.
lobby-title = Which farm today?
lobby-games = Games
lobby-players = { $least } to { $most } players
choose-game = Choose a game.
play-solo-text = Play alone and beat your own record.
learn-offer = Learn to play
