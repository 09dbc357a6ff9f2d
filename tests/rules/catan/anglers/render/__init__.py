"""Anglers in pictures and words: boats beside buildings, the number of boats, the weather."""

from collections.abc import Iterator
from typing import Any

import msgspec

from render.catalogue import Catalogue
from render.catan.contribution import Contribution, Heap, Highlights, Placed
from render.catan.dice import DIE
from render.catan.emblem import sign
from render.catan.stage import Stage
from render.kit.sprites import Sprite
from rules.catan.view import Building, CatanView
from rules.kernel import Ask, Option

KEY = "anglers"


def counters(part: Any, seat: int) -> Iterator[Heap]:
    yield Heap(sign("boat", 36), str(len(part.boats[seat])))


def adorned(part: Any, building: Building, stage: Stage) -> Iterator[Placed]:
    if building.vertex in part.boats[building.seat]:
        x, y = stage.vertex(building.vertex)
        yield (x - stage.radius // 3, y), sign("boat", 36)


def dice(part: Any) -> Iterator[Sprite]:
    if part.weather:
        yield sign(part.weather, DIE)


def previewed(part: Any, view: CatanView, ask: Ask, option: Option) -> tuple[CatanView, Highlights] | None:
    verb, _, place = option.id.partition(":")
    if verb != "boat":
        return None
    boats = tuple((*own, int(place[1:])) if seat == ask.seat else own for seat, own in enumerate(part.boats))
    changed = msgspec.structs.replace(part, boats=boats)
    return msgspec.structs.replace(view, parts={**view.parts, KEY: changed}), {place: "chosen"}


def belongings(part: Any, seat: int, words: Catalogue) -> Iterator[str]:
    if part.boats[seat]:
        yield words.text("catan-described-boats", count=len(part.boats[seat]))


def building_told(part: Any, building: Building, words: Catalogue) -> Iterator[str]:
    if building.vertex in part.boats[building.seat]:
        yield words.text("catan-with-boat")


CONTRIBUTION = Contribution(
    kinds={"fish": ("water", 0.5)},
    costs={"boat": {"lumber": 1, "wool": 1}},
    counters=counters,
    adorned=adorned,
    dice=dice,
    previewed=previewed,
    rolled=lambda part, words: f" ({words.thing('catan', part.weather)})" if part.weather else "",
    belongings=belongings,
    house_told=building_told,
    places=lambda part, seat: {"boats": [f"V{vertex}" for vertex in part.boats[seat]]},
)
