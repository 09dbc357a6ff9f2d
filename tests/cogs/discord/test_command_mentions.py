"""Texts mention the commands that they name, so that a reader can tap them."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.bot import Stammtisch
from cogs.commands import add_commands
from cogs.discord.command_mentions import CommandMentions
from cogs.discord.emojis import Emojis
from data.store import Store
from render import LANGUAGES, words
from render.icon_marks import mark
from settings import Settings

WITHOUT_MARKDOWN = ("command-", "param-", "alt-", "context-")
"""The beginnings of the keys of messages that Discord shows without Markdown."""


def mentions(**ids: int) -> CommandMentions:
    found = CommandMentions()
    found.learn({name.replace("_", " "): id_ for name, id_ in ids.items()})
    return found


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Use `/game move` now.", "Use </game move:4> now."),
        ("(`/help`)", "(</help:5>)"),
        ("`/game board text:True`", "</game board:4> `text:True`"),
        ("`/rules game:Dominion topic:Moat`", "</rules:6> `game:Dominion topic:Moat`"),
        ("`/game board game:3`, or `/help`", "</game board:4> `game:3`, or </help:5>"),
        ("`/game fly` and `/fly`", "`/game fly` and `/fly`"),
        ("/game move", "/game move"),
        ("\\\\`/help\\\\`", "\\\\`/help\\\\`"),
    ],
)
def test_a_command_in_code_becomes_a_mention(text: str, shown: str) -> None:
    assert mentions(game_move=4, game_board=4, help=5, rules=6).mentioned(text) == shown


def test_a_command_stays_in_code_until_its_id_is_known() -> None:
    assert CommandMentions().mentioned("Use `/game move`.") == "Use `/game move`."


def test_every_text_that_is_sent_mentions_its_commands() -> None:
    emojis = Emojis()
    emojis.commands.learn({"game move": 4})
    assert emojis.text(f"{mark('catan-ore', 'ore')}: `/game move`") == "ore: </game move:4>"
    assert emojis.label("`/game move`").text == "`/game move`"


@pytest.fixture
async def names(tmp_path: Path) -> set[str]:
    """Return the whole names of the commands that can be called."""
    store = await Store(tmp_path).open()
    bot = Stammtisch(store, Settings())
    await add_commands(bot)
    await store.close()
    every = bot.tree.walk_commands()
    return {command.qualified_name for command in every if isinstance(command, app_commands.Command)}


def named(text: str, names: set[str]) -> Iterator[str]:
    """Yield the commands that a text names in plain letters."""
    first = "|".join(sorted({name.partition(" ")[0] for name in names}))
    yield from re.findall(rf"(?<![\w/:.<])/(?:{first})\b[ \w-]*", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_command_that_cannot_be_tapped(language: str, names: set[str]) -> None:
    known = mentions(**{name.replace(" ", "_"): 1 for name in names})
    sources = words(language).sources
    shown = {key: sources[key] for key in sources if not key.startswith(WITHOUT_MARKDOWN)}
    assert {key: told for key, text in shown.items() if (told := list(named(known.mentioned(text), names)))} == {}
    # Without the commands, the test would find nothing.
    assert sum("</" in known.mentioned(text) for text in shown.values()) > 30


def registered(bot: Stammtisch, first: int) -> list[app_commands.AppCommand]:
    """Return the commands as Discord registers them, with ids from ``first`` on."""
    state: Any = SimpleNamespace(application_id=1)
    payloads: list[Any] = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    return [
        app_commands.AppCommand(
            data={"description": ""} | payload | {"id": first + at, "application_id": 1, "version": 1}, state=state
        )
        for at, payload in enumerate(payloads)
    ]


async def test_the_ids_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store(tmp_path).open()
    bot = Stammtisch(store, Settings())
    await add_commands(bot)
    there = registered(bot, 50)

    async def answered() -> list[app_commands.AppCommand]:
        return there

    monkeypatch.setattr(bot.tree, "fetch_commands", answered)
    monkeypatch.setattr(bot.tree, "sync", answered)
    await bot.sync()
    shown = bot.icons.text("`/game move`")
    assert re.fullmatch(r"</game move:5\d>", shown)
    again = Stammtisch(store, Settings())
    await again.recall_commands()
    assert again.icons.text("`/game move`") == shown
    # A second list of the same commands stores nothing and keeps the ids.
    await bot.sync()
    assert bot.icons.text("`/game move`") == shown
    await store.close()
