"""The corners around the sea: the dice, the decks, the bank, and one for expansions."""

from PIL import Image

from render.catalogue import Catalogue
from render.catan.contributions import contributed, decks_left, every_deck
from render.catan.dice import DIE, die
from render.catan.emblem import paint_charge, sign
from render.catan.island.sea import WIDTH
from render.catan.stage import Stage
from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.theme import BODY, GOLD, INK, PAPER, letters_on, mix, tone
from render.kit.typography import cap_height, centre, set_on, width_of
from rules.catan.view import CatanView

CARD, ICON = 54, 38
TEXT = 28
MARGIN, GAP = 18, 10
FEW = mix(PAPER, INK, 0.4)
"""Colour of a zero."""


def put(canvas: Image.Image, view: CatanView, stage: Stage, words: Catalogue) -> None:
    """Draw the four corners around the board."""
    _put_gains(canvas, view, _put_dice(canvas, view, stage.head))
    _put_decks(canvas, view, stage.head, words)
    _put_bank(canvas, view)
    for added, part in contributed(view):
        added.corner(canvas, part, stage)


# The dice


def _put_dice(canvas: Image.Image, view: CatanView, head: int) -> int:
    """Draw the dice of the last roll in the upper left corner. Return their lower edge."""
    places = ((0, 0), (1, 0), (0, 1), (1, 1))
    red = any(added.red for added, _ in contributed(view))
    faces = [die(pips, red=place == 1 and red) for place, pips in enumerate(view.dice)]
    for added, part in contributed(view):
        faces += added.dice(part)
    # Before the first roll there are no dice.
    for (column, row), face in zip(places, faces, strict=False):
        blit(canvas, face, (MARGIN + column * (DIE + 4), head + MARGIN + row * (DIE + 4)))
    return head + MARGIN + -(-len(faces) // 2) * (DIE + 4)


def _put_gains(canvas: Image.Image, view: CatanView, top: int) -> None:
    """Write the cards that the last roll brought to the viewer below the dice."""
    gains = {} if view.seat is None else view.gains.get(view.seat, {})
    for place, (kind, count) in enumerate(gains.items()):
        middle = top + GAP + place * (ICON + 6) + ICON // 2
        told = f"+{count}"
        set_on(canvas, told, (MARGIN + 4, middle + cap_height("bold", TEXT) // 2), "bold", TEXT, GOLD)
        blit(canvas, sign(kind, ICON), (MARGIN + 12 + width_of(told, "bold", TEXT), middle - ICON // 2))


# The decks


def _put_decks(canvas: Image.Image, view: CatanView, head: int, words: Catalogue) -> None:
    """Draw the decks with their remaining cards in the upper right corner, below the turn."""
    note = words.text("catan-note", turn=0 if view.phase == "setup" else view.number, target=view.target)
    base = head + MARGIN + cap_height("text", TEXT)
    set_on(canvas, note, (WIDTH - MARGIN - width_of(note, "text", TEXT), base), "text", TEXT, mix(PAPER, INK, 0.15))
    x = WIDTH - MARGIN
    for deck, left in reversed(decks_left(view)):
        x -= CARD
        blit(canvas, back(deck, left), (x, base + 2 * GAP))
        x -= GAP // 2


# Decks start full, so paint full ones first.
@painted_ahead(lambda: ((name, left) for name, deck in every_deck().items() for left in range(deck.number, -1, -1)))
@persistent
def back(deck: str, left: int) -> Sprite:
    """Return the back of a deck with the number of its remaining cards."""
    shown = every_deck()[deck]
    colour = tone(shown.ramp, BODY)
    sheet = Sheet(CARD, ratio=1.4)
    sheet.shadow([(0.12, 0.12), (0.98, 0.12), (0.98, 1.36), (0.12, 1.36)], 160)
    sheet.settle(0.04)
    for inset, tint in ((0.0, INK), (0.03, tone("paper", 0.8)), (0.09, colour)):
        box = [v * sheet.scale for v in (0.03 + inset, 0.03 + inset, 0.90 - inset, 1.29 - inset)]
        sheet.draw.rounded_rectangle(box, (0.10 - inset / 2) * sheet.scale, tint)
    emblem = paint_charge(shown.symbol, round(CARD * 0.60))
    sheet.image.alpha_composite(emblem, (round(0.465 * sheet.scale - emblem.width / 2), round(0.13 * sheet.scale)))
    sprite = to_sprite(sheet.done())
    centre(sprite.core, str(left), (sprite.size[0] * 0.465, sprite.size[1] * 0.70), TEXT, letters_on(colour))
    return sprite


# The bank


def _put_bank(canvas: Image.Image, view: CatanView) -> None:
    """Write the bank's stock in the lower right corner."""
    kinds = [*view.bank.items()]
    y = canvas.height - MARGIN - ICON // 2
    for end in range(len(kinds), 0, -3):
        x = WIDTH - MARGIN
        for kind, left in reversed(kinds[max(0, end - 3) : end]):
            # Equally wide for every count, so that the columns align.
            x -= width_of("19", "bold", TEXT)
            set_on(canvas, str(left), (x, y + cap_height("bold", TEXT) // 2), "bold", TEXT, PAPER if left else FEW)
            x -= ICON + 4
            blit(canvas, sign(kind, ICON), (x, y - ICON // 2))
            x -= GAP
        y -= ICON + 8
    blit(canvas, sign("bank", 52), (WIDTH - MARGIN - 52, y - 30))
