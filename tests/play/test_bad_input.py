"""Bad input gets one clear sentence that only the sender sees, and changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from playground import Answer, Person, Refusal, Seen
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Unimpressed:
    """Runs an invalid action, and checks that it had no effect."""

    def __init__(self, bot: Bot, place: Place) -> None:
        self.bot, self.place = bot, place

    async def __call__(self, person: Person, doing: Awaitable[Answer]) -> str:
        """Return the sentence of the answer."""
        before = guild_file.lasting(self.bot.data, self.place.guild)
        seen = {each.id for each in await person.messages()}
        answer = await doing
        first = await person.settled(answer) if answer.kind != 6 else None
        told = first or await person.wait_for(lambda each: each.ephemeral and each.id not in seen)
        assert guild_file.lasting(self.bot.data, self.place.guild) == before
        _check_sentence(told)
        return told.text


def _check_sentence(told: Seen) -> None:
    assert told.ephemeral
    assert not told.components
    assert "\n" not in told.text
    assert 10 <= len(told.text) <= 400
    assert told.text.endswith((".", "?"))
    assert "Reference" not in told.text


@pytest.fixture
def refused(bot: Bot, place: Place) -> Unimpressed:
    return Unimpressed(bot, place)


async def test_bad_input_in_the_lobby_is_refused(refused: Unimpressed, ada: Person, ben: Person) -> None:
    lobby = await ada.settled(await ada.command("new", game="carcassonne"))
    with pytest.raises(Refusal, match="disabled"):
        await ada.click(lobby, "Start")
    assert "at least 2 players" in await refused(ada, ada.command("game start"))
    assert "Only the host, <@1000000000000000101>" in await refused(ben, ben.command("game start"))
    assert "already" in await refused(ada, ada.command("game join"))
    assert "already" in await refused(ada, ada.click(lobby, "Join"))
    assert "not a player" in await refused(ben, ben.click(lobby, "Leave"))
    assert "not a player" in await refused(ben, ben.command("game leave"))
    assert "Only the host, <@" in await refused(ben, ben.click(lobby, "Options"))
    assert "hasn't started" in await refused(ada, ada.command("game move", action="0,1,0"))
    assert "hasn't started" in await refused(ada, ada.command("game concede"))
    assert "hasn't started" in await refused(ada, ada.command("game undo"))
    assert "hasn't started" in await refused(ada, ada.command("game replace", seat="A"))
    await ben.settled(await ben.command("game join"))
    ready = await ben.wait_for(lambda each: "Start" in each.buttons and not each.buttons["Start"].get("disabled"))
    assert "Only the host, <@" in await refused(ben, ben.click(ready, "Start"))


async def test_too_many_players_are_refused(refused: Unimpressed, invite: Invite, ada: Person) -> None:
    lobby = await ada.settled(await ada.command("new", game="carcassonne", opponents=5))
    fay = invite("Fay")
    with pytest.raises(Refusal, match="disabled"):
        await fay.click(lobby, "Join")
    assert "up to 6 players" in await refused(fay, fay.command("game join"))
    assert "up to 6 players" in await refused(ada, ada.command("game add"))


async def test_bad_input_at_the_table_is_refused(refused: Unimpressed, ada: Person, ben: Person, cleo: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    other = ben if mover is ada else ada
    legal = await acts.first_choice(mover)
    assert "no choice to make" in await refused(other, other.command("game move", action=legal))
    assert "not a player" in await refused(cleo, cleo.command("game move", action=legal))
    assert "already started" in await refused(cleo, cleo.command("game join"))
    assert "already started" in await refused(ada, ada.command("game start"))
    assert "already started" in await refused(ada, ada.command("game add"))
    assert "no choice to undo" in await refused(mover, mover.command("game undo"))
    assert "not a player" in await refused(cleo, cleo.command("game undo"))
    assert "not a player" in await refused(cleo, cleo.command("game concede"))
    assert "no such seat" in await refused(ada, ada.command("game replace", seat="the big one"))
    assert "Only the host, <@" in await refused(cleo, cleo.command("game replace", seat="A"))


NONSENSE = (
    "please",
    "0,0,0",
    "99,99,0",
    "0,1",
    "follower:c1",
    "pass",
    "💥 '); DROP TABLE games; --",
    "give=ore get=brick",
    "{first}*2",
    "{first} {first}",
    "{first} ; please",
    "{first} ; pass ; pass",
    " ; ",
    ";;;",
    "-",
    "x" * 200,
)


async def test_nonsense_as_a_move_is_refused(
    refused: Unimpressed, ada: Person, ben: Person, subtests: pytest.Subtests
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    legal = await acts.first_choice(mover)
    for text in NONSENSE:
        with subtests.test(text=text):
            await refused(mover, mover.command("game move", action=text.replace("{first}", legal)))
    assert "✔" in (await mover.settled(await mover.command("game move", action=legal))).text


NO_SUCH_TABLE = "There is no such table here."
UNKNOWN_TABLE = "There is no table “{}” here. Pick one of the suggestions."


@pytest.mark.parametrize("named", ["999", "abc", "#", "-1", "99999999999999999999999999", "1; --"])
async def test_an_unknown_table_is_refused(refused: Unimpressed, ada: Person, named: str) -> None:
    sentence = NO_SUCH_TABLE if named == "999" else UNKNOWN_TABLE.format(named)
    await ada.settled(await ada.command("new", game="carcassonne"))
    for path in ("game board", "game hand", "game status", "game log", "game join"):
        assert await refused(ada, ada.command(path, game=named)) == sentence, path
    assert await refused(ada, ada.command("setup close-game", game=named)) == sentence


async def test_a_channel_without_a_table_says_so(ada: Person) -> None:
    for path in ("game board", "game hand", "game status", "game log", "game undo", "game join", "game start"):
        told = await ada.settled(await ada.command(path))
        _check_sentence(told)
        assert "There is no table in this channel" in told.text


async def test_unknown_topics_are_refused(ada: Person) -> None:
    told = await ada.settled(await ada.command("rules", game="carcassonne", topic="the weather"))
    _check_sentence(told)


UNKNOWN: list[tuple[str, dict[str, Any]]] = [
    ("new", {"game": "chess"}),
    ("new", {"game": "catan", "speed": "chess"}),
    ("rules", {"game": "chess", "show": True}),
    ("rules", {"game": "catan", "topic": "chess"}),
    ("leaderboard", {"game": "chess", "show": True}),
    ("games watch", {"game": "chess"}),
    ("me away", {"until": "3d", "mode": "chess"}),
    ("me settings", {"confirm": "chess", "language": "de"}),
    ("me data", {"action": "chess"}),
    ("setup options", {"language": "chess", "threads": True}),
]


async def test_a_value_that_a_parameter_does_not_have_is_refused(refused: Unimpressed, ada: Person) -> None:
    for path, given in UNKNOWN:
        told = await refused(ada, ada.command(path, **given))
        assert "“chess”" in told, path
        assert "Pick one of these: " in told or "suggestions" in told, path
