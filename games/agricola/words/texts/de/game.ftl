# Agricola: Fragen, Antworten, was geschieht, was nicht geht, Punkte.

## Fragen

ask-place = Setze eine Person ein
ask-place-help = Wähle ein freies Aktionsfeld; die Person führt die Aktion sofort aus. Dann geht es reihum weiter, bis niemand mehr Personen zu Hause hat.
ask-place-solo-help = Wähle ein freies Aktionsfeld; die Person führt die Aktion sofort aus.
ask-rooms = Wo baust du einen Raum?
ask-rooms-help = Ein Raum grenzt mit einer Seite an dein Haus und braucht ein leeres Hoffeld. In jedem Raum wohnt eine Person. Reihen zählen von oben ab 1, Spalten von links ab 1.
ask-stables = Wo baust du einen Stall?
ask-stables-help = Auf jedem Hoffeld ohne Raum und Acker. In einer Weide verdoppelt er den Platz für Tiere, außerhalb fasst er ein Tier. Reihen zählen von oben ab 1, Spalten von links ab 1.
ask-one-stable = Wo baust du den Stall?
ask-one-stable-help = Höchstens einen Stall, auf jedem Hoffeld ohne Raum und Acker. Danach darfst du Brot backen.
ask-one-stable-only-help = Ein Stall, auf jedem Hoffeld ohne Raum und Acker.
ask-plow = Pflüge einen Acker
ask-plow-help = Der erste Acker liegt, wo du willst, jeder weitere grenzt an einen Acker. Das Hoffeld muss leer sein. Reihen zählen von oben ab 1, Spalten von links ab 1.
ask-sow-grain = Getreide säen: auf wie viele Äcker?
ask-sow-grain-help = Auf jeden leeren Acker kommt 1 Getreide aus deinem Vorrat, dazu 2 weitere. Nach Gemüse wirst du gleich gefragt.
ask-sow-grain-only-help = Auf jeden leeren Acker kommt 1 Getreide aus deinem Vorrat, dazu 2 weitere.
ask-sow-vegetables = Gemüse säen: auf wie viele Äcker?
ask-sow-vegetables-help = Auf jeden leeren Acker kommt 1 Gemüse aus deinem Vorrat, dazu 1 weiteres.
ask-bake = Brot backen: wie viel Getreide?
ask-bake-help = Deine besten Öfen werden zuerst benutzt. Getreide, das du nicht backst, bleibt in deinem Vorrat.
ask-improvement-major = Wähle eine Anschaffung
ask-improvement-major-help = Baue eine große Anschaffung aus der Auslage oder spiele eine kleine aus deiner Hand, wenn du welche hast.
ask-improvement-major-only-help = Baue eine große Anschaffung aus der Auslage.
ask-improvement-minor = Eine kleine Anschaffung ausspielen?
ask-improvement-minor-help = Du musst die Voraussetzung der Karte erfüllen und ihre Kosten zahlen. Du kannst auch verzichten.
ask-occupation = { $count ->
    [0] Spiele kostenlos eine Ausbildung aus
   *[other] Spiele für { $count } NW eine Ausbildung aus
}
ask-occupation-help = Sie liegt dann offen vor dir und gilt bis zum Ende des Spiels.
ask-pay-hearth = { major }: Wie bezahlst du?
ask-pay-hearth-help = Bezahle den Lehm oder gib eine Feuerstelle zurück; andere können sie wieder bauen.
ask-fence-from = Weide einzäunen: erstes Hoffeld
ask-fence-from-have = { ask-fence-from } (du hast { $wood } und { fences-of })
ask-fence-from-help = Das erste Hoffeld ist das oberste und in seiner Reihe das am weitesten links. Danach wählst du Größe und Form. Reihen zählen von oben ab 1, Spalten von links ab 1.
ask-fence-spaces = Weide ab { cell }: wie viele Hoffelder?
ask-fence-spaces-help = Eine Weide fasst je Hoffeld 2 Tiere einer Art. Jeder Stall darin verdoppelt das.
ask-fence-shape = { $count ->
    [one] Weide ab { cell }, { $count } Hoffeld: welches?
   *[other] Weide ab { cell }, { $count } Hoffelder: welche?
}
ask-fence-shape-help = Zäune, die schon stehen, kosten nichts. Alle deine Weiden müssen zusammenhängen.
ask-take-one = { space }: Nimm eine Ware
ask-take-one-help = Eine davon, zusätzlich zu dem, was das Feld ohnehin gibt.
ask-animal-market = Wähle ein Tier
ask-animal-market-help = Nimm ein Schaf mit 1 NW oder ein Wildschwein, oder kaufe ein Rind.
ask-pay-food = { $count } NW zu zahlen: Was wandelst du um?
ask-pay-food-help = Deine Nährwerte (NW) reichen nicht. Wandle einzelne Waren in Nahrung um, bis es reicht; was übrig bleibt, behältst du.
ask-keep = Zu viele Tiere: Welche behältst du?
ask-keep-help = Eine Weide fasst eine Tierart; im Haus und in jedem Stall außerhalb lebt ein Tier. Was keinen Platz findet, wird gekocht, wenn du kochen kannst, sonst geht es zurück.
ask-keep-only-help = Eine Weide fasst eine Tierart; im Haus und in jedem Stall außerhalb lebt ein Tier. Was keinen Platz findet, geht zurück.
ask-keep-young = Jungtiere: Welche Tiere behältst du?
ask-keep-young-help = Nicht alle finden Platz. Was du nicht behältst, geht zurück; beim Vermehren wird nicht gekocht.
ask-feed = { $begging ->
    [0] Ernähre deine Familie: { $due } NW (vorhanden)
   *[other] Ernähre deine Familie: { $due } NW, es fehlen { $begging }
}
ask-feed-help = Wandle Waren in Nahrung um, wenn du willst, und ernähre dann deine Familie. Für jeden fehlenden Nährwert (NW) nimmst du eine Bettelmarke, die 3 Punkte kostet. Danach vermehren sich sofort die Tiere: Jetzt kannst du zum letzten Mal kochen.
ask-feed-only-help = Wandle Waren in Nahrung um, wenn du willst, und ernähre dann deine Familie. Für jeden fehlenden Nährwert (NW) nimmst du eine Bettelmarke, die 3 Punkte kostet.

