# Walnut Grove: Spielmaterial, Fragen, Antworten, was geschieht, was nicht geht, der Tisch als Text.

## Spielmaterial

good = { $good ->
    [grain] Getreide
    [fish] Fisch
    [dairy] Milchprodukte
    [wood] Holz
    [stone] Stein
   *[other] { $good }
}
goods = { $good ->
    [grain] { $count } Getreide
    [fish] { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
    [dairy] { $count ->
        [one] { $count } Milchprodukt
       *[other] { $count } Milchprodukte
    }
    [wood] { $count } Holz
    [stone] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
   *[other] { $count } { $good }
}
one-good = { $good ->
    [grain] ein Getreide
    [fish] einen Fisch
    [dairy] ein Milchprodukt
    [wood] ein Holz
    [stone] einen Stein
   *[other] { $good }
}
one-good-first = { $good ->
    [grain] Ein Getreide
    [fish] Einen Fisch
    [dairy] Ein Milchprodukt
    [wood] Ein Holz
    [stone] Einen Stein
   *[other] { $good }
}
landscape = { $good ->
    [grain] Feld
    [fish] Wasser
    [dairy] Weide
    [wood] Wald
    [stone] Fels
   *[other] { $good }
}
labourers-of = { $colour ->
    [yellow] { $count ->
        [one] { $count } gelber Knecht
       *[other] { $count } gelbe Knechte
    }
    [blue] { $count ->
        [one] { $count } blauer Knecht
       *[other] { $count } blaue Knechte
    }
    [white] { $count ->
        [one] { $count } weißer Knecht
       *[other] { $count } weiße Knechte
    }
   *[other] { $count } { $colour }
}
coin = { $coin ->
    [copper] Kupfermünze
    [silver] Silbermünze
    [gold] Goldmünze
   *[other] { $coin }
}
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
coins-of = { $coin ->
    [copper] { $count ->
        [one] { $count } Kupfermünze
       *[other] { $count } Kupfermünzen
    }
    [silver] { $count ->
        [one] { $count } Silbermünze
       *[other] { $count } Silbermünzen
    }
    [gold] { $count ->
        [one] { $count } Goldmünze
       *[other] { $count } Goldmünzen
    }
   *[other] { $count } { $coin }
}
coins-known = { coins } ({ $kinds })
buildings-of = { $building ->
    [hut] { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
    [barn] { $count ->
        [one] { $count } Scheune
       *[other] { $count } Scheunen
    }
   *[other] { $count } { $building }
}
improvement = { $improvement ->
    [tent] Zelt
    [ladder] Leiter
    [safe] Tresor
    [warehouse] Lager
    [gateway] Koppel
    [horses] Pferde
    [fountain] Brunnen
   *[other] { $improvement }
}
improvement-points = { $improvement ->
    [tent] 2 Punkte für jede Anschaffung, diese eingeschlossen.
    [ladder] 1 Punkt für jede Hütte und jede Scheune.
    [safe] 1 Punkt für jede Münze, egal welchen Werts.
    [warehouse] 1 Punkt für jede Ware in der Scheune.
    [gateway] 1 Punkt für jedes Plättchen des größten Landgebiets.
    [horses] 1 Punkt für jedes eingezäunte Gebiet.
    [fountain] 1 Punkt für den Farmer und für jeden Knecht.
   *[other] { $improvement }
}
thing = { $thing ->
    [yellow] Gelber Knecht: erntet im Sommer, isst im Winter Getreide. 2 Punkte.
    [blue] Blauer Knecht: erntet im Sommer, isst im Winter Fisch. 2 Punkte.
    [white] Weißer Knecht: erntet im Sommer, isst im Winter Milchprodukte. 2 Punkte.
    [hut] Hütte: ein Zuhause für einen Knecht, der dann kein Lagerfeuer braucht. 1 Punkt.
    [barn] Scheune: Auf jeden Platz passt eine Ware oder eine Münze. 1 Punkt je Scheune.
    [wagon] Planwagen mit Lagerfeuer: Ein Knecht, der hier schläft, braucht im Winter 1 Holz.
    [farmhouse] Farmhaus: die eigene Hütte des Farmers.
    [waiting] Angeheuert; kommt nach dem Winter auf die Farm.
    [help] Nachbarschaftshilfe: −2 Punkte, wenn du sie nicht mit 3 Waren zurückzahlst.
    [help-flipped] Nachbarschaftshilfe, die nicht mehr zurückgezahlt werden kann: je −2 Punkte.
    [improvement] Platz für eine Anschaffung.
   *[other] { $thing }
}
improvements-of = { $count ->
    [one] { improvement }
   *[other] { $count } × { improvement }
}
row = { $row ->
    [church] die Startreihe vor der Kirche
    [town_hall] die Startreihe vor dem Rathaus
   *[other] { $row }
}
toll = { $toll ->
    [church_bazaar] Kirchenbasar
    [town_hall] Rathaus
   *[other] { $toll }
}
tolls = { $count ->
    [one] { $count } Wegzoll
   *[other] { $count } Wegzölle
}
house = { $house ->
    [post_office] Post Office
    [lodge] Lodge
    [store_north] Kramerladen Nord
    [carpenter] Carpenter
    [svensons] Svenson’s
    [store_east] Kramerladen Ost
    [church] Kirche
    [hotel] Hotel
    [store_south] Kramerladen Süd
    [johansens_mill] Johansen’s Mill
    [soebucks] Soebuck’s
    [saloon] Saloon
   *[other] { $title }
}
house-to = { $house ->
    [post_office] zum Post Office
    [lodge] zur Lodge
    [store_north] zum Kramerladen Nord
    [carpenter] zum Carpenter
    [svensons] zu Svenson’s
    [store_east] zum Kramerladen Ost
    [church] zur Kirche
    [hotel] zum Hotel
    [store_south] zum Kramerladen Süd
    [johansens_mill] zu Johansen’s Mill
    [soebucks] zu Soebuck’s
    [saloon] zum Saloon
   *[other] nach { $title }
}
house-does = { $trade ->
    [gift] Zwei beliebige Waren nehmen
    [labourers] Einen Knecht anheuern
    [buildings] Eine Hütte oder Scheune bauen
    [improvements] Eine Anschaffung kaufen
    [store] Waren gegen Münzen verkaufen
   *[other] { $trade }
}
season = { $season ->
    [setup] Spielaufbau
    [year] Neues Jahr
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
    [winter] Winter
    [over] Spielende
   *[other] { $season }
}
year-and-season = Jahr { $year }, { season }
disc-spring = ziehe { $draw }, behalte { $keep }
disc-summer = { $good ->
    [grain] jedes bestellte Feld bringt 1 Getreide mehr
    [fish] jedes befischte Wasser bringt 1 Fisch mehr
    [dairy] jede bewirtschaftete Weide bringt 1 Milchprodukt mehr
    [wood] jeder bewirtschaftete Wald bringt 1 Holz mehr
    [stone] jeder bearbeitete Fels bringt 1 Stein mehr
   *[other] { $good }
}
disc-fall = { $good ->
    [grain] 1 Münze mehr für Getreide
    [fish] 1 Münze mehr für Fisch
    [dairy] 1 Münze mehr für Milchprodukte
    [wood] 1 Münze mehr für Holz
    [stone] 1 Münze mehr für Stein
   *[other] { $good }
}
disc-hungry = { $colour ->
    [yellow] gelbe Knechte essen doppelt
    [blue] blaue Knechte essen doppelt
    [white] weiße Knechte essen doppelt
   *[other] { $colour }
}
disc-fires = { $count } Holz gegen die Kälte
disc-mild = ein milder Winter
help-tiles = { $count ->
    [one] { $count } Nachbarschaftshilfe-Plättchen
   *[other] { $count } Nachbarschaftshilfe-Plättchen
}
item-coin = Münze
spot-board = { $good ->
    [grain] das Feld auf dem Brett
    [fish] das Wasser auf dem Brett
    [dairy] die Weide auf dem Brett
    [wood] der Wald auf dem Brett
    [stone] der Fels auf dem Brett
   *[other] { $good }
}
spot-triangle = Spalte { $col }, Reihe { $row }, { side }
from-board = { $good ->
    [grain] vom Feld auf dem Brett
    [fish] aus dem Wasser auf dem Brett
    [dairy] von der Weide auf dem Brett
    [wood] aus dem Wald auf dem Brett
    [stone] vom Fels auf dem Brett
   *[other] { $good }
}
from-triangle = von { spot-triangle }
cell = Spalte { $col }, Reihe { $row }
side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
    [w] Westen
   *[other] { $side }
}
corner = { $corner ->
    [NE] Nordosten
    [SE] Südosten
    [SW] Südwesten
    [NW] Nordwesten
   *[other] { $corner }
}
rotation = { $rotation ->
    [r0] nicht gedreht
    [r1] eine Vierteldrehung nach rechts
    [r2] eine halbe Drehung
    [r3] eine Vierteldrehung nach links
   *[other] { $rotation }
}
list-more = { $first }; { $last }
seat-number = Platz { $seat }

## Fragen

ask-deal = Es wird gezogen
ask-deal-help = Plättchen, Scheiben oder Münzen werden gezogen; gleich geht es weiter.
ask-start = Wähle deine Startreihe
ask-start-help = Die Reihe vor der Kirche zieht im ersten Herbst zuerst; hier beginnt dein Weg durch die Stadt.
ask-keep = { $count ->
    [one] Behalte ein Plättchen
   *[other] Behalte das erste von { $count } Plättchen
}
ask-keep-help = Du legst es gleich an dein Land an; was du nicht behältst, kommt zurück in den Beutel.
ask-place = Lege Plättchen { $tile } an
ask-place-help = Es muss dein Brett oder eines deiner Plättchen berühren. Landschaften und Zäune müssen nicht passen, aber größere Gebiete bringen mehr Ernte.
ask-work = { $count ->
    [one] Schick deine letzte Figur zur Arbeit
   *[other] Schick { $count } Figuren zur Arbeit
}
ask-work-help = Eine Figur erntet eine Ware für jedes Plättchen ihres Gebiets und von der Sommerware eine mehr. Was keinen Lagerplatz findet, kommt in die Scheune.
ask-give-up = { $count ->
    [one] Scheune zu voll: Gib 1 Ding ab
   *[other] Scheune zu voll: Gib { $count } Dinge ab
}
ask-give-up-help = Deine Scheune ist zu voll. Gibst du Münzen ab, gehen die mit dem kleinsten Wert zuerst.
ask-move = Wähle ein Gebäude in der Stadt
ask-move-help = Geh im Uhrzeigersinn zu einem Gebäude mit freiem Platz und nutze es einmal. Am Rathaus und am Kirchenbasar vorbei kostet es je eine Münze.
ask-toll = { $count ->
    [one] Zahle den Wegzoll
   *[other] Zahle { $count } Wegzölle
}
ask-toll-help = Der Wegzoll ist eine beliebige Münze. Du kannst stattdessen Nachbarschaftshilfe nehmen; das kostet am Ende 2 Punkte, wenn du sie nicht zurückzahlst.
ask-toll-no-coins-help = Du hast die Nachbarn um Hilfe gebeten, also helfen sie auch bei diesem Wegzoll.
ask-cost = Bezahle die Kosten: { $due }
ask-cost-help = Bezahle die Waren auf dem Schild. Jede Münze kann eine beliebige Ware ersetzen.
ask-cost-coins-help = Du hast bei dieser Sorte mit Münzen angefangen, also zahlst du auch den Rest davon mit Münzen.
ask-food = Winter: Bezahle { $due }
ask-food-help = Deine Knechte haben Hunger. Bezahle das Essen oder je eine Münze. Bei dem, was dir fehlt, können die Nachbarn helfen.
ask-heat = Winter: Heize mit { $due }
ask-heat-help = Jedes Feuer auf der Jahresscheibe und jeder Knecht ohne Hütte braucht Holz. Bezahle Holz oder Münzen. Bei dem, was dir fehlt, können die Nachbarn helfen.
ask-winter-coins-help = Du hast bei dieser Sorte mit Münzen angefangen; den Rest zahlst du mit Münzen oder nimmst Hilfe.
ask-winter-help-help = Du hast bei dieser Sorte Hilfe genommen, also helfen die Nachbarn auch beim Rest.
ask-take = { $count ->
    [one] Nimm eine Ware
   *[other] Nimm { $count } Waren
}
ask-take-help = Beliebige Waren; sie kommen in deine Scheune.
ask-choose = Such dir etwas aus
ask-choose-help = Bezahlt hast du schon. Wähle aus, was das Gebäude noch anbietet.
ask-sell = { $count ->
    [0] Verkaufe Waren
    [one] Noch mehr verkaufen? (bisher 1 Münze)
   *[other] Noch mehr verkaufen? (bisher { $count } Münzen)
}
ask-sell-help = Du darfst je eine Ware jeder Sorte verkaufen, die der Laden kauft. Jede bringt eine Münze, die Herbstware eine mehr.
ask-draw = { $count ->
    [one] 1 Münze wird gezogen
   *[other] { $count } Münzen werden gezogen
}
ask-draw-help = Die Münzen kommen aus dem Beutel; nur du siehst ihren Wert.
ask-settle = Nachbarschaftshilfe zurückzahlen?
ask-settle-help = Für drei Waren wirst du das Plättchen und seine 2 Minuspunkte los. Sonst geht es einfach weiter.
ask-repay = { $count ->
    [one] Gib die letzte Ware für die Nachbarschaftshilfe
   *[other] Gib { $count } Waren für die Nachbarschaftshilfe
}
ask-repay-help = Beliebige Waren; Münzen gelten nicht.

## Antworten

action-start = { $row ->
    [church] In der Reihe vor der Kirche starten
    [town_hall] In der Reihe vor dem Rathaus starten
   *[other] { $row }
}
action-keep = Plättchen { $tile } behalten
action-place = Auf { cell } legen, { rotation }
action-work-board = { $good ->
    [grain] Auf dem Feld des Bretts arbeiten
    [fish] Am Wasser des Bretts fischen
    [dairy] Auf der Weide des Bretts arbeiten
    [wood] Im Wald des Bretts arbeiten
    [stone] Am Fels des Bretts arbeiten
   *[other] { $good }
}
action-work-triangle = Auf dem Land bei { spot-triangle } arbeiten
action-give-up = { one-good-first } abgeben
action-give-up-coin = Die Münze mit dem kleinsten Wert abgeben
action-move = { $house ->
    [post_office] Zum Post Office
    [lodge] Zur Lodge
    [store_north] Zum Kramerladen Nord
    [carpenter] Zum Carpenter
    [svensons] Zu Svenson’s
    [store_east] Zum Kramerladen Ost
    [church] Zur Kirche
    [hotel] Zum Hotel
    [store_south] Zum Kramerladen Süd
    [johansens_mill] Zu Johansen’s Mill
    [soebucks] Zu Soebuck’s
    [saloon] Zum Saloon
   *[other] Nach { $title }
} gehen
action-pass = Stehen bleiben und passen
action-pay = { one-good-first } zahlen
action-pay-from = { one-good-first } { $from } zahlen
action-pay-coin = Mit einer Münze zahlen
action-take-help = Nachbarschaftshilfe nehmen (−2 Punkte)
action-take = { one-good-first } nehmen
action-hire = { $colour ->
    [yellow] Einen gelben Knecht anheuern
    [blue] Einen blauen Knecht anheuern
    [white] Einen weißen Knecht anheuern
   *[other] { $colour }
}
action-build = { $building ->
    [hut] Eine Hütte bauen
    [barn] Eine Scheune bauen
   *[other] { $building }
}
action-buy = { improvement } kaufen
action-sell = { one-good-first } verkaufen
action-sell-from = { one-good-first } { $from } verkaufen
action-repay = Nachbarschaftshilfe mit 3 Waren zurückzahlen (+2 Punkte)
action-done = Fertig
action-sell-done = { $count ->
    [0] Nichts verkaufen
    [one] Nichts mehr verkaufen und 1 Münze ziehen
   *[other] Nichts mehr verkaufen und { $count } Münzen ziehen
}
action-settle-done = Weiter
action-toll-coin = Den Wegzoll mit einer Münze zahlen
action-coin-for = { $good ->
    [grain] Eine Münze für das Getreide zahlen
    [fish] Eine Münze für den Fisch zahlen
    [dairy] Eine Münze für das Milchprodukt zahlen
    [wood] Eine Münze für das Holz zahlen
    [stone] Eine Münze für den Stein zahlen
   *[other] { $good }
}
action-help-for = { $good ->
    [grain] Nachbarschaftshilfe für das Getreide nehmen (−2 Punkte)
    [fish] Nachbarschaftshilfe für den Fisch nehmen (−2 Punkte)
    [dairy] Nachbarschaftshilfe für das Milchprodukt nehmen (−2 Punkte)
    [wood] Nachbarschaftshilfe für das Holz nehmen (−2 Punkte)
    [stone] Nachbarschaftshilfe für den Stein nehmen (−2 Punkte)
   *[other] { $good }
}
action-give-back = { one-good-first } geben
action-give-back-from = { one-good-first } { $from } geben
action-board = Brett { $board } für { seat-number }
action-disc = Scheibe { $disc } aufdecken
action-stock = { $house-title }: { $piece }
action-first = Es beginnt { seat-number }
action-tile = Plättchen { $tile } für { seat-number }
action-coin = Eine { coin } für { seat-number }

## Was geschieht

event-board-dealt = { $name } bekommt Brett { $board }.
event-disc-turned = Jahr { $year } beginnt mit der Scheibe { $disc }.
event-stocked = { $house-title }: im Angebot { $pieces }.
event-first = { $name } wählt zuerst eine Startreihe.
event-started = { $row ->
    [church] { $name } startet in der Reihe vor der Kirche.
    [town_hall] { $name } startet in der Reihe vor dem Rathaus.
   *[other] { $name }: { $row }
}
event-season = { $season ->
    [spring] Es wird Frühling.
    [summer] Es wird Sommer.
    [fall] Es wird Herbst.
    [winter] Es wird Winter.
   *[other] { $season }
}
event-tiles-drawn = { $count ->
    [one] { $name } zieht Plättchen { $tiles }.
   *[other] { $name } zieht die Plättchen { $tiles }.
}
event-tile-placed = { $name } legt Plättchen { $tile } auf { cell }.
event-tiles-returned = { $count ->
    [one] { $count } Plättchen kommt zurück in den Beutel.
   *[other] { $count } Plättchen kommen zurück in den Beutel.
}
event-harvested = { $name } erntet { $goods }.
event-harvested-split = { $name } erntet { $goods } ({ $stored } auf Lagerplätze, { $carried } in die Scheune).
event-harvested-carried = { $name } erntet { $goods } (alles in die Scheune).
event-gave-up = { $name } gibt { $things } ab, weil der Platz fehlt.
event-order = Reihenfolge in diesem Herbst: { $names }.
event-moved = { $name } geht { house-to }.
event-passed = { $name } bleibt stehen und passt.
event-paid = { $name } zahlt { $things }.
event-took-help = { $count ->
    [one] { $name } nimmt Nachbarschaftshilfe an.
    [2] { $name } nimmt zweimal Nachbarschaftshilfe an.
    [3] { $name } nimmt dreimal Nachbarschaftshilfe an.
   *[other] { $name } nimmt { $count }-mal Nachbarschaftshilfe an.
}
event-repaid = { $name } zahlt Nachbarschaftshilfe zurück.
event-repaid-with = { $name } gibt { $things } und zahlt damit Nachbarschaftshilfe zurück.
event-took = { $name } bekommt { $things } geschenkt.
event-hired = { $colour ->
    [yellow] { $name } heuert einen gelben Knecht an.
    [blue] { $name } heuert einen blauen Knecht an.
    [white] { $name } heuert einen weißen Knecht an.
   *[other] { $name }: { $colour }
}
event-built = { $building ->
    [hut] { $name } baut eine Hütte.
    [barn] { $name } baut eine Scheune.
   *[other] { $name }: { $building }
}
event-bought = { $name } kauft eine Anschaffung: { improvement }.
event-sold = { $name } verkauft { $things }.
event-sold-drawn = { $name } verkauft { $things } und zieht { $coins }.
event-drew-coins = { $name } zieht { $coins }.
event-joined = { $colour ->
    [yellow] Ein gelber Knecht kommt auf die Farm von { $name }.
    [blue] Ein blauer Knecht kommt auf die Farm von { $name }.
    [white] Ein weißer Knecht kommt auf die Farm von { $name }.
   *[other] { $name }: { $colour }
}
event-moved-in = { $name } bringt { $goods } für das Lager in die Scheune.

## Was nicht geht

refusal-not-asked = Das ist gerade nicht gefragt.
refusal-not-there = Davon ist nichts mehr zu ziehen.
refusal-not-drawn = Plättchen { $tile } hast du nicht gezogen.
refusal-another-tile = Lege zuerst Plättchen { $tile } an.
refusal-cell-taken = Auf { cell } liegt schon ein Plättchen.
refusal-cell-apart = Auf { cell } würde das Plättchen weder dein Brett noch ein anderes Plättchen berühren.
refusal-no-land = Dort ist kein Land: { $spot }.
refusal-area-named = Dieses Landgebiet ist nach seinem ersten Stück Land benannt: { $spot }.
refusal-area-order = Die Landgebiete kommen der Reihe nach dran, und dieses war schon an der Reihe.
refusal-too-few-areas = Dann blieben nicht genug Landgebiete für deine anderen Figuren.
refusal-not-in-barn = Davon ist nichts in deiner Scheune.
refusal-goods-order = Die Reihenfolge ist Getreide, Fisch, Milchprodukte, Holz, Stein, dann Münzen. Das hier war schon an der Reihe.
refusal-too-few-after = Was danach an der Reihe ist, würde nicht reichen.
refusal-toll-point = An einer Zollstelle darfst du nicht stehen bleiben.
refusal-house-full = { $house-title }: Alle Plätze sind besetzt.
refusal-nothing-to-offer = { $house-title }: Dort gibt es nichts mehr, wofür du Platz hast.
refusal-too-dear = { $count ->
    [one] { $house-title }: Zu teuer, dir fehlt { $count } Ware oder Münze.
   *[other] { $house-title }: Zu teuer, dir fehlen { $count } Waren oder Münzen.
}
refusal-coins-needed = Du brauchst deine Münzen für die Kosten des Gebäudes.
refusal-no-coin = Du hast keine Münze.
refusal-paying-order = Bei jeder Sorte zahlst du zuerst Waren, dann Münzen; Hilfe kommt zuletzt.
refusal-coins-do-not-cover = { $good ->
    [grain] Du hast noch Getreide. Münzen gehen nur, wenn sie für alles Getreide reichen, das noch fällig ist.
    [fish] Du hast noch Fisch. Münzen gehen nur, wenn sie für allen Fisch reichen, der noch fällig ist.
    [dairy] Du hast noch Milchprodukte. Münzen gehen nur, wenn sie für alle Milchprodukte reichen, die noch fällig sind.
    [wood] Du hast noch Holz. Münzen gehen nur, wenn sie für alles Holz reichen, das noch fällig ist.
    [stone] Du hast noch Stein. Münzen gehen nur, wenn sie für allen Stein reichen, der noch fällig ist.
   *[other] { $good }
}
refusal-still-have = Die Nachbarn helfen nur mit dem, was fehlt, und du hast noch { good }.
refusal-no-help-for-costs = Bei den Kosten eines Gebäudes helfen die Nachbarn nicht.
refusal-due-now = { $good ->
    [dairy] Zuerst sind Milchprodukte an der Reihe.
   *[other] Zuerst ist { good } an der Reihe.
}
refusal-no-good = { $good ->
    [grain] Du hast dort kein Getreide.
    [fish] Du hast dort keinen Fisch.
    [dairy] Du hast dort keine Milchprodukte.
    [wood] Du hast dort kein Holz.
    [stone] Du hast dort keinen Stein.
   *[other] { $good }
}
refusal-barn-first = { $good ->
    [grain] Solange Getreide in der Scheune liegt, nimmst du es von dort.
    [fish] Solange Fisch in der Scheune liegt, nimmst du ihn von dort.
    [dairy] Solange Milchprodukte in der Scheune liegen, nimmst du sie von dort.
    [wood] Solange Holz in der Scheune liegt, nimmst du es von dort.
    [stone] Solange Stein in der Scheune liegt, nimmst du ihn von dort.
   *[other] { $good }
}
refusal-not-on-offer = Das gibt es hier nicht.
refusal-no-wagon = Du hast keinen Planwagen für einen weiteren Knecht.
refusal-no-hut-place = Du hast keinen Platz für eine weitere Hütte.
refusal-no-barn-site = Du hast keinen Platz für eine weitere Scheune.
refusal-no-improvement-place = Du hast keinen Platz für eine weitere Anschaffung.
refusal-not-bought = { $good ->
    [grain] Dieser Laden kauft kein Getreide.
    [fish] Dieser Laden kauft keinen Fisch.
    [dairy] Dieser Laden kauft keine Milchprodukte.
    [wood] Dieser Laden kauft kein Holz.
    [stone] Dieser Laden kauft keinen Stein.
   *[other] { $good }
}
refusal-nothing-to-repay = Du hast keine Nachbarschaftshilfe, die du zurückzahlen könntest.
refusal-too-few-goods = Nachbarschaftshilfe zurückzahlen kostet drei Waren.
refusal-goods-needed = Du brauchst deine Waren für die Kosten des Gebäudes.

## Punkte

score-category = { $category ->
    [fenced_areas] Eingezäunte Gebiete
    [figures] Farmer und Knechte
    [buildings] Hütten und Scheunen
    [coins] Münzen
    [improvements] Anschaffungen
    [help] Nachbarschaftshilfe
    [total] Summe
   *[other] { $category }
}
points-unknown = unbekannt
solo-rank = { $rank ->
    [expert] Meisterlich
    [experienced] Erfahren
    [won] Gewonnen
    [lost] Verloren
   *[other] { $rank }
}
result-solo = { $rank ->
    [expert] { $name } gewinnt { with-points }: meisterlich!
    [experienced] { $name } gewinnt { with-points }: Da steckt Erfahrung drin.
    [won] { $name } gewinnt { with-points }. Gut gemacht!
    [lost] { $name } kommt auf { points }; zum Sieg braucht es 25.
   *[other] { $name }: { points }
}

## Bevor du handelst

way = kostet { $things }
way-free = kostet nichts
area-grows = { $good ->
    [grain] Das Feld wächst von { $from } auf { $to }.
    [fish] Das Wasser wächst von { $from } auf { $to }.
    [dairy] Die Weide wächst von { $from } auf { $to }.
    [wood] Der Wald wächst von { $from } auf { $to }.
    [stone] Der Fels wächst von { $from } auf { $to }.
   *[other] { $good }: { $from } → { $to }
}
areas-join = { $good ->
    [grain] Felder verbinden sich zur Größe { $to }.
    [fish] Gewässer verbinden sich zur Größe { $to }.
    [dairy] Weiden verbinden sich zur Größe { $to }.
    [wood] Wälder verbinden sich zur Größe { $to }.
    [stone] Felsen verbinden sich zur Größe { $to }.
   *[other] { $good }: { $to }
}
squares-gain = { $count ->
    [one] 1 Lagerplatz mehr.
   *[other] { $count } Lagerplätze mehr.
}
fence-closed = { $count ->
    [one] Schließt ein eingezäuntes Gebiet (+1 Punkt).
   *[other] Schließt { $count } eingezäunte Gebiete (+{ $count } Punkte).
}
fence-opened = { $count ->
    [one] Öffnet ein eingezäuntes Gebiet (−1 Punkt).
   *[other] Öffnet { $count } eingezäunte Gebiete (−{ $count } Punkte).
}
nothing-changes = Nichts wächst, nichts schließt sich.
forecast-nothing = Der kommende Winter kostet nichts.
forecast-enough = Der kommende Winter kostet { $due }. Du hast alles.
forecast-coins = { $count ->
    [one] Der kommende Winter kostet { $due }. Es fehlt { $short }; 1 Münze reicht dafür.
   *[other] Der kommende Winter kostet { $due }. Es fehlen { $short }; { $count } Münzen reichen dafür.
}
forecast-help = { $help ->
    [one] Der kommende Winter kostet { $due }. Es fehlt: { $short }. { $coins ->
        [0] Du brauchst
       *[other] Selbst mit allen Münzen brauchst du
    } einmal Nachbarschaftshilfe (−2 Punkte).
   *[other] Der kommende Winter kostet { $due }. Es fehlt: { $short }. { $coins ->
        [0] Du brauchst
       *[other] Selbst mit allen Münzen brauchst du
    } { $help }-mal Nachbarschaftshilfe (−{ $points } Punkte).
}

## Der Tisch als Text

text-year = Jahr und Jahresscheibe
text-town = Stadt
text-score = Punkte bisher
text-asked = Zu entscheiden
text-farm = Farm von { $name }
text-when = { year-and-season } (von 8 Jahren).
text-disc = Scheibe { $disc }.
text-disc-spring = Frühling: { $face }.
text-disc-summer = Sommer: { $face }.
text-disc-fall = Herbst: { $face }.
text-disc-winter = Winter: { $face }.
text-discs-left = Scheiben, die noch kommen: { $discs }.
text-no-disc = Die Jahresscheibe ist noch nicht aufgedeckt.
text-order = Reihenfolge in diesem Herbst: { $names }.
text-turn = Am Zug: { $name }.
text-bags = In den Beuteln: { $tiles } Plättchen und { coins }.
text-ring = Die Straße läuft im Uhrzeigersinn; nach dem letzten Ort kommt wieder der erste.
text-toll = { toll }: Vorbeigehen kostet eine Münze oder ein Hilfeplättchen.
text-house = { house }: { house-does }.
text-house-store = { house }: kauft { $buys }.
text-house-cost = Kostet { $cost }.
text-house-stock = Im Angebot: { $stock }.
text-house-empty = Ausverkauft.
text-house-spot = Frei.
text-house-spots = { $count ->
    [one] { $count } Platz frei.
   *[other] { $count } Plätze frei.
}
text-house-full = Kein Platz frei.
text-house-who = Hier: { $names }.
text-row-who = { $row ->
    [church] Startreihe vor der Kirche: { $names }.
    [town_hall] Startreihe vor dem Rathaus: { $names }.
   *[other] { $row }: { $names }
}
text-board = Brett von links nach rechts: { $parts }.
text-fence = Zaun
text-board-land = Spalte { $col } { $land }
text-land = { $count ->
    [0] { landscape }
    [one] { landscape } mit 1 Lagerplatz
   *[other] { landscape } mit { $count } Lagerplätzen
}
text-tile = Plättchen { $tile } auf { cell }: { $parts }.
text-tile-side = im { side } { $land }
text-tile-fences = Zäune im { $corners }
text-tile-no-fences = keine Zäune
text-tile-face = Plättchen { $tile }: { $parts }.
text-no-tiles = Noch kein Plättchen angelegt.
text-area = { landscape } ({ $spot }): Größe { $size }, { $squares ->
    [0] keine Lagerplätze
    [one] { $goods } von 1 Lagerplatz belegt
   *[other] { $goods } von { $squares } Lagerplätzen belegt
}
text-area-worked = { $area }, hier wird gearbeitet.
text-area-idle = { $area }.
text-fenced = { $count ->
    [0] Keine eingezäunten Gebiete.
    [one] { $count } eingezäuntes Gebiet.
   *[other] { $count } eingezäunte Gebiete.
}
text-fenced-land = Eingezäuntes Gebiet { $number }: { $spots }.
text-hand = Plättchen auf der Hand: { $tiles }.
text-barn = Scheune, { $used } von { $spaces } Plätzen belegt: { $things }.
text-people = Farmer und { $labourers }.
text-people-alone = Der Farmer allein.
text-hired = { $colour ->
    [yellow] Angeheuert: ein gelber Knecht, der nach dem Winter kommt.
    [blue] Angeheuert: ein blauer Knecht, der nach dem Winter kommt.
    [white] Angeheuert: ein weißer Knecht, der nach dem Winter kommt.
   *[other] { $colour }
}
text-homes = { $wagons } Planwagen; gebaut: { $huts } und { $barns }; { $campfires ->
    [one] { $campfires } Knecht am Lagerfeuer
   *[other] { $campfires } Knechte am Lagerfeuer
}.
text-improvements = Anschaffungen: { $improvements }.
text-no-improvements = Keine Anschaffungen.
text-help = Nachbarschaftshilfe-Plättchen: { $count }; { $repayable ->
    [0] keines lässt sich zurückzahlen
   *[other] eines lässt sich zurückzahlen
}.
text-no-help = Keine Nachbarschaftshilfe.
text-pawn-outside = Der Spielstein ist noch nicht in der Stadt.
text-pawn-row = { $row ->
    [church] Der Spielstein steht in der Startreihe vor der Kirche, Platz { $place }.
    [town_hall] Der Spielstein steht in der Startreihe vor dem Rathaus, Platz { $place }.
   *[other] { $row }, { $place }
}
text-pawn-house = Der Spielstein steht hier: { house }.
text-points = { $name }: { $parts }.
text-points-part = { score-category } { $shown }
refusal-wrong-number = Wähle genau { $count }.
text-ask-then = { $name }: { $title } (danach: { $then })
year-number = Jahr { $year }

# Under drawings with letters.
told-signs = ■ eine Ware, □ ein freier Lagerplatz; ▀▄ und ▌ Zäune
