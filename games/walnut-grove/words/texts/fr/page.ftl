# The page: the start page, the farms, the town, and the questions about them.
welcome-text = Huit ans dans une petite ferme de la prairie : agrandir ses terres, récolter, commercer en ville et passer l’hiver avec tout son monde.
play-solo-text = Dompte la prairie, quoi qu’apportent les disques.
play-solo-win = 25 points : gagné
play-solo-good = 30 : bien
play-solo-master = 35 : maître
learn-offer = Apprendre en douze petites étapes
own-farm = Ta ferme
town = Ville
jump-farm = Ferme
enlarge = Voir la ferme : { $name }
coming-winter = L’hiver qui vient
nothing-due = rien à payer
pay-all = Payer { $what }
turn-left = Tourner à gauche
turn-right = Tourner à droite
place-hint-touch = Touche un emplacement de ta ferme pour voir ce que la tuile y change ; touche-le encore pour la poser.
place-hint = Pointe un emplacement de ta ferme pour voir ce que la tuile y change.
toll-word = péage
free = gratuit
not-now = { $count ->
    [one] Pourquoi pas l’autre ?
   *[other] Pourquoi pas les { $count } autres ?
}
harvest = Récolter
sell = Vendre
sell-nothing = Ne rien vendre
coin-for = une pièce pour { $good }
take = Prendre
give-up = Abandonner
repay = Rembourser l’aide
harvest-goes = { $barn ->
    [0] tout reste sur place
   *[other] { $stored ->
        [0] tout à la grange
       *[other] { $stored } sur place, { $barn } à la grange
    }
}
harvest-land = { $count } sur place
harvest-barn = { $count } à la grange
harvest-over = { $count } de trop pour la grange
hand = Tuiles piochées
help-needed = Il te manque une pièce pour un péage : les voisins aident, ce qui coûte 2 points à la fin.
study-farms = Fermes
