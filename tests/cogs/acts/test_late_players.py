"""Late players: the vote about them ends when they act, comes again until then, and takes nothing early."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.seats import check_may_give, host_of
from cogs.acts.vote_effects import pause_game, propose, set_speed, settle
from cogs.table.absences import come_back, go_away
from cogs.table.time.clock import clocks_of, extend, late_seats
from cogs.table.time.waits import HOUR, Rhythm
from cogs.table.votes import cast, take_vote_snapshot, voters
from data.errors import Refused
from data.game.models import Vote
from tests.cogs.timed_table import (
    ADA,
    BEGIN,
    BEN,
    CLEO,
    GUILD,
    Time,
    answer,
    begun,
    kinds,
    mover,
    pass_time,
)

DAY = 24 * HOUR


async def late_table(bot: Any, time: Time, *users: int, kind: str = "carcassonne") -> tuple[int, int, str]:
    """A table whose first player is late: the game, their seat, the name of the vote about them."""
    game = await begun(bot, *users, kind=kind)
    late = (await mover(bot, game)).seat
    await pass_time(bot, time, BEGIN + DAY)
    return game, late, f"overdue:{late}"


async def ballot(bot: Any, game: int, seat: int, name: str, choice: str) -> str | None:
    async with bot.tables.transaction(GUILD, game) as session:
        return settle(session, cast(session, name, seat, choice), session.seats[seat].user)


async def votes_of(bot: Any, game: int) -> dict[str, Vote]:
    async with bot.tables.transaction(GUILD, game) as session:
        found: dict[str, Vote] = session.votes
        return found


async def player_of(bot: Any, game: int, seat: int) -> int | None:
    async with bot.tables.transaction(GUILD, game) as session:
        user: int | None = session.seats[seat].user
        return user


# More time


async def test_more_time_is_given_once_for_a_decision_however_many_reminders_come(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    seat, given = (await mover(timed, game)).seat, 0
    for hours in range(8, 81, 8):
        await pass_time(timed, time, BEGIN + hours * HOUR)
        async with timed.tables.transaction(GUILD, game) as session:
            try:
                extend(session, seat, Rhythm())
                given += 1
            except Refused:
                pass
    assert given == 1
    (vote,) = (await votes_of(timed, game)).values()
    assert vote.opened == BEGIN + 36 * HOUR


async def test_time_from_the_table_is_not_added_to_the_players_own(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    seat = (await mover(timed, game)).seat
    async with timed.tables.transaction(GUILD, game) as session:
        extend(session, seat, Rhythm())
    await pass_time(timed, time, BEGIN + 36 * HOUR)
    assert await ballot(timed, game, 1 - seat, f"overdue:{seat}", "extend") == "extend"
    async with timed.tables.transaction(GUILD, game) as session:
        assert clocks_of(session)[seat].since == time.now
        with pytest.raises(Refused, match="extended"):
            extend(session, seat, Rhythm())


# The end of a vote


async def test_one_act_ends_the_vote_even_if_more_is_asked_of_the_same_player(timed: Any, time: Time) -> None:
    game, late, name = await late_table(timed, time, ADA, BEN, CLEO)
    assert await ballot(timed, game, (late + 1) % 3, name, "replace") is None
    await answer(timed, game)
    assert (await mover(timed, game)).seat == late, "the tile lies, the follower is still asked for"
    assert await votes_of(timed, game) == {}
    with pytest.raises(Refused, match="vote_gone"):
        await ballot(timed, game, (late + 2) % 3, name, "replace")
    async with timed.tables.transaction(GUILD, game) as session:
        assert late_seats(session) == frozenset()
        assert clocks_of(session)[late].since == time.now


@pytest.mark.parametrize("how", ["pause", "slow"])
async def test_a_pause_and_a_new_speed_end_the_vote(timed: Any, time: Time, how: str) -> None:
    game, late, name = await late_table(timed, time, ADA, BEN, CLEO)
    await ballot(timed, game, (late + 1) % 3, name, "replace")
    async with timed.tables.transaction(GUILD, game) as session:
        if how == "pause":
            pause_game(session)
        else:
            set_speed(session, how)
    assert await votes_of(timed, game) == {}
    await pass_time(timed, time, time.now + 2 * DAY)
    assert await player_of(timed, game, late) is not None
    assert await votes_of(timed, game) == {}


async def test_a_player_who_takes_over_a_late_seat_has_all_the_time(timed: Any, time: Time) -> None:
    game, late, _ = await late_table(timed, time, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        give_to_cleo(session, late)
        assert clocks_of(session)[late].since == time.now
        assert session.votes == {}


def give_to_cleo(session: Any, seat: int) -> None:
    """Give a seat to Cleo."""
    session.give(seat, user=CLEO, name="Cleo", who=CLEO)
    session.queue_updates()


# The way forward


@pytest.mark.parametrize("choices", [("wait", "wait"), ("replace", "wait")], ids=["wait", "tie"])
async def test_the_vote_is_repeated_while_the_player_is_late(timed: Any, time: Time, choices: tuple[str, str]) -> None:
    game, late, name = await late_table(timed, time, ADA, BEN, CLEO)
    for again in range(5):
        assert name in await votes_of(timed, game), f"time {again}"
        assert await ballot(timed, game, (late + 1) % 3, name, choices[0]) in (None, "wait")
        if name in await votes_of(timed, game):
            assert await ballot(timed, game, (late + 2) % 3, name, choices[1]) == "wait"
        assert await votes_of(timed, game) == {}
        await pass_time(timed, time, time.now + 23 * HOUR)
        assert await votes_of(timed, game) == {}, "not at once"
        await pass_time(timed, time, time.now + 1 * HOUR)


async def test_the_vote_opens_when_the_only_voter_comes_back(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = (await mover(timed, game)).seat
    async with timed.tables.transaction(GUILD, game) as session:
        go_away(session, session.seats[1 - late], "pause", BEGIN + 3 * DAY, None)
    await pass_time(timed, time, BEGIN + 3 * DAY - 1)
    assert await votes_of(timed, game) == {}
    await pass_time(timed, time, BEGIN + 3 * DAY)
    assert list(await votes_of(timed, game)) == [f"overdue:{late}"]
    assert await ballot(timed, game, 1 - late, f"overdue:{late}", "replace") == "replace"


async def test_late_players_do_not_vote_and_the_third_decides_after_a_longer_wait(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, CLEO, kind="demo")
    async with timed.tables.transaction(GUILD, game) as session:
        asked = [ask.seat for ask in session.table.asks]
        (third,) = {0, 1, 2} - set(asked[:2])
    await answer_for(timed, game, third)
    await pass_time(timed, time, BEGIN + DAY)
    votes = await votes_of(timed, game)
    assert len(votes) == 2
    async with timed.tables.transaction(GUILD, game) as session:
        assert {voters(session, vote) for vote in votes.values()} == {(third,)}
    for name, vote in votes.items():
        with pytest.raises(Refused, match=r"no_vote_now$"):
            await ballot(timed, game, 3 - third - vote.facts["seat"], name, "wait")
        assert await ballot(timed, game, third, name, "replace") is None, "not alone, and not at once"
    await pass_time(timed, time, BEGIN + 2 * DAY - 1)
    assert [await player_of(timed, game, seat) for seat in range(3)] == [ADA, BEN, CLEO]
    await pass_time(timed, time, BEGIN + 2 * DAY)
    players = [await player_of(timed, game, seat) for seat in range(3)]
    assert [seat for seat, user in enumerate(players) if user is not None] == [third]


async def answer_for(bot: Any, game: int, seat: int) -> None:
    """Answer a seat's ask."""
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.ask_of(seat)
        options = [option.id for option in ask.options][: max(ask.least, 1)]
        session.answer(seat, options, who=session.seats[seat].user)


