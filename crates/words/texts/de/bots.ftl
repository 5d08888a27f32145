# Mitspieler, die das Programm führt.
bot-random = Wetterhahn
bot-random-character = Dreht sich nach jedem Wind: irgendein Zug, alle gleich wahrscheinlich.
bot-seedling = Setzling
bot-seedling-character = Probiert alles, was nicht offensichtlich schadet. Ein freundlicher erster Gegner.
bot-farmhand = Helfer
bot-farmhand-character = Arbeitet nach alten Faustregeln und überlegt nie zweimal.
bot-settler = Siedler
bot-settler-character = Denkt jedes Jahr bis zum Winter durch, bevor es losgeht.
bot-rancher = Rancher
bot-rancher-character = Spielt viele Pläne für das Jahr durch und nimmt den, der sich am besten bewährt.
bot-pioneer = Pionier
bot-pioneer-character = Blickt über den Winter hinaus, mit der Erfahrung Tausender Farmen.
