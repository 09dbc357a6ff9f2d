"""Scenes: the moments of a game that its contact sheet shows, as data."""

import random
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
from PIL import Image

import render
from render import ENGLISH
from rules.kernel import GAMES, Ask, Facts, Table
from tests.kept import kept

NAMES = ("Ada", "Benedikt Kästner", "Cleo", "Dmitri", "Łucja", "Fay")
MOST_CHOICES = 2_000
"""Upper bound of the choices until a scene's ask is open."""


class Scene(NamedTuple):
    """A picture of a table at a moment.

    The table is the arranged ``position``, or a new game with ``seats``, ``options`` and ``seed``. The computer
    opponents play ``choices`` choices, and then until an ask of the kind ``until`` is open.

    The picture is the public one, or the one that ``viewer`` sees. With ``panel`` it is the panel of the ask ``until``
    (of the first open ask without it). ``chosen`` is a number of steps, which the panel takes at the middle option, or
    the chosen ids themselves. ``overlay`` is the key of a closer look. ``draw`` returns a picture of any other kind.
    """

    title: str
    seats: int = 2
    options: Facts = {}
    seed: int = 1
    position: Facts | None = None
    choices: int = 0
    until: str = ""
    viewer: int | None = None
    panel: bool = False
    chosen: int | tuple[str, ...] = 0
    overlay: str = ""
    draw: Callable[[], Image.Image] | None = None


def scenes(game: str) -> tuple[Scene, ...]:
    """Return the scenes of a game."""
    found: tuple[Scene, ...] = import_module(f"tests.sheets.{game}").SCENES
    return found


class Result(NamedTuple):
    """The table whose end the sheet of results shows."""

    seats: int
    options: Facts


def result(game: str) -> Result:
    """Return the table of a game whose end the sheet of results shows."""
    found: Result = import_module(f"tests.sheets.{game}").RESULT
    return found


def picture(game: str, scene: Scene) -> Image.Image:
    """Return the picture of a scene."""
    return scene.draw() if scene.draw is not None else drawn(table_at(game, scene), scene)


def drawn(table: Table, scene: Scene, names: Sequence[str] = NAMES, language: str = ENGLISH) -> Image.Image:
    """Return the picture of a scene at its table."""
    ask = next(_asks(table, scene.until), None) if scene.panel else None
    seat = ask.seat if ask is not None and scene.viewer is None else scene.viewer
    view = table.view(seat)
    if scene.overlay:
        return render.overlay(view, scene.overlay, names=names, language=language)
    chosen = scene.chosen if isinstance(scene.chosen, tuple) else _first_steps(ask, scene.chosen)
    return render.picture(view, ask, chosen, names=names, language=language)


def table_at(game: str, scene: Scene) -> Table:
    """Return the table of a scene. Raise ValueError if its ask never opens."""
    start = Scene("", scene.seats, scene.options, scene.seed, scene.position, scene.choices)
    # Several scenes show the same moment.
    return _reached(game, msgspec.json.encode(start[1:6]).decode(), scene.until).fork()


@kept
def _reached(game: str, start: str, until: str) -> Table:
    """Return the table of scenes."""
    reached, drawn = _played(game, start)
    table, rng = reached.fork(), random.Random()
    rng.setstate(drawn)
    for _ in range(MOST_CHOICES):
        if not until or any(_asks(table, until)):
            return table
        play(table, rng)
    raise ValueError(f"no ask {until} opens")


@kept
def _played(game: str, start: str) -> tuple[Table, tuple[Any, ...]]:
    """Return a table after the choices of a scene, with the state of its random numbers."""
    seats, options, seed, position, choices = msgspec.json.decode(start)
    if position is None:
        table = Table.new(game, seats=seats, seed=seed, options=options)
    else:
        table = Table.arrange(game, position, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        play(table, rng)
    return table, rng.getstate()


def play(table: Table, rng: random.Random) -> None:
    """Let a computer opponent answer one open ask of a table that is not over."""
    for ask in table.asks:
        choice = GAMES[table.game].choose(table.view(ask.seat), ask, rng)
        if choice is not None:
            table.answer(ask.seat, choice)
            return


def _asks(table: Table, kind: str) -> Iterator[Ask]:
    return (ask for ask in table.asks if ask.kind == kind or not kind)


def _first_steps(ask: Ask | None, count: int) -> tuple[str, ...]:
    if ask is None or not ask.options:
        return ()
    return tuple(ask.options[len(ask.options) // 2].steps[:count])
