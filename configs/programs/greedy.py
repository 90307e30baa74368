#!/usr/bin/env python3
"""Plays AI Wargame and Grid Conflict over UGI: the move after which it counts most.

It keeps the game itself, from the moves it is told, and plays exactly as Warlab's own
greedy:heuristic=e2,ties=first does, and greedy:heuristic=sum,ties=first in Grid Conflict.
Plain Python 3 without packages.
"""
import copy
import re
import sys

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
WIN = 10**9
OPTIONS = {"Game": "ai-wargame", "Seed": "0", "Cap": "100", "RoundLimit": "10"}


class Wargame:
    START = "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0"
    WORTH = dict(A=10, V=3, T=3, F=1, P=1)
    DAMAGE = dict(A="33313", V="91616", T="16111", F="11111", P="33313")
    REPAIR = dict(A="01100", V="00000", T="30033", F="00000", P="00000")

    def __init__(self, text):
        rows, self.side, played, cap = (text.split() + [OPTIONS["Cap"]])[:4]
        self.played = int(played)
        self.cap = WIN if cap == "-" else int(cap)
        cells = re.findall(r"\.|[ad][AVTFP]\d", rows)
        self.units = {i: (u[0], u[1], int(u[2])) for i, u in enumerate(cells) if u != "."}

    @staticmethod
    def amount(table, source, target):
        return int(table[source[1]]["AVTFP".index(target[1])])

    def moves(self):
        for source, unit in sorted(self.units.items()):
            if unit[0] == self.side:
                for target in self.targets(source, unit):
                    yield "".join(ROWS[cell // 5] + str(cell % 5) for cell in (source, target))

    def targets(self, source, unit):
        side, kind, _ = unit
        beside = [c for c in (source - 5, source - 1, source, source + 1, source + 5)
                  if 0 <= c < 25 and (c % 5 == source % 5 or c // 5 == source // 5)]
        held = kind in "AFP" and any(self.units.get(c, unit)[0] != side for c in beside)
        forward = (source - 5, source - 1) if side == "a" else (source + 1, source + 5)
        for target in beside:
            other = self.units.get(target)
            if target == source:
                yield target
            elif other is None:
                if kind in "VT" or not held and target in forward:
                    yield target
            elif other[0] != side or other[2] < 9 and self.amount(self.REPAIR, unit, other):
                yield target

    def play(self, move):
        source, target = (ROWS.index(move[i]) * 5 + int(move[i + 1]) for i in (0, 2))
        unit, other = self.units[source], self.units.get(target)
        if source == target:
            for cell in range(25):
                if max(abs(cell // 5 - source // 5), abs(cell % 5 - source % 5)) <= 1:
                    self.hurt(cell, 9 if cell == source else 2)
        elif other is None:
            self.units[target] = self.units.pop(source)
        elif other[0] == unit[0]:
            self.hurt(target, -self.amount(self.REPAIR, unit, other))
        else:
            self.hurt(source, self.amount(self.DAMAGE, other, unit))
            self.hurt(target, self.amount(self.DAMAGE, unit, other))
        self.side = "d" if self.side == "a" else "a"
        self.played += 1

    def twin(self):
        twin = copy.copy(self)
        twin.units = dict(self.units)
        return twin

    def hurt(self, cell, points):
        side, kind, health = self.units.pop(cell, ("", "", 0))
        if health > points and side:
            self.units[cell] = (side, kind, min(9, health - points))

    def winner(self):
        ais = [side for side, kind, _ in self.units.values() if kind == "A"]
        if len(ais) == 1:
            return ais[0]
        return "d" if not ais or self.played >= self.cap else None

    def value(self, me):
        return sum((1 if side == me else -1) * self.WORTH[kind] * (100 + health)
                   for side, kind, health in self.units.values())


class GridConflict:
    START = ("7 7 A; 100 40 0 8 20; 100 40 0 20 20; 4; 20 0 0 0; 20 0 0 0; 0 10 0 -4; 0 10 0 -4;"
             "A A4 B G4 o0 C1 o1 E7 o2 C6 o3 E2 m B6 m D3 m D5 m F2")
    ATTACK_COST = 10
    MONSTER_PRIZE = 10

    def __init__(self, text):
        parts = [part.split() for part in text.split(";")]
        self.height, self.width, self.side = int(parts[0][0]), int(parts[0][1]), parts[0][2]
        # H, A, D, the stamina left, S
        self.fighters = {name: list(map(int, parts[i])) for i, name in ((1, "A"), (2, "B"))}
        count = int(parts[3][0])
        items = [list(map(int, part)) for part in parts[4:4 + count]]
        board = parts[4 + count]
        self.cells, self.items, self.monsters = {}, {}, set()
        for name, cell in zip(board[::2], board[1::2]):
            place = self.cell(cell)
            if name == "m":
                self.monsters.add(place)
            elif name[0] == "o":
                self.items[place] = items[int(name[1:])]
            else:
                self.cells[name] = place
        counters = (parts[5 + count:] or [["rounds", "0/" + OPTIONS["RoundLimit"]]])[0]
        self.rounds, self.limit = map(int, counters[1].split("/"))

    def twin(self):
        twin = copy.copy(self)
        twin.fighters = {name: list(stats) for name, stats in self.fighters.items()}
        twin.cells, twin.items, twin.monsters = map(copy.copy, (self.cells, self.items, self.monsters))
        return twin

    @staticmethod
    def cell(name):
        return ROWS.index(name[0]), int(name[1:])

    def moves(self):
        (row, column), stamina = self.cells[self.side], self.fighters[self.side][3]
        foes = self.monsters | {self.cells[self.other()]}
        if stamina >= self.ATTACK_COST:
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
                if (row + down, column + right) in foes:
                    yield "a" + ROWS[row + down] + str(column + right)
        for r in range(self.height):
            for c in range(1, self.width + 1):
                if 0 < abs(r - row) + abs(c - column) <= stamina and (r, c) not in foes:
                    yield "m" + ROWS[r] + str(c)
        yield "p"

    def other(self):
        return "B" if self.side == "A" else "A"

    def play(self, move):
        mine, theirs = self.fighters[self.side], self.fighters[self.other()]
        if move[0] == "m":
            (row, column), place = self.cells[self.side], self.cell(move[1:])
            mine[3] -= abs(place[0] - row) + abs(place[1] - column)
            self.cells[self.side] = place
            for stat, gain in zip((0, 1, 2, 4), self.items.pop(place, ())):
                mine[stat] += gain
        elif move[0] == "a":
            mine[3] -= self.ATTACK_COST
            if self.cell(move[1:]) in self.monsters:
                self.monsters.remove(self.cell(move[1:]))
                mine[0] += self.MONSTER_PRIZE
            else:
                theirs[0] -= max(0, mine[1] - theirs[2])
        alive = mine[0] > 0 and theirs[0] > 0
        if alive and (mine[3] == 0 or move[0] == "p"):
            self.rounds += 1
            mine[3] = max(0, mine[4])
            self.side = self.other()

    def winner(self):
        dead = [name for name, stats in self.fighters.items() if stats[0] <= 0]
        if dead:
            return "B" if "A" in dead else "A"
        if self.rounds >= self.limit:
            return "A" if self.value("A") > 0 else "B"
        return None

    def value(self, me):
        sums = {name: sum(stats) - stats[3] for name, stats in self.fighters.items()}
        return 2 * sums[me] - sum(sums.values())


GAMES = {"ai-wargame": Wargame, "grid-conflict": GridConflict}


def value(position, me):
    winner = position.winner()
    if winner:
        return WIN if winner == me else -WIN
    return position.value(me)


def best(position):
    """The first of the moves that count most, and how many were looked at."""
    scores = {}
    for move in position.moves():
        after = position.twin()
        after.play(move)
        scores[move] = value(after, position.side)
    move = max(scores, key=scores.get)
    return move, scores[move], len(scores)


def read(text):
    where, _, moves = text.partition(" moves ")
    kind = GAMES[OPTIONS["Game"]]
    position = kind(kind.START if where.strip() == "startpos" else where.partition("fen ")[2])
    for move in moves.split():
        position.play(move)
    return position


def main():
    position = None
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "ugi":
            print("id name greedy.py 1.0\nid author Warlab")
            for name, default in OPTIONS.items():
                print("option name", name, "type string default", default)
            print("ugiok")
        elif command == "setoption":
            name, _, given = rest[len("name "):].partition(" value ")
            OPTIONS[name] = given
        elif command == "isready":
            print("readyok")
        elif command == "position":
            position = read(rest)
        elif command == "go":
            move, score, nodes = best(position)
            print("info depth 1 score cp", score, "nodes", nodes, "pv", move)
            print("bestmove", move)
        elif command == "query":
            winner = position.winner()
            first = "a" if OPTIONS["Game"] == "ai-wargame" else "A"
            answers = {"gameover": str(bool(winner)).lower(),
                       "p1turn": str(position.side == first).lower(),
                       "result": ("p1win" if winner == first else "p2win") if winner else "none"}
            print("response", answers[rest])
        elif command == "quit":
            break
        sys.stdout.flush()


main()
