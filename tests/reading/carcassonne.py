"""A reader of Carcassonne who closes own cities and roads, and places followers where points are told."""

import random
import re

from tests.reading.reader import Match, Reading

MATCHES = (
    Match({}, 2, 0.9),
    Match({"expansions": ["dragon", "inns", "river", "traders"]}, 1, 0.9),
)

SEARCHED = ("closes", "joins", "")
"""The typed words that find the places of a tile. Discord shows 25 suggestions at once."""
KEPT = 1
"""The followers that are kept for something better than a field or a short road."""


async def decide(read: Reading, rng: random.Random) -> str:
    """Return the suggestion to take."""
    me = read.prompt.partition(",")[0]
    if "place the drawn tile" in read.prompt:
        found = [label for typed in SEARCHED for label in await read.find(typed)]
        return max(dict.fromkeys(found), key=lambda label: (_placed(label, me), rng.random()))
    offered = list(await read.find(""))
    if "place a follower" in read.prompt:
        left = _followers(read.board(), me)
        return max(offered, key=lambda label: (_claimed(label, left), rng.random()))
    # The dragon and the princess should meet the others' figures.
    return max(offered, key=lambda label: (_harmed(label, me), rng.random()))


def _placed(label: str, me: str) -> float:
    """Return the promise of a place: own objects closed and grown, and nothing for the others."""
    worth = 0.0
    for verb, what in re.findall(r"(closes|joins|fills a place at|starts|connects) ([^:]*?\))", label):
        numbers = [int(number) for number in re.findall(r"\d+", what)] or [1]
        mine = f"{me}'s" in what or f"{me} and" in what
        others = "'s " in what and not mine
        if verb == "closes":
            worth += numbers[0] + 4 if mine else -numbers[0] if others else numbers[0] / 2
        elif verb == "starts":
            worth += numbers[0] + 1
        elif verb == "fills a place at":
            worth += 2 if mine else -1 if others else 0
        elif "field" not in what:
            worth += 2 if mine else -1 if others else 0.5
    return worth


def _claimed(label: str, left: int) -> float:
    """Return what a figure promises on a part of the tile. Nothing for no figure."""
    scored = re.search(r"complete for (\d+|one) points?", label)
    if scored:
        return 10 + _number(scored[1])
    if "builder" in label.lower() or "Pig" in label:
        return 5
    now = re.search(r"(\d+|one) points? (now|at the end)", label)
    if now is None or "Fairy" in label:
        return -1 if "No figure" not in label else 0
    if now[2] == "at the end":
        return _number(now[1]) - 3
    enough = {"cloister": 0, "city": 0}.get(next(iter(re.findall(r"city|cloister|road", label)), ""), KEPT)
    return _number(now[1]) + (1 if left > enough else -9)


def _harmed(label: str, me: str) -> float:
    if f"{me}'s" in label or f"· {me}:" in label:
        return -1
    return 1 if "eats" in label else 0


def _followers(board: str, me: str) -> int:
    found = re.search(rf"\b{me}: .*?(\d+|one) followers? left", board)
    return _number(found[1]) if found else 0


def _number(text: str) -> int:
    return 1 if text == "one" else int(text)
