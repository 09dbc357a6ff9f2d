"""Settings and rules can be used by tapping only."""

from __future__ import annotations

import pytest

from cogs.discord.i18n import NAMES_OF_ALL
from playground import Person, Seen
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")
TABLE_LANGUAGE = "Language of the table"


async def test_settings_are_changed_by_tapping(bot: Bot, ada: Person, ben: Person) -> None:
    card = await ada.settled(await ada.command("me settings"))
    assert "Your language: English." in card.text
    german = await ada.settled(await ada.select(card, "Deutsch", which=0))
    assert "Deine Sprache: Deutsch." in german.text
    quick = await ada.settled(await ada.select(german, "quick", which=1))
    assert [[one["value"] for one in each["options"] if one.get("default")] for each in quick.selects[:3]] == [
        ["de"],
        ["quick"],
        ["shown"],
    ]
    message = await acts.table(ada, ben)
    panel = await acts.opened(ada, message)
    assert "Kärtchen" in panel.text or "Gewartet wird auf Ben" in panel.text
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


async def test_help_and_the_greeting_offer_the_languages_by_their_own_names(bot: Bot, cleo: Person) -> None:
    page = await cleo.settled(await cleo.command("help"))
    german = await cleo.settled(await cleo.select(page, "Deutsch", which=NAMES_OF_ALL))
    assert (german.id, "öffnet einen Tisch" in german.text) == (page.id, True)
    greeting = await cleo.wait_for(lambda each: "Stammtisch" in each.text and not each.ephemeral)
    told = await cleo.settled(await cleo.select(greeting, "English", which=NAMES_OF_ALL))
    assert told.ephemeral
    assert "Your language: English." in told.text
    assert bot.server.world.violations == []


def picked(card: Seen, select: str) -> str:
    """Return the label of the entry that is picked in a select."""
    (options,) = [each["options"] for each in card.selects if each["placeholder"] == select]
    return str(next(option["label"] for option in options if option.get("default")))


async def test_the_host_picks_the_language_of_a_lobby(bot: Bot, ada: Person) -> None:
    lobby = await ada.settled(await ada.command("new", game="dominion", thread=False))
    card = await ada.settled(await ada.click(lobby, "Options"))
    assert picked(card, TABLE_LANGUAGE) == "Language: English"
    card = await ada.settled(await ada.select(card, "Language: Deutsch", which=TABLE_LANGUAGE))
    assert picked(card, TABLE_LANGUAGE) == "Language: Deutsch"
    await ada.wait_for(lambda each: each.id == lobby.id and "Mitspielen" in each.buttons)
    assert bot.server.world.violations == []


async def test_the_language_of_a_table_changes_while_it_is_played(bot: Bot, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    before = [each["url"] for each in message.pictures]
    refused = await ben.settled(await ben.command("game language", language="de"))
    assert "Only the host" in refused.text
    told = await ada.settled(await ada.command("game language", language="de"))
    assert "The language of this table is now Deutsch." in told.text
    german = await ada.wait_for(lambda each: each.id == message.id and "Zug" in each.text)
    assert [each["url"] for each in german.pictures] != before
    await ada.wait_for(lambda each: "hat einen Tisch eröffnet" in each.text)
    assert bot.server.world.violations == []


async def test_a_slovak_types_slovak_words(bot: Bot, cleo: Person) -> None:
    """Discord's client has no Slovak. Accents do not count."""
    card = await cleo.settled(await cleo.command("me settings", language="slovencina"))
    assert "Slovenčina" in card.text
    offered = await cleo.autocomplete("new", "speed", game="catan")
    assert "bez časového limitu" in [one["name"] for one in offered]
    lobby = await cleo.settled(await cleo.command("new", game="Catan", speed="bez casoveho limitu", private=True))
    assert "pozveš" in lobby.text
    told = await cleo.settled(await cleo.command("game export", format="šach"))
    assert "„šach“ tu nie je na výber" in told.text
    await cleo.settled(await cleo.command("me settings", language="Ako môj Discord"))
    assert bot.server.world.violations == []


async def test_a_server_that_speaks_slovak_has_a_slovak_greeting_and_slovak_lobbies(bot: Bot, ada: Person) -> None:
    """Discord has no Slovak, so only the setting tells of it. A table with a language of its own keeps it."""
    hello = await ada.wait_for(lambda each: "I'm Stammtisch" in each.text)
    other = await ada.settled(await ada.command("new", game="carcassonne"))
    await ada.command("game language", language="de", game="1")
    await ada.wait_for(lambda each: each.id == other.id and "Mitspielen" in each.buttons)
    lobby = await ada.settled(await ada.command("new", game="dominion", thread=False))
    card = await ada.settled(await ada.command("setup options"))
    card = await ada.settled(await ada.select(card, "sk", which=0))
    assert "Slovenčina" in card.text
    await ada.wait_for(lambda each: each.id == lobby.id and "Pridať sa" in each.buttons)
    greeting = await ada.wait_for(lambda each: each.id == hello.id and "Ahoj" in each.text)
    assert len(greeting.pictures) == len(hello.pictures)
    await ada.delete(greeting)
    await ada.settled(await ada.command("setup options", language="discord"))
    await ada.wait_for(lambda each: each.id == lobby.id and "Join" in each.buttons)
    assert "Mitspielen" in (await ada.wait_for(lambda each: each.id == other.id)).buttons
    assert bot.server.world.violations == []
