# Les pages : tout ce qui entoure le jeu.
skip-to-content = Aller au contenu
nav-label = Site
nav-learn = Apprendre
nav-rules = Règles
nav-account = Compte
nav-settings = Réglages
theme-auto = système
theme-light = clair
theme-dark = sombre
theme-label = Thème : { $theme }
foot-text = Homestead est la maison des jeux de société fermiers. Gratuit et sans publicité.
foot-api = Documentation de l’API
my-games = Mes parties
play-bots = Contre des bots
play-bots-text = Les bots n’en voient pas plus que toi.
how-strong = Niveau
how-many-players = Joueurs, toi compris
how-many-people = Joueurs humains
play = Jouer
play-alone = Jouer seul
play-solo = Seul
play-friends = Entre amis
play-friends-text = Envoie un lien à chacun. Pas besoin de compte.
play-hot-seat = Sur un seul écran
play-hot-seat-text = Faites passer l’appareil.
bots-besides = Plus des bots
pace = Cadence
clock-none = sans limite
clock-live = en direct : 15 min chacun + 15 s par tour
clock-slow = par correspondance : 3 jours par tour
listed = Publique : tout le monde peut jouer et regarder
invite = Créer une table
open-tables = Tables ouvertes
watch-now = Parties en cours
recent-games = Parties récentes
rules-offer = Lire les règles
record-offer = Ouvrir une partie enregistrée
waits-for-players = en attente de joueurs
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
your-turn-notice = C’est ton tour à { $game }.
connection-lost = Connexion perdue. Nouvel essai…
table = Table
jump-label = Sections de la table
jump-turn = Tour
log = Journal
log-earlier = Plus tôt
chat = Chat
scores = Points
points-so-far = Points jusqu’ici
close = Fermer
seat-open = place libre
thinks = réfléchit…
left = a quitté la partie
stand-in = un bot le remplace
away = absent
vote-out = Voter le remplacement
vote-later = remplaçable dans
vote-cast = tu as voté
vote-help = Si tous les autres joueurs présents sont d’accord, un bot prend cette place définitivement.
say = Envoyer
say-label = Message à toute la table
say-placeholder = Écrire un message…
chat-mute = Masquer les messages de { $name }
chat-unmute = Afficher les messages de { $name }
menu = Menu
mode-text = Vue texte
mode-picture = Vue image
confirm-on = Activer la confirmation des coups
confirm-off = Désactiver la confirmation des coups
notify-me = Me prévenir quand c’est à moi
look-back = Revoir la partie
watch-link = Lien pour les spectateurs
resign = Quitter la partie
resign-sure = Quitter définitivement la partie ? Un bot prendra ta place.
fair-deal = Empreinte du tirage (pour vérification) :
since-your-move = { $count ->
    [one] 1 événement depuis ton dernier coup
   *[other] { $count } événements depuis ton dernier coup
}
watch-it = Revoir
you-watch = Tu regardes.
ready-revocable = Tu as terminé. Tu peux encore annuler tant que tout le monde n’a pas fini.
read-rule = Lire la règle
undo = Annuler
restart-turn = Recommencer le tour
hint = Conseil
rematch = Rejouer
to-rematch = Aller à la revanche
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
download-record = Télécharger l’enregistrement
home = Accueil
table-closed = Cette table a été fermée.
table-frozen-title = Partie en suspens
table-frozen = Cette partie a commencé avec la version { $rules } des règles ; cette version de Homestead ne peut pas la poursuivre. Rien n’en est perdu.
table-frozen-game = C’est une partie de « { $game } » ; cette version de Homestead ne peut pas la poursuivre. Rien n’en est perdu.
waiting-room = En attente de joueurs
waiting-help = Envoie les liens à tes amis. La partie commence quand toutes les places sont prises.
waiting-join-help = Prends une place libre pour jouer.
waiting-others = La partie commence quand toutes les places sont prises.
you = toi
invitation-link = Invitation
copy = Copier
sit-down = S’asseoir
close-table = Fermer la table
leave-table = Quitter la table
start-with-bots = Commencer avec des bots
remove = Exclure
remove-sure = Exclure { $name } de cette table ? Cette personne ne pourra plus y prendre place.
rules-search = Chercher dans les règles
search = Chercher
contents = Sommaire
confirm-final = Ce coup ne pourra pas être annulé.
confirm = Confirmer
back = Retour
hint-title = Le bot Pionnier propose :
hint-points = score attendu : { $points }
not-found-title = Page introuvable
not-found-text = Cette page n’existe pas, ou tu n’y as pas accès.
problem-title = Ça n’a pas marché
problem-stale = La partie a avancé entre-temps. Voici la position actuelle.
guest-name = Invité { $number }
problem-changed = La table a changé entre-temps. Regarde de nouveau.
problem-closed = Cette table a été fermée.
problem-no-hint = Le bot n’a rien à proposer ici.
problem-not-absent = On ne peut remplacer qu’un joueur absent depuis un moment.
problem-answer-first = La table t’attend aussi : joue d’abord ton coup.
problem-frozen = Cette version de Homestead ne peut pas poursuivre la partie.
problem-seated = Tu as déjà une place à cette table.
problem-removed = L’hôte t’a exclu de cette table.
problem-not-seated = Il n’y a pas d’autre joueur à cette place.
problem-no-offer = Cette proposition n’est plus valable.
problem-no-seat = Il n’y a plus de place pour toi dans la revanche.
problem-invalid-clock = Une table publique a besoin d’une cadence. Choisis-en une.
problem-too-many-listed = Tu attends déjà à cinq tables publiques. Quittes-en une d’abord.
problem-not-asked = Tu n’as rien à décider pour l’instant.
problem-not-over = La partie n’est pas encore terminée.
problem-not-playing = La partie n’a pas encore commencé.
problem-not-waiting = La partie a déjà commencé.
problem-nothing-to-undo = Il n’y a rien à annuler dans ce tour.
problem-over = La partie est terminée.
problem-undo-limit = Trop de coups ont été annulés dans cette partie. Désormais, les coups sont définitifs.
problem-disk-full = Le disque de ce site est presque plein ; il n’accepte pas d’enregistrements pour le moment.
problem-busy = Le site est surchargé. Réessaie dans un instant.
problem-slow = Cela a pris trop de temps. Réessaie.

# The first page, and what a game says better itself.
site-description = Jouer à des jeux de société fermiers dans le navigateur : seul, contre de bons bots ou entre amis.
lobby-title = Quelle ferme aujourd’hui ?
lobby-games = Jeux
lobby-players = de { $least } à { $most } joueurs
choose-game = Choisis un jeu.
play-solo-text = Joue seul et dépasse ton record.
learn-offer = Apprendre à jouer
