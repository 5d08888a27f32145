# Das Spiel auf dem Bildschirm eines Terminals: Felder, Tasten, Hilfe.
term-your-turn = { $name }: Du bist dran
term-done = Fertig
term-hint-thinking = Der Pionier-Bot denkt nach …
term-too-small = Das Terminal ist zu klein: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
term-table = Tisch
term-hand-over = { $name } ist dran. Alle anderen bitte wegschauen.
term-press-enter = Drück die Eingabetaste, wenn du so weit bist.
term-over = Spielende
term-over-help = Tab zeigt noch einmal Tisch und Verlauf. q beendet.
term-nothing-fits = keine mögliche Antwort beginnt so
term-no-notation = „{ $text }“ ist keine gültige Antwort; Tab zeigt, was möglich ist.

# Was Tasten tun, in ein, zwei Wörtern.
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
term-help-arrows = Durch die Auswahl gehen.
term-help-numbers = Eine Zeile wählen; zwei Ziffern nacheinander ergeben eine Zahl.
term-help-space = Das Gewählte noch einmal nehmen. Die Rücktaste nimmt es zurück.
term-help-enter = Die gewählte Zeile oder alles Ausgewählte bestätigen.
term-help-tab = Tisch, Verlauf und Punkte der Reihe nach ansehen; Esc führt zurück.
term-help-scroll = Im Verlauf blättern.
term-help-pan = Ein Feld, das nicht ganz zu sehen ist, verschieben: links, rechts, hinauf, hinunter.
term-help-undo = Den letzten Zug zurücknehmen, solange danach nichts gezogen wurde.
term-help-restart = Den ganzen Zug zurücknehmen.
term-help-hint = Zeigen, was der Pionier-Bot vorschlägt; noch einmal drücken wählt das Beste aus.
term-help-command = Eine Antwort in der Notation der Aufzeichnungen eintippen; Tab ergänzt sie.
term-help-help = Diese Hilfe.
term-help-quit = Beenden. Die Partie wird nach jedem Zug gespeichert, „homestead play“ setzt sie fort.
term-help-redraw = Den Bildschirm neu zeichnen.
term-help-mouse = Ein Klick wählt, ein zweiter führt aus. Das Rad blättert.

# Eine aufgezeichnete Partie ansehen.
term-view-title = Aufgezeichnete Partie
term-view-evaluating = Der Pionier-Bot denkt über diese Entscheidung nach …
term-view-nothing = Hier ist nichts zu entscheiden.
term-view-expects = Erwarteter Endstand:
term-view-seat = { $name }: { $points } Punkte, { $win } % Gewinnchance
term-view-off = e: jede Entscheidung vom Pionier-Bot bewerten lassen.
term-view-eyes = Sicht: { $who }
term-key-step = Schritt
term-key-scene = Phase
term-key-part = Runde
term-key-eyes = Sicht
term-key-evaluate = Bewertung
term-key-mistake = Fehler
term-view-help-step = Eine Aktion zurück oder weiter; auch mit dem Mausrad.
term-view-help-scene = Vorige oder nächste Phase.
term-view-help-part = Vorige oder nächste Runde.
term-view-help-ends = Anfang oder Ende der Partie.
term-view-help-number = Zur Stellung nach so vielen Aktionen springen.
term-view-help-evaluate = Jede Entscheidung ab hier vom Pionier-Bot bewerten lassen: erwarteter Endstand, Alternativen, Fehler.
term-view-help-mistake = Nächster oder voriger Fehler unter den schon bewerteten Entscheidungen.
term-view-help-eyes = Zwischen der Sicht eines Platzes, eines Zuschauers und aller Spieler wechseln.
term-view-help-quit = Beenden.
