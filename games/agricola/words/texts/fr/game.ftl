# Agricola : questions, réponses, ce qui se passe, pourquoi pas, points.

## Questions

ask-place = Place une personne
ask-place-help = Choisis une case action libre ; la personne y agit aussitôt. Puis c’est au suivant, jusqu’à ce que tout le monde soit au travail.
ask-place-solo-help = Choisis une case action libre ; la personne y agit aussitôt.
ask-rooms = Où construis-tu une pièce ?
ask-rooms-help = Une pièce touche ta maison par un côté et demande un emplacement vide. Dans chaque pièce habite une personne. Les rangées se comptent à partir de 1 en haut, les colonnes à partir de 1 à gauche.
ask-stables = Où construis-tu une étable ?
ask-stables-help = Sur n’importe quel emplacement sans pièce ni champ. Dans un pâturage, elle double la place pour les animaux ; ailleurs, elle abrite un animal. Les rangées se comptent à partir de 1 en haut, les colonnes à partir de 1 à gauche.
ask-one-stable = Où construis-tu l’étable ?
ask-one-stable-help = Une seule, sur n’importe quel emplacement sans pièce ni champ. Ensuite, tu peux cuire du pain.
ask-one-stable-only-help = Une étable, sur n’importe quel emplacement sans pièce ni champ.
ask-plow = Laboure un champ
ask-plow-help = Le premier champ va où tu veux, chacun des suivants à côté d’un champ. L’emplacement doit être vide. Les rangées se comptent à partir de 1 en haut, les colonnes à partir de 1 à gauche.
ask-sow-grain = Semer des céréales : combien de champs ?
ask-sow-grain-help = Chaque champ vide reçoit 1 céréale de ta réserve, et 2 de plus. Les légumes viennent à la question suivante.
ask-sow-grain-only-help = Chaque champ vide reçoit 1 céréale de ta réserve, et 2 de plus.
ask-sow-vegetables = Semer des légumes : combien de champs ?
ask-sow-vegetables-help = Chaque champ vide reçoit 1 légume de ta réserve, et 1 de plus.
ask-bake = Cuire du pain : combien de céréales ?
ask-bake-help = Tes meilleurs fours servent d’abord. Les céréales que tu ne cuis pas restent dans ta réserve.
ask-improvement-major = Choisis un aménagement
ask-improvement-major-help = Construis un aménagement majeur disponible, ou joue un aménagement mineur de ta main, si tu en as.
ask-improvement-major-only-help = Construis un aménagement majeur disponible.
ask-improvement-minor = Jouer un aménagement mineur ?
ask-improvement-minor-help = Il te faut ce que la carte demande, et tu paies son coût. Tu peux aussi t’en passer.
ask-occupation = { $count ->
    [0] Joue un savoir-faire gratuitement
    [one] Joue un savoir-faire pour { $count } nourriture
   *[other] Joue un savoir-faire pour { $count } nourritures
}
ask-occupation-help = Il reste devant toi et sert jusqu’à la fin de la partie.
ask-pay-hearth = { major } : comment paies-tu ?
ask-pay-hearth-help = Paie l’argile, ou rends un foyer ; d’autres pourront le reconstruire.
ask-fence-from = Clôturer un pâturage : premier emplacement
ask-fence-from-have = { ask-fence-from } (tu as { $wood } et { fences-of })
ask-fence-from-help = Le premier emplacement est le plus haut et, dans sa rangée, le plus à gauche. Ensuite tu choisis la taille et la forme. Les rangées se comptent à partir de 1 en haut, les colonnes à partir de 1 à gauche.
ask-fence-spaces = Pâturage à partir de la { cell } : combien d’emplacements ?
ask-fence-spaces-help = Un pâturage abrite 2 animaux d’une espèce par emplacement. Chaque étable qui s’y trouve double ce nombre.
ask-fence-shape = { $count ->
    [one] Pâturage à partir de la { cell }, { $count } emplacement : lequel ?
   *[other] Pâturage à partir de la { cell }, { $count } emplacements : lesquels ?
}
ask-fence-shape-help = Les clôtures déjà posées ne coûtent rien. Tous tes pâturages doivent se toucher.
ask-take-one = { space } : prends une marchandise
ask-take-one-help = Une de celles-ci, en plus de ce que la case donne de toute façon.
ask-animal-market = Choisis un animal
ask-animal-market-help = Prends un mouton avec 1 nourriture ou un sanglier, ou achète un bœuf.
ask-pay-food = { $count ->
    [one] { $count } nourriture à payer : que transformes-tu ?
   *[other] { $count } nourritures à payer : que transformes-tu ?
}
ask-pay-food-help = Tu n’as pas assez de nourriture. Transforme des marchandises une à une jusqu’à ce que cela suffise ; le surplus reste à toi.
ask-keep = Trop d’animaux : lesquels gardes-tu ?
ask-keep-help = Un pâturage abrite une seule espèce ; la maison et chaque étable hors des pâturages abritent un animal. Ce qui ne tient pas est cuit si tu peux cuire, sinon il est rendu.
ask-keep-only-help = Un pâturage abrite une seule espèce ; la maison et chaque étable hors des pâturages abritent un animal. Ce qui ne tient pas est rendu.
ask-keep-young = Petits : quels animaux gardes-tu ?
ask-keep-young-help = Tous ne tiennent pas. Ceux que tu ne gardes pas sont rendus ; on ne cuit rien pendant la reproduction.
ask-feed = { $begging ->
    [0] Nourris ta famille : { $due } nourritures, tu les as
   *[other] Nourris ta famille : { $due } nourritures, il en manque { $begging }
}
ask-feed-help = Transforme des marchandises si tu veux, puis nourris ta famille. Chaque nourriture qui manque est un jeton mendicité à −3 points. La reproduction suit aussitôt : c’est la dernière occasion de cuire.
ask-feed-only-help = Transforme des marchandises si tu veux, puis nourris ta famille. Chaque nourriture qui manque est un jeton mendicité à −3 points.

