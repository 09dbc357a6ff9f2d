"""Claims in custom ids are not trusted: permissions are read from the stored table."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.vote_effects import propose
from cogs.buttons import handlers as table
from cogs.commands import setup
from cogs.discord.custom_ids import LOBBY, SETUP, TABLE, WELCOME, CustomId, OutdatedComponent
from cogs.lobby import handlers as lobby
from cogs.lobby.options import OptionFocus, with_values
from cogs.lobby.tutorials import number_of
from cogs.table.votes import take_vote_snapshot, vote_card
from cogs.welcome import handlers as welcome
from data.errors import Refused, Stale
from data.game.models import GameRow
from render import words
from tests.cogs.acts.offered_seats import ctx
from tests.cogs.contexts import Context, context, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, NAMES, Time, answer, begun, mover


async def opened(bot: Any) -> int:
    game = await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=1, name=NAMES[ADA])
    return int(game.id)


async def seats(bot: Any, game: int) -> list[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [seat.name for seat in session.seats]


async def test_a_rematch_needs_a_game_that_has_ended(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    with pytest.raises(Refused, match="not_ended"):
        await table.handle_component(ctx(timed, CLEO), CustomId(TABLE, game, "rematch"))
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "running"
    with pytest.raises(Refused, match="no_game"):
        async with timed.tables.transaction(GUILD, game + 1):
            pass


@pytest.mark.parametrize(("verb", "why"), [("add", "not_seated"), ("drop", "host_only"), ("start", "host_only")])
async def test_an_outsider_cannot_run_another_lobby(timed: Bot, verb: str, why: str) -> None:
    game = await opened(timed)
    with pytest.raises(Refused, match=why):
        await lobby.handle_component(ctx(timed, CLEO), CustomId(LOBBY, game, verb))
    assert await seats(timed, game) == ["Ada"]


async def test_a_lobby_accepts_only_its_own_verbs(timed: Bot) -> None:
    game = await opened(timed)
    with pytest.raises(OutdatedComponent):
        await lobby.handle_component(ctx(timed, ADA), CustomId(LOBBY, game, "win"))


@pytest.mark.parametrize("page", [0, 1, 99])
def test_a_page_of_an_option_sets_its_own_values_once(page: int) -> None:
    game = GameRow(id=1, kind="carcassonne", options={"expansions": ["inns"]}, host=ADA, channel=1, created=0.0)
    focus = OptionFocus("expansions", page)
    if page:
        with pytest.raises(Refused, match="no_option"):
            with_values(game, focus, ["inns"])
    else:
        assert with_values(game, focus, ["inns", "inns"])["expansions"] == ["inns"]


async def test_a_button_of_an_earlier_vote_does_not_count_for_a_later_one(timed: Bot, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    old = await vote_button(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        session.votes.drop("pause")
    time.now += 60
    new = await vote_button(timed, game)
    with pytest.raises(Refused, match="vote_gone"):
        await table.handle_component(ctx(timed, BEN, 6), old)
    await table.handle_component(ctx(timed, BEN, 7), new)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.paused is not None


async def vote_button(bot: Any, game: int) -> CustomId:
    """Let Ada propose a pause; return the id of the Yes button."""
    async with bot.tables.transaction(GUILD, game) as session:
        propose(session, session.seats[0], "pause", {})
        snapshot = take_vote_snapshot(session, "pause")
    assert snapshot is not None
    (row,) = vote_card(snapshot, "", words("en")).rows
    family, number, of, verb, rest = str(row[0].id).split(":", 4)  # type: ignore[union-attr]
    return CustomId(family, int(number), verb, int(of), rest)


async def test_an_outsider_neither_votes_nor_plays_nor_undoes(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    button = await vote_button(timed, game)
    for id_ in (
        button,
        *(CustomId(TABLE, game, verb) for verb in ("undo", "yield", "stand", "later", "mute", "orders")),
    ):
        with pytest.raises(Refused, match="not_seated"):
            await table.handle_component(ctx(timed, CLEO), id_)


async def test_undo_on_an_old_message_proposes_nothing(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN, kind="dominion")
    first = await mover(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        number = session.table.asks[0].number
    # Until the other player has moved: then nothing can be undone alone.
    for _ in range(30):
        await answer(timed, game)
        if (await mover(timed, game)).seat != first.seat:
            break
    await answer(timed, game)
    with pytest.raises(Stale):
        await table.handle_component(ctx(timed, first.user or 0), CustomId(TABLE, game, "undo", number))
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.votes == {}


async def test_a_channel_of_another_guild_cannot_be_used_for_games(bot: Bot) -> None:
    own = SimpleNamespace(get_channel=lambda channel: object() if channel == 7 else None)
    for picked, known in (("7", True), ("8", False)):
        made = Context(interaction(bot, picked, guild=own))
        if known:
            await setup.handle_component(made, CustomId(SETUP, 0, "channels"))
        else:
            with pytest.raises(OutdatedComponent):
                await setup.handle_component(made, CustomId(SETUP, 0, "channels"))


@pytest.mark.parametrize("progress", [0, 2, 9, 19, 123_456_789])
async def test_a_tutorial_goes_on_only_from_the_state_of_its_answers(bot: Bot, progress: int) -> None:
    made = context(bot)
    id_ = CustomId(WELCOME, number_of("dominion"), "d", progress, "0")
    with pytest.raises(OutdatedComponent):
        await welcome.handle_component(made, id_)
    assert made.shown == ""
