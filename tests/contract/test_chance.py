"""Chance is fair, and gives the same numbers everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chance, Streams


def test_a_seed_always_gives_the_same_numbers() -> None:
    chance = Chance.of(7)
    assert [chance.below(100) for _ in range(6)] == [13, 77, 47, 84, 54, 3]


def test_a_script_is_drawn_first_and_checked() -> None:
    chance = Chance.of(1, [3, 9])
    assert chance.below(4) == 3
    with pytest.raises(ValueError, match="script"):
        chance.below(6)


@given(st.integers(min_value=1, max_value=60), st.integers(min_value=0, max_value=2**128 - 1))
def test_draws_stay_below_the_bound(bound: int, seed: int) -> None:
    chance = Chance.of(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


@given(st.integers(min_value=0, max_value=150), st.integers(min_value=0, max_value=2**128 - 1))
def test_shuffles_keep_what_they_shuffle(count: int, seed: int) -> None:
    cards = list(range(count))
    Chance.of(seed).shuffle(cards)
    assert sorted(cards) == list(range(count))


@pytest.mark.parametrize("count", [4, 25])
def test_every_card_reaches_every_place_about_as_often(count: int) -> None:
    chance = Chance.of(11)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(400 * count):
        cards = list(range(count))
        chance.shuffle(cards)
        places.update((card, place) for place, card in enumerate(cards))
    assert len(places) == count * count
    assert all(280 < often < 520 for often in places.values())


def test_every_order_occurs_about_as_often() -> None:
    chance = Chance.of(12)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(300 < often < 500 for often in orders.values())


def test_every_face_occurs_about_as_often() -> None:
    chance = Chance.of(5)
    rolls = [chance.roll() for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(1, 7))


def test_a_large_bound_is_drawn_fairly() -> None:
    chance = Chance.of(5)
    low = sum(chance.below(3 << 62) < 1 << 62 for _ in range(900))
    assert 240 < low < 360


def test_a_fresh_seed_has_128_bits_and_a_fingerprint() -> None:
    first, second = Chance.of(None), Chance.of(None)
    assert first.seed != second.seed
    assert len(first.seed) == 16
    assert len(first.fingerprint) == 64
    for seed in (-1, 2**128):
        with pytest.raises(ValueError, match="seed"):
            Chance.of(seed)


def test_a_pick_in_a_playout_changes_no_later_roll() -> None:
    """A search compared choices by other dice as soon as one of them led to another theft."""
    one, other = Streams(b"key"), Streams(b"key")
    rolls = [one.roll() for _ in range(8)]
    found = []
    for _ in range(8):
        other.pick("abc")
        other.shuffle([1, 2, 3])
        found.append(other.roll())
    assert found == rolls
    assert len(set(rolls)) > 1
    many = Counter(Streams(number.to_bytes(2, "big")).roll() for number in range(600))
    assert min(many.values()) > 60
    assert sorted(many) == [1, 2, 3, 4, 5, 6]
