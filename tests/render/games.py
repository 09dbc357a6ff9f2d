"""Tables to draw: random games from fixed seeds, stopped where a test needs them."""

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from render.words import LANGUAGES
from rules import GAMES, Table
from rules.carcassonne.expansions.dragon.view import DragonView
from rules.carcassonne.expansions.traders.view import TradersView
from rules.carcassonne.view import CarcassonneView, Figure, Player, Tile, every_kind
from rules.kernel import Ask, Event, Option, View
from tests.kept import kept

T = TypeVar("T")
NAMES = ("Ada", "Benedikt Kästner", "Cleo", "Dmitri", "Łucja", "Fay")


def share(things: Iterable[T], language: str) -> Iterator[T]:
    """Yield the part of some things that a language tells: each is told in one language, so more cost no more time."""
    at, count = LANGUAGES.index(language), len(LANGUAGES)
    return (one for place, one in enumerate(things) if place % count == at)


@kept
def stopped(tiles: int, seats: int = 3, kind: str = "carcassonne.place", seed: int = 1) -> Table:
    """Return a game with ``tiles`` tiles and an open ask of ``kind`` (or a finished game)."""
    table = Table.new("carcassonne", seats=seats, seed=seed)
    rng = random.Random(seed)
    while not table.over and (len(table.view(None).board) < tiles or table.asks[0].kind != kind):  # type: ignore[attr-defined]
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


@kept
def whole_game(seed: int = 2, seats: int = 3) -> tuple[tuple[Ask, ...], tuple[Event, ...], View]:
    """Return all asks and events of a game with all expansions, and the view of its end."""
    table = Table.new("carcassonne", seats=seats, seed=seed, options={"expansions": every_expansion()})
    rng = random.Random(seed)
    asks: list[Ask] = []
    events: list[Event] = []
    while not table.over:
        asks.append(table.asks[0])
        events += table.answer(table.asks[0].seat, [rng.choice(table.asks[0].options).id])
    return tuple(asks), tuple(events), table.view(None)


AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


@cache
def laid(tiles: int, seed: int = 1) -> tuple[Tile, ...]:
    """Return ``tiles`` tiles of all expansions, placed at random."""
    rng = random.Random(seed)
    pile = [id_ for id_, kind in every_kind().items() for _ in range(kind.count)]
    rng.shuffle(pile)
    board = {(0, 0): Tile("D", 0, 0, 0)}
    for kind in pile:
        open_cells = {(x + dx, y + dy) for x, y in board for dx, dy in AROUND} - set(board)
        found = [Tile(kind, *cell, turn) for cell in sorted(open_cells) for turn in (0, 90, 180, 270)]
        fitting = [tile for tile in found if _fits(tile, board)]
        if fitting and len(board) < tiles:
            tile = rng.choice(fitting)
            board[tile.cell] = tile
    return tuple(board.values())


def _edge(tile: Tile, side: int) -> str:
    return every_kind()[tile.kind].edges[(side - tile.turn // 90) % 4]


def _fits(tile: Tile, board: dict[tuple[int, int], Tile]) -> bool:
    for side, (dx, dy) in enumerate(AROUND):
        other = board.get((tile.x + dx, tile.y + dy))
        if other is not None and _edge(other, (side + 2) % 4) != _edge(tile, side):
            return False
    return True


@kept
def expanded(tiles: int = 40, seats: int = 3, seed: int = 1) -> CarcassonneView:
    """Return a view with everything from the expansions: all figures, goods, dragon, fairy, tiles put aside."""
    rng, board = random.Random(seed), laid(tiles, seed)
    spots = [(lying.x, lying.y, segment) for lying in board for segment in every_kind()[lying.kind].segments]
    rng.shuffle(spots)
    figures = []
    for seat in range(seats):
        for kind, on in (("follower", "crfm"), ("follower", "crfm"), ("big", "crfm"), ("builder", "cr"), ("pig", "f")):
            spot = next(spot for spot in spots if spot[2].name[0] in on)
            spots.remove(spot)
            figures.append(Figure(seat, kind, spot[0], spot[1], spot[2].name))
    dragon = next(lying for lying in board if lying.cell not in {figure.cell for figure in figures})
    fairy = figures[0]
    supply = {"follower": 5, "big": 0, "builder": 0, "pig": 1}
    return CarcassonneView(
        game="carcassonne",
        board=board,
        figures=tuple(figures),
        players=tuple(Player(90 + seat, supply) for seat in range(seats)),
        turn=1,
        drawn="PD07",
        left=144 - tiles,
        expansions=("inns", "traders", "dragon"),
        parts={
            "traders": TradersView(tuple({"wine": seat, "grain": 1, "cloth": 0} for seat in range(seats))),
            "dragon": DragonView(dragon.cell, fairy.cell, ("PD08", "PD09")),
        },
    )


def with_dragon(view: CarcassonneView, **changes: Any) -> CarcassonneView:
    """Return the view with changes to its public part of the dragon expansion."""
    part = msgspec.structs.replace(view.parts["dragon"], **changes)
    return msgspec.structs.replace(view, parts={**view.parts, "dragon": part})


def dragon_ask(view: CarcassonneView) -> Ask:
    """Return the ask for a step of the dragon."""
    x, y = view.parts["dragon"].dragon
    cells = {lying.cell for lying in view.board}
    around = zip("NESW", AROUND, strict=True)
    steps = [Option(way, args={"figure": "dragon", "x": x + dx, "y": y + dy}) for way, (dx, dy) in around]
    legal = tuple(step for step in steps if (step.args["x"], step.args["y"]) in cells)
    return Ask(1, "carcassonne.dragon", legal, args={"x": x, "y": y, "step": 1})


def princess_ask(view: CarcassonneView) -> Ask:
    """Return the ask for the figure that the princess removes: any follower or builder of the view."""
    options = tuple(
        Option(
            f"remove:{one.seat}:{one.kind}:{one.x},{one.y}:{one.segment}",
            args={"seat": one.seat, "figure": one.kind, "x": one.x, "y": one.y, "segment": one.segment},
        )
        for one in view.figures
        if one.kind != "pig"
    )
    last = view.board[-1]
    return Ask(1, "carcassonne.princess", options, args={"tile": last.kind, "x": last.x, "y": last.y})


def portal_ask(view: CarcassonneView) -> Ask:
    """Return the ask after a portal is placed: figures here, on other tiles, and the fairy."""
    last = view.board[-1]
    options = [Option("pass")]
    for lying in view.board[::-1]:
        place = f"{lying.x},{lying.y}"
        for segment in every_kind()[lying.kind].segments:
            for kind in ("follower", "big"):
                args = {"figure": kind, "segment": segment.name, "kind": segment.kind}
                if lying is last:
                    id_ = f"{kind}:{segment.name}"
                    options.append(Option(id_, (id_,), args))
                else:
                    id_ = f"{kind}:{segment.name}@{place}"
                    options.append(Option(id_, (place, id_), {**args, "x": lying.x, "y": lying.y}))
    for place, (x, y) in {f"{one.x},{one.y}": one.cell for one in view.figures if one.seat == 1}.items():
        options.append(Option(f"fairy:{place}", ("fairy", place), {"figure": "fairy", "x": x, "y": y}))
    return Ask(1, "carcassonne.figure", tuple(options), args={"tile": last.kind, "x": last.x, "y": last.y})


def every_expansion() -> list[str]:
    """Return the keys of all expansions."""
    (setting,) = (setting for setting in GAMES["carcassonne"].meta.options if setting.key == "expansions")
    return list(setting.values)
