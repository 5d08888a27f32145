# Le jeu sur l’écran d’un terminal : panneaux, touches, aide.
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
term-your-turn = { $name } : à toi
term-hint-thinking = Le bot Pionnier réfléchit…
term-too-small = Le terminal est trop petit : il faut { $width } colonnes et { $height } lignes.
term-hand-over = C’est à { $name }. Les autres, regardez ailleurs !
term-press-enter = Appuie sur Entrée quand tu es prêt.
term-over-help = Tab montre encore les fermes, la ville et le journal. q pour quitter.
term-nothing-fits = aucune réponse possible ne commence ainsi
term-no-notation = « { $text } » n’est pas une réponse valable ; Tab montre ce qui est possible.

# Ce que font les touches, en un mot ou deux.
term-key-move = déplacer
term-key-turn = tourner
term-key-pick = choisir
term-key-done = terminé
term-key-choose = choisir
term-key-do = confirmer
term-key-look = regarder
term-key-help = aide
term-key-quit = quitter
term-key-command = commande
term-key-scroll = défiler

# Aide.
term-help-title = Aide
term-mouse = Souris
term-help-arrows = Déplacer la tuile ou parcourir les choix.
term-help-numbers = Choisir une ligne ; deux chiffres de suite font un nombre.
term-help-letters = Envoyer une figurine sur la terre qui porte cette lettre, ou la rappeler.
term-help-space = Prendre une fois de plus l’élément choisi, ou tourner la tuile. Retour arrière le remet.
term-help-turn = Tourner la tuile à droite ou à gauche.
term-help-enter = Confirmer : poser, y aller, payer, récolter avec ce qui est choisi.
term-help-tab = Regarder tour à tour fermes, ville, journal et points ; Échap ramène à la question.
term-help-scroll = Faire défiler le journal.
term-help-pan = Déplacer une ferme qui ne tient pas à l’écran : gauche, droite, haut, bas.
term-help-undo = Annuler ton dernier coup, si rien n’a été pioché depuis.
term-help-restart = Annuler tout le tour.
term-help-hint = Montrer ce que propose le bot Pionnier ; une seconde fois, choisir le meilleur.
term-help-command = Taper une réponse dans la notation des enregistrements, par exemple « place 17 r1 at 2,1 » ; Tab la complète.
term-help-help = Cette aide.
term-help-quit = Quitter. La partie est enregistrée après chaque coup ; « homestead play » la reprend.
term-help-redraw = Redessiner l’écran.
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
term-help-end = Après huit ans, le plus grand nombre de points gagne ; en solo, 25 suffisent. Toutes les règles : docs/rules.md.

# Regarder une partie enregistrée.
term-view-title = Partie enregistrée
term-view-evaluating = Le bot Pionnier réfléchit à cette décision…
term-view-nothing = Aucune décision ici.
term-view-expects = Score final attendu :
term-view-seat = { $name } : { $points } points, { $win } % de chances de gagner
term-view-off = e : faire évaluer chaque décision par le bot Pionnier.
term-view-eyes = Vue : { $who }
term-key-step = pas
term-key-season = saison
term-key-year = année
term-key-eyes = vue
term-key-evaluate = évaluation
term-key-mistake = erreur
term-view-help-step = Une action en arrière ou en avant ; la molette aussi.
term-view-help-season = Saison précédente ou suivante.
term-view-help-year = Année précédente ou suivante.
term-view-help-ends = Début ou fin de la partie.
term-view-help-number = Aller à la position après ce nombre d’actions.
term-view-help-evaluate = Faire évaluer par le bot Pionnier chaque décision à partir d’ici : scores attendus, alternatives, erreurs.
term-view-help-mistake = Erreur suivante ou précédente parmi les décisions déjà évaluées.
term-view-help-eyes = Passer de la vue d’une place à celle d’un spectateur ou de tous les joueurs.
term-view-help-quit = Quitter.
