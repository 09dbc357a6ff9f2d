"""Absent players: their seats while they are away, and their return."""

from typing import Any

import pytest

from cogs.acts.away import parse_until, spent, with_absence
from cogs.acts.seats import hand_to_computer
from cogs.acts.stand_ins import away_card
from cogs.reminders.messages import have_played
from cogs.show.snapshot import take_snapshot
from cogs.table.absences import come_back
from cogs.table.time.clock import clocks_of
from cogs.table.time.waits import Rhythm
from cogs.table.votes import open_vote, voters
from data import queries
from data.errors import Refused
from data.game.models import Absence, AbsenceMode
from render import LANGUAGES, words
from tests.cogs.timed_table import (
    ADA,
    BEGIN,
    BEN,
    GUILD,
    Shown,
    Time,
    begun,
    computers_act,
    kinds,
    leaves,
    mover,
    run_timer,
    sent,
    silence,
)

DAY = 86_400.0


async def test_an_absent_player_is_not_hurried_while_the_table_waits(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await leaves(timed, game, late.user or 0, "pause")
    async with timed.tables.transaction(GUILD, game) as session:
        assert clocks_of(session) == {}
        assert take_snapshot(session).away == {late.seat}
        assert late.seat not in voters(session, open_vote(session, "pause", {}))


async def test_only_usual_answers_are_given_for_an_absent_player(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, kind="catan")
    late = await mover(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        usual, last = session.table.asks[0].default, session.last
    await leaves(timed, game, late.user or 0, "forced")
    await computers_act(timed)
    entry = (await queries.whole_log(timed.store, GUILD, game))[last]
    assert (entry.choice, entry.seat, entry.who) == (usual, late.seat, None)

    other = await begun(timed, ADA, BEN)
    late = await mover(timed, other)
    await leaves(timed, other, late.user or 0, "forced")
    await computers_act(timed)
    assert (await mover(timed, other)).seat == late.seat, "the placement of a tile has no usual answer"


async def test_a_computer_plays_until_the_player_comes_back(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await leaves(timed, game, late.user or 0, "play", time.now + DAY)
    assert "away" in await kinds(timed)
    await computers_act(timed)
    assert (await mover(timed, game)).seat != late.seat
    time.now += DAY
    for timer in (await timed.store.due_in(GUILD)).timers:
        if timer.kind == "back":
            await run_timer(timed, GUILD, timer)
    assert {"remove", "away-back"} <= set(await kinds(timed)), "the message that said so is gone"
    async with timed.tables.transaction(GUILD, game) as session:
        assert not session.seats[late.seat].opponent
        assert session.absences == {}
        assert not come_back(session, session.seats[late.seat])


async def test_computers_do_not_finish_a_game_while_all_players_are_away(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    for user in (ADA, BEN):
        await leaves(timed, game, user, "play")
    async with timed.tables.transaction(GUILD, game) as session:
        last = session.last
    await computers_act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.last == last
        assert session.game.phase == "running"


async def test_computers_play_on_for_people_who_have_announced_their_absence(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, opponents=1)
    await leaves(timed, game, ADA, "play", time.now + DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        last = session.last
    time.now += DAY / 2
    await computers_act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.last > last


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_says_that_a_table_without_people_waits(language: str) -> None:
    absence = Absence(game=5, seat=0, mode="play", until=None)
    plays, rests = (away_card(absence, "Ada", words(language), rests=rests).above[0] for rests in (False, True))
    assert plays != rests
    assert words(language).text("away-rests", name="Ada") == rests


@pytest.mark.parametrize(("users", "said"), [((ADA,), "reminder-rests"), ((ADA, BEN), "reminder-stood-in")])
async def test_a_player_who_asks_for_a_stand_in_reads_whether_the_game_goes_on(
    timed: Any, users: tuple[int, ...], said: str
) -> None:
    game = await begun(timed, *users, opponents=1)
    person: Any = Shown(timed, ADA)
    told: list[str] = []

    async def say(key: str, **_: Any) -> None:
        told.append(key)

    person.say = say
    await have_played(person, game)
    assert told == [said]


async def test_giving_up_a_seat_ends_the_absence_and_keeps_the_table_open(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    away = await leaves(timed, game, ADA, "play")
    gone = await leaves(timed, game, BEN, "forced")
    async with timed.tables.transaction(GUILD, game) as session:
        hand_to_computer(session, session.seats[gone], BEN)
        assert session.game.phase == "running"
        assert set(session.absences) == {away}


@pytest.mark.parametrize(
    ("text", "hours"),
    [("12h", 12), ("3d", 72), ("2w", 336), (" 1D ", 24), ("2026-02-26", (1_772_060_400 - BEGIN) / 3600)],
)
def test_the_end_of_an_absence_is_parsed(text: str, hours: float) -> None:
    assert parse_until(text, BEGIN, Rhythm("Europe/Berlin")) == BEGIN + hours * 3600


@pytest.mark.parametrize("form", ["<t:{}:f>", "<t:{}>", " <t:{}:R>"])
def test_a_time_of_discord_ends_an_absence(form: str) -> None:
    """The client's picker of times writes this form."""
    until = int(BEGIN) + 5_000
    assert parse_until(form.format(until), BEGIN, Rhythm("Europe/Berlin")) == until


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "0d",
        "5w",
        "2026-02-30",
        "1999-01-01",
        "9999-12-31",
        "-1d",
        "²d",
        "<t:0:f>",
        "<t:999999999999>",
        "<t:x:f>",
    ],
)
def test_an_invalid_time_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no_date"):
        parse_until(text, BEGIN, Rhythm())


def test_tables_wait_for_a_player_for_sixty_days_a_year_at_most() -> None:
    month = 30 * DAY
    first = with_absence((), BEGIN, BEGIN + month)
    early = with_absence(first, BEGIN + 10 * DAY, None)
    assert early == [(BEGIN, BEGIN + 10 * DAY)], "a player who comes back early has used less"
    later = BEGIN + 100 * DAY
    both = with_absence(first, later, later + month)
    assert spent(both, later) == 60 * DAY
    with pytest.raises(Refused, match="away_too_long") as refused:
        with_absence(both, later + 40 * DAY, later + 41 * DAY)
    assert refused.value.facts == {"most": 60, "left": 0}
    assert with_absence(both, BEGIN + 396 * DAY, BEGIN + 426 * DAY), "a year later the first month is forgotten"
    assert with_absence(both, later + 40 * DAY, None) == both, "one may always come back"


def test_back_means_now() -> None:
    assert parse_until("back", BEGIN, Rhythm()) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["pause", "forced", "play"])
def test_the_message_shows_the_end_and_has_a_button_to_come_back(language: str, mode: AbsenceMode) -> None:
    card = away_card(Absence(game=5, seat=0, mode=mode, until=BEGIN), "Ada", words(language))
    assert "Ada" in card.above[0]
    assert f"<t:{int(BEGIN)}:D>" in card.above[0]
    assert card.rows


async def test_leaving_and_returning_a_hundred_times_leaves_few_messages(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    for _ in range(100):
        await leaves(timed, game, ADA, "pause")
        async with timed.tables.transaction(GUILD, game) as session:
            come_back(session, session.seat_of(ADA))
    assert len(await sent(timed)) < 10


async def test_a_player_whose_dated_absence_ends_is_pinged_by_the_waiting_table(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        session.calls.note(late.user, session.last)
    await leaves(timed, game, late.user or 0, "pause", time.now + DAY)
    await sent(timed)
    time.now += DAY
    (timer,) = [timer for timer in (await timed.store.due_in(GUILD)).timers if timer.kind == "back"]
    await run_timer(timed, GUILD, timer)
    assert "turn" in await kinds(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert late.user not in take_snapshot(session).called


async def test_a_player_whose_absence_ends_is_not_pinged_if_another_is_awaited(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    other = BEN if late.user == ADA else ADA
    await leaves(timed, game, other, "pause", time.now + DAY)
    await sent(timed)
    time.now += DAY
    for timer in (await timed.store.due_in(GUILD)).timers:
        if timer.kind == "back":
            await run_timer(timed, GUILD, timer)
    assert "turn" not in await kinds(timed)


async def test_holidays_stop_reminders_but_the_table_may_decide(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await leaves(timed, game, late.user or 0, "forced", time.now + 20 * DAY)
    await sent(timed)
    told = await silence(timed, time, game, time.now + 10 * DAY)
    assert [kind for _, kind, users in told if users] == []
    assert "reminder" not in [kind for _, kind, _ in told]
    assert "vote" in [kind for _, kind, _ in told]