## Réponses

action-first = Premier joueur : { seat-number }
action-deal = { $title } pour { seat-number }
action-mark = Recommander « { space } »
action-reveal = Révéler « { space } »
action-place-brings = { space } ({ $goods })
action-place-costs = { space } (coûte { $goods })
action-place-renovate = { space } (rénover pour { $goods })
action-place-free = { space } (gratuit)
action-place-first = { $food ->
    [0] { space } (premier joueur)
    [one] { space } (premier joueur, { $food } nourriture)
   *[other] { space } (premier joueur, { $food } nourritures)
}
action-place-crowded = { space } ({ $goods }, pas assez de place)
action-place-cook = { space } ({ $goods } ; { $over } à cuire pour { $food } nourritures)
action-place-room = { $room ->
    [0] { space } ({ $goods }, aucune place)
   *[other] { space } ({ $goods }, place pour { $room })
}
action-recommended = { $label } – recommandé
action-pass = Passer : aucune case n’est utilisable
action-room = Pièce en { cell }
action-room-cost = Pièce en { cell } ({ $cost })
action-stable = Étable en { cell }
action-stable-cost = Étable en { cell } ({ $cost })
action-plow = Champ en { cell }
action-sow-grain = { $count ->
    [0] Ne pas semer de céréales
    [one] Semer des céréales sur { $count } champ
   *[other] Semer des céréales sur { $count } champs
}
action-sow-vegetables = { $count ->
    [0] Ne pas semer de légumes
    [one] Semer des légumes sur { $count } champ
   *[other] Semer des légumes sur { $count } champs
}
action-bake = { $count ->
    [0] Ne pas cuire de pain
    [one] Cuire { $count } céréale
   *[other] Cuire { $count } céréales
}
action-bake-food = { $count ->
    [one] Cuire { $count } céréale ({ $food } nourritures)
   *[other] Cuire { $count } céréales ({ $food } nourritures)
}
action-build = { major } ({ $facts } ; { major-short })
action-pay-cost = Payer le coût
action-pay-cost-of = Payer { $cost }
action-return = Rendre le foyer ({ $cost })
action-play = { $title }
action-play-facts = { $title } ({ $facts })
action-fence-from = À partir de la { cell }
action-fence-size = { spaces-of }
action-fence = Pâturage : { $cells }
action-fence-cost = { $cells } ({ fences-of } pour { $cost } ; place pour { $room } animaux)
action-fence-divide = Diviser le pâturage : { $cells } ({ fences-of } pour { $cost } ; place pour { $room } animaux)
action-keep = Garder { $animals }
action-keep-none = Ne garder aucun animal
action-keep-cook = Garder { $animals } ({ $over } à cuire pour { $food } nourritures)
action-keep-release = Garder { $animals } ({ $over } à rendre)
action-keep-both = Garder { $animals } ({ $over } à cuire pour { $food } nourritures, { $released } à rendre)
action-no-animals = zéro animal
action-convert = Transformer 1 { good } en nourriture
action-convert-food = { $food ->
    [one] Transformer 1 { good } en { $food } nourriture
   *[other] Transformer 1 { good } en { $food } nourritures
}
action-cook-food = Cuire 1 { good } ({ $food } nourritures)
action-then = { $label } : { $parts }
action-instead = { $label } ; { $parts }
action-over-cooked = { $label } ; { $animals } à cuire pour { $food } nourritures
action-over-released = { $label } ; pas de place pour { $animals }
action-then-feed = { $food ->
    [one] { $label }, puis nourrir la famille ({ $food } nourriture)
   *[other] { $label }, puis nourrir la famille ({ $food } nourritures)
}
action-then-beg = { $label }, puis nourrir la famille ({ markers-of }, −{ $points } points)
then-for = { $what } ({ $cost })
then-return = { $what } (le foyer est rendu)
action-gives-back = { $label } : le foyer est rendu
then-room = pièce en { cell }
then-stable = étable en { cell }
then-field = champ en { cell }
then-sow-grain = semer des céréales sur { fields-of }
then-sow-vegetables = semer des légumes sur { fields-of }
then-bake = { $count ->
    [one] cuire { $count } céréale ({ $food } nourritures)
   *[other] cuire { $count } céréales ({ $food } nourritures)
}
action-craft = { major }
action-craft-food = { major } : 1 { good } pour { $food } nourritures
action-take = Prendre { $goods }
action-take-price = Prendre { $goods } (coûte { $price })
action-feed = Nourrir la famille
action-feed-paid = Nourrir la famille ({ $food } nourritures)
action-feed-begging = { $begging ->
    [one] Nourrir la famille ({ $begging } jeton mendicité, −{ $points } points)
   *[other] Nourrir la famille ({ $begging } jetons mendicité, −{ $points } points)
}
action-done = Terminé
action-no-room = Aucune pièce
action-no-more-rooms = Plus de pièces
action-no-more-stables = Plus d’étables
action-no-stable = Aucune étable
action-no-field = Ne pas labourer
action-no-improvement = Aucun aménagement
action-no-more-fences = Arrêter de clôturer

