"""Overlays of Zavandor: all cards of a colour in order, all boards, and pictures of every card."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.kit.marks import plate, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sprites import blit, put_around
from render.kit.theme import PAPER
from render.kit.typography import centre
from render.zavandor.complete_card import LARGE, WHOLE, banner, put_large, put_whole
from render.zavandor.faces import Ring, print_of
from render.zavandor.gem_cards import CARD, gem_card
from render.zavandor.layout import GAP, LOW, MARGIN, NUMBER
from render.zavandor.peak import slope
from render.zavandor.rock import rock
from render.zavandor.stack import stacked
from render.zavandor.words import told_card
from rules.zavandor.view import CARDS, CARTS, CLANS, GEM_CARDS, GEMS, ZavandorView

COLUMNS = 5
BOARD, OWN = "board", "cards"
PATH = "path"
TABLE = "gems"
"""The rulebook topics with pictures besides cards and boards."""
EMPTY = "overlay-zavandor-empty"
"""Key of the message for a colour without cards."""
NOTE = 48
"""Text size of that message, in pixels."""


class Shown(NamedTuple):
    """A card of an overlay: its owner, its number of cubes, and its highlight."""

    id: str
    seat: int | None = None
    level: int = 0
    ring: Ring = ""


def overlays(view: ZavandorView) -> tuple[str, ...]:
    """Return the keys of the overlays: a seat's own cards, the colours, and the boards."""
    seats = range(len(view.players))
    return (*((OWN,) if view.seat is not None else ()), *GEMS, *(f"{BOARD}{seat}" for seat in seats))


def overlay(view: ZavandorView, key: str, *, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the complete cards of an overlay."""
    del names
    cards = _shown(view, key)
    return stacked([_grid(cards, words) if cards else _note(words.text(EMPTY))])


def overlay_words(view: ZavandorView, key: str, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the text and the owners of an overlay's cards."""
    lines = []
    for card in _shown(view, key):
        told = told_card(card.id, words)
        if card.seat is not None:
            owner = words.name(card.seat, names)
            told = words.text("zavandor-owned", card=told, seat=owner, level=card.level)
        lines.append(told)
    return "\n".join(lines) or words.text(EMPTY)


def _shown(view: ZavandorView, key: str) -> list[Shown]:
    if key == OWN and view.seat is not None:
        # The cards that the seat has, then those that it can win now.
        return [*_board(view, view.seat), *(Shown(row.right, ring="last") for row in view.rows if row.right)]
    if not key.startswith(BOARD):
        return list(_colour(view, key))
    return _board(view, int(key.removeprefix(BOARD)))


def _board(view: ZavandorView, seat: int) -> list[Shown]:
    player = view.players[seat]
    return [
        Shown(player.clan, seat, player.level),
        *(Shown(item.card, seat, item.level) for item in player.cave if item),
    ]


def _colour(view: ZavandorView, gem: str) -> Iterator[Shown]:
    """Yield the cards of a colour: on offer, coming, in the stack, and owned ones."""
    row = next(row for row in view.rows if row.gem == gem)
    if row.right:
        # Gold corners mark the card that can be won now.
        yield Shown(row.right, ring="last")
    yield from (Shown(card) for card in (row.middle, *row.stack) if card)
    for seat, player in enumerate(view.players):
        yield from (Shown(item.card, seat, item.level) for item in player.cave if item and CARDS[item.card].gem == gem)


def _grid(cards: Sequence[Shown], words: Catalogue) -> Section:
    rows = -(-len(cards) // COLUMNS)
    return Section(rows * (WHOLE[1] + GAP) + 2 * MARGIN, partial(_draw_grid, cards, words))


def _note(text: str) -> Section:
    """Return a line of text in the middle of a picture of minimum height."""

    def draw(canvas: Image.Image, top: int) -> None:
        centre(canvas, text, (WIDTH / 2, top + LOW / 2), NOTE, PAPER)

    return Section(LOW, draw)


def _draw_grid(cards: Sequence[Shown], words: Catalogue, canvas: Image.Image, top: int) -> None:
    pitch = (WIDTH - MARGIN) // COLUMNS
    for place, card in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        at = (MARGIN + column * pitch, top + MARGIN + row * (WHOLE[1] + GAP))
        face = print_of(card.id, words)
        put_whole(canvas, face, at, card.ring, card.seat or 0, card.level)
        if card.seat is not None:
            blit(canvas, seat_shape(card.seat, 44), (at[0] + WHOLE[0] - 54, at[1] + banner(face, WHOLE) + 12))


# The pictures of the rules


@cache
def illustrations() -> tuple[str, ...]:
    """Return the rulebook topics that have a picture: every card and board, the gem cards, the path."""
    return (*CARDS, *CLANS, TABLE, PATH)


def illustration(topic: str, *, words: Catalogue) -> Image.Image:
    """Draw a topic."""
    if topic == PATH:
        return slope()
    if topic == TABLE:
        return _gem_cards()
    canvas = rock(WIDTH).crop((0, 0, LARGE[0] + 8 * MARGIN, LARGE[1] + 8 * MARGIN))
    put_large(canvas, print_of(topic, words), (4 * MARGIN, 4 * MARGIN))
    return canvas


def _gem_cards() -> Image.Image:
    """Draw all gem cards with their numbers, a row for each cart."""
    pitch = (CARD[0] + 84, CARD[1] + 2 * MARGIN)
    canvas = rock(WIDTH).crop((0, 0, len(GEMS) * pitch[0] + MARGIN, len(CARTS) * pitch[1] + MARGIN))
    for row, cart in enumerate(CARTS):
        for column, gem in enumerate(GEMS):
            at = (2 * MARGIN + column * pitch[0], MARGIN + row * pitch[1])
            put_around(canvas, gem_card(cart + gem), at, CARD)
            blit(canvas, plate(f"×{GEM_CARDS[cart + gem]}", NUMBER), (at[0] + CARD[0] - 6, at[1] + CARD[1] // 2))
    return canvas
