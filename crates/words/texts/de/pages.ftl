# Seiten: alles rund um das Spiel.
site-description = Walnut Grove im Browser spielen: allein, gegen starke Bots oder mit Freunden.
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
welcome = Walnut Grove
welcome-text = Acht Jahre auf einer kleinen Farm in der Prärie: Land anlegen, ernten, in der Stadt handeln und alle durch den Winter bringen.
my-games = Meine Partien
play-bots = Gegen Bots
play-bots-text = Bots sehen nicht mehr als du.
how-strong = Spielstärke
how-many-players = Spieler, dich mitgezählt
how-many-people = Menschliche Spieler
play = Spielen
play-alone = Allein spielen
play-solo = Allein
play-solo-text = Bezwinge die Prärie, was immer die Scheiben bringen.
play-solo-win = 25 Punkte: gewonnen
play-solo-good = 30: gut
play-solo-master = 35: meisterhaft
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
learn-offer = In zwölf kurzen Schritten lernen
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
your-turn-notice = Du bist dran bei Walnut Grove.
connection-lost = Verbindung unterbrochen. Neuer Versuch …
table = Tisch
own-farm = Deine Farm
town = Stadt
jump-label = Bereiche des Tischs
jump-turn = Zug
jump-farm = Farm
log = Verlauf
log-earlier = Frühere Jahre
chat = Chat
scores = Punkte
points-so-far = Punkte bisher
close = Schließen
enlarge = Farm von { $name } ansehen
seat-open = freier Platz
thinks = denkt nach …
left = hat die Partie verlassen
stand-in = ein Bot springt ein
away = abwesend
vote-out = Ersetzen lassen
vote-later = kann ersetzt werden in
vote-cast = du hast abgestimmt
vote-help = Wenn alle anderen anwesenden Mitspieler zustimmen, übernimmt ein Bot diesen Platz endgültig.
coming-winter = Der kommende Winter
nothing-due = nichts fällig
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
pay-all = { $what } bezahlen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
place-hint-touch = Tippe auf einen Platz deiner Farm, um zu sehen, was das Plättchen dort ändert; tippe noch einmal, um es zu legen.
place-hint = Zeig auf einen Platz deiner Farm, um zu sehen, was das Plättchen dort ändert.
toll-word = Wegzoll
free = gratis
not-now = { $count ->
    [one] Warum nicht das andere?
   *[other] Warum nicht die anderen { $count }?
}
harvest = Ernten
sell = Verkaufen
sell-nothing = Nichts verkaufen
coin-for = eine Münze für { $good }
take = Nehmen
give-up = Abgeben
repay = Hilfe zurückzahlen
picked = { $count } von { $of }
harvest-goes = { $barn ->
    [0] alles bleibt auf dem Land
   *[other] { $stored ->
        [0] alles in die Scheune
       *[other] { $stored } aufs Land, { $barn } in die Scheune
    }
}
harvest-land = { $count } aufs Land
harvest-barn = { $count } in die Scheune
harvest-over = { $count } zu viel für die Scheune
undo = Rückgängig
restart-turn = Zug neu beginnen
hint = Tipp
hand = Gezogene Plättchen
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
help-needed = Für einen Wegzoll fehlt dir die Münze: Die Nachbarn helfen, das kostet am Ende 2 Punkte.
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
