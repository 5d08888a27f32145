# Ein Spielzeug für Tests.
counting-title = Zählen
welcome-text = Zwei Karten, drei Runden und eine Wette auf jede.
counting-round = Runde { $round }
counting-setup = Seitenwahl
counting-over = Spielende
counting-ask-side = Wähle eine Seite
counting-help-side = Karten auf deiner Seite zählen mehr, wenn du auf sie wettest.
counting-ask-play = { $cards ->
    [1] Spiele eine Karte
   *[other] Spiele zwei Karten
}
counting-help-play = Sie bleibt verdeckt, bis alle bereit sind.
counting-ask-bet = Wette auf deine Karte
counting-help-bet = Auf deiner Seite bringt eine Wette Punkte, sonst kostet sie welche.
counting-first = Platz { $seat } beginnt
counting-deal = Karte { $card } für Platz { $seat }
counting-side = { $side ->
    [even] Gerade Zahlen
    [odd] Ungerade Zahlen
   *[other] Keine Seite
}
counting-play = Die { $card } spielen
counting-bet = { $bet } wetten
counting-not-in-hand = Du hast keine { $card }.
counting-too-high = Die höchste Wette ist 2.
counting-not-that-many = Spiele genau { $count }.
counting-begins = { $name } beginnt.
counting-drew = { $name } zieht eine Karte: { $card }.
counting-chose = { $name } wählt { $side ->
    [even] gerade Zahlen
    [odd] ungerade Zahlen
   *[other] keine Seite
}.
counting-ready = { $name } ist bereit.
counting-shown = { $name } zeigt eine { $card } mit Wette { $bet }: { $counts }.
counting-sides = Seiten
counting-side-of = { $name }: { $side ->
    [even] gerade
    [odd] ungerade
   *[other] noch keine Seite
}, Summe { $sum }
counting-hand-of = Hand von { $name }
counting-cards = Karten: { $cards }
counting-sum = Summe
plain-word-sides = seiten
plain-help-sides = Seite und Summe aller
plain-word-hand = hand
plain-help-hand = deine Karten; mit einer Nummer die Karten dieses Platzes
learn-introduction = Eine Runde eines kleinen Spiels.
learn-hand-title = Deine Hand
learn-hand-text = Du hast zwei Karten.
learn-hand-aim = Schau sie an.
learn-hand-well-done = Eine 2 und eine 5.
learn-side-title = Deine Seite
learn-side-text = Wetten auf deiner Seite bringen Punkte.
learn-side-aim = Wähle ungerade Zahlen.
learn-side-well-done = Die 5 ist ungerade.
learn-card-title = Deine Karte
learn-card-text = Spiele die höhere Karte und sei dir sicher.
learn-card-aim = Spiele die 5 und wette 2.
learn-card-well-done = Das macht 7.
learn-sum-title = Deine Punkte
learn-sum-text = Die Karte zählt 5, die Wette 2. Zwei Runden würden noch folgen.
learn-sum-aim = Sieh dir deine Punkte an.
learn-sum-well-done = Mehr ist nicht dabei.
