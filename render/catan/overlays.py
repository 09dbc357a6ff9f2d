"""Overlays of Catan: a seat's own cards, the yields of every number, prices, the names of places, the sums rolled."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.catan import places, seats
from render.catan.cards import WHOLE, printed, put_whole
from render.catan.contributions import contributed
from render.catan.emblem import sign
from render.catan.island.pieces import PIPS, token
from render.catan.prices import costs
from render.catan.slips import price_list
from render.kit.marks import seat_shape
from render.kit.sections import WIDTH
from render.kit.sprites import blit, index_of, put
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, SEATS, tone
from render.kit.typography import cap_height, set_on, width_of
from rules.catan.view import PRODUCT, CatanView, geometry

CARDS, YIELDS, COSTS_OF, PLACES, DICE = "cards", "yields", "costs", "places", "dice"
WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""The number of the 36 throws of two dice that make each sum."""
BARS, BAR = 420, 60
"""The height of the highest bar of the sums, and the width of a bar, in pixels."""
SHAPE, ICON, LINE, GAP = 68, 62, 66, 12
MARGIN = 20
COLUMN, HEAD, LEFT = 108, 92, 100
TEXT, NAME = 40, 52
NO_BREAK = "\u00a0"
DISC = 96
"""Radius of the hex for which a number's disc is drawn, in pixels."""
Yields = dict[int, Counter[str]]
"""A seat's yields of each number, by kind."""


def overlays(view: CatanView) -> tuple[str, ...]:
    """Return the keys of the overlays. Only a seat has cards of its own."""
    rolled = (DICE,) if view.rolls else ()
    return (*((CARDS,) if _own_cards(view) else ()), YIELDS, COSTS_OF, PLACES, *rolled)


def _own_cards(view: CatanView) -> list[tuple[str, str, int]]:
    """Return the cards that a seat holds or can buy from a deck, each with its deck and the number that it holds."""
    # Everyone may see the view without a seat.
    if view.seat is None:
        return []
    found = []
    for added, part in contributed(view):
        held = Counter(added.cards(part))
        for name, deck in added.decks.items():
            found += [(card, name, held[card]) for card in deck.cards if held[card] or name in added.costs]
    return sorted(found, key=lambda one: not one[2])