## Antworten

action-first = Startspieler: { seat-number }
action-deal = { $title } für { seat-number }
action-mark = „{ space }“ empfehlen
action-reveal = „{ space }“ aufdecken
action-place-brings = { space } ({ $goods })
action-place-costs = { space } (kostet { $goods })
action-place-renovate = { space } (für { $goods } renovieren)
action-place-free = { space } (kostenlos)
action-place-first = { $food ->
    [0] { space } (Startspieler)
   *[other] { space } (Startspieler, { $food } NW)
}
action-place-crowded = { space } ({ $goods }, zu wenig Platz)
action-place-cook = { space } ({ $goods }; { $over } kochen: { $food } NW)
action-place-room = { $room ->
    [0] { space } ({ $goods }, kein Platz)
   *[other] { space } ({ $goods }, Platz für { $room })
}
action-recommended = { $label } – empfohlen
action-pass = Passen: Kein Feld ist nutzbar
action-room = Raum in { cell }
action-room-cost = Raum in { cell } ({ $cost })
action-stable = Stall in { cell }
action-stable-cost = Stall in { cell } ({ $cost })
action-plow = Acker in { cell }
action-sow-grain = { $count ->
    [0] Kein Getreide säen
    [one] Auf { $count } Acker Getreide säen
   *[other] Auf { $count } Äcker Getreide säen
}
action-sow-vegetables = { $count ->
    [0] Kein Gemüse säen
    [one] Auf { $count } Acker Gemüse säen
   *[other] Auf { $count } Äcker Gemüse säen
}
action-bake = { $count ->
    [0] Nicht backen
   *[other] { $count } Getreide backen
}
action-bake-food = { $count } Getreide backen ({ $food } NW)
action-build = { major } ({ $facts }; { major-short })
action-pay-cost = Die Kosten zahlen
action-pay-cost-of = { $cost } zahlen
action-return = Die Feuerstelle ({ $cost }) zurückgeben
action-play = { $title }
action-play-facts = { $title } ({ $facts })
action-fence-from = Ab { cell }
action-fence-size = { spaces-of }
action-fence = Weide: { $cells }
action-fence-cost = { $cells } ({ fences-of } für { $cost }; Platz für { $room } Tiere)
action-fence-divide = Weide teilen: { $cells } ({ fences-of } für { $cost }; Platz für { $room } Tiere)
action-keep = { $animals } behalten
action-keep-none = Kein Tier behalten
action-keep-cook = { $animals } behalten ({ $over } kochen: { $food } NW)
action-keep-release = { $animals } behalten ({ $over } zurückgeben)
action-keep-both = { $animals } behalten ({ $over } kochen: { $food } NW; { $released } zurückgeben)
action-no-animals = Kein Tier
action-convert = 1 { good } in NW umwandeln
action-convert-food = 1 { good } in { $food } NW umwandeln
action-cook-food = 1 { good } kochen ({ $food } NW)
action-then = { $label }: { $parts }
action-instead = { $label }; { $parts }
action-over-cooked = { $label }; { $animals } kochen: { $food } NW
action-over-released = { $label }; kein Platz für { $animals }
action-then-feed = { $label }, dann Familie ernähren ({ $food } NW)
action-then-beg = { $label }, dann Familie ernähren ({ markers-of }, −{ $points } Punkte)
then-for = { $what } ({ $cost })
then-return = { $what } (die Feuerstelle geht zurück)
action-gives-back = { $label }: Die Feuerstelle geht zurück
then-room = Raum in { cell }
then-stable = Stall in { cell }
then-field = Acker in { cell }
then-sow-grain = Getreide auf { fields-of } säen
then-sow-vegetables = Gemüse auf { fields-of } säen
then-bake = { $count } Getreide backen ({ $food } NW)
action-craft = { major }
action-craft-food = { major }: 1 { good } in { $food } NW
action-take = { $goods } nehmen
action-take-price = { $goods } nehmen (kostet { $price })
action-feed = Familie ernähren
action-feed-paid = Familie ernähren ({ $food } NW)
action-feed-begging = { $begging ->
    [one] Familie ernähren ({ $begging } Bettelmarke, −{ $points } Punkte)
   *[other] Familie ernähren ({ $begging } Bettelmarken, −{ $points } Punkte)
}
action-done = Fertig
action-no-room = Keinen Raum bauen
action-no-more-rooms = Keinen Raum mehr bauen
action-no-more-stables = Keinen Stall mehr bauen
action-no-stable = Keinen Stall bauen
action-no-field = Nicht pflügen
action-no-improvement = Keine Anschaffung
action-no-more-fences = Zaunbau beenden

