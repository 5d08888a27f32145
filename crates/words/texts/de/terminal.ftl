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
term-sold-out = ausverkauft
term-to-barn = { $count } zur Scheune
term-too-many = { $count } zu viel
term-lay = hier anlegen
term-your-turn = { $name }: Du bist dran
term-hint-thinking = Der Pionier-Bot denkt nach …
term-too-small = Das Terminal ist zu klein: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
term-hand-over = { $name } ist dran. Alle anderen bitte wegschauen.
term-press-enter = Drück die Eingabetaste, wenn du so weit bist.
term-over-help = Tab zeigt noch einmal Farmen, Stadt und Verlauf. q beendet.
term-nothing-fits = keine mögliche Antwort beginnt so
term-no-notation = „{ $text }“ ist keine gültige Antwort; Tab zeigt, was möglich ist.

# Was Tasten tun, in ein, zwei Wörtern.
term-key-move = bewegen
term-key-turn = drehen
term-key-pick = wählen
term-key-done = fertig
term-key-choose = wählen
term-key-do = bestätigen
term-key-look = ansehen
term-key-help = Hilfe
term-key-quit = beenden
term-key-command = Befehl
term-key-scroll = blättern

# Hilfe.
term-help-title = Hilfe
term-mouse = Maus
term-help-arrows = Das Plättchen bewegen oder durch die Auswahl gehen.
term-help-numbers = Eine Zeile wählen; zwei Ziffern nacheinander ergeben eine Zahl.
term-help-letters = Eine Figur auf das Land mit diesem Buchstaben schicken oder zurückholen.
term-help-space = Das Gewählte noch einmal nehmen oder das Plättchen drehen. Die Rücktaste nimmt es zurück.
term-help-turn = Das Plättchen nach rechts oder links drehen.
term-help-enter = Bestätigen: anlegen, hingehen, bezahlen, mit dem Gewählten ernten.
term-help-tab = Farmen, Stadt, Verlauf und Punkte der Reihe nach ansehen; Esc führt zurück.
term-help-scroll = Im Verlauf blättern.
term-help-pan = Eine Farm, die nicht ganz zu sehen ist, verschieben: links, rechts, hinauf, hinunter.
term-help-undo = Den letzten Zug zurücknehmen, solange danach nichts gezogen wurde.
term-help-restart = Den ganzen Zug zurücknehmen.
term-help-hint = Zeigen, was der Pionier-Bot vorschlägt; noch einmal drücken wählt das Beste aus.
term-help-command = Eine Antwort in der Notation der Aufzeichnungen eintippen, etwa „place 17 r1 at 2,1“; Tab ergänzt sie.
term-help-help = Diese Hilfe.
term-help-quit = Beenden. Die Partie wird nach jedem Zug gespeichert, „homestead play“ setzt sie fort.
term-help-redraw = Den Bildschirm neu zeichnen.
term-help-mouse = Ein Klick wählt, ein zweiter führt aus. Das Rad dreht das Plättchen und blättert.
term-help-signs = Symbole
term-help-land = Auf dem Land: { $free } freier Lagerplatz, { $full } Lagerplatz mit Ware, { $figure } Figur bei der Arbeit. Schräge Linien sind Zäune, dicke Linien auf dem Brett auch.
term-help-yard = { $figure }{ $grain } ist ein Knecht, der das isst. { $coin }3 (1/0/2) heißt drei Münzen: Gold, Silber, Kupfer.
term-help-town = In der Stadt: wer dort steht, was es kostet, was es gibt. { $coin } auf dem Weg ist Wegzoll.
term-help-winter = In der Winterzeile: was du hast / was fällig ist.
term-help-game = Ein Jahr
term-help-spring = Frühling: Behalte ein Plättchen und leg es an dein Land an. Große Gebiete bringen mehr Ernte, geschlossene Zäune bringen Punkte.
term-help-summer = Sommer: Schick den Farmer und jeden Knecht auf verschiedene Gebiete. Was keinen Lagerplatz findet, kommt in die Scheune.
term-help-fall = Herbst: Geh im Uhrzeigersinn zu einem Gebäude der Stadt: anheuern, bauen, kaufen, verkaufen oder zwei Waren nehmen.
term-help-cold = Winter: Jeder Knecht isst eine Ware seiner Farbe, Feuer verbrennen Holz. Münzen ersetzen Waren; Nachbarn helfen, aber das kostet Punkte.
term-help-end = Nach acht Jahren gewinnen die meisten Punkte; allein reichen 25. Alle Regeln: docs/rules.md.

# Eine aufgezeichnete Partie ansehen.
term-view-title = Aufgezeichnete Partie
term-view-evaluating = Der Pionier-Bot denkt über diese Entscheidung nach …
term-view-nothing = Hier ist nichts zu entscheiden.
term-view-expects = Erwarteter Endstand:
term-view-seat = { $name }: { $points } Punkte, { $win } % Gewinnchance
term-view-off = e: jede Entscheidung vom Pionier-Bot bewerten lassen.
term-view-eyes = Sicht: { $who }
term-key-step = Schritt
term-key-season = Jahreszeit
term-key-year = Jahr
term-key-eyes = Sicht
term-key-evaluate = Bewertung
term-key-mistake = Fehler
term-view-help-step = Eine Aktion zurück oder weiter; auch mit dem Mausrad.
term-view-help-season = Vorige oder nächste Jahreszeit.
term-view-help-year = Voriges oder nächstes Jahr.
term-view-help-ends = Anfang oder Ende der Partie.
term-view-help-number = Zur Stellung nach so vielen Aktionen springen.
term-view-help-evaluate = Jede Entscheidung ab hier vom Pionier-Bot bewerten lassen: erwarteter Endstand, Alternativen, Fehler.
term-view-help-mistake = Nächster oder voriger Fehler unter den schon bewerteten Entscheidungen.
term-view-help-eyes = Zwischen der Sicht eines Platzes, eines Zuschauers und aller Spieler wechseln.
term-view-help-quit = Beenden.
