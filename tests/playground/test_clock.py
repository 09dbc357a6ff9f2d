"""The adjustable clock: ids, timestamps and waiting tasks follow it, and it never goes back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from playground import Person, Playground, Refusal
from playground.clock import Clock

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAY = 86_400


async def test_messages_have_the_time_of_the_advanced_clock(ada: Person, server: Playground) -> None:
    before = await ada.say("today")
    told = await ada.control("POST", "/clock", {"forward": DAY})
    after = await ada.say("tomorrow")
    first, second = (datetime.fromisoformat(each.payload["timestamp"]).timestamp() for each in (before, after))
    assert second - first == pytest.approx(DAY, abs=30)
    # Other tests have advanced the clock too, and ids never go back, so the earlier id may be ahead already.
    assert discord.utils.snowflake_time(int(after.id)).timestamp() == pytest.approx(server.clock(), abs=30)
    assert told["ahead"] == DAY
    assert told["now"] == pytest.approx(datetime.now(UTC).timestamp() + DAY, abs=30)


@pytest.mark.parametrize("seconds", [-1, 10**12, "nan"])
async def test_clock_goes_forward_by_a_year_at_most(ada: Person, server: Playground, seconds: object) -> None:
    with pytest.raises(Refusal, match="advanced by up to a year"):
        await ada.control("POST", "/clock", {"forward": seconds})
    assert server.clock.offset == 0


async def test_clock_stays_ahead_after_a_restart(tmp_path: Path) -> None:
    for rounds in (1, 2):
        server = Playground(port=0, store=tmp_path / "playground.sqlite3")
        await server.start()
        server.world.wind(DAY)
        assert server.clock.offset == rounds * DAY
        await server.close()


async def test_watchers_get_the_new_time_and_ids_always_grow() -> None:
    clock, told = Clock(), []
    clock.watch(lambda: told.append(clock.offset))
    early = [int(clock.snowflake()) for _ in range(5)]
    clock.wind(3600)
    late = [int(clock.snowflake()) for _ in range(5)]
    assert told == [3600]
    assert early + late == sorted({*early, *late})