## Was geschieht

event-starting-player = { $name } ist Startspieler.
event-dealt = { $name } bekommt { $cards }.
event-dealt-known = { $name } bekommt { $cards }: { $names }.
event-round = Runde { $round } beginnt, neu ist „{ space }“.
event-delivered = { $name } bekommt { $goods } vom Rundenfeld.
event-placed = { $name } nutzt „{ space }“.
event-placed-takes = { $name } nutzt „{ space }“: { $goods }.
event-placed-starts = { $name } nutzt „{ space }“ und wird Startspieler.
event-placed-starts-takes = { $name } nutzt „{ space }“ und wird Startspieler: { $goods }.
event-passed = { $name } kann kein Feld nutzen und passt.
event-took = { $name } nimmt { $goods } von „{ space }“.
event-got = { $name } bekommt { $goods }.
event-got-for = { $name } bekommt für { $cost } { $goods }.
event-paid = { $name } zahlt { $cost }.
event-room-built = { $name } baut einen Raum in { cell }.
event-room-built-for = { $name } baut für { $cost } einen Raum in { cell }.
event-stable-built = { $name } baut einen Stall in { cell }.
event-stable-built-for = { $name } baut für { $cost } einen Stall in { cell }.
event-plowed = { $name } pflügt einen Acker in { cell }.
event-sowed-grain = { $count ->
    [one] { $name } sät Getreide auf { $count } Acker.
   *[other] { $name } sät Getreide auf { $count } Äcker.
}
event-sowed-vegetables = { $count ->
    [one] { $name } sät Gemüse auf { $count } Acker.
   *[other] { $name } sät Gemüse auf { $count } Äcker.
}
event-sowed-both = { $name } sät Getreide auf { $grain } und Gemüse auf { $vegetables }.
event-baked = { $name } backt aus { $count } Getreide { $food } NW.
event-renovated = { $name } renoviert zum { house }.
event-renovated-for = { $name } renoviert für { $cost } zum { house }.
event-grew = { $name } bekommt ein Kind: jetzt { $count } Personen.
event-fenced = { $name } zäunt eine Weide ein: { $cells } ({ fences-of }).
event-fenced-for = { $name } zäunt eine Weide ein: { $cells } ({ fences-of } für { $cost }).
event-built = { $name } baut eine Anschaffung: { major }.
event-built-for = { $name } baut für { $cost } eine Anschaffung: { major }.
event-returned = { $name } gibt eine Feuerstelle zurück.
event-played = { $name } spielt „{ $title }“ aus.
event-played-for = { $name } spielt für { $cost } „{ $title }“ aus.
event-travelled = „{ $title }“ wandert zu { $name }.
event-left-game = „{ $title }“ kommt aus dem Spiel.
event-scheduled = { $name } bekommt in Runde { $from } { $goods }.
event-scheduled-rounds = { $name } bekommt in jeder der Runden { $from } bis { $to } { $goods }.
event-cooked = { $name } kocht { $animals } und bekommt { $food } NW.
event-released = { $count ->
    [one] { $name } hat keinen Platz für { $animals } und gibt es zurück.
   *[other] { $name } hat keinen Platz für { $animals } und gibt sie zurück.
}
event-converted = { $name } wandelt { $goods } in { $food } NW um.
event-crafted = { $name } nutzt „{ major }“: aus { $goods } werden { $food } NW.
event-harvest = Ernte nach Runde { $round }.
event-harvested = { $name } erntet { $goods }.
event-fed = { $name } ernährt die Familie mit { $food } NW.
event-fed-begging = { $food ->
    [0] { $name } hat keine NW für die Familie und nimmt { markers-of }.
   *[other] { $name } ernährt die Familie mit { $food } NW und nimmt { markers-of }.
}
event-breeding = Die Tiere vermehren sich.
event-bred = Die Tiere von { $name } vermehren sich: { $animals }.

