# Playing in a terminal, on a screen or line by line.
play-player = Player { $seat }

# What can go wrong.
trouble-taken = { $file } holds something else already; name another file.
trouble-over = The game in { $file } is over.
trouble-open-elsewhere = The game in { $file } is open in another terminal.
trouble-broken = The game in { $file } cannot go on: { $why }
trouble-not-kept = The game cannot be kept in { $file }: { $why }
trouble-seats = Walnut Grove is for one to four players.
trouble-untidy = “{ $text }” cannot stand in a record: it is empty, or has spaces around it or a line end in it.
