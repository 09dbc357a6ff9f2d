"""Work for one person in each of their guilds: here in the guilds of this process, and by requests to the others.

A kind of work is a function for one guild. It is declared beside its purpose, so that each process can do it.
"""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from cogs.discord.client import Client
from data import queries
from data.errors import GameUnreadable, StoreError
from data.game.models import Seat
from data.game.session import GameSession
from rules.kernel import Facts

PROCESSES_TIMEOUT: Final = 10.0
"""Seconds to wait for the other processes."""

Work: TypeAlias = Callable[[Client, int, int, Facts], Coroutine[Any, Any, Any]]
"""A function that works for a person in a guild, given the facts of the request. It returns values of JSON."""

WORKS: Final[dict[str, Work]] = {}


class Outcome(NamedTuple):
    """The results by guild, and the guilds in which the work could not be done now."""

    results: Mapping[int, Any]
    missing: tuple[int, ...]


def in_each_guild(kind: str) -> Callable[[Work], Work]:
    """Declare the function that does a kind of work in one guild."""

    def declare(work: Work) -> Work:
        WORKS[kind] = work
        return work

    return declare


async def do_everywhere(bot: Client, user: int, kind: str, facts: Facts, *, lasting: bool = True) -> Outcome:
    """Do a kind of work in every guild whose file has data about a person.

    ``lasting``: a process that does not answer in time does the work later.
    """
    store = bot.store
    guilds = await store.users.guilds(user)
    foreign = [guild for guild in guilds if not store.owns(guild)]
    asked = await store.authority.ask(foreign, user, kind, facts)
    results: dict[int, Any] = {}
    for guild in filter(store.owns, guilds):
        try:
            results[guild] = await WORKS[kind](bot, guild, user, facts)
        except StoreError:
            continue
    results |= await store.authority.answers(asked, PROCESSES_TIMEOUT, lasting=lasting)
    return Outcome(results, tuple(guild for guild in guilds if guild not in results))


async def at_own_tables(bot: Client, guild: int, user: int, change: Callable[[GameSession, Seat], bool]) -> int:
    """Apply ``change`` to each running table of a person in a guild; return the number of tables it has changed."""
    games = await queries.games(bot.store, guild, user=user)
    return sum([await _at_table(bot, guild, game.id, user, change) for game in games if game.phase == "running"])


async def _at_table(bot: Client, guild: int, game: int, user: int, change: Callable[[GameSession, Seat], bool]) -> bool:
    """Change one table; False if nothing changes or the table is unreadable."""
    try:
        async with bot.tables.transaction(guild, game) as session:
            seats = session.seats_of(user) if session.game.phase == "running" else ()
            return sum(change(session, seat) for seat in seats) > 0
    except GameUnreadable:
        return False
