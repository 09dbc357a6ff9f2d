"""The alternative text of a turn message's picture."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.pictures import BoardPictures
from tests.render.games import NAMES, dragon_ask, expanded


async def test_the_places_of_short_buttons_are_in_the_alternative_text(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(*_: object) -> bytes:
        return b"a picture"

    pictures, view = BoardPictures(SimpleNamespace()), expanded()  # type: ignore[arg-type]
    monkeypatch.setattr(pictures, "_data", draw)
    game = SimpleNamespace(id=1, language="en")
    snapshot: Any = SimpleNamespace(view=view, quick=dragon_ask(view), names=NAMES, game=game, revision=1)
    shown = await pictures.board(7, snapshot)
    assert shown is not None
    assert "N: column 0, row −1" in shown.alt.partition(".")[0]
