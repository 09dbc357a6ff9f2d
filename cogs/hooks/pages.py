"""The public view of a table for a server's own programs, as JSON and as a picture.

``cogs/operations/table_pages.py`` serves it.

A server opens its page with a token. Every other request gets the same answer as one for a table that is not there.
"""

import asyncio
import hashlib
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from cachetools import LRUCache, TTLCache
from msgspec import Struct

import render
from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.hooks.visibility import everyone_sees
from cogs.show.snapshot import take_snapshot
from cogs.table.hook_events import seats_waited_for
from cogs.table.time.clock import waited_for
from cogs.workers.renderer import Superseded
from data import hooks
from data.errors import Busy, Refused, StoreError
from data.game.hook_events import PlaceRef, SeatRef, TableRef, Waiting, place_refs, seat_ref, table_ref
from data.game.models import Phase
from data.hooks import NO_PAGE, Page
from rules.kernel import Facts, View

KNOWN, KNOWN_FOR = 10_000, 60.0
"""The pages that are remembered, and the seconds for which each is. So a wrong token costs no look at a file."""
LOOKING: Final = 4
"""The files that are looked at at once."""
A_MINUTE: Final = 60
"""The requests of a server that are answered in a minute."""
PICTURES: Final = 16
"""The pictures that are kept. One has some 100 KB."""
DRAWING: Final = 8
"""The requests for a picture that wait at most. They are drawn one after the other, so that people wait for none."""
LONGEST_TOKEN: Final = 200


class Shown(Struct, frozen=True):
    """A table as everyone sees it. ``view`` is the game's own view; its fields may change with a new version."""

    server: str
    table: TableRef
    phase: Phase
    options: Facts
    seats: tuple[SeatRef, ...]
    turn: int | None
    waiting: tuple[Waiting, ...]
    places: tuple[PlaceRef, ...]
    paused: bool
    view: Any


class Content(NamedTuple):
    """A file: its bytes, its content type, and a name for this content."""

    data: bytes
    type: str
    tag: str


class NotFound(Exception):  # noqa: N818 - an answer
    """There is no such table for this token."""


class TooMany(Exception):  # noqa: N818 - an answer
    """The server has asked too often, or too many pictures are waited for."""


class Pages:
    """The memory of a process about the pages of all servers."""

    def __init__(self) -> None:
        self.served = False
        """Whether the operator's settings serve the pages."""
        self.looking = asyncio.Semaphore(LOOKING)
        self.drawing = asyncio.Lock()
        self.wanted = 0
        """The number of requests that wait for a picture."""
        self.known: TTLCache[int, Page | None] = TTLCache(KNOWN, KNOWN_FOR)
        self.pictures: LRUCache[str, bytes] = LRUCache(PICTURES)
        self._requests: LRUCache[int, tuple[int, int]] = LRUCache(KNOWN)

    def forget(self, guild: int) -> None:
        """Forget the page of a guild, because it has changed."""
        self.known.pop(guild, None)

    def count(self, guild: int, now: float) -> None:
        """Count a request. Raise TooMany if the server has asked too often in this minute."""
        minute = int(now // 60)
        before, count = self._requests.get(guild, (minute, 0))
        count = count + 1 if before == minute else 1
        self._requests[guild] = minute, count
        if count > A_MINUTE:
            raise TooMany


PAGES: Final = StateKey(Pages)
"""The pages of a client."""


async def table_file(bot: Client, guild: int, number: int, token: str, *, picture: bool) -> Content:
    """Return the public view of a table, or its picture. Raise NotFound or TooMany."""
    page = await _page(bot, guild, token)
    pages, here = bot.state[PAGES], bot.get_guild(guild)
    if page is None or here is None:
        raise NotFound
    pages.count(guild, bot.store.clock())
    try:
        async with bot.tables.transaction(guild, number) as session:
            game, seats = session.game, session.seats
            running = game.phase == "running"
            snapshot = None if game.phase == "lobby" or game.started is None else take_snapshot(session)
            waiting = seats_waited_for(session, waited_for(session)) if running else ()
    except (Refused, StoreError) as error:
        raise NotFound from error
    except Busy as error:
        raise TooMany from error
    if game.private or not (page.restricted or await everyone_sees(bot, here, game.channel)):
        raise NotFound
    view = None if snapshot is None else snapshot.view
    if picture:
        if view is None:
            raise NotFound
        names = [seat.name for seat in seats]
        return await _picture(bot, guild, number, view, names, game.language)
    shown = Shown(
        server=str(guild),
        table=table_ref(game),
        phase=game.phase,
        options=game.options,
        seats=tuple(map(seat_ref, seats)),
        turn=snapshot.turn if snapshot else None,
        waiting=waiting,
        places=place_refs(seats, snapshot.standing) if snapshot else (),
        paused=game.paused is not None,
        view=view,
    )
    data: bytes = await bot.thinking.run(guild, partial(msgspec.json.encode, shown))
    return Content(data, "application/json", _tag(data))


async def _page(bot: Client, guild: int, token: str) -> Page | None:
    """Return the page of a guild if a token opens it."""
    pages = bot.state[PAGES]
    if guild not in pages.known and bot.get_guild(guild) is not None and bot.store.knows(guild):
        async with pages.looking:
            try:
                pages.known[guild] = await hooks.page(bot.store, guild)
            # The file cannot be read now.
            except StoreError:
                return None
    found = pages.known.get(guild) or NO_PAGE
    return found if len(token) <= LONGEST_TOKEN and found.opens_with(token) else None


async def _picture(bot: Client, guild: int, number: int, view: View, names: list[str], language: str) -> Content:
    pages = bot.state[PAGES]
    tag = await bot.thinking.run(guild, partial(_tag_of_view, view, names, language))
    if tag not in pages.pictures:
        if pages.wanted >= DRAWING:
            raise TooMany
        pages.wanted += 1
        try:
            async with pages.drawing:
                if tag not in pages.pictures:
                    pages.pictures[tag] = await _drawn(bot, guild, number, view, names, language)
        finally:
            pages.wanted -= 1
    return Content(pages.pictures[tag], "image/png", tag)


async def _drawn(bot: Client, guild: int, number: int, view: View, names: list[str], language: str) -> bytes:
    work = partial(render.png, view, names=names, language=language)
    try:
        data = await bot.renderer.draw(("page", guild, number), work, guild=guild, public=True)
    except Superseded as error:
        raise TooMany from error
    if data is None:
        raise TooMany
    return data


def _tag(data: bytes) -> str:
    """Return a name for a content. It changes only if the content does: a number of choices would tell hidden ones."""
    return hashlib.sha256(data).hexdigest()[:32]


def _tag_of_view(view: View, names: list[str], language: str) -> str:
    return _tag(msgspec.json.encode((view, names, language)))
