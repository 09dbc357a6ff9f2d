"""Texts and pictures of a choice are made after its transaction.

An error in a text takes nothing back, and no player waits for Discord while a table is locked.
"""

import ast
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

import render
from cogs.buttons import handlers as table
from cogs.discord.custom_ids import PANEL, TABLE, CustomId
from cogs.panel import by_keyboard
from cogs.panel import handlers as panel
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import Pick
from data import queries
from render import Words
from rules.kernel import Table
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, context
from tests.cogs.fakes import Bot

ROOT = Path(__file__).resolve().parents[2]


class Speechless(Exception):  # noqa: N818 - what is made to happen
    """Raise an error for every text."""


def fails(*args: Any, **how: Any) -> NoReturn:
    raise Speechless


def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all texts and pictures fail."""
    for name in ("text", "option", "step", "ask", "event", "reason", "listed"):
        monkeypatch.setattr(Words, name, fails)
    for name in ("png", "describe", "text_board"):
        monkeypatch.setattr(render, name, fails)


CONFIRMED = str(PanelState((((Pick(0),),),)))
CHOSEN: dict[str, Callable[[Context, int, int, str], Awaitable[None]]] = {
    "confirm": lambda ctx, game, ask, _: panel.handle_component(ctx, CustomId(PANEL, game, "c", ask, CONFIRMED)),
    "keyboard": lambda ctx, game, _, option: by_keyboard.play_typed(ctx, str(game), option),
    "one tap": lambda ctx, game, ask, option: table.handle_component(ctx, CustomId(TABLE, game, "tap", ask, option)),
}


@pytest.mark.parametrize("way", CHOSEN)
async def test_an_error_in_a_text_takes_no_choice_back(bot: Bot, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy")
        session.start()
        session.rewind(Table.arrange("carcassonne", {"seats": 2, "turn": 0}, seed=1), 0, 0)
        ask = session.table.asks[0]
    ctx = context(bot)
    with monkeypatch.context() as patched:
        wordless(patched)
        with suppress(Speechless):
            await CHOSEN[way](ctx, game, ask.number, ask.options[0].id)
    log = await queries.whole_log(bot.store, GUILD, game)
    assert [(entry.kind, entry.choice) for entry in log[2:]][:1] == [("choice", [ask.options[0].id])]
    assert await queries.was_done(bot.store, GUILD, ctx.id), "so no player is told that nothing was changed"


def awaited_under_a_lock() -> Iterator[tuple[str, str]]:
    """Yield every function that is awaited inside of a transaction on a table."""
    for file in (ROOT / "cogs").rglob("*.py"):
        for block in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(block, ast.AsyncWith) or not any(map(locks, block.items)):
                continue
            for line in block.body:
                for inner in ast.walk(line):
                    if isinstance(inner, ast.Await):
                        yield file.name, ast.unparse(inner.value).partition("(")[0]
                    assert not isinstance(inner, ast.AsyncFor | ast.AsyncWith), file


def locks(item: ast.withitem) -> bool:
    return ast.unparse(item.context_expr).partition("(")[0].endswith((".table", ".transaction"))


def test_only_the_tables_own_file_is_read_under_its_lock() -> None:
    """Discord may take minutes to answer, which would block the table. These functions read the file."""
    reading = {("handlers.py", "_answer_so_far"), ("handlers.py", "_closed_note")}
    assert {*awaited_under_a_lock()} == {("actions.py", "check_computer_limit"), *reading}