## Ce qui se passe

event-starting-player = { $name } est premier joueur.
event-dealt = { $name } reçoit { $cards }.
event-dealt-known = { $name } reçoit { $cards } : { $names }.
event-round = Le tour { $round } commence ; nouvelle case : « { space } ».
event-delivered = { $name } reçoit { $goods } de la case du tour.
event-placed = { $name } utilise « { space } ».
event-placed-takes = { $name } utilise « { space } » : { $goods }.
event-placed-starts = { $name } utilise « { space } » et devient premier joueur.
event-placed-starts-takes = { $name } utilise « { space } » et devient premier joueur : { $goods }.
event-passed = { $name } ne peut utiliser aucune case et passe.
event-took = { $name } prend { $goods } sur « { space } ».
event-got = { $name } reçoit { $goods }.
event-got-for = { $name } reçoit { $goods } pour { $cost }.
event-paid = { $name } paie { $cost }.
event-room-built = { $name } construit une pièce en { cell }.
event-room-built-for = { $name } construit une pièce en { cell } pour { $cost }.
event-stable-built = { $name } construit une étable en { cell }.
event-stable-built-for = { $name } construit une étable en { cell } pour { $cost }.
event-plowed = { $name } laboure un champ en { cell }.
event-sowed-grain = { $count ->
    [one] { $name } sème des céréales sur { $count } champ.
   *[other] { $name } sème des céréales sur { $count } champs.
}
event-sowed-vegetables = { $count ->
    [one] { $name } sème des légumes sur { $count } champ.
   *[other] { $name } sème des légumes sur { $count } champs.
}
event-sowed-both = { $name } sème des céréales sur { $grain } et des légumes sur { $vegetables }.
event-baked = { $count ->
    [one] { $name } cuit { $count } céréale pour { $food } nourritures.
   *[other] { $name } cuit { $count } céréales pour { $food } nourritures.
}
event-renovated = { $name } rénove : { house }.
event-renovated-for = { $name } rénove pour { $cost } : { house }.
event-grew = { $name } a un enfant : { $count } personnes maintenant.
event-fenced = { $name } clôture un pâturage : { $cells } ({ fences-of }).
event-fenced-for = { $name } clôture un pâturage : { $cells } ({ fences-of } pour { $cost }).
event-built = { $name } construit un aménagement : { major }.
event-built-for = { $name } construit un aménagement pour { $cost } : { major }.
event-returned = { $name } rend un foyer.
event-played = { $name } joue « { $title } ».
event-played-for = { $name } joue « { $title } » pour { $cost }.
event-travelled = « { $title } » passe à { $name }.
event-left-game = « { $title } » quitte la partie.
event-scheduled = { $name } recevra { $goods } au tour { $from }.
event-scheduled-rounds = { $name } recevra { $goods } à chacun des tours { $from } à { $to }.
event-cooked = { $name } cuit { $animals } pour { $food } nourritures.
event-released = { $count ->
    [one] { $name } n’a pas de place pour { $animals } et le rend.
   *[other] { $name } n’a pas de place pour { $animals } et les rend.
}
event-converted = { $food ->
    [one] { $name } transforme { $goods } en { $food } nourriture.
   *[other] { $name } transforme { $goods } en { $food } nourritures.
}
event-crafted = { $name } utilise « { major } » : { $goods } pour { $food } nourritures.
event-harvest = Récolte après le tour { $round }.
event-harvested = { $name } récolte { $goods }.
event-fed = { $name } nourrit sa famille avec { $food } nourritures.
event-fed-begging = { $food ->
    [0] { $name } n’a pas de nourriture pour sa famille et prend { markers-of }.
    [one] { $name } nourrit sa famille avec { $food } nourriture et prend { markers-of }.
   *[other] { $name } nourrit sa famille avec { $food } nourritures et prend { markers-of }.
}
event-breeding = Reproduction des animaux.
event-bred = Reproduction chez { $name } : { $animals }.

