# Agricola : marchandises, cases, aménagements, emplacements, tours.

## Marchandises

good = { $good ->
    [wood] bois
    [clay] argile
    [reed] roseau
    [stone] pierre
    [grain] céréale
    [vegetable] légume
    [sheep] mouton
    [boar] sanglier
    [cattle] bœuf
    [food] nourriture
   *[other] { $good }
}
goods = { $good ->
    [clay] { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
    [reed] { $count ->
        [one] { $count } roseau
       *[other] { $count } roseaux
    }
    [stone] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    [grain] { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }
    [vegetable] { $count ->
        [one] { $count } légume
       *[other] { $count } légumes
    }
    [sheep] { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
    [boar] { $count ->
        [one] { $count } sanglier
       *[other] { $count } sangliers
    }
    [cattle] { $count ->
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
    [food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
   *[other] { $count } { good }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
occupations-of = { $count } savoir-faire
minors-of = { $count ->
    [one] { $count } aménagement mineur
   *[other] { $count } aménagements mineurs
}
markers-of = { $count ->
    [one] { $count } jeton mendicité
   *[other] { $count } jetons mendicité
}
fences-of = { $count ->
    [one] { $count } clôture
   *[other] { $count } clôtures
}
stables-of = { $count ->
    [one] { $count } étable
   *[other] { $count } étables
}
people-of = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
fields-of = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
spaces-of = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
list-more = { $first } ; { $last }
list-or = { $first } ou { $last }
seat-number = place { $seat }

## Cases action

space = { $space ->
    [farm_expansion] Extension de la ferme
    [meeting_place] Place du village
    [grain_seeds] Semences de céréales
    [farmland] Terre de labour
    [lessons] Leçons
    [day_laborer] Journalier
    [forest] Forêt
    [clay_pit] Carrière d’argile
    [reed_bank] Roselière
    [fishing] Pêche
    [grove] Bosquet
    [hollow] Combe
    [resource_market] Marché aux matériaux
    [second_lessons] Secondes leçons
    [copse] Petit bois
    [traveling_players] Spectacle
    [side_job] Travail d’appoint
    [animal_market] Marché aux bestiaux
    [modest_wish] Modeste désir d’enfant
    [major_improvement] Aménagement majeur
    [fencing] Clôtures
    [grain_utilization] Utilisation des céréales
    [sheep_market] Marché aux moutons
    [basic_wish] Simple désir d’enfant
    [house_redevelopment] Rénovation de la maison
    [western_quarry] Carrière de l’ouest
    [vegetable_seeds] Semences de légumes
    [pig_market] Marché aux cochons
    [cattle_market] Marché aux bœufs
    [eastern_quarry] Carrière de l’est
    [urgent_wish] Désir d’enfant pressant
    [cultivation] Mise en culture
    [farm_redevelopment] Rénovation de la ferme
   *[other] { $space }
}
space-does = { $space ->
    [farm_expansion] construire des pièces et/ou des étables
    [meeting_place] devenir premier joueur, puis un aménagement mineur si tu veux
    [farmland] labourer 1 champ
    [side_job] construire une étable et/ou cuire du pain
    [animal_market] prendre un mouton avec de la nourriture ou un sanglier, ou acheter un bœuf
    [modest_wish] un enfant à partir du tour 5, s’il y a de la place
    [major_improvement] en construire un, ou jouer un aménagement mineur
    [fencing] construire des clôtures
    [grain_utilization] semer et/ou cuire du pain
    [basic_wish] un enfant s’il y a de la place, puis un aménagement mineur si tu veux
    [house_redevelopment] rénover, puis un aménagement si tu veux
    [urgent_wish] un enfant, même sans place
    [cultivation] labourer un champ et/ou semer
    [farm_redevelopment] rénover, puis construire des clôtures si tu veux
   *[other] { $space }
}
space-does-meeting-food = devenir premier joueur et prendre la nourriture
space-does-major-only = en construire un
space-does-growth-only = un enfant, s’il y a de la place
space-does-gives = prendre { $goods }
space-does-gives-one = prendre { $goods } et, au choix, { $choice }
space-does-fills = { $goods } de plus à chaque tour
space-does-expansion = pièce pour { $room } ; étable pour { $stable }
space-does-side-job = étable pour { $stable } et/ou cuire du pain
space-does-fencing = { $cost } par clôture
space-lessons-unused = ne sert pas sans cartes en main
space-lessons-same = { $first ->
    [one] jouer un savoir-faire pour { $first } nourriture
   *[other] jouer un savoir-faire pour { $first } nourritures
}
space-lessons-two = { $first ->
    [one] jouer un savoir-faire (les deux premiers coûtent chacun { $first } nourriture, les suivants { $later })
   *[other] jouer un savoir-faire (les deux premiers coûtent chacun { $first } nourritures, les suivants { $later })
}
space-lessons-first = { $first ->
    [0] jouer un savoir-faire (le premier est gratuit, chacun des suivants coûte { $later } nourriture)
   *[other] jouer un savoir-faire (nourriture : le premier { $first }, les suivants { $later })
}
space-lessons-food = jouer un savoir-faire (nourriture : le premier { $first }, le deuxième { $second }, les suivants { $later })

## Aménagements

major = { $major ->
    [fireplace_2] Foyer
    [fireplace_3] Foyer
    [hearth_4] Fourneau
    [hearth_5] Fourneau
    [well] Puits
    [clay_oven] Four en argile
    [stone_oven] Four en pierre
    [joinery] Menuiserie
    [pottery] Poterie
    [basketmaker] Vannerie
   *[other] { $major }
}
major-exact = { $major ->
    [fireplace_2] Foyer à 2 argiles
    [fireplace_3] Foyer à 3 argiles
    [hearth_4] Fourneau à 4 argiles
    [hearth_5] Fourneau à 5 argiles
   *[other] { major }
}
major-short = { $major ->
    [well] donne de la nourriture
    [clay_oven] cuit le pain
    [stone_oven] cuit le pain
    [joinery] bois en nourriture
    [pottery] argile en nourriture
    [basketmaker] roseau en nourriture
   *[other] cuit viande et pain
}
major-or-fireplace = { $cost } ou un foyer
major-cook = Cuit à tout moment : { $rates }.
major-rate = { $food ->
    [one] { good } → { $food } nourriture
   *[other] { good } → { $food } nourritures
}
major-bake = Pain : { $food } nourritures par céréale.
major-bake-most = { $most ->
    [one] Pain : 1 céréale pour { $food } nourritures.
   *[other] Pain : jusqu’à { $most } céréales pour { $food } nourritures chacune.
}
major-oven = Tu peux cuire du pain dès que tu le construis.
major-schedule = { $rounds ->
    [one] { $goods } au début du prochain tour.
   *[other] { $goods } au début de chacun des { $rounds } prochains tours.
}
major-craft = Une fois par récolte : 1 { good } pour { $food } nourritures. À la fin, { $one }, { $two } ou { $three } { $good ->
    [clay] argiles
    [reed] roseaux
    [stone] pierres
   *[other] { good }
} pour 1, 2 ou 3 points.

needs-occupations = { $count } savoir-faire
needs-occupations-exactly = { $count ->
    [0] aucun savoir-faire
   *[other] exactement { $count } savoir-faire
}
needs-occupations-at-most = { $count ->
    [0] aucun savoir-faire
   *[other] au plus { $count } savoir-faire
}
needs-grain-fields = { $count ->
    [one] { $count } champ de céréales
   *[other] { $count } champs de céréales
}
needs-vegetable-fields = { $count ->
    [one] { $count } champ de légumes
   *[other] { $count } champs de légumes
}
needs-house = { $house ->
    [wood] une maison en bois
    [clay] une maison en argile
    [stone] une maison en pierre
   *[other] { $house }
}
needs-farm-used = aucun emplacement inutilisé
needs-person-on = une personne à toi sur « { space } »
fact-free = gratuit
fact-cost = coûte { $cost }
fact-each-person = { $cost } par personne
fact-needs = demande { $needs }
fact-travels = passe ensuite dans la main du voisin de gauche
fact-players = à partir de { $count } joueurs
kind = { $kind ->
    [occupation] savoir-faire
    [minor] aménagement mineur
   *[other] { $kind }
}

## Ferme et temps

cell = rangée { $row }, colonne { $column }
cells-row = { $count ->
    [one] rangée { $row }, colonne { $columns }
   *[other] rangée { $row }, colonnes { $columns }
}
house = { $house ->
    [wood] maison en bois
    [clay] maison en argile
    [stone] maison en pierre
   *[other] { $house }
}
round-number = Tour { $round }
round-when = { $scene ->
    [setup] Mise en place
    [round] Tour { $round }, préparation
    [work] Tour { $round }, travail
    [feeding] Tour { $round }, récolte : repas
    [breeding] Tour { $round }, récolte : naissances
    [over] Fin de la partie
   *[other] { $scene }
}
