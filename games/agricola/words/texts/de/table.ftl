# Agricola: der Tisch als Text, die Startseite, die Befehle Zeile für Zeile.

text-rounds = Runden
text-spaces = Aktionsfelder
text-majors = Große Anschaffungen
text-farm = Hof von { $name }
text-cards = Karten von { $name }
text-score = Punkte bisher
text-asked = Zu entscheiden

text-when = { $scene ->
    [round] Runde { $round } von 14: Vorbereitungszeit.
    [work] Runde { $round } von 14: Arbeitszeit.
    [feeding] Runde { $round } von 14, Ernte: Ernährung.
    [breeding] Runde { $round } von 14, Ernte: Vermehrung.
   *[other] { round-when }.
}
text-next-harvest = Nächste Ernte: nach Runde { $round }.
text-starting-player = Startspieler: { $name }.
text-turn = { $name } setzt eine Person ein.
text-round-cards = Phase { $stage }: { $parts }.
text-round-known = Runde { $round } { space }
text-round-unknown = { $rounds } noch verdeckt
text-round-span = { $count ->
    [one] Runde { $from }
   *[other] Runden { $from }–{ $to }
}
text-stage-unknown = Phase { $stage } ({ $rounds }): noch verdeckt.
text-round-harvest = dann Ernte

text-space = { space }: { $does }.
text-space-goods = { space }: { $goods } ({ $does }).
text-space-empty = { space }: leer ({ $does }).
text-space-who = Besetzt von { $name }.
text-space-blocked = In dieser Runde besetzt.

text-major = { major }: { $facts }. { $does }
text-no-majors = Alle sind vergeben.

text-goods = Vorrat: { $goods }.
text-animals = Tiere: { $animals }.
text-no-animals = Keine Tiere.
text-house = { $count ->
    [one] { house } mit { $count } Raum: { $cells }.
   *[other] { house } mit { $count } Räumen: { $cells }.
}
text-people = { people-of }, { $home ->
    [0] keine zu Hause
   *[other] { $home } zu Hause
}.
text-people-placed = Bei der Arbeit: { $spaces }.
text-newborns = { $count ->
    [one] { $count } Neugeborenes in dieser Runde.
   *[other] { $count } Neugeborene in dieser Runde.
}
text-no-fields = Keine Äcker.
text-fields = Äcker: { $parts }.
text-field = { cell } ({ $crops })
text-field-empty = leer
text-pasture = { $stables ->
    [0] Weide für { $capacity } Tiere: { $cells }.
    [one] Weide für { $capacity } Tiere, mit Stall: { $cells }.
   *[other] Weide für { $capacity } Tiere, mit { $stables } Ställen: { $cells }.
}
text-no-pastures = Keine Weiden.
text-stables = Ställe außerhalb von Weiden, für je ein Tier: { $cells }.
text-stables-inside = Ställe in Weiden: { $cells }.
text-pet = { $count ->
    [one] Außerhalb von Weiden ist Platz für { $count } beliebiges Tier.
   *[other] Außerhalb von Weiden ist Platz für { $count } beliebige Tiere.
}
text-unused = Ungenutzte Hoffelder: { $cells }.
text-no-unused = Kein Hoffeld ist ungenutzt.
text-reserve = Noch in Reserve: { $fences }, { $stables }, { $people }.
text-begging = { markers-of } (−{ $points } Punkte).
text-scheduled = Was noch kommt: { $parts }.
text-scheduled-round = Runde { $round } { $goods }
text-due = In der Ernte nach Runde { $round } fällig: { $due } NW. Im Vorrat: { $food }.
text-conversions = Jederzeit umwandeln: { $rates }.
text-no-improvements = Keine großen Anschaffungen.
text-own-majors = Große Anschaffungen: { $majors }.
text-in-front = Ausgespielt: { $cards }.
text-nothing-in-front = Noch keine Ausbildung oder kleine Anschaffung ausgespielt.
text-hand = Auf der Hand: { $occupations } und { $minors }.
text-hand-empty = Keine Karten auf der Hand.
text-hand-shown = Allen bekannt: { $cards }.
text-card = { $title } ({ kind }): { $facts }.
text-card-bare = { $title } ({ kind }).
text-card-points = { $title } ({ points-of })

text-points = { $name }: { $parts }.
text-points-part = { score-category } { $shown }
text-points-total = zusammen { $shown }

# Die Startseite.
welcome-text = Vierzehn Runden auf einem kargen Hof: Äcker pflügen, Weiden einzäunen, Haus und Familie vergrößern und bei jeder Ernte genug auf dem Tisch haben.
play-solo-text = Führe den Hof allein und erreiche 50 Punkte.

# Zeile für Zeile.
plain-word-rounds = runden
plain-help-rounds = Runde, Phase, nächste Ernte und die Karten der Runden
plain-word-spaces = felder
plain-help-spaces = die Aktionsfelder, was dort liegt und wer dort steht
plain-word-majors = anschaffungen
plain-help-majors = die großen Anschaffungen, die noch zu bauen sind
plain-word-farm = hof
plain-help-farm = dein Hof und was die nächste Ernte verlangt; mit einer Nummer der Hof dieses Platzes
plain-word-cards = karten
plain-help-cards = deine Anschaffungen, Ausbildungen und Handkarten; mit einer Nummer die dieses Platzes
plain-word-points = punkte
plain-help-points = die Punkte aller bisher
plain-help-notation = Du kannst auch die Notation der Aufzeichnungen eingeben, etwa „forest“ oder „plow 0,2“. Dort zählen Reihen und Spalten ab 0, das ist also Reihe 1, Spalte 3.
