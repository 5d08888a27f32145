# Walnut Grove: pieces, questions, answers, what happens, why not, the table as text.

## Pieces

good = { $good ->
    [grain] grain
    [fish] fish
    [dairy] dairy
    [wood] wood
    [stone] stone
   *[other] { $good }
}
goods = { $good ->
    [grain] { $count } grain
    [fish] { $count } fish
    [dairy] { $count } dairy
    [wood] { $count } wood
    [stone] { $count } stone
   *[other] { $count } { $good }
}
one-good = { $good ->
    [grain] one grain
    [fish] one fish
    [dairy] one dairy
    [wood] one wood
    [stone] one stone
   *[other] { $good }
}
one-good-first = { $good ->
    [grain] One grain
    [fish] One fish
    [dairy] One dairy
    [wood] One wood
    [stone] One stone
   *[other] { $good }
}
landscape = { $good ->
    [grain] field
    [fish] water
    [dairy] pasture
    [wood] forest
    [stone] rock
   *[other] { $good }
}
labourers-of = { $colour ->
    [yellow] { $count ->
        [one] { $count } yellow labourer
       *[other] { $count } yellow labourers
    }
    [blue] { $count ->
        [one] { $count } blue labourer
       *[other] { $count } blue labourers
    }
    [white] { $count ->
        [one] { $count } white labourer
       *[other] { $count } white labourers
    }
   *[other] { $count } { $colour }
}
coin = { $coin ->
    [copper] copper coin
    [silver] silver coin
    [gold] gold coin
   *[other] { $coin }
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
coins-of = { $coin ->
    [copper] { $count ->
        [one] { $count } copper coin
       *[other] { $count } copper coins
    }
    [silver] { $count ->
        [one] { $count } silver coin
       *[other] { $count } silver coins
    }
    [gold] { $count ->
        [one] { $count } gold coin
       *[other] { $count } gold coins
    }
   *[other] { $count } { $coin }
}
coins-known = { coins } ({ $kinds })
buildings-of = { $building ->
    [hut] { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
    [barn] { $count ->
        [one] { $count } barn
       *[other] { $count } barns
    }
   *[other] { $count } { $building }
}
improvement = { $improvement ->
    [tent] Tent
    [ladder] Ladder
    [safe] Safe
    [warehouse] Warehouse
    [gateway] Gateway
    [horses] Horses
    [fountain] Fountain
   *[other] { $improvement }
}
improvement-points = { $improvement ->
    [tent] 2 points for each improvement, this one included.
    [ladder] 1 point for each hut and each barn.
    [safe] 1 point for each coin, whatever its value.
    [warehouse] 1 point for each good in the barn.
    [gateway] 1 point for each tile of the largest land area.
    [horses] 1 point for each fenced area.
    [fountain] 1 point for the farmer and for each labourer.
   *[other] { $improvement }
}
thing = { $thing ->
    [yellow] Yellow labourer: harvests in summer, eats grain in winter. 2 points.
    [blue] Blue labourer: harvests in summer, eats fish in winter. 2 points.
    [white] White labourer: harvests in summer, eats dairy in winter. 2 points.
    [hut] Hut: a home for one labourer, who needs no campfire. 1 point.
    [barn] Barn: every space holds a good or a coin. 1 point for each barn.
    [wagon] Wagon with its campfire: a labourer who sleeps here needs 1 wood in winter.
    [farmhouse] Farmhouse: the farmer’s own hut.
    [waiting] Hired; joins the farm after winter.
    [help] Neighbourly help: −2 points, unless you pay it back with 3 goods.
    [help-flipped] Neighbourly help that can no longer be paid back: −2 points each.
    [improvement] Place for an improvement.
   *[other] { $thing }
}
improvements-of = { $count ->
    [one] { improvement }
   *[other] { $count } × { improvement }
}
row = { $row ->
    [church] the row before the Church
    [town_hall] the row before the Town Hall
   *[other] { $row }
}
toll = { $toll ->
    [church_bazaar] Church Bazaar
    [town_hall] Town Hall
   *[other] { $toll }
}
tolls = { $count ->
    [one] { $count } toll
   *[other] { $count } tolls
}
house = { $house ->
    [post_office] Post Office
    [lodge] Lodge
    [store_north] General store, north
    [carpenter] Carpenter
    [svensons] Svenson’s
    [store_east] General store, east
    [church] Church
    [hotel] Hotel
    [store_south] General store, south
    [johansens_mill] Johansen’s Mill
    [soebucks] Soebuck’s
    [saloon] Saloon
   *[other] { $title }
}
house-to = { $house ->
    [post_office] to the Post Office
    [lodge] to the Lodge
    [store_north] to the north General store
    [carpenter] to the Carpenter
    [svensons] to Svenson’s
    [store_east] to the east General store
    [church] to the Church
    [hotel] to the Hotel
    [store_south] to the south General store
    [johansens_mill] to Johansen’s Mill
    [soebucks] to Soebuck’s
    [saloon] to the Saloon
   *[other] to { $title }
}
house-does = { $trade ->
    [gift] Take any two goods
    [labourers] Hire a labourer
    [buildings] Build a hut or a barn
    [improvements] Buy an improvement
    [store] Sell goods for coins
   *[other] { $trade }
}
season = { $season ->
    [setup] Setup
    [year] New year
    [spring] Spring
    [summer] Summer
    [fall] Fall
    [winter] Winter
    [over] End
   *[other] { $season }
}
year-and-season = Year { $year }, { $season ->
    [setup] setup
    [year] a new disc
    [spring] spring
    [summer] summer
    [fall] fall
    [winter] winter
    [over] the end
   *[other] { $season }
}
disc-spring = draw { $draw }, keep { $keep }
disc-summer = { $good ->
    [grain] one more grain from every field worked
    [fish] one more fish from all water worked
    [dairy] one more dairy from every pasture worked
    [wood] one more wood from every forest worked
    [stone] one more stone from all rock worked
   *[other] { $good }
}
disc-fall = { $good ->
    [grain] one more coin for grain
    [fish] one more coin for fish
    [dairy] one more coin for dairy
    [wood] one more coin for wood
    [stone] one more coin for stone
   *[other] { $good }
}
disc-hungry = { $colour ->
    [yellow] yellow labourers eat double
    [blue] blue labourers eat double
    [white] white labourers eat double
   *[other] { $colour }
}
disc-fires = { $count ->
    [one] 1 wood for the cold
   *[other] { $count } wood for the cold
}
disc-mild = a mild winter
help-tiles = { $count ->
    [one] { $count } neighbourly help tile
   *[other] { $count } neighbourly help tiles
}
item-coin = coin
spot-board = { $good ->
    [grain] the field on the board
    [fish] the water on the board
    [dairy] the pasture on the board
    [wood] the forest on the board
    [stone] the rock on the board
   *[other] { $good }
}
spot-triangle = column { $col }, row { $row }, { side }
from-board = { $good ->
    [grain] from the field on the board
    [fish] from the water on the board
    [dairy] from the pasture on the board
    [wood] from the forest on the board
    [stone] from the rock on the board
   *[other] { $good }
}
from-triangle = from { spot-triangle }
cell = column { $col }, row { $row }
side = { $side ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] { $side }
}
corner = { $corner ->
    [NE] north-east
    [SE] south-east
    [SW] south-west
    [NW] north-west
   *[other] { $corner }
}
rotation = { $rotation ->
    [r0] not turned
    [r1] a quarter turn right
    [r2] a half turn
    [r3] a quarter turn left
   *[other] { $rotation }
}
list-more = { $first }; { $last }
seat-number = seat { $seat }

## Questions

ask-deal = Drawing
ask-deal-help = Tiles, discs or coins are being drawn; it goes on in a moment.
ask-start = Choose your starting row
ask-start-help = The Church row moves first in the first fall. Your way through town starts here.
ask-keep = { $count ->
    [one] Choose a tile to keep
   *[other] Choose the first of { $count } tiles to keep
}
ask-keep-help = You add it to your land right away. Tiles you do not keep go back into the bag.
ask-place = Place tile { $tile }
ask-place-help = It must touch your board or a tile of yours. Landscapes and fences need not match, but larger areas harvest more.
ask-work = { $count ->
    [one] Send your last figure to work
   *[other] Send { $count } figures to work
}
ask-work-help = A figure harvests one good for each tile of its area, and one more of the summer good. Goods without a free square go to the barn.
ask-give-up = { $count ->
    [one] Barn too full: give up 1 item
   *[other] Barn too full: give up { $count } items
}
ask-give-up-help = Your barn is too full. If you give up coins, the least valuable go first.
ask-move = Choose a building in town
ask-move-help = Walk clockwise to a building with a free spot and use it once. Passing the Town Hall or the Church Bazaar costs a coin each.
ask-toll = { $count ->
    [one] Pay the toll
   *[other] Pay { $count } tolls
}
ask-toll-help = A toll is one coin of any value. Or take neighbourly help, which costs 2 points at the end unless you pay it back.
ask-toll-no-coins-help = You have turned to your neighbours, so help covers this toll too.
ask-cost = Pay the cost: { $due }
ask-cost-help = Pay the goods on the sign. A coin of any value can replace any good.
ask-cost-coins-help = You started paying this kind with coins, so coins cover the rest of it.
ask-food = Winter: pay { $due }
ask-food-help = Your labourers are hungry. Pay the food, or one coin for each good. Neighbours can help with what you lack.
ask-heat = Winter: pay { $due } for the fires
ask-heat-help = Each fire on the disc and each labourer without a hut needs wood. Pay wood or coins. Neighbours can help with what you lack.
ask-winter-coins-help = You started paying this kind with coins; the rest of it takes coins or help.
ask-winter-help-help = You took help for this kind, so help covers the rest of it.
ask-take = { $count ->
    [one] Take one good
   *[other] Take { $count } goods
}
ask-take-help = Any goods you like; they go into your barn.
ask-choose = Choose one piece
ask-choose-help = You have paid. Choose one of the pieces that are left here.
ask-sell = { $count ->
    [0] Sell goods
    [one] Sell more? (1 coin so far)
   *[other] Sell more? ({ $count } coins so far)
}
ask-sell-help = You may sell one good of each kind the store buys. Each brings a coin, the fall good one more.
ask-draw = { $count ->
    [one] Drawing 1 coin
   *[other] Drawing { $count } coins
}
ask-draw-help = The coins come from the bag; only you see their value.
ask-settle = Pay back neighbourly help?
ask-settle-help = Three goods remove your help tile and its 2 minus points. Otherwise just continue.
ask-repay = { $count ->
    [one] Give the last good for your help tile
   *[other] Give { $count } goods for your help tile
}
ask-repay-help = Any goods will do; coins are not accepted.

## Answers

action-start = Start in { row }
action-keep = Keep tile { $tile }
action-place = Place it at { cell }, { rotation }
action-work-board = { $good ->
    [grain] Work the field on the board
    [fish] Fish the water on the board
    [dairy] Work the pasture on the board
    [wood] Work the forest on the board
    [stone] Work the rock on the board
   *[other] { $good }
}
action-work-triangle = Work the land at { spot-triangle }
action-give-up = Give up { one-good }
action-give-up-coin = Give up your least valuable coin
action-move = Go { house-to }
action-pass = Stay and pass
action-pay = Pay { one-good }
action-pay-from = Pay { one-good } { $from }
action-pay-coin = Pay with a coin
action-take-help = Take neighbourly help (−2 points)
action-take = Take { one-good }
action-hire = { $colour ->
    [yellow] Hire a yellow labourer
    [blue] Hire a blue labourer
    [white] Hire a white labourer
   *[other] { $colour }
}
action-build = { $building ->
    [hut] Build a hut
    [barn] Build a barn
   *[other] { $building }
}
action-buy = Buy: { improvement }
action-sell = Sell { one-good }
action-sell-from = Sell { one-good } { $from }
action-repay = Pay back neighbourly help with 3 goods (+2 points)
action-done = Done
action-sell-done = { $count ->
    [0] Sell nothing
    [one] Stop selling and draw 1 coin
   *[other] Stop selling and draw { $count } coins
}
action-settle-done = Continue
action-toll-coin = Pay the toll with a coin
action-coin-for = { $good ->
    [grain] Pay a coin for the grain
    [fish] Pay a coin for the fish
    [dairy] Pay a coin for the dairy
    [wood] Pay a coin for the wood
    [stone] Pay a coin for the stone
   *[other] { $good }
}
action-help-for = { $good ->
    [grain] Take neighbourly help for the grain (−2 points)
    [fish] Take neighbourly help for the fish (−2 points)
    [dairy] Take neighbourly help for the dairy (−2 points)
    [wood] Take neighbourly help for the wood (−2 points)
    [stone] Take neighbourly help for the stone (−2 points)
   *[other] { $good }
}
action-give-back = Give { one-good }
action-give-back-from = Give { one-good } { $from }
action-board = Board { $board } for { seat-number }
action-disc = Turn up disc { $disc }
action-stock = { $house-title }: { $piece }
action-first = First: { seat-number }
action-tile = Tile { $tile } for { seat-number }
action-coin = A { coin } for { seat-number }

## What happens

event-board-dealt = { $name } gets board { $board }.
event-disc-turned = Year { $year } begins with disc { $disc }.
event-stocked = { $house-title }: { $pieces } on offer.
event-first = { $name } chooses a starting row first.
event-started = { $name } starts in { row }.
event-season = { $season ->
    [spring] Spring begins.
    [summer] Summer begins.
    [fall] Fall begins.
    [winter] Winter begins.
   *[other] { $season }
}
event-tiles-drawn = { $count ->
    [one] { $name } draws tile { $tiles }.
   *[other] { $name } draws the tiles { $tiles }.
}
event-tile-placed = { $name } places tile { $tile } at { cell }.
event-tiles-returned = { $count ->
    [one] { $count } tile goes back into the bag.
   *[other] { $count } tiles go back into the bag.
}
event-harvested = { $name } harvests { $goods }.
event-harvested-split = { $name } harvests { $goods } ({ $stored } on squares, { $carried } to the barn).
event-harvested-carried = { $name } harvests { $goods } (all to the barn).
event-gave-up = { $name } gives up { $things } for lack of room.
event-order = Order of this fall: { $names }.
event-moved = { $name } goes { house-to }.
event-passed = { $name } stays and passes.
event-paid = { $name } pays { $things }.
event-took-help = { $count ->
    [one] { $name } takes neighbourly help.
    [2] { $name } takes neighbourly help twice.
   *[other] { $name } takes neighbourly help { $count } times.
}
event-repaid = { $name } pays back neighbourly help.
event-repaid-with = { $name } pays back neighbourly help with { $things }.
event-took = { $name } takes { $things } as a gift.
event-hired = { $colour ->
    [yellow] { $name } hires a yellow labourer.
    [blue] { $name } hires a blue labourer.
    [white] { $name } hires a white labourer.
   *[other] { $name }: { $colour }
}
event-built = { $building ->
    [hut] { $name } builds a hut.
    [barn] { $name } builds a barn.
   *[other] { $name }: { $building }
}
event-bought = { $name } buys an improvement: { improvement }.
event-sold = { $name } sells { $things }.
event-sold-drawn = { $name } sells { $things } and draws { $coins }.
event-drew-coins = { $name } draws { $coins }.
event-joined = { $colour ->
    [yellow] A yellow labourer joins the farm of { $name }.
    [blue] A blue labourer joins the farm of { $name }.
    [white] A white labourer joins the farm of { $name }.
   *[other] { $name }: { $colour }
}
event-moved-in = { $name } moves { $goods } into the barn for the Warehouse.

## Why not

refusal-not-asked = That is not what you have to decide now.
refusal-not-there = There is none of that left to draw.
refusal-not-drawn = Tile { $tile } is not among the tiles you drew.
refusal-another-tile = Place tile { $tile } first.
refusal-cell-taken = There is already a tile at { cell }.
refusal-cell-apart = A tile at { cell } would touch neither your board nor another tile.
refusal-no-land = There is no land there: { $spot }.
refusal-area-named = This area is named after its first piece of land: { $spot }.
refusal-area-order = Areas are chosen in order, and this one’s turn is over.
refusal-too-few-areas = That would leave too few areas for your other figures.
refusal-not-in-barn = You have none of that in your barn.
refusal-goods-order = Goods are chosen in the order grain, fish, dairy, wood, stone, then coins. This one’s turn is over.
refusal-too-few-after = What comes later in the order would not be enough.
refusal-toll-point = You cannot stop at a toll point.
refusal-house-full = { $house-title }: all spots are taken.
refusal-nothing-to-offer = { $house-title }: nothing left that you have room for.
refusal-too-dear = { $count ->
    [one] { $house-title }: too expensive, { $count } good or coin short.
   *[other] { $house-title }: too expensive, { $count } goods or coins short.
}
refusal-coins-needed = You need your coins for the cost of the building.
refusal-no-coin = You have no coin.
refusal-paying-order = For each kind, goods are paid first, then coins; help comes last.
refusal-coins-do-not-cover = { $good ->
    [grain] You still have grain. Coins can replace it only if they cover all the grain still due.
    [fish] You still have fish. Coins can replace it only if they cover all the fish still due.
    [dairy] You still have dairy. Coins can replace it only if they cover all the dairy still due.
    [wood] You still have wood. Coins can replace it only if they cover all the wood still due.
    [stone] You still have stone. Coins can replace it only if they cover all the stone still due.
   *[other] { $good }
}
refusal-still-have = Neighbours help only with what you lack, and you still have { good }.
refusal-no-help-for-costs = Neighbours do not help with the cost of a building.
refusal-due-now = First you have to pay { good }.
refusal-no-good = You have no { good } there.
refusal-barn-first = While there is { good } in the barn, it is taken from there.
refusal-not-on-offer = That is not available here.
refusal-no-wagon = You have no wagon for another labourer.
refusal-no-hut-place = You have no place for another hut.
refusal-no-barn-site = You have no place for another barn.
refusal-no-improvement-place = You have no place for another improvement.
refusal-not-bought = This store does not buy { good }.
refusal-nothing-to-repay = You have no help tile that can be paid back.
refusal-too-few-goods = Paying back a help tile takes three goods.
refusal-goods-needed = You need your goods for the cost of the building.

## Points

score-category = { $category ->
    [fenced_areas] Fenced areas
    [figures] Farmer and labourers
    [buildings] Huts and barns
    [coins] Coins
    [improvements] Improvements
    [help] Neighbourly help
    [total] Total
   *[other] { $category }
}
points-unknown = unknown
solo-rank = { $rank ->
    [expert] Expert
    [experienced] Experienced farmer
    [won] Won
    [lost] Lost
   *[other] { $rank }
}
result-solo = { $rank ->
    [expert] { $name } wins { with-points }: an expert!
    [experienced] { $name } wins { with-points }: an experienced farmer.
    [won] { $name } wins { with-points }. Well done!
    [lost] { $name } has { points }; 25 are needed to win.
   *[other] { $name }: { points }
}

## Before you act

way = costs { $things }
way-free = costs nothing
area-grows = { $good ->
    [grain] The field grows from { $from } to { $to }.
    [fish] The water grows from { $from } to { $to }.
    [dairy] The pasture grows from { $from } to { $to }.
    [wood] The forest grows from { $from } to { $to }.
    [stone] The rock grows from { $from } to { $to }.
   *[other] { $good }: { $from } → { $to }
}
areas-join = { $good ->
    [grain] Fields join to size { $to }.
    [fish] Waters join to size { $to }.
    [dairy] Pastures join to size { $to }.
    [wood] Forests join to size { $to }.
    [stone] Rocks join to size { $to }.
   *[other] { $good }: { $to }
}
squares-gain = { $count ->
    [one] 1 more storage square.
   *[other] { $count } more storage squares.
}
fence-closed = { $count ->
    [one] Closes a fenced area (+1 point).
   *[other] Closes { $count } fenced areas (+{ $count } points).
}
fence-opened = { $count ->
    [one] Opens up a fenced area (−1 point).
   *[other] Opens up { $count } fenced areas (−{ $count } points).
}
nothing-changes = Nothing grows or closes.
forecast-nothing = The coming winter costs nothing.
forecast-enough = The coming winter costs { $due }. You have it all.
forecast-coins = { $count ->
    [one] The coming winter costs { $due }. Missing: { $short }; 1 coin covers it.
   *[other] The coming winter costs { $due }. Missing: { $short }; { $count } coins cover it.
}
forecast-help = { $help ->
    [one] The coming winter costs { $due }. Missing: { $short }; { $coins ->
        [0] you need
       *[other] even with all your coins you need
    } 1 help tile (−2 points).
   *[other] The coming winter costs { $due }. Missing: { $short }; { $coins ->
        [0] you need
       *[other] even with all your coins you need
    } { $help } help tiles (−{ $points } points).
}

## The table as text

text-year = Year and disc
text-town = Town
text-score = Points so far
text-asked = To decide
text-farm = Farm of { $name }
text-when = { year-and-season } (of 8 years).
text-disc = Disc { $disc }.
text-disc-spring = Spring: { $face }.
text-disc-summer = Summer: { $face }.
text-disc-fall = Fall: { $face }.
text-disc-winter = Winter: { $face }.
text-discs-left = Discs still to come: { $discs }.
text-no-disc = The disc has not been turned up yet.
text-order = Order of this fall: { $names }.
text-turn = { $name } is to move.
text-bags = { $tiles ->
    [one] { $tiles } tile and { coins } are in the bags.
   *[other] { $tiles } tiles and { coins } are in the bags.
}
text-ring = The street runs clockwise; after the last place comes the first again.
text-toll = { toll }: passing costs a coin or a help tile.
text-house = { house }: { house-does }.
text-house-store = { house }: buys { $buys }.
text-house-cost = Costs { $cost }.
text-house-stock = On offer: { $stock }.
text-house-empty = Sold out.
text-house-spot = Free.
text-house-spots = { $count ->
    [one] { $count } spot free.
   *[other] { $count } spots free.
}
text-house-full = No spot free.
text-house-who = Here: { $names }.
text-row-who = { row }: { $names }.
text-board = Board from left to right: { $parts }.
text-fence = fence
text-board-land = column { $col } { $land }
text-land = { $count ->
    [0] { landscape }
    [one] { landscape } with 1 square
   *[other] { landscape } with { $count } squares
}
text-tile = Tile { $tile } at { cell }: { $parts }.
text-tile-side = { $land } to the { side }
text-tile-fences = fences { $corners }
text-tile-no-fences = no fences
text-tile-face = Tile { $tile }: { $parts }.
text-no-tiles = No tiles placed yet.
text-area = { $good ->
    [grain] Field
    [fish] Water
    [dairy] Pasture
    [wood] Forest
    [stone] Rock
   *[other] { $good }
} ({ $spot }): size { $size }, { $squares ->
    [0] no squares
    [one] { $goods } of 1 square filled
   *[other] { $goods } of { $squares } squares filled
}
text-area-worked = { $area }, worked.
text-area-idle = { $area }.
text-fenced = { $count ->
    [0] No fenced areas.
    [one] { $count } fenced area.
   *[other] { $count } fenced areas.
}
text-fenced-land = Fenced area { $number }: { $spots }.
text-hand = Tiles in hand: { $tiles }.
text-barn = Barn, { $used } of { $spaces } spaces used: { $things }.
text-people = Farmer and { $labourers }.
text-people-alone = The farmer alone.
text-hired = { $colour ->
    [yellow] Hired: a yellow labourer, who joins after winter.
    [blue] Hired: a blue labourer, who joins after winter.
    [white] Hired: a white labourer, who joins after winter.
   *[other] { $colour }
}
text-homes = { $wagons } wagons; built: { $huts } and { $barns }; { $campfires ->
    [one] { $campfires } labourer at a campfire
   *[other] { $campfires } labourers at campfires
}.
text-improvements = Improvements: { $improvements }.
text-no-improvements = No improvements.
text-help = Neighbourly help tiles: { $count }; { $repayable ->
    [0] none can be paid back
   *[other] one can be paid back
}.
text-no-help = No neighbourly help taken.
text-pawn-outside = The pawn is not in town yet.
text-pawn-row = The pawn stands in { row }, place { $place }.
text-pawn-house = The pawn stands here: { house }.
text-points = { $name }: { $parts }.
text-points-part = { score-category } { $shown }
refusal-wrong-number = Pick exactly { $count }.
text-ask-then = { $name }: { $title } (then: { $then })
year-number = Year { $year }

# Under drawings with letters.
told-signs = ■ a good, □ a free square; ▀▄ and ▌ fences
