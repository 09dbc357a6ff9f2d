"""The chart of a game's scores and its film, drawn when no one waits for another picture."""

import asyncio
from collections.abc import Sequence
from functools import partial

from cogs.discord.client import Client
from cogs.show.past import Moment
from cogs.show.snapshot import TableSnapshot
from render import Words

CALM = 0.25
"""Seconds between two looks whether the renderer is free for a film."""


async def draw_chart(
    bot: Client, guild: int, snapshot: TableSnapshot, moments: Sequence[Moment], catalogue: Words
) -> bytes | None:
    """Return the chart of the scores; None where there is none to tell."""
    # Only here: what draws takes its time to import, and the start has none.
    from render.chart import chart_png

    scores = [moment.scores for moment in moments if moment.scores]
    if len(scores) < 2:
        return None
    title = catalogue.text("chart-title", game=snapshot.title(catalogue))
    across = catalogue.text("chart-across", first=moments[0].turn.number, last=moments[-1].turn.number)
    work = partial(chart_png, title, across, snapshot.names, scores)
    return await bot.renderer.draw(("chart", guild, snapshot.game.id), work, guild=guild, public=True)


async def draw_film(bot: Client, guild: int, snapshot: TableSnapshot, moments: Sequence[Moment]) -> bytes | None:
    """Return the film of a game, drawn picture by picture when nobody else wants one; None if it cannot be made."""
    from render import film  # only here, as above

    kept = [moments[at] for at in turn_ends(moments)]
    kept = [kept[at] for at in film.evenly(len(kept))]
    names, language = snapshot.names, snapshot.game.language
    frames: list[bytes] = []
    for number, moment in enumerate(kept):
        await _calm(bot)
        key = ("film", guild, snapshot.game.id, number)
        work = partial(film.frame, moment.view, names=names, language=language)
        frame = await bot.renderer.draw(key, work, guild=guild, public=True)
        if frame is None:
            return None
        frames.append(frame)
    return await bot.thinking.run(guild, partial(film.film, frames))


async def _calm(bot: Client) -> None:
    """Wait until nobody else wants a picture."""
    while bot.renderer.waiting:  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(CALM)
    # The review stays due: it is made after the restart.
    if bot.draining:
        raise asyncio.CancelledError


def turn_ends(moments: Sequence[Moment]) -> list[int]:
    """Return the indexes of the moments at which turns ended, of the first moment and of the last."""
    last = len(moments) - 1
    return [0, *(at for at in range(1, last) if moments[at].turn != moments[at + 1].turn), *([last] if last else [])]
