# Das Spiel auf dem Bildschirm eines Terminals: Felder, Tasten, Hilfe.
term-barn = Scheune
term-people = Leute
term-built = Gebaut
term-improved = Gekauft
term-campfires = { $count ->
    [one] ({ $count } Lagerfeuer)
   *[other] ({ $count } Lagerfeuer)
}
term-fenced = { $count ->
    [one] { $count } umzäunt
   *[other] { $count } umzäunt
}
term-help = { $count ->
    [one] { $count } Hilfe
   *[other] { $count } Hilfen
}{ $repayable ->
    [0] {""}
   *[other] , 1 rückzahlbar
}
term-lost = { $points } Punkte
term-any-two = zwei nach Wahl
term-sold-out = nichts mehr da
term-to-barn = { $count } zur Scheune
term-lay = hier anlegen
term-your-turn = { $name }: du bist dran
term-hint-thinking = Ein Pionier denkt nach …
term-too-small = Das Terminal ist zu klein: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
term-hand-over = { $name } ist an der Reihe. Alle anderen schauen weg.
term-press-enter = Drück die Eingabetaste, wenn du so weit bist.
term-over-help = Mit Tab siehst du noch einmal Farmen, Stadt und Verlauf. q verlässt das Spiel.
term-nothing-fits = nichts Mögliches beginnt so
term-no-notation = „{ $text }“ ist keine Antwort in der Notation; Tab zeigt, was möglich ist.

# Was Tasten tun, in ein, zwei Wörtern.
term-key-move = bewegen
term-key-turn = drehen
term-key-pick = wählen
term-key-done = fertig
term-key-choose = wählen
term-key-do = ausführen
term-key-look = ansehen
term-key-help = Hilfe
term-key-quit = Schluss
term-key-command = Befehl
term-key-scroll = blättern

# Hilfe.
term-help-title = Hilfe
term-mouse = Maus
term-help-arrows = Das Plättchen bewegen oder durch die Auswahl gehen.
term-help-numbers = Eine Zeile wählen; zwei Ziffern ergeben eine Zahl.
term-help-letters = Eine Figur auf das Land mit diesem Buchstaben schicken oder zurückholen.
term-help-space = Das Gewählte einmal mehr nehmen oder das Plättchen drehen. Die Rücktaste legt es zurück.
term-help-turn = Das Plättchen nach rechts oder links drehen.
term-help-enter = Ausführen: anlegen, hingehen, bezahlen, mit dem Gewählten ernten.
term-help-tab = Farmen, Stadt, Verlauf und Punkte der Reihe nach ansehen; Esc führt zurück.
term-help-scroll = Im Verlauf blättern.
term-help-pan = Eine Farm, die nicht ganz zu sehen ist, verschieben: links, rechts, hinauf, hinunter.
term-help-undo = Die letzte Antwort zurücknehmen, solange danach nichts gezogen wurde.
term-help-restart = Den ganzen Zug zurücknehmen.
term-help-hint = Was ein Pionier erwägen würde; noch einmal wählt das Beste davon aus.
term-help-command = Eine Antwort eintippen, wie sie in Aufzeichnungen steht, etwa „place 17 r1 at 2,1“; Tab ergänzt sie.
term-help-help = Diese Hilfe.
term-help-quit = Aufhören. Die Partie ist nach jeder Antwort gespeichert, „homestead play“ setzt sie fort.
term-help-redraw = Alles neu zeichnen.
term-help-mouse = Ein Klick wählt, ein zweiter führt aus. Das Rad dreht das Plättchen und blättert.
term-help-signs = Zeichen
term-help-land = Auf dem Land: { $free } freier Lagerplatz, { $full } Lagerplatz mit Ware, { $figure } Figur bei der Arbeit. Schräge Linien sind Zäune, dicke Linien auf dem Spielplan auch.
term-help-yard = { $figure }{ $grain } ist ein Knecht, der das isst. { $coin }3 (1/0/2) sind drei Münzen: Gold, Silber, Kupfer.
term-help-town = In der Stadt: wer dort steht, was es kostet, was es bietet. { $coin } auf dem Weg ist Wegzoll.
term-help-winter = In der Zeile des Winters: was du hast / was fällig ist.
term-help-game = So geht ein Jahr
term-help-spring = Frühling: Behalte ein Plättchen und leg es an dein Land. Große Gebiete ernten mehr, geschlossene Zäune bringen Punkte.
term-help-summer = Sommer: Schick den Farmer und jeden Knecht auf verschiedene Gebiete. Was keinen Lagerplatz findet, kommt in die Scheune.
term-help-fall = Herbst: Geh im Uhrzeigersinn zu einem Gebäude der Stadt: anheuern, bauen, kaufen, verkaufen oder zwei Waren nehmen.
term-help-cold = Winter: Jeder Knecht isst eine Ware seiner Farbe, Feuer verbrennen Holz. Münzen helfen aus, Nachbarn auch, gegen Punkte.
term-help-end = Nach acht Jahren gewinnen die meisten Punkte; allein reichen 25. Alle Regeln: docs/rules.md.

# Eine aufgezeichnete Partie ansehen.
term-view-title = Aufgezeichnete Partie
term-view-evaluating = Ein Pionier denkt über diese Entscheidung nach …
term-view-nothing = Hier entscheidet niemand.
term-view-expects = Am Ende zu erwarten:
term-view-seat = { $name }: { $points } Punkte, { $win } % Gewinnchance
term-view-off = e zeigt, was ein Pionier von jeder Entscheidung hält.
term-view-eyes = Gesehen von: { $who }
term-key-step = Schritt
term-key-season = Jahreszeit
term-key-year = Jahr
term-key-eyes = Augen
term-key-evaluate = Bewertung
term-key-mistake = Fehler
term-view-help-step = Eine Aktion zurück oder weiter; auch mit dem Mausrad.
term-view-help-season = Zur Jahreszeit davor oder danach.
term-view-help-year = Zum Jahr davor oder danach.
term-view-help-ends = An den Anfang oder ans Ende.
term-view-help-number = Zum Augenblick nach so vielen Aktionen.
term-view-help-evaluate = Ein Pionier denkt über jede Entscheidung nach, von hier an: was zu erwarten ist, was möglich war, was verschenkt wurde.
term-view-help-mistake = Zur nächsten oder letzten Entscheidung, die Punkte verschenkt hat, soweit darüber nachgedacht ist.
term-view-help-eyes = Mit den Augen eines Platzes, eines Zuschauers oder aller sehen.
term-view-help-quit = Aufhören.
