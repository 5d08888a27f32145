# Seiten: alles rund um das Spiel.
skip-to-content = Zum Inhalt springen
nav-label = Seite
nav-learn = Lernen
nav-rules = Regeln
nav-account = Konto
nav-settings = Einstellungen
theme-auto = System
theme-light = hell
theme-dark = dunkel
theme-label = Farben: { $theme }
foot-text = Homestead ist ein Zuhause für Brettspiele vom Land. Kostenlos und ohne Werbung.
foot-api = API-Dokumentation
my-games = Meine Partien
play-bots = Gegen Bots
play-bots-text = Bots sehen nicht mehr als du.
how-strong = Spielstärke
how-many-players = Spieler, dich mitgezählt
how-many-people = Menschliche Spieler
play = Spielen
play-alone = Allein spielen
play-solo = Allein
play-friends = Mit Freunden
play-friends-text = Schick allen einen Link. Ein Konto braucht niemand.
play-hot-seat = An einem Gerät
play-hot-seat-text = Reicht das Gerät herum.
bots-besides = Dazu Bots
pace = Bedenkzeit
clock-none = unbegrenzt
clock-live = live: je 15 min + 15 s pro Zug
clock-slow = Fernpartie: 3 Tage pro Zug
listed = Öffentlich: Alle dürfen mitspielen und zusehen
invite = Tisch erstellen
open-tables = Offene Tische
watch-now = Laufende Partien
recent-games = Letzte Partien
rules-offer = Regeln lesen
record-offer = Aufgezeichnete Partie öffnen
waits-for-players = wartet auf Mitspieler
ago = { $unit ->
    [days] { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
    [hours] { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
    [minutes] { $count ->
        [0] gerade eben
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
   *[other] { $count } { $unit }
}
your-turn = Du bist dran
your-turn-notice = Du bist dran bei { $game }.
connection-lost = Verbindung unterbrochen. Neuer Versuch …
table = Tisch
jump-label = Bereiche des Tischs
jump-turn = Zug
log = Verlauf
log-earlier = Früher
chat = Chat
scores = Punkte
points-so-far = Punkte bisher
close = Schließen
seat-open = freier Platz
thinks = denkt nach …
left = hat die Partie verlassen
stand-in = ein Bot springt ein
away = abwesend
vote-out = Ersetzen lassen
vote-later = kann ersetzt werden in
vote-cast = du hast abgestimmt
vote-help = Wenn alle anderen anwesenden Mitspieler zustimmen, übernimmt ein Bot diesen Platz endgültig.
say = Senden
say-label = Nachricht an alle am Tisch
say-placeholder = Nachricht schreiben …
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
menu = Menü
mode-text = Textansicht
mode-picture = Bildansicht
confirm-on = Zugbestätigung einschalten
confirm-off = Zugbestätigung ausschalten
notify-me = Benachrichtigen, wenn ich dran bin
look-back = Partie ansehen
watch-link = Link für Zuschauer
resign = Partie verlassen
resign-sure = Partie endgültig verlassen? Ein Bot übernimmt deinen Platz.
fair-deal = Fingerabdruck der Ziehungen (zum Nachprüfen):
since-your-move = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
watch-it = Nachspielen
you-watch = Du siehst zu.
ready-revocable = Du bist fertig. Bis alle fertig sind, kannst du deinen Zug noch zurücknehmen.
read-rule = Regel lesen
undo = Rückgängig
restart-turn = Zug neu beginnen
hint = Tipp
rematch = Noch einmal
to-rematch = Zur Revanche
rematch-offer = { $name } bietet eine Revanche an
rematch-offer-help = Wenn du annimmst, bekommst du deinen Platz wieder. Es geht los, sobald alle angenommen haben.
rematch-room = Revanche
rematch-help = Es geht los, sobald alle angenommen haben.
not-answered = hat noch nicht geantwortet
declined = { $name } hat abgelehnt
accept = Annehmen
decline = Ablehnen
analyse = Analysieren
replay = Nachspielen
download-record = Aufzeichnung herunterladen
home = Startseite
table-closed = Dieser Tisch wurde geschlossen.
table-frozen-title = Partie ruht
table-frozen = Diese Partie wurde nach Regelversion { $rules } begonnen; diese Version von Homestead kann sie nicht fortsetzen. Es geht nichts davon verloren.
table-frozen-game = Das ist eine Partie „{ $game }“; diese Version von Homestead kann sie nicht fortsetzen. Es geht nichts davon verloren.
waiting-room = Warten auf Mitspieler
waiting-help = Schick deinen Freunden die Links. Es geht los, sobald alle Plätze besetzt sind.
waiting-join-help = Nimm einen freien Platz, um mitzuspielen.
waiting-others = Es geht los, sobald alle Plätze besetzt sind.
you = du
invitation-link = Einladung
copy = Kopieren
sit-down = Hinsetzen
close-table = Tisch schließen
leave-table = Tisch verlassen
start-with-bots = Mit Bots starten
remove = Entfernen
remove-sure = { $name } von diesem Tisch entfernen? Die Person kann hier dann keinen Platz mehr nehmen.
rules-search = In den Regeln suchen
search = Suchen
contents = Inhalt
confirm-final = Das lässt sich nicht rückgängig machen.
confirm = Bestätigen
back = Zurück
hint-title = Der Pionier-Bot schlägt vor:
hint-points = erwartet: { $points } Punkte
not-found-title = Seite nicht gefunden
not-found-text = Diese Seite gibt es nicht, oder du hast keinen Zugriff darauf.
problem-title = Das hat nicht geklappt
problem-stale = Die Partie ist inzwischen weitergegangen. So ist der Stand jetzt.
guest-name = Gast { $number }
problem-changed = Am Tisch hat sich inzwischen etwas geändert. Bitte schau noch einmal.
problem-closed = Dieser Tisch wurde geschlossen.
problem-no-hint = Der Bot hat hier keinen Vorschlag.
problem-not-absent = Ersetzt werden kann nur, wer schon eine Weile abwesend ist.
problem-answer-first = Der Tisch wartet auch auf dich: Zieh zuerst selbst.
problem-frozen = Diese Version von Homestead kann die Partie nicht fortsetzen.
problem-seated = Du sitzt schon an diesem Tisch.
problem-removed = Du wurdest von diesem Tisch entfernt.
problem-not-seated = Auf diesem Platz sitzt sonst niemand.
problem-no-offer = Dieses Angebot gilt nicht mehr.
problem-no-seat = In der Revanche ist kein Platz mehr für dich frei.
problem-invalid-clock = Ein öffentlicher Tisch braucht eine Bedenkzeit. Bitte wähle eine.
problem-too-many-listed = Du wartest schon an fünf öffentlichen Tischen. Verlass zuerst einen davon.
problem-not-asked = Du hast gerade nichts zu entscheiden.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-playing = Die Partie hat noch nicht begonnen.
problem-not-waiting = Die Partie hat schon begonnen.
problem-nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.
problem-over = Die Partie ist zu Ende.
problem-undo-limit = In dieser Partie wurde zu viel zurückgenommen. Ab jetzt ist jeder Zug endgültig.
problem-disk-full = Der Speicherplatz dieser Seite wird knapp; zurzeit nimmt sie keine Aufzeichnungen an.
problem-busy = Hier ist gerade sehr viel los. Versuch es gleich noch einmal.
problem-slow = Das hat zu lange gedauert. Bitte versuch es noch einmal.

# The first page, and what a game says better itself.
site-description = Brettspiele vom Land im Browser spielen: allein, gegen starke Bots oder mit Freunden.
lobby-title = Welcher Hof darf es heute sein?
lobby-games = Spiele
lobby-players = { $least } bis { $most } Spieler
choose-game = Wähle ein Spiel.
play-solo-text = Spiele allein und überbiete dich selbst.
learn-offer = Spielen lernen
