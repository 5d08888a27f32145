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

# Anfangen, weiterspielen, aufhören.
play-found = Eine Partie ist noch nicht zu Ende: { $names }, { $when }, begonnen am { $date }.
play-go-on = Mit ihr weitermachen? [J/n]
play-new-instead = Eine neue Partie beginnen? [J/n]
play-yes-or-no = Bitte antworte mit j oder n.
play-kept = Die Partie ist in { $file } festgehalten. „homestead play“ macht mit ihr weiter.
play-over = „homestead replay { $file }“ zeigt die Partie noch einmal.

# Zeile für Zeile.
plain-greeting = Walnut Grove, gespielt von { $names }.
plain-how = Antworte mit der Nummer einer Möglichkeit. „hilfe“ sagt dir, was du sonst noch sagen kannst.
plain-place = Es kann bei { $cells } liegen. Sag einen Platz und wie das Plättchen gedreht ist, etwa „{ $example }“; „liste“ nennt, was sich jeweils ändert.
plain-pick = Sag { $count } Nummern mit Leerzeichen dazwischen.
plain-pick-any = Sag die Nummern von allem, was du willst, mit Leerzeichen dazwischen.
plain-why-others = „warum“ nennt die Gründe gegen die anderen Gebäude.
plain-why-nothing = Hier gibt es nichts, was nicht geht.
plain-taken-back = Zurückgenommen.
plain-not-understood = „{ $text }“ ist nicht zu verstehen. Sag die Nummer einer Möglichkeit oder „hilfe“.
plain-no-number = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $count }.
plain-one-number = Diese Möglichkeit steht für sich; sag eine einzige Nummer.
plain-help-answer = Antworte mit der Nummer einer Möglichkeit, oder mit mehreren, wo mehreres ausgesucht wird.
plain-help-turns = Ein Plättchen liegt in r0 (wie es ist), r1 (eine Vierteldrehung nach rechts), r2 (eine halbe Drehung) oder r3 (eine Vierteldrehung nach links).
plain-help-notation = Auch die Schreibweise der Aufzeichnungen gilt, etwa „keep 17“ oder „work wood; work 2,1n“.
plain-help-line = { $word }: { $does }
plain-word-help = hilfe, ?
plain-help-help = was gefragt ist und was du sagen kannst
plain-word-list = liste
plain-help-list = alle Möglichkeiten mit ihren Nummern
plain-word-why = warum
plain-help-why = im Herbst: warum du zu den anderen Gebäuden nicht gehen kannst
plain-word-hint = tipp, t
plain-help-hint = was ein starker Spieler erwägen würde
plain-word-undo = zurück, z
plain-help-undo = deine letzte Antwort zurücknehmen
plain-word-table = tisch
plain-help-table = der ganze Tisch
plain-word-year = jahr
plain-help-year = Jahr, Jahreszeit und Scheibe
plain-word-town = stadt
plain-help-town = die Stadt, Gebäude für Gebäude
plain-word-farm = hof
plain-help-farm = dein Hof und sein Winter; mit einer Nummer der Hof dieses Sitzes
plain-word-points = punkte
plain-help-points = die Punkte aller bis jetzt
plain-word-log = verlauf
plain-help-log = was dieses Jahr geschah
plain-word-quit = ende, q
plain-help-quit = aufhören; die Partie bleibt festgehalten
