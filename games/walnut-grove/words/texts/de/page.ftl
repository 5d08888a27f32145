# The page: the start page, the farms, the town, and the questions about them.
welcome-text = Acht Jahre auf einer kleinen Farm in der Prärie: Land anlegen, ernten, in der Stadt handeln und alle durch den Winter bringen.
play-solo-text = Bezwinge die Prärie, was immer die Scheiben bringen.
play-solo-win = 25 Punkte: gewonnen
play-solo-good = 30: gut
play-solo-master = 35: meisterhaft
learn-offer = In zwölf kurzen Schritten lernen
own-farm = Deine Farm
town = Stadt
jump-farm = Farm
enlarge = Farm von { $name } ansehen
coming-winter = Der kommende Winter
nothing-due = nichts fällig
pay-all = { $what } bezahlen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
place-hint-touch = Tippe auf einen Platz deiner Farm, um zu sehen, was das Plättchen dort ändert; tippe noch einmal, um es zu legen.
place-hint = Zeig auf einen Platz deiner Farm, um zu sehen, was das Plättchen dort ändert.
toll-word = Wegzoll
free = gratis
not-now = { $count ->
    [one] Warum nicht das andere?
   *[other] Warum nicht die anderen { $count }?
}
harvest = Ernten
sell = Verkaufen
sell-nothing = Nichts verkaufen
coin-for = eine Münze für { $good }
take = Nehmen
give-up = Abgeben
repay = Hilfe zurückzahlen
harvest-goes = { $barn ->
    [0] alles bleibt auf dem Land
   *[other] { $stored ->
        [0] alles in die Scheune
       *[other] { $stored } aufs Land, { $barn } in die Scheune
    }
}
harvest-land = { $count } aufs Land
harvest-barn = { $count } in die Scheune
harvest-over = { $count } zu viel für die Scheune
hand = Gezogene Plättchen
help-needed = Für einen Wegzoll fehlt dir die Münze: Die Nachbarn helfen, das kostet am Ende 2 Punkte.
study-farms = Farmen
