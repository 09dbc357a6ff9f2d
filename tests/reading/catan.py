"""A reader of Catan who settles where the pips are, and builds cities, settlements, roads and then buys cards."""

import random
import re
from collections.abc import Iterable

from tests.reading.reader import Match, Reading

MATCHES = (
    Match({"mode": "base"}, 2, 0.9),
    Match({"mode": "ck"}, 1, 0.9),
)

PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""The rolls of 36 that give a number."""
LANDS = ("forest", "hills", "pasture", "fields", "mountains")
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
FIRST = ("City: ", "Settlement: ", "Improve ", "Activate knight: ")
LATER = ("Play ", "Buy a development card", "Upgrade knight: ", "Knight: ")
"""Words of the actions that come before roads, and after them."""
SORTS = ("city", "settlement", "improve", "activate", "road", "play", "buy", "→")
"""Typed words that find the actions of a sort."""
FULL = 20
"""The number of suggestions from which there may be others."""
LEFT = 6
"""The number of roads left from which the reader builds a road only by chance."""


async def decide(read: Reading, rng: random.Random) -> str:
    """Return the suggestion to take, or "" to leave an ask open that no one waits for."""
    prompt = read.prompt
    if "meanwhile" in prompt:
        return next(iter(await read.find("decline")), "")
    if "place your" in prompt:
        return max(await _with_numbers(read), key=_worth)
    if "where does the robber go" in prompt:
        robbed = await read.find("steal from")
        return max(robbed or await read.find(""), key=_worth)
    if "your turn: roll" in prompt:
        return (await read.find("roll the dice"))[0]
    if "what do you do?" in prompt:
        return await _action(read, rng)
    return (await read.find(""))[0]


async def _with_numbers(read: Reading) -> list[str]:
    """Return the corners at the best numbers. There are too many corners for one list."""
    found = [label for number in ("6", "8", "5", "9", "4", "10") for label in await read.find(number)]
    return found or list(await read.find(""))


async def _action(read: Reading, rng: random.Random) -> str:
    """Return the best purchase, a trade for it, or the end of the turn."""
    offered = await _offered(read)
    for wanted in FIRST:
        found = [label for label in offered if wanted in label]
        if found:
            return max(found, key=_worth)
    roads = [label for label in offered if "Road: " in label]
    if roads and (_left(read) > LEFT or rng.random() < 0.2):
        return rng.choice(roads)
    for wanted in LATER:
        found = [label for label in offered if wanted in label]
        if found:
            return rng.choice(found)
    hand = _hand(read.picture())
    trades = [label for label in offered if _useful(label, hand)]
    return rng.choice(trades) if trades else (await read.find("end turn"))[0]


async def _offered(read: Reading) -> list[str]:
    """Return the suggestions, and more of each sort if they are too many for one list."""
    offered = list(await read.find(""))
    if len(offered) >= FULL:
        offered += [label for word in SORTS for label in await read.find(word)]
    return offered


def _left(read: Reading) -> int:
    """Return the number of roads that the reader has left, from the line about the seat whose turn it is."""
    seat = re.search(r"it's (\w+)'s turn", read.board())
    found = re.search(rf"^{seat[1]}: .*roads (\d+)", read.board(), re.MULTILINE) if seat else None
    return int(found[1]) if found else 0


def _worth(label: str) -> float:
    """Return the pips that a label names, with a little for each kind of land."""
    told = [(land, number) for land in LANDS for number in _numbers(label, land)]
    return sum(PIPS[number] for _, number in told) + 0.6 * len({land for land, _ in told})


def _numbers(label: str, land: str) -> Iterable[int]:
    """Return the numbers of a kind of land: in "4 forest / 12 hills"."""
    return map(int, re.findall(rf"(\d+) {land}\b", label))


def _hand(picture: str) -> dict[str, int]:
    """Return the hand, from a sentence such as "Your hand: 1 brick and 2 grain."."""
    sentence = re.search(r"Your hand: ([^.]*)\.", picture)
    return {kind: int(count) for count, kind in re.findall(r"(\d+) (\w+)", sentence[1] if sentence else "")}


def _useful(label: str, hand: dict[str, int]) -> bool:
    """Return whether a trade with the bank gives a kind of which the hand has many for one that it lacks."""
    found = re.search(r"(\d) (\w+) → (\w+)", label.lower())
    if found is None or found[3] not in RESOURCES:
        return False
    return hand.get(found[2], 0) >= int(found[1]) + 1 and hand.get(found[3], 0) == 0
