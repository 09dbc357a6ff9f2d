"""The number of taps of an ordinary choice, from the open panel to *Confirm*. A pick in a list of one is one tap.

Each is played through Discord's protocol, with the pictures that a player sees.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground import Person, Playground
from rules.kernel import Facts, Table
from tests.play import acts
from tests.play.arranged import begun, served
from tests.play.tutorial_taps import pictured, tapped

pytestmark = pytest.mark.asyncio(loop_scope="session")

ISLAND = {"options": {"terrain": "beginner", "harbours": "standard"}, "settlements": [["V22"], ["V5"]]}
HAND = {"lumber": 5, "brick": 3, "wool": 3, "grain": 2, "ore": 1}
COPPERS = {"hand": ["Copper", "Copper", "Copper", "Silver", "Gold"], "deck": ["Estate"] * 5}
PICTURE = "png"

TAPS: dict[str, tuple[str, Facts, list[str], str]] = {
    "a Carcassonne tile with a follower": (
        "carcassonne",
        {"board": [["D", 0, 0, 0]], "pile": ["U", "V"]},
        ["A1", "road", "Confirm"],
        "follower on the road",
    ),
    "a road on the island": (
        "catan",
        {**ISLAND, "phase": "act", "hands": [HAND, {}]},
        ["Build a road", " to ", "Confirm"],
        "Ada: road",
    ),
    "an offer of two for one": (
        "catan",
        {**ISLAND, "phase": "act", "hands": [{**HAND, "ore": 0}, {"ore": 2}]},
        ["Make an offer", "Lumber +", "Lumber × 1 +", "Ore +", "Confirm"],
        "offers",
    ),
    "an exchange with the bank": (
        "catan",
        {**ISLAND, "phase": "act", "hands": [HAND, {}]},
        ["4 lumber → ore", "Confirm"],
        "4 lumber → ore",
    ),
    "several exchanges at once": (
        "catan",
        {**ISLAND, "phase": "act", "hands": [{"lumber": 8}, {}]},
        ["Exchange with the bank: several", "4 lumber", "4 lumber", "1 brick", "1 wool", "Confirm"],
        "4 lumber",
    ),
    "a discard of seven after a suggestion, with two other cards": (
        "catan",
        {**ISLAND, "phase": "roll", "coming": [[3, 4]], "hands": [HAND, {"ore": 1}]},
        ["Suggest", " −", " +", "Confirm"],
        "Ada: −",
    ),
    "a discard of seven by kinds": (
        "catan",
        {**ISLAND, "phase": "roll", "coming": [[3, 4]], "hands": [HAND, {"ore": 1}]},
        ["all 5 ", " +", " +", "Confirm"],
        "Ada: −",
    ),
    "a bid": (
        "zavandor",
        {"phase": "trade", "players": [{"hand": ["Lr", "Lr", "Ly"], "window": {"done": True}}, {"hand": ["Lr"]}]},
        ["2", "Confirm"],
        "2 rubies",
    ),
    "the only scroll": (
        "zavandor",
        {"phase": "income", "players": [{}, {}]},
        ["Starting Scroll: 3", "Confirm"],
        "3 log",
    ),
    "a card of Dominion": (
        "dominion",
        {"phase": "buy", "coins": 0, "players": [COPPERS, {}]},
        ["Province $8", "Confirm"],
        "buys",
    ),
}
"""Each choice: the game, the position, its taps, and a word of the outcome."""
MOST = {"offer": 5, "several": 7, "discard": 5, "bank": 2, "bid": 2, "scroll": 2, "Dominion": 2}
USUAL = 3


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[Playground]:
    async with served(tmp_path) as server:
        yield server


@pytest.mark.sweep(3)
@pytest.mark.parametrize("what", TAPS)
async def test_a_choice_takes_few_taps_with_its_picture_in_sight(
    server: Playground, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    kind, position, taps, outcome = TAPS[what]
    assert len(taps) <= next((most for word, most in MOST.items() if word in what), USUAL)
    table = Table.arrange(kind, {"seats": 2, **position}, seed=1)
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        message = await begun(monkeypatch, table, ada, ben)
        panel = await acts.opened(ada, message)
        for tap in taps:
            panel = await pictured(ada, panel)
            panel = await tapped(ada, panel, tap)
        assert "✔" in panel.text
        assert outcome in panel.text


async def test_a_button_that_still_fits_works_in_the_next_turn(
    server: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only *Confirm* shows the draft again: in another turn the offer goes to another player."""
    island = {**ISLAND, "settlements": [["V22"], ["V5"], ["V40"]], "coming": [[5, 6]] * 2}
    table = Table.arrange("catan", {"seats": 3, **island, "phase": "act", "hands": [HAND, HAND, {"lumber": 2}]}, seed=1)
    async with (
        Person(server.url, "Ada") as ada,
        Person(server.url, "Ben") as ben,
        Person(server.url, "Cleo") as cleo,
    ):
        message = await begun(monkeypatch, table, ada, ben, cleo)
        first = await acts.opened(cleo, message)
        draft = await acts.opened(cleo, message)
        for tap in ("Make an offer", "Lumber +", "Ore +"):
            draft = await tapped(cleo, draft, tap)
        ended = await tapped(ada, await acts.opened(ada, message), "End turn")
        await tapped(ada, ended, "Confirm")

        assert "You give" in (await tapped(cleo, first, "Make an offer")).text
        again = await tapped(cleo, draft, "Confirm")
        assert "The game has moved on" in again.text
        assert "✔" not in again.text
        assert "offers Ben" in (await tapped(cleo, again, "Confirm")).text
