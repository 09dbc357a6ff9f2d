"""The Mines of Zavandor in pictures and words: its view, its asks and its options."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.games import Rendering
from render.zavandor.auction import display
from render.zavandor.boards import Highlights, boards, glowing, touched
from render.zavandor.hand import bid_of, hand, picked
from render.zavandor.icons import icons
from render.zavandor.layout import LOW
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
from render.zavandor.words import article, describe, text_board
from rules.kernel import Ask
from rules.zavandor.view import ZavandorView

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
    """Draw the public picture. The message with it tells the news."""
    return stacked([head(view, names, words), path(view, words), display(view, words), boards(view, recent)])


def _ended(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the boards at the end."""
    return stacked([head(view, names, words), path(view, words), boards(view)], least=LOW)


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
