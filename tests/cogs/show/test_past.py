"""Past moments: each shows the table as it was, and shows a viewer only what their seat could see."""

import random
from types import SimpleNamespace
from typing import cast

import pytest

from cogs.discord.client_state import ClientState
from cogs.discord.components import Row, buttons
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.show import past
from cogs.show.past import PASTS, Moment, past_buttons, past_of, replayed, stops
from data import queries
from data.errors import Refused
from render import words
from rules.kernel import Event, Table, Turn, View
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Running, begin, choose


async def played(bot: Bot, choices: int, rng: random.Random) -> tuple[Running, list[list[View]]]:
    """A game with some choices, some of them undone, and the views of each seat after the remaining ones."""
    running = await begin(bot.tables, GUILD)
    seen: list[list[View]] = []
    async with bot.tables.transaction(*running) as session:
        seen.append([session.table.view(seat) for seat in (0, 1, 2)])
    for _ in range(choices):
        async with bot.tables.transaction(*running) as session:
            seats = [seat for seat in range(3) if session.table.can_undo(seat)]
            if seats and rng.random() < 0.3:
                session.undo(seats[0])
                seen.pop()
            else:
                choose(session, rng)
                seen.append([session.table.view(seat) for seat in (0, 1, 2)])
    return running, seen


async def looked_back(bot: Bot, running: Running, user: int | None) -> list[View]:
    async with bot.tables.transaction(*running) as session:
        table, sittings = Table.load(session.table.dump()), session.sittings
    log = await queries.whole_log(bot.store, *running)
    return [moment.view for moment in replayed(table, log, sittings, user)]


async def test_each_player_sees_the_past_views_of_their_seat(bot: Bot) -> None:
    running, seen = await played(bot, 40, random.Random(3))
    assert await looked_back(bot, running, ADA) == [views[0] for views in seen]
    assert await looked_back(bot, running, BEN) == [views[1] for views in seen]


async def test_a_stranger_sees_the_past_public_views(bot: Bot) -> None:
    running, seen = await played(bot, 20, random.Random(4))
    public = await looked_back(bot, running, CLEO)
    assert len(public) == len(seen)
    assert public == await looked_back(bot, running, None)
    assert public != [views[0] for views in seen]


async def test_a_moment_for_everyone_has_a_button_in_the_language_of_the_table(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button of a German table was English if an English player showed the moment."""
    running, _ = await played(bot, 3, random.Random(3))
    async with bot.tables.transaction(*running) as session:
        session.change(language="de")
        channel = session.channel
    shown: list[tuple[Row, ...]] = []

    async def note(ctx: object, past: object, number: int, rows: tuple[Row, ...], catalogue: object) -> None:
        shown.append(rows)

    monkeypatch.setattr(past, "_show_moment", note)
    guild, game = running
    who = SimpleNamespace(id=ADA, display_name="Ada")
    ctx = Context(interaction(bot, guild_id=guild, channel_id=channel, user=who))
    await past.show_past_to_all(ctx, CustomId(TABLE, game, "show", rest="0"))
    assert [button.label for button in buttons(shown[0])] == ["Nachspielen"]


async def test_a_newcomer_on_a_seat_sees_its_past_as_the_public_did(bot: Bot) -> None:
    running, seen = await played(bot, 12, random.Random(5))
    async with bot.tables.transaction(*running) as session:
        session.give(1, user=CLEO, name="Cleo")
    async with bot.tables.transaction(*running) as session:
        choose(session, random.Random(6))
        now = session.table.view(1)
    views = await looked_back(bot, running, CLEO)
    assert views[: len(seen)] == (await looked_back(bot, running, None))[: len(seen)]
    assert views[-1] == now


async def test_the_cache_of_pasts_is_bounded_and_a_longer_past_is_replayed_each_time(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moment has some 10 KB, a long game has thousands, and any member may look at any of them."""
    running, seen = await played(bot, 9, random.Random(8))
    monkeypatch.setattr("cogs.show.past.MAX_PAST", 2 * len(seen))
    for user in range(100, 120):
        assert len((await past_of(visitor(bot, user), running.id, user)).moments) == len(seen)
    assert len(bot.state[PASTS]) == 2
    monkeypatch.setattr("cogs.show.past.MAX_PAST", len(seen) - 1)
    bot.state = ClientState()
    for _ in range(2):
        assert len((await past_of(visitor(bot, ADA), running.id)).moments) == len(seen)
    assert not bot.state[PASTS]


def visitor(bot: Bot, user: int) -> InteractionContext:
    ctx = SimpleNamespace(bot=bot, guild=GUILD, user=user)
    ctx.table = lambda game: bot.tables.transaction(GUILD, game)
    return cast("InteractionContext", ctx)


async def test_the_replay_begins_after_the_persons_last_move(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    running, _ = await played(bot, 30, random.Random(5))
    shown: list[int] = []

    async def show(_ctx: object, _game: int, number: int) -> None:
        shown.append(number)

    monkeypatch.setattr(past, "show_past", show)
    async with bot.tables.transaction(*running) as session:
        channel = session.channel
    who = SimpleNamespace(id=ADA, display_name="Ada")
    ctx = Context(interaction(bot, guild_id=GUILD, channel_id=channel, user=who))
    await past.replay_from_own_move(ctx, running[1])
    found = (await past_of(ctx, running[1], ADA)).moments
    log = {entry.number: entry for entry in await queries.whole_log(bot.store, *running)}
    own = [place for place, moment in enumerate(found) if place and log[moment.number].who == ADA]
    assert len(shown) == 1
    assert own[-1] <= shown[0] < len(found)


async def test_a_game_with_changed_rules_has_no_past(bot: Bot) -> None:
    running, _ = await played(bot, 6, random.Random(7))
    log = await queries.whole_log(bot.store, *running)
    async with bot.tables.transaction(*running) as session:
        table = session.table
    impossible = [*log, *(entry for entry in log if entry.kind == "choice")] * 9
    with pytest.raises(Refused, match="no_past"):
        replayed(table, impossible, (), None)


@pytest.mark.parametrize(("number", "pressable"), [(0, [3, 4]), (5, [0, 1, 3, 4]), (9, [0, 1])])
def test_every_moment_can_be_reached_from_every_other(number: int, pressable: list[int]) -> None:
    row = past_buttons(1, number, range(10), words("en"))
    assert [at for at, button in enumerate(row) if not button.disabled] == pressable
    assert len({button.id for button in row}) == 5


def test_steps_through_the_past_skip_moments_in_which_nothing_happened() -> None:
    """Every second choice in Carcassonne places no follower."""
    happened = (Event("carcassonne.placed"),)
    events: list[tuple[Event, ...]] = [(), happened, (), (), happened, ()]
    moments = [Moment(View(game="carcassonne"), told, (), Turn()) for told in events]
    assert stops(moments) == [0, 1, 4, 5]
    for number in (1, 2, 3):
        after = past_buttons(1, number, stops(moments), words("en"))[3]
        assert after.id.endswith(":4")
    assert past_buttons(1, 3, stops(moments), words("en"))[1].id.endswith(":1")
