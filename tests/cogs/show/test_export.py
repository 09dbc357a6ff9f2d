"""Exports of a whole game are made in a thread: they grow with the game, and other people wait for answers."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from cogs.discord.interaction import InteractionContext
from cogs.show import export, log
from data.errors import Refused
from render import film
from tests.cogs.contexts import ADA as HOST
from tests.cogs.contexts import GUILD, context, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, Given, answer, begun


@pytest.mark.parametrize("form", ["json", "text", "about"])
async def test_a_whole_log_is_never_written_on_the_event_loop(
    timed: Any, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    game, ctx = await begun(timed, ADA, BEN), Given(timed, ADA)
    for _ in range(6):
        await answer(timed, game)
    threads = [threading.current_thread()]

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*facts: Any, **named: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*facts, **named)

        return run

    for module, name in ((export, "exported"), (export, "log_sentences"), (log, "log_sentences")):
        monkeypatch.setattr(module, name, noted(getattr(module, name)))
    made_up: Any = ctx
    await (log.show_log_about(made_up, game, BEN) if form == "about" else export.export_game(made_up, game, form))
    assert len(ctx.cards[0]) > 0
    assert len(threads) == 2
    assert threads[0] is not threads[1]


@pytest.mark.parametrize("form", list(export.FORMS))
async def test_a_lobby_has_no_file(bot: Bot, form: str) -> None:
    """Its text was an empty file."""
    game = await bot.tables.create(GUILD, "carcassonne", host=HOST, name="Ada", channel=7)
    with pytest.raises(Refused, match="no_table"):
        await export.export_game(context(bot), game.id, form)


async def test_a_file_is_whole_when_it_is_sent_again(bot: Bot) -> None:
    """A failed request has read the file to its end, so the next try sends a new one."""
    sent: list[bytes] = []

    async def edit(content: str, attachments: list[Any]) -> None:
        sent.append(attachments[0].fp.read())
        if len(sent) == 1:
            raise ConnectionResetError

    await InteractionContext(interaction(bot, edit_original_response=edit)).hand_over("Here.", "game.txt", b"all of it")
    assert sent == [b"all of it"] * 2


async def test_two_people_get_their_films_of_one_game(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The frames of the second film replaced those of the first, whose command never got an answer."""
    monkeypatch.setattr(film, "MOST_FRAMES", 3)
    game = await begun(timed, ADA, BEN)
    for _ in range(4):
        await answer(timed, game)
    people: list[Any] = [Given(timed, ADA), Given(timed, BEN), Given(timed, ADA)]
    await asyncio.gather(*(export.export_game(person, game, "animation") for person in people))
    assert all(person.cards[0].startswith(b"RIFF") for person in people)
