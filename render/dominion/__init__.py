"""Dominion in pictures and words: its view, its asks and its options."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.expansions import CONTRIBUTIONS
from render.dominion.face import PLAYED, catalogue
from render.dominion.icons import icons
from render.dominion.layout import LOW, stacked
from render.dominion.mat import on_mat
from render.dominion.overlays import overlay, overlay_words, overlays
from render.dominion.places import TablePlaces
from render.dominion.rulebook import article, illustration, illustrations
from render.dominion.scene import scene
from render.dominion.seats import band, head, score_sign
from render.dominion.spread import TAKEN, items, row, spread, supply
from render.dominion.words import describe, text_board
from render.games import Rendering
from render.kit.sections import Section
from render.kit.surface import wood
from render.option_marks import MarkedAsk
from rules.dominion.view import DominionView
from rules.kernel import Ask, Event

LYING = frozenset({"dominion.thief.trash", "dominion.thief.gain"}).union(
    *(added.lying for added in CONTRIBUTIONS.values())
)
"""The asks to choose among cards that lie on the table or in a discard pile."""


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of an ask's next step: the cards in the picture are numbered."""
    if isinstance(ask, MarkedAsk):
        return {} if chosen else dict(ask.marks)
    depth = len(chosen)
    if any(option.path for option in ask.options):
        # An ask with paths offers more than piles. Only its step that picks a pile is drawn.
        here = [option.path[depth] for option in ask.options if option.path[:depth] == tuple(chosen) == ("supply",)]
    else:
        here = [option.id for option in ask.options if option.id in catalogue()]
    return {card: str(number) for number, card in enumerate(dict.fromkeys(here), 1)}


def picture(
    view: DominionView,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw the table; for a seat also its hand and the cards of its ask, with marks and gold around chosen ones.

    The message with it tells the news.
    """
    top = head(view, names, words)
    if view.over:
        # The table of points follows.
        return stacked([top, on_mat([supply(view, words, {}, (), recent)])], least=LOW)
    turn = [band(view, words), _in_play(view, words)]
    if view.seat is None:
        return stacked([top, on_mat([supply(view, words, {}, (), recent), *turn])])
    if ask is None:
        hand = spread(items(view.hand, words, _costs(view)))
        return stacked([top, on_mat(turn), *hand, *_face_down(view, words)], least=LOW)
    if _of_supply(ask, chosen):
        return stacked([top, *_choosing_a_pile(view, ask, chosen, words)], least=LOW)
    return stacked([top, *_choosing_cards(view, ask, chosen, words)], least=LOW)


def touched(event: Event) -> Sequence[str]:
    """Return the card that an event has taken from its pile."""
    return (event.args["card"],) if event.kind in TAKEN else ()


def _of_supply(ask: Ask, chosen: Sequence[str]) -> bool:
    """Return whether an ask is for a pile of the supply."""
    # Asks to gain a card from the supply carry the prices that fit.
    return ask.kind == "dominion.buy" or "at_least" in ask.args or tuple(chosen[:1]) == ("supply",)


def _choosing_a_pile(view: DominionView, ask: Ask, chosen: Sequence[str], words: Catalogue) -> list[Section]:
    """Return the supply with its marks, the card that asks, and the hand, small."""
    here = chosen[:1] if chosen[:1] == ("supply",) else ()
    piles = supply(view, words, marks(ask, here), chosen)
    about = row(items(_about(ask), words, _costs(view)))
    hand = row(items(view.hand, words, _costs(view)), "", PLAYED, wood)
    return [on_mat([piles, band(view, words), about]), hand]


def _choosing_cards(view: DominionView, ask: Ask, chosen: Sequence[str], words: Catalogue) -> list[Section]:
    """Return the card that asks, small, and the cards to choose from, whole: revealed ones, or else the hand."""
    costs, numbered, lying = _costs(view), marks(ask), _lying(ask)
    # Without a card that asks, show the cards in play.
    about = row(items(_about(ask) or view.players[view.turn].in_play, words, costs))
    picked = [id_ for id_ in chosen if id_ in numbered]
    mat = on_mat([band(view, words), about])
    big = spread(items(lying or view.hand, words, costs, numbered, picked, ask.ordered))
    hand = [row(items(view.hand, words, costs), "", PLAYED, wood)] if lying else []
    return [mat, *big, *hand, *_face_down(view, words)]


def _face_down(view: DominionView, words: Catalogue) -> list[Section]:
    """Return the reader's own cards that lie face down, small and on a cloth of their own."""
    cards = [card for lying in view.hidden.values() for card in lying]
    return [on_mat([row(items(cards, words, _costs(view)))])] if cards else []


def _about(ask: Ask) -> list[str]:
    """Return the card that asks, and the card that was trashed."""
    facts = ("trashed",) if ask.kind == "dominion.gain" else ("card", "trashed")
    return [ask.args[fact] for fact in facts if fact in ask.args]


def _lying(ask: Ask) -> list[str]:
    """Return the cards outside the hand that an ask is about: revealed ones, one just gained, or one moved."""
    if ask.kind == "dominion.gain":
        return [ask.args["card"]]
    shown = [ask.args[fact] for fact in ("revealed", "drawn", "moved") if fact in ask.args]
    if ask.kind in LYING:
        shown += [option.id for option in ask.options if option.id in catalogue() for _ in range(option.limit)]
    return shown


def _costs(view: DominionView) -> dict[str, int]:
    return {pile.card: pile.cost for pile in view.piles}


def _in_play(view: DominionView, words: Catalogue) -> Section:
    player = view.players[view.turn]
    lying = items((*player.in_play, *player.aside), words, _costs(view))
    return row(lying, view.playing[-1] if view.playing else "")


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
    face="province",
)
