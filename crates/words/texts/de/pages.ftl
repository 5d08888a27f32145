# Pages: what stands around the game.
site-description = Walnut Grove im Browser spielen: allein, gegen starke Bots oder mit Freunden.
skip-to-content = Zum Inhalt springen
nav-label = Seite
nav-learn = Lernen
nav-rules = Regeln
nav-account = Konto
nav-settings = Einstellungen
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
theme-label = Farben: { $theme }
foot-text = Homestead ist ein Zuhause für Brettspiele vom Land. Frei und ohne Werbung.
foot-api = Für Programme
welcome = Walnut Grove
welcome-text = Acht Jahre auf einer kleinen Farm in der Prärie: Land anlegen, ernten, in der Stadt handeln und alle durch den Winter bringen.
my-games = Meine Partien
play-bots = Gegen Bots
play-bots-text = Sie wissen nicht mehr als du.
how-strong = Wie stark?
how-many-players = Wie viele spielen, dich mitgezählt?
how-many-people = Wie viele Menschen?
play = Spielen
play-alone = Allein spielen
play-solo = Allein
play-solo-text = Bezwinge die Prärie, was immer die Scheiben bringen.
play-solo-win = 25 Punkte gewinnen
play-solo-good = 30 sind gut
play-solo-master = 35 sind meisterhaft
play-friends = Mit Freunden
play-friends-text = Schick allen einen Link. Niemand braucht ein Konto.
play-hot-seat = An einem Bildschirm
play-hot-seat-text = Reicht das Gerät herum.
bots-besides = Dazu Bots
pace = Tempo
clock-none = ohne Uhr
clock-live = live, je 15 Minuten und 15 Sekunden pro Zug
clock-slow = Fernpartie, drei Tage pro Zug
listed = Fremde dürfen mitspielen und zusehen
invite = Tisch aufstellen
open-tables = Offene Tische
watch-now = Laufende Partien
recent-games = Zuletzt gespielt
learn-offer = In zwölf kleinen Schritten lernen
rules-offer = Die Regeln lesen
record-offer = Eine aufgezeichnete Partie öffnen
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
your-turn-notice = Du bist in Walnut Grove am Zug.
connection-lost = Die Verbindung ist weg; neuer Versuch …
table = Tisch
own-farm = Deine Farm
town = Stadt
jump-label = Teile des Tischs
jump-turn = Zug
jump-farm = Farm
log = Verlauf
log-earlier = Frühere Jahre
chat = Gespräch
scores = Punkte
points-so-far = Punkte bisher
close = Schließen
enlarge = Die Farm von { $name } ansehen
seat-open = freier Platz
thinks = denkt …
left = ist gegangen
stand-in = ein Bot vertritt
away = nicht da
vote-out = Endgültig ersetzen
vote-later = ersetzbar in
vote-cast = du hast abgestimmt
vote-help = Wenn alle anderen anwesenden Mitspieler zustimmen, übernimmt ein Bot den Platz endgültig.
coming-winter = Der kommende Winter
nothing-due = nichts fällig
say = Sagen
say-label = Allen am Tisch etwas sagen
say-placeholder = Sag etwas …
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
menu = Menü
mode-text = Den Tisch als Text zeigen
mode-picture = Den Tisch als Bild zeigen
confirm-on = Vor endgültigen Antworten fragen
confirm-off = Vor endgültigen Antworten nicht fragen
notify-me = Sag mir, wenn ich dran bin
look-back = Zurückblättern
watch-link = Ein Link zum Zusehen
resign = Partie aufgeben
resign-sure = Die Partie endgültig verlassen? Ein Bot spielt für dich weiter.
fair-deal = Ehrlich gemischt:
since-your-move = { $count ->
    [one] Seit deinem letzten Zug ist eins geschehen
   *[other] Seit deinem letzten Zug ist { $count }-mal etwas geschehen
}
watch-it = Noch einmal ansehen
you-watch = Du siehst zu.
ready-revocable = Du bist fertig. Bis alle fertig sind, kannst du es noch zurücknehmen.
read-rule = Die Regel lesen
pay-all = { $what } bezahlen
turn-left = Links drehen
turn-right = Rechts drehen
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
repay = Hilfe zurückgeben
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
undo = Zurück
restart-turn = Zug neu beginnen
hint = Tipp
hand = Gezogene Plättchen
rematch = Noch einmal
to-rematch = Zur nächsten Partie
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
table-closed = Dieser Tisch wurde aufgegeben.
waiting-room = Der Tisch ist gedeckt
waiting-help = Schick deinen Freunden die Links. Es geht los, sobald alle Plätze besetzt sind.
waiting-join-help = Nimm einen freien Platz, dann kann es losgehen.
waiting-others = Es geht los, sobald alle Plätze besetzt sind.
you = du
invitation-link = Einladung
copy = Kopieren
sit-down = Hinsetzen
close-table = Tisch aufgeben
leave-table = Tisch verlassen
start-with-bots = Mit Bots beginnen
remove = Entfernen
remove-sure = { $name } von diesem Tisch entfernen? Die Person kann hier dann nicht mehr Platz nehmen.
rules-search = In den Regeln suchen
search = Suchen
contents = Inhalt
confirm-final = Das lässt sich nicht zurücknehmen.
confirm = Ausführen
back = Zurück
hint-title = Ein Pionier würde erwägen:
hint-points = am Ende { $points } Punkte
not-found-title = Hier ist nichts
not-found-text = Die Seite gibt es nicht, oder sie ist nicht für dich.
problem-title = Das hat nicht geklappt
problem-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt.
guest-name = Gast { $number }
help-needed = Ein Wegzoll, für den dir die Münze fehlt: Die Nachbarn helfen, das kostet am Ende 2 Punkte.
problem-changed = Am Tisch hat sich inzwischen etwas geändert; schau noch einmal.
problem-closed = Dieser Tisch wurde geschlossen.
problem-no-hint = Der Bot hat dazu keine Meinung.
problem-not-absent = Ersetzt werden kann nur, wer schon eine Weile fehlt.
problem-answer-first = Der Tisch wartet auch auf dich: Zieh zuerst.
problem-seated = Du sitzt schon an diesem Tisch.
problem-removed = Du wurdest von diesem Tisch entfernt.
problem-not-seated = Dort sitzt niemand anderes.
problem-no-offer = Dieses Angebot gilt nicht mehr.
problem-no-seat = In der nächsten Partie ist kein Platz mehr für dich frei.
problem-invalid-clock = Ein Tisch für Fremde braucht eine Uhr. Wähle ein Tempo.
problem-too-many-listed = Du wartest schon an fünf offenen Tischen. Verlass zuerst einen davon.
problem-not-asked = Du wirst gerade nichts gefragt.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-playing = Die Partie hat noch nicht begonnen.
problem-not-waiting = Die Partie hat schon begonnen.
problem-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
problem-over = Die Partie ist zu Ende.
problem-undo-limit = In dieser Partie wurde zu viel zurückgenommen. Ab jetzt gilt jeder Zug.
problem-disk-full = Der Speicherplatz dieser Seite wird knapp; zurzeit nimmt sie keine Aufzeichnungen an.
problem-busy = Hier ist gerade sehr viel los. Versuch es gleich noch einmal.
problem-slow = Das hat zu lange gedauert; versuch es noch einmal.
