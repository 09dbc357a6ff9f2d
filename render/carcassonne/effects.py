"""The effects of a placed tile in words: the objects that it closes, connects and joins."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.carcassonne import objects
from render.carcassonne.telling import Telling, joined
from render.lengths import length
from render.words import DETAIL
from rules.carcassonne.view import Effect, Object, Tile

CLOSES_OWNED, CONNECTS_OWNED, JOINS_OWNED, CLOSES, FOUNDS, CONNECTS, JOINS, ON_FIELD = range(8)
"""The ranks of effects, the most important first."""
FEW, SIGNS = 2, 2
"""The most gaps that are named one by one, and the length of the signs between an object and its facts."""


class Told(NamedTuple):
    """An effect in words: its rank, its verb and its object in words, and the object afterwards.

    ``sure`` is False for an effect of only some rotations of a tile.
    """

    rank: int
    verb: str
    object: str
    after: Object
    sure: bool = True


def of_tile(tile: Tile, telling: Telling) -> list[Told]:
    """Return the effects of a tile in words, the most important first."""
    if tile not in telling.effects:
        found = [told for effect in telling.terrain.effects(tile) if (told := _told(effect, telling))]
        telling.effects[tile] = sorted(found, key=lambda told: told.rank)
    return telling.effects[tile]


def of_rotations(tiles: Sequence[Tile], telling: Telling) -> list[Told]:
    """Return the effects of each of several rotations of a tile, the most important first."""
    each = [{(told.verb, told.object): told for told in of_tile(tile, telling)} for tile in tiles]
    every = {key: told for one in each for key, told in one.items()}
    found = [told._replace(sure=all(key in one for one in each)) for key, told in every.items()]
    return sorted(found, key=lambda told: told.rank)


def _told(effect: Effect, telling: Telling) -> Told | None:
    """Return an effect in words, or None if a part of the tile meets nothing."""
    before, after = effect.before, effect.after
    owned = any(one.owners for one in before)
    if after.complete and (before or after.kind == "cloister"):
        points = telling.text("for-points", points=objects.points_now(after), count=len(after.owners))
        sized = telling.text("sized", object=objects.mentioned(after, telling), size=points)
        return Told(CLOSES_OWNED if owned else CLOSES, "closes", sized, after)
    if len(before) > 1:
        sized = telling.listed([objects.sized(one, telling) for one in before])
        return Told(CONNECTS_OWNED if owned else CONNECTS, "connects", sized, after)
    if before:
        rank = ON_FIELD if after.kind == "field" else JOINS_OWNED if owned else JOINS
        verb = "fills" if after.kind == "cloister" else "joins"
        return Told(rank, verb, objects.sized(before[0], telling), after)
    if after.kind == "cloister":
        return Told(FOUNDS, "founds", objects.sized(after, telling), after)
    return None


def afterwards(after: Object, telling: Telling) -> str:
    """Return an object after a tile is placed, with as many of its facts as fit."""
    head = objects.mentioned(after, telling)
    facts = joined([*objects.facts(after, telling), *objects.gaps(after, telling, FEW)], DETAIL - length(head) - SIGNS)
    return telling.text("after", object=head, facts=facts)


def phrase(found: Sequence[Told], telling: Telling, most: int = 1000) -> str:
    """Return as many effects as fit into a length, and the number of the others. Return "" if none fits."""
    for kept in range(len(found), 0, -1):
        told = telling.listed(_grouped(found[:kept], telling))
        whole = telling.text("and-more", text=told, count=len(found) - kept) if kept < len(found) else told
        if length(whole) <= most:
            return whole
        # The first effect matters more than the number of the others.
        if kept == 1 and length(told) <= most:
            return told
    return ""


def _grouped(found: Iterable[Told], telling: Telling) -> list[str]:
    """Return effects with the objects of one verb together. Each connection stands alone, as it has several objects."""
    groups: dict[tuple[str, bool, str], list[str]] = {}
    for told in found:
        groups.setdefault((told.verb, told.sure, told.object if told.verb == "connects" else ""), []).append(
            told.object
        )
    sentences = [(sure, telling.text(verb, objects=telling.listed(items))) for (verb, sure, _), items in groups.items()]
    return [told if sure else telling.text("in-some", phrase=told) for sure, told in sentences]
