# Spielen in einem Terminal, auf dem Bildschirm oder Zeile für Zeile.
play-player = Spieler { $seat }

# Was schiefgehen kann.
trouble-taken = In { $file } steht schon etwas anderes; nenne eine andere Datei.
trouble-over = Die Partie in { $file } ist vorbei.
trouble-open-elsewhere = Die Partie in { $file } ist in einem anderen Terminal geöffnet.
trouble-broken = Die Partie in { $file } kann nicht weitergehen: { $why }
trouble-not-kept = Die Partie lässt sich nicht in { $file } festhalten: { $why }
trouble-seats = Walnut Grove ist für eine bis vier Personen.
trouble-untidy = „{ $text }“ kann nicht in einer Aufzeichnung stehen: Es ist leer, hat Leerzeichen außen herum oder ein Zeilenende darin.
