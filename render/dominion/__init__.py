"""Dominion in pictures and words: what its view, its asks and its options look like."""

from collections.abc import Sequence
from functools import partial
from typing import cast

from PIL import Image

from render.dominion.face import WIDE, catalogue, margin, printed, whole
from render.dominion.layout import MARGIN, WIDTH, Section, stacked
from render.dominion.seats import TEXT, band, head
from render.dominion.spread import Item, fan, items, row, supply
from render.dominion.words import describe, text_board
from render.kit.sprites import press
from render.kit.surface import wood
from render.kit.theme import PAPER, mix, INK
from render.kit.type import fitted, printable, set_on
from render.words import Words
from rules.dominion.view import DominionView
from rules.kernel import Ask, View

__all__ = ["card", "describe", "marks", "picture", "text_board"]

NEWS, LINE = 3, 36
NAMED = ("revealed", "drawn", "trashed")
"""The facts of an ask that are cards lying on the table."""


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of an ask's next step: the cards that the picture shows are numbered."""
    depth = len(chosen)
    if any(option.path for option in ask.options):
        here = [option.path[depth] for option in ask.options if option.path[:depth] == tuple(chosen) == ("supply",)]
    else:
        here = [option.id for option in ask.options if option.id in catalogue()]
    return {card: str(number) for number, card in enumerate(dict.fromkeys(here), 1)}


def picture(view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Words) -> Image.Image:
    """Draw the table; for a seat its hand and what it is asked about, with marks and with gold around what is chosen."""
    seen = cast("DominionView", view)
    top = [head(seen, names, words)]
    if seen.seat is None:
        return stacked([*top, supply(seen, words, {}, ()), band(seen, words), _in_play(seen, words), _news(seen, names, words)])
    if ask is not None and _of_supply(ask, chosen):
        return stacked([*top, *_choosing_a_pile(seen, ask, chosen, words)])
    return stacked([*top, band(seen, words), *_choosing_cards(seen, ask, chosen, words)])


def card(name: str, *, words: Words) -> Image.Image:
    """Draw a card on the table, as large as in a hand."""
    canvas = wood((WIDE[0] + 8 * MARGIN, WIDE[1] + 8 * MARGIN))
    sprite = whole(printed(name, words))
    left, top = margin(sprite, WIDE)
    press(canvas, sprite, (4 * MARGIN - left, 4 * MARGIN - top))
    return canvas


def _of_supply(ask: Ask, chosen: Sequence[str]) -> bool:
    """Whether an ask is for a pile of the supply."""
    return ask.kind == "dominion.buy" or "at_least" in ask.args or tuple(chosen[:1]) == ("supply",)


def _choosing_a_pile(view: DominionView, ask: Ask, chosen: Sequence[str], words: Words) -> list[Section]:
    here = chosen[:1] if chosen[:1] == ("supply",) else ()
    hand = items(view.hand, words, _costs(view))
    about = [*_about(ask), *(view.players[view.turn].in_play if ask.kind == "dominion.buy" else ())]
    shown = items(about, words, _costs(view))
    return [supply(view, words, marks(ask, here), chosen), band(view, words), row(shown), row(hand)]


def _choosing_cards(view: DominionView, ask: Ask | None, chosen: Sequence[str], words: Words) -> list[Section]:
    """Return what the ask is about, small, and the cards to choose from, whole; a hand if there are no others."""
    costs = _costs(view)
    if ask is None:
        return [_in_play(view, words), fan(items(view.hand, words, costs))]
    lying = _lying(view, ask)
    numbered = marks(ask)
    picked = [id_ for id_ in chosen if id_ in numbered]
    if lying:
        big = items(lying, words, costs, numbered, picked, ask.ordered)
        return [row(items(_about(ask), words, costs)), fan(big), row(items(view.hand, words, costs))]
    asking = _about(ask) or list(view.players[view.turn].in_play)
    return [row(items(asking, words, costs)), fan(items(view.hand, words, costs, numbered, picked, ask.ordered))]


def _about(ask: Ask) -> list[str]:
    """Return the card that asks, and what was trashed."""
    facts = ("trashed",) if ask.kind == "dominion.gain" else ("card", "trashed")
    return [ask.args[fact] for fact in facts if fact in ask.args]


def _lying(view: DominionView, ask: Ask) -> list[str]:
    """Return the cards an ask is about that are not chosen from the hand: revealed ones, one just gained."""
    if ask.kind == "dominion.gain":
        return [ask.args["card"]]
    shown = [ask.args[fact] for fact in ("revealed", "drawn") if fact in ask.args]
    offered = [option for option in ask.options if option.id in catalogue()]
    if ask.kind.endswith((".put_back", ".gain", ".take")) or "owner" in ask.args:
        shown += [option.id for option in offered if option.id not in view.hand or "owner" in ask.args for _ in range(option.limit)]
    return shown


def _costs(view: DominionView) -> dict[str, int]:
    return {pile.card: pile.cost for pile in view.piles}


def _in_play(view: DominionView, words: Words) -> Section:
    player = view.players[view.turn]
    lying = items((*player.in_play, *player.aside), words, _costs(view))
    return row(lying, view.playing[-1] if view.playing else "")


def _news(view: DominionView, names: Sequence[str], words: Words) -> Section:
    """Return the last events, one a line, the newest below."""
    told = [words.event(event, names) for event in view.lately[-NEWS:]]
    return Section(len(told) * LINE + MARGIN, partial(_draw_news, told))


def _draw_news(told: Sequence[str], canvas: Image.Image, top: int) -> None:
    for line, text in enumerate(told):
        tint = mix(PAPER, INK, 0.15 * (len(told) - 1 - line))
        shown = fitted(printable(text, "text"), "text", TEXT, WIDTH - 2 * MARGIN)
        set_on(canvas, shown, (MARGIN, top + (line + 1) * LINE), "text", TEXT, tint)