def _draw_cards(view: CatanView, words: Catalogue) -> Image.Image:
    """Draw the cards that a seat holds, with a gold ring, and those that it can buy."""
    cards = _own_cards(view)
    columns = WIDTH // (WHOLE[0] + MARGIN)
    pitch = WIDTH // columns
    canvas = wood((WIDTH, -(-len(cards) // columns) * (WHOLE[1] + 2 * MARGIN) + 2 * MARGIN))
    for place, (card, deck, held) in enumerate(cards):
        row, column = divmod(place, columns)
        at = column * pitch + (pitch - WHOLE[0]) // 2, 2 * MARGIN + row * (WHOLE[1] + 2 * MARGIN)
        put_whole(canvas, printed(card, deck, words), at, chosen=held > 0)
    return canvas


def overlay(view: CatanView, key: str, *, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw an overlay below the strip, or a seat's cards."""
    if key == CARDS:
        return _draw_cards(view, words)
    shown = seats.strip(view, names, words)
    if key == COSTS_OF:
        grid = price_list(view)
        canvas: Image.Image = wood((WIDTH, shown.height + grid.height + 2 * MARGIN))
        grid.draw(canvas, shown.height + MARGIN)
    elif key == PLACES:
        canvas = places.island(view, shown.height)
    elif key == DICE:
        canvas = wood((WIDTH, shown.height + BARS + 2 * HEAD + 2 * MARGIN))
        _draw_rolls(canvas, view.rolls, shown.height + MARGIN + HEAD)
    else:
        rows = [yields(view, seat) for seat in range(len(view.players))]
        canvas = wood((WIDTH, shown.height + HEAD + sum(map(_height, rows)) + 2 * MARGIN))
        _draw_yields(canvas, rows, shown.height + MARGIN)
    seats.put(canvas, shown)
    return canvas


def expected(rolls: Mapping[int, int]) -> dict[int, float]:
    """Return how often each sum is expected in as many rolls."""
    return {total: sum(rolls.values()) * ways / 36 for total, ways in WAYS.items()}


def _draw_rolls(canvas: Image.Image, rolls: Mapping[int, int], top: int) -> None:
    """Draw a bar for how often each sum came, with its number above, and a line of gold where it was expected."""
    due = expected(rolls)
    unit = BARS / max(*rolls.values(), *due.values())
    floor, base = top + BARS, cap_height("bold", TEXT)
    for place, total in enumerate(WAYS):
        middle = (2 * place + 1) * WIDTH // (2 * len(WAYS))
        count, left = rolls.get(total, 0), middle - BAR // 2
        high = floor - round(count * unit)
        canvas.paste(index_of(tone("paper", 0.62)), (left, high, left + BAR, floor))
        line = floor - round(due[total] * unit)
        canvas.paste(index_of(INK), (left - GAP, line - 5, left + BAR + GAP, line + 5))
        canvas.paste(index_of(GOLD), (left - GAP, line - 3, left + BAR + GAP, line + 3))
        above = min(high, line) - GAP
        set_on(canvas, str(count), (middle - width_of(str(count), "bold", TEXT) // 2, above), "bold", TEXT, PAPER)
        name = middle - width_of(str(total), "bold", NAME) // 2
        set_on(canvas, str(total), (name, floor + MARGIN + base + GAP), "bold", NAME, PAPER)


def _height(found: Yields) -> int:
    """Return the height of a seat's row, in pixels."""
    return max(SHAPE, LINE * max(map(len, found.values()), default=0)) + 2 * GAP


def _draw_yields(canvas: Image.Image, rows: Sequence[Yields], top: int) -> None:
    """Draw a table with a column for every number and a row for every seat."""
    for column, number in enumerate(PIPS):
        disc = token(number, DISC)
        put(canvas, disc, (LEFT + column * COLUMN + COLUMN // 2, top + HEAD // 2))
    top += HEAD
    for seat, found in enumerate(rows):
        high = _height(found)
        canvas.paste(index_of(tone("wood", 0.9)), (MARGIN, top, WIDTH - MARGIN, top + 2))
        blit(canvas, seat_shape(seat, SHAPE), (MARGIN, top + (high - SHAPE) // 2))
        for column, number in enumerate(PIPS):
            _draw_cell(canvas, found.get(number, Counter()), (LEFT + column * COLUMN, top), high)
        top += high


def _draw_cell(canvas: Image.Image, cards: Mapping[str, int], at: tuple[int, int], high: int) -> None:
    """Draw cards below each other, with counts above one."""
    top = at[1] + (high - LINE * len(cards)) // 2
    for place, (kind, count) in enumerate(cards.items()):
        y = top + place * LINE
        blit(canvas, sign(kind, ICON), (at[0] + 8, y + (LINE - ICON) // 2))
        if count > 1:
            base = y + (LINE + cap_height("bold", TEXT)) // 2
            set_on(canvas, str(count), (at[0] + 12 + ICON, base), "bold", TEXT, PAPER)


def yields(view: CatanView, seat: int) -> Yields:
    """Return a seat's yields of each number with the present buildings. Ignore the robber."""
    found: Yields = {}
    for hex_, weight in _weights(view, seat):
        one = view.hexes[hex_]
        kind = PRODUCT.get(one.terrain)
        if kind is None:
            continue
        cards = found.setdefault(one.number, Counter())
        cards.update([kind] if weight == 1 else [kind, view.city_gives.get(kind, kind)])
    return found


def _weights(view: CatanView, seat: int) -> list[tuple[int, int]]:
    """Return each hex next to a seat's building, with the cards that it gives: 1, or 2 to a city."""
    at = geometry(view.size).hexes_at
    return [
        (hex_, 2 if house.kind == "city" else 1)
        for house in view.buildings
        if house.seat == seat
        for hex_ in at[house.vertex]
    ]


def overlay_words(view: CatanView, key: str, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the same facts in words, one line for each seat, price or card."""
    if key == CARDS:
        return "\n".join(
            words.text(
                "overlay-catan-card", name=words.thing("catan", card), held=held, text=words.text(f"card-catan-{card}")
            )
            for card, _, held in _own_cards(view)
        )
    if key == COSTS_OF:
        return "\n".join(
            words.text("overlay-catan-cost", name=words.text(f"catan-priced-{name}"), cards=_counted(cost, words))
            for name, cost in costs(view).items()
        )
    if key == PLACES:
        return "\n".join(places.told(view, names, words))
    if key == DICE:
        sums = [
            words.text("overlay-catan-sum", total=total, count=view.rolls.get(total, 0), whole=whole, tenth=tenth)
            for total, often in expected(view.rolls).items()
            for whole, tenth in [divmod(round(10 * often), 10)]
        ]
        head = words.text("overlay-catan-rolls", count=sum(view.rolls.values()))
        # A line ends between two sums, not in one.
        return f"{head}\n{' · '.join(each.replace(' ', NO_BREAK) for each in sums)}"
    lines = []
    for seat in range(len(view.players)):
        found = yields(view, seat)
        told = [
            words.text("overlay-catan-number", number=number, cards=_counted(found[number], words))
            for number in PIPS
            if number in found
        ]
        badge = f"{SEATS[seat].letter} {words.name(seat, names)}"
        lines.append(words.text("overlay-catan-seat", seat=badge, numbers=" · ".join(told) or "–"))
    return "\n".join(lines)


def _counted(cards: Mapping[str, int], words: Catalogue) -> str:
    return words.listed([words.text(f"count.catan.{kind}", count=count) for kind, count in cards.items()])
