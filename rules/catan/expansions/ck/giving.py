"""Cards that pass from hand to hand, and the seats that must give them."""

from collections.abc import Iterable

from rules.catan.island import Island


def pass_cards(island: Island, giver: int, receiver: int, cards: Iterable[str]) -> None:
    """Move cards from hand to hand; only the two seats learn which (K89)."""
    passed = island.tally(cards)
    for kind, count in enumerate(passed):
        for _ in range(count):
            island.slip(giver, receiver, kind)
    island.state.reveal()
    island.state.tell(
        "catan.passed",
        seat=giver,
        receiver=receiver,
        count=sum(passed),
        to=(giver, receiver),
        hidden={"cards": island.named(passed)},
    )


def richer(island: Island, seat: int) -> list[int]:
    """Return the opponents with more public points (K116)."""
    return [other for other in island.state.others(seat) if island.points(other) > island.points(seat)]


def no_poorer(island: Island, seat: int) -> list[int]:
    """Return the opponents with at least as many public points (K116)."""
    return [other for other in island.state.others(seat) if island.points(other) >= island.points(seat)]
