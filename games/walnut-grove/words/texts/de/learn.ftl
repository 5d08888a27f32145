# Die Anleitung zum Mitspielen: ein erstes Jahr.
learn-introduction = Ein Jahr auf deiner Farm, vom Frühling bis zum Winter. Es dauert etwa fünf Minuten, und du kannst nichts falsch machen.

learn-farm-title = Deine Farm
learn-farm-text = Oben liegen fünf Landschaften, eine für jede Ware: Weide, Felsen, Feld, Wasser und Wald. Darunter siehst du die Scheune mit zwei Münzen und die Planwagen. Zwei Leute wohnen hier: dein Farmer in Schwarz und ein blauer Knecht. Auch das Holz im Wald gehört dir.
learn-farm-aim = Sieh dich um.
learn-farm-well-done = Mehr hast du am Anfang nicht. Machen wir etwas daraus.

learn-disc-title = Was das Jahr bringt
learn-disc-text = Die Jahresscheibe erzählt von allen vier Jahreszeiten. Frühling: drei Plättchen ziehen, eines behalten. Sommer: Wer Getreide erntet, bekommt eines mehr. Herbst: Milchprodukte verkaufen sich am besten. Winter: Ein Feuer braucht Holz, und niemand isst doppelt.
learn-disc-aim = Lies die Jahresscheibe.
learn-disc-well-done = Ein gutes Jahr für Getreide also.

learn-keep-title = Frühling: Land aussuchen
learn-keep-text = Du hast drei Plättchen gezogen und darfst eines behalten. Nur eines davon zeigt ein Feld, und Getreide können wir brauchen. Außerdem liegt dieses Feld zwischen zwei Zäunen.
learn-keep-aim = Behalte das Plättchen mit dem Feld.
learn-keep-well-done = Die anderen beiden kommen zurück in den Beutel.

learn-tile-title = Frühling: Ein Gebiet wächst
learn-tile-text = Gleiche Landschaften, die sich berühren, bilden ein Gebiet. Lege das Plättchen über dein Feld und drehe es so, dass sein Feld nach unten zeigt: Aus zwei Feldern wird ein Gebiet der Größe 2. Die Zäune von Plättchen und Brett schließen sich darum, und ein eingezäuntes Gebiet ist einen Punkt wert.
learn-tile-aim = Lege das Plättchen über dein Feld, Feld an Feld.
learn-tile-well-done = Ein Gebiet der Größe 2, ringsum eingezäunt: dein erster neuer Punkt.

learn-work-title = Sommer: Alle arbeiten
learn-work-text = Jede Figur arbeitet in einem eigenen Gebiet und bringt so viele Waren ein, wie das Gebiet groß ist. Das Feld hat Größe 2, und Getreide ist die Sommerware: macht 3. Denk auch an den Winter: Du wirst zwei Holz brauchen und hast erst eines.
learn-work-aim = Schick eine Figur aufs Feld und eine in den Wald auf deinem Brett.
learn-work-well-done = Drei Getreide und ein Holz. Eine schöne Ernte!

learn-barn-title = Lagerplätze und Scheune
learn-barn-text = Die Ernte bleibt auf den Lagerplätzen ihres Gebiets, solange dort Platz ist. Das Holz hat einen gefunden. Das Feld hat nur einen Lagerplatz: Ein Getreide liegt dort, zwei sind in der Scheune. Mit deinen zwei Münzen ist sie jetzt voll. Wäre es mehr gewesen, hättest du auf etwas verzichten müssen.
learn-barn-aim = Sieh nach, wo deine Waren liegen.
learn-barn-well-done = Nun machen wir aus Getreide eine helfende Hand.

learn-town-title = Herbst: Ab in die Stadt
learn-town-text = Im Herbst gehst du im Uhrzeigersinn zu einem Gebäude und nutzt es. Dein Spielstein steht vor der Kirche. In der Lodge kannst du für zwei Getreide einen Knecht anheuern. Der Weg dorthin führt am Rathaus vorbei, und das kostet eine Münze Wegzoll.
learn-town-aim = Geh zur Lodge.
learn-town-well-done = Los geht’s. Aber zuerst kommst du am Rathaus vorbei.

learn-toll-title = Der Wegzoll
learn-toll-text = Wer am Rathaus oder am Kirchenbasar vorbeigeht, zahlt eine Münze oder nimmt ein Nachbarschaftshilfe-Plättchen. Das kostet am Ende 2 Punkte, wenn du es nicht mit drei Waren zurückzahlst. Deine Münzen sind aus Kupfer und bringen keine Punkte: gerade richtig für den Wegzoll.
learn-toll-aim = Zahle den Wegzoll mit einer Münze.
learn-toll-well-done = Eine Münze hast du noch. Pass gut auf sie auf.

learn-cost-title = Was es kostet
learn-cost-text = Die Lodge kostet zwei Getreide. Das erste ist schon bezahlt, denn für beide hätte deine einzige Münze nicht gereicht. Für das zweite kannst du Getreide oder eine Münze geben: Eine Münze ersetzt jede Ware. Aber der Winter ist nah, und du hast keinen Fisch für deinen Knecht. Behalte die Münze lieber.
learn-cost-aim = Bezahle mit Getreide.
learn-cost-well-done = Bezahlt. Und auf dem Feld liegt sogar noch ein Getreide.

learn-hire-title = Ein neuer Knecht
learn-hire-text = Zwei warten hier: ein blauer, der Fisch isst, und ein weißer, der Milchprodukte isst. Fisch brauchst du schon jeden Winter, da tut dir eine andere Farbe gut. Der Neue kommt nach dem Winter zu dir und braucht bis dahin nichts.
learn-hire-aim = Heuere den weißen Knecht an.
learn-hire-well-done = Willkommen! Jede Figur ist außerdem 2 Punkte wert.

learn-winter-title = Winter: Essen und Wärme
learn-winter-text = Dein blauer Knecht möchte einen Fisch, und du hast keinen. Zahl stattdessen eine Münze, oder lass dir von den Nachbarn helfen; doch Hilfe kostet Punkte. Danach ist Holz fällig: eines für das Feuer auf der Jahresscheibe, eines für das Lagerfeuer deines Knechts, der noch keine Hütte hat. Beides hast du.
learn-winter-aim = Zahle mit deiner Münze für den Fisch.
learn-winter-well-done = Alle sind satt und haben es warm. Das Holz wurde bezahlt, ohne dich zu fragen: Wo es nur eine Möglichkeit gibt, geht das Spiel von selbst weiter.

learn-year-title = Ein neues Jahr
learn-year-text = Dein weißer Knecht ist da, die nächste Jahresscheibe liegt aus, und neue Plättchen warten. Angefangen hast du mit 6 Punkten, jetzt sind es 9: einer mehr für das eingezäunte Gebiet, zwei mehr für den Knecht. Sieben Jahre kommen noch. Spielst du allein, gewinnst du mit 25 Punkten.
learn-year-aim = Sieh dir deine Punkte an.
learn-year-well-done = Jetzt weißt du, wie ein Jahr abläuft. Den Rest lernst du beim Spielen!