## Pourquoi pas

refusal-not-asked = Ce n’est pas ce que tu dois décider maintenant.
refusal-not-there = Il n’y a plus de telle carte à piocher.
refusal-not-in-play = « { space } » n’est pas encore en jeu.
refusal-occupied = « { space } » est déjà prise à ce tour.
refusal-tile-occupied = « { space } » : la tuile est déjà prise à ce tour.
refusal-not-marked = « { space } » ne fait pas partie des cases qui te sont recommandées.
refusal-empty = « { space } » : il n’y a rien à prendre.
refusal-nothing-to-do = « { space } » : tu ne pourrais rien y faire.
refusal-no-cards = « { space } » ne sert pas dans une partie sans cartes en main.
refusal-five-people = Tu as déjà cinq personnes.
refusal-no-room = Tu n’as pas de place pour une personne de plus.
refusal-too-early = « { space } » s’utilise à partir du tour 5.
refusal-short = Il te manque { $goods }.
refusal-stone-house = Une maison en pierre ne peut plus être rénovée.
refusal-cannot-pass = Tu ne peux pas passer : il y a une case que tu peux utiliser.
refusal-room-site = Pas de pièce possible en { cell } : l’emplacement doit être vide et hors de tout pâturage.
refusal-room-apart = Une pièce en { cell } ne toucherait pas ta maison.
refusal-stable-site = Pas d’étable possible en { cell } : il y a une pièce, un champ ou une étable.
refusal-no-stable-left = Toutes tes étables sont construites.
refusal-field-site = Pas de champ possible en { cell } : l’emplacement doit être vide et hors de tout pâturage.
refusal-field-apart = Un champ en { cell } ne toucherait pas tes autres champs.
refusal-sow-at-most = { $count ->
    [0] Tu ne peux pas semer cela.
    [one] Tu peux en semer sur { $count } champ au plus.
   *[other] Tu peux en semer sur { $count } champs au plus.
}
refusal-bake-at-most = { $count ->
    [one] Tu peux cuire { $count } céréale au plus.
   *[other] Tu peux cuire { $count } céréales au plus.
}
refusal-do-something = Il faut faire quelque chose ici, et il ne resterait rien d’autre.
refusal-not-on-display = { major-exact } : cet aménagement n’est pas disponible.
refusal-no-major-here = Ici, tu ne peux jouer qu’un aménagement mineur.
refusal-not-owned = { major-exact } : tu ne l’as pas.
refusal-not-in-hand = « { $title } » n’est pas dans ta main.
refusal-other-kind = « { $title } » ne peut pas être joué ici.
refusal-prerequisite = « { $title } » : tu n’as pas ce que la carte demande.
refusal-no-fence-left = Il ne te reste pas assez de clôtures.
refusal-no-pasture = Ces emplacements ne peuvent pas devenir un pâturage.
refusal-not-this-herd = Ces animaux ne tiennent pas, ou tu pourrais en garder davantage.
refusal-not-convertible = Tu ne peux pas transformer cela en nourriture : { good }.
refusal-no-good = Tu n’en as pas : { good }.
refusal-craft-used = « { major } » a déjà servi à cette récolte.

## Points

score-category = { $category ->
    [fields] Champs
    [pastures] Pâturages
    [grain] Céréales
    [vegetables] Légumes
    [sheep] Moutons
    [boar] Sangliers
    [cattle] Bœufs
    [unused_spaces] Emplacements inutilisés
    [fenced_stables] Étables clôturées
    [rooms] Pièces
    [people] Personnes
    [cards] Points des cartes
    [bonus] Points bonus
    [begging] Jetons mendicité
    [total] Total
   *[other] { $category }
}
solo-rank = { $goal ->
    [0] Objectif manqué
   *[other] Objectif { $goal } sur { $goals } atteint
}
result-solo = { $goal ->
    [0] { $name } termine avec { points } ; il en fallait { $needed } pour gagner.
   *[other] { $name } gagne { with-points } : objectif { $goal } sur { $goals }.
}
