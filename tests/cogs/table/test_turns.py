"""The messages due after a change: pings of new messages, edits, and the turns of computers."""

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest

from bench.games.random_play import random_choice
from cogs.acts.rematch import rematch
from cogs.acts.seats import hand_to_computer
from cogs.discord.own_settings import OFF
from cogs.lobby.actions import drop_opponent, leave_lobby, seat_opponent, set_option, start_game
from cogs.lobby.invitations import INVITES
from cogs.lobby.options import OptionFocus
from cogs.table.time.clock import Opponents
from cogs.table.turns import OPPONENT_PACE, close_game
from data.errors import Refused
from data.game.models import Timer
from data.game.outgoing import Say, read
from render import words
from rules.kernel import GAMES, Level
from tests.cogs.timed_table import run_timer, sent

GUILD, ADA, BEN = 7, 101, 102


async def opened(bot: Any, people: dict[int, str], opponents: int = 0, kind: str = "carcassonne") -> int:
    """Create a lobby with its seats taken."""
    (host, name), *others = people.items()
    game = await bot.tables.create(GUILD, kind, host=host, channel=1, name=name)
    async with bot.tables.transaction(GUILD, game.id) as session:
        for user, other in others:
            session.join(user, other)
        for _ in range(opponents):
            seat_opponent(session)
    return cast("int", game.id)


async def begun(bot: Any, people: dict[int, str], opponents: int = 0, kind: str = "carcassonne") -> int:
    game = await opened(bot, people, opponents, kind)
    async with bot.tables.transaction(GUILD, game) as session:
        start_game(session, session.game.host, words("en"))
    return game


async def timers(bot: Any) -> list[Timer]:
    return [timer for timer in (await bot.store.due_in(GUILD)).timers if timer.kind == Opponents.KIND]


async def answer(bot: Any, game: int) -> None:
    """Answer an open ask of a person at random."""
    rng = random.Random(3)
    async with bot.tables.transaction(GUILD, game) as session:
        people = {seat.seat for seat in session.seats if not seat.opponent}
        ask = next(ask for ask in session.table.asks if ask.seat in people)
        session.answer(ask.seat, random_choice(ask, rng), who=ADA)


async def test_a_start_pings_the_first_player(bot: Any) -> None:
    await begun(bot, {ADA: "Ada", BEN: "Ben"})
    assert [post.kind for post in await sent(bot)] == ["turn"]


