# The frame of tutorials.
learn = Apprendre à jouer
learn-progress = Étape { $step } sur { $steps }
learn-next = Suivant
learn-back = Retour
learn-show = Montre-moi
learn-shown = Voici comment faire :
learn-do-it = Fais-le pour moi
learn-legal-but-not = C’est permis, mais ici il s’agit d’autre chose :
