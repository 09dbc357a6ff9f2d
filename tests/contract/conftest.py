"""The contract suite plays every registered game in all its forms, and the demo."""

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from rules.kernel import GAMES, Facts, Setting, Table
from tests.contract.adding import ROOT
from tests.contract.demo import DEMO
from tests.contract.diary import Course, game_of

Form = tuple[str, int, Facts]


MODES = ("variant",)
"""Options of which every value is a different game, besides those with an expansion among their values."""

SHORT: Facts = {"target": "7"}
"""Options that make random games end soon, if a game has them."""


def forms(game: str) -> Iterator[Form]:
    """Yield forms of ``game``: fewest and most seats, each mode, and none, one, two and all of its expansions.

    Most faults need only two expansions to meet, so pairs stand for larger subsets, and the number of forms grows with
    the square of the expansions. Any other option, such as a list of cards to pick, keeps its default.
    """
    meta = GAMES[game].meta
    varied = {setting.key: found for setting in meta.options if (found := choices(game, setting))}
    short = {setting.key: SHORT[setting.key] for setting in meta.options if setting.key in SHORT}
    for seats in sorted(set(meta.seats)):
        for values in itertools.product(*varied.values()):
            options = short | dict(zip(varied, values, strict=True))
            try:
                Table.new(game, seats=seats, seed=0, options=options)
            except ValueError:
                continue
            yield game, seats, options


def choices(game: str, setting: Setting) -> list[Any]:
    """Return the values of an option that the suite plays with; an empty list means the default."""
    switches = any((ROOT / "rules" / game / "expansions" / value).is_dir() for value in setting.values)
    if setting.many and switches:
        sizes = sorted({0, 1, 2, len(setting.values)})
        return [list(chosen) for size in sizes for chosen in itertools.combinations(setting.values, size)]
    return list(setting.values) if setting.key in MODES or switches else []


with pytest.MonkeyPatch.context() as registry:
    registry.setitem(GAMES, "demo", DEMO)
    FORMS = [form for game in sorted(GAMES) for form in forms(game)]


def is_part(form: Form) -> bool:
    """Return whether a form has one or two of a set option's values, and more seats can play with the same ones."""
    game, seats, options = form
    some = any(isinstance(value, list) and 0 < len(value) <= 2 for value in options.values())
    return some and any(other[0] == game and other[1] > seats and other[2] == options for other in FORMS)


PLAYED = [form for form in FORMS if not is_part(form)]
"""The forms of the tests that play whole games: one or two expansions only with the most seats that can have them."""


@pytest.fixture(autouse=True)
def _demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the demo as a game, in this suite only."""
    monkeypatch.setitem(GAMES, "demo", DEMO)


def named(form: Form) -> str:
    game, seats, options = form
    varied = [value for key, value in options.items() if key not in SHORT]
    chosen = [one for value in varied for one in (value if isinstance(value, list) else [value])]
    return "-".join((game, str(seats), *chosen))


def is_left_to_the_rest(form: Form) -> bool:
    """Return whether a form has a pair of expansions, or with the most seats neither one expansion nor all of them."""
    game, seats, options = form
    chosen = {len(value) for value in options.values() if isinstance(value, list)}
    last = [other for other in FORMS if other[0] == game][-1]
    return 2 in chosen or (seats == last[1] and form != last and 1 not in chosen)


def sampled(forms: Iterable[Form]) -> list[Any]:
    """Return forms as parameters. ``make test`` plays some of them, and the rest of the sweeps the others."""
    return [pytest.param(form, marks=[pytest.mark.sweep(0)] * is_left_to_the_rest(form)) for form in forms]


PARAMS = sampled(PLAYED)
"""The forms of whole games."""


# The scope is the module, so that all tests of a form run one after the other and share the games that they play.
@pytest.fixture(params=PARAMS, ids=named, scope="module")
def form(request: pytest.FixtureRequest) -> Form:
    """One game with a number of seats and its options."""
    param: Form = request.param
    return param


@pytest.fixture
def table(form: Form) -> Table:
    """A fresh table of the form, with a fixed seed."""
    game, seats, options = form
    return Table.new(game, seats=seats, seed=2026, options=options)


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[[Course], Table]:
    """Start a table of three seats whose rules are the given generator."""

    def started(course: Course) -> Table:
        monkeypatch.setitem(GAMES, "diary", game_of(course))
        return Table.new("diary", seats=3, seed=1)

    return started
