# Walnut Grove im Terminal: Felder, Tasten, Hilfe.

# Auf dem Bildschirm.
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
term-over-help = Tab zeigt noch einmal Farmen, Stadt und Verlauf. q beendet.

# Tasten und Hilfe. Einige ersetzen Texte der Site.
term-key-move = bewegen
term-key-turn = drehen
term-key-scene = Jahreszeit
term-key-part = Jahr
term-view-help-scene = Vorige oder nächste Jahreszeit.
term-view-help-part = Voriges oder nächstes Jahr.
term-help-arrows = Das Plättchen bewegen oder durch die Auswahl gehen.
term-help-letters = Eine Figur auf das Land mit diesem Buchstaben schicken oder zurückholen.
term-help-space = Das Gewählte noch einmal nehmen oder das Plättchen drehen. Die Rücktaste nimmt es zurück.
term-help-turn = Das Plättchen nach rechts oder links drehen.
term-help-enter = Bestätigen: anlegen, hingehen, bezahlen, mit dem Gewählten ernten.
term-help-tab = Farmen, Stadt, Verlauf und Punkte der Reihe nach ansehen; Esc führt zurück.
term-help-pan = Eine Farm, die nicht ganz zu sehen ist, verschieben: links, rechts, hinauf, hinunter.
term-help-command = Eine Antwort in der Notation der Aufzeichnungen eintippen, etwa „place 17 r1 at 2,1“; Tab ergänzt sie.
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
term-help-end = Nach acht Jahren gewinnen die meisten Punkte; allein reichen 25. Alle Regeln: „homestead“ starten und /rules im Browser öffnen.

# Zeile für Zeile.
plain-place = Es passt auf { $cells }. Gib einen Platz und die Drehung ein, etwa „{ $example }“; „liste“ zeigt, was sich jeweils ändert.
plain-why-others = „warum“ erklärt, was gegen die anderen Gebäude spricht.
plain-help-turns = Drehungen: r0 (nicht gedreht), r1 (eine Vierteldrehung nach rechts), r2 (eine halbe Drehung), r3 (eine Vierteldrehung nach links).
plain-word-why = warum
plain-help-why = im Herbst: warum du zu den anderen Gebäuden nicht gehen kannst
plain-word-year = jahr
plain-help-year = Jahr, Jahreszeit und Scheibe
plain-word-town = stadt
plain-help-town = die Stadt, Gebäude für Gebäude
plain-word-farm = farm
plain-help-farm = deine Farm und ihr Winter; mit einer Nummer die Farm dieses Platzes
plain-word-points = punkte
plain-help-points = alle Punkte bisher
plain-help-notation = Auch die Notation der Aufzeichnungen geht, etwa „keep 17“ oder „work wood; work 2,1n“.
plain-help-log = was dieses Jahr geschah
