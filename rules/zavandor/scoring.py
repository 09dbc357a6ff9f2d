"""Points: coins, complete objects, altars, and gem cards at three for one (Z68 to Z71, Z75)."""

from collections.abc import Callable

from msgspec import Struct

from rules.zavandor.components import CARDS, CLAN, Track
from rules.zavandor.state import Player, Zavandor

EXCHANGE = 3
"""The number of gem cards that make a point at the end (Z68)."""


class Term(Struct, frozen=True):
    """A term of a score: ``coins``, ``gems``, or an object's id; ``count`` is the number of things counted for it."""

    what: str
    count: int
    points: int


def published(player: Player) -> list[Term]:
    """Return the public terms of a score: coins, complete objects, altars (Z75)."""
    found = [Term("coins", player.coins, player.coins)]
    for id_, track in complete(player):
        count = ALTARS[track.counts](player) if track.counts else 1
        found.append(Term(id_, count, altar_points(track, count) if track.counts else track.vp))
    return found


def terms(table: Zavandor, seat: int) -> list[Term]:
    """Return the terms of the final score: the hand counts at three for one (Z68)."""
    player = table.players[seat]
    count = len(player.hand)
    return [*published(player), Term("gems", count, count // EXCHANGE)]


def kind_of(what: str) -> str:
    """Return the kind of a term: a card's kind, or clan, coins, gems."""
    return CARDS[what].kind if what in CARDS else what


def complete(player: Player) -> list[tuple[str, Track]]:
    """Return the objects whose tracks are full, the clan board first."""
    return [(id_, track) for id_, track, level in player.objects() if level == track.top]


def scores(table: Zavandor) -> list[int]:
    """Return the points of all seats: the public score, at the end the final score."""
    parts = [terms(table, seat) if table.over else published(player) for seat, player in enumerate(table.players)]
    return [sum(part.points for part in one) for one in parts]


def ties(table: Zavandor) -> list[int]:
    """Return the tie breakers: complete objects, at the end then gem cards left (Z71)."""
    return [
        # Two criteria as one number: the remaining cards always weigh less than one object.
        EXCHANGE * len(complete(player)) + (len(player.hand) % EXCHANGE if table.over else 0)
        for player in table.players
    ]


# Altars (Z69)


def _objects(player: Player) -> int:
    return len(complete(player))


def _colours(player: Player) -> int:
    # Clan boards and starting scrolls have no colour.
    return len({track.gem for _, track in complete(player) if track.gem})


def _clans(player: Player) -> int:
    return sum(track.kind == CLAN for _, track in complete(player))


def _levels(player: Player) -> int:
    return sum(level for _, _, level in player.objects())


ALTARS: dict[str, Callable[[Player], int]] = {
    "objects": _objects,
    "colours": _colours,
    "clans": _clans,
    "cubes": _levels,
}
"""The objects that an altar counts, by kind."""


def altar_points(altar: Track, count: int) -> int:
    """Return the points of an altar: 1, 2 and 2 each, and 1 for every 2 levels."""
    return count // 2 if altar.counts == "cubes" else count * (1 if altar.counts == "objects" else 2)


def tell_scores(table: Zavandor) -> None:
    """Report the points of all seats with their terms."""
    for seat in table.order:
        parts = terms(table, seat)
        table.tell(
            "zavandor.scored",
            seat=seat,
            score=sum(part.points for part in parts),
            terms=[[part.what, part.count, part.points, kind_of(part.what)] for part in parts],
        )
