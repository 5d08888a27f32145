# The tutorial: a guided first year.
learn-introduction = One year on your farm, from spring to winter. It takes about five minutes, and you can’t break anything.

learn-farm-title = Your farm
learn-farm-text = Along the top lie five landscapes, one for each good: pasture, rock, field, water and forest. Below them are the barn, with two coins in it, and the wagons. Two people live here: your farmer in black, and a blue labourer. The wood in the forest is yours too.
learn-farm-aim = Have a look around.
learn-farm-well-done = That is all you start with. Let’s make more of it.

learn-disc-title = What the year will bring
learn-disc-text = The disc covers all four seasons. Spring: draw three tiles, keep one. Summer: a grain harvest brings one grain more. Fall: dairy sells best. Winter: one fire needs wood, and no one eats double.
learn-disc-aim = Read the disc.
learn-disc-well-done = So this is a good year for grain.

learn-keep-title = Spring: choose land
learn-keep-text = You drew three tiles and may keep one. Only one of them shows a field, and grain is what we want. Better still, that field lies between two fences.
learn-keep-aim = Keep the tile with the field.
learn-keep-well-done = The other two go back into the bag.

learn-tile-title = Spring: let an area grow
learn-tile-text = Landscapes of the same kind that touch form one area. Place the tile above your field and turn it so that its own field points down: two fields become one area of size 2. The fences of tile and board close around it, and a fenced area is worth a point.
learn-tile-aim = Place the tile above your field, field against field.
learn-tile-well-done = An area of size 2, and fenced all round: your first new point.

learn-work-title = Summer: everyone works
learn-work-text = Each figure works in an area of its own and brings in as many goods as the area is large. The field has size 2, and grain is the summer good: that makes 3. Think of winter as well: you will need two wood, and you have one.
learn-work-aim = Send one figure to the field and one to the forest on your board.
learn-work-well-done = Three grain and one wood. Well harvested!

learn-barn-title = Squares and barn
learn-barn-text = A harvest stays on the storage squares of its area while there is room. The wood found a square. The field has only one, so one grain stays there and two go to the barn. With your two coins, the barn is full: any more, and you would have had to give something up.
learn-barn-aim = See where your goods lie.
learn-barn-well-done = Now let’s turn grain into a helping hand.

learn-town-title = Fall: into town
learn-town-text = In fall you walk clockwise to one building and use it. Your pawn stands before the Church. At the Lodge you can hire a labourer for two grain. The way there leads past the Town Hall, and that costs a toll of one coin.
learn-town-aim = Walk to the Lodge.
learn-town-well-done = Off you go. But first you come to the Town Hall.

learn-toll-title = The toll
learn-toll-text = If you pass the Town Hall or the Church Bazaar, you pay a coin or take a neighbourly help tile. A help tile costs 2 points at the end, unless you pay it back with three goods. Your coins are copper and worth no points: just right for a toll.
learn-toll-aim = Pay the toll with a coin.
learn-toll-well-done = One coin is left. Look after it.

learn-cost-title = What it costs
learn-cost-text = The Lodge costs two grain. The first is already paid, because your one coin would not have been enough for both. For the second you may pay a grain or a coin: a coin can replace any good. But winter is near and you have no fish for your labourer, so keep the coin.
learn-cost-aim = Pay with grain.
learn-cost-well-done = Paid. And there is still a grain on your field.

learn-hire-title = A new labourer
learn-hire-text = Two are waiting here: a blue one, who eats fish, and a white one, who eats dairy. You already need fish every winter, so another colour is a good idea. The newcomer joins you after the winter and needs nothing until then.
learn-hire-aim = Hire the white labourer.
learn-hire-well-done = Welcome! Every figure is worth 2 points, too.

learn-winter-title = Winter: food and warmth
learn-winter-text = Your blue labourer wants a fish, and you have none. Pay a coin instead, or let the neighbours help; but help costs points. Then wood is due: one for the fire on the disc, one for the campfire of your labourer, who has no hut yet. You have both.
learn-winter-aim = Pay your coin for the fish.
learn-winter-well-done = Everyone is fed and warm. The wood was paid without asking you: when there is only one choice, the game makes it for you.

learn-year-title = A new year
learn-year-text = Your white labourer has joined you, the next disc is on the table, and new tiles are waiting. You started with 6 points, now you have 9: one more for the fenced area, two more for the labourer. Seven more years to come. If you play alone, you win with 25 points.
learn-year-aim = Look at your points.
learn-year-well-done = Now you know how a year goes. The rest you will learn by playing!
