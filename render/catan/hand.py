"""The viewer's own cards below the board: like cards in a hand, those to read with their texts, and the prices."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.catan.cards import HELD, LEANS, OVERHANG, WHOLE, held, printed, put_whole
from render.catan.contributions import contributed, own_cards
from render.catan.options import PAID, pointed, price
from render.catan.slips import price_list
from render.kit.marks import apart, plate
from render.kit.sections import WIDTH, Section
from render.kit.sprites import blit, put
from render.kit.theme import GOLD, PAPER
from rules.catan.view import CatanView
from rules.kernel import Ask

MARGIN, GAP = 20, 12
FAN, TUCKED = 196, 126
"""Height of the hand, and of its part above the prices, in pixels."""
BESIDE = 530
"""Width of the hand beside cards to read, in pixels."""
NEXT, APART = 46, 122
"""Distance between two cards of a kind, and between two kinds, in pixels, if there is space."""
DROP, RAISED = 14, 18
"""Distance of the outermost cards below the middle one, and of chosen cards above the others, in pixels."""
COUNT = 40
GIVES = ("catan.discard",)
"""The asks of the base game to give cards of the hand away."""


class Pile(NamedTuple):
    """Equal cards of a hand: those of a kind, or of a deck. ``chosen`` of them are chosen or pay for a choice."""

    name: str
    deck: str
    copies: int
    chosen: int


def sections(view: CatanView, ask: Ask | None, chosen: Sequence[str], words: Catalogue) -> list[Section]:
    """Return what lies below the board. ``chosen`` has a card once for each copy."""
    what = None if ask is None else _laid_open(view, ask)
    if ask is not None and what is not None:
        # The cards are another player's.
        shown = {option.id: option.limit for option in ask.options}
        return [_fan(view, shown, (), Counter(chosen))] if what == "hand" else [_read(view, {}, shown, chosen, words)]
    cards = own_cards(view)
    picks = _leaving(view, ask, chosen)
    if cards and _reads(ask, chosen, cards):
        return [_read(view, view.hand, Counter(cards), chosen, words)]
    # The free places of a setup or a robber cost nothing.
    priced = ask is None or ask.kind in PAID or not pointed(ask, chosen)
    holds = bool(cards) or any(view.hand.values())
    hand = [_fan(view, view.hand, cards, picks, TUCKED if priced else FAN)] if holds else []
    return [*hand, price_list(view, ask)] if priced else hand


def _laid_open(view: CatanView, ask: Ask) -> str | None:
    """Return ``hand`` or ``cards`` if an ask is to choose among these of another player."""
    return next((added.laid_open[ask.kind] for added, _ in contributed(view) if ask.kind in added.laid_open), None)


def _deck_of(view: CatanView, card: str) -> str:
    """Return the deck of a card. Decks of expansions that exclude each other may have the same card."""
    return next(name for added, _ in contributed(view) for name, deck in added.decks.items() if card in deck.cards)


def is_of_cards(view: CatanView, ask: Ask) -> bool:
    """Return whether an ask is to choose cards of the own hand: to give them away, or for a trade."""
    return bool(ask.fields) or ask.kind in GIVES or any(ask.kind in added.gives for added, _ in contributed(view))


def _leaving(view: CatanView, ask: Ask | None, chosen: Sequence[str]) -> Counter[str]:
    """Return the cards that leave the hand by a choice: those that it gives, or its price."""
    if ask is None or ask.fields:
        # A card of a trade may be given or wanted.
        return Counter()
    if is_of_cards(view, ask):
        return Counter(chosen)
    return price(view, ask, chosen)


def _reads(ask: Ask | None, chosen: Sequence[str], cards: Sequence[str]) -> bool:
    """Return whether the seat looks at its cards of decks: if nothing is asked, or to choose one of them."""
    return ask is None or chosen[:1] == ("play",) or any(option.id in cards for option in ask.options)


# The hand


def _fan(
    view: CatanView, hand: Mapping[str, int], cards: Sequence[str], chosen: Counter[str], high: int = FAN
) -> Section:
    """Return the hand. If it is less ``high``, the lower ends of the cards are not visible."""
    piles = [Pile(kind, "", hand[kind], min(chosen[kind], hand[kind])) for kind in view.bank if hand.get(kind)]
    piles += [Pile(card, _deck_of(view, card), count, 0) for card, count in Counter(cards).items()]

    def draw(canvas: Image.Image, top: int) -> None:
        # Chosen cards reach into the part above.
        part = canvas.crop((0, top - RAISED - OVERHANG, WIDTH, top + high))
        _draw_fan(piles, (MARGIN, WIDTH - MARGIN), high, part, RAISED + OVERHANG)
        canvas.paste(part, (0, top - RAISED - OVERHANG))

    return Section(high, draw)


def _draw_fan(piles: Sequence[Pile], space: tuple[int, int], floor: int, canvas: Image.Image, top: int) -> None:
    """Draw cards along an arc between two columns, and the count of each kind below its cards."""
    steps = [NEXT if copy else APART for pile in piles for copy in range(pile.copies)][1:]
    wide = space[1] - space[0] - HELD[0] - 2 * OVERHANG
    share = min(1.0, wide / sum(steps)) if steps else 1.0
    middle = (space[0] + space[1]) / 2
    x = middle - share * sum(steps) / 2
    counts: list[tuple[str, bool, tuple[int, int]]] = []
    further = iter((*steps, 0))
    for pile in piles:
        first = x
        for copy in range(pile.copies):
            last, high = x, copy >= pile.copies - pile.chosen
            out = (x - middle) / (wide / 2)
            y = top + FAN // 2 - 8 + DROP * out * out - (RAISED if high else 0)
            lean = min(LEANS, key=lambda angle: abs(angle - out * LEANS[-1]))
            put(canvas, held(pile.name, pile.deck, lean, high), (round(x), round(y)))
            x += share * next(further)
        if pile.copies > 1 or pile.chosen:
            told = f"{pile.chosen}/{pile.copies}" if pile.chosen else str(pile.copies)
            counts.append((told, pile.chosen > 0, (round((first + last) / 2), top + floor - 26)))
    plates = [plate(told, COUNT, None, GOLD if gold else PAPER) for told, gold, _ in counts]
    places = apart([at for _, _, at in counts], [one.size for one in plates], canvas.size)
    for one, at in zip(plates, places, strict=True):
        put(canvas, one, at)


# Cards to read


def _read(
    view: CatanView, hand: Mapping[str, int], cards: Mapping[str, int], chosen: Sequence[str], words: Catalogue
) -> Section:
    """Return cards with their texts, beside the hand."""
    return Section(WHOLE[1] + 2 * GAP, partial(_draw_read, view, hand, cards, Counter(chosen), words))


def _draw_read(
    view: CatanView,
    hand: Mapping[str, int],
    cards: Mapping[str, int],
    picks: Counter[str],
    words: Catalogue,
    canvas: Image.Image,
    top: int,
) -> None:
    piles = [Pile(kind, "", hand[kind], 0) for kind in view.bank if hand.get(kind)]
    space = (BESIDE if piles else MARGIN, WIDTH - MARGIN)
    _draw_fan(piles, (MARGIN, BESIDE - GAP), FAN, canvas, top + (WHOLE[1] - FAN) // 2)
    # Overlap many cards to stay inside the picture.
    pitch = min(WHOLE[0] + GAP, (space[1] - space[0] - WHOLE[0]) // max(1, len(cards) - 1))
    left = (sum(space) - (len(cards) - 1) * pitch - WHOLE[0]) // 2
    for place, (card, count) in enumerate(cards.items()):
        face = printed(card, _deck_of(view, card), words)
        x = left + place * pitch
        put_whole(canvas, face, (x, top + GAP), picks[card] > 0)
        told = f"{picks[card]}/{count}" if picks[card] and count > 1 else str(count) if count > 1 else ""
        if told:
            number = plate(told, COUNT)
            blit(canvas, number, (x + WHOLE[0] - number.size[0] + 4, top + GAP + 40))
