"""The chart of a game's scores, and its animation, which is drawn while the renderer has no other work."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import render
from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.show.past import Moment, turn_ends
from cogs.show.snapshot import TableSnapshot
from cogs.table.labels import plain_names
from cogs.workers.renderer import load_drawing_module
from rules.kernel import Turn

POLL = 0.25
"""Seconds between two checks whether the renderer is idle."""


class Scored(Protocol):
    """A point of a chart: the numbers of all seats at a turn."""

    @property
    def turn(self) -> Turn:
        """The turn."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The numbers by seat."""


async def draw_chart(
    ctx: InteractionContext, snapshot: TableSnapshot, moments: Sequence[Scored], title: str
) -> bytes | None:
    """Return the chart of the scores for a private answer, or None if there are no scores to show."""
    await load_drawing_module("render.chart")
    from render.chart import chart_png

    scores = [moment.scores for moment in moments if moment.scores]
    if len(scores) < 2:
        return None
    across = ctx.words.text("chart-across", first=moments[0].turn.number, last=moments[-1].turn.number)
    work = partial(chart_png, snapshot.game.kind, title, across, snapshot.names, scores)
    return await ctx.bot.renderer.draw(("chart", ctx.reply_key), work, guild=ctx.guild)


async def draw_film(
    bot: Client, guild: int, snapshot: TableSnapshot, moments: Sequence[Moment], points: render.Points | None = None
) -> bytes | None:
    """Return the animation of a game, drawn frame by frame while the renderer is idle, or None if drawing fails.

    That of a whole game ends with the table of ``points``.
    """
    await load_drawing_module("render.film")
    from render import film

    ends = turn_ends(moments)
    names, language, last = snapshot.names, snapshot.game.language, moments[-1].view
    players = snapshot.history
    works: list[Callable[[], bytes]] = []
    for at in film.evenly(len(ends), film.MOST_FRAMES):
        # Mark the things that the turn has changed.
        begin = ends[at - 1] + 1 if at else 0
        events = [event for moment in moments[begin : ends[at] + 1] for event in moment.events]
        moment, recent = moments[ends[at]], render.recent(snapshot.game.kind, [events])
        then = plain_names(players.at(moment.number))
        works.append(partial(film.frame, moment.view, last, names=then, language=language, recent=recent))
    if points is not None:
        works.append(partial(film.end_frame, last, snapshot.standing, points, names=names, language=language))
    frames: list[bytes] = []
    for number, work in enumerate(works):
        await _wait_for_idle_renderer(bot)
        key = ("film", guild, snapshot.game.id, number)
        # Several people can ask for a film of this game at the same time, each as they saw it.
        frame = await bot.renderer.draw(key, work, guild=guild, public=True, promised=True)
        if frame is None:
            return None
        frames.append(frame)
    return await bot.thinking.run(guild, partial(film.film, frames))


async def _wait_for_idle_renderer(bot: Client) -> None:
    """Wait until no other picture is queued."""
    while bot.renderer.waiting:  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(POLL)
    # The film stays due and is made after the restart.
    if bot.tasks.draining:
        raise asyncio.CancelledError
