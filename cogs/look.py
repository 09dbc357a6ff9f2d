"""Looking closer at a table: what a game can show of it besides the board (whose every field is, say)."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

import render
from cogs import where
from cogs.board import GOLD, Moment, snapshot
from cogs.ids import TABLE, Id
from cogs.layout import MOST_ALT, MOST_IN_ROW, Button, Card, Picture, Row, cut, quoted
from cogs.visit import Visit
from data.errors import Refused
from data.live import Live
from render import Words

MOST_TOLD = 3_000
ROWS = 4
"""How many letters a closer look tells, and how many rows of buttons there are for them."""
LINES = 6
"""How many lines stand below its picture, which should not be pushed out of sight: the most important come first."""


def named(moment: Moment, key: str, words: Words) -> str:
    """Return what a closer look is called."""
    return words.text(f"overlay.{moment.game.kind}.{key}")


def buttons(moment: Moment, words: Words, shown: str = "") -> tuple[Row, ...]:
    """Return a button for each closer look that there is at a table now; the one that is ``shown`` stands out."""
    keys = render.overlays(moment.view)[: ROWS * MOST_IN_ROW]
    every = [
        Button(
            str(Id(TABLE, moment.game.id, "look", rest=key)),
            named(moment, key, words),
            "primary" if key == shown else "secondary",
        )
        for key in keys
    ]
    return tuple(tuple(every[at : at + MOST_IN_ROW]) for at in range(0, len(every), MOST_IN_ROW))


async def look(visit: Visit, game: int, key: str) -> None:
    """Show this person a closer look, with the way to the others."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat = live.seat_of(visit.user)
        now = snapshot(live, seat.seat if seat else None)
    check(now, key)
    await show(visit, now, key, visit.words, buttons(now, visit.words, key))


def check(moment: Moment, key: str) -> None:
    """Raise Refused unless there is such a closer look at a table now."""
    if key not in render.overlays(moment.view):
        raise Refused("no_look", name=quoted(key))


async def show(
    visit: Visit, now: Moment, key: str, words: Words, rows: tuple[Row, ...] = (), *, drawn: bool = True
) -> None:
    """Answer with a closer look: the picture, unless only the words are wanted, and the same in words."""
    language = words.language
    told = render.overlay_words(now.view, key, names=now.names, language=language)
    data = None
    if drawn:
        work = partial(render.overlay_png, now.view, key, names=now.names, language=language)
        data = await visit.bot.easel.draw(("look", visit.answer), work)
    picture = Picture(f"{key}-{now.game.id}-{now.last}-{visit.id}.png", cut(told, MOST_ALT), data) if data else None
    heading = f"### {named(now, key, words)}"
    whole = cut(told, MOST_TOLD)
    below = beginning(whole) if picture else whole
    await visit.show(Card((heading,), (below,), rows, picture, GOLD))


def beginning(told: str) -> str:
    """Return the first lines of what is told; a last one says that there is more."""
    lines = told.splitlines()
    return "\n".join(lines if len(lines) <= LINES else [*lines[:LINES], "…"])


async def suggest(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the closer looks that there are at the table that is meant."""

    def names(visit: Visit, live: Live) -> dict[str, str]:
        now = snapshot(live)
        return {key: named(now, key, visit.words) for key in render.overlays(now.view)}

    return where.fitting(await where.glance(interaction, names) or {}, current)