## Was nicht geht

refusal-not-asked = Das steht gerade nicht zur Entscheidung.
refusal-not-there = Diese Karte ist nicht mehr zu ziehen.
refusal-not-in-play = „{ space }“ ist noch nicht im Spiel.
refusal-occupied = „{ space }“ ist in dieser Runde schon besetzt.
refusal-tile-occupied = „{ space }“: Das Plättchen ist in dieser Runde schon besetzt.
refusal-not-marked = „{ space }“ gehört nicht zu den Feldern, die dir empfohlen sind.
refusal-empty = „{ space }“: Da liegt nichts.
refusal-nothing-to-do = „{ space }“: Dort könntest du nichts tun.
refusal-no-cards = „{ space }“ wird im Spiel ohne Handkarten nicht benutzt.
refusal-five-people = Du hast schon fünf Personen.
refusal-no-room = Du hast keinen Platz für eine weitere Person.
refusal-too-early = „{ space }“ kann ab Runde 5 genutzt werden.
refusal-short = Du brauchst noch { $goods }.
refusal-stone-house = Ein Steinhaus kann nicht weiter renoviert werden.
refusal-cannot-pass = Du kannst nicht passen: Es gibt ein Feld, das du nutzen kannst.
refusal-room-site = In { cell } kann kein Raum stehen: Das Hoffeld muss leer sein und außerhalb aller Weiden liegen.
refusal-room-apart = Ein Raum in { cell } würde nicht an dein Haus grenzen.
refusal-stable-site = In { cell } kann kein Stall stehen: Da ist ein Raum, ein Acker oder ein Stall.
refusal-no-stable-left = Alle deine Ställe sind gebaut.
refusal-field-site = In { cell } kann kein Acker liegen: Das Hoffeld muss leer sein und außerhalb aller Weiden liegen.
refusal-field-apart = Ein Acker in { cell } würde nicht an deine anderen Äcker grenzen.
refusal-sow-at-most = { $count ->
    [0] Das kannst du nicht säen.
    [one] Damit kannst du höchstens { $count } Acker besäen.
   *[other] Damit kannst du höchstens { $count } Äcker besäen.
}
refusal-bake-at-most = Du kannst höchstens { $count } Getreide backen.
refusal-do-something = Etwas musst du hier tun, und sonst bliebe nichts übrig.
refusal-not-on-display = { major-exact }: nicht in der Auslage.
refusal-no-major-here = Hier kannst du nur eine kleine Anschaffung ausspielen.
refusal-not-owned = { major-exact }: Die Karte hast du nicht.
refusal-not-in-hand = „{ $title }“ ist nicht in deiner Hand.
refusal-other-kind = „{ $title }“ kann hier nicht ausgespielt werden.
refusal-prerequisite = „{ $title }“: Du erfüllst die Voraussetzung nicht.
refusal-no-fence-left = Du hast nicht mehr genug Zäune.
refusal-no-pasture = Diese Hoffelder können keine Weide werden.
refusal-not-this-herd = Diese Tiere passen nicht auf den Hof, oder du könntest mehr behalten.
refusal-not-convertible = { good } kannst du nicht in Nahrung umwandeln.
refusal-no-good = Dir fehlt dazu: { good }.
refusal-craft-used = „{ major }“ hast du in dieser Ernte schon benutzt.

## Punkte

score-category = { $category ->
    [fields] Äcker
    [pastures] Weiden
    [grain] Getreide
    [vegetables] Gemüse
    [sheep] Schafe
    [boar] Wildschweine
    [cattle] Rinder
    [unused_spaces] Ungenutzte Hoffelder
    [fenced_stables] Eingezäunte Ställe
    [rooms] Räume
    [people] Personen
    [cards] Punkte auf Karten
    [bonus] Bonuspunkte
    [begging] Bettelmarken
    [total] Summe
   *[other] { $category }
}
solo-rank = { $goal ->
    [0] Ziel verfehlt
   *[other] Ziel { $goal } von { $goals } erreicht
}
result-solo = { $goal ->
    [0] { $name } kommt auf { points }; zum Sieg braucht es { $needed }.
   *[other] { $name } gewinnt { with-points }: Ziel { $goal } von { $goals }.
}
