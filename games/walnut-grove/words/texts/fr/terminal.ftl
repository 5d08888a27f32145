# Walnut Grove dans un terminal : panneaux, touches, aide.

# À l’écran.
term-barn = Grange
term-people = Gens
term-built = Construit
term-improved = Acheté
term-campfires = { $count ->
    [one] ({ $count } feu de camp)
   *[other] ({ $count } feux de camp)
}
term-fenced = { $count ->
    [one] { $count } enclos
   *[other] { $count } enclos
}
term-help = { $count ->
    [one] { $count } aide
   *[other] { $count } aides
}{ $repayable ->
    [0] {""}
   *[other] , dont 1 remboursable
}
term-lost = { $points } points
term-any-two = deux au choix
term-sold-out = épuisé
term-to-barn = { $count } en grange
term-too-many = { $count } en trop
term-lay = poser ici
term-over-help = Tab montre encore les fermes, la ville et le journal. q pour quitter.

# Touches et aide. Certains remplacent des textes du site.
term-key-move = déplacer
term-key-turn = tourner
term-key-scene = saison
term-key-part = année
term-view-help-scene = Saison précédente ou suivante.
term-view-help-part = Année précédente ou suivante.
term-help-arrows = Déplacer la tuile ou parcourir les choix.
term-help-letters = Envoyer une figurine sur la terre qui porte cette lettre, ou la rappeler.
term-help-space = Prendre une fois de plus l’élément choisi, ou tourner la tuile. Retour arrière le remet.
term-help-turn = Tourner la tuile à droite ou à gauche.
term-help-enter = Confirmer : poser, y aller, payer, récolter avec ce qui est choisi.
term-help-tab = Regarder tour à tour fermes, ville, journal et points ; Échap ramène à la question.
term-help-pan = Déplacer une ferme qui ne tient pas à l’écran : gauche, droite, haut, bas.
term-help-command = Taper une réponse dans la notation des enregistrements, par exemple « place 17 r1 at 2,1 » ; Tab la complète.
term-help-mouse = Un clic choisit, un second valide. La molette tourne la tuile et fait défiler.
term-help-signs = Symboles
term-help-land = Sur les terres : { $free } entrepôt libre, { $full } entrepôt avec une marchandise, { $figure } figurine au travail. Les lignes obliques sont des clôtures, les traits épais du plateau aussi.
term-help-yard = { $figure }{ $grain } est un travailleur qui mange cela. { $coin }3 (1/0/2) : trois pièces, or, argent, cuivre.
term-help-town = En ville : qui s’y trouve, le prix, l’offre. { $coin } sur le chemin est un péage.
term-help-winter = Sur la ligne de l’hiver : ce que tu as / ce qui est dû.
term-help-game = Une année
term-help-spring = Printemps : garde une tuile et ajoute-la à tes terres. Les grandes régions récoltent plus, les clôtures fermées rapportent des points.
term-help-summer = Été : envoie le fermier et chaque travailleur sur des régions différentes. Ce qui ne trouve pas d’entrepôt va à la grange.
term-help-fall = Automne : marche dans le sens des aiguilles d’une montre jusqu’à un bâtiment : engager, construire, acheter, vendre ou prendre deux marchandises.
term-help-cold = Hiver : chaque travailleur mange une marchandise de sa couleur, les feux brûlent du bois. Les pièces remplacent les marchandises ; l’aide des voisins coûte des points.
term-help-end = Après huit ans, le plus grand nombre de points gagne ; en solo, 25 suffisent. Toutes les règles : lancez « homestead » et ouvrez /rules dans un navigateur.

# Ligne par ligne.
plain-place = Elle peut aller en { $cells }. Tape une place et une orientation, par exemple « { $example } » ; « liste » montre ce que chaque pose change.
plain-why-others = « pourquoi » explique ce qui empêche d’aller dans les autres bâtiments.
plain-help-turns = Orientations : r0 (sans rotation), r1 (un quart de tour à droite), r2 (un demi-tour), r3 (un quart de tour à gauche).
plain-word-why = pourquoi
plain-help-why = en automne : pourquoi tu ne peux pas aller dans les autres bâtiments
plain-word-year = année
plain-help-year = l’année, la saison et le disque
plain-word-town = ville
plain-help-town = la ville, bâtiment par bâtiment
plain-word-farm = ferme
plain-help-farm = ta ferme et son hiver ; avec un numéro, la ferme de cette place
plain-word-points = points
plain-help-points = les points de tous jusqu’ici
plain-help-notation = Tu peux aussi taper la notation des enregistrements, par exemple « keep 17 » ou « work wood; work 2,1n ».
plain-help-log = ce qui s’est passé cette année
