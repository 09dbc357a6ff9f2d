"""The message of a game's end and its film: made once, in one message, also by a process that was killed in between."""

import asyncio
import contextlib
import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery import endings
from cogs.delivery.endings import add_film
from cogs.delivery.pictures import BoardPictures
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.panel.handlers import open_panel
from cogs.show.export import export_game
from cogs.show.film import draw_film
from cogs.show.snapshot import take_snapshot
from cogs.table.turns import FilmDue
from data.game.models import TURN, Timer
from render import film
from rules.kernel import GAMES
from tests.cogs.contexts import Context, interaction
from tests.cogs.delivery.channels import CHANNEL, GUILD, Channel, begun, deliver
from tests.cogs.timed_table import Given


async def ended(bot: Any) -> int:
    """Play a game to its end, and post the message of the end. Return the game."""
    return await play_to_its_end(bot, await begun(bot))


async def play_to_its_end(bot: Any, game: int) -> int:
    """Play a game to its end, and post the message of the end. Return the game."""
    rng = random.Random(1)
    async with bot.tables.transaction(GUILD, game) as session:
        while session.table.asks:
            ask = session.table.asks[0]
            choice = GAMES["carcassonne"].choose(session.table.view(ask.seat), ask, rng)
            session.answer(ask.seat, choice, who=session.seats[ask.seat].user)
    await deliver(bot)
    return game


async def film_of(bot: Any, game: int) -> Any:
    """Return the timer of a game's film, or None."""
    async with bot.tables.transaction(GUILD, game) as session:
        return next((timer for timer in session.timers.values() if timer.kind == FilmDue.KIND), None)


class Member(Given):
    """A member who asks for files."""

    guild = GUILD

    def table(self, game: int, change: bool = False) -> Any:
        return self.bot.tables.transaction(GUILD, game)


@pytest.fixture(autouse=True)
def _quick_films(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw_film(*_: object) -> bytes:
        return b"film"

    monkeypatch.setattr(endings, "draw_film", draw_film)


async def test_the_film_is_due_from_the_moment_the_end_is_posted(bot: Any, channel: Channel) -> None:
    game = await begun(bot)
    assert await film_of(bot, game) is None
    game = await ended(bot)
    assert len(channel.posts[-1][2]) == 1, "the end does not wait for the film"
    assert await film_of(bot, game) is not None


async def test_the_film_joins_the_board_in_the_message_of_the_end(bot: Any, channel: Channel) -> None:
    game = await ended(bot)
    posts = len(channel.posts)
    # A process that is killed after the edit makes the same edit once more.
    timer = await film_of(bot, game)
    for _ in range(2):
        await add_film(bot, GUILD, timer, FilmDue())
    async with bot.tables.transaction(GUILD, game) as session:
        end = session.messages[TURN].message
    assert len(channel.posts) == posts, "no second message"
    assert {id_ for id_, _ in channel.edits[-2:]} == {end}
    assert [[name.partition("-")[0] for name in names] for _, names in channel.edits[-2:]] == [["board", "film"]] * 2
    assert await film_of(bot, game) is None


async def test_films_are_made_one_after_the_other(bot: Any, channel: Channel, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = []

    async def draw_film(*_: object) -> bytes:
        steps.append("begins")
        await asyncio.sleep(0.1)
        steps.append("ends")
        return b"film"

    monkeypatch.setattr(endings, "draw_film", draw_film)
    timer = await film_of(bot, await ended(bot))
    await asyncio.gather(*(add_film(bot, GUILD, timer, FilmDue()) for _ in range(2)))
    assert steps == ["begins", "ends"] * 2


async def test_a_member_who_asks_for_the_film_does_not_take_it_from_the_end(
    bot: Any, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frames of the member's film replaced those of the other one, which was given up."""
    monkeypatch.setattr(endings, "draw_film", draw_film)
    monkeypatch.setattr(film, "MOST_FRAMES", 3)
    game = await ended(bot)
    member: Any = Member(bot, 0)
    timer = await film_of(bot, game)
    await asyncio.gather(export_game(member, game, "animation"), add_film(bot, GUILD, timer, FilmDue()))
    assert [name.partition("-")[0] for name in channel.edits[-1][1]] == ["board", "film"]
    assert len(member.cards) == 1


async def test_the_message_of_the_end_and_its_edit_both_get_the_picture(bot: Any, channel: Channel) -> None:
    """The film was given up if the message of the end was made again at that time."""
    game = await ended(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    cards = [endings.ending_card(BoardPictures(bot), GUILD, snapshot) for _ in range(2)]
    assert all(card.picture for card in await asyncio.gather(*cards))


async def test_guilds_take_turns_with_their_films(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The film of a guild waited for all films of another one."""
    made = list[int]()

    async def add(_: object, guild: int, game: int) -> None:
        made.append(guild)
        await asyncio.sleep(0)

    class Table:
        def transaction(self, *_: object) -> Any:
            return contextlib.nullcontext(SimpleNamespace(timers=SimpleNamespace(fire=lambda _: True)))

    monkeypatch.setattr(endings, "_add_film", add)
    timer = Timer(game=1, kind=FilmDue.KIND, due=0.0, seat=0)
    monkeypatch.setattr(bot, "tables", Table())
    await asyncio.gather(*(add_film(bot, guild, timer, FilmDue()) for guild in (1, 1, 1, 1, 2)))
    assert made == [1, 1, 2, 1, 1]


async def test_no_film_is_made_for_a_message_that_is_gone(bot: Any, channel: Channel) -> None:
    game = await ended(bot)
    answer: Any = SimpleNamespace(status=404, reason="Not Found")

    async def edit(**_: object) -> None:
        raise discord.NotFound(answer, {"code": UNKNOWN_MESSAGE, "message": "Unknown Message"})

    channel.get_partial_message = lambda id_: SimpleNamespace(edit=edit)  # type: ignore[method-assign]
    await add_film(bot, GUILD, await film_of(bot, game), FilmDue())
    assert await film_of(bot, game) is None


async def test_a_film_that_discord_refuses_is_tried_again(bot: Any, channel: Channel) -> None:
    game = await ended(bot)
    answer: Any = SimpleNamespace(status=503, reason="Service Unavailable")

    async def edit(**_: object) -> None:
        raise discord.HTTPException(answer, "busy")

    channel.get_partial_message = lambda id_: SimpleNamespace(edit=edit)  # type: ignore[method-assign]
    timer = await film_of(bot, game)
    await add_film(bot, GUILD, timer, FilmDue())
    again = await film_of(bot, game)
    assert again is not None
    assert again.due > timer.due


async def test_no_open_panel_keeps_its_buttons(bot: Any, channel: Channel) -> None:
    """A player who had answered still saw the last question below the message of the end, and *Undo*."""
    del channel
    game = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        user = session.seats[session.table.asks[0].seat].user
    person = SimpleNamespace(id=user, display_name="Ada")
    panel = Context(interaction(bot, guild_id=GUILD, channel_id=CHANNEL, user=person))
    await open_panel(panel, game)
    assert "The game is over." not in panel.shown
    await play_to_its_end(bot, game)
    assert panel.shown == "Carcassonne · The game is over."
