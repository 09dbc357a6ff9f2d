"""The texts that Discord accepts as an emoji."""

from __future__ import annotations

import pytest

from playground.emoji import is_emoji


@pytest.mark.parametrize("symbol", ["🎲", "✔️", "✔", "1️⃣", "🇩🇪", "👍🏽", "👩‍🚀", "▶", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
def test_emoji_is_accepted(symbol: str) -> None:
    assert is_emoji(symbol)


@pytest.mark.parametrize("symbol", ["●", "🂠", "A", "1", "", "⟲", "🎲🎲", "x🎲", "◀▶"])
def test_other_text_is_refused(symbol: str) -> None:
    assert not is_emoji(symbol)
