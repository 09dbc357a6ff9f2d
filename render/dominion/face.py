"""Printed cards: their parts, and their upper halves for piles and cards in play."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.catalogue import Catalogue
from render.dominion.emblem import emblems
from render.dominion.expansions import FOLDERS
from render.dominion.symbols import Word, broken, set_line, sign_words, wide
from render.kit.disk import cached_on_disk, persistent
from render.kit.emblem import paint_window
from render.kit.glow import GILT
from render.kit.names import set_name
from render.kit.on_table import on_table
from render.kit.sprites import OVERSIZE, Sprite, put_around, to_sprite
from render.kit.theme import INK, Colour, tone
from render.kit.typography import FINE, cap_height
from render.words import LANGUAGES
from render.words import words as words_in
from rules.dominion.view import ATTACK, BASIC, Face, faces

Size = tuple[int, int]
Ring = Literal["", "chosen", "last", "earlier", "older"]
"""The gold around a card: for a chosen one, and for a new one with its glow."""

TEXT, GIFT, ALONE = 28, 34, 46
"""The type sizes on a card, in pixels: name and text, gifts, gifts of a card without a text."""
FRAME, EDGE, RADIUS = 9, 5, 13
BANNER, LINE, GIFT_LINE, ALONE_LINE, FOOT = 42, 32, 44, 58, 44
PAD, GAP = 11, 8
COIN = 46
SQUEEZED = 0.80
"""The smallest width of a name, in its usual width."""
FALL, BAND = 5, 7
"""The offset of a card's shadow and the width of its gold ring, in pixels."""

WIDE, NARROW = (280, 428), (222, 400)
PILE, PLAYED = (228, 172), (228, 108)
"""The sizes of whole cards and of upper halves. The half of a pile has a line with what the card does."""
SIGN, SIGNED = 28, 40
"""The type size and the height of that line, in pixels."""
TYPE_SIGNS = {"attack": "k", "reaction": "r"}
"""The signs of types on that line, by type."""
MINI = (34, 46)
"""The size of a card on a discard pile in the strip."""
SOURCE = (54, 50)
"""The size of a card as a source of points, in the table of the end. A phone shows it a third as large."""
ANGLES: tuple[float, ...] = (0, -3, 3)
"""The angles of the cards in a fan, in degrees. Each angle of all cards takes 5 MB on the disk and 20 s to paint."""

FRAMES = {
    "action": (("paper", 0.18), ("paper", 0.66)),
    "treasure": (("gold", 0.50), ("gold", 0.70)),
    "victory": (("green", 0.36), ("green", 0.60)),
    "reaction": (("blue", 0.40), ("blue", 0.78)),
    "curse": (("violet", 0.40), ("violet", 0.46)),
    "duration": (("roof", 0.44), ("roof", 0.64)),
}
"""Ramp and tone of each type's frame, and of its banner with the name. All differ, also for colour-blind people."""


class Print(NamedTuple):
    """The print of a card in a language. The price is not part of it, because it changes."""

    card: str
    name: str
    text: str
    types: str
    points: str
    """The abbreviation of points, which stands for a shield in the text."""

    @property
    def face(self) -> Face:
        """The facts of the card."""
        return catalogue()[self.card]


@cache
def catalogue() -> dict[str, Face]:
    """Return every card's face by its name."""
    return faces()


@cache
def gifts() -> dict[str, str]:
    """Return the gifts of cards, that is what they give at once, as letters and numbers."""
    return {card: gift for card, (gift, _) in _written().items() if gift}


@cache
def signs(card: str) -> str:
    """Return the signs of a card's line on a pile: what it gives and does, its points, and whether it is an Attack."""
    face = catalogue()[card]
    gift, more = _written().get(card, ("", ""))
    # A coin among other signs needs a plus, to tell it from a price.
    parts = [f"+{part}" if part.startswith("$") else part for part in gift.split()]
    parts += [f"p{face.points}"] if face.points else []
    types = [sign for type_, sign in TYPE_SIGNS.items() if type_ in face.types]
    return " ".join((*parts, *more.split(), *types))


