"""Settings and rules can be used by tapping only."""

from __future__ import annotations

import pytest

from playground import Person
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_settings_are_changed_by_tapping(bot: Bot, ada: Person, ben: Person) -> None:
    card = await ada.settled(await ada.command("me settings"))
    assert "Your language: English." in card.text
    german = await ada.settled(await ada.select(card, "Deutsch", which=0))
    assert "Du bekommst Antwort auf Deutsch." in german.text
    quick = await ada.settled(await ada.select(german, "quick", which=1))
    assert [[one["value"] for one in each["options"] if one.get("default")] for each in quick.selects[:3]] == [
        ["de"],
        ["quick"],
        ["shown"],
    ]
    message = await acts.table(ada, ben)
    panel = await acts.opened(ada, message)
    assert "lege das gezogene Kärtchen an" in panel.text or "Am Zug: Ben" in panel.text
    for value, which in (("discord", 0), ("always", 1)):
        quick = await ada.settled(await ada.select(quick, value, which=which))
    assert "Your language: English." in quick.text
    assert bot.server.world.violations == []


async def test_the_rulebook_is_read_by_tapping(ada: Person) -> None:
    book = await ada.settled(await ada.command("rules", game="carcassonne"))
    page = await ada.settled(await ada.select(book, "dragon"))
    assert "Carcassonne · The dragon and the volcano" in page.text
    other = await ada.settled(await ada.select(page, "inns"))
    assert (other.id, "cathedral" in other.text) == (book.id, True)
