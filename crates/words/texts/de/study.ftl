# Auf Partien zurückblicken, sie analysieren, Aufzeichnungen mitbringen.
study-title = Wiedergabe
study-step = Aktion { $action } von { $last }
study-before = Vor der ersten Aktion
study-said = { $name }: { $action }
study-undone = { $name } nimmt den letzten Zug zurück.
study-steps = Navigation
study-previous = Zurück
study-next = Weiter
study-play = Abspielen
study-pause = Anhalten
study-scrub = Aktion
study-go = Los
study-keys = Tasten: ← → ein Schritt, mit Umschalt eine Jahreszeit; Pos1 und Ende; Leertaste spielt ab.
study-eyes = Sicht
study-eyes-all = alle Spieler
study-eyes-public = Zuschauer
study-to-table = Zurück zum Tisch
study-share = Bild
study-analysis = Analyse
study-analysis-text = Der Pionier-Bot bewertet jede Entscheidung der Partie. Das dauert ein paar Minuten; danach sehen die Analyse alle, die auch die Partie sehen können.
study-analysing = Der Pionier-Bot denkt nach: { $done } von { $of } Entscheidungen
study-look-again = Aktualisieren
study-curve = Erwarteter Endstand
study-curve-text = Erwarteter Endstand im Verlauf der Partie: { $seats }
study-curve-seat = { $name } von { $from } bis { $to }
study-mistakes = Fehler
study-no-mistakes = Keine Entscheidung hat 0,7 Punkte oder mehr gekostet. Gut gespielt!
study-mistake = { $when }: { $name } – { $played } statt { $best } hat { $points } Punkte gekostet
study-quoted = „{ $text }“
study-here = Möglichkeiten für { $name }
study-here-note = Erwarteter Endstand nach Meinung des Pionier-Bots.
study-played = gespielt
study-fine = beste Wahl
study-lost = { $points } Punkte verloren
record-title = Aufgezeichnete Partie öffnen
record-text = Füge eine Aufzeichnung ein oder wähle eine Datei (.hgr). Dann kannst du die Partie Schritt für Schritt nachspielen und analysieren lassen. Wer den Link hat, kann sie sehen.
record-field = Aufzeichnung
record-file = Datei
record-open = Öffnen
record-bad = Diese Aufzeichnung ist fehlerhaft
record-mine = Deine hochgeladenen Partien
record-help = Eine Aufzeichnung besteht aus einem Kopf, einer Leerzeile und einer Zeile je Aktion. Zu jeder beendeten Partie auf dieser Seite kannst du eine herunterladen.

# Eine aufgezeichnete Partie als Text.
told-sample = { $game }, gespielt von { $names } (Seed { $seed })
told-record = { $game }, Ausgabe { $edition }, Regeln { $rules }
told-date = Gespielt am { $date }
told-size = { $names }; { $actions } Aktionen
told-may-answer = { $name } kann antworten (Entscheidung { $decision })
told-may-be-dealt = Was gezogen werden kann (Entscheidung { $decision })
told-not-over = Die Partie ist nicht zu Ende.
told-header-differs = Im Kopf steht etwas anderes: „Result: { $result }“
told-analysis = { $bot } beurteilt { $file }
told-decisions = { $name }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, { $best } so gut wie die beste, { $mistakes } mit { $from } Punkten Verlust oder mehr; zusammen { $lost } Punkte verschenkt
