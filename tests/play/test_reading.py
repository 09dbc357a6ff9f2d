"""Whole games of a player who sees no picture: words in, ``/game move`` out, against computer opponents."""

from __future__ import annotations

import asyncio
import random
import re
from functools import partial

import pytest

from playground import Person, Seen
from tests.play import acts
from tests.play.conftest import Place
from tests.reading import carcassonne, dominion, zavandor
from tests.reading.reader import Decide, Reading

pytestmark = pytest.mark.asyncio(loop_scope="session")

SUGGESTIONS_PAUSE = 1.0
"""Seconds until a table that is just changing has suggestions again."""
READERS: dict[str, tuple[Decide, int]] = {
    # Many opponents place most of the tiles, so that the game is whole and the reader's turns are few.
    "carcassonne": (carcassonne.decide, 4),
    "dominion": (dominion.decide, 1),
    "zavandor": (zavandor.decide, 1),
}
"""For each game the reader, and the number of opponents."""


@pytest.mark.sweep(0)
@pytest.mark.parametrize("game", READERS)
async def test_a_whole_game_is_played_from_words_alone(
    game: str, place: Place, ada: Person, rng: random.Random
) -> None:
    decide, opponents = READERS[game]
    await acts.at_any_speed(ada)
    await ada.settled(await ada.command("new", game=game, opponents=opponents))
    await ada.settled(await ada.command("game start"))
    more = await ada.settled(await ada.click(await ada.wait_for(acts.is_turn), "More"))
    # The setting holds at all tables of the person.
    if "Details in words" in more.buttons:
        await ada.settled(await ada.click(more, "Details in words"))
    seen, moves = "", 0
    while not acts.is_end(message := await ada.wait_for(partial(_calls, seen))):
        seen = message.id
        panel = await ada.settled(await ada.command("game hand"))
        # Once a turn: the command is slowed for people who call it too often.
        board = (await ada.settled(await ada.command("game board", text=True))).text
        while (prompt := _prompt(panel)) and (typed := await _typed(ada, prompt, panel, board, decide, rng)):
            panel = await ada.settled(await ada.command("game move", action=typed))
            assert panel.ephemeral
            assert "✔" in panel.text, panel.text
            moves += 1
    assert moves > 15


def _calls(seen: str, message: Seen) -> bool:
    """Return whether a new message calls the player, makes an offer, or tells the end."""
    asks = acts.is_turn(message) or acts.is_end(message) or "Decline" in message.buttons
    return int(message.id) > int(seen or 0) and asks


def _prompt(panel: Seen) -> str:
    """Return the open ask of a panel, or "" if nothing is asked."""
    found = re.search(r"^### (.+)$", panel.text, re.MULTILINE)
    return found[1] if found else ""


async def _typed(person: Person, prompt: str, panel: Seen, board: str, decide: Decide, rng: random.Random) -> str:
    """Return the text to send: the value of the suggestion that the reader picks by its words."""
    values: dict[str, str] = {}

    async def find(typed: str) -> list[str]:
        found = await person.autocomplete("game move", "action", action=typed)
        if not found:
            await asyncio.sleep(SUGGESTIONS_PAUSE)
            found = await person.autocomplete("game move", "action", action=typed)
        shown = {str(one["name"]): str(one["value"]) for one in found if not str(one["value"]).endswith("…")}
        values.update(shown)
        return list(shown)

    picture = " ".join(str(each["description"]) for each in panel.pictures)
    picked = await decide(Reading(prompt, lambda: picture, lambda: board, find), rng)
    return values[picked] if picked else ""
