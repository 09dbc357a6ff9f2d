"""The end of a panel: the events since its reader's last turn, in words and as a glow in the picture."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from cachetools import LRUCache

from cogs.discord.client_state import StateKey
from cogs.discord.interaction import InteractionContext
from cogs.show.news import entries_for_all, public_news
from cogs.show.since import Since, entries_for, since_last_turn
from cogs.show.snapshot import TableSnapshot, take_snapshot
from data.game.models import LogEntry, SeatHistory
from data.game.session import GameSession
from render import Words

MAX_RECENT: Final = 1_000
RECENT = StateKey(lambda: LRUCache[tuple[int, str, int], dict[str, int]](MAX_RECENT))
"""The new things in the pictures of open panels, by guild, name of the game and user.

Further clicks on a panel show the same things, so that a pick does not end the glow.
"""


class Reader(NamedTuple):
    """A player who opens a panel: the game, their seat, all players, and words about the table as they see it."""

    kind: str
    seat: int
    players: SeatHistory
    words: Words
    snapshot: TableSnapshot
    """The table as all see it, whose turn message the reader has seen."""


def reader_of(session: GameSession, user: int, words: Words) -> Reader | None:
    """Return the player who opens a panel of a running game; None for other people."""
    seat = session.playing(user)
    if seat is None or session.game.phase != "running":
        return None
    told = words.about(session.table.view(seat.seat))
    return Reader(session.game.kind, seat.seat, session.history, told, take_snapshot(session))


async def news_since(ctx: InteractionContext, game: int, reader: Reader | None) -> str:
    """Return the events since the reader's last turn that the turn message leaves out, "" if there are none.

    Note what is new for the pictures.
    """
    if reader is None:
        return ""
    public = await entries_for_all(ctx.bot.store, ctx.guild, reader.snapshot)
    entries = await entries_for(ctx.bot.store, ctx.guild, game, ctx.user, reader.seat, reader.players)
    # In a thread, because the first telling of many events takes long.
    since: Since = await ctx.bot.thinking.run(ctx.guild, partial(_untold, public, entries, reader))
    ctx.bot.state[RECENT][ctx.guild, str(game), ctx.user] = since.recent
    return since.text


def _untold(public: Sequence[LogEntry], entries: Sequence[LogEntry], reader: Reader) -> Since:
    told = public_news(public, reader.snapshot, reader.words).whole
    return since_last_turn(entries, *reader[:4], told)
