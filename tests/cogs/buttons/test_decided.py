"""The look back at a game: private, after its end alone, with the costly choices of the reader and their pictures."""

import random
import threading
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

import render
from bench.games.opponent_play import asks_of
from cogs.buttons import decided
from cogs.buttons.decided import Hindsight, decided_card, hindsight_of, marks_of, show_decided
from cogs.discord.components import buttons
from cogs.discord.interaction import InteractionContext
from data.errors import Refused
from data.game.hindsight import Costly, Made, Replay, replay_of
from data.game.models import LogEntry
from render import LANGUAGES, words
from rules.kernel import GAMES, Ask, Choice, Facts, Table, View
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown, begun
from tests.contract.adding import ROOT, game_folders


async def finished(bot: Bot) -> int:
    """Return a finished game of Ada and a computer."""
    game, rng = await begun(bot, ADA, kind="dominion", opponents=1), random.Random(2)
    async with bot.tables.transaction(GUILD, game) as session:
        seat = next(one.seat for one in session.seats if one.user == ADA)
        while session.game.phase == "running":
            ask = session.table.asks[0]
            choice = GAMES["dominion"].choose(session.table.view(ask.seat), ask, rng)
            assert choice is not None
            session.answer(ask.seat, choice, number=ask.number, who=ADA if ask.seat == seat else None)
    return game


class Reader(Shown):
    """A person who presses the button."""

    reply_key = id = 5


def reader(bot: Bot, user: int) -> InteractionContext:
    return cast("InteractionContext", Reader(bot, user))


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reckon little, let every choice that gets a thorough look be costly, and play the same games in every run."""
    # In some games few choices are undecided.
    monkeypatch.setattr("rules.chance.secrets.token_bytes", random.Random(4).randbytes)
    monkeypatch.setattr(decided, "MOST_TURNS", 3)
    monkeypatch.setattr(decided, "MOST_ASKS", 12)
    monkeypatch.setattr(decided, "SUSPECTS", 2)
    monkeypatch.setattr(decided, "judged", lambda made: Costly(made, made.choice, 0.1))


async def test_a_player_sees_the_chances_and_their_costly_choices(bot: Bot) -> None:
    game = await finished(bot)
    ada: Any = reader(bot, ADA)
    await show_decided(ada, game)
    (card,) = ada.cards
    assert card.picture
    assert "in percent: Ada" in card.picture.alt
    found = await hindsight_of(ada, game)
    assert found.costly
    assert len(found.costly) == 2
    shown = list(buttons(card.rows))
    assert [button.disabled for button in shown] == [True, *[False] * len(found.costly)]
    await show_decided(ada, game, 1)
    assert ada.cards[1].picture.name.startswith("decided-")
    for language in LANGUAGES:
        text = "\n".join(decided_card(found, 1, words(language)).below)
        assert text.count("\n") == 1 + 4 * len(found.costly)
    # The second answer did not reckon again.
    assert (await hindsight_of(ada, game)).costly is found.costly


async def test_a_person_without_a_seat_sees_the_chances_alone(bot: Bot) -> None:
    game = await finished(bot)
    ben: Any = reader(bot, BEN)
    await show_decided(ben, game, 2)
    (card,) = ben.cards
    assert card.picture.name.startswith("chances-")
    assert not card.rows


async def test_the_whole_search_leaves_the_threads_of_the_bot_to_others(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chances were computed in the threads, in which exports and computers of level normal waited for them."""
    game, places = await finished(bot), set[str]()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*facts: Any) -> Any:
            places.add(threading.current_thread().name.partition("_")[0])
            return work(*facts)

        return run

    for name in ("chances_at", "suspected", "judged"):
        monkeypatch.setattr(decided, name, noted(getattr(decided, name)))
    assert (await hindsight_of(reader(bot, ADA), game)).costly
    assert places == {"thoughts"}


