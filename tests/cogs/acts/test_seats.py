"""A change at a seat is told as what it is, and a player who concedes knows what becomes of the table."""

from typing import Any

import pytest

from cogs.acts.seats import ask_concede, concede, named_seat
from cogs.show.history import log_sentences
from data import queries
from data.errors import Refused
from data.game.models import LogEntry, Seat, SeatHistory
from render import words
from rules.kernel import Event
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown, begun, sent


async def told(bot: Any, game: int) -> list[str]:
    """Return the sentences of the last entry of the log."""
    entries = await queries.log(bot.store, GUILD, game, limit=1)
    async with bot.tables.transaction(GUILD, game) as session:
        return log_sentences(entries, session.history, words("en"))


async def test_going_away_and_coming_back_are_told_differently(timed: Any) -> None:
    """Both were "Ada now plays this seat."."""
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(ADA)
        session.give(seat.seat, user=ADA, name="Ada", opponent=True, who=ADA)
    assert await told(timed, game) == ["Ada is away. A computer plays meanwhile."]
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(seat.seat, user=ADA, name="Ada", who=ADA)
    assert await told(timed, game) == ["Ada is back and plays on."]


async def test_a_new_player_is_told_as_a_person_or_a_computer(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(ADA).seat
        session.give(seat, user=None, name="Agathe", opponent=True)
    assert await told(timed, game) == ["Agathe, a computer, takes over the seat."]
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(seat, user=109, name="Dora", who=109)
    assert await told(timed, game) == ["Dora takes over the seat."]


async def test_each_turn_names_the_player_of_that_time(timed: Any) -> None:
    """All turns had the name of the seat's last player."""
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(ADA).seat
    for player in (None, {"user": None, "name": "Agathe", "opponent": True}, {"user": 109, "name": "Dora"}):
        async with timed.tables.transaction(GUILD, game) as session:
            if player:
                session.give(seat, **player)
            session._journal.log("choice", (Event("catan.bought", {"seat": seat}),), seat=seat)
    entries = await queries.log(timed.store, GUILD, game, limit=5)
    async with timed.tables.transaction(GUILD, game) as session:
        players = session.history
    told = log_sentences([entry for entry in entries if entry.kind == "choice"], players, words("en"))
    assert [line.split()[0] for line in told] == ["Ada", "Agathe", "Dora"]
    choices = [entry.number for entry in entries if entry.kind == "choice"]
    assert [players.at(number)[seat].opponent for number in choices] == [False, True, False]


def test_an_entry_of_an_older_version_keeps_its_sentence() -> None:
    old = LogEntry(game=1, number=5, at=0.0, kind="seat", seat=1)
    seats = tuple(Seat(game=1, seat=seat, name=name) for seat, name in enumerate(("Ada", "Ben")))
    assert log_sentences([old], SeatHistory(seats), words("en")) == ["Ben now plays this seat."]


async def test_the_last_person_who_concedes_knows_that_the_table_closes(timed: Any) -> None:
    """They were promised a computer that plays on, and the table closed without a word."""
    game = await begun(timed, ADA, opponents=1)
    await sent(timed)
    ada: Any = Shown(timed, ADA)
    await ask_concede(ada, game)
    assert "the table is closed" in ada.cards[-1].above[0]
    await concede(ada, game)
    assert ada.cards[-1].above == ("You conceded. The table is closed.",)
    said = [post.payload for post in await sent(timed) if post.kind == "say"]
    assert [one["key"] for one in said] == ["concede-said-last"]
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "closed"


async def test_a_player_who_leaves_others_is_followed_by_a_computer(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    ada: Any = Shown(timed, ADA)
    await ask_concede(ada, game)
    assert "A computer takes your seat" in ada.cards[-1].above[0]
    await concede(ada, game)
    assert "A computer plays on for you" in ada.cards[-1].above[0]


async def test_a_seat_is_named_by_its_letter_or_its_player(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        for letter, seat in zip("AB", session.seats, strict=True):
            for typed in (letter, f" {letter.lower()} ", seat.name, seat.name.upper()):
                assert named_seat(session, typed) == seat


@pytest.mark.parametrize("typed", ["", "C", "big", "A B", "Be"])
async def test_a_seat_is_not_guessed(timed: Any, typed: str) -> None:
    """A seat was found by the first letter: Cleo's name was seat C."""
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        with pytest.raises(Refused, match="no_seat"):
            named_seat(session, typed)
