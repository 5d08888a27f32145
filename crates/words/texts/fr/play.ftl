# Jouer dans un terminal, à l’écran ou ligne par ligne.
play-player = Joueur { $seat }

# Ce qui peut mal tourner.
trouble-taken = { $file } contient déjà autre chose ; indique un autre fichier.
trouble-over = La partie dans { $file } est terminée.
trouble-open-elsewhere = La partie dans { $file } est ouverte dans un autre terminal.
trouble-broken = La partie dans { $file } ne peut pas continuer : { $why }
trouble-not-kept = La partie ne peut pas être conservée dans { $file } : { $why }
trouble-seats = Walnut Grove se joue de un à quatre.
trouble-untidy = « { $text } » ne peut pas figurer dans une partie notée : c’est vide, entouré d’espaces ou coupé par une fin de ligne.
