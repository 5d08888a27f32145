# Jouer dans un terminal, à l’écran ou ligne par ligne.
play-player = Joueur { $seat }

# Ce qui peut mal tourner.
trouble-taken = { $file } contient déjà autre chose ; choisis un autre fichier.
trouble-over = La partie dans { $file } est terminée.
trouble-open-elsewhere = La partie dans { $file } est ouverte dans un autre terminal.
trouble-broken = La partie dans { $file } ne peut pas continuer : { $why }
trouble-not-kept = La partie ne peut pas être enregistrée dans { $file } : { $why }
trouble-seats = Walnut Grove se joue de un à quatre joueurs.
trouble-untidy = « { $text } » ne peut pas figurer dans un enregistrement : c’est vide, cela commence ou finit par une espace, ou cela contient un saut de ligne.

# Commencer, continuer, s’arrêter.
play-found = Une partie n’est pas terminée : { $names }, { $when }, commencée le { $date }.
play-go-on = La reprendre ? [O/n]
play-new-instead = Commencer une nouvelle partie ? [O/n]
play-yes-or-no = Réponds par o ou n.
play-kept = La partie est enregistrée dans { $file }. « homestead play » la reprend.
play-over = « homestead replay { $file } » permet de revoir la partie.

# Ligne par ligne.
plain-greeting = Walnut Grove, avec { $names }.
plain-how = Réponds par le numéro d’un choix. Tape « aide » pour voir ce que tu peux faire d’autre.
plain-place = Elle peut aller en { $cells }. Tape une place et une orientation, par exemple « { $example } » ; « liste » montre ce que chaque pose change.
plain-pick = Tape { $count } numéros séparés par des espaces.
plain-pick-any = Tape les numéros de tout ce que tu veux, séparés par des espaces.
plain-why-others = « pourquoi » explique ce qui empêche d’aller dans les autres bâtiments.
plain-why-nothing = Ici, tout est possible.
plain-taken-back = Coup annulé.
plain-not-understood = « { $text } » n’est pas compris. Tape le numéro d’un choix, ou « aide ».
plain-no-number = Le choix { $number } n’existe pas ; choisis de 1 à { $count }.
plain-one-number = Tape un seul numéro ici.
plain-help-answer = Tape le numéro d’un choix, ou plusieurs quand il y a plusieurs choses à choisir.
plain-help-turns = Orientations : r0 (sans rotation), r1 (un quart de tour à droite), r2 (un demi-tour), r3 (un quart de tour à gauche).
plain-help-notation = Tu peux aussi taper la notation des enregistrements, par exemple « keep 17 » ou « work wood; work 2,1n ».
plain-help-line = { $word } : { $does }
plain-word-help = aide, ?
plain-help-help = ce qu’il faut décider et ce que tu peux taper
plain-word-list = liste
plain-help-list = tous les choix avec leurs numéros
plain-word-why = pourquoi
plain-help-why = en automne : pourquoi tu ne peux pas aller dans les autres bâtiments
plain-word-hint = conseil, c
plain-help-hint = ce que ferait un joueur fort
plain-word-undo = annuler, a
plain-help-undo = annuler ton dernier coup
plain-word-table = table
plain-help-table = toute la table
plain-word-year = année
plain-help-year = l’année, la saison et le disque
plain-word-town = ville
plain-help-town = la ville, bâtiment par bâtiment
plain-word-farm = ferme
plain-help-farm = ta ferme et son hiver ; avec un numéro, la ferme de cette place
plain-word-points = points
plain-help-points = les points de tous jusqu’ici
plain-word-log = journal
plain-help-log = ce qui s’est passé cette année
plain-word-quit = quitter, q
plain-help-quit = quitter ; la partie est enregistrée
