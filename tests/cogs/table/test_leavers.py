"""Who has left the server is not waited for: a computer takes the seat."""

from typing import Any

from cogs.table.schedule import HOUR
from cogs.table.ticking import run_clocks
from tests.cogs.table.house import ADA, BEGIN, BEN, GUILD, Time, begun, kinds, mover, sent


async def test_a_computer_takes_the_seat_of_who_has_left(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await kinds(timed)
    timed.http.left.add(late.user)
    time.now = BEGIN + 12 * HOUR
    await run_clocks(timed, GUILD, [game])
    (said,) = [post for post in await sent(timed) if post.kind == "vacant"]
    assert (said.payload["why"], said.payload["user"]) == ("left", late.user)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seats[late.seat]
        assert (seat.user, seat.opponent) == (None, True)
        assert session.game.phase == "running"


async def test_nobody_is_taken_for_gone_who_is_not_waited_for_or_is_there(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    timed.http.left |= {ADA, BEN} - {late.user}
    time.now = BEGIN + 12 * HOUR
    await run_clocks(timed, GUILD, [game])
    async with timed.tables.transaction(GUILD, game) as session:
        assert {seat.user for seat in session.seats} == {ADA, BEN}
