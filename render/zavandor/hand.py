"""A seat's hand: its gem cards by colour and cart beside the cards on offer, its board, and the bank's piles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.catalogue import Catalogue
from render.kit.disk import cached_on_disk
from render.kit.marks import plate
from render.kit.sections import WIDTH, Section
from render.kit.sprites import OVERSIZE, Sprite, blit, to_sprite
from render.kit.theme import GOLD, INK, PAPER, Colour, mix, tone
from render.kit.typography import cap_height, set_on
from render.zavandor.auction import draw_bids, draw_gem, draw_thresholds, put
from render.zavandor.boards import BOARD, Look, draw_board
from render.zavandor.faces import FINE, LOW, OFFERED, Ring, around, lifted, offered, print_of
from render.zavandor.layout import GAP, NUMBER, ROW
from render.zavandor.rock import HAND, gallery
from render.zavandor.symbols import icon, symbol
from rules.zavandor.view import CARDS, CARTS, CLAN, GEM_CARDS, GEMS, Pile, Row, ZavandorView, bid_cards

BIDS, OFFER, OWN, PITCH = 90, 176, 674, 131
"""Left edges of bids (or thresholds), the card on offer and the hand, and the distance of stacks, in pixels."""
CARD = (74, 112)
MOST, UNDER, LIFT = 4, 5, 8
"""Visible cards of a stack, and the offsets of these and of chosen cards, in pixels."""
FRAMES = {"L": ("roof", 0.32), "P": ("earth", 0.30), "M": ("slate", 0.55), "G": ("gold", 0.52)}
"""Ramp and tone of the gem cards' frames, by cart."""


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


def hand(view: ZavandorView, words: Catalogue, chosen: Picked) -> Section:
    """Return a row for each colour: the card on offer, and the hand by cart."""
    return Section(4 * ROW, partial(_draw_hand, view, words, chosen))


def _draw_hand(view: ZavandorView, words: Catalogue, chosen: Picked, canvas: Image.Image, top: int) -> None:
    own = Counter(view.own)
    for row in view.rows:
        canvas.paste(gallery(WIDTH, row.gem, ROW, HAND), (0, top))
        result = next((one for one in view.results if one.gem == row.gem), None)
        draw_gem(canvas, row.gem, top)
        if result is None:
            draw_thresholds(canvas, row.gem, top)
        else:
            draw_bids(canvas, result, top, BIDS)
        _offer(canvas, row, words, top, "chosen" if row.gem in chosen.gems else "")
        for place, cart in enumerate(CARTS):
            card = cart + row.gem
            if own[card]:
                at = (OWN + place * PITCH, top + ROW - CARD[1] - 6)
                _stack(canvas, card, own[card], chosen.cards[card], at)
        top += ROW


def _offer(canvas: Image.Image, row: Row, words: Catalogue, top: int, ring: Ring) -> None:
    if row.right is not None:
        put(canvas, offered(print_of(row.right, words), ring), (OFFER, top + (ROW - OFFERED[1]) // 2), OFFERED)


def _stack(canvas: Image.Image, card: str, count: int, chosen: int, at: tuple[int, int]) -> None:
    """Draw the cards of a kind. Chosen ones are raised and have gold around them."""
    shown = min(count, MOST)
    for place in range(shown):
        lit = place >= shown - min(chosen, shown)
        x, y = at[0] + place * UNDER, at[1] - (LIFT if lit else 0)
        put(canvas, gem_card(card, "chosen" if lit else ""), (x, y), CARD)
    # A single card needs no number.
    told = f"{chosen}/{count}" if chosen else f"×{count}" if count > 1 else ""
    left = at[0] + (shown - 1) * UNDER + CARD[0] - 10
    if told:
        blit(canvas, plate(told, NUMBER, 60, GOLD if chosen else PAPER), (left, at[1] + CARD[1] - 44))


def gem_card(card: str, ring: Ring = "") -> Sprite:
    """Return the face of a gem card: its gem, its cart, and a frame of the cart's material."""
    return _gem_card(around(CARD, LOW), card, ring)


@cached_on_disk(
    sizes=(around(CARD, LOW),),
    finish=to_sprite,
    every=lambda: ((card, ring) for ring in ("", "chosen") for card in GEM_CARDS),
)
def _gem_card(_: int, card: str, ring: Ring) -> Image.Image:
    cart, gem = card[0], card[1]
    width, height = CARD
    sheet = Image.new("RGBA", (width * OVERSIZE, height * OVERSIZE), (*INK, 0))
    draw = ImageDraw.Draw(sheet)
    ramp, at = FRAMES[cart]
    for inset, tint in ((0, INK), (1.5, tone(ramp, at + 0.2)), (3, tone(ramp, at)), (7, tone("paper", 0.72))):
        box = [v * OVERSIZE for v in (inset, inset, width - inset, height - inset)]
        draw.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), max(2, 10 - inset) * OVERSIZE, (*tint, 255))
    sheet.alpha_composite(symbol(gem, 54), (10 * OVERSIZE, 9 * OVERSIZE))
    sheet.alpha_composite(symbol(cart, 40), (17 * OVERSIZE, 63 * OVERSIZE))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring, LOW)


# Below the hand


def ground(view: ZavandorView, seat: int, marks: Mapping[str, str], chosen: Picked) -> Section:
    """Return the viewer's board with the piles of the four carts beside it."""
    return Section(BOARD[1] + 2 * GAP, partial(_draw_ground, view, seat, marks, chosen))


def _draw_ground(
    view: ZavandorView, seat: int, marks: Mapping[str, str], chosen: Picked, canvas: Image.Image, top: int
) -> None:
    look = Look(tuple(marks.items()), chosen.objects, chosen.rising)
    draw_board(canvas, seat, view.players[seat], (6, top + GAP), look)
    left = 6 + BOARD[0] + GAP
    canvas.paste(gallery(WIDTH, "", BOARD[1], ()).crop((0, 0, *BOARD)), (left, top + GAP))
    for place, pile in enumerate(view.piles):
        _pile(canvas, pile, (left + 56, top + GAP + 36 + place * 60))


def _pile(canvas: Image.Image, pile: Pile, at: tuple[int, int]) -> None:
    """Draw a cart, the number of cards to draw, and the gems in its discard pile."""
    x, middle = at
    blit(canvas, icon(pile.cart, 56), (x, middle - 32))
    base = middle + cap_height("bold", NUMBER) // 2
    _number(canvas, pile.draw, (x + 64, base), PAPER)
    for place, gem in enumerate(GEMS):
        left = x + 136 + place * 88
        count = pile.discard.get(gem, 0)
        blit(canvas, icon(gem, 40), (left, middle - 20))
        _number(canvas, count, (left + 42, base), PAPER if count else mix(PAPER, INK, 0.4))


def _number(canvas: Image.Image, count: int, at: tuple[int, int], tint: Colour) -> None:
    set_on(canvas, str(count), at, "bold", NUMBER, tint)
