"""The Mines of Zavandor in pictures and words: its view, its asks and its options."""

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.games import Rendering
from render.kit.sections import WIDTH, Section
from render.kit.theme import PAPER
from render.kit.typefaces import printable
from render.kit.typography import set_on, wrapped
from render.zavandor.auction import display
from render.zavandor.boards import BOARD, Highlights, boards, glowing, place_of, touched
from render.zavandor.hand import bid_of, hand, picked
from render.zavandor.icons import icons
from render.zavandor.layout import LOW, MARGIN, TEXT
from render.zavandor.offers import depot, offers
from render.zavandor.options import marks
from render.zavandor.overlays import illustration, illustrations, overlay, overlay_words, overlays
from render.zavandor.own_board import own_board
from render.zavandor.peak import path
from render.zavandor.places import TablePlaces
from render.zavandor.scene import scene
from render.zavandor.seats import head
from render.zavandor.stack import stacked
from render.zavandor.symbols import score_sign
from render.zavandor.words import article, describe, latest, text_board
from rules.kernel import Ask
from rules.zavandor.view import ZavandorView

NEWS, LINE = 3, 36
RISING = ("zavandor.income", "zavandor.upgrade")
"""Asks in which the chosen objects get a cube."""
BIDDING = ("zavandor.bid", "zavandor.rebid")
"""Asks in which the chosen numbers stand for cards."""


def picture(
    view: ZavandorView,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw the table. A seat sees its hand and its board, with marks, and gold around the chosen things."""
    if view.over:
        return _ended(view, names, words)
    if view.seat is None:
        return _table(view, recent, names, words)
    rising = ask is not None and ask.kind in RISING
    if ask is None or ask.kind in BIDDING:
        # A hand shows its sealed bid even without an ask.
        chosen = [*bid_of(view, chosen), *(id_ for id_ in chosen if ":" in id_)]
    held = picked(chosen, ask.args.get("gem", "") if ask else "", rising=rising)
    new = glowing(view, recent)[view.seat]
    highlights = Highlights(tuple(marks(ask).items()) if ask else (), held.objects, held.rising, tuple(new.items()))
    above = [path(view, words, depot=False), offers(view, words, held.gems), depot(view)]
    return stacked([*above, hand(view, held), own_board(view, view.seat, words, highlights)])


def _table(view: ZavandorView, recent: Mapping[str, int], names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the public picture. With an odd number of boards the news takes the free place."""
    sections = [head(view, names, words), path(view, words), display(view, words), boards(view, recent)]
    # Two boards stand side by side, so an odd number leaves a free place.
    if len(view.players) % 2 == 0:
        return stacked(sections, _news(view, names, words, 0, WIDTH))
    image = stacked(sections)
    left, top = place_of(len(view.players), sum(section.height for section in sections[:-1]))
    _news(view, names, words, left, left + BOARD[0], 7).draw(image, top)
    return image


def _ended(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the boards at the end."""
    return stacked([head(view, names, words), path(view, words), boards(view)], least=LOW)


def _news(
    view: ZavandorView, names: Sequence[str], words: Catalogue, left: int, right: int, most: int = NEWS
) -> Section:
    """Return the recent events, in a few lines."""
    lines: list[str] = []
    # Take complete sentences only, from the latest backwards.
    for sentence in reversed(latest(view, names, words)):
        told = wrapped(printable(sentence, "text"), "text", TEXT, right - left - 2 * MARGIN)
        if len(told) + len(lines) > most:
            break
        lines = told + lines
    return Section(len(lines) * LINE + (MARGIN if lines else 0), partial(_draw_news, lines, left + MARGIN))


def _draw_news(lines: Sequence[str], left: int, canvas: Image.Image, top: int) -> None:
    for line, text in enumerate(lines, 1):
        set_on(canvas, text, (left, top + line * LINE), "text", TEXT, PAPER)


RENDERING = Rendering(
    picture=picture,
    marks=marks,
    describe=describe,
    text_board=text_board,
    table_places=TablePlaces,
    touched=touched,
    overlays=overlays,
    overlay=overlay,
    overlay_words=overlay_words,
    illustrations=illustrations,
    illustration=illustration,
    article=article,
    score_sign=score_sign,
    scene=scene,
    icons=icons,
    face="king",
)
