# Walnut Grove : le matériel, les questions, les réponses, ce qui se passe, ce qui ne va pas, la table en texte.

## Le matériel

good = { $good ->
    [grain] grain
    [fish] poisson
    [dairy] laitage
    [wood] bois
    [stone] pierre
   *[other] { $good }
}
goods = { $good ->
    [grain] { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    }
    [fish] { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
    [dairy] { $count ->
        [one] { $count } laitage
       *[other] { $count } laitages
    }
    [wood] { $count } bois
    [stone] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
   *[other] { $count } { $good }
}
one-good = { $good ->
    [grain] un grain
    [fish] un poisson
    [dairy] un laitage
    [wood] un bois
    [stone] une pierre
   *[other] { $good }
}
one-good-first = { $good ->
    [grain] Un grain
    [fish] Un poisson
    [dairy] Un laitage
    [wood] Un bois
    [stone] Une pierre
   *[other] { $good }
}
landscape = { $good ->
    [grain] champ
    [fish] eau
    [dairy] pâturage
    [wood] forêt
    [stone] rocher
   *[other] { $good }
}
labourers-of = { $colour ->
    [yellow] { $count ->
        [one] { $count } travailleur jaune
       *[other] { $count } travailleurs jaunes
    }
    [blue] { $count ->
        [one] { $count } travailleur bleu
       *[other] { $count } travailleurs bleus
    }
    [white] { $count ->
        [one] { $count } travailleur blanc
       *[other] { $count } travailleurs blancs
    }
   *[other] { $count } { $colour }
}
coin = { $coin ->
    [copper] pièce de cuivre
    [silver] pièce d’argent
    [gold] pièce d’or
   *[other] { $coin }
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
coins-of = { $coin ->
    [copper] { $count ->
        [one] { $count } pièce de cuivre
       *[other] { $count } pièces de cuivre
    }
    [silver] { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
    [gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
   *[other] { $count } { $coin }
}
coins-known = { coins } ({ $kinds })
buildings-of = { $building ->
    [hut] { $count ->
        [one] { $count } cabane
       *[other] { $count } cabanes
    }
    [barn] { $count ->
        [one] { $count } grange
       *[other] { $count } granges
    }
   *[other] { $count } { $building }
}
improvement = { $improvement ->
    [tent] Tente
    [ladder] Échelle
    [safe] Coffre-fort
    [warehouse] Magasin
    [gateway] Passage
    [horses] Chevaux
    [fountain] Fontaine
   *[other] { $improvement }
}
improvement-points = { $improvement ->
    [tent] 2 points par amélioration, celle-ci comprise.
    [ladder] 1 point par cabane et par grange.
    [safe] 1 point par pièce, quelle que soit sa valeur.
    [warehouse] 1 point par marchandise dans la grange.
    [gateway] 1 point par tuile de la plus grande région.
    [horses] 1 point par enclos.
    [fountain] 1 point pour le fermier et pour chaque travailleur.
   *[other] { $improvement }
}
thing = { $thing ->
    [yellow] Travailleur jaune : récolte en été, mange du grain en hiver. 2 points.
    [blue] Travailleur bleu : récolte en été, mange du poisson en hiver. 2 points.
    [white] Travailleur blanc : récolte en été, mange du laitage en hiver. 2 points.
    [hut] Cabane : un toit pour un travailleur, qui se passe alors de feu de camp. 1 point.
    [barn] Grange : chaque case garde une marchandise ou une pièce. 1 point par grange.
    [wagon] Chariot et son feu de camp : un travailleur qui dort ici demande 1 bois en hiver.
    [farmhouse] Maison : la cabane du fermier.
    [waiting] Engagé ; rejoint la ferme après l’hiver.
    [help] Aide des voisins : −2 points, sauf si tu la rembourses avec 3 marchandises.
    [help-flipped] Aide des voisins qui ne peut plus être remboursée : −2 points chacune.
    [improvement] Place pour une amélioration.
   *[other] { $thing }
}
improvements-of = { $count ->
    [one] { improvement }
   *[other] { $count } × { improvement }
}
row = { $row ->
    [church] la rangée de départ devant l’église
    [town_hall] la rangée de départ devant la mairie
   *[other] { $row }
}
toll = { $toll ->
    [church_bazaar] Kermesse de l’église
    [town_hall] Mairie
   *[other] { $toll }
}
tolls = { $count ->
    [one] { $count } péage
   *[other] { $count } péages
}
house = { $house ->
    [post_office] Bureau de poste
    [lodge] Pavillon
    [store_north] Magasin général nord
    [carpenter] Menuiserie
    [svensons] Svenson’s
    [store_east] Magasin général est
    [church] Église
    [hotel] Hôtel
    [store_south] Magasin général sud
    [johansens_mill] Johansen’s
    [soebucks] Soebuck’s
    [saloon] Saloon
   *[other] { $title }
}
house-to = { $house ->
    [post_office] au bureau de poste
    [lodge] au pavillon
    [store_north] au magasin général nord
    [carpenter] à la menuiserie
    [svensons] chez Svenson’s
    [store_east] au magasin général est
    [church] à l’église
    [hotel] à l’hôtel
    [store_south] au magasin général sud
    [johansens_mill] chez Johansen’s
    [soebucks] chez Soebuck’s
    [saloon] au saloon
   *[other] à { $title }
}
house-does = { $trade ->
    [gift] Prendre deux marchandises au choix
    [labourers] Engager un travailleur
    [buildings] Construire une cabane ou une grange
    [improvements] Acheter une amélioration
    [store] Vendre des marchandises contre des pièces
   *[other] { $trade }
}
season = { $season ->
    [setup] Mise en place
    [year] Nouvelle année
    [spring] Printemps
    [summer] Été
    [fall] Automne
    [winter] Hiver
    [over] Fin
   *[other] { $season }
}
year-and-season = Année { $year }, { $season ->
    [setup] mise en place
    [year] nouveau disque
    [spring] printemps
    [summer] été
    [fall] automne
    [winter] hiver
    [over] fin
   *[other] { $season }
}
disc-spring = piocher { $draw }, garder { $keep }
disc-summer = { $good ->
    [grain] un grain de plus par champ travaillé
    [fish] un poisson de plus par étendue d’eau exploitée
    [dairy] un laitage de plus par pâturage travaillé
    [wood] un bois de plus par forêt exploitée
    [stone] une pierre de plus par rocher exploité
   *[other] { $good }
}
disc-fall = { $good ->
    [grain] une pièce de plus pour le grain
    [fish] une pièce de plus pour le poisson
    [dairy] une pièce de plus pour le laitage
    [wood] une pièce de plus pour le bois
    [stone] une pièce de plus pour la pierre
   *[other] { $good }
}
disc-hungry = { $colour ->
    [yellow] les travailleurs jaunes mangent double
    [blue] les travailleurs bleus mangent double
    [white] les travailleurs blancs mangent double
   *[other] { $colour }
}
disc-fires = { $count } bois contre le froid
disc-mild = un hiver doux
help-tiles = { $count ->
    [one] { $count } tuile d’aide
   *[other] { $count } tuiles d’aide
}
item-coin = pièce
spot-board = { $good ->
    [grain] le champ du plateau
    [fish] l’eau du plateau
    [dairy] le pâturage du plateau
    [wood] la forêt du plateau
    [stone] le rocher du plateau
   *[other] { $good }
}
spot-triangle = colonne { $col }, rang { $row }, { side }
from-board = { $good ->
    [grain] du champ du plateau
    [fish] de l’eau du plateau
    [dairy] du pâturage du plateau
    [wood] de la forêt du plateau
    [stone] du rocher du plateau
   *[other] { $good }
}
from-triangle = de la { spot-triangle }
cell = colonne { $col }, rang { $row }
side = { $side ->
    [n] nord
    [e] est
    [s] sud
    [w] ouest
   *[other] { $side }
}
corner = { $corner ->
    [NE] nord-est
    [SE] sud-est
    [SW] sud-ouest
    [NW] nord-ouest
   *[other] { $corner }
}
rotation = { $rotation ->
    [r0] sans rotation
    [r1] un quart de tour à droite
    [r2] un demi-tour
    [r3] un quart de tour à gauche
   *[other] { $rotation }
}
list-more = { $first } ; { $last }
seat-number = place { $seat }

## Les questions

ask-deal = Tirage en cours
ask-deal-help = On tire des tuiles, des disques ou des pièces ; la suite arrive tout de suite.
ask-start = Choisis ta rangée de départ
ask-start-help = La rangée de l’église joue en premier au premier automne ; ton chemin en ville part d’ici.
ask-keep = { $count ->
    [one] Choisis une tuile à garder
   *[other] Choisis la première des { $count } tuiles à garder
}
ask-keep-help = Tu l’ajoutes aussitôt à tes terres ; les tuiles que tu ne gardes pas retournent dans le sac.
ask-place = Pose la tuile { $tile }
ask-place-help = Elle doit toucher ton plateau ou l’une de tes tuiles. Paysages et clôtures n’ont pas à correspondre, mais une région plus grande rapporte plus.
ask-work = { $count ->
    [one] Envoie ta dernière figurine au travail
   *[other] Envoie { $count } figurines au travail
}
ask-work-help = Une figurine récolte une marchandise par tuile de sa région, et une de plus si c’est celle de l’été. Ce qui ne trouve pas d’entrepôt va à la grange.
ask-give-up = { $count ->
    [one] Grange trop pleine : abandonne 1 chose
   *[other] Grange trop pleine : abandonne { $count } choses
}
ask-give-up-help = Ta grange est trop pleine. Si tu abandonnes des pièces, celles qui valent le moins partent d’abord.
ask-move = Choisis un bâtiment en ville
ask-move-help = Avance dans le sens des aiguilles d’une montre jusqu’à un bâtiment qui a une place libre et utilise-le une fois. Passer devant la mairie ou la kermesse coûte chaque fois une pièce.
ask-toll = { $count ->
    [one] Paie le péage
   *[other] Paie { $count } péages
}
ask-toll-help = Un péage, c’est une pièce de n’importe quelle valeur. Tu peux prendre l’aide des voisins à la place ; elle coûte 2 points à la fin si tu ne la rembourses pas.
ask-toll-no-coins-help = Tu as fait appel aux voisins, leur aide couvre donc aussi ce péage.
ask-cost = Paie le coût : { $due }
ask-cost-help = Paie les marchandises de l’enseigne. Une pièce, quelle que soit sa valeur, remplace n’importe quelle marchandise.
ask-cost-coins-help = Tu as commencé à payer cette sorte en pièces, le reste se paie donc aussi en pièces.
ask-food = Hiver : paie { $due }
ask-food-help = Tes travailleurs ont faim. Paie la nourriture, ou une pièce par marchandise. Pour ce qui te manque, les voisins peuvent aider.
ask-heat = Hiver : paie { $due } pour les feux
ask-heat-help = Chaque feu du disque et chaque travailleur sans cabane demandent du bois. Paie en bois ou en pièces. Pour ce qui te manque, les voisins peuvent aider.
ask-winter-coins-help = Tu as commencé à payer cette sorte en pièces ; pour le reste, il faut des pièces ou l’aide des voisins.
ask-winter-help-help = Tu as fait appel aux voisins pour cette sorte, ils aident donc aussi pour le reste.
ask-take = { $count ->
    [one] Prends une marchandise
   *[other] Prends { $count } marchandises
}
ask-take-help = Les marchandises que tu veux ; elles vont dans ta grange.
ask-choose = Fais ton choix
ask-choose-help = C’est payé. Choisis parmi ce que le bâtiment propose encore.
ask-sell = { $count ->
    [0] Vends des marchandises
    [one] Vendre encore ? (1 pièce pour l’instant)
   *[other] Vendre encore ? ({ $count } pièces pour l’instant)
}
ask-sell-help = Tu peux vendre une marchandise de chaque sorte que le magasin achète. Chacune rapporte une pièce, celle de l’automne une de plus.
ask-draw = { $count ->
    [one] Tirage de 1 pièce
   *[other] Tirage de { $count } pièces
}
ask-draw-help = Les pièces viennent du sac ; toi seul vois leur valeur.
ask-settle = Rembourser l’aide des voisins ?
ask-settle-help = Trois marchandises te libèrent de ta tuile d’aide et de ses 2 points en moins. Sinon, continue.
ask-repay = { $count ->
    [one] Donne la dernière marchandise pour ta tuile d’aide
   *[other] Donne { $count } marchandises pour ta tuile d’aide
}
ask-repay-help = N’importe quelles marchandises ; les pièces ne comptent pas.

## Les réponses

action-start = { $row ->
    [church] Partir de la rangée devant l’église
    [town_hall] Partir de la rangée devant la mairie
   *[other] { $row }
}
action-keep = Garder la tuile { $tile }
action-place = La poser en { cell }, { rotation }
action-work-board = { $good ->
    [grain] Travailler le champ du plateau
    [fish] Pêcher dans l’eau du plateau
    [dairy] Travailler le pâturage du plateau
    [wood] Exploiter la forêt du plateau
    [stone] Exploiter le rocher du plateau
   *[other] { $good }
}
action-work-triangle = Travailler la terre en { spot-triangle }
action-give-up = Abandonner { one-good }
action-give-up-coin = Abandonner ta pièce de moindre valeur
action-move = Aller { house-to }
action-pass = Rester sur place et passer
action-pay = Payer { one-good }
action-pay-from = Payer { one-good } { $from }
action-pay-coin = Payer avec une pièce
action-take-help = Prendre l’aide des voisins (−2 points)
action-take = Prendre { one-good }
action-hire = { $colour ->
    [yellow] Engager un travailleur jaune
    [blue] Engager un travailleur bleu
    [white] Engager un travailleur blanc
   *[other] { $colour }
}
action-build = { $building ->
    [hut] Construire une cabane
    [barn] Construire une grange
   *[other] { $building }
}
action-buy = Acheter : { improvement }
action-sell = Vendre { one-good }
action-sell-from = Vendre { one-good } { $from }
action-repay = Rembourser l’aide des voisins avec 3 marchandises (+2 points)
action-done = Terminé
action-sell-done = { $count ->
    [0] Ne rien vendre
    [one] Arrêter la vente et piocher 1 pièce
   *[other] Arrêter la vente et piocher { $count } pièces
}
action-settle-done = Continuer
action-toll-coin = Payer le péage avec une pièce
action-coin-for = { $good ->
    [grain] Payer une pièce pour le grain
    [fish] Payer une pièce pour le poisson
    [dairy] Payer une pièce pour le laitage
    [wood] Payer une pièce pour le bois
    [stone] Payer une pièce pour la pierre
   *[other] { $good }
}
action-help-for = { $good ->
    [grain] Prendre l’aide des voisins pour le grain (−2 points)
    [fish] Prendre l’aide des voisins pour le poisson (−2 points)
    [dairy] Prendre l’aide des voisins pour le laitage (−2 points)
    [wood] Prendre l’aide des voisins pour le bois (−2 points)
    [stone] Prendre l’aide des voisins pour la pierre (−2 points)
   *[other] { $good }
}
action-give-back = Donner { one-good }
action-give-back-from = Donner { one-good } { $from }
action-board = Plateau { $board } pour la { seat-number }
action-disc = Retourner le disque { $disc }
action-stock = { $house-title } : { $piece }
action-first = La { seat-number } commence
action-tile = Tuile { $tile } pour la { seat-number }
action-coin = Une { coin } pour la { seat-number }

## Ce qui se passe

event-board-dealt = { $name } reçoit le plateau { $board }.
event-disc-turned = L’année { $year } commence avec le disque { $disc }.
event-stocked = { $house-title } : au choix { $pieces }.
event-first = { $name } choisit en premier une rangée de départ.
event-started = { $row ->
    [church] { $name } part de la rangée devant l’église.
    [town_hall] { $name } part de la rangée devant la mairie.
   *[other] { $name } : { $row }
}
event-season = { $season ->
    [spring] Le printemps commence.
    [summer] L’été commence.
    [fall] L’automne commence.
    [winter] L’hiver commence.
   *[other] { $season }
}
event-tiles-drawn = { $count ->
    [one] { $name } pioche la tuile { $tiles }.
   *[other] { $name } pioche les tuiles { $tiles }.
}
event-tile-placed = { $name } pose la tuile { $tile } en { cell }.
event-tiles-returned = { $count ->
    [one] { $count } tuile retourne dans le sac.
   *[other] { $count } tuiles retournent dans le sac.
}
event-harvested = { $name } récolte { $goods }.
event-harvested-split = { $name } récolte { $goods } ({ $stored } en entrepôt, { $carried } à la grange).
event-harvested-carried = { $name } récolte { $goods } (tout à la grange).
event-gave-up = { $name } abandonne { $things }, faute de place.
event-order = Ordre de cet automne : { $names }.
event-moved = { $name } va { house-to }.
event-passed = { $name } reste sur place et passe.
event-paid = { $name } paie { $things }.
event-took-help = { $count ->
    [one] { $name } prend l’aide des voisins.
   *[other] { $name } prend { $count } fois l’aide des voisins.
}
event-repaid = { $name } rembourse l’aide des voisins.
event-repaid-with = { $name } rembourse l’aide des voisins avec { $things }.
event-took = { $name } reçoit { $things } en cadeau.
event-hired = { $colour ->
    [yellow] { $name } engage un travailleur jaune.
    [blue] { $name } engage un travailleur bleu.
    [white] { $name } engage un travailleur blanc.
   *[other] { $name } : { $colour }
}
event-built = { $building ->
    [hut] { $name } construit une cabane.
    [barn] { $name } construit une grange.
   *[other] { $name } : { $building }
}
event-bought = { $name } achète une amélioration : { improvement }.
event-sold = { $name } vend { $things }.
event-sold-drawn = { $name } vend { $things } et pioche { $coins }.
event-drew-coins = { $name } pioche { $coins }.
event-joined = { $colour ->
    [yellow] { $name } accueille un travailleur jaune à la ferme.
    [blue] { $name } accueille un travailleur bleu à la ferme.
    [white] { $name } accueille un travailleur blanc à la ferme.
   *[other] { $name } : { $colour }
}
event-moved-in = { $name } rentre { $goods } à la grange pour le Magasin.

## Ce qui ne va pas

refusal-not-asked = Ce n’est pas ce qu’il faut décider maintenant.
refusal-not-there = Il n’en reste plus à piocher.
refusal-not-drawn = Tu n’as pas pioché la tuile { $tile }.
refusal-another-tile = Pose d’abord la tuile { $tile }.
refusal-cell-taken = Il y a déjà une tuile à cet endroit ({ cell }).
refusal-cell-apart = À cet endroit ({ cell }), la tuile ne toucherait ni ton plateau ni une autre tuile.
refusal-no-land = Il n’y a pas de terre à cet endroit : { $spot }.
refusal-area-named = Cette région porte le nom de sa première parcelle : { $spot }.
refusal-area-order = Les régions viennent dans l’ordre, et le tour de celle-ci est passé.
refusal-too-few-areas = Il ne resterait plus assez de régions pour tes autres figurines.
refusal-not-in-barn = Il n’y en a pas dans ta grange.
refusal-goods-order = L’ordre est grain, poisson, laitage, bois, pierre, puis pièces. Le tour de cet élément est passé.
refusal-too-few-after = Ce qui vient après dans l’ordre ne suffirait pas.
refusal-toll-point = On ne s’arrête pas à un péage.
refusal-house-full = { $house-title } : toutes les places sont prises.
refusal-nothing-to-offer = { $house-title } : il ne reste rien que tu puisses placer.
refusal-too-dear = { $count ->
    [one] { $house-title } : trop cher, il te manque { $count } marchandise ou pièce.
   *[other] { $house-title } : trop cher, il te manque { $count } marchandises ou pièces.
}
refusal-coins-needed = Tu as besoin de tes pièces pour le coût du bâtiment.
refusal-no-coin = Tu n’as pas de pièce.
refusal-paying-order = Pour chaque sorte, on paie d’abord en marchandises, puis en pièces ; l’aide vient en dernier.
refusal-coins-do-not-cover = { $good ->
    [grain] Tu as encore du grain ; les pièces ne le remplacent que si elles couvrent tout le grain encore dû.
    [fish] Tu as encore du poisson ; les pièces ne le remplacent que si elles couvrent tout le poisson encore dû.
    [dairy] Tu as encore du laitage ; les pièces ne le remplacent que si elles couvrent tout le laitage encore dû.
    [wood] Tu as encore du bois ; les pièces ne le remplacent que si elles couvrent tout le bois encore dû.
    [stone] Tu as encore de la pierre ; les pièces ne la remplacent que si elles couvrent toute la pierre encore due.
   *[other] { $good }
}
refusal-still-have = { $good ->
    [stone] Les voisins n’aident que pour ce qui manque, et tu as encore de la pierre.
   *[other] Les voisins n’aident que pour ce qui manque, et tu as encore du { good }.
}
refusal-no-help-for-costs = Les voisins n’aident pas pour le coût d’un bâtiment.
refusal-due-now = { $good ->
    [stone] C’est d’abord le tour de la pierre.
   *[other] C’est d’abord le tour du { good }.
}
refusal-no-good = Tu n’as pas de { good } à cet endroit.
refusal-barn-first = { $good ->
    [stone] Tant qu’il y a de la pierre dans la grange, on la prend là.
   *[other] Tant qu’il y a du { good } dans la grange, on le prend là.
}
refusal-not-on-offer = Ce n’est pas proposé ici.
refusal-no-wagon = Tu n’as pas de chariot pour un travailleur de plus.
refusal-no-hut-place = Tu n’as pas de place pour une cabane de plus.
refusal-no-barn-site = Tu n’as pas de place pour une grange de plus.
refusal-no-improvement-place = Tu n’as pas de place pour une amélioration de plus.
refusal-not-bought = Ce magasin n’achète pas de { good }.
refusal-nothing-to-repay = Tu n’as pas de tuile d’aide à rembourser.
refusal-too-few-goods = Rembourser une tuile d’aide coûte trois marchandises.
refusal-goods-needed = Tu as besoin de tes marchandises pour le coût du bâtiment.

## Les points

score-category = { $category ->
    [fenced_areas] Enclos
    [figures] Fermier et travailleurs
    [buildings] Cabanes et granges
    [coins] Pièces
    [improvements] Améliorations
    [help] Aide des voisins
    [total] Total
   *[other] { $category }
}
points-unknown = inconnu
solo-rank = { $rank ->
    [expert] Expert
    [experienced] Expérimenté
    [won] Gagné
    [lost] Perdu
   *[other] { $rank }
}
result-solo = { $rank ->
    [expert] { $name } gagne { with-points } : du grand art !
    [experienced] { $name } gagne { with-points } : on sent l’expérience.
    [won] { $name } gagne { with-points }. Bien joué !
    [lost] { $name } termine { with-points } ; il en fallait 25 pour gagner.
   *[other] { $name } : { points }
}

## Avant d’agir

way = coûte { $things }
way-free = ne coûte rien
area-grows = { $good ->
    [grain] Le champ passe de { $from } à { $to }.
    [fish] L’étendue d’eau passe de { $from } à { $to }.
    [dairy] Le pâturage passe de { $from } à { $to }.
    [wood] La forêt passe de { $from } à { $to }.
    [stone] Le rocher passe de { $from } à { $to }.
   *[other] { $good } : { $from } → { $to }
}
areas-join = { $good ->
    [grain] Des champs se rejoignent : taille { $to }.
    [fish] Des étendues d’eau se rejoignent : taille { $to }.
    [dairy] Des pâturages se rejoignent : taille { $to }.
    [wood] Des forêts se rejoignent : taille { $to }.
    [stone] Des rochers se rejoignent : taille { $to }.
   *[other] { $good } : { $to }
}
squares-gain = { $count ->
    [one] 1 entrepôt de plus.
   *[other] { $count } entrepôts de plus.
}
fence-closed = { $count ->
    [one] Ferme un enclos (+1 point).
   *[other] Ferme { $count } enclos (+{ $count } points).
}
fence-opened = { $count ->
    [one] Ouvre un enclos (−1 point).
   *[other] Ouvre { $count } enclos (−{ $count } points).
}
nothing-changes = Rien ne grandit, rien ne se ferme.
forecast-nothing = L’hiver qui vient ne coûte rien.
forecast-enough = L’hiver qui vient coûte { $due }. Tu as tout.
forecast-coins = { $count ->
    [one] L’hiver qui vient coûte { $due }. Il manque { $short } ; 1 pièce suffit.
   *[other] L’hiver qui vient coûte { $due }. Il manque { $short } ; { $count } pièces suffisent.
}
forecast-help = { $help ->
    [one] L’hiver qui vient coûte { $due }. Il manque { $short } ; { $coins ->
        [0] il te faut
       *[other] même avec toutes tes pièces, il te faut
    } 1 tuile d’aide (−2 points).
   *[other] L’hiver qui vient coûte { $due }. Il manque { $short } ; { $coins ->
        [0] il te faut
       *[other] même avec toutes tes pièces, il te faut
    } { $help } tuiles d’aide (−{ $points } points).
}

## La table en texte

text-year = Année et disque
text-town = Ville
text-score = Points pour l’instant
text-asked = À décider
text-farm = Ferme : { $name }
text-when = { year-and-season } (sur 8 années).
text-disc = Disque { $disc }.
text-disc-spring = Printemps : { $face }.
text-disc-summer = Été : { $face }.
text-disc-fall = Automne : { $face }.
text-disc-winter = Hiver : { $face }.
text-discs-left = Disques à venir : { $discs }.
text-no-disc = Le disque n’est pas encore retourné.
text-order = Ordre de cet automne : { $names }.
text-turn = C’est à { $name } de jouer.
text-bags = { $tiles ->
    [one] Dans les sacs : { $tiles } tuile et { coins }.
   *[other] Dans les sacs : { $tiles } tuiles et { coins }.
}
text-ring = La rue tourne dans le sens des aiguilles d’une montre ; après le dernier lieu revient le premier.
text-toll = { toll } : passer devant coûte une pièce ou une tuile d’aide.
text-house = { house } : { house-does }.
text-house-store = { house } : achète { $buys }.
text-house-cost = Coûte { $cost }.
text-house-stock = Au choix : { $stock }.
text-house-empty = Épuisé.
text-house-spot = Libre.
text-house-spots = { $count ->
    [one] { $count } place libre.
   *[other] { $count } places libres.
}
text-house-full = Aucune place libre.
text-house-who = Ici : { $names }.
text-row-who = { $row ->
    [church] Rangée de départ devant l’église : { $names }.
    [town_hall] Rangée de départ devant la mairie : { $names }.
   *[other] { $row } : { $names }
}
text-board = Plateau de gauche à droite : { $parts }.
text-fence = clôture
text-board-land = colonne { $col } { $land }
text-land = { $count ->
    [0] { landscape }
    [one] { landscape } avec 1 entrepôt
   *[other] { landscape } avec { $count } entrepôts
}
text-tile = Tuile { $tile } en { cell } : { $parts }.
text-tile-side = { $side ->
    [n] { $land } au nord
    [e] { $land } à l’est
    [s] { $land } au sud
    [w] { $land } à l’ouest
   *[other] { $land } ({ $side })
}
text-tile-fences = clôtures { $corners }
text-tile-no-fences = pas de clôture
text-tile-face = Tuile { $tile } : { $parts }.
text-no-tiles = Aucune tuile posée pour l’instant.
text-area = { $good ->
    [grain] Champ
    [fish] Eau
    [dairy] Pâturage
    [wood] Forêt
    [stone] Rocher
   *[other] { $good }
} ({ $spot }) : taille { $size }, { $squares ->
    [0] pas d’entrepôt
    [one] { $goods } sur 1 entrepôt rempli
   *[other] { $goods } sur { $squares } entrepôts remplis
}
text-area-worked = { $area }, on y travaille.
text-area-idle = { $area }.
text-fenced = { $count ->
    [0] Aucun enclos.
    [one] { $count } enclos.
   *[other] { $count } enclos.
}
text-fenced-land = Enclos { $number } : { $spots }.
text-hand = Tuiles en main : { $tiles }.
text-barn = Grange, { $used } sur { $spaces } espaces occupés : { $things }.
text-people = Fermier et { $labourers }.
text-people-alone = Le fermier seul.
text-hired = { $colour ->
    [yellow] Engagé : un travailleur jaune, qui arrive après l’hiver.
    [blue] Engagé : un travailleur bleu, qui arrive après l’hiver.
    [white] Engagé : un travailleur blanc, qui arrive après l’hiver.
   *[other] { $colour }
}
text-homes = { $wagons } chariots ; construit : { $huts } et { $barns } ; { $campfires ->
    [one] { $campfires } travailleur au feu de camp
   *[other] { $campfires } travailleurs au feu de camp
}.
text-improvements = Améliorations : { $improvements }.
text-no-improvements = Aucune amélioration.
text-help = Tuiles d’aide : { $count } ; { $repayable ->
    [0] aucune n’est remboursable
   *[other] une est remboursable
}.
text-no-help = Aucune aide des voisins.
text-pawn-outside = Le pion n’est pas encore en ville.
text-pawn-row = { $row ->
    [church] Le pion est dans la rangée de départ devant l’église, place { $place }.
    [town_hall] Le pion est dans la rangée de départ devant la mairie, place { $place }.
   *[other] { $row }, { $place }
}
text-pawn-house = Le pion est ici : { house }.
text-points = { $name } : { $parts }.
text-points-part = { score-category } { $shown }
refusal-wrong-number = Choisis-en exactement { $count }.
text-ask-then = { $name } : { $title } (ensuite : { $then })
year-number = Année { $year }

# Under drawings with letters.
told-signs = ■ une marchandise, □ une case libre ; ▀▄ et ▌ des clôtures
