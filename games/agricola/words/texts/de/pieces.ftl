# Agricola: Waren, Aktionsfelder, Anschaffungen, Hoffelder, Runden.

## Waren

good = { $good ->
    [wood] Holz
    [clay] Lehm
    [reed] Schilf
    [stone] Stein
    [grain] Getreide
    [vegetable] Gemüse
    [sheep] Schaf
    [boar] Wildschwein
    [cattle] Rind
    [food] Nährwert
   *[other] { $good }
}
goods = { $good ->
    [sheep] { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
    [boar] { $count ->
        [one] { $count } Wildschwein
       *[other] { $count } Wildschweine
    }
    [cattle] { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
    [food] { $count } NW
   *[other] { $count } { good }
}
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
occupations-of = { $count ->
    [one] { $count } Ausbildung
   *[other] { $count } Ausbildungen
}
minors-of = { $count ->
    [one] { $count } kleine Anschaffung
   *[other] { $count } kleine Anschaffungen
}
markers-of = { $count ->
    [one] { $count } Bettelmarke
   *[other] { $count } Bettelmarken
}
fences-of = { $count ->
    [one] { $count } Zaun
   *[other] { $count } Zäune
}
stables-of = { $count ->
    [one] { $count } Stall
   *[other] { $count } Ställe
}
people-of = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
fields-of = { $count ->
    [one] { $count } Acker
   *[other] { $count } Äcker
}
spaces-of = { $count ->
    [one] { $count } Hoffeld
   *[other] { $count } Hoffelder
}
list-more = { $first }; { $last }
list-or = { $first } oder { $last }
seat-number = Platz { $seat }

## Aktionsfelder

space = { $space ->
    [farm_expansion] Hofausbau
    [meeting_place] Versammlungsplatz
    [grain_seeds] Saatgut Getreide
    [farmland] Ackerland
    [lessons] Unterricht
    [day_laborer] Tagelöhner
    [forest] Forst
    [clay_pit] Lehmgrube
    [reed_bank] Schilfufer
    [fishing] Fischfang
    [grove] Hain
    [hollow] Mulde
    [resource_market] Baustoffmarkt
    [second_lessons] Zweiter Unterricht
    [copse] Wäldchen
    [traveling_players] Kleinkunst
    [side_job] Nebentätigkeit
    [animal_market] Tiermarkt
    [modest_wish] Bescheidener Kinderwunsch
    [major_improvement] Große Anschaffung
    [fencing] Zaunbau
    [grain_utilization] Kornverwertung
    [sheep_market] Schafmarkt
    [basic_wish] Einfacher Kinderwunsch
    [house_redevelopment] Haussanierung
    [western_quarry] Westlicher Steinbruch
    [vegetable_seeds] Saatgut Gemüse
    [pig_market] Schweinemarkt
    [cattle_market] Rindermarkt
    [eastern_quarry] Östlicher Steinbruch
    [urgent_wish] Dringender Kinderwunsch
    [cultivation] Ackerbau
    [farm_redevelopment] Hofsanierung
   *[other] { $space }
}
space-does = { $space ->
    [farm_expansion] Räume und/oder Ställe bauen
    [meeting_place] Startspieler werden, danach eine kleine Anschaffung, wenn du magst
    [farmland] 1 Acker pflügen
    [side_job] einen Stall bauen und/oder Brot backen
    [animal_market] ein Schaf mit NW oder ein Wildschwein nehmen, oder ein Rind kaufen
    [modest_wish] ab Runde 5 ein Kind, wenn Platz im Haus ist
    [major_improvement] eine bauen oder eine kleine Anschaffung ausspielen
    [fencing] Zäune bauen
    [grain_utilization] säen und/oder Brot backen
    [basic_wish] ein Kind, wenn Platz im Haus ist, danach eine kleine Anschaffung, wenn du magst
    [house_redevelopment] renovieren, danach eine Anschaffung, wenn du magst
    [urgent_wish] ein Kind, auch ohne Platz im Haus
    [cultivation] einen Acker pflügen und/oder säen
    [farm_redevelopment] renovieren, danach Zäune bauen, wenn du magst
   *[other] { $space }
}
space-does-meeting-food = Startspieler werden und alle NW nehmen
space-does-major-only = eine bauen
space-does-growth-only = ein Kind, wenn Platz im Haus ist
space-does-gives = { $goods } nehmen
space-does-gives-one = { $goods } nehmen, dazu eins davon: { $choice }
space-does-fills = jede Runde { $goods } mehr
space-does-expansion = Raum für { $room }; Stall für { $stable }
space-does-side-job = Stall für { $stable } und/oder Brot backen
space-does-fencing = { $cost } je Zaun
space-lessons-unused = ohne Handkarten nicht benutzt
space-lessons-same = eine Ausbildung für { $first } NW ausspielen
space-lessons-two = eine Ausbildung ausspielen (die ersten beiden kosten je { $first } NW, jede weitere { $later })
space-lessons-first = { $first ->
    [0] eine Ausbildung ausspielen (die erste ist kostenlos, jede weitere kostet { $later } NW)
   *[other] eine Ausbildung ausspielen (die erste kostet { $first } NW, jede weitere { $later })
}
space-lessons-food = eine Ausbildung ausspielen (NW: erste { $first }, zweite { $second }, jede weitere { $later })

## Anschaffungen

major = { $major ->
    [fireplace_2] Feuerstelle
    [fireplace_3] Feuerstelle
    [hearth_4] Kochstelle
    [hearth_5] Kochstelle
    [well] Brunnen
    [clay_oven] Lehmofen
    [stone_oven] Steinofen
    [joinery] Tischlerei
    [pottery] Töpferei
    [basketmaker] Korbflechterei
   *[other] { $major }
}
major-exact = { $major ->
    [fireplace_2] Feuerstelle für 2 Lehm
    [fireplace_3] Feuerstelle für 3 Lehm
    [hearth_4] Kochstelle für 4 Lehm
    [hearth_5] Kochstelle für 5 Lehm
   *[other] { major }
}
major-short = { $major ->
    [well] bringt NW
    [clay_oven] Brot backen
    [stone_oven] Brot backen
    [joinery] Holz in NW
    [pottery] Lehm in NW
    [basketmaker] Schilf in NW
   *[other] kochen und backen
}
major-or-fireplace = { $cost } oder eine Feuerstelle
major-cook = Jederzeit umwandeln: { $rates }.
major-rate = { good } in { $food } NW
major-bake = Brot backen: { $food } NW je Getreide.
major-bake-most = { $most ->
    [one] Brot backen: aus 1 Getreide { $food } NW.
   *[other] Brot backen: bis zu { $most } Getreide, je { $food } NW.
}
major-oven = Beim Bau darfst du sofort backen.
major-schedule = { $rounds ->
    [one] { $goods } zu Beginn der nächsten Runde.
   *[other] { $goods } zu Beginn jeder der nächsten { $rounds } Runden.
}
major-craft = In jeder Ernte einmal: aus 1 { good } { $food } NW. Am Ende für { $one }, { $two } oder { $three } { good } 1, 2 oder 3 Punkte.

needs-occupations = { $count ->
    [one] { $count } Ausbildung
   *[other] { $count } Ausbildungen
}
needs-occupations-exactly = { $count ->
    [0] keine Ausbildung
    [one] genau { $count } Ausbildung
   *[other] genau { $count } Ausbildungen
}
needs-occupations-at-most = { $count ->
    [0] keine Ausbildung
    [one] höchstens { $count } Ausbildung
   *[other] höchstens { $count } Ausbildungen
}
needs-grain-fields = { $count ->
    [one] { $count } Getreideacker
   *[other] { $count } Getreideäcker
}
needs-vegetable-fields = { $count ->
    [one] { $count } Gemüseacker
   *[other] { $count } Gemüseäcker
}
needs-house = { $house ->
    [wood] ein Holzhaus
    [clay] ein Lehmhaus
    [stone] ein Steinhaus
   *[other] { $house }
}
needs-farm-used = kein ungenutztes Hoffeld
needs-person-on = eine eigene Person auf „{ space }“
fact-free = kostenlos
fact-cost = kostet { $cost }
fact-each-person = { $cost } je Person
fact-needs = verlangt { $needs }
fact-travels = wandert danach zum linken Nachbarn
fact-players = ab { $count } Personen
kind = { $kind ->
    [occupation] Ausbildung
    [minor] kleine Anschaffung
   *[other] { $kind }
}

## Hof und Zeit

cell = Reihe { $row }, Spalte { $column }
cells-row = { $count ->
    [one] Reihe { $row }, Spalte { $columns }
   *[other] Reihe { $row }, Spalten { $columns }
}
house = { $house ->
    [wood] Holzhaus
    [clay] Lehmhaus
    [stone] Steinhaus
   *[other] { $house }
}
round-number = Runde { $round }
round-when = { $scene ->
    [setup] Spielaufbau
    [round] Runde { $round }, Vorbereitungszeit
    [work] Runde { $round }, Arbeitszeit
    [feeding] Runde { $round }, Ernte: Ernährung
    [breeding] Runde { $round }, Ernte: Vermehrung
    [over] Spielende
   *[other] { $scene }
}
