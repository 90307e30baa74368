#!/usr/bin/env python3
"""Plays all three games of Warlab over UGI: any legal move, drawn from the seed it is given.

Plain Python 3 without packages. docs/your-program.md builds it up step by step.
"""
import random
import re
import sys

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
STARTS = {
    "ai-wargame": "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0",
    "grid-conflict": "7 7 A; 100 40 0 8 20; 100 40 0 20 20; 0; A A4 B G4 m B6 m D3 m D5 m F2",
}


def wargame_moves(text):
    """dA9 is a defender's AI with 9 health; after the five rows comes the side to move."""
    rows, side = text.split()[:2]
    units = re.findall(r"\.|[ad][AVTFP]\d", rows)
    stuck = True
    for source, (owner, kind) in ((i, u[:2]) for i, u in enumerate(units) if u[0] == side):
        beside = [c for c in (source - 5, source - 1, source + 1, source + 5)
                  if 0 <= c < 25 and (c % 5 == source % 5 or c // 5 == source // 5)]
        held = kind in "AFP" and any(units[c][0] not in (".", side) for c in beside)
        forward = (source - 5, source - 1) if side == "a" else (source + 5, source + 1)
        for target in beside:
            other = units[target]
            if other == ".":
                legal = kind in "VT" or not held and target in forward
            elif other[0] == side:
                legal = other[2] != "9" and other[1] in {"A": "VT", "T": "AFP"}.get(kind, "")
            else:
                legal = True
            if legal:
                stuck = False
                yield "".join(ROWS[c // 5] + str(c % 5) for c in (source, target))
    if stuck:  # nothing is left but to destroy oneself
        yield (ROWS[source // 5] + str(source % 5)) * 2


def grid_conflict_moves(text):
    """Size and side; H, A, D, stamina, S of both; items; where everything stands."""
    parts = [part.split() for part in text.split(";")]
    height, width, side = int(parts[0][0]), int(parts[0][1]), parts[0][2]
    stamina = int(parts[1 if side == "A" else 2][3])
    board = parts[4 + int(parts[3][0])]
    things = [(name, (ROWS.index(cell[0]), int(cell[1:])))
              for name, cell in zip(board[::2], board[1::2])]
    me = dict(things)[side]
    foes = [cell for name, cell in things if name in {"A", "B", "m"} - {side}]
    for row in range(height):
        for column in range(1, width + 1):
            far = abs(row - me[0]) + abs(column - me[1])
            if far == 1 and (row, column) in foes and stamina >= 10:
                yield "a" + ROWS[row] + str(column)
            elif 0 < far <= stamina and (row, column) not in foes:
                yield "m" + ROWS[row] + str(column)
    yield "p"


def tank_wars_moves(text):
    """The first unit of ours that neither moves, fires nor waits is to be given an order."""
    words = dict(word.split("=", 1) for word in text.split())
    ground, units = words["map"].split("|")[2].split("/"), words["map"].split("|")[3].split(",")
    for unit, state in zip(units, words["units"].split(",")):
        if unit[0] == words["view"] and not re.search(":[MFw]", state):
            column, row = map(int, unit[2:].split("."))
            yield f"W{column}.{row}"
            for step in (column - 1, column + 1):
                if 0 <= step < len(ground[row]) and ground[row][step] in "BDFGHO":
                    yield f"M{column}.{row}>{step}.{row}"
            return


MOVES = {"ai-wargame": wargame_moves, "grid-conflict": grid_conflict_moves,
         "tank-wars": tank_wars_moves}
options = {"Game": "ai-wargame", "Seed": "0"}
position = STARTS[options["Game"]]
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "ugi":
        print("id name example 1.0\nid author Warlab\noption name Game type string default",
              "ai-wargame\noption name Seed type string default 0\noption name FullPosition",
              "type check default false\nugiok")
    elif command == "setoption":
        name, _, value = rest[len("name "):].partition(" value ")
        options[name] = value
    elif command == "isready":
        print("readyok")
    elif command == "uginewgame":
        random.seed(options["Seed"])
    elif command == "position":
        position = rest[len("fen "):] if rest.startswith("fen ") else STARTS[options["Game"]]
    elif command == "go":
        print("bestmove", random.choice(list(MOVES[options["Game"]](position))))
    elif command == "quit":
        break
    sys.stdout.flush()
