"""Asks with one possible answer, put only to hide that: the table answers some time later, and others learn no hand."""

from pathlib import Path
from typing import Any

import pytest

from cogs.acts.vote_effects import pause_game, resume_game, set_speed
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import Pick
from cogs.panel.message import panel_message
from cogs.table.orders import DELAY
from cogs.table.time.clock import clocks_of, waited_for
from cogs.table.time.lapses import EARLIEST, LATEST, LIVE
from data import queries
from data.game.models import StandingOrder
from data.store import Store
from render import LANGUAGES, words
from rules.kernel import Table
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, GUILD, Time, begun, computers_act, kinds, leaves, pass_time

DAY = 86_400.0
WITHOUT, WITH = ["Gold", "Copper"], ["Moat", "Copper"]
CURSED, FREE = ["Curse", "Copper"], ["Gold", "Copper"]


async def attacked(bot: Any, time: Time, hand: list[str], attack: str = "Witch", speed: Any = "normal") -> int:
    """Return a table at which Ben has this hand, Ada has just attacked, and the others may think that Ben has a choice.

    All cards that matter are in Ben's deck or hand.
    """
    game = await begun(bot, ADA, BEN, kind="dominion", speed=speed)
    ben = {"hand": hand, "deck": [card for card in ("Moat", "Curse", "Gold") if card not in hand]}
    players = [{"hand": [attack, "Copper"], "deck": ["Copper"] * 5}, ben]
    async with bot.tables.transaction(GUILD, game) as session:
        table = Table.arrange("dominion", {"seats": 2, "players": players, "kingdom": [attack, "Moat"]}, seed=1)
        session.rewind(table, 0, 0)
    await kinds(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(0, [attack], who=ADA)
    return game


async def asked(bot: Any, game: int) -> list[str]:
    """Return the kinds of the asks that Ben must answer."""
    async with bot.tables.transaction(GUILD, game) as session:
        return [ask.kind for ask in session.table.asks if ask.seat == 1]


async def test_only_answer_is_given_after_some_minutes(timed: Any, time: Time) -> None:
    began = time.now
    game = await attacked(timed, time, WITHOUT)
    assert "turn" in await kinds(timed), "until then Ben is asked and pinged like every other"
    await pass_time(timed, time, began + EARLIEST - 1)
    assert await asked(timed, game) == ["dominion.attack"]
    await pass_time(timed, time, began + LATEST)
    assert await asked(timed, game) == []
    entry = (await queries.whole_log(timed.store, GUILD, game))[-1]
    assert (entry.choice, entry.seat, entry.who) == (["done"], 1, None)


async def test_player_with_a_choice_is_asked_for_as_long_as_it_takes(timed: Any, time: Time) -> None:
    began = time.now
    game = await attacked(timed, time, WITH)
    await pass_time(timed, time, began + DAY / 2)
    assert await asked(timed, game) == ["dominion.attack"]


@pytest.mark.parametrize(("attack", "hands"), [("Witch", (WITH, WITHOUT)), ("Mountebank", (CURSED, FREE))])
async def test_others_see_the_same_of_both_hands_until_the_answer(
    timed: Any, time: Time, attack: str, hands: tuple[list[str], list[str]]
) -> None:
    began = time.now
    seen: list[tuple[Any, ...]] = []
    for hand in hands:
        time.now = began
        game = await attacked(timed, time, hand, attack)
        if attack == "Mountebank":
            async with timed.tables.transaction(GUILD, game) as session:
                (choice,) = ([one.id] for one in session.table.asks[0].options if one.id != "Moat")
                session.answer(1, choice, who=BEN)
        await pass_time(timed, time, began + EARLIEST - 1)
        async with timed.tables.transaction(GUILD, game) as session:
            clocks = {seat: wait.length for seat, wait in clocks_of(session).items()}
            asks = [ask.seen_by(0) for ask in session.table.asks]
            found = asks, session.table.view(0), clocks, waited_for(session)
        seen.append((*found, await kinds(timed)))
    assert seen[0] == seen[1]


async def test_answer_comes_after_a_restart_too(tmp_path: Path, time: Time) -> None:
    began = time.now
    store = await Store(tmp_path, clock=time).open()
    bot: Any = Bot(store)
    game = await attacked(bot, time, WITHOUT)
    await store.close()
    bot.renderer.close()
    store = await Store(tmp_path, clock=time).open()
    bot = Bot(store)
    await pass_time(bot, time, began + LATEST)
    assert await asked(bot, game) == []
    bot.renderer.close()
    await store.close()


async def test_time_of_the_answer_does_not_follow_from_the_seed(timed: Any, time: Time) -> None:
    """Everyone learns the seed at the end, and a repeated time would be one that others know."""
    began, times = time.now, set()
    for _ in range(4):
        time.now = began
        game = await attacked(timed, time, WITHOUT)
        async with timed.tables.transaction(GUILD, game) as session:
            times.add(next(timer.due for timer in session.timers.values() if timer.kind == "lapse"))
    assert len(times) == 4
    assert all(EARLIEST <= due - began <= LATEST for due in times)


@pytest.mark.parametrize("hand", [WITH, WITHOUT])
@pytest.mark.parametrize("speed", ["live", "normal"])
async def test_order_answers_after_the_same_time_with_any_hand(
    timed: Any, time: Time, hand: list[str], speed: str
) -> None:
    game = await begun(timed, ADA, BEN, kind="dominion", speed=speed)
    players = [{"hand": ["Witch"]}, {"hand": hand, "deck": ["Moat", "Gold"]}]
    async with timed.tables.transaction(GUILD, game) as session:
        session.rewind(Table.arrange("dominion", {"seats": 2, "players": players}, seed=1), 0, 0)
        session.orders.put(StandingOrder(game=game, seat=1, key="moat"))
        session.queue_updates()
        session.answer(0, ["Witch"], who=ADA)
    began = time.now
    await pass_time(timed, time, began + DELAY - 0.1)
    assert await asked(timed, game) == ["dominion.attack"]
    await pass_time(timed, time, began + DELAY)
    assert await asked(timed, game) == []


async def test_live_table_waits_for_seconds(timed: Any, time: Time) -> None:
    began = time.now
    game = await attacked(timed, time, WITHOUT, speed="live")
    await pass_time(timed, time, began + LIVE[1])
    assert await asked(timed, game) == []


async def test_table_that_becomes_live_waits_for_seconds(timed: Any, time: Time) -> None:
    began = time.now
    game = await attacked(timed, time, WITHOUT)
    async with timed.tables.transaction(GUILD, game) as session:
        set_speed(session, "live")
    await pass_time(timed, time, began + LIVE[1])
    assert await asked(timed, game) == []


async def test_paused_table_gives_no_answer_until_it_resumes(timed: Any, time: Time) -> None:
    game = await attacked(timed, time, WITHOUT)
    async with timed.tables.transaction(GUILD, game) as session:
        pause_game(session)
    await pass_time(timed, time, time.now + DAY)
    assert await asked(timed, game) == ["dominion.attack"]
    async with timed.tables.transaction(GUILD, game) as session:
        resume_game(session)
    await pass_time(timed, time, time.now + LATEST)
    assert await asked(timed, game) == []


async def test_absence_does_not_reveal_a_hand_at_once(timed: Any, time: Time) -> None:
    """An absent player's only answer came at once, so others learned that the player had no Moat."""
    began = time.now
    game = await attacked(timed, time, WITHOUT)
    await leaves(timed, game, BEN, "forced")
    await computers_act(timed)
    assert await asked(timed, game) == ["dominion.attack"]
    await pass_time(timed, time, began + LATEST)
    assert await asked(timed, game) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_panel_says_what_the_time_of_an_answer_reveals(timed: Any, time: Time, language: str) -> None:
    told = words(language)
    for hand, expected in ((WITHOUT, "panel-lapse"), (WITH, "panel-lapse-choice")):
        game = await attacked(timed, time, hand)
        async with timed.tables.transaction(GUILD, game) as session:
            panel = panel_message(session, BEN, None, told)
            assert told.text(expected) in "\n".join(panel.card.below)
            # A draft has no button for standing orders.
            begun = panel_message(session, BEN, PanelState((((Pick(0),),),)), told)
            assert told.text("panel-lapse-choice") not in "\n".join(begun.card.below)
            session.orders.put(StandingOrder(game=game, seat=1, key="no_reaction"))
            panel = panel_message(session, BEN, None, told)
            assert told.text("panel-lapse-choice") not in "\n".join(panel.card.below), "the order hides it"
