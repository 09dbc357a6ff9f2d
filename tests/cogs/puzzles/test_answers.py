"""Answers by buttons: checked against today's puzzle, final, and private."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands.me import show_records
from cogs.discord.components import Card, buttons
from cogs.discord.custom_ids import PUZZLE, CustomId, OutdatedComponent
from cogs.puzzles.card import ANSWER, LOOK, PICK, SOLVE, looks
from cogs.puzzles.daily import DAY, Daily, daily, day_at
from cogs.puzzles.handlers import handle_component, show_puzzle
from data import puzzles
from data.errors import Refused
from render import words
from tests.cogs.contexts import ADA, GUILD, Listing, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time

BEN = 12


@pytest.fixture(autouse=True)
def _undrawn(timed: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(timed.renderer, "draw", draw)


@pytest.fixture
def today(timed: Bot) -> Daily:
    found = daily(GUILD, day_at(timed.store.clock()))
    assert found
    return found


class Visitor(Listing):
    """A person who presses a button of a puzzle."""


def visitor(bot: Bot, user: int = ADA) -> Visitor:
    return Visitor(interaction(bot, user=SimpleNamespace(id=user, display_name="Ada")))


async def pressed(bot: Bot, today: Daily, verb: str, at: int = 0, user: int = ADA, **other: Any) -> Card:
    ctx = visitor(bot, user)
    id_ = CustomId(PUZZLE, today.day, verb, at, today.address)._replace(**other)
    await handle_component(ctx, id_)
    return ctx.card


def told(card: Card) -> str:
    return "\n".join((*card.above, *card.below))


async def test_a_choice_counts_once_it_is_confirmed(timed: Bot, today: Daily) -> None:
    ctx = visitor(timed)
    await show_puzzle(ctx)
    labels = [button.label for button in buttons(ctx.card.rows)]
    assert labels == [str(at + 1) for at in range(len(today.puzzle.choices))]
    card = await pressed(timed, today, PICK, 1)
    assert [button.label for button in buttons(card.rows)] == [*labels, "Confirm"]
    assert "**Chosen:**" in told(card)
    assert "% to win" not in told(card)
    assert await puzzles.answer_of(timed.store, GUILD, ADA, today.day) is None
    card = await pressed(timed, today, ANSWER, 1)
    assert "% to win" in told(card)
    kept = await puzzles.answer_of(timed.store, GUILD, ADA, today.day)
    assert kept
    assert (kept.pick, kept.solved, kept.puzzle) == (1, today.puzzle.best == 1, today.puzzle.id)


async def test_an_answer_is_final_and_private_and_others_answer_alone(timed: Bot, today: Daily) -> None:
    best = today.puzzle.best
    wrong = (best + 1) % len(today.puzzle.choices)
    await pressed(timed, today, ANSWER, wrong)
    for verb, at in ((ANSWER, best), (PICK, best), (SOLVE, 0)):
        card = await pressed(timed, today, verb, at)
        assert f"You chose {wrong + 1}." in told(card)
        assert not [*buttons(card.rows)]
    assert "% to win" not in told(await pressed(timed, today, SOLVE, user=BEN))
    assert "**Right:**" in told(await pressed(timed, today, ANSWER, best, user=BEN))
    assert "2 people here have answered so far, and 1 of them" in told(await pressed(timed, today, SOLVE))


async def test_ids_of_another_day_or_puzzle_are_refused_and_store_nothing(timed: Bot, today: Daily, time: Time) -> None:
    for other in ({"game": today.day - 1}, {"game": today.day + 1}, {"rest": "carcassonne/no"}, {"rest": ""}):
        for verb in (SOLVE, PICK, ANSWER):
            with pytest.raises(Refused, match="puzzle_over"):
                await pressed(timed, today, verb, **other)
    for verb, at in ((ANSWER, len(today.puzzle.choices)), (PICK, 99), ("nothing", 0)):
        with pytest.raises(OutdatedComponent):
            await pressed(timed, today, verb, at)
    time.now += DAY
    with pytest.raises(Refused, match="puzzle_over"):
        await pressed(timed, today, ANSWER, today.puzzle.best)
    assert await puzzles.answer_of(timed.store, GUILD, ADA, today.day) is None


async def test_a_puzzle_that_was_answered_stays_if_another_version_has_another_one(
    timed: Bot, today: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pressed(timed, today, ANSWER, 0)
    other = daily(GUILD, today.day + 1)
    assert other
    monkeypatch.setattr("cogs.puzzles.handlers.daily", lambda *_: other._replace(day=today.day))
    ctx = visitor(timed)
    await show_puzzle(ctx)
    assert "% to win" in told(ctx.card)
    with pytest.raises(Refused, match="puzzle_over"):
        await pressed(timed, today, PICK, 0, user=BEN)


async def test_the_statistics_tell_the_streak(timed: Bot, today: Daily, time: Time) -> None:
    ctx = visitor(timed)
    await show_records(ctx)
    assert "Puzzles" not in told(ctx.card)
    for _ in range(2):
        now = daily(GUILD, day_at(time.now))
        assert now
        await pressed(timed, now, ANSWER, now.puzzle.best)
        time.now += DAY
    ctx = visitor(timed)
    await show_records(ctx)
    assert "**Puzzles**: 2 answered, 2 solved; days in a row: 2 now, 2 at most" in told(ctx.card)
    time.now += DAY
    await show_records(ctx)
    assert "days in a row: 0 now, 2 at most" in told(ctx.card)


@pytest.mark.parametrize(("private", "verb"), [(False, SOLVE), (False, PICK), (False, ANSWER), (True, PICK)])
async def test_only_a_private_message_is_edited(timed: Bot, today: Daily, private: bool, verb: str) -> None:
    """With a forged id the daily post would show the solution to everyone."""
    message = SimpleNamespace(id=9, flags=discord.MessageFlags(ephemeral=private))
    ctx = Visitor(interaction(timed, message=message))
    await handle_component(ctx, CustomId(PUZZLE, today.day, verb, 0, today.address))
    assert ctx._updating is private


async def test_a_closer_look_shows_what_the_seat_can_see(timed: Bot, today: Daily) -> None:
    """A hand or a deck matters, and one picture cannot show everything."""
    names = looks(today, words("en"))
    for key, name in names.items():
        ctx = Visitor(interaction(timed, key))
        await handle_component(ctx, CustomId(PUZZLE, today.day, LOOK, 0, today.address))
        assert ctx.card.above == (f"### {name}",)
        assert ctx.card.below[0]
        assert not ctx._updating
    for forged in ("nothing", ""):
        ctx = Visitor(interaction(timed, forged))
        with pytest.raises(OutdatedComponent):
            await handle_component(ctx, CustomId(PUZZLE, today.day, LOOK, 0, today.address))
