"""The lists of tables: what a line tells, and the buttons beside it."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands.games import lobbies, mine
from cogs.discord.components import Card, Entry, Line, buttons, layout_view
from cogs.table.absences import stand_in
from tests.cogs.contexts import Context, interaction
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, begun

CHANNEL = 1


class Listing(Context):
    """A context that keeps the card that it shows."""

    card: Card

    async def show(self, card: Card, *, public: bool = False) -> None:
        self.card = card


async def listed(bot: Any, user: int, act: Any, *, sees: bool = True) -> Card:
    permissions = discord.Permissions.all() if sees else discord.Permissions.none()
    who = SimpleNamespace(id=user, display_name="?")
    asked = interaction(bot, guild_id=GUILD, channel_id=CHANNEL if sees else 9, user=who, permissions=permissions)
    ctx = Listing(asked)
    await act(ctx)
    return ctx.card


async def mover_of(bot: Any, game: int) -> tuple[int, int]:
    """Return the person whom a table of Ada and Ben waits for, and the other one."""
    async with bot.tables.transaction(GUILD, game) as session:
        asked = session.seats[session.table.asks[0].seat].user
    return asked, ADA + BEN - asked


async def test_own_tables_tell_who_is_awaited_until_when_and_have_play(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    mover, other = await mover_of(timed, game)
    (own,) = (await listed(timed, mover, mine)).rows
    (others,) = (await listed(timed, other, mine)).rows
    assert isinstance(own, Entry)
    assert isinstance(others, Entry)
    assert "**waits for you**" in own.text
    assert "⏳ <t:" in own.text
    assert "Waiting for" not in own.text
    assert f"Waiting for {'Ada' if mover == ADA else 'Ben'}" in others.text
    assert "⏳ <t:" in others.text
    assert (own.button.id, own.button.label) == (f"t1:{game}:0:play:", "Play")


async def test_own_tables_tell_that_a_computer_plays(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        stand_in(session, session.seats[0], ADA)
    (own,) = (await listed(timed, ADA, mine)).rows
    (others,) = (await listed(timed, BEN, mine)).rows
    assert isinstance(own, Entry)
    assert isinstance(others, Entry)
    assert "A computer plays for you" in own.text
    assert "A computer plays" not in others.text


async def test_a_table_in_an_unseen_channel_tells_nothing_new(timed: Any) -> None:
    await begun(timed, ADA, BEN)
    (own,) = (await listed(timed, ADA, mine, sees=False)).rows
    assert isinstance(own, Line)
    assert "Ben" not in own.text
    assert "due" not in own.text


@pytest.mark.parametrize(("act", "verb"), [(mine, "play"), (lobbies, "join")])
async def test_many_tables_keep_within_the_limit_of_components(timed: Any, act: Any, verb: str) -> None:
    for number in range(12):
        if act is mine:
            await begun(timed, ADA, BEN)
        else:
            await timed.tables.create(GUILD, "catan", host=ADA, channel=CHANNEL, name=f"Ada {number}")
    card = await listed(timed, ADA if act is mine else CLEO, act)
    with_button = [button.id for button in buttons(card.rows)]
    assert len(with_button) == 10
    assert set(with_button) < {f"t1:{game}:0:{verb}:" for game in range(1, 13)}
    rest = card.rows[-1]
    assert isinstance(rest, Line)
    assert len(rest.text.splitlines()) == 2
    assert sum(1 for _ in layout_view(card).walk_children()) <= 40


async def test_an_open_table_has_no_join_for_its_own_players(timed: Any) -> None:
    await timed.tables.create(GUILD, "catan", host=ADA, channel=CHANNEL, name="Ada")
    (own,) = (await listed(timed, ADA, lobbies)).rows
    (others,) = (await listed(timed, CLEO, lobbies)).rows
    assert isinstance(own, Line)
    assert isinstance(others, Entry)
