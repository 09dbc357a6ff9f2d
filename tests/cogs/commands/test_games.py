"""The lists of tables: what a line tells, and the buttons beside it."""

import re
from functools import partial
from itertools import product
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands.games import handle_component, here, lobbies, mine
from cogs.discord.components import Card, Entry, Line, buttons, layout_view, shown_texts
from cogs.discord.custom_ids import LISTS, CustomId, id_pattern, parse_id
from cogs.discord.emojis import NO_EMOJIS
from cogs.table.absences import stand_in
from data.shared.sittings import OwnTable
from tests.cogs.contexts import Listing, interaction
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, begun

CHANNEL = 1


async def listed(bot: Any, user: int, act: Any, *, sees: bool = True) -> Card:
    permissions = discord.Permissions.all() if sees else discord.Permissions.none()
    who = SimpleNamespace(id=user, display_name="?")
    asked = interaction(bot, guild_id=GUILD, channel_id=CHANNEL if sees else 9, user=who, permissions=permissions)
    ctx = Listing(asked)
    await act(ctx)
    return ctx.card


async def pressed(bot: Any, user: int, id_: str) -> Card:
    """Press a button of a list, and return the card."""
    match = id_pattern(LISTS).fullmatch(id_)
    assert match is not None
    return await listed(bot, user, partial(_press, parse_id(LISTS, match)))


async def _press(id_: CustomId, ctx: Listing) -> None:
    await handle_component(ctx, id_)


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


@pytest.mark.parametrize(("act", "verb"), [(mine, "play"), (lobbies, "join"), (here, "")])
async def test_a_long_list_has_pages_that_show_every_table(timed: Any, act: Any, verb: str) -> None:
    """The tables after the 25th were missing, and those after the 10th had no button."""
    for number in range(27):
        if act is mine:
            await begun(timed, ADA, BEN)
        else:
            await timed.tables.create(GUILD, "catan", host=ADA, channel=CHANNEL, name=f"Ada {number}")
    user = ADA if act is mine else CLEO
    card = await listed(timed, user, act)
    shown: list[str] = []
    for number in range(4):
        tables = card.rows[:-1]
        before, _, after = buttons(card.rows[-1:])
        shown += [re.findall(r"#(\d+)", row.text)[0] for row in tables if isinstance(row, Entry | Line)]
        assert all(isinstance(row, Entry) for row in tables) == bool(verb)
        assert sum(1 for _ in layout_view(card).walk_children()) <= 40
        assert (before.disabled, after.disabled) == (number == 0, number == 3)
        if number < 3:
            card = await pressed(timed, user, after.id)
    assert sorted(map(int, shown)) == list(range(1, 28))


async def test_a_page_of_own_tables_in_several_guilds_is_complete(timed: Any) -> None:
    """A message was cut at its end: twelve long lines were more than a message takes."""
    for guild, game in product(range(2), range(6)):
        own = OwnTable(
            user=ADA,
            guild=10**18 + guild,
            game=999_000 + game,
            kind="zavandor",
            phase="running",
            channel=10**18,
            message=10**18,
            waits=True,
        )
        timed.store.sittings.note(own.guild, own.game, [own])
    card = await listed(timed, ADA, mine)
    texts = shown_texts(card, NO_EMOJIS)
    assert not any(text.endswith("…") for text in texts)
    assert len(texts) == 9


async def test_a_page_that_is_gone_is_the_last_one(timed: Any) -> None:
    await begun(timed, ADA, BEN)
    (own,) = (await pressed(timed, ADA, "g1:0:0:mine2:7")).rows
    assert isinstance(own, Entry)


async def test_an_open_table_has_no_join_for_its_own_players(timed: Any) -> None:
    await timed.tables.create(GUILD, "catan", host=ADA, channel=CHANNEL, name="Ada")
    (own,) = (await listed(timed, ADA, lobbies)).rows
    (others,) = (await listed(timed, CLEO, lobbies)).rows
    assert isinstance(own, Line)
    assert isinstance(others, Entry)
