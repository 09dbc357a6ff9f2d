"""A seat's hand: cards by kind with their rates, a price list, and cards of decks."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.catan import contributions, seats
from render.catan.cards import FIELDS, KIND, OVERHANG, TALL, WHOLE, Size, kind, printed, whole
from render.catan.emblem import paint_charge
from render.catan.look import Slip
from render.catan.looks import LOOKS
from render.kit.disk import painted_ahead, persistent
from render.kit.marks import plate
from render.kit.sections import LEAST, WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, to_sprite
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from rules.catan.view import RESOURCES, CatanView

MARGIN, GAP = 20, 12
COUNT, RATE = 44, 28
SLIP = (277, 76)
"""Size of a price slip, in pixels."""
ABREAST = 4
"""Number of price slips in a row."""
ROW = 5
"""Upper bound of the kinds in a row."""
STACK, MOST = 7, 4
"""Offset between the cards of a kind, in pixels, and the maximum number of drawn cards."""


def picture(
    view: CatanView, cards: Sequence[str], shown: seats.Strip, chosen: Sequence[str], words: Catalogue
) -> Image.Image:
    """Draw the viewer's hand and cards below the strip. ``chosen`` has a kind or card once for each copy."""
    picks = Counter(chosen)
    further = [kind for kind in view.bank if kind not in RESOURCES]
    size = KIND if further else TALL
    rows = [RESOURCES, *(further[start : start + ROW] for start in range(0, len(further), ROW))]
    sections = [_kinds(view, row, size, picks, words) for row in rows]
    sections.append(slip_grid(slips(view)))
    if cards:
        sections.append(_cards(view, cards, picks, words))
    high = shown.height + sum(part.height + GAP for part in sections) + MARGIN
    canvas = wood((WIDTH, max(high, LEAST)))
    seats.put(canvas, shown)
    spare = max(0, LEAST - high) // (len(sections) + 1)
    top = shown.height + spare + GAP
    for part in sections:
        part.draw(canvas, top)
        top += part.height + GAP + spare
    return canvas


# Resource cards


def _kinds(view: CatanView, kinds: Sequence[str], size: Size, picks: Counter[str], words: Catalogue) -> Section:
    return Section(size[1] + STACK * (MOST - 1), partial(_draw_kinds, view, kinds, size, picks, words))


def _draw_kinds(
    view: CatanView,
    kinds: Sequence[str],
    size: Size,
    picks: Counter[str],
    words: Catalogue,
    canvas: Image.Image,
    top: int,
) -> None:
    pitch = size[0] + GAP
    left = (WIDTH - len(kinds) * pitch + GAP) // 2
    for column, name in enumerate(kinds):
        held = view.hand.get(name, 0)
        title = words.thing("catan", name)
        # Show kinds without cards too, darkened: their rate and their absence are useful.
        copies = max(1, min(held, MOST))
        for copy in range(copies):
            last = copy == copies - 1
            x, y = left + column * pitch + (copies - 1 - copy) * 3, top + (MOST - copies + copy) * STACK
            blit(canvas, kind(name, title, size, held > 0, last and picks[name] > 0), (x - OVERHANG, y - OVERHANG))
        y = top + (MOST - 1) * STACK
        told = f"{picks[name]}/{held}" if picks[name] else str(held)
        count = plate(told, COUNT, None, GOLD if picks[name] else PAPER)
        blit(canvas, count, (left + column * pitch + size[0] - count.size[0] + 4, y - 4))
        if view.rates.get(name):
            rate = plate(f"{view.rates[name]}:1", RATE)
            blit(canvas, rate, (left + column * pitch + 12, y + 12))


# The price list


def slips(view: CatanView) -> list[Slip]:
    """Return the price list."""
    found = [Slip(name, spread(cost), name in view.payable) for name, cost in contributions.costs(view).items()]
    return [*found, *contributions.slips(view)]


def spread(cost: Mapping[str, int]) -> tuple[str, ...]:
    """Return the cards of a price one by one."""
    kinds = sorted(cost, key=list(FIELDS).index)
    return tuple(name for name in kinds for _ in range(cost[name]))


