# Les joueurs que le programme dirige.
bot-random = Girouette
bot-random-character = Tourne à tous les vents : n’importe quel coup, au hasard.
bot-seedling = Jeune Pousse
bot-seedling-character = Essaie tout ce qui n’est pas clairement nuisible. Un premier adversaire facile.
bot-farmhand = Valet de ferme
bot-farmhand-character = Suit de vieilles règles et ne réfléchit jamais à deux fois.
bot-settler = Colon
bot-settler-character = Réfléchit à toute l’année, jusqu’à l’hiver, avant de la commencer.
bot-rancher = Éleveur
bot-rancher-character = Essaie de nombreux plans pour l’année et choisit celui qui marche le mieux.
bot-pioneer = Pionnier
bot-pioneer-character = Voit au-delà de l’hiver, avec l’expérience de milliers de fermes.
