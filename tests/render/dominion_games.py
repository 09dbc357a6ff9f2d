"""Tables of Dominion to draw: arranged ones, and random games from fixed seeds."""

import random
from itertools import product
from typing import Any

from bench.games.random_play import step
from rules import GAMES, Table
from rules.dominion.view import DominionView, faces
from rules.kernel import Ask, Event, View
from tests.kept import kept
from tests.rules.dominion.scene import cards

PROSPERITY = {"kingdom": "Friendly Interactive"}
LATE: dict[str, Any] = {
    "seats": 4,
    "kingdom": ["Bishop", "City", "Contraband", "Forge", "Hoard", "Peddler", "Royal Seal", "Trade Route", "Vault"],
    "players": [
        {
            "hand": ["Copper", "Estate"],
            "deck": ["Copper"] * 7,
            "discard": ["Gold", "Province"],
            "in_play": cards(
                "City 4, Vault 2, Bishop, Trade Route, Contraband, Hoard, Royal Seal, Gold 3, Silver 3, Copper 3"
            ),
            "vp": 9,
            "turns": 14,
        },
        *({"hand": ["Copper"] * 5, "deck": ["Silver"] * 11, "discard": ["Bishop"], "turns": 14} for _ in range(3)),
    ],
    "supply": {"Province": 4, "City": 0, "Peddler": 3},
    "trash": ["Copper", "Copper", "Curse"],
    "phase": "buy",
    "coins": 17,
    "buys": 4,
}
"""A full late turn with twenty cards in play."""


def arranged(*hands: list[str], **position: Any) -> Table:
    """Return a table on which seat 0 moves and every player has a hand and ten cards to draw."""
    deck = ["Silver", "Curse", "Village", "Copper", "Estate", "Gold", "Festival", "Duchy", "Silver", "Copper"]
    players = [{"hand": hand, "deck": deck} for hand in (*hands, ["Copper"] * 5)]
    return Table.arrange("dominion", {"seats": len(players), "players": players, **position}, seed=1)


def asked(table: Table, seat: int) -> Ask:
    """Return the open ask of a seat."""
    found = table.ask_of(seat)
    assert found is not None
    return found


def late_buy() -> tuple[Table, Ask]:
    """Return a full late turn and its question what to buy."""
    table = Table.arrange("dominion", LATE, seed=1)
    while asked(table, 0).kind != "dominion.buy":
        table.answer(0, ["done"])
    return table, asked(table, 0)


DECK = ["Village", "Silver", "Curse", "Estate", "Gold", "Great Hall", "Copper", "Duchy", "Silver", "Moat", "Copper"]
OTHERS = ["Moat", "Secret Chamber", "Diplomat", "Watchtower", "Curse", "Estate", "Copper"]


def in_hand(card: str, seed: int) -> Table:
    """Return a table on which seat 0 holds the card, with many kinds of cards in the other zones."""
    rng = random.Random(f"{card} {seed}")
    mine, *others = (rng.sample(DECK, len(DECK)) for _ in range(3))
    # Two different Treasures lie on top, because Attacks ask which one is lost.
    decks = [mine, *(["Silver", "Gold", *deck] for deck in others)]
    hands = [[card, "Copper", "Silver", "Estate", "Village", "Watchtower"], OTHERS, OTHERS]
    players = [
        {"hand": hand, "deck": deck, "discard": ["Copper", "Copper"]} for hand, deck in zip(hands, decks, strict=True)
    ]
    phase = "action" if "action" in faces()[card].types else "buy"
    beside = {"trash": ["Moat", "Village"], "supply": {"Duchy": 0}}
    position = {"seats": 3, "players": players, "phase": phase, "actions": 2, **beside}
    return Table.arrange("dominion", position, seed=seed)


@kept
def games() -> tuple[tuple[View, Ask, tuple[Event, ...]], ...]:
    """Return asks of all kinds with the views of their seats and the events since the ask before."""
    found: list[tuple[View, Ask, tuple[Event, ...]]] = []
    kinds: set[str] = set()
    played = [card for card, face in faces().items() if "action" in face.types or "treasure" in face.types]
    for card, seed in product(played, range(4)):
        table, rng = in_hand(card, seed), random.Random(seed)
        events = table.answer(0, [card])
        for _ in range(24):
            ask = table.asks[0]
            new = {ask.kind, *(event.kind for event in events)}
            if new - kinds:
                kinds |= new
                found.append((table.view(ask.seat), ask, events))
            events = step(table, rng)[2]
    return tuple(found)


@kept
def whole_game() -> tuple[Event, ...]:
    """Return all events of a game from its first turn to its scores."""
    table = Table.new("dominion", seats=2, seed=3, options={"kingdom": "All Along the Watchtower"})
    rng = random.Random(3)
    opening = table.view(None)
    assert isinstance(opening, DominionView)
    events = list(opening.lately)
    while not table.over:
        ask = table.asks[0]
        events += table.answer(ask.seat, GAMES["dominion"].choose(table.view(ask.seat), ask, rng))
    return tuple(events)
