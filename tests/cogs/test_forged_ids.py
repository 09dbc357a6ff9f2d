"""Forged custom ids: with any content the click gets an answer, and the log gets no fault."""

import logging
import random
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bench.games.random_play import step
from cogs.bot import COMPONENTS
from cogs.discord.components import Card, Select, controls
from cogs.discord.custom_ids import FAMILIES, MAX_LENGTH, PANEL, WELCOME, CustomId, id_pattern
from cogs.lobby.tutorials import number_of
from cogs.panel.draft.codec import PanelState, decode_state
from cogs.panel.draft.picks import InvalidDraft
from cogs.panel.draft.verbs import Verb
from cogs.panel.message import panel_message
from cogs.table.buttons import BUTTONS
from cogs.welcome.tutorial import lesson_after, tutorial_message
from render import words
from rules.kernel import GAMES, Facts
from tests.cogs.contexts import ADA, GUILD, interaction
from tests.cogs.fakes import Bot
from tests.contract.adding import ROOT, game_folders

ALPHABET = "0123456789axyz.+@!-_ :*,\u0663\uff11"
"""The characters of drafts, and those that ``int`` accepts besides the digits."""
VERBS = {
    PANEL: tuple(Verb),
    WELCOME: (*Verb, "begin", "open"),
    "t1": (*BUTTONS, "nothing"),
    "l1": ("join", "leave", "add", "options", "focus", "turn", "set", "language", "speed", "start", "nothing"),
    "r1": ("topic", "nothing"),
    "g1": ("mine", "open", "here", "nothing"),
    "m1": ("language", "confirm", "data", "delete", "nothing"),
    "s1": (
        "limits",
        "limit",
        "most",
        "check",
        "settings",
        "language",
        "speed",
        "channels",
        "threads",
        "puzzle",
        "hooktest",
        "hookremove",
        "wall",
        "nothing",
    ),
    "e1": ("join", "leave", "start", "table", "past", "export", "close", "sure", "nothing"),
    "q1": ("solve", "pick", "answer", "look", "nothing"),
    "u1": ("open", "want", "drop", "nothing"),
}
"""The verbs of each family of ids, and an unknown one."""
OPTIONS: dict[str, Facts] = {"zavandor": {"variant": "professional"}, "catan": {"mode": "ck"}}
EVE = 666
KINDS = game_folders(ROOT)


