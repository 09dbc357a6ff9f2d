"""What is had of a whole game is made in a thread: it grows with the game, and others want to be answered meanwhile."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from cogs.table import export, log
from tests.cogs.table.house import ADA, BEN, Shown, answer, begun


class Given(Shown):
    """A person who is given files."""

    async def hand_over(self, text: str, name: str, data: bytes) -> None:
        self.cards.append(data)


@pytest.mark.parametrize("form", ["json", "text", "about"])
async def test_a_whole_log_is_never_written_on_the_event_loop(
    timed: Any, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    game, ctx = await begun(timed, ADA, BEN), Given(timed, ADA)
    for _ in range(6):
        await answer(timed, game)
    threads = [threading.current_thread()]

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*facts: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*facts)

        return run

    for room, name in ((export, "exported"), (export, "log_sentences"), (log, "event_sentences")):
        monkeypatch.setattr(room, name, noted(getattr(room, name)))
    made_up: Any = ctx
    await (log.show_log_about(made_up, game, BEN) if form == "about" else export.export_game(made_up, game, form))
    assert len(ctx.cards[0]) > 0
    assert len(threads) == 2
    assert threads[0] is not threads[1]
