# Agricola : la table en texte, la page d’accueil, les commandes ligne par ligne.

text-rounds = Tours
text-spaces = Cases action
text-majors = Aménagements majeurs
text-farm = Ferme : { $name }
text-cards = Cartes : { $name }
text-score = Points jusqu’ici
text-asked = À décider

text-when = { $scene ->
    [round] Tour { $round } sur 14 : préparation.
    [work] Tour { $round } sur 14 : travail.
    [feeding] Tour { $round } sur 14, récolte : repas.
    [breeding] Tour { $round } sur 14, récolte : reproduction.
   *[other] { round-when }.
}
text-next-harvest = Prochaine récolte : après le tour { $round }.
text-starting-player = Premier joueur : { $name }.
text-turn = { $name } place une personne.
text-round-cards = Période { $stage } : { $parts }.
text-round-known = tour { $round } { space }
text-round-unknown = { $rounds } face cachée
text-round-span = { $count ->
    [one] tour { $from }
   *[other] tours { $from } à { $to }
}
text-stage-unknown = Période { $stage } ({ $rounds }) : pas encore révélée.
text-round-harvest = puis récolte

text-space = { space } : { $does }.
text-space-goods = { space } : { $goods } ({ $does }).
text-space-empty = { space } : vide ({ $does }).
text-space-who = Prise par { $name }.
text-space-blocked = Prise à ce tour.

text-major = { major } : { $facts }. { $does }
text-no-majors = Tous sont pris.

text-goods = Réserve : { $goods }.
text-animals = Animaux : { $animals }.
text-no-animals = Aucun animal.
text-house = { $house ->
    [wood] Maison en bois
    [clay] Maison en argile
    [stone] Maison en pierre
   *[other] { $house }
}, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $cells }.
text-people = { people-of }, { $home ->
    [0] aucune à la maison
   *[other] { $home } à la maison
}.
text-people-placed = Au travail : { $spaces }.
text-newborns = { $count ->
    [one] { $count } nouveau-né à ce tour.
   *[other] { $count } nouveau-nés à ce tour.
}
text-no-fields = Aucun champ.
text-fields = Champs : { $parts }.
text-field = { cell } ({ $crops })
text-field-empty = vide
text-pasture = { $stables ->
    [0] Pâturage pour { $capacity } animaux : { $cells }.
    [one] Pâturage pour { $capacity } animaux, avec une étable : { $cells }.
   *[other] Pâturage pour { $capacity } animaux, avec { $stables } étables : { $cells }.
}
text-no-pastures = Aucun pâturage.
text-stables = Étables hors des pâturages, pour un animal chacune : { $cells }.
text-stables-inside = Étables dans les pâturages : { $cells }.
text-pet = { $count ->
    [one] Hors des pâturages, il y a de la place pour { $count } animal de n’importe quelle espèce.
   *[other] Hors des pâturages, il y a de la place pour { $count } animaux de n’importe quelle espèce.
}
text-unused = Emplacements inutilisés : { $cells }.
text-no-unused = Aucun emplacement inutilisé.
text-reserve = Encore disponibles : { $fences }, { $stables }, { $people }.
text-begging = { markers-of } (−{ $points } points).
text-scheduled = À venir : { $parts }.
text-scheduled-round = tour { $round } { $goods }
text-due = À payer à la récolte après le tour { $round } : { $due } nourritures. En réserve : { $food }.
text-conversions = À tout moment : { $rates }.
text-no-improvements = Aucun aménagement majeur.
text-own-majors = Aménagements majeurs : { $majors }.
text-in-front = Cartes jouées : { $cards }.
text-nothing-in-front = Aucun savoir-faire ni aménagement mineur joué.
text-hand = En main : { $occupations } et { $minors }.
text-hand-empty = Aucune carte en main.
text-hand-shown = Connu de tous : { $cards }.
text-card = { $title } ({ kind }) : { $facts }.
text-card-bare = { $title } ({ kind }).
text-card-points = { $title } ({ points-of })

text-points = { $name } : { $parts }.
text-points-part = { score-category } { $shown }
text-points-total = total { $shown }

# La page d’accueil.
welcome-text = Quatorze tours sur une ferme pauvre : labourer des champs, clôturer des pâturages, agrandir la maison et la famille, et avoir de quoi manger à chaque récolte.
play-solo-text = Mène la ferme en solo et atteins 50 points.

# Ligne par ligne.
plain-word-rounds = tours
plain-help-rounds = tour, phase, prochaine récolte et cartes des tours
plain-word-spaces = cases
plain-help-spaces = les cases action, ce qui s’y trouve et qui s’y trouve
plain-word-majors = aménagements
plain-help-majors = les aménagements majeurs encore disponibles
plain-word-farm = ferme
plain-help-farm = ta ferme et ce que demande la prochaine récolte ; avec un numéro, la ferme de cette place
plain-word-cards = cartes
plain-help-cards = tes aménagements, tes savoir-faire et ta main ; avec un numéro, ceux de cette place
plain-word-points = points
plain-help-points = les points de chacun jusqu’ici
plain-help-notation = Tu peux aussi taper la notation des enregistrements, comme « forest » ou « plow 0,2 ». Les rangées et les colonnes y sont comptées à partir de 0 : c’est donc la rangée 1, colonne 3.
