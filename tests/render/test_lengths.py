"""Lengths as Discord may count them: a letter outside the basic plane counts as two."""

import random

import pytest

from render.lengths import ending, length, shorten

LETTERS = "aß€😀𝓦 \ud83d"
"""Letters of one and of two units, and half a surrogate pair."""


def test_length_is_the_larger_of_both_counts() -> None:
    assert [length(text) for text in ("", "abc", "Grüße", "😀", "𝓦𝓲", "\ud83d")] == [0, 3, 5, 2, 4, 1]


@pytest.mark.parametrize("most", [1, 2, 5, 40])
def test_cut_text_fits_and_is_a_beginning(most: int) -> None:
    rng = random.Random(most)
    for _ in range(500):
        text = "".join(rng.choice(LETTERS[:-1]) for _ in range(rng.randrange(60)))
        cut, tail = shorten(text, most), ending(text, most)
        assert max(len(cut), length(cut)) <= most
        assert length(tail) <= most
        assert text.endswith(tail)
        if length(text) <= most:
            assert cut == tail == text
        else:
            assert cut[-1] == "…"
            assert text.startswith(cut[:-1])
            assert length(tail) >= most - 1


def test_half_a_surrogate_pair_does_no_harm() -> None:
    assert shorten("ab\ud83d" * 20, 10).encode()
    assert shorten("\ud83d", 10) == "\ud83d"
    assert ending("abc", 0) == ending("abc", -3) == ""
