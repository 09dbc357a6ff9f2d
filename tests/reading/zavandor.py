"""A reader of Zavandor who bids all gems of one colour when they can win its card, and upgrades what it can pay for."""

import random
import re

from tests.reading.reader import Match, Reading

MATCHES = (Match({}, 4, 0.75),)

CARD = {"ruby": 3, "diamond": 3, "emerald": 4, "sapphire": 4}
"""The bid from which the winner may take the card, by gem."""
PLURAL = {"ruby": "rubies", "diamond": "diamonds", "emerald": "emeralds", "sapphire": "sapphires"}


async def decide(read: Reading, rng: random.Random) -> str:
    """Return the suggestion to take, or "" to wait for the others."""
    if "sealed" in read.prompt:
        return ""
    if "trade, or continue" in read.prompt:
        return (await read.find("go on to bid"))[0]
    if "bid as many gems" in read.prompt:
        return await _bid(read)
    if "do you upgrade" in read.prompt:
        return max(await read.find(""), key=_upgrades)
    if "the king move" in read.prompt:
        return (await read.find("moves"))[0]
    if "your income" in read.prompt:
        return max(await read.find(""), key=_carts)
    return (await read.find(""))[0]


async def _bid(read: Reading) -> str:
    """Return a bid of all gems of the colour of which the hand has most, if they win the card; else no bid."""
    hand = _hand(read.picture())
    gem = max(CARD, key=lambda gem: hand.get(gem, 0) - CARD[gem])
    if hand.get(gem, 0) >= CARD[gem]:
        # A suggestion may hold more than the bid, such as to go back to trading. The shortest is the bid alone.
        bid = f"{PLURAL[gem].capitalize()}: {hand[gem]} {PLURAL[gem]}"
        alone = [one for one in await read.find(f"{hand[gem]} {PLURAL[gem]}") if one.startswith(bid)]
        if alone:
            return min(alone, key=len)
    return next(
        (one for one in await read.find("nothing") if one.startswith("nothing")), min(await read.find(""), key=len)
    )


def _hand(picture: str) -> dict[str, int]:
    """Return the gems of the hand, from a sentence such as "Your hand: 1 diamond (log) and 2 rubies (plank)."."""
    sentence = re.search(r"Your hand: ([^.]*)\.", picture)
    held: dict[str, int] = {}
    for count, name in re.findall(r"(one|\d+) (\w+) \(\w+\)", sentence[1] if sentence else ""):
        gem = next(gem for gem, plural in PLURAL.items() if name in (gem, plural))
        held[gem] = held.get(gem, 0) + (1 if count == "one" else int(count))
    return held


def _upgrades(label: str) -> int:
    return 0 if "Keep" in label else label.count(":")


def _carts(label: str) -> int:
    return sum(1 if count == "one" else int(count) for count in re.findall(r"(one|\d+) \w+ cart", label))
