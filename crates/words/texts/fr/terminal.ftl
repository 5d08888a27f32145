# Le jeu sur l’écran d’un terminal : panneaux, touches, aide.
term-your-turn = { $name } : à toi
term-done = Terminé
term-hint-thinking = Le bot Pionnier réfléchit…
term-too-small = Le terminal est trop petit : il faut { $width } colonnes et { $height } lignes.
term-table = Table
term-hand-over = C’est à { $name }. Les autres, regardez ailleurs !
term-press-enter = Appuie sur Entrée quand tu es prêt.
term-over = Fin
term-over-help = Tab montre encore la table et le journal. q pour quitter.
term-nothing-fits = aucune réponse possible ne commence ainsi
term-no-notation = « { $text } » n’est pas une réponse valable ; Tab montre ce qui est possible.

# Ce que font les touches, en un mot ou deux.
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
term-help-arrows = Parcourir les choix.
term-help-numbers = Choisir une ligne ; deux chiffres de suite font un nombre.
term-help-space = Prendre une fois de plus l’élément choisi. Retour arrière le remet.
term-help-enter = Confirmer la ligne choisie, ou tout ce qui est sélectionné.
term-help-tab = Regarder tour à tour table, journal et points ; Échap ramène à la question.
term-help-scroll = Faire défiler le journal.
term-help-pan = Déplacer un panneau qui ne tient pas à l’écran : gauche, droite, haut, bas.
term-help-undo = Annuler ton dernier coup, si rien n’a été pioché depuis.
term-help-restart = Annuler tout le tour.
term-help-hint = Montrer ce que propose le bot Pionnier ; une seconde fois, choisir le meilleur.
term-help-command = Taper une réponse dans la notation des enregistrements ; Tab la complète.
term-help-help = Cette aide.
term-help-quit = Quitter. La partie est enregistrée après chaque coup ; « homestead play » la reprend.
term-help-redraw = Redessiner l’écran.
term-help-mouse = Un clic choisit, un second valide. La molette fait défiler.

# Regarder une partie enregistrée.
term-view-title = Partie enregistrée
term-view-evaluating = Le bot Pionnier réfléchit à cette décision…
term-view-nothing = Aucune décision ici.
term-view-expects = Score final attendu :
term-view-seat = { $name } : { $points } points, { $win } % de chances de gagner
term-view-off = e : faire évaluer chaque décision par le bot Pionnier.
term-view-eyes = Vue : { $who }
term-key-step = pas
term-key-scene = phase
term-key-part = manche
term-key-eyes = vue
term-key-evaluate = évaluation
term-key-mistake = erreur
term-view-help-step = Une action en arrière ou en avant ; la molette aussi.
term-view-help-scene = Phase précédente ou suivante.
term-view-help-part = Manche précédente ou suivante.
term-view-help-ends = Début ou fin de la partie.
term-view-help-number = Aller à la position après ce nombre d’actions.
term-view-help-evaluate = Faire évaluer par le bot Pionnier chaque décision à partir d’ici : scores attendus, alternatives, erreurs.
term-view-help-mistake = Erreur suivante ou précédente parmi les décisions déjà évaluées.
term-view-help-eyes = Passer de la vue d’une place à celle d’un spectateur ou de tous les joueurs.
term-view-help-quit = Quitter.
