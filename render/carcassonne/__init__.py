"""Carcassonne in pictures and words: what its view, its asks and its options look like."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from PIL import Image

from render.carcassonne import board as table
from render.carcassonne.board import Cell, Frame
from render.carcassonne.curves import turned
from render.carcassonne.figures import figure_icon
from render.carcassonne.geometry import plan
from render.carcassonne.tile import tile
from render.carcassonne.words import describe, text_board
from render.kit.marks import frame as gold
from render.kit.marks import mark_size, plate, put_plates, row_marks, spot
from render.kit.sprites import press
from render.kit.strip import MARGIN, Entry, Layout, layout, strip
from render.words import Words
from rules.carcassonne.view import CarcassonneView, Figure, Tile
from rules.kernel import Ask, Option, View

__all__ = ["describe", "marks", "picture", "text_board"]

DRAWN = 108
NUMBERS = (0.22, 0.20, 0.18, 0.16, 0.15)
"""How large the numbers on a tile may be, in its widths."""


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str] | None:
    """Return the marks of an ask's next step as they are drawn; None for an ask that is not drawn."""
    if ask.kind == "carcassonne.place":
        return {} if chosen else _place_marks(ask)
    if ask.kind == "carcassonne.figure":
        return {} if chosen else _figure_marks(ask)
    return None


def _place_marks(ask: Ask) -> dict[str, str]:
    return {f"{x},{y}": mark for (x, y), mark in row_marks(_places(ask)).items()}


def _figure_marks(ask: Ask) -> dict[str, str]:
    """Number the options that stand on the tile just placed."""
    here = [option.id for option in ask.options if "segment" in option.args and len(option.steps) == 1]
    return {id_: str(number) for number, id_ in enumerate(here, 1)}


def _places(ask: Ask) -> list[Cell]:
    return [(option.args["x"], option.args["y"]) for option in ask.options]


def picture(view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Words) -> Image.Image:
    """Draw the view; with an ask its options, with something chosen a preview from close by."""
    public = cast("CarcassonneView", view)
    if ask is not None and ask.kind == "carcassonne.place" and chosen:
        return _placing(public, _picked(ask, chosen))
    if ask is not None and ask.kind == "carcassonne.figure":
        return _settling(public, ask, chosen)
    places = _places(ask) if ask is not None and ask.kind == "carcassonne.place" else []
    head = _head(public, names, words)
    frame = table.whole([*((t.x, t.y) for t in public.board), *places], head.layout.height, 0.35 if places else 0.6)
    canvas = table.lay(frame, public.board)
    _last_move(canvas, frame, public.board)
    table.stand(canvas, frame, public.board, public.figures)
    _offer(canvas, frame, places)
    _put_head(canvas, public, head)
    return canvas


def _picked(ask: Ask, chosen: Sequence[str]) -> Option:
    """The first option that begins with what was chosen."""
    for option in ask.options:
        if option.steps[: len(chosen)] == tuple(chosen):
            return option
    raise ValueError(f"nothing in {ask.kind} begins with {tuple(chosen)}")


def _placing(view: CarcassonneView, option: Option) -> Image.Image:
    place = Tile(option.args["tile"], option.args["x"], option.args["y"], option.args["turn"])
    frame = table.close((place.x, place.y), [(t.x, t.y) for t in view.board], 5)
    board = (*view.board, place)
    canvas = table.lay(frame, board)
    table.stand(canvas, frame, board, view.figures)
    _framed(canvas, frame, (place.x, place.y), "outline")
    return canvas


def _settling(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Image.Image:
    last = view.board[-1]
    frame = table.close((last.x, last.y), [(t.x, t.y) for t in view.board], 3.4)
    canvas = table.lay(frame, view.board)
    option = _picked(ask, chosen) if chosen else None
    piece = None
    if option is not None and "segment" in option.args:
        args = option.args
        piece = Figure(ask.seat, args["figure"], args.get("x", last.x), args.get("y", last.y), args["segment"])
    _framed(canvas, frame, (last.x, last.y), "bracket")
    table.stand(canvas, frame, view.board, view.figures, piece)
    if not chosen:
        _number(canvas, frame, last, ask)
    return canvas


def _number(canvas: Image.Image, frame: Frame, last: Tile, ask: Ask) -> None:
    """Put numbered plates on the segments; plates of several options for one segment move apart."""
    numbers = _figure_marks(ask)
    anchors = plan(last.kind).anchors
    spots = []
    for option in ask.options:
        if option.id in numbers:
            point = turned(anchors[option.args["segment"]], last.turn)
            spots.append((numbers[option.id], frame.at((last.x, last.y), point)))
    put_plates(canvas, spots, [round(frame.size * share) for share in NUMBERS])


def _offer(canvas: Image.Image, frame: Frame, places: Sequence[Cell]) -> None:
    outline = spot(frame.size)
    for cell, mark in row_marks(places).items():
        press(canvas, outline, frame.corner(cell))
        sprite = plate(mark, mark_size(frame.size), frame.size)
        x, y = frame.at(cell, (0.5, 0.5))
        press(canvas, sprite, (x - sprite.size[0] // 2, y - sprite.size[1] // 2))


def _last_move(canvas: Image.Image, frame: Frame, board: Sequence[Tile]) -> None:
    if len(board) > 1:
        _framed(canvas, frame, (board[-1].x, board[-1].y), "bracket")


def _framed(canvas: Image.Image, frame: Frame, cell: Cell, style: Literal["outline", "bracket"]) -> None:
    sprite = gold(frame.size, style)
    x, y = frame.corner(cell)
    margin = (sprite.size[0] - frame.size) // 2
    press(canvas, sprite, (x - margin, y - margin))


class Head(NamedTuple):
    """What the score strip says, and how it is divided."""

    entries: tuple[Entry, ...]
    note: str
    layout: Layout


def _head(view: CarcassonneView, names: Sequence[str], words: Words) -> Head:
    note = words.text("carcassonne-left", count=view.left)
    entries = []
    for seat, player in enumerate(view.players):
        pieces = tuple(
            (figure_icon(seat, 32), str(count)) for kind, count in player.supply.items() if kind == "follower"
        )
        active = seat == view.turn and not view.over
        entries.append(Entry(seat, words.name(seat, names), player.score, pieces, active=active))
    return Head(tuple(entries), note, layout(entries, note, table.WIDTH, DRAWN + MARGIN if view.drawn else 0))


def _put_head(canvas: Image.Image, view: CarcassonneView, head: Head) -> None:
    strip(canvas, head.entries, head.note, head.layout)
    if view.drawn:
        drawn = tile(view.drawn, 0, 0, DRAWN)
        canvas.paste(drawn, (canvas.width - DRAWN - MARGIN // 2, (head.layout.height - DRAWN) // 2 - 1))
