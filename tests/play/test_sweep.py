"""Each request that the bot makes in answer to a person is refused once with each code of Discord.

The person gets a sentence that is true, and the log no traceback. The requests are those that the server has seen.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from playground import Person
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

CODES = {
    **dict.fromkeys((50001, 50013), 403),
    **dict.fromkeys((50024, 50035, 30013, 160002, 160004, 160005, 160006), 400),
    **dict.fromkeys((10003, 10008), 404),
    0: 502,
}
"""Discord's codes, each with its status. 0: the server fails."""
DISMISSED = 10008
"""The code with which an answer fails that the person has dismissed: there is no person to tell."""
ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    # The quick commands first: their requests are not tried again with the others.
    ("games mine", {}),
    ("setup check", {}),
    ("new", {"game": "carcassonne", "thread": True}),
    ("new", {"game": "carcassonne", "private": True}),
)
"""Commands that between them need every kind of request in answer to a person."""
ID = re.compile(r"/(\d+(?=/|$)|[^/]{30,})")
"""A part of a path that differs between two requests of a route."""
FALSE = ("wrong on my side", "nothing has changed")


def routes(bot: Bot) -> list[str]:
    """Return the routes of the noted requests as patterns. Messages of the outbox are no answers."""
    found = [ID.sub("/[^/]+", str(call["line"])) for call in bot.server.world.calls]
    return [one for one in dict.fromkeys(found) if "channels" not in one or "messages" not in one]


async def does(person: Person, name: str, options: dict[str, Any]) -> str:
    """Use a command and return all that the person reads then."""
    known = {each.id for each in await person.messages()}
    await person.settled(await person.command(name, **options))
    return "\n".join(each.text for each in await person.messages() if each.id not in known)


async def test_a_refused_request_gives_the_person_a_true_sentence(bot: Bot, place: Place, ada: Person) -> None:
    await acts.at_any_speed(ada)
    limits: dict[str, Any] = {"tables": 1000, "lobbies": 1000, "guild_tables": 1000, "openings": 1000}
    await ada.settled(await ada.command("setup limits", **limits))
    swept: set[str] = set()
    for name, options in ACTS:
        await bot.idle(place.guild)
        bot.server.world.calls.clear()
        assert await does(ada, name, options)
        for route in routes(bot):
            if route in swept:
                continue
            for code, status in CODES.items():
                if code == DISMISSED and ("webhooks" in route or "interactions" in route):
                    continue
                await acts.fault(ada, path=f"^{route}$", status=status, code=code)
                told = await does(ada, name, options)
                # The command does not make this request each time.
                if bot.faults_waiting:
                    await ada.control("DELETE", "/faults")
                    break
                swept.add(route)
                assert told, (route, code)
                assert not [one for one in FALSE if one in told], (route, code, told)
    for part in ("/callback", "@original", "/typing", "/threads", "/thread-members/"):
        assert [route for route in swept if part in route], part
