"""The seats of a table in words: points, figures in hand, and winnings."""

from collections.abc import Sequence

from render.carcassonne.expansions import contributed
from render.carcassonne.telling import Telling
from render.kit.theme import SEATS


def score(seat: int, telling: Telling) -> str:
    """Return a sentence about a seat's points and followers in hand."""
    player = telling.view.players[seat]
    return telling.text(
        "described-seat",
        letter=SEATS[seat].letter,
        seat=telling.seat(seat),
        score=player.score,
        followers=player.supply.get("follower", 0),
    )


def hands(seats: Sequence[int], telling: Telling) -> list[str]:
    """Return sentences about the other figures in hand, with equal supplies grouped."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for seat in seats:
        supply = telling.view.players[seat].supply
        hand = tuple(kind for kind, count in supply.items() if count and kind != "follower")
        alike.setdefault(hand, []).append(telling.seat(seat))
    alike.pop((), None)
    return [
        telling.text(
            "described-hand",
            seat=telling.listed(owners),
            count=len(owners),
            pieces=telling.listed([telling.words.text(f"count.carcassonne.{kind}", count=1) for kind in hand]),
        )
        for hand, owners in alike.items()
    ]


def winnings(seats: Sequence[int], telling: Telling) -> list[str]:
    """Return sentences about the winnings of seats."""
    in_play = contributed(telling.view)
    return [told for seat in seats for added, part in in_play for told in added.winnings(part, seat, telling)]
