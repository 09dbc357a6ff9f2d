"""Price slips: the cards of everything that a hand can pay for, and the rates of the bank."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from PIL import Image

from render.catan.contribution import Slip
from render.catan.contributions import CONTRIBUTIONS
from render.catan.emblem import paint_charge
from render.catan.options import PAID
from render.catan.prices import every_cost, prices, spread
from render.kit.disk import painted_ahead, persistent
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, to_sprite
from render.kit.theme import GOLD, INK, Colour, mix, tone
from render.kit.typefaces import font
from render.kit.typography import cap_height
from rules.catan.view import CatanView
from rules.kernel import Ask

SLIP = (188, 62)
"""Size of a price slip, in pixels."""
ABREAST, GAP = 6, 6
"""Number of price slips in a row, and the distance between two."""
NAME, CARD, TEXT = 46, 36, 30
"""Sizes of the thing's symbol, of a card's and of a number, in pixels."""
LEFT = 62
"""Distance of the first card from the slip's left edge, in pixels."""
BANK = "bank"
"""The first step of an exchange with the bank."""
Part = tuple[str, str]
"""A part of a price: a number and a symbol. Either may be empty."""


class Rates(NamedTuple):
    """The rates of the bank for a hand: the kinds at two for one, and the rate of the others, if there is space."""

    special: tuple[str, ...]
    usual: int | None
    payable: bool


def price_list(view: CatanView, ask: Ask | None = None) -> Section:
    """Return the prices with the rates of the bank as the last slip. Gold is only what ``ask`` offers now."""
    offered = offered_by(ask)
    sprites = [slip_sprite(one._replace(payable=one.payable and one.name in offered)) for one in prices(view)]
    found = rates(view)
    bank = rates_sprite(found._replace(payable=found.payable and BANK in offered))
    return _grid([*sprites, bank] if view.rates else sprites)


def offered_by(ask: Ask | None) -> Set[str]:
    """Return the names of everything that an ask offers for cards: the first two steps of its options."""
    if ask is None or ask.kind not in PAID:
        return frozenset()
    return {step for option in ask.options for step in option.steps[:2]}


def rates(view: CatanView) -> Rates:
    """Return the viewer's rates with the bank."""
    special = tuple(kind for kind, rate in view.rates.items() if rate == 2)
    usual = max((rate for rate in view.rates.values() if rate > 2), default=None)
    payable = any(view.hand.get(kind, 0) >= rate for kind, rate in view.rates.items())
    # Two kinds leave no space for the rate of the others.
    return Rates(special, usual if len(special) < 2 else None, payable)


def slip_grid(found: Sequence[Slip]) -> Section:
    """Return price slips in rows."""
    return _grid([slip_sprite(one) for one in found])


def _grid(found: Sequence[Sprite]) -> Section:
    rows = -(-len(found) // ABREAST)

    def draw(canvas: Image.Image, top: int) -> None:
        for place, slip in enumerate(found):
            row, column = divmod(place, ABREAST)
            # A shorter last row is centred too.
            beside = min(ABREAST, len(found) - row * ABREAST)
            left = (WIDTH - beside * (SLIP[0] + GAP) + GAP) // 2
            blit(canvas, slip, (left + column * (SLIP[0] + GAP) - 6, top + row * (SLIP[1] + GAP) - 6))

    return Section(rows * (SLIP[1] + GAP) - GAP, draw)


def _every_slip() -> Iterator[tuple[Slip]]:
    costs = [(name, spread(cost)) for name, cost in every_cost().items()]
    costs += (slip for added in CONTRIBUTIONS.values() for slip in added.every_slip)
    return ((Slip(name, cost, payable),) for name, cost in dict.fromkeys(costs) for payable in (False, True))


@painted_ahead(_every_slip)
@persistent
def slip_sprite(slip: Slip) -> Sprite:
    """Return a price slip: a thing and its cards. It is gold if the hand can pay it, else dark."""
    return _slip(
        slip.name, [(str(count) if count > 1 else "", kind) for kind, count in Counter(slip.cost).items()], slip.payable
    )


@persistent
def rates_sprite(found: Rates) -> Sprite:
    """Return the slip of the bank: the kinds at two for one, then the rate of the others."""
    parts = [("" if place else "2:1", kind) for place, kind in enumerate(found.special)]
    return _slip("bank", [*parts, (f"{found.usual}:1", "")] if found.usual else parts, found.payable)


def _slip(name: str, parts: Sequence[Part], payable: bool) -> Sprite:
    wide, high = SLIP
    sheet = Sheet(wide + 12, ratio=(high + 12) / (wide + 12))
    if payable:
        _plate(sheet, 0, 14, GOLD)
        _plate(sheet, 4, 10, INK)
        _plate(sheet, 5.5, 9, tone("paper", 0.62))
    else:
        _plate(sheet, 5, 10, INK)
        _plate(sheet, 6.5, 9, mix(tone("paper", 0.3), tone("wood", 0.5), 0.45))
    icon = paint_charge(name, NAME)
    sheet.image.alpha_composite(icon, (13 * OVERSIZE, (sheet.image.height - icon.height) // 2))
    _parts(sheet, parts)
    if not payable:
        shade = sheet.image.getchannel("A").point([value * 2 // 10 for value in range(256)])
        sheet.image.paste(INK, mask=shade)
    return to_sprite(sheet.done())


def _parts(sheet: Sheet, parts: Sequence[Part]) -> None:
    """Draw numbers and cards in a row, closer together if they are many."""
    setting = font("bold", TEXT * OVERSIZE)
    widths = [setting.getlength(number) + (CARD * OVERSIZE if kind else 0) for number, kind in parts]
    space = sheet.image.width - (LEFT + 12) * OVERSIZE
    squeeze = min(2.0 * OVERSIZE, (space - sum(widths)) / max(1, len(parts) - 1))
    left, middle = float(LEFT * OVERSIZE), sheet.image.height // 2
    for (number, kind), width in zip(parts, widths, strict=True):
        if kind:
            card = paint_charge(kind, CARD)
            at = round(left + width - CARD * OVERSIZE), middle - card.height // 2
            sheet.image.alpha_composite(card, (max(0, at[0]), at[1]))
        base = middle + cap_height("bold", TEXT) * OVERSIZE // 2
        sheet.draw.text((left, base), number, (*INK, 255), setting, anchor="ls")
        left += width + squeeze


def _plate(sheet: Sheet, inset: float, radius: float, tint: Colour) -> None:
    width, height = sheet.image.size
    near = inset * OVERSIZE
    sheet.draw.rounded_rectangle((near, near, width - 1 - near, height - 1 - near), radius * OVERSIZE, tint)