class Answers:
    """A record of every way to answer an interaction."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.acknowledged = False

    async def note(self, *said: Any, **how: Any) -> Any:
        self.acknowledged = True
        if view := how.get("view"):
            assert view.content_length() <= 4_000
            assert view.total_children_count <= 40
        self.said.append(said or how)
        return SimpleNamespace(id=9, message_id=9, edit=self.note)

    async def defer(self, **how: Any) -> Any:
        self.acknowledged = True
        return SimpleNamespace(message_id=9)

    def interaction(self, bot: Bot, values: Sequence[str], user: int) -> Any:
        response = SimpleNamespace(send_message=self.note, defer=self.defer, is_done=lambda: self.acknowledged)
        return interaction(
            bot,
            *values,
            response=response,
            edit_original_response=self.note,
            delete_original_response=self.note,
            original_response=self.note,
            followup=SimpleNamespace(send=self.note),
            message=SimpleNamespace(id=9, flags=discord.MessageFlags(ephemeral=True)),
            user=SimpleNamespace(id=user, display_name="Eve"),
        )


@pytest.fixture
async def undrawn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Bot:
    """A bot that draws nothing and throttles no user."""

    async def draw(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(bot.renderer, "draw", draw)
    monkeypatch.setattr(bot.throttle, "allows", lambda *_, **__: True)
    return bot


async def clicked(bot: Bot, id_: str, values: Sequence[str] = (), user: int = ADA) -> Answers:
    """Click a component with any id, and return the answers."""
    answers = Answers()
    visited = answers.interaction(bot, values, user)
    for family, component in zip(FAMILIES, COMPONENTS, strict=True):
        if match := id_pattern(family).fullmatch(id_):
            item = await component.from_custom_id(visited, ui.Button(custom_id=id_), match)
            await item.callback(visited)
            return answers
    raise AssertionError(f"{id_} is of no family")


def forged(rests: Sequence[str], rng: random.Random) -> str:
    """Return the rest of an id: real, partly changed, or made up."""
    if not rests or rng.random() < 0.3:
        return "".join(rng.choice(ALPHABET) for _ in range(rng.randrange(12)))
    rest = list(rng.choice(rests))
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(rest) + 1)
        rest[at : at + rng.randrange(2)] = rng.choice(ALPHABET) * rng.randrange(4)
    return "".join(rest)


async def table_of(bot: Bot, kind: str, moves: int, rng: random.Random) -> int:
    """A table in the middle of a game in which Ada plays."""
    game = await bot.tables.create(GUILD, kind, host=ADA, name="Ada", channel=7, options=OPTIONS.get(kind, {}))
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Agathe")
        session.start()
        for _ in range(moves):
            if not session.table.over:
                step_in(session, rng)
    return int(game.id)


def step_in(session: Any, rng: random.Random) -> None:
    fork = session.table.fork()
    seat, choice, _ = step(fork, rng)
    session.answer(seat, choice)


def ids_of(card: Card) -> Iterator[CustomId]:
    for control in controls(card.rows):
        family, game, number, verb, rest = control.id.split(":", 4)
        yield CustomId(family, int(game), verb, int(number), rest)


def values_of(card: Card, rng: random.Random) -> list[str]:
    every = [one.value for row in card.rows if isinstance(row, Select) for one in row.options] or [""]
    return [forged(every, rng) for _ in range(rng.randrange(4))]


def assert_no_fault(caplog: pytest.LogCaptureFixture, *what: object) -> None:
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not faults, (what, caplog.text[-3000:])


@pytest.mark.sweep(1, by="kind")
@pytest.mark.parametrize("moves", [0, 4, 15, 40])
@pytest.mark.parametrize("kind", KINDS)
async def test_forged_drafts_of_panels_are_answered(
    undrawn: Bot, caplog: pytest.LogCaptureFixture, kind: str, moves: int
) -> None:
    rng = random.Random(f"{kind} {moves}")
    game = await table_of(undrawn, kind, moves, rng)
    async with undrawn.tables.transaction(GUILD, game) as session:
        card = panel_message(session, ADA, PanelState(), words("en")).card
        asked = session.table.ask_of(0)
    number = asked.number if asked else 1
    rests = [id_.rest for id_ in ids_of(card)]
    for _ in range(80):
        id_ = f"{PANEL}:{game}:{rng.choice([number, number, number, 0, 1])}:{rng.choice(VERBS[PANEL])}0:"
        id_ += forged(rests, rng)
        values = values_of(card, rng)
        assert (await clicked(undrawn, id_[:MAX_LENGTH], values)).said, (id_, values)
        assert_no_fault(caplog, id_, values)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_forged_drafts_of_tutorials_are_answered(
    undrawn: Bot, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    rng = random.Random(kind)
    for progress in (1, 10, 11, 100, 1000):
        try:
            card = tutorial_message(lesson_after(kind, progress), PanelState(), words("en"), ["Ada", "Agathe"]).card
        except ValueError:
            continue
        rests = [id_.rest for id_ in ids_of(card)]
        for _ in range(80):
            counted = rng.choice([progress, progress, progress, rng.randrange(2000)])
            id_ = f"{WELCOME}:{number_of(kind)}:{counted}:{rng.choice(VERBS[WELCOME][:8])}:{forged(rests, rng)}"
            values = values_of(card, rng)
            assert (await clicked(undrawn, id_[:MAX_LENGTH], values)).said, (id_, values)
            assert_no_fault(caplog, id_, values)


async def test_a_tutorial_survives_more_picks_than_it_asks_for(undrawn: Bot, caplog: pytest.LogCaptureFixture) -> None:
    for kind in sorted(GAMES):
        for rest in ("000", "0000", "0.000", "0.0.0", "y-01", "0z9", "@z9999", "0@-5", "0@zz"):
            for verb in "tfdsmgnc":
                for value in ("0", "000", "-1", "-1x0", "zz"):
                    assert (await clicked(undrawn, f"{WELCOME}:{number_of(kind)}:1:{verb}:{rest}", [value])).said
                    assert_no_fault(caplog, kind, verb, rest, value)


@pytest.mark.parametrize("family", FAMILIES)
async def test_forged_ids_of_every_family_are_answered(
    undrawn: Bot, caplog: pytest.LogCaptureFixture, family: str
) -> None:
    rng = random.Random(family)
    game = await table_of(undrawn, "catan", 20, rng)
    lobby = (await undrawn.tables.create(GUILD, "carcassonne", host=ADA, name="Ada", channel=7)).id
    rests = ("", "0", "yes:undo", "0:11:1", "beryl=", "a:b", "extend:overdue:0", "dominion", "target", "1")
    for _ in range(300):
        number = rng.choice([game, lobby, 0, 99, number_of("dominion")])
        id_ = f"{family}:{number}:{rng.randrange(9)}:{rng.choice(VERBS[family])}:{forged(rests, rng)}"
        values = [forged(rests, rng) for _ in range(rng.randrange(3))]
        user = rng.choice([ADA, EVE])
        assert (await clicked(undrawn, id_[:MAX_LENGTH], values, user)).acknowledged, (id_, values)
        assert_no_fault(caplog, id_, values)


def test_a_draft_has_exactly_one_text_form() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        text = "".join(rng.choice(ALPHABET) for _ in range(rng.randrange(12)))
        try:
            state = decode_state(text)
        except InvalidDraft:
            continue
        assert str(state) == text
        assert all(pick.option >= 0 for answer in state.draft for picks in answer for pick in picks)
        assert min(state.field, state.page) >= 0
