#!/usr/bin/env python3
"""An example of a player outside Homestead; docs/protocol.md tells the rest.

    homestead sim --players ./examples/mybot.py,farmhand --games 20
"""
import json
import random
import sys

chance = random.Random(1)  # a fixed seed, so that a game can be repeated


def rate(action, view, seat):
    """How much we like an action: 3 is great, 0 is a last resort."""
    me = view["players"][seat - 1]
    words = action.split()
    if words[0] in ("hire", "build", "buy"):
        return 3
    if words[0] == "work":  # what winter will ask for is the best harvest
        area = next(area for area in me["areas"] if area["name"] == words[1])
        return 2 if me["winter_due"][area["good"]] > me["barn"]["goods"][area["good"]] else 1
    return 0 if action in ("pass", "take help", "give up coin") else 1


def decide(message):
    rated = [(rate(action, message["view"], message["seat"]), action) for action in message["legal"]]
    best = max(rated)[0]
    return chance.choice([action for worth, action in rated if worth == best])


def say(message):
    print(json.dumps(message), flush=True)  # one line, and at once


for line in sys.stdin:  # ends when Homestead closes the pipe
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "mybot"})
    elif message["type"] == "decide":
        say({"type": "act", "id": message["id"], "action": decide(message)})
