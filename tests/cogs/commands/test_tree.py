"""The command tree keeps within Discord's limits in every language."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.bot import Stammtisch
from cogs.commands import add_commands
from cogs.discord.components import Select
from cogs.discord.custom_ids import WELCOME, CustomId, OutdatedComponent
from cogs.discord.i18n import Translator
from cogs.welcome.greeting import greeting_card
from cogs.welcome.handlers import handle_component
from cogs.welcome.help_card import HELP, PAGE, TOPICS, help_card
from data.store import Store
from render import LANGUAGES, words
from settings import Settings
from tests.cogs.card_limits import check
from tests.cogs.contexts import context
from tests.cogs.fakes import Bot

SUBCOMMANDS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
COMMANDS, SLOTS, NAME, TEXT, CHARACTERS = 100, 25, 32, 100, 8_000


@pytest.fixture
def payloads(every: list[Any]) -> list[Any]:
    """Return the slash commands in the form that Discord receives."""
    return [payload for payload in every if payload["type"] == discord.AppCommandType.chat_input.value]


@pytest.fixture
async def every(tmp_path: Path) -> AsyncIterator[list[Any]]:
    """Return all commands in the form that Discord receives."""
    store = await Store(tmp_path).open()
    bot = Stammtisch(store, Settings())
    await add_commands(bot)
    yield [await command.get_translated_payload(bot.tree, Translator()) for command in bot.tree.get_commands()]
    await store.close()


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with all its subcommands and options."""
    yield payload
    for option in payload.get("options") or ():
        yield from parts(option)


def size(payload: dict[str, Any]) -> int:
    """Return the number of characters of a command, with the longest language of each text."""
    total = 0
    for part in parts(payload):
        for key in ("name", "description"):
            total += max(map(len, [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]))
    return total


async def test_the_tree_keeps_discords_limits(payloads: list[Any]) -> None:
    assert 0 < len(payloads) <= COMMANDS
    for payload in payloads:
        assert size(payload) <= CHARACTERS
        for part in parts(payload):
            assert len(part.get("options") or ()) <= SLOTS
            assert 1 <= len(part["name"]) <= NAME
            texts = [part["description"], *(part.get("description_localizations") or {}).values()]
            assert all(1 <= len(text) <= TEXT for text in texts)


async def test_every_description_has_a_text_in_each_language_of_discords_client(payloads: list[Any]) -> None:
    shared = {locale.value for locale in discord.Locale} & set(LANGUAGES)
    assert shared >= {"de", "pl"}
    for payload in payloads:
        for part in parts(payload):
            assert shared <= set(part.get("description_localizations") or {}), part["name"]


async def test_no_parameter_has_choices_that_discord_cannot_translate(payloads: list[Any]) -> None:
    """Discord's client has no Slovak and no Serbian, so every fixed value is suggested by the bot."""
    for payload in payloads:
        assert [part["name"] for part in parts(payload) if part.get("choices")] == []


async def test_the_tree_matches_the_design(payloads: list[Any]) -> None:
    tree = {
        payload["name"]: {option["name"] for option in payload.get("options") or () if option["type"] in SUBCOMMANDS}
        for payload in payloads
    }
    game = "join leave add start board hand move status log undo concede replace note invite export"
    game += " pause resume end speed vote orders prepare language level hint"
    assert tree == {
        "new": set(),
        "game": set(game.split()),
        "games": {"mine", "open", "here", "watch", "queue"},
        "rules": set(),
        "me": {"away", "settings", "stats", "data"},
        "leaderboard": set(),
        "setup": {"options", "limits", "check", "close-game", "hooks"},
        "help": set(),
        "puzzle": set(),
        "league": {"open", "join", "leave", "start", "standings", "past", "export", "close"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_and_greeting_name_existing_commands_and_help_names_every_kind(
    payloads: list[Any], language: str
) -> None:
    there = {payload["name"] for payload in payloads}
    there |= {f"{payload['name']} {option['name']}" for payload in payloads for option in payload.get("options") or ()}
    told = "\n".join("\n".join(help_card(words(language), topic).above) for topic in TOPICS)
    named = re.findall(r"`/([a-z]+(?: [a-z-]+)?)", told + "\n".join(greeting_card(words(language)).above))
    assert {name for name in named if name not in there} == set()
    assert {name.partition(" ")[0] for name in named} == {payload["name"] for payload in payloads}
    for topic in TOPICS:
        check(help_card(words(language), topic), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_short_and_its_select_has_all_topics(language: str) -> None:
    for direct in (False, True):
        assert len(" ".join(help_card(words(language), direct=direct).above).split()) <= 120
    for topic in TOPICS:
        # Two screens of a phone.
        assert len(" ".join(help_card(words(language), topic).above)) <= 1_200
        menu = help_card(words(language), topic).rows[0]
        assert isinstance(menu, Select)
        assert [option.value for option in menu.options] == [*TOPICS]
        # On the first page the select says what it is for.
        assert [option.value for option in menu.options if option.picked] == ([] if topic == PAGE else [topic])


async def test_a_picked_topic_of_help_is_shown(bot: Bot) -> None:
    ctx = context(bot, "ratings")
    await handle_component(ctx, CustomId(WELCOME, 0, HELP))
    assert ctx.shown == words("en").text("help-ratings")
    with pytest.raises(OutdatedComponent):
        await handle_component(context(bot, "weather"), CustomId(WELCOME, 0, HELP))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_in_direct_messages_offers_only_what_works_there(payloads: list[Any], language: str) -> None:
    """``/new`` is named for a server."""
    page = help_card(words(language), direct=True)
    named = set(re.findall(r"`/([a-z]+)", "\n".join(page.above)))
    works = {payload["name"] for payload in payloads if payload["dm_permission"]}
    assert named - {"new"} <= works
    assert named >= {"rules", "games", "me"}
    check(page, language)


async def test_the_menus_have_names_in_each_language_and_work_on_servers_only(every: list[Any]) -> None:
    menus = {payload["name"]: payload for payload in every if payload["type"] in (2, 3)}
    assert {name: menu["type"] for name, menu in menus.items()} == {
        "Invite to a game": 2,
        "Look back from here": 3,
    }
    for payload in menus.values():
        assert not payload["dm_permission"]
        assert payload["name_localizations"].keys() >= {"de", "pl"}
    names = [words(language).text(key) for language in LANGUAGES for key in ("context-invite", "context-look-back")]
    assert all(1 <= len(name) <= NAME for name in names)
    assert len(set(names)) == len(names)


async def test_guild_only_stands_where_discord_heeds_it(payloads: list[Any], tmp_path: Path) -> None:
    """Discord takes it of a whole command only. A subcommand with it works in direct messages all the same."""
    store = await Store(tmp_path / "other").open()
    bot = Stammtisch(store, Settings())
    await add_commands(bot)
    inner = [one for one in bot.tree.walk_commands() if one.parent is not None]
    assert len(inner) > 20
    assert [one.qualified_name for one in inner if getattr(one, "guild_only", False)] == []
    await store.close()


async def test_only_managers_of_the_guild_see_setup(payloads: list[Any]) -> None:
    setup = next(payload for payload in payloads if payload["name"] == "setup")
    needed = discord.Permissions(manage_guild=True).value
    assert int(setup["default_member_permissions"]) == needed


def test_commands_exist_only_in_servers_with_the_bot(payloads: list[dict[str, Any]]) -> None:
    assert {tuple(payload["integration_types"]) for payload in payloads} == {(0,)}
