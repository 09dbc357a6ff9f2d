"""Invitations: once an hour to one table, and with a limited number of pings of one person over all inviters."""

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.commands.me import change_setting, handle_component
from cogs.delivery.outbox import Delivery
from cogs.discord.client_state import ClientState
from cogs.discord.components import Card
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.own_settings import OFF, ON
from cogs.lobby.invitations import CALL_PAUSE, INVITES, MOST_CALLS, MUTE, call, check_call, invite, take_ping
from data.errors import NotSaved, Refused
from data.game.models import GameRow, Offer
from render import words
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, NAMES, Time, begun, quiet_from_now

CHANNEL = 1


def table(number: int) -> GameRow:
    return GameRow(id=number, kind="carcassonne", options={}, host=1, channel=5, created=0.0)


async def test_an_invitation_that_fails_can_be_repeated() -> None:
    broken = True

    async def send(card: Card, users: list[int]) -> None:
        if broken:
            raise ConnectionResetError

    bot = SimpleNamespace(state=ClientState())
    ctx = cast("InteractionContext", SimpleNamespace(bot=bot, guild=1, may_write=True, invite=send))
    ben: Any = SimpleNamespace(id=12, display_name="Ben")
    check_call(ctx, table(3), ben)
    with pytest.raises(ConnectionResetError):
        await call(ctx, 3, Card(("come",)), ben.id)
    broken = False
    check_call(ctx, table(3), ben)
    await call(ctx, 3, Card(("come",)), ben.id)
    with pytest.raises(Refused, match="called_lately"):
        check_call(ctx, table(3), ben)
    check_call(ctx, table(4), ben)


class Inviter(Context):
    """A user who invites. Notes the answers and the pings."""

    ids = count(1)

    def __init__(self, bot: Any, user: int, guild: int = GUILD) -> None:
        who = SimpleNamespace(id=user, display_name=f"Inviter {user}")
        later = SimpleNamespace(send=self._post)
        how = {"guild_id": guild, "channel_id": CHANNEL, "user": who, "followup": later}
        super().__init__(interaction(bot, id=next(self.ids), **how))
        self.told: list[str] = []
        self.pings: list[int] = []
        self.posts = 0

    async def tell(self, text: str) -> None:
        self.told.append(text)

    async def _post(self, *, view: Any, allowed_mentions: discord.AllowedMentions) -> None:
        self.posts += 1
        self.pings += [user.id for user in cast("Any", allowed_mentions.users)]


async def invited(bot: Any, inviter: int, guild: int = GUILD, user: int = BEN) -> Inviter:
    """Open a table of a new inviter, who invites a user."""
    game = await bot.tables.create(guild, "carcassonne", host=inviter, channel=CHANNEL, name="Ada")
    ctx = Inviter(bot, inviter, guild)
    guest: Any = SimpleNamespace(id=user, display_name=NAMES[user], bot=False)
    await invite(ctx, game.id, guest)
    async with bot.tables.transaction(guild, game.id) as session:
        assert user in session.invitations, "the invitation stands"
    assert ctx.posts == 1
    return ctx


UNPINGED = "Ben is invited.\nI can't ping Ben right now, but the invitation stands."


async def test_invitations_of_many_people_in_many_servers_ping_one_person_a_few_times_an_hour(
    timed: Bot, time: Time
) -> None:
    """Ten accounts pinged one person twenty times within a minute."""
    found = [await invited(timed, 200 + number, guild) for number in range(10) for guild in (GUILD, GUILD + 1)]
    assert [user for ctx in found for user in ctx.pings] == [BEN] * MOST_CALLS
    assert [ctx.told for ctx in found] == [["Ben is invited."]] * MOST_CALLS + [[UNPINGED]] * (20 - MOST_CALLS)
    assert (await invited(timed, 300, user=CLEO)).pings == [CLEO], "another person has a limit of their own"
    time.now += CALL_PAUSE
    assert (await invited(timed, 301)).pings == [BEN]


async def test_invitations_at_the_same_time_share_the_limit(timed: Bot) -> None:
    taken = await asyncio.gather(*(take_ping(cast("Any", timed), BEN, f"{number}") for number in range(20)))
    assert sum(taken) == MOST_CALLS


async def test_an_invitation_that_is_tried_again_counts_once(timed: Bot) -> None:
    bot = cast("Any", timed)
    for number in range(MOST_CALLS):
        assert [await take_ping(bot, BEN, f"{number}") for _ in range(3)] == [True] * 3
    assert await take_ping(bot, BEN, "0")
    assert not await take_ping(bot, BEN, "another")


async def test_a_person_who_has_muted_invitations_is_not_pinged(timed: Bot) -> None:
    await change_setting(Inviter(timed, BEN), INVITES.key, OFF)
    ctx = await invited(timed, ADA)
    assert (ctx.pings, ctx.told) == ([], [UNPINGED])
    await change_setting(Inviter(timed, BEN), INVITES.key, ON)
    assert (await invited(timed, CLEO)).pings == [BEN]


async def test_the_button_on_an_invitation_mutes_invitations_for_its_presser(timed: Bot) -> None:
    for user in (BEN, CLEO):
        assert (await invited(timed, ADA, user=user)).pings == [user]
    presser = Inviter(timed, BEN)
    await handle_component(presser, CustomId(ME, 0, MUTE))
    assert presser.told == [words("en").text("invites-muted")]
    assert [(await invited(timed, 300, user=user)).pings for user in (BEN, CLEO)] == [[], [CLEO]]


async def test_an_invitation_pings_no_one_in_their_quiet_hours(timed: Bot, time: Time) -> None:
    morning = await quiet_from_now(timed, BEN, 3)
    assert (await invited(timed, ADA)).told == [UNPINGED]
    time.now = morning
    assert (await invited(timed, CLEO)).pings == [BEN]


async def test_an_invitation_stands_while_pings_cannot_be_counted(timed: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    await timed.store.users.settings(BEN)

    async def full(*_: object) -> None:
        raise NotSaved("the disk is full")

    monkeypatch.setattr(timed.store.shared, "write", full)
    assert not await take_ping(cast("Any", timed), BEN, "1")


class Channel:
    """A channel that notes the pinged users of its posts."""

    def __init__(self) -> None:
        self.pings: list[list[int]] = []

    async def send(self, *, allowed_mentions: discord.AllowedMentions, **_: Any) -> Any:
        self.pings.append([user.id for user in cast("Any", allowed_mentions.users)])
        return SimpleNamespace(id=900 + len(self.pings))


async def test_offers_of_seats_share_the_limit(timed: Bot, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """A member without a seat is their victim, too."""
    channel, bot = Channel(), cast("Any", timed)
    monkeypatch.setattr("cogs.delivery.posting.shows", lambda *_: True)
    monkeypatch.setattr(timed, "get_partial_messageable", lambda _: channel, raising=False)
    for number in range(MOST_CALLS + 2):
        game = await begun(timed, ADA, BEN)
        offer = Offer(game=game, seat=1, user=CLEO, maker=ADA, why="asked", name="Ben", at=time.now + number)
        async with timed.tables.transaction(GUILD, game) as session:
            session.offers.make(offer)
        while due := (await timed.store.due_in(GUILD)).messages:
            for post in due:
                if post.kind == "offer":
                    await Delivery(bot).deliver(GUILD, post)
                else:
                    async with timed.tables.transaction(GUILD, post.game) as session:
                        session.outbox.sent(post)
    assert channel.pings == [[CLEO]] * MOST_CALLS + [[]] * 2
