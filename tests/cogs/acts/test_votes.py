"""Votes: their voters, their decisions, and their effects."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from cogs.acts import typed_votes
from cogs.acts.opponents import play_opponents
from cogs.acts.typed_votes import vote_typed
from cogs.acts.undo_by_vote import facts_to_take_back, rewind
from cogs.acts.vote_effects import propose, settle
from cogs.reminders.deadlines import run_clock
from cogs.table.absences import come_back, go_away
from cogs.table.time.clock import Opponents, clocks_of
from cogs.table.time.waits import Wait
from cogs.table.votes import VOTE_TIME, cast, closed_vote_card, take_vote_snapshot, vote_card
from data import queries
from data.errors import Refused
from data.game.models import Vote
from data.tables import Tables
from render import LANGUAGES, words
from tests.cogs.timed_table import (
    ADA,
    BEGIN,
    BEN,
    CLEO,
    GUILD,
    Shown,
    Time,
    answer,
    begun,
    kinds,
    mover,
    next_clock,
    pass_time,
    run_timer,
)

DAY = 86_400.0


async def proposed(bot: Any, game: int, user: int, kind: str, **facts: Any) -> str | None:
    async with bot.tables.transaction(GUILD, game) as session:
        return propose(session, session.seat_of(user), kind, facts)


async def voted(bot: Any, game: int, user: int, name: str, choice: str) -> str | None:
    async with bot.tables.transaction(GUILD, game) as session:
        return settle(session, cast(session, name, session.seat_of(user).seat, choice), user)


async def overdue(bot: Any, time: Time, *users: int) -> tuple[int, int, str]:
    """A table with a late player: the game, their seat, and the vote about it."""
    game = await begun(bot, *users)
    late = await mover(bot, game)
    time.now = BEGIN + DAY
    await run_clock(bot, GUILD, game)
    assert "vote" in await kinds(bot)
    return game, late.seat, f"overdue:{late.seat}"


async def test_a_pause_is_decided_by_more_than_half_and_stops_everything(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    assert await proposed(timed, game, ADA, "pause") is None
    assert await next_clock(timed, game) is not None
    assert await voted(timed, game, CLEO, "pause", "yes") == "yes"
    assert await next_clock(timed, game) is None
    with pytest.raises(Refused, match="paused"):
        await answer(timed, game)
    await kinds(timed)
    time.now += 5 * DAY
    assert await proposed(timed, game, BEN, "resume") is None
    assert await voted(timed, game, ADA, "resume", "yes") == "yes"
    assert "turn" in await kinds(timed), "the player who must act is called again"
    async with timed.tables.transaction(GUILD, game) as session:
        assert [wait.since for wait in clocks_of(session).values()] == [time.now]


async def test_a_player_alone_with_computers_decides_alone(timed: Any) -> None:
    game = await begun(timed, ADA, opponents=1)
    assert await proposed(timed, game, ADA, "pause") == "yes"


async def test_no_computer_acts_in_a_pause(timed: Any) -> None:
    game = await begun(timed, ADA, opponents=3)
    await proposed(timed, game, ADA, "pause")
    await play_opponents(timed, GUILD, game, Opponents())
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.last == 1


async def test_a_ballot_may_be_changed_and_a_tie_changes_nothing(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    await proposed(timed, game, ADA, "end")
    assert await voted(timed, game, ADA, "end", "no") is None
    assert await voted(timed, game, BEN, "end", "yes") == "no"
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "running"


async def test_the_end_by_vote_closes_the_game(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    await proposed(timed, game, ADA, "end")
    assert await voted(timed, game, BEN, "end", "yes") == "yes"
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "closed"


async def test_the_speed_is_changed_by_vote_and_clocks_start_again(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    with pytest.raises(Refused, match="same_speed"):
        await proposed(timed, game, ADA, "speed", speed="normal")
    await proposed(timed, game, ADA, "speed", speed="slow")
    time.now += 3600
    await voted(timed, game, BEN, "speed", "yes")
    async with timed.tables.transaction(GUILD, game) as session:
        (wait,) = clocks_of(session).values()
        assert (wait.length, wait.since) == (3 * DAY, time.now)


async def test_an_undecided_vote_ends_in_time(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, speed="none")
    await proposed(timed, game, ADA, "pause")
    time.now += VOTE_TIME
    for timer in (await timed.store.due_in(GUILD)).timers:
        await run_timer(timed, GUILD, timer)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.votes == {}
    assert "vote_closed" in await kinds(timed)


async def test_a_second_equal_proposal_is_a_yes_and_another_one_has_to_wait(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    await proposed(timed, game, ADA, "speed", speed="slow")
    await kinds(timed)
    assert await proposed(timed, game, BEN, "speed", speed="fast") == "other"
    assert await kinds(timed) == ["vote"], "a message that was deleted is posted again"
    assert await proposed(timed, game, ADA, "speed", speed="slow") is None
    assert await kinds(timed) == ["vote"]
    assert await proposed(timed, game, BEN, "speed", speed="slow") == "yes"


async def test_a_newer_undo_replaces_an_outdated_one(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    assert await proposed(timed, game, ADA, "undo", seat=0, count=1, after=1, last=2) is None
    assert await proposed(timed, game, BEN, "undo", seat=1, count=1, after=2, last=2) == "other"
    assert await proposed(timed, game, BEN, "undo", seat=1, count=1, after=2, last=3) is None
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.votes["undo"].facts["last"] == 3


@pytest.mark.parametrize(("typed", "choice"), [("Ja", "yes"), (" no ", "no"), ("yes:pause", "yes"), ("NEIN", "no")])
async def test_a_ballot_is_typed_in_the_language_of_the_table_or_in_english(
    timed: Any, typed: str, choice: str
) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(language="de")
    await proposed(timed, game, ADA, "pause")
    await vote_typed(typist(timed, BEN), game, typed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert (session.game.paused is not None) == (choice == "yes"), "two of three decide"
        ballots = {ballot for vote in session.votes.values() for ballot in vote.ballots.values()}
        assert ballots == (set() if choice == "yes" else {"yes", "no"})


async def test_a_typed_ballot_loads_no_language_that_is_not_in_use(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    await proposed(timed, game, ADA, "pause")
    loaded = Mock(side_effect=words)
    monkeypatch.setattr(typed_votes, "words", loaded)
    await vote_typed(typist(timed, BEN), game, "no")
    assert {call.args for call in loaded.mock_calls} == {("en",)}


async def test_a_typed_ballot_for_no_vote_or_for_several_is_refused(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    ben = typist(timed, BEN)
    with pytest.raises(Refused, match="no_votes"):
        await vote_typed(ben, game, "yes")
    await proposed(timed, game, ADA, "pause")
    await proposed(timed, game, ADA, "end")
    for typed, why in (
        ("yes", "several_votes"),
        ("extend", "no_ballot"),
        ("yes:speed", "no_ballot"),
        ("", "no_ballot"),
    ):
        with pytest.raises(Refused, match=why):
            await vote_typed(ben, game, typed)
    with pytest.raises(Refused, match="not_seated"):
        await vote_typed(typist(timed, 999), game, "yes")


async def test_a_late_player_cannot_type_what_the_buttons_refuse(timed: Any, time: Time) -> None:
    game, late, name = await overdue(timed, time, ADA, BEN, CLEO)
    async with timed.tables.transaction(GUILD, game) as session:
        user = session.seats[late].user
    with pytest.raises(Refused, match=r"no_vote$"):
        await vote_typed(typist(timed, user), game, f"extend:{name}")


def typist(bot: Any, user: int) -> Any:
    """A person who types, without any answer."""
    found: Any = Shown(bot, user)
    found.say = lambda *_, **__: asyncio.sleep(0)
    return found


async def test_the_late_player_and_strangers_have_no_vote(timed: Any, time: Time) -> None:
    game, late, name = await overdue(timed, time, ADA, BEN, CLEO)
    async with timed.tables.transaction(GUILD, game) as session:
        with pytest.raises(Refused, match=r"no_vote$"):
            cast(session, name, late, "extend")
        with pytest.raises(Refused, match="vote_gone"):
            cast(session, name, (late + 1) % 3, "dance")
        with pytest.raises(Refused, match="vote_gone"):
            cast(session, "nonsense", (late + 1) % 3, "yes")


@pytest.mark.parametrize("how", ["extend", "play", "replace", "wait"])
async def test_each_decision_about_a_late_player_has_its_effect(timed: Any, time: Time, how: str) -> None:
    game, late, name = await overdue(timed, time, ADA, BEN)
    other = {ADA, BEN} - {(await mover(timed, game)).user}
    decided = await voted(timed, game, other.pop(), name, how)
    assert decided == (None if how == "replace" else how), "one opponent alone takes no seat at once"
    await pass_time(timed, time, time.now + DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seats[late]
        assert (seat.opponent, seat.user is None) == (how in ("play", "replace"), how == "replace")
        clocks = clocks_of(session)
        assert (late in clocks) == (how in ("extend", "wait"))
        if how == "extend":
            assert clocks[late].since == BEGIN + DAY
        if how == "play":
            assert come_back(session, seat)
            assert not session.seats[late].opponent


async def test_the_vote_ends_when_the_late_player_acts(timed: Any, time: Time) -> None:
    game, late, _ = await overdue(timed, time, ADA, BEN)
    while (await mover(timed, game)).seat == late:
        await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.votes == {}


async def test_votes_and_clocks_survive_a_restart(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await proposed(timed, game, ADA, "pause")
    clock = await next_clock(timed, game)
    tables = Tables(timed.store)
    async with tables.transaction(GUILD, game) as session:
        assert session.votes["pause"].ballots == {str(session.seat_of(ADA).seat): "yes"}  # type: ignore[union-attr]
        assert min(timer.due for timer in session.timers.by_seat(Wait).values()) == clock


async def test_a_choice_that_no_player_can_undo_alone_is_undone_by_all(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    first = await mover(timed, game)
    while (await mover(timed, game)).seat == first.seat:
        await answer(timed, game)
    await answer(timed, game)
    log = await queries.whole_log(timed.store, GUILD, game)
    facts = facts_to_take_back(log, first.seat)
    async with timed.tables.transaction(GUILD, game) as session:
        before, last = {ask.number for ask in session.table.asks}, session.last
        assert not session.table.can_undo(first.seat)
    assert facts["count"] == last - facts["after"]
    await proposed(timed, game, first.user or 0, "undo", **facts)
    other = BEN if first.user == ADA else ADA
    assert await voted(timed, game, other, "undo", "yes") == "yes"
    await kinds(timed)
    await rewind(timed, GUILD, game)
    assert "undo-agreed" in await kinds(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.table.asks[0].seat == first.seat
        assert min(ask.number for ask in session.table.asks) > max(before), "no old panel fits a new ask"
    entry = (await queries.whole_log(timed.store, GUILD, game))[-1]
    assert (entry.kind, entry.took_back) == ("undo", facts["count"])
    await answer(timed, game)


async def test_a_player_has_all_the_time_for_the_earlier_ask_after_an_undo_by_vote(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    first = await mover(timed, game)
    await answer(timed, game)
    assert (await mover(timed, game)).seat == first.seat
    facts = facts_to_take_back(await queries.whole_log(timed.store, GUILD, game), first.seat)
    await proposed(timed, game, first.user or 0, "undo", **facts)
    time.now += DAY - 1
    await voted(timed, game, BEN if first.user == ADA else ADA, "undo", "yes")
    await rewind(timed, GUILD, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert [(seat, wait.since) for seat, wait in clocks_of(session).items()] == [(first.seat, time.now)]


async def test_nothing_is_undone_if_the_game_has_gone_on(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    first = await mover(timed, game)
    await answer(timed, game)
    facts = facts_to_take_back(await queries.whole_log(timed.store, GUILD, game), first.seat)
    await answer(timed, game)
    await proposed(timed, game, first.user or 0, "undo", **facts)
    await voted(timed, game, BEN if first.user == ADA else ADA, "undo", "yes")
    await kinds(timed)
    await rewind(timed, GUILD, game)
    assert await kinds(timed) == ["undo-failed"]


async def test_one_no_is_enough_against_an_undo(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    await proposed(timed, game, ADA, "undo", seat=0, count=1, after=1, last=1)
    assert await voted(timed, game, BEN, "undo", "yes") is None
    assert await voted(timed, game, CLEO, "undo", "no") == "no"


async def test_every_vote_and_outcome_has_a_text(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    decided = ("yes", "no", "extend", "play", "replace", "wait")
    facts: dict[str, dict[str, Any]] = {
        "overdue": {"seat": 0},
        "pause": {},
        "resume": {},
        "end": {},
        "speed": {"speed": "fast"},
        "undo": {"seat": 1, "count": 2, "after": 1, "last": 3},
    }
    for kind, about in facts.items():
        async with timed.tables.transaction(GUILD, game) as session:
            vote = Vote(game=game, name=kind, kind=kind, facts=about, ballots={"1": "no"}, opened=0.0)
            session.votes.put(vote)
            snapshot = take_vote_snapshot(session, kind)
        assert snapshot is not None
        for told in map(words, LANGUAGES):
            assert vote_card(snapshot, "", told).rows
            for result in (*decided, "acted", "paused", "renewed", "void", "ended"):
                assert len(closed_vote_card(vote, result, ["Ada", "Ben"], told).above) == 2


@pytest.mark.parametrize("kind", ["end", "undo", "speed"])
async def test_a_player_alone_among_absent_ones_does_not_decide_their_game(timed: Any, kind: str) -> None:
    """Otherwise they could end a lost game, look ahead and undo, or set a clock that plays for the absent."""
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        go_away(session, session.seat_of(BEN), "play", BEGIN + 9 * DAY, BEN)
    known: dict[str, Any] = {"speed": {"speed": "live"}, "undo": {"count": 1, "after": 1, "seat": 0, "last": 2}}
    assert await proposed(timed, game, ADA, kind, **known.get(kind, {})) is None
    assert await voted(timed, game, BEN, kind, "yes") == "yes"
