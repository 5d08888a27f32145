# Un jouet pour les tests.
counting-title = Compter
welcome-text = Deux cartes, trois manches et un pari sur chacune.
counting-round = Manche { $round }
counting-setup = Choix du camp
counting-over = Fin de la partie
counting-ask-side = Choisis un camp
counting-help-side = Les cartes de ton camp comptent davantage quand tu paries sur elles.
counting-ask-play = { $cards ->
    [1] Joue une carte
   *[other] Joue deux cartes
}
counting-help-play = Elle reste cachée jusqu’à ce que tout le monde soit prêt.
counting-ask-bet = Parie sur ta carte
counting-help-bet = Dans ton camp, un pari rapporte des points ; sinon, il en coûte.
counting-first = La place { $seat } commence
counting-deal = Carte { $card } pour la place { $seat }
counting-side = { $side ->
    [even] Nombres pairs
    [odd] Nombres impairs
   *[other] Aucun camp
}
counting-play = Jouer le { $card }
counting-bet = Parier { $bet }
counting-not-in-hand = Tu n’as pas de { $card }.
counting-too-high = Le pari le plus haut est 2.
counting-not-that-many = Joues-en exactement { $count }.
counting-begins = { $name } commence.
counting-drew = { $name } tire une carte : { $card }.
counting-chose = { $name } choisit { $side ->
    [even] les nombres pairs
    [odd] les nombres impairs
   *[other] aucun camp
}.
counting-ready = { $name } est prêt.
counting-shown = { $name } montre un { $card } avec un pari de { $bet } : { $counts }.
counting-sides = Camps
counting-side-of = { $name } : { $side ->
    [even] pair
    [odd] impair
   *[other] pas encore de camp
}, somme { $sum }
counting-hand-of = Main de { $name }
counting-cards = Cartes : { $cards }
counting-sum = Somme
plain-word-sides = camps
plain-help-sides = le camp et la somme de chacun
plain-word-hand = main
plain-help-hand = tes cartes ; avec un numéro, celles de cette place
learn-introduction = Une manche d’un petit jeu.
learn-hand-title = Ta main
learn-hand-text = Tu as deux cartes.
learn-hand-aim = Regarde-les.
learn-hand-well-done = Un 2 et un 5.
learn-side-title = Ton camp
learn-side-text = Les paris dans ton camp rapportent des points.
learn-side-aim = Choisis les nombres impairs.
learn-side-well-done = Le 5 est impair.
learn-card-title = Ta carte
learn-card-text = Joue la plus haute et sois sûr de toi.
learn-card-aim = Joue le 5 et parie 2.
learn-card-well-done = Cela fait 7.
learn-sum-title = Tes points
learn-sum-text = La carte compte 5 et le pari 2. Il resterait deux manches.
learn-sum-aim = Regarde tes points.
learn-sum-well-done = C’est tout ce qu’il faut savoir.
