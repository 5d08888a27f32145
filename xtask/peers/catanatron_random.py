"""Four random players play Catan on catanatron for about ten seconds; prints the speed as JSON.

Every action a player takes is one decision, also where the rules leave only one (rolling the dice,
ending a turn with nothing to build). Those with more than one answer are also counted as choices.
"""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer

SECONDS = 10
SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

choices = 0


def decide(_player, _game, actions):
    """What catanatron's own RandomPlayer does, and a count."""
    global choices
    choices += len(actions) > 1
    return actions[random.randrange(0, len(actions))]


def play():
    """One game to its end; how many actions its players took."""
    game = Game([RandomPlayer(colour) for colour in SEATS])
    game.play(decide_fn=decide)
    return len(game.state.actions)


play()  # The first game pays for building the map's tables.

choices = decisions = games = 0
start = time.perf_counter()
while time.perf_counter() - start < SECONDS:
    decisions += play()
    games += 1
elapsed = time.perf_counter() - start

print(
    json.dumps(
        {
            "decisions_per_second": decisions / elapsed,
            "choices_per_second": choices / elapsed,
            "games_per_second": games / elapsed,
        }
    )
)
