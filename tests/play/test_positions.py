"""``/new from:`` and *Play on from here*, through Discord's protocol: good files, hostile files, a finished game."""

from __future__ import annotations

import base64
import json
import random
import re
from typing import Any

import pytest

from playground import Person
from rules.kernel import GAMES, Table
from tests.play import acts

pytestmark = pytest.mark.asyncio(loop_scope="session")


def file(content: object) -> dict[str, str]:
    """Return a file of a command: bytes as they are, anything else as JSON."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    return {"filename": "game-1.json", "content": base64.b64encode(data).decode()}


def exported(kind: str, position: object) -> dict[str, Any]:
    return {"format": "stammtisch game 1", "game": kind, "position": position}


async def new(person: Person, kind: str, content: object, **options: Any) -> str:
    """Type the command with a file, and return the answer."""
    given: dict[str, Any] = {"game": kind, "from": file(content), **options}
    answer = await person.command("new", **given)
    return (await person.settled(answer)).text


async def test_a_table_begins_from_a_file(ada: Person) -> None:
    await acts.at_any_speed(ada)
    position = Table.new("carcassonne", seats=2, seed=3).position() | {"scores": [17, 23]}
    lobby = await new(ada, "carcassonne", exported("carcassonne", position), hotseat=2)
    assert "begins from a position" in lobby
    shown = await ada.wait_for(lambda each: "Start" in each.buttons)
    await ada.click(shown, "Start")
    turn = await ada.wait_for(acts.is_turn)
    assert "**17**" in turn.text
    assert "**23**" in turn.text


@pytest.mark.filterwarnings("ignore:Sending a large body:ResourceWarning")
async def test_hostile_files_get_one_sentence(ada: Person) -> None:
    await acts.at_any_speed(ada)
    hostile: list[tuple[object, str]] = [
        (b"", "isn't a JSON file"),
        (b"[" * 700_000, "isn't a JSON file"),
        (b"\xff" * 1000, "isn't a JSON file"),
        (b" " * 3_000_001, "too large"),
        (exported("catan", {"seats": 10**30}), "impossible"),
        (exported("catan", {"seats": 2, "hands": [{"ore": -5}, {}]}), "impossible"),
    ]
    for content, sentence in hostile:
        told = await new(ada, "catan", content)
        if "Try again in" in told:
            # A person can have a few files read in a minute.
            continue
        assert sentence in told
    assert [each for each in await ada.messages() if "Start" in each.buttons] == []


async def test_options_and_moves_need_the_right_file(ada: Person) -> None:
    position = Table.new("carcassonne", seats=2, seed=3).position()
    good = exported("carcassonne", position)
    assert "another game" in await new(ada, "catan", good)
    assert "decides the options" in await new(ada, "carcassonne", good, options="first=1")
    refused = await ada.settled(await ada.command("new", game="catan", move=3))
    assert "needs a file" in refused.text


def near_its_end() -> dict[str, Any]:
    """Return the file of a game with two tiles left."""
    table, rng = Table.new("carcassonne", seats=2, seed=3), random.Random(1)
    while len(table.state.pile) > 2:
        (ask,) = table.asks
        choice = GAMES["carcassonne"].choose(table.view(ask.seat), ask, rng)
        table.answer(ask.seat, ask.default if choice is None else choice)
    return file(exported("carcassonne", table.position()))


@pytest.mark.parametrize("private", [False, True])
async def test_a_finished_game_is_played_on_from_a_move(ada: Person, private: bool) -> None:
    await acts.at_any_speed(ada)
    given: dict[str, Any] = {"game": "carcassonne", "from": near_its_end(), "private": private, "hotseat": 2}
    said = await ada.settled(await ada.command("new", **given))
    place = next(iter(acts.threads_in(said)), None) if private else None
    await ada.click(await ada.wait_for(lambda each: "Start" in each.buttons, channel=place), "Start")
    message = await ada.wait_for(acts.is_turn, channel=place)
    rng = random.Random(2)
    for _ in range(12):
        panel = await acts.opened(ada, message)
        if not (own := [label for label in panel.buttons if label.startswith("I'm Ada")]):
            break
        (letter,) = re.findall(r"phone to Ada \(([AB])\)", panel.text) or [own[0][-2]]
        panel = await ada.settled(await ada.click(panel, f"I'm Ada ({letter})"))
        while acts.confirm(panel) or acts.offered(panel):
            if any(label.startswith("I'm Ada") for label in panel.buttons):
                break
            pick = acts.confirm(panel) or rng.choice(acts.offered(panel))
            panel = await ada.settled(await acts.do(ada, panel, pick))
    end = await ada.wait_for(acts.is_end, channel=place)
    assert "begins from a position" in end.text
    replay = await ada.settled(await ada.click(end, "Replay"))
    await ada.settled(await ada.click(replay, "Play on from here"))
    lobby = await ada.wait_for(
        lambda each: "Start" in each.buttons and "begins from a position" in each.text, channel=place
    )
    assert ("invited" in lobby.text) == private
    assert not lobby.buttons["Start"].get("disabled"), "she has both seats again"
    options = await ada.settled(await ada.click(lobby, "Options"))
    assert "Expansions" not in options.text
