"""How fast one person may click, whatever others do."""

from cogs.discord.throttle import Throttle


def test_a_bucket_empties_and_fills_up_again() -> None:
    throttle = Throttle(per_second=2, at_once=3)
    assert [throttle.allows(1, 10.0) for _ in range(4)] == [True, True, True, False]
    assert throttle.allows(2, 10.0), "another person has another bucket"
    assert [throttle.allows(1, 11.0) for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    throttle = Throttle(per_second=1, at_once=1)
    assert throttle.allows(1, 10.0)
    assert not throttle.allows(1, 5.0)
    assert throttle.allows(1, 6.0)
