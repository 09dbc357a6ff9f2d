"""The contributions of a table's expansions to its picture and description."""

from collections.abc import Iterator, Sequence
from typing import Any

from render.carcassonne.expansions import LOOKS
from render.carcassonne.look import Look, Piece
from render.carcassonne.telling import Telling
from render.catalogue import Catalogue
from render.kit.sprites import Sprite
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Token


def _looks(view: CarcassonneView) -> Iterator[tuple[Look, Any]]:
    """Yield the look and the public part of each expansion in play."""
    for key, part in view.parts.items():
        yield LOOKS[key], part


def tokens(view: CarcassonneView) -> list[Token]:
    """Return the pieces on the board that belong to no seat."""
    return [token for look, part in _looks(view) for token in look.tokens(part)]


def trails(view: CarcassonneView) -> list[Sequence[Cell]]:
    """Return the cells that tokens crossed since the last placement."""
    return [look.trail(part) for look, part in _looks(view)]


def gone(view: CarcassonneView, chosen: Piece | None) -> list[Figure]:
    """Return the figures that left the table since the last placement, or would leave by the chosen option."""
    return [figure for look, part in _looks(view) for figure in look.gone(part, view, chosen)]


def counters(view: CarcassonneView, seat: int, height: int) -> list[tuple[Sprite, str]]:
    """Return the pictures and numbers of a seat's winnings."""
    return [counter for look, part in _looks(view) for counter in look.counters(part, seat, height)]


def aside(view: CarcassonneView) -> list[str]:
    """Return the kinds of tiles that lie face up beside the board."""
    return [kind for look, part in _looks(view) for kind in look.aside(part)]


def latest(view: CarcassonneView, telling: Telling) -> list[str]:
    """Return sentences about the events since the last placement."""
    return [sentence for look, part in _looks(view) for sentence in look.latest(part, telling)]


def described(view: CarcassonneView, telling: Telling) -> list[str]:
    """Return sentences about the rest of the table."""
    return [sentence for look, part in _looks(view) for sentence in look.described(part, telling)]


def winnings(view: CarcassonneView, seat: int, telling: Telling) -> list[str]:
    """Return sentences about a seat's winnings."""
    return [sentence for look, part in _looks(view) for sentence in look.winnings(part, seat, telling)]


def letters() -> dict[str, str]:
    """Return the letters of tokens on the map."""
    return {kind: letter for look in LOOKS.values() for kind, letter in look.letters.items()}


def legends(view: CarcassonneView, words: Catalogue) -> list[str]:
    """Return the legend of the map: the base game's letters and those of the expansions in play."""
    own = [f"carcassonne-described-legend-{key}" for key in view.expansions]
    keys = ("carcassonne-described-legend", *(key for key in own if words.known(key)))
    return [words.row([words.text(key) for key in keys], "semicolon")]
