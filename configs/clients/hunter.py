#!/usr/bin/env python3
"""A small Tank Wars client that uses nothing but the network protocol.

Each idle unit shoots the nearest enemy it can reach, else walks to the nearest
base it does not own. Start it against a server of your own,

    ./warlab serve --players remote,tactician
    python3 configs/clients/hunter.py 127.0.0.1 1234

or let an experiment start it:

    players:
      mine: { search: program, protocol: tank-wars, command: "python3 configs/clients/hunter.py {host} {port}" }
"""

import json
import socket
import sys
import time

BASE = 66


class Server:
    """One connection: a line out, a line back."""

    def __init__(self, host, port):
        self.stream = socket.create_connection((host, port)).makefile("rw", newline="\n")

    def ask(self, line):
        """The answer to a line; an empty text when the match is over."""
        try:
            self.stream.write(line + "\n")
            self.stream.flush()
            return self.stream.readline().rstrip("\r\n")
        except OSError:
            return ""


def distance(a, b):
    """Steps between two tiles; odd rows are shifted half a tile to the right."""
    dq = (a[0] - a[1] // 2) - (b[0] - b[1] // 2)
    dr = a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def nearest(place, places):
    return min(places, key=lambda other: (distance(place, other), other), default=None)


class Battlefield:
    """What one STATUS shows."""

    def __init__(self, world, me):
        self.iteration = world["Iteration"]
        self.idle = []  # (place, unit) of own units without an order
        self.taken = set()  # where own units are or go: not to be shot at
        self.enemies = set()
        self.goals = set()  # bases to take
        for column in world["Tiles"]:
            for tile in column:
                self.look(tile, me)
        self.goals -= self.taken

    def look(self, tile, me):
        place = (tile["XCol"], tile["YRow"])
        unit = tile["Unit"]
        if tile["Type"] == BASE and tile["Owner"] != me:
            self.goals.add(place)
        if unit is None:
            return
        activity = unit["Activity"]
        if unit["Player"] != me:
            self.enemies.add(place)
            return
        self.taken.add(place)
        if activity is None:
            self.idle.append((place, unit))
        elif activity["Name"] == "MOVE":
            self.taken.add(tuple(activity["To"]))

    def order(self, place, unit):
        """The order for an idle unit, or None to wait."""
        targets = [
            enemy
            for enemy in self.enemies - self.taken
            if distance(place, enemy) <= unit["FireRange"]
        ]
        if targets and unit["Ammunition"] >= 1:
            return "FIRE", nearest(place, targets)
        goal = nearest(place, self.goals or self.enemies)
        return None if goal is None or goal == place else ("MOVE", goal)


def play(server):
    me = int(server.ask("PLAYER"))
    seen = None
    while True:
        status = server.ask("STATUS")
        if not status:
            return
        field = Battlefield(json.loads(status), me)
        if field.iteration == seen:
            time.sleep(0.1)  # a server in real time: nothing has happened yet
            continue
        seen = field.iteration
        for place, unit in field.idle:
            order = field.order(place, unit)
            if order is not None:
                server.ask("%s %d %d %d %d" % (order[0], *place, *order[1]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: hunter.py HOST PORT")
    try:
        play(Server(sys.argv[1], int(sys.argv[2])))
    except ConnectionRefusedError:
        sys.exit("hunter.py: nobody listens on %s port %s" % (sys.argv[1], sys.argv[2]))
