# Players that the program moves.
bot-random = Weathercock
bot-random-character = Turns with every wind: any move, all equally likely.
bot-seedling = Seedling
bot-seedling-character = Tries anything that does no obvious harm. A kind first opponent.
bot-farmhand = Farmhand
bot-farmhand-character = Works by old rules of thumb and never thinks twice.
bot-settler = Settler
bot-settler-character = Thinks each year through to its winter before starting it.
bot-rancher = Rancher
bot-rancher-character = Tries many plans for the year and picks the one that worked best.
bot-pioneer = Pioneer
bot-pioneer-character = Looks beyond the winter, with the experience of thousands of farms.
