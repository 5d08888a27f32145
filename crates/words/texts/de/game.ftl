# Walnut Grove: goods, buildings, seasons, questions, answers, events, refusals.
