"""What Discord takes for an emoji."""

from __future__ import annotations

import pytest

from playground.emoji import is_emoji


@pytest.mark.parametrize("symbol", ["🎲", "✔️", "✔", "1️⃣", "🇩🇪", "👍🏽", "👩‍🚀", "▶", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
def test_what_an_emoji_is(symbol: str) -> None:
    assert is_emoji(symbol)


@pytest.mark.parametrize("symbol", ["●", "🂠", "A", "1", "", "⟲", "🎲🎲", "x🎲", "◀▶"])
def test_what_no_emoji_is(symbol: str) -> None:
    assert not is_emoji(symbol)
