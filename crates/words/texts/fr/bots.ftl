# Les joueurs que le programme dirige.
bot-random = Girouette
bot-random-character = Tourne à tous les vents : n’importe quel coup, au hasard.
bot-seedling = Jeune Pousse
bot-seedling-character = Essaie tout ce qui ne nuit pas à l’évidence. Un premier adversaire bienveillant.
bot-farmhand = Valet de ferme
bot-farmhand-character = Travaille selon de vieilles règles et ne réfléchit jamais à deux fois.
bot-settler = Colon
bot-settler-character = Pense chaque année jusqu’à l’hiver avant de la commencer.
bot-rancher = Éleveur
bot-rancher-character = Pèse bien des chemins à travers l’année et prend celui qui a le mieux tenu.
bot-pioneer = Pionnier
bot-pioneer-character = Voit au-delà de l’hiver, avec l’expérience de milliers de fermes.
