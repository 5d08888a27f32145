# Le tutoriel : une première année guidée.
learn-introduction = Une année dans ta ferme, du printemps à l’hiver. Cela prend environ cinq minutes, et tu ne risques rien.

learn-farm-title = Ta ferme
learn-farm-text = En haut se trouvent cinq paysages, un pour chaque marchandise : pâturage, rochers, champ, eau et forêt. Au-dessous, tu vois la grange avec deux pièces, et les chariots. Deux personnes vivent ici : ton fermier, en noir, et un travailleur bleu. Le bois dans la forêt est aussi à toi.
learn-farm-aim = Regarde autour de toi.
learn-farm-well-done = C’est tout ce que tu as au départ. Faisons-en quelque chose.

learn-disc-title = Ce que l’année apporte
learn-disc-text = Le disque décrit les quatre saisons. Printemps : pioche trois tuiles, gardes-en une. Été : une récolte de grain en rapporte un de plus. Automne : le laitage se vend le mieux. Hiver : un feu demande du bois, et personne ne mange double.
learn-disc-aim = Lis le disque.
learn-disc-well-done = C’est donc une bonne année pour le grain.

learn-keep-title = Printemps : choisir une terre
learn-keep-text = Tu as pioché trois tuiles et tu peux en garder une. Une seule montre un champ, et c’est du grain qu’il nous faut. De plus, ce champ se trouve entre deux clôtures.
learn-keep-aim = Garde la tuile avec le champ.
learn-keep-well-done = Les deux autres retournent dans le sac.

learn-tile-title = Printemps : agrandir une région
learn-tile-text = Les paysages de la même sorte qui se touchent forment une région. Place la tuile au-dessus de ton champ et tourne-la pour que son champ soit en bas : les deux champs deviennent une région de taille 2. Les clôtures de la tuile et du plateau se referment autour, et un enclos vaut un point.
learn-tile-aim = Place la tuile au-dessus de ton champ, champ contre champ.
learn-tile-well-done = Une région de taille 2, clôturée de tous côtés : ton premier point de plus.

learn-work-title = Été : tout le monde travaille
learn-work-text = Chaque figurine travaille dans sa propre région et rapporte autant de marchandises que la taille de la région. Le champ est de taille 2, et le grain est la marchandise d’été : cela fait 3. Pense aussi à l’hiver : il te faudra deux bois, et tu en as un.
learn-work-aim = Envoie une figurine au champ et une dans la forêt de ton plateau.
learn-work-well-done = Trois grains et un bois. Belle récolte !

learn-barn-title = Entrepôts et grange
learn-barn-text = La récolte reste sur les entrepôts de sa région tant qu’il y a de la place. Le bois en a trouvé un. Le champ n’en a qu’un : un grain y reste, deux sont dans la grange. Avec tes deux pièces, elle est pleine. S’il y avait eu davantage, il aurait fallu abandonner quelque chose.
learn-barn-aim = Regarde où sont tes marchandises.
learn-barn-well-done = Et maintenant, échangeons du grain contre des bras.

learn-town-title = Automne : en ville
learn-town-text = En automne, tu marches dans le sens des aiguilles d’une montre jusqu’à un bâtiment et tu l’utilises. Ton pion est devant l’église. Au Pavillon, tu peux engager un travailleur pour deux grains. Le chemin passe devant la mairie, et cela coûte un péage d’une pièce.
learn-town-aim = Va au Pavillon.
learn-town-well-done = En route. Mais d’abord, tu passes devant la mairie.

learn-toll-title = Le péage
learn-toll-text = Si tu passes devant la mairie ou la kermesse de l’église, tu paies une pièce ou tu prends une tuile d’aide. Elle coûte 2 points à la fin, à moins que tu ne la rembourses avec trois marchandises. Tes pièces sont en cuivre et ne valent aucun point : parfait pour un péage.
learn-toll-aim = Paie le péage avec une pièce.
learn-toll-well-done = Il te reste une pièce. Garde-la bien.

learn-cost-title = Le coût
learn-cost-text = Le Pavillon coûte deux grains. Le premier est déjà payé, car ton unique pièce n’aurait pas suffi pour les deux. Pour le second, tu peux donner un grain ou une pièce : une pièce remplace n’importe quelle marchandise. Mais l’hiver approche et tu n’as pas de poisson pour ton travailleur : mieux vaut garder la pièce.
learn-cost-aim = Paie avec du grain.
learn-cost-well-done = C’est payé. Et il reste même un grain sur ton champ.

learn-hire-title = Un nouveau travailleur
learn-hire-text = Deux attendent ici : un bleu, qui mange du poisson, et un blanc, qui mange du laitage. Du poisson, il t’en faut déjà chaque hiver : mieux vaut une autre couleur. Le nouveau te rejoint après l’hiver et n’a besoin de rien d’ici là.
learn-hire-aim = Engage le travailleur blanc.
learn-hire-well-done = Bienvenue ! Chaque figurine vaut aussi 2 points.

learn-winter-title = Hiver : manger et se chauffer
learn-winter-text = Ton travailleur bleu veut un poisson, et tu n’en as pas. Paie une pièce à la place, ou laisse les voisins t’aider ; mais l’aide coûte des points. Ensuite, il faut du bois : un pour le feu du disque, un pour le feu de camp de ton travailleur, qui n’a pas encore de cabane. Tu as les deux.
learn-winter-aim = Paie une pièce pour le poisson.
learn-winter-well-done = Tout le monde a mangé et a chaud. Le bois a été payé sans qu’on te le demande : quand il n’y a qu’une possibilité, le jeu continue tout seul.

learn-year-title = Une nouvelle année
learn-year-text = Ton travailleur blanc est arrivé, le disque suivant est sur la table et de nouvelles tuiles t’attendent. Tu as commencé avec 6 points, tu en as maintenant 9 : un de plus pour l’enclos, deux de plus pour le travailleur. Il reste sept années. En solo, tu gagnes avec 25 points.
learn-year-aim = Regarde tes points.
learn-year-well-done = Tu sais maintenant comment se déroule une année. Le reste s’apprend en jouant !
