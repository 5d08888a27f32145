# The page: the start page, the farms, the town, and the questions about them.
welcome-text = Eight years on a small prairie farm: lay out land, bring in the harvest, trade in town, and get everyone through the winter.
play-solo-text = Beat the prairie, whatever the discs bring.
play-solo-win = 25 points: win
play-solo-good = 30: good
play-solo-master = 35: master
learn-offer = Learn to play in twelve short steps
own-farm = Your farm
town = Town
jump-farm = Farm
enlarge = View { $name }’s farm
coming-winter = The coming winter
nothing-due = nothing due
pay-all = Pay { $what }
turn-left = Turn left
turn-right = Turn right
place-hint-touch = Tap a spot on your farm to see what the tile changes there; tap again to place it.
place-hint = Point at a spot on your farm to see what the tile changes there.
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
repay = Pay back help
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
hand = Drawn tiles
help-needed = You have no coin for a toll: the neighbours help, which costs 2 points at the end.
study-farms = Farms
