"""A hint through Discord's protocol: asked for in the panel, private, and put into the draft by one tap."""

from __future__ import annotations

import pytest

from playground import Person
from tests.play import acts
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("game", ["carcassonne", "dominion"])
async def test_a_hint_is_taken_by_one_tap(game: str, place: Place, ada: Person) -> None:
    await ada.settled(await ada.command("new", game=game, opponents=1))
    await ada.settled(await ada.command("game start"))
    await ada.wait_for(acts.is_turn)
    panel = await ada.settled(await ada.command("game hand"))
    hint = await ada.settled(await ada.click(panel, "Hint"))
    assert hint.ephemeral
    assert "1. " in hint.text
    taken = await ada.settled(await ada.click(hint, "Take 1"))
    assert "Confirm" in taken.buttons or "Back" in taken.buttons, taken.text


async def test_a_table_of_two_people_has_no_hint_by_default(place: Place, ada: Person, ben: Person) -> None:
    await ada.settled(await ada.command("new", game="carcassonne"))
    await ben.settled(await ben.command("game join"))
    await ada.settled(await ada.command("game start"))
    await ada.wait_for(acts.is_turn)
    refused = await ada.settled(await ada.command("game hint"))
    assert refused.ephemeral
    assert "Hints aren't allowed" in refused.text or "no choice to make" in refused.text