@cache
def _written() -> dict[str, tuple[str, str]]:
    """Return the gifts and the further signs of cards, as they are written in ``gifts.txt``."""
    files = (resources.files(folder).joinpath("gifts.txt") for folder in FOLDERS)
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    cards = dict(line.split(": ") for line in lines if not line.startswith("#"))
    parted = ((card, told.partition("|")) for card, told in cards.items())
    return {card: (gift.strip(), more.strip()) for card, (gift, _, more) in parted}


@lru_cache(maxsize=1024)
def printed(card: str, words: Catalogue) -> Print:
    """Return the print of a card in this language."""
    key = f"card.dominion.{card}"
    text = words.text(key) if words.known(key) else ""
    types = " – ".join(words.text(f"dominion-type-{type_}") for type_ in catalogue()[card].types)
    return Print(card, words.thing("dominion", card), text, types, words.text("dominion-vp"))


def prints() -> Iterator[Print]:
    """Return the prints of all cards in all languages."""
    return (printed(card, words_in(language)) for language in LANGUAGES for card in catalogue())


def put_half(canvas: Image.Image, print_: Print, at: tuple[int, int], size: Size) -> Sprite:
    """Put the upper half of a card without its price on a picture. Return its sprite."""
    # The print of the trash has no types.
    worth = size != PILE and print_.face.set == BASIC and bool(print_.types)
    sprite = half(size[1], print_.card, worth)
    put_around(canvas, sprite, at, size)
    space = size[0] - (wide(_worth(print_.card), TEXT, "bold") // OVERSIZE if worth else 0)
    edges = at[0] + FRAME + 3, at[0] + space - FRAME - 3
    set_name(canvas, print_.name, edges, at[1] + FRAME - 1 + round(BANNER * 0.70), TEXT, least=SQUEEZED)
    return sprite


def _halves() -> Iterator[tuple[str, bool]]:
    """Yield every card, and whether its low half shows what it is worth."""
    for card, face in catalogue().items():
        yield from ((card, worth) for worth in ((False, True) if face.set == BASIC else (False,)))


@cached_on_disk(sizes=(PLAYED[1], PILE[1]), every=_halves)
def half(height: int, card: str, worth: bool) -> Sprite:
    """Return the upper half of a card without its price and its name, with its shadow.

    On a pile it has the line of its signs. A low one may show what the card is ``worth``.
    """
    size = PILE[0], height
    sheet = blank(catalogue()[card], size)
    line = SIGNED if height == PILE[1] else 0
    paint_window(emblems(), card, sheet, (FRAME, FRAME + BANNER, size[0] - FRAME, size[1] - FRAME - line))
    if worth:
        # Coins and points stand at the right end of the banner.
        told = _worth(card)
        middle = (size[0] - FRAME - 3) * OVERSIZE - wide(told, TEXT, "bold") // 2
        set_line(sheet, told, middle, (FRAME + (BANNER + cap_height("bold", TEXT)) // 2) * OVERSIZE, TEXT, "bold")
    if line:
        (words,) = broken(sign_words(signs(card)), SIGN, size[0], "bold") or [[]]
        base = size[1] - FRAME - (SIGNED - cap_height("bold", SIGN)) // 2
        set_line(sheet, words, sheet.width // 2, base * OVERSIZE, SIGN, "bold")
    return lifted(sheet.reduce(OVERSIZE // FINE))


def _worth(card: str) -> list[Word]:
    """Return the coins or the points of a basic card, for its banner: its half has no line for them."""
    return sign_words(signs(card))


@cached_on_disk(sizes=(MINI[0],), every=lambda: ((card,) for card in catalogue()))
def mini(width: int, card: str) -> Sprite:
    """Return a card in the size of a symbol: its frame and its emblem."""
    return _tiny(card, (width, MINI[1]), 5, 7)


@cached_on_disk(sizes=(SOURCE[0],), every=lambda: ((card,) for card in catalogue()))
def source_of_points(width: int, card: str) -> Sprite:
    """Return a card in the table of points: its emblem as large as possible in a narrow frame."""
    return _tiny(card, (width, SOURCE[1]), 4, 8)


def _tiny(card: str, size: Size, frame: int, radius: int) -> Sprite:
    """Return the frame and the emblem of a card."""
    sheet = blank(catalogue()[card], size, frame, radius)
    paint_window(emblems(), card, sheet, (frame, frame, size[0] - frame, size[1] - frame))
    return lifted(sheet.reduce(OVERSIZE // FINE), fall=2)


@persistent
def golden(size: Size, angle: float, ring: Ring) -> Sprite:
    """Return the gold around a card: a whole frame for a chosen one, corners for a new one."""
    room = 3 * FALL * FINE
    frame = Image.new("RGBA", (size[0] * FINE + 2 * room, size[1] * FINE + 2 * room), (*INK, 0))
    draw = ImageDraw.Draw(frame)
    for grow, tint in ((BAND + 2, (*INK, 255)), (BAND, (*GILT[ring], 255)), (-1, (*INK, 0))):
        wide = room - grow * FINE
        box = (wide, wide, frame.width - 1 - wide, frame.height - 1 - wide)
        draw.rounded_rectangle(box, (RADIUS + grow) * FINE, tint)
    if ring != "chosen":
        arm = room + 34 * FINE
        draw.rectangle((arm, 0, frame.width - arm, frame.height), (*INK, 0))
        draw.rectangle((0, arm, frame.width, frame.height - arm), (*INK, 0))
    # Pillow turns counterclockwise.
    turned = frame.rotate(-angle, Image.Resampling.BILINEAR, expand=True, fillcolor=(*INK, 0)) if angle else frame
    return to_sprite(turned.resize((turned.width // FINE, turned.height // FINE), Image.Resampling.LANCZOS))


# Parts


def blank(face: Face, size: Size, frame: int = FRAME, radius: int = RADIUS) -> Image.Image:
    """Return a card's frame in the colours of its types, filled with the paper colour."""
    width, height = (v * OVERSIZE for v in size)
    sheet = Image.new("RGBA", (width, height), (*INK, 0))
    draw = ImageDraw.Draw(sheet)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), radius * OVERSIZE, (*INK, 255))
    inset = 1.5 * OVERSIZE
    if ATTACK in face.types:
        _rounded(draw, sheet.size, inset, radius, (tone("red", 0.22),))
        inset += EDGE * OVERSIZE * frame / FRAME
    colours = [FRAMES[type_] for type_ in face.types if type_ in FRAMES]
    _rounded(draw, sheet.size, inset, radius, [tone(*frame) for frame, _ in colours])
    left, top, right, bottom = (v * OVERSIZE for v in (frame, frame, size[0] - frame, size[1] - frame))
    draw.rectangle((left, top, right, bottom), (*tone("paper", 0.62), 255))
    for place, (_, banner) in enumerate(colours):
        start = left + (right - left) * place // len(colours)
        draw.rectangle((start, top, right, top + BANNER * OVERSIZE), (*tone(*banner), 255))
    return sheet


def _rounded(
    draw: ImageDraw.ImageDraw, size: tuple[int, int], inset: float, radius: int, colours: Sequence[Colour]
) -> None:
    """Fill a card's outline inside an inset. Two colours share it from left to right."""
    box = (inset, inset, size[0] - 1 - inset, size[1] - 1 - inset)
    draw.rounded_rectangle(box, radius * OVERSIZE - inset, (*colours[0], 255))
    if len(colours) > 1:
        right = (size[0] / 2, inset, *box[2:])
        corners = (False, True, True, False)
        draw.rounded_rectangle(right, radius * OVERSIZE - inset, (*colours[-1], 255), corners=corners)


def lifted(card: Image.Image, angle: float = 0, fall: int = FALL) -> Sprite:
    """Return a card on the table: turned, with its shadow to the lower right."""
    room = 3 * fall * FINE
    lying = Image.new("RGBA", (card.width + 2 * room, card.height + 2 * room), (*INK, 0))
    lying.alpha_composite(card, (room, room))
    return to_sprite(on_table(lying, fall, angle))
