# The frame of tutorials.
learn = Spielen lernen
learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-shown = So geht es:
learn-do-it = Mach es für mich
learn-legal-but-not = Das wäre erlaubt. Hier geht es aber um etwas anderes:
