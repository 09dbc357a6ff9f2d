"""A reader of Dominion who buys Provinces, Gold and Silver, and knows the cards only by what is told of them."""

import random
import re

from tests.reading.reader import Match, Reading

MATCHES = (Match({"kingdom": "random", "base_second": "both", "intrigue_second": "both"}, 3, 0.9),)

POINTLESS = ("Curse", "Estate", "Duchy", "Province", "Colony", "Copper")
"""Cards to discard, put back or trash first, the least useful ones first."""


async def decide(read: Reading, rng: random.Random) -> str:
    """Return the suggestion to take."""
    offered = list(await read.find(""))
    if "what do you buy?" in read.prompt:
        return _bought(read, offered)
    if "which Treasures do you play?" in read.prompt:
        # Plain Treasures first, then each of the others.
        return next((one for one in offered if one.startswith("All plain Treasures")), offered[0])
    if "do you play an Action?" in read.prompt:
        return rng.choice(offered[:-1])
    if re.search(r"\b(discard|trash|put back|pass)\b", read.prompt):
        return max(offered, key=_useless)
    if "gain" in read.prompt:
        return max(offered, key=_price)
    return rng.choice(offered)


def _bought(read: Reading, offered: list[str]) -> str:
    """Return the purchase: green late, and money before."""
    provinces = re.search(r"Province \$8, (\d+) left", read.board())
    ends = provinces is not None and int(provinces[1]) <= 3
    for card in ("Colony", "Province", *(("Duchy",) if ends else ()), "Platinum", "Gold", "Silver"):
        found = next((one for one in offered if f"· {card} $" in one), None)
        if found is not None:
            return found
    return offered[-1]


def _price(label: str) -> int:
    found = re.search(r"\$(\d+)", label)
    return int(found[1]) if found else -1


def _useless(label: str) -> tuple[bool, int]:
    return any(card in label for card in POINTLESS[:2]), -sum(card not in POINTLESS for card in label.split(", "))
