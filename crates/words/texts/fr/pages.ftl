# Pages: what stands around the game.
site-description = Jouer à Walnut Grove dans le navigateur : seul, contre de bons robots ou entre amis.
skip-to-content = Aller au contenu
nav-label = Site
nav-learn = Apprendre
nav-rules = Règles
nav-account = Compte
nav-settings = Réglages
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
theme-label = Thème : { $theme }
foot-text = Homestead est la maison des jeux de société fermiers. Libre et sans publicité.
foot-api = Pour les programmes
welcome = Walnut Grove
welcome-text = Huit ans dans une petite ferme de la prairie : agrandir ses terres, récolter, commercer en ville et passer l’hiver avec tout son monde.
my-games = Mes parties
play-bots = Contre des robots
play-bots-text = Ils n’en savent pas plus que toi.
how-strong = Quelle force ?
how-many-players = Combien de joueurs, toi compris ?
how-many-people = Combien de personnes ?
play = Jouer
play-alone = Jouer seul
play-solo = Seul
play-solo-text = Dompte la prairie, quoi qu’apportent les disques.
play-solo-win = 25 points pour gagner
play-solo-good = 30 pour briller
play-solo-master = 35 pour exceller
play-friends = Entre amis
play-friends-text = Envoie un lien à chacun. Personne n’a besoin d’un compte.
play-hot-seat = Sur un seul écran
play-hot-seat-text = Faites passer l’appareil.
bots-besides = Robots en plus
pace = Rythme
clock-none = sans pendule
clock-live = en direct, 15 minutes chacun et 15 secondes par tour
clock-slow = par correspondance, trois jours par tour
listed = Des inconnus peuvent jouer et regarder
invite = Dresser une table
open-tables = Tables ouvertes
watch-now = Parties en cours
recent-games = Dernières parties
learn-offer = Apprendre en douze petites étapes
rules-offer = Lire les règles
record-offer = Ouvrir une partie enregistrée
waits-for-players = attend des joueurs
ago = { $unit ->
    [days] { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
    [minutes] { $count ->
        [0] à l’instant
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
   *[other] { $count } { $unit }
}
your-turn = À toi
your-turn-notice = C’est ton tour à Walnut Grove.
connection-lost = La connexion est coupée ; nouvel essai…
table = Table
own-farm = Ta ferme
town = Ville
jump-label = Parties de la table
jump-turn = Tour
jump-farm = Ferme
log = Journal
log-earlier = Années précédentes
chat = Discussion
scores = Points
points-so-far = Points jusqu’ici
close = Fermer
enlarge = Regarder la ferme : { $name }
seat-open = place libre
thinks = réfléchit…
left = a quitté la partie
stand-in = un robot remplace
away = absent
vote-out = Remplacer pour de bon
vote-later = remplaçable dans
vote-cast = tu as voté
vote-help = Si tous les autres joueurs présents sont d’accord, un robot prend la place pour de bon.
coming-winter = L’hiver qui vient
nothing-due = rien à payer
say = Dire
say-label = Dire quelque chose à la table
say-placeholder = Dis quelque chose…
chat-mute = Masquer les messages de { $name }
chat-unmute = Afficher les messages de { $name }
menu = Menu
mode-text = Afficher la table en texte
mode-picture = Afficher la table en images
confirm-on = Demander avant une réponse définitive
confirm-off = Ne pas demander avant une réponse définitive
notify-me = Me prévenir quand c’est mon tour
look-back = Revoir la partie
watch-link = Un lien pour regarder
resign = Quitter la partie
resign-sure = Quitter la partie pour de bon ? Un robot jouera à ta place.
fair-deal = Tirage honnête :
since-your-move = { $count ->
    [one] Une chose depuis ton dernier coup
   *[other] { $count } choses depuis ton dernier coup
}
watch-it = Revoir
you-watch = Tu regardes.
ready-revocable = Tu es prêt. Tu peux encore revenir en arrière tant que les autres ne le sont pas.
read-rule = Lire la règle
pay-all = Payer { $what }
turn-left = Tourner à gauche
turn-right = Tourner à droite
place-hint-touch = Touche un emplacement de ta ferme pour voir ce que la tuile y change ; touche-le encore pour la poser.
place-hint = Montre un emplacement de ta ferme pour voir ce que la tuile y change.
toll-word = péage
free = gratuit
not-now = { $count ->
    [one] Pourquoi pas l’autre ?
   *[other] Pourquoi pas les { $count } autres ?
}
harvest = Récolter
sell = Vendre
sell-nothing = Ne rien vendre
coin-for = une pièce pour { $good }
take = Prendre
give-up = Abandonner
repay = Rendre l’aide
picked = { $count } sur { $of }
harvest-goes = { $barn ->
    [0] tout reste sur place
   *[other] { $stored ->
        [0] tout à la grange
       *[other] { $stored } sur place, { $barn } à la grange
    }
}
harvest-land = { $count } sur place
harvest-barn = { $count } à la grange
harvest-over = { $count } de trop pour la grange
undo = Annuler
restart-turn = Recommencer le tour
hint = Conseil
hand = Tuiles tirées
rematch = Rejouer
to-rematch = Vers la partie suivante
rematch-offer = { $name } propose une revanche
rematch-offer-help = Si tu acceptes, tu retrouves ta place. La partie commence quand tout le monde a accepté.
rematch-room = Revanche
rematch-help = La partie commence quand tout le monde a accepté.
not-answered = n’a pas encore répondu
declined = { $name } a refusé
accept = Accepter
decline = Refuser
analyse = Analyser
replay = Revoir
download-record = Télécharger la partie
home = Accueil
table-closed = Cette table a été abandonnée.
waiting-room = La table est mise
waiting-help = Envoie les liens à tes amis. La partie commence quand toutes les places sont prises.
waiting-join-help = Prends une place libre, et la partie peut commencer.
waiting-others = La partie commence quand toutes les places sont prises.
you = toi
invitation-link = Invitation
copy = Copier
sit-down = S’asseoir
close-table = Abandonner la table
leave-table = Quitter la table
start-with-bots = Commencer avec des robots
remove = Exclure
remove-sure = Exclure { $name } de cette table ? Cette personne ne pourra plus y prendre place.
rules-search = Chercher dans les règles
search = Chercher
contents = Sommaire
confirm-final = C’est sans retour.
confirm = Confirmer
back = Retour
hint-title = Un pionnier envisagerait :
hint-points = { $points } points à la fin
not-found-title = Il n’y a rien ici
not-found-text = La page n’existe pas, ou elle n’est pas pour toi.
problem-title = Cela n’a pas marché
problem-stale = La partie a avancé entre-temps ; voici où elle en est.
guest-name = Invité { $number }
help-needed = Un péage pour lequel il te manque une pièce : les voisins aident, ce qui coûte 2 points à la fin.
problem-changed = La table a changé entre-temps ; regarde à nouveau.
problem-closed = Cette table a été fermée.
problem-no-hint = Le robot n’a pas d’avis là-dessus.
problem-not-absent = On ne peut remplacer qu’un joueur absent depuis un moment.
problem-answer-first = La table t’attend aussi : joue d’abord.
problem-seated = Tu as déjà une place à cette table.
problem-removed = L’hôte t’a exclu de cette table.
problem-not-seated = Personne d’autre n’occupe cette place.
problem-no-offer = Cette proposition n’est plus valable.
problem-no-seat = Il n’y a plus de place pour toi dans la partie suivante.
problem-invalid-clock = Une table ouverte aux inconnus a besoin d’une pendule. Choisis un rythme.
problem-too-many-listed = Tu attends déjà à cinq tables ouvertes. Quittes-en une d’abord.
problem-not-asked = On ne te demande rien pour l’instant.
problem-not-over = La partie n’est pas encore finie.
problem-not-playing = La partie n’a pas commencé.
problem-not-waiting = La partie a déjà commencé.
problem-nothing-to-undo = Il n’y a rien à annuler dans ce tour.
problem-over = La partie est finie.
problem-undo-limit = Trop de coups ont été repris dans cette partie. Désormais, chaque coup compte.
problem-disk-full = Le disque de ce site est presque plein ; il n’accepte pas d’enregistrements pour le moment.
problem-busy = Le site est très sollicité. Réessaie dans un instant.
problem-slow = C’était trop long ; réessaie.
