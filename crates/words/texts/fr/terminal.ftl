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
   *[other] , dont 1 à rendre
}
term-lost = { $points } points
term-any-two = deux au choix
term-sold-out = plus rien
term-to-barn = { $count } en grange
term-lay = poser ici
term-your-turn = { $name } : à toi
term-hint-thinking = Un pionnier réfléchit…
term-too-small = Le terminal est trop petit : il faut { $width } colonnes et { $height } lignes.
term-hand-over = C’est au tour de { $name }. Les autres regardent ailleurs.
term-press-enter = Appuie sur Entrée quand tu es là.
term-over-help = Tab montre encore une fois les fermes, la ville et le journal. q pour quitter.
term-nothing-fits = rien de possible ne commence ainsi
term-no-notation = « { $text } » n’est pas une réponse dans la notation ; Tab montre ce qui est possible.

# Ce que font les touches, en un mot ou deux.
term-key-move = déplacer
term-key-turn = tourner
term-key-pick = choisir
term-key-done = terminé
term-key-choose = choisir
term-key-do = valider
term-key-look = regarder
term-key-help = aide
term-key-quit = quitter
term-key-command = commande
term-key-scroll = défiler

# Aide.
term-help-title = Aide
term-mouse = Souris
term-help-arrows = Déplacer la tuile ou parcourir les choix.
term-help-numbers = Choisir une ligne ; deux chiffres font un nombre.
term-help-letters = Envoyer une figurine sur la terre qui porte cette lettre, ou la rappeler.
term-help-space = Prendre une fois de plus ce qui est choisi, ou tourner la tuile. Retour arrière le remet.
term-help-turn = Tourner la tuile à droite ou à gauche.
term-help-enter = Valider : poser, s’y rendre, payer, récolter avec ce qui est choisi.
term-help-tab = Regarder tour à tour fermes, ville, journal et points ; Échap ramène à la question.
term-help-scroll = Faire défiler le journal.
term-help-pan = Déplacer une ferme qui ne tient pas à l’écran : gauche, droite, haut, bas.
term-help-undo = Reprendre ta dernière réponse, tant que rien n’a été pioché depuis.
term-help-restart = Reprendre tout le tour.
term-help-hint = Ce qu’un pionnier envisagerait ; une seconde fois, choisit le meilleur.
term-help-command = Écrire une réponse comme dans les enregistrements, par exemple « place 17 r1 at 2,1 » ; Tab la complète.
term-help-help = Cette aide.
term-help-quit = Quitter. La partie est gardée après chaque réponse, « homestead play » la reprend.
term-help-redraw = Tout redessiner.
term-help-mouse = Un clic choisit, un second valide. La molette tourne la tuile et fait défiler.
term-help-signs = Signes
term-help-land = Sur les terres : { $free } entrepôt libre, { $full } entrepôt avec une marchandise, { $figure } figurine au travail. Les lignes obliques sont des clôtures, les traits épais du plateau aussi.
term-help-yard = { $figure }{ $grain } est un travailleur qui mange cela. { $coin }3 (1/0/2) : trois pièces, or, argent, cuivre.
term-help-town = En ville : qui s’y trouve, ce que cela coûte, ce qui est offert. { $coin } sur le chemin est un péage.
term-help-winter = À la ligne de l’hiver : ce que tu as / ce qui est dû.
term-help-game = Comment passe une année
term-help-spring = Printemps : garde une tuile et ajoute-la à tes terres. Les grandes régions récoltent plus, les clôtures fermées rapportent des points.
term-help-summer = Été : envoie le fermier et chaque travailleur sur des régions différentes. Ce qui ne trouve pas d’entrepôt va à la grange.
term-help-fall = Automne : va dans le sens des aiguilles d’une montre jusqu’à un bâtiment : embaucher, construire, acheter, vendre ou prendre deux marchandises.
term-help-cold = Hiver : chaque travailleur mange une marchandise de sa couleur, les feux brûlent du bois. Les pièces dépannent, les voisins aussi, contre des points.
term-help-end = Après huit ans, le plus de points gagne ; seul, 25 suffisent. Toutes les règles : docs/rules.md.

# Regarder une partie enregistrée.
term-view-title = Partie enregistrée
term-view-evaluating = Un pionnier réfléchit à cette décision…
term-view-nothing = Personne ne décide ici.
term-view-expects = À attendre à la fin :
term-view-seat = { $name } : { $points } points, { $win } % de chances de gagner
term-view-off = e montre ce qu’un pionnier pense de chaque décision.
term-view-eyes = Vu par : { $who }
term-key-step = pas
term-key-season = saison
term-key-year = année
term-key-eyes = regard
term-key-evaluate = évaluation
term-key-mistake = erreur
term-view-help-step = Une action en arrière ou en avant ; la molette aussi.
term-view-help-season = À la saison d’avant ou d’après.
term-view-help-year = À l’année d’avant ou d’après.
term-view-help-ends = Au début ou à la fin.
term-view-help-number = Au moment qui suit autant d’actions.
term-view-help-evaluate = Un pionnier réfléchit à chaque décision, à partir d’ici : ce qu’on peut attendre, ce qui était possible, ce qui a été perdu.
term-view-help-mistake = À la décision suivante ou précédente qui a coûté des points, parmi celles déjà examinées.
term-view-help-eyes = Regarder avec les yeux d’un joueur, d’un spectateur ou de tous.
term-view-help-quit = Quitter.