async def test_within_a_turn_the_message_is_edited_and_the_next_player_is_pinged(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    await sent(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        first = session.table.asks[0].seat
    kinds = []
    for _ in range(8):
        await answer(bot, game)
        async with bot.tables.transaction(GUILD, game) as session:
            now = session.table.asks[0].seat
        kinds = [post.kind for post in await sent(bot)]
        assert kinds == (["edit"] if now == first else ["turn"])
        first = now
    assert kinds


async def test_computers_act_at_once_and_make_one_message_for_the_next_person(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada"}, opponents=3)
    for _ in range(6):
        for timer in await timers(bot):
            await run_timer(bot, GUILD, timer)
        posts = await sent(bot)
        assert [post.kind for post in posts] == ["turn"]
        async with bot.tables.transaction(GUILD, game) as session:
            assert {session.seats[ask.seat].user for ask in session.table.asks} == {ADA}
        while not await timers(bot):
            await answer(bot, game)
            if not await timers(bot):
                assert [post.kind for post in await sent(bot)] == ["edit"]


@pytest.mark.parametrize(("level", "shown"), [("normal", []), ("hard", ["edit"])])
async def test_the_board_shows_a_computers_turn_before_the_next_one_searches(
    bot: Any, level: Level, shown: Any
) -> None:
    game = await opened(bot, {ADA: "Ada"})
    async with bot.tables.transaction(GUILD, game) as session:
        computers = {session.add_opponent(name, level).seat for name in ("Bo", "Cy")}
        start_game(session, ADA, words("en"))
    rng = random.Random(3)
    while True:
        async with bot.tables.transaction(GUILD, game) as session:
            turn, ask = session.table.turn, session.table.asks[0]
            session.answer(ask.seat, random_choice(ask, rng))
            now = session.table.turn
            between = turn != now and {turn.seat, now.seat} == computers
        posts = await sent(bot)
        if between:
            assert [post.kind for post in posts] == shown
            break


async def test_computers_without_people_take_their_time(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada"}, opponents=2)
    async with bot.tables.transaction(GUILD, game) as session:
        leave_lobby(session, ADA)
        start_game(session, ADA, words("en"))
        timer = session.timers[Opponents.KIND, None]
        assert timer.due == session.now + OPPONENT_PACE
    await sent(bot)
    await run_timer(bot, GUILD, timer)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.timers[Opponents.KIND, None].due == session.now + OPPONENT_PACE
    assert [post.kind for post in await sent(bot)] == ["edit"]


async def test_the_end_is_posted(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, kind="demo")
    for _ in range(500):
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase == "over":
                break
        await sent(bot)
        await _answer_somehow(bot, game)
    assert [post.kind for post in await sent(bot)] == ["over"]


async def _answer_somehow(bot: Any, game: int) -> None:
    rng = random.Random()
    while True:
        try:
            async with bot.tables.transaction(GUILD, game) as session:
                ask = rng.choice(session.table.asks)
                session.answer(ask.seat, random_choice(ask, rng), who=ADA)
        except ValueError:
            continue
        return


async def test_if_all_are_asked_together_only_the_first_message_pings(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, kind="demo")
    assert [post.kind for post in await sent(bot)] == ["turn"]
    async with bot.tables.transaction(GUILD, game) as session:
        assert len(session.table.asks) == 2
        session.answer(1, [], who=BEN)
    assert [post.kind for post in await sent(bot)] == ["edit"]


async def test_only_the_host_starts_and_changes_options(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.transaction(GUILD, game) as session:
        with pytest.raises(Refused, match="host_only"):
            start_game(session, BEN, words("en"))
        with pytest.raises(Refused, match="host_only"):
            drop_opponent(session, BEN)
        with pytest.raises(Refused, match="host_only"):
            set_option(session, BEN, OptionFocus("first"), ["0"])
        set_option(session, ADA, OptionFocus("first"), ["1"])
        with pytest.raises(Refused, match="no_option"):
            set_option(session, ADA, OptionFocus("first"), ["nonsense"])
        start_game(session, ADA, words("en"))
        assert session.table.asks[0].seat == 1
        with pytest.raises(Refused, match="not_lobby"):
            set_option(session, ADA, OptionFocus("first"), ["0"])


async def test_a_start_with_options_that_do_not_fit_is_refused_in_the_readers_language(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.transaction(GUILD, game) as session:
        set_option(session, ADA, OptionFocus("first"), ["4"])
        with pytest.raises(Refused, match="misfit") as refused:
            start_game(session, ADA, words("de"))
        assert words("de").setting("carcassonne", "first") in refused.value.facts["why"]
        assert session.game.phase == "lobby"


async def test_a_leaving_host_passes_the_lobby_on_and_the_last_player_closes_it(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.transaction(GUILD, game) as session:
        leave_lobby(session, ADA)
        assert session.game.host == BEN
        leave_lobby(session, BEN)
        assert session.game.phase == "closed"


async def test_a_conceded_seat_is_played_by_a_computer_and_a_table_without_people_is_closed(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    await sent(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        acting = session.seats[session.table.asks[0].seat]
        hand_to_computer(session, acting, acting.user or 0)
        assert session.seats[acting.seat].opponent
        assert session.seats[acting.seat].user is None
        assert session.timers.of(Opponents)
    for timer in await timers(bot):
        await run_timer(bot, GUILD, timer)
    assert "turn" in [post.kind for post in await sent(bot)]
    async with bot.tables.transaction(GUILD, game) as session:
        other = next(seat for seat in session.seats if not seat.opponent)
        hand_to_computer(session, other, other.user or 0)
        assert session.game.phase == "closed"


def rematch_of(bot: Any) -> Any:
    """Return an interaction of Ada, who presses *Play again*."""

    async def tell(text: str) -> None:
        ctx.told = text

    every = discord.Permissions.all()
    ctx = SimpleNamespace(bot=bot, guild=GUILD, user=ADA, name="Ada", id=1, tell=tell, channel=1, words=words("en"))
    ctx.interaction = SimpleNamespace(permissions=every, app_permissions=every, channel=None)
    ctx.require_member = lambda: None
    ctx.table = lambda number, change=False: bot.tables.transaction(GUILD, number)
    return ctx


async def test_a_rematch_is_rated_as_the_game_before(bot: Any) -> None:
    """Hints decide it, and the new table had none."""
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(hints="on")
    await rematch(rematch_of(bot), game)
    async with bot.tables.transaction(GUILD, game + 1) as session:
        assert session.game.hints == "on"


async def test_a_rematch_pings_the_other_players(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, opponents=1)
    await sent(bot)
    ctx = rematch_of(bot)
    await rematch(ctx, game)
    said = next(post.payload for post in await sent(bot) if post.kind == "say")
    assert said["users"] == [BEN]
    assert ctx.told == "A new table is open."
    assert f"<@{BEN}>" in words("en").text(said["key"], **said["args"])
    # A lobby can be left, which closes it, and opened again, any number of times.
    async with bot.tables.transaction(GUILD, game + 1) as session:
        close_game(session, ADA)
    await rematch(ctx, game)
    assert [told.users for post in await sent(bot) if isinstance(told := read(post), Say)] == [()]


async def test_a_rematch_pings_no_player_who_has_muted_invitations(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    await sent(bot)
    await bot.store.users.change_settings(BEN, **{INVITES.key: OFF})
    ctx = rematch_of(bot)
    await rematch(ctx, game)
    (said,) = [told for post in await sent(bot) if isinstance(told := read(post), Say)]
    assert (said.users, said.args["others"]) == ((), f"<@{BEN}>")
    assert ctx.told == "A new table is open.\nI can't ping Ben right now, but the invitation stands."
    async with bot.tables.transaction(GUILD, game + 1) as session:
        assert BEN in session.invitations


def obliging(_: Any, ask: Any, __: Any, *, level: str) -> Any:
    """Wait in the trade window, accept every offer, and leave every other optional ask open."""
    ids = [option.id for option in ask.options]
    if taken := [id_ for id_ in ids if id_.startswith("accept")]:
        return taken[:1]
    if ask.optional:
        return None
    return ["wait"] if "wait" in ids else ask.default


async def test_computers_consider_optional_asks_and_leave_them_open(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "zavandor", msgspec.structs.replace(GAMES["zavandor"], choose=obliging))
    game = await begun(bot, {ADA: "Ada"}, opponents=1, kind="zavandor")
    await act(bot, game, lambda hands: {"cast": []})
    await act(bot, game, lambda hands: ["offer"])
    assert not await timers(bot), "the computer has let be what it may"
    await act(bot, game, lambda hands: {"give": hands[0][:1], "want": [f"1{hands[1][0][1]}"], "to": []})
    async with bot.tables.transaction(GUILD, game) as session:
        assert "zavandor.traded" in [event.kind for event in session.table.state.lately]
        assert [ask.optional for ask in session.table.asks] == [False, True]


async def act(bot: Any, game: int, choose: Callable[[list[list[str]]], Any]) -> None:
    """Answer for Ada, then let the computer act."""
    async with bot.tables.transaction(GUILD, game) as session:
        ada = next(seat.seat for seat in session.seats if not seat.opponent)
        hands = [session.table.state.players[seat].hand for seat in (ada, 1 - ada)]
        session.answer(ada, choose(hands), who=ADA)
    for timer in await timers(bot):
        await run_timer(bot, GUILD, timer)