async def test_if_all_are_late_nothing_is_taken_from_anyone(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, CLEO, kind="demo")
    await pass_time(timed, time, BEGIN + 10 * DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        waited = {ask.seat for ask in session.table.asks}
        assert late_seats(session) == waited
        assert [seat.user for seat in session.seats] == [ADA, BEN, CLEO]
        if len(waited) == 3:
            assert session.votes == {}


async def test_a_silent_voter_does_not_delay_the_others(timed: Any, time: Time) -> None:
    game, late, name = await late_table(timed, time, ADA, BEN, CLEO)
    await ballot(timed, game, (late + 1) % 3, name, "play")
    await pass_time(timed, time, BEGIN + 2 * DAY - 1)
    async with timed.tables.transaction(GUILD, game) as session:
        assert not session.seats[late].opponent
    await pass_time(timed, time, BEGIN + 2 * DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.seats[late].user is not None
        assert session.absences[late].mode == "play"


async def test_an_act_before_the_longer_wait_is_over_keeps_the_seat(timed: Any, time: Time) -> None:
    game, late, name = await late_table(timed, time, ADA, BEN)
    assert await ballot(timed, game, 1 - late, name, "replace") is None
    await pass_time(timed, time, BEGIN + 2 * DAY - 1)
    await answer(timed, game)
    await pass_time(timed, time, BEGIN + 2 * DAY + 1)
    assert await player_of(timed, game, late) is not None


async def test_the_message_shows_the_end_of_the_longer_wait_until_then(timed: Any, time: Time) -> None:
    game, _, name = await late_table(timed, time, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        snapshot = take_vote_snapshot(session, name)
        assert snapshot is not None
        assert snapshot.counted == BEGIN + 2 * DAY
    await kinds(timed)
    await pass_time(timed, time, BEGIN + 2 * DAY)
    assert "vote" in await kinds(timed), "the message is brought up to date"
    async with timed.tables.transaction(GUILD, game) as session:
        snapshot = take_vote_snapshot(session, name)
        assert snapshot is not None
        assert snapshot.counted is None


# The host


async def test_the_rights_of_a_late_host_pass_on_until_the_host_acts(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    while (await mover(timed, game)).user != ADA:
        await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert host_of(session) == ADA
    await pass_time(timed, time, BEGIN + DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        assert host_of(session) == BEN
    await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert host_of(session) == ADA


async def test_the_rights_of_a_host_without_a_seat_or_who_is_away_pass_on(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    async with timed.tables.transaction(GUILD, game) as session:
        go_away(session, session.seat_of(ADA), "play", None, ADA)
        assert host_of(session) in (BEN, CLEO)
        come_back(session, session.seat_of(ADA))
        assert host_of(session) == ADA
        seat = session.seat_of(ADA).seat
        session.give(seat, user=None, name="Agathe", opponent=True)
        assert host_of(session) in (BEN, CLEO)


async def test_a_player_with_the_rights_of_a_late_host_may_replace_a_player(timed: Any, time: Time) -> None:
    game, late, _ = await late_table(timed, time, ADA, BEN, CLEO)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(host=session.seats[late].user)
        session.give((late + 2) % 3, user=None, name="Agathe", opponent=True)
        asker = session.seats[(late + 1) % 3].user
        permissions = SimpleNamespace(manage_guild=False)
        ctx: Any = SimpleNamespace(user=asker, interaction=SimpleNamespace(permissions=permissions))
        check_may_give(ctx, session, session.seats[(late + 2) % 3], to_computer=False)
        ctx.user = session.game.host
        with pytest.raises(Refused, match="host_only") as refused:
            check_may_give(ctx, session, session.seats[(late + 2) % 3], to_computer=False)
        assert refused.value.facts["host"] == f"<@{asker}>"


async def test_a_vote_to_pause_still_needs_more_than_half_of_all_present_players(timed: Any, time: Time) -> None:
    game, late, _ = await late_table(timed, time, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        assert propose(session, session.seats[1 - late], "pause", {}) is None
