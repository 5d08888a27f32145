#!/usr/bin/env python3
"""An example of a player outside Homestead, in plain Python; docs/protocol.md tells the rest.

    homestead sim --players ./examples/mybot.py,random --games 20
"""
import json
import random
import sys

chance = random.Random(1)  # a fixed seed, so that a game can be repeated


def lacking(me, good):
    """How many goods of a kind winter will ask beyond what we have and what this summer brings."""
    areas = [area for area in me["areas"] if area["good"] == good]
    coming = sum(area["goods"] + (area["size"] if area["worked"] else 0) for area in areas)
    return me["winter_due"][good] - me["barn"]["goods"][good] - coming


def rate(action, me):
    """How much we like an action; among equals chance decides."""
    word, *what = action.split()
    if word == "work":  # where it brings most of what winter asks
        area = next(area for area in me["areas"] if area["name"] == what[0])
        return min(area["size"], lacking(me, area["good"]))
    if word in ("take", "sell") and what != ["help"]:  # take what we lack, sell what we do not
        return lacking(me, what[0]) if word == "take" else -lacking(me, what[0])
    if word == "move":  # two goods for nothing
        return 1 if what[0] in ("post_office", "church") else 0
    return {"pay": 1, "repay": -1}.get(word, 0)  # rather pay than take help; keep goods for winter


def decide(question):
    me = question["view"]["players"][question["seat"] - 1]
    rated = [(rate(action, me), action) for action in question["legal"]]
    best = max(rate for rate, _ in rated)
    return chance.choice([action for rate, action in rated if rate == best])


def say(answer):
    print(json.dumps(answer), flush=True)  # one line, and at once


for line in sys.stdin:  # ends when Homestead closes the pipe
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "mybot"})
    elif message["type"] == "decide":
        say({"type": "act", "id": message["id"], "action": decide(message)})
