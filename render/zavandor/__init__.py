"""The Mines of Zavandor in pictures and words: its view, its asks and its options."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.games import Rendering
from render.zavandor.boards import Highlights, boards, glowing, touched
from render.zavandor.hand import bid_of, hand, picked
from render.zavandor.icons import icons
from render.zavandor.offers import depot, offers
from render.zavandor.options import marks
from render.zavandor.overlays import illustration, illustrations, overlay, overlay_words, overlays
from render.zavandor.own_board import own_board
from render.zavandor.peak import path
from render.zavandor.places import TablePlaces
from render.zavandor.scene import scene
from render.zavandor.stack import stacked
from render.zavandor.symbols import score_sign
from render.zavandor.words import article, describe, text_board
from rules.kernel import Ask
from rules.zavandor.view import ZavandorView

RISING = ("zavandor.income", "zavandor.upgrade")
"""Asks in which the chosen objects get a cube."""
BIDDING = ("zavandor.bid", "zavandor.rebid")
"""Asks in which the chosen numbers stand for cards."""
USUAL = ("offers", "depot", "hand", "board")
PARTS = {
    "zavandor.income": ("depot", "board"),
    **dict.fromkeys(BIDDING, ("offers", "hand")),
    **dict.fromkeys(("zavandor.prize", "zavandor.room"), ("offers", "board")),
    "zavandor.king": ("path", "board"),
    **dict.fromkeys(("zavandor.upgrade", "zavandor.offer", "zavandor.payment"), ("hand", "board")),
}
"""The parts of a seat's picture for any ask, and for certain ones. The turn message above it shows the whole table."""


def picture(
    view: ZavandorView,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw the table. A seat sees what its question is about, with marks, and gold around the chosen things."""
    del names
    if view.over:
        return stacked([path(view), boards(view, words)])
    if view.seat is None:
        return stacked([path(view), offers(view, words), boards(view, words, recent)])
    rising = ask is not None and ask.kind in RISING
    if ask is None or ask.kind in BIDDING:
        # A hand shows its sealed bid even without an ask.
        chosen = [*bid_of(view, chosen), *(id_ for id_ in chosen if ":" in id_)]
    held = picked(chosen, ask.args.get("gem", "") if ask else "", rising=rising)
    new = glowing(view, recent)[view.seat]
    highlights = Highlights(tuple(marks(ask).items()) if ask else (), held.objects, held.rising, tuple(new.items()))
    parts = {
        "path": lambda: path(view),
        "offers": lambda: offers(view, words, held.gems),
        "depot": lambda: depot(view),
        "hand": lambda: hand(view, held),
        "board": lambda: own_board(view, words, highlights),
    }
    return stacked([parts[part]() for part in PARTS.get(ask.kind if ask else "", USUAL)])


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
