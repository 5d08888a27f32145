# Pages: what stands around the game.
site-description = Play Walnut Grove in the browser: alone, against strong bots, or with friends.
skip-to-content = Skip to the content
nav-label = Site
nav-learn = Learn
nav-rules = Rules
nav-account = Account
nav-settings = Settings
theme-auto = as the device
theme-light = light
theme-dark = dark
theme-label = Theme: { $theme }
foot-text = Homestead is a home for farm board games. Free, without advertising.
foot-api = For programs
welcome = Walnut Grove
welcome-text = Eight years on a small prairie farm: lay out land, bring in the harvest, trade in town, and get everybody through the winter.
my-games = My games
play-bots = Against bots
play-bots-text = They know no more than you do.
how-strong = How strong?
how-many-players = How many players, with you?
how-many-people = How many people?
play = Play
play-alone = Play alone
play-solo = Alone
play-solo-text = Beat the prairie, whatever the discs bring.
play-solo-win = 25 points win
play-solo-good = 30 are good
play-solo-master = 35 are masterly
play-friends = With friends
play-friends-text = Send each of them a link. Nobody needs an account.
play-hot-seat = On one screen
play-hot-seat-text = Pass the device around.
bots-besides = Bots besides
pace = Pace
clock-none = no clock
clock-live = live, 15 minutes each and 15 seconds a turn
clock-slow = by correspondence, three days a turn
listed = Strangers may join and watch
invite = Make a table
open-tables = Open tables
watch-now = Being played
recent-games = Played lately
learn-offer = Learn it in twelve small steps
rules-offer = Read the rules
record-offer = Open a recorded game
waits-for-players = waits for players
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
your-turn-notice = It is your turn in Walnut Grove.
connection-lost = The connection is lost; trying again …
table = Table
own-farm = Your farm
town = Town
jump-label = Parts of the table
jump-turn = Turn
jump-farm = Farm
log = Log
log-earlier = Earlier years
chat = Talk
scores = Points
points-so-far = Points so far
close = Close
enlarge = Look at the farm of { $name }
seat-open = free seat
thinks = thinks …
left = has left
stand-in = a bot stands in
away = away
vote-out = Replace for good
vote-later = replaceable in
vote-cast = you voted
vote-help = When all other players who are present agree, a bot takes the seat for good.
coming-winter = The coming winter
nothing-due = nothing is due
say = Say
say-label = Say something to everybody at the table
say-placeholder = Say something …
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
menu = Menu
mode-text = Show the table as text
mode-picture = Show the table as pictures
confirm-on = Ask before an answer is final
confirm-off = Do not ask before an answer is final
notify-me = Tell me when it is my turn
look-back = Look back
watch-link = A link for who wants to watch
resign = Leave the game
resign-sure = Leave the game for good? A bot plays on for you.
fair-deal = Fair deal:
since-your-move = { $count ->
    [one] One thing since your last move
   *[other] { $count } things since your last move
}
watch-it = Watch it
you-watch = You are watching.
ready-revocable = You are ready. You can still take it back until everybody is.
read-rule = Read the rule
pay-all = Pay { $what }
turn-left = Turn left
turn-right = Turn right
place-hint-touch = Tap a place on your farm to see what the tile changes there; tap it again to lay the tile.
place-hint = Point at a place on your farm to see what the tile changes there.
toll-word = toll
free = free
not-now = { $count ->
    [one] Why not the other one?
   *[other] Why not the other { $count }?
}
harvest = Harvest
sell = Sell
sell-nothing = Sell nothing
coin-for = a coin for { $good }
take = Take
give-up = Give up
repay = Give the help back
picked = { $count } of { $of }
harvest-goes = { $barn ->
    [0] all stays on the land
   *[other] { $stored ->
        [0] all to the barn
       *[other] { $stored } on the land, { $barn } to the barn
    }
}
harvest-land = { $count } on the land
harvest-barn = { $count } to the barn
harvest-over = { $count } too many for the barn
undo = Undo
restart-turn = Restart turn
hint = Hint
hand = Drawn tiles
rematch = Play again
to-rematch = To the next game
rematch-offer = { $name } offers a rematch
rematch-offer-help = Accept and you have your seat again. The game begins when everybody has accepted.
rematch-room = Rematch
rematch-help = The game begins when everybody has accepted.
not-answered = has not answered yet
declined = { $name } declined
accept = Accept
decline = Decline
analyse = Analyse
replay = Replay
download-record = Download the record
home = Home
table-closed = This table was given up.
waiting-room = The table is set
waiting-help = Send the links to your friends. The game begins when every seat is taken.
waiting-join-help = Take a free seat, and the game can begin.
waiting-others = The game begins when every seat is taken.
you = you
invitation-link = Invitation
copy = Copy
sit-down = Sit down
close-table = Give up the table
leave-table = Leave the table
start-with-bots = Start with bots
remove = Remove
remove-sure = Remove { $name } from this table? They cannot take a seat here again.
rules-search = Search the rules
search = Search
contents = Contents
confirm-final = This cannot be taken back.
confirm = Do it
back = Back
hint-title = A pioneer would consider:
hint-points = { $points } points in the end
not-found-title = There is nothing here
not-found-text = The page does not exist, or it is not for you.
problem-title = That did not work
problem-stale = The table has moved on in the meantime; here it is as it stands now.
guest-name = Guest { $number }
help-needed = A toll that you have no coin for: the neighbours help, which costs 2 points in the end.
problem-changed = The table has changed in the meantime; look again.
problem-closed = This table was closed.
problem-no-hint = The bot has no opinion on this.
problem-not-absent = A player can be replaced only after being absent for a while.
problem-answer-first = The table waits for you, too: make your move first.
problem-seated = You have a seat at this table already.
problem-removed = The host has removed you from this table.
problem-not-seated = Nobody else sits there.
problem-no-offer = This offer is not open any more.
problem-no-seat = There is no seat for you in the next game any more.
problem-invalid-clock = A table for strangers needs a clock. Choose a pace.
problem-too-many-listed = You wait at five open tables already. Leave one of them first.
problem-not-asked = Nothing is asked of you now.
problem-not-over = The game is not over yet.
problem-not-playing = The game has not begun.
problem-not-waiting = The game has begun already.
problem-nothing-to-undo = There is nothing of this turn to take back.
problem-over = The game is over.
problem-undo-limit = Too much was taken back in this game. From now on answers count.
problem-disk-full = This site’s disk is nearly full; it takes no records at the moment.
problem-busy = The site is very busy. Try again in a moment.
problem-slow = This took too long; try again.
