"""A seat's hand as a fan of gem cards, and the contents of a draft."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.cache import cached_squeezed
from render.kit.disk import persistent
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, put_around, shrink, to_sprite
from render.kit.theme import GOLD, INK, PAPER
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.gem_cards import ANGLES, CARD, INDEX, gem_card
from render.zavandor.layout import GAP, MARGIN, NUMBER
from render.zavandor.rock import rock
from render.zavandor.symbols import icon
from rules.zavandor.view import CARDS, CARTS, CLAN, GEM_CARDS, GEMS, ZavandorView, bid_cards

MOST = 20
"""Number of cards in a row. More cards lie in two rows, the lower row over the upper one."""
STEP, APART = 124, 22
"""Maximum distance of two cards, and the further distance of two colours, in pixels."""
COVERED, VISIBLE, LIFT, ARC = 96, 128, 26, 14
"""Heights of the visible part of the upper row, of that of the lower one, of a chosen card, and of the fan's arc."""
LEAN = 3
"""The angle of the outer cards, in degrees."""


class Picked(NamedTuple):
    """The contents of a draft: gem cards, own objects, the objects that get a cube, and rows of the display."""

    cards: Counter[str]
    objects: frozenset[str]
    rising: frozenset[str]
    gems: frozenset[str]


def bid_of(view: ZavandorView, chosen: Sequence[str]) -> list[str]:
    """Return the cards of a draft's bid, including those of the sealed bid."""
    choice: dict[str, list[str]] = {gem: [] for gem in GEMS}
    for id_ in chosen:
        if id_[:-1].isdigit():
            choice[id_[-1]] = [id_]
    named = [id_ for id_ in chosen if id_ in GEM_CARDS]
    return bid_cards(view.own, view.bid or (), {**choice, "cards": named})


def picked(chosen: Sequence[str], gem: str = "", *, rising: bool = False) -> Picked:
    """Parse the ids and steps of a draft. ``gem`` is the row of the ask. ``rising`` objects get a cube."""
    # In ids "+" joins cards, and ">" separates the given from the received cards.
    parts = [part for id_ in chosen for part in id_.replace(">", "+").split("+")]
    heads = {id_.partition(":")[0] for id_ in chosen}
    rows = heads.intersection(GEMS) if any(":" in id_ for id_ in chosen) else set()
    return Picked(
        Counter(part for part in parts if part in GEM_CARDS),
        frozenset(heads.intersection({CLAN, *CARDS})),
        frozenset({CLAN, *CARDS}.intersection(chosen) if rising else ()),
        frozenset(rows | ({gem} if gem and "card" in chosen else set())),
    )


class Held(NamedTuple):
    """A card of the hand, and whether it is chosen."""

    card: str
    chosen: bool


def hand(view: ZavandorView, chosen: Picked) -> Section:
    """Return the upper part of the hand as a fan by colours, with their numbers. An empty hand takes no height."""
    held = tuple(_held(Counter(view.own), chosen.cards))
    if not held:
        return Section(0, lambda *_: None)
    rows = (held,) if len(held) <= MOST else (held[: len(held) // 2], held[len(held) // 2 :])
    height = GAP + LIFT + VISIBLE + COVERED * (len(rows) - 1)

    def draw(canvas: Image.Image, top: int) -> None:
        canvas.paste(_fan(rows, top, height), (0, top))

    return Section(height, draw)


def _held(own: Counter[str], chosen: Counter[str]) -> Iterator[Held]:
    """Yield the cards by colours, the lowest carts first. The chosen ones of a kind are its last."""
    for card in sorted(own, key=lambda card: (GEMS.index(card[1]), CARTS.index(card[0]))):
        yield from (Held(card, place >= own[card] - chosen[card]) for place in range(own[card]))


@cached_squeezed
def _fan(rows: tuple[tuple[Held, ...], ...], top: int, height: int) -> Image.Image:
    """Return the rows of cards on the rock that lies there."""
    # ``top`` is part of the cache key, because the rock must continue that of the picture.
    canvas = rock(WIDTH).crop((0, top, WIDTH, top + height))
    counted: set[str] = set()
    for number, held in enumerate(rows):
        places = fanned([one.card for one in held])
        for one, x in zip(held, places, strict=True):
            aside = (x + CARD[0] / 2) / WIDTH * 2 - 1
            y = GAP + LIFT + number * COVERED + round(ARC * aside * aside) - (LIFT if one.chosen else 0)
            # Only a few angles, because turned cards are cached on disk.
            lean = min(ANGLES, key=lambda angle: abs(angle - LEAN * aside))
            put_around(canvas, gem_card(one.card, "chosen" if one.chosen else "", lean), (x, y), CARD)
        for one, x in zip(held, places, strict=True):
            gem = one.card[1]
            if gem not in counted:
                counted.add(gem)
                of_gem = [other.chosen for row in rows for other in row if other.card[1] == gem]
                told = f"{sum(of_gem)}/{len(of_gem)}" if any(of_gem) else str(len(of_gem))
                blit(canvas, _count(gem, told, any(of_gem)), (x + 2, 2 + number * COVERED))
    return canvas


def fanned(cards: Sequence[str]) -> list[int]:
    """Return the left edges of the cards of a row, in the middle of the picture.

    In a very large hand equal cards lie closer than different ones, whose corners stay visible.
    """
    pairs = list(itertools.pairwise(cards))
    breaks = sum(one[1] != other[1] for one, other in pairs)
    free = WIDTH - 2 * MARGIN - CARD[0] - APART * breaks
    differ = same = min(STEP, free // max(1, len(pairs)))
    if differ < INDEX and (copies := sum(one == other for one, other in pairs)):
        differ, same = INDEX, max(1, (free - INDEX * (len(pairs) - copies)) // copies)
    steps = [(same if one == other else differ) + APART * (one[1] != other[1]) for one, other in pairs]
    left = (WIDTH - CARD[0] - sum(steps)) // 2
    return list(itertools.accumulate(steps, initial=left))


@persistent
def _count(gem: str, told: str, chosen: bool) -> Sprite:
    """Return a dark plate with a gem and the number of its cards, in gold if some are chosen."""
    width, height = 52 + width_of(told, "bold", NUMBER), 44
    sheet = Sheet(width, ratio=height / width)
    for inset, tint in ((0, INK), (2, GOLD if chosen else PAPER), (4, INK)):
        box = [v * OVERSIZE for v in (inset, inset, width - 1 - inset, height - 1 - inset)]
        sheet.draw.rounded_rectangle(box, (12 - inset) * OVERSIZE, (*tint, 255))
    sprite = to_sprite(shrink(sheet.image))
    blit(sprite.core, icon(gem, 32), (6, 6))
    tint = GOLD if chosen else PAPER
    set_on(sprite.core, told, (42, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, tint)
    return sprite