def slip_grid(found: Sequence[Slip]) -> Section:
    """Return price slips in rows."""
    rows = -(-len(found) // ABREAST)
    return Section(rows * (SLIP[1] + GAP) - GAP, partial(_draw_slips, found))


def _draw_slips(found: Sequence[Slip], canvas: Image.Image, top: int) -> None:
    for place, slip in enumerate(found):
        row, column = divmod(place, ABREAST)
        # A shorter last row is centred too.
        beside = len(found) - row * ABREAST
        left = (WIDTH - min(ABREAST, beside) * (SLIP[0] + GAP) + GAP) // 2
        blit(canvas, slip_sprite(slip), (left + column * (SLIP[0] + GAP) - 6, top + row * (SLIP[1] + GAP) - 6))


def _every_slip() -> Iterator[tuple[Slip]]:
    costs = [(name, spread(cost)) for name, cost in contributions.every_cost().items()]
    costs += [slip for look in LOOKS.values() for slip in look.every_slip]
    return ((Slip(name, cost, payable),) for name, cost in dict.fromkeys(costs) for payable in (False, True))


@painted_ahead(_every_slip)
@persistent
def slip_sprite(slip: Slip) -> Sprite:
    """Return a price slip: a name and its cards. It is gold if the hand can pay it, else dark."""
    wide, high = SLIP
    sheet = Sheet(wide + 12, ratio=(high + 12) / (wide + 12))
    if slip.payable:
        _plate(sheet, 0, 14, GOLD)
        _plate(sheet, 4, 10, INK)
        _plate(sheet, 5.5, 9, tone("paper", 0.62))
    else:
        _plate(sheet, 5, 10, INK)
        _plate(sheet, 6.5, 9, mix(tone("paper", 0.3), tone("wood", 0.5), 0.62))
    icon = paint_charge(slip.name, 56)
    sheet.image.alpha_composite(icon, (16 * OVERSIZE, (sheet.image.height - icon.height) // 2))
    # Many cards overlap.
    each = min(42, (wide - 86) // len(slip.cost))
    for place, name in enumerate(slip.cost):
        card = paint_charge(name, 42)
        left = (84 + place * each) * OVERSIZE
        sheet.image.alpha_composite(card, (left, (sheet.image.height - card.height) // 2))
    if not slip.payable:
        shade = sheet.image.getchannel("A").point([value * 4 // 10 for value in range(256)])
        sheet.image.paste(INK, mask=shade)
    return to_sprite(sheet.done())


def _plate(sheet: Sheet, inset: float, radius: float, tint: tuple[int, int, int]) -> None:
    width, height = sheet.image.size
    near = inset * OVERSIZE
    sheet.draw.rounded_rectangle((near, near, width - 1 - near, height - 1 - near), radius * OVERSIZE, tint)


# Cards of decks


def _cards(view: CatanView, cards: Sequence[str], picks: Counter[str], words: Catalogue) -> Section:
    return Section(WHOLE[1] + OVERHANG, partial(_draw_cards, view, cards, picks, words))


def _draw_cards(
    view: CatanView, cards: Sequence[str], picks: Counter[str], words: Catalogue, canvas: Image.Image, top: int
) -> None:
    held = Counter(cards)
    # Overlap many cards to stay inside the picture.
    pitch = min(WHOLE[0] + GAP, (WIDTH - 2 * MARGIN - WHOLE[0]) // max(1, len(held) - 1))
    left = (WIDTH - (len(held) - 1) * pitch - WHOLE[0]) // 2
    for place, (card, count) in enumerate(held.items()):
        face = printed(card, contributions.deck_of(view, card), words)
        x = left + place * pitch
        blit(canvas, whole(face, picks[card] > 0), (x - OVERHANG, top - OVERHANG))
        told = f"{picks[card]}/{count}" if picks[card] and count > 1 else str(count) if count > 1 else ""
        if told:
            number = plate(told, COUNT)
            blit(canvas, number, (x + WHOLE[0] - number.size[0] + 4, top + 40))
