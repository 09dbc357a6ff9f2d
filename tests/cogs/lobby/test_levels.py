"""The levels of computer opponents: chosen in the lobby, shown at the seat, known to the ratings and to the player."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import structs

from cogs.acts.levels import change_level_typed, suggest_computers
from cogs.acts.opponents import play_opponents
from cogs.discord.components import buttons
from cogs.discord.custom_ids import LOBBY, CustomId, id_pattern, parse_id
from cogs.discord.dispatch import respond
from cogs.discord.interaction import InteractionContext
from cogs.discord.titles import titled
from cogs.lobby.handlers import handle_component
from cogs.lobby.message import lobby_card
from cogs.table.labels import seat_label
from cogs.table.time.clock import Opponents
from cogs.workers.fair_pool import FairPool
from data.errors import Refused
from data.game import session as session_module
from data.game.models import Seat
from render import words
from rules.kernel import GAMES, LEVELS, Ask, Choice, Level
from tests.cogs.buttons.taps import ADA, BEN, EVE, GUILD, Tap
from tests.cogs.fakes import Bot
from tests.cogs.opponents import step_until_the_opponent_is_asked


async def opened(bot: Bot, kind: str = "demo") -> int:
    game = await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada")
    return int(game.id)


async def press(bot: Bot, user: int, id_: CustomId) -> list[str]:
    """Press a button of the lobby, and return the private answers."""
    tap = Tap(bot, user)
    await respond(cast("Any", tap), lambda ctx: handle_component(ctx, id_))
    return tap.said


async def seats(bot: Bot, game: int) -> tuple[Seat, ...]:
    async with bot.tables.transaction(GUILD, game) as session:
        return tuple(session.seats)


async def level_buttons(bot: Bot, game: int) -> dict[str, CustomId]:
    """Return the ids of the buttons of levels by their labels."""
    async with bot.tables.transaction(GUILD, game) as session:
        card = lobby_card(session.game, session.seats, words("en"))
    matches = {one.label: id_pattern(LOBBY).fullmatch(one.id) for one in buttons(card.rows)}
    ids = {label: parse_id(LOBBY, match) for label, match in matches.items() if match}
    return {label: id_ for label, id_ in ids.items() if id_.verb == "level"}


async def test_an_opponent_gets_the_level_of_the_one_before(bot: Bot) -> None:
    game = await opened(bot, "dominion")
    assert await level_buttons(bot, game) == {}
    await press(bot, ADA, CustomId(LOBBY, game, "add"))
    assert [seat.level for seat in await seats(bot, game)][1:] == ["normal"]
    offered = await level_buttons(bot, game)
    assert list(offered) == ["Agathe: easy", "Agathe: normal", "Agathe: hard"]
    await press(bot, ADA, offered["Agathe: hard"])
    await press(bot, ADA, CustomId(LOBBY, game, "add"))
    found = await seats(bot, game)
    assert [seat.level for seat in found][1:] == ["hard", "hard"]
    assert seat_label(found[1], words("en")).endswith("Agathe (computer, hard)")


@pytest.mark.parametrize(("seat", "level"), [(0, "hard"), (5, "hard"), (1, "godlike"), (1, "")])
async def test_a_forged_level_changes_nothing(bot: Bot, seat: int, level: str) -> None:
    game = await opened(bot)
    await press(bot, ADA, CustomId(LOBBY, game, "add"))
    before = await seats(bot, game)
    assert len(await press(bot, ADA, CustomId(LOBBY, game, "level", seat, level))) == 1
    assert await seats(bot, game) == before


@pytest.mark.parametrize(
    ("named", "user", "level"), [("B", ADA, "hard"), ("agathe", ADA, "hard"), ("B", EVE, "normal")]
)
async def test_a_level_is_typed_in_the_lobby(bot: Bot, named: str, user: int, level: Level) -> None:
    game = await opened(bot)
    await press(bot, ADA, CustomId(LOBBY, game, "add"))

    async def typed(ctx: InteractionContext) -> None:
        await ctx.defer_update()
        await change_level_typed(ctx, game, named, "hard")

    tap = Tap(bot, user)
    await respond(cast("Any", tap), typed)
    assert len(tap.said) == 1
    assert (await seats(bot, game))[1].level == level


@pytest.mark.parametrize("user", [BEN, EVE])
async def test_only_people_at_the_table_change_a_level(bot: Bot, user: int) -> None:
    game = await opened(bot)
    await press(bot, ADA, CustomId(LOBBY, game, "add"))
    assert len(await press(bot, user, CustomId(LOBBY, game, "level", 1, "easy"))) == 1
    assert (await seats(bot, game))[1].level == "normal"


async def test_the_ratings_know_an_opponent_by_its_level(bot: Bot) -> None:
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy", "easy")
        session.start()
        assert [one.level for one in session._seating.entrants] == [None, "easy"]
        with pytest.raises(Refused) as refused:
            session.set_level(1, "hard")
    assert refused.value.reason == "level_fixed"


async def stood_in(bot: Bot) -> int:
    """Return a running game of Ada, the host, and Ben, for whom a computer plays."""
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
        session.give(1, user=BEN, name="Ben", opponent=True)
    return game


async def typed_level(bot: Bot, game: int, named: str, level: Level) -> list[str]:
    """Have Ada type a level, and return the answers."""

    async def typed(ctx: InteractionContext) -> None:
        await ctx.defer_update()
        await change_level_typed(ctx, game, named, level)

    tap = Tap(bot, ADA)
    await respond(cast("Any", tap), typed)
    return tap.said


async def suggested_computers(bot: Bot, game: int) -> list[str]:
    """Return the seats that are suggested to Ada for a change of level."""
    tap: Any = Tap(bot, ADA)
    tap.namespace, tap.channel = SimpleNamespace(game=str(game)), None
    return [one.value for one in await suggest_computers(tap, "")]


async def test_the_host_weakens_and_strengthens_no_stand_in_of_a_rated_game(timed: Bot) -> None:
    """The host could set the computer of an absent rival to easy, or be absent herself and let level hard play."""
    game = await stood_in(timed)
    assert await suggested_computers(timed, game) == []
    for level in LEVELS:
        assert await typed_level(timed, game, "B", level) == [titled("Demo", words("en").text("refused-level_rated"))]
        assert len(await press(timed, ADA, CustomId(LOBBY, game, "level", 1, level))) == 1
    assert [seat.level for seat in await seats(timed, game)] == ["normal"] * 2
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(1, user=None, name="Cy", opponent=True)
        with pytest.raises(Refused, match="level_rated"):
            session.set_level(1, "easy")


async def test_the_host_chooses_the_level_of_a_stand_in_of_an_unrated_game(
    timed: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "is_rated", lambda *_: False)
    game = await stood_in(timed)
    assert await suggested_computers(timed, game) == ["B"]
    assert await typed_level(timed, game, "B", "hard") == ["Demo · Ben now plays at level hard."]
    assert (await seats(timed, game))[1].level == "hard"


async def test_a_computer_plays_normal_for_a_person_again_after_they_were_back(bot: Bot) -> None:
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
        with pytest.raises(Refused):
            session.set_level(1, "hard")
        session.give(1, user=BEN, name="Ben", opponent=True)
        levels = [session.seats[1].level]
        session.set_level(1, "hard")
        levels += [session.seats[1].level]
        session.give(1, user=BEN, name="Ben")
        session.give(1, user=BEN, name="Ben", opponent=True)
        assert [*levels, session.seats[1].level] == ["normal", "hard", "normal"]


@pytest.mark.parametrize(("waiting", "effort"), [(0, 1.0), (3, 0.25)])
async def test_a_search_takes_less_while_many_tables_wait(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, waiting: int, effort: float
) -> None:
    found: list[float] = []
    monkeypatch.setattr(FairPool, "waiting", waiting)
    monkeypatch.setattr("cogs.acts.opponent_choices.EFFORT", SimpleNamespace(set=found.append))
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy", "hard")
        session.start()
        step_until_the_opponent_is_asked(session)
    await play_opponents(cast("Any", bot), GUILD, game, Opponents())
    assert set(found) == {effort}


@pytest.mark.parametrize("level", LEVELS)
async def test_an_opponent_plays_at_its_level(bot: Bot, monkeypatch: pytest.MonkeyPatch, level: Level) -> None:
    asked: list[Level] = []
    plain = GAMES["demo"].choose

    def choose(view: Any, ask: Ask, rng: random.Random, level: Level = "normal") -> Choice | None:
        asked.append(level)
        return plain(view, ask, rng)

    monkeypatch.setitem(GAMES, "demo", structs.replace(GAMES["demo"], choose=choose))
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy", level)
        session.start()
        step_until_the_opponent_is_asked(session)
    await play_opponents(cast("Any", bot), GUILD, game, Opponents())
    assert set(asked) == {level}