async def test_a_person_has_few_games_searched_in_a_short_time(bot: Bot) -> None:
    """A script could keep the thinking process busy with game after game."""
    game = await finished(bot)
    await show_decided(reader(bot, ADA), game)
    while not bot.throttle.wait_to_search(GUILD, ADA, time.monotonic()):
        pass
    other = await finished(bot)
    with pytest.raises(Refused, match="slow"):
        await show_decided(reader(bot, ADA), other)
    # Others have a limit of their own, and a game that has been searched can be shown again.
    await show_decided(reader(bot, ADA), game, 1)
    await show_decided(reader(bot, BEN), other)


async def test_a_person_without_a_choice_has_the_game_replayed_once(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press replayed the whole game."""
    game, replayed = await finished(bot), list[int | None]()

    def replay(table: Table, log: Sequence[LogEntry], user: int | None, origin: Facts | None) -> Replay:
        replayed.append(user)
        return replay_of(table, log, user, origin)

    monkeypatch.setattr(decided, "replay_of", replay)
    for _ in range(3):
        assert (await hindsight_of(reader(bot, BEN), game)).costly is None
    assert replayed == [BEN]


@pytest.mark.sweep(2)
@pytest.mark.parametrize("kind", sorted(game_folders(ROOT)))
def test_every_question_can_be_drawn_with_the_marks_of_hints_and_look_backs(kind: str) -> None:
    """The cards of a hand in Dominion had to be marked by numbers, so a look back had no picture of them."""
    met: dict[str, tuple[View, Ask]] = {}
    for table, ask in asks_of(kind, 2, {}, 5):
        if not ask.optional and sum(len(part.options) for part in ask.parts) > 1:
            met.setdefault(ask.kind, (table.view(ask.seat), ask))
    for view, ask in met.values():
        part = max(ask.parts, key=lambda one: len(one.options))
        choices: list[Choice] = [{part.name: [option.id]} if ask.fields else [option.id] for option in part.options[:2]]
        marks = render.numbered(ask, choices)
        for signs in ("+−", ("1", "1+2")):
            shown = dict(zip(marks, signs, strict=False))
            assert render.png(view, render.with_marks(ask, shown), (), names=["Ada", "Ben"], language="en")


async def test_each_choice_is_told_with_its_question(bot: Bot) -> None:
    """*Keep everything as it is* alone did not say what was asked."""
    game = await finished(bot)
    found = await hindsight_of(reader(bot, ADA), game)
    assert found.costly
    told = decided_card(found, 0, words("en")).below[0].splitlines()
    assert all(line.startswith("-# Ada, ") for line in told[3::4])


async def test_a_choice_of_nothing_is_not_said_to_be_marked(bot: Bot) -> None:
    """The text named a mark for the reader's choice although the picture had none."""
    table = Table.new("carcassonne", seats=2, seed=5)
    table.answer(table.asks[0].seat, [table.asks[0].options[0].id])
    ask = table.asks[0]
    figure = next(option.id for option in ask.options if option.id != "pass")
    made = Made(table.turn, table.view(ask.seat), ask, ["pass"])
    snapshot: Any = SimpleNamespace(
        spoken=["Ada", "Ben"], title=lambda _: "Carcassonne", game=SimpleNamespace(id=1, kind="carcassonne")
    )
    told = decided_card(Hindsight(snapshot, [], [Costly(made, [figure], 0.1)]), 1, words("en")).below[0]
    assert words("en").text("decided-moment") in told


async def test_a_game_that_runs_is_not_judged(bot: Bot) -> None:
    game = await begun(bot, ADA, kind="dominion", opponents=1)
    with pytest.raises(Refused, match="not_decided"):
        await show_decided(reader(bot, ADA), game)


def test_the_picture_marks_both_choices_and_nothing_that_they_share() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    places = list({option.steps[0]: option for option in ask.options}.values())
    made = Made(table.turn, table.view(ask.seat), ask, [places[0].id])
    assert marks_of(Costly(made, [places[1].id], 0.1)) == {places[0].steps[0]: "−", places[1].steps[0]: "+"}
    assert marks_of(Costly(made, [places[0].id], 0.1)) == {}
