# Revoir des parties, les analyser, apporter des enregistrements.
study-title = Relecture
study-step = Action { $action } sur { $last }
study-before = Avant la première action
study-said = { $name } : { $action }
study-undone = { $name } reprend son dernier coup.
study-steps = Navigation
study-previous = Précédent
study-next = Suivant
study-play = Lecture
study-pause = Pause
study-scrub = Action
study-go = Aller
study-keys = Touches : ← → un pas, avec Maj une saison ; Début et Fin ; Espace pour lancer la lecture.
study-eyes = Vue
study-eyes-all = tous les joueurs
study-eyes-public = spectateur
study-to-table = Retour à la table
study-share = Image
study-analysis = Analyse
study-analysis-text = Le bot Pionnier évalue chaque décision de la partie. Cela prend quelques minutes ; ensuite, tous ceux qui peuvent voir la partie peuvent voir l’analyse.
study-analysing = Le bot Pionnier réfléchit : { $done } décisions sur { $of }
study-look-again = Actualiser
study-curve = Score final attendu
study-curve-text = Score final attendu au fil de la partie : { $seats }
study-curve-seat = { $name } de { $from } à { $to }
study-mistakes = Erreurs
study-no-mistakes = Aucune décision n’a coûté 0,7 point ou plus. Bien joué !
study-mistake = { $when } : { $name } – { $played } au lieu de { $best } a coûté { $points } points
study-quoted = « { $text } »
study-here = Possibilités pour { $name }
study-here-note = Score final attendu, selon le bot Pionnier.
study-played = joué
study-fine = meilleur choix
study-lost = { $points } points perdus
record-title = Ouvrir une partie enregistrée
record-text = Colle un enregistrement ou choisis un fichier (.hgr). Tu pourras alors revoir la partie pas à pas et la faire analyser. Toute personne ayant le lien pourra la voir.
record-field = Enregistrement
record-file = Fichier
record-open = Ouvrir
record-bad = Cet enregistrement contient une erreur
record-mine = Tes parties importées
record-help = Un enregistrement se compose d’un en-tête, d’une ligne vide et d’une ligne par action. Celui de chaque partie terminée sur ce site peut être téléchargé.

# Une partie enregistrée, racontée.
told-sample = { $game }, joué par { $names } (graine { $seed })
told-record = { $game }, édition { $edition }, règles { $rules }
told-date = Joué le { $date }
told-size = { $names } ; { $actions } actions
told-may-answer = { $name } peut répondre (décision { $decision })
told-may-be-dealt = Ce qui peut être tiré (décision { $decision })
told-not-over = La partie n’est pas terminée.
told-header-differs = L’en-tête dit autre chose : « Result: { $result } »
told-analysis = { $bot } analyse { $file }
told-decisions = { $name } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, { $best } aussi bonnes que la meilleure, { $mistakes } qui ont coûté { $from } point ou plus ; { $lost } points perdus en tout
