"""Invitations to a table or to a seat. One person is invited to a table once within ``CALL_PAUSE``.

An invitation pings, unless the person has muted invitations, has quiet hours, or was pinged ``MOST_CALLS`` times within
``CALL_PAUSE`` by the invitations of all users in all guilds. It stands all the same.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import discord
from cachetools import TTLCache

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import LOBBY, ME, CustomId
from cogs.discord.error_codes import MISSING_ACCESS, MISSING_PERMISSIONS
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.discord.own_settings import ON, switch
from cogs.table.time.waits import is_quiet, rhythm_of
from data.errors import Refused, StoreError
from data.game.models import GameRow
from render import Words

CALL_PAUSE: Final = 3600.0
"""Seconds between two invitations of one person to one table."""
MOST_CALLS: Final = 5
"""Maximum number of pings of one person by invitations within ``CALL_PAUSE``."""
INVITES: Final = switch("invites", ON, place=7)
"""The setting of whether invitations ping a person."""
MUTE: Final = "mute"
"""The verb of the button that switches these pings off for the person who presses it."""
CALLED: Final = "called"
"""The setting that stores the latest pings of a person by invitations."""
MAX_CALLED: Final = 10_000
CALLED_LATELY = StateKey(lambda: TTLCache[tuple[int, int, int], bool](MAX_CALLED, CALL_PAUSE))
"""The people invited a short time ago, by guild, game and user."""


LOG = logging.getLogger(__name__)


async def may_ping(bot: Client, user: int, key: str = "") -> bool:
    """Return whether an invitation can ping a person now. An earlier ping with the same ``key`` does not count."""
    with _unless_unreadable():
        settings, now = await bot.store.users.settings(user), bot.store.clock()
        lately = sum(other != key and at > now - CALL_PAUSE for other, at in settings.get(CALLED, ()))
        return INVITES.of(settings) == ON and not is_quiet(rhythm_of(settings), now) and lately < MOST_CALLS
    return False


async def take_ping(bot: Client, user: int, key: str) -> bool:
    """Return whether an invitation pings a person, and count that ping. The same ``key`` counts once."""
    if await may_ping(bot, user, key):
        with _unless_unreadable():
            now = bot.store.clock()
            return await bot.store.users.take_turn(user, CALLED, key, now, most=MOST_CALLS, span=CALL_PAUSE)
    return False


@contextmanager
def _unless_unreadable() -> Iterator[None]:
    """End the block if the shared store cannot be used. The invitation itself is in the guild's file."""
    try:
        yield
    except StoreError as error:
        LOG.warning("an invitation pings no one, because pings cannot be counted now: %s", error)


def done_line(text: str, unpinged: Sequence[str], words: Words) -> str:
    """Return the answer to the inviter, with the people who are not pinged. It does not tell the reason."""
    texts = [words.text("invite-unpinged", names=words.listed(unpinged))] if unpinged else []
    return "\n".join((text, *texts))


def note_call(ctx: InteractionContext, game: int, user: int) -> bool:
    """Record the ping of a user to a table; False if the user was pinged there a short time ago."""
    key = ctx.guild, game, user
    if key in ctx.bot.state[CALLED_LATELY]:
        return False
    ctx.bot.state[CALLED_LATELY][key] = True
    return True


def check_call(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Raise Refused if the user cannot invite here, or if the guest was pinged a short time ago; record the ping."""
    if not ctx.may_write:
        raise Refused("not_allowed_here")
    # Outside of its thread, the invitation would reveal a hidden table.
    if game.hidden and ctx.channel != game.thread:
        raise Refused("only_there", place=f"<#{game.thread}>")
    if not note_call(ctx, game.id, user.id):
        raise Refused("called_lately", name=escaped(plain_name(user.display_name)))


async def add_to_thread(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Add a user to the private thread of a hidden table; Refused if Discord refuses."""
    if not game.hidden or game.thread is None:
        return
    try:
        await ctx.bot.http.add_user_to_thread(game.thread, user.id)
    except (discord.HTTPException, discord.RateLimited, *CUT_OFF) as refused:
        # There was no ping, so allow another try at once.
        ctx.bot.state[CALLED_LATELY].pop((ctx.guild, game.id, user.id), None)
        unseen = isinstance(refused, discord.HTTPException) and refused.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
        name = escaped(plain_name(user.display_name))
        raise Refused("not_let_in" if unseen else "not_added", name=name) from refused


async def call(ctx: InteractionContext, game: int, card: Card, user: int, *, pinged: bool = True) -> None:
    """Post the invitation. If that fails, allow another try at once."""
    try:
        await ctx.invite(card, [user] if pinged else [])
    except Exception:
        ctx.bot.state[CALLED_LATELY].pop((ctx.guild, game, user), None)
        raise


async def invite(ctx: InteractionContext, game: int, user: discord.Member) -> None:
    """Invite a user to a table in its lobby; Refused unless this user sits there or hosts it."""
    async with ctx.table(game, change=True) as session:
        session.expect("lobby")
        if not session.seats_of(ctx.user) and session.game.host != ctx.user:
            raise Refused("not_seated")
        if session.seats_of(user.id):
            raise Refused("joined")
        if len(session.seats) >= (most := session.game.limits[1]):
            raise Refused("full", most=most)
        if user.bot:
            raise Refused("a_bot_guest")
        row = session.game
        check_call(ctx, row, user)
        # An invited user can see a private table.
        session.invite(user.id)
    await add_to_thread(ctx, row, user)
    name, pinged = escaped(plain_name(user.display_name)), await take_ping(ctx.bot, user.id, str(ctx.id))
    await ctx.tell(done_line(ctx.words.text("invite-done", name=name), [] if pinged else [name], ctx.words))
    text = ctx.words.text("invite-said", who=f"<@{user.id}>", name=f"<@{ctx.user}>")
    join = Button(str(CustomId(LOBBY, game, "join")), ctx.words.text("lobby-join"), "success")
    mute = Button(str(CustomId(ME, 0, MUTE)), ctx.words.text("me-invites-off"))
    card = Card((text,), rows=((join, mute),), accent=GOLD)
    await call(ctx, game, card, user.id, pinged=pinged)
