# Spielen in einem Terminal, auf dem Bildschirm oder Zeile für Zeile.
play-player = Spieler { $seat }

# Was schiefgehen kann.
trouble-taken = In { $file } steht schon etwas anderes; wähle eine andere Datei.
trouble-over = Die Partie in { $file } ist vorbei.
trouble-open-elsewhere = Die Partie in { $file } ist in einem anderen Terminal geöffnet.
trouble-broken = Die Partie in { $file } lässt sich nicht fortsetzen: { $why }
trouble-not-kept = Die Partie lässt sich nicht in { $file } speichern: { $why }
trouble-seats = { $title } ist für { $count } Personen.
trouble-untidy = „{ $text }“ ist in einer Aufzeichnung nicht erlaubt: Es ist leer, beginnt oder endet mit einem Leerzeichen oder enthält einen Zeilenumbruch.

# Anfangen, weiterspielen, aufhören.
play-found = Eine Partie ist noch nicht beendet: { $names }, { $when }, begonnen am { $date }.
play-go-on = Fortsetzen? [J/n]
play-new-instead = Eine neue Partie beginnen? [J/n]
play-yes-or-no = Bitte antworte mit j oder n.
play-kept = Die Partie ist in { $file } gespeichert. Mit „homestead play“ spielst du weiter.
play-over = Mit „homestead replay { $file }“ siehst du die Partie noch einmal.

# Zeile für Zeile.
plain-greeting = { $title } mit { $names }.
plain-how = Antworte mit der Nummer einer Möglichkeit. „hilfe“ zeigt, was du sonst noch eingeben kannst.
text-ask = { $name }: { $title }
plain-pick = Gib { $count } Nummern ein, durch Leerzeichen getrennt.
plain-pick-any = Gib die Nummern von allem ein, was du willst, durch Leerzeichen getrennt.
plain-why-nothing = Hier ist alles möglich.
plain-taken-back = Zurückgenommen.
plain-not-understood = „{ $text }“ verstehe ich nicht. Gib die Nummer einer Möglichkeit ein, oder „hilfe“.
plain-no-number = Die Möglichkeit { $number } gibt es nicht; wähle von 1 bis { $count }.
plain-one-number = Gib hier nur eine Nummer ein.
plain-help-answer = Gib die Nummer einer Möglichkeit ein, oder mehrere Nummern, wo du mehreres auswählst.
plain-help-notation = Auch die Notation der Aufzeichnungen geht.
plain-help-line = { $word }: { $does }
plain-word-help = hilfe, ?
plain-help-help = was zu entscheiden ist und was du eingeben kannst
plain-word-list = liste
plain-help-list = alle Möglichkeiten mit ihren Nummern
plain-word-hint = tipp, t
plain-help-hint = was ein starker Spieler tun würde
plain-word-undo = zurück, z
plain-help-undo = deinen letzten Zug zurücknehmen
plain-word-table = tisch
plain-help-table = der ganze Tisch
plain-word-log = verlauf
plain-help-log = was in dieser Runde geschah
plain-word-quit = ende, q
plain-help-quit = beenden; die Partie ist gespeichert

# Lists, points and results.
picked = { $count } von { $of }
nothing = nichts
list-and = { $first } und { $last }
waiting = { $count ->
    [0] Es wird auf niemanden gewartet
   *[other] Warten auf { $names }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
with-points = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
result-won = { $names } gewinnt { with-points }.
result-shared = { $names } teilen sich den Sieg, jeweils { with-points }.
result-nobody = Niemand gewinnt.
