"""The contract suite runs over every registered game, in all its forms, and over the demo."""

import itertools
from collections.abc import Iterator

import pytest

from rules.kernel import GAMES, Facts, Table
from tests.contract.demo import DEMO

Form = tuple[str, int, Facts]


FEW = 6


def forms(game: str) -> Iterator[Form]:
    """Yield every form of ``game``: fewest and most seats, each subset of its many-valued options.

    An option with more values than ``FEW`` keeps its default.
    """
    meta = GAMES[game].meta
    many = [setting for setting in meta.options if setting.many and len(setting.values) <= FEW]
    subsets = [
        [
            list(chosen)
            for size in range(len(setting.values) + 1)
            for chosen in itertools.combinations(setting.values, size)
        ]
        for setting in many
    ]
    for seats in sorted(set(meta.seats)):
        for values in itertools.product(*subsets):
            options = {setting.key: value for setting, value in zip(many, values, strict=True)}
            try:
                Table.new(game, seats=seats, seed=0, options=options)
            except ValueError:
                continue
            yield game, seats, options


with pytest.MonkeyPatch.context() as registry:
    registry.setitem(GAMES, "demo", DEMO)
    FORMS = [form for game in sorted(GAMES) for form in forms(game)]


@pytest.fixture(autouse=True)
def _demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The demo is a registered game in this suite, and nowhere else."""
    monkeypatch.setitem(GAMES, "demo", DEMO)


def named(form: Form) -> str:
    game, seats, options = form
    chosen = [value for values in options.values() for value in values]
    return "-".join((game, str(seats), *chosen))


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
