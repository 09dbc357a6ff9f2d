"""Cards that pass from player to player without trade."""

from collections.abc import Iterable

from rules.catan.cards import KINDS, named, tally
from rules.catan.island import Island


def collect(island: Island, seat: int, kind: int, most: int | None) -> None:
    """Take up to ``most`` cards of a kind (None: all) from every opponent and report the numbers."""
    taken = []
    for other in island.state.others(seat):
        held = island.state.hands[other][kind]
        count = held if most is None else min(held, most)
        island.hand_over(other, seat, kind, count)
        taken.append({"seat": other, "count": count})
    total = sum(one["count"] for one in taken)
    # The opponents' cards were hidden until now.
    island.state.reveal()
    island.state.tell("catan.collected", seat=seat, card=KINDS[kind], taken=taken, total=total)


def pass_cards(island: Island, giver: int, receiver: int, cards: Iterable[str]) -> None:
    """Move cards from hand to hand; only the two seats learn which (K89)."""
    passed = tally(cards)
    for kind, count in enumerate(passed):
        island.hand_over(giver, receiver, kind, count)
    island.state.reveal()
    island.state.tell(
        "catan.passed",
        seat=giver,
        receiver=receiver,
        count=sum(passed),
        to=(giver, receiver),
        hidden={"cards": named(passed)},
    )


def richer(island: Island, seat: int) -> list[int]:
    """Return the opponents with more public points (K116)."""
    return [other for other in island.state.others(seat) if island.points(other) > island.points(seat)]


def no_poorer(island: Island, seat: int) -> list[int]:
    """Return the opponents with at least as many public points (K116)."""
    return [other for other in island.state.others(seat) if island.points(other) >= island.points(seat)]
