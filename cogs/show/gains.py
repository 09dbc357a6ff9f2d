"""The scores of a table after each entry of its log, and what a turn has changed of them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from cachetools import LRUCache

import render
from cogs.discord.client_state import StateKey
from cogs.discord.interaction import InteractionContext
from cogs.show.chronicle import Turns
from cogs.table.labels import escaped_names
from data import queries
from data.game.models import LogEntry, SeatHistory
from data.game.replay import moments
from rules.kernel import GAMES, Facts, IllegalChoice, Table

Scores = Mapping[int, tuple[int, ...]]
"""The scores by seat after the entries of a log, by the number of the entry, in their order."""

MAX_KEPT: Final = 100
SCORES = StateKey(lambda: LRUCache[tuple[int, int, int], Scores](MAX_KEPT))
"""The scores of the tables whose log was read last, by guild, game and the log's last entry."""


async def scores_of(ctx: InteractionContext, game: int) -> Scores:
    """Return the scores of a table after each choice that was not taken back, or {} if they are secret."""
    async with ctx.table(game) as session:
        table, last, origin = session.table, session.last, session.origin
    if not (GAMES[table.game].meta.open_scores or table.over):
        return {}
    key, kept = (ctx.guild, game, last), ctx.bot.state[SCORES]
    if key not in kept:
        # Others may have played meanwhile.
        log = (await queries.whole_log(ctx.bot.store, ctx.guild, game))[:last]
        kept[key] = await ctx.bot.thinking.run(ctx.guild, partial(_replayed, table, log, origin))
    return kept[key]


def _replayed(table: Table, log: Sequence[LogEntry], origin: Facts | None) -> Scores:
    # After a change of the rules the log tells no scores.
    try:
        return {
            entry.number: tuple(place.score for place in sorted(then.standing, key=lambda place: place.seat))
            for entry, then in moments(table, log, origin)
        }
    except (IllegalChoice, ValueError):
        return {}


def heads(turns: Turns, scores: Scores, players: SeatHistory) -> list[str]:
    """Return the heading of each turn: who acted, and the points that the turn brought with the new scores.

    A round belongs to all, so only those who gained points are named.
    """
    found = []
    before = _scores_at(scores, turns[0][0].number - 1) if turns else ()
    for turn, after in zip(turns, _scores_after(turns, scores), strict=True):
        last = turn[-1].number
        names = escaped_names(players.at(last))
        gained = {seat: new - old for seat, (old, new) in enumerate(zip(before, after, strict=False)) if new != old}
        seat = _actor(turn)
        shown = [seat, *(other for other in gained if other != seat)] if seat is not None else [*gained]
        found.append(
            " · ".join(
                f"{render.badge(one)} **{names[one]}**"
                + (f" {gained[one]:+} → **{after[one]}**".replace("-", "−") if one in gained else "")
                for one in shown
            )
        )
        before = after
    return found


def _scores_after(turns: Turns, scores: Scores) -> Iterator[tuple[int, ...]]:
    """Yield the scores at the end of each turn."""
    for turn, following in pairwise([*turns, None]):
        last = turn[-1].number if turn else 0
        # The choice that ends a turn can begin the next one, and what follows the announcement, such as a roll, is a
        # part of that one.
        divided = following is not None and following[0].number == last and len(following[0].events) > 1
        yield _scores_at(scores, last - divided)


def _scores_at(scores: Scores, number: int) -> tuple[int, ...]:
    """Return the scores after an entry of the log, or after the latest choice before it."""
    return scores.get(max((each for each in scores if each <= number), default=-1), ())


def _actor(turn: Sequence[LogEntry]) -> int | None:
    """Return the seat whose turn it is, None for a round of all."""
    starts = [event for entry in turn for event in entry.events if event.args.get("begins")]
    if starts and "seat" in starts[0].args:
        return int(starts[0].args["seat"])
    return turn[-1].mover
