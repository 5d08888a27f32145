# Jouer dans un terminal, à l’écran ou ligne par ligne.
play-player = Joueur { $seat }

# Ce qui peut mal tourner.
trouble-taken = { $file } contient déjà autre chose ; indique un autre fichier.
trouble-over = La partie dans { $file } est terminée.
trouble-open-elsewhere = La partie dans { $file } est ouverte dans un autre terminal.
trouble-broken = La partie dans { $file } ne peut pas continuer : { $why }
trouble-not-kept = La partie ne peut pas être conservée dans { $file } : { $why }
trouble-seats = Walnut Grove se joue de un à quatre.
trouble-untidy = « { $text } » ne peut pas figurer dans une partie notée : c’est vide, entouré d’espaces ou coupé par une fin de ligne.

# Commencer, continuer, s’arrêter.
play-found = Une partie n’est pas terminée : { $names }, { $when }, commencée le { $date }.
play-go-on = La continuer ? [O/n]
play-new-instead = Commencer une nouvelle partie ? [O/n]
play-yes-or-no = Réponds par o ou n, s’il te plaît.
play-kept = La partie est conservée dans { $file }. « homestead play » la continue.
play-over = « homestead replay { $file } » montre la partie à nouveau.

# Ligne par ligne.
plain-greeting = Walnut Grove, joué par { $names }.
plain-how = Réponds par le numéro d’un choix. « aide » te dit tout ce que tu peux dire d’autre.
plain-place = Elle peut se poser en { $cells }. Dis une place et l’orientation de la tuile, par exemple « { $example } » ; « liste » dit ce que chaque façon change.
plain-pick = Dis { $count } numéros séparés par des espaces.
plain-pick-any = Dis les numéros de tout ce que tu veux, séparés par des espaces.
plain-why-others = « pourquoi » dit ce qui empêche d’aller aux autres bâtiments.
plain-why-nothing = Ici, rien n’est impossible.
plain-taken-back = Coup repris.
plain-not-understood = « { $text } » n’est pas compris. Dis le numéro d’un choix, ou « aide ».
plain-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
plain-one-number = Ce choix va tout seul ; dis un seul numéro.
plain-help-answer = Réponds par le numéro d’un choix, ou par plusieurs quand il y a plusieurs choses à choisir.
plain-help-turns = Une tuile se pose en r0 (telle quelle), r1 (un quart de tour à droite), r2 (un demi-tour) ou r3 (un quart de tour à gauche).
plain-help-notation = La notation des parties est comprise aussi, par exemple « keep 17 » ou « work wood; work 2,1n ».
plain-help-line = { $word } : { $does }
plain-word-help = aide, ?
plain-help-help = ce qui est demandé et ce que tu peux dire
plain-word-list = liste
plain-help-list = tous les choix avec leurs numéros
plain-word-why = pourquoi
plain-help-why = en automne, pourquoi tu ne peux pas aller aux autres bâtiments
plain-word-hint = conseil, c
plain-help-hint = ce qu’envisagerait un joueur fort
plain-word-undo = annuler, a
plain-help-undo = reprendre ta dernière réponse
plain-word-table = table
plain-help-table = toute la table
plain-word-year = année
plain-help-year = l’année, la saison et le disque
plain-word-town = ville
plain-help-town = la ville, bâtiment par bâtiment
plain-word-farm = ferme
plain-help-farm = ta ferme et son hiver ; avec un numéro, la ferme de ce siège
plain-word-points = points
plain-help-points = les points de chacun jusqu’ici
plain-word-log = journal
plain-help-log = ce qui s’est passé cette année
plain-word-quit = quitter, q
plain-help-quit = partir ; la partie est conservée
