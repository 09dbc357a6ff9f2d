"""The contract suite runs over every registered game, in all its forms, and over the demo."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from rules.kernel import GAMES, Facts, Setting, Table
from tests.contract.demo import DEMO

Form = tuple[str, int, Facts]


MANY = 12
"""The most values that an option is varied with: more are cards to pick from, not sets to play with."""
MODE = "mode"
"""An option whose every value is a game of its own."""

SHORT: Facts = {"target": "7"}
"""Options with which random games end soon, where a game has them."""


def forms(game: str) -> Iterator[Form]:
    """Yield forms of ``game``: fewest and most seats, each mode, and of each many-valued option none, one, two and all.

    Most faults show where two values meet, so pairs stand for the larger subsets: forms grow with the square of the
    values. An option with more values than ``MANY`` keeps its default.
    """
    meta = GAMES[game].meta
    varied = {setting.key: found for setting in meta.options if (found := choices(setting))}
    short = {setting.key: SHORT[setting.key] for setting in meta.options if setting.key in SHORT}
    for seats in sorted(set(meta.seats)):
        for values in itertools.product(*varied.values()):
            options = short | dict(zip(varied, values, strict=True))
            try:
                Table.new(game, seats=seats, seed=0, options=options)
            except ValueError:
                continue
            yield game, seats, options


def choices(setting: Setting) -> list[Any]:
    """Return what the suite chooses for an option; nothing means its default."""
    if setting.many and len(setting.values) <= MANY:
        sizes = sorted({0, 1, 2, len(setting.values)})
        return [list(chosen) for size in sizes for chosen in itertools.combinations(setting.values, size)]
    return list(setting.values) if setting.key == MODE else []


with pytest.MonkeyPatch.context() as registry:
    registry.setitem(GAMES, "demo", DEMO)
    FORMS = [form for game in sorted(GAMES) for form in forms(game)]


@pytest.fixture(autouse=True)
def _demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The demo is a registered game in this suite, and nowhere else."""
    monkeypatch.setitem(GAMES, "demo", DEMO)


def named(form: Form) -> str:
    game, seats, options = form
    chosen = [value for values in options.values() if isinstance(values, list) for value in values]
    return "-".join((game, str(seats), *([options[MODE]] if MODE in options else []), *chosen))


@pytest.fixture(params=FORMS, ids=named)
def form(request: pytest.FixtureRequest) -> Form:
    """One game with a number of seats and its options."""
    param: Form = request.param
    return param


@pytest.fixture
def table(form: Form) -> Table:
    """A fresh table of the form, with a fixed seed."""
    game, seats, options = form
    return Table.new(game, seats=seats, seed=2026, options=options)
