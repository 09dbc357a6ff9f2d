"""The reasons of the computers' choices in a running or finished game, recomputed from its log.

A reason follows from the view that everyone had before a choice, and from the event that everyone saw.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from cachetools import LRUCache

from cogs.discord.client_state import StateKey
from cogs.discord.interaction import InteractionContext
from cogs.show.past import Past, past_of
from data.errors import Refused
from data.game.models import LogEntry, Seat, SeatHistory
from rules.kernel import GAMES, Event, Reason

ACTING: Final = ("seat", "partner", "by")
"""The facts of an event that name the seats that have acted, the first one first."""

Reasons = Mapping[tuple[int, int], Sequence[Reason]]
"""The reasons by the number of a log entry and the place of the event in it."""


MAX_KEPT: Final = 5_000
"""The number of log entries whose reasons are in the cache."""
FOUND = StateKey(lambda: LRUCache[tuple[int, int, int], Mapping[int, Sequence[Reason]]](MAX_KEPT))
"""The reasons of a log entry by the places of its events, by guild, game and number. An entry never changes."""


async def reasons_of(ctx: InteractionContext, game: int, entries: Sequence[LogEntry], players: SeatHistory) -> Reasons:
    """Return the reasons of the computers' choices in these entries; none if the game can't be replayed."""
    if not any(seat.opponent for entry in entries for seat in players.at(entry.number)):
        return {}
    kept = ctx.bot.state[FOUND]
    # Further presses wait for the result of the first one.
    async with ctx.bot.locks.hold("reasons", ctx.guild, game):
        new = [entry for entry in entries if (ctx.guild, game, entry.number) not in kept]
        if new:
            try:
                past = await past_of(ctx, game)
            except Refused:
                return {}
            by_event = await ctx.bot.thinking.run(ctx.guild, partial(found_in, past, new))
            for entry in new:
                mine = {place: reasons for (number, place), reasons in by_event.items() if number == entry.number}
                kept[ctx.guild, game, entry.number] = mine
    numbers = [entry.number for entry in entries]
    return {
        (number, place): reasons
        for number in numbers
        for place, reasons in kept.get((ctx.guild, game, number), {}).items()
    }


def found_in(past: Past, entries: Sequence[LogEntry]) -> dict[tuple[int, int], Sequence[Reason]]:
    """Return the reasons of the computers' choices in these entries."""
    wanted, snapshot = {entry.number: entry for entry in entries}, past.snapshot
    because = GAMES[snapshot.game.kind].reasons
    by_event = {}
    for before, now in pairwise(past.moments):
        if entry := wanted.get(now.number):
            players = snapshot.history.at(now.number)
            for place, event in enumerate(now.events):
                seat = actor(event, entry, players)
                if seat and (reasons := because(before.view, event, seat.seat, seat.level)):
                    by_event[now.number, place] = reasons
    return by_event


def actor(event: Event, entry: LogEntry, players: Sequence[Seat]) -> Seat | None:
    """Return the computer whose act an event tells. A person may have made the choice that revealed it."""
    acting = (event.args.get(fact) for fact in ACTING)
    seats = [players[seat] for seat in acting if isinstance(seat, int) and seat < len(players)]
    # A person had the seat if the log names who chose for it.
    return next((seat for seat in seats if seat.opponent and not (seat.seat == entry.seat and entry.who)), None)
