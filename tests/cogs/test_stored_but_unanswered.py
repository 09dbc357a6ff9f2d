"""If a command has stored something and its answer cannot be sent, the person never hears that nothing has changed."""

import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.bot import Stammtisch
from cogs.commands import add_commands
from cogs.discord.interaction import InteractionContext
from render import words
from settings import Settings
from tests.cogs.contexts import ADA, CHANNEL, GUILD, interaction
from tests.cogs.fakes import Bot

STORED: dict[str, dict[str, Any]] = {
    "game note": {"text": "Take the castle."},
    "games watch": {"game": "carcassonne"},
    "me away": {"until": "3d"},
    "me settings": {"confirm": "quick"},
    "setup limits": {"tables": 7},
    "setup options": {"speed": "live"},
}
"""The commands that store something outside a table's transaction, with options that make them store it."""
OPTIONS = {
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.user: SimpleNamespace(id=12, bot=False, display_name="Ben"),
}
ANSWER: Any = SimpleNamespace(status=400, reason="Bad Request")
FAULTS: dict[str, tuple[Exception, ...]] = {
    "refused": (discord.HTTPException(ANSWER, {"code": 50035, "message": "Invalid Form Body"}),),
    # A broken connection is tried again once.
    "cut off": (ConnectionResetError(), ConnectionResetError()),
}


def stored(folder: Path) -> list[object]:
    """Return what people have set, written and opened."""
    found: list[object] = []
    for file, tables in (
        (folder / f"{GUILD}.sqlite3", ("settings", "notes", "watchers", "choices", "games")),
        (folder / "stammtisch.sqlite3", ("people",)),
    ):
        with sqlite3.connect(file) as db:
            found += [db.execute(f"SELECT * FROM {table}").fetchall() for table in tables]
    return found


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_at_the_answer_of_a_command_never_denies_what_is_stored(
    bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    tree = Stammtisch(bot.store, Settings()).tree
    await add_commands(tree.client)
    told: list[str] = []
    faults: list[Exception] = []

    async def acknowledge(ctx: InteractionContext, **how: Any) -> Any:
        return SimpleNamespace(message_id=9)

    async def answer(*texts: str, **how: Any) -> None:
        if faults:
            raise faults.pop()
        told.append(" ".join((*texts, how.get("content") or "")))

    monkeypatch.setattr(InteractionContext, "_acknowledge", acknowledge)
    await bot.tables.create(GUILD, "demo", host=ADA, channel=CHANNEL, name="Ada")
    denials = [words("en").text(key, reference="@") for key in ("bot-fault", "answer-lost")]
    denied = re.compile("|".join(re.escape(text).replace("@", r"\w+") for text in denials))
    changed: set[str] = set()
    found = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    # The others leave the table and close it.
    found.sort(key=lambda one: one.qualified_name not in STORED)
    for number, command in enumerate(found):
        name, before = command.qualified_name, stored(tmp_path)
        told.clear()
        faults[:] = FAULTS[fault]
        needed = {one.name: OPTIONS.get(one.type, "carcassonne") for one in command.parameters if one.required}
        response = SimpleNamespace(send_message=answer, is_done=lambda: True)
        later = {"edit_original_response": answer, "delete_original_response": answer}
        made_up = interaction(bot, id=100 + number, response=response, followup=SimpleNamespace(send=answer), **later)
        callback: Any = command.callback
        await callback(command.binding, made_up, **needed | STORED.get(name, {}))
        if stored(tmp_path) != before:
            changed.add(name)
            assert not any(map(denied.search, told)), (name, told)
    assert changed >= {*STORED}
