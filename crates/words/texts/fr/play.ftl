# Jouer dans un terminal, à l’écran ou ligne par ligne.
play-player = Joueur { $seat }

# Ce qui peut mal tourner.
trouble-taken = { $file } contient déjà autre chose ; choisis un autre fichier.
trouble-over = La partie dans { $file } est terminée.
trouble-open-elsewhere = La partie dans { $file } est ouverte dans un autre terminal.
trouble-broken = La partie dans { $file } ne peut pas continuer : { $why }
trouble-not-kept = La partie ne peut pas être enregistrée dans { $file } : { $why }
trouble-seats = { $title } se joue à { $count } joueurs.
trouble-untidy = « { $text } » ne peut pas figurer dans un enregistrement : c’est vide, cela commence ou finit par une espace, ou cela contient un saut de ligne.

# Commencer, continuer, s’arrêter.
play-found = Une partie n’est pas terminée : { $names }, { $when }, commencée le { $date }.
play-go-on = La reprendre ? [O/n]
play-new-instead = Commencer une nouvelle partie ? [O/n]
play-yes-or-no = Réponds par o ou n.
play-kept = La partie est enregistrée dans { $file }. « homestead play » la reprend.
play-over = « homestead replay { $file } » permet de revoir la partie.

# Ligne par ligne.
plain-greeting = { $title }, avec { $names }.
plain-how = Réponds par le numéro d’un choix. Tape « aide » pour voir ce que tu peux faire d’autre.
text-ask = { $name } : { $title }
plain-pick = Tape { $count } numéros séparés par des espaces.
plain-pick-any = Tape les numéros de tout ce que tu veux, séparés par des espaces.
plain-why-nothing = Ici, tout est possible.
plain-taken-back = Coup annulé.
plain-not-understood = « { $text } » n’est pas compris. Tape le numéro d’un choix, ou « aide ».
plain-no-number = Le choix { $number } n’existe pas ; choisis de 1 à { $count }.
plain-one-number = Tape un seul numéro ici.
plain-help-answer = Tape le numéro d’un choix, ou plusieurs quand il y a plusieurs choses à choisir.
plain-help-notation = Tu peux aussi taper la notation des enregistrements.
plain-help-line = { $word } : { $does }
plain-word-help = aide, ?
plain-help-help = ce qu’il faut décider et ce que tu peux taper
plain-word-list = liste
plain-help-list = tous les choix avec leurs numéros
plain-word-hint = conseil, c
plain-help-hint = ce que ferait un joueur fort
plain-word-undo = annuler, a
plain-help-undo = annuler ton dernier coup
plain-word-table = table
plain-help-table = toute la table
plain-word-log = journal
plain-help-log = ce qui s’est passé pendant cette manche
plain-word-quit = quitter, q
plain-help-quit = quitter ; la partie est enregistrée

# Lists, points and results.
picked = { $count } sur { $of }
nothing = rien
list-and = { $first } et { $last }
waiting = { $count ->
    [0] On n’attend plus personne
   *[other] On attend { $names }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
with-points = avec { points }
result-won = { $names } gagne { with-points }.
result-shared = { $names } se partagent la victoire { with-points } chacun.
result-nobody = Personne ne gagne.
